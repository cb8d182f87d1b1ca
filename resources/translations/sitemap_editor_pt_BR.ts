<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sitemap Editor</source>
        <translation>Sobre o Sitemap Editor</translation>
    </message>
    <message>
        <source>Free software (MIT). Made with Python {python}, Qt for Python {qt} and lxml {lxml}.</source>
        <translation>Software livre (MIT). Feito com Python {python}, Qt for Python {qt} e lxml {lxml}.</translation>
    </message>
    <message>
        <source>Opens XML sitemaps, shows what is wrong with them, and saves them without touching a byte you did not edit.</source>
        <translation>Abre sitemaps XML, mostra o que há de errado neles e os salva sem tocar em nenhum byte que você não tenha editado.</translation>
    </message>
</context>
<context>
    <name>AnewForm</name>
    <message>
        <source>Use it now…</source>
        <translation>Usar agora…</translation>
    </message>
</context>
<context>
    <name>AnnounceCommands</name>
    <message>
        <source>Key file (*.txt)</source>
        <translation>Arquivo de chave (*.txt)</translation>
    </message>
    <message>
        <source>Save the key file</source>
        <translation>Salvar o arquivo de chave</translation>
    </message>
    <message>
        <source>These changes cannot be announced yet.</source>
        <translation>Essas alterações ainda não podem ser notificadas.</translation>
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
        <translation>Cha&amp;ve</translation>
    </message>
    <message>
        <source>&amp;Leave out what was found gone or not to be indexed</source>
        <translation>&amp;Deixar de fora o que não existe mais ou não deve ser indexado</translation>
    </message>
    <message>
        <source>&amp;Make a key</source>
        <translation>C&amp;riar uma chave</translation>
    </message>
    <message>
        <source>&amp;Save the key file…</source>
        <translation>&amp;Salvar o arquivo de chave…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>A&amp;nnounce</source>
        <translation>&amp;Notificar</translation>
    </message>
    <message>
        <source>All URLs count as announced. From now on, only changes are.</source>
        <translation>Todas as URLs contam como notificadas. De agora em diante, só as alterações serão.</translation>
    </message>
    <message>
        <source>Announce changes to search engines</source>
        <translation>Notificar alterações aos mecanismos de pesquisa</translation>
    </message>
    <message>
        <source>Announcing…</source>
        <translation>Notificando…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Alteração</translation>
    </message>
    <message>
        <source>Check &amp;first</source>
        <translation>Verificar &amp;antes</translation>
    </message>
    <message>
        <source>Comparing what is published with the saved file…</source>
        <translation>Comparando o que está publicado com o arquivo salvo…</translation>
    </message>
    <message>
        <source>Copy the key, which the key file has to contain</source>
        <translation>Copiar a chave, que o arquivo de chave precisa conter</translation>
    </message>
    <message>
        <source>Everything is in place. {added} added, {changed} changed and {removed} removed URLs would be announced.</source>
        <translation>Está tudo pronto. Seriam notificadas {added} URLs adicionadas, {changed} alteradas e {removed} removidas.</translation>
    </message>
    <message>
        <source>For the first time: later only changes are announced</source>
        <translation>Na primeira vez: depois, só as alterações são notificadas</translation>
    </message>
    <message>
        <source>Looks at what is published and lists what would be sent; sends nothing</source>
        <translation>Vê o que está publicado e lista o que seria enviado; não envia nada</translation>
    </message>
    <message>
        <source>Mark &amp;all as announced</source>
        <translation>&amp;Marcar tudo como notificado</translation>
    </message>
    <message>
        <source>Nothing has changed since the last announcement.</source>
        <translation>Nada mudou desde a última notificação.</translation>
    </message>
    <message>
        <source>Save the file that contains the key, to be uploaded to the site</source>
        <translation>Salvar o arquivo que contém a chave, para ser enviado ao site</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrompido.</translation>
    </message>
    <message>
        <source>Tells Bing, Yandex, Seznam, Naver and others (IndexNow) which URLs were added, removed, or have another date since the last announcement. Google does not take part. What is published must be the same as the saved file.</source>
        <translation>Informa ao Bing, Yandex, Seznam, Naver e outros (IndexNow) quais URLs foram adicionadas, removidas ou mudaram de data desde a última notificação. O Google não participa. O que está publicado precisa ser igual ao arquivo salvo.</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>Os primeiros {n} são listados.</translation>
    </message>
    <message>
        <source>The site has to offer the key in a text file that contains nothing else: {url}</source>
        <translation>O site precisa oferecer a chave em um arquivo de texto que não contenha mais nada: {url}</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>What would be announced</source>
        <translation>O que seria notificado</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chave</translation>
    </message>
    <message>
        <source>left out: {verdict}</source>
        <translation>fica de fora: {verdict}</translation>
    </message>
    <message>
        <source>{name} is saved. Upload it to {url}, then check.</source>
        <translation>{name} foi salvo. Envie-o para {url} e depois verifique.</translation>
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
        <translation>Site no ar</translation>
    </message>
    <message>
        <source>Live site: {verdict}</source>
        <translation>Site no ar: {verdict}</translation>
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
        <translation>Consultar também hosts privados…</translation>
    </message>
    <message>
        <source>Also ask {host}…</source>
        <translation>Consultar também {host}…</translation>
    </message>
    <message>
        <source>At once per host</source>
        <translation>Simultâneas por host</translation>
    </message>
    <message>
        <source>Checking URLs</source>
        <translation>Verificando URLs</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuar…</translation>
    </message>
    <message>
        <source>Delay between two requests to a host</source>
        <translation>Intervalo entre duas solicitações a um host</translation>
    </message>
    <message>
        <source>How long to wait between two requests to a host</source>
        <translation>Quanto esperar entre duas solicitações a um host</translation>
    </message>
    <message>
        <source>How many requests may run at once to each host</source>
        <translation>Quantas solicitações podem ser feitas ao mesmo tempo a cada host</translation>
    </message>
    <message>
        <source>Not checked, as they are in a private network:</source>
        <translation>Não verificados, por estarem em uma rede privada:</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>Solicitações simultâneas a cada host</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Paused at {done} of {total} URLs</source>
        <translation>Pausado em {done} de {total} URLs</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stopped at {done} of {total} URLs</source>
        <translation>Interrompido em {done} de {total} URLs</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>cerca de {time} restantes</translation>
    </message>
    <message>
        <source>with pauses of</source>
        <translation>com pausas de</translation>
    </message>
    <message>
        <source>{done} of {total} URLs checked</source>
        <translation>{done} de {total} URLs verificadas</translation>
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
        <translation>Datas das páginas alteradas</translation>
    </message>
    <message>
        <source>The URLs of this document are being checked. Stop that first.</source>
        <translation>As URLs deste documento estão sendo verificadas. Pare isso primeiro.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>About this document</source>
        <translation>Sobre este documento</translation>
    </message>
</context>
<context>
    <name>BarLine</name>
    <message>
        <source>Filter language</source>
        <translation>Linguagem de filtro</translation>
    </message>
</context>
<context>
    <name>BlockForm</name>
    <message>
        <source>Add field…</source>
        <translation>Adicionar campo…</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostrar mais</translation>
    </message>
    <message>
        <source>{title} (retired)</source>
        <translation>{title} (descontinuado)</translation>
    </message>
</context>
<context>
    <name>BulkCommands</name>
    <message>
        <source>Folder with the site&apos;s files</source>
        <translation>Pasta com os arquivos do site</translation>
    </message>
    <message>
        <source>Recipes (*.toml)</source>
        <translation>Receitas (*.toml)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Salvar receita</translation>
    </message>
    <message>
        <source>The recipe could not be deleted.</source>
        <translation>Não foi possível excluir a receita.</translation>
    </message>
    <message>
        <source>The recipe could not be saved.</source>
        <translation>Não foi possível salvar a receita.</translation>
    </message>
    <message>
        <source>This recipe cannot be opened.</source>
        <translation>Não foi possível abrir esta receita.</translation>
    </message>
    <message>
        <source>{name}, line {n}</source>
        <translation>{name}, linha {n}</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Z (UTC)</source>
        <translation>Z (UTC)</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Fuso</translation>
    </message>
    <message>
        <source>{offset} (here)</source>
        <translation>{offset} (aqui)</translation>
    </message>
</context>
<context>
    <name>CellChoice</name>
    <message>
        <source>— not set</source>
        <translation>— não definido</translation>
    </message>
</context>
<context>
    <name>CellCommands</name>
    <message>
        <source>No browser could be opened.</source>
        <translation>Não foi possível abrir nenhum navegador.</translation>
    </message>
    <message>
        <source>Only URLs that begin with http:// or https:// can be opened in the browser.</source>
        <translation>Só URLs que começam com http:// ou https:// podem ser abertas no navegador.</translation>
    </message>
    <message>
        <source>There is no filter for this column.</source>
        <translation>Não há filtro para esta coluna.</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Preview of the changes</source>
        <translation>Visualização das alterações</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
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
        <translation>Depois</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
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
        <translation>Copiar como imagem</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Copiar como tabela</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporção</translation>
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
        <translation>&amp;Fazer login…</translation>
    </message>
    <message>
        <source>Age of results in hours</source>
        <translation>Idade dos resultados em horas</translation>
    </message>
    <message>
        <source>All again</source>
        <translation>Todas de novo</translation>
    </message>
    <message>
        <source>All of these URLs are on hosts in a private network.</source>
        <translation>Todas estas URLs estão em hosts de uma rede privada.</translation>
    </message>
    <message>
        <source>All of these URLs have answered already: their answers are shown without new requests.</source>
        <translation>Todas estas URLs já responderam: as respostas são mostradas sem novas solicitações.</translation>
    </message>
    <message>
        <source>Also ask private hosts</source>
        <translation>Consultar também hosts privados</translation>
    </message>
    <message>
        <source>Also ask {hosts}</source>
        <translation>Consultar também {hosts}</translation>
    </message>
    <message>
        <source>By their names, these hosts are on this computer or in a private network. They are asked only if you say so.</source>
        <translation>Pelos nomes, esses hosts estão neste computador ou em uma rede privada. Eles só são consultados se você permitir.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Check URLs</source>
        <translation>Verificar URLs</translation>
    </message>
    <message>
        <source>Delay between requests</source>
        <translation>Intervalo entre solicitações</translation>
    </message>
    <message>
        <source>Each URL is requested from the live site, and its answer is shown in the table. The sitemap itself stays as it is.</source>
        <translation>Cada URL é solicitada ao site no ar, e a resposta aparece na tabela. O sitemap em si não muda.</translation>
    </message>
    <message>
        <source>Judge pages as</source>
        <translation>Avaliar páginas como</translation>
    </message>
    <message>
        <source>None of these rows has a URL that can be checked.</source>
        <translation>Nenhuma destas linhas tem uma URL que possa ser verificada.</translation>
    </message>
    <message>
        <source>Only URLs without an answer from the last day</source>
        <translation>Só URLs sem resposta no último dia</translation>
    </message>
    <message>
        <source>Only what failed</source>
        <translation>Só o que falhou</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>Solicitações simultâneas a cada host</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Login</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Tempo limite</translation>
    </message>
    <message>
        <source>URLs that answered within the last day are skipped.</source>
        <translation>URLs que responderam no último dia são puladas.</translation>
    </message>
    <message>
        <source>User agent</source>
        <translation>User agent</translation>
    </message>
    <message>
        <source>What is older than</source>
        <translation>O que tem mais de</translation>
    </message>
    <message>
        <source>Which of them</source>
        <translation>Quais delas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>{urls} on {hosts}: about {time} at these limits.</source>
        <translation>{urls} em {hosts}: cerca de {time} com estes limites.</translation>
    </message>
</context>
<context>
    <name>ChooseFilesDialog</name>
    <message>
        <source>Choose sitemaps</source>
        <translation>Escolher sitemaps</translation>
    </message>
    <message>
        <source>Deselect these</source>
        <translation>Desmarcar estes</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Filtrar por nome</translation>
    </message>
    <message>
        <source>Opens the selected sitemaps. You can open the others later.</source>
        <translation>Abre os sitemaps selecionados. Você pode abrir os outros depois.</translation>
    </message>
    <message>
        <source>Select these</source>
        <translation>Selecionar estes</translation>
    </message>
    <message>
        <source>Show only files whose names contain this text</source>
        <translation>Mostrar só arquivos cujo nome contém este texto</translation>
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
        <translation>Primeira página</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>No page is set for all other languages (x-default).</source>
        <translation>Nenhuma página está definida para todos os outros idiomas (x-default).</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Search engines do not recognize: {codes}.</source>
        <translation>Os mecanismos de pesquisa não reconhecem: {codes}.</translation>
    </message>
    <message>
        <source>Some pages do not list every version.</source>
        <translation>Algumas páginas não listam todas as versões.</translation>
    </message>
</context>
<context>
    <name>CodesEditor</name>
    <message>
        <source>Choose from a list</source>
        <translation>Escolher de uma lista</translation>
    </message>
</context>
<context>
    <name>ColumnCommands</name>
    <message>
        <source>&amp;Fit to content</source>
        <translation>&amp;Ajustar ao conteúdo</translation>
    </message>
    <message>
        <source>&amp;Hide column</source>
        <translation>&amp;Ocultar coluna</translation>
    </message>
    <message>
        <source>&amp;Reset column widths</source>
        <translation>&amp;Redefinir larguras das colunas</translation>
    </message>
    <message>
        <source>&amp;Select column</source>
        <translation>&amp;Selecionar coluna</translation>
    </message>
    <message>
        <source>Filter &amp;by this column…</source>
        <translation>&amp;Filtrar por esta coluna…</translation>
    </message>
    <message>
        <source>Show {host}, which is hidden</source>
        <translation>Mostrar {host}, que está oculto</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>Classificar em ordem &amp;crescente</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>Classificar em ordem &amp;decrescente</translation>
    </message>
    <message>
        <source>The URL column cannot be hidden.</source>
        <translation>A coluna URL não pode ser ocultada.</translation>
    </message>
    <message>
        <source>There is no filter for this column.</source>
        <translation>Não há filtro para esta coluna.</translation>
    </message>
    <message>
        <source>“{name}” is hidden. To show it again, choose View, Columns.</source>
        <translation>“{name}” está oculta. Para mostrá-la de novo, escolha Exibir, Colunas.</translation>
    </message>
</context>
<context>
    <name>ColumnsForm</name>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>Quando necessário</translation>
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
        <translation>Aplicar diferenças de {name}</translation>
    </message>
    <message>
        <source>These differences cannot be applied.</source>
        <translation>Não é possível aplicar essas diferenças.</translation>
    </message>
    <message>
        <source>{name}, as opened</source>
        <translation>{name}, como foi aberto</translation>
    </message>
    <message>
        <source>{name}, as saved</source>
        <translation>{name}, como foi salvo</translation>
    </message>
</context>
<context>
    <name>ComparingDialog</name>
    <message>
        <source>Height of the list</source>
        <translation>Altura da lista</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Preparando a visualização…</translation>
    </message>
    <message>
        <source>The changes cannot be shown: {cause}</source>
        <translation>Não é possível mostrar as alterações: {cause}</translation>
    </message>
</context>
<context>
    <name>CoverageCommands</name>
    <message>
        <source>Choose the folder of the built site</source>
        <translation>Escolher a pasta do site gerado</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>Salva em {path}</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation>Não foi possível salvar a tabela.</translation>
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
        <translation>Data&amp;s</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Folder of the built site</source>
        <translation>&amp;Pasta do site gerado</translation>
    </message>
    <message>
        <source>&amp;Home page</source>
        <translation>Página &amp;inicial</translation>
    </message>
    <message>
        <source>&amp;Live site</source>
        <translation>Site no &amp;ar</translation>
    </message>
    <message>
        <source>&amp;Not to be listed</source>
        <translation>&amp;Não listar</translation>
    </message>
    <message>
        <source>&amp;Put into</source>
        <translation>Co&amp;locar em</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Pa&amp;rar</translation>
    </message>
    <message>
        <source>&amp;Table or sitemap</source>
        <translation>&amp;Tabela ou sitemap</translation>
    </message>
    <message>
        <source>&amp;Untick all</source>
        <translation>&amp;Desmarcar tudo</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Add pages</source>
        <translation>Adicionar páginas</translation>
    </message>
    <message>
        <source>Choose f&amp;older…</source>
        <translation>Escol&amp;her pasta…</translation>
    </message>
    <message>
        <source>Choose ta&amp;ble…</source>
        <translation>Escolher ta&amp;bela…</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datas</translation>
    </message>
    <message>
        <source>Enter its home page.</source>
        <translation>Informe a página inicial do site.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Folder of the built site</source>
        <translation>Pasta do site gerado</translation>
    </message>
    <message>
        <source>From headers and tables alone</source>
        <translation>Só dos cabeçalhos e das tabelas</translation>
    </message>
    <message>
        <source>From the files as well</source>
        <translation>Também dos arquivos</translation>
    </message>
    <message>
        <source>From the last commits (git) as well</source>
        <translation>Também dos últimos commits (git)</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Links from the home page at most</source>
        <translation>Máximo de links a partir da página inicial</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>None of the listed URLs is among them; are these the pages of another site?</source>
        <translation>Nenhuma das URLs listadas está entre elas; estas são as páginas de outro site?</translation>
    </message>
    <message>
        <source>Not to be listed</source>
        <translation>Não listar</translation>
    </message>
    <message>
        <source>P&amp;roposals</source>
        <translation>Pr&amp;opostas</translation>
    </message>
    <message>
        <source>Pages and URLs</source>
        <translation>Páginas e URLs</translation>
    </message>
    <message>
        <source>Pages at most</source>
        <translation>Máximo de páginas</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Colocar em</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Remove URLs</source>
        <translation>Remover URLs</translation>
    </message>
    <message>
        <source>Stopped. Comparing again goes on with what the site has answered by now.</source>
        <translation>Interrompido. Comparar de novo continua com o que o site já respondeu.</translation>
    </message>
    <message>
        <source>T&amp;ick all</source>
        <translation>&amp;Marcar tudo</translation>
    </message>
    <message>
        <source>Table or sitemap</source>
        <translation>Tabela ou sitemap</translation>
    </message>
    <message>
        <source>Where their folders are</source>
        <translation>Onde estão as pastas delas</translation>
    </message>
    <message>
        <source>Which pages are not listed, and which listed URLs are not there? Choose what to compare with; only the live site is asked for anything.</source>
        <translation>Que páginas não estão listadas, e que URLs listadas não existem? Escolha com que comparar; só o site no ar é consultado.</translation>
    </message>
    <message>
        <source>Which pages nobody links to is not known.</source>
        <translation>Não se sabe quais páginas não têm links.</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>no máximo</translation>
    </message>
    <message>
        <source>links of the home page</source>
        <translation>links da página inicial</translation>
    </message>
    <message>
        <source>pages, within</source>
        <translation>páginas, a até</translation>
    </message>
    <message>
        <source>{done} of {known} known pages have answered…</source>
        <translation>{done} de {known} páginas conhecidas responderam…</translation>
    </message>
    <message>
        <source>{host} is in a private network and was not asked.</source>
        <translation>{host} está em uma rede privada e não foi consultado.</translation>
    </message>
</context>
<context>
    <name>CoverageModel</name>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Evidência</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>Encontrada em</translation>
    </message>
    <message>
        <source>Links to it</source>
        <translation>Links para ela</translation>
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
        <translation>Não é possível guardar o que foi unido: {cause}</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
</context>
<context>
    <name>DateIndexDialog</name>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Files and their dates</source>
        <translation>Arquivos e suas datas</translation>
    </message>
    <message>
        <source>In the index</source>
        <translation>No índice</translation>
    </message>
    <message>
        <source>In the index, these files have an older date than their newest page. They get the date of that page.</source>
        <translation>No índice, estes arquivos têm uma data anterior à da página mais recente deles. Eles recebem a data dessa página.</translation>
    </message>
    <message>
        <source>Newest page</source>
        <translation>Página mais recente</translation>
    </message>
    <message>
        <source>Update dates in the index</source>
        <translation>Atualizar datas no índice</translation>
    </message>
</context>
<context>
    <name>DecimalBox</name>
    <message>
        <source>A number from {least} to {most} with at most {n} decimals</source>
        <translation>Um número de {least} a {most} com no máximo {n} casas decimais</translation>
    </message>
</context>
<context>
    <name>DetailsDock</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
</context>
<context>
    <name>DetailsHeader</name>
    <message>
        <source>Close the details panel</source>
        <translation>Fechar o painel de detalhes</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+3)</source>
        <translation>Fechar este painel (Ctrl+3)</translation>
    </message>
    <message>
        <source>row {n}</source>
        <translation>linha {n}</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} linhas</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Select an entry to see its details.</source>
        <translation>Selecione uma entrada para ver os detalhes.</translation>
    </message>
</context>
<context>
    <name>DifferencesDialog</name>
    <message>
        <source>&amp;Add these here</source>
        <translation>A&amp;dicionar estas aqui</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>&amp;Apply all</source>
        <translation>&amp;Aplicar todas</translation>
    </message>
    <message>
        <source>&amp;Apply without deleting</source>
        <translation>&amp;Aplicar sem excluir</translation>
    </message>
    <message>
        <source>&amp;Copy the list</source>
        <translation>&amp;Copiar a lista</translation>
    </message>
    <message>
        <source>&amp;Delete here what the other file lacks: {parts}</source>
        <translation>E&amp;xcluir aqui o que o outro arquivo não tem: {parts}</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>&amp;Use these URLs</source>
        <translation>&amp;Usar estas URLs</translation>
    </message>
    <message>
        <source>&amp;Use these values</source>
        <translation>&amp;Usar estes valores</translation>
    </message>
    <message>
        <source>Compare “{mine}” with “{theirs}”</source>
        <translation>Comparar “{mine}” com “{theirs}”</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Dele&amp;te these here</source>
        <translation>&amp;Excluir estas aqui</translation>
    </message>
    <message>
        <source>For a site that has moved, or a test site</source>
        <translation>Para um site que mudou de endereço ou um site de teste</translation>
    </message>
    <message>
        <source>For entries that moved, from their old URLs to the new ones</source>
        <translation>Para as entradas movidas, das URLs antigas para as novas</translation>
    </message>
    <message>
        <source>Ignore scheme and &amp;host</source>
        <translation>Ignorar esquema e &amp;host</translation>
    </message>
    <message>
        <source>Sa&amp;ve redirects…</source>
        <translation>Sal&amp;var redirecionamentos…</translation>
    </message>
    <message>
        <source>Select these &amp;rows</source>
        <translation>Selecionar estas &amp;linhas</translation>
    </message>
    <message>
        <source>The files cannot be compared: {cause}</source>
        <translation>Não é possível comparar os arquivos: {cause}</translation>
    </message>
    <message>
        <source>The other file is damaged, so only what could be recovered is compared. {cause}</source>
        <translation>O outro arquivo está danificado, por isso só se compara o que foi possível recuperar. {cause}</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>O que difere</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>Other file</source>
        <translation>Outro arquivo</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>This file</source>
        <translation>Este arquivo</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>O que difere</translation>
    </message>
</context>
<context>
    <name>DocumentBanner</name>
    <message>
        <source>Accept and edit</source>
        <translation>Aceitar e editar</translation>
    </message>
    <message>
        <source>Another program changed this file while it was open.</source>
        <translation>Outro programa alterou este arquivo enquanto ele estava aberto.</translation>
    </message>
    <message>
        <source>Another program changed this file, and so did you.</source>
        <translation>Outro programa alterou este arquivo, e você também.</translation>
    </message>
    <message>
        <source>Another program changed {name} while it was open.</source>
        <translation>Outro programa alterou {name} enquanto estava aberto.</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>Converter para UTF-8</translation>
    </message>
    <message>
        <source>Create a sitemap from it</source>
        <translation>Criar um sitemap a partir dele</translation>
    </message>
    <message>
        <source>Damaged: {trouble} Everything that could be recovered is shown below.</source>
        <translation>Danificado: {trouble} Tudo o que foi possível recuperar aparece abaixo.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Manter a minha</translation>
    </message>
    <message>
        <source>Load it again</source>
        <translation>Carregar de novo</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Mesclar…</translation>
    </message>
    <message>
        <source>Only part of this file was loaded. You can view it but not save it.</source>
        <translation>Só uma parte deste arquivo foi carregada. Você pode vê-lo, mas não salvá-lo.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recarregar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>This file is damaged: {trouble} Everything that could be recovered is shown below.</source>
        <translation>Este arquivo está danificado: {trouble} Tudo o que foi possível recuperar aparece abaixo.</translation>
    </message>
    <message>
        <source>This file is encoded in {encoding}. Sitemaps must be UTF-8.</source>
        <translation>Este arquivo está codificado em {encoding}. Sitemaps precisam ser UTF-8.</translation>
    </message>
    <message>
        <source>This file was deleted or moved. Its contents are still open here; save to keep them.</source>
        <translation>Este arquivo foi excluído ou movido. O conteúdo continua aberto aqui; salve para mantê-lo.</translation>
    </message>
    <message>
        <source>This file was read in an encoding other than the one it declares. Does everything look right?</source>
        <translation>Este arquivo foi lido em uma codificação diferente da que ele declara. Está tudo certo?</translation>
    </message>
    <message>
        <source>This is a feed. You can view it here but not edit it.</source>
        <translation>Isto é um feed. Você pode vê-lo aqui, mas não editá-lo.</translation>
    </message>
    <message>
        <source>What was repaired…</source>
        <translation>O que foi reparado…</translation>
    </message>
    <message>
        <source>{name} was deleted or moved. Its contents are still open here; save to keep them.</source>
        <translation>{name} foi excluído ou movido. O conteúdo continua aberto aqui; salve para mantê-lo.</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>All open documents</source>
        <translation>Todos os documentos abertos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close the others</source>
        <translation>Fechar os outros</translation>
    </message>
    <message>
        <source>Close this document</source>
        <translation>Fechar este documento</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar caminho</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Documentos abertos</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir pasta</translation>
    </message>
</context>
<context>
    <name>DocumentView</name>
    <message>
        <source>No entries yet. Press {key} or {other} to add one, or paste URLs.</source>
        <translation>Ainda não há entradas. Pressione {key} ou {other} para adicionar uma ou cole URLs.</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Nenhuma linha corresponde ao filtro.</translation>
    </message>
    <message>
        <source>This finding is about the whole file, not about single rows.</source>
        <translation>Esta ocorrência se refere ao arquivo inteiro, não a linhas específicas.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
</context>
<context>
    <name>DuplicatesDialog</name>
    <message>
        <source>&amp;Merge images, videos, news and links into the entry that is kept</source>
        <translation>Mesclar imagens, &amp;vídeos, notícias e links na entrada mantida</translation>
    </message>
    <message>
        <source>&amp;all</source>
        <translation>&amp;todas</translation>
    </message>
    <message>
        <source>&amp;first</source>
        <translation>a &amp;primeira</translation>
    </message>
    <message>
        <source>&amp;last</source>
        <translation>a ú&amp;ltima</translation>
    </message>
    <message>
        <source>All entries will be kept.</source>
        <translation>Todas as entradas serão mantidas.</translation>
    </message>
    <message>
        <source>Content that no other entry has will be lost: {contents}.</source>
        <translation>Será perdido conteúdo que nenhuma outra entrada tem: {contents}.</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicatas</translation>
    </message>
    <message>
        <source>Groups of duplicates</source>
        <translation>Grupos de duplicatas</translation>
    </message>
    <message>
        <source>In each group, &amp;keep</source>
        <translation>Em cada grupo, &amp;manter</translation>
    </message>
    <message>
        <source>In this group, keep</source>
        <translation>Neste grupo, manter</translation>
    </message>
    <message>
        <source>Include URLs that are &amp;nearly the same (www, http and https, trailing slash)</source>
        <translation>&amp;Incluir URLs quase iguais (www, http e https, barra final)</translation>
    </message>
    <message>
        <source>Looking for duplicates…</source>
        <translation>Procurando duplicatas…</translation>
    </message>
    <message>
        <source>No URL is listed twice.</source>
        <translation>Nenhuma URL aparece duas vezes.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Their own content will be kept: {contents}.</source>
        <translation>O conteúdo próprio delas será mantido: {contents}.</translation>
    </message>
    <message>
        <source>Together with the newest date in the group. Nothing is added twice.</source>
        <translation>Com a data mais recente do grupo. Nada é adicionado duas vezes.</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>n&amp;ewest</source>
        <translation>a mais &amp;recente</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>a primeira</translation>
    </message>
    <message>
        <source>the last</source>
        <translation>a última</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>a mais recente</translation>
    </message>
</context>
<context>
    <name>DuplicatesModel</name>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantida</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>removida</translation>
    </message>
</context>
<context>
    <name>EarlierAnswerCommands</name>
    <message>
        <source>What earlier checks found cannot be read: {cause}</source>
        <translation>O que as verificações anteriores encontraram não pode ser lido: {cause}</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>Add a row</source>
        <translation>Adicionar uma linha</translation>
    </message>
    <message>
        <source>Sort the file</source>
        <translation>Classificar o arquivo</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be pasted.</source>
        <translation>Não é possível colar o conteúdo da área de transferência.</translation>
    </message>
</context>
<context>
    <name>EditValuesDialog</name>
    <message>
        <source>Change</source>
        <translation>Alterar</translation>
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
        <translation>&amp;Só onde</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Só onde</translation>
    </message>
    <message>
        <source>Step &amp;name</source>
        <translation>&amp;Nome da etapa</translation>
    </message>
    <message>
        <source>Step name</source>
        <translation>Nome da etapa</translation>
    </message>
    <message>
        <source>Steps, conditions, recipes</source>
        <translation>Etapas, condições, receitas</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fechado</translation>
    </message>
    <message>
        <source>each of these rows, or a filter such as path:/blog/ or priority&lt;0.5</source>
        <translation>cada uma destas linhas, ou um filtro como path:/blog/ ou priority&lt;0.5</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aberto</translation>
    </message>
</context>
<context>
    <name>EditorNote</name>
    <message>
        <source>Change to {value} ({key})</source>
        <translation>Mudar para {value} ({key})</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>Drop a sitemap, a sitemap index or a list of URLs anywhere in this window, gzipped or not.</source>
        <translation>Solte um sitemap, um índice de sitemaps ou uma lista de URLs em qualquer lugar desta janela, com ou sem gzip.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nada aberto</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Abrir um exemplo</translation>
    </message>
    <message>
        <source>Open a sitemap</source>
        <translation>Abrir um sitemap</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Paste URLs</source>
        <translation>Colar URLs</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Arquivos recentes</translation>
    </message>
    <message>
        <source>This file no longer exists</source>
        <translation>Este arquivo não existe mais</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message>
        <source>Changed since the last save.</source>
        <translation>Alterado desde o último salvamento.</translation>
    </message>
    <message>
        <source>The oldest answer: {age}</source>
        <translation>A resposta mais antiga: {age}</translation>
    </message>
</context>
<context>
    <name>EntriesTable</name>
    <message>
        <source>Rows cannot be moved while a filter hides some. Show all rows first.</source>
        <translation>As linhas não podem ser movidas enquanto um filtro oculta algumas. Mostre primeiro todas as linhas.</translation>
    </message>
    <message>
        <source>Rows cannot be moved while the document is read-only.</source>
        <translation>As linhas não podem ser movidas enquanto o documento é somente leitura.</translation>
    </message>
    <message>
        <source>Rows cannot be moved while the table is sorted. Show the file&apos;s order first.</source>
        <translation>As linhas não podem ser movidas enquanto a tabela está classificada. Mostre primeiro a ordem do arquivo.</translation>
    </message>
    <message>
        <source>That position is in another file. To move rows there, drag them onto its tab.</source>
        <translation>Essa posição fica em outro arquivo. Para mover linhas para lá, arraste-as até a guia dele.</translation>
    </message>
    <message>
        <source>The selected rows are in several files. Move those of one file at a time.</source>
        <translation>As linhas selecionadas estão em vários arquivos. Mova as de um arquivo por vez.</translation>
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
        <translation>vários valores</translation>
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
        <translation>Lista de URLs (*.txt)</translation>
    </message>
    <message>
        <source>These files could not be deleted: {names}</source>
        <translation>Não foi possível excluir estes arquivos: {names}</translation>
    </message>
    <message>
        <source>XML (*.xml)</source>
        <translation>XML (*.xml)</translation>
    </message>
    <message>
        <source>XML, gzipped (*.xml.gz)</source>
        <translation>XML, com gzip (*.xml.gz)</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>A single file would be larger than the protocol allows. Split it.</source>
        <translation>Um único arquivo ficaria maior do que o protocolo permite. Divida-o.</translation>
    </message>
    <message>
        <source>An index lists sitemaps, so it cannot be exported as a list of URLs. The name must end in .xml or .xml.gz.</source>
        <translation>Um índice lista sitemaps, por isso não pode ser exportado como lista de URLs. O nome precisa terminar em .xml ou .xml.gz.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Close this dialog, and go to the place of the error</source>
        <translation>Fechar esta caixa de diálogo e ir para o local do erro</translation>
    </message>
    <message>
        <source>Errors that prevent the export</source>
        <translation>Erros que impedem a exportação</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export anyway, with the errors</source>
        <translation>Exportar mesmo assim, com os erros</translation>
    </message>
    <message>
        <source>Exporting writes a clean new copy to upload to your site: UTF-8, tidy, in the order the protocol specifies. The file you are editing stays as it is; to write your changes back to it, use Save.</source>
        <translation>A exportação grava uma cópia nova e limpa para enviar ao seu site: UTF-8, organizada, na ordem que o protocolo especifica. O arquivo que você está editando não muda; para gravar suas alterações nele, use Salvar.</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Arquivo a gravar</translation>
    </message>
    <message>
        <source>Fix all safe…</source>
        <translation>Corrigir tudo que é seguro…</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix, then come back here</source>
        <translation>Corrigir tudo que é seguro corrigir e depois voltar aqui</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Index to write; the sitemaps go in the same folder</source>
        <translation>Índice a gravar; os sitemaps ficam na mesma pasta</translation>
    </message>
    <message>
        <source>Line for robots.txt: {line}</source>
        <translation>Linha para o robots.txt: {line}</translation>
    </message>
    <message>
        <source>List of URLs</source>
        <translation>Lista de URLs</translation>
    </message>
    <message>
        <source>No errors; ready to export.</source>
        <translation>Sem erros; pronto para exportar.</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Um arquivo</translation>
    </message>
    <message>
        <source>Row {row}: </source>
        <translation>Linha {row}: </translation>
    </message>
    <message>
        <source>Several files with an index</source>
        <translation>Vários arquivos com um índice</translation>
    </message>
    <message>
        <source>The name must end in .xml or .xml.gz.</source>
        <translation>O nome precisa terminar em .xml ou .xml.gz.</translation>
    </message>
    <message>
        <source>The name must end in .xml, .xml.gz or .txt.</source>
        <translation>O nome precisa terminar em .xml, .xml.gz ou .txt.</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>XML, gzipped</source>
        <translation>XML, com gzip</translation>
    </message>
</context>
<context>
    <name>ExtensionSection</name>
    <message>
        <source>Add: {what}</source>
        <translation>Adicionar: {what}</translation>
    </message>
    <message>
        <source>New: {what}</source>
        <translation>Novo: {what}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fechado</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aberto</translation>
    </message>
</context>
<context>
    <name>ExtensionsForm</name>
    <message>
        <source>Add images, videos, news, languages or a mobile version to this entry</source>
        <translation>Adicionar imagens, vídeos, notícias, idiomas ou uma versão móvel a esta entrada</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Adicionar…</translation>
    </message>
    <message>
        <source>Other elements, kept as they are</source>
        <translation>Outros elementos, mantidos como estão</translation>
    </message>
    <message>
        <source>The fields below belong to row {n}.</source>
        <translation>Os campos abaixo pertencem à linha {n}.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Abrir outro arquivo…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
</context>
<context>
    <name>FileNameDialog</name>
    <message>
        <source>File name</source>
        <translation>Nome do arquivo</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>Novo sitemap</translation>
    </message>
    <message>
        <source>When you save, the file is written next to the others and listed in the index.</source>
        <translation>Quando você salva, o arquivo é gravado ao lado dos outros e listado no índice.</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>All supported files ({patterns})</source>
        <translation>Todos os arquivos compatíveis ({patterns})</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Escolher uma tabela</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>Import preferences</source>
        <translation>Importar preferências</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>Abrir uma receita</translation>
    </message>
    <message>
        <source>Open a robots.txt</source>
        <translation>Abrir um robots.txt</translation>
    </message>
    <message>
        <source>Open sitemaps</source>
        <translation>Abrir sitemaps</translation>
    </message>
    <message>
        <source>Preferences ({patterns})</source>
        <translation>Preferências ({patterns})</translation>
    </message>
    <message>
        <source>Recipes (*.toml);;All files (*)</source>
        <translation>Receitas (*.toml);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Sitemaps and feeds ({patterns})</source>
        <translation>Sitemaps e feeds ({patterns})</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>Tabelas ({patterns})</translation>
    </message>
</context>
<context>
    <name>FileSearch</name>
    <message>
        <source>File name</source>
        <translation>Nome do arquivo</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
</context>
<context>
    <name>FileSetCommands</name>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Open as one document</source>
        <translation>Abrir como um só documento</translation>
    </message>
    <message>
        <source>Open the sitemaps of a folder</source>
        <translation>Abrir os sitemaps de uma pasta</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>Abri-los</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Mostrar os arquivos</translation>
    </message>
    <message>
        <source>The editor failed while reading. The files were not touched.</source>
        <translation>O editor falhou durante a leitura. Os arquivos não foram tocados.</translation>
    </message>
    <message>
        <source>There are no sitemaps in {place}.</source>
        <translation>Não há sitemaps em {place}.</translation>
    </message>
    <message>
        <source>{place} cannot be opened: {error}</source>
        <translation>Não é possível abrir {place}: {error}</translation>
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
        <translation>Localizar um arquivo</translation>
    </message>
</context>
<context>
    <name>FilesCommands</name>
    <message>
        <source>Change the index entry for {name}</source>
        <translation>Alterar a entrada de {name} no índice</translation>
    </message>
    <message>
        <source>New sitemap {name}</source>
        <translation>Novo sitemap {name}</translation>
    </message>
    <message>
        <source>Only files that are open can be removed.</source>
        <translation>Só arquivos abertos podem ser removidos.</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Remover {name}</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>Renomear {name}</translation>
    </message>
    <message>
        <source>The last file cannot be removed.</source>
        <translation>O último arquivo não pode ser removido.</translation>
    </message>
    <message>
        <source>They are already there.</source>
        <translation>Elas já estão lá.</translation>
    </message>
    <message>
        <source>{name} was removed. The file will be deleted when you save.</source>
        <translation>{name} foi removido. O arquivo será excluído quando você salvar.</translation>
    </message>
</context>
<context>
    <name>FilesHeader</name>
    <message>
        <source>Close the list of files</source>
        <translation>Fechar a lista de arquivos</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+4)</source>
        <translation>Fechar este painel (Ctrl+4)</translation>
    </message>
    <message>
        <source>Make an index…</source>
        <translation>Criar um índice…</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Novo…</translation>
    </message>
    <message>
        <source>Open the rest</source>
        <translation>Abrir o resto</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
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
        <translation>Data no índice</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Ocorrências</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>URL in the index</source>
        <translation>URL no índice</translation>
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
        <translation>Adicionar ao índice</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
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
        <translation>Filtrar as linhas</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Only {place}; press to show all</source>
        <translation>Só {place}; pressione para mostrar tudo</translation>
    </message>
    <message>
        <source>Show only rows that contain this text or match these terms, such as priority&lt;0.5</source>
        <translation>Mostrar só linhas que contêm este texto ou correspondem a estes termos, como priority&lt;0.5</translation>
    </message>
    <message>
        <source>no host</source>
        <translation>sem host</translation>
    </message>
</context>
<context>
    <name>FilterCommands</name>
    <message>
        <source>Saved the filter “{name}”</source>
        <translation>Filtro “{name}” salvo</translation>
    </message>
</context>
<context>
    <name>FilterCompleter</name>
    <message>
        <source>recent</source>
        <translation>recente</translation>
    </message>
</context>
<context>
    <name>FilterMenu</name>
    <message>
        <source>All rows</source>
        <translation>Todas as linhas</translation>
    </message>
    <message>
        <source>Filter language</source>
        <translation>Linguagem de filtro</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>Salvar este filtro…</translation>
    </message>
    <message>
        <source>Saved filters…</source>
        <translation>Filtros salvos…</translation>
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
        <translation>Ação</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Ações</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Localizar uma ação</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nada encontrado. Tente outra palavra.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>O que você quer fazer?</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
</context>
<context>
    <name>FindCommands</name>
    <message>
        <source>Nothing was replaced in “{name}”: {reason}</source>
        <translation>Nada foi substituído em “{name}”: {reason}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
</context>
<context>
    <name>FindingCards</name>
    <message>
        <source>Learn more</source>
        <translation>Saiba mais</translation>
    </message>
    <message>
        <source>Learn more: {title}</source>
        <translation>Saiba mais: {title}</translation>
    </message>
</context>
<context>
    <name>FindingsHeader</name>
    <message>
        <source>Close the findings panel</source>
        <translation>Fechar o painel de ocorrências</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+1)</source>
        <translation>Fechar este painel (Ctrl+1)</translation>
    </message>
    <message>
        <source>Find in the list of findings</source>
        <translation>Localizar na lista de ocorrências</translation>
    </message>
    <message>
        <source>Find in this list</source>
        <translation>Localizar nesta lista</translation>
    </message>
    <message>
        <source>Fix all safe…</source>
        <translation>Corrigir tudo que é seguro…</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix; shows a preview first</source>
        <translation>Corrigir tudo o que é seguro corrigir; mostra antes uma visualização</translation>
    </message>
    <message>
        <source>List only findings with this text</source>
        <translation>Listar só as ocorrências com este texto</translation>
    </message>
    <message>
        <source>Show only the rows with the selected finding</source>
        <translation>Mostrar só as linhas com a ocorrência selecionada</translation>
    </message>
    <message>
        <source>Show only these rows</source>
        <translation>Mostrar só estas linhas</translation>
    </message>
    <message>
        <source>Worth knowing about the whole file; nothing is wrong</source>
        <translation>Bom saber sobre o arquivo inteiro; nada está errado</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>sem ocorrências</translation>
    </message>
    <message>
        <source>no findings so far</source>
        <translation>sem ocorrências até agora</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>Finding</source>
        <translation>Ocorrência</translation>
    </message>
    <message>
        <source>Fix all of these; shows a preview first ({key})</source>
        <translation>Corrigir todas; mostra antes uma visualização ({key})</translation>
    </message>
    <message>
        <source>Fix this one ({key})</source>
        <translation>Corrigir esta ({key})</translation>
    </message>
    <message>
        <source>Fix {n} of these; shows a preview first ({key})</source>
        <translation>Corrigir {n} destas; mostra antes uma visualização ({key})</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corrigir…</translation>
    </message>
    <message>
        <source>Go to the list of files: these are in the index ({key})</source>
        <translation>Ir para a lista de arquivos: estas estão no índice ({key})</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Locais</translation>
    </message>
    <message>
        <source>Source: {names}</source>
        <translation>Fonte: {names}</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>entry {entry}</source>
        <translation>entrada {entry}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>linha do texto {line}</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>linha {row}</translation>
    </message>
    <message>
        <source>rows {rows}</source>
        <translation>linhas {rows}</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>o arquivo</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Ocorrências</translation>
    </message>
    <message>
        <source>No finding in this list matches.</source>
        <translation>Nenhuma ocorrência desta lista corresponde.</translation>
    </message>
</context>
<context>
    <name>FixCommands</name>
    <message>
        <source>Correct hosts</source>
        <translation>Corrigir hosts</translation>
    </message>
    <message>
        <source>Fix all safe</source>
        <translation>Corrigir tudo que é seguro</translation>
    </message>
</context>
<context>
    <name>FixMenu</name>
    <message>
        <source>Fix all {n}: {title}…</source>
        <translation>Corrigir todas ({n}): {title}…</translation>
    </message>
</context>
<context>
    <name>FixPreviewDialog</name>
    <message>
        <source>Change</source>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Escolha o que fazer.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Ocorrências</translation>
    </message>
    <message>
        <source>Findings: {counts}</source>
        <translation>Ocorrências: {counts}</translation>
    </message>
    <message>
        <source>Fix all safe</source>
        <translation>Corrigir tudo que é seguro</translation>
    </message>
    <message>
        <source>Fix: {rule}</source>
        <translation>Corrigir: {rule}</translation>
    </message>
    <message>
        <source>Fixes only what needs no decision. Nothing is guessed, and every other value stays as it is.</source>
        <translation>Corrige só o que não exige uma decisão. Nada é presumido, e todos os outros valores ficam como estão.</translation>
    </message>
    <message>
        <source>Nothing will change.</source>
        <translation>Nada vai mudar.</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Preparando a visualização…</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>Os primeiros {n} são listados.</translation>
    </message>
    <message>
        <source>What is fixed</source>
        <translation>O que é corrigido</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>em parte</translation>
    </message>
    <message>
        <source>{n} places in {files} files will change.</source>
        <translation>{n} locais em {files} arquivos vão mudar.</translation>
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
        <translation>Procurar…</translation>
    </message>
</context>
<context>
    <name>FreshnessPage</name>
    <message>
        <source>Folders by age</source>
        <translation>Pastas por idade</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>Stale after (days)</source>
        <translation>Desatualizadas após (dias)</translation>
    </message>
    <message>
        <source>Stale after, in days</source>
        <translation>Desatualizadas após, em dias</translation>
    </message>
</context>
<context>
    <name>HelpCommands</name>
    <message>
        <source>Combining terms</source>
        <translation>Como combinar termos</translation>
    </message>
    <message>
        <source>Filter language</source>
        <translation>Linguagem de filtro</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>Na tabela</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termos</translation>
    </message>
</context>
<context>
    <name>HonestLastmodDialog</name>
    <message>
        <source>Dates of changed pages</source>
        <translation>Datas das páginas alteradas</translation>
    </message>
    <message>
        <source>Looking at what earlier checks found…</source>
        <translation>Analisando o que as verificações anteriores encontraram…</translation>
    </message>
    <message>
        <source>No page was checked twice yet. Check the URLs now, and again when pages may have changed: a date is proposed for each page whose text is another by then.</source>
        <translation>Nenhuma página foi verificada duas vezes ainda. Verifique as URLs agora e de novo quando as páginas puderem ter mudado: para cada página com texto diferente até lá, é proposta uma data.</translation>
    </message>
    <message>
        <source>Of {n} pages that were checked more than once, none needs another date.</source>
        <translation>Das {n} páginas verificadas mais de uma vez, nenhuma precisa de outra data.</translation>
    </message>
    <message>
        <source>Proposed dates</source>
        <translation>Datas propostas</translation>
    </message>
    <message>
        <source>Set dates</source>
        <translation>Definir datas</translation>
    </message>
    <message>
        <source>What earlier checks found cannot be read ({cause}).</source>
        <translation>Não é possível ler o que as verificações anteriores encontraram ({cause}).</translation>
    </message>
    <message>
        <source>{n} of {count} pages changed at once: a template? Nothing is proposed for them, as a new menu or footer is no new content.</source>
        <translation>{n} de {count} páginas mudaram ao mesmo tempo: um modelo? Nada é proposto para elas, pois um novo menu ou rodapé não é conteúdo novo.</translation>
    </message>
</context>
<context>
    <name>HostsDialog</name>
    <message>
        <source>Change</source>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>Change to the host of their file</source>
        <translation>Mudar para o host do arquivo</translation>
    </message>
    <message>
        <source>Change to {host}</source>
        <translation>Mudar para {host}</translation>
    </message>
    <message>
        <source>Fix: {rule}</source>
        <translation>Corrigir: {rule}</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Nothing will change.</source>
        <translation>Nada vai mudar.</translation>
    </message>
    <message>
        <source>Remove the entries</source>
        <translation>Remover as entradas</translation>
    </message>
    <message>
        <source>URLs on another host may be correct, for example for another language or site. Choose what to do with the URLs on each host.</source>
        <translation>URLs em outro host podem estar corretas, por exemplo para outro idioma ou site. Escolha o que fazer com as URLs de cada host.</translation>
    </message>
</context>
<context>
    <name>ImportCommands</name>
    <message>
        <source>No item in this feed has a link.</source>
        <translation>Nenhum item deste feed tem um link.</translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy some URLs first.</source>
        <translation>A área de transferência não contém texto. Copie algumas URLs primeiro.</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be opened.</source>
        <translation>Não é possível abrir o conteúdo da área de transferência.</translation>
    </message>
</context>
<context>
    <name>IndexCommands</name>
    <message>
        <source>Create the index {name}</source>
        <translation>Criar o índice {name}</translation>
    </message>
    <message>
        <source>List {name} in the index</source>
        <translation>Listar {name} no índice</translation>
    </message>
    <message>
        <source>Match the index to the files</source>
        <translation>Ajustar o índice aos arquivos</translation>
    </message>
    <message>
        <source>Only open files that the index does not list can be added.</source>
        <translation>Só é possível adicionar arquivos abertos que o índice não lista.</translation>
    </message>
    <message>
        <source>Remove {name} from the index</source>
        <translation>Remover {name} do índice</translation>
    </message>
    <message>
        <source>Save the index first, so that the files next to it can be found.</source>
        <translation>Salve primeiro o índice, para que os arquivos ao lado dele possam ser encontrados.</translation>
    </message>
    <message>
        <source>Set the published URL of the index first.</source>
        <translation>Defina primeiro a URL publicada do índice.</translation>
    </message>
    <message>
        <source>The dates in the index are up to date.</source>
        <translation>As datas no índice estão atualizadas.</translation>
    </message>
    <message>
        <source>The index and the files already match.</source>
        <translation>O índice e os arquivos já correspondem.</translation>
    </message>
    <message>
        <source>The index lists no other indexes in the same folder.</source>
        <translation>O índice não lista outros índices na mesma pasta.</translation>
    </message>
    <message>
        <source>The index will be written when you save.</source>
        <translation>O índice será gravado quando você salvar.</translation>
    </message>
    <message>
        <source>There already is an index: {name}.</source>
        <translation>Já existe um índice: {name}.</translation>
    </message>
    <message>
        <source>There are no open files to list.</source>
        <translation>Não há arquivos abertos para listar.</translation>
    </message>
    <message>
        <source>There is no index yet. Create one first.</source>
        <translation>Ainda não há índice. Crie um primeiro.</translation>
    </message>
    <message>
        <source>Update dates in the index</source>
        <translation>Atualizar datas no índice</translation>
    </message>
</context>
<context>
    <name>IndexDialog</name>
    <message>
        <source>Change the index</source>
        <translation>Alterar o índice</translation>
    </message>
</context>
<context>
    <name>InsightHeader</name>
    <message>
        <source>Close the insight panel</source>
        <translation>Fechar o painel de insights</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+5)</source>
        <translation>Fechar este painel (Ctrl+5)</translation>
    </message>
</context>
<context>
    <name>InsightPanel</name>
    <message>
        <source>Another file…</source>
        <translation>Outro arquivo…</translation>
    </message>
    <message>
        <source>Differences from other states and files:</source>
        <translation>Diferenças em relação a outros estados e arquivos:</translation>
    </message>
    <message>
        <source>Earlier versions of this file…</source>
        <translation>Versões anteriores deste arquivo…</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Assunto</translation>
    </message>
    <message>
        <source>What is published…</source>
        <translation>O que está publicado…</translation>
    </message>
    <message>
        <source>What the charts are about</source>
        <translation>Do que tratam os gráficos</translation>
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
        <translation>&amp;Renomear o código…</translation>
    </message>
    <message>
        <source>Add entries of language versions</source>
        <translation>Adicionar entradas de versões de idioma</translation>
    </message>
    <message>
        <source>As on the &amp;page</source>
        <translation>Como na &amp;página</translation>
    </message>
    <message>
        <source>Complete &amp;all…</source>
        <translation>Completar &amp;todas…</translation>
    </message>
    <message>
        <source>For all other languages</source>
        <translation>Para todos os outros idiomas</translation>
    </message>
    <message>
        <source>For all other languages (x-default)</source>
        <translation>Para todos os outros idiomas (x-default)</translation>
    </message>
    <message>
        <source>Give all links of the current language another code</source>
        <translation>Dar outro código a todos os links do idioma atual</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Link pages whose URLs differ only by a language</source>
        <translation>Vincular páginas cujas URLs diferem só por um idioma</translation>
    </message>
    <message>
        <source>List the version that the page itself linked to when last checked</source>
        <translation>Listar a versão à qual a própria página remetia na última verificação</translation>
    </message>
    <message>
        <source>Looking for pages in several languages…</source>
        <translation>Procurando páginas em vários idiomas…</translation>
    </message>
    <message>
        <source>Make &amp;groups…</source>
        <translation>Criar &amp;grupos…</translation>
    </message>
    <message>
        <source>No entry lists versions in other languages.</source>
        <translation>Nenhuma entrada lista versões em outros idiomas.</translation>
    </message>
    <message>
        <source>Nothing to add</source>
        <translation>Nada a adicionar</translation>
    </message>
    <message>
        <source>Only incomplete ones</source>
        <translation>Só as incompletas</translation>
    </message>
    <message>
        <source>Pages and the versions they list</source>
        <translation>Páginas e as versões que elas listam</translation>
    </message>
    <message>
        <source>Pages in several languages</source>
        <translation>Páginas em vários idiomas</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <source>Remove language version</source>
        <translation>Remover versão de idioma</translation>
    </message>
    <message>
        <source>Rename language code</source>
        <translation>Renomear código de idioma</translation>
    </message>
    <message>
        <source>Search URLs</source>
        <translation>Pesquisar URLs</translation>
    </message>
    <message>
        <source>Set language version</source>
        <translation>Definir versão de idioma</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>Largura da lista</translation>
    </message>
    <message>
        <source>all complete</source>
        <translation>todas completas</translation>
    </message>
    <message>
        <source>as already listed</source>
        <translation>como já listado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
</context>
<context>
    <name>LastmodEditor</name>
    <message>
        <source>Calendar</source>
        <translation>Calendário</translation>
    </message>
    <message>
        <source>Open the calendar (F4)</source>
        <translation>Abrir o calendário (F4)</translation>
    </message>
</context>
<context>
    <name>LineHeading</name>
    <message>
        <source>Remove {what}</source>
        <translation>Remover {what}</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>Google no longer reads this.</source>
        <translation>O Google não lê mais isto.</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>Remover {what}</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>não declarado</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obrigatório</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>descontinuado</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
</context>
<context>
    <name>MakeGroupsDialog</name>
    <message>
        <source>First page</source>
        <translation>Primeira página</translation>
    </message>
    <message>
        <source>For all other languages (&amp;x-default):</source>
        <translation>Para todos os outros idiomas (&amp;x-default):</translation>
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
        <translation>Links a adicionar</translation>
    </message>
    <message>
        <source>Looking for pages in several languages…</source>
        <translation>Procurando páginas em vários idiomas…</translation>
    </message>
    <message>
        <source>Make groups</source>
        <translation>Criar grupos</translation>
    </message>
    <message>
        <source>Make groups by URL</source>
        <translation>Criar grupos pela URL</translation>
    </message>
    <message>
        <source>No URLs differ only by a language, or their pages are linked already.</source>
        <translation>Nenhuma URL difere só por um idioma, ou as páginas já estão vinculadas.</translation>
    </message>
    <message>
        <source>Pages whose URLs differ only by a language, such as /en/ and /fr/, are linked as versions of each other. Links that are there stay.</source>
        <translation>Páginas cujas URLs diferem só por um idioma, como /en/ e /fr/, são vinculadas como versões umas das outras. Os links existentes permanecem.</translation>
    </message>
    <message>
        <source>Pages without a language in the &amp;URL:</source>
        <translation>Páginas sem idioma na &amp;URL:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>not known: leave them out</source>
        <translation>desconhecido: deixá-las de fora</translation>
    </message>
</context>
<context>
    <name>MakeIndexDialog</name>
    <message>
        <source>&amp;Date each file by its newest entry</source>
        <translation>&amp;Datar cada arquivo pela entrada mais recente</translation>
    </message>
    <message>
        <source>Create an index</source>
        <translation>Criar um índice</translation>
    </message>
    <message>
        <source>Create the index</source>
        <translation>Criar o índice</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Enter the full URL of the folder, such as https://www.example.com/.</source>
        <translation>Informe a URL completa da pasta, como https://www.example.com/.</translation>
    </message>
    <message>
        <source>Files without dates get none.</source>
        <translation>Arquivos sem datas não recebem nenhuma.</translation>
    </message>
    <message>
        <source>Folder &amp;URL:</source>
        <translation>&amp;URL da pasta:</translation>
    </message>
    <message>
        <source>Index &amp;name:</source>
        <translation>&amp;Nome do índice:</translation>
    </message>
    <message>
        <source>Listed as</source>
        <translation>Listado como</translation>
    </message>
    <message>
        <source>The folder URL contains a space. Write it as %20.</source>
        <translation>A URL da pasta contém um espaço. Escreva-o como %20.</translation>
    </message>
    <message>
        <source>The index is written next to the other files when you save. You can undo this.</source>
        <translation>O índice é gravado ao lado dos outros arquivos quando você salva. É possível desfazer.</translation>
    </message>
    <message>
        <source>What the index will list</source>
        <translation>O que o índice vai listar</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Pesquisar no manual</translation>
    </message>
    <message>
        <source>Width of the contents</source>
        <translation>Largura do sumário</translation>
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
        <translation>Adicionar ao índice: arquivos que ele não lista</translation>
    </message>
    <message>
        <source>Entries and files that do not match</source>
        <translation>Entradas e arquivos que não correspondem</translation>
    </message>
    <message>
        <source>Match index and files</source>
        <translation>Ajustar índice e arquivos</translation>
    </message>
    <message>
        <source>Only these entries of the index change, and only when you save. You can undo this.</source>
        <translation>Só estas entradas do índice mudam, e só quando você salva. É possível desfazer.</translation>
    </message>
    <message>
        <source>Remove from the index: the file does not exist</source>
        <translation>Remover do índice: o arquivo não existe</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>Double-click to rename the code on all pages.</source>
        <translation>Clique duas vezes para renomear o código em todas as páginas.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>No entry here has this URL, so whether it links back cannot be checked.</source>
        <translation>Nenhuma entrada daqui tem esta URL, por isso não dá para verificar se ela tem um link de volta.</translation>
    </message>
    <message>
        <source>On the page there is none.</source>
        <translation>Na página não há nenhuma.</translation>
    </message>
    <message>
        <source>On the page: {url}</source>
        <translation>Na página: {url}</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>The language of this page is unknown. Enter its code, such as en or pt-BR.</source>
        <translation>O idioma desta página é desconhecido. Informe o código, como en ou pt-BR.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>{code}: unknown</source>
        <translation>{code}: desconhecido</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Limpar lista</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Mais ferramentas</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir recente (&amp;2)</translation>
    </message>
    <message>
        <source>Ru&amp;n recipe</source>
        <translation>E&amp;xecutar receita</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>(removed)</source>
        <translation>(removido)</translation>
    </message>
    <message>
        <source>All mine</source>
        <translation>Todas as minhas</translation>
    </message>
    <message>
        <source>All theirs</source>
        <translation>Todas as do arquivo</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Changed by both; select a value to use the one in the file</source>
        <translation>Alterado pelos dois; selecione um valor para usar o do arquivo</translation>
    </message>
    <message>
        <source>Changes in the file:</source>
        <translation>Alterações no arquivo:</translation>
    </message>
    <message>
        <source>Changes in the file: {changes}</source>
        <translation>Alterações no arquivo: {changes}</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Mesclar</translation>
    </message>
    <message>
        <source>Merge “{name}”</source>
        <translation>Mesclar “{name}”</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Minha</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lendo o arquivo…</translation>
    </message>
    <message>
        <source>Theirs (tick to use)</source>
        <translation>Do arquivo (marque para usar)</translation>
    </message>
    <message>
        <source>These changes cannot be merged: {cause}</source>
        <translation>Não é possível mesclar estas alterações: {cause}</translation>
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
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Files and how many rows each gets</source>
        <translation>Arquivos e quantas linhas cada um recebe</translation>
    </message>
    <message>
        <source>How to split</source>
        <translation>Como dividir</translation>
    </message>
    <message>
        <source>Maximum rows per file</source>
        <translation>Máximo de linhas por arquivo</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move to a sitemap</source>
        <translation>Mover para um sitemap</translation>
    </message>
    <message>
        <source>Names start with</source>
        <translation>Os nomes começam com</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Rows per file, at most</source>
        <translation>Linhas por arquivo, no máximo</translation>
    </message>
    <message>
        <source>Sitemap name</source>
        <translation>Nome do sitemap</translation>
    </message>
    <message>
        <source>Split over several sitemaps</source>
        <translation>Dividir em vários sitemaps</translation>
    </message>
    <message>
        <source>The rows are already in this file.</source>
        <translation>As linhas já estão neste arquivo.</translation>
    </message>
    <message>
        <source>To an existing or new sitemap</source>
        <translation>Para um sitemap existente ou novo</translation>
    </message>
    <message>
        <source>What the file names start with</source>
        <translation>Como começam os nomes dos arquivos</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novo</translation>
    </message>
</context>
<context>
    <name>OpenWebCommands</name>
    <message>
        <source>There are several indexes, so the sitemaps were opened without them.</source>
        <translation>Há vários índices, por isso os sitemaps foram abertos sem eles.</translation>
    </message>
</context>
<context>
    <name>OpenWebDialog</name>
    <message>
        <source>&amp;Find sitemaps</source>
        <translation>&amp;Localizar sitemaps</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Enter the address of a sitemap, of a robots.txt, or of the home page. Nothing is changed on the site; saving will ask for a place on this computer.</source>
        <translation>Informe o endereço de um sitemap, de um robots.txt ou da página inicial. Nada muda no site; ao salvar, será pedido um local neste computador.</translation>
    </message>
    <message>
        <source>Fetching… {done} of {count}</source>
        <translation>Baixando… {done} de {count}</translation>
    </message>
    <message>
        <source>Looking for sitemaps…</source>
        <translation>Procurando sitemaps…</translation>
    </message>
    <message>
        <source>Named by</source>
        <translation>Indicado por</translation>
    </message>
    <message>
        <source>Open from the web</source>
        <translation>Abrir da Web</translation>
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
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrompido.</translation>
    </message>
    <message>
        <source>index, {size}</source>
        <translation>índice, {size}</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>não disponível</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Opening “{name}”…</source>
        <translation>Abrindo “{name}”…</translation>
    </message>
</context>
<context>
    <name>OperationForm</name>
    <message>
        <source>&amp;Other operation…</source>
        <translation>&amp;Outra operação…</translation>
    </message>
    <message>
        <source>Entries in this document do not have this value, so nothing happens.</source>
        <translation>As entradas deste documento não têm este valor, então nada acontece.</translation>
    </message>
</context>
<context>
    <name>OperationPicker</name>
    <message>
        <source>Find an operation</source>
        <translation>Localizar uma operação</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operação</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operações</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>What do you want to do? For example: date, host, https, sort</source>
        <translation>O que você quer fazer? Por exemplo: data, host, https, classificar</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>O que faz</translation>
    </message>
</context>
<context>
    <name>OutcomeNotice</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>OutputCommands</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportar a tabela</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Imagens (*.png *.svg)</translation>
    </message>
    <message>
        <source>Save redirects</source>
        <translation>Salvar redirecionamentos</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Salvar o gráfico</translation>
    </message>
    <message>
        <source>Save the findings</source>
        <translation>Salvar as ocorrências</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>Salvo em {path}</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>Table (*.tsv)</source>
        <translation>Tabela (*.tsv)</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>Tabelas ({patterns})</translation>
    </message>
    <message>
        <source>The findings were copied to the clipboard.</source>
        <translation>As ocorrências foram copiadas para a área de transferência.</translation>
    </message>
    <message>
        <source>The table has no place for these elements: {elements}</source>
        <translation>A tabela não tem lugar para estes elementos: {elements}</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página da Web (*.html)</translation>
    </message>
    <message>
        <source>Writing {name}…</source>
        <translation>Gravando {name}…</translation>
    </message>
    <message>
        <source>“{name}” is still being written. Wait until it is done, or choose another name.</source>
        <translation>“{name}” ainda está sendo gravado. Espere até terminar ou escolha outro nome.</translation>
    </message>
</context>
<context>
    <name>OutsideCommands</name>
    <message>
        <source>Merge with the file</source>
        <translation>Mesclar com o arquivo</translation>
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
        <translation>Os painéis e as colunas voltaram aos lugares e tamanhos iniciais.</translation>
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
        <translation>Arquivo</translation>
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
        <translation>Todas as preferências voltaram ao padrão.</translation>
    </message>
    <message>
        <source>Export preferences</source>
        <translation>Exportar preferências</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exportado para {path}</translation>
    </message>
    <message>
        <source>Imported from {name}.</source>
        <translation>Importado de {name}.</translation>
    </message>
    <message>
        <source>Preferences ({patterns})</source>
        <translation>Preferências ({patterns})</translation>
    </message>
    <message>
        <source>The preferences could not be exported.</source>
        <translation>Não foi possível exportar as preferências.</translation>
    </message>
    <message>
        <source>The preferences could not be imported.</source>
        <translation>Não foi possível importar as preferências.</translation>
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
        <translation>&amp;Redefinir tudo…</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Pesquisar preferências</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Position in the file</source>
        <translation>Posição no arquivo</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Etapa</translation>
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
        <translation>Primeiras alterações</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>Preparando a visualização…</translation>
    </message>
</context>
<context>
    <name>PriorityCharts</name>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Rows with each priority, after</source>
        <translation>Linhas com cada prioridade, depois</translation>
    </message>
    <message>
        <source>Rows with each priority, before</source>
        <translation>Linhas com cada prioridade, antes</translation>
    </message>
</context>
<context>
    <name>PriorityEditor</name>
    <message>
        <source>Priority</source>
        <translation>Prioridade</translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>&amp;Include paths and URLs of yours</source>
        <translation>&amp;Incluir seus caminhos e URLs</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar o relatório</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
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
        <translation>Data atual</translation>
    </message>
    <message>
        <source>Last-Modified header</source>
        <translation>Cabeçalho Last-Modified</translation>
    </message>
    <message>
        <source>New date</source>
        <translation>Nova data</translation>
    </message>
    <message>
        <source>New text seen from</source>
        <translation>Texto novo visto desde</translation>
    </message>
    <message>
        <source>Old text seen until</source>
        <translation>Texto antigo visto até</translation>
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
        <translation>Informe a URL completa, como https://www.example.com/sitemap.xml.</translation>
    </message>
    <message>
        <source>Hosts and folders are not checked while this is unknown.</source>
        <translation>Hosts e pastas não são verificados enquanto isto for desconhecido.</translation>
    </message>
    <message>
        <source>Leave unknown</source>
        <translation>Deixar sem definir</translation>
    </message>
    <message>
        <source>Published URL</source>
        <translation>URL publicada</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>Lembrar</translation>
    </message>
    <message>
        <source>Search engines ignore URLs outside the sitemap&apos;s own host and folder. Tell the editor where crawlers find this file, and it can check for such URLs and complete URLs without a host. The answer is remembered for this file.</source>
        <translation>Os mecanismos de pesquisa ignoram URLs fora do host e da pasta do próprio sitemap. Diga ao editor onde os rastreadores encontram este arquivo, e ele poderá detectar essas URLs e completar URLs sem host. A resposta é lembrada para este arquivo.</translation>
    </message>
    <message>
        <source>Suggested because most entries are on this host. Change it if the file is published somewhere else.</source>
        <translation>Sugerida porque a maioria das entradas está neste host. Altere-a se o arquivo for publicado em outro lugar.</translation>
    </message>
    <message>
        <source>This URL contains a space. Write it as %20.</source>
        <translation>Esta URL contém um espaço. Escreva-o como %20.</translation>
    </message>
    <message>
        <source>This sitemap may list URLs in {place} and its subfolders.</source>
        <translation>Este sitemap pode listar URLs em {place} e suas subpastas.</translation>
    </message>
    <message>
        <source>URL of this file</source>
        <translation>URL deste arquivo</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>&amp;Ask it</source>
        <translation>C&amp;onsultar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Discard and reload</source>
        <translation>&amp;Descartar e recarregar</translation>
    </message>
    <message>
        <source>&amp;Do not open</source>
        <translation>&amp;Não abrir</translation>
    </message>
    <message>
        <source>&amp;Keep for next time</source>
        <translation>&amp;Manter para a próxima vez</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Mesclar…</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Open again</source>
        <translation>&amp;Abrir de novo</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>S&amp;ubstituir</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Redefinir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>&amp;Save the others</source>
        <translation>&amp;Salvar os outros</translation>
    </message>
    <message>
        <source>&amp;Write anyway</source>
        <translation>&amp;Gravar mesmo assim</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>Já existe um arquivo com este nome.</translation>
    </message>
    <message>
        <source>Another program changed “{title}”.</source>
        <translation>Outro programa alterou “{title}”.</translation>
    </message>
    <message>
        <source>As &amp;one document</source>
        <translation>Como &amp;um só documento</translation>
    </message>
    <message>
        <source>Ask the host “{host}”?</source>
        <translation>Consultar o host “{host}”?</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>&amp;Fechar mesmo assim</translation>
    </message>
    <message>
        <source>Delete the filter “{name}”?</source>
        <translation>Excluir o filtro “{name}”?</translation>
    </message>
    <message>
        <source>Delete the recipe “{name}”?</source>
        <translation>Excluir a receita “{name}”?</translation>
    </message>
    <message>
        <source>Discard these steps?</source>
        <translation>Descartar estas etapas?</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>Não perguntar novamente</translation>
    </message>
    <message>
        <source>Export them first to be able to come back to them.</source>
        <translation>Exporte-as antes para poder voltar a elas.</translation>
    </message>
    <message>
        <source>If you don&apos;t save, your changes will be lost.</source>
        <translation>Se você não salvar, suas alterações serão perdidas.</translation>
    </message>
    <message>
        <source>If you overwrite it, the other program&apos;s version will only be available under Earlier versions.</source>
        <translation>Se você o substituir, a versão do outro programa só ficará disponível em Versões anteriores.</translation>
    </message>
    <message>
        <source>If you quit now, the file stays as it was.</source>
        <translation>Se você sair agora, o arquivo fica como estava.</translation>
    </message>
    <message>
        <source>In &amp;separate tabs</source>
        <translation>Em &amp;guias separadas</translation>
    </message>
    <message>
        <source>It is on this computer or in a private network. Go on only if you know it: it is asked as a browser would ask it.</source>
        <translation>Ele está neste computador ou em uma rede privada. Continue só se o conhecer: ele é consultado como um navegador o faria.</translation>
    </message>
    <message>
        <source>It was deleted or moved after you opened it. Save it again in the same place?</source>
        <translation>Ele foi excluído ou movido depois que você o abriu. Salvar de novo no mesmo lugar?</translation>
    </message>
    <message>
        <source>Keep these steps?</source>
        <translation>Manter estas etapas?</translation>
    </message>
    <message>
        <source>Merge to keep both your changes and theirs.</source>
        <translation>Mescle para manter as suas alterações e as outras.</translation>
    </message>
    <message>
        <source>Nothing has been written yet. If there is an index, it will still list them.</source>
        <translation>Nada foi gravado ainda. Se houver um índice, ele continuará listando-os.</translation>
    </message>
    <message>
        <source>Preferences, Questions takes it back.</source>
        <translation>Pode ser revertido em Preferências, Perguntas.</translation>
    </message>
    <message>
        <source>Reload “{title}” and lose your changes?</source>
        <translation>Recarregar “{title}” e perder suas alterações?</translation>
    </message>
    <message>
        <source>Replace with nothing?</source>
        <translation>Substituir por nada?</translation>
    </message>
    <message>
        <source>Replace “{name}”?</source>
        <translation>Substituir “{name}”?</translation>
    </message>
    <message>
        <source>Reset all preferences?</source>
        <translation>Redefinir todas as preferências?</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar c&amp;omo…</translation>
    </message>
    <message>
        <source>Save it a&amp;gain</source>
        <translation>Salvar de &amp;novo</translation>
    </message>
    <message>
        <source>Saving now would delete it. The other program&apos;s version will only be available under Earlier versions.</source>
        <translation>Salvar agora o excluiria. A versão do outro programa só ficará disponível em Versões anteriores.</translation>
    </message>
    <message>
        <source>Sitemap Editor</source>
        <translation>Sitemap Editor</translation>
    </message>
    <message>
        <source>The new file will not contain what could not be read. The current content is kept under File, Earlier versions….</source>
        <translation>O novo arquivo não conterá o que não pôde ser lido. O conteúdo atual fica guardado em Arquivo, Versões anteriores….</translation>
    </message>
    <message>
        <source>The replacement is empty, so every match will be removed.</source>
        <translation>O texto de substituição está vazio, por isso todas as correspondências serão removidas.</translation>
    </message>
    <message>
        <source>Their rows are then shown in one table, can be moved between files, and are saved together.</source>
        <translation>As linhas deles aparecem então em uma só tabela, podem ser movidas entre arquivos e são salvas juntas.</translation>
    </message>
    <message>
        <source>They are not saved as a recipe and will be replaced.</source>
        <translation>Elas não estão salvas como receita e serão substituídas.</translation>
    </message>
    <message>
        <source>They are not saved as a recipe. If you keep them, they will be there when you open Edit values again.</source>
        <translation>Elas não estão salvas como receita. Se você as mantiver, estarão lá quando abrir Editar valores de novo.</translation>
    </message>
    <message>
        <source>They cannot be recovered. The files stay as they are.</source>
        <translation>Não será possível recuperá-las. Os arquivos ficam como estão.</translation>
    </message>
    <message>
        <source>They come back with their rows, filters and sorting. You are asked this once: the preferences have it under Files.</source>
        <translation>Eles voltam com as linhas, os filtros e a classificação. A pergunta só é feita uma vez: isto fica nas preferências, em Arquivos.</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Não será possível desfazer.</translation>
    </message>
    <message>
        <source>This is taking unusually long. If you close now, it is canceled. Unsaved changes are kept and offered at the next start.</source>
        <translation>Isso está demorando mais do que o normal. Se você fechar agora, será cancelado. As alterações não salvas são mantidas e oferecidas na próxima inicialização.</translation>
    </message>
    <message>
        <source>This is taking unusually long; the disk may not be responding. If you close now, the file has either the old or the new contents. Unsaved changes are kept and offered at the next start.</source>
        <translation>Isso está demorando mais do que o normal; talvez o disco não esteja respondendo. Se você fechar agora, o arquivo terá o conteúdo antigo ou o novo. As alterações não salvas são mantidas e oferecidas na próxima inicialização.</translation>
    </message>
    <message>
        <source>Write to it anyway?</source>
        <translation>Gravar nele mesmo assim?</translation>
    </message>
    <message>
        <source>Your changes are still here.</source>
        <translation>Suas alterações continuam aqui.</translation>
    </message>
    <message>
        <source>{names}

Backup copies are kept.</source>
        <translation>{names}

Cópias de segurança são mantidas.</translation>
    </message>
    <message>
        <source>“{name}” is still being written.</source>
        <translation>“{name}” ainda está sendo gravado.</translation>
    </message>
    <message>
        <source>“{title}” has unsaved changes.</source>
        <translation>“{title}” tem alterações não salvas.</translation>
    </message>
    <message>
        <source>“{title}” is still being processed.</source>
        <translation>“{title}” ainda está sendo processado.</translation>
    </message>
    <message>
        <source>“{title}” is still being saved or exported.</source>
        <translation>“{title}” ainda está sendo salvo ou exportado.</translation>
    </message>
    <message>
        <source>“{title}” no longer exists.</source>
        <translation>“{title}” não existe mais.</translation>
    </message>
</context>
<context>
    <name>ReadEncodingDialog</name>
    <message>
        <source>Encoding</source>
        <translation>Codificação</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Codificações</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha do texto</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Visualização</translation>
    </message>
    <message>
        <source>Read in another encoding</source>
        <translation>Ler em outra codificação</translation>
    </message>
    <message>
        <source>Some bytes are not valid in this encoding.</source>
        <translation>Alguns bytes não são válidos nesta codificação.</translation>
    </message>
    <message>
        <source>The file was read as {encoding} and would look the same in any other encoding.</source>
        <translation>O arquivo foi lido como {encoding} e ficaria igual em qualquer outra codificação.</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. Choose the encoding in which the line makes sense. The file is then read again and becomes UTF-8 when you accept and save it.</source>
        <translation>O arquivo foi lido como {encoding}. Escolha a codificação em que a linha do texto faça sentido. O arquivo é então lido de novo e passa a UTF-8 quando você o aceitar e salvar.</translation>
    </message>
    <message>
        <source>Unclear line {n}</source>
        <translation>Linha do texto {n} incerta</translation>
    </message>
    <message>
        <source>Use this encoding</source>
        <translation>Usar esta codificação</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Usada para</translation>
    </message>
</context>
<context>
    <name>RecipeButton</name>
    <message>
        <source>&amp;Delete from your library</source>
        <translation>&amp;Excluir da sua biblioteca</translation>
    </message>
    <message>
        <source>&amp;Open a recipe file…</source>
        <translation>&amp;Abrir um arquivo de receita…</translation>
    </message>
    <message>
        <source>&amp;Save to your library…</source>
        <translation>&amp;Salvar na sua biblioteca…</translation>
    </message>
    <message>
        <source>Open a recipe or save these steps as one</source>
        <translation>Abrir uma receita ou salvar estas etapas como receita</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Receita</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Salvar como a&amp;rquivo…</translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation>Começar de &amp;novo</translation>
    </message>
</context>
<context>
    <name>RecoveryCommands</name>
    <message>
        <source>Another version of the editor kept unsaved changes that this version cannot read. They are safe; open that version to recover them.</source>
        <translation>Outra versão do editor guardou alterações não salvas que esta versão não consegue ler. Elas estão seguras; abra aquela versão para recuperá-las.</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>One of these files has unsaved changes in another editor window.</source>
        <translation>Um destes arquivos tem alterações não salvas em outra janela do editor.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Restaurar tudo</translation>
    </message>
    <message>
        <source>Show changes…</source>
        <translation>Mostrar alterações…</translation>
    </message>
    <message>
        <source>This file has unsaved changes in another editor window.</source>
        <translation>Este arquivo tem alterações não salvas em outra janela do editor.</translation>
    </message>
    <message>
        <source>Unsaved changes to “{name}” were found: {changes}, the last on {when}.</source>
        <translation>Foram encontradas alterações não salvas em “{name}”: {changes}, a última em {when}.</translation>
    </message>
    <message>
        <source>“{name}” was not saved before the editor closed unexpectedly.</source>
        <translation>“{name}” não foi salvo antes de o editor fechar inesperadamente.</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Changes</source>
        <translation>Alterações</translation>
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
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Última alteração</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>The editor closed before these changes were saved. Restoring brings them back as one step that you can undo; the file changes only when you save.</source>
        <translation>O editor fechou antes que estas alterações fossem salvas. Restaurar as traz de volta como um único passo que pode ser desfeito; o arquivo só muda quando você salva.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Alterações não salvas</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>ainda não salvo</translation>
    </message>
</context>
<context>
    <name>RedirectsDialog</name>
    <message>
        <source>&amp;Direction</source>
        <translation>&amp;Direção</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher um arquivo…</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direção</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>From “{old}” to “{new}”</source>
        <translation>De “{old}” para “{new}”</translation>
    </message>
    <message>
        <source>New URL</source>
        <translation>URL nova</translation>
    </message>
    <message>
        <source>Old URL</source>
        <translation>URL antiga</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>Redirecionamentos</translation>
    </message>
    <message>
        <source>Save redirects</source>
        <translation>Salvar redirecionamentos</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>O que difere</translation>
    </message>
</context>
<context>
    <name>RenameCodeDialog</name>
    <message>
        <source>Entries with this language link to {code}, too. Remove one of the two.</source>
        <translation>Entradas com este idioma também têm links para {code}. Remova um dos dois.</translation>
    </message>
    <message>
        <source>New code for {code}</source>
        <translation>Novo código para {code}</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Rename a language code</source>
        <translation>Renomear um código de idioma</translation>
    </message>
    <message>
        <source>Search engines do not recognize this code. Enter one such as en or pt-BR.</source>
        <translation>Os mecanismos de pesquisa não reconhecem este código. Informe um como en ou pt-BR.</translation>
    </message>
</context>
<context>
    <name>RepairsDialog</name>
    <message>
        <source>Accept and edit</source>
        <translation>Aceitar e editar</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Everything else is unchanged.</source>
        <translation>Todo o resto não mudou.</translation>
    </message>
    <message>
        <source>In each conflict, keep</source>
        <translation>Em cada conflito, manter</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Locais</translation>
    </message>
    <message>
        <source>Places, before and after</source>
        <translation>Locais, antes e depois</translation>
    </message>
    <message>
        <source>Read in another encoding…</source>
        <translation>Ler em outra codificação…</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Salvar um relatório…</translation>
    </message>
    <message>
        <source>The file itself does not change until you accept this and save.</source>
        <translation>O arquivo em si não muda até você aceitar isto e salvar.</translation>
    </message>
    <message>
        <source>What was repaired</source>
        <translation>O que foi reparado</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>O que estava errado</translation>
    </message>
</context>
<context>
    <name>RepairsModel</name>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha do texto</translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message>
        <source>All columns</source>
        <translation>Todas as colunas</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Localizar</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Localizar e substituir</translation>
    </message>
    <message>
        <source>Find and replace only in the rows that were selected</source>
        <translation>Localizar e substituir só nas linhas que foram selecionadas</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Diferenciar maiúsculas de minúsculas</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Próxima correspondência (F3)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Visualização</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Correspondência anterior (Shift+F3)</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expressão regular</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Substituir tudo</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Substituir por</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Linhas selecionadas</translation>
    </message>
    <message>
        <source>The column to search. Images, videos, news and languages are edited in the Details panel.</source>
        <translation>A coluna a pesquisar. Imagens, vídeos, notícias e idiomas são editados no painel Detalhes.</translation>
    </message>
    <message>
        <source>Whole value</source>
        <translation>Valor inteiro</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>nenhuma correspondência</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>pesquisando…</translation>
    </message>
    <message>
        <source>{n} of {count}</source>
        <translation>{n} de {count}</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>Selecionadas ({n})</translation>
    </message>
</context>
<context>
    <name>Restoring</name>
    <message>
        <source>Restore unsaved changes</source>
        <translation>Restaurar alterações não salvas</translation>
    </message>
    <message>
        <source>The changes are kept in {folder}</source>
        <translation>As alterações estão guardadas em {folder}</translation>
    </message>
    <message>
        <source>The changes to “{name}” could not be restored.</source>
        <translation>Não foi possível restaurar as alterações de “{name}”.</translation>
    </message>
    <message>
        <source>They are kept in {folder}</source>
        <translation>Elas estão guardadas em {folder}</translation>
    </message>
    <message>
        <source>“{name}” has changed since, and there is no copy of the earlier contents.</source>
        <translation>“{name}” mudou desde então, e não há cópia do conteúdo anterior.</translation>
    </message>
</context>
<context>
    <name>RobotsCommands</name>
    <message>
        <source>Choose the folder with the robots.txt</source>
        <translation>Escolha a pasta com o robots.txt</translation>
    </message>
</context>
<context>
    <name>RobotsDialog</name>
    <message>
        <source>&amp;Check the rows</source>
        <translation>&amp;Verificar as linhas</translation>
    </message>
    <message>
        <source>&amp;What if it were changed</source>
        <translation>&amp;E se ele fosse alterado</translation>
    </message>
    <message>
        <source>A robots.txt should name this sitemap: {line}</source>
        <translation>Um robots.txt deveria indicar este sitemap: {line}</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Any crawler (*)</source>
        <translation>Qualquer rastreador (*)</translation>
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
        <translation>robots.txt alterado</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Copy the “Sitemap:” &amp;line</source>
        <translation>Copiar a &amp;linha “Sitemap:”</translation>
    </message>
    <message>
        <source>Crawler</source>
        <translation>Rastreador</translation>
    </message>
    <message>
        <source>Crawlers do not fetch pages that the robots.txt of the site forbids. Load it to mark the rows it blocks; they stay checked while you edit.</source>
        <translation>Os rastreadores não baixam páginas que o robots.txt do site proíbe. Carregue-o para marcar as linhas que ele bloqueia; elas continuam sendo verificadas enquanto você edita.</translation>
    </message>
    <message>
        <source>Crawlers read only its first {n} bytes.</source>
        <translation>Os rastreadores só leem os primeiros {n} bytes.</translation>
    </message>
    <message>
        <source>Do &amp;not check</source>
        <translation>&amp;Não verificar</translation>
    </message>
    <message>
        <source>Fetching {url}…</source>
        <translation>Baixando {url}…</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>De um &amp;arquivo…</translation>
    </message>
    <message>
        <source>From a f&amp;older…</source>
        <translation>De uma &amp;pasta…</translation>
    </message>
    <message>
        <source>From the &amp;site</source>
        <translation>Do &amp;site</translation>
    </message>
    <message>
        <source>It does not name this sitemap. Add the line: {line}</source>
        <translation>Ele não indica este sitemap. Adicione a linha: {line}</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha do texto</translation>
    </message>
    <message>
        <source>Line {n} names this sitemap.</source>
        <translation>A linha {n} indica este sitemap.</translation>
    </message>
    <message>
        <source>Lines that block URLs</source>
        <translation>Regras que bloqueiam URLs</translation>
    </message>
    <message>
        <source>Loaded from {source}.</source>
        <translation>Carregado de {source}.</translation>
    </message>
    <message>
        <source>No URL is blocked for {agent}.</source>
        <translation>Nenhuma URL está bloqueada para {agent}.</translation>
    </message>
    <message>
        <source>Nothing is loaded.</source>
        <translation>Nada carregado.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Rows that the change blocks or frees</source>
        <translation>Linhas que a alteração bloqueia ou libera</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Set the published URL of this sitemap to see whether robots.txt names it.</source>
        <translation>Defina a URL publicada deste sitemap para ver se o robots.txt o indica.</translation>
    </message>
    <message>
        <source>The first {n} rows that change are listed.</source>
        <translation>As primeiras {n} linhas que mudam estão listadas.</translation>
    </message>
    <message>
        <source>The site has no robots.txt, so it forbids nothing.</source>
        <translation>O site não tem robots.txt, então nada é proibido.</translation>
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
        <translation>URLs bloqueadas para {agent}: {before} antes, {after} depois da alteração.</translation>
    </message>
    <message>
        <source>may be fetched</source>
        <translation>pode ser baixada</translation>
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
        <translation>Regras ({patterns})</translation>
    </message>
    <message>
        <source>Save the choice of rules</source>
        <translation>Salvar a escolha de regras</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>Salvo em {path}</translation>
    </message>
    <message>
        <source>The choice of rules beside this file holds for it.</source>
        <translation>A escolha de regras ao lado deste arquivo vale para ele.</translation>
    </message>
    <message>
        <source>The choice of rules could not be saved.</source>
        <translation>Não foi possível salvar a escolha de regras.</translation>
    </message>
    <message>
        <source>The choice of rules in {path} holds for this file.</source>
        <translation>A seleção de regras em {path} vale para este arquivo.</translation>
    </message>
    <message>
        <source>{name} was not used: {cause}</source>
        <translation>{name} não foi usado: {cause}</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>As declared</source>
        <translation>Como declarada</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Localizar uma regra</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Save for a file or check…</source>
        <translation>Salvar para um arquivo ou verificação…</translation>
    </message>
    <message>
        <source>Show the selected rules as</source>
        <translation>Exibir as regras selecionadas como</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Exibida como</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Quem diz isso</translation>
    </message>
</context>
<context>
    <name>SaveCommands</name>
    <message>
        <source>A copy was saved to {path}</source>
        <translation>Uma cópia foi salva em {path}</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Compress with gzip</source>
        <translation>Compactar com gzip</translation>
    </message>
    <message>
        <source>Do not compress</source>
        <translation>Não compactar</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salvar uma cópia</translation>
    </message>
    <message>
        <source>Save a copy of the files in</source>
        <translation>Salvar uma cópia dos arquivos em</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>Save the files in</source>
        <translation>Salvar os arquivos em</translation>
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
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Edit saved filter</source>
        <translation>Editar filtro salvo</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>Salvar filtro</translation>
    </message>
    <message>
        <source>This replaces the filter with the same name.</source>
        <translation>Isto substitui o filtro com o mesmo nome.</translation>
    </message>
</context>
<context>
    <name>SaveRecipeDialog</name>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Descrição</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Salvar receita</translation>
    </message>
    <message>
        <source>This replaces the recipe with the same name.</source>
        <translation>Isto substitui a receita com o mesmo nome.</translation>
    </message>
</context>
<context>
    <name>SavedFiltersDialog</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
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
        <translation>Nome</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtros salvos</translation>
    </message>
    <message>
        <source>There are no saved filters yet. Filter the rows, then choose “Save this filter…” next to the filter.</source>
        <translation>Ainda não há filtros salvos. Filtre as linhas e escolha “Salvar este filtro…” ao lado do filtro.</translation>
    </message>
</context>
<context>
    <name>ScopeChoice</name>
    <message>
        <source>All {n}</source>
        <translation>Todas ({n})</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Linhas:</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>Selecionadas ({n})</translation>
    </message>
    <message>
        <source>{n} shown</source>
        <translation>exibidas: {n}</translation>
    </message>
</context>
<context>
    <name>SearchCommands</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Editar valores</translation>
    </message>
    <message>
        <source>Edit {name} of an entry</source>
        <translation>Editar {name} de uma entrada</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Ocorrências</translation>
    </message>
    <message>
        <source>Fix: {title}</source>
        <translation>Corrigir: {title}</translation>
    </message>
    <message>
        <source>Hide the column {name}</source>
        <translation>Ocultar a coluna {name}</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Abrir recente</translation>
    </message>
    <message>
        <source>Run recipe</source>
        <translation>Executar receita</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtros salvos</translation>
    </message>
    <message>
        <source>Show the column {name}</source>
        <translation>Mostrar a coluna {name}</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filtro</translation>
    </message>
    <message>
        <source>fix mend repair</source>
        <translation>corrigir consertar reparar arrumar</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>receita</translation>
    </message>
</context>
<context>
    <name>SelectWhereDialog</name>
    <message>
        <source>Filter for the rows to select</source>
        <translation>Filtro para as linhas a selecionar</translation>
    </message>
    <message>
        <source>For example priority&lt;0.5 or path:/blog/</source>
        <translation>Por exemplo priority&lt;0.5 ou path:/blog/</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Pesquisando…</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Selecionar</translation>
    </message>
    <message>
        <source>Select where</source>
        <translation>Selecionar onde</translation>
    </message>
    <message>
        <source>Type a filter that the rows match.</source>
        <translation>Digite um filtro ao qual as linhas correspondam.</translation>
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
        <translation>Selecionar &amp;tudo</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
</context>
<context>
    <name>SetPage</name>
    <message>
        <source>Compress the files (.xml.gz), but not the index</source>
        <translation>Compactar os arquivos (.xml.gz), mas não o índice</translation>
    </message>
    <message>
        <source>Enter a name and a path pattern for each file, such as products=/shop/*</source>
        <translation>Informe um nome e um padrão de caminho para cada arquivo, como products=/shop/*</translation>
    </message>
    <message>
        <source>Enter the URL of the folder the files will be published in: the index lists each file by its full URL.</source>
        <translation>Informe a URL da pasta em que os arquivos serão publicados: o índice lista cada arquivo pela URL completa.</translation>
    </message>
    <message>
        <source>Enter the full URL of a folder, such as https://www.example.com/.</source>
        <translation>Informe a URL completa de uma pasta, como https://www.example.com/.</translation>
    </message>
    <message>
        <source>Entries stay in the files of the last time; new ones go to the last file, then to new files</source>
        <translation>As entradas ficam nos arquivos da última vez; as novas vão para o último arquivo e depois para arquivos novos</translation>
    </message>
    <message>
        <source>File names may only use unaccented letters, digits, - _ and .</source>
        <translation>Os nomes de arquivo só podem usar letras sem acento, dígitos, - _ e .</translation>
    </message>
    <message>
        <source>Files to be written</source>
        <translation>Arquivos a gravar</translation>
    </message>
    <message>
        <source>How to split</source>
        <translation>Como dividir</translation>
    </message>
    <message>
        <source>Keep earlier files</source>
        <translation>Manter os arquivos anteriores</translation>
    </message>
    <message>
        <source>Line for robots.txt: {line}</source>
        <translation>Linha para o robots.txt: {line}</translation>
    </message>
    <message>
        <source>Maximum URLs per file</source>
        <translation>Máximo de URLs por arquivo</translation>
    </message>
    <message>
        <source>Maximum bytes per file</source>
        <translation>Máximo de bytes por arquivo</translation>
    </message>
    <message>
        <source>Names and path patterns</source>
        <translation>Nomes e padrões de caminho</translation>
    </message>
    <message>
        <source>Names start with</source>
        <translation>Os nomes começam com</translation>
    </message>
    <message>
        <source>Per file, at most</source>
        <translation>Por arquivo, no máximo</translation>
    </message>
    <message>
        <source>Preparing the files…</source>
        <translation>Preparando os arquivos…</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Publicado em</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>The name of the index must end in .xml.</source>
        <translation>O nome do índice precisa terminar em .xml.</translation>
    </message>
    <message>
        <source>This URL contains a space. Write it as %20.</source>
        <translation>Esta URL contém um espaço. Escreva-o como %20.</translation>
    </message>
    <message>
        <source>URL of the folder the files will be published in</source>
        <translation>URL da pasta em que os arquivos serão publicados</translation>
    </message>
    <message>
        <source>URLs and</source>
        <translation>URLs e</translation>
    </message>
    <message>
        <source>What the file names start with</source>
        <translation>Como começam os nomes dos arquivos</translation>
    </message>
    <message>
        <source>bytes before compression</source>
        <translation>bytes antes da compactação</translation>
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
        <translation>Redefinir “{name}”</translation>
    </message>
</context>
<context>
    <name>SignInDialog</name>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Esquecer</translation>
    </message>
    <message>
        <source>For sites that let nobody else in. What you enter is sent to this site alone, kept in memory until the document is closed, and never written down.</source>
        <translation>Para sites que não deixam mais ninguém entrar. O que você informa é enviado só a este site, mantido na memória até o documento ser fechado e nunca gravado.</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Cabeçalhos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Senha</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Fazer login</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>The connection to this site is not encrypted: others may read along.</source>
        <translation>A conexão com este site não é criptografada: outras pessoas podem ler os dados.</translation>
    </message>
</context>
<context>
    <name>SiteHeader</name>
    <message>
        <source>Close the site panel</source>
        <translation>Fechar o painel do site</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+2)</source>
        <translation>Fechar este painel (Ctrl+2)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Show the URLs of all folders again</source>
        <translation>Mostrar de novo as URLs de todas as pastas</translation>
    </message>
</context>
<context>
    <name>SiteModel</name>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
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
        <translation>Recolher tudo</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copiar endereço</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Expandir tudo</translation>
    </message>
    <message>
        <source>Folders of the site</source>
        <translation>Pastas do site</translation>
    </message>
    <message>
        <source>Hide these URLs</source>
        <translation>Ocultar estas URLs</translation>
    </message>
    <message>
        <source>Show only these URLs</source>
        <translation>Mostrar só estas URLs</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Encoding, line endings and compression</source>
        <translation>Codificação, quebras de linha e compactação</translation>
    </message>
    <message>
        <source>Entries, out of the 50,000 allowed in one file</source>
        <translation>Entradas, de um total de 50.000 permitidas em um arquivo</translation>
    </message>
    <message>
        <source>One file can have up to {limit} bytes, uncompressed.</source>
        <translation>Um arquivo pode ter até {limit} bytes, sem compactação.</translation>
    </message>
    <message>
        <source>One file can have up to {limit} entries.</source>
        <translation>Um arquivo pode ter até {limit} entradas.</translation>
    </message>
    <message>
        <source>Published at {url}</source>
        <translation>Publicado em {url}</translation>
    </message>
    <message>
        <source>Size, out of the 50 MB allowed for one file</source>
        <translation>Tamanho, de um total de 50 MB permitidos para um arquivo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>The fullest file is {name}. </source>
        <translation>O arquivo mais cheio é {name}. </translation>
    </message>
    <message>
        <source>The published URL of this file; it decides which URLs the file may list.</source>
        <translation>A URL publicada deste arquivo; ela decide quais URLs o arquivo pode listar.</translation>
    </message>
    <message>
        <source>different URLs: {n}</source>
        <translation>URLs diferentes: {n}</translation>
    </message>
    <message>
        <source>priority {lowest} to {highest}, mean {mean}</source>
        <translation>prioridade de {lowest} a {highest}, média {mean}</translation>
    </message>
    <message>
        <source>priority {value}</source>
        <translation>prioridade {value}</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>pesquisando…</translation>
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
        <translation>seleção: {n}</translation>
    </message>
    <message>
        <source>{n} shown</source>
        <translation>exibidas: {n}</translation>
    </message>
    <message>
        <source>{oldest} to {newest}</source>
        <translation>{oldest} a {newest}</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Add a step with its own filter</source>
        <translation>Adicionar uma etapa com filtro próprio</translation>
    </message>
    <message>
        <source>Add an operation to this step</source>
        <translation>Adicionar uma operação a esta etapa</translation>
    </message>
    <message>
        <source>Apply to each row:</source>
        <translation>Aplicar a cada linha:</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abaixo</translation>
    </message>
    <message>
        <source>Every matching step, in order</source>
        <translation>Todas as etapas correspondentes, em ordem</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Only the first matching step</source>
        <translation>Só a primeira etapa correspondente</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operação</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Steps and operations</source>
        <translation>Etapas e operações</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Acima</translation>
    </message>
    <message>
        <source>Which steps apply to a row</source>
        <translation>Quais etapas se aplicam a uma linha</translation>
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
        <translation>Não foi possível abrir a pasta.</translation>
    </message>
</context>
<context>
    <name>TableColumns</name>
    <message>
        <source>Column {n}</source>
        <translation>Coluna {n}</translation>
    </message>
    <message>
        <source>such as {value}</source>
        <translation>por exemplo, {value}</translation>
    </message>
    <message>
        <source>— not in the table</source>
        <translation>— não está na tabela</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Choose or paste a CSV file or a spreadsheet with a column of URLs.</source>
        <translation>Escolha ou cole um arquivo CSV ou uma planilha com uma coluna de URLs.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>Select the column with the URLs.</source>
        <translation>Selecione a coluna com as URLs.</translation>
    </message>
</context>
<context>
    <name>TableExportDialog</name>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher um arquivo…</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Vírgula</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportar a tabela</translation>
    </message>
    <message>
        <source>Mark the file as UTF-8 (for Excel)</source>
        <translation>Marcar o arquivo como UTF-8 (para o Excel)</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Ponto e vírgula</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separador</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulação</translation>
    </message>
    <message>
        <source>Values are written exactly as they are, valid or not, in these columns: {columns}.</source>
        <translation>Os valores são gravados exatamente como estão, válidos ou não, nestas colunas: {columns}.</translation>
    </message>
</context>
<context>
    <name>TableImportDialog</name>
    <message>
        <source>Convert values to the sitemap format where the meaning is clear</source>
        <translation>Converter valores para o formato de sitemap quando o significado for claro</translation>
    </message>
    <message>
        <source>Create a sitemap</source>
        <translation>Criar um sitemap</translation>
    </message>
    <message>
        <source>Create a sitemap index: the URLs are sitemaps</source>
        <translation>Criar um índice de sitemaps: as URLs são sitemaps</translation>
    </message>
    <message>
        <source>New sitemap from a table</source>
        <translation>Novo sitemap a partir de uma tabela</translation>
    </message>
    <message>
        <source>No pages are left.</source>
        <translation>Não resta nenhuma página.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>The table has no URLs.</source>
        <translation>A tabela não contém URLs.</translation>
    </message>
</context>
<context>
    <name>TableJoinDialog</name>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>Columns to show</source>
        <translation>Colunas a mostrar</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemplos</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Unir uma tabela</translation>
    </message>
    <message>
        <source>Remove the columns that were joined before</source>
        <translation>Remover as colunas unidas antes</translation>
    </message>
    <message>
        <source>The sitemap itself does not change.</source>
        <translation>O sitemap em si não muda.</translation>
    </message>
    <message>
        <source>The table knows none of the URLs.</source>
        <translation>A tabela não conhece nenhuma das URLs.</translation>
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
        <translation>Escolher um arquivo…</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Vírgula</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificação</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>Da área de transferência</translation>
    </message>
    <message>
        <source>No table yet.</source>
        <translation>Nenhuma tabela ainda.</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Uma coluna</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Ponto e vírgula</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separador</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Planilha</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulação</translation>
    </message>
    <message>
        <source>The first row contains headings</source>
        <translation>A primeira linha contém cabeçalhos</translation>
    </message>
    <message>
        <source>Use the table you copied from a spreadsheet</source>
        <translation>Usar a tabela que você copiou de uma planilha</translation>
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
        <translation>Corresponder também URLs que diferem só em http/https, www ou barra final</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Alterações</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Conflicting</source>
        <translation>Conflitantes</translation>
    </message>
    <message>
        <source>Conflicting rows</source>
        <translation>Linhas conflitantes</translation>
    </message>
    <message>
        <source>Empty cells clear values</source>
        <translation>Células vazias limpam os valores</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Sem correspondência</translation>
    </message>
    <message>
        <source>No row changes.</source>
        <translation>Nenhuma linha muda.</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Não válidos</translation>
    </message>
    <message>
        <source>Rows that match no entry</source>
        <translation>Linhas que não correspondem a nenhuma entrada</translation>
    </message>
    <message>
        <source>Select at least one column to use.</source>
        <translation>Selecione pelo menos uma coluna a usar.</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>A tabela não tem linhas.</translation>
    </message>
    <message>
        <source>Update from a table</source>
        <translation>Atualizar com uma tabela</translation>
    </message>
    <message>
        <source>Values that are not valid</source>
        <translation>Valores que não são válidos</translation>
    </message>
    <message>
        <source>What would change and what would not</source>
        <translation>O que mudaria e o que não mudaria</translation>
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
        <translation>Um índice só pode listar sitemaps. Em {name}, cada um destes índices é substituído pelas entradas que ele lista, exatamente como foram escritas. Os arquivos de índice em si não são excluídos.</translation>
    </message>
    <message>
        <source>Includes sitemaps from indexes nested in it: {names}</source>
        <translation>Inclui sitemaps de índices aninhados nele: {names}</translation>
    </message>
    <message>
        <source>Indexes and the sitemaps they list</source>
        <translation>Índices e os sitemaps que eles listam</translation>
    </message>
    <message>
        <source>Left out because it leads back to one of these indexes: {names}</source>
        <translation>Ignorado porque leva de volta a um destes índices: {names}</translation>
    </message>
    <message>
        <source>Replace nested indexes</source>
        <translation>Substituir índices aninhados</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>e mais {n}</translation>
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
        <translation>Ele lista estes sitemaps. Nada foi baixado.</translation>
    </message>
    <message>
        <source>Sitemaps it lists</source>
        <translation>Sitemaps que ele lista</translation>
    </message>
    <message>
        <source>The text around the error</source>
        <translation>O texto em torno do erro</translation>
    </message>
</context>
<context>
    <name>UndoStack</name>
    <message>
        <source>Accept the recovered entries</source>
        <translation>Aceitar as entradas recuperadas</translation>
    </message>
    <message>
        <source>Undo: {title}</source>
        <translation>Desfazer: {title}</translation>
    </message>
</context>
<context>
    <name>VersionCommands</name>
    <message>
        <source>Restore the version of {date}</source>
        <translation>Restaurar a versão de {date}</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Earlier versions of “{name}”</source>
        <translation>Versões anteriores de “{name}”</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Open as a copy</source>
        <translation>Abrir como cópia</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>There are none yet. Before the first save of each day, the previous contents of the file are kept here so that you can restore them.</source>
        <translation>Ainda não há nenhuma. Antes do primeiro salvamento de cada dia, o conteúdo anterior do arquivo é guardado aqui para que você possa restaurá-lo.</translation>
    </message>
    <message>
        <source>These are the contents of the file before the first save of each day, or before another program&apos;s version was replaced. You can undo restoring one; the file changes only when you save.</source>
        <translation>Este é o conteúdo do arquivo antes do primeiro salvamento de cada dia ou antes de a versão de outro programa ser substituída. É possível desfazer uma restauração; o arquivo só muda quando você salva.</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegível</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Row {n} is not among the rows shown</source>
        <translation>A linha {n} não está entre as linhas exibidas</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrá-la</translation>
    </message>
    <message>
        <source>The findings are about the whole file, not about single rows.</source>
        <translation>As ocorrências se referem ao arquivo inteiro, não a linhas específicas.</translation>
    </message>
    <message>
        <source>The rows shown have no findings.</source>
        <translation>As linhas exibidas não têm ocorrências.</translation>
    </message>
</context>
<context>
    <name>WholeNumberBox</name>
    <message>
        <source>A whole number from {least} to {most}</source>
        <translation>Um número inteiro de {least} a {most}</translation>
    </message>
</context>
<context>
    <name>WindowController</name>
    <message>
        <source>Changes cannot be backed up in case of a crash: {cause} Save often.</source>
        <translation>Não é possível fazer cópia de segurança das alterações em caso de falha: {cause} Salve com frequência.</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Files in this document</source>
        <translation>Arquivos deste documento</translation>
    </message>
</context>
<context>
    <name>_EntryList</name>
    <message>
        <source>Preview of the entries</source>
        <translation>Visualização das entradas</translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Suggestions</source>
        <translation>Sugestões</translation>
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
        <translation>Pesquisar</translation>
    </message>
</context>
<context>
    <name>_UnusedList</name>
    <message>
        <source>Copy the list</source>
        <translation>Copiar a lista</translation>
    </message>
</context>
<context>
    <name>_View</name>
    <message>
        <source>Files in this document</source>
        <translation>Arquivos deste documento</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>  All URLs are taken as announced; nothing was sent.</source>
        <translation>  Todas as URLs são consideradas notificadas; nada foi enviado.</translation>
    </message>
    <message>
        <source>  The URLs are on {hosts:,} hosts; each host has a robots.txt of its own.</source>
        <translation>  As URLs estão em {hosts:,} hosts; cada host tem o próprio robots.txt.</translation>
    </message>
    <message>
        <source>  and {blocked:,} more listed by --limit 0</source>
        <translation>  e mais {blocked:,} listadas com --limit 0</translation>
    </message>
    <message>
        <source>  and {count:,} more listed by --limit 0</source>
        <translation>  e mais {count:,} listadas com --limit 0</translation>
    </message>
    <message>
        <source>  and {more:,} more listed by --limit 0</source>
        <translation>  e mais {more:,} listadas com --limit 0</translation>
    </message>
    <message>
        <source>  row {row}, there {other_row}: {urls} ({how})</source>
        <translation>  linha {row}, lá {other_row}: {urls} ({how})</translation>
    </message>
    <message>
        <source>  row {row}, {what}: {before}</source>
        <translation>  linha {row}, {what}: {before}</translation>
    </message>
    <message>
        <source>  row {row}: {loc}, {before} → {after}</source>
        <translation>  linha {row}: {loc}, {before} → {after}</translation>
    </message>
    <message>
        <source>  row {row}: {loc}, {line}</source>
        <translation>  linha {row}: {loc}, {line}</translation>
    </message>
    <message>
        <source>  row {row}{there}: {url}</source>
        <translation>  linha {row}{there}: {url}</translation>
    </message>
    <message>
        <source>  step {number} ({title}) applies to {entries}</source>
        <translation>  a etapa {number} ({title}) se aplica a {entries}</translation>
    </message>
    <message>
        <source>  step {number} ({title}) is left out</source>
        <translation>  a etapa {number} ({title}) fica de fora</translation>
    </message>
    <message>
        <source>  with {path} {blocked:,} blocked; {changed:,} change:</source>
        <translation>  com {path}, {blocked:,} bloqueadas; {changed:,} mudam:</translation>
    </message>
    <message>
        <source>  {absent} without a value to work from</source>
        <translation>  {absent} sem um valor de partida</translation>
    </message>
    <message>
        <source>  {urls}: not taken. {trouble}</source>
        <translation>  {urls}: não aceitas. {trouble}</translation>
    </message>
    <message>
        <source>  {urls}: taken by {endpoint} ({status})</source>
        <translation>  {urls}: aceitas por {endpoint} ({status})</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message numerus="yes">
        <source> (%Ln files)</source>
        <translation>
            <numerusform> (%Ln arquivo)</numerusform>
            <numerusform> (%Ln arquivos)</numerusform>
        </translation>
    </message>
    <message>
        <source> (safe)</source>
        <translation> (seguro)</translation>
    </message>
    <message>
        <source> A slash seems to be missing after {own}.</source>
        <translation> Parece faltar uma barra depois de {own}.</translation>
    </message>
    <message>
        <source> Delete or complete it.</source>
        <translation> Exclua-a ou complete-a.</translation>
    </message>
    <message>
        <source> Did you mean {known}?</source>
        <translation> Você quis dizer {known}?</translation>
    </message>
    <message>
        <source> Did you mean {meant}?</source>
        <translation> Você quis dizer {meant}?</translation>
    </message>
    <message>
        <source> Feeds may also use Mon, 31 Jan 2005 18:30:00 +0100 with the correct day of the week.</source>
        <translation> Feeds também podem usar Mon, 31 Jan 2005 18:30:00 +0100 com o dia da semana correto.</translation>
    </message>
    <message>
        <source> It is a link in Markdown. Keep its URL only.</source>
        <translation> É um link em Markdown. Mantenha só a URL dele.</translation>
    </message>
    <message>
        <source> It is a table. Use convert to create a sitemap from it.</source>
        <translation> É uma tabela. Use convert para criar um sitemap a partir dela.</translation>
    </message>
    <message>
        <source> It links to {url}, which differs only in {part}.</source>
        <translation> Ela tem um link para {url}, que difere só em {part}.</translation>
    </message>
    <message>
        <source> It lists the sitemap {sitemap} and {n:,} more. Open that one.</source>
        <translation> Lista o sitemap {sitemap} e mais {n:,}. Abra esse.</translation>
    </message>
    <message>
        <source> It lists the sitemap {sitemap}. Open that one.</source>
        <translation> Lista o sitemap {sitemap}. Abra esse.</translation>
    </message>
    <message>
        <source> It looks like JSON.</source>
        <translation> Parece JSON.</translation>
    </message>
    <message>
        <source> It looks like a robots.txt without sitemaps.</source>
        <translation> Parece um robots.txt sem sitemaps.</translation>
    </message>
    <message>
        <source> It looks like a robots.txt.</source>
        <translation> Parece um robots.txt.</translation>
    </message>
    <message>
        <source> Its title is “{title}”.</source>
        <translation> O título é “{title}”.</translation>
    </message>
    <message>
        <source> Missing: {names}.</source>
        <translation> Faltando: {names}.</translation>
    </message>
    <message>
        <source> No line begins with http:// or https://. Complete the URLs.</source>
        <translation> Nenhuma linha começa com http:// ou https://. Complete as URLs.</translation>
    </message>
    <message>
        <source> Remove it, or declare the extension it belongs to.</source>
        <translation> Remova-o ou declare a extensão a que ele pertence.</translation>
    </message>
    <message>
        <source> Remove the invisible character {character}.</source>
        <translation> Remova o caractere invisível {character}.</translation>
    </message>
    <message>
        <source> Remove the quotation marks, commas or bullets around the URL.</source>
        <translation> Remova as aspas, vírgulas ou marcadores em torno da URL.</translation>
    </message>
    <message>
        <source> The code is {known} today.</source>
        <translation> Hoje o código é {known}.</translation>
    </message>
    <message>
        <source> The marks of a CDATA section around it became text. Remove them.</source>
        <translation> As marcas de uma seção CDATA em torno dela viraram texto. Remova-as.</translation>
    </message>
    <message>
        <source> The prefix {prefix} should be {meant}.</source>
        <translation> O prefixo {prefix} deveria ser {meant}.</translation>
    </message>
    <message>
        <source> This is the file that ASP.NET makes the navigation of a site from; search engines do not read it.</source>
        <translation> Este é o arquivo com que o ASP.NET cria a navegação de um site; os mecanismos de pesquisa não o leem.</translation>
    </message>
    <message>
        <source> Verify that host in Search Console too.</source>
        <translation> Verifique também esse host no Search Console.</translation>
    </message>
    <message>
        <source> With and without www are different hosts.</source>
        <translation> Com e sem www são hosts diferentes.</translation>
    </message>
    <message>
        <source> Write it in full.</source>
        <translation> Escreva-a por extenso.</translation>
    </message>
    <message>
        <source> Write it in lower case.</source>
        <translation> Escreva-o em minúsculas.</translation>
    </message>
    <message numerus="yes">
        <source> in %Ln files</source>
        <translation>
            <numerusform> em %Ln arquivo</numerusform>
            <numerusform> em %Ln arquivos</numerusform>
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
        <translation>$1 ou \\1 insere o primeiro grupo, ${name} um grupo nomeado e \\$ um cifrão.</translation>
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
            <numerusform>%Ln URL está bloqueada para {agent} pelas regras abaixo.</numerusform>
            <numerusform>%Ln URLs estão bloqueadas para {agent} pelas regras abaixo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs are left out, as their pages were found gone or not to be indexed</source>
        <translation>
            <numerusform>%Ln URL fica de fora, pois a página não existe mais ou não deve ser indexada</numerusform>
            <numerusform>%Ln URLs ficam de fora, pois as páginas não existem mais ou não devem ser indexadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs are listed more than once.</source>
        <translation>
            <numerusform>%Ln URL aparece mais de uma vez.</numerusform>
            <numerusform>%Ln URLs aparecem mais de uma vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs audited</source>
        <translation>
            <numerusform>%Ln URL verificada</numerusform>
            <numerusform>%Ln URLs verificadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs checked</source>
        <translation>
            <numerusform>%Ln URL verificada</numerusform>
            <numerusform>%Ln URLs verificadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs have been answered and are not asked for again.</source>
        <translation>
            <numerusform>%Ln URL já tem resposta e não é consultada de novo.</numerusform>
            <numerusform>%Ln URLs já têm resposta e não são consultadas de novo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs removed</source>
        <translation>
            <numerusform>%Ln URL removida</numerusform>
            <numerusform>%Ln URLs removidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were announced.</source>
        <translation>
            <numerusform>%Ln URL foi notificada.</numerusform>
            <numerusform>%Ln URLs foram notificadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were found in the table.</source>
        <translation>
            <numerusform>%Ln URL foi encontrada na tabela.</numerusform>
            <numerusform>%Ln URLs foram encontradas na tabela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were not asked for.</source>
        <translation>
            <numerusform>%Ln URL não foi consultada.</numerusform>
            <numerusform>%Ln URLs não foram consultadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were percent-encoded.</source>
        <translation>
            <numerusform>%Ln URL foi codificada por porcentagem.</numerusform>
            <numerusform>%Ln URLs foram codificadas por porcentagem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs will be changed to a different host.</source>
        <translation>
            <numerusform>%Ln URL mudará para outro host.</numerusform>
            <numerusform>%Ln URLs mudarão para outro host.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln advice</source>
        <translation>
            <numerusform>%Ln recomendação</numerusform>
            <numerusform>%Ln recomendações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answers of the site are known</source>
        <translation>
            <numerusform>%Ln resposta do site é conhecida</numerusform>
            <numerusform>%Ln respostas do site são conhecidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are already listed</source>
        <translation>
            <numerusform>%Ln já está listado</numerusform>
            <numerusform>%Ln já estão listados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are left out, as their pages were found gone or not to be indexed.</source>
        <translation>
            <numerusform>%Ln fica de fora, pois a página não existe mais ou não deve ser indexada.</numerusform>
            <numerusform>%Ln ficam de fora, pois as páginas não existem mais ou não devem ser indexadas.</numerusform>
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
            <numerusform>%Ln alteração</numerusform>
            <numerusform>%Ln alterações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are joined.</source>
        <translation>
            <numerusform>%Ln coluna unida.</numerusform>
            <numerusform>%Ln colunas unidas.</numerusform>
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
            <numerusform>%Ln entrada adicionada</numerusform>
            <numerusform>%Ln entradas adicionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries are not in the table.</source>
        <translation>
            <numerusform>%Ln entrada não está na tabela.</numerusform>
            <numerusform>%Ln entradas não estão na tabela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries are the same in both.</source>
        <translation>
            <numerusform>%Ln entrada é igual nos dois.</numerusform>
            <numerusform>%Ln entradas são iguais nos dois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed</source>
        <translation>
            <numerusform>%Ln entrada alterada</numerusform>
            <numerusform>%Ln entradas alteradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries have no URL that can be announced</source>
        <translation>
            <numerusform>%Ln entrada não tem uma URL que possa ser informada</numerusform>
            <numerusform>%Ln entradas não têm uma URL que possa ser informada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries removed</source>
        <translation>
            <numerusform>%Ln entrada removida</numerusform>
            <numerusform>%Ln entradas removidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries will be removed.</source>
        <translation>
            <numerusform>%Ln entrada será removida.</numerusform>
            <numerusform>%Ln entradas serão removidas.</numerusform>
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
            <numerusform>%Ln erro</numerusform>
            <numerusform>%Ln erros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors prevent the export:</source>
        <translation>
            <numerusform>%Ln erro impede a exportação:</numerusform>
            <numerusform>%Ln erros impedem a exportação:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln arquivo</numerusform>
            <numerusform>%Ln arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files and an index, {bytes} bytes before compression.</source>
        <translation>
            <numerusform>%Ln arquivo e um índice, {bytes} bytes antes da compactação.</numerusform>
            <numerusform>%Ln arquivos e um índice, {bytes} bytes antes da compactação.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files and an index, {bytes} bytes.</source>
        <translation>
            <numerusform>%Ln arquivo e um índice, {bytes} bytes.</numerusform>
            <numerusform>%Ln arquivos e um índice, {bytes} bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not open and will not be listed.</source>
        <translation>
            <numerusform>%Ln arquivo não está aberto e não será listado.</numerusform>
            <numerusform>%Ln arquivos não estão abertos e não serão listados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not open: {names}.</source>
        <translation>
            <numerusform>%Ln arquivo não está aberto: {names}.</numerusform>
            <numerusform>%Ln arquivos não estão abertos: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files from an earlier export are no longer listed in the index.</source>
        <translation>
            <numerusform>%Ln arquivo de uma exportação anterior não está mais no índice.</numerusform>
            <numerusform>%Ln arquivos de uma exportação anterior não estão mais no índice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files that are not open cannot be copied.</source>
        <translation>
            <numerusform>%Ln arquivo que não está aberto não pode ser copiado.</numerusform>
            <numerusform>%Ln arquivos que não estão abertos não podem ser copiados.</numerusform>
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
            <numerusform>%Ln grupo fica de fora, por não estar claro.</numerusform>
            <numerusform>%Ln grupos ficam de fora, por não estarem claros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups of pages in several languages</source>
        <translation>
            <numerusform>%Ln grupo de páginas em vários idiomas</numerusform>
            <numerusform>%Ln grupos de páginas em vários idiomas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have an unknown code</source>
        <translation>
            <numerusform>%Ln tem um código desconhecido</numerusform>
            <numerusform>%Ln têm um código desconhecido</numerusform>
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
            <numerusform>%Ln imagem</numerusform>
            <numerusform>%Ln imagens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines were left out, as they are unknown or not possible:</source>
        <translation>
            <numerusform>%Ln linha do texto foi ignorada, por ser desconhecida ou impossível:</numerusform>
            <numerusform>%Ln linhas do texto foram ignoradas, por serem desconhecidas ou impossíveis:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links in this document have the code {code}.</source>
        <translation>
            <numerusform>%Ln link neste documento tem o código {code}.</numerusform>
            <numerusform>%Ln links neste documento têm o código {code}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to add</source>
        <translation>
            <numerusform>%Ln link a adicionar</numerusform>
            <numerusform>%Ln links a adicionar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to mobile versions</source>
        <translation>
            <numerusform>%Ln link para versão móvel</numerusform>
            <numerusform>%Ln links para versões móveis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to other languages</source>
        <translation>
            <numerusform>%Ln link para outro idioma</numerusform>
            <numerusform>%Ln links para outros idiomas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln correspondência</numerusform>
            <numerusform>%Ln correspondências</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches replaced</source>
        <translation>
            <numerusform>%Ln correspondência substituída</numerusform>
            <numerusform>%Ln correspondências substituídas</numerusform>
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
            <numerusform>mais %Ln</numerusform>
            <numerusform>mais %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more errors</source>
        <translation>
            <numerusform>mais %Ln erro</numerusform>
            <numerusform>mais %Ln erros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more folders</source>
        <translation>
            <numerusform>Mais %Ln pasta</numerusform>
            <numerusform>Mais %Ln pastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more groups are not listed.</source>
        <translation>
            <numerusform>Mais %Ln grupo não é listado.</numerusform>
            <numerusform>Mais %Ln grupos não são listados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more hosts are not listed; their URLs stay as they are.</source>
        <translation>
            <numerusform>%Ln outro host não está listado; as URLs dele ficam como estão.</numerusform>
            <numerusform>%Ln outros hosts não estão listados; as URLs deles ficam como estão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more places</source>
        <translation>
            <numerusform>mais %Ln local</numerusform>
            <numerusform>mais %Ln locais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more places are not listed.</source>
        <translation>
            <numerusform>Mais %Ln local não é listado.</numerusform>
            <numerusform>Mais %Ln locais não são listados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more repairs</source>
        <translation>
            <numerusform>mais %Ln reparo</numerusform>
            <numerusform>mais %Ln reparos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln news articles</source>
        <translation>
            <numerusform>%Ln notícia</numerusform>
            <numerusform>%Ln notícias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes</source>
        <translation>
            <numerusform>%Ln observação</numerusform>
            <numerusform>%Ln observações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the rows shown match.</source>
        <translation>
            <numerusform>%Ln das linhas exibidas corresponde.</numerusform>
            <numerusform>%Ln das linhas exibidas correspondem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are incomplete</source>
        <translation>
            <numerusform>%Ln delas está incompleta</numerusform>
            <numerusform>%Ln delas estão incompletas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other elements</source>
        <translation>
            <numerusform>%Ln outro elemento</numerusform>
            <numerusform>%Ln outros elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other files would also be replaced.</source>
        <translation>
            <numerusform>%Ln outro arquivo também seria substituído.</numerusform>
            <numerusform>%Ln outros arquivos também seriam substituídos.</numerusform>
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
            <numerusform>%Ln página adicionada</numerusform>
            <numerusform>%Ln páginas adicionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages get no date: git has no commits of their files, or not of their last changes.</source>
        <translation>
            <numerusform>%Ln página não recebe data: o git não tem commits do arquivo dela, ou não das últimas alterações dele.</numerusform>
            <numerusform>%Ln páginas não recebem data: o git não tem commits dos arquivos delas, ou não das últimas alterações deles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages have another text than before, and an older date.</source>
        <translation>
            <numerusform>%Ln página tem um texto diferente do anterior e uma data mais antiga.</numerusform>
            <numerusform>%Ln páginas têm um texto diferente do anterior e uma data mais antiga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages were found.</source>
        <translation>
            <numerusform>%Ln página foi encontrada.</numerusform>
            <numerusform>%Ln páginas foram encontradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pasted columns did not fit and were left out.</source>
        <translation>
            <numerusform>%Ln coluna colada não coube e ficou de fora.</numerusform>
            <numerusform>%Ln colunas coladas não couberam e ficaram de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paths were completed with {origin}.</source>
        <translation>
            <numerusform>%Ln caminho foi completado com {origin}.</numerusform>
            <numerusform>%Ln caminhos foram completados com {origin}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces of advice</source>
        <translation>
            <numerusform>%Ln recomendação</numerusform>
            <numerusform>%Ln recomendações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places</source>
        <translation>
            <numerusform>%Ln local</numerusform>
            <numerusform>%Ln locais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places had to be repaired to read the file.</source>
        <translation>
            <numerusform>%Ln local precisou ser reparado para ler o arquivo.</numerusform>
            <numerusform>%Ln locais precisaram ser reparados para ler o arquivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places will change.</source>
        <translation>
            <numerusform>%Ln local vai mudar.</numerusform>
            <numerusform>%Ln locais vão mudar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirects</source>
        <translation>
            <numerusform>%Ln redirecionamento</numerusform>
            <numerusform>%Ln redirecionamentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirects.</source>
        <translation>
            <numerusform>%Ln redirecionamento.</numerusform>
            <numerusform>%Ln redirecionamentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln linha</numerusform>
            <numerusform>%Ln linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows added</source>
        <translation>
            <numerusform>%Ln linha adicionada</numerusform>
            <numerusform>%Ln linhas adicionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows change.</source>
        <translation>
            <numerusform>%Ln linha muda.</numerusform>
            <numerusform>%Ln linhas mudam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows changed</source>
        <translation>
            <numerusform>%Ln linha alterada</numerusform>
            <numerusform>%Ln linhas alteradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows contradict an earlier row and are not used.</source>
        <translation>
            <numerusform>%Ln linha contradiz uma anterior e não é usada.</numerusform>
            <numerusform>%Ln linhas contradizem uma anterior e não são usadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows deleted</source>
        <translation>
            <numerusform>%Ln linha excluída</numerusform>
            <numerusform>%Ln linhas excluídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows do not have this value and stay as they are.</source>
        <translation>
            <numerusform>%Ln linha não tem este valor e fica como está.</numerusform>
            <numerusform>%Ln linhas não têm este valor e ficam como estão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have nothing to import.</source>
        <translation>
            <numerusform>%Ln linha não tem nada a importar.</numerusform>
            <numerusform>%Ln linhas não têm nada a importar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows moved</source>
        <translation>
            <numerusform>%Ln linha movida</numerusform>
            <numerusform>%Ln linhas movidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of the table match no entry.</source>
        <translation>
            <numerusform>%Ln linha da tabela não corresponde a nenhuma entrada.</numerusform>
            <numerusform>%Ln linhas da tabela não correspondem a nenhuma entrada.</numerusform>
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
            <numerusform>%Ln sitemap não pôde ser baixado; a linha dele diz o motivo.</numerusform>
            <numerusform>%Ln sitemaps não puderam ser baixados; as linhas deles dizem o motivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps of this index are in the same folder.</source>
        <translation>
            <numerusform>%Ln sitemap deste índice está na mesma pasta.</numerusform>
            <numerusform>%Ln sitemaps deste índice estão na mesma pasta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps will be added</source>
        <translation>
            <numerusform>%Ln sitemap será adicionado</numerusform>
            <numerusform>%Ln sitemaps serão adicionados</numerusform>
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
            <numerusform>%Ln valor não é uma URL completa e fica de fora.</numerusform>
            <numerusform>%Ln valores não são URLs completas e ficam de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values are not valid and are not used.</source>
        <translation>
            <numerusform>%Ln valor não é válido e não é usado.</numerusform>
            <numerusform>%Ln valores não são válidos e não são usados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values cannot be converted and stay as they are.</source>
        <translation>
            <numerusform>%Ln valor não pode ser convertido e fica como está.</numerusform>
            <numerusform>%Ln valores não podem ser convertidos e ficam como estão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values left alone: nothing follows from them</source>
        <translation>
            <numerusform>%Ln valor mantido: nada se deduz dele</numerusform>
            <numerusform>%Ln valores mantidos: nada se deduz deles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values will be converted.</source>
        <translation>
            <numerusform>%Ln valor será convertido.</numerusform>
            <numerusform>%Ln valores serão convertidos.</numerusform>
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
            <numerusform>%Ln aviso</numerusform>
            <numerusform>%Ln avisos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp; was changed to &amp;amp;.</source>
        <translation>&amp; foi mudado para &amp;amp;.</translation>
    </message>
    <message>
        <source>&amp;About Sitemap Editor</source>
        <translation>&amp;Sobre o Sitemap Editor</translation>
    </message>
    <message>
        <source>&amp;Add row</source>
        <translation>&amp;Adicionar linha</translation>
    </message>
    <message>
        <source>&amp;Announce changes to search engines…</source>
        <translation>&amp;Notificar alterações aos mecanismos de pesquisa…</translation>
    </message>
    <message>
        <source>&amp;Check URLs…</source>
        <translation>&amp;Verificar URLs…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fec&amp;har</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colunas</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Create an index for these files…</source>
        <translation>C&amp;riar um índice para estes arquivos…</translation>
    </message>
    <message>
        <source>&amp;Dates of changed pages…</source>
        <translation>&amp;Datas das páginas alteradas…</translation>
    </message>
    <message>
        <source>&amp;Delete row</source>
        <translation>&amp;Excluir linha</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>&amp;Excluir linhas</translation>
    </message>
    <message>
        <source>&amp;Duplicates…</source>
        <translation>D&amp;uplicatas…</translation>
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
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtro</translation>
    </message>
    <message>
        <source>&amp;Filter language</source>
        <translation>Linguagem de &amp;filtro</translation>
    </message>
    <message>
        <source>&amp;Find and replace…</source>
        <translation>Locali&amp;zar e substituir…</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossário</translation>
    </message>
    <message>
        <source>&amp;Go to a file…</source>
        <translation>Ir para um arqui&amp;vo…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>&amp;Unir uma tabela…</translation>
    </message>
    <message>
        <source>&amp;Languages…</source>
        <translation>Idio&amp;mas…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Make this the file&apos;s order</source>
        <translation>Tornar esta a ordem do ar&amp;quivo</translation>
    </message>
    <message>
        <source>&amp;New from a site or folder…</source>
        <translation>&amp;Novo de um site ou pasta…</translation>
    </message>
    <message>
        <source>&amp;New sitemap</source>
        <translation>&amp;Novo sitemap</translation>
    </message>
    <message>
        <source>&amp;Next match</source>
        <translation>Pró&amp;xima correspondência</translation>
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
        <translation>&amp;Abrir da Web…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;olar</translation>
    </message>
    <message>
        <source>&amp;Previous match</source>
        <translation>Correspondência anteri&amp;or</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Re&amp;fazer</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Linhas</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>&amp;Saved filters…</source>
        <translation>Fil&amp;tros salvos…</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Site</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Zoom and theme</source>
        <translation>&amp;Zoom e tema</translation>
    </message>
    <message>
        <source>&amp;robots.txt…</source>
        <translation>&amp;robots.txt…</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(sem nome)</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(nada)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(removido)</translation>
    </message>
    <message>
        <source>,</source>
        <translation>.</translation>
    </message>
    <message>
        <source>, damaged; only what could be recovered was checked</source>
        <translation>, danificado; só foi verificado o que foi possível recuperar</translation>
    </message>
    <message>
        <source>, in a different order</source>
        <translation>, em outra ordem</translation>
    </message>
    <message>
        <source>, there {other_row}</source>
        <translation>, lá {other_row}</translation>
    </message>
    <message>
        <source>, unchanged</source>
        <translation>, sem alterações</translation>
    </message>
    <message>
        <source>, with a different {fields}</source>
        <translation>, que difere em {fields}</translation>
    </message>
    <message>
        <source>, written to {target}</source>
        <translation>, gravado em {target}</translation>
    </message>
    <message>
        <source>, {moved:,} moved</source>
        <translation>, {moved:,} movidas</translation>
    </message>
    <message>
        <source>- is not a file; write ./- if it is named that</source>
        <translation>- não é um arquivo; escreva ./- se ele se chamar assim</translation>
    </message>
    <message>
        <source>--base is the URL of a folder or a site; name it with --folder or --site</source>
        <translation>--base é a URL de uma pasta ou de um site; indique-os com --folder ou --site</translation>
    </message>
    <message>
        <source>--bom is only for tables ({endings})</source>
        <translation>--bom é só para tabelas ({endings})</translation>
    </message>
    <message>
        <source>--choice needs --rule</source>
        <translation>--choice precisa de --rule</translation>
    </message>
    <message>
        <source>--clear {name} and {name}={assignments} contradict each other</source>
        <translation>--clear {name} e {name}={assignments} se contradizem</translation>
    </message>
    <message>
        <source>--encoding is only for tables, such as .csv and .tsv, and {source} is not one</source>
        <translation>--encoding é só para tabelas, como .csv e .tsv, e {source} não é uma</translation>
    </message>
    <message>
        <source>--encoding is only for tables, such as .csv and .tsv; for sitemaps, use repair --encoding</source>
        <translation>--encoding é só para tabelas, como .csv e .tsv; para sitemaps, use repair --encoding</translation>
    </message>
    <message>
        <source>--lastmod takes dates of files; name their folder with --folder</source>
        <translation>--lastmod usa datas de arquivos; indique a pasta deles com --folder</translation>
    </message>
    <message>
        <source>--only-indexable leaves them out; --all-pages includes them.</source>
        <translation>--only-indexable as deixa de fora; --all-pages as inclui.</translation>
    </message>
    <message>
        <source>--published-url is missing: only what is published can be announced</source>
        <translation>falta --published-url: só é possível notificar o que está publicado</translation>
    </message>
    <message>
        <source>--robots: {error}</source>
        <translation>--robots: {error}</translation>
    </message>
    <message>
        <source>--split needs --published-url, because an index lists its files by their full URLs</source>
        <translation>--split precisa de --published-url, porque um índice lista os arquivos pelas URLs completas</translation>
    </message>
    <message>
        <source>--split needs a folder to write to</source>
        <translation>--split precisa de uma pasta em que gravar</translation>
    </message>
    <message>
        <source>--split pattern and --part NAME=PATTERN belong together</source>
        <translation>--split pattern e --part NAME=PATTERN só valem juntos</translation>
    </message>
    <message>
        <source>--to is for standard output; the name of OUT says what a file gets</source>
        <translation>--to é para a saída padrão; o nome de OUT indica o que um arquivo recebe</translation>
    </message>
    <message>
        <source>--{replace} needs --split</source>
        <translation>--{replace} precisa de --split</translation>
    </message>
    <message>
        <source>-o and --in-place contradict each other</source>
        <translation>-o e --in-place se contradizem</translation>
    </message>
    <message>
        <source>-o, --dry-run and --diff need --add or --remove</source>
        <translation>-o, --dry-run e --diff precisam de --add ou --remove</translation>
    </message>
    <message>
        <source>0 would never end; give 1 or more</source>
        <translation>0 nunca terminaria; informe 1 ou mais</translation>
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
        <translation>; você quis dizer {rule}?</translation>
    </message>
    <message>
        <source>; there are {known}</source>
        <translation>; existem {known}</translation>
    </message>
    <message>
        <source>&lt;/{closed}&gt; does not match the last opened tag, &lt;{opened}&gt; in line {line}. An end tag is missing, misspelled or left over.</source>
        <translation>&lt;/{closed}&gt; não corresponde à última tag aberta, &lt;{opened}&gt; na linha {line}. Uma tag de fechamento falta, está escrita errado ou sobra.</translation>
    </message>
    <message>
        <source>&lt;\! is not valid: a shell script put a backslash before the exclamation mark. Remove it.</source>
        <translation>&lt;\\! não é válido: um script de shell colocou uma barra invertida antes do ponto de exclamação. Remova-a.</translation>
    </message>
    <message>
        <source>A &lt; that does not start a tag was changed to &amp;lt;.</source>
        <translation>Um &lt; que não inicia uma tag foi mudado para &amp;lt;.</translation>
    </message>
    <message>
        <source>A CDATA section or an element that was not closed swallowed what follows it.</source>
        <translation>Uma seção CDATA ou um elemento que não foi fechado engoliu o que vem depois.</translation>
    </message>
    <message>
        <source>A CDATA section, comment or instruction was completed.</source>
        <translation>Uma seção CDATA, um comentário ou uma instrução foi completada.</translation>
    </message>
    <message>
        <source>A URL with the wrong characters leads nowhere.</source>
        <translation>Uma URL com os caracteres errados não leva a lugar nenhum.</translation>
    </message>
    <message>
        <source>A character is written as two halves, as in CESU-8, which is not valid {form}. Write it as one.</source>
        <translation>Um caractere está escrito em duas metades, como em CESU-8, o que não é {form} válido. Escreva-o como um só.</translation>
    </message>
    <message>
        <source>A character of the URL cannot be written in this format.</source>
        <translation>Um caractere da URL não pode ser escrito neste formato.</translation>
    </message>
    <message>
        <source>A choice of rules has no more than {detail} bytes.</source>
        <translation>Uma seleção de regras não tem mais de {detail} bytes.</translation>
    </message>
    <message>
        <source>A crawler that cannot decompress the file cannot read any of it.</source>
        <translation>Um rastreador que não consegue descompactar o arquivo não pode ler nada dele.</translation>
    </message>
    <message>
        <source>A date that stands there keeps its own.</source>
        <translation>Uma data já existente mantém a precisão dela.</translation>
    </message>
    <message>
        <source>A date, or a date and time with a zone.</source>
        <translation>Uma data, ou uma data e hora com fuso.</translation>
    </message>
    <message>
        <source>A few more entries may push the file over the limit, and then it is rejected.</source>
        <translation>Mais algumas entradas podem fazer o arquivo passar do limite, e então ele é rejeitado.</translation>
    </message>
    <message>
        <source>A file that lists sitemaps instead of pages.</source>
        <translation>Um arquivo que lista sitemaps em vez de páginas.</translation>
    </message>
    <message>
        <source>A file that tells search engines the URLs of a site: at most 50,000 of them and 50 MB.</source>
        <translation>Um arquivo que informa aos mecanismos de pesquisa as URLs de um site: no máximo 50.000 URLs e 50 MB.</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>Já existe um arquivo com este nome.</translation>
    </message>
    <message>
        <source>A filter can have at most {detail} terms.</source>
        <translation>Um filtro pode ter no máximo {detail} termos.</translation>
    </message>
    <message>
        <source>A folder or device is not a table.</source>
        <translation>Uma pasta ou um dispositivo não é uma tabela.</translation>
    </message>
    <message>
        <source>A generator that writes one URL for all pages leaves the other pages out.</source>
        <translation>Um gerador que escreve uma só URL para todas as páginas deixa as outras páginas de fora.</translation>
    </message>
    <message>
        <source>A key has 8 to 128 letters (a to z, A to Z), digits and hyphens.</source>
        <translation>Uma chave tem de 8 a 128 letras (a a z, A a Z), dígitos e hifens.</translation>
    </message>
    <message>
        <source>A leftover tag was removed.</source>
        <translation>Uma tag que sobrava foi removida.</translation>
    </message>
    <message>
        <source>A list to be imported under Bulk Redirects.</source>
        <translation>Uma lista para importar em Bulk Redirects.</translation>
    </message>
    <message>
        <source>A minus must be followed directly by what it excludes.</source>
        <translation>Um sinal de menos precisa ser seguido diretamente pelo que ele exclui.</translation>
    </message>
    <message>
        <source>A missing end tag was added.</source>
        <translation>Uma tag de fechamento que faltava foi adicionada.</translation>
    </message>
    <message>
        <source>A missing start tag was added.</source>
        <translation>Uma tag de abertura que faltava foi adicionada.</translation>
    </message>
    <message>
        <source>A number in it has too many digits.</source>
        <translation>Um número nela tem dígitos demais.</translation>
    </message>
    <message>
        <source>A page has one language, so one of the two must be wrong.</source>
        <translation>Uma página tem um só idioma, então um dos dois está errado.</translation>
    </message>
    <message>
        <source>A page may require a login or keep programs out, and still be there for others.</source>
        <translation>Uma página pode exigir login ou barrar programas e ainda assim existir para os outros.</translation>
    </message>
    <message>
        <source>A recipe cannot contain {detail}.</source>
        <translation>Uma receita não pode conter {detail}.</translation>
    </message>
    <message>
        <source>A regular expression between slashes</source>
        <translation>Uma expressão regular entre barras</translation>
    </message>
    <message>
        <source>A regular expression must end with a slash. Write spaces in it as \s.</source>
        <translation>Uma expressão regular precisa terminar com uma barra. Escreva os espaços nela como \\s.</translation>
    </message>
    <message>
        <source>A regular expression; parentheses make groups.</source>
        <translation>Uma expressão regular; parênteses formam grupos.</translation>
    </message>
    <message>
        <source>A root inside the root was removed; its entries were kept.</source>
        <translation>Uma raiz dentro da raiz foi removida; as entradas dela foram mantidas.</translation>
    </message>
    <message>
        <source>A rule must be one of these: {detail}.</source>
        <translation>Uma regra precisa ser um destes: {detail}.</translation>
    </message>
    <message>
        <source>A second &lt;?xml …?&gt; line was removed.</source>
        <translation>Uma segunda linha &lt;?xml …?&gt; foi removida.</translation>
    </message>
    <message>
        <source>A site is missing: begin with a line such as [https://www.example.com].</source>
        <translation>Falta um site: comece com uma linha como [https://www.example.com].</translation>
    </message>
    <message>
        <source>A site published from this folder serves the pointer, and crawlers find no sitemap.</source>
        <translation>Um site publicado a partir desta pasta entrega o ponteiro, e os rastreadores não encontram nenhum sitemap.</translation>
    </message>
    <message>
        <source>A sitemap lists pages to be indexed; Google reports this as an error.</source>
        <translation>Um sitemap lista páginas que devem ser indexadas; o Google informa isto como erro.</translation>
    </message>
    <message>
        <source>A sitemap lists what is to be indexed, and nothing else.</source>
        <translation>Um sitemap lista o que deve ser indexado, e nada mais.</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs of its own site and folder.</source>
        <translation>Um sitemap só pode listar URLs do próprio site e da própria pasta.</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs on its own host.</source>
        <translation>Um sitemap só pode listar URLs do próprio host.</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs with its own scheme.</source>
        <translation>Um sitemap só pode listar URLs com o próprio esquema.</translation>
    </message>
    <message>
        <source>A sitemap needs at least one entry; search engines report empty ones.</source>
        <translation>Um sitemap precisa de pelo menos uma entrada; os mecanismos de pesquisa sinalizam os vazios como erro.</translation>
    </message>
    <message>
        <source>A sitemap only covers the folder it is in and its subfolders.</source>
        <translation>Um sitemap só abrange a pasta em que está e as subpastas dela.</translation>
    </message>
    <message>
        <source>A sitemap should list the final URL of a page.</source>
        <translation>Um sitemap deve listar a URL final de uma página.</translation>
    </message>
    <message>
        <source>A sitemap should only list canonical URLs.</source>
        <translation>Um sitemap só deve listar URLs canônicas.</translation>
    </message>
    <message>
        <source>A spreadsheet can have no more than {detail} columns.</source>
        <translation>Uma planilha não pode ter mais de {detail} colunas.</translation>
    </message>
    <message>
        <source>A spreadsheet can have no more than {detail} rows.</source>
        <translation>Uma planilha não pode ter mais de {detail} linhas.</translation>
    </message>
    <message>
        <source>A spreadsheet cell must have fewer than {detail} characters.</source>
        <translation>Uma célula de planilha precisa ter menos de {detail} caracteres.</translation>
    </message>
    <message>
        <source>A stray ]]&gt; was changed to ]]&amp;gt;.</source>
        <translation>Um ]]&gt; perdido foi mudado para ]]&amp;gt;.</translation>
    </message>
    <message>
        <source>A tag was written correctly.</source>
        <translation>Uma tag foi escrita corretamente.</translation>
    </message>
    <message>
        <source>A text can have at most {detail} asterisks.</source>
        <translation>Um texto pode ter no máximo {detail} asteriscos.</translation>
    </message>
    <message>
        <source>A text sitemap has one URL per line and nothing else.</source>
        <translation>Um sitemap de texto tem uma URL por linha e nada mais.</translation>
    </message>
    <message>
        <source>A time needs a time zone. Add Z for UTC or an offset such as +01:00, or remove the time.</source>
        <translation>Uma hora precisa de um fuso horário. Adicione Z para UTC ou uma diferença como +01:00, ou remova a hora.</translation>
    </message>
    <message>
        <source>A value has more than {n:,} characters, far more than any sitemap needs.</source>
        <translation>Um valor tem mais de {n:,} caracteres, muito mais do que qualquer sitemap precisa.</translation>
    </message>
    <message>
        <source>A value is a single line and cannot contain a line break.</source>
        <translation>Um valor é uma única linha e não pode conter uma quebra de linha.</translation>
    </message>
    <message>
        <source>A value is missing here. Example: {detail}</source>
        <translation>Falta um valor aqui. Exemplo: {detail}</translation>
    </message>
    <message>
        <source>A {kind} cannot be split; only sitemaps of pages can.</source>
        <translation>Um arquivo do tipo {kind} não pode ser dividido; só sitemaps de páginas podem.</translation>
    </message>
    <message>
        <source>Absent ({count})</source>
        <translation>Inexistentes ({count})</translation>
    </message>
    <message>
        <source>Accept the recovered entries</source>
        <translation>Aceitar as entradas recuperadas</translation>
    </message>
    <message>
        <source>Accept the recovered entries first.</source>
        <translation>Aceite primeiro as entradas recuperadas.</translation>
    </message>
    <message>
        <source>Accept what you typed and move down; after Tab, below where you began</source>
        <translation>Aceitar o que foi digitado e descer; depois de Tab, para baixo de onde você começou</translation>
    </message>
    <message>
        <source>Accept what you typed and move right</source>
        <translation>Aceitar o que foi digitado e ir para a direita</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Acesso</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Actual si&amp;ze</source>
        <translation>&amp;Tamanho real</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln links</source>
        <translation>
            <numerusform>Adicionar %Ln link</numerusform>
            <numerusform>Adicionar %Ln links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln missing &amp;entries</source>
        <translation>
            <numerusform>Adicionar %Ln &amp;entrada que falta</numerusform>
            <numerusform>Adicionar %Ln &amp;entradas que faltam</numerusform>
        </translation>
    </message>
    <message>
        <source>Add :00 for the seconds</source>
        <translation>Adicionar :00 para os segundos</translation>
    </message>
    <message>
        <source>Add a link to the page itself</source>
        <translation>Adicionar um link para a própria página</translation>
    </message>
    <message>
        <source>Add an XML declaration</source>
        <translation>Adicionar uma declaração XML</translation>
    </message>
    <message>
        <source>Add an empty file to the files that are open as one document</source>
        <translation>Adicionar um arquivo vazio aos arquivos abertos como um só documento</translation>
    </message>
    <message>
        <source>Add an entry below the current one</source>
        <translation>Adicionar uma entrada abaixo da atual</translation>
    </message>
    <message>
        <source>Add at least one.</source>
        <translation>Adicione pelo menos uma.</translation>
    </message>
    <message>
        <source>Add missing time zone</source>
        <translation>Adicionar fuso horário ausente</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>Adicionar um item</translation>
    </message>
    <message>
        <source>Add the URL, or remove the entry.</source>
        <translation>Adicione a URL ou remova a entrada.</translation>
    </message>
    <message>
        <source>Add the attribute with its only value</source>
        <translation>Adicionar o atributo com o único valor possível</translation>
    </message>
    <message>
        <source>Add the file to the index</source>
        <translation>Adicionar o arquivo ao índice</translation>
    </message>
    <message>
        <source>Add the file&apos;s own site</source>
        <translation>Adicionar o site do próprio arquivo</translation>
    </message>
    <message>
        <source>Add the file, or remove it from the index.</source>
        <translation>Adicione o arquivo ou remova-o do índice.</translation>
    </message>
    <message>
        <source>Add the first day of the month</source>
        <translation>Adicionar o primeiro dia do mês</translation>
    </message>
    <message>
        <source>Add the missing language links</source>
        <translation>Adicionar os links de idioma que faltam</translation>
    </message>
    <message>
        <source>Add the sitemap namespace</source>
        <translation>Adicionar o namespace de sitemap</translation>
    </message>
    <message>
        <source>Add the slash after the host</source>
        <translation>Adicionar a barra depois do host</translation>
    </message>
    <message>
        <source>Add their entries</source>
        <translation>Adicionar as entradas delas</translation>
    </message>
    <message numerus="yes">
        <source>Add these %Ln</source>
        <translation>
            <numerusform>Adicionar %Ln</numerusform>
            <numerusform>Adicionar estas %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to priority</source>
        <translation>Somar à prioridade</translation>
    </message>
    <message>
        <source>Add trailing slash</source>
        <translation>Adicionar barra final</translation>
    </message>
    <message>
        <source>Add xmlns:{prefix} to the root element.</source>
        <translation>Adicione xmlns:{prefix} ao elemento raiz.</translation>
    </message>
    <message>
        <source>Add {what}</source>
        <translation>Adicionar {what}</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Adicionadas</translation>
    </message>
    <message>
        <source>Added or changed</source>
        <translation>Adicionadas ou alteradas</translation>
    </message>
    <message>
        <source>Added since the file was opened or saved</source>
        <translation>Adicionada desde que o arquivo foi aberto ou salvo</translation>
    </message>
    <message>
        <source>Added to the days.</source>
        <translation>Somadas aos dias.</translation>
    </message>
    <message>
        <source>Added to the hours.</source>
        <translation>Somados às horas.</translation>
    </message>
    <message>
        <source>Adds a slash to paths that do not end in a file name.</source>
        <translation>Adiciona uma barra aos caminhos que não terminam em um nome de arquivo.</translation>
    </message>
    <message>
        <source>Adds a time zone to times that have none.</source>
        <translation>Adiciona um fuso horário às horas que não têm nenhum.</translation>
    </message>
    <message>
        <source>Adds copies of the entries below the last one.</source>
        <translation>Adiciona cópias das entradas abaixo da última delas.</translation>
    </message>
    <message>
        <source>Adds midnight to dates without a time, and seconds to times without them.</source>
        <translation>Adiciona meia-noite às datas sem hora e segundos às horas sem segundos.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Recomendação</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>After a slash, it is usually a mistake. Remove it.</source>
        <translation>Depois de uma barra, costuma ser um erro. Remova-o.</translation>
    </message>
    <message>
        <source>After {period}</source>
        <translation>Depois de {period}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows</source>
        <translation>
            <numerusform>%Ln linha</numerusform>
            <numerusform>Todas as %Ln linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows shown</source>
        <translation>
            <numerusform>%Ln linha exibida</numerusform>
            <numerusform>Todas as %Ln linhas exibidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows, in file order</source>
        <translation>
            <numerusform>%Ln linha</numerusform>
            <numerusform>Todas as %Ln linhas, na ordem do arquivo</numerusform>
        </translation>
    </message>
    <message>
        <source>All URLs have been checked, some of them earlier.</source>
        <translation>Todas as URLs foram verificadas, algumas delas antes.</translation>
    </message>
    <message>
        <source>All dates are equal</source>
        <translation>Todas as datas são iguais</translation>
    </message>
    <message>
        <source>All differences ({n})</source>
        <translation>Todas as diferenças ({n})</translation>
    </message>
    <message numerus="yes">
        <source>All entries are written, including %Ln that are not shown.</source>
        <translation>
            <numerusform>Todas as entradas são gravadas, inclusive %Ln que não está visível.</numerusform>
            <numerusform>Todas as entradas são gravadas, inclusive %Ln que não estão visíveis.</numerusform>
        </translation>
    </message>
    <message>
        <source>All entries say {value}, which tells nothing apart.</source>
        <translation>Todas as entradas indicam {value}, o que não diferencia nada.</translation>
    </message>
    <message>
        <source>All entries that have one say {value}, which tells nothing apart.</source>
        <translation>Todas as entradas que têm valor indicam {value}, o que não diferencia nada.</translation>
    </message>
    <message>
        <source>All filter terms</source>
        <translation>Todos os termos de filtro</translation>
    </message>
    <message>
        <source>All findings</source>
        <translation>Todas as ocorrências</translation>
    </message>
    <message>
        <source>All menus and keys</source>
        <translation>Todos os menus e teclas</translation>
    </message>
    <message>
        <source>All of them answer with a page that can be listed.</source>
        <translation>Todas respondem com uma página que pode ser listada.</translation>
    </message>
    <message>
        <source>All of these rows</source>
        <translation>Todas estas linhas</translation>
    </message>
    <message>
        <source>All operations</source>
        <translation>Todas as operações</translation>
    </message>
    <message>
        <source>All options: {call}</source>
        <translation>Todas as opções: {call}</translation>
    </message>
    <message>
        <source>All priorities are equal</source>
        <translation>Todas as prioridades são iguais</translation>
    </message>
    <message>
        <source>All {count:,} priorities are {value}. Priorities only matter relative to each other.</source>
        <translation>Todas as {count:,} prioridades são {value}. As prioridades só importam em relação umas às outras.</translation>
    </message>
    <message>
        <source>Allowed or denied</source>
        <translation>Permitido ou negado</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Quantidade</translation>
    </message>
    <message>
        <source>An asterisk matches anything</source>
        <translation>Um asterisco corresponde a qualquer coisa</translation>
    </message>
    <message>
        <source>An element around entries was removed; they were kept.</source>
        <translation>Um elemento em torno de entradas foi removido; elas foram mantidas.</translation>
    </message>
    <message>
        <source>An element with the URL of an entry was renamed to loc.</source>
        <translation>Um elemento com a URL de uma entrada foi renomeado para loc.</translation>
    </message>
    <message>
        <source>An empty hreflang is neither a language code nor x-default.</source>
        <translation>Um hreflang vazio não é um código de idioma nem x-default.</translation>
    </message>
    <message>
        <source>An entry above lists the same file.</source>
        <translation>Uma entrada acima lista o mesmo arquivo.</translation>
    </message>
    <message>
        <source>An entry has more than {n:,} characters, far more than any sitemap needs.</source>
        <translation>Uma entrada tem mais de {n:,} caracteres, muito mais do que qualquer sitemap precisa.</translation>
    </message>
    <message>
        <source>An entry is called {name} here, but {meant} in a sitemap. Rename these elements.</source>
        <translation>Uma entrada se chama {name} aqui, mas {meant} em um sitemap. Renomeie esses elementos.</translation>
    </message>
    <message>
        <source>An entry of the other kind of sitemap was named as those of this one.</source>
        <translation>Uma entrada do outro tipo de sitemap recebeu o nome das entradas deste.</translation>
    </message>
    <message>
        <source>An entry stands for one page, and so for one article.</source>
        <translation>Uma entrada representa uma página e, portanto, uma notícia.</translation>
    </message>
    <message>
        <source>An entry with another name was renamed.</source>
        <translation>Uma entrada com outro nome foi renomeada.</translation>
    </message>
    <message>
        <source>An index cannot be exported as a list of URLs, because it lists sitemaps, not pages. Export it as XML.</source>
        <translation>Um índice não pode ser exportado como lista de URLs, porque lista sitemaps, não páginas. Exporte-o como XML.</translation>
    </message>
    <message>
        <source>An index may only list sitemaps; search engines ignore an index inside an index.</source>
        <translation>Um índice só pode listar sitemaps; os mecanismos de pesquisa ignoram um índice dentro de um índice.</translation>
    </message>
    <message>
        <source>An index that lists itself sends crawlers in a circle.</source>
        <translation>Um índice que lista a si mesmo faz os rastreadores andarem em círculo.</translation>
    </message>
    <message>
        <source>An unescaped &amp; breaks the XML, so most crawlers reject the whole file.</source>
        <translation>Um &amp; sem escape quebra o XML, por isso a maioria dos rastreadores rejeita o arquivo inteiro.</translation>
    </message>
    <message>
        <source>Another rule already redirects this URL.</source>
        <translation>Outra regra já redireciona esta URL.</translation>
    </message>
    <message>
        <source>Answers of the pages</source>
        <translation>Respostas das páginas</translation>
    </message>
    <message>
        <source>Any crawler</source>
        <translation>Qualquer rastreador</translation>
    </message>
    <message>
        <source>Any finding</source>
        <translation>Qualquer ocorrência</translation>
    </message>
    <message>
        <source>Apache</source>
        <translation>Apache</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Apply a recipe and leave every other byte as it is.</source>
        <translation>Aplica uma receita e deixa todos os outros bytes como estão.</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Árabe</translation>
    </message>
    <message>
        <source>Archive instead of gzip</source>
        <translation>Outro formato compactado em vez de gzip</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Argumento</translation>
    </message>
    <message>
        <source>As in your country, long</source>
        <translation>Conforme o país, longa</translation>
    </message>
    <message>
        <source>As in your country, short</source>
        <translation>Conforme o país, curta</translation>
    </message>
    <message>
        <source>As they are written</source>
        <translation>Como estão escritas</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>As usual in your country</source>
        <translation>Como é comum no seu país</translation>
    </message>
    <message>
        <source>As written, the day alone</source>
        <translation>Como estão escritas, só o dia</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Crescente</translation>
    </message>
    <message>
        <source>Ascending: A before Z, old before new, low before high.</source>
        <translation>Crescente: A antes de Z, antigo antes de novo, baixo antes de alto.</translation>
    </message>
    <message>
        <source>Ask before matches are replaced with nothing</source>
        <translation>Perguntar antes de substituir as correspondências por nada</translation>
    </message>
    <message>
        <source>Ask before other steps replace those that are in no recipe</source>
        <translation>Perguntar antes de substituir etapas que não estão em nenhuma receita</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Perguntar sempre</translation>
    </message>
    <message>
        <source>Ask for the URLs of sitemaps on the live site, politely and obeying robots.txt, and list those that do not answer with a page to be listed. Answers are kept for a day: called again, it goes on where it was broken off.</source>
        <translation>Consulta as URLs de sitemaps no site no ar, com moderação e obedecendo ao robots.txt, e lista as que não respondem com uma página que pode ser listada. As respostas são guardadas por um dia: chamado de novo, continua de onde foi interrompido.</translation>
    </message>
    <message>
        <source>Ask once, when several are open</source>
        <translation>Perguntar uma vez, quando houver vários abertos</translation>
    </message>
    <message>
        <source>Ask the live site whether the URLs answer, and with what</source>
        <translation>Consultar o site no ar para saber se as URLs respondem, e com o quê</translation>
    </message>
    <message>
        <source>Asked for until {day} at {time}.</source>
        <translation>Consultado até {day} às {time}.</translation>
    </message>
    <message>
        <source>Asks not to be indexed, when last checked</source>
        <translation>Pede para não ser indexada, na última verificação</translation>
    </message>
    <message>
        <source>At character {n}.</source>
        <translation>No caractere {n}.</translation>
    </message>
    <message>
        <source>At least one of them</source>
        <translation>Pelo menos um deles</translation>
    </message>
    <message>
        <source>At the end.</source>
        <translation>No fim.</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Verificação das URLs</translation>
    </message>
    <message>
        <source>Audit of {name}</source>
        <translation>Verificação de {name}</translation>
    </message>
    <message>
        <source>Autoplay parameter</source>
        <translation>Parâmetro de reprodução automática</translation>
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
        <translation>O Bing e o Google o usam para decidir quais páginas rastrear de novo.</translation>
    </message>
    <message>
        <source>Bing recommends including the time so that it notices changes within a day.</source>
        <translation>O Bing recomenda incluir a hora para perceber alterações no mesmo dia.</translation>
    </message>
    <message>
        <source>Blank line</source>
        <translation>Linha em branco</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqueada</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>Bloqueada pelo robots.txt</translation>
    </message>
    <message>
        <source>Blocked by the site&apos;s robots.txt</source>
        <translation>Bloqueada pelo robots.txt do site</translation>
    </message>
    <message>
        <source>Both http and https</source>
        <translation>http e https misturados</translation>
    </message>
    <message>
        <source>Both http and https sitemaps</source>
        <translation>Sitemaps http e https misturados</translation>
    </message>
    <message>
        <source>Both mean the same site, but not every tool understands the readable form.</source>
        <translation>Os dois significam o mesmo site, mas nem toda ferramenta entende a forma legível.</translation>
    </message>
    <message>
        <source>Both sides were kept.</source>
        <translation>Os dois lados foram mantidos.</translation>
    </message>
    <message>
        <source>Both terms match</source>
        <translation>Os dois termos correspondem</translation>
    </message>
    <message>
        <source>Both words, in fields, images, videos, news or languages</source>
        <translation>As duas palavras, em campos, imagens, vídeos, notícias ou idiomas</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply here.</source>
        <translation>Aqui os parênteses estão aninhados em níveis demais.</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply.</source>
        <translation>Os colchetes estão aninhados em níveis demais.</translation>
    </message>
    <message>
        <source>Breaks the protocol</source>
        <translation>Viola o protocolo</translation>
    </message>
    <message>
        <source>Breaks the sitemap protocol. Search engines may reject the entry or the whole file, and an export waits until it is fixed.</source>
        <translation>Viola o protocolo de sitemaps. Os mecanismos de pesquisa podem rejeitar a entrada ou o arquivo inteiro, e a exportação só é possível depois da correção.</translation>
    </message>
    <message>
        <source>Bring back an earlier filter</source>
        <translation>Trazer de volta um filtro anterior</translation>
    </message>
    <message>
        <source>Broken percent code</source>
        <translation>Código de porcentagem quebrado</translation>
    </message>
    <message>
        <source>Bundled</source>
        <translation>Incluídas</translation>
    </message>
    <message>
        <source>By kind of page: a path pattern for each file</source>
        <translation>Por tipo de página: um padrão de caminho para cada arquivo</translation>
    </message>
    <message>
        <source>By language, such as /en/ or /pt-BR/</source>
        <translation>Por idioma, como /en/ ou /pt-BR/</translation>
    </message>
    <message>
        <source>By language: the start of the path, such as /en/ or /pt-BR/</source>
        <translation>Por idioma: o início do caminho, como /en/ ou /pt-BR/</translation>
    </message>
    <message>
        <source>By logarithm</source>
        <translation>Por logaritmo</translation>
    </message>
    <message>
        <source>By number only, in the existing order</source>
        <translation>Só por número, na ordem existente</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por posição</translation>
    </message>
    <message>
        <source>By rank, by size, or by the logarithm, where few pages have most of it.</source>
        <translation>Por posição, por tamanho ou pelo logaritmo, quando poucas páginas concentram quase tudo.</translation>
    </message>
    <message>
        <source>By section: the first folder in the path, such as /blog/</source>
        <translation>Por seção: a primeira pasta do caminho, como /blog/</translation>
    </message>
    <message>
        <source>By section: the first folder, such as /blog/</source>
        <translation>Por seção: a primeira pasta, como /blog/</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Por tamanho</translation>
    </message>
    <message>
        <source>By the rules for URLs, the two are the same.</source>
        <translation>Pelas regras das URLs, as duas são a mesma.</translation>
    </message>
    <message>
        <source>By year of last modification</source>
        <translation>Por ano da última modificação</translation>
    </message>
    <message>
        <source>Byte order mark</source>
        <translation>Marca de ordem de byte</translation>
    </message>
    <message>
        <source>Bytes do not fit the encoding</source>
        <translation>Os bytes não correspondem à codificação</translation>
    </message>
    <message>
        <source>C&amp;lear values</source>
        <translation>&amp;Limpar valores</translation>
    </message>
    <message>
        <source>CDATA begins here and never ends. Add the missing ]]&gt;.</source>
        <translation>uma seção CDATA começa aqui e nunca termina. Adicione o ]]&gt; que falta.</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>CSV byte order mark</source>
        <translation>CSV BOM marca de ordem</translation>
    </message>
    <message>
        <source>CSV delimiter default</source>
        <translation>CSV delimitador padrão</translation>
    </message>
    <message>
        <source>Cancel and keep the old value</source>
        <translation>Cancelar e manter o valor antigo</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Não pode ser lido</translation>
    </message>
    <message>
        <source>Canonical</source>
        <translation>Canônica</translation>
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
        <translation>Letras maiúsculas no esquema ou no host</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Central Europe</source>
        <translation>Europa Central</translation>
    </message>
    <message>
        <source>Chamorro</source>
        <translation>Chamorro</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln places</source>
        <translation>
            <numerusform>Alterar %Ln local</numerusform>
            <numerusform>Alterar %Ln locais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln rows</source>
        <translation>
            <numerusform>Alterar %Ln linha</numerusform>
            <numerusform>Alterar %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Change base path</source>
        <translation>Mudar caminho base</translation>
    </message>
    <message>
        <source>Change scheme and host to lower case</source>
        <translation>Passar esquema e host para minúsculas</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>Mudar fuso horário</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Alteradas</translation>
    </message>
    <message>
        <source>Changed since the last save</source>
        <translation>Alteradas desde o último salvamento</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Alterações</translation>
    </message>
    <message>
        <source>Changes every URL to http or https. Default ports are removed.</source>
        <translation>Muda todas as URLs para http ou https. As portas padrão são removidas.</translation>
    </message>
    <message>
        <source>Changes http to https everywhere and hosts to lower case.</source>
        <translation>Troca http por https em tudo e deixa os hosts em minúsculas.</translation>
    </message>
    <message>
        <source>Changes priorities outside a range to the nearest end of it.</source>
        <translation>Muda as prioridades fora de um intervalo para o limite mais próximo.</translation>
    </message>
    <message>
        <source>Character not allowed in URLs</source>
        <translation>Caractere não permitido em URLs</translation>
    </message>
    <message>
        <source>Character not allowed in XML</source>
        <translation>Caractere não permitido em XML</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Verificada em</translation>
    </message>
    <message>
        <source>Checked from {first} to {last}.</source>
        <translation>Verificadas de {first} a {last}.</translation>
    </message>
    <message>
        <source>Checked on {day} at {time}.</source>
        <translation>Verificado em {day} às {time}.</translation>
    </message>
    <message>
        <source>Checked on {day}.</source>
        <translation>Verificadas em {day}.</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinês</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Escolha o que fazer.</translation>
    </message>
    <message>
        <source>Clean dates</source>
        <translation>Limpar datas</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Clear date</source>
        <translation>Limpar data</translation>
    </message>
    <message>
        <source>Clear frequency</source>
        <translation>Limpar frequência</translation>
    </message>
    <message>
        <source>Clear future dates</source>
        <translation>Limpar datas futuras</translation>
    </message>
    <message>
        <source>Clear identical dates</source>
        <translation>Limpar datas idênticas</translation>
    </message>
    <message>
        <source>Clear priority</source>
        <translation>Limpar prioridade</translation>
    </message>
    <message>
        <source>Clear the line; leave it if already empty</source>
        <translation>Limpar a linha do filtro; sair dela se já estiver vazia</translation>
    </message>
    <message numerus="yes">
        <source>Clear {field} in %Ln rows</source>
        <translation>
            <numerusform>Limpar {field} em %Ln linha</numerusform>
            <numerusform>Limpar {field} em %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Client error</source>
        <translation>Erro do cliente</translation>
    </message>
    <message>
        <source>Clock time</source>
        <translation>Hora do relógio</translation>
    </message>
    <message>
        <source>Close the bar</source>
        <translation>Fechar a barra</translation>
    </message>
    <message>
        <source>Close to a limit</source>
        <translation>Perto de um limite</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>Mais próximas</translation>
    </message>
    <message>
        <source>Cloudflare</source>
        <translation>Cloudflare</translation>
    </message>
    <message>
        <source>Co&amp;py the findings</source>
        <translation>Copiar as ocorrências (&amp;1)</translation>
    </message>
    <message>
        <source>Co&amp;verage…</source>
        <translation>Co&amp;bertura…</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Columns that are not used: {names}.</source>
        <translation>Colunas que não são usadas: {names}.</translation>
    </message>
    <message>
        <source>Columns that were left out: {names}, and {n} more.</source>
        <translation>Colunas que ficaram de fora: {names} e mais {n}.</translation>
    </message>
    <message>
        <source>Columns that were left out: {names}.</source>
        <translation>Colunas que ficaram de fora: {names}.</translation>
    </message>
    <message>
        <source>Combining terms</source>
        <translation>Como combinar termos</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Vírgula</translation>
    </message>
    <message>
        <source>Command line reference</source>
        <translation>Referência da linha de comando</translation>
    </message>
    <message>
        <source>Compare a sitemap with the pages of a built site, with those of the live site, or with the URLs of a table or another sitemap: which pages are missing in it, which are rightly left out, which URLs are not there, and to which no page links. Only --site fetches anything.</source>
        <translation>Compara um sitemap com as páginas de um site gerado, com as do site no ar ou com as URLs de uma tabela ou de outro sitemap: que páginas faltam nele, quais são omitidas com razão, que URLs não existem e quais não têm links de nenhuma página. Só --site baixa alguma coisa.</translation>
    </message>
    <message>
        <source>Compare with what is &amp;published</source>
        <translation>Comparar com o que está &amp;publicado</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar com…</translation>
    </message>
    <message>
        <source>Compared with another file</source>
        <translation>Comparado com outro arquivo</translation>
    </message>
    <message>
        <source>Complete and encode the URLs</source>
        <translation>Completar e codificar as URLs</translation>
    </message>
    <message>
        <source>Complete folder names, such as /staging/.</source>
        <translation>Nomes completos de pastas, como /staging/.</translation>
    </message>
    <message numerus="yes">
        <source>Complete languages in %Ln rows</source>
        <translation>
            <numerusform>Completar idiomas em %Ln linha</numerusform>
            <numerusform>Completar idiomas em %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete the scheme</source>
        <translation>Completar o esquema</translation>
    </message>
    <message>
        <source>Compressed data is damaged</source>
        <translation>Os dados compactados estão danificados</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compactação</translation>
    </message>
    <message>
        <source>Computer clocks start in 1970, so it is often a mistake. It is reported even if it is right.</source>
        <translation>Os relógios dos computadores começam em 1970, por isso costuma ser um erro. É informada mesmo que esteja certa.</translation>
    </message>
    <message>
        <source>Content before the XML</source>
        <translation>Conteúdo antes do XML</translation>
    </message>
    <message>
        <source>Continue with what could be recovered from a damaged file</source>
        <translation>Continuar com o que foi possível recuperar de um arquivo danificado</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Control characters break the XML, so most crawlers reject the whole file.</source>
        <translation>Caracteres de controle quebram o XML, por isso a maioria dos rastreadores rejeita o arquivo inteiro.</translation>
    </message>
    <message>
        <source>Convert %u codes to UTF-8</source>
        <translation>Converter códigos %u para UTF-8</translation>
    </message>
    <message>
        <source>Convert the percentage</source>
        <translation>Converter a porcentagem</translation>
    </message>
    <message>
        <source>Convert to UTF-&amp;8</source>
        <translation>Converter para UTF-&amp;8</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>Converter para UTF-8</translation>
    </message>
    <message>
        <source>Converts scheme and host to lower case. The path stays as it is.</source>
        <translation>Converte esquema e host para minúsculas. O caminho fica como está.</translation>
    </message>
    <message>
        <source>Converts times to another time zone. Dates without a time stay as they are.</source>
        <translation>Converte horas para outro fuso horário. Datas sem hora ficam como estão.</translation>
    </message>
    <message>
        <source>Cop&amp;y URL</source>
        <translation>Cop&amp;iar URL</translation>
    </message>
    <message>
        <source>Cop&amp;y URLs</source>
        <translation>Cop&amp;iar URLs</translation>
    </message>
    <message>
        <source>Copy URLs</source>
        <translation>Copiar URLs</translation>
    </message>
    <message>
        <source>Copy the cells with their column names above them</source>
        <translation>Copiar as células com os nomes das colunas acima delas</translation>
    </message>
    <message>
        <source>Copy the findings, ready to paste into an email or a spreadsheet</source>
        <translation>Copiar as ocorrências, prontas para colar em um e-mail ou em uma planilha</translation>
    </message>
    <message>
        <source>Copy the full URLs of the selected rows, one per line</source>
        <translation>Copiar as URLs completas das linhas selecionadas, uma por linha</translation>
    </message>
    <message>
        <source>Copy the top selected value into the cells below it</source>
        <translation>Copiar o valor selecionado mais acima para as células abaixo dele</translation>
    </message>
    <message numerus="yes">
        <source>Copy to the other %Ln rows</source>
        <translation>
            <numerusform>Copiar para a outra %Ln linha</numerusform>
            <numerusform>Copiar para as outras %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy with &amp;headings</source>
        <translation>Copiar com cabeçal&amp;hos</translation>
    </message>
    <message numerus="yes">
        <source>Copy {what} to %Ln rows</source>
        <translation>
            <numerusform>Copiar {what} para %Ln linha</numerusform>
            <numerusform>Copiar {what} para %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct the country</source>
        <translation>Corrigir o país</translation>
    </message>
    <message>
        <source>Correct the format</source>
        <translation>Corrigir o formato</translation>
    </message>
    <message>
        <source>Correct the host.</source>
        <translation>Corrija o host.</translation>
    </message>
    <message>
        <source>Correct the letter case</source>
        <translation>Corrigir maiúsculas e minúsculas</translation>
    </message>
    <message>
        <source>Correct the prefix</source>
        <translation>Corrigir o prefixo</translation>
    </message>
    <message>
        <source>Correct the scheme</source>
        <translation>Corrigir o esquema</translation>
    </message>
    <message>
        <source>Correct the slashes around the host</source>
        <translation>Corrigir as barras em torno do host</translation>
    </message>
    <message>
        <source>Correct the spelling</source>
        <translation>Corrigir a grafia</translation>
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
        <translation>Os rastreadores não podem baixar nada além disso.</translation>
    </message>
    <message>
        <source>Crawlers cannot find a server with this name.</source>
        <translation>Os rastreadores não conseguem encontrar um servidor com este nome.</translation>
    </message>
    <message>
        <source>Crawlers compare it character by character; Google does not even accept https.</source>
        <translation>Os rastreadores o comparam caractere por caractere; o Google não aceita nem https.</translation>
    </message>
    <message>
        <source>Crawlers do not expand custom entities, so they miss part of the value.</source>
        <translation>Os rastreadores não expandem entidades personalizadas, por isso perdem parte do valor.</translation>
    </message>
    <message>
        <source>Crawlers do not see text as entries. A template or a web page escaped what is XML.</source>
        <translation>Os rastreadores não veem texto como entradas. Um modelo ou uma página da Web fez escape do que é XML.</translation>
    </message>
    <message>
        <source>Crawlers identify a file by its root element and reject anything else.</source>
        <translation>Os rastreadores identificam um arquivo pelo elemento raiz e rejeitam qualquer outro.</translation>
    </message>
    <message>
        <source>Crawlers look for URLs in entries and find none.</source>
        <translation>Os rastreadores procuram URLs em entradas e não encontram nenhuma.</translation>
    </message>
    <message>
        <source>Crawlers look for entries by their name and find none.</source>
        <translation>Os rastreadores procuram entradas pelo nome e não encontram nenhuma.</translation>
    </message>
    <message>
        <source>Crawlers look for entries directly in the root and find none.</source>
        <translation>Os rastreadores procuram entradas diretamente na raiz e não encontram nenhuma.</translation>
    </message>
    <message>
        <source>Crawlers look for entries in the root itself and find none. Joined files are often like this.</source>
        <translation>Os rastreadores procuram entradas na própria raiz e não encontram nenhuma. Arquivos unidos costumam ser assim.</translation>
    </message>
    <message>
        <source>Crawlers may request a URL that does not exist.</source>
        <translation>Os rastreadores podem solicitar uma URL que não existe.</translation>
    </message>
    <message>
        <source>Crawlers read it twice, and its figures are counted twice.</source>
        <translation>Os rastreadores o leem duas vezes, e os números dele são contados duas vezes.</translation>
    </message>
    <message>
        <source>Crawlers read only the first {limit:,} bytes; the rest was ignored.</source>
        <translation>Os rastreadores só leem os primeiros {limit:,} bytes; o resto foi ignorado.</translation>
    </message>
    <message>
        <source>Crawlers request a URL that does not exist.</source>
        <translation>Os rastreadores solicitam uma URL que não existe.</translation>
    </message>
    <message>
        <source>Crawlers request a page that does not exist.</source>
        <translation>Os rastreadores solicitam uma página que não existe.</translation>
    </message>
    <message>
        <source>Crawlers resolve it, so the URL they use differs from the one listed.</source>
        <translation>Os rastreadores o resolvem, por isso a URL que usam difere da listada.</translation>
    </message>
    <message>
        <source>Crawlers see the placeholder instead of a value. No fix can know what belongs there.</source>
        <translation>Os rastreadores veem o espaço reservado em vez de um valor. Nenhuma correção pode saber o que deve estar ali.</translation>
    </message>
    <message>
        <source>Crawlers stop reading at the first such error and drop the rest of the file, or all of it.</source>
        <translation>Os rastreadores param de ler no primeiro erro desse tipo e descartam o resto do arquivo ou ele inteiro.</translation>
    </message>
    <message>
        <source>Crawlers would go in a circle, so they follow neither.</source>
        <translation>Os rastreadores andariam em círculo, por isso não seguem nenhum dos dois.</translation>
    </message>
    <message>
        <source>Create a sitemap from a CSV file or spreadsheet</source>
        <translation>Criar um sitemap a partir de um arquivo CSV ou de uma planilha</translation>
    </message>
    <message numerus="yes">
        <source>Create a sitemap with %Ln entries</source>
        <translation>
            <numerusform>Criar um sitemap com %Ln entrada</numerusform>
            <numerusform>Criar um sitemap com %Ln entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Create an index for files that are open as one document and have none</source>
        <translation>Criar um índice para arquivos abertos como um só documento que não têm nenhum</translation>
    </message>
    <message numerus="yes">
        <source>Create an index of %Ln sitemaps</source>
        <translation>
            <numerusform>Criar um índice de %Ln sitemap</numerusform>
            <numerusform>Criar um índice de %Ln sitemaps</numerusform>
        </translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Recortar</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Custom entity</source>
        <translation>Entidade personalizada</translation>
    </message>
    <message numerus="yes">
        <source>Cut %Ln rows</source>
        <translation>
            <numerusform>Recortar %Ln linha</numerusform>
            <numerusform>Recortar %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirílico</translation>
    </message>
    <message>
        <source>D&amp;uplicate row</source>
        <translation>&amp;Duplicar linha</translation>
    </message>
    <message>
        <source>D&amp;uplicate rows</source>
        <translation>&amp;Duplicar linhas</translation>
    </message>
    <message>
        <source>Daily below</source>
        <translation>Diária abaixo de</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Data column</source>
        <translation>Coluna de dados</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Data e hora</translation>
    </message>
    <message>
        <source>Date each file in the index by the newest date in the file</source>
        <translation>Datar cada arquivo no índice pela data mais recente do arquivo</translation>
    </message>
    <message>
        <source>Date format not allowed</source>
        <translation>Formato de data não permitido</translation>
    </message>
    <message>
        <source>Date from files</source>
        <translation>Data dos arquivos</translation>
    </message>
    <message>
        <source>Date from git</source>
        <translation>Data do git</translation>
    </message>
    <message>
        <source>Date from page</source>
        <translation>Data da página</translation>
    </message>
    <message>
        <source>Date in the index is too old</source>
        <translation>A data no índice é antiga demais</translation>
    </message>
    <message>
        <source>Date is before 1970</source>
        <translation>A data é anterior a 1970</translation>
    </message>
    <message>
        <source>Date is impossible</source>
        <translation>Data impossível</translation>
    </message>
    <message>
        <source>Date is in the future</source>
        <translation>A data está no futuro</translation>
    </message>
    <message>
        <source>Date is newer than the page</source>
        <translation>A data é mais recente que a página</translation>
    </message>
    <message>
        <source>Date is older than the page</source>
        <translation>A data é anterior à página</translation>
    </message>
    <message>
        <source>Date is older than the web</source>
        <translation>A data é anterior à Web</translation>
    </message>
    <message>
        <source>Date is too long</source>
        <translation>A data é longa demais</translation>
    </message>
    <message>
        <source>Date only</source>
        <translation>Só data</translation>
    </message>
    <message>
        <source>Date with time</source>
        <translation>Data com hora</translation>
    </message>
    <message>
        <source>Date without a day</source>
        <translation>Data sem dia</translation>
    </message>
    <message>
        <source>Date without time</source>
        <translation>Data sem hora</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datas</translation>
    </message>
    <message>
        <source>Dates ahead of now</source>
        <translation>Datas no futuro</translation>
    </message>
    <message>
        <source>Dates in local for&amp;mat</source>
        <translation>Datas no formato &amp;local</translation>
    </message>
    <message>
        <source>Dates in the future: {count:,}.</source>
        <translation>Datas no futuro: {count:,}.</translation>
    </message>
    <message>
        <source>Dates in the table</source>
        <translation>Datas na tabela</translation>
    </message>
    <message>
        <source>Dates that only show when the sitemap was generated are of no use, and Bing ignores them.</source>
        <translation>Datas que só mostram quando o sitemap foi gerado não servem para nada, e o Bing as ignora.</translation>
    </message>
    <message>
        <source>Dates without a time</source>
        <translation>Datas sem hora</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>Dia e hora</translation>
    </message>
    <message>
        <source>Day and time with seconds</source>
        <translation>Dia e hora com segundos</translation>
    </message>
    <message>
        <source>Day of the week of the last modified date, as written</source>
        <translation>Dia da semana da data da última modificação, como está escrita</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dias</translation>
    </message>
    <message>
        <source>Days since a page was last modified; Insight counts those in each folder.</source>
        <translation>Dias desde a última modificação de uma página; Insights conta essas páginas em cada pasta.</translation>
    </message>
    <message>
        <source>De&amp;tails</source>
        <translation>Detal&amp;hes</translation>
    </message>
    <message>
        <source>Declare XML 1.0</source>
        <translation>Declarar XML 1.0</translation>
    </message>
    <message>
        <source>Decode %25 before an escape</source>
        <translation>Decodificar %25 antes de uma sequência de escape</translation>
    </message>
    <message>
        <source>Delay between two requests to a host</source>
        <translation>Intervalo entre duas solicitações a um host</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rows</source>
        <translation>
            <numerusform>Excluir %Ln linha</numerusform>
            <numerusform>Excluir %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete entries</source>
        <translation>Excluir entradas</translation>
    </message>
    <message>
        <source>Delete it.</source>
        <translation>Exclua-o.</translation>
    </message>
    <message>
        <source>Delete the selected entries</source>
        <translation>Excluir as entradas selecionadas</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files</source>
        <translation>
            <numerusform>%Ln arquivo excluído</numerusform>
            <numerusform>%Ln arquivos excluídos</numerusform>
        </translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Decrescente</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>Você quis dizer {name}?</translation>
    </message>
    <message>
        <source>Different values</source>
        <translation>Valores diferentes</translation>
    </message>
    <message>
        <source>Different values ({n})</source>
        <translation>Valores diferentes ({n})</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direção</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>Discard the unsaved changes to %Ln documents?</source>
        <translation>
            <numerusform>Descartar as alterações não salvas em %Ln documento?</numerusform>
            <numerusform>Descartar as alterações não salvas em %Ln documentos?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %Ln rows</source>
        <translation>
            <numerusform>Distribuir %Ln linha</numerusform>
            <numerusform>Distribuir %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not open again</source>
        <translation>Não abrir de novo</translation>
    </message>
    <message>
        <source>Document type declaration</source>
        <translation>Declaração de tipo de documento</translation>
    </message>
    <message>
        <source>Does no harm, but could be better.</source>
        <translation>Não faz mal, mas poderia ser melhor.</translation>
    </message>
    <message>
        <source>Dots in the path</source>
        <translation>Pontos no caminho</translation>
    </message>
    <message>
        <source>Double slash in the path</source>
        <translation>Barra dupla no caminho</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Rascunhos</translation>
    </message>
    <message>
        <source>Drop tracking parameters</source>
        <translation>Remover parâmetros de rastreamento</translation>
    </message>
    <message>
        <source>Drop what need not be listed</source>
        <translation>Remover o que não precisa ser listado</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln rows</source>
        <translation>
            <numerusform>Duplicar %Ln linha</numerusform>
            <numerusform>Duplicar %Ln linhas</numerusform>
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
        <translation>Duplicatas</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Each may appear only once; which one a search engine would use is unknown.</source>
        <translation>Cada um só pode aparecer uma vez; não se sabe qual deles um mecanismo de pesquisa usaria.</translation>
    </message>
    <message>
        <source>Each of “do” must name its operation, such as {detail}.</source>
        <translation>Cada item de “do” precisa indicar a operação, como {detail}.</translation>
    </message>
    <message>
        <source>Each page links to all other languages.</source>
        <translation>Cada página tem links para todos os outros idiomas.</translation>
    </message>
    <message>
        <source>Each row is an object of its own line. Values are text; an empty one is null.</source>
        <translation>Cada linha é um objeto em uma linha própria. Os valores são texto; um vazio é null.</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>&amp;Versões anteriores…</translation>
    </message>
    <message>
        <source>Earlier versions kept</source>
        <translation>Versões anteriores guardadas</translation>
    </message>
    <message>
        <source>Edit &amp;values…</source>
        <translation>Editar &amp;valores…</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>Editar a célula</translation>
    </message>
    <message>
        <source>Edit the cell; typing replaces its value</source>
        <translation>Editar a célula; digitar substitui o valor</translation>
    </message>
    <message>
        <source>Edit the current cell (F2); images and other blocks open in the Details panel</source>
        <translation>Editar a célula atual (F2); imagens e outros blocos abrem no painel Detalhes</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>Editar valores</translation>
    </message>
    <message numerus="yes">
        <source>Edit values in %Ln rows</source>
        <translation>
            <numerusform>Editar valores em %Ln linha</numerusform>
            <numerusform>Editar valores em %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Edited or added since the file was opened or saved</source>
        <translation>Editada ou adicionada desde que o arquivo foi aberto ou salvo</translation>
    </message>
    <message>
        <source>Edited or added since the file was opened, saved or not</source>
        <translation>Editada ou adicionada desde que o arquivo foi aberto, salva ou não</translation>
    </message>
    <message>
        <source>Edits the cell, then goes down</source>
        <translation>Edita a célula e depois desce</translation>
    </message>
    <message>
        <source>Element in the wrong place</source>
        <translation>Elemento no lugar errado</translation>
    </message>
    <message>
        <source>Element inside a value</source>
        <translation>Elemento dentro de um valor</translation>
    </message>
    <message>
        <source>Element is empty</source>
        <translation>O elemento está vazio</translation>
    </message>
    <message>
        <source>Elements are nested more than {n} levels deep, far deeper than any sitemap needs.</source>
        <translation>Os elementos estão aninhados em mais de {n} níveis, muito mais do que qualquer sitemap precisa.</translation>
    </message>
    <message>
        <source>Elements have a prefix</source>
        <translation>Os elementos têm um prefixo</translation>
    </message>
    <message>
        <source>Elements out of order</source>
        <translation>Elementos fora de ordem</translation>
    </message>
    <message>
        <source>Embedding allowed</source>
        <translation>Incorporação permitida</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificação</translation>
    </message>
    <message>
        <source>Encoding is not UTF-8</source>
        <translation>A codificação não é UTF-8</translation>
    </message>
    <message>
        <source>End of the file</source>
        <translation>Fim do arquivo</translation>
    </message>
    <message>
        <source>Enter a date here, such as {detail}.</source>
        <translation>Informe uma data aqui, como {detail}.</translation>
    </message>
    <message>
        <source>Enter a number here, such as {detail}.</source>
        <translation>Informe um número aqui, como {detail}.</translation>
    </message>
    <message>
        <source>Enter a time span with d, w, m or y here, such as {detail}.</source>
        <translation>Informe um período com d, w, m ou y aqui, como {detail}.</translation>
    </message>
    <message>
        <source>Enter a whole number here, such as {detail}.</source>
        <translation>Informe um número inteiro aqui, como {detail}.</translation>
    </message>
    <message>
        <source>Enter in the table</source>
        <translation>Enter na tabela</translation>
    </message>
    <message>
        <source>Enter one of these here: {detail}.</source>
        <translation>Informe um destes aqui: {detail}.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Entries are inside the element {name}, which a sitemap does not have. Remove its tags.</source>
        <translation>Há entradas dentro do elemento {name}, que um sitemap não tem. Remova as tags dele.</translation>
    </message>
    <message>
        <source>Entries inside another element</source>
        <translation>Entradas dentro de outro elemento</translation>
    </message>
    <message>
        <source>Entries under another name</source>
        <translation>Entradas com outro nome</translation>
    </message>
    <message>
        <source>Entries were edited since then.</source>
        <translation>Entradas foram editadas desde então.</translation>
    </message>
    <message>
        <source>Entries with images, videos, news, languages, mobile versions</source>
        <translation>Entradas com imagens, vídeos, notícias, idiomas, versões móveis</translation>
    </message>
    <message>
        <source>Entries without a date: {count:,} of {total:,}.</source>
        <translation>Entradas sem data: {count:,} de {total:,}.</translation>
    </message>
    <message>
        <source>Entries without a priority, which counts as 0.5: {count:,}.</source>
        <translation>Entradas sem prioridade, o que vale como 0.5: {count:,}.</translation>
    </message>
    <message>
        <source>Entries without lastmod: {missing:,} of {entries:,}.</source>
        <translation>Entradas sem lastmod: {missing:,} de {entries:,}.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Entry {first} has the same URL, written differently: {other}. Keep one.</source>
        <translation>A entrada {first} tem a mesma URL, escrita de outra forma: {other}. Mantenha só uma.</translation>
    </message>
    <message>
        <source>Entry {first} has the same URL. {advice}</source>
        <translation>A entrada {first} tem a mesma URL. {advice}</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Episódio</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>Erros e avisos</translation>
    </message>
    <message>
        <source>Errors prevent the export.</source>
        <translation>Há erros que impedem a exportação.</translation>
    </message>
    <message>
        <source>Escaped markup was restored.</source>
        <translation>A marcação com escape foi restaurada.</translation>
    </message>
    <message>
        <source>Escaped twice</source>
        <translation>Escape duplicado</translation>
    </message>
    <message>
        <source>Estimated from {rows} of {all} entries. Counting all of them…</source>
        <translation>Estimativa com base em {rows} de {all} entradas. Contando todas…</translation>
    </message>
    <message>
        <source>Every URL here looks like a sitemap. They belong in a sitemap index.</source>
        <translation>Todas as URLs aqui parecem sitemaps. O lugar delas é em um índice de sitemaps.</translation>
    </message>
    <message>
        <source>Every entry must have a URL.</source>
        <translation>Toda entrada precisa ter uma URL.</translation>
    </message>
    <message>
        <source>Every request has a path. With the slash, the URL is the one crawlers request.</source>
        <translation>Toda solicitação tem um caminho. Com a barra, a URL é a que os rastreadores solicitam.</translation>
    </message>
    <message>
        <source>Every rule, by subject. Each page says what is wrong, why it matters, who says so, and how to fix it.</source>
        <translation>Todas as regras, por assunto. Cada página diz o que está errado, por que importa, quem diz isso e como corrigir.</translation>
    </message>
    <message>
        <source>Every version of a page must list all versions, including itself.</source>
        <translation>Cada versão de uma página precisa listar todas as versões, inclusive a si mesma.</translation>
    </message>
    <message>
        <source>Everyone can read a sitemap, and crawlers do not log in.</source>
        <translation>Qualquer pessoa pode ler um sitemap, e os rastreadores não fazem login.</translation>
    </message>
    <message>
        <source>Everything after the end of the root was removed.</source>
        <translation>Tudo depois do fim da raiz foi removido.</translation>
    </message>
    <message>
        <source>Everything before the XML was removed.</source>
        <translation>Tudo o que vinha antes do XML foi removido.</translation>
    </message>
    <message>
        <source>Everything in the selected entries, with room for each value</source>
        <translation>Tudo nas entradas selecionadas, com espaço para cada valor</translation>
    </message>
    <message>
        <source>Everything that could be decompressed was kept.</source>
        <translation>Tudo o que foi possível descompactar foi mantido.</translation>
    </message>
    <message>
        <source>Excel default</source>
        <translation>Excel padrão</translation>
    </message>
    <message>
        <source>Excel needs it.</source>
        <translation>O Excel precisa disso.</translation>
    </message>
    <message>
        <source>Exclude this value</source>
        <translation>Excluir este valor do filtro</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Expira em</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export the &amp;table…</source>
        <translation>E&amp;xportar a tabela…</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exportado para {path}</translation>
    </message>
    <message>
        <source>Extend the selection to there</source>
        <translation>Estender a seleção até lá</translation>
    </message>
    <message>
        <source>Extension element repeated</source>
        <translation>Elemento de extensão repetido</translation>
    </message>
    <message>
        <source>Extension elements out of order</source>
        <translation>Elementos de extensão fora de ordem</translation>
    </message>
    <message>
        <source>Extension outside an entry</source>
        <translation>Extensão fora de uma entrada</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensões</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Fator</translation>
    </message>
    <message>
        <source>Facts about the whole file: kind, size, encoding, findings and notes</source>
        <translation>Dados sobre o arquivo inteiro: tipo, tamanho, codificação, ocorrências e observações</translation>
    </message>
    <message>
        <source>Failed URLs at which it pauses</source>
        <translation>URLs com falha que causam pausa</translation>
    </message>
    <message>
        <source>Family friendly</source>
        <translation>Adequado para famílias</translation>
    </message>
    <message>
        <source>Far apart</source>
        <translation>Mais afastadas</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Feed</translation>
    </message>
    <message>
        <source>Feed instead of a sitemap</source>
        <translation>Feed em vez de um sitemap</translation>
    </message>
    <message>
        <source>Feeds are read-only. Create a sitemap from it instead.</source>
        <translation>Feeds são somente leitura. Em vez disso, crie um sitemap a partir dele.</translation>
    </message>
    <message>
        <source>Fetch the sitemap from its published URL, and see how it differs</source>
        <translation>Baixar o sitemap da URL publicada e ver como ele difere</translation>
    </message>
    <message>
        <source>Fetch the sitemaps that an address leads to, those of an index included. The address may be that of a sitemap, of a robots.txt, or of a page of the site.</source>
        <translation>Baixa os sitemaps a que um endereço leva, inclusive os de um índice. O endereço pode ser o de um sitemap, de um robots.txt ou de uma página do site.</translation>
    </message>
    <message>
        <source>Fetched from</source>
        <translation>Baixado de</translation>
    </message>
    <message>
        <source>Few dates</source>
        <translation>Poucas datas</translation>
    </message>
    <message>
        <source>Fi&amp;x</source>
        <translation>&amp;Corrigir</translation>
    </message>
    <message>
        <source>Fi&amp;x here…</source>
        <translation>Corri&amp;gir aqui…</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Fil&amp;es</source>
        <translation>Ar&amp;quivos</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>File cannot be read</source>
        <translation>O arquivo não pode ser lido</translation>
    </message>
    <message>
        <source>File extension in the URL</source>
        <translation>Extensão de arquivo na URL</translation>
    </message>
    <message>
        <source>File is empty</source>
        <translation>O arquivo está vazio</translation>
    </message>
    <message>
        <source>File is too large</source>
        <translation>O arquivo é grande demais</translation>
    </message>
    <message>
        <source>File name does not match compression</source>
        <translation>O nome do arquivo não corresponde à compactação</translation>
    </message>
    <message>
        <source>File types</source>
        <translation>Tipos de arquivo</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Files that were open last time</source>
        <translation>Arquivos abertos da última vez</translation>
    </message>
    <message>
        <source>Fill do&amp;wn</source>
        <translation>&amp;Preencher para baixo</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Preencher para baixo</translation>
    </message>
    <message>
        <source>Fill in “{title}”.</source>
        <translation>Preencha “{title}”.</translation>
    </message>
    <message>
        <source>Filter by this column…</source>
        <translation>Filtrar por esta coluna…</translation>
    </message>
    <message>
        <source>Filter by this folder</source>
        <translation>Filtrar por esta pasta</translation>
    </message>
    <message>
        <source>Filter by this value</source>
        <translation>Filtrar por este valor</translation>
    </message>
    <message>
        <source>Fin&amp;d an action…</source>
        <translation>&amp;Localizar uma ação…</translation>
    </message>
    <message>
        <source>Fin&amp;dings</source>
        <translation>Oco&amp;rrências</translation>
    </message>
    <message>
        <source>Final URL</source>
        <translation>URL final</translation>
    </message>
    <message>
        <source>Final status</source>
        <translation>Status final</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Localizar</translation>
    </message>
    <message>
        <source>Find a file by name and show only that one</source>
        <translation>Localizar um arquivo pelo nome e mostrar só ele</translation>
    </message>
    <message>
        <source>Find entries with the same URL and choose which to keep</source>
        <translation>Encontrar entradas com a mesma URL e escolher quais manter</translation>
    </message>
    <message>
        <source>Find text in the values and replace it</source>
        <translation>Localizar texto nos valores e substituí-lo</translation>
    </message>
    <message>
        <source>Find the pages of a live site, or of a built one in a folder, and list them</source>
        <translation>Encontrar as páginas de um site no ar, ou de um site gerado em uma pasta, e listá-las</translation>
    </message>
    <message>
        <source>Find the pages that are not listed, and the listed URLs that are not there</source>
        <translation>Encontrar as páginas que não estão listadas e as URLs listadas que não existem</translation>
    </message>
    <message>
        <source>Find the sitemaps of a site by its address or robots.txt, and open them</source>
        <translation>Localizar os sitemaps de um site pelo endereço ou pelo robots.txt e abri-los</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Ocorrência</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Ocorrências</translation>
    </message>
    <message>
        <source>Findings in {name}</source>
        <translation>Ocorrências em {name}</translation>
    </message>
    <message>
        <source>Findings per 100</source>
        <translation>Ocorrências por 100</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeiro</translation>
    </message>
    <message>
        <source>First day of the week</source>
        <translation>Primeiro dia da semana</translation>
    </message>
    <message>
        <source>Fit this column to its content</source>
        <translation>Ajustar esta coluna ao conteúdo</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Corrigir</translation>
    </message>
    <message>
        <source>Fix all &amp;safe…</source>
        <translation>Corrigir tudo que é &amp;seguro…</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix and leave every other byte as it is.</source>
        <translation>Corrige tudo o que é seguro corrigir e deixa todos os outros bytes como estão.</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix; shows a preview first</source>
        <translation>Corrigir tudo o que é seguro corrigir; mostra antes uma visualização</translation>
    </message>
    <message>
        <source>Fix what is wrong in the current cell</source>
        <translation>Corrigir o que está errado na célula atual</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corrigir…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Folders cannot be read here.</source>
        <translation>Não é possível ler pastas aqui.</translation>
    </message>
    <message>
        <source>Follow the s&amp;ystem</source>
        <translation>Seguir o &amp;sistema</translation>
    </message>
    <message>
        <source>For Yandex, publish an XML sitemap or a list of URLs as well.</source>
        <translation>Para o Yandex, publique também um sitemap XML ou uma lista de URLs.</translation>
    </message>
    <message>
        <source>For a .htaccess file or a virtual host. It needs mod_rewrite.</source>
        <translation>Para um arquivo .htaccess ou um host virtual. Precisa de mod_rewrite.</translation>
    </message>
    <message>
        <source>For a file that is not in the encoding it declares</source>
        <translation>Para um arquivo que não está na codificação que declara</translation>
    </message>
    <message>
        <source>For all older entries.</source>
        <translation>Para todas as entradas mais antigas.</translation>
    </message>
    <message>
        <source>For all other languages</source>
        <translation>Para todos os outros idiomas</translation>
    </message>
    <message>
        <source>For entries changed fewer than this many days ago. 0 skips it.</source>
        <translation>Para entradas alteradas há menos dias do que isto. 0 pula este valor.</translation>
    </message>
    <message>
        <source>For entries that change after fewer days. 0 skips it.</source>
        <translation>Para entradas que mudam depois de menos dias. 0 a pula.</translation>
    </message>
    <message>
        <source>For that, the root must be {root}.</source>
        <translation>Para isso, a raiz precisa ser {root}.</translation>
    </message>
    <message>
        <source>For the folder that is published. Netlify adds and removes a slash at the end by itself.</source>
        <translation>Para a pasta que é publicada. O Netlify adiciona e remove sozinho uma barra final.</translation>
    </message>
    <message>
        <source>Format of an export</source>
        <translation>Formato de uma exportação</translation>
    </message>
    <message>
        <source>Format of an exported table</source>
        <translation>Formato de uma tabela exportada</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln sitemaps.</source>
        <translation>
            <numerusform>%Ln sitemap encontrado.</numerusform>
            <numerusform>%Ln sitemaps encontrados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Freeze the URL column</source>
        <translation>Congelar a coluna URL</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequência</translation>
    </message>
    <message>
        <source>Frequency and priority</source>
        <translation>Frequência e prioridade</translation>
    </message>
    <message>
        <source>Frequency and priority count for little</source>
        <translation>Frequência e prioridade contam pouco</translation>
    </message>
    <message>
        <source>Frequency from age</source>
        <translation>Frequência pela idade</translation>
    </message>
    <message>
        <source>Frequency from how often it changes</source>
        <translation>Frequência pelas mudanças reais</translation>
    </message>
    <message>
        <source>Freshness by folder</source>
        <translation>Atualidade por pasta</translation>
    </message>
    <message>
        <source>From 0.0 to 1.0.</source>
        <translation>De 0.0 a 1.0.</translation>
    </message>
    <message>
        <source>From one to the other, inclusive</source>
        <translation>De um ao outro, inclusive</translation>
    </message>
    <message>
        <source>From version 155 on, Chrome shows such files as plain XML, and other browsers will follow. Crawlers ignore style sheets.</source>
        <translation>A partir da versão 155, o Chrome mostra esses arquivos como XML simples, e outros navegadores farão o mesmo. Os rastreadores ignoram folhas de estilo.</translation>
    </message>
    <message>
        <source>Further pages (?page=2)</source>
        <translation>Páginas seguintes (?page=2)</translation>
    </message>
    <message>
        <source>Further pages of lists</source>
        <translation>Páginas seguintes de listas</translation>
    </message>
    <message>
        <source>Gallery URL</source>
        <translation>URL da galeria</translation>
    </message>
    <message>
        <source>Generate the sitemap again, or remove the entries that are too many.</source>
        <translation>Gere o sitemap de novo ou remova as entradas que sobram.</translation>
    </message>
    <message>
        <source>Genres</source>
        <translation>Gêneros</translation>
    </message>
    <message>
        <source>Git LFS pointer</source>
        <translation>Ponteiro do Git LFS</translation>
    </message>
    <message>
        <source>Give each URL an entry of its own</source>
        <translation>Dar a cada URL uma entrada própria</translation>
    </message>
    <message>
        <source>Give the page a URL without it.</source>
        <translation>Dê à página uma URL sem ele.</translation>
    </message>
    <message>
        <source>Gives all of the rows the same frequency.</source>
        <translation>Dá a todas as linhas a mesma frequência.</translation>
    </message>
    <message>
        <source>Gives all of the rows the same last modified date.</source>
        <translation>Dá a todas as linhas a mesma data de última modificação.</translation>
    </message>
    <message>
        <source>Gives all of the rows the same priority.</source>
        <translation>Dá a todas as linhas a mesma prioridade.</translation>
    </message>
    <message>
        <source>Gives all of the rows this date and time. Use it only if the pages really changed just now.</source>
        <translation>Dá a todas as linhas esta data e hora. Use só se as páginas realmente acabaram de mudar.</translation>
    </message>
    <message>
        <source>Gives all of the rows today&apos;s date. Use it only if the pages really changed today.</source>
        <translation>Dá a todas as linhas a data de hoje. Use só se as páginas realmente mudaram hoje.</translation>
    </message>
    <message>
        <source>Gives each entry the priority of the highest step that its number in a data column reaches. Entries below all steps, or without a number, stay as they are.</source>
        <translation>Dá a cada entrada a prioridade da faixa mais alta que o número dela em uma coluna de dados alcança. Entradas abaixo de todas as faixas, ou sem número, ficam como estão.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossário</translation>
    </message>
    <message>
        <source>Go back to the rows</source>
        <translation>Voltar para as linhas</translation>
    </message>
    <message>
        <source>Go to its URL and date in the index (F2 edits them too)</source>
        <translation>Ir para a URL e a data dele no índice (F2 também as edita)</translation>
    </message>
    <message>
        <source>Go to the edge of the filled cells (also with Up, Left and Right)</source>
        <translation>Ir até a borda das células preenchidas (também com Acima, Esquerda e Direita)</translation>
    </message>
    <message>
        <source>Go to the rows</source>
        <translation>Ir para as linhas</translation>
    </message>
    <message>
        <source>Goes down</source>
        <translation>Desce</translation>
    </message>
    <message>
        <source>Goes right</source>
        <translation>Vai para a direita</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Não existe mais</translation>
    </message>
    <message>
        <source>Gone: no such page</source>
        <translation>Não existe mais: a página não foi encontrada</translation>
    </message>
    <message>
        <source>Google Search Console reports dates before 1970 as invalid. Correct or remove the date.</source>
        <translation>O Google Search Console informa datas anteriores a 1970 como inválidas. Corrija ou remova a data.</translation>
    </message>
    <message>
        <source>Google accepts images on other hosts if those hosts are verified as well.</source>
        <translation>O Google aceita imagens em outros hosts se esses hosts também forem verificados.</translation>
    </message>
    <message>
        <source>Google accepts it, but the official schema rejects it.</source>
        <translation>O Google aceita, mas o schema oficial rejeita.</translation>
    </message>
    <message>
        <source>Google and Bing ignore changefreq and priority. Yandex uses priority to decide what to load first.</source>
        <translation>O Google e o Bing ignoram changefreq e priority. O Yandex usa priority para decidir o que carregar primeiro.</translation>
    </message>
    <message>
        <source>Google and Bing ignore frequency and priority. The file is smaller without them.</source>
        <translation>O Google e o Bing ignoram a frequência e a prioridade. Sem elas, o arquivo fica menor.</translation>
    </message>
    <message>
        <source>Google asks for an entry for each version. Other sitemaps may have them.</source>
        <translation>O Google pede uma entrada para cada versão. Outros sitemaps podem tê-las.</translation>
    </message>
    <message>
        <source>Google asks for encoded URLs; others have to guess the encoding.</source>
        <translation>O Google pede URLs codificadas; os outros precisam adivinhar a codificação.</translation>
    </message>
    <message>
        <source>Google compares namespaces character by character and ignores any other.</source>
        <translation>O Google compara os namespaces caractere por caractere e ignora qualquer outro.</translation>
    </message>
    <message>
        <source>Google compares the name with the one it knows, character by character.</source>
        <translation>O Google compara o nome com o que conhece, caractere por caractere.</translation>
    </message>
    <message>
        <source>Google does not ask for an order, but its schema rejects this one.</source>
        <translation>O Google não exige uma ordem, mas o schema dele rejeita esta.</translation>
    </message>
    <message>
        <source>Google does not show a video after this date.</source>
        <translation>O Google não mostra um vídeo depois desta data.</translation>
    </message>
    <message>
        <source>Google goes by the file name to tell what kind of sitemap it is.</source>
        <translation>O Google se baseia no nome do arquivo para saber de que tipo de sitemap se trata.</translation>
    </message>
    <message>
        <source>Google has been known to report such URLs as invalid.</source>
        <translation>O Google já informou URLs assim como inválidas.</translation>
    </message>
    <message>
        <source>Google ignores a video whose location is the page it is on.</source>
        <translation>O Google ignora um vídeo cuja localização é a página em que ele está.</translation>
    </message>
    <message>
        <source>Google ignores blocks without what they require.</source>
        <translation>O Google ignora blocos sem o que eles exigem.</translation>
    </message>
    <message>
        <source>Google ignores language links unless both pages link to each other.</source>
        <translation>O Google ignora links de idioma, a menos que as duas páginas tenham links uma para a outra.</translation>
    </message>
    <message>
        <source>Google ignores links with a language it cannot read.</source>
        <translation>O Google ignora links com um idioma que não consegue ler.</translation>
    </message>
    <message>
        <source>Google ignores links with an unknown language.</source>
        <translation>O Google ignora links com um idioma desconhecido.</translation>
    </message>
    <message>
        <source>Google ignores that part of the code.</source>
        <translation>O Google ignora essa parte do código.</translation>
    </message>
    <message>
        <source>Google needs rel=&quot;alternate&quot;, hreflang and href, and ignores links without them.</source>
        <translation>O Google precisa de rel=&quot;alternate&quot;, hreflang e href, e ignora links sem eles.</translation>
    </message>
    <message>
        <source>Google needs to know where the video file or its player is.</source>
        <translation>O Google precisa saber onde está o arquivo de vídeo ou o player.</translation>
    </message>
    <message>
        <source>Google no longer reads {names}.</source>
        <translation>O Google não lê mais {names}.</translation>
    </message>
    <message>
        <source>Google only accepts absolute URLs.</source>
        <translation>O Google só aceita URLs absolutas.</translation>
    </message>
    <message>
        <source>Google only accepts articles from the last two days.</source>
        <translation>O Google só aceita notícias dos últimos dois dias.</translation>
    </message>
    <message>
        <source>Google only reads sitemaps in {folder} and its subfolders.</source>
        <translation>O Google só lê sitemaps em {folder} e subpastas.</translation>
    </message>
    <message>
        <source>Google only understands scripts of ISO 15924, such as Hans, Hant and Latn.</source>
        <translation>O Google só entende sistemas de escrita da ISO 15924, como Hans, Hant e Latn.</translation>
    </message>
    <message>
        <source>Google reads a two-letter language, optionally with a script and a country.</source>
        <translation>O Google lê um idioma de duas letras, opcionalmente com uma escrita e um país.</translation>
    </message>
    <message>
        <source>Google reads up to 1,000 images per page.</source>
        <translation>O Google lê até 1.000 imagens por página.</translation>
    </message>
    <message>
        <source>Google reads up to 1,000 news articles per file.</source>
        <translation>O Google lê até 1.000 notícias por arquivo.</translation>
    </message>
    <message>
        <source>Google reports elements that are not part of the extension.</source>
        <translation>O Google informa elementos que não fazem parte da extensão.</translation>
    </message>
    <message>
        <source>Google reports invalid values and may ignore the whole block.</source>
        <translation>O Google informa valores inválidos e pode ignorar o bloco inteiro.</translation>
    </message>
    <message>
        <source>Google requires the sitemaps of an index to be in its folder or below; others do not.</source>
        <translation>O Google exige que os sitemaps de um índice estejam na pasta dele ou abaixo dela; os outros não.</translation>
    </message>
    <message>
        <source>Google treats a page that says so, or has nothing, as one that does not exist (a soft 404).</source>
        <translation>O Google trata uma página que diz isso, ou que não tem nada, como inexistente (soft 404).</translation>
    </message>
    <message>
        <source>Google treats such a page as one that does not exist (a soft 404).</source>
        <translation>O Google trata uma página assim como inexistente (soft 404).</translation>
    </message>
    <message>
        <source>Google&apos;s documentation sets no limit, but its schema does.</source>
        <translation>A documentação do Google não define um limite, mas o schema dele sim.</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grego</translation>
    </message>
    <message>
        <source>HTTPS everywhere</source>
        <translation>HTTPS em tudo</translation>
    </message>
    <message>
        <source>Has a URL</source>
        <translation>Tem URL</translation>
    </message>
    <message>
        <source>Has a URL that search engines may index, when last checked</source>
        <translation>Tem uma URL que os mecanismos de pesquisa podem indexar, na última verificação</translation>
    </message>
    <message>
        <source>Has a frequency</source>
        <translation>Tem frequência</translation>
    </message>
    <message>
        <source>Has a last modified date</source>
        <translation>Tem data da última modificação</translation>
    </message>
    <message>
        <source>Has a news article</source>
        <translation>Tem uma notícia</translation>
    </message>
    <message>
        <source>Has a priority</source>
        <translation>Tem prioridade</translation>
    </message>
    <message>
        <source>Has any element that is not part of the basic protocol</source>
        <translation>Tem algum elemento que não faz parte do protocolo básico</translation>
    </message>
    <message>
        <source>Has images</source>
        <translation>Tem imagens</translation>
    </message>
    <message>
        <source>Has links to mobile versions</source>
        <translation>Tem links para versões móveis</translation>
    </message>
    <message>
        <source>Has links to other languages</source>
        <translation>Tem links para outros idiomas</translation>
    </message>
    <message>
        <source>Has no page that links to it, when last compared</source>
        <translation>Não tem link de nenhuma página, na última comparação</translation>
    </message>
    <message>
        <source>Has something a major search engine rejects</source>
        <translation>Tem algo que um grande mecanismo de pesquisa rejeita</translation>
    </message>
    <message>
        <source>Has something harmless that could be better</source>
        <translation>Tem algo inofensivo que poderia ser melhor</translation>
    </message>
    <message>
        <source>Has the same URL as an earlier row, even if written differently</source>
        <translation>Tem a mesma URL de uma linha anterior, mesmo que escrita de outra forma</translation>
    </message>
    <message>
        <source>Has videos</source>
        <translation>Tem vídeos</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebraico</translation>
    </message>
    <message>
        <source>Hide the rows with the value of the current cell</source>
        <translation>Ocultar as linhas com o valor da célula atual</translation>
    </message>
    <message>
        <source>Hide the shared h&amp;ost</source>
        <translation>Ocultar o host em co&amp;mum</translation>
    </message>
    <message>
        <source>Hide the shared host</source>
        <translation>Ocultar o host em comum</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>Ocultar esta coluna</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>High contrast has strong colours, edges and selections.</source>
        <translation>O contraste alto reforça as cores, as bordas e as seleções.</translation>
    </message>
    <message>
        <source>Higher priorities become this.</source>
        <translation>Prioridades maiores passam a este valor.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Maior</translation>
    </message>
    <message>
        <source>Host is not ASCII</source>
        <translation>O host não é ASCII</translation>
    </message>
    <message>
        <source>Host is not public</source>
        <translation>O host não é público</translation>
    </message>
    <message>
        <source>Host is not valid</source>
        <translation>O host não é válido</translation>
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
        <translation>Horas à frente</translation>
    </message>
    <message>
        <source>How many of the dates must be the same.</source>
        <translation>Quantas das datas precisam ser iguais.</translation>
    </message>
    <message>
        <source>How much each path level lowers it.</source>
        <translation>Quanto cada nível do caminho a diminui.</translation>
    </message>
    <message>
        <source>How much to add. Negative numbers lower priorities.</source>
        <translation>Quanto somar. Números negativos diminuem as prioridades.</translation>
    </message>
    <message>
        <source>How severe their findings are shown, whatever the profile says. An export is still refused while there are errors by the protocol.</source>
        <translation>Com que gravidade as ocorrências delas são exibidas, seja qual for o perfil. A exportação continua sendo recusada enquanto houver erros segundo o protocolo.</translation>
    </message>
    <message>
        <source>How to do things, and what the current finding means</source>
        <translation>Como fazer as coisas e o que significa a ocorrência atual</translation>
    </message>
    <message>
        <source>How to fix it:</source>
        <translation>Como corrigir:</translation>
    </message>
    <message>
        <source>Hyphens in a comment were separated.</source>
        <translation>Os hifens em um comentário foram separados.</translation>
    </message>
    <message>
        <source>IN stands for several files; convert one after the other</source>
        <translation>IN representa vários arquivos; converta um depois do outro</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>If it is empty, the value is removed.</source>
        <translation>Se estiver vazio, o valor é removido.</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>Ignorar maiúsculas e minúsculas</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Image URL</source>
        <translation>URL da imagem</translation>
    </message>
    <message>
        <source>Image listed twice</source>
        <translation>Imagem listada duas vezes</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Images on another host</source>
        <translation>Imagens em outro host</translation>
    </message>
    <message>
        <source>Images, videos, news and other extensions</source>
        <translation>Imagens, vídeos, notícias e outras extensões</translation>
    </message>
    <message>
        <source>Images, videos, news, languages</source>
        <translation>Imagens, vídeos, notícias, idiomas</translation>
    </message>
    <message>
        <source>Images, videos, …</source>
        <translation>Imagens, vídeos, …</translation>
    </message>
    <message>
        <source>In a list of images, videos, news or languages</source>
        <translation>Em uma lista de imagens, vídeos, notícias ou idiomas</translation>
    </message>
    <message>
        <source>In a sitemap there is nothing a relative URL could be relative to.</source>
        <translation>Em um sitemap não há nada em relação a que uma URL possa ser relativa.</translation>
    </message>
    <message>
        <source>In find and replace</source>
        <translation>Em localizar e substituir</translation>
    </message>
    <message>
        <source>In findings, details and files</source>
        <translation>Em ocorrências, detalhes e arquivos</translation>
    </message>
    <message>
        <source>In the existing order, only at the limits</source>
        <translation>Na ordem existente, só nos limites</translation>
    </message>
    <message>
        <source>In the filter line</source>
        <translation>Na linha do filtro</translation>
    </message>
    <message>
        <source>In the list of files</source>
        <translation>Na lista de arquivos</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>Na tabela</translation>
    </message>
    <message>
        <source>In the table at 100 %; a row is never lower than its text.</source>
        <translation>Na tabela a 100%; uma linha nunca é mais baixa que o texto dela.</translation>
    </message>
    <message>
        <source>In the whole window. It follows at the next start, or now, as with another language.</source>
        <translation>Em toda a janela. Vale a partir da próxima inicialização ou agora, como ao mudar de idioma.</translation>
    </message>
    <message>
        <source>In the window: {steps}</source>
        <translation>Na janela: {steps}</translation>
    </message>
    <message>
        <source>In {block}, {element} is missing or empty. Add it, or remove the block.</source>
        <translation>Em {block}, {element} está ausente ou vazio. Adicione-o ou remova o bloco.</translation>
    </message>
    <message>
        <source>Index and files do not match</source>
        <translation>O índice e os arquivos não correspondem</translation>
    </message>
    <message>
        <source>Index in an index</source>
        <translation>Índice em um índice</translation>
    </message>
    <message>
        <source>Index lists a page</source>
        <translation>O índice lista uma página</translation>
    </message>
    <message>
        <source>Index lists itself</source>
        <translation>O índice lista a si mesmo</translation>
    </message>
    <message>
        <source>Indexable</source>
        <translation>Indexável</translation>
    </message>
    <message>
        <source>Indexes list each other</source>
        <translation>Os índices listam um ao outro</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Insights</translation>
    </message>
    <message>
        <source>Interlingue</source>
        <translation>Interlingue</translation>
    </message>
    <message>
        <source>Invalid URL in an extension</source>
        <translation>URL inválida em uma extensão</translation>
    </message>
    <message>
        <source>Invalid value in an extension</source>
        <translation>Valor inválido em uma extensão</translation>
    </message>
    <message>
        <source>Invisible character</source>
        <translation>Caractere invisível</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>Irlanda</translation>
    </message>
    <message>
        <source>Is missing an optional value</source>
        <translation>Falta um valor opcional</translation>
    </message>
    <message>
        <source>Is not among the pages that there are, when last compared</source>
        <translation>Não está entre as páginas que existem, na última comparação</translation>
    </message>
    <message>
        <source>It belongs inside {name}.</source>
        <translation>O lugar dele é dentro de {name}.</translation>
    </message>
    <message>
        <source>It can be undone.</source>
        <translation>Isso pode ser desfeito.</translation>
    </message>
    <message>
        <source>It cannot be seen, but it changes the value.</source>
        <translation>Não é visível, mas muda o valor.</translation>
    </message>
    <message>
        <source>It depends on where the file is published, not on its contents.</source>
        <translation>Depende de onde o arquivo é publicado, não do conteúdo dele.</translation>
    </message>
    <message>
        <source>It did not answer in time.</source>
        <translation>Não respondeu a tempo.</translation>
    </message>
    <message>
        <source>It does not tell which pages returned 200 or are indexable; all pages were included.</source>
        <translation>Não diz quais páginas retornaram 200 ou são indexáveis; todas as páginas foram incluídas.</translation>
    </message>
    <message>
        <source>It has a different {fields}. Keep the right one.</source>
        <translation>Ela difere em {fields}. Mantenha a correta.</translation>
    </message>
    <message>
        <source>It has more than {limit:,} bytes, ten times the limit for a sitemap.</source>
        <translation>Tem mais de {limit:,} bytes, dez vezes o limite de um sitemap.</translation>
    </message>
    <message>
        <source>It has {name} elements; the entries of a sitemap are called {entry}.</source>
        <translation>Ele tem elementos {name}; as entradas de um sitemap se chamam {entry}.</translation>
    </message>
    <message>
        <source>It is a control character. Remove it.</source>
        <translation>É um caractere de controle. Remova-o.</translation>
    </message>
    <message>
        <source>It is a different kind of file ({kind}). Open it as a copy.</source>
        <translation>É um tipo diferente de arquivo ({kind}). Abra-o como cópia.</translation>
    </message>
    <message>
        <source>It is a link that leads outside the index&apos;s folder.</source>
        <translation>É um link que leva para fora da pasta do índice.</translation>
    </message>
    <message>
        <source>It is a web page. Neither the page nor the robots.txt of the site names a sitemap, and there is none at the usual places. Enter the address of the sitemap itself.</source>
        <translation>É uma página da Web. Nem a página nem o robots.txt do site indica um sitemap, e não há nenhum nos locais habituais. Informe o endereço do próprio sitemap.</translation>
    </message>
    <message>
        <source>It is allowed, but none of the major search engines use it.</source>
        <translation>É permitido, mas nenhum dos grandes mecanismos de pesquisa o usa.</translation>
    </message>
    <message>
        <source>It is an index, and none of its sitemaps is beside it: its own URLs are taken.</source>
        <translation>É um índice, e nenhum dos sitemaps dele está ao lado: são usadas as URLs do próprio índice.</translation>
    </message>
    <message>
        <source>It is an index, which lists no pages. Open it together with its sitemaps.</source>
        <translation>É um índice, que não lista páginas. Abra-o junto com os sitemaps dele.</translation>
    </message>
    <message>
        <source>It is an index. Open it by itself.</source>
        <translation>É um índice. Abra-o separadamente.</translation>
    </message>
    <message>
        <source>It is compressed with “{coding}”, which nobody asked for.</source>
        <translation>Está compactado com “{coding}”, o que ninguém pediu.</translation>
    </message>
    <message>
        <source>It is damaged, so there is no telling which of its URLs were removed.</source>
        <translation>Está danificado, e não há como saber quais das URLs foram removidas.</translation>
    </message>
    <message>
        <source>It is damaged. Open it by itself, accept the recovered entries, and save it.</source>
        <translation>Está danificado. Abra-o separadamente, aceite as entradas recuperadas e salve-o.</translation>
    </message>
    <message>
        <source>It is damaged; only what could be recovered is used. {trouble}</source>
        <translation>Está danificado; só é usado o que foi possível recuperar. {trouble}</translation>
    </message>
    <message>
        <source>It is damaged; what could be recovered is compared. {trouble}</source>
        <translation>Está danificado; o que foi possível recuperar é comparado. {trouble}</translation>
    </message>
    <message>
        <source>It is in the host. Remove it.</source>
        <translation>Está no host. Remova-o.</translation>
    </message>
    <message>
        <source>It is itself an index, which an index may not list.</source>
        <translation>É ele mesmo um índice, e um índice não pode listar outro.</translation>
    </message>
    <message>
        <source>It is mended by `repair`, or as the file is opened in the window.</source>
        <translation>É reparado por `repair` ou quando o arquivo é aberto na janela.</translation>
    </message>
    <message>
        <source>It is no URL of a page.</source>
        <translation>Não é a URL de uma página.</translation>
    </message>
    <message>
        <source>It is no address such as www.example.com.</source>
        <translation>Não é um endereço como www.example.com.</translation>
    </message>
    <message>
        <source>It is no longer a sitemap index. Close it and open it again.</source>
        <translation>Não é mais um índice de sitemaps. Feche-o e abra-o de novo.</translation>
    </message>
    <message>
        <source>It is not an XML sitemap of pages. Open it by itself.</source>
        <translation>Não é um sitemap XML de páginas. Abra-o separadamente.</translation>
    </message>
    <message>
        <source>It is not known at which URL the folder is published, as the sitemap lists none.</source>
        <translation>Não se sabe em que URL a pasta está publicada, pois o sitemap não lista nenhuma.</translation>
    </message>
    <message>
        <source>It is not known where {name} is published.</source>
        <translation>Não se sabe onde {name} está publicado.</translation>
    </message>
    <message>
        <source>It is not the same as {name}. Upload the saved file to the site before its changes are announced.</source>
        <translation>Não é igual a {name}. Envie o arquivo salvo ao site antes de notificar as alterações.</translation>
    </message>
    <message>
        <source>It is now a different kind of file, or its elements have different prefixes.</source>
        <translation>Agora é outro tipo de arquivo, ou os elementos dele têm prefixos diferentes.</translation>
    </message>
    <message>
        <source>It is one character, {character}, in two halves. Write that.</source>
        <translation>É um só caractere, {character}, em duas metades. Escreva-o.</translation>
    </message>
    <message>
        <source>It is paused.</source>
        <translation>Está em pausa.</translation>
    </message>
    <message>
        <source>It is proposed, and can be changed for each export.</source>
        <translation>É o formato proposto, e pode ser mudado em cada exportação.</translation>
    </message>
    <message>
        <source>It is redirected in a circle.</source>
        <translation>É redirecionada em círculo.</translation>
    </message>
    <message>
        <source>It is redirected into a private network, to {host}.</source>
        <translation>É redirecionada para uma rede privada, para {host}.</translation>
    </message>
    <message>
        <source>It is redirected more than {count} times.</source>
        <translation>É redirecionada mais de {count} vezes.</translation>
    </message>
    <message>
        <source>It is repaired as the file is opened, and by {command} on the command line.</source>
        <translation>É reparado quando o arquivo é aberto e por {command} na linha de comando.</translation>
    </message>
    <message>
        <source>It is safe to fix: `fix` does, or `fix --rule {id}` this alone.</source>
        <translation>É seguro corrigir: `fix` faz isso, ou `fix --rule {id}` só para esta regra.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since all its text is “{text}”.</source>
        <translation>Suspeita-se que não seja uma página, pois o texto inteiro é “{text}”.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since it is empty.</source>
        <translation>Suspeita-se que não seja uma página, pois está vazia.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since its heading is “{text}”.</source>
        <translation>Suspeita-se que não seja uma página, pois o cabeçalho é “{text}”.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since its title is “{text}”.</source>
        <translation>Suspeita-se que não seja uma página, pois o título é “{text}”.</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since the answer 204 means that there is none.</source>
        <translation>Suspeita-se que não seja uma página, pois a resposta 204 significa que não há nenhuma.</translation>
    </message>
    <message>
        <source>It is the index itself.</source>
        <translation>É o próprio índice.</translation>
    </message>
    <message>
        <source>It is unclear what was meant. Correct it by hand.</source>
        <translation>Não está claro o que se quis dizer. Corrija manualmente.</translation>
    </message>
    <message>
        <source>It is valid XML, but simple readers look for &lt;url&gt; and find nothing.</source>
        <translation>É XML válido, mas leitores simples procuram &lt;url&gt; e não encontram nada.</translation>
    </message>
    <message>
        <source>It lists no sitemaps except itself. Remove its entry instead.</source>
        <translation>Não lista nenhum sitemap além de si mesmo. Em vez disso, remova a entrada dele.</translation>
    </message>
    <message>
        <source>It lists no sitemaps. Remove its entry instead.</source>
        <translation>Não lista nenhum sitemap. Em vez disso, remova a entrada dele.</translation>
    </message>
    <message>
        <source>It lists the pages that searches showed, so nothing is called absent for what it lacks.</source>
        <translation>Ela só lista as páginas que apareceram em pesquisas, por isso nada é dado como inexistente por faltar nela.</translation>
    </message>
    <message>
        <source>It lists the pages that were asked for, so nothing is called absent for what it lacks.</source>
        <translation>Ela só lista as páginas que foram solicitadas, por isso nada é dado como inexistente por faltar nela.</translation>
    </message>
    <message>
        <source>It lists the pages with an issue alone, so nothing is called absent for what it lacks.</source>
        <translation>Ela só lista as páginas com um problema, por isso nada é dado como inexistente por faltar nela.</translation>
    </message>
    <message>
        <source>It lists {url}, which is not there.</source>
        <translation>Ele lista {url}, que não existe.</translation>
    </message>
    <message>
        <source>It makes many URLs out of one, and crawlers visit them all.</source>
        <translation>Ele transforma uma URL em muitas, e os rastreadores visitam todas.</translation>
    </message>
    <message>
        <source>It may be a different file with the same name: the sitemaps it lists are outside the folder of its URL.</source>
        <translation>Pode ser outro arquivo com o mesmo nome: os sitemaps que ele lista estão fora da pasta da URL dele.</translation>
    </message>
    <message>
        <source>It names no sitemap.</source>
        <translation>Não indica nenhum sitemap.</translation>
    </message>
    <message>
        <source>It only counts toward the 50,000 limit. If the two contradict each other, Bing ignores both.</source>
        <translation>Ela só conta para o limite de 50.000. Se as duas se contradizem, o Bing ignora ambas.</translation>
    </message>
    <message>
        <source>It replaces a character that could not be read. Write the original one.</source>
        <translation>Ele substitui um caractere que não pôde ser lido. Escreva o original.</translation>
    </message>
    <message>
        <source>It sends validators to the wrong schema. Crawlers ignore it.</source>
        <translation>Ela leva os validadores ao schema errado. Os rastreadores a ignoram.</translation>
    </message>
    <message>
        <source>It should be {meant}.</source>
        <translation>Deveria ser {meant}.</translation>
    </message>
    <message>
        <source>It stays in view while the other columns are scrolled.</source>
        <translation>Continua visível enquanto as outras colunas rolam.</translation>
    </message>
    <message>
        <source>It stopped at {count:,} pages, the most that are asked for; the site has more.</source>
        <translation>Parou em {count:,} páginas, o máximo que se consulta; o site tem mais.</translation>
    </message>
    <message>
        <source>It stopped by itself. {reason}. Started again, it goes on.</source>
        <translation>Interrompido sozinho. {reason}. Ao ser iniciado de novo, continua.</translation>
    </message>
    <message>
        <source>It was already repaired when the file was opened.</source>
        <translation>Já foi reparado quando o arquivo foi aberto.</translation>
    </message>
    <message>
        <source>It was decompressed twice and will be compressed once.</source>
        <translation>Foi descompactado duas vezes e será compactado uma vez.</translation>
    </message>
    <message>
        <source>It was kept as text.</source>
        <translation>Foi mantido como texto.</translation>
    </message>
    <message>
        <source>It was not asked for, by a fault of this program: {error}.</source>
        <translation>Não foi consultada, por uma falha deste programa: {error}.</translation>
    </message>
    <message>
        <source>It was not converted, since a table has no place for these elements: {elements}. --force leaves them out.</source>
        <translation>Não foi convertido, pois uma tabela não tem lugar para estes elementos: {elements}. --force os deixa de fora.</translation>
    </message>
    <message numerus="yes">
        <source>It was not converted, since it lists %Ln pages that did not answer with 200, are not indexable, or are images or scripts.</source>
        <translation>
            <numerusform>Não foi convertido, pois lista %Ln página que não respondeu com 200, não é indexável ou é imagem ou script.</numerusform>
            <numerusform>Não foi convertido, pois lista %Ln páginas que não responderam com 200, não são indexáveis ou são imagens ou scripts.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not converted: {error}</source>
        <translation>Não foi convertido: {error}</translation>
    </message>
    <message>
        <source>It was not saved: the {field} of row {row:,} has {length:,} characters, and more than {limit:,} could not be read again. Shorten it.</source>
        <translation>O arquivo não foi salvo: {field} na linha {row:,} tem {length:,} caracteres, e mais de {limit:,} não poderiam ser relidos. Encurte o valor.</translation>
    </message>
    <message>
        <source>It was not written: a list without URLs is an empty file and could not be opened again. Add a URL.</source>
        <translation>O arquivo não foi gravado: uma lista sem URLs é um arquivo vazio e não poderia ser reaberta. Adicione uma URL.</translation>
    </message>
    <message>
        <source>It was not written: it begins with a tag or contains a sitemap tag, so it could not be opened as a list of URLs again. Remove the tag.</source>
        <translation>O arquivo não foi gravado: começa com uma tag ou contém uma tag de sitemap, então não poderia ser reaberto como lista de URLs. Remova a tag.</translation>
    </message>
    <message>
        <source>It was not written: no line begins with http:// or https://, so it could not be opened as a list of URLs again. Complete at least one URL.</source>
        <translation>O arquivo não foi gravado: nenhuma linha começa com http:// ou https://, então não poderia ser reaberto como lista de URLs. Complete pelo menos uma URL.</translation>
    </message>
    <message>
        <source>It was read as windows-1252, which is a guess; use --encoding to specify the encoding.</source>
        <translation>Foi lido como windows-1252, o que é uma suposição; use --encoding para indicar a codificação.</translation>
    </message>
    <message>
        <source>It was read in a newer version of its encoding, which has more characters.</source>
        <translation>Foi lido em uma versão mais nova da codificação, que tem mais caracteres.</translation>
    </message>
    <message>
        <source>It was read in the chosen encoding.</source>
        <translation>Foi lido na codificação escolhida.</translation>
    </message>
    <message>
        <source>It was removed.</source>
        <translation>Foi removido.</translation>
    </message>
    <message>
        <source>It was replaced with the character it stands for in HTML.</source>
        <translation>Foi substituído pelo caractere que representa em HTML.</translation>
    </message>
    <message>
        <source>Its URL does not end in a file name.</source>
        <translation>A URL dele não termina em um nome de arquivo.</translation>
    </message>
    <message>
        <source>Its URL is in an attribute. Make elements of the attributes.</source>
        <translation>A URL dela está em um atributo. Transforme os atributos em elementos.</translation>
    </message>
    <message>
        <source>Its URL is text between the tags. Put it into a loc element.</source>
        <translation>A URL dela é texto entre as tags. Coloque-a em um elemento loc.</translation>
    </message>
    <message>
        <source>Its answer is compressed with “{coding}”, which nobody asked for, and cannot be read.</source>
        <translation>A resposta está compactada com “{coding}”, que ninguém pediu, e não pode ser lida.</translation>
    </message>
    <message>
        <source>Its answer is not compressed in the way that it says.</source>
        <translation>A resposta não está compactada da forma que diz.</translation>
    </message>
    <message>
        <source>Its certificate or encryption is not accepted: {cause}.</source>
        <translation>O certificado ou a criptografia não é aceito: {cause}.</translation>
    </message>
    <message>
        <source>Its indexes are nested more than twenty levels deep. Open one of the inner indexes and replace its nested indexes first.</source>
        <translation>Os índices dele estão aninhados em mais de vinte níveis. Abra um dos índices internos e substitua primeiro os índices aninhados dele.</translation>
    </message>
    <message>
        <source>Its robots.txt answers with {status}.</source>
        <translation>O robots.txt do site responde com {status}.</translation>
    </message>
    <message>
        <source>Its robots.txt cannot be read. {reason}</source>
        <translation>O robots.txt do site não pode ser lido. {reason}</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonês</translation>
    </message>
    <message numerus="yes">
        <source>Join %Ln columns</source>
        <translation>
            <numerusform>Unir %Ln coluna</numerusform>
            <numerusform>Unir %Ln colunas</numerusform>
        </translation>
    </message>
    <message>
        <source>Judge pages as</source>
        <translation>Avaliar páginas como</translation>
    </message>
    <message>
        <source>Kanuri</source>
        <translation>Canúri</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Keep #! and #/</source>
        <translation>Manter #! e #/</translation>
    </message>
    <message>
        <source>Keep for next time</source>
        <translation>Manter para a próxima vez</translation>
    </message>
    <message>
        <source>Keep one of the URLs</source>
        <translation>Manter uma das URLs</translation>
    </message>
    <message>
        <source>Keep one of the identical elements</source>
        <translation>Manter um dos elementos idênticos</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Mantenha só uma.</translation>
    </message>
    <message>
        <source>Keep only parameters</source>
        <translation>Manter só parâmetros</translation>
    </message>
    <message>
        <source>Keep only the day</source>
        <translation>Manter só o dia</translation>
    </message>
    <message>
        <source>Keep only the language</source>
        <translation>Manter só o idioma</translation>
    </message>
    <message>
        <source>Keep only the pairs for this file</source>
        <translation>Manter só os pares para este arquivo</translation>
    </message>
    <message>
        <source>Keep the URLs in view while you scroll sideways</source>
        <translation>Manter as URLs visíveis ao rolar para os lados</translation>
    </message>
    <message>
        <source>Keep the first 1,000 images</source>
        <translation>Manter as primeiras 1.000 imagens</translation>
    </message>
    <message>
        <source>Keep the first of each</source>
        <translation>Manter a primeira de cada grupo</translation>
    </message>
    <message>
        <source>Keep the first of several URLs</source>
        <translation>Manter a primeira de várias URLs</translation>
    </message>
    <message>
        <source>Keep the first side</source>
        <translation>Manter o primeiro lado</translation>
    </message>
    <message>
        <source>Keep the first, remove the others</source>
        <translation>Manter o primeiro, remover os outros</translation>
    </message>
    <message>
        <source>Keep the last of each</source>
        <translation>Manter a última de cada grupo</translation>
    </message>
    <message>
        <source>Keep the last, remove the others</source>
        <translation>Manter o último, remover os outros</translation>
    </message>
    <message>
        <source>Keep the newest of each</source>
        <translation>Manter a mais recente de cada grupo</translation>
    </message>
    <message>
        <source>Keep the second side</source>
        <translation>Manter o segundo lado</translation>
    </message>
    <message>
        <source>Keep the text, remove the tags inside</source>
        <translation>Manter o texto, remover as tags dentro dele</translation>
    </message>
    <message>
        <source>Keep unsaved changes on disk</source>
        <translation>Guardar alterações não salvas no disco</translation>
    </message>
    <message>
        <source>Keeps dates up to this many hours ahead.</source>
        <translation>Mantém datas até este número de horas à frente.</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts</source>
        <translation>Atalhos de &amp;teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Palavras-chave</translation>
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
        <translation>Coreano (ko)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language code is malformed</source>
        <translation>Código de idioma malformado</translation>
    </message>
    <message>
        <source>Language code is probably not what is meant</source>
        <translation>O código de idioma provavelmente não é o pretendido</translation>
    </message>
    <message>
        <source>Language code not used by Google</source>
        <translation>Código de idioma não usado pelo Google</translation>
    </message>
    <message>
        <source>Language link is incomplete</source>
        <translation>Link de idioma incompleto</translation>
    </message>
    <message>
        <source>Language link is not absolute</source>
        <translation>O link de idioma não é absoluto</translation>
    </message>
    <message>
        <source>Language listed twice</source>
        <translation>Idioma listado duas vezes</translation>
    </message>
    <message>
        <source>Language of a version that the entry links to</source>
        <translation>Idioma de uma versão à qual a entrada remete</translation>
    </message>
    <message>
        <source>Language that the entry itself gives its page, by a link to it</source>
        <translation>Idioma que a própria entrada atribui à página, por um link para ela</translation>
    </message>
    <message>
        <source>Language version</source>
        <translation>Versão de idioma</translation>
    </message>
    <message>
        <source>Language versions without an entry</source>
        <translation>Versões de idioma sem entrada</translation>
    </message>
    <message>
        <source>Language without code</source>
        <translation>Idioma sem código</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Last modified</source>
        <translation>Última modificação</translation>
    </message>
    <message>
        <source>Last modified before, in or after a year, month, day or time; or text in the date</source>
        <translation>Última modificação antes, durante ou depois de um ano, mês, dia ou hora; ou texto na data</translation>
    </message>
    <message>
        <source>Last modified has a time in hours and minutes</source>
        <translation>A última modificação tem hora com horas e minutos</translation>
    </message>
    <message>
        <source>Last modified has a time with fractions of a second</source>
        <translation>A última modificação tem hora com frações de segundo</translation>
    </message>
    <message>
        <source>Last modified has a time with seconds</source>
        <translation>A última modificação tem hora com segundos</translation>
    </message>
    <message>
        <source>Last modified is no date</source>
        <translation>A última modificação não é uma data</translation>
    </message>
    <message>
        <source>Last modified names a day, without a time</source>
        <translation>A última modificação indica um dia, sem hora</translation>
    </message>
    <message>
        <source>Last modified names a year alone</source>
        <translation>A última modificação indica só um ano</translation>
    </message>
    <message>
        <source>Last modified names a year and a month</source>
        <translation>A última modificação indica ano e mês</translation>
    </message>
    <message>
        <source>Last modified on a Friday</source>
        <translation>Última modificação em uma sexta-feira</translation>
    </message>
    <message>
        <source>Last modified on a Monday</source>
        <translation>Última modificação em uma segunda-feira</translation>
    </message>
    <message>
        <source>Last modified on a Saturday</source>
        <translation>Última modificação em um sábado</translation>
    </message>
    <message>
        <source>Last modified on a Sunday</source>
        <translation>Última modificação em um domingo</translation>
    </message>
    <message>
        <source>Last modified on a Thursday</source>
        <translation>Última modificação em uma quinta-feira</translation>
    </message>
    <message>
        <source>Last modified on a Tuesday</source>
        <translation>Última modificação em uma terça-feira</translation>
    </message>
    <message>
        <source>Last modified on a Wednesday</source>
        <translation>Última modificação em uma quarta-feira</translation>
    </message>
    <message>
        <source>Last modified, by day</source>
        <translation>Última modificação, por dia</translation>
    </message>
    <message>
        <source>Last modified, by month</source>
        <translation>Última modificação, por mês</translation>
    </message>
    <message>
        <source>Last modified, by year</source>
        <translation>Última modificação, por ano</translation>
    </message>
    <message>
        <source>Latin America (es)</source>
        <translation>América Latina (es)</translation>
    </message>
    <message>
        <source>Latin America (pt)</source>
        <translation>América Latina (pt)</translation>
    </message>
    <message>
        <source>Leave language links to the page</source>
        <translation>Deixar os links de idioma por conta da página</translation>
    </message>
    <message numerus="yes">
        <source>Leave out %Ln pages that did not return 200, are not indexable, or are images or scripts</source>
        <translation>
            <numerusform>Ignorar %Ln página que não retornou 200, não é indexável ou é imagem ou script</numerusform>
            <numerusform>Ignorar %Ln páginas que não retornaram 200, não são indexáveis ou são imagens ou scripts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out the %Ln rows with errors</source>
        <translation>
            <numerusform>Ignorar a %Ln linha com erros</numerusform>
            <numerusform>Ignorar as %Ln linhas com erros</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out the fraction</source>
        <translation>Omitir a fração</translation>
    </message>
    <message>
        <source>Leave out the scheme and host that most URLs share</source>
        <translation>Omitir o esquema e o host que a maioria das URLs compartilha</translation>
    </message>
    <message>
        <source>Left out: {n}. {reason}</source>
        <translation>Ficam de fora: {n}. {reason}</translation>
    </message>
    <message>
        <source>Length of the URLs, in characters</source>
        <translation>Comprimento das URLs, em caracteres</translation>
    </message>
    <message>
        <source>Levels in the path</source>
        <translation>Níveis no caminho</translation>
    </message>
    <message>
        <source>Libraries that a window on the display needs are missing</source>
        <translation>Faltam bibliotecas de que uma janela na tela precisa</translation>
    </message>
    <message>
        <source>License URL</source>
        <translation>URL da licença</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Limit priority</source>
        <translation>Limitar prioridade</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha do texto</translation>
    </message>
    <message>
        <source>Line is not a URL</source>
        <translation>A linha não é uma URL</translation>
    </message>
    <message>
        <source>Line spacing in panels and lists</source>
        <translation>Espaçamento entre linhas em painéis e listas</translation>
    </message>
    <message>
        <source>Line {detail} is not a JSON object.</source>
        <translation>A linha {detail} não é um objeto JSON.</translation>
    </message>
    <message>
        <source>Line {line:,} has more than {n:,} characters, far more than any list of URLs needs.</source>
        <translation>A linha {line:,} tem mais de {n:,} caracteres, muito mais do que qualquer lista de URLs precisa.</translation>
    </message>
    <message>
        <source>Line {line:,}, column {column:,}: {message}</source>
        <translation>Linha {line:,}, coluna {column:,}: {message}</translation>
    </message>
    <message>
        <source>Line {line:,}, column {column:,}: {message} There are {count:,} of these in the file.</source>
        <translation>Linha {line:,}, coluna {column:,}: {message} Há {count:,} casos assim no arquivo.</translation>
    </message>
    <message>
        <source>Line {line} of robots.txt forbids {agent} to fetch it: {rule}</source>
        <translation>A linha {line} do robots.txt proíbe {agent} de baixá-la: {rule}</translation>
    </message>
    <message>
        <source>Line {line} of the site&apos;s robots.txt forbids to fetch it: {rule}</source>
        <translation>A linha {line} do robots.txt do site proíbe baixá-la: {rule}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>Linha do texto {line}, coluna {column}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: the byte {byte} is not valid in {form}. The file is damaged or in a different encoding. Read it in the right encoding, or save it again as UTF-8.</source>
        <translation>Linha {line}, coluna {column}: o byte {byte} não é válido em {form}. O arquivo está danificado ou em outra codificação. Leia-o na codificação certa ou salve-o de novo como UTF-8.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Linha {line}: {reason}</translation>
    </message>
    <message>
        <source>Line {n}: {rule}</source>
        <translation>Linha {n}: {rule}</translation>
    </message>
    <message>
        <source>Link language versions</source>
        <translation>Vincular versões de idioma</translation>
    </message>
    <message>
        <source>Link languages</source>
        <translation>Vincular idiomas</translation>
    </message>
    <message numerus="yes">
        <source>Link versions of %Ln rows</source>
        <translation>
            <numerusform>Vincular versões de %Ln linha</numerusform>
            <numerusform>Vincular versões de %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Linked from</source>
        <translation>Links vindos de</translation>
    </message>
    <message>
        <source>Linked language versions that have no entry of their own: {count:,}, such as {value}.</source>
        <translation>Versões de idioma com link que não têm entrada própria: {count:,}, como {value}.</translation>
    </message>
    <message>
        <source>Links pages whose URLs differ only by a language, such as /en/ and /fr/, as versions of each other.</source>
        <translation>Vincula páginas cujas URLs diferem só por um idioma, como /en/ e /fr/, como versões umas das outras.</translation>
    </message>
    <message>
        <source>Links pages whose URLs differ only by a language: /en/ and /fr/, en.example.org, ?lang=en. Links that are there stay; pages of which it is unclear are left alone.</source>
        <translation>Vincula páginas cujas URLs diferem só por um idioma: /en/ e /fr/, en.example.org, ?lang=en. Os links existentes permanecem; páginas em que isso não está claro ficam como estão.</translation>
    </message>
    <message>
        <source>Links to it</source>
        <translation>Links para ela</translation>
    </message>
    <message>
        <source>List everything that is wrong with sitemaps.</source>
        <translation>Lista tudo o que está errado em sitemaps.</translation>
    </message>
    <message>
        <source>List of URLs</source>
        <translation>Lista de URLs</translation>
    </message>
    <message>
        <source>List the entries that a robots.txt forbids a crawler to fetch, with the line that does. Nothing is fetched: download the robots.txt of the site before.</source>
        <translation>Lista as entradas que um robots.txt proíbe um rastreador de baixar, com a linha que o faz. Nada é baixado: baixe antes o robots.txt do site.</translation>
    </message>
    <message>
        <source>List the entries that only one of two sitemaps has and the entries with different values. Formatting and order do not count.</source>
        <translation>Lista as entradas que só um de dois sitemaps tem e as entradas com valores diferentes. Formatação e ordem não contam.</translation>
    </message>
    <message>
        <source>List the rules that are looked at, in this folder or by the options.</source>
        <translation>Lista as regras que são verificadas, nesta pasta ou conforme as opções.</translation>
    </message>
    <message>
        <source>List the sitemaps of the other index here (Rows, Replace nested indexes…).</source>
        <translation>Liste aqui os sitemaps do outro índice (Linhas, Substituir índices aninhados…).</translation>
    </message>
    <message>
        <source>Listed URL is not there</source>
        <translation>A URL listada não existe</translation>
    </message>
    <message>
        <source>Listed page is not to be indexed</source>
        <translation>A página listada não deve ser indexada</translation>
    </message>
    <message>
        <source>Listing an image twice adds nothing.</source>
        <translation>Listar uma imagem duas vezes não acrescenta nada.</translation>
    </message>
    <message>
        <source>Live site</source>
        <translation>Site no ar</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>Transmissão ao vivo</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>Hora local</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Localização</translation>
    </message>
    <message>
        <source>Looks like a sitemap</source>
        <translation>Parece um sitemap</translation>
    </message>
    <message>
        <source>Lower it</source>
        <translation>Diminuí-la</translation>
    </message>
    <message>
        <source>Lower priorities become this.</source>
        <translation>Prioridades menores passam a este valor.</translation>
    </message>
    <message>
        <source>Lower-case host</source>
        <translation>Host em minúsculas</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>Make a new file</source>
        <translation>Criar um novo arquivo</translation>
    </message>
    <message>
        <source>Make damaged sitemaps well-formed again and tell every place that is changed.</source>
        <translation>Torna bem formados os sitemaps danificados e informa cada local alterado.</translation>
    </message>
    <message>
        <source>Make elements of the attributes</source>
        <translation>Transformar os atributos em elementos</translation>
    </message>
    <message>
        <source>Make it a sitemap index</source>
        <translation>Transformá-lo em um índice de sitemaps</translation>
    </message>
    <message>
        <source>Make this order the file&apos;s order</source>
        <translation>Tornar esta a ordem do arquivo</translation>
    </message>
    <message>
        <source>Man&amp;ual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Many servers refuse such a URL; others have to guess what it means.</source>
        <translation>Muitos servidores recusam uma URL assim; outros têm que adivinhar o que ela significa.</translation>
    </message>
    <message>
        <source>Mark an exported table as UTF-8</source>
        <translation>Marcar uma tabela exportada como UTF-8</translation>
    </message>
    <message>
        <source>Mark the rows that a robots.txt blocks, and see whether it names this sitemap</source>
        <translation>Marcar as linhas que um robots.txt bloqueia e ver se ele indica este sitemap</translation>
    </message>
    <message>
        <source>Markup inside a value</source>
        <translation>Marcação dentro de um valor</translation>
    </message>
    <message>
        <source>Markup is escaped</source>
        <translation>Marcação com escape</translation>
    </message>
    <message>
        <source>Match index and &amp;files…</source>
        <translation>A&amp;justar índice e arquivos…</translation>
    </message>
    <message>
        <source>Match the compression to the file name</source>
        <translation>Ajustar a compactação ao nome do arquivo</translation>
    </message>
    <message>
        <source>Media file URL</source>
        <translation>URL do arquivo de mídia</translation>
    </message>
    <message>
        <source>Media query</source>
        <translation>Consulta de mídia</translation>
    </message>
    <message>
        <source>Median age</source>
        <translation>Idade mediana</translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln duplicates</source>
        <translation>
            <numerusform>Mesclar %Ln duplicata</numerusform>
            <numerusform>Mesclar %Ln duplicatas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln entries</source>
        <translation>
            <numerusform>Mesclar %Ln entrada</numerusform>
            <numerusform>Mesclar %Ln entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge each into one entry with all images, videos, news and links</source>
        <translation>Mesclar cada grupo em uma entrada com todas as imagens, vídeos, notícias e links</translation>
    </message>
    <message>
        <source>Milliseconds that the page took to answer, when last checked</source>
        <translation>Milissegundos que a página levou para responder na última verificação</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Minimum dates</source>
        <translation>Mínimo de datas</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Missing ({count})</source>
        <translation>Faltando ({count})</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>Móvel</translation>
    </message>
    <message>
        <source>Mobile version</source>
        <translation>Versão móvel</translation>
    </message>
    <message>
        <source>Moment in time</source>
        <translation>Instante</translation>
    </message>
    <message>
        <source>Moment in time: the clock time is converted. Clock time: only the zone is replaced.</source>
        <translation>Instante: a hora do relógio é convertida. Hora do relógio: só o fuso é substituído.</translation>
    </message>
    <message>
        <source>Monday</source>
        <translation>Segunda-feira</translation>
    </message>
    <message>
        <source>Monthly below</source>
        <translation>Mensal abaixo de</translation>
    </message>
    <message>
        <source>Most other pages list a different version in this language.</source>
        <translation>A maioria das outras páginas lista uma versão diferente neste idioma.</translation>
    </message>
    <message>
        <source>Most parsers only support XML 1.0 and may reject anything else.</source>
        <translation>A maioria dos analisadores só oferece suporte a XML 1.0 e pode rejeitar qualquer outra versão.</translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows</source>
        <translation>
            <numerusform>Mover %Ln linha</numerusform>
            <numerusform>Mover %Ln linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows to {target}</source>
        <translation>
            <numerusform>Mover %Ln linha para {target}</numerusform>
            <numerusform>Mover %Ln linhas para {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move dow&amp;n</source>
        <translation>Mover para &amp;baixo</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Mover para baixo (Alt+Down)</translation>
    </message>
    <message>
        <source>Move it down</source>
        <translation>Mover o item para baixo</translation>
    </message>
    <message>
        <source>Move it up</source>
        <translation>Mover o item para cima</translation>
    </message>
    <message>
        <source>Move or remove it.</source>
        <translation>Mova-o ou remova-o.</translation>
    </message>
    <message>
        <source>Move rows to another file of this document, or spread them over several</source>
        <translation>Mover linhas para outro arquivo deste documento ou distribuí-las em vários</translation>
    </message>
    <message>
        <source>Move the edge of the panel (also with Down, Left and Right)</source>
        <translation>Mover a borda do painel (também com Abaixo, Esquerda e Direita)</translation>
    </message>
    <message>
        <source>Move the elements into the file&apos;s namespace</source>
        <translation>Mover os elementos para o namespace do arquivo</translation>
    </message>
    <message>
        <source>Move the selected rows down; the key does so while whole rows are selected</source>
        <translation>Mover as linhas selecionadas para baixo; a tecla faz isso quando há linhas inteiras selecionadas</translation>
    </message>
    <message>
        <source>Move the selected rows up; the key does so while whole rows are selected</source>
        <translation>Mover as linhas selecionadas para cima; a tecla faz isso quando há linhas inteiras selecionadas</translation>
    </message>
    <message>
        <source>Move to a &amp;sitemap…</source>
        <translation>Mover para um &amp;sitemap…</translation>
    </message>
    <message>
        <source>Move to bottom</source>
        <translation>Mover para o fim</translation>
    </message>
    <message>
        <source>Move to the &amp;bottom</source>
        <translation>Mover para o &amp;fim</translation>
    </message>
    <message>
        <source>Move to the &amp;top</source>
        <translation>Mover para o &amp;início</translation>
    </message>
    <message>
        <source>Move to top</source>
        <translation>Mover para o início</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>Mover para &amp;cima</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Mover para cima (Alt+Up)</translation>
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
        <translation>Move cada data para frente ou para trás. Datas sem hora se movem só em dias inteiros.</translation>
    </message>
    <message>
        <source>Moves the entries to the end of the file, in the same order.</source>
        <translation>Move as entradas para o fim do arquivo, na mesma ordem.</translation>
    </message>
    <message>
        <source>Moves the entries to the start of the file, in the same order.</source>
        <translation>Move as entradas para o início do arquivo, na mesma ordem.</translation>
    </message>
    <message>
        <source>Multiplies each priority, up to 1.0.</source>
        <translation>Multiplica cada prioridade, até 1.0.</translation>
    </message>
    <message>
        <source>Multiply priority</source>
        <translation>Multiplicar prioridade</translation>
    </message>
    <message>
        <source>Must not be fetched, by a robots.txt</source>
        <translation>Não pode ser baixada, segundo um robots.txt</translation>
    </message>
    <message>
        <source>N of the URLs, chosen at random</source>
        <translation>N das URLs, escolhidas ao acaso</translation>
    </message>
    <message>
        <source>N&amp;ew sitemap in this document…</source>
        <translation>&amp;Novo sitemap neste documento…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name does not end in .txt</source>
        <translation>O nome não termina em .txt</translation>
    </message>
    <message>
        <source>Name of a URL parameter, or name=value</source>
        <translation>Nome de um parâmetro de URL, ou nome=valor</translation>
    </message>
    <message>
        <source>Name of a publication in several spellings</source>
        <translation>Nome de uma publicação em várias grafias</translation>
    </message>
    <message>
        <source>Names; * matches any characters.</source>
        <translation>Nomes; * corresponde a quaisquer caracteres.</translation>
    </message>
    <message>
        <source>Names; * matches any characters. Leave empty to remove all.</source>
        <translation>Nomes; * corresponde a quaisquer caracteres. Deixe vazio para remover todos.</translation>
    </message>
    <message>
        <source>Namespace is missing</source>
        <translation>Falta o namespace</translation>
    </message>
    <message>
        <source>Namespace is wrong</source>
        <translation>O namespace está errado</translation>
    </message>
    <message>
        <source>Ne&amp;w from a table…</source>
        <translation>Novo a partir de uma &amp;tabela…</translation>
    </message>
    <message>
        <source>Ne&amp;xt finding</source>
        <translation>Próxima ocorrê&amp;ncia</translation>
    </message>
    <message>
        <source>Nearly the same URL</source>
        <translation>URL quase igual</translation>
    </message>
    <message>
        <source>Negative numbers move dates back.</source>
        <translation>Números negativos movem as datas para trás.</translation>
    </message>
    <message>
        <source>Netlify</source>
        <translation>Netlify</translation>
    </message>
    <message>
        <source>New &amp;URL list</source>
        <translation>Nova &amp;lista de URLs</translation>
    </message>
    <message>
        <source>New host</source>
        <translation>Novo host</translation>
    </message>
    <message>
        <source>New sitemap &amp;index</source>
        <translation>Novo ín&amp;dice de sitemaps</translation>
    </message>
    <message>
        <source>New start</source>
        <translation>Novo início</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Novo valor</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Mais recente</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Notícias</translation>
    </message>
    <message>
        <source>News article</source>
        <translation>Notícia</translation>
    </message>
    <message>
        <source>News article is too old</source>
        <translation>A notícia é antiga demais</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Próximo arquivo</translation>
    </message>
    <message>
        <source>Next match; in the replacement field, replace</source>
        <translation>Próxima correspondência; no campo de substituição, substituir</translation>
    </message>
    <message>
        <source>Next ta&amp;b</source>
        <translation>Próxima 1348=Próxima guia (a&amp;ba)guia</translation>
    </message>
    <message>
        <source>Next.js</source>
        <translation>Next.js</translation>
    </message>
    <message>
        <source>No URL was checked yet.</source>
        <translation>Nenhuma URL foi verificada ainda.</translation>
    </message>
    <message>
        <source>No answer came that could be read.</source>
        <translation>Não veio nenhuma resposta que pudesse ser lida.</translation>
    </message>
    <message>
        <source>No changes to save.</source>
        <translation>Não há alterações para salvar.</translation>
    </message>
    <message>
        <source>No column with URLs was found in this table.</source>
        <translation>Nenhuma coluna com URLs foi encontrada nesta tabela.</translation>
    </message>
    <message>
        <source>No domain ends in .{domain}. Correct the host.</source>
        <translation>Nenhum domínio termina em .{domain}. Corrija o host.</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Sem entradas</translation>
    </message>
    <message>
        <source>No entry has a date.</source>
        <translation>Nenhuma entrada tem data.</translation>
    </message>
    <message>
        <source>No language link to itself</source>
        <translation>Falta o link de idioma para si mesma</translation>
    </message>
    <message>
        <source>No page links to it</source>
        <translation>Nenhuma página tem link para ela</translation>
    </message>
    <message>
        <source>No page was found there. {reason}</source>
        <translation>Nenhuma página foi encontrada ali. {reason}</translation>
    </message>
    <message>
        <source>No priority goes below this.</source>
        <translation>Nenhuma prioridade fica abaixo disto.</translation>
    </message>
    <message>
        <source>No process could be started to ask for the URLs: {cause}. Close other programs and try again.</source>
        <translation>Não foi possível iniciar um processo para consultar as URLs: {cause}. Feche outros programas e tente de novo.</translation>
    </message>
    <message>
        <source>No return link</source>
        <translation>Sem link de retorno</translation>
    </message>
    <message>
        <source>No row changes.</source>
        <translation>Nenhuma linha muda.</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Nenhuma linha corresponde ao filtro.</translation>
    </message>
    <message>
        <source>No such top-level domain</source>
        <translation>Domínio de nível superior inexistente</translation>
    </message>
    <message>
        <source>No versions</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>No x-default</source>
        <translation>Sem x-default</translation>
    </message>
    <message>
        <source>Noindex</source>
        <translation>Noindex</translation>
    </message>
    <message>
        <source>Noindex page</source>
        <translation>Página com noindex</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>None of its URLs has been audited, so nothing is known of its pages. Run audit first.</source>
        <translation>Nenhuma das URLs foi verificada, portanto nada se sabe das páginas. Execute audit antes.</translation>
    </message>
    <message>
        <source>None of the available fixes applies here. Correct it by hand.</source>
        <translation>Nenhuma das correções disponíveis se aplica aqui. Corrija manualmente.</translation>
    </message>
    <message>
        <source>None of the dates includes a time.</source>
        <translation>Nenhuma das datas inclui a hora.</translation>
    </message>
    <message>
        <source>None of the rows shown match.</source>
        <translation>Nenhuma das linhas exibidas corresponde.</translation>
    </message>
    <message>
        <source>None of these pages is in English or has a URL without a language. Choose one in Languages (Rows menu).</source>
        <translation>Nenhuma destas páginas está em inglês ou tem uma URL sem idioma. Escolha uma em Idiomas (menu Linhas).</translation>
    </message>
    <message>
        <source>None told</source>
        <translation>Nenhum indicado</translation>
    </message>
    <message>
        <source>Not a complete URL</source>
        <translation>Não é uma URL completa</translation>
    </message>
    <message>
        <source>Not a date</source>
        <translation>Não é uma data</translation>
    </message>
    <message>
        <source>Not a sitemap</source>
        <translation>Não é um sitemap</translation>
    </message>
    <message>
        <source>Not a sitemap element: {detail}.{hint}</source>
        <translation>Não é um elemento de sitemap: {detail}.{hint}</translation>
    </message>
    <message>
        <source>Not a valid regular expression: {detail}.</source>
        <translation>Não é uma expressão regular válida: {detail}.</translation>
    </message>
    <message>
        <source>Not all language versions listed</source>
        <translation>Nem todas as versões de idioma listadas</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Não verificadas</translation>
    </message>
    <message>
        <source>Not compared yet.</source>
        <translation>Ainda não comparado.</translation>
    </message>
    <message>
        <source>Not indexable ({count})</source>
        <translation>Não indexáveis ({count})</translation>
    </message>
    <message>
        <source>Not linked ({count})</source>
        <translation>Sem links ({count})</translation>
    </message>
    <message>
        <source>Not modified in the last year</source>
        <translation>Não modificadas no último ano</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Não definido</translation>
    </message>
    <message>
        <source>Not set.</source>
        <translation>Não definido.</translation>
    </message>
    <message>
        <source>Not set. Crawlers assume {value}.</source>
        <translation>Não definido. Os rastreadores presumem {value}.</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>Não válido</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>Nothing can be checked without its contents.</source>
        <translation>Nada pode ser verificado sem o conteúdo dele.</translation>
    </message>
    <message>
        <source>Nothing can be recovered.</source>
        <translation>Não é possível recuperar nada.</translation>
    </message>
    <message>
        <source>Nothing can have changed in the future. Correct or remove the date.</source>
        <translation>Nada pode ter mudado no futuro. Corrija ou remova a data.</translation>
    </message>
    <message>
        <source>Nothing changed: the cells already have these values or cannot be edited.</source>
        <translation>Nada mudou: as células já têm esses valores ou não podem ser editadas.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Não há diferenças.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is known of %Ln URLs.</source>
        <translation>
            <numerusform>Nada se sabe de %Ln URL.</numerusform>
            <numerusform>Nada se sabe de %Ln URLs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong here.</source>
        <translation>Não há nada errado aqui.</translation>
    </message>
    <message>
        <source>Nothing selected yet</source>
        <translation>Nada selecionado ainda</translation>
    </message>
    <message>
        <source>Nothing to show.</source>
        <translation>Nada a mostrar.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nada foi alterado.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nada foi encontrado.</translation>
    </message>
    <message>
        <source>Now: {after}</source>
        <translation>Agora: {after}</translation>
    </message>
    <message>
        <source>Number of characters of the URL</source>
        <translation>Número de caracteres da URL</translation>
    </message>
    <message>
        <source>Number of images</source>
        <translation>Número de imagens</translation>
    </message>
    <message>
        <source>Number of levels in the URL&apos;s path</source>
        <translation>Número de níveis no caminho da URL</translation>
    </message>
    <message>
        <source>Number of links to mobile versions</source>
        <translation>Número de links para versões móveis</translation>
    </message>
    <message>
        <source>Number of links to other versions of the page</source>
        <translation>Número de links para outras versões da página</translation>
    </message>
    <message>
        <source>Number of news articles</source>
        <translation>Número de notícias</translation>
    </message>
    <message>
        <source>Number of pages that link to the URL, when last compared</source>
        <translation>Número de páginas com link para a URL, na última comparação</translation>
    </message>
    <message>
        <source>Number of redirects on the way to the page</source>
        <translation>Número de redirecionamentos até a página</translation>
    </message>
    <message>
        <source>Number of videos</source>
        <translation>Número de vídeos</translation>
    </message>
    <message>
        <source>Numbers and dates are such; dates with a time and all else are text and stay text when edited, so nothing turns into a formula.</source>
        <translation>Números e datas são números e datas; datas com hora e todo o resto são texto e continuam texto ao ser editados, então nada vira fórmula.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Of all files together; the oldest go first when another one is kept.</source>
        <translation>De todos os arquivos juntos; as mais antigas saem primeiro quando mais uma é guardada.</translation>
    </message>
    <message>
        <source>Of its tables, the one with the URLs is taken: {name}. These are not: {others}.</source>
        <translation>Das tabelas dele, é usada a que tem as URLs: {name}. Estas não: {others}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativada</translation>
    </message>
    <message>
        <source>Old and new URLs in full, with the status, for any other program.</source>
        <translation>URLs antigas e novas completas, com o status, para qualquer outro programa.</translation>
    </message>
    <message>
        <source>Old start</source>
        <translation>Início antigo</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Mais antigas</translation>
    </message>
    <message>
        <source>One URL and what is said about it: one row of the table.</source>
        <translation>Uma URL e o que se diz sobre ela: uma linha da tabela.</translation>
    </message>
    <message>
        <source>One but not the other</source>
        <translation>Um, mas não o outro</translation>
    </message>
    <message>
        <source>One of both is no absolute URL.</source>
        <translation>Uma das duas não é uma URL absoluta.</translation>
    </message>
    <message>
        <source>One of the protocol&apos;s seven values.</source>
        <translation>Um dos sete valores do protocolo.</translation>
    </message>
    <message>
        <source>One page in several languages</source>
        <translation>Uma página em vários idiomas</translation>
    </message>
    <message>
        <source>Only Google reads language links</source>
        <translation>Só o Google lê links de idioma</translation>
    </message>
    <message>
        <source>Only Google uses links to versions in other languages. Entries with some: {count:,}.</source>
        <translation>Só o Google usa links para versões em outros idiomas. Entradas com algum: {count:,}.</translation>
    </message>
    <message>
        <source>Only a person can put it right: there is no fix.</source>
        <translation>Só uma pessoa pode resolver: não há correção.</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>Só aqui</translation>
    </message>
    <message>
        <source>Only in the other file</source>
        <translation>Só no outro arquivo</translation>
    </message>
    <message>
        <source>Only in the other file ({n})</source>
        <translation>Só no outro arquivo ({n})</translation>
    </message>
    <message>
        <source>Only in this file</source>
        <translation>Só neste arquivo</translation>
    </message>
    <message>
        <source>Only in this file ({n})</source>
        <translation>Só neste arquivo ({n})</translation>
    </message>
    <message>
        <source>Only replace</source>
        <translation>Substituir só</translation>
    </message>
    <message>
        <source>Only the first changes are shown.</source>
        <translation>Só as primeiras alterações são exibidas.</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>Só no outro</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message numerus="yes">
        <source>Open %Ln files</source>
        <translation>
            <numerusform>Abrir %Ln arquivo</numerusform>
            <numerusform>Abrir %Ln arquivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Open URL in the browser</source>
        <translation>Abrir URL no navegador</translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation>Abrir uma &amp;pasta…</translation>
    </message>
    <message>
        <source>Open again at start</source>
        <translation>Abrir de novo ao iniciar</translation>
    </message>
    <message>
        <source>Open all sitemaps in a folder as one document</source>
        <translation>Abrir todos os sitemaps de uma pasta como um só documento</translation>
    </message>
    <message>
        <source>Open as one document</source>
        <translation>Abrir como um só documento</translation>
    </message>
    <message>
        <source>Open in separate tabs</source>
        <translation>Abrir em guias separadas</translation>
    </message>
    <message>
        <source>Open sitemaps (XML, gzipped or lists of URLs), feeds and tables</source>
        <translation>Abrir sitemaps (XML, com gzip ou listas de URLs), feeds e tabelas</translation>
    </message>
    <message>
        <source>Open the calendar while editing a date</source>
        <translation>Abrir o calendário ao editar uma data</translation>
    </message>
    <message>
        <source>Open the file again in the encoding it was written in.</source>
        <translation>Abra o arquivo de novo na codificação em que foi escrito.</translation>
    </message>
    <message>
        <source>Open the inde&amp;x with its sitemaps</source>
        <translation>Abrir o índi&amp;ce com seus sitemaps</translation>
    </message>
    <message>
        <source>Open the index and the sitemaps next to it as one document</source>
        <translation>Abrir o índice e os sitemaps ao lado dele como um só documento</translation>
    </message>
    <message>
        <source>Open the list or calendar of the cell</source>
        <translation>Abrir a lista ou o calendário da célula</translation>
    </message>
    <message>
        <source>Open the menu of the cell, as Shift+F10 and a right click do</source>
        <translation>Abrir o menu da célula, como Shift+F10 e o clique com o botão direito</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>Abrir o &amp;exemplo</translation>
    </message>
    <message numerus="yes">
        <source>Open these %Ln files again at each start?</source>
        <translation>
            <numerusform>Abrir este %Ln arquivo de novo em cada inicialização?</numerusform>
            <numerusform>Abrir estes %Ln arquivos de novo em cada inicialização?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open these %Ln files as one document?</source>
        <translation>
            <numerusform>Abrir este %Ln arquivo como um só documento?</numerusform>
            <numerusform>Abrir estes %Ln arquivos como um só documento?</numerusform>
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
        <translation>Ou clique duas vezes na borda direita do cabeçalho</translation>
    </message>
    <message>
        <source>Other pages list a version in this language; this page does not.</source>
        <translation>Outras páginas listam uma versão neste idioma; esta página não.</translation>
    </message>
    <message>
        <source>Others on this machine can read it; chmod 600 {text} keeps it to you.</source>
        <translation>Outras pessoas nesta máquina podem lê-lo; chmod 600 {text} o restringe a você.</translation>
    </message>
    <message>
        <source>Overwrite cells with what was copied, starting at the current cell</source>
        <translation>Sobrescrever células com o que foi copiado, a partir da célula atual</translation>
    </message>
    <message>
        <source>Page has other language links</source>
        <translation>A página tem outros links de idioma</translation>
    </message>
    <message>
        <source>Page is missing</source>
        <translation>Falta uma página</translation>
    </message>
    <message>
        <source>Page is rightly left out</source>
        <translation>Página omitida com razão</translation>
    </message>
    <message>
        <source>Page modified</source>
        <translation>Página modificada</translation>
    </message>
    <message>
        <source>Page names several canonical URLs</source>
        <translation>A página indica várias URLs canônicas</translation>
    </message>
    <message>
        <source>Pages are stale after</source>
        <translation>As páginas ficam desatualizadas depois de</translation>
    </message>
    <message>
        <source>Pages at a depth of more than {count} links were not asked for, such as {url}.</source>
        <translation>Páginas a uma profundidade de mais de {count} links não foram consultadas, como {url}.</translation>
    </message>
    <message>
        <source>Pages by language</source>
        <translation>Páginas por idioma</translation>
    </message>
    <message>
        <source>Pages in several languages: which versions each lists and what is missing</source>
        <translation>Páginas em vários idiomas: quais versões cada uma lista e o que falta</translation>
    </message>
    <message>
        <source>Pages that changed recently change often. Entries without a date stay as they are.</source>
        <translation>Páginas alteradas há pouco mudam com frequência. Entradas sem data ficam como estão.</translation>
    </message>
    <message>
        <source>Pages without a link to a language</source>
        <translation>Páginas sem link para um idioma</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>Solicitações simultâneas a cada host</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>Parentheses group terms</source>
        <translation>Parênteses agrupam termos</translation>
    </message>
    <message>
        <source>Parsers ignore it, but simple tools may not.</source>
        <translation>Os analisadores a ignoram, mas ferramentas simples talvez não.</translation>
    </message>
    <message>
        <source>Parsers reject such a file or misread its URLs.</source>
        <translation>Os analisadores rejeitam um arquivo assim ou leem mal as URLs dele.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln URLs</source>
        <translation>
            <numerusform>Colar %Ln URL</numerusform>
            <numerusform>Colar %Ln URLs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln rows</source>
        <translation>
            <numerusform>Colar %Ln linha</numerusform>
            <numerusform>Colar %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste &amp;into cells</source>
        <translation>Colar &amp;nas células</translation>
    </message>
    <message>
        <source>Paste cells; whole rows, URLs, a sitemap or a crawler&apos;s table become new entries</source>
        <translation>Colar células; linhas inteiras, URLs, um sitemap ou a tabela de um rastreador viram novas entradas</translation>
    </message>
    <message>
        <source>People do not find such a page, and search engines consider it unimportant.</source>
        <translation>As pessoas não encontram uma página assim, e os mecanismos de pesquisa a consideram pouco importante.</translation>
    </message>
    <message>
        <source>People whose language is not listed get the x-default page.</source>
        <translation>As pessoas cujo idioma não está listado recebem a página x-default.</translation>
    </message>
    <message>
        <source>Percent code of no character</source>
        <translation>Código de porcentagem sem caractere</translation>
    </message>
    <message>
        <source>Percent-encode</source>
        <translation>Codificar por porcentagem</translation>
    </message>
    <message>
        <source>Percent-encode as UTF-8</source>
        <translation>Codificar por porcentagem como UTF-8</translation>
    </message>
    <message>
        <source>Percent-encode it.</source>
        <translation>Codifique-o por porcentagem.</translation>
    </message>
    <message>
        <source>Percent-encode the URL in UTF-8.</source>
        <translation>Codifique a URL por porcentagem em UTF-8.</translation>
    </message>
    <message>
        <source>Percent-encode the characters</source>
        <translation>Codificar os caracteres por porcentagem</translation>
    </message>
    <message>
        <source>Percent-encoded twice</source>
        <translation>Codificada por porcentagem duas vezes</translation>
    </message>
    <message>
        <source>Percent-encoded, the URL has {length:,} characters; it should have fewer than 2,048.</source>
        <translation>Codificada por porcentagem, a URL tem {length:,} caracteres; deveria ter menos de 2.048.</translation>
    </message>
    <message>
        <source>Percent-encodes characters that are not allowed in a URL, as UTF-8. URLs with invisible or broken characters stay as they are.</source>
        <translation>Codifica por porcentagem, como UTF-8, os caracteres não permitidos em uma URL. URLs com caracteres invisíveis ou corrompidos ficam como estão.</translation>
    </message>
    <message>
        <source>Picture: {path}</source>
        <translation>Imagem: {path}</translation>
    </message>
    <message>
        <source>Pictures of all entries together; a click on a bar shows its rows</source>
        <translation>Gráficos de todas as entradas juntas; clicar em uma barra mostra as linhas dela</translation>
    </message>
    <message>
        <source>Pieces of advice</source>
        <translation>Recomendações</translation>
    </message>
    <message>
        <source>Placeholder was not filled in</source>
        <translation>O espaço reservado não foi preenchido</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Locais</translation>
    </message>
    <message>
        <source>Platforms</source>
        <translation>Plataformas</translation>
    </message>
    <message>
        <source>Player URL</source>
        <translation>URL do player</translation>
    </message>
    <message>
        <source>Portuguese in Laos</source>
        <translation>Português no Laos</translation>
    </message>
    <message>
        <source>Pre&amp;vious finding</source>
        <translation>Ocorrência &amp;anterior</translation>
    </message>
    <message>
        <source>Precision of new dates</source>
        <translation>Precisão das novas datas</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Preferência</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Preferências…</translation>
    </message>
    <message>
        <source>Prefix is not declared</source>
        <translation>O prefixo não está declarado</translation>
    </message>
    <message>
        <source>Premiere date</source>
        <translation>Data de estreia</translation>
    </message>
    <message>
        <source>Preparing the preview… {n} %</source>
        <translation>Preparando a visualização… {n}%</translation>
    </message>
    <message>
        <source>Press {key} to fix</source>
        <translation>Pressione {key} para corrigir</translation>
    </message>
    <message>
        <source>Press {key} to fix: {what}</source>
        <translation>Pressione {key} para corrigir: {what}</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Arquivo anterior</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Correspondência anterior</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Guia anterior</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Print views</source>
        <translation>Versões para impressão</translation>
    </message>
    <message>
        <source>Priorities tell which pages of the site matter more. If they are all equal, they tell nothing.</source>
        <translation>As prioridades dizem quais páginas do site são mais importantes. Se são todas iguais, não dizem nada.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridade</translation>
    </message>
    <message>
        <source>Priority below, equal to or above a number; or text in the priority</source>
        <translation>Prioridade menor, igual ou maior que um número; ou texto na prioridade</translation>
    </message>
    <message>
        <source>Priority by depth</source>
        <translation>Prioridade pela profundidade</translation>
    </message>
    <message>
        <source>Priority by path depth</source>
        <translation>Prioridade pela profundidade do caminho</translation>
    </message>
    <message>
        <source>Priority by rank</source>
        <translation>Prioridade por posição</translation>
    </message>
    <message>
        <source>Priority from data</source>
        <translation>Prioridade por dados</translation>
    </message>
    <message>
        <source>Priority from data by steps</source>
        <translation>Prioridade por faixas de dados</translation>
    </message>
    <message>
        <source>Priority is not a number</source>
        <translation>A prioridade não é um número</translation>
    </message>
    <message>
        <source>Priority is out of range</source>
        <translation>A prioridade está fora do intervalo</translation>
    </message>
    <message>
        <source>Propose new dates only for pages whose text has changed between two checks</source>
        <translation>Propor novas datas só para páginas cujo texto mudou entre duas verificações</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Pu&amp;blished URL…</source>
        <translation>URL pu&amp;blicada…</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>Publicação</translation>
    </message>
    <message>
        <source>Publish the file in a different folder.</source>
        <translation>Publique o arquivo em outra pasta.</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado em</translation>
    </message>
    <message>
        <source>Published URL</source>
        <translation>URL publicada</translation>
    </message>
    <message>
        <source>Published URL is not valid</source>
        <translation>A URL publicada não é válida</translation>
    </message>
    <message>
        <source>Published URL is unknown</source>
        <translation>A URL publicada é desconhecida</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>Publicada em</translation>
    </message>
    <message>
        <source>Put all panels and columns back to where they were at first, in their first sizes</source>
        <translation>Pôr todos os painéis e colunas de volta nos lugares e tamanhos iniciais</translation>
    </message>
    <message>
        <source>Put the elements in order</source>
        <translation>Colocar os elementos em ordem</translation>
    </message>
    <message>
        <source>Put the missing element around them</source>
        <translation>Colocar em torno deles o elemento que falta</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>Quotation marks were put around the value.</source>
        <translation>O valor foi colocado entre aspas.</translation>
    </message>
    <message>
        <source>Quotes: exactly this text</source>
        <translation>Aspas: exatamente este texto</translation>
    </message>
    <message>
        <source>Raise the priority being edited by 0.1, or by 0.05 with Shift</source>
        <translation>Aumentar em 0.1 a prioridade em edição, ou em 0.05 com Shift</translation>
    </message>
    <message>
        <source>Raises or lowers each priority, within 0.0 and 1.0.</source>
        <translation>Aumenta ou diminui cada prioridade, entre 0.0 e 1.0.</translation>
    </message>
    <message>
        <source>Ranks the entries by a column and spreads priorities evenly over them.</source>
        <translation>Ordena as entradas por uma coluna e distribui as prioridades uniformemente entre elas.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Recarre&amp;gar</translation>
    </message>
    <message>
        <source>Read as Unix time</source>
        <translation>Ler como hora Unix</translation>
    </message>
    <message>
        <source>Read as day/month/year</source>
        <translation>Ler como dia/mês/ano</translation>
    </message>
    <message>
        <source>Read as month/day/year</source>
        <translation>Ler como mês/dia/ano</translation>
    </message>
    <message>
        <source>Read as year-day-month</source>
        <translation>Ler como ano-dia-mês</translation>
    </message>
    <message>
        <source>Read in another enco&amp;ding…</source>
        <translation>Ler em outra codi&amp;ficação…</translation>
    </message>
    <message>
        <source>Read in the wrong encoding</source>
        <translation>Leitura na codificação errada</translation>
    </message>
    <message>
        <source>Read the file from disk again</source>
        <translation>Ler de novo o arquivo do disco</translation>
    </message>
    <message>
        <source>Rearrange the entries in the file in the order shown</source>
        <translation>Reorganizar as entradas no arquivo na ordem exibida</translation>
    </message>
    <message>
        <source>Rearranges the entries in the order the table shows.</source>
        <translation>Reorganiza as entradas na ordem que a tabela mostra.</translation>
    </message>
    <message>
        <source>Recover unsaved changes…</source>
        <translation>Recuperar alterações não salvas…</translation>
    </message>
    <message>
        <source>Redirected</source>
        <translation>Redirecionada</translation>
    </message>
    <message>
        <source>Redirected permanently</source>
        <translation>Redirecionada permanentemente</translation>
    </message>
    <message>
        <source>Redirected temporarily</source>
        <translation>Redirecionada temporariamente</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>Redirecionamentos</translation>
    </message>
    <message>
        <source>Redirects to another URL, when last checked</source>
        <translation>Redireciona para outra URL, na última verificação</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relação</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln duplicates</source>
        <translation>
            <numerusform>Remover %Ln duplicata</numerusform>
            <numerusform>Remover %Ln duplicatas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln entries</source>
        <translation>
            <numerusform>Remover %Ln entrada</numerusform>
            <numerusform>Remover %Ln entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove all frequencies and priorities</source>
        <translation>Remover todas as frequências e prioridades</translation>
    </message>
    <message>
        <source>Remove all priorities</source>
        <translation>Remover todas as prioridades</translation>
    </message>
    <message>
        <source>Remove elements Google has retired</source>
        <translation>Remover elementos que o Google descontinuou</translation>
    </message>
    <message>
        <source>Remove entries identical to an earlier one</source>
        <translation>Remover entradas idênticas a uma anterior</translation>
    </message>
    <message>
        <source>Remove entries whose page is listed under its own URL</source>
        <translation>Remover entradas cuja página já está listada com sua própria URL</translation>
    </message>
    <message>
        <source>Remove everything from # on</source>
        <translation>Remover tudo a partir de #</translation>
    </message>
    <message>
        <source>Remove fragment</source>
        <translation>Remover fragmento</translation>
    </message>
    <message>
        <source>Remove frequency and priority</source>
        <translation>Remover frequência e prioridade</translation>
    </message>
    <message>
        <source>Remove identical images</source>
        <translation>Remover imagens idênticas</translation>
    </message>
    <message>
        <source>Remove identical links</source>
        <translation>Remover links idênticos</translation>
    </message>
    <message>
        <source>Remove ignored fields</source>
        <translation>Remover campos ignorados</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Remover o item</translation>
    </message>
    <message>
        <source>Remove it from the later file</source>
        <translation>Remover do arquivo posterior</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Remova-o.</translation>
    </message>
    <message>
        <source>Remove missing files from the index and add files it does not list</source>
        <translation>Remover do índice os arquivos ausentes e adicionar os que ele não lista</translation>
    </message>
    <message>
        <source>Remove parameters</source>
        <translation>Remover parâmetros</translation>
    </message>
    <message>
        <source>Remove references to the entity</source>
        <translation>Remover referências à entidade</translation>
    </message>
    <message>
        <source>Remove the DOCTYPE</source>
        <translation>Remover o DOCTYPE</translation>
    </message>
    <message>
        <source>Remove the DOCTYPE and all references to its entities</source>
        <translation>Remover o DOCTYPE e todas as referências às entidades dele</translation>
    </message>
    <message>
        <source>Remove the attributes</source>
        <translation>Remover os atributos</translation>
    </message>
    <message>
        <source>Remove the blank lines</source>
        <translation>Remover as linhas em branco</translation>
    </message>
    <message>
        <source>Remove the block</source>
        <translation>Remover o bloco</translation>
    </message>
    <message>
        <source>Remove the byte order mark</source>
        <translation>Remover a marca de ordem de byte</translation>
    </message>
    <message>
        <source>Remove the characters</source>
        <translation>Remover os caracteres</translation>
    </message>
    <message>
        <source>Remove the date</source>
        <translation>Remover a data</translation>
    </message>
    <message>
        <source>Remove the elements</source>
        <translation>Remover os elementos</translation>
    </message>
    <message>
        <source>Remove the elements of withdrawn extensions</source>
        <translation>Remover os elementos de extensões descontinuadas</translation>
    </message>
    <message>
        <source>Remove the empty element</source>
        <translation>Remover o elemento vazio</translation>
    </message>
    <message>
        <source>Remove the entry</source>
        <translation>Remover a entrada</translation>
    </message>
    <message>
        <source>Remove the entry for the index itself</source>
        <translation>Remover a entrada do próprio índice</translation>
    </message>
    <message>
        <source>Remove the entry from one of the files.</source>
        <translation>Remova a entrada de um dos arquivos.</translation>
    </message>
    <message>
        <source>Remove the entry from one of the indexes.</source>
        <translation>Remova a entrada de um dos índices.</translation>
    </message>
    <message>
        <source>Remove the expired video</source>
        <translation>Remover o vídeo expirado</translation>
    </message>
    <message>
        <source>Remove the file or its index entry</source>
        <translation>Remover o arquivo ou a entrada dele no índice</translation>
    </message>
    <message>
        <source>Remove the frequency</source>
        <translation>Remover a frequência</translation>
    </message>
    <message>
        <source>Remove the identical dates</source>
        <translation>Remover as datas idênticas</translation>
    </message>
    <message>
        <source>Remove the invisible characters</source>
        <translation>Remover os caracteres invisíveis</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>Remover a linha</translation>
    </message>
    <message>
        <source>Remove the news block, keep the entry</source>
        <translation>Remover o bloco de notícias, manter a entrada</translation>
    </message>
    <message>
        <source>Remove the port</source>
        <translation>Remover a porta</translation>
    </message>
    <message>
        <source>Remove the prefix</source>
        <translation>Remover o prefixo</translation>
    </message>
    <message>
        <source>Remove the priority</source>
        <translation>Remover a prioridade</translation>
    </message>
    <message>
        <source>Remove the text between the elements</source>
        <translation>Remover o texto entre os elementos</translation>
    </message>
    <message>
        <source>Remove the white space</source>
        <translation>Remover o espaço em branco</translation>
    </message>
    <message>
        <source>Remove the white space after a slash</source>
        <translation>Remover o espaço em branco depois de uma barra</translation>
    </message>
    <message>
        <source>Remove the white space around it</source>
        <translation>Remover os espaços em branco ao redor</translation>
    </message>
    <message>
        <source>Remove the white space before the XML</source>
        <translation>Remover o espaço em branco antes do XML</translation>
    </message>
    <message numerus="yes">
        <source>Remove these %Ln</source>
        <translation>
            <numerusform>Remover %Ln</numerusform>
            <numerusform>Remover estas %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove these entries</source>
        <translation>Remover estas entradas</translation>
    </message>
    <message>
        <source>Remove these parameters</source>
        <translation>Remover estes parâmetros</translation>
    </message>
    <message>
        <source>Remove trailing slash</source>
        <translation>Remover barra final</translation>
    </message>
    <message>
        <source>Remove unknown elements</source>
        <translation>Remover elementos desconhecidos</translation>
    </message>
    <message>
        <source>Remove user name and password</source>
        <translation>Remover nome de usuário e senha</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>Remover {what}</translation>
    </message>
    <message>
        <source>Remove: {what}</source>
        <translation>Remover: {what}</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Removidas</translation>
    </message>
    <message>
        <source>Removes URL parameters by name.</source>
        <translation>Remove parâmetros de URL pelo nome.</translation>
    </message>
    <message>
        <source>Removes a date that nearly all entries share. It only shows when the file was generated.</source>
        <translation>Remove uma data que quase todas as entradas têm em comum. Ela só mostra quando o arquivo foi gerado.</translation>
    </message>
    <message>
        <source>Removes all URL parameters except those listed.</source>
        <translation>Remove todos os parâmetros de URL, exceto os listados.</translation>
    </message>
    <message>
        <source>Removes dates in the future.</source>
        <translation>Remove datas no futuro.</translation>
    </message>
    <message>
        <source>Removes dates that say nothing: those in the future, and one that nearly all entries share. Adds missing seconds to times.</source>
        <translation>Remove as datas que não dizem nada: as futuras e a que quase todas as entradas têm em comum. Acrescenta os segundos que faltam nos horários.</translation>
    </message>
    <message>
        <source>Removes every frequency.</source>
        <translation>Remove todas as frequências.</translation>
    </message>
    <message>
        <source>Removes every last modified date.</source>
        <translation>Remove todas as datas de última modificação.</translation>
    </message>
    <message>
        <source>Removes every priority. Crawlers then assume 0.5.</source>
        <translation>Remove todas as prioridades. Os rastreadores então presumem 0.5.</translation>
    </message>
    <message>
        <source>Removes everything from # on. Search engines ignore it.</source>
        <translation>Remove tudo a partir de #. Os mecanismos de pesquisa ignoram essa parte.</translation>
    </message>
    <message>
        <source>Removes slashes at the end of paths, except for the home page.</source>
        <translation>Remove as barras no fim dos caminhos, exceto na página inicial.</translation>
    </message>
    <message>
        <source>Removes the entries of pages that visitors find by links, or that are not meant for search: tags, further pages of lists, drafts, thank-you pages and print views. Each step can be left out.</source>
        <translation>Remove as entradas de páginas que os visitantes encontram por links ou que não são feitas para a pesquisa: tags, páginas seguintes de listas, rascunhos, páginas de agradecimento e versões para impressão. Cada etapa pode ser deixada de fora.</translation>
    </message>
    <message>
        <source>Removes the entries. Comments between them stay.</source>
        <translation>Remove as entradas. Os comentários entre elas permanecem.</translation>
    </message>
    <message>
        <source>Removes the parameters that advertising and sessions add to URLs. Check for duplicates afterwards.</source>
        <translation>Remove os parâmetros que a publicidade e as sessões acrescentam às URLs. Depois, verifique se há duplicatas.</translation>
    </message>
    <message>
        <source>Removes the time and keeps the day as written.</source>
        <translation>Remove a hora e mantém o dia como está escrito.</translation>
    </message>
    <message>
        <source>Rename the file</source>
        <translation>Renomear o arquivo</translation>
    </message>
    <message>
        <source>Rent or purchase</source>
        <translation>Aluguel ou compra</translation>
    </message>
    <message>
        <source>Repaired: {title}</source>
        <translation>Reparado: {title}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln damaged files: {names}?</source>
        <translation>
            <numerusform>Substituir %Ln arquivo danificado: {names}?</numerusform>
            <numerusform>Substituir %Ln arquivos danificados: {names}?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln indexes with their sitemaps</source>
        <translation>
            <numerusform>Substituir %Ln índice por seus sitemaps</numerusform>
            <numerusform>Substituir %Ln índices por seus sitemaps</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace \ with /</source>
        <translation>Substituir \\ por /</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Substituir tudo</translation>
    </message>
    <message>
        <source>Replace each index listed in this index with the sitemaps it lists</source>
        <translation>Substituir cada índice listado neste índice pelos sitemaps que ele lista</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %Ln rows</source>
        <translation>
            <numerusform>Substituir em %Ln linha</numerusform>
            <numerusform>Substituir em %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in URL</source>
        <translation>Substituir na URL</translation>
    </message>
    <message>
        <source>Replace nested inde&amp;xes…</source>
        <translation>Substituir índices anin&amp;hados…</translation>
    </message>
    <message>
        <source>Replace odd white space between the elements</source>
        <translation>Substituir espaços em branco incomuns entre os elementos</translation>
    </message>
    <message>
        <source>Replace the decimal comma with a point</source>
        <translation>Substituir a vírgula decimal por um ponto</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Substituir por</translation>
    </message>
    <message>
        <source>Replaces URLs by those that their pages named as canonical when last checked.</source>
        <translation>Substitui as URLs pelas que as próprias páginas indicavam como canônicas na última verificação.</translation>
    </message>
    <message>
        <source>Replaces URLs that redirected when they were last checked by those they lead to.</source>
        <translation>Substitui as URLs que redirecionavam na última verificação por aquelas a que levam.</translation>
    </message>
    <message>
        <source>Replaces every match of a regular expression.</source>
        <translation>Substitui cada correspondência de uma expressão regular.</translation>
    </message>
    <message>
        <source>Replaces the host and its port.</source>
        <translation>Substitui o host e a porta.</translation>
    </message>
    <message>
        <source>Replaces the start of paths. Other paths stay as they are.</source>
        <translation>Substitui o início dos caminhos. Outros caminhos ficam como estão.</translation>
    </message>
    <message>
        <source>Required element or attribute is missing</source>
        <translation>Falta um elemento ou atributo obrigatório</translation>
    </message>
    <message>
        <source>Requires a subscription</source>
        <translation>Requer assinatura</translation>
    </message>
    <message>
        <source>Reset column &amp;widths</source>
        <translation>Redefinir larguras das co&amp;lunas</translation>
    </message>
    <message>
        <source>Reset columns to their default widths; the URL column takes the rest</source>
        <translation>Voltar as colunas às larguras padrão; a coluna URL ocupa o resto</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Redefinir layout</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolução</translation>
    </message>
    <message>
        <source>Resolve the dots in the path</source>
        <translation>Resolver os pontos no caminho</translation>
    </message>
    <message>
        <source>Response times, in milliseconds</source>
        <translation>Tempos de resposta, em milissegundos</translation>
    </message>
    <message>
        <source>Restore changes that were not saved before the editor was closed unexpectedly</source>
        <translation>Restaurar alterações que não foram salvas antes de o editor fechar inesperadamente</translation>
    </message>
    <message>
        <source>Restore the tags</source>
        <translation>Restaurar as tags</translation>
    </message>
    <message>
        <source>Retired elements in extensions</source>
        <translation>Elementos descontinuados em extensões</translation>
    </message>
    <message>
        <source>Rightly left out ({count})</source>
        <translation>Omitidas com razão ({count})</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Robots</translation>
    </message>
    <message>
        <source>Root element is unknown</source>
        <translation>O elemento raiz é desconhecido</translation>
    </message>
    <message>
        <source>Root inside the root</source>
        <translation>Raiz dentro da raiz</translation>
    </message>
    <message>
        <source>Round priority to 0.1</source>
        <translation>Arredondar prioridade para 0.1</translation>
    </message>
    <message>
        <source>Round to two decimals</source>
        <translation>Arredondar para duas casas decimais</translation>
    </message>
    <message>
        <source>Rounds each priority to one decimal; halves round up.</source>
        <translation>Arredonda cada prioridade para uma casa decimal; metades arredondam para cima.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>Altura da linha</translation>
    </message>
    <message>
        <source>Row {first} ({file}) has the same URL{difference}. Keep one of them.</source>
        <translation>A linha {first} ({file}) tem a mesma URL{difference}. Mantenha só uma.</translation>
    </message>
    <message>
        <source>Row {first} differs only in letter case: {other}.</source>
        <translation>A linha {first} difere só em maiúsculas e minúsculas: {other}.</translation>
    </message>
    <message>
        <source>Row {first} differs only in {difference}: {other}.</source>
        <translation>A linha {first} difere só em {difference}: {other}.</translation>
    </message>
    <message>
        <source>Row {first} has the same URL, written differently: {other}. Keep one.</source>
        <translation>A linha {first} tem a mesma URL, escrita de outra forma: {other}. Mantenha só uma.</translation>
    </message>
    <message>
        <source>Row {first} has the same URL. {advice}</source>
        <translation>A linha {first} tem a mesma URL. {advice}</translation>
    </message>
    <message>
        <source>Row {number}.</source>
        <translation>Linha {number}.</translation>
    </message>
    <message>
        <source>Row {row:,} has the character {character}, which XML does not allow in any form. Delete it.</source>
        <translation>A linha {row:,} tem o caractere {character}, que o XML não permite de forma alguma. Exclua-o.</translation>
    </message>
    <message>
        <source>Row {row} alone would make a file larger than {limit:,} bytes. Allow more bytes per file.</source>
        <translation>Só a linha {row} já deixaria um arquivo maior que {limit:,} bytes. Permita mais bytes por arquivo.</translation>
    </message>
    <message>
        <source>Row {row} contains the character {character}: {cause}</source>
        <translation>A linha {row} contém o caractere {character}: {cause}</translation>
    </message>
    <message>
        <source>Row {row}{place} follows a custom entity of its file. Write out the entity first.</source>
        <translation>A linha {row}{place} vem depois de uma entidade personalizada do arquivo dela. Escreva primeiro a entidade por extenso.</translation>
    </message>
    <message>
        <source>Row {row}{place} has a name with characters that the other file&apos;s encoding does not support. Convert that file to UTF-8.</source>
        <translation>A linha {row}{place} tem um nome com caracteres que a codificação do outro arquivo não suporta. Converta esse arquivo para UTF-8.</translation>
    </message>
    <message>
        <source>Row {row}{place} uses a custom entity of its file. Write out the entity first.</source>
        <translation>A linha {row}{place} usa uma entidade personalizada do arquivo dela. Escreva primeiro a entidade por extenso.</translation>
    </message>
    <message>
        <source>Rows with each value, before → after: {counts}.</source>
        <translation>Linhas com cada valor, antes → depois: {counts}.</translation>
    </message>
    <message>
        <source>Rule that the row breaks</source>
        <translation>Regra que a linha viola</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message numerus="yes">
        <source>Run “{name}” in %Ln rows</source>
        <translation>
            <numerusform>Executar “{name}” em %Ln linha</numerusform>
            <numerusform>Executar “{name}” em %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Same URL in different letter case</source>
        <translation>Mesma URL com maiúsculas e minúsculas diferentes</translation>
    </message>
    <message>
        <source>Same URL in most entries</source>
        <translation>Mesma URL na maioria das entradas</translation>
    </message>
    <message>
        <source>Same URL, written differently</source>
        <translation>Mesma URL, escrita de outra forma</translation>
    </message>
    <message>
        <source>Same as blog: case never matters</source>
        <translation>Igual a blog: maiúsculas e minúsculas nunca importam</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Igual ao sistema</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>Sábado</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar c&amp;omo…</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>Salvar u&amp;ma cópia…</translation>
    </message>
    <message>
        <source>Save a picture of the window, without a display.</source>
        <translation>Salva uma imagem da janela, sem tela.</translation>
    </message>
    <message>
        <source>Save t&amp;his filter…</source>
        <translation>Salvar &amp;este filtro…</translation>
    </message>
    <message>
        <source>Save the file under a different name.</source>
        <translation>Salve o arquivo com outro nome.</translation>
    </message>
    <message>
        <source>Save the filter under a name to use it with any file</source>
        <translation>Salvar o filtro com um nome para usá-lo em qualquer arquivo</translation>
    </message>
    <message>
        <source>Save the findin&amp;gs…</source>
        <translation>Salvar as ocorrênc&amp;ias…</translation>
    </message>
    <message>
        <source>Save the findings as a web page or a CSV file</source>
        <translation>Salvar as ocorrências como página da Web ou arquivo CSV</translation>
    </message>
    <message>
        <source>Save the sitemap before its changes are announced.</source>
        <translation>Salve o sitemap antes de notificar as alterações.</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>{name} salvo</translation>
    </message>
    <message>
        <source>Saved {n} of {count} files</source>
        <translation>{n} de {count} arquivos salvos</translation>
    </message>
    <message>
        <source>Saved {n} of {count} files and the index</source>
        <translation>{n} de {count} arquivos e o índice salvos</translation>
    </message>
    <message>
        <source>Say it with --base.</source>
        <translation>Indique-a com --base.</translation>
    </message>
    <message>
        <source>Say what a rule means, why it matters, who made it, and how to fix it.</source>
        <translation>Diz o que uma regra significa, por que importa, quem a criou e como corrigir.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Schema location does not match</source>
        <translation>A localização do schema não corresponde</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Scheme of the URL</source>
        <translation>Esquema da URL</translation>
    </message>
    <message>
        <source>Schemes</source>
        <translation>Esquemas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Search Console accepts no more than that; its report lists at most 1,000 sitemaps.</source>
        <translation>O Search Console não aceita mais do que isso; o relatório dele lista no máximo 1.000 sitemaps.</translation>
    </message>
    <message>
        <source>Search engines accept any order, but the official schema rejects this one.</source>
        <translation>Os mecanismos de pesquisa aceitam qualquer ordem, mas o schema oficial rejeita esta.</translation>
    </message>
    <message>
        <source>Search engines accept feeds but do not learn about older pages from them.</source>
        <translation>Os mecanismos de pesquisa aceitam feeds, mas não descobrem páginas mais antigas por eles.</translation>
    </message>
    <message>
        <source>Search engines cannot fetch an invalid URL.</source>
        <translation>Os mecanismos de pesquisa não conseguem baixar uma URL inválida.</translation>
    </message>
    <message>
        <source>Search engines cannot index a page that they cannot fetch.</source>
        <translation>Os mecanismos de pesquisa não podem indexar uma página que não conseguem baixar.</translation>
    </message>
    <message>
        <source>Search engines cannot index a page that they do not get.</source>
        <translation>Os mecanismos de pesquisa não podem indexar uma página que não recebem.</translation>
    </message>
    <message>
        <source>Search engines cannot reach it. Often a slash is missing after the host.</source>
        <translation>Os mecanismos de pesquisa não conseguem acessá-lo. Muitas vezes falta uma barra depois do host.</translation>
    </message>
    <message>
        <source>Search engines cannot separate the value from the markup.</source>
        <translation>Os mecanismos de pesquisa não conseguem separar o valor da marcação.</translation>
    </message>
    <message>
        <source>Search engines do not care, but validating against the official schema fails.</source>
        <translation>Os mecanismos de pesquisa não se importam, mas a validação com o schema oficial falha.</translation>
    </message>
    <message>
        <source>Search engines do not fetch pages that robots.txt forbids.</source>
        <translation>Os mecanismos de pesquisa não baixam páginas que o robots.txt proíbe.</translation>
    </message>
    <message>
        <source>Search engines do not look for sitemaps in a list of pages, so they will not read them.</source>
        <translation>Os mecanismos de pesquisa não procuram sitemaps em uma lista de páginas, então não os lerão.</translation>
    </message>
    <message>
        <source>Search engines do not look for sitemaps in a list of pages.</source>
        <translation>Os mecanismos de pesquisa não procuram sitemaps em uma lista de páginas.</translation>
    </message>
    <message>
        <source>Search engines do not recognize this language code.</source>
        <translation>Os mecanismos de pesquisa não reconhecem este código de idioma.</translation>
    </message>
    <message>
        <source>Search engines drop everything from # on. {advice}</source>
        <translation>Os mecanismos de pesquisa descartam tudo a partir de #. {advice}</translation>
    </message>
    <message>
        <source>Search engines drop pages whose server keeps answering with errors.</source>
        <translation>Os mecanismos de pesquisa descartam páginas cujo servidor continua respondendo com erros.</translation>
    </message>
    <message>
        <source>Search engines expect a sitemap there and report that it is HTML.</source>
        <translation>Os mecanismos de pesquisa esperam um sitemap ali e informam que é HTML.</translation>
    </message>
    <message>
        <source>Search engines find a page later, or never, that no sitemap lists.</source>
        <translation>Os mecanismos de pesquisa encontram mais tarde, ou nunca, uma página que nenhum sitemap lista.</translation>
    </message>
    <message>
        <source>Search engines heed none of its canonical URLs {first} and {second}, as it names more than one.</source>
        <translation>Os mecanismos de pesquisa não consideram nenhuma das URLs canônicas dela, {first} e {second}, pois ela indica mais de uma.</translation>
    </message>
    <message>
        <source>Search engines ignore URLs on other hosts unless those hosts list this sitemap in their robots.txt.</source>
        <translation>Os mecanismos de pesquisa ignoram URLs em outros hosts, a menos que esses hosts listem este sitemap no robots.txt deles.</translation>
    </message>
    <message>
        <source>Search engines ignore dates that do not fit the pages.</source>
        <translation>Os mecanismos de pesquisa ignoram datas que não condizem com as páginas.</translation>
    </message>
    <message>
        <source>Search engines ignore it, but the official schema rejects it.</source>
        <translation>Os mecanismos de pesquisa o ignoram, mas o schema oficial o rejeita.</translation>
    </message>
    <message>
        <source>Search engines ignore it.</source>
        <translation>Os mecanismos de pesquisa a ignoram.</translation>
    </message>
    <message>
        <source>Search engines ignore sitemaps on other sites unless those sites list them in their robots.txt.</source>
        <translation>Os mecanismos de pesquisa ignoram sitemaps em outros sites, a menos que esses sites os listem no robots.txt deles.</translation>
    </message>
    <message>
        <source>Search engines ignore sitemaps with another scheme than that of the index.</source>
        <translation>Os mecanismos de pesquisa ignoram sitemaps com esquema diferente do esquema do índice.</translation>
    </message>
    <message>
        <source>Search engines keep the URL itself while a redirect is temporary. One that is meant for good should be 301 or 308.</source>
        <translation>Os mecanismos de pesquisa mantêm a própria URL enquanto um redirecionamento é temporário. Um que é definitivo deve ser 301 ou 308.</translation>
    </message>
    <message>
        <source>Search engines may ignore language links that contradict each other.</source>
        <translation>Os mecanismos de pesquisa podem ignorar links de idioma que se contradizem.</translation>
    </message>
    <message>
        <source>Search engines may not come back to a page whose date stays the same.</source>
        <translation>Os mecanismos de pesquisa podem não voltar a uma página cuja data continua a mesma.</translation>
    </message>
    <message>
        <source>Search engines may not recognize the value, and the official schema rejects it.</source>
        <translation>Os mecanismos de pesquisa podem não reconhecer o valor, e o schema oficial o rejeita.</translation>
    </message>
    <message>
        <source>Search engines may skip a sitemap that seems unchanged.</source>
        <translation>Os mecanismos de pesquisa podem pular um sitemap que parece não ter mudado.</translation>
    </message>
    <message>
        <source>Search engines only look for extensions inside entries.</source>
        <translation>Os mecanismos de pesquisa só procuram extensões dentro das entradas.</translation>
    </message>
    <message>
        <source>Search engines only read XML sitemaps, feeds and plain lists of URLs.</source>
        <translation>Os mecanismos de pesquisa só leem sitemaps XML, feeds e listas simples de URLs.</translation>
    </message>
    <message>
        <source>Search engines only read the files that the index lists.</source>
        <translation>Os mecanismos de pesquisa só leem os arquivos que o índice lista.</translation>
    </message>
    <message>
        <source>Search engines reject the file or ignore everything beyond the limit.</source>
        <translation>Os mecanismos de pesquisa rejeitam o arquivo ou ignoram tudo além do limite.</translation>
    </message>
    <message>
        <source>Search engines reject the index or ignore everything beyond the limit.</source>
        <translation>Os mecanismos de pesquisa rejeitam o índice ou ignoram tudo além do limite.</translation>
    </message>
    <message>
        <source>Search engines report an empty file as an error.</source>
        <translation>Os mecanismos de pesquisa sinalizam um arquivo vazio como erro.</translation>
    </message>
    <message>
        <source>Search engines report anything else as invalid, including capital letters.</source>
        <translation>Os mecanismos de pesquisa sinalizam qualquer outro valor como inválido, inclusive letras maiúsculas.</translation>
    </message>
    <message>
        <source>Search engines report it as invalid and assume 0.5.</source>
        <translation>Os mecanismos de pesquisa a sinalizam como inválida e presumem 0.5.</translation>
    </message>
    <message>
        <source>Search engines report it or ignore the element and its content.</source>
        <translation>Os mecanismos de pesquisa o sinalizam ou ignoram o elemento e o conteúdo dele.</translation>
    </message>
    <message>
        <source>Search engines report other formats as invalid and ignore them.</source>
        <translation>Os mecanismos de pesquisa sinalizam outros formatos como inválidos e os ignoram.</translation>
    </message>
    <message>
        <source>Search engines report that the sitemap is an HTML page and do not read it.</source>
        <translation>Os mecanismos de pesquisa informam que o sitemap é uma página HTML e não o leem.</translation>
    </message>
    <message>
        <source>Search engines report the date as invalid and ignore it.</source>
        <translation>Os mecanismos de pesquisa sinalizam a data como inválida e a ignoram.</translation>
    </message>
    <message>
        <source>Search engines report unknown elements or ignore their content.</source>
        <translation>Os mecanismos de pesquisa sinalizam elementos desconhecidos ou ignoram o conteúdo deles.</translation>
    </message>
    <message>
        <source>Search engines stop reading at the limit or reject the file. The limit applies to the uncompressed size.</source>
        <translation>Os mecanismos de pesquisa param de ler no limite ou rejeitam o arquivo. O limite vale para o tamanho sem compactação.</translation>
    </message>
    <message>
        <source>Search engines stop trusting a site&apos;s dates if they cannot be true.</source>
        <translation>Os mecanismos de pesquisa deixam de confiar nas datas de um site se elas não podem ser verdadeiras.</translation>
    </message>
    <message>
        <source>Search engines then choose themselves which URL to show, and it may be another one.</source>
        <translation>Os mecanismos de pesquisa escolhem então sozinhos que URL mostrar, e pode ser outra.</translation>
    </message>
    <message>
        <source>Search engines treat an empty element as an invalid value. Leave out elements without a value.</source>
        <translation>Os mecanismos de pesquisa tratam um elemento vazio como valor inválido. Omita elementos sem valor.</translation>
    </message>
    <message>
        <source>Search engines trust a sitemap less if its pages do not exist.</source>
        <translation>Os mecanismos de pesquisa confiam menos em um sitemap cujas páginas não existem.</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>Security-conscious parsers reject files with a DOCTYPE.</source>
        <translation>Analisadores preocupados com segurança rejeitam arquivos com DOCTYPE.</translation>
    </message>
    <message>
        <source>See and restore what the file contained before it was saved here</source>
        <translation>Ver e restaurar o que o arquivo continha antes de ser salvo aqui</translation>
    </message>
    <message>
        <source>See how another sitemap or a crawl differs, and copy what you want from it</source>
        <translation>Ver como outro sitemap ou um rastreamento difere e copiar dele o que você quiser</translation>
    </message>
    <message>
        <source>See what was done to a damaged file so that it could be read</source>
        <translation>Ver o que foi feito em um arquivo danificado para que pudesse ser lido</translation>
    </message>
    <message>
        <source>Segment URL</source>
        <translation>URL do segmento</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Selecionar &amp;tudo</translation>
    </message>
    <message>
        <source>Select cells of the column “Last modified” to date them today.</source>
        <translation>Selecione células da coluna “Última modificação” para dar a elas a data de hoje.</translation>
    </message>
    <message>
        <source>Select every row the filter shows, wherever the keyboard focus is</source>
        <translation>Selecionar todas as linhas que o filtro mostra, onde quer que o foco do teclado esteja</translation>
    </message>
    <message>
        <source>Select the rows sh&amp;own</source>
        <translation>Selecionar as linhas exi&amp;bidas</translation>
    </message>
    <message>
        <source>Select the rows that match a filter without hiding the others</source>
        <translation>Selecionar as linhas que correspondem a um filtro sem ocultar as outras</translation>
    </message>
    <message>
        <source>Select the whole column</source>
        <translation>Selecionar a coluna inteira</translation>
    </message>
    <message>
        <source>Select the whole row</source>
        <translation>Selecionar a linha inteira</translation>
    </message>
    <message>
        <source>Select wh&amp;ere…</source>
        <translation>S&amp;elecionar onde…</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Ponto e vírgula</translation>
    </message>
    <message>
        <source>Separator in an exported table</source>
        <translation>Separador de uma tabela exportada</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>Erro do servidor</translation>
    </message>
    <message>
        <source>Servers and crawlers go by the name to decide whether to decompress a file.</source>
        <translation>Servidores e rastreadores se baseiam no nome para decidir se descompactam um arquivo.</translation>
    </message>
    <message>
        <source>Servers and crawlers read such URLs differently or reject them.</source>
        <translation>Servidores e rastreadores leem essas URLs de formas diferentes ou as rejeitam.</translation>
    </message>
    <message>
        <source>Servers and crawlers use the encoded form, which is over the limit.</source>
        <translation>Servidores e rastreadores usam a forma codificada, que passa do limite.</translation>
    </message>
    <message>
        <source>Servers know the host {host} as {ascii}.</source>
        <translation>Os servidores conhecem o host {host} como {ascii}.</translation>
    </message>
    <message>
        <source>Servers often respond to both, so two URLs lead to the same content.</source>
        <translation>Os servidores muitas vezes respondem às duas, então duas URLs levam ao mesmo conteúdo.</translation>
    </message>
    <message>
        <source>Servers reject a URL with a broken code or return something else.</source>
        <translation>Os servidores rejeitam uma URL com um código quebrado ou retornam outra coisa.</translation>
    </message>
    <message>
        <source>Servers send such a file as plain text. Most crawlers read it anyway; browsers do not.</source>
        <translation>Os servidores enviam um arquivo assim como texto simples. A maioria dos rastreadores o lê mesmo assim; os navegadores, não.</translation>
    </message>
    <message>
        <source>Session or tracking parameter</source>
        <translation>Parâmetro de sessão ou de rastreamento</translation>
    </message>
    <message>
        <source>Set a value of an extension</source>
        <translation>Definir um valor de uma extensão</translation>
    </message>
    <message>
        <source>Set all selected cells to the value being edited</source>
        <translation>Definir todas as células selecionadas com o valor em edição</translation>
    </message>
    <message>
        <source>Set date</source>
        <translation>Definir data</translation>
    </message>
    <message>
        <source>Set date to now</source>
        <translation>Definir data como agora</translation>
    </message>
    <message>
        <source>Set date to today</source>
        <translation>Definir data como hoje</translation>
    </message>
    <message>
        <source>Set frequency</source>
        <translation>Definir frequência</translation>
    </message>
    <message>
        <source>Set host</source>
        <translation>Definir host</translation>
    </message>
    <message>
        <source>Set priority</source>
        <translation>Definir prioridade</translation>
    </message>
    <message>
        <source>Set scheme</source>
        <translation>Definir esquema</translation>
    </message>
    <message>
        <source>Set the URL this file is published at</source>
        <translation>Definir a URL em que este arquivo está publicado</translation>
    </message>
    <message>
        <source>Set the date in the index.</source>
        <translation>Defina a data no índice.</translation>
    </message>
    <message>
        <source>Set the page for all other languages</source>
        <translation>Definir a página para todos os outros idiomas</translation>
    </message>
    <message>
        <source>Set the program to your liking</source>
        <translation>Ajustar o programa ao seu gosto</translation>
    </message>
    <message>
        <source>Set the published URL of the file to check which URLs it may list.</source>
        <translation>Defina a URL publicada do arquivo para verificar quais URLs ele pode listar.</translation>
    </message>
    <message>
        <source>Set the published URL of this sitemap first (File, Published URL…); then this can be fixed.</source>
        <translation>Defina primeiro a URL publicada deste sitemap (Arquivo, URL publicada…); então será possível corrigir.</translation>
    </message>
    <message>
        <source>Set the selected dates to today</source>
        <translation>Definir as datas selecionadas com a data de hoje</translation>
    </message>
    <message numerus="yes">
        <source>Set values in %Ln rows</source>
        <translation>
            <numerusform>Definir valores em %Ln linha</numerusform>
            <numerusform>Definir valores em %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Set values in a sitemap and leave every other byte as it is.</source>
        <translation>Define valores em um sitemap e deixa todos os outros bytes como estão.</translation>
    </message>
    <message numerus="yes">
        <source>Set {field} in %Ln rows</source>
        <translation>
            <numerusform>Definir {field} em %Ln linha</numerusform>
            <numerusform>Definir {field} em %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Set {what}</source>
        <translation>Definir {what}</translation>
    </message>
    <message>
        <source>Set, clear or calculate values in many entries at once</source>
        <translation>Definir, limpar ou calcular valores em muitas entradas de uma vez</translation>
    </message>
    <message>
        <source>Sets the frequency by a data column with the days between two changes, such as that of earlier versions. Entries without a number stay as they are.</source>
        <translation>Define a frequência por uma coluna de dados com os dias entre duas mudanças, como a das versões anteriores. Entradas sem número ficam como estão.</translation>
    </message>
    <message>
        <source>Sets the frequency by the number of days since the last change. Entries with an invalid, future or missing date stay as they are.</source>
        <translation>Define a frequência pelo número de dias desde a última alteração. Entradas com data inválida, futura ou ausente ficam como estão.</translation>
    </message>
    <message>
        <source>Sets what images, videos, news and languages hold; what is missing around it is made.</source>
        <translation>Define o que imagens, vídeos, notícias e idiomas contêm; o que falta em torno do valor é criado.</translation>
    </message>
    <message>
        <source>Several files chosen together</source>
        <translation>Vários arquivos escolhidos juntos</translation>
    </message>
    <message>
        <source>Several news articles in one entry</source>
        <translation>Várias notícias em uma entrada</translation>
    </message>
    <message>
        <source>Several sitemaps</source>
        <translation>Vários sitemaps</translation>
    </message>
    <message>
        <source>Share in percent</source>
        <translation>Proporção em porcentagem</translation>
    </message>
    <message>
        <source>Shift date</source>
        <translation>Deslocar data</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>Mostrar mais %Ln</numerusform>
            <numerusform>Mostrar mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Show &amp;all rows</source>
        <translation>Mostrar toda&amp;s as linhas</translation>
    </message>
    <message>
        <source>Show columns of a crawl, of Search Console or of a log beside the entries, by URL</source>
        <translation>Mostrar ao lado das entradas, por URL, as colunas de um rastreamento, do Search Console ou de um log</translation>
    </message>
    <message>
        <source>Show dates the way your country writes them; the file itself does not change</source>
        <translation>Mostrar as datas como seu país as escreve; o arquivo em si não muda</translation>
    </message>
    <message>
        <source>Show in the file&apos;s &amp;order</source>
        <translation>Mostrar na &amp;ordem do arquivo</translation>
    </message>
    <message>
        <source>Show only the URLs in the folder of the current one</source>
        <translation>Mostrar só as URLs da pasta da atual</translation>
    </message>
    <message>
        <source>Show only the next file</source>
        <translation>Mostrar só o próximo arquivo</translation>
    </message>
    <message>
        <source>Show only the previous file</source>
        <translation>Mostrar só o arquivo anterior</translation>
    </message>
    <message>
        <source>Show only the rows with the value of the current cell</source>
        <translation>Mostrar só as linhas com o valor da célula atual</translation>
    </message>
    <message>
        <source>Show the page of the current row</source>
        <translation>Mostrar a página da linha atual</translation>
    </message>
    <message>
        <source>Show the rows of the file</source>
        <translation>Mostrar as linhas do arquivo</translation>
    </message>
    <message>
        <source>Simple readers may misread it.</source>
        <translation>Leitores simples podem interpretá-la mal.</translation>
    </message>
    <message>
        <source>Since the file was opened</source>
        <translation>Desde que o arquivo foi aberto</translation>
    </message>
    <message>
        <source>Since the last save</source>
        <translation>Desde o último salvamento</translation>
    </message>
    <message>
        <source>Single rules</source>
        <translation>Regras individuais</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Site folde&amp;rs</source>
        <translation>Pastas do s&amp;ite</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>Sitemap</translation>
    </message>
    <message>
        <source>Sitemap in several indexes</source>
        <translation>Sitemap em vários índices</translation>
    </message>
    <message>
        <source>Sitemap index</source>
        <translation>Índice de sitemaps</translation>
    </message>
    <message>
        <source>Sitemap index and its sitemaps</source>
        <translation>Índice de sitemaps e seus sitemaps</translation>
    </message>
    <message>
        <source>Sitemap indexes</source>
        <translation>Índices de sitemaps</translation>
    </message>
    <message>
        <source>Sitemap on another site</source>
        <translation>Sitemap em outro site</translation>
    </message>
    <message>
        <source>Sitemap outside the index&apos;s folder</source>
        <translation>Sitemap fora da pasta do índice</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>Sitemaps</translation>
    </message>
    <message>
        <source>Sitemaps generated on a test machine often keep its name, which search engines cannot reach.</source>
        <translation>Sitemaps gerados em uma máquina de teste muitas vezes mantêm o nome dela, ao qual os mecanismos de pesquisa não têm acesso.</translation>
    </message>
    <message>
        <source>Sitemaps listed as pages</source>
        <translation>Sitemaps listados como páginas</translation>
    </message>
    <message>
        <source>Sitemaps may only be compressed with gzip.</source>
        <translation>Sitemaps só podem ser compactados com gzip.</translation>
    </message>
    <message>
        <source>Sitemaps on several hosts</source>
        <translation>Sitemaps em vários hosts</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Size of the letters</source>
        <translation>Tamanho das letras</translation>
    </message>
    <message>
        <source>Size of the page in bytes</source>
        <translation>Tamanho da página em bytes</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Tamanho da tabela</translation>
    </message>
    <message>
        <source>Slash after the host is missing</source>
        <translation>Falta a barra depois do host</translation>
    </message>
    <message>
        <source>Smallest unit that the last modified date names</source>
        <translation>Menor unidade que a data da última modificação indica</translation>
    </message>
    <message>
        <source>Soft 404</source>
        <translation>Soft 404</translation>
    </message>
    <message>
        <source>Soft 404 suspected</source>
        <translation>Suspeita de soft 404</translation>
    </message>
    <message>
        <source>Some bytes are not valid {encoding}. Open the file in the encoding it was written in.</source>
        <translation>Alguns bytes não são válidos em {encoding}. Abra o arquivo na codificação em que foi escrito.</translation>
    </message>
    <message>
        <source>Some images are on {host}.{hint}</source>
        <translation>Algumas imagens estão em {host}.{hint}</translation>
    </message>
    <message>
        <source>Some of the files cannot be read.</source>
        <translation>Alguns dos arquivos não podem ser lidos.</translation>
    </message>
    <message>
        <source>Some sites use these to address pages.</source>
        <translation>Alguns sites os usam para endereçar páginas.</translation>
    </message>
    <message>
        <source>Something is missing next to {detail}.</source>
        <translation>Falta algo ao lado de {detail}.</translation>
    </message>
    <message>
        <source>Something went wrong in the editor.</source>
        <translation>Algo deu errado no editor.</translation>
    </message>
    <message>
        <source>Sort b&amp;y this column</source>
        <translation>Classificar por esta col&amp;una</translation>
    </message>
    <message>
        <source>Sort by findings, errors before warnings</source>
        <translation>Classificar por ocorrências, erros antes de avisos</translation>
    </message>
    <message>
        <source>Sort by se&amp;verity</source>
        <translation>Classificar por gra&amp;vidade</translation>
    </message>
    <message>
        <source>Sort by the current column; again to reverse, and once more to stop sorting</source>
        <translation>Classificar pela coluna atual; de novo para inverter, e mais uma vez para parar de classificar</translation>
    </message>
    <message>
        <source>Sort entries</source>
        <translation>Classificar entradas</translation>
    </message>
    <message>
        <source>Sort parameters</source>
        <translation>Classificar parâmetros</translation>
    </message>
    <message>
        <source>Sorts URL parameters by name.</source>
        <translation>Classifica os parâmetros de URL pelo nome.</translation>
    </message>
    <message>
        <source>Sorts the entries by a column; missing values go last.</source>
        <translation>Classifica as entradas por uma coluna; valores ausentes ficam por último.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Source: {names}</source>
        <translation>Fonte: {names}</translation>
    </message>
    <message>
        <source>South Africa</source>
        <translation>África do Sul</translation>
    </message>
    <message>
        <source>Space around the URL</source>
        <translation>Espaço ao redor da URL</translation>
    </message>
    <message>
        <source>Space around the value</source>
        <translation>Espaço ao redor do valor</translation>
    </message>
    <message>
        <source>Space in the URL</source>
        <translation>Espaço na URL</translation>
    </message>
    <message>
        <source>Spaces or slashes in a tag were removed.</source>
        <translation>Espaços ou barras em uma tag foram removidos.</translation>
    </message>
    <message>
        <source>Spanish in Laos</source>
        <translation>Espanhol no Laos</translation>
    </message>
    <message>
        <source>Split the value at its tags</source>
        <translation>Dividir o valor nas tags dele</translation>
    </message>
    <message>
        <source>Split the value of {field} at the tags of the sitemap in it: {detail}</source>
        <translation>Divida o valor de {field} nas tags do sitemap que estão nele: {detail}</translation>
    </message>
    <message>
        <source>Spreads priorities over the numbers of a data column, such as clicks or inlinks, rounded to 0.1. Entries without a number stay as they are.</source>
        <translation>Distribui prioridades pelos números de uma coluna de dados, como cliques ou links de entrada, arredondadas a 0.1. Entradas sem número ficam como estão.</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Planilha</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Desatualizadas</translation>
    </message>
    <message>
        <source>Stale: older than {number} days.</source>
        <translation>Desatualizadas: com mais de {number} dias.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Start a filter on the column of the current cell</source>
        <translation>Iniciar um filtro na coluna da célula atual</translation>
    </message>
    <message>
        <source>Start of the URL&apos;s path, such as /blog/, or a regular expression such as /[0-9]+$/</source>
        <translation>Início do caminho da URL, como /blog/, ou uma expressão regular como /[0-9]+$/</translation>
    </message>
    <message>
        <source>Start of the file</source>
        <translation>Início do arquivo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Status of the page that was found in the end</source>
        <translation>Status da página que foi finalmente encontrada</translation>
    </message>
    <message>
        <source>Status of the row</source>
        <translation>Status da linha</translation>
    </message>
    <message>
        <source>Status that the URL itself answered with, such as that of a redirect, when last checked</source>
        <translation>Status com que a própria URL respondeu, como o de um redirecionamento, na última verificação</translation>
    </message>
    <message>
        <source>Stays in the cell</source>
        <translation>Fica na célula</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Step {n}: {sentence}</source>
        <translation>Etapa {n}: {sentence}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Faixas</translation>
    </message>
    <message>
        <source>Steps that are left without a recipe</source>
        <translation>Etapas deixadas sem receita</translation>
    </message>
    <message>
        <source>Stock tickers</source>
        <translation>Códigos de ações</translation>
    </message>
    <message>
        <source>Stop sorting; the filter stays</source>
        <translation>Parar de classificar; o filtro permanece</translation>
    </message>
    <message>
        <source>Such a date usually comes from a value that was never set.</source>
        <translation>Uma data assim costuma vir de um valor que nunca foi definido.</translation>
    </message>
    <message>
        <source>Such a file cannot be opened. Unpack it first.</source>
        <translation>Um arquivo assim não pode ser aberto. Descompacte-o primeiro.</translation>
    </message>
    <message>
        <source>Such as image[2].title, video.rating or hreflang[de]; the first one if it has no number.</source>
        <translation>Como image[2].title, video.rating ou hreflang[de]; o primeiro, se não tiver número.</translation>
    </message>
    <message>
        <source>Such as www.example.com, with a port where one is needed.</source>
        <translation>Como www.example.com, com uma porta se for necessário.</translation>
    </message>
    <message>
        <source>Suggest saved filters and what can come next</source>
        <translation>Sugerir filtros salvos e o que pode vir a seguir</translation>
    </message>
    <message>
        <source>Sum&amp;mary</source>
        <translation>Res&amp;umo</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>Domingo</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>Suíça</translation>
    </message>
    <message>
        <source>TV show</source>
        <translation>Programa de TV</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulação</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Tag pages</source>
        <translation>Páginas de tags</translation>
    </message>
    <message>
        <source>Tags of the sitemap are escaped, so that they are text. Restore them: {detail}</source>
        <translation>As tags do sitemap têm escape, por isso são texto. Restaure-as: {detail}</translation>
    </message>
    <message>
        <source>Taiwan (zh-TW)</source>
        <translation>Taiwan (zh-TW)</translation>
    </message>
    <message>
        <source>Takes effect at the next start, or now: the window then closes and opens again with its files.</source>
        <translation>Vale a partir da próxima inicialização ou agora: a janela se fecha e abre de novo com os mesmos arquivos.</translation>
    </message>
    <message>
        <source>Tell search engines which URLs of the published sitemap changed (IndexNow)</source>
        <translation>Informar aos mecanismos de pesquisa quais URLs do sitemap publicado mudaram (IndexNow)</translation>
    </message>
    <message>
        <source>Tell search engines, by IndexNow, which URLs were added, changed (another lastmod) or removed since the last announcement, but for those whose pages the last audit found gone or not to be indexed. What is published must be the same as FILE, and the key file be in place.</source>
        <translation>Notifica aos mecanismos de pesquisa, por IndexNow, quais URLs foram adicionadas, alteradas (outro lastmod) ou removidas desde a última notificação, exceto aquelas cujas páginas, na última verificação, não existiam mais ou não deviam ser indexadas. O que está publicado precisa ser igual a FILE, e o arquivo de chave precisa estar no lugar.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Termo</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termos</translation>
    </message>
    <message>
        <source>Text between elements is invalid. Copied no-break spaces are a common cause.</source>
        <translation>Texto entre elementos é inválido. Espaços não separáveis copiados são uma causa comum.</translation>
    </message>
    <message>
        <source>Text between the elements</source>
        <translation>Texto entre os elementos</translation>
    </message>
    <message>
        <source>Text in any field, image, video, news article or language link, like a word on its own</source>
        <translation>Texto em qualquer campo, imagem, vídeo, notícia ou link de idioma, como uma palavra sozinha</translation>
    </message>
    <message>
        <source>Text in the URL&apos;s host; use = for the whole host</source>
        <translation>Texto no host da URL; use = para o host inteiro</translation>
    </message>
    <message>
        <source>Text in the URL; * matches anything, /…/ is a regular expression</source>
        <translation>Texto na URL; * corresponde a qualquer coisa, /…/ é uma expressão regular</translation>
    </message>
    <message>
        <source>Text in the final URL</source>
        <translation>Texto na URL final</translation>
    </message>
    <message>
        <source>Text in the frequency</source>
        <translation>Texto na frequência</translation>
    </message>
    <message>
        <source>Text in the name of the row&apos;s file; use = for the whole name</source>
        <translation>Texto no nome do arquivo da linha; use = para o nome inteiro</translation>
    </message>
    <message>
        <source>Text in the other URL that the page names as canonical</source>
        <translation>Texto na outra URL que a página indica como canônica</translation>
    </message>
    <message>
        <source>Text in the type of the page</source>
        <translation>Texto no tipo da página</translation>
    </message>
    <message>
        <source>Text lists and feeds</source>
        <translation>Listas de texto e feeds</translation>
    </message>
    <message>
        <source>Text, rows and columns of the table.</source>
        <translation>Texto, linhas e colunas da tabela.</translation>
    </message>
    <message>
        <source>Thank-you pages</source>
        <translation>Páginas de agradecimento</translation>
    </message>
    <message>
        <source>That is neither a site nor a line such as “user = me”.</source>
        <translation>Isso não é um site nem uma linha como “user = me”.</translation>
    </message>
    <message>
        <source>That is no site; write it like [https://www.example.com].</source>
        <translation>Isso não é um site; escreva-o como [https://www.example.com].</translation>
    </message>
    <message>
        <source>That page does not link back, so search engines ignore the pair.</source>
        <translation>Aquela página não tem um link de volta, por isso os mecanismos de pesquisa ignoram o par.</translation>
    </message>
    <message>
        <source>That would be more than the {limit:,} files an index may list.</source>
        <translation>Isso seria mais do que os {limit:,} arquivos que um índice pode listar.</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln rows shown</source>
        <translation>
            <numerusform>%Ln linha exibida</numerusform>
            <numerusform>As %Ln linhas exibidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln rows shown, in this order</source>
        <translation>
            <numerusform>%Ln linha exibida</numerusform>
            <numerusform>As %Ln linhas exibidas, nesta ordem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln selected rows</source>
        <translation>
            <numerusform>%Ln linha selecionada</numerusform>
            <numerusform>As %Ln linhas selecionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The &lt;?xml …?&gt; line was corrected.</source>
        <translation>A linha &lt;?xml …?&gt; foi corrigida.</translation>
    </message>
    <message>
        <source>The &lt;?xml …?&gt; line was moved to the beginning; what is before it now follows it.</source>
        <translation>A linha &lt;?xml …?&gt; foi movida para o início; o que está antes dela agora vem depois.</translation>
    </message>
    <message>
        <source>The URL cannot be used: {reason}.</source>
        <translation>A URL não pode ser usada: {reason}.</translation>
    </message>
    <message>
        <source>The URL contains a user name or password. Remove it.</source>
        <translation>A URL contém um nome de usuário ou uma senha. Remova-os.</translation>
    </message>
    <message>
        <source>The URL does not begin with http:// or https://.{hint}</source>
        <translation>A URL não começa com http:// nem https://.{hint}</translation>
    </message>
    <message>
        <source>The URL ends with the host. Add a / after it.</source>
        <translation>A URL termina com o host. Adicione uma / depois dele.</translation>
    </message>
    <message>
        <source>The URL has an empty or default port. It can be removed.</source>
        <translation>A URL tem uma porta vazia ou padrão. Ela pode ser removida.</translation>
    </message>
    <message>
        <source>The URL has {length:,} characters; Yandex allows at most 1,024.</source>
        <translation>A URL tem {length:,} caracteres; o Yandex permite no máximo 1.024.</translation>
    </message>
    <message>
        <source>The URL has {length:,} characters; it must have fewer than 2,048.</source>
        <translation>A URL tem {length:,} caracteres; precisa ter menos de 2.048.</translation>
    </message>
    <message>
        <source>The URL has {length} characters; the official schema requires at least 12.</source>
        <translation>A URL tem {length} caracteres; o schema oficial exige pelo menos 12.</translation>
    </message>
    <message>
        <source>The URL is usually written without it, and tools treat the two as different.</source>
        <translation>A URL costuma ser escrita sem ela, e as ferramentas tratam as duas como diferentes.</translation>
    </message>
    <message>
        <source>The URL leads to another one.</source>
        <translation>A URL leva a outra.</translation>
    </message>
    <message>
        <source>The URL literally contains {found}: it was escaped twice. Escape it once.</source>
        <translation>A URL contém literalmente {found}: o escape foi feito duas vezes. Faça-o uma só vez.</translation>
    </message>
    <message>
        <source>The URL redirects to {target}, but only for now ({statuses}).</source>
        <translation>A URL redireciona para {target}, mas só por enquanto ({statuses}).</translation>
    </message>
    <message>
        <source>The URL redirects to {target}.</source>
        <translation>A URL redireciona para {target}.</translation>
    </message>
    <message>
        <source>The URL this folder is published at. Leave empty for the root of the site.</source>
        <translation>A URL em que esta pasta está publicada. Deixe vazio para a raiz do site.</translation>
    </message>
    <message>
        <source>The XML is broken: {reason}</source>
        <translation>O XML está quebrado: {reason}</translation>
    </message>
    <message>
        <source>The answer is {status}, but the page is the one that the site shows for any wrong URL.</source>
        <translation>A resposta é {status}, mas a página é a que o site mostra para qualquer URL errada.</translation>
    </message>
    <message>
        <source>The answer is {status}. {reason}</source>
        <translation>A resposta é {status}. {reason}</translation>
    </message>
    <message>
        <source>The answer {status} is no status of HTTP; some sites send it to keep programs out.</source>
        <translation>A resposta {status} não é um status HTTP; alguns sites a enviam para barrar programas.</translation>
    </message>
    <message>
        <source>The archive cannot be read: {detail}.</source>
        <translation>O arquivo compactado não pode ser lido: {detail}.</translation>
    </message>
    <message>
        <source>The article was published on {value}, more than two days ago.</source>
        <translation>A notícia foi publicada em {value}, há mais de dois dias.</translation>
    </message>
    <message>
        <source>The audit is not complete</source>
        <translation>A verificação não está completa</translation>
    </message>
    <message>
        <source>The backslash before the ! was removed.</source>
        <translation>A barra invertida antes do ! foi removida.</translation>
    </message>
    <message>
        <source>The changes affect rows that do not exist.</source>
        <translation>As alterações afetam linhas que não existem.</translation>
    </message>
    <message>
        <source>The changes do not fit the file: {error}</source>
        <translation>As alterações não são compatíveis com o arquivo: {error}</translation>
    </message>
    <message>
        <source>The character {character} is not ASCII. Percent-encode it as UTF-8.</source>
        <translation>O caractere {character} não é ASCII. Codifique-o por porcentagem como UTF-8.</translation>
    </message>
    <message>
        <source>The character {character} is not allowed in a URL. {advice}</source>
        <translation>O caractere {character} não é permitido em uma URL. {advice}</translation>
    </message>
    <message>
        <source>The checkout is shallow, so git does not know when its files were changed. Fetch its history with {detail}.</source>
        <translation>O checkout é superficial (shallow), então o git não sabe quando os arquivos foram alterados. Baixe o histórico dele com {detail}.</translation>
    </message>
    <message>
        <source>The choice of rules must stand below [tool.sitemap-editor].</source>
        <translation>A seleção de regras precisa estar abaixo de [tool.sitemap-editor].</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>A área de transferência não contém texto.</translation>
    </message>
    <message>
        <source>The code is valid, so search engines take it as it stands.</source>
        <translation>O código é válido, por isso os mecanismos de pesquisa o aceitam como está.</translation>
    </message>
    <message>
        <source>The column to rank by.</source>
        <translation>A coluna que define a posição.</translation>
    </message>
    <message>
        <source>The column to sort by. A date without a time counts as midnight UTC.</source>
        <translation>A coluna de classificação. Uma data sem hora conta como meia-noite UTC.</translation>
    </message>
    <message>
        <source>The comment is in a different encoding; its bytes were kept as Latin-1 characters.</source>
        <translation>O comentário está em outra codificação; os bytes dele foram mantidos como caracteres Latin-1.</translation>
    </message>
    <message>
        <source>The compressed data does not decompress to the same content.</source>
        <translation>Os dados compactados não resultam no mesmo conteúdo ao serem descompactados.</translation>
    </message>
    <message>
        <source>The crawler whose directives, and whose rules in robots.txt, say what may be listed. The program itself fetches only what robots.txt lets SitemapEditor fetch.</source>
        <translation>O rastreador cujas diretivas, e cujas regras no robots.txt, dizem o que pode ser listado. O próprio programa só baixa o que o robots.txt permite que SitemapEditor baixe.</translation>
    </message>
    <message>
        <source>The data to be written could not be read back: {error}</source>
        <translation>Não foi possível reler os dados a gravar: {error}</translation>
    </message>
    <message>
        <source>The data to be written reads back as {found:,} entries, not {meant:,}.</source>
        <translation>Os dados a gravar são relidos como {found:,} entradas, não {meant:,}.</translation>
    </message>
    <message>
        <source>The data to be written reads back as {found}, not as {meant}.</source>
        <translation>Os dados a gravar são relidos como {found}, não como {meant}.</translation>
    </message>
    <message>
        <source>The data to be written reads back differently in row {row}, {field}: {found}, not {meant}.</source>
        <translation>Os dados a gravar são relidos de outra forma na linha {row}, {field}: {found}, não {meant}.</translation>
    </message>
    <message>
        <source>The date and time in UTC, or only the date.</source>
        <translation>A data e a hora em UTC, ou só a data.</translation>
    </message>
    <message>
        <source>The date has no day. Write year, month and day.</source>
        <translation>A data não tem dia. Escreva ano, mês e dia.</translation>
    </message>
    <message>
        <source>The date has {size:,} bytes; Yandex allows 100. Leave out the fraction of the second.</source>
        <translation>A data tem {size:,} bytes; o Yandex permite 100. Omita a fração do segundo.</translation>
    </message>
    <message>
        <source>The display {name} cannot be reached</source>
        <translation>Não é possível acessar a tela {name}</translation>
    </message>
    <message>
        <source>The editor failed while reading it. The file itself was not touched.</source>
        <translation>O editor falhou ao lê-lo. O arquivo em si não foi tocado.</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}, which has since been changed or deleted. The previous contents are in {copy}.</source>
        <translation>O editor foi interrompido ao gravar {path}, que desde então foi alterado ou excluído. O conteúdo anterior está em {copy}.</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}, which may be damaged. The copy of the previous contents is gone.</source>
        <translation>O editor foi interrompido ao gravar {path}, que pode estar danificado. A cópia do conteúdo anterior não existe mais.</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}. The previous contents have been restored.</source>
        <translation>O editor foi interrompido ao gravar {path}. O conteúdo anterior foi restaurado.</translation>
    </message>
    <message>
        <source>The elements of an entry</source>
        <translation>Os elementos de uma entrada</translation>
    </message>
    <message>
        <source>The elements of this entry should be in this order: {order}, then extensions.</source>
        <translation>Os elementos desta entrada deveriam estar nesta ordem: {order}, e depois as extensões.</translation>
    </message>
    <message>
        <source>The entries must be split into several files with an index.</source>
        <translation>As entradas precisam ser divididas em vários arquivos com um índice.</translation>
    </message>
    <message>
        <source>The entry has more than one link for {value}. Keep one.</source>
        <translation>A entrada tem mais de um link para {value}. Mantenha só um.</translation>
    </message>
    <message>
        <source>The entry has {count} languages but no x-default.</source>
        <translation>A entrada tem {count} idiomas, mas nenhum x-default.</translation>
    </message>
    <message>
        <source>The entry has {count} news articles; only one is allowed.</source>
        <translation>A entrada tem {count} notícias; só uma é permitida.</translation>
    </message>
    <message>
        <source>The entry links to other languages but not to itself.{near}</source>
        <translation>A entrada tem links para outros idiomas, mas não para si mesma.{near}</translation>
    </message>
    <message>
        <source>The entry lists the image {value} more than once.</source>
        <translation>A entrada lista a imagem {value} mais de uma vez.</translation>
    </message>
    <message>
        <source>The entry lists {count:,} images; at most 1,000 are allowed. Remove some.</source>
        <translation>A entrada lista {count:,} imagens; no máximo 1.000 são permitidas. Remova algumas.</translation>
    </message>
    <message>
        <source>The entry was rewritten from what could be read of it.</source>
        <translation>A entrada foi reescrita com o que se pôde ler dela.</translation>
    </message>
    <message>
        <source>The export could not be read back: {error}</source>
        <translation>Não foi possível reler a exportação: {error}</translation>
    </message>
    <message>
        <source>The export would have {size:,} bytes; the limit for a sitemap is {limit:,} before compression. Split the sitemap.</source>
        <translation>A exportação teria {size:,} bytes; o limite de um sitemap é {limit:,} antes da compactação. Divida o sitemap.</translation>
    </message>
    <message>
        <source>The expression has no group “{detail}”.</source>
        <translation>A expressão não tem o grupo “{detail}”.</translation>
    </message>
    <message>
        <source>The file and its XML</source>
        <translation>O arquivo e o XML</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. It can be removed.</source>
        <translation>O arquivo começa com uma marca de ordem de byte. Ela pode ser removida.</translation>
    </message>
    <message>
        <source>The file begins with a {form} byte order mark, but its characters are single bytes. Remove the mark.</source>
        <translation>O arquivo começa com uma marca de ordem de byte {form}, mas os caracteres são bytes únicos. Remova a marca.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}</source>
        <translation>O arquivo não pode ser lido: {detail}</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>O arquivo não pode ser lido: {reason}</translation>
    </message>
    <message>
        <source>The file contains XML but is named {name}. Rename it so that it ends in .xml.</source>
        <translation>O arquivo contém XML, mas se chama {name}. Renomeie-o para que termine em .xml.</translation>
    </message>
    <message>
        <source>The file contains version control conflict markers. Keep one side and remove the markers.</source>
        <translation>O arquivo contém marcadores de conflito do controle de versão. Mantenha um lado e remova os marcadores.</translation>
    </message>
    <message>
        <source>The file declares XML {version}. Sitemaps use XML 1.0.</source>
        <translation>O arquivo declara XML {version}. Sitemaps usam XML 1.0.</translation>
    </message>
    <message>
        <source>The file declares the encoding {encoding}. A sitemap must be UTF-8.</source>
        <translation>O arquivo declara a codificação {encoding}. Um sitemap precisa ser UTF-8.</translation>
    </message>
    <message>
        <source>The file declares {form}, but its characters are single bytes. Save it again as UTF-8.</source>
        <translation>O arquivo declara {form}, mas os caracteres são bytes únicos. Salve-o de novo como UTF-8.</translation>
    </message>
    <message>
        <source>The file decompresses to more than {detail} times its size.</source>
        <translation>O arquivo descompactado tem mais de {detail} vezes o tamanho original.</translation>
    </message>
    <message>
        <source>The file has a DOCTYPE. Sitemaps do not need one; remove it.</source>
        <translation>O arquivo tem um DOCTYPE. Sitemaps não precisam dele; remova-o.</translation>
    </message>
    <message>
        <source>The file has no &lt;?xml …?&gt; line. Add one that names UTF-8.</source>
        <translation>O arquivo não tem a linha &lt;?xml …?&gt;. Adicione uma que indique UTF-8.</translation>
    </message>
    <message>
        <source>The file has no entries. {advice}</source>
        <translation>O arquivo não tem entradas. {advice}</translation>
    </message>
    <message>
        <source>The file has no sheets.</source>
        <translation>O arquivo não tem planilhas.</translation>
    </message>
    <message>
        <source>The file has no tables.</source>
        <translation>O arquivo não tem tabelas.</translation>
    </message>
    <message>
        <source>The file has {bytes:,} bytes uncompressed; at most 52,428,800 are allowed. Split it and list the parts in a sitemap index.</source>
        <translation>O arquivo tem {bytes:,} bytes sem compactação; no máximo 52.428.800 são permitidos. Divida-o e liste as partes em um índice de sitemaps.</translation>
    </message>
    <message>
        <source>The file has {used:,} of the {limit:,} bytes allowed.</source>
        <translation>O arquivo tem {used:,} dos {limit:,} bytes permitidos.</translation>
    </message>
    <message>
        <source>The file has {used:,} of the {limit:,} entries allowed.</source>
        <translation>O arquivo tem {used:,} das {limit:,} entradas permitidas.</translation>
    </message>
    <message>
        <source>The file holds something else than the key. It must contain “{key}” and nothing else.</source>
        <translation>O arquivo contém algo diferente da chave. Ele precisa conter “{key}” e nada mais.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O arquivo está vazio.</translation>
    </message>
    <message>
        <source>The file is empty. Check the program that should have written it.</source>
        <translation>O arquivo está vazio. Verifique o programa que deveria tê-lo gravado.</translation>
    </message>
    <message>
        <source>The file is in {form}, but it has no byte order mark and does not start with &lt;?xml, so XML parsers reject it. Save it again as UTF-8.</source>
        <translation>O arquivo está em {form}, mas não tem marca de ordem de byte e não começa com &lt;?xml, por isso os analisadores XML o rejeitam. Salve-o de novo como UTF-8.</translation>
    </message>
    <message>
        <source>The file is larger than {detail} MB.</source>
        <translation>O arquivo é maior que {detail} MB.</translation>
    </message>
    <message>
        <source>The file is named {name} but is compressed with gzip.</source>
        <translation>O arquivo se chama {name}, mas está compactado com gzip.</translation>
    </message>
    <message>
        <source>The file is named {name} but is not compressed.</source>
        <translation>O arquivo se chama {name}, mas não está compactado.</translation>
    </message>
    <message>
        <source>The file is not encoded in {detail}.</source>
        <translation>O arquivo não está codificado em {detail}.</translation>
    </message>
    <message>
        <source>The file is not next to the index.</source>
        <translation>O arquivo não está ao lado do índice.</translation>
    </message>
    <message>
        <source>The file is too large to open: {reason}</source>
        <translation>O arquivo é grande demais para ser aberto: {reason}</translation>
    </message>
    <message>
        <source>The file is {form}. Sitemaps may only be compressed with gzip. Unpack it first.</source>
        <translation>O arquivo é {form}. Sitemaps só podem ser compactados com gzip. Descompacte-o primeiro.</translation>
    </message>
    <message>
        <source>The file itself does not change.</source>
        <translation>O arquivo em si não muda.</translation>
    </message>
    <message>
        <source>The file lists URLs on several hosts; {majority}. {advice}</source>
        <translation>O arquivo lista URLs em vários hosts; {majority}. {advice}</translation>
    </message>
    <message>
        <source>The file lists http and https URLs; {majority}. Use one of them.</source>
        <translation>O arquivo lista URLs http e https; {majority}. Use um dos dois.</translation>
    </message>
    <message>
        <source>The file lists {count:,} news articles; at most 1,000 are allowed. Split it.</source>
        <translation>O arquivo lista {count:,} notícias; no máximo 1.000 são permitidas. Divida-o.</translation>
    </message>
    <message>
        <source>The file lists {entries:,} URLs; at most 50,000 are allowed. Split it and list the parts in a sitemap index.</source>
        <translation>O arquivo lista {entries:,} URLs; no máximo 50.000 são permitidas. Divida-o e liste as partes em um índice de sitemaps.</translation>
    </message>
    <message>
        <source>The file now declares UTF-8 and was converted to it.</source>
        <translation>O arquivo agora declara UTF-8 e foi convertido para essa codificação.</translation>
    </message>
    <message>
        <source>The file uses an extension that Google has withdrawn: {detail}.</source>
        <translation>O arquivo usa uma extensão que o Google descontinuou: {detail}.</translation>
    </message>
    <message>
        <source>The file uses the XSLT style sheet {href}. Browsers are dropping XSLT. Remove the line, or use a CSS style sheet.</source>
        <translation>O arquivo usa a folha de estilo XSLT {href}. Os navegadores estão abandonando o XSLT. Remova a linha ou use uma folha de estilo CSS.</translation>
    </message>
    <message>
        <source>The file was closed after the last complete part.</source>
        <translation>O arquivo foi fechado depois da última parte completa.</translation>
    </message>
    <message>
        <source>The file was converted to UTF-8.</source>
        <translation>O arquivo foi convertido para UTF-8.</translation>
    </message>
    <message>
        <source>The file was removed from the site (410).</source>
        <translation>O arquivo foi removido do site (410).</translation>
    </message>
    <message>
        <source>The file&apos;s published URL {url} is not valid. {reason}</source>
        <translation>A URL publicada do arquivo, {url}, não é válida. {reason}</translation>
    </message>
    <message>
        <source>The files that are open as one document and the state of each</source>
        <translation>Os arquivos abertos como um só documento e o estado de cada um</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are listed. For the rest, choose “All mine” or “All theirs”.</source>
        <translation>
            <numerusform>O primeiro %Ln está na lista. Para o resto, escolha “Todas as minhas” ou “Todas as do arquivo”.</numerusform>
            <numerusform>Os primeiros %Ln estão na lista. Para o resto, escolha “Todas as minhas” ou “Todas as do arquivo”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are shown.</source>
        <translation>
            <numerusform>A primeira %Ln é exibida.</numerusform>
            <numerusform>As primeiras %Ln são exibidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first side was kept.</source>
        <translation>O primeiro lado foi mantido.</translation>
    </message>
    <message>
        <source>The first {n} changes are listed.</source>
        <translation>As primeiras {n} alterações são listadas.</translation>
    </message>
    <message>
        <source>The folder that holds the site&apos;s files.</source>
        <translation>A pasta que contém os arquivos do site.</translation>
    </message>
    <message>
        <source>The folders of the site and the number of URLs in each</source>
        <translation>As pastas do site e o número de URLs em cada uma</translation>
    </message>
    <message>
        <source>The format is valid, but Google does not list it and the official schema rejects it.</source>
        <translation>O formato é válido, mas o Google não o lista e o schema oficial o rejeita.</translation>
    </message>
    <message>
        <source>The git history of the folder cannot be read: {detail}</source>
        <translation>Não é possível ler o histórico do git da pasta: {detail}</translation>
    </message>
    <message>
        <source>The gzip compression is wrong: {reason}</source>
        <translation>A compactação gzip está errada: {reason}</translation>
    </message>
    <message>
        <source>The header of a template (---)</source>
        <translation>O cabeçalho de um modelo (---)</translation>
    </message>
    <message>
        <source>The header of a template was removed. What the generator fills in is still missing.</source>
        <translation>O cabeçalho de um modelo foi removido. O que o gerador preenche ainda falta.</translation>
    </message>
    <message>
        <source>The header {name} is the program&apos;s own.</source>
        <translation>O cabeçalho {name} é do próprio programa.</translation>
    </message>
    <message>
        <source>The heading of the column, such as Clicks.</source>
        <translation>O cabeçalho da coluna, como Clicks.</translation>
    </message>
    <message>
        <source>The heading of the column, such as Days between changes.</source>
        <translation>O cabeçalho da coluna, como Days between changes.</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>Maior</translation>
    </message>
    <message>
        <source>The home page gets the highest priority, and every path level lowers it.</source>
        <translation>A página inicial recebe a maior prioridade, e cada nível do caminho a diminui.</translation>
    </message>
    <message>
        <source>The home page is the most important; every folder level counts for less.</source>
        <translation>A página inicial é a mais importante; cada nível de pasta vale menos.</translation>
    </message>
    <message>
        <source>The home page {url} answers with {status}.</source>
        <translation>A página inicial {url} responde com {status}.</translation>
    </message>
    <message>
        <source>The home page {url} does not answer. {reason}</source>
        <translation>A página inicial {url} não responde. {reason}</translation>
    </message>
    <message>
        <source>The host of this URL is not valid: {reason}.</source>
        <translation>O host desta URL não é válido: {reason}.</translation>
    </message>
    <message>
        <source>The host to replace. Leave empty for any host.</source>
        <translation>O host a substituir. Deixe vazio para qualquer host.</translation>
    </message>
    <message>
        <source>The host {host} has no address.</source>
        <translation>O host {host} não tem endereço.</translation>
    </message>
    <message>
        <source>The host {host} is in a private network.</source>
        <translation>O host {host} está em uma rede privada.</translation>
    </message>
    <message>
        <source>The index is published on {published}, but this sitemap is on {host}. They must be on the same site.</source>
        <translation>O índice está publicado em {published}, mas este sitemap está em {host}. Eles precisam estar no mesmo site.</translation>
    </message>
    <message>
        <source>The index lists a missing file with this name. Remove its entry first.</source>
        <translation>O índice lista um arquivo ausente com este nome. Remova primeiro a entrada dele.</translation>
    </message>
    <message>
        <source>The index lists http and https sitemaps; {majority}. Set the published URL of the index.</source>
        <translation>O índice lista sitemaps http e https; {majority}. Defina a URL publicada do índice.</translation>
    </message>
    <message>
        <source>The index lists sitemaps on several hosts; {majority}. Set the published URL of the index.</source>
        <translation>O índice lista sitemaps em vários hosts; {majority}. Defina a URL publicada do índice.</translation>
    </message>
    <message>
        <source>The index lists {entries:,} sitemaps; at most 50,000 are allowed. Make a second index.</source>
        <translation>O índice lista {entries:,} sitemaps; no máximo 50.000 são permitidos. Crie um segundo índice.</translation>
    </message>
    <message>
        <source>The items of the feed were read one by one.</source>
        <translation>Os itens do feed foram lidos um a um.</translation>
    </message>
    <message>
        <source>The joined files were merged into one.</source>
        <translation>Os arquivos unidos foram mesclados em um só.</translation>
    </message>
    <message>
        <source>The language of filters: {call}</source>
        <translation>A linguagem dos filtros: {call}</translation>
    </message>
    <message>
        <source>The language of pages whose URLs name none, such as en; if empty, they are left out.</source>
        <translation>O idioma das páginas cujas URLs não indicam nenhum, como en; se vazio, elas ficam de fora.</translation>
    </message>
    <message>
        <source>The language of this page is unknown. Enter it in Languages (Rows menu).</source>
        <translation>O idioma desta página é desconhecido. Informe-o em Idiomas (menu Linhas).</translation>
    </message>
    <message>
        <source>The language whose page becomes x-default where no page names one; if empty, none.</source>
        <translation>O idioma cuja página vira x-default quando nenhuma página indica um; se vazio, nenhum.</translation>
    </message>
    <message>
        <source>The least number and its priority, such as 100=0.8.</source>
        <translation>O menor número e a prioridade dele, como 100=0.8.</translation>
    </message>
    <message>
        <source>The ledger of announcements cannot be read and was set aside as {name}.</source>
        <translation>O registro de notificações não pode ser lido e foi posto de lado como {name}.</translation>
    </message>
    <message>
        <source>The ledger of announcements cannot be used now ({cause}). Nothing of it is lost; try again.</source>
        <translation>O registro de notificações não pode ser usado agora ({cause}). Nada dele se perdeu; tente de novo.</translation>
    </message>
    <message>
        <source>The link {link} has no {name}.</source>
        <translation>O link {link} não tem {name}.</translation>
    </message>
    <message>
        <source>The link {link} has rel=&quot;{rel}&quot;; it must be alternate.</source>
        <translation>O link {link} tem rel=&quot;{rel}&quot;; precisa ser alternate.</translation>
    </message>
    <message>
        <source>The link {value} has no scheme and host. Complete the URL.</source>
        <translation>O link {value} não tem esquema nem host. Complete a URL.</translation>
    </message>
    <message>
        <source>The live site and robots.txt</source>
        <translation>O site no ar e o robots.txt</translation>
    </message>
    <message>
        <source>The loc of this entry is empty. Add the URL, or remove the entry.</source>
        <translation>O loc desta entrada está vazio. Adicione a URL ou remova a entrada.</translation>
    </message>
    <message>
        <source>The longest URL has {number:,} characters.</source>
        <translation>A URL mais longa tem {number:,} caracteres.</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>The markers break the file for every crawler.</source>
        <translation>Os marcadores quebram o arquivo para qualquer rastreador.</translation>
    </message>
    <message>
        <source>The missing root element was added.</source>
        <translation>O elemento raiz que faltava foi adicionado.</translation>
    </message>
    <message>
        <source>The missing tag of an entry was added.</source>
        <translation>A tag que faltava em uma entrada foi adicionada.</translation>
    </message>
    <message>
        <source>The misspelled prefix was corrected.</source>
        <translation>O prefixo com erro de grafia foi corrigido.</translation>
    </message>
    <message>
        <source>The mode must be one of these: {detail}.</source>
        <translation>O modo precisa ser um destes: {detail}.</translation>
    </message>
    <message>
        <source>The name by which hosts know the program.</source>
        <translation>O nome pelo qual os hosts conhecem o programa.</translation>
    </message>
    <message>
        <source>The name is unknown, so it was kept as text.</source>
        <translation>O nome é desconhecido, por isso foi mantido como texto.</translation>
    </message>
    <message>
        <source>The name must end in .xml or .xml.gz.</source>
        <translation>O nome precisa terminar em .xml ou .xml.gz.</translation>
    </message>
    <message>
        <source>The name of a list of URLs should end in .txt; this one is {name}.</source>
        <translation>O nome de uma lista de URLs deveria terminar em .txt; o desta é {name}.</translation>
    </message>
    <message>
        <source>The namespace is {namespace}. It must be exactly http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>O namespace é {namespace}. Precisa ser exatamente http://www.sitemaps.org/schemas/sitemap/0.9.</translation>
    </message>
    <message>
        <source>The number must be {detail} or less.</source>
        <translation>O número precisa ser {detail} ou menos.</translation>
    </message>
    <message>
        <source>The number must be {detail} or more.</source>
        <translation>O número precisa ser {detail} ou mais.</translation>
    </message>
    <message>
        <source>The only row in the file</source>
        <translation>A única linha do arquivo</translation>
    </message>
    <message>
        <source>The page and this entry link to different pages for {languages}.</source>
        <translation>A página e esta entrada têm links para páginas diferentes em {languages}.</translation>
    </message>
    <message>
        <source>The page answers and may be listed.</source>
        <translation>A página responde e pode ser listada.</translation>
    </message>
    <message>
        <source>The page around the escaped sitemap was removed.</source>
        <translation>A página em torno do sitemap com escape foi removida.</translation>
    </message>
    <message>
        <source>The page asks search engines not to index it (noindex).</source>
        <translation>A página pede aos mecanismos de pesquisa que não a indexem (noindex).</translation>
    </message>
    <message>
        <source>The page asks search engines not to list it.</source>
        <translation>A página pede aos mecanismos de pesquisa que não a listem.</translation>
    </message>
    <message>
        <source>The page contradicts itself. {reason}</source>
        <translation>A página se contradiz. {reason}</translation>
    </message>
    <message>
        <source>The page names another URL, or more than one, as the one to list.</source>
        <translation>A página indica outra URL, ou mais de uma, como a que deve ser listada.</translation>
    </message>
    <message>
        <source>The page names {canonical} as the URL to list.</source>
        <translation>A página indica {canonical} como a URL que deve ser listada.</translation>
    </message>
    <message>
        <source>The page says that it last changed on {date}, which is earlier.</source>
        <translation>A página diz que mudou pela última vez em {date}, o que é anterior.</translation>
    </message>
    <message>
        <source>The page says that it last changed on {date}, which is later.</source>
        <translation>A página diz que mudou pela última vez em {date}, que é mais tarde.</translation>
    </message>
    <message>
        <source>The parameter {parameter} is about the visit or the visitor. Leave it out of the sitemap.</source>
        <translation>O parâmetro {parameter} trata da visita ou do visitante. Deixe-o fora do sitemap.</translation>
    </message>
    <message>
        <source>The path contains /./ or /../. Write the path it leads to.</source>
        <translation>O caminho contém /./ ou /../. Escreva o caminho a que isso leva.</translation>
    </message>
    <message>
        <source>The path contains //. Usually one slash is meant.</source>
        <translation>O caminho contém //. Em geral se quer uma só barra.</translation>
    </message>
    <message>
        <source>The prefix was declared.</source>
        <translation>O prefixo foi declarado.</translation>
    </message>
    <message>
        <source>The prefix xsi stands for {name}, not for the XML Schema namespace.</source>
        <translation>O prefixo xsi representa {name}, não o namespace XML Schema.</translation>
    </message>
    <message>
        <source>The prefix {prefix} is used but not declared. {advice}</source>
        <translation>O prefixo {prefix} é usado, mas não declarado. {advice}</translation>
    </message>
    <message>
        <source>The priority of the first rank.</source>
        <translation>A prioridade da primeira posição.</translation>
    </message>
    <message>
        <source>The priority of the first.</source>
        <translation>A prioridade da primeira.</translation>
    </message>
    <message>
        <source>The priority of the home page.</source>
        <translation>A prioridade da página inicial.</translation>
    </message>
    <message>
        <source>The priority of the last rank.</source>
        <translation>A prioridade da última posição.</translation>
    </message>
    <message>
        <source>The priority of the last.</source>
        <translation>A prioridade da última.</translation>
    </message>
    <message>
        <source>The process that asks for the URLs has ended unexpectedly. What it found is kept; Continue goes on.</source>
        <translation>O processo que consulta as URLs terminou inesperadamente. O que ele encontrou é mantido; Continuar prossegue.</translation>
    </message>
    <message>
        <source>The profile must be one of these: {detail}.</source>
        <translation>O perfil precisa ser um destes: {detail}.</translation>
    </message>
    <message>
        <source>The protocol allows it, but a major search engine or the official schema rejects it.</source>
        <translation>O protocolo permite, mas um grande mecanismo de pesquisa ou o schema oficial rejeita.</translation>
    </message>
    <message>
        <source>The protocol limits the length, and search engines drop longer URLs.</source>
        <translation>O protocolo limita o comprimento, e os mecanismos de pesquisa descartam URLs mais longas.</translation>
    </message>
    <message>
        <source>The protocol requires UTF-8; crawlers that rely on it misread other encodings.</source>
        <translation>O protocolo exige UTF-8; os rastreadores que contam com isso leem mal outras codificações.</translation>
    </message>
    <message>
        <source>The proxy did not connect to the site; it answered {status}.</source>
        <translation>O proxy não se conectou ao site; ele respondeu {status}.</translation>
    </message>
    <message>
        <source>The proxy that is set for it cannot be used; one such as http://proxy.example.com:8080 can.</source>
        <translation>O proxy definido para isso não pode ser usado; use um como http://proxy.example.com:8080.</translation>
    </message>
    <message>
        <source>The proxy {host} cannot be reached.</source>
        <translation>Não foi possível acessar o proxy {host}.</translation>
    </message>
    <message>
        <source>The publication is called “{value}” and “{other}”. Write its name in one way.</source>
        <translation>A publicação se chama “{value}” e “{other}”. Escreva o nome dela de uma só forma.</translation>
    </message>
    <message>
        <source>The recipe has no name.</source>
        <translation>A receita não tem nome.</translation>
    </message>
    <message>
        <source>The recipe has no steps. Add one under [[step]].</source>
        <translation>A receita não tem etapas. Adicione uma em [[step]].</translation>
    </message>
    <message>
        <source>The rest of an entry without a URL was removed.</source>
        <translation>O resto de uma entrada sem URL foi removido.</translation>
    </message>
    <message>
        <source>The robots.txt of the site forbids to fetch it.</source>
        <translation>O robots.txt do site proíbe baixá-la.</translation>
    </message>
    <message>
        <source>The root and the size of the file</source>
        <translation>A raiz e o tamanho do arquivo</translation>
    </message>
    <message>
        <source>The root element is {name}; that of a sitemap is urlset or sitemapindex.{hint}</source>
        <translation>O elemento raiz é {name}; o de um sitemap é urlset ou sitemapindex.{hint}</translation>
    </message>
    <message>
        <source>The root element was renamed correctly.</source>
        <translation>O elemento raiz foi renomeado corretamente.</translation>
    </message>
    <message>
        <source>The root&apos;s end tag was moved after the entries that followed it.</source>
        <translation>A tag de fechamento da raiz foi movida para depois das entradas que a seguiam.</translation>
    </message>
    <message>
        <source>The root&apos;s start tag cannot be read.</source>
        <translation>Não é possível ler a tag de abertura da raiz.</translation>
    </message>
    <message>
        <source>The root&apos;s start tag has more than {n:,} attributes.</source>
        <translation>A tag de abertura da raiz tem mais de {n:,} atributos.</translation>
    </message>
    <message>
        <source>The root&apos;s start tag was moved before the entries that preceded it.</source>
        <translation>A tag de abertura da raiz foi movida para antes das entradas que a precediam.</translation>
    </message>
    <message>
        <source>The rule would also redirect a page that the new sitemap lists.</source>
        <translation>A regra redirecionaria também uma página que o novo sitemap lista.</translation>
    </message>
    <message>
        <source>The rules for URLs also apply to the sitemap&apos;s own URL.</source>
        <translation>As regras das URLs também valem para a URL do próprio sitemap.</translation>
    </message>
    <message>
        <source>The rules must stand below [rules].</source>
        <translation>As regras precisam estar abaixo de [rules].</translation>
    </message>
    <message>
        <source>The rules to select or ignore must be a list, such as [&quot;hreflang-*&quot;].</source>
        <translation>As regras a selecionar ou ignorar precisam ser uma lista, como [&quot;hreflang-*&quot;].</translation>
    </message>
    <message>
        <source>The same command goes on with the others; with --brake {off} it does not stop by itself.</source>
        <translation>O mesmo comando continua com as outras; com --brake {off}, ele não para sozinho.</translation>
    </message>
    <message>
        <source>The scheme and host that most URLs share are left out.</source>
        <translation>O esquema e o host que a maioria das URLs compartilha são omitidos.</translation>
    </message>
    <message>
        <source>The scheme or host has capital letters. In lower case it is the same URL.</source>
        <translation>O esquema ou o host tem letras maiúsculas. Em minúsculas, é a mesma URL.</translation>
    </message>
    <message>
        <source>The second one adds nothing, and over time the two may contradict each other.</source>
        <translation>A segunda não acrescenta nada, e com o tempo as duas podem se contradizer.</translation>
    </message>
    <message>
        <source>The second side was kept.</source>
        <translation>O segundo lado foi mantido.</translation>
    </message>
    <message>
        <source>The server answered {status} and sent no page.</source>
        <translation>O servidor respondeu {status} e não enviou nenhuma página.</translation>
    </message>
    <message>
        <source>The server answered {status}, which is an error of its own.</source>
        <translation>O servidor respondeu {status}, que é um erro do próprio servidor.</translation>
    </message>
    <message>
        <source>The server answered {status}: there is no such page.</source>
        <translation>O servidor respondeu {status}: essa página não existe.</translation>
    </message>
    <message>
        <source>The server broke its answer off, or it is not HTTP.</source>
        <translation>O servidor interrompeu a resposta, ou não é HTTP.</translation>
    </message>
    <message>
        <source>The server failed.</source>
        <translation>O servidor falhou.</translation>
    </message>
    <message>
        <source>The server refuses the connection or cannot be reached.</source>
        <translation>O servidor recusa a conexão ou está inacessível.</translation>
    </message>
    <message>
        <source>The server refuses the request.</source>
        <translation>O servidor recusa a solicitação.</translation>
    </message>
    <message>
        <source>The server says that the page is there, but there seems to be none.</source>
        <translation>O servidor diz que a página existe, mas parece não haver nenhuma.</translation>
    </message>
    <message>
        <source>The settings in {path} are damaged. The defaults are used this time.</source>
        <translation>As configurações em {path} estão danificadas. Desta vez são usados os padrões.</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read. The defaults are used this time.</source>
        <translation>Não é possível ler as configurações em {path}. Desta vez são usados os padrões.</translation>
    </message>
    <message>
        <source>The settings in {path} were damaged and have been reset. The damaged file was kept as “settings.ini.damaged”.</source>
        <translation>As configurações em {path} estavam danificadas e foram redefinidas. O arquivo danificado foi guardado como “settings.ini.damaged”.</translation>
    </message>
    <message>
        <source>The share of the last 50 URLs, where the site seems to be overloaded; at 100 % it never does.</source>
        <translation>A proporção das últimas 50 URLs em que o site parece sobrecarregado; com 100%, nunca pausa.</translation>
    </message>
    <message>
        <source>The sheet “{detail}” is empty.</source>
        <translation>A planilha “{detail}” está vazia.</translation>
    </message>
    <message>
        <source>The site answers with the status {status}, without a file.</source>
        <translation>O site responde com o status {status}, sem um arquivo.</translation>
    </message>
    <message>
        <source>The site did not let the program in, so nothing is known of the page.</source>
        <translation>O site não deixou o programa entrar, por isso nada se sabe da página.</translation>
    </message>
    <message>
        <source>The site has an error of its own ({status}). Try again later.</source>
        <translation>O site tem um erro próprio ({status}). Tente de novo mais tarde.</translation>
    </message>
    <message>
        <source>The site redirects too often.</source>
        <translation>O site redireciona vezes demais.</translation>
    </message>
    <message>
        <source>The site refuses access to it (403).</source>
        <translation>O site recusa o acesso a ela (403).</translation>
    </message>
    <message>
        <source>The site requires a login (401).</source>
        <translation>O site exige login (401).</translation>
    </message>
    <message>
        <source>The site was asked too often (429). Try again later.</source>
        <translation>O site recebeu solicitações demais (429). Tente de novo mais tarde.</translation>
    </message>
    <message>
        <source>The site&apos;s own {inner} stands in it a second time: two URLs were joined. Keep one of them.</source>
        <translation>O {inner} do próprio site aparece nela uma segunda vez: duas URLs foram unidas. Mantenha uma delas.</translation>
    </message>
    <message>
        <source>The sitemap is published on {published}, but this URL is on {host}.{hint}</source>
        <translation>O sitemap está publicado em {published}, mas esta URL está em {host}.{hint}</translation>
    </message>
    <message>
        <source>The sitemap is published with {published}, but this URL begins with {scheme}.</source>
        <translation>O sitemap está publicado com {published}, mas esta URL começa com {scheme}.</translation>
    </message>
    <message>
        <source>The sitemap lists it and it is there, but no page links to it.</source>
        <translation>O sitemap a lista e ela existe, mas nenhuma página tem link para ela.</translation>
    </message>
    <message>
        <source>The sitemap lists it, and it is not there: {reason}</source>
        <translation>O sitemap a lista, e ela não existe: {reason}</translation>
    </message>
    <message>
        <source>The sitemap lists it, and it is not to be indexed: {reason}</source>
        <translation>O sitemap a lista, e ela não deve ser indexada: {reason}</translation>
    </message>
    <message>
        <source>The sitemap&apos;s elements have no namespace. It must be http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>Os elementos do sitemap não têm namespace. Ele precisa ser http://www.sitemaps.org/schemas/sitemap/0.9.</translation>
    </message>
    <message>
        <source>The sitemap&apos;s own elements have the prefix {prefix}. They do not need one.</source>
        <translation>Os próprios elementos do sitemap têm o prefixo {prefix}. Eles não precisam dele.</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be read because a process for it could not be started: {detail}. Close other programs and try again.</source>
        <translation>A planilha não pode ser lida porque não foi possível iniciar um processo para isso: {detail}. Feche outros programas e tente de novo.</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be read: it is damaged or needs too much memory. Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>A planilha não pode ser lida: está danificada ou exige memória demais. Abra-a em um programa de planilhas e salve-a de novo, ou salve-a como CSV.</translation>
    </message>
    <message>
        <source>The spreadsheet could not be read within {detail} seconds: it is damaged or far too large. Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>A planilha não pôde ser lida em {detail} segundos: está danificada ou é grande demais. Abra-a em um programa de planilhas e salve-a de novo, ou salve-a como CSV.</translation>
    </message>
    <message>
        <source>The spreadsheet decompresses to more than {detail} bytes.</source>
        <translation>A planilha descompactada tem mais de {detail} bytes.</translation>
    </message>
    <message>
        <source>The spreadsheet is damaged: its content is not well-formed XML (line {detail}). Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>A planilha está danificada: o conteúdo não é XML bem formado (linha {detail}). Abra-a em um programa de planilhas e salve-a de novo, ou salve-a como CSV.</translation>
    </message>
    <message>
        <source>The step does nothing. List its operations as “do”.</source>
        <translation>A etapa não faz nada. Liste as operações dela em “do”.</translation>
    </message>
    <message>
        <source>The style sheet {path} was written. Publish it next to the sitemap.</source>
        <translation>A folha de estilo {path} foi gravada. Publique-a ao lado do sitemap.</translation>
    </message>
    <message>
        <source>The table cannot be read: {detail}.</source>
        <translation>A tabela não pode ser lida: {detail}.</translation>
    </message>
    <message>
        <source>The text {detail} is outside any element. Remove it, or move it where it belongs.</source>
        <translation>O texto {detail} está fora de qualquer elemento. Remova-o ou mova-o para o lugar certo.</translation>
    </message>
    <message>
        <source>The time has no seconds. Add :00.</source>
        <translation>A hora não tem segundos. Adicione :00.</translation>
    </message>
    <message>
        <source>The time the file was made</source>
        <translation>Momento em que o arquivo foi gerado</translation>
    </message>
    <message>
        <source>The title has {count:,} characters; the schema allows 100.</source>
        <translation>O título tem {count:,} caracteres; o schema permite 100.</translation>
    </message>
    <message>
        <source>The value contains the invisible character {character}. Remove it.</source>
        <translation>O valor contém o caractere invisível {character}. Remova-o.</translation>
    </message>
    <message>
        <source>The value of {name} holds a line break or another control character.</source>
        <translation>O valor de {name} contém uma quebra de linha ou outro caractere de controle.</translation>
    </message>
    <message>
        <source>The versions contradict each other. Decide in Languages (Rows menu).</source>
        <translation>As versões se contradizem. Decida em Idiomas (menu Linhas).</translation>
    </message>
    <message>
        <source>The video expired on {value}.</source>
        <translation>O vídeo expirou em {value}.</translation>
    </message>
    <message>
        <source>The video has neither content_loc nor player_loc. Add one of them.</source>
        <translation>O vídeo não tem content_loc nem player_loc. Adicione um deles.</translation>
    </message>
    <message>
        <source>The window needs system libraries that are not installed here:
  {files}
On Debian and Ubuntu, install them with:
  sudo apt-get install {packages}
Elsewhere, install the packages that hold these files.</source>
        <translation>A janela precisa de bibliotecas do sistema que não estão instaladas aqui:
  {files}
No Debian e no Ubuntu, instale-as com:
  sudo apt-get install {packages}
Em outros sistemas, instale os pacotes que contêm esses arquivos.</translation>
    </message>
    <message>
        <source>The wrong byte order mark was removed.</source>
        <translation>A marca de ordem de byte errada foi removida.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There are blank lines in the list. They can be removed.</source>
        <translation>Há linhas em branco na lista. Elas podem ser removidas.</translation>
    </message>
    <message>
        <source>There are no preferences in this file.</source>
        <translation>Não há preferências neste arquivo.</translation>
    </message>
    <message>
        <source>There are {count:,} indexes; Search Console accepts up to 500 per site. Use fewer, larger ones.</source>
        <translation>Há {count:,} índices; o Search Console aceita até 500 por site. Use menos índices, maiores.</translation>
    </message>
    <message>
        <source>There is a loc directly in the root. Each URL needs an entry of its own around it.</source>
        <translation>Há um loc diretamente na raiz. Cada URL precisa de uma entrada própria em torno dela.</translation>
    </message>
    <message>
        <source>There is a password for {site}, but no user.</source>
        <translation>Há uma senha para {site}, mas nenhum usuário.</translation>
    </message>
    <message>
        <source>There is a second root element, {name}, inside the root. Its entries belong in the root itself.</source>
        <translation>Há um segundo elemento raiz, {name}, dentro da raiz. As entradas dele devem ficar na própria raiz.</translation>
    </message>
    <message>
        <source>There is an element inside {field}, which may only contain text.</source>
        <translation>Há um elemento dentro de {field}, que só pode conter texto.</translation>
    </message>
    <message>
        <source>There is an unescaped &amp;. Write it as &amp;amp;.</source>
        <translation>Há um “&amp;” sem escape. Escreva-o como &amp;amp;.</translation>
    </message>
    <message>
        <source>There is another file named {name} in the folder already.</source>
        <translation>Já existe outro arquivo chamado {name} na pasta.</translation>
    </message>
    <message>
        <source>There is no / between the host and the query. Add it.</source>
        <translation>Não há / entre o host e os parâmetros. Adicione-a.</translation>
    </message>
    <message>
        <source>There is no data column called {detail}. Join a table first.</source>
        <translation>Não há coluna de dados chamada {detail}. Una uma tabela primeiro.</translation>
    </message>
    <message>
        <source>There is no data column called {heading}. Name its table with --data.</source>
        <translation>Não há coluna de dados chamada {heading}. Indique a tabela dela com --data.</translation>
    </message>
    <message>
        <source>There is no day {found} in {month}.</source>
        <translation>Não existe o dia {found} em {month}.</translation>
    </message>
    <message>
        <source>There is no display to open a window on</source>
        <translation>Não há uma tela em que abrir uma janela</translation>
    </message>
    <message>
        <source>There is no folder {detail}.</source>
        <translation>Não existe a pasta {detail}.</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>A pasta {folder} não existe.</translation>
    </message>
    <message>
        <source>There is no hour {found}.</source>
        <translation>Não existe a hora {found}.</translation>
    </message>
    <message>
        <source>There is no minute {found}.</source>
        <translation>Não existe o minuto {found}.</translation>
    </message>
    <message>
        <source>There is no month {found}.</source>
        <translation>Não existe o mês {found}.</translation>
    </message>
    <message>
        <source>There is no offset {found}.</source>
        <translation>Não existe a diferença de fuso {found}.</translation>
    </message>
    <message>
        <source>There is no open bracket to close here. Put text with brackets in quotes.</source>
        <translation>Não há parêntese aberto para fechar aqui. Coloque texto com parênteses entre aspas.</translation>
    </message>
    <message>
        <source>There is no operation “{detail}”.</source>
        <translation>Não existe a operação “{detail}”.</translation>
    </message>
    <message>
        <source>There is no option called {detail}.</source>
        <translation>Não há opção chamada {detail}.</translation>
    </message>
    <message>
        <source>There is no rule “{detail}”.</source>
        <translation>Não existe a regra “{detail}”.</translation>
    </message>
    <message>
        <source>There is no second {found}.</source>
        <translation>Não existe o segundo {found}.</translation>
    </message>
    <message>
        <source>There is no sitemap in it that could be changed.</source>
        <translation>Não há nela nenhum sitemap que possa ser alterado.</translation>
    </message>
    <message>
        <source>There is no such file (404).</source>
        <translation>Esse arquivo não existe (404).</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>Essa página não existe.</translation>
    </message>
    <message>
        <source>There is no such rule.</source>
        <translation>Essa regra não existe.</translation>
    </message>
    <message>
        <source>There is no such rule. Did you mean {detail}?</source>
        <translation>Essa regra não existe. Você quis dizer {detail}?</translation>
    </message>
    <message>
        <source>There is no such term. Did you mean {detail}? To search for text, put it in quotes.</source>
        <translation>Esse termo não existe. Você quis dizer {detail}? Para pesquisar texto, coloque-o entre aspas.</translation>
    </message>
    <message>
        <source>There is no such term. To search for text, put it in quotes.</source>
        <translation>Esse termo não existe. Para pesquisar texto, coloque-o entre aspas.</translation>
    </message>
    <message>
        <source>There is no such word. Did you mean {detail}?</source>
        <translation>Essa palavra não existe. Você quis dizer {detail}?</translation>
    </message>
    <message>
        <source>There is no year {found}.</source>
        <translation>Não existe o ano {found}.</translation>
    </message>
    <message>
        <source>There is nothing between these brackets.</source>
        <translation>Não há nada entre estes parênteses.</translation>
    </message>
    <message>
        <source>There is nothing between these quotes.</source>
        <translation>Não há nada entre estas aspas.</translation>
    </message>
    <message>
        <source>There is something before the XML. Remove it so that the file starts with its first tag.</source>
        <translation>Há algo antes do XML. Remova-o para que o arquivo comece com a primeira tag.</translation>
    </message>
    <message>
        <source>There is white space before or after the URL. Remove it.</source>
        <translation>Há espaço em branco antes ou depois da URL. Remova-o.</translation>
    </message>
    <message>
        <source>There is white space before or after the value. Remove it.</source>
        <translation>Há espaço em branco antes ou depois do valor. Remova-o.</translation>
    </message>
    <message>
        <source>There is white space inside the URL. {advice}</source>
        <translation>Há espaço em branco dentro da URL. {advice}</translation>
    </message>
    <message>
        <source>There were no web pages before 1991. Correct or remove the date.</source>
        <translation>Não existiam páginas da Web antes de 1991. Corrija ou remova a data.</translation>
    </message>
    <message numerus="yes">
        <source>There will be %Ln errors to fix.</source>
        <translation>
            <numerusform>Haverá %Ln erro a corrigir.</numerusform>
            <numerusform>Haverá %Ln erros a corrigir.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the operations of *Edit &gt; Edit values…*, of recipes, and of {command} on the command line. A recipe names them by their ids.</source>
        <translation>Estas são as operações de *Editar &gt; Editar valores…*, das receitas e de {command} na linha de comando. Uma receita as indica pelos ids.</translation>
    </message>
    <message>
        <source>These of its sitemaps are not beside it: {names}</source>
        <translation>Estes sitemaps dele não estão ao lado: {names}</translation>
    </message>
    <message>
        <source>These quotes are never closed.</source>
        <translation>Estas aspas nunca são fechadas.</translation>
    </message>
    <message>
        <source>They are harmless, but some tools read them as empty URLs.</source>
        <translation>São inofensivas, mas algumas ferramentas as leem como URLs vazias.</translation>
    </message>
    <message>
        <source>They are in a different order.</source>
        <translation>Elas estão em outra ordem.</translation>
    </message>
    <message>
        <source>They are offered at the next start if the program closes unexpectedly.</source>
        <translation>São oferecidas na próxima inicialização se o programa fechar inesperadamente.</translation>
    </message>
    <message>
        <source>They do no harm, but keeping them up to date is rarely worth the effort.</source>
        <translation>Não fazem mal, mas raramente vale a pena mantê-las atualizadas.</translation>
    </message>
    <message>
        <source>They do no harm. Yandex still reads the ones for images.</source>
        <translation>Não fazem mal. O Yandex ainda lê os de imagens.</translation>
    </message>
    <message>
        <source>This URL looks like a sitemap, not a page. It belongs in a sitemap index.</source>
        <translation>Esta URL parece um sitemap, não uma página. O lugar dela é em um índice de sitemaps.</translation>
    </message>
    <message>
        <source>This attribute has no meaning in a sitemap: {detail}. Remove it.</source>
        <translation>Este atributo não tem significado em um sitemap: {detail}. Remova-o.</translation>
    </message>
    <message>
        <source>This bracket is never closed.</source>
        <translation>Este parêntese nunca é fechado.</translation>
    </message>
    <message>
        <source>This document is read-only.</source>
        <translation>Este documento é somente leitura.</translation>
    </message>
    <message>
        <source>This element is not allowed here: {detail}. {advice}</source>
        <translation>Este elemento não é permitido aqui: {detail}. {advice}</translation>
    </message>
    <message>
        <source>This entry has no loc. {advice}</source>
        <translation>Esta entrada não tem loc. {advice}</translation>
    </message>
    <message>
        <source>This entry uses a custom entity declared in this file&apos;s DOCTYPE: {detail}. Write out its value instead.</source>
        <translation>Esta entrada usa uma entidade personalizada declarada no DOCTYPE deste arquivo: {detail}. Em vez dela, escreva o valor por extenso.</translation>
    </message>
    <message>
        <source>This expression takes too long to run. Simplify it.</source>
        <translation>Esta expressão demora demais para ser executada. Simplifique-a.</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Não é possível abrir este arquivo</translation>
    </message>
    <message>
        <source>This format does not tell URLs apart by their queries.</source>
        <translation>Este formato não distingue URLs pelos parâmetros.</translation>
    </message>
    <message>
        <source>This format has no ports and no user names.</source>
        <translation>Este formato não tem portas nem nomes de usuário.</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer, not the file itself. To get the file, run git lfs pull in its folder.</source>
        <translation>Este é um ponteiro do Git LFS, não o arquivo em si. Para obter o arquivo, execute git lfs pull na pasta dele.</translation>
    </message>
    <message>
        <source>This is a different kind of archive, not gzip. Unpack it and compress the sitemap with gzip.</source>
        <translation>Este é outro tipo de arquivo compactado, não gzip. Descompacte-o e compacte o sitemap com gzip.</translation>
    </message>
    <message>
        <source>This is a feed. A feed only lists what is new; a sitemap should list all pages.</source>
        <translation>Isto é um feed. Um feed só lista as novidades; um sitemap deveria listar todas as páginas.</translation>
    </message>
    <message>
        <source>This is a feed; only sitemaps can be edited. Use convert to create a sitemap from it.</source>
        <translation>Isto é um feed; só sitemaps podem ser editados. Use convert para criar um sitemap a partir dele.</translation>
    </message>
    <message>
        <source>This is a feed; only sitemaps can be repaired. Use convert to create a sitemap from it.</source>
        <translation>Isto é um feed; só sitemaps podem ser reparados. Use convert para criar um sitemap a partir dele.</translation>
    </message>
    <message>
        <source>This is an HTML page, often an error page saved instead of the sitemap. Download the file itself.{hint}</source>
        <translation>Esta é uma página HTML, muitas vezes uma página de erro salva no lugar do sitemap. Baixe o arquivo em si.{hint}</translation>
    </message>
    <message>
        <source>This is in the index. Change URLs and dates in this list; for anything else, open the index by itself.</source>
        <translation>Isto está no índice. Altere URLs e datas nesta lista; para qualquer outra coisa, abra o índice separadamente.</translation>
    </message>
    <message>
        <source>This is neither a sitemap in XML nor a list of URLs.{hint}</source>
        <translation>Isto não é um sitemap em XML nem uma lista de URLs.{hint}</translation>
    </message>
    <message>
        <source>This is neither a spreadsheet nor a text file.</source>
        <translation>Isto não é uma planilha nem um arquivo de texto.</translation>
    </message>
    <message>
        <source>This is no file with a choice of rules.</source>
        <translation>Este não é um arquivo com uma escolha de regras.</translation>
    </message>
    <message>
        <source>This is not a sitemap.</source>
        <translation>Isto não é um sitemap.</translation>
    </message>
    <message>
        <source>This is not a valid file name. Leave out slashes, quotes and similar characters.</source>
        <translation>Este não é um nome de arquivo válido. Não use barras, aspas nem caracteres semelhantes.</translation>
    </message>
    <message>
        <source>This is not valid TOML: {detail}.</source>
        <translation>Não é TOML válido: {detail}.</translation>
    </message>
    <message>
        <source>This is the URL of the index itself. Remove the entry.</source>
        <translation>Esta é a URL do próprio índice. Remova a entrada.</translation>
    </message>
    <message>
        <source>This line is not a URL that begins with http:// or https://.{hint}</source>
        <translation>Esta linha não é uma URL que comece com http:// ou https://.{hint}</translation>
    </message>
    <message>
        <source>This page does not list itself among its versions.</source>
        <translation>Esta página não se lista entre as próprias versões.</translation>
    </message>
    <message>
        <source>This page lists more than one version in this language.</source>
        <translation>Esta página lista mais de uma versão neste idioma.</translation>
    </message>
    <message>
        <source>This page lists none for all other languages (x-default).</source>
        <translation>Esta página não lista nenhuma versão para todos os outros idiomas (x-default).</translation>
    </message>
    <message>
        <source>This sitemap may only list URLs in {folder} and its subfolders. Publish it at the root of the site.</source>
        <translation>Este sitemap só pode listar URLs em {folder} e subpastas. Publique-o na raiz do site.</translation>
    </message>
    <message>
        <source>This spreadsheet cannot be read: {detail}.</source>
        <translation>Esta planilha não pode ser lida: {detail}.</translation>
    </message>
    <message>
        <source>Those in line {line:,} are inside a comment. Take them out of it.</source>
        <translation>As da linha {line:,} estão dentro de um comentário. Tire-as dele.</translation>
    </message>
    <message>
        <source>Those of the protocol, with those of one search engine, or all with our own. Errors of the file itself are always among them.</source>
        <translation>As do protocolo, com as de um mecanismo de pesquisa, ou todas com as nossas. Os erros do próprio arquivo sempre fazem parte.</translation>
    </message>
    <message>
        <source>Thumbnail URL</source>
        <translation>URL da miniatura</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time since last modified, in days, weeks, months or years</source>
        <translation>Tempo desde a última modificação, em dias, semanas, meses ou anos</translation>
    </message>
    <message>
        <source>Time without seconds</source>
        <translation>Hora sem segundos</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuso horário</translation>
    </message>
    <message>
        <source>Time zone is missing</source>
        <translation>Falta o fuso horário</translation>
    </message>
    <message>
        <source>Time zone of the last modified date, as written</source>
        <translation>Fuso horário da data da última modificação, como está escrita</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Tempo limite</translation>
    </message>
    <message>
        <source>Times without seconds</source>
        <translation>Horários sem segundos</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Title of the episode</source>
        <translation>Título do episódio</translation>
    </message>
    <message>
        <source>Title of the show</source>
        <translation>Título do programa</translation>
    </message>
    <message>
        <source>To be included in the server block of the old site.</source>
        <translation>Para incluir no bloco server do site antigo.</translation>
    </message>
    <message>
        <source>To be returned by redirects() in next.config.js, whose trailingSlash is for slashes at the end.</source>
        <translation>Para ser retornada por redirects() em next.config.js, cujo trailingSlash trata das barras finais.</translation>
    </message>
    <message>
        <source>To search engines, URLs that differ only after # are the same.</source>
        <translation>Para os mecanismos de pesquisa, URLs que só diferem depois de # são iguais.</translation>
    </message>
    <message>
        <source>Today’s date</source>
        <translation>Data de hoje</translation>
    </message>
    <message>
        <source>Too many URLs</source>
        <translation>URLs demais</translation>
    </message>
    <message>
        <source>Too many images in one entry</source>
        <translation>Imagens demais em uma entrada</translation>
    </message>
    <message>
        <source>Too many indexes</source>
        <translation>Índices demais</translation>
    </message>
    <message>
        <source>Too many news articles</source>
        <translation>Notícias demais</translation>
    </message>
    <message>
        <source>Too many sitemaps</source>
        <translation>Sitemaps demais</translation>
    </message>
    <message>
        <source>Tools that compare URLs as text treat it as a different site.</source>
        <translation>Ferramentas que comparam URLs como texto a tratam como outro site.</translation>
    </message>
    <message>
        <source>Treat the time as UTC</source>
        <translation>Tratar a hora como UTC</translation>
    </message>
    <message>
        <source>Treats upper and lower case as the same.</source>
        <translation>Trata maiúsculas e minúsculas como iguais.</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turco</translation>
    </message>
    <message>
        <source>Twi</source>
        <translation>Twi</translation>
    </message>
    <message>
        <source>Two halves were joined into their character.</source>
        <translation>Duas metades foram unidas no caractere que formam.</translation>
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
        <translation>A URL tem um fragmento</translation>
    </message>
    <message>
        <source>URL inside a URL</source>
        <translation>URL dentro de uma URL</translation>
    </message>
    <message>
        <source>URL is also listed in another file</source>
        <translation>A URL também está em outro arquivo</translation>
    </message>
    <message>
        <source>URL is empty</source>
        <translation>A URL está vazia</translation>
    </message>
    <message>
        <source>URL is incomplete</source>
        <translation>A URL está incompleta</translation>
    </message>
    <message>
        <source>URL is listed twice</source>
        <translation>A URL aparece duas vezes</translation>
    </message>
    <message>
        <source>URL is missing</source>
        <translation>Falta a URL</translation>
    </message>
    <message>
        <source>URL is not http or https</source>
        <translation>A URL não é http nem https</translation>
    </message>
    <message>
        <source>URL is not percent-encoded</source>
        <translation>A URL não está codificada por porcentagem</translation>
    </message>
    <message>
        <source>URL is shorter than the schema allows</source>
        <translation>A URL é mais curta do que o schema permite</translation>
    </message>
    <message>
        <source>URL is too long</source>
        <translation>A URL é longa demais</translation>
    </message>
    <message>
        <source>URL is too long for Yandex</source>
        <translation>A URL é longa demais para o Yandex</translation>
    </message>
    <message>
        <source>URL is too long once encoded</source>
        <translation>A URL fica longa demais depois de codificada</translation>
    </message>
    <message>
        <source>URL on another host</source>
        <translation>URL em outro host</translation>
    </message>
    <message>
        <source>URL outside the sitemap&apos;s folder</source>
        <translation>URL fora da pasta do sitemap</translation>
    </message>
    <message>
        <source>URL with another scheme</source>
        <translation>URL com outro esquema</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URLs</translation>
    </message>
    <message>
        <source>URLs and where the file is published</source>
        <translation>URLs e onde o arquivo é publicado</translation>
    </message>
    <message>
        <source>URLs are case-sensitive, so search engines see two pages. Usually one is a mistake.</source>
        <translation>As URLs diferenciam maiúsculas de minúsculas, então os mecanismos de pesquisa veem duas páginas. Em geral, uma é um erro.</translation>
    </message>
    <message>
        <source>URLs on another host than most: {count:,}.</source>
        <translation>URLs em um host diferente da maioria: {count:,}.</translation>
    </message>
    <message>
        <source>URLs on several hosts</source>
        <translation>URLs em vários hosts</translation>
    </message>
    <message>
        <source>URLs outside any entry</source>
        <translation>URLs fora de qualquer entrada</translation>
    </message>
    <message>
        <source>URLs outside any entry got entries of their own.</source>
        <translation>URLs fora de qualquer entrada ganharam entradas próprias.</translation>
    </message>
    <message>
        <source>URLs that begin with http, while others have https: {count:,}.</source>
        <translation>URLs que começam com http, enquanto outras têm https: {count:,}.</translation>
    </message>
    <message>
        <source>URLs that seem to go on without end were not asked for, such as {url}.</source>
        <translation>URLs que parecem continuar sem fim não foram consultadas, como {url}.</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>UTC, and local for “Now”</source>
        <translation>UTC, e local para “Agora”</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Unescape the text once</source>
        <translation>Desfazer o escape do texto uma vez</translation>
    </message>
    <message>
        <source>Unescaped &amp;</source>
        <translation>&amp; sem escape</translation>
    </message>
    <message>
        <source>Unexpected attribute</source>
        <translation>Atributo inesperado</translation>
    </message>
    <message>
        <source>Unknown country in a language code</source>
        <translation>País desconhecido em um código de idioma</translation>
    </message>
    <message>
        <source>Unknown element</source>
        <translation>Elemento desconhecido</translation>
    </message>
    <message>
        <source>Unknown element in an extension</source>
        <translation>Elemento desconhecido em uma extensão</translation>
    </message>
    <message>
        <source>Unknown entity</source>
        <translation>Entidade desconhecida</translation>
    </message>
    <message>
        <source>Unknown extension</source>
        <translation>Extensão desconhecida</translation>
    </message>
    <message>
        <source>Unknown frequency</source>
        <translation>Frequência desconhecida</translation>
    </message>
    <message>
        <source>Unknown language</source>
        <translation>Idioma desconhecido</translation>
    </message>
    <message>
        <source>Unknown script in a language code</source>
        <translation>Sistema de escrita desconhecido em um código de idioma</translation>
    </message>
    <message>
        <source>Unless you choose, a column is shown if the file has values for it.</source>
        <translation>Se você não escolher, uma coluna aparece quando o arquivo tem valores para ela.</translation>
    </message>
    <message>
        <source>Unnecessary port</source>
        <translation>Porta desnecessária</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Inacessível</translation>
    </message>
    <message>
        <source>Unreachable page</source>
        <translation>Página inacessível</translation>
    </message>
    <message>
        <source>Unreadable characters were replaced with �. Read the file in another encoding.</source>
        <translation>Os caracteres ilegíveis foram substituídos por �. Leia o arquivo em outra codificação.</translation>
    </message>
    <message>
        <source>Unresolved merge conflict</source>
        <translation>Conflito de mesclagem não resolvido</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved changes to %Ln documents were found.</source>
        <translation>
            <numerusform>Foram encontradas alterações não salvas em %Ln documento.</numerusform>
            <numerusform>Foram encontradas alterações não salvas em %Ln documentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unusual priority format</source>
        <translation>Formato de prioridade incomum</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>Não confirmada</translation>
    </message>
    <message>
        <source>Unverified page</source>
        <translation>Página não confirmada</translation>
    </message>
    <message numerus="yes">
        <source>Update %Ln rows from a table</source>
        <translation>
            <numerusform>Atualizar %Ln linha com uma tabela</numerusform>
            <numerusform>Atualizar %Ln linhas com uma tabela</numerusform>
        </translation>
    </message>
    <message>
        <source>Update dates in the &amp;index…</source>
        <translation>Atuali&amp;zar datas no índice…</translation>
    </message>
    <message>
        <source>Update from a ta&amp;ble…</source>
        <translation>&amp;Atualizar com uma tabela…</translation>
    </message>
    <message>
        <source>Update values by URL from a CSV file or spreadsheet</source>
        <translation>Atualizar valores por URL a partir de um arquivo CSV ou de uma planilha</translation>
    </message>
    <message>
        <source>Uploader</source>
        <translation>Autor do envio</translation>
    </message>
    <message>
        <source>Uploader page</source>
        <translation>Página do autor do envio</translation>
    </message>
    <message>
        <source>Use --allow-private if it may be asked.</source>
        <translation>Use --allow-private se ele puder ser consultado.</translation>
    </message>
    <message>
        <source>Use 0.0 or 1.0, whichever is nearer</source>
        <translation>Usar 0.0 ou 1.0, o que estiver mais próximo</translation>
    </message>
    <message>
        <source>Use Export to split a list of pages into several files with an index.</source>
        <translation>Use Exportar para dividir uma lista de páginas em vários arquivos com um índice.</translation>
    </message>
    <message>
        <source>Use a CSS style sheet (saving writes sitemap.css next to the file)</source>
        <translation>Usar uma folha de estilo CSS (ao salvar, sitemap.css é gravado ao lado do arquivo)</translation>
    </message>
    <message>
        <source>Use a decimal point</source>
        <translation>Usar ponto decimal</translation>
    </message>
    <message>
        <source>Use a separate file for each host.</source>
        <translation>Use um arquivo separado para cada host.</translation>
    </message>
    <message>
        <source>Use a single slash</source>
        <translation>Usar uma única barra</translation>
    </message>
    <message>
        <source>Use only the language code</source>
        <translation>Usar só o código do idioma</translation>
    </message>
    <message>
        <source>Use the W3C date format</source>
        <translation>Usar o formato de data W3C</translation>
    </message>
    <message>
        <source>Use the address of the link</source>
        <translation>Usar o endereço do link</translation>
    </message>
    <message>
        <source>Use the bare URL as loc</source>
        <translation>Usar a URL simples como loc</translation>
    </message>
    <message>
        <source>Use the canonical URL</source>
        <translation>Usar a URL canônica</translation>
    </message>
    <message>
        <source>Use the canonical URL, and remove what is listed there already</source>
        <translation>Usar a URL canônica e remover o que já está listado lá</translation>
    </message>
    <message>
        <source>Use the file&apos;s own scheme</source>
        <translation>Usar o esquema do próprio arquivo</translation>
    </message>
    <message>
        <source>Use the file&apos;s own scheme and host</source>
        <translation>Usar o esquema e o host do próprio arquivo</translation>
    </message>
    <message>
        <source>Use the index&apos;s scheme and host</source>
        <translation>Usar o esquema e o host do índice</translation>
    </message>
    <message>
        <source>Use the last day of the month</source>
        <translation>Usar o último dia do mês</translation>
    </message>
    <message>
        <source>Use the namespace of the extension</source>
        <translation>Usar o namespace da extensão</translation>
    </message>
    <message>
        <source>Use the nearest frequency</source>
        <translation>Usar a frequência mais próxima</translation>
    </message>
    <message>
        <source>Use the page&apos;s Last-Modified date</source>
        <translation>Usar a data Last-Modified da página</translation>
    </message>
    <message>
        <source>Use the page&apos;s language links</source>
        <translation>Usar os links de idioma da página</translation>
    </message>
    <message>
        <source>Use the redirect&apos;s target</source>
        <translation>Usar o destino do redirecionamento</translation>
    </message>
    <message>
        <source>Use the redirect&apos;s target, and remove what is listed there already</source>
        <translation>Usar o destino do redirecionamento e remover o que já está listado lá</translation>
    </message>
    <message>
        <source>Use the right names</source>
        <translation>Usar os nomes corretos</translation>
    </message>
    <message>
        <source>Use the scheme most URLs have</source>
        <translation>Usar o esquema que a maioria das URLs tem</translation>
    </message>
    <message>
        <source>Use the site&apos;s own scheme and host</source>
        <translation>Usar o esquema e o host do próprio site</translation>
    </message>
    <message>
        <source>Use the sitemap namespace</source>
        <translation>Usar o namespace de sitemap</translation>
    </message>
    <message>
        <source>Use the usual format</source>
        <translation>Usar o formato habitual</translation>
    </message>
    <message>
        <source>Use www, or not, as most URLs do</source>
        <translation>Usar www, ou não, como a maioria das URLs</translation>
    </message>
    <message>
        <source>Use www, or not, as the file&apos;s own URL does</source>
        <translation>Usar www, ou não, como a URL do próprio arquivo</translation>
    </message>
    <message>
        <source>Use www, or not, as the index does</source>
        <translation>Usar www, ou não, como o índice</translation>
    </message>
    <message>
        <source>Use, rename or delete saved filters</source>
        <translation>Usar, renomear ou excluir filtros salvos</translation>
    </message>
    <message>
        <source>User agent</source>
        <translation>User agent</translation>
    </message>
    <message>
        <source>User name in the URL</source>
        <translation>Nome de usuário na URL</translation>
    </message>
    <message>
        <source>Uses the Last-Modified header that each page sent when its URL was last checked.</source>
        <translation>Usa o cabeçalho Last-Modified que cada página enviou na última verificação da URL.</translation>
    </message>
    <message>
        <source>Uses the modification time of each URL&apos;s file in a local copy of the site.</source>
        <translation>Usa a data de modificação do arquivo de cada URL em uma cópia local do site.</translation>
    </message>
    <message>
        <source>Uses the time of the last commit to each URL&apos;s file in a local copy of the site. Files that were changed since are left alone.</source>
        <translation>Usa a data do último commit do arquivo de cada URL em uma cópia local do site. Arquivos alterados depois disso ficam como estão.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Usually both are the same page. List the one the site links to.</source>
        <translation>Em geral, as duas são a mesma página. Liste a que o site usa nos links.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Value of a column that a table brought along; put headings with spaces in quotes</source>
        <translation>Valor de uma coluna trazida por uma tabela; coloque cabeçalhos com espaços entre aspas</translation>
    </message>
    <message>
        <source>Values that a spreadsheet would read as formulas get a leading apostrophe. Update from a table removes it again.</source>
        <translation>Valores que uma planilha leria como fórmulas recebem um apóstrofo no início. Atualizar com uma tabela o remove.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
    <message>
        <source>Video has expired</source>
        <translation>O vídeo expirou</translation>
    </message>
    <message>
        <source>Video location is the page itself</source>
        <translation>A localização do vídeo é a própria página</translation>
    </message>
    <message>
        <source>Video title is long</source>
        <translation>O título do vídeo é longo</translation>
    </message>
    <message>
        <source>Video without a location</source>
        <translation>Vídeo sem localização</translation>
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
        <translation>Visualizações</translation>
    </message>
    <message>
        <source>W&amp;hat was repaired…</source>
        <translation>O &amp;que foi reparado…</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Was asked for on the live site</source>
        <translation>Foi consultada no site no ar</translation>
    </message>
    <message>
        <source>Web page instead of a sitemap</source>
        <translation>Página da Web em vez de um sitemap</translation>
    </message>
    <message>
        <source>Weekly below</source>
        <translation>Semanal abaixo de</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Europa Ocidental</translation>
    </message>
    <message>
        <source>What URLs start with.</source>
        <translation>Como as URLs começam.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>O que muda</translation>
    </message>
    <message>
        <source>What earlier audits found cannot be read and was set aside as {name}.</source>
        <translation>O que as verificações anteriores encontraram não pode ser lido e foi posto de lado como {name}.</translation>
    </message>
    <message>
        <source>What error, warning, advice, note, save and export mean</source>
        <translation>O que significam erro, aviso, recomendação, observação, salvar e exportar</translation>
    </message>
    <message>
        <source>What follows the # never reaches the server.</source>
        <translation>O que vem depois do # nunca chega ao servidor.</translation>
    </message>
    <message>
        <source>What is found cannot be kept, and is lost once the program ends: {cause}.</source>
        <translation>O que for encontrado não pode ser guardado e se perde quando o programa terminar: {cause}.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>O que está errado</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>O que faz</translation>
    </message>
    <message>
        <source>What replaces it, such as /.</source>
        <translation>O que o substitui, como /.</translation>
    </message>
    <message>
        <source>What stood between the entries was removed.</source>
        <translation>O que estava entre as entradas foi removido.</translation>
    </message>
    <message>
        <source>What the answer of the page means for its entry</source>
        <translation>O que a resposta da página significa para a entrada</translation>
    </message>
    <message>
        <source>What the entry contains</source>
        <translation>O que a entrada contém</translation>
    </message>
    <message>
        <source>What these pages answer is not known. Check their URLs first.</source>
        <translation>Não se sabe o que estas páginas respondem. Verifique primeiro as URLs delas.</translation>
    </message>
    <message>
        <source>What these words mean</source>
        <translation>O que estas palavras significam</translation>
    </message>
    <message>
        <source>What to multiply each priority by.</source>
        <translation>Por quanto multiplicar cada prioridade.</translation>
    </message>
    <message>
        <source>What you can type in the filter, with examples</source>
        <translation>O que você pode digitar no filtro, com exemplos</translation>
    </message>
    <message>
        <source>When last checked, the page itself linked to a different version.</source>
        <translation>Na última verificação, a própria página tinha um link para uma versão diferente.</translation>
    </message>
    <message>
        <source>When the content of the page last changed (lastmod), not when the sitemap was written.</source>
        <translation>Quando o conteúdo da página mudou pela última vez (lastmod), não quando o sitemap foi gravado.</translation>
    </message>
    <message>
        <source>When the page last changed, by its own account</source>
        <translation>Quando a página mudou pela última vez, segundo ela mesma</translation>
    </message>
    <message>
        <source>Where crawlers find the file. It decides which URLs the file may list: those on the same host, in its folder and subfolders.</source>
        <translation>Onde os rastreadores encontram o arquivo. Decide quais URLs o arquivo pode listar: as do mesmo host, na pasta dele e nas subpastas.</translation>
    </message>
    <message>
        <source>Whether the URL may be indexed: yes, or the verdicts for which not</source>
        <translation>Se a URL pode ser indexada: yes (sim), ou os vereditos que o impedem</translation>
    </message>
    <message>
        <source>Whether the highest (newest, most frequent) value ranks first.</source>
        <translation>Se o valor maior (mais recente, mais frequente) fica em primeiro.</translation>
    </message>
    <message>
        <source>Whether the highest or the lowest number gets the highest priority.</source>
        <translation>Se a maior prioridade vai para o maior ou para o menor número.</translation>
    </message>
    <message>
        <source>Whether the page is there could not be found out; it may well be.</source>
        <translation>Não foi possível descobrir se a página existe; é bem possível que sim.</translation>
    </message>
    <message>
        <source>Which of them a search engine would use is unknown.</source>
        <translation>Não se sabe qual deles um mecanismo de pesquisa usaria.</translation>
    </message>
    <message>
        <source>Which value</source>
        <translation>Qual valor</translation>
    </message>
    <message>
        <source>White space ends a URL, so the rest of it is lost.</source>
        <translation>Um espaço em branco encerra a URL, e o resto se perde.</translation>
    </message>
    <message>
        <source>White space is neither a language code nor x-default.</source>
        <translation>Espaço em branco não é um código de idioma nem x-default.</translation>
    </message>
    <message>
        <source>With fewer dates than this, nothing is removed.</source>
        <translation>Com menos datas do que isto, nada é removido.</translation>
    </message>
    <message>
        <source>With their rows, filters and sorting.</source>
        <translation>Com as linhas, os filtros e a classificação.</translation>
    </message>
    <message>
        <source>With two pages for one language, Google cannot tell which is right.</source>
        <translation>Com duas páginas para um idioma, o Google não sabe qual é a certa.</translation>
    </message>
    <message>
        <source>Withdrawn extension</source>
        <translation>Extensão descontinuada</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Sem data</translation>
    </message>
    <message>
        <source>Without a time zone the time is ambiguous, and Google reports the date as invalid.</source>
        <translation>Sem fuso horário, a hora é ambígua, e o Google informa a data como inválida.</translation>
    </message>
    <message>
        <source>Without the declaration, the extension has no meaning and strict parsers reject the file.</source>
        <translation>Sem a declaração, a extensão não tem significado e os analisadores rigorosos rejeitam o arquivo.</translation>
    </message>
    <message>
        <source>Without the namespace, they are not sitemap elements, and Google reports the file.</source>
        <translation>Sem o namespace, não são elementos de sitemap, e o Google informa o arquivo como erro.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palavra</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palavras</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Mais grave</translation>
    </message>
    <message>
        <source>Worth knowing about the whole file. Nothing is wrong, and no row is marked.</source>
        <translation>Bom saber sobre o arquivo inteiro. Nada está errado, e nenhuma linha é marcada.</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escrever</translation>
    </message>
    <message>
        <source>Write % as %25</source>
        <translation>Escrever % como %25</translation>
    </message>
    <message>
        <source>Write %25 for a percent sign.</source>
        <translation>Escreva %25 para um sinal de porcentagem.</translation>
    </message>
    <message>
        <source>Write /, or percent-encode it.</source>
        <translation>Escreva / ou use a codificação por porcentagem.</translation>
    </message>
    <message>
        <source>Write 24:00 as the next day</source>
        <translation>Escrever 24:00 como o dia seguinte</translation>
    </message>
    <message>
        <source>Write a clean sitemap ({sitemaps}) or all entries as a table ({tables}), depending on the name of OUT; with --split, several sitemaps.</source>
        <translation>Grava um sitemap limpo ({sitemaps}) ou todas as entradas como tabela ({tables}), conforme o nome de OUT; com --split, vários sitemaps.</translation>
    </message>
    <message>
        <source>Write a clean, checked copy to upload to your site, split if it is too large; this file stays as it is</source>
        <translation>Gravar uma cópia limpa e verificada para enviar ao seu site, dividida se for grande demais; este arquivo fica como está</translation>
    </message>
    <message>
        <source>Write a copy somewhere else and keep working on this file</source>
        <translation>Gravar uma cópia em outro lugar e continuar trabalhando neste arquivo</translation>
    </message>
    <message>
        <source>Write a space as %20.</source>
        <translation>Escreva um espaço como %20.</translation>
    </message>
    <message>
        <source>Write each header as its name, a colon and its value: {line}</source>
        <translation>Escreva cada cabeçalho como nome, dois-pontos e valor: {line}</translation>
    </message>
    <message>
        <source>Write it in UTF-8: {meant}.</source>
        <translation>Escreva em UTF-8: {meant}.</translation>
    </message>
    <message>
        <source>Write out the entities and remove the DOCTYPE</source>
        <translation>Escrever as entidades por extenso e remover o DOCTYPE</translation>
    </message>
    <message>
        <source>Write out the entity</source>
        <translation>Escrever a entidade por extenso</translation>
    </message>
    <message>
        <source>Write rel=&quot;alternate&quot;</source>
        <translation>Escrever rel=&quot;alternate&quot;</translation>
    </message>
    <message>
        <source>Write spaces as %20</source>
        <translation>Escrever espaços como %20</translation>
    </message>
    <message>
        <source>Write the character itself</source>
        <translation>Escrever o próprio caractere</translation>
    </message>
    <message>
        <source>Write the characters that were meant</source>
        <translation>Escrever os caracteres pretendidos</translation>
    </message>
    <message>
        <source>Write the code in use today</source>
        <translation>Escrever o código em uso hoje</translation>
    </message>
    <message>
        <source>Write the file in UTF-8</source>
        <translation>Gravar o arquivo em UTF-8</translation>
    </message>
    <message>
        <source>Write the host in ASCII (xn--)</source>
        <translation>Escrever o host em ASCII (xn--)</translation>
    </message>
    <message>
        <source>Write the rows to a CSV file or spreadsheet</source>
        <translation>Gravar as linhas em um arquivo CSV ou em uma planilha</translation>
    </message>
    <message>
        <source>Write this like {detail}</source>
        <translation>Escreva isto assim: {detail}</translation>
    </message>
    <message>
        <source>Write this without spaces: {detail}</source>
        <translation>Escreva isto sem espaços: {detail}</translation>
    </message>
    <message>
        <source>Write xmlns:{prefix}, not xlmns:{prefix}.</source>
        <translation>Escreva xmlns:{prefix}, não xlmns:{prefix}.</translation>
    </message>
    <message>
        <source>Write your changes back to this file and leave everything else in it untouched</source>
        <translation>Gravar suas alterações neste arquivo e deixar todo o resto intacto</translation>
    </message>
    <message>
        <source>Writes a clean new copy to upload to your site, checked and split if you like. The file you are editing stays as it is.</source>
        <translation>Grava uma cópia nova e limpa para enviar ao seu site, verificada e, se você quiser, dividida. O arquivo que você está editando fica como está.</translation>
    </message>
    <message>
        <source>Writes your changes back to the file and leaves everything else in it untouched. Always possible, whatever the findings.</source>
        <translation>Grava suas alterações no arquivo e deixa todo o resto intacto. Sempre possível, sejam quais forem as ocorrências.</translation>
    </message>
    <message>
        <source>Writing files</source>
        <translation>Gravação de arquivos</translation>
    </message>
    <message>
        <source>Wrong extension namespace</source>
        <translation>Namespace de extensão errado</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>XML allows a file without it, but some tools look for the declaration.</source>
        <translation>O XML permite um arquivo sem ela, mas algumas ferramentas procuram a declaração.</translation>
    </message>
    <message>
        <source>XML allows it, but some simple tools stumble over it.</source>
        <translation>O XML permite, mas algumas ferramentas simples tropeçam nela.</translation>
    </message>
    <message>
        <source>XML allows nothing before the declaration, not even a blank line. Many scripts print one by accident.</source>
        <translation>O XML não permite nada antes da declaração, nem mesmo uma linha em branco. Muitos scripts imprimem uma por engano.</translation>
    </message>
    <message>
        <source>XML declaration is missing</source>
        <translation>Falta a declaração XML</translation>
    </message>
    <message>
        <source>XML does not allow the character {character} in any form. {advice}</source>
        <translation>O XML não permite o caractere {character} de forma alguma. {advice}</translation>
    </message>
    <message>
        <source>XML does not allow the character {detail}.</source>
        <translation>O XML não permite o caractere {detail}.</translation>
    </message>
    <message>
        <source>XML does not define &amp;{name};. Write the character itself.</source>
        <translation>O XML não define &amp;{name};. Escreva o próprio caractere.</translation>
    </message>
    <message>
        <source>XML in a file named as text</source>
        <translation>XML em um arquivo com nome de texto</translation>
    </message>
    <message>
        <source>XML is broken</source>
        <translation>O XML está quebrado</translation>
    </message>
    <message>
        <source>XML only defines &amp;amp;, &amp;lt;, &amp;gt;, &amp;quot; and &amp;apos;. Other HTML entities break the file.</source>
        <translation>O XML só define &amp;amp;, &amp;lt;, &amp;gt;, &amp;quot; e &amp;apos;. Outras entidades HTML quebram o arquivo.</translation>
    </message>
    <message>
        <source>XML version is not 1.0</source>
        <translation>A versão do XML não é 1.0</translation>
    </message>
    <message>
        <source>XML, gzipped</source>
        <translation>XML, com gzip</translation>
    </message>
    <message>
        <source>XSLT style sheet</source>
        <translation>Folha de estilo XSLT</translation>
    </message>
    <message>
        <source>Yandex does not accept feeds as sitemaps.</source>
        <translation>O Yandex não aceita feeds como sitemaps.</translation>
    </message>
    <message>
        <source>Yandex does not read feeds</source>
        <translation>O Yandex não lê feeds</translation>
    </message>
    <message>
        <source>Yandex no longer reads them from sitemaps, and Bing does not mention them.</source>
        <translation>O Yandex não os lê mais em sitemaps, e o Bing não os menciona.</translation>
    </message>
    <message>
        <source>Yandex reports a longer value as an error.</source>
        <translation>O Yandex informa um valor mais longo como erro.</translation>
    </message>
    <message>
        <source>Yandex reports longer URLs as an error.</source>
        <translation>O Yandex informa URLs mais longas como erro.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message numerus="yes">
        <source>You and the other program both changed %Ln values. Yours are kept unless you select theirs.</source>
        <translation>
            <numerusform>Você e o outro programa alteraram %Ln mesmo valor. O seu é mantido, a menos que você selecione o do arquivo.</numerusform>
            <numerusform>Você e o outro programa alteraram os mesmos %Ln valores. Os seus são mantidos, a menos que você selecione os do arquivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and the other program changed different things. Both changes are kept.</source>
        <translation>Você e o outro programa alteraram coisas diferentes. As duas alterações são mantidas.</translation>
    </message>
    <message>
        <source>You type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Your last action may not have been completed. Your work is still here, and your unsaved changes are kept in case of a crash.</source>
        <translation>Sua última ação pode não ter sido concluída. Seu trabalho continua aqui, e suas alterações não salvas são guardadas para o caso de uma falha.</translation>
    </message>
    <message>
        <source>Your library</source>
        <translation>Sua biblioteca</translation>
    </message>
    <message>
        <source>Z for UTC, an offset such as +02:00, or a place such as Europe/Berlin.</source>
        <translation>Z para UTC, uma diferença como +02:00 ou um lugar como Europe/Berlin.</translation>
    </message>
    <message>
        <source>Zhuang</source>
        <translation>Zhuang</translation>
    </message>
    <message>
        <source>Zone of new times</source>
        <translation>Fuso das novas horas</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>&amp;Reduzir</translation>
    </message>
    <message>
        <source>`coverage --add` adds the missing pages, `coverage --remove` removes the URLs that are not there.</source>
        <translation>`coverage --add` adiciona as páginas que faltam, `coverage --remove` remove as URLs inexistentes.</translation>
    </message>
    <message>
        <source>`fix --rule {id}` fixes it in the safest way; the window shows the others.</source>
        <translation>`fix --rule {id}` corrige da maneira mais segura; a janela mostra as outras.</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>um arquivo 7z</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>um arquivo RAR</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>um arquivo ZIP</translation>
    </message>
    <message>
        <source>a comment begins here and never ends. Add the missing --&gt;.</source>
        <translation>um comentário começa aqui e nunca termina. Adicione o --&gt; que falta.</translation>
    </message>
    <message>
        <source>a file of names, passwords and headers for sites: [https://www.example.com] in a line, and below it lines such as user = me, password = secret, Cookie = a=b</source>
        <translation>um arquivo com nomes, senhas e cabeçalhos para sites: [https://www.example.com] em uma linha e, abaixo dela, linhas como user = me, password = secret, Cookie = a=b</translation>
    </message>
    <message>
        <source>a file with that name already exists</source>
        <translation>já existe um arquivo com esse nome</translation>
    </message>
    <message>
        <source>a file, a folder (also with several files), or - for standard output</source>
        <translation>um arquivo, uma pasta (também com vários arquivos) ou - para a saída padrão</translation>
    </message>
    <message>
        <source>a file, or - for standard input</source>
        <translation>um arquivo, ou - para a entrada padrão</translation>
    </message>
    <message>
        <source>a file, or one of these: {names}</source>
        <translation>um arquivo ou uma destas: {names}</translation>
    </message>
    <message>
        <source>a file, the folder of --split, or - for standard output</source>
        <translation>um arquivo, a pasta de --split ou - para a saída padrão</translation>
    </message>
    <message>
        <source>a list of URLs has one URL per line. Remove the line break.</source>
        <translation>uma lista de URLs tem uma URL por linha. Remova a quebra de linha.</translation>
    </message>
    <message>
        <source>a part between two dots has more than 63 characters</source>
        <translation>uma parte entre dois pontos tem mais de 63 caracteres</translation>
    </message>
    <message>
        <source>a part between two dots is empty</source>
        <translation>uma parte entre dois pontos está vazia</translation>
    </message>
    <message>
        <source>a prefix is declared with an empty namespace. Enter its namespace.</source>
        <translation>um prefixo está declarado com um namespace vazio. Informe o namespace dele.</translation>
    </message>
    <message>
        <source>a processing instruction begins here and never ends. Add the missing ?&gt;.</source>
        <translation>uma instrução de processamento começa aqui e nunca termina. Adicione o ?&gt; que falta.</translation>
    </message>
    <message>
        <source>a robots.txt to obey instead of the hosts&apos; own, or {off} for none: only on a site of yours</source>
        <translation>um robots.txt a obedecer em vez dos próprios hosts, ou {off} para nenhum: só em um site seu</translation>
    </message>
    <message>
        <source>a robots.txt, or its folder, for robots-blocked and is:blocked</source>
        <translation>um robots.txt ou a pasta dele, para robots-blocked e is:blocked</translation>
    </message>
    <message>
        <source>a second &lt;?xml …?&gt; begins here, as if two files had been joined. Keep one of them.</source>
        <translation>um segundo &lt;?xml …?&gt; começa aqui, como se dois arquivos tivessem sido unidos. Mantenha um deles.</translation>
    </message>
    <message>
        <source>a second root element follows the first, as if two files had been joined. Keep one of them, or move its entries into the other.</source>
        <translation>um segundo elemento raiz segue o primeiro, como se dois arquivos tivessem sido unidos. Mantenha um deles ou mova as entradas dele para o outro.</translation>
    </message>
    <message>
        <source>a sitemap</source>
        <translation>um sitemap</translation>
    </message>
    <message>
        <source>a sitemap, a folder of them, or a table</source>
        <translation>um sitemap, uma pasta com sitemaps ou uma tabela</translation>
    </message>
    <message>
        <source>a sitemap, an index with its sitemaps, or a folder of them</source>
        <translation>um sitemap, um índice com os sitemaps dele ou uma pasta com vários</translation>
    </message>
    <message>
        <source>a sitemap, or an index beside its sitemaps</source>
        <translation>um sitemap ou um índice ao lado dos sitemaps dele</translation>
    </message>
    <message>
        <source>a sitemap, or an index with its sitemaps</source>
        <translation>um sitemap, ou um índice com os sitemaps dele</translation>
    </message>
    <message>
        <source>a table about the URLs, for data:… in filters and operations by data, or an earlier version of the sitemap, for how often they change; may be repeated</source>
        <translation>uma tabela sobre as URLs, para data:… em filtros e operações por dados, ou uma versão anterior do sitemap, para a frequência com que mudam; pode ser repetido</translation>
    </message>
    <message>
        <source>a table with a column of URLs, or another sitemap; may be repeated</source>
        <translation>uma tabela com uma coluna de URLs, ou outro sitemap; pode ser repetido</translation>
    </message>
    <message>
        <source>a tag is incomplete: a &gt;, a space or a quotation mark is missing.</source>
        <translation>uma tag está incompleta: falta um &gt;, um espaço ou aspas.</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>um arquivo tar</translation>
    </message>
    <message>
        <source>a text, name or comment in it is too large to read.</source>
        <translation>um texto, nome ou comentário nele é grande demais para ser lido.</translation>
    </message>
    <message>
        <source>a value has more than {n:,} characters</source>
        <translation>um valor tem mais de {n:,} caracteres</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>inexistentes</translation>
    </message>
    <message>
        <source>according to {sources}</source>
        <translation>segundo {sources}</translation>
    </message>
    <message>
        <source>add create</source>
        <translation>adicionar criar</translation>
    </message>
    <message>
        <source>add the missing pages to the sitemap</source>
        <translation>adiciona ao sitemap as páginas que faltam</translation>
    </message>
    <message>
        <source>added</source>
        <translation>adicionada</translation>
    </message>
    <message>
        <source>again history repeat</source>
        <translation>de novo histórico repetir refazer</translation>
    </message>
    <message>
        <source>all languages</source>
        <translation>todos os idiomas</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>todas as linhas</translation>
    </message>
    <message>
        <source>also overwrite files that are write-protected or can only be written in place (several hard links, another owner, a protected folder); a crash while writing can damage them</source>
        <translation>sobrescreve também arquivos protegidos contra gravação ou que só podem ser gravados no próprio lugar (vários hard links, outro dono, pasta protegida); uma falha durante a gravação pode danificá-los</translation>
    </message>
    <message>
        <source>also set values that are errors</source>
        <translation>define também valores que são erros</translation>
    </message>
    <message>
        <source>also write a report, in the format of its ending ({endings}); may be repeated</source>
        <translation>grava também um relatório, no formato da terminação ({endings}); pode ser repetido</translation>
    </message>
    <message>
        <source>also {verdicts}</source>
        <translation>também {verdicts}</translation>
    </message>
    <message>
        <source>an attribute value is not in quotation marks. Add them.</source>
        <translation>um valor de atributo não está entre aspas. Adicione-as.</translation>
    </message>
    <message>
        <source>an element follows the end of the root element. Remove it.</source>
        <translation>há um elemento depois do fim do elemento raiz. Remova-o.</translation>
    </message>
    <message>
        <source>an element has the same attribute twice. Remove one of them.</source>
        <translation>um elemento tem o mesmo atributo duas vezes. Remova um deles.</translation>
    </message>
    <message>
        <source>an end tag has no name or closes nothing. Remove it.</source>
        <translation>uma tag de fechamento não tem nome ou não fecha nada. Remova-a.</translation>
    </message>
    <message>
        <source>an entry has more than {n:,} characters</source>
        <translation>uma entrada tem mais de {n:,} caracteres</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>and {count:,} more</source>
        <translation>e mais {count:,}</translation>
    </message>
    <message>
        <source>and {more}</source>
        <translation>e {more}</translation>
    </message>
    <message>
        <source>and {others} listed by {option}</source>
        <translation>e mais {others} listadas com {option}</translation>
    </message>
    <message>
        <source>another file already has that name.</source>
        <translation>outro arquivo já tem esse nome.</translation>
    </message>
    <message>
        <source>another program has changed it in the meantime. Open it again.</source>
        <translation>outro programa o alterou nesse meio-tempo. Abra-o de novo.</translation>
    </message>
    <message>
        <source>another program has changed it in the meantime. Reload it, or save under another name.</source>
        <translation>outro programa o alterou nesse meio-tempo. Recarregue-o ou salve com outro nome.</translation>
    </message>
    <message>
        <source>another program has replaced it in the meantime. Try again, or save somewhere else.</source>
        <translation>outro programa o substituiu nesse meio-tempo. Tente de novo ou salve em outro lugar.</translation>
    </message>
    <message>
        <source>another robots.txt to try: lists the entries that only one of both forbids</source>
        <translation>outro robots.txt a testar: lista as entradas que só um dos dois proíbe</translation>
    </message>
    <message>
        <source>apply a recipe</source>
        <translation>aplicar uma receita</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as text, group the places by rule, five of each</source>
        <translation>como texto, agrupa os locais por regra, cinco de cada</translation>
    </message>
    <message>
        <source>as text, places to list per rule and file (0: all; default: 1000, and 5 with --group)</source>
        <translation>como texto, locais a listar por regra e arquivo (0: todos; padrão: 1000, e 5 com --group)</translation>
    </message>
    <message>
        <source>ask for their URLs on the live site</source>
        <translation>buscar as URLs deles no site no ar</translation>
    </message>
    <message>
        <source>ask hosts in private networks and on this machine, too</source>
        <translation>consulta também hosts em redes privadas e nesta máquina</translation>
    </message>
    <message>
        <source>ask the live site for its home page, for what is listed, and for what these link to; called again within a day, it goes on where it was broken off</source>
        <translation>consulta no site no ar a página inicial, o que está listado e o que essas páginas apontam com links; chamado de novo em até um dia, continua de onde foi interrompido</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>no fim</translation>
    </message>
    <message>
        <source>audit crawl live broken dead links status 404 redirect http noindex canonical</source>
        <translation>auditoria rastrear no ar links quebrados inativos status 404 redirecionamento http noindex canônica</translation>
    </message>
    <message>
        <source>audit: It stopped by itself. {why_stopped}. {rest}</source>
        <translation>audit: Interrompido sozinho. {why_stopped}. {rest}</translation>
    </message>
    <message>
        <source>audit: {host} is in a private network and was not asked; use --allow-private if it may be</source>
        <translation>audit: {host} está em uma rede privada e não foi consultado; use --allow-private se puder ser</translation>
    </message>
    <message>
        <source>back history revert</source>
        <translation>voltar histórico reverter desfazer</translation>
    </message>
    <message>
        <source>backup copies history</source>
        <translation>backup cópias histórico</translation>
    </message>
    <message>
        <source>backup duplicate file</source>
        <translation>backup cópia de segurança duplicar arquivo</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>sendo lido…</translation>
    </message>
    <message>
        <source>between two requests to a host</source>
        <translation>entre duas solicitações a um host</translation>
    </message>
    <message>
        <source>blocked by robots.txt</source>
        <translation>bloqueada pelo robots.txt</translation>
    </message>
    <message>
        <source>blocked disallow allow crawler googlebot bingbot yandex</source>
        <translation>bloqueado disallow allow rastreador googlebot bingbot yandex</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>os dois lados</translation>
    </message>
    <message>
        <source>bulk batch mass set change operations recipe script</source>
        <translation>em massa lote em lote definir alterar operações receita script</translation>
    </message>
    <message>
        <source>calendar</source>
        <translation>calendário</translation>
    </message>
    <message>
        <source>calendar timezone</source>
        <translation>calendário fuso horário</translation>
    </message>
    <message>
        <source>calendar today now time</source>
        <translation>calendário hoje agora hora</translation>
    </message>
    <message>
        <source>can be fixed safely</source>
        <translation>pode ser corrigido com segurança</translation>
    </message>
    <message>
        <source>can be fixed with a decision</source>
        <translation>pode ser corrigido com uma decisão</translation>
    </message>
    <message>
        <source>cannot be read; {found}</source>
        <translation>não pode ser lido; {found}</translation>
    </message>
    <message>
        <source>canonical is {to}</source>
        <translation>a URL canônica é {to}</translation>
    </message>
    <message>
        <source>change type value F2</source>
        <translation>alterar mudar digitar valor F2</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>alterada</translation>
    </message>
    <message>
        <source>changed ({changed:,})</source>
        <translation>alteradas ({changed:,})</translation>
    </message>
    <message>
        <source>charset utf-8 latin windows-1252 umlauts garbled</source>
        <translation>charset utf-8 latin windows-1252 acentos caracteres estranhos</translation>
    </message>
    <message>
        <source>charts statistics summary distribution overview freshness stale graph</source>
        <translation>gráficos estatísticas resumo distribuição visão geral atualidade desatualizado gráfico</translation>
    </message>
    <message>
        <source>check everything, but only show what it is</source>
        <translation>verifica tudo, mas só mostra o que seria feito</translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln days ago</source>
        <translation>
            <numerusform>verificada há %Ln dia</numerusform>
            <numerusform>verificada há %Ln dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln hours ago</source>
        <translation>
            <numerusform>verificada há %Ln hora</numerusform>
            <numerusform>verificada há %Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln minutes ago</source>
        <translation>
            <numerusform>verificada há %Ln minuto</numerusform>
            <numerusform>verificada há %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>checked just now</source>
        <translation>verificada agora mesmo</translation>
    </message>
    <message>
        <source>choose the rows to change: --rows 1,5-7, --where FILTER or --all</source>
        <translation>escolha as linhas a alterar: --rows 1,5-7, --where FILTER ou --all</translation>
    </message>
    <message>
        <source>choose what to do: -o FOLDER to fetch the sitemaps, or --list to see what there is</source>
        <translation>escolha o que fazer: -o FOLDER para baixar os sitemaps ou --list para ver o que há</translation>
    </message>
    <message>
        <source>choose where to write: -o OUT or --in-place, or only look with --dry-run or --diff</source>
        <translation>escolha onde gravar: -o OUT ou --in-place, ou só veja com --dry-run ou --diff</translation>
    </message>
    <message>
        <source>clipboard address link loc</source>
        <translation>área de transferência endereço link loc</translation>
    </message>
    <message>
        <source>clipboard header csv</source>
        <translation>área de transferência cabeçalho título csv</translation>
    </message>
    <message>
        <source>clipboard insert import urls csv</source>
        <translation>área de transferência inserir importar urls csv</translation>
    </message>
    <message>
        <source>clipboard overwrite</source>
        <translation>área de transferência sobrescrever</translation>
    </message>
    <message>
        <source>colours (default: auto, on a terminal unless NO_COLOR is set)</source>
        <translation>cores (padrão: auto, em um terminal, a menos que NO_COLOR esteja definido)</translation>
    </message>
    <message>
        <source>colours accessibility black white</source>
        <translation>cores acessibilidade preto branco</translation>
    </message>
    <message>
        <source>colours night contrast</source>
        <translation>cores noite contraste</translation>
    </message>
    <message>
        <source>compare the sitemaps that an index lists (next to it, or on the web) instead of the index</source>
        <translation>compara os sitemaps que um índice lista (ao lado dele ou na Web) em vez do índice</translation>
    </message>
    <message>
        <source>compress the files, but not the index</source>
        <translation>compacta os arquivos, mas não o índice</translation>
    </message>
    <message>
        <source>content</source>
        <translation>conteúdo</translation>
    </message>
    <message>
        <source>copy below</source>
        <translation>copiar abaixo repetir</translation>
    </message>
    <message>
        <source>copy row entry clone</source>
        <translation>copiar linha entrada clonar</translation>
    </message>
    <message>
        <source>coverage: none of the listed URLs was found; are these the pages of another site?</source>
        <translation>coverage: nenhuma das URLs listadas foi encontrada; estas são as páginas de outro site?</translation>
    </message>
    <message>
        <source>coverage: nothing was changed, as none of the listed URLs was found</source>
        <translation>coverage: nada foi alterado, pois nenhuma das URLs listadas foi encontrada</translation>
    </message>
    <message>
        <source>coverage: {host} is in a private network and was not asked; use --allow-private if it may be</source>
        <translation>coverage: {host} está em uma rede privada e não foi consultado; use --allow-private se puder ser</translation>
    </message>
    <message>
        <source>crash recover restore</source>
        <translation>falha travou recuperar restaurar</translation>
    </message>
    <message>
        <source>crawl generate spider create pages html public build</source>
        <translation>rastrear gerar spider criar páginas html público build</translation>
    </message>
    <message>
        <source>crawler bot</source>
        <translation>rastreador bot</translation>
    </message>
    <message>
        <source>create empty urlset</source>
        <translation>criar vazio urlset</translation>
    </message>
    <message>
        <source>create sitemapindex</source>
        <translation>criar sitemapindex</translation>
    </message>
    <message>
        <source>create text txt</source>
        <translation>criar texto txt</translation>
    </message>
    <message>
        <source>csv tsv xlsx excel spreadsheet import crawl crawler screaming frog convert</source>
        <translation>csv tsv xlsx excel planilha importar rastreamento rastreador screaming frog converter</translation>
    </message>
    <message>
        <source>csv tsv xlsx excel spreadsheet import crawl merge lookup</source>
        <translation>csv tsv xlsx excel planilha importar rastreamento mesclar procv</translation>
    </message>
    <message>
        <source>csv tsv xlsx json excel spreadsheet convert</source>
        <translation>csv tsv xlsx json excel planilha converter</translation>
    </message>
    <message>
        <source>damaged broken recover recovered mended</source>
        <translation>danificado corrompido recuperar recuperado reparado</translation>
    </message>
    <message>
        <source>damaged broken repair</source>
        <translation>danificado corrompido reparar</translation>
    </message>
    <message>
        <source>damaged: this is what could be recovered</source>
        <translation>danificado: isto é o que foi possível recuperar</translation>
    </message>
    <message>
        <source>data clicks impressions crawl screaming frog search console log analytics csv xlsx</source>
        <translation>dados cliques impressões rastreamento screaming frog search console log analytics csv xlsx</translation>
    </message>
    <message>
        <source>date changed content freshness last modified lastmod honest</source>
        <translation>data alterada conteúdo atualização última modificação lastmod confiável honesto</translation>
    </message>
    <message>
        <source>date missing pages that no header or table dates: by their files, or by the last commits of these, which git knows</source>
        <translation>data as páginas que faltam e que nenhum cabeçalho ou tabela data: pelos arquivos delas ou pelos últimos commits deles, que o git conhece</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>rejeitada</translation>
    </message>
    <message>
        <source>default</source>
        <translation>padrão</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>excluída</translation>
    </message>
    <message>
        <source>density compact spacious</source>
        <translation>densidade compacto espaçoso</translation>
    </message>
    <message>
        <source>diff difference changes crawl</source>
        <translation>diff diferença alterações rastreamento</translation>
    </message>
    <message>
        <source>diff difference live site changes upload</source>
        <translation>diff diferença site no ar alterações envio</translation>
    </message>
    <message>
        <source>different order</source>
        <translation>ordem diferente</translation>
    </message>
    <message>
        <source>differs only in letter case</source>
        <translation>difere só em maiúsculas e minúsculas</translation>
    </message>
    <message>
        <source>directory all files together</source>
        <translation>diretório todos arquivos juntos</translation>
    </message>
    <message>
        <source>display form country</source>
        <translation>exibição formato país</translation>
    </message>
    <message>
        <source>do</source>
        <translation>fazer</translation>
    </message>
    <message>
        <source>do not ask again for what failed today</source>
        <translation>não consultar de novo o que falhou hoje</translation>
    </message>
    <message>
        <source>double same twice dedupe repeated unique</source>
        <translation>duplicado duplicados repetido repetidos duas vezes único</translation>
    </message>
    <message>
        <source>edit: nothing was written; --force sets it all the same</source>
        <translation>edit: nada foi gravado; --force o define mesmo assim</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>alterado</translation>
    </message>
    <message>
        <source>elements are nested far too deeply. A sitemap needs three or four levels.</source>
        <translation>os elementos estão aninhados em níveis demais. Um sitemap precisa de três ou quatro níveis.</translation>
    </message>
    <message>
        <source>elements are nested more than {n} levels deep</source>
        <translation>os elementos estão aninhados em mais de {n} níveis</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazio</translation>
    </message>
    <message>
        <source>empty erase remove</source>
        <translation>esvaziar apagar remover</translation>
    </message>
    <message>
        <source>encoding charset</source>
        <translation>codificação charset</translation>
    </message>
    <message>
        <source>entries follow the end of the root element. Move the root&apos;s end tag after them.</source>
        <translation>há entradas depois do fim do elemento raiz. Mova a tag de fechamento da raiz para depois delas.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>error problem issue validate</source>
        <translation>erro problema validar</translation>
    </message>
    <message>
        <source>every entry</source>
        <translation>todas as entradas</translation>
    </message>
    <message>
        <source>example demo</source>
        <translation>exemplo demonstração demo</translation>
    </message>
    <message>
        <source>examples:</source>
        <translation>exemplos:</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>sair encerrar fechar</translation>
    </message>
    <message>
        <source>exit with 1 if a URL has one of them (default: {telling})</source>
        <translation>sai com 1 se uma URL tiver um destes (padrão: {telling})</translation>
    </message>
    <message>
        <source>exit with 1 if one of these is not empty: {parts} (default: {failing})</source>
        <translation>sai com 1 se uma destas não estiver vazia: {parts} (padrão: {failing})</translation>
    </message>
    <message>
        <source>exit with 1 if there is a finding of this severity or higher</source>
        <translation>sai com 1 se houver uma ocorrência desta gravidade ou maior</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>é esperado pelo menos um argumento</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>é esperado no máximo um argumento</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>é esperado um argumento</translation>
    </message>
    <message>
        <source>export even if there are errors, and leave out what a table has no place for</source>
        <translation>exporta mesmo se houver erros e deixa de fora o que não tem lugar em uma tabela</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>reprovado</translation>
    </message>
    <message>
        <source>fetch a FILE that is the address of a sitemap; else nothing is</source>
        <translation>baixa um FILE que seja o endereço de um sitemap; sem isso, nada é baixado</translation>
    </message>
    <message>
        <source>fetch the sitemaps of a site</source>
        <translation>baixar os sitemaps de um site</translation>
    </message>
    <message>
        <source>file</source>
        <translation>arquivo</translation>
    </message>
    <message>
        <source>filter out without not hide rows</source>
        <translation>filtrar sem não ocultar linhas exceto</translation>
    </message>
    <message>
        <source>filters: words and terms that must all match; OR, parentheses, quotes, and a minus for not
(write --where=-has:lastmod if the minus comes first)</source>
        <translation>filtros: palavras e termos que devem corresponder todos; OR, parênteses, aspas e um sinal de menos para negar
(escreva --where=-has:lastmod se o menos vier primeiro)</translation>
    </message>
    <message>
        <source>finds</source>
        <translation>encontra</translation>
    </message>
    <message>
        <source>fix</source>
        <translation>correção</translation>
    </message>
    <message>
        <source>fix only what this rule finds, each finding in the safest way there is</source>
        <translation>corrige só o que esta regra encontra, cada ocorrência da forma mais segura possível</translation>
    </message>
    <message>
        <source>fix what is safe to fix</source>
        <translation>corrigir o que pode ser corrigido com segurança</translation>
    </message>
    <message>
        <source>fixes, for `fix --rule {rule} --choice NAME`:</source>
        <translation>correções, para `fix --rule {rule} --choice NAME`:</translation>
    </message>
    <message>
        <source>folder {old}, now {new}</source>
        <translation>pasta {old}, agora {new}</translation>
    </message>
    <message>
        <source>follow an index to the sitemaps beside it that it lists, and see how they fit together; that is done unless none of them is there</source>
        <translation>segue um índice até os sitemaps ao lado dele que ele lista e verifica se combinam entre si; isso é feito, a menos que nenhum deles esteja lá</translation>
    </message>
    <message>
        <source>for --split pattern: a file and the paths in it, as products=/shop/*; may be repeated</source>
        <translation>para --split pattern: um arquivo e os caminhos que vão nele, como products=/shop/*; pode ser repetido</translation>
    </message>
    <message>
        <source>form properties image images video news panel sidebar right</source>
        <translation>formulário propriedades imagem imagens vídeo notícias painel barra lateral direita</translation>
    </message>
    <message>
        <source>found {url}</source>
        <translation>encontrado: {url}</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>frequência</translation>
    </message>
    <message>
        <source>from a crawler&apos;s table, include those pages too</source>
        <translation>da tabela de um rastreador, inclui também essas páginas</translation>
    </message>
    <message>
        <source>from a crawler&apos;s table, leave out pages that did not return 200 or are not indexable</source>
        <translation>da tabela de um rastreador, ignora páginas que não retornaram 200 ou não são indexáveis</translation>
    </message>
    <message>
        <source>give at most one file and one picture</source>
        <translation>indique no máximo um arquivo e uma imagem</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>não existe mais</translation>
    </message>
    <message>
        <source>gzip compressed text default</source>
        <translation>gzip compactado texto padrão</translation>
    </message>
    <message>
        <source>half of them are {scheme}</source>
        <translation>metade delas é {scheme}</translation>
    </message>
    <message>
        <source>header browser bot</source>
        <translation>cabeçalho navegador bot</translation>
    </message>
    <message>
        <source>help documentation guide learn</source>
        <translation>ajuda documentação guia aprender</translation>
    </message>
    <message>
        <source>history backup previous restore undo older</source>
        <translation>histórico backup anterior restaurar desfazer antigo</translation>
    </message>
    <message>
        <source>host domain short</source>
        <translation>host domínio curto</translation>
    </message>
    <message>
        <source>how many URLs to list (0: all)</source>
        <translation>quantas URLs listar (0: todas)</translation>
    </message>
    <message>
        <source>how many entries of each kind to list (0: all)</source>
        <translation>quantas entradas de cada tipo listar (0: todas)</translation>
    </message>
    <message>
        <source>how many to list (0: all)</source>
        <translation>quantas listar (0: todas)</translation>
    </message>
    <message>
        <source>hreflang alternate translations international multilingual x-default</source>
        <translation>hreflang alternate traduções internacional multilíngue x-default</translation>
    </message>
    <message>
        <source>http and https</source>
        <translation>http e https</translation>
    </message>
    <message>
        <source>http and https, www. or the slash at the end</source>
        <translation>http e https, www. ou barra final</translation>
    </message>
    <message>
        <source>http or https</source>
        <translation>http ou https</translation>
    </message>
    <message>
        <source>http or https, www, the slash at the end or the name of an index page</source>
        <translation>http ou https, www, barra final ou nome de uma página de índice</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>argumento explícito ignorado %r</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln rows</source>
        <translation>
            <numerusform>em %Ln linha</numerusform>
            <numerusform>em %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>in a file before compression; at most {max_bytes:,}</source>
        <translation>em um arquivo antes da compactação; no máximo {max_bytes:,}</translation>
    </message>
    <message>
        <source>in a file; at most {max_entries:,}</source>
        <translation>em um arquivo; no máximo {max_entries:,}</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>em parte</translation>
    </message>
    <message>
        <source>in the filter</source>
        <translation>no filtro</translation>
    </message>
    <message>
        <source>index</source>
        <translation>índice</translation>
    </message>
    <message>
        <source>index file</source>
        <translation>página de índice</translation>
    </message>
    <message>
        <source>index sitemaps together children</source>
        <translation>índice sitemaps juntos filhos</translation>
    </message>
    <message>
        <source>indexnow submit ping bing yandex notify publish</source>
        <translation>indexnow enviar ping bing yandex notificar publicar</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>insert new row entry url</source>
        <translation>inserir nova linha entrada url</translation>
    </message>
    <message>
        <source>insight freshness old age</source>
        <translation>insights atualidade antigo idade</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>escolha inválida: %(value)r (escolha entre %(choices)s)</translation>
    </message>
    <message>
        <source>is:{word} asks for edits in the window, and a file that is opened here has none.</source>
        <translation>is:{word} trata de edições na janela, e um arquivo aberto aqui não tem nenhuma.</translation>
    </message>
    <message>
        <source>it answers without encryption</source>
        <translation>ele responde sem criptografia</translation>
    </message>
    <message>
        <source>it begins with {found} instead of {scheme}://</source>
        <translation>começa com {found} em vez de {scheme}://</translation>
    </message>
    <message>
        <source>it begins with {scheme}, but search engines only read http and https</source>
        <translation>começa com {scheme}, mas os mecanismos de pesquisa só leem http e https</translation>
    </message>
    <message>
        <source>it belongs to somebody else</source>
        <translation>pertence a outra pessoa</translation>
    </message>
    <message>
        <source>it closed the connection during the TLS handshake</source>
        <translation>ele fechou a conexão durante o handshake TLS</translation>
    </message>
    <message>
        <source>it contains a % that does not start an escape</source>
        <translation>contém um % que não inicia uma sequência de escape</translation>
    </message>
    <message>
        <source>it contains a backslash</source>
        <translation>contém uma barra invertida</translation>
    </message>
    <message>
        <source>it contains an invisible character</source>
        <translation>contém um caractere invisível</translation>
    </message>
    <message>
        <source>it contains characters not allowed in URLs</source>
        <translation>contém caracteres não permitidos em URLs</translation>
    </message>
    <message>
        <source>it contains two URLs run together</source>
        <translation>contém duas URLs emendadas</translation>
    </message>
    <message>
        <source>it contains white space</source>
        <translation>contém espaço em branco</translation>
    </message>
    <message>
        <source>it decompresses to more than {limit:,} bytes.</source>
        <translation>descompactado, tem mais de {limit:,} bytes.</translation>
    </message>
    <message>
        <source>it does not exist.</source>
        <translation>não existe.</translation>
    </message>
    <message>
        <source>it does not know this host</source>
        <translation>ele não conhece este host</translation>
    </message>
    <message>
        <source>it does not point to a media file</source>
        <translation>não aponta para um arquivo de mídia</translation>
    </message>
    <message>
        <source>it ends in a number but is not an IPv4 address</source>
        <translation>termina em número, mas não é um endereço IPv4</translation>
    </message>
    <message>
        <source>it has been deleted or moved in the meantime. Save it again under this or another name.</source>
        <translation>foi excluído ou movido nesse meio-tempo. Salve-o de novo com este ou outro nome.</translation>
    </message>
    <message>
        <source>it has more than 253 characters</source>
        <translation>tem mais de 253 caracteres</translation>
    </message>
    <message>
        <source>it has more than {limit:,} bytes, ten times the limit for a sitemap.</source>
        <translation>tem mais de {limit:,} bytes, dez vezes o limite de um sitemap.</translation>
    </message>
    <message>
        <source>it has no name.</source>
        <translation>ele não tem nome.</translation>
    </message>
    <message>
        <source>it has no root element; it was cut off, or it is not a sitemap.</source>
        <translation>não tem elemento raiz; foi cortado ou não é um sitemap.</translation>
    </message>
    <message>
        <source>it has no scheme and host</source>
        <translation>não tem esquema nem host</translation>
    </message>
    <message>
        <source>it has other names (hard links)</source>
        <translation>tem outros nomes (hard links)</translation>
    </message>
    <message>
        <source>it has percent codes that stand for no characters</source>
        <translation>tem códigos de porcentagem que não representam nenhum caractere</translation>
    </message>
    <message>
        <source>it has the same text</source>
        <translation>tem o mesmo texto</translation>
    </message>
    <message>
        <source>it has {length:,} characters; at most {limit:,} are allowed</source>
        <translation>tem {length:,} caracteres; no máximo {limit:,} são permitidos</translation>
    </message>
    <message>
        <source>it has {size:,} bytes; Yandex allows {limit:,}</source>
        <translation>tem {size:,} bytes; o Yandex permite {limit:,}</translation>
    </message>
    <message>
        <source>it is a folder. Choose a file in it.</source>
        <translation>é uma pasta. Escolha um arquivo dentro dela.</translation>
    </message>
    <message>
        <source>it is a link that another user made, and leads to {target}. Save under the name of that file, or somewhere else.</source>
        <translation>é um link criado por outro usuário e leva a {target}. Salve com o nome desse arquivo ou em outro lugar.</translation>
    </message>
    <message>
        <source>it is a page with a player, no media file</source>
        <translation>é uma página com um player, não um arquivo de mídia</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file.</source>
        <translation>é um pipe ou um dispositivo, não um arquivo.</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file. Save under the name of a file.</source>
        <translation>é um pipe ou um dispositivo, não um arquivo. Salve com o nome de um arquivo.</translation>
    </message>
    <message>
        <source>it is compressed many times over. Get a fresh copy of the file.</source>
        <translation>está compactado muitas vezes. Obtenha uma nova cópia do arquivo.</translation>
    </message>
    <message>
        <source>it is compressed twice. It should be compressed only once.</source>
        <translation>está compactado duas vezes. Deveria estar compactado só uma vez.</translation>
    </message>
    <message>
        <source>it is followed by {n:,} bytes that are not gzip. Get a fresh copy of the file.</source>
        <translation>é seguido por {n:,} bytes que não são gzip. Obtenha uma nova cópia do arquivo.</translation>
    </message>
    <message>
        <source>it is in the future</source>
        <translation>está no futuro</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>está ausente</translation>
    </message>
    <message>
        <source>it is not a W3C date</source>
        <translation>não é uma data W3C</translation>
    </message>
    <message>
        <source>it is not a number</source>
        <translation>não é um número</translation>
    </message>
    <message>
        <source>it is not a whole number</source>
        <translation>não é um número inteiro</translation>
    </message>
    <message>
        <source>it is not an ISO 4217 currency code</source>
        <translation>não é um código de moeda ISO 4217</translation>
    </message>
    <message>
        <source>it is not an http or https URL</source>
        <translation>não é uma URL http ou https</translation>
    </message>
    <message>
        <source>it is not percent-encoded</source>
        <translation>não está codificada por porcentagem</translation>
    </message>
    <message>
        <source>it is on a different domain from the page</source>
        <translation>está em um domínio diferente do da página</translation>
    </message>
    <message>
        <source>it is the page for an error</source>
        <translation>é a página de erro</translation>
    </message>
    <message>
        <source>it is to be deleted, but another program has changed it in the meantime.</source>
        <translation>deve ser excluído, mas outro programa o alterou nesse meio-tempo.</translation>
    </message>
    <message>
        <source>it is write-protected. Save under another name, or overwrite it.</source>
        <translation>está protegido contra gravação. Salve com outro nome ou sobrescreva-o.</translation>
    </message>
    <message>
        <source>it is {found}, so the scheme is written twice</source>
        <translation>é {found}, então o esquema está escrito duas vezes</translation>
    </message>
    <message>
        <source>it lists the sitemap {address}</source>
        <translation>lista o sitemap {address}</translation>
    </message>
    <message>
        <source>it literally contains {found}, so it was escaped twice</source>
        <translation>contém literalmente {found}: o escape foi feito duas vezes</translation>
    </message>
    <message>
        <source>it looks like it was percent-encoded twice</source>
        <translation>parece ter sido codificada por porcentagem duas vezes</translation>
    </message>
    <message>
        <source>it must be a code of two or three letters, or zh-cn or zh-tw</source>
        <translation>precisa ser um código de duas ou três letras, ou zh-cn ou zh-tw</translation>
    </message>
    <message>
        <source>it must be in lower case</source>
        <translation>precisa estar em minúsculas</translation>
    </message>
    <message>
        <source>it must be one of {words}</source>
        <translation>precisa ser um destes: {words}</translation>
    </message>
    <message>
        <source>it must be one or more of {words}</source>
        <translation>precisa ser um ou mais destes: {words}</translation>
    </message>
    <message>
        <source>it must be three capital letters</source>
        <translation>precisa ser três letras maiúsculas</translation>
    </message>
    <message>
        <source>it must be two-letter codes in capitals, separated by spaces</source>
        <translation>precisa ser códigos de duas letras maiúsculas, separados por espaços</translation>
    </message>
    <message>
        <source>it must be up to five tickers such as NASDAQ:A, NYSE:B</source>
        <translation>precisa ser até cinco códigos de ações como NASDAQ:A, NYSE:B</translation>
    </message>
    <message>
        <source>it must be yes or no</source>
        <translation>precisa ser yes ou no</translation>
    </message>
    <message>
        <source>it must not contain {found}</source>
        <translation>não pode conter {found}</translation>
    </message>
    <message>
        <source>it needs a value</source>
        <translation>precisa de um valor</translation>
    </message>
    <message>
        <source>it offers no encryption that this program supports</source>
        <translation>ele não oferece nenhuma criptografia que este programa aceite</translation>
    </message>
    <message>
        <source>it only supports outdated versions of TLS</source>
        <translation>ele só aceita versões ultrapassadas de TLS</translation>
    </message>
    <message>
        <source>it requires a client certificate</source>
        <translation>ele exige um certificado de cliente</translation>
    </message>
    <message>
        <source>it was escaped twice</source>
        <translation>o escape foi feito duas vezes</translation>
    </message>
    <message>
        <source>it was read in the wrong encoding</source>
        <translation>foi lida na codificação errada</translation>
    </message>
    <message>
        <source>it would be larger than that disk allows. Save somewhere else.</source>
        <translation>ficaria maior do que esse disco permite. Salve em outro lugar.</translation>
    </message>
    <message>
        <source>its DOCTYPE is damaged. Sitemaps do not need one; remove it.</source>
        <translation>o DOCTYPE está danificado. Sitemaps não precisam dele; remova-o.</translation>
    </message>
    <message>
        <source>its access list cannot be kept</source>
        <translation>não é possível manter a lista de acesso</translation>
    </message>
    <message>
        <source>its certificate comes from an unknown issuer</source>
        <translation>o certificado vem de um emissor desconhecido</translation>
    </message>
    <message>
        <source>its certificate has expired</source>
        <translation>o certificado expirou</translation>
    </message>
    <message>
        <source>its certificate is for another address</source>
        <translation>o certificado é de outro endereço</translation>
    </message>
    <message>
        <source>its certificate is for another host</source>
        <translation>o certificado é de outro host</translation>
    </message>
    <message>
        <source>its certificate is not valid yet</source>
        <translation>o certificado ainda não é válido</translation>
    </message>
    <message>
        <source>its certificate is self-signed</source>
        <translation>o certificado é autoassinado</translation>
    </message>
    <message>
        <source>its certificate was revoked</source>
        <translation>o certificado foi revogado</translation>
    </message>
    <message>
        <source>its compressed data is damaged. Get a fresh copy of the file.</source>
        <translation>os dados compactados estão danificados. Obtenha uma nova cópia do arquivo.</translation>
    </message>
    <message>
        <source>its contents do not match its checksum: it was damaged in transfer. Get a fresh copy of the file.</source>
        <translation>o conteúdo não corresponde à soma de verificação: foi danificado na transferência. Obtenha uma nova cópia do arquivo.</translation>
    </message>
    <message>
        <source>its encryption is too weak to be safe</source>
        <translation>a criptografia dele é fraca demais para ser segura</translation>
    </message>
    <message>
        <source>its end is missing: it was cut off, perhaps during upload or download. Get a fresh copy of the file.</source>
        <translation>falta o fim: foi cortado, talvez durante o envio ou o download. Obtenha uma nova cópia do arquivo.</translation>
    </message>
    <message>
        <source>its folder does not exist.</source>
        <translation>a pasta não existe.</translation>
    </message>
    <message>
        <source>its folder is write-protected</source>
        <translation>a pasta está protegida contra gravação</translation>
    </message>
    <message>
        <source>its folder is write-protected.</source>
        <translation>a pasta está protegida contra gravação.</translation>
    </message>
    <message>
        <source>its host has no valid top-level domain</source>
        <translation>o host não tem um domínio de nível superior válido</translation>
    </message>
    <message>
        <source>its host is not valid</source>
        <translation>o host não é válido</translation>
    </message>
    <message>
        <source>its links lead in a circle.</source>
        <translation>os links levam a um ciclo.</translation>
    </message>
    <message>
        <source>its name is too long.</source>
        <translation>o nome é longo demais.</translation>
    </message>
    <message>
        <source>its permissions cannot be kept</source>
        <translation>não é possível manter as permissões</translation>
    </message>
    <message>
        <source>its {packed:,} bytes decompress to more than {times} times their size.</source>
        <translation>os {packed:,} bytes descompactados têm mais de {times} vezes o tamanho original.</translation>
    </message>
    <message>
        <source>journal recovery crash</source>
        <translation>diário recuperação falha</translation>
    </message>
    <message>
        <source>keys keyboard hotkeys</source>
        <translation>teclas teclado atalhos</translation>
    </message>
    <message>
        <source>large small font interface</source>
        <translation>grande pequeno fonte interface</translation>
    </message>
    <message>
        <source>larger bigger font</source>
        <translation>maior zoom fonte aumentar</translation>
    </message>
    <message>
        <source>last modified</source>
        <translation>última modificação</translation>
    </message>
    <message>
        <source>lastmod newest</source>
        <translation>lastmod mais recente</translation>
    </message>
    <message>
        <source>layout panel panels sidebar columns widths default restore move dock</source>
        <translation>layout painel painéis barra lateral colunas larguras padrão restaurar mover encaixar</translation>
    </message>
    <message>
        <source>leads to {url}</source>
        <translation>leva a {url}</translation>
    </message>
    <message>
        <source>leave entries in the files of the last time, and fill only the last one</source>
        <translation>deixa as entradas nos arquivos da última vez e só preenche o último</translation>
    </message>
    <message>
        <source>leave these rules out</source>
        <translation>deixa estas regras de fora</translation>
    </message>
    <message>
        <source>letter case</source>
        <translation>maiúsculas e minúsculas</translation>
    </message>
    <message>
        <source>limits brake stop overload errors</source>
        <translation>limites freio parar sobrecarga erros</translation>
    </message>
    <message>
        <source>limits delay milliseconds polite</source>
        <translation>limites intervalo milissegundos pausa</translation>
    </message>
    <message>
        <source>limits parallel connections</source>
        <translation>limites paralelo conexões</translation>
    </message>
    <message>
        <source>limits timeout seconds</source>
        <translation>limites tempo limite segundos</translation>
    </message>
    <message>
        <source>line {line:,} has more than {n:,} characters</source>
        <translation>a linha {line:,} tem mais de {n:,} caracteres</translation>
    </message>
    <message>
        <source>line {line:,}, column {column:,}: {done}</source>
        <translation>linha do texto {line:,}, coluna {column:,}: {done}</translation>
    </message>
    <message>
        <source>line {line} of robots.txt: {rule}</source>
        <translation>linha {line} do robots.txt: {rule}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>linha do texto {line}, coluna {column}</translation>
    </message>
    <message>
        <source>line {line}: {rule}</source>
        <translation>linha {line}: {rule}</translation>
    </message>
    <message>
        <source>links from the home page, at most</source>
        <translation>links a partir da página inicial, no máximo</translation>
    </message>
    <message>
        <source>links name other pages</source>
        <translation>os links indicam outras páginas</translation>
    </message>
    <message>
        <source>list everything that is wrong with them</source>
        <translation>listar tudo o que há de errado neles</translation>
    </message>
    <message>
        <source>list the pages that it lacks, and those that are not there</source>
        <translation>listar as páginas que faltam nele e as que não existem</translation>
    </message>
    <message>
        <source>list the rules that are looked at</source>
        <translation>listar as regras que são verificadas</translation>
    </message>
    <message>
        <source>list what a robots.txt forbids crawlers to fetch</source>
        <translation>listar o que um robots.txt proíbe os rastreadores de buscar</translation>
    </message>
    <message>
        <source>list what differs between two sitemaps</source>
        <translation>listar o que difere entre dois sitemaps</translation>
    </message>
    <message>
        <source>load file xml gz txt csv xlsx rss feed robots import</source>
        <translation>carregar arquivo xml gz txt csv xlsx rss feed robots importar</translation>
    </message>
    <message>
        <source>locale country day month</source>
        <translation>localidade país dia mês</translation>
    </message>
    <message>
        <source>look at these rules alone: ids and patterns, such as loc-space,hreflang-*</source>
        <translation>verifica só estas regras: ids e padrões, como loc-space,hreflang-*</translation>
    </message>
    <message>
        <source>make damaged files well-formed again</source>
        <translation>tornar bem formados arquivos danificados</translation>
    </message>
    <message>
        <source>mark a table as UTF-8, for Excel</source>
        <translation>marca uma tabela como UTF-8, para o Excel</translation>
    </message>
    <message>
        <source>mark filtered</source>
        <translation>marcar filtradas</translation>
    </message>
    <message>
        <source>mark query condition search</source>
        <translation>marcar consulta condição pesquisar</translation>
    </message>
    <message>
        <source>match entries by path, ignoring scheme and host</source>
        <translation>corresponde as entradas pelo caminho, ignorando esquema e host</translation>
    </message>
    <message>
        <source>may be fetched</source>
        <translation>pode ser baixada</translation>
    </message>
    <message>
        <source>may be listed</source>
        <translation>pode ser listada</translation>
    </message>
    <message>
        <source>may be listed; linked from {url}</source>
        <translation>pode ser listada; link em {url}</translation>
    </message>
    <message>
        <source>means</source>
        <translation>significa</translation>
    </message>
    <message>
        <source>milliseconds between two requests to a host (default: {count})</source>
        <translation>milissegundos entre duas solicitações a um host (padrão: {count})</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>faltando</translation>
    </message>
    <message>
        <source>missing files sync children</source>
        <translation>arquivos ausentes faltando sincronizar filhos</translation>
    </message>
    <message>
        <source>missing pages orphan pages not in sitemap crawl folder unlinked add remove</source>
        <translation>páginas faltando páginas órfãs fora do sitemap rastrear pasta sem links adicionar remover</translation>
    </message>
    <message>
        <source>more than a third of all</source>
        <translation>mais de um terço do total</translation>
    </message>
    <message>
        <source>most are on {host}</source>
        <translation>a maioria está em {host}</translation>
    </message>
    <message>
        <source>most are {scheme}</source>
        <translation>a maioria é {scheme}</translation>
    </message>
    <message>
        <source>moved ({moved:,})</source>
        <translation>movidas ({moved:,})</translation>
    </message>
    <message>
        <source>name a file</source>
        <translation>indique um arquivo</translation>
    </message>
    <message>
        <source>name keep search favorite bookmark</source>
        <translation>nome guardar pesquisa favorito</translation>
    </message>
    <message>
        <source>named search favorite bookmark rename delete</source>
        <translation>pesquisa salva favorito renomear excluir</translation>
    </message>
    <message>
        <source>names {url}</source>
        <translation>indica {url}</translation>
    </message>
    <message>
        <source>narrow query values</source>
        <translation>restringir consulta valores</translation>
    </message>
    <message>
        <source>nearly the same URL</source>
        <translation>URL quase igual</translation>
    </message>
    <message>
        <source>nested merge</source>
        <translation>aninhado mesclar</translation>
    </message>
    <message>
        <source>network</source>
        <translation>rede</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novo</translation>
    </message>
    <message>
        <source>nginx</source>
        <translation>nginx</translation>
    </message>
    <message>
        <source>no backup of its current contents can be kept in {folder}: {cause}</source>
        <translation>não é possível guardar uma cópia de segurança do conteúdo atual em {folder}: {cause}</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>nenhum arquivo</translation>
    </message>
    <message>
        <source>no file is named like {pattern}</source>
        <translation>nenhum arquivo tem um nome como {pattern}</translation>
    </message>
    <message>
        <source>no file, and not in the table</source>
        <translation>nenhum arquivo, e não está na tabela</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>sem ocorrências</translation>
    </message>
    <message>
        <source>no page links to it</source>
        <translation>nenhuma página tem link para ela</translation>
    </message>
    <message>
        <source>noindex</source>
        <translation>noindex</translation>
    </message>
    <message>
        <source>not all files can be copied. {reasons}</source>
        <translation>nem todos os arquivos podem ser copiados. {reasons}</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>não permitido com o argumento %s</translation>
    </message>
    <message>
        <source>not compared, as nothing is known of them: {urls}</source>
        <translation>não comparadas, pois nada se sabe delas: {urls}</translation>
    </message>
    <message>
        <source>not fetched: {trouble}</source>
        <translation>não baixado: {trouble}</translation>
    </message>
    <message>
        <source>not in the table</source>
        <translation>não está na tabela</translation>
    </message>
    <message>
        <source>not indexable</source>
        <translation>não indexáveis</translation>
    </message>
    <message>
        <source>not linked</source>
        <translation>sem links</translation>
    </message>
    <message>
        <source>not open</source>
        <translation>não aberto</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>ainda não salvo</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>não enviadas</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>não definido</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>não marcado</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>inválidos</translation>
    </message>
    <message>
        <source>nothing is safe to fix; </source>
        <translation>nada que seja seguro corrigir; </translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>nada a alterar</translation>
    </message>
    <message>
        <source>nothing to fix</source>
        <translation>nada a corrigir</translation>
    </message>
    <message>
        <source>nothing was written</source>
        <translation>nada foi gravado</translation>
    </message>
    <message>
        <source>now lastmod calendar date</source>
        <translation>agora lastmod calendário data</translation>
    </message>
    <message>
        <source>of IN, if it is a .csv or .tsv file</source>
        <translation>de IN, se for um arquivo .csv ou .tsv</translation>
    </message>
    <message>
        <source>of those on public hosts, most are on {host}</source>
        <translation>das que estão em hosts públicos, a maioria está em {host}</translation>
    </message>
    <message>
        <source>official schema</source>
        <translation>schema oficial</translation>
    </message>
    <message>
        <source>on other sites, and not looked at: {pages}</source>
        <translation>em outros sites, e não examinadas: {pages}</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>um dos argumentos %s é obrigatório</translation>
    </message>
    <message>
        <source>only in {path} ({only:,})</source>
        <translation>só em {path} ({only:,})</translation>
    </message>
    <message>
        <source>only list the sitemaps, with their sizes</source>
        <translation>só lista os sitemaps, com os tamanhos</translation>
    </message>
    <message>
        <source>only one file can be written to standard output</source>
        <translation>só um arquivo pode ser gravado na saída padrão</translation>
    </message>
    <message>
        <source>only same equal narrow</source>
        <translation>só mesmo igual restringir</translation>
    </message>
    <message>
        <source>only show what would be written</source>
        <translation>só mostra o que seria gravado</translation>
    </message>
    <message>
        <source>only show what would change</source>
        <translation>só mostra o que mudaria</translation>
    </message>
    <message>
        <source>only show what would change, as a unified diff</source>
        <translation>só mostra o que mudaria, como diff unificado</translation>
    </message>
    <message>
        <source>only the first characters of the file show its encoding, {encoding}. Save as UTF-8.</source>
        <translation>só os primeiros caracteres do arquivo mostram a codificação, {encoding}. Salve como UTF-8.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aberto</translation>
    </message>
    <message>
        <source>open sitemaps in the window, those of a folder together</source>
        <translation>abrir sitemaps na janela, os de uma pasta juntos</translation>
    </message>
    <message>
        <source>open the panel of charts</source>
        <translation>abrir o painel de gráficos</translation>
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
        <translation>opções</translation>
    </message>
    <message>
        <source>order ascending descending</source>
        <translation>ordenar ordem crescente decrescente</translation>
    </message>
    <message>
        <source>origin domain fold short</source>
        <translation>origem domínio abreviar curto</translation>
    </message>
    <message>
        <source>output</source>
        <translation>saída</translation>
    </message>
    <message>
        <source>overwrite the damaged files</source>
        <translation>sobrescreve os arquivos danificados</translation>
    </message>
    <message>
        <source>packed with bzip2</source>
        <translation>compactado com bzip2</translation>
    </message>
    <message>
        <source>packed with compress</source>
        <translation>compactado com compress</translation>
    </message>
    <message>
        <source>packed with lz4</source>
        <translation>compactado com lz4</translation>
    </message>
    <message>
        <source>packed with xz</source>
        <translation>compactado com xz</translation>
    </message>
    <message>
        <source>packed with zstd</source>
        <translation>compactado com zstd</translation>
    </message>
    <message>
        <source>pages that are not to be listed, such as &apos;/tag/*&apos;; may be repeated</source>
        <translation>páginas que não devem ser listadas, como &apos;/tag/*&apos;; pode ser repetido</translation>
    </message>
    <message>
        <source>pages that link to it: {count:,}</source>
        <translation>páginas com link para ela: {count:,}</translation>
    </message>
    <message>
        <source>pages to ask for, at most</source>
        <translation>páginas a consultar, no máximo</translation>
    </message>
    <message>
        <source>part of its path is not a folder.</source>
        <translation>parte do caminho não é uma pasta.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>aprovado</translation>
    </message>
    <message>
        <source>path directory section narrow</source>
        <translation>caminho diretório seção restringir</translation>
    </message>
    <message>
        <source>pin lock sticky</source>
        <translation>fixar travar congelar</translation>
    </message>
    <message>
        <source>pin lock sticky fix scroll sideways horizontal</source>
        <translation>fixar travar congelar rolar lateral horizontal</translation>
    </message>
    <message>
        <source>place in the file</source>
        <translation>lugar no arquivo</translation>
    </message>
    <message>
        <source>places to list per rule and file (0: all; default: 1000, and 5 with --group)</source>
        <translation>locais a listar por regra e arquivo (0: todos; padrão: 1000, e 5 com --group)</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos posicionais</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>prioridade</translation>
    </message>
    <message>
        <source>profile checks validation</source>
        <translation>perfil verificações validação</translation>
    </message>
    <message>
        <source>published at {url}</source>
        <translation>publicado em {url}</translation>
    </message>
    <message>
        <source>question confirmation</source>
        <translation>pergunta confirmação</translation>
    </message>
    <message>
        <source>read the files in this encoding</source>
        <translation>lê os arquivos nesta codificação</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>somente leitura</translation>
    </message>
    <message>
        <source>reading {n} %</source>
        <translation>lendo {n}%</translation>
    </message>
    <message>
        <source>redirected to {to}</source>
        <translation>redirecionada para {to}</translation>
    </message>
    <message>
        <source>refresh revert read again</source>
        <translation>atualizar reverter ler de novo</translation>
    </message>
    <message>
        <source>remove delete show less</source>
        <translation>remover excluir mostrar menos esconder</translation>
    </message>
    <message>
        <source>remove its values</source>
        <translation>remove os valores dele</translation>
    </message>
    <message>
        <source>remove row entry url</source>
        <translation>remover apagar linha entrada url</translation>
    </message>
    <message>
        <source>remove the absent URLs from the sitemap</source>
        <translation>remove do sitemap as URLs inexistentes</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>removida</translation>
    </message>
    <message>
        <source>repair mend correct clean</source>
        <translation>reparar consertar corrigir limpar</translation>
    </message>
    <message>
        <source>repair mend correct quick solve</source>
        <translation>reparar consertar arrumar rápido resolver</translation>
    </message>
    <message>
        <source>repaired {rule}</source>
        <translation>reparado: {rule}</translation>
    </message>
    <message>
        <source>replace other files of the same names</source>
        <translation>substitui outros arquivos com os mesmos nomes</translation>
    </message>
    <message>
        <source>report clipboard mail errors problems</source>
        <translation>relatório área de transferência e-mail erros problemas</translation>
    </message>
    <message>
        <source>report csv html errors problems</source>
        <translation>relatório csv html erros problemas</translation>
    </message>
    <message>
        <source>request again: all; only errors; or answers older than 30m, 12h, 7d</source>
        <translation>solicitar de novo: all (tudo); só errors (erros); ou respostas com mais de 30m, 12h, 7d</translation>
    </message>
    <message>
        <source>requests at once to a host</source>
        <translation>solicitações simultâneas a um host</translation>
    </message>
    <message>
        <source>requests at once to a host (default: {count})</source>
        <translation>solicitações simultâneas a um host (padrão: {count})</translation>
    </message>
    <message>
        <source>reset filter everything</source>
        <translation>redefinir filtro tudo</translation>
    </message>
    <message>
        <source>return key</source>
        <translation>tecla enter retorno</translation>
    </message>
    <message>
        <source>rightly left out</source>
        <translation>omitidas com razão</translation>
    </message>
    <message>
        <source>robots-blocked needs --robots; audit-blocked is about the robots.txt of the site itself</source>
        <translation>robots-blocked precisa de --robots; audit-blocked trata do robots.txt do próprio site</translation>
    </message>
    <message>
        <source>robots.txt</source>
        <translation>robots.txt</translation>
    </message>
    <message>
        <source>robots.txt lets {agent} fetch it, but not this program (line {line}: {rule}).</source>
        <translation>O robots.txt permite que {agent} a baixe, mas não este programa (linha {line}: {rule}).</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>linha {row}</translation>
    </message>
    <message>
        <source>row {row}: </source>
        <translation>linha {row}: </translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regras</translation>
    </message>
    <message>
        <source>safe fix</source>
        <translation>correção segura</translation>
    </message>
    <message>
        <source>same URL</source>
        <translation>mesma URL</translation>
    </message>
    <message>
        <source>same URL, written differently</source>
        <translation>mesma URL, escrita de outra forma</translation>
    </message>
    <message>
        <source>save a picture of the window</source>
        <translation>salvar uma imagem da janela</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvo</translation>
    </message>
    <message>
        <source>say what a rule means, and who made it</source>
        <translation>dizer o que uma regra significa e quem a criou</translation>
    </message>
    <message>
        <source>say what to compare with: --folder DIR, --site, --data TABLE, or several of them</source>
        <translation>indique com que comparar: --folder DIR, --site, --data TABLE ou vários deles</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>pesquisar localizar</translation>
    </message>
    <message>
        <source>search find query narrow</source>
        <translation>pesquisar localizar consulta restringir</translation>
    </message>
    <message>
        <source>search substitute regex regular expression find</source>
        <translation>pesquisar buscar procurar trocar regex expressão regular localizar</translation>
    </message>
    <message>
        <source>seconds for one answer in all (default: {count})</source>
        <translation>segundos para uma resposta, no total (padrão: {count})</translation>
    </message>
    <message>
        <source>see a rule as {levels}; may be repeated</source>
        <translation>trata uma regra como {levels}; pode ser repetido</translation>
    </message>
    <message>
        <source>session restore tabs places</source>
        <translation>sessão restaurar guias abas lugares</translation>
    </message>
    <message>
        <source>set values, leave every other byte as it is</source>
        <translation>definir valores e manter todos os outros bytes</translation>
    </message>
    <message>
        <source>settings options configure customize setup</source>
        <translation>configurações opções configurar personalizar ajustes</translation>
    </message>
    <message>
        <source>severity off error warning advice</source>
        <translation>gravidade desativar erro aviso recomendação</translation>
    </message>
    <message>
        <source>show hide first</source>
        <translation>mostrar ocultar primeira</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostra esta mensagem de ajuda e sai</translation>
    </message>
    <message>
        <source>sitemapindex create</source>
        <translation>sitemapindex criar</translation>
    </message>
    <message>
        <source>sitemaps list index panel</source>
        <translation>sitemaps lista índice painel</translation>
    </message>
    <message>
        <source>sitemaps.org FAQ</source>
        <translation>Perguntas frequentes do sitemaps.org</translation>
    </message>
    <message>
        <source>size default resize</source>
        <translation>tamanho padrão redimensionar</translation>
    </message>
    <message>
        <source>size unknown</source>
        <translation>tamanho desconhecido</translation>
    </message>
    <message>
        <source>slash at the end</source>
        <translation>barra final</translation>
    </message>
    <message>
        <source>smaller font</source>
        <translation>menor zoom fonte diminuir</translation>
    </message>
    <message>
        <source>sort errors findings worst first</source>
        <translation>ordenar erros ocorrências piores primeiro</translation>
    </message>
    <message>
        <source>sort reorder</source>
        <translation>classificar ordenar reordenar</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>grafia</translation>
    </message>
    <message>
        <source>split compress gzip publish clean several files section language year limit convert</source>
        <translation>dividir compactar gzip publicar limpo vários arquivos seção idioma ano limite converter</translation>
    </message>
    <message>
        <source>split distribute</source>
        <translation>dividir distribuir</translation>
    </message>
    <message>
        <source>splitting</source>
        <translation>divisão</translation>
    </message>
    <message>
        <source>standard output gets what is changed; write the findings to a file with --report</source>
        <translation>a saída padrão recebe o que é alterado; grave as ocorrências em um arquivo com --report</translation>
    </message>
    <message>
        <source>statistics info properties count size notes</source>
        <translation>estatísticas informações propriedades contagem tamanho observações</translation>
    </message>
    <message>
        <source>statuses that are as good as 200, such as 203,401</source>
        <translation>status tão bons quanto 200, como 203,401</translation>
    </message>
    <message>
        <source>stop if more of the last 50 URLs fail; {off} for never (default: 20)</source>
        <translation>para se falharem mais do que tantas das últimas 50 URLs; {off} para nunca (padrão: 20)</translation>
    </message>
    <message>
        <source>such as &apos;blog priority&lt;0.5&apos;</source>
        <translation>como &apos;blog priority&lt;0.5&apos;</translation>
    </message>
    <message>
        <source>such as 1,5-7</source>
        <translation>como 1,5-7</translation>
    </message>
    <message>
        <source>such as https://www.example.com/sitemap.xml</source>
        <translation>como https://www.example.com/sitemap.xml</translation>
    </message>
    <message>
        <source>syntax query search manual</source>
        <translation>sintaxe consulta pesquisa manual</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>guia aba</translation>
    </message>
    <message>
        <source>tags have spaces before their names. Write &lt;loc&gt; and &lt;/loc&gt;, without spaces.</source>
        <translation>as tags têm espaços antes dos nomes. Escreva &lt;loc&gt; e &lt;/loc&gt;, sem espaços.</translation>
    </message>
    <message>
        <source>take all URLs as announced already, and send nothing</source>
        <translation>considera todas as URLs já notificadas e não envia nada</translation>
    </message>
    <message>
        <source>tell search engines what changed</source>
        <translation>informar aos mecanismos de pesquisa o que mudou</translation>
    </message>
    <message>
        <source>text follows the end of the root element. Remove it.</source>
        <translation>há texto depois do fim do elemento raiz. Remova-o.</translation>
    </message>
    <message>
        <source>text is not allowed there</source>
        <translation>texto não é permitido ali</translation>
    </message>
    <message>
        <source>text outside the entries changed</source>
        <translation>texto fora das entradas alterado</translation>
    </message>
    <message>
        <source>the &lt;?xml …?&gt; line is misspelled. It should be &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt;.</source>
        <translation>a linha &lt;?xml …?&gt; está escrita errado. Deveria ser &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt;.</translation>
    </message>
    <message>
        <source>the &gt; at the end of a tag is missing. Add it.</source>
        <translation>falta o &gt; no fim de uma tag. Adicione-o.</translation>
    </message>
    <message>
        <source>the TLS handshake failed ({code})</source>
        <translation>o handshake TLS falhou ({code})</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>o endereço</translation>
    </message>
    <message>
        <source>the answer is {status}</source>
        <translation>a resposta é {status}</translation>
    </message>
    <message>
        <source>the attribute {name} has no value. Give it one, or remove it.</source>
        <translation>o atributo {name} não tem valor. Dê um valor a ele ou remova-o.</translation>
    </message>
    <message>
        <source>the copy would overwrite the files themselves. Choose another folder.</source>
        <translation>a cópia sobrescreveria os próprios arquivos. Escolha outra pasta.</translation>
    </message>
    <message>
        <source>the crawler (default: {agent})</source>
        <translation>o rastreador (padrão: {agent})</translation>
    </message>
    <message>
        <source>the crawler as which pages are judged, such as Bingbot or Yandex (default: {agent})</source>
        <translation>o rastreador segundo o qual as páginas são avaliadas, como Bingbot ou Yandex (padrão: {agent})</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>falta o dia</translation>
    </message>
    <message>
        <source>the disk accepted the new contents but reported an error, so they may be lost. Save somewhere else.</source>
        <translation>o disco aceitou o novo conteúdo, mas informou um erro, por isso ele pode se perder. Salve em outro lugar.</translation>
    </message>
    <message>
        <source>the disk is full. Free up space, or save somewhere else.</source>
        <translation>o disco está cheio. Libere espaço ou salve em outro lugar.</translation>
    </message>
    <message>
        <source>the disk is write-protected.</source>
        <translation>o disco está protegido contra gravação.</translation>
    </message>
    <message>
        <source>the disk reported an error. Save somewhere else.</source>
        <translation>o disco informou um erro. Salve em outro lugar.</translation>
    </message>
    <message>
        <source>the entities in its DOCTYPE would expand endlessly, which is a known attack. Nothing was expanded.</source>
        <translation>as entidades no DOCTYPE se expandiriam sem fim, o que é um ataque conhecido. Nada foi expandido.</translation>
    </message>
    <message>
        <source>the file begins in the middle; the part before that is missing. Download or generate it again.</source>
        <translation>o arquivo começa no meio; falta a parte anterior. Baixe-o ou gere-o de novo.</translation>
    </message>
    <message>
        <source>the file ends in the middle; it was cut off, perhaps during upload. Download or generate it again.</source>
        <translation>o arquivo termina no meio; foi cortado, talvez durante o envio. Baixe-o ou gere-o de novo.</translation>
    </message>
    <message>
        <source>the file&apos;s encoding, {encoding}, does not support it. Escape it, or save as UTF-8.</source>
        <translation>a codificação do arquivo, {encoding}, não o suporta. Use uma sequência de escape ou salve como UTF-8.</translation>
    </message>
    <message>
        <source>the file: {done}</source>
        <translation>o arquivo: {done}</translation>
    </message>
    <message>
        <source>the filter is empty; use --all for all rows</source>
        <translation>o filtro está vazio; use --all para todas as linhas</translation>
    </message>
    <message>
        <source>the first side</source>
        <translation>o primeiro lado</translation>
    </message>
    <message>
        <source>the folder of the built site</source>
        <translation>a pasta do site gerado</translation>
    </message>
    <message>
        <source>the folder to write to</source>
        <translation>a pasta em que gravar</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>os seguintes argumentos são obrigatórios: %s</translation>
    </message>
    <message>
        <source>the format of the redirects, where the name does not say it</source>
        <translation>o formato dos redirecionamentos, quando o nome não o indica</translation>
    </message>
    <message>
        <source>the highest is {limit:,}</source>
        <translation>o maior é {limit:,}</translation>
    </message>
    <message>
        <source>the id of a rule</source>
        <translation>o id de uma regra</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>o índice</translation>
    </message>
    <message>
        <source>the key file, if it is not https://HOST/K.txt; it stands for the URLs in its folder</source>
        <translation>o arquivo de chave, se não for https://HOST/K.txt; ele vale para as URLs da pasta dele</translation>
    </message>
    <message>
        <source>the key of the site</source>
        <translation>a chave do site</translation>
    </message>
    <message>
        <source>the language of filters</source>
        <translation>a linguagem dos filtros</translation>
    </message>
    <message numerus="yes">
        <source>the links on %Ln pages differ</source>
        <translation>
            <numerusform>os links de %Ln página divergem</numerusform>
            <numerusform>os links de %Ln páginas divergem</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest is {limit:,}</source>
        <translation>o menor é {limit:,}</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>o nome está vazio</translation>
    </message>
    <message>
        <source>the name must not include parentheses</source>
        <translation>o nome não pode incluir parênteses</translation>
    </message>
    <message>
        <source>the name of an index page</source>
        <translation>nome de uma página de índice</translation>
    </message>
    <message>
        <source>the options of a command</source>
        <translation>as opções de um comando</translation>
    </message>
    <message>
        <source>the page</source>
        <translation>a página</translation>
    </message>
    <message>
        <source>the port is not a number from 0 to 65535</source>
        <translation>a porta não é um número de 0 a 65535</translation>
    </message>
    <message>
        <source>the published URL of the file</source>
        <translation>a URL publicada do arquivo</translation>
    </message>
    <message>
        <source>the published URL of the file or index; for several files, of their folder</source>
        <translation>a URL publicada do arquivo ou do índice; para vários arquivos, a da pasta deles</translation>
    </message>
    <message>
        <source>the published URL of the file; for several files, of their folder</source>
        <translation>a URL publicada do arquivo; para vários arquivos, a da pasta deles</translation>
    </message>
    <message>
        <source>the published URL of the sitemap, which the robots.txt should name</source>
        <translation>a URL publicada do sitemap, que o robots.txt deveria indicar</translation>
    </message>
    <message>
        <source>the robots.txt, or its folder</source>
        <translation>o robots.txt ou a pasta dele</translation>
    </message>
    <message>
        <source>the root&apos;s start tag has more than {n:,} attributes</source>
        <translation>a tag de abertura da raiz tem mais de {n:,} atributos</translation>
    </message>
    <message>
        <source>the rows that match a filter</source>
        <translation>as linhas que correspondem a um filtro</translation>
    </message>
    <message>
        <source>the second side</source>
        <translation>o segundo lado</translation>
    </message>
    <message>
        <source>the seconds are missing</source>
        <translation>faltam os segundos</translation>
    </message>
    <message>
        <source>the sitemap lists no URL of a site; name its home page with --base</source>
        <translation>o sitemap não lista nenhuma URL de um site; indique a página inicial dele com --base</translation>
    </message>
    <message>
        <source>the slash at the end</source>
        <translation>barra final</translation>
    </message>
    <message>
        <source>the square brackets do not contain an IPv6 address</source>
        <translation>os colchetes não contêm um endereço IPv6</translation>
    </message>
    <message>
        <source>the system reports “{words}”.</source>
        <translation>o sistema informa “{words}”.</translation>
    </message>
    <message>
        <source>the table says {text}</source>
        <translation>a tabela diz {text}</translation>
    </message>
    <message>
        <source>the time zone is missing</source>
        <translation>falta o fuso horário</translation>
    </message>
    <message>
        <source>the usual place</source>
        <translation>o local habitual</translation>
    </message>
    <message>
        <source>the value for {field} contains a character that XML does not allow</source>
        <translation>o valor de {field} contém um caractere que o XML não permite</translation>
    </message>
    <message>
        <source>the window needs Qt, which is not installed here. Install it with {command}; commands do without.</source>
        <translation>a janela precisa do Qt, que não está instalado aqui. Instale-o com {command}; os comandos funcionam sem ele.</translation>
    </message>
    <message>
        <source>theme mode appearance bright white</source>
        <translation>tema modo aparência claro branco</translation>
    </message>
    <message>
        <source>theme mode appearance dark light</source>
        <translation>tema modo aparência escuro claro</translation>
    </message>
    <message>
        <source>theme mode appearance night black</source>
        <translation>tema modo aparência noite preto escuro noturno</translation>
    </message>
    <message>
        <source>there is a -- inside a comment, where only single hyphens are allowed. Change it.</source>
        <translation>há um -- dentro de um comentário, onde só são permitidos hifens simples. Altere-o.</translation>
    </message>
    <message>
        <source>there is a &lt; in an attribute value: a closing quotation mark is missing, or it should be &amp;lt;.</source>
        <translation>há um &lt; em um valor de atributo: faltam as aspas finais, ou deveria ser &amp;lt;.</translation>
    </message>
    <message>
        <source>there is a &lt; that does not start a tag. If it is part of the text, write &amp;lt; instead.</source>
        <translation>há um &lt; que não inicia uma tag. Se fizer parte do texto, escreva &amp;lt; em vez dele.</translation>
    </message>
    <message>
        <source>there is a &lt;? that does not start a processing instruction. If it is part of the text, write &amp;lt;? instead.</source>
        <translation>há um &lt;? que não inicia uma instrução de processamento. Se fizer parte do texto, escreva &amp;lt;? em vez dele.</translation>
    </message>
    <message>
        <source>there is a DOCTYPE inside the root element. Remove it.</source>
        <translation>há um DOCTYPE dentro do elemento raiz. Remova-o.</translation>
    </message>
    <message>
        <source>there is a ]]&gt; outside CDATA. Write ]]&amp;gt; instead.</source>
        <translation>há um ]]&gt; fora de CDATA. Escreva ]]&amp;gt; em vez dele.</translation>
    </message>
    <message>
        <source>there is a folder with that name.</source>
        <translation>existe uma pasta com esse nome.</translation>
    </message>
    <message>
        <source>there is no command and no file {word!r}; see --help</source>
        <translation>não existe o comando nem o arquivo {word!r}; veja --help</translation>
    </message>
    <message>
        <source>there is no command {word!r}; did you mean {meant!r}?</source>
        <translation>não existe o comando {word!r}; você quis dizer {meant!r}?</translation>
    </message>
    <message>
        <source>there is no day {found}</source>
        <translation>não existe o dia {found}</translation>
    </message>
    <message>
        <source>there is no field {name}: name one of {known}, or a value such as image[2].title or hreflang[de]</source>
        <translation>não existe o campo {name}: indique um destes: {known}, ou um valor como image[2].title ou hreflang[de]</translation>
    </message>
    <message>
        <source>there is no file {name!r}, and no recipe of that name; there are {known}</source>
        <translation>não existe o arquivo {name!r} nem uma receita com esse nome; existem {known}</translation>
    </message>
    <message>
        <source>there is no hour {found}</source>
        <translation>não existe a hora {found}</translation>
    </message>
    <message>
        <source>there is no minute {found}</source>
        <translation>não existe o minuto {found}</translation>
    </message>
    <message>
        <source>there is no month {found}</source>
        <translation>não existe o mês {found}</translation>
    </message>
    <message>
        <source>there is no offset {found}</source>
        <translation>não existe a diferença de fuso {found}</translation>
    </message>
    <message>
        <source>there is no rule {text!r}{hint} `rules` lists all</source>
        <translation>não existe a regra {text!r}{hint} `rules` lista todas</translation>
    </message>
    <message>
        <source>there is no second {found}</source>
        <translation>não existe o segundo {found}</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation>não há entrada padrão</translation>
    </message>
    <message>
        <source>there is no such language in ISO 639</source>
        <translation>esse idioma não existe na ISO 639</translation>
    </message>
    <message>
        <source>there is no year {found}</source>
        <translation>não existe o ano {found}</translation>
    </message>
    <message>
        <source>there is not enough memory. Close other documents or programs and try again.</source>
        <translation>não há memória suficiente. Feche outros documentos ou programas e tente de novo.</translation>
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
        <translation>há arquivos demais abertos. Feche alguns e tente de novo.</translation>
    </message>
    <message>
        <source>translation English</source>
        <translation>idioma tradução inglês English language</translation>
    </message>
    <message>
        <source>tree folders structure paths panel sidebar left</source>
        <translation>árvore pastas estrutura caminhos painel barra lateral esquerda</translation>
    </message>
    <message>
        <source>two URLs were joined</source>
        <translation>duas URLs foram unidas</translation>
    </message>
    <message>
        <source>two of the files have the same name and would overwrite each other</source>
        <translation>dois dos arquivos têm o mesmo nome e sobrescreveriam um ao outro</translation>
    </message>
    <message>
        <source>two pages have one language</source>
        <translation>duas páginas têm o mesmo idioma</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos não reconhecidos: %s</translation>
    </message>
    <message>
        <source>unsaved changes</source>
        <translation>alterações não salvas</translation>
    </message>
    <message>
        <source>unsort original</source>
        <translation>desfazer ordenação original</translation>
    </message>
    <message>
        <source>url http https address fetch load robots index live</source>
        <translation>url http https endereço baixar carregar robots índice online</translation>
    </message>
    <message>
        <source>url location host address site scope</source>
        <translation>url localização host endereço site escopo</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>use this W3C datetime as the current time</source>
        <translation>usa esta data e hora W3C como a hora atual</translation>
    </message>
    <message>
        <source>validate validation validator check errors problems issues warnings lint test</source>
        <translation>validar validação validador verificar erros problemas avisos lint testar</translation>
    </message>
    <message>
        <source>version licence info</source>
        <translation>versão licença informações</translation>
    </message>
    <message>
        <source>visit go to page website link web</source>
        <translation>visitar ir para página site link web</translation>
    </message>
    <message>
        <source>what is printed</source>
        <translation>o que é impresso</translation>
    </message>
    <message>
        <source>what is sent to hosts</source>
        <translation>o que é enviado aos hosts</translation>
    </message>
    <message>
        <source>what standard output gets (default: .xml)</source>
        <translation>o que a saída padrão recebe (padrão: .xml)</translation>
    </message>
    <message>
        <source>what the names of the files begin with (default: {default_name})</source>
        <translation>como começam os nomes dos arquivos (padrão: {default_name})</translation>
    </message>
    <message>
        <source>what to compare it with; also a URL, to be fetched</source>
        <translation>com o que comparar; também uma URL a baixar</translation>
    </message>
    <message>
        <source>where the folder or the site is published (default: learned from the listed URLs)</source>
        <translation>onde a pasta ou o site está publicado (padrão: deduzido das URLs listadas)</translation>
    </message>
    <message>
        <source>which answers {status}</source>
        <translation>que responde {status}</translation>
    </message>
    <message>
        <source>which side of merge conflicts to keep (default: both)</source>
        <translation>que lado dos conflitos de mesclagem manter (padrão: both)</translation>
    </message>
    <message>
        <source>whom to tell; the next one where one was asked too often (default: api.indexnow.org, …)</source>
        <translation>a quem notificar; o próximo, se um recebeu solicitações demais (padrão: api.indexnow.org, …)</translation>
    </message>
    <message>
        <source>width wide narrow resize auto</source>
        <translation>largura largo estreito redimensionar automático</translation>
    </message>
    <message>
        <source>with --fetch, ask hosts in private networks, too</source>
        <translation>com --fetch, consulta também hosts em redes privadas</translation>
    </message>
    <message>
        <source>with --rule, which fix to use; an unknown name lists the fixes</source>
        <translation>com --rule, qual correção usar; um nome desconhecido lista as correções</translation>
    </message>
    <message>
        <source>without a URL</source>
        <translation>sem URL</translation>
    </message>
    <message>
        <source>words terms meaning definition manual severity</source>
        <translation>palavras termos significado definição manual gravidade</translation>
    </message>
    <message>
        <source>working {n} %</source>
        <translation>processando {n}%</translation>
    </message>
    <message>
        <source>working…</source>
        <translation>trabalhando…</translation>
    </message>
    <message>
        <source>would be sent</source>
        <translation>seriam enviadas</translation>
    </message>
    <message>
        <source>write a clean .xml, .xml.gz or .txt, or a table</source>
        <translation>gravar um .xml, .xml.gz ou .txt limpo, ou uma tabela</translation>
    </message>
    <message>
        <source>write redirects of moved entries, from FILE&apos;s URLs to OTHER&apos;s, in the format of the name</source>
        <translation>grava redirecionamentos das entradas movidas, das URLs de FILE para as de OTHER, no formato indicado pelo nome</translation>
    </message>
    <message>
        <source>write rename gz gzip compress</source>
        <translation>gravar renomear gz gzip compactar</translation>
    </message>
    <message>
        <source>write several files and an index to the folder OUT, split by section, language, year or pattern</source>
        <translation>grava vários arquivos e um índice na pasta OUT, divididos por seção, idioma, ano ou padrão</translation>
    </message>
    <message>
        <source>write store</source>
        <translation>gravar guardar</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>gravação</translation>
    </message>
    <message>
        <source>writing {n} %</source>
        <translation>gravando {n}%</translation>
    </message>
    <message>
        <source>writing…</source>
        <translation>gravando…</translation>
    </message>
    <message>
        <source>written to {path}</source>
        <translation>gravado em {path}</translation>
    </message>
    <message>
        <source>www</source>
        <translation>www</translation>
    </message>
    <message>
        <source>xsi:schemaLocation must contain pairs of a namespace and a URL.</source>
        <translation>xsi:schemaLocation precisa conter pares de um namespace e uma URL.</translation>
    </message>
    <message>
        <source>xsi:schemaLocation refers to {name}, which this file does not use.</source>
        <translation>xsi:schemaLocation se refere a {name}, que este arquivo não usa.</translation>
    </message>
    <message>
        <source>you do not have permission.</source>
        <translation>você não tem permissão.</translation>
    </message>
    <message>
        <source>your disk quota is used up. Free up space, or save somewhere else.</source>
        <translation>sua cota de disco se esgotou. Libere espaço ou salve em outro lugar.</translation>
    </message>
    <message>
        <source>zoom large small letters font</source>
        <translation>zoom grande pequeno letras fonte</translation>
    </message>
    <message>
        <source>{address} is on the web. Add --fetch to check what is published, or keep it with open-url.</source>
        <translation>{address} está na Web. Adicione --fetch para verificar o que está publicado, ou guarde-o com open-url.</translation>
    </message>
    <message>
        <source>{alike:,} alike, {changed:,} changed{order}</source>
        <translation>{alike:,} iguais, {changed:,} alteradas{order}</translation>
    </message>
    <message>
        <source>{cause} The previous contents are in {path}.</source>
        <translation>{cause} O conteúdo anterior está em {path}.</translation>
    </message>
    <message>
        <source>{cause} The previous contents of these files could not be restored, so they may have the new contents: {names}</source>
        <translation>{cause} Não foi possível restaurar o conteúdo anterior destes arquivos, por isso eles podem ter o novo conteúdo: {names}</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}.</translation>
    </message>
    <message>
        <source>{code} is neither a language code nor x-default.</source>
        <translation>{code} não é um código de idioma nem x-default.</translation>
    </message>
    <message>
        <source>{code} is not an ISO 3166-1 country code</source>
        <translation>{code} não é um código de país ISO 3166-1</translation>
    </message>
    <message>
        <source>{code} with the white space around it is neither a language code nor x-default.</source>
        <translation>{code} com os espaços em branco ao redor não é um código de idioma nem x-default.</translation>
    </message>
    <message>
        <source>{count:,} not asked for</source>
        <translation>{count:,} não consultadas</translation>
    </message>
    <message>
        <source>{count:,} of {total:,} dates are the same day, {day}: a build date?</source>
        <translation>{count:,} de {total:,} datas são do mesmo dia, {day}: data de geração?</translation>
    </message>
    <message>
        <source>{count:,} of {total:,} entries have the URL {value}. Generate the sitemap again.</source>
        <translation>{count:,} de {total:,} entradas têm a URL {value}. Gere o sitemap de novo.</translation>
    </message>
    <message>
        <source>{counted}: press to list only these</source>
        <translation>{counted}: pressione para listar só estas</translation>
    </message>
    <message>
        <source>{detail} contains a character that XML does not allow.</source>
        <translation>{detail} contém um caractere que o XML não permite.</translation>
    </message>
    <message>
        <source>{detail} does not belong to any extension that search engines document.</source>
        <translation>{detail} não pertence a nenhuma extensão documentada pelos mecanismos de pesquisa.</translation>
    </message>
    <message>
        <source>{detail} is directly under the root. Extensions belong inside an entry.</source>
        <translation>{detail} está diretamente sob a raiz. O lugar das extensões é dentro de uma entrada.</translation>
    </message>
    <message>
        <source>{detail} is no kind of page. Write a name, =, and a pattern of paths, such as products=/shop/*</source>
        <translation>{detail} não é um tipo de página. Escreva um nome, = e um padrão de caminhos, como products=/shop/*</translation>
    </message>
    <message>
        <source>{detail} is no step such as 100=0.8.</source>
        <translation>{detail} não é uma faixa como 100=0.8.</translation>
    </message>
    <message>
        <source>{detail} is no value such as image[2].title, video.rating or hreflang[de].</source>
        <translation>{detail} não é um valor como image[2].title, video.rating ou hreflang[de].</translation>
    </message>
    <message>
        <source>{detail} is not UTF-8 text.</source>
        <translation>{detail} não é texto UTF-8.</translation>
    </message>
    <message>
        <source>{detail} is not a date such as 2026-11-21 or 2026-11-21T10:00:00+01:00.</source>
        <translation>{detail} não é uma data como 2026-11-21 ou 2026-11-21T10:00:00+01:00.</translation>
    </message>
    <message>
        <source>{detail} is not a host name.</source>
        <translation>{detail} não é um nome de host.</translation>
    </message>
    <message>
        <source>{detail} is not a known time zone, such as Z, +02:00 or Europe/Berlin.</source>
        <translation>{detail} não é um fuso horário conhecido, como Z, +02:00 ou Europe/Berlin.</translation>
    </message>
    <message>
        <source>{detail} is not a language code such as en or pt-BR.</source>
        <translation>{detail} não é um código de idioma como en ou pt-BR.</translation>
    </message>
    <message>
        <source>{detail} is not a list of names.</source>
        <translation>{detail} não é uma lista de nomes.</translation>
    </message>
    <message>
        <source>{detail} is not a number such as 0.5.</source>
        <translation>{detail} não é um número como 0.5.</translation>
    </message>
    <message>
        <source>{detail} is not a path such as /blog/.</source>
        <translation>{detail} não é um caminho como /blog/.</translation>
    </message>
    <message>
        <source>{detail} is not a whole number.</source>
        <translation>{detail} não é um número inteiro.</translation>
    </message>
    <message>
        <source>{detail} is not one of the options.</source>
        <translation>{detail} não é uma das opções.</translation>
    </message>
    <message>
        <source>{detail} is not text.</source>
        <translation>{detail} não é texto.</translation>
    </message>
    <message>
        <source>{detail} is not true or false.</source>
        <translation>{detail} não é true nem false.</translation>
    </message>
    <message>
        <source>{done:,} of {count:,}</source>
        <translation>{done:,} de {count:,}</translation>
    </message>
    <message>
        <source>{element} appears {count:,} times in one block; {limit} is allowed.</source>
        <translation>{element} aparece {count:,} vezes em um bloco; o permitido é {limit}.</translation>
    </message>
    <message>
        <source>{element} is empty. Give it a value, or remove it.</source>
        <translation>{element} está vazio. Dê um valor a ele ou remova-o.</translation>
    </message>
    <message>
        <source>{element} is not allowed here. {advice}</source>
        <translation>{element} não é permitido aqui. {advice}</translation>
    </message>
    <message>
        <source>{element} is the URL of the page. Enter the URL of the video file or player.</source>
        <translation>{element} é a URL da página. Informe a URL do arquivo de vídeo ou do player.</translation>
    </message>
    <message>
        <source>{element} is {value}: {reason}.</source>
        <translation>{element} é {value}: {reason}.</translation>
    </message>
    <message>
        <source>{element} must stand before {other}.</source>
        <translation>{element} precisa estar antes de {other}.</translation>
    </message>
    <message>
        <source>{encoding}, gzipped</source>
        <translation>{encoding}, com gzip</translation>
    </message>
    <message>
        <source>{endpoint} answers with the status {status}. Try again later.</source>
        <translation>{endpoint} responde com o status {status}. Tente de novo mais tarde.</translation>
    </message>
    <message>
        <source>{endpoint} cannot read the request (400).</source>
        <translation>{endpoint} não consegue ler a solicitação (400).</translation>
    </message>
    <message>
        <source>{endpoint} does not accept the key (403): it did not find the key in the key file.</source>
        <translation>{endpoint} não aceita a chave (403): não a encontrou no arquivo de chave.</translation>
    </message>
    <message>
        <source>{endpoint} says that the URLs do not belong to the host or to the key (422).</source>
        <translation>{endpoint} diz que as URLs não pertencem ao host ou à chave (422).</translation>
    </message>
    <message>
        <source>{endpoint} was asked too often (429), and so were the others. Try again later.</source>
        <translation>{endpoint} recebeu solicitações demais (429), e os outros também. Tente de novo mais tarde.</translation>
    </message>
    <message>
        <source>{entries} added</source>
        <translation>{entries} adicionadas</translation>
    </message>
    <message>
        <source>{entries} removed</source>
        <translation>{entries} removidas</translation>
    </message>
    <message>
        <source>{entries} would be added</source>
        <translation>{entries} seriam adicionadas</translation>
    </message>
    <message>
        <source>{entries} would be removed</source>
        <translation>{entries} seriam removidas</translation>
    </message>
    <message>
        <source>{error} (character {position}: {found})</source>
        <translation>{error} (caractere {position}: {found})</translation>
    </message>
    <message>
        <source>{error} with {option}.</source>
        <translation>{error} com {option}.</translation>
    </message>
    <message>
        <source>{failed} of the last {count} URLs failed: {reason}</source>
        <translation>{failed} das últimas {count} URLs falharam: {reason}</translation>
    </message>
    <message>
        <source>{fetched}, ETag {etag}</source>
        <translation>{fetched}, ETag {etag}</translation>
    </message>
    <message>
        <source>{field} appears more than once in this entry. Keep one.</source>
        <translation>{field} aparece mais de uma vez nesta entrada. Mantenha um só.</translation>
    </message>
    <message>
        <source>{field} is given two values</source>
        <translation>foram dados dois valores para {field}</translation>
    </message>
    <message>
        <source>{file}: a {kind} has no {name}</source>
        <translation>{file}: um arquivo do tipo {kind} não tem {name}</translation>
    </message>
    <message>
        <source>{file}: there is no row {last}; the file has {entries}</source>
        <translation>{file}: não existe a linha {last}; o arquivo tem {entries}</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder to write to</source>
        <translation>{folder} é um arquivo, não uma pasta em que gravar</translation>
    </message>
    <message>
        <source>{folder} is not a folder; --split needs a folder to write to</source>
        <translation>{folder} não é uma pasta; --split precisa de uma pasta em que gravar</translation>
    </message>
    <message>
        <source>{folder} is the file itself; choose another name, or add --force</source>
        <translation>{folder} é o próprio arquivo; escolha outro nome ou adicione --force</translation>
    </message>
    <message>
        <source>{folder} is the name of a file; name a folder, and the index with --name</source>
        <translation>{folder} é o nome de um arquivo; indique uma pasta, e o índice com --name</translation>
    </message>
    <message>
        <source>{folder}: there are no sitemaps in this folder</source>
        <translation>{folder}: não há sitemaps nesta pasta</translation>
    </message>
    <message>
        <source>{folder}: there is no file in it that ends in .xml or .xml.gz.</source>
        <translation>{folder}: não há nela nenhum arquivo que termine em .xml ou .xml.gz.</translation>
    </message>
    <message>
        <source>{found} in {element}</source>
        <translation>{found} em {element}</translation>
    </message>
    <message>
        <source>{found} is a placeholder that was never filled in. Generate the sitemap again.</source>
        <translation>{found} é um espaço reservado que nunca foi preenchido. Gere o sitemap de novo.</translation>
    </message>
    <message>
        <source>{found} is not a % followed by two hexadecimal digits. {advice}</source>
        <translation>{found} não é um % seguido de dois dígitos hexadecimais. {advice}</translation>
    </message>
    <message>
        <source>{found} is the code of no name</source>
        <translation>{found} não é o código de nenhum nome</translation>
    </message>
    <message>
        <source>{found} left, which check lists</source>
        <translation>{found} restantes, que check lista</translation>
    </message>
    <message>
        <source>{found} looks like it was percent-encoded twice.</source>
        <translation>{found} parece ter sido codificado por porcentagem duas vezes.</translation>
    </message>
    <message>
        <source>{found} stands for no character of a URL. {advice}</source>
        <translation>{found} não representa nenhum caractere de uma URL. {advice}</translation>
    </message>
    <message>
        <source>{found} was {meant} before a program read it in the wrong encoding</source>
        <translation>{found} era {meant} antes que um programa o lesse na codificação errada</translation>
    </message>
    <message>
        <source>{found} was {meant} before a program read it in the wrong encoding. Write {meant}.</source>
        <translation>{found} era {meant} antes que um programa o lesse na codificação errada. Escreva {meant}.</translation>
    </message>
    <message>
        <source>{host} has {count:,} of {total:,}</source>
        <translation>{host} tem {count:,} de {total:,}</translation>
    </message>
    <message>
        <source>{host} is not a public internet name.</source>
        <translation>{host} não é um nome público da internet.</translation>
    </message>
    <message>
        <source>{host} is reserved for examples.</source>
        <translation>{host} é reservado para exemplos.</translation>
    </message>
    <message>
        <source>{index_name}: index of {number}{index}</source>
        <translation>{index_name}: índice de {number}{index}</translation>
    </message>
    <message>
        <source>{keys} finds any of these by its name.</source>
        <translation>{keys} encontra qualquer um destes pelo nome.</translation>
    </message>
    <message numerus="yes">
        <source>{key} sets all %Ln</source>
        <translation>
            <numerusform>{key} define a %Ln</numerusform>
            <numerusform>{key} define todas as %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}; different {fields}</source>
        <translation>{kind}; difere em {fields}</translation>
    </message>
    <message>
        <source>{kind}; no differences</source>
        <translation>{kind}; sem diferenças</translation>
    </message>
    <message>
        <source>{language} is not an ISO 639-1 language code.{hint}</source>
        <translation>{language} não é um código de idioma ISO 639-1.{hint}</translation>
    </message>
    <message>
        <source>{message}{hint}</source>
        <translation>{message}{hint}</translation>
    </message>
    <message>
        <source>{name!r} is detected automatically and cannot be chosen</source>
        <translation>{name!r} é detectada automaticamente e não pode ser escolhida</translation>
    </message>
    <message>
        <source>{name!r} is not a usable file name: use only letters, digits, - _ and .</source>
        <translation>{name!r} não é um nome de arquivo utilizável: use só letras, dígitos, - _ e .</translation>
    </message>
    <message>
        <source>{name!r}: the name of a report must end in one of these: {endings}</source>
        <translation>{name!r}: o nome de um relatório precisa terminar em um destes: {endings}</translation>
    </message>
    <message>
        <source>{namespace} is not the namespace of this extension. It should be {official}.{hint}</source>
        <translation>{namespace} não é o namespace desta extensão. Deveria ser {official}.{hint}</translation>
    </message>
    <message>
        <source>{namespace} with white space around it</source>
        <translation>{namespace} com espaços em branco ao redor</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} e mais %Ln</numerusform>
            <numerusform>{names} e mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} e mais {n}</translation>
    </message>
    <message>
        <source>{names} with the attribute type, which is not in its schema</source>
        <translation>{names} com o atributo type, que não está no schema da extensão</translation>
    </message>
    <message>
        <source>{name} belongs to this site, but the index does not list it.</source>
        <translation>{name} pertence a este site, mas o índice não o lista.</translation>
    </message>
    <message>
        <source>{name} cannot be fixed here. {reason}</source>
        <translation>{name} não pode ser corrigida aqui. {reason}</translation>
    </message>
    <message>
        <source>{name} contains a page that changed later: {newest}.</source>
        <translation>{name} contém uma página que mudou depois: {newest}.</translation>
    </message>
    <message>
        <source>{name} is fixed by `repair`, which makes damaged files well-formed again</source>
        <translation>{name} é corrigida por `repair`, que torna bem formados os arquivos danificados</translation>
    </message>
    <message>
        <source>{name} is itself an index. List its sitemaps here instead.</source>
        <translation>{name} é ele mesmo um índice. Em vez dele, liste aqui os sitemaps dele.</translation>
    </message>
    <message>
        <source>{name} is listed, but the file is not next to the index.</source>
        <translation>{name} está listado, mas o arquivo não está ao lado do índice.</translation>
    </message>
    <message>
        <source>{name} is missing or cannot be read, so there is no telling which of its URLs were removed.</source>
        <translation>{name} está ausente ou não pode ser lido, e não há como saber quais das URLs foram removidas.</translation>
    </message>
    <message>
        <source>{name} is not a valid file name. Rename it.</source>
        <translation>{name} não é um nome de arquivo válido. Renomeie-o.</translation>
    </message>
    <message>
        <source>{name} leads back to this index. Remove the entry.</source>
        <translation>{name} leva de volta a este índice. Remova a entrada.</translation>
    </message>
    <message>
        <source>{name}, line {line}: {error}</source>
        <translation>{name}, linha {line}: {error}</translation>
    </message>
    <message>
        <source>{name}, step {step}</source>
        <translation>{name}, etapa {step}</translation>
    </message>
    <message>
        <source>{name}, {when}. Entries that are the same: {count:,}.</source>
        <translation>{name}, {when}. Entradas iguais: {count:,}.</translation>
    </message>
    <message>
        <source>{name}: {trouble}</source>
        <translation>{name}: {trouble}</translation>
    </message>
    <message>
        <source>{number:,} others</source>
        <translation>{number:,} outros</translation>
    </message>
    <message>
        <source>{number} d</source>
        <translation>{number} d</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} ou mais</translation>
    </message>
    <message>
        <source>{n} (only part of the file was read)</source>
        <translation>{n} (só parte do arquivo foi lida)</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} ms</translation>
    </message>
    <message>
        <source>{n} of the files would have that name. Rename one of them.</source>
        <translation>{n} dos arquivos teriam esse nome. Renomeie um deles.</translation>
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
        <translation>{one} e {other}</translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}, {other}</translation>
    </message>
    <message>
        <source>{option} is only for a crawler&apos;s tables, such as .csv and .tsv</source>
        <translation>{option} é só para tabelas de um rastreador, como .csv e .tsv</translation>
    </message>
    <message>
        <source>{option} must be between 1 and {most:,}</source>
        <translation>{option} precisa estar entre 1 e {most:,}</translation>
    </message>
    <message>
        <source>{other} lists {name}, too. List it in one of them.</source>
        <translation>{other} também lista {name}. Liste-o em um deles.</translation>
    </message>
    <message>
        <source>{other}, a version of this page, also lists {value} ({language}). This entry does not.</source>
        <translation>{other}, uma versão desta página, também lista {value} ({language}). Esta entrada não.</translation>
    </message>
    <message>
        <source>{out} is the file itself; name another one for the picture</source>
        <translation>{out} é o próprio arquivo; indique outro para a imagem</translation>
    </message>
    <message>
        <source>{out}: the picture&apos;s name must end in .png</source>
        <translation>{out}: o nome da imagem deve terminar em .png</translation>
    </message>
    <message>
        <source>{pages} found in {sources}</source>
        <translation>{pages} em {sources}</translation>
    </message>
    <message>
        <source>{part!r} is neither a row, such as 3, nor a range of rows, such as 5-7</source>
        <translation>{part!r} não é uma linha, como 3, nem um intervalo de linhas, como 5-7</translation>
    </message>
    <message>
        <source>{part!r} is not a range of rows: rows count from 1, and the lower number comes first</source>
        <translation>{part!r} não é um intervalo de linhas: as linhas contam a partir de 1, e o número menor vem primeiro</translation>
    </message>
    <message>
        <source>{path} already exists with different contents and was not overwritten. Browsers will use it to show the sitemap.</source>
        <translation>{path} já existe com outro conteúdo e não foi sobrescrito. Os navegadores o usarão para mostrar o sitemap.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {cause}</source>
        <translation>Não é possível ler {path}: {cause}</translation>
    </message>
    <message>
        <source>{path} does not say in which format; add --redirects-format with one of {formats}</source>
        <translation>{path} não indica o formato; adicione --redirects-format com um destes: {formats}</translation>
    </message>
    <message>
        <source>{path} is a link that was not followed.</source>
        <translation>{path} é um link que não foi seguido.</translation>
    </message>
    <message>
        <source>{path} is left over from an earlier export and no longer listed in the index</source>
        <translation>{path} sobrou de uma exportação anterior e não está mais listado no índice</translation>
    </message>
    <message>
        <source>{path} is no text, so --diff has nothing to show</source>
        <translation>{path} não é texto, então --diff não tem nada a mostrar</translation>
    </message>
    <message>
        <source>{path} was not saved: {cause}</source>
        <translation>{path} não foi salvo: {cause}</translation>
    </message>
    <message>
        <source>{path}: nothing to repair</source>
        <translation>{path}: nada a reparar</translation>
    </message>
    <message>
        <source>{path}: row {row} lacks what comes before {cell}; set that first</source>
        <translation>{path}: a linha {row} não tem o que vem antes de {cell}; defina isso primeiro</translation>
    </message>
    <message>
        <source>{path}: the diff has *** in place of passwords, so it cannot be applied</source>
        <translation>{path}: o diff tem *** no lugar das senhas, por isso não pode ser aplicado</translation>
    </message>
    <message>
        <source>{path}: there is no row {wanted}; it has {count:,}</source>
        <translation>{path}: não existe a linha {wanted}; há {count:,}</translation>
    </message>
    <message>
        <source>{path}: {added:,} added, {changed:,} changed, {removed:,} removed</source>
        <translation>{path}: {added:,} adicionadas, {changed:,} alteradas, {removed:,} removidas</translation>
    </message>
    <message>
        <source>{path}: {changed:,} of {entries} changed</source>
        <translation>{path}: {entries}, alteradas: {changed:,}</translation>
    </message>
    <message>
        <source>{path}: {changed:,} of {entries} would change</source>
        <translation>{path}: {entries}, a alterar: {changed:,}</translation>
    </message>
    <message>
        <source>{path}: {entries}, {blocked:,} blocked for {agent}</source>
        <translation>{path}: {entries}, {blocked:,} bloqueadas para {agent}</translation>
    </message>
    <message>
        <source>{path}: {kind}, {entries}, {only:,} only here</source>
        <translation>{path}: {kind}, {entries}, {only:,} só aqui</translation>
    </message>
    <message>
        <source>{path}: {places} repaired, {entries}</source>
        <translation>{path}: {places} reparados, {entries}</translation>
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
        <translation>{places} alterados</translation>
    </message>
    <message>
        <source>{places} left that need a decision, in the window or with edit</source>
        <translation>{places} restantes que exigem uma decisão, na janela ou com edit</translation>
    </message>
    <message>
        <source>{places} left that no available fix applies to</source>
        <translation>{places} restantes aos quais nenhuma correção disponível se aplica</translation>
    </message>
    <message>
        <source>{places} left: set --published-url first</source>
        <translation>{places} restantes: defina primeiro --published-url</translation>
    </message>
    <message>
        <source>{places} would change</source>
        <translation>{places} mudariam</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>{profiles}, or a file with a choice of rules (default: FILE.rules.toml beside the sitemap, else .sitemap-editor.toml or pyproject.toml of the project, else all)</source>
        <translation>{profiles}, ou um arquivo com uma seleção de regras (padrão: FILE.rules.toml ao lado do sitemap, senão .sitemap-editor.toml ou pyproject.toml do projeto, senão all)</translation>
    </message>
    <message>
        <source>{published_url} must be the full URL of a folder, or of the index, ending in .xml</source>
        <translation>{published_url} precisa ser a URL completa de uma pasta, ou do índice, terminando em .xml</translation>
    </message>
    <message>
        <source>{reason} ({evidence})</source>
        <translation>{reason} ({evidence})</translation>
    </message>
    <message>
        <source>{reason} Correct or remove it.</source>
        <translation>{reason} Corrija-a ou remova-a.</translation>
    </message>
    <message>
        <source>{region} in {value} is not an ISO 3166-1 country code.{hint}</source>
        <translation>{region} em {value} não é um código de país ISO 3166-1.{hint}</translation>
    </message>
    <message>
        <source>{report} is one of the files; name another one for the report</source>
        <translation>{report} é um dos arquivos; indique outro para o relatório</translation>
    </message>
    <message>
        <source>{robots} does not name this sitemap. Add the line:</source>
        <translation>{robots} não indica este sitemap. Adicione a linha:</translation>
    </message>
    <message>
        <source>{rule} has no choice {choice!r}{ways}</source>
        <translation>{rule} não tem a opção {choice!r}{ways}</translation>
    </message>
    <message>
        <source>{same:,} of {count:,} dates are {value}. Give each page the date of its last change, or no date.</source>
        <translation>{same:,} de {count:,} datas são {value}. Dê a cada página a data da última alteração dela, ou nenhuma data.</translation>
    </message>
    <message numerus="yes">
        <source>{saved}, deleted %Ln files</source>
        <translation>
            <numerusform>{saved}, %Ln arquivo excluído</numerusform>
            <numerusform>{saved}, %Ln arquivos excluídos</numerusform>
        </translation>
    </message>
    <message>
        <source>{scheme}: is never opened.</source>
        <translation>{scheme}: nunca é aberto.</translation>
    </message>
    <message>
        <source>{severity}: {message}</source>
        <translation>{severity}: {message}</translation>
    </message>
    <message>
        <source>{source} is a {kind}; only lists of pages can be split</source>
        <translation>{source} é do tipo {kind}; só listas de páginas podem ser divididas</translation>
    </message>
    <message>
        <source>{source}: not exported because of {errors}:</source>
        <translation>{source}: não exportado por causa de {errors}:</translation>
    </message>
    <message>
        <source>{source}: {error} Add --force to write what could be recovered.</source>
        <translation>{source}: {error} Adicione --force para gravar o que foi possível recuperar.</translation>
    </message>
    <message>
        <source>{span} advice</source>
        <translation>{span} recomendações</translation>
    </message>
    <message>
        <source>{span} errors</source>
        <translation>{span} erros</translation>
    </message>
    <message>
        <source>{span} warnings</source>
        <translation>{span} avisos</translation>
    </message>
    <message>
        <source>{status} to {target}, listed in row {row:,}</source>
        <translation>{status} para {target}, listada na linha {row:,}</translation>
    </message>
    <message>
        <source>{status} to {target}, which another row gets</source>
        <translation>{status} para {target}, que outra linha recebe</translation>
    </message>
    <message>
        <source>{target} is the file itself; name another one, or add --force</source>
        <translation>{target} é o próprio arquivo; indique outro ou adicione --force</translation>
    </message>
    <message>
        <source>{target}: its name must end in one of these: {endings}</source>
        <translation>{target}: o nome precisa terminar em um destes: {endings}</translation>
    </message>
    <message>
        <source>{target}: {size} would be written</source>
        <translation>{target}: {size} seriam gravados</translation>
    </message>
    <message>
        <source>{term} asks for a robots.txt, which edit and apply take with --robots.</source>
        <translation>{term} precisa de um robots.txt, que edit e apply recebem com --robots.</translation>
    </message>
    <message>
        <source>{term} asks for the last comparison with the pages of the site, which only the window knows (Site &gt; Coverage…). Here, coverage lists which URLs are absent, and which no page links to.</source>
        <translation>{term} precisa da última comparação com as páginas do site, que só a janela conhece (Site &gt; Cobertura…). Aqui, coverage lista quais URLs são inexistentes e quais não têm links de nenhuma página.</translation>
    </message>
    <message>
        <source>{text!r} cannot be used as the current time</source>
        <translation>{text!r} não pode ser usado como hora atual</translation>
    </message>
    <message>
        <source>{text!r} is more than 100</source>
        <translation>{text!r} é mais que 100</translation>
    </message>
    <message>
        <source>{text!r} is neither a profile ({profiles}) nor a file NAME.toml</source>
        <translation>{text!r} não é nem um perfil ({profiles}) nem um arquivo NAME.toml</translation>
    </message>
    <message>
        <source>{text!r} is no list of statuses such as 203,401 or 400-403</source>
        <translation>{text!r} não é uma lista de status como 203,401 ou 400-403</translation>
    </message>
    <message>
        <source>{text!r} is no list of these: {known}</source>
        <translation>{text!r} não é uma lista destes: {known}</translation>
    </message>
    <message>
        <source>{text!r} is no list of verdicts; there are {known}</source>
        <translation>{text!r} não é uma lista de vereditos; existem {known}</translation>
    </message>
    <message>
        <source>{text!r} is not RULE=LEVEL with one of {levels}</source>
        <translation>{text!r} não é RULE=LEVEL com um destes: {levels}</translation>
    </message>
    <message>
        <source>{text!r} is not a W3C datetime, such as 2026-11-21 or 2026-11-21T10:00:00Z</source>
        <translation>{text!r} não é uma data e hora W3C, como 2026-11-21 ou 2026-11-21T10:00:00Z</translation>
    </message>
    <message>
        <source>{text!r} is not a full URL, such as https://www.example.com/sitemap.xml</source>
        <translation>{text!r} não é uma URL completa, como https://www.example.com/sitemap.xml</translation>
    </message>
    <message>
        <source>{text!r} is not a scale from 0.5 to 4</source>
        <translation>{text!r} não é uma escala de 0.5 a 4</translation>
    </message>
    <message>
        <source>{text!r} is not a size, such as 1280x800</source>
        <translation>{text!r} não é um tamanho, como 1280x800</translation>
    </message>
    <message>
        <source>{text!r} is not a whole number, 0 or higher</source>
        <translation>{text!r} não é um número inteiro, 0 ou maior</translation>
    </message>
    <message>
        <source>{text!r} is not all, errors, nor an age such as 30m, 12h or 7d</source>
        <translation>{text!r} não é all, errors nem uma idade como 30m, 12h ou 7d</translation>
    </message>
    <message>
        <source>{text!r} is not an encoding name, such as windows-1251 or shift_jis</source>
        <translation>{text!r} não é um nome de codificação, como windows-1251 ou shift_jis</translation>
    </message>
    <message>
        <source>{text!r} is not one of {known}</source>
        <translation>{text!r} não é um destes: {known}</translation>
    </message>
    <message>
        <source>{text!r}: each side must be from 1 to {largest} pixels</source>
        <translation>{text!r}: cada lado deve ter de 1 a {largest} pixels</translation>
    </message>
    <message>
        <source>{text}: It is no text in UTF-8.</source>
        <translation>{text}: Não é texto em UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>{title} (%Ln rows)</source>
        <translation>
            <numerusform>{title} (%Ln linha)</numerusform>
            <numerusform>{title} (%Ln linhas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} in %Ln rows</source>
        <translation>
            <numerusform>{title} em %Ln linha</numerusform>
            <numerusform>{title} em %Ln linhas</numerusform>
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
        <translation>{trouble} Veja o caractere {n}.</translation>
    </message>
    <message>
        <source>{trouble} Look at what can be recovered with repair, or in the window.</source>
        <translation>{trouble} Veja o que é possível recuperar com repair ou na janela.</translation>
    </message>
    <message>
        <source>{urls} audited</source>
        <translation>{urls} verificadas</translation>
    </message>
    <message>
        <source>{urls} listed</source>
        <translation>{urls} listadas</translation>
    </message>
    <message>
        <source>{urls} of {host}</source>
        <translation>{urls} de {host}</translation>
    </message>
    <message>
        <source>{url} cannot be fetched. {reason}</source>
        <translation>Não é possível baixar {url}. {reason}</translation>
    </message>
    <message>
        <source>{url} was not fetched: {trouble}</source>
        <translation>{url} não foi baixada: {trouble}</translation>
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
        <translation>{values} alterados em {entries}</translation>
    </message>
    <message>
        <source>{values} would change in {entries}</source>
        <translation>{values} mudariam em {entries}</translation>
    </message>
    <message>
        <source>{value} does not link back to this page.</source>
        <translation>{value} não tem um link de volta para esta página.</translation>
    </message>
    <message>
        <source>{value} has more parts than a two-letter language with a script and a country.</source>
        <translation>{value} tem mais partes do que um idioma de duas letras com uma escrita e um país.</translation>
    </message>
    <message>
        <source>{value} has the script {script}, which ISO 15924 does not have. Correct it, or leave it out.</source>
        <translation>{value} tem o sistema de escrita {script}, que não existe na ISO 15924. Corrija-o ou deixe-o de fora.</translation>
    </message>
    <message>
        <source>{value} is not a number from 0.0 to 1.0, such as 0.5.{hint}</source>
        <translation>{value} não é um número de 0.0 a 1.0, como 0.5.{hint}</translation>
    </message>
    <message>
        <source>{value} is not between 0.0 and 1.0.</source>
        <translation>{value} não está entre 0.0 e 1.0.</translation>
    </message>
    <message>
        <source>{value} is not in the date format for sitemaps: 2005-01-31 or 2005-01-31T18:30:00+01:00.{hint}</source>
        <translation>{value} não está no formato de data dos sitemaps: 2005-01-31 ou 2005-01-31T18:30:00+01:00.{hint}</translation>
    </message>
    <message>
        <source>{value} is not listed, for a reason: {reason}</source>
        <translation>{value} não está listada, por um motivo: {reason}</translation>
    </message>
    <message>
        <source>{value} is not one of always, hourly, daily, weekly, monthly, yearly and never.{hint}</source>
        <translation>{value} não é um destes valores: always, hourly, daily, weekly, monthly, yearly, never.{hint}</translation>
    </message>
    <message>
        <source>{value} is valid but unusual. Use one or two decimals.</source>
        <translation>{value} é válido, mas incomum. Use uma ou duas casas decimais.</translation>
    </message>
    <message>
        <source>{value} is {language} here and {other} in row {first}{place}.</source>
        <translation>{value} é {language} aqui e {other} na linha {first}{place}.</translation>
    </message>
    <message>
        <source>{value} looks like a page. An index lists sitemaps; list pages in one of them.</source>
        <translation>{value} parece uma página. Um índice lista sitemaps; liste as páginas em um deles.</translation>
    </message>
    <message>
        <source>{value} may be indexed, and the sitemap does not list it ({evidence}).</source>
        <translation>{value} pode ser indexada, e o sitemap não a lista ({evidence}).</translation>
    </message>
    <message>
        <source>{value} may be indexed, and the sitemap does not list it.</source>
        <translation>{value} pode ser indexada, e o sitemap não a lista.</translation>
    </message>
    <message>
        <source>{value} means {means}. For {meant} it is wrong.</source>
        <translation>{value} significa {means}. Para {meant}, está errado.</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%Ln rows)</source>
        <translation>
            <numerusform>{what} (%Ln linha)</numerusform>
            <numerusform>{what} (%Ln linhas)</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} Rename it, or change the compression.</source>
        <translation>{what} Renomeie-o ou mude a compactação.</translation>
    </message>
    <message>
        <source>{what} Split it before it goes over the limit.</source>
        <translation>{what} Divida-o antes que passe do limite.</translation>
    </message>
    <message>
        <source>{what} The file is damaged or hostile.</source>
        <translation>{what} O arquivo está danificado ou é malicioso.</translation>
    </message>
    <message>
        <source>{what} Use the site&apos;s real host.</source>
        <translation>{what} Use o host real do site.</translation>
    </message>
    <message>
        <source>{why_not}, so the window was drawn to a picture.</source>
        <translation>{why_not}; por isso a janela foi desenhada em uma imagem.</translation>
    </message>
    <message>
        <source>{why}, so it can only be overwritten in place, and a crash while writing could damage it. Save somewhere else, or overwrite it.</source>
        <translation>{why}, por isso só pode ser sobrescrito no próprio lugar, e uma falha durante a gravação poderia danificá-lo. Salve em outro lugar ou sobrescreva-o.</translation>
    </message>
    <message>
        <source>{word!r} is neither a file nor an option; see --help</source>
        <translation>{word!r} não é nem um arquivo nem uma opção; veja --help</translation>
    </message>
    <message>
        <source>“{detail}” has no meaning here. Write \$ for a dollar sign, \\ for a backslash.</source>
        <translation>“{detail}” não tem significado aqui. Escreva \\$ para um cifrão, \\\\ para uma barra invertida.</translation>
    </message>
    <message>
        <source>“{detail}” is missing.</source>
        <translation>Falta “{detail}”.</translation>
    </message>
    <message>
        <source>“{detail}” is none of profile, select, ignore and [rules].</source>
        <translation>“{detail}” não é profile, select, ignore nem [rules].</translation>
    </message>
    <message>
        <source>“{detail}” must be text in quotes.</source>
        <translation>“{detail}” precisa ser texto entre aspas.</translation>
    </message>
    <message>
        <source>“{detail}” must be true or false.</source>
        <translation>“{detail}” precisa ser true ou false.</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a header.</source>
        <translation>“{name}” não pode ser o nome de um cabeçalho.</translation>
    </message>
    <message>
        <source>“{name}” is already open. Choose another name.</source>
        <translation>“{name}” já está aberto. Escolha outro nome.</translation>
    </message>
    <message>
        <source>“{name}” is still being processed. Wait a moment.</source>
        <translation>“{name}” ainda está sendo processado. Espere um momento.</translation>
    </message>
    <message>
        <source>“{name}” is still loading. Wait a moment, or stop it.</source>
        <translation>“{name}” ainda está carregando. Espere um momento ou interrompa o carregamento.</translation>
    </message>
</context>
</TS>
