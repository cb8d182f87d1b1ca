<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sitemap Editor</source>
        <translation>Über Sitemap Editor</translation>
    </message>
    <message>
        <source>Free software (MIT). Made with Python {python}, Qt for Python {qt} and lxml {lxml}.</source>
        <translation>Freie Software (MIT). Erstellt mit Python {python}, Qt für Python {qt} und lxml {lxml}.</translation>
    </message>
    <message>
        <source>Opens XML sitemaps, shows what is wrong with them, and saves them without touching a byte you did not edit.</source>
        <translation>Öffnet XML-Sitemaps, zeigt, was an ihnen nicht stimmt, und speichert sie, ohne ein Byte anzutasten, das Sie nicht bearbeitet haben.</translation>
    </message>
</context>
<context>
    <name>AnewForm</name>
    <message>
        <source>Use it now…</source>
        <translation>Jetzt verwenden…</translation>
    </message>
</context>
<context>
    <name>AnnounceCommands</name>
    <message>
        <source>Key file (*.txt)</source>
        <translation>Schlüsseldatei (*.txt)</translation>
    </message>
    <message>
        <source>Save the key file</source>
        <translation>Schlüsseldatei speichern</translation>
    </message>
    <message>
        <source>These changes cannot be announced yet.</source>
        <translation>Diese Änderungen können noch nicht gemeldet werden.</translation>
    </message>
</context>
<context>
    <name>AnnounceDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Schlüssel</translation>
    </message>
    <message>
        <source>&amp;Leave out what was found gone or not to be indexed</source>
        <translation>Nicht gefundene und nicht zu indexierende Seiten aus&amp;lassen</translation>
    </message>
    <message>
        <source>&amp;Make a key</source>
        <translation>Schlüssel &amp;erzeugen</translation>
    </message>
    <message>
        <source>&amp;Save the key file…</source>
        <translation>Schlüssel&amp;datei speichern …</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>A&amp;nnounce</source>
        <translation>&amp;Melden</translation>
    </message>
    <message>
        <source>All URLs count as announced. From now on, only changes are.</source>
        <translation>Alle URLs gelten als gemeldet. Von jetzt an werden nur Änderungen gemeldet.</translation>
    </message>
    <message>
        <source>Announce changes to search engines</source>
        <translation>Änderungen an Suchmaschinen melden</translation>
    </message>
    <message>
        <source>Announcing…</source>
        <translation>Wird gemeldet …</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Check &amp;first</source>
        <translation>Erst &amp;prüfen</translation>
    </message>
    <message>
        <source>Comparing what is published with the saved file…</source>
        <translation>Das Veröffentlichte wird mit der gespeicherten Datei verglichen …</translation>
    </message>
    <message>
        <source>Copy the key, which the key file has to contain</source>
        <translation>Den Schlüssel kopieren, den die Schlüsseldatei enthalten muss</translation>
    </message>
    <message>
        <source>Everything is in place. {added} added, {changed} changed and {removed} removed URLs would be announced.</source>
        <translation>Alles ist bereit. Gemeldet würden {added} hinzugefügte, {changed} geänderte und {removed} entfernte URLs.</translation>
    </message>
    <message>
        <source>For the first time: later only changes are announced</source>
        <translation>Für das erste Mal: Später werden nur Änderungen gemeldet</translation>
    </message>
    <message>
        <source>Looks at what is published and lists what would be sent; sends nothing</source>
        <translation>Sieht nach, was veröffentlicht ist, und führt auf, was gesendet würde; sendet nichts</translation>
    </message>
    <message>
        <source>Mark &amp;all as announced</source>
        <translation>&amp;Alle als gemeldet markieren</translation>
    </message>
    <message>
        <source>Nothing has changed since the last announcement.</source>
        <translation>Seit der letzten Meldung hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Save the file that contains the key, to be uploaded to the site</source>
        <translation>Die Datei mit dem Schlüssel speichern, um sie auf die Website hochzuladen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Tells Bing, Yandex, Seznam, Naver and others (IndexNow) which URLs were added, removed, or have another date since the last announcement. Google does not take part. What is published must be the same as the saved file.</source>
        <translation>Teilt Bing, Yandex, Seznam, Naver und anderen (IndexNow) mit, welche URLs seit der letzten Meldung hinzugefügt oder entfernt wurden oder ein anderes Datum haben. Google nimmt nicht teil. Veröffentlicht sein muss dasselbe wie die gespeicherte Datei.</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>Die ersten {n} sind aufgeführt.</translation>
    </message>
    <message>
        <source>The site has to offer the key in a text file that contains nothing else: {url}</source>
        <translation>Die Website muss den Schlüssel in einer Textdatei bereitstellen, die nichts anderes enthält: {url}</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>What would be announced</source>
        <translation>Was gemeldet würde</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>left out: {verdict}</source>
        <translation>ausgelassen: {verdict}</translation>
    </message>
    <message>
        <source>{name} is saved. Upload it to {url}, then check.</source>
        <translation>{name} ist gespeichert. Laden Sie die Datei nach {url} hoch, dann prüfen Sie.</translation>
    </message>
</context>
<context>
    <name>AnswerSection</name>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>Live site</source>
        <translation>Live-Website</translation>
    </message>
    <message>
        <source>Live site: {verdict}</source>
        <translation>Live-Website: {verdict}</translation>
    </message>
</context>
<context>
    <name>AuditBar</name>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Also ask private hosts…</source>
        <translation>Auch private Hosts anfragen …</translation>
    </message>
    <message>
        <source>Also ask {host}…</source>
        <translation>Auch {host} anfragen …</translation>
    </message>
    <message>
        <source>At once per host</source>
        <translation>Gleichzeitig je Host</translation>
    </message>
    <message>
        <source>Checking URLs</source>
        <translation>URLs werden geprüft</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Fortsetzen …</translation>
    </message>
    <message>
        <source>Delay between two requests to a host</source>
        <translation>Pause zwischen zwei Anfragen an einen Host</translation>
    </message>
    <message>
        <source>How long to wait between two requests to a host</source>
        <translation>Wie lange zwischen zwei Anfragen an einen Host gewartet wird</translation>
    </message>
    <message>
        <source>How many requests may run at once to each host</source>
        <translation>Wie viele Anfragen gleichzeitig an jeden Host gestellt werden dürfen</translation>
    </message>
    <message>
        <source>Not checked, as they are in a private network:</source>
        <translation>Nicht geprüft, da in einem privaten Netz:</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>Gleichzeitige Anfragen an jeden Host</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused at {done} of {total} URLs</source>
        <translation>Pause nach {done} von {total} URLs</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stopped at {done} of {total} URLs</source>
        <translation>Angehalten nach {done} von {total} URLs</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>noch etwa {time}</translation>
    </message>
    <message>
        <source>with pauses of</source>
        <translation>mit Pausen von</translation>
    </message>
    <message>
        <source>{done} of {total} URLs checked</source>
        <translation>{done} von {total} URLs geprüft</translation>
    </message>
    <message>
        <source>{n} a second</source>
        <translation>{n} pro Sekunde</translation>
    </message>
</context>
<context>
    <name>AuditCommands</name>
    <message>
        <source>Dates of changed pages</source>
        <translation>Datum geänderter Seiten</translation>
    </message>
    <message>
        <source>The URLs of this document are being checked. Stop that first.</source>
        <translation>Die URLs dieses Dokuments werden gerade geprüft. Halten Sie das zuerst an.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>About this document</source>
        <translation>Zu diesem Dokument</translation>
    </message>
</context>
<context>
    <name>BarLine</name>
    <message>
        <source>Filter language</source>
        <translation>Filtersprache</translation>
    </message>
</context>
<context>
    <name>BlockForm</name>
    <message>
        <source>Add field…</source>
        <translation>Feld hinzufügen …</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mehr anzeigen</translation>
    </message>
    <message>
        <source>{title} (retired)</source>
        <translation>{title} (abgeschafft)</translation>
    </message>
</context>
<context>
    <name>BulkCommands</name>
    <message>
        <source>Folder with the site&apos;s files</source>
        <translation>Ordner mit den Dateien der Website</translation>
    </message>
    <message>
        <source>Recipes (*.toml)</source>
        <translation>Rezepte (*.toml)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Rezept speichern</translation>
    </message>
    <message>
        <source>The recipe could not be deleted.</source>
        <translation>Das Rezept konnte nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>The recipe could not be saved.</source>
        <translation>Das Rezept konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>This recipe cannot be opened.</source>
        <translation>Dieses Rezept kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>{name}, line {n}</source>
        <translation>{name}, Zeile {n}</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Z (UTC)</source>
        <translation>Z (UTC)</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>{offset} (here)</source>
        <translation>{offset} (hier)</translation>
    </message>
</context>
<context>
    <name>CellChoice</name>
    <message>
        <source>— not set</source>
        <translation>— nicht gesetzt</translation>
    </message>
</context>
<context>
    <name>CellCommands</name>
    <message>
        <source>No browser could be opened.</source>
        <translation>Es konnte kein Browser geöffnet werden.</translation>
    </message>
    <message>
        <source>Only URLs that begin with http:// or https:// can be opened in the browser.</source>
        <translation>Nur URLs, die mit http:// oder https:// beginnen, können im Browser geöffnet werden.</translation>
    </message>
    <message>
        <source>There is no filter for this column.</source>
        <translation>Für diese Spalte gibt es keinen Filter.</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Preview of the changes</source>
        <translation>Vorschau der Änderungen</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Copy as picture</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
</context>
<context>
    <name>CheckUrlsDialog</name>
    <message>
        <source> hours</source>
        <translation> Stunden</translation>
    </message>
    <message>
        <source>&amp;Sign in…</source>
        <translation>A&amp;nmelden …</translation>
    </message>
    <message>
        <source>Age of results in hours</source>
        <translation>Alter der Ergebnisse in Stunden</translation>
    </message>
    <message>
        <source>All again</source>
        <translation>Alle noch einmal</translation>
    </message>
    <message>
        <source>All of these URLs are on hosts in a private network.</source>
        <translation>Alle diese URLs liegen auf Hosts in einem privaten Netz.</translation>
    </message>
    <message>
        <source>All of these URLs have answered already: their answers are shown without new requests.</source>
        <translation>Alle diese URLs haben schon geantwortet: Ihre Antworten werden ohne neue Anfragen angezeigt.</translation>
    </message>
    <message>
        <source>Also ask private hosts</source>
        <translation>Auch private Hosts anfragen</translation>
    </message>
    <message>
        <source>Also ask {hosts}</source>
        <translation>Auch {hosts} anfragen</translation>
    </message>
    <message>
        <source>By their names, these hosts are on this computer or in a private network. They are asked only if you say so.</source>
        <translation>Ihren Namen nach liegen diese Hosts auf diesem Computer oder in einem privaten Netz. Sie werden nur angefragt, wenn Sie es sagen.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check URLs</source>
        <translation>URLs prüfen</translation>
    </message>
    <message>
        <source>Delay between requests</source>
        <translation>Pause zwischen Anfragen</translation>
    </message>
    <message>
        <source>Each URL is requested from the live site, and its answer is shown in the table. The sitemap itself stays as it is.</source>
        <translation>Jede URL wird auf der Live-Website abgerufen; ihre Antwort erscheint in der Tabelle. Die Sitemap selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Judge pages as</source>
        <translation>Seiten beurteilen als</translation>
    </message>
    <message>
        <source>None of these rows has a URL that can be checked.</source>
        <translation>Keine dieser Zeilen hat eine URL, die geprüft werden kann.</translation>
    </message>
    <message>
        <source>Only URLs without an answer from the last day</source>
        <translation>Nur URLs ohne Antwort vom letzten Tag</translation>
    </message>
    <message>
        <source>Only what failed</source>
        <translation>Nur was fehlschlug</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>Gleichzeitige Anfragen an jeden Host</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>URLs that answered within the last day are skipped.</source>
        <translation>URLs, die am letzten Tag geantwortet haben, werden übersprungen.</translation>
    </message>
    <message>
        <source>User agent</source>
        <translation>User-Agent</translation>
    </message>
    <message>
        <source>What is older than</source>
        <translation>Was älter ist als</translation>
    </message>
    <message>
        <source>Which of them</source>
        <translation>Welche davon</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{urls} on {hosts}: about {time} at these limits.</source>
        <translation>{urls} auf {hosts}: bei diesen Grenzen etwa {time}.</translation>
    </message>
</context>
<context>
    <name>ChooseFilesDialog</name>
    <message>
        <source>Choose sitemaps</source>
        <translation>Sitemaps auswählen</translation>
    </message>
    <message>
        <source>Deselect these</source>
        <translation>Diese abwählen</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Nach Namen filtern</translation>
    </message>
    <message>
        <source>Opens the selected sitemaps. You can open the others later.</source>
        <translation>Öffnet die ausgewählten Sitemaps. Die anderen können Sie später öffnen.</translation>
    </message>
    <message>
        <source>Select these</source>
        <translation>Diese auswählen</translation>
    </message>
    <message>
        <source>Show only files whose names contain this text</source>
        <translation>Nur Dateien anzeigen, deren Namen diesen Text enthalten</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>Sitemaps</translation>
    </message>
</context>
<context>
    <name>ClustersModel</name>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>No page is set for all other languages (x-default).</source>
        <translation>Für alle übrigen Sprachen (x-default) ist keine Seite festgelegt.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Search engines do not recognize: {codes}.</source>
        <translation>Suchmaschinen kennen nicht: {codes}.</translation>
    </message>
    <message>
        <source>Some pages do not list every version.</source>
        <translation>Manche Seiten führen nicht jede Version auf.</translation>
    </message>
</context>
<context>
    <name>CodesEditor</name>
    <message>
        <source>Choose from a list</source>
        <translation>Aus einer Liste auswählen</translation>
    </message>
</context>
<context>
    <name>ColumnCommands</name>
    <message>
        <source>&amp;Fit to content</source>
        <translation>An &amp;Inhalt anpassen</translation>
    </message>
    <message>
        <source>&amp;Hide column</source>
        <translation>Spalte ausb&amp;lenden</translation>
    </message>
    <message>
        <source>&amp;Reset column widths</source>
        <translation>Spaltenbreiten &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Select column</source>
        <translation>&amp;Spalte auswählen</translation>
    </message>
    <message>
        <source>Filter &amp;by this column…</source>
        <translation>Nach dieser Spalte &amp;filtern …</translation>
    </message>
    <message>
        <source>Show {host}, which is hidden</source>
        <translation>{host} anzeigen (ausgeblendet)</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>&amp;Aufsteigend sortieren</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>A&amp;bsteigend sortieren</translation>
    </message>
    <message>
        <source>The URL column cannot be hidden.</source>
        <translation>Die URL-Spalte kann nicht ausgeblendet werden.</translation>
    </message>
    <message>
        <source>There is no filter for this column.</source>
        <translation>Für diese Spalte gibt es keinen Filter.</translation>
    </message>
    <message>
        <source>“{name}” is hidden. To show it again, choose View, Columns.</source>
        <translation>„{name}“ ist ausgeblendet. Über „Ansicht“ &gt; „Spalten“ zeigen Sie die Spalte wieder an.</translation>
    </message>
</context>
<context>
    <name>ColumnsForm</name>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>Nach Bedarf</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
</context>
<context>
    <name>CompareCommands</name>
    <message>
        <source>Apply differences from {name}</source>
        <translation>Unterschiede aus {name} übernehmen</translation>
    </message>
    <message>
        <source>These differences cannot be applied.</source>
        <translation>Diese Unterschiede können nicht übernommen werden.</translation>
    </message>
    <message>
        <source>{name}, as opened</source>
        <translation>{name}, wie geöffnet</translation>
    </message>
    <message>
        <source>{name}, as saved</source>
        <translation>{name}, wie gespeichert</translation>
    </message>
</context>
<context>
    <name>ComparingDialog</name>
    <message>
        <source>Height of the list</source>
        <translation>Höhe der Liste</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Vorschau wird vorbereitet …</translation>
    </message>
    <message>
        <source>The changes cannot be shown: {cause}</source>
        <translation>Die Änderungen können nicht angezeigt werden: {cause}</translation>
    </message>
</context>
<context>
    <name>CoverageCommands</name>
    <message>
        <source>Choose the folder of the built site</source>
        <translation>Ordner der generierten Website auswählen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>In {path} gespeichert</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation>Die Tabelle konnte nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>CoverageDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Dates</source>
        <translation>Dat&amp;um</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Folder of the built site</source>
        <translation>&amp;Ordner der generierten Website</translation>
    </message>
    <message>
        <source>&amp;Home page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>&amp;Live site</source>
        <translation>&amp;Live-Website</translation>
    </message>
    <message>
        <source>&amp;Not to be listed</source>
        <translation>&amp;Nicht aufzuführen</translation>
    </message>
    <message>
        <source>&amp;Put into</source>
        <translation>E&amp;infügen in</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Table or sitemap</source>
        <translation>&amp;Tabelle oder Sitemap</translation>
    </message>
    <message>
        <source>&amp;Untick all</source>
        <translation>&amp;Keine ankreuzen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add pages</source>
        <translation>Seiten hinzufügen</translation>
    </message>
    <message>
        <source>Choose f&amp;older…</source>
        <translation>Or&amp;dner auswählen …</translation>
    </message>
    <message>
        <source>Choose ta&amp;ble…</source>
        <translation>Ta&amp;belle auswählen …</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Enter its home page.</source>
        <translation>Geben Sie ihre Startseite ein.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Folder of the built site</source>
        <translation>Ordner der generierten Website</translation>
    </message>
    <message>
        <source>From headers and tables alone</source>
        <translation>Nur aus Headern und Tabellen</translation>
    </message>
    <message>
        <source>From the files as well</source>
        <translation>Auch aus den Dateien</translation>
    </message>
    <message>
        <source>From the last commits (git) as well</source>
        <translation>Auch aus den letzten Commits (git)</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Links from the home page at most</source>
        <translation>Höchstzahl der Links von der Startseite aus</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>None of the listed URLs is among them; are these the pages of another site?</source>
        <translation>Keine der aufgeführten URLs ist darunter; sind das die Seiten einer anderen Website?</translation>
    </message>
    <message>
        <source>Not to be listed</source>
        <translation>Nicht aufzuführen</translation>
    </message>
    <message>
        <source>P&amp;roposals</source>
        <translation>Vorschlä&amp;ge</translation>
    </message>
    <message>
        <source>Pages and URLs</source>
        <translation>Seiten und URLs</translation>
    </message>
    <message>
        <source>Pages at most</source>
        <translation>Höchstzahl der Seiten</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Einfügen in</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove URLs</source>
        <translation>URLs entfernen</translation>
    </message>
    <message>
        <source>Stopped. Comparing again goes on with what the site has answered by now.</source>
        <translation>Angehalten. Erneutes Vergleichen macht mit dem weiter, was die Website bisher geantwortet hat.</translation>
    </message>
    <message>
        <source>T&amp;ick all</source>
        <translation>&amp;Alle ankreuzen</translation>
    </message>
    <message>
        <source>Table or sitemap</source>
        <translation>Tabelle oder Sitemap</translation>
    </message>
    <message>
        <source>Where their folders are</source>
        <translation>Wo ihre Ordner sind</translation>
    </message>
    <message>
        <source>Which pages are not listed, and which listed URLs are not there? Choose what to compare with; only the live site is asked for anything.</source>
        <translation>Welche Seiten sind nicht aufgeführt, und welche aufgeführten URLs gibt es nicht? Wählen Sie, womit verglichen wird; abgefragt wird nur die Live-Website.</translation>
    </message>
    <message>
        <source>Which pages nobody links to is not known.</source>
        <translation>Auf welche Seiten niemand verlinkt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>links of the home page</source>
        <translation>Links von der Startseite entfernt</translation>
    </message>
    <message>
        <source>pages, within</source>
        <translation>Seiten, bis zu</translation>
    </message>
    <message>
        <source>{done} of {known} known pages have answered…</source>
        <translation>{done} von {known} bekannten Seiten haben geantwortet …</translation>
    </message>
    <message>
        <source>{host} is in a private network and was not asked.</source>
        <translation>{host} liegt in einem privaten Netz und wurde nicht angefragt.</translation>
    </message>
</context>
<context>
    <name>CoverageModel</name>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Beleg</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>Gefunden in</translation>
    </message>
    <message>
        <source>Links to it</source>
        <translation>Eingehende Links</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
</context>
<context>
    <name>DataCommands</name>
    <message>
        <source>What was joined cannot be kept: {cause}</source>
        <translation>Verknüpftes kann nicht aufbewahrt werden: {cause}</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
</context>
<context>
    <name>DateIndexDialog</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Files and their dates</source>
        <translation>Dateien und ihre Daten</translation>
    </message>
    <message>
        <source>In the index</source>
        <translation>Im Index</translation>
    </message>
    <message>
        <source>In the index, these files have an older date than their newest page. They get the date of that page.</source>
        <translation>Im Index haben diese Dateien ein älteres Datum als ihre neueste Seite. Sie erhalten deren Datum.</translation>
    </message>
    <message>
        <source>Newest page</source>
        <translation>Neueste Seite</translation>
    </message>
    <message>
        <source>Update dates in the index</source>
        <translation>Daten im Index aktualisieren</translation>
    </message>
</context>
<context>
    <name>DecimalBox</name>
    <message>
        <source>A number from {least} to {most} with at most {n} decimals</source>
        <translation>Eine Zahl von {least} bis {most} mit höchstens {n} Nachkommastellen</translation>
    </message>
</context>
<context>
    <name>DetailsDock</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>DetailsHeader</name>
    <message>
        <source>Close the details panel</source>
        <translation>Detailbereich schließen</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+3)</source>
        <translation>Diesen Bereich schließen (Strg+3)</translation>
    </message>
    <message>
        <source>row {n}</source>
        <translation>Zeile {n}</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} Zeilen</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Select an entry to see its details.</source>
        <translation>Wählen Sie einen Eintrag aus, um seine Details zu sehen.</translation>
    </message>
</context>
<context>
    <name>DifferencesDialog</name>
    <message>
        <source>&amp;Add these here</source>
        <translation>Diese hier h&amp;inzufügen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>&amp;Apply all</source>
        <translation>Alle übe&amp;rnehmen</translation>
    </message>
    <message>
        <source>&amp;Apply without deleting</source>
        <translation>Übernehmen &amp;ohne Löschen</translation>
    </message>
    <message>
        <source>&amp;Copy the list</source>
        <translation>Liste &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Delete here what the other file lacks: {parts}</source>
        <translation>Hier löschen, was der an&amp;deren Datei fehlt: {parts}</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>An&amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Use these URLs</source>
        <translation>Diese &amp;URLs verwenden</translation>
    </message>
    <message>
        <source>&amp;Use these values</source>
        <translation>Diese &amp;Werte verwenden</translation>
    </message>
    <message>
        <source>Compare “{mine}” with “{theirs}”</source>
        <translation>„{mine}“ mit „{theirs}“ vergleichen</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen …</translation>
    </message>
    <message>
        <source>Dele&amp;te these here</source>
        <translation>Diese hier &amp;löschen</translation>
    </message>
    <message>
        <source>For a site that has moved, or a test site</source>
        <translation>Für eine umgezogene Website oder eine Testumgebung</translation>
    </message>
    <message>
        <source>For entries that moved, from their old URLs to the new ones</source>
        <translation>Für verschobene Einträge, von ihren alten URLs zu den neuen</translation>
    </message>
    <message>
        <source>Ignore scheme and &amp;host</source>
        <translation>Schema und &amp;Host ignorieren</translation>
    </message>
    <message>
        <source>Sa&amp;ve redirects…</source>
        <translation>Weiterleitungen s&amp;peichern …</translation>
    </message>
    <message>
        <source>Select these &amp;rows</source>
        <translation>Diese Zeilen &amp;auswählen</translation>
    </message>
    <message>
        <source>The files cannot be compared: {cause}</source>
        <translation>Die Dateien können nicht verglichen werden: {cause}</translation>
    </message>
    <message>
        <source>The other file is damaged, so only what could be recovered is compared. {cause}</source>
        <translation>Die andere Datei ist beschädigt; verglichen wird nur, was wiederhergestellt werden konnte. {cause}</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was abweicht</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>Other file</source>
        <translation>Andere Datei</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>This file</source>
        <translation>Diese Datei</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was abweicht</translation>
    </message>
</context>
<context>
    <name>DocumentBanner</name>
    <message>
        <source>Accept and edit</source>
        <translation>Annehmen und bearbeiten</translation>
    </message>
    <message>
        <source>Another program changed this file while it was open.</source>
        <translation>Ein anderes Programm hat diese Datei geändert, während sie geöffnet war.</translation>
    </message>
    <message>
        <source>Another program changed this file, and so did you.</source>
        <translation>Ein anderes Programm hat diese Datei geändert, und Sie auch.</translation>
    </message>
    <message>
        <source>Another program changed {name} while it was open.</source>
        <translation>Ein anderes Programm hat {name} geändert, während die Datei geöffnet war.</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>In UTF-8 umwandeln</translation>
    </message>
    <message>
        <source>Create a sitemap from it</source>
        <translation>Sitemap daraus erstellen</translation>
    </message>
    <message>
        <source>Damaged: {trouble} Everything that could be recovered is shown below.</source>
        <translation>Beschädigt: {trouble} Alles, was wiederhergestellt werden konnte, sehen Sie unten.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Load it again</source>
        <translation>Noch einmal laden</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Zusammenführen …</translation>
    </message>
    <message>
        <source>Only part of this file was loaded. You can view it but not save it.</source>
        <translation>Nur ein Teil dieser Datei wurde geladen. Sie können sie ansehen, aber nicht speichern.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>This file is damaged: {trouble} Everything that could be recovered is shown below.</source>
        <translation>Diese Datei ist beschädigt: {trouble} Alles, was wiederhergestellt werden konnte, sehen Sie unten.</translation>
    </message>
    <message>
        <source>This file is encoded in {encoding}. Sitemaps must be UTF-8.</source>
        <translation>Diese Datei ist in {encoding} codiert. Sitemaps müssen UTF-8 sein.</translation>
    </message>
    <message>
        <source>This file was deleted or moved. Its contents are still open here; save to keep them.</source>
        <translation>Diese Datei wurde gelöscht oder verschoben. Ihr Inhalt ist hier noch geöffnet; speichern Sie, um ihn zu behalten.</translation>
    </message>
    <message>
        <source>This file was read in an encoding other than the one it declares. Does everything look right?</source>
        <translation>Diese Datei wurde in einer anderen Zeichencodierung gelesen, als sie angibt. Sieht alles richtig aus?</translation>
    </message>
    <message>
        <source>This is a feed. You can view it here but not edit it.</source>
        <translation>Dies ist ein Feed. Sie können ihn hier ansehen, aber nicht bearbeiten.</translation>
    </message>
    <message>
        <source>What was repaired…</source>
        <translation>Was repariert wurde …</translation>
    </message>
    <message>
        <source>{name} was deleted or moved. Its contents are still open here; save to keep them.</source>
        <translation>{name} wurde gelöscht oder verschoben. Der Inhalt ist hier noch geöffnet; speichern Sie, um ihn zu behalten.</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>All open documents</source>
        <translation>Alle geöffneten Dokumente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the others</source>
        <translation>Andere schließen</translation>
    </message>
    <message>
        <source>Close this document</source>
        <translation>Dieses Dokument schließen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Geöffnete Dokumente</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>DocumentView</name>
    <message>
        <source>No entries yet. Press {key} or {other} to add one, or paste URLs.</source>
        <translation>Noch keine Einträge. Drücken Sie {key} oder {other}, um einen hinzuzufügen, oder fügen Sie URLs ein.</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Keine Zeile entspricht dem Filter.</translation>
    </message>
    <message>
        <source>This finding is about the whole file, not about single rows.</source>
        <translation>Dieser Befund betrifft die ganze Datei, nicht einzelne Zeilen.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>DuplicatesDialog</name>
    <message>
        <source>&amp;Merge images, videos, news and links into the entry that is kept</source>
        <translation>Bilder, &amp;Videos, News und Links mit dem behaltenen Eintrag zusammenführen</translation>
    </message>
    <message>
        <source>&amp;all</source>
        <translation>&amp;alle</translation>
    </message>
    <message>
        <source>&amp;first</source>
        <translation>&amp;ersten</translation>
    </message>
    <message>
        <source>&amp;last</source>
        <translation>&amp;letzten</translation>
    </message>
    <message>
        <source>All entries will be kept.</source>
        <translation>Alle Einträge bleiben erhalten.</translation>
    </message>
    <message>
        <source>Content that no other entry has will be lost: {contents}.</source>
        <translation>Inhalte, die kein anderer Eintrag hat, gehen verloren: {contents}.</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplikate</translation>
    </message>
    <message>
        <source>Groups of duplicates</source>
        <translation>Gruppen von Duplikaten</translation>
    </message>
    <message>
        <source>In each group, &amp;keep</source>
        <translation>In jeder Gruppe &amp;behalten</translation>
    </message>
    <message>
        <source>In this group, keep</source>
        <translation>In dieser Gruppe behalten</translation>
    </message>
    <message>
        <source>Include URLs that are &amp;nearly the same (www, http and https, trailing slash)</source>
        <translation>Auch &amp;fast gleiche URLs (www, http und https, Schrägstrich am Ende)</translation>
    </message>
    <message>
        <source>Looking for duplicates…</source>
        <translation>Duplikate werden gesucht …</translation>
    </message>
    <message>
        <source>No URL is listed twice.</source>
        <translation>Keine URL ist doppelt aufgeführt.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Their own content will be kept: {contents}.</source>
        <translation>Ihre eigenen Inhalte bleiben erhalten: {contents}.</translation>
    </message>
    <message>
        <source>Together with the newest date in the group. Nothing is added twice.</source>
        <translation>Ebenso das neueste Datum der Gruppe. Nichts wird doppelt hinzugefügt.</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>n&amp;ewest</source>
        <translation>&amp;neuesten</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>den ersten</translation>
    </message>
    <message>
        <source>the last</source>
        <translation>den letzten</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>den neuesten</translation>
    </message>
</context>
<context>
    <name>DuplicatesModel</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
</context>
<context>
    <name>EarlierAnswerCommands</name>
    <message>
        <source>What earlier checks found cannot be read: {cause}</source>
        <translation>Die Ergebnisse früherer Prüfungen können nicht gelesen werden: {cause}</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>Add a row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Sort the file</source>
        <translation>Datei sortieren</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be pasted.</source>
        <translation>Der Inhalt der Zwischenablage kann nicht eingefügt werden.</translation>
    </message>
</context>
<context>
    <name>EditValuesDialog</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Werte bearbeiten</translation>
    </message>
    <message>
        <source>Edit values: {name}</source>
        <translation>Werte bearbeiten: {name}</translation>
    </message>
    <message>
        <source>Only &amp;where</source>
        <translation>Nur &amp;wenn</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Nur wenn</translation>
    </message>
    <message>
        <source>Step &amp;name</source>
        <translation>&amp;Name des Schritts</translation>
    </message>
    <message>
        <source>Step name</source>
        <translation>Name des Schritts</translation>
    </message>
    <message>
        <source>Steps, conditions, recipes</source>
        <translation>Schritte, Bedingungen, Rezepte</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>each of these rows, or a filter such as path:/blog/ or priority&lt;0.5</source>
        <translation>jede dieser Zeilen, oder ein Filter wie path:/blog/ oder priority&lt;0.5</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aufgeklappt</translation>
    </message>
</context>
<context>
    <name>EditorNote</name>
    <message>
        <source>Change to {value} ({key})</source>
        <translation>In {value} ändern ({key})</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>Drop a sitemap, a sitemap index or a list of URLs anywhere in this window, gzipped or not.</source>
        <translation>Ziehen Sie eine Sitemap, einen Sitemap-Index oder eine URL-Liste in dieses Fenster, gern auch mit gzip gepackt.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nichts geöffnet</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open a sitemap</source>
        <translation>Sitemap öffnen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Paste URLs</source>
        <translation>URLs einfügen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt verwendete Dateien</translation>
    </message>
    <message>
        <source>This file no longer exists</source>
        <translation>Diese Datei existiert nicht mehr</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message>
        <source>Changed since the last save.</source>
        <translation>Seit dem letzten Speichern geändert.</translation>
    </message>
    <message>
        <source>The oldest answer: {age}</source>
        <translation>Die älteste Antwort: {age}</translation>
    </message>
</context>
<context>
    <name>EntriesTable</name>
    <message>
        <source>Rows cannot be moved while a filter hides some. Show all rows first.</source>
        <translation>Zeilen können nicht verschoben werden, solange ein Filter welche ausblendet. Zeigen Sie zuerst alle Zeilen an.</translation>
    </message>
    <message>
        <source>Rows cannot be moved while the document is read-only.</source>
        <translation>Zeilen können nicht verschoben werden, solange das Dokument schreibgeschützt ist.</translation>
    </message>
    <message>
        <source>Rows cannot be moved while the table is sorted. Show the file&apos;s order first.</source>
        <translation>Zeilen können nicht verschoben werden, solange die Tabelle sortiert ist. Zeigen Sie zuerst die Reihenfolge der Datei an.</translation>
    </message>
    <message>
        <source>That position is in another file. To move rows there, drag them onto its tab.</source>
        <translation>Diese Stelle liegt in einer anderen Datei. Um Zeilen dorthin zu verschieben, ziehen Sie sie auf deren Tab.</translation>
    </message>
    <message>
        <source>The selected rows are in several files. Move those of one file at a time.</source>
        <translation>Die ausgewählten Zeilen liegen in mehreren Dateien. Verschieben Sie jeweils die einer Datei.</translation>
    </message>
</context>
<context>
    <name>EntriesView</name>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>several values</source>
        <translation>mehrere Werte</translation>
    </message>
</context>
<context>
    <name>ExportCommands</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>List of URLs (*.txt)</source>
        <translation>URL-Liste (*.txt)</translation>
    </message>
    <message>
        <source>These files could not be deleted: {names}</source>
        <translation>Diese Dateien konnten nicht gelöscht werden: {names}</translation>
    </message>
    <message>
        <source>XML (*.xml)</source>
        <translation>XML (*.xml)</translation>
    </message>
    <message>
        <source>XML, gzipped (*.xml.gz)</source>
        <translation>XML, gepackt (*.xml.gz)</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>A single file would be larger than the protocol allows. Split it.</source>
        <translation>Eine einzelne Datei wäre größer, als das Protokoll erlaubt. Teilen Sie sie auf.</translation>
    </message>
    <message>
        <source>An index lists sitemaps, so it cannot be exported as a list of URLs. The name must end in .xml or .xml.gz.</source>
        <translation>Ein Index führt Sitemaps auf und kann deshalb nicht als URL-Liste exportiert werden. Der Name muss auf .xml oder .xml.gz enden.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Close this dialog, and go to the place of the error</source>
        <translation>Diesen Dialog schließen und zur Stelle des Fehlers gehen</translation>
    </message>
    <message>
        <source>Errors that prevent the export</source>
        <translation>Fehler, die den Export verhindern</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export anyway, with the errors</source>
        <translation>Trotzdem exportieren, mit den Fehlern</translation>
    </message>
    <message>
        <source>Exporting writes a clean new copy to upload to your site: UTF-8, tidy, in the order the protocol specifies. The file you are editing stays as it is; to write your changes back to it, use Save.</source>
        <translation>Beim Exportieren entsteht eine saubere neue Kopie zum Hochladen auf Ihre Website: UTF-8, aufgeräumt, in der Reihenfolge des Protokolls. Die bearbeitete Datei bleibt, wie sie ist; mit „Speichern“ schreiben Sie Ihre Änderungen in sie zurück.</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Zu schreibende Datei</translation>
    </message>
    <message>
        <source>Fix all safe…</source>
        <translation>Alles Unbedenkliche beheben …</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix, then come back here</source>
        <translation>Alles korrigieren, was sich sicher korrigieren lässt, und dann hierher zurückkehren</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Index to write; the sitemaps go in the same folder</source>
        <translation>Zu schreibender Index; die Sitemaps kommen in denselben Ordner</translation>
    </message>
    <message>
        <source>Line for robots.txt: {line}</source>
        <translation>Zeile für robots.txt: {line}</translation>
    </message>
    <message>
        <source>List of URLs</source>
        <translation>URL-Liste</translation>
    </message>
    <message>
        <source>No errors; ready to export.</source>
        <translation>Keine Fehler; bereit zum Exportieren.</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Eine Datei</translation>
    </message>
    <message>
        <source>Row {row}: </source>
        <translation>Zeile {row}: </translation>
    </message>
    <message>
        <source>Several files with an index</source>
        <translation>Mehrere Dateien mit Index</translation>
    </message>
    <message>
        <source>The name must end in .xml or .xml.gz.</source>
        <translation>Der Name muss auf .xml oder .xml.gz enden.</translation>
    </message>
    <message>
        <source>The name must end in .xml, .xml.gz or .txt.</source>
        <translation>Der Name muss auf .xml, .xml.gz oder .txt enden.</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>XML, gzipped</source>
        <translation>XML, gepackt</translation>
    </message>
</context>
<context>
    <name>ExtensionSection</name>
    <message>
        <source>Add: {what}</source>
        <translation>Hinzufügen: {what}</translation>
    </message>
    <message>
        <source>New: {what}</source>
        <translation>Neu: {what}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>geöffnet</translation>
    </message>
</context>
<context>
    <name>ExtensionsForm</name>
    <message>
        <source>Add images, videos, news, languages or a mobile version to this entry</source>
        <translation>Diesem Eintrag Bilder, Videos, News, Sprachen oder eine Mobilversion hinzufügen</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen …</translation>
    </message>
    <message>
        <source>Other elements, kept as they are</source>
        <translation>Andere Elemente, die unverändert bleiben</translation>
    </message>
    <message>
        <source>The fields below belong to row {n}.</source>
        <translation>Die Felder unten gehören zu Zeile {n}.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Andere Datei öffnen …</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>FileNameDialog</name>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>Neue Sitemap</translation>
    </message>
    <message>
        <source>When you save, the file is written next to the others and listed in the index.</source>
        <translation>Beim Speichern wird die Datei neben den anderen abgelegt und im Index aufgeführt.</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All supported files ({patterns})</source>
        <translation>Alle unterstützten Dateien ({patterns})</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Tabelle auswählen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Import preferences</source>
        <translation>Einstellungen importieren</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>Rezept öffnen</translation>
    </message>
    <message>
        <source>Open a robots.txt</source>
        <translation>robots.txt öffnen</translation>
    </message>
    <message>
        <source>Open sitemaps</source>
        <translation>Sitemaps öffnen</translation>
    </message>
    <message>
        <source>Preferences ({patterns})</source>
        <translation>Einstellungen ({patterns})</translation>
    </message>
    <message>
        <source>Recipes (*.toml);;All files (*)</source>
        <translation>Rezepte (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Sitemaps and feeds ({patterns})</source>
        <translation>Sitemaps und Feeds ({patterns})</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>Tabellen ({patterns})</translation>
    </message>
</context>
<context>
    <name>FileSearch</name>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
</context>
<context>
    <name>FileSetCommands</name>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Open as one document</source>
        <translation>Als ein Dokument öffnen</translation>
    </message>
    <message>
        <source>Open the sitemaps of a folder</source>
        <translation>Sitemaps eines Ordners öffnen</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Dateien anzeigen</translation>
    </message>
    <message>
        <source>The editor failed while reading. The files were not touched.</source>
        <translation>Der Editor ist beim Lesen gescheitert. Die Dateien wurden nicht angetastet.</translation>
    </message>
    <message>
        <source>There are no sitemaps in {place}.</source>
        <translation>In {place} gibt es keine Sitemaps.</translation>
    </message>
    <message>
        <source>{place} cannot be opened: {error}</source>
        <translation>{place} kann nicht geöffnet werden: {error}</translation>
    </message>
</context>
<context>
    <name>FileStrip</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Find a file</source>
        <translation>Datei suchen</translation>
    </message>
</context>
<context>
    <name>FilesCommands</name>
    <message>
        <source>Change the index entry for {name}</source>
        <translation>Indexeintrag für {name} ändern</translation>
    </message>
    <message>
        <source>New sitemap {name}</source>
        <translation>Neue Sitemap {name}</translation>
    </message>
    <message>
        <source>Only files that are open can be removed.</source>
        <translation>Nur geöffnete Dateien können entfernt werden.</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>{name} umbenennen</translation>
    </message>
    <message>
        <source>The last file cannot be removed.</source>
        <translation>Die letzte Datei kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>They are already there.</source>
        <translation>Sie sind schon dort.</translation>
    </message>
    <message>
        <source>{name} was removed. The file will be deleted when you save.</source>
        <translation>{name} wurde entfernt. Die Datei wird beim Speichern gelöscht.</translation>
    </message>
</context>
<context>
    <name>FilesHeader</name>
    <message>
        <source>Close the list of files</source>
        <translation>Dateiliste schließen</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+4)</source>
        <translation>Diesen Bereich schließen (Strg+4)</translation>
    </message>
    <message>
        <source>Make an index…</source>
        <translation>Index erstellen …</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu …</translation>
    </message>
    <message>
        <source>Open the rest</source>
        <translation>Übrige öffnen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>FilesModel</name>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Date in the index</source>
        <translation>Datum im Index</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>URL in the index</source>
        <translation>URL im Index</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URLs</translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <source>Add to the index</source>
        <translation>Zum Index hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the rows</source>
        <translation>Zeilen filtern</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Only {place}; press to show all</source>
        <translation>Nur {place}; drücken, um alle anzuzeigen</translation>
    </message>
    <message>
        <source>Show only rows that contain this text or match these terms, such as priority&lt;0.5</source>
        <translation>Nur Zeilen anzeigen, die diesen Text enthalten oder diesen Ausdrücken entsprechen, etwa priority&lt;0.5</translation>
    </message>
    <message>
        <source>no host</source>
        <translation>kein Host</translation>
    </message>
</context>
<context>
    <name>FilterCommands</name>
    <message>
        <source>Saved the filter “{name}”</source>
        <translation>Filter „{name}“ gespeichert</translation>
    </message>
</context>
<context>
    <name>FilterCompleter</name>
    <message>
        <source>recent</source>
        <translation>zuletzt verwendet</translation>
    </message>
</context>
<context>
    <name>FilterMenu</name>
    <message>
        <source>All rows</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>Filter language</source>
        <translation>Filtersprache</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>Diesen Filter speichern …</translation>
    </message>
    <message>
        <source>Saved filters…</source>
        <translation>Gespeicherte Filter …</translation>
    </message>
</context>
<context>
    <name>FilterPlace</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>FindActionDialog</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nichts gefunden. Versuchen Sie es mit einem anderen Wort.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
</context>
<context>
    <name>FindCommands</name>
    <message>
        <source>Nothing was replaced in “{name}”: {reason}</source>
        <translation>In „{name}“ wurde nichts ersetzt: {reason}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>FindingCards</name>
    <message>
        <source>Learn more</source>
        <translation>Mehr erfahren</translation>
    </message>
    <message>
        <source>Learn more: {title}</source>
        <translation>Mehr erfahren: {title}</translation>
    </message>
</context>
<context>
    <name>FindingsHeader</name>
    <message>
        <source>Close the findings panel</source>
        <translation>Befundbereich schließen</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+1)</source>
        <translation>Diesen Bereich schließen (Strg+1)</translation>
    </message>
    <message>
        <source>Find in the list of findings</source>
        <translation>In der Liste der Befunde suchen</translation>
    </message>
    <message>
        <source>Find in this list</source>
        <translation>In dieser Liste suchen</translation>
    </message>
    <message>
        <source>Fix all safe…</source>
        <translation>Alles Unbedenkliche beheben …</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix; shows a preview first</source>
        <translation>Alles korrigieren, was sich sicher korrigieren lässt; zuerst mit Vorschau</translation>
    </message>
    <message>
        <source>List only findings with this text</source>
        <translation>Nur Befunde mit diesem Text aufführen</translation>
    </message>
    <message>
        <source>Show only the rows with the selected finding</source>
        <translation>Nur die Zeilen mit dem ausgewählten Befund anzeigen</translation>
    </message>
    <message>
        <source>Show only these rows</source>
        <translation>Nur diese Zeilen anzeigen</translation>
    </message>
    <message>
        <source>Worth knowing about the whole file; nothing is wrong</source>
        <translation>Wissenswertes über die ganze Datei; nichts ist falsch</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>keine Befunde</translation>
    </message>
    <message>
        <source>no findings so far</source>
        <translation>bisher keine Befunde</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Fix all of these; shows a preview first ({key})</source>
        <translation>Alle diese korrigieren; zuerst mit Vorschau ({key})</translation>
    </message>
    <message>
        <source>Fix this one ({key})</source>
        <translation>Diesen korrigieren ({key})</translation>
    </message>
    <message>
        <source>Fix {n} of these; shows a preview first ({key})</source>
        <translation>{n} davon korrigieren; zuerst mit Vorschau ({key})</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Korrigieren …</translation>
    </message>
    <message>
        <source>Go to the list of files: these are in the index ({key})</source>
        <translation>Zur Dateiliste: Diese stehen im Index ({key})</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Source: {names}</source>
        <translation>Quelle: {names}</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>entry {entry}</source>
        <translation>Eintrag {entry}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>Textzeile {line}</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>Zeile {row}</translation>
    </message>
    <message>
        <source>rows {rows}</source>
        <translation>Zeilen {rows}</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>No finding in this list matches.</source>
        <translation>Kein Befund in dieser Liste passt.</translation>
    </message>
</context>
<context>
    <name>FixCommands</name>
    <message>
        <source>Correct hosts</source>
        <translation>Hosts richtigstellen</translation>
    </message>
    <message>
        <source>Fix all safe</source>
        <translation>Alles Unbedenkliche beheben</translation>
    </message>
</context>
<context>
    <name>FixMenu</name>
    <message>
        <source>Fix all {n}: {title}…</source>
        <translation>Alle {n} korrigieren: {title} …</translation>
    </message>
</context>
<context>
    <name>FixPreviewDialog</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Wählen Sie, was geschehen soll.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Findings: {counts}</source>
        <translation>Befunde: {counts}</translation>
    </message>
    <message>
        <source>Fix all safe</source>
        <translation>Alles Unbedenkliche beheben</translation>
    </message>
    <message>
        <source>Fix: {rule}</source>
        <translation>Korrigieren: {rule}</translation>
    </message>
    <message>
        <source>Fixes only what needs no decision. Nothing is guessed, and every other value stays as it is.</source>
        <translation>Korrigiert nur, was keine Entscheidung braucht. Nichts wird geraten, und jeder andere Wert bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Nothing will change.</source>
        <translation>Nichts ändert sich.</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Vorschau wird vorbereitet …</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>Die ersten {n} sind aufgeführt.</translation>
    </message>
    <message>
        <source>What is fixed</source>
        <translation>Was korrigiert wird</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>{n} places in {files} files will change.</source>
        <translation>{n} Stellen in {files} Dateien werden sich ändern.</translation>
    </message>
    <message>
        <source>{way} (safe)</source>
        <translation>{way} (sicher)</translation>
    </message>
</context>
<context>
    <name>FolderEditor</name>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen …</translation>
    </message>
</context>
<context>
    <name>FreshnessPage</name>
    <message>
        <source>Folders by age</source>
        <translation>Ordner nach Alter</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Stale after (days)</source>
        <translation>Veraltet nach (Tagen)</translation>
    </message>
    <message>
        <source>Stale after, in days</source>
        <translation>Veraltet nach, in Tagen</translation>
    </message>
</context>
<context>
    <name>HelpCommands</name>
    <message>
        <source>Combining terms</source>
        <translation>Ausdrücke verbinden</translation>
    </message>
    <message>
        <source>Filter language</source>
        <translation>Filtersprache</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>In der Tabelle</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkombinationen</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Ausdrücke</translation>
    </message>
</context>
<context>
    <name>HonestLastmodDialog</name>
    <message>
        <source>Dates of changed pages</source>
        <translation>Datum geänderter Seiten</translation>
    </message>
    <message>
        <source>Looking at what earlier checks found…</source>
        <translation>Ergebnisse früherer Prüfungen werden angesehen …</translation>
    </message>
    <message>
        <source>No page was checked twice yet. Check the URLs now, and again when pages may have changed: a date is proposed for each page whose text is another by then.</source>
        <translation>Noch keine Seite wurde zweimal geprüft. Prüfen Sie die URLs jetzt und noch einmal, wenn sich Seiten geändert haben könnten: Für jede Seite, deren Text dann ein anderer ist, wird ein Datum vorgeschlagen.</translation>
    </message>
    <message>
        <source>Of {n} pages that were checked more than once, none needs another date.</source>
        <translation>Von {n} Seiten, die mehr als einmal geprüft wurden, braucht keine ein anderes Datum.</translation>
    </message>
    <message>
        <source>Proposed dates</source>
        <translation>Vorgeschlagene Daten</translation>
    </message>
    <message>
        <source>Set dates</source>
        <translation>Daten setzen</translation>
    </message>
    <message>
        <source>What earlier checks found cannot be read ({cause}).</source>
        <translation>Die Ergebnisse früherer Prüfungen können nicht gelesen werden ({cause}).</translation>
    </message>
    <message>
        <source>{n} of {count} pages changed at once: a template? Nothing is proposed for them, as a new menu or footer is no new content.</source>
        <translation>{n} von {count} Seiten haben sich gleichzeitig geändert: eine Vorlage? Für sie wird nichts vorgeschlagen, denn ein neues Menü oder eine neue Fußzeile ist kein neuer Inhalt.</translation>
    </message>
</context>
<context>
    <name>HostsDialog</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change to the host of their file</source>
        <translation>In den Host ihrer Datei ändern</translation>
    </message>
    <message>
        <source>Change to {host}</source>
        <translation>In {host} ändern</translation>
    </message>
    <message>
        <source>Fix: {rule}</source>
        <translation>Korrigieren: {rule}</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Nothing will change.</source>
        <translation>Nichts ändert sich.</translation>
    </message>
    <message>
        <source>Remove the entries</source>
        <translation>Einträge entfernen</translation>
    </message>
    <message>
        <source>URLs on another host may be correct, for example for another language or site. Choose what to do with the URLs on each host.</source>
        <translation>URLs auf einem anderen Host können richtig sein, etwa für eine andere Sprache oder Website. Wählen Sie, was mit den URLs jedes Hosts geschehen soll.</translation>
    </message>
</context>
<context>
    <name>ImportCommands</name>
    <message>
        <source>No item in this feed has a link.</source>
        <translation>Kein Element dieses Feeds hat einen Link.</translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy some URLs first.</source>
        <translation>Die Zwischenablage enthält keinen Text. Kopieren Sie zuerst einige URLs.</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be opened.</source>
        <translation>Der Inhalt der Zwischenablage kann nicht geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>IndexCommands</name>
    <message>
        <source>Create the index {name}</source>
        <translation>Index {name} erstellen</translation>
    </message>
    <message>
        <source>List {name} in the index</source>
        <translation>{name} im Index aufführen</translation>
    </message>
    <message>
        <source>Match the index to the files</source>
        <translation>Index an die Dateien anpassen</translation>
    </message>
    <message>
        <source>Only open files that the index does not list can be added.</source>
        <translation>Nur geöffnete Dateien, die der Index nicht aufführt, können hinzugefügt werden.</translation>
    </message>
    <message>
        <source>Remove {name} from the index</source>
        <translation>{name} aus dem Index entfernen</translation>
    </message>
    <message>
        <source>Save the index first, so that the files next to it can be found.</source>
        <translation>Speichern Sie zuerst den Index, damit die Dateien daneben gefunden werden.</translation>
    </message>
    <message>
        <source>Set the published URL of the index first.</source>
        <translation>Legen Sie zuerst die veröffentlichte URL des Index fest.</translation>
    </message>
    <message>
        <source>The dates in the index are up to date.</source>
        <translation>Die Daten im Index sind aktuell.</translation>
    </message>
    <message>
        <source>The index and the files already match.</source>
        <translation>Index und Dateien passen schon zusammen.</translation>
    </message>
    <message>
        <source>The index lists no other indexes in the same folder.</source>
        <translation>Der Index führt keine anderen Indexe im selben Ordner auf.</translation>
    </message>
    <message>
        <source>The index will be written when you save.</source>
        <translation>Der Index wird beim Speichern geschrieben.</translation>
    </message>
    <message>
        <source>There already is an index: {name}.</source>
        <translation>Es gibt schon einen Index: {name}.</translation>
    </message>
    <message>
        <source>There are no open files to list.</source>
        <translation>Es sind keine Dateien geöffnet, die aufgeführt werden könnten.</translation>
    </message>
    <message>
        <source>There is no index yet. Create one first.</source>
        <translation>Es gibt noch keinen Index. Erstellen Sie zuerst einen.</translation>
    </message>
    <message>
        <source>Update dates in the index</source>
        <translation>Daten im Index aktualisieren</translation>
    </message>
</context>
<context>
    <name>IndexDialog</name>
    <message>
        <source>Change the index</source>
        <translation>Index ändern</translation>
    </message>
</context>
<context>
    <name>InsightHeader</name>
    <message>
        <source>Close the insight panel</source>
        <translation>Auswertungsbereich schließen</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+5)</source>
        <translation>Diesen Bereich schließen (Strg+5)</translation>
    </message>
</context>
<context>
    <name>InsightPanel</name>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei …</translation>
    </message>
    <message>
        <source>Differences from other states and files:</source>
        <translation>Unterschiede zu anderen Ständen und Dateien:</translation>
    </message>
    <message>
        <source>Earlier versions of this file…</source>
        <translation>Frühere Versionen dieser Datei …</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>What is published…</source>
        <translation>Das Veröffentlichte …</translation>
    </message>
    <message>
        <source>What the charts are about</source>
        <translation>Wovon die Diagramme handeln</translation>
    </message>
</context>
<context>
    <name>LanguagesDialog</name>
    <message>
        <source>&amp;Complete</source>
        <translation>&amp;Vervollständigen</translation>
    </message>
    <message>
        <source>&amp;Rename the code…</source>
        <translation>Code &amp;umbenennen …</translation>
    </message>
    <message>
        <source>Add entries of language versions</source>
        <translation>Einträge von Sprachversionen hinzufügen</translation>
    </message>
    <message>
        <source>As on the &amp;page</source>
        <translation>Wie auf der &amp;Seite</translation>
    </message>
    <message>
        <source>Complete &amp;all…</source>
        <translation>&amp;Alle vervollständigen …</translation>
    </message>
    <message>
        <source>For all other languages</source>
        <translation>Für alle übrigen Sprachen</translation>
    </message>
    <message>
        <source>For all other languages (x-default)</source>
        <translation>Für alle übrigen Sprachen (x-default)</translation>
    </message>
    <message>
        <source>Give all links of the current language another code</source>
        <translation>Allen Links der aktuellen Sprache einen anderen Code geben</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Link pages whose URLs differ only by a language</source>
        <translation>Seiten verlinken, deren URLs sich nur durch eine Sprache unterscheiden</translation>
    </message>
    <message>
        <source>List the version that the page itself linked to when last checked</source>
        <translation>Die Version aufführen, auf die die Seite selbst bei der letzten Prüfung verwies</translation>
    </message>
    <message>
        <source>Looking for pages in several languages…</source>
        <translation>Seiten in mehreren Sprachen werden gesucht …</translation>
    </message>
    <message>
        <source>Make &amp;groups…</source>
        <translation>&amp;Gruppen bilden …</translation>
    </message>
    <message>
        <source>No entry lists versions in other languages.</source>
        <translation>Kein Eintrag führt Versionen in anderen Sprachen auf.</translation>
    </message>
    <message>
        <source>Nothing to add</source>
        <translation>Nichts hinzuzufügen</translation>
    </message>
    <message>
        <source>Only incomplete ones</source>
        <translation>Nur unvollständige</translation>
    </message>
    <message>
        <source>Pages and the versions they list</source>
        <translation>Seiten und die Versionen, die sie aufführen</translation>
    </message>
    <message>
        <source>Pages in several languages</source>
        <translation>Seiten in mehreren Sprachen</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Wird vorbereitet …</translation>
    </message>
    <message>
        <source>Remove language version</source>
        <translation>Sprachversion entfernen</translation>
    </message>
    <message>
        <source>Rename language code</source>
        <translation>Sprachcode umbenennen</translation>
    </message>
    <message>
        <source>Search URLs</source>
        <translation>URLs durchsuchen</translation>
    </message>
    <message>
        <source>Set language version</source>
        <translation>Sprachversion setzen</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Breite der Liste</translation>
    </message>
    <message>
        <source>all complete</source>
        <translation>alle vollständig</translation>
    </message>
    <message>
        <source>as already listed</source>
        <translation>wie schon aufgeführt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>LastmodEditor</name>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Open the calendar (F4)</source>
        <translation>Kalender öffnen (F4)</translation>
    </message>
</context>
<context>
    <name>LineHeading</name>
    <message>
        <source>Remove {what}</source>
        <translation>{what} entfernen</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>Google no longer reads this.</source>
        <translation>Google wertet dies nicht mehr aus.</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>{what} entfernen</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>nicht deklariert</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>abgeschafft</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>MakeGroupsDialog</name>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>For all other languages (&amp;x-default):</source>
        <translation>Für alle übrigen Sprachen (&amp;x-default):</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Links to add</source>
        <translation>Neue Links</translation>
    </message>
    <message>
        <source>Looking for pages in several languages…</source>
        <translation>Seiten in mehreren Sprachen werden gesucht …</translation>
    </message>
    <message>
        <source>Make groups</source>
        <translation>Gruppen bilden</translation>
    </message>
    <message>
        <source>Make groups by URL</source>
        <translation>Gruppen nach URL bilden</translation>
    </message>
    <message>
        <source>No URLs differ only by a language, or their pages are linked already.</source>
        <translation>Keine URLs unterscheiden sich nur durch eine Sprache, oder ihre Seiten sind schon verlinkt.</translation>
    </message>
    <message>
        <source>Pages whose URLs differ only by a language, such as /en/ and /fr/, are linked as versions of each other. Links that are there stay.</source>
        <translation>Seiten, deren URLs sich nur durch eine Sprache unterscheiden, etwa /en/ und /fr/, werden als Versionen voneinander verlinkt. Vorhandene Links bleiben.</translation>
    </message>
    <message>
        <source>Pages without a language in the &amp;URL:</source>
        <translation>Seiten ohne Sprache in der &amp;URL:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not known: leave them out</source>
        <translation>unbekannt: auslassen</translation>
    </message>
</context>
<context>
    <name>MakeIndexDialog</name>
    <message>
        <source>&amp;Date each file by its newest entry</source>
        <translation>Jeder Datei das &amp;Datum ihres neuesten Eintrags geben</translation>
    </message>
    <message>
        <source>Create an index</source>
        <translation>Index erstellen</translation>
    </message>
    <message>
        <source>Create the index</source>
        <translation>Index erstellen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Enter the full URL of the folder, such as https://www.example.com/.</source>
        <translation>Geben Sie die vollständige URL des Ordners ein, etwa https://www.example.com/.</translation>
    </message>
    <message>
        <source>Files without dates get none.</source>
        <translation>Dateien ohne Daten erhalten keines.</translation>
    </message>
    <message>
        <source>Folder &amp;URL:</source>
        <translation>&amp;URL des Ordners:</translation>
    </message>
    <message>
        <source>Index &amp;name:</source>
        <translation>Name des &amp;Index:</translation>
    </message>
    <message>
        <source>Listed as</source>
        <translation>Aufgeführt als</translation>
    </message>
    <message>
        <source>The folder URL contains a space. Write it as %20.</source>
        <translation>Die URL des Ordners enthält ein Leerzeichen. Schreiben Sie es als %20.</translation>
    </message>
    <message>
        <source>The index is written next to the other files when you save. You can undo this.</source>
        <translation>Der Index wird beim Speichern neben die anderen Dateien geschrieben. Sie können das rückgängig machen.</translation>
    </message>
    <message>
        <source>What the index will list</source>
        <translation>Was der Index aufführen wird</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Width of the contents</source>
        <translation>Breite des Inhaltsverzeichnisses</translation>
    </message>
    <message>
        <source>{section} – {page}</source>
        <translation>{section} – {page}</translation>
    </message>
</context>
<context>
    <name>MatchIndexDialog</name>
    <message>
        <source>Add to the index: files it does not list</source>
        <translation>Zum Index hinzufügen: Dateien, die er nicht aufführt</translation>
    </message>
    <message>
        <source>Entries and files that do not match</source>
        <translation>Einträge und Dateien, die nicht zusammenpassen</translation>
    </message>
    <message>
        <source>Match index and files</source>
        <translation>Index und Dateien abgleichen</translation>
    </message>
    <message>
        <source>Only these entries of the index change, and only when you save. You can undo this.</source>
        <translation>Nur diese Einträge des Index ändern sich, und erst beim Speichern. Sie können das rückgängig machen.</translation>
    </message>
    <message>
        <source>Remove from the index: the file does not exist</source>
        <translation>Aus dem Index entfernen: Die Datei existiert nicht</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>Double-click to rename the code on all pages.</source>
        <translation>Doppelklicken, um den Code auf allen Seiten umzubenennen.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>No entry here has this URL, so whether it links back cannot be checked.</source>
        <translation>Kein Eintrag hier hat diese URL; ob sie zurückverweist, kann daher nicht geprüft werden.</translation>
    </message>
    <message>
        <source>On the page there is none.</source>
        <translation>Auf der Seite gibt es keine.</translation>
    </message>
    <message>
        <source>On the page: {url}</source>
        <translation>Auf der Seite: {url}</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>The language of this page is unknown. Enter its code, such as en or pt-BR.</source>
        <translation>Die Sprache dieser Seite ist unbekannt. Geben Sie ihren Code ein, etwa en oder pt-BR.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>{code}: unknown</source>
        <translation>{code}: unbekannt</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Weitere Werkzeuge</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Ru&amp;n recipe</source>
        <translation>Reze&amp;pt ausführen</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>(removed)</source>
        <translation>(entfernt)</translation>
    </message>
    <message>
        <source>All mine</source>
        <translation>Alle meine</translation>
    </message>
    <message>
        <source>All theirs</source>
        <translation>Alle anderen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Changed by both; select a value to use the one in the file</source>
        <translation>Von beiden geändert; wählen Sie einen Wert aus, um den der Datei zu verwenden</translation>
    </message>
    <message>
        <source>Changes in the file:</source>
        <translation>Änderungen in der Datei:</translation>
    </message>
    <message>
        <source>Changes in the file: {changes}</source>
        <translation>Änderungen in der Datei: {changes}</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Merge “{name}”</source>
        <translation>„{name}“ zusammenführen</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Datei wird gelesen …</translation>
    </message>
    <message>
        <source>Theirs (tick to use)</source>
        <translation>Andere (zum Verwenden ankreuzen)</translation>
    </message>
    <message>
        <source>These changes cannot be merged: {cause}</source>
        <translation>Diese Änderungen können nicht zusammengeführt werden: {cause}</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>MoveRowsDialog</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Files and how many rows each gets</source>
        <translation>Dateien und wie viele Zeilen jede erhält</translation>
    </message>
    <message>
        <source>How to split</source>
        <translation>Art der Aufteilung</translation>
    </message>
    <message>
        <source>Maximum rows per file</source>
        <translation>Höchstzahl der Zeilen je Datei</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Move to a sitemap</source>
        <translation>In eine Sitemap verschieben</translation>
    </message>
    <message>
        <source>Names start with</source>
        <translation>Namen beginnen mit</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rows per file, at most</source>
        <translation>Zeilen je Datei höchstens</translation>
    </message>
    <message>
        <source>Sitemap name</source>
        <translation>Name der Sitemap</translation>
    </message>
    <message>
        <source>Split over several sitemaps</source>
        <translation>Auf mehrere Sitemaps aufteilen</translation>
    </message>
    <message>
        <source>The rows are already in this file.</source>
        <translation>Die Zeilen sind schon in dieser Datei.</translation>
    </message>
    <message>
        <source>To an existing or new sitemap</source>
        <translation>In eine bestehende oder neue Sitemap</translation>
    </message>
    <message>
        <source>What the file names start with</source>
        <translation>Womit die Dateinamen beginnen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>OpenWebCommands</name>
    <message>
        <source>There are several indexes, so the sitemaps were opened without them.</source>
        <translation>Es gibt mehrere Indexe; die Sitemaps wurden daher ohne sie geöffnet.</translation>
    </message>
</context>
<context>
    <name>OpenWebDialog</name>
    <message>
        <source>&amp;Find sitemaps</source>
        <translation>&amp;Sitemaps suchen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Enter the address of a sitemap, of a robots.txt, or of the home page. Nothing is changed on the site; saving will ask for a place on this computer.</source>
        <translation>Geben Sie die Adresse einer Sitemap, einer robots.txt oder der Startseite ein. An der Website wird nichts geändert; beim Speichern werden Sie nach einem Ort auf diesem Computer gefragt.</translation>
    </message>
    <message>
        <source>Fetching… {done} of {count}</source>
        <translation>Wird abgerufen … {done} von {count}</translation>
    </message>
    <message>
        <source>Looking for sitemaps…</source>
        <translation>Sitemaps werden gesucht …</translation>
    </message>
    <message>
        <source>Named by</source>
        <translation>Genannt von</translation>
    </message>
    <message>
        <source>Open from the web</source>
        <translation>Aus dem Web öffnen</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Sitemaps that were found</source>
        <translation>Gefundene Sitemaps</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>index, {size}</source>
        <translation>Index, {size}</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nicht verfügbar</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Opening “{name}”…</source>
        <translation>„{name}“ wird geöffnet …</translation>
    </message>
</context>
<context>
    <name>OperationForm</name>
    <message>
        <source>&amp;Other operation…</source>
        <translation>&amp;Andere Operation …</translation>
    </message>
    <message>
        <source>Entries in this document do not have this value, so nothing happens.</source>
        <translation>Einträge in diesem Dokument haben diesen Wert nicht; es geschieht also nichts.</translation>
    </message>
</context>
<context>
    <name>OperationPicker</name>
    <message>
        <source>Find an operation</source>
        <translation>Operation suchen</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What do you want to do? For example: date, host, https, sort</source>
        <translation>Was möchten Sie tun? Zum Beispiel: Datum, Host, https, sortieren</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
</context>
<context>
    <name>OutcomeNotice</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>OutputCommands</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Bilder (*.png *.svg)</translation>
    </message>
    <message>
        <source>Save redirects</source>
        <translation>Weiterleitungen speichern</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Save the findings</source>
        <translation>Befunde speichern</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>Gespeichert in {path}</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Table (*.tsv)</source>
        <translation>Tabelle (*.tsv)</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>Tabellen ({patterns})</translation>
    </message>
    <message>
        <source>The findings were copied to the clipboard.</source>
        <translation>Die Befunde wurden in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The table has no place for these elements: {elements}</source>
        <translation>Die Tabelle hat keinen Platz für diese Elemente: {elements}</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Writing {name}…</source>
        <translation>{name} wird geschrieben …</translation>
    </message>
    <message>
        <source>“{name}” is still being written. Wait until it is done, or choose another name.</source>
        <translation>„{name}“ wird noch geschrieben. Warten Sie, bis das fertig ist, oder wählen Sie einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>OutsideCommands</name>
    <message>
        <source>Merge with the file</source>
        <translation>Mit der Datei zusammenführen</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>PanelCommands</name>
    <message>
        <source>Panels and columns are back in their first places and sizes.</source>
        <translation>Bereiche und Spalten haben wieder ihren ursprünglichen Platz und ihre ursprüngliche Größe.</translation>
    </message>
</context>
<context>
    <name>PartsModel</name>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URLs</translation>
    </message>
</context>
<context>
    <name>PreferenceCommands</name>
    <message>
        <source>All preferences have their defaults again.</source>
        <translation>Alle Einstellungen haben wieder ihre Vorgaben.</translation>
    </message>
    <message>
        <source>Export preferences</source>
        <translation>Einstellungen exportieren</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exportiert nach {path}</translation>
    </message>
    <message>
        <source>Imported from {name}.</source>
        <translation>Importiert aus {name}.</translation>
    </message>
    <message>
        <source>Preferences ({patterns})</source>
        <translation>Einstellungen ({patterns})</translation>
    </message>
    <message>
        <source>The preferences could not be exported.</source>
        <translation>Die Einstellungen konnten nicht exportiert werden.</translation>
    </message>
    <message>
        <source>The preferences could not be imported.</source>
        <translation>Die Einstellungen konnten nicht importiert werden.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>&amp;Reset all…</source>
        <translation>Alle &amp;zurücksetzen …</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Position in the file</source>
        <translation>Stelle in der Datei</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>First changes</source>
        <translation>Erste Änderungen</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Vorschau wird vorbereitet …</translation>
    </message>
</context>
<context>
    <name>PriorityCharts</name>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Rows with each priority, after</source>
        <translation>Zeilen mit jeder Priorität, nachher</translation>
    </message>
    <message>
        <source>Rows with each priority, before</source>
        <translation>Zeilen mit jeder Priorität, vorher</translation>
    </message>
</context>
<context>
    <name>PriorityEditor</name>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>&amp;Include paths and URLs of yours</source>
        <translation>Ihre &amp;Pfade und URLs einschließen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Sitemap Editor</source>
        <translation>Sitemap Editor</translation>
    </message>
</context>
<context>
    <name>ProposedDatesModel</name>
    <message>
        <source>Date now</source>
        <translation>Datum jetzt</translation>
    </message>
    <message>
        <source>Last-Modified header</source>
        <translation>Last-Modified-Header</translation>
    </message>
    <message>
        <source>New date</source>
        <translation>Neues Datum</translation>
    </message>
    <message>
        <source>New text seen from</source>
        <translation>Neuer Text gesehen ab</translation>
    </message>
    <message>
        <source>Old text seen until</source>
        <translation>Alter Text gesehen bis</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
</context>
<context>
    <name>PublishedUrlDialog</name>
    <message>
        <source>Enter the full URL, such as https://www.example.com/sitemap.xml.</source>
        <translation>Geben Sie die vollständige URL ein, etwa https://www.example.com/sitemap.xml.</translation>
    </message>
    <message>
        <source>Hosts and folders are not checked while this is unknown.</source>
        <translation>Solange dies unbekannt ist, werden Hosts und Ordner nicht geprüft.</translation>
    </message>
    <message>
        <source>Leave unknown</source>
        <translation>Unbekannt lassen</translation>
    </message>
    <message>
        <source>Published URL</source>
        <translation>Veröffentlichte URL</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Search engines ignore URLs outside the sitemap&apos;s own host and folder. Tell the editor where crawlers find this file, and it can check for such URLs and complete URLs without a host. The answer is remembered for this file.</source>
        <translation>Suchmaschinen ignorieren URLs außerhalb des Hosts und Ordners der Sitemap. Sagen Sie dem Editor, wo Crawler diese Datei finden; dann kann er solche URLs melden und URLs ohne Host vervollständigen. Die Antwort wird für diese Datei gemerkt.</translation>
    </message>
    <message>
        <source>Suggested because most entries are on this host. Change it if the file is published somewhere else.</source>
        <translation>Vorgeschlagen, weil die meisten Einträge auf diesem Host liegen. Ändern Sie das, wenn die Datei woanders veröffentlicht wird.</translation>
    </message>
    <message>
        <source>This URL contains a space. Write it as %20.</source>
        <translation>Diese URL enthält ein Leerzeichen. Schreiben Sie es als %20.</translation>
    </message>
    <message>
        <source>This sitemap may list URLs in {place} and its subfolders.</source>
        <translation>Diese Sitemap darf URLs in {place} und den Unterordnern aufführen.</translation>
    </message>
    <message>
        <source>URL of this file</source>
        <translation>URL dieser Datei</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>&amp;Ask it</source>
        <translation>A&amp;nfragen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Discard and reload</source>
        <translation>&amp;Verwerfen und neu laden</translation>
    </message>
    <message>
        <source>&amp;Do not open</source>
        <translation>&amp;Nicht öffnen</translation>
    </message>
    <message>
        <source>&amp;Keep for next time</source>
        <translation>Für nächstes Mal be&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Zusammenführen …</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Open again</source>
        <translation>&amp;Wieder öffnen</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Überschreiben</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Save the others</source>
        <translation>Die übrigen &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Write anyway</source>
        <translation>Trotzdem s&amp;chreiben</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>Eine Datei mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>Another program changed “{title}”.</source>
        <translation>Ein anderes Programm hat „{title}“ geändert.</translation>
    </message>
    <message>
        <source>As &amp;one document</source>
        <translation>Als &amp;ein Dokument</translation>
    </message>
    <message>
        <source>Ask the host “{host}”?</source>
        <translation>Host „{host}“ anfragen?</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>&amp;Trotzdem schließen</translation>
    </message>
    <message>
        <source>Delete the filter “{name}”?</source>
        <translation>Filter „{name}“ löschen?</translation>
    </message>
    <message>
        <source>Delete the recipe “{name}”?</source>
        <translation>Rezept „{name}“ löschen?</translation>
    </message>
    <message>
        <source>Discard these steps?</source>
        <translation>Diese Schritte verwerfen?</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Export them first to be able to come back to them.</source>
        <translation>Exportieren Sie sie zuerst, um zu ihnen zurückkehren zu können.</translation>
    </message>
    <message>
        <source>If you don&apos;t save, your changes will be lost.</source>
        <translation>Wenn Sie nicht speichern, gehen Ihre Änderungen verloren.</translation>
    </message>
    <message>
        <source>If you overwrite it, the other program&apos;s version will only be available under Earlier versions.</source>
        <translation>Wenn Sie überschreiben, gibt es die Version des anderen Programms nur noch unter „Frühere Versionen“.</translation>
    </message>
    <message>
        <source>If you quit now, the file stays as it was.</source>
        <translation>Wenn Sie jetzt beenden, bleibt die Datei, wie sie war.</translation>
    </message>
    <message>
        <source>In &amp;separate tabs</source>
        <translation>In &amp;getrennten Tabs</translation>
    </message>
    <message>
        <source>It is on this computer or in a private network. Go on only if you know it: it is asked as a browser would ask it.</source>
        <translation>Er liegt auf diesem Computer oder in einem privaten Netz. Fahren Sie nur fort, wenn Sie ihn kennen: Er wird angefragt, wie es ein Browser täte.</translation>
    </message>
    <message>
        <source>It was deleted or moved after you opened it. Save it again in the same place?</source>
        <translation>Die Datei wurde gelöscht oder verschoben, nachdem Sie sie geöffnet hatten. Am selben Ort wieder speichern?</translation>
    </message>
    <message>
        <source>Keep these steps?</source>
        <translation>Diese Schritte behalten?</translation>
    </message>
    <message>
        <source>Merge to keep both your changes and theirs.</source>
        <translation>Das Zusammenführen behält Ihre Änderungen und die anderen.</translation>
    </message>
    <message>
        <source>Nothing has been written yet. If there is an index, it will still list them.</source>
        <translation>Noch wurde nichts geschrieben. Wenn es einen Index gibt, führt er sie weiterhin auf.</translation>
    </message>
    <message>
        <source>Preferences, Questions takes it back.</source>
        <translation>Unter Einstellungen, Rückfragen lässt sich das zurücknehmen.</translation>
    </message>
    <message>
        <source>Reload “{title}” and lose your changes?</source>
        <translation>„{title}“ neu laden und Ihre Änderungen verlieren?</translation>
    </message>
    <message>
        <source>Replace with nothing?</source>
        <translation>Durch nichts ersetzen?</translation>
    </message>
    <message>
        <source>Replace “{name}”?</source>
        <translation>„{name}“ ersetzen?</translation>
    </message>
    <message>
        <source>Reset all preferences?</source>
        <translation>Alle Einstellungen zurücksetzen?</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save it a&amp;gain</source>
        <translation>&amp;Wieder speichern</translation>
    </message>
    <message>
        <source>Saving now would delete it. The other program&apos;s version will only be available under Earlier versions.</source>
        <translation>Speichern würde die Datei jetzt löschen. Die Version des anderen Programms gibt es dann nur noch unter „Frühere Versionen“.</translation>
    </message>
    <message>
        <source>Sitemap Editor</source>
        <translation>Sitemap Editor</translation>
    </message>
    <message>
        <source>The new file will not contain what could not be read. The current content is kept under File, Earlier versions….</source>
        <translation>Die neue Datei enthält nicht, was nicht gelesen werden konnte. Der jetzige Inhalt bleibt unter „Datei“ &gt; „Frühere Versionen …“ erhalten.</translation>
    </message>
    <message>
        <source>The replacement is empty, so every match will be removed.</source>
        <translation>Der Ersatz ist leer; jeder Treffer wird also entfernt.</translation>
    </message>
    <message>
        <source>Their rows are then shown in one table, can be moved between files, and are saved together.</source>
        <translation>Ihre Zeilen stehen dann in einer Tabelle, können zwischen den Dateien verschoben werden und werden gemeinsam gespeichert.</translation>
    </message>
    <message>
        <source>They are not saved as a recipe and will be replaced.</source>
        <translation>Sie sind nicht als Rezept gespeichert und werden ersetzt.</translation>
    </message>
    <message>
        <source>They are not saved as a recipe. If you keep them, they will be there when you open Edit values again.</source>
        <translation>Sie sind nicht als Rezept gespeichert. Wenn Sie sie behalten, sind sie wieder da, sobald Sie „Werte bearbeiten“ öffnen.</translation>
    </message>
    <message>
        <source>They cannot be recovered. The files stay as they are.</source>
        <translation>Sie können nicht wiederhergestellt werden. Die Dateien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>They come back with their rows, filters and sorting. You are asked this once: the preferences have it under Files.</source>
        <translation>Sie erscheinen wieder mit ihren Zeilen, Filtern und ihrer Sortierung. Diese Frage kommt nur einmal; in den Einstellungen steht sie unter „Dateien“.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>This is taking unusually long. If you close now, it is canceled. Unsaved changes are kept and offered at the next start.</source>
        <translation>Das dauert ungewöhnlich lange. Wenn Sie jetzt schließen, wird es abgebrochen. Nicht gespeicherte Änderungen bleiben erhalten und werden beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <source>This is taking unusually long; the disk may not be responding. If you close now, the file has either the old or the new contents. Unsaved changes are kept and offered at the next start.</source>
        <translation>Das dauert ungewöhnlich lange; vielleicht reagiert der Datenträger nicht. Wenn Sie jetzt schließen, hat die Datei entweder den alten oder den neuen Inhalt. Nicht gespeicherte Änderungen bleiben erhalten und werden beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <source>Write to it anyway?</source>
        <translation>Trotzdem schreiben?</translation>
    </message>
    <message>
        <source>Your changes are still here.</source>
        <translation>Ihre Änderungen sind noch da.</translation>
    </message>
    <message>
        <source>{names}

Backup copies are kept.</source>
        <translation>{names}

Sicherungskopien bleiben erhalten.</translation>
    </message>
    <message>
        <source>“{name}” is still being written.</source>
        <translation>„{name}“ wird noch geschrieben.</translation>
    </message>
    <message>
        <source>“{title}” has unsaved changes.</source>
        <translation>„{title}“ enthält nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>“{title}” is still being processed.</source>
        <translation>„{title}“ wird noch verarbeitet.</translation>
    </message>
    <message>
        <source>“{title}” is still being saved or exported.</source>
        <translation>„{title}“ wird noch gespeichert oder exportiert.</translation>
    </message>
    <message>
        <source>“{title}” no longer exists.</source>
        <translation>„{title}“ existiert nicht mehr.</translation>
    </message>
</context>
<context>
    <name>ReadEncodingDialog</name>
    <message>
        <source>Encoding</source>
        <translation>Zeichencodierung</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Zeichencodierungen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Textzeile</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Read in another encoding</source>
        <translation>In anderer Zeichencodierung lesen</translation>
    </message>
    <message>
        <source>Some bytes are not valid in this encoding.</source>
        <translation>Einige Bytes sind in dieser Zeichencodierung ungültig.</translation>
    </message>
    <message>
        <source>The file was read as {encoding} and would look the same in any other encoding.</source>
        <translation>Die Datei wurde als {encoding} gelesen und sähe in jeder anderen Zeichencodierung gleich aus.</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. Choose the encoding in which the line makes sense. The file is then read again and becomes UTF-8 when you accept and save it.</source>
        <translation>Die Datei wurde als {encoding} gelesen. Wählen Sie die Zeichencodierung, in der die Textzeile sinnvoll ist. Die Datei wird dann neu gelesen und in UTF-8 umgewandelt, sobald Sie sie annehmen und speichern.</translation>
    </message>
    <message>
        <source>Unclear line {n}</source>
        <translation>Unklare Textzeile {n}</translation>
    </message>
    <message>
        <source>Use this encoding</source>
        <translation>Diese Codierung verwenden</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Verwendet für</translation>
    </message>
</context>
<context>
    <name>RecipeButton</name>
    <message>
        <source>&amp;Delete from your library</source>
        <translation>Aus Ihrer Bibliothek &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Open a recipe file…</source>
        <translation>Rezeptdatei ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save to your library…</source>
        <translation>In Ihrer Bibliothek &amp;speichern …</translation>
    </message>
    <message>
        <source>Open a recipe or save these steps as one</source>
        <translation>Ein Rezept öffnen oder diese Schritte als Rezept speichern</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Als &amp;Datei speichern …</translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
</context>
<context>
    <name>RecoveryCommands</name>
    <message>
        <source>Another version of the editor kept unsaved changes that this version cannot read. They are safe; open that version to recover them.</source>
        <translation>Eine andere Version des Editors hat nicht gespeicherte Änderungen aufbewahrt, die diese Version nicht lesen kann. Sie sind sicher; öffnen Sie jene Version, um sie wiederherzustellen.</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Verwerfen …</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>One of these files has unsaved changes in another editor window.</source>
        <translation>Eine dieser Dateien hat nicht gespeicherte Änderungen in einem anderen Editorfenster.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Alle wiederherstellen</translation>
    </message>
    <message>
        <source>Show changes…</source>
        <translation>Änderungen anzeigen …</translation>
    </message>
    <message>
        <source>This file has unsaved changes in another editor window.</source>
        <translation>Diese Datei hat nicht gespeicherte Änderungen in einem anderen Editorfenster.</translation>
    </message>
    <message>
        <source>Unsaved changes to “{name}” were found: {changes}, the last on {when}.</source>
        <translation>Nicht gespeicherte Änderungen an „{name}“ wurden gefunden: {changes}, zuletzt am {when}.</translation>
    </message>
    <message>
        <source>“{name}” was not saved before the editor closed unexpectedly.</source>
        <translation>„{name}“ war nicht gespeichert, als der Editor unerwartet geschlossen wurde.</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Verwerfen …</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>The editor closed before these changes were saved. Restoring brings them back as one step that you can undo; the file changes only when you save.</source>
        <translation>Der Editor wurde geschlossen, bevor diese Änderungen gespeichert waren. Beim Wiederherstellen kehren sie als ein Schritt zurück, den Sie rückgängig machen können; die Datei ändert sich erst beim Speichern.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>RedirectsDialog</name>
    <message>
        <source>&amp;Direction</source>
        <translation>&amp;Richtung</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei auswählen …</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>From “{old}” to “{new}”</source>
        <translation>Von „{old}“ nach „{new}“</translation>
    </message>
    <message>
        <source>New URL</source>
        <translation>Neue URL</translation>
    </message>
    <message>
        <source>Old URL</source>
        <translation>Alte URL</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>Weiterleitungen</translation>
    </message>
    <message>
        <source>Save redirects</source>
        <translation>Weiterleitungen speichern</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was abweicht</translation>
    </message>
</context>
<context>
    <name>RenameCodeDialog</name>
    <message>
        <source>Entries with this language link to {code}, too. Remove one of the two.</source>
        <translation>Einträge mit dieser Sprache verweisen auch auf {code}. Entfernen Sie eines von beiden.</translation>
    </message>
    <message>
        <source>New code for {code}</source>
        <translation>Neuer Code für {code}</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename a language code</source>
        <translation>Sprachcode umbenennen</translation>
    </message>
    <message>
        <source>Search engines do not recognize this code. Enter one such as en or pt-BR.</source>
        <translation>Suchmaschinen kennen diesen Code nicht. Geben Sie einen wie en oder pt-BR ein.</translation>
    </message>
</context>
<context>
    <name>RepairsDialog</name>
    <message>
        <source>Accept and edit</source>
        <translation>Annehmen und bearbeiten</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Everything else is unchanged.</source>
        <translation>Alles andere ist unverändert.</translation>
    </message>
    <message>
        <source>In each conflict, keep</source>
        <translation>In jedem Konflikt behalten</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Places, before and after</source>
        <translation>Stellen, vorher und nachher</translation>
    </message>
    <message>
        <source>Read in another encoding…</source>
        <translation>In anderer Zeichencodierung lesen …</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Bericht speichern …</translation>
    </message>
    <message>
        <source>The file itself does not change until you accept this and save.</source>
        <translation>Die Datei selbst ändert sich erst, wenn Sie dies annehmen und speichern.</translation>
    </message>
    <message>
        <source>What was repaired</source>
        <translation>Was repariert wurde</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>Was nicht stimmte</translation>
    </message>
</context>
<context>
    <name>RepairsModel</name>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Textzeile</translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message>
        <source>All columns</source>
        <translation>Alle Spalten</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und Ersetzen</translation>
    </message>
    <message>
        <source>Find and replace only in the rows that were selected</source>
        <translation>Nur in den ausgewählten Zeilen suchen und ersetzen</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Vorheriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Ausgewählte Zeilen</translation>
    </message>
    <message>
        <source>The column to search. Images, videos, news and languages are edited in the Details panel.</source>
        <translation>Die zu durchsuchende Spalte. Bilder, Videos, News und Sprachen bearbeiten Sie im Bereich „Details“.</translation>
    </message>
    <message>
        <source>Whole value</source>
        <translation>Ganzer Wert</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>keine Treffer</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>sucht …</translation>
    </message>
    <message>
        <source>{n} of {count}</source>
        <translation>{n} von {count}</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>{n} ausgewählt</translation>
    </message>
</context>
<context>
    <name>Restoring</name>
    <message>
        <source>Restore unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>The changes are kept in {folder}</source>
        <translation>Die Änderungen werden aufbewahrt in {folder}</translation>
    </message>
    <message>
        <source>The changes to “{name}” could not be restored.</source>
        <translation>Die Änderungen an „{name}“ konnten nicht wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>They are kept in {folder}</source>
        <translation>Sie werden aufbewahrt in {folder}</translation>
    </message>
    <message>
        <source>“{name}” has changed since, and there is no copy of the earlier contents.</source>
        <translation>„{name}“ hat sich seither geändert, und vom früheren Inhalt gibt es keine Kopie.</translation>
    </message>
</context>
<context>
    <name>RobotsCommands</name>
    <message>
        <source>Choose the folder with the robots.txt</source>
        <translation>Ordner mit der robots.txt auswählen</translation>
    </message>
</context>
<context>
    <name>RobotsDialog</name>
    <message>
        <source>&amp;Check the rows</source>
        <translation>&amp;Zeilen prüfen</translation>
    </message>
    <message>
        <source>&amp;What if it were changed</source>
        <translation>Was &amp;passiert, wenn sie sich ändert</translation>
    </message>
    <message>
        <source>A robots.txt should name this sitemap: {line}</source>
        <translation>Eine robots.txt sollte diese Sitemap nennen: {line}</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Any crawler (*)</source>
        <translation>Jeder Crawler (*)</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>C&amp;rawler</source>
        <translation>C&amp;rawler</translation>
    </message>
    <message>
        <source>Changed robots.txt</source>
        <translation>Geänderte robots.txt</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen …</translation>
    </message>
    <message>
        <source>Copy the “Sitemap:” &amp;line</source>
        <translation>Zeile „Sitemap:“ &amp;kopieren</translation>
    </message>
    <message>
        <source>Crawler</source>
        <translation>Crawler</translation>
    </message>
    <message>
        <source>Crawlers do not fetch pages that the robots.txt of the site forbids. Load it to mark the rows it blocks; they stay checked while you edit.</source>
        <translation>Crawler rufen keine Seiten ab, die die robots.txt der Website verbietet. Laden Sie sie, um die blockierten Zeilen zu markieren; sie bleiben geprüft, während Sie bearbeiten.</translation>
    </message>
    <message>
        <source>Crawlers read only its first {n} bytes.</source>
        <translation>Crawler lesen davon nur die ersten {n} Bytes.</translation>
    </message>
    <message>
        <source>Do &amp;not check</source>
        <translation>&amp;Nicht prüfen</translation>
    </message>
    <message>
        <source>Fetching {url}…</source>
        <translation>{url} wird abgerufen …</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus einer &amp;Datei …</translation>
    </message>
    <message>
        <source>From a f&amp;older…</source>
        <translation>Aus einem &amp;Ordner …</translation>
    </message>
    <message>
        <source>From the &amp;site</source>
        <translation>Von der &amp;Website</translation>
    </message>
    <message>
        <source>It does not name this sitemap. Add the line: {line}</source>
        <translation>Sie nennt diese Sitemap nicht. Fügen Sie diese Zeile hinzu: {line}</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Textzeile</translation>
    </message>
    <message>
        <source>Line {n} names this sitemap.</source>
        <translation>Textzeile {n} nennt diese Sitemap.</translation>
    </message>
    <message>
        <source>Lines that block URLs</source>
        <translation>Regeln, die URLs blockieren</translation>
    </message>
    <message>
        <source>Loaded from {source}.</source>
        <translation>Geladen aus {source}.</translation>
    </message>
    <message>
        <source>No URL is blocked for {agent}.</source>
        <translation>Für {agent} ist keine URL blockiert.</translation>
    </message>
    <message>
        <source>Nothing is loaded.</source>
        <translation>Nichts geladen.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Rows that the change blocks or frees</source>
        <translation>Zeilen, die durch die Änderung blockiert oder frei werden</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Set the published URL of this sitemap to see whether robots.txt names it.</source>
        <translation>Legen Sie die veröffentlichte URL dieser Sitemap fest, um zu sehen, ob robots.txt sie nennt.</translation>
    </message>
    <message>
        <source>The first {n} rows that change are listed.</source>
        <translation>Die ersten {n} Zeilen, die sich ändern, sind aufgeführt.</translation>
    </message>
    <message>
        <source>The site has no robots.txt, so it forbids nothing.</source>
        <translation>Die Website hat keine robots.txt und verbietet also nichts.</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URLs</translation>
    </message>
    <message>
        <source>URLs blocked for {agent}: {before} before, {after} after the change.</source>
        <translation>Für {agent} blockierte URLs: {before} vor, {after} nach der Änderung.</translation>
    </message>
    <message>
        <source>may be fetched</source>
        <translation>darf abgerufen werden</translation>
    </message>
    <message>
        <source>robots.txt</source>
        <translation>robots.txt</translation>
    </message>
</context>
<context>
    <name>RuleCommands</name>
    <message>
        <source>Rules ({patterns})</source>
        <translation>Regeln ({patterns})</translation>
    </message>
    <message>
        <source>Save the choice of rules</source>
        <translation>Regelauswahl speichern</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>Gespeichert in {path}</translation>
    </message>
    <message>
        <source>The choice of rules beside this file holds for it.</source>
        <translation>Für diese Datei gilt die Regelauswahl daneben.</translation>
    </message>
    <message>
        <source>The choice of rules could not be saved.</source>
        <translation>Die Regelauswahl konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The choice of rules in {path} holds for this file.</source>
        <translation>Für diese Datei gilt die Regelauswahl in {path}.</translation>
    </message>
    <message>
        <source>{name} was not used: {cause}</source>
        <translation>{name} wurde nicht verwendet: {cause}</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>As declared</source>
        <translation>Wie festgelegt</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Save for a file or check…</source>
        <translation>Für eine Datei oder check speichern …</translation>
    </message>
    <message>
        <source>Show the selected rules as</source>
        <translation>Ausgewählte Regeln anzeigen als</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Angezeigt als</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Wer das sagt</translation>
    </message>
</context>
<context>
    <name>SaveCommands</name>
    <message>
        <source>A copy was saved to {path}</source>
        <translation>Eine Kopie wurde gespeichert in {path}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Compress with gzip</source>
        <translation>Mit gzip packen</translation>
    </message>
    <message>
        <source>Do not compress</source>
        <translation>Nicht packen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Save a copy of the files in</source>
        <translation>Kopie der Dateien speichern in</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Save the files in</source>
        <translation>Dateien speichern in</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.gz *.txt)</source>
        <translation>Sitemaps (*.xml *.gz *.txt)</translation>
    </message>
</context>
<context>
    <name>SaveFilterDialog</name>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Edit saved filter</source>
        <translation>Gespeicherten Filter bearbeiten</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>Filter speichern</translation>
    </message>
    <message>
        <source>This replaces the filter with the same name.</source>
        <translation>Dies ersetzt den Filter mit demselben Namen.</translation>
    </message>
</context>
<context>
    <name>SaveRecipeDialog</name>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Rezept speichern</translation>
    </message>
    <message>
        <source>This replaces the recipe with the same name.</source>
        <translation>Dies ersetzt das Rezept mit demselben Namen.</translation>
    </message>
</context>
<context>
    <name>SavedFiltersDialog</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten …</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>There are no saved filters yet. Filter the rows, then choose “Save this filter…” next to the filter.</source>
        <translation>Es gibt noch keine gespeicherten Filter. Filtern Sie die Zeilen und wählen Sie dann „Diesen Filter speichern …“ neben dem Filter.</translation>
    </message>
</context>
<context>
    <name>ScopeChoice</name>
    <message>
        <source>All {n}</source>
        <translation>Alle {n}</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Zeilen:</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>{n} ausgewählt</translation>
    </message>
    <message>
        <source>{n} shown</source>
        <translation>{n} angezeigt</translation>
    </message>
</context>
<context>
    <name>SearchCommands</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Werte bearbeiten</translation>
    </message>
    <message>
        <source>Edit {name} of an entry</source>
        <translation>{name} eines Eintrags bearbeiten</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Fix: {title}</source>
        <translation>Korrigieren: {title}</translation>
    </message>
    <message>
        <source>Hide the column {name}</source>
        <translation>Spalte {name} ausblenden</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt verwendete öffnen</translation>
    </message>
    <message>
        <source>Run recipe</source>
        <translation>Rezept ausführen</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>Show the column {name}</source>
        <translation>Spalte {name} anzeigen</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>fix mend repair</source>
        <translation>korrigieren beheben reparieren verbessern</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>Rezept</translation>
    </message>
</context>
<context>
    <name>SelectWhereDialog</name>
    <message>
        <source>Filter for the rows to select</source>
        <translation>Filter für die auszuwählenden Zeilen</translation>
    </message>
    <message>
        <source>For example priority&lt;0.5 or path:/blog/</source>
        <translation>Zum Beispiel priority&lt;0.5 oder path:/blog/</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht …</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select where</source>
        <translation>Auswählen, wo</translation>
    </message>
    <message>
        <source>Type a filter that the rows match.</source>
        <translation>Geben Sie einen Filter ein, dem die Zeilen entsprechen.</translation>
    </message>
</context>
<context>
    <name>SelectableLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>SetPage</name>
    <message>
        <source>Compress the files (.xml.gz), but not the index</source>
        <translation>Dateien packen (.xml.gz), den Index aber nicht</translation>
    </message>
    <message>
        <source>Enter a name and a path pattern for each file, such as products=/shop/*</source>
        <translation>Geben Sie für jede Datei einen Namen und ein Pfadmuster ein, etwa produkte=/shop/*</translation>
    </message>
    <message>
        <source>Enter the URL of the folder the files will be published in: the index lists each file by its full URL.</source>
        <translation>Geben Sie die URL des Ordners ein, in dem die Dateien veröffentlicht werden: Der Index führt jede Datei mit vollständiger URL auf.</translation>
    </message>
    <message>
        <source>Enter the full URL of a folder, such as https://www.example.com/.</source>
        <translation>Geben Sie die vollständige URL eines Ordners ein, etwa https://www.example.com/.</translation>
    </message>
    <message>
        <source>Entries stay in the files of the last time; new ones go to the last file, then to new files</source>
        <translation>Einträge bleiben in den Dateien vom letzten Mal; neue kommen in die letzte Datei, dann in neue Dateien</translation>
    </message>
    <message>
        <source>File names may only use unaccented letters, digits, - _ and .</source>
        <translation>Dateinamen dürfen nur Buchstaben ohne Akzente, Ziffern sowie - _ und . enthalten.</translation>
    </message>
    <message>
        <source>Files to be written</source>
        <translation>Zu schreibende Dateien</translation>
    </message>
    <message>
        <source>How to split</source>
        <translation>Art der Aufteilung</translation>
    </message>
    <message>
        <source>Keep earlier files</source>
        <translation>Frühere Dateien beibehalten</translation>
    </message>
    <message>
        <source>Line for robots.txt: {line}</source>
        <translation>Zeile für robots.txt: {line}</translation>
    </message>
    <message>
        <source>Maximum URLs per file</source>
        <translation>Höchstzahl der URLs je Datei</translation>
    </message>
    <message>
        <source>Maximum bytes per file</source>
        <translation>Höchstzahl der Bytes je Datei</translation>
    </message>
    <message>
        <source>Names and path patterns</source>
        <translation>Namen und Pfadmuster</translation>
    </message>
    <message>
        <source>Names start with</source>
        <translation>Namen beginnen mit</translation>
    </message>
    <message>
        <source>Per file, at most</source>
        <translation>Je Datei höchstens</translation>
    </message>
    <message>
        <source>Preparing the files…</source>
        <translation>Dateien werden vorbereitet …</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Veröffentlicht in</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilen</translation>
    </message>
    <message>
        <source>The name of the index must end in .xml.</source>
        <translation>Der Name des Index muss auf .xml enden.</translation>
    </message>
    <message>
        <source>This URL contains a space. Write it as %20.</source>
        <translation>Diese URL enthält ein Leerzeichen. Schreiben Sie es als %20.</translation>
    </message>
    <message>
        <source>URL of the folder the files will be published in</source>
        <translation>URL des Ordners, in dem die Dateien veröffentlicht werden</translation>
    </message>
    <message>
        <source>URLs and</source>
        <translation>URLs und</translation>
    </message>
    <message>
        <source>What the file names start with</source>
        <translation>Womit die Dateinamen beginnen</translation>
    </message>
    <message>
        <source>bytes before compression</source>
        <translation>Bytes vor dem Packen</translation>
    </message>
    <message>
        <source>products=/shop/* blog=/blog/*</source>
        <translation>produkte=/shop/* blog=/blog/*</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset “{name}”</source>
        <translation>„{name}“ zurücksetzen</translation>
    </message>
</context>
<context>
    <name>SignInDialog</name>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>For sites that let nobody else in. What you enter is sent to this site alone, kept in memory until the document is closed, and never written down.</source>
        <translation>Für Websites, die sonst niemanden hereinlassen. Ihre Eingaben werden nur an diese Website gesendet, bis zum Schließen des Dokuments im Arbeitsspeicher gehalten und nie aufgeschrieben.</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>The connection to this site is not encrypted: others may read along.</source>
        <translation>Die Verbindung zu dieser Website ist nicht verschlüsselt: Andere können mitlesen.</translation>
    </message>
</context>
<context>
    <name>SiteHeader</name>
    <message>
        <source>Close the site panel</source>
        <translation>Website-Bereich schließen</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+2)</source>
        <translation>Diesen Bereich schließen (Strg+2)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Show the URLs of all folders again</source>
        <translation>Die URLs aller Ordner wieder anzeigen</translation>
    </message>
</context>
<context>
    <name>SiteModel</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URLs</translation>
    </message>
</context>
<context>
    <name>SitePanel</name>
    <message>
        <source>Collapse all</source>
        <translation>Alle zuklappen</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alle aufklappen</translation>
    </message>
    <message>
        <source>Folders of the site</source>
        <translation>Ordner der Website</translation>
    </message>
    <message>
        <source>Hide these URLs</source>
        <translation>Diese URLs ausblenden</translation>
    </message>
    <message>
        <source>Show only these URLs</source>
        <translation>Nur diese URLs anzeigen</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Encoding, line endings and compression</source>
        <translation>Zeichencodierung, Zeilenenden und Komprimierung</translation>
    </message>
    <message>
        <source>Entries, out of the 50,000 allowed in one file</source>
        <translation>Einträge, von 50.000 erlaubten in einer Datei</translation>
    </message>
    <message>
        <source>One file can have up to {limit} bytes, uncompressed.</source>
        <translation>Eine Datei darf ungepackt bis zu {limit} Bytes groß sein.</translation>
    </message>
    <message>
        <source>One file can have up to {limit} entries.</source>
        <translation>Eine Datei darf bis zu {limit} Einträge haben.</translation>
    </message>
    <message>
        <source>Published at {url}</source>
        <translation>Veröffentlicht unter {url}</translation>
    </message>
    <message>
        <source>Size, out of the 50 MB allowed for one file</source>
        <translation>Größe, von 50 MB erlaubten für eine Datei</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The fullest file is {name}. </source>
        <translation>Die vollste Datei ist {name}. </translation>
    </message>
    <message>
        <source>The published URL of this file; it decides which URLs the file may list.</source>
        <translation>Die veröffentlichte URL dieser Datei; sie entscheidet, welche URLs die Datei aufführen darf.</translation>
    </message>
    <message>
        <source>different URLs: {n}</source>
        <translation>verschiedene URLs: {n}</translation>
    </message>
    <message>
        <source>priority {lowest} to {highest}, mean {mean}</source>
        <translation>Priorität {lowest} bis {highest}, Mittel {mean}</translation>
    </message>
    <message>
        <source>priority {value}</source>
        <translation>Priorität {value}</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>sucht …</translation>
    </message>
    <message>
        <source>{n} of {limit}</source>
        <translation>{n} von {limit}</translation>
    </message>
    <message>
        <source>{n} of {limit} MB</source>
        <translation>{n} von {limit} MB</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>{n} ausgewählt</translation>
    </message>
    <message>
        <source>{n} shown</source>
        <translation>{n} angezeigt</translation>
    </message>
    <message>
        <source>{oldest} to {newest}</source>
        <translation>{oldest} bis {newest}</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Add a step with its own filter</source>
        <translation>Einen Schritt mit eigenem Filter hinzufügen</translation>
    </message>
    <message>
        <source>Add an operation to this step</source>
        <translation>Diesem Schritt eine Operation hinzufügen</translation>
    </message>
    <message>
        <source>Apply to each row:</source>
        <translation>Auf jede Zeile anwenden:</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Every matching step, in order</source>
        <translation>Jeder passende Schritt der Reihe nach</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten verschieben</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben verschieben</translation>
    </message>
    <message>
        <source>Only the first matching step</source>
        <translation>Nur der erste passende Schritt</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Steps and operations</source>
        <translation>Schritte und Operationen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Which steps apply to a row</source>
        <translation>Welche Schritte für eine Zeile gelten</translation>
    </message>
    <message>
        <source>{n}. {title}</source>
        <translation>{n}. {title}</translation>
    </message>
</context>
<context>
    <name>TabCommands</name>
    <message>
        <source>The folder could not be opened.</source>
        <translation>Der Ordner konnte nicht geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>TableColumns</name>
    <message>
        <source>Column {n}</source>
        <translation>Spalte {n}</translation>
    </message>
    <message>
        <source>such as {value}</source>
        <translation>etwa {value}</translation>
    </message>
    <message>
        <source>— not in the table</source>
        <translation>— nicht in der Tabelle</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Choose or paste a CSV file or a spreadsheet with a column of URLs.</source>
        <translation>Wählen Sie eine CSV-Datei oder Tabelle mit einer Spalte voller URLs aus oder fügen Sie sie ein.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Select the column with the URLs.</source>
        <translation>Wählen Sie die Spalte mit den URLs aus.</translation>
    </message>
</context>
<context>
    <name>TableExportDialog</name>
    <message>
        <source>Choose a file…</source>
        <translation>Datei auswählen …</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Mark the file as UTF-8 (for Excel)</source>
        <translation>Datei als UTF-8 kennzeichnen (für Excel)</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Values are written exactly as they are, valid or not, in these columns: {columns}.</source>
        <translation>Die Werte werden genau so geschrieben, wie sie sind, ob gültig oder nicht, in diesen Spalten: {columns}.</translation>
    </message>
</context>
<context>
    <name>TableImportDialog</name>
    <message>
        <source>Convert values to the sitemap format where the meaning is clear</source>
        <translation>Werte in das Sitemap-Format umwandeln, wo die Bedeutung klar ist</translation>
    </message>
    <message>
        <source>Create a sitemap</source>
        <translation>Sitemap erstellen</translation>
    </message>
    <message>
        <source>Create a sitemap index: the URLs are sitemaps</source>
        <translation>Sitemap-Index erstellen: Die URLs sind Sitemaps</translation>
    </message>
    <message>
        <source>New sitemap from a table</source>
        <translation>Neue Sitemap aus einer Tabelle</translation>
    </message>
    <message>
        <source>No pages are left.</source>
        <translation>Es bleiben keine Seiten übrig.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>The table has no URLs.</source>
        <translation>Die Tabelle hat keine URLs.</translation>
    </message>
</context>
<context>
    <name>TableJoinDialog</name>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Columns to show</source>
        <translation>Anzuzeigende Spalten</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen …</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Verknüpfen</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Tabelle verknüpfen</translation>
    </message>
    <message>
        <source>Remove the columns that were joined before</source>
        <translation>Zuvor verknüpfte Spalten entfernen</translation>
    </message>
    <message>
        <source>The sitemap itself does not change.</source>
        <translation>Die Sitemap selbst ändert sich nicht.</translation>
    </message>
    <message>
        <source>The table knows none of the URLs.</source>
        <translation>Die Tabelle kennt keine der URLs.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
</context>
<context>
    <name>TableSource</name>
    <message>
        <source>Choose a file…</source>
        <translation>Datei auswählen …</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Zeichencodierung</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>Aus der Zwischenablage</translation>
    </message>
    <message>
        <source>No table yet.</source>
        <translation>Noch keine Tabelle.</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Eine Spalte</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>The first row contains headings</source>
        <translation>Die erste Zeile enthält Überschriften</translation>
    </message>
    <message>
        <source>Use the table you copied from a spreadsheet</source>
        <translation>Die Tabelle verwenden, die Sie aus einer Tabellenkalkulation kopiert haben</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Senkrechter Strich</translation>
    </message>
</context>
<context>
    <name>TableUpdateDialog</name>
    <message>
        <source>Also match URLs that differ only in http/https, www or a trailing slash</source>
        <translation>Auch URLs zuordnen, die sich nur in http/https, www oder dem Schrägstrich am Ende unterscheiden</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen …</translation>
    </message>
    <message>
        <source>Conflicting</source>
        <translation>Widersprüchlich</translation>
    </message>
    <message>
        <source>Conflicting rows</source>
        <translation>Widersprüchliche Zeilen</translation>
    </message>
    <message>
        <source>Empty cells clear values</source>
        <translation>Leere Zellen leeren Werte</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Ohne Eintrag</translation>
    </message>
    <message>
        <source>No row changes.</source>
        <translation>Keine Zeile ändert sich.</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>Rows that match no entry</source>
        <translation>Zeilen ohne passenden Eintrag</translation>
    </message>
    <message>
        <source>Select at least one column to use.</source>
        <translation>Wählen Sie mindestens eine Spalte aus, die verwendet werden soll.</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>Die Tabelle hat keine Zeilen.</translation>
    </message>
    <message>
        <source>Update from a table</source>
        <translation>Aus Tabelle aktualisieren</translation>
    </message>
    <message>
        <source>Values that are not valid</source>
        <translation>Ungültige Werte</translation>
    </message>
    <message>
        <source>What would change and what would not</source>
        <translation>Was sich ändern würde und was nicht</translation>
    </message>
    <message>
        <source>{url} — {field}: {value}</source>
        <translation>{url} — {field}: {value}</translation>
    </message>
</context>
<context>
    <name>TakeInDialog</name>
    <message>
        <source>An index may only list sitemaps. In {name}, each of these indexes is replaced with the entries it lists, exactly as written. The index files themselves are not deleted.</source>
        <translation>Ein Index darf nur Sitemaps aufführen. In {name} wird jeder dieser Indexe durch die Einträge ersetzt, die er aufführt, genau wie geschrieben. Die Indexdateien selbst werden nicht gelöscht.</translation>
    </message>
    <message>
        <source>Includes sitemaps from indexes nested in it: {names}</source>
        <translation>Einschließlich der Sitemaps aus darin verschachtelten Indexen: {names}</translation>
    </message>
    <message>
        <source>Indexes and the sitemaps they list</source>
        <translation>Indexe und die Sitemaps, die sie aufführen</translation>
    </message>
    <message>
        <source>Left out because it leads back to one of these indexes: {names}</source>
        <translation>Ausgelassen, weil es zu einem dieser Indexe zurückführt: {names}</translation>
    </message>
    <message>
        <source>Replace nested indexes</source>
        <translation>Verschachtelte Indexe ersetzen</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
</context>
<context>
    <name>TroublePage</name>
    <message>
        <source>It lists these sitemaps. Nothing was downloaded.</source>
        <translation>Sie führt diese Sitemaps auf. Nichts wurde heruntergeladen.</translation>
    </message>
    <message>
        <source>Sitemaps it lists</source>
        <translation>Aufgeführte Sitemaps</translation>
    </message>
    <message>
        <source>The text around the error</source>
        <translation>Der Text um den Fehler herum</translation>
    </message>
</context>
<context>
    <name>UndoStack</name>
    <message>
        <source>Accept the recovered entries</source>
        <translation>Wiederhergestellte Einträge annehmen</translation>
    </message>
    <message>
        <source>Undo: {title}</source>
        <translation>Rückgängig: {title}</translation>
    </message>
</context>
<context>
    <name>VersionCommands</name>
    <message>
        <source>Restore the version of {date}</source>
        <translation>Version vom {date} wiederherstellen</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Earlier versions of “{name}”</source>
        <translation>Frühere Versionen von „{name}“</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Open as a copy</source>
        <translation>Als Kopie öffnen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>There are none yet. Before the first save of each day, the previous contents of the file are kept here so that you can restore them.</source>
        <translation>Es gibt noch keine. Vor dem ersten Speichern jedes Tages wird der bisherige Inhalt der Datei hier aufbewahrt, damit Sie ihn wiederherstellen können.</translation>
    </message>
    <message>
        <source>These are the contents of the file before the first save of each day, or before another program&apos;s version was replaced. You can undo restoring one; the file changes only when you save.</source>
        <translation>Dies ist der Inhalt der Datei vor dem ersten Speichern jedes Tages oder bevor die Version eines anderen Programms ersetzt wurde. Sie können das Wiederherstellen rückgängig machen; die Datei ändert sich erst beim Speichern.</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Row {n} is not among the rows shown</source>
        <translation>Zeile {n} ist nicht unter den angezeigten Zeilen</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>The findings are about the whole file, not about single rows.</source>
        <translation>Die Befunde betreffen die ganze Datei, nicht einzelne Zeilen.</translation>
    </message>
    <message>
        <source>The rows shown have no findings.</source>
        <translation>Die angezeigten Zeilen haben keine Befunde.</translation>
    </message>
</context>
<context>
    <name>WholeNumberBox</name>
    <message>
        <source>A whole number from {least} to {most}</source>
        <translation>Eine ganze Zahl von {least} bis {most}</translation>
    </message>
</context>
<context>
    <name>WindowController</name>
    <message>
        <source>Changes cannot be backed up in case of a crash: {cause} Save often.</source>
        <translation>Änderungen können für den Fall eines Absturzes nicht gesichert werden: {cause} Speichern Sie oft.</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Files in this document</source>
        <translation>Dateien in diesem Dokument</translation>
    </message>
</context>
<context>
    <name>_EntryList</name>
    <message>
        <source>Preview of the entries</source>
        <translation>Vorschau der Einträge</translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
</context>
<context>
    <name>_Remark</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>_Ticks</name>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>_UnusedList</name>
    <message>
        <source>Copy the list</source>
        <translation>Liste kopieren</translation>
    </message>
</context>
<context>
    <name>_View</name>
    <message>
        <source>Files in this document</source>
        <translation>Dateien in diesem Dokument</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>  All URLs are taken as announced; nothing was sent.</source>
        <translation>  Alle URLs gelten als gemeldet; nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>  The URLs are on {hosts:,} hosts; each host has a robots.txt of its own.</source>
        <translation>  Die URLs liegen auf {hosts:,} Hosts; jeder Host hat eine eigene robots.txt.</translation>
    </message>
    <message>
        <source>  and {blocked:,} more listed by --limit 0</source>
        <translation>  und {blocked:,} weitere, aufgeführt mit --limit 0</translation>
    </message>
    <message>
        <source>  and {count:,} more listed by --limit 0</source>
        <translation>  und {count:,} weitere, aufgeführt mit --limit 0</translation>
    </message>
    <message>
        <source>  and {more:,} more listed by --limit 0</source>
        <translation>  und {more:,} weitere, aufgeführt mit --limit 0</translation>
    </message>
    <message>
        <source>  row {row}, there {other_row}: {urls} ({how})</source>
        <translation>  Zeile {row}, dort {other_row}: {urls} ({how})</translation>
    </message>
    <message>
        <source>  row {row}, {what}: {before}</source>
        <translation>  Zeile {row}, {what}: {before}</translation>
    </message>
    <message>
        <source>  row {row}: {loc}, {before} → {after}</source>
        <translation>  Zeile {row}: {loc}, {before} → {after}</translation>
    </message>
    <message>
        <source>  row {row}: {loc}, {line}</source>
        <translation>  Zeile {row}: {loc}, {line}</translation>
    </message>
    <message>
        <source>  row {row}{there}: {url}</source>
        <translation>  Zeile {row}{there}: {url}</translation>
    </message>
    <message>
        <source>  step {number} ({title}) applies to {entries}</source>
        <translation>  Schritt {number} ({title}) gilt für {entries}</translation>
    </message>
    <message>
        <source>  step {number} ({title}) is left out</source>
        <translation>  Schritt {number} ({title}) wird ausgelassen</translation>
    </message>
    <message>
        <source>  with {path} {blocked:,} blocked; {changed:,} change:</source>
        <translation>  mit {path} {blocked:,} blockiert; {changed:,} ändern sich:</translation>
    </message>
    <message>
        <source>  {absent} without a value to work from</source>
        <translation>  {absent} ohne einen Wert als Grundlage</translation>
    </message>
    <message>
        <source>  {urls}: not taken. {trouble}</source>
        <translation>  {urls}: nicht angenommen. {trouble}</translation>
    </message>
    <message>
        <source>  {urls}: taken by {endpoint} ({status})</source>
        <translation>  {urls}: angenommen von {endpoint} ({status})</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message numerus="yes">
        <source> (%Ln files)</source>
        <translation>
            <numerusform> (%Ln Datei)</numerusform>
            <numerusform> (%Ln Dateien)</numerusform>
        </translation>
    </message>
    <message>
        <source> (safe)</source>
        <translation> (sicher)</translation>
    </message>
    <message>
        <source> A slash seems to be missing after {own}.</source>
        <translation> Nach {own} scheint ein Schrägstrich zu fehlen.</translation>
    </message>
    <message>
        <source> Delete or complete it.</source>
        <translation> Löschen oder vervollständigen Sie sie.</translation>
    </message>
    <message>
        <source> Did you mean {known}?</source>
        <translation> Meinten Sie {known}?</translation>
    </message>
    <message>
        <source> Did you mean {meant}?</source>
        <translation> Meinten Sie {meant}?</translation>
    </message>
    <message>
        <source> Feeds may also use Mon, 31 Jan 2005 18:30:00 +0100 with the correct day of the week.</source>
        <translation> Feeds dürfen auch Mon, 31 Jan 2005 18:30:00 +0100 mit dem richtigen Wochentag verwenden.</translation>
    </message>
    <message>
        <source> It is a link in Markdown. Keep its URL only.</source>
        <translation> Das ist ein Link in Markdown. Behalten Sie nur seine URL.</translation>
    </message>
    <message>
        <source> It is a table. Use convert to create a sitemap from it.</source>
        <translation> Es ist eine Tabelle. Mit convert wird eine Sitemap daraus.</translation>
    </message>
    <message>
        <source> It links to {url}, which differs only in {part}.</source>
        <translation> Er verweist auf {url}, die sich nur in {part} unterscheidet.</translation>
    </message>
    <message>
        <source> It lists the sitemap {sitemap} and {n:,} more. Open that one.</source>
        <translation> Sie führt die Sitemap {sitemap} und {n:,} weitere auf. Öffnen Sie diese.</translation>
    </message>
    <message>
        <source> It lists the sitemap {sitemap}. Open that one.</source>
        <translation> Sie führt die Sitemap {sitemap} auf. Öffnen Sie diese.</translation>
    </message>
    <message>
        <source> It looks like JSON.</source>
        <translation> Sie sieht nach JSON aus.</translation>
    </message>
    <message>
        <source> It looks like a robots.txt without sitemaps.</source>
        <translation> Sie sieht nach einer robots.txt ohne Sitemaps aus.</translation>
    </message>
    <message>
        <source> It looks like a robots.txt.</source>
        <translation> Sie sieht nach einer robots.txt aus.</translation>
    </message>
    <message>
        <source> Its title is “{title}”.</source>
        <translation> Ihr Titel ist „{title}“.</translation>
    </message>
    <message>
        <source> Missing: {names}.</source>
        <translation> Es fehlen: {names}.</translation>
    </message>
    <message>
        <source> No line begins with http:// or https://. Complete the URLs.</source>
        <translation> Keine Zeile beginnt mit http:// oder https://. Vervollständigen Sie die URLs.</translation>
    </message>
    <message>
        <source> Remove it, or declare the extension it belongs to.</source>
        <translation> Entfernen Sie es oder deklarieren Sie die Erweiterung, zu der es gehört.</translation>
    </message>
    <message>
        <source> Remove the invisible character {character}.</source>
        <translation> Entfernen Sie das unsichtbare Zeichen {character}.</translation>
    </message>
    <message>
        <source> Remove the quotation marks, commas or bullets around the URL.</source>
        <translation> Entfernen Sie die Anführungszeichen, Kommas oder Aufzählungspunkte um die URL.</translation>
    </message>
    <message>
        <source> The code is {known} today.</source>
        <translation> Der Code ist heute {known}.</translation>
    </message>
    <message>
        <source> The marks of a CDATA section around it became text. Remove them.</source>
        <translation> Die Zeichen eines CDATA-Abschnitts darum sind zu Text geworden. Entfernen Sie sie.</translation>
    </message>
    <message>
        <source> The prefix {prefix} should be {meant}.</source>
        <translation> Das Präfix {prefix} sollte {meant} sein.</translation>
    </message>
    <message>
        <source> This is the file that ASP.NET makes the navigation of a site from; search engines do not read it.</source>
        <translation> Dies ist die Datei, aus der ASP.NET die Navigation einer Website erzeugt; Suchmaschinen lesen sie nicht.</translation>
    </message>
    <message>
        <source> Verify that host in Search Console too.</source>
        <translation> Bestätigen Sie auch diesen Host in der Search Console.</translation>
    </message>
    <message>
        <source> With and without www are different hosts.</source>
        <translation> Mit und ohne www sind es verschiedene Hosts.</translation>
    </message>
    <message>
        <source> Write it in full.</source>
        <translation> Schreiben Sie sie aus.</translation>
    </message>
    <message>
        <source> Write it in lower case.</source>
        <translation> Schreiben Sie es klein.</translation>
    </message>
    <message numerus="yes">
        <source> in %Ln files</source>
        <translation>
            <numerusform> in %Ln Datei</numerusform>
            <numerusform> in %Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>$1 or \1 inserts the first group, ${name} a named one, and \$ a dollar sign.</source>
        <translation>$1 oder \1 fügt die erste Gruppe ein, ${name} eine benannte und \$ ein Dollarzeichen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs</source>
        <translation>
            <numerusform>%Ln URL</numerusform>
            <numerusform>%Ln URLs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs are blocked for {agent}, by the lines below.</source>
        <translation>
            <numerusform>%Ln URL ist für {agent} blockiert, durch die Regeln unten.</numerusform>
            <numerusform>%Ln URLs sind für {agent} blockiert, durch die Regeln unten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs are left out, as their pages were found gone or not to be indexed</source>
        <translation>
            <numerusform>%Ln URL wird ausgelassen, da ihre Seite nicht gefunden wurde oder nicht zu indexieren ist</numerusform>
            <numerusform>%Ln URLs werden ausgelassen, da ihre Seiten nicht gefunden wurden oder nicht zu indexieren sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs are listed more than once.</source>
        <translation>
            <numerusform>%Ln URL ist mehrfach aufgeführt.</numerusform>
            <numerusform>%Ln URLs sind mehrfach aufgeführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs audited</source>
        <translation>
            <numerusform>%Ln URL geprüft</numerusform>
            <numerusform>%Ln URLs geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs checked</source>
        <translation>
            <numerusform>%Ln URL geprüft</numerusform>
            <numerusform>%Ln URLs geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs have been answered and are not asked for again.</source>
        <translation>
            <numerusform>%Ln URL ist beantwortet und wird nicht noch einmal abgefragt.</numerusform>
            <numerusform>%Ln URLs sind beantwortet und werden nicht noch einmal abgefragt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs removed</source>
        <translation>
            <numerusform>%Ln URL entfernt</numerusform>
            <numerusform>%Ln URLs entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were announced.</source>
        <translation>
            <numerusform>%Ln URL wurde gemeldet.</numerusform>
            <numerusform>%Ln URLs wurden gemeldet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were found in the table.</source>
        <translation>
            <numerusform>%Ln URL wurde in der Tabelle gefunden.</numerusform>
            <numerusform>%Ln URLs wurden in der Tabelle gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were not asked for.</source>
        <translation>
            <numerusform>%Ln URL wurde nicht abgefragt.</numerusform>
            <numerusform>%Ln URLs wurden nicht abgefragt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were percent-encoded.</source>
        <translation>
            <numerusform>%Ln URL wurde prozentcodiert.</numerusform>
            <numerusform>%Ln URLs wurden prozentcodiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs will be changed to a different host.</source>
        <translation>
            <numerusform>%Ln URL erhält einen anderen Host.</numerusform>
            <numerusform>%Ln URLs erhalten einen anderen Host.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln advice</source>
        <translation>
            <numerusform>%Ln Empfehlung</numerusform>
            <numerusform>%Ln Empfehlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answers of the site are known</source>
        <translation>
            <numerusform>%Ln Antwort der Website ist bekannt</numerusform>
            <numerusform>%Ln Antworten der Website sind bekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are already listed</source>
        <translation>
            <numerusform>%Ln ist schon aufgeführt</numerusform>
            <numerusform>%Ln sind schon aufgeführt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are left out, as their pages were found gone or not to be indexed.</source>
        <translation>
            <numerusform>%Ln wird ausgelassen, da ihre Seite nicht gefunden wurde oder nicht zu indexieren ist.</numerusform>
            <numerusform>%Ln werden ausgelassen, da ihre Seiten nicht gefunden wurden oder nicht zu indexieren sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln Byte</numerusform>
            <numerusform>%Ln Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are joined.</source>
        <translation>
            <numerusform>%Ln Spalte ist verknüpft.</numerusform>
            <numerusform>%Ln Spalten sind verknüpft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries added</source>
        <translation>
            <numerusform>%Ln Eintrag hinzugefügt</numerusform>
            <numerusform>%Ln Einträge hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries are not in the table.</source>
        <translation>
            <numerusform>%Ln Eintrag steht nicht in der Tabelle.</numerusform>
            <numerusform>%Ln Einträge stehen nicht in der Tabelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries are the same in both.</source>
        <translation>
            <numerusform>%Ln Eintrag ist in beiden gleich.</numerusform>
            <numerusform>%Ln Einträge sind in beiden gleich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed</source>
        <translation>
            <numerusform>%Ln Eintrag geändert</numerusform>
            <numerusform>%Ln Einträge geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries have no URL that can be announced</source>
        <translation>
            <numerusform>%Ln Eintrag hat keine URL, die sich melden lässt</numerusform>
            <numerusform>%Ln Einträge haben keine URL, die sich melden lässt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries removed</source>
        <translation>
            <numerusform>%Ln Eintrag entfernt</numerusform>
            <numerusform>%Ln Einträge entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries will be removed.</source>
        <translation>
            <numerusform>%Ln Eintrag wird entfernt.</numerusform>
            <numerusform>%Ln Einträge werden entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries.</source>
        <translation>
            <numerusform>%Ln Eintrag.</numerusform>
            <numerusform>%Ln Einträge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors prevent the export:</source>
        <translation>
            <numerusform>Ein Fehler verhindert den Export:</numerusform>
            <numerusform>%Ln Fehler verhindern den Export:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files and an index, {bytes} bytes before compression.</source>
        <translation>
            <numerusform>%Ln Datei und ein Index, {bytes} Bytes vor dem Packen.</numerusform>
            <numerusform>%Ln Dateien und ein Index, {bytes} Bytes vor dem Packen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files and an index, {bytes} bytes.</source>
        <translation>
            <numerusform>%Ln Datei und ein Index, {bytes} Bytes.</numerusform>
            <numerusform>%Ln Dateien und ein Index, {bytes} Bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not open and will not be listed.</source>
        <translation>
            <numerusform>Eine Datei ist nicht geöffnet und wird nicht aufgeführt.</numerusform>
            <numerusform>%Ln Dateien sind nicht geöffnet und werden nicht aufgeführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not open: {names}.</source>
        <translation>
            <numerusform>Eine Datei ist nicht geöffnet: {names}.</numerusform>
            <numerusform>%Ln Dateien sind nicht geöffnet: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files from an earlier export are no longer listed in the index.</source>
        <translation>
            <numerusform>Eine Datei aus einem früheren Export ist im Index nicht mehr aufgeführt.</numerusform>
            <numerusform>%Ln Dateien aus einem früheren Export sind im Index nicht mehr aufgeführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files that are not open cannot be copied.</source>
        <translation>
            <numerusform>Eine Datei, die nicht geöffnet ist, kann nicht kopiert werden.</numerusform>
            <numerusform>%Ln Dateien, die nicht geöffnet sind, können nicht kopiert werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups</source>
        <translation>
            <numerusform>%Ln Gruppe</numerusform>
            <numerusform>%Ln Gruppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups are left out, as they are unclear.</source>
        <translation>
            <numerusform>%Ln Gruppe wird ausgelassen, weil sie unklar ist.</numerusform>
            <numerusform>%Ln Gruppen werden ausgelassen, weil sie unklar sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups of pages in several languages</source>
        <translation>
            <numerusform>%Ln Gruppe von Seiten in mehreren Sprachen</numerusform>
            <numerusform>%Ln Gruppen von Seiten in mehreren Sprachen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have an unknown code</source>
        <translation>
            <numerusform>%Ln hat einen unbekannten Code</numerusform>
            <numerusform>%Ln haben einen unbekannten Code</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hosts</source>
        <translation>
            <numerusform>%Ln Host</numerusform>
            <numerusform>%Ln Hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln Stunde</numerusform>
            <numerusform>%Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln images</source>
        <translation>
            <numerusform>%Ln Bild</numerusform>
            <numerusform>%Ln Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines were left out, as they are unknown or not possible:</source>
        <translation>
            <numerusform>Eine Zeile wurde ausgelassen, weil sie unbekannt oder nicht möglich ist:</numerusform>
            <numerusform>%Ln Zeilen wurden ausgelassen, weil sie unbekannt oder nicht möglich sind:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links in this document have the code {code}.</source>
        <translation>
            <numerusform>%Ln Link in diesem Dokument hat den Code {code}.</numerusform>
            <numerusform>%Ln Links in diesem Dokument haben den Code {code}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to add</source>
        <translation>
            <numerusform>%Ln Link hinzuzufügen</numerusform>
            <numerusform>%Ln Links hinzuzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to mobile versions</source>
        <translation>
            <numerusform>%Ln Link zu einer Mobilversion</numerusform>
            <numerusform>%Ln Links zu Mobilversionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to other languages</source>
        <translation>
            <numerusform>%Ln Link zu einer anderen Sprache</numerusform>
            <numerusform>%Ln Links zu anderen Sprachen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches replaced</source>
        <translation>
            <numerusform>%Ln Treffer ersetzt</numerusform>
            <numerusform>%Ln Treffer ersetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weitere</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more errors</source>
        <translation>
            <numerusform>%Ln weiterer Fehler</numerusform>
            <numerusform>%Ln weitere Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more folders</source>
        <translation>
            <numerusform>%Ln weiterer Ordner</numerusform>
            <numerusform>%Ln weitere Ordner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more groups are not listed.</source>
        <translation>
            <numerusform>%Ln weitere Gruppe ist nicht aufgeführt.</numerusform>
            <numerusform>%Ln weitere Gruppen sind nicht aufgeführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more hosts are not listed; their URLs stay as they are.</source>
        <translation>
            <numerusform>%Ln weiterer Host ist nicht aufgeführt; seine URLs bleiben, wie sie sind.</numerusform>
            <numerusform>%Ln weitere Hosts sind nicht aufgeführt; ihre URLs bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more places</source>
        <translation>
            <numerusform>%Ln weitere Stelle</numerusform>
            <numerusform>%Ln weitere Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more places are not listed.</source>
        <translation>
            <numerusform>%Ln weitere Stelle ist nicht aufgeführt.</numerusform>
            <numerusform>%Ln weitere Stellen sind nicht aufgeführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more repairs</source>
        <translation>
            <numerusform>%Ln weitere Reparatur</numerusform>
            <numerusform>%Ln weitere Reparaturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln news articles</source>
        <translation>
            <numerusform>%Ln News-Artikel</numerusform>
            <numerusform>%Ln News-Artikel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes</source>
        <translation>
            <numerusform>%Ln Hinweis</numerusform>
            <numerusform>%Ln Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the rows shown match.</source>
        <translation>
            <numerusform>%Ln der angezeigten Zeilen entspricht dem.</numerusform>
            <numerusform>%Ln der angezeigten Zeilen entsprechen dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are incomplete</source>
        <translation>
            <numerusform>%Ln davon ist unvollständig</numerusform>
            <numerusform>%Ln davon sind unvollständig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other elements</source>
        <translation>
            <numerusform>%Ln weiteres Element</numerusform>
            <numerusform>%Ln weitere Elemente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other files would also be replaced.</source>
        <translation>
            <numerusform>%Ln weitere Datei würde ebenfalls ersetzt.</numerusform>
            <numerusform>%Ln weitere Dateien würden ebenfalls ersetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln Seite</numerusform>
            <numerusform>%Ln Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages added</source>
        <translation>
            <numerusform>%Ln Seite hinzugefügt</numerusform>
            <numerusform>%Ln Seiten hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages get no date: git has no commits of their files, or not of their last changes.</source>
        <translation>
            <numerusform>%Ln Seite erhält kein Datum: git hat keine Commits ihrer Datei oder nicht von deren letzten Änderungen.</numerusform>
            <numerusform>%Ln Seiten erhalten kein Datum: git hat keine Commits ihrer Dateien oder nicht von deren letzten Änderungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages have another text than before, and an older date.</source>
        <translation>
            <numerusform>%Ln Seite hat einen anderen Text als früher und ein älteres Datum.</numerusform>
            <numerusform>%Ln Seiten haben einen anderen Text als früher und ein älteres Datum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages were found.</source>
        <translation>
            <numerusform>%Ln Seite wurde gefunden.</numerusform>
            <numerusform>%Ln Seiten wurden gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pasted columns did not fit and were left out.</source>
        <translation>
            <numerusform>%Ln eingefügte Spalte passte nicht und wurde ausgelassen.</numerusform>
            <numerusform>%Ln eingefügte Spalten passten nicht und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paths were completed with {origin}.</source>
        <translation>
            <numerusform>%Ln Pfad wurde mit {origin} vervollständigt.</numerusform>
            <numerusform>%Ln Pfade wurden mit {origin} vervollständigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces of advice</source>
        <translation>
            <numerusform>%Ln Empfehlung</numerusform>
            <numerusform>%Ln Empfehlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places</source>
        <translation>
            <numerusform>%Ln Stelle</numerusform>
            <numerusform>%Ln Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places had to be repaired to read the file.</source>
        <translation>
            <numerusform>%Ln Stelle musste repariert werden, um die Datei zu lesen.</numerusform>
            <numerusform>%Ln Stellen mussten repariert werden, um die Datei zu lesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places will change.</source>
        <translation>
            <numerusform>%Ln Stelle wird sich ändern.</numerusform>
            <numerusform>%Ln Stellen werden sich ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirects</source>
        <translation>
            <numerusform>%Ln Weiterleitung</numerusform>
            <numerusform>%Ln Weiterleitungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirects.</source>
        <translation>
            <numerusform>%Ln Weiterleitung.</numerusform>
            <numerusform>%Ln Weiterleitungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows added</source>
        <translation>
            <numerusform>%Ln Zeile hinzugefügt</numerusform>
            <numerusform>%Ln Zeilen hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows change.</source>
        <translation>
            <numerusform>%Ln Zeile ändert sich.</numerusform>
            <numerusform>%Ln Zeilen ändern sich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows changed</source>
        <translation>
            <numerusform>%Ln Zeile geändert</numerusform>
            <numerusform>%Ln Zeilen geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows contradict an earlier row and are not used.</source>
        <translation>
            <numerusform>%Ln Zeile widerspricht einer früheren und wird nicht verwendet.</numerusform>
            <numerusform>%Ln Zeilen widersprechen einer früheren und werden nicht verwendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows deleted</source>
        <translation>
            <numerusform>%Ln Zeile gelöscht</numerusform>
            <numerusform>%Ln Zeilen gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows do not have this value and stay as they are.</source>
        <translation>
            <numerusform>%Ln Zeile hat diesen Wert nicht und bleibt, wie sie ist.</numerusform>
            <numerusform>%Ln Zeilen haben diesen Wert nicht und bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have nothing to import.</source>
        <translation>
            <numerusform>%Ln Zeile enthält nichts zum Importieren.</numerusform>
            <numerusform>%Ln Zeilen enthalten nichts zum Importieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows moved</source>
        <translation>
            <numerusform>%Ln Zeile verschoben</numerusform>
            <numerusform>%Ln Zeilen verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of the table match no entry.</source>
        <translation>
            <numerusform>%Ln Zeile der Tabelle passt zu keinem Eintrag.</numerusform>
            <numerusform>%Ln Zeilen der Tabelle passen zu keinem Eintrag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln Sekunde</numerusform>
            <numerusform>%Ln Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps</source>
        <translation>
            <numerusform>%Ln Sitemap</numerusform>
            <numerusform>%Ln Sitemaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps could not be fetched; their lines say why.</source>
        <translation>
            <numerusform>Eine Sitemap konnte nicht abgerufen werden; warum, steht in der Zeile.</numerusform>
            <numerusform>%Ln Sitemaps konnten nicht abgerufen werden; warum, steht in den Zeilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps of this index are in the same folder.</source>
        <translation>
            <numerusform>Eine Sitemap dieses Index liegt im selben Ordner.</numerusform>
            <numerusform>%Ln Sitemaps dieses Index liegen im selben Ordner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps will be added</source>
        <translation>
            <numerusform>%Ln Sitemap wird hinzugefügt</numerusform>
            <numerusform>%Ln Sitemaps werden hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>%Ln Wert</numerusform>
            <numerusform>%Ln Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values are no full URLs and are left out.</source>
        <translation>
            <numerusform>%Ln Wert ist keine vollständige URL und wird ausgelassen.</numerusform>
            <numerusform>%Ln Werte sind keine vollständigen URLs und werden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values are not valid and are not used.</source>
        <translation>
            <numerusform>%Ln Wert ist ungültig und wird nicht verwendet.</numerusform>
            <numerusform>%Ln Werte sind ungültig und werden nicht verwendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values cannot be converted and stay as they are.</source>
        <translation>
            <numerusform>%Ln Wert kann nicht umgewandelt werden und bleibt, wie er ist.</numerusform>
            <numerusform>%Ln Werte können nicht umgewandelt werden und bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values left alone: nothing follows from them</source>
        <translation>
            <numerusform>%Ln Wert unverändert: Aus ihm folgt nichts</numerusform>
            <numerusform>%Ln Werte unverändert: Aus ihnen folgt nichts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values will be converted.</source>
        <translation>
            <numerusform>%Ln Wert wird umgewandelt.</numerusform>
            <numerusform>%Ln Werte werden umgewandelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln videos</source>
        <translation>
            <numerusform>%Ln Video</numerusform>
            <numerusform>%Ln Videos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warnings</source>
        <translation>
            <numerusform>%Ln Warnung</numerusform>
            <numerusform>%Ln Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp; was changed to &amp;amp;.</source>
        <translation>&amp; wurde in &amp;amp; geändert.</translation>
    </message>
    <message>
        <source>&amp;About Sitemap Editor</source>
        <translation>&amp;Über Sitemap Editor</translation>
    </message>
    <message>
        <source>&amp;Add row</source>
        <translation>Zeile &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Announce changes to search engines…</source>
        <translation>Änderungen an Suchmaschinen &amp;melden …</translation>
    </message>
    <message>
        <source>&amp;Check URLs…</source>
        <translation>&amp;URLs prüfen …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Sc&amp;hließen</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Create an index for these files…</source>
        <translation>Index für diese Dateien &amp;erstellen …</translation>
    </message>
    <message>
        <source>&amp;Dates of changed pages…</source>
        <translation>&amp;Datum geänderter Seiten …</translation>
    </message>
    <message>
        <source>&amp;Delete row</source>
        <translation>Zeile &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>Zeilen &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Duplicates…</source>
        <translation>&amp;Duplikate …</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>&amp;Filter language</source>
        <translation>&amp;Filtersprache</translation>
    </message>
    <message>
        <source>&amp;Find and replace…</source>
        <translation>Su&amp;chen und Ersetzen …</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>&amp;Go to a file…</source>
        <translation>Zu &amp;einer Datei gehen …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>Tabelle &amp;verknüpfen …</translation>
    </message>
    <message>
        <source>&amp;Languages…</source>
        <translation>&amp;Sprachen …</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Make this the file&apos;s order</source>
        <translation>Diese Reihen&amp;folge übernehmen</translation>
    </message>
    <message>
        <source>&amp;New from a site or folder…</source>
        <translation>&amp;Neu aus Website oder Ordner …</translation>
    </message>
    <message>
        <source>&amp;New sitemap</source>
        <translation>&amp;Neue Sitemap</translation>
    </message>
    <message>
        <source>&amp;Next match</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Open %Ln sitemaps</source>
        <translation>
            <numerusform>%Ln Sitemap ö&amp;ffnen</numerusform>
            <numerusform>%Ln Sitemaps ö&amp;ffnen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open from the web…</source>
        <translation>Aus dem &amp;Web öffnen …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>&amp;Previous match</source>
        <translation>&amp;Vorheriger Treffer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Saved filters…</source>
        <translation>&amp;Gespeicherte Filter …</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Website</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Zoom and theme</source>
        <translation>&amp;Zoom und Design</translation>
    </message>
    <message>
        <source>&amp;robots.txt…</source>
        <translation>&amp;robots.txt …</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(entfernt)</translation>
    </message>
    <message>
        <source>,</source>
        <translation>.</translation>
    </message>
    <message>
        <source>, damaged; only what could be recovered was checked</source>
        <translation>, beschädigt; geprüft wurde nur, was wiederhergestellt werden konnte</translation>
    </message>
    <message>
        <source>, in a different order</source>
        <translation>, in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>, there {other_row}</source>
        <translation>, dort {other_row}</translation>
    </message>
    <message>
        <source>, unchanged</source>
        <translation>, unverändert</translation>
    </message>
    <message>
        <source>, with a different {fields}</source>
        <translation>, mit anderen Angaben für {fields}</translation>
    </message>
    <message>
        <source>, written to {target}</source>
        <translation>, geschrieben nach {target}</translation>
    </message>
    <message>
        <source>, {moved:,} moved</source>
        <translation>, {moved:,} verschoben</translation>
    </message>
    <message>
        <source>- is not a file; write ./- if it is named that</source>
        <translation>- ist keine Datei; schreiben Sie ./-, wenn sie so heißt</translation>
    </message>
    <message>
        <source>--base is the URL of a folder or a site; name it with --folder or --site</source>
        <translation>--base ist die URL eines Ordners oder einer Website; nennen Sie diese mit --folder oder --site</translation>
    </message>
    <message>
        <source>--bom is only for tables ({endings})</source>
        <translation>--bom gibt es nur für Tabellen ({endings})</translation>
    </message>
    <message>
        <source>--choice needs --rule</source>
        <translation>--choice braucht --rule</translation>
    </message>
    <message>
        <source>--clear {name} and {name}={assignments} contradict each other</source>
        <translation>--clear {name} und {name}={assignments} widersprechen sich</translation>
    </message>
    <message>
        <source>--encoding is only for tables, such as .csv and .tsv, and {source} is not one</source>
        <translation>--encoding gibt es nur für Tabellen wie .csv und .tsv, und {source} ist keine</translation>
    </message>
    <message>
        <source>--encoding is only for tables, such as .csv and .tsv; for sitemaps, use repair --encoding</source>
        <translation>--encoding gibt es nur für Tabellen wie .csv und .tsv; für Sitemaps verwenden Sie repair --encoding</translation>
    </message>
    <message>
        <source>--lastmod takes dates of files; name their folder with --folder</source>
        <translation>--lastmod verwendet das Datum von Dateien; nennen Sie ihren Ordner mit --folder</translation>
    </message>
    <message>
        <source>--only-indexable leaves them out; --all-pages includes them.</source>
        <translation>--only-indexable lässt sie weg, --all-pages nimmt sie auf.</translation>
    </message>
    <message>
        <source>--published-url is missing: only what is published can be announced</source>
        <translation>--published-url fehlt: Gemeldet werden kann nur, was veröffentlicht ist</translation>
    </message>
    <message>
        <source>--robots: {error}</source>
        <translation>--robots: {error}</translation>
    </message>
    <message>
        <source>--split needs --published-url, because an index lists its files by their full URLs</source>
        <translation>--split braucht --published-url, weil ein Index seine Dateien mit vollständigen URLs aufführt</translation>
    </message>
    <message>
        <source>--split needs a folder to write to</source>
        <translation>--split braucht einen Ordner, in den geschrieben wird</translation>
    </message>
    <message>
        <source>--split pattern and --part NAME=PATTERN belong together</source>
        <translation>--split pattern und --part NAME=PATTERN gehören zusammen</translation>
    </message>
    <message>
        <source>--to is for standard output; the name of OUT says what a file gets</source>
        <translation>--to gibt es für die Standardausgabe; was eine Datei erhält, sagt der Name von OUT</translation>
    </message>
    <message>
        <source>--{replace} needs --split</source>
        <translation>--{replace} braucht --split</translation>
    </message>
    <message>
        <source>-o and --in-place contradict each other</source>
        <translation>-o und --in-place widersprechen sich</translation>
    </message>
    <message>
        <source>-o, --dry-run and --diff need --add or --remove</source>
        <translation>-o, --dry-run und --diff brauchen --add oder --remove</translation>
    </message>
    <message>
        <source>0 would never end; give 1 or more</source>
        <translation>0 würde nie enden; geben Sie 1 oder mehr an</translation>
    </message>
    <message>
        <source>100% normal</source>
        <translation>100% normal zoom</translation>
    </message>
    <message>
        <source>;</source>
        <translation>;</translation>
    </message>
    <message>
        <source>; did you mean {rule}?</source>
        <translation>; meinten Sie {rule}?</translation>
    </message>
    <message>
        <source>; there are {known}</source>
        <translation>; es gibt {known}</translation>
    </message>
    <message>
        <source>&lt;/{closed}&gt; does not match the last opened tag, &lt;{opened}&gt; in line {line}. An end tag is missing, misspelled or left over.</source>
        <translation>&lt;/{closed}&gt; passt nicht zum zuletzt geöffneten Tag &lt;{opened}&gt; in Zeile {line}. Ein End-Tag fehlt, ist falsch geschrieben oder überzählig.</translation>
    </message>
    <message>
        <source>&lt;\! is not valid: a shell script put a backslash before the exclamation mark. Remove it.</source>
        <translation>&lt;\! ist ungültig: Ein Shellskript hat einen Rückwärtsschrägstrich vor das Ausrufezeichen gesetzt. Entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>A &lt; that does not start a tag was changed to &amp;lt;.</source>
        <translation>Ein &lt;, das kein Tag beginnt, wurde in &amp;lt; geändert.</translation>
    </message>
    <message>
        <source>A CDATA section or an element that was not closed swallowed what follows it.</source>
        <translation>Ein nicht geschlossener CDATA-Abschnitt oder ein nicht geschlossenes Element hat verschluckt, was folgt.</translation>
    </message>
    <message>
        <source>A CDATA section, comment or instruction was completed.</source>
        <translation>Ein CDATA-Abschnitt, ein Kommentar oder eine Anweisung wurde vervollständigt.</translation>
    </message>
    <message>
        <source>A URL with the wrong characters leads nowhere.</source>
        <translation>Eine URL mit den falschen Zeichen führt nirgendwohin.</translation>
    </message>
    <message>
        <source>A character is written as two halves, as in CESU-8, which is not valid {form}. Write it as one.</source>
        <translation>Ein Zeichen ist in zwei Hälften geschrieben, wie in CESU-8; das ist kein gültiges {form}. Schreiben Sie es als ein Zeichen.</translation>
    </message>
    <message>
        <source>A character of the URL cannot be written in this format.</source>
        <translation>Ein Zeichen der URL kann in diesem Format nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>A choice of rules has no more than {detail} bytes.</source>
        <translation>Eine Regelauswahl hat höchstens {detail} Bytes.</translation>
    </message>
    <message>
        <source>A crawler that cannot decompress the file cannot read any of it.</source>
        <translation>Ein Crawler, der die Datei nicht entpacken kann, kann nichts davon lesen.</translation>
    </message>
    <message>
        <source>A date that stands there keeps its own.</source>
        <translation>Ein vorhandenes Datum behält seine eigene.</translation>
    </message>
    <message>
        <source>A date, or a date and time with a zone.</source>
        <translation>Ein Datum, oder Datum und Uhrzeit mit Zone.</translation>
    </message>
    <message>
        <source>A few more entries may push the file over the limit, and then it is rejected.</source>
        <translation>Schon wenige weitere Einträge können die Datei über die Grenze bringen; dann wird sie abgelehnt.</translation>
    </message>
    <message>
        <source>A file that lists sitemaps instead of pages.</source>
        <translation>Eine Datei, die Sitemaps statt Seiten aufführt.</translation>
    </message>
    <message>
        <source>A file that tells search engines the URLs of a site: at most 50,000 of them and 50 MB.</source>
        <translation>Eine Datei, die Suchmaschinen die URLs einer Website nennt: höchstens 50.000 und 50 MB.</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>Eine Datei mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>A filter can have at most {detail} terms.</source>
        <translation>Ein Filter kann höchstens {detail} Ausdrücke haben.</translation>
    </message>
    <message>
        <source>A folder or device is not a table.</source>
        <translation>Ein Ordner oder Gerät ist keine Tabelle.</translation>
    </message>
    <message>
        <source>A generator that writes one URL for all pages leaves the other pages out.</source>
        <translation>Ein Generator, der für alle Seiten dieselbe URL schreibt, lässt die anderen Seiten aus.</translation>
    </message>
    <message>
        <source>A key has 8 to 128 letters (a to z, A to Z), digits and hyphens.</source>
        <translation>Ein Schlüssel hat 8 bis 128 Buchstaben (a bis z, A bis Z), Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>A leftover tag was removed.</source>
        <translation>Ein überzähliges Tag wurde entfernt.</translation>
    </message>
    <message>
        <source>A list to be imported under Bulk Redirects.</source>
        <translation>Eine Liste zum Importieren unter Bulk Redirects.</translation>
    </message>
    <message>
        <source>A minus must be followed directly by what it excludes.</source>
        <translation>Auf ein Minus muss direkt folgen, was es ausschließt.</translation>
    </message>
    <message>
        <source>A missing end tag was added.</source>
        <translation>Ein fehlendes End-Tag wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>A missing start tag was added.</source>
        <translation>Ein fehlendes Start-Tag wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>A number in it has too many digits.</source>
        <translation>Eine Zahl darin hat zu viele Ziffern.</translation>
    </message>
    <message>
        <source>A page has one language, so one of the two must be wrong.</source>
        <translation>Eine Seite hat eine Sprache; eine der beiden Angaben muss also falsch sein.</translation>
    </message>
    <message>
        <source>A page may require a login or keep programs out, and still be there for others.</source>
        <translation>Eine Seite kann eine Anmeldung verlangen oder Programme aussperren und für andere trotzdem da sein.</translation>
    </message>
    <message>
        <source>A recipe cannot contain {detail}.</source>
        <translation>Ein Rezept kann {detail} nicht enthalten.</translation>
    </message>
    <message>
        <source>A regular expression between slashes</source>
        <translation>Ein regulärer Ausdruck zwischen Schrägstrichen</translation>
    </message>
    <message>
        <source>A regular expression must end with a slash. Write spaces in it as \s.</source>
        <translation>Ein regulärer Ausdruck muss mit einem Schrägstrich enden. Leerzeichen darin schreiben Sie als \s.</translation>
    </message>
    <message>
        <source>A regular expression; parentheses make groups.</source>
        <translation>Ein regulärer Ausdruck; Klammern bilden Gruppen.</translation>
    </message>
    <message>
        <source>A root inside the root was removed; its entries were kept.</source>
        <translation>Ein Wurzelelement im Wurzelelement wurde entfernt; seine Einträge blieben erhalten.</translation>
    </message>
    <message>
        <source>A rule must be one of these: {detail}.</source>
        <translation>Eine Regel muss eines von diesen sein: {detail}.</translation>
    </message>
    <message>
        <source>A second &lt;?xml …?&gt; line was removed.</source>
        <translation>Eine zweite Zeile &lt;?xml …?&gt; wurde entfernt.</translation>
    </message>
    <message>
        <source>A site is missing: begin with a line such as [https://www.example.com].</source>
        <translation>Eine Website fehlt: Beginnen Sie mit einer Zeile wie [https://www.example.com].</translation>
    </message>
    <message>
        <source>A site published from this folder serves the pointer, and crawlers find no sitemap.</source>
        <translation>Eine aus diesem Ordner veröffentlichte Website liefert den Zeiger, und Crawler finden keine Sitemap.</translation>
    </message>
    <message>
        <source>A sitemap lists pages to be indexed; Google reports this as an error.</source>
        <translation>Eine Sitemap führt Seiten auf, die indexiert werden sollen; Google meldet dies als Fehler.</translation>
    </message>
    <message>
        <source>A sitemap lists what is to be indexed, and nothing else.</source>
        <translation>Eine Sitemap führt auf, was indexiert werden soll, und sonst nichts.</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs of its own site and folder.</source>
        <translation>Eine Sitemap darf nur URLs ihrer eigenen Website und ihres Ordners aufführen.</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs on its own host.</source>
        <translation>Eine Sitemap darf nur URLs auf ihrem eigenen Host aufführen.</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs with its own scheme.</source>
        <translation>Eine Sitemap darf nur URLs mit ihrem eigenen Schema aufführen.</translation>
    </message>
    <message>
        <source>A sitemap needs at least one entry; search engines report empty ones.</source>
        <translation>Eine Sitemap braucht mindestens einen Eintrag; Suchmaschinen melden leere.</translation>
    </message>
    <message>
        <source>A sitemap only covers the folder it is in and its subfolders.</source>
        <translation>Eine Sitemap gilt nur für den Ordner, in dem sie liegt, und seine Unterordner.</translation>
    </message>
    <message>
        <source>A sitemap should list the final URL of a page.</source>
        <translation>Eine Sitemap sollte die endgültige URL einer Seite aufführen.</translation>
    </message>
    <message>
        <source>A sitemap should only list canonical URLs.</source>
        <translation>Eine Sitemap sollte nur kanonische URLs aufführen.</translation>
    </message>
    <message>
        <source>A spreadsheet can have no more than {detail} columns.</source>
        <translation>Eine Tabelle kann höchstens {detail} Spalten haben.</translation>
    </message>
    <message>
        <source>A spreadsheet can have no more than {detail} rows.</source>
        <translation>Ein Tabellenblatt kann höchstens {detail} Zeilen haben.</translation>
    </message>
    <message>
        <source>A spreadsheet cell must have fewer than {detail} characters.</source>
        <translation>Eine Tabellenzelle muss weniger als {detail} Zeichen haben.</translation>
    </message>
    <message>
        <source>A stray ]]&gt; was changed to ]]&amp;gt;.</source>
        <translation>Ein verirrtes ]]&gt; wurde in ]]&amp;gt; geändert.</translation>
    </message>
    <message>
        <source>A tag was written correctly.</source>
        <translation>Ein Tag wurde richtig geschrieben.</translation>
    </message>
    <message>
        <source>A text can have at most {detail} asterisks.</source>
        <translation>Ein Text kann höchstens {detail} Sternchen haben.</translation>
    </message>
    <message>
        <source>A text sitemap has one URL per line and nothing else.</source>
        <translation>Eine Text-Sitemap hat eine URL je Zeile und sonst nichts.</translation>
    </message>
    <message>
        <source>A time needs a time zone. Add Z for UTC or an offset such as +01:00, or remove the time.</source>
        <translation>Eine Uhrzeit braucht eine Zeitzone. Fügen Sie Z für UTC oder eine Abweichung wie +01:00 hinzu oder entfernen Sie die Uhrzeit.</translation>
    </message>
    <message>
        <source>A value has more than {n:,} characters, far more than any sitemap needs.</source>
        <translation>Ein Wert hat mehr als {n:,} Zeichen, viel mehr, als eine Sitemap braucht.</translation>
    </message>
    <message>
        <source>A value is a single line and cannot contain a line break.</source>
        <translation>Ein Wert ist eine einzelne Zeile und kann keinen Zeilenumbruch enthalten.</translation>
    </message>
    <message>
        <source>A value is missing here. Example: {detail}</source>
        <translation>Hier fehlt ein Wert. Beispiel: {detail}</translation>
    </message>
    <message>
        <source>A {kind} cannot be split; only sitemaps of pages can.</source>
        <translation>{kind} kann nicht aufgeteilt werden; nur Sitemaps von Seiten können das.</translation>
    </message>
    <message>
        <source>Absent ({count})</source>
        <translation>Nicht vorhanden ({count})</translation>
    </message>
    <message>
        <source>Accept the recovered entries</source>
        <translation>Wiederhergestellte Einträge annehmen</translation>
    </message>
    <message>
        <source>Accept the recovered entries first.</source>
        <translation>Nehmen Sie zuerst die wiederhergestellten Einträge an.</translation>
    </message>
    <message>
        <source>Accept what you typed and move down; after Tab, below where you began</source>
        <translation>Eingabe übernehmen und nach unten gehen; nach Tab unter die Zelle, in der Sie begonnen haben</translation>
    </message>
    <message>
        <source>Accept what you typed and move right</source>
        <translation>Eingabe übernehmen und nach rechts gehen</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugang</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Actual si&amp;ze</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln links</source>
        <translation>
            <numerusform>%Ln Link hinzufügen</numerusform>
            <numerusform>%Ln Links hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln missing &amp;entries</source>
        <translation>
            <numerusform>%Ln fehlenden &amp;Eintrag hinzufügen</numerusform>
            <numerusform>%Ln fehlende &amp;Einträge hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add :00 for the seconds</source>
        <translation>:00 für die Sekunden hinzufügen</translation>
    </message>
    <message>
        <source>Add a link to the page itself</source>
        <translation>Link zur Seite selbst hinzufügen</translation>
    </message>
    <message>
        <source>Add an XML declaration</source>
        <translation>XML-Deklaration hinzufügen</translation>
    </message>
    <message>
        <source>Add an empty file to the files that are open as one document</source>
        <translation>Den als ein Dokument geöffneten Dateien eine leere hinzufügen</translation>
    </message>
    <message>
        <source>Add an entry below the current one</source>
        <translation>Einen Eintrag unter dem aktuellen hinzufügen</translation>
    </message>
    <message>
        <source>Add at least one.</source>
        <translation>Fügen Sie mindestens einen hinzu.</translation>
    </message>
    <message>
        <source>Add missing time zone</source>
        <translation>Fehlende Zeitzone hinzufügen</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add the URL, or remove the entry.</source>
        <translation>Fügen Sie die URL hinzu oder entfernen Sie den Eintrag.</translation>
    </message>
    <message>
        <source>Add the attribute with its only value</source>
        <translation>Attribut mit seinem einzig möglichen Wert hinzufügen</translation>
    </message>
    <message>
        <source>Add the file to the index</source>
        <translation>Datei zum Index hinzufügen</translation>
    </message>
    <message>
        <source>Add the file&apos;s own site</source>
        <translation>Die eigene Website der Datei hinzufügen</translation>
    </message>
    <message>
        <source>Add the file, or remove it from the index.</source>
        <translation>Fügen Sie die Datei hinzu oder entfernen Sie sie aus dem Index.</translation>
    </message>
    <message>
        <source>Add the first day of the month</source>
        <translation>Ersten Tag des Monats hinzufügen</translation>
    </message>
    <message>
        <source>Add the missing language links</source>
        <translation>Fehlende Sprachlinks hinzufügen</translation>
    </message>
    <message>
        <source>Add the sitemap namespace</source>
        <translation>Sitemap-Namensraum hinzufügen</translation>
    </message>
    <message>
        <source>Add the slash after the host</source>
        <translation>Schrägstrich nach dem Host hinzufügen</translation>
    </message>
    <message>
        <source>Add their entries</source>
        <translation>Ihre Einträge hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Add these %Ln</source>
        <translation>
            <numerusform>Diese hinzufügen</numerusform>
            <numerusform>Diese %Ln hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to priority</source>
        <translation>Zur Priorität addieren</translation>
    </message>
    <message>
        <source>Add trailing slash</source>
        <translation>Schrägstrich am Ende hinzufügen</translation>
    </message>
    <message>
        <source>Add xmlns:{prefix} to the root element.</source>
        <translation>Fügen Sie dem Wurzelelement xmlns:{prefix} hinzu.</translation>
    </message>
    <message>
        <source>Add {what}</source>
        <translation>{what} hinzufügen</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Added or changed</source>
        <translation>Neu oder geändert</translation>
    </message>
    <message>
        <source>Added since the file was opened or saved</source>
        <translation>Hinzugefügt, seit die Datei geöffnet oder gespeichert wurde</translation>
    </message>
    <message>
        <source>Added to the days.</source>
        <translation>Zusätzlich zu den Tagen.</translation>
    </message>
    <message>
        <source>Added to the hours.</source>
        <translation>Zusätzlich zu den Stunden.</translation>
    </message>
    <message>
        <source>Adds a slash to paths that do not end in a file name.</source>
        <translation>Fügt Pfaden, die nicht mit einem Dateinamen enden, einen Schrägstrich hinzu.</translation>
    </message>
    <message>
        <source>Adds a time zone to times that have none.</source>
        <translation>Fügt Uhrzeiten ohne Zeitzone eine hinzu.</translation>
    </message>
    <message>
        <source>Adds copies of the entries below the last one.</source>
        <translation>Fügt Kopien der Einträge unter dem letzten hinzu.</translation>
    </message>
    <message>
        <source>Adds midnight to dates without a time, and seconds to times without them.</source>
        <translation>Fügt Daten ohne Uhrzeit Mitternacht hinzu und Uhrzeiten ohne Sekunden diese.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Empfehlung</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>After a slash, it is usually a mistake. Remove it.</source>
        <translation>Nach einem Schrägstrich ist es meist ein Versehen. Entfernen Sie es.</translation>
    </message>
    <message>
        <source>After {period}</source>
        <translation>Nach {period}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows</source>
        <translation>
            <numerusform>Die einzige Zeile</numerusform>
            <numerusform>Alle %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows shown</source>
        <translation>
            <numerusform>Die angezeigte Zeile</numerusform>
            <numerusform>Alle %Ln angezeigten Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows, in file order</source>
        <translation>
            <numerusform>Die einzige Zeile</numerusform>
            <numerusform>Alle %Ln Zeilen, in der Reihenfolge der Datei</numerusform>
        </translation>
    </message>
    <message>
        <source>All URLs have been checked, some of them earlier.</source>
        <translation>Alle URLs wurden geprüft, einige davon früher.</translation>
    </message>
    <message>
        <source>All dates are equal</source>
        <translation>Alle Daten sind gleich</translation>
    </message>
    <message>
        <source>All differences ({n})</source>
        <translation>Alle Unterschiede ({n})</translation>
    </message>
    <message numerus="yes">
        <source>All entries are written, including %Ln that are not shown.</source>
        <translation>
            <numerusform>Alle Einträge werden geschrieben, auch %Ln, der nicht angezeigt wird.</numerusform>
            <numerusform>Alle Einträge werden geschrieben, auch %Ln, die nicht angezeigt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>All entries say {value}, which tells nothing apart.</source>
        <translation>Alle Einträge sagen {value}; das unterscheidet nichts.</translation>
    </message>
    <message>
        <source>All entries that have one say {value}, which tells nothing apart.</source>
        <translation>Alle Einträge, die eine haben, sagen {value}; das unterscheidet nichts.</translation>
    </message>
    <message>
        <source>All filter terms</source>
        <translation>Alle Ausdrücke des Filters</translation>
    </message>
    <message>
        <source>All findings</source>
        <translation>Alle Befunde</translation>
    </message>
    <message>
        <source>All menus and keys</source>
        <translation>Alle Menüs und Tasten</translation>
    </message>
    <message>
        <source>All of them answer with a page that can be listed.</source>
        <translation>Alle antworten mit einer Seite, die aufgeführt werden kann.</translation>
    </message>
    <message>
        <source>All of these rows</source>
        <translation>Alle diese Zeilen</translation>
    </message>
    <message>
        <source>All operations</source>
        <translation>Alle Operationen</translation>
    </message>
    <message>
        <source>All options: {call}</source>
        <translation>Alle Optionen: {call}</translation>
    </message>
    <message>
        <source>All priorities are equal</source>
        <translation>Alle Prioritäten sind gleich</translation>
    </message>
    <message>
        <source>All {count:,} priorities are {value}. Priorities only matter relative to each other.</source>
        <translation>Alle {count:,} Prioritäten sind {value}. Prioritäten zählen nur im Verhältnis zueinander.</translation>
    </message>
    <message>
        <source>Allowed or denied</source>
        <translation>Erlaubt oder verboten</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>An asterisk matches anything</source>
        <translation>Ein Sternchen steht für beliebigen Text</translation>
    </message>
    <message>
        <source>An element around entries was removed; they were kept.</source>
        <translation>Ein Element um Einträge herum wurde entfernt; sie blieben erhalten.</translation>
    </message>
    <message>
        <source>An element with the URL of an entry was renamed to loc.</source>
        <translation>Ein Element mit der URL eines Eintrags wurde in loc umbenannt.</translation>
    </message>
    <message>
        <source>An empty hreflang is neither a language code nor x-default.</source>
        <translation>Ein leeres hreflang ist weder ein Sprachcode noch x-default.</translation>
    </message>
    <message>
        <source>An entry above lists the same file.</source>
        <translation>Ein Eintrag darüber führt dieselbe Datei auf.</translation>
    </message>
    <message>
        <source>An entry has more than {n:,} characters, far more than any sitemap needs.</source>
        <translation>Ein Eintrag hat mehr als {n:,} Zeichen, viel mehr, als eine Sitemap braucht.</translation>
    </message>
    <message>
        <source>An entry is called {name} here, but {meant} in a sitemap. Rename these elements.</source>
        <translation>Ein Eintrag heißt hier {name}, in einer Sitemap aber {meant}. Benennen Sie diese Elemente um.</translation>
    </message>
    <message>
        <source>An entry of the other kind of sitemap was named as those of this one.</source>
        <translation>Ein Eintrag der anderen Art von Sitemap wurde wie die Einträge dieser Sitemap benannt.</translation>
    </message>
    <message>
        <source>An entry stands for one page, and so for one article.</source>
        <translation>Ein Eintrag steht für eine Seite und damit für einen Artikel.</translation>
    </message>
    <message>
        <source>An entry with another name was renamed.</source>
        <translation>Ein Eintrag mit anderem Namen wurde umbenannt.</translation>
    </message>
    <message>
        <source>An index cannot be exported as a list of URLs, because it lists sitemaps, not pages. Export it as XML.</source>
        <translation>Ein Index kann nicht als URL-Liste exportiert werden, weil er Sitemaps statt Seiten aufführt. Exportieren Sie ihn als XML.</translation>
    </message>
    <message>
        <source>An index may only list sitemaps; search engines ignore an index inside an index.</source>
        <translation>Ein Index darf nur Sitemaps aufführen; Suchmaschinen ignorieren einen Index in einem Index.</translation>
    </message>
    <message>
        <source>An index that lists itself sends crawlers in a circle.</source>
        <translation>Ein Index, der sich selbst aufführt, schickt Crawler im Kreis.</translation>
    </message>
    <message>
        <source>An unescaped &amp; breaks the XML, so most crawlers reject the whole file.</source>
        <translation>Ein nicht maskiertes &amp; zerstört das XML; die meisten Crawler lehnen dann die ganze Datei ab.</translation>
    </message>
    <message>
        <source>Another rule already redirects this URL.</source>
        <translation>Eine andere Regel leitet diese URL schon weiter.</translation>
    </message>
    <message>
        <source>Answers of the pages</source>
        <translation>Antworten der Seiten</translation>
    </message>
    <message>
        <source>Any crawler</source>
        <translation>Jeder Crawler</translation>
    </message>
    <message>
        <source>Any finding</source>
        <translation>Irgendein Befund</translation>
    </message>
    <message>
        <source>Apache</source>
        <translation>Apache</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Apply a recipe and leave every other byte as it is.</source>
        <translation>Wendet ein Rezept an und lässt jedes andere Byte, wie es ist.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Archive instead of gzip</source>
        <translation>Archiv statt gzip</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Argument</translation>
    </message>
    <message>
        <source>As in your country, long</source>
        <translation>Wie im Land üblich, lang</translation>
    </message>
    <message>
        <source>As in your country, short</source>
        <translation>Wie im Land üblich, kurz</translation>
    </message>
    <message>
        <source>As they are written</source>
        <translation>Wie geschrieben</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>As usual in your country</source>
        <translation>Wie in Ihrem Land üblich</translation>
    </message>
    <message>
        <source>As written, the day alone</source>
        <translation>Wie geschrieben, nur der Tag</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Aufsteigend</translation>
    </message>
    <message>
        <source>Ascending: A before Z, old before new, low before high.</source>
        <translation>Aufsteigend: A vor Z, alt vor neu, niedrig vor hoch.</translation>
    </message>
    <message>
        <source>Ask before matches are replaced with nothing</source>
        <translation>Fragen, bevor Treffer durch nichts ersetzt werden</translation>
    </message>
    <message>
        <source>Ask before other steps replace those that are in no recipe</source>
        <translation>Fragen, bevor Schritte ohne Rezept durch andere ersetzt werden</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Jedes Mal fragen</translation>
    </message>
    <message>
        <source>Ask for the URLs of sitemaps on the live site, politely and obeying robots.txt, and list those that do not answer with a page to be listed. Answers are kept for a day: called again, it goes on where it was broken off.</source>
        <translation>Fragt die URLs von Sitemaps auf der Live-Website ab, rücksichtsvoll und der robots.txt folgend, und führt die auf, die nicht mit einer aufzuführenden Seite antworten. Antworten werden einen Tag aufbewahrt: Ein erneuter Aufruf macht dort weiter, wo abgebrochen wurde.</translation>
    </message>
    <message>
        <source>Ask once, when several are open</source>
        <translation>Einmal fragen, wenn mehrere geöffnet sind</translation>
    </message>
    <message>
        <source>Ask the live site whether the URLs answer, and with what</source>
        <translation>Die Live-Website fragen, ob und womit die URLs antworten</translation>
    </message>
    <message>
        <source>Asked for until {day} at {time}.</source>
        <translation>Abgefragt bis {day}, {time}.</translation>
    </message>
    <message>
        <source>Asks not to be indexed, when last checked</source>
        <translation>Bat bei der letzten Prüfung, nicht indexiert zu werden</translation>
    </message>
    <message>
        <source>At character {n}.</source>
        <translation>Bei Zeichen {n}.</translation>
    </message>
    <message>
        <source>At least one of them</source>
        <translation>Mindestens einer von ihnen</translation>
    </message>
    <message>
        <source>At the end.</source>
        <translation>Am Ende.</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Prüfung der URLs</translation>
    </message>
    <message>
        <source>Audit of {name}</source>
        <translation>Prüfung von {name}</translation>
    </message>
    <message>
        <source>Autoplay parameter</source>
        <translation>Autoplay-Parameter</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Before {period}</source>
        <translation>Vor {period}</translation>
    </message>
    <message>
        <source>Bing and Google use it to decide which pages to crawl again.</source>
        <translation>Bing und Google entscheiden damit, welche Seiten sie wieder crawlen.</translation>
    </message>
    <message>
        <source>Bing recommends including the time so that it notices changes within a day.</source>
        <translation>Bing empfiehlt die Uhrzeit, um Änderungen innerhalb eines Tages zu bemerken.</translation>
    </message>
    <message>
        <source>Blank line</source>
        <translation>Leerzeile</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>Durch robots.txt blockiert</translation>
    </message>
    <message>
        <source>Blocked by the site&apos;s robots.txt</source>
        <translation>Durch die robots.txt der Website blockiert</translation>
    </message>
    <message>
        <source>Both http and https</source>
        <translation>Sowohl http als auch https</translation>
    </message>
    <message>
        <source>Both http and https sitemaps</source>
        <translation>Sowohl http- als auch https-Sitemaps</translation>
    </message>
    <message>
        <source>Both mean the same site, but not every tool understands the readable form.</source>
        <translation>Beides meint dieselbe Website, aber nicht jedes Werkzeug versteht die lesbare Form.</translation>
    </message>
    <message>
        <source>Both sides were kept.</source>
        <translation>Beide Seiten wurden behalten.</translation>
    </message>
    <message>
        <source>Both terms match</source>
        <translation>Beide Ausdrücke treffen zu</translation>
    </message>
    <message>
        <source>Both words, in fields, images, videos, news or languages</source>
        <translation>Beide Wörter, in Feldern, Bildern, Videos, News oder Sprachen</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply here.</source>
        <translation>Hier sind Klammern zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply.</source>
        <translation>Klammern sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>Breaks the protocol</source>
        <translation>Verstößt gegen das Protokoll</translation>
    </message>
    <message>
        <source>Breaks the sitemap protocol. Search engines may reject the entry or the whole file, and an export waits until it is fixed.</source>
        <translation>Verstößt gegen das Sitemap-Protokoll. Suchmaschinen können den Eintrag oder die ganze Datei ablehnen, und ein Export wartet, bis der Fehler korrigiert ist.</translation>
    </message>
    <message>
        <source>Bring back an earlier filter</source>
        <translation>Einen früheren Filter zurückholen</translation>
    </message>
    <message>
        <source>Broken percent code</source>
        <translation>Fehlerhafte Prozentcodierung</translation>
    </message>
    <message>
        <source>Bundled</source>
        <translation>Mitgeliefert</translation>
    </message>
    <message>
        <source>By kind of page: a path pattern for each file</source>
        <translation>Nach Art der Seite: ein Pfadmuster für jede Datei</translation>
    </message>
    <message>
        <source>By language, such as /en/ or /pt-BR/</source>
        <translation>Nach Sprache, etwa /en/ oder /pt-BR/</translation>
    </message>
    <message>
        <source>By language: the start of the path, such as /en/ or /pt-BR/</source>
        <translation>Nach Sprache: der Anfang des Pfads, etwa /en/ oder /pt-BR/</translation>
    </message>
    <message>
        <source>By logarithm</source>
        <translation>Nach Logarithmus</translation>
    </message>
    <message>
        <source>By number only, in the existing order</source>
        <translation>Nur nach Anzahl, in der bestehenden Reihenfolge</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>By rank, by size, or by the logarithm, where few pages have most of it.</source>
        <translation>Nach Rang, nach Größe oder nach Logarithmus, wenn wenige Seiten das meiste haben.</translation>
    </message>
    <message>
        <source>By section: the first folder in the path, such as /blog/</source>
        <translation>Nach Bereich: der erste Ordner im Pfad, etwa /blog/</translation>
    </message>
    <message>
        <source>By section: the first folder, such as /blog/</source>
        <translation>Nach Bereich: der erste Ordner, etwa /blog/</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Nach Größe</translation>
    </message>
    <message>
        <source>By the rules for URLs, the two are the same.</source>
        <translation>Nach den Regeln für URLs sind die beiden gleich.</translation>
    </message>
    <message>
        <source>By year of last modification</source>
        <translation>Nach Jahr der letzten Änderung</translation>
    </message>
    <message>
        <source>Byte order mark</source>
        <translation>Byte-Reihenfolge-Markierung (BOM)</translation>
    </message>
    <message>
        <source>Bytes do not fit the encoding</source>
        <translation>Bytes passen nicht zur Zeichencodierung</translation>
    </message>
    <message>
        <source>C&amp;lear values</source>
        <translation>Werte &amp;leeren</translation>
    </message>
    <message>
        <source>CDATA begins here and never ends. Add the missing ]]&gt;.</source>
        <translation>hier beginnt CDATA, das nie endet. Fügen Sie das fehlende ]]&gt; hinzu.</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>CSV byte order mark</source>
        <translation>CSV BOM Byte-Reihenfolge</translation>
    </message>
    <message>
        <source>CSV delimiter default</source>
        <translation>CSV Trennzeichen Vorgabe</translation>
    </message>
    <message>
        <source>Cancel and keep the old value</source>
        <translation>Abbrechen und den alten Wert behalten</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Canonical</source>
        <translation>Canonical</translation>
    </message>
    <message>
        <source>Canonicalised</source>
        <translation>Kanonisiert</translation>
    </message>
    <message>
        <source>Canonicalised page</source>
        <translation>Kanonisierte Seite</translation>
    </message>
    <message>
        <source>Capital letters in scheme or host</source>
        <translation>Großbuchstaben in Schema oder Host</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Bildunterschrift</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Central Europe</source>
        <translation>Mitteleuropa</translation>
    </message>
    <message>
        <source>Chamorro</source>
        <translation>Chamorro</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln places</source>
        <translation>
            <numerusform>%Ln Stelle ändern</numerusform>
            <numerusform>%Ln Stellen ändern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln rows</source>
        <translation>
            <numerusform>%Ln Zeile ändern</numerusform>
            <numerusform>%Ln Zeilen ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Change base path</source>
        <translation>Basispfad ändern</translation>
    </message>
    <message>
        <source>Change scheme and host to lower case</source>
        <translation>Schema und Host kleinschreiben</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Zeitzone ändern</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Changed since the last save</source>
        <translation>Seit dem letzten Speichern geändert</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Changes every URL to http or https. Default ports are removed.</source>
        <translation>Ändert jede URL in http oder https. Standardports werden entfernt.</translation>
    </message>
    <message>
        <source>Changes http to https everywhere and hosts to lower case.</source>
        <translation>Ändert überall http in https und schreibt Hosts klein.</translation>
    </message>
    <message>
        <source>Changes priorities outside a range to the nearest end of it.</source>
        <translation>Ändert Prioritäten außerhalb eines Bereichs auf dessen nächstgelegenes Ende.</translation>
    </message>
    <message>
        <source>Character not allowed in URLs</source>
        <translation>Zeichen in URLs nicht erlaubt</translation>
    </message>
    <message>
        <source>Character not allowed in XML</source>
        <translation>Zeichen in XML nicht erlaubt</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Checked from {first} to {last}.</source>
        <translation>Geprüft vom {first} bis zum {last}.</translation>
    </message>
    <message>
        <source>Checked on {day} at {time}.</source>
        <translation>Geprüft am {day} um {time}.</translation>
    </message>
    <message>
        <source>Checked on {day}.</source>
        <translation>Geprüft am {day}.</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Wählen Sie, was geschehen soll.</translation>
    </message>
    <message>
        <source>Clean dates</source>
        <translation>Datumsangaben bereinigen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear date</source>
        <translation>Datum leeren</translation>
    </message>
    <message>
        <source>Clear frequency</source>
        <translation>Änderungshäufigkeit leeren</translation>
    </message>
    <message>
        <source>Clear future dates</source>
        <translation>Künftige Daten leeren</translation>
    </message>
    <message>
        <source>Clear identical dates</source>
        <translation>Gleiche Daten leeren</translation>
    </message>
    <message>
        <source>Clear priority</source>
        <translation>Priorität leeren</translation>
    </message>
    <message>
        <source>Clear the line; leave it if already empty</source>
        <translation>Zeile leeren; verlassen, wenn schon leer</translation>
    </message>
    <message numerus="yes">
        <source>Clear {field} in %Ln rows</source>
        <translation>
            <numerusform>{field} leeren</numerusform>
            <numerusform>{field} in %Ln Zeilen leeren</numerusform>
        </translation>
    </message>
    <message>
        <source>Client error</source>
        <translation>Clientfehler</translation>
    </message>
    <message>
        <source>Clock time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Close the bar</source>
        <translation>Leiste schließen</translation>
    </message>
    <message>
        <source>Close to a limit</source>
        <translation>Nahe an einer Grenze</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>Dicht beieinander</translation>
    </message>
    <message>
        <source>Cloudflare</source>
        <translation>Cloudflare</translation>
    </message>
    <message>
        <source>Co&amp;py the findings</source>
        <translation>Befun&amp;de kopieren</translation>
    </message>
    <message>
        <source>Co&amp;verage…</source>
        <translation>&amp;Abdeckung …</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Columns that are not used: {names}.</source>
        <translation>Nicht verwendete Spalten: {names}.</translation>
    </message>
    <message>
        <source>Columns that were left out: {names}, and {n} more.</source>
        <translation>Ausgelassene Spalten: {names} und {n} weitere.</translation>
    </message>
    <message>
        <source>Columns that were left out: {names}.</source>
        <translation>Ausgelassene Spalten: {names}.</translation>
    </message>
    <message>
        <source>Combining terms</source>
        <translation>Ausdrücke verbinden</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Command line reference</source>
        <translation>Referenz der Befehlszeile</translation>
    </message>
    <message>
        <source>Compare a sitemap with the pages of a built site, with those of the live site, or with the URLs of a table or another sitemap: which pages are missing in it, which are rightly left out, which URLs are not there, and to which no page links. Only --site fetches anything.</source>
        <translation>Vergleicht eine Sitemap mit den Seiten einer generierten Website, mit denen der Live-Website oder mit den URLs einer Tabelle oder einer anderen Sitemap: welche Seiten darin fehlen, welche zu Recht ausgelassen sind, welche URLs nicht vorhanden sind und auf welche keine Seite verlinkt. Nur --site ruft etwas ab.</translation>
    </message>
    <message>
        <source>Compare with what is &amp;published</source>
        <translation>Mit der &amp;veröffentlichten vergleichen</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit …</translation>
    </message>
    <message>
        <source>Compared with another file</source>
        <translation>Mit einer anderen Datei verglichen</translation>
    </message>
    <message>
        <source>Complete and encode the URLs</source>
        <translation>URLs vervollständigen und codieren</translation>
    </message>
    <message>
        <source>Complete folder names, such as /staging/.</source>
        <translation>Vollständige Ordnernamen, etwa /staging/.</translation>
    </message>
    <message numerus="yes">
        <source>Complete languages in %Ln rows</source>
        <translation>
            <numerusform>Sprachen in %Ln Zeile vervollständigen</numerusform>
            <numerusform>Sprachen in %Ln Zeilen vervollständigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete the scheme</source>
        <translation>Schema vervollständigen</translation>
    </message>
    <message>
        <source>Compressed data is damaged</source>
        <translation>Gepackte Daten sind beschädigt</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Komprimierung</translation>
    </message>
    <message>
        <source>Computer clocks start in 1970, so it is often a mistake. It is reported even if it is right.</source>
        <translation>Computeruhren beginnen 1970; meist ist es also ein Versehen. Gemeldet wird das Datum auch, wenn es stimmt.</translation>
    </message>
    <message>
        <source>Content before the XML</source>
        <translation>Inhalt vor dem XML</translation>
    </message>
    <message>
        <source>Continue with what could be recovered from a damaged file</source>
        <translation>Mit dem weiterarbeiten, was aus einer beschädigten Datei wiederhergestellt werden konnte</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Control characters break the XML, so most crawlers reject the whole file.</source>
        <translation>Steuerzeichen zerstören das XML; die meisten Crawler lehnen dann die ganze Datei ab.</translation>
    </message>
    <message>
        <source>Convert %u codes to UTF-8</source>
        <translation>%u-Codes in UTF-8 umwandeln</translation>
    </message>
    <message>
        <source>Convert the percentage</source>
        <translation>Prozentangabe umwandeln</translation>
    </message>
    <message>
        <source>Convert to UTF-&amp;8</source>
        <translation>In UTF-&amp;8 umwandeln</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>In UTF-8 umwandeln</translation>
    </message>
    <message>
        <source>Converts scheme and host to lower case. The path stays as it is.</source>
        <translation>Schreibt Schema und Host klein. Der Pfad bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Converts times to another time zone. Dates without a time stay as they are.</source>
        <translation>Rechnet Uhrzeiten in eine andere Zeitzone um. Daten ohne Uhrzeit bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Cop&amp;y URL</source>
        <translation>&amp;URL kopieren</translation>
    </message>
    <message>
        <source>Cop&amp;y URLs</source>
        <translation>&amp;URLs kopieren</translation>
    </message>
    <message>
        <source>Copy URLs</source>
        <translation>URLs kopieren</translation>
    </message>
    <message>
        <source>Copy the cells with their column names above them</source>
        <translation>Die Zellen mit den Spaltennamen darüber kopieren</translation>
    </message>
    <message>
        <source>Copy the findings, ready to paste into an email or a spreadsheet</source>
        <translation>Die Befunde kopieren, bereit zum Einfügen in eine E-Mail oder Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Copy the full URLs of the selected rows, one per line</source>
        <translation>Die vollständigen URLs der ausgewählten Zeilen kopieren, eine je Zeile</translation>
    </message>
    <message>
        <source>Copy the top selected value into the cells below it</source>
        <translation>Den obersten ausgewählten Wert in die Zellen darunter kopieren</translation>
    </message>
    <message numerus="yes">
        <source>Copy to the other %Ln rows</source>
        <translation>
            <numerusform>In die andere Zeile kopieren</numerusform>
            <numerusform>In die anderen %Ln Zeilen kopieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy with &amp;headings</source>
        <translation>Mit Ü&amp;berschriften kopieren</translation>
    </message>
    <message numerus="yes">
        <source>Copy {what} to %Ln rows</source>
        <translation>
            <numerusform>{what} in %Ln Zeile kopieren</numerusform>
            <numerusform>{what} in %Ln Zeilen kopieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct the country</source>
        <translation>Land berichtigen</translation>
    </message>
    <message>
        <source>Correct the format</source>
        <translation>Format berichtigen</translation>
    </message>
    <message>
        <source>Correct the host.</source>
        <translation>Berichtigen Sie den Host.</translation>
    </message>
    <message>
        <source>Correct the letter case</source>
        <translation>Groß- und Kleinschreibung berichtigen</translation>
    </message>
    <message>
        <source>Correct the prefix</source>
        <translation>Präfix berichtigen</translation>
    </message>
    <message>
        <source>Correct the scheme</source>
        <translation>Schema berichtigen</translation>
    </message>
    <message>
        <source>Correct the slashes around the host</source>
        <translation>Schrägstriche um den Host berichtigen</translation>
    </message>
    <message>
        <source>Correct the spelling</source>
        <translation>Schreibweise berichtigen</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Crawlers cannot fetch anything else.</source>
        <translation>Crawler können nichts anderes abrufen.</translation>
    </message>
    <message>
        <source>Crawlers cannot find a server with this name.</source>
        <translation>Crawler finden keinen Server mit diesem Namen.</translation>
    </message>
    <message>
        <source>Crawlers compare it character by character; Google does not even accept https.</source>
        <translation>Crawler vergleichen ihn Zeichen für Zeichen; Google nimmt nicht einmal https an.</translation>
    </message>
    <message>
        <source>Crawlers do not expand custom entities, so they miss part of the value.</source>
        <translation>Crawler lösen eigene Entitäten nicht auf; ihnen entgeht ein Teil des Werts.</translation>
    </message>
    <message>
        <source>Crawlers do not see text as entries. A template or a web page escaped what is XML.</source>
        <translation>Crawler sehen Text nicht als Einträge. Eine Vorlage oder Webseite hat maskiert, was XML ist.</translation>
    </message>
    <message>
        <source>Crawlers identify a file by its root element and reject anything else.</source>
        <translation>Crawler erkennen eine Datei an ihrem Wurzelelement und lehnen alles andere ab.</translation>
    </message>
    <message>
        <source>Crawlers look for URLs in entries and find none.</source>
        <translation>Crawler suchen URLs in Einträgen und finden keine.</translation>
    </message>
    <message>
        <source>Crawlers look for entries by their name and find none.</source>
        <translation>Crawler suchen Einträge nach ihrem Namen und finden keine.</translation>
    </message>
    <message>
        <source>Crawlers look for entries directly in the root and find none.</source>
        <translation>Crawler suchen Einträge direkt im Wurzelelement und finden keine.</translation>
    </message>
    <message>
        <source>Crawlers look for entries in the root itself and find none. Joined files are often like this.</source>
        <translation>Crawler suchen Einträge im Wurzelelement selbst und finden keine. Zusammengefügte Dateien sehen oft so aus.</translation>
    </message>
    <message>
        <source>Crawlers may request a URL that does not exist.</source>
        <translation>Crawler rufen vielleicht eine URL ab, die es nicht gibt.</translation>
    </message>
    <message>
        <source>Crawlers read it twice, and its figures are counted twice.</source>
        <translation>Crawler lesen sie zweimal, und ihre Zahlen werden doppelt gezählt.</translation>
    </message>
    <message>
        <source>Crawlers read only the first {limit:,} bytes; the rest was ignored.</source>
        <translation>Crawler lesen nur die ersten {limit:,} Bytes; der Rest wurde ignoriert.</translation>
    </message>
    <message>
        <source>Crawlers request a URL that does not exist.</source>
        <translation>Crawler rufen eine URL ab, die es nicht gibt.</translation>
    </message>
    <message>
        <source>Crawlers request a page that does not exist.</source>
        <translation>Crawler fragen eine Seite an, die es nicht gibt.</translation>
    </message>
    <message>
        <source>Crawlers resolve it, so the URL they use differs from the one listed.</source>
        <translation>Crawler lösen das auf; ihre URL unterscheidet sich also von der aufgeführten.</translation>
    </message>
    <message>
        <source>Crawlers see the placeholder instead of a value. No fix can know what belongs there.</source>
        <translation>Crawler sehen den Platzhalter statt eines Werts. Keine Korrektur kann wissen, was dorthin gehört.</translation>
    </message>
    <message>
        <source>Crawlers stop reading at the first such error and drop the rest of the file, or all of it.</source>
        <translation>Crawler hören beim ersten solchen Fehler auf zu lesen und verwerfen den Rest der Datei oder alles.</translation>
    </message>
    <message>
        <source>Crawlers would go in a circle, so they follow neither.</source>
        <translation>Crawler würden im Kreis laufen und folgen deshalb keinem von beiden.</translation>
    </message>
    <message>
        <source>Create a sitemap from a CSV file or spreadsheet</source>
        <translation>Eine Sitemap aus einer CSV-Datei oder Tabellenkalkulation erstellen</translation>
    </message>
    <message numerus="yes">
        <source>Create a sitemap with %Ln entries</source>
        <translation>
            <numerusform>Sitemap mit %Ln Eintrag erstellen</numerusform>
            <numerusform>Sitemap mit %Ln Einträgen erstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Create an index for files that are open as one document and have none</source>
        <translation>Einen Index für Dateien erstellen, die als ein Dokument geöffnet sind und keinen haben</translation>
    </message>
    <message numerus="yes">
        <source>Create an index of %Ln sitemaps</source>
        <translation>
            <numerusform>Index aus %Ln Sitemap erstellen</numerusform>
            <numerusform>Index aus %Ln Sitemaps erstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Custom entity</source>
        <translation>Eigene Entität</translation>
    </message>
    <message numerus="yes">
        <source>Cut %Ln rows</source>
        <translation>
            <numerusform>%Ln Zeile ausschneiden</numerusform>
            <numerusform>%Ln Zeilen ausschneiden</numerusform>
        </translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <source>D&amp;uplicate row</source>
        <translation>Zeile du&amp;plizieren</translation>
    </message>
    <message>
        <source>D&amp;uplicate rows</source>
        <translation>Zeilen du&amp;plizieren</translation>
    </message>
    <message>
        <source>Daily below</source>
        <translation>Täglich unter</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Data column</source>
        <translation>Datenspalte</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>Date each file in the index by the newest date in the file</source>
        <translation>Jede Datei im Index auf das neueste Datum in der Datei setzen</translation>
    </message>
    <message>
        <source>Date format not allowed</source>
        <translation>Datumsformat nicht erlaubt</translation>
    </message>
    <message>
        <source>Date from files</source>
        <translation>Datum aus Dateien</translation>
    </message>
    <message>
        <source>Date from git</source>
        <translation>Datum aus git</translation>
    </message>
    <message>
        <source>Date from page</source>
        <translation>Datum von der Seite</translation>
    </message>
    <message>
        <source>Date in the index is too old</source>
        <translation>Datum im Index ist zu alt</translation>
    </message>
    <message>
        <source>Date is before 1970</source>
        <translation>Datum liegt vor 1970</translation>
    </message>
    <message>
        <source>Date is impossible</source>
        <translation>Datum ist unmöglich</translation>
    </message>
    <message>
        <source>Date is in the future</source>
        <translation>Datum liegt in der Zukunft</translation>
    </message>
    <message>
        <source>Date is newer than the page</source>
        <translation>Datum ist neuer als die Seite</translation>
    </message>
    <message>
        <source>Date is older than the page</source>
        <translation>Datum ist älter als die Seite</translation>
    </message>
    <message>
        <source>Date is older than the web</source>
        <translation>Datum ist älter als das Web</translation>
    </message>
    <message>
        <source>Date is too long</source>
        <translation>Datum ist zu lang</translation>
    </message>
    <message>
        <source>Date only</source>
        <translation>Nur Datum</translation>
    </message>
    <message>
        <source>Date with time</source>
        <translation>Datum mit Uhrzeit</translation>
    </message>
    <message>
        <source>Date without a day</source>
        <translation>Datum ohne Tag</translation>
    </message>
    <message>
        <source>Date without time</source>
        <translation>Datum ohne Uhrzeit</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datumsangaben</translation>
    </message>
    <message>
        <source>Dates ahead of now</source>
        <translation>Datumsangaben in der Zukunft</translation>
    </message>
    <message>
        <source>Dates in local for&amp;mat</source>
        <translation>Datumsangaben im landesüblichen For&amp;mat</translation>
    </message>
    <message>
        <source>Dates in the future: {count:,}.</source>
        <translation>Datumsangaben in der Zukunft: {count:,}.</translation>
    </message>
    <message>
        <source>Dates in the table</source>
        <translation>Datumsangaben in der Tabelle</translation>
    </message>
    <message>
        <source>Dates that only show when the sitemap was generated are of no use, and Bing ignores them.</source>
        <translation>Datumsangaben, die nur zeigen, wann die Sitemap erzeugt wurde, nützen nichts, und Bing ignoriert sie.</translation>
    </message>
    <message>
        <source>Dates without a time</source>
        <translation>Datumsangaben ohne Uhrzeit</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Tag und Uhrzeit</translation>
    </message>
    <message>
        <source>Day and time with seconds</source>
        <translation>Tag und Uhrzeit mit Sekunden</translation>
    </message>
    <message>
        <source>Day of the week of the last modified date, as written</source>
        <translation>Wochentag des Datums der letzten Änderung, wie geschrieben</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Days since a page was last modified; Insight counts those in each folder.</source>
        <translation>Tage seit der letzten Änderung einer Seite; die „Auswertung“ zählt die in jedem Ordner.</translation>
    </message>
    <message>
        <source>De&amp;tails</source>
        <translation>&amp;Details</translation>
    </message>
    <message>
        <source>Declare XML 1.0</source>
        <translation>XML 1.0 deklarieren</translation>
    </message>
    <message>
        <source>Decode %25 before an escape</source>
        <translation>%25 vor einer Codierung auflösen</translation>
    </message>
    <message>
        <source>Delay between two requests to a host</source>
        <translation>Pause zwischen zwei Anfragen an einen Host</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rows</source>
        <translation>
            <numerusform>%Ln Zeile löschen</numerusform>
            <numerusform>%Ln Zeilen löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete entries</source>
        <translation>Einträge löschen</translation>
    </message>
    <message>
        <source>Delete it.</source>
        <translation>Löschen Sie es.</translation>
    </message>
    <message>
        <source>Delete the selected entries</source>
        <translation>Die ausgewählten Einträge löschen</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files</source>
        <translation>
            <numerusform>%Ln Datei gelöscht</numerusform>
            <numerusform>%Ln Dateien gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Absteigend</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>Meinten Sie {name}?</translation>
    </message>
    <message>
        <source>Different values</source>
        <translation>Andere Werte</translation>
    </message>
    <message>
        <source>Different values ({n})</source>
        <translation>Andere Werte ({n})</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message numerus="yes">
        <source>Discard the unsaved changes to %Ln documents?</source>
        <translation>
            <numerusform>Die nicht gespeicherten Änderungen verwerfen?</numerusform>
            <numerusform>Die nicht gespeicherten Änderungen an %Ln Dokumenten verwerfen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %Ln rows</source>
        <translation>
            <numerusform>%Ln Zeile verteilen</numerusform>
            <numerusform>%Ln Zeilen verteilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not open again</source>
        <translation>Nicht wieder öffnen</translation>
    </message>
    <message>
        <source>Document type declaration</source>
        <translation>Dokumenttypdeklaration</translation>
    </message>
    <message>
        <source>Does no harm, but could be better.</source>
        <translation>Schadet nicht, könnte aber besser sein.</translation>
    </message>
    <message>
        <source>Dots in the path</source>
        <translation>Punkte im Pfad</translation>
    </message>
    <message>
        <source>Double slash in the path</source>
        <translation>Doppelter Schrägstrich im Pfad</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Drop tracking parameters</source>
        <translation>Tracking-Parameter entfernen</translation>
    </message>
    <message>
        <source>Drop what need not be listed</source>
        <translation>Unnötige Einträge entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln rows</source>
        <translation>
            <numerusform>%Ln Zeile duplizieren</numerusform>
            <numerusform>%Ln Zeilen duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate element</source>
        <translation>Doppeltes Element</translation>
    </message>
    <message>
        <source>Duplicate entries</source>
        <translation>Einträge duplizieren</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplikate</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Each may appear only once; which one a search engine would use is unknown.</source>
        <translation>Jedes darf nur einmal vorkommen; welches eine Suchmaschine verwenden würde, ist unbekannt.</translation>
    </message>
    <message>
        <source>Each of “do” must name its operation, such as {detail}.</source>
        <translation>Jedes „do“ muss seine Operation nennen, etwa {detail}.</translation>
    </message>
    <message>
        <source>Each page links to all other languages.</source>
        <translation>Jede Seite verweist auf alle anderen Sprachen.</translation>
    </message>
    <message>
        <source>Each row is an object of its own line. Values are text; an empty one is null.</source>
        <translation>Jede Zeile ist ein eigenes Objekt in einer eigenen Textzeile. Werte sind Text; ein leerer ist null.</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>F&amp;rühere Versionen …</translation>
    </message>
    <message>
        <source>Earlier versions kept</source>
        <translation>Aufbewahrte frühere Versionen</translation>
    </message>
    <message>
        <source>Edit &amp;values…</source>
        <translation>W&amp;erte bearbeiten …</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>Zelle bearbeiten</translation>
    </message>
    <message>
        <source>Edit the cell; typing replaces its value</source>
        <translation>Zelle bearbeiten; Tippen ersetzt ihren Wert</translation>
    </message>
    <message>
        <source>Edit the current cell (F2); images and other blocks open in the Details panel</source>
        <translation>Die aktuelle Zelle bearbeiten (F2); Bilder und andere Blöcke öffnen sich im Bereich „Details“</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Werte bearbeiten</translation>
    </message>
    <message numerus="yes">
        <source>Edit values in %Ln rows</source>
        <translation>
            <numerusform>Werte bearbeiten</numerusform>
            <numerusform>Werte in %Ln Zeilen bearbeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Edited or added since the file was opened or saved</source>
        <translation>Bearbeitet oder hinzugefügt, seit die Datei geöffnet oder gespeichert wurde</translation>
    </message>
    <message>
        <source>Edited or added since the file was opened, saved or not</source>
        <translation>Bearbeitet oder hinzugefügt, seit die Datei geöffnet wurde, ob gespeichert oder nicht</translation>
    </message>
    <message>
        <source>Edits the cell, then goes down</source>
        <translation>Bearbeitet die Zelle, geht dann nach unten</translation>
    </message>
    <message>
        <source>Element in the wrong place</source>
        <translation>Element an der falschen Stelle</translation>
    </message>
    <message>
        <source>Element inside a value</source>
        <translation>Element in einem Wert</translation>
    </message>
    <message>
        <source>Element is empty</source>
        <translation>Element ist leer</translation>
    </message>
    <message>
        <source>Elements are nested more than {n} levels deep, far deeper than any sitemap needs.</source>
        <translation>Elemente sind mehr als {n} Ebenen tief verschachtelt, viel tiefer, als eine Sitemap es braucht.</translation>
    </message>
    <message>
        <source>Elements have a prefix</source>
        <translation>Elemente haben ein Präfix</translation>
    </message>
    <message>
        <source>Elements out of order</source>
        <translation>Elemente in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>Embedding allowed</source>
        <translation>Einbetten erlaubt</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Zeichencodierung</translation>
    </message>
    <message>
        <source>Encoding is not UTF-8</source>
        <translation>Zeichencodierung ist nicht UTF-8</translation>
    </message>
    <message>
        <source>End of the file</source>
        <translation>Ende der Datei</translation>
    </message>
    <message>
        <source>Enter a date here, such as {detail}.</source>
        <translation>Geben Sie hier ein Datum ein, etwa {detail}.</translation>
    </message>
    <message>
        <source>Enter a number here, such as {detail}.</source>
        <translation>Geben Sie hier eine Zahl ein, etwa {detail}.</translation>
    </message>
    <message>
        <source>Enter a time span with d, w, m or y here, such as {detail}.</source>
        <translation>Geben Sie hier eine Zeitspanne mit d, w, m oder y ein, etwa {detail}.</translation>
    </message>
    <message>
        <source>Enter a whole number here, such as {detail}.</source>
        <translation>Geben Sie hier eine ganze Zahl ein, etwa {detail}.</translation>
    </message>
    <message>
        <source>Enter in the table</source>
        <translation>Eingabetaste in der Tabelle</translation>
    </message>
    <message>
        <source>Enter one of these here: {detail}.</source>
        <translation>Geben Sie hier eines davon ein: {detail}.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Entries are inside the element {name}, which a sitemap does not have. Remove its tags.</source>
        <translation>Einträge stehen im Element {name}, das es in einer Sitemap nicht gibt. Entfernen Sie seine Tags.</translation>
    </message>
    <message>
        <source>Entries inside another element</source>
        <translation>Einträge in einem anderen Element</translation>
    </message>
    <message>
        <source>Entries under another name</source>
        <translation>Einträge unter anderem Namen</translation>
    </message>
    <message>
        <source>Entries were edited since then.</source>
        <translation>Seitdem wurden Einträge bearbeitet.</translation>
    </message>
    <message>
        <source>Entries with images, videos, news, languages, mobile versions</source>
        <translation>Einträge mit Bildern, Videos, News, Sprachen, Mobilversionen</translation>
    </message>
    <message>
        <source>Entries without a date: {count:,} of {total:,}.</source>
        <translation>Einträge ohne Datum: {count:,} von {total:,}.</translation>
    </message>
    <message>
        <source>Entries without a priority, which counts as 0.5: {count:,}.</source>
        <translation>Einträge ohne Priorität, was als 0.5 zählt: {count:,}.</translation>
    </message>
    <message>
        <source>Entries without lastmod: {missing:,} of {entries:,}.</source>
        <translation>Einträge ohne lastmod: {missing:,} von {entries:,}.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Entry {first} has the same URL, written differently: {other}. Keep one.</source>
        <translation>Eintrag {first} hat dieselbe URL, anders geschrieben: {other}. Behalten Sie einen.</translation>
    </message>
    <message>
        <source>Entry {first} has the same URL. {advice}</source>
        <translation>Eintrag {first} hat dieselbe URL. {advice}</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>Fehler und Warnungen</translation>
    </message>
    <message>
        <source>Errors prevent the export.</source>
        <translation>Fehler verhindern den Export.</translation>
    </message>
    <message>
        <source>Escaped markup was restored.</source>
        <translation>Maskiertes Markup wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>Escaped twice</source>
        <translation>Doppelt maskiert</translation>
    </message>
    <message>
        <source>Estimated from {rows} of {all} entries. Counting all of them…</source>
        <translation>Geschätzt aus {rows} von {all} Einträgen. Alle werden gezählt …</translation>
    </message>
    <message>
        <source>Every URL here looks like a sitemap. They belong in a sitemap index.</source>
        <translation>Jede URL hier sieht nach einer Sitemap aus. Sie gehören in einen Sitemap-Index.</translation>
    </message>
    <message>
        <source>Every entry must have a URL.</source>
        <translation>Jeder Eintrag muss eine URL haben.</translation>
    </message>
    <message>
        <source>Every request has a path. With the slash, the URL is the one crawlers request.</source>
        <translation>Jede Anfrage hat einen Pfad. Mit dem Schrägstrich ist es die URL, die Crawler anfragen.</translation>
    </message>
    <message>
        <source>Every rule, by subject. Each page says what is wrong, why it matters, who says so, and how to fix it.</source>
        <translation>Jede Regel, nach Thema. Jede Seite sagt, was nicht stimmt, warum es zählt, wer es sagt und wie es korrigiert wird.</translation>
    </message>
    <message>
        <source>Every version of a page must list all versions, including itself.</source>
        <translation>Jede Version einer Seite muss alle Versionen aufführen, auch sich selbst.</translation>
    </message>
    <message>
        <source>Everyone can read a sitemap, and crawlers do not log in.</source>
        <translation>Eine Sitemap kann jeder lesen, und Crawler melden sich nicht an.</translation>
    </message>
    <message>
        <source>Everything after the end of the root was removed.</source>
        <translation>Alles nach dem Ende der Wurzel wurde entfernt.</translation>
    </message>
    <message>
        <source>Everything before the XML was removed.</source>
        <translation>Alles vor dem XML wurde entfernt.</translation>
    </message>
    <message>
        <source>Everything in the selected entries, with room for each value</source>
        <translation>Alles in den ausgewählten Einträgen, mit Platz für jeden Wert</translation>
    </message>
    <message>
        <source>Everything that could be decompressed was kept.</source>
        <translation>Alles, was sich entpacken ließ, wurde behalten.</translation>
    </message>
    <message>
        <source>Excel default</source>
        <translation>Excel Vorgabe</translation>
    </message>
    <message>
        <source>Excel needs it.</source>
        <translation>Excel braucht das.</translation>
    </message>
    <message>
        <source>Exclude this value</source>
        <translation>Diesen Wert ausschließen</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export the &amp;table…</source>
        <translation>Tabelle e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exportiert nach {path}</translation>
    </message>
    <message>
        <source>Extend the selection to there</source>
        <translation>Auswahl bis dorthin erweitern</translation>
    </message>
    <message>
        <source>Extension element repeated</source>
        <translation>Element einer Erweiterung wiederholt</translation>
    </message>
    <message>
        <source>Extension elements out of order</source>
        <translation>Elemente einer Erweiterung in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>Extension outside an entry</source>
        <translation>Erweiterung außerhalb eines Eintrags</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Facts about the whole file: kind, size, encoding, findings and notes</source>
        <translation>Angaben zur ganzen Datei: Art, Größe, Zeichencodierung, Befunde und Hinweise</translation>
    </message>
    <message>
        <source>Failed URLs at which it pauses</source>
        <translation>Fehlgeschlagene URLs, ab denen pausiert wird</translation>
    </message>
    <message>
        <source>Family friendly</source>
        <translation>Familienfreundlich</translation>
    </message>
    <message>
        <source>Far apart</source>
        <translation>Weit auseinander</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Feed instead of a sitemap</source>
        <translation>Feed statt einer Sitemap</translation>
    </message>
    <message>
        <source>Feeds are read-only. Create a sitemap from it instead.</source>
        <translation>Feeds sind schreibgeschützt. Erstellen Sie stattdessen eine Sitemap daraus.</translation>
    </message>
    <message>
        <source>Fetch the sitemap from its published URL, and see how it differs</source>
        <translation>Die Sitemap von ihrer veröffentlichten URL abrufen und sehen, worin sie sich unterscheidet</translation>
    </message>
    <message>
        <source>Fetch the sitemaps that an address leads to, those of an index included. The address may be that of a sitemap, of a robots.txt, or of a page of the site.</source>
        <translation>Ruft die Sitemaps ab, zu denen eine Adresse führt, einschließlich derer eines Index. Die Adresse kann die einer Sitemap, einer robots.txt oder einer Seite der Website sein.</translation>
    </message>
    <message>
        <source>Fetched from</source>
        <translation>Abgerufen von</translation>
    </message>
    <message>
        <source>Few dates</source>
        <translation>Wenige Daten</translation>
    </message>
    <message>
        <source>Fi&amp;x</source>
        <translation>&amp;Korrigieren</translation>
    </message>
    <message>
        <source>Fi&amp;x here…</source>
        <translation>&amp;Hier korrigieren …</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Fil&amp;es</source>
        <translation>Date&amp;ien</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File cannot be read</source>
        <translation>Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>File extension in the URL</source>
        <translation>Dateiendung in der URL</translation>
    </message>
    <message>
        <source>File is empty</source>
        <translation>Datei ist leer</translation>
    </message>
    <message>
        <source>File is too large</source>
        <translation>Datei ist zu groß</translation>
    </message>
    <message>
        <source>File name does not match compression</source>
        <translation>Dateiname passt nicht zur Komprimierung</translation>
    </message>
    <message>
        <source>File types</source>
        <translation>Dateitypen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Files that were open last time</source>
        <translation>Zuletzt geöffnete Dateien beim Start</translation>
    </message>
    <message>
        <source>Fill do&amp;wn</source>
        <translation>Nach unten aus&amp;füllen</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Nach unten ausfüllen</translation>
    </message>
    <message>
        <source>Fill in “{title}”.</source>
        <translation>Füllen Sie „{title}“ aus.</translation>
    </message>
    <message>
        <source>Filter by this column…</source>
        <translation>Nach dieser Spalte filtern …</translation>
    </message>
    <message>
        <source>Filter by this folder</source>
        <translation>Nach diesem Ordner filtern</translation>
    </message>
    <message>
        <source>Filter by this value</source>
        <translation>Nach diesem Wert filtern</translation>
    </message>
    <message>
        <source>Fin&amp;d an action…</source>
        <translation>&amp;Aktion suchen …</translation>
    </message>
    <message>
        <source>Fin&amp;dings</source>
        <translation>&amp;Befunde</translation>
    </message>
    <message>
        <source>Final URL</source>
        <translation>Endgültige URL</translation>
    </message>
    <message>
        <source>Final status</source>
        <translation>Endgültiger Status</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a file by name and show only that one</source>
        <translation>Eine Datei nach Namen suchen und nur sie anzeigen</translation>
    </message>
    <message>
        <source>Find entries with the same URL and choose which to keep</source>
        <translation>Einträge mit derselben URL finden und wählen, welche bleiben</translation>
    </message>
    <message>
        <source>Find text in the values and replace it</source>
        <translation>Text in den Werten suchen und ersetzen</translation>
    </message>
    <message>
        <source>Find the pages of a live site, or of a built one in a folder, and list them</source>
        <translation>Die Seiten einer Live-Website oder einer generierten in einem Ordner finden und aufführen</translation>
    </message>
    <message>
        <source>Find the pages that are not listed, and the listed URLs that are not there</source>
        <translation>Seiten finden, die nicht aufgeführt sind, und aufgeführte URLs, die es nicht gibt</translation>
    </message>
    <message>
        <source>Find the sitemaps of a site by its address or robots.txt, and open them</source>
        <translation>Die Sitemaps einer Website über ihre Adresse oder robots.txt finden und öffnen</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Findings in {name}</source>
        <translation>Befunde in {name}</translation>
    </message>
    <message>
        <source>Findings per 100</source>
        <translation>Befunde je 100</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>First day of the week</source>
        <translation>Erster Tag der Woche</translation>
    </message>
    <message>
        <source>Fit this column to its content</source>
        <translation>Spalte an ihren Inhalt anpassen</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Fix all &amp;safe…</source>
        <translation>Alles Unbedenkliche behebe&amp;n …</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix and leave every other byte as it is.</source>
        <translation>Korrigiert alles, was sich sicher korrigieren lässt, und lässt jedes andere Byte, wie es ist.</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix; shows a preview first</source>
        <translation>Alles korrigieren, was sich sicher korrigieren lässt; zuerst mit Vorschau</translation>
    </message>
    <message>
        <source>Fix what is wrong in the current cell</source>
        <translation>Korrigieren, was in der aktuellen Zelle nicht stimmt</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Korrigieren …</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folders cannot be read here.</source>
        <translation>Ordner können hier nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Follow the s&amp;ystem</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>For Yandex, publish an XML sitemap or a list of URLs as well.</source>
        <translation>Veröffentlichen Sie für Yandex auch eine XML-Sitemap oder eine URL-Liste.</translation>
    </message>
    <message>
        <source>For a .htaccess file or a virtual host. It needs mod_rewrite.</source>
        <translation>Für eine .htaccess-Datei oder einen virtuellen Host. Braucht mod_rewrite.</translation>
    </message>
    <message>
        <source>For a file that is not in the encoding it declares</source>
        <translation>Für eine Datei, die nicht in der angegebenen Zeichencodierung vorliegt</translation>
    </message>
    <message>
        <source>For all older entries.</source>
        <translation>Für alle älteren Einträge.</translation>
    </message>
    <message>
        <source>For all other languages</source>
        <translation>Für alle übrigen Sprachen</translation>
    </message>
    <message>
        <source>For entries changed fewer than this many days ago. 0 skips it.</source>
        <translation>Für Einträge, die vor weniger als so vielen Tagen geändert wurden. 0 überspringt dies.</translation>
    </message>
    <message>
        <source>For entries that change after fewer days. 0 skips it.</source>
        <translation>Für Einträge, die sich nach weniger Tagen ändern. 0 überspringt dies.</translation>
    </message>
    <message>
        <source>For that, the root must be {root}.</source>
        <translation>Dafür müsste das Wurzelelement {root} sein.</translation>
    </message>
    <message>
        <source>For the folder that is published. Netlify adds and removes a slash at the end by itself.</source>
        <translation>Für den Ordner, der veröffentlicht wird. Netlify ergänzt und entfernt einen Schrägstrich am Ende von selbst.</translation>
    </message>
    <message>
        <source>Format of an export</source>
        <translation>Format eines Exports</translation>
    </message>
    <message>
        <source>Format of an exported table</source>
        <translation>Format einer exportierten Tabelle</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln sitemaps.</source>
        <translation>
            <numerusform>%Ln Sitemap gefunden.</numerusform>
            <numerusform>%Ln Sitemaps gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Freeze the URL column</source>
        <translation>URL-Spalte fixieren</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Änderungshäufigkeit</translation>
    </message>
    <message>
        <source>Frequency and priority</source>
        <translation>Änderungshäufigkeit und Priorität</translation>
    </message>
    <message>
        <source>Frequency and priority count for little</source>
        <translation>Änderungshäufigkeit und Priorität zählen wenig</translation>
    </message>
    <message>
        <source>Frequency from age</source>
        <translation>Änderungshäufigkeit nach Alter</translation>
    </message>
    <message>
        <source>Frequency from how often it changes</source>
        <translation>Änderungshäufigkeit nach tatsächlichen Änderungen</translation>
    </message>
    <message>
        <source>Freshness by folder</source>
        <translation>Aktualität nach Ordner</translation>
    </message>
    <message>
        <source>From 0.0 to 1.0.</source>
        <translation>Von 0.0 bis 1.0.</translation>
    </message>
    <message>
        <source>From one to the other, inclusive</source>
        <translation>Vom einen bis zum anderen, beide eingeschlossen</translation>
    </message>
    <message>
        <source>From version 155 on, Chrome shows such files as plain XML, and other browsers will follow. Crawlers ignore style sheets.</source>
        <translation>Ab Version 155 zeigt Chrome solche Dateien als bloßes XML, und andere Browser werden folgen. Crawler ignorieren Stylesheets.</translation>
    </message>
    <message>
        <source>Further pages (?page=2)</source>
        <translation>Folgeseiten (?page=2)</translation>
    </message>
    <message>
        <source>Further pages of lists</source>
        <translation>Folgeseiten von Listen</translation>
    </message>
    <message>
        <source>Gallery URL</source>
        <translation>URL der Galerie</translation>
    </message>
    <message>
        <source>Generate the sitemap again, or remove the entries that are too many.</source>
        <translation>Erzeugen Sie die Sitemap neu oder entfernen Sie die überzähligen Einträge.</translation>
    </message>
    <message>
        <source>Genres</source>
        <translation>Genres</translation>
    </message>
    <message>
        <source>Git LFS pointer</source>
        <translation>Git-LFS-Zeiger</translation>
    </message>
    <message>
        <source>Give each URL an entry of its own</source>
        <translation>Jeder URL einen eigenen Eintrag geben</translation>
    </message>
    <message>
        <source>Give the page a URL without it.</source>
        <translation>Geben Sie der Seite eine URL ohne dieses Zeichen.</translation>
    </message>
    <message>
        <source>Gives all of the rows the same frequency.</source>
        <translation>Gibt allen Zeilen dieselbe Änderungshäufigkeit.</translation>
    </message>
    <message>
        <source>Gives all of the rows the same last modified date.</source>
        <translation>Gibt allen Zeilen dasselbe Datum der letzten Änderung.</translation>
    </message>
    <message>
        <source>Gives all of the rows the same priority.</source>
        <translation>Gibt allen Zeilen dieselbe Priorität.</translation>
    </message>
    <message>
        <source>Gives all of the rows this date and time. Use it only if the pages really changed just now.</source>
        <translation>Gibt allen Zeilen Datum und Uhrzeit von jetzt. Nur verwenden, wenn sich die Seiten gerade wirklich geändert haben.</translation>
    </message>
    <message>
        <source>Gives all of the rows today&apos;s date. Use it only if the pages really changed today.</source>
        <translation>Gibt allen Zeilen das heutige Datum. Nur verwenden, wenn sich die Seiten heute wirklich geändert haben.</translation>
    </message>
    <message>
        <source>Gives each entry the priority of the highest step that its number in a data column reaches. Entries below all steps, or without a number, stay as they are.</source>
        <translation>Gibt jedem Eintrag die Priorität der höchsten Stufe, die seine Zahl in einer Datenspalte erreicht. Einträge unter allen Stufen oder ohne Zahl bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Go back to the rows</source>
        <translation>Zurück zu den Zeilen gehen</translation>
    </message>
    <message>
        <source>Go to its URL and date in the index (F2 edits them too)</source>
        <translation>Zu ihrer URL und ihrem Datum im Index gehen (F2 bearbeitet sie auch)</translation>
    </message>
    <message>
        <source>Go to the edge of the filled cells (also with Up, Left and Right)</source>
        <translation>Zum Rand der gefüllten Zellen gehen (auch mit Nach oben, Links und Rechts)</translation>
    </message>
    <message>
        <source>Go to the rows</source>
        <translation>Zu den Zeilen gehen</translation>
    </message>
    <message>
        <source>Goes down</source>
        <translation>Geht nach unten</translation>
    </message>
    <message>
        <source>Goes right</source>
        <translation>Geht nach rechts</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Gone: no such page</source>
        <translation>Nicht gefunden: keine solche Seite</translation>
    </message>
    <message>
        <source>Google Search Console reports dates before 1970 as invalid. Correct or remove the date.</source>
        <translation>Die Google Search Console meldet Daten vor 1970 als ungültig. Berichtigen oder entfernen Sie das Datum.</translation>
    </message>
    <message>
        <source>Google accepts images on other hosts if those hosts are verified as well.</source>
        <translation>Google akzeptiert Bilder auf anderen Hosts, wenn auch diese bestätigt sind.</translation>
    </message>
    <message>
        <source>Google accepts it, but the official schema rejects it.</source>
        <translation>Google nimmt es an, aber das offizielle Schema lehnt es ab.</translation>
    </message>
    <message>
        <source>Google and Bing ignore changefreq and priority. Yandex uses priority to decide what to load first.</source>
        <translation>Google und Bing ignorieren changefreq und priority. Yandex entscheidet anhand von priority, was zuerst geladen wird.</translation>
    </message>
    <message>
        <source>Google and Bing ignore frequency and priority. The file is smaller without them.</source>
        <translation>Google und Bing ignorieren Häufigkeit und Priorität. Ohne sie ist die Datei kleiner.</translation>
    </message>
    <message>
        <source>Google asks for an entry for each version. Other sitemaps may have them.</source>
        <translation>Google verlangt für jede Version einen Eintrag. Andere Sitemaps können sie enthalten.</translation>
    </message>
    <message>
        <source>Google asks for encoded URLs; others have to guess the encoding.</source>
        <translation>Google verlangt codierte URLs; andere müssen die Zeichencodierung raten.</translation>
    </message>
    <message>
        <source>Google compares namespaces character by character and ignores any other.</source>
        <translation>Google vergleicht Namensräume Zeichen für Zeichen und ignoriert jeden anderen.</translation>
    </message>
    <message>
        <source>Google compares the name with the one it knows, character by character.</source>
        <translation>Google vergleicht den Namen Zeichen für Zeichen mit dem, den es kennt.</translation>
    </message>
    <message>
        <source>Google does not ask for an order, but its schema rejects this one.</source>
        <translation>Google verlangt keine Reihenfolge, aber sein Schema lehnt diese ab.</translation>
    </message>
    <message>
        <source>Google does not show a video after this date.</source>
        <translation>Nach diesem Datum zeigt Google ein Video nicht mehr an.</translation>
    </message>
    <message>
        <source>Google goes by the file name to tell what kind of sitemap it is.</source>
        <translation>Google erkennt die Art der Sitemap am Dateinamen.</translation>
    </message>
    <message>
        <source>Google has been known to report such URLs as invalid.</source>
        <translation>Google hat solche URLs bekanntermaßen schon als ungültig gemeldet.</translation>
    </message>
    <message>
        <source>Google ignores a video whose location is the page it is on.</source>
        <translation>Google ignoriert ein Video, dessen Adresse die Seite ist, auf der es steht.</translation>
    </message>
    <message>
        <source>Google ignores blocks without what they require.</source>
        <translation>Google ignoriert Blöcke, denen Erforderliches fehlt.</translation>
    </message>
    <message>
        <source>Google ignores language links unless both pages link to each other.</source>
        <translation>Google ignoriert Sprachlinks, wenn nicht beide Seiten aufeinander verweisen.</translation>
    </message>
    <message>
        <source>Google ignores links with a language it cannot read.</source>
        <translation>Google ignoriert Links mit einer Sprache, die es nicht lesen kann.</translation>
    </message>
    <message>
        <source>Google ignores links with an unknown language.</source>
        <translation>Google ignoriert Links mit einer unbekannten Sprache.</translation>
    </message>
    <message>
        <source>Google ignores that part of the code.</source>
        <translation>Google ignoriert diesen Teil des Codes.</translation>
    </message>
    <message>
        <source>Google needs rel=&quot;alternate&quot;, hreflang and href, and ignores links without them.</source>
        <translation>Google braucht rel=&quot;alternate&quot;, hreflang und href und ignoriert Links ohne sie.</translation>
    </message>
    <message>
        <source>Google needs to know where the video file or its player is.</source>
        <translation>Google muss wissen, wo die Videodatei oder ihr Player liegt.</translation>
    </message>
    <message>
        <source>Google no longer reads {names}.</source>
        <translation>Google liest {names} nicht mehr.</translation>
    </message>
    <message>
        <source>Google only accepts absolute URLs.</source>
        <translation>Google nimmt nur absolute URLs an.</translation>
    </message>
    <message>
        <source>Google only accepts articles from the last two days.</source>
        <translation>Google nimmt nur Artikel der letzten zwei Tage an.</translation>
    </message>
    <message>
        <source>Google only reads sitemaps in {folder} and its subfolders.</source>
        <translation>Google liest nur Sitemaps in {folder} und den Unterordnern.</translation>
    </message>
    <message>
        <source>Google only understands scripts of ISO 15924, such as Hans, Hant and Latn.</source>
        <translation>Google versteht nur Schriften aus ISO 15924, etwa Hans, Hant und Latn.</translation>
    </message>
    <message>
        <source>Google reads a two-letter language, optionally with a script and a country.</source>
        <translation>Google liest eine zweibuchstabige Sprache, wahlweise mit Schrift und Land.</translation>
    </message>
    <message>
        <source>Google reads up to 1,000 images per page.</source>
        <translation>Google liest bis zu 1.000 Bilder je Seite.</translation>
    </message>
    <message>
        <source>Google reads up to 1,000 news articles per file.</source>
        <translation>Google liest bis zu 1.000 News-Artikel je Datei.</translation>
    </message>
    <message>
        <source>Google reports elements that are not part of the extension.</source>
        <translation>Google meldet Elemente, die nicht zur Erweiterung gehören.</translation>
    </message>
    <message>
        <source>Google reports invalid values and may ignore the whole block.</source>
        <translation>Google meldet ungültige Werte und ignoriert vielleicht den ganzen Block.</translation>
    </message>
    <message>
        <source>Google requires the sitemaps of an index to be in its folder or below; others do not.</source>
        <translation>Google verlangt, dass die Sitemaps eines Index in dessen Ordner oder darunter liegen; andere nicht.</translation>
    </message>
    <message>
        <source>Google treats a page that says so, or has nothing, as one that does not exist (a soft 404).</source>
        <translation>Google behandelt eine Seite, die das sagt oder nichts enthält, wie eine nicht existierende (Soft 404).</translation>
    </message>
    <message>
        <source>Google treats such a page as one that does not exist (a soft 404).</source>
        <translation>Google behandelt eine solche Seite wie eine nicht existierende (Soft 404).</translation>
    </message>
    <message>
        <source>Google&apos;s documentation sets no limit, but its schema does.</source>
        <translation>Googles Dokumentation setzt keine Grenze, aber das Schema.</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>HTTPS everywhere</source>
        <translation>Überall HTTPS</translation>
    </message>
    <message>
        <source>Has a URL</source>
        <translation>Hat eine URL</translation>
    </message>
    <message>
        <source>Has a URL that search engines may index, when last checked</source>
        <translation>Hatte bei der letzten Prüfung eine URL, die Suchmaschinen indexieren dürfen</translation>
    </message>
    <message>
        <source>Has a frequency</source>
        <translation>Hat eine Änderungshäufigkeit</translation>
    </message>
    <message>
        <source>Has a last modified date</source>
        <translation>Hat ein Datum der letzten Änderung</translation>
    </message>
    <message>
        <source>Has a news article</source>
        <translation>Hat einen News-Artikel</translation>
    </message>
    <message>
        <source>Has a priority</source>
        <translation>Hat eine Priorität</translation>
    </message>
    <message>
        <source>Has any element that is not part of the basic protocol</source>
        <translation>Hat ein Element, das nicht zum Grundprotokoll gehört</translation>
    </message>
    <message>
        <source>Has images</source>
        <translation>Hat Bilder</translation>
    </message>
    <message>
        <source>Has links to mobile versions</source>
        <translation>Hat Links zu Mobilversionen</translation>
    </message>
    <message>
        <source>Has links to other languages</source>
        <translation>Hat Links zu anderen Sprachen</translation>
    </message>
    <message>
        <source>Has no page that links to it, when last compared</source>
        <translation>Hatte beim letzten Vergleich keine Seite, die darauf verlinkt</translation>
    </message>
    <message>
        <source>Has something a major search engine rejects</source>
        <translation>Enthält etwas, das eine große Suchmaschine ablehnt</translation>
    </message>
    <message>
        <source>Has something harmless that could be better</source>
        <translation>Enthält etwas Harmloses, das besser sein könnte</translation>
    </message>
    <message>
        <source>Has the same URL as an earlier row, even if written differently</source>
        <translation>Hat dieselbe URL wie eine frühere Zeile, auch wenn anders geschrieben</translation>
    </message>
    <message>
        <source>Has videos</source>
        <translation>Hat Videos</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Hide the rows with the value of the current cell</source>
        <translation>Die Zeilen mit dem Wert der aktuellen Zelle ausblenden</translation>
    </message>
    <message>
        <source>Hide the shared h&amp;ost</source>
        <translation>Gemeinsamen &amp;Host ausblenden</translation>
    </message>
    <message>
        <source>Hide the shared host</source>
        <translation>Gemeinsamen Host ausblenden</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>Diese Spalte ausblenden</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>High contrast has strong colours, edges and selections.</source>
        <translation>Hoher Kontrast hat kräftige Farben, Ränder und Markierungen.</translation>
    </message>
    <message>
        <source>Higher priorities become this.</source>
        <translation>Höhere Prioritäten werden hierauf gesetzt.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>Host is not ASCII</source>
        <translation>Host ist nicht ASCII</translation>
    </message>
    <message>
        <source>Host is not public</source>
        <translation>Host ist nicht öffentlich</translation>
    </message>
    <message>
        <source>Host is not valid</source>
        <translation>Host ist ungültig</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>Hours ahead</source>
        <translation>Stunden voraus</translation>
    </message>
    <message>
        <source>How many of the dates must be the same.</source>
        <translation>Wie viele der Daten gleich sein müssen.</translation>
    </message>
    <message>
        <source>How much each path level lowers it.</source>
        <translation>Wie viel jede Pfadebene sie verringert.</translation>
    </message>
    <message>
        <source>How much to add. Negative numbers lower priorities.</source>
        <translation>Wie viel addiert wird. Negative Zahlen verringern Prioritäten.</translation>
    </message>
    <message>
        <source>How severe their findings are shown, whatever the profile says. An export is still refused while there are errors by the protocol.</source>
        <translation>Wie schwer ihre Befunde angezeigt werden, was auch das Profil sagt. Ein Export wird weiter verweigert, solange es Fehler nach dem Protokoll gibt.</translation>
    </message>
    <message>
        <source>How to do things, and what the current finding means</source>
        <translation>Wie etwas geht und was der aktuelle Befund bedeutet</translation>
    </message>
    <message>
        <source>How to fix it:</source>
        <translation>So wird es korrigiert:</translation>
    </message>
    <message>
        <source>Hyphens in a comment were separated.</source>
        <translation>Bindestriche in einem Kommentar wurden getrennt.</translation>
    </message>
    <message>
        <source>IN stands for several files; convert one after the other</source>
        <translation>IN steht für mehrere Dateien; konvertieren Sie eine nach der anderen</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>If it is empty, the value is removed.</source>
        <translation>Ist er leer, wird der Wert entfernt.</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>Groß-/Kleinschreibung ignorieren</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Image URL</source>
        <translation>Bild-URL</translation>
    </message>
    <message>
        <source>Image listed twice</source>
        <translation>Bild doppelt aufgeführt</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Images on another host</source>
        <translation>Bilder auf einem anderen Host</translation>
    </message>
    <message>
        <source>Images, videos, news and other extensions</source>
        <translation>Bilder, Videos, News und andere Erweiterungen</translation>
    </message>
    <message>
        <source>Images, videos, news, languages</source>
        <translation>Bilder, Videos, News, Sprachen</translation>
    </message>
    <message>
        <source>Images, videos, …</source>
        <translation>Bilder, Videos, …</translation>
    </message>
    <message>
        <source>In a list of images, videos, news or languages</source>
        <translation>In einer Liste von Bildern, Videos, News oder Sprachen</translation>
    </message>
    <message>
        <source>In a sitemap there is nothing a relative URL could be relative to.</source>
        <translation>In einer Sitemap gibt es nichts, worauf sich eine relative URL beziehen könnte.</translation>
    </message>
    <message>
        <source>In find and replace</source>
        <translation>In „Suchen und Ersetzen“</translation>
    </message>
    <message>
        <source>In findings, details and files</source>
        <translation>In Befunden, Details und Dateien</translation>
    </message>
    <message>
        <source>In the existing order, only at the limits</source>
        <translation>In der bestehenden Reihenfolge, nur an den Grenzen</translation>
    </message>
    <message>
        <source>In the filter line</source>
        <translation>In der Filterzeile</translation>
    </message>
    <message>
        <source>In the list of files</source>
        <translation>In der Dateiliste</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>In der Tabelle</translation>
    </message>
    <message>
        <source>In the table at 100 %; a row is never lower than its text.</source>
        <translation>In der Tabelle bei 100 %; eine Zeile ist nie niedriger als ihr Text.</translation>
    </message>
    <message>
        <source>In the whole window. It follows at the next start, or now, as with another language.</source>
        <translation>Im ganzen Fenster. Gilt ab dem nächsten Start oder sofort, wie bei einer anderen Sprache.</translation>
    </message>
    <message>
        <source>In the window: {steps}</source>
        <translation>Im Fenster: {steps}</translation>
    </message>
    <message>
        <source>In {block}, {element} is missing or empty. Add it, or remove the block.</source>
        <translation>In {block} fehlt {element} oder ist leer. Fügen Sie es hinzu oder entfernen Sie den Block.</translation>
    </message>
    <message>
        <source>Index and files do not match</source>
        <translation>Index und Dateien passen nicht zusammen</translation>
    </message>
    <message>
        <source>Index in an index</source>
        <translation>Index in einem Index</translation>
    </message>
    <message>
        <source>Index lists a page</source>
        <translation>Index führt eine Seite auf</translation>
    </message>
    <message>
        <source>Index lists itself</source>
        <translation>Index führt sich selbst auf</translation>
    </message>
    <message>
        <source>Indexable</source>
        <translation>Indexierbar</translation>
    </message>
    <message>
        <source>Indexes list each other</source>
        <translation>Indexe führen einander auf</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Interlingue</source>
        <translation>Interlingue</translation>
    </message>
    <message>
        <source>Invalid URL in an extension</source>
        <translation>Ungültige URL in einer Erweiterung</translation>
    </message>
    <message>
        <source>Invalid value in an extension</source>
        <translation>Ungültiger Wert in einer Erweiterung</translation>
    </message>
    <message>
        <source>Invisible character</source>
        <translation>Unsichtbares Zeichen</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>Irland</translation>
    </message>
    <message>
        <source>Is missing an optional value</source>
        <translation>Hat einen optionalen Wert nicht</translation>
    </message>
    <message>
        <source>Is not among the pages that there are, when last compared</source>
        <translation>War beim letzten Vergleich nicht unter den vorhandenen Seiten</translation>
    </message>
    <message>
        <source>It belongs inside {name}.</source>
        <translation>Es gehört in {name}.</translation>
    </message>
    <message>
        <source>It can be undone.</source>
        <translation>Es lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>It cannot be seen, but it changes the value.</source>
        <translation>Man sieht es nicht, aber es ändert den Wert.</translation>
    </message>
    <message>
        <source>It depends on where the file is published, not on its contents.</source>
        <translation>Es hängt davon ab, wo die Datei veröffentlicht ist, nicht von ihrem Inhalt.</translation>
    </message>
    <message>
        <source>It did not answer in time.</source>
        <translation>Es kam nicht rechtzeitig eine Antwort.</translation>
    </message>
    <message>
        <source>It does not tell which pages returned 200 or are indexable; all pages were included.</source>
        <translation>Sie sagt nicht, welche Seiten 200 lieferten oder indexierbar sind; alle Seiten wurden übernommen.</translation>
    </message>
    <message>
        <source>It has a different {fields}. Keep the right one.</source>
        <translation>Die Angaben für {fields} weichen ab. Behalten Sie die richtigen.</translation>
    </message>
    <message>
        <source>It has more than {limit:,} bytes, ten times the limit for a sitemap.</source>
        <translation>Sie hat mehr als {limit:,} Bytes, das Zehnfache der Grenze für eine Sitemap.</translation>
    </message>
    <message>
        <source>It has {name} elements; the entries of a sitemap are called {entry}.</source>
        <translation>Sie hat Elemente namens {name}; die Einträge einer Sitemap heißen {entry}.</translation>
    </message>
    <message>
        <source>It is a control character. Remove it.</source>
        <translation>Es ist ein Steuerzeichen. Entfernen Sie es.</translation>
    </message>
    <message>
        <source>It is a different kind of file ({kind}). Open it as a copy.</source>
        <translation>Es ist eine andere Art von Datei ({kind}). Öffnen Sie sie als Kopie.</translation>
    </message>
    <message>
        <source>It is a link that leads outside the index&apos;s folder.</source>
        <translation>Sie ist eine Verknüpfung, die aus dem Ordner des Index hinausführt.</translation>
    </message>
    <message>
        <source>It is a web page. Neither the page nor the robots.txt of the site names a sitemap, and there is none at the usual places. Enter the address of the sitemap itself.</source>
        <translation>Das ist eine Webseite. Weder die Seite noch die robots.txt der Website nennt eine Sitemap, und an den üblichen Orten liegt keine. Geben Sie die Adresse der Sitemap selbst ein.</translation>
    </message>
    <message>
        <source>It is allowed, but none of the major search engines use it.</source>
        <translation>Es ist erlaubt, aber keine der großen Suchmaschinen verwendet es.</translation>
    </message>
    <message>
        <source>It is an index, and none of its sitemaps is beside it: its own URLs are taken.</source>
        <translation>Es ist ein Index, und keine seiner Sitemaps liegt daneben: Verwendet werden seine eigenen URLs.</translation>
    </message>
    <message>
        <source>It is an index, which lists no pages. Open it together with its sitemaps.</source>
        <translation>Dies ist ein Index, der keine Seiten aufführt. Öffnen Sie ihn zusammen mit seinen Sitemaps.</translation>
    </message>
    <message>
        <source>It is an index. Open it by itself.</source>
        <translation>Das ist ein Index. Öffnen Sie ihn für sich allein.</translation>
    </message>
    <message>
        <source>It is compressed with “{coding}”, which nobody asked for.</source>
        <translation>Sie ist mit „{coding}“ komprimiert, was niemand verlangt hat.</translation>
    </message>
    <message>
        <source>It is damaged, so there is no telling which of its URLs were removed.</source>
        <translation>Sie ist beschädigt; welche ihrer URLs entfernt wurden, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>It is damaged. Open it by itself, accept the recovered entries, and save it.</source>
        <translation>Er ist beschädigt. Öffnen Sie ihn für sich allein, nehmen Sie die wiederhergestellten Einträge an und speichern Sie ihn.</translation>
    </message>
    <message>
        <source>It is damaged; only what could be recovered is used. {trouble}</source>
        <translation>Sie ist beschädigt; verwendet wird nur, was wiederhergestellt werden konnte. {trouble}</translation>
    </message>
    <message>
        <source>It is damaged; what could be recovered is compared. {trouble}</source>
        <translation>Sie ist beschädigt; verglichen wird, was wiederhergestellt werden konnte. {trouble}</translation>
    </message>
    <message>
        <source>It is in the host. Remove it.</source>
        <translation>Es steht im Host. Entfernen Sie es.</translation>
    </message>
    <message>
        <source>It is itself an index, which an index may not list.</source>
        <translation>Das ist selbst ein Index, den ein Index nicht aufführen darf.</translation>
    </message>
    <message>
        <source>It is mended by `repair`, or as the file is opened in the window.</source>
        <translation>Das repariert `repair`, ebenso wie das Öffnen der Datei im Fenster.</translation>
    </message>
    <message>
        <source>It is no URL of a page.</source>
        <translation>Das ist keine URL einer Seite.</translation>
    </message>
    <message>
        <source>It is no address such as www.example.com.</source>
        <translation>Das ist keine Adresse wie www.example.com.</translation>
    </message>
    <message>
        <source>It is no longer a sitemap index. Close it and open it again.</source>
        <translation>Dies ist kein Sitemap-Index mehr. Schließen Sie die Datei und öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>It is not an XML sitemap of pages. Open it by itself.</source>
        <translation>Das ist keine XML-Sitemap mit Seiten. Öffnen Sie die Datei für sich allein.</translation>
    </message>
    <message>
        <source>It is not known at which URL the folder is published, as the sitemap lists none.</source>
        <translation>Unter welcher URL der Ordner veröffentlicht ist, ist nicht bekannt, da die Sitemap keine aufführt.</translation>
    </message>
    <message>
        <source>It is not known where {name} is published.</source>
        <translation>Es ist nicht bekannt, wo {name} veröffentlicht ist.</translation>
    </message>
    <message>
        <source>It is not the same as {name}. Upload the saved file to the site before its changes are announced.</source>
        <translation>Sie ist nicht dieselbe wie {name}. Laden Sie die gespeicherte Datei auf die Website hoch, bevor ihre Änderungen gemeldet werden.</translation>
    </message>
    <message>
        <source>It is now a different kind of file, or its elements have different prefixes.</source>
        <translation>Es ist jetzt eine andere Art von Datei, oder ihre Elemente haben andere Präfixe.</translation>
    </message>
    <message>
        <source>It is one character, {character}, in two halves. Write that.</source>
        <translation>Es ist ein einziges Zeichen, {character}, in zwei Hälften. Schreiben Sie dieses.</translation>
    </message>
    <message>
        <source>It is paused.</source>
        <translation>Die Prüfung pausiert.</translation>
    </message>
    <message>
        <source>It is proposed, and can be changed for each export.</source>
        <translation>Es wird vorgeschlagen und kann bei jedem Export geändert werden.</translation>
    </message>
    <message>
        <source>It is redirected in a circle.</source>
        <translation>Es wird im Kreis weitergeleitet.</translation>
    </message>
    <message>
        <source>It is redirected into a private network, to {host}.</source>
        <translation>Es wird in ein privates Netz weitergeleitet, zu {host}.</translation>
    </message>
    <message>
        <source>It is redirected more than {count} times.</source>
        <translation>Es wird mehr als {count} Mal weitergeleitet.</translation>
    </message>
    <message>
        <source>It is repaired as the file is opened, and by {command} on the command line.</source>
        <translation>Es wird beim Öffnen der Datei repariert, und auf der Befehlszeile mit {command}.</translation>
    </message>
    <message>
        <source>It is safe to fix: `fix` does, or `fix --rule {id}` this alone.</source>
        <translation>Das lässt sich sicher korrigieren: mit `fix`, oder mit `fix --rule {id}` dies allein.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since all its text is “{text}”.</source>
        <translation>Vermutlich ist das keine Seite, da ihr ganzer Text „{text}“ ist.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since it is empty.</source>
        <translation>Vermutlich ist das keine Seite, da sie leer ist.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since its heading is “{text}”.</source>
        <translation>Vermutlich ist das keine Seite, da ihre Überschrift „{text}“ ist.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since its title is “{text}”.</source>
        <translation>Vermutlich ist das keine Seite, da ihr Titel „{text}“ ist.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since the answer 204 means that there is none.</source>
        <translation>Vermutlich ist das keine Seite, da die Antwort 204 bedeutet, dass es keine gibt.</translation>
    </message>
    <message>
        <source>It is the index itself.</source>
        <translation>Das ist der Index selbst.</translation>
    </message>
    <message>
        <source>It is unclear what was meant. Correct it by hand.</source>
        <translation>Was gemeint war, ist unklar. Korrigieren Sie es von Hand.</translation>
    </message>
    <message>
        <source>It is valid XML, but simple readers look for &lt;url&gt; and find nothing.</source>
        <translation>Das ist gültiges XML, aber einfache Leseprogramme suchen nach &lt;url&gt; und finden nichts.</translation>
    </message>
    <message>
        <source>It lists no sitemaps except itself. Remove its entry instead.</source>
        <translation>Er führt außer sich selbst keine Sitemaps auf. Entfernen Sie stattdessen seinen Eintrag.</translation>
    </message>
    <message>
        <source>It lists no sitemaps. Remove its entry instead.</source>
        <translation>Er führt keine Sitemaps auf. Entfernen Sie stattdessen seinen Eintrag.</translation>
    </message>
    <message>
        <source>It lists the pages that searches showed, so nothing is called absent for what it lacks.</source>
        <translation>Die Tabelle führt nur Seiten auf, die in Suchen erschienen; was darin fehlt, gilt deshalb nicht als nicht vorhanden.</translation>
    </message>
    <message>
        <source>It lists the pages that were asked for, so nothing is called absent for what it lacks.</source>
        <translation>Die Tabelle führt nur Seiten auf, die abgerufen wurden; was darin fehlt, gilt deshalb nicht als nicht vorhanden.</translation>
    </message>
    <message>
        <source>It lists the pages with an issue alone, so nothing is called absent for what it lacks.</source>
        <translation>Die Tabelle führt nur Seiten mit einem Problem auf; was darin fehlt, gilt deshalb nicht als nicht vorhanden.</translation>
    </message>
    <message>
        <source>It lists {url}, which is not there.</source>
        <translation>Sie führt {url} auf, die nicht da ist.</translation>
    </message>
    <message>
        <source>It makes many URLs out of one, and crawlers visit them all.</source>
        <translation>Er macht aus einer URL viele, und Crawler besuchen sie alle.</translation>
    </message>
    <message>
        <source>It may be a different file with the same name: the sitemaps it lists are outside the folder of its URL.</source>
        <translation>Es könnte eine andere Datei mit demselben Namen sein: Die Sitemaps, die sie aufführt, liegen außerhalb des Ordners ihrer URL.</translation>
    </message>
    <message>
        <source>It names no sitemap.</source>
        <translation>Es wird keine Sitemap genannt.</translation>
    </message>
    <message>
        <source>It only counts toward the 50,000 limit. If the two contradict each other, Bing ignores both.</source>
        <translation>Das Duplikat zählt nur zur Grenze von 50.000. Wenn sich die beiden widersprechen, ignoriert Bing beide.</translation>
    </message>
    <message>
        <source>It replaces a character that could not be read. Write the original one.</source>
        <translation>Es ersetzt ein Zeichen, das nicht gelesen werden konnte. Schreiben Sie das ursprüngliche.</translation>
    </message>
    <message>
        <source>It sends validators to the wrong schema. Crawlers ignore it.</source>
        <translation>Sie schickt Prüfprogramme zum falschen Schema. Crawler ignorieren sie.</translation>
    </message>
    <message>
        <source>It should be {meant}.</source>
        <translation>Richtig wäre {meant}.</translation>
    </message>
    <message>
        <source>It stays in view while the other columns are scrolled.</source>
        <translation>Sie bleibt sichtbar, während die anderen Spalten gescrollt werden.</translation>
    </message>
    <message>
        <source>It stopped at {count:,} pages, the most that are asked for; the site has more.</source>
        <translation>Angehalten nach {count:,} Seiten, mehr werden nicht abgerufen; die Website hat mehr.</translation>
    </message>
    <message>
        <source>It stopped by itself. {reason}. Started again, it goes on.</source>
        <translation>Von selbst angehalten. {reason}. Bei einem neuen Start geht es weiter.</translation>
    </message>
    <message>
        <source>It was already repaired when the file was opened.</source>
        <translation>Es wurde schon beim Öffnen der Datei repariert.</translation>
    </message>
    <message>
        <source>It was decompressed twice and will be compressed once.</source>
        <translation>Sie wurde zweimal entpackt und wird einmal gepackt.</translation>
    </message>
    <message>
        <source>It was kept as text.</source>
        <translation>Es wurde als Text behalten.</translation>
    </message>
    <message>
        <source>It was not asked for, by a fault of this program: {error}.</source>
        <translation>Durch einen Fehler dieses Programms wurde nicht angefragt: {error}.</translation>
    </message>
    <message>
        <source>It was not converted, since a table has no place for these elements: {elements}. --force leaves them out.</source>
        <translation>Nicht konvertiert, da eine Tabelle keinen Platz für diese Elemente hat: {elements}. Mit --force werden sie ausgelassen.</translation>
    </message>
    <message numerus="yes">
        <source>It was not converted, since it lists %Ln pages that did not answer with 200, are not indexable, or are images or scripts.</source>
        <translation>
            <numerusform>Nicht konvertiert, da %Ln Seite aufgeführt ist, die nicht mit 200 antwortete, nicht indexierbar oder ein Bild oder Skript ist.</numerusform>
            <numerusform>Nicht konvertiert, da %Ln Seiten aufgeführt sind, die nicht mit 200 antworteten, nicht indexierbar oder Bilder oder Skripte sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not converted: {error}</source>
        <translation>Nicht umgewandelt: {error}</translation>
    </message>
    <message>
        <source>It was not saved: the {field} of row {row:,} has {length:,} characters, and more than {limit:,} could not be read again. Shorten it.</source>
        <translation>Die Datei wurde nicht gespeichert: {field} in Zeile {row:,} hat {length:,} Zeichen, und mehr als {limit:,} könnten nicht wieder gelesen werden. Kürzen Sie den Wert.</translation>
    </message>
    <message>
        <source>It was not written: a list without URLs is an empty file and could not be opened again. Add a URL.</source>
        <translation>Sie wurde nicht geschrieben: Eine Liste ohne URLs ist eine leere Datei und könnte nicht wieder geöffnet werden. Fügen Sie eine URL hinzu.</translation>
    </message>
    <message>
        <source>It was not written: it begins with a tag or contains a sitemap tag, so it could not be opened as a list of URLs again. Remove the tag.</source>
        <translation>Sie wurde nicht geschrieben: Sie beginnt mit einem Tag oder enthält ein Sitemap-Tag, könnte also nicht wieder als URL-Liste geöffnet werden. Entfernen Sie das Tag.</translation>
    </message>
    <message>
        <source>It was not written: no line begins with http:// or https://, so it could not be opened as a list of URLs again. Complete at least one URL.</source>
        <translation>Sie wurde nicht geschrieben: Keine Zeile beginnt mit http:// oder https://, sie könnte also nicht wieder als URL-Liste geöffnet werden. Vervollständigen Sie mindestens eine URL.</translation>
    </message>
    <message>
        <source>It was read as windows-1252, which is a guess; use --encoding to specify the encoding.</source>
        <translation>Sie wurde als windows-1252 gelesen, was geraten ist; mit --encoding geben Sie die Zeichencodierung an.</translation>
    </message>
    <message>
        <source>It was read in a newer version of its encoding, which has more characters.</source>
        <translation>Sie wurde in einer neueren Version ihrer Zeichencodierung gelesen, die mehr Zeichen hat.</translation>
    </message>
    <message>
        <source>It was read in the chosen encoding.</source>
        <translation>Sie wurde in der gewählten Zeichencodierung gelesen.</translation>
    </message>
    <message>
        <source>It was removed.</source>
        <translation>Es wurde entfernt.</translation>
    </message>
    <message>
        <source>It was replaced with the character it stands for in HTML.</source>
        <translation>Es wurde durch das Zeichen ersetzt, für das es in HTML steht.</translation>
    </message>
    <message>
        <source>Its URL does not end in a file name.</source>
        <translation>Ihre URL endet nicht mit einem Dateinamen.</translation>
    </message>
    <message>
        <source>Its URL is in an attribute. Make elements of the attributes.</source>
        <translation>Seine URL steht in einem Attribut. Machen Sie aus den Attributen Elemente.</translation>
    </message>
    <message>
        <source>Its URL is text between the tags. Put it into a loc element.</source>
        <translation>Seine URL ist Text zwischen den Tags. Setzen Sie sie in ein loc-Element.</translation>
    </message>
    <message>
        <source>Its answer is compressed with “{coding}”, which nobody asked for, and cannot be read.</source>
        <translation>Die Antwort ist mit „{coding}“ komprimiert, was niemand verlangt hat, und kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Its answer is not compressed in the way that it says.</source>
        <translation>Die Antwort ist nicht so komprimiert, wie sie angibt.</translation>
    </message>
    <message>
        <source>Its certificate or encryption is not accepted: {cause}.</source>
        <translation>Das Zertifikat oder die Verschlüsselung wird nicht akzeptiert: {cause}.</translation>
    </message>
    <message>
        <source>Its indexes are nested more than twenty levels deep. Open one of the inner indexes and replace its nested indexes first.</source>
        <translation>Seine Indexe sind mehr als zwanzig Ebenen tief verschachtelt. Öffnen Sie einen der inneren Indexe und ersetzen Sie zuerst dessen verschachtelte Indexe.</translation>
    </message>
    <message>
        <source>Its robots.txt answers with {status}.</source>
        <translation>Die robots.txt antwortet mit {status}.</translation>
    </message>
    <message>
        <source>Its robots.txt cannot be read. {reason}</source>
        <translation>Die robots.txt kann nicht gelesen werden. {reason}</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message numerus="yes">
        <source>Join %Ln columns</source>
        <translation>
            <numerusform>%Ln Spalte verknüpfen</numerusform>
            <numerusform>%Ln Spalten verknüpfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Judge pages as</source>
        <translation>Seiten beurteilen als</translation>
    </message>
    <message>
        <source>Kanuri</source>
        <translation>Kanuri</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep #! and #/</source>
        <translation>#! und #/ behalten</translation>
    </message>
    <message>
        <source>Keep for next time</source>
        <translation>Fürs nächste Mal behalten</translation>
    </message>
    <message>
        <source>Keep one of the URLs</source>
        <translation>Eine der URLs behalten</translation>
    </message>
    <message>
        <source>Keep one of the identical elements</source>
        <translation>Eines der gleichen Elemente behalten</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Behalten Sie nur eines davon.</translation>
    </message>
    <message>
        <source>Keep only parameters</source>
        <translation>Nur Parameter behalten</translation>
    </message>
    <message>
        <source>Keep only the day</source>
        <translation>Nur den Tag behalten</translation>
    </message>
    <message>
        <source>Keep only the language</source>
        <translation>Nur die Sprache behalten</translation>
    </message>
    <message>
        <source>Keep only the pairs for this file</source>
        <translation>Nur die Paare für diese Datei behalten</translation>
    </message>
    <message>
        <source>Keep the URLs in view while you scroll sideways</source>
        <translation>Die URLs sichtbar lassen, während Sie seitwärts scrollen</translation>
    </message>
    <message>
        <source>Keep the first 1,000 images</source>
        <translation>Die ersten 1.000 Bilder behalten</translation>
    </message>
    <message>
        <source>Keep the first of each</source>
        <translation>Jeweils den ersten behalten</translation>
    </message>
    <message>
        <source>Keep the first of several URLs</source>
        <translation>Die erste von mehreren URLs behalten</translation>
    </message>
    <message>
        <source>Keep the first side</source>
        <translation>Erste Seite behalten</translation>
    </message>
    <message>
        <source>Keep the first, remove the others</source>
        <translation>Das erste behalten, die anderen entfernen</translation>
    </message>
    <message>
        <source>Keep the last of each</source>
        <translation>Jeweils den letzten behalten</translation>
    </message>
    <message>
        <source>Keep the last, remove the others</source>
        <translation>Das letzte behalten, die anderen entfernen</translation>
    </message>
    <message>
        <source>Keep the newest of each</source>
        <translation>Jeweils den neuesten behalten</translation>
    </message>
    <message>
        <source>Keep the second side</source>
        <translation>Zweite Seite behalten</translation>
    </message>
    <message>
        <source>Keep the text, remove the tags inside</source>
        <translation>Text behalten, Tags darin entfernen</translation>
    </message>
    <message>
        <source>Keep unsaved changes on disk</source>
        <translation>Nicht gespeicherte Änderungen auf dem Datenträger sichern</translation>
    </message>
    <message>
        <source>Keeps dates up to this many hours ahead.</source>
        <translation>Behält Daten, die bis zu so viele Stunden in der Zukunft liegen.</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts</source>
        <translation>&amp;Tastenkombinationen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Korean (ko)</source>
        <translation>Koreanisch (ko)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language code is malformed</source>
        <translation>Sprachcode ist fehlerhaft</translation>
    </message>
    <message>
        <source>Language code is probably not what is meant</source>
        <translation>Sprachcode meint wahrscheinlich etwas anderes</translation>
    </message>
    <message>
        <source>Language code not used by Google</source>
        <translation>Sprachcode, den Google nicht verwendet</translation>
    </message>
    <message>
        <source>Language link is incomplete</source>
        <translation>Sprachlink ist unvollständig</translation>
    </message>
    <message>
        <source>Language link is not absolute</source>
        <translation>Sprachlink ist nicht absolut</translation>
    </message>
    <message>
        <source>Language listed twice</source>
        <translation>Sprache doppelt aufgeführt</translation>
    </message>
    <message>
        <source>Language of a version that the entry links to</source>
        <translation>Sprache einer Version, auf die der Eintrag verweist</translation>
    </message>
    <message>
        <source>Language that the entry itself gives its page, by a link to it</source>
        <translation>Sprache, die der Eintrag selbst seiner Seite durch einen Link auf sie gibt</translation>
    </message>
    <message>
        <source>Language version</source>
        <translation>Sprachversion</translation>
    </message>
    <message>
        <source>Language versions without an entry</source>
        <translation>Sprachversionen ohne Eintrag</translation>
    </message>
    <message>
        <source>Language without code</source>
        <translation>Sprache ohne Code</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Last modified</source>
        <translation>Zuletzt geändert</translation>
    </message>
    <message>
        <source>Last modified before, in or after a year, month, day or time; or text in the date</source>
        <translation>Zuletzt geändert vor, in oder nach einem Jahr, Monat, Tag oder Zeitpunkt; oder Text im Datum</translation>
    </message>
    <message>
        <source>Last modified has a time in hours and minutes</source>
        <translation>„Zuletzt geändert“ hat eine Uhrzeit in Stunden und Minuten</translation>
    </message>
    <message>
        <source>Last modified has a time with fractions of a second</source>
        <translation>„Zuletzt geändert“ hat eine Uhrzeit mit Sekundenbruchteilen</translation>
    </message>
    <message>
        <source>Last modified has a time with seconds</source>
        <translation>„Zuletzt geändert“ hat eine Uhrzeit mit Sekunden</translation>
    </message>
    <message>
        <source>Last modified is no date</source>
        <translation>„Zuletzt geändert“ ist kein Datum</translation>
    </message>
    <message>
        <source>Last modified names a day, without a time</source>
        <translation>„Zuletzt geändert“ nennt einen Tag ohne Uhrzeit</translation>
    </message>
    <message>
        <source>Last modified names a year alone</source>
        <translation>„Zuletzt geändert“ nennt nur ein Jahr</translation>
    </message>
    <message>
        <source>Last modified names a year and a month</source>
        <translation>„Zuletzt geändert“ nennt ein Jahr und einen Monat</translation>
    </message>
    <message>
        <source>Last modified on a Friday</source>
        <translation>Zuletzt geändert an einem Freitag</translation>
    </message>
    <message>
        <source>Last modified on a Monday</source>
        <translation>Zuletzt geändert an einem Montag</translation>
    </message>
    <message>
        <source>Last modified on a Saturday</source>
        <translation>Zuletzt geändert an einem Samstag</translation>
    </message>
    <message>
        <source>Last modified on a Sunday</source>
        <translation>Zuletzt geändert an einem Sonntag</translation>
    </message>
    <message>
        <source>Last modified on a Thursday</source>
        <translation>Zuletzt geändert an einem Donnerstag</translation>
    </message>
    <message>
        <source>Last modified on a Tuesday</source>
        <translation>Zuletzt geändert an einem Dienstag</translation>
    </message>
    <message>
        <source>Last modified on a Wednesday</source>
        <translation>Zuletzt geändert an einem Mittwoch</translation>
    </message>
    <message>
        <source>Last modified, by day</source>
        <translation>Zuletzt geändert, nach Tag</translation>
    </message>
    <message>
        <source>Last modified, by month</source>
        <translation>Zuletzt geändert, nach Monat</translation>
    </message>
    <message>
        <source>Last modified, by year</source>
        <translation>Zuletzt geändert, nach Jahr</translation>
    </message>
    <message>
        <source>Latin America (es)</source>
        <translation>Lateinamerika (es)</translation>
    </message>
    <message>
        <source>Latin America (pt)</source>
        <translation>Lateinamerika (pt)</translation>
    </message>
    <message>
        <source>Leave language links to the page</source>
        <translation>Sprachlinks der Seite überlassen</translation>
    </message>
    <message numerus="yes">
        <source>Leave out %Ln pages that did not return 200, are not indexable, or are images or scripts</source>
        <translation>
            <numerusform>%Ln Seite auslassen, die nicht 200 lieferte, nicht indexierbar oder ein Bild oder Skript ist</numerusform>
            <numerusform>%Ln Seiten auslassen, die nicht 200 lieferten, nicht indexierbar oder Bilder oder Skripte sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out the %Ln rows with errors</source>
        <translation>
            <numerusform>Die Zeile mit Fehlern auslassen</numerusform>
            <numerusform>Die %Ln Zeilen mit Fehlern auslassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out the fraction</source>
        <translation>Sekundenbruchteile weglassen</translation>
    </message>
    <message>
        <source>Leave out the scheme and host that most URLs share</source>
        <translation>Schema und Host weglassen, die die meisten URLs gemeinsam haben</translation>
    </message>
    <message>
        <source>Left out: {n}. {reason}</source>
        <translation>Ausgelassen: {n}. {reason}</translation>
    </message>
    <message>
        <source>Length of the URLs, in characters</source>
        <translation>Länge der URLs in Zeichen</translation>
    </message>
    <message>
        <source>Levels in the path</source>
        <translation>Ebenen im Pfad</translation>
    </message>
    <message>
        <source>Libraries that a window on the display needs are missing</source>
        <translation>Es fehlen Bibliotheken, die ein Fenster auf der Anzeige braucht</translation>
    </message>
    <message>
        <source>License URL</source>
        <translation>Lizenz-URL</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Limit priority</source>
        <translation>Priorität begrenzen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Textzeile</translation>
    </message>
    <message>
        <source>Line is not a URL</source>
        <translation>Textzeile ist keine URL</translation>
    </message>
    <message>
        <source>Line spacing in panels and lists</source>
        <translation>Zeilenabstand in Bereichen und Listen</translation>
    </message>
    <message>
        <source>Line {detail} is not a JSON object.</source>
        <translation>Zeile {detail} ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>Line {line:,} has more than {n:,} characters, far more than any list of URLs needs.</source>
        <translation>Zeile {line:,} hat mehr als {n:,} Zeichen, viel mehr, als eine URL-Liste braucht.</translation>
    </message>
    <message>
        <source>Line {line:,}, column {column:,}: {message}</source>
        <translation>Zeile {line:,}, Spalte {column:,}: {message}</translation>
    </message>
    <message>
        <source>Line {line:,}, column {column:,}: {message} There are {count:,} of these in the file.</source>
        <translation>Zeile {line:,}, Spalte {column:,}: {message} Davon gibt es {count:,} in der Datei.</translation>
    </message>
    <message>
        <source>Line {line} of robots.txt forbids {agent} to fetch it: {rule}</source>
        <translation>Textzeile {line} der robots.txt verbietet {agent}, sie abzurufen: {rule}</translation>
    </message>
    <message>
        <source>Line {line} of the site&apos;s robots.txt forbids to fetch it: {rule}</source>
        <translation>Textzeile {line} der robots.txt der Website verbietet, sie abzurufen: {rule}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>Textzeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: the byte {byte} is not valid in {form}. The file is damaged or in a different encoding. Read it in the right encoding, or save it again as UTF-8.</source>
        <translation>Zeile {line}, Spalte {column}: Das Byte {byte} ist in {form} ungültig. Die Datei ist beschädigt oder anders codiert. Lesen Sie sie in der richtigen Zeichencodierung oder speichern Sie sie neu als UTF-8.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>Line {n}: {rule}</source>
        <translation>Textzeile {n}: {rule}</translation>
    </message>
    <message>
        <source>Link language versions</source>
        <translation>Sprachversionen verlinken</translation>
    </message>
    <message>
        <source>Link languages</source>
        <translation>Sprachen verlinken</translation>
    </message>
    <message numerus="yes">
        <source>Link versions of %Ln rows</source>
        <translation>
            <numerusform>Versionen von %Ln Zeile verlinken</numerusform>
            <numerusform>Versionen von %Ln Zeilen verlinken</numerusform>
        </translation>
    </message>
    <message>
        <source>Linked from</source>
        <translation>Verlinkt von</translation>
    </message>
    <message>
        <source>Linked language versions that have no entry of their own: {count:,}, such as {value}.</source>
        <translation>Verlinkte Sprachversionen ohne eigenen Eintrag: {count:,}, etwa {value}.</translation>
    </message>
    <message>
        <source>Links pages whose URLs differ only by a language, such as /en/ and /fr/, as versions of each other.</source>
        <translation>Verlinkt Seiten, deren URLs sich nur durch eine Sprache unterscheiden, etwa /en/ und /fr/, als Versionen voneinander.</translation>
    </message>
    <message>
        <source>Links pages whose URLs differ only by a language: /en/ and /fr/, en.example.org, ?lang=en. Links that are there stay; pages of which it is unclear are left alone.</source>
        <translation>Verlinkt Seiten, deren URLs sich nur durch eine Sprache unterscheiden: /en/ und /fr/, en.example.org, ?lang=en. Vorhandene Links bleiben; unklare Seiten werden nicht angerührt.</translation>
    </message>
    <message>
        <source>Links to it</source>
        <translation>Eingehende Links</translation>
    </message>
    <message>
        <source>List everything that is wrong with sitemaps.</source>
        <translation>Führt alles auf, was an Sitemaps nicht stimmt.</translation>
    </message>
    <message>
        <source>List of URLs</source>
        <translation>URL-Liste</translation>
    </message>
    <message>
        <source>List the entries that a robots.txt forbids a crawler to fetch, with the line that does. Nothing is fetched: download the robots.txt of the site before.</source>
        <translation>Führt die Einträge auf, die eine robots.txt einem Crawler abzurufen verbietet, mit der Zeile, die es tut. Nichts wird abgerufen: Laden Sie die robots.txt der Website vorher herunter.</translation>
    </message>
    <message>
        <source>List the entries that only one of two sitemaps has and the entries with different values. Formatting and order do not count.</source>
        <translation>Führt die Einträge auf, die nur eine von zwei Sitemaps hat, und die Einträge mit anderen Werten. Formatierung und Reihenfolge zählen nicht.</translation>
    </message>
    <message>
        <source>List the rules that are looked at, in this folder or by the options.</source>
        <translation>Führt die Regeln auf, die in diesem Ordner oder nach den Optionen geprüft werden.</translation>
    </message>
    <message>
        <source>List the sitemaps of the other index here (Rows, Replace nested indexes…).</source>
        <translation>Führen Sie die Sitemaps des anderen Index hier auf („Zeilen“ &gt; „Verschachtelte Indexe ersetzen …“).</translation>
    </message>
    <message>
        <source>Listed URL is not there</source>
        <translation>Aufgeführte URL ist nicht vorhanden</translation>
    </message>
    <message>
        <source>Listed page is not to be indexed</source>
        <translation>Aufgeführte Seite soll nicht indexiert werden</translation>
    </message>
    <message>
        <source>Listing an image twice adds nothing.</source>
        <translation>Ein Bild doppelt aufzuführen nützt nichts.</translation>
    </message>
    <message>
        <source>Live site</source>
        <translation>Live-Website</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>Livestream</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>Ortszeit</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Looks like a sitemap</source>
        <translation>Sieht nach einer Sitemap aus</translation>
    </message>
    <message>
        <source>Lower it</source>
        <translation>Verringern</translation>
    </message>
    <message>
        <source>Lower priorities become this.</source>
        <translation>Niedrigere Prioritäten werden hierauf gesetzt.</translation>
    </message>
    <message>
        <source>Lower-case host</source>
        <translation>Host kleinschreiben</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Niedrigste</translation>
    </message>
    <message>
        <source>Make a new file</source>
        <translation>Neue Datei erstellen</translation>
    </message>
    <message>
        <source>Make damaged sitemaps well-formed again and tell every place that is changed.</source>
        <translation>Macht beschädigte Sitemaps wieder wohlgeformt und nennt jede geänderte Stelle.</translation>
    </message>
    <message>
        <source>Make elements of the attributes</source>
        <translation>Attribute in Elemente umwandeln</translation>
    </message>
    <message>
        <source>Make it a sitemap index</source>
        <translation>In einen Sitemap-Index umwandeln</translation>
    </message>
    <message>
        <source>Make this order the file&apos;s order</source>
        <translation>Diese Reihenfolge für die Datei übernehmen</translation>
    </message>
    <message>
        <source>Man&amp;ual</source>
        <translation>Handb&amp;uch</translation>
    </message>
    <message>
        <source>Many servers refuse such a URL; others have to guess what it means.</source>
        <translation>Viele Server lehnen eine solche URL ab; andere müssen raten, was sie bedeutet.</translation>
    </message>
    <message>
        <source>Mark an exported table as UTF-8</source>
        <translation>Exportierte Tabelle als UTF-8 kennzeichnen</translation>
    </message>
    <message>
        <source>Mark the rows that a robots.txt blocks, and see whether it names this sitemap</source>
        <translation>Die Zeilen markieren, die eine robots.txt blockiert, und sehen, ob sie diese Sitemap nennt</translation>
    </message>
    <message>
        <source>Markup inside a value</source>
        <translation>Markup in einem Wert</translation>
    </message>
    <message>
        <source>Markup is escaped</source>
        <translation>Markup ist maskiert</translation>
    </message>
    <message>
        <source>Match index and &amp;files…</source>
        <translation>Index und Dateien &amp;abgleichen …</translation>
    </message>
    <message>
        <source>Match the compression to the file name</source>
        <translation>Komprimierung an den Dateinamen anpassen</translation>
    </message>
    <message>
        <source>Media file URL</source>
        <translation>URL der Mediendatei</translation>
    </message>
    <message>
        <source>Media query</source>
        <translation>Medienabfrage</translation>
    </message>
    <message>
        <source>Median age</source>
        <translation>Mittleres Alter</translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln duplicates</source>
        <translation>
            <numerusform>Ein Duplikat zusammenführen</numerusform>
            <numerusform>%Ln Duplikate zusammenführen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln entries</source>
        <translation>
            <numerusform>%Ln Eintrag zusammenführen</numerusform>
            <numerusform>%Ln Einträge zusammenführen</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge each into one entry with all images, videos, news and links</source>
        <translation>Jeweils zu einem Eintrag mit allen Bildern, Videos, News und Links zusammenführen</translation>
    </message>
    <message>
        <source>Milliseconds that the page took to answer, when last checked</source>
        <translation>Millisekunden, die die Seite bei der letzten Prüfung für die Antwort brauchte</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Minimum dates</source>
        <translation>Mindestzahl der Daten</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Missing ({count})</source>
        <translation>Fehlend ({count})</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Mobil</translation>
    </message>
    <message>
        <source>Mobile version</source>
        <translation>Mobilversion</translation>
    </message>
    <message>
        <source>Moment in time</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Moment in time: the clock time is converted. Clock time: only the zone is replaced.</source>
        <translation>Zeitpunkt: Die Uhrzeit wird umgerechnet. Uhrzeit: Nur die Zone wird ersetzt.</translation>
    </message>
    <message>
        <source>Monday</source>
        <translation>Montag</translation>
    </message>
    <message>
        <source>Monthly below</source>
        <translation>Monatlich unter</translation>
    </message>
    <message>
        <source>Most other pages list a different version in this language.</source>
        <translation>Die meisten anderen Seiten führen eine andere Version in dieser Sprache auf.</translation>
    </message>
    <message>
        <source>Most parsers only support XML 1.0 and may reject anything else.</source>
        <translation>Die meisten Parser unterstützen nur XML 1.0 und lehnen anderes vielleicht ab.</translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows</source>
        <translation>
            <numerusform>%Ln Zeile verschieben</numerusform>
            <numerusform>%Ln Zeilen verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows to {target}</source>
        <translation>
            <numerusform>Eine Zeile nach {target} verschieben</numerusform>
            <numerusform>%Ln Zeilen nach {target} verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Move dow&amp;n</source>
        <translation>Nach u&amp;nten</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Nach unten (Alt+Nach unten)</translation>
    </message>
    <message>
        <source>Move it down</source>
        <translation>Nach unten verschieben</translation>
    </message>
    <message>
        <source>Move it up</source>
        <translation>Nach oben verschieben</translation>
    </message>
    <message>
        <source>Move or remove it.</source>
        <translation>Verschieben oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Move rows to another file of this document, or spread them over several</source>
        <translation>Zeilen in eine andere Datei dieses Dokuments verschieben oder auf mehrere verteilen</translation>
    </message>
    <message>
        <source>Move the edge of the panel (also with Down, Left and Right)</source>
        <translation>Den Rand des Bereichs verschieben (auch mit Nach unten, Links und Rechts)</translation>
    </message>
    <message>
        <source>Move the elements into the file&apos;s namespace</source>
        <translation>Elemente in den Namensraum der Datei versetzen</translation>
    </message>
    <message>
        <source>Move the selected rows down; the key does so while whole rows are selected</source>
        <translation>Ausgewählte Zeilen nach unten verschieben; die Taste tut es, wenn ganze Zeilen ausgewählt sind</translation>
    </message>
    <message>
        <source>Move the selected rows up; the key does so while whole rows are selected</source>
        <translation>Ausgewählte Zeilen nach oben verschieben; die Taste tut es, wenn ganze Zeilen ausgewählt sind</translation>
    </message>
    <message>
        <source>Move to a &amp;sitemap…</source>
        <translation>In eine Sitemap &amp;verschieben …</translation>
    </message>
    <message>
        <source>Move to bottom</source>
        <translation>Ans Ende verschieben</translation>
    </message>
    <message>
        <source>Move to the &amp;bottom</source>
        <translation>Ganz nach &amp;unten</translation>
    </message>
    <message>
        <source>Move to the &amp;top</source>
        <translation>Ganz nach &amp;oben</translation>
    </message>
    <message>
        <source>Move to top</source>
        <translation>An den Anfang verschieben</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>Nach o&amp;ben</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Nach oben (Alt+Nach oben)</translation>
    </message>
    <message>
        <source>Move {what}</source>
        <translation>{what} verschieben</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Verschoben</translation>
    </message>
    <message>
        <source>Moved ({n})</source>
        <translation>Verschoben ({n})</translation>
    </message>
    <message>
        <source>Moved: {how}</source>
        <translation>Verschoben: {how}</translation>
    </message>
    <message>
        <source>Moves each date forward or back. Dates without a time move by whole days only.</source>
        <translation>Verschiebt jedes Datum vor oder zurück. Daten ohne Uhrzeit verschieben sich nur um ganze Tage.</translation>
    </message>
    <message>
        <source>Moves the entries to the end of the file, in the same order.</source>
        <translation>Verschiebt die Einträge ans Ende der Datei, in derselben Reihenfolge.</translation>
    </message>
    <message>
        <source>Moves the entries to the start of the file, in the same order.</source>
        <translation>Verschiebt die Einträge an den Anfang der Datei, in derselben Reihenfolge.</translation>
    </message>
    <message>
        <source>Multiplies each priority, up to 1.0.</source>
        <translation>Multipliziert jede Priorität, bis höchstens 1.0.</translation>
    </message>
    <message>
        <source>Multiply priority</source>
        <translation>Priorität multiplizieren</translation>
    </message>
    <message>
        <source>Must not be fetched, by a robots.txt</source>
        <translation>Darf laut einer robots.txt nicht abgerufen werden</translation>
    </message>
    <message>
        <source>N of the URLs, chosen at random</source>
        <translation>N der URLs, zufällig gewählt</translation>
    </message>
    <message>
        <source>N&amp;ew sitemap in this document…</source>
        <translation>Neue Sitemap in diesem &amp;Dokument …</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name does not end in .txt</source>
        <translation>Name endet nicht auf .txt</translation>
    </message>
    <message>
        <source>Name of a URL parameter, or name=value</source>
        <translation>Name eines URL-Parameters oder name=wert</translation>
    </message>
    <message>
        <source>Name of a publication in several spellings</source>
        <translation>Name einer Publikation in mehreren Schreibweisen</translation>
    </message>
    <message>
        <source>Names; * matches any characters.</source>
        <translation>Namen; * steht für beliebige Zeichen.</translation>
    </message>
    <message>
        <source>Names; * matches any characters. Leave empty to remove all.</source>
        <translation>Namen; * steht für beliebige Zeichen. Leer lassen, um alle zu entfernen.</translation>
    </message>
    <message>
        <source>Namespace is missing</source>
        <translation>Namensraum fehlt</translation>
    </message>
    <message>
        <source>Namespace is wrong</source>
        <translation>Namensraum ist falsch</translation>
    </message>
    <message>
        <source>Ne&amp;w from a table…</source>
        <translation>Neu aus &amp;Tabelle …</translation>
    </message>
    <message>
        <source>Ne&amp;xt finding</source>
        <translation>Nä&amp;chster Befund</translation>
    </message>
    <message>
        <source>Nearly the same URL</source>
        <translation>Fast gleiche URL</translation>
    </message>
    <message>
        <source>Negative numbers move dates back.</source>
        <translation>Negative Zahlen verschieben Daten zurück.</translation>
    </message>
    <message>
        <source>Netlify</source>
        <translation>Netlify</translation>
    </message>
    <message>
        <source>New &amp;URL list</source>
        <translation>Neue UR&amp;L-Liste</translation>
    </message>
    <message>
        <source>New host</source>
        <translation>Neuer Host</translation>
    </message>
    <message>
        <source>New sitemap &amp;index</source>
        <translation>Neuer Sitemap-&amp;Index</translation>
    </message>
    <message>
        <source>New start</source>
        <translation>Neuer Anfang</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>News</source>
        <translation>News</translation>
    </message>
    <message>
        <source>News article</source>
        <translation>News-Artikel</translation>
    </message>
    <message>
        <source>News article is too old</source>
        <translation>News-Artikel ist zu alt</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Nächste Datei</translation>
    </message>
    <message>
        <source>Next match; in the replacement field, replace</source>
        <translation>Nächster Treffer; im Ersetzungsfeld: ersetzen</translation>
    </message>
    <message>
        <source>Next ta&amp;b</source>
        <translation>Nächster &amp;Tab</translation>
    </message>
    <message>
        <source>Next.js</source>
        <translation>Next.js</translation>
    </message>
    <message>
        <source>No URL was checked yet.</source>
        <translation>Noch wurde keine URL geprüft.</translation>
    </message>
    <message>
        <source>No answer came that could be read.</source>
        <translation>Es kam keine lesbare Antwort.</translation>
    </message>
    <message>
        <source>No changes to save.</source>
        <translation>Keine Änderungen zu speichern.</translation>
    </message>
    <message>
        <source>No column with URLs was found in this table.</source>
        <translation>In dieser Tabelle wurde keine Spalte mit URLs gefunden.</translation>
    </message>
    <message>
        <source>No domain ends in .{domain}. Correct the host.</source>
        <translation>Keine Domain endet auf .{domain}. Berichtigen Sie den Host.</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Keine Einträge</translation>
    </message>
    <message>
        <source>No entry has a date.</source>
        <translation>Kein Eintrag hat ein Datum.</translation>
    </message>
    <message>
        <source>No language link to itself</source>
        <translation>Kein Sprachlink zu sich selbst</translation>
    </message>
    <message>
        <source>No page links to it</source>
        <translation>Keine Seite verlinkt darauf</translation>
    </message>
    <message>
        <source>No page was found there. {reason}</source>
        <translation>Dort wurde keine Seite gefunden. {reason}</translation>
    </message>
    <message>
        <source>No priority goes below this.</source>
        <translation>Keine Priorität wird niedriger als dies.</translation>
    </message>
    <message>
        <source>No process could be started to ask for the URLs: {cause}. Close other programs and try again.</source>
        <translation>Es konnte kein Prozess gestartet werden, der die URLs abfragt: {cause}. Schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>No return link</source>
        <translation>Kein Rückverweis</translation>
    </message>
    <message>
        <source>No row changes.</source>
        <translation>Keine Zeile ändert sich.</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Keine Zeile entspricht dem Filter.</translation>
    </message>
    <message>
        <source>No such top-level domain</source>
        <translation>Diese Top-Level-Domain gibt es nicht</translation>
    </message>
    <message>
        <source>No versions</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>No x-default</source>
        <translation>Kein x-default</translation>
    </message>
    <message>
        <source>Noindex</source>
        <translation>Noindex</translation>
    </message>
    <message>
        <source>Noindex page</source>
        <translation>Seite mit noindex</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None of its URLs has been audited, so nothing is known of its pages. Run audit first.</source>
        <translation>Keine ihrer URLs wurde geprüft, daher ist von ihren Seiten nichts bekannt. Führen Sie zuerst audit aus.</translation>
    </message>
    <message>
        <source>None of the available fixes applies here. Correct it by hand.</source>
        <translation>Keine der verfügbaren Korrekturen passt hier. Korrigieren Sie es von Hand.</translation>
    </message>
    <message>
        <source>None of the dates includes a time.</source>
        <translation>Keines der Daten enthält eine Uhrzeit.</translation>
    </message>
    <message>
        <source>None of the rows shown match.</source>
        <translation>Keine der angezeigten Zeilen entspricht dem.</translation>
    </message>
    <message>
        <source>None of these pages is in English or has a URL without a language. Choose one in Languages (Rows menu).</source>
        <translation>Keine dieser Seiten ist auf Englisch oder hat eine URL ohne Sprache. Wählen Sie eine unter „Zeilen“ &gt; „Sprachen“.</translation>
    </message>
    <message>
        <source>None told</source>
        <translation>Keine genannt</translation>
    </message>
    <message>
        <source>Not a complete URL</source>
        <translation>Keine vollständige URL</translation>
    </message>
    <message>
        <source>Not a date</source>
        <translation>Kein Datum</translation>
    </message>
    <message>
        <source>Not a sitemap</source>
        <translation>Keine Sitemap</translation>
    </message>
    <message>
        <source>Not a sitemap element: {detail}.{hint}</source>
        <translation>Kein Sitemap-Element: {detail}.{hint}</translation>
    </message>
    <message>
        <source>Not a valid regular expression: {detail}.</source>
        <translation>Kein gültiger regulärer Ausdruck: {detail}.</translation>
    </message>
    <message>
        <source>Not all language versions listed</source>
        <translation>Nicht alle Sprachversionen aufgeführt</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Not compared yet.</source>
        <translation>Noch nicht verglichen.</translation>
    </message>
    <message>
        <source>Not indexable ({count})</source>
        <translation>Nicht indexierbar ({count})</translation>
    </message>
    <message>
        <source>Not linked ({count})</source>
        <translation>Nicht verlinkt ({count})</translation>
    </message>
    <message>
        <source>Not modified in the last year</source>
        <translation>Im letzten Jahr nicht geändert</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht gesetzt</translation>
    </message>
    <message>
        <source>Not set.</source>
        <translation>Nicht gesetzt.</translation>
    </message>
    <message>
        <source>Not set. Crawlers assume {value}.</source>
        <translation>Nicht gesetzt. Crawler nehmen {value} an.</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Nothing can be checked without its contents.</source>
        <translation>Ohne ihren Inhalt lässt sich nichts prüfen.</translation>
    </message>
    <message>
        <source>Nothing can be recovered.</source>
        <translation>Nichts lässt sich wiederherstellen.</translation>
    </message>
    <message>
        <source>Nothing can have changed in the future. Correct or remove the date.</source>
        <translation>In der Zukunft kann sich nichts geändert haben. Berichtigen oder entfernen Sie das Datum.</translation>
    </message>
    <message>
        <source>Nothing changed: the cells already have these values or cannot be edited.</source>
        <translation>Nichts geändert: Die Zellen haben diese Werte schon oder können nicht bearbeitet werden.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Keine Unterschiede.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is known of %Ln URLs.</source>
        <translation>
            <numerusform>Über %Ln URL ist nichts bekannt.</numerusform>
            <numerusform>Über %Ln URLs ist nichts bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong here.</source>
        <translation>Hier ist nichts falsch.</translation>
    </message>
    <message>
        <source>Nothing selected yet</source>
        <translation>Noch nichts ausgewählt</translation>
    </message>
    <message>
        <source>Nothing to show.</source>
        <translation>Nichts anzuzeigen.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Now: {after}</source>
        <translation>Jetzt: {after}</translation>
    </message>
    <message>
        <source>Number of characters of the URL</source>
        <translation>Anzahl der Zeichen der URL</translation>
    </message>
    <message>
        <source>Number of images</source>
        <translation>Anzahl der Bilder</translation>
    </message>
    <message>
        <source>Number of levels in the URL&apos;s path</source>
        <translation>Anzahl der Ebenen im URL-Pfad</translation>
    </message>
    <message>
        <source>Number of links to mobile versions</source>
        <translation>Anzahl der Links zu Mobilversionen</translation>
    </message>
    <message>
        <source>Number of links to other versions of the page</source>
        <translation>Anzahl der Links zu anderen Versionen der Seite</translation>
    </message>
    <message>
        <source>Number of news articles</source>
        <translation>Anzahl der News-Artikel</translation>
    </message>
    <message>
        <source>Number of pages that link to the URL, when last compared</source>
        <translation>Anzahl der Seiten, die beim letzten Vergleich auf die URL verlinkten</translation>
    </message>
    <message>
        <source>Number of redirects on the way to the page</source>
        <translation>Anzahl der Weiterleitungen auf dem Weg zur Seite</translation>
    </message>
    <message>
        <source>Number of videos</source>
        <translation>Anzahl der Videos</translation>
    </message>
    <message>
        <source>Numbers and dates are such; dates with a time and all else are text and stay text when edited, so nothing turns into a formula.</source>
        <translation>Zahlen und Tagesdaten behalten ihren Typ; Daten mit Uhrzeit und alles andere sind Text und bleiben beim Bearbeiten Text, sodass nichts zu einer Formel wird.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Of all files together; the oldest go first when another one is kept.</source>
        <translation>Aller Dateien zusammen; die ältesten gehen zuerst, wenn eine weitere dazukommt.</translation>
    </message>
    <message>
        <source>Of its tables, the one with the URLs is taken: {name}. These are not: {others}.</source>
        <translation>Von ihren Tabellen wird die mit den URLs genommen: {name}. Nicht genommen: {others}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Old and new URLs in full, with the status, for any other program.</source>
        <translation>Alte und neue URLs in voller Länge, mit dem Status, für jedes andere Programm.</translation>
    </message>
    <message>
        <source>Old start</source>
        <translation>Alter Anfang</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Älter</translation>
    </message>
    <message>
        <source>One URL and what is said about it: one row of the table.</source>
        <translation>Eine URL und was über sie gesagt wird: eine Zeile der Tabelle.</translation>
    </message>
    <message>
        <source>One but not the other</source>
        <translation>Der eine, aber nicht der andere</translation>
    </message>
    <message>
        <source>One of both is no absolute URL.</source>
        <translation>Eine von beiden ist keine absolute URL.</translation>
    </message>
    <message>
        <source>One of the protocol&apos;s seven values.</source>
        <translation>Einer der sieben Werte des Protokolls.</translation>
    </message>
    <message>
        <source>One page in several languages</source>
        <translation>Eine Seite in mehreren Sprachen</translation>
    </message>
    <message>
        <source>Only Google reads language links</source>
        <translation>Nur Google liest Sprachlinks</translation>
    </message>
    <message>
        <source>Only Google uses links to versions in other languages. Entries with some: {count:,}.</source>
        <translation>Nur Google verwendet Links zu Versionen in anderen Sprachen. Einträge damit: {count:,}.</translation>
    </message>
    <message>
        <source>Only a person can put it right: there is no fix.</source>
        <translation>Das kann nur ein Mensch richtigstellen: Es gibt keine Korrektur.</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Nur hier</translation>
    </message>
    <message>
        <source>Only in the other file</source>
        <translation>Nur in der anderen Datei</translation>
    </message>
    <message>
        <source>Only in the other file ({n})</source>
        <translation>Nur in der anderen Datei ({n})</translation>
    </message>
    <message>
        <source>Only in this file</source>
        <translation>Nur in dieser Datei</translation>
    </message>
    <message>
        <source>Only in this file ({n})</source>
        <translation>Nur in dieser Datei ({n})</translation>
    </message>
    <message>
        <source>Only replace</source>
        <translation>Nur ersetzen</translation>
    </message>
    <message>
        <source>Only the first changes are shown.</source>
        <translation>Nur die ersten Änderungen sind angezeigt.</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>Nur dort</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Open %Ln files</source>
        <translation>
            <numerusform>%Ln Datei öffnen</numerusform>
            <numerusform>%Ln Dateien öffnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Open URL in the browser</source>
        <translation>URL im Browser öffnen</translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation>&amp;Ordner öffnen …</translation>
    </message>
    <message>
        <source>Open again at start</source>
        <translation>Beim Start wieder öffnen</translation>
    </message>
    <message>
        <source>Open all sitemaps in a folder as one document</source>
        <translation>Alle Sitemaps eines Ordners als ein Dokument öffnen</translation>
    </message>
    <message>
        <source>Open as one document</source>
        <translation>Als ein Dokument öffnen</translation>
    </message>
    <message>
        <source>Open in separate tabs</source>
        <translation>In getrennten Tabs öffnen</translation>
    </message>
    <message>
        <source>Open sitemaps (XML, gzipped or lists of URLs), feeds and tables</source>
        <translation>Sitemaps (XML, gepackt oder URL-Listen), Feeds und Tabellen öffnen</translation>
    </message>
    <message>
        <source>Open the calendar while editing a date</source>
        <translation>Kalender öffnen, während ein Datum bearbeitet wird</translation>
    </message>
    <message>
        <source>Open the file again in the encoding it was written in.</source>
        <translation>Öffnen Sie die Datei noch einmal in der Zeichencodierung, in der sie geschrieben wurde.</translation>
    </message>
    <message>
        <source>Open the inde&amp;x with its sitemaps</source>
        <translation>Index &amp;mit seinen Sitemaps öffnen</translation>
    </message>
    <message>
        <source>Open the index and the sitemaps next to it as one document</source>
        <translation>Den Index und die Sitemaps daneben als ein Dokument öffnen</translation>
    </message>
    <message>
        <source>Open the list or calendar of the cell</source>
        <translation>Liste oder Kalender der Zelle öffnen</translation>
    </message>
    <message>
        <source>Open the menu of the cell, as Shift+F10 and a right click do</source>
        <translation>Menü der Zelle öffnen, wie Umschalt+F10 und ein Rechtsklick</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Open these %Ln files again at each start?</source>
        <translation>
            <numerusform>Diese %Ln Datei bei jedem Start wieder öffnen?</numerusform>
            <numerusform>Diese %Ln Dateien bei jedem Start wieder öffnen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open these %Ln files as one document?</source>
        <translation>
            <numerusform>Diese Datei als ein Dokument öffnen?</numerusform>
            <numerusform>Diese %Ln Dateien als ein Dokument öffnen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} öffnen</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>Or double-click the right border of its heading</source>
        <translation>Oder auf den rechten Rand ihrer Überschrift doppelklicken</translation>
    </message>
    <message>
        <source>Other pages list a version in this language; this page does not.</source>
        <translation>Andere Seiten führen eine Version in dieser Sprache auf; diese Seite nicht.</translation>
    </message>
    <message>
        <source>Others on this machine can read it; chmod 600 {text} keeps it to you.</source>
        <translation>Andere auf diesem Computer können sie lesen; mit chmod 600 {text} bleibt sie bei Ihnen.</translation>
    </message>
    <message>
        <source>Overwrite cells with what was copied, starting at the current cell</source>
        <translation>Zellen ab der aktuellen mit dem Kopierten überschreiben</translation>
    </message>
    <message>
        <source>Page has other language links</source>
        <translation>Seite hat andere Sprachlinks</translation>
    </message>
    <message>
        <source>Page is missing</source>
        <translation>Seite fehlt</translation>
    </message>
    <message>
        <source>Page is rightly left out</source>
        <translation>Seite ist zu Recht ausgelassen</translation>
    </message>
    <message>
        <source>Page modified</source>
        <translation>Seite geändert</translation>
    </message>
    <message>
        <source>Page names several canonical URLs</source>
        <translation>Seite nennt mehrere kanonische URLs</translation>
    </message>
    <message>
        <source>Pages are stale after</source>
        <translation>Seiten sind veraltet nach</translation>
    </message>
    <message>
        <source>Pages at a depth of more than {count} links were not asked for, such as {url}.</source>
        <translation>Seiten in einer Tiefe von mehr als {count} Links wurden nicht abgerufen, etwa {url}.</translation>
    </message>
    <message>
        <source>Pages by language</source>
        <translation>Seiten nach Sprache</translation>
    </message>
    <message>
        <source>Pages in several languages: which versions each lists and what is missing</source>
        <translation>Seiten in mehreren Sprachen: welche Versionen jede aufführt und was fehlt</translation>
    </message>
    <message>
        <source>Pages that changed recently change often. Entries without a date stay as they are.</source>
        <translation>Kürzlich geänderte Seiten ändern sich oft. Einträge ohne Datum bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Pages without a link to a language</source>
        <translation>Seiten ohne Link zu einer Sprache</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>Gleichzeitige Anfragen an jeden Host</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parentheses group terms</source>
        <translation>Klammern fassen Ausdrücke zusammen</translation>
    </message>
    <message>
        <source>Parsers ignore it, but simple tools may not.</source>
        <translation>Parser ignorieren es, einfache Werkzeuge vielleicht nicht.</translation>
    </message>
    <message>
        <source>Parsers reject such a file or misread its URLs.</source>
        <translation>Parser lehnen eine solche Datei ab oder lesen ihre URLs falsch.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln URLs</source>
        <translation>
            <numerusform>URL einfügen</numerusform>
            <numerusform>%Ln URLs einfügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln rows</source>
        <translation>
            <numerusform>Zeile einfügen</numerusform>
            <numerusform>%Ln Zeilen einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste &amp;into cells</source>
        <translation>In &amp;Zellen einfügen</translation>
    </message>
    <message>
        <source>Paste cells; whole rows, URLs, a sitemap or a crawler&apos;s table become new entries</source>
        <translation>Zellen einfügen; ganze Zeilen, URLs, eine Sitemap oder die Tabelle eines Crawlers werden neue Einträge</translation>
    </message>
    <message>
        <source>People do not find such a page, and search engines consider it unimportant.</source>
        <translation>Menschen finden eine solche Seite nicht, und Suchmaschinen halten sie für unwichtig.</translation>
    </message>
    <message>
        <source>People whose language is not listed get the x-default page.</source>
        <translation>Wer eine nicht aufgeführte Sprache spricht, erhält die x-default-Seite.</translation>
    </message>
    <message>
        <source>Percent code of no character</source>
        <translation>Prozentcode ohne Zeichen</translation>
    </message>
    <message>
        <source>Percent-encode</source>
        <translation>Prozentcodieren</translation>
    </message>
    <message>
        <source>Percent-encode as UTF-8</source>
        <translation>Als UTF-8 prozentcodieren</translation>
    </message>
    <message>
        <source>Percent-encode it.</source>
        <translation>Prozentcodieren Sie es.</translation>
    </message>
    <message>
        <source>Percent-encode the URL in UTF-8.</source>
        <translation>Prozentcodieren Sie die URL in UTF-8.</translation>
    </message>
    <message>
        <source>Percent-encode the characters</source>
        <translation>Zeichen prozentcodieren</translation>
    </message>
    <message>
        <source>Percent-encoded twice</source>
        <translation>Doppelt prozentcodiert</translation>
    </message>
    <message>
        <source>Percent-encoded, the URL has {length:,} characters; it should have fewer than 2,048.</source>
        <translation>Prozentcodiert hat die URL {length:,} Zeichen; es sollten weniger als 2.048 sein.</translation>
    </message>
    <message>
        <source>Percent-encodes characters that are not allowed in a URL, as UTF-8. URLs with invisible or broken characters stay as they are.</source>
        <translation>Codiert in URLs nicht erlaubte Zeichen als UTF-8 mit Prozentzeichen. URLs mit unsichtbaren oder kaputten Zeichen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Picture: {path}</source>
        <translation>Bild: {path}</translation>
    </message>
    <message>
        <source>Pictures of all entries together; a click on a bar shows its rows</source>
        <translation>Bilder aller Einträge zusammen; ein Klick auf einen Balken zeigt seine Zeilen</translation>
    </message>
    <message>
        <source>Pieces of advice</source>
        <translation>Empfehlungen</translation>
    </message>
    <message>
        <source>Placeholder was not filled in</source>
        <translation>Platzhalter wurde nicht ausgefüllt</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Platforms</source>
        <translation>Plattformen</translation>
    </message>
    <message>
        <source>Player URL</source>
        <translation>URL des Players</translation>
    </message>
    <message>
        <source>Portuguese in Laos</source>
        <translation>Portugiesisch in Laos</translation>
    </message>
    <message>
        <source>Pre&amp;vious finding</source>
        <translation>Vo&amp;rheriger Befund</translation>
    </message>
    <message>
        <source>Precision of new dates</source>
        <translation>Genauigkeit neuer Daten</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>Prefix is not declared</source>
        <translation>Präfix ist nicht deklariert</translation>
    </message>
    <message>
        <source>Premiere date</source>
        <translation>Datum der Erstausstrahlung</translation>
    </message>
    <message>
        <source>Preparing the preview… {n} %</source>
        <translation>Vorschau wird vorbereitet … {n} %</translation>
    </message>
    <message>
        <source>Press {key} to fix</source>
        <translation>{key} drücken zum Korrigieren</translation>
    </message>
    <message>
        <source>Press {key} to fix: {what}</source>
        <translation>{key} drücken zum Korrigieren: {what}</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Vorherige Datei</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Vorheriger Tab</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Print views</source>
        <translation>Druckansichten</translation>
    </message>
    <message>
        <source>Priorities tell which pages of the site matter more. If they are all equal, they tell nothing.</source>
        <translation>Prioritäten sagen, welche Seiten der Website wichtiger sind. Sind alle gleich, sagen sie nichts.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Priority below, equal to or above a number; or text in the priority</source>
        <translation>Priorität unter, gleich oder über einer Zahl; oder Text in der Priorität</translation>
    </message>
    <message>
        <source>Priority by depth</source>
        <translation>Priorität nach Ebene</translation>
    </message>
    <message>
        <source>Priority by path depth</source>
        <translation>Priorität nach Pfadtiefe</translation>
    </message>
    <message>
        <source>Priority by rank</source>
        <translation>Priorität nach Rang</translation>
    </message>
    <message>
        <source>Priority from data</source>
        <translation>Priorität aus Daten</translation>
    </message>
    <message>
        <source>Priority from data by steps</source>
        <translation>Priorität aus Daten in Stufen</translation>
    </message>
    <message>
        <source>Priority is not a number</source>
        <translation>Priorität ist keine Zahl</translation>
    </message>
    <message>
        <source>Priority is out of range</source>
        <translation>Priorität außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Propose new dates only for pages whose text has changed between two checks</source>
        <translation>Neue Daten nur für Seiten vorschlagen, deren Text sich zwischen zwei Prüfungen geändert hat</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Pu&amp;blished URL…</source>
        <translation>&amp;Veröffentlichte URL …</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>Publikation</translation>
    </message>
    <message>
        <source>Publish the file in a different folder.</source>
        <translation>Veröffentlichen Sie die Datei in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Published URL</source>
        <translation>Veröffentlichte URL</translation>
    </message>
    <message>
        <source>Published URL is not valid</source>
        <translation>Veröffentlichte URL ist ungültig</translation>
    </message>
    <message>
        <source>Published URL is unknown</source>
        <translation>Veröffentlichte URL ist unbekannt</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>Veröffentlicht unter</translation>
    </message>
    <message>
        <source>Put all panels and columns back to where they were at first, in their first sizes</source>
        <translation>Alle Bereiche und Spalten wieder an ihren ursprünglichen Platz und auf ihre ursprüngliche Größe setzen</translation>
    </message>
    <message>
        <source>Put the elements in order</source>
        <translation>Elemente in die richtige Reihenfolge bringen</translation>
    </message>
    <message>
        <source>Put the missing element around them</source>
        <translation>Fehlendes Element darum setzen</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Rückfragen</translation>
    </message>
    <message>
        <source>Quotation marks were put around the value.</source>
        <translation>Um den Wert wurden Anführungszeichen gesetzt.</translation>
    </message>
    <message>
        <source>Quotes: exactly this text</source>
        <translation>Anführungszeichen: genau dieser Text</translation>
    </message>
    <message>
        <source>Raise the priority being edited by 0.1, or by 0.05 with Shift</source>
        <translation>Priorität in Bearbeitung um 0.1 erhöhen, mit Umschalt um 0.05</translation>
    </message>
    <message>
        <source>Raises or lowers each priority, within 0.0 and 1.0.</source>
        <translation>Erhöht oder verringert jede Priorität, zwischen 0.0 und 1.0.</translation>
    </message>
    <message>
        <source>Ranks the entries by a column and spreads priorities evenly over them.</source>
        <translation>Ordnet die Einträge nach einer Spalte und verteilt Prioritäten gleichmäßig auf sie.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Neu l&amp;aden</translation>
    </message>
    <message>
        <source>Read as Unix time</source>
        <translation>Als Unixzeit lesen</translation>
    </message>
    <message>
        <source>Read as day/month/year</source>
        <translation>Als Tag/Monat/Jahr lesen</translation>
    </message>
    <message>
        <source>Read as month/day/year</source>
        <translation>Als Monat/Tag/Jahr lesen</translation>
    </message>
    <message>
        <source>Read as year-day-month</source>
        <translation>Als Jahr-Tag-Monat lesen</translation>
    </message>
    <message>
        <source>Read in another enco&amp;ding…</source>
        <translation>In anderer Zeichen&amp;codierung lesen …</translation>
    </message>
    <message>
        <source>Read in the wrong encoding</source>
        <translation>In falscher Zeichencodierung gelesen</translation>
    </message>
    <message>
        <source>Read the file from disk again</source>
        <translation>Die Datei noch einmal von der Festplatte lesen</translation>
    </message>
    <message>
        <source>Rearrange the entries in the file in the order shown</source>
        <translation>Die Einträge der Datei in die angezeigte Reihenfolge bringen</translation>
    </message>
    <message>
        <source>Rearranges the entries in the order the table shows.</source>
        <translation>Bringt die Einträge in die Reihenfolge, die die Tabelle zeigt.</translation>
    </message>
    <message>
        <source>Recover unsaved changes…</source>
        <translation>Nicht gespeicherte Änderungen wiederherstellen …</translation>
    </message>
    <message>
        <source>Redirected</source>
        <translation>Weitergeleitet</translation>
    </message>
    <message>
        <source>Redirected permanently</source>
        <translation>Dauerhaft weitergeleitet</translation>
    </message>
    <message>
        <source>Redirected temporarily</source>
        <translation>Vorübergehend weitergeleitet</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>Leitet weiter</translation>
    </message>
    <message>
        <source>Redirects to another URL, when last checked</source>
        <translation>Leitet bei der letzten Prüfung zu einer anderen URL weiter</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Beziehung</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln duplicates</source>
        <translation>
            <numerusform>Ein Duplikat entfernen</numerusform>
            <numerusform>%Ln Duplikate entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln entries</source>
        <translation>
            <numerusform>%Ln Eintrag entfernen</numerusform>
            <numerusform>%Ln Einträge entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove all frequencies and priorities</source>
        <translation>Alle Änderungshäufigkeiten und Prioritäten entfernen</translation>
    </message>
    <message>
        <source>Remove all priorities</source>
        <translation>Alle Prioritäten entfernen</translation>
    </message>
    <message>
        <source>Remove elements Google has retired</source>
        <translation>Von Google abgeschaffte Elemente entfernen</translation>
    </message>
    <message>
        <source>Remove entries identical to an earlier one</source>
        <translation>Einträge entfernen, die einem früheren gleichen</translation>
    </message>
    <message>
        <source>Remove entries whose page is listed under its own URL</source>
        <translation>Einträge entfernen, deren Seite unter ihrer eigenen URL aufgeführt ist</translation>
    </message>
    <message>
        <source>Remove everything from # on</source>
        <translation>Alles ab # entfernen</translation>
    </message>
    <message>
        <source>Remove fragment</source>
        <translation>Fragment entfernen</translation>
    </message>
    <message>
        <source>Remove frequency and priority</source>
        <translation>Änderungshäufigkeit und Priorität entfernen</translation>
    </message>
    <message>
        <source>Remove identical images</source>
        <translation>Gleiche Bilder entfernen</translation>
    </message>
    <message>
        <source>Remove identical links</source>
        <translation>Gleiche Links entfernen</translation>
    </message>
    <message>
        <source>Remove ignored fields</source>
        <translation>Ignorierte Felder entfernen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove it from the later file</source>
        <translation>Aus der späteren Datei entfernen</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Entfernen Sie es.</translation>
    </message>
    <message>
        <source>Remove missing files from the index and add files it does not list</source>
        <translation>Fehlende Dateien aus dem Index entfernen und nicht aufgeführte hinzufügen</translation>
    </message>
    <message>
        <source>Remove parameters</source>
        <translation>Parameter entfernen</translation>
    </message>
    <message>
        <source>Remove references to the entity</source>
        <translation>Verweise auf die Entität entfernen</translation>
    </message>
    <message>
        <source>Remove the DOCTYPE</source>
        <translation>DOCTYPE entfernen</translation>
    </message>
    <message>
        <source>Remove the DOCTYPE and all references to its entities</source>
        <translation>DOCTYPE und alle Verweise auf seine Entitäten entfernen</translation>
    </message>
    <message>
        <source>Remove the attributes</source>
        <translation>Attribute entfernen</translation>
    </message>
    <message>
        <source>Remove the blank lines</source>
        <translation>Leerzeilen entfernen</translation>
    </message>
    <message>
        <source>Remove the block</source>
        <translation>Block entfernen</translation>
    </message>
    <message>
        <source>Remove the byte order mark</source>
        <translation>Byte-Reihenfolge-Markierung (BOM) entfernen</translation>
    </message>
    <message>
        <source>Remove the characters</source>
        <translation>Zeichen entfernen</translation>
    </message>
    <message>
        <source>Remove the date</source>
        <translation>Datum entfernen</translation>
    </message>
    <message>
        <source>Remove the elements</source>
        <translation>Elemente entfernen</translation>
    </message>
    <message>
        <source>Remove the elements of withdrawn extensions</source>
        <translation>Elemente zurückgezogener Erweiterungen entfernen</translation>
    </message>
    <message>
        <source>Remove the empty element</source>
        <translation>Leeres Element entfernen</translation>
    </message>
    <message>
        <source>Remove the entry</source>
        <translation>Eintrag entfernen</translation>
    </message>
    <message>
        <source>Remove the entry for the index itself</source>
        <translation>Den Eintrag für den Index selbst entfernen</translation>
    </message>
    <message>
        <source>Remove the entry from one of the files.</source>
        <translation>Entfernen Sie den Eintrag aus einer der Dateien.</translation>
    </message>
    <message>
        <source>Remove the entry from one of the indexes.</source>
        <translation>Entfernen Sie den Eintrag aus einem der Indexe.</translation>
    </message>
    <message>
        <source>Remove the expired video</source>
        <translation>Abgelaufenes Video entfernen</translation>
    </message>
    <message>
        <source>Remove the file or its index entry</source>
        <translation>Datei oder ihren Indexeintrag entfernen</translation>
    </message>
    <message>
        <source>Remove the frequency</source>
        <translation>Änderungshäufigkeit entfernen</translation>
    </message>
    <message>
        <source>Remove the identical dates</source>
        <translation>Gleiche Daten entfernen</translation>
    </message>
    <message>
        <source>Remove the invisible characters</source>
        <translation>Unsichtbare Zeichen entfernen</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>Textzeile entfernen</translation>
    </message>
    <message>
        <source>Remove the news block, keep the entry</source>
        <translation>News-Block entfernen, Eintrag behalten</translation>
    </message>
    <message>
        <source>Remove the port</source>
        <translation>Port entfernen</translation>
    </message>
    <message>
        <source>Remove the prefix</source>
        <translation>Präfix entfernen</translation>
    </message>
    <message>
        <source>Remove the priority</source>
        <translation>Priorität entfernen</translation>
    </message>
    <message>
        <source>Remove the text between the elements</source>
        <translation>Text zwischen den Elementen entfernen</translation>
    </message>
    <message>
        <source>Remove the white space</source>
        <translation>Leerraum entfernen</translation>
    </message>
    <message>
        <source>Remove the white space after a slash</source>
        <translation>Leerraum nach einem Schrägstrich entfernen</translation>
    </message>
    <message>
        <source>Remove the white space around it</source>
        <translation>Leerraum darum entfernen</translation>
    </message>
    <message>
        <source>Remove the white space before the XML</source>
        <translation>Leerraum vor dem XML entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove these %Ln</source>
        <translation>
            <numerusform>Diese entfernen</numerusform>
            <numerusform>Diese %Ln entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove these entries</source>
        <translation>Diese Einträge entfernen</translation>
    </message>
    <message>
        <source>Remove these parameters</source>
        <translation>Diese Parameter entfernen</translation>
    </message>
    <message>
        <source>Remove trailing slash</source>
        <translation>Schrägstrich am Ende entfernen</translation>
    </message>
    <message>
        <source>Remove unknown elements</source>
        <translation>Unbekannte Elemente entfernen</translation>
    </message>
    <message>
        <source>Remove user name and password</source>
        <translation>Benutzername und Passwort entfernen</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>{what} entfernen</translation>
    </message>
    <message>
        <source>Remove: {what}</source>
        <translation>Entfernen: {what}</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Removes URL parameters by name.</source>
        <translation>Entfernt URL-Parameter anhand des Namens.</translation>
    </message>
    <message>
        <source>Removes a date that nearly all entries share. It only shows when the file was generated.</source>
        <translation>Entfernt ein Datum, das fast alle Einträge haben. Es zeigt nur, wann die Datei erzeugt wurde.</translation>
    </message>
    <message>
        <source>Removes all URL parameters except those listed.</source>
        <translation>Entfernt alle URL-Parameter außer den genannten.</translation>
    </message>
    <message>
        <source>Removes dates in the future.</source>
        <translation>Entfernt Daten, die in der Zukunft liegen.</translation>
    </message>
    <message>
        <source>Removes dates that say nothing: those in the future, and one that nearly all entries share. Adds missing seconds to times.</source>
        <translation>Entfernt Datumsangaben, die nichts aussagen: die in der Zukunft und eine, die fast alle Einträge gemeinsam haben. Ergänzt fehlende Sekunden in Uhrzeiten.</translation>
    </message>
    <message>
        <source>Removes every frequency.</source>
        <translation>Entfernt jede Änderungshäufigkeit.</translation>
    </message>
    <message>
        <source>Removes every last modified date.</source>
        <translation>Entfernt jedes Datum der letzten Änderung.</translation>
    </message>
    <message>
        <source>Removes every priority. Crawlers then assume 0.5.</source>
        <translation>Entfernt jede Priorität. Crawler nehmen dann 0.5 an.</translation>
    </message>
    <message>
        <source>Removes everything from # on. Search engines ignore it.</source>
        <translation>Entfernt alles ab #. Suchmaschinen ignorieren es.</translation>
    </message>
    <message>
        <source>Removes slashes at the end of paths, except for the home page.</source>
        <translation>Entfernt Schrägstriche am Ende von Pfaden, außer bei der Startseite.</translation>
    </message>
    <message>
        <source>Removes the entries of pages that visitors find by links, or that are not meant for search: tags, further pages of lists, drafts, thank-you pages and print views. Each step can be left out.</source>
        <translation>Entfernt die Einträge von Seiten, die Besucher über Links finden oder die nicht für die Suche gedacht sind: Schlagwörter, Folgeseiten von Listen, Entwürfe, Danke-Seiten und Druckansichten. Jeder Schritt lässt sich auslassen.</translation>
    </message>
    <message>
        <source>Removes the entries. Comments between them stay.</source>
        <translation>Entfernt die Einträge. Kommentare dazwischen bleiben.</translation>
    </message>
    <message>
        <source>Removes the parameters that advertising and sessions add to URLs. Check for duplicates afterwards.</source>
        <translation>Entfernt die Parameter, die Werbung und Sitzungen an URLs anhängen. Danach auf Duplikate prüfen.</translation>
    </message>
    <message>
        <source>Removes the time and keeps the day as written.</source>
        <translation>Entfernt die Uhrzeit und behält den Tag wie geschrieben.</translation>
    </message>
    <message>
        <source>Rename the file</source>
        <translation>Datei umbenennen</translation>
    </message>
    <message>
        <source>Rent or purchase</source>
        <translation>Leihen oder kaufen</translation>
    </message>
    <message>
        <source>Repaired: {title}</source>
        <translation>Repariert: {title}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln damaged files: {names}?</source>
        <translation>
            <numerusform>Die beschädigte Datei „{names}“ ersetzen?</numerusform>
            <numerusform>%Ln beschädigte Dateien ersetzen: {names}?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln indexes with their sitemaps</source>
        <translation>
            <numerusform>Einen Index durch seine Sitemaps ersetzen</numerusform>
            <numerusform>%Ln Indexe durch ihre Sitemaps ersetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace \ with /</source>
        <translation>\ durch / ersetzen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Replace each index listed in this index with the sitemaps it lists</source>
        <translation>Jeden Index, den dieser Index aufführt, durch dessen Sitemaps ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %Ln rows</source>
        <translation>
            <numerusform>In %Ln Zeile ersetzen</numerusform>
            <numerusform>In %Ln Zeilen ersetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in URL</source>
        <translation>In der URL ersetzen</translation>
    </message>
    <message>
        <source>Replace nested inde&amp;xes…</source>
        <translation>Verscha&amp;chtelte Indexe ersetzen …</translation>
    </message>
    <message>
        <source>Replace odd white space between the elements</source>
        <translation>Ungewöhnlichen Leerraum zwischen den Elementen ersetzen</translation>
    </message>
    <message>
        <source>Replace the decimal comma with a point</source>
        <translation>Dezimalkomma durch Punkt ersetzen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Replaces URLs by those that their pages named as canonical when last checked.</source>
        <translation>Ersetzt URLs durch die, die ihre Seiten bei der letzten Prüfung als kanonisch nannten.</translation>
    </message>
    <message>
        <source>Replaces URLs that redirected when they were last checked by those they lead to.</source>
        <translation>Ersetzt URLs, die bei der letzten Prüfung weiterleiteten, durch die, zu denen sie führen.</translation>
    </message>
    <message>
        <source>Replaces every match of a regular expression.</source>
        <translation>Ersetzt jeden Treffer eines regulären Ausdrucks.</translation>
    </message>
    <message>
        <source>Replaces the host and its port.</source>
        <translation>Ersetzt den Host und seinen Port.</translation>
    </message>
    <message>
        <source>Replaces the start of paths. Other paths stay as they are.</source>
        <translation>Ersetzt den Anfang von Pfaden. Andere Pfade bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Required element or attribute is missing</source>
        <translation>Erforderliches Element oder Attribut fehlt</translation>
    </message>
    <message>
        <source>Requires a subscription</source>
        <translation>Abo erforderlich</translation>
    </message>
    <message>
        <source>Reset column &amp;widths</source>
        <translation>Spalten&amp;breiten zurücksetzen</translation>
    </message>
    <message>
        <source>Reset columns to their default widths; the URL column takes the rest</source>
        <translation>Spalten auf ihre Standardbreite zurücksetzen; die URL-Spalte erhält den Rest</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Layout zurücksetzen</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Resolve the dots in the path</source>
        <translation>Punkte im Pfad auflösen</translation>
    </message>
    <message>
        <source>Response times, in milliseconds</source>
        <translation>Antwortzeiten in Millisekunden</translation>
    </message>
    <message>
        <source>Restore changes that were not saved before the editor was closed unexpectedly</source>
        <translation>Änderungen wiederherstellen, die nicht gespeichert waren, als der Editor unerwartet geschlossen wurde</translation>
    </message>
    <message>
        <source>Restore the tags</source>
        <translation>Tags wiederherstellen</translation>
    </message>
    <message>
        <source>Retired elements in extensions</source>
        <translation>Abgeschaffte Elemente in Erweiterungen</translation>
    </message>
    <message>
        <source>Rightly left out ({count})</source>
        <translation>Zu Recht ausgelassen ({count})</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Robots</translation>
    </message>
    <message>
        <source>Root element is unknown</source>
        <translation>Wurzelelement ist unbekannt</translation>
    </message>
    <message>
        <source>Root inside the root</source>
        <translation>Wurzelelement im Wurzelelement</translation>
    </message>
    <message>
        <source>Round priority to 0.1</source>
        <translation>Priorität auf 0.1 runden</translation>
    </message>
    <message>
        <source>Round to two decimals</source>
        <translation>Auf zwei Nachkommastellen runden</translation>
    </message>
    <message>
        <source>Rounds each priority to one decimal; halves round up.</source>
        <translation>Rundet jede Priorität auf eine Nachkommastelle; halbe werden aufgerundet.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>Zeilenhöhe</translation>
    </message>
    <message>
        <source>Row {first} ({file}) has the same URL{difference}. Keep one of them.</source>
        <translation>Zeile {first} ({file}) hat dieselbe URL{difference}. Behalten Sie eine davon.</translation>
    </message>
    <message>
        <source>Row {first} differs only in letter case: {other}.</source>
        <translation>Zeile {first} unterscheidet sich nur in der Groß- und Kleinschreibung: {other}.</translation>
    </message>
    <message>
        <source>Row {first} differs only in {difference}: {other}.</source>
        <translation>Zeile {first} unterscheidet sich nur in {difference}: {other}.</translation>
    </message>
    <message>
        <source>Row {first} has the same URL, written differently: {other}. Keep one.</source>
        <translation>Zeile {first} hat dieselbe URL, anders geschrieben: {other}. Behalten Sie eine.</translation>
    </message>
    <message>
        <source>Row {first} has the same URL. {advice}</source>
        <translation>Zeile {first} hat dieselbe URL. {advice}</translation>
    </message>
    <message>
        <source>Row {number}.</source>
        <translation>Zeile {number}.</translation>
    </message>
    <message>
        <source>Row {row:,} has the character {character}, which XML does not allow in any form. Delete it.</source>
        <translation>Zeile {row:,} enthält das Zeichen {character}, das XML in keiner Form erlaubt. Löschen Sie es.</translation>
    </message>
    <message>
        <source>Row {row} alone would make a file larger than {limit:,} bytes. Allow more bytes per file.</source>
        <translation>Zeile {row} allein ergäbe eine Datei mit mehr als {limit:,} Bytes. Erlauben Sie mehr Bytes je Datei.</translation>
    </message>
    <message>
        <source>Row {row} contains the character {character}: {cause}</source>
        <translation>Zeile {row} enthält das Zeichen {character}: {cause}</translation>
    </message>
    <message>
        <source>Row {row}{place} follows a custom entity of its file. Write out the entity first.</source>
        <translation>Zeile {row}{place} folgt auf eine eigene Entität ihrer Datei. Schreiben Sie die Entität zuerst aus.</translation>
    </message>
    <message>
        <source>Row {row}{place} has a name with characters that the other file&apos;s encoding does not support. Convert that file to UTF-8.</source>
        <translation>Zeile {row}{place} hat einen Namen mit Zeichen, die die Zeichencodierung der anderen Datei nicht kennt. Wandeln Sie jene Datei in UTF-8 um.</translation>
    </message>
    <message>
        <source>Row {row}{place} uses a custom entity of its file. Write out the entity first.</source>
        <translation>Zeile {row}{place} verwendet eine eigene Entität ihrer Datei. Schreiben Sie die Entität zuerst aus.</translation>
    </message>
    <message>
        <source>Rows with each value, before → after: {counts}.</source>
        <translation>Zeilen mit jedem Wert, vorher → nachher: {counts}.</translation>
    </message>
    <message>
        <source>Rule that the row breaks</source>
        <translation>Regel, gegen die die Zeile verstößt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message numerus="yes">
        <source>Run “{name}” in %Ln rows</source>
        <translation>
            <numerusform>„{name}“ ausführen</numerusform>
            <numerusform>„{name}“ in %Ln Zeilen ausführen</numerusform>
        </translation>
    </message>
    <message>
        <source>Same URL in different letter case</source>
        <translation>Gleiche URL in anderer Groß- und Kleinschreibung</translation>
    </message>
    <message>
        <source>Same URL in most entries</source>
        <translation>Dieselbe URL in den meisten Einträgen</translation>
    </message>
    <message>
        <source>Same URL, written differently</source>
        <translation>Gleiche URL, anders geschrieben</translation>
    </message>
    <message>
        <source>Same as blog: case never matters</source>
        <translation>Dasselbe wie blog: Groß- und Kleinschreibung zählt nie</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>Samstag</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>Save a picture of the window, without a display.</source>
        <translation>Speichert ein Bild des Fensters, ohne Anzeige.</translation>
    </message>
    <message>
        <source>Save t&amp;his filter…</source>
        <translation>Diesen Filter s&amp;peichern …</translation>
    </message>
    <message>
        <source>Save the file under a different name.</source>
        <translation>Speichern Sie die Datei unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Save the filter under a name to use it with any file</source>
        <translation>Den Filter unter einem Namen speichern, um ihn mit jeder Datei zu verwenden</translation>
    </message>
    <message>
        <source>Save the findin&amp;gs…</source>
        <translation>Befunde s&amp;peichern …</translation>
    </message>
    <message>
        <source>Save the findings as a web page or a CSV file</source>
        <translation>Die Befunde als Webseite oder CSV-Datei speichern</translation>
    </message>
    <message>
        <source>Save the sitemap before its changes are announced.</source>
        <translation>Speichern Sie die Sitemap, bevor ihre Änderungen gemeldet werden.</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>{name} gespeichert</translation>
    </message>
    <message>
        <source>Saved {n} of {count} files</source>
        <translation>{n} von {count} Dateien gespeichert</translation>
    </message>
    <message>
        <source>Saved {n} of {count} files and the index</source>
        <translation>{n} von {count} Dateien und den Index gespeichert</translation>
    </message>
    <message>
        <source>Say it with --base.</source>
        <translation>Geben Sie sie mit --base an.</translation>
    </message>
    <message>
        <source>Say what a rule means, why it matters, who made it, and how to fix it.</source>
        <translation>Sagt, was eine Regel bedeutet, warum sie wichtig ist, von wem sie stammt und wie sich ein Verstoß korrigieren lässt.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Schema location does not match</source>
        <translation>Schemaangabe passt nicht</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Scheme of the URL</source>
        <translation>Schema der URL</translation>
    </message>
    <message>
        <source>Schemes</source>
        <translation>Schemata</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search Console accepts no more than that; its report lists at most 1,000 sitemaps.</source>
        <translation>Mehr nimmt die Search Console nicht an; ihr Bericht führt höchstens 1.000 Sitemaps auf.</translation>
    </message>
    <message>
        <source>Search engines accept any order, but the official schema rejects this one.</source>
        <translation>Suchmaschinen nehmen jede Reihenfolge an, aber das offizielle Schema lehnt diese ab.</translation>
    </message>
    <message>
        <source>Search engines accept feeds but do not learn about older pages from them.</source>
        <translation>Suchmaschinen nehmen Feeds an, erfahren daraus aber nichts über ältere Seiten.</translation>
    </message>
    <message>
        <source>Search engines cannot fetch an invalid URL.</source>
        <translation>Suchmaschinen können eine ungültige URL nicht abrufen.</translation>
    </message>
    <message>
        <source>Search engines cannot index a page that they cannot fetch.</source>
        <translation>Suchmaschinen können eine Seite nicht indexieren, die sie nicht abrufen können.</translation>
    </message>
    <message>
        <source>Search engines cannot index a page that they do not get.</source>
        <translation>Suchmaschinen können eine Seite nicht indexieren, die sie nicht bekommen.</translation>
    </message>
    <message>
        <source>Search engines cannot reach it. Often a slash is missing after the host.</source>
        <translation>Suchmaschinen erreichen sie nicht. Oft fehlt ein Schrägstrich nach dem Host.</translation>
    </message>
    <message>
        <source>Search engines cannot separate the value from the markup.</source>
        <translation>Suchmaschinen können den Wert nicht vom Markup trennen.</translation>
    </message>
    <message>
        <source>Search engines do not care, but validating against the official schema fails.</source>
        <translation>Suchmaschinen stört das nicht, aber eine Prüfung gegen das offizielle Schema schlägt fehl.</translation>
    </message>
    <message>
        <source>Search engines do not fetch pages that robots.txt forbids.</source>
        <translation>Suchmaschinen rufen keine Seiten ab, die robots.txt verbietet.</translation>
    </message>
    <message>
        <source>Search engines do not look for sitemaps in a list of pages, so they will not read them.</source>
        <translation>Suchmaschinen suchen in einer Liste von Seiten nicht nach Sitemaps und lesen sie deshalb nicht.</translation>
    </message>
    <message>
        <source>Search engines do not look for sitemaps in a list of pages.</source>
        <translation>Suchmaschinen suchen in einer Liste von Seiten nicht nach Sitemaps.</translation>
    </message>
    <message>
        <source>Search engines do not recognize this language code.</source>
        <translation>Suchmaschinen erkennen diesen Sprachcode nicht.</translation>
    </message>
    <message>
        <source>Search engines drop everything from # on. {advice}</source>
        <translation>Suchmaschinen lassen alles ab # weg. {advice}</translation>
    </message>
    <message>
        <source>Search engines drop pages whose server keeps answering with errors.</source>
        <translation>Suchmaschinen entfernen Seiten, deren Server immer wieder mit Fehlern antwortet.</translation>
    </message>
    <message>
        <source>Search engines expect a sitemap there and report that it is HTML.</source>
        <translation>Suchmaschinen erwarten dort eine Sitemap und melden, dass es HTML ist.</translation>
    </message>
    <message>
        <source>Search engines find a page later, or never, that no sitemap lists.</source>
        <translation>Suchmaschinen finden eine Seite, die keine Sitemap aufführt, später oder nie.</translation>
    </message>
    <message>
        <source>Search engines heed none of its canonical URLs {first} and {second}, as it names more than one.</source>
        <translation>Suchmaschinen beachten keine ihrer kanonischen URLs {first} und {second}, da sie mehr als eine nennt.</translation>
    </message>
    <message>
        <source>Search engines ignore URLs on other hosts unless those hosts list this sitemap in their robots.txt.</source>
        <translation>Suchmaschinen ignorieren URLs auf anderen Hosts, wenn diese die Sitemap nicht in ihrer robots.txt aufführen.</translation>
    </message>
    <message>
        <source>Search engines ignore dates that do not fit the pages.</source>
        <translation>Suchmaschinen ignorieren Daten, die nicht zu den Seiten passen.</translation>
    </message>
    <message>
        <source>Search engines ignore it, but the official schema rejects it.</source>
        <translation>Suchmaschinen ignorieren es, aber das offizielle Schema lehnt es ab.</translation>
    </message>
    <message>
        <source>Search engines ignore it.</source>
        <translation>Suchmaschinen ignorieren sie.</translation>
    </message>
    <message>
        <source>Search engines ignore sitemaps on other sites unless those sites list them in their robots.txt.</source>
        <translation>Suchmaschinen ignorieren Sitemaps auf anderen Websites, wenn diese sie nicht in ihrer robots.txt aufführen.</translation>
    </message>
    <message>
        <source>Search engines ignore sitemaps with another scheme than that of the index.</source>
        <translation>Suchmaschinen ignorieren Sitemaps mit einem anderen Schema als dem des Index.</translation>
    </message>
    <message>
        <source>Search engines keep the URL itself while a redirect is temporary. One that is meant for good should be 301 or 308.</source>
        <translation>Suchmaschinen behalten die URL selbst, solange eine Weiterleitung vorübergehend ist. Eine dauerhaft gemeinte sollte 301 oder 308 sein.</translation>
    </message>
    <message>
        <source>Search engines may ignore language links that contradict each other.</source>
        <translation>Suchmaschinen ignorieren Sprachlinks vielleicht, die sich widersprechen.</translation>
    </message>
    <message>
        <source>Search engines may not come back to a page whose date stays the same.</source>
        <translation>Suchmaschinen kommen vielleicht nicht zu einer Seite zurück, deren Datum gleich bleibt.</translation>
    </message>
    <message>
        <source>Search engines may not recognize the value, and the official schema rejects it.</source>
        <translation>Suchmaschinen erkennen den Wert vielleicht nicht, und das offizielle Schema lehnt ihn ab.</translation>
    </message>
    <message>
        <source>Search engines may skip a sitemap that seems unchanged.</source>
        <translation>Suchmaschinen überspringen eine Sitemap vielleicht, die unverändert scheint.</translation>
    </message>
    <message>
        <source>Search engines only look for extensions inside entries.</source>
        <translation>Suchmaschinen suchen Erweiterungen nur in Einträgen.</translation>
    </message>
    <message>
        <source>Search engines only read XML sitemaps, feeds and plain lists of URLs.</source>
        <translation>Suchmaschinen lesen nur XML-Sitemaps, Feeds und einfache URL-Listen.</translation>
    </message>
    <message>
        <source>Search engines only read the files that the index lists.</source>
        <translation>Suchmaschinen lesen nur die Dateien, die der Index aufführt.</translation>
    </message>
    <message>
        <source>Search engines reject the file or ignore everything beyond the limit.</source>
        <translation>Suchmaschinen lehnen die Datei ab oder ignorieren alles jenseits der Grenze.</translation>
    </message>
    <message>
        <source>Search engines reject the index or ignore everything beyond the limit.</source>
        <translation>Suchmaschinen lehnen den Index ab oder ignorieren alles jenseits der Grenze.</translation>
    </message>
    <message>
        <source>Search engines report an empty file as an error.</source>
        <translation>Suchmaschinen melden eine leere Datei als Fehler.</translation>
    </message>
    <message>
        <source>Search engines report anything else as invalid, including capital letters.</source>
        <translation>Suchmaschinen melden alles andere als ungültig, auch Großbuchstaben.</translation>
    </message>
    <message>
        <source>Search engines report it as invalid and assume 0.5.</source>
        <translation>Suchmaschinen melden dies als ungültig und nehmen 0.5 an.</translation>
    </message>
    <message>
        <source>Search engines report it or ignore the element and its content.</source>
        <translation>Suchmaschinen melden es oder ignorieren das Element und seinen Inhalt.</translation>
    </message>
    <message>
        <source>Search engines report other formats as invalid and ignore them.</source>
        <translation>Suchmaschinen melden andere Formate als ungültig und ignorieren sie.</translation>
    </message>
    <message>
        <source>Search engines report that the sitemap is an HTML page and do not read it.</source>
        <translation>Suchmaschinen melden, dass die Sitemap eine HTML-Seite ist, und lesen sie nicht.</translation>
    </message>
    <message>
        <source>Search engines report the date as invalid and ignore it.</source>
        <translation>Suchmaschinen melden das Datum als ungültig und ignorieren es.</translation>
    </message>
    <message>
        <source>Search engines report unknown elements or ignore their content.</source>
        <translation>Suchmaschinen melden unbekannte Elemente oder ignorieren ihren Inhalt.</translation>
    </message>
    <message>
        <source>Search engines stop reading at the limit or reject the file. The limit applies to the uncompressed size.</source>
        <translation>Suchmaschinen hören an der Grenze auf zu lesen oder lehnen die Datei ab. Die Grenze gilt für die ungepackte Größe.</translation>
    </message>
    <message>
        <source>Search engines stop trusting a site&apos;s dates if they cannot be true.</source>
        <translation>Suchmaschinen vertrauen den Daten einer Website nicht mehr, wenn sie nicht stimmen können.</translation>
    </message>
    <message>
        <source>Search engines then choose themselves which URL to show, and it may be another one.</source>
        <translation>Suchmaschinen wählen dann selbst, welche URL sie zeigen, und das kann eine andere sein.</translation>
    </message>
    <message>
        <source>Search engines treat an empty element as an invalid value. Leave out elements without a value.</source>
        <translation>Suchmaschinen behandeln ein leeres Element als ungültigen Wert. Lassen Sie Elemente ohne Wert weg.</translation>
    </message>
    <message>
        <source>Search engines trust a sitemap less if its pages do not exist.</source>
        <translation>Suchmaschinen vertrauen einer Sitemap weniger, deren Seiten nicht existieren.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Staffel</translation>
    </message>
    <message>
        <source>Security-conscious parsers reject files with a DOCTYPE.</source>
        <translation>Auf Sicherheit bedachte Parser lehnen Dateien mit DOCTYPE ab.</translation>
    </message>
    <message>
        <source>See and restore what the file contained before it was saved here</source>
        <translation>Ansehen und wiederherstellen, was die Datei enthielt, bevor sie hier gespeichert wurde</translation>
    </message>
    <message>
        <source>See how another sitemap or a crawl differs, and copy what you want from it</source>
        <translation>Sehen, worin sich eine andere Sitemap oder ein Crawl unterscheidet, und daraus übernehmen, was Sie möchten</translation>
    </message>
    <message>
        <source>See what was done to a damaged file so that it could be read</source>
        <translation>Ansehen, was an einer beschädigten Datei getan wurde, um sie lesen zu können</translation>
    </message>
    <message>
        <source>Segment URL</source>
        <translation>URL des Segments</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alle&amp;s auswählen</translation>
    </message>
    <message>
        <source>Select cells of the column “Last modified” to date them today.</source>
        <translation>Wählen Sie Zellen der Spalte „Zuletzt geändert“ aus, um sie auf heute zu setzen.</translation>
    </message>
    <message>
        <source>Select every row the filter shows, wherever the keyboard focus is</source>
        <translation>Jede Zeile auswählen, die der Filter anzeigt, wo immer der Tastaturfokus ist</translation>
    </message>
    <message>
        <source>Select the rows sh&amp;own</source>
        <translation>An&amp;gezeigte Zeilen auswählen</translation>
    </message>
    <message>
        <source>Select the rows that match a filter without hiding the others</source>
        <translation>Die Zeilen auswählen, die einem Filter entsprechen, ohne die anderen auszublenden</translation>
    </message>
    <message>
        <source>Select the whole column</source>
        <translation>Ganze Spalte auswählen</translation>
    </message>
    <message>
        <source>Select the whole row</source>
        <translation>Ganze Zeile auswählen</translation>
    </message>
    <message>
        <source>Select wh&amp;ere…</source>
        <translation>Auswählen, w&amp;o …</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Separator in an exported table</source>
        <translation>Trennzeichen einer exportierten Tabelle</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>Serverfehler</translation>
    </message>
    <message>
        <source>Servers and crawlers go by the name to decide whether to decompress a file.</source>
        <translation>Server und Crawler entscheiden nach dem Namen, ob eine Datei zu entpacken ist.</translation>
    </message>
    <message>
        <source>Servers and crawlers read such URLs differently or reject them.</source>
        <translation>Server und Crawler lesen solche URLs unterschiedlich oder lehnen sie ab.</translation>
    </message>
    <message>
        <source>Servers and crawlers use the encoded form, which is over the limit.</source>
        <translation>Server und Crawler verwenden die codierte Form, die über der Grenze liegt.</translation>
    </message>
    <message>
        <source>Servers know the host {host} as {ascii}.</source>
        <translation>Server kennen den Host {host} als {ascii}.</translation>
    </message>
    <message>
        <source>Servers often respond to both, so two URLs lead to the same content.</source>
        <translation>Server antworten oft auf beides; zwei URLs führen dann zum selben Inhalt.</translation>
    </message>
    <message>
        <source>Servers reject a URL with a broken code or return something else.</source>
        <translation>Server lehnen eine URL mit fehlerhafter Codierung ab oder liefern etwas anderes.</translation>
    </message>
    <message>
        <source>Servers send such a file as plain text. Most crawlers read it anyway; browsers do not.</source>
        <translation>Server senden eine solche Datei als einfachen Text. Die meisten Crawler lesen sie trotzdem; Browser nicht.</translation>
    </message>
    <message>
        <source>Session or tracking parameter</source>
        <translation>Sitzungs- oder Tracking-Parameter</translation>
    </message>
    <message>
        <source>Set a value of an extension</source>
        <translation>Wert einer Erweiterung setzen</translation>
    </message>
    <message>
        <source>Set all selected cells to the value being edited</source>
        <translation>Alle ausgewählten Zellen auf den Wert in Bearbeitung setzen</translation>
    </message>
    <message>
        <source>Set date</source>
        <translation>Datum setzen</translation>
    </message>
    <message>
        <source>Set date to now</source>
        <translation>Datum auf jetzt setzen</translation>
    </message>
    <message>
        <source>Set date to today</source>
        <translation>Datum auf heute setzen</translation>
    </message>
    <message>
        <source>Set frequency</source>
        <translation>Änderungshäufigkeit setzen</translation>
    </message>
    <message>
        <source>Set host</source>
        <translation>Host setzen</translation>
    </message>
    <message>
        <source>Set priority</source>
        <translation>Priorität setzen</translation>
    </message>
    <message>
        <source>Set scheme</source>
        <translation>Schema setzen</translation>
    </message>
    <message>
        <source>Set the URL this file is published at</source>
        <translation>Die URL festlegen, unter der diese Datei veröffentlicht ist</translation>
    </message>
    <message>
        <source>Set the date in the index.</source>
        <translation>Setzen Sie das Datum im Index.</translation>
    </message>
    <message>
        <source>Set the page for all other languages</source>
        <translation>Seite für alle übrigen Sprachen festlegen</translation>
    </message>
    <message>
        <source>Set the program to your liking</source>
        <translation>Das Programm nach Ihren Wünschen einrichten</translation>
    </message>
    <message>
        <source>Set the published URL of the file to check which URLs it may list.</source>
        <translation>Legen Sie die veröffentlichte URL der Datei fest, um zu prüfen, welche URLs sie aufführen darf.</translation>
    </message>
    <message>
        <source>Set the published URL of this sitemap first (File, Published URL…); then this can be fixed.</source>
        <translation>Legen Sie zuerst die veröffentlichte URL dieser Sitemap fest („Datei“ &gt; „Veröffentlichte URL …“); dann kann dies korrigiert werden.</translation>
    </message>
    <message>
        <source>Set the selected dates to today</source>
        <translation>Ausgewählte Datumsangaben auf heute setzen</translation>
    </message>
    <message numerus="yes">
        <source>Set values in %Ln rows</source>
        <translation>
            <numerusform>Werte setzen</numerusform>
            <numerusform>Werte in %Ln Zeilen setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set values in a sitemap and leave every other byte as it is.</source>
        <translation>Setzt Werte in einer Sitemap und lässt jedes andere Byte, wie es ist.</translation>
    </message>
    <message numerus="yes">
        <source>Set {field} in %Ln rows</source>
        <translation>
            <numerusform>{field} setzen</numerusform>
            <numerusform>{field} in %Ln Zeilen setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set {what}</source>
        <translation>{what} setzen</translation>
    </message>
    <message>
        <source>Set, clear or calculate values in many entries at once</source>
        <translation>Werte in vielen Einträgen auf einmal setzen, leeren oder berechnen</translation>
    </message>
    <message>
        <source>Sets the frequency by a data column with the days between two changes, such as that of earlier versions. Entries without a number stay as they are.</source>
        <translation>Setzt die Änderungshäufigkeit nach einer Datenspalte mit den Tagen zwischen zwei Änderungen, etwa aus früheren Versionen. Einträge ohne Zahl bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Sets the frequency by the number of days since the last change. Entries with an invalid, future or missing date stay as they are.</source>
        <translation>Setzt die Änderungshäufigkeit nach der Zahl der Tage seit der letzten Änderung. Einträge mit ungültigem, künftigem oder fehlendem Datum bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Sets what images, videos, news and languages hold; what is missing around it is made.</source>
        <translation>Setzt, was Bilder, Videos, News und Sprachen enthalten; fehlende Elemente darum herum werden angelegt.</translation>
    </message>
    <message>
        <source>Several files chosen together</source>
        <translation>Mehrere zusammen gewählte Dateien</translation>
    </message>
    <message>
        <source>Several news articles in one entry</source>
        <translation>Mehrere News-Artikel in einem Eintrag</translation>
    </message>
    <message>
        <source>Several sitemaps</source>
        <translation>Mehrere Sitemaps</translation>
    </message>
    <message>
        <source>Share in percent</source>
        <translation>Anteil in Prozent</translation>
    </message>
    <message>
        <source>Shift date</source>
        <translation>Datum verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>Noch %Ln anzeigen</numerusform>
            <numerusform>Noch %Ln anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show &amp;all rows</source>
        <translation>&amp;Alle Zeilen anzeigen</translation>
    </message>
    <message>
        <source>Show columns of a crawl, of Search Console or of a log beside the entries, by URL</source>
        <translation>Spalten eines Crawls, der Search Console oder eines Logs neben den Einträgen anzeigen, anhand der URL</translation>
    </message>
    <message>
        <source>Show dates the way your country writes them; the file itself does not change</source>
        <translation>Daten so anzeigen, wie Ihr Land sie schreibt; die Datei selbst ändert sich nicht</translation>
    </message>
    <message>
        <source>Show in the file&apos;s &amp;order</source>
        <translation>In der &amp;Reihenfolge der Datei</translation>
    </message>
    <message>
        <source>Show only the URLs in the folder of the current one</source>
        <translation>Nur die URLs im Ordner der aktuellen anzeigen</translation>
    </message>
    <message>
        <source>Show only the next file</source>
        <translation>Nur die nächste Datei anzeigen</translation>
    </message>
    <message>
        <source>Show only the previous file</source>
        <translation>Nur die vorherige Datei anzeigen</translation>
    </message>
    <message>
        <source>Show only the rows with the value of the current cell</source>
        <translation>Nur die Zeilen mit dem Wert der aktuellen Zelle anzeigen</translation>
    </message>
    <message>
        <source>Show the page of the current row</source>
        <translation>Die Seite der aktuellen Zeile anzeigen</translation>
    </message>
    <message>
        <source>Show the rows of the file</source>
        <translation>Die Zeilen der Datei anzeigen</translation>
    </message>
    <message>
        <source>Simple readers may misread it.</source>
        <translation>Einfache Leseprogramme verstehen es vielleicht falsch.</translation>
    </message>
    <message>
        <source>Since the file was opened</source>
        <translation>Seit die Datei geöffnet wurde</translation>
    </message>
    <message>
        <source>Since the last save</source>
        <translation>Seit dem letzten Speichern</translation>
    </message>
    <message>
        <source>Single rules</source>
        <translation>Einzelne Regeln</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Site folde&amp;rs</source>
        <translation>&amp;Ordner der Website</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Sitemap in several indexes</source>
        <translation>Sitemap in mehreren Indexen</translation>
    </message>
    <message>
        <source>Sitemap index</source>
        <translation>Sitemap-Index</translation>
    </message>
    <message>
        <source>Sitemap index and its sitemaps</source>
        <translation>Sitemap-Index und seine Sitemaps</translation>
    </message>
    <message>
        <source>Sitemap indexes</source>
        <translation>Sitemap-Indexe</translation>
    </message>
    <message>
        <source>Sitemap on another site</source>
        <translation>Sitemap auf einer anderen Website</translation>
    </message>
    <message>
        <source>Sitemap outside the index&apos;s folder</source>
        <translation>Sitemap außerhalb des Ordners des Index</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>Sitemaps</translation>
    </message>
    <message>
        <source>Sitemaps generated on a test machine often keep its name, which search engines cannot reach.</source>
        <translation>Auf einem Testsystem erzeugte Sitemaps behalten oft dessen Namen, den Suchmaschinen nicht erreichen.</translation>
    </message>
    <message>
        <source>Sitemaps listed as pages</source>
        <translation>Sitemaps als Seiten aufgeführt</translation>
    </message>
    <message>
        <source>Sitemaps may only be compressed with gzip.</source>
        <translation>Sitemaps dürfen nur mit gzip gepackt sein.</translation>
    </message>
    <message>
        <source>Sitemaps on several hosts</source>
        <translation>Sitemaps auf mehreren Hosts</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of the letters</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Size of the page in bytes</source>
        <translation>Größe der Seite in Bytes</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Größe der Tabelle</translation>
    </message>
    <message>
        <source>Slash after the host is missing</source>
        <translation>Schrägstrich nach dem Host fehlt</translation>
    </message>
    <message>
        <source>Smallest unit that the last modified date names</source>
        <translation>Kleinste Einheit, die das Datum der letzten Änderung nennt</translation>
    </message>
    <message>
        <source>Soft 404</source>
        <translation>Soft 404</translation>
    </message>
    <message>
        <source>Soft 404 suspected</source>
        <translation>Soft 404 vermutet</translation>
    </message>
    <message>
        <source>Some bytes are not valid {encoding}. Open the file in the encoding it was written in.</source>
        <translation>Einige Bytes sind kein gültiges {encoding}. Öffnen Sie die Datei in der Zeichencodierung, in der sie geschrieben wurde.</translation>
    </message>
    <message>
        <source>Some images are on {host}.{hint}</source>
        <translation>Einige Bilder liegen auf {host}.{hint}</translation>
    </message>
    <message>
        <source>Some of the files cannot be read.</source>
        <translation>Einige der Dateien können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Some sites use these to address pages.</source>
        <translation>Manche Websites adressieren damit Seiten.</translation>
    </message>
    <message>
        <source>Something is missing next to {detail}.</source>
        <translation>Neben {detail} fehlt etwas.</translation>
    </message>
    <message>
        <source>Something went wrong in the editor.</source>
        <translation>Im Editor ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Sort b&amp;y this column</source>
        <translation>Nach dieser Spalte sor&amp;tieren</translation>
    </message>
    <message>
        <source>Sort by findings, errors before warnings</source>
        <translation>Nach Befunden sortieren, Fehler vor Warnungen</translation>
    </message>
    <message>
        <source>Sort by se&amp;verity</source>
        <translation>Nach &amp;Schweregrad sortieren</translation>
    </message>
    <message>
        <source>Sort by the current column; again to reverse, and once more to stop sorting</source>
        <translation>Nach der aktuellen Spalte sortieren; noch einmal kehrt um, ein weiteres Mal hebt auf</translation>
    </message>
    <message>
        <source>Sort entries</source>
        <translation>Einträge sortieren</translation>
    </message>
    <message>
        <source>Sort parameters</source>
        <translation>Parameter sortieren</translation>
    </message>
    <message>
        <source>Sorts URL parameters by name.</source>
        <translation>Sortiert URL-Parameter nach Namen.</translation>
    </message>
    <message>
        <source>Sorts the entries by a column; missing values go last.</source>
        <translation>Sortiert die Einträge nach einer Spalte; fehlende Werte kommen zuletzt.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Source: {names}</source>
        <translation>Quelle: {names}</translation>
    </message>
    <message>
        <source>South Africa</source>
        <translation>Südafrika</translation>
    </message>
    <message>
        <source>Space around the URL</source>
        <translation>Leerraum um die URL</translation>
    </message>
    <message>
        <source>Space around the value</source>
        <translation>Leerraum um den Wert</translation>
    </message>
    <message>
        <source>Space in the URL</source>
        <translation>Leerzeichen in der URL</translation>
    </message>
    <message>
        <source>Spaces or slashes in a tag were removed.</source>
        <translation>Leerzeichen oder Schrägstriche in einem Tag wurden entfernt.</translation>
    </message>
    <message>
        <source>Spanish in Laos</source>
        <translation>Spanisch in Laos</translation>
    </message>
    <message>
        <source>Split the value at its tags</source>
        <translation>Wert an seinen Tags aufteilen</translation>
    </message>
    <message>
        <source>Split the value of {field} at the tags of the sitemap in it: {detail}</source>
        <translation>Teilen Sie den Wert von {field} an den Sitemap-Tags darin auf: {detail}</translation>
    </message>
    <message>
        <source>Spreads priorities over the numbers of a data column, such as clicks or inlinks, rounded to 0.1. Entries without a number stay as they are.</source>
        <translation>Verteilt Prioritäten über die Zahlen einer Datenspalte, etwa Klicks oder eingehende Links, auf 0,1 gerundet. Einträge ohne Zahl bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Tabellendokument</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Stale: older than {number} days.</source>
        <translation>Veraltet: älter als {number} Tage.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Start a filter on the column of the current cell</source>
        <translation>Einen Filter für die Spalte der aktuellen Zelle beginnen</translation>
    </message>
    <message>
        <source>Start of the URL&apos;s path, such as /blog/, or a regular expression such as /[0-9]+$/</source>
        <translation>Anfang des URL-Pfads, etwa /blog/, oder ein regulärer Ausdruck wie /[0-9]+$/</translation>
    </message>
    <message>
        <source>Start of the file</source>
        <translation>Anfang der Datei</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Status of the page that was found in the end</source>
        <translation>Status der Seite, die schließlich gefunden wurde</translation>
    </message>
    <message>
        <source>Status of the row</source>
        <translation>Status der Zeile</translation>
    </message>
    <message>
        <source>Status that the URL itself answered with, such as that of a redirect, when last checked</source>
        <translation>Status, mit dem die URL selbst bei der letzten Prüfung antwortete, etwa der einer Weiterleitung</translation>
    </message>
    <message>
        <source>Stays in the cell</source>
        <translation>Bleibt in der Zelle</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step {n}: {sentence}</source>
        <translation>Schritt {n}: {sentence}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Steps that are left without a recipe</source>
        <translation>Schritte, die ohne Rezept bleiben</translation>
    </message>
    <message>
        <source>Stock tickers</source>
        <translation>Börsenkürzel</translation>
    </message>
    <message>
        <source>Stop sorting; the filter stays</source>
        <translation>Nicht mehr sortieren; der Filter bleibt</translation>
    </message>
    <message>
        <source>Such a date usually comes from a value that was never set.</source>
        <translation>Ein solches Datum stammt meist von einem Wert, der nie gesetzt wurde.</translation>
    </message>
    <message>
        <source>Such a file cannot be opened. Unpack it first.</source>
        <translation>Eine solche Datei kann nicht geöffnet werden. Entpacken Sie sie zuerst.</translation>
    </message>
    <message>
        <source>Such as image[2].title, video.rating or hreflang[de]; the first one if it has no number.</source>
        <translation>Etwa image[2].title, video.rating oder hreflang[de]; ohne Nummer der erste.</translation>
    </message>
    <message>
        <source>Such as www.example.com, with a port where one is needed.</source>
        <translation>Etwa www.example.com, wo nötig mit Port.</translation>
    </message>
    <message>
        <source>Suggest saved filters and what can come next</source>
        <translation>Gespeicherte Filter und mögliche Fortsetzungen vorschlagen</translation>
    </message>
    <message>
        <source>Sum&amp;mary</source>
        <translation>Zusammenfassun&amp;g</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>Sonntag</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>die Schweiz</translation>
    </message>
    <message>
        <source>TV show</source>
        <translation>TV-Sendung</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Tag pages</source>
        <translation>Schlagwortseiten</translation>
    </message>
    <message>
        <source>Tags of the sitemap are escaped, so that they are text. Restore them: {detail}</source>
        <translation>Tags der Sitemap sind maskiert und damit Text. Stellen Sie sie wieder her: {detail}</translation>
    </message>
    <message>
        <source>Taiwan (zh-TW)</source>
        <translation>Taiwan (zh-TW)</translation>
    </message>
    <message>
        <source>Takes effect at the next start, or now: the window then closes and opens again with its files.</source>
        <translation>Gilt ab dem nächsten Start – oder sofort: Das Fenster schließt und öffnet sich mit seinen Dateien neu.</translation>
    </message>
    <message>
        <source>Tell search engines which URLs of the published sitemap changed (IndexNow)</source>
        <translation>Suchmaschinen mitteilen, welche URLs der veröffentlichten Sitemap sich geändert haben (IndexNow)</translation>
    </message>
    <message>
        <source>Tell search engines, by IndexNow, which URLs were added, changed (another lastmod) or removed since the last announcement, but for those whose pages the last audit found gone or not to be indexed. What is published must be the same as FILE, and the key file be in place.</source>
        <translation>Teilt Suchmaschinen über IndexNow mit, welche URLs seit der letzten Meldung hinzugefügt, geändert (anderes lastmod) oder entfernt wurden, ohne die, deren Seiten bei der letzten Prüfung nicht gefunden wurden oder nicht zu indexieren waren. Veröffentlicht sein muss dasselbe wie FILE, und die Schlüsseldatei muss bereitliegen.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Ausdrücke</translation>
    </message>
    <message>
        <source>Text between elements is invalid. Copied no-break spaces are a common cause.</source>
        <translation>Text zwischen Elementen ist ungültig. Eine häufige Ursache sind kopierte geschützte Leerzeichen.</translation>
    </message>
    <message>
        <source>Text between the elements</source>
        <translation>Text zwischen den Elementen</translation>
    </message>
    <message>
        <source>Text in any field, image, video, news article or language link, like a word on its own</source>
        <translation>Text in einem beliebigen Feld, Bild, Video, News-Artikel oder Sprachlink, wie ein Wort für sich</translation>
    </message>
    <message>
        <source>Text in the URL&apos;s host; use = for the whole host</source>
        <translation>Text im Host der URL; = für den ganzen Host</translation>
    </message>
    <message>
        <source>Text in the URL; * matches anything, /…/ is a regular expression</source>
        <translation>Text in der URL; * steht für beliebigen Text, /…/ ist ein regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Text in the final URL</source>
        <translation>Text in der endgültigen URL</translation>
    </message>
    <message>
        <source>Text in the frequency</source>
        <translation>Text in der Änderungshäufigkeit</translation>
    </message>
    <message>
        <source>Text in the name of the row&apos;s file; use = for the whole name</source>
        <translation>Text im Namen der Datei der Zeile; = für den ganzen Namen</translation>
    </message>
    <message>
        <source>Text in the other URL that the page names as canonical</source>
        <translation>Text in der anderen URL, die die Seite als kanonisch nennt</translation>
    </message>
    <message>
        <source>Text in the type of the page</source>
        <translation>Text im Typ der Seite</translation>
    </message>
    <message>
        <source>Text lists and feeds</source>
        <translation>URL-Listen und Feeds</translation>
    </message>
    <message>
        <source>Text, rows and columns of the table.</source>
        <translation>Text, Zeilen und Spalten der Tabelle.</translation>
    </message>
    <message>
        <source>Thank-you pages</source>
        <translation>Danke-Seiten</translation>
    </message>
    <message>
        <source>That is neither a site nor a line such as “user = me”.</source>
        <translation>Das ist weder eine Website noch eine Zeile wie „user = ich“.</translation>
    </message>
    <message>
        <source>That is no site; write it like [https://www.example.com].</source>
        <translation>Das ist keine Website; schreiben Sie sie wie [https://www.example.com].</translation>
    </message>
    <message>
        <source>That page does not link back, so search engines ignore the pair.</source>
        <translation>Jene Seite verweist nicht zurück; Suchmaschinen ignorieren das Paar daher.</translation>
    </message>
    <message>
        <source>That would be more than the {limit:,} files an index may list.</source>
        <translation>Das wären mehr als die {limit:,} Dateien, die ein Index aufführen darf.</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln rows shown</source>
        <translation>
            <numerusform>Die angezeigte Zeile</numerusform>
            <numerusform>Die %Ln angezeigten Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln rows shown, in this order</source>
        <translation>
            <numerusform>Die angezeigte Zeile</numerusform>
            <numerusform>Die %Ln angezeigten Zeilen, in dieser Reihenfolge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln selected rows</source>
        <translation>
            <numerusform>Die ausgewählte Zeile</numerusform>
            <numerusform>Die %Ln ausgewählten Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>The &lt;?xml …?&gt; line was corrected.</source>
        <translation>Die Zeile &lt;?xml …?&gt; wurde berichtigt.</translation>
    </message>
    <message>
        <source>The &lt;?xml …?&gt; line was moved to the beginning; what is before it now follows it.</source>
        <translation>Die Zeile &lt;?xml …?&gt; wurde an den Anfang verschoben; was davor steht, folgt ihr jetzt.</translation>
    </message>
    <message>
        <source>The URL cannot be used: {reason}.</source>
        <translation>Die URL kann nicht verwendet werden: {reason}.</translation>
    </message>
    <message>
        <source>The URL contains a user name or password. Remove it.</source>
        <translation>Die URL enthält einen Benutzernamen oder ein Passwort. Entfernen Sie das.</translation>
    </message>
    <message>
        <source>The URL does not begin with http:// or https://.{hint}</source>
        <translation>Die URL beginnt nicht mit http:// oder https://.{hint}</translation>
    </message>
    <message>
        <source>The URL ends with the host. Add a / after it.</source>
        <translation>Die URL endet mit dem Host. Fügen Sie danach ein / hinzu.</translation>
    </message>
    <message>
        <source>The URL has an empty or default port. It can be removed.</source>
        <translation>Die URL hat einen leeren oder den üblichen Port. Er kann entfallen.</translation>
    </message>
    <message>
        <source>The URL has {length:,} characters; Yandex allows at most 1,024.</source>
        <translation>Die URL hat {length:,} Zeichen; Yandex erlaubt höchstens 1.024.</translation>
    </message>
    <message>
        <source>The URL has {length:,} characters; it must have fewer than 2,048.</source>
        <translation>Die URL hat {length:,} Zeichen; es müssen weniger als 2.048 sein.</translation>
    </message>
    <message>
        <source>The URL has {length} characters; the official schema requires at least 12.</source>
        <translation>Die URL hat {length} Zeichen; das offizielle Schema verlangt mindestens 12.</translation>
    </message>
    <message>
        <source>The URL is usually written without it, and tools treat the two as different.</source>
        <translation>Meist wird die URL ohne ihn geschrieben, und Werkzeuge behandeln beide als verschieden.</translation>
    </message>
    <message>
        <source>The URL leads to another one.</source>
        <translation>Die URL führt zu einer anderen.</translation>
    </message>
    <message>
        <source>The URL literally contains {found}: it was escaped twice. Escape it once.</source>
        <translation>Die URL enthält wörtlich {found}: Sie wurde zweimal maskiert. Maskieren Sie nur einmal.</translation>
    </message>
    <message>
        <source>The URL redirects to {target}, but only for now ({statuses}).</source>
        <translation>Die URL leitet zu {target} weiter, aber nur vorläufig ({statuses}).</translation>
    </message>
    <message>
        <source>The URL redirects to {target}.</source>
        <translation>Die URL leitet zu {target} weiter.</translation>
    </message>
    <message>
        <source>The URL this folder is published at. Leave empty for the root of the site.</source>
        <translation>Die URL, unter der dieser Ordner veröffentlicht ist. Für das Stammverzeichnis der Website leer lassen.</translation>
    </message>
    <message>
        <source>The XML is broken: {reason}</source>
        <translation>Das XML ist fehlerhaft: {reason}</translation>
    </message>
    <message>
        <source>The answer is {status}, but the page is the one that the site shows for any wrong URL.</source>
        <translation>Die Antwort ist {status}, aber die Seite ist die, die die Website für jede falsche URL zeigt.</translation>
    </message>
    <message>
        <source>The answer is {status}. {reason}</source>
        <translation>Die Antwort ist {status}. {reason}</translation>
    </message>
    <message>
        <source>The answer {status} is no status of HTTP; some sites send it to keep programs out.</source>
        <translation>Die Antwort {status} ist kein HTTP-Status; manche Websites senden sie, um Programme fernzuhalten.</translation>
    </message>
    <message>
        <source>The archive cannot be read: {detail}.</source>
        <translation>Das Archiv kann nicht gelesen werden: {detail}.</translation>
    </message>
    <message>
        <source>The article was published on {value}, more than two days ago.</source>
        <translation>Der Artikel wurde am {value} veröffentlicht, vor mehr als zwei Tagen.</translation>
    </message>
    <message>
        <source>The audit is not complete</source>
        <translation>Die Prüfung ist nicht vollständig</translation>
    </message>
    <message>
        <source>The backslash before the ! was removed.</source>
        <translation>Der Rückwärtsschrägstrich vor dem ! wurde entfernt.</translation>
    </message>
    <message>
        <source>The changes affect rows that do not exist.</source>
        <translation>Die Änderungen betreffen Zeilen, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The changes do not fit the file: {error}</source>
        <translation>Die Änderungen passen nicht zur Datei: {error}</translation>
    </message>
    <message>
        <source>The character {character} is not ASCII. Percent-encode it as UTF-8.</source>
        <translation>Das Zeichen {character} ist kein ASCII. Prozentcodieren Sie es als UTF-8.</translation>
    </message>
    <message>
        <source>The character {character} is not allowed in a URL. {advice}</source>
        <translation>Das Zeichen {character} ist in einer URL nicht erlaubt. {advice}</translation>
    </message>
    <message>
        <source>The checkout is shallow, so git does not know when its files were changed. Fetch its history with {detail}.</source>
        <translation>Der Checkout ist flach (shallow); git weiß deshalb nicht, wann seine Dateien geändert wurden. Holen Sie den Verlauf mit {detail}.</translation>
    </message>
    <message>
        <source>The choice of rules must stand below [tool.sitemap-editor].</source>
        <translation>Die Regelauswahl muss unter [tool.sitemap-editor] stehen.</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message>
        <source>The code is valid, so search engines take it as it stands.</source>
        <translation>Der Code ist gültig; Suchmaschinen nehmen ihn also, wie er ist.</translation>
    </message>
    <message>
        <source>The column to rank by.</source>
        <translation>Die Spalte, nach der geordnet wird.</translation>
    </message>
    <message>
        <source>The column to sort by. A date without a time counts as midnight UTC.</source>
        <translation>Die Spalte, nach der sortiert wird. Ein Datum ohne Uhrzeit zählt als Mitternacht UTC.</translation>
    </message>
    <message>
        <source>The comment is in a different encoding; its bytes were kept as Latin-1 characters.</source>
        <translation>Der Kommentar ist anders codiert; seine Bytes wurden als Latin-1-Zeichen behalten.</translation>
    </message>
    <message>
        <source>The compressed data does not decompress to the same content.</source>
        <translation>Die gepackten Daten entpacken sich nicht zum selben Inhalt.</translation>
    </message>
    <message>
        <source>The crawler whose directives, and whose rules in robots.txt, say what may be listed. The program itself fetches only what robots.txt lets SitemapEditor fetch.</source>
        <translation>Der Crawler, dessen Anweisungen und dessen Regeln in robots.txt bestimmen, was aufgeführt werden darf. Das Programm selbst ruft nur ab, was robots.txt SitemapEditor abrufen lässt.</translation>
    </message>
    <message>
        <source>The data to be written could not be read back: {error}</source>
        <translation>Die zu schreibenden Daten konnten nicht zurückgelesen werden: {error}</translation>
    </message>
    <message>
        <source>The data to be written reads back as {found:,} entries, not {meant:,}.</source>
        <translation>Die zu schreibenden Daten lesen sich zurück als {found:,} Einträge, nicht {meant:,}.</translation>
    </message>
    <message>
        <source>The data to be written reads back as {found}, not as {meant}.</source>
        <translation>Die zu schreibenden Daten lesen sich zurück als {found}, nicht als {meant}.</translation>
    </message>
    <message>
        <source>The data to be written reads back differently in row {row}, {field}: {found}, not {meant}.</source>
        <translation>Die zu schreibenden Daten lesen sich in Zeile {row}, {field} anders zurück: {found}, nicht {meant}.</translation>
    </message>
    <message>
        <source>The date and time in UTC, or only the date.</source>
        <translation>Datum und Uhrzeit in UTC, oder nur das Datum.</translation>
    </message>
    <message>
        <source>The date has no day. Write year, month and day.</source>
        <translation>Das Datum hat keinen Tag. Schreiben Sie Jahr, Monat und Tag.</translation>
    </message>
    <message>
        <source>The date has {size:,} bytes; Yandex allows 100. Leave out the fraction of the second.</source>
        <translation>Das Datum hat {size:,} Bytes; Yandex erlaubt 100. Lassen Sie die Sekundenbruchteile weg.</translation>
    </message>
    <message>
        <source>The display {name} cannot be reached</source>
        <translation>Die Anzeige {name} ist nicht erreichbar</translation>
    </message>
    <message>
        <source>The editor failed while reading it. The file itself was not touched.</source>
        <translation>Der Editor ist beim Lesen gescheitert. Die Datei selbst wurde nicht angetastet.</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}, which has since been changed or deleted. The previous contents are in {copy}.</source>
        <translation>Der Editor wurde beim Schreiben von {path} unterbrochen; die Datei wurde seither geändert oder gelöscht. Der frühere Inhalt liegt in {copy}.</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}, which may be damaged. The copy of the previous contents is gone.</source>
        <translation>Der Editor wurde beim Schreiben von {path} unterbrochen; die Datei ist vielleicht beschädigt. Die Kopie des früheren Inhalts ist verloren.</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}. The previous contents have been restored.</source>
        <translation>Der Editor wurde beim Schreiben von {path} unterbrochen. Der frühere Inhalt wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>The elements of an entry</source>
        <translation>Die Elemente eines Eintrags</translation>
    </message>
    <message>
        <source>The elements of this entry should be in this order: {order}, then extensions.</source>
        <translation>Die Elemente dieses Eintrags sollten in dieser Reihenfolge stehen: {order}, dann Erweiterungen.</translation>
    </message>
    <message>
        <source>The entries must be split into several files with an index.</source>
        <translation>Die Einträge müssen auf mehrere Dateien mit Index aufgeteilt werden.</translation>
    </message>
    <message>
        <source>The entry has more than one link for {value}. Keep one.</source>
        <translation>Der Eintrag hat mehr als einen Link für {value}. Behalten Sie einen.</translation>
    </message>
    <message>
        <source>The entry has {count} languages but no x-default.</source>
        <translation>Der Eintrag hat {count} Sprachen, aber kein x-default.</translation>
    </message>
    <message>
        <source>The entry has {count} news articles; only one is allowed.</source>
        <translation>Der Eintrag hat {count} News-Artikel; erlaubt ist nur einer.</translation>
    </message>
    <message>
        <source>The entry links to other languages but not to itself.{near}</source>
        <translation>Der Eintrag verweist auf andere Sprachen, aber nicht auf sich selbst.{near}</translation>
    </message>
    <message>
        <source>The entry lists the image {value} more than once.</source>
        <translation>Der Eintrag führt das Bild {value} mehrfach auf.</translation>
    </message>
    <message>
        <source>The entry lists {count:,} images; at most 1,000 are allowed. Remove some.</source>
        <translation>Der Eintrag führt {count:,} Bilder auf; erlaubt sind höchstens 1.000. Entfernen Sie einige.</translation>
    </message>
    <message>
        <source>The entry was rewritten from what could be read of it.</source>
        <translation>Der Eintrag wurde aus dem, was von ihm lesbar war, neu geschrieben.</translation>
    </message>
    <message>
        <source>The export could not be read back: {error}</source>
        <translation>Der Export konnte nicht zurückgelesen werden: {error}</translation>
    </message>
    <message>
        <source>The export would have {size:,} bytes; the limit for a sitemap is {limit:,} before compression. Split the sitemap.</source>
        <translation>Der Export hätte {size:,} Bytes; die Grenze für eine Sitemap ist {limit:,} vor dem Packen. Teilen Sie die Sitemap auf.</translation>
    </message>
    <message>
        <source>The expression has no group “{detail}”.</source>
        <translation>Der Ausdruck hat keine Gruppe „{detail}“.</translation>
    </message>
    <message>
        <source>The file and its XML</source>
        <translation>Die Datei und ihr XML</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. It can be removed.</source>
        <translation>Die Datei beginnt mit einer Byte-Reihenfolge-Markierung. Sie kann entfallen.</translation>
    </message>
    <message>
        <source>The file begins with a {form} byte order mark, but its characters are single bytes. Remove the mark.</source>
        <translation>Die Datei beginnt mit einer {form}-Byte-Reihenfolge-Markierung, aber ihre Zeichen sind einzelne Bytes. Entfernen Sie die Markierung.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}</source>
        <translation>Die Datei kann nicht gelesen werden: {detail}</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Die Datei kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>The file contains XML but is named {name}. Rename it so that it ends in .xml.</source>
        <translation>Die Datei enthält XML, heißt aber {name}. Benennen Sie sie so um, dass sie auf .xml endet.</translation>
    </message>
    <message>
        <source>The file contains version control conflict markers. Keep one side and remove the markers.</source>
        <translation>Die Datei enthält Konfliktmarkierungen einer Versionsverwaltung. Behalten Sie eine Seite und entfernen Sie die Markierungen.</translation>
    </message>
    <message>
        <source>The file declares XML {version}. Sitemaps use XML 1.0.</source>
        <translation>Die Datei deklariert XML {version}. Sitemaps verwenden XML 1.0.</translation>
    </message>
    <message>
        <source>The file declares the encoding {encoding}. A sitemap must be UTF-8.</source>
        <translation>Die Datei deklariert die Zeichencodierung {encoding}. Eine Sitemap muss UTF-8 sein.</translation>
    </message>
    <message>
        <source>The file declares {form}, but its characters are single bytes. Save it again as UTF-8.</source>
        <translation>Die Datei deklariert {form}, aber ihre Zeichen sind einzelne Bytes. Speichern Sie sie neu als UTF-8.</translation>
    </message>
    <message>
        <source>The file decompresses to more than {detail} times its size.</source>
        <translation>Die Datei ist entpackt mehr als {detail}-mal so groß.</translation>
    </message>
    <message>
        <source>The file has a DOCTYPE. Sitemaps do not need one; remove it.</source>
        <translation>Die Datei hat einen DOCTYPE. Sitemaps brauchen keinen; entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>The file has no &lt;?xml …?&gt; line. Add one that names UTF-8.</source>
        <translation>Die Datei hat keine Zeile &lt;?xml …?&gt;. Fügen Sie eine hinzu, die UTF-8 nennt.</translation>
    </message>
    <message>
        <source>The file has no entries. {advice}</source>
        <translation>Die Datei hat keine Einträge. {advice}</translation>
    </message>
    <message>
        <source>The file has no sheets.</source>
        <translation>Die Datei hat keine Blätter.</translation>
    </message>
    <message>
        <source>The file has no tables.</source>
        <translation>Die Datei hat keine Tabellen.</translation>
    </message>
    <message>
        <source>The file has {bytes:,} bytes uncompressed; at most 52,428,800 are allowed. Split it and list the parts in a sitemap index.</source>
        <translation>Die Datei hat ungepackt {bytes:,} Bytes; erlaubt sind höchstens 52.428.800. Teilen Sie sie auf und führen Sie die Teile in einem Sitemap-Index auf.</translation>
    </message>
    <message>
        <source>The file has {used:,} of the {limit:,} bytes allowed.</source>
        <translation>Die Datei hat {used:,} von {limit:,} erlaubten Bytes.</translation>
    </message>
    <message>
        <source>The file has {used:,} of the {limit:,} entries allowed.</source>
        <translation>Die Datei hat {used:,} von {limit:,} erlaubten Einträgen.</translation>
    </message>
    <message>
        <source>The file holds something else than the key. It must contain “{key}” and nothing else.</source>
        <translation>Die Datei enthält etwas anderes als den Schlüssel. Sie darf nur „{key}“ und sonst nichts enthalten.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is empty. Check the program that should have written it.</source>
        <translation>Die Datei ist leer. Prüfen Sie das Programm, das sie hätte schreiben sollen.</translation>
    </message>
    <message>
        <source>The file is in {form}, but it has no byte order mark and does not start with &lt;?xml, so XML parsers reject it. Save it again as UTF-8.</source>
        <translation>Die Datei ist in {form}, hat aber keine Byte-Reihenfolge-Markierung und beginnt nicht mit &lt;?xml; XML-Parser lehnen sie deshalb ab. Speichern Sie sie neu als UTF-8.</translation>
    </message>
    <message>
        <source>The file is larger than {detail} MB.</source>
        <translation>Die Datei ist größer als {detail} MB.</translation>
    </message>
    <message>
        <source>The file is named {name} but is compressed with gzip.</source>
        <translation>Die Datei heißt {name}, ist aber mit gzip gepackt.</translation>
    </message>
    <message>
        <source>The file is named {name} but is not compressed.</source>
        <translation>Die Datei heißt {name}, ist aber nicht gepackt.</translation>
    </message>
    <message>
        <source>The file is not encoded in {detail}.</source>
        <translation>Die Datei ist nicht in {detail} codiert.</translation>
    </message>
    <message>
        <source>The file is not next to the index.</source>
        <translation>Die Datei liegt nicht neben dem Index.</translation>
    </message>
    <message>
        <source>The file is too large to open: {reason}</source>
        <translation>Die Datei ist zu groß zum Öffnen: {reason}</translation>
    </message>
    <message>
        <source>The file is {form}. Sitemaps may only be compressed with gzip. Unpack it first.</source>
        <translation>Die Datei ist {form}. Sitemaps dürfen nur mit gzip gepackt sein. Entpacken Sie sie zuerst.</translation>
    </message>
    <message>
        <source>The file itself does not change.</source>
        <translation>Die Datei selbst ändert sich nicht.</translation>
    </message>
    <message>
        <source>The file lists URLs on several hosts; {majority}. {advice}</source>
        <translation>Die Datei führt URLs auf mehreren Hosts auf; {majority}. {advice}</translation>
    </message>
    <message>
        <source>The file lists http and https URLs; {majority}. Use one of them.</source>
        <translation>Die Datei führt http- und https-URLs auf; {majority}. Verwenden Sie eines davon.</translation>
    </message>
    <message>
        <source>The file lists {count:,} news articles; at most 1,000 are allowed. Split it.</source>
        <translation>Die Datei führt {count:,} News-Artikel auf; erlaubt sind höchstens 1.000. Teilen Sie sie auf.</translation>
    </message>
    <message>
        <source>The file lists {entries:,} URLs; at most 50,000 are allowed. Split it and list the parts in a sitemap index.</source>
        <translation>Die Datei führt {entries:,} URLs auf; erlaubt sind höchstens 50.000. Teilen Sie sie auf und führen Sie die Teile in einem Sitemap-Index auf.</translation>
    </message>
    <message>
        <source>The file now declares UTF-8 and was converted to it.</source>
        <translation>Die Datei deklariert jetzt UTF-8 und wurde darin umgewandelt.</translation>
    </message>
    <message>
        <source>The file uses an extension that Google has withdrawn: {detail}.</source>
        <translation>Die Datei verwendet eine Erweiterung, die Google zurückgezogen hat: {detail}.</translation>
    </message>
    <message>
        <source>The file uses the XSLT style sheet {href}. Browsers are dropping XSLT. Remove the line, or use a CSS style sheet.</source>
        <translation>Die Datei verwendet das XSLT-Stylesheet {href}. Browser schaffen XSLT ab. Entfernen Sie die Zeile oder verwenden Sie ein CSS-Stylesheet.</translation>
    </message>
    <message>
        <source>The file was closed after the last complete part.</source>
        <translation>Die Datei wurde nach dem letzten vollständigen Teil geschlossen.</translation>
    </message>
    <message>
        <source>The file was converted to UTF-8.</source>
        <translation>Die Datei wurde in UTF-8 umgewandelt.</translation>
    </message>
    <message>
        <source>The file was removed from the site (410).</source>
        <translation>Die Datei wurde von der Website entfernt (410).</translation>
    </message>
    <message>
        <source>The file&apos;s published URL {url} is not valid. {reason}</source>
        <translation>Die veröffentlichte URL der Datei, {url}, ist ungültig. {reason}</translation>
    </message>
    <message>
        <source>The files that are open as one document and the state of each</source>
        <translation>Die als ein Dokument geöffneten Dateien und der Status jeder einzelnen</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are listed. For the rest, choose “All mine” or “All theirs”.</source>
        <translation>
            <numerusform>Der erste ist aufgeführt. Für die übrigen wählen Sie „Alle meine“ oder „Alle anderen“.</numerusform>
            <numerusform>Die ersten %Ln sind aufgeführt. Für die übrigen wählen Sie „Alle meine“ oder „Alle anderen“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are shown.</source>
        <translation>
            <numerusform>Der erste ist angezeigt.</numerusform>
            <numerusform>Die ersten %Ln sind angezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first side was kept.</source>
        <translation>Die erste Seite wurde behalten.</translation>
    </message>
    <message>
        <source>The first {n} changes are listed.</source>
        <translation>Die ersten {n} Änderungen sind aufgeführt.</translation>
    </message>
    <message>
        <source>The folder that holds the site&apos;s files.</source>
        <translation>Der Ordner mit den Dateien der Website.</translation>
    </message>
    <message>
        <source>The folders of the site and the number of URLs in each</source>
        <translation>Die Ordner der Website und die Zahl der URLs in jedem</translation>
    </message>
    <message>
        <source>The format is valid, but Google does not list it and the official schema rejects it.</source>
        <translation>Das Format ist gültig, aber Google nennt es nicht und das offizielle Schema lehnt es ab.</translation>
    </message>
    <message>
        <source>The git history of the folder cannot be read: {detail}</source>
        <translation>Der git-Verlauf des Ordners kann nicht gelesen werden: {detail}</translation>
    </message>
    <message>
        <source>The gzip compression is wrong: {reason}</source>
        <translation>Die gzip-Komprimierung ist fehlerhaft: {reason}</translation>
    </message>
    <message>
        <source>The header of a template (---)</source>
        <translation>Der Kopf einer Vorlage (---)</translation>
    </message>
    <message>
        <source>The header of a template was removed. What the generator fills in is still missing.</source>
        <translation>Der Kopf einer Vorlage wurde entfernt. Was der Generator einsetzt, fehlt noch.</translation>
    </message>
    <message>
        <source>The header {name} is the program&apos;s own.</source>
        <translation>Der Header {name} gehört dem Programm selbst.</translation>
    </message>
    <message>
        <source>The heading of the column, such as Clicks.</source>
        <translation>Die Überschrift der Spalte, etwa Klicks.</translation>
    </message>
    <message>
        <source>The heading of the column, such as Days between changes.</source>
        <translation>Die Überschrift der Spalte, etwa Days between changes.</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>The home page gets the highest priority, and every path level lowers it.</source>
        <translation>Die Startseite erhält die höchste Priorität, und jede Pfadebene verringert sie.</translation>
    </message>
    <message>
        <source>The home page is the most important; every folder level counts for less.</source>
        <translation>Die Startseite ist am wichtigsten; mit jeder Ordnerebene sinkt die Priorität.</translation>
    </message>
    <message>
        <source>The home page {url} answers with {status}.</source>
        <translation>Die Startseite {url} antwortet mit {status}.</translation>
    </message>
    <message>
        <source>The home page {url} does not answer. {reason}</source>
        <translation>Die Startseite {url} antwortet nicht. {reason}</translation>
    </message>
    <message>
        <source>The host of this URL is not valid: {reason}.</source>
        <translation>Der Host dieser URL ist ungültig: {reason}.</translation>
    </message>
    <message>
        <source>The host to replace. Leave empty for any host.</source>
        <translation>Der zu ersetzende Host. Für jeden Host leer lassen.</translation>
    </message>
    <message>
        <source>The host {host} has no address.</source>
        <translation>Der Host {host} hat keine Adresse.</translation>
    </message>
    <message>
        <source>The host {host} is in a private network.</source>
        <translation>Der Host {host} liegt in einem privaten Netz.</translation>
    </message>
    <message>
        <source>The index is published on {published}, but this sitemap is on {host}. They must be on the same site.</source>
        <translation>Der Index ist auf {published} veröffentlicht, aber diese Sitemap liegt auf {host}. Beide müssen auf derselben Website liegen.</translation>
    </message>
    <message>
        <source>The index lists a missing file with this name. Remove its entry first.</source>
        <translation>Der Index führt eine fehlende Datei mit diesem Namen auf. Entfernen Sie zuerst deren Eintrag.</translation>
    </message>
    <message>
        <source>The index lists http and https sitemaps; {majority}. Set the published URL of the index.</source>
        <translation>Der Index führt http- und https-Sitemaps auf; {majority}. Legen Sie die veröffentlichte URL des Index fest.</translation>
    </message>
    <message>
        <source>The index lists sitemaps on several hosts; {majority}. Set the published URL of the index.</source>
        <translation>Der Index führt Sitemaps auf mehreren Hosts auf; {majority}. Legen Sie die veröffentlichte URL des Index fest.</translation>
    </message>
    <message>
        <source>The index lists {entries:,} sitemaps; at most 50,000 are allowed. Make a second index.</source>
        <translation>Der Index führt {entries:,} Sitemaps auf; erlaubt sind höchstens 50.000. Erstellen Sie einen zweiten Index.</translation>
    </message>
    <message>
        <source>The items of the feed were read one by one.</source>
        <translation>Die Elemente des Feeds wurden einzeln gelesen.</translation>
    </message>
    <message>
        <source>The joined files were merged into one.</source>
        <translation>Die aneinandergehängten Dateien wurden zu einer zusammengeführt.</translation>
    </message>
    <message>
        <source>The language of filters: {call}</source>
        <translation>Die Sprache der Filter: {call}</translation>
    </message>
    <message>
        <source>The language of pages whose URLs name none, such as en; if empty, they are left out.</source>
        <translation>Die Sprache der Seiten, deren URLs keine nennen, etwa en; ist sie leer, werden sie ausgelassen.</translation>
    </message>
    <message>
        <source>The language of this page is unknown. Enter it in Languages (Rows menu).</source>
        <translation>Die Sprache dieser Seite ist unbekannt. Geben Sie sie unter „Zeilen“ &gt; „Sprachen“ ein.</translation>
    </message>
    <message>
        <source>The language whose page becomes x-default where no page names one; if empty, none.</source>
        <translation>Die Sprache, deren Seite x-default wird, wenn keine Seite eine nennt; leer: keine.</translation>
    </message>
    <message>
        <source>The least number and its priority, such as 100=0.8.</source>
        <translation>Die Mindestzahl und ihre Priorität, etwa 100=0.8.</translation>
    </message>
    <message>
        <source>The ledger of announcements cannot be read and was set aside as {name}.</source>
        <translation>Das Verzeichnis der Meldungen kann nicht gelesen werden und wurde als {name} beiseitegelegt.</translation>
    </message>
    <message>
        <source>The ledger of announcements cannot be used now ({cause}). Nothing of it is lost; try again.</source>
        <translation>Das Verzeichnis der Meldungen kann gerade nicht verwendet werden ({cause}). Nichts davon ist verloren; versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The link {link} has no {name}.</source>
        <translation>Der Link {link} hat kein {name}.</translation>
    </message>
    <message>
        <source>The link {link} has rel=&quot;{rel}&quot;; it must be alternate.</source>
        <translation>Der Link {link} hat rel=&quot;{rel}&quot;; es muss alternate sein.</translation>
    </message>
    <message>
        <source>The link {value} has no scheme and host. Complete the URL.</source>
        <translation>Dem Link {value} fehlen Schema und Host. Vervollständigen Sie die URL.</translation>
    </message>
    <message>
        <source>The live site and robots.txt</source>
        <translation>Live-Website und robots.txt</translation>
    </message>
    <message>
        <source>The loc of this entry is empty. Add the URL, or remove the entry.</source>
        <translation>Das loc dieses Eintrags ist leer. Fügen Sie die URL hinzu oder entfernen Sie den Eintrag.</translation>
    </message>
    <message>
        <source>The longest URL has {number:,} characters.</source>
        <translation>Die längste URL hat {number:,} Zeichen.</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>Niedrigste</translation>
    </message>
    <message>
        <source>The markers break the file for every crawler.</source>
        <translation>Die Markierungen machen die Datei für jeden Crawler unbrauchbar.</translation>
    </message>
    <message>
        <source>The missing root element was added.</source>
        <translation>Das fehlende Wurzelelement wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The missing tag of an entry was added.</source>
        <translation>Das fehlende Tag eines Eintrags wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The misspelled prefix was corrected.</source>
        <translation>Das falsch geschriebene Präfix wurde berichtigt.</translation>
    </message>
    <message>
        <source>The mode must be one of these: {detail}.</source>
        <translation>Der Modus muss einer von diesen sein: {detail}.</translation>
    </message>
    <message>
        <source>The name by which hosts know the program.</source>
        <translation>Der Name, unter dem Hosts das Programm kennen.</translation>
    </message>
    <message>
        <source>The name is unknown, so it was kept as text.</source>
        <translation>Der Name ist unbekannt; er wurde als Text behalten.</translation>
    </message>
    <message>
        <source>The name must end in .xml or .xml.gz.</source>
        <translation>Der Name muss auf .xml oder .xml.gz enden.</translation>
    </message>
    <message>
        <source>The name of a list of URLs should end in .txt; this one is {name}.</source>
        <translation>Der Name einer URL-Liste sollte auf .txt enden; diese heißt {name}.</translation>
    </message>
    <message>
        <source>The namespace is {namespace}. It must be exactly http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>Der Namensraum ist {namespace}. Er muss genau http://www.sitemaps.org/schemas/sitemap/0.9 sein.</translation>
    </message>
    <message>
        <source>The number must be {detail} or less.</source>
        <translation>Die Zahl darf höchstens {detail} sein.</translation>
    </message>
    <message>
        <source>The number must be {detail} or more.</source>
        <translation>Die Zahl muss mindestens {detail} sein.</translation>
    </message>
    <message>
        <source>The only row in the file</source>
        <translation>Die einzige Zeile der Datei</translation>
    </message>
    <message>
        <source>The page and this entry link to different pages for {languages}.</source>
        <translation>Die Seite und dieser Eintrag verweisen für {languages} auf verschiedene Seiten.</translation>
    </message>
    <message>
        <source>The page answers and may be listed.</source>
        <translation>Die Seite antwortet und darf aufgeführt werden.</translation>
    </message>
    <message>
        <source>The page around the escaped sitemap was removed.</source>
        <translation>Die Seite um die maskierte Sitemap herum wurde entfernt.</translation>
    </message>
    <message>
        <source>The page asks search engines not to index it (noindex).</source>
        <translation>Die Seite bittet Suchmaschinen, sie nicht zu indexieren (noindex).</translation>
    </message>
    <message>
        <source>The page asks search engines not to list it.</source>
        <translation>Die Seite bittet Suchmaschinen, sie nicht aufzuführen.</translation>
    </message>
    <message>
        <source>The page contradicts itself. {reason}</source>
        <translation>Die Seite widerspricht sich. {reason}</translation>
    </message>
    <message>
        <source>The page names another URL, or more than one, as the one to list.</source>
        <translation>Die Seite nennt als aufzuführende URL eine andere oder mehr als eine.</translation>
    </message>
    <message>
        <source>The page names {canonical} as the URL to list.</source>
        <translation>Die Seite nennt {canonical} als die aufzuführende URL.</translation>
    </message>
    <message>
        <source>The page says that it last changed on {date}, which is earlier.</source>
        <translation>Die Seite sagt, dass sie sich zuletzt am {date} geändert hat; das ist früher.</translation>
    </message>
    <message>
        <source>The page says that it last changed on {date}, which is later.</source>
        <translation>Die Seite gibt an, zuletzt am {date} geändert worden zu sein, und das ist später.</translation>
    </message>
    <message>
        <source>The parameter {parameter} is about the visit or the visitor. Leave it out of the sitemap.</source>
        <translation>Der Parameter {parameter} betrifft den Besuch oder den Besucher. Lassen Sie ihn in der Sitemap weg.</translation>
    </message>
    <message>
        <source>The path contains /./ or /../. Write the path it leads to.</source>
        <translation>Der Pfad enthält /./ oder /../. Schreiben Sie den Pfad, zu dem er führt.</translation>
    </message>
    <message>
        <source>The path contains //. Usually one slash is meant.</source>
        <translation>Der Pfad enthält //. Meist ist ein Schrägstrich gemeint.</translation>
    </message>
    <message>
        <source>The prefix was declared.</source>
        <translation>Das Präfix wurde deklariert.</translation>
    </message>
    <message>
        <source>The prefix xsi stands for {name}, not for the XML Schema namespace.</source>
        <translation>Das Präfix xsi steht für {name}, nicht für den XML-Schema-Namensraum.</translation>
    </message>
    <message>
        <source>The prefix {prefix} is used but not declared. {advice}</source>
        <translation>Das Präfix {prefix} wird verwendet, ist aber nicht deklariert. {advice}</translation>
    </message>
    <message>
        <source>The priority of the first rank.</source>
        <translation>Die Priorität des ersten Rangs.</translation>
    </message>
    <message>
        <source>The priority of the first.</source>
        <translation>Die Priorität des ersten Eintrags.</translation>
    </message>
    <message>
        <source>The priority of the home page.</source>
        <translation>Die Priorität der Startseite.</translation>
    </message>
    <message>
        <source>The priority of the last rank.</source>
        <translation>Die Priorität des letzten Rangs.</translation>
    </message>
    <message>
        <source>The priority of the last.</source>
        <translation>Die Priorität des letzten Eintrags.</translation>
    </message>
    <message>
        <source>The process that asks for the URLs has ended unexpectedly. What it found is kept; Continue goes on.</source>
        <translation>Der Prozess, der die URLs abfragt, ist unerwartet beendet. Was er gefunden hat, bleibt erhalten; „Fortsetzen“ macht weiter.</translation>
    </message>
    <message>
        <source>The profile must be one of these: {detail}.</source>
        <translation>Das Profil muss eines von diesen sein: {detail}.</translation>
    </message>
    <message>
        <source>The protocol allows it, but a major search engine or the official schema rejects it.</source>
        <translation>Das Protokoll erlaubt es, aber eine große Suchmaschine oder das offizielle Schema lehnt es ab.</translation>
    </message>
    <message>
        <source>The protocol limits the length, and search engines drop longer URLs.</source>
        <translation>Das Protokoll begrenzt die Länge, und Suchmaschinen verwerfen längere URLs.</translation>
    </message>
    <message>
        <source>The protocol requires UTF-8; crawlers that rely on it misread other encodings.</source>
        <translation>Das Protokoll verlangt UTF-8; Crawler, die sich darauf verlassen, lesen andere Zeichencodierungen falsch.</translation>
    </message>
    <message>
        <source>The proxy did not connect to the site; it answered {status}.</source>
        <translation>Der Proxy hat keine Verbindung zur Website hergestellt; er antwortete mit {status}.</translation>
    </message>
    <message>
        <source>The proxy that is set for it cannot be used; one such as http://proxy.example.com:8080 can.</source>
        <translation>Der dafür eingestellte Proxy kann nicht verwendet werden; möglich ist einer wie http://proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>The proxy {host} cannot be reached.</source>
        <translation>Der Proxy {host} ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The publication is called “{value}” and “{other}”. Write its name in one way.</source>
        <translation>Die Publikation heißt „{value}“ und „{other}“. Schreiben Sie ihren Namen einheitlich.</translation>
    </message>
    <message>
        <source>The recipe has no name.</source>
        <translation>Das Rezept hat keinen Namen.</translation>
    </message>
    <message>
        <source>The recipe has no steps. Add one under [[step]].</source>
        <translation>Das Rezept hat keine Schritte. Fügen Sie einen unter [[step]] hinzu.</translation>
    </message>
    <message>
        <source>The rest of an entry without a URL was removed.</source>
        <translation>Der Rest eines Eintrags ohne URL wurde entfernt.</translation>
    </message>
    <message>
        <source>The robots.txt of the site forbids to fetch it.</source>
        <translation>Die robots.txt der Website verbietet, sie abzurufen.</translation>
    </message>
    <message>
        <source>The root and the size of the file</source>
        <translation>Wurzel und Größe der Datei</translation>
    </message>
    <message>
        <source>The root element is {name}; that of a sitemap is urlset or sitemapindex.{hint}</source>
        <translation>Das Wurzelelement ist {name}; das einer Sitemap ist urlset oder sitemapindex.{hint}</translation>
    </message>
    <message>
        <source>The root element was renamed correctly.</source>
        <translation>Das Wurzelelement wurde richtig benannt.</translation>
    </message>
    <message>
        <source>The root&apos;s end tag was moved after the entries that followed it.</source>
        <translation>Das End-Tag der Wurzel wurde hinter die Einträge verschoben, die ihm folgten.</translation>
    </message>
    <message>
        <source>The root&apos;s start tag cannot be read.</source>
        <translation>Das Start-Tag der Wurzel kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The root&apos;s start tag has more than {n:,} attributes.</source>
        <translation>Das Start-Tag der Wurzel hat mehr als {n:,} Attribute.</translation>
    </message>
    <message>
        <source>The root&apos;s start tag was moved before the entries that preceded it.</source>
        <translation>Das Start-Tag der Wurzel wurde vor die Einträge verschoben, die ihm vorangingen.</translation>
    </message>
    <message>
        <source>The rule would also redirect a page that the new sitemap lists.</source>
        <translation>Die Regel würde auch eine Seite weiterleiten, die die neue Sitemap aufführt.</translation>
    </message>
    <message>
        <source>The rules for URLs also apply to the sitemap&apos;s own URL.</source>
        <translation>Die Regeln für URLs gelten auch für die URL der Sitemap selbst.</translation>
    </message>
    <message>
        <source>The rules must stand below [rules].</source>
        <translation>Die Regeln müssen unter [rules] stehen.</translation>
    </message>
    <message>
        <source>The rules to select or ignore must be a list, such as [&quot;hreflang-*&quot;].</source>
        <translation>Die auszuwählenden oder zu ignorierenden Regeln müssen eine Liste sein, etwa [&quot;hreflang-*&quot;].</translation>
    </message>
    <message>
        <source>The same command goes on with the others; with --brake {off} it does not stop by itself.</source>
        <translation>Derselbe Befehl macht mit den übrigen weiter; mit --brake {off} hält er nicht von selbst an.</translation>
    </message>
    <message>
        <source>The scheme and host that most URLs share are left out.</source>
        <translation>Schema und Host, die die meisten URLs gemeinsam haben, werden weggelassen.</translation>
    </message>
    <message>
        <source>The scheme or host has capital letters. In lower case it is the same URL.</source>
        <translation>Schema oder Host enthält Großbuchstaben. Kleingeschrieben ist es dieselbe URL.</translation>
    </message>
    <message>
        <source>The second one adds nothing, and over time the two may contradict each other.</source>
        <translation>Die zweite nützt nichts, und mit der Zeit können sich die beiden widersprechen.</translation>
    </message>
    <message>
        <source>The second side was kept.</source>
        <translation>Die zweite Seite wurde behalten.</translation>
    </message>
    <message>
        <source>The server answered {status} and sent no page.</source>
        <translation>Der Server antwortete mit {status} und sendete keine Seite.</translation>
    </message>
    <message>
        <source>The server answered {status}, which is an error of its own.</source>
        <translation>Der Server antwortete mit {status}, einem eigenen Fehler.</translation>
    </message>
    <message>
        <source>The server answered {status}: there is no such page.</source>
        <translation>Der Server antwortete mit {status}: Eine solche Seite gibt es nicht.</translation>
    </message>
    <message>
        <source>The server broke its answer off, or it is not HTTP.</source>
        <translation>Der Server hat seine Antwort abgebrochen, oder sie ist kein HTTP.</translation>
    </message>
    <message>
        <source>The server failed.</source>
        <translation>Der Server ist gescheitert.</translation>
    </message>
    <message>
        <source>The server refuses the connection or cannot be reached.</source>
        <translation>Der Server lehnt die Verbindung ab oder ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The server refuses the request.</source>
        <translation>Der Server lehnt die Anfrage ab.</translation>
    </message>
    <message>
        <source>The server says that the page is there, but there seems to be none.</source>
        <translation>Der Server sagt, die Seite sei da, aber es scheint keine zu geben.</translation>
    </message>
    <message>
        <source>The settings in {path} are damaged. The defaults are used this time.</source>
        <translation>Die Einstellungen in {path} sind beschädigt. Diesmal gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read. The defaults are used this time.</source>
        <translation>Die Einstellungen in {path} können nicht gelesen werden. Diesmal gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The settings in {path} were damaged and have been reset. The damaged file was kept as “settings.ini.damaged”.</source>
        <translation>Die Einstellungen in {path} waren beschädigt und wurden zurückgesetzt. Die beschädigte Datei bleibt als „settings.ini.damaged“ erhalten.</translation>
    </message>
    <message>
        <source>The share of the last 50 URLs, where the site seems to be overloaded; at 100 % it never does.</source>
        <translation>Der Anteil an den letzten 50 URLs, bei dem die Website überlastet zu sein scheint; bei 100 % wird nie pausiert.</translation>
    </message>
    <message>
        <source>The sheet “{detail}” is empty.</source>
        <translation>Das Blatt „{detail}“ ist leer.</translation>
    </message>
    <message>
        <source>The site answers with the status {status}, without a file.</source>
        <translation>Die Website antwortet mit dem Status {status}, ohne eine Datei.</translation>
    </message>
    <message>
        <source>The site did not let the program in, so nothing is known of the page.</source>
        <translation>Die Website ließ das Programm nicht herein; über die Seite ist daher nichts bekannt.</translation>
    </message>
    <message>
        <source>The site has an error of its own ({status}). Try again later.</source>
        <translation>Die Website hat selbst einen Fehler ({status}). Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>The site redirects too often.</source>
        <translation>Die Website leitet zu oft weiter.</translation>
    </message>
    <message>
        <source>The site refuses access to it (403).</source>
        <translation>Die Website verweigert den Zugriff darauf (403).</translation>
    </message>
    <message>
        <source>The site requires a login (401).</source>
        <translation>Die Website verlangt eine Anmeldung (401).</translation>
    </message>
    <message>
        <source>The site was asked too often (429). Try again later.</source>
        <translation>Die Website wurde zu oft angefragt (429). Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>The site&apos;s own {inner} stands in it a second time: two URLs were joined. Keep one of them.</source>
        <translation>Das {inner} der Website selbst steht darin ein zweites Mal: Zwei URLs wurden aneinandergehängt. Behalten Sie eine davon.</translation>
    </message>
    <message>
        <source>The sitemap is published on {published}, but this URL is on {host}.{hint}</source>
        <translation>Die Sitemap ist auf {published} veröffentlicht, aber diese URL liegt auf {host}.{hint}</translation>
    </message>
    <message>
        <source>The sitemap is published with {published}, but this URL begins with {scheme}.</source>
        <translation>Die Sitemap ist mit {published} veröffentlicht, aber diese URL beginnt mit {scheme}.</translation>
    </message>
    <message>
        <source>The sitemap lists it and it is there, but no page links to it.</source>
        <translation>Die Sitemap führt sie auf, und es gibt sie, aber keine Seite verlinkt darauf.</translation>
    </message>
    <message>
        <source>The sitemap lists it, and it is not there: {reason}</source>
        <translation>Die Sitemap führt sie auf, aber es gibt sie nicht: {reason}</translation>
    </message>
    <message>
        <source>The sitemap lists it, and it is not to be indexed: {reason}</source>
        <translation>Die Sitemap führt sie auf, aber sie soll nicht indexiert werden: {reason}</translation>
    </message>
    <message>
        <source>The sitemap&apos;s elements have no namespace. It must be http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>Die Elemente der Sitemap haben keinen Namensraum. Er muss http://www.sitemaps.org/schemas/sitemap/0.9 sein.</translation>
    </message>
    <message>
        <source>The sitemap&apos;s own elements have the prefix {prefix}. They do not need one.</source>
        <translation>Die eigenen Elemente der Sitemap haben das Präfix {prefix}. Sie brauchen keines.</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be read because a process for it could not be started: {detail}. Close other programs and try again.</source>
        <translation>Die Tabelle kann nicht gelesen werden, weil der Prozess dafür nicht gestartet werden konnte: {detail}. Schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be read: it is damaged or needs too much memory. Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>Die Tabelle kann nicht gelesen werden: Sie ist beschädigt oder braucht zu viel Arbeitsspeicher. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie neu, oder speichern Sie sie als CSV.</translation>
    </message>
    <message>
        <source>The spreadsheet could not be read within {detail} seconds: it is damaged or far too large. Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>Die Tabelle konnte nicht innerhalb von {detail} Sekunden gelesen werden: Sie ist beschädigt oder viel zu groß. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie neu, oder speichern Sie sie als CSV.</translation>
    </message>
    <message>
        <source>The spreadsheet decompresses to more than {detail} bytes.</source>
        <translation>Die Tabelle ist entpackt größer als {detail} Bytes.</translation>
    </message>
    <message>
        <source>The spreadsheet is damaged: its content is not well-formed XML (line {detail}). Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>Die Tabelle ist beschädigt: Ihr Inhalt ist kein wohlgeformtes XML (Zeile {detail}). Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie neu, oder speichern Sie sie als CSV.</translation>
    </message>
    <message>
        <source>The step does nothing. List its operations as “do”.</source>
        <translation>Der Schritt bewirkt nichts. Führen Sie seine Operationen als „do“ auf.</translation>
    </message>
    <message>
        <source>The style sheet {path} was written. Publish it next to the sitemap.</source>
        <translation>Das Stylesheet {path} wurde geschrieben. Veröffentlichen Sie es neben der Sitemap.</translation>
    </message>
    <message>
        <source>The table cannot be read: {detail}.</source>
        <translation>Die Tabelle kann nicht gelesen werden: {detail}.</translation>
    </message>
    <message>
        <source>The text {detail} is outside any element. Remove it, or move it where it belongs.</source>
        <translation>Der Text {detail} steht außerhalb aller Elemente. Entfernen Sie ihn oder verschieben Sie ihn dorthin, wohin er gehört.</translation>
    </message>
    <message>
        <source>The time has no seconds. Add :00.</source>
        <translation>Die Uhrzeit hat keine Sekunden. Fügen Sie :00 hinzu.</translation>
    </message>
    <message>
        <source>The time the file was made</source>
        <translation>Zeitpunkt, zu dem die Datei erzeugt wurde</translation>
    </message>
    <message>
        <source>The title has {count:,} characters; the schema allows 100.</source>
        <translation>Der Titel hat {count:,} Zeichen; das Schema erlaubt 100.</translation>
    </message>
    <message>
        <source>The value contains the invisible character {character}. Remove it.</source>
        <translation>Der Wert enthält das unsichtbare Zeichen {character}. Entfernen Sie es.</translation>
    </message>
    <message>
        <source>The value of {name} holds a line break or another control character.</source>
        <translation>Der Wert von {name} enthält einen Zeilenumbruch oder ein anderes Steuerzeichen.</translation>
    </message>
    <message>
        <source>The versions contradict each other. Decide in Languages (Rows menu).</source>
        <translation>Die Versionen widersprechen sich. Entscheiden Sie unter „Zeilen“ &gt; „Sprachen“.</translation>
    </message>
    <message>
        <source>The video expired on {value}.</source>
        <translation>Das Video ist am {value} abgelaufen.</translation>
    </message>
    <message>
        <source>The video has neither content_loc nor player_loc. Add one of them.</source>
        <translation>Das Video hat weder content_loc noch player_loc. Fügen Sie eines davon hinzu.</translation>
    </message>
    <message>
        <source>The window needs system libraries that are not installed here:
  {files}
On Debian and Ubuntu, install them with:
  sudo apt-get install {packages}
Elsewhere, install the packages that hold these files.</source>
        <translation>Das Fenster braucht Systembibliotheken, die hier nicht installiert sind:
  {files}
Unter Debian und Ubuntu installieren Sie sie mit:
  sudo apt-get install {packages}
Anderswo installieren Sie die Pakete, die diese Dateien enthalten.</translation>
    </message>
    <message>
        <source>The wrong byte order mark was removed.</source>
        <translation>Die falsche Byte-Reihenfolge-Markierung wurde entfernt.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>There are blank lines in the list. They can be removed.</source>
        <translation>In der Liste stehen Leerzeilen. Sie können entfallen.</translation>
    </message>
    <message>
        <source>There are no preferences in this file.</source>
        <translation>Diese Datei enthält keine Einstellungen.</translation>
    </message>
    <message>
        <source>There are {count:,} indexes; Search Console accepts up to 500 per site. Use fewer, larger ones.</source>
        <translation>Es gibt {count:,} Indexe; die Search Console nimmt bis zu 500 je Website an. Verwenden Sie weniger und größere.</translation>
    </message>
    <message>
        <source>There is a loc directly in the root. Each URL needs an entry of its own around it.</source>
        <translation>Ein loc steht direkt im Wurzelelement. Jede URL braucht einen eigenen Eintrag um sich herum.</translation>
    </message>
    <message>
        <source>There is a password for {site}, but no user.</source>
        <translation>Für {site} gibt es ein Passwort, aber keinen Benutzer.</translation>
    </message>
    <message>
        <source>There is a second root element, {name}, inside the root. Its entries belong in the root itself.</source>
        <translation>Im Wurzelelement steht ein zweites, {name}. Seine Einträge gehören in das Wurzelelement selbst.</translation>
    </message>
    <message>
        <source>There is an element inside {field}, which may only contain text.</source>
        <translation>In {field} steht ein Element; dort ist nur Text erlaubt.</translation>
    </message>
    <message>
        <source>There is an unescaped &amp;. Write it as &amp;amp;.</source>
        <translation>Da ist ein nicht maskiertes &amp;. Schreiben Sie es als &amp;amp;.</translation>
    </message>
    <message>
        <source>There is another file named {name} in the folder already.</source>
        <translation>Im Ordner gibt es schon eine andere Datei namens {name}.</translation>
    </message>
    <message>
        <source>There is no / between the host and the query. Add it.</source>
        <translation>Zwischen dem Host und den URL-Parametern fehlt ein /. Fügen Sie es hinzu.</translation>
    </message>
    <message>
        <source>There is no data column called {detail}. Join a table first.</source>
        <translation>Eine Datenspalte namens {detail} gibt es nicht. Verknüpfen Sie zuerst eine Tabelle.</translation>
    </message>
    <message>
        <source>There is no data column called {heading}. Name its table with --data.</source>
        <translation>Eine Datenspalte namens {heading} gibt es nicht. Nennen Sie ihre Tabelle mit --data.</translation>
    </message>
    <message>
        <source>There is no day {found} in {month}.</source>
        <translation>Einen Tag {found} gibt es im {month} nicht.</translation>
    </message>
    <message>
        <source>There is no display to open a window on</source>
        <translation>Es gibt keine Anzeige, auf der sich ein Fenster öffnen ließe</translation>
    </message>
    <message>
        <source>There is no folder {detail}.</source>
        <translation>Einen Ordner {detail} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>Den Ordner {folder} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no hour {found}.</source>
        <translation>Eine Stunde {found} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no minute {found}.</source>
        <translation>Eine Minute {found} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no month {found}.</source>
        <translation>Einen Monat {found} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no offset {found}.</source>
        <translation>Eine Abweichung {found} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no open bracket to close here. Put text with brackets in quotes.</source>
        <translation>Hier gibt es keine offene Klammer zu schließen. Setzen Sie Text mit Klammern in Anführungszeichen.</translation>
    </message>
    <message>
        <source>There is no operation “{detail}”.</source>
        <translation>Eine Operation „{detail}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no option called {detail}.</source>
        <translation>Eine Option namens {detail} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no rule “{detail}”.</source>
        <translation>Eine Regel „{detail}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no second {found}.</source>
        <translation>Eine Sekunde {found} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no sitemap in it that could be changed.</source>
        <translation>Darin ist keine Sitemap, die geändert werden könnte.</translation>
    </message>
    <message>
        <source>There is no such file (404).</source>
        <translation>Eine solche Datei gibt es nicht (404).</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>Eine solche Seite gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such rule.</source>
        <translation>Diese Regel gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such rule. Did you mean {detail}?</source>
        <translation>Diese Regel gibt es nicht. Meinten Sie {detail}?</translation>
    </message>
    <message>
        <source>There is no such term. Did you mean {detail}? To search for text, put it in quotes.</source>
        <translation>Diesen Ausdruck gibt es nicht. Meinten Sie {detail}? Um nach Text zu suchen, setzen Sie ihn in Anführungszeichen.</translation>
    </message>
    <message>
        <source>There is no such term. To search for text, put it in quotes.</source>
        <translation>Diesen Ausdruck gibt es nicht. Um nach Text zu suchen, setzen Sie ihn in Anführungszeichen.</translation>
    </message>
    <message>
        <source>There is no such word. Did you mean {detail}?</source>
        <translation>Dieses Wort gibt es nicht. Meinten Sie {detail}?</translation>
    </message>
    <message>
        <source>There is no year {found}.</source>
        <translation>Ein Jahr {found} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is nothing between these brackets.</source>
        <translation>Zwischen diesen Klammern steht nichts.</translation>
    </message>
    <message>
        <source>There is nothing between these quotes.</source>
        <translation>Zwischen diesen Anführungszeichen steht nichts.</translation>
    </message>
    <message>
        <source>There is something before the XML. Remove it so that the file starts with its first tag.</source>
        <translation>Vor dem XML steht etwas. Entfernen Sie es, damit die Datei mit ihrem ersten Tag beginnt.</translation>
    </message>
    <message>
        <source>There is white space before or after the URL. Remove it.</source>
        <translation>Vor oder nach der URL steht Leerraum. Entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>There is white space before or after the value. Remove it.</source>
        <translation>Vor oder nach dem Wert steht Leerraum. Entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>There is white space inside the URL. {advice}</source>
        <translation>In der URL steht Leerraum. {advice}</translation>
    </message>
    <message>
        <source>There were no web pages before 1991. Correct or remove the date.</source>
        <translation>Vor 1991 gab es keine Webseiten. Berichtigen oder entfernen Sie das Datum.</translation>
    </message>
    <message numerus="yes">
        <source>There will be %Ln errors to fix.</source>
        <translation>
            <numerusform>%Ln Fehler wird zu korrigieren sein.</numerusform>
            <numerusform>%Ln Fehler werden zu korrigieren sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the operations of *Edit &gt; Edit values…*, of recipes, and of {command} on the command line. A recipe names them by their ids.</source>
        <translation>Dies sind die Operationen von *Bearbeiten &gt; Werte bearbeiten …*, von Rezepten und von {command} auf der Befehlszeile. Ein Rezept nennt sie mit ihren Kennungen.</translation>
    </message>
    <message>
        <source>These of its sitemaps are not beside it: {names}</source>
        <translation>Diese seiner Sitemaps liegen nicht daneben: {names}</translation>
    </message>
    <message>
        <source>These quotes are never closed.</source>
        <translation>Diese Anführungszeichen werden nie geschlossen.</translation>
    </message>
    <message>
        <source>They are harmless, but some tools read them as empty URLs.</source>
        <translation>Sie schaden nicht, aber manche Werkzeuge lesen sie als leere URLs.</translation>
    </message>
    <message>
        <source>They are in a different order.</source>
        <translation>Die Reihenfolge ist eine andere.</translation>
    </message>
    <message>
        <source>They are offered at the next start if the program closes unexpectedly.</source>
        <translation>Sie werden beim nächsten Start angeboten, wenn das Programm unerwartet endet.</translation>
    </message>
    <message>
        <source>They do no harm, but keeping them up to date is rarely worth the effort.</source>
        <translation>Sie schaden nicht, aber es lohnt selten die Mühe, sie aktuell zu halten.</translation>
    </message>
    <message>
        <source>They do no harm. Yandex still reads the ones for images.</source>
        <translation>Sie schaden nicht. Yandex liest die für Bilder noch.</translation>
    </message>
    <message>
        <source>This URL looks like a sitemap, not a page. It belongs in a sitemap index.</source>
        <translation>Diese URL sieht nach einer Sitemap aus, nicht nach einer Seite. Sie gehört in einen Sitemap-Index.</translation>
    </message>
    <message>
        <source>This attribute has no meaning in a sitemap: {detail}. Remove it.</source>
        <translation>Dieses Attribut hat in einer Sitemap keine Bedeutung: {detail}. Entfernen Sie es.</translation>
    </message>
    <message>
        <source>This bracket is never closed.</source>
        <translation>Diese Klammer wird nie geschlossen.</translation>
    </message>
    <message>
        <source>This document is read-only.</source>
        <translation>Dieses Dokument ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>This element is not allowed here: {detail}. {advice}</source>
        <translation>Dieses Element ist hier nicht erlaubt: {detail}. {advice}</translation>
    </message>
    <message>
        <source>This entry has no loc. {advice}</source>
        <translation>Dieser Eintrag hat kein loc. {advice}</translation>
    </message>
    <message>
        <source>This entry uses a custom entity declared in this file&apos;s DOCTYPE: {detail}. Write out its value instead.</source>
        <translation>Dieser Eintrag verwendet eine eigene Entität, die im DOCTYPE der Datei deklariert ist: {detail}. Schreiben Sie stattdessen ihren Wert aus.</translation>
    </message>
    <message>
        <source>This expression takes too long to run. Simplify it.</source>
        <translation>Dieser Ausdruck braucht zu lange. Vereinfachen Sie ihn.</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>This format does not tell URLs apart by their queries.</source>
        <translation>Dieses Format unterscheidet URLs nicht nach ihren Parametern.</translation>
    </message>
    <message>
        <source>This format has no ports and no user names.</source>
        <translation>Dieses Format kennt keine Ports und keine Benutzernamen.</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer, not the file itself. To get the file, run git lfs pull in its folder.</source>
        <translation>Dies ist ein Git-LFS-Zeiger, nicht die Datei selbst. Um sie zu erhalten, führen Sie in ihrem Ordner git lfs pull aus.</translation>
    </message>
    <message>
        <source>This is a different kind of archive, not gzip. Unpack it and compress the sitemap with gzip.</source>
        <translation>Dies ist eine andere Art von Archiv, kein gzip. Entpacken Sie es und packen Sie die Sitemap mit gzip.</translation>
    </message>
    <message>
        <source>This is a feed. A feed only lists what is new; a sitemap should list all pages.</source>
        <translation>Dies ist ein Feed. Ein Feed führt nur Neues auf; eine Sitemap sollte alle Seiten aufführen.</translation>
    </message>
    <message>
        <source>This is a feed; only sitemaps can be edited. Use convert to create a sitemap from it.</source>
        <translation>Dies ist ein Feed; bearbeitet werden können nur Sitemaps. Mit convert wird eine Sitemap daraus.</translation>
    </message>
    <message>
        <source>This is a feed; only sitemaps can be repaired. Use convert to create a sitemap from it.</source>
        <translation>Dies ist ein Feed; repariert werden können nur Sitemaps. Mit convert wird eine Sitemap daraus.</translation>
    </message>
    <message>
        <source>This is an HTML page, often an error page saved instead of the sitemap. Download the file itself.{hint}</source>
        <translation>Dies ist eine HTML-Seite, oft eine Fehlerseite, die anstelle der Sitemap gespeichert wurde. Laden Sie die Datei selbst herunter.{hint}</translation>
    </message>
    <message>
        <source>This is in the index. Change URLs and dates in this list; for anything else, open the index by itself.</source>
        <translation>Dies steht im Index. Ändern Sie URLs und Daten in dieser Liste; für alles andere öffnen Sie den Index für sich allein.</translation>
    </message>
    <message>
        <source>This is neither a sitemap in XML nor a list of URLs.{hint}</source>
        <translation>Dies ist weder eine Sitemap in XML noch eine URL-Liste.{hint}</translation>
    </message>
    <message>
        <source>This is neither a spreadsheet nor a text file.</source>
        <translation>Dies ist weder eine Tabellenkalkulation noch eine Textdatei.</translation>
    </message>
    <message>
        <source>This is no file with a choice of rules.</source>
        <translation>Das ist keine Datei mit einer Regelauswahl.</translation>
    </message>
    <message>
        <source>This is not a sitemap.</source>
        <translation>Dies ist keine Sitemap.</translation>
    </message>
    <message>
        <source>This is not a valid file name. Leave out slashes, quotes and similar characters.</source>
        <translation>Das ist kein gültiger Dateiname. Lassen Sie Schrägstriche, Anführungszeichen und Ähnliches weg.</translation>
    </message>
    <message>
        <source>This is not valid TOML: {detail}.</source>
        <translation>Das ist kein gültiges TOML: {detail}.</translation>
    </message>
    <message>
        <source>This is the URL of the index itself. Remove the entry.</source>
        <translation>Dies ist die URL des Index selbst. Entfernen Sie den Eintrag.</translation>
    </message>
    <message>
        <source>This line is not a URL that begins with http:// or https://.{hint}</source>
        <translation>Diese Textzeile ist keine URL, die mit http:// oder https:// beginnt.{hint}</translation>
    </message>
    <message>
        <source>This page does not list itself among its versions.</source>
        <translation>Diese Seite führt sich selbst nicht unter ihren Versionen auf.</translation>
    </message>
    <message>
        <source>This page lists more than one version in this language.</source>
        <translation>Diese Seite führt mehr als eine Version in dieser Sprache auf.</translation>
    </message>
    <message>
        <source>This page lists none for all other languages (x-default).</source>
        <translation>Diese Seite führt keine für alle übrigen Sprachen (x-default) auf.</translation>
    </message>
    <message>
        <source>This sitemap may only list URLs in {folder} and its subfolders. Publish it at the root of the site.</source>
        <translation>Diese Sitemap darf nur URLs in {folder} und den Unterordnern aufführen. Veröffentlichen Sie sie im Stammverzeichnis der Website.</translation>
    </message>
    <message>
        <source>This spreadsheet cannot be read: {detail}.</source>
        <translation>Diese Tabelle kann nicht gelesen werden: {detail}.</translation>
    </message>
    <message>
        <source>Those in line {line:,} are inside a comment. Take them out of it.</source>
        <translation>Die in Zeile {line:,} stehen in einem Kommentar. Nehmen Sie sie heraus.</translation>
    </message>
    <message>
        <source>Those of the protocol, with those of one search engine, or all with our own. Errors of the file itself are always among them.</source>
        <translation>Die des Protokolls, mit denen einer Suchmaschine, oder alle mit unseren eigenen. Fehler der Datei selbst sind immer dabei.</translation>
    </message>
    <message>
        <source>Thumbnail URL</source>
        <translation>URL des Vorschaubilds</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Antwortzeit</translation>
    </message>
    <message>
        <source>Time since last modified, in days, weeks, months or years</source>
        <translation>Zeit seit der letzten Änderung, in Tagen, Wochen, Monaten oder Jahren</translation>
    </message>
    <message>
        <source>Time without seconds</source>
        <translation>Uhrzeit ohne Sekunden</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Time zone is missing</source>
        <translation>Zeitzone fehlt</translation>
    </message>
    <message>
        <source>Time zone of the last modified date, as written</source>
        <translation>Zeitzone des Datums der letzten Änderung, wie geschrieben</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>Times without seconds</source>
        <translation>Uhrzeiten ohne Sekunden</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title of the episode</source>
        <translation>Titel der Folge</translation>
    </message>
    <message>
        <source>Title of the show</source>
        <translation>Titel der Sendung</translation>
    </message>
    <message>
        <source>To be included in the server block of the old site.</source>
        <translation>Einzubinden in den server-Block der alten Website.</translation>
    </message>
    <message>
        <source>To be returned by redirects() in next.config.js, whose trailingSlash is for slashes at the end.</source>
        <translation>Rückgabewert von redirects() in next.config.js, wo trailingSlash für Schrägstriche am Ende zuständig ist.</translation>
    </message>
    <message>
        <source>To search engines, URLs that differ only after # are the same.</source>
        <translation>Für Suchmaschinen sind URLs gleich, die sich nur nach # unterscheiden.</translation>
    </message>
    <message>
        <source>Today’s date</source>
        <translation>Heutiges Datum</translation>
    </message>
    <message>
        <source>Too many URLs</source>
        <translation>Zu viele URLs</translation>
    </message>
    <message>
        <source>Too many images in one entry</source>
        <translation>Zu viele Bilder in einem Eintrag</translation>
    </message>
    <message>
        <source>Too many indexes</source>
        <translation>Zu viele Indexe</translation>
    </message>
    <message>
        <source>Too many news articles</source>
        <translation>Zu viele News-Artikel</translation>
    </message>
    <message>
        <source>Too many sitemaps</source>
        <translation>Zu viele Sitemaps</translation>
    </message>
    <message>
        <source>Tools that compare URLs as text treat it as a different site.</source>
        <translation>Werkzeuge, die URLs als Text vergleichen, halten sie für eine andere Website.</translation>
    </message>
    <message>
        <source>Treat the time as UTC</source>
        <translation>Uhrzeit als UTC ansehen</translation>
    </message>
    <message>
        <source>Treats upper and lower case as the same.</source>
        <translation>Behandelt Groß- und Kleinbuchstaben gleich.</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Twi</source>
        <translation>Twi</translation>
    </message>
    <message>
        <source>Two halves were joined into their character.</source>
        <translation>Zwei Hälften wurden zu ihrem Zeichen verbunden.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Type of identifier</source>
        <translation>Art der Kennung</translation>
    </message>
    <message>
        <source>Type of video</source>
        <translation>Art des Videos</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URL has a fragment</source>
        <translation>URL hat ein Fragment</translation>
    </message>
    <message>
        <source>URL inside a URL</source>
        <translation>URL in einer URL</translation>
    </message>
    <message>
        <source>URL is also listed in another file</source>
        <translation>URL ist auch in einer anderen Datei aufgeführt</translation>
    </message>
    <message>
        <source>URL is empty</source>
        <translation>URL ist leer</translation>
    </message>
    <message>
        <source>URL is incomplete</source>
        <translation>URL ist unvollständig</translation>
    </message>
    <message>
        <source>URL is listed twice</source>
        <translation>URL ist doppelt aufgeführt</translation>
    </message>
    <message>
        <source>URL is missing</source>
        <translation>URL fehlt</translation>
    </message>
    <message>
        <source>URL is not http or https</source>
        <translation>URL ist weder http noch https</translation>
    </message>
    <message>
        <source>URL is not percent-encoded</source>
        <translation>URL ist nicht prozentcodiert</translation>
    </message>
    <message>
        <source>URL is shorter than the schema allows</source>
        <translation>URL ist kürzer, als das Schema erlaubt</translation>
    </message>
    <message>
        <source>URL is too long</source>
        <translation>URL ist zu lang</translation>
    </message>
    <message>
        <source>URL is too long for Yandex</source>
        <translation>URL ist für Yandex zu lang</translation>
    </message>
    <message>
        <source>URL is too long once encoded</source>
        <translation>URL ist codiert zu lang</translation>
    </message>
    <message>
        <source>URL on another host</source>
        <translation>URL auf einem anderen Host</translation>
    </message>
    <message>
        <source>URL outside the sitemap&apos;s folder</source>
        <translation>URL außerhalb des Ordners der Sitemap</translation>
    </message>
    <message>
        <source>URL with another scheme</source>
        <translation>URL mit anderem Schema</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URLs</translation>
    </message>
    <message>
        <source>URLs and where the file is published</source>
        <translation>URLs und wo die Datei veröffentlicht ist</translation>
    </message>
    <message>
        <source>URLs are case-sensitive, so search engines see two pages. Usually one is a mistake.</source>
        <translation>Bei URLs zählt Groß- und Kleinschreibung; Suchmaschinen sehen also zwei Seiten. Meist ist eine ein Versehen.</translation>
    </message>
    <message>
        <source>URLs on another host than most: {count:,}.</source>
        <translation>URLs auf einem anderen Host als die meisten: {count:,}.</translation>
    </message>
    <message>
        <source>URLs on several hosts</source>
        <translation>URLs auf mehreren Hosts</translation>
    </message>
    <message>
        <source>URLs outside any entry</source>
        <translation>URLs außerhalb eines Eintrags</translation>
    </message>
    <message>
        <source>URLs outside any entry got entries of their own.</source>
        <translation>URLs außerhalb eines Eintrags erhielten eigene Einträge.</translation>
    </message>
    <message>
        <source>URLs that begin with http, while others have https: {count:,}.</source>
        <translation>URLs, die mit http beginnen, während andere https haben: {count:,}.</translation>
    </message>
    <message>
        <source>URLs that seem to go on without end were not asked for, such as {url}.</source>
        <translation>URLs, die endlos weiterzugehen scheinen, wurden nicht abgerufen, etwa {url}.</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>UTC, and local for “Now”</source>
        <translation>UTC, bei „Jetzt“ die Ortszeit</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Unescape the text once</source>
        <translation>Maskierung des Textes einmal auflösen</translation>
    </message>
    <message>
        <source>Unescaped &amp;</source>
        <translation>Nicht maskiertes &amp;</translation>
    </message>
    <message>
        <source>Unexpected attribute</source>
        <translation>Unerwartetes Attribut</translation>
    </message>
    <message>
        <source>Unknown country in a language code</source>
        <translation>Unbekanntes Land in einem Sprachcode</translation>
    </message>
    <message>
        <source>Unknown element</source>
        <translation>Unbekanntes Element</translation>
    </message>
    <message>
        <source>Unknown element in an extension</source>
        <translation>Unbekanntes Element in einer Erweiterung</translation>
    </message>
    <message>
        <source>Unknown entity</source>
        <translation>Unbekannte Entität</translation>
    </message>
    <message>
        <source>Unknown extension</source>
        <translation>Unbekannte Erweiterung</translation>
    </message>
    <message>
        <source>Unknown frequency</source>
        <translation>Unbekannte Änderungshäufigkeit</translation>
    </message>
    <message>
        <source>Unknown language</source>
        <translation>Unbekannte Sprache</translation>
    </message>
    <message>
        <source>Unknown script in a language code</source>
        <translation>Unbekannte Schrift in einem Sprachcode</translation>
    </message>
    <message>
        <source>Unless you choose, a column is shown if the file has values for it.</source>
        <translation>Wenn Sie nichts wählen, wird eine Spalte angezeigt, sobald die Datei Werte für sie hat.</translation>
    </message>
    <message>
        <source>Unnecessary port</source>
        <translation>Unnötiger Port</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Nicht erreichbar</translation>
    </message>
    <message>
        <source>Unreachable page</source>
        <translation>Seite ist nicht erreichbar</translation>
    </message>
    <message>
        <source>Unreadable characters were replaced with �. Read the file in another encoding.</source>
        <translation>Unlesbare Zeichen wurden durch � ersetzt. Lesen Sie die Datei in einer anderen Zeichencodierung.</translation>
    </message>
    <message>
        <source>Unresolved merge conflict</source>
        <translation>Ungelöster Merge-Konflikt</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved changes to %Ln documents were found.</source>
        <translation>
            <numerusform>Nicht gespeicherte Änderungen wurden gefunden.</numerusform>
            <numerusform>Nicht gespeicherte Änderungen an %Ln Dokumenten wurden gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unusual priority format</source>
        <translation>Ungewöhnliches Format der Priorität</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Nicht überprüfbar</translation>
    </message>
    <message>
        <source>Unverified page</source>
        <translation>Nicht überprüfbare Seite</translation>
    </message>
    <message numerus="yes">
        <source>Update %Ln rows from a table</source>
        <translation>
            <numerusform>%Ln Zeile aus einer Tabelle aktualisieren</numerusform>
            <numerusform>%Ln Zeilen aus einer Tabelle aktualisieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Update dates in the &amp;index…</source>
        <translation>Daten im Inde&amp;x aktualisieren …</translation>
    </message>
    <message>
        <source>Update from a ta&amp;ble…</source>
        <translation>Aus &amp;Tabelle aktualisieren …</translation>
    </message>
    <message>
        <source>Update values by URL from a CSV file or spreadsheet</source>
        <translation>Werte anhand der URL aus einer CSV-Datei oder Tabellenkalkulation aktualisieren</translation>
    </message>
    <message>
        <source>Uploader</source>
        <translation>Uploader</translation>
    </message>
    <message>
        <source>Uploader page</source>
        <translation>Seite des Uploaders</translation>
    </message>
    <message>
        <source>Use --allow-private if it may be asked.</source>
        <translation>Verwenden Sie --allow-private, wenn er abgefragt werden darf.</translation>
    </message>
    <message>
        <source>Use 0.0 or 1.0, whichever is nearer</source>
        <translation>0.0 oder 1.0 verwenden, was näher liegt</translation>
    </message>
    <message>
        <source>Use Export to split a list of pages into several files with an index.</source>
        <translation>Mit „Exportieren“ teilen Sie eine Liste von Seiten in mehrere Dateien mit Index auf.</translation>
    </message>
    <message>
        <source>Use a CSS style sheet (saving writes sitemap.css next to the file)</source>
        <translation>CSS-Stylesheet verwenden (beim Speichern wird sitemap.css neben die Datei geschrieben)</translation>
    </message>
    <message>
        <source>Use a decimal point</source>
        <translation>Dezimalpunkt verwenden</translation>
    </message>
    <message>
        <source>Use a separate file for each host.</source>
        <translation>Verwenden Sie für jeden Host eine eigene Datei.</translation>
    </message>
    <message>
        <source>Use a single slash</source>
        <translation>Einen einzelnen Schrägstrich verwenden</translation>
    </message>
    <message>
        <source>Use only the language code</source>
        <translation>Nur den Sprachcode verwenden</translation>
    </message>
    <message>
        <source>Use the W3C date format</source>
        <translation>W3C-Datumsformat verwenden</translation>
    </message>
    <message>
        <source>Use the address of the link</source>
        <translation>Adresse des Links verwenden</translation>
    </message>
    <message>
        <source>Use the bare URL as loc</source>
        <translation>Die bloße URL als loc verwenden</translation>
    </message>
    <message>
        <source>Use the canonical URL</source>
        <translation>Kanonische URL verwenden</translation>
    </message>
    <message>
        <source>Use the canonical URL, and remove what is listed there already</source>
        <translation>Kanonische URL verwenden und entfernen, was dort schon aufgeführt ist</translation>
    </message>
    <message>
        <source>Use the file&apos;s own scheme</source>
        <translation>Schema der Datei selbst verwenden</translation>
    </message>
    <message>
        <source>Use the file&apos;s own scheme and host</source>
        <translation>Schema und Host der Datei selbst verwenden</translation>
    </message>
    <message>
        <source>Use the index&apos;s scheme and host</source>
        <translation>Schema und Host des Index verwenden</translation>
    </message>
    <message>
        <source>Use the last day of the month</source>
        <translation>Letzten Tag des Monats verwenden</translation>
    </message>
    <message>
        <source>Use the namespace of the extension</source>
        <translation>Namensraum der Erweiterung verwenden</translation>
    </message>
    <message>
        <source>Use the nearest frequency</source>
        <translation>Nächstliegende Änderungshäufigkeit verwenden</translation>
    </message>
    <message>
        <source>Use the page&apos;s Last-Modified date</source>
        <translation>Last-Modified-Datum der Seite verwenden</translation>
    </message>
    <message>
        <source>Use the page&apos;s language links</source>
        <translation>Sprachlinks der Seite verwenden</translation>
    </message>
    <message>
        <source>Use the redirect&apos;s target</source>
        <translation>Ziel der Weiterleitung verwenden</translation>
    </message>
    <message>
        <source>Use the redirect&apos;s target, and remove what is listed there already</source>
        <translation>Ziel der Weiterleitung verwenden und entfernen, was dort schon aufgeführt ist</translation>
    </message>
    <message>
        <source>Use the right names</source>
        <translation>Richtige Namen verwenden</translation>
    </message>
    <message>
        <source>Use the scheme most URLs have</source>
        <translation>Das Schema der meisten URLs verwenden</translation>
    </message>
    <message>
        <source>Use the site&apos;s own scheme and host</source>
        <translation>Schema und Host der Website verwenden</translation>
    </message>
    <message>
        <source>Use the sitemap namespace</source>
        <translation>Sitemap-Namensraum verwenden</translation>
    </message>
    <message>
        <source>Use the usual format</source>
        <translation>Übliches Format verwenden</translation>
    </message>
    <message>
        <source>Use www, or not, as most URLs do</source>
        <translation>www verwenden oder nicht, wie die meisten URLs</translation>
    </message>
    <message>
        <source>Use www, or not, as the file&apos;s own URL does</source>
        <translation>www verwenden oder nicht, wie die URL der Datei selbst</translation>
    </message>
    <message>
        <source>Use www, or not, as the index does</source>
        <translation>www verwenden oder nicht, wie der Index</translation>
    </message>
    <message>
        <source>Use, rename or delete saved filters</source>
        <translation>Gespeicherte Filter verwenden, umbenennen oder löschen</translation>
    </message>
    <message>
        <source>User agent</source>
        <translation>User-Agent</translation>
    </message>
    <message>
        <source>User name in the URL</source>
        <translation>Benutzername in der URL</translation>
    </message>
    <message>
        <source>Uses the Last-Modified header that each page sent when its URL was last checked.</source>
        <translation>Verwendet den Last-Modified-Header, den jede Seite bei der letzten Prüfung ihrer URL sendete.</translation>
    </message>
    <message>
        <source>Uses the modification time of each URL&apos;s file in a local copy of the site.</source>
        <translation>Verwendet die Änderungszeit der Datei jeder URL in einer lokalen Kopie der Website.</translation>
    </message>
    <message>
        <source>Uses the time of the last commit to each URL&apos;s file in a local copy of the site. Files that were changed since are left alone.</source>
        <translation>Verwendet die Zeit des letzten Commits an der Datei jeder URL in einer lokalen Kopie der Website. Seitdem geänderte Dateien bleiben außer Betracht.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Usually both are the same page. List the one the site links to.</source>
        <translation>Meist sind beide dieselbe Seite. Führen Sie die auf, auf die die Website verweist.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value of a column that a table brought along; put headings with spaces in quotes</source>
        <translation>Wert einer Spalte aus einer verknüpften Tabelle; Überschriften mit Leerzeichen in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>Values that a spreadsheet would read as formulas get a leading apostrophe. Update from a table removes it again.</source>
        <translation>Werte, die eine Tabellenkalkulation für Formeln hielte, erhalten ein Hochkomma davor. „Aus Tabelle aktualisieren“ entfernt es wieder.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Video has expired</source>
        <translation>Video ist abgelaufen</translation>
    </message>
    <message>
        <source>Video location is the page itself</source>
        <translation>Adresse des Videos ist die Seite selbst</translation>
    </message>
    <message>
        <source>Video title is long</source>
        <translation>Videotitel ist lang</translation>
    </message>
    <message>
        <source>Video without a location</source>
        <translation>Video ohne Adresse</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>W&amp;hat was repaired…</source>
        <translation>&amp;Was repariert wurde …</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Was asked for on the live site</source>
        <translation>Wurde auf der Live-Website abgerufen</translation>
    </message>
    <message>
        <source>Web page instead of a sitemap</source>
        <translation>Webseite statt einer Sitemap</translation>
    </message>
    <message>
        <source>Weekly below</source>
        <translation>Wöchentlich unter</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Westeuropa</translation>
    </message>
    <message>
        <source>What URLs start with.</source>
        <translation>Womit URLs beginnen.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>What earlier audits found cannot be read and was set aside as {name}.</source>
        <translation>Die Ergebnisse früherer Prüfungen können nicht gelesen werden und wurden als {name} beiseitegelegt.</translation>
    </message>
    <message>
        <source>What error, warning, advice, note, save and export mean</source>
        <translation>Was Fehler, Warnung, Empfehlung, Hinweis, Speichern und Exportieren bedeuten</translation>
    </message>
    <message>
        <source>What follows the # never reaches the server.</source>
        <translation>Was auf das # folgt, erreicht den Server nie.</translation>
    </message>
    <message>
        <source>What is found cannot be kept, and is lost once the program ends: {cause}.</source>
        <translation>Die Ergebnisse können nicht aufbewahrt werden und gehen beim Beenden des Programms verloren: {cause}.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
    <message>
        <source>What replaces it, such as /.</source>
        <translation>Was ihn ersetzt, etwa /.</translation>
    </message>
    <message>
        <source>What stood between the entries was removed.</source>
        <translation>Was zwischen den Einträgen stand, wurde entfernt.</translation>
    </message>
    <message>
        <source>What the answer of the page means for its entry</source>
        <translation>Was die Antwort der Seite für ihren Eintrag bedeutet</translation>
    </message>
    <message>
        <source>What the entry contains</source>
        <translation>Was der Eintrag enthält</translation>
    </message>
    <message>
        <source>What these pages answer is not known. Check their URLs first.</source>
        <translation>Was diese Seiten antworten, ist nicht bekannt. Prüfen Sie zuerst ihre URLs.</translation>
    </message>
    <message>
        <source>What these words mean</source>
        <translation>Was diese Wörter bedeuten</translation>
    </message>
    <message>
        <source>What to multiply each priority by.</source>
        <translation>Womit jede Priorität multipliziert wird.</translation>
    </message>
    <message>
        <source>What you can type in the filter, with examples</source>
        <translation>Was Sie in den Filter eingeben können, mit Beispielen</translation>
    </message>
    <message>
        <source>When last checked, the page itself linked to a different version.</source>
        <translation>Bei der letzten Prüfung verwies die Seite selbst auf eine andere Version.</translation>
    </message>
    <message>
        <source>When the content of the page last changed (lastmod), not when the sitemap was written.</source>
        <translation>Wann sich der Inhalt der Seite zuletzt geändert hat (lastmod), nicht wann die Sitemap geschrieben wurde.</translation>
    </message>
    <message>
        <source>When the page last changed, by its own account</source>
        <translation>Wann sich die Seite nach eigener Angabe zuletzt geändert hat</translation>
    </message>
    <message>
        <source>Where crawlers find the file. It decides which URLs the file may list: those on the same host, in its folder and subfolders.</source>
        <translation>Wo Crawler die Datei finden. Sie entscheidet, welche URLs die Datei aufführen darf: die auf demselben Host, in ihrem Ordner und dessen Unterordnern.</translation>
    </message>
    <message>
        <source>Whether the URL may be indexed: yes, or the verdicts for which not</source>
        <translation>Ob die URL indexiert werden darf: yes oder die Ergebnisse, die dagegen sprechen</translation>
    </message>
    <message>
        <source>Whether the highest (newest, most frequent) value ranks first.</source>
        <translation>Ob der höchste (neueste, häufigste) Wert den ersten Rang erhält.</translation>
    </message>
    <message>
        <source>Whether the highest or the lowest number gets the highest priority.</source>
        <translation>Ob die höchste oder die niedrigste Zahl die höchste Priorität erhält.</translation>
    </message>
    <message>
        <source>Whether the page is there could not be found out; it may well be.</source>
        <translation>Ob die Seite da ist, ließ sich nicht feststellen; gut möglich, dass sie es ist.</translation>
    </message>
    <message>
        <source>Which of them a search engine would use is unknown.</source>
        <translation>Welches davon eine Suchmaschine verwenden würde, ist unbekannt.</translation>
    </message>
    <message>
        <source>Which value</source>
        <translation>Welcher Wert</translation>
    </message>
    <message>
        <source>White space ends a URL, so the rest of it is lost.</source>
        <translation>Leerraum beendet eine URL; der Rest geht verloren.</translation>
    </message>
    <message>
        <source>White space is neither a language code nor x-default.</source>
        <translation>Leerraum ist weder ein Sprachcode noch x-default.</translation>
    </message>
    <message>
        <source>With fewer dates than this, nothing is removed.</source>
        <translation>Bei weniger Daten wird nichts entfernt.</translation>
    </message>
    <message>
        <source>With their rows, filters and sorting.</source>
        <translation>Mit ihren Zeilen, Filtern und Sortierungen.</translation>
    </message>
    <message>
        <source>With two pages for one language, Google cannot tell which is right.</source>
        <translation>Bei zwei Seiten für eine Sprache kann Google nicht erkennen, welche stimmt.</translation>
    </message>
    <message>
        <source>Withdrawn extension</source>
        <translation>Zurückgezogene Erweiterung</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Ohne Datum</translation>
    </message>
    <message>
        <source>Without a time zone the time is ambiguous, and Google reports the date as invalid.</source>
        <translation>Ohne Zeitzone ist die Uhrzeit mehrdeutig, und Google meldet das Datum als ungültig.</translation>
    </message>
    <message>
        <source>Without the declaration, the extension has no meaning and strict parsers reject the file.</source>
        <translation>Ohne die Deklaration hat die Erweiterung keine Bedeutung, und strenge Parser lehnen die Datei ab.</translation>
    </message>
    <message>
        <source>Without the namespace, they are not sitemap elements, and Google reports the file.</source>
        <translation>Ohne den Namensraum sind es keine Sitemap-Elemente, und Google meldet die Datei.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Schlimmstes</translation>
    </message>
    <message>
        <source>Worth knowing about the whole file. Nothing is wrong, and no row is marked.</source>
        <translation>Wissenswertes über die ganze Datei. Nichts ist falsch, und keine Zeile wird markiert.</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Write % as %25</source>
        <translation>% als %25 schreiben</translation>
    </message>
    <message>
        <source>Write %25 for a percent sign.</source>
        <translation>Schreiben Sie ein Prozentzeichen als %25.</translation>
    </message>
    <message>
        <source>Write /, or percent-encode it.</source>
        <translation>Schreiben Sie / oder prozentcodieren Sie es.</translation>
    </message>
    <message>
        <source>Write 24:00 as the next day</source>
        <translation>24:00 als nächsten Tag schreiben</translation>
    </message>
    <message>
        <source>Write a clean sitemap ({sitemaps}) or all entries as a table ({tables}), depending on the name of OUT; with --split, several sitemaps.</source>
        <translation>Schreibt je nach dem Namen von OUT eine saubere Sitemap ({sitemaps}) oder alle Einträge als Tabelle ({tables}); mit --split mehrere Sitemaps.</translation>
    </message>
    <message>
        <source>Write a clean, checked copy to upload to your site, split if it is too large; this file stays as it is</source>
        <translation>Eine saubere, geprüfte Kopie zum Hochladen auf Ihre Website schreiben, aufgeteilt, wenn sie zu groß ist; diese Datei bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Write a copy somewhere else and keep working on this file</source>
        <translation>Eine Kopie woandershin schreiben und an dieser Datei weiterarbeiten</translation>
    </message>
    <message>
        <source>Write a space as %20.</source>
        <translation>Schreiben Sie ein Leerzeichen als %20.</translation>
    </message>
    <message>
        <source>Write each header as its name, a colon and its value: {line}</source>
        <translation>Schreiben Sie jeden Header als Name, Doppelpunkt und Wert: {line}</translation>
    </message>
    <message>
        <source>Write it in UTF-8: {meant}.</source>
        <translation>Schreiben Sie es in UTF-8: {meant}.</translation>
    </message>
    <message>
        <source>Write out the entities and remove the DOCTYPE</source>
        <translation>Entitäten ausschreiben und DOCTYPE entfernen</translation>
    </message>
    <message>
        <source>Write out the entity</source>
        <translation>Entität ausschreiben</translation>
    </message>
    <message>
        <source>Write rel=&quot;alternate&quot;</source>
        <translation>rel=&quot;alternate&quot; schreiben</translation>
    </message>
    <message>
        <source>Write spaces as %20</source>
        <translation>Leerzeichen als %20 schreiben</translation>
    </message>
    <message>
        <source>Write the character itself</source>
        <translation>Das Zeichen selbst schreiben</translation>
    </message>
    <message>
        <source>Write the characters that were meant</source>
        <translation>Die gemeinten Zeichen schreiben</translation>
    </message>
    <message>
        <source>Write the code in use today</source>
        <translation>Den heute gültigen Code schreiben</translation>
    </message>
    <message>
        <source>Write the file in UTF-8</source>
        <translation>Datei in UTF-8 schreiben</translation>
    </message>
    <message>
        <source>Write the host in ASCII (xn--)</source>
        <translation>Host in ASCII (xn--) schreiben</translation>
    </message>
    <message>
        <source>Write the rows to a CSV file or spreadsheet</source>
        <translation>Die Zeilen in eine CSV-Datei oder Tabellenkalkulation schreiben</translation>
    </message>
    <message>
        <source>Write this like {detail}</source>
        <translation>Schreiben Sie dies wie {detail}</translation>
    </message>
    <message>
        <source>Write this without spaces: {detail}</source>
        <translation>Schreiben Sie dies ohne Leerzeichen: {detail}</translation>
    </message>
    <message>
        <source>Write xmlns:{prefix}, not xlmns:{prefix}.</source>
        <translation>Schreiben Sie xmlns:{prefix}, nicht xlmns:{prefix}.</translation>
    </message>
    <message>
        <source>Write your changes back to this file and leave everything else in it untouched</source>
        <translation>Ihre Änderungen in diese Datei zurückschreiben und alles andere in ihr unangetastet lassen</translation>
    </message>
    <message>
        <source>Writes a clean new copy to upload to your site, checked and split if you like. The file you are editing stays as it is.</source>
        <translation>Schreibt eine saubere neue Kopie zum Hochladen auf Ihre Website, geprüft und auf Wunsch aufgeteilt. Die bearbeitete Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Writes your changes back to the file and leaves everything else in it untouched. Always possible, whatever the findings.</source>
        <translation>Schreibt Ihre Änderungen in die Datei zurück und lässt alles andere in ihr unangetastet. Immer möglich, welche Befunde es auch gibt.</translation>
    </message>
    <message>
        <source>Writing files</source>
        <translation>Dateien schreiben</translation>
    </message>
    <message>
        <source>Wrong extension namespace</source>
        <translation>Falscher Namensraum einer Erweiterung</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>XML allows a file without it, but some tools look for the declaration.</source>
        <translation>XML erlaubt eine Datei ohne sie, aber manche Werkzeuge suchen nach der Deklaration.</translation>
    </message>
    <message>
        <source>XML allows it, but some simple tools stumble over it.</source>
        <translation>XML erlaubt sie, aber manche einfachen Werkzeuge stolpern darüber.</translation>
    </message>
    <message>
        <source>XML allows nothing before the declaration, not even a blank line. Many scripts print one by accident.</source>
        <translation>XML erlaubt nichts vor der Deklaration, nicht einmal eine Leerzeile. Viele Skripte geben versehentlich eine aus.</translation>
    </message>
    <message>
        <source>XML declaration is missing</source>
        <translation>XML-Deklaration fehlt</translation>
    </message>
    <message>
        <source>XML does not allow the character {character} in any form. {advice}</source>
        <translation>XML erlaubt das Zeichen {character} in keiner Form. {advice}</translation>
    </message>
    <message>
        <source>XML does not allow the character {detail}.</source>
        <translation>XML erlaubt das Zeichen {detail} nicht.</translation>
    </message>
    <message>
        <source>XML does not define &amp;{name};. Write the character itself.</source>
        <translation>XML definiert &amp;{name}; nicht. Schreiben Sie das Zeichen selbst.</translation>
    </message>
    <message>
        <source>XML in a file named as text</source>
        <translation>XML in einer als Text benannten Datei</translation>
    </message>
    <message>
        <source>XML is broken</source>
        <translation>XML ist fehlerhaft</translation>
    </message>
    <message>
        <source>XML only defines &amp;amp;, &amp;lt;, &amp;gt;, &amp;quot; and &amp;apos;. Other HTML entities break the file.</source>
        <translation>XML definiert nur &amp;amp;, &amp;lt;, &amp;gt;, &amp;quot; und &amp;apos;. Andere HTML-Entitäten zerstören die Datei.</translation>
    </message>
    <message>
        <source>XML version is not 1.0</source>
        <translation>XML-Version ist nicht 1.0</translation>
    </message>
    <message>
        <source>XML, gzipped</source>
        <translation>XML, gepackt</translation>
    </message>
    <message>
        <source>XSLT style sheet</source>
        <translation>XSLT-Stylesheet</translation>
    </message>
    <message>
        <source>Yandex does not accept feeds as sitemaps.</source>
        <translation>Yandex nimmt Feeds nicht als Sitemaps an.</translation>
    </message>
    <message>
        <source>Yandex does not read feeds</source>
        <translation>Yandex liest keine Feeds</translation>
    </message>
    <message>
        <source>Yandex no longer reads them from sitemaps, and Bing does not mention them.</source>
        <translation>Yandex liest sie nicht mehr aus Sitemaps, und Bing erwähnt sie nicht.</translation>
    </message>
    <message>
        <source>Yandex reports a longer value as an error.</source>
        <translation>Yandex meldet einen längeren Wert als Fehler.</translation>
    </message>
    <message>
        <source>Yandex reports longer URLs as an error.</source>
        <translation>Yandex meldet längere URLs als Fehler.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message numerus="yes">
        <source>You and the other program both changed %Ln values. Yours are kept unless you select theirs.</source>
        <translation>
            <numerusform>Sie und das andere Programm haben denselben Wert geändert. Ihrer bleibt, solange Sie nicht den anderen auswählen.</numerusform>
            <numerusform>Sie und das andere Programm haben %Ln Werte beide geändert. Ihre bleiben, solange Sie nicht die anderen auswählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and the other program changed different things. Both changes are kept.</source>
        <translation>Sie und das andere Programm haben Verschiedenes geändert. Beide Änderungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>You type</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Your last action may not have been completed. Your work is still here, and your unsaved changes are kept in case of a crash.</source>
        <translation>Ihre letzte Aktion wurde vielleicht nicht abgeschlossen. Ihre Arbeit ist noch da, und nicht gespeicherte Änderungen bleiben für den Fall eines Absturzes erhalten.</translation>
    </message>
    <message>
        <source>Your library</source>
        <translation>Ihre Bibliothek</translation>
    </message>
    <message>
        <source>Z for UTC, an offset such as +02:00, or a place such as Europe/Berlin.</source>
        <translation>Z für UTC, eine Abweichung wie +02:00 oder ein Ort wie Europe/Berlin.</translation>
    </message>
    <message>
        <source>Zhuang</source>
        <translation>Zhuang</translation>
    </message>
    <message>
        <source>Zone of new times</source>
        <translation>Zone neuer Uhrzeiten</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>`coverage --add` adds the missing pages, `coverage --remove` removes the URLs that are not there.</source>
        <translation>`coverage --add` fügt die fehlenden Seiten hinzu, `coverage --remove` entfernt die URLs, die es nicht gibt.</translation>
    </message>
    <message>
        <source>`fix --rule {id}` fixes it in the safest way; the window shows the others.</source>
        <translation>`fix --rule {id}` korrigiert es auf die sicherste Art; das Fenster zeigt die anderen.</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>ein 7z-Archiv</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>ein RAR-Archiv</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ein ZIP-Archiv</translation>
    </message>
    <message>
        <source>a comment begins here and never ends. Add the missing --&gt;.</source>
        <translation>hier beginnt ein Kommentar, der nie endet. Fügen Sie das fehlende --&gt; hinzu.</translation>
    </message>
    <message>
        <source>a file of names, passwords and headers for sites: [https://www.example.com] in a line, and below it lines such as user = me, password = secret, Cookie = a=b</source>
        <translation>eine Datei mit Namen, Passwörtern und Headern für Websites: [https://www.example.com] in einer Zeile und darunter Zeilen wie user = ich, password = geheim, Cookie = a=b</translation>
    </message>
    <message>
        <source>a file with that name already exists</source>
        <translation>eine Datei dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>a file, a folder (also with several files), or - for standard output</source>
        <translation>eine Datei, ein Ordner (auch bei mehreren Dateien) oder - für die Standardausgabe</translation>
    </message>
    <message>
        <source>a file, or - for standard input</source>
        <translation>eine Datei oder - für die Standardeingabe</translation>
    </message>
    <message>
        <source>a file, or one of these: {names}</source>
        <translation>eine Datei oder eines von diesen: {names}</translation>
    </message>
    <message>
        <source>a file, the folder of --split, or - for standard output</source>
        <translation>eine Datei, der Ordner für --split oder - für die Standardausgabe</translation>
    </message>
    <message>
        <source>a list of URLs has one URL per line. Remove the line break.</source>
        <translation>eine URL-Liste hat eine URL je Zeile. Entfernen Sie den Zeilenumbruch.</translation>
    </message>
    <message>
        <source>a part between two dots has more than 63 characters</source>
        <translation>ein Teil zwischen zwei Punkten hat mehr als 63 Zeichen</translation>
    </message>
    <message>
        <source>a part between two dots is empty</source>
        <translation>ein Teil zwischen zwei Punkten ist leer</translation>
    </message>
    <message>
        <source>a prefix is declared with an empty namespace. Enter its namespace.</source>
        <translation>ein Präfix ist mit leerem Namensraum deklariert. Geben Sie seinen Namensraum an.</translation>
    </message>
    <message>
        <source>a processing instruction begins here and never ends. Add the missing ?&gt;.</source>
        <translation>hier beginnt eine Verarbeitungsanweisung, die nie endet. Fügen Sie das fehlende ?&gt; hinzu.</translation>
    </message>
    <message>
        <source>a robots.txt to obey instead of the hosts&apos; own, or {off} for none: only on a site of yours</source>
        <translation>eine robots.txt, die statt der eigenen der Hosts befolgt wird, oder {off} für keine: nur auf einer eigenen Website</translation>
    </message>
    <message>
        <source>a robots.txt, or its folder, for robots-blocked and is:blocked</source>
        <translation>eine robots.txt oder ihr Ordner, für robots-blocked und is:blocked</translation>
    </message>
    <message>
        <source>a second &lt;?xml …?&gt; begins here, as if two files had been joined. Keep one of them.</source>
        <translation>hier beginnt ein zweites &lt;?xml …?&gt;, als wären zwei Dateien aneinandergehängt worden. Behalten Sie eines davon.</translation>
    </message>
    <message>
        <source>a second root element follows the first, as if two files had been joined. Keep one of them, or move its entries into the other.</source>
        <translation>auf das Wurzelelement folgt ein zweites, als wären zwei Dateien aneinandergehängt worden. Behalten Sie eines davon oder verschieben Sie seine Einträge in das andere.</translation>
    </message>
    <message>
        <source>a sitemap</source>
        <translation>eine Sitemap</translation>
    </message>
    <message>
        <source>a sitemap, a folder of them, or a table</source>
        <translation>eine Sitemap, ein Ordner voller Sitemaps oder eine Tabelle</translation>
    </message>
    <message>
        <source>a sitemap, an index with its sitemaps, or a folder of them</source>
        <translation>eine Sitemap, ein Index mit seinen Sitemaps oder ein Ordner voller Sitemaps</translation>
    </message>
    <message>
        <source>a sitemap, or an index beside its sitemaps</source>
        <translation>eine Sitemap oder ein Index neben seinen Sitemaps</translation>
    </message>
    <message>
        <source>a sitemap, or an index with its sitemaps</source>
        <translation>eine Sitemap oder ein Index mit seinen Sitemaps</translation>
    </message>
    <message>
        <source>a table about the URLs, for data:… in filters and operations by data, or an earlier version of the sitemap, for how often they change; may be repeated</source>
        <translation>eine Tabelle über die URLs, für data:… in Filtern und für Operationen mit Daten, oder eine frühere Version der Sitemap, für die Häufigkeit ihrer Änderungen; mehrfach möglich</translation>
    </message>
    <message>
        <source>a table with a column of URLs, or another sitemap; may be repeated</source>
        <translation>eine Tabelle mit einer Spalte von URLs oder eine andere Sitemap; mehrfach möglich</translation>
    </message>
    <message>
        <source>a tag is incomplete: a &gt;, a space or a quotation mark is missing.</source>
        <translation>ein Tag ist unvollständig: Ein &gt;, ein Leerzeichen oder ein Anführungszeichen fehlt.</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>ein tar-Archiv</translation>
    </message>
    <message>
        <source>a text, name or comment in it is too large to read.</source>
        <translation>ein Text, Name oder Kommentar darin ist zu groß zum Lesen.</translation>
    </message>
    <message>
        <source>a value has more than {n:,} characters</source>
        <translation>ein Wert hat mehr als {n:,} Zeichen</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>according to {sources}</source>
        <translation>laut {sources}</translation>
    </message>
    <message>
        <source>add create</source>
        <translation>hinzufügen erstellen</translation>
    </message>
    <message>
        <source>add the missing pages to the sitemap</source>
        <translation>die fehlenden Seiten zur Sitemap hinzufügen</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>again history repeat</source>
        <translation>nochmal verlauf wiederherstellen</translation>
    </message>
    <message>
        <source>all languages</source>
        <translation>alle Sprachen</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>alle Zeilen</translation>
    </message>
    <message>
        <source>also overwrite files that are write-protected or can only be written in place (several hard links, another owner, a protected folder); a crash while writing can damage them</source>
        <translation>auch Dateien überschreiben, die schreibgeschützt sind oder nur an Ort und Stelle geschrieben werden können (mehrere Hardlinks, anderer Besitzer, geschützter Ordner); ein Absturz beim Schreiben kann sie beschädigen</translation>
    </message>
    <message>
        <source>also set values that are errors</source>
        <translation>auch Werte setzen, die Fehler sind</translation>
    </message>
    <message>
        <source>also write a report, in the format of its ending ({endings}); may be repeated</source>
        <translation>auch einen Bericht schreiben, im Format seiner Endung ({endings}); mehrfach möglich</translation>
    </message>
    <message>
        <source>also {verdicts}</source>
        <translation>außerdem {verdicts}</translation>
    </message>
    <message>
        <source>an attribute value is not in quotation marks. Add them.</source>
        <translation>ein Attributwert steht nicht in Anführungszeichen. Fügen Sie sie hinzu.</translation>
    </message>
    <message>
        <source>an element follows the end of the root element. Remove it.</source>
        <translation>nach dem Ende des Wurzelelements folgt ein Element. Entfernen Sie es.</translation>
    </message>
    <message>
        <source>an element has the same attribute twice. Remove one of them.</source>
        <translation>ein Element hat dasselbe Attribut zweimal. Entfernen Sie eines davon.</translation>
    </message>
    <message>
        <source>an end tag has no name or closes nothing. Remove it.</source>
        <translation>ein End-Tag hat keinen Namen oder schließt nichts. Entfernen Sie es.</translation>
    </message>
    <message>
        <source>an entry has more than {n:,} characters</source>
        <translation>ein Eintrag hat mehr als {n:,} Zeichen</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>and {count:,} more</source>
        <translation>und {count:,} weitere</translation>
    </message>
    <message>
        <source>and {more}</source>
        <translation>und {more}</translation>
    </message>
    <message>
        <source>and {others} listed by {option}</source>
        <translation>und {others}, aufgeführt mit {option}</translation>
    </message>
    <message>
        <source>another file already has that name.</source>
        <translation>eine andere Datei hat schon diesen Namen.</translation>
    </message>
    <message>
        <source>another program has changed it in the meantime. Open it again.</source>
        <translation>ein anderes Programm hat sie inzwischen geändert. Öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>another program has changed it in the meantime. Reload it, or save under another name.</source>
        <translation>ein anderes Programm hat sie inzwischen geändert. Laden Sie sie neu oder speichern Sie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>another program has replaced it in the meantime. Try again, or save somewhere else.</source>
        <translation>ein anderes Programm hat sie inzwischen ersetzt. Versuchen Sie es noch einmal oder speichern Sie woanders.</translation>
    </message>
    <message>
        <source>another robots.txt to try: lists the entries that only one of both forbids</source>
        <translation>eine andere robots.txt zum Ausprobieren: führt die Einträge auf, die nur eine von beiden verbietet</translation>
    </message>
    <message>
        <source>apply a recipe</source>
        <translation>ein Rezept anwenden</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as text, group the places by rule, five of each</source>
        <translation>als Text: Stellen nach Regel gruppieren, je fünf</translation>
    </message>
    <message>
        <source>as text, places to list per rule and file (0: all; default: 1000, and 5 with --group)</source>
        <translation>als Text: Stellen je Regel und Datei (0: alle; Vorgabe: 1000, mit --group 5)</translation>
    </message>
    <message>
        <source>ask for their URLs on the live site</source>
        <translation>ihre URLs auf der Website abrufen</translation>
    </message>
    <message>
        <source>ask hosts in private networks and on this machine, too</source>
        <translation>auch Hosts in privaten Netzen und auf diesem Computer anfragen</translation>
    </message>
    <message>
        <source>ask the live site for its home page, for what is listed, and for what these link to; called again within a day, it goes on where it was broken off</source>
        <translation>die Startseite der Live-Website abrufen, das Aufgeführte und das, worauf diese verlinken; wird der Befehl innerhalb eines Tages noch einmal aufgerufen, macht er weiter, wo er unterbrochen wurde</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>audit crawl live broken dead links status 404 redirect http noindex canonical</source>
        <translation>prüfung crawl live kaputte tote links status 404 weiterleitung http noindex canonical</translation>
    </message>
    <message>
        <source>audit: It stopped by itself. {why_stopped}. {rest}</source>
        <translation>audit: Von selbst angehalten. {why_stopped}. {rest}</translation>
    </message>
    <message>
        <source>audit: {host} is in a private network and was not asked; use --allow-private if it may be</source>
        <translation>audit: {host} liegt in einem privaten Netz und wurde nicht angefragt; mit --allow-private ist es erlaubt</translation>
    </message>
    <message>
        <source>back history revert</source>
        <translation>zurück verlauf widerrufen</translation>
    </message>
    <message>
        <source>backup copies history</source>
        <translation>sicherungskopien verlauf</translation>
    </message>
    <message>
        <source>backup duplicate file</source>
        <translation>sicherung duplizieren datei</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>between two requests to a host</source>
        <translation>zwischen zwei Anfragen an einen Host</translation>
    </message>
    <message>
        <source>blocked by robots.txt</source>
        <translation>durch robots.txt blockiert</translation>
    </message>
    <message>
        <source>blocked disallow allow crawler googlebot bingbot yandex</source>
        <translation>blockiert disallow allow crawler googlebot bingbot yandex</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>beide Seiten</translation>
    </message>
    <message>
        <source>bulk batch mass set change operations recipe script</source>
        <translation>massenbearbeitung stapel viele setzen ändern operationen rezept skript</translation>
    </message>
    <message>
        <source>calendar</source>
        <translation>kalender</translation>
    </message>
    <message>
        <source>calendar timezone</source>
        <translation>kalender zeitzone</translation>
    </message>
    <message>
        <source>calendar today now time</source>
        <translation>kalender heute jetzt uhrzeit</translation>
    </message>
    <message>
        <source>can be fixed safely</source>
        <translation>sicher korrigierbar</translation>
    </message>
    <message>
        <source>can be fixed with a decision</source>
        <translation>mit einer Entscheidung korrigierbar</translation>
    </message>
    <message>
        <source>cannot be read; {found}</source>
        <translation>nicht lesbar; {found}</translation>
    </message>
    <message>
        <source>canonical is {to}</source>
        <translation>kanonisch ist {to}</translation>
    </message>
    <message>
        <source>change type value F2</source>
        <translation>ändern schreiben wert F2</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>changed ({changed:,})</source>
        <translation>geändert ({changed:,})</translation>
    </message>
    <message>
        <source>charset utf-8 latin windows-1252 umlauts garbled</source>
        <translation>zeichensatz utf-8 latin windows-1252 umlaute zeichensalat</translation>
    </message>
    <message>
        <source>charts statistics summary distribution overview freshness stale graph</source>
        <translation>diagramme statistik zusammenfassung verteilung überblick aktualität veraltet grafik</translation>
    </message>
    <message>
        <source>check everything, but only show what it is</source>
        <translation>alles prüfen, aber nur zeigen, was es ist</translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln days ago</source>
        <translation>
            <numerusform>vor %Ln Tag geprüft</numerusform>
            <numerusform>vor %Ln Tagen geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln hours ago</source>
        <translation>
            <numerusform>vor %Ln Stunde geprüft</numerusform>
            <numerusform>vor %Ln Stunden geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln minutes ago</source>
        <translation>
            <numerusform>vor %Ln Minute geprüft</numerusform>
            <numerusform>vor %Ln Minuten geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>checked just now</source>
        <translation>gerade eben geprüft</translation>
    </message>
    <message>
        <source>choose the rows to change: --rows 1,5-7, --where FILTER or --all</source>
        <translation>wählen Sie die zu ändernden Zeilen: --rows 1,5-7, --where FILTER oder --all</translation>
    </message>
    <message>
        <source>choose what to do: -o FOLDER to fetch the sitemaps, or --list to see what there is</source>
        <translation>wählen Sie, was geschehen soll: -o FOLDER ruft die Sitemaps ab, --list zeigt, was es gibt</translation>
    </message>
    <message>
        <source>choose where to write: -o OUT or --in-place, or only look with --dry-run or --diff</source>
        <translation>wählen Sie, wohin geschrieben wird: -o OUT oder --in-place, oder sehen Sie mit --dry-run oder --diff nur nach</translation>
    </message>
    <message>
        <source>clipboard address link loc</source>
        <translation>zwischenablage adresse link loc</translation>
    </message>
    <message>
        <source>clipboard header csv</source>
        <translation>zwischenablage kopfzeile csv</translation>
    </message>
    <message>
        <source>clipboard insert import urls csv</source>
        <translation>zwischenablage einsetzen importieren urls csv</translation>
    </message>
    <message>
        <source>clipboard overwrite</source>
        <translation>zwischenablage überschreiben</translation>
    </message>
    <message>
        <source>colours (default: auto, on a terminal unless NO_COLOR is set)</source>
        <translation>Farben (Vorgabe: auto, im Terminal, wenn NO_COLOR nicht gesetzt ist)</translation>
    </message>
    <message>
        <source>colours accessibility black white</source>
        <translation>Farben Barrierefreiheit Schwarz Weiß</translation>
    </message>
    <message>
        <source>colours night contrast</source>
        <translation>farben nacht kontrast</translation>
    </message>
    <message>
        <source>compare the sitemaps that an index lists (next to it, or on the web) instead of the index</source>
        <translation>die Sitemaps vergleichen, die ein Index aufführt (daneben oder im Web), statt des Index</translation>
    </message>
    <message>
        <source>compress the files, but not the index</source>
        <translation>die Dateien packen, den Index aber nicht</translation>
    </message>
    <message>
        <source>content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>copy below</source>
        <translation>kopieren darunter auffüllen</translation>
    </message>
    <message>
        <source>copy row entry clone</source>
        <translation>kopieren zeile eintrag klonen</translation>
    </message>
    <message>
        <source>coverage: none of the listed URLs was found; are these the pages of another site?</source>
        <translation>coverage: keine der aufgeführten URLs wurde gefunden; sind das die Seiten einer anderen Website?</translation>
    </message>
    <message>
        <source>coverage: nothing was changed, as none of the listed URLs was found</source>
        <translation>coverage: nichts wurde geändert, da keine der aufgeführten URLs gefunden wurde</translation>
    </message>
    <message>
        <source>coverage: {host} is in a private network and was not asked; use --allow-private if it may be</source>
        <translation>coverage: {host} liegt in einem privaten Netz und wurde nicht angefragt; mit --allow-private ist es erlaubt</translation>
    </message>
    <message>
        <source>crash recover restore</source>
        <translation>absturz wiederherstellen retten</translation>
    </message>
    <message>
        <source>crawl generate spider create pages html public build</source>
        <translation>crawlen generieren erzeugen erstellen spider seiten html public build generator</translation>
    </message>
    <message>
        <source>crawler bot</source>
        <translation>crawler bot</translation>
    </message>
    <message>
        <source>create empty urlset</source>
        <translation>erstellen leer urlset</translation>
    </message>
    <message>
        <source>create sitemapindex</source>
        <translation>erstellen sitemapindex</translation>
    </message>
    <message>
        <source>create text txt</source>
        <translation>erstellen text txt</translation>
    </message>
    <message>
        <source>csv tsv xlsx excel spreadsheet import crawl crawler screaming frog convert</source>
        <translation>csv tsv xlsx excel tabellenkalkulation importieren crawl crawler screaming frog umwandeln</translation>
    </message>
    <message>
        <source>csv tsv xlsx excel spreadsheet import crawl merge lookup</source>
        <translation>csv tsv xlsx excel tabellenkalkulation importieren crawl zusammenführen sverweis</translation>
    </message>
    <message>
        <source>csv tsv xlsx json excel spreadsheet convert</source>
        <translation>csv tsv xlsx json excel tabellenkalkulation umwandeln konvertieren</translation>
    </message>
    <message>
        <source>damaged broken recover recovered mended</source>
        <translation>beschädigt defekt wiederherstellen repariert</translation>
    </message>
    <message>
        <source>damaged broken repair</source>
        <translation>beschädigt defekt reparieren</translation>
    </message>
    <message>
        <source>damaged: this is what could be recovered</source>
        <translation>beschädigt: das konnte wiederhergestellt werden</translation>
    </message>
    <message>
        <source>data clicks impressions crawl screaming frog search console log analytics csv xlsx</source>
        <translation>daten klicks impressionen crawl screaming frog search console log analytics csv xlsx verbinden</translation>
    </message>
    <message>
        <source>date changed content freshness last modified lastmod honest</source>
        <translation>datum daten geändert inhalt aktualität zuletzt geändert lastmod ehrlich</translation>
    </message>
    <message>
        <source>date missing pages that no header or table dates: by their files, or by the last commits of these, which git knows</source>
        <translation>fehlende Seiten datieren, für die kein Header und keine Tabelle ein Datum nennt: nach ihren Dateien oder nach deren letzten Commits, die git kennt</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>density compact spacious</source>
        <translation>dichte kompakt geräumig</translation>
    </message>
    <message>
        <source>diff difference changes crawl</source>
        <translation>diff unterschied änderungen crawl</translation>
    </message>
    <message>
        <source>diff difference live site changes upload</source>
        <translation>diff unterschied live website änderungen hochladen</translation>
    </message>
    <message>
        <source>different order</source>
        <translation>andere Reihenfolge</translation>
    </message>
    <message>
        <source>differs only in letter case</source>
        <translation>unterscheidet sich nur in Groß- und Kleinschreibung</translation>
    </message>
    <message>
        <source>directory all files together</source>
        <translation>verzeichnis alle dateien zusammen</translation>
    </message>
    <message>
        <source>display form country</source>
        <translation>anzeige form land</translation>
    </message>
    <message>
        <source>do</source>
        <translation>bewirken</translation>
    </message>
    <message>
        <source>do not ask again for what failed today</source>
        <translation>was heute fehlschlug, nicht noch einmal abfragen</translation>
    </message>
    <message>
        <source>double same twice dedupe repeated unique</source>
        <translation>doppelt gleich zweimal dubletten mehrfach eindeutig</translation>
    </message>
    <message>
        <source>edit: nothing was written; --force sets it all the same</source>
        <translation>edit: nichts wurde geschrieben; mit --force wird es trotzdem gesetzt</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>elements are nested far too deeply. A sitemap needs three or four levels.</source>
        <translation>Elemente sind viel zu tief verschachtelt. Eine Sitemap braucht drei oder vier Ebenen.</translation>
    </message>
    <message>
        <source>elements are nested more than {n} levels deep</source>
        <translation>Elemente sind mehr als {n} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>empty erase remove</source>
        <translation>löschen entfernen radieren leer</translation>
    </message>
    <message>
        <source>encoding charset</source>
        <translation>zeichencodierung zeichensatz</translation>
    </message>
    <message>
        <source>entries follow the end of the root element. Move the root&apos;s end tag after them.</source>
        <translation>nach dem Ende des Wurzelelements folgen Einträge. Verschieben Sie das End-Tag der Wurzel hinter sie.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>error problem issue validate</source>
        <translation>fehler problem prüfen validieren</translation>
    </message>
    <message>
        <source>every entry</source>
        <translation>jeder Eintrag</translation>
    </message>
    <message>
        <source>example demo</source>
        <translation>beispiel vorführung</translation>
    </message>
    <message>
        <source>examples:</source>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>verlassen ende</translation>
    </message>
    <message>
        <source>exit with 1 if a URL has one of them (default: {telling})</source>
        <translation>mit 1 enden, wenn eine URL eines davon hat (Vorgabe: {telling})</translation>
    </message>
    <message>
        <source>exit with 1 if one of these is not empty: {parts} (default: {failing})</source>
        <translation>mit 1 enden, wenn eines davon nicht leer ist: {parts} (Vorgabe: {failing})</translation>
    </message>
    <message>
        <source>exit with 1 if there is a finding of this severity or higher</source>
        <translation>mit 1 enden, wenn es einen Befund dieses oder eines höheren Schweregrads gibt</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>mindestens ein Wert erwartet</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>höchstens ein Wert erwartet</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>genau ein Wert erwartet</translation>
    </message>
    <message>
        <source>export even if there are errors, and leave out what a table has no place for</source>
        <translation>auch exportieren, wenn es Fehler gibt, und auslassen, wofür eine Tabelle keinen Platz hat</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>fetch a FILE that is the address of a sitemap; else nothing is</source>
        <translation>ein FILE abrufen, das die Adresse einer Sitemap ist; sonst wird nichts abgerufen</translation>
    </message>
    <message>
        <source>fetch the sitemaps of a site</source>
        <translation>die Sitemaps einer Website abrufen</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>filter out without not hide rows</source>
        <translation>filtern heraus ohne nicht zeilen ausblenden</translation>
    </message>
    <message>
        <source>filters: words and terms that must all match; OR, parentheses, quotes, and a minus for not
(write --where=-has:lastmod if the minus comes first)</source>
        <translation>Filter: Wörter und Ausdrücke, die alle zutreffen müssen; OR, Klammern, Anführungszeichen und ein Minus für nicht
(schreiben Sie --where=-has:lastmod, wenn das Minus am Anfang steht)</translation>
    </message>
    <message>
        <source>finds</source>
        <translation>findet</translation>
    </message>
    <message>
        <source>fix</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>fix only what this rule finds, each finding in the safest way there is</source>
        <translation>nur korrigieren, was diese Regel findet, jeden Befund auf die sicherste Art</translation>
    </message>
    <message>
        <source>fix what is safe to fix</source>
        <translation>beheben, was sich sicher beheben lässt</translation>
    </message>
    <message>
        <source>fixes, for `fix --rule {rule} --choice NAME`:</source>
        <translation>Korrekturen, für `fix --rule {rule} --choice NAME`:</translation>
    </message>
    <message>
        <source>folder {old}, now {new}</source>
        <translation>Ordner {old}, jetzt {new}</translation>
    </message>
    <message>
        <source>follow an index to the sitemaps beside it that it lists, and see how they fit together; that is done unless none of them is there</source>
        <translation>einem Index zu den Sitemaps neben ihm folgen, die er aufführt, und prüfen, wie sie zusammenpassen; das geschieht ohnehin, außer wenn keine davon da ist</translation>
    </message>
    <message>
        <source>for --split pattern: a file and the paths in it, as products=/shop/*; may be repeated</source>
        <translation>für --split pattern: eine Datei und die Pfade darin, als products=/shop/*; mehrfach möglich</translation>
    </message>
    <message>
        <source>form properties image images video news panel sidebar right</source>
        <translation>formular eigenschaften bild bilder video videos news bereich seitenleiste rechts</translation>
    </message>
    <message>
        <source>found {url}</source>
        <translation>{url} gefunden</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>Änderungshäufigkeit</translation>
    </message>
    <message>
        <source>from a crawler&apos;s table, include those pages too</source>
        <translation>auch diese Seiten aus der Tabelle eines Crawlers übernehmen</translation>
    </message>
    <message>
        <source>from a crawler&apos;s table, leave out pages that did not return 200 or are not indexable</source>
        <translation>Seiten aus der Tabelle eines Crawlers auslassen, die nicht 200 lieferten oder nicht indexierbar sind</translation>
    </message>
    <message>
        <source>give at most one file and one picture</source>
        <translation>geben Sie höchstens eine Datei und ein Bild an</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>gzip compressed text default</source>
        <translation>gzip komprimiert text vorgabe</translation>
    </message>
    <message>
        <source>half of them are {scheme}</source>
        <translation>die Hälfte davon ist {scheme}</translation>
    </message>
    <message>
        <source>header browser bot</source>
        <translation>header browser bot</translation>
    </message>
    <message>
        <source>help documentation guide learn</source>
        <translation>hilfe dokumentation anleitung lernen</translation>
    </message>
    <message>
        <source>history backup previous restore undo older</source>
        <translation>verlauf sicherung vorherige wiederherstellen rückgängig älter</translation>
    </message>
    <message>
        <source>host domain short</source>
        <translation>host domain kurz</translation>
    </message>
    <message>
        <source>how many URLs to list (0: all)</source>
        <translation>wie viele URLs aufgeführt werden (0: alle)</translation>
    </message>
    <message>
        <source>how many entries of each kind to list (0: all)</source>
        <translation>wie viele Einträge jeder Art aufgeführt werden (0: alle)</translation>
    </message>
    <message>
        <source>how many to list (0: all)</source>
        <translation>wie viele aufgeführt werden (0: alle)</translation>
    </message>
    <message>
        <source>hreflang alternate translations international multilingual x-default</source>
        <translation>hreflang alternate übersetzungen international mehrsprachig x-default</translation>
    </message>
    <message>
        <source>http and https</source>
        <translation>http und https</translation>
    </message>
    <message>
        <source>http and https, www. or the slash at the end</source>
        <translation>http und https, www. oder dem Schrägstrich am Ende</translation>
    </message>
    <message>
        <source>http or https</source>
        <translation>http oder https</translation>
    </message>
    <message>
        <source>http or https, www, the slash at the end or the name of an index page</source>
        <translation>http oder https, www, dem Schrägstrich am Ende oder dem Namen einer Indexseite</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>der Wert %r wird ignoriert</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln rows</source>
        <translation>
            <numerusform>in %Ln Zeile</numerusform>
            <numerusform>in %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>in a file before compression; at most {max_bytes:,}</source>
        <translation>in einer Datei vor dem Packen; höchstens {max_bytes:,}</translation>
    </message>
    <message>
        <source>in a file; at most {max_entries:,}</source>
        <translation>in einer Datei; höchstens {max_entries:,}</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>in the filter</source>
        <translation>im Filter</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>index file</source>
        <translation>Indexdatei</translation>
    </message>
    <message>
        <source>index sitemaps together children</source>
        <translation>index sitemaps zusammen untergeordnete</translation>
    </message>
    <message>
        <source>indexnow submit ping bing yandex notify publish</source>
        <translation>indexnow einreichen ping bing yandex benachrichtigen veröffentlichen</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>insert new row entry url</source>
        <translation>einfügen neu zeile eintrag url</translation>
    </message>
    <message>
        <source>insight freshness old age</source>
        <translation>einblick aktualität alt alter</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>ungültige Auswahl: %(value)r (zur Wahl stehen %(choices)s)</translation>
    </message>
    <message>
        <source>is:{word} asks for edits in the window, and a file that is opened here has none.</source>
        <translation>is:{word} fragt nach Änderungen im Fenster; eine hier geöffnete Datei hat keine.</translation>
    </message>
    <message>
        <source>it answers without encryption</source>
        <translation>der Server antwortet ohne Verschlüsselung</translation>
    </message>
    <message>
        <source>it begins with {found} instead of {scheme}://</source>
        <translation>sie beginnt mit {found} statt {scheme}://</translation>
    </message>
    <message>
        <source>it begins with {scheme}, but search engines only read http and https</source>
        <translation>sie beginnt mit {scheme}, aber Suchmaschinen lesen nur http und https</translation>
    </message>
    <message>
        <source>it belongs to somebody else</source>
        <translation>sie gehört jemand anderem</translation>
    </message>
    <message>
        <source>it closed the connection during the TLS handshake</source>
        <translation>der Server hat die Verbindung beim TLS-Handshake geschlossen</translation>
    </message>
    <message>
        <source>it contains a % that does not start an escape</source>
        <translation>enthält ein %, das keine Codierung beginnt</translation>
    </message>
    <message>
        <source>it contains a backslash</source>
        <translation>sie enthält einen Rückwärtsschrägstrich</translation>
    </message>
    <message>
        <source>it contains an invisible character</source>
        <translation>enthält ein unsichtbares Zeichen</translation>
    </message>
    <message>
        <source>it contains characters not allowed in URLs</source>
        <translation>enthält Zeichen, die in URLs nicht erlaubt sind</translation>
    </message>
    <message>
        <source>it contains two URLs run together</source>
        <translation>sie besteht aus zwei aneinandergehängten URLs</translation>
    </message>
    <message>
        <source>it contains white space</source>
        <translation>enthält Leerraum</translation>
    </message>
    <message>
        <source>it decompresses to more than {limit:,} bytes.</source>
        <translation>entpackt hat sie mehr als {limit:,} Bytes.</translation>
    </message>
    <message>
        <source>it does not exist.</source>
        <translation>sie existiert nicht.</translation>
    </message>
    <message>
        <source>it does not know this host</source>
        <translation>der Server kennt diesen Host nicht</translation>
    </message>
    <message>
        <source>it does not point to a media file</source>
        <translation>führt nicht zu einer Mediendatei</translation>
    </message>
    <message>
        <source>it ends in a number but is not an IPv4 address</source>
        <translation>er endet mit einer Zahl, ist aber keine IPv4-Adresse</translation>
    </message>
    <message>
        <source>it has been deleted or moved in the meantime. Save it again under this or another name.</source>
        <translation>sie wurde inzwischen gelöscht oder verschoben. Speichern Sie sie erneut, unter diesem oder einem anderen Namen.</translation>
    </message>
    <message>
        <source>it has more than 253 characters</source>
        <translation>er hat mehr als 253 Zeichen</translation>
    </message>
    <message>
        <source>it has more than {limit:,} bytes, ten times the limit for a sitemap.</source>
        <translation>sie hat mehr als {limit:,} Bytes, das Zehnfache der Grenze für eine Sitemap.</translation>
    </message>
    <message>
        <source>it has no name.</source>
        <translation>sie hat keinen Namen.</translation>
    </message>
    <message>
        <source>it has no root element; it was cut off, or it is not a sitemap.</source>
        <translation>sie hat kein Wurzelelement; sie wurde abgeschnitten oder ist keine Sitemap.</translation>
    </message>
    <message>
        <source>it has no scheme and host</source>
        <translation>Schema und Host fehlen</translation>
    </message>
    <message>
        <source>it has other names (hard links)</source>
        <translation>sie hat weitere Namen (Hardlinks)</translation>
    </message>
    <message>
        <source>it has percent codes that stand for no characters</source>
        <translation>enthält Prozentcodes, die für keine Zeichen stehen</translation>
    </message>
    <message>
        <source>it has the same text</source>
        <translation>hat denselben Text</translation>
    </message>
    <message>
        <source>it has {length:,} characters; at most {limit:,} are allowed</source>
        <translation>{length:,} Zeichen; erlaubt sind höchstens {limit:,}</translation>
    </message>
    <message>
        <source>it has {size:,} bytes; Yandex allows {limit:,}</source>
        <translation>{size:,} Bytes; Yandex erlaubt {limit:,}</translation>
    </message>
    <message>
        <source>it is a folder. Choose a file in it.</source>
        <translation>das ist ein Ordner. Wählen Sie eine Datei darin aus.</translation>
    </message>
    <message>
        <source>it is a link that another user made, and leads to {target}. Save under the name of that file, or somewhere else.</source>
        <translation>sie ist eine Verknüpfung, die ein anderer Benutzer angelegt hat und die zu {target} führt. Speichern Sie unter dem Namen jener Datei oder woanders.</translation>
    </message>
    <message>
        <source>it is a page with a player, no media file</source>
        <translation>ist eine Seite mit einem Player, keine Mediendatei</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file.</source>
        <translation>das ist eine Pipe oder ein Gerät, keine Datei.</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file. Save under the name of a file.</source>
        <translation>das ist eine Pipe oder ein Gerät, keine Datei. Speichern Sie unter dem Namen einer Datei.</translation>
    </message>
    <message>
        <source>it is compressed many times over. Get a fresh copy of the file.</source>
        <translation>sie ist vielfach gepackt. Besorgen Sie eine frische Kopie der Datei.</translation>
    </message>
    <message>
        <source>it is compressed twice. It should be compressed only once.</source>
        <translation>sie ist zweimal gepackt. Sie sollte nur einmal gepackt sein.</translation>
    </message>
    <message>
        <source>it is followed by {n:,} bytes that are not gzip. Get a fresh copy of the file.</source>
        <translation>danach folgen {n:,} Bytes, die kein gzip sind. Besorgen Sie eine frische Kopie der Datei.</translation>
    </message>
    <message>
        <source>it is in the future</source>
        <translation>liegt in der Zukunft</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>er fehlt</translation>
    </message>
    <message>
        <source>it is not a W3C date</source>
        <translation>kein W3C-Datum</translation>
    </message>
    <message>
        <source>it is not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>it is not a whole number</source>
        <translation>keine ganze Zahl</translation>
    </message>
    <message>
        <source>it is not an ISO 4217 currency code</source>
        <translation>kein Währungscode nach ISO 4217</translation>
    </message>
    <message>
        <source>it is not an http or https URL</source>
        <translation>keine http- oder https-URL</translation>
    </message>
    <message>
        <source>it is not percent-encoded</source>
        <translation>ist nicht prozentcodiert</translation>
    </message>
    <message>
        <source>it is on a different domain from the page</source>
        <translation>es liegt auf einer anderen Domain als die Seite</translation>
    </message>
    <message>
        <source>it is the page for an error</source>
        <translation>ist die Seite für einen Fehler</translation>
    </message>
    <message>
        <source>it is to be deleted, but another program has changed it in the meantime.</source>
        <translation>sie soll gelöscht werden, aber ein anderes Programm hat sie inzwischen geändert.</translation>
    </message>
    <message>
        <source>it is write-protected. Save under another name, or overwrite it.</source>
        <translation>sie ist schreibgeschützt. Speichern Sie unter einem anderen Namen oder überschreiben Sie sie.</translation>
    </message>
    <message>
        <source>it is {found}, so the scheme is written twice</source>
        <translation>er ist {found}, das Schema steht also zweimal da</translation>
    </message>
    <message>
        <source>it lists the sitemap {address}</source>
        <translation>führt die Sitemap {address} auf</translation>
    </message>
    <message>
        <source>it literally contains {found}, so it was escaped twice</source>
        <translation>enthält wörtlich {found}, wurde also doppelt maskiert</translation>
    </message>
    <message>
        <source>it looks like it was percent-encoded twice</source>
        <translation>sieht doppelt prozentcodiert aus</translation>
    </message>
    <message>
        <source>it must be a code of two or three letters, or zh-cn or zh-tw</source>
        <translation>erlaubt ist ein Code aus zwei oder drei Buchstaben, oder zh-cn oder zh-tw</translation>
    </message>
    <message>
        <source>it must be in lower case</source>
        <translation>muss kleingeschrieben sein</translation>
    </message>
    <message>
        <source>it must be one of {words}</source>
        <translation>erlaubt ist eines von {words}</translation>
    </message>
    <message>
        <source>it must be one or more of {words}</source>
        <translation>erlaubt sind eines oder mehrere von {words}</translation>
    </message>
    <message>
        <source>it must be three capital letters</source>
        <translation>erlaubt sind drei Großbuchstaben</translation>
    </message>
    <message>
        <source>it must be two-letter codes in capitals, separated by spaces</source>
        <translation>erlaubt sind Codes aus zwei Großbuchstaben, durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>it must be up to five tickers such as NASDAQ:A, NYSE:B</source>
        <translation>erlaubt sind bis zu fünf Börsenkürzel wie NASDAQ:A, NYSE:B</translation>
    </message>
    <message>
        <source>it must be yes or no</source>
        <translation>erlaubt ist yes oder no</translation>
    </message>
    <message>
        <source>it must not contain {found}</source>
        <translation>er darf {found} nicht enthalten</translation>
    </message>
    <message>
        <source>it needs a value</source>
        <translation>es braucht einen Wert</translation>
    </message>
    <message>
        <source>it offers no encryption that this program supports</source>
        <translation>der Server bietet keine Verschlüsselung an, die dieses Programm unterstützt</translation>
    </message>
    <message>
        <source>it only supports outdated versions of TLS</source>
        <translation>der Server unterstützt nur veraltete Versionen von TLS</translation>
    </message>
    <message>
        <source>it requires a client certificate</source>
        <translation>der Server verlangt ein Client-Zertifikat</translation>
    </message>
    <message>
        <source>it was escaped twice</source>
        <translation>wurde doppelt maskiert</translation>
    </message>
    <message>
        <source>it was read in the wrong encoding</source>
        <translation>wurde in der falschen Zeichencodierung gelesen</translation>
    </message>
    <message>
        <source>it would be larger than that disk allows. Save somewhere else.</source>
        <translation>sie wäre größer, als dieser Datenträger erlaubt. Speichern Sie woanders.</translation>
    </message>
    <message>
        <source>its DOCTYPE is damaged. Sitemaps do not need one; remove it.</source>
        <translation>ihr DOCTYPE ist beschädigt. Sitemaps brauchen keinen; entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>its access list cannot be kept</source>
        <translation>ihre Zugriffsliste kann nicht erhalten werden</translation>
    </message>
    <message>
        <source>its certificate comes from an unknown issuer</source>
        <translation>das Zertifikat stammt von einem unbekannten Aussteller</translation>
    </message>
    <message>
        <source>its certificate has expired</source>
        <translation>das Zertifikat ist abgelaufen</translation>
    </message>
    <message>
        <source>its certificate is for another address</source>
        <translation>das Zertifikat gilt für eine andere Adresse</translation>
    </message>
    <message>
        <source>its certificate is for another host</source>
        <translation>das Zertifikat gilt für einen anderen Host</translation>
    </message>
    <message>
        <source>its certificate is not valid yet</source>
        <translation>das Zertifikat ist noch nicht gültig</translation>
    </message>
    <message>
        <source>its certificate is self-signed</source>
        <translation>das Zertifikat ist selbstsigniert</translation>
    </message>
    <message>
        <source>its certificate was revoked</source>
        <translation>das Zertifikat wurde widerrufen</translation>
    </message>
    <message>
        <source>its compressed data is damaged. Get a fresh copy of the file.</source>
        <translation>ihre gepackten Daten sind beschädigt. Besorgen Sie eine frische Kopie der Datei.</translation>
    </message>
    <message>
        <source>its contents do not match its checksum: it was damaged in transfer. Get a fresh copy of the file.</source>
        <translation>ihr Inhalt passt nicht zur Prüfsumme: Sie wurde bei der Übertragung beschädigt. Besorgen Sie eine frische Kopie der Datei.</translation>
    </message>
    <message>
        <source>its encryption is too weak to be safe</source>
        <translation>die Verschlüsselung ist zu schwach, um sicher zu sein</translation>
    </message>
    <message>
        <source>its end is missing: it was cut off, perhaps during upload or download. Get a fresh copy of the file.</source>
        <translation>ihr Ende fehlt: Sie wurde abgeschnitten, vielleicht beim Hoch- oder Herunterladen. Besorgen Sie eine frische Kopie der Datei.</translation>
    </message>
    <message>
        <source>its folder does not exist.</source>
        <translation>ihr Ordner existiert nicht.</translation>
    </message>
    <message>
        <source>its folder is write-protected</source>
        <translation>ihr Ordner ist schreibgeschützt</translation>
    </message>
    <message>
        <source>its folder is write-protected.</source>
        <translation>ihr Ordner ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>its host has no valid top-level domain</source>
        <translation>der Host hat keine gültige Top-Level-Domain</translation>
    </message>
    <message>
        <source>its host is not valid</source>
        <translation>der Host ist ungültig</translation>
    </message>
    <message>
        <source>its links lead in a circle.</source>
        <translation>ihre Verknüpfungen führen im Kreis.</translation>
    </message>
    <message>
        <source>its name is too long.</source>
        <translation>ihr Name ist zu lang.</translation>
    </message>
    <message>
        <source>its permissions cannot be kept</source>
        <translation>ihre Berechtigungen können nicht erhalten werden</translation>
    </message>
    <message>
        <source>its {packed:,} bytes decompress to more than {times} times their size.</source>
        <translation>ihre {packed:,} Bytes entpacken sich zu mehr als dem {times}-Fachen ihrer Größe.</translation>
    </message>
    <message>
        <source>journal recovery crash</source>
        <translation>journal wiederherstellung absturz</translation>
    </message>
    <message>
        <source>keys keyboard hotkeys</source>
        <translation>tasten tastatur kürzel</translation>
    </message>
    <message>
        <source>large small font interface</source>
        <translation>groß klein schrift oberfläche größe</translation>
    </message>
    <message>
        <source>larger bigger font</source>
        <translation>größer schrift zoom</translation>
    </message>
    <message>
        <source>last modified</source>
        <translation>Zuletzt geändert</translation>
    </message>
    <message>
        <source>lastmod newest</source>
        <translation>lastmod neuestes</translation>
    </message>
    <message>
        <source>layout panel panels sidebar columns widths default restore move dock</source>
        <translation>layout bereich bereiche seitenleiste spalten breite standard wiederherstellen verschieben andocken anordnung</translation>
    </message>
    <message>
        <source>leads to {url}</source>
        <translation>führt zu {url}</translation>
    </message>
    <message>
        <source>leave entries in the files of the last time, and fill only the last one</source>
        <translation>Einträge in den Dateien vom letzten Mal lassen und nur die letzte füllen</translation>
    </message>
    <message>
        <source>leave these rules out</source>
        <translation>diese Regeln auslassen</translation>
    </message>
    <message>
        <source>letter case</source>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>limits brake stop overload errors</source>
        <translation>grenzen bremse anhalten überlastung fehler</translation>
    </message>
    <message>
        <source>limits delay milliseconds polite</source>
        <translation>grenzen verzögerung millisekunden höflich</translation>
    </message>
    <message>
        <source>limits parallel connections</source>
        <translation>grenzen parallele verbindungen</translation>
    </message>
    <message>
        <source>limits timeout seconds</source>
        <translation>grenzen zeitlimit sekunden</translation>
    </message>
    <message>
        <source>line {line:,} has more than {n:,} characters</source>
        <translation>Zeile {line:,} hat mehr als {n:,} Zeichen</translation>
    </message>
    <message>
        <source>line {line:,}, column {column:,}: {done}</source>
        <translation>Textzeile {line:,}, Spalte {column:,}: {done}</translation>
    </message>
    <message>
        <source>line {line} of robots.txt: {rule}</source>
        <translation>Textzeile {line} der robots.txt: {rule}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>Textzeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>line {line}: {rule}</source>
        <translation>Zeile {line}: {rule}</translation>
    </message>
    <message>
        <source>links from the home page, at most</source>
        <translation>Links von der Startseite aus, höchstens</translation>
    </message>
    <message>
        <source>links name other pages</source>
        <translation>Links nennen andere Seiten</translation>
    </message>
    <message>
        <source>list everything that is wrong with them</source>
        <translation>alles aufführen, was an ihnen nicht stimmt</translation>
    </message>
    <message>
        <source>list the pages that it lacks, and those that are not there</source>
        <translation>die Seiten aufführen, die ihr fehlen, und die, die es nicht gibt</translation>
    </message>
    <message>
        <source>list the rules that are looked at</source>
        <translation>die Regeln aufführen, die geprüft werden</translation>
    </message>
    <message>
        <source>list what a robots.txt forbids crawlers to fetch</source>
        <translation>aufführen, was eine robots.txt Crawlern abzurufen verbietet</translation>
    </message>
    <message>
        <source>list what differs between two sitemaps</source>
        <translation>aufführen, worin sich zwei Sitemaps unterscheiden</translation>
    </message>
    <message>
        <source>load file xml gz txt csv xlsx rss feed robots import</source>
        <translation>laden datei xml gz txt csv xlsx rss feed robots importieren</translation>
    </message>
    <message>
        <source>locale country day month</source>
        <translation>gebietsschema land tag monat</translation>
    </message>
    <message>
        <source>look at these rules alone: ids and patterns, such as loc-space,hreflang-*</source>
        <translation>nur diese Regeln prüfen: IDs und Muster, etwa loc-space,hreflang-*</translation>
    </message>
    <message>
        <source>make damaged files well-formed again</source>
        <translation>beschädigte Dateien wieder wohlgeformt machen</translation>
    </message>
    <message>
        <source>mark a table as UTF-8, for Excel</source>
        <translation>eine Tabelle als UTF-8 kennzeichnen, für Excel</translation>
    </message>
    <message>
        <source>mark filtered</source>
        <translation>markieren gefiltert</translation>
    </message>
    <message>
        <source>mark query condition search</source>
        <translation>markieren abfrage bedingung suchen</translation>
    </message>
    <message>
        <source>match entries by path, ignoring scheme and host</source>
        <translation>Einträge nach dem Pfad zuordnen, ohne Schema und Host</translation>
    </message>
    <message>
        <source>may be fetched</source>
        <translation>darf abgerufen werden</translation>
    </message>
    <message>
        <source>may be listed</source>
        <translation>darf aufgeführt werden</translation>
    </message>
    <message>
        <source>may be listed; linked from {url}</source>
        <translation>darf aufgeführt werden; verlinkt von {url}</translation>
    </message>
    <message>
        <source>means</source>
        <translation>bedeutet</translation>
    </message>
    <message>
        <source>milliseconds between two requests to a host (default: {count})</source>
        <translation>Millisekunden zwischen zwei Anfragen an einen Host (Vorgabe: {count})</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlend</translation>
    </message>
    <message>
        <source>missing files sync children</source>
        <translation>fehlende dateien abgleichen untergeordnete</translation>
    </message>
    <message>
        <source>missing pages orphan pages not in sitemap crawl folder unlinked add remove</source>
        <translation>fehlende seiten verwaiste seiten nicht in sitemap crawlen ordner unverlinkt hinzufügen entfernen orphan</translation>
    </message>
    <message>
        <source>more than a third of all</source>
        <translation>mehr als ein Drittel aller</translation>
    </message>
    <message>
        <source>most are on {host}</source>
        <translation>die meisten liegen auf {host}</translation>
    </message>
    <message>
        <source>most are {scheme}</source>
        <translation>die meisten sind {scheme}</translation>
    </message>
    <message>
        <source>moved ({moved:,})</source>
        <translation>verschoben ({moved:,})</translation>
    </message>
    <message>
        <source>name a file</source>
        <translation>nennen Sie eine Datei</translation>
    </message>
    <message>
        <source>name keep search favorite bookmark</source>
        <translation>name behalten suche favorit lesezeichen</translation>
    </message>
    <message>
        <source>named search favorite bookmark rename delete</source>
        <translation>benannte suche favorit lesezeichen umbenennen löschen</translation>
    </message>
    <message>
        <source>names {url}</source>
        <translation>nennt {url}</translation>
    </message>
    <message>
        <source>narrow query values</source>
        <translation>eingrenzen abfrage werte</translation>
    </message>
    <message>
        <source>nearly the same URL</source>
        <translation>fast gleiche URL</translation>
    </message>
    <message>
        <source>nested merge</source>
        <translation>verschachtelt zusammenführen</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>nginx</source>
        <translation>nginx</translation>
    </message>
    <message>
        <source>no backup of its current contents can be kept in {folder}: {cause}</source>
        <translation>von ihrem jetzigen Inhalt kann in {folder} keine Sicherungskopie angelegt werden: {cause}</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>keine Datei</translation>
    </message>
    <message>
        <source>no file is named like {pattern}</source>
        <translation>keine Datei heißt wie {pattern}</translation>
    </message>
    <message>
        <source>no file, and not in the table</source>
        <translation>keine Datei und nicht in der Tabelle</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>keine Befunde</translation>
    </message>
    <message>
        <source>no page links to it</source>
        <translation>keine Seite verlinkt darauf</translation>
    </message>
    <message>
        <source>noindex</source>
        <translation>noindex</translation>
    </message>
    <message>
        <source>not all files can be copied. {reasons}</source>
        <translation>nicht alle Dateien können kopiert werden. {reasons}</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nicht erlaubt zusammen mit %s</translation>
    </message>
    <message>
        <source>not compared, as nothing is known of them: {urls}</source>
        <translation>nicht verglichen, da nichts über sie bekannt ist: {urls}</translation>
    </message>
    <message>
        <source>not fetched: {trouble}</source>
        <translation>nicht abgerufen: {trouble}</translation>
    </message>
    <message>
        <source>not in the table</source>
        <translation>nicht in der Tabelle</translation>
    </message>
    <message>
        <source>not indexable</source>
        <translation>nicht indexierbar</translation>
    </message>
    <message>
        <source>not linked</source>
        <translation>nicht verlinkt</translation>
    </message>
    <message>
        <source>not open</source>
        <translation>nicht geöffnet</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>nicht gesendet</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>nicht angekreuzt</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>nothing is safe to fix; </source>
        <translation>nichts lässt sich sicher korrigieren; </translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>nichts zu ändern</translation>
    </message>
    <message>
        <source>nothing to fix</source>
        <translation>nichts zu korrigieren</translation>
    </message>
    <message>
        <source>nothing was written</source>
        <translation>nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>now lastmod calendar date</source>
        <translation>jetzt heute lastmod kalender datum</translation>
    </message>
    <message>
        <source>of IN, if it is a .csv or .tsv file</source>
        <translation>von IN, wenn es eine .csv- oder .tsv-Datei ist</translation>
    </message>
    <message>
        <source>of those on public hosts, most are on {host}</source>
        <translation>von denen auf öffentlichen Hosts liegen die meisten auf {host}</translation>
    </message>
    <message>
        <source>official schema</source>
        <translation>offizielles Schema</translation>
    </message>
    <message>
        <source>on other sites, and not looked at: {pages}</source>
        <translation>auf anderen Websites und nicht untersucht: {pages}</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>eines der Argumente %s ist erforderlich</translation>
    </message>
    <message>
        <source>only in {path} ({only:,})</source>
        <translation>nur in {path} ({only:,})</translation>
    </message>
    <message>
        <source>only list the sitemaps, with their sizes</source>
        <translation>die Sitemaps nur aufführen, mit ihren Größen</translation>
    </message>
    <message>
        <source>only one file can be written to standard output</source>
        <translation>in die Standardausgabe kann nur eine Datei geschrieben werden</translation>
    </message>
    <message>
        <source>only same equal narrow</source>
        <translation>nur gleiche eingrenzen</translation>
    </message>
    <message>
        <source>only show what would be written</source>
        <translation>nur zeigen, was geschrieben würde</translation>
    </message>
    <message>
        <source>only show what would change</source>
        <translation>nur zeigen, was sich ändern würde</translation>
    </message>
    <message>
        <source>only show what would change, as a unified diff</source>
        <translation>nur zeigen, was sich ändern würde, als Unified Diff</translation>
    </message>
    <message>
        <source>only the first characters of the file show its encoding, {encoding}. Save as UTF-8.</source>
        <translation>nur die ersten Zeichen der Datei zeigen ihre Zeichencodierung, {encoding}. Speichern Sie als UTF-8.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>open sitemaps in the window, those of a folder together</source>
        <translation>Sitemaps im Fenster öffnen, die eines Ordners zusammen</translation>
    </message>
    <message>
        <source>open the panel of charts</source>
        <translation>die Leiste mit den Diagrammen öffnen</translation>
    </message>
    <message>
        <source>open-url: {error}</source>
        <translation>open-url: {error}</translation>
    </message>
    <message>
        <source>open-url: {error} {hint}</source>
        <translation>open-url: {error} {hint}</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>order ascending descending</source>
        <translation>reihenfolge aufsteigend absteigend</translation>
    </message>
    <message>
        <source>origin domain fold short</source>
        <translation>ursprung domain einklappen kurz</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>overwrite the damaged files</source>
        <translation>die beschädigten Dateien überschreiben</translation>
    </message>
    <message>
        <source>packed with bzip2</source>
        <translation>mit bzip2 gepackt</translation>
    </message>
    <message>
        <source>packed with compress</source>
        <translation>mit compress gepackt</translation>
    </message>
    <message>
        <source>packed with lz4</source>
        <translation>mit lz4 gepackt</translation>
    </message>
    <message>
        <source>packed with xz</source>
        <translation>mit xz gepackt</translation>
    </message>
    <message>
        <source>packed with zstd</source>
        <translation>mit zstd gepackt</translation>
    </message>
    <message>
        <source>pages that are not to be listed, such as &apos;/tag/*&apos;; may be repeated</source>
        <translation>Seiten, die nicht aufgeführt werden sollen, etwa &apos;/tag/*&apos;; mehrfach möglich</translation>
    </message>
    <message>
        <source>pages that link to it: {count:,}</source>
        <translation>Seiten, die darauf verlinken: {count:,}</translation>
    </message>
    <message>
        <source>pages to ask for, at most</source>
        <translation>Seiten, die höchstens abgerufen werden</translation>
    </message>
    <message>
        <source>part of its path is not a folder.</source>
        <translation>ein Teil ihres Pfads ist kein Ordner.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>path directory section narrow</source>
        <translation>pfad verzeichnis bereich eingrenzen</translation>
    </message>
    <message>
        <source>pin lock sticky</source>
        <translation>anheften sperren fest</translation>
    </message>
    <message>
        <source>pin lock sticky fix scroll sideways horizontal</source>
        <translation>anheften sperren fest scrollen seitwärts horizontal</translation>
    </message>
    <message>
        <source>place in the file</source>
        <translation>Stelle in der Datei</translation>
    </message>
    <message>
        <source>places to list per rule and file (0: all; default: 1000, and 5 with --group)</source>
        <translation>Stellen, die je Regel und Datei aufgeführt werden (0: alle; Vorgabe: 1000, mit --group 5)</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>profile checks validation</source>
        <translation>profil prüfungen validierung</translation>
    </message>
    <message>
        <source>published at {url}</source>
        <translation>veröffentlicht unter {url}</translation>
    </message>
    <message>
        <source>question confirmation</source>
        <translation>frage bestätigung</translation>
    </message>
    <message>
        <source>read the files in this encoding</source>
        <translation>die Dateien in dieser Zeichencodierung lesen</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>reading {n} %</source>
        <translation>liest {n} %</translation>
    </message>
    <message>
        <source>redirected to {to}</source>
        <translation>weitergeleitet zu {to}</translation>
    </message>
    <message>
        <source>refresh revert read again</source>
        <translation>aktualisieren verwerfen erneut lesen</translation>
    </message>
    <message>
        <source>remove delete show less</source>
        <translation>entfernen löschen anzeigen weniger</translation>
    </message>
    <message>
        <source>remove its values</source>
        <translation>seine Werte entfernen</translation>
    </message>
    <message>
        <source>remove row entry url</source>
        <translation>entfernen zeile eintrag url</translation>
    </message>
    <message>
        <source>remove the absent URLs from the sitemap</source>
        <translation>die nicht vorhandenen URLs aus der Sitemap entfernen</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>repair mend correct clean</source>
        <translation>reparieren beheben korrigieren bereinigen</translation>
    </message>
    <message>
        <source>repair mend correct quick solve</source>
        <translation>reparieren beheben korrigieren schnell lösen</translation>
    </message>
    <message>
        <source>repaired {rule}</source>
        <translation>{rule} repariert</translation>
    </message>
    <message>
        <source>replace other files of the same names</source>
        <translation>andere Dateien mit denselben Namen ersetzen</translation>
    </message>
    <message>
        <source>report clipboard mail errors problems</source>
        <translation>bericht zwischenablage mail fehler probleme</translation>
    </message>
    <message>
        <source>report csv html errors problems</source>
        <translation>bericht csv html fehler probleme</translation>
    </message>
    <message>
        <source>request again: all; only errors; or answers older than 30m, 12h, 7d</source>
        <translation>neu abfragen: all für alles; errors nur für Fehler; oder Antworten, die älter sind als 30m, 12h, 7d</translation>
    </message>
    <message>
        <source>requests at once to a host</source>
        <translation>gleichzeitige Anfragen an einen Host</translation>
    </message>
    <message>
        <source>requests at once to a host (default: {count})</source>
        <translation>gleichzeitige Anfragen an einen Host (Vorgabe: {count})</translation>
    </message>
    <message>
        <source>reset filter everything</source>
        <translation>zurücksetzen filter alles</translation>
    </message>
    <message>
        <source>return key</source>
        <translation>return taste enter</translation>
    </message>
    <message>
        <source>rightly left out</source>
        <translation>zu Recht ausgelassen</translation>
    </message>
    <message>
        <source>robots-blocked needs --robots; audit-blocked is about the robots.txt of the site itself</source>
        <translation>robots-blocked braucht --robots; audit-blocked betrifft die robots.txt der Website selbst</translation>
    </message>
    <message>
        <source>robots.txt</source>
        <translation>robots.txt</translation>
    </message>
    <message>
        <source>robots.txt lets {agent} fetch it, but not this program (line {line}: {rule}).</source>
        <translation>robots.txt erlaubt {agent}, sie abzurufen, diesem Programm aber nicht (Textzeile {line}: {rule}).</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>Zeile {row}</translation>
    </message>
    <message>
        <source>row {row}: </source>
        <translation>Zeile {row}: </translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>safe fix</source>
        <translation>sichere Korrektur</translation>
    </message>
    <message>
        <source>same URL</source>
        <translation>gleiche URL</translation>
    </message>
    <message>
        <source>same URL, written differently</source>
        <translation>gleiche URL, anders geschrieben</translation>
    </message>
    <message>
        <source>save a picture of the window</source>
        <translation>ein Bild des Fensters speichern</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>say what a rule means, and who made it</source>
        <translation>sagen, was eine Regel bedeutet und von wem sie stammt</translation>
    </message>
    <message>
        <source>say what to compare with: --folder DIR, --site, --data TABLE, or several of them</source>
        <translation>geben Sie an, womit verglichen wird: --folder DIR, --site, --data TABLE oder mehreres davon</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>suchen finden</translation>
    </message>
    <message>
        <source>search find query narrow</source>
        <translation>suchen finden abfrage eingrenzen</translation>
    </message>
    <message>
        <source>search substitute regex regular expression find</source>
        <translation>suchen austauschen regex regulärer ausdruck finden</translation>
    </message>
    <message>
        <source>seconds for one answer in all (default: {count})</source>
        <translation>Sekunden für eine Antwort insgesamt (Vorgabe: {count})</translation>
    </message>
    <message>
        <source>see a rule as {levels}; may be repeated</source>
        <translation>eine Regel als {levels} einstufen; mehrfach möglich</translation>
    </message>
    <message>
        <source>session restore tabs places</source>
        <translation>sitzung wiederherstellen tabs</translation>
    </message>
    <message>
        <source>set values, leave every other byte as it is</source>
        <translation>Werte setzen, jedes andere Byte lassen, wie es ist</translation>
    </message>
    <message>
        <source>settings options configure customize setup</source>
        <translation>einstellungen optionen konfigurieren anpassen einrichten</translation>
    </message>
    <message>
        <source>severity off error warning advice</source>
        <translation>schweregrad aus fehler warnung empfehlung</translation>
    </message>
    <message>
        <source>show hide first</source>
        <translation>anzeigen ausblenden zuerst</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe anzeigen und beenden</translation>
    </message>
    <message>
        <source>sitemapindex create</source>
        <translation>sitemapindex erstellen</translation>
    </message>
    <message>
        <source>sitemaps list index panel</source>
        <translation>sitemaps liste index bereich</translation>
    </message>
    <message>
        <source>sitemaps.org FAQ</source>
        <translation>FAQ von sitemaps.org</translation>
    </message>
    <message>
        <source>size default resize</source>
        <translation>größe standard breite</translation>
    </message>
    <message>
        <source>size unknown</source>
        <translation>Größe unbekannt</translation>
    </message>
    <message>
        <source>slash at the end</source>
        <translation>Schrägstrich am Ende</translation>
    </message>
    <message>
        <source>smaller font</source>
        <translation>kleiner schrift zoom</translation>
    </message>
    <message>
        <source>sort errors findings worst first</source>
        <translation>sortieren fehler befunde schlimmste zuerst schwere</translation>
    </message>
    <message>
        <source>sort reorder</source>
        <translation>sortieren umordnen</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>Schreibweise</translation>
    </message>
    <message>
        <source>split compress gzip publish clean several files section language year limit convert</source>
        <translation>aufteilen packen gzip veröffentlichen bereinigen mehrere dateien bereich sprache jahr grenze umwandeln</translation>
    </message>
    <message>
        <source>split distribute</source>
        <translation>aufteilen verteilen</translation>
    </message>
    <message>
        <source>splitting</source>
        <translation>Aufteilen</translation>
    </message>
    <message>
        <source>standard output gets what is changed; write the findings to a file with --report</source>
        <translation>die Standardausgabe erhält das Geänderte; schreiben Sie die Befunde mit --report in eine Datei</translation>
    </message>
    <message>
        <source>statistics info properties count size notes</source>
        <translation>statistik info eigenschaften anzahl größe hinweise</translation>
    </message>
    <message>
        <source>statuses that are as good as 200, such as 203,401</source>
        <translation>Status, die so gut wie 200 sind, etwa 203,401</translation>
    </message>
    <message>
        <source>stop if more of the last 50 URLs fail; {off} for never (default: 20)</source>
        <translation>anhalten, wenn mehr der letzten 50 URLs fehlschlagen, in Prozent; {off} für nie (Vorgabe: 20)</translation>
    </message>
    <message>
        <source>such as &apos;blog priority&lt;0.5&apos;</source>
        <translation>etwa &apos;blog priority&lt;0.5&apos;</translation>
    </message>
    <message>
        <source>such as 1,5-7</source>
        <translation>etwa 1,5-7</translation>
    </message>
    <message>
        <source>such as https://www.example.com/sitemap.xml</source>
        <translation>etwa https://www.example.com/sitemap.xml</translation>
    </message>
    <message>
        <source>syntax query search manual</source>
        <translation>syntax abfrage suche handbuch</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tab registerkarte</translation>
    </message>
    <message>
        <source>tags have spaces before their names. Write &lt;loc&gt; and &lt;/loc&gt;, without spaces.</source>
        <translation>Tags haben Leerzeichen vor ihrem Namen. Schreiben Sie &lt;loc&gt; und &lt;/loc&gt;, ohne Leerzeichen.</translation>
    </message>
    <message>
        <source>take all URLs as announced already, and send nothing</source>
        <translation>alle URLs als schon gemeldet ansehen und nichts senden</translation>
    </message>
    <message>
        <source>tell search engines what changed</source>
        <translation>Suchmaschinen melden, was sich geändert hat</translation>
    </message>
    <message>
        <source>text follows the end of the root element. Remove it.</source>
        <translation>nach dem Ende des Wurzelelements folgt Text. Entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>text is not allowed there</source>
        <translation>Text ist dort nicht erlaubt</translation>
    </message>
    <message>
        <source>text outside the entries changed</source>
        <translation>Text außerhalb der Einträge geändert</translation>
    </message>
    <message>
        <source>the &lt;?xml …?&gt; line is misspelled. It should be &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt;.</source>
        <translation>die Zeile &lt;?xml …?&gt; ist falsch geschrieben. Richtig ist &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt;.</translation>
    </message>
    <message>
        <source>the &gt; at the end of a tag is missing. Add it.</source>
        <translation>das &gt; am Ende eines Tags fehlt. Fügen Sie es hinzu.</translation>
    </message>
    <message>
        <source>the TLS handshake failed ({code})</source>
        <translation>der TLS-Handshake ist fehlgeschlagen ({code})</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>die Adresse</translation>
    </message>
    <message>
        <source>the answer is {status}</source>
        <translation>die Antwort ist {status}</translation>
    </message>
    <message>
        <source>the attribute {name} has no value. Give it one, or remove it.</source>
        <translation>das Attribut {name} hat keinen Wert. Geben Sie ihm einen oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>the copy would overwrite the files themselves. Choose another folder.</source>
        <translation>die Kopie würde die Dateien selbst überschreiben. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>the crawler (default: {agent})</source>
        <translation>der Crawler (Vorgabe: {agent})</translation>
    </message>
    <message>
        <source>the crawler as which pages are judged, such as Bingbot or Yandex (default: {agent})</source>
        <translation>der Crawler, aus dessen Sicht Seiten beurteilt werden, etwa Bingbot oder Yandex (Vorgabe: {agent})</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>der Tag fehlt</translation>
    </message>
    <message>
        <source>the disk accepted the new contents but reported an error, so they may be lost. Save somewhere else.</source>
        <translation>der Datenträger nahm den neuen Inhalt an, meldete aber einen Fehler; der Inhalt könnte verloren sein. Speichern Sie woanders.</translation>
    </message>
    <message>
        <source>the disk is full. Free up space, or save somewhere else.</source>
        <translation>der Datenträger ist voll. Schaffen Sie Platz oder speichern Sie woanders.</translation>
    </message>
    <message>
        <source>the disk is write-protected.</source>
        <translation>der Datenträger ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>the disk reported an error. Save somewhere else.</source>
        <translation>der Datenträger meldete einen Fehler. Speichern Sie woanders.</translation>
    </message>
    <message>
        <source>the entities in its DOCTYPE would expand endlessly, which is a known attack. Nothing was expanded.</source>
        <translation>die Entitäten in ihrem DOCTYPE würden sich endlos ausdehnen, ein bekannter Angriff. Nichts wurde aufgelöst.</translation>
    </message>
    <message>
        <source>the file begins in the middle; the part before that is missing. Download or generate it again.</source>
        <translation>die Datei beginnt mittendrin; der Teil davor fehlt. Laden Sie sie erneut herunter oder erzeugen Sie sie neu.</translation>
    </message>
    <message>
        <source>the file ends in the middle; it was cut off, perhaps during upload. Download or generate it again.</source>
        <translation>die Datei endet mittendrin; sie wurde abgeschnitten, vielleicht beim Hochladen. Laden Sie sie erneut herunter oder erzeugen Sie sie neu.</translation>
    </message>
    <message>
        <source>the file&apos;s encoding, {encoding}, does not support it. Escape it, or save as UTF-8.</source>
        <translation>die Zeichencodierung der Datei, {encoding}, kennt es nicht. Maskieren Sie es oder speichern Sie als UTF-8.</translation>
    </message>
    <message>
        <source>the file: {done}</source>
        <translation>die Datei: {done}</translation>
    </message>
    <message>
        <source>the filter is empty; use --all for all rows</source>
        <translation>der Filter ist leer; --all nimmt alle Zeilen</translation>
    </message>
    <message>
        <source>the first side</source>
        <translation>die erste Seite</translation>
    </message>
    <message>
        <source>the folder of the built site</source>
        <translation>der Ordner der generierten Website</translation>
    </message>
    <message>
        <source>the folder to write to</source>
        <translation>der Ordner, in den geschrieben wird</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>diese Argumente fehlen: %s</translation>
    </message>
    <message>
        <source>the format of the redirects, where the name does not say it</source>
        <translation>das Format der Weiterleitungen, wenn der Name es nicht nennt</translation>
    </message>
    <message>
        <source>the highest is {limit:,}</source>
        <translation>der höchste Wert ist {limit:,}</translation>
    </message>
    <message>
        <source>the id of a rule</source>
        <translation>die ID einer Regel</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>der Index</translation>
    </message>
    <message>
        <source>the key file, if it is not https://HOST/K.txt; it stands for the URLs in its folder</source>
        <translation>die Schlüsseldatei, wenn es nicht https://HOST/K.txt ist; sie gilt für die URLs in ihrem Ordner</translation>
    </message>
    <message>
        <source>the key of the site</source>
        <translation>der Schlüssel der Website</translation>
    </message>
    <message>
        <source>the language of filters</source>
        <translation>die Sprache der Filter</translation>
    </message>
    <message numerus="yes">
        <source>the links on %Ln pages differ</source>
        <translation>
            <numerusform>die Links auf %Ln Seite weichen ab</numerusform>
            <numerusform>die Links auf %Ln Seiten weichen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest is {limit:,}</source>
        <translation>der niedrigste Wert ist {limit:,}</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>der Name ist leer</translation>
    </message>
    <message>
        <source>the name must not include parentheses</source>
        <translation>der Name darf keine Klammern enthalten</translation>
    </message>
    <message>
        <source>the name of an index page</source>
        <translation>dem Namen einer Indexseite</translation>
    </message>
    <message>
        <source>the options of a command</source>
        <translation>die Optionen eines Befehls</translation>
    </message>
    <message>
        <source>the page</source>
        <translation>die Seite</translation>
    </message>
    <message>
        <source>the port is not a number from 0 to 65535</source>
        <translation>der Port ist keine Zahl von 0 bis 65535</translation>
    </message>
    <message>
        <source>the published URL of the file</source>
        <translation>die veröffentlichte URL der Datei</translation>
    </message>
    <message>
        <source>the published URL of the file or index; for several files, of their folder</source>
        <translation>die veröffentlichte URL der Datei oder des Index; bei mehreren Dateien die ihres Ordners</translation>
    </message>
    <message>
        <source>the published URL of the file; for several files, of their folder</source>
        <translation>die veröffentlichte URL der Datei; bei mehreren Dateien die ihres Ordners</translation>
    </message>
    <message>
        <source>the published URL of the sitemap, which the robots.txt should name</source>
        <translation>die veröffentlichte URL der Sitemap, die die robots.txt nennen sollte</translation>
    </message>
    <message>
        <source>the robots.txt, or its folder</source>
        <translation>die robots.txt oder ihr Ordner</translation>
    </message>
    <message>
        <source>the root&apos;s start tag has more than {n:,} attributes</source>
        <translation>das Start-Tag der Wurzel hat mehr als {n:,} Attribute</translation>
    </message>
    <message>
        <source>the rows that match a filter</source>
        <translation>die Zeilen, die einem Filter entsprechen</translation>
    </message>
    <message>
        <source>the second side</source>
        <translation>die zweite Seite</translation>
    </message>
    <message>
        <source>the seconds are missing</source>
        <translation>die Sekunden fehlen</translation>
    </message>
    <message>
        <source>the sitemap lists no URL of a site; name its home page with --base</source>
        <translation>die Sitemap führt keine URL einer Website auf; nennen Sie deren Startseite mit --base</translation>
    </message>
    <message>
        <source>the slash at the end</source>
        <translation>dem Schrägstrich am Ende</translation>
    </message>
    <message>
        <source>the square brackets do not contain an IPv6 address</source>
        <translation>in den eckigen Klammern steht keine IPv6-Adresse</translation>
    </message>
    <message>
        <source>the system reports “{words}”.</source>
        <translation>das System meldet „{words}“.</translation>
    </message>
    <message>
        <source>the table says {text}</source>
        <translation>in der Tabelle steht {text}</translation>
    </message>
    <message>
        <source>the time zone is missing</source>
        <translation>die Zeitzone fehlt</translation>
    </message>
    <message>
        <source>the usual place</source>
        <translation>der übliche Ort</translation>
    </message>
    <message>
        <source>the value for {field} contains a character that XML does not allow</source>
        <translation>der Wert für {field} enthält ein Zeichen, das XML nicht erlaubt</translation>
    </message>
    <message>
        <source>the window needs Qt, which is not installed here. Install it with {command}; commands do without.</source>
        <translation>das Fenster braucht Qt, das hier nicht installiert ist. Installieren Sie es mit {command}; Befehle kommen ohne aus.</translation>
    </message>
    <message>
        <source>theme mode appearance bright white</source>
        <translation>design modus aussehen thema hell weiß</translation>
    </message>
    <message>
        <source>theme mode appearance dark light</source>
        <translation>design modus aussehen thema dunkel hell</translation>
    </message>
    <message>
        <source>theme mode appearance night black</source>
        <translation>design modus aussehen thema nacht dunkel schwarz</translation>
    </message>
    <message>
        <source>there is a -- inside a comment, where only single hyphens are allowed. Change it.</source>
        <translation>in einem Kommentar steht --, wo nur einzelne Bindestriche erlaubt sind. Ändern Sie das.</translation>
    </message>
    <message>
        <source>there is a &lt; in an attribute value: a closing quotation mark is missing, or it should be &amp;lt;.</source>
        <translation>in einem Attributwert steht ein &lt;: Ein schließendes Anführungszeichen fehlt, oder es müsste &amp;lt; heißen.</translation>
    </message>
    <message>
        <source>there is a &lt; that does not start a tag. If it is part of the text, write &amp;lt; instead.</source>
        <translation>da ist ein &lt;, das kein Tag beginnt. Wenn es zum Text gehört, schreiben Sie stattdessen &amp;lt;.</translation>
    </message>
    <message>
        <source>there is a &lt;? that does not start a processing instruction. If it is part of the text, write &amp;lt;? instead.</source>
        <translation>da ist ein &lt;?, das keine Verarbeitungsanweisung beginnt. Wenn es zum Text gehört, schreiben Sie stattdessen &amp;lt;?.</translation>
    </message>
    <message>
        <source>there is a DOCTYPE inside the root element. Remove it.</source>
        <translation>im Wurzelelement steht ein DOCTYPE. Entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>there is a ]]&gt; outside CDATA. Write ]]&amp;gt; instead.</source>
        <translation>außerhalb von CDATA steht ]]&gt;. Schreiben Sie stattdessen ]]&amp;gt;.</translation>
    </message>
    <message>
        <source>there is a folder with that name.</source>
        <translation>es gibt einen Ordner mit diesem Namen.</translation>
    </message>
    <message>
        <source>there is no command and no file {word!r}; see --help</source>
        <translation>einen Befehl oder eine Datei {word!r} gibt es nicht; siehe --help</translation>
    </message>
    <message>
        <source>there is no command {word!r}; did you mean {meant!r}?</source>
        <translation>einen Befehl {word!r} gibt es nicht; meinten Sie {meant!r}?</translation>
    </message>
    <message>
        <source>there is no day {found}</source>
        <translation>einen Tag {found} gibt es nicht</translation>
    </message>
    <message>
        <source>there is no field {name}: name one of {known}, or a value such as image[2].title or hreflang[de]</source>
        <translation>ein Feld {name} gibt es nicht: nennen Sie eines von {known} oder einen Wert wie image[2].title oder hreflang[de]</translation>
    </message>
    <message>
        <source>there is no file {name!r}, and no recipe of that name; there are {known}</source>
        <translation>es gibt keine Datei {name!r} und kein Rezept dieses Namens; es gibt {known}</translation>
    </message>
    <message>
        <source>there is no hour {found}</source>
        <translation>eine Stunde {found} gibt es nicht</translation>
    </message>
    <message>
        <source>there is no minute {found}</source>
        <translation>eine Minute {found} gibt es nicht</translation>
    </message>
    <message>
        <source>there is no month {found}</source>
        <translation>einen Monat {found} gibt es nicht</translation>
    </message>
    <message>
        <source>there is no offset {found}</source>
        <translation>eine Abweichung {found} gibt es nicht</translation>
    </message>
    <message>
        <source>there is no rule {text!r}{hint} `rules` lists all</source>
        <translation>eine Regel {text!r} gibt es nicht{hint} `rules` führt alle auf</translation>
    </message>
    <message>
        <source>there is no second {found}</source>
        <translation>eine Sekunde {found} gibt es nicht</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation>es gibt keine Standardeingabe</translation>
    </message>
    <message>
        <source>there is no such language in ISO 639</source>
        <translation>eine solche Sprache gibt es in ISO 639 nicht</translation>
    </message>
    <message>
        <source>there is no year {found}</source>
        <translation>ein Jahr {found} gibt es nicht</translation>
    </message>
    <message>
        <source>there is not enough memory. Close other documents or programs and try again.</source>
        <translation>es ist nicht genug Arbeitsspeicher da. Schließen Sie andere Dokumente oder Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>angekreuzt</translation>
    </message>
    <message>
        <source>to find</source>
        <translation>um zu finden</translation>
    </message>
    <message>
        <source>too many files are open. Close some and try again.</source>
        <translation>zu viele Dateien sind geöffnet. Schließen Sie einige und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>translation English</source>
        <translation>übersetzung englisch deutsch</translation>
    </message>
    <message>
        <source>tree folders structure paths panel sidebar left</source>
        <translation>baum ordner struktur pfade bereich seitenleiste links</translation>
    </message>
    <message>
        <source>two URLs were joined</source>
        <translation>zwei URLs wurden aneinandergehängt</translation>
    </message>
    <message>
        <source>two of the files have the same name and would overwrite each other</source>
        <translation>zwei der Dateien haben denselben Namen und würden einander überschreiben</translation>
    </message>
    <message>
        <source>two pages have one language</source>
        <translation>zwei Seiten haben dieselbe Sprache</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>unsaved changes</source>
        <translation>nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>unsort original</source>
        <translation>sortierung aufheben ursprünglich</translation>
    </message>
    <message>
        <source>url http https address fetch load robots index live</source>
        <translation>url http https adresse abrufen laden robots index live</translation>
    </message>
    <message>
        <source>url location host address site scope</source>
        <translation>url ort host adresse website geltungsbereich</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>use this W3C datetime as the current time</source>
        <translation>dieses W3C-Datum als aktuelle Zeit verwenden</translation>
    </message>
    <message>
        <source>validate validation validator check errors problems issues warnings lint test</source>
        <translation>validieren validierung prüfen fehler probleme warnungen test</translation>
    </message>
    <message>
        <source>version licence info</source>
        <translation>version lizenz info</translation>
    </message>
    <message>
        <source>visit go to page website link web</source>
        <translation>besuchen gehe zu seite webseite link web</translation>
    </message>
    <message>
        <source>what is printed</source>
        <translation>was ausgegeben wird</translation>
    </message>
    <message>
        <source>what is sent to hosts</source>
        <translation>was an Hosts gesendet wird</translation>
    </message>
    <message>
        <source>what standard output gets (default: .xml)</source>
        <translation>was die Standardausgabe erhält (Vorgabe: .xml)</translation>
    </message>
    <message>
        <source>what the names of the files begin with (default: {default_name})</source>
        <translation>womit die Namen der Dateien beginnen (Vorgabe: {default_name})</translation>
    </message>
    <message>
        <source>what to compare it with; also a URL, to be fetched</source>
        <translation>womit verglichen wird; auch eine URL, die abgerufen wird</translation>
    </message>
    <message>
        <source>where the folder or the site is published (default: learned from the listed URLs)</source>
        <translation>wo der Ordner oder die Website veröffentlicht ist (Vorgabe: aus den aufgeführten URLs ermittelt)</translation>
    </message>
    <message>
        <source>which answers {status}</source>
        <translation>die mit {status} antwortet</translation>
    </message>
    <message>
        <source>which side of merge conflicts to keep (default: both)</source>
        <translation>welche Seite von Merge-Konflikten bleibt (Vorgabe: beide)</translation>
    </message>
    <message>
        <source>whom to tell; the next one where one was asked too often (default: api.indexnow.org, …)</source>
        <translation>wem gemeldet wird; der nächste, wenn einer zu oft angefragt wurde (Vorgabe: api.indexnow.org, …)</translation>
    </message>
    <message>
        <source>width wide narrow resize auto</source>
        <translation>breite breit schmal größe automatisch</translation>
    </message>
    <message>
        <source>with --fetch, ask hosts in private networks, too</source>
        <translation>mit --fetch auch Hosts in privaten Netzen anfragen</translation>
    </message>
    <message>
        <source>with --rule, which fix to use; an unknown name lists the fixes</source>
        <translation>mit --rule: welche Korrektur verwendet wird; ein unbekannter Name führt die Korrekturen auf</translation>
    </message>
    <message>
        <source>without a URL</source>
        <translation>ohne URL</translation>
    </message>
    <message>
        <source>words terms meaning definition manual severity</source>
        <translation>wörter begriffe bedeutung definition handbuch schweregrad</translation>
    </message>
    <message>
        <source>working {n} %</source>
        <translation>in Arbeit, {n} %</translation>
    </message>
    <message>
        <source>working…</source>
        <translation>in Arbeit …</translation>
    </message>
    <message>
        <source>would be sent</source>
        <translation>würden gesendet</translation>
    </message>
    <message>
        <source>write a clean .xml, .xml.gz or .txt, or a table</source>
        <translation>eine saubere .xml, .xml.gz oder .txt oder eine Tabelle schreiben</translation>
    </message>
    <message>
        <source>write redirects of moved entries, from FILE&apos;s URLs to OTHER&apos;s, in the format of the name</source>
        <translation>Weiterleitungen verschobener Einträge schreiben, von den URLs von FILE zu denen von OTHER, im Format des Namens</translation>
    </message>
    <message>
        <source>write rename gz gzip compress</source>
        <translation>schreiben umbenennen gz gzip packen</translation>
    </message>
    <message>
        <source>write several files and an index to the folder OUT, split by section, language, year or pattern</source>
        <translation>mehrere Dateien und einen Index in den Ordner OUT schreiben, aufgeteilt nach Bereich, Sprache, Jahr oder Muster</translation>
    </message>
    <message>
        <source>write store</source>
        <translation>schreiben sichern</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>writing {n} %</source>
        <translation>schreibt {n} %</translation>
    </message>
    <message>
        <source>writing…</source>
        <translation>wird geschrieben …</translation>
    </message>
    <message>
        <source>written to {path}</source>
        <translation>geschrieben nach {path}</translation>
    </message>
    <message>
        <source>www</source>
        <translation>www</translation>
    </message>
    <message>
        <source>xsi:schemaLocation must contain pairs of a namespace and a URL.</source>
        <translation>xsi:schemaLocation muss Paare aus Namensraum und URL enthalten.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation refers to {name}, which this file does not use.</source>
        <translation>xsi:schemaLocation verweist auf {name}, was diese Datei nicht verwendet.</translation>
    </message>
    <message>
        <source>you do not have permission.</source>
        <translation>Sie haben keine Berechtigung.</translation>
    </message>
    <message>
        <source>your disk quota is used up. Free up space, or save somewhere else.</source>
        <translation>Ihr Speicherkontingent ist aufgebraucht. Schaffen Sie Platz oder speichern Sie woanders.</translation>
    </message>
    <message>
        <source>zoom large small letters font</source>
        <translation>zoom groß klein buchstaben schrift</translation>
    </message>
    <message>
        <source>{address} is on the web. Add --fetch to check what is published, or keep it with open-url.</source>
        <translation>{address} liegt im Web. Mit --fetch wird das Veröffentlichte geprüft, mit open-url wird es gespeichert.</translation>
    </message>
    <message>
        <source>{alike:,} alike, {changed:,} changed{order}</source>
        <translation>{alike:,} gleich, {changed:,} geändert{order}</translation>
    </message>
    <message>
        <source>{cause} The previous contents are in {path}.</source>
        <translation>{cause} Der frühere Inhalt liegt in {path}.</translation>
    </message>
    <message>
        <source>{cause} The previous contents of these files could not be restored, so they may have the new contents: {names}</source>
        <translation>{cause} Der frühere Inhalt dieser Dateien konnte nicht wiederhergestellt werden; sie könnten den neuen haben: {names}</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>{code} is neither a language code nor x-default.</source>
        <translation>{code} ist weder ein Sprachcode noch x-default.</translation>
    </message>
    <message>
        <source>{code} is not an ISO 3166-1 country code</source>
        <translation>{code} ist kein Ländercode nach ISO 3166-1</translation>
    </message>
    <message>
        <source>{code} with the white space around it is neither a language code nor x-default.</source>
        <translation>{code} mit dem Leerraum darum ist weder ein Sprachcode noch x-default.</translation>
    </message>
    <message>
        <source>{count:,} not asked for</source>
        <translation>{count:,} nicht abgefragt</translation>
    </message>
    <message>
        <source>{count:,} of {total:,} dates are the same day, {day}: a build date?</source>
        <translation>{count:,} von {total:,} Daten sind derselbe Tag, {day}: ein Build-Datum?</translation>
    </message>
    <message>
        <source>{count:,} of {total:,} entries have the URL {value}. Generate the sitemap again.</source>
        <translation>{count:,} von {total:,} Einträgen haben die URL {value}. Erzeugen Sie die Sitemap neu.</translation>
    </message>
    <message>
        <source>{counted}: press to list only these</source>
        <translation>{counted}: drücken, um nur diese aufzuführen</translation>
    </message>
    <message>
        <source>{detail} contains a character that XML does not allow.</source>
        <translation>{detail} enthält ein Zeichen, das XML nicht erlaubt.</translation>
    </message>
    <message>
        <source>{detail} does not belong to any extension that search engines document.</source>
        <translation>{detail} gehört zu keiner Erweiterung, die Suchmaschinen dokumentieren.</translation>
    </message>
    <message>
        <source>{detail} is directly under the root. Extensions belong inside an entry.</source>
        <translation>{detail} steht direkt unter der Wurzel. Erweiterungen gehören in einen Eintrag.</translation>
    </message>
    <message>
        <source>{detail} is no kind of page. Write a name, =, and a pattern of paths, such as products=/shop/*</source>
        <translation>{detail} ist keine Art von Seite. Schreiben Sie einen Namen, = und ein Pfadmuster, etwa products=/shop/*</translation>
    </message>
    <message>
        <source>{detail} is no step such as 100=0.8.</source>
        <translation>{detail} ist keine Stufe wie 100=0.8.</translation>
    </message>
    <message>
        <source>{detail} is no value such as image[2].title, video.rating or hreflang[de].</source>
        <translation>{detail} ist kein Wert wie image[2].title, video.rating oder hreflang[de].</translation>
    </message>
    <message>
        <source>{detail} is not UTF-8 text.</source>
        <translation>{detail} ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>{detail} is not a date such as 2026-11-21 or 2026-11-21T10:00:00+01:00.</source>
        <translation>{detail} ist kein Datum wie 2026-11-21 oder 2026-11-21T10:00:00+01:00.</translation>
    </message>
    <message>
        <source>{detail} is not a host name.</source>
        <translation>{detail} ist kein Hostname.</translation>
    </message>
    <message>
        <source>{detail} is not a known time zone, such as Z, +02:00 or Europe/Berlin.</source>
        <translation>{detail} ist keine bekannte Zeitzone wie Z, +02:00 oder Europe/Berlin.</translation>
    </message>
    <message>
        <source>{detail} is not a language code such as en or pt-BR.</source>
        <translation>{detail} ist kein Sprachcode wie en oder pt-BR.</translation>
    </message>
    <message>
        <source>{detail} is not a list of names.</source>
        <translation>{detail} ist keine Liste von Namen.</translation>
    </message>
    <message>
        <source>{detail} is not a number such as 0.5.</source>
        <translation>{detail} ist keine Zahl wie 0.5.</translation>
    </message>
    <message>
        <source>{detail} is not a path such as /blog/.</source>
        <translation>{detail} ist kein Pfad wie /blog/.</translation>
    </message>
    <message>
        <source>{detail} is not a whole number.</source>
        <translation>{detail} ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>{detail} is not one of the options.</source>
        <translation>{detail} ist keine der Optionen.</translation>
    </message>
    <message>
        <source>{detail} is not text.</source>
        <translation>{detail} ist kein Text.</translation>
    </message>
    <message>
        <source>{detail} is not true or false.</source>
        <translation>{detail} ist weder true noch false.</translation>
    </message>
    <message>
        <source>{done:,} of {count:,}</source>
        <translation>{done:,} von {count:,}</translation>
    </message>
    <message>
        <source>{element} appears {count:,} times in one block; {limit} is allowed.</source>
        <translation>{element} kommt in einem Block {count:,}-mal vor; erlaubt ist {limit}.</translation>
    </message>
    <message>
        <source>{element} is empty. Give it a value, or remove it.</source>
        <translation>{element} ist leer. Geben Sie ihm einen Wert oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>{element} is not allowed here. {advice}</source>
        <translation>{element} ist hier nicht erlaubt. {advice}</translation>
    </message>
    <message>
        <source>{element} is the URL of the page. Enter the URL of the video file or player.</source>
        <translation>{element} ist die URL der Seite. Geben Sie die URL der Videodatei oder des Players ein.</translation>
    </message>
    <message>
        <source>{element} is {value}: {reason}.</source>
        <translation>{element} ist {value}: {reason}.</translation>
    </message>
    <message>
        <source>{element} must stand before {other}.</source>
        <translation>{element} muss vor {other} stehen.</translation>
    </message>
    <message>
        <source>{encoding}, gzipped</source>
        <translation>{encoding}, mit gzip gepackt</translation>
    </message>
    <message>
        <source>{endpoint} answers with the status {status}. Try again later.</source>
        <translation>{endpoint} antwortet mit dem Status {status}. Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>{endpoint} cannot read the request (400).</source>
        <translation>{endpoint} kann die Anfrage nicht lesen (400).</translation>
    </message>
    <message>
        <source>{endpoint} does not accept the key (403): it did not find the key in the key file.</source>
        <translation>{endpoint} nimmt den Schlüssel nicht an (403): Er wurde in der Schlüsseldatei nicht gefunden.</translation>
    </message>
    <message>
        <source>{endpoint} says that the URLs do not belong to the host or to the key (422).</source>
        <translation>{endpoint} sagt, dass die URLs nicht zum Host oder zum Schlüssel gehören (422).</translation>
    </message>
    <message>
        <source>{endpoint} was asked too often (429), and so were the others. Try again later.</source>
        <translation>{endpoint} wurde zu oft angefragt (429), und die anderen ebenso. Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>{entries} added</source>
        <translation>{entries} hinzugefügt</translation>
    </message>
    <message>
        <source>{entries} removed</source>
        <translation>{entries} entfernt</translation>
    </message>
    <message>
        <source>{entries} would be added</source>
        <translation>{entries} würden hinzugefügt</translation>
    </message>
    <message>
        <source>{entries} would be removed</source>
        <translation>{entries} würden entfernt</translation>
    </message>
    <message>
        <source>{error} (character {position}: {found})</source>
        <translation>{error} (Zeichen {position}: {found})</translation>
    </message>
    <message>
        <source>{error} with {option}.</source>
        <translation>{error} mit {option}.</translation>
    </message>
    <message>
        <source>{failed} of the last {count} URLs failed: {reason}</source>
        <translation>{failed} der letzten {count} URLs schlugen fehl: {reason}</translation>
    </message>
    <message>
        <source>{fetched}, ETag {etag}</source>
        <translation>{fetched}, ETag {etag}</translation>
    </message>
    <message>
        <source>{field} appears more than once in this entry. Keep one.</source>
        <translation>{field} kommt in diesem Eintrag mehrfach vor. Behalten Sie eines.</translation>
    </message>
    <message>
        <source>{field} is given two values</source>
        <translation>{field} erhält zwei Werte</translation>
    </message>
    <message>
        <source>{file}: a {kind} has no {name}</source>
        <translation>{file}: {kind} hat kein {name}</translation>
    </message>
    <message>
        <source>{file}: there is no row {last}; the file has {entries}</source>
        <translation>{file}: eine Zeile {last} gibt es nicht; die Datei hat {entries}</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder to write to</source>
        <translation>{folder} ist eine Datei, kein Ordner zum Schreiben</translation>
    </message>
    <message>
        <source>{folder} is not a folder; --split needs a folder to write to</source>
        <translation>{folder} ist kein Ordner; --split braucht einen Ordner zum Schreiben</translation>
    </message>
    <message>
        <source>{folder} is the file itself; choose another name, or add --force</source>
        <translation>{folder} ist die Datei selbst; wählen Sie einen anderen Namen oder fügen Sie --force hinzu</translation>
    </message>
    <message>
        <source>{folder} is the name of a file; name a folder, and the index with --name</source>
        <translation>{folder} ist der Name einer Datei; nennen Sie einen Ordner und den Index mit --name</translation>
    </message>
    <message>
        <source>{folder}: there are no sitemaps in this folder</source>
        <translation>{folder}: In diesem Ordner gibt es keine Sitemaps</translation>
    </message>
    <message>
        <source>{folder}: there is no file in it that ends in .xml or .xml.gz.</source>
        <translation>{folder}: Darin ist keine Datei, die auf .xml oder .xml.gz endet.</translation>
    </message>
    <message>
        <source>{found} in {element}</source>
        <translation>{found} in {element}</translation>
    </message>
    <message>
        <source>{found} is a placeholder that was never filled in. Generate the sitemap again.</source>
        <translation>{found} ist ein Platzhalter, der nie ausgefüllt wurde. Erzeugen Sie die Sitemap neu.</translation>
    </message>
    <message>
        <source>{found} is not a % followed by two hexadecimal digits. {advice}</source>
        <translation>{found} ist kein % mit zwei hexadezimalen Ziffern danach. {advice}</translation>
    </message>
    <message>
        <source>{found} is the code of no name</source>
        <translation>{found} codiert keinen Namen</translation>
    </message>
    <message>
        <source>{found} left, which check lists</source>
        <translation>{found} übrig, die check aufführt</translation>
    </message>
    <message>
        <source>{found} looks like it was percent-encoded twice.</source>
        <translation>{found} sieht aus, als wäre es zweimal prozentcodiert.</translation>
    </message>
    <message>
        <source>{found} stands for no character of a URL. {advice}</source>
        <translation>{found} steht für kein Zeichen einer URL. {advice}</translation>
    </message>
    <message>
        <source>{found} was {meant} before a program read it in the wrong encoding</source>
        <translation>{found} war {meant}, bevor ein Programm es in der falschen Zeichencodierung las</translation>
    </message>
    <message>
        <source>{found} was {meant} before a program read it in the wrong encoding. Write {meant}.</source>
        <translation>{found} war {meant}, bevor ein Programm es in der falschen Zeichencodierung las. Schreiben Sie {meant}.</translation>
    </message>
    <message>
        <source>{host} has {count:,} of {total:,}</source>
        <translation>{host} hat {count:,} von {total:,}</translation>
    </message>
    <message>
        <source>{host} is not a public internet name.</source>
        <translation>{host} ist kein öffentlicher Name im Internet.</translation>
    </message>
    <message>
        <source>{host} is reserved for examples.</source>
        <translation>{host} ist für Beispiele reserviert.</translation>
    </message>
    <message>
        <source>{index_name}: index of {number}{index}</source>
        <translation>{index_name}: Index von {number}{index}</translation>
    </message>
    <message>
        <source>{keys} finds any of these by its name.</source>
        <translation>{keys} findet jede davon nach ihrem Namen.</translation>
    </message>
    <message numerus="yes">
        <source>{key} sets all %Ln</source>
        <translation>
            <numerusform>{key} setzt sie</numerusform>
            <numerusform>{key} setzt alle %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}; different {fields}</source>
        <translation>{kind}; anderes: {fields}</translation>
    </message>
    <message>
        <source>{kind}; no differences</source>
        <translation>{kind}; keine Unterschiede</translation>
    </message>
    <message>
        <source>{language} is not an ISO 639-1 language code.{hint}</source>
        <translation>{language} ist kein Sprachcode nach ISO 639-1.{hint}</translation>
    </message>
    <message>
        <source>{message}{hint}</source>
        <translation>{message}{hint}</translation>
    </message>
    <message>
        <source>{name!r} is detected automatically and cannot be chosen</source>
        <translation>{name!r} wird automatisch erkannt und kann nicht gewählt werden</translation>
    </message>
    <message>
        <source>{name!r} is not a usable file name: use only letters, digits, - _ and .</source>
        <translation>{name!r} ist kein brauchbarer Dateiname: verwenden Sie nur Buchstaben, Ziffern, - _ und .</translation>
    </message>
    <message>
        <source>{name!r}: the name of a report must end in one of these: {endings}</source>
        <translation>{name!r}: Der Name eines Berichts muss auf eine dieser Endungen enden: {endings}</translation>
    </message>
    <message>
        <source>{namespace} is not the namespace of this extension. It should be {official}.{hint}</source>
        <translation>{namespace} ist nicht der Namensraum dieser Erweiterung. Richtig wäre {official}.{hint}</translation>
    </message>
    <message>
        <source>{namespace} with white space around it</source>
        <translation>{namespace} mit Leerraum darum</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} und %Ln weitere</numerusform>
            <numerusform>{names} und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} und {n} weitere</translation>
    </message>
    <message>
        <source>{names} with the attribute type, which is not in its schema</source>
        <translation>{names} mit dem Attribut type, das nicht im Schema steht</translation>
    </message>
    <message>
        <source>{name} belongs to this site, but the index does not list it.</source>
        <translation>{name} gehört zu dieser Website, aber der Index führt die Datei nicht auf.</translation>
    </message>
    <message>
        <source>{name} cannot be fixed here. {reason}</source>
        <translation>{name} kann hier nicht korrigiert werden. {reason}</translation>
    </message>
    <message>
        <source>{name} contains a page that changed later: {newest}.</source>
        <translation>{name} enthält eine Seite, die sich später geändert hat: {newest}.</translation>
    </message>
    <message>
        <source>{name} is fixed by `repair`, which makes damaged files well-formed again</source>
        <translation>{name} wird mit `repair` korrigiert, das beschädigte Dateien wieder wohlgeformt macht</translation>
    </message>
    <message>
        <source>{name} is itself an index. List its sitemaps here instead.</source>
        <translation>{name} ist selbst ein Index. Führen Sie stattdessen seine Sitemaps hier auf.</translation>
    </message>
    <message>
        <source>{name} is listed, but the file is not next to the index.</source>
        <translation>{name} ist aufgeführt, aber die Datei liegt nicht neben dem Index.</translation>
    </message>
    <message>
        <source>{name} is missing or cannot be read, so there is no telling which of its URLs were removed.</source>
        <translation>{name} fehlt oder kann nicht gelesen werden; welche der URLs darin entfernt wurden, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>{name} is not a valid file name. Rename it.</source>
        <translation>{name} ist kein gültiger Dateiname. Benennen Sie die Datei um.</translation>
    </message>
    <message>
        <source>{name} leads back to this index. Remove the entry.</source>
        <translation>{name} führt zu diesem Index zurück. Entfernen Sie den Eintrag.</translation>
    </message>
    <message>
        <source>{name}, line {line}: {error}</source>
        <translation>{name}, Zeile {line}: {error}</translation>
    </message>
    <message>
        <source>{name}, step {step}</source>
        <translation>{name}, Schritt {step}</translation>
    </message>
    <message>
        <source>{name}, {when}. Entries that are the same: {count:,}.</source>
        <translation>{name}, {when}. Gleiche Einträge: {count:,}.</translation>
    </message>
    <message>
        <source>{name}: {trouble}</source>
        <translation>{name}: {trouble}</translation>
    </message>
    <message>
        <source>{number:,} others</source>
        <translation>{number:,} weitere</translation>
    </message>
    <message>
        <source>{number} d</source>
        <translation>{number} T</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} oder mehr</translation>
    </message>
    <message>
        <source>{n} (only part of the file was read)</source>
        <translation>{n} (nur ein Teil der Datei wurde gelesen)</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} ms</translation>
    </message>
    <message>
        <source>{n} of the files would have that name. Rename one of them.</source>
        <translation>{n} der Dateien hätten diesen Namen. Benennen Sie eine davon um.</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>{n} · {title}</source>
        <translation>{n} · {title}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}, {other}</translation>
    </message>
    <message>
        <source>{option} is only for a crawler&apos;s tables, such as .csv and .tsv</source>
        <translation>{option} gibt es nur für Tabellen eines Crawlers, etwa .csv und .tsv</translation>
    </message>
    <message>
        <source>{option} must be between 1 and {most:,}</source>
        <translation>{option} muss zwischen 1 und {most:,} liegen</translation>
    </message>
    <message>
        <source>{other} lists {name}, too. List it in one of them.</source>
        <translation>Auch {other} führt {name} auf. Führen Sie sie in nur einem davon auf.</translation>
    </message>
    <message>
        <source>{other}, a version of this page, also lists {value} ({language}). This entry does not.</source>
        <translation>{other}, eine Version dieser Seite, führt auch {value} ({language}) auf. Dieser Eintrag nicht.</translation>
    </message>
    <message>
        <source>{out} is the file itself; name another one for the picture</source>
        <translation>{out} ist die Datei selbst; geben Sie für das Bild eine andere an</translation>
    </message>
    <message>
        <source>{out}: the picture&apos;s name must end in .png</source>
        <translation>{out}: Der Name des Bilds muss auf .png enden</translation>
    </message>
    <message>
        <source>{pages} found in {sources}</source>
        <translation>{pages} gefunden in {sources}</translation>
    </message>
    <message>
        <source>{part!r} is neither a row, such as 3, nor a range of rows, such as 5-7</source>
        <translation>{part!r} ist weder eine Zeile wie 3 noch ein Zeilenbereich wie 5-7</translation>
    </message>
    <message>
        <source>{part!r} is not a range of rows: rows count from 1, and the lower number comes first</source>
        <translation>{part!r} ist kein Zeilenbereich: Zeilen zählen ab 1, und die kleinere Zahl steht zuerst</translation>
    </message>
    <message>
        <source>{path} already exists with different contents and was not overwritten. Browsers will use it to show the sitemap.</source>
        <translation>{path} existiert schon mit anderem Inhalt und wurde nicht überschrieben. Browser zeigen die Sitemap damit an.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {cause}</source>
        <translation>{path} kann nicht gelesen werden: {cause}</translation>
    </message>
    <message>
        <source>{path} does not say in which format; add --redirects-format with one of {formats}</source>
        <translation>{path} nennt das Format nicht; ergänzen Sie --redirects-format mit einem von {formats}</translation>
    </message>
    <message>
        <source>{path} is a link that was not followed.</source>
        <translation>{path} ist eine Verknüpfung, der nicht gefolgt wurde.</translation>
    </message>
    <message>
        <source>{path} is left over from an earlier export and no longer listed in the index</source>
        <translation>{path} ist von einem früheren Export übrig und im Index nicht mehr aufgeführt</translation>
    </message>
    <message>
        <source>{path} is no text, so --diff has nothing to show</source>
        <translation>{path} ist kein Text; --diff kann nichts zeigen</translation>
    </message>
    <message>
        <source>{path} was not saved: {cause}</source>
        <translation>{path} wurde nicht gespeichert: {cause}</translation>
    </message>
    <message>
        <source>{path}: nothing to repair</source>
        <translation>{path}: nichts zu reparieren</translation>
    </message>
    <message>
        <source>{path}: row {row} lacks what comes before {cell}; set that first</source>
        <translation>{path}: In Zeile {row} fehlt, was vor {cell} kommt; setzen Sie das zuerst</translation>
    </message>
    <message>
        <source>{path}: the diff has *** in place of passwords, so it cannot be applied</source>
        <translation>{path}: das Diff enthält *** anstelle von Passwörtern und lässt sich deshalb nicht anwenden</translation>
    </message>
    <message>
        <source>{path}: there is no row {wanted}; it has {count:,}</source>
        <translation>{path}: eine Zeile {wanted} gibt es nicht; es sind {count:,}</translation>
    </message>
    <message>
        <source>{path}: {added:,} added, {changed:,} changed, {removed:,} removed</source>
        <translation>{path}: {added:,} hinzugefügt, {changed:,} geändert, {removed:,} entfernt</translation>
    </message>
    <message>
        <source>{path}: {changed:,} of {entries} changed</source>
        <translation>{path}: {entries}, geändert: {changed:,}</translation>
    </message>
    <message>
        <source>{path}: {changed:,} of {entries} would change</source>
        <translation>{path}: {entries}, zu ändern: {changed:,}</translation>
    </message>
    <message>
        <source>{path}: {entries}, {blocked:,} blocked for {agent}</source>
        <translation>{path}: {entries}, {blocked:,} für {agent} blockiert</translation>
    </message>
    <message>
        <source>{path}: {kind}, {entries}, {only:,} only here</source>
        <translation>{path}: {kind}, {entries}, {only:,} nur hier</translation>
    </message>
    <message>
        <source>{path}: {places} repaired, {entries}</source>
        <translation>{path}: {places} repariert, {entries}</translation>
    </message>
    <message numerus="yes">
        <source>{pattern}: %Ln pages</source>
        <translation>
            <numerusform>{pattern}: %Ln Seite</numerusform>
            <numerusform>{pattern}: %Ln Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{places} changed</source>
        <translation>geändert: {places}</translation>
    </message>
    <message>
        <source>{places} left that need a decision, in the window or with edit</source>
        <translation>{places} übrig, die eine Entscheidung brauchen, im Fenster oder mit edit</translation>
    </message>
    <message>
        <source>{places} left that no available fix applies to</source>
        <translation>{places} übrig, für die keine verfügbare Korrektur passt</translation>
    </message>
    <message>
        <source>{places} left: set --published-url first</source>
        <translation>{places} übrig: Geben Sie zuerst --published-url an</translation>
    </message>
    <message>
        <source>{places} would change</source>
        <translation>zu ändern: {places}</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>{profiles}, or a file with a choice of rules (default: FILE.rules.toml beside the sitemap, else .sitemap-editor.toml or pyproject.toml of the project, else all)</source>
        <translation>{profiles} oder eine Datei mit einer Regelauswahl (Vorgabe: FILE.rules.toml neben der Sitemap, sonst .sitemap-editor.toml oder pyproject.toml des Projekts, sonst all)</translation>
    </message>
    <message>
        <source>{published_url} must be the full URL of a folder, or of the index, ending in .xml</source>
        <translation>{published_url} muss die vollständige URL eines Ordners sein, oder die des Index mit .xml am Ende</translation>
    </message>
    <message>
        <source>{reason} ({evidence})</source>
        <translation>{reason} ({evidence})</translation>
    </message>
    <message>
        <source>{reason} Correct or remove it.</source>
        <translation>{reason} Berichtigen oder entfernen Sie das.</translation>
    </message>
    <message>
        <source>{region} in {value} is not an ISO 3166-1 country code.{hint}</source>
        <translation>{region} in {value} ist kein Ländercode nach ISO 3166-1.{hint}</translation>
    </message>
    <message>
        <source>{report} is one of the files; name another one for the report</source>
        <translation>{report} ist eine der Dateien; nennen Sie eine andere für den Bericht</translation>
    </message>
    <message>
        <source>{robots} does not name this sitemap. Add the line:</source>
        <translation>{robots} nennt diese Sitemap nicht. Fügen Sie diese Zeile hinzu:</translation>
    </message>
    <message>
        <source>{rule} has no choice {choice!r}{ways}</source>
        <translation>{rule} hat keine Wahl {choice!r}{ways}</translation>
    </message>
    <message>
        <source>{same:,} of {count:,} dates are {value}. Give each page the date of its last change, or no date.</source>
        <translation>{same:,} von {count:,} Daten sind {value}. Geben Sie jeder Seite das Datum ihrer letzten Änderung oder kein Datum.</translation>
    </message>
    <message numerus="yes">
        <source>{saved}, deleted %Ln files</source>
        <translation>
            <numerusform>{saved}, eine Datei gelöscht</numerusform>
            <numerusform>{saved}, %Ln Dateien gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>{scheme}: is never opened.</source>
        <translation>{scheme}: wird nie geöffnet.</translation>
    </message>
    <message>
        <source>{severity}: {message}</source>
        <translation>{severity}: {message}</translation>
    </message>
    <message>
        <source>{source} is a {kind}; only lists of pages can be split</source>
        <translation>{source} ist ein {kind}; aufgeteilt werden können nur Listen von Seiten</translation>
    </message>
    <message>
        <source>{source}: not exported because of {errors}:</source>
        <translation>{source}: nicht exportiert wegen {errors}:</translation>
    </message>
    <message>
        <source>{source}: {error} Add --force to write what could be recovered.</source>
        <translation>{source}: {error} Mit --force wird geschrieben, was wiederhergestellt werden konnte.</translation>
    </message>
    <message>
        <source>{span} advice</source>
        <translation>{span} Empfehlungen</translation>
    </message>
    <message>
        <source>{span} errors</source>
        <translation>{span} Fehler</translation>
    </message>
    <message>
        <source>{span} warnings</source>
        <translation>{span} Warnungen</translation>
    </message>
    <message>
        <source>{status} to {target}, listed in row {row:,}</source>
        <translation>{status} zu {target}, aufgeführt in Zeile {row:,}</translation>
    </message>
    <message>
        <source>{status} to {target}, which another row gets</source>
        <translation>{status} zu {target}; das erhält eine andere Zeile</translation>
    </message>
    <message>
        <source>{target} is the file itself; name another one, or add --force</source>
        <translation>{target} ist die Datei selbst; nennen Sie eine andere oder fügen Sie --force hinzu</translation>
    </message>
    <message>
        <source>{target}: its name must end in one of these: {endings}</source>
        <translation>{target}: Der Name muss auf eine dieser Endungen enden: {endings}</translation>
    </message>
    <message>
        <source>{target}: {size} would be written</source>
        <translation>{target}: {size} würden geschrieben</translation>
    </message>
    <message>
        <source>{term} asks for a robots.txt, which edit and apply take with --robots.</source>
        <translation>{term} fragt nach einer robots.txt, die edit und apply mit --robots entgegennehmen.</translation>
    </message>
    <message>
        <source>{term} asks for the last comparison with the pages of the site, which only the window knows (Site &gt; Coverage…). Here, coverage lists which URLs are absent, and which no page links to.</source>
        <translation>{term} fragt nach dem letzten Vergleich mit den Seiten der Website, den nur das Fenster kennt („Website“ &gt; „Abdeckung …“). Hier führt coverage auf, welche URLs nicht vorhanden sind und auf welche keine Seite verlinkt.</translation>
    </message>
    <message>
        <source>{text!r} cannot be used as the current time</source>
        <translation>{text!r} kann nicht als aktuelle Zeit verwendet werden</translation>
    </message>
    <message>
        <source>{text!r} is more than 100</source>
        <translation>{text!r} ist mehr als 100</translation>
    </message>
    <message>
        <source>{text!r} is neither a profile ({profiles}) nor a file NAME.toml</source>
        <translation>{text!r} ist weder ein Profil ({profiles}) noch eine Datei NAME.toml</translation>
    </message>
    <message>
        <source>{text!r} is no list of statuses such as 203,401 or 400-403</source>
        <translation>{text!r} ist keine Liste von Status wie 203,401 oder 400-403</translation>
    </message>
    <message>
        <source>{text!r} is no list of these: {known}</source>
        <translation>{text!r} ist keine Liste aus diesen: {known}</translation>
    </message>
    <message>
        <source>{text!r} is no list of verdicts; there are {known}</source>
        <translation>{text!r} ist keine Liste von Ergebnissen; es gibt {known}</translation>
    </message>
    <message>
        <source>{text!r} is not RULE=LEVEL with one of {levels}</source>
        <translation>{text!r} ist nicht RULE=LEVEL mit einem von {levels}</translation>
    </message>
    <message>
        <source>{text!r} is not a W3C datetime, such as 2026-11-21 or 2026-11-21T10:00:00Z</source>
        <translation>{text!r} ist kein W3C-Datum wie 2026-11-21 oder 2026-11-21T10:00:00Z</translation>
    </message>
    <message>
        <source>{text!r} is not a full URL, such as https://www.example.com/sitemap.xml</source>
        <translation>{text!r} ist keine vollständige URL wie https://www.example.com/sitemap.xml</translation>
    </message>
    <message>
        <source>{text!r} is not a scale from 0.5 to 4</source>
        <translation>{text!r} ist kein Maßstab von 0.5 bis 4</translation>
    </message>
    <message>
        <source>{text!r} is not a size, such as 1280x800</source>
        <translation>{text!r} ist keine Größe wie 1280x800</translation>
    </message>
    <message>
        <source>{text!r} is not a whole number, 0 or higher</source>
        <translation>{text!r} ist keine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>{text!r} is not all, errors, nor an age such as 30m, 12h or 7d</source>
        <translation>{text!r} ist weder all, errors noch ein Alter wie 30m, 12h oder 7d</translation>
    </message>
    <message>
        <source>{text!r} is not an encoding name, such as windows-1251 or shift_jis</source>
        <translation>{text!r} ist kein Name einer Zeichencodierung wie windows-1251 oder shift_jis</translation>
    </message>
    <message>
        <source>{text!r} is not one of {known}</source>
        <translation>{text!r} ist keines von {known}</translation>
    </message>
    <message>
        <source>{text!r}: each side must be from 1 to {largest} pixels</source>
        <translation>{text!r}: Jede Seite muss 1 bis {largest} Pixel lang sein</translation>
    </message>
    <message>
        <source>{text}: It is no text in UTF-8.</source>
        <translation>{text}: Das ist kein Text in UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>{title} (%Ln rows)</source>
        <translation>
            <numerusform>{title} (%Ln Zeile)</numerusform>
            <numerusform>{title} (%Ln Zeilen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} in %Ln rows</source>
        <translation>
            <numerusform>{title} in %Ln Zeile</numerusform>
            <numerusform>{title} in %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}: {arguments}</source>
        <translation>{title}: {arguments}</translation>
    </message>
    <message>
        <source>{title}: {value}</source>
        <translation>{title}: {value}</translation>
    </message>
    <message>
        <source>{trouble} Look at character {n}.</source>
        <translation>{trouble} Sehen Sie bei Zeichen {n} nach.</translation>
    </message>
    <message>
        <source>{trouble} Look at what can be recovered with repair, or in the window.</source>
        <translation>{trouble} Sehen Sie mit repair oder im Fenster nach, was wiederhergestellt werden kann.</translation>
    </message>
    <message>
        <source>{urls} audited</source>
        <translation>{urls} geprüft</translation>
    </message>
    <message>
        <source>{urls} listed</source>
        <translation>{urls} aufgeführt</translation>
    </message>
    <message>
        <source>{urls} of {host}</source>
        <translation>{urls} von {host}</translation>
    </message>
    <message>
        <source>{url} cannot be fetched. {reason}</source>
        <translation>{url} kann nicht abgerufen werden. {reason}</translation>
    </message>
    <message>
        <source>{url} was not fetched: {trouble}</source>
        <translation>{url} wurde nicht abgerufen: {trouble}</translation>
    </message>
    <message>
        <source>{url}, {when}</source>
        <translation>{url}, {when}</translation>
    </message>
    <message>
        <source>{url}: {reason}</source>
        <translation>{url}: {reason}</translation>
    </message>
    <message>
        <source>{values} changed in {entries}</source>
        <translation>{values} in {entries} geändert</translation>
    </message>
    <message>
        <source>{values} would change in {entries}</source>
        <translation>{values} würden sich in {entries} ändern</translation>
    </message>
    <message>
        <source>{value} does not link back to this page.</source>
        <translation>{value} verweist nicht auf diese Seite zurück.</translation>
    </message>
    <message>
        <source>{value} has more parts than a two-letter language with a script and a country.</source>
        <translation>{value} hat mehr Teile als eine zweibuchstabige Sprache mit Schrift und Land.</translation>
    </message>
    <message>
        <source>{value} has the script {script}, which ISO 15924 does not have. Correct it, or leave it out.</source>
        <translation>{value} hat die Schrift {script}, die es in ISO 15924 nicht gibt. Berichtigen Sie sie oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>{value} is not a number from 0.0 to 1.0, such as 0.5.{hint}</source>
        <translation>{value} ist keine Zahl von 0.0 bis 1.0, wie etwa 0.5.{hint}</translation>
    </message>
    <message>
        <source>{value} is not between 0.0 and 1.0.</source>
        <translation>{value} liegt nicht zwischen 0.0 und 1.0.</translation>
    </message>
    <message>
        <source>{value} is not in the date format for sitemaps: 2005-01-31 or 2005-01-31T18:30:00+01:00.{hint}</source>
        <translation>{value} hat nicht das Datumsformat für Sitemaps: 2005-01-31 oder 2005-01-31T18:30:00+01:00.{hint}</translation>
    </message>
    <message>
        <source>{value} is not listed, for a reason: {reason}</source>
        <translation>{value} ist aus gutem Grund nicht aufgeführt: {reason}</translation>
    </message>
    <message>
        <source>{value} is not one of always, hourly, daily, weekly, monthly, yearly and never.{hint}</source>
        <translation>{value} ist keines von always, hourly, daily, weekly, monthly, yearly und never.{hint}</translation>
    </message>
    <message>
        <source>{value} is valid but unusual. Use one or two decimals.</source>
        <translation>{value} ist gültig, aber ungewöhnlich. Verwenden Sie eine oder zwei Nachkommastellen.</translation>
    </message>
    <message>
        <source>{value} is {language} here and {other} in row {first}{place}.</source>
        <translation>{value} ist hier {language} und in Zeile {first}{place} {other}.</translation>
    </message>
    <message>
        <source>{value} looks like a page. An index lists sitemaps; list pages in one of them.</source>
        <translation>{value} sieht wie eine Seite aus. Ein Index führt Sitemaps auf; führen Sie Seiten in einer davon auf.</translation>
    </message>
    <message>
        <source>{value} may be indexed, and the sitemap does not list it ({evidence}).</source>
        <translation>{value} darf indexiert werden, und die Sitemap führt sie nicht auf ({evidence}).</translation>
    </message>
    <message>
        <source>{value} may be indexed, and the sitemap does not list it.</source>
        <translation>{value} darf indexiert werden, und die Sitemap führt sie nicht auf.</translation>
    </message>
    <message>
        <source>{value} means {means}. For {meant} it is wrong.</source>
        <translation>{value} bedeutet {means}. Ist {meant} gemeint, ist der Code falsch.</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%Ln rows)</source>
        <translation>
            <numerusform>{what} (%Ln Zeile)</numerusform>
            <numerusform>{what} (%Ln Zeilen)</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} Rename it, or change the compression.</source>
        <translation>{what} Benennen Sie sie um oder ändern Sie die Komprimierung.</translation>
    </message>
    <message>
        <source>{what} Split it before it goes over the limit.</source>
        <translation>{what} Teilen Sie sie auf, bevor sie die Grenze überschreitet.</translation>
    </message>
    <message>
        <source>{what} The file is damaged or hostile.</source>
        <translation>{what} Die Datei ist beschädigt oder bösartig.</translation>
    </message>
    <message>
        <source>{what} Use the site&apos;s real host.</source>
        <translation>{what} Verwenden Sie den echten Host der Website.</translation>
    </message>
    <message>
        <source>{why_not}, so the window was drawn to a picture.</source>
        <translation>{why_not}; das Fenster wurde daher als Bild gezeichnet.</translation>
    </message>
    <message>
        <source>{why}, so it can only be overwritten in place, and a crash while writing could damage it. Save somewhere else, or overwrite it.</source>
        <translation>{why}; deshalb kann sie nur an Ort und Stelle überschrieben werden, und ein Absturz beim Schreiben könnte sie beschädigen. Speichern Sie woanders oder überschreiben Sie sie.</translation>
    </message>
    <message>
        <source>{word!r} is neither a file nor an option; see --help</source>
        <translation>{word!r} ist weder eine Datei noch eine Option; siehe --help</translation>
    </message>
    <message>
        <source>“{detail}” has no meaning here. Write \$ for a dollar sign, \\ for a backslash.</source>
        <translation>„{detail}“ hat hier keine Bedeutung. Schreiben Sie \$ für ein Dollarzeichen, \\ für einen Rückwärtsschrägstrich.</translation>
    </message>
    <message>
        <source>“{detail}” is missing.</source>
        <translation>„{detail}“ fehlt.</translation>
    </message>
    <message>
        <source>“{detail}” is none of profile, select, ignore and [rules].</source>
        <translation>„{detail}“ ist nichts von profile, select, ignore und [rules].</translation>
    </message>
    <message>
        <source>“{detail}” must be text in quotes.</source>
        <translation>„{detail}“ muss Text in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>“{detail}” must be true or false.</source>
        <translation>„{detail}“ muss true oder false sein.</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a header.</source>
        <translation>„{name}“ kann nicht der Name eines Headers sein.</translation>
    </message>
    <message>
        <source>“{name}” is already open. Choose another name.</source>
        <translation>„{name}“ ist schon geöffnet. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>“{name}” is still being processed. Wait a moment.</source>
        <translation>„{name}“ wird noch verarbeitet. Warten Sie einen Moment.</translation>
    </message>
    <message>
        <source>“{name}” is still loading. Wait a moment, or stop it.</source>
        <translation>„{name}“ wird noch geladen. Warten Sie einen Moment oder halten Sie es an.</translation>
    </message>
</context>
</TS>
