<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sitemap Editor</source>
        <translation>À propos de Sitemap Editor</translation>
    </message>
    <message>
        <source>Free software (MIT). Made with Python {python}, Qt for Python {qt} and lxml {lxml}.</source>
        <translation>Logiciel libre (MIT). Réalisé avec Python {python}, Qt for Python {qt} et lxml {lxml}.</translation>
    </message>
    <message>
        <source>Opens XML sitemaps, shows what is wrong with them, and saves them without touching a byte you did not edit.</source>
        <translation>Ouvre les sitemaps XML, montre ce qui ne va pas et les enregistre sans toucher au moindre octet que vous n’avez pas modifié.</translation>
    </message>
</context>
<context>
    <name>AnewForm</name>
    <message>
        <source>Use it now…</source>
        <translation>L’utiliser maintenant…</translation>
    </message>
</context>
<context>
    <name>AnnounceCommands</name>
    <message>
        <source>Key file (*.txt)</source>
        <translation>Fichier de clé (*.txt)</translation>
    </message>
    <message>
        <source>Save the key file</source>
        <translation>Enregistrer le fichier de clé</translation>
    </message>
    <message>
        <source>These changes cannot be announced yet.</source>
        <translation>Ces modifications ne peuvent pas encore être signalées.</translation>
    </message>
</context>
<context>
    <name>AnnounceDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>C&amp;lé</translation>
    </message>
    <message>
        <source>&amp;Leave out what was found gone or not to be indexed</source>
        <translation>&amp;Ignorer ce qui a disparu ou ne doit pas être indexé</translation>
    </message>
    <message>
        <source>&amp;Make a key</source>
        <translation>&amp;Générer une clé</translation>
    </message>
    <message>
        <source>&amp;Save the key file…</source>
        <translation>&amp;Enregistrer le fichier de clé…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>A&amp;nnounce</source>
        <translation>&amp;Signaler</translation>
    </message>
    <message>
        <source>All URLs count as announced. From now on, only changes are.</source>
        <translation>Toutes les URL sont considérées comme signalées. Désormais, seules les modifications le seront.</translation>
    </message>
    <message>
        <source>Announce changes to search engines</source>
        <translation>Signaler les modifications aux moteurs de recherche</translation>
    </message>
    <message>
        <source>Announcing…</source>
        <translation>Signalement…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Check &amp;first</source>
        <translation>&amp;Vérifier d’abord</translation>
    </message>
    <message>
        <source>Comparing what is published with the saved file…</source>
        <translation>Comparaison de ce qui est publié avec le fichier enregistré…</translation>
    </message>
    <message>
        <source>Copy the key, which the key file has to contain</source>
        <translation>Copier la clé que le fichier de clé doit contenir</translation>
    </message>
    <message>
        <source>Everything is in place. {added} added, {changed} changed and {removed} removed URLs would be announced.</source>
        <translation>Tout est en place. URL à signaler – ajoutées : {added}, modifiées : {changed}, supprimées : {removed}.</translation>
    </message>
    <message>
        <source>For the first time: later only changes are announced</source>
        <translation>Pour la première fois : ensuite, seules les modifications sont signalées</translation>
    </message>
    <message>
        <source>Looks at what is published and lists what would be sent; sends nothing</source>
        <translation>Examine ce qui est publié et affiche ce qui serait envoyé ; n’envoie rien</translation>
    </message>
    <message>
        <source>Mark &amp;all as announced</source>
        <translation>&amp;Tout marquer comme signalé</translation>
    </message>
    <message>
        <source>Nothing has changed since the last announcement.</source>
        <translation>Rien n’a changé depuis le dernier signalement.</translation>
    </message>
    <message>
        <source>Save the file that contains the key, to be uploaded to the site</source>
        <translation>Enregistrer le fichier contenant la clé, à mettre en ligne sur le site</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Tells Bing, Yandex, Seznam, Naver and others (IndexNow) which URLs were added, removed, or have another date since the last announcement. Google does not take part. What is published must be the same as the saved file.</source>
        <translation>Indique à Bing, Yandex, Seznam, Naver et d’autres (IndexNow) quelles URL ont été ajoutées, supprimées ou ont changé de date depuis le dernier signalement. Google n’y participe pas. Ce qui est publié doit être identique au fichier enregistré.</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>Les {n} premières sont affichées.</translation>
    </message>
    <message>
        <source>The site has to offer the key in a text file that contains nothing else: {url}</source>
        <translation>Le site doit proposer la clé dans un fichier texte qui ne contient rien d’autre : {url}</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>What would be announced</source>
        <translation>Ce qui serait signalé</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>left out: {verdict}</source>
        <translation>ignorée : {verdict}</translation>
    </message>
    <message>
        <source>{name} is saved. Upload it to {url}, then check.</source>
        <translation>{name} est enregistré. Mettez-le en ligne à l’adresse {url}, puis vérifiez.</translation>
    </message>
</context>
<context>
    <name>AnswerSection</name>
    <message>
        <source>Coverage</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Live site</source>
        <translation>Site en ligne</translation>
    </message>
    <message>
        <source>Live site: {verdict}</source>
        <translation>Site en ligne : {verdict}</translation>
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
        <translation>Interroger aussi les hôtes privés…</translation>
    </message>
    <message>
        <source>Also ask {host}…</source>
        <translation>Interroger aussi {host}…</translation>
    </message>
    <message>
        <source>At once per host</source>
        <translation>À la fois par hôte</translation>
    </message>
    <message>
        <source>Checking URLs</source>
        <translation>Vérification des URL</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuer…</translation>
    </message>
    <message>
        <source>Delay between two requests to a host</source>
        <translation>Délai entre deux requêtes vers un hôte</translation>
    </message>
    <message>
        <source>How long to wait between two requests to a host</source>
        <translation>Temps d’attente entre deux requêtes vers un hôte</translation>
    </message>
    <message>
        <source>How many requests may run at once to each host</source>
        <translation>Nombre de requêtes simultanées autorisées par hôte</translation>
    </message>
    <message>
        <source>Not checked, as they are in a private network:</source>
        <translation>Non vérifiés, car situés dans un réseau privé :</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>Requêtes simultanées par hôte</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Paused at {done} of {total} URLs</source>
        <translation>En pause : {done} URL sur {total}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stopped at {done} of {total} URLs</source>
        <translation>Arrêté : {done} URL sur {total}</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>encore {time} environ</translation>
    </message>
    <message>
        <source>with pauses of</source>
        <translation>avec des pauses de</translation>
    </message>
    <message>
        <source>{done} of {total} URLs checked</source>
        <translation>{done} URL vérifiées sur {total}</translation>
    </message>
    <message>
        <source>{n} a second</source>
        <translation>{n} par seconde</translation>
    </message>
</context>
<context>
    <name>AuditCommands</name>
    <message>
        <source>Dates of changed pages</source>
        <translation>Dates des pages modifiées</translation>
    </message>
    <message>
        <source>The URLs of this document are being checked. Stop that first.</source>
        <translation>Les URL de ce document sont en cours de vérification. Arrêtez-la d’abord.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>About this document</source>
        <translation>À propos de ce document</translation>
    </message>
</context>
<context>
    <name>BarLine</name>
    <message>
        <source>Filter language</source>
        <translation>Langage de filtrage</translation>
    </message>
</context>
<context>
    <name>BlockForm</name>
    <message>
        <source>Add field…</source>
        <translation>Ajouter un champ…</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Afficher plus</translation>
    </message>
    <message>
        <source>{title} (retired)</source>
        <translation>{title} (abandonné)</translation>
    </message>
</context>
<context>
    <name>BulkCommands</name>
    <message>
        <source>Folder with the site&apos;s files</source>
        <translation>Dossier contenant les fichiers du site</translation>
    </message>
    <message>
        <source>Recipes (*.toml)</source>
        <translation>Recettes (*.toml)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Enregistrer la recette</translation>
    </message>
    <message>
        <source>The recipe could not be deleted.</source>
        <translation>Impossible de supprimer la recette.</translation>
    </message>
    <message>
        <source>The recipe could not be saved.</source>
        <translation>Impossible d’enregistrer la recette.</translation>
    </message>
    <message>
        <source>This recipe cannot be opened.</source>
        <translation>Impossible d’ouvrir cette recette.</translation>
    </message>
    <message>
        <source>{name}, line {n}</source>
        <translation>{name}, ligne {n}</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Z (UTC)</source>
        <translation>Z (UTC)</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Fuseau</translation>
    </message>
    <message>
        <source>{offset} (here)</source>
        <translation>{offset} (ici)</translation>
    </message>
</context>
<context>
    <name>CellChoice</name>
    <message>
        <source>— not set</source>
        <translation>— non défini</translation>
    </message>
</context>
<context>
    <name>CellCommands</name>
    <message>
        <source>No browser could be opened.</source>
        <translation>Impossible d’ouvrir un navigateur.</translation>
    </message>
    <message>
        <source>Only URLs that begin with http:// or https:// can be opened in the browser.</source>
        <translation>Seules les URL commençant par http:// ou https:// peuvent être ouvertes dans le navigateur.</translation>
    </message>
    <message>
        <source>There is no filter for this column.</source>
        <translation>Il n’existe pas de filtre pour cette colonne.</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Preview of the changes</source>
        <translation>Aperçu des modifications</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Copy as picture</source>
        <translation>Copier comme image</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copier comme tableau</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
</context>
<context>
    <name>CheckUrlsDialog</name>
    <message>
        <source> hours</source>
        <translation> heures</translation>
    </message>
    <message>
        <source>&amp;Sign in…</source>
        <translation>Se c&amp;onnecter…</translation>
    </message>
    <message>
        <source>Age of results in hours</source>
        <translation>Ancienneté des résultats en heures</translation>
    </message>
    <message>
        <source>All again</source>
        <translation>Tout recommencer</translation>
    </message>
    <message>
        <source>All of these URLs are on hosts in a private network.</source>
        <translation>Toutes ces URL se trouvent sur des hôtes d’un réseau privé.</translation>
    </message>
    <message>
        <source>All of these URLs have answered already: their answers are shown without new requests.</source>
        <translation>Toutes ces URL ont déjà une réponse : leurs réponses s’affichent sans nouvelle requête.</translation>
    </message>
    <message>
        <source>Also ask private hosts</source>
        <translation>Interroger aussi les hôtes privés</translation>
    </message>
    <message>
        <source>Also ask {hosts}</source>
        <translation>Interroger aussi {hosts}</translation>
    </message>
    <message>
        <source>By their names, these hosts are on this computer or in a private network. They are asked only if you say so.</source>
        <translation>D’après leur nom, ces hôtes se trouvent sur cet ordinateur ou dans un réseau privé. Ils ne sont interrogés que si vous le demandez.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Check URLs</source>
        <translation>Vérifier les URL</translation>
    </message>
    <message>
        <source>Delay between requests</source>
        <translation>Délai entre les requêtes</translation>
    </message>
    <message>
        <source>Each URL is requested from the live site, and its answer is shown in the table. The sitemap itself stays as it is.</source>
        <translation>Chaque URL est demandée au site en ligne et sa réponse s’affiche dans le tableau. Le sitemap lui-même n’est pas modifié.</translation>
    </message>
    <message>
        <source>Judge pages as</source>
        <translation>Juger les pages en tant que</translation>
    </message>
    <message>
        <source>None of these rows has a URL that can be checked.</source>
        <translation>Aucune de ces lignes ne contient d’URL qui puisse être vérifiée.</translation>
    </message>
    <message>
        <source>Only URLs without an answer from the last day</source>
        <translation>Seulement les URL sans réponse depuis un jour</translation>
    </message>
    <message>
        <source>Only what failed</source>
        <translation>Seulement celles en échec</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>Requêtes simultanées par hôte</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Connecté à</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Délai d’expiration</translation>
    </message>
    <message>
        <source>URLs that answered within the last day are skipped.</source>
        <translation>Les URL qui ont répondu depuis moins d’un jour sont ignorées.</translation>
    </message>
    <message>
        <source>User agent</source>
        <translation>User-agent</translation>
    </message>
    <message>
        <source>What is older than</source>
        <translation>Résultats datant de plus de</translation>
    </message>
    <message>
        <source>Which of them</source>
        <translation>Lesquelles</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{urls} on {hosts}: about {time} at these limits.</source>
        <translation>{urls} sur {hosts} : environ {time} avec ces limites.</translation>
    </message>
</context>
<context>
    <name>ChooseFilesDialog</name>
    <message>
        <source>Choose sitemaps</source>
        <translation>Choisir des sitemaps</translation>
    </message>
    <message>
        <source>Deselect these</source>
        <translation>Désélectionner ceux-ci</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Filtrer par nom</translation>
    </message>
    <message>
        <source>Opens the selected sitemaps. You can open the others later.</source>
        <translation>Ouvre les sitemaps sélectionnés. Vous pourrez ouvrir les autres plus tard.</translation>
    </message>
    <message>
        <source>Select these</source>
        <translation>Sélectionner ceux-ci</translation>
    </message>
    <message>
        <source>Show only files whose names contain this text</source>
        <translation>N’afficher que les fichiers dont le nom contient ce texte</translation>
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
        <translation>Première page</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>No page is set for all other languages (x-default).</source>
        <translation>Aucune page n’est définie pour les autres langues (x-default).</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Search engines do not recognize: {codes}.</source>
        <translation>Codes non reconnus par les moteurs de recherche : {codes}.</translation>
    </message>
    <message>
        <source>Some pages do not list every version.</source>
        <translation>Certaines pages n’indiquent pas toutes les versions.</translation>
    </message>
</context>
<context>
    <name>CodesEditor</name>
    <message>
        <source>Choose from a list</source>
        <translation>Choisir dans une liste</translation>
    </message>
</context>
<context>
    <name>ColumnCommands</name>
    <message>
        <source>&amp;Fit to content</source>
        <translation>A&amp;juster au contenu</translation>
    </message>
    <message>
        <source>&amp;Hide column</source>
        <translation>&amp;Masquer la colonne</translation>
    </message>
    <message>
        <source>&amp;Reset column widths</source>
        <translation>&amp;Réinitialiser la largeur des colonnes</translation>
    </message>
    <message>
        <source>&amp;Select column</source>
        <translation>&amp;Sélectionner la colonne</translation>
    </message>
    <message>
        <source>Filter &amp;by this column…</source>
        <translation>&amp;Filtrer selon cette colonne…</translation>
    </message>
    <message>
        <source>Show {host}, which is hidden</source>
        <translation>Afficher {host}, qui est masqué</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>Tri &amp;croissant</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>Tri &amp;décroissant</translation>
    </message>
    <message>
        <source>The URL column cannot be hidden.</source>
        <translation>La colonne des URL ne peut pas être masquée.</translation>
    </message>
    <message>
        <source>There is no filter for this column.</source>
        <translation>Il n’existe pas de filtre pour cette colonne.</translation>
    </message>
    <message>
        <source>“{name}” is hidden. To show it again, choose View, Columns.</source>
        <translation>« {name} » est masquée. Pour l’afficher de nouveau, choisissez Affichage, Colonnes.</translation>
    </message>
</context>
<context>
    <name>ColumnsForm</name>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>Si nécessaire</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
</context>
<context>
    <name>CompareCommands</name>
    <message>
        <source>Apply differences from {name}</source>
        <translation>Appliquer les différences de {name}</translation>
    </message>
    <message>
        <source>These differences cannot be applied.</source>
        <translation>Ces différences ne peuvent pas être appliquées.</translation>
    </message>
    <message>
        <source>{name}, as opened</source>
        <translation>{name}, tel qu’ouvert</translation>
    </message>
    <message>
        <source>{name}, as saved</source>
        <translation>{name}, tel qu’enregistré</translation>
    </message>
</context>
<context>
    <name>ComparingDialog</name>
    <message>
        <source>Height of the list</source>
        <translation>Hauteur de la liste</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Préparation de l’aperçu…</translation>
    </message>
    <message>
        <source>The changes cannot be shown: {cause}</source>
        <translation>Impossible d’afficher les modifications : {cause}</translation>
    </message>
</context>
<context>
    <name>CoverageCommands</name>
    <message>
        <source>Choose the folder of the built site</source>
        <translation>Choisir le dossier du site généré</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>Enregistré dans {path}</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation>Impossible d’enregistrer le tableau.</translation>
    </message>
</context>
<context>
    <name>CoverageDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>&amp;Dates</source>
        <translation>Date&amp;s</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Folder of the built site</source>
        <translation>&amp;Dossier du site généré</translation>
    </message>
    <message>
        <source>&amp;Home page</source>
        <translation>&amp;Page d’accueil</translation>
    </message>
    <message>
        <source>&amp;Live site</source>
        <translation>Site en &amp;ligne</translation>
    </message>
    <message>
        <source>&amp;Not to be listed</source>
        <translation>À &amp;ne pas répertorier</translation>
    </message>
    <message>
        <source>&amp;Put into</source>
        <translation>&amp;Mettre dans</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Table or sitemap</source>
        <translation>&amp;Tableau ou sitemap</translation>
    </message>
    <message>
        <source>&amp;Untick all</source>
        <translation>To&amp;ut décocher</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add pages</source>
        <translation>Ajouter les pages</translation>
    </message>
    <message>
        <source>Choose f&amp;older…</source>
        <translation>Choisir un d&amp;ossier…</translation>
    </message>
    <message>
        <source>Choose ta&amp;ble…</source>
        <translation>Choisir un ta&amp;bleau…</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>Enter its home page.</source>
        <translation>Saisissez sa page d’accueil.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Folder of the built site</source>
        <translation>Dossier du site généré</translation>
    </message>
    <message>
        <source>From headers and tables alone</source>
        <translation>D’après les en-têtes et les tableaux seulement</translation>
    </message>
    <message>
        <source>From the files as well</source>
        <translation>Aussi d’après les fichiers</translation>
    </message>
    <message>
        <source>From the last commits (git) as well</source>
        <translation>Aussi d’après les derniers commits (git)</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>Links from the home page at most</source>
        <translation>Nombre maximal de liens depuis la page d’accueil</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>None of the listed URLs is among them; are these the pages of another site?</source>
        <translation>Aucune des URL répertoriées n’en fait partie ; s’agit-il des pages d’un autre site ?</translation>
    </message>
    <message>
        <source>Not to be listed</source>
        <translation>À ne pas répertorier</translation>
    </message>
    <message>
        <source>P&amp;roposals</source>
        <translation>P&amp;ropositions</translation>
    </message>
    <message>
        <source>Pages and URLs</source>
        <translation>Pages et URL</translation>
    </message>
    <message>
        <source>Pages at most</source>
        <translation>Nombre maximal de pages</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Mettre dans</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove URLs</source>
        <translation>Supprimer les URL</translation>
    </message>
    <message>
        <source>Stopped. Comparing again goes on with what the site has answered by now.</source>
        <translation>Arrêté. Une nouvelle comparaison reprend avec les réponses déjà reçues du site.</translation>
    </message>
    <message>
        <source>T&amp;ick all</source>
        <translation>Tout coc&amp;her</translation>
    </message>
    <message>
        <source>Table or sitemap</source>
        <translation>Tableau ou sitemap</translation>
    </message>
    <message>
        <source>Where their folders are</source>
        <translation>Là où se trouvent leurs dossiers</translation>
    </message>
    <message>
        <source>Which pages are not listed, and which listed URLs are not there? Choose what to compare with; only the live site is asked for anything.</source>
        <translation>Quelles pages ne figurent pas dans le sitemap, et quelles URL répertoriées n’existent pas ? Choisissez avec quoi comparer ; seul le site en ligne est interrogé.</translation>
    </message>
    <message>
        <source>Which pages nobody links to is not known.</source>
        <translation>On ne sait pas quelles pages ne reçoivent aucun lien.</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>links of the home page</source>
        <translation>liens au plus de la page d’accueil</translation>
    </message>
    <message>
        <source>pages, within</source>
        <translation>pages, à</translation>
    </message>
    <message>
        <source>{done} of {known} known pages have answered…</source>
        <translation>{done} pages connues sur {known} ont répondu…</translation>
    </message>
    <message>
        <source>{host} is in a private network and was not asked.</source>
        <translation>{host} se trouve dans un réseau privé et n’a pas été interrogé.</translation>
    </message>
</context>
<context>
    <name>CoverageModel</name>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Justification</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>Trouvée dans</translation>
    </message>
    <message>
        <source>Links to it</source>
        <translation>Liens entrants</translation>
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
        <translation>Impossible de conserver ce qui a été joint : {cause}</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
</context>
<context>
    <name>DateIndexDialog</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Files and their dates</source>
        <translation>Fichiers et leurs dates</translation>
    </message>
    <message>
        <source>In the index</source>
        <translation>Dans l’index</translation>
    </message>
    <message>
        <source>In the index, these files have an older date than their newest page. They get the date of that page.</source>
        <translation>Dans l’index, ces fichiers ont une date antérieure à celle de leur page la plus récente. Ils prennent la date de cette page.</translation>
    </message>
    <message>
        <source>Newest page</source>
        <translation>Page la plus récente</translation>
    </message>
    <message>
        <source>Update dates in the index</source>
        <translation>Mettre à jour les dates de l’index</translation>
    </message>
</context>
<context>
    <name>DecimalBox</name>
    <message>
        <source>A number from {least} to {most} with at most {n} decimals</source>
        <translation>Un nombre compris entre {least} et {most} avec au plus {n} décimales</translation>
    </message>
</context>
<context>
    <name>DetailsDock</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>DetailsHeader</name>
    <message>
        <source>Close the details panel</source>
        <translation>Fermer le volet des détails</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+3)</source>
        <translation>Fermer ce volet (Ctrl+3)</translation>
    </message>
    <message>
        <source>row {n}</source>
        <translation>ligne {n}</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} lignes</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Select an entry to see its details.</source>
        <translation>Sélectionnez une entrée pour en voir les détails.</translation>
    </message>
</context>
<context>
    <name>DifferencesDialog</name>
    <message>
        <source>&amp;Add these here</source>
        <translation>A&amp;jouter celles-ci ici</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>&amp;Apply all</source>
        <translation>&amp;Tout appliquer</translation>
    </message>
    <message>
        <source>&amp;Apply without deleting</source>
        <translation>A&amp;ppliquer sans supprimer</translation>
    </message>
    <message>
        <source>&amp;Copy the list</source>
        <translation>&amp;Copier la liste</translation>
    </message>
    <message>
        <source>&amp;Delete here what the other file lacks: {parts}</source>
        <translation>Supprimer ici ce qui &amp;manque dans l’autre fichier : {parts}</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>A&amp;fficher</translation>
    </message>
    <message>
        <source>&amp;Use these URLs</source>
        <translation>Utiliser ces &amp;URL</translation>
    </message>
    <message>
        <source>&amp;Use these values</source>
        <translation>Utiliser ces &amp;valeurs</translation>
    </message>
    <message>
        <source>Compare “{mine}” with “{theirs}”</source>
        <translation>Comparer « {mine} » avec « {theirs} »</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Dele&amp;te these here</source>
        <translation>Supp&amp;rimer celles-ci ici</translation>
    </message>
    <message>
        <source>For a site that has moved, or a test site</source>
        <translation>Pour un site qui a déménagé ou un site de test</translation>
    </message>
    <message>
        <source>For entries that moved, from their old URLs to the new ones</source>
        <translation>Pour les entrées déplacées, de leurs anciennes URL vers les nouvelles</translation>
    </message>
    <message>
        <source>Ignore scheme and &amp;host</source>
        <translation>Ignorer le schéma et l’&amp;hôte</translation>
    </message>
    <message>
        <source>Sa&amp;ve redirects…</source>
        <translation>&amp;Enregistrer les redirections…</translation>
    </message>
    <message>
        <source>Select these &amp;rows</source>
        <translation>&amp;Sélectionner ces lignes</translation>
    </message>
    <message>
        <source>The files cannot be compared: {cause}</source>
        <translation>Impossible de comparer les fichiers : {cause}</translation>
    </message>
    <message>
        <source>The other file is damaged, so only what could be recovered is compared. {cause}</source>
        <translation>L’autre fichier est endommagé : seul ce qui a pu être récupéré est comparé. {cause}</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Ce qui diffère</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>Other file</source>
        <translation>Autre fichier</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>This file</source>
        <translation>Ce fichier</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Ce qui diffère</translation>
    </message>
</context>
<context>
    <name>DocumentBanner</name>
    <message>
        <source>Accept and edit</source>
        <translation>Accepter et modifier</translation>
    </message>
    <message>
        <source>Another program changed this file while it was open.</source>
        <translation>Un autre programme a modifié ce fichier pendant qu’il était ouvert.</translation>
    </message>
    <message>
        <source>Another program changed this file, and so did you.</source>
        <translation>Un autre programme a modifié ce fichier, et vous aussi.</translation>
    </message>
    <message>
        <source>Another program changed {name} while it was open.</source>
        <translation>Un autre programme a modifié {name} pendant qu’il était ouvert.</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>Convertir en UTF-8</translation>
    </message>
    <message>
        <source>Create a sitemap from it</source>
        <translation>Créer un sitemap à partir de ce fichier</translation>
    </message>
    <message>
        <source>Damaged: {trouble} Everything that could be recovered is shown below.</source>
        <translation>Endommagé : {trouble} Tout ce qui a pu être récupéré est affiché ci-dessous.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder ma version</translation>
    </message>
    <message>
        <source>Load it again</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Fusionner…</translation>
    </message>
    <message>
        <source>Only part of this file was loaded. You can view it but not save it.</source>
        <translation>Seule une partie de ce fichier a été chargée. Vous pouvez le consulter, mais pas l’enregistrer.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>This file is damaged: {trouble} Everything that could be recovered is shown below.</source>
        <translation>Ce fichier est endommagé : {trouble} Tout ce qui a pu être récupéré est affiché ci-dessous.</translation>
    </message>
    <message>
        <source>This file is encoded in {encoding}. Sitemaps must be UTF-8.</source>
        <translation>Ce fichier est encodé en {encoding}. Les sitemaps doivent être en UTF-8.</translation>
    </message>
    <message>
        <source>This file was deleted or moved. Its contents are still open here; save to keep them.</source>
        <translation>Ce fichier a été supprimé ou déplacé. Son contenu est encore ouvert ici ; enregistrez-le pour le conserver.</translation>
    </message>
    <message>
        <source>This file was read in an encoding other than the one it declares. Does everything look right?</source>
        <translation>Ce fichier a été lu dans un autre encodage que celui qu’il déclare. Tout s’affiche-t-il correctement ?</translation>
    </message>
    <message>
        <source>This is a feed. You can view it here but not edit it.</source>
        <translation>Ceci est un flux. Vous pouvez le consulter ici, mais pas le modifier.</translation>
    </message>
    <message>
        <source>What was repaired…</source>
        <translation>Ce qui a été réparé…</translation>
    </message>
    <message>
        <source>{name} was deleted or moved. Its contents are still open here; save to keep them.</source>
        <translation>{name} a été supprimé ou déplacé. Son contenu est encore ouvert ici ; enregistrez-le pour le conserver.</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>All open documents</source>
        <translation>Tous les documents ouverts</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the others</source>
        <translation>Fermer les autres</translation>
    </message>
    <message>
        <source>Close this document</source>
        <translation>Fermer ce document</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copier le chemin</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Documents ouverts</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
</context>
<context>
    <name>DocumentView</name>
    <message>
        <source>No entries yet. Press {key} or {other} to add one, or paste URLs.</source>
        <translation>Aucune entrée pour le moment. Appuyez sur {key} ou {other} pour en ajouter une, ou collez des URL.</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Aucune ligne ne correspond au filtre.</translation>
    </message>
    <message>
        <source>This finding is about the whole file, not about single rows.</source>
        <translation>Ce constat porte sur l’ensemble du fichier, pas sur des lignes précises.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
</context>
<context>
    <name>DuplicatesDialog</name>
    <message>
        <source>&amp;Merge images, videos, news and links into the entry that is kept</source>
        <translation>&amp;Fusionner images, vidéos, actualités et liens dans l’entrée conservée</translation>
    </message>
    <message>
        <source>&amp;all</source>
        <translation>&amp;toutes</translation>
    </message>
    <message>
        <source>&amp;first</source>
        <translation>la pre&amp;mière</translation>
    </message>
    <message>
        <source>&amp;last</source>
        <translation>la &amp;dernière</translation>
    </message>
    <message>
        <source>All entries will be kept.</source>
        <translation>Toutes les entrées seront conservées.</translation>
    </message>
    <message>
        <source>Content that no other entry has will be lost: {contents}.</source>
        <translation>Le contenu qu’aucune autre entrée ne possède sera perdu : {contents}.</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>Groups of duplicates</source>
        <translation>Groupes de doublons</translation>
    </message>
    <message>
        <source>In each group, &amp;keep</source>
        <translation>Dans chaque groupe, &amp;conserver</translation>
    </message>
    <message>
        <source>In this group, keep</source>
        <translation>Dans ce groupe, conserver</translation>
    </message>
    <message>
        <source>Include URLs that are &amp;nearly the same (www, http and https, trailing slash)</source>
        <translation>Inclure les URL &amp;presque identiques (www, http et https, barre oblique finale)</translation>
    </message>
    <message>
        <source>Looking for duplicates…</source>
        <translation>Recherche des doublons…</translation>
    </message>
    <message>
        <source>No URL is listed twice.</source>
        <translation>Aucune URL ne figure deux fois.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Their own content will be kept: {contents}.</source>
        <translation>Leur propre contenu sera conservé : {contents}.</translation>
    </message>
    <message>
        <source>Together with the newest date in the group. Nothing is added twice.</source>
        <translation>Avec la date la plus récente du groupe. Rien n’est ajouté en double.</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>n&amp;ewest</source>
        <translation>la plus &amp;récente</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>la première</translation>
    </message>
    <message>
        <source>the last</source>
        <translation>la dernière</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>la plus récente</translation>
    </message>
</context>
<context>
    <name>DuplicatesModel</name>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardée</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>retirée</translation>
    </message>
</context>
<context>
    <name>EarlierAnswerCommands</name>
    <message>
        <source>What earlier checks found cannot be read: {cause}</source>
        <translation>Impossible de lire les résultats des vérifications précédentes : {cause}</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>Add a row</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Sort the file</source>
        <translation>Trier le fichier</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be pasted.</source>
        <translation>Impossible de coller le contenu du presse-papiers.</translation>
    </message>
</context>
<context>
    <name>EditValuesDialog</name>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Modifier les valeurs</translation>
    </message>
    <message>
        <source>Edit values: {name}</source>
        <translation>Modifier les valeurs : {name}</translation>
    </message>
    <message>
        <source>Only &amp;where</source>
        <translation>Seu&amp;lement où</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Seulement où</translation>
    </message>
    <message>
        <source>Step &amp;name</source>
        <translation>&amp;Nom de l’étape</translation>
    </message>
    <message>
        <source>Step name</source>
        <translation>Nom de l’étape</translation>
    </message>
    <message>
        <source>Steps, conditions, recipes</source>
        <translation>Étapes, conditions, recettes</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>each of these rows, or a filter such as path:/blog/ or priority&lt;0.5</source>
        <translation>chacune de ces lignes, ou un filtre tel que path:/blog/ ou priority&lt;0.5</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
</context>
<context>
    <name>EditorNote</name>
    <message>
        <source>Change to {value} ({key})</source>
        <translation>Remplacer par {value} ({key})</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>Drop a sitemap, a sitemap index or a list of URLs anywhere in this window, gzipped or not.</source>
        <translation>Déposez n’importe où dans cette fenêtre un sitemap, un index de sitemaps ou une liste d’URL, compressés ou non.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Aucun document ouvert</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Ouvrir un exemple</translation>
    </message>
    <message>
        <source>Open a sitemap</source>
        <translation>Ouvrir un sitemap</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Paste URLs</source>
        <translation>Coller des URL</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>This file no longer exists</source>
        <translation>Ce fichier n’existe plus</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message>
        <source>Changed since the last save.</source>
        <translation>Modifié depuis le dernier enregistrement.</translation>
    </message>
    <message>
        <source>The oldest answer: {age}</source>
        <translation>La réponse la plus ancienne : {age}</translation>
    </message>
</context>
<context>
    <name>EntriesTable</name>
    <message>
        <source>Rows cannot be moved while a filter hides some. Show all rows first.</source>
        <translation>Impossible de déplacer des lignes quand un filtre en masque certaines. Affichez d’abord toutes les lignes.</translation>
    </message>
    <message>
        <source>Rows cannot be moved while the document is read-only.</source>
        <translation>Impossible de déplacer des lignes dans un document en lecture seule.</translation>
    </message>
    <message>
        <source>Rows cannot be moved while the table is sorted. Show the file&apos;s order first.</source>
        <translation>Impossible de déplacer des lignes quand le tableau est trié. Rétablissez d’abord l’ordre du fichier.</translation>
    </message>
    <message>
        <source>That position is in another file. To move rows there, drag them onto its tab.</source>
        <translation>Cette position se trouve dans un autre fichier. Pour y déplacer des lignes, faites-les glisser sur son onglet.</translation>
    </message>
    <message>
        <source>The selected rows are in several files. Move those of one file at a time.</source>
        <translation>Les lignes sélectionnées se trouvent dans plusieurs fichiers. Déplacez celles d’un seul fichier à la fois.</translation>
    </message>
</context>
<context>
    <name>EntriesView</name>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>several values</source>
        <translation>plusieurs valeurs</translation>
    </message>
</context>
<context>
    <name>ExportCommands</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>List of URLs (*.txt)</source>
        <translation>Liste d’URL (*.txt)</translation>
    </message>
    <message>
        <source>These files could not be deleted: {names}</source>
        <translation>Impossible de supprimer ces fichiers : {names}</translation>
    </message>
    <message>
        <source>XML (*.xml)</source>
        <translation>XML (*.xml)</translation>
    </message>
    <message>
        <source>XML, gzipped (*.xml.gz)</source>
        <translation>XML compressé avec gzip (*.xml.gz)</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>A single file would be larger than the protocol allows. Split it.</source>
        <translation>Un fichier unique dépasserait la taille autorisée par le protocole. Divisez-le.</translation>
    </message>
    <message>
        <source>An index lists sitemaps, so it cannot be exported as a list of URLs. The name must end in .xml or .xml.gz.</source>
        <translation>Un index répertorie des sitemaps : il ne peut donc pas être exporté comme liste d’URL. Le nom doit se terminer par .xml ou .xml.gz.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Close this dialog, and go to the place of the error</source>
        <translation>Fermer cette boîte de dialogue et aller à l’emplacement de l’erreur</translation>
    </message>
    <message>
        <source>Errors that prevent the export</source>
        <translation>Erreurs empêchant l’exportation</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export anyway, with the errors</source>
        <translation>Exporter malgré les erreurs</translation>
    </message>
    <message>
        <source>Exporting writes a clean new copy to upload to your site: UTF-8, tidy, in the order the protocol specifies. The file you are editing stays as it is; to write your changes back to it, use Save.</source>
        <translation>L’exportation crée une nouvelle copie propre à mettre en ligne sur votre site : en UTF-8, bien présentée, dans l’ordre prévu par le protocole. Le fichier que vous modifiez n’est pas touché ; pour y écrire vos modifications, utilisez Enregistrer.</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Fichier à écrire</translation>
    </message>
    <message>
        <source>Fix all safe…</source>
        <translation>Corriger tout ce qui est sans risque…</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix, then come back here</source>
        <translation>Corriger tout ce qui peut l’être sans risque, puis revenir ici</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Index to write; the sitemaps go in the same folder</source>
        <translation>Index à écrire ; les sitemaps vont dans le même dossier</translation>
    </message>
    <message>
        <source>Line for robots.txt: {line}</source>
        <translation>Ligne pour robots.txt : {line}</translation>
    </message>
    <message>
        <source>List of URLs</source>
        <translation>Liste d’URL</translation>
    </message>
    <message>
        <source>No errors; ready to export.</source>
        <translation>Aucune erreur ; prêt à exporter.</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Un seul fichier</translation>
    </message>
    <message>
        <source>Row {row}: </source>
        <translation>Ligne {row} : </translation>
    </message>
    <message>
        <source>Several files with an index</source>
        <translation>Plusieurs fichiers avec un index</translation>
    </message>
    <message>
        <source>The name must end in .xml or .xml.gz.</source>
        <translation>Le nom doit se terminer par .xml ou .xml.gz.</translation>
    </message>
    <message>
        <source>The name must end in .xml, .xml.gz or .txt.</source>
        <translation>Le nom doit se terminer par .xml, .xml.gz ou .txt.</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>XML, gzipped</source>
        <translation>XML compressé avec gzip</translation>
    </message>
</context>
<context>
    <name>ExtensionSection</name>
    <message>
        <source>Add: {what}</source>
        <translation>Ajouter : {what}</translation>
    </message>
    <message>
        <source>New: {what}</source>
        <translation>Nouveau : {what}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>replié</translation>
    </message>
    <message>
        <source>open</source>
        <translation>déplié</translation>
    </message>
</context>
<context>
    <name>ExtensionsForm</name>
    <message>
        <source>Add images, videos, news, languages or a mobile version to this entry</source>
        <translation>Ajouter à cette entrée des images, des vidéos, des actualités, des langues ou une version mobile</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Other elements, kept as they are</source>
        <translation>Autres éléments, conservés tels quels</translation>
    </message>
    <message>
        <source>The fields below belong to row {n}.</source>
        <translation>Les champs ci-dessous appartiennent à la ligne {n}.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Ouvrir un autre fichier…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>FileNameDialog</name>
    <message>
        <source>File name</source>
        <translation>Nom de fichier</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>Nouveau sitemap</translation>
    </message>
    <message>
        <source>When you save, the file is written next to the others and listed in the index.</source>
        <translation>À l’enregistrement, le fichier est écrit à côté des autres et ajouté à l’index.</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>All supported files ({patterns})</source>
        <translation>Tous les fichiers pris en charge ({patterns})</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Choisir un tableau</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Import preferences</source>
        <translation>Importer des préférences</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>Ouvrir une recette</translation>
    </message>
    <message>
        <source>Open a robots.txt</source>
        <translation>Ouvrir un fichier robots.txt</translation>
    </message>
    <message>
        <source>Open sitemaps</source>
        <translation>Ouvrir des sitemaps</translation>
    </message>
    <message>
        <source>Preferences ({patterns})</source>
        <translation>Préférences ({patterns})</translation>
    </message>
    <message>
        <source>Recipes (*.toml);;All files (*)</source>
        <translation>Recettes (*.toml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Sitemaps and feeds ({patterns})</source>
        <translation>Sitemaps et flux ({patterns})</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>Tableaux ({patterns})</translation>
    </message>
</context>
<context>
    <name>FileSearch</name>
    <message>
        <source>File name</source>
        <translation>Nom de fichier</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
</context>
<context>
    <name>FileSetCommands</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Open as one document</source>
        <translation>Ouvrir comme un seul document</translation>
    </message>
    <message>
        <source>Open the sitemaps of a folder</source>
        <translation>Ouvrir les sitemaps d’un dossier</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Les ouvrir</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Afficher les fichiers</translation>
    </message>
    <message>
        <source>The editor failed while reading. The files were not touched.</source>
        <translation>L’éditeur a échoué pendant la lecture. Les fichiers n’ont pas été touchés.</translation>
    </message>
    <message>
        <source>There are no sitemaps in {place}.</source>
        <translation>Il n’y a aucun sitemap dans {place}.</translation>
    </message>
    <message>
        <source>{place} cannot be opened: {error}</source>
        <translation>Impossible d’ouvrir {place} : {error}</translation>
    </message>
</context>
<context>
    <name>FileStrip</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Find a file</source>
        <translation>Rechercher un fichier</translation>
    </message>
</context>
<context>
    <name>FilesCommands</name>
    <message>
        <source>Change the index entry for {name}</source>
        <translation>Modifier l’entrée d’index de {name}</translation>
    </message>
    <message>
        <source>New sitemap {name}</source>
        <translation>Nouveau sitemap {name}</translation>
    </message>
    <message>
        <source>Only files that are open can be removed.</source>
        <translation>Seuls les fichiers ouverts peuvent être supprimés.</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Supprimer {name}</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>Renommer {name}</translation>
    </message>
    <message>
        <source>The last file cannot be removed.</source>
        <translation>Le dernier fichier ne peut pas être supprimé.</translation>
    </message>
    <message>
        <source>They are already there.</source>
        <translation>Elles s’y trouvent déjà.</translation>
    </message>
    <message>
        <source>{name} was removed. The file will be deleted when you save.</source>
        <translation>{name} a été retiré. Le fichier sera supprimé à l’enregistrement.</translation>
    </message>
</context>
<context>
    <name>FilesHeader</name>
    <message>
        <source>Close the list of files</source>
        <translation>Fermer la liste des fichiers</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+4)</source>
        <translation>Fermer ce volet (Ctrl+4)</translation>
    </message>
    <message>
        <source>Make an index…</source>
        <translation>Créer un index…</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouveau…</translation>
    </message>
    <message>
        <source>Open the rest</source>
        <translation>Ouvrir les autres</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>FilesModel</name>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Date in the index</source>
        <translation>Date dans l’index</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>URL in the index</source>
        <translation>URL dans l’index</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <source>Add to the index</source>
        <translation>Ajouter à l’index</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter the rows</source>
        <translation>Filtrer les lignes</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Only {place}; press to show all</source>
        <translation>Seulement {place} ; appuyez pour tout afficher</translation>
    </message>
    <message>
        <source>Show only rows that contain this text or match these terms, such as priority&lt;0.5</source>
        <translation>N’afficher que les lignes qui contiennent ce texte ou correspondent à ces termes, par exemple priority&lt;0.5</translation>
    </message>
    <message>
        <source>no host</source>
        <translation>sans hôte</translation>
    </message>
</context>
<context>
    <name>FilterCommands</name>
    <message>
        <source>Saved the filter “{name}”</source>
        <translation>Filtre « {name} » enregistré</translation>
    </message>
</context>
<context>
    <name>FilterCompleter</name>
    <message>
        <source>recent</source>
        <translation>récent</translation>
    </message>
</context>
<context>
    <name>FilterMenu</name>
    <message>
        <source>All rows</source>
        <translation>Toutes les lignes</translation>
    </message>
    <message>
        <source>Filter language</source>
        <translation>Langage de filtrage</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>Enregistrer ce filtre…</translation>
    </message>
    <message>
        <source>Saved filters…</source>
        <translation>Filtres enregistrés…</translation>
    </message>
</context>
<context>
    <name>FilterPlace</name>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
</context>
<context>
    <name>FindActionDialog</name>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Rechercher une action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Aucun résultat. Essayez un autre mot.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Que voulez-vous faire ?</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
</context>
<context>
    <name>FindCommands</name>
    <message>
        <source>Nothing was replaced in “{name}”: {reason}</source>
        <translation>Aucun remplacement dans « {name} » : {reason}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>FindingCards</name>
    <message>
        <source>Learn more</source>
        <translation>En savoir plus</translation>
    </message>
    <message>
        <source>Learn more: {title}</source>
        <translation>En savoir plus : {title}</translation>
    </message>
</context>
<context>
    <name>FindingsHeader</name>
    <message>
        <source>Close the findings panel</source>
        <translation>Fermer le volet des constats</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+1)</source>
        <translation>Fermer ce volet (Ctrl+1)</translation>
    </message>
    <message>
        <source>Find in the list of findings</source>
        <translation>Rechercher dans la liste des constats</translation>
    </message>
    <message>
        <source>Find in this list</source>
        <translation>Rechercher dans la liste</translation>
    </message>
    <message>
        <source>Fix all safe…</source>
        <translation>Corriger tout ce qui est sans risque…</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix; shows a preview first</source>
        <translation>Corriger tout ce qui peut l’être sans risque, après un aperçu</translation>
    </message>
    <message>
        <source>List only findings with this text</source>
        <translation>N’afficher que les constats contenant ce texte</translation>
    </message>
    <message>
        <source>Show only the rows with the selected finding</source>
        <translation>N’afficher que les lignes concernées par le constat sélectionné</translation>
    </message>
    <message>
        <source>Show only these rows</source>
        <translation>N’afficher que ces lignes</translation>
    </message>
    <message>
        <source>Worth knowing about the whole file; nothing is wrong</source>
        <translation>Bon à savoir sur l’ensemble du fichier ; il n’y a pas de problème</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>aucun constat</translation>
    </message>
    <message>
        <source>no findings so far</source>
        <translation>aucun constat pour l’instant</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Fix all of these; shows a preview first ({key})</source>
        <translation>Corriger toutes les occurrences, après un aperçu ({key})</translation>
    </message>
    <message>
        <source>Fix this one ({key})</source>
        <translation>Corriger cette occurrence ({key})</translation>
    </message>
    <message>
        <source>Fix {n} of these; shows a preview first ({key})</source>
        <translation>Corriger {n} occurrences, après un aperçu ({key})</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Go to the list of files: these are in the index ({key})</source>
        <translation>Aller à la liste des fichiers : ils se trouvent dans l’index ({key})</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>Source: {names}</source>
        <translation>Source : {names}</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>entry {entry}</source>
        <translation>entrée {entry}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ligne de texte {line}</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>ligne {row}</translation>
    </message>
    <message>
        <source>rows {rows}</source>
        <translation>lignes {rows}</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>No finding in this list matches.</source>
        <translation>Aucun constat de cette liste ne correspond.</translation>
    </message>
</context>
<context>
    <name>FixCommands</name>
    <message>
        <source>Correct hosts</source>
        <translation>Corriger les hôtes</translation>
    </message>
    <message>
        <source>Fix all safe</source>
        <translation>Corriger tout ce qui est sans risque</translation>
    </message>
</context>
<context>
    <name>FixMenu</name>
    <message>
        <source>Fix all {n}: {title}…</source>
        <translation>Corriger tout ({n}) : {title}…</translation>
    </message>
</context>
<context>
    <name>FixPreviewDialog</name>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Choisissez ce qu’il faut faire.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Findings: {counts}</source>
        <translation>Constats : {counts}</translation>
    </message>
    <message>
        <source>Fix all safe</source>
        <translation>Corriger tout ce qui est sans risque</translation>
    </message>
    <message>
        <source>Fix: {rule}</source>
        <translation>Corriger : {rule}</translation>
    </message>
    <message>
        <source>Fixes only what needs no decision. Nothing is guessed, and every other value stays as it is.</source>
        <translation>Ne corrige que ce qui ne demande aucune décision. Rien n’est deviné et toutes les autres valeurs restent inchangées.</translation>
    </message>
    <message>
        <source>Nothing will change.</source>
        <translation>Rien ne changera.</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Préparation de l’aperçu…</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>Seuls les {n} premiers sont affichés.</translation>
    </message>
    <message>
        <source>What is fixed</source>
        <translation>Ce qui est corrigé</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>en partie</translation>
    </message>
    <message>
        <source>{n} places in {files} files will change.</source>
        <translation>{n} emplacements changeront dans {files} fichiers.</translation>
    </message>
    <message>
        <source>{way} (safe)</source>
        <translation>{way} (sûr)</translation>
    </message>
</context>
<context>
    <name>FolderEditor</name>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
</context>
<context>
    <name>FreshnessPage</name>
    <message>
        <source>Folders by age</source>
        <translation>Dossiers par ancienneté</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Stale after (days)</source>
        <translation>Obsolète après (jours)</translation>
    </message>
    <message>
        <source>Stale after, in days</source>
        <translation>Obsolète après, en jours</translation>
    </message>
</context>
<context>
    <name>HelpCommands</name>
    <message>
        <source>Combining terms</source>
        <translation>Combiner des termes</translation>
    </message>
    <message>
        <source>Filter language</source>
        <translation>Langage de filtrage</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>Dans le tableau</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
</context>
<context>
    <name>HonestLastmodDialog</name>
    <message>
        <source>Dates of changed pages</source>
        <translation>Dates des pages modifiées</translation>
    </message>
    <message>
        <source>Looking at what earlier checks found…</source>
        <translation>Lecture des résultats des vérifications précédentes…</translation>
    </message>
    <message>
        <source>No page was checked twice yet. Check the URLs now, and again when pages may have changed: a date is proposed for each page whose text is another by then.</source>
        <translation>Aucune page n’a encore été vérifiée deux fois. Vérifiez les URL maintenant, puis de nouveau lorsque des pages auront pu changer : une date est proposée pour chaque page dont le texte aura changé entre-temps.</translation>
    </message>
    <message>
        <source>Of {n} pages that were checked more than once, none needs another date.</source>
        <translation>Sur {n} pages vérifiées plusieurs fois, aucune n’a besoin d’une autre date.</translation>
    </message>
    <message>
        <source>Proposed dates</source>
        <translation>Dates proposées</translation>
    </message>
    <message>
        <source>Set dates</source>
        <translation>Définir les dates</translation>
    </message>
    <message>
        <source>What earlier checks found cannot be read ({cause}).</source>
        <translation>Impossible de lire les résultats des vérifications précédentes ({cause}).</translation>
    </message>
    <message>
        <source>{n} of {count} pages changed at once: a template? Nothing is proposed for them, as a new menu or footer is no new content.</source>
        <translation>{n} pages sur {count} ont changé en même temps : un modèle ? Rien n’est proposé pour elles, car un nouveau menu ou pied de page n’est pas un nouveau contenu.</translation>
    </message>
</context>
<context>
    <name>HostsDialog</name>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Change to the host of their file</source>
        <translation>Remplacer par l’hôte de leur fichier</translation>
    </message>
    <message>
        <source>Change to {host}</source>
        <translation>Remplacer par {host}</translation>
    </message>
    <message>
        <source>Fix: {rule}</source>
        <translation>Corriger : {rule}</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hôtes</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Nothing will change.</source>
        <translation>Rien ne changera.</translation>
    </message>
    <message>
        <source>Remove the entries</source>
        <translation>Supprimer les entrées</translation>
    </message>
    <message>
        <source>URLs on another host may be correct, for example for another language or site. Choose what to do with the URLs on each host.</source>
        <translation>Des URL sur un autre hôte peuvent être correctes, par exemple pour une autre langue ou un autre site. Choisissez ce qu’il faut faire des URL de chaque hôte.</translation>
    </message>
</context>
<context>
    <name>ImportCommands</name>
    <message>
        <source>No item in this feed has a link.</source>
        <translation>Aucun élément de ce flux n’a de lien.</translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy some URLs first.</source>
        <translation>Le presse-papiers ne contient pas de texte. Copiez d’abord des URL.</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be opened.</source>
        <translation>Impossible d’ouvrir le contenu du presse-papiers.</translation>
    </message>
</context>
<context>
    <name>IndexCommands</name>
    <message>
        <source>Create the index {name}</source>
        <translation>Créer l’index {name}</translation>
    </message>
    <message>
        <source>List {name} in the index</source>
        <translation>Ajouter {name} à l’index</translation>
    </message>
    <message>
        <source>Match the index to the files</source>
        <translation>Accorder l’index aux fichiers</translation>
    </message>
    <message>
        <source>Only open files that the index does not list can be added.</source>
        <translation>Seuls les fichiers ouverts qui ne figurent pas dans l’index peuvent être ajoutés.</translation>
    </message>
    <message>
        <source>Remove {name} from the index</source>
        <translation>Retirer {name} de l’index</translation>
    </message>
    <message>
        <source>Save the index first, so that the files next to it can be found.</source>
        <translation>Enregistrez d’abord l’index, afin de pouvoir trouver les fichiers voisins.</translation>
    </message>
    <message>
        <source>Set the published URL of the index first.</source>
        <translation>Définissez d’abord l’URL publiée de l’index.</translation>
    </message>
    <message>
        <source>The dates in the index are up to date.</source>
        <translation>Les dates de l’index sont à jour.</translation>
    </message>
    <message>
        <source>The index and the files already match.</source>
        <translation>L’index et les fichiers concordent déjà.</translation>
    </message>
    <message>
        <source>The index lists no other indexes in the same folder.</source>
        <translation>L’index ne répertorie aucun autre index du même dossier.</translation>
    </message>
    <message>
        <source>The index will be written when you save.</source>
        <translation>L’index sera écrit à l’enregistrement.</translation>
    </message>
    <message>
        <source>There already is an index: {name}.</source>
        <translation>Il existe déjà un index : {name}.</translation>
    </message>
    <message>
        <source>There are no open files to list.</source>
        <translation>Aucun fichier ouvert à répertorier.</translation>
    </message>
    <message>
        <source>There is no index yet. Create one first.</source>
        <translation>Il n’y a pas encore d’index. Créez-en un d’abord.</translation>
    </message>
    <message>
        <source>Update dates in the index</source>
        <translation>Mettre à jour les dates de l’index</translation>
    </message>
</context>
<context>
    <name>IndexDialog</name>
    <message>
        <source>Change the index</source>
        <translation>Modifier l’index</translation>
    </message>
</context>
<context>
    <name>InsightHeader</name>
    <message>
        <source>Close the insight panel</source>
        <translation>Fermer le volet d’analyse</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+5)</source>
        <translation>Fermer ce volet (Ctrl+5)</translation>
    </message>
</context>
<context>
    <name>InsightPanel</name>
    <message>
        <source>Another file…</source>
        <translation>Un autre fichier…</translation>
    </message>
    <message>
        <source>Differences from other states and files:</source>
        <translation>Différences avec d’autres états et fichiers :</translation>
    </message>
    <message>
        <source>Earlier versions of this file…</source>
        <translation>Versions précédentes de ce fichier…</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>What is published…</source>
        <translation>Ce qui est publié…</translation>
    </message>
    <message>
        <source>What the charts are about</source>
        <translation>Ce que montrent les graphiques</translation>
    </message>
</context>
<context>
    <name>LanguagesDialog</name>
    <message>
        <source>&amp;Complete</source>
        <translation>&amp;Compléter</translation>
    </message>
    <message>
        <source>&amp;Rename the code…</source>
        <translation>&amp;Renommer le code…</translation>
    </message>
    <message>
        <source>Add entries of language versions</source>
        <translation>Ajouter les entrées des versions linguistiques</translation>
    </message>
    <message>
        <source>As on the &amp;page</source>
        <translation>Comme sur la &amp;page</translation>
    </message>
    <message>
        <source>Complete &amp;all…</source>
        <translation>&amp;Tout compléter…</translation>
    </message>
    <message>
        <source>For all other languages</source>
        <translation>Pour toutes les autres langues</translation>
    </message>
    <message>
        <source>For all other languages (x-default)</source>
        <translation>Pour toutes les autres langues (x-default)</translation>
    </message>
    <message>
        <source>Give all links of the current language another code</source>
        <translation>Donner un autre code à tous les liens de la langue active</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Link pages whose URLs differ only by a language</source>
        <translation>Lier les pages dont les URL ne diffèrent que par une langue</translation>
    </message>
    <message>
        <source>List the version that the page itself linked to when last checked</source>
        <translation>Indiquer la version vers laquelle la page elle-même pointait lors de la dernière vérification</translation>
    </message>
    <message>
        <source>Looking for pages in several languages…</source>
        <translation>Recherche des pages en plusieurs langues…</translation>
    </message>
    <message>
        <source>Make &amp;groups…</source>
        <translation>Créer des &amp;groupes…</translation>
    </message>
    <message>
        <source>No entry lists versions in other languages.</source>
        <translation>Aucune entrée n’indique de version dans une autre langue.</translation>
    </message>
    <message>
        <source>Nothing to add</source>
        <translation>Rien à ajouter</translation>
    </message>
    <message>
        <source>Only incomplete ones</source>
        <translation>Seulement les pages incomplètes</translation>
    </message>
    <message>
        <source>Pages and the versions they list</source>
        <translation>Pages et versions qu’elles indiquent</translation>
    </message>
    <message>
        <source>Pages in several languages</source>
        <translation>Pages en plusieurs langues</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Préparation…</translation>
    </message>
    <message>
        <source>Remove language version</source>
        <translation>Supprimer la version linguistique</translation>
    </message>
    <message>
        <source>Rename language code</source>
        <translation>Renommer le code de langue</translation>
    </message>
    <message>
        <source>Search URLs</source>
        <translation>Rechercher des URL</translation>
    </message>
    <message>
        <source>Set language version</source>
        <translation>Définir la version linguistique</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Largeur de la liste</translation>
    </message>
    <message>
        <source>all complete</source>
        <translation>tous complets</translation>
    </message>
    <message>
        <source>as already listed</source>
        <translation>comme déjà indiqué</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>LastmodEditor</name>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Open the calendar (F4)</source>
        <translation>Ouvrir le calendrier (F4)</translation>
    </message>
</context>
<context>
    <name>LineHeading</name>
    <message>
        <source>Remove {what}</source>
        <translation>Supprimer {what}</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>Google no longer reads this.</source>
        <translation>Google ne lit plus cet élément.</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>Supprimer {what}</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>non déclaré</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>abandonné</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Panels</source>
        <translation>Volets</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
</context>
<context>
    <name>MakeGroupsDialog</name>
    <message>
        <source>First page</source>
        <translation>Première page</translation>
    </message>
    <message>
        <source>For all other languages (&amp;x-default):</source>
        <translation>Pour toutes les autres langues (&amp;x-default) :</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Links to add</source>
        <translation>Liens à ajouter</translation>
    </message>
    <message>
        <source>Looking for pages in several languages…</source>
        <translation>Recherche des pages en plusieurs langues…</translation>
    </message>
    <message>
        <source>Make groups</source>
        <translation>Créer des groupes</translation>
    </message>
    <message>
        <source>Make groups by URL</source>
        <translation>Créer des groupes d’après les URL</translation>
    </message>
    <message>
        <source>No URLs differ only by a language, or their pages are linked already.</source>
        <translation>Aucune URL ne diffère que par une langue, ou leurs pages sont déjà liées.</translation>
    </message>
    <message>
        <source>Pages whose URLs differ only by a language, such as /en/ and /fr/, are linked as versions of each other. Links that are there stay.</source>
        <translation>Les pages dont les URL ne diffèrent que par une langue, par exemple /en/ et /fr/, sont liées comme versions les unes des autres. Les liens existants restent.</translation>
    </message>
    <message>
        <source>Pages without a language in the &amp;URL:</source>
        <translation>Pages sans langue dans l’&amp;URL :</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>not known: leave them out</source>
        <translation>inconnue : les ignorer</translation>
    </message>
</context>
<context>
    <name>MakeIndexDialog</name>
    <message>
        <source>&amp;Date each file by its newest entry</source>
        <translation>&amp;Dater chaque fichier d’après son entrée la plus récente</translation>
    </message>
    <message>
        <source>Create an index</source>
        <translation>Créer un index</translation>
    </message>
    <message>
        <source>Create the index</source>
        <translation>Créer l’index</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Enter the full URL of the folder, such as https://www.example.com/.</source>
        <translation>Saisissez l’URL complète du dossier, par exemple https://www.example.com/.</translation>
    </message>
    <message>
        <source>Files without dates get none.</source>
        <translation>Les fichiers sans date n’en reçoivent pas.</translation>
    </message>
    <message>
        <source>Folder &amp;URL:</source>
        <translation>&amp;URL du dossier :</translation>
    </message>
    <message>
        <source>Index &amp;name:</source>
        <translation>&amp;Nom de l’index :</translation>
    </message>
    <message>
        <source>Listed as</source>
        <translation>Répertorié comme</translation>
    </message>
    <message>
        <source>The folder URL contains a space. Write it as %20.</source>
        <translation>L’URL du dossier contient une espace. Écrivez %20 à la place.</translation>
    </message>
    <message>
        <source>The index is written next to the other files when you save. You can undo this.</source>
        <translation>L’index est écrit à côté des autres fichiers à l’enregistrement. Vous pouvez annuler cette opération.</translation>
    </message>
    <message>
        <source>What the index will list</source>
        <translation>Ce que l’index répertoriera</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Rechercher dans le manuel</translation>
    </message>
    <message>
        <source>Width of the contents</source>
        <translation>Largeur du sommaire</translation>
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
        <translation>Ajouter à l’index : les fichiers qui n’y figurent pas</translation>
    </message>
    <message>
        <source>Entries and files that do not match</source>
        <translation>Entrées et fichiers qui ne concordent pas</translation>
    </message>
    <message>
        <source>Match index and files</source>
        <translation>Accorder l’index et les fichiers</translation>
    </message>
    <message>
        <source>Only these entries of the index change, and only when you save. You can undo this.</source>
        <translation>Seules ces entrées de l’index changent, et uniquement à l’enregistrement. Vous pouvez annuler cette opération.</translation>
    </message>
    <message>
        <source>Remove from the index: the file does not exist</source>
        <translation>Retirer de l’index : le fichier n’existe pas</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>Double-click to rename the code on all pages.</source>
        <translation>Double-cliquez pour renommer le code sur toutes les pages.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>No entry here has this URL, so whether it links back cannot be checked.</source>
        <translation>Aucune entrée n’a cette URL ici : impossible de vérifier si elle renvoie un lien.</translation>
    </message>
    <message>
        <source>On the page there is none.</source>
        <translation>Sur la page, il n’y en a pas.</translation>
    </message>
    <message>
        <source>On the page: {url}</source>
        <translation>Sur la page : {url}</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>The language of this page is unknown. Enter its code, such as en or pt-BR.</source>
        <translation>La langue de cette page est inconnue. Saisissez son code, par exemple en ou pt-BR.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquant</translation>
    </message>
    <message>
        <source>{code}: unknown</source>
        <translation>{code} : inconnu</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Effacer la liste</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Autres outils</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>Ru&amp;n recipe</source>
        <translation>E&amp;xécuter une recette</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>(removed)</source>
        <translation>(supprimé)</translation>
    </message>
    <message>
        <source>All mine</source>
        <translation>Toutes les miennes</translation>
    </message>
    <message>
        <source>All theirs</source>
        <translation>Toutes les autres</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Changed by both; select a value to use the one in the file</source>
        <translation>Modifié des deux côtés ; sélectionnez une valeur pour utiliser celle du fichier</translation>
    </message>
    <message>
        <source>Changes in the file:</source>
        <translation>Modifications dans le fichier :</translation>
    </message>
    <message>
        <source>Changes in the file: {changes}</source>
        <translation>Modifications dans le fichier : {changes}</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Merge “{name}”</source>
        <translation>Fusionner « {name} »</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>La mienne</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lecture du fichier…</translation>
    </message>
    <message>
        <source>Theirs (tick to use)</source>
        <translation>L’autre (cocher pour l’utiliser)</translation>
    </message>
    <message>
        <source>These changes cannot be merged: {cause}</source>
        <translation>Ces modifications ne peuvent pas être fusionnées : {cause}</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>MoveRowsDialog</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Files and how many rows each gets</source>
        <translation>Fichiers et nombre de lignes de chacun</translation>
    </message>
    <message>
        <source>How to split</source>
        <translation>Mode de division</translation>
    </message>
    <message>
        <source>Maximum rows per file</source>
        <translation>Nombre maximal de lignes par fichier</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Move to a sitemap</source>
        <translation>Déplacer vers un sitemap</translation>
    </message>
    <message>
        <source>Names start with</source>
        <translation>Début des noms</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Rows per file, at most</source>
        <translation>Lignes par fichier, au plus</translation>
    </message>
    <message>
        <source>Sitemap name</source>
        <translation>Nom du sitemap</translation>
    </message>
    <message>
        <source>Split over several sitemaps</source>
        <translation>Répartir sur plusieurs sitemaps</translation>
    </message>
    <message>
        <source>The rows are already in this file.</source>
        <translation>Les lignes se trouvent déjà dans ce fichier.</translation>
    </message>
    <message>
        <source>To an existing or new sitemap</source>
        <translation>Vers un sitemap existant ou nouveau</translation>
    </message>
    <message>
        <source>What the file names start with</source>
        <translation>Début des noms de fichiers</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
</context>
<context>
    <name>OpenWebCommands</name>
    <message>
        <source>There are several indexes, so the sitemaps were opened without them.</source>
        <translation>Il y a plusieurs index ; les sitemaps ont donc été ouverts sans eux.</translation>
    </message>
</context>
<context>
    <name>OpenWebDialog</name>
    <message>
        <source>&amp;Find sitemaps</source>
        <translation>&amp;Rechercher des sitemaps</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Enter the address of a sitemap, of a robots.txt, or of the home page. Nothing is changed on the site; saving will ask for a place on this computer.</source>
        <translation>Saisissez l’adresse d’un sitemap, d’un fichier robots.txt ou de la page d’accueil. Rien n’est modifié sur le site ; l’enregistrement demandera un emplacement sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Fetching… {done} of {count}</source>
        <translation>Récupération… {done} sur {count}</translation>
    </message>
    <message>
        <source>Looking for sitemaps…</source>
        <translation>Recherche de sitemaps…</translation>
    </message>
    <message>
        <source>Named by</source>
        <translation>Indiqué par</translation>
    </message>
    <message>
        <source>Open from the web</source>
        <translation>Ouvrir depuis le Web</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Sitemaps that were found</source>
        <translation>Sitemaps trouvés</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>index, {size}</source>
        <translation>index, {size}</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>non disponible</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Opening “{name}”…</source>
        <translation>Ouverture de « {name} »…</translation>
    </message>
</context>
<context>
    <name>OperationForm</name>
    <message>
        <source>&amp;Other operation…</source>
        <translation>Autre &amp;opération…</translation>
    </message>
    <message>
        <source>Entries in this document do not have this value, so nothing happens.</source>
        <translation>Les entrées de ce document ne possèdent pas cette valeur : il ne se passe rien.</translation>
    </message>
</context>
<context>
    <name>OperationPicker</name>
    <message>
        <source>Find an operation</source>
        <translation>Rechercher une opération</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>What do you want to do? For example: date, host, https, sort</source>
        <translation>Que voulez-vous faire ? Par exemple : date, hôte, https, trier</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Effet</translation>
    </message>
</context>
<context>
    <name>OutcomeNotice</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>OutputCommands</name>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Images (*.png *.svg)</translation>
    </message>
    <message>
        <source>Save redirects</source>
        <translation>Enregistrer les redirections</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>Save the findings</source>
        <translation>Enregistrer les constats</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>Enregistré dans {path}</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Table (*.tsv)</source>
        <translation>Tableau (*.tsv)</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>Tableaux ({patterns})</translation>
    </message>
    <message>
        <source>The findings were copied to the clipboard.</source>
        <translation>Les constats ont été copiés dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The table has no place for these elements: {elements}</source>
        <translation>Le tableau n’a pas de place pour ces éléments : {elements}</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page Web (*.html)</translation>
    </message>
    <message>
        <source>Writing {name}…</source>
        <translation>Écriture de {name}…</translation>
    </message>
    <message>
        <source>“{name}” is still being written. Wait until it is done, or choose another name.</source>
        <translation>« {name} » est encore en cours d’écriture. Attendez la fin ou choisissez un autre nom.</translation>
    </message>
</context>
<context>
    <name>OutsideCommands</name>
    <message>
        <source>Merge with the file</source>
        <translation>Fusionner avec le fichier</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>PanelCommands</name>
    <message>
        <source>Panels and columns are back in their first places and sizes.</source>
        <translation>Les volets et les colonnes ont retrouvé leur place et leur taille d’origine.</translation>
    </message>
</context>
<context>
    <name>PartsModel</name>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
</context>
<context>
    <name>PreferenceCommands</name>
    <message>
        <source>All preferences have their defaults again.</source>
        <translation>Toutes les préférences ont retrouvé leur valeur par défaut.</translation>
    </message>
    <message>
        <source>Export preferences</source>
        <translation>Exporter les préférences</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exporté dans {path}</translation>
    </message>
    <message>
        <source>Imported from {name}.</source>
        <translation>Importé depuis {name}.</translation>
    </message>
    <message>
        <source>Preferences ({patterns})</source>
        <translation>Préférences ({patterns})</translation>
    </message>
    <message>
        <source>The preferences could not be exported.</source>
        <translation>Impossible d’exporter les préférences.</translation>
    </message>
    <message>
        <source>The preferences could not be imported.</source>
        <translation>Impossible d’importer les préférences.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Reset all…</source>
        <translation>&amp;Tout réinitialiser…</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Rechercher dans les préférences</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Position in the file</source>
        <translation>Position dans le fichier</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>First changes</source>
        <translation>Premières modifications</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Préparation de l’aperçu…</translation>
    </message>
</context>
<context>
    <name>PriorityCharts</name>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Rows with each priority, after</source>
        <translation>Lignes pour chaque priorité, après</translation>
    </message>
    <message>
        <source>Rows with each priority, before</source>
        <translation>Lignes pour chaque priorité, avant</translation>
    </message>
</context>
<context>
    <name>PriorityEditor</name>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>&amp;Include paths and URLs of yours</source>
        <translation>&amp;Inclure vos chemins et vos URL</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
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
        <translation>Date actuelle</translation>
    </message>
    <message>
        <source>Last-Modified header</source>
        <translation>En-tête Last-Modified</translation>
    </message>
    <message>
        <source>New date</source>
        <translation>Nouvelle date</translation>
    </message>
    <message>
        <source>New text seen from</source>
        <translation>Nouveau texte vu à partir du</translation>
    </message>
    <message>
        <source>Old text seen until</source>
        <translation>Ancien texte vu jusqu’au</translation>
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
        <translation>Saisissez l’URL complète, par exemple https://www.example.com/sitemap.xml.</translation>
    </message>
    <message>
        <source>Hosts and folders are not checked while this is unknown.</source>
        <translation>Tant qu’elle est inconnue, les hôtes et les dossiers ne sont pas vérifiés.</translation>
    </message>
    <message>
        <source>Leave unknown</source>
        <translation>Ne pas préciser</translation>
    </message>
    <message>
        <source>Published URL</source>
        <translation>URL publiée</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Mémoriser</translation>
    </message>
    <message>
        <source>Search engines ignore URLs outside the sitemap&apos;s own host and folder. Tell the editor where crawlers find this file, and it can check for such URLs and complete URLs without a host. The answer is remembered for this file.</source>
        <translation>Les moteurs de recherche ignorent les URL situées en dehors de l’hôte et du dossier du sitemap. Indiquez où les robots d’exploration trouvent ce fichier : l’éditeur pourra repérer ces URL et compléter celles qui n’ont pas d’hôte. La réponse est mémorisée pour ce fichier.</translation>
    </message>
    <message>
        <source>Suggested because most entries are on this host. Change it if the file is published somewhere else.</source>
        <translation>Suggérée parce que la plupart des entrées se trouvent sur cet hôte. Modifiez-la si le fichier est publié ailleurs.</translation>
    </message>
    <message>
        <source>This URL contains a space. Write it as %20.</source>
        <translation>Cette URL contient une espace. Écrivez %20 à la place.</translation>
    </message>
    <message>
        <source>This sitemap may list URLs in {place} and its subfolders.</source>
        <translation>Ce sitemap peut répertorier les URL de {place} et de ses sous-dossiers.</translation>
    </message>
    <message>
        <source>URL of this file</source>
        <translation>URL de ce fichier</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>&amp;Ask it</source>
        <translation>&amp;Interroger</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>Su&amp;pprimer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>&amp;Discard and reload</source>
        <translation>A&amp;bandonner et recharger</translation>
    </message>
    <message>
        <source>&amp;Do not open</source>
        <translation>&amp;Ne pas ouvrir</translation>
    </message>
    <message>
        <source>&amp;Keep for next time</source>
        <translation>&amp;Conserver pour la prochaine fois</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Fusionner…</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Open again</source>
        <translation>&amp;Rouvrir</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>É&amp;craser</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Save the others</source>
        <translation>&amp;Enregistrer les autres</translation>
    </message>
    <message>
        <source>&amp;Write anyway</source>
        <translation>Écrire &amp;quand même</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>Un fichier de ce nom existe déjà.</translation>
    </message>
    <message>
        <source>Another program changed “{title}”.</source>
        <translation>Un autre programme a modifié « {title} ».</translation>
    </message>
    <message>
        <source>As &amp;one document</source>
        <translation>Comme un &amp;seul document</translation>
    </message>
    <message>
        <source>Ask the host “{host}”?</source>
        <translation>Interroger l’hôte « {host} » ?</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>Fermer &amp;quand même</translation>
    </message>
    <message>
        <source>Delete the filter “{name}”?</source>
        <translation>Supprimer le filtre « {name} » ?</translation>
    </message>
    <message>
        <source>Delete the recipe “{name}”?</source>
        <translation>Supprimer la recette « {name} » ?</translation>
    </message>
    <message>
        <source>Discard these steps?</source>
        <translation>Abandonner ces étapes ?</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Ne plus demander</translation>
    </message>
    <message>
        <source>Export them first to be able to come back to them.</source>
        <translation>Exportez d’abord les actuelles pour pouvoir y revenir.</translation>
    </message>
    <message>
        <source>If you don&apos;t save, your changes will be lost.</source>
        <translation>Si vous n’enregistrez pas, vos modifications seront perdues.</translation>
    </message>
    <message>
        <source>If you overwrite it, the other program&apos;s version will only be available under Earlier versions.</source>
        <translation>Si vous l’écrasez, la version de l’autre programme ne sera disponible que sous Versions précédentes.</translation>
    </message>
    <message>
        <source>If you quit now, the file stays as it was.</source>
        <translation>Si vous quittez maintenant, le fichier reste tel qu’il était.</translation>
    </message>
    <message>
        <source>In &amp;separate tabs</source>
        <translation>Dans des onglets &amp;distincts</translation>
    </message>
    <message>
        <source>It is on this computer or in a private network. Go on only if you know it: it is asked as a browser would ask it.</source>
        <translation>Il se trouve sur cet ordinateur ou dans un réseau privé. Ne continuez que si vous le connaissez : il est interrogé comme le ferait un navigateur.</translation>
    </message>
    <message>
        <source>It was deleted or moved after you opened it. Save it again in the same place?</source>
        <translation>Il a été supprimé ou déplacé après son ouverture. L’enregistrer de nouveau au même endroit ?</translation>
    </message>
    <message>
        <source>Keep these steps?</source>
        <translation>Conserver ces étapes ?</translation>
    </message>
    <message>
        <source>Merge to keep both your changes and theirs.</source>
        <translation>Fusionnez pour conserver à la fois vos modifications et les autres.</translation>
    </message>
    <message>
        <source>Nothing has been written yet. If there is an index, it will still list them.</source>
        <translation>Rien n’a encore été écrit. S’il y a un index, il continuera à les répertorier.</translation>
    </message>
    <message>
        <source>Preferences, Questions takes it back.</source>
        <translation>Préférences, Questions permet de revenir dessus.</translation>
    </message>
    <message>
        <source>Reload “{title}” and lose your changes?</source>
        <translation>Recharger « {title} » et perdre vos modifications ?</translation>
    </message>
    <message>
        <source>Replace with nothing?</source>
        <translation>Remplacer par du vide ?</translation>
    </message>
    <message>
        <source>Replace “{name}”?</source>
        <translation>Remplacer « {name} » ?</translation>
    </message>
    <message>
        <source>Reset all preferences?</source>
        <translation>Réinitialiser toutes les préférences ?</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save it a&amp;gain</source>
        <translation>Enregistrer de &amp;nouveau</translation>
    </message>
    <message>
        <source>Saving now would delete it. The other program&apos;s version will only be available under Earlier versions.</source>
        <translation>Enregistrer maintenant le supprimerait. La version de l’autre programme ne sera disponible que sous Versions précédentes.</translation>
    </message>
    <message>
        <source>Sitemap Editor</source>
        <translation>Sitemap Editor</translation>
    </message>
    <message>
        <source>The new file will not contain what could not be read. The current content is kept under File, Earlier versions….</source>
        <translation>Le nouveau fichier ne contiendra pas ce qui n’a pas pu être lu. Le contenu actuel est conservé sous Fichier, Versions précédentes….</translation>
    </message>
    <message>
        <source>The replacement is empty, so every match will be removed.</source>
        <translation>Le texte de remplacement est vide : toutes les occurrences seront supprimées.</translation>
    </message>
    <message>
        <source>Their rows are then shown in one table, can be moved between files, and are saved together.</source>
        <translation>Leurs lignes sont alors affichées dans un même tableau, peuvent être déplacées d’un fichier à l’autre et sont enregistrées ensemble.</translation>
    </message>
    <message>
        <source>They are not saved as a recipe and will be replaced.</source>
        <translation>Elles ne sont pas enregistrées comme recette et seront remplacées.</translation>
    </message>
    <message>
        <source>They are not saved as a recipe. If you keep them, they will be there when you open Edit values again.</source>
        <translation>Elles ne sont pas enregistrées comme recette. Si vous les conservez, vous les retrouverez en rouvrant Modifier les valeurs.</translation>
    </message>
    <message>
        <source>They cannot be recovered. The files stay as they are.</source>
        <translation>Elles ne pourront pas être récupérées. Les fichiers restent tels quels.</translation>
    </message>
    <message>
        <source>They come back with their rows, filters and sorting. You are asked this once: the preferences have it under Files.</source>
        <translation>Ils reviennent avec leurs lignes, leurs filtres et leur tri. Cette question n’est posée qu’une fois : le choix se trouve dans les préférences, sous Fichiers.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Cette opération est irréversible.</translation>
    </message>
    <message>
        <source>This is taking unusually long. If you close now, it is canceled. Unsaved changes are kept and offered at the next start.</source>
        <translation>Cela prend un temps inhabituel. Si vous fermez maintenant, l’opération est annulée. Les modifications non enregistrées sont conservées et proposées au prochain démarrage.</translation>
    </message>
    <message>
        <source>This is taking unusually long; the disk may not be responding. If you close now, the file has either the old or the new contents. Unsaved changes are kept and offered at the next start.</source>
        <translation>Cela prend un temps inhabituel ; le disque ne répond peut-être pas. Si vous fermez maintenant, le fichier aura soit l’ancien, soit le nouveau contenu. Les modifications non enregistrées sont conservées et proposées au prochain démarrage.</translation>
    </message>
    <message>
        <source>Write to it anyway?</source>
        <translation>Écrire quand même ?</translation>
    </message>
    <message>
        <source>Your changes are still here.</source>
        <translation>Vos modifications sont toujours là.</translation>
    </message>
    <message>
        <source>{names}

Backup copies are kept.</source>
        <translation>{names}

Des copies de sauvegarde sont conservées.</translation>
    </message>
    <message>
        <source>“{name}” is still being written.</source>
        <translation>« {name} » est encore en cours d’écriture.</translation>
    </message>
    <message>
        <source>“{title}” has unsaved changes.</source>
        <translation>« {title} » contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>“{title}” is still being processed.</source>
        <translation>« {title} » est encore en cours de traitement.</translation>
    </message>
    <message>
        <source>“{title}” is still being saved or exported.</source>
        <translation>« {title} » est encore en cours d’enregistrement ou d’exportation.</translation>
    </message>
    <message>
        <source>“{title}” no longer exists.</source>
        <translation>« {title} » n’existe plus.</translation>
    </message>
</context>
<context>
    <name>ReadEncodingDialog</name>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Encodages</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne de texte</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Read in another encoding</source>
        <translation>Lire dans un autre encodage</translation>
    </message>
    <message>
        <source>Some bytes are not valid in this encoding.</source>
        <translation>Certains octets ne sont pas valides dans cet encodage.</translation>
    </message>
    <message>
        <source>The file was read as {encoding} and would look the same in any other encoding.</source>
        <translation>Le fichier a été lu en {encoding} et serait identique dans tout autre encodage.</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. Choose the encoding in which the line makes sense. The file is then read again and becomes UTF-8 when you accept and save it.</source>
        <translation>Le fichier a été lu en {encoding}. Choisissez l’encodage dans lequel la ligne a un sens. Le fichier est alors relu et passe en UTF-8 lorsque vous l’acceptez et l’enregistrez.</translation>
    </message>
    <message>
        <source>Unclear line {n}</source>
        <translation>Ligne de texte ambiguë {n}</translation>
    </message>
    <message>
        <source>Use this encoding</source>
        <translation>Utiliser cet encodage</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Utilisé pour</translation>
    </message>
</context>
<context>
    <name>RecipeButton</name>
    <message>
        <source>&amp;Delete from your library</source>
        <translation>&amp;Supprimer de votre bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Open a recipe file…</source>
        <translation>&amp;Ouvrir un fichier de recette…</translation>
    </message>
    <message>
        <source>&amp;Save to your library…</source>
        <translation>&amp;Enregistrer dans votre bibliothèque…</translation>
    </message>
    <message>
        <source>Open a recipe or save these steps as one</source>
        <translation>Ouvrir une recette ou enregistrer ces étapes comme recette</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Recette</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Enregistrer dans un &amp;fichier…</translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation>&amp;Recommencer</translation>
    </message>
</context>
<context>
    <name>RecoveryCommands</name>
    <message>
        <source>Another version of the editor kept unsaved changes that this version cannot read. They are safe; open that version to recover them.</source>
        <translation>Une autre version de l’éditeur a conservé des modifications non enregistrées que cette version ne sait pas lire. Elles sont en sécurité ; ouvrez l’autre version pour les récupérer.</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>One of these files has unsaved changes in another editor window.</source>
        <translation>L’un de ces fichiers a des modifications non enregistrées dans une autre fenêtre de l’éditeur.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Tout restaurer</translation>
    </message>
    <message>
        <source>Show changes…</source>
        <translation>Voir les modifications…</translation>
    </message>
    <message>
        <source>This file has unsaved changes in another editor window.</source>
        <translation>Ce fichier a des modifications non enregistrées dans une autre fenêtre de l’éditeur.</translation>
    </message>
    <message>
        <source>Unsaved changes to “{name}” were found: {changes}, the last on {when}.</source>
        <translation>Modifications non enregistrées de « {name} » trouvées : {changes}, la dernière le {when}.</translation>
    </message>
    <message>
        <source>“{name}” was not saved before the editor closed unexpectedly.</source>
        <translation>« {name} » n’était pas enregistré lorsque l’éditeur s’est fermé de façon inattendue.</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Dernière modification</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>The editor closed before these changes were saved. Restoring brings them back as one step that you can undo; the file changes only when you save.</source>
        <translation>L’éditeur s’est fermé avant l’enregistrement de ces modifications. La restauration les rétablit en une seule étape que vous pouvez annuler ; le fichier ne change qu’à l’enregistrement.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistré</translation>
    </message>
</context>
<context>
    <name>RedirectsDialog</name>
    <message>
        <source>&amp;Direction</source>
        <translation>&amp;Sens</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>From “{old}” to “{new}”</source>
        <translation>De « {old} » à « {new} »</translation>
    </message>
    <message>
        <source>New URL</source>
        <translation>Nouvelle URL</translation>
    </message>
    <message>
        <source>Old URL</source>
        <translation>Ancienne URL</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>Redirections</translation>
    </message>
    <message>
        <source>Save redirects</source>
        <translation>Enregistrer les redirections</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Ce qui diffère</translation>
    </message>
</context>
<context>
    <name>RenameCodeDialog</name>
    <message>
        <source>Entries with this language link to {code}, too. Remove one of the two.</source>
        <translation>Des entrées avec cette langue renvoient aussi vers {code}. Supprimez l’un des deux liens.</translation>
    </message>
    <message>
        <source>New code for {code}</source>
        <translation>Nouveau code pour {code}</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename a language code</source>
        <translation>Renommer un code de langue</translation>
    </message>
    <message>
        <source>Search engines do not recognize this code. Enter one such as en or pt-BR.</source>
        <translation>Les moteurs de recherche ne reconnaissent pas ce code. Saisissez-en un tel que en ou pt-BR.</translation>
    </message>
</context>
<context>
    <name>RepairsDialog</name>
    <message>
        <source>Accept and edit</source>
        <translation>Accepter et modifier</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Everything else is unchanged.</source>
        <translation>Tout le reste est inchangé.</translation>
    </message>
    <message>
        <source>In each conflict, keep</source>
        <translation>Dans chaque conflit, conserver</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>Places, before and after</source>
        <translation>Emplacements, avant et après</translation>
    </message>
    <message>
        <source>Read in another encoding…</source>
        <translation>Lire dans un autre encodage…</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Enregistrer un rapport…</translation>
    </message>
    <message>
        <source>The file itself does not change until you accept this and save.</source>
        <translation>Le fichier lui-même ne change pas tant que vous n’avez pas accepté puis enregistré.</translation>
    </message>
    <message>
        <source>What was repaired</source>
        <translation>Ce qui a été réparé</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>Ce qui n’allait pas</translation>
    </message>
</context>
<context>
    <name>RepairsModel</name>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne de texte</translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message>
        <source>All columns</source>
        <translation>Toutes les colonnes</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Rechercher et remplacer</translation>
    </message>
    <message>
        <source>Find and replace only in the rows that were selected</source>
        <translation>Rechercher et remplacer seulement dans les lignes sélectionnées</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Occurrence suivante (F3)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Occurrence précédente (Maj+F3)</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Lignes sélectionnées</translation>
    </message>
    <message>
        <source>The column to search. Images, videos, news and languages are edited in the Details panel.</source>
        <translation>La colonne où rechercher. Les images, vidéos, actualités et langues se modifient dans le volet Détails.</translation>
    </message>
    <message>
        <source>Whole value</source>
        <translation>Valeur entière</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>aucune occurrence</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>recherche…</translation>
    </message>
    <message>
        <source>{n} of {count}</source>
        <translation>{n} sur {count}</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>Sélectionnées ({n})</translation>
    </message>
</context>
<context>
    <name>Restoring</name>
    <message>
        <source>Restore unsaved changes</source>
        <translation>Restaurer les modifications non enregistrées</translation>
    </message>
    <message>
        <source>The changes are kept in {folder}</source>
        <translation>Les modifications sont conservées dans {folder}</translation>
    </message>
    <message>
        <source>The changes to “{name}” could not be restored.</source>
        <translation>Impossible de restaurer les modifications de « {name} ».</translation>
    </message>
    <message>
        <source>They are kept in {folder}</source>
        <translation>Elles sont conservées dans {folder}</translation>
    </message>
    <message>
        <source>“{name}” has changed since, and there is no copy of the earlier contents.</source>
        <translation>« {name} » a changé depuis, et il n’existe pas de copie du contenu précédent.</translation>
    </message>
</context>
<context>
    <name>RobotsCommands</name>
    <message>
        <source>Choose the folder with the robots.txt</source>
        <translation>Choisir le dossier contenant le fichier robots.txt</translation>
    </message>
</context>
<context>
    <name>RobotsDialog</name>
    <message>
        <source>&amp;Check the rows</source>
        <translation>&amp;Vérifier les lignes</translation>
    </message>
    <message>
        <source>&amp;What if it were changed</source>
        <translation>Et s’il était &amp;modifié</translation>
    </message>
    <message>
        <source>A robots.txt should name this sitemap: {line}</source>
        <translation>Un fichier robots.txt devrait indiquer ce sitemap : {line}</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Any crawler (*)</source>
        <translation>N’importe quel robot (*)</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>C&amp;rawler</source>
        <translation>&amp;Robot d’exploration</translation>
    </message>
    <message>
        <source>Changed robots.txt</source>
        <translation>robots.txt modifié</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Copy the “Sitemap:” &amp;line</source>
        <translation>Copier la &amp;ligne « Sitemap: »</translation>
    </message>
    <message>
        <source>Crawler</source>
        <translation>Robot d’exploration</translation>
    </message>
    <message>
        <source>Crawlers do not fetch pages that the robots.txt of the site forbids. Load it to mark the rows it blocks; they stay checked while you edit.</source>
        <translation>Les robots d’exploration ne récupèrent pas les pages interdites par le fichier robots.txt du site. Chargez-le pour marquer les lignes qu’il bloque ; elles restent vérifiées pendant que vous modifiez.</translation>
    </message>
    <message>
        <source>Crawlers read only its first {n} bytes.</source>
        <translation>Les robots d’exploration n’en lisent que les {n} premiers octets.</translation>
    </message>
    <message>
        <source>Do &amp;not check</source>
        <translation>&amp;Ne pas vérifier</translation>
    </message>
    <message>
        <source>Fetching {url}…</source>
        <translation>Récupération de {url}…</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Depuis un &amp;fichier…</translation>
    </message>
    <message>
        <source>From a f&amp;older…</source>
        <translation>Depuis un &amp;dossier…</translation>
    </message>
    <message>
        <source>From the &amp;site</source>
        <translation>Depuis le &amp;site</translation>
    </message>
    <message>
        <source>It does not name this sitemap. Add the line: {line}</source>
        <translation>Il n’indique pas ce sitemap. Ajoutez la ligne : {line}</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Line {n} names this sitemap.</source>
        <translation>La ligne {n} indique ce sitemap.</translation>
    </message>
    <message>
        <source>Lines that block URLs</source>
        <translation>Lignes qui bloquent des URL</translation>
    </message>
    <message>
        <source>Loaded from {source}.</source>
        <translation>Chargé depuis {source}.</translation>
    </message>
    <message>
        <source>No URL is blocked for {agent}.</source>
        <translation>Aucune URL n’est bloquée pour {agent}.</translation>
    </message>
    <message>
        <source>Nothing is loaded.</source>
        <translation>Rien n’est chargé.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Rows that the change blocks or frees</source>
        <translation>Lignes que la modification bloque ou libère</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Set the published URL of this sitemap to see whether robots.txt names it.</source>
        <translation>Définissez l’URL publiée de ce sitemap pour savoir si robots.txt l’indique.</translation>
    </message>
    <message>
        <source>The first {n} rows that change are listed.</source>
        <translation>Seules les {n} premières lignes qui changent sont affichées.</translation>
    </message>
    <message>
        <source>The site has no robots.txt, so it forbids nothing.</source>
        <translation>Le site n’a pas de fichier robots.txt : rien n’est interdit.</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URLs blocked for {agent}: {before} before, {after} after the change.</source>
        <translation>URL bloquées pour {agent} : {before} avant, {after} après la modification.</translation>
    </message>
    <message>
        <source>may be fetched</source>
        <translation>peut être récupérée</translation>
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
        <translation>Règles ({patterns})</translation>
    </message>
    <message>
        <source>Save the choice of rules</source>
        <translation>Enregistrer le choix de règles</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>Enregistré dans {path}</translation>
    </message>
    <message>
        <source>The choice of rules beside this file holds for it.</source>
        <translation>Le choix de règles situé à côté de ce fichier s’y applique.</translation>
    </message>
    <message>
        <source>The choice of rules could not be saved.</source>
        <translation>Impossible d’enregistrer le choix de règles.</translation>
    </message>
    <message>
        <source>The choice of rules in {path} holds for this file.</source>
        <translation>Le choix de règles dans {path} s’applique à ce fichier.</translation>
    </message>
    <message>
        <source>{name} was not used: {cause}</source>
        <translation>{name} n’a pas été utilisé : {cause}</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>As declared</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Rechercher une règle</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Save for a file or check…</source>
        <translation>Enregistrer pour un fichier ou une vérification…</translation>
    </message>
    <message>
        <source>Show the selected rules as</source>
        <translation>Afficher les règles sélectionnées comme</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Affichée comme</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>D’après</translation>
    </message>
</context>
<context>
    <name>SaveCommands</name>
    <message>
        <source>A copy was saved to {path}</source>
        <translation>Une copie a été enregistrée dans {path}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Compress with gzip</source>
        <translation>Compresser avec gzip</translation>
    </message>
    <message>
        <source>Do not compress</source>
        <translation>Ne pas compresser</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Save a copy of the files in</source>
        <translation>Enregistrer une copie des fichiers dans</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save the files in</source>
        <translation>Enregistrer les fichiers dans</translation>
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
        <translation>&amp;Filtre</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Edit saved filter</source>
        <translation>Modifier le filtre enregistré</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>Enregistrer le filtre</translation>
    </message>
    <message>
        <source>This replaces the filter with the same name.</source>
        <translation>Le filtre du même nom est remplacé.</translation>
    </message>
</context>
<context>
    <name>SaveRecipeDialog</name>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Description</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Enregistrer la recette</translation>
    </message>
    <message>
        <source>This replaces the recipe with the same name.</source>
        <translation>La recette du même nom est remplacée.</translation>
    </message>
</context>
<context>
    <name>SavedFiltersDialog</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Utiliser</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtres enregistrés</translation>
    </message>
    <message>
        <source>There are no saved filters yet. Filter the rows, then choose “Save this filter…” next to the filter.</source>
        <translation>Il n’y a pas encore de filtres enregistrés. Filtrez les lignes, puis choisissez « Enregistrer ce filtre… » à côté du filtre.</translation>
    </message>
</context>
<context>
    <name>ScopeChoice</name>
    <message>
        <source>All {n}</source>
        <translation>Toutes ({n})</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Lignes :</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>Sélectionnées ({n})</translation>
    </message>
    <message>
        <source>{n} shown</source>
        <translation>Affichées ({n})</translation>
    </message>
</context>
<context>
    <name>SearchCommands</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Modifier les valeurs</translation>
    </message>
    <message>
        <source>Edit {name} of an entry</source>
        <translation>Modifier {name} d’une entrée</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Fix: {title}</source>
        <translation>Corriger : {title}</translation>
    </message>
    <message>
        <source>Hide the column {name}</source>
        <translation>Masquer la colonne {name}</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Ouvrir un fichier récent</translation>
    </message>
    <message>
        <source>Run recipe</source>
        <translation>Exécuter la recette</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtres enregistrés</translation>
    </message>
    <message>
        <source>Show the column {name}</source>
        <translation>Afficher la colonne {name}</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filtre</translation>
    </message>
    <message>
        <source>fix mend repair</source>
        <translation>corriger réparer correction</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>recette</translation>
    </message>
</context>
<context>
    <name>SelectWhereDialog</name>
    <message>
        <source>Filter for the rows to select</source>
        <translation>Filtre pour les lignes à sélectionner</translation>
    </message>
    <message>
        <source>For example priority&lt;0.5 or path:/blog/</source>
        <translation>Par exemple priority&lt;0.5 ou path:/blog/</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Select where</source>
        <translation>Sélectionner où</translation>
    </message>
    <message>
        <source>Type a filter that the rows match.</source>
        <translation>Saisissez un filtre auquel les lignes correspondent.</translation>
    </message>
</context>
<context>
    <name>SelectableLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
</context>
<context>
    <name>SetPage</name>
    <message>
        <source>Compress the files (.xml.gz), but not the index</source>
        <translation>Compresser les fichiers (.xml.gz), mais pas l’index</translation>
    </message>
    <message>
        <source>Enter a name and a path pattern for each file, such as products=/shop/*</source>
        <translation>Saisissez un nom et un motif de chemin pour chaque fichier, par exemple products=/shop/*</translation>
    </message>
    <message>
        <source>Enter the URL of the folder the files will be published in: the index lists each file by its full URL.</source>
        <translation>Saisissez l’URL du dossier dans lequel les fichiers seront publiés : l’index répertorie chaque fichier par son URL complète.</translation>
    </message>
    <message>
        <source>Enter the full URL of a folder, such as https://www.example.com/.</source>
        <translation>Saisissez l’URL complète d’un dossier, par exemple https://www.example.com/.</translation>
    </message>
    <message>
        <source>Entries stay in the files of the last time; new ones go to the last file, then to new files</source>
        <translation>Les entrées restent dans les fichiers de la dernière fois ; les nouvelles vont dans le dernier fichier, puis dans de nouveaux fichiers</translation>
    </message>
    <message>
        <source>File names may only use unaccented letters, digits, - _ and .</source>
        <translation>Les noms de fichiers ne peuvent contenir que des lettres sans accent, des chiffres, - _ et .</translation>
    </message>
    <message>
        <source>Files to be written</source>
        <translation>Fichiers à écrire</translation>
    </message>
    <message>
        <source>How to split</source>
        <translation>Mode de division</translation>
    </message>
    <message>
        <source>Keep earlier files</source>
        <translation>Conserver les fichiers précédents</translation>
    </message>
    <message>
        <source>Line for robots.txt: {line}</source>
        <translation>Ligne pour robots.txt : {line}</translation>
    </message>
    <message>
        <source>Maximum URLs per file</source>
        <translation>Nombre maximal d’URL par fichier</translation>
    </message>
    <message>
        <source>Maximum bytes per file</source>
        <translation>Nombre maximal d’octets par fichier</translation>
    </message>
    <message>
        <source>Names and path patterns</source>
        <translation>Noms et motifs de chemin</translation>
    </message>
    <message>
        <source>Names start with</source>
        <translation>Début des noms</translation>
    </message>
    <message>
        <source>Per file, at most</source>
        <translation>Par fichier, au plus</translation>
    </message>
    <message>
        <source>Preparing the files…</source>
        <translation>Préparation des fichiers…</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Publié dans</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Division</translation>
    </message>
    <message>
        <source>The name of the index must end in .xml.</source>
        <translation>Le nom de l’index doit se terminer par .xml.</translation>
    </message>
    <message>
        <source>This URL contains a space. Write it as %20.</source>
        <translation>Cette URL contient une espace. Écrivez %20 à la place.</translation>
    </message>
    <message>
        <source>URL of the folder the files will be published in</source>
        <translation>URL du dossier dans lequel les fichiers seront publiés</translation>
    </message>
    <message>
        <source>URLs and</source>
        <translation>URL et</translation>
    </message>
    <message>
        <source>What the file names start with</source>
        <translation>Début des noms de fichiers</translation>
    </message>
    <message>
        <source>bytes before compression</source>
        <translation>octets avant compression</translation>
    </message>
    <message>
        <source>products=/shop/* blog=/blog/*</source>
        <translation>products=/shop/* blog=/blog/*</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Reset “{name}”</source>
        <translation>Réinitialiser « {name} »</translation>
    </message>
</context>
<context>
    <name>SignInDialog</name>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Oublier</translation>
    </message>
    <message>
        <source>For sites that let nobody else in. What you enter is sent to this site alone, kept in memory until the document is closed, and never written down.</source>
        <translation>Pour les sites à accès réservé. Ce que vous saisissez n’est envoyé qu’à ce site, reste en mémoire jusqu’à la fermeture du document et n’est jamais enregistré.</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>En-têtes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>The connection to this site is not encrypted: others may read along.</source>
        <translation>La connexion à ce site n’est pas chiffrée : d’autres peuvent lire ce qui est transmis.</translation>
    </message>
</context>
<context>
    <name>SiteHeader</name>
    <message>
        <source>Close the site panel</source>
        <translation>Fermer le volet du site</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+2)</source>
        <translation>Fermer ce volet (Ctrl+2)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show the URLs of all folders again</source>
        <translation>Afficher de nouveau les URL de tous les dossiers</translation>
    </message>
</context>
<context>
    <name>SiteModel</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
</context>
<context>
    <name>SitePanel</name>
    <message>
        <source>Collapse all</source>
        <translation>Tout réduire</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Tout développer</translation>
    </message>
    <message>
        <source>Folders of the site</source>
        <translation>Dossiers du site</translation>
    </message>
    <message>
        <source>Hide these URLs</source>
        <translation>Masquer ces URL</translation>
    </message>
    <message>
        <source>Show only these URLs</source>
        <translation>Afficher seulement ces URL</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Encoding, line endings and compression</source>
        <translation>Encodage, fins de ligne et compression</translation>
    </message>
    <message>
        <source>Entries, out of the 50,000 allowed in one file</source>
        <translation>Entrées, sur les 50 000 autorisées par fichier</translation>
    </message>
    <message>
        <source>One file can have up to {limit} bytes, uncompressed.</source>
        <translation>Un fichier peut contenir jusqu’à {limit} octets, avant compression.</translation>
    </message>
    <message>
        <source>One file can have up to {limit} entries.</source>
        <translation>Un fichier peut contenir jusqu’à {limit} entrées.</translation>
    </message>
    <message>
        <source>Published at {url}</source>
        <translation>Publié à l’adresse {url}</translation>
    </message>
    <message>
        <source>Size, out of the 50 MB allowed for one file</source>
        <translation>Taille, sur les 50 Mo autorisés par fichier</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The fullest file is {name}. </source>
        <translation>Le fichier le plus rempli est {name}. </translation>
    </message>
    <message>
        <source>The published URL of this file; it decides which URLs the file may list.</source>
        <translation>L’URL publiée de ce fichier ; elle détermine quelles URL le fichier peut répertorier.</translation>
    </message>
    <message>
        <source>different URLs: {n}</source>
        <translation>URL différentes : {n}</translation>
    </message>
    <message>
        <source>priority {lowest} to {highest}, mean {mean}</source>
        <translation>priorité de {lowest} à {highest}, moyenne {mean}</translation>
    </message>
    <message>
        <source>priority {value}</source>
        <translation>priorité {value}</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>recherche…</translation>
    </message>
    <message>
        <source>{n} of {limit}</source>
        <translation>{n} sur {limit}</translation>
    </message>
    <message>
        <source>{n} of {limit} MB</source>
        <translation>{n} sur {limit} Mo</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>sélectionnées : {n}</translation>
    </message>
    <message>
        <source>{n} shown</source>
        <translation>affichées : {n}</translation>
    </message>
    <message>
        <source>{oldest} to {newest}</source>
        <translation>de {oldest} à {newest}</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Add a step with its own filter</source>
        <translation>Ajouter une étape avec son propre filtre</translation>
    </message>
    <message>
        <source>Add an operation to this step</source>
        <translation>Ajouter une opération à cette étape</translation>
    </message>
    <message>
        <source>Apply to each row:</source>
        <translation>Appliquer à chaque ligne :</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Every matching step, in order</source>
        <translation>Toutes les étapes qui correspondent, dans l’ordre</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Déplacer vers le bas</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Déplacer vers le haut</translation>
    </message>
    <message>
        <source>Only the first matching step</source>
        <translation>Seulement la première étape qui correspond</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Steps and operations</source>
        <translation>Étapes et opérations</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Which steps apply to a row</source>
        <translation>Étapes applicables à une ligne</translation>
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
        <translation>Impossible d’ouvrir le dossier.</translation>
    </message>
</context>
<context>
    <name>TableColumns</name>
    <message>
        <source>Column {n}</source>
        <translation>Colonne {n}</translation>
    </message>
    <message>
        <source>such as {value}</source>
        <translation>par exemple {value}</translation>
    </message>
    <message>
        <source>— not in the table</source>
        <translation>— absente du tableau</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Choose or paste a CSV file or a spreadsheet with a column of URLs.</source>
        <translation>Choisissez ou collez un fichier CSV ou une feuille de calcul avec une colonne d’URL.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Select the column with the URLs.</source>
        <translation>Sélectionnez la colonne contenant les URL.</translation>
    </message>
</context>
<context>
    <name>TableExportDialog</name>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Mark the file as UTF-8 (for Excel)</source>
        <translation>Marquer le fichier comme UTF-8 (pour Excel)</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Séparateur</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Values are written exactly as they are, valid or not, in these columns: {columns}.</source>
        <translation>Les valeurs sont écrites exactement telles quelles, valides ou non, dans ces colonnes : {columns}.</translation>
    </message>
</context>
<context>
    <name>TableImportDialog</name>
    <message>
        <source>Convert values to the sitemap format where the meaning is clear</source>
        <translation>Convertir les valeurs au format du sitemap lorsque leur sens est clair</translation>
    </message>
    <message>
        <source>Create a sitemap</source>
        <translation>Créer un sitemap</translation>
    </message>
    <message>
        <source>Create a sitemap index: the URLs are sitemaps</source>
        <translation>Créer un index de sitemaps : les URL sont des sitemaps</translation>
    </message>
    <message>
        <source>New sitemap from a table</source>
        <translation>Nouveau sitemap à partir d’un tableau</translation>
    </message>
    <message>
        <source>No pages are left.</source>
        <translation>Il ne reste aucune page.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>The table has no URLs.</source>
        <translation>Le tableau ne contient pas d’URL.</translation>
    </message>
</context>
<context>
    <name>TableJoinDialog</name>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Columns to show</source>
        <translation>Colonnes à afficher</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Joindre</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Joindre un tableau</translation>
    </message>
    <message>
        <source>Remove the columns that were joined before</source>
        <translation>Supprimer les colonnes jointes auparavant</translation>
    </message>
    <message>
        <source>The sitemap itself does not change.</source>
        <translation>Le sitemap lui-même n’est pas modifié.</translation>
    </message>
    <message>
        <source>The table knows none of the URLs.</source>
        <translation>Le tableau ne connaît aucune des URL.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
</context>
<context>
    <name>TableSource</name>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>Depuis le presse-papiers</translation>
    </message>
    <message>
        <source>No table yet.</source>
        <translation>Aucun tableau pour le moment.</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Une seule colonne</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Séparateur</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>The first row contains headings</source>
        <translation>La première ligne contient les titres</translation>
    </message>
    <message>
        <source>Use the table you copied from a spreadsheet</source>
        <translation>Utiliser le tableau copié depuis un tableur</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Barre verticale</translation>
    </message>
</context>
<context>
    <name>TableUpdateDialog</name>
    <message>
        <source>Also match URLs that differ only in http/https, www or a trailing slash</source>
        <translation>Associer aussi les URL qui ne diffèrent que par http/https, www ou une barre oblique finale</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Conflicting</source>
        <translation>Contradictoire</translation>
    </message>
    <message>
        <source>Conflicting rows</source>
        <translation>Lignes contradictoires</translation>
    </message>
    <message>
        <source>Empty cells clear values</source>
        <translation>Les cellules vides effacent les valeurs</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Sans correspondance</translation>
    </message>
    <message>
        <source>No row changes.</source>
        <translation>Aucune ligne ne change.</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Non valide</translation>
    </message>
    <message>
        <source>Rows that match no entry</source>
        <translation>Lignes sans entrée correspondante</translation>
    </message>
    <message>
        <source>Select at least one column to use.</source>
        <translation>Sélectionnez au moins une colonne à utiliser.</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>Le tableau n’a pas de lignes.</translation>
    </message>
    <message>
        <source>Update from a table</source>
        <translation>Mettre à jour à partir d’un tableau</translation>
    </message>
    <message>
        <source>Values that are not valid</source>
        <translation>Valeurs non valides</translation>
    </message>
    <message>
        <source>What would change and what would not</source>
        <translation>Ce qui changerait et ce qui ne changerait pas</translation>
    </message>
    <message>
        <source>{url} — {field}: {value}</source>
        <translation>{url} — {field} : {value}</translation>
    </message>
</context>
<context>
    <name>TakeInDialog</name>
    <message>
        <source>An index may only list sitemaps. In {name}, each of these indexes is replaced with the entries it lists, exactly as written. The index files themselves are not deleted.</source>
        <translation>Un index ne peut répertorier que des sitemaps. Dans {name}, chacun de ces index est remplacé par les entrées qu’il répertorie, telles quelles. Les fichiers d’index eux-mêmes ne sont pas supprimés.</translation>
    </message>
    <message>
        <source>Includes sitemaps from indexes nested in it: {names}</source>
        <translation>Inclut les sitemaps des index qui y sont imbriqués : {names}</translation>
    </message>
    <message>
        <source>Indexes and the sitemaps they list</source>
        <translation>Index et sitemaps qu’ils répertorient</translation>
    </message>
    <message>
        <source>Left out because it leads back to one of these indexes: {names}</source>
        <translation>Ignorés, car ils renvoient à l’un de ces index : {names}</translation>
    </message>
    <message>
        <source>Replace nested indexes</source>
        <translation>Remplacer les index imbriqués</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>et {n} autres</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name} : {what}</translation>
    </message>
</context>
<context>
    <name>TroublePage</name>
    <message>
        <source>It lists these sitemaps. Nothing was downloaded.</source>
        <translation>Il répertorie ces sitemaps. Rien n’a été téléchargé.</translation>
    </message>
    <message>
        <source>Sitemaps it lists</source>
        <translation>Sitemaps répertoriés</translation>
    </message>
    <message>
        <source>The text around the error</source>
        <translation>Le texte autour de l’erreur</translation>
    </message>
</context>
<context>
    <name>UndoStack</name>
    <message>
        <source>Accept the recovered entries</source>
        <translation>Accepter les entrées récupérées</translation>
    </message>
    <message>
        <source>Undo: {title}</source>
        <translation>Annuler : {title}</translation>
    </message>
</context>
<context>
    <name>VersionCommands</name>
    <message>
        <source>Restore the version of {date}</source>
        <translation>Restaurer la version du {date}</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Earlier versions of “{name}”</source>
        <translation>Versions précédentes de « {name} »</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Open as a copy</source>
        <translation>Ouvrir comme copie</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>There are none yet. Before the first save of each day, the previous contents of the file are kept here so that you can restore them.</source>
        <translation>Il n’y en a pas encore. Avant le premier enregistrement de chaque jour, le contenu précédent du fichier est conservé ici pour que vous puissiez le restaurer.</translation>
    </message>
    <message>
        <source>These are the contents of the file before the first save of each day, or before another program&apos;s version was replaced. You can undo restoring one; the file changes only when you save.</source>
        <translation>Contenu du fichier avant le premier enregistrement de chaque jour, ou avant le remplacement de la version d’un autre programme. Vous pouvez annuler une restauration ; le fichier ne change qu’à l’enregistrement.</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Row {n} is not among the rows shown</source>
        <translation>La ligne {n} ne fait pas partie des lignes affichées</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>L’afficher</translation>
    </message>
    <message>
        <source>The findings are about the whole file, not about single rows.</source>
        <translation>Les constats portent sur l’ensemble du fichier, pas sur des lignes précises.</translation>
    </message>
    <message>
        <source>The rows shown have no findings.</source>
        <translation>Les lignes affichées n’ont aucun constat.</translation>
    </message>
</context>
<context>
    <name>WholeNumberBox</name>
    <message>
        <source>A whole number from {least} to {most}</source>
        <translation>Un nombre entier compris entre {least} et {most}</translation>
    </message>
</context>
<context>
    <name>WindowController</name>
    <message>
        <source>Changes cannot be backed up in case of a crash: {cause} Save often.</source>
        <translation>Impossible de sauvegarder les modifications en prévision d’un plantage : {cause} Enregistrez souvent.</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Files in this document</source>
        <translation>Fichiers de ce document</translation>
    </message>
</context>
<context>
    <name>_EntryList</name>
    <message>
        <source>Preview of the entries</source>
        <translation>Aperçu des entrées</translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
</context>
<context>
    <name>_Remark</name>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
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
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>_UnusedList</name>
    <message>
        <source>Copy the list</source>
        <translation>Copier la liste</translation>
    </message>
</context>
<context>
    <name>_View</name>
    <message>
        <source>Files in this document</source>
        <translation>Fichiers de ce document</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>  All URLs are taken as announced; nothing was sent.</source>
        <translation>  Toutes les URL sont considérées comme signalées ; rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>  The URLs are on {hosts:,} hosts; each host has a robots.txt of its own.</source>
        <translation>  Les URL se trouvent sur {hosts:,} hôtes ; chaque hôte a son propre fichier robots.txt.</translation>
    </message>
    <message>
        <source>  and {blocked:,} more listed by --limit 0</source>
        <translation>  et {blocked:,} autres, affichées par --limit 0</translation>
    </message>
    <message>
        <source>  and {count:,} more listed by --limit 0</source>
        <translation>  et {count:,} autres, affichées par --limit 0</translation>
    </message>
    <message>
        <source>  and {more:,} more listed by --limit 0</source>
        <translation>  et {more:,} autres, affichées par --limit 0</translation>
    </message>
    <message>
        <source>  row {row}, there {other_row}: {urls} ({how})</source>
        <translation>  ligne {row}, là-bas {other_row} : {urls} ({how})</translation>
    </message>
    <message>
        <source>  row {row}, {what}: {before}</source>
        <translation>  ligne {row}, {what} : {before}</translation>
    </message>
    <message>
        <source>  row {row}: {loc}, {before} → {after}</source>
        <translation>  ligne {row} : {loc}, {before} → {after}</translation>
    </message>
    <message>
        <source>  row {row}: {loc}, {line}</source>
        <translation>  ligne {row} : {loc}, {line}</translation>
    </message>
    <message>
        <source>  row {row}{there}: {url}</source>
        <translation>  ligne {row}{there} : {url}</translation>
    </message>
    <message>
        <source>  step {number} ({title}) applies to {entries}</source>
        <translation>  l’étape {number} ({title}) s’applique à {entries}</translation>
    </message>
    <message>
        <source>  step {number} ({title}) is left out</source>
        <translation>  l’étape {number} ({title}) est ignorée</translation>
    </message>
    <message>
        <source>  with {path} {blocked:,} blocked; {changed:,} change:</source>
        <translation>  avec {path}, bloquées : {blocked:,} ; changements : {changed:,}</translation>
    </message>
    <message>
        <source>  {absent} without a value to work from</source>
        <translation>  {absent} sans valeur de départ</translation>
    </message>
    <message>
        <source>  {urls}: not taken. {trouble}</source>
        <translation>  {urls} : refusées. {trouble}</translation>
    </message>
    <message>
        <source>  {urls}: taken by {endpoint} ({status})</source>
        <translation>  {urls} : acceptées par {endpoint} ({status})</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message numerus="yes">
        <source> (%Ln files)</source>
        <translation>
            <numerusform> (%Ln fichier)</numerusform>
            <numerusform> (%Ln fichiers)</numerusform>
        </translation>
    </message>
    <message>
        <source> (safe)</source>
        <translation> (sûr)</translation>
    </message>
    <message>
        <source> A slash seems to be missing after {own}.</source>
        <translation> Il semble manquer une barre oblique après {own}.</translation>
    </message>
    <message>
        <source> Delete or complete it.</source>
        <translation> Supprimez-la ou complétez-la.</translation>
    </message>
    <message>
        <source> Did you mean {known}?</source>
        <translation> Vouliez-vous dire {known} ?</translation>
    </message>
    <message>
        <source> Did you mean {meant}?</source>
        <translation> Vouliez-vous dire {meant} ?</translation>
    </message>
    <message>
        <source> Feeds may also use Mon, 31 Jan 2005 18:30:00 +0100 with the correct day of the week.</source>
        <translation> Les flux peuvent aussi utiliser Mon, 31 Jan 2005 18:30:00 +0100 avec le jour de la semaine exact.</translation>
    </message>
    <message>
        <source> It is a link in Markdown. Keep its URL only.</source>
        <translation> C’est un lien en Markdown. Ne conservez que son URL.</translation>
    </message>
    <message>
        <source> It is a table. Use convert to create a sitemap from it.</source>
        <translation> C’est un tableau. Utilisez convert pour en créer un sitemap.</translation>
    </message>
    <message>
        <source> It links to {url}, which differs only in {part}.</source>
        <translation> Elle renvoie vers {url}, qui ne diffère que par {part}.</translation>
    </message>
    <message>
        <source> It lists the sitemap {sitemap} and {n:,} more. Open that one.</source>
        <translation> Il indique le sitemap {sitemap} et {n:,} autres. Ouvrez celui-ci.</translation>
    </message>
    <message>
        <source> It lists the sitemap {sitemap}. Open that one.</source>
        <translation> Il indique le sitemap {sitemap}. Ouvrez celui-ci.</translation>
    </message>
    <message>
        <source> It looks like JSON.</source>
        <translation> Cela ressemble à du JSON.</translation>
    </message>
    <message>
        <source> It looks like a robots.txt without sitemaps.</source>
        <translation> Cela ressemble à un fichier robots.txt sans sitemaps.</translation>
    </message>
    <message>
        <source> It looks like a robots.txt.</source>
        <translation> Cela ressemble à un fichier robots.txt.</translation>
    </message>
    <message>
        <source> Its title is “{title}”.</source>
        <translation> Son titre est « {title} ».</translation>
    </message>
    <message>
        <source> Missing: {names}.</source>
        <translation> Manquants : {names}.</translation>
    </message>
    <message>
        <source> No line begins with http:// or https://. Complete the URLs.</source>
        <translation> Aucune ligne ne commence par http:// ou https://. Complétez les URL.</translation>
    </message>
    <message>
        <source> Remove it, or declare the extension it belongs to.</source>
        <translation> Supprimez-le ou déclarez l’extension à laquelle il appartient.</translation>
    </message>
    <message>
        <source> Remove the invisible character {character}.</source>
        <translation> Supprimez le caractère invisible {character}.</translation>
    </message>
    <message>
        <source> Remove the quotation marks, commas or bullets around the URL.</source>
        <translation> Supprimez les guillemets, virgules ou puces autour de l’URL.</translation>
    </message>
    <message>
        <source> The code is {known} today.</source>
        <translation> Le code est aujourd’hui {known}.</translation>
    </message>
    <message>
        <source> The marks of a CDATA section around it became text. Remove them.</source>
        <translation> Les marques d’une section CDATA qui l’entourent sont devenues du texte. Supprimez-les.</translation>
    </message>
    <message>
        <source> The prefix {prefix} should be {meant}.</source>
        <translation> Le préfixe {prefix} devrait être {meant}.</translation>
    </message>
    <message>
        <source> This is the file that ASP.NET makes the navigation of a site from; search engines do not read it.</source>
        <translation> C’est le fichier dont ASP.NET tire la navigation d’un site ; les moteurs de recherche ne le lisent pas.</translation>
    </message>
    <message>
        <source> Verify that host in Search Console too.</source>
        <translation> Validez également la propriété de cet hôte dans la Search Console.</translation>
    </message>
    <message>
        <source> With and without www are different hosts.</source>
        <translation> Avec et sans www, ce sont des hôtes différents.</translation>
    </message>
    <message>
        <source> Write it in full.</source>
        <translation> Écrivez-la en entier.</translation>
    </message>
    <message>
        <source> Write it in lower case.</source>
        <translation> Écrivez-le en minuscules.</translation>
    </message>
    <message numerus="yes">
        <source> in %Ln files</source>
        <translation>
            <numerusform> dans %Ln fichier</numerusform>
            <numerusform> dans %Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>$1 or \1 inserts the first group, ${name} a named one, and \$ a dollar sign.</source>
        <translation>$1 ou \1 insère le premier groupe, ${name} un groupe nommé et \$ un signe dollar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs</source>
        <translation>
            <numerusform>%Ln URL</numerusform>
            <numerusform>%Ln URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs are blocked for {agent}, by the lines below.</source>
        <translation>
            <numerusform>%Ln URL est bloquée pour {agent} par les lignes ci-dessous.</numerusform>
            <numerusform>%Ln URL sont bloquées pour {agent} par les lignes ci-dessous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs are left out, as their pages were found gone or not to be indexed</source>
        <translation>
            <numerusform>%Ln URL est ignorée, car sa page a disparu ou ne doit pas être indexée</numerusform>
            <numerusform>%Ln URL sont ignorées, car leurs pages ont disparu ou ne doivent pas être indexées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs are listed more than once.</source>
        <translation>
            <numerusform>%Ln URL figure plusieurs fois.</numerusform>
            <numerusform>%Ln URL figurent plusieurs fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs audited</source>
        <translation>
            <numerusform>%Ln URL vérifiée</numerusform>
            <numerusform>%Ln URL vérifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs checked</source>
        <translation>
            <numerusform>%Ln URL vérifiée</numerusform>
            <numerusform>%Ln URL vérifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs have been answered and are not asked for again.</source>
        <translation>
            <numerusform>%Ln URL a déjà une réponse et n’est pas redemandée.</numerusform>
            <numerusform>%Ln URL ont déjà une réponse et ne sont pas redemandées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs removed</source>
        <translation>
            <numerusform>%Ln URL supprimée</numerusform>
            <numerusform>%Ln URL supprimées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were announced.</source>
        <translation>
            <numerusform>%Ln URL a été signalée.</numerusform>
            <numerusform>%Ln URL ont été signalées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were found in the table.</source>
        <translation>
            <numerusform>%Ln URL a été trouvée dans le tableau.</numerusform>
            <numerusform>%Ln URL ont été trouvées dans le tableau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were not asked for.</source>
        <translation>
            <numerusform>%Ln URL n’a pas été demandée.</numerusform>
            <numerusform>%Ln URL n’ont pas été demandées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were percent-encoded.</source>
        <translation>
            <numerusform>%Ln URL a été encodée avec des %.</numerusform>
            <numerusform>%Ln URL ont été encodées avec des %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs will be changed to a different host.</source>
        <translation>
            <numerusform>%Ln URL changera d’hôte.</numerusform>
            <numerusform>%Ln URL changeront d’hôte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln advice</source>
        <translation>
            <numerusform>%Ln conseil</numerusform>
            <numerusform>%Ln conseils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answers of the site are known</source>
        <translation>
            <numerusform>%Ln réponse du site est connue</numerusform>
            <numerusform>%Ln réponses du site sont connues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are already listed</source>
        <translation>
            <numerusform>%Ln y figure déjà</numerusform>
            <numerusform>%Ln y figurent déjà</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are left out, as their pages were found gone or not to be indexed.</source>
        <translation>
            <numerusform>%Ln URL est ignorée, car sa page a disparu ou ne doit pas être indexée.</numerusform>
            <numerusform>%Ln URL sont ignorées, car leurs pages ont disparu ou ne doivent pas être indexées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln octet</numerusform>
            <numerusform>%Ln octets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln modification</numerusform>
            <numerusform>%Ln modifications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are joined.</source>
        <translation>
            <numerusform>%Ln colonne est jointe.</numerusform>
            <numerusform>%Ln colonnes sont jointes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entrée</numerusform>
            <numerusform>%Ln entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries added</source>
        <translation>
            <numerusform>%Ln entrée ajoutée</numerusform>
            <numerusform>%Ln entrées ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries are not in the table.</source>
        <translation>
            <numerusform>%Ln entrée ne figure pas dans le tableau.</numerusform>
            <numerusform>%Ln entrées ne figurent pas dans le tableau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries are the same in both.</source>
        <translation>
            <numerusform>%Ln entrée est identique dans les deux.</numerusform>
            <numerusform>%Ln entrées sont identiques dans les deux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed</source>
        <translation>
            <numerusform>%Ln entrée modifiée</numerusform>
            <numerusform>%Ln entrées modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries have no URL that can be announced</source>
        <translation>
            <numerusform>%Ln entrée n’a pas d’URL qui puisse être signalée</numerusform>
            <numerusform>%Ln entrées n’ont pas d’URL qui puisse être signalée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries removed</source>
        <translation>
            <numerusform>%Ln entrée supprimée</numerusform>
            <numerusform>%Ln entrées supprimées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries will be removed.</source>
        <translation>
            <numerusform>%Ln entrée sera supprimée.</numerusform>
            <numerusform>%Ln entrées seront supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries.</source>
        <translation>
            <numerusform>%Ln entrée.</numerusform>
            <numerusform>%Ln entrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors</source>
        <translation>
            <numerusform>%Ln erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors prevent the export:</source>
        <translation>
            <numerusform>%Ln erreur empêche l’exportation :</numerusform>
            <numerusform>%Ln erreurs empêchent l’exportation :</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files and an index, {bytes} bytes before compression.</source>
        <translation>
            <numerusform>%Ln fichier et un index, {bytes} octets avant compression.</numerusform>
            <numerusform>%Ln fichiers et un index, {bytes} octets avant compression.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files and an index, {bytes} bytes.</source>
        <translation>
            <numerusform>%Ln fichier et un index, {bytes} octets.</numerusform>
            <numerusform>%Ln fichiers et un index, {bytes} octets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not open and will not be listed.</source>
        <translation>
            <numerusform>%Ln fichier n’est pas ouvert et ne sera pas répertorié.</numerusform>
            <numerusform>%Ln fichiers ne sont pas ouverts et ne seront pas répertoriés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not open: {names}.</source>
        <translation>
            <numerusform>%Ln fichier n’est pas ouvert : {names}.</numerusform>
            <numerusform>%Ln fichiers ne sont pas ouverts : {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files from an earlier export are no longer listed in the index.</source>
        <translation>
            <numerusform>%Ln fichier d’une exportation précédente ne figure plus dans l’index.</numerusform>
            <numerusform>%Ln fichiers d’une exportation précédente ne figurent plus dans l’index.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files that are not open cannot be copied.</source>
        <translation>
            <numerusform>%Ln fichier qui n’est pas ouvert ne peut pas être copié.</numerusform>
            <numerusform>%Ln fichiers qui ne sont pas ouverts ne peuvent pas être copiés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln trouvée</numerusform>
            <numerusform>%Ln trouvées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups</source>
        <translation>
            <numerusform>%Ln groupe</numerusform>
            <numerusform>%Ln groupes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups are left out, as they are unclear.</source>
        <translation>
            <numerusform>%Ln groupe est ignoré, car il est ambigu.</numerusform>
            <numerusform>%Ln groupes sont ignorés, car ils sont ambigus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups of pages in several languages</source>
        <translation>
            <numerusform>%Ln groupe de pages en plusieurs langues</numerusform>
            <numerusform>%Ln groupes de pages en plusieurs langues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have an unknown code</source>
        <translation>
            <numerusform>dont %Ln avec un code inconnu</numerusform>
            <numerusform>dont %Ln avec un code inconnu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hosts</source>
        <translation>
            <numerusform>%Ln hôte</numerusform>
            <numerusform>%Ln hôtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln heure</numerusform>
            <numerusform>%Ln heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln images</source>
        <translation>
            <numerusform>%Ln image</numerusform>
            <numerusform>%Ln images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines were left out, as they are unknown or not possible:</source>
        <translation>
            <numerusform>%Ln ligne a été ignorée, car elle est inconnue ou impossible :</numerusform>
            <numerusform>%Ln lignes ont été ignorées, car elles sont inconnues ou impossibles :</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links in this document have the code {code}.</source>
        <translation>
            <numerusform>%Ln lien de ce document a le code {code}.</numerusform>
            <numerusform>%Ln liens de ce document ont le code {code}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to add</source>
        <translation>
            <numerusform>%Ln lien à ajouter</numerusform>
            <numerusform>%Ln liens à ajouter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to mobile versions</source>
        <translation>
            <numerusform>%Ln lien vers une version mobile</numerusform>
            <numerusform>%Ln liens vers des versions mobiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to other languages</source>
        <translation>
            <numerusform>%Ln lien vers une autre langue</numerusform>
            <numerusform>%Ln liens vers d’autres langues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln occurrence</numerusform>
            <numerusform>%Ln occurrences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches replaced</source>
        <translation>
            <numerusform>%Ln occurrence remplacée</numerusform>
            <numerusform>%Ln occurrences remplacées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more errors</source>
        <translation>
            <numerusform>%Ln autre erreur</numerusform>
            <numerusform>%Ln autres erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more folders</source>
        <translation>
            <numerusform>%Ln autre dossier</numerusform>
            <numerusform>%Ln autres dossiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more groups are not listed.</source>
        <translation>
            <numerusform>%Ln autre groupe n’est pas affiché.</numerusform>
            <numerusform>%Ln autres groupes ne sont pas affichés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more hosts are not listed; their URLs stay as they are.</source>
        <translation>
            <numerusform>%Ln autre hôte n’est pas affiché ; ses URL restent inchangées.</numerusform>
            <numerusform>%Ln autres hôtes ne sont pas affichés ; leurs URL restent inchangées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more places</source>
        <translation>
            <numerusform>%Ln autre emplacement</numerusform>
            <numerusform>%Ln autres emplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more places are not listed.</source>
        <translation>
            <numerusform>%Ln autre emplacement n’est pas affiché.</numerusform>
            <numerusform>%Ln autres emplacements ne sont pas affichés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more repairs</source>
        <translation>
            <numerusform>%Ln autre réparation</numerusform>
            <numerusform>%Ln autres réparations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln news articles</source>
        <translation>
            <numerusform>%Ln article d’actualité</numerusform>
            <numerusform>%Ln articles d’actualité</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes</source>
        <translation>
            <numerusform>%Ln remarque</numerusform>
            <numerusform>%Ln remarques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the rows shown match.</source>
        <translation>
            <numerusform>%Ln des lignes affichées correspond.</numerusform>
            <numerusform>%Ln des lignes affichées correspondent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are incomplete</source>
        <translation>
            <numerusform>dont %Ln incomplet</numerusform>
            <numerusform>dont %Ln incomplets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other elements</source>
        <translation>
            <numerusform>%Ln autre élément</numerusform>
            <numerusform>%Ln autres éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other files would also be replaced.</source>
        <translation>
            <numerusform>%Ln autre fichier serait également remplacé.</numerusform>
            <numerusform>%Ln autres fichiers seraient également remplacés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages added</source>
        <translation>
            <numerusform>%Ln page ajoutée</numerusform>
            <numerusform>%Ln pages ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages get no date: git has no commits of their files, or not of their last changes.</source>
        <translation>
            <numerusform>%Ln page n’obtient pas de date : git n’a pas de commit de son fichier, ou pas de ses dernières modifications.</numerusform>
            <numerusform>%Ln pages n’obtiennent pas de date : git n’a pas de commits de leurs fichiers, ou pas de leurs dernières modifications.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages have another text than before, and an older date.</source>
        <translation>
            <numerusform>%Ln page a un autre texte qu’auparavant et une date plus ancienne.</numerusform>
            <numerusform>%Ln pages ont un autre texte qu’auparavant et une date plus ancienne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages were found.</source>
        <translation>
            <numerusform>%Ln page a été trouvée.</numerusform>
            <numerusform>%Ln pages ont été trouvées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pasted columns did not fit and were left out.</source>
        <translation>
            <numerusform>%Ln colonne collée ne tenait pas et a été ignorée.</numerusform>
            <numerusform>%Ln colonnes collées ne tenaient pas et ont été ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paths were completed with {origin}.</source>
        <translation>
            <numerusform>%Ln chemin a été complété avec {origin}.</numerusform>
            <numerusform>%Ln chemins ont été complétés avec {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces of advice</source>
        <translation>
            <numerusform>%Ln conseil</numerusform>
            <numerusform>%Ln conseils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places</source>
        <translation>
            <numerusform>%Ln emplacement</numerusform>
            <numerusform>%Ln emplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places had to be repaired to read the file.</source>
        <translation>
            <numerusform>%Ln emplacement a dû être réparé pour lire le fichier.</numerusform>
            <numerusform>%Ln emplacements ont dû être réparés pour lire le fichier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places will change.</source>
        <translation>
            <numerusform>%Ln emplacement changera.</numerusform>
            <numerusform>%Ln emplacements changeront.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirects</source>
        <translation>
            <numerusform>%Ln redirection</numerusform>
            <numerusform>%Ln redirections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirects.</source>
        <translation>
            <numerusform>%Ln redirection.</numerusform>
            <numerusform>%Ln redirections.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows added</source>
        <translation>
            <numerusform>%Ln ligne ajoutée</numerusform>
            <numerusform>%Ln lignes ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows change.</source>
        <translation>
            <numerusform>%Ln ligne change.</numerusform>
            <numerusform>%Ln lignes changent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows changed</source>
        <translation>
            <numerusform>%Ln ligne modifiée</numerusform>
            <numerusform>%Ln lignes modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows contradict an earlier row and are not used.</source>
        <translation>
            <numerusform>%Ln ligne contredit une ligne précédente et n’est pas utilisée.</numerusform>
            <numerusform>%Ln lignes contredisent une ligne précédente et ne sont pas utilisées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows deleted</source>
        <translation>
            <numerusform>%Ln ligne supprimée</numerusform>
            <numerusform>%Ln lignes supprimées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows do not have this value and stay as they are.</source>
        <translation>
            <numerusform>%Ln ligne ne possède pas cette valeur et reste inchangée.</numerusform>
            <numerusform>%Ln lignes ne possèdent pas cette valeur et restent inchangées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have nothing to import.</source>
        <translation>
            <numerusform>%Ln ligne n’a rien à importer.</numerusform>
            <numerusform>%Ln lignes n’ont rien à importer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows moved</source>
        <translation>
            <numerusform>%Ln ligne déplacée</numerusform>
            <numerusform>%Ln lignes déplacées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of the table match no entry.</source>
        <translation>
            <numerusform>%Ln ligne du tableau ne correspond à aucune entrée.</numerusform>
            <numerusform>%Ln lignes du tableau ne correspondent à aucune entrée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln seconde</numerusform>
            <numerusform>%Ln secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps</source>
        <translation>
            <numerusform>%Ln sitemap</numerusform>
            <numerusform>%Ln sitemaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps could not be fetched; their lines say why.</source>
        <translation>
            <numerusform>%Ln sitemap n’a pas pu être récupéré ; sa ligne indique pourquoi.</numerusform>
            <numerusform>%Ln sitemaps n’ont pas pu être récupérés ; leurs lignes indiquent pourquoi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps of this index are in the same folder.</source>
        <translation>
            <numerusform>%Ln sitemap de cet index se trouve dans le même dossier.</numerusform>
            <numerusform>%Ln sitemaps de cet index se trouvent dans le même dossier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps will be added</source>
        <translation>
            <numerusform>%Ln sitemap sera ajouté</numerusform>
            <numerusform>%Ln sitemaps seront ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>%Ln valeur</numerusform>
            <numerusform>%Ln valeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values are no full URLs and are left out.</source>
        <translation>
            <numerusform>%Ln valeur n’est pas une URL complète et est ignorée.</numerusform>
            <numerusform>%Ln valeurs ne sont pas des URL complètes et sont ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values are not valid and are not used.</source>
        <translation>
            <numerusform>%Ln valeur n’est pas valide et n’est pas utilisée.</numerusform>
            <numerusform>%Ln valeurs ne sont pas valides et ne sont pas utilisées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values cannot be converted and stay as they are.</source>
        <translation>
            <numerusform>%Ln valeur ne peut pas être convertie et reste inchangée.</numerusform>
            <numerusform>%Ln valeurs ne peuvent pas être converties et restent inchangées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values left alone: nothing follows from them</source>
        <translation>
            <numerusform>%Ln valeur laissée telle quelle : on ne peut rien en déduire</numerusform>
            <numerusform>%Ln valeurs laissées telles quelles : on ne peut rien en déduire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values will be converted.</source>
        <translation>
            <numerusform>%Ln valeur sera convertie.</numerusform>
            <numerusform>%Ln valeurs seront converties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln videos</source>
        <translation>
            <numerusform>%Ln vidéo</numerusform>
            <numerusform>%Ln vidéos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warnings</source>
        <translation>
            <numerusform>%Ln avertissement</numerusform>
            <numerusform>%Ln avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp; was changed to &amp;amp;.</source>
        <translation>&amp; a été remplacé par &amp;amp;.</translation>
    </message>
    <message>
        <source>&amp;About Sitemap Editor</source>
        <translation>À &amp;propos de Sitemap Editor</translation>
    </message>
    <message>
        <source>&amp;Add row</source>
        <translation>&amp;Ajouter une ligne</translation>
    </message>
    <message>
        <source>&amp;Announce changes to search engines…</source>
        <translation>&amp;Signaler les modifications aux moteurs de recherche…</translation>
    </message>
    <message>
        <source>&amp;Check URLs…</source>
        <translation>&amp;Vérifier les URL…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>Colon&amp;nes</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Create an index for these files…</source>
        <translation>&amp;Créer un index pour ces fichiers…</translation>
    </message>
    <message>
        <source>&amp;Dates of changed pages…</source>
        <translation>&amp;Dates des pages modifiées…</translation>
    </message>
    <message>
        <source>&amp;Delete row</source>
        <translation>&amp;Supprimer la ligne</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>&amp;Supprimer les lignes</translation>
    </message>
    <message>
        <source>&amp;Duplicates…</source>
        <translation>Doublo&amp;ns…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Ex&amp;porter…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtre</translation>
    </message>
    <message>
        <source>&amp;Filter language</source>
        <translation>&amp;Langage de filtrage</translation>
    </message>
    <message>
        <source>&amp;Find and replace…</source>
        <translation>&amp;Rechercher et remplacer…</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossaire</translation>
    </message>
    <message>
        <source>&amp;Go to a file…</source>
        <translation>Aller à &amp;un fichier…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>&amp;Joindre un tableau…</translation>
    </message>
    <message>
        <source>&amp;Languages…</source>
        <translation>&amp;Langues…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Make this the file&apos;s order</source>
        <translation>En faire l’ordr&amp;e du fichier</translation>
    </message>
    <message>
        <source>&amp;New from a site or folder…</source>
        <translation>&amp;Nouveau depuis un site ou un dossier…</translation>
    </message>
    <message>
        <source>&amp;New sitemap</source>
        <translation>&amp;Nouveau sitemap</translation>
    </message>
    <message>
        <source>&amp;Next match</source>
        <translation>Occurrence &amp;suivante</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Open %Ln sitemaps</source>
        <translation>
            <numerusform>&amp;Ouvrir %Ln sitemap</numerusform>
            <numerusform>&amp;Ouvrir %Ln sitemaps</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open from the web…</source>
        <translation>&amp;Ouvrir depuis le Web…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Previous match</source>
        <translation>Occurrence &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Saved filters…</source>
        <translation>Filtres enre&amp;gistrés…</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Site</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Zoom and theme</source>
        <translation>&amp;Zoom et thème</translation>
    </message>
    <message>
        <source>&amp;robots.txt…</source>
        <translation>&amp;robots.txt…</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(sans nom)</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(rien)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(supprimé)</translation>
    </message>
    <message>
        <source>,</source>
        <translation> </translation>
    </message>
    <message>
        <source>, damaged; only what could be recovered was checked</source>
        <translation>, endommagé ; seul ce qui a pu être récupéré a été vérifié</translation>
    </message>
    <message>
        <source>, in a different order</source>
        <translation>, dans un ordre différent</translation>
    </message>
    <message>
        <source>, there {other_row}</source>
        <translation>, là-bas {other_row}</translation>
    </message>
    <message>
        <source>, unchanged</source>
        <translation>, inchangé</translation>
    </message>
    <message>
        <source>, with a different {fields}</source>
        <translation>, avec une différence : {fields}</translation>
    </message>
    <message>
        <source>, written to {target}</source>
        <translation>, écrit dans {target}</translation>
    </message>
    <message>
        <source>, {moved:,} moved</source>
        <translation>, déplacées : {moved:,}</translation>
    </message>
    <message>
        <source>- is not a file; write ./- if it is named that</source>
        <translation>- n’est pas un fichier ; écrivez ./- s’il porte ce nom</translation>
    </message>
    <message>
        <source>--base is the URL of a folder or a site; name it with --folder or --site</source>
        <translation>--base est l’URL d’un dossier ou d’un site ; indiquez celui-ci avec --folder ou --site</translation>
    </message>
    <message>
        <source>--bom is only for tables ({endings})</source>
        <translation>--bom ne concerne que les tableaux ({endings})</translation>
    </message>
    <message>
        <source>--choice needs --rule</source>
        <translation>--choice nécessite --rule</translation>
    </message>
    <message>
        <source>--clear {name} and {name}={assignments} contradict each other</source>
        <translation>--clear {name} et {name}={assignments} se contredisent</translation>
    </message>
    <message>
        <source>--encoding is only for tables, such as .csv and .tsv, and {source} is not one</source>
        <translation>--encoding ne concerne que les tableaux, tels que .csv et .tsv, et {source} n’en est pas un</translation>
    </message>
    <message>
        <source>--encoding is only for tables, such as .csv and .tsv; for sitemaps, use repair --encoding</source>
        <translation>--encoding ne concerne que les tableaux, tels que .csv et .tsv ; pour les sitemaps, utilisez repair --encoding</translation>
    </message>
    <message>
        <source>--lastmod takes dates of files; name their folder with --folder</source>
        <translation>--lastmod utilise les dates de fichiers ; indiquez leur dossier avec --folder</translation>
    </message>
    <message>
        <source>--only-indexable leaves them out; --all-pages includes them.</source>
        <translation>--only-indexable les écarte ; --all-pages les inclut.</translation>
    </message>
    <message>
        <source>--published-url is missing: only what is published can be announced</source>
        <translation>--published-url est manquant : seul ce qui est publié peut être signalé</translation>
    </message>
    <message>
        <source>--robots: {error}</source>
        <translation>--robots : {error}</translation>
    </message>
    <message>
        <source>--split needs --published-url, because an index lists its files by their full URLs</source>
        <translation>--split nécessite --published-url, car un index répertorie ses fichiers par leur URL complète</translation>
    </message>
    <message>
        <source>--split needs a folder to write to</source>
        <translation>--split nécessite un dossier où écrire</translation>
    </message>
    <message>
        <source>--split pattern and --part NAME=PATTERN belong together</source>
        <translation>--split pattern et --part NAME=PATTERN vont ensemble</translation>
    </message>
    <message>
        <source>--to is for standard output; the name of OUT says what a file gets</source>
        <translation>--to concerne la sortie standard ; le nom de OUT indique le contenu d’un fichier</translation>
    </message>
    <message>
        <source>--{replace} needs --split</source>
        <translation>--{replace} nécessite --split</translation>
    </message>
    <message>
        <source>-o and --in-place contradict each other</source>
        <translation>-o et --in-place se contredisent</translation>
    </message>
    <message>
        <source>-o, --dry-run and --diff need --add or --remove</source>
        <translation>-o, --dry-run et --diff nécessitent --add ou --remove</translation>
    </message>
    <message>
        <source>0 would never end; give 1 or more</source>
        <translation>0 ne finirait jamais ; indiquez 1 ou plus</translation>
    </message>
    <message>
        <source>100% normal</source>
        <translation>100 % normal</translation>
    </message>
    <message>
        <source>;</source>
        <translation> ;</translation>
    </message>
    <message>
        <source>; did you mean {rule}?</source>
        <translation> ; vouliez-vous dire {rule} ?</translation>
    </message>
    <message>
        <source>; there are {known}</source>
        <translation>; choix disponibles : {known}</translation>
    </message>
    <message>
        <source>&lt;/{closed}&gt; does not match the last opened tag, &lt;{opened}&gt; in line {line}. An end tag is missing, misspelled or left over.</source>
        <translation>&lt;/{closed}&gt; ne correspond pas à la dernière balise ouverte, &lt;{opened}&gt; à la ligne {line}. Une balise de fin manque, est mal écrite ou est en trop.</translation>
    </message>
    <message>
        <source>&lt;\! is not valid: a shell script put a backslash before the exclamation mark. Remove it.</source>
        <translation>&lt;\! n’est pas valide : un script shell a mis une barre oblique inverse devant le point d’exclamation. Supprimez-la.</translation>
    </message>
    <message>
        <source>A &lt; that does not start a tag was changed to &amp;lt;.</source>
        <translation>Un &lt; qui ne commence pas une balise a été remplacé par &amp;lt;.</translation>
    </message>
    <message>
        <source>A CDATA section or an element that was not closed swallowed what follows it.</source>
        <translation>Une section CDATA ou un élément non fermé a absorbé ce qui suit.</translation>
    </message>
    <message>
        <source>A CDATA section, comment or instruction was completed.</source>
        <translation>Une section CDATA, un commentaire ou une instruction a été complété.</translation>
    </message>
    <message>
        <source>A URL with the wrong characters leads nowhere.</source>
        <translation>Une URL avec les mauvais caractères ne mène nulle part.</translation>
    </message>
    <message>
        <source>A character is written as two halves, as in CESU-8, which is not valid {form}. Write it as one.</source>
        <translation>Un caractère est écrit en deux moitiés, comme en CESU-8, ce qui n’est pas de l’{form} valide. Écrivez-le en une seule fois.</translation>
    </message>
    <message>
        <source>A character of the URL cannot be written in this format.</source>
        <translation>Un caractère de l’URL ne peut pas être écrit dans ce format.</translation>
    </message>
    <message>
        <source>A choice of rules has no more than {detail} bytes.</source>
        <translation>Un choix de règles ne dépasse pas {detail} octets.</translation>
    </message>
    <message>
        <source>A crawler that cannot decompress the file cannot read any of it.</source>
        <translation>Un robot d’exploration qui ne peut pas décompresser le fichier ne peut rien en lire.</translation>
    </message>
    <message>
        <source>A date that stands there keeps its own.</source>
        <translation>Une date déjà présente conserve la sienne.</translation>
    </message>
    <message>
        <source>A date, or a date and time with a zone.</source>
        <translation>Une date, ou une date et une heure avec un fuseau.</translation>
    </message>
    <message>
        <source>A few more entries may push the file over the limit, and then it is rejected.</source>
        <translation>Quelques entrées de plus peuvent faire dépasser la limite au fichier, qui sera alors rejeté.</translation>
    </message>
    <message>
        <source>A file that lists sitemaps instead of pages.</source>
        <translation>Un fichier qui répertorie des sitemaps au lieu de pages.</translation>
    </message>
    <message>
        <source>A file that tells search engines the URLs of a site: at most 50,000 of them and 50 MB.</source>
        <translation>Un fichier qui indique aux moteurs de recherche les URL d’un site : au plus 50 000 et 50 Mo.</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>Un fichier de ce nom existe déjà.</translation>
    </message>
    <message>
        <source>A filter can have at most {detail} terms.</source>
        <translation>Un filtre peut contenir au plus {detail} termes.</translation>
    </message>
    <message>
        <source>A folder or device is not a table.</source>
        <translation>Un dossier ou un périphérique n’est pas un tableau.</translation>
    </message>
    <message>
        <source>A generator that writes one URL for all pages leaves the other pages out.</source>
        <translation>Un générateur qui écrit une seule URL pour toutes les pages laisse les autres pages de côté.</translation>
    </message>
    <message>
        <source>A key has 8 to 128 letters (a to z, A to Z), digits and hyphens.</source>
        <translation>Une clé compte de 8 à 128 lettres (a à z, A à Z), chiffres et traits d’union.</translation>
    </message>
    <message>
        <source>A leftover tag was removed.</source>
        <translation>Une balise en trop a été supprimée.</translation>
    </message>
    <message>
        <source>A list to be imported under Bulk Redirects.</source>
        <translation>Une liste à importer sous Bulk Redirects.</translation>
    </message>
    <message>
        <source>A minus must be followed directly by what it excludes.</source>
        <translation>Un signe moins doit être suivi directement de ce qu’il exclut.</translation>
    </message>
    <message>
        <source>A missing end tag was added.</source>
        <translation>Une balise de fin manquante a été ajoutée.</translation>
    </message>
    <message>
        <source>A missing start tag was added.</source>
        <translation>Une balise de début manquante a été ajoutée.</translation>
    </message>
    <message>
        <source>A number in it has too many digits.</source>
        <translation>Un nombre y a trop de chiffres.</translation>
    </message>
    <message>
        <source>A page has one language, so one of the two must be wrong.</source>
        <translation>Une page n’a qu’une langue : l’une des deux est donc fausse.</translation>
    </message>
    <message>
        <source>A page may require a login or keep programs out, and still be there for others.</source>
        <translation>Une page peut exiger une connexion ou refuser les programmes, et être accessible à d’autres.</translation>
    </message>
    <message>
        <source>A recipe cannot contain {detail}.</source>
        <translation>Une recette ne peut pas contenir {detail}.</translation>
    </message>
    <message>
        <source>A regular expression between slashes</source>
        <translation>Une expression régulière entre barres obliques</translation>
    </message>
    <message>
        <source>A regular expression must end with a slash. Write spaces in it as \s.</source>
        <translation>Une expression régulière doit se terminer par une barre oblique. Écrivez les espaces sous la forme \s.</translation>
    </message>
    <message>
        <source>A regular expression; parentheses make groups.</source>
        <translation>Une expression régulière ; les parenthèses forment des groupes.</translation>
    </message>
    <message>
        <source>A root inside the root was removed; its entries were kept.</source>
        <translation>Une racine à l’intérieur de la racine a été supprimée ; ses entrées ont été conservées.</translation>
    </message>
    <message>
        <source>A rule must be one of these: {detail}.</source>
        <translation>Une règle doit être l’une de ces valeurs : {detail}.</translation>
    </message>
    <message>
        <source>A second &lt;?xml …?&gt; line was removed.</source>
        <translation>Une seconde ligne &lt;?xml …?&gt; a été supprimée.</translation>
    </message>
    <message>
        <source>A site is missing: begin with a line such as [https://www.example.com].</source>
        <translation>Il manque un site : commencez par une ligne telle que [https://www.example.com].</translation>
    </message>
    <message>
        <source>A site published from this folder serves the pointer, and crawlers find no sitemap.</source>
        <translation>Un site publié à partir de ce dossier fournit le pointeur, et les robots d’exploration ne trouvent pas de sitemap.</translation>
    </message>
    <message>
        <source>A sitemap lists pages to be indexed; Google reports this as an error.</source>
        <translation>Un sitemap répertorie des pages à indexer ; Google signale ce cas comme une erreur.</translation>
    </message>
    <message>
        <source>A sitemap lists what is to be indexed, and nothing else.</source>
        <translation>Un sitemap répertorie ce qui doit être indexé, et rien d’autre.</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs of its own site and folder.</source>
        <translation>Un sitemap ne peut répertorier que les URL de son propre site et de son dossier.</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs on its own host.</source>
        <translation>Un sitemap ne peut répertorier que des URL de son propre hôte.</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs with its own scheme.</source>
        <translation>Un sitemap ne peut répertorier que des URL ayant son propre schéma.</translation>
    </message>
    <message>
        <source>A sitemap needs at least one entry; search engines report empty ones.</source>
        <translation>Un sitemap doit contenir au moins une entrée ; les moteurs de recherche signalent ceux qui sont vides.</translation>
    </message>
    <message>
        <source>A sitemap only covers the folder it is in and its subfolders.</source>
        <translation>Un sitemap ne couvre que le dossier où il se trouve et ses sous-dossiers.</translation>
    </message>
    <message>
        <source>A sitemap should list the final URL of a page.</source>
        <translation>Un sitemap devrait répertorier l’URL finale d’une page.</translation>
    </message>
    <message>
        <source>A sitemap should only list canonical URLs.</source>
        <translation>Un sitemap ne devrait répertorier que des URL canoniques.</translation>
    </message>
    <message>
        <source>A spreadsheet can have no more than {detail} columns.</source>
        <translation>Une feuille de calcul ne peut pas avoir plus de {detail} colonnes.</translation>
    </message>
    <message>
        <source>A spreadsheet can have no more than {detail} rows.</source>
        <translation>Une feuille de calcul ne peut pas avoir plus de {detail} lignes.</translation>
    </message>
    <message>
        <source>A spreadsheet cell must have fewer than {detail} characters.</source>
        <translation>Une cellule de feuille de calcul doit compter moins de {detail} caractères.</translation>
    </message>
    <message>
        <source>A stray ]]&gt; was changed to ]]&amp;gt;.</source>
        <translation>Un ]]&gt; isolé a été remplacé par ]]&amp;gt;.</translation>
    </message>
    <message>
        <source>A tag was written correctly.</source>
        <translation>Une balise a été écrite correctement.</translation>
    </message>
    <message>
        <source>A text can have at most {detail} asterisks.</source>
        <translation>Un texte peut contenir au plus {detail} astérisques.</translation>
    </message>
    <message>
        <source>A text sitemap has one URL per line and nothing else.</source>
        <translation>Un sitemap au format texte contient une URL par ligne et rien d’autre.</translation>
    </message>
    <message>
        <source>A time needs a time zone. Add Z for UTC or an offset such as +01:00, or remove the time.</source>
        <translation>Une heure exige un fuseau horaire. Ajoutez Z pour UTC ou un décalage tel que +01:00, ou supprimez l’heure.</translation>
    </message>
    <message>
        <source>A value has more than {n:,} characters, far more than any sitemap needs.</source>
        <translation>Une valeur compte plus de {n:,} caractères, bien plus qu’un sitemap n’en a besoin.</translation>
    </message>
    <message>
        <source>A value is a single line and cannot contain a line break.</source>
        <translation>Une valeur tient sur une seule ligne et ne peut pas contenir de saut de ligne.</translation>
    </message>
    <message>
        <source>A value is missing here. Example: {detail}</source>
        <translation>Il manque une valeur ici. Exemple : {detail}</translation>
    </message>
    <message>
        <source>A {kind} cannot be split; only sitemaps of pages can.</source>
        <translation>Impossible de diviser un document de type {kind} ; seuls les sitemaps de pages peuvent l’être.</translation>
    </message>
    <message>
        <source>Absent ({count})</source>
        <translation>Introuvables ({count})</translation>
    </message>
    <message>
        <source>Accept the recovered entries</source>
        <translation>Accepter les entrées récupérées</translation>
    </message>
    <message>
        <source>Accept the recovered entries first.</source>
        <translation>Acceptez d’abord les entrées récupérées.</translation>
    </message>
    <message>
        <source>Accept what you typed and move down; after Tab, below where you began</source>
        <translation>Valider la saisie et descendre ; après Tab, sous la cellule de départ</translation>
    </message>
    <message>
        <source>Accept what you typed and move right</source>
        <translation>Valider la saisie et aller à droite</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Accès</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Actual si&amp;ze</source>
        <translation>&amp;Taille réelle</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln links</source>
        <translation>
            <numerusform>Ajouter %Ln lien</numerusform>
            <numerusform>Ajouter %Ln liens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln missing &amp;entries</source>
        <translation>
            <numerusform>Ajouter %Ln &amp;entrée manquante</numerusform>
            <numerusform>Ajouter %Ln &amp;entrées manquantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Add :00 for the seconds</source>
        <translation>Ajouter :00 pour les secondes</translation>
    </message>
    <message>
        <source>Add a link to the page itself</source>
        <translation>Ajouter un lien vers la page elle-même</translation>
    </message>
    <message>
        <source>Add an XML declaration</source>
        <translation>Ajouter une déclaration XML</translation>
    </message>
    <message>
        <source>Add an empty file to the files that are open as one document</source>
        <translation>Ajouter un fichier vide aux fichiers ouverts comme un seul document</translation>
    </message>
    <message>
        <source>Add an entry below the current one</source>
        <translation>Ajouter une entrée sous l’entrée active</translation>
    </message>
    <message>
        <source>Add at least one.</source>
        <translation>Ajoutez-en au moins une.</translation>
    </message>
    <message>
        <source>Add missing time zone</source>
        <translation>Ajouter le fuseau horaire manquant</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>En ajouter un</translation>
    </message>
    <message>
        <source>Add the URL, or remove the entry.</source>
        <translation>Ajoutez l’URL ou supprimez l’entrée.</translation>
    </message>
    <message>
        <source>Add the attribute with its only value</source>
        <translation>Ajouter l’attribut avec sa seule valeur possible</translation>
    </message>
    <message>
        <source>Add the file to the index</source>
        <translation>Ajouter le fichier à l’index</translation>
    </message>
    <message>
        <source>Add the file&apos;s own site</source>
        <translation>Ajouter le site du fichier</translation>
    </message>
    <message>
        <source>Add the file, or remove it from the index.</source>
        <translation>Ajoutez le fichier ou retirez-le de l’index.</translation>
    </message>
    <message>
        <source>Add the first day of the month</source>
        <translation>Ajouter le premier jour du mois</translation>
    </message>
    <message>
        <source>Add the missing language links</source>
        <translation>Ajouter les liens de langue manquants</translation>
    </message>
    <message>
        <source>Add the sitemap namespace</source>
        <translation>Ajouter l’espace de noms des sitemaps</translation>
    </message>
    <message>
        <source>Add the slash after the host</source>
        <translation>Ajouter la barre oblique après l’hôte</translation>
    </message>
    <message>
        <source>Add their entries</source>
        <translation>Ajouter leurs entrées</translation>
    </message>
    <message numerus="yes">
        <source>Add these %Ln</source>
        <translation>
            <numerusform>Ajouter %Ln page</numerusform>
            <numerusform>Ajouter ces %Ln pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to priority</source>
        <translation>Ajouter à la priorité</translation>
    </message>
    <message>
        <source>Add trailing slash</source>
        <translation>Ajouter la barre oblique finale</translation>
    </message>
    <message>
        <source>Add xmlns:{prefix} to the root element.</source>
        <translation>Ajoutez xmlns:{prefix} à l’élément racine.</translation>
    </message>
    <message>
        <source>Add {what}</source>
        <translation>Ajouter {what}</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajoutées</translation>
    </message>
    <message>
        <source>Added or changed</source>
        <translation>Ajoutées ou modifiées</translation>
    </message>
    <message>
        <source>Added since the file was opened or saved</source>
        <translation>Ajoutée depuis l’ouverture ou l’enregistrement du fichier</translation>
    </message>
    <message>
        <source>Added to the days.</source>
        <translation>S’ajoutent aux jours.</translation>
    </message>
    <message>
        <source>Added to the hours.</source>
        <translation>S’ajoutent aux heures.</translation>
    </message>
    <message>
        <source>Adds a slash to paths that do not end in a file name.</source>
        <translation>Ajoute une barre oblique aux chemins qui ne se terminent pas par un nom de fichier.</translation>
    </message>
    <message>
        <source>Adds a time zone to times that have none.</source>
        <translation>Ajoute un fuseau horaire aux heures qui n’en ont pas.</translation>
    </message>
    <message>
        <source>Adds copies of the entries below the last one.</source>
        <translation>Ajoute des copies des entrées sous la dernière.</translation>
    </message>
    <message>
        <source>Adds midnight to dates without a time, and seconds to times without them.</source>
        <translation>Ajoute minuit aux dates sans heure et les secondes aux heures qui n’en ont pas.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>After a slash, it is usually a mistake. Remove it.</source>
        <translation>Après une barre oblique, c’est généralement une erreur. Supprimez-la.</translation>
    </message>
    <message>
        <source>After {period}</source>
        <translation>Après {period}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows</source>
        <translation>
            <numerusform>La seule ligne (%Ln)</numerusform>
            <numerusform>Les %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows shown</source>
        <translation>
            <numerusform>La ligne affichée (%Ln)</numerusform>
            <numerusform>Les %Ln lignes affichées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows, in file order</source>
        <translation>
            <numerusform>La seule ligne (%Ln), dans l’ordre du fichier</numerusform>
            <numerusform>Les %Ln lignes, dans l’ordre du fichier</numerusform>
        </translation>
    </message>
    <message>
        <source>All URLs have been checked, some of them earlier.</source>
        <translation>Toutes les URL ont été vérifiées, certaines auparavant.</translation>
    </message>
    <message>
        <source>All dates are equal</source>
        <translation>Toutes les dates sont identiques</translation>
    </message>
    <message>
        <source>All differences ({n})</source>
        <translation>Toutes les différences ({n})</translation>
    </message>
    <message numerus="yes">
        <source>All entries are written, including %Ln that are not shown.</source>
        <translation>
            <numerusform>Toutes les entrées sont écrites, y compris %Ln qui n’est pas affichée.</numerusform>
            <numerusform>Toutes les entrées sont écrites, y compris %Ln qui ne sont pas affichées.</numerusform>
        </translation>
    </message>
    <message>
        <source>All entries say {value}, which tells nothing apart.</source>
        <translation>Toutes les entrées indiquent {value}, ce qui ne distingue rien.</translation>
    </message>
    <message>
        <source>All entries that have one say {value}, which tells nothing apart.</source>
        <translation>Toutes les entrées qui en ont une indiquent {value}, ce qui ne distingue rien.</translation>
    </message>
    <message>
        <source>All filter terms</source>
        <translation>Tous les termes de filtrage</translation>
    </message>
    <message>
        <source>All findings</source>
        <translation>Tous les constats</translation>
    </message>
    <message>
        <source>All menus and keys</source>
        <translation>Tous les menus et toutes les touches</translation>
    </message>
    <message>
        <source>All of them answer with a page that can be listed.</source>
        <translation>Toutes répondent par une page qui peut être répertoriée.</translation>
    </message>
    <message>
        <source>All of these rows</source>
        <translation>Toutes ces lignes</translation>
    </message>
    <message>
        <source>All operations</source>
        <translation>Toutes les opérations</translation>
    </message>
    <message>
        <source>All options: {call}</source>
        <translation>Toutes les options : {call}</translation>
    </message>
    <message>
        <source>All priorities are equal</source>
        <translation>Toutes les priorités sont identiques</translation>
    </message>
    <message>
        <source>All {count:,} priorities are {value}. Priorities only matter relative to each other.</source>
        <translation>Les {count:,} priorités valent toutes {value}. Les priorités ne comptent que les unes par rapport aux autres.</translation>
    </message>
    <message>
        <source>Allowed or denied</source>
        <translation>Autorisé ou refusé</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valeur à ajouter</translation>
    </message>
    <message>
        <source>An asterisk matches anything</source>
        <translation>Un astérisque remplace n’importe quoi</translation>
    </message>
    <message>
        <source>An element around entries was removed; they were kept.</source>
        <translation>Un élément entourant des entrées a été supprimé ; celles-ci ont été conservées.</translation>
    </message>
    <message>
        <source>An element with the URL of an entry was renamed to loc.</source>
        <translation>Un élément contenant l’URL d’une entrée a été renommé en loc.</translation>
    </message>
    <message>
        <source>An empty hreflang is neither a language code nor x-default.</source>
        <translation>Un hreflang vide n’est ni un code de langue ni x-default.</translation>
    </message>
    <message>
        <source>An entry above lists the same file.</source>
        <translation>Une entrée précédente répertorie le même fichier.</translation>
    </message>
    <message>
        <source>An entry has more than {n:,} characters, far more than any sitemap needs.</source>
        <translation>Une entrée compte plus de {n:,} caractères, bien plus qu’un sitemap n’en a besoin.</translation>
    </message>
    <message>
        <source>An entry is called {name} here, but {meant} in a sitemap. Rename these elements.</source>
        <translation>Une entrée s’appelle ici {name}, mais {meant} dans un sitemap. Renommez ces éléments.</translation>
    </message>
    <message>
        <source>An entry of the other kind of sitemap was named as those of this one.</source>
        <translation>Une entrée de l’autre type de sitemap a reçu le nom de celles de ce type.</translation>
    </message>
    <message>
        <source>An entry stands for one page, and so for one article.</source>
        <translation>Une entrée représente une page, donc un seul article.</translation>
    </message>
    <message>
        <source>An entry with another name was renamed.</source>
        <translation>Une entrée portant un autre nom a été renommée.</translation>
    </message>
    <message>
        <source>An index cannot be exported as a list of URLs, because it lists sitemaps, not pages. Export it as XML.</source>
        <translation>Un index ne peut pas être exporté comme liste d’URL, car il répertorie des sitemaps et non des pages. Exportez-le en XML.</translation>
    </message>
    <message>
        <source>An index may only list sitemaps; search engines ignore an index inside an index.</source>
        <translation>Un index ne peut répertorier que des sitemaps ; les moteurs de recherche ignorent un index dans un index.</translation>
    </message>
    <message>
        <source>An index that lists itself sends crawlers in a circle.</source>
        <translation>Un index qui se répertorie lui-même fait tourner les robots d’exploration en rond.</translation>
    </message>
    <message>
        <source>An unescaped &amp; breaks the XML, so most crawlers reject the whole file.</source>
        <translation>Un &amp; non échappé rend le XML défectueux : la plupart des robots d’exploration rejettent tout le fichier.</translation>
    </message>
    <message>
        <source>Another rule already redirects this URL.</source>
        <translation>Une autre règle redirige déjà cette URL.</translation>
    </message>
    <message>
        <source>Answers of the pages</source>
        <translation>Réponses des pages</translation>
    </message>
    <message>
        <source>Any crawler</source>
        <translation>N’importe quel robot</translation>
    </message>
    <message>
        <source>Any finding</source>
        <translation>Tout constat</translation>
    </message>
    <message>
        <source>Apache</source>
        <translation>Apache</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Apply a recipe and leave every other byte as it is.</source>
        <translation>Appliquer une recette en laissant intacts tous les autres octets.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>arabe</translation>
    </message>
    <message>
        <source>Archive instead of gzip</source>
        <translation>Archive au lieu de gzip</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Argument</translation>
    </message>
    <message>
        <source>As in your country, long</source>
        <translation>Selon votre pays, forme longue</translation>
    </message>
    <message>
        <source>As in your country, short</source>
        <translation>Selon votre pays, forme courte</translation>
    </message>
    <message>
        <source>As they are written</source>
        <translation>Telles qu’elles sont écrites</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>As usual in your country</source>
        <translation>Selon l’usage de votre pays</translation>
    </message>
    <message>
        <source>As written, the day alone</source>
        <translation>Telles quelles, le jour seul</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Croissant</translation>
    </message>
    <message>
        <source>Ascending: A before Z, old before new, low before high.</source>
        <translation>Croissant : A avant Z, ancien avant récent, petit avant grand.</translation>
    </message>
    <message>
        <source>Ask before matches are replaced with nothing</source>
        <translation>Demander avant de remplacer les résultats par rien</translation>
    </message>
    <message>
        <source>Ask before other steps replace those that are in no recipe</source>
        <translation>Demander avant de remplacer des étapes qui ne sont dans aucune recette</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Demander à chaque fois</translation>
    </message>
    <message>
        <source>Ask for the URLs of sitemaps on the live site, politely and obeying robots.txt, and list those that do not answer with a page to be listed. Answers are kept for a day: called again, it goes on where it was broken off.</source>
        <translation>Demander au site en ligne les URL de sitemaps, avec ménagement et en respectant robots.txt, et afficher celles qui ne répondent pas par une page à répertorier. Les réponses sont conservées un jour : relancée, la commande reprend là où elle s’était interrompue.</translation>
    </message>
    <message>
        <source>Ask once, when several are open</source>
        <translation>Demander une fois, s’il y en a plusieurs</translation>
    </message>
    <message>
        <source>Ask the live site whether the URLs answer, and with what</source>
        <translation>Demander au site en ligne si les URL répondent, et avec quoi</translation>
    </message>
    <message>
        <source>Asked for until {day} at {time}.</source>
        <translation>Demandes effectuées jusqu’au {day} à {time}.</translation>
    </message>
    <message>
        <source>Asks not to be indexed, when last checked</source>
        <translation>Demande à ne pas être indexée, à la dernière vérification</translation>
    </message>
    <message>
        <source>At character {n}.</source>
        <translation>Au caractère {n}.</translation>
    </message>
    <message>
        <source>At least one of them</source>
        <translation>Au moins l’un d’eux</translation>
    </message>
    <message>
        <source>At the end.</source>
        <translation>À la fin.</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Vérification des URL</translation>
    </message>
    <message>
        <source>Audit of {name}</source>
        <translation>Vérification de {name}</translation>
    </message>
    <message>
        <source>Autoplay parameter</source>
        <translation>Paramètre de lecture automatique</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Before {period}</source>
        <translation>Avant {period}</translation>
    </message>
    <message>
        <source>Bing and Google use it to decide which pages to crawl again.</source>
        <translation>Bing et Google s’en servent pour décider quelles pages explorer de nouveau.</translation>
    </message>
    <message>
        <source>Bing recommends including the time so that it notices changes within a day.</source>
        <translation>Bing recommande d’indiquer l’heure, afin de remarquer les modifications au cours d’une même journée.</translation>
    </message>
    <message>
        <source>Blank line</source>
        <translation>Ligne vide</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloquée</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>Bloquée par robots.txt</translation>
    </message>
    <message>
        <source>Blocked by the site&apos;s robots.txt</source>
        <translation>Bloquée par le fichier robots.txt du site</translation>
    </message>
    <message>
        <source>Both http and https</source>
        <translation>À la fois http et https</translation>
    </message>
    <message>
        <source>Both http and https sitemaps</source>
        <translation>Sitemaps en http et en https</translation>
    </message>
    <message>
        <source>Both mean the same site, but not every tool understands the readable form.</source>
        <translation>Les deux désignent le même site, mais tous les outils ne comprennent pas la forme lisible.</translation>
    </message>
    <message>
        <source>Both sides were kept.</source>
        <translation>Les deux côtés ont été conservés.</translation>
    </message>
    <message>
        <source>Both terms match</source>
        <translation>Les deux termes correspondent</translation>
    </message>
    <message>
        <source>Both words, in fields, images, videos, news or languages</source>
        <translation>Les deux mots, dans les champs, images, vidéos, actualités ou langues</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply here.</source>
        <translation>Trop de parenthèses imbriquées ici.</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply.</source>
        <translation>Trop de crochets imbriqués.</translation>
    </message>
    <message>
        <source>Breaks the protocol</source>
        <translation>Enfreint le protocole</translation>
    </message>
    <message>
        <source>Breaks the sitemap protocol. Search engines may reject the entry or the whole file, and an export waits until it is fixed.</source>
        <translation>Enfreint le protocole des sitemaps. Les moteurs de recherche peuvent rejeter l’entrée ou tout le fichier, et l’exportation attend la correction.</translation>
    </message>
    <message>
        <source>Bring back an earlier filter</source>
        <translation>Rappeler un filtre précédent</translation>
    </message>
    <message>
        <source>Broken percent code</source>
        <translation>Code pourcent défectueux</translation>
    </message>
    <message>
        <source>Bundled</source>
        <translation>Fournies</translation>
    </message>
    <message>
        <source>By kind of page: a path pattern for each file</source>
        <translation>Par type de page : un motif de chemin pour chaque fichier</translation>
    </message>
    <message>
        <source>By language, such as /en/ or /pt-BR/</source>
        <translation>Par langue, telle que /en/ ou /pt-BR/</translation>
    </message>
    <message>
        <source>By language: the start of the path, such as /en/ or /pt-BR/</source>
        <translation>Par langue : le début du chemin, tel que /en/ ou /pt-BR/</translation>
    </message>
    <message>
        <source>By logarithm</source>
        <translation>Par logarithme</translation>
    </message>
    <message>
        <source>By number only, in the existing order</source>
        <translation>Par nombre seulement, dans l’ordre existant</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par rang</translation>
    </message>
    <message>
        <source>By rank, by size, or by the logarithm, where few pages have most of it.</source>
        <translation>Par rang, par grandeur, ou par logarithme, quand peu de pages en concentrent l’essentiel.</translation>
    </message>
    <message>
        <source>By section: the first folder in the path, such as /blog/</source>
        <translation>Par section : le premier dossier du chemin, tel que /blog/</translation>
    </message>
    <message>
        <source>By section: the first folder, such as /blog/</source>
        <translation>Par section : le premier dossier, tel que /blog/</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Par grandeur</translation>
    </message>
    <message>
        <source>By the rules for URLs, the two are the same.</source>
        <translation>Selon les règles des URL, les deux sont identiques.</translation>
    </message>
    <message>
        <source>By year of last modification</source>
        <translation>Par année de dernière modification</translation>
    </message>
    <message>
        <source>Byte order mark</source>
        <translation>Indicateur d’ordre des octets</translation>
    </message>
    <message>
        <source>Bytes do not fit the encoding</source>
        <translation>Octets incompatibles avec l’encodage</translation>
    </message>
    <message>
        <source>C&amp;lear values</source>
        <translation>&amp;Effacer les valeurs</translation>
    </message>
    <message>
        <source>CDATA begins here and never ends. Add the missing ]]&gt;.</source>
        <translation>une section CDATA commence ici et ne se termine jamais. Ajoutez le ]]&gt; manquant.</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>CSV byte order mark</source>
        <translation>CSV BOM indicateur d’ordre</translation>
    </message>
    <message>
        <source>CSV delimiter default</source>
        <translation>CSV délimiteur par défaut</translation>
    </message>
    <message>
        <source>Cancel and keep the old value</source>
        <translation>Annuler et conserver l’ancienne valeur</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Canonical</source>
        <translation>Canonique</translation>
    </message>
    <message>
        <source>Canonicalised</source>
        <translation>Canonicalisée</translation>
    </message>
    <message>
        <source>Canonicalised page</source>
        <translation>Page canonicalisée</translation>
    </message>
    <message>
        <source>Capital letters in scheme or host</source>
        <translation>Majuscules dans le schéma ou l’hôte</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Central Europe</source>
        <translation>Europe centrale</translation>
    </message>
    <message>
        <source>Chamorro</source>
        <translation>le chamorro</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln places</source>
        <translation>
            <numerusform>Modifier %Ln emplacement</numerusform>
            <numerusform>Modifier %Ln emplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln rows</source>
        <translation>
            <numerusform>Modifier %Ln ligne</numerusform>
            <numerusform>Modifier %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Change base path</source>
        <translation>Changer le chemin de base</translation>
    </message>
    <message>
        <source>Change scheme and host to lower case</source>
        <translation>Mettre le schéma et l’hôte en minuscules</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Changer de fuseau horaire</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifiées</translation>
    </message>
    <message>
        <source>Changed since the last save</source>
        <translation>Modifiées depuis le dernier enregistrement</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Changes every URL to http or https. Default ports are removed.</source>
        <translation>Fait passer toutes les URL en http ou https. Les ports par défaut sont supprimés.</translation>
    </message>
    <message>
        <source>Changes http to https everywhere and hosts to lower case.</source>
        <translation>Remplace http par https partout et met les hôtes en minuscules.</translation>
    </message>
    <message>
        <source>Changes priorities outside a range to the nearest end of it.</source>
        <translation>Ramène les priorités hors d’une plage à la borne la plus proche.</translation>
    </message>
    <message>
        <source>Character not allowed in URLs</source>
        <translation>Caractère non autorisé dans les URL</translation>
    </message>
    <message>
        <source>Character not allowed in XML</source>
        <translation>Caractère non autorisé en XML</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Vérifiée</translation>
    </message>
    <message>
        <source>Checked from {first} to {last}.</source>
        <translation>Vérifié du {first} au {last}.</translation>
    </message>
    <message>
        <source>Checked on {day} at {time}.</source>
        <translation>Vérifié le {day} à {time}.</translation>
    </message>
    <message>
        <source>Checked on {day}.</source>
        <translation>Vérifié le {day}.</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chinois</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Choisissez ce qu’il faut faire.</translation>
    </message>
    <message>
        <source>Clean dates</source>
        <translation>Nettoyer les dates</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear date</source>
        <translation>Effacer la date</translation>
    </message>
    <message>
        <source>Clear frequency</source>
        <translation>Effacer la fréquence</translation>
    </message>
    <message>
        <source>Clear future dates</source>
        <translation>Effacer les dates futures</translation>
    </message>
    <message>
        <source>Clear identical dates</source>
        <translation>Effacer les dates identiques</translation>
    </message>
    <message>
        <source>Clear priority</source>
        <translation>Effacer la priorité</translation>
    </message>
    <message>
        <source>Clear the line; leave it if already empty</source>
        <translation>Effacer la ligne ; la quitter si elle est déjà vide</translation>
    </message>
    <message numerus="yes">
        <source>Clear {field} in %Ln rows</source>
        <translation>
            <numerusform>Effacer {field} dans %Ln ligne</numerusform>
            <numerusform>Effacer {field} dans %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Client error</source>
        <translation>Erreur client</translation>
    </message>
    <message>
        <source>Clock time</source>
        <translation>Heure locale</translation>
    </message>
    <message>
        <source>Close the bar</source>
        <translation>Fermer la barre</translation>
    </message>
    <message>
        <source>Close to a limit</source>
        <translation>Proche d’une limite</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>Serrées</translation>
    </message>
    <message>
        <source>Cloudflare</source>
        <translation>Cloudflare</translation>
    </message>
    <message>
        <source>Co&amp;py the findings</source>
        <translation>Copier &amp;les constats</translation>
    </message>
    <message>
        <source>Co&amp;verage…</source>
        <translation>Cou&amp;verture…</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Columns that are not used: {names}.</source>
        <translation>Colonnes non utilisées : {names}.</translation>
    </message>
    <message>
        <source>Columns that were left out: {names}, and {n} more.</source>
        <translation>Colonnes ignorées : {names}, et {n} de plus.</translation>
    </message>
    <message>
        <source>Columns that were left out: {names}.</source>
        <translation>Colonnes ignorées : {names}.</translation>
    </message>
    <message>
        <source>Combining terms</source>
        <translation>Combiner des termes</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Command line reference</source>
        <translation>Référence de la ligne de commande</translation>
    </message>
    <message>
        <source>Compare a sitemap with the pages of a built site, with those of the live site, or with the URLs of a table or another sitemap: which pages are missing in it, which are rightly left out, which URLs are not there, and to which no page links. Only --site fetches anything.</source>
        <translation>Comparer un sitemap avec les pages d’un site généré, avec celles du site en ligne, ou avec les URL d’un tableau ou d’un autre sitemap : quelles pages y manquent, lesquelles sont omises à juste titre, quelles URL n’existent pas et lesquelles ne reçoivent de lien d’aucune page. Seul --site récupère quelque chose.</translation>
    </message>
    <message>
        <source>Compare with what is &amp;published</source>
        <translation>Comparer avec ce qui est &amp;publié</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <source>Compared with another file</source>
        <translation>Comparé à un autre fichier</translation>
    </message>
    <message>
        <source>Complete and encode the URLs</source>
        <translation>Compléter et encoder les URL</translation>
    </message>
    <message>
        <source>Complete folder names, such as /staging/.</source>
        <translation>Des noms de dossiers complets, par exemple /staging/.</translation>
    </message>
    <message numerus="yes">
        <source>Complete languages in %Ln rows</source>
        <translation>
            <numerusform>Compléter les langues dans %Ln ligne</numerusform>
            <numerusform>Compléter les langues dans %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete the scheme</source>
        <translation>Compléter le schéma</translation>
    </message>
    <message>
        <source>Compressed data is damaged</source>
        <translation>Données compressées endommagées</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compression</translation>
    </message>
    <message>
        <source>Computer clocks start in 1970, so it is often a mistake. It is reported even if it is right.</source>
        <translation>Les horloges des ordinateurs commencent en 1970 : c’est donc souvent une erreur. Une telle date est signalée même si elle est exacte.</translation>
    </message>
    <message>
        <source>Content before the XML</source>
        <translation>Contenu avant le XML</translation>
    </message>
    <message>
        <source>Continue with what could be recovered from a damaged file</source>
        <translation>Continuer avec ce qui a pu être récupéré d’un fichier endommagé</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Control characters break the XML, so most crawlers reject the whole file.</source>
        <translation>Les caractères de contrôle rendent le XML défectueux : la plupart des robots d’exploration rejettent tout le fichier.</translation>
    </message>
    <message>
        <source>Convert %u codes to UTF-8</source>
        <translation>Convertir les codes %u en UTF-8</translation>
    </message>
    <message>
        <source>Convert the percentage</source>
        <translation>Convertir le pourcentage</translation>
    </message>
    <message>
        <source>Convert to UTF-&amp;8</source>
        <translation>Convertir en UTF-&amp;8</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>Convertir en UTF-8</translation>
    </message>
    <message>
        <source>Converts scheme and host to lower case. The path stays as it is.</source>
        <translation>Met le schéma et l’hôte en minuscules. Le chemin reste inchangé.</translation>
    </message>
    <message>
        <source>Converts times to another time zone. Dates without a time stay as they are.</source>
        <translation>Convertit les heures dans un autre fuseau horaire. Les dates sans heure restent inchangées.</translation>
    </message>
    <message>
        <source>Cop&amp;y URL</source>
        <translation>Copier l’&amp;URL</translation>
    </message>
    <message>
        <source>Cop&amp;y URLs</source>
        <translation>Copier les &amp;URL</translation>
    </message>
    <message>
        <source>Copy URLs</source>
        <translation>Copier les URL</translation>
    </message>
    <message>
        <source>Copy the cells with their column names above them</source>
        <translation>Copier les cellules avec les noms de colonnes au-dessus</translation>
    </message>
    <message>
        <source>Copy the findings, ready to paste into an email or a spreadsheet</source>
        <translation>Copier les constats, prêts à coller dans un e-mail ou une feuille de calcul</translation>
    </message>
    <message>
        <source>Copy the full URLs of the selected rows, one per line</source>
        <translation>Copier les URL complètes des lignes sélectionnées, une par ligne</translation>
    </message>
    <message>
        <source>Copy the top selected value into the cells below it</source>
        <translation>Copier la valeur sélectionnée du haut dans les cellules situées en dessous</translation>
    </message>
    <message numerus="yes">
        <source>Copy to the other %Ln rows</source>
        <translation>
            <numerusform>Copier dans l’autre ligne (%Ln)</numerusform>
            <numerusform>Copier dans les %Ln autres lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy with &amp;headings</source>
        <translation>Copier avec les t&amp;itres</translation>
    </message>
    <message numerus="yes">
        <source>Copy {what} to %Ln rows</source>
        <translation>
            <numerusform>Copier {what} dans %Ln ligne</numerusform>
            <numerusform>Copier {what} dans %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct the country</source>
        <translation>Corriger le pays</translation>
    </message>
    <message>
        <source>Correct the format</source>
        <translation>Corriger le format</translation>
    </message>
    <message>
        <source>Correct the host.</source>
        <translation>Corrigez l’hôte.</translation>
    </message>
    <message>
        <source>Correct the letter case</source>
        <translation>Corriger la casse</translation>
    </message>
    <message>
        <source>Correct the prefix</source>
        <translation>Corriger le préfixe</translation>
    </message>
    <message>
        <source>Correct the scheme</source>
        <translation>Corriger le schéma</translation>
    </message>
    <message>
        <source>Correct the slashes around the host</source>
        <translation>Corriger les barres obliques autour de l’hôte</translation>
    </message>
    <message>
        <source>Correct the spelling</source>
        <translation>Corriger l’orthographe</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage en cours…</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Crawlers cannot fetch anything else.</source>
        <translation>Les robots d’exploration ne peuvent rien récupérer d’autre.</translation>
    </message>
    <message>
        <source>Crawlers cannot find a server with this name.</source>
        <translation>Les robots d’exploration ne peuvent pas trouver de serveur portant ce nom.</translation>
    </message>
    <message>
        <source>Crawlers compare it character by character; Google does not even accept https.</source>
        <translation>Les robots d’exploration le comparent caractère par caractère ; Google n’accepte même pas https.</translation>
    </message>
    <message>
        <source>Crawlers do not expand custom entities, so they miss part of the value.</source>
        <translation>Les robots d’exploration ne développent pas les entités personnalisées : il leur manque une partie de la valeur.</translation>
    </message>
    <message>
        <source>Crawlers do not see text as entries. A template or a web page escaped what is XML.</source>
        <translation>Les robots d’exploration ne voient pas d’entrées dans du texte. Un modèle ou une page Web a échappé ce qui est du XML.</translation>
    </message>
    <message>
        <source>Crawlers identify a file by its root element and reject anything else.</source>
        <translation>Les robots d’exploration identifient un fichier à son élément racine et rejettent tout autre élément.</translation>
    </message>
    <message>
        <source>Crawlers look for URLs in entries and find none.</source>
        <translation>Les robots d’exploration cherchent les URL dans des entrées et n’en trouvent pas.</translation>
    </message>
    <message>
        <source>Crawlers look for entries by their name and find none.</source>
        <translation>Les robots d’exploration cherchent les entrées par leur nom et n’en trouvent pas.</translation>
    </message>
    <message>
        <source>Crawlers look for entries directly in the root and find none.</source>
        <translation>Les robots d’exploration cherchent des entrées directement dans la racine et n’en trouvent pas.</translation>
    </message>
    <message>
        <source>Crawlers look for entries in the root itself and find none. Joined files are often like this.</source>
        <translation>Les robots d’exploration cherchent des entrées dans la racine elle-même et n’en trouvent pas. Les fichiers mis bout à bout sont souvent ainsi.</translation>
    </message>
    <message>
        <source>Crawlers may request a URL that does not exist.</source>
        <translation>Les robots d’exploration peuvent demander une URL qui n’existe pas.</translation>
    </message>
    <message>
        <source>Crawlers read it twice, and its figures are counted twice.</source>
        <translation>Les robots d’exploration le lisent deux fois, et ses chiffres sont comptés deux fois.</translation>
    </message>
    <message>
        <source>Crawlers read only the first {limit:,} bytes; the rest was ignored.</source>
        <translation>Les robots d’exploration ne lisent que les {limit:,} premiers octets ; le reste a été ignoré.</translation>
    </message>
    <message>
        <source>Crawlers request a URL that does not exist.</source>
        <translation>Les robots d’exploration demandent une URL qui n’existe pas.</translation>
    </message>
    <message>
        <source>Crawlers request a page that does not exist.</source>
        <translation>Les robots d’exploration demandent une page qui n’existe pas.</translation>
    </message>
    <message>
        <source>Crawlers resolve it, so the URL they use differs from the one listed.</source>
        <translation>Les robots d’exploration le résolvent : l’URL qu’ils utilisent diffère donc de celle répertoriée.</translation>
    </message>
    <message>
        <source>Crawlers see the placeholder instead of a value. No fix can know what belongs there.</source>
        <translation>Les robots d’exploration voient l’espace réservé au lieu d’une valeur. Aucune correction ne peut savoir ce qui doit s’y trouver.</translation>
    </message>
    <message>
        <source>Crawlers stop reading at the first such error and drop the rest of the file, or all of it.</source>
        <translation>Les robots d’exploration cessent de lire à la première erreur de ce type et abandonnent le reste du fichier, voire sa totalité.</translation>
    </message>
    <message>
        <source>Crawlers would go in a circle, so they follow neither.</source>
        <translation>Les robots d’exploration tourneraient en rond : ils ne suivent donc aucun des deux.</translation>
    </message>
    <message>
        <source>Create a sitemap from a CSV file or spreadsheet</source>
        <translation>Créer un sitemap à partir d’un fichier CSV ou d’une feuille de calcul</translation>
    </message>
    <message numerus="yes">
        <source>Create a sitemap with %Ln entries</source>
        <translation>
            <numerusform>Créer un sitemap de %Ln entrée</numerusform>
            <numerusform>Créer un sitemap de %Ln entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Create an index for files that are open as one document and have none</source>
        <translation>Créer un index pour des fichiers ouverts comme un seul document et qui n’en ont pas</translation>
    </message>
    <message numerus="yes">
        <source>Create an index of %Ln sitemaps</source>
        <translation>
            <numerusform>Créer un index de %Ln sitemap</numerusform>
            <numerusform>Créer un index de %Ln sitemaps</numerusform>
        </translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Custom entity</source>
        <translation>Entité personnalisée</translation>
    </message>
    <message numerus="yes">
        <source>Cut %Ln rows</source>
        <translation>
            <numerusform>Couper %Ln ligne</numerusform>
            <numerusform>Couper %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>cyrillique</translation>
    </message>
    <message>
        <source>D&amp;uplicate row</source>
        <translation>D&amp;upliquer la ligne</translation>
    </message>
    <message>
        <source>D&amp;uplicate rows</source>
        <translation>D&amp;upliquer les lignes</translation>
    </message>
    <message>
        <source>Daily below</source>
        <translation>Quotidienne en dessous de</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Data column</source>
        <translation>Colonne de données</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Date et heure</translation>
    </message>
    <message>
        <source>Date each file in the index by the newest date in the file</source>
        <translation>Dater chaque fichier de l’index d’après la date la plus récente qu’il contient</translation>
    </message>
    <message>
        <source>Date format not allowed</source>
        <translation>Format de date non autorisé</translation>
    </message>
    <message>
        <source>Date from files</source>
        <translation>Date d’après les fichiers</translation>
    </message>
    <message>
        <source>Date from git</source>
        <translation>Date d’après git</translation>
    </message>
    <message>
        <source>Date from page</source>
        <translation>Date d’après la page</translation>
    </message>
    <message>
        <source>Date in the index is too old</source>
        <translation>Date trop ancienne dans l’index</translation>
    </message>
    <message>
        <source>Date is before 1970</source>
        <translation>Date antérieure à 1970</translation>
    </message>
    <message>
        <source>Date is impossible</source>
        <translation>Date impossible</translation>
    </message>
    <message>
        <source>Date is in the future</source>
        <translation>Date dans le futur</translation>
    </message>
    <message>
        <source>Date is newer than the page</source>
        <translation>Date plus récente que la page</translation>
    </message>
    <message>
        <source>Date is older than the page</source>
        <translation>Date antérieure à celle de la page</translation>
    </message>
    <message>
        <source>Date is older than the web</source>
        <translation>Date antérieure au Web</translation>
    </message>
    <message>
        <source>Date is too long</source>
        <translation>Date trop longue</translation>
    </message>
    <message>
        <source>Date only</source>
        <translation>Date seulement</translation>
    </message>
    <message>
        <source>Date with time</source>
        <translation>Date avec heure</translation>
    </message>
    <message>
        <source>Date without a day</source>
        <translation>Date sans jour</translation>
    </message>
    <message>
        <source>Date without time</source>
        <translation>Date sans heure</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>Dates ahead of now</source>
        <translation>Dates dans le futur</translation>
    </message>
    <message>
        <source>Dates in local for&amp;mat</source>
        <translation>D&amp;ates au format local</translation>
    </message>
    <message>
        <source>Dates in the future: {count:,}.</source>
        <translation>Dates dans le futur : {count:,}.</translation>
    </message>
    <message>
        <source>Dates in the table</source>
        <translation>Dates dans le tableau</translation>
    </message>
    <message>
        <source>Dates that only show when the sitemap was generated are of no use, and Bing ignores them.</source>
        <translation>Les dates qui indiquent seulement quand le sitemap a été généré sont inutiles, et Bing les ignore.</translation>
    </message>
    <message>
        <source>Dates without a time</source>
        <translation>Dates sans heure</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Jour et heure</translation>
    </message>
    <message>
        <source>Day and time with seconds</source>
        <translation>Jour et heure avec secondes</translation>
    </message>
    <message>
        <source>Day of the week of the last modified date, as written</source>
        <translation>Jour de la semaine de la date de dernière modification, telle qu’écrite</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Days since a page was last modified; Insight counts those in each folder.</source>
        <translation>Jours écoulés depuis la dernière modification d’une page ; Analyse compte ces pages dans chaque dossier.</translation>
    </message>
    <message>
        <source>De&amp;tails</source>
        <translation>Détai&amp;ls</translation>
    </message>
    <message>
        <source>Declare XML 1.0</source>
        <translation>Déclarer XML 1.0</translation>
    </message>
    <message>
        <source>Decode %25 before an escape</source>
        <translation>Décoder %25 devant une séquence d’échappement</translation>
    </message>
    <message>
        <source>Delay between two requests to a host</source>
        <translation>Délai entre deux requêtes vers un hôte</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rows</source>
        <translation>
            <numerusform>Supprimer %Ln ligne</numerusform>
            <numerusform>Supprimer %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete entries</source>
        <translation>Supprimer les entrées</translation>
    </message>
    <message>
        <source>Delete it.</source>
        <translation>Supprimez-le.</translation>
    </message>
    <message>
        <source>Delete the selected entries</source>
        <translation>Supprimer les entrées sélectionnées</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files</source>
        <translation>
            <numerusform>%Ln fichier supprimé</numerusform>
            <numerusform>%Ln fichiers supprimés</numerusform>
        </translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Décroissant</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>Vouliez-vous dire {name} ?</translation>
    </message>
    <message>
        <source>Different values</source>
        <translation>Valeurs différentes</translation>
    </message>
    <message>
        <source>Different values ({n})</source>
        <translation>Valeurs différentes ({n})</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message numerus="yes">
        <source>Discard the unsaved changes to %Ln documents?</source>
        <translation>
            <numerusform>Abandonner les modifications non enregistrées de %Ln document ?</numerusform>
            <numerusform>Abandonner les modifications non enregistrées de %Ln documents ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %Ln rows</source>
        <translation>
            <numerusform>Répartir %Ln ligne</numerusform>
            <numerusform>Répartir %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not open again</source>
        <translation>Ne pas rouvrir</translation>
    </message>
    <message>
        <source>Document type declaration</source>
        <translation>Déclaration de type de document</translation>
    </message>
    <message>
        <source>Does no harm, but could be better.</source>
        <translation>Sans danger, mais pourrait être amélioré.</translation>
    </message>
    <message>
        <source>Dots in the path</source>
        <translation>Points dans le chemin</translation>
    </message>
    <message>
        <source>Double slash in the path</source>
        <translation>Double barre oblique dans le chemin</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>Drop tracking parameters</source>
        <translation>Retirer les paramètres de suivi</translation>
    </message>
    <message>
        <source>Drop what need not be listed</source>
        <translation>Retirer ce qu’il est inutile de répertorier</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln rows</source>
        <translation>
            <numerusform>Dupliquer %Ln ligne</numerusform>
            <numerusform>Dupliquer %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate element</source>
        <translation>Élément en double</translation>
    </message>
    <message>
        <source>Duplicate entries</source>
        <translation>Dupliquer les entrées</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Each may appear only once; which one a search engine would use is unknown.</source>
        <translation>Chacun ne peut apparaître qu’une fois ; on ne sait pas lequel un moteur de recherche utiliserait.</translation>
    </message>
    <message>
        <source>Each of “do” must name its operation, such as {detail}.</source>
        <translation>Chaque élément de « do » doit nommer son opération, par exemple {detail}.</translation>
    </message>
    <message>
        <source>Each page links to all other languages.</source>
        <translation>Chaque page renvoie vers toutes les autres langues.</translation>
    </message>
    <message>
        <source>Each row is an object of its own line. Values are text; an empty one is null.</source>
        <translation>Chaque ligne est un objet sur sa propre ligne de texte. Les valeurs sont du texte ; une valeur vide est null.</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>&amp;Versions précédentes…</translation>
    </message>
    <message>
        <source>Earlier versions kept</source>
        <translation>Versions précédentes conservées</translation>
    </message>
    <message>
        <source>Edit &amp;values…</source>
        <translation>&amp;Modifier les valeurs…</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>Modifier la cellule</translation>
    </message>
    <message>
        <source>Edit the cell; typing replaces its value</source>
        <translation>Modifier la cellule ; la saisie remplace sa valeur</translation>
    </message>
    <message>
        <source>Edit the current cell (F2); images and other blocks open in the Details panel</source>
        <translation>Modifier la cellule active (F2) ; les images et autres blocs s’ouvrent dans le volet Détails</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Modifier les valeurs</translation>
    </message>
    <message numerus="yes">
        <source>Edit values in %Ln rows</source>
        <translation>
            <numerusform>Modifier les valeurs dans %Ln ligne</numerusform>
            <numerusform>Modifier les valeurs dans %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Edited or added since the file was opened or saved</source>
        <translation>Modifiée ou ajoutée depuis l’ouverture ou l’enregistrement du fichier</translation>
    </message>
    <message>
        <source>Edited or added since the file was opened, saved or not</source>
        <translation>Modifiée ou ajoutée depuis l’ouverture du fichier, enregistrée ou non</translation>
    </message>
    <message>
        <source>Edits the cell, then goes down</source>
        <translation>Modifie la cellule, puis descend</translation>
    </message>
    <message>
        <source>Element in the wrong place</source>
        <translation>Élément mal placé</translation>
    </message>
    <message>
        <source>Element inside a value</source>
        <translation>Élément à l’intérieur d’une valeur</translation>
    </message>
    <message>
        <source>Element is empty</source>
        <translation>Élément vide</translation>
    </message>
    <message>
        <source>Elements are nested more than {n} levels deep, far deeper than any sitemap needs.</source>
        <translation>Les éléments sont imbriqués sur plus de {n} niveaux, bien plus qu’un sitemap n’en a besoin.</translation>
    </message>
    <message>
        <source>Elements have a prefix</source>
        <translation>Éléments avec un préfixe</translation>
    </message>
    <message>
        <source>Elements out of order</source>
        <translation>Éléments dans le désordre</translation>
    </message>
    <message>
        <source>Embedding allowed</source>
        <translation>Intégration autorisée</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>Encoding is not UTF-8</source>
        <translation>Encodage autre que UTF-8</translation>
    </message>
    <message>
        <source>End of the file</source>
        <translation>Fin du fichier</translation>
    </message>
    <message>
        <source>Enter a date here, such as {detail}.</source>
        <translation>Saisissez ici une date, par exemple {detail}.</translation>
    </message>
    <message>
        <source>Enter a number here, such as {detail}.</source>
        <translation>Saisissez ici un nombre, par exemple {detail}.</translation>
    </message>
    <message>
        <source>Enter a time span with d, w, m or y here, such as {detail}.</source>
        <translation>Saisissez ici une durée avec d, w, m ou y, par exemple {detail}.</translation>
    </message>
    <message>
        <source>Enter a whole number here, such as {detail}.</source>
        <translation>Saisissez ici un nombre entier, par exemple {detail}.</translation>
    </message>
    <message>
        <source>Enter in the table</source>
        <translation>Entrée dans le tableau</translation>
    </message>
    <message>
        <source>Enter one of these here: {detail}.</source>
        <translation>Saisissez ici l’un de ces mots : {detail}.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Entries are inside the element {name}, which a sitemap does not have. Remove its tags.</source>
        <translation>Des entrées se trouvent dans l’élément {name}, qui n’existe pas dans un sitemap. Supprimez ses balises.</translation>
    </message>
    <message>
        <source>Entries inside another element</source>
        <translation>Entrées à l’intérieur d’un autre élément</translation>
    </message>
    <message>
        <source>Entries under another name</source>
        <translation>Entrées sous un autre nom</translation>
    </message>
    <message>
        <source>Entries were edited since then.</source>
        <translation>Des entrées ont été modifiées depuis.</translation>
    </message>
    <message>
        <source>Entries with images, videos, news, languages, mobile versions</source>
        <translation>Entrées avec images, vidéos, actualités, langues, versions mobiles</translation>
    </message>
    <message>
        <source>Entries without a date: {count:,} of {total:,}.</source>
        <translation>Entrées sans date : {count:,} sur {total:,}.</translation>
    </message>
    <message>
        <source>Entries without a priority, which counts as 0.5: {count:,}.</source>
        <translation>Entrées sans priorité, ce qui équivaut à 0.5 : {count:,}.</translation>
    </message>
    <message>
        <source>Entries without lastmod: {missing:,} of {entries:,}.</source>
        <translation>Entrées sans lastmod : {missing:,} sur {entries:,}.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Entry {first} has the same URL, written differently: {other}. Keep one.</source>
        <translation>L’entrée {first} a la même URL, écrite autrement : {other}. Conservez-en une.</translation>
    </message>
    <message>
        <source>Entry {first} has the same URL. {advice}</source>
        <translation>L’entrée {first} a la même URL. {advice}</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Épisode</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>Erreurs et avertissements</translation>
    </message>
    <message>
        <source>Errors prevent the export.</source>
        <translation>Des erreurs empêchent l’exportation.</translation>
    </message>
    <message>
        <source>Escaped markup was restored.</source>
        <translation>Le balisage échappé a été rétabli.</translation>
    </message>
    <message>
        <source>Escaped twice</source>
        <translation>Échappement double</translation>
    </message>
    <message>
        <source>Estimated from {rows} of {all} entries. Counting all of them…</source>
        <translation>Estimation à partir de {rows} entrées sur {all}. Comptage de toutes les entrées…</translation>
    </message>
    <message>
        <source>Every URL here looks like a sitemap. They belong in a sitemap index.</source>
        <translation>Chaque URL ressemble ici à un sitemap. Leur place est dans un index de sitemaps.</translation>
    </message>
    <message>
        <source>Every entry must have a URL.</source>
        <translation>Chaque entrée doit avoir une URL.</translation>
    </message>
    <message>
        <source>Every request has a path. With the slash, the URL is the one crawlers request.</source>
        <translation>Chaque requête a un chemin. Avec la barre oblique, l’URL est celle que demandent les robots d’exploration.</translation>
    </message>
    <message>
        <source>Every rule, by subject. Each page says what is wrong, why it matters, who says so, and how to fix it.</source>
        <translation>Toutes les règles, par sujet. Chaque page indique ce qui ne va pas, pourquoi c’est important, qui le dit et comment le corriger.</translation>
    </message>
    <message>
        <source>Every version of a page must list all versions, including itself.</source>
        <translation>Chaque version d’une page doit répertorier toutes les versions, y compris elle-même.</translation>
    </message>
    <message>
        <source>Everyone can read a sitemap, and crawlers do not log in.</source>
        <translation>Tout le monde peut lire un sitemap, et les robots d’exploration ne se connectent pas.</translation>
    </message>
    <message>
        <source>Everything after the end of the root was removed.</source>
        <translation>Tout ce qui suivait la fin de la racine a été supprimé.</translation>
    </message>
    <message>
        <source>Everything before the XML was removed.</source>
        <translation>Tout ce qui précédait le XML a été supprimé.</translation>
    </message>
    <message>
        <source>Everything in the selected entries, with room for each value</source>
        <translation>Tout ce que contiennent les entrées sélectionnées, avec de la place pour chaque valeur</translation>
    </message>
    <message>
        <source>Everything that could be decompressed was kept.</source>
        <translation>Tout ce qui a pu être décompressé a été conservé.</translation>
    </message>
    <message>
        <source>Excel default</source>
        <translation>Excel par défaut</translation>
    </message>
    <message>
        <source>Excel needs it.</source>
        <translation>Excel en a besoin.</translation>
    </message>
    <message>
        <source>Exclude this value</source>
        <translation>Exclure cette valeur</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Expiration</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export the &amp;table…</source>
        <translation>Exporter le ta&amp;bleau…</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exporté dans {path}</translation>
    </message>
    <message>
        <source>Extend the selection to there</source>
        <translation>Étendre la sélection jusque-là</translation>
    </message>
    <message>
        <source>Extension element repeated</source>
        <translation>Élément d’extension répété</translation>
    </message>
    <message>
        <source>Extension elements out of order</source>
        <translation>Éléments d’extension dans le désordre</translation>
    </message>
    <message>
        <source>Extension outside an entry</source>
        <translation>Extension hors d’une entrée</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Facteur</translation>
    </message>
    <message>
        <source>Facts about the whole file: kind, size, encoding, findings and notes</source>
        <translation>Informations sur l’ensemble du fichier : type, taille, encodage, constats et remarques</translation>
    </message>
    <message>
        <source>Failed URLs at which it pauses</source>
        <translation>Part d’URL en échec déclenchant une pause</translation>
    </message>
    <message>
        <source>Family friendly</source>
        <translation>Tout public</translation>
    </message>
    <message>
        <source>Far apart</source>
        <translation>Espacées</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Feed instead of a sitemap</source>
        <translation>Flux au lieu d’un sitemap</translation>
    </message>
    <message>
        <source>Feeds are read-only. Create a sitemap from it instead.</source>
        <translation>Les flux sont en lecture seule. Créez plutôt un sitemap à partir de celui-ci.</translation>
    </message>
    <message>
        <source>Fetch the sitemap from its published URL, and see how it differs</source>
        <translation>Récupérer le sitemap à son URL publiée et voir en quoi il diffère</translation>
    </message>
    <message>
        <source>Fetch the sitemaps that an address leads to, those of an index included. The address may be that of a sitemap, of a robots.txt, or of a page of the site.</source>
        <translation>Récupérer les sitemaps auxquels mène une adresse, y compris ceux d’un index. L’adresse peut être celle d’un sitemap, d’un fichier robots.txt ou d’une page du site.</translation>
    </message>
    <message>
        <source>Fetched from</source>
        <translation>Récupéré depuis</translation>
    </message>
    <message>
        <source>Few dates</source>
        <translation>Peu de dates</translation>
    </message>
    <message>
        <source>Fi&amp;x</source>
        <translation>&amp;Corriger</translation>
    </message>
    <message>
        <source>Fi&amp;x here…</source>
        <translation>Corri&amp;ger ici…</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Fil&amp;es</source>
        <translation>F&amp;ichiers</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File cannot be read</source>
        <translation>Fichier illisible</translation>
    </message>
    <message>
        <source>File extension in the URL</source>
        <translation>Extension de fichier dans l’URL</translation>
    </message>
    <message>
        <source>File is empty</source>
        <translation>Fichier vide</translation>
    </message>
    <message>
        <source>File is too large</source>
        <translation>Fichier trop volumineux</translation>
    </message>
    <message>
        <source>File name does not match compression</source>
        <translation>Nom du fichier et compression discordants</translation>
    </message>
    <message>
        <source>File types</source>
        <translation>Types de fichiers</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Files that were open last time</source>
        <translation>Fichiers ouverts la dernière fois</translation>
    </message>
    <message>
        <source>Fill do&amp;wn</source>
        <translation>Remplir &amp;vers le bas</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Remplir vers le bas</translation>
    </message>
    <message>
        <source>Fill in “{title}”.</source>
        <translation>Renseignez « {title} ».</translation>
    </message>
    <message>
        <source>Filter by this column…</source>
        <translation>Filtrer selon cette colonne…</translation>
    </message>
    <message>
        <source>Filter by this folder</source>
        <translation>Filtrer selon ce dossier</translation>
    </message>
    <message>
        <source>Filter by this value</source>
        <translation>Filtrer selon cette valeur</translation>
    </message>
    <message>
        <source>Fin&amp;d an action…</source>
        <translation>Rechercher une &amp;action…</translation>
    </message>
    <message>
        <source>Fin&amp;dings</source>
        <translation>&amp;Constats</translation>
    </message>
    <message>
        <source>Final URL</source>
        <translation>URL finale</translation>
    </message>
    <message>
        <source>Final status</source>
        <translation>Code d’état final</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Find a file by name and show only that one</source>
        <translation>Trouver un fichier par son nom et n’afficher que celui-ci</translation>
    </message>
    <message>
        <source>Find entries with the same URL and choose which to keep</source>
        <translation>Trouver les entrées ayant la même URL et choisir lesquelles conserver</translation>
    </message>
    <message>
        <source>Find text in the values and replace it</source>
        <translation>Rechercher du texte dans les valeurs et le remplacer</translation>
    </message>
    <message>
        <source>Find the pages of a live site, or of a built one in a folder, and list them</source>
        <translation>Trouver les pages d’un site en ligne, ou d’un site généré dans un dossier, et les répertorier</translation>
    </message>
    <message>
        <source>Find the pages that are not listed, and the listed URLs that are not there</source>
        <translation>Trouver les pages qui ne figurent pas dans le sitemap, et les URL répertoriées qui n’existent pas</translation>
    </message>
    <message>
        <source>Find the sitemaps of a site by its address or robots.txt, and open them</source>
        <translation>Trouver les sitemaps d’un site d’après son adresse ou son robots.txt, et les ouvrir</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Findings in {name}</source>
        <translation>Constats dans {name}</translation>
    </message>
    <message>
        <source>Findings per 100</source>
        <translation>Constats pour 100</translation>
    </message>
    <message>
        <source>First</source>
        <translation>En premier</translation>
    </message>
    <message>
        <source>First day of the week</source>
        <translation>Premier jour de la semaine</translation>
    </message>
    <message>
        <source>Fit this column to its content</source>
        <translation>Ajuster cette colonne à son contenu</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Fix all &amp;safe…</source>
        <translation>Corriger tout ce qui est &amp;sûr…</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix and leave every other byte as it is.</source>
        <translation>Corriger tout ce qui peut l’être sans risque en laissant intacts tous les autres octets.</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix; shows a preview first</source>
        <translation>Corriger tout ce qui peut l’être sans risque, après un aperçu</translation>
    </message>
    <message>
        <source>Fix what is wrong in the current cell</source>
        <translation>Corriger ce qui ne va pas dans la cellule active</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Folders cannot be read here.</source>
        <translation>Impossible de lire des dossiers ici.</translation>
    </message>
    <message>
        <source>Follow the s&amp;ystem</source>
        <translation>Suivre le s&amp;ystème</translation>
    </message>
    <message>
        <source>For Yandex, publish an XML sitemap or a list of URLs as well.</source>
        <translation>Pour Yandex, publiez aussi un sitemap XML ou une liste d’URL.</translation>
    </message>
    <message>
        <source>For a .htaccess file or a virtual host. It needs mod_rewrite.</source>
        <translation>Pour un fichier .htaccess ou un hôte virtuel. Nécessite mod_rewrite.</translation>
    </message>
    <message>
        <source>For a file that is not in the encoding it declares</source>
        <translation>Pour un fichier qui n’est pas dans l’encodage qu’il déclare</translation>
    </message>
    <message>
        <source>For all older entries.</source>
        <translation>Pour toutes les entrées plus anciennes.</translation>
    </message>
    <message>
        <source>For all other languages</source>
        <translation>Pour toutes les autres langues</translation>
    </message>
    <message>
        <source>For entries changed fewer than this many days ago. 0 skips it.</source>
        <translation>Pour les entrées modifiées il y a moins de ce nombre de jours. 0 l’ignore.</translation>
    </message>
    <message>
        <source>For entries that change after fewer days. 0 skips it.</source>
        <translation>Pour les entrées qui changent au bout de moins de jours. 0 l’ignore.</translation>
    </message>
    <message>
        <source>For that, the root must be {root}.</source>
        <translation>Pour cela, la racine doit être {root}.</translation>
    </message>
    <message>
        <source>For the folder that is published. Netlify adds and removes a slash at the end by itself.</source>
        <translation>Pour le dossier publié. Netlify ajoute et supprime de lui-même la barre oblique finale.</translation>
    </message>
    <message>
        <source>Format of an export</source>
        <translation>Format d’une exportation</translation>
    </message>
    <message>
        <source>Format of an exported table</source>
        <translation>Format d’un tableau exporté</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln sitemaps.</source>
        <translation>
            <numerusform>%Ln sitemap trouvé.</numerusform>
            <numerusform>%Ln sitemaps trouvés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Freeze the URL column</source>
        <translation>Figer la colonne des URL</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Fréquence</translation>
    </message>
    <message>
        <source>Frequency and priority</source>
        <translation>Fréquence et priorité</translation>
    </message>
    <message>
        <source>Frequency and priority count for little</source>
        <translation>La fréquence et la priorité comptent peu</translation>
    </message>
    <message>
        <source>Frequency from age</source>
        <translation>Fréquence selon l’ancienneté</translation>
    </message>
    <message>
        <source>Frequency from how often it changes</source>
        <translation>Fréquence d’après le rythme des modifications</translation>
    </message>
    <message>
        <source>Freshness by folder</source>
        <translation>Fraîcheur par dossier</translation>
    </message>
    <message>
        <source>From 0.0 to 1.0.</source>
        <translation>De 0.0 à 1.0.</translation>
    </message>
    <message>
        <source>From one to the other, inclusive</source>
        <translation>De l’un à l’autre, inclus</translation>
    </message>
    <message>
        <source>From version 155 on, Chrome shows such files as plain XML, and other browsers will follow. Crawlers ignore style sheets.</source>
        <translation>À partir de la version 155, Chrome affiche ces fichiers comme du XML brut, et d’autres navigateurs suivront. Les robots d’exploration ignorent les feuilles de style.</translation>
    </message>
    <message>
        <source>Further pages (?page=2)</source>
        <translation>Pages suivantes (?page=2)</translation>
    </message>
    <message>
        <source>Further pages of lists</source>
        <translation>Pages suivantes de listes</translation>
    </message>
    <message>
        <source>Gallery URL</source>
        <translation>URL de la galerie</translation>
    </message>
    <message>
        <source>Generate the sitemap again, or remove the entries that are too many.</source>
        <translation>Générez de nouveau le sitemap ou supprimez les entrées en trop.</translation>
    </message>
    <message>
        <source>Genres</source>
        <translation>Genres</translation>
    </message>
    <message>
        <source>Git LFS pointer</source>
        <translation>Pointeur Git LFS</translation>
    </message>
    <message>
        <source>Give each URL an entry of its own</source>
        <translation>Donner à chaque URL sa propre entrée</translation>
    </message>
    <message>
        <source>Give the page a URL without it.</source>
        <translation>Donnez à la page une URL qui n’en contient pas.</translation>
    </message>
    <message>
        <source>Gives all of the rows the same frequency.</source>
        <translation>Donne la même fréquence à toutes les lignes.</translation>
    </message>
    <message>
        <source>Gives all of the rows the same last modified date.</source>
        <translation>Donne à toutes les lignes la même date de dernière modification.</translation>
    </message>
    <message>
        <source>Gives all of the rows the same priority.</source>
        <translation>Donne la même priorité à toutes les lignes.</translation>
    </message>
    <message>
        <source>Gives all of the rows this date and time. Use it only if the pages really changed just now.</source>
        <translation>Donne à toutes les lignes la date et l’heure actuelles. À n’utiliser que si les pages viennent vraiment de changer.</translation>
    </message>
    <message>
        <source>Gives all of the rows today&apos;s date. Use it only if the pages really changed today.</source>
        <translation>Donne à toutes les lignes la date du jour. À n’utiliser que si les pages ont vraiment changé aujourd’hui.</translation>
    </message>
    <message>
        <source>Gives each entry the priority of the highest step that its number in a data column reaches. Entries below all steps, or without a number, stay as they are.</source>
        <translation>Donne à chaque entrée la priorité du palier le plus élevé que son nombre dans une colonne de données atteint. Les entrées en dessous de tous les paliers, ou sans nombre, restent inchangées.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>Go back to the rows</source>
        <translation>Revenir aux lignes</translation>
    </message>
    <message>
        <source>Go to its URL and date in the index (F2 edits them too)</source>
        <translation>Aller à son URL et à sa date dans l’index (F2 permet aussi de les modifier)</translation>
    </message>
    <message>
        <source>Go to the edge of the filled cells (also with Up, Left and Right)</source>
        <translation>Aller au bord des cellules remplies (aussi avec Haut, Gauche et Droite)</translation>
    </message>
    <message>
        <source>Go to the rows</source>
        <translation>Aller aux lignes</translation>
    </message>
    <message>
        <source>Goes down</source>
        <translation>Descend</translation>
    </message>
    <message>
        <source>Goes right</source>
        <translation>Va à droite</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Disparue</translation>
    </message>
    <message>
        <source>Gone: no such page</source>
        <translation>Disparue : page inexistante</translation>
    </message>
    <message>
        <source>Google Search Console reports dates before 1970 as invalid. Correct or remove the date.</source>
        <translation>La Google Search Console signale comme non valides les dates antérieures à 1970. Corrigez ou supprimez la date.</translation>
    </message>
    <message>
        <source>Google accepts images on other hosts if those hosts are verified as well.</source>
        <translation>Google accepte les images d’autres hôtes si leur propriété est également validée.</translation>
    </message>
    <message>
        <source>Google accepts it, but the official schema rejects it.</source>
        <translation>Google l’accepte, mais le schéma officiel le rejette.</translation>
    </message>
    <message>
        <source>Google and Bing ignore changefreq and priority. Yandex uses priority to decide what to load first.</source>
        <translation>Google et Bing ignorent changefreq et priority. Yandex utilise priority pour décider quoi charger en premier.</translation>
    </message>
    <message>
        <source>Google and Bing ignore frequency and priority. The file is smaller without them.</source>
        <translation>Google et Bing ignorent la fréquence et la priorité. Sans elles, le fichier est plus petit.</translation>
    </message>
    <message>
        <source>Google asks for an entry for each version. Other sitemaps may have them.</source>
        <translation>Google demande une entrée pour chaque version. D’autres sitemaps peuvent les contenir.</translation>
    </message>
    <message>
        <source>Google asks for encoded URLs; others have to guess the encoding.</source>
        <translation>Google demande des URL encodées ; les autres doivent deviner l’encodage.</translation>
    </message>
    <message>
        <source>Google compares namespaces character by character and ignores any other.</source>
        <translation>Google compare les espaces de noms caractère par caractère et ignore tous les autres.</translation>
    </message>
    <message>
        <source>Google compares the name with the one it knows, character by character.</source>
        <translation>Google compare le nom avec celui qu’il connaît, caractère par caractère.</translation>
    </message>
    <message>
        <source>Google does not ask for an order, but its schema rejects this one.</source>
        <translation>Google n’impose pas d’ordre, mais son schéma rejette celui-ci.</translation>
    </message>
    <message>
        <source>Google does not show a video after this date.</source>
        <translation>Google n’affiche plus une vidéo après cette date.</translation>
    </message>
    <message>
        <source>Google goes by the file name to tell what kind of sitemap it is.</source>
        <translation>Google se fie au nom du fichier pour déterminer de quel type de sitemap il s’agit.</translation>
    </message>
    <message>
        <source>Google has been known to report such URLs as invalid.</source>
        <translation>Il est arrivé à Google de signaler de telles URL comme non valides.</translation>
    </message>
    <message>
        <source>Google ignores a video whose location is the page it is on.</source>
        <translation>Google ignore une vidéo dont l’emplacement est la page où elle se trouve.</translation>
    </message>
    <message>
        <source>Google ignores blocks without what they require.</source>
        <translation>Google ignore les blocs dépourvus de ce qui y est obligatoire.</translation>
    </message>
    <message>
        <source>Google ignores language links unless both pages link to each other.</source>
        <translation>Google ignore les liens de langue si les deux pages ne renvoient pas l’une vers l’autre.</translation>
    </message>
    <message>
        <source>Google ignores links with a language it cannot read.</source>
        <translation>Google ignore les liens dont il ne peut pas lire la langue.</translation>
    </message>
    <message>
        <source>Google ignores links with an unknown language.</source>
        <translation>Google ignore les liens dont la langue est inconnue.</translation>
    </message>
    <message>
        <source>Google ignores that part of the code.</source>
        <translation>Google ignore cette partie du code.</translation>
    </message>
    <message>
        <source>Google needs rel=&quot;alternate&quot;, hreflang and href, and ignores links without them.</source>
        <translation>Google exige rel=&quot;alternate&quot;, hreflang et href, et ignore les liens qui en sont dépourvus.</translation>
    </message>
    <message>
        <source>Google needs to know where the video file or its player is.</source>
        <translation>Google doit savoir où se trouve le fichier vidéo ou son lecteur.</translation>
    </message>
    <message>
        <source>Google no longer reads {names}.</source>
        <translation>Google ne lit plus {names}.</translation>
    </message>
    <message>
        <source>Google only accepts absolute URLs.</source>
        <translation>Google n’accepte que les URL absolues.</translation>
    </message>
    <message>
        <source>Google only accepts articles from the last two days.</source>
        <translation>Google n’accepte que les articles des deux derniers jours.</translation>
    </message>
    <message>
        <source>Google only reads sitemaps in {folder} and its subfolders.</source>
        <translation>Google ne lit que les sitemaps de {folder} et de ses sous-dossiers.</translation>
    </message>
    <message>
        <source>Google only understands scripts of ISO 15924, such as Hans, Hant and Latn.</source>
        <translation>Google ne comprend que les écritures d’ISO 15924, telles que Hans, Hant et Latn.</translation>
    </message>
    <message>
        <source>Google reads a two-letter language, optionally with a script and a country.</source>
        <translation>Google lit une langue de deux lettres, avec éventuellement une écriture et un pays.</translation>
    </message>
    <message>
        <source>Google reads up to 1,000 images per page.</source>
        <translation>Google lit jusqu’à 1 000 images par page.</translation>
    </message>
    <message>
        <source>Google reads up to 1,000 news articles per file.</source>
        <translation>Google lit jusqu’à 1 000 articles d’actualité par fichier.</translation>
    </message>
    <message>
        <source>Google reports elements that are not part of the extension.</source>
        <translation>Google signale les éléments qui ne font pas partie de l’extension.</translation>
    </message>
    <message>
        <source>Google reports invalid values and may ignore the whole block.</source>
        <translation>Google signale les valeurs non valides et peut ignorer tout le bloc.</translation>
    </message>
    <message>
        <source>Google requires the sitemaps of an index to be in its folder or below; others do not.</source>
        <translation>Google exige que les sitemaps d’un index se trouvent dans son dossier ou en dessous ; les autres non.</translation>
    </message>
    <message>
        <source>Google treats a page that says so, or has nothing, as one that does not exist (a soft 404).</source>
        <translation>Google traite une page qui le dit, ou qui est vide, comme une page inexistante (soft 404).</translation>
    </message>
    <message>
        <source>Google treats such a page as one that does not exist (a soft 404).</source>
        <translation>Google traite une telle page comme une page inexistante (soft 404).</translation>
    </message>
    <message>
        <source>Google&apos;s documentation sets no limit, but its schema does.</source>
        <translation>La documentation de Google ne fixe pas de limite, mais son schéma oui.</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>grec</translation>
    </message>
    <message>
        <source>HTTPS everywhere</source>
        <translation>HTTPS partout</translation>
    </message>
    <message>
        <source>Has a URL</source>
        <translation>A une URL</translation>
    </message>
    <message>
        <source>Has a URL that search engines may index, when last checked</source>
        <translation>A une URL que les moteurs de recherche peuvent indexer, à la dernière vérification</translation>
    </message>
    <message>
        <source>Has a frequency</source>
        <translation>A une fréquence</translation>
    </message>
    <message>
        <source>Has a last modified date</source>
        <translation>A une date de dernière modification</translation>
    </message>
    <message>
        <source>Has a news article</source>
        <translation>Contient un article d’actualité</translation>
    </message>
    <message>
        <source>Has a priority</source>
        <translation>A une priorité</translation>
    </message>
    <message>
        <source>Has any element that is not part of the basic protocol</source>
        <translation>Contient un élément ne faisant pas partie du protocole de base</translation>
    </message>
    <message>
        <source>Has images</source>
        <translation>Contient des images</translation>
    </message>
    <message>
        <source>Has links to mobile versions</source>
        <translation>A des liens vers des versions mobiles</translation>
    </message>
    <message>
        <source>Has links to other languages</source>
        <translation>Contient des liens vers d’autres langues</translation>
    </message>
    <message>
        <source>Has no page that links to it, when last compared</source>
        <translation>Ne reçoit de lien d’aucune page, à la dernière comparaison</translation>
    </message>
    <message>
        <source>Has something a major search engine rejects</source>
        <translation>Contient quelque chose qu’un moteur de recherche majeur rejette</translation>
    </message>
    <message>
        <source>Has something harmless that could be better</source>
        <translation>Contient quelque chose d’inoffensif qui pourrait être amélioré</translation>
    </message>
    <message>
        <source>Has the same URL as an earlier row, even if written differently</source>
        <translation>A la même URL qu’une ligne précédente, même écrite autrement</translation>
    </message>
    <message>
        <source>Has videos</source>
        <translation>Contient des vidéos</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hébreu</translation>
    </message>
    <message>
        <source>Hide the rows with the value of the current cell</source>
        <translation>Masquer les lignes ayant la valeur de la cellule active</translation>
    </message>
    <message>
        <source>Hide the shared h&amp;ost</source>
        <translation>&amp;Masquer l’hôte commun</translation>
    </message>
    <message>
        <source>Hide the shared host</source>
        <translation>Masquer l’hôte commun</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>Masquer cette colonne</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>High contrast has strong colours, edges and selections.</source>
        <translation>Le contraste élevé renforce les couleurs, les bords et les sélections.</translation>
    </message>
    <message>
        <source>Higher priorities become this.</source>
        <translation>Les priorités supérieures prennent cette valeur.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>La plus élevée</translation>
    </message>
    <message>
        <source>Host is not ASCII</source>
        <translation>Hôte non ASCII</translation>
    </message>
    <message>
        <source>Host is not public</source>
        <translation>Hôte non public</translation>
    </message>
    <message>
        <source>Host is not valid</source>
        <translation>Hôte non valide</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hôtes</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>Hours ahead</source>
        <translation>Heures d’avance</translation>
    </message>
    <message>
        <source>How many of the dates must be the same.</source>
        <translation>La part des dates qui doivent être identiques.</translation>
    </message>
    <message>
        <source>How much each path level lowers it.</source>
        <translation>De combien chaque niveau du chemin la diminue.</translation>
    </message>
    <message>
        <source>How much to add. Negative numbers lower priorities.</source>
        <translation>Les nombres négatifs diminuent les priorités.</translation>
    </message>
    <message>
        <source>How severe their findings are shown, whatever the profile says. An export is still refused while there are errors by the protocol.</source>
        <translation>La gravité attribuée à leurs constats, quoi qu’indique le profil. L’exportation reste refusée tant qu’il y a des erreurs selon le protocole.</translation>
    </message>
    <message>
        <source>How to do things, and what the current finding means</source>
        <translation>Comment procéder et ce que signifie le constat actuel</translation>
    </message>
    <message>
        <source>How to fix it:</source>
        <translation>Comment corriger :</translation>
    </message>
    <message>
        <source>Hyphens in a comment were separated.</source>
        <translation>Les traits d’union d’un commentaire ont été séparés.</translation>
    </message>
    <message>
        <source>IN stands for several files; convert one after the other</source>
        <translation>IN désigne plusieurs fichiers ; convertissez-les l’un après l’autre</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>If it is empty, the value is removed.</source>
        <translation>Si elle est vide, la valeur est supprimée.</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>Ignorer la casse</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Image URL</source>
        <translation>URL de l’image</translation>
    </message>
    <message>
        <source>Image listed twice</source>
        <translation>Image répertoriée deux fois</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Images on another host</source>
        <translation>Images sur un autre hôte</translation>
    </message>
    <message>
        <source>Images, videos, news and other extensions</source>
        <translation>Images, vidéos, actualités et autres extensions</translation>
    </message>
    <message>
        <source>Images, videos, news, languages</source>
        <translation>Images, vidéos, actualités, langues</translation>
    </message>
    <message>
        <source>Images, videos, …</source>
        <translation>Images, vidéos, …</translation>
    </message>
    <message>
        <source>In a list of images, videos, news or languages</source>
        <translation>Dans une liste d’images, de vidéos, d’actualités ou de langues</translation>
    </message>
    <message>
        <source>In a sitemap there is nothing a relative URL could be relative to.</source>
        <translation>Dans un sitemap, une URL relative n’a rien à quoi se rapporter.</translation>
    </message>
    <message>
        <source>In find and replace</source>
        <translation>Dans Rechercher et remplacer</translation>
    </message>
    <message>
        <source>In findings, details and files</source>
        <translation>Dans les constats, les détails et les fichiers</translation>
    </message>
    <message>
        <source>In the existing order, only at the limits</source>
        <translation>Dans l’ordre existant, seulement aux limites</translation>
    </message>
    <message>
        <source>In the filter line</source>
        <translation>Dans la ligne de filtre</translation>
    </message>
    <message>
        <source>In the list of files</source>
        <translation>Dans la liste des fichiers</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>Dans le tableau</translation>
    </message>
    <message>
        <source>In the table at 100 %; a row is never lower than its text.</source>
        <translation>Dans le tableau à 100 % ; une ligne n’est jamais moins haute que son texte.</translation>
    </message>
    <message>
        <source>In the whole window. It follows at the next start, or now, as with another language.</source>
        <translation>Dans toute la fenêtre. Prend effet au prochain démarrage, ou tout de suite, comme pour le changement de langue.</translation>
    </message>
    <message>
        <source>In the window: {steps}</source>
        <translation>Dans la fenêtre : {steps}</translation>
    </message>
    <message>
        <source>In {block}, {element} is missing or empty. Add it, or remove the block.</source>
        <translation>Dans {block}, {element} est manquant ou vide. Ajoutez-le ou supprimez le bloc.</translation>
    </message>
    <message>
        <source>Index and files do not match</source>
        <translation>L’index et les fichiers ne concordent pas</translation>
    </message>
    <message>
        <source>Index in an index</source>
        <translation>Index dans un index</translation>
    </message>
    <message>
        <source>Index lists a page</source>
        <translation>Index qui répertorie une page</translation>
    </message>
    <message>
        <source>Index lists itself</source>
        <translation>L’index se répertorie lui-même</translation>
    </message>
    <message>
        <source>Indexable</source>
        <translation>Indexable</translation>
    </message>
    <message>
        <source>Indexes list each other</source>
        <translation>Index qui se répertorient l’un l’autre</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Interlingue</source>
        <translation>l’interlingue</translation>
    </message>
    <message>
        <source>Invalid URL in an extension</source>
        <translation>URL non valide dans une extension</translation>
    </message>
    <message>
        <source>Invalid value in an extension</source>
        <translation>Valeur non valide dans une extension</translation>
    </message>
    <message>
        <source>Invisible character</source>
        <translation>Caractère invisible</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>l’Irlande</translation>
    </message>
    <message>
        <source>Is missing an optional value</source>
        <translation>Il lui manque une valeur facultative</translation>
    </message>
    <message>
        <source>Is not among the pages that there are, when last compared</source>
        <translation>Ne fait pas partie des pages qui existent, à la dernière comparaison</translation>
    </message>
    <message>
        <source>It belongs inside {name}.</source>
        <translation>Sa place est dans {name}.</translation>
    </message>
    <message>
        <source>It can be undone.</source>
        <translation>Cela peut être annulé.</translation>
    </message>
    <message>
        <source>It cannot be seen, but it changes the value.</source>
        <translation>On ne le voit pas, mais il change la valeur.</translation>
    </message>
    <message>
        <source>It depends on where the file is published, not on its contents.</source>
        <translation>Cela dépend de l’endroit où le fichier est publié, pas de son contenu.</translation>
    </message>
    <message>
        <source>It did not answer in time.</source>
        <translation>Pas de réponse dans le délai imparti.</translation>
    </message>
    <message>
        <source>It does not tell which pages returned 200 or are indexable; all pages were included.</source>
        <translation>Il n’indique pas quelles pages ont renvoyé 200 ou sont indexables ; toutes les pages ont été incluses.</translation>
    </message>
    <message>
        <source>It has a different {fields}. Keep the right one.</source>
        <translation>Différence : {fields}. Conservez la bonne.</translation>
    </message>
    <message>
        <source>It has more than {limit:,} bytes, ten times the limit for a sitemap.</source>
        <translation>Il dépasse {limit:,} octets, dix fois la limite d’un sitemap.</translation>
    </message>
    <message>
        <source>It has {name} elements; the entries of a sitemap are called {entry}.</source>
        <translation>Il contient des éléments {name} ; les entrées d’un sitemap s’appellent {entry}.</translation>
    </message>
    <message>
        <source>It is a control character. Remove it.</source>
        <translation>C’est un caractère de contrôle. Supprimez-le.</translation>
    </message>
    <message>
        <source>It is a different kind of file ({kind}). Open it as a copy.</source>
        <translation>C’est un fichier d’un autre type ({kind}). Ouvrez-le comme copie.</translation>
    </message>
    <message>
        <source>It is a link that leads outside the index&apos;s folder.</source>
        <translation>C’est un lien qui mène hors du dossier de l’index.</translation>
    </message>
    <message>
        <source>It is a web page. Neither the page nor the robots.txt of the site names a sitemap, and there is none at the usual places. Enter the address of the sitemap itself.</source>
        <translation>C’est une page Web. Ni la page ni le fichier robots.txt du site n’indiquent de sitemap, et il n’y en a pas aux emplacements habituels. Saisissez l’adresse du sitemap lui-même.</translation>
    </message>
    <message>
        <source>It is allowed, but none of the major search engines use it.</source>
        <translation>C’est autorisé, mais aucun des principaux moteurs de recherche ne l’utilise.</translation>
    </message>
    <message>
        <source>It is an index, and none of its sitemaps is beside it: its own URLs are taken.</source>
        <translation>C’est un index, et aucun de ses sitemaps n’est à côté : ses propres URL sont utilisées.</translation>
    </message>
    <message>
        <source>It is an index, which lists no pages. Open it together with its sitemaps.</source>
        <translation>C’est un index, qui ne répertorie pas de pages. Ouvrez-le avec ses sitemaps.</translation>
    </message>
    <message>
        <source>It is an index. Open it by itself.</source>
        <translation>C’est un index. Ouvrez-le seul.</translation>
    </message>
    <message>
        <source>It is compressed with “{coding}”, which nobody asked for.</source>
        <translation>Il est compressé avec « {coding} », que personne n’a demandé.</translation>
    </message>
    <message>
        <source>It is damaged, so there is no telling which of its URLs were removed.</source>
        <translation>Le fichier est endommagé : impossible de savoir lesquelles de ses URL ont été supprimées.</translation>
    </message>
    <message>
        <source>It is damaged. Open it by itself, accept the recovered entries, and save it.</source>
        <translation>Il est endommagé. Ouvrez-le seul, acceptez les entrées récupérées et enregistrez-le.</translation>
    </message>
    <message>
        <source>It is damaged; only what could be recovered is used. {trouble}</source>
        <translation>Il est endommagé ; seul ce qui a pu être récupéré est utilisé. {trouble}</translation>
    </message>
    <message>
        <source>It is damaged; what could be recovered is compared. {trouble}</source>
        <translation>Il est endommagé ; la comparaison porte sur ce qui a pu être récupéré. {trouble}</translation>
    </message>
    <message>
        <source>It is in the host. Remove it.</source>
        <translation>Il se trouve dans l’hôte. Supprimez-le.</translation>
    </message>
    <message>
        <source>It is itself an index, which an index may not list.</source>
        <translation>C’est lui-même un index, ce qu’un index ne peut pas répertorier.</translation>
    </message>
    <message>
        <source>It is mended by `repair`, or as the file is opened in the window.</source>
        <translation>`repair` répare cela, de même que l’ouverture du fichier dans la fenêtre.</translation>
    </message>
    <message>
        <source>It is no URL of a page.</source>
        <translation>Ce n’est pas l’URL d’une page.</translation>
    </message>
    <message>
        <source>It is no address such as www.example.com.</source>
        <translation>Ce n’est pas une adresse telle que www.example.com.</translation>
    </message>
    <message>
        <source>It is no longer a sitemap index. Close it and open it again.</source>
        <translation>Ce n’est plus un index de sitemaps. Fermez-le et rouvrez-le.</translation>
    </message>
    <message>
        <source>It is not an XML sitemap of pages. Open it by itself.</source>
        <translation>Ce n’est pas un sitemap XML de pages. Ouvrez-le seul.</translation>
    </message>
    <message>
        <source>It is not known at which URL the folder is published, as the sitemap lists none.</source>
        <translation>On ne sait pas à quelle URL le dossier est publié, car le sitemap n’en répertorie aucune.</translation>
    </message>
    <message>
        <source>It is not known where {name} is published.</source>
        <translation>On ne sait pas où {name} est publié.</translation>
    </message>
    <message>
        <source>It is not the same as {name}. Upload the saved file to the site before its changes are announced.</source>
        <translation>Il n’est pas identique à {name}. Mettez en ligne le fichier enregistré avant de signaler ses modifications.</translation>
    </message>
    <message>
        <source>It is now a different kind of file, or its elements have different prefixes.</source>
        <translation>C’est désormais un fichier d’un autre type, ou ses éléments ont d’autres préfixes.</translation>
    </message>
    <message>
        <source>It is one character, {character}, in two halves. Write that.</source>
        <translation>C’est un seul caractère, {character}, en deux moitiés. Écrivez celui-ci.</translation>
    </message>
    <message>
        <source>It is paused.</source>
        <translation>La vérification est en pause.</translation>
    </message>
    <message>
        <source>It is proposed, and can be changed for each export.</source>
        <translation>Il est proposé et peut être changé à chaque exportation.</translation>
    </message>
    <message>
        <source>It is redirected in a circle.</source>
        <translation>Les redirections tournent en rond.</translation>
    </message>
    <message>
        <source>It is redirected into a private network, to {host}.</source>
        <translation>La requête est redirigée vers un réseau privé, vers {host}.</translation>
    </message>
    <message>
        <source>It is redirected more than {count} times.</source>
        <translation>Il y a plus de {count} redirections.</translation>
    </message>
    <message>
        <source>It is repaired as the file is opened, and by {command} on the command line.</source>
        <translation>Réparé à l’ouverture du fichier, et par {command} en ligne de commande.</translation>
    </message>
    <message>
        <source>It is safe to fix: `fix` does, or `fix --rule {id}` this alone.</source>
        <translation>La correction est sans risque : `fix` la fait avec les autres, `fix --rule {id}` la fait seule.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since all its text is “{text}”.</source>
        <translation>Ce n’est sans doute pas une page, car tout son texte est « {text} ».</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since it is empty.</source>
        <translation>Ce n’est sans doute pas une page, car elle est vide.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since its heading is “{text}”.</source>
        <translation>Ce n’est sans doute pas une page, car son en-tête est « {text} ».</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since its title is “{text}”.</source>
        <translation>Ce n’est sans doute pas une page, car son titre est « {text} ».</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since the answer 204 means that there is none.</source>
        <translation>Ce n’est sans doute pas une page, car la réponse 204 signifie qu’il n’y en a pas.</translation>
    </message>
    <message>
        <source>It is the index itself.</source>
        <translation>C’est l’index lui-même.</translation>
    </message>
    <message>
        <source>It is unclear what was meant. Correct it by hand.</source>
        <translation>Impossible de savoir ce qui était voulu. Corrigez-le à la main.</translation>
    </message>
    <message>
        <source>It is valid XML, but simple readers look for &lt;url&gt; and find nothing.</source>
        <translation>C’est du XML valide, mais les lecteurs simples cherchent &lt;url&gt; et ne trouvent rien.</translation>
    </message>
    <message>
        <source>It lists no sitemaps except itself. Remove its entry instead.</source>
        <translation>Il ne répertorie aucun sitemap, à part lui-même. Supprimez plutôt son entrée.</translation>
    </message>
    <message>
        <source>It lists no sitemaps. Remove its entry instead.</source>
        <translation>Il ne répertorie aucun sitemap. Supprimez plutôt son entrée.</translation>
    </message>
    <message>
        <source>It lists the pages that searches showed, so nothing is called absent for what it lacks.</source>
        <translation>Il ne répertorie que les pages affichées dans les recherches : rien n’est donc dit introuvable parce qu’il y manque.</translation>
    </message>
    <message>
        <source>It lists the pages that were asked for, so nothing is called absent for what it lacks.</source>
        <translation>Il ne répertorie que les pages demandées : rien n’est donc dit introuvable parce qu’il y manque.</translation>
    </message>
    <message>
        <source>It lists the pages with an issue alone, so nothing is called absent for what it lacks.</source>
        <translation>Il ne répertorie que les pages à problème : rien n’est donc dit introuvable parce qu’il y manque.</translation>
    </message>
    <message>
        <source>It lists {url}, which is not there.</source>
        <translation>Il répertorie {url}, qui n’existe pas.</translation>
    </message>
    <message>
        <source>It makes many URLs out of one, and crawlers visit them all.</source>
        <translation>Il multiplie une URL en plusieurs, que les robots d’exploration visitent toutes.</translation>
    </message>
    <message>
        <source>It may be a different file with the same name: the sitemaps it lists are outside the folder of its URL.</source>
        <translation>Il s’agit peut-être d’un autre fichier du même nom : les sitemaps qu’il répertorie sont hors du dossier de son URL.</translation>
    </message>
    <message>
        <source>It names no sitemap.</source>
        <translation>Il n’indique aucun sitemap.</translation>
    </message>
    <message>
        <source>It only counts toward the 50,000 limit. If the two contradict each other, Bing ignores both.</source>
        <translation>Elle ne fait que compter dans la limite de 50 000. Si les deux se contredisent, Bing les ignore toutes les deux.</translation>
    </message>
    <message>
        <source>It replaces a character that could not be read. Write the original one.</source>
        <translation>Il remplace un caractère qui n’a pas pu être lu. Écrivez le caractère d’origine.</translation>
    </message>
    <message>
        <source>It sends validators to the wrong schema. Crawlers ignore it.</source>
        <translation>Il renvoie les validateurs vers le mauvais schéma. Les robots d’exploration l’ignorent.</translation>
    </message>
    <message>
        <source>It should be {meant}.</source>
        <translation>Ce devrait être {meant}.</translation>
    </message>
    <message>
        <source>It stays in view while the other columns are scrolled.</source>
        <translation>Elle reste visible lors du défilement des autres colonnes.</translation>
    </message>
    <message>
        <source>It stopped at {count:,} pages, the most that are asked for; the site has more.</source>
        <translation>Arrêt à {count:,} pages, le nombre maximal de pages demandées ; le site en compte davantage.</translation>
    </message>
    <message>
        <source>It stopped by itself. {reason}. Started again, it goes on.</source>
        <translation>Arrêt automatique. {reason}. Relancée, l’opération reprend.</translation>
    </message>
    <message>
        <source>It was already repaired when the file was opened.</source>
        <translation>Déjà réparé à l’ouverture du fichier.</translation>
    </message>
    <message>
        <source>It was decompressed twice and will be compressed once.</source>
        <translation>Il a été décompressé deux fois et sera compressé une seule fois.</translation>
    </message>
    <message>
        <source>It was kept as text.</source>
        <translation>Conservé comme texte.</translation>
    </message>
    <message>
        <source>It was not asked for, by a fault of this program: {error}.</source>
        <translation>La requête n’a pas été envoyée, par une erreur de ce programme : {error}.</translation>
    </message>
    <message>
        <source>It was not converted, since a table has no place for these elements: {elements}. --force leaves them out.</source>
        <translation>Non converti, car un tableau n’a pas de place pour ces éléments : {elements}. --force les ignore.</translation>
    </message>
    <message numerus="yes">
        <source>It was not converted, since it lists %Ln pages that did not answer with 200, are not indexable, or are images or scripts.</source>
        <translation>
            <numerusform>Non converti, car il répertorie %Ln page qui n’a pas répondu 200, n’est pas indexable, ou est une image ou un script.</numerusform>
            <numerusform>Non converti, car il répertorie %Ln pages qui n’ont pas répondu 200, ne sont pas indexables, ou sont des images ou des scripts.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not converted: {error}</source>
        <translation>Il n’a pas été converti : {error}</translation>
    </message>
    <message>
        <source>It was not saved: the {field} of row {row:,} has {length:,} characters, and more than {limit:,} could not be read again. Shorten it.</source>
        <translation>Il n’a pas été enregistré : {field} de la ligne {row:,} compte {length:,} caractères, et au-delà de {limit:,} la relecture serait impossible. Raccourcissez cette valeur.</translation>
    </message>
    <message>
        <source>It was not written: a list without URLs is an empty file and could not be opened again. Add a URL.</source>
        <translation>Il n’a pas été écrit : une liste sans URL est un fichier vide et ne pourrait pas être rouverte. Ajoutez une URL.</translation>
    </message>
    <message>
        <source>It was not written: it begins with a tag or contains a sitemap tag, so it could not be opened as a list of URLs again. Remove the tag.</source>
        <translation>Il n’a pas été écrit : il commence par une balise ou contient une balise de sitemap, il ne pourrait donc pas être rouvert comme liste d’URL. Supprimez la balise.</translation>
    </message>
    <message>
        <source>It was not written: no line begins with http:// or https://, so it could not be opened as a list of URLs again. Complete at least one URL.</source>
        <translation>Il n’a pas été écrit : aucune ligne ne commence par http:// ou https://, il ne pourrait donc pas être rouvert comme liste d’URL. Complétez au moins une URL.</translation>
    </message>
    <message>
        <source>It was read as windows-1252, which is a guess; use --encoding to specify the encoding.</source>
        <translation>Il a été lu en windows-1252, ce qui est une supposition ; utilisez --encoding pour préciser l’encodage.</translation>
    </message>
    <message>
        <source>It was read in a newer version of its encoding, which has more characters.</source>
        <translation>Il a été lu dans une version plus récente de son encodage, qui comporte davantage de caractères.</translation>
    </message>
    <message>
        <source>It was read in the chosen encoding.</source>
        <translation>Il a été lu dans l’encodage choisi.</translation>
    </message>
    <message>
        <source>It was removed.</source>
        <translation>Supprimé.</translation>
    </message>
    <message>
        <source>It was replaced with the character it stands for in HTML.</source>
        <translation>Remplacé par le caractère qu’il représente en HTML.</translation>
    </message>
    <message>
        <source>Its URL does not end in a file name.</source>
        <translation>Son URL ne se termine pas par un nom de fichier.</translation>
    </message>
    <message>
        <source>Its URL is in an attribute. Make elements of the attributes.</source>
        <translation>Son URL est dans un attribut. Transformez les attributs en éléments.</translation>
    </message>
    <message>
        <source>Its URL is text between the tags. Put it into a loc element.</source>
        <translation>Son URL est du texte entre les balises. Placez-la dans un élément loc.</translation>
    </message>
    <message>
        <source>Its answer is compressed with “{coding}”, which nobody asked for, and cannot be read.</source>
        <translation>Sa réponse est compressée avec « {coding} », que personne n’a demandé, et ne peut pas être lue.</translation>
    </message>
    <message>
        <source>Its answer is not compressed in the way that it says.</source>
        <translation>Sa réponse n’est pas compressée comme elle l’indique.</translation>
    </message>
    <message>
        <source>Its certificate or encryption is not accepted: {cause}.</source>
        <translation>Son certificat ou son chiffrement n’est pas accepté : {cause}.</translation>
    </message>
    <message>
        <source>Its indexes are nested more than twenty levels deep. Open one of the inner indexes and replace its nested indexes first.</source>
        <translation>Ses index sont imbriqués sur plus de vingt niveaux. Ouvrez l’un des index internes et remplacez d’abord ses index imbriqués.</translation>
    </message>
    <message>
        <source>Its robots.txt answers with {status}.</source>
        <translation>Son fichier robots.txt répond avec {status}.</translation>
    </message>
    <message>
        <source>Its robots.txt cannot be read. {reason}</source>
        <translation>Son fichier robots.txt est illisible. {reason}</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonais</translation>
    </message>
    <message numerus="yes">
        <source>Join %Ln columns</source>
        <translation>
            <numerusform>Joindre %Ln colonne</numerusform>
            <numerusform>Joindre %Ln colonnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Judge pages as</source>
        <translation>Juger les pages en tant que</translation>
    </message>
    <message>
        <source>Kanuri</source>
        <translation>le kanouri</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Keep #! and #/</source>
        <translation>Conserver #! et #/</translation>
    </message>
    <message>
        <source>Keep for next time</source>
        <translation>Garder pour la prochaine fois</translation>
    </message>
    <message>
        <source>Keep one of the URLs</source>
        <translation>Conserver l’une des URL</translation>
    </message>
    <message>
        <source>Keep one of the identical elements</source>
        <translation>Conserver un seul des éléments identiques</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Conservez l’une des deux.</translation>
    </message>
    <message>
        <source>Keep only parameters</source>
        <translation>Ne conserver que certains paramètres</translation>
    </message>
    <message>
        <source>Keep only the day</source>
        <translation>Ne conserver que le jour</translation>
    </message>
    <message>
        <source>Keep only the language</source>
        <translation>Ne conserver que la langue</translation>
    </message>
    <message>
        <source>Keep only the pairs for this file</source>
        <translation>Ne conserver que les paires utiles à ce fichier</translation>
    </message>
    <message>
        <source>Keep the URLs in view while you scroll sideways</source>
        <translation>Garder les URL visibles lors du défilement horizontal</translation>
    </message>
    <message>
        <source>Keep the first 1,000 images</source>
        <translation>Conserver les 1 000 premières images</translation>
    </message>
    <message>
        <source>Keep the first of each</source>
        <translation>Conserver la première de chacun</translation>
    </message>
    <message>
        <source>Keep the first of several URLs</source>
        <translation>Conserver la première de plusieurs URL</translation>
    </message>
    <message>
        <source>Keep the first side</source>
        <translation>Conserver le premier côté</translation>
    </message>
    <message>
        <source>Keep the first, remove the others</source>
        <translation>Conserver le premier, supprimer les autres</translation>
    </message>
    <message>
        <source>Keep the last of each</source>
        <translation>Conserver la dernière de chacun</translation>
    </message>
    <message>
        <source>Keep the last, remove the others</source>
        <translation>Conserver le dernier, supprimer les autres</translation>
    </message>
    <message>
        <source>Keep the newest of each</source>
        <translation>Conserver la plus récente de chacun</translation>
    </message>
    <message>
        <source>Keep the second side</source>
        <translation>Conserver le second côté</translation>
    </message>
    <message>
        <source>Keep the text, remove the tags inside</source>
        <translation>Conserver le texte, supprimer les balises internes</translation>
    </message>
    <message>
        <source>Keep unsaved changes on disk</source>
        <translation>Conserver sur le disque les modifications non enregistrées</translation>
    </message>
    <message>
        <source>Keeps dates up to this many hours ahead.</source>
        <translation>Conserve les dates jusqu’à ce nombre d’heures d’avance.</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Mots clés</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coréen</translation>
    </message>
    <message>
        <source>Korean (ko)</source>
        <translation>le coréen (ko)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language code is malformed</source>
        <translation>Code de langue mal formé</translation>
    </message>
    <message>
        <source>Language code is probably not what is meant</source>
        <translation>Le code de langue n’est sans doute pas celui voulu</translation>
    </message>
    <message>
        <source>Language code not used by Google</source>
        <translation>Code de langue non utilisé par Google</translation>
    </message>
    <message>
        <source>Language link is incomplete</source>
        <translation>Lien de langue incomplet</translation>
    </message>
    <message>
        <source>Language link is not absolute</source>
        <translation>Lien de langue non absolu</translation>
    </message>
    <message>
        <source>Language listed twice</source>
        <translation>Langue répertoriée deux fois</translation>
    </message>
    <message>
        <source>Language of a version that the entry links to</source>
        <translation>Langue d’une version vers laquelle l’entrée renvoie</translation>
    </message>
    <message>
        <source>Language that the entry itself gives its page, by a link to it</source>
        <translation>Langue que l’entrée donne elle-même à sa page, par un lien vers celle-ci</translation>
    </message>
    <message>
        <source>Language version</source>
        <translation>Version linguistique</translation>
    </message>
    <message>
        <source>Language versions without an entry</source>
        <translation>Versions linguistiques sans entrée</translation>
    </message>
    <message>
        <source>Language without code</source>
        <translation>Langue sans code</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Last modified</source>
        <translation>Dernière modification</translation>
    </message>
    <message>
        <source>Last modified before, in or after a year, month, day or time; or text in the date</source>
        <translation>Dernière modification avant, pendant ou après une année, un mois, un jour ou une heure ; ou texte de la date</translation>
    </message>
    <message>
        <source>Last modified has a time in hours and minutes</source>
        <translation>La dernière modification indique les heures et les minutes</translation>
    </message>
    <message>
        <source>Last modified has a time with fractions of a second</source>
        <translation>La dernière modification indique des fractions de seconde</translation>
    </message>
    <message>
        <source>Last modified has a time with seconds</source>
        <translation>La dernière modification indique les secondes</translation>
    </message>
    <message>
        <source>Last modified is no date</source>
        <translation>La dernière modification n’est pas une date</translation>
    </message>
    <message>
        <source>Last modified names a day, without a time</source>
        <translation>La dernière modification indique un jour, sans heure</translation>
    </message>
    <message>
        <source>Last modified names a year alone</source>
        <translation>La dernière modification n’indique qu’une année</translation>
    </message>
    <message>
        <source>Last modified names a year and a month</source>
        <translation>La dernière modification indique une année et un mois</translation>
    </message>
    <message>
        <source>Last modified on a Friday</source>
        <translation>Dernière modification un vendredi</translation>
    </message>
    <message>
        <source>Last modified on a Monday</source>
        <translation>Dernière modification un lundi</translation>
    </message>
    <message>
        <source>Last modified on a Saturday</source>
        <translation>Dernière modification un samedi</translation>
    </message>
    <message>
        <source>Last modified on a Sunday</source>
        <translation>Dernière modification un dimanche</translation>
    </message>
    <message>
        <source>Last modified on a Thursday</source>
        <translation>Dernière modification un jeudi</translation>
    </message>
    <message>
        <source>Last modified on a Tuesday</source>
        <translation>Dernière modification un mardi</translation>
    </message>
    <message>
        <source>Last modified on a Wednesday</source>
        <translation>Dernière modification un mercredi</translation>
    </message>
    <message>
        <source>Last modified, by day</source>
        <translation>Dernière modification, par jour</translation>
    </message>
    <message>
        <source>Last modified, by month</source>
        <translation>Dernière modification, par mois</translation>
    </message>
    <message>
        <source>Last modified, by year</source>
        <translation>Dernière modification, par année</translation>
    </message>
    <message>
        <source>Latin America (es)</source>
        <translation>l’Amérique latine (es)</translation>
    </message>
    <message>
        <source>Latin America (pt)</source>
        <translation>l’Amérique latine (pt)</translation>
    </message>
    <message>
        <source>Leave language links to the page</source>
        <translation>Laisser les liens de langue à la page</translation>
    </message>
    <message numerus="yes">
        <source>Leave out %Ln pages that did not return 200, are not indexable, or are images or scripts</source>
        <translation>
            <numerusform>Ignorer %Ln page qui n’a pas renvoyé 200, n’est pas indexable, ou est une image ou un script</numerusform>
            <numerusform>Ignorer %Ln pages qui n’ont pas renvoyé 200, ne sont pas indexables, ou sont des images ou des scripts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out the %Ln rows with errors</source>
        <translation>
            <numerusform>Ignorer %Ln ligne avec des erreurs</numerusform>
            <numerusform>Ignorer les %Ln lignes avec des erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out the fraction</source>
        <translation>Omettre la fraction</translation>
    </message>
    <message>
        <source>Leave out the scheme and host that most URLs share</source>
        <translation>Omettre le schéma et l’hôte communs à la plupart des URL</translation>
    </message>
    <message>
        <source>Left out: {n}. {reason}</source>
        <translation>Ignorées : {n}. {reason}</translation>
    </message>
    <message>
        <source>Length of the URLs, in characters</source>
        <translation>Longueur des URL, en caractères</translation>
    </message>
    <message>
        <source>Levels in the path</source>
        <translation>Niveaux du chemin</translation>
    </message>
    <message>
        <source>Libraries that a window on the display needs are missing</source>
        <translation>Il manque des bibliothèques nécessaires à une fenêtre à l’écran</translation>
    </message>
    <message>
        <source>License URL</source>
        <translation>URL de la licence</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Limit priority</source>
        <translation>Limiter la priorité</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Line is not a URL</source>
        <translation>La ligne n’est pas une URL</translation>
    </message>
    <message>
        <source>Line spacing in panels and lists</source>
        <translation>Interligne dans les volets et les listes</translation>
    </message>
    <message>
        <source>Line {detail} is not a JSON object.</source>
        <translation>La ligne {detail} n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>Line {line:,} has more than {n:,} characters, far more than any list of URLs needs.</source>
        <translation>La ligne {line:,} compte plus de {n:,} caractères, bien plus qu’une liste d’URL n’en a besoin.</translation>
    </message>
    <message>
        <source>Line {line:,}, column {column:,}: {message}</source>
        <translation>Ligne {line:,}, colonne {column:,} : {message}</translation>
    </message>
    <message>
        <source>Line {line:,}, column {column:,}: {message} There are {count:,} of these in the file.</source>
        <translation>Ligne {line:,}, colonne {column:,} : {message} Il y en a {count:,} dans le fichier.</translation>
    </message>
    <message>
        <source>Line {line} of robots.txt forbids {agent} to fetch it: {rule}</source>
        <translation>La ligne {line} de robots.txt interdit à {agent} de la récupérer : {rule}</translation>
    </message>
    <message>
        <source>Line {line} of the site&apos;s robots.txt forbids to fetch it: {rule}</source>
        <translation>La ligne {line} du fichier robots.txt du site interdit de la récupérer : {rule}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>Ligne de texte {line}, colonne {column}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: the byte {byte} is not valid in {form}. The file is damaged or in a different encoding. Read it in the right encoding, or save it again as UTF-8.</source>
        <translation>Ligne {line}, colonne {column} : l’octet {byte} n’est pas valide en {form}. Le fichier est endommagé ou dans un autre encodage. Lisez-le dans le bon encodage ou enregistrez-le de nouveau en UTF-8.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Ligne {line} : {reason}</translation>
    </message>
    <message>
        <source>Line {n}: {rule}</source>
        <translation>Ligne {n} : {rule}</translation>
    </message>
    <message>
        <source>Link language versions</source>
        <translation>Lier les versions linguistiques</translation>
    </message>
    <message>
        <source>Link languages</source>
        <translation>Lier les langues</translation>
    </message>
    <message numerus="yes">
        <source>Link versions of %Ln rows</source>
        <translation>
            <numerusform>Lier les versions de %Ln ligne</numerusform>
            <numerusform>Lier les versions de %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Linked from</source>
        <translation>Liens depuis</translation>
    </message>
    <message>
        <source>Linked language versions that have no entry of their own: {count:,}, such as {value}.</source>
        <translation>Versions linguistiques liées sans entrée propre : {count:,}, par exemple {value}.</translation>
    </message>
    <message>
        <source>Links pages whose URLs differ only by a language, such as /en/ and /fr/, as versions of each other.</source>
        <translation>Lie comme versions les unes des autres les pages dont les URL ne diffèrent que par une langue, par exemple /en/ et /fr/.</translation>
    </message>
    <message>
        <source>Links pages whose URLs differ only by a language: /en/ and /fr/, en.example.org, ?lang=en. Links that are there stay; pages of which it is unclear are left alone.</source>
        <translation>Lie les pages dont les URL ne diffèrent que par une langue : /en/ et /fr/, en.example.org, ?lang=en. Les liens existants restent ; les pages ambiguës sont laissées telles quelles.</translation>
    </message>
    <message>
        <source>Links to it</source>
        <translation>Liens entrants</translation>
    </message>
    <message>
        <source>List everything that is wrong with sitemaps.</source>
        <translation>Afficher tout ce qui ne va pas dans des sitemaps.</translation>
    </message>
    <message>
        <source>List of URLs</source>
        <translation>Liste d’URL</translation>
    </message>
    <message>
        <source>List the entries that a robots.txt forbids a crawler to fetch, with the line that does. Nothing is fetched: download the robots.txt of the site before.</source>
        <translation>Afficher les entrées qu’un fichier robots.txt interdit à un robot d’exploration de récupérer, avec la ligne en cause. Rien n’est récupéré : téléchargez d’abord le fichier robots.txt du site.</translation>
    </message>
    <message>
        <source>List the entries that only one of two sitemaps has and the entries with different values. Formatting and order do not count.</source>
        <translation>Afficher les entrées présentes dans un seul de deux sitemaps et celles dont les valeurs diffèrent. La mise en forme et l’ordre ne comptent pas.</translation>
    </message>
    <message>
        <source>List the rules that are looked at, in this folder or by the options.</source>
        <translation>Afficher les règles vérifiées, dans ce dossier ou d’après les options.</translation>
    </message>
    <message>
        <source>List the sitemaps of the other index here (Rows, Replace nested indexes…).</source>
        <translation>Répertoriez ici les sitemaps de l’autre index (Lignes, Remplacer les index imbriqués…).</translation>
    </message>
    <message>
        <source>Listed URL is not there</source>
        <translation>URL répertoriée introuvable</translation>
    </message>
    <message>
        <source>Listed page is not to be indexed</source>
        <translation>La page listée ne doit pas être indexée</translation>
    </message>
    <message>
        <source>Listing an image twice adds nothing.</source>
        <translation>Répertorier une image deux fois n’apporte rien.</translation>
    </message>
    <message>
        <source>Live site</source>
        <translation>Site en ligne</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>Diffusion en direct</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>Heure locale</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Looks like a sitemap</source>
        <translation>Ressemble à un sitemap</translation>
    </message>
    <message>
        <source>Lower it</source>
        <translation>La diminuer</translation>
    </message>
    <message>
        <source>Lower priorities become this.</source>
        <translation>Les priorités inférieures prennent cette valeur.</translation>
    </message>
    <message>
        <source>Lower-case host</source>
        <translation>Hôte en minuscules</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>La plus basse</translation>
    </message>
    <message>
        <source>Make a new file</source>
        <translation>Créer un fichier</translation>
    </message>
    <message>
        <source>Make damaged sitemaps well-formed again and tell every place that is changed.</source>
        <translation>Rendre bien formés des sitemaps endommagés et indiquer chaque emplacement modifié.</translation>
    </message>
    <message>
        <source>Make elements of the attributes</source>
        <translation>Transformer les attributs en éléments</translation>
    </message>
    <message>
        <source>Make it a sitemap index</source>
        <translation>En faire un index de sitemaps</translation>
    </message>
    <message>
        <source>Make this order the file&apos;s order</source>
        <translation>Faire de cet ordre celui du fichier</translation>
    </message>
    <message>
        <source>Man&amp;ual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Many servers refuse such a URL; others have to guess what it means.</source>
        <translation>De nombreux serveurs refusent une telle URL ; d’autres doivent deviner ce qu’elle signifie.</translation>
    </message>
    <message>
        <source>Mark an exported table as UTF-8</source>
        <translation>Marquer un tableau exporté comme UTF-8</translation>
    </message>
    <message>
        <source>Mark the rows that a robots.txt blocks, and see whether it names this sitemap</source>
        <translation>Marquer les lignes bloquées par un fichier robots.txt et voir s’il indique ce sitemap</translation>
    </message>
    <message>
        <source>Markup inside a value</source>
        <translation>Balisage à l’intérieur d’une valeur</translation>
    </message>
    <message>
        <source>Markup is escaped</source>
        <translation>Balisage échappé</translation>
    </message>
    <message>
        <source>Match index and &amp;files…</source>
        <translation>Accorder l’index et les &amp;fichiers…</translation>
    </message>
    <message>
        <source>Match the compression to the file name</source>
        <translation>Accorder la compression au nom du fichier</translation>
    </message>
    <message>
        <source>Media file URL</source>
        <translation>URL du fichier multimédia</translation>
    </message>
    <message>
        <source>Media query</source>
        <translation>Requête média</translation>
    </message>
    <message>
        <source>Median age</source>
        <translation>Ancienneté médiane</translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln duplicates</source>
        <translation>
            <numerusform>Fusionner %Ln doublon</numerusform>
            <numerusform>Fusionner %Ln doublons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln entries</source>
        <translation>
            <numerusform>Fusionner %Ln entrée</numerusform>
            <numerusform>Fusionner %Ln entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge each into one entry with all images, videos, news and links</source>
        <translation>Fusionner chacun en une entrée avec toutes les images, vidéos, actualités et liens</translation>
    </message>
    <message>
        <source>Milliseconds that the page took to answer, when last checked</source>
        <translation>Temps de réponse de la page en millisecondes, à la dernière vérification</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Minimum dates</source>
        <translation>Nombre minimal de dates</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Missing ({count})</source>
        <translation>Manquantes ({count})</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Mobile</translation>
    </message>
    <message>
        <source>Mobile version</source>
        <translation>Version mobile</translation>
    </message>
    <message>
        <source>Moment in time</source>
        <translation>Instant</translation>
    </message>
    <message>
        <source>Moment in time: the clock time is converted. Clock time: only the zone is replaced.</source>
        <translation>Instant : l’heure est convertie. Heure locale : seul le fuseau est remplacé.</translation>
    </message>
    <message>
        <source>Monday</source>
        <translation>Lundi</translation>
    </message>
    <message>
        <source>Monthly below</source>
        <translation>Mensuelle en dessous de</translation>
    </message>
    <message>
        <source>Most other pages list a different version in this language.</source>
        <translation>La plupart des autres pages indiquent une autre version dans cette langue.</translation>
    </message>
    <message>
        <source>Most parsers only support XML 1.0 and may reject anything else.</source>
        <translation>La plupart des analyseurs ne prennent en charge que XML 1.0 et peuvent rejeter toute autre version.</translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows</source>
        <translation>
            <numerusform>Déplacer %Ln ligne</numerusform>
            <numerusform>Déplacer %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows to {target}</source>
        <translation>
            <numerusform>Déplacer %Ln ligne vers {target}</numerusform>
            <numerusform>Déplacer %Ln lignes vers {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move dow&amp;n</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Déplacer vers le bas (Alt+Bas)</translation>
    </message>
    <message>
        <source>Move it down</source>
        <translation>Le déplacer vers le bas</translation>
    </message>
    <message>
        <source>Move it up</source>
        <translation>Le déplacer vers le haut</translation>
    </message>
    <message>
        <source>Move or remove it.</source>
        <translation>Déplacez-le ou supprimez-le.</translation>
    </message>
    <message>
        <source>Move rows to another file of this document, or spread them over several</source>
        <translation>Déplacer des lignes vers un autre fichier de ce document ou les répartir sur plusieurs</translation>
    </message>
    <message>
        <source>Move the edge of the panel (also with Down, Left and Right)</source>
        <translation>Déplacer le bord du volet (aussi avec Bas, Gauche et Droite)</translation>
    </message>
    <message>
        <source>Move the elements into the file&apos;s namespace</source>
        <translation>Déplacer les éléments dans l’espace de noms du fichier</translation>
    </message>
    <message>
        <source>Move the selected rows down; the key does so while whole rows are selected</source>
        <translation>Descendre les lignes sélectionnées ; la touche le fait tant que des lignes entières sont sélectionnées</translation>
    </message>
    <message>
        <source>Move the selected rows up; the key does so while whole rows are selected</source>
        <translation>Monter les lignes sélectionnées ; la touche le fait tant que des lignes entières sont sélectionnées</translation>
    </message>
    <message>
        <source>Move to a &amp;sitemap…</source>
        <translation>Déplacer &amp;vers un sitemap…</translation>
    </message>
    <message>
        <source>Move to bottom</source>
        <translation>Déplacer tout en bas</translation>
    </message>
    <message>
        <source>Move to the &amp;bottom</source>
        <translation>Déplacer tout en &amp;bas</translation>
    </message>
    <message>
        <source>Move to the &amp;top</source>
        <translation>Déplacer tout en &amp;haut</translation>
    </message>
    <message>
        <source>Move to top</source>
        <translation>Déplacer tout en haut</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Déplacer vers le haut (Alt+Haut)</translation>
    </message>
    <message>
        <source>Move {what}</source>
        <translation>Déplacer {what}</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Déplacée</translation>
    </message>
    <message>
        <source>Moved ({n})</source>
        <translation>Déplacées ({n})</translation>
    </message>
    <message>
        <source>Moved: {how}</source>
        <translation>Déplacée : {how}</translation>
    </message>
    <message>
        <source>Moves each date forward or back. Dates without a time move by whole days only.</source>
        <translation>Avance ou recule chaque date. Les dates sans heure ne se décalent que de jours entiers.</translation>
    </message>
    <message>
        <source>Moves the entries to the end of the file, in the same order.</source>
        <translation>Déplace les entrées à la fin du fichier, dans le même ordre.</translation>
    </message>
    <message>
        <source>Moves the entries to the start of the file, in the same order.</source>
        <translation>Déplace les entrées au début du fichier, dans le même ordre.</translation>
    </message>
    <message>
        <source>Multiplies each priority, up to 1.0.</source>
        <translation>Multiplie chaque priorité, jusqu’à 1.0.</translation>
    </message>
    <message>
        <source>Multiply priority</source>
        <translation>Multiplier la priorité</translation>
    </message>
    <message>
        <source>Must not be fetched, by a robots.txt</source>
        <translation>Ne doit pas être récupérée, d’après un fichier robots.txt</translation>
    </message>
    <message>
        <source>N of the URLs, chosen at random</source>
        <translation>N des URL, choisies au hasard</translation>
    </message>
    <message>
        <source>N&amp;ew sitemap in this document…</source>
        <translation>&amp;Nouveau sitemap dans ce document…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name does not end in .txt</source>
        <translation>Le nom ne se termine pas par .txt</translation>
    </message>
    <message>
        <source>Name of a URL parameter, or name=value</source>
        <translation>Nom d’un paramètre d’URL, ou nom=valeur</translation>
    </message>
    <message>
        <source>Name of a publication in several spellings</source>
        <translation>Nom d’une publication orthographié différemment</translation>
    </message>
    <message>
        <source>Names; * matches any characters.</source>
        <translation>Des noms ; * remplace n’importe quels caractères.</translation>
    </message>
    <message>
        <source>Names; * matches any characters. Leave empty to remove all.</source>
        <translation>Des noms ; * remplace n’importe quels caractères. Laissez vide pour tout supprimer.</translation>
    </message>
    <message>
        <source>Namespace is missing</source>
        <translation>Espace de noms manquant</translation>
    </message>
    <message>
        <source>Namespace is wrong</source>
        <translation>Espace de noms incorrect</translation>
    </message>
    <message>
        <source>Ne&amp;w from a table…</source>
        <translation>Nouveau à partir d’un &amp;tableau…</translation>
    </message>
    <message>
        <source>Ne&amp;xt finding</source>
        <translation>Constat sui&amp;vant</translation>
    </message>
    <message>
        <source>Nearly the same URL</source>
        <translation>URL presque identique</translation>
    </message>
    <message>
        <source>Negative numbers move dates back.</source>
        <translation>Les nombres négatifs reculent les dates.</translation>
    </message>
    <message>
        <source>Netlify</source>
        <translation>Netlify</translation>
    </message>
    <message>
        <source>New &amp;URL list</source>
        <translation>Nouvelle liste d’&amp;URL</translation>
    </message>
    <message>
        <source>New host</source>
        <translation>Nouvel hôte</translation>
    </message>
    <message>
        <source>New sitemap &amp;index</source>
        <translation>Nouvel index de site&amp;maps</translation>
    </message>
    <message>
        <source>New start</source>
        <translation>Nouveau début</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nouvelle valeur</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Plus récente</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Actualités</translation>
    </message>
    <message>
        <source>News article</source>
        <translation>Article d’actualité</translation>
    </message>
    <message>
        <source>News article is too old</source>
        <translation>Article d’actualité trop ancien</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Fichier suivant</translation>
    </message>
    <message>
        <source>Next match; in the replacement field, replace</source>
        <translation>Occurrence suivante ; dans le champ de remplacement, remplacer</translation>
    </message>
    <message>
        <source>Next ta&amp;b</source>
        <translation>&amp;Onglet suivant</translation>
    </message>
    <message>
        <source>Next.js</source>
        <translation>Next.js</translation>
    </message>
    <message>
        <source>No URL was checked yet.</source>
        <translation>Aucune URL n’a encore été vérifiée.</translation>
    </message>
    <message>
        <source>No answer came that could be read.</source>
        <translation>Aucune réponse lisible n’a été reçue.</translation>
    </message>
    <message>
        <source>No changes to save.</source>
        <translation>Aucune modification à enregistrer.</translation>
    </message>
    <message>
        <source>No column with URLs was found in this table.</source>
        <translation>Aucune colonne contenant des URL n’a été trouvée dans ce tableau.</translation>
    </message>
    <message>
        <source>No domain ends in .{domain}. Correct the host.</source>
        <translation>Aucun domaine ne se termine par .{domain}. Corrigez l’hôte.</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Aucune entrée</translation>
    </message>
    <message>
        <source>No entry has a date.</source>
        <translation>Aucune entrée n’a de date.</translation>
    </message>
    <message>
        <source>No language link to itself</source>
        <translation>Pas de lien de langue vers elle-même</translation>
    </message>
    <message>
        <source>No page links to it</source>
        <translation>Page sans lien entrant</translation>
    </message>
    <message>
        <source>No page was found there. {reason}</source>
        <translation>Aucune page n’y a été trouvée. {reason}</translation>
    </message>
    <message>
        <source>No priority goes below this.</source>
        <translation>Aucune priorité ne descend en dessous.</translation>
    </message>
    <message>
        <source>No process could be started to ask for the URLs: {cause}. Close other programs and try again.</source>
        <translation>Impossible de démarrer un processus pour interroger les URL : {cause}. Fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>No return link</source>
        <translation>Aucun lien de retour</translation>
    </message>
    <message>
        <source>No row changes.</source>
        <translation>Aucune ligne ne change.</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Aucune ligne ne correspond au filtre.</translation>
    </message>
    <message>
        <source>No such top-level domain</source>
        <translation>Domaine de premier niveau inexistant</translation>
    </message>
    <message>
        <source>No versions</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>No x-default</source>
        <translation>Pas de x-default</translation>
    </message>
    <message>
        <source>Noindex</source>
        <translation>Noindex</translation>
    </message>
    <message>
        <source>Noindex page</source>
        <translation>Page noindex</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>None of its URLs has been audited, so nothing is known of its pages. Run audit first.</source>
        <translation>Aucune de ses URL n’a été vérifiée : on ne sait rien de ses pages. Exécutez d’abord audit.</translation>
    </message>
    <message>
        <source>None of the available fixes applies here. Correct it by hand.</source>
        <translation>Aucune des corrections disponibles ne s’applique ici. Corrigez-le à la main.</translation>
    </message>
    <message>
        <source>None of the dates includes a time.</source>
        <translation>Aucune des dates n’indique d’heure.</translation>
    </message>
    <message>
        <source>None of the rows shown match.</source>
        <translation>Aucune des lignes affichées ne correspond.</translation>
    </message>
    <message>
        <source>None of these pages is in English or has a URL without a language. Choose one in Languages (Rows menu).</source>
        <translation>Aucune de ces pages n’est en anglais ni n’a d’URL sans langue. Choisissez-en une dans Langues (menu Lignes).</translation>
    </message>
    <message>
        <source>None told</source>
        <translation>Non indiquée</translation>
    </message>
    <message>
        <source>Not a complete URL</source>
        <translation>URL incomplète</translation>
    </message>
    <message>
        <source>Not a date</source>
        <translation>Pas une date</translation>
    </message>
    <message>
        <source>Not a sitemap</source>
        <translation>Pas un sitemap</translation>
    </message>
    <message>
        <source>Not a sitemap element: {detail}.{hint}</source>
        <translation>Ce n’est pas un élément de sitemap : {detail}.{hint}</translation>
    </message>
    <message>
        <source>Not a valid regular expression: {detail}.</source>
        <translation>Expression régulière non valide : {detail}.</translation>
    </message>
    <message>
        <source>Not all language versions listed</source>
        <translation>Versions linguistiques non toutes indiquées</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifiée</translation>
    </message>
    <message>
        <source>Not compared yet.</source>
        <translation>Pas encore comparé.</translation>
    </message>
    <message>
        <source>Not indexable ({count})</source>
        <translation>Non indexables ({count})</translation>
    </message>
    <message>
        <source>Not linked ({count})</source>
        <translation>Sans lien entrant ({count})</translation>
    </message>
    <message>
        <source>Not modified in the last year</source>
        <translation>Non modifiées depuis un an</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Non défini</translation>
    </message>
    <message>
        <source>Not set.</source>
        <translation>Non défini.</translation>
    </message>
    <message>
        <source>Not set. Crawlers assume {value}.</source>
        <translation>Non défini. Les robots d’exploration supposent {value}.</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Non valides</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Nothing can be checked without its contents.</source>
        <translation>Sans son contenu, rien ne peut être vérifié.</translation>
    </message>
    <message>
        <source>Nothing can be recovered.</source>
        <translation>Rien ne peut être récupéré.</translation>
    </message>
    <message>
        <source>Nothing can have changed in the future. Correct or remove the date.</source>
        <translation>Rien ne peut avoir changé dans le futur. Corrigez ou supprimez la date.</translation>
    </message>
    <message>
        <source>Nothing changed: the cells already have these values or cannot be edited.</source>
        <translation>Rien n’a changé : les cellules ont déjà ces valeurs ou ne sont pas modifiables.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Aucune différence.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is known of %Ln URLs.</source>
        <translation>
            <numerusform>On ne sait rien de %Ln URL.</numerusform>
            <numerusform>On ne sait rien de %Ln URL.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong here.</source>
        <translation>Il n’y a pas de problème ici.</translation>
    </message>
    <message>
        <source>Nothing selected yet</source>
        <translation>Aucune sélection pour le moment</translation>
    </message>
    <message>
        <source>Nothing to show.</source>
        <translation>Rien à afficher.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Aucun constat.</translation>
    </message>
    <message>
        <source>Now: {after}</source>
        <translation>Maintenant : {after}</translation>
    </message>
    <message>
        <source>Number of characters of the URL</source>
        <translation>Nombre de caractères de l’URL</translation>
    </message>
    <message>
        <source>Number of images</source>
        <translation>Nombre d’images</translation>
    </message>
    <message>
        <source>Number of levels in the URL&apos;s path</source>
        <translation>Nombre de niveaux du chemin de l’URL</translation>
    </message>
    <message>
        <source>Number of links to mobile versions</source>
        <translation>Nombre de liens vers des versions mobiles</translation>
    </message>
    <message>
        <source>Number of links to other versions of the page</source>
        <translation>Nombre de liens vers d’autres versions de la page</translation>
    </message>
    <message>
        <source>Number of news articles</source>
        <translation>Nombre d’articles d’actualité</translation>
    </message>
    <message>
        <source>Number of pages that link to the URL, when last compared</source>
        <translation>Nombre de pages qui renvoient vers l’URL, à la dernière comparaison</translation>
    </message>
    <message>
        <source>Number of redirects on the way to the page</source>
        <translation>Nombre de redirections jusqu’à la page</translation>
    </message>
    <message>
        <source>Number of videos</source>
        <translation>Nombre de vidéos</translation>
    </message>
    <message>
        <source>Numbers and dates are such; dates with a time and all else are text and stay text when edited, so nothing turns into a formula.</source>
        <translation>Les nombres et les dates sont enregistrés comme tels ; les dates avec heure et tout le reste sont du texte et le restent après modification : rien ne se transforme en formule.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Of all files together; the oldest go first when another one is kept.</source>
        <translation>Pour tous les fichiers ensemble ; les plus anciennes disparaissent en premier lorsqu’une autre est conservée.</translation>
    </message>
    <message>
        <source>Of its tables, the one with the URLs is taken: {name}. These are not: {others}.</source>
        <translation>Parmi ses tableaux, c’est celui qui contient les URL qui est pris : {name}. Ceux-ci ne le sont pas : {others}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Old and new URLs in full, with the status, for any other program.</source>
        <translation>Les anciennes et les nouvelles URL complètes, avec le code d’état, pour tout autre programme.</translation>
    </message>
    <message>
        <source>Old start</source>
        <translation>Ancien début</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Plus anciennes</translation>
    </message>
    <message>
        <source>One URL and what is said about it: one row of the table.</source>
        <translation>Une URL et ce qui en est dit : une ligne du tableau.</translation>
    </message>
    <message>
        <source>One but not the other</source>
        <translation>L’un mais pas l’autre</translation>
    </message>
    <message>
        <source>One of both is no absolute URL.</source>
        <translation>L’une des deux n’est pas une URL absolue.</translation>
    </message>
    <message>
        <source>One of the protocol&apos;s seven values.</source>
        <translation>L’une des sept valeurs du protocole.</translation>
    </message>
    <message>
        <source>One page in several languages</source>
        <translation>Une page en plusieurs langues</translation>
    </message>
    <message>
        <source>Only Google reads language links</source>
        <translation>Seul Google lit les liens de langue</translation>
    </message>
    <message>
        <source>Only Google uses links to versions in other languages. Entries with some: {count:,}.</source>
        <translation>Seul Google utilise les liens vers des versions dans d’autres langues. Entrées qui en ont : {count:,}.</translation>
    </message>
    <message>
        <source>Only a person can put it right: there is no fix.</source>
        <translation>Seule une personne peut y remédier : il n’existe pas de correction automatique.</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Ici seulement</translation>
    </message>
    <message>
        <source>Only in the other file</source>
        <translation>Uniquement dans l’autre fichier</translation>
    </message>
    <message>
        <source>Only in the other file ({n})</source>
        <translation>Uniquement dans l’autre fichier ({n})</translation>
    </message>
    <message>
        <source>Only in this file</source>
        <translation>Uniquement dans ce fichier</translation>
    </message>
    <message>
        <source>Only in this file ({n})</source>
        <translation>Uniquement dans ce fichier ({n})</translation>
    </message>
    <message>
        <source>Only replace</source>
        <translation>Remplacer seulement</translation>
    </message>
    <message>
        <source>Only the first changes are shown.</source>
        <translation>Seules les premières modifications sont affichées.</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>Dans l’autre seulement</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message numerus="yes">
        <source>Open %Ln files</source>
        <translation>
            <numerusform>Ouvrir %Ln fichier</numerusform>
            <numerusform>Ouvrir %Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Open URL in the browser</source>
        <translation>Ouvrir l’URL dans le navigateur</translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation>Ouvrir un &amp;dossier…</translation>
    </message>
    <message>
        <source>Open again at start</source>
        <translation>Rouvrir au démarrage</translation>
    </message>
    <message>
        <source>Open all sitemaps in a folder as one document</source>
        <translation>Ouvrir tous les sitemaps d’un dossier comme un seul document</translation>
    </message>
    <message>
        <source>Open as one document</source>
        <translation>Ouvrir comme un seul document</translation>
    </message>
    <message>
        <source>Open in separate tabs</source>
        <translation>Ouvrir dans des onglets distincts</translation>
    </message>
    <message>
        <source>Open sitemaps (XML, gzipped or lists of URLs), feeds and tables</source>
        <translation>Ouvrir des sitemaps (XML, compressés ou listes d’URL), des flux et des tableaux</translation>
    </message>
    <message>
        <source>Open the calendar while editing a date</source>
        <translation>Ouvrir le calendrier pendant la saisie d’une date</translation>
    </message>
    <message>
        <source>Open the file again in the encoding it was written in.</source>
        <translation>Rouvrez le fichier dans l’encodage dans lequel il a été écrit.</translation>
    </message>
    <message>
        <source>Open the inde&amp;x with its sitemaps</source>
        <translation>Ouvrir l’inde&amp;x avec ses sitemaps</translation>
    </message>
    <message>
        <source>Open the index and the sitemaps next to it as one document</source>
        <translation>Ouvrir l’index et les sitemaps voisins comme un seul document</translation>
    </message>
    <message>
        <source>Open the list or calendar of the cell</source>
        <translation>Ouvrir la liste ou le calendrier de la cellule</translation>
    </message>
    <message>
        <source>Open the menu of the cell, as Shift+F10 and a right click do</source>
        <translation>Ouvrir le menu de la cellule, comme Maj+F10 et un clic droit</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>Ouvrir l’e&amp;xemple</translation>
    </message>
    <message numerus="yes">
        <source>Open these %Ln files again at each start?</source>
        <translation>
            <numerusform>Rouvrir %Ln fichier à chaque démarrage ?</numerusform>
            <numerusform>Rouvrir ces %Ln fichiers à chaque démarrage ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open these %Ln files as one document?</source>
        <translation>
            <numerusform>Ouvrir %Ln fichier comme un seul document ?</numerusform>
            <numerusform>Ouvrir ces %Ln fichiers comme un seul document ?</numerusform>
        </translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>Or double-click the right border of its heading</source>
        <translation>Ou double-cliquez sur le bord droit de son en-tête</translation>
    </message>
    <message>
        <source>Other pages list a version in this language; this page does not.</source>
        <translation>D’autres pages indiquent une version dans cette langue, mais pas celle-ci.</translation>
    </message>
    <message>
        <source>Others on this machine can read it; chmod 600 {text} keeps it to you.</source>
        <translation>D’autres utilisateurs de cette machine peuvent le lire ; chmod 600 {text} vous le réserve.</translation>
    </message>
    <message>
        <source>Overwrite cells with what was copied, starting at the current cell</source>
        <translation>Remplacer le contenu des cellules par ce qui a été copié, à partir de la cellule active</translation>
    </message>
    <message>
        <source>Page has other language links</source>
        <translation>La page a d’autres liens de langue</translation>
    </message>
    <message>
        <source>Page is missing</source>
        <translation>Page manquante</translation>
    </message>
    <message>
        <source>Page is rightly left out</source>
        <translation>Page omise à juste titre</translation>
    </message>
    <message>
        <source>Page modified</source>
        <translation>Page modifiée</translation>
    </message>
    <message>
        <source>Page names several canonical URLs</source>
        <translation>La page désigne plusieurs URL canoniques</translation>
    </message>
    <message>
        <source>Pages are stale after</source>
        <translation>Pages obsolètes après</translation>
    </message>
    <message>
        <source>Pages at a depth of more than {count} links were not asked for, such as {url}.</source>
        <translation>Les pages à plus de {count} liens de profondeur n’ont pas été demandées, par exemple {url}.</translation>
    </message>
    <message>
        <source>Pages by language</source>
        <translation>Pages par langue</translation>
    </message>
    <message>
        <source>Pages in several languages: which versions each lists and what is missing</source>
        <translation>Pages en plusieurs langues : les versions que chacune indique et ce qui manque</translation>
    </message>
    <message>
        <source>Pages that changed recently change often. Entries without a date stay as they are.</source>
        <translation>Les pages modifiées récemment changent souvent. Les entrées sans date restent telles quelles.</translation>
    </message>
    <message>
        <source>Pages without a link to a language</source>
        <translation>Pages sans lien vers une langue</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>Requêtes simultanées par hôte</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Parentheses group terms</source>
        <translation>Les parenthèses groupent les termes</translation>
    </message>
    <message>
        <source>Parsers ignore it, but simple tools may not.</source>
        <translation>Les analyseurs l’ignorent, mais pas forcément les outils simples.</translation>
    </message>
    <message>
        <source>Parsers reject such a file or misread its URLs.</source>
        <translation>Les analyseurs rejettent un tel fichier ou lisent mal ses URL.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln URLs</source>
        <translation>
            <numerusform>Coller %Ln URL</numerusform>
            <numerusform>Coller %Ln URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln rows</source>
        <translation>
            <numerusform>Coller %Ln ligne</numerusform>
            <numerusform>Coller %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste &amp;into cells</source>
        <translation>Coller &amp;dans les cellules</translation>
    </message>
    <message>
        <source>Paste cells; whole rows, URLs, a sitemap or a crawler&apos;s table become new entries</source>
        <translation>Coller des cellules ; des lignes entières, des URL, un sitemap ou le tableau d’un robot deviennent de nouvelles entrées</translation>
    </message>
    <message>
        <source>People do not find such a page, and search engines consider it unimportant.</source>
        <translation>Les visiteurs ne trouvent pas une telle page, et les moteurs de recherche la jugent peu importante.</translation>
    </message>
    <message>
        <source>People whose language is not listed get the x-default page.</source>
        <translation>Les personnes dont la langue ne figure pas dans la liste obtiennent la page x-default.</translation>
    </message>
    <message>
        <source>Percent code of no character</source>
        <translation>Code pourcent sans caractère</translation>
    </message>
    <message>
        <source>Percent-encode</source>
        <translation>Encoder avec des %</translation>
    </message>
    <message>
        <source>Percent-encode as UTF-8</source>
        <translation>Encoder avec des % en UTF-8</translation>
    </message>
    <message>
        <source>Percent-encode it.</source>
        <translation>Encodez-le avec un %.</translation>
    </message>
    <message>
        <source>Percent-encode the URL in UTF-8.</source>
        <translation>Encodez l’URL avec des % en UTF-8.</translation>
    </message>
    <message>
        <source>Percent-encode the characters</source>
        <translation>Encoder les caractères avec des %</translation>
    </message>
    <message>
        <source>Percent-encoded twice</source>
        <translation>Double encodage avec des %</translation>
    </message>
    <message>
        <source>Percent-encoded, the URL has {length:,} characters; it should have fewer than 2,048.</source>
        <translation>Encodée avec des %, l’URL compte {length:,} caractères ; elle devrait en compter moins de 2 048.</translation>
    </message>
    <message>
        <source>Percent-encodes characters that are not allowed in a URL, as UTF-8. URLs with invisible or broken characters stay as they are.</source>
        <translation>Encode avec des %, en UTF-8, les caractères non autorisés dans une URL. Les URL contenant des caractères invisibles ou défectueux restent inchangées.</translation>
    </message>
    <message>
        <source>Picture: {path}</source>
        <translation>Image : {path}</translation>
    </message>
    <message>
        <source>Pictures of all entries together; a click on a bar shows its rows</source>
        <translation>Toutes les entrées en graphiques ; un clic sur une barre affiche ses lignes</translation>
    </message>
    <message>
        <source>Pieces of advice</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Placeholder was not filled in</source>
        <translation>Espace réservé non rempli</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>Platforms</source>
        <translation>Plates-formes</translation>
    </message>
    <message>
        <source>Player URL</source>
        <translation>URL du lecteur</translation>
    </message>
    <message>
        <source>Portuguese in Laos</source>
        <translation>le portugais au Laos</translation>
    </message>
    <message>
        <source>Pre&amp;vious finding</source>
        <translation>Constat p&amp;récédent</translation>
    </message>
    <message>
        <source>Precision of new dates</source>
        <translation>Précision des nouvelles dates</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Préférence</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Préférences…</translation>
    </message>
    <message>
        <source>Prefix is not declared</source>
        <translation>Préfixe non déclaré</translation>
    </message>
    <message>
        <source>Premiere date</source>
        <translation>Date de première diffusion</translation>
    </message>
    <message>
        <source>Preparing the preview… {n} %</source>
        <translation>Préparation de l’aperçu… {n} %</translation>
    </message>
    <message>
        <source>Press {key} to fix</source>
        <translation>Appuyez sur {key} pour corriger</translation>
    </message>
    <message>
        <source>Press {key} to fix: {what}</source>
        <translation>Appuyez sur {key} pour corriger : {what}</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Fichier précédent</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Onglet précédent</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Print views</source>
        <translation>Versions imprimables</translation>
    </message>
    <message>
        <source>Priorities tell which pages of the site matter more. If they are all equal, they tell nothing.</source>
        <translation>Les priorités indiquent quelles pages du site comptent le plus. Si elles sont toutes identiques, elles n’indiquent rien.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Priority below, equal to or above a number; or text in the priority</source>
        <translation>Priorité inférieure, égale ou supérieure à un nombre ; ou texte de la priorité</translation>
    </message>
    <message>
        <source>Priority by depth</source>
        <translation>Priorité selon la profondeur</translation>
    </message>
    <message>
        <source>Priority by path depth</source>
        <translation>Priorité selon la profondeur du chemin</translation>
    </message>
    <message>
        <source>Priority by rank</source>
        <translation>Priorité selon le rang</translation>
    </message>
    <message>
        <source>Priority from data</source>
        <translation>Priorité d’après des données</translation>
    </message>
    <message>
        <source>Priority from data by steps</source>
        <translation>Priorité d’après des données, par paliers</translation>
    </message>
    <message>
        <source>Priority is not a number</source>
        <translation>Priorité non numérique</translation>
    </message>
    <message>
        <source>Priority is out of range</source>
        <translation>Priorité hors limites</translation>
    </message>
    <message>
        <source>Propose new dates only for pages whose text has changed between two checks</source>
        <translation>Proposer de nouvelles dates uniquement pour les pages dont le texte a changé entre deux vérifications</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Pu&amp;blished URL…</source>
        <translation>URL publ&amp;iée…</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>Publication</translation>
    </message>
    <message>
        <source>Publish the file in a different folder.</source>
        <translation>Publiez le fichier dans un autre dossier.</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Date de publication</translation>
    </message>
    <message>
        <source>Published URL</source>
        <translation>URL publiée</translation>
    </message>
    <message>
        <source>Published URL is not valid</source>
        <translation>URL publiée non valide</translation>
    </message>
    <message>
        <source>Published URL is unknown</source>
        <translation>URL publiée inconnue</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>Publié à l’adresse</translation>
    </message>
    <message>
        <source>Put all panels and columns back to where they were at first, in their first sizes</source>
        <translation>Remettre tous les volets et toutes les colonnes à leur place et à leur taille d’origine</translation>
    </message>
    <message>
        <source>Put the elements in order</source>
        <translation>Mettre les éléments dans l’ordre</translation>
    </message>
    <message>
        <source>Put the missing element around them</source>
        <translation>Les entourer de l’élément manquant</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Quotation marks were put around the value.</source>
        <translation>La valeur a été mise entre guillemets.</translation>
    </message>
    <message>
        <source>Quotes: exactly this text</source>
        <translation>Guillemets : exactement ce texte</translation>
    </message>
    <message>
        <source>Raise the priority being edited by 0.1, or by 0.05 with Shift</source>
        <translation>Augmenter de 0.1 la priorité en cours de saisie, ou de 0.05 avec Maj</translation>
    </message>
    <message>
        <source>Raises or lowers each priority, within 0.0 and 1.0.</source>
        <translation>Augmente ou diminue chaque priorité, entre 0.0 et 1.0.</translation>
    </message>
    <message>
        <source>Ranks the entries by a column and spreads priorities evenly over them.</source>
        <translation>Classe les entrées selon une colonne et répartit les priorités régulièrement entre elles.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Rec&amp;harger</translation>
    </message>
    <message>
        <source>Read as Unix time</source>
        <translation>Lire comme heure Unix</translation>
    </message>
    <message>
        <source>Read as day/month/year</source>
        <translation>Lire comme jour/mois/année</translation>
    </message>
    <message>
        <source>Read as month/day/year</source>
        <translation>Lire comme mois/jour/année</translation>
    </message>
    <message>
        <source>Read as year-day-month</source>
        <translation>Lire comme année-jour-mois</translation>
    </message>
    <message>
        <source>Read in another enco&amp;ding…</source>
        <translation>Lire d&amp;ans un autre encodage…</translation>
    </message>
    <message>
        <source>Read in the wrong encoding</source>
        <translation>Lue dans le mauvais encodage</translation>
    </message>
    <message>
        <source>Read the file from disk again</source>
        <translation>Relire le fichier sur le disque</translation>
    </message>
    <message>
        <source>Rearrange the entries in the file in the order shown</source>
        <translation>Réorganiser les entrées du fichier dans l’ordre affiché</translation>
    </message>
    <message>
        <source>Rearranges the entries in the order the table shows.</source>
        <translation>Réorganise les entrées dans l’ordre affiché par le tableau.</translation>
    </message>
    <message>
        <source>Recover unsaved changes…</source>
        <translation>Récupérer les modifications non enregistrées…</translation>
    </message>
    <message>
        <source>Redirected</source>
        <translation>Redirigée</translation>
    </message>
    <message>
        <source>Redirected permanently</source>
        <translation>Redirection permanente</translation>
    </message>
    <message>
        <source>Redirected temporarily</source>
        <translation>Redirection temporaire</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>Redirections</translation>
    </message>
    <message>
        <source>Redirects to another URL, when last checked</source>
        <translation>Redirige vers une autre URL, à la dernière vérification</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln duplicates</source>
        <translation>
            <numerusform>Supprimer %Ln doublon</numerusform>
            <numerusform>Supprimer %Ln doublons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln entries</source>
        <translation>
            <numerusform>Supprimer %Ln entrée</numerusform>
            <numerusform>Supprimer %Ln entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove all frequencies and priorities</source>
        <translation>Supprimer toutes les fréquences et priorités</translation>
    </message>
    <message>
        <source>Remove all priorities</source>
        <translation>Supprimer toutes les priorités</translation>
    </message>
    <message>
        <source>Remove elements Google has retired</source>
        <translation>Supprimer les éléments abandonnés par Google</translation>
    </message>
    <message>
        <source>Remove entries identical to an earlier one</source>
        <translation>Supprimer les entrées identiques à une précédente</translation>
    </message>
    <message>
        <source>Remove entries whose page is listed under its own URL</source>
        <translation>Supprimer les entrées dont la page figure sous sa propre URL</translation>
    </message>
    <message>
        <source>Remove everything from # on</source>
        <translation>Supprimer tout à partir de #</translation>
    </message>
    <message>
        <source>Remove fragment</source>
        <translation>Supprimer le fragment</translation>
    </message>
    <message>
        <source>Remove frequency and priority</source>
        <translation>Supprimer la fréquence et la priorité</translation>
    </message>
    <message>
        <source>Remove identical images</source>
        <translation>Supprimer les images identiques</translation>
    </message>
    <message>
        <source>Remove identical links</source>
        <translation>Supprimer les liens identiques</translation>
    </message>
    <message>
        <source>Remove ignored fields</source>
        <translation>Supprimer les champs ignorés</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Le supprimer</translation>
    </message>
    <message>
        <source>Remove it from the later file</source>
        <translation>Supprimer du fichier suivant</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Supprimez-le.</translation>
    </message>
    <message>
        <source>Remove missing files from the index and add files it does not list</source>
        <translation>Retirer de l’index les fichiers manquants et ajouter ceux qui n’y figurent pas</translation>
    </message>
    <message>
        <source>Remove parameters</source>
        <translation>Supprimer des paramètres</translation>
    </message>
    <message>
        <source>Remove references to the entity</source>
        <translation>Supprimer les références à l’entité</translation>
    </message>
    <message>
        <source>Remove the DOCTYPE</source>
        <translation>Supprimer le DOCTYPE</translation>
    </message>
    <message>
        <source>Remove the DOCTYPE and all references to its entities</source>
        <translation>Supprimer le DOCTYPE et toutes les références à ses entités</translation>
    </message>
    <message>
        <source>Remove the attributes</source>
        <translation>Supprimer les attributs</translation>
    </message>
    <message>
        <source>Remove the blank lines</source>
        <translation>Supprimer les lignes vides</translation>
    </message>
    <message>
        <source>Remove the block</source>
        <translation>Supprimer le bloc</translation>
    </message>
    <message>
        <source>Remove the byte order mark</source>
        <translation>Supprimer l’indicateur d’ordre des octets</translation>
    </message>
    <message>
        <source>Remove the characters</source>
        <translation>Supprimer les caractères</translation>
    </message>
    <message>
        <source>Remove the date</source>
        <translation>Supprimer la date</translation>
    </message>
    <message>
        <source>Remove the elements</source>
        <translation>Supprimer les éléments</translation>
    </message>
    <message>
        <source>Remove the elements of withdrawn extensions</source>
        <translation>Supprimer les éléments des extensions retirées</translation>
    </message>
    <message>
        <source>Remove the empty element</source>
        <translation>Supprimer l’élément vide</translation>
    </message>
    <message>
        <source>Remove the entry</source>
        <translation>Supprimer l’entrée</translation>
    </message>
    <message>
        <source>Remove the entry for the index itself</source>
        <translation>Supprimer l’entrée de l’index lui-même</translation>
    </message>
    <message>
        <source>Remove the entry from one of the files.</source>
        <translation>Supprimez l’entrée de l’un des fichiers.</translation>
    </message>
    <message>
        <source>Remove the entry from one of the indexes.</source>
        <translation>Supprimez l’entrée de l’un des index.</translation>
    </message>
    <message>
        <source>Remove the expired video</source>
        <translation>Supprimer la vidéo expirée</translation>
    </message>
    <message>
        <source>Remove the file or its index entry</source>
        <translation>Supprimer le fichier ou son entrée d’index</translation>
    </message>
    <message>
        <source>Remove the frequency</source>
        <translation>Supprimer la fréquence</translation>
    </message>
    <message>
        <source>Remove the identical dates</source>
        <translation>Supprimer les dates identiques</translation>
    </message>
    <message>
        <source>Remove the invisible characters</source>
        <translation>Supprimer les caractères invisibles</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>Supprimer la ligne</translation>
    </message>
    <message>
        <source>Remove the news block, keep the entry</source>
        <translation>Supprimer le bloc d’actualités, conserver l’entrée</translation>
    </message>
    <message>
        <source>Remove the port</source>
        <translation>Supprimer le port</translation>
    </message>
    <message>
        <source>Remove the prefix</source>
        <translation>Supprimer le préfixe</translation>
    </message>
    <message>
        <source>Remove the priority</source>
        <translation>Supprimer la priorité</translation>
    </message>
    <message>
        <source>Remove the text between the elements</source>
        <translation>Supprimer le texte entre les éléments</translation>
    </message>
    <message>
        <source>Remove the white space</source>
        <translation>Supprimer les espaces</translation>
    </message>
    <message>
        <source>Remove the white space after a slash</source>
        <translation>Supprimer les espaces après une barre oblique</translation>
    </message>
    <message>
        <source>Remove the white space around it</source>
        <translation>Supprimer les espaces qui l’entourent</translation>
    </message>
    <message>
        <source>Remove the white space before the XML</source>
        <translation>Supprimer les espaces avant le XML</translation>
    </message>
    <message numerus="yes">
        <source>Remove these %Ln</source>
        <translation>
            <numerusform>Supprimer %Ln URL</numerusform>
            <numerusform>Supprimer ces %Ln URL</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove these entries</source>
        <translation>Supprimer ces entrées</translation>
    </message>
    <message>
        <source>Remove these parameters</source>
        <translation>Supprimer ces paramètres</translation>
    </message>
    <message>
        <source>Remove trailing slash</source>
        <translation>Supprimer la barre oblique finale</translation>
    </message>
    <message>
        <source>Remove unknown elements</source>
        <translation>Supprimer les éléments inconnus</translation>
    </message>
    <message>
        <source>Remove user name and password</source>
        <translation>Supprimer le nom d’utilisateur et le mot de passe</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>Supprimer {what}</translation>
    </message>
    <message>
        <source>Remove: {what}</source>
        <translation>Supprimer : {what}</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimées</translation>
    </message>
    <message>
        <source>Removes URL parameters by name.</source>
        <translation>Supprime des paramètres d’URL d’après leur nom.</translation>
    </message>
    <message>
        <source>Removes a date that nearly all entries share. It only shows when the file was generated.</source>
        <translation>Supprime une date commune à presque toutes les entrées. Elle ne montre que le moment où le fichier a été généré.</translation>
    </message>
    <message>
        <source>Removes all URL parameters except those listed.</source>
        <translation>Supprime tous les paramètres d’URL, sauf ceux de la liste.</translation>
    </message>
    <message>
        <source>Removes dates in the future.</source>
        <translation>Supprime les dates situées dans le futur.</translation>
    </message>
    <message>
        <source>Removes dates that say nothing: those in the future, and one that nearly all entries share. Adds missing seconds to times.</source>
        <translation>Supprime les dates qui ne disent rien : celles dans le futur, et celle que presque toutes les entrées partagent. Ajoute les secondes qui manquent aux heures.</translation>
    </message>
    <message>
        <source>Removes every frequency.</source>
        <translation>Supprime toutes les fréquences.</translation>
    </message>
    <message>
        <source>Removes every last modified date.</source>
        <translation>Supprime toutes les dates de dernière modification.</translation>
    </message>
    <message>
        <source>Removes every priority. Crawlers then assume 0.5.</source>
        <translation>Supprime toutes les priorités. Les robots d’exploration supposent alors 0.5.</translation>
    </message>
    <message>
        <source>Removes everything from # on. Search engines ignore it.</source>
        <translation>Supprime tout à partir de #. Les moteurs de recherche l’ignorent.</translation>
    </message>
    <message>
        <source>Removes slashes at the end of paths, except for the home page.</source>
        <translation>Supprime les barres obliques à la fin des chemins, sauf pour la page d’accueil.</translation>
    </message>
    <message>
        <source>Removes the entries of pages that visitors find by links, or that are not meant for search: tags, further pages of lists, drafts, thank-you pages and print views. Each step can be left out.</source>
        <translation>Supprime les entrées des pages que les visiteurs trouvent par des liens, ou qui ne sont pas destinées à la recherche : étiquettes, pages suivantes de listes, brouillons, pages de remerciement et versions imprimables. Chaque étape peut être ignorée.</translation>
    </message>
    <message>
        <source>Removes the entries. Comments between them stay.</source>
        <translation>Supprime les entrées. Les commentaires intermédiaires sont conservés.</translation>
    </message>
    <message>
        <source>Removes the parameters that advertising and sessions add to URLs. Check for duplicates afterwards.</source>
        <translation>Supprime les paramètres que la publicité et les sessions ajoutent aux URL. Vérifiez ensuite les doublons.</translation>
    </message>
    <message>
        <source>Removes the time and keeps the day as written.</source>
        <translation>Supprime l’heure et conserve le jour tel qu’écrit.</translation>
    </message>
    <message>
        <source>Rename the file</source>
        <translation>Renommer le fichier</translation>
    </message>
    <message>
        <source>Rent or purchase</source>
        <translation>Location ou achat</translation>
    </message>
    <message>
        <source>Repaired: {title}</source>
        <translation>Réparé : {title}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln damaged files: {names}?</source>
        <translation>
            <numerusform>Remplacer %Ln fichier endommagé : {names} ?</numerusform>
            <numerusform>Remplacer %Ln fichiers endommagés : {names} ?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln indexes with their sitemaps</source>
        <translation>
            <numerusform>Remplacer %Ln index par ses sitemaps</numerusform>
            <numerusform>Remplacer %Ln index par leurs sitemaps</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace \ with /</source>
        <translation>Remplacer \ par /</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Replace each index listed in this index with the sitemaps it lists</source>
        <translation>Remplacer chaque index répertorié dans cet index par les sitemaps qu’il répertorie</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %Ln rows</source>
        <translation>
            <numerusform>Remplacer dans %Ln ligne</numerusform>
            <numerusform>Remplacer dans %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in URL</source>
        <translation>Remplacer dans l’URL</translation>
    </message>
    <message>
        <source>Replace nested inde&amp;xes…</source>
        <translation>&amp;Remplacer les index imbriqués…</translation>
    </message>
    <message>
        <source>Replace odd white space between the elements</source>
        <translation>Remplacer les espaces inhabituels entre les éléments</translation>
    </message>
    <message>
        <source>Replace the decimal comma with a point</source>
        <translation>Remplacer la virgule décimale par un point</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Replaces URLs by those that their pages named as canonical when last checked.</source>
        <translation>Remplace les URL par celles que leurs pages désignaient comme canoniques à la dernière vérification.</translation>
    </message>
    <message>
        <source>Replaces URLs that redirected when they were last checked by those they lead to.</source>
        <translation>Remplace les URL qui redirigeaient à la dernière vérification par celles vers lesquelles elles mènent.</translation>
    </message>
    <message>
        <source>Replaces every match of a regular expression.</source>
        <translation>Remplace chaque occurrence d’une expression régulière.</translation>
    </message>
    <message>
        <source>Replaces the host and its port.</source>
        <translation>Remplace l’hôte et son port.</translation>
    </message>
    <message>
        <source>Replaces the start of paths. Other paths stay as they are.</source>
        <translation>Remplace le début des chemins. Les autres chemins restent inchangés.</translation>
    </message>
    <message>
        <source>Required element or attribute is missing</source>
        <translation>Élément ou attribut obligatoire manquant</translation>
    </message>
    <message>
        <source>Requires a subscription</source>
        <translation>Abonnement requis</translation>
    </message>
    <message>
        <source>Reset column &amp;widths</source>
        <translation>Réinitialiser la &amp;largeur des colonnes</translation>
    </message>
    <message>
        <source>Reset columns to their default widths; the URL column takes the rest</source>
        <translation>Rétablir la largeur par défaut des colonnes ; la colonne des URL occupe le reste</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Resolve the dots in the path</source>
        <translation>Résoudre les points du chemin</translation>
    </message>
    <message>
        <source>Response times, in milliseconds</source>
        <translation>Temps de réponse, en millisecondes</translation>
    </message>
    <message>
        <source>Restore changes that were not saved before the editor was closed unexpectedly</source>
        <translation>Restaurer les modifications qui n’étaient pas enregistrées lorsque l’éditeur s’est fermé de façon inattendue</translation>
    </message>
    <message>
        <source>Restore the tags</source>
        <translation>Rétablir les balises</translation>
    </message>
    <message>
        <source>Retired elements in extensions</source>
        <translation>Éléments abandonnés dans des extensions</translation>
    </message>
    <message>
        <source>Rightly left out ({count})</source>
        <translation>Omises à juste titre ({count})</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Robots</translation>
    </message>
    <message>
        <source>Root element is unknown</source>
        <translation>Élément racine inconnu</translation>
    </message>
    <message>
        <source>Root inside the root</source>
        <translation>Racine à l’intérieur de la racine</translation>
    </message>
    <message>
        <source>Round priority to 0.1</source>
        <translation>Arrondir la priorité à 0.1</translation>
    </message>
    <message>
        <source>Round to two decimals</source>
        <translation>Arrondir à deux décimales</translation>
    </message>
    <message>
        <source>Rounds each priority to one decimal; halves round up.</source>
        <translation>Arrondit chaque priorité à une décimale ; les demis sont arrondis vers le haut.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>Hauteur des lignes</translation>
    </message>
    <message>
        <source>Row {first} ({file}) has the same URL{difference}. Keep one of them.</source>
        <translation>La ligne {first} ({file}) a la même URL{difference}. Conservez l’une des deux.</translation>
    </message>
    <message>
        <source>Row {first} differs only in letter case: {other}.</source>
        <translation>La ligne {first} ne diffère que par la casse : {other}.</translation>
    </message>
    <message>
        <source>Row {first} differs only in {difference}: {other}.</source>
        <translation>La ligne {first} ne diffère que par {difference} : {other}.</translation>
    </message>
    <message>
        <source>Row {first} has the same URL, written differently: {other}. Keep one.</source>
        <translation>La ligne {first} a la même URL, écrite autrement : {other}. Conservez-en une.</translation>
    </message>
    <message>
        <source>Row {first} has the same URL. {advice}</source>
        <translation>La ligne {first} a la même URL. {advice}</translation>
    </message>
    <message>
        <source>Row {number}.</source>
        <translation>Ligne {number}.</translation>
    </message>
    <message>
        <source>Row {row:,} has the character {character}, which XML does not allow in any form. Delete it.</source>
        <translation>La ligne {row:,} contient le caractère {character}, que XML n’autorise sous aucune forme. Supprimez-le.</translation>
    </message>
    <message>
        <source>Row {row} alone would make a file larger than {limit:,} bytes. Allow more bytes per file.</source>
        <translation>À elle seule, la ligne {row} ferait dépasser {limit:,} octets à un fichier. Autorisez plus d’octets par fichier.</translation>
    </message>
    <message>
        <source>Row {row} contains the character {character}: {cause}</source>
        <translation>La ligne {row} contient le caractère {character} : {cause}</translation>
    </message>
    <message>
        <source>Row {row}{place} follows a custom entity of its file. Write out the entity first.</source>
        <translation>La ligne {row}{place} suit une entité personnalisée de son fichier. Écrivez d’abord l’entité en toutes lettres.</translation>
    </message>
    <message>
        <source>Row {row}{place} has a name with characters that the other file&apos;s encoding does not support. Convert that file to UTF-8.</source>
        <translation>La ligne {row}{place} a un nom contenant des caractères que l’encodage de l’autre fichier ne prend pas en charge. Convertissez ce fichier en UTF-8.</translation>
    </message>
    <message>
        <source>Row {row}{place} uses a custom entity of its file. Write out the entity first.</source>
        <translation>La ligne {row}{place} utilise une entité personnalisée de son fichier. Écrivez d’abord l’entité en toutes lettres.</translation>
    </message>
    <message>
        <source>Rows with each value, before → after: {counts}.</source>
        <translation>Lignes pour chaque valeur, avant → après : {counts}.</translation>
    </message>
    <message>
        <source>Rule that the row breaks</source>
        <translation>Règle que la ligne enfreint</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message numerus="yes">
        <source>Run “{name}” in %Ln rows</source>
        <translation>
            <numerusform>Exécuter « {name} » dans %Ln ligne</numerusform>
            <numerusform>Exécuter « {name} » dans %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Same URL in different letter case</source>
        <translation>Même URL avec une casse différente</translation>
    </message>
    <message>
        <source>Same URL in most entries</source>
        <translation>Même URL dans la plupart des entrées</translation>
    </message>
    <message>
        <source>Same URL, written differently</source>
        <translation>Même URL, écrite autrement</translation>
    </message>
    <message>
        <source>Same as blog: case never matters</source>
        <translation>Comme blog : la casse n’est jamais prise en compte</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>Samedi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>Save a picture of the window, without a display.</source>
        <translation>Enregistrer une image de la fenêtre, sans écran.</translation>
    </message>
    <message>
        <source>Save t&amp;his filter…</source>
        <translation>&amp;Enregistrer ce filtre…</translation>
    </message>
    <message>
        <source>Save the file under a different name.</source>
        <translation>Enregistrez le fichier sous un autre nom.</translation>
    </message>
    <message>
        <source>Save the filter under a name to use it with any file</source>
        <translation>Enregistrer le filtre sous un nom pour l’utiliser avec n’importe quel fichier</translation>
    </message>
    <message>
        <source>Save the findin&amp;gs…</source>
        <translation>Enre&amp;gistrer les constats…</translation>
    </message>
    <message>
        <source>Save the findings as a web page or a CSV file</source>
        <translation>Enregistrer les constats sous forme de page Web ou de fichier CSV</translation>
    </message>
    <message>
        <source>Save the sitemap before its changes are announced.</source>
        <translation>Enregistrez le sitemap avant de signaler ses modifications.</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>{name} enregistré</translation>
    </message>
    <message>
        <source>Saved {n} of {count} files</source>
        <translation>{n} fichiers enregistrés sur {count}</translation>
    </message>
    <message>
        <source>Saved {n} of {count} files and the index</source>
        <translation>{n} fichiers enregistrés sur {count}, ainsi que l’index</translation>
    </message>
    <message>
        <source>Say it with --base.</source>
        <translation>Indiquez-la avec --base.</translation>
    </message>
    <message>
        <source>Say what a rule means, why it matters, who made it, and how to fix it.</source>
        <translation>Indiquer ce que signifie une règle, pourquoi elle est importante, d’où elle vient et comment corriger ce qui l’enfreint.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Schema location does not match</source>
        <translation>L’emplacement du schéma ne concorde pas</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schéma</translation>
    </message>
    <message>
        <source>Scheme of the URL</source>
        <translation>Schéma de l’URL</translation>
    </message>
    <message>
        <source>Schemes</source>
        <translation>Schémas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search Console accepts no more than that; its report lists at most 1,000 sitemaps.</source>
        <translation>La Search Console n’en accepte pas davantage ; son rapport affiche au plus 1 000 sitemaps.</translation>
    </message>
    <message>
        <source>Search engines accept any order, but the official schema rejects this one.</source>
        <translation>Les moteurs de recherche acceptent n’importe quel ordre, mais le schéma officiel rejette celui-ci.</translation>
    </message>
    <message>
        <source>Search engines accept feeds but do not learn about older pages from them.</source>
        <translation>Les moteurs de recherche acceptent les flux, mais ils n’y découvrent pas les pages plus anciennes.</translation>
    </message>
    <message>
        <source>Search engines cannot fetch an invalid URL.</source>
        <translation>Les moteurs de recherche ne peuvent pas récupérer une URL non valide.</translation>
    </message>
    <message>
        <source>Search engines cannot index a page that they cannot fetch.</source>
        <translation>Les moteurs de recherche ne peuvent pas indexer une page qu’ils ne peuvent pas récupérer.</translation>
    </message>
    <message>
        <source>Search engines cannot index a page that they do not get.</source>
        <translation>Les moteurs de recherche ne peuvent pas indexer une page qu’ils ne reçoivent pas.</translation>
    </message>
    <message>
        <source>Search engines cannot reach it. Often a slash is missing after the host.</source>
        <translation>Les moteurs de recherche ne peuvent pas le joindre. Souvent, il manque une barre oblique après l’hôte.</translation>
    </message>
    <message>
        <source>Search engines cannot separate the value from the markup.</source>
        <translation>Les moteurs de recherche ne peuvent pas séparer la valeur du balisage.</translation>
    </message>
    <message>
        <source>Search engines do not care, but validating against the official schema fails.</source>
        <translation>Les moteurs de recherche n’en tiennent pas compte, mais la validation avec le schéma officiel échoue.</translation>
    </message>
    <message>
        <source>Search engines do not fetch pages that robots.txt forbids.</source>
        <translation>Les moteurs de recherche ne récupèrent pas les pages interdites par robots.txt.</translation>
    </message>
    <message>
        <source>Search engines do not look for sitemaps in a list of pages, so they will not read them.</source>
        <translation>Les moteurs de recherche ne cherchent pas de sitemaps dans une liste de pages : ils ne les liront donc pas.</translation>
    </message>
    <message>
        <source>Search engines do not look for sitemaps in a list of pages.</source>
        <translation>Les moteurs de recherche ne cherchent pas de sitemaps dans une liste de pages.</translation>
    </message>
    <message>
        <source>Search engines do not recognize this language code.</source>
        <translation>Les moteurs de recherche ne reconnaissent pas ce code de langue.</translation>
    </message>
    <message>
        <source>Search engines drop everything from # on. {advice}</source>
        <translation>Les moteurs de recherche suppriment tout à partir de #. {advice}</translation>
    </message>
    <message>
        <source>Search engines drop pages whose server keeps answering with errors.</source>
        <translation>Les moteurs de recherche abandonnent les pages dont le serveur continue de répondre par des erreurs.</translation>
    </message>
    <message>
        <source>Search engines expect a sitemap there and report that it is HTML.</source>
        <translation>Les moteurs de recherche y attendent un sitemap et signalent que c’est du HTML.</translation>
    </message>
    <message>
        <source>Search engines find a page later, or never, that no sitemap lists.</source>
        <translation>Les moteurs de recherche trouvent plus tard, voire jamais, une page qu’aucun sitemap ne répertorie.</translation>
    </message>
    <message>
        <source>Search engines heed none of its canonical URLs {first} and {second}, as it names more than one.</source>
        <translation>Les moteurs de recherche ne tiennent compte d’aucune de ses URL canoniques {first} et {second}, car elle en désigne plusieurs.</translation>
    </message>
    <message>
        <source>Search engines ignore URLs on other hosts unless those hosts list this sitemap in their robots.txt.</source>
        <translation>Les moteurs de recherche ignorent les URL d’autres hôtes, sauf si ceux-ci indiquent ce sitemap dans leur fichier robots.txt.</translation>
    </message>
    <message>
        <source>Search engines ignore dates that do not fit the pages.</source>
        <translation>Les moteurs de recherche ignorent les dates qui ne correspondent pas aux pages.</translation>
    </message>
    <message>
        <source>Search engines ignore it, but the official schema rejects it.</source>
        <translation>Les moteurs de recherche l’ignorent, mais le schéma officiel le rejette.</translation>
    </message>
    <message>
        <source>Search engines ignore it.</source>
        <translation>Les moteurs de recherche l’ignorent.</translation>
    </message>
    <message>
        <source>Search engines ignore sitemaps on other sites unless those sites list them in their robots.txt.</source>
        <translation>Les moteurs de recherche ignorent les sitemaps d’autres sites, sauf si ceux-ci les indiquent dans leur fichier robots.txt.</translation>
    </message>
    <message>
        <source>Search engines ignore sitemaps with another scheme than that of the index.</source>
        <translation>Les moteurs de recherche ignorent les sitemaps dont le schéma diffère de celui de l’index.</translation>
    </message>
    <message>
        <source>Search engines keep the URL itself while a redirect is temporary. One that is meant for good should be 301 or 308.</source>
        <translation>Les moteurs de recherche conservent l’URL elle-même tant qu’une redirection est temporaire. Une redirection définitive devrait être 301 ou 308.</translation>
    </message>
    <message>
        <source>Search engines may ignore language links that contradict each other.</source>
        <translation>Les moteurs de recherche peuvent ignorer les liens de langue qui se contredisent.</translation>
    </message>
    <message>
        <source>Search engines may not come back to a page whose date stays the same.</source>
        <translation>Les moteurs de recherche peuvent ne pas revenir sur une page dont la date ne change pas.</translation>
    </message>
    <message>
        <source>Search engines may not recognize the value, and the official schema rejects it.</source>
        <translation>Les moteurs de recherche peuvent ne pas reconnaître la valeur, et le schéma officiel la rejette.</translation>
    </message>
    <message>
        <source>Search engines may skip a sitemap that seems unchanged.</source>
        <translation>Les moteurs de recherche peuvent ignorer un sitemap qui semble inchangé.</translation>
    </message>
    <message>
        <source>Search engines only look for extensions inside entries.</source>
        <translation>Les moteurs de recherche ne cherchent les extensions que dans les entrées.</translation>
    </message>
    <message>
        <source>Search engines only read XML sitemaps, feeds and plain lists of URLs.</source>
        <translation>Les moteurs de recherche ne lisent que les sitemaps XML, les flux et les listes d’URL en texte brut.</translation>
    </message>
    <message>
        <source>Search engines only read the files that the index lists.</source>
        <translation>Les moteurs de recherche ne lisent que les fichiers répertoriés dans l’index.</translation>
    </message>
    <message>
        <source>Search engines reject the file or ignore everything beyond the limit.</source>
        <translation>Les moteurs de recherche rejettent le fichier ou ignorent tout ce qui dépasse la limite.</translation>
    </message>
    <message>
        <source>Search engines reject the index or ignore everything beyond the limit.</source>
        <translation>Les moteurs de recherche rejettent l’index ou ignorent tout ce qui dépasse la limite.</translation>
    </message>
    <message>
        <source>Search engines report an empty file as an error.</source>
        <translation>Les moteurs de recherche signalent un fichier vide comme une erreur.</translation>
    </message>
    <message>
        <source>Search engines report anything else as invalid, including capital letters.</source>
        <translation>Les moteurs de recherche signalent toute autre valeur comme non valide, y compris avec des majuscules.</translation>
    </message>
    <message>
        <source>Search engines report it as invalid and assume 0.5.</source>
        <translation>Les moteurs de recherche la signalent comme non valide et supposent 0.5.</translation>
    </message>
    <message>
        <source>Search engines report it or ignore the element and its content.</source>
        <translation>Les moteurs de recherche le signalent ou ignorent l’élément et son contenu.</translation>
    </message>
    <message>
        <source>Search engines report other formats as invalid and ignore them.</source>
        <translation>Les moteurs de recherche signalent les autres formats comme non valides et les ignorent.</translation>
    </message>
    <message>
        <source>Search engines report that the sitemap is an HTML page and do not read it.</source>
        <translation>Les moteurs de recherche signalent que le sitemap est une page HTML et ne le lisent pas.</translation>
    </message>
    <message>
        <source>Search engines report the date as invalid and ignore it.</source>
        <translation>Les moteurs de recherche signalent la date comme non valide et l’ignorent.</translation>
    </message>
    <message>
        <source>Search engines report unknown elements or ignore their content.</source>
        <translation>Les moteurs de recherche signalent les éléments inconnus ou ignorent leur contenu.</translation>
    </message>
    <message>
        <source>Search engines stop reading at the limit or reject the file. The limit applies to the uncompressed size.</source>
        <translation>Les moteurs de recherche cessent de lire à la limite ou rejettent le fichier. La limite s’applique à la taille avant compression.</translation>
    </message>
    <message>
        <source>Search engines stop trusting a site&apos;s dates if they cannot be true.</source>
        <translation>Les moteurs de recherche cessent de se fier aux dates d’un site si elles ne peuvent pas être vraies.</translation>
    </message>
    <message>
        <source>Search engines then choose themselves which URL to show, and it may be another one.</source>
        <translation>Les moteurs de recherche choisissent alors eux-mêmes l’URL à afficher, et ce peut être une autre.</translation>
    </message>
    <message>
        <source>Search engines treat an empty element as an invalid value. Leave out elements without a value.</source>
        <translation>Les moteurs de recherche traitent un élément vide comme une valeur non valide. Omettez les éléments sans valeur.</translation>
    </message>
    <message>
        <source>Search engines trust a sitemap less if its pages do not exist.</source>
        <translation>Les moteurs de recherche font moins confiance à un sitemap dont les pages n’existent pas.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Security-conscious parsers reject files with a DOCTYPE.</source>
        <translation>Les analyseurs soucieux de sécurité rejettent les fichiers avec un DOCTYPE.</translation>
    </message>
    <message>
        <source>See and restore what the file contained before it was saved here</source>
        <translation>Voir et restaurer le contenu du fichier avant son enregistrement ici</translation>
    </message>
    <message>
        <source>See how another sitemap or a crawl differs, and copy what you want from it</source>
        <translation>Voir en quoi un autre sitemap ou une exploration diffère, et en copier ce que vous voulez</translation>
    </message>
    <message>
        <source>See what was done to a damaged file so that it could be read</source>
        <translation>Voir ce qui a été fait sur un fichier endommagé pour pouvoir le lire</translation>
    </message>
    <message>
        <source>Segment URL</source>
        <translation>URL du segment</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Select cells of the column “Last modified” to date them today.</source>
        <translation>Sélectionnez des cellules de la colonne « Dernière modification » pour leur donner la date du jour.</translation>
    </message>
    <message>
        <source>Select every row the filter shows, wherever the keyboard focus is</source>
        <translation>Sélectionner toutes les lignes affichées par le filtre, où que se trouve le focus clavier</translation>
    </message>
    <message>
        <source>Select the rows sh&amp;own</source>
        <translation>Sélectionner les lignes affic&amp;hées</translation>
    </message>
    <message>
        <source>Select the rows that match a filter without hiding the others</source>
        <translation>Sélectionner les lignes qui correspondent à un filtre sans masquer les autres</translation>
    </message>
    <message>
        <source>Select the whole column</source>
        <translation>Sélectionner toute la colonne</translation>
    </message>
    <message>
        <source>Select the whole row</source>
        <translation>Sélectionner toute la ligne</translation>
    </message>
    <message>
        <source>Select wh&amp;ere…</source>
        <translation>Sélectionner &amp;où…</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>Separator in an exported table</source>
        <translation>Séparateur d’un tableau exporté</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>Erreur serveur</translation>
    </message>
    <message>
        <source>Servers and crawlers go by the name to decide whether to decompress a file.</source>
        <translation>Les serveurs et les robots d’exploration se fient au nom pour décider de décompresser un fichier.</translation>
    </message>
    <message>
        <source>Servers and crawlers read such URLs differently or reject them.</source>
        <translation>Les serveurs et les robots d’exploration lisent ces URL différemment ou les rejettent.</translation>
    </message>
    <message>
        <source>Servers and crawlers use the encoded form, which is over the limit.</source>
        <translation>Les serveurs et les robots d’exploration utilisent la forme encodée, qui dépasse la limite.</translation>
    </message>
    <message>
        <source>Servers know the host {host} as {ascii}.</source>
        <translation>Les serveurs connaissent l’hôte {host} sous le nom {ascii}.</translation>
    </message>
    <message>
        <source>Servers often respond to both, so two URLs lead to the same content.</source>
        <translation>Les serveurs répondent souvent aux deux : deux URL mènent alors au même contenu.</translation>
    </message>
    <message>
        <source>Servers reject a URL with a broken code or return something else.</source>
        <translation>Les serveurs rejettent une URL contenant un code défectueux ou renvoient autre chose.</translation>
    </message>
    <message>
        <source>Servers send such a file as plain text. Most crawlers read it anyway; browsers do not.</source>
        <translation>Les serveurs envoient un tel fichier comme du texte brut. La plupart des robots d’exploration le lisent quand même, mais pas les navigateurs.</translation>
    </message>
    <message>
        <source>Session or tracking parameter</source>
        <translation>Paramètre de session ou de suivi</translation>
    </message>
    <message>
        <source>Set a value of an extension</source>
        <translation>Définir une valeur d’une extension</translation>
    </message>
    <message>
        <source>Set all selected cells to the value being edited</source>
        <translation>Donner à toutes les cellules sélectionnées la valeur en cours de saisie</translation>
    </message>
    <message>
        <source>Set date</source>
        <translation>Définir la date</translation>
    </message>
    <message>
        <source>Set date to now</source>
        <translation>Définir la date et l’heure actuelles</translation>
    </message>
    <message>
        <source>Set date to today</source>
        <translation>Définir la date du jour</translation>
    </message>
    <message>
        <source>Set frequency</source>
        <translation>Définir la fréquence</translation>
    </message>
    <message>
        <source>Set host</source>
        <translation>Définir l’hôte</translation>
    </message>
    <message>
        <source>Set priority</source>
        <translation>Définir la priorité</translation>
    </message>
    <message>
        <source>Set scheme</source>
        <translation>Définir le schéma</translation>
    </message>
    <message>
        <source>Set the URL this file is published at</source>
        <translation>Définir l’URL à laquelle ce fichier est publié</translation>
    </message>
    <message>
        <source>Set the date in the index.</source>
        <translation>Définissez la date dans l’index.</translation>
    </message>
    <message>
        <source>Set the page for all other languages</source>
        <translation>Définir la page pour toutes les autres langues</translation>
    </message>
    <message>
        <source>Set the program to your liking</source>
        <translation>Adapter le programme à vos besoins</translation>
    </message>
    <message>
        <source>Set the published URL of the file to check which URLs it may list.</source>
        <translation>Définissez l’URL publiée du fichier pour vérifier quelles URL il peut répertorier.</translation>
    </message>
    <message>
        <source>Set the published URL of this sitemap first (File, Published URL…); then this can be fixed.</source>
        <translation>Définissez d’abord l’URL publiée de ce sitemap (Fichier, URL publiée…) ; la correction sera alors possible.</translation>
    </message>
    <message>
        <source>Set the selected dates to today</source>
        <translation>Mettre les dates sélectionnées à la date du jour</translation>
    </message>
    <message numerus="yes">
        <source>Set values in %Ln rows</source>
        <translation>
            <numerusform>Définir des valeurs dans %Ln ligne</numerusform>
            <numerusform>Définir des valeurs dans %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Set values in a sitemap and leave every other byte as it is.</source>
        <translation>Définir des valeurs dans un sitemap en laissant intacts tous les autres octets.</translation>
    </message>
    <message numerus="yes">
        <source>Set {field} in %Ln rows</source>
        <translation>
            <numerusform>Définir {field} dans %Ln ligne</numerusform>
            <numerusform>Définir {field} dans %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Set {what}</source>
        <translation>Définir {what}</translation>
    </message>
    <message>
        <source>Set, clear or calculate values in many entries at once</source>
        <translation>Définir, effacer ou calculer des valeurs dans de nombreuses entrées à la fois</translation>
    </message>
    <message>
        <source>Sets the frequency by a data column with the days between two changes, such as that of earlier versions. Entries without a number stay as they are.</source>
        <translation>Définit la fréquence selon une colonne de données qui indique les jours entre deux modifications, par exemple celle des versions précédentes. Les entrées sans nombre restent inchangées.</translation>
    </message>
    <message>
        <source>Sets the frequency by the number of days since the last change. Entries with an invalid, future or missing date stay as they are.</source>
        <translation>Définit la fréquence selon le nombre de jours écoulés depuis la dernière modification. Les entrées dont la date est non valide, future ou absente restent inchangées.</translation>
    </message>
    <message>
        <source>Sets what images, videos, news and languages hold; what is missing around it is made.</source>
        <translation>Définit le contenu des images, vidéos, actualités et langues ; ce qui manque autour est créé.</translation>
    </message>
    <message>
        <source>Several files chosen together</source>
        <translation>Plusieurs fichiers choisis ensemble</translation>
    </message>
    <message>
        <source>Several news articles in one entry</source>
        <translation>Plusieurs articles d’actualité dans une entrée</translation>
    </message>
    <message>
        <source>Several sitemaps</source>
        <translation>Plusieurs sitemaps</translation>
    </message>
    <message>
        <source>Share in percent</source>
        <translation>Part en pourcentage</translation>
    </message>
    <message>
        <source>Shift date</source>
        <translation>Décaler la date</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>Afficher %Ln de plus</numerusform>
            <numerusform>Afficher %Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Show &amp;all rows</source>
        <translation>Afficher &amp;toutes les lignes</translation>
    </message>
    <message>
        <source>Show columns of a crawl, of Search Console or of a log beside the entries, by URL</source>
        <translation>Afficher à côté des entrées, par URL, les colonnes d’une exploration, de la Search Console ou d’un journal</translation>
    </message>
    <message>
        <source>Show dates the way your country writes them; the file itself does not change</source>
        <translation>Afficher les dates au format de votre pays ; le fichier lui-même ne change pas</translation>
    </message>
    <message>
        <source>Show in the file&apos;s &amp;order</source>
        <translation>Afficher dans l’&amp;ordre du fichier</translation>
    </message>
    <message>
        <source>Show only the URLs in the folder of the current one</source>
        <translation>N’afficher que les URL du dossier de l’URL active</translation>
    </message>
    <message>
        <source>Show only the next file</source>
        <translation>N’afficher que le fichier suivant</translation>
    </message>
    <message>
        <source>Show only the previous file</source>
        <translation>N’afficher que le fichier précédent</translation>
    </message>
    <message>
        <source>Show only the rows with the value of the current cell</source>
        <translation>N’afficher que les lignes ayant la valeur de la cellule active</translation>
    </message>
    <message>
        <source>Show the page of the current row</source>
        <translation>Afficher la page de la ligne active</translation>
    </message>
    <message>
        <source>Show the rows of the file</source>
        <translation>Afficher les lignes du fichier</translation>
    </message>
    <message>
        <source>Simple readers may misread it.</source>
        <translation>Des lecteurs simples peuvent mal l’interpréter.</translation>
    </message>
    <message>
        <source>Since the file was opened</source>
        <translation>Depuis l’ouverture du fichier</translation>
    </message>
    <message>
        <source>Since the last save</source>
        <translation>Depuis le dernier enregistrement</translation>
    </message>
    <message>
        <source>Single rules</source>
        <translation>Règles individuelles</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Site folde&amp;rs</source>
        <translation>&amp;Dossiers du site</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Sitemap in several indexes</source>
        <translation>Sitemap dans plusieurs index</translation>
    </message>
    <message>
        <source>Sitemap index</source>
        <translation>Index de sitemaps</translation>
    </message>
    <message>
        <source>Sitemap index and its sitemaps</source>
        <translation>Index de sitemaps et ses sitemaps</translation>
    </message>
    <message>
        <source>Sitemap indexes</source>
        <translation>Index de sitemaps</translation>
    </message>
    <message>
        <source>Sitemap on another site</source>
        <translation>Sitemap sur un autre site</translation>
    </message>
    <message>
        <source>Sitemap outside the index&apos;s folder</source>
        <translation>Sitemap hors du dossier de l’index</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>Sitemaps</translation>
    </message>
    <message>
        <source>Sitemaps generated on a test machine often keep its name, which search engines cannot reach.</source>
        <translation>Les sitemaps générés sur une machine de test en gardent souvent le nom, que les moteurs de recherche ne peuvent pas joindre.</translation>
    </message>
    <message>
        <source>Sitemaps listed as pages</source>
        <translation>Sitemaps répertoriés comme des pages</translation>
    </message>
    <message>
        <source>Sitemaps may only be compressed with gzip.</source>
        <translation>Les sitemaps ne peuvent être compressés qu’avec gzip.</translation>
    </message>
    <message>
        <source>Sitemaps on several hosts</source>
        <translation>Sitemaps sur plusieurs hôtes</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size of the letters</source>
        <translation>Taille des caractères</translation>
    </message>
    <message>
        <source>Size of the page in bytes</source>
        <translation>Taille de la page en octets</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Taille du tableau</translation>
    </message>
    <message>
        <source>Slash after the host is missing</source>
        <translation>Barre oblique manquante après l’hôte</translation>
    </message>
    <message>
        <source>Smallest unit that the last modified date names</source>
        <translation>Plus petite unité indiquée par la date de dernière modification</translation>
    </message>
    <message>
        <source>Soft 404</source>
        <translation>Soft 404</translation>
    </message>
    <message>
        <source>Soft 404 suspected</source>
        <translation>Soft 404 présumée</translation>
    </message>
    <message>
        <source>Some bytes are not valid {encoding}. Open the file in the encoding it was written in.</source>
        <translation>Certains octets ne sont pas valides en {encoding}. Ouvrez le fichier dans l’encodage dans lequel il a été écrit.</translation>
    </message>
    <message>
        <source>Some images are on {host}.{hint}</source>
        <translation>Certaines images sont sur {host}.{hint}</translation>
    </message>
    <message>
        <source>Some of the files cannot be read.</source>
        <translation>Certains fichiers ne peuvent pas être lus.</translation>
    </message>
    <message>
        <source>Some sites use these to address pages.</source>
        <translation>Certains sites les utilisent pour adresser des pages.</translation>
    </message>
    <message>
        <source>Something is missing next to {detail}.</source>
        <translation>Il manque quelque chose à côté de {detail}.</translation>
    </message>
    <message>
        <source>Something went wrong in the editor.</source>
        <translation>Une erreur s’est produite dans l’éditeur.</translation>
    </message>
    <message>
        <source>Sort b&amp;y this column</source>
        <translation>&amp;Trier selon cette colonne</translation>
    </message>
    <message>
        <source>Sort by findings, errors before warnings</source>
        <translation>Trier selon les constats, les erreurs avant les avertissements</translation>
    </message>
    <message>
        <source>Sort by se&amp;verity</source>
        <translation>Trier par gra&amp;vité</translation>
    </message>
    <message>
        <source>Sort by the current column; again to reverse, and once more to stop sorting</source>
        <translation>Trier selon la colonne active ; de nouveau pour inverser, et une fois de plus pour ne plus trier</translation>
    </message>
    <message>
        <source>Sort entries</source>
        <translation>Trier les entrées</translation>
    </message>
    <message>
        <source>Sort parameters</source>
        <translation>Trier les paramètres</translation>
    </message>
    <message>
        <source>Sorts URL parameters by name.</source>
        <translation>Trie les paramètres d’URL par nom.</translation>
    </message>
    <message>
        <source>Sorts the entries by a column; missing values go last.</source>
        <translation>Trie les entrées selon une colonne ; les valeurs manquantes viennent en dernier.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Source: {names}</source>
        <translation>Source : {names}</translation>
    </message>
    <message>
        <source>South Africa</source>
        <translation>l’Afrique du Sud</translation>
    </message>
    <message>
        <source>Space around the URL</source>
        <translation>Espaces autour de l’URL</translation>
    </message>
    <message>
        <source>Space around the value</source>
        <translation>Espaces autour de la valeur</translation>
    </message>
    <message>
        <source>Space in the URL</source>
        <translation>Espace dans l’URL</translation>
    </message>
    <message>
        <source>Spaces or slashes in a tag were removed.</source>
        <translation>Des espaces ou des barres obliques dans une balise ont été supprimés.</translation>
    </message>
    <message>
        <source>Spanish in Laos</source>
        <translation>l’espagnol au Laos</translation>
    </message>
    <message>
        <source>Split the value at its tags</source>
        <translation>Séparer la valeur à ses balises</translation>
    </message>
    <message>
        <source>Split the value of {field} at the tags of the sitemap in it: {detail}</source>
        <translation>Séparez la valeur de {field} aux balises du sitemap qu’elle contient : {detail}</translation>
    </message>
    <message>
        <source>Spreads priorities over the numbers of a data column, such as clicks or inlinks, rounded to 0.1. Entries without a number stay as they are.</source>
        <translation>Répartit les priorités selon les nombres d’une colonne de données, par exemple les clics ou les liens entrants, arrondies à 0.1. Les entrées sans nombre restent inchangées.</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Feuille de calcul</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Obsolètes</translation>
    </message>
    <message>
        <source>Stale: older than {number} days.</source>
        <translation>Obsolètes : de plus de {number} jours.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Start a filter on the column of the current cell</source>
        <translation>Commencer un filtre sur la colonne de la cellule active</translation>
    </message>
    <message>
        <source>Start of the URL&apos;s path, such as /blog/, or a regular expression such as /[0-9]+$/</source>
        <translation>Début du chemin de l’URL, tel que /blog/, ou expression régulière telle que /[0-9]+$/</translation>
    </message>
    <message>
        <source>Start of the file</source>
        <translation>Début du fichier</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Status of the page that was found in the end</source>
        <translation>Code d’état de la page finalement trouvée</translation>
    </message>
    <message>
        <source>Status of the row</source>
        <translation>État de la ligne</translation>
    </message>
    <message>
        <source>Status that the URL itself answered with, such as that of a redirect, when last checked</source>
        <translation>Code d’état renvoyé par l’URL elle-même, par exemple celui d’une redirection, à la dernière vérification</translation>
    </message>
    <message>
        <source>Stays in the cell</source>
        <translation>Reste dans la cellule</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Step {n}: {sentence}</source>
        <translation>Étape {n} : {sentence}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Paliers</translation>
    </message>
    <message>
        <source>Steps that are left without a recipe</source>
        <translation>Étapes laissées sans recette</translation>
    </message>
    <message>
        <source>Stock tickers</source>
        <translation>Symboles boursiers</translation>
    </message>
    <message>
        <source>Stop sorting; the filter stays</source>
        <translation>Ne plus trier ; le filtre est conservé</translation>
    </message>
    <message>
        <source>Such a date usually comes from a value that was never set.</source>
        <translation>Une telle date provient généralement d’une valeur jamais définie.</translation>
    </message>
    <message>
        <source>Such a file cannot be opened. Unpack it first.</source>
        <translation>Impossible d’ouvrir un tel fichier. Décompressez-le d’abord.</translation>
    </message>
    <message>
        <source>Such as image[2].title, video.rating or hreflang[de]; the first one if it has no number.</source>
        <translation>Par exemple image[2].title, video.rating ou hreflang[de] ; la première si elle n’a pas de numéro.</translation>
    </message>
    <message>
        <source>Such as www.example.com, with a port where one is needed.</source>
        <translation>Par exemple www.example.com, avec un port si nécessaire.</translation>
    </message>
    <message>
        <source>Suggest saved filters and what can come next</source>
        <translation>Proposer les filtres enregistrés et la suite possible</translation>
    </message>
    <message>
        <source>Sum&amp;mary</source>
        <translation>S&amp;ynthèse</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>Dimanche</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>la Suisse</translation>
    </message>
    <message>
        <source>TV show</source>
        <translation>Émission TV</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Tag pages</source>
        <translation>Pages d’étiquettes</translation>
    </message>
    <message>
        <source>Tags of the sitemap are escaped, so that they are text. Restore them: {detail}</source>
        <translation>Des balises du sitemap sont échappées et ne sont donc que du texte. Rétablissez-les : {detail}</translation>
    </message>
    <message>
        <source>Taiwan (zh-TW)</source>
        <translation>Taïwan (zh-TW)</translation>
    </message>
    <message>
        <source>Takes effect at the next start, or now: the window then closes and opens again with its files.</source>
        <translation>Prend effet au prochain démarrage, ou tout de suite : la fenêtre se ferme alors et se rouvre avec ses fichiers.</translation>
    </message>
    <message>
        <source>Tell search engines which URLs of the published sitemap changed (IndexNow)</source>
        <translation>Indiquer aux moteurs de recherche quelles URL du sitemap publié ont changé (IndexNow)</translation>
    </message>
    <message>
        <source>Tell search engines, by IndexNow, which URLs were added, changed (another lastmod) or removed since the last announcement, but for those whose pages the last audit found gone or not to be indexed. What is published must be the same as FILE, and the key file be in place.</source>
        <translation>Indiquer aux moteurs de recherche, via IndexNow, quelles URL ont été ajoutées, modifiées (autre lastmod) ou supprimées depuis le dernier signalement, sauf celles dont la page avait disparu ou ne devait pas être indexée lors de la dernière vérification. Ce qui est publié doit être identique à FILE, et le fichier de clé doit être en place.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>Text between elements is invalid. Copied no-break spaces are a common cause.</source>
        <translation>Le texte entre les éléments n’est pas valide. Des espaces insécables copiées en sont souvent la cause.</translation>
    </message>
    <message>
        <source>Text between the elements</source>
        <translation>Texte entre les éléments</translation>
    </message>
    <message>
        <source>Text in any field, image, video, news article or language link, like a word on its own</source>
        <translation>Texte dans tout champ, image, vidéo, article d’actualité ou lien de langue, comme un mot seul</translation>
    </message>
    <message>
        <source>Text in the URL&apos;s host; use = for the whole host</source>
        <translation>Texte de l’hôte de l’URL ; utilisez = pour l’hôte entier</translation>
    </message>
    <message>
        <source>Text in the URL; * matches anything, /…/ is a regular expression</source>
        <translation>Texte dans l’URL ; * remplace n’importe quoi, /…/ est une expression régulière</translation>
    </message>
    <message>
        <source>Text in the final URL</source>
        <translation>Texte de l’URL finale</translation>
    </message>
    <message>
        <source>Text in the frequency</source>
        <translation>Texte de la fréquence</translation>
    </message>
    <message>
        <source>Text in the name of the row&apos;s file; use = for the whole name</source>
        <translation>Texte du nom du fichier de la ligne ; utilisez = pour le nom entier</translation>
    </message>
    <message>
        <source>Text in the other URL that the page names as canonical</source>
        <translation>Texte de l’autre URL que la page désigne comme canonique</translation>
    </message>
    <message>
        <source>Text in the type of the page</source>
        <translation>Texte du type de la page</translation>
    </message>
    <message>
        <source>Text lists and feeds</source>
        <translation>Listes de texte et flux</translation>
    </message>
    <message>
        <source>Text, rows and columns of the table.</source>
        <translation>Texte, lignes et colonnes du tableau.</translation>
    </message>
    <message>
        <source>Thank-you pages</source>
        <translation>Pages de remerciement</translation>
    </message>
    <message>
        <source>That is neither a site nor a line such as “user = me”.</source>
        <translation>Ce n’est ni un site ni une ligne telle que « user = me ».</translation>
    </message>
    <message>
        <source>That is no site; write it like [https://www.example.com].</source>
        <translation>Ce n’est pas un site ; écrivez-le sous la forme [https://www.example.com].</translation>
    </message>
    <message>
        <source>That page does not link back, so search engines ignore the pair.</source>
        <translation>Cette page ne renvoie pas de lien : les moteurs de recherche ignorent la paire.</translation>
    </message>
    <message>
        <source>That would be more than the {limit:,} files an index may list.</source>
        <translation>Cela dépasserait les {limit:,} fichiers qu’un index peut répertorier.</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln rows shown</source>
        <translation>
            <numerusform>La ligne affichée (%Ln)</numerusform>
            <numerusform>Les %Ln lignes affichées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln rows shown, in this order</source>
        <translation>
            <numerusform>La ligne affichée (%Ln), dans cet ordre</numerusform>
            <numerusform>Les %Ln lignes affichées, dans cet ordre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln selected rows</source>
        <translation>
            <numerusform>La ligne sélectionnée (%Ln)</numerusform>
            <numerusform>Les %Ln lignes sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>The &lt;?xml …?&gt; line was corrected.</source>
        <translation>La ligne &lt;?xml …?&gt; a été corrigée.</translation>
    </message>
    <message>
        <source>The &lt;?xml …?&gt; line was moved to the beginning; what is before it now follows it.</source>
        <translation>La ligne &lt;?xml …?&gt; a été déplacée au début ; ce qui la précédait la suit désormais.</translation>
    </message>
    <message>
        <source>The URL cannot be used: {reason}.</source>
        <translation>L’URL est inutilisable : {reason}.</translation>
    </message>
    <message>
        <source>The URL contains a user name or password. Remove it.</source>
        <translation>L’URL contient un nom d’utilisateur ou un mot de passe. Supprimez-le.</translation>
    </message>
    <message>
        <source>The URL does not begin with http:// or https://.{hint}</source>
        <translation>L’URL ne commence pas par http:// ou https://.{hint}</translation>
    </message>
    <message>
        <source>The URL ends with the host. Add a / after it.</source>
        <translation>L’URL se termine par l’hôte. Ajoutez un / à la suite.</translation>
    </message>
    <message>
        <source>The URL has an empty or default port. It can be removed.</source>
        <translation>L’URL a un port vide ou par défaut. Il peut être supprimé.</translation>
    </message>
    <message>
        <source>The URL has {length:,} characters; Yandex allows at most 1,024.</source>
        <translation>L’URL compte {length:,} caractères ; Yandex en autorise au plus 1 024.</translation>
    </message>
    <message>
        <source>The URL has {length:,} characters; it must have fewer than 2,048.</source>
        <translation>L’URL compte {length:,} caractères ; elle doit en compter moins de 2 048.</translation>
    </message>
    <message>
        <source>The URL has {length} characters; the official schema requires at least 12.</source>
        <translation>L’URL compte {length} caractères ; le schéma officiel en exige au moins 12.</translation>
    </message>
    <message>
        <source>The URL is usually written without it, and tools treat the two as different.</source>
        <translation>L’URL s’écrit généralement sans, et les outils traitent les deux comme différentes.</translation>
    </message>
    <message>
        <source>The URL leads to another one.</source>
        <translation>L’URL mène à une autre.</translation>
    </message>
    <message>
        <source>The URL literally contains {found}: it was escaped twice. Escape it once.</source>
        <translation>L’URL contient littéralement {found} : elle a été échappée deux fois. Échappez-la une seule fois.</translation>
    </message>
    <message>
        <source>The URL redirects to {target}, but only for now ({statuses}).</source>
        <translation>L’URL redirige vers {target}, mais seulement pour le moment ({statuses}).</translation>
    </message>
    <message>
        <source>The URL redirects to {target}.</source>
        <translation>L’URL redirige vers {target}.</translation>
    </message>
    <message>
        <source>The URL this folder is published at. Leave empty for the root of the site.</source>
        <translation>L’URL à laquelle ce dossier est publié. Laissez vide pour la racine du site.</translation>
    </message>
    <message>
        <source>The XML is broken: {reason}</source>
        <translation>Le XML est défectueux : {reason}</translation>
    </message>
    <message>
        <source>The answer is {status}, but the page is the one that the site shows for any wrong URL.</source>
        <translation>La réponse est {status}, mais la page est celle que le site affiche pour toute URL erronée.</translation>
    </message>
    <message>
        <source>The answer is {status}. {reason}</source>
        <translation>La réponse est {status}. {reason}</translation>
    </message>
    <message>
        <source>The answer {status} is no status of HTTP; some sites send it to keep programs out.</source>
        <translation>La réponse {status} n’est pas un code d’état HTTP ; certains sites l’envoient pour refuser les programmes.</translation>
    </message>
    <message>
        <source>The archive cannot be read: {detail}.</source>
        <translation>Impossible de lire l’archive : {detail}.</translation>
    </message>
    <message>
        <source>The article was published on {value}, more than two days ago.</source>
        <translation>L’article a été publié le {value}, il y a plus de deux jours.</translation>
    </message>
    <message>
        <source>The audit is not complete</source>
        <translation>La vérification n’est pas complète</translation>
    </message>
    <message>
        <source>The backslash before the ! was removed.</source>
        <translation>La barre oblique inverse devant le ! a été supprimée.</translation>
    </message>
    <message>
        <source>The changes affect rows that do not exist.</source>
        <translation>Les modifications concernent des lignes qui n’existent pas.</translation>
    </message>
    <message>
        <source>The changes do not fit the file: {error}</source>
        <translation>Les modifications ne correspondent pas au fichier : {error}</translation>
    </message>
    <message>
        <source>The character {character} is not ASCII. Percent-encode it as UTF-8.</source>
        <translation>Le caractère {character} n’est pas ASCII. Encodez-le avec des % en UTF-8.</translation>
    </message>
    <message>
        <source>The character {character} is not allowed in a URL. {advice}</source>
        <translation>Le caractère {character} n’est pas autorisé dans une URL. {advice}</translation>
    </message>
    <message>
        <source>The checkout is shallow, so git does not know when its files were changed. Fetch its history with {detail}.</source>
        <translation>Le dépôt local est superficiel : git ne sait donc pas quand ses fichiers ont été modifiés. Récupérez son historique avec {detail}.</translation>
    </message>
    <message>
        <source>The choice of rules must stand below [tool.sitemap-editor].</source>
        <translation>Le choix de règles doit se trouver sous [tool.sitemap-editor].</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
        <source>The code is valid, so search engines take it as it stands.</source>
        <translation>Le code est valide : les moteurs de recherche le prennent donc tel quel.</translation>
    </message>
    <message>
        <source>The column to rank by.</source>
        <translation>La colonne servant au classement.</translation>
    </message>
    <message>
        <source>The column to sort by. A date without a time counts as midnight UTC.</source>
        <translation>La colonne de tri. Une date sans heure compte comme minuit UTC.</translation>
    </message>
    <message>
        <source>The comment is in a different encoding; its bytes were kept as Latin-1 characters.</source>
        <translation>Le commentaire est dans un autre encodage ; ses octets ont été conservés comme caractères Latin-1.</translation>
    </message>
    <message>
        <source>The compressed data does not decompress to the same content.</source>
        <translation>Les données compressées ne redonnent pas le même contenu.</translation>
    </message>
    <message>
        <source>The crawler whose directives, and whose rules in robots.txt, say what may be listed. The program itself fetches only what robots.txt lets SitemapEditor fetch.</source>
        <translation>Le robot d’exploration dont les directives, et les règles dans robots.txt, indiquent ce qui peut être répertorié. Le programme lui-même ne récupère que ce que robots.txt laisse SitemapEditor récupérer.</translation>
    </message>
    <message>
        <source>The data to be written could not be read back: {error}</source>
        <translation>Impossible de relire les données à écrire : {error}</translation>
    </message>
    <message>
        <source>The data to be written reads back as {found:,} entries, not {meant:,}.</source>
        <translation>Les données à écrire sont relues avec {found:,} entrées, et non {meant:,}.</translation>
    </message>
    <message>
        <source>The data to be written reads back as {found}, not as {meant}.</source>
        <translation>Les données à écrire sont relues comme {found}, et non comme {meant}.</translation>
    </message>
    <message>
        <source>The data to be written reads back differently in row {row}, {field}: {found}, not {meant}.</source>
        <translation>Les données à écrire sont relues différemment à la ligne {row}, {field} : {found}, et non {meant}.</translation>
    </message>
    <message>
        <source>The date and time in UTC, or only the date.</source>
        <translation>La date et l’heure en UTC, ou seulement la date.</translation>
    </message>
    <message>
        <source>The date has no day. Write year, month and day.</source>
        <translation>La date n’a pas de jour. Écrivez l’année, le mois et le jour.</translation>
    </message>
    <message>
        <source>The date has {size:,} bytes; Yandex allows 100. Leave out the fraction of the second.</source>
        <translation>La date compte {size:,} octets ; Yandex en autorise 100. Omettez la fraction de seconde.</translation>
    </message>
    <message>
        <source>The display {name} cannot be reached</source>
        <translation>L’écran {name} est inaccessible</translation>
    </message>
    <message>
        <source>The editor failed while reading it. The file itself was not touched.</source>
        <translation>L’éditeur a échoué pendant sa lecture. Le fichier lui-même n’a pas été touché.</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}, which has since been changed or deleted. The previous contents are in {copy}.</source>
        <translation>L’éditeur a été interrompu pendant l’écriture de {path}, qui a depuis été modifié ou supprimé. Le contenu précédent se trouve dans {copy}.</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}, which may be damaged. The copy of the previous contents is gone.</source>
        <translation>L’éditeur a été interrompu pendant l’écriture de {path}, qui est peut-être endommagé. La copie du contenu précédent a disparu.</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}. The previous contents have been restored.</source>
        <translation>L’éditeur a été interrompu pendant l’écriture de {path}. Le contenu précédent a été restauré.</translation>
    </message>
    <message>
        <source>The elements of an entry</source>
        <translation>Les éléments d’une entrée</translation>
    </message>
    <message>
        <source>The elements of this entry should be in this order: {order}, then extensions.</source>
        <translation>Les éléments de cette entrée devraient être dans cet ordre : {order}, puis les extensions.</translation>
    </message>
    <message>
        <source>The entries must be split into several files with an index.</source>
        <translation>Les entrées doivent être réparties dans plusieurs fichiers avec un index.</translation>
    </message>
    <message>
        <source>The entry has more than one link for {value}. Keep one.</source>
        <translation>L’entrée a plusieurs liens pour {value}. N’en conservez qu’un.</translation>
    </message>
    <message>
        <source>The entry has {count} languages but no x-default.</source>
        <translation>L’entrée a {count} langues mais pas de x-default.</translation>
    </message>
    <message>
        <source>The entry has {count} news articles; only one is allowed.</source>
        <translation>L’entrée contient {count} articles d’actualité ; un seul est autorisé.</translation>
    </message>
    <message>
        <source>The entry links to other languages but not to itself.{near}</source>
        <translation>L’entrée renvoie vers d’autres langues mais pas vers elle-même.{near}</translation>
    </message>
    <message>
        <source>The entry lists the image {value} more than once.</source>
        <translation>L’entrée répertorie plusieurs fois l’image {value}.</translation>
    </message>
    <message>
        <source>The entry lists {count:,} images; at most 1,000 are allowed. Remove some.</source>
        <translation>L’entrée répertorie {count:,} images ; 1 000 au plus sont autorisées. Supprimez-en.</translation>
    </message>
    <message>
        <source>The entry was rewritten from what could be read of it.</source>
        <translation>L’entrée a été réécrite à partir de ce qui a pu en être lu.</translation>
    </message>
    <message>
        <source>The export could not be read back: {error}</source>
        <translation>Impossible de relire l’exportation : {error}</translation>
    </message>
    <message>
        <source>The export would have {size:,} bytes; the limit for a sitemap is {limit:,} before compression. Split the sitemap.</source>
        <translation>L’exportation ferait {size:,} octets ; la limite d’un sitemap est de {limit:,} avant compression. Divisez le sitemap.</translation>
    </message>
    <message>
        <source>The expression has no group “{detail}”.</source>
        <translation>L’expression n’a pas de groupe « {detail} ».</translation>
    </message>
    <message>
        <source>The file and its XML</source>
        <translation>Le fichier et son XML</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. It can be removed.</source>
        <translation>Le fichier commence par un indicateur d’ordre des octets. Il peut être supprimé.</translation>
    </message>
    <message>
        <source>The file begins with a {form} byte order mark, but its characters are single bytes. Remove the mark.</source>
        <translation>Le fichier commence par un indicateur d’ordre des octets {form}, mais ses caractères tiennent sur un seul octet. Supprimez l’indicateur.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}</source>
        <translation>Impossible de lire le fichier : {detail}</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Impossible de lire le fichier : {reason}</translation>
    </message>
    <message>
        <source>The file contains XML but is named {name}. Rename it so that it ends in .xml.</source>
        <translation>Le fichier contient du XML mais s’appelle {name}. Renommez-le pour qu’il se termine par .xml.</translation>
    </message>
    <message>
        <source>The file contains version control conflict markers. Keep one side and remove the markers.</source>
        <translation>Le fichier contient des marqueurs de conflit d’un système de gestion de versions. Conservez un côté et supprimez les marqueurs.</translation>
    </message>
    <message>
        <source>The file declares XML {version}. Sitemaps use XML 1.0.</source>
        <translation>Le fichier déclare XML {version}. Les sitemaps utilisent XML 1.0.</translation>
    </message>
    <message>
        <source>The file declares the encoding {encoding}. A sitemap must be UTF-8.</source>
        <translation>Le fichier déclare l’encodage {encoding}. Un sitemap doit être en UTF-8.</translation>
    </message>
    <message>
        <source>The file declares {form}, but its characters are single bytes. Save it again as UTF-8.</source>
        <translation>Le fichier déclare {form}, mais ses caractères tiennent sur un seul octet. Enregistrez-le de nouveau en UTF-8.</translation>
    </message>
    <message>
        <source>The file decompresses to more than {detail} times its size.</source>
        <translation>Le fichier se décompresse à plus de {detail} fois sa taille.</translation>
    </message>
    <message>
        <source>The file has a DOCTYPE. Sitemaps do not need one; remove it.</source>
        <translation>Le fichier a un DOCTYPE. Les sitemaps n’en ont pas besoin ; supprimez-le.</translation>
    </message>
    <message>
        <source>The file has no &lt;?xml …?&gt; line. Add one that names UTF-8.</source>
        <translation>Le fichier n’a pas de ligne &lt;?xml …?&gt;. Ajoutez-en une qui indique UTF-8.</translation>
    </message>
    <message>
        <source>The file has no entries. {advice}</source>
        <translation>Le fichier n’a pas d’entrées. {advice}</translation>
    </message>
    <message>
        <source>The file has no sheets.</source>
        <translation>Le fichier n’a pas de feuilles.</translation>
    </message>
    <message>
        <source>The file has no tables.</source>
        <translation>Le fichier n’a pas de tableaux.</translation>
    </message>
    <message>
        <source>The file has {bytes:,} bytes uncompressed; at most 52,428,800 are allowed. Split it and list the parts in a sitemap index.</source>
        <translation>Le fichier fait {bytes:,} octets avant compression ; 52 428 800 au plus sont autorisés. Divisez-le et répertoriez les parties dans un index de sitemaps.</translation>
    </message>
    <message>
        <source>The file has {used:,} of the {limit:,} bytes allowed.</source>
        <translation>Le fichier contient {used:,} des {limit:,} octets autorisés.</translation>
    </message>
    <message>
        <source>The file has {used:,} of the {limit:,} entries allowed.</source>
        <translation>Le fichier contient {used:,} des {limit:,} entrées autorisées.</translation>
    </message>
    <message>
        <source>The file holds something else than the key. It must contain “{key}” and nothing else.</source>
        <translation>Le fichier contient autre chose que la clé. Il doit contenir « {key} » et rien d’autre.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is empty. Check the program that should have written it.</source>
        <translation>Le fichier est vide. Vérifiez le programme qui aurait dû l’écrire.</translation>
    </message>
    <message>
        <source>The file is in {form}, but it has no byte order mark and does not start with &lt;?xml, so XML parsers reject it. Save it again as UTF-8.</source>
        <translation>Le fichier est en {form}, mais il n’a pas d’indicateur d’ordre des octets et ne commence pas par &lt;?xml : les analyseurs XML le rejettent. Enregistrez-le de nouveau en UTF-8.</translation>
    </message>
    <message>
        <source>The file is larger than {detail} MB.</source>
        <translation>Le fichier dépasse {detail} Mo.</translation>
    </message>
    <message>
        <source>The file is named {name} but is compressed with gzip.</source>
        <translation>Le fichier s’appelle {name} mais est compressé avec gzip.</translation>
    </message>
    <message>
        <source>The file is named {name} but is not compressed.</source>
        <translation>Le fichier s’appelle {name} mais n’est pas compressé.</translation>
    </message>
    <message>
        <source>The file is not encoded in {detail}.</source>
        <translation>Le fichier n’est pas encodé en {detail}.</translation>
    </message>
    <message>
        <source>The file is not next to the index.</source>
        <translation>Le fichier ne se trouve pas à côté de l’index.</translation>
    </message>
    <message>
        <source>The file is too large to open: {reason}</source>
        <translation>Le fichier est trop volumineux pour être ouvert : {reason}</translation>
    </message>
    <message>
        <source>The file is {form}. Sitemaps may only be compressed with gzip. Unpack it first.</source>
        <translation>Le fichier est {form}. Les sitemaps ne peuvent être compressés qu’avec gzip. Décompressez-le d’abord.</translation>
    </message>
    <message>
        <source>The file itself does not change.</source>
        <translation>Le fichier lui-même ne change pas.</translation>
    </message>
    <message>
        <source>The file lists URLs on several hosts; {majority}. {advice}</source>
        <translation>Le fichier répertorie des URL sur plusieurs hôtes ; {majority}. {advice}</translation>
    </message>
    <message>
        <source>The file lists http and https URLs; {majority}. Use one of them.</source>
        <translation>Le fichier répertorie des URL http et https ; {majority}. N’utilisez que l’un des deux.</translation>
    </message>
    <message>
        <source>The file lists {count:,} news articles; at most 1,000 are allowed. Split it.</source>
        <translation>Le fichier répertorie {count:,} articles d’actualité ; 1 000 au plus sont autorisés. Divisez-le.</translation>
    </message>
    <message>
        <source>The file lists {entries:,} URLs; at most 50,000 are allowed. Split it and list the parts in a sitemap index.</source>
        <translation>Le fichier répertorie {entries:,} URL ; 50 000 au plus sont autorisées. Divisez-le et répertoriez les parties dans un index de sitemaps.</translation>
    </message>
    <message>
        <source>The file now declares UTF-8 and was converted to it.</source>
        <translation>Le fichier déclare désormais UTF-8 et y a été converti.</translation>
    </message>
    <message>
        <source>The file uses an extension that Google has withdrawn: {detail}.</source>
        <translation>Le fichier utilise une extension que Google a retirée : {detail}.</translation>
    </message>
    <message>
        <source>The file uses the XSLT style sheet {href}. Browsers are dropping XSLT. Remove the line, or use a CSS style sheet.</source>
        <translation>Le fichier utilise la feuille de style XSLT {href}. Les navigateurs abandonnent XSLT. Supprimez la ligne ou utilisez une feuille de style CSS.</translation>
    </message>
    <message>
        <source>The file was closed after the last complete part.</source>
        <translation>Le fichier a été fermé après la dernière partie complète.</translation>
    </message>
    <message>
        <source>The file was converted to UTF-8.</source>
        <translation>Le fichier a été converti en UTF-8.</translation>
    </message>
    <message>
        <source>The file was removed from the site (410).</source>
        <translation>Le fichier a été supprimé du site (410).</translation>
    </message>
    <message>
        <source>The file&apos;s published URL {url} is not valid. {reason}</source>
        <translation>L’URL publiée du fichier, {url}, n’est pas valide. {reason}</translation>
    </message>
    <message>
        <source>The files that are open as one document and the state of each</source>
        <translation>Les fichiers ouverts comme un seul document et l’état de chacun</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are listed. For the rest, choose “All mine” or “All theirs”.</source>
        <translation>
            <numerusform>Seule la première (%Ln) est affichée. Pour le reste, choisissez « Toutes les miennes » ou « Toutes les autres ».</numerusform>
            <numerusform>Seules les %Ln premières sont affichées. Pour le reste, choisissez « Toutes les miennes » ou « Toutes les autres ».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are shown.</source>
        <translation>
            <numerusform>Seule la première (%Ln) est affichée.</numerusform>
            <numerusform>Seules les %Ln premières sont affichées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first side was kept.</source>
        <translation>Le premier côté a été conservé.</translation>
    </message>
    <message>
        <source>The first {n} changes are listed.</source>
        <translation>Seules les {n} premières modifications sont affichées.</translation>
    </message>
    <message>
        <source>The folder that holds the site&apos;s files.</source>
        <translation>Le dossier qui contient les fichiers du site.</translation>
    </message>
    <message>
        <source>The folders of the site and the number of URLs in each</source>
        <translation>Les dossiers du site et le nombre d’URL dans chacun</translation>
    </message>
    <message>
        <source>The format is valid, but Google does not list it and the official schema rejects it.</source>
        <translation>Le format est valide, mais Google ne le mentionne pas et le schéma officiel le rejette.</translation>
    </message>
    <message>
        <source>The git history of the folder cannot be read: {detail}</source>
        <translation>Impossible de lire l’historique git du dossier : {detail}</translation>
    </message>
    <message>
        <source>The gzip compression is wrong: {reason}</source>
        <translation>La compression gzip est incorrecte : {reason}</translation>
    </message>
    <message>
        <source>The header of a template (---)</source>
        <translation>L’en-tête d’un modèle (---)</translation>
    </message>
    <message>
        <source>The header of a template was removed. What the generator fills in is still missing.</source>
        <translation>L’en-tête d’un modèle a été supprimé. Ce que le générateur y renseigne manque toujours.</translation>
    </message>
    <message>
        <source>The header {name} is the program&apos;s own.</source>
        <translation>L’en-tête {name} est réservé au programme.</translation>
    </message>
    <message>
        <source>The heading of the column, such as Clicks.</source>
        <translation>Le titre de la colonne, par exemple Clics.</translation>
    </message>
    <message>
        <source>The heading of the column, such as Days between changes.</source>
        <translation>Le titre de la colonne, par exemple Days between changes.</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>La plus élevée</translation>
    </message>
    <message>
        <source>The home page gets the highest priority, and every path level lowers it.</source>
        <translation>La page d’accueil reçoit la priorité la plus élevée, et chaque niveau du chemin la diminue.</translation>
    </message>
    <message>
        <source>The home page is the most important; every folder level counts for less.</source>
        <translation>La page d’accueil est la plus importante ; chaque niveau de dossier compte moins.</translation>
    </message>
    <message>
        <source>The home page {url} answers with {status}.</source>
        <translation>La page d’accueil {url} répond {status}.</translation>
    </message>
    <message>
        <source>The home page {url} does not answer. {reason}</source>
        <translation>La page d’accueil {url} ne répond pas. {reason}</translation>
    </message>
    <message>
        <source>The host of this URL is not valid: {reason}.</source>
        <translation>L’hôte de cette URL n’est pas valide : {reason}.</translation>
    </message>
    <message>
        <source>The host to replace. Leave empty for any host.</source>
        <translation>L’hôte à remplacer. Laissez vide pour n’importe quel hôte.</translation>
    </message>
    <message>
        <source>The host {host} has no address.</source>
        <translation>L’hôte {host} n’a pas d’adresse.</translation>
    </message>
    <message>
        <source>The host {host} is in a private network.</source>
        <translation>L’hôte {host} se trouve dans un réseau privé.</translation>
    </message>
    <message>
        <source>The index is published on {published}, but this sitemap is on {host}. They must be on the same site.</source>
        <translation>L’index est publié sur {published}, mais ce sitemap est sur {host}. Ils doivent être sur le même site.</translation>
    </message>
    <message>
        <source>The index lists a missing file with this name. Remove its entry first.</source>
        <translation>L’index répertorie un fichier manquant de ce nom. Supprimez d’abord son entrée.</translation>
    </message>
    <message>
        <source>The index lists http and https sitemaps; {majority}. Set the published URL of the index.</source>
        <translation>L’index répertorie des sitemaps en http et en https ; {majority}. Définissez l’URL publiée de l’index.</translation>
    </message>
    <message>
        <source>The index lists sitemaps on several hosts; {majority}. Set the published URL of the index.</source>
        <translation>L’index répertorie des sitemaps sur plusieurs hôtes ; {majority}. Définissez l’URL publiée de l’index.</translation>
    </message>
    <message>
        <source>The index lists {entries:,} sitemaps; at most 50,000 are allowed. Make a second index.</source>
        <translation>L’index répertorie {entries:,} sitemaps ; 50 000 au plus sont autorisés. Créez un second index.</translation>
    </message>
    <message>
        <source>The items of the feed were read one by one.</source>
        <translation>Les éléments du flux ont été lus un à un.</translation>
    </message>
    <message>
        <source>The joined files were merged into one.</source>
        <translation>Les fichiers mis bout à bout ont été fusionnés en un seul.</translation>
    </message>
    <message>
        <source>The language of filters: {call}</source>
        <translation>Le langage de filtrage : {call}</translation>
    </message>
    <message>
        <source>The language of pages whose URLs name none, such as en; if empty, they are left out.</source>
        <translation>La langue des pages dont l’URL n’en indique aucune, par exemple en ; si elle est vide, elles sont ignorées.</translation>
    </message>
    <message>
        <source>The language of this page is unknown. Enter it in Languages (Rows menu).</source>
        <translation>La langue de cette page est inconnue. Saisissez-la dans Langues (menu Lignes).</translation>
    </message>
    <message>
        <source>The language whose page becomes x-default where no page names one; if empty, none.</source>
        <translation>La langue dont la page devient x-default quand aucune page ne l’indique ; si elle est vide, aucune.</translation>
    </message>
    <message>
        <source>The least number and its priority, such as 100=0.8.</source>
        <translation>Le plus petit nombre et sa priorité, par exemple 100=0.8.</translation>
    </message>
    <message>
        <source>The ledger of announcements cannot be read and was set aside as {name}.</source>
        <translation>Le registre des signalements est illisible et a été mis de côté sous le nom {name}.</translation>
    </message>
    <message>
        <source>The ledger of announcements cannot be used now ({cause}). Nothing of it is lost; try again.</source>
        <translation>Le registre des signalements est momentanément inutilisable ({cause}). Rien n’est perdu ; réessayez.</translation>
    </message>
    <message>
        <source>The link {link} has no {name}.</source>
        <translation>Le lien {link} n’a pas de {name}.</translation>
    </message>
    <message>
        <source>The link {link} has rel=&quot;{rel}&quot;; it must be alternate.</source>
        <translation>Le lien {link} a rel=&quot;{rel}&quot; ; il faut alternate.</translation>
    </message>
    <message>
        <source>The link {value} has no scheme and host. Complete the URL.</source>
        <translation>Le lien {value} n’a ni schéma ni hôte. Complétez l’URL.</translation>
    </message>
    <message>
        <source>The live site and robots.txt</source>
        <translation>Le site en ligne et robots.txt</translation>
    </message>
    <message>
        <source>The loc of this entry is empty. Add the URL, or remove the entry.</source>
        <translation>Le loc de cette entrée est vide. Ajoutez l’URL ou supprimez l’entrée.</translation>
    </message>
    <message>
        <source>The longest URL has {number:,} characters.</source>
        <translation>L’URL la plus longue compte {number:,} caractères.</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>La plus basse</translation>
    </message>
    <message>
        <source>The markers break the file for every crawler.</source>
        <translation>Les marqueurs rendent le fichier illisible pour tous les robots d’exploration.</translation>
    </message>
    <message>
        <source>The missing root element was added.</source>
        <translation>L’élément racine manquant a été ajouté.</translation>
    </message>
    <message>
        <source>The missing tag of an entry was added.</source>
        <translation>La balise manquante d’une entrée a été ajoutée.</translation>
    </message>
    <message>
        <source>The misspelled prefix was corrected.</source>
        <translation>Le préfixe mal orthographié a été corrigé.</translation>
    </message>
    <message>
        <source>The mode must be one of these: {detail}.</source>
        <translation>Le mode doit être l’une de ces valeurs : {detail}.</translation>
    </message>
    <message>
        <source>The name by which hosts know the program.</source>
        <translation>Le nom sous lequel les hôtes connaissent le programme.</translation>
    </message>
    <message>
        <source>The name is unknown, so it was kept as text.</source>
        <translation>Le nom est inconnu ; il a donc été conservé comme texte.</translation>
    </message>
    <message>
        <source>The name must end in .xml or .xml.gz.</source>
        <translation>Le nom doit se terminer par .xml ou .xml.gz.</translation>
    </message>
    <message>
        <source>The name of a list of URLs should end in .txt; this one is {name}.</source>
        <translation>Le nom d’une liste d’URL devrait se terminer par .txt ; celui-ci est {name}.</translation>
    </message>
    <message>
        <source>The namespace is {namespace}. It must be exactly http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>L’espace de noms est {namespace}. Ce doit être exactement http://www.sitemaps.org/schemas/sitemap/0.9.</translation>
    </message>
    <message>
        <source>The number must be {detail} or less.</source>
        <translation>Le nombre doit être inférieur ou égal à {detail}.</translation>
    </message>
    <message>
        <source>The number must be {detail} or more.</source>
        <translation>Le nombre doit être supérieur ou égal à {detail}.</translation>
    </message>
    <message>
        <source>The only row in the file</source>
        <translation>La seule ligne du fichier</translation>
    </message>
    <message>
        <source>The page and this entry link to different pages for {languages}.</source>
        <translation>La page et cette entrée renvoient vers des pages différentes pour {languages}.</translation>
    </message>
    <message>
        <source>The page answers and may be listed.</source>
        <translation>La page répond et peut être répertoriée.</translation>
    </message>
    <message>
        <source>The page around the escaped sitemap was removed.</source>
        <translation>La page qui entourait le sitemap échappé a été supprimée.</translation>
    </message>
    <message>
        <source>The page asks search engines not to index it (noindex).</source>
        <translation>La page demande aux moteurs de recherche de ne pas l’indexer (noindex).</translation>
    </message>
    <message>
        <source>The page asks search engines not to list it.</source>
        <translation>La page demande aux moteurs de recherche de ne pas la répertorier.</translation>
    </message>
    <message>
        <source>The page contradicts itself. {reason}</source>
        <translation>La page se contredit. {reason}</translation>
    </message>
    <message>
        <source>The page names another URL, or more than one, as the one to list.</source>
        <translation>La page désigne une autre URL, ou plusieurs, comme celle à répertorier.</translation>
    </message>
    <message>
        <source>The page names {canonical} as the URL to list.</source>
        <translation>La page désigne {canonical} comme l’URL à répertorier.</translation>
    </message>
    <message>
        <source>The page says that it last changed on {date}, which is earlier.</source>
        <translation>La page indique qu’elle a été modifiée pour la dernière fois le {date}, ce qui est antérieur.</translation>
    </message>
    <message>
        <source>The page says that it last changed on {date}, which is later.</source>
        <translation>La page indique une dernière modification le {date}, ce qui est plus récent.</translation>
    </message>
    <message>
        <source>The parameter {parameter} is about the visit or the visitor. Leave it out of the sitemap.</source>
        <translation>Le paramètre {parameter} concerne la visite ou le visiteur. Ne l’indiquez pas dans le sitemap.</translation>
    </message>
    <message>
        <source>The path contains /./ or /../. Write the path it leads to.</source>
        <translation>Le chemin contient /./ ou /../. Écrivez le chemin auquel il mène.</translation>
    </message>
    <message>
        <source>The path contains //. Usually one slash is meant.</source>
        <translation>Le chemin contient //. En général, une seule barre oblique est voulue.</translation>
    </message>
    <message>
        <source>The prefix was declared.</source>
        <translation>Le préfixe a été déclaré.</translation>
    </message>
    <message>
        <source>The prefix xsi stands for {name}, not for the XML Schema namespace.</source>
        <translation>Le préfixe xsi désigne {name}, et non l’espace de noms XML Schema.</translation>
    </message>
    <message>
        <source>The prefix {prefix} is used but not declared. {advice}</source>
        <translation>Le préfixe {prefix} est utilisé mais pas déclaré. {advice}</translation>
    </message>
    <message>
        <source>The priority of the first rank.</source>
        <translation>La priorité du premier rang.</translation>
    </message>
    <message>
        <source>The priority of the first.</source>
        <translation>La priorité du premier.</translation>
    </message>
    <message>
        <source>The priority of the home page.</source>
        <translation>La priorité de la page d’accueil.</translation>
    </message>
    <message>
        <source>The priority of the last rank.</source>
        <translation>La priorité du dernier rang.</translation>
    </message>
    <message>
        <source>The priority of the last.</source>
        <translation>La priorité du dernier.</translation>
    </message>
    <message>
        <source>The process that asks for the URLs has ended unexpectedly. What it found is kept; Continue goes on.</source>
        <translation>Le processus qui interroge les URL s’est arrêté de façon inattendue. Les résultats obtenus sont conservés ; Continuer reprend la vérification.</translation>
    </message>
    <message>
        <source>The profile must be one of these: {detail}.</source>
        <translation>Le profil doit être l’une de ces valeurs : {detail}.</translation>
    </message>
    <message>
        <source>The protocol allows it, but a major search engine or the official schema rejects it.</source>
        <translation>Le protocole l’autorise, mais un moteur de recherche majeur ou le schéma officiel le rejette.</translation>
    </message>
    <message>
        <source>The protocol limits the length, and search engines drop longer URLs.</source>
        <translation>Le protocole limite la longueur, et les moteurs de recherche abandonnent les URL plus longues.</translation>
    </message>
    <message>
        <source>The protocol requires UTF-8; crawlers that rely on it misread other encodings.</source>
        <translation>Le protocole exige UTF-8 ; les robots d’exploration qui s’y fient lisent mal les autres encodages.</translation>
    </message>
    <message>
        <source>The proxy did not connect to the site; it answered {status}.</source>
        <translation>Le proxy ne s’est pas connecté au site ; il a répondu {status}.</translation>
    </message>
    <message>
        <source>The proxy that is set for it cannot be used; one such as http://proxy.example.com:8080 can.</source>
        <translation>Le proxy défini pour lui ne peut pas être utilisé ; il en faut un comme http://proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>The proxy {host} cannot be reached.</source>
        <translation>Le proxy {host} est injoignable.</translation>
    </message>
    <message>
        <source>The publication is called “{value}” and “{other}”. Write its name in one way.</source>
        <translation>La publication s’appelle « {value} » et « {other} ». Écrivez son nom d’une seule façon.</translation>
    </message>
    <message>
        <source>The recipe has no name.</source>
        <translation>La recette n’a pas de nom.</translation>
    </message>
    <message>
        <source>The recipe has no steps. Add one under [[step]].</source>
        <translation>La recette n’a pas d’étapes. Ajoutez-en une sous [[step]].</translation>
    </message>
    <message>
        <source>The rest of an entry without a URL was removed.</source>
        <translation>Le reste d’une entrée sans URL a été supprimé.</translation>
    </message>
    <message>
        <source>The robots.txt of the site forbids to fetch it.</source>
        <translation>Le fichier robots.txt du site interdit de la récupérer.</translation>
    </message>
    <message>
        <source>The root and the size of the file</source>
        <translation>La racine et la taille du fichier</translation>
    </message>
    <message>
        <source>The root element is {name}; that of a sitemap is urlset or sitemapindex.{hint}</source>
        <translation>L’élément racine est {name} ; celui d’un sitemap est urlset ou sitemapindex.{hint}</translation>
    </message>
    <message>
        <source>The root element was renamed correctly.</source>
        <translation>L’élément racine a été renommé correctement.</translation>
    </message>
    <message>
        <source>The root&apos;s end tag was moved after the entries that followed it.</source>
        <translation>La balise de fin de la racine a été déplacée après les entrées qui la suivaient.</translation>
    </message>
    <message>
        <source>The root&apos;s start tag cannot be read.</source>
        <translation>Impossible de lire la balise de début de la racine.</translation>
    </message>
    <message>
        <source>The root&apos;s start tag has more than {n:,} attributes.</source>
        <translation>La balise de début de la racine a plus de {n:,} attributs.</translation>
    </message>
    <message>
        <source>The root&apos;s start tag was moved before the entries that preceded it.</source>
        <translation>La balise de début de la racine a été déplacée avant les entrées qui la précédaient.</translation>
    </message>
    <message>
        <source>The rule would also redirect a page that the new sitemap lists.</source>
        <translation>La règle redirigerait aussi une page que le nouveau sitemap répertorie.</translation>
    </message>
    <message>
        <source>The rules for URLs also apply to the sitemap&apos;s own URL.</source>
        <translation>Les règles relatives aux URL s’appliquent aussi à l’URL du sitemap lui-même.</translation>
    </message>
    <message>
        <source>The rules must stand below [rules].</source>
        <translation>Les règles doivent figurer sous [rules].</translation>
    </message>
    <message>
        <source>The rules to select or ignore must be a list, such as [&quot;hreflang-*&quot;].</source>
        <translation>Les règles de select ou d’ignore doivent former une liste, par exemple [&quot;hreflang-*&quot;].</translation>
    </message>
    <message>
        <source>The same command goes on with the others; with --brake {off} it does not stop by itself.</source>
        <translation>La même commande reprend avec les autres ; avec --brake {off}, elle ne s’arrête pas d’elle-même.</translation>
    </message>
    <message>
        <source>The scheme and host that most URLs share are left out.</source>
        <translation>Le schéma et l’hôte communs à la plupart des URL sont omis.</translation>
    </message>
    <message>
        <source>The scheme or host has capital letters. In lower case it is the same URL.</source>
        <translation>Le schéma ou l’hôte contient des majuscules. En minuscules, c’est la même URL.</translation>
    </message>
    <message>
        <source>The second one adds nothing, and over time the two may contradict each other.</source>
        <translation>La seconde n’apporte rien et, avec le temps, les deux peuvent se contredire.</translation>
    </message>
    <message>
        <source>The second side was kept.</source>
        <translation>Le second côté a été conservé.</translation>
    </message>
    <message>
        <source>The server answered {status} and sent no page.</source>
        <translation>Le serveur a répondu {status} et n’a envoyé aucune page.</translation>
    </message>
    <message>
        <source>The server answered {status}, which is an error of its own.</source>
        <translation>Le serveur a répondu {status}, ce qui est une erreur de sa part.</translation>
    </message>
    <message>
        <source>The server answered {status}: there is no such page.</source>
        <translation>Le serveur a répondu {status} : cette page n’existe pas.</translation>
    </message>
    <message>
        <source>The server broke its answer off, or it is not HTTP.</source>
        <translation>Le serveur a interrompu sa réponse, ou ce n’est pas du HTTP.</translation>
    </message>
    <message>
        <source>The server failed.</source>
        <translation>Le serveur a échoué.</translation>
    </message>
    <message>
        <source>The server refuses the connection or cannot be reached.</source>
        <translation>Le serveur refuse la connexion ou est injoignable.</translation>
    </message>
    <message>
        <source>The server refuses the request.</source>
        <translation>Le serveur refuse la requête.</translation>
    </message>
    <message>
        <source>The server says that the page is there, but there seems to be none.</source>
        <translation>Le serveur indique que la page existe, mais il semble ne pas y en avoir.</translation>
    </message>
    <message>
        <source>The settings in {path} are damaged. The defaults are used this time.</source>
        <translation>Les préférences dans {path} sont endommagées. Les valeurs par défaut sont utilisées cette fois.</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read. The defaults are used this time.</source>
        <translation>Impossible de lire les préférences dans {path}. Les valeurs par défaut sont utilisées cette fois.</translation>
    </message>
    <message>
        <source>The settings in {path} were damaged and have been reset. The damaged file was kept as “settings.ini.damaged”.</source>
        <translation>Les préférences dans {path} étaient endommagées et ont été réinitialisées. Le fichier endommagé a été conservé sous le nom « settings.ini.damaged ».</translation>
    </message>
    <message>
        <source>The share of the last 50 URLs, where the site seems to be overloaded; at 100 % it never does.</source>
        <translation>La part des 50 dernières URL à partir de laquelle le site semble surchargé ; à 100 %, il n’y a jamais de pause.</translation>
    </message>
    <message>
        <source>The sheet “{detail}” is empty.</source>
        <translation>La feuille « {detail} » est vide.</translation>
    </message>
    <message>
        <source>The site answers with the status {status}, without a file.</source>
        <translation>Le site répond avec le code d’état {status}, sans fichier.</translation>
    </message>
    <message>
        <source>The site did not let the program in, so nothing is known of the page.</source>
        <translation>Le site n’a pas laissé entrer le programme : on ne sait donc rien de la page.</translation>
    </message>
    <message>
        <source>The site has an error of its own ({status}). Try again later.</source>
        <translation>Le site rencontre une erreur interne ({status}). Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The site redirects too often.</source>
        <translation>Le site redirige trop de fois.</translation>
    </message>
    <message>
        <source>The site refuses access to it (403).</source>
        <translation>Le site en refuse l’accès (403).</translation>
    </message>
    <message>
        <source>The site requires a login (401).</source>
        <translation>Le site exige une connexion (401).</translation>
    </message>
    <message>
        <source>The site was asked too often (429). Try again later.</source>
        <translation>Le site a été interrogé trop souvent (429). Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The site&apos;s own {inner} stands in it a second time: two URLs were joined. Keep one of them.</source>
        <translation>L’adresse du site, {inner}, s’y trouve une seconde fois : deux URL ont été collées l’une à l’autre. Conservez l’une des deux.</translation>
    </message>
    <message>
        <source>The sitemap is published on {published}, but this URL is on {host}.{hint}</source>
        <translation>Le sitemap est publié sur {published}, mais cette URL est sur {host}.{hint}</translation>
    </message>
    <message>
        <source>The sitemap is published with {published}, but this URL begins with {scheme}.</source>
        <translation>Le sitemap est publié avec {published}, mais cette URL commence par {scheme}.</translation>
    </message>
    <message>
        <source>The sitemap lists it and it is there, but no page links to it.</source>
        <translation>Le sitemap la répertorie et elle existe, mais aucune page ne renvoie vers elle.</translation>
    </message>
    <message>
        <source>The sitemap lists it, and it is not there: {reason}</source>
        <translation>Le sitemap la répertorie, et elle n’existe pas : {reason}</translation>
    </message>
    <message>
        <source>The sitemap lists it, and it is not to be indexed: {reason}</source>
        <translation>Le sitemap la répertorie, et elle ne doit pas être indexée : {reason}</translation>
    </message>
    <message>
        <source>The sitemap&apos;s elements have no namespace. It must be http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>Les éléments du sitemap n’ont pas d’espace de noms. Ce doit être http://www.sitemaps.org/schemas/sitemap/0.9.</translation>
    </message>
    <message>
        <source>The sitemap&apos;s own elements have the prefix {prefix}. They do not need one.</source>
        <translation>Les éléments du sitemap lui-même ont le préfixe {prefix}. Ils n’en ont pas besoin.</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be read because a process for it could not be started: {detail}. Close other programs and try again.</source>
        <translation>Impossible de lire la feuille de calcul, car aucun processus n’a pu être démarré pour cela : {detail}. Fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be read: it is damaged or needs too much memory. Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>Impossible de lire la feuille de calcul : elle est endommagée ou demande trop de mémoire. Ouvrez-la dans un tableur et enregistrez-la de nouveau, ou enregistrez-la en CSV.</translation>
    </message>
    <message>
        <source>The spreadsheet could not be read within {detail} seconds: it is damaged or far too large. Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>La feuille de calcul n’a pas pu être lue en {detail} secondes : elle est endommagée ou beaucoup trop volumineuse. Ouvrez-la dans un tableur et enregistrez-la de nouveau, ou enregistrez-la en CSV.</translation>
    </message>
    <message>
        <source>The spreadsheet decompresses to more than {detail} bytes.</source>
        <translation>La feuille de calcul dépasse {detail} octets une fois décompressée.</translation>
    </message>
    <message>
        <source>The spreadsheet is damaged: its content is not well-formed XML (line {detail}). Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>La feuille de calcul est endommagée : son contenu n’est pas du XML bien formé (ligne {detail}). Ouvrez-la dans un tableur et enregistrez-la de nouveau, ou enregistrez-la en CSV.</translation>
    </message>
    <message>
        <source>The step does nothing. List its operations as “do”.</source>
        <translation>L’étape ne fait rien. Indiquez ses opérations dans « do ».</translation>
    </message>
    <message>
        <source>The style sheet {path} was written. Publish it next to the sitemap.</source>
        <translation>La feuille de style {path} a été écrite. Publiez-la à côté du sitemap.</translation>
    </message>
    <message>
        <source>The table cannot be read: {detail}.</source>
        <translation>Impossible de lire le tableau : {detail}.</translation>
    </message>
    <message>
        <source>The text {detail} is outside any element. Remove it, or move it where it belongs.</source>
        <translation>Le texte {detail} se trouve en dehors de tout élément. Supprimez-le ou déplacez-le à sa place.</translation>
    </message>
    <message>
        <source>The time has no seconds. Add :00.</source>
        <translation>L’heure n’a pas de secondes. Ajoutez :00.</translation>
    </message>
    <message>
        <source>The time the file was made</source>
        <translation>Moment où le fichier a été généré</translation>
    </message>
    <message>
        <source>The title has {count:,} characters; the schema allows 100.</source>
        <translation>Le titre compte {count:,} caractères ; le schéma en autorise 100.</translation>
    </message>
    <message>
        <source>The value contains the invisible character {character}. Remove it.</source>
        <translation>La valeur contient le caractère invisible {character}. Supprimez-le.</translation>
    </message>
    <message>
        <source>The value of {name} holds a line break or another control character.</source>
        <translation>La valeur de {name} contient un saut de ligne ou un autre caractère de contrôle.</translation>
    </message>
    <message>
        <source>The versions contradict each other. Decide in Languages (Rows menu).</source>
        <translation>Les versions se contredisent. Décidez dans Langues (menu Lignes).</translation>
    </message>
    <message>
        <source>The video expired on {value}.</source>
        <translation>La vidéo a expiré le {value}.</translation>
    </message>
    <message>
        <source>The video has neither content_loc nor player_loc. Add one of them.</source>
        <translation>La vidéo n’a ni content_loc ni player_loc. Ajoutez l’un des deux.</translation>
    </message>
    <message>
        <source>The window needs system libraries that are not installed here:
  {files}
On Debian and Ubuntu, install them with:
  sudo apt-get install {packages}
Elsewhere, install the packages that hold these files.</source>
        <translation>La fenêtre a besoin de bibliothèques système qui ne sont pas installées ici :
  {files}
Sous Debian et Ubuntu, installez-les avec :
  sudo apt-get install {packages}
Ailleurs, installez les paquets qui contiennent ces fichiers.</translation>
    </message>
    <message>
        <source>The wrong byte order mark was removed.</source>
        <translation>L’indicateur d’ordre des octets erroné a été supprimé.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>There are blank lines in the list. They can be removed.</source>
        <translation>La liste contient des lignes vides. Elles peuvent être supprimées.</translation>
    </message>
    <message>
        <source>There are no preferences in this file.</source>
        <translation>Ce fichier ne contient pas de préférences.</translation>
    </message>
    <message>
        <source>There are {count:,} indexes; Search Console accepts up to 500 per site. Use fewer, larger ones.</source>
        <translation>Il y a {count:,} index ; la Search Console en accepte jusqu’à 500 par site. Utilisez-en moins, plus grands.</translation>
    </message>
    <message>
        <source>There is a loc directly in the root. Each URL needs an entry of its own around it.</source>
        <translation>Il y a un loc directement dans la racine. Chaque URL doit être entourée de sa propre entrée.</translation>
    </message>
    <message>
        <source>There is a password for {site}, but no user.</source>
        <translation>Il y a un mot de passe pour {site}, mais pas d’utilisateur.</translation>
    </message>
    <message>
        <source>There is a second root element, {name}, inside the root. Its entries belong in the root itself.</source>
        <translation>Il y a un second élément racine, {name}, à l’intérieur de la racine. Ses entrées doivent se trouver dans la racine elle-même.</translation>
    </message>
    <message>
        <source>There is an element inside {field}, which may only contain text.</source>
        <translation>Il y a un élément dans {field}, qui ne peut contenir que du texte.</translation>
    </message>
    <message>
        <source>There is an unescaped &amp;. Write it as &amp;amp;.</source>
        <translation>Il y a un caractère non échappé : &amp;. Écrivez-le sous la forme &amp;amp;.</translation>
    </message>
    <message>
        <source>There is another file named {name} in the folder already.</source>
        <translation>Le dossier contient déjà un autre fichier nommé {name}.</translation>
    </message>
    <message>
        <source>There is no / between the host and the query. Add it.</source>
        <translation>Il n’y a pas de / entre l’hôte et les paramètres. Ajoutez-la.</translation>
    </message>
    <message>
        <source>There is no data column called {detail}. Join a table first.</source>
        <translation>Il n’y a pas de colonne de données nommée {detail}. Joignez d’abord un tableau.</translation>
    </message>
    <message>
        <source>There is no data column called {heading}. Name its table with --data.</source>
        <translation>Il n’y a pas de colonne de données nommée {heading}. Indiquez son tableau avec --data.</translation>
    </message>
    <message>
        <source>There is no day {found} in {month}.</source>
        <translation>Il n’y a pas de jour {found} en {month}.</translation>
    </message>
    <message>
        <source>There is no display to open a window on</source>
        <translation>Il n’y a pas d’écran où ouvrir une fenêtre</translation>
    </message>
    <message>
        <source>There is no folder {detail}.</source>
        <translation>Le dossier {detail} n’existe pas.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>Le dossier {folder} n’existe pas.</translation>
    </message>
    <message>
        <source>There is no hour {found}.</source>
        <translation>L’heure {found} n’existe pas.</translation>
    </message>
    <message>
        <source>There is no minute {found}.</source>
        <translation>La minute {found} n’existe pas.</translation>
    </message>
    <message>
        <source>There is no month {found}.</source>
        <translation>Le mois {found} n’existe pas.</translation>
    </message>
    <message>
        <source>There is no offset {found}.</source>
        <translation>Le décalage {found} n’existe pas.</translation>
    </message>
    <message>
        <source>There is no open bracket to close here. Put text with brackets in quotes.</source>
        <translation>Il n’y a pas de parenthèse ouverte à fermer ici. Mettez entre guillemets le texte contenant des parenthèses.</translation>
    </message>
    <message>
        <source>There is no operation “{detail}”.</source>
        <translation>L’opération « {detail} » n’existe pas.</translation>
    </message>
    <message>
        <source>There is no option called {detail}.</source>
        <translation>Il n’existe pas d’option nommée {detail}.</translation>
    </message>
    <message>
        <source>There is no rule “{detail}”.</source>
        <translation>La règle « {detail} » n’existe pas.</translation>
    </message>
    <message>
        <source>There is no second {found}.</source>
        <translation>La seconde {found} n’existe pas.</translation>
    </message>
    <message>
        <source>There is no sitemap in it that could be changed.</source>
        <translation>Il ne contient aucun sitemap qui puisse être modifié.</translation>
    </message>
    <message>
        <source>There is no such file (404).</source>
        <translation>Ce fichier n’existe pas (404).</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>Cette page n’existe pas.</translation>
    </message>
    <message>
        <source>There is no such rule.</source>
        <translation>Cette règle n’existe pas.</translation>
    </message>
    <message>
        <source>There is no such rule. Did you mean {detail}?</source>
        <translation>Cette règle n’existe pas. Vouliez-vous dire {detail} ?</translation>
    </message>
    <message>
        <source>There is no such term. Did you mean {detail}? To search for text, put it in quotes.</source>
        <translation>Ce terme n’existe pas. Vouliez-vous dire {detail} ? Pour rechercher du texte, mettez-le entre guillemets.</translation>
    </message>
    <message>
        <source>There is no such term. To search for text, put it in quotes.</source>
        <translation>Ce terme n’existe pas. Pour rechercher du texte, mettez-le entre guillemets.</translation>
    </message>
    <message>
        <source>There is no such word. Did you mean {detail}?</source>
        <translation>Ce mot n’existe pas. Vouliez-vous dire {detail} ?</translation>
    </message>
    <message>
        <source>There is no year {found}.</source>
        <translation>L’année {found} n’existe pas.</translation>
    </message>
    <message>
        <source>There is nothing between these brackets.</source>
        <translation>Il n’y a rien entre ces parenthèses.</translation>
    </message>
    <message>
        <source>There is nothing between these quotes.</source>
        <translation>Il n’y a rien entre ces guillemets.</translation>
    </message>
    <message>
        <source>There is something before the XML. Remove it so that the file starts with its first tag.</source>
        <translation>Quelque chose précède le XML. Supprimez-le pour que le fichier commence par sa première balise.</translation>
    </message>
    <message>
        <source>There is white space before or after the URL. Remove it.</source>
        <translation>Il y a des espaces avant ou après l’URL. Supprimez-les.</translation>
    </message>
    <message>
        <source>There is white space before or after the value. Remove it.</source>
        <translation>Il y a des espaces avant ou après la valeur. Supprimez-les.</translation>
    </message>
    <message>
        <source>There is white space inside the URL. {advice}</source>
        <translation>Il y a des espaces dans l’URL. {advice}</translation>
    </message>
    <message>
        <source>There were no web pages before 1991. Correct or remove the date.</source>
        <translation>Il n’y avait pas de pages Web avant 1991. Corrigez ou supprimez la date.</translation>
    </message>
    <message numerus="yes">
        <source>There will be %Ln errors to fix.</source>
        <translation>
            <numerusform>Il y aura %Ln erreur à corriger.</numerusform>
            <numerusform>Il y aura %Ln erreurs à corriger.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the operations of *Edit &gt; Edit values…*, of recipes, and of {command} on the command line. A recipe names them by their ids.</source>
        <translation>Voici les opérations de *Édition &gt; Modifier les valeurs…*, des recettes et de {command} en ligne de commande. Une recette les désigne par leurs identifiants.</translation>
    </message>
    <message>
        <source>These of its sitemaps are not beside it: {names}</source>
        <translation>Ces sitemaps de l’index ne sont pas à côté : {names}</translation>
    </message>
    <message>
        <source>These quotes are never closed.</source>
        <translation>Ces guillemets ne sont jamais fermés.</translation>
    </message>
    <message>
        <source>They are harmless, but some tools read them as empty URLs.</source>
        <translation>Elles sont inoffensives, mais certains outils les lisent comme des URL vides.</translation>
    </message>
    <message>
        <source>They are in a different order.</source>
        <translation>L’ordre est différent.</translation>
    </message>
    <message>
        <source>They are offered at the next start if the program closes unexpectedly.</source>
        <translation>Elles sont proposées au prochain démarrage si le programme se ferme de façon inattendue.</translation>
    </message>
    <message>
        <source>They do no harm, but keeping them up to date is rarely worth the effort.</source>
        <translation>Elles sont inoffensives, mais les tenir à jour en vaut rarement la peine.</translation>
    </message>
    <message>
        <source>They do no harm. Yandex still reads the ones for images.</source>
        <translation>Ils sont inoffensifs. Yandex lit encore ceux des images.</translation>
    </message>
    <message>
        <source>This URL looks like a sitemap, not a page. It belongs in a sitemap index.</source>
        <translation>Cette URL ressemble à un sitemap, pas à une page. Sa place est dans un index de sitemaps.</translation>
    </message>
    <message>
        <source>This attribute has no meaning in a sitemap: {detail}. Remove it.</source>
        <translation>Cet attribut n’a pas de sens dans un sitemap : {detail}. Supprimez-le.</translation>
    </message>
    <message>
        <source>This bracket is never closed.</source>
        <translation>Cette parenthèse n’est jamais fermée.</translation>
    </message>
    <message>
        <source>This document is read-only.</source>
        <translation>Ce document est en lecture seule.</translation>
    </message>
    <message>
        <source>This element is not allowed here: {detail}. {advice}</source>
        <translation>Cet élément n’est pas autorisé ici : {detail}. {advice}</translation>
    </message>
    <message>
        <source>This entry has no loc. {advice}</source>
        <translation>Cette entrée n’a pas de loc. {advice}</translation>
    </message>
    <message>
        <source>This entry uses a custom entity declared in this file&apos;s DOCTYPE: {detail}. Write out its value instead.</source>
        <translation>Cette entrée utilise une entité personnalisée déclarée dans le DOCTYPE de ce fichier : {detail}. Écrivez plutôt sa valeur en toutes lettres.</translation>
    </message>
    <message>
        <source>This expression takes too long to run. Simplify it.</source>
        <translation>Cette expression est trop longue à exécuter. Simplifiez-la.</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Impossible d’ouvrir ce fichier</translation>
    </message>
    <message>
        <source>This format does not tell URLs apart by their queries.</source>
        <translation>Ce format ne distingue pas les URL par leurs paramètres.</translation>
    </message>
    <message>
        <source>This format has no ports and no user names.</source>
        <translation>Ce format ne connaît ni ports ni noms d’utilisateur.</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer, not the file itself. To get the file, run git lfs pull in its folder.</source>
        <translation>C’est un pointeur Git LFS, pas le fichier lui-même. Pour obtenir le fichier, exécutez git lfs pull dans son dossier.</translation>
    </message>
    <message>
        <source>This is a different kind of archive, not gzip. Unpack it and compress the sitemap with gzip.</source>
        <translation>C’est un autre type d’archive, pas du gzip. Décompressez-la et compressez le sitemap avec gzip.</translation>
    </message>
    <message>
        <source>This is a feed. A feed only lists what is new; a sitemap should list all pages.</source>
        <translation>C’est un flux. Un flux ne répertorie que les nouveautés ; un sitemap devrait répertorier toutes les pages.</translation>
    </message>
    <message>
        <source>This is a feed; only sitemaps can be edited. Use convert to create a sitemap from it.</source>
        <translation>C’est un flux ; seuls les sitemaps peuvent être modifiés. Utilisez convert pour en créer un sitemap.</translation>
    </message>
    <message>
        <source>This is a feed; only sitemaps can be repaired. Use convert to create a sitemap from it.</source>
        <translation>C’est un flux ; seuls les sitemaps peuvent être réparés. Utilisez convert pour en créer un sitemap.</translation>
    </message>
    <message>
        <source>This is an HTML page, often an error page saved instead of the sitemap. Download the file itself.{hint}</source>
        <translation>C’est une page HTML, souvent une page d’erreur enregistrée à la place du sitemap. Téléchargez le fichier lui-même.{hint}</translation>
    </message>
    <message>
        <source>This is in the index. Change URLs and dates in this list; for anything else, open the index by itself.</source>
        <translation>Ceci se trouve dans l’index. Modifiez les URL et les dates dans cette liste ; pour le reste, ouvrez l’index seul.</translation>
    </message>
    <message>
        <source>This is neither a sitemap in XML nor a list of URLs.{hint}</source>
        <translation>Ce n’est ni un sitemap en XML ni une liste d’URL.{hint}</translation>
    </message>
    <message>
        <source>This is neither a spreadsheet nor a text file.</source>
        <translation>Ce n’est ni une feuille de calcul ni un fichier texte.</translation>
    </message>
    <message>
        <source>This is no file with a choice of rules.</source>
        <translation>Ce fichier ne contient pas de choix de règles.</translation>
    </message>
    <message>
        <source>This is not a sitemap.</source>
        <translation>Ce n’est pas un sitemap.</translation>
    </message>
    <message>
        <source>This is not a valid file name. Leave out slashes, quotes and similar characters.</source>
        <translation>Ce nom de fichier n’est pas valide. Évitez les barres obliques, guillemets et caractères similaires.</translation>
    </message>
    <message>
        <source>This is not valid TOML: {detail}.</source>
        <translation>TOML non valide : {detail}.</translation>
    </message>
    <message>
        <source>This is the URL of the index itself. Remove the entry.</source>
        <translation>C’est l’URL de l’index lui-même. Supprimez l’entrée.</translation>
    </message>
    <message>
        <source>This line is not a URL that begins with http:// or https://.{hint}</source>
        <translation>Cette ligne n’est pas une URL commençant par http:// ou https://.{hint}</translation>
    </message>
    <message>
        <source>This page does not list itself among its versions.</source>
        <translation>Cette page ne figure pas parmi ses propres versions.</translation>
    </message>
    <message>
        <source>This page lists more than one version in this language.</source>
        <translation>Cette page indique plusieurs versions dans cette langue.</translation>
    </message>
    <message>
        <source>This page lists none for all other languages (x-default).</source>
        <translation>Cette page n’en indique aucune pour toutes les autres langues (x-default).</translation>
    </message>
    <message>
        <source>This sitemap may only list URLs in {folder} and its subfolders. Publish it at the root of the site.</source>
        <translation>Ce sitemap ne peut répertorier que les URL de {folder} et de ses sous-dossiers. Publiez-le à la racine du site.</translation>
    </message>
    <message>
        <source>This spreadsheet cannot be read: {detail}.</source>
        <translation>Impossible de lire cette feuille de calcul : {detail}.</translation>
    </message>
    <message>
        <source>Those in line {line:,} are inside a comment. Take them out of it.</source>
        <translation>Celles de la ligne de texte {line:,} se trouvent dans un commentaire. Sortez-les du commentaire.</translation>
    </message>
    <message>
        <source>Those of the protocol, with those of one search engine, or all with our own. Errors of the file itself are always among them.</source>
        <translation>Celles du protocole, celles-ci plus celles d’un moteur de recherche, ou toutes, y compris les nôtres. Les erreurs du fichier lui-même en font toujours partie.</translation>
    </message>
    <message>
        <source>Thumbnail URL</source>
        <translation>URL de la miniature</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Time since last modified, in days, weeks, months or years</source>
        <translation>Temps écoulé depuis la dernière modification, en jours, semaines, mois ou années</translation>
    </message>
    <message>
        <source>Time without seconds</source>
        <translation>Heure sans secondes</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Time zone is missing</source>
        <translation>Fuseau horaire manquant</translation>
    </message>
    <message>
        <source>Time zone of the last modified date, as written</source>
        <translation>Fuseau horaire de la date de dernière modification, tel qu’écrit</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Délai d’expiration</translation>
    </message>
    <message>
        <source>Times without seconds</source>
        <translation>Heures sans secondes</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Title of the episode</source>
        <translation>Titre de l’épisode</translation>
    </message>
    <message>
        <source>Title of the show</source>
        <translation>Titre de l’émission</translation>
    </message>
    <message>
        <source>To be included in the server block of the old site.</source>
        <translation>À inclure dans le bloc server de l’ancien site.</translation>
    </message>
    <message>
        <source>To be returned by redirects() in next.config.js, whose trailingSlash is for slashes at the end.</source>
        <translation>À renvoyer par redirects() dans next.config.js, dont trailingSlash concerne les barres obliques finales.</translation>
    </message>
    <message>
        <source>To search engines, URLs that differ only after # are the same.</source>
        <translation>Pour les moteurs de recherche, les URL qui ne diffèrent qu’après # sont identiques.</translation>
    </message>
    <message>
        <source>Today’s date</source>
        <translation>Date du jour</translation>
    </message>
    <message>
        <source>Too many URLs</source>
        <translation>Trop d’URL</translation>
    </message>
    <message>
        <source>Too many images in one entry</source>
        <translation>Trop d’images dans une entrée</translation>
    </message>
    <message>
        <source>Too many indexes</source>
        <translation>Trop d’index</translation>
    </message>
    <message>
        <source>Too many news articles</source>
        <translation>Trop d’articles d’actualité</translation>
    </message>
    <message>
        <source>Too many sitemaps</source>
        <translation>Trop de sitemaps</translation>
    </message>
    <message>
        <source>Tools that compare URLs as text treat it as a different site.</source>
        <translation>Les outils qui comparent les URL comme du texte y voient un site différent.</translation>
    </message>
    <message>
        <source>Treat the time as UTC</source>
        <translation>Considérer l’heure comme UTC</translation>
    </message>
    <message>
        <source>Treats upper and lower case as the same.</source>
        <translation>Ne distingue pas majuscules et minuscules.</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turc</translation>
    </message>
    <message>
        <source>Twi</source>
        <translation>le twi</translation>
    </message>
    <message>
        <source>Two halves were joined into their character.</source>
        <translation>Deux moitiés ont été réunies pour former leur caractère.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Type of identifier</source>
        <translation>Type d’identifiant</translation>
    </message>
    <message>
        <source>Type of video</source>
        <translation>Type de vidéo</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URL has a fragment</source>
        <translation>URL avec fragment</translation>
    </message>
    <message>
        <source>URL inside a URL</source>
        <translation>URL à l’intérieur d’une URL</translation>
    </message>
    <message>
        <source>URL is also listed in another file</source>
        <translation>URL également présente dans un autre fichier</translation>
    </message>
    <message>
        <source>URL is empty</source>
        <translation>URL vide</translation>
    </message>
    <message>
        <source>URL is incomplete</source>
        <translation>URL incomplète</translation>
    </message>
    <message>
        <source>URL is listed twice</source>
        <translation>URL présente deux fois</translation>
    </message>
    <message>
        <source>URL is missing</source>
        <translation>URL manquante</translation>
    </message>
    <message>
        <source>URL is not http or https</source>
        <translation>URL ni http ni https</translation>
    </message>
    <message>
        <source>URL is not percent-encoded</source>
        <translation>URL non encodée</translation>
    </message>
    <message>
        <source>URL is shorter than the schema allows</source>
        <translation>URL plus courte que ne l’autorise le schéma</translation>
    </message>
    <message>
        <source>URL is too long</source>
        <translation>URL trop longue</translation>
    </message>
    <message>
        <source>URL is too long for Yandex</source>
        <translation>URL trop longue pour Yandex</translation>
    </message>
    <message>
        <source>URL is too long once encoded</source>
        <translation>URL trop longue une fois encodée</translation>
    </message>
    <message>
        <source>URL on another host</source>
        <translation>URL sur un autre hôte</translation>
    </message>
    <message>
        <source>URL outside the sitemap&apos;s folder</source>
        <translation>URL hors du dossier du sitemap</translation>
    </message>
    <message>
        <source>URL with another scheme</source>
        <translation>URL avec un autre schéma</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URLs and where the file is published</source>
        <translation>Les URL et l’emplacement de publication du fichier</translation>
    </message>
    <message>
        <source>URLs are case-sensitive, so search engines see two pages. Usually one is a mistake.</source>
        <translation>Les URL sont sensibles à la casse : les moteurs de recherche voient deux pages. En général, l’une est une erreur.</translation>
    </message>
    <message>
        <source>URLs on another host than most: {count:,}.</source>
        <translation>URL sur un autre hôte que la plupart : {count:,}.</translation>
    </message>
    <message>
        <source>URLs on several hosts</source>
        <translation>URL sur plusieurs hôtes</translation>
    </message>
    <message>
        <source>URLs outside any entry</source>
        <translation>URL en dehors de toute entrée</translation>
    </message>
    <message>
        <source>URLs outside any entry got entries of their own.</source>
        <translation>Des URL en dehors de toute entrée ont reçu leur propre entrée.</translation>
    </message>
    <message>
        <source>URLs that begin with http, while others have https: {count:,}.</source>
        <translation>URL commençant par http alors que d’autres sont en https : {count:,}.</translation>
    </message>
    <message>
        <source>URLs that seem to go on without end were not asked for, such as {url}.</source>
        <translation>Les URL qui semblent continuer sans fin n’ont pas été demandées, par exemple {url}.</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>UTC, and local for “Now”</source>
        <translation>UTC, et local pour « Maintenant »</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Unescape the text once</source>
        <translation>Supprimer un niveau d’échappement</translation>
    </message>
    <message>
        <source>Unescaped &amp;</source>
        <translation>&amp; non échappé</translation>
    </message>
    <message>
        <source>Unexpected attribute</source>
        <translation>Attribut inattendu</translation>
    </message>
    <message>
        <source>Unknown country in a language code</source>
        <translation>Pays inconnu dans un code de langue</translation>
    </message>
    <message>
        <source>Unknown element</source>
        <translation>Élément inconnu</translation>
    </message>
    <message>
        <source>Unknown element in an extension</source>
        <translation>Élément inconnu dans une extension</translation>
    </message>
    <message>
        <source>Unknown entity</source>
        <translation>Entité inconnue</translation>
    </message>
    <message>
        <source>Unknown extension</source>
        <translation>Extension inconnue</translation>
    </message>
    <message>
        <source>Unknown frequency</source>
        <translation>Fréquence inconnue</translation>
    </message>
    <message>
        <source>Unknown language</source>
        <translation>Langue inconnue</translation>
    </message>
    <message>
        <source>Unknown script in a language code</source>
        <translation>Écriture inconnue dans un code de langue</translation>
    </message>
    <message>
        <source>Unless you choose, a column is shown if the file has values for it.</source>
        <translation>Sauf choix contraire, une colonne est affichée si le fichier contient des valeurs pour elle.</translation>
    </message>
    <message>
        <source>Unnecessary port</source>
        <translation>Port inutile</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Injoignable</translation>
    </message>
    <message>
        <source>Unreachable page</source>
        <translation>Page injoignable</translation>
    </message>
    <message>
        <source>Unreadable characters were replaced with �. Read the file in another encoding.</source>
        <translation>Les caractères illisibles ont été remplacés par �. Lisez le fichier dans un autre encodage.</translation>
    </message>
    <message>
        <source>Unresolved merge conflict</source>
        <translation>Conflit de fusion non résolu</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved changes to %Ln documents were found.</source>
        <translation>
            <numerusform>Des modifications non enregistrées ont été trouvées dans %Ln document.</numerusform>
            <numerusform>Des modifications non enregistrées ont été trouvées dans %Ln documents.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unusual priority format</source>
        <translation>Format de priorité inhabituel</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Non confirmée</translation>
    </message>
    <message>
        <source>Unverified page</source>
        <translation>Page non confirmée</translation>
    </message>
    <message numerus="yes">
        <source>Update %Ln rows from a table</source>
        <translation>
            <numerusform>Mettre à jour %Ln ligne à partir d’un tableau</numerusform>
            <numerusform>Mettre à jour %Ln lignes à partir d’un tableau</numerusform>
        </translation>
    </message>
    <message>
        <source>Update dates in the &amp;index…</source>
        <translation>Mettre à jour les dates de l’&amp;index…</translation>
    </message>
    <message>
        <source>Update from a ta&amp;ble…</source>
        <translation>Mettre à &amp;jour à partir d’un tableau…</translation>
    </message>
    <message>
        <source>Update values by URL from a CSV file or spreadsheet</source>
        <translation>Mettre à jour les valeurs par URL à partir d’un fichier CSV ou d’une feuille de calcul</translation>
    </message>
    <message>
        <source>Uploader</source>
        <translation>Auteur de la mise en ligne</translation>
    </message>
    <message>
        <source>Uploader page</source>
        <translation>Page de l’auteur</translation>
    </message>
    <message>
        <source>Use --allow-private if it may be asked.</source>
        <translation>Utilisez --allow-private s’il peut être interrogé.</translation>
    </message>
    <message>
        <source>Use 0.0 or 1.0, whichever is nearer</source>
        <translation>Utiliser 0.0 ou 1.0, selon le plus proche</translation>
    </message>
    <message>
        <source>Use Export to split a list of pages into several files with an index.</source>
        <translation>Utilisez Exporter pour diviser une liste de pages en plusieurs fichiers avec un index.</translation>
    </message>
    <message>
        <source>Use a CSS style sheet (saving writes sitemap.css next to the file)</source>
        <translation>Utiliser une feuille de style CSS (l’enregistrement écrit sitemap.css à côté du fichier)</translation>
    </message>
    <message>
        <source>Use a decimal point</source>
        <translation>Utiliser un point décimal</translation>
    </message>
    <message>
        <source>Use a separate file for each host.</source>
        <translation>Utilisez un fichier distinct pour chaque hôte.</translation>
    </message>
    <message>
        <source>Use a single slash</source>
        <translation>Utiliser une seule barre oblique</translation>
    </message>
    <message>
        <source>Use only the language code</source>
        <translation>N’utiliser que le code de langue</translation>
    </message>
    <message>
        <source>Use the W3C date format</source>
        <translation>Utiliser le format de date du W3C</translation>
    </message>
    <message>
        <source>Use the address of the link</source>
        <translation>Utiliser l’adresse du lien</translation>
    </message>
    <message>
        <source>Use the bare URL as loc</source>
        <translation>Utiliser l’URL nue comme loc</translation>
    </message>
    <message>
        <source>Use the canonical URL</source>
        <translation>Utiliser l’URL canonique</translation>
    </message>
    <message>
        <source>Use the canonical URL, and remove what is listed there already</source>
        <translation>Utiliser l’URL canonique et supprimer ce qui y est déjà répertorié</translation>
    </message>
    <message>
        <source>Use the file&apos;s own scheme</source>
        <translation>Utiliser le schéma du fichier</translation>
    </message>
    <message>
        <source>Use the file&apos;s own scheme and host</source>
        <translation>Utiliser le schéma et l’hôte du fichier</translation>
    </message>
    <message>
        <source>Use the index&apos;s scheme and host</source>
        <translation>Utiliser le schéma et l’hôte de l’index</translation>
    </message>
    <message>
        <source>Use the last day of the month</source>
        <translation>Utiliser le dernier jour du mois</translation>
    </message>
    <message>
        <source>Use the namespace of the extension</source>
        <translation>Utiliser l’espace de noms de l’extension</translation>
    </message>
    <message>
        <source>Use the nearest frequency</source>
        <translation>Utiliser la fréquence la plus proche</translation>
    </message>
    <message>
        <source>Use the page&apos;s Last-Modified date</source>
        <translation>Utiliser la date Last-Modified de la page</translation>
    </message>
    <message>
        <source>Use the page&apos;s language links</source>
        <translation>Utiliser les liens de langue de la page</translation>
    </message>
    <message>
        <source>Use the redirect&apos;s target</source>
        <translation>Utiliser la cible de la redirection</translation>
    </message>
    <message>
        <source>Use the redirect&apos;s target, and remove what is listed there already</source>
        <translation>Utiliser la cible de la redirection et supprimer ce qui y est déjà répertorié</translation>
    </message>
    <message>
        <source>Use the right names</source>
        <translation>Utiliser les bons noms</translation>
    </message>
    <message>
        <source>Use the scheme most URLs have</source>
        <translation>Utiliser le schéma de la plupart des URL</translation>
    </message>
    <message>
        <source>Use the site&apos;s own scheme and host</source>
        <translation>Utiliser le schéma et l’hôte du site</translation>
    </message>
    <message>
        <source>Use the sitemap namespace</source>
        <translation>Utiliser l’espace de noms des sitemaps</translation>
    </message>
    <message>
        <source>Use the usual format</source>
        <translation>Utiliser le format habituel</translation>
    </message>
    <message>
        <source>Use www, or not, as most URLs do</source>
        <translation>Utiliser www, ou non, comme la plupart des URL</translation>
    </message>
    <message>
        <source>Use www, or not, as the file&apos;s own URL does</source>
        <translation>Utiliser www, ou non, comme l’URL du fichier</translation>
    </message>
    <message>
        <source>Use www, or not, as the index does</source>
        <translation>Utiliser www, ou non, comme l’index</translation>
    </message>
    <message>
        <source>Use, rename or delete saved filters</source>
        <translation>Utiliser, renommer ou supprimer des filtres enregistrés</translation>
    </message>
    <message>
        <source>User agent</source>
        <translation>User-agent</translation>
    </message>
    <message>
        <source>User name in the URL</source>
        <translation>Nom d’utilisateur dans l’URL</translation>
    </message>
    <message>
        <source>Uses the Last-Modified header that each page sent when its URL was last checked.</source>
        <translation>Utilise l’en-tête Last-Modified envoyé par chaque page à la dernière vérification de son URL.</translation>
    </message>
    <message>
        <source>Uses the modification time of each URL&apos;s file in a local copy of the site.</source>
        <translation>Utilise l’heure de modification du fichier de chaque URL dans une copie locale du site.</translation>
    </message>
    <message>
        <source>Uses the time of the last commit to each URL&apos;s file in a local copy of the site. Files that were changed since are left alone.</source>
        <translation>Utilise l’heure du dernier commit du fichier de chaque URL dans une copie locale du site. Les fichiers modifiés depuis sont laissés tels quels.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Usually both are the same page. List the one the site links to.</source>
        <translation>En général, il s’agit de la même page. Répertoriez celle vers laquelle le site renvoie.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Value of a column that a table brought along; put headings with spaces in quotes</source>
        <translation>Valeur d’une colonne apportée par un tableau ; mettez entre guillemets les titres contenant des espaces</translation>
    </message>
    <message>
        <source>Values that a spreadsheet would read as formulas get a leading apostrophe. Update from a table removes it again.</source>
        <translation>Les valeurs qu’un tableur interpréterait comme des formules sont précédées d’une apostrophe. Mettre à jour à partir d’un tableau la retire ensuite.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vidéo</translation>
    </message>
    <message>
        <source>Video has expired</source>
        <translation>Vidéo expirée</translation>
    </message>
    <message>
        <source>Video location is the page itself</source>
        <translation>L’emplacement de la vidéo est la page elle-même</translation>
    </message>
    <message>
        <source>Video title is long</source>
        <translation>Titre de vidéo long</translation>
    </message>
    <message>
        <source>Video without a location</source>
        <translation>Vidéo sans emplacement</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vidéos</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>vietnamien</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>W&amp;hat was repaired…</source>
        <translation>&amp;Journal de réparation…</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Was asked for on the live site</source>
        <translation>A été demandée au site en ligne</translation>
    </message>
    <message>
        <source>Web page instead of a sitemap</source>
        <translation>Page Web au lieu d’un sitemap</translation>
    </message>
    <message>
        <source>Weekly below</source>
        <translation>Hebdomadaire en dessous de</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Europe occidentale</translation>
    </message>
    <message>
        <source>What URLs start with.</source>
        <translation>Le début des URL.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>What earlier audits found cannot be read and was set aside as {name}.</source>
        <translation>Les résultats des vérifications précédentes sont illisibles et ont été mis de côté sous le nom {name}.</translation>
    </message>
    <message>
        <source>What error, warning, advice, note, save and export mean</source>
        <translation>Ce que signifient erreur, avertissement, conseil, remarque, enregistrer et exporter</translation>
    </message>
    <message>
        <source>What follows the # never reaches the server.</source>
        <translation>Ce qui suit le # n’atteint jamais le serveur.</translation>
    </message>
    <message>
        <source>What is found cannot be kept, and is lost once the program ends: {cause}.</source>
        <translation>Les résultats ne peuvent pas être conservés et seront perdus à la fermeture du programme : {cause}.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>What replaces it, such as /.</source>
        <translation>Ce qui le remplace, par exemple /.</translation>
    </message>
    <message>
        <source>What stood between the entries was removed.</source>
        <translation>Ce qui se trouvait entre les entrées a été supprimé.</translation>
    </message>
    <message>
        <source>What the answer of the page means for its entry</source>
        <translation>Ce que la réponse de la page signifie pour son entrée</translation>
    </message>
    <message>
        <source>What the entry contains</source>
        <translation>Ce que contient l’entrée</translation>
    </message>
    <message>
        <source>What these pages answer is not known. Check their URLs first.</source>
        <translation>La réponse de ces pages n’est pas connue. Vérifiez d’abord leurs URL.</translation>
    </message>
    <message>
        <source>What these words mean</source>
        <translation>Signification de ces mots</translation>
    </message>
    <message>
        <source>What to multiply each priority by.</source>
        <translation>Le nombre par lequel multiplier chaque priorité.</translation>
    </message>
    <message>
        <source>What you can type in the filter, with examples</source>
        <translation>Ce que vous pouvez saisir dans le filtre, avec des exemples</translation>
    </message>
    <message>
        <source>When last checked, the page itself linked to a different version.</source>
        <translation>À la dernière vérification, la page elle-même renvoyait vers une autre version.</translation>
    </message>
    <message>
        <source>When the content of the page last changed (lastmod), not when the sitemap was written.</source>
        <translation>Quand le contenu de la page a changé pour la dernière fois (lastmod), et non quand le sitemap a été écrit.</translation>
    </message>
    <message>
        <source>When the page last changed, by its own account</source>
        <translation>Date de dernière modification de la page, selon elle-même</translation>
    </message>
    <message>
        <source>Where crawlers find the file. It decides which URLs the file may list: those on the same host, in its folder and subfolders.</source>
        <translation>L’endroit où les robots d’exploration trouvent le fichier. Il détermine quelles URL le fichier peut répertorier : celles du même hôte, dans son dossier et ses sous-dossiers.</translation>
    </message>
    <message>
        <source>Whether the URL may be indexed: yes, or the verdicts for which not</source>
        <translation>Si l’URL peut être indexée : yes (oui), ou les verdicts qui s’y opposent</translation>
    </message>
    <message>
        <source>Whether the highest (newest, most frequent) value ranks first.</source>
        <translation>Si la valeur la plus élevée (la plus récente, la plus fréquente) est classée en premier.</translation>
    </message>
    <message>
        <source>Whether the highest or the lowest number gets the highest priority.</source>
        <translation>Indique si le nombre le plus élevé ou le plus bas reçoit la priorité la plus élevée.</translation>
    </message>
    <message>
        <source>Whether the page is there could not be found out; it may well be.</source>
        <translation>Impossible de savoir si la page existe ; c’est tout à fait possible.</translation>
    </message>
    <message>
        <source>Which of them a search engine would use is unknown.</source>
        <translation>On ne sait pas lequel un moteur de recherche utiliserait.</translation>
    </message>
    <message>
        <source>Which value</source>
        <translation>Quelle valeur</translation>
    </message>
    <message>
        <source>White space ends a URL, so the rest of it is lost.</source>
        <translation>Une espace termine l’URL : le reste est donc perdu.</translation>
    </message>
    <message>
        <source>White space is neither a language code nor x-default.</source>
        <translation>Des espaces ne sont ni un code de langue ni x-default.</translation>
    </message>
    <message>
        <source>With fewer dates than this, nothing is removed.</source>
        <translation>S’il y a moins de dates que ce nombre, rien n’est supprimé.</translation>
    </message>
    <message>
        <source>With their rows, filters and sorting.</source>
        <translation>Avec leurs lignes, filtres et tri.</translation>
    </message>
    <message>
        <source>With two pages for one language, Google cannot tell which is right.</source>
        <translation>Avec deux pages pour une même langue, Google ne peut pas savoir laquelle est la bonne.</translation>
    </message>
    <message>
        <source>Withdrawn extension</source>
        <translation>Extension retirée</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Sans date</translation>
    </message>
    <message>
        <source>Without a time zone the time is ambiguous, and Google reports the date as invalid.</source>
        <translation>Sans fuseau horaire, l’heure est ambiguë et Google signale la date comme non valide.</translation>
    </message>
    <message>
        <source>Without the declaration, the extension has no meaning and strict parsers reject the file.</source>
        <translation>Sans la déclaration, l’extension n’a pas de sens et les analyseurs stricts rejettent le fichier.</translation>
    </message>
    <message>
        <source>Without the namespace, they are not sitemap elements, and Google reports the file.</source>
        <translation>Sans l’espace de noms, ce ne sont pas des éléments de sitemap, et Google signale le fichier.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Gravité max.</translation>
    </message>
    <message>
        <source>Worth knowing about the whole file. Nothing is wrong, and no row is marked.</source>
        <translation>Bon à savoir sur l’ensemble du fichier. Il n’y a pas de problème et aucune ligne n’est marquée.</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Écrire</translation>
    </message>
    <message>
        <source>Write % as %25</source>
        <translation>Écrire % sous la forme %25</translation>
    </message>
    <message>
        <source>Write %25 for a percent sign.</source>
        <translation>Écrivez %25 pour un signe pourcent.</translation>
    </message>
    <message>
        <source>Write /, or percent-encode it.</source>
        <translation>Écrivez / ou encodez-le avec un %.</translation>
    </message>
    <message>
        <source>Write 24:00 as the next day</source>
        <translation>Écrire 24:00 comme le jour suivant</translation>
    </message>
    <message>
        <source>Write a clean sitemap ({sitemaps}) or all entries as a table ({tables}), depending on the name of OUT; with --split, several sitemaps.</source>
        <translation>Écrire un sitemap propre ({sitemaps}) ou toutes les entrées sous forme de tableau ({tables}), selon le nom de OUT ; avec --split, plusieurs sitemaps.</translation>
    </message>
    <message>
        <source>Write a clean, checked copy to upload to your site, split if it is too large; this file stays as it is</source>
        <translation>Écrire une copie propre et vérifiée à mettre en ligne sur votre site, divisée si elle est trop grande ; ce fichier reste tel quel</translation>
    </message>
    <message>
        <source>Write a copy somewhere else and keep working on this file</source>
        <translation>Écrire une copie ailleurs et continuer à travailler sur ce fichier</translation>
    </message>
    <message>
        <source>Write a space as %20.</source>
        <translation>Écrivez une espace sous la forme %20.</translation>
    </message>
    <message>
        <source>Write each header as its name, a colon and its value: {line}</source>
        <translation>Écrivez chaque en-tête sous la forme nom, deux-points, valeur : {line}</translation>
    </message>
    <message>
        <source>Write it in UTF-8: {meant}.</source>
        <translation>Écrivez-le en UTF-8 : {meant}.</translation>
    </message>
    <message>
        <source>Write out the entities and remove the DOCTYPE</source>
        <translation>Écrire les entités en toutes lettres et supprimer le DOCTYPE</translation>
    </message>
    <message>
        <source>Write out the entity</source>
        <translation>Écrire l’entité en toutes lettres</translation>
    </message>
    <message>
        <source>Write rel=&quot;alternate&quot;</source>
        <translation>Écrire rel=&quot;alternate&quot;</translation>
    </message>
    <message>
        <source>Write spaces as %20</source>
        <translation>Écrire les espaces sous la forme %20</translation>
    </message>
    <message>
        <source>Write the character itself</source>
        <translation>Écrire le caractère lui-même</translation>
    </message>
    <message>
        <source>Write the characters that were meant</source>
        <translation>Écrire les caractères voulus</translation>
    </message>
    <message>
        <source>Write the code in use today</source>
        <translation>Écrire le code en usage aujourd’hui</translation>
    </message>
    <message>
        <source>Write the file in UTF-8</source>
        <translation>Écrire le fichier en UTF-8</translation>
    </message>
    <message>
        <source>Write the host in ASCII (xn--)</source>
        <translation>Écrire l’hôte en ASCII (xn--)</translation>
    </message>
    <message>
        <source>Write the rows to a CSV file or spreadsheet</source>
        <translation>Écrire les lignes dans un fichier CSV ou une feuille de calcul</translation>
    </message>
    <message>
        <source>Write this like {detail}</source>
        <translation>Écrivez ceci sous la forme {detail}</translation>
    </message>
    <message>
        <source>Write this without spaces: {detail}</source>
        <translation>Écrivez ceci sans espaces : {detail}</translation>
    </message>
    <message>
        <source>Write xmlns:{prefix}, not xlmns:{prefix}.</source>
        <translation>Écrivez xmlns:{prefix}, et non xlmns:{prefix}.</translation>
    </message>
    <message>
        <source>Write your changes back to this file and leave everything else in it untouched</source>
        <translation>Écrire vos modifications dans ce fichier sans toucher au reste</translation>
    </message>
    <message>
        <source>Writes a clean new copy to upload to your site, checked and split if you like. The file you are editing stays as it is.</source>
        <translation>Écrit une nouvelle copie propre à mettre en ligne sur votre site, vérifiée et, si vous le souhaitez, divisée. Le fichier que vous modifiez reste tel quel.</translation>
    </message>
    <message>
        <source>Writes your changes back to the file and leaves everything else in it untouched. Always possible, whatever the findings.</source>
        <translation>Écrit vos modifications dans le fichier sans toucher au reste. Toujours possible, quels que soient les constats.</translation>
    </message>
    <message>
        <source>Writing files</source>
        <translation>Écriture des fichiers</translation>
    </message>
    <message>
        <source>Wrong extension namespace</source>
        <translation>Espace de noms d’extension incorrect</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>XML allows a file without it, but some tools look for the declaration.</source>
        <translation>XML autorise un fichier sans elle, mais certains outils cherchent la déclaration.</translation>
    </message>
    <message>
        <source>XML allows it, but some simple tools stumble over it.</source>
        <translation>XML l’autorise, mais certains outils simples butent dessus.</translation>
    </message>
    <message>
        <source>XML allows nothing before the declaration, not even a blank line. Many scripts print one by accident.</source>
        <translation>XML n’autorise rien avant la déclaration, pas même une ligne vide. De nombreux scripts en écrivent une par accident.</translation>
    </message>
    <message>
        <source>XML declaration is missing</source>
        <translation>Déclaration XML manquante</translation>
    </message>
    <message>
        <source>XML does not allow the character {character} in any form. {advice}</source>
        <translation>XML n’autorise le caractère {character} sous aucune forme. {advice}</translation>
    </message>
    <message>
        <source>XML does not allow the character {detail}.</source>
        <translation>XML n’autorise pas le caractère {detail}.</translation>
    </message>
    <message>
        <source>XML does not define &amp;{name};. Write the character itself.</source>
        <translation>XML ne définit pas &amp;{name};. Écrivez le caractère lui-même.</translation>
    </message>
    <message>
        <source>XML in a file named as text</source>
        <translation>XML dans un fichier nommé comme du texte</translation>
    </message>
    <message>
        <source>XML is broken</source>
        <translation>XML défectueux</translation>
    </message>
    <message>
        <source>XML only defines &amp;amp;, &amp;lt;, &amp;gt;, &amp;quot; and &amp;apos;. Other HTML entities break the file.</source>
        <translation>XML ne définit que &amp;amp;, &amp;lt;, &amp;gt;, &amp;quot; et &amp;apos;. Les autres entités HTML rendent le fichier défectueux.</translation>
    </message>
    <message>
        <source>XML version is not 1.0</source>
        <translation>Version de XML autre que 1.0</translation>
    </message>
    <message>
        <source>XML, gzipped</source>
        <translation>XML compressé avec gzip</translation>
    </message>
    <message>
        <source>XSLT style sheet</source>
        <translation>Feuille de style XSLT</translation>
    </message>
    <message>
        <source>Yandex does not accept feeds as sitemaps.</source>
        <translation>Yandex n’accepte pas les flux comme sitemaps.</translation>
    </message>
    <message>
        <source>Yandex does not read feeds</source>
        <translation>Yandex ne lit pas les flux</translation>
    </message>
    <message>
        <source>Yandex no longer reads them from sitemaps, and Bing does not mention them.</source>
        <translation>Yandex ne les lit plus dans les sitemaps, et Bing ne les mentionne pas.</translation>
    </message>
    <message>
        <source>Yandex reports a longer value as an error.</source>
        <translation>Yandex signale une valeur plus longue comme une erreur.</translation>
    </message>
    <message>
        <source>Yandex reports longer URLs as an error.</source>
        <translation>Yandex signale les URL plus longues comme une erreur.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message numerus="yes">
        <source>You and the other program both changed %Ln values. Yours are kept unless you select theirs.</source>
        <translation>
            <numerusform>L’autre programme et vous avez tous deux modifié %Ln valeur. La vôtre est conservée, sauf si vous sélectionnez l’autre.</numerusform>
            <numerusform>L’autre programme et vous avez tous deux modifié %Ln valeurs. Les vôtres sont conservées, sauf si vous sélectionnez les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and the other program changed different things. Both changes are kept.</source>
        <translation>L’autre programme et vous avez modifié des choses différentes. Les deux modifications sont conservées.</translation>
    </message>
    <message>
        <source>You type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Your last action may not have been completed. Your work is still here, and your unsaved changes are kept in case of a crash.</source>
        <translation>Votre dernière action n’a peut-être pas abouti. Votre travail est toujours là, et vos modifications non enregistrées sont conservées en cas de plantage.</translation>
    </message>
    <message>
        <source>Your library</source>
        <translation>Votre bibliothèque</translation>
    </message>
    <message>
        <source>Z for UTC, an offset such as +02:00, or a place such as Europe/Berlin.</source>
        <translation>Z pour UTC, un décalage tel que +02:00 ou un lieu tel que Europe/Berlin.</translation>
    </message>
    <message>
        <source>Zhuang</source>
        <translation>le zhuang</translation>
    </message>
    <message>
        <source>Zone of new times</source>
        <translation>Fuseau des nouvelles heures</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;avant</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>`coverage --add` adds the missing pages, `coverage --remove` removes the URLs that are not there.</source>
        <translation>`coverage --add` ajoute les pages manquantes, `coverage --remove` supprime les URL qui n’existent pas.</translation>
    </message>
    <message>
        <source>`fix --rule {id}` fixes it in the safest way; the window shows the others.</source>
        <translation>`fix --rule {id}` corrige de la façon la plus sûre ; la fenêtre propose les autres.</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>une archive 7z</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>une archive RAR</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>une archive ZIP</translation>
    </message>
    <message>
        <source>a comment begins here and never ends. Add the missing --&gt;.</source>
        <translation>un commentaire commence ici et ne se termine jamais. Ajoutez le --&gt; manquant.</translation>
    </message>
    <message>
        <source>a file of names, passwords and headers for sites: [https://www.example.com] in a line, and below it lines such as user = me, password = secret, Cookie = a=b</source>
        <translation>un fichier de noms, mots de passe et en-têtes pour des sites : [https://www.example.com] sur une ligne, et en dessous des lignes telles que user = me, password = secret, Cookie = a=b</translation>
    </message>
    <message>
        <source>a file with that name already exists</source>
        <translation>un fichier de ce nom existe déjà</translation>
    </message>
    <message>
        <source>a file, a folder (also with several files), or - for standard output</source>
        <translation>un fichier, un dossier (également pour plusieurs fichiers), ou - pour la sortie standard</translation>
    </message>
    <message>
        <source>a file, or - for standard input</source>
        <translation>un fichier, ou - pour l’entrée standard</translation>
    </message>
    <message>
        <source>a file, or one of these: {names}</source>
        <translation>un fichier, ou l’un de ces noms : {names}</translation>
    </message>
    <message>
        <source>a file, the folder of --split, or - for standard output</source>
        <translation>un fichier, le dossier de --split, ou - pour la sortie standard</translation>
    </message>
    <message>
        <source>a list of URLs has one URL per line. Remove the line break.</source>
        <translation>une liste d’URL contient une URL par ligne. Supprimez le saut de ligne.</translation>
    </message>
    <message>
        <source>a part between two dots has more than 63 characters</source>
        <translation>une partie entre deux points compte plus de 63 caractères</translation>
    </message>
    <message>
        <source>a part between two dots is empty</source>
        <translation>une partie entre deux points est vide</translation>
    </message>
    <message>
        <source>a prefix is declared with an empty namespace. Enter its namespace.</source>
        <translation>un préfixe est déclaré avec un espace de noms vide. Indiquez son espace de noms.</translation>
    </message>
    <message>
        <source>a processing instruction begins here and never ends. Add the missing ?&gt;.</source>
        <translation>une instruction de traitement commence ici et ne se termine jamais. Ajoutez le ?&gt; manquant.</translation>
    </message>
    <message>
        <source>a robots.txt to obey instead of the hosts&apos; own, or {off} for none: only on a site of yours</source>
        <translation>un fichier robots.txt à respecter à la place de ceux des hôtes, ou {off} pour aucun : uniquement sur un site qui vous appartient</translation>
    </message>
    <message>
        <source>a robots.txt, or its folder, for robots-blocked and is:blocked</source>
        <translation>un fichier robots.txt, ou son dossier, pour robots-blocked et is:blocked</translation>
    </message>
    <message>
        <source>a second &lt;?xml …?&gt; begins here, as if two files had been joined. Keep one of them.</source>
        <translation>un second &lt;?xml …?&gt; commence ici, comme si deux fichiers avaient été mis bout à bout. Conservez l’un des deux.</translation>
    </message>
    <message>
        <source>a second root element follows the first, as if two files had been joined. Keep one of them, or move its entries into the other.</source>
        <translation>un second élément racine suit le premier, comme si deux fichiers avaient été mis bout à bout. Conservez l’un des deux ou déplacez ses entrées dans l’autre.</translation>
    </message>
    <message>
        <source>a sitemap</source>
        <translation>un sitemap</translation>
    </message>
    <message>
        <source>a sitemap, a folder of them, or a table</source>
        <translation>un sitemap, un dossier de sitemaps ou un tableau</translation>
    </message>
    <message>
        <source>a sitemap, an index with its sitemaps, or a folder of them</source>
        <translation>un sitemap, un index avec ses sitemaps, ou un dossier qui en contient</translation>
    </message>
    <message>
        <source>a sitemap, or an index beside its sitemaps</source>
        <translation>un sitemap, ou un index à côté de ses sitemaps</translation>
    </message>
    <message>
        <source>a sitemap, or an index with its sitemaps</source>
        <translation>un sitemap, ou un index avec ses sitemaps</translation>
    </message>
    <message>
        <source>a table about the URLs, for data:… in filters and operations by data, or an earlier version of the sitemap, for how often they change; may be repeated</source>
        <translation>un tableau concernant les URL, pour data:… dans les filtres et pour les opérations selon des données, ou une version précédente du sitemap, pour la fréquence de leurs modifications ; peut être répété</translation>
    </message>
    <message>
        <source>a table with a column of URLs, or another sitemap; may be repeated</source>
        <translation>un tableau avec une colonne d’URL, ou un autre sitemap ; peut être répété</translation>
    </message>
    <message>
        <source>a tag is incomplete: a &gt;, a space or a quotation mark is missing.</source>
        <translation>une balise est incomplète : il manque un &gt;, une espace ou un guillemet.</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>une archive tar</translation>
    </message>
    <message>
        <source>a text, name or comment in it is too large to read.</source>
        <translation>un texte, un nom ou un commentaire y est trop grand pour être lu.</translation>
    </message>
    <message>
        <source>a value has more than {n:,} characters</source>
        <translation>une valeur compte plus de {n:,} caractères</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>introuvables</translation>
    </message>
    <message>
        <source>according to {sources}</source>
        <translation>d’après {sources}</translation>
    </message>
    <message>
        <source>add create</source>
        <translation>ajouter créer</translation>
    </message>
    <message>
        <source>add the missing pages to the sitemap</source>
        <translation>ajouter au sitemap les pages manquantes</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajoutée</translation>
    </message>
    <message>
        <source>again history repeat</source>
        <translation>refaire répéter historique</translation>
    </message>
    <message>
        <source>all languages</source>
        <translation>toutes les langues</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>toutes les lignes</translation>
    </message>
    <message>
        <source>also overwrite files that are write-protected or can only be written in place (several hard links, another owner, a protected folder); a crash while writing can damage them</source>
        <translation>écraser aussi les fichiers protégés en écriture ou qui ne peuvent être écrits que sur place (plusieurs liens physiques, autre propriétaire, dossier protégé) ; un plantage pendant l’écriture peut les endommager</translation>
    </message>
    <message>
        <source>also set values that are errors</source>
        <translation>définir aussi les valeurs qui sont des erreurs</translation>
    </message>
    <message>
        <source>also write a report, in the format of its ending ({endings}); may be repeated</source>
        <translation>écrire aussi un rapport, dans le format de son extension ({endings}) ; peut être répété</translation>
    </message>
    <message>
        <source>also {verdicts}</source>
        <translation>aussi {verdicts}</translation>
    </message>
    <message>
        <source>an attribute value is not in quotation marks. Add them.</source>
        <translation>une valeur d’attribut n’est pas entre guillemets. Ajoutez-les.</translation>
    </message>
    <message>
        <source>an element follows the end of the root element. Remove it.</source>
        <translation>un élément suit la fin de l’élément racine. Supprimez-le.</translation>
    </message>
    <message>
        <source>an element has the same attribute twice. Remove one of them.</source>
        <translation>un élément a deux fois le même attribut. Supprimez l’un des deux.</translation>
    </message>
    <message>
        <source>an end tag has no name or closes nothing. Remove it.</source>
        <translation>une balise de fin n’a pas de nom ou ne ferme rien. Supprimez-la.</translation>
    </message>
    <message>
        <source>an entry has more than {n:,} characters</source>
        <translation>une entrée compte plus de {n:,} caractères</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>and {count:,} more</source>
        <translation>et {count:,} autres</translation>
    </message>
    <message>
        <source>and {more}</source>
        <translation>et {more}</translation>
    </message>
    <message>
        <source>and {others} listed by {option}</source>
        <translation>et {others}, affichés par {option}</translation>
    </message>
    <message>
        <source>another file already has that name.</source>
        <translation>un autre fichier porte déjà ce nom.</translation>
    </message>
    <message>
        <source>another program has changed it in the meantime. Open it again.</source>
        <translation>un autre programme l’a modifié entre-temps. Rouvrez-le.</translation>
    </message>
    <message>
        <source>another program has changed it in the meantime. Reload it, or save under another name.</source>
        <translation>un autre programme l’a modifié entre-temps. Rechargez-le ou enregistrez sous un autre nom.</translation>
    </message>
    <message>
        <source>another program has replaced it in the meantime. Try again, or save somewhere else.</source>
        <translation>un autre programme l’a remplacé entre-temps. Réessayez ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>another robots.txt to try: lists the entries that only one of both forbids</source>
        <translation>un autre robots.txt à essayer : affiche les entrées qu’un seul des deux interdit</translation>
    </message>
    <message>
        <source>apply a recipe</source>
        <translation>appliquer une recette</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s : %(message)s</translation>
    </message>
    <message>
        <source>as text, group the places by rule, five of each</source>
        <translation>en texte, regrouper les emplacements par règle, cinq pour chacune</translation>
    </message>
    <message>
        <source>as text, places to list per rule and file (0: all; default: 1000, and 5 with --group)</source>
        <translation>en texte, nombre d’emplacements à afficher par règle et par fichier (0 : tous ; par défaut : 1000, et 5 avec --group)</translation>
    </message>
    <message>
        <source>ask for their URLs on the live site</source>
        <translation>demander leurs URL sur le site en ligne</translation>
    </message>
    <message>
        <source>ask hosts in private networks and on this machine, too</source>
        <translation>interroger aussi les hôtes des réseaux privés et de cette machine</translation>
    </message>
    <message>
        <source>ask the live site for its home page, for what is listed, and for what these link to; called again within a day, it goes on where it was broken off</source>
        <translation>demander au site en ligne sa page d’accueil, ce qui est répertorié et ce vers quoi ces pages renvoient ; relancée dans la journée, la commande reprend là où elle s’était interrompue</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>audit crawl live broken dead links status 404 redirect http noindex canonical</source>
        <translation>audit exploration en ligne cassés morts liens statut 404 redirection http noindex canonical</translation>
    </message>
    <message>
        <source>audit: It stopped by itself. {why_stopped}. {rest}</source>
        <translation>audit : la vérification s’est arrêtée d’elle-même. {why_stopped}. {rest}</translation>
    </message>
    <message>
        <source>audit: {host} is in a private network and was not asked; use --allow-private if it may be</source>
        <translation>audit : {host} se trouve dans un réseau privé et n’a pas été interrogé ; utilisez --allow-private s’il peut l’être</translation>
    </message>
    <message>
        <source>back history revert</source>
        <translation>défaire revenir arrière historique</translation>
    </message>
    <message>
        <source>backup copies history</source>
        <translation>sauvegarde copies historique</translation>
    </message>
    <message>
        <source>backup duplicate file</source>
        <translation>sauvegarde dupliquer fichier</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>lecture en cours…</translation>
    </message>
    <message>
        <source>between two requests to a host</source>
        <translation>entre deux requêtes vers un hôte</translation>
    </message>
    <message>
        <source>blocked by robots.txt</source>
        <translation>bloquée par robots.txt</translation>
    </message>
    <message>
        <source>blocked disallow allow crawler googlebot bingbot yandex</source>
        <translation>bloqué disallow allow robot googlebot bingbot yandex</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>les deux côtés</translation>
    </message>
    <message>
        <source>bulk batch mass set change operations recipe script</source>
        <translation>masse lot changer définir opérations recette script</translation>
    </message>
    <message>
        <source>calendar</source>
        <translation>calendrier</translation>
    </message>
    <message>
        <source>calendar timezone</source>
        <translation>calendrier fuseau horaire</translation>
    </message>
    <message>
        <source>calendar today now time</source>
        <translation>calendrier aujourd’hui maintenant heure</translation>
    </message>
    <message>
        <source>can be fixed safely</source>
        <translation>peut être corrigé sans risque</translation>
    </message>
    <message>
        <source>can be fixed with a decision</source>
        <translation>peut être corrigé moyennant une décision</translation>
    </message>
    <message>
        <source>cannot be read; {found}</source>
        <translation>illisible ; {found}</translation>
    </message>
    <message>
        <source>canonical is {to}</source>
        <translation>l’URL canonique est {to}</translation>
    </message>
    <message>
        <source>change type value F2</source>
        <translation>changer saisir éditer valeur F2</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifiée</translation>
    </message>
    <message>
        <source>changed ({changed:,})</source>
        <translation>modifiées ({changed:,})</translation>
    </message>
    <message>
        <source>charset utf-8 latin windows-1252 umlauts garbled</source>
        <translation>jeu de caractères utf-8 latin windows-1252 accents illisibles</translation>
    </message>
    <message>
        <source>charts statistics summary distribution overview freshness stale graph</source>
        <translation>graphiques statistiques synthèse répartition aperçu fraîcheur obsolète analyse insight</translation>
    </message>
    <message>
        <source>check everything, but only show what it is</source>
        <translation>tout vérifier, mais seulement afficher ce qui serait signalé</translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln days ago</source>
        <translation>
            <numerusform>vérifiée il y a %Ln jour</numerusform>
            <numerusform>vérifiée il y a %Ln jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln hours ago</source>
        <translation>
            <numerusform>vérifiée il y a %Ln heure</numerusform>
            <numerusform>vérifiée il y a %Ln heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln minutes ago</source>
        <translation>
            <numerusform>vérifiée il y a %Ln minute</numerusform>
            <numerusform>vérifiée il y a %Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>checked just now</source>
        <translation>vérifiée à l’instant</translation>
    </message>
    <message>
        <source>choose the rows to change: --rows 1,5-7, --where FILTER or --all</source>
        <translation>choisissez les lignes à modifier : --rows 1,5-7, --where FILTER ou --all</translation>
    </message>
    <message>
        <source>choose what to do: -o FOLDER to fetch the sitemaps, or --list to see what there is</source>
        <translation>choisissez que faire : -o FOLDER pour récupérer les sitemaps, ou --list pour voir ce qu’il y a</translation>
    </message>
    <message>
        <source>choose where to write: -o OUT or --in-place, or only look with --dry-run or --diff</source>
        <translation>choisissez où écrire : -o OUT ou --in-place, ou regardez seulement avec --dry-run ou --diff</translation>
    </message>
    <message>
        <source>clipboard address link loc</source>
        <translation>presse-papiers adresse lien loc</translation>
    </message>
    <message>
        <source>clipboard header csv</source>
        <translation>presse-papiers en-tête titres csv</translation>
    </message>
    <message>
        <source>clipboard insert import urls csv</source>
        <translation>presse-papiers insérer importer url csv</translation>
    </message>
    <message>
        <source>clipboard overwrite</source>
        <translation>presse-papiers écraser remplacer</translation>
    </message>
    <message>
        <source>colours (default: auto, on a terminal unless NO_COLOR is set)</source>
        <translation>couleurs (par défaut : auto, sur un terminal sauf si NO_COLOR est défini)</translation>
    </message>
    <message>
        <source>colours accessibility black white</source>
        <translation>couleurs accessibilité noir blanc</translation>
    </message>
    <message>
        <source>colours night contrast</source>
        <translation>couleurs nuit contraste</translation>
    </message>
    <message>
        <source>compare the sitemaps that an index lists (next to it, or on the web) instead of the index</source>
        <translation>comparer les sitemaps répertoriés par un index (voisins ou sur le Web) au lieu de l’index</translation>
    </message>
    <message>
        <source>compress the files, but not the index</source>
        <translation>compresser les fichiers, mais pas l’index</translation>
    </message>
    <message>
        <source>content</source>
        <translation>contenu</translation>
    </message>
    <message>
        <source>copy below</source>
        <translation>recopier copier dessous</translation>
    </message>
    <message>
        <source>copy row entry clone</source>
        <translation>copier ligne entrée cloner</translation>
    </message>
    <message>
        <source>coverage: none of the listed URLs was found; are these the pages of another site?</source>
        <translation>coverage : aucune des URL répertoriées n’a été trouvée ; s’agit-il des pages d’un autre site ?</translation>
    </message>
    <message>
        <source>coverage: nothing was changed, as none of the listed URLs was found</source>
        <translation>coverage : rien n’a été modifié, car aucune des URL répertoriées n’a été trouvée</translation>
    </message>
    <message>
        <source>coverage: {host} is in a private network and was not asked; use --allow-private if it may be</source>
        <translation>coverage : {host} se trouve dans un réseau privé et n’a pas été interrogé ; utilisez --allow-private s’il peut l’être</translation>
    </message>
    <message>
        <source>crash recover restore</source>
        <translation>plantage récupérer restaurer</translation>
    </message>
    <message>
        <source>crawl generate spider create pages html public build</source>
        <translation>explorer exploration générer créer robot pages html public build</translation>
    </message>
    <message>
        <source>crawler bot</source>
        <translation>robot exploration crawler</translation>
    </message>
    <message>
        <source>create empty urlset</source>
        <translation>créer vide urlset</translation>
    </message>
    <message>
        <source>create sitemapindex</source>
        <translation>créer sitemapindex</translation>
    </message>
    <message>
        <source>create text txt</source>
        <translation>créer texte txt</translation>
    </message>
    <message>
        <source>csv tsv xlsx excel spreadsheet import crawl crawler screaming frog convert</source>
        <translation>csv tsv xlsx excel tableur importer exploration robot screaming frog convertir</translation>
    </message>
    <message>
        <source>csv tsv xlsx excel spreadsheet import crawl merge lookup</source>
        <translation>csv tsv xlsx excel tableur importer exploration fusionner</translation>
    </message>
    <message>
        <source>csv tsv xlsx json excel spreadsheet convert</source>
        <translation>csv tsv xlsx json excel tableur convertir</translation>
    </message>
    <message>
        <source>damaged broken recover recovered mended</source>
        <translation>endommagé cassé récupérer récupéré réparé</translation>
    </message>
    <message>
        <source>damaged broken repair</source>
        <translation>endommagé cassé réparer</translation>
    </message>
    <message>
        <source>damaged: this is what could be recovered</source>
        <translation>endommagé : voici ce qui a pu être récupéré</translation>
    </message>
    <message>
        <source>data clicks impressions crawl screaming frog search console log analytics csv xlsx</source>
        <translation>données clics impressions exploration crawl screaming frog search console logs journaux analytics csv xlsx</translation>
    </message>
    <message>
        <source>date changed content freshness last modified lastmod honest</source>
        <translation>date modifié contenu fraîcheur dernière modification lastmod fiable</translation>
    </message>
    <message>
        <source>date missing pages that no header or table dates: by their files, or by the last commits of these, which git knows</source>
        <translation>dater les pages manquantes qu’aucun en-tête ni tableau ne date : d’après leurs fichiers, ou d’après les derniers commits de ceux-ci, que git connaît</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>écartée</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>density compact spacious</source>
        <translation>densité compact aéré</translation>
    </message>
    <message>
        <source>diff difference changes crawl</source>
        <translation>diff différence modifications exploration</translation>
    </message>
    <message>
        <source>diff difference live site changes upload</source>
        <translation>diff différence en ligne site modifications mise en ligne</translation>
    </message>
    <message>
        <source>different order</source>
        <translation>ordre différent</translation>
    </message>
    <message>
        <source>differs only in letter case</source>
        <translation>seule la casse diffère</translation>
    </message>
    <message>
        <source>directory all files together</source>
        <translation>répertoire tous fichiers ensemble</translation>
    </message>
    <message>
        <source>display form country</source>
        <translation>affichage format pays</translation>
    </message>
    <message>
        <source>do</source>
        <translation>effet</translation>
    </message>
    <message>
        <source>do not ask again for what failed today</source>
        <translation>ne pas redemander ce qui a échoué aujourd’hui</translation>
    </message>
    <message>
        <source>double same twice dedupe repeated unique</source>
        <translation>double identique répété dédoublonner unique</translation>
    </message>
    <message>
        <source>edit: nothing was written; --force sets it all the same</source>
        <translation>edit : rien n’a été écrit ; --force la définit tout de même</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>elements are nested far too deeply. A sitemap needs three or four levels.</source>
        <translation>les éléments sont beaucoup trop imbriqués. Un sitemap n’a besoin que de trois ou quatre niveaux.</translation>
    </message>
    <message>
        <source>elements are nested more than {n} levels deep</source>
        <translation>les éléments sont imbriqués sur plus de {n} niveaux</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>empty erase remove</source>
        <translation>vider supprimer enlever</translation>
    </message>
    <message>
        <source>encoding charset</source>
        <translation>encodage jeu de caractères</translation>
    </message>
    <message>
        <source>entries follow the end of the root element. Move the root&apos;s end tag after them.</source>
        <translation>des entrées suivent la fin de l’élément racine. Déplacez la balise de fin de la racine après elles.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>error problem issue validate</source>
        <translation>erreur problème valider</translation>
    </message>
    <message>
        <source>every entry</source>
        <translation>toutes les entrées</translation>
    </message>
    <message>
        <source>example demo</source>
        <translation>exemple démo</translation>
    </message>
    <message>
        <source>examples:</source>
        <translation>exemples :</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>quitter sortir</translation>
    </message>
    <message>
        <source>exit with 1 if a URL has one of them (default: {telling})</source>
        <translation>terminer avec le code 1 si une URL a l’un de ces verdicts (par défaut : {telling})</translation>
    </message>
    <message>
        <source>exit with 1 if one of these is not empty: {parts} (default: {failing})</source>
        <translation>terminer avec le code 1 si l’une de ces listes n’est pas vide : {parts} (par défaut : {failing})</translation>
    </message>
    <message>
        <source>exit with 1 if there is a finding of this severity or higher</source>
        <translation>terminer avec le code 1 s’il y a un constat de cette gravité ou plus</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>au moins un argument attendu</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>un argument attendu au plus</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>un argument attendu</translation>
    </message>
    <message>
        <source>export even if there are errors, and leave out what a table has no place for</source>
        <translation>exporter même s’il y a des erreurs, et ignorer ce qui n’a pas de place dans un tableau</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>fetch a FILE that is the address of a sitemap; else nothing is</source>
        <translation>récupérer un FILE qui est l’adresse d’un sitemap ; sinon, rien n’est récupéré</translation>
    </message>
    <message>
        <source>fetch the sitemaps of a site</source>
        <translation>récupérer les sitemaps d’un site</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>filter out without not hide rows</source>
        <translation>exclure sans pas masquer lignes</translation>
    </message>
    <message>
        <source>filters: words and terms that must all match; OR, parentheses, quotes, and a minus for not
(write --where=-has:lastmod if the minus comes first)</source>
        <translation>filtres : mots et termes qui doivent tous correspondre ; OR, parenthèses, guillemets, et un moins pour la négation
(écrivez --where=-has:lastmod si le moins vient en premier)</translation>
    </message>
    <message>
        <source>finds</source>
        <translation>trouve</translation>
    </message>
    <message>
        <source>fix</source>
        <translation>correction</translation>
    </message>
    <message>
        <source>fix only what this rule finds, each finding in the safest way there is</source>
        <translation>ne corriger que ce que trouve cette règle, chaque constat de la façon la plus sûre possible</translation>
    </message>
    <message>
        <source>fix what is safe to fix</source>
        <translation>corriger ce qui peut l’être sans risque</translation>
    </message>
    <message>
        <source>fixes, for `fix --rule {rule} --choice NAME`:</source>
        <translation>corrections, pour `fix --rule {rule} --choice NAME` :</translation>
    </message>
    <message>
        <source>folder {old}, now {new}</source>
        <translation>dossier {old}, désormais {new}</translation>
    </message>
    <message>
        <source>follow an index to the sitemaps beside it that it lists, and see how they fit together; that is done unless none of them is there</source>
        <translation>suivre un index vers les sitemaps voisins qu’il répertorie et vérifier leur cohérence ; c’est le cas, sauf si aucun d’eux n’est là</translation>
    </message>
    <message>
        <source>for --split pattern: a file and the paths in it, as products=/shop/*; may be repeated</source>
        <translation>pour --split pattern : un fichier et les chemins qu’il contient, par exemple products=/shop/* ; peut être répété</translation>
    </message>
    <message>
        <source>form properties image images video news panel sidebar right</source>
        <translation>formulaire propriétés images vidéos actualités volet panneau barre latérale droite</translation>
    </message>
    <message>
        <source>found {url}</source>
        <translation>trouvé : {url}</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>fréquence</translation>
    </message>
    <message>
        <source>from a crawler&apos;s table, include those pages too</source>
        <translation>inclure aussi ces pages du tableau d’un robot d’exploration</translation>
    </message>
    <message>
        <source>from a crawler&apos;s table, leave out pages that did not return 200 or are not indexable</source>
        <translation>ignorer, dans le tableau d’un robot d’exploration, les pages qui n’ont pas renvoyé 200 ou ne sont pas indexables</translation>
    </message>
    <message>
        <source>give at most one file and one picture</source>
        <translation>indiquez au plus un fichier et une image</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>disparue</translation>
    </message>
    <message>
        <source>gzip compressed text default</source>
        <translation>gzip compressé texte défaut</translation>
    </message>
    <message>
        <source>half of them are {scheme}</source>
        <translation>la moitié sont en {scheme}</translation>
    </message>
    <message>
        <source>header browser bot</source>
        <translation>en-tête navigateur robot</translation>
    </message>
    <message>
        <source>help documentation guide learn</source>
        <translation>aide documentation guide apprendre</translation>
    </message>
    <message>
        <source>history backup previous restore undo older</source>
        <translation>historique sauvegarde précédent restaurer annuler ancien</translation>
    </message>
    <message>
        <source>host domain short</source>
        <translation>hôte domaine court</translation>
    </message>
    <message>
        <source>how many URLs to list (0: all)</source>
        <translation>nombre d’URL à afficher (0 : toutes)</translation>
    </message>
    <message>
        <source>how many entries of each kind to list (0: all)</source>
        <translation>nombre d’entrées de chaque sorte à afficher (0 : toutes)</translation>
    </message>
    <message>
        <source>how many to list (0: all)</source>
        <translation>nombre d’éléments à afficher (0 : tous)</translation>
    </message>
    <message>
        <source>hreflang alternate translations international multilingual x-default</source>
        <translation>hreflang alternate traductions international multilingue x-default</translation>
    </message>
    <message>
        <source>http and https</source>
        <translation>http et https</translation>
    </message>
    <message>
        <source>http and https, www. or the slash at the end</source>
        <translation>http et https, www. ou la barre oblique finale</translation>
    </message>
    <message>
        <source>http or https</source>
        <translation>http ou https</translation>
    </message>
    <message>
        <source>http or https, www, the slash at the end or the name of an index page</source>
        <translation>http ou https, www, la barre oblique finale ou le nom d’une page d’index</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>argument explicite %r ignoré</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln rows</source>
        <translation>
            <numerusform>dans %Ln ligne</numerusform>
            <numerusform>dans %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>in a file before compression; at most {max_bytes:,}</source>
        <translation>par fichier avant compression ; au plus {max_bytes:,}</translation>
    </message>
    <message>
        <source>in a file; at most {max_entries:,}</source>
        <translation>par fichier ; au plus {max_entries:,}</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>en partie</translation>
    </message>
    <message>
        <source>in the filter</source>
        <translation>dans le filtre</translation>
    </message>
    <message>
        <source>index</source>
        <translation>index</translation>
    </message>
    <message>
        <source>index file</source>
        <translation>fichier d’index</translation>
    </message>
    <message>
        <source>index sitemaps together children</source>
        <translation>index sitemaps ensemble enfants</translation>
    </message>
    <message>
        <source>indexnow submit ping bing yandex notify publish</source>
        <translation>indexnow soumettre ping bing yandex notifier publier</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>insert new row entry url</source>
        <translation>insérer nouvelle ligne entrée url</translation>
    </message>
    <message>
        <source>insight freshness old age</source>
        <translation>analyse insight fraîcheur ancien âge</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix non valide : %(value)r (choisissez parmi %(choices)s)</translation>
    </message>
    <message>
        <source>is:{word} asks for edits in the window, and a file that is opened here has none.</source>
        <translation>is:{word} demande les modifications faites dans la fenêtre, et un fichier ouvert ici n’en a pas.</translation>
    </message>
    <message>
        <source>it answers without encryption</source>
        <translation>il répond sans chiffrement</translation>
    </message>
    <message>
        <source>it begins with {found} instead of {scheme}://</source>
        <translation>elle commence par {found} au lieu de {scheme}://</translation>
    </message>
    <message>
        <source>it begins with {scheme}, but search engines only read http and https</source>
        <translation>elle commence par {scheme}, mais les moteurs de recherche ne lisent que http et https</translation>
    </message>
    <message>
        <source>it belongs to somebody else</source>
        <translation>il appartient à quelqu’un d’autre</translation>
    </message>
    <message>
        <source>it closed the connection during the TLS handshake</source>
        <translation>il a fermé la connexion pendant la négociation TLS</translation>
    </message>
    <message>
        <source>it contains a % that does not start an escape</source>
        <translation>un % n’y commence pas une séquence d’échappement</translation>
    </message>
    <message>
        <source>it contains a backslash</source>
        <translation>il contient une barre oblique inverse</translation>
    </message>
    <message>
        <source>it contains an invisible character</source>
        <translation>elle contient un caractère invisible</translation>
    </message>
    <message>
        <source>it contains characters not allowed in URLs</source>
        <translation>certains caractères ne sont pas autorisés dans les URL</translation>
    </message>
    <message>
        <source>it contains two URLs run together</source>
        <translation>elle contient deux URL collées l’une à l’autre</translation>
    </message>
    <message>
        <source>it contains white space</source>
        <translation>il y a des espaces</translation>
    </message>
    <message>
        <source>it decompresses to more than {limit:,} bytes.</source>
        <translation>une fois décompressé, il dépasse {limit:,} octets.</translation>
    </message>
    <message>
        <source>it does not exist.</source>
        <translation>il n’existe pas.</translation>
    </message>
    <message>
        <source>it does not know this host</source>
        <translation>il ne connaît pas cet hôte</translation>
    </message>
    <message>
        <source>it does not point to a media file</source>
        <translation>l’URL ne pointe pas vers un fichier multimédia</translation>
    </message>
    <message>
        <source>it ends in a number but is not an IPv4 address</source>
        <translation>il se termine par un nombre mais n’est pas une adresse IPv4</translation>
    </message>
    <message>
        <source>it has been deleted or moved in the meantime. Save it again under this or another name.</source>
        <translation>il a été supprimé ou déplacé entre-temps. Enregistrez-le de nouveau sous ce nom ou un autre.</translation>
    </message>
    <message>
        <source>it has more than 253 characters</source>
        <translation>il compte plus de 253 caractères</translation>
    </message>
    <message>
        <source>it has more than {limit:,} bytes, ten times the limit for a sitemap.</source>
        <translation>il dépasse {limit:,} octets, dix fois la limite d’un sitemap.</translation>
    </message>
    <message>
        <source>it has no name.</source>
        <translation>il n’a pas de nom.</translation>
    </message>
    <message>
        <source>it has no root element; it was cut off, or it is not a sitemap.</source>
        <translation>il n’a pas d’élément racine ; il a été tronqué, ou ce n’est pas un sitemap.</translation>
    </message>
    <message>
        <source>it has no scheme and host</source>
        <translation>il manque le schéma et l’hôte</translation>
    </message>
    <message>
        <source>it has other names (hard links)</source>
        <translation>il a d’autres noms (liens physiques)</translation>
    </message>
    <message>
        <source>it has percent codes that stand for no characters</source>
        <translation>elle contient des codes pourcent qui ne représentent aucun caractère</translation>
    </message>
    <message>
        <source>it has the same text</source>
        <translation>elle a le même texte</translation>
    </message>
    <message>
        <source>it has {length:,} characters; at most {limit:,} are allowed</source>
        <translation>la valeur compte {length:,} caractères ; {limit:,} sont autorisés au plus</translation>
    </message>
    <message>
        <source>it has {size:,} bytes; Yandex allows {limit:,}</source>
        <translation>la valeur compte {size:,} octets ; Yandex en autorise {limit:,}</translation>
    </message>
    <message>
        <source>it is a folder. Choose a file in it.</source>
        <translation>c’est un dossier. Choisissez un fichier qu’il contient.</translation>
    </message>
    <message>
        <source>it is a link that another user made, and leads to {target}. Save under the name of that file, or somewhere else.</source>
        <translation>c’est un lien créé par un autre utilisateur, qui mène à {target}. Enregistrez sous le nom de ce fichier ou ailleurs.</translation>
    </message>
    <message>
        <source>it is a page with a player, no media file</source>
        <translation>c’est une page avec un lecteur, pas un fichier multimédia</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file.</source>
        <translation>c’est un tube ou un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file. Save under the name of a file.</source>
        <translation>c’est un tube ou un périphérique, pas un fichier. Enregistrez sous un nom de fichier.</translation>
    </message>
    <message>
        <source>it is compressed many times over. Get a fresh copy of the file.</source>
        <translation>il est compressé de nombreuses fois. Procurez-vous une nouvelle copie du fichier.</translation>
    </message>
    <message>
        <source>it is compressed twice. It should be compressed only once.</source>
        <translation>il est compressé deux fois. Il ne devrait l’être qu’une fois.</translation>
    </message>
    <message>
        <source>it is followed by {n:,} bytes that are not gzip. Get a fresh copy of the file.</source>
        <translation>il est suivi de {n:,} octets qui ne sont pas du gzip. Procurez-vous une nouvelle copie du fichier.</translation>
    </message>
    <message>
        <source>it is in the future</source>
        <translation>la date est dans le futur</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>il est manquant</translation>
    </message>
    <message>
        <source>it is not a W3C date</source>
        <translation>ce n’est pas une date au format du W3C</translation>
    </message>
    <message>
        <source>it is not a number</source>
        <translation>ce n’est pas un nombre</translation>
    </message>
    <message>
        <source>it is not a whole number</source>
        <translation>ce n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>it is not an ISO 4217 currency code</source>
        <translation>ce n’est pas un code de devise ISO 4217</translation>
    </message>
    <message>
        <source>it is not an http or https URL</source>
        <translation>ce n’est pas une URL http ou https</translation>
    </message>
    <message>
        <source>it is not percent-encoded</source>
        <translation>elle n’est pas encodée avec des %</translation>
    </message>
    <message>
        <source>it is on a different domain from the page</source>
        <translation>il se trouve sur un autre domaine que la page</translation>
    </message>
    <message>
        <source>it is the page for an error</source>
        <translation>c’est la page d’une erreur</translation>
    </message>
    <message>
        <source>it is to be deleted, but another program has changed it in the meantime.</source>
        <translation>il doit être supprimé, mais un autre programme l’a modifié entre-temps.</translation>
    </message>
    <message>
        <source>it is write-protected. Save under another name, or overwrite it.</source>
        <translation>il est protégé en écriture. Enregistrez sous un autre nom ou écrasez-le.</translation>
    </message>
    <message>
        <source>it is {found}, so the scheme is written twice</source>
        <translation>c’est {found} : le schéma est donc écrit deux fois</translation>
    </message>
    <message>
        <source>it lists the sitemap {address}</source>
        <translation>il indique le sitemap {address}</translation>
    </message>
    <message>
        <source>it literally contains {found}, so it was escaped twice</source>
        <translation>elle contient littéralement {found} : elle a donc été échappée deux fois</translation>
    </message>
    <message>
        <source>it looks like it was percent-encoded twice</source>
        <translation>elle semble avoir été encodée deux fois avec des %</translation>
    </message>
    <message>
        <source>it must be a code of two or three letters, or zh-cn or zh-tw</source>
        <translation>il faut un code de deux ou trois lettres, ou zh-cn ou zh-tw</translation>
    </message>
    <message>
        <source>it must be in lower case</source>
        <translation>il faut des minuscules</translation>
    </message>
    <message>
        <source>it must be one of {words}</source>
        <translation>il faut l’une de ces valeurs : {words}</translation>
    </message>
    <message>
        <source>it must be one or more of {words}</source>
        <translation>il faut une ou plusieurs de ces valeurs : {words}</translation>
    </message>
    <message>
        <source>it must be three capital letters</source>
        <translation>il faut trois lettres majuscules</translation>
    </message>
    <message>
        <source>it must be two-letter codes in capitals, separated by spaces</source>
        <translation>il faut des codes de deux lettres majuscules, séparés par des espaces</translation>
    </message>
    <message>
        <source>it must be up to five tickers such as NASDAQ:A, NYSE:B</source>
        <translation>il faut au plus cinq symboles boursiers tels que NASDAQ:A, NYSE:B</translation>
    </message>
    <message>
        <source>it must be yes or no</source>
        <translation>la valeur doit être yes ou no</translation>
    </message>
    <message>
        <source>it must not contain {found}</source>
        <translation>il ne doit pas contenir {found}</translation>
    </message>
    <message>
        <source>it needs a value</source>
        <translation>une valeur est nécessaire</translation>
    </message>
    <message>
        <source>it offers no encryption that this program supports</source>
        <translation>il ne propose aucun chiffrement pris en charge par ce programme</translation>
    </message>
    <message>
        <source>it only supports outdated versions of TLS</source>
        <translation>il ne prend en charge que des versions obsolètes de TLS</translation>
    </message>
    <message>
        <source>it requires a client certificate</source>
        <translation>il exige un certificat client</translation>
    </message>
    <message>
        <source>it was escaped twice</source>
        <translation>elle a été échappée deux fois</translation>
    </message>
    <message>
        <source>it was read in the wrong encoding</source>
        <translation>elle a été lue dans le mauvais encodage</translation>
    </message>
    <message>
        <source>it would be larger than that disk allows. Save somewhere else.</source>
        <translation>il dépasserait la taille autorisée par ce disque. Enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>its DOCTYPE is damaged. Sitemaps do not need one; remove it.</source>
        <translation>son DOCTYPE est endommagé. Les sitemaps n’en ont pas besoin ; supprimez-le.</translation>
    </message>
    <message>
        <source>its access list cannot be kept</source>
        <translation>sa liste d’accès ne peut pas être conservée</translation>
    </message>
    <message>
        <source>its certificate comes from an unknown issuer</source>
        <translation>son certificat provient d’un émetteur inconnu</translation>
    </message>
    <message>
        <source>its certificate has expired</source>
        <translation>son certificat a expiré</translation>
    </message>
    <message>
        <source>its certificate is for another address</source>
        <translation>son certificat est destiné à une autre adresse</translation>
    </message>
    <message>
        <source>its certificate is for another host</source>
        <translation>son certificat est destiné à un autre hôte</translation>
    </message>
    <message>
        <source>its certificate is not valid yet</source>
        <translation>son certificat n’est pas encore valide</translation>
    </message>
    <message>
        <source>its certificate is self-signed</source>
        <translation>son certificat est autosigné</translation>
    </message>
    <message>
        <source>its certificate was revoked</source>
        <translation>son certificat a été révoqué</translation>
    </message>
    <message>
        <source>its compressed data is damaged. Get a fresh copy of the file.</source>
        <translation>ses données compressées sont endommagées. Procurez-vous une nouvelle copie du fichier.</translation>
    </message>
    <message>
        <source>its contents do not match its checksum: it was damaged in transfer. Get a fresh copy of the file.</source>
        <translation>son contenu ne correspond pas à sa somme de contrôle : il a été endommagé pendant le transfert. Procurez-vous une nouvelle copie du fichier.</translation>
    </message>
    <message>
        <source>its encryption is too weak to be safe</source>
        <translation>son chiffrement est trop faible pour être sûr</translation>
    </message>
    <message>
        <source>its end is missing: it was cut off, perhaps during upload or download. Get a fresh copy of the file.</source>
        <translation>sa fin manque : il a été tronqué, peut-être lors de la mise en ligne ou du téléchargement. Procurez-vous une nouvelle copie du fichier.</translation>
    </message>
    <message>
        <source>its folder does not exist.</source>
        <translation>son dossier n’existe pas.</translation>
    </message>
    <message>
        <source>its folder is write-protected</source>
        <translation>son dossier est protégé en écriture</translation>
    </message>
    <message>
        <source>its folder is write-protected.</source>
        <translation>son dossier est protégé en écriture.</translation>
    </message>
    <message>
        <source>its host has no valid top-level domain</source>
        <translation>l’hôte n’a pas de domaine de premier niveau valide</translation>
    </message>
    <message>
        <source>its host is not valid</source>
        <translation>l’hôte n’est pas valide</translation>
    </message>
    <message>
        <source>its links lead in a circle.</source>
        <translation>ses liens tournent en rond.</translation>
    </message>
    <message>
        <source>its name is too long.</source>
        <translation>son nom est trop long.</translation>
    </message>
    <message>
        <source>its permissions cannot be kept</source>
        <translation>ses autorisations ne peuvent pas être conservées</translation>
    </message>
    <message>
        <source>its {packed:,} bytes decompress to more than {times} times their size.</source>
        <translation>ses {packed:,} octets se décompressent à plus de {times} fois leur taille.</translation>
    </message>
    <message>
        <source>journal recovery crash</source>
        <translation>journal récupération plantage</translation>
    </message>
    <message>
        <source>keys keyboard hotkeys</source>
        <translation>touches clavier raccourcis</translation>
    </message>
    <message>
        <source>large small font interface</source>
        <translation>grand petit police taille caractères lettres interface</translation>
    </message>
    <message>
        <source>larger bigger font</source>
        <translation>agrandir plus grand police</translation>
    </message>
    <message>
        <source>last modified</source>
        <translation>dernière modification</translation>
    </message>
    <message>
        <source>lastmod newest</source>
        <translation>lastmod plus récente</translation>
    </message>
    <message>
        <source>layout panel panels sidebar columns widths default restore move dock</source>
        <translation>disposition volet volets panneau barre latérale colonnes largeurs par défaut restaurer déplacer ancrer</translation>
    </message>
    <message>
        <source>leads to {url}</source>
        <translation>mène à {url}</translation>
    </message>
    <message>
        <source>leave entries in the files of the last time, and fill only the last one</source>
        <translation>laisser les entrées dans les fichiers de la dernière fois et ne remplir que le dernier</translation>
    </message>
    <message>
        <source>leave these rules out</source>
        <translation>ignorer ces règles</translation>
    </message>
    <message>
        <source>letter case</source>
        <translation>casse</translation>
    </message>
    <message>
        <source>limits brake stop overload errors</source>
        <translation>limites frein arrêt pause surcharge erreurs</translation>
    </message>
    <message>
        <source>limits delay milliseconds polite</source>
        <translation>limites délai millisecondes courtoisie</translation>
    </message>
    <message>
        <source>limits parallel connections</source>
        <translation>limites parallèle connexions</translation>
    </message>
    <message>
        <source>limits timeout seconds</source>
        <translation>limites délai expiration secondes</translation>
    </message>
    <message>
        <source>line {line:,} has more than {n:,} characters</source>
        <translation>la ligne {line:,} compte plus de {n:,} caractères</translation>
    </message>
    <message>
        <source>line {line:,}, column {column:,}: {done}</source>
        <translation>ligne de texte {line:,}, colonne {column:,} : {done}</translation>
    </message>
    <message>
        <source>line {line} of robots.txt: {rule}</source>
        <translation>ligne {line} de robots.txt : {rule}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>ligne de texte {line}, colonne {column}</translation>
    </message>
    <message>
        <source>line {line}: {rule}</source>
        <translation>ligne {line} : {rule}</translation>
    </message>
    <message>
        <source>links from the home page, at most</source>
        <translation>nombre maximal de liens depuis la page d’accueil</translation>
    </message>
    <message>
        <source>links name other pages</source>
        <translation>des liens désignent d’autres pages</translation>
    </message>
    <message>
        <source>list everything that is wrong with them</source>
        <translation>afficher tout ce qui ne va pas</translation>
    </message>
    <message>
        <source>list the pages that it lacks, and those that are not there</source>
        <translation>afficher les pages qui y manquent et celles qui n’existent pas</translation>
    </message>
    <message>
        <source>list the rules that are looked at</source>
        <translation>afficher les règles vérifiées</translation>
    </message>
    <message>
        <source>list what a robots.txt forbids crawlers to fetch</source>
        <translation>afficher ce qu’un robots.txt interdit aux robots d’exploration</translation>
    </message>
    <message>
        <source>list what differs between two sitemaps</source>
        <translation>afficher les différences entre deux sitemaps</translation>
    </message>
    <message>
        <source>load file xml gz txt csv xlsx rss feed robots import</source>
        <translation>charger fichier xml gz txt csv xlsx rss flux robots importer</translation>
    </message>
    <message>
        <source>locale country day month</source>
        <translation>format régional pays jour mois</translation>
    </message>
    <message>
        <source>look at these rules alone: ids and patterns, such as loc-space,hreflang-*</source>
        <translation>ne vérifier que ces règles : identifiants et motifs, tels que loc-space,hreflang-*</translation>
    </message>
    <message>
        <source>make damaged files well-formed again</source>
        <translation>rendre des fichiers endommagés de nouveau bien formés</translation>
    </message>
    <message>
        <source>mark a table as UTF-8, for Excel</source>
        <translation>marquer un tableau comme UTF-8, pour Excel</translation>
    </message>
    <message>
        <source>mark filtered</source>
        <translation>marquer filtrées</translation>
    </message>
    <message>
        <source>mark query condition search</source>
        <translation>marquer requête condition recherche</translation>
    </message>
    <message>
        <source>match entries by path, ignoring scheme and host</source>
        <translation>associer les entrées par chemin, en ignorant le schéma et l’hôte</translation>
    </message>
    <message>
        <source>may be fetched</source>
        <translation>peut être récupérée</translation>
    </message>
    <message>
        <source>may be listed</source>
        <translation>peut être répertoriée</translation>
    </message>
    <message>
        <source>may be listed; linked from {url}</source>
        <translation>peut être répertoriée ; lien depuis {url}</translation>
    </message>
    <message>
        <source>means</source>
        <translation>signification</translation>
    </message>
    <message>
        <source>milliseconds between two requests to a host (default: {count})</source>
        <translation>millisecondes entre deux requêtes vers un hôte (par défaut : {count})</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquantes</translation>
    </message>
    <message>
        <source>missing files sync children</source>
        <translation>manquants fichiers synchroniser enfants</translation>
    </message>
    <message>
        <source>missing pages orphan pages not in sitemap crawl folder unlinked add remove</source>
        <translation>pages manquantes pages orphelines absentes du sitemap explorer dossier sans lien ajouter supprimer</translation>
    </message>
    <message>
        <source>more than a third of all</source>
        <translation>plus d’un tiers du total</translation>
    </message>
    <message>
        <source>most are on {host}</source>
        <translation>la plupart sont sur {host}</translation>
    </message>
    <message>
        <source>most are {scheme}</source>
        <translation>la plupart sont en {scheme}</translation>
    </message>
    <message>
        <source>moved ({moved:,})</source>
        <translation>déplacées ({moved:,})</translation>
    </message>
    <message>
        <source>name a file</source>
        <translation>indiquez un fichier</translation>
    </message>
    <message>
        <source>name keep search favorite bookmark</source>
        <translation>nom conserver recherche favori signet</translation>
    </message>
    <message>
        <source>named search favorite bookmark rename delete</source>
        <translation>nommé recherche favori signet renommer supprimer</translation>
    </message>
    <message>
        <source>names {url}</source>
        <translation>nomme {url}</translation>
    </message>
    <message>
        <source>narrow query values</source>
        <translation>restreindre requête valeurs</translation>
    </message>
    <message>
        <source>nearly the same URL</source>
        <translation>URL presque identique</translation>
    </message>
    <message>
        <source>nested merge</source>
        <translation>imbriqués fusionner</translation>
    </message>
    <message>
        <source>network</source>
        <translation>réseau</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>nginx</source>
        <translation>nginx</translation>
    </message>
    <message>
        <source>no backup of its current contents can be kept in {folder}: {cause}</source>
        <translation>impossible de conserver une copie de sauvegarde de son contenu actuel dans {folder} : {cause}</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>pas de fichier</translation>
    </message>
    <message>
        <source>no file is named like {pattern}</source>
        <translation>aucun fichier n’a un nom correspondant à {pattern}</translation>
    </message>
    <message>
        <source>no file, and not in the table</source>
        <translation>pas de fichier, et absente du tableau</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>aucun constat</translation>
    </message>
    <message>
        <source>no page links to it</source>
        <translation>aucune page ne renvoie vers elle</translation>
    </message>
    <message>
        <source>noindex</source>
        <translation>noindex</translation>
    </message>
    <message>
        <source>not all files can be copied. {reasons}</source>
        <translation>certains fichiers ne peuvent pas être copiés. {reasons}</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>non autorisé avec l’argument %s</translation>
    </message>
    <message>
        <source>not compared, as nothing is known of them: {urls}</source>
        <translation>sans comparaison, faute d’informations : {urls}</translation>
    </message>
    <message>
        <source>not fetched: {trouble}</source>
        <translation>non récupéré : {trouble}</translation>
    </message>
    <message>
        <source>not in the table</source>
        <translation>absente du tableau</translation>
    </message>
    <message>
        <source>not indexable</source>
        <translation>non indexables</translation>
    </message>
    <message>
        <source>not linked</source>
        <translation>sans lien entrant</translation>
    </message>
    <message>
        <source>not open</source>
        <translation>non ouvert</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistré</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>non envoyées</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>non coché</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>non valide</translation>
    </message>
    <message>
        <source>nothing is safe to fix; </source>
        <translation>rien ne peut être corrigé sans risque ; </translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>rien à modifier</translation>
    </message>
    <message>
        <source>nothing to fix</source>
        <translation>rien à corriger</translation>
    </message>
    <message>
        <source>nothing was written</source>
        <translation>rien n’a été écrit</translation>
    </message>
    <message>
        <source>now lastmod calendar date</source>
        <translation>aujourd’hui maintenant lastmod calendrier date</translation>
    </message>
    <message>
        <source>of IN, if it is a .csv or .tsv file</source>
        <translation>de IN, si c’est un fichier .csv ou .tsv</translation>
    </message>
    <message>
        <source>of those on public hosts, most are on {host}</source>
        <translation>parmi celles sur des hôtes publics, la plupart sont sur {host}</translation>
    </message>
    <message>
        <source>official schema</source>
        <translation>schéma officiel</translation>
    </message>
    <message>
        <source>on other sites, and not looked at: {pages}</source>
        <translation>sur d’autres sites, et non examinées : {pages}</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>l’un des arguments %s est obligatoire</translation>
    </message>
    <message>
        <source>only in {path} ({only:,})</source>
        <translation>uniquement dans {path} ({only:,})</translation>
    </message>
    <message>
        <source>only list the sitemaps, with their sizes</source>
        <translation>afficher seulement les sitemaps, avec leur taille</translation>
    </message>
    <message>
        <source>only one file can be written to standard output</source>
        <translation>un seul fichier peut être écrit sur la sortie standard</translation>
    </message>
    <message>
        <source>only same equal narrow</source>
        <translation>seulement même égal restreindre</translation>
    </message>
    <message>
        <source>only show what would be written</source>
        <translation>montrer seulement ce qui serait écrit</translation>
    </message>
    <message>
        <source>only show what would change</source>
        <translation>montrer seulement ce qui changerait</translation>
    </message>
    <message>
        <source>only show what would change, as a unified diff</source>
        <translation>montrer seulement ce qui changerait, sous forme de diff unifié</translation>
    </message>
    <message>
        <source>only the first characters of the file show its encoding, {encoding}. Save as UTF-8.</source>
        <translation>seuls les premiers caractères du fichier indiquent son encodage, {encoding}. Enregistrez en UTF-8.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>open sitemaps in the window, those of a folder together</source>
        <translation>ouvrir des sitemaps dans la fenêtre, ceux d’un dossier ensemble</translation>
    </message>
    <message>
        <source>open the panel of charts</source>
        <translation>ouvrir le panneau des graphiques</translation>
    </message>
    <message>
        <source>open-url: {error}</source>
        <translation>open-url : {error}</translation>
    </message>
    <message>
        <source>open-url: {error} {hint}</source>
        <translation>open-url : {error} {hint}</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>order ascending descending</source>
        <translation>ordre croissant décroissant</translation>
    </message>
    <message>
        <source>origin domain fold short</source>
        <translation>origine domaine réduire court</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>overwrite the damaged files</source>
        <translation>écraser les fichiers endommagés</translation>
    </message>
    <message>
        <source>packed with bzip2</source>
        <translation>compressé avec bzip2</translation>
    </message>
    <message>
        <source>packed with compress</source>
        <translation>compressé avec compress</translation>
    </message>
    <message>
        <source>packed with lz4</source>
        <translation>compressé avec lz4</translation>
    </message>
    <message>
        <source>packed with xz</source>
        <translation>compressé avec xz</translation>
    </message>
    <message>
        <source>packed with zstd</source>
        <translation>compressé avec zstd</translation>
    </message>
    <message>
        <source>pages that are not to be listed, such as &apos;/tag/*&apos;; may be repeated</source>
        <translation>pages à ne pas répertorier, par exemple &apos;/tag/*&apos; ; peut être répété</translation>
    </message>
    <message>
        <source>pages that link to it: {count:,}</source>
        <translation>pages qui renvoient vers elle : {count:,}</translation>
    </message>
    <message>
        <source>pages to ask for, at most</source>
        <translation>nombre maximal de pages à demander</translation>
    </message>
    <message>
        <source>part of its path is not a folder.</source>
        <translation>une partie de son chemin n’est pas un dossier.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussite</translation>
    </message>
    <message>
        <source>path directory section narrow</source>
        <translation>chemin répertoire section restreindre</translation>
    </message>
    <message>
        <source>pin lock sticky</source>
        <translation>épingler verrouiller fixer</translation>
    </message>
    <message>
        <source>pin lock sticky fix scroll sideways horizontal</source>
        <translation>épingler verrouiller fixer défilement horizontal</translation>
    </message>
    <message>
        <source>place in the file</source>
        <translation>place dans le fichier</translation>
    </message>
    <message>
        <source>places to list per rule and file (0: all; default: 1000, and 5 with --group)</source>
        <translation>nombre d’emplacements à afficher par règle et par fichier (0 : tous ; par défaut : 1000, et 5 avec --group)</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments positionnels</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>priorité</translation>
    </message>
    <message>
        <source>profile checks validation</source>
        <translation>profil vérifications validation</translation>
    </message>
    <message>
        <source>published at {url}</source>
        <translation>publié à l’adresse {url}</translation>
    </message>
    <message>
        <source>question confirmation</source>
        <translation>question confirmation</translation>
    </message>
    <message>
        <source>read the files in this encoding</source>
        <translation>lire les fichiers dans cet encodage</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>reading {n} %</source>
        <translation>lecture {n} %</translation>
    </message>
    <message>
        <source>redirected to {to}</source>
        <translation>redirigée vers {to}</translation>
    </message>
    <message>
        <source>refresh revert read again</source>
        <translation>actualiser rafraîchir rétablir relire</translation>
    </message>
    <message>
        <source>remove delete show less</source>
        <translation>enlever supprimer effacer afficher moins</translation>
    </message>
    <message>
        <source>remove its values</source>
        <translation>supprimer ses valeurs</translation>
    </message>
    <message>
        <source>remove row entry url</source>
        <translation>enlever retirer ligne entrée url</translation>
    </message>
    <message>
        <source>remove the absent URLs from the sitemap</source>
        <translation>supprimer du sitemap les URL introuvables</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimée</translation>
    </message>
    <message>
        <source>repair mend correct clean</source>
        <translation>réparer rectifier correction nettoyer</translation>
    </message>
    <message>
        <source>repair mend correct quick solve</source>
        <translation>réparer rectifier correction rapide résoudre</translation>
    </message>
    <message>
        <source>repaired {rule}</source>
        <translation>réparé {rule}</translation>
    </message>
    <message>
        <source>replace other files of the same names</source>
        <translation>remplacer les autres fichiers de même nom</translation>
    </message>
    <message>
        <source>report clipboard mail errors problems</source>
        <translation>rapport presse-papiers e-mail erreurs problèmes</translation>
    </message>
    <message>
        <source>report csv html errors problems</source>
        <translation>rapport csv html erreurs problèmes</translation>
    </message>
    <message>
        <source>request again: all; only errors; or answers older than 30m, 12h, 7d</source>
        <translation>redemander : all (tout), errors (seulement les erreurs), ou les réponses plus anciennes que 30m, 12h, 7d</translation>
    </message>
    <message>
        <source>requests at once to a host</source>
        <translation>requêtes simultanées par hôte</translation>
    </message>
    <message>
        <source>requests at once to a host (default: {count})</source>
        <translation>requêtes simultanées vers un hôte (par défaut : {count})</translation>
    </message>
    <message>
        <source>reset filter everything</source>
        <translation>réinitialiser filtre tout</translation>
    </message>
    <message>
        <source>return key</source>
        <translation>retour touche entrée</translation>
    </message>
    <message>
        <source>rightly left out</source>
        <translation>omises à juste titre</translation>
    </message>
    <message>
        <source>robots-blocked needs --robots; audit-blocked is about the robots.txt of the site itself</source>
        <translation>robots-blocked a besoin de --robots ; audit-blocked concerne le robots.txt du site lui-même</translation>
    </message>
    <message>
        <source>robots.txt</source>
        <translation>robots.txt</translation>
    </message>
    <message>
        <source>robots.txt lets {agent} fetch it, but not this program (line {line}: {rule}).</source>
        <translation>robots.txt laisse {agent} la récupérer, mais pas ce programme (ligne {line} : {rule}).</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>ligne {row}</translation>
    </message>
    <message>
        <source>row {row}: </source>
        <translation>ligne {row} : </translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>safe fix</source>
        <translation>correction sans risque</translation>
    </message>
    <message>
        <source>same URL</source>
        <translation>même URL</translation>
    </message>
    <message>
        <source>same URL, written differently</source>
        <translation>même URL, écrite autrement</translation>
    </message>
    <message>
        <source>save a picture of the window</source>
        <translation>enregistrer une image de la fenêtre</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>say what a rule means, and who made it</source>
        <translation>indiquer ce que signifie une règle et d’où elle vient</translation>
    </message>
    <message>
        <source>say what to compare with: --folder DIR, --site, --data TABLE, or several of them</source>
        <translation>indiquez avec quoi comparer : --folder DIR, --site, --data TABLE, ou plusieurs d’entre eux</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>chercher trouver</translation>
    </message>
    <message>
        <source>search find query narrow</source>
        <translation>chercher trouver requête restreindre</translation>
    </message>
    <message>
        <source>search substitute regex regular expression find</source>
        <translation>chercher trouver substituer regex expression régulière</translation>
    </message>
    <message>
        <source>seconds for one answer in all (default: {count})</source>
        <translation>secondes pour une réponse complète (par défaut : {count})</translation>
    </message>
    <message>
        <source>see a rule as {levels}; may be repeated</source>
        <translation>considérer une règle comme {levels} ; peut être répété</translation>
    </message>
    <message>
        <source>session restore tabs places</source>
        <translation>session restaurer onglets emplacements</translation>
    </message>
    <message>
        <source>set values, leave every other byte as it is</source>
        <translation>définir des valeurs sans toucher aux autres octets</translation>
    </message>
    <message>
        <source>settings options configure customize setup</source>
        <translation>paramètres options réglages configurer personnaliser</translation>
    </message>
    <message>
        <source>severity off error warning advice</source>
        <translation>gravité désactivé erreur avertissement conseil</translation>
    </message>
    <message>
        <source>show hide first</source>
        <translation>afficher masquer première</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher ce message d’aide et quitter</translation>
    </message>
    <message>
        <source>sitemapindex create</source>
        <translation>sitemapindex créer</translation>
    </message>
    <message>
        <source>sitemaps list index panel</source>
        <translation>sitemaps liste index volet panneau</translation>
    </message>
    <message>
        <source>sitemaps.org FAQ</source>
        <translation>FAQ de sitemaps.org</translation>
    </message>
    <message>
        <source>size default resize</source>
        <translation>taille défaut redimensionner</translation>
    </message>
    <message>
        <source>size unknown</source>
        <translation>taille inconnue</translation>
    </message>
    <message>
        <source>slash at the end</source>
        <translation>barre oblique finale</translation>
    </message>
    <message>
        <source>smaller font</source>
        <translation>réduire plus petit police</translation>
    </message>
    <message>
        <source>sort errors findings worst first</source>
        <translation>trier erreurs constats pires d’abord gravité</translation>
    </message>
    <message>
        <source>sort reorder</source>
        <translation>trier réorganiser</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>orthographe</translation>
    </message>
    <message>
        <source>split compress gzip publish clean several files section language year limit convert</source>
        <translation>diviser compresser gzip publier propre plusieurs fichiers section langue année limite convertir</translation>
    </message>
    <message>
        <source>split distribute</source>
        <translation>diviser répartir</translation>
    </message>
    <message>
        <source>splitting</source>
        <translation>division</translation>
    </message>
    <message>
        <source>standard output gets what is changed; write the findings to a file with --report</source>
        <translation>la sortie standard reçoit ce qui est modifié ; écrivez les constats dans un fichier avec --report</translation>
    </message>
    <message>
        <source>statistics info properties count size notes</source>
        <translation>statistiques infos propriétés nombre taille remarques résumé</translation>
    </message>
    <message>
        <source>statuses that are as good as 200, such as 203,401</source>
        <translation>codes d’état qui valent 200, par exemple 203,401</translation>
    </message>
    <message>
        <source>stop if more of the last 50 URLs fail; {off} for never (default: 20)</source>
        <translation>s’arrêter si un plus grand pourcentage des 50 dernières URL échoue ; {off} pour jamais (par défaut : 20)</translation>
    </message>
    <message>
        <source>such as &apos;blog priority&lt;0.5&apos;</source>
        <translation>par exemple &apos;blog priority&lt;0.5&apos;</translation>
    </message>
    <message>
        <source>such as 1,5-7</source>
        <translation>par exemple 1,5-7</translation>
    </message>
    <message>
        <source>such as https://www.example.com/sitemap.xml</source>
        <translation>par exemple https://www.example.com/sitemap.xml</translation>
    </message>
    <message>
        <source>syntax query search manual</source>
        <translation>syntaxe requête recherche manuel</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>onglet</translation>
    </message>
    <message>
        <source>tags have spaces before their names. Write &lt;loc&gt; and &lt;/loc&gt;, without spaces.</source>
        <translation>des balises ont des espaces devant leur nom. Écrivez &lt;loc&gt; et &lt;/loc&gt;, sans espaces.</translation>
    </message>
    <message>
        <source>take all URLs as announced already, and send nothing</source>
        <translation>considérer toutes les URL comme déjà signalées et ne rien envoyer</translation>
    </message>
    <message>
        <source>tell search engines what changed</source>
        <translation>signaler les changements aux moteurs de recherche</translation>
    </message>
    <message>
        <source>text follows the end of the root element. Remove it.</source>
        <translation>du texte suit la fin de l’élément racine. Supprimez-le.</translation>
    </message>
    <message>
        <source>text is not allowed there</source>
        <translation>le texte n’est pas autorisé à cet endroit</translation>
    </message>
    <message>
        <source>text outside the entries changed</source>
        <translation>texte hors des entrées modifié</translation>
    </message>
    <message>
        <source>the &lt;?xml …?&gt; line is misspelled. It should be &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt;.</source>
        <translation>la ligne &lt;?xml …?&gt; est mal écrite. Elle devrait être &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt;.</translation>
    </message>
    <message>
        <source>the &gt; at the end of a tag is missing. Add it.</source>
        <translation>le &gt; à la fin d’une balise manque. Ajoutez-le.</translation>
    </message>
    <message>
        <source>the TLS handshake failed ({code})</source>
        <translation>la négociation TLS a échoué ({code})</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>l’adresse</translation>
    </message>
    <message>
        <source>the answer is {status}</source>
        <translation>la réponse est {status}</translation>
    </message>
    <message>
        <source>the attribute {name} has no value. Give it one, or remove it.</source>
        <translation>l’attribut {name} n’a pas de valeur. Donnez-lui-en une ou supprimez-le.</translation>
    </message>
    <message>
        <source>the copy would overwrite the files themselves. Choose another folder.</source>
        <translation>la copie écraserait les fichiers eux-mêmes. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>the crawler (default: {agent})</source>
        <translation>le robot d’exploration (par défaut : {agent})</translation>
    </message>
    <message>
        <source>the crawler as which pages are judged, such as Bingbot or Yandex (default: {agent})</source>
        <translation>le robot d’exploration selon lequel juger les pages, par exemple Bingbot ou Yandex (par défaut : {agent})</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>le jour est manquant</translation>
    </message>
    <message>
        <source>the disk accepted the new contents but reported an error, so they may be lost. Save somewhere else.</source>
        <translation>le disque a accepté le nouveau contenu mais a signalé une erreur ; il est peut-être perdu. Enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>the disk is full. Free up space, or save somewhere else.</source>
        <translation>le disque est plein. Libérez de l’espace ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>the disk is write-protected.</source>
        <translation>le disque est protégé en écriture.</translation>
    </message>
    <message>
        <source>the disk reported an error. Save somewhere else.</source>
        <translation>le disque a signalé une erreur. Enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>the entities in its DOCTYPE would expand endlessly, which is a known attack. Nothing was expanded.</source>
        <translation>les entités de son DOCTYPE se développeraient sans fin, ce qui est une attaque connue. Rien n’a été développé.</translation>
    </message>
    <message>
        <source>the file begins in the middle; the part before that is missing. Download or generate it again.</source>
        <translation>le fichier commence au milieu ; la partie précédente manque. Téléchargez-le ou générez-le de nouveau.</translation>
    </message>
    <message>
        <source>the file ends in the middle; it was cut off, perhaps during upload. Download or generate it again.</source>
        <translation>le fichier se termine au milieu ; il a été tronqué, peut-être lors de la mise en ligne. Téléchargez-le ou générez-le de nouveau.</translation>
    </message>
    <message>
        <source>the file&apos;s encoding, {encoding}, does not support it. Escape it, or save as UTF-8.</source>
        <translation>l’encodage du fichier, {encoding}, ne le prend pas en charge. Échappez-le ou enregistrez en UTF-8.</translation>
    </message>
    <message>
        <source>the file: {done}</source>
        <translation>le fichier : {done}</translation>
    </message>
    <message>
        <source>the filter is empty; use --all for all rows</source>
        <translation>le filtre est vide ; utilisez --all pour toutes les lignes</translation>
    </message>
    <message>
        <source>the first side</source>
        <translation>le premier côté</translation>
    </message>
    <message>
        <source>the folder of the built site</source>
        <translation>le dossier du site généré</translation>
    </message>
    <message>
        <source>the folder to write to</source>
        <translation>le dossier où écrire</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>les arguments suivants sont obligatoires : %s</translation>
    </message>
    <message>
        <source>the format of the redirects, where the name does not say it</source>
        <translation>le format des redirections, si le nom ne l’indique pas</translation>
    </message>
    <message>
        <source>the highest is {limit:,}</source>
        <translation>le maximum est {limit:,}</translation>
    </message>
    <message>
        <source>the id of a rule</source>
        <translation>l’identifiant d’une règle</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>l’index</translation>
    </message>
    <message>
        <source>the key file, if it is not https://HOST/K.txt; it stands for the URLs in its folder</source>
        <translation>le fichier de clé, si ce n’est pas https://HOST/K.txt ; il vaut pour les URL de son dossier</translation>
    </message>
    <message>
        <source>the key of the site</source>
        <translation>la clé du site</translation>
    </message>
    <message>
        <source>the language of filters</source>
        <translation>le langage de filtrage</translation>
    </message>
    <message numerus="yes">
        <source>the links on %Ln pages differ</source>
        <translation>
            <numerusform>les liens de %Ln page diffèrent</numerusform>
            <numerusform>les liens de %Ln pages diffèrent</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest is {limit:,}</source>
        <translation>le minimum est {limit:,}</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>le nom est vide</translation>
    </message>
    <message>
        <source>the name must not include parentheses</source>
        <translation>le nom ne doit pas contenir de parenthèses</translation>
    </message>
    <message>
        <source>the name of an index page</source>
        <translation>le nom d’une page d’index</translation>
    </message>
    <message>
        <source>the options of a command</source>
        <translation>les options d’une commande</translation>
    </message>
    <message>
        <source>the page</source>
        <translation>la page</translation>
    </message>
    <message>
        <source>the port is not a number from 0 to 65535</source>
        <translation>le port n’est pas un nombre de 0 à 65535</translation>
    </message>
    <message>
        <source>the published URL of the file</source>
        <translation>l’URL publiée du fichier</translation>
    </message>
    <message>
        <source>the published URL of the file or index; for several files, of their folder</source>
        <translation>l’URL publiée du fichier ou de l’index ; pour plusieurs fichiers, celle de leur dossier</translation>
    </message>
    <message>
        <source>the published URL of the file; for several files, of their folder</source>
        <translation>l’URL publiée du fichier ; pour plusieurs fichiers, celle de leur dossier</translation>
    </message>
    <message>
        <source>the published URL of the sitemap, which the robots.txt should name</source>
        <translation>l’URL publiée du sitemap, que le fichier robots.txt devrait indiquer</translation>
    </message>
    <message>
        <source>the robots.txt, or its folder</source>
        <translation>le fichier robots.txt, ou son dossier</translation>
    </message>
    <message>
        <source>the root&apos;s start tag has more than {n:,} attributes</source>
        <translation>la balise de début de la racine a plus de {n:,} attributs</translation>
    </message>
    <message>
        <source>the rows that match a filter</source>
        <translation>les lignes qui correspondent à un filtre</translation>
    </message>
    <message>
        <source>the second side</source>
        <translation>le second côté</translation>
    </message>
    <message>
        <source>the seconds are missing</source>
        <translation>les secondes sont manquantes</translation>
    </message>
    <message>
        <source>the sitemap lists no URL of a site; name its home page with --base</source>
        <translation>le sitemap ne répertorie aucune URL d’un site ; indiquez sa page d’accueil avec --base</translation>
    </message>
    <message>
        <source>the slash at the end</source>
        <translation>la barre oblique finale</translation>
    </message>
    <message>
        <source>the square brackets do not contain an IPv6 address</source>
        <translation>les crochets ne contiennent pas d’adresse IPv6</translation>
    </message>
    <message>
        <source>the system reports “{words}”.</source>
        <translation>le système signale « {words} ».</translation>
    </message>
    <message>
        <source>the table says {text}</source>
        <translation>le tableau indique {text}</translation>
    </message>
    <message>
        <source>the time zone is missing</source>
        <translation>le fuseau horaire est manquant</translation>
    </message>
    <message>
        <source>the usual place</source>
        <translation>l’emplacement habituel</translation>
    </message>
    <message>
        <source>the value for {field} contains a character that XML does not allow</source>
        <translation>la valeur de {field} contient un caractère que XML n’autorise pas</translation>
    </message>
    <message>
        <source>the window needs Qt, which is not installed here. Install it with {command}; commands do without.</source>
        <translation>la fenêtre a besoin de Qt, qui n’est pas installé ici. Installez-le avec {command} ; les commandes s’en passent.</translation>
    </message>
    <message>
        <source>theme mode appearance bright white</source>
        <translation>thème mode apparence lumineux clair blanc</translation>
    </message>
    <message>
        <source>theme mode appearance dark light</source>
        <translation>thème mode apparence sombre clair</translation>
    </message>
    <message>
        <source>theme mode appearance night black</source>
        <translation>thème mode apparence nuit sombre noir</translation>
    </message>
    <message>
        <source>there is a -- inside a comment, where only single hyphens are allowed. Change it.</source>
        <translation>il y a un -- dans un commentaire, où seuls les traits d’union simples sont autorisés. Modifiez-le.</translation>
    </message>
    <message>
        <source>there is a &lt; in an attribute value: a closing quotation mark is missing, or it should be &amp;lt;.</source>
        <translation>il y a un &lt; dans une valeur d’attribut : un guillemet fermant manque, ou il faudrait écrire &amp;lt;.</translation>
    </message>
    <message>
        <source>there is a &lt; that does not start a tag. If it is part of the text, write &amp;lt; instead.</source>
        <translation>il y a un &lt; qui ne commence pas une balise. S’il fait partie du texte, écrivez &amp;lt; à la place.</translation>
    </message>
    <message>
        <source>there is a &lt;? that does not start a processing instruction. If it is part of the text, write &amp;lt;? instead.</source>
        <translation>il y a un &lt;? qui ne commence pas une instruction de traitement. S’il fait partie du texte, écrivez &amp;lt;? à la place.</translation>
    </message>
    <message>
        <source>there is a DOCTYPE inside the root element. Remove it.</source>
        <translation>il y a un DOCTYPE dans l’élément racine. Supprimez-le.</translation>
    </message>
    <message>
        <source>there is a ]]&gt; outside CDATA. Write ]]&amp;gt; instead.</source>
        <translation>il y a un ]]&gt; en dehors d’une section CDATA. Écrivez ]]&amp;gt; à la place.</translation>
    </message>
    <message>
        <source>there is a folder with that name.</source>
        <translation>un dossier porte ce nom.</translation>
    </message>
    <message>
        <source>there is no command and no file {word!r}; see --help</source>
        <translation>il n’y a ni commande ni fichier {word!r} ; voir --help</translation>
    </message>
    <message>
        <source>there is no command {word!r}; did you mean {meant!r}?</source>
        <translation>il n’y a pas de commande {word!r} ; vouliez-vous dire {meant!r} ?</translation>
    </message>
    <message>
        <source>there is no day {found}</source>
        <translation>le jour {found} n’existe pas</translation>
    </message>
    <message>
        <source>there is no field {name}: name one of {known}, or a value such as image[2].title or hreflang[de]</source>
        <translation>il n’y a pas de champ {name} : indiquez l’un de {known}, ou une valeur telle que image[2].title ou hreflang[de]</translation>
    </message>
    <message>
        <source>there is no file {name!r}, and no recipe of that name; there are {known}</source>
        <translation>il n’y a ni fichier {name!r} ni recette de ce nom ; recettes disponibles : {known}</translation>
    </message>
    <message>
        <source>there is no hour {found}</source>
        <translation>l’heure {found} n’existe pas</translation>
    </message>
    <message>
        <source>there is no minute {found}</source>
        <translation>la minute {found} n’existe pas</translation>
    </message>
    <message>
        <source>there is no month {found}</source>
        <translation>le mois {found} n’existe pas</translation>
    </message>
    <message>
        <source>there is no offset {found}</source>
        <translation>le décalage {found} n’existe pas</translation>
    </message>
    <message>
        <source>there is no rule {text!r}{hint} `rules` lists all</source>
        <translation>il n’y a pas de règle {text!r}{hint} `rules` les affiche toutes</translation>
    </message>
    <message>
        <source>there is no second {found}</source>
        <translation>la seconde {found} n’existe pas</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation>il n’y a pas d’entrée standard</translation>
    </message>
    <message>
        <source>there is no such language in ISO 639</source>
        <translation>cette langue n’existe pas dans ISO 639</translation>
    </message>
    <message>
        <source>there is no year {found}</source>
        <translation>l’année {found} n’existe pas</translation>
    </message>
    <message>
        <source>there is not enough memory. Close other documents or programs and try again.</source>
        <translation>la mémoire est insuffisante. Fermez d’autres documents ou programmes et réessayez.</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>coché</translation>
    </message>
    <message>
        <source>to find</source>
        <translation>pour trouver</translation>
    </message>
    <message>
        <source>too many files are open. Close some and try again.</source>
        <translation>trop de fichiers sont ouverts. Fermez-en et réessayez.</translation>
    </message>
    <message>
        <source>translation English</source>
        <translation>traduction anglais français</translation>
    </message>
    <message>
        <source>tree folders structure paths panel sidebar left</source>
        <translation>arborescence dossiers structure chemins volet panneau barre latérale gauche</translation>
    </message>
    <message>
        <source>two URLs were joined</source>
        <translation>deux URL ont été collées l’une à l’autre</translation>
    </message>
    <message>
        <source>two of the files have the same name and would overwrite each other</source>
        <translation>deux des fichiers ont le même nom et s’écraseraient l’un l’autre</translation>
    </message>
    <message>
        <source>two pages have one language</source>
        <translation>deux pages ont la même langue</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments non reconnus : %s</translation>
    </message>
    <message>
        <source>unsaved changes</source>
        <translation>modifications non enregistrées</translation>
    </message>
    <message>
        <source>unsort original</source>
        <translation>annuler tri origine</translation>
    </message>
    <message>
        <source>url http https address fetch load robots index live</source>
        <translation>url http https adresse récupérer charger robots index en ligne</translation>
    </message>
    <message>
        <source>url location host address site scope</source>
        <translation>url emplacement hôte adresse site portée</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>utilisation : </translation>
    </message>
    <message>
        <source>use this W3C datetime as the current time</source>
        <translation>utiliser cette date et heure W3C comme heure actuelle</translation>
    </message>
    <message>
        <source>validate validation validator check errors problems issues warnings lint test</source>
        <translation>valider validation validateur vérifier erreurs problèmes avertissements lint tester</translation>
    </message>
    <message>
        <source>version licence info</source>
        <translation>version licence infos</translation>
    </message>
    <message>
        <source>visit go to page website link web</source>
        <translation>visiter aller page site lien web</translation>
    </message>
    <message>
        <source>what is printed</source>
        <translation>ce qui est affiché</translation>
    </message>
    <message>
        <source>what is sent to hosts</source>
        <translation>ce qui est envoyé aux hôtes</translation>
    </message>
    <message>
        <source>what standard output gets (default: .xml)</source>
        <translation>ce que reçoit la sortie standard (par défaut : .xml)</translation>
    </message>
    <message>
        <source>what the names of the files begin with (default: {default_name})</source>
        <translation>début des noms de fichiers (par défaut : {default_name})</translation>
    </message>
    <message>
        <source>what to compare it with; also a URL, to be fetched</source>
        <translation>ce à quoi le comparer ; aussi une URL à récupérer</translation>
    </message>
    <message>
        <source>where the folder or the site is published (default: learned from the listed URLs)</source>
        <translation>l’endroit où le dossier ou le site est publié (par défaut : déduit des URL répertoriées)</translation>
    </message>
    <message>
        <source>which answers {status}</source>
        <translation>qui répond {status}</translation>
    </message>
    <message>
        <source>which side of merge conflicts to keep (default: both)</source>
        <translation>le côté des conflits de fusion à conserver (par défaut : both)</translation>
    </message>
    <message>
        <source>whom to tell; the next one where one was asked too often (default: api.indexnow.org, …)</source>
        <translation>à qui le signaler ; le suivant si l’un a été interrogé trop souvent (par défaut : api.indexnow.org, …)</translation>
    </message>
    <message>
        <source>width wide narrow resize auto</source>
        <translation>largeur large étroit redimensionner auto</translation>
    </message>
    <message>
        <source>with --fetch, ask hosts in private networks, too</source>
        <translation>avec --fetch, interroger aussi les hôtes des réseaux privés</translation>
    </message>
    <message>
        <source>with --rule, which fix to use; an unknown name lists the fixes</source>
        <translation>avec --rule, la correction à utiliser ; un nom inconnu affiche les corrections</translation>
    </message>
    <message>
        <source>without a URL</source>
        <translation>sans URL</translation>
    </message>
    <message>
        <source>words terms meaning definition manual severity</source>
        <translation>mots termes sens définition manuel gravité</translation>
    </message>
    <message>
        <source>working {n} %</source>
        <translation>traitement {n} %</translation>
    </message>
    <message>
        <source>working…</source>
        <translation>traitement en cours…</translation>
    </message>
    <message>
        <source>would be sent</source>
        <translation>seraient envoyées</translation>
    </message>
    <message>
        <source>write a clean .xml, .xml.gz or .txt, or a table</source>
        <translation>écrire un fichier .xml, .xml.gz ou .txt propre, ou un tableau</translation>
    </message>
    <message>
        <source>write redirects of moved entries, from FILE&apos;s URLs to OTHER&apos;s, in the format of the name</source>
        <translation>écrire les redirections des entrées déplacées, des URL de FILE vers celles de OTHER, dans le format du nom</translation>
    </message>
    <message>
        <source>write rename gz gzip compress</source>
        <translation>écrire renommer gz gzip compresser</translation>
    </message>
    <message>
        <source>write several files and an index to the folder OUT, split by section, language, year or pattern</source>
        <translation>écrire plusieurs fichiers et un index dans le dossier OUT, divisés par section, langue, année ou motif</translation>
    </message>
    <message>
        <source>write store</source>
        <translation>écrire sauvegarder sauver</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>écriture</translation>
    </message>
    <message>
        <source>writing {n} %</source>
        <translation>écriture {n} %</translation>
    </message>
    <message>
        <source>writing…</source>
        <translation>écriture en cours…</translation>
    </message>
    <message>
        <source>written to {path}</source>
        <translation>écrit dans {path}</translation>
    </message>
    <message>
        <source>www</source>
        <translation>www</translation>
    </message>
    <message>
        <source>xsi:schemaLocation must contain pairs of a namespace and a URL.</source>
        <translation>xsi:schemaLocation doit contenir des paires formées d’un espace de noms et d’une URL.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation refers to {name}, which this file does not use.</source>
        <translation>xsi:schemaLocation fait référence à {name}, que ce fichier n’utilise pas.</translation>
    </message>
    <message>
        <source>you do not have permission.</source>
        <translation>vous n’avez pas l’autorisation nécessaire.</translation>
    </message>
    <message>
        <source>your disk quota is used up. Free up space, or save somewhere else.</source>
        <translation>votre quota de disque est épuisé. Libérez de l’espace ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>zoom large small letters font</source>
        <translation>zoom grandes petites lettres police</translation>
    </message>
    <message>
        <source>{address} is on the web. Add --fetch to check what is published, or keep it with open-url.</source>
        <translation>{address} est sur le Web. Ajoutez --fetch pour vérifier ce qui est publié, ou conservez-le avec open-url.</translation>
    </message>
    <message>
        <source>{alike:,} alike, {changed:,} changed{order}</source>
        <translation>{alike:,} identiques, {changed:,} modifiées{order}</translation>
    </message>
    <message>
        <source>{cause} The previous contents are in {path}.</source>
        <translation>{cause} Le contenu précédent se trouve dans {path}.</translation>
    </message>
    <message>
        <source>{cause} The previous contents of these files could not be restored, so they may have the new contents: {names}</source>
        <translation>{cause} Le contenu précédent de ces fichiers n’a pas pu être restauré ; ils ont donc peut-être le nouveau contenu : {names}</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>{code} is neither a language code nor x-default.</source>
        <translation>{code} n’est ni un code de langue ni x-default.</translation>
    </message>
    <message>
        <source>{code} is not an ISO 3166-1 country code</source>
        <translation>{code} n’est pas un code de pays ISO 3166-1</translation>
    </message>
    <message>
        <source>{code} with the white space around it is neither a language code nor x-default.</source>
        <translation>{code} avec les espaces qui l’entourent n’est ni un code de langue ni x-default.</translation>
    </message>
    <message>
        <source>{count:,} not asked for</source>
        <translation>non demandées : {count:,}</translation>
    </message>
    <message>
        <source>{count:,} of {total:,} dates are the same day, {day}: a build date?</source>
        <translation>{count:,} dates sur {total:,} sont le même jour, {day} : une date de génération ?</translation>
    </message>
    <message>
        <source>{count:,} of {total:,} entries have the URL {value}. Generate the sitemap again.</source>
        <translation>{count:,} entrées sur {total:,} ont l’URL {value}. Générez de nouveau le sitemap.</translation>
    </message>
    <message>
        <source>{counted}: press to list only these</source>
        <translation>{counted} : appuyez pour n’afficher que ces constats</translation>
    </message>
    <message>
        <source>{detail} contains a character that XML does not allow.</source>
        <translation>{detail} contient un caractère que XML n’autorise pas.</translation>
    </message>
    <message>
        <source>{detail} does not belong to any extension that search engines document.</source>
        <translation>{detail} n’appartient à aucune extension documentée par les moteurs de recherche.</translation>
    </message>
    <message>
        <source>{detail} is directly under the root. Extensions belong inside an entry.</source>
        <translation>{detail} se trouve directement sous la racine. La place des extensions est dans une entrée.</translation>
    </message>
    <message>
        <source>{detail} is no kind of page. Write a name, =, and a pattern of paths, such as products=/shop/*</source>
        <translation>{detail} n’est pas un type de page. Écrivez un nom, =, et un motif de chemins, par exemple products=/shop/*</translation>
    </message>
    <message>
        <source>{detail} is no step such as 100=0.8.</source>
        <translation>{detail} n’est pas un palier tel que 100=0.8.</translation>
    </message>
    <message>
        <source>{detail} is no value such as image[2].title, video.rating or hreflang[de].</source>
        <translation>{detail} n’est pas une valeur telle que image[2].title, video.rating ou hreflang[de].</translation>
    </message>
    <message>
        <source>{detail} is not UTF-8 text.</source>
        <translation>{detail} n’est pas du texte en UTF-8.</translation>
    </message>
    <message>
        <source>{detail} is not a date such as 2026-11-21 or 2026-11-21T10:00:00+01:00.</source>
        <translation>{detail} n’est pas une date telle que 2026-11-21 ou 2026-11-21T10:00:00+01:00.</translation>
    </message>
    <message>
        <source>{detail} is not a host name.</source>
        <translation>{detail} n’est pas un nom d’hôte.</translation>
    </message>
    <message>
        <source>{detail} is not a known time zone, such as Z, +02:00 or Europe/Berlin.</source>
        <translation>{detail} n’est pas un fuseau horaire connu, tel que Z, +02:00 ou Europe/Berlin.</translation>
    </message>
    <message>
        <source>{detail} is not a language code such as en or pt-BR.</source>
        <translation>{detail} n’est pas un code de langue tel que en ou pt-BR.</translation>
    </message>
    <message>
        <source>{detail} is not a list of names.</source>
        <translation>{detail} n’est pas une liste de noms.</translation>
    </message>
    <message>
        <source>{detail} is not a number such as 0.5.</source>
        <translation>{detail} n’est pas un nombre tel que 0.5.</translation>
    </message>
    <message>
        <source>{detail} is not a path such as /blog/.</source>
        <translation>{detail} n’est pas un chemin tel que /blog/.</translation>
    </message>
    <message>
        <source>{detail} is not a whole number.</source>
        <translation>{detail} n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>{detail} is not one of the options.</source>
        <translation>{detail} ne fait pas partie des options.</translation>
    </message>
    <message>
        <source>{detail} is not text.</source>
        <translation>{detail} n’est pas du texte.</translation>
    </message>
    <message>
        <source>{detail} is not true or false.</source>
        <translation>{detail} n’est ni true ni false.</translation>
    </message>
    <message>
        <source>{done:,} of {count:,}</source>
        <translation>{done:,} sur {count:,}</translation>
    </message>
    <message>
        <source>{element} appears {count:,} times in one block; {limit} is allowed.</source>
        <translation>{element} apparaît {count:,} fois dans un bloc ; le maximum autorisé est {limit}.</translation>
    </message>
    <message>
        <source>{element} is empty. Give it a value, or remove it.</source>
        <translation>{element} est vide. Donnez-lui une valeur ou supprimez-le.</translation>
    </message>
    <message>
        <source>{element} is not allowed here. {advice}</source>
        <translation>{element} n’est pas autorisé ici. {advice}</translation>
    </message>
    <message>
        <source>{element} is the URL of the page. Enter the URL of the video file or player.</source>
        <translation>{element} est l’URL de la page. Saisissez l’URL du fichier vidéo ou du lecteur.</translation>
    </message>
    <message>
        <source>{element} is {value}: {reason}.</source>
        <translation>{element} a la valeur {value} : {reason}.</translation>
    </message>
    <message>
        <source>{element} must stand before {other}.</source>
        <translation>{element} doit se trouver avant {other}.</translation>
    </message>
    <message>
        <source>{encoding}, gzipped</source>
        <translation>{encoding}, compressé avec gzip</translation>
    </message>
    <message>
        <source>{endpoint} answers with the status {status}. Try again later.</source>
        <translation>{endpoint} répond avec le code d’état {status}. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>{endpoint} cannot read the request (400).</source>
        <translation>{endpoint} ne peut pas lire la requête (400).</translation>
    </message>
    <message>
        <source>{endpoint} does not accept the key (403): it did not find the key in the key file.</source>
        <translation>{endpoint} n’accepte pas la clé (403) : elle ne figure pas dans le fichier de clé.</translation>
    </message>
    <message>
        <source>{endpoint} says that the URLs do not belong to the host or to the key (422).</source>
        <translation>{endpoint} indique que les URL n’appartiennent pas à l’hôte ou ne correspondent pas à la clé (422).</translation>
    </message>
    <message>
        <source>{endpoint} was asked too often (429), and so were the others. Try again later.</source>
        <translation>{endpoint} a été interrogé trop souvent (429), et les autres aussi. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>{entries} added</source>
        <translation>ajout de {entries}</translation>
    </message>
    <message>
        <source>{entries} removed</source>
        <translation>suppression de {entries}</translation>
    </message>
    <message>
        <source>{entries} would be added</source>
        <translation>{entries} à ajouter</translation>
    </message>
    <message>
        <source>{entries} would be removed</source>
        <translation>{entries} à supprimer</translation>
    </message>
    <message>
        <source>{error} (character {position}: {found})</source>
        <translation>{error} (caractère {position} : {found})</translation>
    </message>
    <message>
        <source>{error} with {option}.</source>
        <translation>{error} avec {option}.</translation>
    </message>
    <message>
        <source>{failed} of the last {count} URLs failed: {reason}</source>
        <translation>{failed} des {count} dernières URL ont échoué : {reason}</translation>
    </message>
    <message>
        <source>{fetched}, ETag {etag}</source>
        <translation>{fetched}, ETag {etag}</translation>
    </message>
    <message>
        <source>{field} appears more than once in this entry. Keep one.</source>
        <translation>{field} apparaît plusieurs fois dans cette entrée. N’en conservez qu’un.</translation>
    </message>
    <message>
        <source>{field} is given two values</source>
        <translation>{field} reçoit deux valeurs</translation>
    </message>
    <message>
        <source>{file}: a {kind} has no {name}</source>
        <translation>{file} : pas de {name} dans un document de type {kind}</translation>
    </message>
    <message>
        <source>{file}: there is no row {last}; the file has {entries}</source>
        <translation>{file} : il n’y a pas de ligne {last} ; le fichier compte {entries}</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder to write to</source>
        <translation>{folder} est un fichier, pas un dossier où écrire</translation>
    </message>
    <message>
        <source>{folder} is not a folder; --split needs a folder to write to</source>
        <translation>{folder} n’est pas un dossier ; --split nécessite un dossier où écrire</translation>
    </message>
    <message>
        <source>{folder} is the file itself; choose another name, or add --force</source>
        <translation>{folder} est le fichier lui-même ; choisissez un autre nom ou ajoutez --force</translation>
    </message>
    <message>
        <source>{folder} is the name of a file; name a folder, and the index with --name</source>
        <translation>{folder} est le nom d’un fichier ; indiquez un dossier, et l’index avec --name</translation>
    </message>
    <message>
        <source>{folder}: there are no sitemaps in this folder</source>
        <translation>{folder} : il n’y a pas de sitemaps dans ce dossier</translation>
    </message>
    <message>
        <source>{folder}: there is no file in it that ends in .xml or .xml.gz.</source>
        <translation>{folder} : ce dossier ne contient aucun fichier en .xml ou .xml.gz.</translation>
    </message>
    <message>
        <source>{found} in {element}</source>
        <translation>{found} dans {element}</translation>
    </message>
    <message>
        <source>{found} is a placeholder that was never filled in. Generate the sitemap again.</source>
        <translation>{found} est un espace réservé qui n’a jamais été rempli. Générez de nouveau le sitemap.</translation>
    </message>
    <message>
        <source>{found} is not a % followed by two hexadecimal digits. {advice}</source>
        <translation>{found} n’est pas un % suivi de deux chiffres hexadécimaux. {advice}</translation>
    </message>
    <message>
        <source>{found} is the code of no name</source>
        <translation>{found} ne code aucun nom</translation>
    </message>
    <message>
        <source>{found} left, which check lists</source>
        <translation>{found} restants, affichés par check</translation>
    </message>
    <message>
        <source>{found} looks like it was percent-encoded twice.</source>
        <translation>{found} semble avoir été encodé deux fois avec des %.</translation>
    </message>
    <message>
        <source>{found} stands for no character of a URL. {advice}</source>
        <translation>{found} ne représente aucun caractère d’une URL. {advice}</translation>
    </message>
    <message>
        <source>{found} was {meant} before a program read it in the wrong encoding</source>
        <translation>{found} était {meant} avant qu’un programme ne lise le texte dans le mauvais encodage</translation>
    </message>
    <message>
        <source>{found} was {meant} before a program read it in the wrong encoding. Write {meant}.</source>
        <translation>{found} était {meant} avant qu’un programme ne lise le texte dans le mauvais encodage. Écrivez {meant}.</translation>
    </message>
    <message>
        <source>{host} has {count:,} of {total:,}</source>
        <translation>{host} en a {count:,} sur {total:,}</translation>
    </message>
    <message>
        <source>{host} is not a public internet name.</source>
        <translation>{host} n’est pas un nom public sur Internet.</translation>
    </message>
    <message>
        <source>{host} is reserved for examples.</source>
        <translation>{host} est réservé aux exemples.</translation>
    </message>
    <message>
        <source>{index_name}: index of {number}{index}</source>
        <translation>{index_name} : index de {number}{index}</translation>
    </message>
    <message>
        <source>{keys} finds any of these by its name.</source>
        <translation>{keys} permet de trouver chacun d’eux par son nom.</translation>
    </message>
    <message numerus="yes">
        <source>{key} sets all %Ln</source>
        <translation>
            <numerusform>{key} définit la cellule (%Ln)</numerusform>
            <numerusform>{key} définit les %Ln cellules</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}; different {fields}</source>
        <translation>{kind} ; différences : {fields}</translation>
    </message>
    <message>
        <source>{kind}; no differences</source>
        <translation>{kind} ; aucune différence</translation>
    </message>
    <message>
        <source>{language} is not an ISO 639-1 language code.{hint}</source>
        <translation>{language} n’est pas un code de langue ISO 639-1.{hint}</translation>
    </message>
    <message>
        <source>{message}{hint}</source>
        <translation>{message}{hint}</translation>
    </message>
    <message>
        <source>{name!r} is detected automatically and cannot be chosen</source>
        <translation>{name!r} est détecté automatiquement et ne peut pas être choisi</translation>
    </message>
    <message>
        <source>{name!r} is not a usable file name: use only letters, digits, - _ and .</source>
        <translation>{name!r} n’est pas un nom de fichier utilisable : n’employez que des lettres, des chiffres, - _ et .</translation>
    </message>
    <message>
        <source>{name!r}: the name of a report must end in one of these: {endings}</source>
        <translation>{name!r} : le nom d’un rapport doit se terminer par l’une de ces extensions : {endings}</translation>
    </message>
    <message>
        <source>{namespace} is not the namespace of this extension. It should be {official}.{hint}</source>
        <translation>{namespace} n’est pas l’espace de noms de cette extension. Ce devrait être {official}.{hint}</translation>
    </message>
    <message>
        <source>{namespace} with white space around it</source>
        <translation>{namespace} entouré d’espaces</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} et %Ln autre</numerusform>
            <numerusform>{names} et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} et {n} autres</translation>
    </message>
    <message>
        <source>{names} with the attribute type, which is not in its schema</source>
        <translation>{names} avec l’attribut type, qui n’existe pas dans son schéma</translation>
    </message>
    <message>
        <source>{name} belongs to this site, but the index does not list it.</source>
        <translation>{name} appartient à ce site, mais l’index ne le répertorie pas.</translation>
    </message>
    <message>
        <source>{name} cannot be fixed here. {reason}</source>
        <translation>{name} ne peut pas être corrigé ici. {reason}</translation>
    </message>
    <message>
        <source>{name} contains a page that changed later: {newest}.</source>
        <translation>{name} contient une page modifiée plus tard : {newest}.</translation>
    </message>
    <message>
        <source>{name} is fixed by `repair`, which makes damaged files well-formed again</source>
        <translation>{name} se corrige avec `repair`, qui rend bien formés les fichiers endommagés</translation>
    </message>
    <message>
        <source>{name} is itself an index. List its sitemaps here instead.</source>
        <translation>{name} est lui-même un index. Répertoriez plutôt ses sitemaps ici.</translation>
    </message>
    <message>
        <source>{name} is listed, but the file is not next to the index.</source>
        <translation>{name} est répertorié, mais le fichier ne se trouve pas à côté de l’index.</translation>
    </message>
    <message>
        <source>{name} is missing or cannot be read, so there is no telling which of its URLs were removed.</source>
        <translation>{name} est absent ou illisible : impossible de savoir lesquelles de ses URL ont été supprimées.</translation>
    </message>
    <message>
        <source>{name} is not a valid file name. Rename it.</source>
        <translation>{name} n’est pas un nom de fichier valide. Renommez-le.</translation>
    </message>
    <message>
        <source>{name} leads back to this index. Remove the entry.</source>
        <translation>{name} ramène à cet index. Supprimez l’entrée.</translation>
    </message>
    <message>
        <source>{name}, line {line}: {error}</source>
        <translation>{name}, ligne {line} : {error}</translation>
    </message>
    <message>
        <source>{name}, step {step}</source>
        <translation>{name}, étape {step}</translation>
    </message>
    <message>
        <source>{name}, {when}. Entries that are the same: {count:,}.</source>
        <translation>{name}, {when}. Entrées identiques : {count:,}.</translation>
    </message>
    <message>
        <source>{name}: {trouble}</source>
        <translation>{name} : {trouble}</translation>
    </message>
    <message>
        <source>{number:,} others</source>
        <translation>{number:,} autres</translation>
    </message>
    <message>
        <source>{number} d</source>
        <translation>{number} j</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} ou plus</translation>
    </message>
    <message>
        <source>{n} (only part of the file was read)</source>
        <translation>{n} (seule une partie du fichier a été lue)</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} ms</translation>
    </message>
    <message>
        <source>{n} of the files would have that name. Rename one of them.</source>
        <translation>{n} fichiers porteraient ce nom. Renommez l’un d’eux.</translation>
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
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}, {other}</translation>
    </message>
    <message>
        <source>{option} is only for a crawler&apos;s tables, such as .csv and .tsv</source>
        <translation>{option} ne concerne que les tableaux d’un robot d’exploration, tels que .csv et .tsv</translation>
    </message>
    <message>
        <source>{option} must be between 1 and {most:,}</source>
        <translation>{option} doit être compris entre 1 et {most:,}</translation>
    </message>
    <message>
        <source>{other} lists {name}, too. List it in one of them.</source>
        <translation>{other} répertorie aussi {name}. Répertoriez-le dans l’un des deux seulement.</translation>
    </message>
    <message>
        <source>{other}, a version of this page, also lists {value} ({language}). This entry does not.</source>
        <translation>{other}, une version de cette page, indique aussi {value} ({language}). Cette entrée ne l’indique pas.</translation>
    </message>
    <message>
        <source>{out} is the file itself; name another one for the picture</source>
        <translation>{out} est le fichier lui-même ; indiquez-en un autre pour l’image</translation>
    </message>
    <message>
        <source>{out}: the picture&apos;s name must end in .png</source>
        <translation>{out} : le nom de l’image doit se terminer par .png</translation>
    </message>
    <message>
        <source>{pages} found in {sources}</source>
        <translation>{pages} dans {sources}</translation>
    </message>
    <message>
        <source>{part!r} is neither a row, such as 3, nor a range of rows, such as 5-7</source>
        <translation>{part!r} n’est ni une ligne, telle que 3, ni une plage de lignes, telle que 5-7</translation>
    </message>
    <message>
        <source>{part!r} is not a range of rows: rows count from 1, and the lower number comes first</source>
        <translation>{part!r} n’est pas une plage de lignes : les lignes sont numérotées à partir de 1, et le plus petit nombre vient en premier</translation>
    </message>
    <message>
        <source>{path} already exists with different contents and was not overwritten. Browsers will use it to show the sitemap.</source>
        <translation>{path} existe déjà avec un contenu différent et n’a pas été écrasé. Les navigateurs l’utiliseront pour afficher le sitemap.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {cause}</source>
        <translation>Impossible de lire {path} : {cause}</translation>
    </message>
    <message>
        <source>{path} does not say in which format; add --redirects-format with one of {formats}</source>
        <translation>{path} n’indique pas le format ; ajoutez --redirects-format avec l’un de ces formats : {formats}</translation>
    </message>
    <message>
        <source>{path} is a link that was not followed.</source>
        <translation>{path} est un lien qui n’a pas été suivi.</translation>
    </message>
    <message>
        <source>{path} is left over from an earlier export and no longer listed in the index</source>
        <translation>{path} provient d’une exportation précédente et ne figure plus dans l’index</translation>
    </message>
    <message>
        <source>{path} is no text, so --diff has nothing to show</source>
        <translation>{path} n’est pas du texte : --diff n’a rien à montrer</translation>
    </message>
    <message>
        <source>{path} was not saved: {cause}</source>
        <translation>{path} n’a pas été enregistré : {cause}</translation>
    </message>
    <message>
        <source>{path}: nothing to repair</source>
        <translation>{path} : rien à réparer</translation>
    </message>
    <message>
        <source>{path}: row {row} lacks what comes before {cell}; set that first</source>
        <translation>{path} : à la ligne {row}, il manque ce qui précède {cell} ; définissez-le d’abord</translation>
    </message>
    <message>
        <source>{path}: the diff has *** in place of passwords, so it cannot be applied</source>
        <translation>{path} : le diff contient *** à la place des mots de passe et ne peut donc pas être appliqué</translation>
    </message>
    <message>
        <source>{path}: there is no row {wanted}; it has {count:,}</source>
        <translation>{path} : il n’y a pas de ligne {wanted} ; le fichier en compte {count:,}</translation>
    </message>
    <message>
        <source>{path}: {added:,} added, {changed:,} changed, {removed:,} removed</source>
        <translation>{path} : {added:,} ajoutées, {changed:,} modifiées, {removed:,} supprimées</translation>
    </message>
    <message>
        <source>{path}: {changed:,} of {entries} changed</source>
        <translation>{path} : {entries}, modifiées : {changed:,}</translation>
    </message>
    <message>
        <source>{path}: {changed:,} of {entries} would change</source>
        <translation>{path} : {entries}, à modifier : {changed:,}</translation>
    </message>
    <message>
        <source>{path}: {entries}, {blocked:,} blocked for {agent}</source>
        <translation>{path} : {entries}, {blocked:,} bloquées pour {agent}</translation>
    </message>
    <message>
        <source>{path}: {kind}, {entries}, {only:,} only here</source>
        <translation>{path} : {kind}, {entries}, {only:,} uniquement ici</translation>
    </message>
    <message>
        <source>{path}: {places} repaired, {entries}</source>
        <translation>{path} : {places} réparés, {entries}</translation>
    </message>
    <message numerus="yes">
        <source>{pattern}: %Ln pages</source>
        <translation>
            <numerusform>{pattern} : %Ln page</numerusform>
            <numerusform>{pattern} : %Ln pages</numerusform>
        </translation>
    </message>
    <message>
        <source>{places} changed</source>
        <translation>{places} modifiés</translation>
    </message>
    <message>
        <source>{places} left that need a decision, in the window or with edit</source>
        <translation>{places} restants, à décider dans la fenêtre ou avec edit</translation>
    </message>
    <message>
        <source>{places} left that no available fix applies to</source>
        <translation>{places} restants, sans correction applicable</translation>
    </message>
    <message>
        <source>{places} left: set --published-url first</source>
        <translation>{places} restants : définissez d’abord --published-url</translation>
    </message>
    <message>
        <source>{places} would change</source>
        <translation>{places} changeraient</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>{profiles}, or a file with a choice of rules (default: FILE.rules.toml beside the sitemap, else .sitemap-editor.toml or pyproject.toml of the project, else all)</source>
        <translation>{profiles}, ou un fichier contenant un choix de règles (par défaut : FILE.rules.toml à côté du sitemap, sinon .sitemap-editor.toml ou pyproject.toml du projet, sinon all)</translation>
    </message>
    <message>
        <source>{published_url} must be the full URL of a folder, or of the index, ending in .xml</source>
        <translation>{published_url} doit être l’URL complète d’un dossier, ou celle de l’index, se terminant par .xml</translation>
    </message>
    <message>
        <source>{reason} ({evidence})</source>
        <translation>{reason} ({evidence})</translation>
    </message>
    <message>
        <source>{reason} Correct or remove it.</source>
        <translation>{reason} Corrigez-le ou supprimez-le.</translation>
    </message>
    <message>
        <source>{region} in {value} is not an ISO 3166-1 country code.{hint}</source>
        <translation>{region} dans {value} n’est pas un code de pays ISO 3166-1.{hint}</translation>
    </message>
    <message>
        <source>{report} is one of the files; name another one for the report</source>
        <translation>{report} est l’un des fichiers ; indiquez un autre nom pour le rapport</translation>
    </message>
    <message>
        <source>{robots} does not name this sitemap. Add the line:</source>
        <translation>{robots} n’indique pas ce sitemap. Ajoutez la ligne :</translation>
    </message>
    <message>
        <source>{rule} has no choice {choice!r}{ways}</source>
        <translation>{rule} n’a pas de choix {choice!r}{ways}</translation>
    </message>
    <message>
        <source>{same:,} of {count:,} dates are {value}. Give each page the date of its last change, or no date.</source>
        <translation>{same:,} dates sur {count:,} sont {value}. Donnez à chaque page la date de sa dernière modification, ou aucune date.</translation>
    </message>
    <message numerus="yes">
        <source>{saved}, deleted %Ln files</source>
        <translation>
            <numerusform>{saved}, %Ln fichier supprimé</numerusform>
            <numerusform>{saved}, %Ln fichiers supprimés</numerusform>
        </translation>
    </message>
    <message>
        <source>{scheme}: is never opened.</source>
        <translation>{scheme}: n’est jamais ouvert.</translation>
    </message>
    <message>
        <source>{severity}: {message}</source>
        <translation>{severity} : {message}</translation>
    </message>
    <message>
        <source>{source} is a {kind}; only lists of pages can be split</source>
        <translation>Impossible de diviser {source} (type : {kind}) ; seules les listes de pages peuvent l’être</translation>
    </message>
    <message>
        <source>{source}: not exported because of {errors}:</source>
        <translation>{source} : non exporté à cause de {errors} :</translation>
    </message>
    <message>
        <source>{source}: {error} Add --force to write what could be recovered.</source>
        <translation>{source} : {error} Ajoutez --force pour écrire ce qui a pu être récupéré.</translation>
    </message>
    <message>
        <source>{span} advice</source>
        <translation>{span} conseils</translation>
    </message>
    <message>
        <source>{span} errors</source>
        <translation>{span} erreurs</translation>
    </message>
    <message>
        <source>{span} warnings</source>
        <translation>{span} avertissements</translation>
    </message>
    <message>
        <source>{status} to {target}, listed in row {row:,}</source>
        <translation>{status} vers {target}, répertoriée à la ligne {row:,}</translation>
    </message>
    <message>
        <source>{status} to {target}, which another row gets</source>
        <translation>{status} vers {target}, attribuée à une autre ligne</translation>
    </message>
    <message>
        <source>{target} is the file itself; name another one, or add --force</source>
        <translation>{target} est le fichier lui-même ; indiquez un autre nom ou ajoutez --force</translation>
    </message>
    <message>
        <source>{target}: its name must end in one of these: {endings}</source>
        <translation>{target} : son nom doit se terminer par l’une de ces extensions : {endings}</translation>
    </message>
    <message>
        <source>{target}: {size} would be written</source>
        <translation>{target} : {size} à écrire</translation>
    </message>
    <message>
        <source>{term} asks for a robots.txt, which edit and apply take with --robots.</source>
        <translation>{term} demande un robots.txt, qu’edit et apply acceptent avec --robots.</translation>
    </message>
    <message>
        <source>{term} asks for the last comparison with the pages of the site, which only the window knows (Site &gt; Coverage…). Here, coverage lists which URLs are absent, and which no page links to.</source>
        <translation>{term} demande la dernière comparaison avec les pages du site, que seule la fenêtre connaît (Site &gt; Couverture…). Ici, coverage affiche les URL introuvables et celles vers lesquelles aucune page ne renvoie.</translation>
    </message>
    <message>
        <source>{text!r} cannot be used as the current time</source>
        <translation>{text!r} ne peut pas servir d’heure actuelle</translation>
    </message>
    <message>
        <source>{text!r} is more than 100</source>
        <translation>{text!r} est supérieur à 100</translation>
    </message>
    <message>
        <source>{text!r} is neither a profile ({profiles}) nor a file NAME.toml</source>
        <translation>{text!r} n’est ni un profil ({profiles}) ni un fichier NAME.toml</translation>
    </message>
    <message>
        <source>{text!r} is no list of statuses such as 203,401 or 400-403</source>
        <translation>{text!r} n’est pas une liste de codes d’état telle que 203,401 ou 400-403</translation>
    </message>
    <message>
        <source>{text!r} is no list of these: {known}</source>
        <translation>{text!r} n’est pas une liste de ces noms : {known}</translation>
    </message>
    <message>
        <source>{text!r} is no list of verdicts; there are {known}</source>
        <translation>{text!r} n’est pas une liste de verdicts ; verdicts disponibles : {known}</translation>
    </message>
    <message>
        <source>{text!r} is not RULE=LEVEL with one of {levels}</source>
        <translation>{text!r} n’est pas de la forme RULE=LEVEL avec l’un de ces niveaux : {levels}</translation>
    </message>
    <message>
        <source>{text!r} is not a W3C datetime, such as 2026-11-21 or 2026-11-21T10:00:00Z</source>
        <translation>{text!r} n’est pas une date et heure W3C, telle que 2026-11-21 ou 2026-11-21T10:00:00Z</translation>
    </message>
    <message>
        <source>{text!r} is not a full URL, such as https://www.example.com/sitemap.xml</source>
        <translation>{text!r} n’est pas une URL complète, telle que https://www.example.com/sitemap.xml</translation>
    </message>
    <message>
        <source>{text!r} is not a scale from 0.5 to 4</source>
        <translation>{text!r} n’est pas une échelle de 0.5 à 4</translation>
    </message>
    <message>
        <source>{text!r} is not a size, such as 1280x800</source>
        <translation>{text!r} n’est pas une taille, comme 1280x800</translation>
    </message>
    <message>
        <source>{text!r} is not a whole number, 0 or higher</source>
        <translation>{text!r} n’est pas un nombre entier supérieur ou égal à 0</translation>
    </message>
    <message>
        <source>{text!r} is not all, errors, nor an age such as 30m, 12h or 7d</source>
        <translation>{text!r} n’est ni all, ni errors, ni une ancienneté telle que 30m, 12h ou 7d</translation>
    </message>
    <message>
        <source>{text!r} is not an encoding name, such as windows-1251 or shift_jis</source>
        <translation>{text!r} n’est pas un nom d’encodage, tel que windows-1251 ou shift_jis</translation>
    </message>
    <message>
        <source>{text!r} is not one of {known}</source>
        <translation>{text!r} ne fait pas partie de {known}</translation>
    </message>
    <message>
        <source>{text!r}: each side must be from 1 to {largest} pixels</source>
        <translation>{text!r} : chaque côté doit mesurer de 1 à {largest} pixels</translation>
    </message>
    <message>
        <source>{text}: It is no text in UTF-8.</source>
        <translation>{text} : ce n’est pas du texte en UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>{title} (%Ln rows)</source>
        <translation>
            <numerusform>{title} (%Ln ligne)</numerusform>
            <numerusform>{title} (%Ln lignes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} in %Ln rows</source>
        <translation>
            <numerusform>{title} dans %Ln ligne</numerusform>
            <numerusform>{title} dans %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}: {arguments}</source>
        <translation>{title} : {arguments}</translation>
    </message>
    <message>
        <source>{title}: {value}</source>
        <translation>{title} : {value}</translation>
    </message>
    <message>
        <source>{trouble} Look at character {n}.</source>
        <translation>{trouble} Regardez le caractère {n}.</translation>
    </message>
    <message>
        <source>{trouble} Look at what can be recovered with repair, or in the window.</source>
        <translation>{trouble} Voyez ce qui peut être récupéré avec repair, ou dans la fenêtre.</translation>
    </message>
    <message>
        <source>{urls} audited</source>
        <translation>vérification de {urls}</translation>
    </message>
    <message>
        <source>{urls} listed</source>
        <translation>{urls} dans le sitemap</translation>
    </message>
    <message>
        <source>{urls} of {host}</source>
        <translation>{urls} de {host}</translation>
    </message>
    <message>
        <source>{url} cannot be fetched. {reason}</source>
        <translation>Impossible de récupérer {url}. {reason}</translation>
    </message>
    <message>
        <source>{url} was not fetched: {trouble}</source>
        <translation>{url} n’a pas été récupérée : {trouble}</translation>
    </message>
    <message>
        <source>{url}, {when}</source>
        <translation>{url}, {when}</translation>
    </message>
    <message>
        <source>{url}: {reason}</source>
        <translation>{url} : {reason}</translation>
    </message>
    <message>
        <source>{values} changed in {entries}</source>
        <translation>{values} modifiées dans {entries}</translation>
    </message>
    <message>
        <source>{values} would change in {entries}</source>
        <translation>{values} à modifier dans {entries}</translation>
    </message>
    <message>
        <source>{value} does not link back to this page.</source>
        <translation>{value} ne renvoie pas de lien vers cette page.</translation>
    </message>
    <message>
        <source>{value} has more parts than a two-letter language with a script and a country.</source>
        <translation>{value} comporte plus de parties qu’une langue de deux lettres avec une écriture et un pays.</translation>
    </message>
    <message>
        <source>{value} has the script {script}, which ISO 15924 does not have. Correct it, or leave it out.</source>
        <translation>{value} contient l’écriture {script}, qui n’existe pas dans ISO 15924. Corrigez-la ou omettez-la.</translation>
    </message>
    <message>
        <source>{value} is not a number from 0.0 to 1.0, such as 0.5.{hint}</source>
        <translation>{value} n’est pas un nombre de 0.0 à 1.0, tel que 0.5.{hint}</translation>
    </message>
    <message>
        <source>{value} is not between 0.0 and 1.0.</source>
        <translation>{value} n’est pas compris entre 0.0 et 1.0.</translation>
    </message>
    <message>
        <source>{value} is not in the date format for sitemaps: 2005-01-31 or 2005-01-31T18:30:00+01:00.{hint}</source>
        <translation>{value} n’est pas au format de date des sitemaps : 2005-01-31 ou 2005-01-31T18:30:00+01:00.{hint}</translation>
    </message>
    <message>
        <source>{value} is not listed, for a reason: {reason}</source>
        <translation>{value} n’est pas répertoriée, pour une raison : {reason}</translation>
    </message>
    <message>
        <source>{value} is not one of always, hourly, daily, weekly, monthly, yearly and never.{hint}</source>
        <translation>{value} n’est pas l’une des valeurs always, hourly, daily, weekly, monthly, yearly et never.{hint}</translation>
    </message>
    <message>
        <source>{value} is valid but unusual. Use one or two decimals.</source>
        <translation>{value} est valide mais inhabituel. Utilisez une ou deux décimales.</translation>
    </message>
    <message>
        <source>{value} is {language} here and {other} in row {first}{place}.</source>
        <translation>{value} est en {language} ici et en {other} à la ligne {first}{place}.</translation>
    </message>
    <message>
        <source>{value} looks like a page. An index lists sitemaps; list pages in one of them.</source>
        <translation>{value} ressemble à une page. Un index répertorie des sitemaps ; répertoriez les pages dans l’un d’eux.</translation>
    </message>
    <message>
        <source>{value} may be indexed, and the sitemap does not list it ({evidence}).</source>
        <translation>{value} peut être indexée, et le sitemap ne la répertorie pas ({evidence}).</translation>
    </message>
    <message>
        <source>{value} may be indexed, and the sitemap does not list it.</source>
        <translation>{value} peut être indexée, et le sitemap ne la répertorie pas.</translation>
    </message>
    <message>
        <source>{value} means {means}. For {meant} it is wrong.</source>
        <translation>{value} désigne {means}. Pour {meant}, c’est incorrect.</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%Ln rows)</source>
        <translation>
            <numerusform>{what} (%Ln ligne)</numerusform>
            <numerusform>{what} (%Ln lignes)</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} Rename it, or change the compression.</source>
        <translation>{what} Renommez-le ou changez la compression.</translation>
    </message>
    <message>
        <source>{what} Split it before it goes over the limit.</source>
        <translation>{what} Divisez-le avant qu’il ne dépasse la limite.</translation>
    </message>
    <message>
        <source>{what} The file is damaged or hostile.</source>
        <translation>{what} Le fichier est endommagé ou malveillant.</translation>
    </message>
    <message>
        <source>{what} Use the site&apos;s real host.</source>
        <translation>{what} Utilisez le véritable hôte du site.</translation>
    </message>
    <message>
        <source>{why_not}, so the window was drawn to a picture.</source>
        <translation>{why_not} : la fenêtre a donc été dessinée dans une image.</translation>
    </message>
    <message>
        <source>{why}, so it can only be overwritten in place, and a crash while writing could damage it. Save somewhere else, or overwrite it.</source>
        <translation>{why} : il ne peut donc être écrasé que sur place, et un plantage pendant l’écriture pourrait l’endommager. Enregistrez ailleurs ou écrasez-le.</translation>
    </message>
    <message>
        <source>{word!r} is neither a file nor an option; see --help</source>
        <translation>{word!r} n’est ni un fichier ni une option ; voir --help</translation>
    </message>
    <message>
        <source>“{detail}” has no meaning here. Write \$ for a dollar sign, \\ for a backslash.</source>
        <translation>« {detail} » n’a pas de sens ici. Écrivez \$ pour un signe dollar, \\ pour une barre oblique inverse.</translation>
    </message>
    <message>
        <source>“{detail}” is missing.</source>
        <translation>« {detail} » est manquant.</translation>
    </message>
    <message>
        <source>“{detail}” is none of profile, select, ignore and [rules].</source>
        <translation>« {detail} » n’est ni profile, ni select, ni ignore, ni [rules].</translation>
    </message>
    <message>
        <source>“{detail}” must be text in quotes.</source>
        <translation>« {detail} » doit être du texte entre guillemets.</translation>
    </message>
    <message>
        <source>“{detail}” must be true or false.</source>
        <translation>« {detail} » doit être true ou false.</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a header.</source>
        <translation>« {name} » ne peut pas être le nom d’un en-tête.</translation>
    </message>
    <message>
        <source>“{name}” is already open. Choose another name.</source>
        <translation>« {name} » est déjà ouvert. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{name}” is still being processed. Wait a moment.</source>
        <translation>« {name} » est encore en cours de traitement. Patientez un instant.</translation>
    </message>
    <message>
        <source>“{name}” is still loading. Wait a moment, or stop it.</source>
        <translation>« {name} » est encore en cours de chargement. Patientez un instant ou arrêtez-le.</translation>
    </message>
</context>
</TS>
