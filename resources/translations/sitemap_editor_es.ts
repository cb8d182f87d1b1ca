<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sitemap Editor</source>
        <translation>Acerca de Sitemap Editor</translation>
    </message>
    <message>
        <source>Free software (MIT). Made with Python {python}, Qt for Python {qt} and lxml {lxml}.</source>
        <translation>Software libre (MIT). Hecho con Python {python}, Qt for Python {qt} y lxml {lxml}.</translation>
    </message>
    <message>
        <source>Opens XML sitemaps, shows what is wrong with them, and saves them without touching a byte you did not edit.</source>
        <translation>Abre sitemaps XML, muestra qué está mal en ellos y los guarda sin tocar ni un byte de lo que no hayas editado.</translation>
    </message>
</context>
<context>
    <name>AnewForm</name>
    <message>
        <source>Use it now…</source>
        <translation>Usar ahora…</translation>
    </message>
</context>
<context>
    <name>AnnounceCommands</name>
    <message>
        <source>Key file (*.txt)</source>
        <translation>Archivo de clave (*.txt)</translation>
    </message>
    <message>
        <source>Save the key file</source>
        <translation>Guardar el archivo de clave</translation>
    </message>
    <message>
        <source>These changes cannot be announced yet.</source>
        <translation>Estos cambios aún no se pueden notificar.</translation>
    </message>
</context>
<context>
    <name>AnnounceDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>C&amp;lave</translation>
    </message>
    <message>
        <source>&amp;Leave out what was found gone or not to be indexed</source>
        <translation>&amp;Omitir lo que ya no existe o no se debe indexar, según la última comprobación</translation>
    </message>
    <message>
        <source>&amp;Make a key</source>
        <translation>&amp;Generar clave</translation>
    </message>
    <message>
        <source>&amp;Save the key file…</source>
        <translation>Guardar el &amp;archivo de clave…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>A&amp;nnounce</source>
        <translation>&amp;Notificar</translation>
    </message>
    <message>
        <source>All URLs count as announced. From now on, only changes are.</source>
        <translation>Todas las URL cuentan como notificadas. A partir de ahora solo se notifican los cambios.</translation>
    </message>
    <message>
        <source>Announce changes to search engines</source>
        <translation>Notificar cambios a los buscadores</translation>
    </message>
    <message>
        <source>Announcing…</source>
        <translation>Notificando…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Check &amp;first</source>
        <translation>Comprobar &amp;primero</translation>
    </message>
    <message>
        <source>Comparing what is published with the saved file…</source>
        <translation>Comparando lo publicado con el archivo guardado…</translation>
    </message>
    <message>
        <source>Copy the key, which the key file has to contain</source>
        <translation>Copia la clave que debe contener el archivo de clave</translation>
    </message>
    <message>
        <source>Everything is in place. {added} added, {changed} changed and {removed} removed URLs would be announced.</source>
        <translation>Todo está en orden. Se notificarían {added} URL añadidas, {changed} cambiadas y {removed} eliminadas.</translation>
    </message>
    <message>
        <source>For the first time: later only changes are announced</source>
        <translation>La primera vez: después solo se notifican los cambios</translation>
    </message>
    <message>
        <source>Looks at what is published and lists what would be sent; sends nothing</source>
        <translation>Mira lo que está publicado y muestra lo que se enviaría; no envía nada</translation>
    </message>
    <message>
        <source>Mark &amp;all as announced</source>
        <translation>Marcar &amp;todo como notificado</translation>
    </message>
    <message>
        <source>Nothing has changed since the last announcement.</source>
        <translation>No ha cambiado nada desde la última notificación.</translation>
    </message>
    <message>
        <source>Save the file that contains the key, to be uploaded to the site</source>
        <translation>Guarda el archivo que contiene la clave, para subirlo al sitio</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Tells Bing, Yandex, Seznam, Naver and others (IndexNow) which URLs were added, removed, or have another date since the last announcement. Google does not take part. What is published must be the same as the saved file.</source>
        <translation>Informa a Bing, Yandex, Seznam, Naver y otros (IndexNow) de las URL que se han añadido o eliminado, o que tienen otra fecha desde la última notificación. Google no participa. Lo publicado debe coincidir con el archivo guardado.</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>Se muestran los primeros {n}.</translation>
    </message>
    <message>
        <source>The site has to offer the key in a text file that contains nothing else: {url}</source>
        <translation>El sitio debe ofrecer la clave en un archivo de texto que no contenga nada más: {url}</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>What would be announced</source>
        <translation>Qué se notificaría</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>left out: {verdict}</source>
        <translation>omitida: {verdict}</translation>
    </message>
    <message>
        <source>{name} is saved. Upload it to {url}, then check.</source>
        <translation>{name} se ha guardado. Súbelo a {url} y después comprueba.</translation>
    </message>
</context>
<context>
    <name>AnswerSection</name>
    <message>
        <source>Coverage</source>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Live site</source>
        <translation>Sitio publicado</translation>
    </message>
    <message>
        <source>Live site: {verdict}</source>
        <translation>Sitio publicado: {verdict}</translation>
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
        <translation>Consultar también hosts privados…</translation>
    </message>
    <message>
        <source>Also ask {host}…</source>
        <translation>Consultar también {host}…</translation>
    </message>
    <message>
        <source>At once per host</source>
        <translation>A la vez por host</translation>
    </message>
    <message>
        <source>Checking URLs</source>
        <translation>Comprobando URL</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuar…</translation>
    </message>
    <message>
        <source>Delay between two requests to a host</source>
        <translation>Espera entre dos solicitudes a un host</translation>
    </message>
    <message>
        <source>How long to wait between two requests to a host</source>
        <translation>Cuánto se espera entre dos solicitudes a un host</translation>
    </message>
    <message>
        <source>How many requests may run at once to each host</source>
        <translation>Cuántas solicitudes pueden hacerse a la vez a cada host</translation>
    </message>
    <message>
        <source>Not checked, as they are in a private network:</source>
        <translation>No comprobados, porque están en una red privada:</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>Solicitudes simultáneas a cada host</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Paused at {done} of {total} URLs</source>
        <translation>En pausa: {done} de {total} URL</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stopped at {done} of {total} URLs</source>
        <translation>Detenido: {done} de {total} URL</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>quedan unos {time}</translation>
    </message>
    <message>
        <source>with pauses of</source>
        <translation>con pausas de</translation>
    </message>
    <message>
        <source>{done} of {total} URLs checked</source>
        <translation>{done} de {total} URL comprobadas</translation>
    </message>
    <message>
        <source>{n} a second</source>
        <translation>{n} por segundo</translation>
    </message>
</context>
<context>
    <name>AuditCommands</name>
    <message>
        <source>Dates of changed pages</source>
        <translation>Fechas de las páginas cambiadas</translation>
    </message>
    <message>
        <source>The URLs of this document are being checked. Stop that first.</source>
        <translation>Se están comprobando las URL de este documento. Detén antes la comprobación.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>About this document</source>
        <translation>Acerca de este documento</translation>
    </message>
</context>
<context>
    <name>BarLine</name>
    <message>
        <source>Filter language</source>
        <translation>Lenguaje de filtros</translation>
    </message>
</context>
<context>
    <name>BlockForm</name>
    <message>
        <source>Add field…</source>
        <translation>Añadir campo…</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostrar más</translation>
    </message>
    <message>
        <source>{title} (retired)</source>
        <translation>{title} (retirado)</translation>
    </message>
</context>
<context>
    <name>BulkCommands</name>
    <message>
        <source>Folder with the site&apos;s files</source>
        <translation>Carpeta con los archivos del sitio</translation>
    </message>
    <message>
        <source>Recipes (*.toml)</source>
        <translation>Recetas (*.toml)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Guardar receta</translation>
    </message>
    <message>
        <source>The recipe could not be deleted.</source>
        <translation>No se ha podido eliminar la receta.</translation>
    </message>
    <message>
        <source>The recipe could not be saved.</source>
        <translation>No se ha podido guardar la receta.</translation>
    </message>
    <message>
        <source>This recipe cannot be opened.</source>
        <translation>Esta receta no se puede abrir.</translation>
    </message>
    <message>
        <source>{name}, line {n}</source>
        <translation>{name}, línea {n}</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Z (UTC)</source>
        <translation>Z (UTC)</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>{offset} (here)</source>
        <translation>{offset} (aquí)</translation>
    </message>
</context>
<context>
    <name>CellChoice</name>
    <message>
        <source>— not set</source>
        <translation>— sin definir</translation>
    </message>
</context>
<context>
    <name>CellCommands</name>
    <message>
        <source>No browser could be opened.</source>
        <translation>No se ha podido abrir ningún navegador.</translation>
    </message>
    <message>
        <source>Only URLs that begin with http:// or https:// can be opened in the browser.</source>
        <translation>Solo se pueden abrir en el navegador las URL que empiezan por http:// o https://.</translation>
    </message>
    <message>
        <source>There is no filter for this column.</source>
        <translation>No hay ningún filtro para esta columna.</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Preview of the changes</source>
        <translation>Vista previa de los cambios</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Copy as picture</source>
        <translation>Copiar como imagen</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copiar como tabla</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
</context>
<context>
    <name>CheckUrlsDialog</name>
    <message>
        <source> hours</source>
        <translation> horas</translation>
    </message>
    <message>
        <source>&amp;Sign in…</source>
        <translation>&amp;Iniciar sesión…</translation>
    </message>
    <message>
        <source>Age of results in hours</source>
        <translation>Antigüedad de los resultados en horas</translation>
    </message>
    <message>
        <source>All again</source>
        <translation>Todas otra vez</translation>
    </message>
    <message>
        <source>All of these URLs are on hosts in a private network.</source>
        <translation>Todas estas URL están en hosts de una red privada.</translation>
    </message>
    <message>
        <source>All of these URLs have answered already: their answers are shown without new requests.</source>
        <translation>Todas estas URL ya han respondido: se muestran sus respuestas sin solicitudes nuevas.</translation>
    </message>
    <message>
        <source>Also ask private hosts</source>
        <translation>Consultar también hosts privados</translation>
    </message>
    <message>
        <source>Also ask {hosts}</source>
        <translation>Consultar también {hosts}</translation>
    </message>
    <message>
        <source>By their names, these hosts are on this computer or in a private network. They are asked only if you say so.</source>
        <translation>A juzgar por su nombre, estos hosts están en este ordenador o en una red privada. Solo se consultan si tú lo indicas.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Check URLs</source>
        <translation>Comprobar URL</translation>
    </message>
    <message>
        <source>Delay between requests</source>
        <translation>Espera entre solicitudes</translation>
    </message>
    <message>
        <source>Each URL is requested from the live site, and its answer is shown in the table. The sitemap itself stays as it is.</source>
        <translation>Cada URL se solicita al sitio publicado y su respuesta se muestra en la tabla. El sitemap no se modifica.</translation>
    </message>
    <message>
        <source>Judge pages as</source>
        <translation>Juzgar las páginas como</translation>
    </message>
    <message>
        <source>None of these rows has a URL that can be checked.</source>
        <translation>Ninguna de estas filas tiene una URL que se pueda comprobar.</translation>
    </message>
    <message>
        <source>Only URLs without an answer from the last day</source>
        <translation>Solo las URL sin respuesta del último día</translation>
    </message>
    <message>
        <source>Only what failed</source>
        <translation>Solo las que han fallado</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>Solicitudes simultáneas a cada host</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Sesión iniciada</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Tiempo de espera máximo</translation>
    </message>
    <message>
        <source>URLs that answered within the last day are skipped.</source>
        <translation>Se omiten las URL que han respondido en el último día.</translation>
    </message>
    <message>
        <source>User agent</source>
        <translation>User-agent</translation>
    </message>
    <message>
        <source>What is older than</source>
        <translation>Las que sean anteriores a</translation>
    </message>
    <message>
        <source>Which of them</source>
        <translation>Cuáles</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>{urls} on {hosts}: about {time} at these limits.</source>
        <translation>{urls} en {hosts}: unos {time} con estos límites.</translation>
    </message>
</context>
<context>
    <name>ChooseFilesDialog</name>
    <message>
        <source>Choose sitemaps</source>
        <translation>Elegir sitemaps</translation>
    </message>
    <message>
        <source>Deselect these</source>
        <translation>Deseleccionar estos</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Filtrar por nombre</translation>
    </message>
    <message>
        <source>Opens the selected sitemaps. You can open the others later.</source>
        <translation>Abre los sitemaps seleccionados. Los demás se pueden abrir más tarde.</translation>
    </message>
    <message>
        <source>Select these</source>
        <translation>Seleccionar estos</translation>
    </message>
    <message>
        <source>Show only files whose names contain this text</source>
        <translation>Muestra solo los archivos cuyo nombre contiene este texto</translation>
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
        <translation>Primera página</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>No page is set for all other languages (x-default).</source>
        <translation>No se ha definido ninguna página para todos los demás idiomas (x-default).</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Search engines do not recognize: {codes}.</source>
        <translation>Los buscadores no reconocen: {codes}.</translation>
    </message>
    <message>
        <source>Some pages do not list every version.</source>
        <translation>Algunas páginas no indican todas las versiones.</translation>
    </message>
</context>
<context>
    <name>CodesEditor</name>
    <message>
        <source>Choose from a list</source>
        <translation>Elegir de una lista</translation>
    </message>
</context>
<context>
    <name>ColumnCommands</name>
    <message>
        <source>&amp;Fit to content</source>
        <translation>A&amp;justar al contenido</translation>
    </message>
    <message>
        <source>&amp;Hide column</source>
        <translation>&amp;Ocultar columna</translation>
    </message>
    <message>
        <source>&amp;Reset column widths</source>
        <translation>&amp;Restablecer anchos de columna</translation>
    </message>
    <message>
        <source>&amp;Select column</source>
        <translation>&amp;Seleccionar columna</translation>
    </message>
    <message>
        <source>Filter &amp;by this column…</source>
        <translation>&amp;Filtrar por esta columna…</translation>
    </message>
    <message>
        <source>Show {host}, which is hidden</source>
        <translation>Mostrar {host}, que está oculto</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>Orden &amp;ascendente</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>Orden &amp;descendente</translation>
    </message>
    <message>
        <source>The URL column cannot be hidden.</source>
        <translation>La columna URL no se puede ocultar.</translation>
    </message>
    <message>
        <source>There is no filter for this column.</source>
        <translation>No hay ningún filtro para esta columna.</translation>
    </message>
    <message>
        <source>“{name}” is hidden. To show it again, choose View, Columns.</source>
        <translation>«{name}» está oculta. Para volver a mostrarla, elige Ver, Columnas.</translation>
    </message>
</context>
<context>
    <name>ColumnsForm</name>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>Cuando sea necesario</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
</context>
<context>
    <name>CompareCommands</name>
    <message>
        <source>Apply differences from {name}</source>
        <translation>Aplicar diferencias de {name}</translation>
    </message>
    <message>
        <source>These differences cannot be applied.</source>
        <translation>Estas diferencias no se pueden aplicar.</translation>
    </message>
    <message>
        <source>{name}, as opened</source>
        <translation>{name}, tal como se abrió</translation>
    </message>
    <message>
        <source>{name}, as saved</source>
        <translation>{name}, tal como se guardó</translation>
    </message>
</context>
<context>
    <name>ComparingDialog</name>
    <message>
        <source>Height of the list</source>
        <translation>Altura de la lista</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Preparando la vista previa…</translation>
    </message>
    <message>
        <source>The changes cannot be shown: {cause}</source>
        <translation>No se pueden mostrar los cambios: {cause}</translation>
    </message>
</context>
<context>
    <name>CoverageCommands</name>
    <message>
        <source>Choose the folder of the built site</source>
        <translation>Elegir la carpeta del sitio generado</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>Guardado en {path}</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation>No se ha podido guardar la tabla.</translation>
    </message>
</context>
<context>
    <name>CoverageDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>&amp;Dates</source>
        <translation>&amp;Fechas</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Folder of the built site</source>
        <translation>Car&amp;peta del sitio generado</translation>
    </message>
    <message>
        <source>&amp;Home page</source>
        <translation>Pá&amp;gina de inicio</translation>
    </message>
    <message>
        <source>&amp;Live site</source>
        <translation>&amp;Sitio publicado</translation>
    </message>
    <message>
        <source>&amp;Not to be listed</source>
        <translation>&amp;No incluir</translation>
    </message>
    <message>
        <source>&amp;Put into</source>
        <translation>Añad&amp;ir a</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Table or sitemap</source>
        <translation>&amp;Tabla o sitemap</translation>
    </message>
    <message>
        <source>&amp;Untick all</source>
        <translation>Desmarcar t&amp;odas</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add pages</source>
        <translation>Añadir páginas</translation>
    </message>
    <message>
        <source>Choose f&amp;older…</source>
        <translation>Elegir c&amp;arpeta…</translation>
    </message>
    <message>
        <source>Choose ta&amp;ble…</source>
        <translation>Elegir ta&amp;bla…</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Enter its home page.</source>
        <translation>Introduce su página de inicio.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Folder of the built site</source>
        <translation>Carpeta del sitio generado</translation>
    </message>
    <message>
        <source>From headers and tables alone</source>
        <translation>Solo de encabezados y tablas</translation>
    </message>
    <message>
        <source>From the files as well</source>
        <translation>También de los archivos</translation>
    </message>
    <message>
        <source>From the last commits (git) as well</source>
        <translation>También de las últimas confirmaciones (git)</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Links from the home page at most</source>
        <translation>Enlaces desde la página de inicio como máximo</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>None of the listed URLs is among them; are these the pages of another site?</source>
        <translation>No se ha encontrado ninguna de las URL que figuran; ¿son estas las páginas de otro sitio?</translation>
    </message>
    <message>
        <source>Not to be listed</source>
        <translation>No incluir</translation>
    </message>
    <message>
        <source>P&amp;roposals</source>
        <translation>P&amp;ropuestas</translation>
    </message>
    <message>
        <source>Pages and URLs</source>
        <translation>Páginas y URL</translation>
    </message>
    <message>
        <source>Pages at most</source>
        <translation>Páginas como máximo</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Añadir a</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Remove URLs</source>
        <translation>Eliminar URL</translation>
    </message>
    <message>
        <source>Stopped. Comparing again goes on with what the site has answered by now.</source>
        <translation>Detenido. Si se vuelve a comparar, continúa con lo que el sitio ya ha respondido.</translation>
    </message>
    <message>
        <source>T&amp;ick all</source>
        <translation>&amp;Marcar todas</translation>
    </message>
    <message>
        <source>Table or sitemap</source>
        <translation>Tabla o sitemap</translation>
    </message>
    <message>
        <source>Where their folders are</source>
        <translation>Donde están sus carpetas</translation>
    </message>
    <message>
        <source>Which pages are not listed, and which listed URLs are not there? Choose what to compare with; only the live site is asked for anything.</source>
        <translation>¿Qué páginas no figuran, y qué URL figuran pero no existen? Elige con qué comparar; solo se consulta algo en el sitio publicado.</translation>
    </message>
    <message>
        <source>Which pages nobody links to is not known.</source>
        <translation>No se sabe a qué páginas no enlaza nadie.</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>como máximo</translation>
    </message>
    <message>
        <source>links of the home page</source>
        <translation>enlaces de la página de inicio</translation>
    </message>
    <message>
        <source>pages, within</source>
        <translation>páginas, a no más de</translation>
    </message>
    <message>
        <source>{done} of {known} known pages have answered…</source>
        <translation>Han respondido {done} de {known} páginas conocidas…</translation>
    </message>
    <message>
        <source>{host} is in a private network and was not asked.</source>
        <translation>{host} está en una red privada y no se ha consultado.</translation>
    </message>
</context>
<context>
    <name>CoverageModel</name>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Indicio</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>Encontrada en</translation>
    </message>
    <message>
        <source>Links to it</source>
        <translation>Enlaces entrantes</translation>
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
        <translation>No se puede conservar lo que se ha unido: {cause}</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
</context>
<context>
    <name>DateIndexDialog</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Files and their dates</source>
        <translation>Archivos y sus fechas</translation>
    </message>
    <message>
        <source>In the index</source>
        <translation>En el índice</translation>
    </message>
    <message>
        <source>In the index, these files have an older date than their newest page. They get the date of that page.</source>
        <translation>En el índice, estos archivos tienen una fecha anterior a la de su página más reciente. Se les asigna la fecha de esa página.</translation>
    </message>
    <message>
        <source>Newest page</source>
        <translation>Página más reciente</translation>
    </message>
    <message>
        <source>Update dates in the index</source>
        <translation>Actualizar fechas del índice</translation>
    </message>
</context>
<context>
    <name>DecimalBox</name>
    <message>
        <source>A number from {least} to {most} with at most {n} decimals</source>
        <translation>Un número de {least} a {most} con un máximo de {n} decimales</translation>
    </message>
</context>
<context>
    <name>DetailsDock</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>DetailsHeader</name>
    <message>
        <source>Close the details panel</source>
        <translation>Cerrar el panel de detalles</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+3)</source>
        <translation>Cerrar este panel (Ctrl+3)</translation>
    </message>
    <message>
        <source>row {n}</source>
        <translation>fila {n}</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} filas</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Select an entry to see its details.</source>
        <translation>Selecciona una entrada para ver sus detalles.</translation>
    </message>
</context>
<context>
    <name>DifferencesDialog</name>
    <message>
        <source>&amp;Add these here</source>
        <translation>Aña&amp;dir estas aquí</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>&amp;Apply all</source>
        <translation>&amp;Aplicar todo</translation>
    </message>
    <message>
        <source>&amp;Apply without deleting</source>
        <translation>&amp;Aplicar sin eliminar</translation>
    </message>
    <message>
        <source>&amp;Copy the list</source>
        <translation>&amp;Copiar la lista</translation>
    </message>
    <message>
        <source>&amp;Delete here what the other file lacks: {parts}</source>
        <translation>E&amp;liminar aquí lo que no tiene el otro archivo: {parts}</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>&amp;Use these URLs</source>
        <translation>&amp;Usar estas URL</translation>
    </message>
    <message>
        <source>&amp;Use these values</source>
        <translation>&amp;Usar estos valores</translation>
    </message>
    <message>
        <source>Compare “{mine}” with “{theirs}”</source>
        <translation>Comparar «{mine}» con «{theirs}»</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Dele&amp;te these here</source>
        <translation>&amp;Eliminar estas aquí</translation>
    </message>
    <message>
        <source>For a site that has moved, or a test site</source>
        <translation>Para un sitio que se ha mudado o un sitio de pruebas</translation>
    </message>
    <message>
        <source>For entries that moved, from their old URLs to the new ones</source>
        <translation>Para las entradas que se han movido, de sus URL antiguas a las nuevas</translation>
    </message>
    <message>
        <source>Ignore scheme and &amp;host</source>
        <translation>Ignorar esquema y &amp;host</translation>
    </message>
    <message>
        <source>Sa&amp;ve redirects…</source>
        <translation>Guardar &amp;redirecciones…</translation>
    </message>
    <message>
        <source>Select these &amp;rows</source>
        <translation>Seleccionar estas &amp;filas</translation>
    </message>
    <message>
        <source>The files cannot be compared: {cause}</source>
        <translation>No se pueden comparar los archivos: {cause}</translation>
    </message>
    <message>
        <source>The other file is damaged, so only what could be recovered is compared. {cause}</source>
        <translation>El otro archivo está dañado, así que solo se compara lo que se ha podido recuperar. {cause}</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Qué difiere</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>Other file</source>
        <translation>Otro archivo</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>This file</source>
        <translation>Este archivo</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Qué difiere</translation>
    </message>
</context>
<context>
    <name>DocumentBanner</name>
    <message>
        <source>Accept and edit</source>
        <translation>Aceptar y editar</translation>
    </message>
    <message>
        <source>Another program changed this file while it was open.</source>
        <translation>Otro programa ha modificado este archivo mientras estaba abierto.</translation>
    </message>
    <message>
        <source>Another program changed this file, and so did you.</source>
        <translation>Otro programa ha modificado este archivo, y tú también.</translation>
    </message>
    <message>
        <source>Another program changed {name} while it was open.</source>
        <translation>Otro programa ha modificado {name} mientras estaba abierto.</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>Convertir a UTF-8</translation>
    </message>
    <message>
        <source>Create a sitemap from it</source>
        <translation>Crear un sitemap a partir de él</translation>
    </message>
    <message>
        <source>Damaged: {trouble} Everything that could be recovered is shown below.</source>
        <translation>Dañado: {trouble} Todo lo que se ha podido recuperar se muestra abajo.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar lo mío</translation>
    </message>
    <message>
        <source>Load it again</source>
        <translation>Volver a cargarlo</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Combinar…</translation>
    </message>
    <message>
        <source>Only part of this file was loaded. You can view it but not save it.</source>
        <translation>Solo se ha cargado una parte de este archivo. Puedes verlo, pero no guardarlo.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>This file is damaged: {trouble} Everything that could be recovered is shown below.</source>
        <translation>Este archivo está dañado: {trouble} Todo lo que se ha podido recuperar se muestra abajo.</translation>
    </message>
    <message>
        <source>This file is encoded in {encoding}. Sitemaps must be UTF-8.</source>
        <translation>Este archivo está codificado en {encoding}. Los sitemaps deben estar en UTF-8.</translation>
    </message>
    <message>
        <source>This file was deleted or moved. Its contents are still open here; save to keep them.</source>
        <translation>Este archivo se ha eliminado o movido. Su contenido sigue abierto aquí; guárdalo para conservarlo.</translation>
    </message>
    <message>
        <source>This file was read in an encoding other than the one it declares. Does everything look right?</source>
        <translation>Este archivo se ha leído con una codificación distinta de la que declara. ¿Se ve todo bien?</translation>
    </message>
    <message>
        <source>This is a feed. You can view it here but not edit it.</source>
        <translation>Esto es un feed. Aquí puedes verlo, pero no editarlo.</translation>
    </message>
    <message>
        <source>What was repaired…</source>
        <translation>Qué se ha reparado…</translation>
    </message>
    <message>
        <source>{name} was deleted or moved. Its contents are still open here; save to keep them.</source>
        <translation>{name} se ha eliminado o movido. Su contenido sigue abierto aquí; guárdalo para conservarlo.</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>All open documents</source>
        <translation>Todos los documentos abiertos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the others</source>
        <translation>Cerrar los demás</translation>
    </message>
    <message>
        <source>Close this document</source>
        <translation>Cerrar este documento</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar ruta</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Documentos abiertos</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
</context>
<context>
    <name>DocumentView</name>
    <message>
        <source>No entries yet. Press {key} or {other} to add one, or paste URLs.</source>
        <translation>Aún no hay entradas. Pulsa {key} u {other} para añadir una, o pega URL.</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Ninguna fila coincide con el filtro.</translation>
    </message>
    <message>
        <source>This finding is about the whole file, not about single rows.</source>
        <translation>Este hallazgo afecta a todo el archivo, no a filas concretas.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
</context>
<context>
    <name>DuplicatesDialog</name>
    <message>
        <source>&amp;Merge images, videos, news and links into the entry that is kept</source>
        <translation>Co&amp;mbinar imágenes, vídeos, noticias y enlaces en la entrada que se conserva</translation>
    </message>
    <message>
        <source>&amp;all</source>
        <translation>&amp;todas</translation>
    </message>
    <message>
        <source>&amp;first</source>
        <translation>la &amp;primera</translation>
    </message>
    <message>
        <source>&amp;last</source>
        <translation>la ú&amp;ltima</translation>
    </message>
    <message>
        <source>All entries will be kept.</source>
        <translation>Se conservarán todas las entradas.</translation>
    </message>
    <message>
        <source>Content that no other entry has will be lost: {contents}.</source>
        <translation>Se perderá contenido que no tiene ninguna otra entrada: {contents}.</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>Groups of duplicates</source>
        <translation>Grupos de duplicados</translation>
    </message>
    <message>
        <source>In each group, &amp;keep</source>
        <translation>En cada grupo, &amp;conservar</translation>
    </message>
    <message>
        <source>In this group, keep</source>
        <translation>En este grupo, conservar</translation>
    </message>
    <message>
        <source>Include URLs that are &amp;nearly the same (www, http and https, trailing slash)</source>
        <translation>I&amp;ncluir las URL casi iguales (www, http y https, barra final)</translation>
    </message>
    <message>
        <source>Looking for duplicates…</source>
        <translation>Buscando duplicados…</translation>
    </message>
    <message>
        <source>No URL is listed twice.</source>
        <translation>No hay ninguna URL repetida.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Their own content will be kept: {contents}.</source>
        <translation>Se conservará su contenido propio: {contents}.</translation>
    </message>
    <message>
        <source>Together with the newest date in the group. Nothing is added twice.</source>
        <translation>Junto con la fecha más reciente del grupo. Nada se añade dos veces.</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>n&amp;ewest</source>
        <translation>la más &amp;reciente</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>la primera</translation>
    </message>
    <message>
        <source>the last</source>
        <translation>la última</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>la más reciente</translation>
    </message>
</context>
<context>
    <name>DuplicatesModel</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>queda</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminada</translation>
    </message>
</context>
<context>
    <name>EarlierAnswerCommands</name>
    <message>
        <source>What earlier checks found cannot be read: {cause}</source>
        <translation>No se puede leer lo que encontraron comprobaciones anteriores: {cause}</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>Add a row</source>
        <translation>Añadir una fila</translation>
    </message>
    <message>
        <source>Sort the file</source>
        <translation>Ordenar el archivo</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be pasted.</source>
        <translation>No se puede pegar el contenido del portapapeles.</translation>
    </message>
</context>
<context>
    <name>EditValuesDialog</name>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Editar valores</translation>
    </message>
    <message>
        <source>Edit values: {name}</source>
        <translation>Editar valores: {name}</translation>
    </message>
    <message>
        <source>Only &amp;where</source>
        <translation>Solo &amp;donde</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Solo donde</translation>
    </message>
    <message>
        <source>Step &amp;name</source>
        <translation>&amp;Nombre del paso</translation>
    </message>
    <message>
        <source>Step name</source>
        <translation>Nombre del paso</translation>
    </message>
    <message>
        <source>Steps, conditions, recipes</source>
        <translation>Pasos, condiciones, recetas</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>plegado</translation>
    </message>
    <message>
        <source>each of these rows, or a filter such as path:/blog/ or priority&lt;0.5</source>
        <translation>cada una de estas filas, o un filtro como path:/blog/ o priority&lt;0.5</translation>
    </message>
    <message>
        <source>open</source>
        <translation>desplegado</translation>
    </message>
</context>
<context>
    <name>EditorNote</name>
    <message>
        <source>Change to {value} ({key})</source>
        <translation>Cambiar a {value} ({key})</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>Drop a sitemap, a sitemap index or a list of URLs anywhere in this window, gzipped or not.</source>
        <translation>Arrastra un sitemap, un índice de sitemaps o una lista de URL, comprimidos con gzip o no, a cualquier lugar de esta ventana.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>No hay nada abierto</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Abrir un ejemplo</translation>
    </message>
    <message>
        <source>Open a sitemap</source>
        <translation>Abre un sitemap</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Paste URLs</source>
        <translation>Pegar URL</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>This file no longer exists</source>
        <translation>Este archivo ya no existe</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message>
        <source>Changed since the last save.</source>
        <translation>Modificado desde la última vez que se guardó.</translation>
    </message>
    <message>
        <source>The oldest answer: {age}</source>
        <translation>La respuesta más antigua: {age}</translation>
    </message>
</context>
<context>
    <name>EntriesTable</name>
    <message>
        <source>Rows cannot be moved while a filter hides some. Show all rows first.</source>
        <translation>No se pueden mover filas mientras un filtro oculta algunas. Muestra antes todas las filas.</translation>
    </message>
    <message>
        <source>Rows cannot be moved while the document is read-only.</source>
        <translation>No se pueden mover filas mientras el documento es de solo lectura.</translation>
    </message>
    <message>
        <source>Rows cannot be moved while the table is sorted. Show the file&apos;s order first.</source>
        <translation>No se pueden mover filas mientras la tabla está ordenada. Muestra antes el orden del archivo.</translation>
    </message>
    <message>
        <source>That position is in another file. To move rows there, drag them onto its tab.</source>
        <translation>Esa posición está en otro archivo. Para mover filas allí, arrástralas hasta su pestaña.</translation>
    </message>
    <message>
        <source>The selected rows are in several files. Move those of one file at a time.</source>
        <translation>Las filas seleccionadas están en varios archivos. Mueve las de un archivo cada vez.</translation>
    </message>
</context>
<context>
    <name>EntriesView</name>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>several values</source>
        <translation>varios valores</translation>
    </message>
</context>
<context>
    <name>ExportCommands</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>List of URLs (*.txt)</source>
        <translation>Lista de URL (*.txt)</translation>
    </message>
    <message>
        <source>These files could not be deleted: {names}</source>
        <translation>No se han podido eliminar estos archivos: {names}</translation>
    </message>
    <message>
        <source>XML (*.xml)</source>
        <translation>XML (*.xml)</translation>
    </message>
    <message>
        <source>XML, gzipped (*.xml.gz)</source>
        <translation>XML comprimido con gzip (*.xml.gz)</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>A single file would be larger than the protocol allows. Split it.</source>
        <translation>Un único archivo superaría el tamaño que permite el protocolo. Divídelo.</translation>
    </message>
    <message>
        <source>An index lists sitemaps, so it cannot be exported as a list of URLs. The name must end in .xml or .xml.gz.</source>
        <translation>Un índice enumera sitemaps, así que no se puede exportar como lista de URL. El nombre debe terminar en .xml o .xml.gz.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Close this dialog, and go to the place of the error</source>
        <translation>Cierra este cuadro de diálogo y va al lugar del error</translation>
    </message>
    <message>
        <source>Errors that prevent the export</source>
        <translation>Errores que impiden exportar</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export anyway, with the errors</source>
        <translation>Exportar de todos modos, con los errores</translation>
    </message>
    <message>
        <source>Exporting writes a clean new copy to upload to your site: UTF-8, tidy, in the order the protocol specifies. The file you are editing stays as it is; to write your changes back to it, use Save.</source>
        <translation>Al exportar se escribe una copia nueva y limpia para subirla a tu sitio: en UTF-8, ordenada y con la secuencia que indica el protocolo. El archivo que editas no se modifica; para guardar en él los cambios, usa Guardar.</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Archivo que se escribirá</translation>
    </message>
    <message>
        <source>Fix all safe…</source>
        <translation>Corregir todo lo seguro…</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix, then come back here</source>
        <translation>Corrige todo lo que se puede corregir sin riesgo y después vuelve aquí</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Index to write; the sitemaps go in the same folder</source>
        <translation>Índice que se escribirá; los sitemaps van en la misma carpeta</translation>
    </message>
    <message>
        <source>Line for robots.txt: {line}</source>
        <translation>Línea para robots.txt: {line}</translation>
    </message>
    <message>
        <source>List of URLs</source>
        <translation>Lista de URL</translation>
    </message>
    <message>
        <source>No errors; ready to export.</source>
        <translation>Sin errores; listo para exportar.</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Un archivo</translation>
    </message>
    <message>
        <source>Row {row}: </source>
        <translation>Fila {row}: </translation>
    </message>
    <message>
        <source>Several files with an index</source>
        <translation>Varios archivos con un índice</translation>
    </message>
    <message>
        <source>The name must end in .xml or .xml.gz.</source>
        <translation>El nombre debe terminar en .xml o .xml.gz.</translation>
    </message>
    <message>
        <source>The name must end in .xml, .xml.gz or .txt.</source>
        <translation>El nombre debe terminar en .xml, .xml.gz o .txt.</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>XML, gzipped</source>
        <translation>XML comprimido con gzip</translation>
    </message>
</context>
<context>
    <name>ExtensionSection</name>
    <message>
        <source>Add: {what}</source>
        <translation>Añadir: {what}</translation>
    </message>
    <message>
        <source>New: {what}</source>
        <translation>Nuevo: {what}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrado</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
</context>
<context>
    <name>ExtensionsForm</name>
    <message>
        <source>Add images, videos, news, languages or a mobile version to this entry</source>
        <translation>Añadir imágenes, vídeos, noticias, idiomas o una versión móvil a esta entrada</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Other elements, kept as they are</source>
        <translation>Otros elementos, que se conservan tal cual</translation>
    </message>
    <message>
        <source>The fields below belong to row {n}.</source>
        <translation>Los campos de abajo pertenecen a la fila {n}.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Abrir otro archivo…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>FileNameDialog</name>
    <message>
        <source>File name</source>
        <translation>Nombre de archivo</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>Nuevo sitemap</translation>
    </message>
    <message>
        <source>When you save, the file is written next to the others and listed in the index.</source>
        <translation>Al guardar, el archivo se escribe junto a los demás y se incluye en el índice.</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>All supported files ({patterns})</source>
        <translation>Todos los archivos compatibles ({patterns})</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Elegir una tabla</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Import preferences</source>
        <translation>Importar preferencias</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>Abrir una receta</translation>
    </message>
    <message>
        <source>Open a robots.txt</source>
        <translation>Abrir un robots.txt</translation>
    </message>
    <message>
        <source>Open sitemaps</source>
        <translation>Abrir sitemaps</translation>
    </message>
    <message>
        <source>Preferences ({patterns})</source>
        <translation>Preferencias ({patterns})</translation>
    </message>
    <message>
        <source>Recipes (*.toml);;All files (*)</source>
        <translation>Recetas (*.toml);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Sitemaps and feeds ({patterns})</source>
        <translation>Sitemaps y feeds ({patterns})</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>Tablas ({patterns})</translation>
    </message>
</context>
<context>
    <name>FileSearch</name>
    <message>
        <source>File name</source>
        <translation>Nombre de archivo</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
</context>
<context>
    <name>FileSetCommands</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Open as one document</source>
        <translation>Abrir como un solo documento</translation>
    </message>
    <message>
        <source>Open the sitemaps of a folder</source>
        <translation>Abrir los sitemaps de una carpeta</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Abrirlos</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Mostrar los archivos</translation>
    </message>
    <message>
        <source>The editor failed while reading. The files were not touched.</source>
        <translation>El editor ha fallado durante la lectura. Los archivos no se han tocado.</translation>
    </message>
    <message>
        <source>There are no sitemaps in {place}.</source>
        <translation>No hay sitemaps en {place}.</translation>
    </message>
    <message>
        <source>{place} cannot be opened: {error}</source>
        <translation>No se puede abrir {place}: {error}</translation>
    </message>
</context>
<context>
    <name>FileStrip</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Find a file</source>
        <translation>Buscar un archivo</translation>
    </message>
</context>
<context>
    <name>FilesCommands</name>
    <message>
        <source>Change the index entry for {name}</source>
        <translation>Cambiar la entrada de {name} en el índice</translation>
    </message>
    <message>
        <source>New sitemap {name}</source>
        <translation>Nuevo sitemap {name}</translation>
    </message>
    <message>
        <source>Only files that are open can be removed.</source>
        <translation>Solo se pueden quitar los archivos que están abiertos.</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Quitar {name}</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>Cambiar el nombre de {name}</translation>
    </message>
    <message>
        <source>The last file cannot be removed.</source>
        <translation>El último archivo no se puede quitar.</translation>
    </message>
    <message>
        <source>They are already there.</source>
        <translation>Ya están ahí.</translation>
    </message>
    <message>
        <source>{name} was removed. The file will be deleted when you save.</source>
        <translation>Se ha quitado {name}. El archivo se eliminará al guardar.</translation>
    </message>
</context>
<context>
    <name>FilesHeader</name>
    <message>
        <source>Close the list of files</source>
        <translation>Cerrar la lista de archivos</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+4)</source>
        <translation>Cerrar este panel (Ctrl+4)</translation>
    </message>
    <message>
        <source>Make an index…</source>
        <translation>Crear un índice…</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nuevo…</translation>
    </message>
    <message>
        <source>Open the rest</source>
        <translation>Abrir los demás</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
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
        <translation>Fecha en el índice</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>URL in the index</source>
        <translation>URL en el índice</translation>
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
        <translation>Añadir al índice</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter the rows</source>
        <translation>Filtrar las filas</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Only {place}; press to show all</source>
        <translation>Solo {place}; pulsa para mostrar todo</translation>
    </message>
    <message>
        <source>Show only rows that contain this text or match these terms, such as priority&lt;0.5</source>
        <translation>Muestra solo las filas que contienen este texto o cumplen estos términos, como priority&lt;0.5</translation>
    </message>
    <message>
        <source>no host</source>
        <translation>sin host</translation>
    </message>
</context>
<context>
    <name>FilterCommands</name>
    <message>
        <source>Saved the filter “{name}”</source>
        <translation>Se ha guardado el filtro «{name}»</translation>
    </message>
</context>
<context>
    <name>FilterCompleter</name>
    <message>
        <source>recent</source>
        <translation>reciente</translation>
    </message>
</context>
<context>
    <name>FilterMenu</name>
    <message>
        <source>All rows</source>
        <translation>Todas las filas</translation>
    </message>
    <message>
        <source>Filter language</source>
        <translation>Lenguaje de filtros</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>Guardar este filtro…</translation>
    </message>
    <message>
        <source>Saved filters…</source>
        <translation>Filtros guardados…</translation>
    </message>
</context>
<context>
    <name>FilterPlace</name>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
</context>
<context>
    <name>FindActionDialog</name>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Buscar una acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>No se ha encontrado nada. Prueba con otra palabra.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>¿Qué quieres hacer?</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
</context>
<context>
    <name>FindCommands</name>
    <message>
        <source>Nothing was replaced in “{name}”: {reason}</source>
        <translation>No se ha reemplazado nada en «{name}»: {reason}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
</context>
<context>
    <name>FindingCards</name>
    <message>
        <source>Learn more</source>
        <translation>Más información</translation>
    </message>
    <message>
        <source>Learn more: {title}</source>
        <translation>Más información: {title}</translation>
    </message>
</context>
<context>
    <name>FindingsHeader</name>
    <message>
        <source>Close the findings panel</source>
        <translation>Cerrar el panel de hallazgos</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+1)</source>
        <translation>Cerrar este panel (Ctrl+1)</translation>
    </message>
    <message>
        <source>Find in the list of findings</source>
        <translation>Buscar en la lista de hallazgos</translation>
    </message>
    <message>
        <source>Find in this list</source>
        <translation>Buscar en esta lista</translation>
    </message>
    <message>
        <source>Fix all safe…</source>
        <translation>Corregir todo lo seguro…</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix; shows a preview first</source>
        <translation>Corrige todo lo que se puede corregir sin riesgo; antes muestra una vista previa</translation>
    </message>
    <message>
        <source>List only findings with this text</source>
        <translation>Muestra solo los hallazgos con este texto</translation>
    </message>
    <message>
        <source>Show only the rows with the selected finding</source>
        <translation>Muestra solo las filas con el hallazgo seleccionado</translation>
    </message>
    <message>
        <source>Show only these rows</source>
        <translation>Mostrar solo estas filas</translation>
    </message>
    <message>
        <source>Worth knowing about the whole file; nothing is wrong</source>
        <translation>Conviene saberlo sobre todo el archivo; no hay nada mal</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>sin hallazgos</translation>
    </message>
    <message>
        <source>no findings so far</source>
        <translation>sin hallazgos por ahora</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>Fix all of these; shows a preview first ({key})</source>
        <translation>Corregir todos estos; antes muestra una vista previa ({key})</translation>
    </message>
    <message>
        <source>Fix this one ({key})</source>
        <translation>Corregir este ({key})</translation>
    </message>
    <message>
        <source>Fix {n} of these; shows a preview first ({key})</source>
        <translation>Corregir {n} de estos; antes muestra una vista previa ({key})</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corregir…</translation>
    </message>
    <message>
        <source>Go to the list of files: these are in the index ({key})</source>
        <translation>Ir a la lista de archivos: estos están en el índice ({key})</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Source: {names}</source>
        <translation>Fuente: {names}</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>entry {entry}</source>
        <translation>entrada {entry}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>fila {row}</translation>
    </message>
    <message>
        <source>rows {rows}</source>
        <translation>filas {rows}</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>el archivo</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>No finding in this list matches.</source>
        <translation>Ningún hallazgo de esta lista coincide.</translation>
    </message>
</context>
<context>
    <name>FixCommands</name>
    <message>
        <source>Correct hosts</source>
        <translation>Corregir hosts</translation>
    </message>
    <message>
        <source>Fix all safe</source>
        <translation>Corregir todo lo seguro</translation>
    </message>
</context>
<context>
    <name>FixMenu</name>
    <message>
        <source>Fix all {n}: {title}…</source>
        <translation>Corregir los {n}: {title}…</translation>
    </message>
</context>
<context>
    <name>FixPreviewDialog</name>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Elige qué hacer.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Findings: {counts}</source>
        <translation>Hallazgos: {counts}</translation>
    </message>
    <message>
        <source>Fix all safe</source>
        <translation>Corregir todo lo seguro</translation>
    </message>
    <message>
        <source>Fix: {rule}</source>
        <translation>Corregir: {rule}</translation>
    </message>
    <message>
        <source>Fixes only what needs no decision. Nothing is guessed, and every other value stays as it is.</source>
        <translation>Corrige solo lo que no requiere ninguna decisión. No se adivina nada y los demás valores se quedan como están.</translation>
    </message>
    <message>
        <source>Nothing will change.</source>
        <translation>No cambiará nada.</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Preparando la vista previa…</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>Se muestran los primeros {n}.</translation>
    </message>
    <message>
        <source>What is fixed</source>
        <translation>Qué se corrige</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>en parte</translation>
    </message>
    <message>
        <source>{n} places in {files} files will change.</source>
        <translation>Cambiarán {n} lugares en {files} archivos.</translation>
    </message>
    <message>
        <source>{way} (safe)</source>
        <translation>{way} (seguro)</translation>
    </message>
</context>
<context>
    <name>FolderEditor</name>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
</context>
<context>
    <name>FreshnessPage</name>
    <message>
        <source>Folders by age</source>
        <translation>Carpetas por antigüedad</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Stale after (days)</source>
        <translation>Desactualizada tras (días)</translation>
    </message>
    <message>
        <source>Stale after, in days</source>
        <translation>Desactualizada tras, en días</translation>
    </message>
</context>
<context>
    <name>HelpCommands</name>
    <message>
        <source>Combining terms</source>
        <translation>Combinar términos</translation>
    </message>
    <message>
        <source>Filter language</source>
        <translation>Lenguaje de filtros</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>En la tabla</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
</context>
<context>
    <name>HonestLastmodDialog</name>
    <message>
        <source>Dates of changed pages</source>
        <translation>Fechas de las páginas cambiadas</translation>
    </message>
    <message>
        <source>Looking at what earlier checks found…</source>
        <translation>Consultando lo que encontraron comprobaciones anteriores…</translation>
    </message>
    <message>
        <source>No page was checked twice yet. Check the URLs now, and again when pages may have changed: a date is proposed for each page whose text is another by then.</source>
        <translation>Aún no se ha comprobado ninguna página dos veces. Comprueba las URL ahora y repite la comprobación cuando las páginas puedan haber cambiado: se propone una fecha para cada página cuyo texto sea distinto entonces.</translation>
    </message>
    <message>
        <source>Of {n} pages that were checked more than once, none needs another date.</source>
        <translation>De las {n} páginas que se han comprobado más de una vez, ninguna necesita otra fecha.</translation>
    </message>
    <message>
        <source>Proposed dates</source>
        <translation>Fechas propuestas</translation>
    </message>
    <message>
        <source>Set dates</source>
        <translation>Asignar fechas</translation>
    </message>
    <message>
        <source>What earlier checks found cannot be read ({cause}).</source>
        <translation>No se puede leer lo que encontraron comprobaciones anteriores ({cause}).</translation>
    </message>
    <message>
        <source>{n} of {count} pages changed at once: a template? Nothing is proposed for them, as a new menu or footer is no new content.</source>
        <translation>{n} de {count} páginas han cambiado a la vez: ¿una plantilla? No se propone nada para ellas, ya que un menú o un pie de página nuevos no son contenido nuevo.</translation>
    </message>
</context>
<context>
    <name>HostsDialog</name>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Change to the host of their file</source>
        <translation>Cambiar al host de su archivo</translation>
    </message>
    <message>
        <source>Change to {host}</source>
        <translation>Cambiar a {host}</translation>
    </message>
    <message>
        <source>Fix: {rule}</source>
        <translation>Corregir: {rule}</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Nothing will change.</source>
        <translation>No cambiará nada.</translation>
    </message>
    <message>
        <source>Remove the entries</source>
        <translation>Eliminar las entradas</translation>
    </message>
    <message>
        <source>URLs on another host may be correct, for example for another language or site. Choose what to do with the URLs on each host.</source>
        <translation>Las URL de otro host pueden ser correctas, por ejemplo, para otro idioma u otro sitio. Elige qué hacer con las URL de cada host.</translation>
    </message>
</context>
<context>
    <name>ImportCommands</name>
    <message>
        <source>No item in this feed has a link.</source>
        <translation>Ningún elemento de este feed tiene un enlace.</translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy some URLs first.</source>
        <translation>El portapapeles no contiene texto. Copia antes algunas URL.</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be opened.</source>
        <translation>No se puede abrir el contenido del portapapeles.</translation>
    </message>
</context>
<context>
    <name>IndexCommands</name>
    <message>
        <source>Create the index {name}</source>
        <translation>Crear el índice {name}</translation>
    </message>
    <message>
        <source>List {name} in the index</source>
        <translation>Incluir {name} en el índice</translation>
    </message>
    <message>
        <source>Match the index to the files</source>
        <translation>Ajustar el índice a los archivos</translation>
    </message>
    <message>
        <source>Only open files that the index does not list can be added.</source>
        <translation>Solo se pueden añadir archivos abiertos que no estén en el índice.</translation>
    </message>
    <message>
        <source>Remove {name} from the index</source>
        <translation>Quitar {name} del índice</translation>
    </message>
    <message>
        <source>Save the index first, so that the files next to it can be found.</source>
        <translation>Guarda antes el índice para que se puedan encontrar los archivos que están junto a él.</translation>
    </message>
    <message>
        <source>Set the published URL of the index first.</source>
        <translation>Define antes la URL publicada del índice.</translation>
    </message>
    <message>
        <source>The dates in the index are up to date.</source>
        <translation>Las fechas del índice están al día.</translation>
    </message>
    <message>
        <source>The index and the files already match.</source>
        <translation>El índice y los archivos ya coinciden.</translation>
    </message>
    <message>
        <source>The index lists no other indexes in the same folder.</source>
        <translation>El índice no incluye ningún otro índice de la misma carpeta.</translation>
    </message>
    <message>
        <source>The index will be written when you save.</source>
        <translation>El índice se escribirá al guardar.</translation>
    </message>
    <message>
        <source>There already is an index: {name}.</source>
        <translation>Ya hay un índice: {name}.</translation>
    </message>
    <message>
        <source>There are no open files to list.</source>
        <translation>No hay archivos abiertos que incluir.</translation>
    </message>
    <message>
        <source>There is no index yet. Create one first.</source>
        <translation>Aún no hay ningún índice. Crea uno antes.</translation>
    </message>
    <message>
        <source>Update dates in the index</source>
        <translation>Actualizar fechas del índice</translation>
    </message>
</context>
<context>
    <name>IndexDialog</name>
    <message>
        <source>Change the index</source>
        <translation>Cambiar el índice</translation>
    </message>
</context>
<context>
    <name>InsightHeader</name>
    <message>
        <source>Close the insight panel</source>
        <translation>Cerrar el panel de análisis</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+5)</source>
        <translation>Cerrar este panel (Ctrl+5)</translation>
    </message>
</context>
<context>
    <name>InsightPanel</name>
    <message>
        <source>Another file…</source>
        <translation>Otro archivo…</translation>
    </message>
    <message>
        <source>Differences from other states and files:</source>
        <translation>Diferencias con otros estados y archivos:</translation>
    </message>
    <message>
        <source>Earlier versions of this file…</source>
        <translation>Versiones anteriores de este archivo…</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>What is published…</source>
        <translation>Lo publicado…</translation>
    </message>
    <message>
        <source>What the charts are about</source>
        <translation>De qué tratan los gráficos</translation>
    </message>
</context>
<context>
    <name>LanguagesDialog</name>
    <message>
        <source>&amp;Complete</source>
        <translation>&amp;Completar</translation>
    </message>
    <message>
        <source>&amp;Rename the code…</source>
        <translation>Cambiar el có&amp;digo…</translation>
    </message>
    <message>
        <source>Add entries of language versions</source>
        <translation>Añadir entradas de versiones en otros idiomas</translation>
    </message>
    <message>
        <source>As on the &amp;page</source>
        <translation>Como en la &amp;página</translation>
    </message>
    <message>
        <source>Complete &amp;all…</source>
        <translation>Completar &amp;todo…</translation>
    </message>
    <message>
        <source>For all other languages</source>
        <translation>Para todos los demás idiomas</translation>
    </message>
    <message>
        <source>For all other languages (x-default)</source>
        <translation>Para todos los demás idiomas (x-default)</translation>
    </message>
    <message>
        <source>Give all links of the current language another code</source>
        <translation>Asigna otro código a todos los enlaces del idioma actual</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Link pages whose URLs differ only by a language</source>
        <translation>Enlaza páginas cuyas URL solo difieren en un idioma</translation>
    </message>
    <message>
        <source>List the version that the page itself linked to when last checked</source>
        <translation>Indica la versión que la propia página enlazaba en la última comprobación</translation>
    </message>
    <message>
        <source>Looking for pages in several languages…</source>
        <translation>Buscando páginas en varios idiomas…</translation>
    </message>
    <message>
        <source>Make &amp;groups…</source>
        <translation>Crear &amp;grupos…</translation>
    </message>
    <message>
        <source>No entry lists versions in other languages.</source>
        <translation>Ninguna entrada indica versiones en otros idiomas.</translation>
    </message>
    <message>
        <source>Nothing to add</source>
        <translation>Nada que añadir</translation>
    </message>
    <message>
        <source>Only incomplete ones</source>
        <translation>Solo incompletas</translation>
    </message>
    <message>
        <source>Pages and the versions they list</source>
        <translation>Páginas y versiones que indican</translation>
    </message>
    <message>
        <source>Pages in several languages</source>
        <translation>Páginas en varios idiomas</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <source>Remove language version</source>
        <translation>Eliminar versión en otro idioma</translation>
    </message>
    <message>
        <source>Rename language code</source>
        <translation>Cambiar código de idioma</translation>
    </message>
    <message>
        <source>Search URLs</source>
        <translation>Buscar URL</translation>
    </message>
    <message>
        <source>Set language version</source>
        <translation>Definir versión en otro idioma</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Ancho de la lista</translation>
    </message>
    <message>
        <source>all complete</source>
        <translation>todas completas</translation>
    </message>
    <message>
        <source>as already listed</source>
        <translation>como ya figura</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>LastmodEditor</name>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Open the calendar (F4)</source>
        <translation>Abrir el calendario (F4)</translation>
    </message>
</context>
<context>
    <name>LineHeading</name>
    <message>
        <source>Remove {what}</source>
        <translation>Eliminar {what}</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>Google no longer reads this.</source>
        <translation>Google ya no lo lee.</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>Eliminar {what}</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>no declarado</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retirado</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
</context>
<context>
    <name>MakeGroupsDialog</name>
    <message>
        <source>First page</source>
        <translation>Primera página</translation>
    </message>
    <message>
        <source>For all other languages (&amp;x-default):</source>
        <translation>Para todos los demás idiomas (&amp;x-default):</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Links to add</source>
        <translation>Enlaces que se añaden</translation>
    </message>
    <message>
        <source>Looking for pages in several languages…</source>
        <translation>Buscando páginas en varios idiomas…</translation>
    </message>
    <message>
        <source>Make groups</source>
        <translation>Crear grupos</translation>
    </message>
    <message>
        <source>Make groups by URL</source>
        <translation>Crear grupos por URL</translation>
    </message>
    <message>
        <source>No URLs differ only by a language, or their pages are linked already.</source>
        <translation>Ninguna URL difiere solo en un idioma, o sus páginas ya están enlazadas.</translation>
    </message>
    <message>
        <source>Pages whose URLs differ only by a language, such as /en/ and /fr/, are linked as versions of each other. Links that are there stay.</source>
        <translation>Las páginas cuyas URL solo difieren en un idioma, como /en/ y /fr/, se enlazan como versiones unas de otras. Los enlaces existentes se conservan.</translation>
    </message>
    <message>
        <source>Pages without a language in the &amp;URL:</source>
        <translation>Páginas sin idioma en la &amp;URL:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not known: leave them out</source>
        <translation>desconocido: omitirlas</translation>
    </message>
</context>
<context>
    <name>MakeIndexDialog</name>
    <message>
        <source>&amp;Date each file by its newest entry</source>
        <translation>&amp;Fechar cada archivo según su entrada más reciente</translation>
    </message>
    <message>
        <source>Create an index</source>
        <translation>Crear un índice</translation>
    </message>
    <message>
        <source>Create the index</source>
        <translation>Crear el índice</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Enter the full URL of the folder, such as https://www.example.com/.</source>
        <translation>Introduce la URL completa de la carpeta, por ejemplo, https://www.example.com/.</translation>
    </message>
    <message>
        <source>Files without dates get none.</source>
        <translation>Los archivos sin fechas no reciben ninguna.</translation>
    </message>
    <message>
        <source>Folder &amp;URL:</source>
        <translation>&amp;URL de la carpeta:</translation>
    </message>
    <message>
        <source>Index &amp;name:</source>
        <translation>&amp;Nombre del índice:</translation>
    </message>
    <message>
        <source>Listed as</source>
        <translation>Se incluye como</translation>
    </message>
    <message>
        <source>The folder URL contains a space. Write it as %20.</source>
        <translation>La URL de la carpeta contiene un espacio. Escríbelo como %20.</translation>
    </message>
    <message>
        <source>The index is written next to the other files when you save. You can undo this.</source>
        <translation>El índice se escribe junto a los demás archivos al guardar. Se puede deshacer.</translation>
    </message>
    <message>
        <source>What the index will list</source>
        <translation>Qué incluirá el índice</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se ha encontrado nada</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Width of the contents</source>
        <translation>Ancho del contenido</translation>
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
        <translation>Añadir al índice: archivos que no incluye</translation>
    </message>
    <message>
        <source>Entries and files that do not match</source>
        <translation>Entradas y archivos que no coinciden</translation>
    </message>
    <message>
        <source>Match index and files</source>
        <translation>Ajustar índice y archivos</translation>
    </message>
    <message>
        <source>Only these entries of the index change, and only when you save. You can undo this.</source>
        <translation>Solo cambian estas entradas del índice, y solo al guardar. Se puede deshacer.</translation>
    </message>
    <message>
        <source>Remove from the index: the file does not exist</source>
        <translation>Quitar del índice: el archivo no existe</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>Double-click to rename the code on all pages.</source>
        <translation>Haz doble clic para cambiar el código en todas las páginas.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>No entry here has this URL, so whether it links back cannot be checked.</source>
        <translation>Aquí ninguna entrada tiene esta URL, así que no se puede comprobar si devuelve el enlace.</translation>
    </message>
    <message>
        <source>On the page there is none.</source>
        <translation>En la página no hay ninguna.</translation>
    </message>
    <message>
        <source>On the page: {url}</source>
        <translation>En la página: {url}</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>The language of this page is unknown. Enter its code, such as en or pt-BR.</source>
        <translation>El idioma de esta página es desconocido. Introduce su código, por ejemplo, en o pt-BR.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>{code}: unknown</source>
        <translation>{code}: desconocido</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Borrar lista</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Más herramientas</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recientes</translation>
    </message>
    <message>
        <source>Ru&amp;n recipe</source>
        <translation>E&amp;jecutar receta</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>(removed)</source>
        <translation>(eliminado)</translation>
    </message>
    <message>
        <source>All mine</source>
        <translation>Todo lo mío</translation>
    </message>
    <message>
        <source>All theirs</source>
        <translation>Todo lo suyo</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Changed by both; select a value to use the one in the file</source>
        <translation>Modificado por ambos; selecciona un valor para usar el del archivo</translation>
    </message>
    <message>
        <source>Changes in the file:</source>
        <translation>Cambios en el archivo:</translation>
    </message>
    <message>
        <source>Changes in the file: {changes}</source>
        <translation>Cambios en el archivo: {changes}</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Combinar</translation>
    </message>
    <message>
        <source>Merge “{name}”</source>
        <translation>Combinar «{name}»</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mío</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Leyendo el archivo…</translation>
    </message>
    <message>
        <source>Theirs (tick to use)</source>
        <translation>Suyo (márcalo para usarlo)</translation>
    </message>
    <message>
        <source>These changes cannot be merged: {cause}</source>
        <translation>Estos cambios no se pueden combinar: {cause}</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>MoveRowsDialog</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Files and how many rows each gets</source>
        <translation>Archivos y número de filas de cada uno</translation>
    </message>
    <message>
        <source>How to split</source>
        <translation>Cómo dividir</translation>
    </message>
    <message>
        <source>Maximum rows per file</source>
        <translation>Máximo de filas por archivo</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move to a sitemap</source>
        <translation>Mover a un sitemap</translation>
    </message>
    <message>
        <source>Names start with</source>
        <translation>Los nombres empiezan por</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Rows per file, at most</source>
        <translation>Filas por archivo, como máximo</translation>
    </message>
    <message>
        <source>Sitemap name</source>
        <translation>Nombre del sitemap</translation>
    </message>
    <message>
        <source>Split over several sitemaps</source>
        <translation>Repartir entre varios sitemaps</translation>
    </message>
    <message>
        <source>The rows are already in this file.</source>
        <translation>Las filas ya están en este archivo.</translation>
    </message>
    <message>
        <source>To an existing or new sitemap</source>
        <translation>A un sitemap existente o nuevo</translation>
    </message>
    <message>
        <source>What the file names start with</source>
        <translation>Con qué empiezan los nombres de archivo</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
</context>
<context>
    <name>OpenWebCommands</name>
    <message>
        <source>There are several indexes, so the sitemaps were opened without them.</source>
        <translation>Hay varios índices, así que los sitemaps se han abierto sin ellos.</translation>
    </message>
</context>
<context>
    <name>OpenWebDialog</name>
    <message>
        <source>&amp;Find sitemaps</source>
        <translation>&amp;Buscar sitemaps</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Enter the address of a sitemap, of a robots.txt, or of the home page. Nothing is changed on the site; saving will ask for a place on this computer.</source>
        <translation>Introduce la dirección de un sitemap, de un robots.txt o de la página de inicio. En el sitio no se cambia nada; al guardar se pedirá una ubicación en este ordenador.</translation>
    </message>
    <message>
        <source>Fetching… {done} of {count}</source>
        <translation>Obteniendo… {done} de {count}</translation>
    </message>
    <message>
        <source>Looking for sitemaps…</source>
        <translation>Buscando sitemaps…</translation>
    </message>
    <message>
        <source>Named by</source>
        <translation>Indicado por</translation>
    </message>
    <message>
        <source>Open from the web</source>
        <translation>Abrir desde la web</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Sitemaps that were found</source>
        <translation>Sitemaps encontrados</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>index, {size}</source>
        <translation>índice, {size}</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>no disponible</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Opening “{name}”…</source>
        <translation>Abriendo «{name}»…</translation>
    </message>
</context>
<context>
    <name>OperationForm</name>
    <message>
        <source>&amp;Other operation…</source>
        <translation>&amp;Otra operación…</translation>
    </message>
    <message>
        <source>Entries in this document do not have this value, so nothing happens.</source>
        <translation>Las entradas de este documento no tienen este valor, así que no ocurre nada.</translation>
    </message>
</context>
<context>
    <name>OperationPicker</name>
    <message>
        <source>Find an operation</source>
        <translation>Buscar una operación</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operaciones</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>What do you want to do? For example: date, host, https, sort</source>
        <translation>¿Qué quieres hacer? Por ejemplo: fecha, host, https, ordenar</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
</context>
<context>
    <name>OutcomeNotice</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>OutputCommands</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportar la tabla</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Imágenes (*.png *.svg)</translation>
    </message>
    <message>
        <source>Save redirects</source>
        <translation>Guardar redirecciones</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Guardar el gráfico</translation>
    </message>
    <message>
        <source>Save the findings</source>
        <translation>Guardar los hallazgos</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>Guardado en {path}</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Table (*.tsv)</source>
        <translation>Tabla (*.tsv)</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>Tablas ({patterns})</translation>
    </message>
    <message>
        <source>The findings were copied to the clipboard.</source>
        <translation>Los hallazgos se han copiado en el portapapeles.</translation>
    </message>
    <message>
        <source>The table has no place for these elements: {elements}</source>
        <translation>La tabla no tiene sitio para estos elementos: {elements}</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>Writing {name}…</source>
        <translation>Escribiendo {name}…</translation>
    </message>
    <message>
        <source>“{name}” is still being written. Wait until it is done, or choose another name.</source>
        <translation>«{name}» aún se está escribiendo. Espera a que termine o elige otro nombre.</translation>
    </message>
</context>
<context>
    <name>OutsideCommands</name>
    <message>
        <source>Merge with the file</source>
        <translation>Combinar con el archivo</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
</context>
<context>
    <name>PanelCommands</name>
    <message>
        <source>Panels and columns are back in their first places and sizes.</source>
        <translation>Los paneles y las columnas han vuelto a su sitio y a su tamaño iniciales.</translation>
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
        <translation>Archivo</translation>
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
        <translation>Todas las preferencias vuelven a tener sus valores predeterminados.</translation>
    </message>
    <message>
        <source>Export preferences</source>
        <translation>Exportar preferencias</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exportado a {path}</translation>
    </message>
    <message>
        <source>Imported from {name}.</source>
        <translation>Importado de {name}.</translation>
    </message>
    <message>
        <source>Preferences ({patterns})</source>
        <translation>Preferencias ({patterns})</translation>
    </message>
    <message>
        <source>The preferences could not be exported.</source>
        <translation>No se han podido exportar las preferencias.</translation>
    </message>
    <message>
        <source>The preferences could not be imported.</source>
        <translation>No se han podido importar las preferencias.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Reset all…</source>
        <translation>&amp;Restablecer todo…</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Buscar en las preferencias</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Position in the file</source>
        <translation>Posición en el archivo</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>First changes</source>
        <translation>Primeros cambios</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Preparando la vista previa…</translation>
    </message>
</context>
<context>
    <name>PriorityCharts</name>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Rows with each priority, after</source>
        <translation>Filas con cada prioridad, después</translation>
    </message>
    <message>
        <source>Rows with each priority, before</source>
        <translation>Filas con cada prioridad, antes</translation>
    </message>
</context>
<context>
    <name>PriorityEditor</name>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>&amp;Include paths and URLs of yours</source>
        <translation>&amp;Incluir rutas y URL propias</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
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
        <translation>Fecha actual</translation>
    </message>
    <message>
        <source>Last-Modified header</source>
        <translation>Encabezado Last-Modified</translation>
    </message>
    <message>
        <source>New date</source>
        <translation>Fecha nueva</translation>
    </message>
    <message>
        <source>New text seen from</source>
        <translation>Texto nuevo visto desde</translation>
    </message>
    <message>
        <source>Old text seen until</source>
        <translation>Texto anterior visto hasta</translation>
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
        <translation>Introduce la URL completa, por ejemplo, https://www.example.com/sitemap.xml.</translation>
    </message>
    <message>
        <source>Hosts and folders are not checked while this is unknown.</source>
        <translation>Mientras no se conozca, no se comprueban hosts ni carpetas.</translation>
    </message>
    <message>
        <source>Leave unknown</source>
        <translation>Dejar sin definir</translation>
    </message>
    <message>
        <source>Published URL</source>
        <translation>URL publicada</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Recordar</translation>
    </message>
    <message>
        <source>Search engines ignore URLs outside the sitemap&apos;s own host and folder. Tell the editor where crawlers find this file, and it can check for such URLs and complete URLs without a host. The answer is remembered for this file.</source>
        <translation>Los buscadores ignoran las URL que están fuera del host y la carpeta del sitemap. Indica al editor dónde encuentran los rastreadores este archivo: así puede buscar esas URL y completar las que no tienen host. La respuesta se recuerda para este archivo.</translation>
    </message>
    <message>
        <source>Suggested because most entries are on this host. Change it if the file is published somewhere else.</source>
        <translation>Se sugiere porque la mayoría de las entradas están en este host. Cámbiala si el archivo se publica en otro lugar.</translation>
    </message>
    <message>
        <source>This URL contains a space. Write it as %20.</source>
        <translation>Esta URL contiene un espacio. Escríbelo como %20.</translation>
    </message>
    <message>
        <source>This sitemap may list URLs in {place} and its subfolders.</source>
        <translation>Este sitemap puede incluir URL de {place} y de sus subcarpetas.</translation>
    </message>
    <message>
        <source>URL of this file</source>
        <translation>URL de este archivo</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>&amp;Ask it</source>
        <translation>C&amp;onsultarlo</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Eliminarlo</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Discard and reload</source>
        <translation>&amp;Descartar y recargar</translation>
    </message>
    <message>
        <source>&amp;Do not open</source>
        <translation>&amp;No abrir</translation>
    </message>
    <message>
        <source>&amp;Keep for next time</source>
        <translation>Conser&amp;var para la próxima vez</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>Co&amp;mbinar…</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>&amp;Open again</source>
        <translation>&amp;Volver a abrir</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Sobrescribir</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Save the others</source>
        <translation>&amp;Guardar los demás</translation>
    </message>
    <message>
        <source>&amp;Write anyway</source>
        <translation>&amp;Escribir de todos modos</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>Ya existe un archivo con este nombre.</translation>
    </message>
    <message>
        <source>Another program changed “{title}”.</source>
        <translation>Otro programa ha modificado «{title}».</translation>
    </message>
    <message>
        <source>As &amp;one document</source>
        <translation>Como &amp;un solo documento</translation>
    </message>
    <message>
        <source>Ask the host “{host}”?</source>
        <translation>¿Consultar el host «{host}»?</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>Cerrar de &amp;todos modos</translation>
    </message>
    <message>
        <source>Delete the filter “{name}”?</source>
        <translation>¿Eliminar el filtro «{name}»?</translation>
    </message>
    <message>
        <source>Delete the recipe “{name}”?</source>
        <translation>¿Eliminar la receta «{name}»?</translation>
    </message>
    <message>
        <source>Discard these steps?</source>
        <translation>¿Descartar estos pasos?</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>No volver a preguntar</translation>
    </message>
    <message>
        <source>Export them first to be able to come back to them.</source>
        <translation>Expórtalas antes para poder volver a ellas.</translation>
    </message>
    <message>
        <source>If you don&apos;t save, your changes will be lost.</source>
        <translation>Si no los guardas, se perderán.</translation>
    </message>
    <message>
        <source>If you overwrite it, the other program&apos;s version will only be available under Earlier versions.</source>
        <translation>Si lo sobrescribes, la versión del otro programa solo estará disponible en Versiones anteriores.</translation>
    </message>
    <message>
        <source>If you quit now, the file stays as it was.</source>
        <translation>Si sales ahora, el archivo se queda como estaba.</translation>
    </message>
    <message>
        <source>In &amp;separate tabs</source>
        <translation>En &amp;pestañas separadas</translation>
    </message>
    <message>
        <source>It is on this computer or in a private network. Go on only if you know it: it is asked as a browser would ask it.</source>
        <translation>Está en este ordenador o en una red privada. Continúa solo si lo conoces: se consulta como lo haría un navegador.</translation>
    </message>
    <message>
        <source>It was deleted or moved after you opened it. Save it again in the same place?</source>
        <translation>Se ha eliminado o movido después de que lo abrieras. ¿Guardarlo otra vez en el mismo lugar?</translation>
    </message>
    <message>
        <source>Keep these steps?</source>
        <translation>¿Conservar estos pasos?</translation>
    </message>
    <message>
        <source>Merge to keep both your changes and theirs.</source>
        <translation>Combínelos para conservar tanto sus cambios como los otros.</translation>
    </message>
    <message>
        <source>Nothing has been written yet. If there is an index, it will still list them.</source>
        <translation>Aún no se ha escrito nada. Si hay un índice, seguirá incluyéndolos.</translation>
    </message>
    <message>
        <source>Preferences, Questions takes it back.</source>
        <translation>Se puede revertir en Preferencias, Preguntas.</translation>
    </message>
    <message>
        <source>Reload “{title}” and lose your changes?</source>
        <translation>¿Recargar «{title}» y perder tus cambios?</translation>
    </message>
    <message>
        <source>Replace with nothing?</source>
        <translation>¿Reemplazar por nada?</translation>
    </message>
    <message>
        <source>Replace “{name}”?</source>
        <translation>¿Reemplazar «{name}»?</translation>
    </message>
    <message>
        <source>Reset all preferences?</source>
        <translation>¿Restablecer todas las preferencias?</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>Save it a&amp;gain</source>
        <translation>&amp;Volver a guardar</translation>
    </message>
    <message>
        <source>Saving now would delete it. The other program&apos;s version will only be available under Earlier versions.</source>
        <translation>Si guardas ahora, se eliminará. La versión del otro programa solo estará disponible en Versiones anteriores.</translation>
    </message>
    <message>
        <source>Sitemap Editor</source>
        <translation>Sitemap Editor</translation>
    </message>
    <message>
        <source>The new file will not contain what could not be read. The current content is kept under File, Earlier versions….</source>
        <translation>El archivo nuevo no contendrá lo que no se ha podido leer. El contenido actual se conserva en Archivo, Versiones anteriores….</translation>
    </message>
    <message>
        <source>The replacement is empty, so every match will be removed.</source>
        <translation>El texto de reemplazo está vacío, así que se eliminarán todas las coincidencias.</translation>
    </message>
    <message>
        <source>Their rows are then shown in one table, can be moved between files, and are saved together.</source>
        <translation>Sus filas se muestran entonces en una sola tabla, se pueden mover de un archivo a otro y se guardan juntas.</translation>
    </message>
    <message>
        <source>They are not saved as a recipe and will be replaced.</source>
        <translation>No están guardados como receta y se sustituirán.</translation>
    </message>
    <message>
        <source>They are not saved as a recipe. If you keep them, they will be there when you open Edit values again.</source>
        <translation>No están guardados como receta. Si los conservas, estarán ahí cuando vuelvas a abrir Editar valores.</translation>
    </message>
    <message>
        <source>They cannot be recovered. The files stay as they are.</source>
        <translation>No se podrán recuperar. Los archivos se quedan como están.</translation>
    </message>
    <message>
        <source>They come back with their rows, filters and sorting. You are asked this once: the preferences have it under Files.</source>
        <translation>Se abren con sus filas, filtros y orden. Solo se pregunta una vez: en las preferencias está en Archivos.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>No se puede deshacer.</translation>
    </message>
    <message>
        <source>This is taking unusually long. If you close now, it is canceled. Unsaved changes are kept and offered at the next start.</source>
        <translation>Está tardando más de lo normal. Si cierras ahora, se cancela. Los cambios sin guardar se conservan y se ofrecen en el próximo inicio.</translation>
    </message>
    <message>
        <source>This is taking unusually long; the disk may not be responding. If you close now, the file has either the old or the new contents. Unsaved changes are kept and offered at the next start.</source>
        <translation>Está tardando más de lo normal; puede que el disco no responda. Si cierras ahora, el archivo tendrá el contenido antiguo o el nuevo. Los cambios sin guardar se conservan y se ofrecen en el próximo inicio.</translation>
    </message>
    <message>
        <source>Write to it anyway?</source>
        <translation>¿Escribir en él de todos modos?</translation>
    </message>
    <message>
        <source>Your changes are still here.</source>
        <translation>Tus cambios siguen aquí.</translation>
    </message>
    <message>
        <source>{names}

Backup copies are kept.</source>
        <translation>{names}

Se conservan copias de seguridad.</translation>
    </message>
    <message>
        <source>“{name}” is still being written.</source>
        <translation>«{name}» aún se está escribiendo.</translation>
    </message>
    <message>
        <source>“{title}” has unsaved changes.</source>
        <translation>«{title}» tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>“{title}” is still being processed.</source>
        <translation>«{title}» aún se está procesando.</translation>
    </message>
    <message>
        <source>“{title}” is still being saved or exported.</source>
        <translation>«{title}» aún se está guardando o exportando.</translation>
    </message>
    <message>
        <source>“{title}” no longer exists.</source>
        <translation>«{title}» ya no existe.</translation>
    </message>
</context>
<context>
    <name>ReadEncodingDialog</name>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Codificaciones</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Read in another encoding</source>
        <translation>Leer con otra codificación</translation>
    </message>
    <message>
        <source>Some bytes are not valid in this encoding.</source>
        <translation>Algunos bytes no son válidos en esta codificación.</translation>
    </message>
    <message>
        <source>The file was read as {encoding} and would look the same in any other encoding.</source>
        <translation>El archivo se ha leído como {encoding} y se vería igual con cualquier otra codificación.</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. Choose the encoding in which the line makes sense. The file is then read again and becomes UTF-8 when you accept and save it.</source>
        <translation>El archivo se ha leído como {encoding}. Elige la codificación en la que la línea tenga sentido. El archivo se vuelve a leer y pasa a UTF-8 cuando lo aceptas y lo guardas.</translation>
    </message>
    <message>
        <source>Unclear line {n}</source>
        <translation>Línea dudosa {n}</translation>
    </message>
    <message>
        <source>Use this encoding</source>
        <translation>Usar esta codificación</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Se usa para</translation>
    </message>
</context>
<context>
    <name>RecipeButton</name>
    <message>
        <source>&amp;Delete from your library</source>
        <translation>E&amp;liminar de tu biblioteca</translation>
    </message>
    <message>
        <source>&amp;Open a recipe file…</source>
        <translation>&amp;Abrir un archivo de receta…</translation>
    </message>
    <message>
        <source>&amp;Save to your library…</source>
        <translation>&amp;Guardar en tu biblioteca…</translation>
    </message>
    <message>
        <source>Open a recipe or save these steps as one</source>
        <translation>Abrir una receta o guardar estos pasos como receta</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Receta</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Guardar como a&amp;rchivo…</translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation>&amp;Empezar de nuevo</translation>
    </message>
</context>
<context>
    <name>RecoveryCommands</name>
    <message>
        <source>Another version of the editor kept unsaved changes that this version cannot read. They are safe; open that version to recover them.</source>
        <translation>Otra versión del editor ha conservado cambios sin guardar que esta versión no puede leer. Están a salvo; abre aquella versión para recuperarlos.</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>One of these files has unsaved changes in another editor window.</source>
        <translation>Uno de estos archivos tiene cambios sin guardar en otra ventana del editor.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Restaurar todo</translation>
    </message>
    <message>
        <source>Show changes…</source>
        <translation>Mostrar cambios…</translation>
    </message>
    <message>
        <source>This file has unsaved changes in another editor window.</source>
        <translation>Este archivo tiene cambios sin guardar en otra ventana del editor.</translation>
    </message>
    <message>
        <source>Unsaved changes to “{name}” were found: {changes}, the last on {when}.</source>
        <translation>Se han encontrado cambios sin guardar de «{name}»: {changes}, el último de {when}.</translation>
    </message>
    <message>
        <source>“{name}” was not saved before the editor closed unexpectedly.</source>
        <translation>«{name}» no se guardó antes de que el editor se cerrara de forma inesperada.</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Último cambio</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>The editor closed before these changes were saved. Restoring brings them back as one step that you can undo; the file changes only when you save.</source>
        <translation>El editor se cerró antes de guardar estos cambios. Al restaurarlos vuelven como un solo paso que se puede deshacer; el archivo solo cambia al guardar.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>sin guardar todavía</translation>
    </message>
</context>
<context>
    <name>RedirectsDialog</name>
    <message>
        <source>&amp;Direction</source>
        <translation>&amp;Sentido</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>From “{old}” to “{new}”</source>
        <translation>De «{old}» a «{new}»</translation>
    </message>
    <message>
        <source>New URL</source>
        <translation>URL nueva</translation>
    </message>
    <message>
        <source>Old URL</source>
        <translation>URL antigua</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>Redirecciones</translation>
    </message>
    <message>
        <source>Save redirects</source>
        <translation>Guardar redirecciones</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Qué difiere</translation>
    </message>
</context>
<context>
    <name>RenameCodeDialog</name>
    <message>
        <source>Entries with this language link to {code}, too. Remove one of the two.</source>
        <translation>Hay entradas con este idioma que también enlazan a {code}. Elimina uno de los dos.</translation>
    </message>
    <message>
        <source>New code for {code}</source>
        <translation>Código nuevo para {code}</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Rename a language code</source>
        <translation>Cambiar un código de idioma</translation>
    </message>
    <message>
        <source>Search engines do not recognize this code. Enter one such as en or pt-BR.</source>
        <translation>Los buscadores no reconocen este código. Introduce uno como en o pt-BR.</translation>
    </message>
</context>
<context>
    <name>RepairsDialog</name>
    <message>
        <source>Accept and edit</source>
        <translation>Aceptar y editar</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Everything else is unchanged.</source>
        <translation>Todo lo demás queda igual.</translation>
    </message>
    <message>
        <source>In each conflict, keep</source>
        <translation>En cada conflicto, conservar</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Places, before and after</source>
        <translation>Lugares, antes y después</translation>
    </message>
    <message>
        <source>Read in another encoding…</source>
        <translation>Leer con otra codificación…</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Guardar un informe…</translation>
    </message>
    <message>
        <source>The file itself does not change until you accept this and save.</source>
        <translation>El archivo en sí no cambia hasta que lo aceptes y guardes.</translation>
    </message>
    <message>
        <source>What was repaired</source>
        <translation>Qué se ha reparado</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>Qué estaba mal</translation>
    </message>
</context>
<context>
    <name>RepairsModel</name>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message>
        <source>All columns</source>
        <translation>Todas las columnas</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Buscar y reemplazar</translation>
    </message>
    <message>
        <source>Find and replace only in the rows that were selected</source>
        <translation>Busca y reemplaza solo en las filas que estaban seleccionadas</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Coincidencia siguiente (F3)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Coincidencia anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Reemplazar todo</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Filas seleccionadas</translation>
    </message>
    <message>
        <source>The column to search. Images, videos, news and languages are edited in the Details panel.</source>
        <translation>La columna en la que se busca. Las imágenes, los vídeos, las noticias y los idiomas se editan en el panel Detalles.</translation>
    </message>
    <message>
        <source>Whole value</source>
        <translation>Valor completo</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>sin coincidencias</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>{n} of {count}</source>
        <translation>{n} de {count}</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>Seleccionadas: {n}</translation>
    </message>
</context>
<context>
    <name>Restoring</name>
    <message>
        <source>Restore unsaved changes</source>
        <translation>Restaurar cambios sin guardar</translation>
    </message>
    <message>
        <source>The changes are kept in {folder}</source>
        <translation>Los cambios se conservan en {folder}</translation>
    </message>
    <message>
        <source>The changes to “{name}” could not be restored.</source>
        <translation>No se han podido restaurar los cambios de «{name}».</translation>
    </message>
    <message>
        <source>They are kept in {folder}</source>
        <translation>Se conservan en {folder}</translation>
    </message>
    <message>
        <source>“{name}” has changed since, and there is no copy of the earlier contents.</source>
        <translation>«{name}» ha cambiado desde entonces y no hay ninguna copia del contenido anterior.</translation>
    </message>
</context>
<context>
    <name>RobotsCommands</name>
    <message>
        <source>Choose the folder with the robots.txt</source>
        <translation>Elegir la carpeta con el robots.txt</translation>
    </message>
</context>
<context>
    <name>RobotsDialog</name>
    <message>
        <source>&amp;Check the rows</source>
        <translation>&amp;Comprobar las filas</translation>
    </message>
    <message>
        <source>&amp;What if it were changed</source>
        <translation>&amp;Qué pasaría si cambiara</translation>
    </message>
    <message>
        <source>A robots.txt should name this sitemap: {line}</source>
        <translation>Un robots.txt debería mencionar este sitemap: {line}</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Any crawler (*)</source>
        <translation>Cualquier rastreador (*)</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>C&amp;rawler</source>
        <translation>&amp;Rastreador</translation>
    </message>
    <message>
        <source>Changed robots.txt</source>
        <translation>robots.txt modificado</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Copy the “Sitemap:” &amp;line</source>
        <translation>Copiar la &amp;línea «Sitemap:»</translation>
    </message>
    <message>
        <source>Crawler</source>
        <translation>Rastreador</translation>
    </message>
    <message>
        <source>Crawlers do not fetch pages that the robots.txt of the site forbids. Load it to mark the rows it blocks; they stay checked while you edit.</source>
        <translation>Los rastreadores no obtienen las páginas que prohíbe el robots.txt del sitio. Cárgalo para marcar las filas que bloquea; se siguen comprobando mientras editas.</translation>
    </message>
    <message>
        <source>Crawlers read only its first {n} bytes.</source>
        <translation>Los rastreadores solo leen sus primeros {n} bytes.</translation>
    </message>
    <message>
        <source>Do &amp;not check</source>
        <translation>&amp;No comprobar</translation>
    </message>
    <message>
        <source>Fetching {url}…</source>
        <translation>Obteniendo {url}…</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>De un &amp;archivo…</translation>
    </message>
    <message>
        <source>From a f&amp;older…</source>
        <translation>De una car&amp;peta…</translation>
    </message>
    <message>
        <source>From the &amp;site</source>
        <translation>Del &amp;sitio</translation>
    </message>
    <message>
        <source>It does not name this sitemap. Add the line: {line}</source>
        <translation>No menciona este sitemap. Añade la línea: {line}</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Line {n} names this sitemap.</source>
        <translation>La línea {n} menciona este sitemap.</translation>
    </message>
    <message>
        <source>Lines that block URLs</source>
        <translation>Líneas que bloquean URL</translation>
    </message>
    <message>
        <source>Loaded from {source}.</source>
        <translation>Cargado de {source}.</translation>
    </message>
    <message>
        <source>No URL is blocked for {agent}.</source>
        <translation>Ninguna URL está bloqueada para {agent}.</translation>
    </message>
    <message>
        <source>Nothing is loaded.</source>
        <translation>No se ha cargado nada.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Rows that the change blocks or frees</source>
        <translation>Filas que el cambio bloquea o desbloquea</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Set the published URL of this sitemap to see whether robots.txt names it.</source>
        <translation>Define la URL publicada de este sitemap para ver si robots.txt lo menciona.</translation>
    </message>
    <message>
        <source>The first {n} rows that change are listed.</source>
        <translation>Se muestran las primeras {n} filas que cambian.</translation>
    </message>
    <message>
        <source>The site has no robots.txt, so it forbids nothing.</source>
        <translation>El sitio no tiene robots.txt, así que no prohíbe nada.</translation>
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
        <translation>URL bloqueadas para {agent}: {before} antes y {after} después del cambio.</translation>
    </message>
    <message>
        <source>may be fetched</source>
        <translation>se puede obtener</translation>
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
        <translation>Reglas ({patterns})</translation>
    </message>
    <message>
        <source>Save the choice of rules</source>
        <translation>Guardar la selección de reglas</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>Guardado en {path}</translation>
    </message>
    <message>
        <source>The choice of rules beside this file holds for it.</source>
        <translation>Se le aplica la selección de reglas que está junto a este archivo.</translation>
    </message>
    <message>
        <source>The choice of rules could not be saved.</source>
        <translation>No se ha podido guardar la selección de reglas.</translation>
    </message>
    <message>
        <source>The choice of rules in {path} holds for this file.</source>
        <translation>A este archivo se le aplica la selección de reglas de {path}.</translation>
    </message>
    <message>
        <source>{name} was not used: {cause}</source>
        <translation>No se ha usado {name}: {cause}</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>As declared</source>
        <translation>Según lo declarado</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Buscar una regla</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Save for a file or check…</source>
        <translation>Guardar para un archivo o para check…</translation>
    </message>
    <message>
        <source>Show the selected rules as</source>
        <translation>Mostrar las reglas seleccionadas como</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Se muestra como</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Quién lo dice</translation>
    </message>
</context>
<context>
    <name>SaveCommands</name>
    <message>
        <source>A copy was saved to {path}</source>
        <translation>Se ha guardado una copia en {path}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Compress with gzip</source>
        <translation>Comprimir con gzip</translation>
    </message>
    <message>
        <source>Do not compress</source>
        <translation>No comprimir</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Save a copy of the files in</source>
        <translation>Guardar una copia de los archivos en</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Save the files in</source>
        <translation>Guardar los archivos en</translation>
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
        <translation>&amp;Filtro</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Edit saved filter</source>
        <translation>Editar filtro guardado</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>Guardar filtro</translation>
    </message>
    <message>
        <source>This replaces the filter with the same name.</source>
        <translation>Sustituye el filtro que tiene el mismo nombre.</translation>
    </message>
</context>
<context>
    <name>SaveRecipeDialog</name>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Descripción</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Guardar receta</translation>
    </message>
    <message>
        <source>This replaces the recipe with the same name.</source>
        <translation>Sustituye la receta que tiene el mismo nombre.</translation>
    </message>
</context>
<context>
    <name>SavedFiltersDialog</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>E&amp;ditar…</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Usar</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtros guardados</translation>
    </message>
    <message>
        <source>There are no saved filters yet. Filter the rows, then choose “Save this filter…” next to the filter.</source>
        <translation>Aún no hay filtros guardados. Filtra las filas y elige «Guardar este filtro…» junto al filtro.</translation>
    </message>
</context>
<context>
    <name>ScopeChoice</name>
    <message>
        <source>All {n}</source>
        <translation>Todas: {n}</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Filas:</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>Seleccionadas: {n}</translation>
    </message>
    <message>
        <source>{n} shown</source>
        <translation>Mostradas: {n}</translation>
    </message>
</context>
<context>
    <name>SearchCommands</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Editar valores</translation>
    </message>
    <message>
        <source>Edit {name} of an entry</source>
        <translation>Editar {name} de una entrada</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Fix: {title}</source>
        <translation>Corregir: {title}</translation>
    </message>
    <message>
        <source>Hide the column {name}</source>
        <translation>Ocultar la columna {name}</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Abrir reciente</translation>
    </message>
    <message>
        <source>Run recipe</source>
        <translation>Ejecutar receta</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtros guardados</translation>
    </message>
    <message>
        <source>Show the column {name}</source>
        <translation>Mostrar la columna {name}</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filtro</translation>
    </message>
    <message>
        <source>fix mend repair</source>
        <translation>corregir arreglar reparar</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>receta</translation>
    </message>
</context>
<context>
    <name>SelectWhereDialog</name>
    <message>
        <source>Filter for the rows to select</source>
        <translation>Filtro de las filas que se seleccionan</translation>
    </message>
    <message>
        <source>For example priority&lt;0.5 or path:/blog/</source>
        <translation>Por ejemplo, priority&lt;0.5 o path:/blog/</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Select where</source>
        <translation>Seleccionar donde</translation>
    </message>
    <message>
        <source>Type a filter that the rows match.</source>
        <translation>Escribe un filtro que cumplan las filas.</translation>
    </message>
</context>
<context>
    <name>SelectableLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Seleccionar t&amp;odo</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
</context>
<context>
    <name>SetPage</name>
    <message>
        <source>Compress the files (.xml.gz), but not the index</source>
        <translation>Comprimir los archivos (.xml.gz), pero no el índice</translation>
    </message>
    <message>
        <source>Enter a name and a path pattern for each file, such as products=/shop/*</source>
        <translation>Introduce un nombre y un patrón de rutas para cada archivo, como products=/shop/*</translation>
    </message>
    <message>
        <source>Enter the URL of the folder the files will be published in: the index lists each file by its full URL.</source>
        <translation>Introduce la URL de la carpeta en la que se publicarán los archivos: el índice indica cada archivo con su URL completa.</translation>
    </message>
    <message>
        <source>Enter the full URL of a folder, such as https://www.example.com/.</source>
        <translation>Introduce la URL completa de una carpeta, por ejemplo, https://www.example.com/.</translation>
    </message>
    <message>
        <source>Entries stay in the files of the last time; new ones go to the last file, then to new files</source>
        <translation>Las entradas se quedan en los archivos de la última vez; las nuevas van al último archivo y después a archivos nuevos</translation>
    </message>
    <message>
        <source>File names may only use unaccented letters, digits, - _ and .</source>
        <translation>Los nombres de archivo solo pueden contener letras sin acentos, cifras, - _ y .</translation>
    </message>
    <message>
        <source>Files to be written</source>
        <translation>Archivos que se escribirán</translation>
    </message>
    <message>
        <source>How to split</source>
        <translation>Cómo dividir</translation>
    </message>
    <message>
        <source>Keep earlier files</source>
        <translation>Conservar los archivos anteriores</translation>
    </message>
    <message>
        <source>Line for robots.txt: {line}</source>
        <translation>Línea para robots.txt: {line}</translation>
    </message>
    <message>
        <source>Maximum URLs per file</source>
        <translation>Máximo de URL por archivo</translation>
    </message>
    <message>
        <source>Maximum bytes per file</source>
        <translation>Máximo de bytes por archivo</translation>
    </message>
    <message>
        <source>Names and path patterns</source>
        <translation>Nombres y patrones de rutas</translation>
    </message>
    <message>
        <source>Names start with</source>
        <translation>Los nombres empiezan por</translation>
    </message>
    <message>
        <source>Per file, at most</source>
        <translation>Por archivo, como máximo</translation>
    </message>
    <message>
        <source>Preparing the files…</source>
        <translation>Preparando los archivos…</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Se publica en</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>The name of the index must end in .xml.</source>
        <translation>El nombre del índice debe terminar en .xml.</translation>
    </message>
    <message>
        <source>This URL contains a space. Write it as %20.</source>
        <translation>Esta URL contiene un espacio. Escríbelo como %20.</translation>
    </message>
    <message>
        <source>URL of the folder the files will be published in</source>
        <translation>URL de la carpeta en la que se publicarán los archivos</translation>
    </message>
    <message>
        <source>URLs and</source>
        <translation>URL y</translation>
    </message>
    <message>
        <source>What the file names start with</source>
        <translation>Con qué empiezan los nombres de archivo</translation>
    </message>
    <message>
        <source>bytes before compression</source>
        <translation>bytes antes de comprimir</translation>
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
        <translation>Restablecer «{name}»</translation>
    </message>
</context>
<context>
    <name>SignInDialog</name>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Olvidar</translation>
    </message>
    <message>
        <source>For sites that let nobody else in. What you enter is sent to this site alone, kept in memory until the document is closed, and never written down.</source>
        <translation>Para sitios que no dejan entrar a nadie más. Lo que introduzcas se envía solo a este sitio, se guarda en la memoria hasta que se cierra el documento y nunca se escribe en el disco.</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Encabezados</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Sitio</translation>
    </message>
    <message>
        <source>The connection to this site is not encrypted: others may read along.</source>
        <translation>La conexión con este sitio no está cifrada: otras personas podrían leerla.</translation>
    </message>
</context>
<context>
    <name>SiteHeader</name>
    <message>
        <source>Close the site panel</source>
        <translation>Cerrar el panel del sitio</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+2)</source>
        <translation>Cerrar este panel (Ctrl+2)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show the URLs of all folders again</source>
        <translation>Volver a mostrar las URL de todas las carpetas</translation>
    </message>
</context>
<context>
    <name>SiteModel</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
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
        <translation>Contraer todo</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copiar dirección</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Expandir todo</translation>
    </message>
    <message>
        <source>Folders of the site</source>
        <translation>Carpetas del sitio</translation>
    </message>
    <message>
        <source>Hide these URLs</source>
        <translation>Ocultar estas URL</translation>
    </message>
    <message>
        <source>Show only these URLs</source>
        <translation>Mostrar solo estas URL</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Encoding, line endings and compression</source>
        <translation>Codificación, finales de línea y compresión</translation>
    </message>
    <message>
        <source>Entries, out of the 50,000 allowed in one file</source>
        <translation>Entradas, de las 50.000 que se permiten en un archivo</translation>
    </message>
    <message>
        <source>One file can have up to {limit} bytes, uncompressed.</source>
        <translation>Un archivo puede tener hasta {limit} bytes sin comprimir.</translation>
    </message>
    <message>
        <source>One file can have up to {limit} entries.</source>
        <translation>Un archivo puede tener hasta {limit} entradas.</translation>
    </message>
    <message>
        <source>Published at {url}</source>
        <translation>Se publica en {url}</translation>
    </message>
    <message>
        <source>Size, out of the 50 MB allowed for one file</source>
        <translation>Tamaño, de los 50 MB que se permiten en un archivo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The fullest file is {name}. </source>
        <translation>El archivo más lleno es {name}. </translation>
    </message>
    <message>
        <source>The published URL of this file; it decides which URLs the file may list.</source>
        <translation>La URL publicada de este archivo; de ella depende qué URL puede incluir el archivo.</translation>
    </message>
    <message>
        <source>different URLs: {n}</source>
        <translation>URL distintas: {n}</translation>
    </message>
    <message>
        <source>priority {lowest} to {highest}, mean {mean}</source>
        <translation>prioridad de {lowest} a {highest}, media {mean}</translation>
    </message>
    <message>
        <source>priority {value}</source>
        <translation>prioridad {value}</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>{n} of {limit}</source>
        <translation>{n} de {limit}</translation>
    </message>
    <message>
        <source>{n} of {limit} MB</source>
        <translation>{n} de {limit} MB</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>Seleccionadas: {n}</translation>
    </message>
    <message>
        <source>{n} shown</source>
        <translation>Mostradas: {n}</translation>
    </message>
    <message>
        <source>{oldest} to {newest}</source>
        <translation>de {oldest} a {newest}</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Add a step with its own filter</source>
        <translation>Añadir un paso con su propio filtro</translation>
    </message>
    <message>
        <source>Add an operation to this step</source>
        <translation>Añadir una operación a este paso</translation>
    </message>
    <message>
        <source>Apply to each row:</source>
        <translation>Aplicar a cada fila:</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Every matching step, in order</source>
        <translation>Todos los pasos que coinciden, en orden</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Only the first matching step</source>
        <translation>Solo el primer paso que coincide</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Steps and operations</source>
        <translation>Pasos y operaciones</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Which steps apply to a row</source>
        <translation>Qué pasos se aplican a una fila</translation>
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
        <translation>No se ha podido abrir la carpeta.</translation>
    </message>
</context>
<context>
    <name>TableColumns</name>
    <message>
        <source>Column {n}</source>
        <translation>Columna {n}</translation>
    </message>
    <message>
        <source>such as {value}</source>
        <translation>por ejemplo, {value}</translation>
    </message>
    <message>
        <source>— not in the table</source>
        <translation>— no está en la tabla</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Choose or paste a CSV file or a spreadsheet with a column of URLs.</source>
        <translation>Elige o pega un archivo CSV o una hoja de cálculo con una columna de URL.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Select the column with the URLs.</source>
        <translation>Selecciona la columna con las URL.</translation>
    </message>
</context>
<context>
    <name>TableExportDialog</name>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportar la tabla</translation>
    </message>
    <message>
        <source>Mark the file as UTF-8 (for Excel)</source>
        <translation>Marcar el archivo como UTF-8 (para Excel)</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separador</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Values are written exactly as they are, valid or not, in these columns: {columns}.</source>
        <translation>Los valores se escriben tal como están, válidos o no, en estas columnas: {columns}.</translation>
    </message>
</context>
<context>
    <name>TableImportDialog</name>
    <message>
        <source>Convert values to the sitemap format where the meaning is clear</source>
        <translation>Convertir los valores al formato de los sitemaps cuando el significado está claro</translation>
    </message>
    <message>
        <source>Create a sitemap</source>
        <translation>Crear un sitemap</translation>
    </message>
    <message>
        <source>Create a sitemap index: the URLs are sitemaps</source>
        <translation>Crear un índice de sitemaps: las URL son sitemaps</translation>
    </message>
    <message>
        <source>New sitemap from a table</source>
        <translation>Nuevo sitemap a partir de una tabla</translation>
    </message>
    <message>
        <source>No pages are left.</source>
        <translation>No queda ninguna página.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>The table has no URLs.</source>
        <translation>La tabla no tiene ninguna URL.</translation>
    </message>
</context>
<context>
    <name>TableJoinDialog</name>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Columns to show</source>
        <translation>Columnas que se muestran</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Unir una tabla</translation>
    </message>
    <message>
        <source>Remove the columns that were joined before</source>
        <translation>Quitar las columnas que se unieron antes</translation>
    </message>
    <message>
        <source>The sitemap itself does not change.</source>
        <translation>El sitemap no se modifica.</translation>
    </message>
    <message>
        <source>The table knows none of the URLs.</source>
        <translation>La tabla no contiene ninguna de las URL.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
</context>
<context>
    <name>TableSource</name>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>Del portapapeles</translation>
    </message>
    <message>
        <source>No table yet.</source>
        <translation>Aún no hay ninguna tabla.</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Una columna</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separador</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>The first row contains headings</source>
        <translation>La primera fila contiene encabezados</translation>
    </message>
    <message>
        <source>Use the table you copied from a spreadsheet</source>
        <translation>Usa la tabla que hayas copiado de una hoja de cálculo</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Barra vertical</translation>
    </message>
</context>
<context>
    <name>TableUpdateDialog</name>
    <message>
        <source>Also match URLs that differ only in http/https, www or a trailing slash</source>
        <translation>Emparejar también las URL que solo difieren en http/https, www o una barra final</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Conflicting</source>
        <translation>En conflicto</translation>
    </message>
    <message>
        <source>Conflicting rows</source>
        <translation>Filas en conflicto</translation>
    </message>
    <message>
        <source>Empty cells clear values</source>
        <translation>Las celdas vacías borran valores</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Sin coincidencia</translation>
    </message>
    <message>
        <source>No row changes.</source>
        <translation>No cambia ninguna fila.</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>No válido</translation>
    </message>
    <message>
        <source>Rows that match no entry</source>
        <translation>Filas que no coinciden con ninguna entrada</translation>
    </message>
    <message>
        <source>Select at least one column to use.</source>
        <translation>Selecciona al menos una columna.</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>La tabla no tiene filas.</translation>
    </message>
    <message>
        <source>Update from a table</source>
        <translation>Actualizar desde una tabla</translation>
    </message>
    <message>
        <source>Values that are not valid</source>
        <translation>Valores no válidos</translation>
    </message>
    <message>
        <source>What would change and what would not</source>
        <translation>Qué cambiaría y qué no</translation>
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
        <translation>Un índice solo puede incluir sitemaps. En {name}, cada uno de estos índices se sustituye por las entradas que incluye, tal como están escritas. Los archivos de índice no se eliminan.</translation>
    </message>
    <message>
        <source>Includes sitemaps from indexes nested in it: {names}</source>
        <translation>Incluye sitemaps de índices anidados en él: {names}</translation>
    </message>
    <message>
        <source>Indexes and the sitemaps they list</source>
        <translation>Índices y sitemaps que incluyen</translation>
    </message>
    <message>
        <source>Left out because it leads back to one of these indexes: {names}</source>
        <translation>Se omite porque lleva de vuelta a uno de estos índices: {names}</translation>
    </message>
    <message>
        <source>Replace nested indexes</source>
        <translation>Sustituir índices anidados</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>y {n} más</translation>
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
        <translation>Incluye estos sitemaps. No se ha descargado nada.</translation>
    </message>
    <message>
        <source>Sitemaps it lists</source>
        <translation>Sitemaps que incluye</translation>
    </message>
    <message>
        <source>The text around the error</source>
        <translation>El texto en torno al error</translation>
    </message>
</context>
<context>
    <name>UndoStack</name>
    <message>
        <source>Accept the recovered entries</source>
        <translation>Aceptar las entradas recuperadas</translation>
    </message>
    <message>
        <source>Undo: {title}</source>
        <translation>Deshacer: {title}</translation>
    </message>
</context>
<context>
    <name>VersionCommands</name>
    <message>
        <source>Restore the version of {date}</source>
        <translation>Restaurar la versión de {date}</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Earlier versions of “{name}”</source>
        <translation>Versiones anteriores de «{name}»</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Open as a copy</source>
        <translation>Abrir como copia</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>There are none yet. Before the first save of each day, the previous contents of the file are kept here so that you can restore them.</source>
        <translation>Aún no hay ninguna. Antes de guardar el archivo por primera vez cada día, su contenido anterior se conserva aquí para que puedas restaurarlo.</translation>
    </message>
    <message>
        <source>These are the contents of the file before the first save of each day, or before another program&apos;s version was replaced. You can undo restoring one; the file changes only when you save.</source>
        <translation>Este es el contenido del archivo antes de guardarlo por primera vez cada día, o antes de reemplazar la versión de otro programa. La restauración se puede deshacer; el archivo solo cambia al guardar.</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Row {n} is not among the rows shown</source>
        <translation>La fila {n} no está entre las mostradas</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarla</translation>
    </message>
    <message>
        <source>The findings are about the whole file, not about single rows.</source>
        <translation>Los hallazgos afectan a todo el archivo, no a filas concretas.</translation>
    </message>
    <message>
        <source>The rows shown have no findings.</source>
        <translation>Las filas mostradas no tienen hallazgos.</translation>
    </message>
</context>
<context>
    <name>WholeNumberBox</name>
    <message>
        <source>A whole number from {least} to {most}</source>
        <translation>Un número entero de {least} a {most}</translation>
    </message>
</context>
<context>
    <name>WindowController</name>
    <message>
        <source>Changes cannot be backed up in case of a crash: {cause} Save often.</source>
        <translation>No se pueden hacer copias de los cambios por si el programa falla: {cause} Guarda a menudo.</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Files in this document</source>
        <translation>Archivos de este documento</translation>
    </message>
</context>
<context>
    <name>_EntryList</name>
    <message>
        <source>Preview of the entries</source>
        <translation>Vista previa de las entradas</translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Suggestions</source>
        <translation>Sugerencias</translation>
    </message>
</context>
<context>
    <name>_Remark</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>_Ticks</name>
    <message>
        <source>Codes</source>
        <translation>Códigos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
</context>
<context>
    <name>_UnusedList</name>
    <message>
        <source>Copy the list</source>
        <translation>Copiar la lista</translation>
    </message>
</context>
<context>
    <name>_View</name>
    <message>
        <source>Files in this document</source>
        <translation>Archivos de este documento</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>  All URLs are taken as announced; nothing was sent.</source>
        <translation>  Todas las URL se dan por notificadas; no se ha enviado nada.</translation>
    </message>
    <message>
        <source>  The URLs are on {hosts:,} hosts; each host has a robots.txt of its own.</source>
        <translation>  Las URL están en {hosts:,} hosts; cada host tiene su propio robots.txt.</translation>
    </message>
    <message>
        <source>  and {blocked:,} more listed by --limit 0</source>
        <translation>  y {blocked:,} más, que se muestran con --limit 0</translation>
    </message>
    <message>
        <source>  and {count:,} more listed by --limit 0</source>
        <translation>  y {count:,} más, que se muestran con --limit 0</translation>
    </message>
    <message>
        <source>  and {more:,} more listed by --limit 0</source>
        <translation>  y {more:,} más, que se muestran con --limit 0</translation>
    </message>
    <message>
        <source>  row {row}, there {other_row}: {urls} ({how})</source>
        <translation>  fila {row}, allí {other_row}: {urls} ({how})</translation>
    </message>
    <message>
        <source>  row {row}, {what}: {before}</source>
        <translation>  fila {row}, {what}: {before}</translation>
    </message>
    <message>
        <source>  row {row}: {loc}, {before} → {after}</source>
        <translation>  fila {row}: {loc}, {before} → {after}</translation>
    </message>
    <message>
        <source>  row {row}: {loc}, {line}</source>
        <translation>  fila {row}: {loc}, {line}</translation>
    </message>
    <message>
        <source>  row {row}{there}: {url}</source>
        <translation>  fila {row}{there}: {url}</translation>
    </message>
    <message>
        <source>  step {number} ({title}) applies to {entries}</source>
        <translation>  el paso {number} ({title}) se aplica a {entries}</translation>
    </message>
    <message>
        <source>  step {number} ({title}) is left out</source>
        <translation>  el paso {number} ({title}) se omite</translation>
    </message>
    <message>
        <source>  with {path} {blocked:,} blocked; {changed:,} change:</source>
        <translation>  con {path}, bloqueadas: {blocked:,}; cambian {changed:,}:</translation>
    </message>
    <message>
        <source>  {absent} without a value to work from</source>
        <translation>  {absent} sin un valor del que partir</translation>
    </message>
    <message>
        <source>  {urls}: not taken. {trouble}</source>
        <translation>  {urls}: no aceptado. {trouble}</translation>
    </message>
    <message>
        <source>  {urls}: taken by {endpoint} ({status})</source>
        <translation>  {urls}: aceptado por {endpoint} ({status})</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message numerus="yes">
        <source> (%Ln files)</source>
        <translation>
            <numerusform> (%Ln archivo)</numerusform>
            <numerusform> (%Ln archivos)</numerusform>
        </translation>
    </message>
    <message>
        <source> (safe)</source>
        <translation> (seguro)</translation>
    </message>
    <message>
        <source> A slash seems to be missing after {own}.</source>
        <translation> Parece que falta una barra después de {own}.</translation>
    </message>
    <message>
        <source> Delete or complete it.</source>
        <translation> Elimínala o complétala.</translation>
    </message>
    <message>
        <source> Did you mean {known}?</source>
        <translation> ¿Querías decir {known}?</translation>
    </message>
    <message>
        <source> Did you mean {meant}?</source>
        <translation> ¿Querías decir {meant}?</translation>
    </message>
    <message>
        <source> Feeds may also use Mon, 31 Jan 2005 18:30:00 +0100 with the correct day of the week.</source>
        <translation> Los feeds también pueden usar Mon, 31 Jan 2005 18:30:00 +0100 con el día de la semana correcto.</translation>
    </message>
    <message>
        <source> It is a link in Markdown. Keep its URL only.</source>
        <translation> Es un enlace de Markdown. Conserva solo su URL.</translation>
    </message>
    <message>
        <source> It is a table. Use convert to create a sitemap from it.</source>
        <translation> Es una tabla. Usa convert para crear un sitemap a partir de ella.</translation>
    </message>
    <message>
        <source> It links to {url}, which differs only in {part}.</source>
        <translation> Enlaza a {url}, que solo difiere en {part}.</translation>
    </message>
    <message>
        <source> It lists the sitemap {sitemap} and {n:,} more. Open that one.</source>
        <translation> Incluye el sitemap {sitemap} y {n:,} más. Abre ese.</translation>
    </message>
    <message>
        <source> It lists the sitemap {sitemap}. Open that one.</source>
        <translation> Incluye el sitemap {sitemap}. Abre ese.</translation>
    </message>
    <message>
        <source> It looks like JSON.</source>
        <translation> Parece JSON.</translation>
    </message>
    <message>
        <source> It looks like a robots.txt without sitemaps.</source>
        <translation> Parece un robots.txt sin sitemaps.</translation>
    </message>
    <message>
        <source> It looks like a robots.txt.</source>
        <translation> Parece un robots.txt.</translation>
    </message>
    <message>
        <source> Its title is “{title}”.</source>
        <translation> Su título es «{title}».</translation>
    </message>
    <message>
        <source> Missing: {names}.</source>
        <translation> Faltan: {names}.</translation>
    </message>
    <message>
        <source> No line begins with http:// or https://. Complete the URLs.</source>
        <translation> Ninguna línea empieza por http:// o https://. Completa las URL.</translation>
    </message>
    <message>
        <source> Remove it, or declare the extension it belongs to.</source>
        <translation> Elimínalo o declara la extensión a la que pertenece.</translation>
    </message>
    <message>
        <source> Remove the invisible character {character}.</source>
        <translation> Elimina el carácter invisible {character}.</translation>
    </message>
    <message>
        <source> Remove the quotation marks, commas or bullets around the URL.</source>
        <translation> Elimina las comillas, comas o viñetas que rodean la URL.</translation>
    </message>
    <message>
        <source> The code is {known} today.</source>
        <translation> Hoy el código es {known}.</translation>
    </message>
    <message>
        <source> The marks of a CDATA section around it became text. Remove them.</source>
        <translation> Las marcas de una sección CDATA que la rodeaban se han convertido en texto. Elimínalas.</translation>
    </message>
    <message>
        <source> The prefix {prefix} should be {meant}.</source>
        <translation> El prefijo {prefix} debería ser {meant}.</translation>
    </message>
    <message>
        <source> This is the file that ASP.NET makes the navigation of a site from; search engines do not read it.</source>
        <translation> Este es el archivo con el que ASP.NET crea la navegación de un sitio; los buscadores no lo leen.</translation>
    </message>
    <message>
        <source> Verify that host in Search Console too.</source>
        <translation> Verifica también ese host en Search Console.</translation>
    </message>
    <message>
        <source> With and without www are different hosts.</source>
        <translation> Con www y sin www son hosts distintos.</translation>
    </message>
    <message>
        <source> Write it in full.</source>
        <translation> Escríbela completa.</translation>
    </message>
    <message>
        <source> Write it in lower case.</source>
        <translation> Escríbelo en minúsculas.</translation>
    </message>
    <message numerus="yes">
        <source> in %Ln files</source>
        <translation>
            <numerusform> en %Ln archivo</numerusform>
            <numerusform> en %Ln archivos</numerusform>
        </translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> píxeles</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>$1 or \1 inserts the first group, ${name} a named one, and \$ a dollar sign.</source>
        <translation>$1 o \1 inserta el primer grupo, ${name} uno con nombre y \$ un signo de dólar.</translation>
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
            <numerusform>%Ln URL está bloqueada para {agent} por las líneas siguientes.</numerusform>
            <numerusform>%Ln URL están bloqueadas para {agent} por las líneas siguientes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs are left out, as their pages were found gone or not to be indexed</source>
        <translation>
            <numerusform>%Ln URL se omite, porque su página ya no existe o no se debe indexar</numerusform>
            <numerusform>%Ln URL se omiten, porque sus páginas ya no existen o no se deben indexar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs are listed more than once.</source>
        <translation>
            <numerusform>%Ln URL aparece más de una vez.</numerusform>
            <numerusform>%Ln URL aparecen más de una vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs audited</source>
        <translation>
            <numerusform>%Ln URL comprobada</numerusform>
            <numerusform>%Ln URL comprobadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs checked</source>
        <translation>
            <numerusform>%Ln URL comprobada</numerusform>
            <numerusform>%Ln URL comprobadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs have been answered and are not asked for again.</source>
        <translation>
            <numerusform>%Ln URL ya tiene respuesta y no se vuelve a consultar.</numerusform>
            <numerusform>%Ln URL ya tienen respuesta y no se vuelven a consultar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs removed</source>
        <translation>
            <numerusform>Se ha eliminado %Ln URL</numerusform>
            <numerusform>Se han eliminado %Ln URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were announced.</source>
        <translation>
            <numerusform>Se ha notificado %Ln URL.</numerusform>
            <numerusform>Se han notificado %Ln URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were found in the table.</source>
        <translation>
            <numerusform>Se ha encontrado %Ln URL en la tabla.</numerusform>
            <numerusform>Se han encontrado %Ln URL en la tabla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were not asked for.</source>
        <translation>
            <numerusform>No se ha consultado %Ln URL.</numerusform>
            <numerusform>No se han consultado %Ln URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were percent-encoded.</source>
        <translation>
            <numerusform>%Ln URL se ha codificado con porcentaje.</numerusform>
            <numerusform>%Ln URL se han codificado con porcentaje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs will be changed to a different host.</source>
        <translation>
            <numerusform>%Ln URL cambiará a otro host.</numerusform>
            <numerusform>%Ln URL cambiarán a otro host.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln advice</source>
        <translation>
            <numerusform>%Ln recomendación</numerusform>
            <numerusform>%Ln recomendaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answers of the site are known</source>
        <translation>
            <numerusform>Se conoce %Ln respuesta del sitio</numerusform>
            <numerusform>Se conocen %Ln respuestas del sitio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are already listed</source>
        <translation>
            <numerusform>%Ln ya figura</numerusform>
            <numerusform>%Ln ya figuran</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are left out, as their pages were found gone or not to be indexed.</source>
        <translation>
            <numerusform>%Ln se omite, porque su página ya no existe o no se debe indexar.</numerusform>
            <numerusform>%Ln se omiten, porque sus páginas ya no existen o no se deben indexar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln cambio</numerusform>
            <numerusform>%Ln cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are joined.</source>
        <translation>
            <numerusform>Se ha unido %Ln columna.</numerusform>
            <numerusform>Se han unido %Ln columnas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entrada</numerusform>
            <numerusform>%Ln entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries added</source>
        <translation>
            <numerusform>%Ln entrada añadida</numerusform>
            <numerusform>%Ln entradas añadidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries are not in the table.</source>
        <translation>
            <numerusform>%Ln entrada no está en la tabla.</numerusform>
            <numerusform>%Ln entradas no están en la tabla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries are the same in both.</source>
        <translation>
            <numerusform>%Ln entrada es igual en ambos.</numerusform>
            <numerusform>%Ln entradas son iguales en ambos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed</source>
        <translation>
            <numerusform>%Ln entrada modificada</numerusform>
            <numerusform>%Ln entradas modificadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries have no URL that can be announced</source>
        <translation>
            <numerusform>%Ln entrada no tiene una URL que se pueda notificar</numerusform>
            <numerusform>%Ln entradas no tienen una URL que se pueda notificar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries removed</source>
        <translation>
            <numerusform>%Ln entrada eliminada</numerusform>
            <numerusform>%Ln entradas eliminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries will be removed.</source>
        <translation>
            <numerusform>Se eliminará %Ln entrada.</numerusform>
            <numerusform>Se eliminarán %Ln entradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries.</source>
        <translation>
            <numerusform>%Ln entrada.</numerusform>
            <numerusform>%Ln entradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors prevent the export:</source>
        <translation>
            <numerusform>%Ln error impide exportar:</numerusform>
            <numerusform>%Ln errores impiden exportar:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files and an index, {bytes} bytes before compression.</source>
        <translation>
            <numerusform>%Ln archivo y un índice, {bytes} bytes antes de comprimir.</numerusform>
            <numerusform>%Ln archivos y un índice, {bytes} bytes antes de comprimir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files and an index, {bytes} bytes.</source>
        <translation>
            <numerusform>%Ln archivo y un índice, {bytes} bytes.</numerusform>
            <numerusform>%Ln archivos y un índice, {bytes} bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not open and will not be listed.</source>
        <translation>
            <numerusform>%Ln archivo no está abierto y no se incluirá.</numerusform>
            <numerusform>%Ln archivos no están abiertos y no se incluirán.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not open: {names}.</source>
        <translation>
            <numerusform>%Ln archivo no está abierto: {names}.</numerusform>
            <numerusform>%Ln archivos no están abiertos: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files from an earlier export are no longer listed in the index.</source>
        <translation>
            <numerusform>%Ln archivo de una exportación anterior ya no figura en el índice.</numerusform>
            <numerusform>%Ln archivos de una exportación anterior ya no figuran en el índice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files that are not open cannot be copied.</source>
        <translation>
            <numerusform>%Ln archivo que no está abierto no se puede copiar.</numerusform>
            <numerusform>%Ln archivos que no están abiertos no se pueden copiar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln encontrada</numerusform>
            <numerusform>%Ln encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups</source>
        <translation>
            <numerusform>%Ln grupo</numerusform>
            <numerusform>%Ln grupos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups are left out, as they are unclear.</source>
        <translation>
            <numerusform>Se omite %Ln grupo, porque es dudoso.</numerusform>
            <numerusform>Se omiten %Ln grupos, porque son dudosos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups of pages in several languages</source>
        <translation>
            <numerusform>%Ln grupo de páginas en varios idiomas</numerusform>
            <numerusform>%Ln grupos de páginas en varios idiomas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have an unknown code</source>
        <translation>
            <numerusform>%Ln tiene un código desconocido</numerusform>
            <numerusform>%Ln tienen un código desconocido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hosts</source>
        <translation>
            <numerusform>%Ln host</numerusform>
            <numerusform>%Ln hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln hora</numerusform>
            <numerusform>%Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln images</source>
        <translation>
            <numerusform>%Ln imagen</numerusform>
            <numerusform>%Ln imágenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines were left out, as they are unknown or not possible:</source>
        <translation>
            <numerusform>Se ha omitido %Ln línea, por ser desconocida o no válida:</numerusform>
            <numerusform>Se han omitido %Ln líneas, por ser desconocidas o no válidas:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links in this document have the code {code}.</source>
        <translation>
            <numerusform>%Ln enlace de este documento tiene el código {code}.</numerusform>
            <numerusform>%Ln enlaces de este documento tienen el código {code}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to add</source>
        <translation>
            <numerusform>%Ln enlace que se añade</numerusform>
            <numerusform>%Ln enlaces que se añaden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to mobile versions</source>
        <translation>
            <numerusform>%Ln enlace a versiones móviles</numerusform>
            <numerusform>%Ln enlaces a versiones móviles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to other languages</source>
        <translation>
            <numerusform>%Ln enlace a otros idiomas</numerusform>
            <numerusform>%Ln enlaces a otros idiomas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln coincidencia</numerusform>
            <numerusform>%Ln coincidencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches replaced</source>
        <translation>
            <numerusform>%Ln coincidencia reemplazada</numerusform>
            <numerusform>%Ln coincidencias reemplazadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more errors</source>
        <translation>
            <numerusform>%Ln error más</numerusform>
            <numerusform>%Ln errores más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more folders</source>
        <translation>
            <numerusform>%Ln carpeta más</numerusform>
            <numerusform>%Ln carpetas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more groups are not listed.</source>
        <translation>
            <numerusform>Hay %Ln grupo más que no se muestra.</numerusform>
            <numerusform>Hay %Ln grupos más que no se muestran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more hosts are not listed; their URLs stay as they are.</source>
        <translation>
            <numerusform>%Ln host más no se muestra; sus URL se quedan como están.</numerusform>
            <numerusform>%Ln hosts más no se muestran; sus URL se quedan como están.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more places</source>
        <translation>
            <numerusform>%Ln lugar más</numerusform>
            <numerusform>%Ln lugares más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more places are not listed.</source>
        <translation>
            <numerusform>%Ln lugar más no se muestra.</numerusform>
            <numerusform>%Ln lugares más no se muestran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more repairs</source>
        <translation>
            <numerusform>%Ln reparación más</numerusform>
            <numerusform>%Ln reparaciones más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln news articles</source>
        <translation>
            <numerusform>%Ln artículo de noticias</numerusform>
            <numerusform>%Ln artículos de noticias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the rows shown match.</source>
        <translation>
            <numerusform>%Ln de las filas mostradas coincide.</numerusform>
            <numerusform>%Ln de las filas mostradas coinciden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are incomplete</source>
        <translation>
            <numerusform>%Ln de ellas está incompleta</numerusform>
            <numerusform>%Ln de ellas están incompletas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other elements</source>
        <translation>
            <numerusform>%Ln elemento más</numerusform>
            <numerusform>%Ln elementos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other files would also be replaced.</source>
        <translation>
            <numerusform>También se reemplazaría %Ln archivo más.</numerusform>
            <numerusform>También se reemplazarían %Ln archivos más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln página</numerusform>
            <numerusform>%Ln páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages added</source>
        <translation>
            <numerusform>Se ha añadido %Ln página</numerusform>
            <numerusform>Se han añadido %Ln páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages get no date: git has no commits of their files, or not of their last changes.</source>
        <translation>
            <numerusform>%Ln página no recibe fecha: git no tiene confirmaciones de su archivo, o no de sus últimos cambios.</numerusform>
            <numerusform>%Ln páginas no reciben fecha: git no tiene confirmaciones de sus archivos, o no de sus últimos cambios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages have another text than before, and an older date.</source>
        <translation>
            <numerusform>%Ln página tiene un texto distinto del anterior y una fecha más antigua.</numerusform>
            <numerusform>%Ln páginas tienen un texto distinto del anterior y una fecha más antigua.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages were found.</source>
        <translation>
            <numerusform>Se ha encontrado %Ln página.</numerusform>
            <numerusform>Se han encontrado %Ln páginas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pasted columns did not fit and were left out.</source>
        <translation>
            <numerusform>%Ln columna pegada no cabía y se ha omitido.</numerusform>
            <numerusform>%Ln columnas pegadas no cabían y se han omitido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paths were completed with {origin}.</source>
        <translation>
            <numerusform>%Ln ruta se ha completado con {origin}.</numerusform>
            <numerusform>%Ln rutas se han completado con {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces of advice</source>
        <translation>
            <numerusform>%Ln recomendación</numerusform>
            <numerusform>%Ln recomendaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places</source>
        <translation>
            <numerusform>%Ln lugar</numerusform>
            <numerusform>%Ln lugares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places had to be repaired to read the file.</source>
        <translation>
            <numerusform>Ha habido que reparar %Ln lugar para leer el archivo.</numerusform>
            <numerusform>Ha habido que reparar %Ln lugares para leer el archivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places will change.</source>
        <translation>
            <numerusform>Cambiará %Ln lugar.</numerusform>
            <numerusform>Cambiarán %Ln lugares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirects</source>
        <translation>
            <numerusform>%Ln redirección</numerusform>
            <numerusform>%Ln redirecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirects.</source>
        <translation>
            <numerusform>%Ln redirección.</numerusform>
            <numerusform>%Ln redirecciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows added</source>
        <translation>
            <numerusform>%Ln fila añadida</numerusform>
            <numerusform>%Ln filas añadidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows change.</source>
        <translation>
            <numerusform>Cambia %Ln fila.</numerusform>
            <numerusform>Cambian %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows changed</source>
        <translation>
            <numerusform>%Ln fila modificada</numerusform>
            <numerusform>%Ln filas modificadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows contradict an earlier row and are not used.</source>
        <translation>
            <numerusform>%Ln fila contradice una fila anterior y no se usa.</numerusform>
            <numerusform>%Ln filas contradicen una fila anterior y no se usan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows deleted</source>
        <translation>
            <numerusform>%Ln fila eliminada</numerusform>
            <numerusform>%Ln filas eliminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows do not have this value and stay as they are.</source>
        <translation>
            <numerusform>%Ln fila no tiene este valor y se queda como está.</numerusform>
            <numerusform>%Ln filas no tienen este valor y se quedan como están.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have nothing to import.</source>
        <translation>
            <numerusform>%Ln fila no tiene nada que importar.</numerusform>
            <numerusform>%Ln filas no tienen nada que importar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows moved</source>
        <translation>
            <numerusform>%Ln fila movida</numerusform>
            <numerusform>%Ln filas movidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of the table match no entry.</source>
        <translation>
            <numerusform>%Ln fila de la tabla no coincide con ninguna entrada.</numerusform>
            <numerusform>%Ln filas de la tabla no coinciden con ninguna entrada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln segundo</numerusform>
            <numerusform>%Ln segundos</numerusform>
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
            <numerusform>No se ha podido obtener %Ln sitemap; su línea indica por qué.</numerusform>
            <numerusform>No se han podido obtener %Ln sitemaps; sus líneas indican por qué.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps of this index are in the same folder.</source>
        <translation>
            <numerusform>%Ln sitemap de este índice está en la misma carpeta.</numerusform>
            <numerusform>%Ln sitemaps de este índice están en la misma carpeta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps will be added</source>
        <translation>
            <numerusform>Se añadirá %Ln sitemap</numerusform>
            <numerusform>Se añadirán %Ln sitemaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>%Ln valor</numerusform>
            <numerusform>%Ln valores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values are no full URLs and are left out.</source>
        <translation>
            <numerusform>%Ln valor no es una URL completa y se omite.</numerusform>
            <numerusform>%Ln valores no son URL completas y se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values are not valid and are not used.</source>
        <translation>
            <numerusform>%Ln valor no es válido y no se usa.</numerusform>
            <numerusform>%Ln valores no son válidos y no se usan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values cannot be converted and stay as they are.</source>
        <translation>
            <numerusform>%Ln valor no se puede convertir y se queda como está.</numerusform>
            <numerusform>%Ln valores no se pueden convertir y se quedan como están.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values left alone: nothing follows from them</source>
        <translation>
            <numerusform>%Ln valor sin cambios: de él no se deduce nada</numerusform>
            <numerusform>%Ln valores sin cambios: de ellos no se deduce nada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values will be converted.</source>
        <translation>
            <numerusform>Se convertirá %Ln valor.</numerusform>
            <numerusform>Se convertirán %Ln valores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln videos</source>
        <translation>
            <numerusform>%Ln vídeo</numerusform>
            <numerusform>%Ln vídeos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warnings</source>
        <translation>
            <numerusform>%Ln advertencia</numerusform>
            <numerusform>%Ln advertencias</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp; was changed to &amp;amp;.</source>
        <translation>&amp; se ha cambiado por &amp;amp;.</translation>
    </message>
    <message>
        <source>&amp;About Sitemap Editor</source>
        <translation>&amp;Acerca de Sitemap Editor</translation>
    </message>
    <message>
        <source>&amp;Add row</source>
        <translation>&amp;Añadir fila</translation>
    </message>
    <message>
        <source>&amp;Announce changes to search engines…</source>
        <translation>&amp;Notificar cambios a los buscadores…</translation>
    </message>
    <message>
        <source>&amp;Check URLs…</source>
        <translation>&amp;Comprobar URL…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Columnas</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Create an index for these files…</source>
        <translation>&amp;Crear un índice para estos archivos…</translation>
    </message>
    <message>
        <source>&amp;Dates of changed pages…</source>
        <translation>&amp;Fechas de las páginas cambiadas…</translation>
    </message>
    <message>
        <source>&amp;Delete row</source>
        <translation>&amp;Eliminar fila</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>&amp;Eliminar filas</translation>
    </message>
    <message>
        <source>&amp;Duplicates…</source>
        <translation>&amp;Duplicados…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtrar</translation>
    </message>
    <message>
        <source>&amp;Filter language</source>
        <translation>Lenguaje de &amp;filtros</translation>
    </message>
    <message>
        <source>&amp;Find and replace…</source>
        <translation>&amp;Buscar y reemplazar…</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glosario</translation>
    </message>
    <message>
        <source>&amp;Go to a file…</source>
        <translation>&amp;Ir a un archivo…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>&amp;Unir una tabla…</translation>
    </message>
    <message>
        <source>&amp;Languages…</source>
        <translation>&amp;Idiomas…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Make this the file&apos;s order</source>
        <translation>&amp;Usar como orden del archivo</translation>
    </message>
    <message>
        <source>&amp;New from a site or folder…</source>
        <translation>&amp;Nuevo a partir de un sitio o una carpeta…</translation>
    </message>
    <message>
        <source>&amp;New sitemap</source>
        <translation>&amp;Nuevo sitemap</translation>
    </message>
    <message>
        <source>&amp;Next match</source>
        <translation>Coincidencia &amp;siguiente</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Open %Ln sitemaps</source>
        <translation>
            <numerusform>&amp;Abrir %Ln sitemap</numerusform>
            <numerusform>&amp;Abrir %Ln sitemaps</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open from the web…</source>
        <translation>&amp;Abrir desde la web…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Previous match</source>
        <translation>Coincidencia &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Filas</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Saved filters…</source>
        <translation>Fi&amp;ltros guardados…</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Sitio</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Zoom and theme</source>
        <translation>&amp;Zoom y tema</translation>
    </message>
    <message>
        <source>&amp;robots.txt…</source>
        <translation>&amp;robots.txt…</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(sin nombre)</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(nada)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(eliminado)</translation>
    </message>
    <message>
        <source>,</source>
        <translation>.</translation>
    </message>
    <message>
        <source>, damaged; only what could be recovered was checked</source>
        <translation>, dañado; solo se ha comprobado lo que se ha podido recuperar</translation>
    </message>
    <message>
        <source>, in a different order</source>
        <translation>, en otro orden</translation>
    </message>
    <message>
        <source>, there {other_row}</source>
        <translation>, allí {other_row}</translation>
    </message>
    <message>
        <source>, unchanged</source>
        <translation>, sin cambios</translation>
    </message>
    <message>
        <source>, with a different {fields}</source>
        <translation>, con distintos valores en {fields}</translation>
    </message>
    <message>
        <source>, written to {target}</source>
        <translation>, escrito en {target}</translation>
    </message>
    <message>
        <source>, {moved:,} moved</source>
        <translation>, {moved:,} movidas</translation>
    </message>
    <message>
        <source>- is not a file; write ./- if it is named that</source>
        <translation>- no es un archivo; escribe ./- si se llama así</translation>
    </message>
    <message>
        <source>--base is the URL of a folder or a site; name it with --folder or --site</source>
        <translation>--base es la URL de una carpeta o un sitio; indícalo con --folder o --site</translation>
    </message>
    <message>
        <source>--bom is only for tables ({endings})</source>
        <translation>--bom solo sirve para tablas ({endings})</translation>
    </message>
    <message>
        <source>--choice needs --rule</source>
        <translation>--choice necesita --rule</translation>
    </message>
    <message>
        <source>--clear {name} and {name}={assignments} contradict each other</source>
        <translation>--clear {name} y {name}={assignments} se contradicen</translation>
    </message>
    <message>
        <source>--encoding is only for tables, such as .csv and .tsv, and {source} is not one</source>
        <translation>--encoding solo sirve para tablas, como .csv y .tsv, y {source} no lo es</translation>
    </message>
    <message>
        <source>--encoding is only for tables, such as .csv and .tsv; for sitemaps, use repair --encoding</source>
        <translation>--encoding solo sirve para tablas, como .csv y .tsv; para sitemaps, usa repair --encoding</translation>
    </message>
    <message>
        <source>--lastmod takes dates of files; name their folder with --folder</source>
        <translation>--lastmod toma fechas de archivos; indica su carpeta con --folder</translation>
    </message>
    <message>
        <source>--only-indexable leaves them out; --all-pages includes them.</source>
        <translation>--only-indexable las omite; --all-pages las incluye.</translation>
    </message>
    <message>
        <source>--published-url is missing: only what is published can be announced</source>
        <translation>falta --published-url: solo se puede notificar lo que está publicado</translation>
    </message>
    <message>
        <source>--robots: {error}</source>
        <translation>--robots: {error}</translation>
    </message>
    <message>
        <source>--split needs --published-url, because an index lists its files by their full URLs</source>
        <translation>--split necesita --published-url, porque un índice indica sus archivos con su URL completa</translation>
    </message>
    <message>
        <source>--split needs a folder to write to</source>
        <translation>--split necesita una carpeta en la que escribir</translation>
    </message>
    <message>
        <source>--split pattern and --part NAME=PATTERN belong together</source>
        <translation>--split pattern y --part NAME=PATTERN van juntos</translation>
    </message>
    <message>
        <source>--to is for standard output; the name of OUT says what a file gets</source>
        <translation>--to es para la salida estándar; en un archivo, el formato lo indica el nombre de OUT</translation>
    </message>
    <message>
        <source>--{replace} needs --split</source>
        <translation>--{replace} necesita --split</translation>
    </message>
    <message>
        <source>-o and --in-place contradict each other</source>
        <translation>-o y --in-place se contradicen</translation>
    </message>
    <message>
        <source>-o, --dry-run and --diff need --add or --remove</source>
        <translation>-o, --dry-run y --diff necesitan --add o --remove</translation>
    </message>
    <message>
        <source>0 would never end; give 1 or more</source>
        <translation>con 0 no terminaría nunca; indica 1 o más</translation>
    </message>
    <message>
        <source>100% normal</source>
        <translation>100% normal</translation>
    </message>
    <message>
        <source>;</source>
        <translation>;</translation>
    </message>
    <message>
        <source>; did you mean {rule}?</source>
        <translation>; ¿querías decir {rule}?</translation>
    </message>
    <message>
        <source>; there are {known}</source>
        <translation>; hay {known}</translation>
    </message>
    <message>
        <source>&lt;/{closed}&gt; does not match the last opened tag, &lt;{opened}&gt; in line {line}. An end tag is missing, misspelled or left over.</source>
        <translation>&lt;/{closed}&gt; no corresponde a la última etiqueta abierta, &lt;{opened}&gt; en la línea {line}. Falta una etiqueta de cierre, está mal escrita o sobra.</translation>
    </message>
    <message>
        <source>&lt;\! is not valid: a shell script put a backslash before the exclamation mark. Remove it.</source>
        <translation>&lt;\! no es válido: un script del shell ha puesto una barra invertida delante del signo de exclamación. Elimínala.</translation>
    </message>
    <message>
        <source>A &lt; that does not start a tag was changed to &amp;lt;.</source>
        <translation>Un &lt; que no inicia una etiqueta se ha cambiado por &amp;lt;.</translation>
    </message>
    <message>
        <source>A CDATA section or an element that was not closed swallowed what follows it.</source>
        <translation>Una sección CDATA o un elemento sin cerrar se ha tragado lo que le sigue.</translation>
    </message>
    <message>
        <source>A CDATA section, comment or instruction was completed.</source>
        <translation>Se ha completado una sección CDATA, un comentario o una instrucción.</translation>
    </message>
    <message>
        <source>A URL with the wrong characters leads nowhere.</source>
        <translation>Una URL con caracteres incorrectos no lleva a ninguna parte.</translation>
    </message>
    <message>
        <source>A character is written as two halves, as in CESU-8, which is not valid {form}. Write it as one.</source>
        <translation>Un carácter está escrito como dos mitades, como en CESU-8, lo que no es {form} válido. Escríbelo como uno solo.</translation>
    </message>
    <message>
        <source>A character of the URL cannot be written in this format.</source>
        <translation>Un carácter de la URL no se puede escribir en este formato.</translation>
    </message>
    <message>
        <source>A choice of rules has no more than {detail} bytes.</source>
        <translation>Una selección de reglas no ocupa más de {detail} bytes.</translation>
    </message>
    <message>
        <source>A crawler that cannot decompress the file cannot read any of it.</source>
        <translation>Un rastreador que no puede descomprimir el archivo no puede leer nada de él.</translation>
    </message>
    <message>
        <source>A date that stands there keeps its own.</source>
        <translation>Una fecha ya existente conserva la suya.</translation>
    </message>
    <message>
        <source>A date, or a date and time with a zone.</source>
        <translation>Una fecha, o una fecha y una hora con zona.</translation>
    </message>
    <message>
        <source>A few more entries may push the file over the limit, and then it is rejected.</source>
        <translation>Unas pocas entradas más pueden hacer que el archivo supere el límite, y entonces se rechaza.</translation>
    </message>
    <message>
        <source>A file that lists sitemaps instead of pages.</source>
        <translation>Un archivo que enumera sitemaps en lugar de páginas.</translation>
    </message>
    <message>
        <source>A file that tells search engines the URLs of a site: at most 50,000 of them and 50 MB.</source>
        <translation>Un archivo que comunica a los buscadores las URL de un sitio: como máximo 50.000 y 50 MB.</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>Ya existe un archivo con este nombre.</translation>
    </message>
    <message>
        <source>A filter can have at most {detail} terms.</source>
        <translation>Un filtro puede tener como máximo {detail} términos.</translation>
    </message>
    <message>
        <source>A folder or device is not a table.</source>
        <translation>Una carpeta o un dispositivo no es una tabla.</translation>
    </message>
    <message>
        <source>A generator that writes one URL for all pages leaves the other pages out.</source>
        <translation>Un generador que escribe una misma URL para todas las páginas deja fuera las demás.</translation>
    </message>
    <message>
        <source>A key has 8 to 128 letters (a to z, A to Z), digits and hyphens.</source>
        <translation>Una clave tiene de 8 a 128 letras (de la a a la z y de la A a la Z), cifras y guiones.</translation>
    </message>
    <message>
        <source>A leftover tag was removed.</source>
        <translation>Se ha eliminado una etiqueta que sobraba.</translation>
    </message>
    <message>
        <source>A list to be imported under Bulk Redirects.</source>
        <translation>Una lista para importar en Bulk Redirects.</translation>
    </message>
    <message>
        <source>A minus must be followed directly by what it excludes.</source>
        <translation>A un signo menos debe seguirle directamente lo que excluye.</translation>
    </message>
    <message>
        <source>A missing end tag was added.</source>
        <translation>Se ha añadido una etiqueta de cierre que faltaba.</translation>
    </message>
    <message>
        <source>A missing start tag was added.</source>
        <translation>Se ha añadido una etiqueta de apertura que faltaba.</translation>
    </message>
    <message>
        <source>A number in it has too many digits.</source>
        <translation>Un número tiene demasiadas cifras.</translation>
    </message>
    <message>
        <source>A page has one language, so one of the two must be wrong.</source>
        <translation>Una página tiene un solo idioma, así que uno de los dos debe de ser incorrecto.</translation>
    </message>
    <message>
        <source>A page may require a login or keep programs out, and still be there for others.</source>
        <translation>Una página puede exigir iniciar sesión o impedir el acceso a programas y aun así existir para los demás.</translation>
    </message>
    <message>
        <source>A recipe cannot contain {detail}.</source>
        <translation>Una receta no puede contener {detail}.</translation>
    </message>
    <message>
        <source>A regular expression between slashes</source>
        <translation>Una expresión regular entre barras</translation>
    </message>
    <message>
        <source>A regular expression must end with a slash. Write spaces in it as \s.</source>
        <translation>Una expresión regular debe terminar con una barra. Escribe en ella los espacios como \s.</translation>
    </message>
    <message>
        <source>A regular expression; parentheses make groups.</source>
        <translation>Una expresión regular; los paréntesis forman grupos.</translation>
    </message>
    <message>
        <source>A root inside the root was removed; its entries were kept.</source>
        <translation>Se ha eliminado una raíz dentro de la raíz; sus entradas se han conservado.</translation>
    </message>
    <message>
        <source>A rule must be one of these: {detail}.</source>
        <translation>Una regla debe ser una de estas opciones: {detail}.</translation>
    </message>
    <message>
        <source>A second &lt;?xml …?&gt; line was removed.</source>
        <translation>Se ha eliminado una segunda línea &lt;?xml …?&gt;.</translation>
    </message>
    <message>
        <source>A site is missing: begin with a line such as [https://www.example.com].</source>
        <translation>Falta un sitio: empieza con una línea como [https://www.example.com].</translation>
    </message>
    <message>
        <source>A site published from this folder serves the pointer, and crawlers find no sitemap.</source>
        <translation>Un sitio publicado desde esta carpeta sirve el puntero y los rastreadores no encuentran ningún sitemap.</translation>
    </message>
    <message>
        <source>A sitemap lists pages to be indexed; Google reports this as an error.</source>
        <translation>Un sitemap incluye páginas que se deben indexar; Google informa de esto como error.</translation>
    </message>
    <message>
        <source>A sitemap lists what is to be indexed, and nothing else.</source>
        <translation>Un sitemap incluye lo que se debe indexar, y nada más.</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs of its own site and folder.</source>
        <translation>Un sitemap solo puede incluir URL de su propio sitio y su propia carpeta.</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs on its own host.</source>
        <translation>Un sitemap solo puede incluir URL de su propio host.</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs with its own scheme.</source>
        <translation>Un sitemap solo puede incluir URL con su propio esquema.</translation>
    </message>
    <message>
        <source>A sitemap needs at least one entry; search engines report empty ones.</source>
        <translation>Un sitemap necesita al menos una entrada; los buscadores marcan los vacíos como error.</translation>
    </message>
    <message>
        <source>A sitemap only covers the folder it is in and its subfolders.</source>
        <translation>Un sitemap solo abarca la carpeta en la que está y sus subcarpetas.</translation>
    </message>
    <message>
        <source>A sitemap should list the final URL of a page.</source>
        <translation>Un sitemap debería incluir la URL final de una página.</translation>
    </message>
    <message>
        <source>A sitemap should only list canonical URLs.</source>
        <translation>Un sitemap solo debería incluir URL canónicas.</translation>
    </message>
    <message>
        <source>A spreadsheet can have no more than {detail} columns.</source>
        <translation>Una hoja de cálculo no puede tener más de {detail} columnas.</translation>
    </message>
    <message>
        <source>A spreadsheet can have no more than {detail} rows.</source>
        <translation>Una hoja de cálculo no puede tener más de {detail} filas.</translation>
    </message>
    <message>
        <source>A spreadsheet cell must have fewer than {detail} characters.</source>
        <translation>Una celda de una hoja de cálculo debe tener menos de {detail} caracteres.</translation>
    </message>
    <message>
        <source>A stray ]]&gt; was changed to ]]&amp;gt;.</source>
        <translation>Un ]]&gt; suelto se ha cambiado por ]]&amp;gt;.</translation>
    </message>
    <message>
        <source>A tag was written correctly.</source>
        <translation>Se ha corregido la escritura de una etiqueta.</translation>
    </message>
    <message>
        <source>A text can have at most {detail} asterisks.</source>
        <translation>Un texto puede tener como máximo {detail} asteriscos.</translation>
    </message>
    <message>
        <source>A text sitemap has one URL per line and nothing else.</source>
        <translation>Un sitemap de texto tiene una URL por línea y nada más.</translation>
    </message>
    <message>
        <source>A time needs a time zone. Add Z for UTC or an offset such as +01:00, or remove the time.</source>
        <translation>Una hora necesita una zona horaria. Añade Z para UTC o una diferencia como +01:00, o elimina la hora.</translation>
    </message>
    <message>
        <source>A value has more than {n:,} characters, far more than any sitemap needs.</source>
        <translation>Un valor tiene más de {n:,} caracteres, muchos más de los que necesita cualquier sitemap.</translation>
    </message>
    <message>
        <source>A value is a single line and cannot contain a line break.</source>
        <translation>Un valor es una sola línea y no puede contener saltos de línea.</translation>
    </message>
    <message>
        <source>A value is missing here. Example: {detail}</source>
        <translation>Aquí falta un valor. Ejemplo: {detail}</translation>
    </message>
    <message>
        <source>A {kind} cannot be split; only sitemaps of pages can.</source>
        <translation>Este tipo de archivo no se puede dividir ({kind}); solo se pueden dividir sitemaps de páginas.</translation>
    </message>
    <message>
        <source>Absent ({count})</source>
        <translation>No existen ({count})</translation>
    </message>
    <message>
        <source>Accept the recovered entries</source>
        <translation>Aceptar las entradas recuperadas</translation>
    </message>
    <message>
        <source>Accept the recovered entries first.</source>
        <translation>Acepta antes las entradas recuperadas.</translation>
    </message>
    <message>
        <source>Accept what you typed and move down; after Tab, below where you began</source>
        <translation>Aceptar lo escrito y bajar; después de Tab, debajo de donde empezaste</translation>
    </message>
    <message>
        <source>Accept what you typed and move right</source>
        <translation>Aceptar lo escrito y avanzar a la derecha</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Acceso</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Actual si&amp;ze</source>
        <translation>Tamaño &amp;real</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln links</source>
        <translation>
            <numerusform>Añadir %Ln enlace</numerusform>
            <numerusform>Añadir %Ln enlaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln missing &amp;entries</source>
        <translation>
            <numerusform>Añadir %Ln &amp;entrada que falta</numerusform>
            <numerusform>Añadir %Ln &amp;entradas que faltan</numerusform>
        </translation>
    </message>
    <message>
        <source>Add :00 for the seconds</source>
        <translation>Añadir :00 para los segundos</translation>
    </message>
    <message>
        <source>Add a link to the page itself</source>
        <translation>Añadir un enlace a la propia página</translation>
    </message>
    <message>
        <source>Add an XML declaration</source>
        <translation>Añadir una declaración XML</translation>
    </message>
    <message>
        <source>Add an empty file to the files that are open as one document</source>
        <translation>Añade un archivo vacío a los archivos abiertos como un solo documento</translation>
    </message>
    <message>
        <source>Add an entry below the current one</source>
        <translation>Añade una entrada debajo de la actual</translation>
    </message>
    <message>
        <source>Add at least one.</source>
        <translation>Añade al menos una.</translation>
    </message>
    <message>
        <source>Add missing time zone</source>
        <translation>Añadir la zona horaria que falta</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>Añadir uno</translation>
    </message>
    <message>
        <source>Add the URL, or remove the entry.</source>
        <translation>Añade la URL o elimina la entrada.</translation>
    </message>
    <message>
        <source>Add the attribute with its only value</source>
        <translation>Añadir el atributo con su único valor posible</translation>
    </message>
    <message>
        <source>Add the file to the index</source>
        <translation>Añadir el archivo al índice</translation>
    </message>
    <message>
        <source>Add the file&apos;s own site</source>
        <translation>Añadir el sitio del propio archivo</translation>
    </message>
    <message>
        <source>Add the file, or remove it from the index.</source>
        <translation>Añade el archivo o elimínalo del índice.</translation>
    </message>
    <message>
        <source>Add the first day of the month</source>
        <translation>Añadir el primer día del mes</translation>
    </message>
    <message>
        <source>Add the missing language links</source>
        <translation>Añadir los enlaces de idioma que faltan</translation>
    </message>
    <message>
        <source>Add the sitemap namespace</source>
        <translation>Añadir el espacio de nombres de los sitemaps</translation>
    </message>
    <message>
        <source>Add the slash after the host</source>
        <translation>Añadir la barra después del host</translation>
    </message>
    <message>
        <source>Add their entries</source>
        <translation>Añadir sus entradas</translation>
    </message>
    <message numerus="yes">
        <source>Add these %Ln</source>
        <translation>
            <numerusform>Añadir esta</numerusform>
            <numerusform>Añadir estas %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to priority</source>
        <translation>Sumar a la prioridad</translation>
    </message>
    <message>
        <source>Add trailing slash</source>
        <translation>Añadir barra final</translation>
    </message>
    <message>
        <source>Add xmlns:{prefix} to the root element.</source>
        <translation>Añade xmlns:{prefix} al elemento raíz.</translation>
    </message>
    <message>
        <source>Add {what}</source>
        <translation>Añadir {what}</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadidas</translation>
    </message>
    <message>
        <source>Added or changed</source>
        <translation>Añadidas o modificadas</translation>
    </message>
    <message>
        <source>Added since the file was opened or saved</source>
        <translation>Añadida desde que el archivo se abrió o se guardó</translation>
    </message>
    <message>
        <source>Added to the days.</source>
        <translation>Se suman a los días.</translation>
    </message>
    <message>
        <source>Added to the hours.</source>
        <translation>Se suman a las horas.</translation>
    </message>
    <message>
        <source>Adds a slash to paths that do not end in a file name.</source>
        <translation>Añade una barra a las rutas que no terminan en un nombre de archivo.</translation>
    </message>
    <message>
        <source>Adds a time zone to times that have none.</source>
        <translation>Añade una zona horaria a las horas que no la tienen.</translation>
    </message>
    <message>
        <source>Adds copies of the entries below the last one.</source>
        <translation>Añade copias de las entradas debajo de la última.</translation>
    </message>
    <message>
        <source>Adds midnight to dates without a time, and seconds to times without them.</source>
        <translation>Añade la medianoche a las fechas sin hora y los segundos a las horas que no los tienen.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Recomendación</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>After a slash, it is usually a mistake. Remove it.</source>
        <translation>Después de una barra suele ser un error. Elimínalo.</translation>
    </message>
    <message>
        <source>After {period}</source>
        <translation>Después de {period}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows</source>
        <translation>
            <numerusform>La única fila</numerusform>
            <numerusform>Las %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows shown</source>
        <translation>
            <numerusform>La única fila mostrada</numerusform>
            <numerusform>Las %Ln filas mostradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows, in file order</source>
        <translation>
            <numerusform>La única fila</numerusform>
            <numerusform>Las %Ln filas, en el orden del archivo</numerusform>
        </translation>
    </message>
    <message>
        <source>All URLs have been checked, some of them earlier.</source>
        <translation>Se han comprobado todas las URL, algunas de ellas anteriormente.</translation>
    </message>
    <message>
        <source>All dates are equal</source>
        <translation>Todas las fechas son iguales</translation>
    </message>
    <message>
        <source>All differences ({n})</source>
        <translation>Todas las diferencias ({n})</translation>
    </message>
    <message numerus="yes">
        <source>All entries are written, including %Ln that are not shown.</source>
        <translation>
            <numerusform>Se escriben todas las entradas, incluida %Ln que no se muestra.</numerusform>
            <numerusform>Se escriben todas las entradas, incluidas %Ln que no se muestran.</numerusform>
        </translation>
    </message>
    <message>
        <source>All entries say {value}, which tells nothing apart.</source>
        <translation>Todas las entradas indican {value}, lo que no distingue nada.</translation>
    </message>
    <message>
        <source>All entries that have one say {value}, which tells nothing apart.</source>
        <translation>Todas las entradas que la tienen indican {value}, lo que no distingue nada.</translation>
    </message>
    <message>
        <source>All filter terms</source>
        <translation>Todos los términos de filtro</translation>
    </message>
    <message>
        <source>All findings</source>
        <translation>Todos los hallazgos</translation>
    </message>
    <message>
        <source>All menus and keys</source>
        <translation>Todos los menús y teclas</translation>
    </message>
    <message>
        <source>All of them answer with a page that can be listed.</source>
        <translation>Todas responden con una página que se puede incluir.</translation>
    </message>
    <message>
        <source>All of these rows</source>
        <translation>Todas estas filas</translation>
    </message>
    <message>
        <source>All operations</source>
        <translation>Todas las operaciones</translation>
    </message>
    <message>
        <source>All options: {call}</source>
        <translation>Todas las opciones: {call}</translation>
    </message>
    <message>
        <source>All priorities are equal</source>
        <translation>Todas las prioridades son iguales</translation>
    </message>
    <message>
        <source>All {count:,} priorities are {value}. Priorities only matter relative to each other.</source>
        <translation>Las {count:,} prioridades son {value}. Las prioridades solo importan en relación con las demás.</translation>
    </message>
    <message>
        <source>Allowed or denied</source>
        <translation>Permitido o denegado</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>An asterisk matches anything</source>
        <translation>Un asterisco coincide con cualquier cosa</translation>
    </message>
    <message>
        <source>An element around entries was removed; they were kept.</source>
        <translation>Se ha eliminado un elemento que rodeaba entradas; estas se han conservado.</translation>
    </message>
    <message>
        <source>An element with the URL of an entry was renamed to loc.</source>
        <translation>Un elemento con la URL de una entrada se ha renombrado a loc.</translation>
    </message>
    <message>
        <source>An empty hreflang is neither a language code nor x-default.</source>
        <translation>Un hreflang vacío no es un código de idioma ni x-default.</translation>
    </message>
    <message>
        <source>An entry above lists the same file.</source>
        <translation>Una entrada anterior indica el mismo archivo.</translation>
    </message>
    <message>
        <source>An entry has more than {n:,} characters, far more than any sitemap needs.</source>
        <translation>Una entrada tiene más de {n:,} caracteres, muchos más de los que necesita cualquier sitemap.</translation>
    </message>
    <message>
        <source>An entry is called {name} here, but {meant} in a sitemap. Rename these elements.</source>
        <translation>Las entradas se llaman aquí {name}, pero {meant} en un sitemap. Cambia el nombre de estos elementos.</translation>
    </message>
    <message>
        <source>An entry of the other kind of sitemap was named as those of this one.</source>
        <translation>Una entrada del otro tipo de sitemap se ha renombrado como las de este.</translation>
    </message>
    <message>
        <source>An entry stands for one page, and so for one article.</source>
        <translation>Una entrada representa una página y, por tanto, un artículo.</translation>
    </message>
    <message>
        <source>An entry with another name was renamed.</source>
        <translation>Se ha renombrado una entrada que tenía otro nombre.</translation>
    </message>
    <message>
        <source>An index cannot be exported as a list of URLs, because it lists sitemaps, not pages. Export it as XML.</source>
        <translation>Un índice no se puede exportar como lista de URL, porque enumera sitemaps, no páginas. Expórtalo como XML.</translation>
    </message>
    <message>
        <source>An index may only list sitemaps; search engines ignore an index inside an index.</source>
        <translation>Un índice solo puede incluir sitemaps; los buscadores ignoran un índice dentro de otro.</translation>
    </message>
    <message>
        <source>An index that lists itself sends crawlers in a circle.</source>
        <translation>Un índice que se incluye a sí mismo hace dar vueltas a los rastreadores.</translation>
    </message>
    <message>
        <source>An unescaped &amp; breaks the XML, so most crawlers reject the whole file.</source>
        <translation>Un &amp; suelto rompe el XML, así que la mayoría de los rastreadores rechazan todo el archivo.</translation>
    </message>
    <message>
        <source>Another rule already redirects this URL.</source>
        <translation>Otra regla ya redirige esta URL.</translation>
    </message>
    <message>
        <source>Answers of the pages</source>
        <translation>Respuestas de las páginas</translation>
    </message>
    <message>
        <source>Any crawler</source>
        <translation>Cualquier rastreador</translation>
    </message>
    <message>
        <source>Any finding</source>
        <translation>Cualquier hallazgo</translation>
    </message>
    <message>
        <source>Apache</source>
        <translation>Apache</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Apply a recipe and leave every other byte as it is.</source>
        <translation>Aplica una receta y deja intactos todos los demás bytes.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Árabe</translation>
    </message>
    <message>
        <source>Archive instead of gzip</source>
        <translation>Otro archivo comprimido en lugar de gzip</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Argumento</translation>
    </message>
    <message>
        <source>As in your country, long</source>
        <translation>Según su país, larga</translation>
    </message>
    <message>
        <source>As in your country, short</source>
        <translation>Según su país, corta</translation>
    </message>
    <message>
        <source>As they are written</source>
        <translation>Como están escritas</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>As usual in your country</source>
        <translation>El habitual en tu país</translation>
    </message>
    <message>
        <source>As written, the day alone</source>
        <translation>Como están escritas, solo el día</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Ascendente</translation>
    </message>
    <message>
        <source>Ascending: A before Z, old before new, low before high.</source>
        <translation>Ascendente: A antes que Z, lo antiguo antes que lo nuevo, lo bajo antes que lo alto.</translation>
    </message>
    <message>
        <source>Ask before matches are replaced with nothing</source>
        <translation>Preguntar antes de reemplazar las coincidencias por nada</translation>
    </message>
    <message>
        <source>Ask before other steps replace those that are in no recipe</source>
        <translation>Preguntar antes de reemplazar pasos que no están en ninguna receta</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Preguntar siempre</translation>
    </message>
    <message>
        <source>Ask for the URLs of sitemaps on the live site, politely and obeying robots.txt, and list those that do not answer with a page to be listed. Answers are kept for a day: called again, it goes on where it was broken off.</source>
        <translation>Consulta las URL de los sitemaps en el sitio publicado, con moderación y respetando robots.txt, y muestra las que no responden con una página que pueda figurar. Las respuestas se conservan un día: si se vuelve a ejecutar, continúa donde se interrumpió.</translation>
    </message>
    <message>
        <source>Ask once, when several are open</source>
        <translation>Preguntar una vez, cuando haya varios abiertos</translation>
    </message>
    <message>
        <source>Ask the live site whether the URLs answer, and with what</source>
        <translation>Consulta en el sitio publicado si las URL responden y con qué</translation>
    </message>
    <message>
        <source>Asked for until {day} at {time}.</source>
        <translation>Consultado hasta el {day} a las {time}.</translation>
    </message>
    <message>
        <source>Asks not to be indexed, when last checked</source>
        <translation>Pide no ser indexada, según la última comprobación</translation>
    </message>
    <message>
        <source>At character {n}.</source>
        <translation>En el carácter {n}.</translation>
    </message>
    <message>
        <source>At least one of them</source>
        <translation>Al menos uno de ellos</translation>
    </message>
    <message>
        <source>At the end.</source>
        <translation>Al final.</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Comprobación de las URL</translation>
    </message>
    <message>
        <source>Audit of {name}</source>
        <translation>Comprobación de {name}</translation>
    </message>
    <message>
        <source>Autoplay parameter</source>
        <translation>Parámetro de reproducción automática</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Before {period}</source>
        <translation>Antes de {period}</translation>
    </message>
    <message>
        <source>Bing and Google use it to decide which pages to crawl again.</source>
        <translation>Bing y Google lo usan para decidir qué páginas vuelven a rastrear.</translation>
    </message>
    <message>
        <source>Bing recommends including the time so that it notices changes within a day.</source>
        <translation>Bing recomienda incluir la hora para detectar los cambios de un mismo día.</translation>
    </message>
    <message>
        <source>Blank line</source>
        <translation>Línea en blanco</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqueada</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>Bloqueada por robots.txt</translation>
    </message>
    <message>
        <source>Blocked by the site&apos;s robots.txt</source>
        <translation>Bloqueada por el robots.txt del sitio</translation>
    </message>
    <message>
        <source>Both http and https</source>
        <translation>http y https mezclados</translation>
    </message>
    <message>
        <source>Both http and https sitemaps</source>
        <translation>Sitemaps con http y con https</translation>
    </message>
    <message>
        <source>Both mean the same site, but not every tool understands the readable form.</source>
        <translation>Ambos designan el mismo sitio, pero no todas las herramientas entienden la forma legible.</translation>
    </message>
    <message>
        <source>Both sides were kept.</source>
        <translation>Se han conservado ambos lados.</translation>
    </message>
    <message>
        <source>Both terms match</source>
        <translation>Se cumplen ambos términos</translation>
    </message>
    <message>
        <source>Both words, in fields, images, videos, news or languages</source>
        <translation>Ambas palabras, en campos, imágenes, vídeos, noticias o idiomas</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply here.</source>
        <translation>Aquí hay demasiados paréntesis anidados.</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply.</source>
        <translation>Hay demasiados corchetes anidados.</translation>
    </message>
    <message>
        <source>Breaks the protocol</source>
        <translation>Infringe el protocolo</translation>
    </message>
    <message>
        <source>Breaks the sitemap protocol. Search engines may reject the entry or the whole file, and an export waits until it is fixed.</source>
        <translation>Infringe el protocolo de los sitemaps. Los buscadores pueden rechazar la entrada o todo el archivo, y no se exporta hasta que se corrija.</translation>
    </message>
    <message>
        <source>Bring back an earlier filter</source>
        <translation>Recuperar un filtro anterior</translation>
    </message>
    <message>
        <source>Broken percent code</source>
        <translation>Código de porcentaje incorrecto</translation>
    </message>
    <message>
        <source>Bundled</source>
        <translation>Incluidas</translation>
    </message>
    <message>
        <source>By kind of page: a path pattern for each file</source>
        <translation>Por tipo de página: un patrón de rutas para cada archivo</translation>
    </message>
    <message>
        <source>By language, such as /en/ or /pt-BR/</source>
        <translation>Por idioma, como /en/ o /pt-BR/</translation>
    </message>
    <message>
        <source>By language: the start of the path, such as /en/ or /pt-BR/</source>
        <translation>Por idioma: el comienzo de la ruta, como /en/ o /pt-BR/</translation>
    </message>
    <message>
        <source>By logarithm</source>
        <translation>Por logaritmo</translation>
    </message>
    <message>
        <source>By number only, in the existing order</source>
        <translation>Solo por número, en el orden actual</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por posición</translation>
    </message>
    <message>
        <source>By rank, by size, or by the logarithm, where few pages have most of it.</source>
        <translation>Por posición, por tamaño o por logaritmo, cuando pocas páginas concentran la mayor parte.</translation>
    </message>
    <message>
        <source>By section: the first folder in the path, such as /blog/</source>
        <translation>Por sección: la primera carpeta de la ruta, como /blog/</translation>
    </message>
    <message>
        <source>By section: the first folder, such as /blog/</source>
        <translation>Por sección: la primera carpeta, como /blog/</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Por tamaño</translation>
    </message>
    <message>
        <source>By the rules for URLs, the two are the same.</source>
        <translation>Según las reglas de las URL, las dos son iguales.</translation>
    </message>
    <message>
        <source>By year of last modification</source>
        <translation>Por año de la última modificación</translation>
    </message>
    <message>
        <source>Byte order mark</source>
        <translation>Marca de orden de bytes</translation>
    </message>
    <message>
        <source>Bytes do not fit the encoding</source>
        <translation>Los bytes no corresponden a la codificación</translation>
    </message>
    <message>
        <source>C&amp;lear values</source>
        <translation>Borrar &amp;valores</translation>
    </message>
    <message>
        <source>CDATA begins here and never ends. Add the missing ]]&gt;.</source>
        <translation>aquí empieza un CDATA que no termina. Añade el ]]&gt; que falta.</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>CSV byte order mark</source>
        <translation>CSV BOM marca de orden</translation>
    </message>
    <message>
        <source>CSV delimiter default</source>
        <translation>CSV delimitador predeterminado</translation>
    </message>
    <message>
        <source>Cancel and keep the old value</source>
        <translation>Cancelar y conservar el valor anterior</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>No se puede leer</translation>
    </message>
    <message>
        <source>Canonical</source>
        <translation>Canónica</translation>
    </message>
    <message>
        <source>Canonicalised</source>
        <translation>Canonicalizada</translation>
    </message>
    <message>
        <source>Canonicalised page</source>
        <translation>Página canonicalizada</translation>
    </message>
    <message>
        <source>Capital letters in scheme or host</source>
        <translation>Mayúsculas en el esquema o el host</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Central Europe</source>
        <translation>Europa central</translation>
    </message>
    <message>
        <source>Chamorro</source>
        <translation>chamorro</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln places</source>
        <translation>
            <numerusform>Cambiar %Ln lugar</numerusform>
            <numerusform>Cambiar %Ln lugares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln rows</source>
        <translation>
            <numerusform>Cambiar %Ln fila</numerusform>
            <numerusform>Cambiar %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Change base path</source>
        <translation>Cambiar ruta base</translation>
    </message>
    <message>
        <source>Change scheme and host to lower case</source>
        <translation>Pasar el esquema y el host a minúsculas</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Cambiar zona horaria</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificadas</translation>
    </message>
    <message>
        <source>Changed since the last save</source>
        <translation>Modificadas desde la última vez que se guardó</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Changes every URL to http or https. Default ports are removed.</source>
        <translation>Cambia todas las URL a http o https. Los puertos predeterminados se eliminan.</translation>
    </message>
    <message>
        <source>Changes http to https everywhere and hosts to lower case.</source>
        <translation>Cambia http por https en todas partes y pone los hosts en minúsculas.</translation>
    </message>
    <message>
        <source>Changes priorities outside a range to the nearest end of it.</source>
        <translation>Cambia las prioridades que están fuera de un intervalo a su extremo más próximo.</translation>
    </message>
    <message>
        <source>Character not allowed in URLs</source>
        <translation>Carácter no permitido en las URL</translation>
    </message>
    <message>
        <source>Character not allowed in XML</source>
        <translation>Carácter no permitido en XML</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Comprobada</translation>
    </message>
    <message>
        <source>Checked from {first} to {last}.</source>
        <translation>Comprobadas del {first} al {last}.</translation>
    </message>
    <message>
        <source>Checked on {day} at {time}.</source>
        <translation>Comprobado el {day} a las {time}.</translation>
    </message>
    <message>
        <source>Checked on {day}.</source>
        <translation>Comprobadas el {day}.</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chino</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Elige qué hacer.</translation>
    </message>
    <message>
        <source>Clean dates</source>
        <translation>Limpiar fechas</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Clear date</source>
        <translation>Borrar fecha</translation>
    </message>
    <message>
        <source>Clear frequency</source>
        <translation>Borrar frecuencia</translation>
    </message>
    <message>
        <source>Clear future dates</source>
        <translation>Borrar fechas futuras</translation>
    </message>
    <message>
        <source>Clear identical dates</source>
        <translation>Borrar fechas idénticas</translation>
    </message>
    <message>
        <source>Clear priority</source>
        <translation>Borrar prioridad</translation>
    </message>
    <message>
        <source>Clear the line; leave it if already empty</source>
        <translation>Vaciar la línea; salir de ella si ya está vacía</translation>
    </message>
    <message numerus="yes">
        <source>Clear {field} in %Ln rows</source>
        <translation>
            <numerusform>Borrar {field} en %Ln fila</numerusform>
            <numerusform>Borrar {field} en %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Client error</source>
        <translation>Error de cliente</translation>
    </message>
    <message>
        <source>Clock time</source>
        <translation>Hora del reloj</translation>
    </message>
    <message>
        <source>Close the bar</source>
        <translation>Cerrar la barra</translation>
    </message>
    <message>
        <source>Close to a limit</source>
        <translation>Cerca de un límite</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>Muy juntas</translation>
    </message>
    <message>
        <source>Cloudflare</source>
        <translation>Cloudflare</translation>
    </message>
    <message>
        <source>Co&amp;py the findings</source>
        <translation>Copiar los halla&amp;zgos</translation>
    </message>
    <message>
        <source>Co&amp;verage…</source>
        <translation>Co&amp;bertura…</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Columns that are not used: {names}.</source>
        <translation>Columnas que no se usan: {names}.</translation>
    </message>
    <message>
        <source>Columns that were left out: {names}, and {n} more.</source>
        <translation>Columnas que se han omitido: {names} y {n} más.</translation>
    </message>
    <message>
        <source>Columns that were left out: {names}.</source>
        <translation>Columnas que se han omitido: {names}.</translation>
    </message>
    <message>
        <source>Combining terms</source>
        <translation>Combinar términos</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Command line reference</source>
        <translation>Referencia de la línea de comandos</translation>
    </message>
    <message>
        <source>Compare a sitemap with the pages of a built site, with those of the live site, or with the URLs of a table or another sitemap: which pages are missing in it, which are rightly left out, which URLs are not there, and to which no page links. Only --site fetches anything.</source>
        <translation>Compara un sitemap con las páginas de un sitio generado, con las del sitio publicado o con las URL de una tabla o de otro sitemap: qué páginas faltan, cuáles se omiten con razón, qué URL no existen y a cuáles no enlaza ninguna página. Solo --site obtiene algo de la red.</translation>
    </message>
    <message>
        <source>Compare with what is &amp;published</source>
        <translation>Comparar con lo &amp;publicado</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar con…</translation>
    </message>
    <message>
        <source>Compared with another file</source>
        <translation>Comparado con otro archivo</translation>
    </message>
    <message>
        <source>Complete and encode the URLs</source>
        <translation>Completar y codificar las URL</translation>
    </message>
    <message>
        <source>Complete folder names, such as /staging/.</source>
        <translation>Nombres de carpeta completos, como /staging/.</translation>
    </message>
    <message numerus="yes">
        <source>Complete languages in %Ln rows</source>
        <translation>
            <numerusform>Completar idiomas en %Ln fila</numerusform>
            <numerusform>Completar idiomas en %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete the scheme</source>
        <translation>Completar el esquema</translation>
    </message>
    <message>
        <source>Compressed data is damaged</source>
        <translation>Los datos comprimidos están dañados</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compresión</translation>
    </message>
    <message>
        <source>Computer clocks start in 1970, so it is often a mistake. It is reported even if it is right.</source>
        <translation>Los relojes de los ordenadores empiezan en 1970, así que suele ser un error. Se marca aunque sea correcta.</translation>
    </message>
    <message>
        <source>Content before the XML</source>
        <translation>Contenido antes del XML</translation>
    </message>
    <message>
        <source>Continue with what could be recovered from a damaged file</source>
        <translation>Continúa con lo que se ha podido recuperar de un archivo dañado</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Control characters break the XML, so most crawlers reject the whole file.</source>
        <translation>Los caracteres de control rompen el XML, así que la mayoría de los rastreadores rechazan todo el archivo.</translation>
    </message>
    <message>
        <source>Convert %u codes to UTF-8</source>
        <translation>Convertir los códigos %u a UTF-8</translation>
    </message>
    <message>
        <source>Convert the percentage</source>
        <translation>Convertir el porcentaje</translation>
    </message>
    <message>
        <source>Convert to UTF-&amp;8</source>
        <translation>Convertir a UTF-&amp;8</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>Convertir a UTF-8</translation>
    </message>
    <message>
        <source>Converts scheme and host to lower case. The path stays as it is.</source>
        <translation>Pasa el esquema y el host a minúsculas. La ruta se queda como está.</translation>
    </message>
    <message>
        <source>Converts times to another time zone. Dates without a time stay as they are.</source>
        <translation>Convierte las horas a otra zona horaria. Las fechas sin hora se quedan como están.</translation>
    </message>
    <message>
        <source>Cop&amp;y URL</source>
        <translation>Copiar &amp;URL</translation>
    </message>
    <message>
        <source>Cop&amp;y URLs</source>
        <translation>Copiar &amp;URL</translation>
    </message>
    <message>
        <source>Copy URLs</source>
        <translation>Copiar URL</translation>
    </message>
    <message>
        <source>Copy the cells with their column names above them</source>
        <translation>Copia las celdas con los nombres de sus columnas encima</translation>
    </message>
    <message>
        <source>Copy the findings, ready to paste into an email or a spreadsheet</source>
        <translation>Copia los hallazgos, listos para pegarlos en un correo o una hoja de cálculo</translation>
    </message>
    <message>
        <source>Copy the full URLs of the selected rows, one per line</source>
        <translation>Copia las URL completas de las filas seleccionadas, una por línea</translation>
    </message>
    <message>
        <source>Copy the top selected value into the cells below it</source>
        <translation>Copia el primer valor seleccionado en las celdas de debajo</translation>
    </message>
    <message numerus="yes">
        <source>Copy to the other %Ln rows</source>
        <translation>
            <numerusform>Copiar a la otra fila</numerusform>
            <numerusform>Copiar a las otras %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy with &amp;headings</source>
        <translation>Copiar con &amp;encabezados</translation>
    </message>
    <message numerus="yes">
        <source>Copy {what} to %Ln rows</source>
        <translation>
            <numerusform>Copiar {what} en %Ln fila</numerusform>
            <numerusform>Copiar {what} en %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct the country</source>
        <translation>Corregir el país</translation>
    </message>
    <message>
        <source>Correct the format</source>
        <translation>Corregir el formato</translation>
    </message>
    <message>
        <source>Correct the host.</source>
        <translation>Corrige el host.</translation>
    </message>
    <message>
        <source>Correct the letter case</source>
        <translation>Corregir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Correct the prefix</source>
        <translation>Corregir el prefijo</translation>
    </message>
    <message>
        <source>Correct the scheme</source>
        <translation>Corregir el esquema</translation>
    </message>
    <message>
        <source>Correct the slashes around the host</source>
        <translation>Corregir las barras en torno al host</translation>
    </message>
    <message>
        <source>Correct the spelling</source>
        <translation>Corregir la grafía</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Países</translation>
    </message>
    <message>
        <source>Crawlers cannot fetch anything else.</source>
        <translation>Los rastreadores no pueden obtener nada más.</translation>
    </message>
    <message>
        <source>Crawlers cannot find a server with this name.</source>
        <translation>Los rastreadores no pueden encontrar ningún servidor con este nombre.</translation>
    </message>
    <message>
        <source>Crawlers compare it character by character; Google does not even accept https.</source>
        <translation>Los rastreadores lo comparan carácter por carácter; Google ni siquiera acepta https.</translation>
    </message>
    <message>
        <source>Crawlers do not expand custom entities, so they miss part of the value.</source>
        <translation>Los rastreadores no expanden las entidades propias, así que les falta parte del valor.</translation>
    </message>
    <message>
        <source>Crawlers do not see text as entries. A template or a web page escaped what is XML.</source>
        <translation>Los rastreadores no ven el texto como entradas. Una plantilla o una página web ha escapado lo que es XML.</translation>
    </message>
    <message>
        <source>Crawlers identify a file by its root element and reject anything else.</source>
        <translation>Los rastreadores identifican un archivo por su elemento raíz y rechazan cualquier otro.</translation>
    </message>
    <message>
        <source>Crawlers look for URLs in entries and find none.</source>
        <translation>Los rastreadores buscan las URL en entradas y no encuentran ninguna.</translation>
    </message>
    <message>
        <source>Crawlers look for entries by their name and find none.</source>
        <translation>Los rastreadores buscan las entradas por su nombre y no encuentran ninguna.</translation>
    </message>
    <message>
        <source>Crawlers look for entries directly in the root and find none.</source>
        <translation>Los rastreadores buscan las entradas directamente en la raíz y no encuentran ninguna.</translation>
    </message>
    <message>
        <source>Crawlers look for entries in the root itself and find none. Joined files are often like this.</source>
        <translation>Los rastreadores buscan entradas en la propia raíz y no encuentran ninguna. Suele ocurrir al unir archivos.</translation>
    </message>
    <message>
        <source>Crawlers may request a URL that does not exist.</source>
        <translation>Los rastreadores pueden solicitar una URL que no existe.</translation>
    </message>
    <message>
        <source>Crawlers read it twice, and its figures are counted twice.</source>
        <translation>Los rastreadores lo leen dos veces y sus cifras se cuentan dos veces.</translation>
    </message>
    <message>
        <source>Crawlers read only the first {limit:,} bytes; the rest was ignored.</source>
        <translation>Los rastreadores solo leen los primeros {limit:,} bytes; el resto se ha ignorado.</translation>
    </message>
    <message>
        <source>Crawlers request a URL that does not exist.</source>
        <translation>Los rastreadores solicitan una URL que no existe.</translation>
    </message>
    <message>
        <source>Crawlers request a page that does not exist.</source>
        <translation>Los rastreadores solicitan una página que no existe.</translation>
    </message>
    <message>
        <source>Crawlers resolve it, so the URL they use differs from the one listed.</source>
        <translation>Los rastreadores la resuelven, así que la URL que usan no es la que figura.</translation>
    </message>
    <message>
        <source>Crawlers see the placeholder instead of a value. No fix can know what belongs there.</source>
        <translation>Los rastreadores ven el marcador de posición en lugar de un valor. Ninguna corrección puede saber qué va ahí.</translation>
    </message>
    <message>
        <source>Crawlers stop reading at the first such error and drop the rest of the file, or all of it.</source>
        <translation>Los rastreadores dejan de leer en el primer error de este tipo y descartan el resto del archivo o el archivo entero.</translation>
    </message>
    <message>
        <source>Crawlers would go in a circle, so they follow neither.</source>
        <translation>Los rastreadores darían vueltas en círculo, así que no siguen ninguno de los dos.</translation>
    </message>
    <message>
        <source>Create a sitemap from a CSV file or spreadsheet</source>
        <translation>Crea un sitemap a partir de un archivo CSV o una hoja de cálculo</translation>
    </message>
    <message numerus="yes">
        <source>Create a sitemap with %Ln entries</source>
        <translation>
            <numerusform>Crear un sitemap con %Ln entrada</numerusform>
            <numerusform>Crear un sitemap con %Ln entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Create an index for files that are open as one document and have none</source>
        <translation>Crea un índice para archivos que están abiertos como un solo documento y no lo tienen</translation>
    </message>
    <message numerus="yes">
        <source>Create an index of %Ln sitemaps</source>
        <translation>
            <numerusform>Crear un índice de %Ln sitemap</numerusform>
            <numerusform>Crear un índice de %Ln sitemaps</numerusform>
        </translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Custom entity</source>
        <translation>Entidad propia</translation>
    </message>
    <message numerus="yes">
        <source>Cut %Ln rows</source>
        <translation>
            <numerusform>Cortar %Ln fila</numerusform>
            <numerusform>Cortar %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirílico</translation>
    </message>
    <message>
        <source>D&amp;uplicate row</source>
        <translation>&amp;Duplicar fila</translation>
    </message>
    <message>
        <source>D&amp;uplicate rows</source>
        <translation>&amp;Duplicar filas</translation>
    </message>
    <message>
        <source>Daily below</source>
        <translation>Daily por debajo de</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Data column</source>
        <translation>Columna de datos</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Fecha y hora</translation>
    </message>
    <message>
        <source>Date each file in the index by the newest date in the file</source>
        <translation>Fecha cada archivo del índice con la fecha más reciente que contiene</translation>
    </message>
    <message>
        <source>Date format not allowed</source>
        <translation>Formato de fecha no permitido</translation>
    </message>
    <message>
        <source>Date from files</source>
        <translation>Fecha de los archivos</translation>
    </message>
    <message>
        <source>Date from git</source>
        <translation>Fecha de git</translation>
    </message>
    <message>
        <source>Date from page</source>
        <translation>Fecha de la página</translation>
    </message>
    <message>
        <source>Date in the index is too old</source>
        <translation>La fecha del índice es demasiado antigua</translation>
    </message>
    <message>
        <source>Date is before 1970</source>
        <translation>La fecha es anterior a 1970</translation>
    </message>
    <message>
        <source>Date is impossible</source>
        <translation>La fecha es imposible</translation>
    </message>
    <message>
        <source>Date is in the future</source>
        <translation>La fecha está en el futuro</translation>
    </message>
    <message>
        <source>Date is newer than the page</source>
        <translation>La fecha es más reciente que la página</translation>
    </message>
    <message>
        <source>Date is older than the page</source>
        <translation>La fecha es anterior a la de la página</translation>
    </message>
    <message>
        <source>Date is older than the web</source>
        <translation>La fecha es anterior a la web</translation>
    </message>
    <message>
        <source>Date is too long</source>
        <translation>La fecha es demasiado larga</translation>
    </message>
    <message>
        <source>Date only</source>
        <translation>Solo fecha</translation>
    </message>
    <message>
        <source>Date with time</source>
        <translation>Fecha con hora</translation>
    </message>
    <message>
        <source>Date without a day</source>
        <translation>Fecha sin día</translation>
    </message>
    <message>
        <source>Date without time</source>
        <translation>Fecha sin hora</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Dates ahead of now</source>
        <translation>Fechas en el futuro</translation>
    </message>
    <message>
        <source>Dates in local for&amp;mat</source>
        <translation>F&amp;echas en formato local</translation>
    </message>
    <message>
        <source>Dates in the future: {count:,}.</source>
        <translation>Fechas en el futuro: {count:,}.</translation>
    </message>
    <message>
        <source>Dates in the table</source>
        <translation>Fechas en la tabla</translation>
    </message>
    <message>
        <source>Dates that only show when the sitemap was generated are of no use, and Bing ignores them.</source>
        <translation>Las fechas que solo indican cuándo se generó el sitemap no sirven de nada y Bing las ignora.</translation>
    </message>
    <message>
        <source>Dates without a time</source>
        <translation>Fechas sin hora</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Día y hora</translation>
    </message>
    <message>
        <source>Day and time with seconds</source>
        <translation>Día y hora con segundos</translation>
    </message>
    <message>
        <source>Day of the week of the last modified date, as written</source>
        <translation>Día de la semana de la última modificación, tal como está escrita</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Days since a page was last modified; Insight counts those in each folder.</source>
        <translation>Días desde la última modificación de una página; Análisis cuenta estas páginas en cada carpeta.</translation>
    </message>
    <message>
        <source>De&amp;tails</source>
        <translation>&amp;Detalles</translation>
    </message>
    <message>
        <source>Declare XML 1.0</source>
        <translation>Declarar XML 1.0</translation>
    </message>
    <message>
        <source>Decode %25 before an escape</source>
        <translation>Descodificar %25 delante de una secuencia de escape</translation>
    </message>
    <message>
        <source>Delay between two requests to a host</source>
        <translation>Espera entre dos solicitudes a un host</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rows</source>
        <translation>
            <numerusform>Eliminar %Ln fila</numerusform>
            <numerusform>Eliminar %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete entries</source>
        <translation>Eliminar entradas</translation>
    </message>
    <message>
        <source>Delete it.</source>
        <translation>Elimínalo.</translation>
    </message>
    <message>
        <source>Delete the selected entries</source>
        <translation>Elimina las entradas seleccionadas</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files</source>
        <translation>
            <numerusform>%Ln archivo eliminado</numerusform>
            <numerusform>%Ln archivos eliminados</numerusform>
        </translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Descendente</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>¿Querías decir {name}?</translation>
    </message>
    <message>
        <source>Different values</source>
        <translation>Valores distintos</translation>
    </message>
    <message>
        <source>Different values ({n})</source>
        <translation>Valores distintos ({n})</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>Discard the unsaved changes to %Ln documents?</source>
        <translation>
            <numerusform>¿Descartar los cambios sin guardar de %Ln documento?</numerusform>
            <numerusform>¿Descartar los cambios sin guardar de %Ln documentos?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %Ln rows</source>
        <translation>
            <numerusform>Distribuir %Ln fila</numerusform>
            <numerusform>Distribuir %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not open again</source>
        <translation>No volver a abrir</translation>
    </message>
    <message>
        <source>Document type declaration</source>
        <translation>Declaración de tipo de documento</translation>
    </message>
    <message>
        <source>Does no harm, but could be better.</source>
        <translation>No perjudica, pero podría mejorarse.</translation>
    </message>
    <message>
        <source>Dots in the path</source>
        <translation>Puntos en la ruta</translation>
    </message>
    <message>
        <source>Double slash in the path</source>
        <translation>Doble barra en la ruta</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>Drop tracking parameters</source>
        <translation>Quitar parámetros de seguimiento</translation>
    </message>
    <message>
        <source>Drop what need not be listed</source>
        <translation>Quitar lo que no hace falta incluir</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln rows</source>
        <translation>
            <numerusform>Duplicar %Ln fila</numerusform>
            <numerusform>Duplicar %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate element</source>
        <translation>Elemento duplicado</translation>
    </message>
    <message>
        <source>Duplicate entries</source>
        <translation>Duplicar entradas</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Each may appear only once; which one a search engine would use is unknown.</source>
        <translation>Cada uno puede aparecer una sola vez; no se sabe cuál usaría un buscador.</translation>
    </message>
    <message>
        <source>Each of “do” must name its operation, such as {detail}.</source>
        <translation>Cada elemento de «do» debe nombrar su operación, por ejemplo, {detail}.</translation>
    </message>
    <message>
        <source>Each page links to all other languages.</source>
        <translation>Cada página enlaza a todos los demás idiomas.</translation>
    </message>
    <message>
        <source>Each row is an object of its own line. Values are text; an empty one is null.</source>
        <translation>Cada fila es un objeto en su propia línea. Los valores son texto; uno vacío es null.</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>&amp;Versiones anteriores…</translation>
    </message>
    <message>
        <source>Earlier versions kept</source>
        <translation>Versiones anteriores que se conservan</translation>
    </message>
    <message>
        <source>Edit &amp;values…</source>
        <translation>Ed&amp;itar valores…</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>Editar la celda</translation>
    </message>
    <message>
        <source>Edit the cell; typing replaces its value</source>
        <translation>Editar la celda; al escribir se reemplaza su valor</translation>
    </message>
    <message>
        <source>Edit the current cell (F2); images and other blocks open in the Details panel</source>
        <translation>Edita la celda actual (F2); las imágenes y otros bloques se abren en el panel Detalles</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Editar valores</translation>
    </message>
    <message numerus="yes">
        <source>Edit values in %Ln rows</source>
        <translation>
            <numerusform>Editar valores en %Ln fila</numerusform>
            <numerusform>Editar valores en %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Edited or added since the file was opened or saved</source>
        <translation>Editada o añadida desde que el archivo se abrió o se guardó</translation>
    </message>
    <message>
        <source>Edited or added since the file was opened, saved or not</source>
        <translation>Editada o añadida desde que el archivo se abrió, guardada o no</translation>
    </message>
    <message>
        <source>Edits the cell, then goes down</source>
        <translation>Edita la celda y luego baja</translation>
    </message>
    <message>
        <source>Element in the wrong place</source>
        <translation>Elemento en un lugar incorrecto</translation>
    </message>
    <message>
        <source>Element inside a value</source>
        <translation>Elemento dentro de un valor</translation>
    </message>
    <message>
        <source>Element is empty</source>
        <translation>El elemento está vacío</translation>
    </message>
    <message>
        <source>Elements are nested more than {n} levels deep, far deeper than any sitemap needs.</source>
        <translation>Hay elementos anidados en más de {n} niveles, muchos más de los que necesita cualquier sitemap.</translation>
    </message>
    <message>
        <source>Elements have a prefix</source>
        <translation>Los elementos tienen un prefijo</translation>
    </message>
    <message>
        <source>Elements out of order</source>
        <translation>Elementos desordenados</translation>
    </message>
    <message>
        <source>Embedding allowed</source>
        <translation>Inserción permitida</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Encoding is not UTF-8</source>
        <translation>La codificación no es UTF-8</translation>
    </message>
    <message>
        <source>End of the file</source>
        <translation>Final del archivo</translation>
    </message>
    <message>
        <source>Enter a date here, such as {detail}.</source>
        <translation>Introduce aquí una fecha, por ejemplo, {detail}.</translation>
    </message>
    <message>
        <source>Enter a number here, such as {detail}.</source>
        <translation>Introduce aquí un número, por ejemplo, {detail}.</translation>
    </message>
    <message>
        <source>Enter a time span with d, w, m or y here, such as {detail}.</source>
        <translation>Introduce aquí un periodo con d, w, m o y, por ejemplo, {detail}.</translation>
    </message>
    <message>
        <source>Enter a whole number here, such as {detail}.</source>
        <translation>Introduce aquí un número entero, por ejemplo, {detail}.</translation>
    </message>
    <message>
        <source>Enter in the table</source>
        <translation>Intro en la tabla</translation>
    </message>
    <message>
        <source>Enter one of these here: {detail}.</source>
        <translation>Introduce aquí una de estas opciones: {detail}.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Entries are inside the element {name}, which a sitemap does not have. Remove its tags.</source>
        <translation>Hay entradas dentro del elemento {name}, que no existe en un sitemap. Elimina sus etiquetas.</translation>
    </message>
    <message>
        <source>Entries inside another element</source>
        <translation>Entradas dentro de otro elemento</translation>
    </message>
    <message>
        <source>Entries under another name</source>
        <translation>Entradas con otro nombre</translation>
    </message>
    <message>
        <source>Entries were edited since then.</source>
        <translation>Desde entonces se han editado entradas.</translation>
    </message>
    <message>
        <source>Entries with images, videos, news, languages, mobile versions</source>
        <translation>Entradas con imágenes, vídeos, noticias, idiomas, versiones móviles</translation>
    </message>
    <message>
        <source>Entries without a date: {count:,} of {total:,}.</source>
        <translation>Entradas sin fecha: {count:,} de {total:,}.</translation>
    </message>
    <message>
        <source>Entries without a priority, which counts as 0.5: {count:,}.</source>
        <translation>Entradas sin prioridad, lo que equivale a 0.5: {count:,}.</translation>
    </message>
    <message>
        <source>Entries without lastmod: {missing:,} of {entries:,}.</source>
        <translation>Entradas sin lastmod: {missing:,} de {entries:,}.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Entry {first} has the same URL, written differently: {other}. Keep one.</source>
        <translation>La entrada {first} tiene la misma URL, escrita de otra forma: {other}. Conserva una.</translation>
    </message>
    <message>
        <source>Entry {first} has the same URL. {advice}</source>
        <translation>La entrada {first} tiene la misma URL. {advice}</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Episodio</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>Errores y advertencias</translation>
    </message>
    <message>
        <source>Errors prevent the export.</source>
        <translation>Hay errores que impiden exportar.</translation>
    </message>
    <message>
        <source>Escaped markup was restored.</source>
        <translation>Se ha restaurado marcado escapado.</translation>
    </message>
    <message>
        <source>Escaped twice</source>
        <translation>Doble secuencia de escape</translation>
    </message>
    <message>
        <source>Estimated from {rows} of {all} entries. Counting all of them…</source>
        <translation>Estimado a partir de {rows} de {all} entradas. Contando todas…</translation>
    </message>
    <message>
        <source>Every URL here looks like a sitemap. They belong in a sitemap index.</source>
        <translation>Todas las URL parecen sitemaps. Su lugar es un índice de sitemaps.</translation>
    </message>
    <message>
        <source>Every entry must have a URL.</source>
        <translation>Todas las entradas deben tener una URL.</translation>
    </message>
    <message>
        <source>Every request has a path. With the slash, the URL is the one crawlers request.</source>
        <translation>Toda solicitud tiene una ruta. Con la barra, la URL es la que solicitan los rastreadores.</translation>
    </message>
    <message>
        <source>Every rule, by subject. Each page says what is wrong, why it matters, who says so, and how to fix it.</source>
        <translation>Todas las reglas, por tema. Cada página dice qué está mal, por qué importa, quién lo dice y cómo corregirlo.</translation>
    </message>
    <message>
        <source>Every version of a page must list all versions, including itself.</source>
        <translation>Cada versión de una página debe indicar todas las versiones, incluida ella misma.</translation>
    </message>
    <message>
        <source>Everyone can read a sitemap, and crawlers do not log in.</source>
        <translation>Cualquiera puede leer un sitemap, y los rastreadores no inician sesión.</translation>
    </message>
    <message>
        <source>Everything after the end of the root was removed.</source>
        <translation>Se ha eliminado todo lo que había después del final de la raíz.</translation>
    </message>
    <message>
        <source>Everything before the XML was removed.</source>
        <translation>Se ha eliminado todo lo que había antes del XML.</translation>
    </message>
    <message>
        <source>Everything in the selected entries, with room for each value</source>
        <translation>Todo lo que contienen las entradas seleccionadas, con espacio para cada valor</translation>
    </message>
    <message>
        <source>Everything that could be decompressed was kept.</source>
        <translation>Se ha conservado todo lo que se ha podido descomprimir.</translation>
    </message>
    <message>
        <source>Excel default</source>
        <translation>Excel predeterminado</translation>
    </message>
    <message>
        <source>Excel needs it.</source>
        <translation>Excel lo necesita.</translation>
    </message>
    <message>
        <source>Exclude this value</source>
        <translation>Excluir este valor</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Caduca</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export the &amp;table…</source>
        <translation>E&amp;xportar la tabla…</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exportado a {path}</translation>
    </message>
    <message>
        <source>Extend the selection to there</source>
        <translation>Ampliar la selección hasta allí</translation>
    </message>
    <message>
        <source>Extension element repeated</source>
        <translation>Elemento de extensión repetido</translation>
    </message>
    <message>
        <source>Extension elements out of order</source>
        <translation>Elementos de extensión desordenados</translation>
    </message>
    <message>
        <source>Extension outside an entry</source>
        <translation>Extensión fuera de una entrada</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensiones</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Factor</translation>
    </message>
    <message>
        <source>Facts about the whole file: kind, size, encoding, findings and notes</source>
        <translation>Datos de todo el archivo: tipo, tamaño, codificación, hallazgos y notas</translation>
    </message>
    <message>
        <source>Failed URLs at which it pauses</source>
        <translation>URL fallidas a partir de las que se pausa</translation>
    </message>
    <message>
        <source>Family friendly</source>
        <translation>Apto para toda la familia</translation>
    </message>
    <message>
        <source>Far apart</source>
        <translation>Muy separadas</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Feed instead of a sitemap</source>
        <translation>Feed en lugar de un sitemap</translation>
    </message>
    <message>
        <source>Feeds are read-only. Create a sitemap from it instead.</source>
        <translation>Los feeds son de solo lectura. Crea un sitemap a partir de él.</translation>
    </message>
    <message>
        <source>Fetch the sitemap from its published URL, and see how it differs</source>
        <translation>Obtiene el sitemap de su URL publicada y muestra en qué difiere</translation>
    </message>
    <message>
        <source>Fetch the sitemaps that an address leads to, those of an index included. The address may be that of a sitemap, of a robots.txt, or of a page of the site.</source>
        <translation>Obtiene los sitemaps a los que lleva una dirección, incluidos los de un índice. La dirección puede ser la de un sitemap, la de un robots.txt o la de una página del sitio.</translation>
    </message>
    <message>
        <source>Fetched from</source>
        <translation>Obtenido de</translation>
    </message>
    <message>
        <source>Few dates</source>
        <translation>Pocas fechas</translation>
    </message>
    <message>
        <source>Fi&amp;x</source>
        <translation>&amp;Corregir</translation>
    </message>
    <message>
        <source>Fi&amp;x here…</source>
        <translation>Corregir a&amp;quí…</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Fil&amp;es</source>
        <translation>Archi&amp;vos</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>File cannot be read</source>
        <translation>El archivo no se puede leer</translation>
    </message>
    <message>
        <source>File extension in the URL</source>
        <translation>Extensión de archivo en la URL</translation>
    </message>
    <message>
        <source>File is empty</source>
        <translation>El archivo está vacío</translation>
    </message>
    <message>
        <source>File is too large</source>
        <translation>El archivo es demasiado grande</translation>
    </message>
    <message>
        <source>File name does not match compression</source>
        <translation>El nombre de archivo no corresponde a la compresión</translation>
    </message>
    <message>
        <source>File types</source>
        <translation>Tipos de archivo</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Files that were open last time</source>
        <translation>Archivos que estaban abiertos la última vez</translation>
    </message>
    <message>
        <source>Fill do&amp;wn</source>
        <translation>Re&amp;llenar hacia abajo</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Rellenar hacia abajo</translation>
    </message>
    <message>
        <source>Fill in “{title}”.</source>
        <translation>Rellena «{title}».</translation>
    </message>
    <message>
        <source>Filter by this column…</source>
        <translation>Filtrar por esta columna…</translation>
    </message>
    <message>
        <source>Filter by this folder</source>
        <translation>Filtrar por esta carpeta</translation>
    </message>
    <message>
        <source>Filter by this value</source>
        <translation>Filtrar por este valor</translation>
    </message>
    <message>
        <source>Fin&amp;d an action…</source>
        <translation>&amp;Buscar una acción…</translation>
    </message>
    <message>
        <source>Fin&amp;dings</source>
        <translation>Hallazg&amp;os</translation>
    </message>
    <message>
        <source>Final URL</source>
        <translation>URL final</translation>
    </message>
    <message>
        <source>Final status</source>
        <translation>Estado final</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find a file by name and show only that one</source>
        <translation>Busca un archivo por su nombre y muestra solo ese</translation>
    </message>
    <message>
        <source>Find entries with the same URL and choose which to keep</source>
        <translation>Busca entradas con la misma URL para elegir cuáles conservar</translation>
    </message>
    <message>
        <source>Find text in the values and replace it</source>
        <translation>Busca texto en los valores y lo reemplaza</translation>
    </message>
    <message>
        <source>Find the pages of a live site, or of a built one in a folder, and list them</source>
        <translation>Busca las páginas de un sitio publicado, o de uno generado en una carpeta, y crea un sitemap con ellas</translation>
    </message>
    <message>
        <source>Find the pages that are not listed, and the listed URLs that are not there</source>
        <translation>Busca las páginas que no figuran en el sitemap y las URL que figuran pero no existen</translation>
    </message>
    <message>
        <source>Find the sitemaps of a site by its address or robots.txt, and open them</source>
        <translation>Busca los sitemaps de un sitio por su dirección o su robots.txt y los abre</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Findings in {name}</source>
        <translation>Hallazgos en {name}</translation>
    </message>
    <message>
        <source>Findings per 100</source>
        <translation>Hallazgos por cada 100</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>First day of the week</source>
        <translation>Primer día de la semana</translation>
    </message>
    <message>
        <source>Fit this column to its content</source>
        <translation>Ajustar esta columna a su contenido</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Fix all &amp;safe…</source>
        <translation>Corregir todo lo &amp;seguro…</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix and leave every other byte as it is.</source>
        <translation>Corrige todo lo que se puede corregir sin riesgo y deja intactos todos los demás bytes.</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix; shows a preview first</source>
        <translation>Corrige todo lo que se puede corregir sin riesgo; antes muestra una vista previa</translation>
    </message>
    <message>
        <source>Fix what is wrong in the current cell</source>
        <translation>Corrige lo que está mal en la celda actual</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corregir…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folders cannot be read here.</source>
        <translation>Aquí no se pueden leer carpetas.</translation>
    </message>
    <message>
        <source>Follow the s&amp;ystem</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>For Yandex, publish an XML sitemap or a list of URLs as well.</source>
        <translation>Para Yandex, publica también un sitemap XML o una lista de URL.</translation>
    </message>
    <message>
        <source>For a .htaccess file or a virtual host. It needs mod_rewrite.</source>
        <translation>Para un archivo .htaccess o un host virtual. Necesita mod_rewrite.</translation>
    </message>
    <message>
        <source>For a file that is not in the encoding it declares</source>
        <translation>Para un archivo que no tiene la codificación que declara</translation>
    </message>
    <message>
        <source>For all older entries.</source>
        <translation>Para todas las entradas más antiguas.</translation>
    </message>
    <message>
        <source>For all other languages</source>
        <translation>Para todos los demás idiomas</translation>
    </message>
    <message>
        <source>For entries changed fewer than this many days ago. 0 skips it.</source>
        <translation>Para las entradas modificadas hace menos de este número de días. Con 0 se omite.</translation>
    </message>
    <message>
        <source>For entries that change after fewer days. 0 skips it.</source>
        <translation>Para entradas que cambian tras menos días. 0 la omite.</translation>
    </message>
    <message>
        <source>For that, the root must be {root}.</source>
        <translation>Para eso, la raíz debe ser {root}.</translation>
    </message>
    <message>
        <source>For the folder that is published. Netlify adds and removes a slash at the end by itself.</source>
        <translation>Para la carpeta que se publica. Netlify añade y quita por sí solo la barra final.</translation>
    </message>
    <message>
        <source>Format of an export</source>
        <translation>Formato de una exportación</translation>
    </message>
    <message>
        <source>Format of an exported table</source>
        <translation>Formato de una tabla exportada</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln sitemaps.</source>
        <translation>
            <numerusform>Se ha encontrado %Ln sitemap.</numerusform>
            <numerusform>Se han encontrado %Ln sitemaps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Freeze the URL column</source>
        <translation>Inmovilizar la columna URL</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>Frequency and priority</source>
        <translation>Frecuencia y prioridad</translation>
    </message>
    <message>
        <source>Frequency and priority count for little</source>
        <translation>La frecuencia y la prioridad cuentan poco</translation>
    </message>
    <message>
        <source>Frequency from age</source>
        <translation>Frecuencia según antigüedad</translation>
    </message>
    <message>
        <source>Frequency from how often it changes</source>
        <translation>Frecuencia según cada cuánto cambia</translation>
    </message>
    <message>
        <source>Freshness by folder</source>
        <translation>Actualidad por carpeta</translation>
    </message>
    <message>
        <source>From 0.0 to 1.0.</source>
        <translation>De 0.0 a 1.0.</translation>
    </message>
    <message>
        <source>From one to the other, inclusive</source>
        <translation>De uno a otro, ambos incluidos</translation>
    </message>
    <message>
        <source>From version 155 on, Chrome shows such files as plain XML, and other browsers will follow. Crawlers ignore style sheets.</source>
        <translation>A partir de la versión 155, Chrome muestra estos archivos como XML sin formato, y otros navegadores le seguirán. Los rastreadores ignoran las hojas de estilo.</translation>
    </message>
    <message>
        <source>Further pages (?page=2)</source>
        <translation>Páginas siguientes (?page=2)</translation>
    </message>
    <message>
        <source>Further pages of lists</source>
        <translation>Páginas siguientes de listas</translation>
    </message>
    <message>
        <source>Gallery URL</source>
        <translation>URL de la galería</translation>
    </message>
    <message>
        <source>Generate the sitemap again, or remove the entries that are too many.</source>
        <translation>Vuelve a generar el sitemap o elimina las entradas que sobran.</translation>
    </message>
    <message>
        <source>Genres</source>
        <translation>Géneros</translation>
    </message>
    <message>
        <source>Git LFS pointer</source>
        <translation>Puntero de Git LFS</translation>
    </message>
    <message>
        <source>Give each URL an entry of its own</source>
        <translation>Dar a cada URL una entrada propia</translation>
    </message>
    <message>
        <source>Give the page a URL without it.</source>
        <translation>Dale a la página una URL que no lo contenga.</translation>
    </message>
    <message>
        <source>Gives all of the rows the same frequency.</source>
        <translation>Asigna a todas las filas la misma frecuencia.</translation>
    </message>
    <message>
        <source>Gives all of the rows the same last modified date.</source>
        <translation>Asigna a todas las filas la misma fecha de última modificación.</translation>
    </message>
    <message>
        <source>Gives all of the rows the same priority.</source>
        <translation>Asigna a todas las filas la misma prioridad.</translation>
    </message>
    <message>
        <source>Gives all of the rows this date and time. Use it only if the pages really changed just now.</source>
        <translation>Asigna a todas las filas esta fecha y esta hora. Úsalo solo si las páginas acaban de cambiar realmente.</translation>
    </message>
    <message>
        <source>Gives all of the rows today&apos;s date. Use it only if the pages really changed today.</source>
        <translation>Asigna a todas las filas la fecha de hoy. Úsalo solo si las páginas han cambiado realmente hoy.</translation>
    </message>
    <message>
        <source>Gives each entry the priority of the highest step that its number in a data column reaches. Entries below all steps, or without a number, stay as they are.</source>
        <translation>Asigna a cada entrada la prioridad del escalón más alto que alcanza su número en una columna de datos. Las entradas por debajo de todos los escalones, o sin número, se quedan como están.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>Go back to the rows</source>
        <translation>Volver a las filas</translation>
    </message>
    <message>
        <source>Go to its URL and date in the index (F2 edits them too)</source>
        <translation>Ir a su URL y su fecha en el índice (F2 también las edita)</translation>
    </message>
    <message>
        <source>Go to the edge of the filled cells (also with Up, Left and Right)</source>
        <translation>Ir al borde de las celdas con contenido (también con Arriba, Izquierda y Derecha)</translation>
    </message>
    <message>
        <source>Go to the rows</source>
        <translation>Ir a las filas</translation>
    </message>
    <message>
        <source>Goes down</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>Goes right</source>
        <translation>Va a la derecha</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Ya no existe</translation>
    </message>
    <message>
        <source>Gone: no such page</source>
        <translation>La página ya no existe</translation>
    </message>
    <message>
        <source>Google Search Console reports dates before 1970 as invalid. Correct or remove the date.</source>
        <translation>Google Search Console marca como no válidas las fechas anteriores a 1970. Corrige o elimina la fecha.</translation>
    </message>
    <message>
        <source>Google accepts images on other hosts if those hosts are verified as well.</source>
        <translation>Google acepta imágenes de otros hosts si esos hosts también están verificados.</translation>
    </message>
    <message>
        <source>Google accepts it, but the official schema rejects it.</source>
        <translation>Google lo acepta, pero el esquema oficial lo rechaza.</translation>
    </message>
    <message>
        <source>Google and Bing ignore changefreq and priority. Yandex uses priority to decide what to load first.</source>
        <translation>Google y Bing ignoran changefreq y priority. Yandex usa priority para decidir qué cargar primero.</translation>
    </message>
    <message>
        <source>Google and Bing ignore frequency and priority. The file is smaller without them.</source>
        <translation>Google y Bing ignoran la frecuencia y la prioridad. Sin ellas, el archivo es más pequeño.</translation>
    </message>
    <message>
        <source>Google asks for an entry for each version. Other sitemaps may have them.</source>
        <translation>Google pide una entrada para cada versión. Puede que estén en otros sitemaps.</translation>
    </message>
    <message>
        <source>Google asks for encoded URLs; others have to guess the encoding.</source>
        <translation>Google pide URL codificadas; los demás tienen que adivinar la codificación.</translation>
    </message>
    <message>
        <source>Google compares namespaces character by character and ignores any other.</source>
        <translation>Google compara los espacios de nombres carácter por carácter e ignora cualquier otro.</translation>
    </message>
    <message>
        <source>Google compares the name with the one it knows, character by character.</source>
        <translation>Google compara el nombre con el que conoce, carácter por carácter.</translation>
    </message>
    <message>
        <source>Google does not ask for an order, but its schema rejects this one.</source>
        <translation>Google no exige ningún orden, pero su esquema rechaza este.</translation>
    </message>
    <message>
        <source>Google does not show a video after this date.</source>
        <translation>Google no muestra un vídeo después de esta fecha.</translation>
    </message>
    <message>
        <source>Google goes by the file name to tell what kind of sitemap it is.</source>
        <translation>Google se guía por el nombre de archivo para saber de qué tipo de sitemap se trata.</translation>
    </message>
    <message>
        <source>Google has been known to report such URLs as invalid.</source>
        <translation>Se sabe que Google ha informado de URL así como no válidas.</translation>
    </message>
    <message>
        <source>Google ignores a video whose location is the page it is on.</source>
        <translation>Google ignora un vídeo cuya ubicación es la página en la que está.</translation>
    </message>
    <message>
        <source>Google ignores blocks without what they require.</source>
        <translation>Google ignora los bloques a los que les falta algo obligatorio.</translation>
    </message>
    <message>
        <source>Google ignores language links unless both pages link to each other.</source>
        <translation>Google ignora los enlaces de idioma si las dos páginas no se enlazan entre sí.</translation>
    </message>
    <message>
        <source>Google ignores links with a language it cannot read.</source>
        <translation>Google ignora los enlaces con un idioma que no puede leer.</translation>
    </message>
    <message>
        <source>Google ignores links with an unknown language.</source>
        <translation>Google ignora los enlaces con un idioma desconocido.</translation>
    </message>
    <message>
        <source>Google ignores that part of the code.</source>
        <translation>Google ignora esa parte del código.</translation>
    </message>
    <message>
        <source>Google needs rel=&quot;alternate&quot;, hreflang and href, and ignores links without them.</source>
        <translation>Google necesita rel=&quot;alternate&quot;, hreflang y href, e ignora los enlaces sin ellos.</translation>
    </message>
    <message>
        <source>Google needs to know where the video file or its player is.</source>
        <translation>Google necesita saber dónde está el archivo de vídeo o su reproductor.</translation>
    </message>
    <message>
        <source>Google no longer reads {names}.</source>
        <translation>Google ya no lee {names}.</translation>
    </message>
    <message>
        <source>Google only accepts absolute URLs.</source>
        <translation>Google solo acepta URL absolutas.</translation>
    </message>
    <message>
        <source>Google only accepts articles from the last two days.</source>
        <translation>Google solo acepta artículos de los dos últimos días.</translation>
    </message>
    <message>
        <source>Google only reads sitemaps in {folder} and its subfolders.</source>
        <translation>Google solo lee sitemaps de {folder} y sus subcarpetas.</translation>
    </message>
    <message>
        <source>Google only understands scripts of ISO 15924, such as Hans, Hant and Latn.</source>
        <translation>Google solo entiende los alfabetos de ISO 15924, como Hans, Hant y Latn.</translation>
    </message>
    <message>
        <source>Google reads a two-letter language, optionally with a script and a country.</source>
        <translation>Google lee un idioma de dos letras, opcionalmente con un alfabeto y un país.</translation>
    </message>
    <message>
        <source>Google reads up to 1,000 images per page.</source>
        <translation>Google lee hasta 1000 imágenes por página.</translation>
    </message>
    <message>
        <source>Google reads up to 1,000 news articles per file.</source>
        <translation>Google lee hasta 1000 artículos de noticias por archivo.</translation>
    </message>
    <message>
        <source>Google reports elements that are not part of the extension.</source>
        <translation>Google informa de los elementos que no forman parte de la extensión.</translation>
    </message>
    <message>
        <source>Google reports invalid values and may ignore the whole block.</source>
        <translation>Google informa de los valores no válidos y puede ignorar todo el bloque.</translation>
    </message>
    <message>
        <source>Google requires the sitemaps of an index to be in its folder or below; others do not.</source>
        <translation>Google exige que los sitemaps de un índice estén en su carpeta o por debajo; otros no.</translation>
    </message>
    <message>
        <source>Google treats a page that says so, or has nothing, as one that does not exist (a soft 404).</source>
        <translation>Google trata una página que lo dice, o que está vacía, como si no existiera (soft 404).</translation>
    </message>
    <message>
        <source>Google treats such a page as one that does not exist (a soft 404).</source>
        <translation>Google trata una página así como si no existiera (soft 404).</translation>
    </message>
    <message>
        <source>Google&apos;s documentation sets no limit, but its schema does.</source>
        <translation>La documentación de Google no fija ningún límite, pero su esquema sí.</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griego</translation>
    </message>
    <message>
        <source>HTTPS everywhere</source>
        <translation>HTTPS en todas partes</translation>
    </message>
    <message>
        <source>Has a URL</source>
        <translation>Tiene URL</translation>
    </message>
    <message>
        <source>Has a URL that search engines may index, when last checked</source>
        <translation>Tiene una URL que los buscadores pueden indexar, según la última comprobación</translation>
    </message>
    <message>
        <source>Has a frequency</source>
        <translation>Tiene frecuencia</translation>
    </message>
    <message>
        <source>Has a last modified date</source>
        <translation>Tiene fecha de última modificación</translation>
    </message>
    <message>
        <source>Has a news article</source>
        <translation>Tiene un artículo de noticias</translation>
    </message>
    <message>
        <source>Has a priority</source>
        <translation>Tiene prioridad</translation>
    </message>
    <message>
        <source>Has any element that is not part of the basic protocol</source>
        <translation>Tiene algún elemento que no pertenece al protocolo básico</translation>
    </message>
    <message>
        <source>Has images</source>
        <translation>Tiene imágenes</translation>
    </message>
    <message>
        <source>Has links to mobile versions</source>
        <translation>Tiene enlaces a versiones móviles</translation>
    </message>
    <message>
        <source>Has links to other languages</source>
        <translation>Tiene enlaces a otros idiomas</translation>
    </message>
    <message>
        <source>Has no page that links to it, when last compared</source>
        <translation>Ninguna página la enlaza, según la última comparación</translation>
    </message>
    <message>
        <source>Has something a major search engine rejects</source>
        <translation>Tiene algo que un buscador importante rechaza</translation>
    </message>
    <message>
        <source>Has something harmless that could be better</source>
        <translation>Tiene algo inofensivo que podría mejorarse</translation>
    </message>
    <message>
        <source>Has the same URL as an earlier row, even if written differently</source>
        <translation>Tiene la misma URL que una fila anterior, aunque esté escrita de otra forma</translation>
    </message>
    <message>
        <source>Has videos</source>
        <translation>Tiene vídeos</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebreo</translation>
    </message>
    <message>
        <source>Hide the rows with the value of the current cell</source>
        <translation>Oculta las filas con el valor de la celda actual</translation>
    </message>
    <message>
        <source>Hide the shared h&amp;ost</source>
        <translation>Ocultar el host co&amp;mún</translation>
    </message>
    <message>
        <source>Hide the shared host</source>
        <translation>Ocultar el host común</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>Ocultar esta columna</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>High contrast has strong colours, edges and selections.</source>
        <translation>El contraste alto refuerza los colores, los bordes y las selecciones.</translation>
    </message>
    <message>
        <source>Higher priorities become this.</source>
        <translation>Las prioridades superiores pasan a ser esta.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Máxima</translation>
    </message>
    <message>
        <source>Host is not ASCII</source>
        <translation>El host no es ASCII</translation>
    </message>
    <message>
        <source>Host is not public</source>
        <translation>El host no es público</translation>
    </message>
    <message>
        <source>Host is not valid</source>
        <translation>El host no es válido</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Horas</translation>
    </message>
    <message>
        <source>Hours ahead</source>
        <translation>Horas de adelanto</translation>
    </message>
    <message>
        <source>How many of the dates must be the same.</source>
        <translation>Cuántas de las fechas deben ser iguales.</translation>
    </message>
    <message>
        <source>How much each path level lowers it.</source>
        <translation>Cuánto la reduce cada nivel de la ruta.</translation>
    </message>
    <message>
        <source>How much to add. Negative numbers lower priorities.</source>
        <translation>Cuánto se suma. Los números negativos reducen las prioridades.</translation>
    </message>
    <message>
        <source>How severe their findings are shown, whatever the profile says. An export is still refused while there are errors by the protocol.</source>
        <translation>Con qué gravedad se muestran sus hallazgos, diga lo que diga el perfil. Aun así, no se exporta mientras haya errores según el protocolo.</translation>
    </message>
    <message>
        <source>How to do things, and what the current finding means</source>
        <translation>Cómo hacer las cosas y qué significa el hallazgo actual</translation>
    </message>
    <message>
        <source>How to fix it:</source>
        <translation>Cómo corregirlo:</translation>
    </message>
    <message>
        <source>Hyphens in a comment were separated.</source>
        <translation>Se han separado los guiones de un comentario.</translation>
    </message>
    <message>
        <source>IN stands for several files; convert one after the other</source>
        <translation>IN abarca varios archivos; conviértelos uno a uno</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>If it is empty, the value is removed.</source>
        <translation>Si se deja vacío, el valor se elimina.</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>Ignorar mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Image URL</source>
        <translation>URL de la imagen</translation>
    </message>
    <message>
        <source>Image listed twice</source>
        <translation>La imagen figura dos veces</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Images on another host</source>
        <translation>Imágenes en otro host</translation>
    </message>
    <message>
        <source>Images, videos, news and other extensions</source>
        <translation>Imágenes, vídeos, noticias y otras extensiones</translation>
    </message>
    <message>
        <source>Images, videos, news, languages</source>
        <translation>Imágenes, vídeos, noticias, idiomas</translation>
    </message>
    <message>
        <source>Images, videos, …</source>
        <translation>Imágenes, vídeos, …</translation>
    </message>
    <message>
        <source>In a list of images, videos, news or languages</source>
        <translation>En una lista de imágenes, vídeos, noticias o idiomas</translation>
    </message>
    <message>
        <source>In a sitemap there is nothing a relative URL could be relative to.</source>
        <translation>En un sitemap no hay nada con respecto a lo que una URL pueda ser relativa.</translation>
    </message>
    <message>
        <source>In find and replace</source>
        <translation>En buscar y reemplazar</translation>
    </message>
    <message>
        <source>In findings, details and files</source>
        <translation>En hallazgos, detalles y archivos</translation>
    </message>
    <message>
        <source>In the existing order, only at the limits</source>
        <translation>En el orden actual, solo según los límites</translation>
    </message>
    <message>
        <source>In the filter line</source>
        <translation>En la línea de filtro</translation>
    </message>
    <message>
        <source>In the list of files</source>
        <translation>En la lista de archivos</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>En la tabla</translation>
    </message>
    <message>
        <source>In the table at 100 %; a row is never lower than its text.</source>
        <translation>En la tabla al 100 %; una fila nunca es más baja que su texto.</translation>
    </message>
    <message>
        <source>In the whole window. It follows at the next start, or now, as with another language.</source>
        <translation>En toda la ventana. Se aplica en el próximo inicio, o ahora, como al cambiar de idioma.</translation>
    </message>
    <message>
        <source>In the window: {steps}</source>
        <translation>En la ventana: {steps}</translation>
    </message>
    <message>
        <source>In {block}, {element} is missing or empty. Add it, or remove the block.</source>
        <translation>En {block}, {element} falta o está vacío. Añádelo o elimina el bloque.</translation>
    </message>
    <message>
        <source>Index and files do not match</source>
        <translation>El índice y los archivos no coinciden</translation>
    </message>
    <message>
        <source>Index in an index</source>
        <translation>Índice dentro de un índice</translation>
    </message>
    <message>
        <source>Index lists a page</source>
        <translation>El índice incluye una página</translation>
    </message>
    <message>
        <source>Index lists itself</source>
        <translation>El índice se incluye a sí mismo</translation>
    </message>
    <message>
        <source>Indexable</source>
        <translation>Indexable</translation>
    </message>
    <message>
        <source>Indexes list each other</source>
        <translation>Los índices se incluyen uno a otro</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Interlingue</source>
        <translation>interlingue</translation>
    </message>
    <message>
        <source>Invalid URL in an extension</source>
        <translation>URL no válida en una extensión</translation>
    </message>
    <message>
        <source>Invalid value in an extension</source>
        <translation>Valor no válido en una extensión</translation>
    </message>
    <message>
        <source>Invisible character</source>
        <translation>Carácter invisible</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>Irlanda</translation>
    </message>
    <message>
        <source>Is missing an optional value</source>
        <translation>Le falta un valor opcional</translation>
    </message>
    <message>
        <source>Is not among the pages that there are, when last compared</source>
        <translation>No está entre las páginas que existen, según la última comparación</translation>
    </message>
    <message>
        <source>It belongs inside {name}.</source>
        <translation>Su lugar es dentro de {name}.</translation>
    </message>
    <message>
        <source>It can be undone.</source>
        <translation>Se puede deshacer.</translation>
    </message>
    <message>
        <source>It cannot be seen, but it changes the value.</source>
        <translation>No se ve, pero cambia el valor.</translation>
    </message>
    <message>
        <source>It depends on where the file is published, not on its contents.</source>
        <translation>Depende de dónde se publique el archivo, no de su contenido.</translation>
    </message>
    <message>
        <source>It did not answer in time.</source>
        <translation>No ha respondido a tiempo.</translation>
    </message>
    <message>
        <source>It does not tell which pages returned 200 or are indexable; all pages were included.</source>
        <translation>No indica qué páginas han devuelto 200 o son indexables; se han incluido todas las páginas.</translation>
    </message>
    <message>
        <source>It has a different {fields}. Keep the right one.</source>
        <translation>Tiene distintos valores en {fields}. Conserva la correcta.</translation>
    </message>
    <message>
        <source>It has more than {limit:,} bytes, ten times the limit for a sitemap.</source>
        <translation>Tiene más de {limit:,} bytes, diez veces el límite para un sitemap.</translation>
    </message>
    <message>
        <source>It has {name} elements; the entries of a sitemap are called {entry}.</source>
        <translation>Tiene elementos {name}; las entradas de un sitemap se llaman {entry}.</translation>
    </message>
    <message>
        <source>It is a control character. Remove it.</source>
        <translation>Es un carácter de control. Elimínalo.</translation>
    </message>
    <message>
        <source>It is a different kind of file ({kind}). Open it as a copy.</source>
        <translation>Es otro tipo de archivo ({kind}). Ábrelo como copia.</translation>
    </message>
    <message>
        <source>It is a link that leads outside the index&apos;s folder.</source>
        <translation>Es un enlace que lleva fuera de la carpeta del índice.</translation>
    </message>
    <message>
        <source>It is a web page. Neither the page nor the robots.txt of the site names a sitemap, and there is none at the usual places. Enter the address of the sitemap itself.</source>
        <translation>Es una página web. Ni la página ni el robots.txt del sitio mencionan un sitemap, y no hay ninguno en los lugares habituales. Introduce la dirección del propio sitemap.</translation>
    </message>
    <message>
        <source>It is allowed, but none of the major search engines use it.</source>
        <translation>Se permite, pero ninguno de los principales buscadores la usa.</translation>
    </message>
    <message>
        <source>It is an index, and none of its sitemaps is beside it: its own URLs are taken.</source>
        <translation>Es un índice y ninguno de sus sitemaps está a su lado: se toman sus propias URL.</translation>
    </message>
    <message>
        <source>It is an index, which lists no pages. Open it together with its sitemaps.</source>
        <translation>Es un índice, que no enumera páginas. Ábrelo junto con sus sitemaps.</translation>
    </message>
    <message>
        <source>It is an index. Open it by itself.</source>
        <translation>Es un índice. Ábrelo por separado.</translation>
    </message>
    <message>
        <source>It is compressed with “{coding}”, which nobody asked for.</source>
        <translation>Está comprimido con «{coding}», que nadie ha solicitado.</translation>
    </message>
    <message>
        <source>It is damaged, so there is no telling which of its URLs were removed.</source>
        <translation>Está dañado, y no se puede saber cuáles de sus URL se eliminaron.</translation>
    </message>
    <message>
        <source>It is damaged. Open it by itself, accept the recovered entries, and save it.</source>
        <translation>Está dañado. Ábrelo por separado, acepta las entradas recuperadas y guárdalo.</translation>
    </message>
    <message>
        <source>It is damaged; only what could be recovered is used. {trouble}</source>
        <translation>Está dañado; solo se usa lo que se ha podido recuperar. {trouble}</translation>
    </message>
    <message>
        <source>It is damaged; what could be recovered is compared. {trouble}</source>
        <translation>Está dañado; se compara lo que se ha podido recuperar. {trouble}</translation>
    </message>
    <message>
        <source>It is in the host. Remove it.</source>
        <translation>Está en el host. Elimínalo.</translation>
    </message>
    <message>
        <source>It is itself an index, which an index may not list.</source>
        <translation>Es a su vez un índice, y un índice no puede incluir otro.</translation>
    </message>
    <message>
        <source>It is mended by `repair`, or as the file is opened in the window.</source>
        <translation>Lo corrige `repair`, o se corrige al abrir el archivo en la ventana.</translation>
    </message>
    <message>
        <source>It is no URL of a page.</source>
        <translation>No es la URL de una página.</translation>
    </message>
    <message>
        <source>It is no address such as www.example.com.</source>
        <translation>No es una dirección como www.example.com.</translation>
    </message>
    <message>
        <source>It is no longer a sitemap index. Close it and open it again.</source>
        <translation>Ya no es un índice de sitemaps. Ciérralo y vuelve a abrirlo.</translation>
    </message>
    <message>
        <source>It is not an XML sitemap of pages. Open it by itself.</source>
        <translation>No es un sitemap XML de páginas. Ábrelo por separado.</translation>
    </message>
    <message>
        <source>It is not known at which URL the folder is published, as the sitemap lists none.</source>
        <translation>No se sabe en qué URL está publicada la carpeta, porque en el sitemap no figura ninguna.</translation>
    </message>
    <message>
        <source>It is not known where {name} is published.</source>
        <translation>No se sabe dónde se publica {name}.</translation>
    </message>
    <message>
        <source>It is not the same as {name}. Upload the saved file to the site before its changes are announced.</source>
        <translation>No es igual que {name}. Sube el archivo guardado al sitio antes de notificar sus cambios.</translation>
    </message>
    <message>
        <source>It is now a different kind of file, or its elements have different prefixes.</source>
        <translation>Ahora es otro tipo de archivo o sus elementos tienen otros prefijos.</translation>
    </message>
    <message>
        <source>It is one character, {character}, in two halves. Write that.</source>
        <translation>Es un solo carácter, {character}, en dos mitades. Escribe ese.</translation>
    </message>
    <message>
        <source>It is paused.</source>
        <translation>Está en pausa.</translation>
    </message>
    <message>
        <source>It is proposed, and can be changed for each export.</source>
        <translation>Se propone y se puede cambiar en cada exportación.</translation>
    </message>
    <message>
        <source>It is redirected in a circle.</source>
        <translation>Las redirecciones forman un círculo.</translation>
    </message>
    <message>
        <source>It is redirected into a private network, to {host}.</source>
        <translation>Redirige a una red privada, a {host}.</translation>
    </message>
    <message>
        <source>It is redirected more than {count} times.</source>
        <translation>Redirige más de {count} veces.</translation>
    </message>
    <message>
        <source>It is repaired as the file is opened, and by {command} on the command line.</source>
        <translation>Se repara al abrir el archivo y con {command} en la línea de comandos.</translation>
    </message>
    <message>
        <source>It is safe to fix: `fix` does, or `fix --rule {id}` this alone.</source>
        <translation>Se puede corregir sin riesgo: con `fix`, o solo esto con `fix --rule {id}`.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since all its text is “{text}”.</source>
        <translation>Parece que no es una página real, porque todo su texto es «{text}».</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since it is empty.</source>
        <translation>Parece que no es una página real, porque está vacía.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since its heading is “{text}”.</source>
        <translation>Parece que no es una página real, porque su encabezado es «{text}».</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since its title is “{text}”.</source>
        <translation>Parece que no es una página real, porque su título es «{text}».</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since the answer 204 means that there is none.</source>
        <translation>Parece que no es una página real, porque la respuesta 204 significa que no hay ninguna.</translation>
    </message>
    <message>
        <source>It is the index itself.</source>
        <translation>Es el propio índice.</translation>
    </message>
    <message>
        <source>It is unclear what was meant. Correct it by hand.</source>
        <translation>No está claro qué se quería decir. Corrígelo a mano.</translation>
    </message>
    <message>
        <source>It is valid XML, but simple readers look for &lt;url&gt; and find nothing.</source>
        <translation>Es XML válido, pero los programas sencillos buscan &lt;url&gt; y no encuentran nada.</translation>
    </message>
    <message>
        <source>It lists no sitemaps except itself. Remove its entry instead.</source>
        <translation>No incluye ningún sitemap salvo a sí mismo. Elimina su entrada en su lugar.</translation>
    </message>
    <message>
        <source>It lists no sitemaps. Remove its entry instead.</source>
        <translation>No incluye ningún sitemap. Elimina su entrada en su lugar.</translation>
    </message>
    <message>
        <source>It lists the pages that searches showed, so nothing is called absent for what it lacks.</source>
        <translation>Solo incluye las páginas que aparecieron en búsquedas, así que nada de lo que le falta se da por inexistente.</translation>
    </message>
    <message>
        <source>It lists the pages that were asked for, so nothing is called absent for what it lacks.</source>
        <translation>Solo incluye las páginas que se pidieron, así que nada de lo que le falta se da por inexistente.</translation>
    </message>
    <message>
        <source>It lists the pages with an issue alone, so nothing is called absent for what it lacks.</source>
        <translation>Solo incluye las páginas con un problema, así que nada de lo que le falta se da por inexistente.</translation>
    </message>
    <message>
        <source>It lists {url}, which is not there.</source>
        <translation>Incluye {url}, que no existe.</translation>
    </message>
    <message>
        <source>It makes many URLs out of one, and crawlers visit them all.</source>
        <translation>Convierte una URL en muchas, y los rastreadores las visitan todas.</translation>
    </message>
    <message>
        <source>It may be a different file with the same name: the sitemaps it lists are outside the folder of its URL.</source>
        <translation>Puede que sea otro archivo con el mismo nombre: los sitemaps que incluye están fuera de la carpeta de su URL.</translation>
    </message>
    <message>
        <source>It names no sitemap.</source>
        <translation>No menciona ningún sitemap.</translation>
    </message>
    <message>
        <source>It only counts toward the 50,000 limit. If the two contradict each other, Bing ignores both.</source>
        <translation>Solo ocupa sitio en el límite de 50.000. Si las dos se contradicen, Bing ignora ambas.</translation>
    </message>
    <message>
        <source>It replaces a character that could not be read. Write the original one.</source>
        <translation>Sustituye a un carácter que no se pudo leer. Escribe el original.</translation>
    </message>
    <message>
        <source>It sends validators to the wrong schema. Crawlers ignore it.</source>
        <translation>Remite a los validadores a un esquema incorrecto. Los rastreadores lo ignoran.</translation>
    </message>
    <message>
        <source>It should be {meant}.</source>
        <translation>Debería ser {meant}.</translation>
    </message>
    <message>
        <source>It stays in view while the other columns are scrolled.</source>
        <translation>Permanece a la vista mientras se desplazan las demás columnas.</translation>
    </message>
    <message>
        <source>It stopped at {count:,} pages, the most that are asked for; the site has more.</source>
        <translation>Se ha detenido en {count:,} páginas, las que se consultan como máximo; el sitio tiene más.</translation>
    </message>
    <message>
        <source>It stopped by itself. {reason}. Started again, it goes on.</source>
        <translation>Se ha detenido por sí solo. {reason}. Si se vuelve a iniciar, continúa.</translation>
    </message>
    <message>
        <source>It was already repaired when the file was opened.</source>
        <translation>Ya se reparó al abrir el archivo.</translation>
    </message>
    <message>
        <source>It was decompressed twice and will be compressed once.</source>
        <translation>Se ha descomprimido dos veces y se comprimirá una.</translation>
    </message>
    <message>
        <source>It was kept as text.</source>
        <translation>Se ha conservado como texto.</translation>
    </message>
    <message>
        <source>It was not asked for, by a fault of this program: {error}.</source>
        <translation>No se ha solicitado por un fallo de este programa: {error}.</translation>
    </message>
    <message>
        <source>It was not converted, since a table has no place for these elements: {elements}. --force leaves them out.</source>
        <translation>No se convirtió, porque una tabla no tiene sitio para estos elementos: {elements}. --force los omite.</translation>
    </message>
    <message numerus="yes">
        <source>It was not converted, since it lists %Ln pages that did not answer with 200, are not indexable, or are images or scripts.</source>
        <translation>
            <numerusform>No se convirtió, porque incluye %Ln página que no respondió con 200, no es indexable o es una imagen o un script.</numerusform>
            <numerusform>No se convirtió, porque incluye %Ln páginas que no respondieron con 200, no son indexables o son imágenes o scripts.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not converted: {error}</source>
        <translation>No se ha convertido: {error}</translation>
    </message>
    <message>
        <source>It was not saved: the {field} of row {row:,} has {length:,} characters, and more than {limit:,} could not be read again. Shorten it.</source>
        <translation>No se ha guardado: {field} de la fila {row:,} tiene {length:,} caracteres, y con más de {limit:,} no se podría volver a leer. Acórtalo.</translation>
    </message>
    <message>
        <source>It was not written: a list without URLs is an empty file and could not be opened again. Add a URL.</source>
        <translation>No se ha escrito: una lista sin URL es un archivo vacío y no se podría volver a abrir. Añade una URL.</translation>
    </message>
    <message>
        <source>It was not written: it begins with a tag or contains a sitemap tag, so it could not be opened as a list of URLs again. Remove the tag.</source>
        <translation>No se ha escrito: empieza por una etiqueta o contiene una etiqueta de sitemap, así que no se podría volver a abrir como lista de URL. Elimina la etiqueta.</translation>
    </message>
    <message>
        <source>It was not written: no line begins with http:// or https://, so it could not be opened as a list of URLs again. Complete at least one URL.</source>
        <translation>No se ha escrito: ninguna línea empieza por http:// o https://, así que no se podría volver a abrir como lista de URL. Completa al menos una URL.</translation>
    </message>
    <message>
        <source>It was read as windows-1252, which is a guess; use --encoding to specify the encoding.</source>
        <translation>Se ha leído como windows-1252, que es una suposición; usa --encoding para indicar la codificación.</translation>
    </message>
    <message>
        <source>It was read in a newer version of its encoding, which has more characters.</source>
        <translation>Se ha leído con una versión más reciente de su codificación, que tiene más caracteres.</translation>
    </message>
    <message>
        <source>It was read in the chosen encoding.</source>
        <translation>Se ha leído con la codificación elegida.</translation>
    </message>
    <message>
        <source>It was removed.</source>
        <translation>Se ha eliminado.</translation>
    </message>
    <message>
        <source>It was replaced with the character it stands for in HTML.</source>
        <translation>Se ha sustituido por el carácter al que equivale en HTML.</translation>
    </message>
    <message>
        <source>Its URL does not end in a file name.</source>
        <translation>Su URL no termina en un nombre de archivo.</translation>
    </message>
    <message>
        <source>Its URL is in an attribute. Make elements of the attributes.</source>
        <translation>Su URL está en un atributo. Convierte los atributos en elementos.</translation>
    </message>
    <message>
        <source>Its URL is text between the tags. Put it into a loc element.</source>
        <translation>Su URL es texto entre las etiquetas. Ponla en un elemento loc.</translation>
    </message>
    <message>
        <source>Its answer is compressed with “{coding}”, which nobody asked for, and cannot be read.</source>
        <translation>Su respuesta está comprimida con «{coding}», que nadie ha pedido, y no se puede leer.</translation>
    </message>
    <message>
        <source>Its answer is not compressed in the way that it says.</source>
        <translation>Su respuesta no está comprimida de la forma que indica.</translation>
    </message>
    <message>
        <source>Its certificate or encryption is not accepted: {cause}.</source>
        <translation>Su certificado o su cifrado no se aceptan: {cause}.</translation>
    </message>
    <message>
        <source>Its indexes are nested more than twenty levels deep. Open one of the inner indexes and replace its nested indexes first.</source>
        <translation>Sus índices están anidados en más de veinte niveles. Abre uno de los índices interiores y sustituye antes sus índices anidados.</translation>
    </message>
    <message>
        <source>Its robots.txt answers with {status}.</source>
        <translation>Su robots.txt responde con {status}.</translation>
    </message>
    <message>
        <source>Its robots.txt cannot be read. {reason}</source>
        <translation>No se puede leer su robots.txt. {reason}</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonés</translation>
    </message>
    <message numerus="yes">
        <source>Join %Ln columns</source>
        <translation>
            <numerusform>Unir %Ln columna</numerusform>
            <numerusform>Unir %Ln columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>Judge pages as</source>
        <translation>Juzgar las páginas como</translation>
    </message>
    <message>
        <source>Kanuri</source>
        <translation>kanuri</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep #! and #/</source>
        <translation>Conservar #! y #/</translation>
    </message>
    <message>
        <source>Keep for next time</source>
        <translation>Conservar para la próxima vez</translation>
    </message>
    <message>
        <source>Keep one of the URLs</source>
        <translation>Conservar una de las URL</translation>
    </message>
    <message>
        <source>Keep one of the identical elements</source>
        <translation>Conservar uno de los elementos idénticos</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Conserva una de las dos.</translation>
    </message>
    <message>
        <source>Keep only parameters</source>
        <translation>Conservar solo parámetros</translation>
    </message>
    <message>
        <source>Keep only the day</source>
        <translation>Conservar solo el día</translation>
    </message>
    <message>
        <source>Keep only the language</source>
        <translation>Conservar solo el idioma</translation>
    </message>
    <message>
        <source>Keep only the pairs for this file</source>
        <translation>Conservar solo los pares de este archivo</translation>
    </message>
    <message>
        <source>Keep the URLs in view while you scroll sideways</source>
        <translation>Mantiene las URL a la vista al desplazarse hacia los lados</translation>
    </message>
    <message>
        <source>Keep the first 1,000 images</source>
        <translation>Conservar las primeras 1000 imágenes</translation>
    </message>
    <message>
        <source>Keep the first of each</source>
        <translation>Conservar la primera de cada grupo</translation>
    </message>
    <message>
        <source>Keep the first of several URLs</source>
        <translation>Conservar la primera de varias URL</translation>
    </message>
    <message>
        <source>Keep the first side</source>
        <translation>Conservar el primer lado</translation>
    </message>
    <message>
        <source>Keep the first, remove the others</source>
        <translation>Conservar el primero y eliminar los demás</translation>
    </message>
    <message>
        <source>Keep the last of each</source>
        <translation>Conservar la última de cada grupo</translation>
    </message>
    <message>
        <source>Keep the last, remove the others</source>
        <translation>Conservar el último y eliminar los demás</translation>
    </message>
    <message>
        <source>Keep the newest of each</source>
        <translation>Conservar la más reciente de cada grupo</translation>
    </message>
    <message>
        <source>Keep the second side</source>
        <translation>Conservar el segundo lado</translation>
    </message>
    <message>
        <source>Keep the text, remove the tags inside</source>
        <translation>Conservar el texto y eliminar las etiquetas que contiene</translation>
    </message>
    <message>
        <source>Keep unsaved changes on disk</source>
        <translation>Guardar en el disco los cambios sin guardar</translation>
    </message>
    <message>
        <source>Keeps dates up to this many hours ahead.</source>
        <translation>Conserva las fechas con hasta este número de horas de adelanto.</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Palabras clave</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
    <message>
        <source>Korean (ko)</source>
        <translation>coreano (ko)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language code is malformed</source>
        <translation>El código de idioma está mal formado</translation>
    </message>
    <message>
        <source>Language code is probably not what is meant</source>
        <translation>El código de idioma probablemente no es el que se quería</translation>
    </message>
    <message>
        <source>Language code not used by Google</source>
        <translation>Código de idioma que Google no usa</translation>
    </message>
    <message>
        <source>Language link is incomplete</source>
        <translation>El enlace de idioma está incompleto</translation>
    </message>
    <message>
        <source>Language link is not absolute</source>
        <translation>El enlace de idioma no es absoluto</translation>
    </message>
    <message>
        <source>Language listed twice</source>
        <translation>El idioma figura dos veces</translation>
    </message>
    <message>
        <source>Language of a version that the entry links to</source>
        <translation>Idioma de una versión a la que enlaza la entrada</translation>
    </message>
    <message>
        <source>Language that the entry itself gives its page, by a link to it</source>
        <translation>Idioma que la propia entrada asigna a su página mediante un enlace a ella</translation>
    </message>
    <message>
        <source>Language version</source>
        <translation>Versión en otro idioma</translation>
    </message>
    <message>
        <source>Language versions without an entry</source>
        <translation>Versiones en otros idiomas sin entrada</translation>
    </message>
    <message>
        <source>Language without code</source>
        <translation>Idioma sin código</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Last modified</source>
        <translation>Última modificación</translation>
    </message>
    <message>
        <source>Last modified before, in or after a year, month, day or time; or text in the date</source>
        <translation>Última modificación anterior, igual o posterior a un año, mes, día u hora; o texto en la fecha</translation>
    </message>
    <message>
        <source>Last modified has a time in hours and minutes</source>
        <translation>La última modificación tiene una hora con horas y minutos</translation>
    </message>
    <message>
        <source>Last modified has a time with fractions of a second</source>
        <translation>La última modificación tiene una hora con fracciones de segundo</translation>
    </message>
    <message>
        <source>Last modified has a time with seconds</source>
        <translation>La última modificación tiene una hora con segundos</translation>
    </message>
    <message>
        <source>Last modified is no date</source>
        <translation>La última modificación no es una fecha</translation>
    </message>
    <message>
        <source>Last modified names a day, without a time</source>
        <translation>La última modificación indica un día, sin hora</translation>
    </message>
    <message>
        <source>Last modified names a year alone</source>
        <translation>La última modificación indica solo un año</translation>
    </message>
    <message>
        <source>Last modified names a year and a month</source>
        <translation>La última modificación indica un año y un mes</translation>
    </message>
    <message>
        <source>Last modified on a Friday</source>
        <translation>Última modificación en viernes</translation>
    </message>
    <message>
        <source>Last modified on a Monday</source>
        <translation>Última modificación en lunes</translation>
    </message>
    <message>
        <source>Last modified on a Saturday</source>
        <translation>Última modificación en sábado</translation>
    </message>
    <message>
        <source>Last modified on a Sunday</source>
        <translation>Última modificación en domingo</translation>
    </message>
    <message>
        <source>Last modified on a Thursday</source>
        <translation>Última modificación en jueves</translation>
    </message>
    <message>
        <source>Last modified on a Tuesday</source>
        <translation>Última modificación en martes</translation>
    </message>
    <message>
        <source>Last modified on a Wednesday</source>
        <translation>Última modificación en miércoles</translation>
    </message>
    <message>
        <source>Last modified, by day</source>
        <translation>Última modificación, por día</translation>
    </message>
    <message>
        <source>Last modified, by month</source>
        <translation>Última modificación, por mes</translation>
    </message>
    <message>
        <source>Last modified, by year</source>
        <translation>Última modificación, por año</translation>
    </message>
    <message>
        <source>Latin America (es)</source>
        <translation>Latinoamérica (es)</translation>
    </message>
    <message>
        <source>Latin America (pt)</source>
        <translation>Latinoamérica (pt)</translation>
    </message>
    <message>
        <source>Leave language links to the page</source>
        <translation>Dejar los enlaces de idioma a la página</translation>
    </message>
    <message numerus="yes">
        <source>Leave out %Ln pages that did not return 200, are not indexable, or are images or scripts</source>
        <translation>
            <numerusform>Omitir %Ln página que no ha devuelto 200, no es indexable o es una imagen o un script</numerusform>
            <numerusform>Omitir %Ln páginas que no han devuelto 200, no son indexables o son imágenes o scripts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out the %Ln rows with errors</source>
        <translation>
            <numerusform>Omitir la fila con errores</numerusform>
            <numerusform>Omitir las %Ln filas con errores</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out the fraction</source>
        <translation>Omitir la fracción</translation>
    </message>
    <message>
        <source>Leave out the scheme and host that most URLs share</source>
        <translation>Omite el esquema y el host que comparten la mayoría de las URL</translation>
    </message>
    <message>
        <source>Left out: {n}. {reason}</source>
        <translation>Omitidas: {n}. {reason}</translation>
    </message>
    <message>
        <source>Length of the URLs, in characters</source>
        <translation>Longitud de las URL, en caracteres</translation>
    </message>
    <message>
        <source>Levels in the path</source>
        <translation>Niveles de la ruta</translation>
    </message>
    <message>
        <source>Libraries that a window on the display needs are missing</source>
        <translation>Faltan bibliotecas que necesita una ventana en la pantalla</translation>
    </message>
    <message>
        <source>License URL</source>
        <translation>URL de la licencia</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Limit priority</source>
        <translation>Limitar prioridad</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Line is not a URL</source>
        <translation>La línea no es una URL</translation>
    </message>
    <message>
        <source>Line spacing in panels and lists</source>
        <translation>Interlineado en paneles y listas</translation>
    </message>
    <message>
        <source>Line {detail} is not a JSON object.</source>
        <translation>La línea {detail} no es un objeto JSON.</translation>
    </message>
    <message>
        <source>Line {line:,} has more than {n:,} characters, far more than any list of URLs needs.</source>
        <translation>La línea {line:,} tiene más de {n:,} caracteres, muchos más de los que necesita cualquier lista de URL.</translation>
    </message>
    <message>
        <source>Line {line:,}, column {column:,}: {message}</source>
        <translation>Línea {line:,}, columna {column:,}: {message}</translation>
    </message>
    <message>
        <source>Line {line:,}, column {column:,}: {message} There are {count:,} of these in the file.</source>
        <translation>Línea {line:,}, columna {column:,}: {message} Hay {count:,} casos en el archivo.</translation>
    </message>
    <message>
        <source>Line {line} of robots.txt forbids {agent} to fetch it: {rule}</source>
        <translation>La línea {line} de robots.txt prohíbe a {agent} obtenerla: {rule}</translation>
    </message>
    <message>
        <source>Line {line} of the site&apos;s robots.txt forbids to fetch it: {rule}</source>
        <translation>La línea {line} del robots.txt del sitio prohíbe obtenerla: {rule}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>Línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: the byte {byte} is not valid in {form}. The file is damaged or in a different encoding. Read it in the right encoding, or save it again as UTF-8.</source>
        <translation>Línea {line}, columna {column}: el byte {byte} no es válido en {form}. El archivo está dañado o tiene otra codificación. Léelo con la codificación correcta o vuelve a guardarlo en UTF-8.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Línea {line}: {reason}</translation>
    </message>
    <message>
        <source>Line {n}: {rule}</source>
        <translation>Línea {n}: {rule}</translation>
    </message>
    <message>
        <source>Link language versions</source>
        <translation>Enlazar versiones en otros idiomas</translation>
    </message>
    <message>
        <source>Link languages</source>
        <translation>Enlazar idiomas</translation>
    </message>
    <message numerus="yes">
        <source>Link versions of %Ln rows</source>
        <translation>
            <numerusform>Enlazar versiones de %Ln fila</numerusform>
            <numerusform>Enlazar versiones de %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Linked from</source>
        <translation>Enlazada desde</translation>
    </message>
    <message>
        <source>Linked language versions that have no entry of their own: {count:,}, such as {value}.</source>
        <translation>Versiones en otros idiomas enlazadas que no tienen entrada propia: {count:,}, como {value}.</translation>
    </message>
    <message>
        <source>Links pages whose URLs differ only by a language, such as /en/ and /fr/, as versions of each other.</source>
        <translation>Enlaza páginas cuyas URL solo difieren en un idioma, como /en/ y /fr/, como versiones unas de otras.</translation>
    </message>
    <message>
        <source>Links pages whose URLs differ only by a language: /en/ and /fr/, en.example.org, ?lang=en. Links that are there stay; pages of which it is unclear are left alone.</source>
        <translation>Enlaza páginas cuyas URL solo difieren en un idioma: /en/ y /fr/, en.example.org, ?lang=en. Los enlaces existentes se conservan; las páginas dudosas se dejan como están.</translation>
    </message>
    <message>
        <source>Links to it</source>
        <translation>Enlaces entrantes</translation>
    </message>
    <message>
        <source>List everything that is wrong with sitemaps.</source>
        <translation>Muestra todo lo que está mal en los sitemaps.</translation>
    </message>
    <message>
        <source>List of URLs</source>
        <translation>Lista de URL</translation>
    </message>
    <message>
        <source>List the entries that a robots.txt forbids a crawler to fetch, with the line that does. Nothing is fetched: download the robots.txt of the site before.</source>
        <translation>Muestra las entradas que un robots.txt prohíbe obtener a un rastreador, con la línea que lo hace. No se obtiene nada: descarga antes el robots.txt del sitio.</translation>
    </message>
    <message>
        <source>List the entries that only one of two sitemaps has and the entries with different values. Formatting and order do not count.</source>
        <translation>Muestra las entradas que solo tiene uno de los dos sitemaps y las entradas con valores distintos. El formato y el orden no cuentan.</translation>
    </message>
    <message>
        <source>List the rules that are looked at, in this folder or by the options.</source>
        <translation>Muestra las reglas que se miran, en esta carpeta o según las opciones.</translation>
    </message>
    <message>
        <source>List the sitemaps of the other index here (Rows, Replace nested indexes…).</source>
        <translation>Incluye aquí los sitemaps del otro índice (Filas, Sustituir índices anidados…).</translation>
    </message>
    <message>
        <source>Listed URL is not there</source>
        <translation>La URL que figura no existe</translation>
    </message>
    <message>
        <source>Listed page is not to be indexed</source>
        <translation>La página que figura no debe indexarse</translation>
    </message>
    <message>
        <source>Listing an image twice adds nothing.</source>
        <translation>Incluir una imagen dos veces no aporta nada.</translation>
    </message>
    <message>
        <source>Live site</source>
        <translation>Sitio publicado</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>Emisión en directo</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>Hora local</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ubicación</translation>
    </message>
    <message>
        <source>Looks like a sitemap</source>
        <translation>Parece un sitemap</translation>
    </message>
    <message>
        <source>Lower it</source>
        <translation>Reducirla</translation>
    </message>
    <message>
        <source>Lower priorities become this.</source>
        <translation>Las prioridades inferiores pasan a ser esta.</translation>
    </message>
    <message>
        <source>Lower-case host</source>
        <translation>Host en minúsculas</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Mínima</translation>
    </message>
    <message>
        <source>Make a new file</source>
        <translation>Crear un archivo nuevo</translation>
    </message>
    <message>
        <source>Make damaged sitemaps well-formed again and tell every place that is changed.</source>
        <translation>Vuelve a dejar bien formados los sitemaps dañados e indica cada lugar que cambia.</translation>
    </message>
    <message>
        <source>Make elements of the attributes</source>
        <translation>Convertir los atributos en elementos</translation>
    </message>
    <message>
        <source>Make it a sitemap index</source>
        <translation>Convertirlo en un índice de sitemaps</translation>
    </message>
    <message>
        <source>Make this order the file&apos;s order</source>
        <translation>Usar este orden como orden del archivo</translation>
    </message>
    <message>
        <source>Man&amp;ual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Many servers refuse such a URL; others have to guess what it means.</source>
        <translation>Muchos servidores rechazan una URL así; otros tienen que adivinar qué significa.</translation>
    </message>
    <message>
        <source>Mark an exported table as UTF-8</source>
        <translation>Marcar una tabla exportada como UTF-8</translation>
    </message>
    <message>
        <source>Mark the rows that a robots.txt blocks, and see whether it names this sitemap</source>
        <translation>Marca las filas que bloquea un robots.txt y muestra si menciona este sitemap</translation>
    </message>
    <message>
        <source>Markup inside a value</source>
        <translation>Marcado dentro de un valor</translation>
    </message>
    <message>
        <source>Markup is escaped</source>
        <translation>El marcado está escapado</translation>
    </message>
    <message>
        <source>Match index and &amp;files…</source>
        <translation>Ajustar índice y archi&amp;vos…</translation>
    </message>
    <message>
        <source>Match the compression to the file name</source>
        <translation>Ajustar la compresión al nombre de archivo</translation>
    </message>
    <message>
        <source>Media file URL</source>
        <translation>URL del archivo multimedia</translation>
    </message>
    <message>
        <source>Media query</source>
        <translation>Consulta de medios</translation>
    </message>
    <message>
        <source>Median age</source>
        <translation>Antigüedad mediana</translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln duplicates</source>
        <translation>
            <numerusform>Combinar %Ln duplicado</numerusform>
            <numerusform>Combinar %Ln duplicados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln entries</source>
        <translation>
            <numerusform>Combinar %Ln entrada</numerusform>
            <numerusform>Combinar %Ln entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge each into one entry with all images, videos, news and links</source>
        <translation>Combinar cada grupo en una entrada con todas las imágenes, vídeos, noticias y enlaces</translation>
    </message>
    <message>
        <source>Milliseconds that the page took to answer, when last checked</source>
        <translation>Milisegundos que tardó la página en responder en la última comprobación</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Minimum dates</source>
        <translation>Mínimo de fechas</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Missing ({count})</source>
        <translation>Faltan ({count})</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Móvil</translation>
    </message>
    <message>
        <source>Mobile version</source>
        <translation>Versión móvil</translation>
    </message>
    <message>
        <source>Moment in time</source>
        <translation>Momento exacto</translation>
    </message>
    <message>
        <source>Moment in time: the clock time is converted. Clock time: only the zone is replaced.</source>
        <translation>Momento exacto: se convierte la hora del reloj. Hora del reloj: solo se sustituye la zona.</translation>
    </message>
    <message>
        <source>Monday</source>
        <translation>Lunes</translation>
    </message>
    <message>
        <source>Monthly below</source>
        <translation>Monthly por debajo de</translation>
    </message>
    <message>
        <source>Most other pages list a different version in this language.</source>
        <translation>La mayoría de las demás páginas indican otra versión en este idioma.</translation>
    </message>
    <message>
        <source>Most parsers only support XML 1.0 and may reject anything else.</source>
        <translation>La mayoría de los analizadores solo admiten XML 1.0 y pueden rechazar cualquier otra versión.</translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows</source>
        <translation>
            <numerusform>Mover %Ln fila</numerusform>
            <numerusform>Mover %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows to {target}</source>
        <translation>
            <numerusform>Mover %Ln fila a {target}</numerusform>
            <numerusform>Mover %Ln filas a {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move dow&amp;n</source>
        <translation>Mover hacia a&amp;bajo</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Bajar (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Move it down</source>
        <translation>Bajarlo</translation>
    </message>
    <message>
        <source>Move it up</source>
        <translation>Subirlo</translation>
    </message>
    <message>
        <source>Move or remove it.</source>
        <translation>Muévelo o elimínalo.</translation>
    </message>
    <message>
        <source>Move rows to another file of this document, or spread them over several</source>
        <translation>Mueve filas a otro archivo de este documento o las reparte entre varios</translation>
    </message>
    <message>
        <source>Move the edge of the panel (also with Down, Left and Right)</source>
        <translation>Mover el borde del panel (también con Abajo, Izquierda y Derecha)</translation>
    </message>
    <message>
        <source>Move the elements into the file&apos;s namespace</source>
        <translation>Mover los elementos al espacio de nombres del archivo</translation>
    </message>
    <message>
        <source>Move the selected rows down; the key does so while whole rows are selected</source>
        <translation>Baja las filas seleccionadas; la tecla funciona cuando hay filas enteras seleccionadas</translation>
    </message>
    <message>
        <source>Move the selected rows up; the key does so while whole rows are selected</source>
        <translation>Sube las filas seleccionadas; la tecla funciona cuando hay filas enteras seleccionadas</translation>
    </message>
    <message>
        <source>Move to a &amp;sitemap…</source>
        <translation>&amp;Mover a un sitemap…</translation>
    </message>
    <message>
        <source>Move to bottom</source>
        <translation>Mover al final</translation>
    </message>
    <message>
        <source>Move to the &amp;bottom</source>
        <translation>Mover al &amp;final</translation>
    </message>
    <message>
        <source>Move to the &amp;top</source>
        <translation>Mover al &amp;principio</translation>
    </message>
    <message>
        <source>Move to top</source>
        <translation>Mover al principio</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>Mover hacia a&amp;rriba</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Subir (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Move {what}</source>
        <translation>Mover {what}</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Movidas</translation>
    </message>
    <message>
        <source>Moved ({n})</source>
        <translation>Movidas ({n})</translation>
    </message>
    <message>
        <source>Moved: {how}</source>
        <translation>Movida: {how}</translation>
    </message>
    <message>
        <source>Moves each date forward or back. Dates without a time move by whole days only.</source>
        <translation>Adelanta o atrasa cada fecha. Las fechas sin hora solo se mueven por días completos.</translation>
    </message>
    <message>
        <source>Moves the entries to the end of the file, in the same order.</source>
        <translation>Mueve las entradas al final del archivo, en el mismo orden.</translation>
    </message>
    <message>
        <source>Moves the entries to the start of the file, in the same order.</source>
        <translation>Mueve las entradas al principio del archivo, en el mismo orden.</translation>
    </message>
    <message>
        <source>Multiplies each priority, up to 1.0.</source>
        <translation>Multiplica cada prioridad, hasta 1.0.</translation>
    </message>
    <message>
        <source>Multiply priority</source>
        <translation>Multiplicar prioridad</translation>
    </message>
    <message>
        <source>Must not be fetched, by a robots.txt</source>
        <translation>No se puede obtener, según un robots.txt</translation>
    </message>
    <message>
        <source>N of the URLs, chosen at random</source>
        <translation>N de las URL, elegidas al azar</translation>
    </message>
    <message>
        <source>N&amp;ew sitemap in this document…</source>
        <translation>&amp;Nuevo sitemap en este documento…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name does not end in .txt</source>
        <translation>El nombre no termina en .txt</translation>
    </message>
    <message>
        <source>Name of a URL parameter, or name=value</source>
        <translation>Nombre de un parámetro de URL, o nombre=valor</translation>
    </message>
    <message>
        <source>Name of a publication in several spellings</source>
        <translation>Nombre de una publicación escrito de varias formas</translation>
    </message>
    <message>
        <source>Names; * matches any characters.</source>
        <translation>Nombres; * equivale a cualesquiera caracteres.</translation>
    </message>
    <message>
        <source>Names; * matches any characters. Leave empty to remove all.</source>
        <translation>Nombres; * equivale a cualesquiera caracteres. Déjalo vacío para eliminarlos todos.</translation>
    </message>
    <message>
        <source>Namespace is missing</source>
        <translation>Falta el espacio de nombres</translation>
    </message>
    <message>
        <source>Namespace is wrong</source>
        <translation>El espacio de nombres es incorrecto</translation>
    </message>
    <message>
        <source>Ne&amp;w from a table…</source>
        <translation>Nuevo a partir de una &amp;tabla…</translation>
    </message>
    <message>
        <source>Ne&amp;xt finding</source>
        <translation>&amp;Hallazgo siguiente</translation>
    </message>
    <message>
        <source>Nearly the same URL</source>
        <translation>URL casi igual</translation>
    </message>
    <message>
        <source>Negative numbers move dates back.</source>
        <translation>Los números negativos atrasan las fechas.</translation>
    </message>
    <message>
        <source>Netlify</source>
        <translation>Netlify</translation>
    </message>
    <message>
        <source>New &amp;URL list</source>
        <translation>Nueva lista de &amp;URL</translation>
    </message>
    <message>
        <source>New host</source>
        <translation>Host nuevo</translation>
    </message>
    <message>
        <source>New sitemap &amp;index</source>
        <translation>Nuevo índ&amp;ice de sitemaps</translation>
    </message>
    <message>
        <source>New start</source>
        <translation>Comienzo nuevo</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Valor nuevo</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Más reciente</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Noticias</translation>
    </message>
    <message>
        <source>News article</source>
        <translation>Artículo de noticias</translation>
    </message>
    <message>
        <source>News article is too old</source>
        <translation>El artículo de noticias es demasiado antiguo</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Archivo siguiente</translation>
    </message>
    <message>
        <source>Next match; in the replacement field, replace</source>
        <translation>Coincidencia siguiente; en el campo de reemplazo, reemplazar</translation>
    </message>
    <message>
        <source>Next ta&amp;b</source>
        <translation>Pestaña siguie&amp;nte</translation>
    </message>
    <message>
        <source>Next.js</source>
        <translation>Next.js</translation>
    </message>
    <message>
        <source>No URL was checked yet.</source>
        <translation>Todavía no se ha comprobado ninguna URL.</translation>
    </message>
    <message>
        <source>No answer came that could be read.</source>
        <translation>No ha llegado ninguna respuesta legible.</translation>
    </message>
    <message>
        <source>No changes to save.</source>
        <translation>No hay cambios que guardar.</translation>
    </message>
    <message>
        <source>No column with URLs was found in this table.</source>
        <translation>En esta tabla no se ha encontrado ninguna columna con URL.</translation>
    </message>
    <message>
        <source>No domain ends in .{domain}. Correct the host.</source>
        <translation>Ningún dominio termina en .{domain}. Corrige el host.</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Sin entradas</translation>
    </message>
    <message>
        <source>No entry has a date.</source>
        <translation>Ninguna entrada tiene fecha.</translation>
    </message>
    <message>
        <source>No language link to itself</source>
        <translation>Sin enlace de idioma a sí misma</translation>
    </message>
    <message>
        <source>No page links to it</source>
        <translation>Ninguna página la enlaza</translation>
    </message>
    <message>
        <source>No page was found there. {reason}</source>
        <translation>Ahí no se ha encontrado ninguna página. {reason}</translation>
    </message>
    <message>
        <source>No priority goes below this.</source>
        <translation>Ninguna prioridad baja de este valor.</translation>
    </message>
    <message>
        <source>No process could be started to ask for the URLs: {cause}. Close other programs and try again.</source>
        <translation>No se ha podido iniciar ningún proceso para consultar las URL: {cause}. Cierra otros programas e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>No return link</source>
        <translation>Falta el enlace de retorno</translation>
    </message>
    <message>
        <source>No row changes.</source>
        <translation>No cambia ninguna fila.</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Ninguna fila coincide con el filtro.</translation>
    </message>
    <message>
        <source>No such top-level domain</source>
        <translation>Ese dominio de nivel superior no existe</translation>
    </message>
    <message>
        <source>No versions</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>No x-default</source>
        <translation>Sin x-default</translation>
    </message>
    <message>
        <source>Noindex</source>
        <translation>Noindex</translation>
    </message>
    <message>
        <source>Noindex page</source>
        <translation>Página con noindex</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None of its URLs has been audited, so nothing is known of its pages. Run audit first.</source>
        <translation>Ninguna de sus URL se ha comprobado, así que no se sabe nada de sus páginas. Ejecuta antes audit.</translation>
    </message>
    <message>
        <source>None of the available fixes applies here. Correct it by hand.</source>
        <translation>Ninguna de las correcciones disponibles sirve aquí. Corrígelo a mano.</translation>
    </message>
    <message>
        <source>None of the dates includes a time.</source>
        <translation>Ninguna de las fechas incluye la hora.</translation>
    </message>
    <message>
        <source>None of the rows shown match.</source>
        <translation>Ninguna de las filas mostradas coincide.</translation>
    </message>
    <message>
        <source>None of these pages is in English or has a URL without a language. Choose one in Languages (Rows menu).</source>
        <translation>Ninguna de estas páginas está en inglés ni tiene una URL sin idioma. Elige una en Idiomas (menú Filas).</translation>
    </message>
    <message>
        <source>None told</source>
        <translation>No se indica ninguno</translation>
    </message>
    <message>
        <source>Not a complete URL</source>
        <translation>No es una URL completa</translation>
    </message>
    <message>
        <source>Not a date</source>
        <translation>No es una fecha</translation>
    </message>
    <message>
        <source>Not a sitemap</source>
        <translation>No es un sitemap</translation>
    </message>
    <message>
        <source>Not a sitemap element: {detail}.{hint}</source>
        <translation>No es un elemento de sitemap: {detail}.{hint}</translation>
    </message>
    <message>
        <source>Not a valid regular expression: {detail}.</source>
        <translation>No es una expresión regular válida: {detail}.</translation>
    </message>
    <message>
        <source>Not all language versions listed</source>
        <translation>No figuran todas las versiones en otros idiomas</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Sin comprobar</translation>
    </message>
    <message>
        <source>Not compared yet.</source>
        <translation>Todavía no se ha comparado.</translation>
    </message>
    <message>
        <source>Not indexable ({count})</source>
        <translation>No indexables ({count})</translation>
    </message>
    <message>
        <source>Not linked ({count})</source>
        <translation>Sin enlaces ({count})</translation>
    </message>
    <message>
        <source>Not modified in the last year</source>
        <translation>Sin modificar en el último año</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin definir</translation>
    </message>
    <message>
        <source>Not set.</source>
        <translation>Sin definir.</translation>
    </message>
    <message>
        <source>Not set. Crawlers assume {value}.</source>
        <translation>Sin definir. Los rastreadores suponen {value}.</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>No válidas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Nothing can be checked without its contents.</source>
        <translation>Sin su contenido no se puede comprobar nada.</translation>
    </message>
    <message>
        <source>Nothing can be recovered.</source>
        <translation>No se puede recuperar nada.</translation>
    </message>
    <message>
        <source>Nothing can have changed in the future. Correct or remove the date.</source>
        <translation>Nada puede haber cambiado en el futuro. Corrige o elimina la fecha.</translation>
    </message>
    <message>
        <source>Nothing changed: the cells already have these values or cannot be edited.</source>
        <translation>No ha cambiado nada: las celdas ya tienen estos valores o no se pueden editar.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>No hay diferencias.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is known of %Ln URLs.</source>
        <translation>
            <numerusform>No se sabe nada de %Ln URL.</numerusform>
            <numerusform>No se sabe nada de %Ln URL.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong here.</source>
        <translation>Aquí no hay nada mal.</translation>
    </message>
    <message>
        <source>Nothing selected yet</source>
        <translation>Aún no se ha seleccionado nada</translation>
    </message>
    <message>
        <source>Nothing to show.</source>
        <translation>Nada que mostrar.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
        <source>Now: {after}</source>
        <translation>Ahora: {after}</translation>
    </message>
    <message>
        <source>Number of characters of the URL</source>
        <translation>Número de caracteres de la URL</translation>
    </message>
    <message>
        <source>Number of images</source>
        <translation>Número de imágenes</translation>
    </message>
    <message>
        <source>Number of levels in the URL&apos;s path</source>
        <translation>Número de niveles de la ruta de la URL</translation>
    </message>
    <message>
        <source>Number of links to mobile versions</source>
        <translation>Número de enlaces a versiones móviles</translation>
    </message>
    <message>
        <source>Number of links to other versions of the page</source>
        <translation>Número de enlaces a otras versiones de la página</translation>
    </message>
    <message>
        <source>Number of news articles</source>
        <translation>Número de artículos de noticias</translation>
    </message>
    <message>
        <source>Number of pages that link to the URL, when last compared</source>
        <translation>Número de páginas que enlazan a la URL, según la última comparación</translation>
    </message>
    <message>
        <source>Number of redirects on the way to the page</source>
        <translation>Número de redirecciones hasta llegar a la página</translation>
    </message>
    <message>
        <source>Number of videos</source>
        <translation>Número de vídeos</translation>
    </message>
    <message>
        <source>Numbers and dates are such; dates with a time and all else are text and stay text when edited, so nothing turns into a formula.</source>
        <translation>Los números y las fechas se escriben como tales; las fechas con hora y todo lo demás son texto y siguen siendo texto al editarlos, así que nada se convierte en una fórmula.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Of all files together; the oldest go first when another one is kept.</source>
        <translation>De todos los archivos en conjunto; al conservar otra, primero se eliminan las más antiguas.</translation>
    </message>
    <message>
        <source>Of its tables, the one with the URLs is taken: {name}. These are not: {others}.</source>
        <translation>De sus tablas se toma la que contiene las URL: {name}. Estas no: {others}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>Old and new URLs in full, with the status, for any other program.</source>
        <translation>URL antiguas y nuevas completas, con el estado, para cualquier otro programa.</translation>
    </message>
    <message>
        <source>Old start</source>
        <translation>Comienzo anterior</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Más antiguas</translation>
    </message>
    <message>
        <source>One URL and what is said about it: one row of the table.</source>
        <translation>Una URL y lo que se dice de ella: una fila de la tabla.</translation>
    </message>
    <message>
        <source>One but not the other</source>
        <translation>Uno pero no el otro</translation>
    </message>
    <message>
        <source>One of both is no absolute URL.</source>
        <translation>Una de las dos no es una URL absoluta.</translation>
    </message>
    <message>
        <source>One of the protocol&apos;s seven values.</source>
        <translation>Uno de los siete valores del protocolo.</translation>
    </message>
    <message>
        <source>One page in several languages</source>
        <translation>Una página en varios idiomas</translation>
    </message>
    <message>
        <source>Only Google reads language links</source>
        <translation>Solo Google lee los enlaces de idioma</translation>
    </message>
    <message>
        <source>Only Google uses links to versions in other languages. Entries with some: {count:,}.</source>
        <translation>Solo Google usa los enlaces a versiones en otros idiomas. Entradas que los tienen: {count:,}.</translation>
    </message>
    <message>
        <source>Only a person can put it right: there is no fix.</source>
        <translation>Solo una persona puede arreglarlo: no hay ninguna corrección.</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Solo aquí</translation>
    </message>
    <message>
        <source>Only in the other file</source>
        <translation>Solo en el otro archivo</translation>
    </message>
    <message>
        <source>Only in the other file ({n})</source>
        <translation>Solo en el otro archivo ({n})</translation>
    </message>
    <message>
        <source>Only in this file</source>
        <translation>Solo en este archivo</translation>
    </message>
    <message>
        <source>Only in this file ({n})</source>
        <translation>Solo en este archivo ({n})</translation>
    </message>
    <message>
        <source>Only replace</source>
        <translation>Sustituir solo</translation>
    </message>
    <message>
        <source>Only the first changes are shown.</source>
        <translation>Solo se muestran los primeros cambios.</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>Solo en el otro</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message numerus="yes">
        <source>Open %Ln files</source>
        <translation>
            <numerusform>Abrir %Ln archivo</numerusform>
            <numerusform>Abrir %Ln archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Open URL in the browser</source>
        <translation>Abrir URL en el navegador</translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation>A&amp;brir carpeta…</translation>
    </message>
    <message>
        <source>Open again at start</source>
        <translation>Volver a abrir al inicio</translation>
    </message>
    <message>
        <source>Open all sitemaps in a folder as one document</source>
        <translation>Abre todos los sitemaps de una carpeta como un solo documento</translation>
    </message>
    <message>
        <source>Open as one document</source>
        <translation>Abrir como un solo documento</translation>
    </message>
    <message>
        <source>Open in separate tabs</source>
        <translation>Abrir en pestañas separadas</translation>
    </message>
    <message>
        <source>Open sitemaps (XML, gzipped or lists of URLs), feeds and tables</source>
        <translation>Abre sitemaps (XML, comprimidos con gzip o listas de URL), feeds y tablas</translation>
    </message>
    <message>
        <source>Open the calendar while editing a date</source>
        <translation>Abrir el calendario mientras se edita una fecha</translation>
    </message>
    <message>
        <source>Open the file again in the encoding it was written in.</source>
        <translation>Vuelve a abrir el archivo con la codificación con la que se escribió.</translation>
    </message>
    <message>
        <source>Open the inde&amp;x with its sitemaps</source>
        <translation>Abrir el índice &amp;y sus sitemaps</translation>
    </message>
    <message>
        <source>Open the index and the sitemaps next to it as one document</source>
        <translation>Abre el índice y los sitemaps que están junto a él como un solo documento</translation>
    </message>
    <message>
        <source>Open the list or calendar of the cell</source>
        <translation>Abrir la lista o el calendario de la celda</translation>
    </message>
    <message>
        <source>Open the menu of the cell, as Shift+F10 and a right click do</source>
        <translation>Abrir el menú de la celda, como Mayús+F10 y el clic derecho</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>Abrir el &amp;ejemplo</translation>
    </message>
    <message numerus="yes">
        <source>Open these %Ln files again at each start?</source>
        <translation>
            <numerusform>¿Volver a abrir este archivo cada vez que se inicie el programa?</numerusform>
            <numerusform>¿Volver a abrir estos %Ln archivos cada vez que se inicie el programa?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open these %Ln files as one document?</source>
        <translation>
            <numerusform>¿Abrir este archivo como un solo documento?</numerusform>
            <numerusform>¿Abrir estos %Ln archivos como un solo documento?</numerusform>
        </translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Abrir {name}</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operadores</translation>
    </message>
    <message>
        <source>Or double-click the right border of its heading</source>
        <translation>O haz doble clic en el borde derecho de su encabezado</translation>
    </message>
    <message>
        <source>Other pages list a version in this language; this page does not.</source>
        <translation>Otras páginas indican una versión en este idioma; esta página no.</translation>
    </message>
    <message>
        <source>Others on this machine can read it; chmod 600 {text} keeps it to you.</source>
        <translation>Otras personas pueden leerlo en este equipo; con chmod 600 {text} queda solo para ti.</translation>
    </message>
    <message>
        <source>Overwrite cells with what was copied, starting at the current cell</source>
        <translation>Sobrescribe las celdas con lo copiado, a partir de la celda actual</translation>
    </message>
    <message>
        <source>Page has other language links</source>
        <translation>La página tiene otros enlaces de idioma</translation>
    </message>
    <message>
        <source>Page is missing</source>
        <translation>Falta una página</translation>
    </message>
    <message>
        <source>Page is rightly left out</source>
        <translation>Página omitida con razón</translation>
    </message>
    <message>
        <source>Page modified</source>
        <translation>Página modificada</translation>
    </message>
    <message>
        <source>Page names several canonical URLs</source>
        <translation>La página indica varias URL canónicas</translation>
    </message>
    <message>
        <source>Pages are stale after</source>
        <translation>Páginas desactualizadas tras</translation>
    </message>
    <message>
        <source>Pages at a depth of more than {count} links were not asked for, such as {url}.</source>
        <translation>No se han consultado las páginas a una profundidad de más de {count} enlaces, como {url}.</translation>
    </message>
    <message>
        <source>Pages by language</source>
        <translation>Páginas por idioma</translation>
    </message>
    <message>
        <source>Pages in several languages: which versions each lists and what is missing</source>
        <translation>Páginas en varios idiomas: qué versiones indica cada una y qué falta</translation>
    </message>
    <message>
        <source>Pages that changed recently change often. Entries without a date stay as they are.</source>
        <translation>Las páginas modificadas hace poco cambian a menudo. Las entradas sin fecha se quedan como están.</translation>
    </message>
    <message>
        <source>Pages without a link to a language</source>
        <translation>Páginas sin enlace a un idioma</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>Solicitudes simultáneas a cada host</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Parentheses group terms</source>
        <translation>Los paréntesis agrupan términos</translation>
    </message>
    <message>
        <source>Parsers ignore it, but simple tools may not.</source>
        <translation>Los analizadores lo ignoran, pero puede que las herramientas sencillas no.</translation>
    </message>
    <message>
        <source>Parsers reject such a file or misread its URLs.</source>
        <translation>Los analizadores rechazan un archivo así o leen mal sus URL.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln URLs</source>
        <translation>
            <numerusform>Pegar %Ln URL</numerusform>
            <numerusform>Pegar %Ln URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln rows</source>
        <translation>
            <numerusform>Pegar %Ln fila</numerusform>
            <numerusform>Pegar %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste &amp;into cells</source>
        <translation>Pegar e&amp;n las celdas</translation>
    </message>
    <message>
        <source>Paste cells; whole rows, URLs, a sitemap or a crawler&apos;s table become new entries</source>
        <translation>Pega celdas; las filas enteras, las URL, un sitemap o la tabla de un rastreador se convierten en entradas nuevas</translation>
    </message>
    <message>
        <source>People do not find such a page, and search engines consider it unimportant.</source>
        <translation>La gente no encuentra una página así, y los buscadores la consideran poco importante.</translation>
    </message>
    <message>
        <source>People whose language is not listed get the x-default page.</source>
        <translation>Las personas cuyo idioma no figura reciben la página x-default.</translation>
    </message>
    <message>
        <source>Percent code of no character</source>
        <translation>Código de porcentaje sin carácter</translation>
    </message>
    <message>
        <source>Percent-encode</source>
        <translation>Codificar con porcentaje</translation>
    </message>
    <message>
        <source>Percent-encode as UTF-8</source>
        <translation>Codificar con porcentaje como UTF-8</translation>
    </message>
    <message>
        <source>Percent-encode it.</source>
        <translation>Codifícalo con porcentaje.</translation>
    </message>
    <message>
        <source>Percent-encode the URL in UTF-8.</source>
        <translation>Codifica la URL con porcentaje en UTF-8.</translation>
    </message>
    <message>
        <source>Percent-encode the characters</source>
        <translation>Codificar los caracteres con porcentaje</translation>
    </message>
    <message>
        <source>Percent-encoded twice</source>
        <translation>Codificada con porcentaje dos veces</translation>
    </message>
    <message>
        <source>Percent-encoded, the URL has {length:,} characters; it should have fewer than 2,048.</source>
        <translation>Codificada con porcentaje, la URL tiene {length:,} caracteres; debería tener menos de 2048.</translation>
    </message>
    <message>
        <source>Percent-encodes characters that are not allowed in a URL, as UTF-8. URLs with invisible or broken characters stay as they are.</source>
        <translation>Codifica con porcentaje, como UTF-8, los caracteres que no se permiten en una URL. Las URL con caracteres invisibles o dañados se quedan como están.</translation>
    </message>
    <message>
        <source>Picture: {path}</source>
        <translation>Imagen: {path}</translation>
    </message>
    <message>
        <source>Pictures of all entries together; a click on a bar shows its rows</source>
        <translation>Gráficos de todas las entradas en conjunto; al hacer clic en una barra se muestran sus filas</translation>
    </message>
    <message>
        <source>Pieces of advice</source>
        <translation>Recomendaciones</translation>
    </message>
    <message>
        <source>Placeholder was not filled in</source>
        <translation>Marcador de posición sin rellenar</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Platforms</source>
        <translation>Plataformas</translation>
    </message>
    <message>
        <source>Player URL</source>
        <translation>URL del reproductor</translation>
    </message>
    <message>
        <source>Portuguese in Laos</source>
        <translation>portugués de Laos</translation>
    </message>
    <message>
        <source>Pre&amp;vious finding</source>
        <translation>Hallazgo anterio&amp;r</translation>
    </message>
    <message>
        <source>Precision of new dates</source>
        <translation>Precisión de las fechas nuevas</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Preferencia</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Preferencias…</translation>
    </message>
    <message>
        <source>Prefix is not declared</source>
        <translation>Prefijo no declarado</translation>
    </message>
    <message>
        <source>Premiere date</source>
        <translation>Fecha de estreno</translation>
    </message>
    <message>
        <source>Preparing the preview… {n} %</source>
        <translation>Preparando la vista previa… {n} %</translation>
    </message>
    <message>
        <source>Press {key} to fix</source>
        <translation>Pulsa {key} para corregir</translation>
    </message>
    <message>
        <source>Press {key} to fix: {what}</source>
        <translation>Pulsa {key} para corregir: {what}</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Archivo anterior</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Pestaña anterior</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Print views</source>
        <translation>Vistas de impresión</translation>
    </message>
    <message>
        <source>Priorities tell which pages of the site matter more. If they are all equal, they tell nothing.</source>
        <translation>Las prioridades indican qué páginas del sitio importan más. Si son todas iguales, no indican nada.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
    <message>
        <source>Priority below, equal to or above a number; or text in the priority</source>
        <translation>Prioridad inferior, igual o superior a un número; o texto en la prioridad</translation>
    </message>
    <message>
        <source>Priority by depth</source>
        <translation>Prioridad según la profundidad</translation>
    </message>
    <message>
        <source>Priority by path depth</source>
        <translation>Prioridad según profundidad de la ruta</translation>
    </message>
    <message>
        <source>Priority by rank</source>
        <translation>Prioridad según posición</translation>
    </message>
    <message>
        <source>Priority from data</source>
        <translation>Prioridad según datos</translation>
    </message>
    <message>
        <source>Priority from data by steps</source>
        <translation>Prioridad según datos, por escalones</translation>
    </message>
    <message>
        <source>Priority is not a number</source>
        <translation>La prioridad no es un número</translation>
    </message>
    <message>
        <source>Priority is out of range</source>
        <translation>La prioridad está fuera del intervalo</translation>
    </message>
    <message>
        <source>Propose new dates only for pages whose text has changed between two checks</source>
        <translation>Propone fechas nuevas solo para las páginas cuyo texto ha cambiado entre dos comprobaciones</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Pu&amp;blished URL…</source>
        <translation>De&amp;finir la URL publicada…</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>Publish the file in a different folder.</source>
        <translation>Publica el archivo en otra carpeta.</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Published URL</source>
        <translation>URL publicada</translation>
    </message>
    <message>
        <source>Published URL is not valid</source>
        <translation>La URL publicada no es válida</translation>
    </message>
    <message>
        <source>Published URL is unknown</source>
        <translation>La URL publicada es desconocida</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>Se publica en</translation>
    </message>
    <message>
        <source>Put all panels and columns back to where they were at first, in their first sizes</source>
        <translation>Devuelve todos los paneles y columnas a su sitio y a su tamaño iniciales</translation>
    </message>
    <message>
        <source>Put the elements in order</source>
        <translation>Poner los elementos en orden</translation>
    </message>
    <message>
        <source>Put the missing element around them</source>
        <translation>Poner alrededor el elemento que falta</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Quotation marks were put around the value.</source>
        <translation>Se han puesto comillas al valor.</translation>
    </message>
    <message>
        <source>Quotes: exactly this text</source>
        <translation>Entre comillas: exactamente este texto</translation>
    </message>
    <message>
        <source>Raise the priority being edited by 0.1, or by 0.05 with Shift</source>
        <translation>Aumentar en 0.1 la prioridad que se edita, o en 0.05 con Mayús</translation>
    </message>
    <message>
        <source>Raises or lowers each priority, within 0.0 and 1.0.</source>
        <translation>Aumenta o reduce cada prioridad, entre 0.0 y 1.0.</translation>
    </message>
    <message>
        <source>Ranks the entries by a column and spreads priorities evenly over them.</source>
        <translation>Clasifica las entradas por una columna y reparte las prioridades entre ellas de manera uniforme.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Recargar del &amp;disco</translation>
    </message>
    <message>
        <source>Read as Unix time</source>
        <translation>Leer como hora Unix</translation>
    </message>
    <message>
        <source>Read as day/month/year</source>
        <translation>Leer como día/mes/año</translation>
    </message>
    <message>
        <source>Read as month/day/year</source>
        <translation>Leer como mes/día/año</translation>
    </message>
    <message>
        <source>Read as year-day-month</source>
        <translation>Leer como año-día-mes</translation>
    </message>
    <message>
        <source>Read in another enco&amp;ding…</source>
        <translation>&amp;Leer con otra codificación…</translation>
    </message>
    <message>
        <source>Read in the wrong encoding</source>
        <translation>Leída con una codificación incorrecta</translation>
    </message>
    <message>
        <source>Read the file from disk again</source>
        <translation>Vuelve a leer el archivo del disco</translation>
    </message>
    <message>
        <source>Rearrange the entries in the file in the order shown</source>
        <translation>Reordena las entradas del archivo en el orden mostrado</translation>
    </message>
    <message>
        <source>Rearranges the entries in the order the table shows.</source>
        <translation>Reordena las entradas en el orden que muestra la tabla.</translation>
    </message>
    <message>
        <source>Recover unsaved changes…</source>
        <translation>Recuperar cambios sin guardar…</translation>
    </message>
    <message>
        <source>Redirected</source>
        <translation>Redirigida</translation>
    </message>
    <message>
        <source>Redirected permanently</source>
        <translation>Redirección permanente</translation>
    </message>
    <message>
        <source>Redirected temporarily</source>
        <translation>Redirección temporal</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>Redirecciones</translation>
    </message>
    <message>
        <source>Redirects to another URL, when last checked</source>
        <translation>Redirige a otra URL, según la última comprobación</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relación</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln duplicates</source>
        <translation>
            <numerusform>Eliminar %Ln duplicado</numerusform>
            <numerusform>Eliminar %Ln duplicados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln entries</source>
        <translation>
            <numerusform>Eliminar %Ln entrada</numerusform>
            <numerusform>Eliminar %Ln entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove all frequencies and priorities</source>
        <translation>Eliminar todas las frecuencias y prioridades</translation>
    </message>
    <message>
        <source>Remove all priorities</source>
        <translation>Eliminar todas las prioridades</translation>
    </message>
    <message>
        <source>Remove elements Google has retired</source>
        <translation>Eliminar los elementos que Google ha retirado</translation>
    </message>
    <message>
        <source>Remove entries identical to an earlier one</source>
        <translation>Eliminar las entradas idénticas a una anterior</translation>
    </message>
    <message>
        <source>Remove entries whose page is listed under its own URL</source>
        <translation>Eliminar las entradas cuya página ya figura con su propia URL</translation>
    </message>
    <message>
        <source>Remove everything from # on</source>
        <translation>Eliminar todo a partir de #</translation>
    </message>
    <message>
        <source>Remove fragment</source>
        <translation>Eliminar fragmento</translation>
    </message>
    <message>
        <source>Remove frequency and priority</source>
        <translation>Eliminar frecuencia y prioridad</translation>
    </message>
    <message>
        <source>Remove identical images</source>
        <translation>Eliminar imágenes idénticas</translation>
    </message>
    <message>
        <source>Remove identical links</source>
        <translation>Eliminar enlaces idénticos</translation>
    </message>
    <message>
        <source>Remove ignored fields</source>
        <translation>Quitar campos ignorados</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Eliminarlo</translation>
    </message>
    <message>
        <source>Remove it from the later file</source>
        <translation>Eliminarla del archivo posterior</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Elimínalo.</translation>
    </message>
    <message>
        <source>Remove missing files from the index and add files it does not list</source>
        <translation>Quita del índice los archivos que faltan y añade los que no incluye</translation>
    </message>
    <message>
        <source>Remove parameters</source>
        <translation>Eliminar parámetros</translation>
    </message>
    <message>
        <source>Remove references to the entity</source>
        <translation>Eliminar las referencias a la entidad</translation>
    </message>
    <message>
        <source>Remove the DOCTYPE</source>
        <translation>Eliminar el DOCTYPE</translation>
    </message>
    <message>
        <source>Remove the DOCTYPE and all references to its entities</source>
        <translation>Eliminar el DOCTYPE y todas las referencias a sus entidades</translation>
    </message>
    <message>
        <source>Remove the attributes</source>
        <translation>Eliminar los atributos</translation>
    </message>
    <message>
        <source>Remove the blank lines</source>
        <translation>Eliminar las líneas en blanco</translation>
    </message>
    <message>
        <source>Remove the block</source>
        <translation>Eliminar el bloque</translation>
    </message>
    <message>
        <source>Remove the byte order mark</source>
        <translation>Eliminar la marca de orden de bytes</translation>
    </message>
    <message>
        <source>Remove the characters</source>
        <translation>Eliminar los caracteres</translation>
    </message>
    <message>
        <source>Remove the date</source>
        <translation>Eliminar la fecha</translation>
    </message>
    <message>
        <source>Remove the elements</source>
        <translation>Eliminar los elementos</translation>
    </message>
    <message>
        <source>Remove the elements of withdrawn extensions</source>
        <translation>Eliminar los elementos de extensiones retiradas</translation>
    </message>
    <message>
        <source>Remove the empty element</source>
        <translation>Eliminar el elemento vacío</translation>
    </message>
    <message>
        <source>Remove the entry</source>
        <translation>Eliminar la entrada</translation>
    </message>
    <message>
        <source>Remove the entry for the index itself</source>
        <translation>Eliminar la entrada del propio índice</translation>
    </message>
    <message>
        <source>Remove the entry from one of the files.</source>
        <translation>Elimina la entrada de uno de los archivos.</translation>
    </message>
    <message>
        <source>Remove the entry from one of the indexes.</source>
        <translation>Elimina la entrada de uno de los índices.</translation>
    </message>
    <message>
        <source>Remove the expired video</source>
        <translation>Eliminar el vídeo caducado</translation>
    </message>
    <message>
        <source>Remove the file or its index entry</source>
        <translation>Quitar el archivo o su entrada del índice</translation>
    </message>
    <message>
        <source>Remove the frequency</source>
        <translation>Eliminar la frecuencia</translation>
    </message>
    <message>
        <source>Remove the identical dates</source>
        <translation>Eliminar las fechas idénticas</translation>
    </message>
    <message>
        <source>Remove the invisible characters</source>
        <translation>Eliminar los caracteres invisibles</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>Eliminar la línea</translation>
    </message>
    <message>
        <source>Remove the news block, keep the entry</source>
        <translation>Eliminar el bloque de noticias y conservar la entrada</translation>
    </message>
    <message>
        <source>Remove the port</source>
        <translation>Eliminar el puerto</translation>
    </message>
    <message>
        <source>Remove the prefix</source>
        <translation>Eliminar el prefijo</translation>
    </message>
    <message>
        <source>Remove the priority</source>
        <translation>Eliminar la prioridad</translation>
    </message>
    <message>
        <source>Remove the text between the elements</source>
        <translation>Eliminar el texto entre los elementos</translation>
    </message>
    <message>
        <source>Remove the white space</source>
        <translation>Eliminar los espacios</translation>
    </message>
    <message>
        <source>Remove the white space after a slash</source>
        <translation>Eliminar los espacios después de una barra</translation>
    </message>
    <message>
        <source>Remove the white space around it</source>
        <translation>Eliminar los espacios que lo rodean</translation>
    </message>
    <message>
        <source>Remove the white space before the XML</source>
        <translation>Eliminar los espacios delante del XML</translation>
    </message>
    <message numerus="yes">
        <source>Remove these %Ln</source>
        <translation>
            <numerusform>Eliminar esta</numerusform>
            <numerusform>Eliminar estas %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove these entries</source>
        <translation>Eliminar estas entradas</translation>
    </message>
    <message>
        <source>Remove these parameters</source>
        <translation>Eliminar estos parámetros</translation>
    </message>
    <message>
        <source>Remove trailing slash</source>
        <translation>Eliminar barra final</translation>
    </message>
    <message>
        <source>Remove unknown elements</source>
        <translation>Eliminar elementos desconocidos</translation>
    </message>
    <message>
        <source>Remove user name and password</source>
        <translation>Eliminar nombre de usuario y contraseña</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>Eliminar {what}</translation>
    </message>
    <message>
        <source>Remove: {what}</source>
        <translation>Eliminar: {what}</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminadas</translation>
    </message>
    <message>
        <source>Removes URL parameters by name.</source>
        <translation>Elimina parámetros de URL por su nombre.</translation>
    </message>
    <message>
        <source>Removes a date that nearly all entries share. It only shows when the file was generated.</source>
        <translation>Elimina una fecha que comparten casi todas las entradas. Solo indica cuándo se generó el archivo.</translation>
    </message>
    <message>
        <source>Removes all URL parameters except those listed.</source>
        <translation>Elimina todos los parámetros de URL excepto los indicados.</translation>
    </message>
    <message>
        <source>Removes dates in the future.</source>
        <translation>Elimina las fechas que están en el futuro.</translation>
    </message>
    <message>
        <source>Removes dates that say nothing: those in the future, and one that nearly all entries share. Adds missing seconds to times.</source>
        <translation>Quita las fechas que no dicen nada: las futuras y la que comparten casi todas las entradas. Añade los segundos que faltan en las horas.</translation>
    </message>
    <message>
        <source>Removes every frequency.</source>
        <translation>Elimina todas las frecuencias.</translation>
    </message>
    <message>
        <source>Removes every last modified date.</source>
        <translation>Elimina todas las fechas de última modificación.</translation>
    </message>
    <message>
        <source>Removes every priority. Crawlers then assume 0.5.</source>
        <translation>Elimina todas las prioridades. Los rastreadores suponen entonces 0.5.</translation>
    </message>
    <message>
        <source>Removes everything from # on. Search engines ignore it.</source>
        <translation>Elimina todo a partir de #. Los buscadores lo ignoran.</translation>
    </message>
    <message>
        <source>Removes slashes at the end of paths, except for the home page.</source>
        <translation>Elimina las barras al final de las rutas, excepto en la página de inicio.</translation>
    </message>
    <message>
        <source>Removes the entries of pages that visitors find by links, or that are not meant for search: tags, further pages of lists, drafts, thank-you pages and print views. Each step can be left out.</source>
        <translation>Quita las entradas de páginas que los visitantes encuentran mediante enlaces o que no están pensadas para los buscadores: etiquetas, páginas siguientes de listas, borradores, páginas de agradecimiento y vistas de impresión. Cada paso se puede omitir.</translation>
    </message>
    <message>
        <source>Removes the entries. Comments between them stay.</source>
        <translation>Elimina las entradas. Los comentarios entre ellas se mantienen.</translation>
    </message>
    <message>
        <source>Removes the parameters that advertising and sessions add to URLs. Check for duplicates afterwards.</source>
        <translation>Quita los parámetros que la publicidad y las sesiones añaden a las URL. Después, busca duplicados.</translation>
    </message>
    <message>
        <source>Removes the time and keeps the day as written.</source>
        <translation>Elimina la hora y conserva el día tal como está escrito.</translation>
    </message>
    <message>
        <source>Rename the file</source>
        <translation>Cambiar el nombre del archivo</translation>
    </message>
    <message>
        <source>Rent or purchase</source>
        <translation>Alquiler o compra</translation>
    </message>
    <message>
        <source>Repaired: {title}</source>
        <translation>Reparado: {title}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln damaged files: {names}?</source>
        <translation>
            <numerusform>¿Reemplazar %Ln archivo dañado: {names}?</numerusform>
            <numerusform>¿Reemplazar %Ln archivos dañados: {names}?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln indexes with their sitemaps</source>
        <translation>
            <numerusform>Sustituir %Ln índice por sus sitemaps</numerusform>
            <numerusform>Sustituir %Ln índices por sus sitemaps</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace \ with /</source>
        <translation>Sustituir \ por /</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Reemplazar todo</translation>
    </message>
    <message>
        <source>Replace each index listed in this index with the sitemaps it lists</source>
        <translation>Sustituye cada índice incluido en este índice por los sitemaps que incluye</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %Ln rows</source>
        <translation>
            <numerusform>Reemplazar en %Ln fila</numerusform>
            <numerusform>Reemplazar en %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in URL</source>
        <translation>Reemplazar en URL</translation>
    </message>
    <message>
        <source>Replace nested inde&amp;xes…</source>
        <translation>&amp;Sustituir índices anidados…</translation>
    </message>
    <message>
        <source>Replace odd white space between the elements</source>
        <translation>Sustituir los espacios inusuales entre los elementos</translation>
    </message>
    <message>
        <source>Replace the decimal comma with a point</source>
        <translation>Sustituir la coma decimal por un punto</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Replaces URLs by those that their pages named as canonical when last checked.</source>
        <translation>Sustituye las URL por las que sus páginas indicaban como canónicas en la última comprobación.</translation>
    </message>
    <message>
        <source>Replaces URLs that redirected when they were last checked by those they lead to.</source>
        <translation>Sustituye las URL que redirigían en la última comprobación por aquellas a las que llevan.</translation>
    </message>
    <message>
        <source>Replaces every match of a regular expression.</source>
        <translation>Reemplaza todas las coincidencias de una expresión regular.</translation>
    </message>
    <message>
        <source>Replaces the host and its port.</source>
        <translation>Sustituye el host y su puerto.</translation>
    </message>
    <message>
        <source>Replaces the start of paths. Other paths stay as they are.</source>
        <translation>Sustituye el comienzo de las rutas. Las demás rutas se quedan como están.</translation>
    </message>
    <message>
        <source>Required element or attribute is missing</source>
        <translation>Falta un elemento o atributo obligatorio</translation>
    </message>
    <message>
        <source>Requires a subscription</source>
        <translation>Requiere suscripción</translation>
    </message>
    <message>
        <source>Reset column &amp;widths</source>
        <translation>Restablecer &amp;anchos de columna</translation>
    </message>
    <message>
        <source>Reset columns to their default widths; the URL column takes the rest</source>
        <translation>Devuelve las columnas a su ancho predeterminado; la columna URL ocupa el resto</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Restablecer la disposición</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Resolve the dots in the path</source>
        <translation>Resolver los puntos de la ruta</translation>
    </message>
    <message>
        <source>Response times, in milliseconds</source>
        <translation>Tiempos de respuesta, en milisegundos</translation>
    </message>
    <message>
        <source>Restore changes that were not saved before the editor was closed unexpectedly</source>
        <translation>Restaura cambios que no se guardaron antes de que el editor se cerrara de forma inesperada</translation>
    </message>
    <message>
        <source>Restore the tags</source>
        <translation>Restaurar las etiquetas</translation>
    </message>
    <message>
        <source>Retired elements in extensions</source>
        <translation>Elementos retirados en extensiones</translation>
    </message>
    <message>
        <source>Rightly left out ({count})</source>
        <translation>Omitidas con razón ({count})</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Robots</translation>
    </message>
    <message>
        <source>Root element is unknown</source>
        <translation>El elemento raíz es desconocido</translation>
    </message>
    <message>
        <source>Root inside the root</source>
        <translation>Raíz dentro de la raíz</translation>
    </message>
    <message>
        <source>Round priority to 0.1</source>
        <translation>Redondear prioridad a 0.1</translation>
    </message>
    <message>
        <source>Round to two decimals</source>
        <translation>Redondear a dos decimales</translation>
    </message>
    <message>
        <source>Rounds each priority to one decimal; halves round up.</source>
        <translation>Redondea cada prioridad a un decimal; las mitades, hacia arriba.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>Altura de fila</translation>
    </message>
    <message>
        <source>Row {first} ({file}) has the same URL{difference}. Keep one of them.</source>
        <translation>La fila {first} ({file}) tiene la misma URL{difference}. Conserva una de las dos.</translation>
    </message>
    <message>
        <source>Row {first} differs only in letter case: {other}.</source>
        <translation>La fila {first} solo difiere en mayúsculas y minúsculas: {other}.</translation>
    </message>
    <message>
        <source>Row {first} differs only in {difference}: {other}.</source>
        <translation>La fila {first} solo difiere en {difference}: {other}.</translation>
    </message>
    <message>
        <source>Row {first} has the same URL, written differently: {other}. Keep one.</source>
        <translation>La fila {first} tiene la misma URL, escrita de otra forma: {other}. Conserva una.</translation>
    </message>
    <message>
        <source>Row {first} has the same URL. {advice}</source>
        <translation>La fila {first} tiene la misma URL. {advice}</translation>
    </message>
    <message>
        <source>Row {number}.</source>
        <translation>Fila {number}.</translation>
    </message>
    <message>
        <source>Row {row:,} has the character {character}, which XML does not allow in any form. Delete it.</source>
        <translation>La fila {row:,} contiene el carácter {character}, que XML no permite de ninguna forma. Elimínalo.</translation>
    </message>
    <message>
        <source>Row {row} alone would make a file larger than {limit:,} bytes. Allow more bytes per file.</source>
        <translation>Solo con la fila {row}, un archivo ya superaría los {limit:,} bytes. Permite más bytes por archivo.</translation>
    </message>
    <message>
        <source>Row {row} contains the character {character}: {cause}</source>
        <translation>La fila {row} contiene el carácter {character}: {cause}</translation>
    </message>
    <message>
        <source>Row {row}{place} follows a custom entity of its file. Write out the entity first.</source>
        <translation>La fila {row}{place} sigue a una entidad propia de su archivo. Escribe antes el contenido de la entidad.</translation>
    </message>
    <message>
        <source>Row {row}{place} has a name with characters that the other file&apos;s encoding does not support. Convert that file to UTF-8.</source>
        <translation>La fila {row}{place} tiene un nombre con caracteres que la codificación del otro archivo no admite. Convierte ese archivo a UTF-8.</translation>
    </message>
    <message>
        <source>Row {row}{place} uses a custom entity of its file. Write out the entity first.</source>
        <translation>La fila {row}{place} usa una entidad propia de su archivo. Escribe antes el contenido de la entidad.</translation>
    </message>
    <message>
        <source>Rows with each value, before → after: {counts}.</source>
        <translation>Filas con cada valor, antes → después: {counts}.</translation>
    </message>
    <message>
        <source>Rule that the row breaks</source>
        <translation>Regla que infringe la fila</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message numerus="yes">
        <source>Run “{name}” in %Ln rows</source>
        <translation>
            <numerusform>Ejecutar «{name}» en %Ln fila</numerusform>
            <numerusform>Ejecutar «{name}» en %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Same URL in different letter case</source>
        <translation>Misma URL con otras mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Same URL in most entries</source>
        <translation>Misma URL en la mayoría de las entradas</translation>
    </message>
    <message>
        <source>Same URL, written differently</source>
        <translation>Misma URL, escrita de otra forma</translation>
    </message>
    <message>
        <source>Same as blog: case never matters</source>
        <translation>Lo mismo que blog: nunca se distinguen mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>El mismo que el sistema</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>Sábado</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar c&amp;omo…</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>Guardar una co&amp;pia…</translation>
    </message>
    <message>
        <source>Save a picture of the window, without a display.</source>
        <translation>Guarda una imagen de la ventana, sin pantalla.</translation>
    </message>
    <message>
        <source>Save t&amp;his filter…</source>
        <translation>&amp;Guardar este filtro…</translation>
    </message>
    <message>
        <source>Save the file under a different name.</source>
        <translation>Guarda el archivo con otro nombre.</translation>
    </message>
    <message>
        <source>Save the filter under a name to use it with any file</source>
        <translation>Guarda el filtro con un nombre para usarlo con cualquier archivo</translation>
    </message>
    <message>
        <source>Save the findin&amp;gs…</source>
        <translation>Guardar los &amp;hallazgos…</translation>
    </message>
    <message>
        <source>Save the findings as a web page or a CSV file</source>
        <translation>Guarda los hallazgos como página web o archivo CSV</translation>
    </message>
    <message>
        <source>Save the sitemap before its changes are announced.</source>
        <translation>Guarda el sitemap antes de notificar sus cambios.</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>Se ha guardado {name}</translation>
    </message>
    <message>
        <source>Saved {n} of {count} files</source>
        <translation>{n} de {count} archivos guardados</translation>
    </message>
    <message>
        <source>Saved {n} of {count} files and the index</source>
        <translation>{n} de {count} archivos y el índice guardados</translation>
    </message>
    <message>
        <source>Say it with --base.</source>
        <translation>Indícala con --base.</translation>
    </message>
    <message>
        <source>Say what a rule means, why it matters, who made it, and how to fix it.</source>
        <translation>Explica qué significa una regla, por qué importa, de quién es y cómo corregir lo que encuentra.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Schema location does not match</source>
        <translation>La ubicación del esquema no coincide</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Scheme of the URL</source>
        <translation>Esquema de la URL</translation>
    </message>
    <message>
        <source>Schemes</source>
        <translation>Esquemas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search Console accepts no more than that; its report lists at most 1,000 sitemaps.</source>
        <translation>Search Console no acepta más; su informe muestra como máximo 1000 sitemaps.</translation>
    </message>
    <message>
        <source>Search engines accept any order, but the official schema rejects this one.</source>
        <translation>Los buscadores aceptan cualquier orden, pero el esquema oficial rechaza este.</translation>
    </message>
    <message>
        <source>Search engines accept feeds but do not learn about older pages from them.</source>
        <translation>Los buscadores aceptan feeds, pero no conocen por ellos las páginas más antiguas.</translation>
    </message>
    <message>
        <source>Search engines cannot fetch an invalid URL.</source>
        <translation>Los buscadores no pueden obtener una URL no válida.</translation>
    </message>
    <message>
        <source>Search engines cannot index a page that they cannot fetch.</source>
        <translation>Los buscadores no pueden indexar una página que no pueden obtener.</translation>
    </message>
    <message>
        <source>Search engines cannot index a page that they do not get.</source>
        <translation>Los buscadores no pueden indexar una página que no reciben.</translation>
    </message>
    <message>
        <source>Search engines cannot reach it. Often a slash is missing after the host.</source>
        <translation>Los buscadores no pueden acceder a él. A menudo falta una barra después del host.</translation>
    </message>
    <message>
        <source>Search engines cannot separate the value from the markup.</source>
        <translation>Los buscadores no pueden separar el valor de las etiquetas.</translation>
    </message>
    <message>
        <source>Search engines do not care, but validating against the official schema fails.</source>
        <translation>A los buscadores no les importa, pero la validación con el esquema oficial falla.</translation>
    </message>
    <message>
        <source>Search engines do not fetch pages that robots.txt forbids.</source>
        <translation>Los buscadores no obtienen las páginas que prohíbe robots.txt.</translation>
    </message>
    <message>
        <source>Search engines do not look for sitemaps in a list of pages, so they will not read them.</source>
        <translation>Los buscadores no buscan sitemaps en una lista de páginas, así que no los leerán.</translation>
    </message>
    <message>
        <source>Search engines do not look for sitemaps in a list of pages.</source>
        <translation>Los buscadores no buscan sitemaps en una lista de páginas.</translation>
    </message>
    <message>
        <source>Search engines do not recognize this language code.</source>
        <translation>Los buscadores no reconocen este código de idioma.</translation>
    </message>
    <message>
        <source>Search engines drop everything from # on. {advice}</source>
        <translation>Los buscadores descartan todo a partir de #. {advice}</translation>
    </message>
    <message>
        <source>Search engines drop pages whose server keeps answering with errors.</source>
        <translation>Los buscadores descartan las páginas cuyo servidor responde siempre con errores.</translation>
    </message>
    <message>
        <source>Search engines expect a sitemap there and report that it is HTML.</source>
        <translation>Los buscadores esperan ahí un sitemap e informan de que es HTML.</translation>
    </message>
    <message>
        <source>Search engines find a page later, or never, that no sitemap lists.</source>
        <translation>Los buscadores encuentran más tarde, o nunca, una página que no figura en ningún sitemap.</translation>
    </message>
    <message>
        <source>Search engines heed none of its canonical URLs {first} and {second}, as it names more than one.</source>
        <translation>Los buscadores no tienen en cuenta ninguna de sus URL canónicas {first} y {second}, porque indica más de una.</translation>
    </message>
    <message>
        <source>Search engines ignore URLs on other hosts unless those hosts list this sitemap in their robots.txt.</source>
        <translation>Los buscadores ignoran las URL de otros hosts, salvo que esos hosts mencionen este sitemap en su robots.txt.</translation>
    </message>
    <message>
        <source>Search engines ignore dates that do not fit the pages.</source>
        <translation>Los buscadores ignoran las fechas que no se corresponden con las páginas.</translation>
    </message>
    <message>
        <source>Search engines ignore it, but the official schema rejects it.</source>
        <translation>Los buscadores lo ignoran, pero el esquema oficial lo rechaza.</translation>
    </message>
    <message>
        <source>Search engines ignore it.</source>
        <translation>Los buscadores la ignoran.</translation>
    </message>
    <message>
        <source>Search engines ignore sitemaps on other sites unless those sites list them in their robots.txt.</source>
        <translation>Los buscadores ignoran los sitemaps de otros sitios, salvo que esos sitios los mencionen en su robots.txt.</translation>
    </message>
    <message>
        <source>Search engines ignore sitemaps with another scheme than that of the index.</source>
        <translation>Los buscadores ignoran los sitemaps con un esquema distinto del esquema del índice.</translation>
    </message>
    <message>
        <source>Search engines keep the URL itself while a redirect is temporary. One that is meant for good should be 301 or 308.</source>
        <translation>Los buscadores conservan la propia URL mientras la redirección es temporal. Si es definitiva, debería ser 301 o 308.</translation>
    </message>
    <message>
        <source>Search engines may ignore language links that contradict each other.</source>
        <translation>Los buscadores pueden ignorar los enlaces de idioma que se contradicen.</translation>
    </message>
    <message>
        <source>Search engines may not come back to a page whose date stays the same.</source>
        <translation>Puede que los buscadores no vuelvan a una página cuya fecha no cambia.</translation>
    </message>
    <message>
        <source>Search engines may not recognize the value, and the official schema rejects it.</source>
        <translation>Puede que los buscadores no reconozcan el valor, y el esquema oficial lo rechaza.</translation>
    </message>
    <message>
        <source>Search engines may skip a sitemap that seems unchanged.</source>
        <translation>Los buscadores pueden saltarse un sitemap que parece no haber cambiado.</translation>
    </message>
    <message>
        <source>Search engines only look for extensions inside entries.</source>
        <translation>Los buscadores solo buscan extensiones dentro de las entradas.</translation>
    </message>
    <message>
        <source>Search engines only read XML sitemaps, feeds and plain lists of URLs.</source>
        <translation>Los buscadores solo leen sitemaps XML, feeds y listas de URL en texto sin formato.</translation>
    </message>
    <message>
        <source>Search engines only read the files that the index lists.</source>
        <translation>Los buscadores solo leen los archivos que incluye el índice.</translation>
    </message>
    <message>
        <source>Search engines reject the file or ignore everything beyond the limit.</source>
        <translation>Los buscadores rechazan el archivo o ignoran todo lo que supera el límite.</translation>
    </message>
    <message>
        <source>Search engines reject the index or ignore everything beyond the limit.</source>
        <translation>Los buscadores rechazan el índice o ignoran todo lo que supera el límite.</translation>
    </message>
    <message>
        <source>Search engines report an empty file as an error.</source>
        <translation>Los buscadores marcan un archivo vacío como error.</translation>
    </message>
    <message>
        <source>Search engines report anything else as invalid, including capital letters.</source>
        <translation>Los buscadores marcan como no válido cualquier otro valor, también las mayúsculas.</translation>
    </message>
    <message>
        <source>Search engines report it as invalid and assume 0.5.</source>
        <translation>Los buscadores informan de que no es válida y suponen 0.5.</translation>
    </message>
    <message>
        <source>Search engines report it or ignore the element and its content.</source>
        <translation>Los buscadores informan de ello o ignoran el elemento y su contenido.</translation>
    </message>
    <message>
        <source>Search engines report other formats as invalid and ignore them.</source>
        <translation>Los buscadores marcan otros formatos como no válidos y los ignoran.</translation>
    </message>
    <message>
        <source>Search engines report that the sitemap is an HTML page and do not read it.</source>
        <translation>Los buscadores informan de que el sitemap es una página HTML y no lo leen.</translation>
    </message>
    <message>
        <source>Search engines report the date as invalid and ignore it.</source>
        <translation>Los buscadores informan de que la fecha no es válida y la ignoran.</translation>
    </message>
    <message>
        <source>Search engines report unknown elements or ignore their content.</source>
        <translation>Los buscadores señalan los elementos desconocidos o ignoran su contenido.</translation>
    </message>
    <message>
        <source>Search engines stop reading at the limit or reject the file. The limit applies to the uncompressed size.</source>
        <translation>Los buscadores dejan de leer en el límite o rechazan el archivo. El límite se aplica al tamaño sin comprimir.</translation>
    </message>
    <message>
        <source>Search engines stop trusting a site&apos;s dates if they cannot be true.</source>
        <translation>Los buscadores dejan de confiar en las fechas de un sitio si no pueden ser ciertas.</translation>
    </message>
    <message>
        <source>Search engines then choose themselves which URL to show, and it may be another one.</source>
        <translation>Los buscadores eligen entonces por su cuenta qué URL mostrar, y puede ser otra.</translation>
    </message>
    <message>
        <source>Search engines treat an empty element as an invalid value. Leave out elements without a value.</source>
        <translation>Los buscadores tratan un elemento vacío como un valor no válido. Omite los elementos sin valor.</translation>
    </message>
    <message>
        <source>Search engines trust a sitemap less if its pages do not exist.</source>
        <translation>Los buscadores confían menos en un sitemap si sus páginas no existen.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>Security-conscious parsers reject files with a DOCTYPE.</source>
        <translation>Los analizadores que cuidan la seguridad rechazan los archivos con DOCTYPE.</translation>
    </message>
    <message>
        <source>See and restore what the file contained before it was saved here</source>
        <translation>Muestra y restaura lo que contenía el archivo antes de guardarlo aquí</translation>
    </message>
    <message>
        <source>See how another sitemap or a crawl differs, and copy what you want from it</source>
        <translation>Muestra en qué difiere otro sitemap o un rastreo y copia de él lo que quieras</translation>
    </message>
    <message>
        <source>See what was done to a damaged file so that it could be read</source>
        <translation>Muestra qué se ha hecho con un archivo dañado para poder leerlo</translation>
    </message>
    <message>
        <source>Segment URL</source>
        <translation>URL del segmento</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Seleccionar t&amp;odo</translation>
    </message>
    <message>
        <source>Select cells of the column “Last modified” to date them today.</source>
        <translation>Selecciona celdas de la columna «Última modificación» para ponerles la fecha de hoy.</translation>
    </message>
    <message>
        <source>Select every row the filter shows, wherever the keyboard focus is</source>
        <translation>Selecciona todas las filas que muestra el filtro, esté donde esté el foco del teclado</translation>
    </message>
    <message>
        <source>Select the rows sh&amp;own</source>
        <translation>Seleccionar las filas &amp;mostradas</translation>
    </message>
    <message>
        <source>Select the rows that match a filter without hiding the others</source>
        <translation>Selecciona las filas que cumplen un filtro sin ocultar las demás</translation>
    </message>
    <message>
        <source>Select the whole column</source>
        <translation>Seleccionar toda la columna</translation>
    </message>
    <message>
        <source>Select the whole row</source>
        <translation>Seleccionar toda la fila</translation>
    </message>
    <message>
        <source>Select wh&amp;ere…</source>
        <translation>Seleccion&amp;ar donde…</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Separator in an exported table</source>
        <translation>Separador de una tabla exportada</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>Error del servidor</translation>
    </message>
    <message>
        <source>Servers and crawlers go by the name to decide whether to decompress a file.</source>
        <translation>Los servidores y los rastreadores se guían por el nombre para decidir si descomprimen un archivo.</translation>
    </message>
    <message>
        <source>Servers and crawlers read such URLs differently or reject them.</source>
        <translation>Los servidores y los rastreadores leen estas URL de forma distinta o las rechazan.</translation>
    </message>
    <message>
        <source>Servers and crawlers use the encoded form, which is over the limit.</source>
        <translation>Los servidores y los rastreadores usan la forma codificada, que supera el límite.</translation>
    </message>
    <message>
        <source>Servers know the host {host} as {ascii}.</source>
        <translation>Los servidores conocen el host {host} como {ascii}.</translation>
    </message>
    <message>
        <source>Servers often respond to both, so two URLs lead to the same content.</source>
        <translation>Los servidores suelen responder a ambas, así que dos URL llevan al mismo contenido.</translation>
    </message>
    <message>
        <source>Servers reject a URL with a broken code or return something else.</source>
        <translation>Los servidores rechazan una URL con un código incorrecto o devuelven otra cosa.</translation>
    </message>
    <message>
        <source>Servers send such a file as plain text. Most crawlers read it anyway; browsers do not.</source>
        <translation>Los servidores envían un archivo así como texto sin formato. La mayoría de los rastreadores lo leen igualmente; los navegadores, no.</translation>
    </message>
    <message>
        <source>Session or tracking parameter</source>
        <translation>Parámetro de sesión o de seguimiento</translation>
    </message>
    <message>
        <source>Set a value of an extension</source>
        <translation>Definir un valor de una extensión</translation>
    </message>
    <message>
        <source>Set all selected cells to the value being edited</source>
        <translation>Dar a todas las celdas seleccionadas el valor que se edita</translation>
    </message>
    <message>
        <source>Set date</source>
        <translation>Definir fecha</translation>
    </message>
    <message>
        <source>Set date to now</source>
        <translation>Poner la fecha y hora actuales</translation>
    </message>
    <message>
        <source>Set date to today</source>
        <translation>Poner la fecha de hoy</translation>
    </message>
    <message>
        <source>Set frequency</source>
        <translation>Definir frecuencia</translation>
    </message>
    <message>
        <source>Set host</source>
        <translation>Definir host</translation>
    </message>
    <message>
        <source>Set priority</source>
        <translation>Definir prioridad</translation>
    </message>
    <message>
        <source>Set scheme</source>
        <translation>Definir esquema</translation>
    </message>
    <message>
        <source>Set the URL this file is published at</source>
        <translation>Define la URL en la que se publica este archivo</translation>
    </message>
    <message>
        <source>Set the date in the index.</source>
        <translation>Define la fecha en el índice.</translation>
    </message>
    <message>
        <source>Set the page for all other languages</source>
        <translation>Definir la página para todos los demás idiomas</translation>
    </message>
    <message>
        <source>Set the program to your liking</source>
        <translation>Adapta el programa a tu gusto</translation>
    </message>
    <message>
        <source>Set the published URL of the file to check which URLs it may list.</source>
        <translation>Define la URL publicada del archivo para comprobar qué URL puede incluir.</translation>
    </message>
    <message>
        <source>Set the published URL of this sitemap first (File, Published URL…); then this can be fixed.</source>
        <translation>Define antes la URL publicada de este sitemap (Archivo, Definir la URL publicada…); entonces se podrá corregir.</translation>
    </message>
    <message>
        <source>Set the selected dates to today</source>
        <translation>Pone la fecha de hoy en las fechas seleccionadas</translation>
    </message>
    <message numerus="yes">
        <source>Set values in %Ln rows</source>
        <translation>
            <numerusform>Definir valores en %Ln fila</numerusform>
            <numerusform>Definir valores en %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Set values in a sitemap and leave every other byte as it is.</source>
        <translation>Define valores en un sitemap y deja intactos todos los demás bytes.</translation>
    </message>
    <message numerus="yes">
        <source>Set {field} in %Ln rows</source>
        <translation>
            <numerusform>Definir {field} en %Ln fila</numerusform>
            <numerusform>Definir {field} en %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Set {what}</source>
        <translation>Definir {what}</translation>
    </message>
    <message>
        <source>Set, clear or calculate values in many entries at once</source>
        <translation>Define, borra o calcula valores en muchas entradas a la vez</translation>
    </message>
    <message>
        <source>Sets the frequency by a data column with the days between two changes, such as that of earlier versions. Entries without a number stay as they are.</source>
        <translation>Define la frecuencia según una columna de datos con los días entre dos cambios, como la de versiones anteriores. Las entradas sin número se quedan como están.</translation>
    </message>
    <message>
        <source>Sets the frequency by the number of days since the last change. Entries with an invalid, future or missing date stay as they are.</source>
        <translation>Define la frecuencia según los días transcurridos desde el último cambio. Las entradas con una fecha no válida, futura o sin fecha se quedan como están.</translation>
    </message>
    <message>
        <source>Sets what images, videos, news and languages hold; what is missing around it is made.</source>
        <translation>Define lo que contienen imágenes, vídeos, noticias e idiomas; lo que falta alrededor se crea.</translation>
    </message>
    <message>
        <source>Several files chosen together</source>
        <translation>Varios archivos elegidos a la vez</translation>
    </message>
    <message>
        <source>Several news articles in one entry</source>
        <translation>Varios artículos de noticias en una entrada</translation>
    </message>
    <message>
        <source>Several sitemaps</source>
        <translation>Varios sitemaps</translation>
    </message>
    <message>
        <source>Share in percent</source>
        <translation>Proporción en porcentaje</translation>
    </message>
    <message>
        <source>Shift date</source>
        <translation>Desplazar fecha</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>Mostrar %Ln más</numerusform>
            <numerusform>Mostrar %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Show &amp;all rows</source>
        <translation>Mostrar &amp;todas las filas</translation>
    </message>
    <message>
        <source>Show columns of a crawl, of Search Console or of a log beside the entries, by URL</source>
        <translation>Muestra junto a las entradas, por URL, columnas de un rastreo, de Search Console o de un registro</translation>
    </message>
    <message>
        <source>Show dates the way your country writes them; the file itself does not change</source>
        <translation>Muestra las fechas como se escriben en tu país; el archivo no cambia</translation>
    </message>
    <message>
        <source>Show in the file&apos;s &amp;order</source>
        <translation>Mostrar en el orden del arc&amp;hivo</translation>
    </message>
    <message>
        <source>Show only the URLs in the folder of the current one</source>
        <translation>Muestra solo las URL de la carpeta de la actual</translation>
    </message>
    <message>
        <source>Show only the next file</source>
        <translation>Muestra solo el archivo siguiente</translation>
    </message>
    <message>
        <source>Show only the previous file</source>
        <translation>Muestra solo el archivo anterior</translation>
    </message>
    <message>
        <source>Show only the rows with the value of the current cell</source>
        <translation>Muestra solo las filas con el valor de la celda actual</translation>
    </message>
    <message>
        <source>Show the page of the current row</source>
        <translation>Muestra la página de la fila actual</translation>
    </message>
    <message>
        <source>Show the rows of the file</source>
        <translation>Mostrar las filas del archivo</translation>
    </message>
    <message>
        <source>Simple readers may misread it.</source>
        <translation>Los programas sencillos pueden leerlo mal.</translation>
    </message>
    <message>
        <source>Since the file was opened</source>
        <translation>Desde que se abrió el archivo</translation>
    </message>
    <message>
        <source>Since the last save</source>
        <translation>Desde la última vez que se guardó</translation>
    </message>
    <message>
        <source>Single rules</source>
        <translation>Reglas individuales</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Sitio</translation>
    </message>
    <message>
        <source>Site folde&amp;rs</source>
        <translation>Car&amp;petas del sitio</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Sitemap in several indexes</source>
        <translation>Sitemap en varios índices</translation>
    </message>
    <message>
        <source>Sitemap index</source>
        <translation>Índice de sitemaps</translation>
    </message>
    <message>
        <source>Sitemap index and its sitemaps</source>
        <translation>Índice de sitemaps y sus sitemaps</translation>
    </message>
    <message>
        <source>Sitemap indexes</source>
        <translation>Índices de sitemaps</translation>
    </message>
    <message>
        <source>Sitemap on another site</source>
        <translation>Sitemap en otro sitio</translation>
    </message>
    <message>
        <source>Sitemap outside the index&apos;s folder</source>
        <translation>Sitemap fuera de la carpeta del índice</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>Sitemaps</translation>
    </message>
    <message>
        <source>Sitemaps generated on a test machine often keep its name, which search engines cannot reach.</source>
        <translation>Los sitemaps generados en un equipo de pruebas suelen conservar su nombre, al que los buscadores no pueden acceder.</translation>
    </message>
    <message>
        <source>Sitemaps listed as pages</source>
        <translation>Sitemaps incluidos como páginas</translation>
    </message>
    <message>
        <source>Sitemaps may only be compressed with gzip.</source>
        <translation>Los sitemaps solo se pueden comprimir con gzip.</translation>
    </message>
    <message>
        <source>Sitemaps on several hosts</source>
        <translation>Sitemaps en varios hosts</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size of the letters</source>
        <translation>Tamaño de las letras</translation>
    </message>
    <message>
        <source>Size of the page in bytes</source>
        <translation>Tamaño de la página en bytes</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Tamaño de la tabla</translation>
    </message>
    <message>
        <source>Slash after the host is missing</source>
        <translation>Falta la barra después del host</translation>
    </message>
    <message>
        <source>Smallest unit that the last modified date names</source>
        <translation>Unidad más pequeña que indica la última modificación</translation>
    </message>
    <message>
        <source>Soft 404</source>
        <translation>Soft 404</translation>
    </message>
    <message>
        <source>Soft 404 suspected</source>
        <translation>Posible soft 404</translation>
    </message>
    <message>
        <source>Some bytes are not valid {encoding}. Open the file in the encoding it was written in.</source>
        <translation>Algunos bytes no son válidos en {encoding}. Abre el archivo con la codificación con la que se escribió.</translation>
    </message>
    <message>
        <source>Some images are on {host}.{hint}</source>
        <translation>Algunas imágenes están en {host}.{hint}</translation>
    </message>
    <message>
        <source>Some of the files cannot be read.</source>
        <translation>Algunos de los archivos no se pueden leer.</translation>
    </message>
    <message>
        <source>Some sites use these to address pages.</source>
        <translation>Algunos sitios los usan para identificar páginas.</translation>
    </message>
    <message>
        <source>Something is missing next to {detail}.</source>
        <translation>Falta algo junto a {detail}.</translation>
    </message>
    <message>
        <source>Something went wrong in the editor.</source>
        <translation>Se ha producido un fallo en el editor.</translation>
    </message>
    <message>
        <source>Sort b&amp;y this column</source>
        <translation>&amp;Ordenar por esta columna</translation>
    </message>
    <message>
        <source>Sort by findings, errors before warnings</source>
        <translation>Ordena por hallazgos, los errores antes que las advertencias</translation>
    </message>
    <message>
        <source>Sort by se&amp;verity</source>
        <translation>Ordenar por g&amp;ravedad</translation>
    </message>
    <message>
        <source>Sort by the current column; again to reverse, and once more to stop sorting</source>
        <translation>Ordena por la columna actual; otra vez para invertir y una más para dejar de ordenar</translation>
    </message>
    <message>
        <source>Sort entries</source>
        <translation>Ordenar entradas</translation>
    </message>
    <message>
        <source>Sort parameters</source>
        <translation>Ordenar parámetros</translation>
    </message>
    <message>
        <source>Sorts URL parameters by name.</source>
        <translation>Ordena los parámetros de URL por su nombre.</translation>
    </message>
    <message>
        <source>Sorts the entries by a column; missing values go last.</source>
        <translation>Ordena las entradas por una columna; las que no tienen valor van al final.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Source: {names}</source>
        <translation>Fuente: {names}</translation>
    </message>
    <message>
        <source>South Africa</source>
        <translation>Sudáfrica</translation>
    </message>
    <message>
        <source>Space around the URL</source>
        <translation>Espacio en torno a la URL</translation>
    </message>
    <message>
        <source>Space around the value</source>
        <translation>Espacio en torno al valor</translation>
    </message>
    <message>
        <source>Space in the URL</source>
        <translation>Espacio en la URL</translation>
    </message>
    <message>
        <source>Spaces or slashes in a tag were removed.</source>
        <translation>Se han eliminado espacios o barras de una etiqueta.</translation>
    </message>
    <message>
        <source>Spanish in Laos</source>
        <translation>español de Laos</translation>
    </message>
    <message>
        <source>Split the value at its tags</source>
        <translation>Dividir el valor en sus etiquetas</translation>
    </message>
    <message>
        <source>Split the value of {field} at the tags of the sitemap in it: {detail}</source>
        <translation>Divide el valor de {field} en las etiquetas del sitemap que contiene: {detail}</translation>
    </message>
    <message>
        <source>Spreads priorities over the numbers of a data column, such as clicks or inlinks, rounded to 0.1. Entries without a number stay as they are.</source>
        <translation>Reparte las prioridades según los números de una columna de datos, como clics o enlaces entrantes, redondeadas a 0.1. Las entradas sin número se quedan como están.</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Hoja de cálculo</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Desactualizadas</translation>
    </message>
    <message>
        <source>Stale: older than {number} days.</source>
        <translation>Desactualizadas: de más de {number} días.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Start a filter on the column of the current cell</source>
        <translation>Empieza un filtro por la columna de la celda actual</translation>
    </message>
    <message>
        <source>Start of the URL&apos;s path, such as /blog/, or a regular expression such as /[0-9]+$/</source>
        <translation>Comienzo de la ruta de la URL, como /blog/, o una expresión regular como /[0-9]+$/</translation>
    </message>
    <message>
        <source>Start of the file</source>
        <translation>Inicio del archivo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Status of the page that was found in the end</source>
        <translation>Estado de la página que se encontró finalmente</translation>
    </message>
    <message>
        <source>Status of the row</source>
        <translation>Estado de la fila</translation>
    </message>
    <message>
        <source>Status that the URL itself answered with, such as that of a redirect, when last checked</source>
        <translation>Estado con el que respondió la propia URL, como el de una redirección, en la última comprobación</translation>
    </message>
    <message>
        <source>Stays in the cell</source>
        <translation>Permanece en la celda</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Step {n}: {sentence}</source>
        <translation>Paso {n}: {sentence}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Escalones</translation>
    </message>
    <message>
        <source>Steps that are left without a recipe</source>
        <translation>Pasos que quedan sin receta</translation>
    </message>
    <message>
        <source>Stock tickers</source>
        <translation>Símbolos bursátiles</translation>
    </message>
    <message>
        <source>Stop sorting; the filter stays</source>
        <translation>Deja de ordenar; el filtro se mantiene</translation>
    </message>
    <message>
        <source>Such a date usually comes from a value that was never set.</source>
        <translation>Una fecha así suele venir de un valor que nunca se definió.</translation>
    </message>
    <message>
        <source>Such a file cannot be opened. Unpack it first.</source>
        <translation>Un archivo así no se puede abrir. Descomprímelo antes.</translation>
    </message>
    <message>
        <source>Such as image[2].title, video.rating or hreflang[de]; the first one if it has no number.</source>
        <translation>Como image[2].title, video.rating o hreflang[de]; el primero si no lleva número.</translation>
    </message>
    <message>
        <source>Such as www.example.com, with a port where one is needed.</source>
        <translation>Por ejemplo, www.example.com, con un puerto donde haga falta.</translation>
    </message>
    <message>
        <source>Suggest saved filters and what can come next</source>
        <translation>Sugerir filtros guardados y lo que puede seguir</translation>
    </message>
    <message>
        <source>Sum&amp;mary</source>
        <translation>Resu&amp;men</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>Domingo</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>Suiza</translation>
    </message>
    <message>
        <source>TV show</source>
        <translation>Programa de televisión</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Tag pages</source>
        <translation>Páginas de etiquetas</translation>
    </message>
    <message>
        <source>Tags of the sitemap are escaped, so that they are text. Restore them: {detail}</source>
        <translation>Las etiquetas del sitemap están escapadas, así que son texto. Restáuralas: {detail}</translation>
    </message>
    <message>
        <source>Taiwan (zh-TW)</source>
        <translation>Taiwán (zh-TW)</translation>
    </message>
    <message>
        <source>Takes effect at the next start, or now: the window then closes and opens again with its files.</source>
        <translation>Se aplica en el próximo inicio, o ahora: la ventana se cierra y se vuelve a abrir con sus archivos.</translation>
    </message>
    <message>
        <source>Tell search engines which URLs of the published sitemap changed (IndexNow)</source>
        <translation>Informa a los buscadores de qué URL del sitemap publicado han cambiado (IndexNow)</translation>
    </message>
    <message>
        <source>Tell search engines, by IndexNow, which URLs were added, changed (another lastmod) or removed since the last announcement, but for those whose pages the last audit found gone or not to be indexed. What is published must be the same as FILE, and the key file be in place.</source>
        <translation>Informa a los buscadores, mediante IndexNow, de qué URL se han añadido, cambiado (otro lastmod) o eliminado desde la última notificación, salvo aquellas cuyas páginas, según la última comprobación, ya no existen o no se deben indexar. Lo publicado debe ser igual que FILE, y el archivo de clave debe estar en su sitio.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Término</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>Text between elements is invalid. Copied no-break spaces are a common cause.</source>
        <translation>El texto entre elementos no es válido. Una causa frecuente son los espacios de no separación copiados.</translation>
    </message>
    <message>
        <source>Text between the elements</source>
        <translation>Texto entre los elementos</translation>
    </message>
    <message>
        <source>Text in any field, image, video, news article or language link, like a word on its own</source>
        <translation>Texto en cualquier campo, imagen, vídeo, artículo de noticias o enlace de idioma, como una palabra suelta</translation>
    </message>
    <message>
        <source>Text in the URL&apos;s host; use = for the whole host</source>
        <translation>Texto en el host de la URL; usa = para el host completo</translation>
    </message>
    <message>
        <source>Text in the URL; * matches anything, /…/ is a regular expression</source>
        <translation>Texto en la URL; * coincide con cualquier cosa, /…/ es una expresión regular</translation>
    </message>
    <message>
        <source>Text in the final URL</source>
        <translation>Texto en la URL final</translation>
    </message>
    <message>
        <source>Text in the frequency</source>
        <translation>Texto en la frecuencia</translation>
    </message>
    <message>
        <source>Text in the name of the row&apos;s file; use = for the whole name</source>
        <translation>Texto en el nombre del archivo de la fila; usa = para el nombre completo</translation>
    </message>
    <message>
        <source>Text in the other URL that the page names as canonical</source>
        <translation>Texto en la otra URL que la página indica como canónica</translation>
    </message>
    <message>
        <source>Text in the type of the page</source>
        <translation>Texto en el tipo de la página</translation>
    </message>
    <message>
        <source>Text lists and feeds</source>
        <translation>Listas de texto y feeds</translation>
    </message>
    <message>
        <source>Text, rows and columns of the table.</source>
        <translation>Texto, filas y columnas de la tabla.</translation>
    </message>
    <message>
        <source>Thank-you pages</source>
        <translation>Páginas de agradecimiento</translation>
    </message>
    <message>
        <source>That is neither a site nor a line such as “user = me”.</source>
        <translation>Eso no es un sitio ni una línea como «user = me».</translation>
    </message>
    <message>
        <source>That is no site; write it like [https://www.example.com].</source>
        <translation>Eso no es un sitio; escríbelo así: [https://www.example.com].</translation>
    </message>
    <message>
        <source>That page does not link back, so search engines ignore the pair.</source>
        <translation>Esa página no devuelve el enlace, así que los buscadores ignoran la pareja.</translation>
    </message>
    <message>
        <source>That would be more than the {limit:,} files an index may list.</source>
        <translation>Serían más de los {limit:,} archivos que puede incluir un índice.</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln rows shown</source>
        <translation>
            <numerusform>La fila mostrada</numerusform>
            <numerusform>Las %Ln filas mostradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln rows shown, in this order</source>
        <translation>
            <numerusform>La fila mostrada</numerusform>
            <numerusform>Las %Ln filas mostradas, en este orden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln selected rows</source>
        <translation>
            <numerusform>La fila seleccionada</numerusform>
            <numerusform>Las %Ln filas seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The &lt;?xml …?&gt; line was corrected.</source>
        <translation>Se ha corregido la línea &lt;?xml …?&gt;.</translation>
    </message>
    <message>
        <source>The &lt;?xml …?&gt; line was moved to the beginning; what is before it now follows it.</source>
        <translation>La línea &lt;?xml …?&gt; se ha movido al principio; lo que había delante va ahora detrás.</translation>
    </message>
    <message>
        <source>The URL cannot be used: {reason}.</source>
        <translation>La URL no se puede usar: {reason}.</translation>
    </message>
    <message>
        <source>The URL contains a user name or password. Remove it.</source>
        <translation>La URL contiene un nombre de usuario o una contraseña. Elimínalos.</translation>
    </message>
    <message>
        <source>The URL does not begin with http:// or https://.{hint}</source>
        <translation>La URL no empieza por http:// o https://.{hint}</translation>
    </message>
    <message>
        <source>The URL ends with the host. Add a / after it.</source>
        <translation>La URL termina con el host. Añade una / detrás.</translation>
    </message>
    <message>
        <source>The URL has an empty or default port. It can be removed.</source>
        <translation>La URL tiene un puerto vacío o predeterminado. Se puede eliminar.</translation>
    </message>
    <message>
        <source>The URL has {length:,} characters; Yandex allows at most 1,024.</source>
        <translation>La URL tiene {length:,} caracteres; Yandex permite 1024 como máximo.</translation>
    </message>
    <message>
        <source>The URL has {length:,} characters; it must have fewer than 2,048.</source>
        <translation>La URL tiene {length:,} caracteres; debe tener menos de 2048.</translation>
    </message>
    <message>
        <source>The URL has {length} characters; the official schema requires at least 12.</source>
        <translation>La URL tiene {length} caracteres; el esquema oficial exige 12 como mínimo.</translation>
    </message>
    <message>
        <source>The URL is usually written without it, and tools treat the two as different.</source>
        <translation>La URL se suele escribir sin él, y las herramientas tratan las dos como distintas.</translation>
    </message>
    <message>
        <source>The URL leads to another one.</source>
        <translation>La URL lleva a otra.</translation>
    </message>
    <message>
        <source>The URL literally contains {found}: it was escaped twice. Escape it once.</source>
        <translation>La URL contiene literalmente {found}: las secuencias de escape se han aplicado dos veces. Aplícalas una sola vez.</translation>
    </message>
    <message>
        <source>The URL redirects to {target}, but only for now ({statuses}).</source>
        <translation>La URL redirige a {target}, pero solo de momento ({statuses}).</translation>
    </message>
    <message>
        <source>The URL redirects to {target}.</source>
        <translation>La URL redirige a {target}.</translation>
    </message>
    <message>
        <source>The URL this folder is published at. Leave empty for the root of the site.</source>
        <translation>La URL en la que se publica esta carpeta. Déjala vacía si es la raíz del sitio.</translation>
    </message>
    <message>
        <source>The XML is broken: {reason}</source>
        <translation>El XML está mal formado: {reason}</translation>
    </message>
    <message>
        <source>The answer is {status}, but the page is the one that the site shows for any wrong URL.</source>
        <translation>La respuesta es {status}, pero la página es la que el sitio muestra para cualquier URL errónea.</translation>
    </message>
    <message>
        <source>The answer is {status}. {reason}</source>
        <translation>La respuesta es {status}. {reason}</translation>
    </message>
    <message>
        <source>The answer {status} is no status of HTTP; some sites send it to keep programs out.</source>
        <translation>La respuesta {status} no es un estado de HTTP; algunos sitios la envían para impedir el acceso a programas.</translation>
    </message>
    <message>
        <source>The archive cannot be read: {detail}.</source>
        <translation>No se puede leer el archivo comprimido: {detail}.</translation>
    </message>
    <message>
        <source>The article was published on {value}, more than two days ago.</source>
        <translation>El artículo se publicó el {value}, hace más de dos días.</translation>
    </message>
    <message>
        <source>The audit is not complete</source>
        <translation>La comprobación no está completa</translation>
    </message>
    <message>
        <source>The backslash before the ! was removed.</source>
        <translation>Se ha eliminado la barra invertida delante del !.</translation>
    </message>
    <message>
        <source>The changes affect rows that do not exist.</source>
        <translation>Los cambios afectan a filas que no existen.</translation>
    </message>
    <message>
        <source>The changes do not fit the file: {error}</source>
        <translation>Los cambios no corresponden al archivo: {error}</translation>
    </message>
    <message>
        <source>The character {character} is not ASCII. Percent-encode it as UTF-8.</source>
        <translation>El carácter {character} no es ASCII. Codifícalo con porcentaje como UTF-8.</translation>
    </message>
    <message>
        <source>The character {character} is not allowed in a URL. {advice}</source>
        <translation>El carácter {character} no se permite en una URL. {advice}</translation>
    </message>
    <message>
        <source>The checkout is shallow, so git does not know when its files were changed. Fetch its history with {detail}.</source>
        <translation>La copia de trabajo no tiene el historial completo (shallow), así que git no sabe cuándo se modificaron sus archivos. Obtén el historial con {detail}.</translation>
    </message>
    <message>
        <source>The choice of rules must stand below [tool.sitemap-editor].</source>
        <translation>La selección de reglas debe estar bajo [tool.sitemap-editor].</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>El portapapeles no contiene texto.</translation>
    </message>
    <message>
        <source>The code is valid, so search engines take it as it stands.</source>
        <translation>El código es válido, así que los buscadores lo toman tal cual.</translation>
    </message>
    <message>
        <source>The column to rank by.</source>
        <translation>La columna por la que se clasifica.</translation>
    </message>
    <message>
        <source>The column to sort by. A date without a time counts as midnight UTC.</source>
        <translation>La columna por la que se ordena. Una fecha sin hora cuenta como medianoche UTC.</translation>
    </message>
    <message>
        <source>The comment is in a different encoding; its bytes were kept as Latin-1 characters.</source>
        <translation>El comentario tiene otra codificación; sus bytes se han conservado como caracteres Latin-1.</translation>
    </message>
    <message>
        <source>The compressed data does not decompress to the same content.</source>
        <translation>Al descomprimir los datos comprimidos no se obtiene el mismo contenido.</translation>
    </message>
    <message>
        <source>The crawler whose directives, and whose rules in robots.txt, say what may be listed. The program itself fetches only what robots.txt lets SitemapEditor fetch.</source>
        <translation>El rastreador cuyas directivas, y cuyas reglas en robots.txt, indican qué puede figurar. El propio programa solo obtiene lo que robots.txt permite obtener a SitemapEditor.</translation>
    </message>
    <message>
        <source>The data to be written could not be read back: {error}</source>
        <translation>No se han podido volver a leer los datos que se iban a escribir: {error}</translation>
    </message>
    <message>
        <source>The data to be written reads back as {found:,} entries, not {meant:,}.</source>
        <translation>Los datos que se iban a escribir se leen como {found:,} entradas, no {meant:,}.</translation>
    </message>
    <message>
        <source>The data to be written reads back as {found}, not as {meant}.</source>
        <translation>Los datos que se iban a escribir se leen como {found}, no como {meant}.</translation>
    </message>
    <message>
        <source>The data to be written reads back differently in row {row}, {field}: {found}, not {meant}.</source>
        <translation>Los datos que se iban a escribir se leen de otra forma en la fila {row}, {field}: {found}, no {meant}.</translation>
    </message>
    <message>
        <source>The date and time in UTC, or only the date.</source>
        <translation>La fecha y la hora en UTC, o solo la fecha.</translation>
    </message>
    <message>
        <source>The date has no day. Write year, month and day.</source>
        <translation>La fecha no tiene día. Escribe año, mes y día.</translation>
    </message>
    <message>
        <source>The date has {size:,} bytes; Yandex allows 100. Leave out the fraction of the second.</source>
        <translation>La fecha ocupa {size:,} bytes; Yandex permite 100. Omite la fracción de segundo.</translation>
    </message>
    <message>
        <source>The display {name} cannot be reached</source>
        <translation>No se puede acceder a la pantalla {name}</translation>
    </message>
    <message>
        <source>The editor failed while reading it. The file itself was not touched.</source>
        <translation>El editor ha fallado al leerlo. El archivo no se ha tocado.</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}, which has since been changed or deleted. The previous contents are in {copy}.</source>
        <translation>El editor se interrumpió mientras escribía {path}, que desde entonces se ha modificado o eliminado. El contenido anterior está en {copy}.</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}, which may be damaged. The copy of the previous contents is gone.</source>
        <translation>El editor se interrumpió mientras escribía {path}, que puede estar dañado. La copia del contenido anterior ya no existe.</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}. The previous contents have been restored.</source>
        <translation>El editor se interrumpió mientras escribía {path}. Se ha restaurado el contenido anterior.</translation>
    </message>
    <message>
        <source>The elements of an entry</source>
        <translation>Los elementos de una entrada</translation>
    </message>
    <message>
        <source>The elements of this entry should be in this order: {order}, then extensions.</source>
        <translation>Los elementos de esta entrada deberían ir en este orden: {order}, y después las extensiones.</translation>
    </message>
    <message>
        <source>The entries must be split into several files with an index.</source>
        <translation>Las entradas se deben dividir en varios archivos con un índice.</translation>
    </message>
    <message>
        <source>The entry has more than one link for {value}. Keep one.</source>
        <translation>La entrada tiene más de un enlace para {value}. Conserva uno.</translation>
    </message>
    <message>
        <source>The entry has {count} languages but no x-default.</source>
        <translation>La entrada tiene {count} idiomas, pero ningún x-default.</translation>
    </message>
    <message>
        <source>The entry has {count} news articles; only one is allowed.</source>
        <translation>La entrada tiene {count} artículos de noticias; solo se permite uno.</translation>
    </message>
    <message>
        <source>The entry links to other languages but not to itself.{near}</source>
        <translation>La entrada enlaza a otros idiomas, pero no a sí misma.{near}</translation>
    </message>
    <message>
        <source>The entry lists the image {value} more than once.</source>
        <translation>La entrada incluye la imagen {value} más de una vez.</translation>
    </message>
    <message>
        <source>The entry lists {count:,} images; at most 1,000 are allowed. Remove some.</source>
        <translation>La entrada incluye {count:,} imágenes; se permiten 1000 como máximo. Elimina algunas.</translation>
    </message>
    <message>
        <source>The entry was rewritten from what could be read of it.</source>
        <translation>La entrada se ha reescrito a partir de lo que se pudo leer de ella.</translation>
    </message>
    <message>
        <source>The export could not be read back: {error}</source>
        <translation>No se ha podido volver a leer la exportación: {error}</translation>
    </message>
    <message>
        <source>The export would have {size:,} bytes; the limit for a sitemap is {limit:,} before compression. Split the sitemap.</source>
        <translation>La exportación tendría {size:,} bytes; el límite para un sitemap es de {limit:,} antes de comprimir. Divide el sitemap.</translation>
    </message>
    <message>
        <source>The expression has no group “{detail}”.</source>
        <translation>La expresión no tiene ningún grupo «{detail}».</translation>
    </message>
    <message>
        <source>The file and its XML</source>
        <translation>El archivo y su XML</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. It can be removed.</source>
        <translation>El archivo empieza con una marca de orden de bytes. Se puede eliminar.</translation>
    </message>
    <message>
        <source>The file begins with a {form} byte order mark, but its characters are single bytes. Remove the mark.</source>
        <translation>El archivo empieza con una marca de orden de bytes {form}, pero sus caracteres son de un solo byte. Elimina la marca.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}</source>
        <translation>No se puede leer el archivo: {detail}</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>No se puede leer el archivo: {reason}</translation>
    </message>
    <message>
        <source>The file contains XML but is named {name}. Rename it so that it ends in .xml.</source>
        <translation>El archivo contiene XML, pero se llama {name}. Cámbiale el nombre para que termine en .xml.</translation>
    </message>
    <message>
        <source>The file contains version control conflict markers. Keep one side and remove the markers.</source>
        <translation>El archivo contiene marcadores de conflicto del control de versiones. Conserva un lado y elimina los marcadores.</translation>
    </message>
    <message>
        <source>The file declares XML {version}. Sitemaps use XML 1.0.</source>
        <translation>El archivo declara XML {version}. Los sitemaps usan XML 1.0.</translation>
    </message>
    <message>
        <source>The file declares the encoding {encoding}. A sitemap must be UTF-8.</source>
        <translation>El archivo declara la codificación {encoding}. Un sitemap debe estar en UTF-8.</translation>
    </message>
    <message>
        <source>The file declares {form}, but its characters are single bytes. Save it again as UTF-8.</source>
        <translation>El archivo declara {form}, pero sus caracteres son de un solo byte. Vuelve a guardarlo en UTF-8.</translation>
    </message>
    <message>
        <source>The file decompresses to more than {detail} times its size.</source>
        <translation>El archivo descomprimido supera {detail} veces su tamaño.</translation>
    </message>
    <message>
        <source>The file has a DOCTYPE. Sitemaps do not need one; remove it.</source>
        <translation>El archivo tiene un DOCTYPE. Los sitemaps no lo necesitan; elimínalo.</translation>
    </message>
    <message>
        <source>The file has no &lt;?xml …?&gt; line. Add one that names UTF-8.</source>
        <translation>El archivo no tiene ninguna línea &lt;?xml …?&gt;. Añade una que indique UTF-8.</translation>
    </message>
    <message>
        <source>The file has no entries. {advice}</source>
        <translation>El archivo no tiene entradas. {advice}</translation>
    </message>
    <message>
        <source>The file has no sheets.</source>
        <translation>El archivo no tiene hojas.</translation>
    </message>
    <message>
        <source>The file has no tables.</source>
        <translation>El archivo no tiene tablas.</translation>
    </message>
    <message>
        <source>The file has {bytes:,} bytes uncompressed; at most 52,428,800 are allowed. Split it and list the parts in a sitemap index.</source>
        <translation>El archivo tiene {bytes:,} bytes sin comprimir; se permiten 52.428.800 como máximo. Divídelo e incluye las partes en un índice de sitemaps.</translation>
    </message>
    <message>
        <source>The file has {used:,} of the {limit:,} bytes allowed.</source>
        <translation>El archivo tiene {used:,} de los {limit:,} bytes permitidos.</translation>
    </message>
    <message>
        <source>The file has {used:,} of the {limit:,} entries allowed.</source>
        <translation>El archivo tiene {used:,} de las {limit:,} entradas permitidas.</translation>
    </message>
    <message>
        <source>The file holds something else than the key. It must contain “{key}” and nothing else.</source>
        <translation>El archivo contiene algo distinto de la clave. Debe contener «{key}» y nada más.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is empty. Check the program that should have written it.</source>
        <translation>El archivo está vacío. Revisa el programa que debería haberlo escrito.</translation>
    </message>
    <message>
        <source>The file is in {form}, but it has no byte order mark and does not start with &lt;?xml, so XML parsers reject it. Save it again as UTF-8.</source>
        <translation>El archivo está en {form}, pero no tiene marca de orden de bytes y no empieza por &lt;?xml, así que los analizadores de XML lo rechazan. Vuelve a guardarlo en UTF-8.</translation>
    </message>
    <message>
        <source>The file is larger than {detail} MB.</source>
        <translation>El archivo supera los {detail} MB.</translation>
    </message>
    <message>
        <source>The file is named {name} but is compressed with gzip.</source>
        <translation>El archivo se llama {name}, pero está comprimido con gzip.</translation>
    </message>
    <message>
        <source>The file is named {name} but is not compressed.</source>
        <translation>El archivo se llama {name}, pero no está comprimido.</translation>
    </message>
    <message>
        <source>The file is not encoded in {detail}.</source>
        <translation>El archivo no está codificado en {detail}.</translation>
    </message>
    <message>
        <source>The file is not next to the index.</source>
        <translation>El archivo no está junto al índice.</translation>
    </message>
    <message>
        <source>The file is too large to open: {reason}</source>
        <translation>El archivo es demasiado grande para abrirlo: {reason}</translation>
    </message>
    <message>
        <source>The file is {form}. Sitemaps may only be compressed with gzip. Unpack it first.</source>
        <translation>El archivo es {form}. Los sitemaps solo se pueden comprimir con gzip. Descomprímelo antes.</translation>
    </message>
    <message>
        <source>The file itself does not change.</source>
        <translation>El archivo en sí no cambia.</translation>
    </message>
    <message>
        <source>The file lists URLs on several hosts; {majority}. {advice}</source>
        <translation>El archivo incluye URL de varios hosts; {majority}. {advice}</translation>
    </message>
    <message>
        <source>The file lists http and https URLs; {majority}. Use one of them.</source>
        <translation>El archivo incluye URL http y https; {majority}. Usa uno de los dos.</translation>
    </message>
    <message>
        <source>The file lists {count:,} news articles; at most 1,000 are allowed. Split it.</source>
        <translation>El archivo incluye {count:,} artículos de noticias; se permiten 1000 como máximo. Divídelo.</translation>
    </message>
    <message>
        <source>The file lists {entries:,} URLs; at most 50,000 are allowed. Split it and list the parts in a sitemap index.</source>
        <translation>El archivo incluye {entries:,} URL; se permiten 50.000 como máximo. Divídelo e incluye las partes en un índice de sitemaps.</translation>
    </message>
    <message>
        <source>The file now declares UTF-8 and was converted to it.</source>
        <translation>El archivo ahora declara UTF-8 y se ha convertido a esa codificación.</translation>
    </message>
    <message>
        <source>The file uses an extension that Google has withdrawn: {detail}.</source>
        <translation>El archivo usa una extensión que Google ha retirado: {detail}.</translation>
    </message>
    <message>
        <source>The file uses the XSLT style sheet {href}. Browsers are dropping XSLT. Remove the line, or use a CSS style sheet.</source>
        <translation>El archivo usa la hoja de estilo XSLT {href}. Los navegadores están abandonando XSLT. Elimina la línea o usa una hoja de estilo CSS.</translation>
    </message>
    <message>
        <source>The file was closed after the last complete part.</source>
        <translation>El archivo se ha cerrado después de la última parte completa.</translation>
    </message>
    <message>
        <source>The file was converted to UTF-8.</source>
        <translation>El archivo se ha convertido a UTF-8.</translation>
    </message>
    <message>
        <source>The file was removed from the site (410).</source>
        <translation>El archivo se ha eliminado del sitio (410).</translation>
    </message>
    <message>
        <source>The file&apos;s published URL {url} is not valid. {reason}</source>
        <translation>La URL publicada del archivo, {url}, no es válida. {reason}</translation>
    </message>
    <message>
        <source>The files that are open as one document and the state of each</source>
        <translation>Los archivos abiertos como un solo documento y el estado de cada uno</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are listed. For the rest, choose “All mine” or “All theirs”.</source>
        <translation>
            <numerusform>Se muestra el primero. Para los demás, elige «Todo lo mío» o «Todo lo suyo».</numerusform>
            <numerusform>Se muestran los primeros %Ln. Para los demás, elige «Todo lo mío» o «Todo lo suyo».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are shown.</source>
        <translation>
            <numerusform>Se muestra la primera.</numerusform>
            <numerusform>Se muestran las primeras %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first side was kept.</source>
        <translation>Se ha conservado el primer lado.</translation>
    </message>
    <message>
        <source>The first {n} changes are listed.</source>
        <translation>Se muestran los primeros {n} cambios.</translation>
    </message>
    <message>
        <source>The folder that holds the site&apos;s files.</source>
        <translation>La carpeta que contiene los archivos del sitio.</translation>
    </message>
    <message>
        <source>The folders of the site and the number of URLs in each</source>
        <translation>Las carpetas del sitio y el número de URL de cada una</translation>
    </message>
    <message>
        <source>The format is valid, but Google does not list it and the official schema rejects it.</source>
        <translation>El formato es válido, pero Google no lo menciona y el esquema oficial lo rechaza.</translation>
    </message>
    <message>
        <source>The git history of the folder cannot be read: {detail}</source>
        <translation>No se puede leer el historial de git de la carpeta: {detail}</translation>
    </message>
    <message>
        <source>The gzip compression is wrong: {reason}</source>
        <translation>La compresión gzip es incorrecta: {reason}</translation>
    </message>
    <message>
        <source>The header of a template (---)</source>
        <translation>La cabecera de una plantilla (---)</translation>
    </message>
    <message>
        <source>The header of a template was removed. What the generator fills in is still missing.</source>
        <translation>Se ha eliminado la cabecera de una plantilla. Lo que rellena el generador sigue faltando.</translation>
    </message>
    <message>
        <source>The header {name} is the program&apos;s own.</source>
        <translation>El encabezado {name} es propio del programa.</translation>
    </message>
    <message>
        <source>The heading of the column, such as Clicks.</source>
        <translation>El encabezado de la columna, como Clics.</translation>
    </message>
    <message>
        <source>The heading of the column, such as Days between changes.</source>
        <translation>El encabezado de la columna, como Days between changes.</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>El más alto</translation>
    </message>
    <message>
        <source>The home page gets the highest priority, and every path level lowers it.</source>
        <translation>La página de inicio recibe la prioridad más alta y cada nivel de la ruta la reduce.</translation>
    </message>
    <message>
        <source>The home page is the most important; every folder level counts for less.</source>
        <translation>La página de inicio es la más importante; cada nivel de carpeta cuenta menos.</translation>
    </message>
    <message>
        <source>The home page {url} answers with {status}.</source>
        <translation>La página de inicio {url} responde con {status}.</translation>
    </message>
    <message>
        <source>The home page {url} does not answer. {reason}</source>
        <translation>La página de inicio {url} no responde. {reason}</translation>
    </message>
    <message>
        <source>The host of this URL is not valid: {reason}.</source>
        <translation>El host de esta URL no es válido: {reason}.</translation>
    </message>
    <message>
        <source>The host to replace. Leave empty for any host.</source>
        <translation>El host que se sustituye. Déjalo vacío para cualquier host.</translation>
    </message>
    <message>
        <source>The host {host} has no address.</source>
        <translation>El host {host} no tiene ninguna dirección.</translation>
    </message>
    <message>
        <source>The host {host} is in a private network.</source>
        <translation>El host {host} está en una red privada.</translation>
    </message>
    <message>
        <source>The index is published on {published}, but this sitemap is on {host}. They must be on the same site.</source>
        <translation>El índice se publica en {published}, pero este sitemap está en {host}. Deben estar en el mismo sitio.</translation>
    </message>
    <message>
        <source>The index lists a missing file with this name. Remove its entry first.</source>
        <translation>El índice incluye un archivo inexistente con este nombre. Elimina antes su entrada.</translation>
    </message>
    <message>
        <source>The index lists http and https sitemaps; {majority}. Set the published URL of the index.</source>
        <translation>El índice incluye sitemaps con http y con https; {majority}. Define la URL publicada del índice.</translation>
    </message>
    <message>
        <source>The index lists sitemaps on several hosts; {majority}. Set the published URL of the index.</source>
        <translation>El índice incluye sitemaps de varios hosts; {majority}. Define la URL publicada del índice.</translation>
    </message>
    <message>
        <source>The index lists {entries:,} sitemaps; at most 50,000 are allowed. Make a second index.</source>
        <translation>El índice incluye {entries:,} sitemaps; se permiten 50.000 como máximo. Crea un segundo índice.</translation>
    </message>
    <message>
        <source>The items of the feed were read one by one.</source>
        <translation>Los elementos del feed se han leído uno a uno.</translation>
    </message>
    <message>
        <source>The joined files were merged into one.</source>
        <translation>Los archivos unidos se han combinado en uno.</translation>
    </message>
    <message>
        <source>The language of filters: {call}</source>
        <translation>El lenguaje de filtros: {call}</translation>
    </message>
    <message>
        <source>The language of pages whose URLs name none, such as en; if empty, they are left out.</source>
        <translation>El idioma de las páginas cuyas URL no indican ninguno, como en; si se deja vacío, se omiten.</translation>
    </message>
    <message>
        <source>The language of this page is unknown. Enter it in Languages (Rows menu).</source>
        <translation>El idioma de esta página es desconocido. Introdúcelo en Idiomas (menú Filas).</translation>
    </message>
    <message>
        <source>The language whose page becomes x-default where no page names one; if empty, none.</source>
        <translation>El idioma cuya página pasa a ser x-default si ninguna página indica una; si se deja vacío, ninguno.</translation>
    </message>
    <message>
        <source>The least number and its priority, such as 100=0.8.</source>
        <translation>El número mínimo y su prioridad, como 100=0.8.</translation>
    </message>
    <message>
        <source>The ledger of announcements cannot be read and was set aside as {name}.</source>
        <translation>No se puede leer el registro de notificaciones y se ha apartado como {name}.</translation>
    </message>
    <message>
        <source>The ledger of announcements cannot be used now ({cause}). Nothing of it is lost; try again.</source>
        <translation>El registro de notificaciones no se puede usar ahora ({cause}). No se ha perdido nada; inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The link {link} has no {name}.</source>
        <translation>El enlace {link} no tiene {name}.</translation>
    </message>
    <message>
        <source>The link {link} has rel=&quot;{rel}&quot;; it must be alternate.</source>
        <translation>El enlace {link} tiene rel=&quot;{rel}&quot;; debe ser alternate.</translation>
    </message>
    <message>
        <source>The link {value} has no scheme and host. Complete the URL.</source>
        <translation>El enlace {value} no tiene esquema ni host. Completa la URL.</translation>
    </message>
    <message>
        <source>The live site and robots.txt</source>
        <translation>El sitio publicado y robots.txt</translation>
    </message>
    <message>
        <source>The loc of this entry is empty. Add the URL, or remove the entry.</source>
        <translation>El loc de esta entrada está vacío. Añade la URL o elimina la entrada.</translation>
    </message>
    <message>
        <source>The longest URL has {number:,} characters.</source>
        <translation>La URL más larga tiene {number:,} caracteres.</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>El más bajo</translation>
    </message>
    <message>
        <source>The markers break the file for every crawler.</source>
        <translation>Los marcadores rompen el archivo para todos los rastreadores.</translation>
    </message>
    <message>
        <source>The missing root element was added.</source>
        <translation>Se ha añadido el elemento raíz que faltaba.</translation>
    </message>
    <message>
        <source>The missing tag of an entry was added.</source>
        <translation>Se ha añadido la etiqueta que faltaba en una entrada.</translation>
    </message>
    <message>
        <source>The misspelled prefix was corrected.</source>
        <translation>Se ha corregido el prefijo mal escrito.</translation>
    </message>
    <message>
        <source>The mode must be one of these: {detail}.</source>
        <translation>El modo debe ser uno de estos: {detail}.</translation>
    </message>
    <message>
        <source>The name by which hosts know the program.</source>
        <translation>El nombre con el que los hosts conocen el programa.</translation>
    </message>
    <message>
        <source>The name is unknown, so it was kept as text.</source>
        <translation>El nombre es desconocido, así que se ha conservado como texto.</translation>
    </message>
    <message>
        <source>The name must end in .xml or .xml.gz.</source>
        <translation>El nombre debe terminar en .xml o .xml.gz.</translation>
    </message>
    <message>
        <source>The name of a list of URLs should end in .txt; this one is {name}.</source>
        <translation>El nombre de una lista de URL debería terminar en .txt; este es {name}.</translation>
    </message>
    <message>
        <source>The namespace is {namespace}. It must be exactly http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>El espacio de nombres es {namespace}. Debe ser exactamente http://www.sitemaps.org/schemas/sitemap/0.9.</translation>
    </message>
    <message>
        <source>The number must be {detail} or less.</source>
        <translation>El número debe ser {detail} o menor.</translation>
    </message>
    <message>
        <source>The number must be {detail} or more.</source>
        <translation>El número debe ser {detail} o mayor.</translation>
    </message>
    <message>
        <source>The only row in the file</source>
        <translation>La única fila del archivo</translation>
    </message>
    <message>
        <source>The page and this entry link to different pages for {languages}.</source>
        <translation>La página y esta entrada enlazan a páginas distintas para {languages}.</translation>
    </message>
    <message>
        <source>The page answers and may be listed.</source>
        <translation>La página responde y puede figurar en el sitemap.</translation>
    </message>
    <message>
        <source>The page around the escaped sitemap was removed.</source>
        <translation>Se ha eliminado la página que rodeaba el sitemap escapado.</translation>
    </message>
    <message>
        <source>The page asks search engines not to index it (noindex).</source>
        <translation>La página pide a los buscadores que no la indexen (noindex).</translation>
    </message>
    <message>
        <source>The page asks search engines not to list it.</source>
        <translation>La página pide a los buscadores que no la incluyan.</translation>
    </message>
    <message>
        <source>The page contradicts itself. {reason}</source>
        <translation>La página se contradice. {reason}</translation>
    </message>
    <message>
        <source>The page names another URL, or more than one, as the one to list.</source>
        <translation>La página indica que la URL que debe figurar es otra, o indica más de una.</translation>
    </message>
    <message>
        <source>The page names {canonical} as the URL to list.</source>
        <translation>La página indica que la URL que debe figurar es {canonical}.</translation>
    </message>
    <message>
        <source>The page says that it last changed on {date}, which is earlier.</source>
        <translation>La página indica que cambió por última vez el {date}, que es anterior.</translation>
    </message>
    <message>
        <source>The page says that it last changed on {date}, which is later.</source>
        <translation>La página indica que cambió por última vez el {date}, que es posterior.</translation>
    </message>
    <message>
        <source>The parameter {parameter} is about the visit or the visitor. Leave it out of the sitemap.</source>
        <translation>El parámetro {parameter} se refiere a la visita o al visitante. No lo incluyas en el sitemap.</translation>
    </message>
    <message>
        <source>The path contains /./ or /../. Write the path it leads to.</source>
        <translation>La ruta contiene /./ o /../. Escribe la ruta a la que lleva.</translation>
    </message>
    <message>
        <source>The path contains //. Usually one slash is meant.</source>
        <translation>La ruta contiene //. Normalmente se quiere una sola barra.</translation>
    </message>
    <message>
        <source>The prefix was declared.</source>
        <translation>Se ha declarado el prefijo.</translation>
    </message>
    <message>
        <source>The prefix xsi stands for {name}, not for the XML Schema namespace.</source>
        <translation>El prefijo xsi corresponde a {name}, no al espacio de nombres de XML Schema.</translation>
    </message>
    <message>
        <source>The prefix {prefix} is used but not declared. {advice}</source>
        <translation>El prefijo {prefix} se usa, pero no se declara. {advice}</translation>
    </message>
    <message>
        <source>The priority of the first rank.</source>
        <translation>La prioridad de la primera posición.</translation>
    </message>
    <message>
        <source>The priority of the first.</source>
        <translation>La prioridad de la primera.</translation>
    </message>
    <message>
        <source>The priority of the home page.</source>
        <translation>La prioridad de la página de inicio.</translation>
    </message>
    <message>
        <source>The priority of the last rank.</source>
        <translation>La prioridad de la última posición.</translation>
    </message>
    <message>
        <source>The priority of the last.</source>
        <translation>La prioridad de la última.</translation>
    </message>
    <message>
        <source>The process that asks for the URLs has ended unexpectedly. What it found is kept; Continue goes on.</source>
        <translation>El proceso que consulta las URL ha terminado de forma inesperada. Lo que ha encontrado se conserva; usa Continuar para seguir.</translation>
    </message>
    <message>
        <source>The profile must be one of these: {detail}.</source>
        <translation>El perfil debe ser uno de estos: {detail}.</translation>
    </message>
    <message>
        <source>The protocol allows it, but a major search engine or the official schema rejects it.</source>
        <translation>El protocolo lo permite, pero un buscador importante o el esquema oficial lo rechazan.</translation>
    </message>
    <message>
        <source>The protocol limits the length, and search engines drop longer URLs.</source>
        <translation>El protocolo limita la longitud, y los buscadores descartan las URL más largas.</translation>
    </message>
    <message>
        <source>The protocol requires UTF-8; crawlers that rely on it misread other encodings.</source>
        <translation>El protocolo exige UTF-8; los rastreadores que confían en ello leen mal otras codificaciones.</translation>
    </message>
    <message>
        <source>The proxy did not connect to the site; it answered {status}.</source>
        <translation>El proxy no se conectó al sitio; respondió {status}.</translation>
    </message>
    <message>
        <source>The proxy that is set for it cannot be used; one such as http://proxy.example.com:8080 can.</source>
        <translation>El proxy configurado para ello no se puede usar; sí uno como http://proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>The proxy {host} cannot be reached.</source>
        <translation>No se puede llegar al proxy {host}.</translation>
    </message>
    <message>
        <source>The publication is called “{value}” and “{other}”. Write its name in one way.</source>
        <translation>La publicación se llama «{value}» y «{other}». Escribe su nombre de una sola forma.</translation>
    </message>
    <message>
        <source>The recipe has no name.</source>
        <translation>La receta no tiene nombre.</translation>
    </message>
    <message>
        <source>The recipe has no steps. Add one under [[step]].</source>
        <translation>La receta no tiene pasos. Añade uno en [[step]].</translation>
    </message>
    <message>
        <source>The rest of an entry without a URL was removed.</source>
        <translation>Se ha eliminado el resto de una entrada sin URL.</translation>
    </message>
    <message>
        <source>The robots.txt of the site forbids to fetch it.</source>
        <translation>El robots.txt del sitio prohíbe obtenerla.</translation>
    </message>
    <message>
        <source>The root and the size of the file</source>
        <translation>La raíz y el tamaño del archivo</translation>
    </message>
    <message>
        <source>The root element is {name}; that of a sitemap is urlset or sitemapindex.{hint}</source>
        <translation>El elemento raíz es {name}; el de un sitemap es urlset o sitemapindex.{hint}</translation>
    </message>
    <message>
        <source>The root element was renamed correctly.</source>
        <translation>Se ha corregido el nombre del elemento raíz.</translation>
    </message>
    <message>
        <source>The root&apos;s end tag was moved after the entries that followed it.</source>
        <translation>La etiqueta de cierre de la raíz se ha movido detrás de las entradas que la seguían.</translation>
    </message>
    <message>
        <source>The root&apos;s start tag cannot be read.</source>
        <translation>No se puede leer la etiqueta de apertura de la raíz.</translation>
    </message>
    <message>
        <source>The root&apos;s start tag has more than {n:,} attributes.</source>
        <translation>La etiqueta de apertura de la raíz tiene más de {n:,} atributos.</translation>
    </message>
    <message>
        <source>The root&apos;s start tag was moved before the entries that preceded it.</source>
        <translation>La etiqueta de apertura de la raíz se ha movido delante de las entradas que la precedían.</translation>
    </message>
    <message>
        <source>The rule would also redirect a page that the new sitemap lists.</source>
        <translation>La regla también redirigiría una página que figura en el sitemap nuevo.</translation>
    </message>
    <message>
        <source>The rules for URLs also apply to the sitemap&apos;s own URL.</source>
        <translation>Las reglas de las URL también se aplican a la URL del propio sitemap.</translation>
    </message>
    <message>
        <source>The rules must stand below [rules].</source>
        <translation>Las reglas deben estar debajo de [rules].</translation>
    </message>
    <message>
        <source>The rules to select or ignore must be a list, such as [&quot;hreflang-*&quot;].</source>
        <translation>Las reglas de select o ignore deben ser una lista, como [&quot;hreflang-*&quot;].</translation>
    </message>
    <message>
        <source>The same command goes on with the others; with --brake {off} it does not stop by itself.</source>
        <translation>El mismo comando continúa con las demás; con --brake {off} no se detiene por sí solo.</translation>
    </message>
    <message>
        <source>The scheme and host that most URLs share are left out.</source>
        <translation>Se omiten el esquema y el host que comparten la mayoría de las URL.</translation>
    </message>
    <message>
        <source>The scheme or host has capital letters. In lower case it is the same URL.</source>
        <translation>El esquema o el host tienen mayúsculas. En minúsculas es la misma URL.</translation>
    </message>
    <message>
        <source>The second one adds nothing, and over time the two may contradict each other.</source>
        <translation>La segunda no aporta nada y, con el tiempo, pueden acabar contradiciéndose.</translation>
    </message>
    <message>
        <source>The second side was kept.</source>
        <translation>Se ha conservado el segundo lado.</translation>
    </message>
    <message>
        <source>The server answered {status} and sent no page.</source>
        <translation>El servidor ha respondido {status} y no ha enviado ninguna página.</translation>
    </message>
    <message>
        <source>The server answered {status}, which is an error of its own.</source>
        <translation>El servidor ha respondido {status}, que es un error propio.</translation>
    </message>
    <message>
        <source>The server answered {status}: there is no such page.</source>
        <translation>El servidor ha respondido {status}: esa página no existe.</translation>
    </message>
    <message>
        <source>The server broke its answer off, or it is not HTTP.</source>
        <translation>El servidor ha interrumpido su respuesta o no es HTTP.</translation>
    </message>
    <message>
        <source>The server failed.</source>
        <translation>El servidor ha fallado.</translation>
    </message>
    <message>
        <source>The server refuses the connection or cannot be reached.</source>
        <translation>El servidor rechaza la conexión o no se puede acceder a él.</translation>
    </message>
    <message>
        <source>The server refuses the request.</source>
        <translation>El servidor rechaza la solicitud.</translation>
    </message>
    <message>
        <source>The server says that the page is there, but there seems to be none.</source>
        <translation>El servidor dice que la página existe, pero parece que no hay ninguna.</translation>
    </message>
    <message>
        <source>The settings in {path} are damaged. The defaults are used this time.</source>
        <translation>Los ajustes de {path} están dañados. Esta vez se usan los valores predeterminados.</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read. The defaults are used this time.</source>
        <translation>No se pueden leer los ajustes de {path}. Esta vez se usan los valores predeterminados.</translation>
    </message>
    <message>
        <source>The settings in {path} were damaged and have been reset. The damaged file was kept as “settings.ini.damaged”.</source>
        <translation>Los ajustes de {path} estaban dañados y se han restablecido. El archivo dañado se ha conservado como «settings.ini.damaged».</translation>
    </message>
    <message>
        <source>The share of the last 50 URLs, where the site seems to be overloaded; at 100 % it never does.</source>
        <translation>La parte de las últimas 50 URL, cuando el sitio parece sobrecargado; con 100 % no se pausa nunca.</translation>
    </message>
    <message>
        <source>The sheet “{detail}” is empty.</source>
        <translation>La hoja «{detail}» está vacía.</translation>
    </message>
    <message>
        <source>The site answers with the status {status}, without a file.</source>
        <translation>El sitio responde con el estado {status}, sin ningún archivo.</translation>
    </message>
    <message>
        <source>The site did not let the program in, so nothing is known of the page.</source>
        <translation>El sitio no ha dejado entrar al programa, así que no se sabe nada de la página.</translation>
    </message>
    <message>
        <source>The site has an error of its own ({status}). Try again later.</source>
        <translation>El sitio tiene un error propio ({status}). Inténtalo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>The site redirects too often.</source>
        <translation>El sitio redirige demasiadas veces.</translation>
    </message>
    <message>
        <source>The site refuses access to it (403).</source>
        <translation>El sitio deniega el acceso a ella (403).</translation>
    </message>
    <message>
        <source>The site requires a login (401).</source>
        <translation>El sitio exige iniciar sesión (401).</translation>
    </message>
    <message>
        <source>The site was asked too often (429). Try again later.</source>
        <translation>El sitio ha recibido demasiadas solicitudes (429). Inténtalo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>The site&apos;s own {inner} stands in it a second time: two URLs were joined. Keep one of them.</source>
        <translation>Contiene por segunda vez {inner}, del propio sitio: se han unido dos URL. Conserva una de ellas.</translation>
    </message>
    <message>
        <source>The sitemap is published on {published}, but this URL is on {host}.{hint}</source>
        <translation>El sitemap se publica en {published}, pero esta URL está en {host}.{hint}</translation>
    </message>
    <message>
        <source>The sitemap is published with {published}, but this URL begins with {scheme}.</source>
        <translation>El sitemap se publica con {published}, pero esta URL empieza por {scheme}.</translation>
    </message>
    <message>
        <source>The sitemap lists it and it is there, but no page links to it.</source>
        <translation>El sitemap la incluye y existe, pero ninguna página la enlaza.</translation>
    </message>
    <message>
        <source>The sitemap lists it, and it is not there: {reason}</source>
        <translation>El sitemap la incluye, pero no existe: {reason}</translation>
    </message>
    <message>
        <source>The sitemap lists it, and it is not to be indexed: {reason}</source>
        <translation>El sitemap la incluye, pero no debe indexarse: {reason}</translation>
    </message>
    <message>
        <source>The sitemap&apos;s elements have no namespace. It must be http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>Los elementos del sitemap no tienen espacio de nombres. Debe ser http://www.sitemaps.org/schemas/sitemap/0.9.</translation>
    </message>
    <message>
        <source>The sitemap&apos;s own elements have the prefix {prefix}. They do not need one.</source>
        <translation>Los elementos del propio sitemap tienen el prefijo {prefix}. No lo necesitan.</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be read because a process for it could not be started: {detail}. Close other programs and try again.</source>
        <translation>No se puede leer la hoja de cálculo porque no se ha podido iniciar un proceso para ella: {detail}. Cierra otros programas e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be read: it is damaged or needs too much memory. Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>No se puede leer la hoja de cálculo: está dañada o necesita demasiada memoria. Ábrela en un programa de hojas de cálculo y vuelve a guardarla, o guárdala como CSV.</translation>
    </message>
    <message>
        <source>The spreadsheet could not be read within {detail} seconds: it is damaged or far too large. Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>No se ha podido leer la hoja de cálculo en {detail} segundos: está dañada o es demasiado grande. Ábrela en un programa de hojas de cálculo y vuelve a guardarla, o guárdala como CSV.</translation>
    </message>
    <message>
        <source>The spreadsheet decompresses to more than {detail} bytes.</source>
        <translation>La hoja de cálculo descomprimida supera los {detail} bytes.</translation>
    </message>
    <message>
        <source>The spreadsheet is damaged: its content is not well-formed XML (line {detail}). Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>La hoja de cálculo está dañada: su contenido no es XML bien formado (línea {detail}). Ábrela en un programa de hojas de cálculo y vuelve a guardarla, o guárdala como CSV.</translation>
    </message>
    <message>
        <source>The step does nothing. List its operations as “do”.</source>
        <translation>El paso no hace nada. Indica sus operaciones en «do».</translation>
    </message>
    <message>
        <source>The style sheet {path} was written. Publish it next to the sitemap.</source>
        <translation>Se ha escrito la hoja de estilo {path}. Publícala junto al sitemap.</translation>
    </message>
    <message>
        <source>The table cannot be read: {detail}.</source>
        <translation>No se puede leer la tabla: {detail}.</translation>
    </message>
    <message>
        <source>The text {detail} is outside any element. Remove it, or move it where it belongs.</source>
        <translation>El texto {detail} está fuera de cualquier elemento. Elimínalo o muévelo a su sitio.</translation>
    </message>
    <message>
        <source>The time has no seconds. Add :00.</source>
        <translation>La hora no tiene segundos. Añade :00.</translation>
    </message>
    <message>
        <source>The time the file was made</source>
        <translation>Momento en que se generó el archivo</translation>
    </message>
    <message>
        <source>The title has {count:,} characters; the schema allows 100.</source>
        <translation>El título tiene {count:,} caracteres; el esquema permite 100.</translation>
    </message>
    <message>
        <source>The value contains the invisible character {character}. Remove it.</source>
        <translation>El valor contiene el carácter invisible {character}. Elimínalo.</translation>
    </message>
    <message>
        <source>The value of {name} holds a line break or another control character.</source>
        <translation>El valor de {name} contiene un salto de línea u otro carácter de control.</translation>
    </message>
    <message>
        <source>The versions contradict each other. Decide in Languages (Rows menu).</source>
        <translation>Las versiones se contradicen. Decide en Idiomas (menú Filas).</translation>
    </message>
    <message>
        <source>The video expired on {value}.</source>
        <translation>El vídeo caducó el {value}.</translation>
    </message>
    <message>
        <source>The video has neither content_loc nor player_loc. Add one of them.</source>
        <translation>El vídeo no tiene content_loc ni player_loc. Añade uno de los dos.</translation>
    </message>
    <message>
        <source>The window needs system libraries that are not installed here:
  {files}
On Debian and Ubuntu, install them with:
  sudo apt-get install {packages}
Elsewhere, install the packages that hold these files.</source>
        <translation>La ventana necesita bibliotecas del sistema que no están instaladas aquí:
  {files}
En Debian y Ubuntu, instálelas con:
  sudo apt-get install {packages}
En otros sistemas, instale los paquetes que contienen estos archivos.</translation>
    </message>
    <message>
        <source>The wrong byte order mark was removed.</source>
        <translation>Se ha eliminado la marca de orden de bytes incorrecta.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There are blank lines in the list. They can be removed.</source>
        <translation>Hay líneas en blanco en la lista. Se pueden eliminar.</translation>
    </message>
    <message>
        <source>There are no preferences in this file.</source>
        <translation>Este archivo no contiene preferencias.</translation>
    </message>
    <message>
        <source>There are {count:,} indexes; Search Console accepts up to 500 per site. Use fewer, larger ones.</source>
        <translation>Hay {count:,} índices; Search Console acepta hasta 500 por sitio. Usa menos y más grandes.</translation>
    </message>
    <message>
        <source>There is a loc directly in the root. Each URL needs an entry of its own around it.</source>
        <translation>Hay un loc directamente en la raíz. Cada URL necesita una entrada propia alrededor.</translation>
    </message>
    <message>
        <source>There is a password for {site}, but no user.</source>
        <translation>Hay una contraseña para {site}, pero ningún usuario.</translation>
    </message>
    <message>
        <source>There is a second root element, {name}, inside the root. Its entries belong in the root itself.</source>
        <translation>Hay un segundo elemento raíz, {name}, dentro de la raíz. Sus entradas deben estar en la propia raíz.</translation>
    </message>
    <message>
        <source>There is an element inside {field}, which may only contain text.</source>
        <translation>Hay un elemento dentro de {field}, que solo puede contener texto.</translation>
    </message>
    <message>
        <source>There is an unescaped &amp;. Write it as &amp;amp;.</source>
        <translation>Falta escapar un &amp;. Escríbelo como &amp;amp;.</translation>
    </message>
    <message>
        <source>There is another file named {name} in the folder already.</source>
        <translation>Ya hay otro archivo llamado {name} en la carpeta.</translation>
    </message>
    <message>
        <source>There is no / between the host and the query. Add it.</source>
        <translation>No hay ninguna / entre el host y los parámetros. Añádela.</translation>
    </message>
    <message>
        <source>There is no data column called {detail}. Join a table first.</source>
        <translation>No hay ninguna columna de datos llamada {detail}. Une antes una tabla.</translation>
    </message>
    <message>
        <source>There is no data column called {heading}. Name its table with --data.</source>
        <translation>No hay ninguna columna de datos llamada {heading}. Indica su tabla con --data.</translation>
    </message>
    <message>
        <source>There is no day {found} in {month}.</source>
        <translation>No existe el día {found} en {month}.</translation>
    </message>
    <message>
        <source>There is no display to open a window on</source>
        <translation>No hay ninguna pantalla en la que abrir una ventana</translation>
    </message>
    <message>
        <source>There is no folder {detail}.</source>
        <translation>No existe la carpeta {detail}.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>No existe la carpeta {folder}.</translation>
    </message>
    <message>
        <source>There is no hour {found}.</source>
        <translation>No existe la hora {found}.</translation>
    </message>
    <message>
        <source>There is no minute {found}.</source>
        <translation>No existe el minuto {found}.</translation>
    </message>
    <message>
        <source>There is no month {found}.</source>
        <translation>No existe el mes {found}.</translation>
    </message>
    <message>
        <source>There is no offset {found}.</source>
        <translation>No existe la diferencia horaria {found}.</translation>
    </message>
    <message>
        <source>There is no open bracket to close here. Put text with brackets in quotes.</source>
        <translation>No hay ningún paréntesis abierto que cerrar aquí. Pon entre comillas el texto con paréntesis.</translation>
    </message>
    <message>
        <source>There is no operation “{detail}”.</source>
        <translation>No hay ninguna operación «{detail}».</translation>
    </message>
    <message>
        <source>There is no option called {detail}.</source>
        <translation>No hay ninguna opción llamada {detail}.</translation>
    </message>
    <message>
        <source>There is no rule “{detail}”.</source>
        <translation>No hay ninguna regla «{detail}».</translation>
    </message>
    <message>
        <source>There is no second {found}.</source>
        <translation>No existe el segundo {found}.</translation>
    </message>
    <message>
        <source>There is no sitemap in it that could be changed.</source>
        <translation>No contiene ningún sitemap que se pueda modificar.</translation>
    </message>
    <message>
        <source>There is no such file (404).</source>
        <translation>El archivo no existe (404).</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>Esa página no existe.</translation>
    </message>
    <message>
        <source>There is no such rule.</source>
        <translation>Esa regla no existe.</translation>
    </message>
    <message>
        <source>There is no such rule. Did you mean {detail}?</source>
        <translation>Esa regla no existe. ¿Querías decir {detail}?</translation>
    </message>
    <message>
        <source>There is no such term. Did you mean {detail}? To search for text, put it in quotes.</source>
        <translation>Ese término no existe. ¿Querías decir {detail}? Para buscar texto, ponlo entre comillas.</translation>
    </message>
    <message>
        <source>There is no such term. To search for text, put it in quotes.</source>
        <translation>Ese término no existe. Para buscar texto, ponlo entre comillas.</translation>
    </message>
    <message>
        <source>There is no such word. Did you mean {detail}?</source>
        <translation>Esa palabra no existe. ¿Querías decir {detail}?</translation>
    </message>
    <message>
        <source>There is no year {found}.</source>
        <translation>No existe el año {found}.</translation>
    </message>
    <message>
        <source>There is nothing between these brackets.</source>
        <translation>No hay nada entre estos paréntesis.</translation>
    </message>
    <message>
        <source>There is nothing between these quotes.</source>
        <translation>No hay nada entre estas comillas.</translation>
    </message>
    <message>
        <source>There is something before the XML. Remove it so that the file starts with its first tag.</source>
        <translation>Hay algo antes del XML. Elimínalo para que el archivo empiece por su primera etiqueta.</translation>
    </message>
    <message>
        <source>There is white space before or after the URL. Remove it.</source>
        <translation>Hay espacios antes o después de la URL. Elimínalos.</translation>
    </message>
    <message>
        <source>There is white space before or after the value. Remove it.</source>
        <translation>Hay espacios antes o después del valor. Elimínalos.</translation>
    </message>
    <message>
        <source>There is white space inside the URL. {advice}</source>
        <translation>Hay espacios dentro de la URL. {advice}</translation>
    </message>
    <message>
        <source>There were no web pages before 1991. Correct or remove the date.</source>
        <translation>Antes de 1991 no había páginas web. Corrige o elimina la fecha.</translation>
    </message>
    <message numerus="yes">
        <source>There will be %Ln errors to fix.</source>
        <translation>
            <numerusform>Habrá %Ln error que corregir.</numerusform>
            <numerusform>Habrá %Ln errores que corregir.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the operations of *Edit &gt; Edit values…*, of recipes, and of {command} on the command line. A recipe names them by their ids.</source>
        <translation>Estas son las operaciones de *Editar &gt; Editar valores…*, de las recetas y de {command} en la línea de comandos. Una receta las nombra por sus identificadores.</translation>
    </message>
    <message>
        <source>These of its sitemaps are not beside it: {names}</source>
        <translation>Estos de sus sitemaps no están a su lado: {names}</translation>
    </message>
    <message>
        <source>These quotes are never closed.</source>
        <translation>Estas comillas no se cierran.</translation>
    </message>
    <message>
        <source>They are harmless, but some tools read them as empty URLs.</source>
        <translation>No perjudican, pero algunas herramientas las leen como URL vacías.</translation>
    </message>
    <message>
        <source>They are in a different order.</source>
        <translation>Están en otro orden.</translation>
    </message>
    <message>
        <source>They are offered at the next start if the program closes unexpectedly.</source>
        <translation>Se ofrecen en el próximo inicio si el programa se cierra inesperadamente.</translation>
    </message>
    <message>
        <source>They do no harm, but keeping them up to date is rarely worth the effort.</source>
        <translation>No perjudican, pero mantenerlas al día rara vez compensa el esfuerzo.</translation>
    </message>
    <message>
        <source>They do no harm. Yandex still reads the ones for images.</source>
        <translation>No perjudican. Yandex aún lee los de las imágenes.</translation>
    </message>
    <message>
        <source>This URL looks like a sitemap, not a page. It belongs in a sitemap index.</source>
        <translation>Esta URL parece un sitemap, no una página. Su lugar es un índice de sitemaps.</translation>
    </message>
    <message>
        <source>This attribute has no meaning in a sitemap: {detail}. Remove it.</source>
        <translation>Este atributo no significa nada en un sitemap: {detail}. Elimínalo.</translation>
    </message>
    <message>
        <source>This bracket is never closed.</source>
        <translation>Este paréntesis no se cierra.</translation>
    </message>
    <message>
        <source>This document is read-only.</source>
        <translation>Este documento es de solo lectura.</translation>
    </message>
    <message>
        <source>This element is not allowed here: {detail}. {advice}</source>
        <translation>Este elemento no se permite aquí: {detail}. {advice}</translation>
    </message>
    <message>
        <source>This entry has no loc. {advice}</source>
        <translation>Esta entrada no tiene loc. {advice}</translation>
    </message>
    <message>
        <source>This entry uses a custom entity declared in this file&apos;s DOCTYPE: {detail}. Write out its value instead.</source>
        <translation>Esta entrada usa una entidad propia declarada en el DOCTYPE de este archivo: {detail}. Escribe su valor en su lugar.</translation>
    </message>
    <message>
        <source>This expression takes too long to run. Simplify it.</source>
        <translation>Esta expresión tarda demasiado en ejecutarse. Simplifícala.</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Este archivo no se puede abrir</translation>
    </message>
    <message>
        <source>This format does not tell URLs apart by their queries.</source>
        <translation>Este formato no distingue las URL por sus parámetros.</translation>
    </message>
    <message>
        <source>This format has no ports and no user names.</source>
        <translation>Este formato no admite puertos ni nombres de usuario.</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer, not the file itself. To get the file, run git lfs pull in its folder.</source>
        <translation>Esto es un puntero de Git LFS, no el archivo en sí. Para obtener el archivo, ejecuta git lfs pull en su carpeta.</translation>
    </message>
    <message>
        <source>This is a different kind of archive, not gzip. Unpack it and compress the sitemap with gzip.</source>
        <translation>Este es otro tipo de archivo comprimido, no gzip. Descomprímelo y comprime el sitemap con gzip.</translation>
    </message>
    <message>
        <source>This is a feed. A feed only lists what is new; a sitemap should list all pages.</source>
        <translation>Esto es un feed. Un feed solo incluye las novedades; un sitemap debería incluir todas las páginas.</translation>
    </message>
    <message>
        <source>This is a feed; only sitemaps can be edited. Use convert to create a sitemap from it.</source>
        <translation>Esto es un feed; solo se pueden editar sitemaps. Usa convert para crear un sitemap a partir de él.</translation>
    </message>
    <message>
        <source>This is a feed; only sitemaps can be repaired. Use convert to create a sitemap from it.</source>
        <translation>Esto es un feed; solo se pueden reparar sitemaps. Usa convert para crear un sitemap a partir de él.</translation>
    </message>
    <message>
        <source>This is an HTML page, often an error page saved instead of the sitemap. Download the file itself.{hint}</source>
        <translation>Esto es una página HTML, a menudo una página de error guardada en lugar del sitemap. Descarga el propio archivo.{hint}</translation>
    </message>
    <message>
        <source>This is in the index. Change URLs and dates in this list; for anything else, open the index by itself.</source>
        <translation>Esto está en el índice. Cambia las URL y las fechas en esta lista; para todo lo demás, abre el índice por separado.</translation>
    </message>
    <message>
        <source>This is neither a sitemap in XML nor a list of URLs.{hint}</source>
        <translation>Esto no es ni un sitemap en XML ni una lista de URL.{hint}</translation>
    </message>
    <message>
        <source>This is neither a spreadsheet nor a text file.</source>
        <translation>Esto no es ni una hoja de cálculo ni un archivo de texto.</translation>
    </message>
    <message>
        <source>This is no file with a choice of rules.</source>
        <translation>Esto no es un archivo con una selección de reglas.</translation>
    </message>
    <message>
        <source>This is not a sitemap.</source>
        <translation>Esto no es un sitemap.</translation>
    </message>
    <message>
        <source>This is not a valid file name. Leave out slashes, quotes and similar characters.</source>
        <translation>No es un nombre de archivo válido. No uses barras, comillas ni caracteres parecidos.</translation>
    </message>
    <message>
        <source>This is not valid TOML: {detail}.</source>
        <translation>No es TOML válido: {detail}.</translation>
    </message>
    <message>
        <source>This is the URL of the index itself. Remove the entry.</source>
        <translation>Esta es la URL del propio índice. Elimina la entrada.</translation>
    </message>
    <message>
        <source>This line is not a URL that begins with http:// or https://.{hint}</source>
        <translation>Esta línea no es una URL que empiece por http:// o https://.{hint}</translation>
    </message>
    <message>
        <source>This page does not list itself among its versions.</source>
        <translation>Esta página no se indica a sí misma entre sus versiones.</translation>
    </message>
    <message>
        <source>This page lists more than one version in this language.</source>
        <translation>Esta página indica más de una versión en este idioma.</translation>
    </message>
    <message>
        <source>This page lists none for all other languages (x-default).</source>
        <translation>Esta página no indica ninguna para todos los demás idiomas (x-default).</translation>
    </message>
    <message>
        <source>This sitemap may only list URLs in {folder} and its subfolders. Publish it at the root of the site.</source>
        <translation>Este sitemap solo puede incluir URL de {folder} y sus subcarpetas. Publícalo en la raíz del sitio.</translation>
    </message>
    <message>
        <source>This spreadsheet cannot be read: {detail}.</source>
        <translation>No se puede leer esta hoja de cálculo: {detail}.</translation>
    </message>
    <message>
        <source>Those in line {line:,} are inside a comment. Take them out of it.</source>
        <translation>Las de la línea {line:,} están dentro de un comentario. Sácalas de él.</translation>
    </message>
    <message>
        <source>Those of the protocol, with those of one search engine, or all with our own. Errors of the file itself are always among them.</source>
        <translation>Las del protocolo, también las de un buscador, o todas con las nuestras. Los errores del propio archivo siempre se incluyen.</translation>
    </message>
    <message>
        <source>Thumbnail URL</source>
        <translation>URL de la miniatura</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time since last modified, in days, weeks, months or years</source>
        <translation>Tiempo desde la última modificación, en días, semanas, meses o años</translation>
    </message>
    <message>
        <source>Time without seconds</source>
        <translation>Hora sin segundos</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Time zone is missing</source>
        <translation>Falta la zona horaria</translation>
    </message>
    <message>
        <source>Time zone of the last modified date, as written</source>
        <translation>Zona horaria de la última modificación, tal como está escrita</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Tiempo de espera máximo</translation>
    </message>
    <message>
        <source>Times without seconds</source>
        <translation>Horas sin segundos</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Title of the episode</source>
        <translation>Título del episodio</translation>
    </message>
    <message>
        <source>Title of the show</source>
        <translation>Título del programa</translation>
    </message>
    <message>
        <source>To be included in the server block of the old site.</source>
        <translation>Para incluirlo en el bloque server del sitio antiguo.</translation>
    </message>
    <message>
        <source>To be returned by redirects() in next.config.js, whose trailingSlash is for slashes at the end.</source>
        <translation>Para devolverlo con redirects() en next.config.js, cuyo trailingSlash se ocupa de las barras finales.</translation>
    </message>
    <message>
        <source>To search engines, URLs that differ only after # are the same.</source>
        <translation>Para los buscadores, las URL que solo difieren después de # son iguales.</translation>
    </message>
    <message>
        <source>Today’s date</source>
        <translation>Fecha de hoy</translation>
    </message>
    <message>
        <source>Too many URLs</source>
        <translation>Demasiadas URL</translation>
    </message>
    <message>
        <source>Too many images in one entry</source>
        <translation>Demasiadas imágenes en una entrada</translation>
    </message>
    <message>
        <source>Too many indexes</source>
        <translation>Demasiados índices</translation>
    </message>
    <message>
        <source>Too many news articles</source>
        <translation>Demasiados artículos de noticias</translation>
    </message>
    <message>
        <source>Too many sitemaps</source>
        <translation>Demasiados sitemaps</translation>
    </message>
    <message>
        <source>Tools that compare URLs as text treat it as a different site.</source>
        <translation>Las herramientas que comparan las URL como texto la tratan como otro sitio.</translation>
    </message>
    <message>
        <source>Treat the time as UTC</source>
        <translation>Tratar la hora como UTC</translation>
    </message>
    <message>
        <source>Treats upper and lower case as the same.</source>
        <translation>No distingue entre mayúsculas y minúsculas.</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turco</translation>
    </message>
    <message>
        <source>Twi</source>
        <translation>twi</translation>
    </message>
    <message>
        <source>Two halves were joined into their character.</source>
        <translation>Se han unido dos mitades en su carácter.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Type of identifier</source>
        <translation>Tipo de identificador</translation>
    </message>
    <message>
        <source>Type of video</source>
        <translation>Tipo de vídeo</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URL has a fragment</source>
        <translation>La URL tiene un fragmento</translation>
    </message>
    <message>
        <source>URL inside a URL</source>
        <translation>URL dentro de una URL</translation>
    </message>
    <message>
        <source>URL is also listed in another file</source>
        <translation>La URL también está en otro archivo</translation>
    </message>
    <message>
        <source>URL is empty</source>
        <translation>La URL está vacía</translation>
    </message>
    <message>
        <source>URL is incomplete</source>
        <translation>La URL está incompleta</translation>
    </message>
    <message>
        <source>URL is listed twice</source>
        <translation>La URL figura dos veces</translation>
    </message>
    <message>
        <source>URL is missing</source>
        <translation>Falta la URL</translation>
    </message>
    <message>
        <source>URL is not http or https</source>
        <translation>La URL no es http ni https</translation>
    </message>
    <message>
        <source>URL is not percent-encoded</source>
        <translation>La URL no está codificada con porcentaje</translation>
    </message>
    <message>
        <source>URL is shorter than the schema allows</source>
        <translation>La URL es más corta de lo que permite el esquema</translation>
    </message>
    <message>
        <source>URL is too long</source>
        <translation>La URL es demasiado larga</translation>
    </message>
    <message>
        <source>URL is too long for Yandex</source>
        <translation>La URL es demasiado larga para Yandex</translation>
    </message>
    <message>
        <source>URL is too long once encoded</source>
        <translation>La URL es demasiado larga una vez codificada</translation>
    </message>
    <message>
        <source>URL on another host</source>
        <translation>URL en otro host</translation>
    </message>
    <message>
        <source>URL outside the sitemap&apos;s folder</source>
        <translation>URL fuera de la carpeta del sitemap</translation>
    </message>
    <message>
        <source>URL with another scheme</source>
        <translation>URL con otro esquema</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URLs and where the file is published</source>
        <translation>Las URL y dónde se publica el archivo</translation>
    </message>
    <message>
        <source>URLs are case-sensitive, so search engines see two pages. Usually one is a mistake.</source>
        <translation>Las URL distinguen mayúsculas y minúsculas, así que los buscadores ven dos páginas. Normalmente una es un error.</translation>
    </message>
    <message>
        <source>URLs on another host than most: {count:,}.</source>
        <translation>URL en un host distinto del de la mayoría: {count:,}.</translation>
    </message>
    <message>
        <source>URLs on several hosts</source>
        <translation>URL en varios hosts</translation>
    </message>
    <message>
        <source>URLs outside any entry</source>
        <translation>URL fuera de toda entrada</translation>
    </message>
    <message>
        <source>URLs outside any entry got entries of their own.</source>
        <translation>Las URL que estaban fuera de toda entrada tienen ahora entradas propias.</translation>
    </message>
    <message>
        <source>URLs that begin with http, while others have https: {count:,}.</source>
        <translation>URL que empiezan por http, mientras otras usan https: {count:,}.</translation>
    </message>
    <message>
        <source>URLs that seem to go on without end were not asked for, such as {url}.</source>
        <translation>No se han consultado las URL que parecen no tener fin, como {url}.</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>UTC, and local for “Now”</source>
        <translation>UTC, y la local para «Ahora»</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Unescape the text once</source>
        <translation>Quitar una vez las secuencias de escape del texto</translation>
    </message>
    <message>
        <source>Unescaped &amp;</source>
        <translation>&amp; sin secuencia de escape</translation>
    </message>
    <message>
        <source>Unexpected attribute</source>
        <translation>Atributo inesperado</translation>
    </message>
    <message>
        <source>Unknown country in a language code</source>
        <translation>País desconocido en un código de idioma</translation>
    </message>
    <message>
        <source>Unknown element</source>
        <translation>Elemento desconocido</translation>
    </message>
    <message>
        <source>Unknown element in an extension</source>
        <translation>Elemento desconocido en una extensión</translation>
    </message>
    <message>
        <source>Unknown entity</source>
        <translation>Entidad desconocida</translation>
    </message>
    <message>
        <source>Unknown extension</source>
        <translation>Extensión desconocida</translation>
    </message>
    <message>
        <source>Unknown frequency</source>
        <translation>Frecuencia desconocida</translation>
    </message>
    <message>
        <source>Unknown language</source>
        <translation>Idioma desconocido</translation>
    </message>
    <message>
        <source>Unknown script in a language code</source>
        <translation>Alfabeto desconocido en un código de idioma</translation>
    </message>
    <message>
        <source>Unless you choose, a column is shown if the file has values for it.</source>
        <translation>Si no eliges nada, una columna se muestra cuando el archivo tiene valores para ella.</translation>
    </message>
    <message>
        <source>Unnecessary port</source>
        <translation>Puerto innecesario</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Inaccesible</translation>
    </message>
    <message>
        <source>Unreachable page</source>
        <translation>Página inaccesible</translation>
    </message>
    <message>
        <source>Unreadable characters were replaced with �. Read the file in another encoding.</source>
        <translation>Los caracteres ilegibles se han sustituido por �. Lee el archivo con otra codificación.</translation>
    </message>
    <message>
        <source>Unresolved merge conflict</source>
        <translation>Conflicto de combinación sin resolver</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved changes to %Ln documents were found.</source>
        <translation>
            <numerusform>Se han encontrado cambios sin guardar de %Ln documento.</numerusform>
            <numerusform>Se han encontrado cambios sin guardar de %Ln documentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unusual priority format</source>
        <translation>Formato de prioridad inusual</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Sin verificar</translation>
    </message>
    <message>
        <source>Unverified page</source>
        <translation>Página sin verificar</translation>
    </message>
    <message numerus="yes">
        <source>Update %Ln rows from a table</source>
        <translation>
            <numerusform>Actualizar %Ln fila desde una tabla</numerusform>
            <numerusform>Actualizar %Ln filas desde una tabla</numerusform>
        </translation>
    </message>
    <message>
        <source>Update dates in the &amp;index…</source>
        <translation>Ac&amp;tualizar fechas del índice…</translation>
    </message>
    <message>
        <source>Update from a ta&amp;ble…</source>
        <translation>Actuali&amp;zar desde una tabla…</translation>
    </message>
    <message>
        <source>Update values by URL from a CSV file or spreadsheet</source>
        <translation>Actualiza valores por URL a partir de un archivo CSV o una hoja de cálculo</translation>
    </message>
    <message>
        <source>Uploader</source>
        <translation>Autor de la subida</translation>
    </message>
    <message>
        <source>Uploader page</source>
        <translation>Página del autor de la subida</translation>
    </message>
    <message>
        <source>Use --allow-private if it may be asked.</source>
        <translation>Use --allow-private si se le puede consultar.</translation>
    </message>
    <message>
        <source>Use 0.0 or 1.0, whichever is nearer</source>
        <translation>Usar 0.0 o 1.0, lo que esté más cerca</translation>
    </message>
    <message>
        <source>Use Export to split a list of pages into several files with an index.</source>
        <translation>Usa Exportar para dividir una lista de páginas en varios archivos con un índice.</translation>
    </message>
    <message>
        <source>Use a CSS style sheet (saving writes sitemap.css next to the file)</source>
        <translation>Usar una hoja de estilo CSS (al guardar se escribe sitemap.css junto al archivo)</translation>
    </message>
    <message>
        <source>Use a decimal point</source>
        <translation>Usar un punto decimal</translation>
    </message>
    <message>
        <source>Use a separate file for each host.</source>
        <translation>Usa un archivo distinto para cada host.</translation>
    </message>
    <message>
        <source>Use a single slash</source>
        <translation>Usar una sola barra</translation>
    </message>
    <message>
        <source>Use only the language code</source>
        <translation>Usar solo el código de idioma</translation>
    </message>
    <message>
        <source>Use the W3C date format</source>
        <translation>Usar el formato de fecha del W3C</translation>
    </message>
    <message>
        <source>Use the address of the link</source>
        <translation>Usar la dirección del enlace</translation>
    </message>
    <message>
        <source>Use the bare URL as loc</source>
        <translation>Usar la URL sola como loc</translation>
    </message>
    <message>
        <source>Use the canonical URL</source>
        <translation>Usar la URL canónica</translation>
    </message>
    <message>
        <source>Use the canonical URL, and remove what is listed there already</source>
        <translation>Usar la URL canónica y eliminar lo que ya figura</translation>
    </message>
    <message>
        <source>Use the file&apos;s own scheme</source>
        <translation>Usar el esquema del propio archivo</translation>
    </message>
    <message>
        <source>Use the file&apos;s own scheme and host</source>
        <translation>Usar el esquema y el host del propio archivo</translation>
    </message>
    <message>
        <source>Use the index&apos;s scheme and host</source>
        <translation>Usar el esquema y el host del índice</translation>
    </message>
    <message>
        <source>Use the last day of the month</source>
        <translation>Usar el último día del mes</translation>
    </message>
    <message>
        <source>Use the namespace of the extension</source>
        <translation>Usar el espacio de nombres de la extensión</translation>
    </message>
    <message>
        <source>Use the nearest frequency</source>
        <translation>Usar la frecuencia más próxima</translation>
    </message>
    <message>
        <source>Use the page&apos;s Last-Modified date</source>
        <translation>Usar la fecha Last-Modified de la página</translation>
    </message>
    <message>
        <source>Use the page&apos;s language links</source>
        <translation>Usar los enlaces de idioma de la página</translation>
    </message>
    <message>
        <source>Use the redirect&apos;s target</source>
        <translation>Usar el destino de la redirección</translation>
    </message>
    <message>
        <source>Use the redirect&apos;s target, and remove what is listed there already</source>
        <translation>Usar el destino de la redirección y eliminar lo que ya figura</translation>
    </message>
    <message>
        <source>Use the right names</source>
        <translation>Usar los nombres correctos</translation>
    </message>
    <message>
        <source>Use the scheme most URLs have</source>
        <translation>Usar el esquema que tienen la mayoría de las URL</translation>
    </message>
    <message>
        <source>Use the site&apos;s own scheme and host</source>
        <translation>Usar el esquema y el host propios del sitio</translation>
    </message>
    <message>
        <source>Use the sitemap namespace</source>
        <translation>Usar el espacio de nombres de los sitemaps</translation>
    </message>
    <message>
        <source>Use the usual format</source>
        <translation>Usar el formato habitual</translation>
    </message>
    <message>
        <source>Use www, or not, as most URLs do</source>
        <translation>Usar www o no, como la mayoría de las URL</translation>
    </message>
    <message>
        <source>Use www, or not, as the file&apos;s own URL does</source>
        <translation>Usar www o no, como la URL del propio archivo</translation>
    </message>
    <message>
        <source>Use www, or not, as the index does</source>
        <translation>Usar www o no, como el índice</translation>
    </message>
    <message>
        <source>Use, rename or delete saved filters</source>
        <translation>Usa, cambia de nombre o elimina filtros guardados</translation>
    </message>
    <message>
        <source>User agent</source>
        <translation>User-agent</translation>
    </message>
    <message>
        <source>User name in the URL</source>
        <translation>Nombre de usuario en la URL</translation>
    </message>
    <message>
        <source>Uses the Last-Modified header that each page sent when its URL was last checked.</source>
        <translation>Usa el encabezado Last-Modified que envió cada página en la última comprobación de su URL.</translation>
    </message>
    <message>
        <source>Uses the modification time of each URL&apos;s file in a local copy of the site.</source>
        <translation>Usa la hora de modificación del archivo de cada URL en una copia local del sitio.</translation>
    </message>
    <message>
        <source>Uses the time of the last commit to each URL&apos;s file in a local copy of the site. Files that were changed since are left alone.</source>
        <translation>Usa la hora de la última confirmación del archivo de cada URL en una copia local del sitio. Los archivos modificados desde entonces se dejan como están.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Usually both are the same page. List the one the site links to.</source>
        <translation>Normalmente ambas son la misma página. Incluye la que enlaza el sitio.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Value of a column that a table brought along; put headings with spaces in quotes</source>
        <translation>Valor de una columna aportada por una tabla; escribe entre comillas los encabezados con espacios</translation>
    </message>
    <message>
        <source>Values that a spreadsheet would read as formulas get a leading apostrophe. Update from a table removes it again.</source>
        <translation>Los valores que una hoja de cálculo leería como fórmulas llevan un apóstrofo delante. Actualizar desde una tabla lo vuelve a quitar.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
    <message>
        <source>Video has expired</source>
        <translation>El vídeo ha caducado</translation>
    </message>
    <message>
        <source>Video location is the page itself</source>
        <translation>La ubicación del vídeo es la propia página</translation>
    </message>
    <message>
        <source>Video title is long</source>
        <translation>El título del vídeo es largo</translation>
    </message>
    <message>
        <source>Video without a location</source>
        <translation>Vídeo sin ubicación</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamita</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visualizaciones</translation>
    </message>
    <message>
        <source>W&amp;hat was repaired…</source>
        <translation>&amp;Qué se ha reparado…</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>Was asked for on the live site</source>
        <translation>Se ha consultado en el sitio publicado</translation>
    </message>
    <message>
        <source>Web page instead of a sitemap</source>
        <translation>Página web en lugar de un sitemap</translation>
    </message>
    <message>
        <source>Weekly below</source>
        <translation>Weekly por debajo de</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Europa occidental</translation>
    </message>
    <message>
        <source>What URLs start with.</source>
        <translation>Con qué empiezan las URL.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>What earlier audits found cannot be read and was set aside as {name}.</source>
        <translation>No se puede leer lo que encontraron comprobaciones anteriores y se ha apartado como {name}.</translation>
    </message>
    <message>
        <source>What error, warning, advice, note, save and export mean</source>
        <translation>Qué significan error, advertencia, recomendación, nota, guardar y exportar</translation>
    </message>
    <message>
        <source>What follows the # never reaches the server.</source>
        <translation>Lo que sigue a # nunca llega al servidor.</translation>
    </message>
    <message>
        <source>What is found cannot be kept, and is lost once the program ends: {cause}.</source>
        <translation>Los resultados no se pueden conservar y se perderán cuando termine el programa: {cause}.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Qué está mal</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>What replaces it, such as /.</source>
        <translation>Por qué se sustituye, por ejemplo, /.</translation>
    </message>
    <message>
        <source>What stood between the entries was removed.</source>
        <translation>Se ha eliminado lo que había entre las entradas.</translation>
    </message>
    <message>
        <source>What the answer of the page means for its entry</source>
        <translation>Qué significa la respuesta de la página para su entrada</translation>
    </message>
    <message>
        <source>What the entry contains</source>
        <translation>Qué contiene la entrada</translation>
    </message>
    <message>
        <source>What these pages answer is not known. Check their URLs first.</source>
        <translation>No se sabe qué responden estas páginas. Comprueba antes sus URL.</translation>
    </message>
    <message>
        <source>What these words mean</source>
        <translation>Qué significan estas palabras</translation>
    </message>
    <message>
        <source>What to multiply each priority by.</source>
        <translation>Por cuánto se multiplica cada prioridad.</translation>
    </message>
    <message>
        <source>What you can type in the filter, with examples</source>
        <translation>Qué se puede escribir en el filtro, con ejemplos</translation>
    </message>
    <message>
        <source>When last checked, the page itself linked to a different version.</source>
        <translation>En la última comprobación, la propia página enlazaba a otra versión.</translation>
    </message>
    <message>
        <source>When the content of the page last changed (lastmod), not when the sitemap was written.</source>
        <translation>Cuándo cambió por última vez el contenido de la página (lastmod), no cuándo se escribió el sitemap.</translation>
    </message>
    <message>
        <source>When the page last changed, by its own account</source>
        <translation>Cuándo cambió la página por última vez, según ella misma</translation>
    </message>
    <message>
        <source>Where crawlers find the file. It decides which URLs the file may list: those on the same host, in its folder and subfolders.</source>
        <translation>Dónde encuentran el archivo los rastreadores. De ello depende qué URL puede incluir el archivo: las del mismo host, en su carpeta y sus subcarpetas.</translation>
    </message>
    <message>
        <source>Whether the URL may be indexed: yes, or the verdicts for which not</source>
        <translation>Si la URL se puede indexar: yes, o los resultados por los que no</translation>
    </message>
    <message>
        <source>Whether the highest (newest, most frequent) value ranks first.</source>
        <translation>Si va primero el valor más alto (más reciente, más frecuente).</translation>
    </message>
    <message>
        <source>Whether the highest or the lowest number gets the highest priority.</source>
        <translation>Si la prioridad más alta corresponde al número más alto o al más bajo.</translation>
    </message>
    <message>
        <source>Whether the page is there could not be found out; it may well be.</source>
        <translation>No se ha podido averiguar si la página existe; es muy posible que sí.</translation>
    </message>
    <message>
        <source>Which of them a search engine would use is unknown.</source>
        <translation>No se sabe cuál de ellos usaría un buscador.</translation>
    </message>
    <message>
        <source>Which value</source>
        <translation>Qué valor</translation>
    </message>
    <message>
        <source>White space ends a URL, so the rest of it is lost.</source>
        <translation>Un espacio termina la URL, así que se pierde el resto.</translation>
    </message>
    <message>
        <source>White space is neither a language code nor x-default.</source>
        <translation>Un espacio en blanco no es un código de idioma ni x-default.</translation>
    </message>
    <message>
        <source>With fewer dates than this, nothing is removed.</source>
        <translation>Con menos fechas que estas no se elimina nada.</translation>
    </message>
    <message>
        <source>With their rows, filters and sorting.</source>
        <translation>Con sus filas, filtros y orden.</translation>
    </message>
    <message>
        <source>With two pages for one language, Google cannot tell which is right.</source>
        <translation>Con dos páginas para un mismo idioma, Google no puede saber cuál es la correcta.</translation>
    </message>
    <message>
        <source>Withdrawn extension</source>
        <translation>Extensión retirada</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Sin fecha</translation>
    </message>
    <message>
        <source>Without a time zone the time is ambiguous, and Google reports the date as invalid.</source>
        <translation>Sin zona horaria, la hora es ambigua y Google informa de que la fecha no es válida.</translation>
    </message>
    <message>
        <source>Without the declaration, the extension has no meaning and strict parsers reject the file.</source>
        <translation>Sin la declaración, la extensión no tiene significado y los analizadores estrictos rechazan el archivo.</translation>
    </message>
    <message>
        <source>Without the namespace, they are not sitemap elements, and Google reports the file.</source>
        <translation>Sin el espacio de nombres no son elementos de sitemap, y Google informa del archivo.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Peor</translation>
    </message>
    <message>
        <source>Worth knowing about the whole file. Nothing is wrong, and no row is marked.</source>
        <translation>Conviene saberlo sobre todo el archivo. No hay nada mal y no se marca ninguna fila.</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>Write % as %25</source>
        <translation>Escribir % como %25</translation>
    </message>
    <message>
        <source>Write %25 for a percent sign.</source>
        <translation>Escribe %25 para el signo de porcentaje.</translation>
    </message>
    <message>
        <source>Write /, or percent-encode it.</source>
        <translation>Escribe / o codifícalo con porcentaje.</translation>
    </message>
    <message>
        <source>Write 24:00 as the next day</source>
        <translation>Escribir 24:00 como el día siguiente</translation>
    </message>
    <message>
        <source>Write a clean sitemap ({sitemaps}) or all entries as a table ({tables}), depending on the name of OUT; with --split, several sitemaps.</source>
        <translation>Escribe un sitemap limpio ({sitemaps}) o todas las entradas como tabla ({tables}), según el nombre de OUT; con --split, varios sitemaps.</translation>
    </message>
    <message>
        <source>Write a clean, checked copy to upload to your site, split if it is too large; this file stays as it is</source>
        <translation>Escribe una copia limpia y comprobada para subirla a tu sitio, dividida si es demasiado grande; este archivo no se modifica</translation>
    </message>
    <message>
        <source>Write a copy somewhere else and keep working on this file</source>
        <translation>Escribe una copia en otro lugar y sigue trabajando con este archivo</translation>
    </message>
    <message>
        <source>Write a space as %20.</source>
        <translation>Escribe los espacios como %20.</translation>
    </message>
    <message>
        <source>Write each header as its name, a colon and its value: {line}</source>
        <translation>Escribe cada encabezado con su nombre, dos puntos y su valor: {line}</translation>
    </message>
    <message>
        <source>Write it in UTF-8: {meant}.</source>
        <translation>Escríbelo en UTF-8: {meant}.</translation>
    </message>
    <message>
        <source>Write out the entities and remove the DOCTYPE</source>
        <translation>Escribir el contenido de las entidades y eliminar el DOCTYPE</translation>
    </message>
    <message>
        <source>Write out the entity</source>
        <translation>Escribir el contenido de la entidad</translation>
    </message>
    <message>
        <source>Write rel=&quot;alternate&quot;</source>
        <translation>Escribir rel=&quot;alternate&quot;</translation>
    </message>
    <message>
        <source>Write spaces as %20</source>
        <translation>Escribir los espacios como %20</translation>
    </message>
    <message>
        <source>Write the character itself</source>
        <translation>Escribir el propio carácter</translation>
    </message>
    <message>
        <source>Write the characters that were meant</source>
        <translation>Escribir los caracteres que se querían</translation>
    </message>
    <message>
        <source>Write the code in use today</source>
        <translation>Escribir el código que se usa hoy</translation>
    </message>
    <message>
        <source>Write the file in UTF-8</source>
        <translation>Escribir el archivo en UTF-8</translation>
    </message>
    <message>
        <source>Write the host in ASCII (xn--)</source>
        <translation>Escribir el host en ASCII (xn--)</translation>
    </message>
    <message>
        <source>Write the rows to a CSV file or spreadsheet</source>
        <translation>Escribe las filas en un archivo CSV o una hoja de cálculo</translation>
    </message>
    <message>
        <source>Write this like {detail}</source>
        <translation>Escríbelo así: {detail}</translation>
    </message>
    <message>
        <source>Write this without spaces: {detail}</source>
        <translation>Escríbelo sin espacios: {detail}</translation>
    </message>
    <message>
        <source>Write xmlns:{prefix}, not xlmns:{prefix}.</source>
        <translation>Escribe xmlns:{prefix}, no xlmns:{prefix}.</translation>
    </message>
    <message>
        <source>Write your changes back to this file and leave everything else in it untouched</source>
        <translation>Escribe los cambios en este archivo y deja intacto todo lo demás</translation>
    </message>
    <message>
        <source>Writes a clean new copy to upload to your site, checked and split if you like. The file you are editing stays as it is.</source>
        <translation>Escribe una copia nueva y limpia para subirla a tu sitio, comprobada y, si quieres, dividida. El archivo que editas no se modifica.</translation>
    </message>
    <message>
        <source>Writes your changes back to the file and leaves everything else in it untouched. Always possible, whatever the findings.</source>
        <translation>Escribe los cambios en el archivo y deja intacto todo lo demás. Siempre es posible, sean cuales sean los hallazgos.</translation>
    </message>
    <message>
        <source>Writing files</source>
        <translation>Escritura de archivos</translation>
    </message>
    <message>
        <source>Wrong extension namespace</source>
        <translation>Espacio de nombres de extensión incorrecto</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>XML allows a file without it, but some tools look for the declaration.</source>
        <translation>XML permite un archivo sin ella, pero algunas herramientas buscan la declaración.</translation>
    </message>
    <message>
        <source>XML allows it, but some simple tools stumble over it.</source>
        <translation>XML la permite, pero algunas herramientas sencillas tropiezan con ella.</translation>
    </message>
    <message>
        <source>XML allows nothing before the declaration, not even a blank line. Many scripts print one by accident.</source>
        <translation>XML no permite nada antes de la declaración, ni siquiera una línea en blanco. Muchos scripts escriben una por descuido.</translation>
    </message>
    <message>
        <source>XML declaration is missing</source>
        <translation>Falta la declaración XML</translation>
    </message>
    <message>
        <source>XML does not allow the character {character} in any form. {advice}</source>
        <translation>XML no permite el carácter {character} de ninguna forma. {advice}</translation>
    </message>
    <message>
        <source>XML does not allow the character {detail}.</source>
        <translation>XML no permite el carácter {detail}.</translation>
    </message>
    <message>
        <source>XML does not define &amp;{name};. Write the character itself.</source>
        <translation>XML no define &amp;{name};. Escribe el propio carácter.</translation>
    </message>
    <message>
        <source>XML in a file named as text</source>
        <translation>XML en un archivo con nombre de texto</translation>
    </message>
    <message>
        <source>XML is broken</source>
        <translation>El XML está mal formado</translation>
    </message>
    <message>
        <source>XML only defines &amp;amp;, &amp;lt;, &amp;gt;, &amp;quot; and &amp;apos;. Other HTML entities break the file.</source>
        <translation>XML solo define &amp;amp;, &amp;lt;, &amp;gt;, &amp;quot; y &amp;apos;. Otras entidades de HTML rompen el archivo.</translation>
    </message>
    <message>
        <source>XML version is not 1.0</source>
        <translation>La versión de XML no es la 1.0</translation>
    </message>
    <message>
        <source>XML, gzipped</source>
        <translation>XML comprimido con gzip</translation>
    </message>
    <message>
        <source>XSLT style sheet</source>
        <translation>Hoja de estilo XSLT</translation>
    </message>
    <message>
        <source>Yandex does not accept feeds as sitemaps.</source>
        <translation>Yandex no acepta feeds como sitemaps.</translation>
    </message>
    <message>
        <source>Yandex does not read feeds</source>
        <translation>Yandex no lee feeds</translation>
    </message>
    <message>
        <source>Yandex no longer reads them from sitemaps, and Bing does not mention them.</source>
        <translation>Yandex ya no los lee de los sitemaps y Bing no los menciona.</translation>
    </message>
    <message>
        <source>Yandex reports a longer value as an error.</source>
        <translation>Yandex informa de un valor más largo como error.</translation>
    </message>
    <message>
        <source>Yandex reports longer URLs as an error.</source>
        <translation>Yandex informa de las URL más largas como error.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message numerus="yes">
        <source>You and the other program both changed %Ln values. Yours are kept unless you select theirs.</source>
        <translation>
            <numerusform>%Ln valor se ha modificado tanto aquí como en el otro programa. Se conserva el tuyo salvo que selecciones el suyo.</numerusform>
            <numerusform>%Ln valores se han modificado tanto aquí como en el otro programa. Se conservan los tuyos salvo que selecciones los suyos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and the other program changed different things. Both changes are kept.</source>
        <translation>El otro programa no ha modificado lo mismo que tú. Se conservan ambos cambios.</translation>
    </message>
    <message>
        <source>You type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Your last action may not have been completed. Your work is still here, and your unsaved changes are kept in case of a crash.</source>
        <translation>Puede que tu última acción no se haya completado. Tu trabajo sigue aquí y los cambios sin guardar se conservan por si el programa se cierra.</translation>
    </message>
    <message>
        <source>Your library</source>
        <translation>Tu biblioteca</translation>
    </message>
    <message>
        <source>Z for UTC, an offset such as +02:00, or a place such as Europe/Berlin.</source>
        <translation>Z para UTC, una diferencia como +02:00 o un lugar como Europe/Berlin.</translation>
    </message>
    <message>
        <source>Zhuang</source>
        <translation>zhuang</translation>
    </message>
    <message>
        <source>Zone of new times</source>
        <translation>Zona de las horas nuevas</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>`coverage --add` adds the missing pages, `coverage --remove` removes the URLs that are not there.</source>
        <translation>`coverage --add` añade las páginas que faltan y `coverage --remove` elimina las URL que no existen.</translation>
    </message>
    <message>
        <source>`fix --rule {id}` fixes it in the safest way; the window shows the others.</source>
        <translation>`fix --rule {id}` lo corrige de la forma más segura; la ventana muestra las demás.</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>un archivo 7z</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>un archivo RAR</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>un archivo ZIP</translation>
    </message>
    <message>
        <source>a comment begins here and never ends. Add the missing --&gt;.</source>
        <translation>aquí empieza un comentario que no termina. Añade el --&gt; que falta.</translation>
    </message>
    <message>
        <source>a file of names, passwords and headers for sites: [https://www.example.com] in a line, and below it lines such as user = me, password = secret, Cookie = a=b</source>
        <translation>un archivo de nombres, contraseñas y encabezados para sitios: [https://www.example.com] en una línea y, debajo, líneas como user = me, password = secret, Cookie = a=b</translation>
    </message>
    <message>
        <source>a file with that name already exists</source>
        <translation>ya existe un archivo con ese nombre</translation>
    </message>
    <message>
        <source>a file, a folder (also with several files), or - for standard output</source>
        <translation>un archivo, una carpeta (también con varios archivos) o - para la salida estándar</translation>
    </message>
    <message>
        <source>a file, or - for standard input</source>
        <translation>un archivo, o - para la entrada estándar</translation>
    </message>
    <message>
        <source>a file, or one of these: {names}</source>
        <translation>un archivo o una de estas: {names}</translation>
    </message>
    <message>
        <source>a file, the folder of --split, or - for standard output</source>
        <translation>un archivo, la carpeta de --split, o - para la salida estándar</translation>
    </message>
    <message>
        <source>a list of URLs has one URL per line. Remove the line break.</source>
        <translation>una lista de URL tiene una URL por línea. Elimina el salto de línea.</translation>
    </message>
    <message>
        <source>a part between two dots has more than 63 characters</source>
        <translation>una parte entre dos puntos tiene más de 63 caracteres</translation>
    </message>
    <message>
        <source>a part between two dots is empty</source>
        <translation>una parte entre dos puntos está vacía</translation>
    </message>
    <message>
        <source>a prefix is declared with an empty namespace. Enter its namespace.</source>
        <translation>se declara un prefijo con un espacio de nombres vacío. Introduce su espacio de nombres.</translation>
    </message>
    <message>
        <source>a processing instruction begins here and never ends. Add the missing ?&gt;.</source>
        <translation>aquí empieza una instrucción de procesamiento que no termina. Añade el ?&gt; que falta.</translation>
    </message>
    <message>
        <source>a robots.txt to obey instead of the hosts&apos; own, or {off} for none: only on a site of yours</source>
        <translation>un robots.txt que respetar en lugar de los de los hosts, o {off} para ninguno: solo en un sitio tuyo</translation>
    </message>
    <message>
        <source>a robots.txt, or its folder, for robots-blocked and is:blocked</source>
        <translation>un robots.txt o su carpeta, para robots-blocked e is:blocked</translation>
    </message>
    <message>
        <source>a second &lt;?xml …?&gt; begins here, as if two files had been joined. Keep one of them.</source>
        <translation>aquí empieza un segundo &lt;?xml …?&gt;, como si se hubieran unido dos archivos. Conserva uno de ellos.</translation>
    </message>
    <message>
        <source>a second root element follows the first, as if two files had been joined. Keep one of them, or move its entries into the other.</source>
        <translation>un segundo elemento raíz sigue al primero, como si se hubieran unido dos archivos. Conserva uno de ellos o mueve sus entradas al otro.</translation>
    </message>
    <message>
        <source>a sitemap</source>
        <translation>un sitemap</translation>
    </message>
    <message>
        <source>a sitemap, a folder of them, or a table</source>
        <translation>un sitemap, una carpeta de sitemaps o una tabla</translation>
    </message>
    <message>
        <source>a sitemap, an index with its sitemaps, or a folder of them</source>
        <translation>un sitemap, un índice con sus sitemaps o una carpeta de sitemaps</translation>
    </message>
    <message>
        <source>a sitemap, or an index beside its sitemaps</source>
        <translation>un sitemap o un índice junto a sus sitemaps</translation>
    </message>
    <message>
        <source>a sitemap, or an index with its sitemaps</source>
        <translation>un sitemap, o un índice con sus sitemaps</translation>
    </message>
    <message>
        <source>a table about the URLs, for data:… in filters and operations by data, or an earlier version of the sitemap, for how often they change; may be repeated</source>
        <translation>una tabla sobre las URL, para data:… en filtros y operaciones con datos, o una versión anterior del sitemap, para saber cada cuánto cambian; se puede repetir</translation>
    </message>
    <message>
        <source>a table with a column of URLs, or another sitemap; may be repeated</source>
        <translation>una tabla con una columna de URL, u otro sitemap; se puede repetir</translation>
    </message>
    <message>
        <source>a tag is incomplete: a &gt;, a space or a quotation mark is missing.</source>
        <translation>una etiqueta está incompleta: falta un &gt;, un espacio o unas comillas.</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>un archivo tar</translation>
    </message>
    <message>
        <source>a text, name or comment in it is too large to read.</source>
        <translation>contiene un texto, un nombre o un comentario demasiado grande para leerlo.</translation>
    </message>
    <message>
        <source>a value has more than {n:,} characters</source>
        <translation>un valor tiene más de {n:,} caracteres</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>no existen</translation>
    </message>
    <message>
        <source>according to {sources}</source>
        <translation>según {sources}</translation>
    </message>
    <message>
        <source>add create</source>
        <translation>añadir agregar crear</translation>
    </message>
    <message>
        <source>add the missing pages to the sitemap</source>
        <translation>añade al sitemap las páginas que faltan</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadida</translation>
    </message>
    <message>
        <source>again history repeat</source>
        <translation>otra vez historial repetir</translation>
    </message>
    <message>
        <source>all languages</source>
        <translation>todos los idiomas</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>todas las filas</translation>
    </message>
    <message>
        <source>also overwrite files that are write-protected or can only be written in place (several hard links, another owner, a protected folder); a crash while writing can damage them</source>
        <translation>sobrescribe también archivos protegidos contra escritura o que solo se pueden escribir directamente (varios enlaces físicos, otro propietario, una carpeta protegida); un fallo durante la escritura puede dañarlos</translation>
    </message>
    <message>
        <source>also set values that are errors</source>
        <translation>define también valores que son errores</translation>
    </message>
    <message>
        <source>also write a report, in the format of its ending ({endings}); may be repeated</source>
        <translation>escribe también un informe, en el formato de su extensión ({endings}); se puede repetir</translation>
    </message>
    <message>
        <source>also {verdicts}</source>
        <translation>además {verdicts}</translation>
    </message>
    <message>
        <source>an attribute value is not in quotation marks. Add them.</source>
        <translation>el valor de un atributo no está entre comillas. Añádelas.</translation>
    </message>
    <message>
        <source>an element follows the end of the root element. Remove it.</source>
        <translation>hay un elemento después del final del elemento raíz. Elimínalo.</translation>
    </message>
    <message>
        <source>an element has the same attribute twice. Remove one of them.</source>
        <translation>un elemento tiene el mismo atributo dos veces. Elimina uno de ellos.</translation>
    </message>
    <message>
        <source>an end tag has no name or closes nothing. Remove it.</source>
        <translation>una etiqueta de cierre no tiene nombre o no cierra nada. Elimínala.</translation>
    </message>
    <message>
        <source>an entry has more than {n:,} characters</source>
        <translation>una entrada tiene más de {n:,} caracteres</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>and {count:,} more</source>
        <translation>y {count:,} más</translation>
    </message>
    <message>
        <source>and {more}</source>
        <translation>y {more}</translation>
    </message>
    <message>
        <source>and {others} listed by {option}</source>
        <translation>y {others}, que se muestran con {option}</translation>
    </message>
    <message>
        <source>another file already has that name.</source>
        <translation>ya hay otro archivo con ese nombre.</translation>
    </message>
    <message>
        <source>another program has changed it in the meantime. Open it again.</source>
        <translation>otro programa lo ha modificado mientras tanto. Vuelve a abrirlo.</translation>
    </message>
    <message>
        <source>another program has changed it in the meantime. Reload it, or save under another name.</source>
        <translation>otro programa lo ha modificado mientras tanto. Recárgalo o guárdalo con otro nombre.</translation>
    </message>
    <message>
        <source>another program has replaced it in the meantime. Try again, or save somewhere else.</source>
        <translation>otro programa lo ha reemplazado mientras tanto. Inténtalo de nuevo o guarda en otro lugar.</translation>
    </message>
    <message>
        <source>another robots.txt to try: lists the entries that only one of both forbids</source>
        <translation>otro robots.txt para probar: muestra las entradas que solo prohíbe uno de los dos</translation>
    </message>
    <message>
        <source>apply a recipe</source>
        <translation>aplicar una receta</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as text, group the places by rule, five of each</source>
        <translation>como texto, agrupa los lugares por regla, cinco de cada una</translation>
    </message>
    <message>
        <source>as text, places to list per rule and file (0: all; default: 1000, and 5 with --group)</source>
        <translation>como texto, lugares que se muestran por regla y archivo (0: todos; predeterminado: 1000, y 5 con --group)</translation>
    </message>
    <message>
        <source>ask for their URLs on the live site</source>
        <translation>pedir sus URL en el sitio en vivo</translation>
    </message>
    <message>
        <source>ask hosts in private networks and on this machine, too</source>
        <translation>consulta también hosts de redes privadas y de este equipo</translation>
    </message>
    <message>
        <source>ask the live site for its home page, for what is listed, and for what these link to; called again within a day, it goes on where it was broken off</source>
        <translation>consulta en el sitio publicado la página de inicio, lo que figura y aquello a lo que enlazan; si se vuelve a ejecutar en un día, continúa donde se interrumpió</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>al final</translation>
    </message>
    <message>
        <source>audit crawl live broken dead links status 404 redirect http noindex canonical</source>
        <translation>auditoría rastreo enlaces rotos muertos estado 404 redirección http noindex canónica</translation>
    </message>
    <message>
        <source>audit: It stopped by itself. {why_stopped}. {rest}</source>
        <translation>audit: Se ha detenido por sí solo. {why_stopped}. {rest}</translation>
    </message>
    <message>
        <source>audit: {host} is in a private network and was not asked; use --allow-private if it may be</source>
        <translation>audit: {host} está en una red privada y no se ha consultado; usa --allow-private si se puede consultar</translation>
    </message>
    <message>
        <source>back history revert</source>
        <translation>atrás historial revertir volver</translation>
    </message>
    <message>
        <source>backup copies history</source>
        <translation>copias de seguridad historial</translation>
    </message>
    <message>
        <source>backup duplicate file</source>
        <translation>copia de seguridad duplicar archivo</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>between two requests to a host</source>
        <translation>entre dos solicitudes a un host</translation>
    </message>
    <message>
        <source>blocked by robots.txt</source>
        <translation>bloqueada por robots.txt</translation>
    </message>
    <message>
        <source>blocked disallow allow crawler googlebot bingbot yandex</source>
        <translation>bloqueado disallow allow rastreador googlebot bingbot yandex</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>ambos lados</translation>
    </message>
    <message>
        <source>bulk batch mass set change operations recipe script</source>
        <translation>masivo lote bloque definir cambiar operaciones receta script</translation>
    </message>
    <message>
        <source>calendar</source>
        <translation>calendario</translation>
    </message>
    <message>
        <source>calendar timezone</source>
        <translation>calendario zona horaria</translation>
    </message>
    <message>
        <source>calendar today now time</source>
        <translation>calendario hoy ahora hora</translation>
    </message>
    <message>
        <source>can be fixed safely</source>
        <translation>se puede corregir sin riesgo</translation>
    </message>
    <message>
        <source>can be fixed with a decision</source>
        <translation>se puede corregir tras una decisión</translation>
    </message>
    <message>
        <source>cannot be read; {found}</source>
        <translation>no se puede leer; {found}</translation>
    </message>
    <message>
        <source>canonical is {to}</source>
        <translation>la canónica es {to}</translation>
    </message>
    <message>
        <source>change type value F2</source>
        <translation>cambiar modificar escribir valor F2</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiada</translation>
    </message>
    <message>
        <source>changed ({changed:,})</source>
        <translation>con cambios ({changed:,})</translation>
    </message>
    <message>
        <source>charset utf-8 latin windows-1252 umlauts garbled</source>
        <translation>juego de caracteres charset utf-8 latin windows-1252 acentos tildes eñes caracteres raros</translation>
    </message>
    <message>
        <source>charts statistics summary distribution overview freshness stale graph</source>
        <translation>gráficos estadísticas resumen distribución visión general actualidad desactualizado diagrama</translation>
    </message>
    <message>
        <source>check everything, but only show what it is</source>
        <translation>lo comprueba todo, pero solo muestra qué es</translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln days ago</source>
        <translation>
            <numerusform>comprobada hace %Ln día</numerusform>
            <numerusform>comprobada hace %Ln días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln hours ago</source>
        <translation>
            <numerusform>comprobada hace %Ln hora</numerusform>
            <numerusform>comprobada hace %Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln minutes ago</source>
        <translation>
            <numerusform>comprobada hace %Ln minuto</numerusform>
            <numerusform>comprobada hace %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>checked just now</source>
        <translation>comprobada ahora mismo</translation>
    </message>
    <message>
        <source>choose the rows to change: --rows 1,5-7, --where FILTER or --all</source>
        <translation>elige las filas que quieres cambiar: --rows 1,5-7, --where FILTER o --all</translation>
    </message>
    <message>
        <source>choose what to do: -o FOLDER to fetch the sitemaps, or --list to see what there is</source>
        <translation>elige qué hacer: -o FOLDER para obtener los sitemaps o --list para ver qué hay</translation>
    </message>
    <message>
        <source>choose where to write: -o OUT or --in-place, or only look with --dry-run or --diff</source>
        <translation>elige dónde escribir: -o OUT o --in-place, o mira solo el resultado con --dry-run o --diff</translation>
    </message>
    <message>
        <source>clipboard address link loc</source>
        <translation>portapapeles dirección enlace loc</translation>
    </message>
    <message>
        <source>clipboard header csv</source>
        <translation>portapapeles encabezado cabecera csv</translation>
    </message>
    <message>
        <source>clipboard insert import urls csv</source>
        <translation>portapapeles insertar importar url csv</translation>
    </message>
    <message>
        <source>clipboard overwrite</source>
        <translation>portapapeles sobrescribir</translation>
    </message>
    <message>
        <source>colours (default: auto, on a terminal unless NO_COLOR is set)</source>
        <translation>colores (predeterminado: auto, en un terminal si no está definida NO_COLOR)</translation>
    </message>
    <message>
        <source>colours accessibility black white</source>
        <translation>colores accesibilidad negro blanco</translation>
    </message>
    <message>
        <source>colours night contrast</source>
        <translation>colores noche contraste</translation>
    </message>
    <message>
        <source>compare the sitemaps that an index lists (next to it, or on the web) instead of the index</source>
        <translation>compara los sitemaps que incluye un índice (junto a él o en la web) en lugar del índice</translation>
    </message>
    <message>
        <source>compress the files, but not the index</source>
        <translation>comprime los archivos, pero no el índice</translation>
    </message>
    <message>
        <source>content</source>
        <translation>contenido</translation>
    </message>
    <message>
        <source>copy below</source>
        <translation>copiar abajo debajo rellenar</translation>
    </message>
    <message>
        <source>copy row entry clone</source>
        <translation>copiar fila entrada clonar</translation>
    </message>
    <message>
        <source>coverage: none of the listed URLs was found; are these the pages of another site?</source>
        <translation>coverage: no se ha encontrado ninguna de las URL que figuran; ¿son estas las páginas de otro sitio?</translation>
    </message>
    <message>
        <source>coverage: nothing was changed, as none of the listed URLs was found</source>
        <translation>coverage: no se ha cambiado nada, porque no se ha encontrado ninguna de las URL que figuran</translation>
    </message>
    <message>
        <source>coverage: {host} is in a private network and was not asked; use --allow-private if it may be</source>
        <translation>coverage: {host} está en una red privada y no se ha consultado; usa --allow-private si se puede consultar</translation>
    </message>
    <message>
        <source>crash recover restore</source>
        <translation>fallo cierre bloqueo recuperar restaurar</translation>
    </message>
    <message>
        <source>crawl generate spider create pages html public build</source>
        <translation>rastrear generar crear araña páginas html public build</translation>
    </message>
    <message>
        <source>crawler bot</source>
        <translation>rastreador bot</translation>
    </message>
    <message>
        <source>create empty urlset</source>
        <translation>crear vacío urlset</translation>
    </message>
    <message>
        <source>create sitemapindex</source>
        <translation>crear sitemapindex</translation>
    </message>
    <message>
        <source>create text txt</source>
        <translation>crear texto txt</translation>
    </message>
    <message>
        <source>csv tsv xlsx excel spreadsheet import crawl crawler screaming frog convert</source>
        <translation>csv tsv xlsx excel hoja de cálculo importar rastreo rastreador screaming frog convertir</translation>
    </message>
    <message>
        <source>csv tsv xlsx excel spreadsheet import crawl merge lookup</source>
        <translation>csv tsv xlsx excel hoja de cálculo importar rastreo combinar buscarv</translation>
    </message>
    <message>
        <source>csv tsv xlsx json excel spreadsheet convert</source>
        <translation>csv tsv xlsx json excel hoja de cálculo convertir</translation>
    </message>
    <message>
        <source>damaged broken recover recovered mended</source>
        <translation>dañado roto corrupto recuperar recuperado reparado</translation>
    </message>
    <message>
        <source>damaged broken repair</source>
        <translation>dañado roto reparar</translation>
    </message>
    <message>
        <source>damaged: this is what could be recovered</source>
        <translation>dañado: esto es lo que se ha podido recuperar</translation>
    </message>
    <message>
        <source>data clicks impressions crawl screaming frog search console log analytics csv xlsx</source>
        <translation>datos clics impresiones rastreo screaming frog search console log registros analytics csv xlsx</translation>
    </message>
    <message>
        <source>date changed content freshness last modified lastmod honest</source>
        <translation>fecha cambiado contenido actualidad última modificación lastmod fiable</translation>
    </message>
    <message>
        <source>date missing pages that no header or table dates: by their files, or by the last commits of these, which git knows</source>
        <translation>pone fecha a las páginas que faltan y no la tienen en ningún encabezado ni tabla: la de sus archivos o la de las últimas confirmaciones de estos, que git conoce</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>descartada</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predeterminado</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>density compact spacious</source>
        <translation>densidad compacto espaciado</translation>
    </message>
    <message>
        <source>diff difference changes crawl</source>
        <translation>diff diferencia diferencias cambios rastreo</translation>
    </message>
    <message>
        <source>diff difference live site changes upload</source>
        <translation>diff diferencia sitio publicado cambios subir</translation>
    </message>
    <message>
        <source>different order</source>
        <translation>otro orden</translation>
    </message>
    <message>
        <source>differs only in letter case</source>
        <translation>solo difiere en mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>directory all files together</source>
        <translation>directorio todos los archivos juntos</translation>
    </message>
    <message>
        <source>display form country</source>
        <translation>mostrar formato país</translation>
    </message>
    <message>
        <source>do</source>
        <translation>hacen</translation>
    </message>
    <message>
        <source>do not ask again for what failed today</source>
        <translation>no volver a consultar lo que ha fallado hoy</translation>
    </message>
    <message>
        <source>double same twice dedupe repeated unique</source>
        <translation>doble igual repetido dos veces deduplicar único</translation>
    </message>
    <message>
        <source>edit: nothing was written; --force sets it all the same</source>
        <translation>edit: no se ha escrito nada; --force lo define de todos modos</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>elements are nested far too deeply. A sitemap needs three or four levels.</source>
        <translation>hay demasiados elementos anidados. Un sitemap necesita tres o cuatro niveles.</translation>
    </message>
    <message>
        <source>elements are nested more than {n} levels deep</source>
        <translation>hay elementos anidados en más de {n} niveles</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>empty erase remove</source>
        <translation>vaciar borrar limpiar quitar eliminar</translation>
    </message>
    <message>
        <source>encoding charset</source>
        <translation>codificación charset juego de caracteres</translation>
    </message>
    <message>
        <source>entries follow the end of the root element. Move the root&apos;s end tag after them.</source>
        <translation>hay entradas después del final del elemento raíz. Mueve la etiqueta de cierre de la raíz detrás de ellas.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>error problem issue validate</source>
        <translation>error problema incidencia validar</translation>
    </message>
    <message>
        <source>every entry</source>
        <translation>todas las entradas</translation>
    </message>
    <message>
        <source>example demo</source>
        <translation>ejemplo demostración prueba</translation>
    </message>
    <message>
        <source>examples:</source>
        <translation>ejemplos:</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>salir terminar</translation>
    </message>
    <message>
        <source>exit with 1 if a URL has one of them (default: {telling})</source>
        <translation>termina con 1 si una URL tiene uno de ellos (predeterminado: {telling})</translation>
    </message>
    <message>
        <source>exit with 1 if one of these is not empty: {parts} (default: {failing})</source>
        <translation>termina con 1 si una de estas listas no está vacía: {parts} (predeterminado: {failing})</translation>
    </message>
    <message>
        <source>exit with 1 if there is a finding of this severity or higher</source>
        <translation>termina con 1 si hay un hallazgo de esta gravedad o mayor</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>se esperaba al menos un argumento</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>se esperaba un argumento como máximo</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>se esperaba un argumento</translation>
    </message>
    <message>
        <source>export even if there are errors, and leave out what a table has no place for</source>
        <translation>exporta aunque haya errores y omite lo que no tiene sitio en una tabla</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>fetch a FILE that is the address of a sitemap; else nothing is</source>
        <translation>obtiene FILE si es la dirección de un sitemap; sin esta opción no se obtiene nada</translation>
    </message>
    <message>
        <source>fetch the sitemaps of a site</source>
        <translation>descargar los sitemaps de un sitio</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>filter out without not hide rows</source>
        <translation>filtrar sin no ocultar filas</translation>
    </message>
    <message>
        <source>filters: words and terms that must all match; OR, parentheses, quotes, and a minus for not
(write --where=-has:lastmod if the minus comes first)</source>
        <translation>filtros: palabras y términos que deben cumplirse todos; OR, paréntesis, comillas y un menos para negar
(escriba --where=-has:lastmod si el menos va al principio)</translation>
    </message>
    <message>
        <source>finds</source>
        <translation>encuentra</translation>
    </message>
    <message>
        <source>fix</source>
        <translation>corrección</translation>
    </message>
    <message>
        <source>fix only what this rule finds, each finding in the safest way there is</source>
        <translation>corrige solo lo que encuentra esta regla, cada hallazgo de la forma más segura que haya</translation>
    </message>
    <message>
        <source>fix what is safe to fix</source>
        <translation>corregir lo que se puede corregir sin riesgo</translation>
    </message>
    <message>
        <source>fixes, for `fix --rule {rule} --choice NAME`:</source>
        <translation>correcciones, para `fix --rule {rule} --choice NAME`:</translation>
    </message>
    <message>
        <source>folder {old}, now {new}</source>
        <translation>carpeta {old}, ahora {new}</translation>
    </message>
    <message>
        <source>follow an index to the sitemaps beside it that it lists, and see how they fit together; that is done unless none of them is there</source>
        <translation>sigue un índice hasta los sitemaps que están a su lado y figuran en él, y comprueba cómo encajan; se hace siempre, salvo que no haya ninguno</translation>
    </message>
    <message>
        <source>for --split pattern: a file and the paths in it, as products=/shop/*; may be repeated</source>
        <translation>con --split pattern: un archivo y las rutas que contiene, como products=/shop/*; se puede repetir</translation>
    </message>
    <message>
        <source>form properties image images video news panel sidebar right</source>
        <translation>formulario propiedades imagen imágenes vídeo noticias panel barra lateral derecha</translation>
    </message>
    <message>
        <source>found {url}</source>
        <translation>encontrado {url}</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>frecuencia</translation>
    </message>
    <message>
        <source>from a crawler&apos;s table, include those pages too</source>
        <translation>de la tabla de un rastreador, incluye también esas páginas</translation>
    </message>
    <message>
        <source>from a crawler&apos;s table, leave out pages that did not return 200 or are not indexable</source>
        <translation>de la tabla de un rastreador, omite las páginas que no han devuelto 200 o no son indexables</translation>
    </message>
    <message>
        <source>give at most one file and one picture</source>
        <translation>indique como máximo un archivo y una imagen</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>ya no existe</translation>
    </message>
    <message>
        <source>gzip compressed text default</source>
        <translation>gzip comprimido texto predeterminado</translation>
    </message>
    <message>
        <source>half of them are {scheme}</source>
        <translation>la mitad son {scheme}</translation>
    </message>
    <message>
        <source>header browser bot</source>
        <translation>encabezado navegador bot</translation>
    </message>
    <message>
        <source>help documentation guide learn</source>
        <translation>ayuda documentación guía aprender</translation>
    </message>
    <message>
        <source>history backup previous restore undo older</source>
        <translation>historial copia de seguridad anterior restaurar deshacer antiguo</translation>
    </message>
    <message>
        <source>host domain short</source>
        <translation>host dominio corto</translation>
    </message>
    <message>
        <source>how many URLs to list (0: all)</source>
        <translation>cuántas URL mostrar (0: todas)</translation>
    </message>
    <message>
        <source>how many entries of each kind to list (0: all)</source>
        <translation>cuántas entradas de cada tipo mostrar (0: todas)</translation>
    </message>
    <message>
        <source>how many to list (0: all)</source>
        <translation>cuántas mostrar (0: todas)</translation>
    </message>
    <message>
        <source>hreflang alternate translations international multilingual x-default</source>
        <translation>hreflang alternate traducciones internacional multilingüe x-default</translation>
    </message>
    <message>
        <source>http and https</source>
        <translation>http y https</translation>
    </message>
    <message>
        <source>http and https, www. or the slash at the end</source>
        <translation>http y https, www. o la barra final</translation>
    </message>
    <message>
        <source>http or https</source>
        <translation>http o https</translation>
    </message>
    <message>
        <source>http or https, www, the slash at the end or the name of an index page</source>
        <translation>http o https, www, la barra final o el nombre de una página de índice</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>se ha ignorado el argumento explícito %r</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln rows</source>
        <translation>
            <numerusform>en %Ln fila</numerusform>
            <numerusform>en %Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>in a file before compression; at most {max_bytes:,}</source>
        <translation>en un archivo antes de comprimir; {max_bytes:,} como máximo</translation>
    </message>
    <message>
        <source>in a file; at most {max_entries:,}</source>
        <translation>en un archivo; {max_entries:,} como máximo</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>en parte</translation>
    </message>
    <message>
        <source>in the filter</source>
        <translation>en el filtro</translation>
    </message>
    <message>
        <source>index</source>
        <translation>índice</translation>
    </message>
    <message>
        <source>index file</source>
        <translation>archivo de índice</translation>
    </message>
    <message>
        <source>index sitemaps together children</source>
        <translation>índice sitemaps juntos hijos</translation>
    </message>
    <message>
        <source>indexnow submit ping bing yandex notify publish</source>
        <translation>indexnow enviar ping bing yandex notificar avisar publicar</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>insert new row entry url</source>
        <translation>insertar agregar nueva fila entrada url</translation>
    </message>
    <message>
        <source>insight freshness old age</source>
        <translation>análisis actualidad antiguo antigüedad</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>opción no válida: %(value)r (elige entre %(choices)s)</translation>
    </message>
    <message>
        <source>is:{word} asks for edits in the window, and a file that is opened here has none.</source>
        <translation>is:{word} se refiere a cambios en la ventana, y un archivo abierto aquí no tiene ninguno.</translation>
    </message>
    <message>
        <source>it answers without encryption</source>
        <translation>responde sin cifrado</translation>
    </message>
    <message>
        <source>it begins with {found} instead of {scheme}://</source>
        <translation>empieza por {found} en lugar de {scheme}://</translation>
    </message>
    <message>
        <source>it begins with {scheme}, but search engines only read http and https</source>
        <translation>empieza por {scheme}, pero los buscadores solo leen http y https</translation>
    </message>
    <message>
        <source>it belongs to somebody else</source>
        <translation>pertenece a otra persona</translation>
    </message>
    <message>
        <source>it closed the connection during the TLS handshake</source>
        <translation>ha cerrado la conexión durante la negociación TLS</translation>
    </message>
    <message>
        <source>it contains a % that does not start an escape</source>
        <translation>contiene un % que no inicia una secuencia de escape</translation>
    </message>
    <message>
        <source>it contains a backslash</source>
        <translation>contiene una barra invertida</translation>
    </message>
    <message>
        <source>it contains an invisible character</source>
        <translation>contiene un carácter invisible</translation>
    </message>
    <message>
        <source>it contains characters not allowed in URLs</source>
        <translation>contiene caracteres no permitidos en las URL</translation>
    </message>
    <message>
        <source>it contains two URLs run together</source>
        <translation>contiene dos URL pegadas</translation>
    </message>
    <message>
        <source>it contains white space</source>
        <translation>contiene espacios</translation>
    </message>
    <message>
        <source>it decompresses to more than {limit:,} bytes.</source>
        <translation>descomprimido supera los {limit:,} bytes.</translation>
    </message>
    <message>
        <source>it does not exist.</source>
        <translation>no existe.</translation>
    </message>
    <message>
        <source>it does not know this host</source>
        <translation>no conoce este host</translation>
    </message>
    <message>
        <source>it does not point to a media file</source>
        <translation>no lleva a un archivo multimedia</translation>
    </message>
    <message>
        <source>it ends in a number but is not an IPv4 address</source>
        <translation>termina en un número pero no es una dirección IPv4</translation>
    </message>
    <message>
        <source>it has been deleted or moved in the meantime. Save it again under this or another name.</source>
        <translation>se ha eliminado o movido mientras tanto. Vuelve a guardarlo con este u otro nombre.</translation>
    </message>
    <message>
        <source>it has more than 253 characters</source>
        <translation>tiene más de 253 caracteres</translation>
    </message>
    <message>
        <source>it has more than {limit:,} bytes, ten times the limit for a sitemap.</source>
        <translation>tiene más de {limit:,} bytes, diez veces el límite para un sitemap.</translation>
    </message>
    <message>
        <source>it has no name.</source>
        <translation>no tiene nombre.</translation>
    </message>
    <message>
        <source>it has no root element; it was cut off, or it is not a sitemap.</source>
        <translation>no tiene elemento raíz; se ha cortado o no es un sitemap.</translation>
    </message>
    <message>
        <source>it has no scheme and host</source>
        <translation>no tiene esquema ni host</translation>
    </message>
    <message>
        <source>it has other names (hard links)</source>
        <translation>tiene otros nombres (enlaces físicos)</translation>
    </message>
    <message>
        <source>it has percent codes that stand for no characters</source>
        <translation>tiene códigos de porcentaje que no representan ningún carácter</translation>
    </message>
    <message>
        <source>it has the same text</source>
        <translation>tiene el mismo texto</translation>
    </message>
    <message>
        <source>it has {length:,} characters; at most {limit:,} are allowed</source>
        <translation>tiene {length:,} caracteres; se permiten {limit:,} como máximo</translation>
    </message>
    <message>
        <source>it has {size:,} bytes; Yandex allows {limit:,}</source>
        <translation>tiene {size:,} bytes; Yandex permite {limit:,}</translation>
    </message>
    <message>
        <source>it is a folder. Choose a file in it.</source>
        <translation>es una carpeta. Elige un archivo que contenga.</translation>
    </message>
    <message>
        <source>it is a link that another user made, and leads to {target}. Save under the name of that file, or somewhere else.</source>
        <translation>es un enlace que ha creado otro usuario y lleva a {target}. Guarda con el nombre de ese archivo o en otro lugar.</translation>
    </message>
    <message>
        <source>it is a page with a player, no media file</source>
        <translation>es una página con un reproductor, no un archivo multimedia</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file.</source>
        <translation>es una tubería o un dispositivo, no un archivo.</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file. Save under the name of a file.</source>
        <translation>es una tubería o un dispositivo, no un archivo. Guarda con el nombre de un archivo.</translation>
    </message>
    <message>
        <source>it is compressed many times over. Get a fresh copy of the file.</source>
        <translation>está comprimido muchas veces. Consigue una copia nueva del archivo.</translation>
    </message>
    <message>
        <source>it is compressed twice. It should be compressed only once.</source>
        <translation>está comprimido dos veces. Debería estar comprimido una sola vez.</translation>
    </message>
    <message>
        <source>it is followed by {n:,} bytes that are not gzip. Get a fresh copy of the file.</source>
        <translation>le siguen {n:,} bytes que no son gzip. Consigue una copia nueva del archivo.</translation>
    </message>
    <message>
        <source>it is in the future</source>
        <translation>está en el futuro</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>it is not a W3C date</source>
        <translation>no es una fecha del W3C</translation>
    </message>
    <message>
        <source>it is not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>it is not a whole number</source>
        <translation>no es un número entero</translation>
    </message>
    <message>
        <source>it is not an ISO 4217 currency code</source>
        <translation>no es un código de moneda ISO 4217</translation>
    </message>
    <message>
        <source>it is not an http or https URL</source>
        <translation>no es una URL http o https</translation>
    </message>
    <message>
        <source>it is not percent-encoded</source>
        <translation>no está codificada con porcentaje</translation>
    </message>
    <message>
        <source>it is on a different domain from the page</source>
        <translation>está en otro dominio que la página</translation>
    </message>
    <message>
        <source>it is the page for an error</source>
        <translation>es la página de error</translation>
    </message>
    <message>
        <source>it is to be deleted, but another program has changed it in the meantime.</source>
        <translation>se iba a eliminar, pero otro programa lo ha modificado mientras tanto.</translation>
    </message>
    <message>
        <source>it is write-protected. Save under another name, or overwrite it.</source>
        <translation>está protegido contra escritura. Guarda con otro nombre o sobrescríbelo.</translation>
    </message>
    <message>
        <source>it is {found}, so the scheme is written twice</source>
        <translation>es {found}, así que el esquema está escrito dos veces</translation>
    </message>
    <message>
        <source>it lists the sitemap {address}</source>
        <translation>incluye el sitemap {address}</translation>
    </message>
    <message>
        <source>it literally contains {found}, so it was escaped twice</source>
        <translation>contiene literalmente {found}, así que las secuencias de escape se han aplicado dos veces</translation>
    </message>
    <message>
        <source>it looks like it was percent-encoded twice</source>
        <translation>parece codificada con porcentaje dos veces</translation>
    </message>
    <message>
        <source>it must be a code of two or three letters, or zh-cn or zh-tw</source>
        <translation>debe ser un código de dos o tres letras, o zh-cn o zh-tw</translation>
    </message>
    <message>
        <source>it must be in lower case</source>
        <translation>debe estar en minúsculas</translation>
    </message>
    <message>
        <source>it must be one of {words}</source>
        <translation>debe ser uno de estos valores: {words}</translation>
    </message>
    <message>
        <source>it must be one or more of {words}</source>
        <translation>debe ser uno o varios de estos valores: {words}</translation>
    </message>
    <message>
        <source>it must be three capital letters</source>
        <translation>deben ser tres letras mayúsculas</translation>
    </message>
    <message>
        <source>it must be two-letter codes in capitals, separated by spaces</source>
        <translation>deben ser códigos de dos letras mayúsculas, separados por espacios</translation>
    </message>
    <message>
        <source>it must be up to five tickers such as NASDAQ:A, NYSE:B</source>
        <translation>deben ser como máximo cinco símbolos bursátiles, como NASDAQ:A, NYSE:B</translation>
    </message>
    <message>
        <source>it must be yes or no</source>
        <translation>debe ser yes o no</translation>
    </message>
    <message>
        <source>it must not contain {found}</source>
        <translation>no debe contener {found}</translation>
    </message>
    <message>
        <source>it needs a value</source>
        <translation>necesita un valor</translation>
    </message>
    <message>
        <source>it offers no encryption that this program supports</source>
        <translation>no ofrece ningún cifrado que este programa admita</translation>
    </message>
    <message>
        <source>it only supports outdated versions of TLS</source>
        <translation>solo admite versiones obsoletas de TLS</translation>
    </message>
    <message>
        <source>it requires a client certificate</source>
        <translation>exige un certificado de cliente</translation>
    </message>
    <message>
        <source>it was escaped twice</source>
        <translation>las secuencias de escape se han aplicado dos veces</translation>
    </message>
    <message>
        <source>it was read in the wrong encoding</source>
        <translation>se ha leído con una codificación incorrecta</translation>
    </message>
    <message>
        <source>it would be larger than that disk allows. Save somewhere else.</source>
        <translation>sería más grande de lo que permite ese disco. Guarda en otro lugar.</translation>
    </message>
    <message>
        <source>its DOCTYPE is damaged. Sitemaps do not need one; remove it.</source>
        <translation>su DOCTYPE está dañado. Los sitemaps no lo necesitan; elimínalo.</translation>
    </message>
    <message>
        <source>its access list cannot be kept</source>
        <translation>no se puede conservar su lista de acceso</translation>
    </message>
    <message>
        <source>its certificate comes from an unknown issuer</source>
        <translation>su certificado procede de un emisor desconocido</translation>
    </message>
    <message>
        <source>its certificate has expired</source>
        <translation>su certificado ha caducado</translation>
    </message>
    <message>
        <source>its certificate is for another address</source>
        <translation>su certificado es de otra dirección</translation>
    </message>
    <message>
        <source>its certificate is for another host</source>
        <translation>su certificado es de otro host</translation>
    </message>
    <message>
        <source>its certificate is not valid yet</source>
        <translation>su certificado aún no es válido</translation>
    </message>
    <message>
        <source>its certificate is self-signed</source>
        <translation>su certificado es autofirmado</translation>
    </message>
    <message>
        <source>its certificate was revoked</source>
        <translation>su certificado se ha revocado</translation>
    </message>
    <message>
        <source>its compressed data is damaged. Get a fresh copy of the file.</source>
        <translation>sus datos comprimidos están dañados. Consigue una copia nueva del archivo.</translation>
    </message>
    <message>
        <source>its contents do not match its checksum: it was damaged in transfer. Get a fresh copy of the file.</source>
        <translation>el contenido no coincide con la suma de comprobación: se ha dañado al transferirlo. Consigue una copia nueva del archivo.</translation>
    </message>
    <message>
        <source>its encryption is too weak to be safe</source>
        <translation>su cifrado es demasiado débil para ser seguro</translation>
    </message>
    <message>
        <source>its end is missing: it was cut off, perhaps during upload or download. Get a fresh copy of the file.</source>
        <translation>falta el final: se ha cortado, quizá al subirlo o descargarlo. Consigue una copia nueva del archivo.</translation>
    </message>
    <message>
        <source>its folder does not exist.</source>
        <translation>su carpeta no existe.</translation>
    </message>
    <message>
        <source>its folder is write-protected</source>
        <translation>su carpeta está protegida contra escritura</translation>
    </message>
    <message>
        <source>its folder is write-protected.</source>
        <translation>su carpeta está protegida contra escritura.</translation>
    </message>
    <message>
        <source>its host has no valid top-level domain</source>
        <translation>su host no tiene un dominio de nivel superior válido</translation>
    </message>
    <message>
        <source>its host is not valid</source>
        <translation>su host no es válido</translation>
    </message>
    <message>
        <source>its links lead in a circle.</source>
        <translation>sus enlaces forman un círculo.</translation>
    </message>
    <message>
        <source>its name is too long.</source>
        <translation>su nombre es demasiado largo.</translation>
    </message>
    <message>
        <source>its permissions cannot be kept</source>
        <translation>no se pueden conservar sus permisos</translation>
    </message>
    <message>
        <source>its {packed:,} bytes decompress to more than {times} times their size.</source>
        <translation>sus {packed:,} bytes se descomprimen a más de {times} veces su tamaño.</translation>
    </message>
    <message>
        <source>journal recovery crash</source>
        <translation>diario recuperación fallo</translation>
    </message>
    <message>
        <source>keys keyboard hotkeys</source>
        <translation>teclas teclado combinaciones de teclas</translation>
    </message>
    <message>
        <source>large small font interface</source>
        <translation>grande pequeño letra fuente interfaz tamaño</translation>
    </message>
    <message>
        <source>larger bigger font</source>
        <translation>más grande ampliar aumentar letra fuente</translation>
    </message>
    <message>
        <source>last modified</source>
        <translation>última modificación</translation>
    </message>
    <message>
        <source>lastmod newest</source>
        <translation>lastmod más reciente</translation>
    </message>
    <message>
        <source>layout panel panels sidebar columns widths default restore move dock</source>
        <translation>disposición panel paneles barra lateral columnas anchos predeterminado restaurar mover acoplar</translation>
    </message>
    <message>
        <source>leads to {url}</source>
        <translation>lleva a {url}</translation>
    </message>
    <message>
        <source>leave entries in the files of the last time, and fill only the last one</source>
        <translation>deja las entradas en los archivos de la última vez y solo llena el último</translation>
    </message>
    <message>
        <source>leave these rules out</source>
        <translation>omite estas reglas</translation>
    </message>
    <message>
        <source>letter case</source>
        <translation>mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>limits brake stop overload errors</source>
        <translation>límites freno detener sobrecarga errores</translation>
    </message>
    <message>
        <source>limits delay milliseconds polite</source>
        <translation>límites espera milisegundos cortesía</translation>
    </message>
    <message>
        <source>limits parallel connections</source>
        <translation>límites paralelo simultáneas conexiones</translation>
    </message>
    <message>
        <source>limits timeout seconds</source>
        <translation>límites tiempo de espera segundos</translation>
    </message>
    <message>
        <source>line {line:,} has more than {n:,} characters</source>
        <translation>la línea {line:,} tiene más de {n:,} caracteres</translation>
    </message>
    <message>
        <source>line {line:,}, column {column:,}: {done}</source>
        <translation>línea {line:,}, columna {column:,}: {done}</translation>
    </message>
    <message>
        <source>line {line} of robots.txt: {rule}</source>
        <translation>línea {line} de robots.txt: {rule}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>line {line}: {rule}</source>
        <translation>línea {line}: {rule}</translation>
    </message>
    <message>
        <source>links from the home page, at most</source>
        <translation>enlaces desde la página de inicio, como máximo</translation>
    </message>
    <message>
        <source>links name other pages</source>
        <translation>los enlaces indican otras páginas</translation>
    </message>
    <message>
        <source>list everything that is wrong with them</source>
        <translation>mostrar todo lo que está mal en ellos</translation>
    </message>
    <message>
        <source>list the pages that it lacks, and those that are not there</source>
        <translation>muestra las páginas que le faltan y las que no existen</translation>
    </message>
    <message>
        <source>list the rules that are looked at</source>
        <translation>muestra las reglas que se miran</translation>
    </message>
    <message>
        <source>list what a robots.txt forbids crawlers to fetch</source>
        <translation>mostrar lo que un robots.txt prohíbe rastrear</translation>
    </message>
    <message>
        <source>list what differs between two sitemaps</source>
        <translation>mostrar en qué difieren dos sitemaps</translation>
    </message>
    <message>
        <source>load file xml gz txt csv xlsx rss feed robots import</source>
        <translation>cargar archivo fichero xml gz txt csv xlsx rss feed robots importar</translation>
    </message>
    <message>
        <source>locale country day month</source>
        <translation>configuración regional país día mes</translation>
    </message>
    <message>
        <source>look at these rules alone: ids and patterns, such as loc-space,hreflang-*</source>
        <translation>mira solo estas reglas: identificadores y patrones, como loc-space,hreflang-*</translation>
    </message>
    <message>
        <source>make damaged files well-formed again</source>
        <translation>volver a dejar bien formados los archivos dañados</translation>
    </message>
    <message>
        <source>mark a table as UTF-8, for Excel</source>
        <translation>marca una tabla como UTF-8, para Excel</translation>
    </message>
    <message>
        <source>mark filtered</source>
        <translation>marcar filtradas</translation>
    </message>
    <message>
        <source>mark query condition search</source>
        <translation>marcar consulta condición buscar</translation>
    </message>
    <message>
        <source>match entries by path, ignoring scheme and host</source>
        <translation>empareja las entradas por su ruta, sin tener en cuenta el esquema ni el host</translation>
    </message>
    <message>
        <source>may be fetched</source>
        <translation>se puede obtener</translation>
    </message>
    <message>
        <source>may be listed</source>
        <translation>puede figurar</translation>
    </message>
    <message>
        <source>may be listed; linked from {url}</source>
        <translation>puede figurar; enlazada desde {url}</translation>
    </message>
    <message>
        <source>means</source>
        <translation>significa</translation>
    </message>
    <message>
        <source>milliseconds between two requests to a host (default: {count})</source>
        <translation>milisegundos entre dos solicitudes a un host (predeterminado: {count})</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>faltan</translation>
    </message>
    <message>
        <source>missing files sync children</source>
        <translation>faltan archivos sincronizar hijos</translation>
    </message>
    <message>
        <source>missing pages orphan pages not in sitemap crawl folder unlinked add remove</source>
        <translation>páginas que faltan páginas huérfanas no está en el sitemap rastrear carpeta sin enlaces añadir quitar</translation>
    </message>
    <message>
        <source>more than a third of all</source>
        <translation>más de un tercio del total</translation>
    </message>
    <message>
        <source>most are on {host}</source>
        <translation>la mayoría están en {host}</translation>
    </message>
    <message>
        <source>most are {scheme}</source>
        <translation>la mayoría son {scheme}</translation>
    </message>
    <message>
        <source>moved ({moved:,})</source>
        <translation>movidas ({moved:,})</translation>
    </message>
    <message>
        <source>name a file</source>
        <translation>indica un archivo</translation>
    </message>
    <message>
        <source>name keep search favorite bookmark</source>
        <translation>nombre conservar búsqueda favorito marcador</translation>
    </message>
    <message>
        <source>named search favorite bookmark rename delete</source>
        <translation>búsqueda con nombre favorito marcador renombrar eliminar</translation>
    </message>
    <message>
        <source>names {url}</source>
        <translation>indica {url}</translation>
    </message>
    <message>
        <source>narrow query values</source>
        <translation>acotar consulta valores</translation>
    </message>
    <message>
        <source>nearly the same URL</source>
        <translation>URL casi igual</translation>
    </message>
    <message>
        <source>nested merge</source>
        <translation>anidado combinar</translation>
    </message>
    <message>
        <source>network</source>
        <translation>red</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>nginx</source>
        <translation>nginx</translation>
    </message>
    <message>
        <source>no backup of its current contents can be kept in {folder}: {cause}</source>
        <translation>no se puede conservar ninguna copia de seguridad de su contenido actual en {folder}: {cause}</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>sin archivo</translation>
    </message>
    <message>
        <source>no file is named like {pattern}</source>
        <translation>ningún archivo se llama como {pattern}</translation>
    </message>
    <message>
        <source>no file, and not in the table</source>
        <translation>sin archivo y no está en la tabla</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>sin hallazgos</translation>
    </message>
    <message>
        <source>no page links to it</source>
        <translation>ninguna página la enlaza</translation>
    </message>
    <message>
        <source>noindex</source>
        <translation>noindex</translation>
    </message>
    <message>
        <source>not all files can be copied. {reasons}</source>
        <translation>no se pueden copiar todos los archivos. {reasons}</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>no se permite con el argumento %s</translation>
    </message>
    <message>
        <source>not compared, as nothing is known of them: {urls}</source>
        <translation>sin comparar, porque no se sabe nada de ellas: {urls}</translation>
    </message>
    <message>
        <source>not fetched: {trouble}</source>
        <translation>no obtenido: {trouble}</translation>
    </message>
    <message>
        <source>not in the table</source>
        <translation>no está en la tabla</translation>
    </message>
    <message>
        <source>not indexable</source>
        <translation>no indexables</translation>
    </message>
    <message>
        <source>not linked</source>
        <translation>sin enlaces</translation>
    </message>
    <message>
        <source>not open</source>
        <translation>sin abrir</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>sin guardar todavía</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>no se enviaron</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>sin definir</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>sin marcar</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>no válido</translation>
    </message>
    <message>
        <source>nothing is safe to fix; </source>
        <translation>no hay nada que se pueda corregir sin riesgo; </translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>nada que cambiar</translation>
    </message>
    <message>
        <source>nothing to fix</source>
        <translation>nada que corregir</translation>
    </message>
    <message>
        <source>nothing was written</source>
        <translation>no se ha escrito nada</translation>
    </message>
    <message>
        <source>now lastmod calendar date</source>
        <translation>hoy ahora lastmod calendario fecha</translation>
    </message>
    <message>
        <source>of IN, if it is a .csv or .tsv file</source>
        <translation>de IN, si es un archivo .csv o .tsv</translation>
    </message>
    <message>
        <source>of those on public hosts, most are on {host}</source>
        <translation>de las que están en hosts públicos, la mayoría está en {host}</translation>
    </message>
    <message>
        <source>official schema</source>
        <translation>esquema oficial</translation>
    </message>
    <message>
        <source>on other sites, and not looked at: {pages}</source>
        <translation>en otros sitios, y no se han mirado: {pages}</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>se requiere uno de los argumentos %s</translation>
    </message>
    <message>
        <source>only in {path} ({only:,})</source>
        <translation>solo en {path} ({only:,})</translation>
    </message>
    <message>
        <source>only list the sitemaps, with their sizes</source>
        <translation>solo muestra los sitemaps, con su tamaño</translation>
    </message>
    <message>
        <source>only one file can be written to standard output</source>
        <translation>en la salida estándar solo se puede escribir un archivo</translation>
    </message>
    <message>
        <source>only same equal narrow</source>
        <translation>solo mismo igual acotar</translation>
    </message>
    <message>
        <source>only show what would be written</source>
        <translation>solo muestra lo que se escribiría</translation>
    </message>
    <message>
        <source>only show what would change</source>
        <translation>solo muestra lo que cambiaría</translation>
    </message>
    <message>
        <source>only show what would change, as a unified diff</source>
        <translation>solo muestra lo que cambiaría, como diff unificado</translation>
    </message>
    <message>
        <source>only the first characters of the file show its encoding, {encoding}. Save as UTF-8.</source>
        <translation>solo los primeros caracteres del archivo muestran su codificación, {encoding}. Guárdalo en UTF-8.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>open sitemaps in the window, those of a folder together</source>
        <translation>abrir sitemaps en la ventana, los de una carpeta juntos</translation>
    </message>
    <message>
        <source>open the panel of charts</source>
        <translation>abrir el panel de gráficos</translation>
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
        <translation>opciones</translation>
    </message>
    <message>
        <source>order ascending descending</source>
        <translation>orden ascendente descendente</translation>
    </message>
    <message>
        <source>origin domain fold short</source>
        <translation>origen dominio ocultar corto</translation>
    </message>
    <message>
        <source>output</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>overwrite the damaged files</source>
        <translation>sobrescribe los archivos dañados</translation>
    </message>
    <message>
        <source>packed with bzip2</source>
        <translation>un archivo bzip2</translation>
    </message>
    <message>
        <source>packed with compress</source>
        <translation>un archivo compress</translation>
    </message>
    <message>
        <source>packed with lz4</source>
        <translation>un archivo lz4</translation>
    </message>
    <message>
        <source>packed with xz</source>
        <translation>un archivo xz</translation>
    </message>
    <message>
        <source>packed with zstd</source>
        <translation>un archivo zstd</translation>
    </message>
    <message>
        <source>pages that are not to be listed, such as &apos;/tag/*&apos;; may be repeated</source>
        <translation>páginas que no deben figurar, como &apos;/tag/*&apos;; se puede repetir</translation>
    </message>
    <message>
        <source>pages that link to it: {count:,}</source>
        <translation>páginas que la enlazan: {count:,}</translation>
    </message>
    <message>
        <source>pages to ask for, at most</source>
        <translation>páginas que se consultan, como máximo</translation>
    </message>
    <message>
        <source>part of its path is not a folder.</source>
        <translation>una parte de su ruta no es una carpeta.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superada</translation>
    </message>
    <message>
        <source>path directory section narrow</source>
        <translation>ruta directorio sección acotar</translation>
    </message>
    <message>
        <source>pin lock sticky</source>
        <translation>fijar bloquear anclar</translation>
    </message>
    <message>
        <source>pin lock sticky fix scroll sideways horizontal</source>
        <translation>fijar bloquear anclar inmovilizar desplazamiento horizontal</translation>
    </message>
    <message>
        <source>place in the file</source>
        <translation>lugar en el archivo</translation>
    </message>
    <message>
        <source>places to list per rule and file (0: all; default: 1000, and 5 with --group)</source>
        <translation>lugares que se muestran por regla y archivo (0: todos; predeterminado: 1000, y 5 con --group)</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos posicionales</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>prioridad</translation>
    </message>
    <message>
        <source>profile checks validation</source>
        <translation>perfil comprobaciones validación</translation>
    </message>
    <message>
        <source>published at {url}</source>
        <translation>se publica en {url}</translation>
    </message>
    <message>
        <source>question confirmation</source>
        <translation>pregunta confirmación</translation>
    </message>
    <message>
        <source>read the files in this encoding</source>
        <translation>lee los archivos con esta codificación</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>reading {n} %</source>
        <translation>leyendo {n} %</translation>
    </message>
    <message>
        <source>redirected to {to}</source>
        <translation>redirige a {to}</translation>
    </message>
    <message>
        <source>refresh revert read again</source>
        <translation>actualizar revertir volver a leer refrescar</translation>
    </message>
    <message>
        <source>remove delete show less</source>
        <translation>quitar borrar eliminar mostrar menos</translation>
    </message>
    <message>
        <source>remove its values</source>
        <translation>elimina sus valores</translation>
    </message>
    <message>
        <source>remove row entry url</source>
        <translation>quitar borrar suprimir fila entrada url</translation>
    </message>
    <message>
        <source>remove the absent URLs from the sitemap</source>
        <translation>elimina del sitemap las URL que no existen</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>repair mend correct clean</source>
        <translation>reparar arreglar corregir limpiar</translation>
    </message>
    <message>
        <source>repair mend correct quick solve</source>
        <translation>reparar arreglar solucionar rápido</translation>
    </message>
    <message>
        <source>repaired {rule}</source>
        <translation>reparado {rule}</translation>
    </message>
    <message>
        <source>replace other files of the same names</source>
        <translation>reemplaza otros archivos con los mismos nombres</translation>
    </message>
    <message>
        <source>report clipboard mail errors problems</source>
        <translation>informe portapapeles correo errores problemas</translation>
    </message>
    <message>
        <source>report csv html errors problems</source>
        <translation>informe csv html errores problemas</translation>
    </message>
    <message>
        <source>request again: all; only errors; or answers older than 30m, 12h, 7d</source>
        <translation>vuelve a solicitar: all (todo), solo errors (errores) o respuestas de hace más de 30m, 12h, 7d</translation>
    </message>
    <message>
        <source>requests at once to a host</source>
        <translation>solicitudes simultáneas a un host</translation>
    </message>
    <message>
        <source>requests at once to a host (default: {count})</source>
        <translation>solicitudes simultáneas a un host (predeterminado: {count})</translation>
    </message>
    <message>
        <source>reset filter everything</source>
        <translation>restablecer quitar filtro todo</translation>
    </message>
    <message>
        <source>return key</source>
        <translation>tecla intro enter retorno</translation>
    </message>
    <message>
        <source>rightly left out</source>
        <translation>omitidas con razón</translation>
    </message>
    <message>
        <source>robots-blocked needs --robots; audit-blocked is about the robots.txt of the site itself</source>
        <translation>robots-blocked necesita --robots; audit-blocked trata del robots.txt del propio sitio</translation>
    </message>
    <message>
        <source>robots.txt</source>
        <translation>robots.txt</translation>
    </message>
    <message>
        <source>robots.txt lets {agent} fetch it, but not this program (line {line}: {rule}).</source>
        <translation>robots.txt permite a {agent} obtenerla, pero no a este programa (línea {line}: {rule}).</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>fila {row}</translation>
    </message>
    <message>
        <source>row {row}: </source>
        <translation>fila {row}: </translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>safe fix</source>
        <translation>corrección segura</translation>
    </message>
    <message>
        <source>same URL</source>
        <translation>misma URL</translation>
    </message>
    <message>
        <source>same URL, written differently</source>
        <translation>misma URL, escrita de otra forma</translation>
    </message>
    <message>
        <source>save a picture of the window</source>
        <translation>guardar una imagen de la ventana</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>say what a rule means, and who made it</source>
        <translation>explica qué significa una regla y de quién es</translation>
    </message>
    <message>
        <source>say what to compare with: --folder DIR, --site, --data TABLE, or several of them</source>
        <translation>indica con qué se compara: --folder DIR, --site, --data TABLE o varios de ellos</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>buscar encontrar</translation>
    </message>
    <message>
        <source>search find query narrow</source>
        <translation>buscar encontrar consulta acotar</translation>
    </message>
    <message>
        <source>search substitute regex regular expression find</source>
        <translation>buscar encontrar sustituir cambiar regex expresión regular</translation>
    </message>
    <message>
        <source>seconds for one answer in all (default: {count})</source>
        <translation>segundos para una respuesta en total (predeterminado: {count})</translation>
    </message>
    <message>
        <source>see a rule as {levels}; may be repeated</source>
        <translation>trata una regla como {levels}; se puede repetir</translation>
    </message>
    <message>
        <source>session restore tabs places</source>
        <translation>sesión restaurar pestañas posiciones</translation>
    </message>
    <message>
        <source>set values, leave every other byte as it is</source>
        <translation>poner valores y dejar todo lo demás como está</translation>
    </message>
    <message>
        <source>settings options configure customize setup</source>
        <translation>ajustes opciones configuración configurar personalizar</translation>
    </message>
    <message>
        <source>severity off error warning advice</source>
        <translation>gravedad desactivar error advertencia recomendación</translation>
    </message>
    <message>
        <source>show hide first</source>
        <translation>mostrar ocultar primera</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>muestra este mensaje de ayuda y termina</translation>
    </message>
    <message>
        <source>sitemapindex create</source>
        <translation>sitemapindex crear</translation>
    </message>
    <message>
        <source>sitemaps list index panel</source>
        <translation>sitemaps lista índice panel</translation>
    </message>
    <message>
        <source>sitemaps.org FAQ</source>
        <translation>Preguntas frecuentes de sitemaps.org</translation>
    </message>
    <message>
        <source>size default resize</source>
        <translation>tamaño predeterminado cambiar tamaño</translation>
    </message>
    <message>
        <source>size unknown</source>
        <translation>tamaño desconocido</translation>
    </message>
    <message>
        <source>slash at the end</source>
        <translation>barra final</translation>
    </message>
    <message>
        <source>smaller font</source>
        <translation>más pequeño reducir letra fuente</translation>
    </message>
    <message>
        <source>sort errors findings worst first</source>
        <translation>ordenar errores hallazgos primero los peores graves</translation>
    </message>
    <message>
        <source>sort reorder</source>
        <translation>ordenar reordenar</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>grafía</translation>
    </message>
    <message>
        <source>split compress gzip publish clean several files section language year limit convert</source>
        <translation>dividir comprimir gzip publicar limpio varios archivos sección idioma año límite convertir</translation>
    </message>
    <message>
        <source>split distribute</source>
        <translation>dividir distribuir repartir</translation>
    </message>
    <message>
        <source>splitting</source>
        <translation>división</translation>
    </message>
    <message>
        <source>standard output gets what is changed; write the findings to a file with --report</source>
        <translation>la salida estándar recibe lo que se cambia; escribe los hallazgos en un archivo con --report</translation>
    </message>
    <message>
        <source>statistics info properties count size notes</source>
        <translation>estadísticas información propiedades número tamaño notas</translation>
    </message>
    <message>
        <source>statuses that are as good as 200, such as 203,401</source>
        <translation>estados que valen tanto como 200, como 203,401</translation>
    </message>
    <message>
        <source>stop if more of the last 50 URLs fail; {off} for never (default: 20)</source>
        <translation>se detiene si falla una parte mayor de las últimas 50 URL; {off} para que no se detenga (predeterminado: 20)</translation>
    </message>
    <message>
        <source>such as &apos;blog priority&lt;0.5&apos;</source>
        <translation>por ejemplo, &apos;blog priority&lt;0.5&apos;</translation>
    </message>
    <message>
        <source>such as 1,5-7</source>
        <translation>por ejemplo, 1,5-7</translation>
    </message>
    <message>
        <source>such as https://www.example.com/sitemap.xml</source>
        <translation>por ejemplo, https://www.example.com/sitemap.xml</translation>
    </message>
    <message>
        <source>syntax query search manual</source>
        <translation>sintaxis consulta búsqueda manual</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>pestaña</translation>
    </message>
    <message>
        <source>tags have spaces before their names. Write &lt;loc&gt; and &lt;/loc&gt;, without spaces.</source>
        <translation>hay etiquetas con espacios delante del nombre. Escribe &lt;loc&gt; y &lt;/loc&gt;, sin espacios.</translation>
    </message>
    <message>
        <source>take all URLs as announced already, and send nothing</source>
        <translation>da todas las URL por notificadas y no envía nada</translation>
    </message>
    <message>
        <source>tell search engines what changed</source>
        <translation>avisar a los buscadores de lo que cambió</translation>
    </message>
    <message>
        <source>text follows the end of the root element. Remove it.</source>
        <translation>hay texto después del final del elemento raíz. Elimínalo.</translation>
    </message>
    <message>
        <source>text is not allowed there</source>
        <translation>ahí no se permite texto</translation>
    </message>
    <message>
        <source>text outside the entries changed</source>
        <translation>ha cambiado texto fuera de las entradas</translation>
    </message>
    <message>
        <source>the &lt;?xml …?&gt; line is misspelled. It should be &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt;.</source>
        <translation>la línea &lt;?xml …?&gt; está mal escrita. Debería ser &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt;.</translation>
    </message>
    <message>
        <source>the &gt; at the end of a tag is missing. Add it.</source>
        <translation>falta el &gt; al final de una etiqueta. Añádelo.</translation>
    </message>
    <message>
        <source>the TLS handshake failed ({code})</source>
        <translation>la negociación TLS ha fallado ({code})</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>la dirección</translation>
    </message>
    <message>
        <source>the answer is {status}</source>
        <translation>la respuesta es {status}</translation>
    </message>
    <message>
        <source>the attribute {name} has no value. Give it one, or remove it.</source>
        <translation>el atributo {name} no tiene valor. Dale uno o elimínalo.</translation>
    </message>
    <message>
        <source>the copy would overwrite the files themselves. Choose another folder.</source>
        <translation>la copia sobrescribiría los propios archivos. Elige otra carpeta.</translation>
    </message>
    <message>
        <source>the crawler (default: {agent})</source>
        <translation>el rastreador (predeterminado: {agent})</translation>
    </message>
    <message>
        <source>the crawler as which pages are judged, such as Bingbot or Yandex (default: {agent})</source>
        <translation>el rastreador según el cual se juzgan las páginas, como Bingbot o Yandex (predeterminado: {agent})</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>falta el día</translation>
    </message>
    <message>
        <source>the disk accepted the new contents but reported an error, so they may be lost. Save somewhere else.</source>
        <translation>el disco ha aceptado el contenido nuevo, pero ha indicado un error, así que puede haberse perdido. Guarda en otro lugar.</translation>
    </message>
    <message>
        <source>the disk is full. Free up space, or save somewhere else.</source>
        <translation>el disco está lleno. Libera espacio o guarda en otro lugar.</translation>
    </message>
    <message>
        <source>the disk is write-protected.</source>
        <translation>el disco está protegido contra escritura.</translation>
    </message>
    <message>
        <source>the disk reported an error. Save somewhere else.</source>
        <translation>el disco ha indicado un error. Guarda en otro lugar.</translation>
    </message>
    <message>
        <source>the entities in its DOCTYPE would expand endlessly, which is a known attack. Nothing was expanded.</source>
        <translation>las entidades de su DOCTYPE se expandirían sin fin, lo que es un ataque conocido. No se ha expandido nada.</translation>
    </message>
    <message>
        <source>the file begins in the middle; the part before that is missing. Download or generate it again.</source>
        <translation>el archivo empieza a la mitad; falta la parte anterior. Vuelve a descargarlo o a generarlo.</translation>
    </message>
    <message>
        <source>the file ends in the middle; it was cut off, perhaps during upload. Download or generate it again.</source>
        <translation>el archivo termina a la mitad; se ha cortado, quizá al subirlo. Vuelve a descargarlo o a generarlo.</translation>
    </message>
    <message>
        <source>the file&apos;s encoding, {encoding}, does not support it. Escape it, or save as UTF-8.</source>
        <translation>la codificación del archivo, {encoding}, no lo admite. Escríbelo con una secuencia de escape o guarda en UTF-8.</translation>
    </message>
    <message>
        <source>the file: {done}</source>
        <translation>el archivo: {done}</translation>
    </message>
    <message>
        <source>the filter is empty; use --all for all rows</source>
        <translation>el filtro está vacío; usa --all para todas las filas</translation>
    </message>
    <message>
        <source>the first side</source>
        <translation>el primer lado</translation>
    </message>
    <message>
        <source>the folder of the built site</source>
        <translation>la carpeta del sitio generado</translation>
    </message>
    <message>
        <source>the folder to write to</source>
        <translation>la carpeta en la que escribir</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>se requieren los siguientes argumentos: %s</translation>
    </message>
    <message>
        <source>the format of the redirects, where the name does not say it</source>
        <translation>el formato de las redirecciones, si el nombre no lo indica</translation>
    </message>
    <message>
        <source>the highest is {limit:,}</source>
        <translation>el máximo es {limit:,}</translation>
    </message>
    <message>
        <source>the id of a rule</source>
        <translation>el identificador de una regla</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>el índice</translation>
    </message>
    <message>
        <source>the key file, if it is not https://HOST/K.txt; it stands for the URLs in its folder</source>
        <translation>el archivo de clave, si no es https://HOST/K.txt; vale para las URL de su carpeta</translation>
    </message>
    <message>
        <source>the key of the site</source>
        <translation>la clave del sitio</translation>
    </message>
    <message>
        <source>the language of filters</source>
        <translation>el lenguaje de filtros</translation>
    </message>
    <message numerus="yes">
        <source>the links on %Ln pages differ</source>
        <translation>
            <numerusform>los enlaces de %Ln página difieren</numerusform>
            <numerusform>los enlaces de %Ln páginas difieren</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest is {limit:,}</source>
        <translation>el mínimo es {limit:,}</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>el nombre está vacío</translation>
    </message>
    <message>
        <source>the name must not include parentheses</source>
        <translation>el nombre no debe contener paréntesis</translation>
    </message>
    <message>
        <source>the name of an index page</source>
        <translation>el nombre de una página de índice</translation>
    </message>
    <message>
        <source>the options of a command</source>
        <translation>las opciones de un comando</translation>
    </message>
    <message>
        <source>the page</source>
        <translation>la página</translation>
    </message>
    <message>
        <source>the port is not a number from 0 to 65535</source>
        <translation>el puerto no es un número de 0 a 65535</translation>
    </message>
    <message>
        <source>the published URL of the file</source>
        <translation>la URL publicada del archivo</translation>
    </message>
    <message>
        <source>the published URL of the file or index; for several files, of their folder</source>
        <translation>la URL publicada del archivo o del índice; con varios archivos, la de su carpeta</translation>
    </message>
    <message>
        <source>the published URL of the file; for several files, of their folder</source>
        <translation>la URL publicada del archivo; con varios archivos, la de su carpeta</translation>
    </message>
    <message>
        <source>the published URL of the sitemap, which the robots.txt should name</source>
        <translation>la URL publicada del sitemap, que el robots.txt debería mencionar</translation>
    </message>
    <message>
        <source>the robots.txt, or its folder</source>
        <translation>el robots.txt o su carpeta</translation>
    </message>
    <message>
        <source>the root&apos;s start tag has more than {n:,} attributes</source>
        <translation>la etiqueta de apertura de la raíz tiene más de {n:,} atributos</translation>
    </message>
    <message>
        <source>the rows that match a filter</source>
        <translation>las filas que cumplen un filtro</translation>
    </message>
    <message>
        <source>the second side</source>
        <translation>el segundo lado</translation>
    </message>
    <message>
        <source>the seconds are missing</source>
        <translation>faltan los segundos</translation>
    </message>
    <message>
        <source>the sitemap lists no URL of a site; name its home page with --base</source>
        <translation>el sitemap no incluye ninguna URL de un sitio; indica su página de inicio con --base</translation>
    </message>
    <message>
        <source>the slash at the end</source>
        <translation>la barra final</translation>
    </message>
    <message>
        <source>the square brackets do not contain an IPv6 address</source>
        <translation>los corchetes no contienen una dirección IPv6</translation>
    </message>
    <message>
        <source>the system reports “{words}”.</source>
        <translation>el sistema indica «{words}».</translation>
    </message>
    <message>
        <source>the table says {text}</source>
        <translation>la tabla dice {text}</translation>
    </message>
    <message>
        <source>the time zone is missing</source>
        <translation>falta la zona horaria</translation>
    </message>
    <message>
        <source>the usual place</source>
        <translation>el lugar habitual</translation>
    </message>
    <message>
        <source>the value for {field} contains a character that XML does not allow</source>
        <translation>el valor de {field} contiene un carácter que XML no permite</translation>
    </message>
    <message>
        <source>the window needs Qt, which is not installed here. Install it with {command}; commands do without.</source>
        <translation>la ventana necesita Qt, que no está instalado aquí. Instálalo con {command}; los comandos no lo necesitan.</translation>
    </message>
    <message>
        <source>theme mode appearance bright white</source>
        <translation>tema modo apariencia aspecto luminoso blanco</translation>
    </message>
    <message>
        <source>theme mode appearance dark light</source>
        <translation>tema modo apariencia aspecto oscuro claro</translation>
    </message>
    <message>
        <source>theme mode appearance night black</source>
        <translation>tema modo apariencia aspecto noche negro</translation>
    </message>
    <message>
        <source>there is a -- inside a comment, where only single hyphens are allowed. Change it.</source>
        <translation>hay un -- dentro de un comentario, donde solo se permiten guiones sueltos. Cámbialo.</translation>
    </message>
    <message>
        <source>there is a &lt; in an attribute value: a closing quotation mark is missing, or it should be &amp;lt;.</source>
        <translation>hay un &lt; en el valor de un atributo: faltan las comillas de cierre o debería ser &amp;lt;.</translation>
    </message>
    <message>
        <source>there is a &lt; that does not start a tag. If it is part of the text, write &amp;lt; instead.</source>
        <translation>hay un &lt; que no inicia una etiqueta. Si forma parte del texto, escribe &amp;lt; en su lugar.</translation>
    </message>
    <message>
        <source>there is a &lt;? that does not start a processing instruction. If it is part of the text, write &amp;lt;? instead.</source>
        <translation>hay un &lt;? que no inicia una instrucción de procesamiento. Si forma parte del texto, escribe &amp;lt;? en su lugar.</translation>
    </message>
    <message>
        <source>there is a DOCTYPE inside the root element. Remove it.</source>
        <translation>hay un DOCTYPE dentro del elemento raíz. Elimínalo.</translation>
    </message>
    <message>
        <source>there is a ]]&gt; outside CDATA. Write ]]&amp;gt; instead.</source>
        <translation>hay un ]]&gt; fuera de CDATA. Escribe ]]&amp;gt; en su lugar.</translation>
    </message>
    <message>
        <source>there is a folder with that name.</source>
        <translation>hay una carpeta con ese nombre.</translation>
    </message>
    <message>
        <source>there is no command and no file {word!r}; see --help</source>
        <translation>no hay ningún comando ni archivo {word!r}; consulta --help</translation>
    </message>
    <message>
        <source>there is no command {word!r}; did you mean {meant!r}?</source>
        <translation>no hay ningún comando {word!r}; ¿querías decir {meant!r}?</translation>
    </message>
    <message>
        <source>there is no day {found}</source>
        <translation>no existe el día {found}</translation>
    </message>
    <message>
        <source>there is no field {name}: name one of {known}, or a value such as image[2].title or hreflang[de]</source>
        <translation>no hay ningún campo {name}: indica uno de {known}, o un valor como image[2].title o hreflang[de]</translation>
    </message>
    <message>
        <source>there is no file {name!r}, and no recipe of that name; there are {known}</source>
        <translation>no hay ningún archivo {name!r} ni ninguna receta con ese nombre; hay {known}</translation>
    </message>
    <message>
        <source>there is no hour {found}</source>
        <translation>no existe la hora {found}</translation>
    </message>
    <message>
        <source>there is no minute {found}</source>
        <translation>no existe el minuto {found}</translation>
    </message>
    <message>
        <source>there is no month {found}</source>
        <translation>no existe el mes {found}</translation>
    </message>
    <message>
        <source>there is no offset {found}</source>
        <translation>no existe la diferencia horaria {found}</translation>
    </message>
    <message>
        <source>there is no rule {text!r}{hint} `rules` lists all</source>
        <translation>no hay ninguna regla {text!r}{hint} `rules` las muestra todas</translation>
    </message>
    <message>
        <source>there is no second {found}</source>
        <translation>no existe el segundo {found}</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation>no hay entrada estándar</translation>
    </message>
    <message>
        <source>there is no such language in ISO 639</source>
        <translation>no existe ese idioma en ISO 639</translation>
    </message>
    <message>
        <source>there is no year {found}</source>
        <translation>no existe el año {found}</translation>
    </message>
    <message>
        <source>there is not enough memory. Close other documents or programs and try again.</source>
        <translation>no hay memoria suficiente. Cierra otros documentos o programas e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>marcado</translation>
    </message>
    <message>
        <source>to find</source>
        <translation>para encontrar</translation>
    </message>
    <message>
        <source>too many files are open. Close some and try again.</source>
        <translation>hay demasiados archivos abiertos. Cierra algunos e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>translation English</source>
        <translation>traducción español castellano inglés</translation>
    </message>
    <message>
        <source>tree folders structure paths panel sidebar left</source>
        <translation>árbol carpetas estructura rutas panel barra lateral izquierda</translation>
    </message>
    <message>
        <source>two URLs were joined</source>
        <translation>se han unido dos URL</translation>
    </message>
    <message>
        <source>two of the files have the same name and would overwrite each other</source>
        <translation>dos de los archivos tienen el mismo nombre y se sobrescribirían</translation>
    </message>
    <message>
        <source>two pages have one language</source>
        <translation>dos páginas tienen el mismo idioma</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos no reconocidos: %s</translation>
    </message>
    <message>
        <source>unsaved changes</source>
        <translation>cambios sin guardar</translation>
    </message>
    <message>
        <source>unsort original</source>
        <translation>desordenar original</translation>
    </message>
    <message>
        <source>url http https address fetch load robots index live</source>
        <translation>url http https dirección obtener descargar cargar robots índice publicado</translation>
    </message>
    <message>
        <source>url location host address site scope</source>
        <translation>url ubicación host dirección sitio alcance</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>use this W3C datetime as the current time</source>
        <translation>usa esta fecha y hora del W3C como hora actual</translation>
    </message>
    <message>
        <source>validate validation validator check errors problems issues warnings lint test</source>
        <translation>validar validación validador comprobar errores problemas incidencias advertencias lint prueba</translation>
    </message>
    <message>
        <source>version licence info</source>
        <translation>versión licencia información</translation>
    </message>
    <message>
        <source>visit go to page website link web</source>
        <translation>visitar ir a página sitio web enlace</translation>
    </message>
    <message>
        <source>what is printed</source>
        <translation>qué se muestra</translation>
    </message>
    <message>
        <source>what is sent to hosts</source>
        <translation>qué se envía a los hosts</translation>
    </message>
    <message>
        <source>what standard output gets (default: .xml)</source>
        <translation>el formato de la salida estándar (predeterminado: .xml)</translation>
    </message>
    <message>
        <source>what the names of the files begin with (default: {default_name})</source>
        <translation>con qué empiezan los nombres de los archivos (predeterminado: {default_name})</translation>
    </message>
    <message>
        <source>what to compare it with; also a URL, to be fetched</source>
        <translation>con qué compararlo; también una URL, que se obtiene</translation>
    </message>
    <message>
        <source>where the folder or the site is published (default: learned from the listed URLs)</source>
        <translation>dónde está publicada la carpeta o el sitio (predeterminado: se deduce de las URL que figuran)</translation>
    </message>
    <message>
        <source>which answers {status}</source>
        <translation>que responde {status}</translation>
    </message>
    <message>
        <source>which side of merge conflicts to keep (default: both)</source>
        <translation>qué lado de los conflictos de combinación se conserva (predeterminado: ambos)</translation>
    </message>
    <message>
        <source>whom to tell; the next one where one was asked too often (default: api.indexnow.org, …)</source>
        <translation>a quién informar; al siguiente si uno ha recibido demasiadas solicitudes (predeterminado: api.indexnow.org, …)</translation>
    </message>
    <message>
        <source>width wide narrow resize auto</source>
        <translation>ancho ancha estrecha cambiar tamaño automático</translation>
    </message>
    <message>
        <source>with --fetch, ask hosts in private networks, too</source>
        <translation>con --fetch, consulta también hosts de redes privadas</translation>
    </message>
    <message>
        <source>with --rule, which fix to use; an unknown name lists the fixes</source>
        <translation>con --rule, qué corrección usar; un nombre desconocido muestra las correcciones</translation>
    </message>
    <message>
        <source>without a URL</source>
        <translation>sin URL</translation>
    </message>
    <message>
        <source>words terms meaning definition manual severity</source>
        <translation>palabras términos significado definición manual gravedad</translation>
    </message>
    <message>
        <source>working {n} %</source>
        <translation>trabajando, {n} %</translation>
    </message>
    <message>
        <source>working…</source>
        <translation>trabajando…</translation>
    </message>
    <message>
        <source>would be sent</source>
        <translation>se enviarían</translation>
    </message>
    <message>
        <source>write a clean .xml, .xml.gz or .txt, or a table</source>
        <translation>escribir un .xml, .xml.gz o .txt limpio, o una tabla</translation>
    </message>
    <message>
        <source>write redirects of moved entries, from FILE&apos;s URLs to OTHER&apos;s, in the format of the name</source>
        <translation>escribe las redirecciones de las entradas movidas, de las URL de FILE a las de OTHER, en el formato del nombre</translation>
    </message>
    <message>
        <source>write rename gz gzip compress</source>
        <translation>escribir cambiar nombre renombrar gz gzip comprimir</translation>
    </message>
    <message>
        <source>write several files and an index to the folder OUT, split by section, language, year or pattern</source>
        <translation>escribe varios archivos y un índice en la carpeta OUT, divididos por sección, idioma, año o patrón</translation>
    </message>
    <message>
        <source>write store</source>
        <translation>escribir grabar almacenar</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>escritura</translation>
    </message>
    <message>
        <source>writing {n} %</source>
        <translation>escribiendo {n} %</translation>
    </message>
    <message>
        <source>writing…</source>
        <translation>escribiendo…</translation>
    </message>
    <message>
        <source>written to {path}</source>
        <translation>escrito en {path}</translation>
    </message>
    <message>
        <source>www</source>
        <translation>www</translation>
    </message>
    <message>
        <source>xsi:schemaLocation must contain pairs of a namespace and a URL.</source>
        <translation>xsi:schemaLocation debe contener pares de un espacio de nombres y una URL.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation refers to {name}, which this file does not use.</source>
        <translation>xsi:schemaLocation se refiere a {name}, que este archivo no usa.</translation>
    </message>
    <message>
        <source>you do not have permission.</source>
        <translation>no tienes permiso.</translation>
    </message>
    <message>
        <source>your disk quota is used up. Free up space, or save somewhere else.</source>
        <translation>se ha agotado tu cuota de disco. Libera espacio o guarda en otro lugar.</translation>
    </message>
    <message>
        <source>zoom large small letters font</source>
        <translation>zoom grande pequeño letra fuente</translation>
    </message>
    <message>
        <source>{address} is on the web. Add --fetch to check what is published, or keep it with open-url.</source>
        <translation>{address} está en la web. Añade --fetch para comprobar lo publicado, o guárdalo con open-url.</translation>
    </message>
    <message>
        <source>{alike:,} alike, {changed:,} changed{order}</source>
        <translation>{alike:,} iguales, {changed:,} con cambios{order}</translation>
    </message>
    <message>
        <source>{cause} The previous contents are in {path}.</source>
        <translation>{cause} El contenido anterior está en {path}.</translation>
    </message>
    <message>
        <source>{cause} The previous contents of these files could not be restored, so they may have the new contents: {names}</source>
        <translation>{cause} No se ha podido restaurar el contenido anterior de estos archivos, así que puede que tengan el contenido nuevo: {names}</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>{code} is neither a language code nor x-default.</source>
        <translation>{code} no es un código de idioma ni x-default.</translation>
    </message>
    <message>
        <source>{code} is not an ISO 3166-1 country code</source>
        <translation>{code} no es un código de país ISO 3166-1</translation>
    </message>
    <message>
        <source>{code} with the white space around it is neither a language code nor x-default.</source>
        <translation>{code}, con los espacios que lo rodean, no es un código de idioma ni x-default.</translation>
    </message>
    <message>
        <source>{count:,} not asked for</source>
        <translation>{count:,} sin consultar</translation>
    </message>
    <message>
        <source>{count:,} of {total:,} dates are the same day, {day}: a build date?</source>
        <translation>{count:,} de {total:,} fechas son del mismo día, {day}: ¿una fecha de compilación?</translation>
    </message>
    <message>
        <source>{count:,} of {total:,} entries have the URL {value}. Generate the sitemap again.</source>
        <translation>{count:,} de {total:,} entradas tienen la URL {value}. Vuelve a generar el sitemap.</translation>
    </message>
    <message>
        <source>{counted}: press to list only these</source>
        <translation>{counted}: pulsa para mostrar solo estos</translation>
    </message>
    <message>
        <source>{detail} contains a character that XML does not allow.</source>
        <translation>{detail} contiene un carácter que XML no permite.</translation>
    </message>
    <message>
        <source>{detail} does not belong to any extension that search engines document.</source>
        <translation>{detail} no pertenece a ninguna extensión documentada por los buscadores.</translation>
    </message>
    <message>
        <source>{detail} is directly under the root. Extensions belong inside an entry.</source>
        <translation>{detail} está directamente bajo la raíz. El lugar de las extensiones es dentro de una entrada.</translation>
    </message>
    <message>
        <source>{detail} is no kind of page. Write a name, =, and a pattern of paths, such as products=/shop/*</source>
        <translation>{detail} no es un tipo de página. Escribe un nombre, = y un patrón de rutas, como products=/shop/*</translation>
    </message>
    <message>
        <source>{detail} is no step such as 100=0.8.</source>
        <translation>{detail} no es un escalón como 100=0.8.</translation>
    </message>
    <message>
        <source>{detail} is no value such as image[2].title, video.rating or hreflang[de].</source>
        <translation>{detail} no es un valor como image[2].title, video.rating o hreflang[de].</translation>
    </message>
    <message>
        <source>{detail} is not UTF-8 text.</source>
        <translation>{detail} no es texto UTF-8.</translation>
    </message>
    <message>
        <source>{detail} is not a date such as 2026-11-21 or 2026-11-21T10:00:00+01:00.</source>
        <translation>{detail} no es una fecha como 2026-11-21 o 2026-11-21T10:00:00+01:00.</translation>
    </message>
    <message>
        <source>{detail} is not a host name.</source>
        <translation>{detail} no es un nombre de host.</translation>
    </message>
    <message>
        <source>{detail} is not a known time zone, such as Z, +02:00 or Europe/Berlin.</source>
        <translation>{detail} no es una zona horaria conocida, como Z, +02:00 o Europe/Berlin.</translation>
    </message>
    <message>
        <source>{detail} is not a language code such as en or pt-BR.</source>
        <translation>{detail} no es un código de idioma como en o pt-BR.</translation>
    </message>
    <message>
        <source>{detail} is not a list of names.</source>
        <translation>{detail} no es una lista de nombres.</translation>
    </message>
    <message>
        <source>{detail} is not a number such as 0.5.</source>
        <translation>{detail} no es un número como 0.5.</translation>
    </message>
    <message>
        <source>{detail} is not a path such as /blog/.</source>
        <translation>{detail} no es una ruta como /blog/.</translation>
    </message>
    <message>
        <source>{detail} is not a whole number.</source>
        <translation>{detail} no es un número entero.</translation>
    </message>
    <message>
        <source>{detail} is not one of the options.</source>
        <translation>{detail} no es una de las opciones.</translation>
    </message>
    <message>
        <source>{detail} is not text.</source>
        <translation>{detail} no es texto.</translation>
    </message>
    <message>
        <source>{detail} is not true or false.</source>
        <translation>{detail} no es true ni false.</translation>
    </message>
    <message>
        <source>{done:,} of {count:,}</source>
        <translation>{done:,} de {count:,}</translation>
    </message>
    <message>
        <source>{element} appears {count:,} times in one block; {limit} is allowed.</source>
        <translation>{element} aparece {count:,} veces en un bloque; se permite {limit}.</translation>
    </message>
    <message>
        <source>{element} is empty. Give it a value, or remove it.</source>
        <translation>{element} está vacío. Dale un valor o elimínalo.</translation>
    </message>
    <message>
        <source>{element} is not allowed here. {advice}</source>
        <translation>{element} no se permite aquí. {advice}</translation>
    </message>
    <message>
        <source>{element} is the URL of the page. Enter the URL of the video file or player.</source>
        <translation>{element} es la URL de la página. Introduce la URL del archivo de vídeo o del reproductor.</translation>
    </message>
    <message>
        <source>{element} is {value}: {reason}.</source>
        <translation>{element} es {value}: {reason}.</translation>
    </message>
    <message>
        <source>{element} must stand before {other}.</source>
        <translation>{element} debe ir antes de {other}.</translation>
    </message>
    <message>
        <source>{encoding}, gzipped</source>
        <translation>{encoding}, comprimido con gzip</translation>
    </message>
    <message>
        <source>{endpoint} answers with the status {status}. Try again later.</source>
        <translation>{endpoint} responde con el estado {status}. Inténtalo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>{endpoint} cannot read the request (400).</source>
        <translation>{endpoint} no puede leer la solicitud (400).</translation>
    </message>
    <message>
        <source>{endpoint} does not accept the key (403): it did not find the key in the key file.</source>
        <translation>{endpoint} no acepta la clave (403): no la ha encontrado en el archivo de clave.</translation>
    </message>
    <message>
        <source>{endpoint} says that the URLs do not belong to the host or to the key (422).</source>
        <translation>{endpoint} indica que las URL no corresponden al host o a la clave (422).</translation>
    </message>
    <message>
        <source>{endpoint} was asked too often (429), and so were the others. Try again later.</source>
        <translation>{endpoint} ha recibido demasiadas solicitudes (429), y los demás también. Inténtalo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>{entries} added</source>
        <translation>se ha añadido: {entries}</translation>
    </message>
    <message>
        <source>{entries} removed</source>
        <translation>se ha eliminado: {entries}</translation>
    </message>
    <message>
        <source>{entries} would be added</source>
        <translation>se añadiría: {entries}</translation>
    </message>
    <message>
        <source>{entries} would be removed</source>
        <translation>se eliminaría: {entries}</translation>
    </message>
    <message>
        <source>{error} (character {position}: {found})</source>
        <translation>{error} (carácter {position}: {found})</translation>
    </message>
    <message>
        <source>{error} with {option}.</source>
        <translation>{error} con {option}.</translation>
    </message>
    <message>
        <source>{failed} of the last {count} URLs failed: {reason}</source>
        <translation>{failed} de las últimas {count} URL han fallado: {reason}</translation>
    </message>
    <message>
        <source>{fetched}, ETag {etag}</source>
        <translation>{fetched}, ETag {etag}</translation>
    </message>
    <message>
        <source>{field} appears more than once in this entry. Keep one.</source>
        <translation>{field} aparece más de una vez en esta entrada. Conserva uno.</translation>
    </message>
    <message>
        <source>{field} is given two values</source>
        <translation>se han indicado dos valores para {field}</translation>
    </message>
    <message>
        <source>{file}: a {kind} has no {name}</source>
        <translation>{file}: {name} no existe en este tipo de archivo ({kind})</translation>
    </message>
    <message>
        <source>{file}: there is no row {last}; the file has {entries}</source>
        <translation>{file}: no existe la fila {last}; el archivo tiene {entries}</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder to write to</source>
        <translation>{folder} es un archivo, no una carpeta en la que escribir</translation>
    </message>
    <message>
        <source>{folder} is not a folder; --split needs a folder to write to</source>
        <translation>{folder} no es una carpeta; --split necesita una carpeta en la que escribir</translation>
    </message>
    <message>
        <source>{folder} is the file itself; choose another name, or add --force</source>
        <translation>{folder} es el propio archivo; elige otro nombre o añade --force</translation>
    </message>
    <message>
        <source>{folder} is the name of a file; name a folder, and the index with --name</source>
        <translation>{folder} es el nombre de un archivo; indica una carpeta, y el índice con --name</translation>
    </message>
    <message>
        <source>{folder}: there are no sitemaps in this folder</source>
        <translation>{folder}: no hay sitemaps en esta carpeta</translation>
    </message>
    <message>
        <source>{folder}: there is no file in it that ends in .xml or .xml.gz.</source>
        <translation>{folder}: no contiene ningún archivo que termine en .xml o .xml.gz.</translation>
    </message>
    <message>
        <source>{found} in {element}</source>
        <translation>{found} en {element}</translation>
    </message>
    <message>
        <source>{found} is a placeholder that was never filled in. Generate the sitemap again.</source>
        <translation>{found} es un marcador de posición que no se ha rellenado. Vuelve a generar el sitemap.</translation>
    </message>
    <message>
        <source>{found} is not a % followed by two hexadecimal digits. {advice}</source>
        <translation>{found} no es un % seguido de dos cifras hexadecimales. {advice}</translation>
    </message>
    <message>
        <source>{found} is the code of no name</source>
        <translation>{found} no es el código de ningún nombre</translation>
    </message>
    <message>
        <source>{found} left, which check lists</source>
        <translation>{found} pendientes, que muestra check</translation>
    </message>
    <message>
        <source>{found} looks like it was percent-encoded twice.</source>
        <translation>{found} parece haberse codificado con porcentaje dos veces.</translation>
    </message>
    <message>
        <source>{found} stands for no character of a URL. {advice}</source>
        <translation>{found} no representa ningún carácter de una URL. {advice}</translation>
    </message>
    <message>
        <source>{found} was {meant} before a program read it in the wrong encoding</source>
        <translation>{found} era {meant} antes de que un programa la leyera con una codificación incorrecta</translation>
    </message>
    <message>
        <source>{found} was {meant} before a program read it in the wrong encoding. Write {meant}.</source>
        <translation>{found} era {meant} antes de que un programa la leyera con una codificación incorrecta. Escribe {meant}.</translation>
    </message>
    <message>
        <source>{host} has {count:,} of {total:,}</source>
        <translation>{host} tiene {count:,} de {total:,}</translation>
    </message>
    <message>
        <source>{host} is not a public internet name.</source>
        <translation>{host} no es un nombre público de Internet.</translation>
    </message>
    <message>
        <source>{host} is reserved for examples.</source>
        <translation>{host} está reservado para ejemplos.</translation>
    </message>
    <message>
        <source>{index_name}: index of {number}{index}</source>
        <translation>{index_name}: índice de {number}{index}</translation>
    </message>
    <message>
        <source>{keys} finds any of these by its name.</source>
        <translation>{keys} encuentra cualquiera de ellas por su nombre.</translation>
    </message>
    <message numerus="yes">
        <source>{key} sets all %Ln</source>
        <translation>
            <numerusform>{key} la define</numerusform>
            <numerusform>{key} define las %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}; different {fields}</source>
        <translation>{kind}; difieren: {fields}</translation>
    </message>
    <message>
        <source>{kind}; no differences</source>
        <translation>{kind}; sin diferencias</translation>
    </message>
    <message>
        <source>{language} is not an ISO 639-1 language code.{hint}</source>
        <translation>{language} no es un código de idioma ISO 639-1.{hint}</translation>
    </message>
    <message>
        <source>{message}{hint}</source>
        <translation>{message}{hint}</translation>
    </message>
    <message>
        <source>{name!r} is detected automatically and cannot be chosen</source>
        <translation>{name!r} se detecta automáticamente y no se puede elegir</translation>
    </message>
    <message>
        <source>{name!r} is not a usable file name: use only letters, digits, - _ and .</source>
        <translation>{name!r} no sirve como nombre de archivo: usa solo letras, cifras, - _ y .</translation>
    </message>
    <message>
        <source>{name!r}: the name of a report must end in one of these: {endings}</source>
        <translation>{name!r}: el nombre de un informe debe terminar de una de estas formas: {endings}</translation>
    </message>
    <message>
        <source>{namespace} is not the namespace of this extension. It should be {official}.{hint}</source>
        <translation>{namespace} no es el espacio de nombres de esta extensión. Debería ser {official}.{hint}</translation>
    </message>
    <message>
        <source>{namespace} with white space around it</source>
        <translation>{namespace} con espacios alrededor</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} y %Ln más</numerusform>
            <numerusform>{names} y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} y {n} más</translation>
    </message>
    <message>
        <source>{names} with the attribute type, which is not in its schema</source>
        <translation>{names} con el atributo type, que no está en su esquema</translation>
    </message>
    <message>
        <source>{name} belongs to this site, but the index does not list it.</source>
        <translation>{name} pertenece a este sitio, pero el índice no lo incluye.</translation>
    </message>
    <message>
        <source>{name} cannot be fixed here. {reason}</source>
        <translation>{name} no se puede corregir aquí. {reason}</translation>
    </message>
    <message>
        <source>{name} contains a page that changed later: {newest}.</source>
        <translation>{name} contiene una página que cambió después: {newest}.</translation>
    </message>
    <message>
        <source>{name} is fixed by `repair`, which makes damaged files well-formed again</source>
        <translation>{name} se corrige con `repair`, que vuelve a dejar bien formados los archivos dañados</translation>
    </message>
    <message>
        <source>{name} is itself an index. List its sitemaps here instead.</source>
        <translation>{name} es a su vez un índice. Incluye aquí sus sitemaps en su lugar.</translation>
    </message>
    <message>
        <source>{name} is listed, but the file is not next to the index.</source>
        <translation>{name} figura en el índice, pero el archivo no está junto a él.</translation>
    </message>
    <message>
        <source>{name} is missing or cannot be read, so there is no telling which of its URLs were removed.</source>
        <translation>{name} falta o no se puede leer, y no se puede saber cuáles de sus URL se eliminaron.</translation>
    </message>
    <message>
        <source>{name} is not a valid file name. Rename it.</source>
        <translation>{name} no es un nombre de archivo válido. Cámbialo.</translation>
    </message>
    <message>
        <source>{name} leads back to this index. Remove the entry.</source>
        <translation>{name} lleva de vuelta a este índice. Elimina la entrada.</translation>
    </message>
    <message>
        <source>{name}, line {line}: {error}</source>
        <translation>{name}, línea {line}: {error}</translation>
    </message>
    <message>
        <source>{name}, step {step}</source>
        <translation>{name}, paso {step}</translation>
    </message>
    <message>
        <source>{name}, {when}. Entries that are the same: {count:,}.</source>
        <translation>{name}, {when}. Entradas iguales: {count:,}.</translation>
    </message>
    <message>
        <source>{name}: {trouble}</source>
        <translation>{name}: {trouble}</translation>
    </message>
    <message>
        <source>{number:,} others</source>
        <translation>{number:,} más</translation>
    </message>
    <message>
        <source>{number} d</source>
        <translation>{number} d</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} o más</translation>
    </message>
    <message>
        <source>{n} (only part of the file was read)</source>
        <translation>{n} (solo se ha leído una parte del archivo)</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} ms</translation>
    </message>
    <message>
        <source>{n} of the files would have that name. Rename one of them.</source>
        <translation>{n} de los archivos tendrían ese nombre. Cambia el nombre de uno de ellos.</translation>
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
        <translation>{one} y {other}</translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}, {other}</translation>
    </message>
    <message>
        <source>{option} is only for a crawler&apos;s tables, such as .csv and .tsv</source>
        <translation>{option} solo sirve para las tablas de un rastreador, como .csv y .tsv</translation>
    </message>
    <message>
        <source>{option} must be between 1 and {most:,}</source>
        <translation>{option} debe estar entre 1 y {most:,}</translation>
    </message>
    <message>
        <source>{other} lists {name}, too. List it in one of them.</source>
        <translation>{other} también incluye {name}. Inclúyelo solo en uno de ellos.</translation>
    </message>
    <message>
        <source>{other}, a version of this page, also lists {value} ({language}). This entry does not.</source>
        <translation>{other}, una versión de esta página, también indica {value} ({language}). Esta entrada no.</translation>
    </message>
    <message>
        <source>{out} is the file itself; name another one for the picture</source>
        <translation>{out} es el propio archivo; indique otro para la imagen</translation>
    </message>
    <message>
        <source>{out}: the picture&apos;s name must end in .png</source>
        <translation>{out}: el nombre de la imagen debe terminar en .png</translation>
    </message>
    <message>
        <source>{pages} found in {sources}</source>
        <translation>{pages} en {sources}</translation>
    </message>
    <message>
        <source>{part!r} is neither a row, such as 3, nor a range of rows, such as 5-7</source>
        <translation>{part!r} no es ni una fila, como 3, ni un intervalo de filas, como 5-7</translation>
    </message>
    <message>
        <source>{part!r} is not a range of rows: rows count from 1, and the lower number comes first</source>
        <translation>{part!r} no es un intervalo de filas: las filas se cuentan desde 1 y el número menor va primero</translation>
    </message>
    <message>
        <source>{path} already exists with different contents and was not overwritten. Browsers will use it to show the sitemap.</source>
        <translation>{path} ya existe con otro contenido y no se ha sobrescrito. Los navegadores la usarán para mostrar el sitemap.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {cause}</source>
        <translation>No se puede leer {path}: {cause}</translation>
    </message>
    <message>
        <source>{path} does not say in which format; add --redirects-format with one of {formats}</source>
        <translation>{path} no indica el formato; añade --redirects-format con uno de {formats}</translation>
    </message>
    <message>
        <source>{path} is a link that was not followed.</source>
        <translation>{path} es un enlace que no se ha seguido.</translation>
    </message>
    <message>
        <source>{path} is left over from an earlier export and no longer listed in the index</source>
        <translation>{path} queda de una exportación anterior y ya no figura en el índice</translation>
    </message>
    <message>
        <source>{path} is no text, so --diff has nothing to show</source>
        <translation>{path} no es texto, así que --diff no tiene nada que mostrar</translation>
    </message>
    <message>
        <source>{path} was not saved: {cause}</source>
        <translation>No se ha guardado {path}: {cause}</translation>
    </message>
    <message>
        <source>{path}: nothing to repair</source>
        <translation>{path}: nada que reparar</translation>
    </message>
    <message>
        <source>{path}: row {row} lacks what comes before {cell}; set that first</source>
        <translation>{path}: a la fila {row} le falta lo que va antes de {cell}; defínelo primero</translation>
    </message>
    <message>
        <source>{path}: the diff has *** in place of passwords, so it cannot be applied</source>
        <translation>{path}: el diff lleva *** en lugar de las contraseñas, así que no se puede aplicar</translation>
    </message>
    <message>
        <source>{path}: there is no row {wanted}; it has {count:,}</source>
        <translation>{path}: no existe la fila {wanted}; tiene {count:,}</translation>
    </message>
    <message>
        <source>{path}: {added:,} added, {changed:,} changed, {removed:,} removed</source>
        <translation>{path}: {added:,} añadidas, {changed:,} cambiadas, {removed:,} eliminadas</translation>
    </message>
    <message>
        <source>{path}: {changed:,} of {entries} changed</source>
        <translation>{path}: {entries}, cambiadas: {changed:,}</translation>
    </message>
    <message>
        <source>{path}: {changed:,} of {entries} would change</source>
        <translation>{path}: {entries}, por cambiar: {changed:,}</translation>
    </message>
    <message>
        <source>{path}: {entries}, {blocked:,} blocked for {agent}</source>
        <translation>{path}: {entries}, {blocked:,} bloqueadas para {agent}</translation>
    </message>
    <message>
        <source>{path}: {kind}, {entries}, {only:,} only here</source>
        <translation>{path}: {kind}, {entries}, {only:,} solo aquí</translation>
    </message>
    <message>
        <source>{path}: {places} repaired, {entries}</source>
        <translation>{path}: {places} con reparaciones, {entries}</translation>
    </message>
    <message numerus="yes">
        <source>{pattern}: %Ln pages</source>
        <translation>
            <numerusform>{pattern}: %Ln página</numerusform>
            <numerusform>{pattern}: %Ln páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>{places} changed</source>
        <translation>{places} con cambios</translation>
    </message>
    <message>
        <source>{places} left that need a decision, in the window or with edit</source>
        <translation>{places} pendientes que requieren una decisión, en la ventana o con edit</translation>
    </message>
    <message>
        <source>{places} left that no available fix applies to</source>
        <translation>{places} pendientes a los que no se puede aplicar ninguna corrección disponible</translation>
    </message>
    <message>
        <source>{places} left: set --published-url first</source>
        <translation>{places} pendientes: define antes --published-url</translation>
    </message>
    <message>
        <source>{places} would change</source>
        <translation>{places} cambiarían</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>{profiles}, or a file with a choice of rules (default: FILE.rules.toml beside the sitemap, else .sitemap-editor.toml or pyproject.toml of the project, else all)</source>
        <translation>{profiles}, o un archivo con una selección de reglas (predeterminado: FILE.rules.toml junto al sitemap; si no, .sitemap-editor.toml o pyproject.toml del proyecto; si no, all)</translation>
    </message>
    <message>
        <source>{published_url} must be the full URL of a folder, or of the index, ending in .xml</source>
        <translation>{published_url} debe ser la URL completa de una carpeta, o del índice, terminada en .xml</translation>
    </message>
    <message>
        <source>{reason} ({evidence})</source>
        <translation>{reason} ({evidence})</translation>
    </message>
    <message>
        <source>{reason} Correct or remove it.</source>
        <translation>{reason} Corrígelo o elimínalo.</translation>
    </message>
    <message>
        <source>{region} in {value} is not an ISO 3166-1 country code.{hint}</source>
        <translation>{region} en {value} no es un código de país ISO 3166-1.{hint}</translation>
    </message>
    <message>
        <source>{report} is one of the files; name another one for the report</source>
        <translation>{report} es uno de los archivos; indica otro para el informe</translation>
    </message>
    <message>
        <source>{robots} does not name this sitemap. Add the line:</source>
        <translation>{robots} no menciona este sitemap. Añade la línea:</translation>
    </message>
    <message>
        <source>{rule} has no choice {choice!r}{ways}</source>
        <translation>{rule} no tiene ninguna opción {choice!r}{ways}</translation>
    </message>
    <message>
        <source>{same:,} of {count:,} dates are {value}. Give each page the date of its last change, or no date.</source>
        <translation>{same:,} de {count:,} fechas son {value}. Da a cada página la fecha de su último cambio, o ninguna.</translation>
    </message>
    <message numerus="yes">
        <source>{saved}, deleted %Ln files</source>
        <translation>
            <numerusform>{saved}, %Ln archivo eliminado</numerusform>
            <numerusform>{saved}, %Ln archivos eliminados</numerusform>
        </translation>
    </message>
    <message>
        <source>{scheme}: is never opened.</source>
        <translation>{scheme}: no se abre nunca.</translation>
    </message>
    <message>
        <source>{severity}: {message}</source>
        <translation>{severity}: {message}</translation>
    </message>
    <message>
        <source>{source} is a {kind}; only lists of pages can be split</source>
        <translation>{source} no se puede dividir ({kind}); solo se pueden dividir listas de páginas</translation>
    </message>
    <message>
        <source>{source}: not exported because of {errors}:</source>
        <translation>{source}: no se ha exportado debido a {errors}:</translation>
    </message>
    <message>
        <source>{source}: {error} Add --force to write what could be recovered.</source>
        <translation>{source}: {error} Añade --force para escribir lo que se ha podido recuperar.</translation>
    </message>
    <message>
        <source>{span} advice</source>
        <translation>{span} recomendaciones</translation>
    </message>
    <message>
        <source>{span} errors</source>
        <translation>{span} errores</translation>
    </message>
    <message>
        <source>{span} warnings</source>
        <translation>{span} advertencias</translation>
    </message>
    <message>
        <source>{status} to {target}, listed in row {row:,}</source>
        <translation>{status} a {target}, que figura en la fila {row:,}</translation>
    </message>
    <message>
        <source>{status} to {target}, which another row gets</source>
        <translation>{status} a {target}, que pasa a otra fila</translation>
    </message>
    <message>
        <source>{target} is the file itself; name another one, or add --force</source>
        <translation>{target} es el propio archivo; indica otro o añade --force</translation>
    </message>
    <message>
        <source>{target}: its name must end in one of these: {endings}</source>
        <translation>{target}: su nombre debe terminar de una de estas formas: {endings}</translation>
    </message>
    <message>
        <source>{target}: {size} would be written</source>
        <translation>{target}: se escribirían {size}</translation>
    </message>
    <message>
        <source>{term} asks for a robots.txt, which edit and apply take with --robots.</source>
        <translation>{term} se refiere a un robots.txt, que edit y apply reciben con --robots.</translation>
    </message>
    <message>
        <source>{term} asks for the last comparison with the pages of the site, which only the window knows (Site &gt; Coverage…). Here, coverage lists which URLs are absent, and which no page links to.</source>
        <translation>{term} se refiere a la última comparación con las páginas del sitio, que solo conoce la ventana (Sitio &gt; Cobertura…). Aquí, coverage muestra qué URL no existen y a cuáles no enlaza ninguna página.</translation>
    </message>
    <message>
        <source>{text!r} cannot be used as the current time</source>
        <translation>{text!r} no se puede usar como hora actual</translation>
    </message>
    <message>
        <source>{text!r} is more than 100</source>
        <translation>{text!r} es más de 100</translation>
    </message>
    <message>
        <source>{text!r} is neither a profile ({profiles}) nor a file NAME.toml</source>
        <translation>{text!r} no es ni un perfil ({profiles}) ni un archivo NAME.toml</translation>
    </message>
    <message>
        <source>{text!r} is no list of statuses such as 203,401 or 400-403</source>
        <translation>{text!r} no es una lista de estados como 203,401 o 400-403</translation>
    </message>
    <message>
        <source>{text!r} is no list of these: {known}</source>
        <translation>{text!r} no es una lista de estos: {known}</translation>
    </message>
    <message>
        <source>{text!r} is no list of verdicts; there are {known}</source>
        <translation>{text!r} no es una lista de resultados; hay {known}</translation>
    </message>
    <message>
        <source>{text!r} is not RULE=LEVEL with one of {levels}</source>
        <translation>{text!r} no es RULE=LEVEL con uno de {levels}</translation>
    </message>
    <message>
        <source>{text!r} is not a W3C datetime, such as 2026-11-21 or 2026-11-21T10:00:00Z</source>
        <translation>{text!r} no es una fecha y hora del W3C, como 2026-11-21 o 2026-11-21T10:00:00Z</translation>
    </message>
    <message>
        <source>{text!r} is not a full URL, such as https://www.example.com/sitemap.xml</source>
        <translation>{text!r} no es una URL completa, como https://www.example.com/sitemap.xml</translation>
    </message>
    <message>
        <source>{text!r} is not a scale from 0.5 to 4</source>
        <translation>{text!r} no es una escala de 0.5 a 4</translation>
    </message>
    <message>
        <source>{text!r} is not a size, such as 1280x800</source>
        <translation>{text!r} no es un tamaño, como 1280x800</translation>
    </message>
    <message>
        <source>{text!r} is not a whole number, 0 or higher</source>
        <translation>{text!r} no es un número entero, 0 o mayor</translation>
    </message>
    <message>
        <source>{text!r} is not all, errors, nor an age such as 30m, 12h or 7d</source>
        <translation>{text!r} no es all, errors ni una antigüedad como 30m, 12h o 7d</translation>
    </message>
    <message>
        <source>{text!r} is not an encoding name, such as windows-1251 or shift_jis</source>
        <translation>{text!r} no es el nombre de una codificación, como windows-1251 o shift_jis</translation>
    </message>
    <message>
        <source>{text!r} is not one of {known}</source>
        <translation>{text!r} no es uno de {known}</translation>
    </message>
    <message>
        <source>{text!r}: each side must be from 1 to {largest} pixels</source>
        <translation>{text!r}: cada lado debe tener de 1 a {largest} píxeles</translation>
    </message>
    <message>
        <source>{text}: It is no text in UTF-8.</source>
        <translation>{text}: No es texto en UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>{title} (%Ln rows)</source>
        <translation>
            <numerusform>{title} (%Ln fila)</numerusform>
            <numerusform>{title} (%Ln filas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} in %Ln rows</source>
        <translation>
            <numerusform>{title} en %Ln fila</numerusform>
            <numerusform>{title} en %Ln filas</numerusform>
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
        <translation>{trouble} Mira el carácter {n}.</translation>
    </message>
    <message>
        <source>{trouble} Look at what can be recovered with repair, or in the window.</source>
        <translation>{trouble} Mira con repair, o en la ventana, qué se puede recuperar.</translation>
    </message>
    <message>
        <source>{urls} audited</source>
        <translation>comprobado: {urls}</translation>
    </message>
    <message>
        <source>{urls} listed</source>
        <translation>{urls} en el sitemap</translation>
    </message>
    <message>
        <source>{urls} of {host}</source>
        <translation>{urls} de {host}</translation>
    </message>
    <message>
        <source>{url} cannot be fetched. {reason}</source>
        <translation>No se puede obtener {url}. {reason}</translation>
    </message>
    <message>
        <source>{url} was not fetched: {trouble}</source>
        <translation>{url} no se ha obtenido: {trouble}</translation>
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
        <translation>{values} con cambios en {entries}</translation>
    </message>
    <message>
        <source>{values} would change in {entries}</source>
        <translation>por cambiar: {values} en {entries}</translation>
    </message>
    <message>
        <source>{value} does not link back to this page.</source>
        <translation>{value} no devuelve el enlace a esta página.</translation>
    </message>
    <message>
        <source>{value} has more parts than a two-letter language with a script and a country.</source>
        <translation>{value} tiene más partes que un idioma de dos letras con un alfabeto y un país.</translation>
    </message>
    <message>
        <source>{value} has the script {script}, which ISO 15924 does not have. Correct it, or leave it out.</source>
        <translation>{value} tiene el alfabeto {script}, que no existe en ISO 15924. Corrígelo u omítelo.</translation>
    </message>
    <message>
        <source>{value} is not a number from 0.0 to 1.0, such as 0.5.{hint}</source>
        <translation>{value} no es un número de 0.0 a 1.0, como 0.5.{hint}</translation>
    </message>
    <message>
        <source>{value} is not between 0.0 and 1.0.</source>
        <translation>{value} no está entre 0.0 y 1.0.</translation>
    </message>
    <message>
        <source>{value} is not in the date format for sitemaps: 2005-01-31 or 2005-01-31T18:30:00+01:00.{hint}</source>
        <translation>{value} no tiene el formato de fecha de los sitemaps: 2005-01-31 o 2005-01-31T18:30:00+01:00.{hint}</translation>
    </message>
    <message>
        <source>{value} is not listed, for a reason: {reason}</source>
        <translation>{value} no figura, por un motivo: {reason}</translation>
    </message>
    <message>
        <source>{value} is not one of always, hourly, daily, weekly, monthly, yearly and never.{hint}</source>
        <translation>{value} no es always, hourly, daily, weekly, monthly, yearly ni never.{hint}</translation>
    </message>
    <message>
        <source>{value} is valid but unusual. Use one or two decimals.</source>
        <translation>{value} es válido, pero inusual. Usa uno o dos decimales.</translation>
    </message>
    <message>
        <source>{value} is {language} here and {other} in row {first}{place}.</source>
        <translation>{value} es {language} aquí y {other} en la fila {first}{place}.</translation>
    </message>
    <message>
        <source>{value} looks like a page. An index lists sitemaps; list pages in one of them.</source>
        <translation>{value} parece una página. Un índice incluye sitemaps; incluye las páginas en uno de ellos.</translation>
    </message>
    <message>
        <source>{value} may be indexed, and the sitemap does not list it ({evidence}).</source>
        <translation>{value} se puede indexar y el sitemap no la incluye ({evidence}).</translation>
    </message>
    <message>
        <source>{value} may be indexed, and the sitemap does not list it.</source>
        <translation>{value} se puede indexar y el sitemap no la incluye.</translation>
    </message>
    <message>
        <source>{value} means {means}. For {meant} it is wrong.</source>
        <translation>{value} significa {means}. Para {meant} es incorrecto.</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%Ln rows)</source>
        <translation>
            <numerusform>{what} (%Ln fila)</numerusform>
            <numerusform>{what} (%Ln filas)</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} Rename it, or change the compression.</source>
        <translation>{what} Cámbiale el nombre o cambia la compresión.</translation>
    </message>
    <message>
        <source>{what} Split it before it goes over the limit.</source>
        <translation>{what} Divídelo antes de que supere el límite.</translation>
    </message>
    <message>
        <source>{what} The file is damaged or hostile.</source>
        <translation>{what} El archivo está dañado o es malicioso.</translation>
    </message>
    <message>
        <source>{what} Use the site&apos;s real host.</source>
        <translation>{what} Usa el host real del sitio.</translation>
    </message>
    <message>
        <source>{why_not}, so the window was drawn to a picture.</source>
        <translation>{why_not}, así que la ventana se dibujó en una imagen.</translation>
    </message>
    <message>
        <source>{why}, so it can only be overwritten in place, and a crash while writing could damage it. Save somewhere else, or overwrite it.</source>
        <translation>{why}, así que solo se puede sobrescribir directamente, y un fallo durante la escritura podría dañarlo. Guarda en otro lugar o sobrescríbelo.</translation>
    </message>
    <message>
        <source>{word!r} is neither a file nor an option; see --help</source>
        <translation>{word!r} no es ni un archivo ni una opción; vea --help</translation>
    </message>
    <message>
        <source>“{detail}” has no meaning here. Write \$ for a dollar sign, \\ for a backslash.</source>
        <translation>«{detail}» no significa nada aquí. Escribe \$ para un signo de dólar y \\ para una barra invertida.</translation>
    </message>
    <message>
        <source>“{detail}” is missing.</source>
        <translation>Falta «{detail}».</translation>
    </message>
    <message>
        <source>“{detail}” is none of profile, select, ignore and [rules].</source>
        <translation>«{detail}» no es profile, select, ignore ni [rules].</translation>
    </message>
    <message>
        <source>“{detail}” must be text in quotes.</source>
        <translation>«{detail}» debe ser texto entre comillas.</translation>
    </message>
    <message>
        <source>“{detail}” must be true or false.</source>
        <translation>«{detail}» debe ser true o false.</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a header.</source>
        <translation>«{name}» no puede ser el nombre de un encabezado.</translation>
    </message>
    <message>
        <source>“{name}” is already open. Choose another name.</source>
        <translation>«{name}» ya está abierto. Elige otro nombre.</translation>
    </message>
    <message>
        <source>“{name}” is still being processed. Wait a moment.</source>
        <translation>«{name}» aún se está procesando. Espera un momento.</translation>
    </message>
    <message>
        <source>“{name}” is still loading. Wait a moment, or stop it.</source>
        <translation>«{name}» aún se está cargando. Espera un momento o detén la carga.</translation>
    </message>
</context>
</TS>
