"""What the program is called with: the help of the command line, and the names of its commands."""

USAGE = """\
usage: sitemap-editor [FILE|FOLDER ...]      open sitemaps in the window, those of a folder together
       sitemap-editor check FILE ...         list everything that is wrong with them
       sitemap-editor compare FILE OTHER     list what differs between two sitemaps
       sitemap-editor edit FILE ...          set values, leave every other byte as it is
       sitemap-editor fix FILE ...           fix what is safe to fix
       sitemap-editor repair FILE ...        make damaged files well-formed again
       sitemap-editor apply RECIPE FILE ...  apply a recipe
       sitemap-editor convert IN OUT         write a clean .xml, .xml.gz or .txt, or a table
       sitemap-editor robots FILE ...        list what a robots.txt forbids crawlers to fetch
       sitemap-editor audit FILE ...         ask for their URLs on the live site
       sitemap-editor open-url URL -o FOLDER fetch the sitemaps of a site
       sitemap-editor announce FILE --key K  tell search engines what changed
       sitemap-editor shot [FILE] OUT.png    save a picture of the window
       sitemap-editor COMMAND --help         the options of a command
       sitemap-editor --version
"""

COMMANDS = (
    "check",
    "compare",
    "edit",
    "fix",
    "repair",
    "apply",
    "convert",
    "robots",
    "audit",
    "open-url",
    "announce",
)  # of the command line
