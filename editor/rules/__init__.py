"""The rules for sitemaps, their checks and their findings; without Qt and lxml.

What can be wrong is declared in modules named `…_rules`, found in `…_check` and corrected in
`…_fixes`, in a folder for each kind of subject. The modules of this folder are what they all build
on, and what runs them: `rule`, `catalogue`, `marks` and `family` come before any check, `checker`
and `findings` after all.
"""
