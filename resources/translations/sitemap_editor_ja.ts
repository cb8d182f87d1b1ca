<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sitemap Editor</source>
        <translation>Sitemap Editor について</translation>
    </message>
    <message>
        <source>Free software (MIT). Made with Python {python}, Qt for Python {qt} and lxml {lxml}.</source>
        <translation>フリーソフトウェア (MIT)。Python {python}、Qt for Python {qt}、lxml {lxml} で作られています。</translation>
    </message>
    <message>
        <source>Opens XML sitemaps, shows what is wrong with them, and saves them without touching a byte you did not edit.</source>
        <translation>XML サイトマップを開いて問題点を示し、編集していない部分は 1 バイトも変えずに保存します。</translation>
    </message>
</context>
<context>
    <name>AnewForm</name>
    <message>
        <source>Use it now…</source>
        <translation>今すぐ使う…</translation>
    </message>
</context>
<context>
    <name>AnnounceCommands</name>
    <message>
        <source>Key file (*.txt)</source>
        <translation>キー ファイル (*.txt)</translation>
    </message>
    <message>
        <source>Save the key file</source>
        <translation>キー ファイルを保存</translation>
    </message>
    <message>
        <source>These changes cannot be announced yet.</source>
        <translation>これらの変更はまだ通知できません。</translation>
    </message>
</context>
<context>
    <name>AnnounceDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Leave out what was found gone or not to be indexed</source>
        <translation>消失またはインデックス登録対象外と判明したものを除外(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Make a key</source>
        <translation>キーを作成(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Save the key file…</source>
        <translation>キー ファイルを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>A&amp;nnounce</source>
        <translation>通知(&amp;N)</translation>
    </message>
    <message>
        <source>All URLs count as announced. From now on, only changes are.</source>
        <translation>すべての URL を通知済みとして扱います。以後は変更だけを通知します。</translation>
    </message>
    <message>
        <source>Announce changes to search engines</source>
        <translation>変更を検索エンジンに通知</translation>
    </message>
    <message>
        <source>Announcing…</source>
        <translation>通知しています…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Check &amp;first</source>
        <translation>先に確認(&amp;F)</translation>
    </message>
    <message>
        <source>Comparing what is published with the saved file…</source>
        <translation>公開されている内容と保存したファイルを比較しています…</translation>
    </message>
    <message>
        <source>Copy the key, which the key file has to contain</source>
        <translation>キー ファイルに記載するキーをコピーします</translation>
    </message>
    <message>
        <source>Everything is in place. {added} added, {changed} changed and {removed} removed URLs would be announced.</source>
        <translation>準備が整いました。追加 {added} 件、変更 {changed} 件、削除 {removed} 件の URL が通知されます。</translation>
    </message>
    <message>
        <source>For the first time: later only changes are announced</source>
        <translation>初回用: 以後は変更だけが通知されます</translation>
    </message>
    <message>
        <source>Looks at what is published and lists what would be sent; sends nothing</source>
        <translation>公開されている内容を調べ、送信される内容を一覧にします。何も送信しません</translation>
    </message>
    <message>
        <source>Mark &amp;all as announced</source>
        <translation>すべて通知済みにする(&amp;A)</translation>
    </message>
    <message>
        <source>Nothing has changed since the last announcement.</source>
        <translation>前回の通知から変更はありません。</translation>
    </message>
    <message>
        <source>Save the file that contains the key, to be uploaded to the site</source>
        <translation>サイトにアップロードするための、キーを含むファイルを保存します</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>Tells Bing, Yandex, Seznam, Naver and others (IndexNow) which URLs were added, removed, or have another date since the last announcement. Google does not take part. What is published must be the same as the saved file.</source>
        <translation>前回の通知以降に追加または削除された URL と日付が変わった URL を、Bing、Yandex、Seznam、Naver などに通知します (IndexNow)。Google は参加していません。公開されている内容は、保存したファイルと同じでなければなりません。</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>最初の {n} 件を表示しています。</translation>
    </message>
    <message>
        <source>The site has to offer the key in a text file that contains nothing else: {url}</source>
        <translation>サイトでは、キーだけを記載した次のテキスト ファイルを公開する必要があります: {url}</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>What would be announced</source>
        <translation>通知される内容</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>left out: {verdict}</source>
        <translation>除外: {verdict}</translation>
    </message>
    <message>
        <source>{name} is saved. Upload it to {url}, then check.</source>
        <translation>{name} を保存しました。{url} にアップロードしてから、確認してください。</translation>
    </message>
</context>
<context>
    <name>AnswerSection</name>
    <message>
        <source>Coverage</source>
        <translation>カバレッジ</translation>
    </message>
    <message>
        <source>Live site</source>
        <translation>公開中のサイト</translation>
    </message>
    <message>
        <source>Live site: {verdict}</source>
        <translation>公開中のサイト: {verdict}</translation>
    </message>
</context>
<context>
    <name>AuditBar</name>
    <message>
        <source> ms</source>
        <translation> ミリ秒</translation>
    </message>
    <message>
        <source>Also ask private hosts…</source>
        <translation>プライベート ホストも確認…</translation>
    </message>
    <message>
        <source>Also ask {host}…</source>
        <translation>{host} も確認…</translation>
    </message>
    <message>
        <source>At once per host</source>
        <translation>ホストごとの同時数</translation>
    </message>
    <message>
        <source>Checking URLs</source>
        <translation>URL を確認中</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>続行…</translation>
    </message>
    <message>
        <source>Delay between two requests to a host</source>
        <translation>同じホストへのリクエストの間隔</translation>
    </message>
    <message>
        <source>How long to wait between two requests to a host</source>
        <translation>同じホストへの次のリクエストまで待つ時間</translation>
    </message>
    <message>
        <source>How many requests may run at once to each host</source>
        <translation>各ホストに同時に送信できるリクエストの数</translation>
    </message>
    <message>
        <source>Not checked, as they are in a private network:</source>
        <translation>プライベート ネットワーク内のため確認していません:</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>ホストごとの同時リクエスト数</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Paused at {done} of {total} URLs</source>
        <translation>{total} 件中 {done} 件の URL で一時停止中</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stopped at {done} of {total} URLs</source>
        <translation>{total} 件中 {done} 件の URL で停止しました</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>残り約 {time}</translation>
    </message>
    <message>
        <source>with pauses of</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>{done} of {total} URLs checked</source>
        <translation>{total} 件中 {done} 件の URL を確認済み</translation>
    </message>
    <message>
        <source>{n} a second</source>
        <translation>毎秒 {n} 件</translation>
    </message>
</context>
<context>
    <name>AuditCommands</name>
    <message>
        <source>Dates of changed pages</source>
        <translation>変更されたページの日付</translation>
    </message>
    <message>
        <source>The URLs of this document are being checked. Stop that first.</source>
        <translation>このドキュメントの URL を確認中です。先に確認を停止してください。</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>About this document</source>
        <translation>このドキュメントについて</translation>
    </message>
</context>
<context>
    <name>BarLine</name>
    <message>
        <source>Filter language</source>
        <translation>フィルタ言語</translation>
    </message>
</context>
<context>
    <name>BlockForm</name>
    <message>
        <source>Add field…</source>
        <translation>フィールドを追加…</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>さらに表示</translation>
    </message>
    <message>
        <source>{title} (retired)</source>
        <translation>{title} (廃止)</translation>
    </message>
</context>
<context>
    <name>BulkCommands</name>
    <message>
        <source>Folder with the site&apos;s files</source>
        <translation>サイトのファイルがあるフォルダ</translation>
    </message>
    <message>
        <source>Recipes (*.toml)</source>
        <translation>レシピ (*.toml)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>レシピを保存</translation>
    </message>
    <message>
        <source>The recipe could not be deleted.</source>
        <translation>レシピを削除できませんでした。</translation>
    </message>
    <message>
        <source>The recipe could not be saved.</source>
        <translation>レシピを保存できませんでした。</translation>
    </message>
    <message>
        <source>This recipe cannot be opened.</source>
        <translation>このレシピを開けません。</translation>
    </message>
    <message>
        <source>{name}, line {n}</source>
        <translation>{name}、{n} 行目</translation>
    </message>
</context>
<context>
    <name>CalendarPopup</name>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Z (UTC)</source>
        <translation>Z (UTC)</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>タイムゾーン</translation>
    </message>
    <message>
        <source>{offset} (here)</source>
        <translation>{offset} (現地)</translation>
    </message>
</context>
<context>
    <name>CellChoice</name>
    <message>
        <source>— not set</source>
        <translation>— 未設定</translation>
    </message>
</context>
<context>
    <name>CellCommands</name>
    <message>
        <source>No browser could be opened.</source>
        <translation>ブラウザを開けませんでした。</translation>
    </message>
    <message>
        <source>Only URLs that begin with http:// or https:// can be opened in the browser.</source>
        <translation>ブラウザで開けるのは、http:// または https:// で始まる URL だけです。</translation>
    </message>
    <message>
        <source>There is no filter for this column.</source>
        <translation>この列用のフィルタはありません。</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Preview of the changes</source>
        <translation>変更のプレビュー</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>サイトマップ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Copy as picture</source>
        <translation>画像としてコピー</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>表としてコピー</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルタ</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
</context>
<context>
    <name>CheckUrlsDialog</name>
    <message>
        <source> hours</source>
        <translation> 時間</translation>
    </message>
    <message>
        <source>&amp;Sign in…</source>
        <translation>サインイン(&amp;S)…</translation>
    </message>
    <message>
        <source>Age of results in hours</source>
        <translation>結果の経過時間 (時間)</translation>
    </message>
    <message>
        <source>All again</source>
        <translation>すべて再確認</translation>
    </message>
    <message>
        <source>All of these URLs are on hosts in a private network.</source>
        <translation>これらの URL は、すべてプライベート ネットワーク内のホストにあります。</translation>
    </message>
    <message>
        <source>All of these URLs have answered already: their answers are shown without new requests.</source>
        <translation>これらの URL はすべて応答済みです。新たにリクエストせず、その応答を表示します。</translation>
    </message>
    <message>
        <source>Also ask private hosts</source>
        <translation>プライベート ホストも確認</translation>
    </message>
    <message>
        <source>Also ask {hosts}</source>
        <translation>{hosts} も確認</translation>
    </message>
    <message>
        <source>By their names, these hosts are on this computer or in a private network. They are asked only if you say so.</source>
        <translation>名前から見て、これらのホストはこのコンピュータまたはプライベート ネットワーク内にあります。明示的に許可した場合にのみ確認します。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Check URLs</source>
        <translation>URL を確認</translation>
    </message>
    <message>
        <source>Delay between requests</source>
        <translation>リクエストの間隔</translation>
    </message>
    <message>
        <source>Each URL is requested from the live site, and its answer is shown in the table. The sitemap itself stays as it is.</source>
        <translation>公開中のサイトに各 URL をリクエストし、その応答を表に表示します。サイトマップ自体は変わりません。</translation>
    </message>
    <message>
        <source>Judge pages as</source>
        <translation>ページを判定するクローラ</translation>
    </message>
    <message>
        <source>None of these rows has a URL that can be checked.</source>
        <translation>これらの行には、確認できる URL がありません。</translation>
    </message>
    <message>
        <source>Only URLs without an answer from the last day</source>
        <translation>直近 1 日の応答がない URL のみ</translation>
    </message>
    <message>
        <source>Only what failed</source>
        <translation>失敗したもののみ</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>ホストごとの同時リクエスト数</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>サインイン先</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>URLs that answered within the last day are skipped.</source>
        <translation>直近 1 日に応答があった URL は省略します。</translation>
    </message>
    <message>
        <source>User agent</source>
        <translation>ユーザー エージェント</translation>
    </message>
    <message>
        <source>What is older than</source>
        <translation>次より古いもの</translation>
    </message>
    <message>
        <source>Which of them</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{urls} on {hosts}: about {time} at these limits.</source>
        <translation>{hosts}、{urls}: この制限では約 {time}かかります。</translation>
    </message>
</context>
<context>
    <name>ChooseFilesDialog</name>
    <message>
        <source>Choose sitemaps</source>
        <translation>サイトマップの選択</translation>
    </message>
    <message>
        <source>Deselect these</source>
        <translation>これらの選択を解除</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>名前で絞り込み</translation>
    </message>
    <message>
        <source>Opens the selected sitemaps. You can open the others later.</source>
        <translation>選択したサイトマップを開きます。ほかのサイトマップは後から開けます。</translation>
    </message>
    <message>
        <source>Select these</source>
        <translation>これらを選択</translation>
    </message>
    <message>
        <source>Show only files whose names contain this text</source>
        <translation>名前にこのテキストを含むファイルだけを表示します</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>サイトマップ</translation>
    </message>
</context>
<context>
    <name>ClustersModel</name>
    <message>
        <source>First page</source>
        <translation>最初のページ</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>No page is set for all other languages (x-default).</source>
        <translation>その他すべての言語用のページ (x-default) が設定されていません。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Search engines do not recognize: {codes}.</source>
        <translation>検索エンジンが認識しないコード: {codes}。</translation>
    </message>
    <message>
        <source>Some pages do not list every version.</source>
        <translation>一部のページに、すべての言語版が記載されていません。</translation>
    </message>
</context>
<context>
    <name>CodesEditor</name>
    <message>
        <source>Choose from a list</source>
        <translation>リストから選択</translation>
    </message>
</context>
<context>
    <name>ColumnCommands</name>
    <message>
        <source>&amp;Fit to content</source>
        <translation>内容に合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Hide column</source>
        <translation>列を非表示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Reset column widths</source>
        <translation>列の幅をリセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Select column</source>
        <translation>列を選択(&amp;S)</translation>
    </message>
    <message>
        <source>Filter &amp;by this column…</source>
        <translation>この列でフィルタ(&amp;B)…</translation>
    </message>
    <message>
        <source>Show {host}, which is hidden</source>
        <translation>非表示の {host} を表示</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>昇順で並べ替え(&amp;A)</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>降順で並べ替え(&amp;D)</translation>
    </message>
    <message>
        <source>The URL column cannot be hidden.</source>
        <translation>URL の列は非表示にできません。</translation>
    </message>
    <message>
        <source>There is no filter for this column.</source>
        <translation>この列用のフィルタはありません。</translation>
    </message>
    <message>
        <source>“{name}” is hidden. To show it again, choose View, Columns.</source>
        <translation>「{name}」を非表示にしました。再び表示するには、[表示] &gt; [列] を選択してください。</translation>
    </message>
</context>
<context>
    <name>ColumnsForm</name>
    <message>
        <source>Always</source>
        <translation>常に表示</translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>必要に応じて</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>表示しない</translation>
    </message>
</context>
<context>
    <name>CompareCommands</name>
    <message>
        <source>Apply differences from {name}</source>
        <translation>{name} との差分を適用</translation>
    </message>
    <message>
        <source>These differences cannot be applied.</source>
        <translation>これらの差分は適用できません。</translation>
    </message>
    <message>
        <source>{name}, as opened</source>
        <translation>{name}（開いた時）</translation>
    </message>
    <message>
        <source>{name}, as saved</source>
        <translation>{name}（保存時）</translation>
    </message>
</context>
<context>
    <name>ComparingDialog</name>
    <message>
        <source>Height of the list</source>
        <translation>リストの高さ</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>プレビューを準備しています…</translation>
    </message>
    <message>
        <source>The changes cannot be shown: {cause}</source>
        <translation>変更を表示できません: {cause}</translation>
    </message>
</context>
<context>
    <name>CoverageCommands</name>
    <message>
        <source>Choose the folder of the built site</source>
        <translation>ビルド済みサイトのフォルダの選択</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>{path} に保存しました</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation>表を保存できませんでした。</translation>
    </message>
</context>
<context>
    <name>CoverageDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dates</source>
        <translation>日付(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Folder of the built site</source>
        <translation>ビルド済みサイトのフォルダ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Home page</source>
        <translation>トップページ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Live site</source>
        <translation>公開中のサイト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Not to be listed</source>
        <translation>記載しないもの(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Put into</source>
        <translation>追加先(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Table or sitemap</source>
        <translation>表またはサイトマップ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Untick all</source>
        <translation>すべてオフ(&amp;U)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add pages</source>
        <translation>ページを追加</translation>
    </message>
    <message>
        <source>Choose f&amp;older…</source>
        <translation>フォルダを選択(&amp;O)…</translation>
    </message>
    <message>
        <source>Choose ta&amp;ble…</source>
        <translation>表を選択(&amp;B)…</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>カバレッジ</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Enter its home page.</source>
        <translation>トップページを入力してください。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルタ</translation>
    </message>
    <message>
        <source>Folder of the built site</source>
        <translation>ビルド済みサイトのフォルダ</translation>
    </message>
    <message>
        <source>From headers and tables alone</source>
        <translation>ヘッダーと表の日付のみ</translation>
    </message>
    <message>
        <source>From the files as well</source>
        <translation>ファイルの日付も使用</translation>
    </message>
    <message>
        <source>From the last commits (git) as well</source>
        <translation>最後のコミット (git) の日付も使用</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>トップページ</translation>
    </message>
    <message>
        <source>Links from the home page at most</source>
        <translation>トップページからの最大リンク数</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>None of the listed URLs is among them; are these the pages of another site?</source>
        <translation>記載された URL が一つも含まれていません。別のサイトのページではありませんか？</translation>
    </message>
    <message>
        <source>Not to be listed</source>
        <translation>記載しないもの</translation>
    </message>
    <message>
        <source>P&amp;roposals</source>
        <translation>候補(&amp;R)</translation>
    </message>
    <message>
        <source>Pages and URLs</source>
        <translation>ページと URL</translation>
    </message>
    <message>
        <source>Pages at most</source>
        <translation>最大ページ数</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>追加先</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove URLs</source>
        <translation>URL を削除</translation>
    </message>
    <message>
        <source>Stopped. Comparing again goes on with what the site has answered by now.</source>
        <translation>停止しました。もう一度比較すると、これまでのサイトの応答を使って続行します。</translation>
    </message>
    <message>
        <source>T&amp;ick all</source>
        <translation>すべてオン(&amp;I)</translation>
    </message>
    <message>
        <source>Table or sitemap</source>
        <translation>表またはサイトマップ</translation>
    </message>
    <message>
        <source>Where their folders are</source>
        <translation>フォルダが同じファイル</translation>
    </message>
    <message>
        <source>Which pages are not listed, and which listed URLs are not there? Choose what to compare with; only the live site is asked for anything.</source>
        <translation>記載されていないページと、記載されているのに存在しない URL を調べます。比較する対象を選択してください。問い合わせを行うのは、公開中のサイトだけです。</translation>
    </message>
    <message>
        <source>Which pages nobody links to is not known.</source>
        <translation>リンクされていないページは不明です。</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>links of the home page</source>
        <translation>リンク以内</translation>
    </message>
    <message>
        <source>pages, within</source>
        <translation>ページ、トップページから</translation>
    </message>
    <message>
        <source>{done} of {known} known pages have answered…</source>
        <translation>判明している {known} ページ中 {done} ページが応答しました…</translation>
    </message>
    <message>
        <source>{host} is in a private network and was not asked.</source>
        <translation>{host} はプライベート ネットワーク内にあるため、問い合わせませんでした。</translation>
    </message>
</context>
<context>
    <name>CoverageModel</name>
    <message>
        <source>Depth</source>
        <translation>階層</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>検出元</translation>
    </message>
    <message>
        <source>Links to it</source>
        <translation>被リンク数</translation>
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
        <translation>結合した内容を保持できません: {cause}</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
</context>
<context>
    <name>DateIndexDialog</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Files and their dates</source>
        <translation>ファイルと日付</translation>
    </message>
    <message>
        <source>In the index</source>
        <translation>インデックスの日付</translation>
    </message>
    <message>
        <source>In the index, these files have an older date than their newest page. They get the date of that page.</source>
        <translation>インデックスでは、これらのファイルの日付が、ファイル内の最新のページより古くなっています。そのページの日付に更新されます。</translation>
    </message>
    <message>
        <source>Newest page</source>
        <translation>最新のページ</translation>
    </message>
    <message>
        <source>Update dates in the index</source>
        <translation>インデックスの日付を更新</translation>
    </message>
</context>
<context>
    <name>DecimalBox</name>
    <message>
        <source>A number from {least} to {most} with at most {n} decimals</source>
        <translation>{least}～{most} の数値 (小数点以下 {n} 桁まで)</translation>
    </message>
</context>
<context>
    <name>DetailsDock</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>DetailsHeader</name>
    <message>
        <source>Close the details panel</source>
        <translation>詳細パネルを閉じる</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+3)</source>
        <translation>このパネルを閉じる (Ctrl+3)</translation>
    </message>
    <message>
        <source>row {n}</source>
        <translation>{n} 行目</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} 行</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Select an entry to see its details.</source>
        <translation>エントリを選択すると詳細が表示されます。</translation>
    </message>
</context>
<context>
    <name>DifferencesDialog</name>
    <message>
        <source>&amp;Add these here</source>
        <translation>これらをここに追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Apply all</source>
        <translation>すべて適用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Apply without deleting</source>
        <translation>削除せずに適用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy the list</source>
        <translation>リストをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete here what the other file lacks: {parts}</source>
        <translation>相手のファイルにないものをここから削除(&amp;D): {parts}</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Use these URLs</source>
        <translation>これらの URL を使用(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Use these values</source>
        <translation>これらの値を使用(&amp;U)</translation>
    </message>
    <message>
        <source>Compare “{mine}” with “{theirs}”</source>
        <translation>「{mine}」と「{theirs}」の比較</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較しています…</translation>
    </message>
    <message>
        <source>Dele&amp;te these here</source>
        <translation>これらをここから削除(&amp;T)</translation>
    </message>
    <message>
        <source>For a site that has moved, or a test site</source>
        <translation>移転したサイトやテスト サイト用</translation>
    </message>
    <message>
        <source>For entries that moved, from their old URLs to the new ones</source>
        <translation>移動したエントリの、古い URL から新しい URL へのリダイレクト</translation>
    </message>
    <message>
        <source>Ignore scheme and &amp;host</source>
        <translation>スキームとホストを無視(&amp;H)</translation>
    </message>
    <message>
        <source>Sa&amp;ve redirects…</source>
        <translation>リダイレクトを保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Select these &amp;rows</source>
        <translation>これらの行を選択(&amp;R)</translation>
    </message>
    <message>
        <source>The files cannot be compared: {cause}</source>
        <translation>ファイルを比較できません: {cause}</translation>
    </message>
    <message>
        <source>The other file is damaged, so only what could be recovered is compared. {cause}</source>
        <translation>相手のファイルが破損しているため、復元できた部分だけを比較しています。{cause}</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>相違点</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>Other file</source>
        <translation>相手のファイル</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>This file</source>
        <translation>このファイル</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>相違点</translation>
    </message>
</context>
<context>
    <name>DocumentBanner</name>
    <message>
        <source>Accept and edit</source>
        <translation>承認して編集</translation>
    </message>
    <message>
        <source>Another program changed this file while it was open.</source>
        <translation>このファイルは、開いている間にほかのプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>Another program changed this file, and so did you.</source>
        <translation>このファイルは、ほかのプログラムでも、このエディタでも変更されています。</translation>
    </message>
    <message>
        <source>Another program changed {name} while it was open.</source>
        <translation>{name} は、開いている間にほかのプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>UTF-8 に変換</translation>
    </message>
    <message>
        <source>Create a sitemap from it</source>
        <translation>サイトマップを作成</translation>
    </message>
    <message>
        <source>Damaged: {trouble} Everything that could be recovered is shown below.</source>
        <translation>破損しています: {trouble} 復元できた内容をすべて下に表示しています。</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>自分の変更を維持</translation>
    </message>
    <message>
        <source>Load it again</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>統合…</translation>
    </message>
    <message>
        <source>Only part of this file was loaded. You can view it but not save it.</source>
        <translation>このファイルは一部しか読み込まれていません。表示はできますが、保存はできません。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>This file is damaged: {trouble} Everything that could be recovered is shown below.</source>
        <translation>このファイルは破損しています: {trouble} 復元できた内容をすべて下に表示しています。</translation>
    </message>
    <message>
        <source>This file is encoded in {encoding}. Sitemaps must be UTF-8.</source>
        <translation>このファイルの文字コードは {encoding} です。サイトマップは UTF-8 でなければなりません。</translation>
    </message>
    <message>
        <source>This file was deleted or moved. Its contents are still open here; save to keep them.</source>
        <translation>このファイルは削除または移動されました。内容はまだここで開いています。残すには保存してください。</translation>
    </message>
    <message>
        <source>This file was read in an encoding other than the one it declares. Does everything look right?</source>
        <translation>このファイルは、宣言とは異なる文字コードで読み込まれました。すべて正しく表示されていますか？</translation>
    </message>
    <message>
        <source>This is a feed. You can view it here but not edit it.</source>
        <translation>これはフィードです。表示はできますが、編集はできません。</translation>
    </message>
    <message>
        <source>What was repaired…</source>
        <translation>修復内容…</translation>
    </message>
    <message>
        <source>{name} was deleted or moved. Its contents are still open here; save to keep them.</source>
        <translation>{name} は削除または移動されました。内容はまだここで開いています。残すには保存してください。</translation>
    </message>
</context>
<context>
    <name>DocumentTabs</name>
    <message>
        <source>All open documents</source>
        <translation>開いているすべてのドキュメント</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the others</source>
        <translation>ほかを閉じる</translation>
    </message>
    <message>
        <source>Close this document</source>
        <translation>このドキュメントを閉じる</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>パスをコピー</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>開いているドキュメント</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダを開く</translation>
    </message>
</context>
<context>
    <name>DocumentView</name>
    <message>
        <source>No entries yet. Press {key} or {other} to add one, or paste URLs.</source>
        <translation>エントリはまだありません。{key} または {other} を押して追加するか、URL を貼り付けてください。</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>フィルタに一致する行がありません。</translation>
    </message>
    <message>
        <source>This finding is about the whole file, not about single rows.</source>
        <translation>この検出結果は個々の行ではなく、ファイル全体に関するものです。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
</context>
<context>
    <name>DuplicatesDialog</name>
    <message>
        <source>&amp;Merge images, videos, news and links into the entry that is kept</source>
        <translation>残すエントリに画像、動画、ニュース、リンクを統合(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;all</source>
        <translation>すべて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;first</source>
        <translation>最初(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;last</source>
        <translation>最後(&amp;L)</translation>
    </message>
    <message>
        <source>All entries will be kept.</source>
        <translation>すべてのエントリが残ります。</translation>
    </message>
    <message>
        <source>Content that no other entry has will be lost: {contents}.</source>
        <translation>ほかのエントリにない内容が失われます: {contents}。</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>Groups of duplicates</source>
        <translation>重複のグループ</translation>
    </message>
    <message>
        <source>In each group, &amp;keep</source>
        <translation>各グループで残すもの(&amp;K)</translation>
    </message>
    <message>
        <source>In this group, keep</source>
        <translation>このグループで残すもの</translation>
    </message>
    <message>
        <source>Include URLs that are &amp;nearly the same (www, http and https, trailing slash)</source>
        <translation>ほぼ同じ URL も含める (www、http と https、末尾のスラッシュの違い)(&amp;N)</translation>
    </message>
    <message>
        <source>Looking for duplicates…</source>
        <translation>重複を探しています…</translation>
    </message>
    <message>
        <source>No URL is listed twice.</source>
        <translation>2 回以上記載されている URL はありません。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Their own content will be kept: {contents}.</source>
        <translation>固有の内容は維持されます: {contents}。</translation>
    </message>
    <message>
        <source>Together with the newest date in the group. Nothing is added twice.</source>
        <translation>グループ内で最新の日付も引き継ぎます。同じものが二重に追加されることはありません。</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>n&amp;ewest</source>
        <translation>最新(&amp;E)</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>the last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>the newest</source>
        <translation>最新</translation>
    </message>
</context>
<context>
    <name>DuplicatesModel</name>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>サイトマップ</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>EarlierAnswerCommands</name>
    <message>
        <source>What earlier checks found cannot be read: {cause}</source>
        <translation>これまでの確認結果を読み取れません: {cause}</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>Add a row</source>
        <translation>行を追加</translation>
    </message>
    <message>
        <source>Sort the file</source>
        <translation>ファイルを並べ替え</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be pasted.</source>
        <translation>クリップボードの内容を貼り付けられません。</translation>
    </message>
</context>
<context>
    <name>EditValuesDialog</name>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>値を編集</translation>
    </message>
    <message>
        <source>Edit values: {name}</source>
        <translation>値を編集: {name}</translation>
    </message>
    <message>
        <source>Only &amp;where</source>
        <translation>条件(&amp;W)</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Step &amp;name</source>
        <translation>ステップの名前(&amp;N)</translation>
    </message>
    <message>
        <source>Step name</source>
        <translation>ステップの名前</translation>
    </message>
    <message>
        <source>Steps, conditions, recipes</source>
        <translation>ステップ、条件、レシピ</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>折りたたみ</translation>
    </message>
    <message>
        <source>each of these rows, or a filter such as path:/blog/ or priority&lt;0.5</source>
        <translation>これらの各行、または path:/blog/ や priority&lt;0.5 などのフィルタ</translation>
    </message>
    <message>
        <source>open</source>
        <translation>展開</translation>
    </message>
</context>
<context>
    <name>EditorNote</name>
    <message>
        <source>Change to {value} ({key})</source>
        <translation>{value} に変更 ({key})</translation>
    </message>
</context>
<context>
    <name>EmptyState</name>
    <message>
        <source>Drop a sitemap, a sitemap index or a list of URLs anywhere in this window, gzipped or not.</source>
        <translation>このウィンドウに、サイトマップ、サイトマップ インデックス、URL リストをドロップしてください (gzip 圧縮も可)。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>何も開いていません</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>サンプルを開く</translation>
    </message>
    <message>
        <source>Open a sitemap</source>
        <translation>サイトマップを開く</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Paste URLs</source>
        <translation>URL を貼り付け</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近使用したファイル</translation>
    </message>
    <message>
        <source>This file no longer exists</source>
        <translation>このファイルはもう存在しません</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message>
        <source>Changed since the last save.</source>
        <translation>前回の保存後に変更されました。</translation>
    </message>
    <message>
        <source>The oldest answer: {age}</source>
        <translation>最も古い応答: {age}</translation>
    </message>
</context>
<context>
    <name>EntriesTable</name>
    <message>
        <source>Rows cannot be moved while a filter hides some. Show all rows first.</source>
        <translation>フィルタで隠れた行がある間は、行を移動できません。先にすべての行を表示してください。</translation>
    </message>
    <message>
        <source>Rows cannot be moved while the document is read-only.</source>
        <translation>ドキュメントが読み取り専用の間は、行を移動できません。</translation>
    </message>
    <message>
        <source>Rows cannot be moved while the table is sorted. Show the file&apos;s order first.</source>
        <translation>表が並べ替えられている間は、行を移動できません。先にファイルの順序に戻してください。</translation>
    </message>
    <message>
        <source>That position is in another file. To move rows there, drag them onto its tab.</source>
        <translation>その位置は別のファイルです。そこへ行を移動するには、そのファイルのタブにドラッグしてください。</translation>
    </message>
    <message>
        <source>The selected rows are in several files. Move those of one file at a time.</source>
        <translation>選択した行が複数のファイルにあります。1 ファイルずつ移動してください。</translation>
    </message>
</context>
<context>
    <name>EntriesView</name>
    <message>
        <source>Entries</source>
        <translation>エントリ</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>several values</source>
        <translation>複数の値</translation>
    </message>
</context>
<context>
    <name>ExportCommands</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>List of URLs (*.txt)</source>
        <translation>URL リスト (*.txt)</translation>
    </message>
    <message>
        <source>These files could not be deleted: {names}</source>
        <translation>これらのファイルを削除できませんでした: {names}</translation>
    </message>
    <message>
        <source>XML (*.xml)</source>
        <translation>XML (*.xml)</translation>
    </message>
    <message>
        <source>XML, gzipped (*.xml.gz)</source>
        <translation>XML、gzip 圧縮 (*.xml.gz)</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>A single file would be larger than the protocol allows. Split it.</source>
        <translation>1 つのファイルではプロトコルの上限を超えます。分割してください。</translation>
    </message>
    <message>
        <source>An index lists sitemaps, so it cannot be exported as a list of URLs. The name must end in .xml or .xml.gz.</source>
        <translation>インデックスはサイトマップの一覧なので、URL リストとしてはエクスポートできません。名前の末尾は .xml または .xml.gz にしてください。</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Close this dialog, and go to the place of the error</source>
        <translation>このダイアログを閉じ、エラーの箇所に移動します</translation>
    </message>
    <message>
        <source>Errors that prevent the export</source>
        <translation>エクスポートを妨げるエラー</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Export anyway, with the errors</source>
        <translation>エラーがあってもエクスポート</translation>
    </message>
    <message>
        <source>Exporting writes a clean new copy to upload to your site: UTF-8, tidy, in the order the protocol specifies. The file you are editing stays as it is; to write your changes back to it, use Save.</source>
        <translation>エクスポートでは、サイトにアップロードするための整った新しいコピーを書き出します。文字コードは UTF-8 で、プロトコルが定める順序になります。編集中のファイルはそのままです。変更を元のファイルに書き込むには、[保存] を使用してください。</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>書き出すファイル</translation>
    </message>
    <message>
        <source>Fix all safe…</source>
        <translation>安全な修正をすべて適用…</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix, then come back here</source>
        <translation>安全に修正できるものをすべて修正し、ここに戻ります</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>Index to write; the sitemaps go in the same folder</source>
        <translation>書き出すインデックス (サイトマップは同じフォルダに入ります)</translation>
    </message>
    <message>
        <source>Line for robots.txt: {line}</source>
        <translation>robots.txt 用の行: {line}</translation>
    </message>
    <message>
        <source>List of URLs</source>
        <translation>URL リスト</translation>
    </message>
    <message>
        <source>No errors; ready to export.</source>
        <translation>エラーはありません。エクスポートできます。</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>1 つのファイル</translation>
    </message>
    <message>
        <source>Row {row}: </source>
        <translation>{row} 行目: </translation>
    </message>
    <message>
        <source>Several files with an index</source>
        <translation>複数のファイルとインデックス</translation>
    </message>
    <message>
        <source>The name must end in .xml or .xml.gz.</source>
        <translation>名前の末尾は .xml または .xml.gz にしてください。</translation>
    </message>
    <message>
        <source>The name must end in .xml, .xml.gz or .txt.</source>
        <translation>名前の末尾は .xml、.xml.gz、.txt のいずれかにしてください。</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>XML, gzipped</source>
        <translation>XML、gzip 圧縮</translation>
    </message>
</context>
<context>
    <name>ExtensionSection</name>
    <message>
        <source>Add: {what}</source>
        <translation>追加: {what}</translation>
    </message>
    <message>
        <source>New: {what}</source>
        <translation>新規: {what}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>折りたたみ</translation>
    </message>
    <message>
        <source>open</source>
        <translation>展開</translation>
    </message>
</context>
<context>
    <name>ExtensionsForm</name>
    <message>
        <source>Add images, videos, news, languages or a mobile version to this entry</source>
        <translation>このエントリに画像、動画、ニュース、言語、モバイル版を追加します</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Other elements, kept as they are</source>
        <translation>その他の要素 (そのまま保持)</translation>
    </message>
    <message>
        <source>The fields below belong to row {n}.</source>
        <translation>以下のフィールドは {n} 行目のものです。</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>別のファイルを開く…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>FileNameDialog</name>
    <message>
        <source>File name</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>New sitemap</source>
        <translation>新しいサイトマップ</translation>
    </message>
    <message>
        <source>When you save, the file is written next to the others and listed in the index.</source>
        <translation>保存すると、このファイルはほかのファイルと同じ場所に書き出され、インデックスに記載されます。</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>All supported files ({patterns})</source>
        <translation>対応するすべてのファイル ({patterns})</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>表を選択</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Import preferences</source>
        <translation>設定をインポート</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>レシピを開く</translation>
    </message>
    <message>
        <source>Open a robots.txt</source>
        <translation>robots.txt を開く</translation>
    </message>
    <message>
        <source>Open sitemaps</source>
        <translation>サイトマップを開く</translation>
    </message>
    <message>
        <source>Preferences ({patterns})</source>
        <translation>設定 ({patterns})</translation>
    </message>
    <message>
        <source>Recipes (*.toml);;All files (*)</source>
        <translation>レシピ (*.toml);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Sitemaps and feeds ({patterns})</source>
        <translation>サイトマップとフィード ({patterns})</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>表 ({patterns})</translation>
    </message>
</context>
<context>
    <name>FileSearch</name>
    <message>
        <source>File name</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
</context>
<context>
    <name>FileSetCommands</name>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Open as one document</source>
        <translation>1 つのドキュメントとして開く</translation>
    </message>
    <message>
        <source>Open the sitemaps of a folder</source>
        <translation>フォルダのサイトマップを開く</translation>
    </message>
    <message>
        <source>Open them</source>
        <translation>ファイルを開く</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>ファイルを表示</translation>
    </message>
    <message>
        <source>The editor failed while reading. The files were not touched.</source>
        <translation>読み込み中にエディタでエラーが発生しました。ファイルは変更されていません。</translation>
    </message>
    <message>
        <source>There are no sitemaps in {place}.</source>
        <translation>{place} にサイトマップがありません。</translation>
    </message>
    <message>
        <source>{place} cannot be opened: {error}</source>
        <translation>{place} を開けません: {error}</translation>
    </message>
</context>
<context>
    <name>FileStrip</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Find a file</source>
        <translation>ファイルを検索</translation>
    </message>
</context>
<context>
    <name>FilesCommands</name>
    <message>
        <source>Change the index entry for {name}</source>
        <translation>{name} のインデックス エントリを変更</translation>
    </message>
    <message>
        <source>New sitemap {name}</source>
        <translation>新しいサイトマップ {name}</translation>
    </message>
    <message>
        <source>Only files that are open can be removed.</source>
        <translation>削除できるのは、開いているファイルだけです。</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} を削除</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>{name} の名前を変更</translation>
    </message>
    <message>
        <source>The last file cannot be removed.</source>
        <translation>最後のファイルは削除できません。</translation>
    </message>
    <message>
        <source>They are already there.</source>
        <translation>すでにそこにあります。</translation>
    </message>
    <message>
        <source>{name} was removed. The file will be deleted when you save.</source>
        <translation>{name} を削除しました。ファイルは保存時に削除されます。</translation>
    </message>
</context>
<context>
    <name>FilesHeader</name>
    <message>
        <source>Close the list of files</source>
        <translation>ファイルの一覧を閉じる</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+4)</source>
        <translation>このパネルを閉じる (Ctrl+4)</translation>
    </message>
    <message>
        <source>Make an index…</source>
        <translation>インデックスを作成…</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <source>Open the rest</source>
        <translation>残りを開く</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>FilesModel</name>
    <message>
        <source>Bytes</source>
        <translation>バイト数</translation>
    </message>
    <message>
        <source>Date in the index</source>
        <translation>インデックス内の日付</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出結果</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>URL in the index</source>
        <translation>インデックス内の URL</translation>
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
        <translation>インデックスに追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Filter</source>
        <translation>フィルタ</translation>
    </message>
    <message>
        <source>Filter the rows</source>
        <translation>行を絞り込み</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>フィルタ</translation>
    </message>
    <message>
        <source>Only {place}; press to show all</source>
        <translation>{place} のみ。押すとすべて表示します</translation>
    </message>
    <message>
        <source>Show only rows that contain this text or match these terms, such as priority&lt;0.5</source>
        <translation>このテキストを含む行、または priority&lt;0.5 などの条件に一致する行だけを表示します</translation>
    </message>
    <message>
        <source>no host</source>
        <translation>ホストなし</translation>
    </message>
</context>
<context>
    <name>FilterCommands</name>
    <message>
        <source>Saved the filter “{name}”</source>
        <translation>フィルタ「{name}」を保存しました</translation>
    </message>
</context>
<context>
    <name>FilterCompleter</name>
    <message>
        <source>recent</source>
        <translation>最近</translation>
    </message>
</context>
<context>
    <name>FilterMenu</name>
    <message>
        <source>All rows</source>
        <translation>すべての行</translation>
    </message>
    <message>
        <source>Filter language</source>
        <translation>フィルタ言語</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使用したもの</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>このフィルタを保存…</translation>
    </message>
    <message>
        <source>Saved filters…</source>
        <translation>保存したフィルタ…</translation>
    </message>
</context>
<context>
    <name>FilterPlace</name>
    <message>
        <source>Filter</source>
        <translation>フィルタ</translation>
    </message>
</context>
<context>
    <name>FindActionDialog</name>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>操作を検索</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>見つかりません。別の語でお試しください。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>何をしますか？</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
</context>
<context>
    <name>FindCommands</name>
    <message>
        <source>Nothing was replaced in “{name}”: {reason}</source>
        <translation>「{name}」では何も置換されませんでした: {reason}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
</context>
<context>
    <name>FindingCards</name>
    <message>
        <source>Learn more</source>
        <translation>詳しく見る</translation>
    </message>
    <message>
        <source>Learn more: {title}</source>
        <translation>詳しく見る: {title}</translation>
    </message>
</context>
<context>
    <name>FindingsHeader</name>
    <message>
        <source>Close the findings panel</source>
        <translation>検出結果パネルを閉じる</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+1)</source>
        <translation>このパネルを閉じる (Ctrl+1)</translation>
    </message>
    <message>
        <source>Find in the list of findings</source>
        <translation>検出結果のリストを検索</translation>
    </message>
    <message>
        <source>Find in this list</source>
        <translation>このリストを検索</translation>
    </message>
    <message>
        <source>Fix all safe…</source>
        <translation>安全な修正をすべて適用…</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix; shows a preview first</source>
        <translation>安全に修正できるものをすべて修正します (先にプレビューを表示)</translation>
    </message>
    <message>
        <source>List only findings with this text</source>
        <translation>このテキストを含む検出結果だけを一覧にします</translation>
    </message>
    <message>
        <source>Show only the rows with the selected finding</source>
        <translation>選択した検出結果の行だけを表示します</translation>
    </message>
    <message>
        <source>Show only these rows</source>
        <translation>これらの行のみ表示</translation>
    </message>
    <message>
        <source>Worth knowing about the whole file; nothing is wrong</source>
        <translation>ファイル全体について知っておきたいこと (問題ではありません)</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>検出結果なし</translation>
    </message>
    <message>
        <source>no findings so far</source>
        <translation>検出結果は今のところなし</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>Finding</source>
        <translation>検出結果</translation>
    </message>
    <message>
        <source>Fix all of these; shows a preview first ({key})</source>
        <translation>これらをすべて修正します (先にプレビューを表示) ({key})</translation>
    </message>
    <message>
        <source>Fix this one ({key})</source>
        <translation>これを修正 ({key})</translation>
    </message>
    <message>
        <source>Fix {n} of these; shows a preview first ({key})</source>
        <translation>このうち {n} 件を修正します (先にプレビューを表示) ({key})</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>修正…</translation>
    </message>
    <message>
        <source>Go to the list of files: these are in the index ({key})</source>
        <translation>ファイルの一覧に移動します: これらはインデックスにあります ({key})</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Source: {names}</source>
        <translation>出典: {names}</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>entry {entry}</source>
        <translation>エントリ {entry}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ファイルの {line} 行目</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>{row} 行目</translation>
    </message>
    <message>
        <source>rows {rows}</source>
        <translation>{rows} 行目</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>ファイル</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>検出結果</translation>
    </message>
    <message>
        <source>No finding in this list matches.</source>
        <translation>このリストに一致する検出結果はありません。</translation>
    </message>
</context>
<context>
    <name>FixCommands</name>
    <message>
        <source>Correct hosts</source>
        <translation>ホストを修正</translation>
    </message>
    <message>
        <source>Fix all safe</source>
        <translation>安全な修正をすべて適用</translation>
    </message>
</context>
<context>
    <name>FixMenu</name>
    <message>
        <source>Fix all {n}: {title}…</source>
        <translation>{n} 件すべてを修正: {title}…</translation>
    </message>
</context>
<context>
    <name>FixPreviewDialog</name>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>処理方法を選択してください。</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出結果</translation>
    </message>
    <message>
        <source>Findings: {counts}</source>
        <translation>検出結果: {counts}</translation>
    </message>
    <message>
        <source>Fix all safe</source>
        <translation>安全な修正をすべて適用</translation>
    </message>
    <message>
        <source>Fix: {rule}</source>
        <translation>修正: {rule}</translation>
    </message>
    <message>
        <source>Fixes only what needs no decision. Nothing is guessed, and every other value stays as it is.</source>
        <translation>判断を必要としないものだけを修正します。推測による変更はなく、ほかの値はすべてそのままです。</translation>
    </message>
    <message>
        <source>Nothing will change.</source>
        <translation>変更はありません。</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>プレビューを準備しています…</translation>
    </message>
    <message>
        <source>The first {n} are listed.</source>
        <translation>最初の {n} 件を表示しています。</translation>
    </message>
    <message>
        <source>What is fixed</source>
        <translation>修正対象</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>一部</translation>
    </message>
    <message>
        <source>{n} places in {files} files will change.</source>
        <translation>{files} 個のファイルの {n} か所が変更されます。</translation>
    </message>
    <message>
        <source>{way} (safe)</source>
        <translation>{way} (安全)</translation>
    </message>
</context>
<context>
    <name>FolderEditor</name>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
</context>
<context>
    <name>FreshnessPage</name>
    <message>
        <source>Folders by age</source>
        <translation>フォルダの更新時期</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>階層数</translation>
    </message>
    <message>
        <source>Stale after (days)</source>
        <translation>古いとみなすまで (日)</translation>
    </message>
    <message>
        <source>Stale after, in days</source>
        <translation>古いとみなす日数</translation>
    </message>
</context>
<context>
    <name>HelpCommands</name>
    <message>
        <source>Combining terms</source>
        <translation>条件の組み合わせ</translation>
    </message>
    <message>
        <source>Filter language</source>
        <translation>フィルタ言語</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>表の中</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>ショートカット キー</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>条件</translation>
    </message>
</context>
<context>
    <name>HonestLastmodDialog</name>
    <message>
        <source>Dates of changed pages</source>
        <translation>変更されたページの日付</translation>
    </message>
    <message>
        <source>Looking at what earlier checks found…</source>
        <translation>これまでの確認結果を調べています…</translation>
    </message>
    <message>
        <source>No page was checked twice yet. Check the URLs now, and again when pages may have changed: a date is proposed for each page whose text is another by then.</source>
        <translation>2 回以上確認されたページがまだありません。今すぐ URL を確認し、ページが変わりそうな頃にもう一度確認してください。その間に本文が変わったページについて、日付が提案されます。</translation>
    </message>
    <message>
        <source>Of {n} pages that were checked more than once, none needs another date.</source>
        <translation>2 回以上確認された {n} 件のページに、日付の変更が必要なものはありません。</translation>
    </message>
    <message>
        <source>Proposed dates</source>
        <translation>日付の提案</translation>
    </message>
    <message>
        <source>Set dates</source>
        <translation>日付を設定</translation>
    </message>
    <message>
        <source>What earlier checks found cannot be read ({cause}).</source>
        <translation>これまでの確認結果を読み取れません ({cause})。</translation>
    </message>
    <message>
        <source>{n} of {count} pages changed at once: a template? Nothing is proposed for them, as a new menu or footer is no new content.</source>
        <translation>{count} 件中 {n} 件のページが一度に変わりました。テンプレートの変更でしょうか？新しいメニューやフッターは新しい内容ではないため、これらには何も提案しません。</translation>
    </message>
</context>
<context>
    <name>HostsDialog</name>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Change to the host of their file</source>
        <translation>ファイルのホストに変更</translation>
    </message>
    <message>
        <source>Change to {host}</source>
        <translation>{host} に変更</translation>
    </message>
    <message>
        <source>Fix: {rule}</source>
        <translation>修正: {rule}</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>Nothing will change.</source>
        <translation>変更はありません。</translation>
    </message>
    <message>
        <source>Remove the entries</source>
        <translation>エントリを削除</translation>
    </message>
    <message>
        <source>URLs on another host may be correct, for example for another language or site. Choose what to do with the URLs on each host.</source>
        <translation>別のホストの URL は、たとえば別の言語やサイト用であれば正しい場合があります。ホストごとに URL の扱いを選択してください。</translation>
    </message>
</context>
<context>
    <name>ImportCommands</name>
    <message>
        <source>No item in this feed has a link.</source>
        <translation>このフィードには、リンクのある項目がありません。</translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy some URLs first.</source>
        <translation>クリップボードにテキストがありません。先に URL をコピーしてください。</translation>
    </message>
    <message>
        <source>The contents of the clipboard cannot be opened.</source>
        <translation>クリップボードの内容を開けません。</translation>
    </message>
</context>
<context>
    <name>IndexCommands</name>
    <message>
        <source>Create the index {name}</source>
        <translation>インデックス {name} を作成</translation>
    </message>
    <message>
        <source>List {name} in the index</source>
        <translation>{name} をインデックスに記載</translation>
    </message>
    <message>
        <source>Match the index to the files</source>
        <translation>インデックスをファイルに合わせる</translation>
    </message>
    <message>
        <source>Only open files that the index does not list can be added.</source>
        <translation>追加できるのは、開いていてインデックスに記載されていないファイルだけです。</translation>
    </message>
    <message>
        <source>Remove {name} from the index</source>
        <translation>{name} をインデックスから削除</translation>
    </message>
    <message>
        <source>Save the index first, so that the files next to it can be found.</source>
        <translation>同じ場所にあるファイルを見つけられるように、先にインデックスを保存してください。</translation>
    </message>
    <message>
        <source>Set the published URL of the index first.</source>
        <translation>先にインデックスの公開 URL を設定してください。</translation>
    </message>
    <message>
        <source>The dates in the index are up to date.</source>
        <translation>インデックスの日付は最新です。</translation>
    </message>
    <message>
        <source>The index and the files already match.</source>
        <translation>インデックスとファイルはすでに一致しています。</translation>
    </message>
    <message>
        <source>The index lists no other indexes in the same folder.</source>
        <translation>このインデックスには、同じフォルダにあるほかのインデックスは記載されていません。</translation>
    </message>
    <message>
        <source>The index will be written when you save.</source>
        <translation>インデックスは保存時に書き出されます。</translation>
    </message>
    <message>
        <source>There already is an index: {name}.</source>
        <translation>インデックスがすでにあります: {name}。</translation>
    </message>
    <message>
        <source>There are no open files to list.</source>
        <translation>記載できる開いているファイルがありません。</translation>
    </message>
    <message>
        <source>There is no index yet. Create one first.</source>
        <translation>インデックスがまだありません。先に作成してください。</translation>
    </message>
    <message>
        <source>Update dates in the index</source>
        <translation>インデックスの日付を更新</translation>
    </message>
</context>
<context>
    <name>IndexDialog</name>
    <message>
        <source>Change the index</source>
        <translation>インデックスを変更</translation>
    </message>
</context>
<context>
    <name>InsightHeader</name>
    <message>
        <source>Close the insight panel</source>
        <translation>インサイト パネルを閉じる</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+5)</source>
        <translation>このパネルを閉じる (Ctrl+5)</translation>
    </message>
</context>
<context>
    <name>InsightPanel</name>
    <message>
        <source>Another file…</source>
        <translation>別のファイル…</translation>
    </message>
    <message>
        <source>Differences from other states and files:</source>
        <translation>ほかの状態やファイルとの差分:</translation>
    </message>
    <message>
        <source>Earlier versions of this file…</source>
        <translation>このファイルの以前のバージョン…</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>What is published…</source>
        <translation>公開されている内容…</translation>
    </message>
    <message>
        <source>What the charts are about</source>
        <translation>グラフのテーマ</translation>
    </message>
</context>
<context>
    <name>LanguagesDialog</name>
    <message>
        <source>&amp;Complete</source>
        <translation>補完(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rename the code…</source>
        <translation>コードの名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Add entries of language versions</source>
        <translation>言語版のエントリを追加</translation>
    </message>
    <message>
        <source>As on the &amp;page</source>
        <translation>ページの記載に従う(&amp;P)</translation>
    </message>
    <message>
        <source>Complete &amp;all…</source>
        <translation>すべて補完(&amp;A)…</translation>
    </message>
    <message>
        <source>For all other languages</source>
        <translation>その他すべての言語用</translation>
    </message>
    <message>
        <source>For all other languages (x-default)</source>
        <translation>その他すべての言語用 (x-default)</translation>
    </message>
    <message>
        <source>Give all links of the current language another code</source>
        <translation>現在の言語のすべてのリンクに別のコードを設定します</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Link pages whose URLs differ only by a language</source>
        <translation>言語だけが異なる URL のページをリンクします</translation>
    </message>
    <message>
        <source>List the version that the page itself linked to when last checked</source>
        <translation>前回の確認時にページ自体がリンクしていた言語版を記載します</translation>
    </message>
    <message>
        <source>Looking for pages in several languages…</source>
        <translation>複数言語のページを探しています…</translation>
    </message>
    <message>
        <source>Make &amp;groups…</source>
        <translation>グループを作成(&amp;G)…</translation>
    </message>
    <message>
        <source>No entry lists versions in other languages.</source>
        <translation>ほかの言語版を記載したエントリはありません。</translation>
    </message>
    <message>
        <source>Nothing to add</source>
        <translation>追加するものはありません</translation>
    </message>
    <message>
        <source>Only incomplete ones</source>
        <translation>不完全なもののみ</translation>
    </message>
    <message>
        <source>Pages and the versions they list</source>
        <translation>ページと記載されている言語版</translation>
    </message>
    <message>
        <source>Pages in several languages</source>
        <translation>複数言語のページ</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>準備しています…</translation>
    </message>
    <message>
        <source>Remove language version</source>
        <translation>言語版を削除</translation>
    </message>
    <message>
        <source>Rename language code</source>
        <translation>言語コードの名前を変更</translation>
    </message>
    <message>
        <source>Search URLs</source>
        <translation>URL を検索</translation>
    </message>
    <message>
        <source>Set language version</source>
        <translation>言語版を設定</translation>
    </message>
    <message>
        <source>Width of the list</source>
        <translation>リストの幅</translation>
    </message>
    <message>
        <source>all complete</source>
        <translation>すべて完全</translation>
    </message>
    <message>
        <source>as already listed</source>
        <translation>既存の記載に従う</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>LastmodEditor</name>
    <message>
        <source>Calendar</source>
        <translation>カレンダー</translation>
    </message>
    <message>
        <source>Open the calendar (F4)</source>
        <translation>カレンダーを開く (F4)</translation>
    </message>
</context>
<context>
    <name>LineHeading</name>
    <message>
        <source>Remove {what}</source>
        <translation>{what}を削除</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>Google no longer reads this.</source>
        <translation>Google ではもう読み取られません。</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>{what}を削除</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>未宣言</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>廃止</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
</context>
<context>
    <name>MakeGroupsDialog</name>
    <message>
        <source>First page</source>
        <translation>最初のページ</translation>
    </message>
    <message>
        <source>For all other languages (&amp;x-default):</source>
        <translation>その他すべての言語用 (&amp;x-default):</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Links to add</source>
        <translation>追加するリンク</translation>
    </message>
    <message>
        <source>Looking for pages in several languages…</source>
        <translation>複数言語のページを探しています…</translation>
    </message>
    <message>
        <source>Make groups</source>
        <translation>グループを作成</translation>
    </message>
    <message>
        <source>Make groups by URL</source>
        <translation>URL からグループを作成</translation>
    </message>
    <message>
        <source>No URLs differ only by a language, or their pages are linked already.</source>
        <translation>言語だけが異なる URL がないか、それらのページはすでにリンクされています。</translation>
    </message>
    <message>
        <source>Pages whose URLs differ only by a language, such as /en/ and /fr/, are linked as versions of each other. Links that are there stay.</source>
        <translation>/en/ と /fr/ のように言語だけが異なる URL のページを、言語版として相互にリンクします。既存のリンクは残ります。</translation>
    </message>
    <message>
        <source>Pages without a language in the &amp;URL:</source>
        <translation>URL に言語のないページ(&amp;U):</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not known: leave them out</source>
        <translation>不明: 除外する</translation>
    </message>
</context>
<context>
    <name>MakeIndexDialog</name>
    <message>
        <source>&amp;Date each file by its newest entry</source>
        <translation>各ファイルの日付を最新のエントリに合わせる(&amp;D)</translation>
    </message>
    <message>
        <source>Create an index</source>
        <translation>インデックスを作成</translation>
    </message>
    <message>
        <source>Create the index</source>
        <translation>インデックスを作成</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Enter the full URL of the folder, such as https://www.example.com/.</source>
        <translation>フォルダの完全な URL を入力してください (例: https://www.example.com/)。</translation>
    </message>
    <message>
        <source>Files without dates get none.</source>
        <translation>日付のないファイルには付けられません。</translation>
    </message>
    <message>
        <source>Folder &amp;URL:</source>
        <translation>フォルダの URL(&amp;U):</translation>
    </message>
    <message>
        <source>Index &amp;name:</source>
        <translation>インデックスの名前(&amp;N):</translation>
    </message>
    <message>
        <source>Listed as</source>
        <translation>記載される URL</translation>
    </message>
    <message>
        <source>The folder URL contains a space. Write it as %20.</source>
        <translation>フォルダの URL に空白があります。%20 と記述してください。</translation>
    </message>
    <message>
        <source>The index is written next to the other files when you save. You can undo this.</source>
        <translation>インデックスは、保存時にほかのファイルと同じ場所に書き出されます。元に戻すこともできます。</translation>
    </message>
    <message>
        <source>What the index will list</source>
        <translation>インデックスに記載される内容</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりませんでした</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Width of the contents</source>
        <translation>目次の幅</translation>
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
        <translation>インデックスに追加: 記載のないファイル</translation>
    </message>
    <message>
        <source>Entries and files that do not match</source>
        <translation>一致しないエントリとファイル</translation>
    </message>
    <message>
        <source>Match index and files</source>
        <translation>インデックスとファイルの照合</translation>
    </message>
    <message>
        <source>Only these entries of the index change, and only when you save. You can undo this.</source>
        <translation>変更されるのは、インデックスの次のエントリだけです。変更は保存時に反映されます。元に戻すこともできます。</translation>
    </message>
    <message>
        <source>Remove from the index: the file does not exist</source>
        <translation>インデックスから削除: ファイルが存在しない</translation>
    </message>
</context>
<context>
    <name>MatrixModel</name>
    <message>
        <source>Double-click to rename the code on all pages.</source>
        <translation>ダブルクリックすると、すべてのページのコードの名前を変更できます。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>No entry here has this URL, so whether it links back cannot be checked.</source>
        <translation>この URL のエントリがないため、相互リンクを確認できません。</translation>
    </message>
    <message>
        <source>On the page there is none.</source>
        <translation>ページ上には記載がありません。</translation>
    </message>
    <message>
        <source>On the page: {url}</source>
        <translation>ページ上の記載: {url}</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>The language of this page is unknown. Enter its code, such as en or pt-BR.</source>
        <translation>このページの言語が不明です。en や pt-BR などの言語コードを入力してください。</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>{code}: unknown</source>
        <translation>{code}: 不明</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Clear list</source>
        <translation>リストをクリア(&amp;C)</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>その他のツール</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使用したファイルを開く(&amp;R)</translation>
    </message>
    <message>
        <source>Ru&amp;n recipe</source>
        <translation>レシピを実行(&amp;N)</translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message>
        <source>(removed)</source>
        <translation>(削除)</translation>
    </message>
    <message>
        <source>All mine</source>
        <translation>すべて自分の値</translation>
    </message>
    <message>
        <source>All theirs</source>
        <translation>すべて相手の値</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Changed by both; select a value to use the one in the file</source>
        <translation>両方で変更されています。ファイルの値を使うには選択してください</translation>
    </message>
    <message>
        <source>Changes in the file:</source>
        <translation>ファイルでの変更:</translation>
    </message>
    <message>
        <source>Changes in the file: {changes}</source>
        <translation>ファイルでの変更: {changes}</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>Merge “{name}”</source>
        <translation>「{name}」を統合</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>自分の値</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>ファイルを読み込んでいます…</translation>
    </message>
    <message>
        <source>Theirs (tick to use)</source>
        <translation>相手の値 (オンにすると使用)</translation>
    </message>
    <message>
        <source>These changes cannot be merged: {cause}</source>
        <translation>これらの変更は統合できません: {cause}</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>MoveRowsDialog</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Files and how many rows each gets</source>
        <translation>ファイルと割り当てられる行数</translation>
    </message>
    <message>
        <source>How to split</source>
        <translation>分割方法</translation>
    </message>
    <message>
        <source>Maximum rows per file</source>
        <translation>1 ファイルあたりの最大行数</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Move to a sitemap</source>
        <translation>サイトマップへ移動</translation>
    </message>
    <message>
        <source>Names start with</source>
        <translation>ファイル名の先頭</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Rows per file, at most</source>
        <translation>1 ファイルあたりの最大行数</translation>
    </message>
    <message>
        <source>Sitemap name</source>
        <translation>サイトマップの名前</translation>
    </message>
    <message>
        <source>Split over several sitemaps</source>
        <translation>複数のサイトマップに分割</translation>
    </message>
    <message>
        <source>The rows are already in this file.</source>
        <translation>これらの行はすでにこのファイルにあります。</translation>
    </message>
    <message>
        <source>To an existing or new sitemap</source>
        <translation>既存または新しいサイトマップへ</translation>
    </message>
    <message>
        <source>What the file names start with</source>
        <translation>ファイル名の先頭</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
</context>
<context>
    <name>OpenWebCommands</name>
    <message>
        <source>There are several indexes, so the sitemaps were opened without them.</source>
        <translation>インデックスが複数あるため、サイトマップはインデックスなしで開かれました。</translation>
    </message>
</context>
<context>
    <name>OpenWebDialog</name>
    <message>
        <source>&amp;Find sitemaps</source>
        <translation>サイトマップを検索(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Enter the address of a sitemap, of a robots.txt, or of the home page. Nothing is changed on the site; saving will ask for a place on this computer.</source>
        <translation>サイトマップ、robots.txt、またはトップページのアドレスを入力してください。サイト側は何も変更されません。保存時に、このコンピュータ上の保存先を尋ねます。</translation>
    </message>
    <message>
        <source>Fetching… {done} of {count}</source>
        <translation>取得しています… {count} 件中 {done} 件</translation>
    </message>
    <message>
        <source>Looking for sitemaps…</source>
        <translation>サイトマップを探しています…</translation>
    </message>
    <message>
        <source>Named by</source>
        <translation>記載元</translation>
    </message>
    <message>
        <source>Open from the web</source>
        <translation>Web から開く</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>サイトマップ</translation>
    </message>
    <message>
        <source>Sitemaps that were found</source>
        <translation>見つかったサイトマップ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>index, {size}</source>
        <translation>インデックス、{size}</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>利用不可</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Opening “{name}”…</source>
        <translation>「{name}」を開いています…</translation>
    </message>
</context>
<context>
    <name>OperationForm</name>
    <message>
        <source>&amp;Other operation…</source>
        <translation>ほかの操作(&amp;O)…</translation>
    </message>
    <message>
        <source>Entries in this document do not have this value, so nothing happens.</source>
        <translation>このドキュメントのエントリにはこの値がないため、何も起こりません。</translation>
    </message>
</context>
<context>
    <name>OperationPicker</name>
    <message>
        <source>Find an operation</source>
        <translation>操作を検索</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>What do you want to do? For example: date, host, https, sort</source>
        <translation>何をしますか？例: 日付、ホスト、https、並べ替え</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>説明</translation>
    </message>
</context>
<context>
    <name>OutcomeNotice</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>OutputCommands</name>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>表をエクスポート</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>画像 (*.png *.svg)</translation>
    </message>
    <message>
        <source>Save redirects</source>
        <translation>リダイレクトを保存</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>グラフを保存</translation>
    </message>
    <message>
        <source>Save the findings</source>
        <translation>検出結果を保存</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>{path} に保存しました</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Table (*.tsv)</source>
        <translation>表 (*.tsv)</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>表 ({patterns})</translation>
    </message>
    <message>
        <source>The findings were copied to the clipboard.</source>
        <translation>検出結果をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The table has no place for these elements: {elements}</source>
        <translation>表に次の要素を入れる場所がありません: {elements}</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Web ページ (*.html)</translation>
    </message>
    <message>
        <source>Writing {name}…</source>
        <translation>{name} を書き込んでいます…</translation>
    </message>
    <message>
        <source>“{name}” is still being written. Wait until it is done, or choose another name.</source>
        <translation>「{name}」はまだ書き込み中です。終わるまで待つか、別の名前を選択してください。</translation>
    </message>
</context>
<context>
    <name>OutsideCommands</name>
    <message>
        <source>Merge with the file</source>
        <translation>ファイルと統合</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>PanelCommands</name>
    <message>
        <source>Panels and columns are back in their first places and sizes.</source>
        <translation>パネルと列を最初の位置と大きさに戻しました。</translation>
    </message>
</context>
<context>
    <name>PartsModel</name>
    <message>
        <source>Bytes</source>
        <translation>バイト数</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
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
        <translation>すべての設定を既定値に戻しました。</translation>
    </message>
    <message>
        <source>Export preferences</source>
        <translation>設定をエクスポート</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>{path} にエクスポートしました</translation>
    </message>
    <message>
        <source>Imported from {name}.</source>
        <translation>{name} からインポートしました。</translation>
    </message>
    <message>
        <source>Preferences ({patterns})</source>
        <translation>設定 ({patterns})</translation>
    </message>
    <message>
        <source>The preferences could not be exported.</source>
        <translation>設定をエクスポートできませんでした。</translation>
    </message>
    <message>
        <source>The preferences could not be imported.</source>
        <translation>設定をインポートできませんでした。</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Reset all…</source>
        <translation>すべてリセット(&amp;R)…</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>設定を検索</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Position in the file</source>
        <translation>ファイル内の位置</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>First changes</source>
        <translation>最初の変更</translation>
    </message>
    <message>
        <source>Preparing the preview…</source>
        <translation>プレビューを準備しています…</translation>
    </message>
</context>
<context>
    <name>PriorityCharts</name>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Rows with each priority, after</source>
        <translation>変更後の各優先度の行数</translation>
    </message>
    <message>
        <source>Rows with each priority, before</source>
        <translation>変更前の各優先度の行数</translation>
    </message>
</context>
<context>
    <name>PriorityEditor</name>
    <message>
        <source>Priority</source>
        <translation>優先度</translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>&amp;Include paths and URLs of yours</source>
        <translation>自分のパスや URL を含める(&amp;I)</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>レポートをコピー</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
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
        <translation>現在の日付</translation>
    </message>
    <message>
        <source>Last-Modified header</source>
        <translation>Last-Modified ヘッダー</translation>
    </message>
    <message>
        <source>New date</source>
        <translation>新しい日付</translation>
    </message>
    <message>
        <source>New text seen from</source>
        <translation>新本文の初回確認</translation>
    </message>
    <message>
        <source>Old text seen until</source>
        <translation>旧本文の最終確認</translation>
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
        <translation>完全な URL を入力してください (例: https://www.example.com/sitemap.xml)。</translation>
    </message>
    <message>
        <source>Hosts and folders are not checked while this is unknown.</source>
        <translation>これが不明な間は、ホストとフォルダは確認されません。</translation>
    </message>
    <message>
        <source>Leave unknown</source>
        <translation>不明のままにする</translation>
    </message>
    <message>
        <source>Published URL</source>
        <translation>公開 URL</translation>
    </message>
    <message>
        <source>Remember</source>
        <translation>記憶</translation>
    </message>
    <message>
        <source>Search engines ignore URLs outside the sitemap&apos;s own host and folder. Tell the editor where crawlers find this file, and it can check for such URLs and complete URLs without a host. The answer is remembered for this file.</source>
        <translation>検索エンジンは、サイトマップ自体のホストやフォルダの外にある URL を無視します。クローラがこのファイルを見つける場所を指定すると、そのような URL を確認したり、ホストのない URL を補完したりできます。この設定はファイルごとに記憶されます。</translation>
    </message>
    <message>
        <source>Suggested because most entries are on this host. Change it if the file is published somewhere else.</source>
        <translation>ほとんどのエントリがこのホストにあるため提案しています。ファイルを別の場所で公開している場合は変更してください。</translation>
    </message>
    <message>
        <source>This URL contains a space. Write it as %20.</source>
        <translation>この URL に空白があります。%20 と記述してください。</translation>
    </message>
    <message>
        <source>This sitemap may list URLs in {place} and its subfolders.</source>
        <translation>このサイトマップには、{place} とそのサブフォルダの URL を記載できます。</translation>
    </message>
    <message>
        <source>URL of this file</source>
        <translation>このファイルの URL</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>&amp;Ask it</source>
        <translation>問い合わせる(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Discard and reload</source>
        <translation>破棄して再読み込み(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Do not open</source>
        <translation>開かない(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep for next time</source>
        <translation>次回のために残す(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>統合(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open again</source>
        <translation>再び開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>上書き(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換え(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save the others</source>
        <translation>ほかのファイルを保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Write anyway</source>
        <translation>書き込む(&amp;W)</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>同じ名前のファイルがすでに存在します。</translation>
    </message>
    <message>
        <source>Another program changed “{title}”.</source>
        <translation>「{title}」はほかのプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>As &amp;one document</source>
        <translation>1 つのドキュメントとして開く(&amp;O)</translation>
    </message>
    <message>
        <source>Ask the host “{host}”?</source>
        <translation>ホスト「{host}」に問い合わせますか？</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>このまま閉じる(&amp;A)</translation>
    </message>
    <message>
        <source>Delete the filter “{name}”?</source>
        <translation>フィルタ「{name}」を削除しますか？</translation>
    </message>
    <message>
        <source>Delete the recipe “{name}”?</source>
        <translation>レシピ「{name}」を削除しますか？</translation>
    </message>
    <message>
        <source>Discard these steps?</source>
        <translation>これらのステップを破棄しますか？</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>今後は確認しない</translation>
    </message>
    <message>
        <source>Export them first to be able to come back to them.</source>
        <translation>後で元に戻せるように、先に現在の設定をエクスポートしてください。</translation>
    </message>
    <message>
        <source>If you don&apos;t save, your changes will be lost.</source>
        <translation>保存しないと、変更は失われます。</translation>
    </message>
    <message>
        <source>If you overwrite it, the other program&apos;s version will only be available under Earlier versions.</source>
        <translation>上書きすると、ほかのプログラムのバージョンは [以前のバージョン] でのみ利用できます。</translation>
    </message>
    <message>
        <source>If you quit now, the file stays as it was.</source>
        <translation>今終了すると、ファイルは元のままになります。</translation>
    </message>
    <message>
        <source>In &amp;separate tabs</source>
        <translation>別々のタブで開く(&amp;S)</translation>
    </message>
    <message>
        <source>It is on this computer or in a private network. Go on only if you know it: it is asked as a browser would ask it.</source>
        <translation>このコンピュータまたはプライベート ネットワーク内にあります。問い合わせはブラウザと同じように行われます。このホストを知っている場合にのみ続行してください。</translation>
    </message>
    <message>
        <source>It was deleted or moved after you opened it. Save it again in the same place?</source>
        <translation>開いた後に削除または移動されました。同じ場所にもう一度保存しますか？</translation>
    </message>
    <message>
        <source>Keep these steps?</source>
        <translation>これらのステップを残しますか？</translation>
    </message>
    <message>
        <source>Merge to keep both your changes and theirs.</source>
        <translation>統合すると、自分の変更と相手の変更の両方を残せます。</translation>
    </message>
    <message>
        <source>Nothing has been written yet. If there is an index, it will still list them.</source>
        <translation>まだ何も書き込まれていません。インデックスがある場合、それらのファイルは引き続き記載されます。</translation>
    </message>
    <message>
        <source>Preferences, Questions takes it back.</source>
        <translation>「設定」の「確認メッセージ」で元に戻せます。</translation>
    </message>
    <message>
        <source>Reload “{title}” and lose your changes?</source>
        <translation>「{title}」を再読み込みして変更を破棄しますか？</translation>
    </message>
    <message>
        <source>Replace with nothing?</source>
        <translation>空の文字列に置換しますか？</translation>
    </message>
    <message>
        <source>Replace “{name}”?</source>
        <translation>「{name}」を置き換えますか？</translation>
    </message>
    <message>
        <source>Reset all preferences?</source>
        <translation>すべての設定をリセットしますか？</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save it a&amp;gain</source>
        <translation>もう一度保存(&amp;G)</translation>
    </message>
    <message>
        <source>Saving now would delete it. The other program&apos;s version will only be available under Earlier versions.</source>
        <translation>今保存するとファイルは削除されます。ほかのプログラムのバージョンは、[以前のバージョン] でのみ利用できます。</translation>
    </message>
    <message>
        <source>Sitemap Editor</source>
        <translation>Sitemap Editor</translation>
    </message>
    <message>
        <source>The new file will not contain what could not be read. The current content is kept under File, Earlier versions….</source>
        <translation>読み取れなかった内容は、新しいファイルに含まれません。現在の内容は [ファイル] &gt; [以前のバージョン…] に保管されます。</translation>
    </message>
    <message>
        <source>The replacement is empty, so every match will be removed.</source>
        <translation>置換後の文字列が空のため、一致した部分はすべて削除されます。</translation>
    </message>
    <message>
        <source>Their rows are then shown in one table, can be moved between files, and are saved together.</source>
        <translation>行は 1 つの表に表示され、ファイル間で移動でき、まとめて保存されます。</translation>
    </message>
    <message>
        <source>They are not saved as a recipe and will be replaced.</source>
        <translation>レシピとして保存されておらず、置き換えられます。</translation>
    </message>
    <message>
        <source>They are not saved as a recipe. If you keep them, they will be there when you open Edit values again.</source>
        <translation>レシピとして保存されていません。残しておくと、次に [値を編集] を開いたときにも表示されます。</translation>
    </message>
    <message>
        <source>They cannot be recovered. The files stay as they are.</source>
        <translation>復元することはできません。ファイルはそのままです。</translation>
    </message>
    <message>
        <source>They come back with their rows, filters and sorting. You are asked this once: the preferences have it under Files.</source>
        <translation>行、フィルタ、並べ替えも元の状態に戻ります。この確認は 1 回だけです。後で「設定」の「ファイル」で変更できます。</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>This is taking unusually long. If you close now, it is canceled. Unsaved changes are kept and offered at the next start.</source>
        <translation>通常より時間がかかっています。今閉じると処理はキャンセルされます。保存されていない変更は維持され、次回の起動時に復元できます。</translation>
    </message>
    <message>
        <source>This is taking unusually long; the disk may not be responding. If you close now, the file has either the old or the new contents. Unsaved changes are kept and offered at the next start.</source>
        <translation>通常より時間がかかっています。ディスクが応答していない可能性があります。今閉じると、ファイルの内容は新旧どちらかになります。保存されていない変更は維持され、次回の起動時に復元できます。</translation>
    </message>
    <message>
        <source>Write to it anyway?</source>
        <translation>それでも書き込みますか？</translation>
    </message>
    <message>
        <source>Your changes are still here.</source>
        <translation>変更はまだここに残っています。</translation>
    </message>
    <message>
        <source>{names}

Backup copies are kept.</source>
        <translation>{names}

バックアップは保管されます。</translation>
    </message>
    <message>
        <source>“{name}” is still being written.</source>
        <translation>「{name}」はまだ書き込み中です。</translation>
    </message>
    <message>
        <source>“{title}” has unsaved changes.</source>
        <translation>「{title}」に保存されていない変更があります。</translation>
    </message>
    <message>
        <source>“{title}” is still being processed.</source>
        <translation>「{title}」はまだ処理中です。</translation>
    </message>
    <message>
        <source>“{title}” is still being saved or exported.</source>
        <translation>「{title}」はまだ保存またはエクスポート中です。</translation>
    </message>
    <message>
        <source>“{title}” no longer exists.</source>
        <translation>「{title}」はもう存在しません。</translation>
    </message>
</context>
<context>
    <name>ReadEncodingDialog</name>
    <message>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>ファイルの行</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Read in another encoding</source>
        <translation>別の文字コードで読み込み</translation>
    </message>
    <message>
        <source>Some bytes are not valid in this encoding.</source>
        <translation>この文字コードでは無効なバイトがあります。</translation>
    </message>
    <message>
        <source>The file was read as {encoding} and would look the same in any other encoding.</source>
        <translation>ファイルは {encoding} として読み込まれました。ほかのどの文字コードでも同じ表示になります。</translation>
    </message>
    <message>
        <source>The file was read as {encoding}. Choose the encoding in which the line makes sense. The file is then read again and becomes UTF-8 when you accept and save it.</source>
        <translation>ファイルは {encoding} として読み込まれました。行が正しく読める文字コードを選択してください。ファイルは改めて読み込まれ、承認して保存すると UTF-8 になります。</translation>
    </message>
    <message>
        <source>Unclear line {n}</source>
        <translation>不明瞭な行 ({n} 行目)</translation>
    </message>
    <message>
        <source>Use this encoding</source>
        <translation>この文字コードを使用</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>用途</translation>
    </message>
</context>
<context>
    <name>RecipeButton</name>
    <message>
        <source>&amp;Delete from your library</source>
        <translation>ライブラリから削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Open a recipe file…</source>
        <translation>レシピ ファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save to your library…</source>
        <translation>ライブラリに保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Open a recipe or save these steps as one</source>
        <translation>レシピを開く、またはこれらのステップをレシピとして保存します</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>レシピ</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>ファイルとして保存(&amp;F)…</translation>
    </message>
    <message>
        <source>Start o&amp;ver</source>
        <translation>最初からやり直す(&amp;V)</translation>
    </message>
</context>
<context>
    <name>RecoveryCommands</name>
    <message>
        <source>Another version of the editor kept unsaved changes that this version cannot read. They are safe; open that version to recover them.</source>
        <translation>このバージョンでは読み取れない、保存されていない変更が別のバージョンのエディタに保管されています。変更は失われていません。復元するには、そのバージョンを開いてください。</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>破棄…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>One of these files has unsaved changes in another editor window.</source>
        <translation>これらのファイルのいずれかに、別のエディタ ウィンドウで保存されていない変更があります。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>すべて復元</translation>
    </message>
    <message>
        <source>Show changes…</source>
        <translation>変更を表示…</translation>
    </message>
    <message>
        <source>This file has unsaved changes in another editor window.</source>
        <translation>このファイルには、別のエディタ ウィンドウに保存されていない変更があります。</translation>
    </message>
    <message>
        <source>Unsaved changes to “{name}” were found: {changes}, the last on {when}.</source>
        <translation>「{name}」の保存されていない変更が見つかりました: {changes}、最後の変更は {when}。</translation>
    </message>
    <message>
        <source>“{name}” was not saved before the editor closed unexpectedly.</source>
        <translation>エディタが予期せず終了したため、「{name}」は保存されていません。</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>破棄…</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダ</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>最後の変更</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>The editor closed before these changes were saved. Restoring brings them back as one step that you can undo; the file changes only when you save.</source>
        <translation>これらの変更が保存される前にエディタが終了しました。復元すると、元に戻せる 1 つのステップとして変更が戻ります。ファイルが変わるのは保存時だけです。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存されていない変更</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>未保存</translation>
    </message>
</context>
<context>
    <name>RedirectsDialog</name>
    <message>
        <source>&amp;Direction</source>
        <translation>方向(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>From “{old}” to “{new}”</source>
        <translation>「{old}」から「{new}」へ</translation>
    </message>
    <message>
        <source>New URL</source>
        <translation>新しい URL</translation>
    </message>
    <message>
        <source>Old URL</source>
        <translation>古い URL</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>リダイレクト</translation>
    </message>
    <message>
        <source>Save redirects</source>
        <translation>リダイレクトを保存</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>相違点</translation>
    </message>
</context>
<context>
    <name>RenameCodeDialog</name>
    <message>
        <source>Entries with this language link to {code}, too. Remove one of the two.</source>
        <translation>この言語のあるエントリは {code} にもリンクしています。どちらか一方を削除してください。</translation>
    </message>
    <message>
        <source>New code for {code}</source>
        <translation>{code} の新しいコード</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Rename a language code</source>
        <translation>言語コードの名前を変更</translation>
    </message>
    <message>
        <source>Search engines do not recognize this code. Enter one such as en or pt-BR.</source>
        <translation>検索エンジンはこのコードを認識しません。en や pt-BR のように入力してください。</translation>
    </message>
</context>
<context>
    <name>RepairsDialog</name>
    <message>
        <source>Accept and edit</source>
        <translation>承認して編集</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストとしてコピー</translation>
    </message>
    <message>
        <source>Everything else is unchanged.</source>
        <translation>ほかはすべて変更されていません。</translation>
    </message>
    <message>
        <source>In each conflict, keep</source>
        <translation>競合ごとに残すもの</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Places, before and after</source>
        <translation>箇所と修復前後</translation>
    </message>
    <message>
        <source>Read in another encoding…</source>
        <translation>別の文字コードで読み込み…</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>レポートを保存…</translation>
    </message>
    <message>
        <source>The file itself does not change until you accept this and save.</source>
        <translation>承認して保存するまで、ファイル自体は変わりません。</translation>
    </message>
    <message>
        <source>What was repaired</source>
        <translation>修復内容</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>問題点</translation>
    </message>
</context>
<context>
    <name>RepairsModel</name>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>ファイルの行</translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message>
        <source>All columns</source>
        <translation>すべての列</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>検索と置換</translation>
    </message>
    <message>
        <source>Find and replace only in the rows that were selected</source>
        <translation>選択されていた行のみを対象に検索と置換を行います</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>次の一致 (F3)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>前の一致 (Shift+F3)</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>すべて置換</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>置換後の文字列</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>選択した行</translation>
    </message>
    <message>
        <source>The column to search. Images, videos, news and languages are edited in the Details panel.</source>
        <translation>検索する列。画像、動画、ニュース、言語は詳細パネルで編集します。</translation>
    </message>
    <message>
        <source>Whole value</source>
        <translation>値全体</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>{n} of {count}</source>
        <translation>{n} / {count}</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>{n} 行を選択中</translation>
    </message>
</context>
<context>
    <name>Restoring</name>
    <message>
        <source>Restore unsaved changes</source>
        <translation>保存されていない変更を復元</translation>
    </message>
    <message>
        <source>The changes are kept in {folder}</source>
        <translation>変更は {folder} に保管されています</translation>
    </message>
    <message>
        <source>The changes to “{name}” could not be restored.</source>
        <translation>「{name}」の変更を復元できませんでした。</translation>
    </message>
    <message>
        <source>They are kept in {folder}</source>
        <translation>変更は {folder} に保管されています</translation>
    </message>
    <message>
        <source>“{name}” has changed since, and there is no copy of the earlier contents.</source>
        <translation>「{name}」はその後変更されており、以前の内容のコピーがありません。</translation>
    </message>
</context>
<context>
    <name>RobotsCommands</name>
    <message>
        <source>Choose the folder with the robots.txt</source>
        <translation>robots.txt のあるフォルダの選択</translation>
    </message>
</context>
<context>
    <name>RobotsDialog</name>
    <message>
        <source>&amp;Check the rows</source>
        <translation>行を確認(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;What if it were changed</source>
        <translation>変更した場合を試す(&amp;W)</translation>
    </message>
    <message>
        <source>A robots.txt should name this sitemap: {line}</source>
        <translation>robots.txt には、このサイトマップを記載する必要があります: {line}</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Any crawler (*)</source>
        <translation>すべてのクローラ (*)</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>C&amp;rawler</source>
        <translation>クローラ(&amp;R)</translation>
    </message>
    <message>
        <source>Changed robots.txt</source>
        <translation>変更後の robots.txt</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較しています…</translation>
    </message>
    <message>
        <source>Copy the “Sitemap:” &amp;line</source>
        <translation>「Sitemap:」行をコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Crawler</source>
        <translation>クローラ</translation>
    </message>
    <message>
        <source>Crawlers do not fetch pages that the robots.txt of the site forbids. Load it to mark the rows it blocks; they stay checked while you edit.</source>
        <translation>クローラは、サイトの robots.txt で禁止されているページを取得しません。読み込むと、ブロックされる行に印が付きます。編集中も確認は続きます。</translation>
    </message>
    <message>
        <source>Crawlers read only its first {n} bytes.</source>
        <translation>クローラが読み取るのは、最初の {n} バイトだけです。</translation>
    </message>
    <message>
        <source>Do &amp;not check</source>
        <translation>確認しない(&amp;N)</translation>
    </message>
    <message>
        <source>Fetching {url}…</source>
        <translation>{url} を取得しています…</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>From a f&amp;older…</source>
        <translation>フォルダから(&amp;O)…</translation>
    </message>
    <message>
        <source>From the &amp;site</source>
        <translation>サイトから(&amp;S)</translation>
    </message>
    <message>
        <source>It does not name this sitemap. Add the line: {line}</source>
        <translation>このサイトマップが記載されていません。次の行を追加してください: {line}</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>ファイルの行</translation>
    </message>
    <message>
        <source>Line {n} names this sitemap.</source>
        <translation>ファイルの {n} 行目にこのサイトマップが記載されています。</translation>
    </message>
    <message>
        <source>Lines that block URLs</source>
        <translation>URL をブロックしている行</translation>
    </message>
    <message>
        <source>Loaded from {source}.</source>
        <translation>{source} から読み込みました。</translation>
    </message>
    <message>
        <source>No URL is blocked for {agent}.</source>
        <translation>{agent} に対してブロックされている URL はありません。</translation>
    </message>
    <message>
        <source>Nothing is loaded.</source>
        <translation>何も読み込まれていません。</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Rows that the change blocks or frees</source>
        <translation>変更によりブロックまたは許可される行</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Set the published URL of this sitemap to see whether robots.txt names it.</source>
        <translation>robots.txt にこのサイトマップが記載されているかどうかを確認するには、公開 URL を設定してください。</translation>
    </message>
    <message>
        <source>The first {n} rows that change are listed.</source>
        <translation>変わる行のうち、最初の {n} 行を表示しています。</translation>
    </message>
    <message>
        <source>The site has no robots.txt, so it forbids nothing.</source>
        <translation>サイトに robots.txt がないため、何も禁止されていません。</translation>
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
        <translation>{agent} に対してブロックされる URL: 変更前 {before} 件、変更後 {after} 件。</translation>
    </message>
    <message>
        <source>may be fetched</source>
        <translation>取得可</translation>
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
        <translation>ルール ({patterns})</translation>
    </message>
    <message>
        <source>Save the choice of rules</source>
        <translation>ルールの選択を保存</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>{path} に保存しました</translation>
    </message>
    <message>
        <source>The choice of rules beside this file holds for it.</source>
        <translation>このファイルと同じ場所にあるルールの選択が適用されます。</translation>
    </message>
    <message>
        <source>The choice of rules could not be saved.</source>
        <translation>ルールの選択を保存できませんでした。</translation>
    </message>
    <message>
        <source>The choice of rules in {path} holds for this file.</source>
        <translation>{path} にあるルールの選択がこのファイルに適用されます。</translation>
    </message>
    <message>
        <source>{name} was not used: {cause}</source>
        <translation>{name} は使用されませんでした: {cause}</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>As declared</source>
        <translation>既定どおり</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Save for a file or check…</source>
        <translation>ファイル用または check 用に保存…</translation>
    </message>
    <message>
        <source>Show the selected rules as</source>
        <translation>選択したルールの表示方法</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>表示方法</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>根拠</translation>
    </message>
</context>
<context>
    <name>SaveCommands</name>
    <message>
        <source>A copy was saved to {path}</source>
        <translation>コピーを {path} に保存しました</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Compress with gzip</source>
        <translation>gzip で圧縮する</translation>
    </message>
    <message>
        <source>Do not compress</source>
        <translation>圧縮しない</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>Save a copy of the files in</source>
        <translation>ファイルのコピーの保存先</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Save the files in</source>
        <translation>ファイルの保存先</translation>
    </message>
    <message>
        <source>Sitemaps (*.xml *.gz *.txt)</source>
        <translation>サイトマップ (*.xml *.gz *.txt)</translation>
    </message>
</context>
<context>
    <name>SaveFilterDialog</name>
    <message>
        <source>&amp;Filter</source>
        <translation>フィルタ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Edit saved filter</source>
        <translation>保存したフィルタの編集</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>フィルタを保存</translation>
    </message>
    <message>
        <source>This replaces the filter with the same name.</source>
        <translation>同じ名前のフィルタが置き換えられます。</translation>
    </message>
</context>
<context>
    <name>SaveRecipeDialog</name>
    <message>
        <source>&amp;Description</source>
        <translation>説明(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>レシピを保存</translation>
    </message>
    <message>
        <source>This replaces the recipe with the same name.</source>
        <translation>同じ名前のレシピが置き換えられます。</translation>
    </message>
</context>
<context>
    <name>SavedFiltersDialog</name>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルタ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>保存したフィルタ</translation>
    </message>
    <message>
        <source>There are no saved filters yet. Filter the rows, then choose “Save this filter…” next to the filter.</source>
        <translation>保存したフィルタはまだありません。行を絞り込んでから、フィルタの横の [このフィルタを保存…] を選択してください。</translation>
    </message>
</context>
<context>
    <name>ScopeChoice</name>
    <message>
        <source>All {n}</source>
        <translation>全 {n} 件</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>対象の行:</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>{n} 件を選択</translation>
    </message>
    <message>
        <source>{n} shown</source>
        <translation>{n} 件を表示</translation>
    </message>
</context>
<context>
    <name>SearchCommands</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>値を編集</translation>
    </message>
    <message>
        <source>Edit {name} of an entry</source>
        <translation>エントリの{name}を編集</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出結果</translation>
    </message>
    <message>
        <source>Fix: {title}</source>
        <translation>修正: {title}</translation>
    </message>
    <message>
        <source>Hide the column {name}</source>
        <translation>{name}の列を非表示</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>最近使用したファイルを開く</translation>
    </message>
    <message>
        <source>Run recipe</source>
        <translation>レシピを実行</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>保存したフィルタ</translation>
    </message>
    <message>
        <source>Show the column {name}</source>
        <translation>{name}の列を表示</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>フィルタ</translation>
    </message>
    <message>
        <source>fix mend repair</source>
        <translation>修正 直す 修復 訂正</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>レシピ</translation>
    </message>
</context>
<context>
    <name>SelectWhereDialog</name>
    <message>
        <source>Filter for the rows to select</source>
        <translation>選択する行のフィルタ</translation>
    </message>
    <message>
        <source>For example priority&lt;0.5 or path:/blog/</source>
        <translation>例: priority&lt;0.5、path:/blog/</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索しています…</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Select where</source>
        <translation>条件を指定して選択</translation>
    </message>
    <message>
        <source>Type a filter that the rows match.</source>
        <translation>行が一致するフィルタを入力してください。</translation>
    </message>
</context>
<context>
    <name>SelectableLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
</context>
<context>
    <name>SetPage</name>
    <message>
        <source>Compress the files (.xml.gz), but not the index</source>
        <translation>ファイルを圧縮 (.xml.gz)、インデックスは圧縮しない</translation>
    </message>
    <message>
        <source>Enter a name and a path pattern for each file, such as products=/shop/*</source>
        <translation>products=/shop/* のように、ファイルごとに名前とパスのパターンを入力してください</translation>
    </message>
    <message>
        <source>Enter the URL of the folder the files will be published in: the index lists each file by its full URL.</source>
        <translation>ファイルを公開するフォルダの URL を入力してください。インデックスには各ファイルが完全な URL で記載されます。</translation>
    </message>
    <message>
        <source>Enter the full URL of a folder, such as https://www.example.com/.</source>
        <translation>フォルダの完全な URL を入力してください (例: https://www.example.com/)。</translation>
    </message>
    <message>
        <source>Entries stay in the files of the last time; new ones go to the last file, then to new files</source>
        <translation>エントリは前回のファイルに残り、新しいものは最後のファイル、次いで新しいファイルに入ります</translation>
    </message>
    <message>
        <source>File names may only use unaccented letters, digits, - _ and .</source>
        <translation>ファイル名に使用できるのは、半角の英数字、「-」、「_」、「.」だけです。</translation>
    </message>
    <message>
        <source>Files to be written</source>
        <translation>書き出されるファイル</translation>
    </message>
    <message>
        <source>How to split</source>
        <translation>分割方法</translation>
    </message>
    <message>
        <source>Keep earlier files</source>
        <translation>以前のファイルを維持</translation>
    </message>
    <message>
        <source>Line for robots.txt: {line}</source>
        <translation>robots.txt 用の行: {line}</translation>
    </message>
    <message>
        <source>Maximum URLs per file</source>
        <translation>1 ファイルあたりの最大 URL 数</translation>
    </message>
    <message>
        <source>Maximum bytes per file</source>
        <translation>1 ファイルあたりの最大バイト数</translation>
    </message>
    <message>
        <source>Names and path patterns</source>
        <translation>名前とパスのパターン</translation>
    </message>
    <message>
        <source>Names start with</source>
        <translation>ファイル名の先頭</translation>
    </message>
    <message>
        <source>Per file, at most</source>
        <translation>1 ファイルあたりの上限</translation>
    </message>
    <message>
        <source>Preparing the files…</source>
        <translation>ファイルを準備しています…</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>公開先</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>The name of the index must end in .xml.</source>
        <translation>インデックスの名前の末尾は .xml にしてください。</translation>
    </message>
    <message>
        <source>This URL contains a space. Write it as %20.</source>
        <translation>この URL に空白があります。%20 と記述してください。</translation>
    </message>
    <message>
        <source>URL of the folder the files will be published in</source>
        <translation>ファイルを公開するフォルダの URL</translation>
    </message>
    <message>
        <source>URLs and</source>
        <translation>件の URL、</translation>
    </message>
    <message>
        <source>What the file names start with</source>
        <translation>ファイル名の先頭</translation>
    </message>
    <message>
        <source>bytes before compression</source>
        <translation>バイト (圧縮前)</translation>
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
        <translation>「{name}」をリセット</translation>
    </message>
</context>
<context>
    <name>SignInDialog</name>
    <message>
        <source>&amp;Forget</source>
        <translation>消去(&amp;F)</translation>
    </message>
    <message>
        <source>For sites that let nobody else in. What you enter is sent to this site alone, kept in memory until the document is closed, and never written down.</source>
        <translation>サインインしないと見られないサイト用です。入力した内容はこのサイトにのみ送信され、ドキュメントを閉じるまでメモリ内に保持されます。ディスクには書き込まれません。</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>サインイン</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>サイト</translation>
    </message>
    <message>
        <source>The connection to this site is not encrypted: others may read along.</source>
        <translation>このサイトへの接続は暗号化されていません。第三者に内容を読み取られるおそれがあります。</translation>
    </message>
</context>
<context>
    <name>SiteHeader</name>
    <message>
        <source>Close the site panel</source>
        <translation>サイト パネルを閉じる</translation>
    </message>
    <message>
        <source>Close this panel (Ctrl+2)</source>
        <translation>このパネルを閉じる (Ctrl+2)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Show the URLs of all folders again</source>
        <translation>すべてのフォルダの URL を再び表示します</translation>
    </message>
</context>
<context>
    <name>SiteModel</name>
    <message>
        <source>Folder</source>
        <translation>フォルダ</translation>
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
        <translation>すべて折りたたむ</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>すべて展開</translation>
    </message>
    <message>
        <source>Folders of the site</source>
        <translation>サイトのフォルダ</translation>
    </message>
    <message>
        <source>Hide these URLs</source>
        <translation>これらの URL を非表示</translation>
    </message>
    <message>
        <source>Show only these URLs</source>
        <translation>これらの URL のみ表示</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Encoding, line endings and compression</source>
        <translation>文字コード、改行コード、圧縮</translation>
    </message>
    <message>
        <source>Entries, out of the 50,000 allowed in one file</source>
        <translation>エントリ数 (1 ファイルの上限は 50,000 件)</translation>
    </message>
    <message>
        <source>One file can have up to {limit} bytes, uncompressed.</source>
        <translation>1 つのファイルは、圧縮前で {limit} バイトまでです。</translation>
    </message>
    <message>
        <source>One file can have up to {limit} entries.</source>
        <translation>1 つのファイルのエントリは {limit} 件までです。</translation>
    </message>
    <message>
        <source>Published at {url}</source>
        <translation>公開先: {url}</translation>
    </message>
    <message>
        <source>Size, out of the 50 MB allowed for one file</source>
        <translation>サイズ (1 ファイルの上限は 50 MB)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The fullest file is {name}. </source>
        <translation>上限に最も近いファイルは {name} です。 </translation>
    </message>
    <message>
        <source>The published URL of this file; it decides which URLs the file may list.</source>
        <translation>このファイルの公開 URL。ファイルに記載できる URL はこれによって決まります。</translation>
    </message>
    <message>
        <source>different URLs: {n}</source>
        <translation>異なる URL: {n} 件</translation>
    </message>
    <message>
        <source>priority {lowest} to {highest}, mean {mean}</source>
        <translation>優先度 {lowest}～{highest}、平均 {mean}</translation>
    </message>
    <message>
        <source>priority {value}</source>
        <translation>優先度 {value}</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>{n} of {limit}</source>
        <translation>{n} / {limit}</translation>
    </message>
    <message>
        <source>{n} of {limit} MB</source>
        <translation>{n} / {limit} MB</translation>
    </message>
    <message>
        <source>{n} selected</source>
        <translation>{n} 件を選択</translation>
    </message>
    <message>
        <source>{n} shown</source>
        <translation>{n} 件を表示</translation>
    </message>
    <message>
        <source>{oldest} to {newest}</source>
        <translation>{oldest}～{newest}</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Add a step with its own filter</source>
        <translation>独自のフィルタを持つステップを追加</translation>
    </message>
    <message>
        <source>Add an operation to this step</source>
        <translation>このステップに操作を追加</translation>
    </message>
    <message>
        <source>Apply to each row:</source>
        <translation>各行に適用:</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Every matching step, in order</source>
        <translation>一致したすべてのステップ (上から順に)</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Only the first matching step</source>
        <translation>最初に一致したステップのみ</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Steps and operations</source>
        <translation>ステップと操作</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Which steps apply to a row</source>
        <translation>行に適用するステップ</translation>
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
        <translation>フォルダを開けませんでした。</translation>
    </message>
</context>
<context>
    <name>TableColumns</name>
    <message>
        <source>Column {n}</source>
        <translation>列 {n}</translation>
    </message>
    <message>
        <source>such as {value}</source>
        <translation>例: {value}</translation>
    </message>
    <message>
        <source>— not in the table</source>
        <translation>— 表になし</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Choose or paste a CSV file or a spreadsheet with a column of URLs.</source>
        <translation>URL の列がある CSV ファイルまたはスプレッドシートを選択するか、貼り付けてください。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>Select the column with the URLs.</source>
        <translation>URL の列を選択してください。</translation>
    </message>
</context>
<context>
    <name>TableExportDialog</name>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>カンマ</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>表をエクスポート</translation>
    </message>
    <message>
        <source>Mark the file as UTF-8 (for Excel)</source>
        <translation>ファイルに UTF-8 の BOM を付ける (Excel 用)</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>セミコロン</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>区切り文字</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>Values are written exactly as they are, valid or not, in these columns: {columns}.</source>
        <translation>値は有効かどうかにかかわらず、そのまま次の列に書き出されます: {columns}。</translation>
    </message>
</context>
<context>
    <name>TableImportDialog</name>
    <message>
        <source>Convert values to the sitemap format where the meaning is clear</source>
        <translation>意味が明らかな値をサイトマップの形式に変換</translation>
    </message>
    <message>
        <source>Create a sitemap</source>
        <translation>サイトマップを作成</translation>
    </message>
    <message>
        <source>Create a sitemap index: the URLs are sitemaps</source>
        <translation>サイトマップ インデックスを作成 (URL はサイトマップ)</translation>
    </message>
    <message>
        <source>New sitemap from a table</source>
        <translation>表から新しいサイトマップを作成</translation>
    </message>
    <message>
        <source>No pages are left.</source>
        <translation>残るページがありません。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>The table has no URLs.</source>
        <translation>表に URL がありません。</translation>
    </message>
</context>
<context>
    <name>TableJoinDialog</name>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Columns to show</source>
        <translation>表示する列</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較しています…</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>結合</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>表を結合</translation>
    </message>
    <message>
        <source>Remove the columns that were joined before</source>
        <translation>以前に結合した列を削除</translation>
    </message>
    <message>
        <source>The sitemap itself does not change.</source>
        <translation>サイトマップ自体は変わりません。</translation>
    </message>
    <message>
        <source>The table knows none of the URLs.</source>
        <translation>表には、どの URL もありません。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>TableSource</name>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>カンマ</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>From the clipboard</source>
        <translation>クリップボードから</translation>
    </message>
    <message>
        <source>No table yet.</source>
        <translation>表はまだありません。</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>1 列</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>セミコロン</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>区切り文字</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>シート</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>The first row contains headings</source>
        <translation>最初の行を見出しとして扱う</translation>
    </message>
    <message>
        <source>Use the table you copied from a spreadsheet</source>
        <translation>スプレッドシートからコピーした表を使用します</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>縦棒</translation>
    </message>
</context>
<context>
    <name>TableUpdateDialog</name>
    <message>
        <source>Also match URLs that differ only in http/https, www or a trailing slash</source>
        <translation>http/https、www、末尾のスラッシュだけが異なる URL も一致とみなす</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較しています…</translation>
    </message>
    <message>
        <source>Conflicting</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>Conflicting rows</source>
        <translation>競合する行</translation>
    </message>
    <message>
        <source>Empty cells clear values</source>
        <translation>空のセルで値をクリア</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>No row changes.</source>
        <translation>変更される行はありません。</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>Rows that match no entry</source>
        <translation>どのエントリにも一致しない行</translation>
    </message>
    <message>
        <source>Select at least one column to use.</source>
        <translation>使用する列を 1 つ以上選択してください。</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>表に行がありません。</translation>
    </message>
    <message>
        <source>Update from a table</source>
        <translation>表から更新</translation>
    </message>
    <message>
        <source>Values that are not valid</source>
        <translation>無効な値</translation>
    </message>
    <message>
        <source>What would change and what would not</source>
        <translation>変更されるものとされないもの</translation>
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
        <translation>インデックスに記載できるのはサイトマップだけです。{name} では、次の各インデックスが、その中に記載されたエントリそのものに置き換えられます。インデックス ファイル自体は削除されません。</translation>
    </message>
    <message>
        <source>Includes sitemaps from indexes nested in it: {names}</source>
        <translation>中に入れ子になっているインデックスのサイトマップを含みます: {names}</translation>
    </message>
    <message>
        <source>Indexes and the sitemaps they list</source>
        <translation>インデックスと記載されているサイトマップ</translation>
    </message>
    <message>
        <source>Left out because it leads back to one of these indexes: {names}</source>
        <translation>これらのインデックスのいずれかに戻るため除外されます: {names}</translation>
    </message>
    <message>
        <source>Replace nested indexes</source>
        <translation>入れ子のインデックスを置換</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>ほか {n} 個</translation>
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
        <translation>次のサイトマップが記載されています。ダウンロードは行われていません。</translation>
    </message>
    <message>
        <source>Sitemaps it lists</source>
        <translation>記載されているサイトマップ</translation>
    </message>
    <message>
        <source>The text around the error</source>
        <translation>エラー付近のテキスト</translation>
    </message>
</context>
<context>
    <name>UndoStack</name>
    <message>
        <source>Accept the recovered entries</source>
        <translation>復元されたエントリを承認</translation>
    </message>
    <message>
        <source>Undo: {title}</source>
        <translation>元に戻す: {title}</translation>
    </message>
</context>
<context>
    <name>VersionCommands</name>
    <message>
        <source>Restore the version of {date}</source>
        <translation>{date} のバージョンを復元</translation>
    </message>
</context>
<context>
    <name>VersionsDialog</name>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Earlier versions of “{name}”</source>
        <translation>「{name}」の以前のバージョン</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>Open as a copy</source>
        <translation>コピーとして開く</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>There are none yet. Before the first save of each day, the previous contents of the file are kept here so that you can restore them.</source>
        <translation>まだありません。毎日の最初の保存の前に、それまでのファイルの内容がここに保管され、復元できるようになります。</translation>
    </message>
    <message>
        <source>These are the contents of the file before the first save of each day, or before another program&apos;s version was replaced. You can undo restoring one; the file changes only when you save.</source>
        <translation>毎日の最初の保存の前、またはほかのプログラムのバージョンが置き換えられる前の、ファイルの内容です。復元は元に戻すことができます。ファイルが変わるのは保存時だけです。</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読み取り不可</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Row {n} is not among the rows shown</source>
        <translation>{n} 行目は表示中の行に含まれていません</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>表示する</translation>
    </message>
    <message>
        <source>The findings are about the whole file, not about single rows.</source>
        <translation>検出結果は個々の行ではなく、ファイル全体に関するものです。</translation>
    </message>
    <message>
        <source>The rows shown have no findings.</source>
        <translation>表示中の行に検出結果はありません。</translation>
    </message>
</context>
<context>
    <name>WholeNumberBox</name>
    <message>
        <source>A whole number from {least} to {most}</source>
        <translation>{least}～{most} の整数</translation>
    </message>
</context>
<context>
    <name>WindowController</name>
    <message>
        <source>Changes cannot be backed up in case of a crash: {cause} Save often.</source>
        <translation>クラッシュに備えた変更のバックアップができません: {cause}こまめに保存してください。</translation>
    </message>
</context>
<context>
    <name>_Bar</name>
    <message>
        <source>Files in this document</source>
        <translation>このドキュメントのファイル</translation>
    </message>
</context>
<context>
    <name>_EntryList</name>
    <message>
        <source>Preview of the entries</source>
        <translation>エントリのプレビュー</translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Suggestions</source>
        <translation>候補</translation>
    </message>
</context>
<context>
    <name>_Remark</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>_Ticks</name>
    <message>
        <source>Codes</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>_UnusedList</name>
    <message>
        <source>Copy the list</source>
        <translation>リストをコピー</translation>
    </message>
</context>
<context>
    <name>_View</name>
    <message>
        <source>Files in this document</source>
        <translation>このドキュメントのファイル</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>  All URLs are taken as announced; nothing was sent.</source>
        <translation>  すべての URL を通知済みとして扱います。何も送信していません。</translation>
    </message>
    <message>
        <source>  The URLs are on {hosts:,} hosts; each host has a robots.txt of its own.</source>
        <translation>  URL は {hosts:,} 台のホストにあります。robots.txt はホストごとに異なります。</translation>
    </message>
    <message>
        <source>  and {blocked:,} more listed by --limit 0</source>
        <translation>  ほか {blocked:,} 件は --limit 0 で表示されます</translation>
    </message>
    <message>
        <source>  and {count:,} more listed by --limit 0</source>
        <translation>  ほか {count:,} 件は --limit 0 で表示されます</translation>
    </message>
    <message>
        <source>  and {more:,} more listed by --limit 0</source>
        <translation>  ほか {more:,} 件は --limit 0 で表示されます</translation>
    </message>
    <message>
        <source>  row {row}, there {other_row}: {urls} ({how})</source>
        <translation>  {row} 行目、相手側 {other_row} 行目: {urls} ({how})</translation>
    </message>
    <message>
        <source>  row {row}, {what}: {before}</source>
        <translation>  {row} 行目、{what}: {before}</translation>
    </message>
    <message>
        <source>  row {row}: {loc}, {before} → {after}</source>
        <translation>  {row} 行目: {loc}、{before} → {after}</translation>
    </message>
    <message>
        <source>  row {row}: {loc}, {line}</source>
        <translation>  {row} 行目: {loc}、{line}</translation>
    </message>
    <message>
        <source>  row {row}{there}: {url}</source>
        <translation>  {row} 行目{there}: {url}</translation>
    </message>
    <message>
        <source>  step {number} ({title}) applies to {entries}</source>
        <translation>  ステップ {number} ({title}) の対象: {entries}</translation>
    </message>
    <message>
        <source>  step {number} ({title}) is left out</source>
        <translation>  ステップ {number} ({title}) は除外されています</translation>
    </message>
    <message>
        <source>  with {path} {blocked:,} blocked; {changed:,} change:</source>
        <translation>  {path} ではブロック {blocked:,} 件、変わるもの {changed:,} 件:</translation>
    </message>
    <message>
        <source>  {absent} without a value to work from</source>
        <translation>  {absent}に元となる値がありません</translation>
    </message>
    <message>
        <source>  {urls}: not taken. {trouble}</source>
        <translation>  {urls}: 受け付けられませんでした。{trouble}</translation>
    </message>
    <message>
        <source>  {urls}: taken by {endpoint} ({status})</source>
        <translation>  {urls}: {endpoint} が受け付けました ({status})</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message numerus="yes">
        <source> (%Ln files)</source>
        <translation>
            <numerusform> (%Ln 個のファイル)</numerusform>
        </translation>
    </message>
    <message>
        <source> (safe)</source>
        <translation> (安全)</translation>
    </message>
    <message>
        <source> A slash seems to be missing after {own}.</source>
        <translation> {own} の後のスラッシュが抜けているようです。</translation>
    </message>
    <message>
        <source> Delete or complete it.</source>
        <translation> 削除するか、補完してください。</translation>
    </message>
    <message>
        <source> Did you mean {known}?</source>
        <translation> {known} のことですか？</translation>
    </message>
    <message>
        <source> Did you mean {meant}?</source>
        <translation> {meant} のことですか？</translation>
    </message>
    <message>
        <source> Feeds may also use Mon, 31 Jan 2005 18:30:00 +0100 with the correct day of the week.</source>
        <translation> フィードでは、正しい曜日の付いた Mon, 31 Jan 2005 18:30:00 +0100 の形式も使用できます。</translation>
    </message>
    <message>
        <source> It is a link in Markdown. Keep its URL only.</source>
        <translation> Markdown のリンクです。URL だけを残してください。</translation>
    </message>
    <message>
        <source> It is a table. Use convert to create a sitemap from it.</source>
        <translation> これは表です。表からサイトマップを作成するには convert を使用してください。</translation>
    </message>
    <message>
        <source> It links to {url}, which differs only in {part}.</source>
        <translation> リンク先の {url} とは、次の点だけが異なります: {part}。</translation>
    </message>
    <message>
        <source> It lists the sitemap {sitemap} and {n:,} more. Open that one.</source>
        <translation> サイトマップ {sitemap} とほか {n:,} 個が記載されています。そちらを開いてください。</translation>
    </message>
    <message>
        <source> It lists the sitemap {sitemap}. Open that one.</source>
        <translation> サイトマップ {sitemap} が記載されています。そちらを開いてください。</translation>
    </message>
    <message>
        <source> It looks like JSON.</source>
        <translation> JSON のようです。</translation>
    </message>
    <message>
        <source> It looks like a robots.txt without sitemaps.</source>
        <translation> サイトマップの記載のない robots.txt のようです。</translation>
    </message>
    <message>
        <source> It looks like a robots.txt.</source>
        <translation> robots.txt のようです。</translation>
    </message>
    <message>
        <source> Its title is “{title}”.</source>
        <translation> タイトルは「{title}」です。</translation>
    </message>
    <message>
        <source> Missing: {names}.</source>
        <translation> 不足: {names}。</translation>
    </message>
    <message>
        <source> No line begins with http:// or https://. Complete the URLs.</source>
        <translation> http:// または https:// で始まる行がありません。URL を補完してください。</translation>
    </message>
    <message>
        <source> Remove it, or declare the extension it belongs to.</source>
        <translation> 削除するか、要素が属する拡張を宣言してください。</translation>
    </message>
    <message>
        <source> Remove the invisible character {character}.</source>
        <translation> 見えない文字 {character} を削除してください。</translation>
    </message>
    <message>
        <source> Remove the quotation marks, commas or bullets around the URL.</source>
        <translation> URL の前後にある引用符、コンマ、または行頭記号を削除してください。</translation>
    </message>
    <message>
        <source> The code is {known} today.</source>
        <translation> 現在のコードは {known} です。</translation>
    </message>
    <message>
        <source> The marks of a CDATA section around it became text. Remove them.</source>
        <translation> 前後にある CDATA セクションの記号がテキストになっています。削除してください。</translation>
    </message>
    <message>
        <source> The prefix {prefix} should be {meant}.</source>
        <translation> 接頭辞 {prefix} は、正しくは {meant} です。</translation>
    </message>
    <message>
        <source> This is the file that ASP.NET makes the navigation of a site from; search engines do not read it.</source>
        <translation> これは ASP.NET がサイトのナビゲーションを作るためのファイルです。検索エンジンは読み取りません。</translation>
    </message>
    <message>
        <source> Verify that host in Search Console too.</source>
        <translation> そのホストも Search Console で所有権を確認してください。</translation>
    </message>
    <message>
        <source> With and without www are different hosts.</source>
        <translation> www の有無が異なれば、別のホストになります。</translation>
    </message>
    <message>
        <source> Write it in full.</source>
        <translation> 完全な形で記述してください。</translation>
    </message>
    <message>
        <source> Write it in lower case.</source>
        <translation> 小文字で記述してください。</translation>
    </message>
    <message numerus="yes">
        <source> in %Ln files</source>
        <translation>
            <numerusform> (%Ln 個のファイル)</numerusform>
        </translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ミリ秒</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> ピクセル</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>$1 or \1 inserts the first group, ${name} a named one, and \$ a dollar sign.</source>
        <translation>$1 または \1 は最初のグループ、${name} は名前付きグループ、\$ はドル記号を挿入します。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs</source>
        <translation>
            <numerusform>%Ln 件の URL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs are blocked for {agent}, by the lines below.</source>
        <translation>
            <numerusform>%Ln 件の URL が、次の行により {agent} に対してブロックされています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs are left out, as their pages were found gone or not to be indexed</source>
        <translation>
            <numerusform>ページが消失またはインデックス登録対象外と判明した %Ln 件の URL を除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs are listed more than once.</source>
        <translation>
            <numerusform>%Ln 件の URL が 2 回以上記載されています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs audited</source>
        <translation>
            <numerusform>%Ln 件の URL を確認</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs checked</source>
        <translation>
            <numerusform>%Ln 件の URL を確認しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs have been answered and are not asked for again.</source>
        <translation>
            <numerusform>%Ln 件の URL は回答済みで、再度問い合わせません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs removed</source>
        <translation>
            <numerusform>%Ln 件の URL を削除しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were announced.</source>
        <translation>
            <numerusform>%Ln 件の URL を通知しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were found in the table.</source>
        <translation>
            <numerusform>%Ln 件の URL が表に見つかりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were not asked for.</source>
        <translation>
            <numerusform>%Ln 件の URL には問い合わせませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs were percent-encoded.</source>
        <translation>
            <numerusform>%Ln 件の URL をパーセント エンコードしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln URLs will be changed to a different host.</source>
        <translation>
            <numerusform>%Ln 件の URL が別のホストに変更されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln advice</source>
        <translation>
            <numerusform>%Ln 件の推奨事項</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answers of the site are known</source>
        <translation>
            <numerusform>サイトの応答が %Ln 件あります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are already listed</source>
        <translation>
            <numerusform>%Ln 個はすでに記載されています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are left out, as their pages were found gone or not to be indexed.</source>
        <translation>
            <numerusform>ページが消失またはインデックス登録対象外と判明した %Ln 件は除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln 件の変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns are joined.</source>
        <translation>
            <numerusform>%Ln 列を結合しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln 件のエントリ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries added</source>
        <translation>
            <numerusform>%Ln 件のエントリを追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries are not in the table.</source>
        <translation>
            <numerusform>%Ln 件のエントリは表にありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries are the same in both.</source>
        <translation>
            <numerusform>%Ln 件のエントリは両方で同じです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries changed</source>
        <translation>
            <numerusform>%Ln 件のエントリを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries have no URL that can be announced</source>
        <translation>
            <numerusform>%Ln 件のエントリには通知できる URL がありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries removed</source>
        <translation>
            <numerusform>%Ln 件のエントリを削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries will be removed.</source>
        <translation>
            <numerusform>%Ln 件のエントリが削除されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries.</source>
        <translation>
            <numerusform>%Ln 件のエントリ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors</source>
        <translation>
            <numerusform>%Ln 件のエラー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln errors prevent the export:</source>
        <translation>
            <numerusform>%Ln 件のエラーのためエクスポートできません:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files and an index, {bytes} bytes before compression.</source>
        <translation>
            <numerusform>%Ln 個のファイルとインデックス、圧縮前 {bytes} バイト。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files and an index, {bytes} bytes.</source>
        <translation>
            <numerusform>%Ln 個のファイルとインデックス、{bytes} バイト。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not open and will not be listed.</source>
        <translation>
            <numerusform>%Ln 個のファイルは開いていないため、記載されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not open: {names}.</source>
        <translation>
            <numerusform>%Ln 個のファイルが開かれていません: {names}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files from an earlier export are no longer listed in the index.</source>
        <translation>
            <numerusform>以前のエクスポートで作成された %Ln 個のファイルは、もうインデックスに記載されていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files that are not open cannot be copied.</source>
        <translation>
            <numerusform>開いていない %Ln 個のファイルはコピーできません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln 件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups</source>
        <translation>
            <numerusform>%Ln 個のグループ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups are left out, as they are unclear.</source>
        <translation>
            <numerusform>判断できない %Ln 個のグループは除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups of pages in several languages</source>
        <translation>
            <numerusform>複数言語のページのグループ: %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have an unknown code</source>
        <translation>
            <numerusform>コードが不明なものは %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hosts</source>
        <translation>
            <numerusform>%Ln 台のホスト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln 時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln images</source>
        <translation>
            <numerusform>%Ln 件の画像</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines were left out, as they are unknown or not possible:</source>
        <translation>
            <numerusform>不明または無効なため、次の %Ln 行は除外されました:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links in this document have the code {code}.</source>
        <translation>
            <numerusform>このドキュメントの %Ln 件のリンクにコード {code} があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to add</source>
        <translation>
            <numerusform>追加するリンク %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to mobile versions</source>
        <translation>
            <numerusform>%Ln 件のモバイル版へのリンク</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links to other languages</source>
        <translation>
            <numerusform>%Ln 件のほかの言語へのリンク</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln 件の一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches replaced</source>
        <translation>
            <numerusform>%Ln 件の一致を置換しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more errors</source>
        <translation>
            <numerusform>ほか %Ln 件のエラー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more folders</source>
        <translation>
            <numerusform>ほか %Ln 個のフォルダ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more groups are not listed.</source>
        <translation>
            <numerusform>ほか %Ln 個のグループは表示していません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more hosts are not listed; their URLs stay as they are.</source>
        <translation>
            <numerusform>ほかに %Ln 台のホストがありますが、表示していません。その URL は変わりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more places</source>
        <translation>
            <numerusform>ほか %Ln か所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more places are not listed.</source>
        <translation>
            <numerusform>ほか %Ln か所は表示していません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more repairs</source>
        <translation>
            <numerusform>ほか %Ln 件の修復</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln news articles</source>
        <translation>
            <numerusform>%Ln 件のニュース記事</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes</source>
        <translation>
            <numerusform>%Ln 件の情報</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the rows shown match.</source>
        <translation>
            <numerusform>表示中の行のうち %Ln 行が一致します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are incomplete</source>
        <translation>
            <numerusform>うち %Ln 件が不完全</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other elements</source>
        <translation>
            <numerusform>%Ln 個のその他の要素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other files would also be replaced.</source>
        <translation>
            <numerusform>ほかに %Ln 個のファイルも置き換えられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln ページ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages added</source>
        <translation>
            <numerusform>%Ln ページを追加しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages get no date: git has no commits of their files, or not of their last changes.</source>
        <translation>
            <numerusform>%Ln ページには日付が付きません: ファイルのコミット、または最後の変更のコミットが git にありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages have another text than before, and an older date.</source>
        <translation>
            <numerusform>%Ln 件のページは、本文が以前と変わっているのに日付が古いままです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages were found.</source>
        <translation>
            <numerusform>%Ln ページが見つかりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pasted columns did not fit and were left out.</source>
        <translation>
            <numerusform>貼り付けた %Ln 列は収まらないため、除外されました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paths were completed with {origin}.</source>
        <translation>
            <numerusform>%Ln 件のパスを {origin} で補完しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces of advice</source>
        <translation>
            <numerusform>%Ln 件の推奨事項</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places</source>
        <translation>
            <numerusform>%Ln か所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places had to be repaired to read the file.</source>
        <translation>
            <numerusform>ファイルを読み込むため、%Ln か所を修復しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places will change.</source>
        <translation>
            <numerusform>%Ln か所が変更されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirects</source>
        <translation>
            <numerusform>%Ln 件のリダイレクト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redirects.</source>
        <translation>
            <numerusform>%Ln 件のリダイレクト。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows added</source>
        <translation>
            <numerusform>%Ln 行を追加しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows change.</source>
        <translation>
            <numerusform>%Ln 行が変更されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows changed</source>
        <translation>
            <numerusform>%Ln 行を変更しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows contradict an earlier row and are not used.</source>
        <translation>
            <numerusform>%Ln 行は前の行と矛盾するため、使用されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows deleted</source>
        <translation>
            <numerusform>%Ln 行を削除しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows do not have this value and stay as they are.</source>
        <translation>
            <numerusform>%Ln 行にはこの値がないため、そのままになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have nothing to import.</source>
        <translation>
            <numerusform>%Ln 行にはインポートするものがありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows moved</source>
        <translation>
            <numerusform>%Ln 行を移動しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of the table match no entry.</source>
        <translation>
            <numerusform>表の %Ln 行は、どのエントリにも一致しません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps</source>
        <translation>
            <numerusform>%Ln 個のサイトマップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps could not be fetched; their lines say why.</source>
        <translation>
            <numerusform>%Ln 個のサイトマップを取得できませんでした。理由は各行に示されています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps of this index are in the same folder.</source>
        <translation>
            <numerusform>このインデックスのサイトマップ %Ln 個が同じフォルダにあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sitemaps will be added</source>
        <translation>
            <numerusform>%Ln 個のサイトマップが追加されます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>%Ln 個の値</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values are no full URLs and are left out.</source>
        <translation>
            <numerusform>%Ln 個の値は完全な URL でないため除外されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values are not valid and are not used.</source>
        <translation>
            <numerusform>%Ln 個の値は無効なため、使用されません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values cannot be converted and stay as they are.</source>
        <translation>
            <numerusform>%Ln 個の値は変換できないため、そのままになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values left alone: nothing follows from them</source>
        <translation>
            <numerusform>%Ln 件の値はそのままです: そこからは何も決まりません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values will be converted.</source>
        <translation>
            <numerusform>%Ln 個の値が変換されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln videos</source>
        <translation>
            <numerusform>%Ln 件の動画</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warnings</source>
        <translation>
            <numerusform>%Ln 件の警告</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp; was changed to &amp;amp;.</source>
        <translation>&amp; を &amp;amp; に変更しました。</translation>
    </message>
    <message>
        <source>&amp;About Sitemap Editor</source>
        <translation>Sitemap Editor について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add row</source>
        <translation>行を追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Announce changes to search engines…</source>
        <translation>変更を検索エンジンに通知(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Check URLs…</source>
        <translation>URL を確認(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Create an index for these files…</source>
        <translation>これらのファイルのインデックスを作成(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Dates of changed pages…</source>
        <translation>変更されたページの日付(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Delete row</source>
        <translation>行を削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>行を削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Duplicates…</source>
        <translation>重複(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>フィルタ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Filter language</source>
        <translation>フィルタ言語(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find and replace…</source>
        <translation>検索と置換(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>用語集(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to a file…</source>
        <translation>ファイルへ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>表を結合(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Languages…</source>
        <translation>言語(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Make this the file&apos;s order</source>
        <translation>この順序をファイルに反映(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New from a site or folder…</source>
        <translation>サイトまたはフォルダから新規作成(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;New sitemap</source>
        <translation>新しいサイトマップ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next match</source>
        <translation>次の一致(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Open %Ln sitemaps</source>
        <translation>
            <numerusform>%Ln 個のサイトマップを開く(&amp;O)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open from the web…</source>
        <translation>Web から開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous match</source>
        <translation>前の一致(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Saved filters…</source>
        <translation>保存したフィルタ(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>サイト(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Zoom and theme</source>
        <translation>ズームとテーマ(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;robots.txt…</source>
        <translation>robots.txt(&amp;R)…</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(名前なし)</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(なし)</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(削除)</translation>
    </message>
    <message>
        <source>,</source>
        <translation>,</translation>
    </message>
    <message>
        <source>, damaged; only what could be recovered was checked</source>
        <translation>、破損しているため、復元できた部分のみ確認しました</translation>
    </message>
    <message>
        <source>, in a different order</source>
        <translation>、順序が異なる</translation>
    </message>
    <message>
        <source>, there {other_row}</source>
        <translation>、相手側 {other_row}</translation>
    </message>
    <message>
        <source>, unchanged</source>
        <translation>、変更なし</translation>
    </message>
    <message>
        <source>, with a different {fields}</source>
        <translation>（{fields} が異なります）</translation>
    </message>
    <message>
        <source>, written to {target}</source>
        <translation>、{target} に書き出しました</translation>
    </message>
    <message>
        <source>, {moved:,} moved</source>
        <translation>、移動 {moved:,} 件</translation>
    </message>
    <message>
        <source>- is not a file; write ./- if it is named that</source>
        <translation>- はファイルではありません。そのような名前の場合は ./- と入力してください</translation>
    </message>
    <message>
        <source>--base is the URL of a folder or a site; name it with --folder or --site</source>
        <translation>--base はフォルダまたはサイトの URL です。--folder または --site とともに指定してください</translation>
    </message>
    <message>
        <source>--bom is only for tables ({endings})</source>
        <translation>--bom は表 ({endings}) 専用です</translation>
    </message>
    <message>
        <source>--choice needs --rule</source>
        <translation>--choice には --rule が必要です</translation>
    </message>
    <message>
        <source>--clear {name} and {name}={assignments} contradict each other</source>
        <translation>--clear {name} と {name}={assignments} は矛盾しています</translation>
    </message>
    <message>
        <source>--encoding is only for tables, such as .csv and .tsv, and {source} is not one</source>
        <translation>--encoding は .csv や .tsv などの表専用です。{source} は表ではありません</translation>
    </message>
    <message>
        <source>--encoding is only for tables, such as .csv and .tsv; for sitemaps, use repair --encoding</source>
        <translation>--encoding は .csv や .tsv などの表専用です。サイトマップには repair --encoding を使用してください</translation>
    </message>
    <message>
        <source>--lastmod takes dates of files; name their folder with --folder</source>
        <translation>--lastmod はファイルの日付を使います。そのフォルダを --folder で指定してください</translation>
    </message>
    <message>
        <source>--only-indexable leaves them out; --all-pages includes them.</source>
        <translation>--only-indexable で除外、--all-pages で含めます。</translation>
    </message>
    <message>
        <source>--published-url is missing: only what is published can be announced</source>
        <translation>--published-url がありません: 通知できるのは公開されているものだけです</translation>
    </message>
    <message>
        <source>--robots: {error}</source>
        <translation>--robots: {error}</translation>
    </message>
    <message>
        <source>--split needs --published-url, because an index lists its files by their full URLs</source>
        <translation>--split には --published-url が必要です。インデックスには各ファイルが完全な URL で記載されるためです</translation>
    </message>
    <message>
        <source>--split needs a folder to write to</source>
        <translation>--split には、書き出し先のフォルダが必要です</translation>
    </message>
    <message>
        <source>--split pattern and --part NAME=PATTERN belong together</source>
        <translation>--split pattern と --part NAME=PATTERN は、一緒に指定してください</translation>
    </message>
    <message>
        <source>--to is for standard output; the name of OUT says what a file gets</source>
        <translation>--to は標準出力用です。ファイルの形式は OUT の名前で決まります</translation>
    </message>
    <message>
        <source>--{replace} needs --split</source>
        <translation>--{replace} には --split が必要です</translation>
    </message>
    <message>
        <source>-o and --in-place contradict each other</source>
        <translation>-o と --in-place は矛盾しています</translation>
    </message>
    <message>
        <source>-o, --dry-run and --diff need --add or --remove</source>
        <translation>-o、--dry-run、--diff には --add または --remove が必要です</translation>
    </message>
    <message>
        <source>0 would never end; give 1 or more</source>
        <translation>0 では終わりません。1 以上を指定してください</translation>
    </message>
    <message>
        <source>100% normal</source>
        <translation>100% 標準 等倍</translation>
    </message>
    <message>
        <source>;</source>
        <translation>。</translation>
    </message>
    <message>
        <source>; did you mean {rule}?</source>
        <translation>。{rule} のことですか？</translation>
    </message>
    <message>
        <source>; there are {known}</source>
        <translation>。使用できるもの: {known}</translation>
    </message>
    <message>
        <source>&lt;/{closed}&gt; does not match the last opened tag, &lt;{opened}&gt; in line {line}. An end tag is missing, misspelled or left over.</source>
        <translation>&lt;/{closed}&gt; が、最後に開かれたタグ &lt;{opened}&gt; (ファイルの {line} 行目) と一致しません。終了タグの不足、誤記、または余分な終了タグがあります。</translation>
    </message>
    <message>
        <source>&lt;\! is not valid: a shell script put a backslash before the exclamation mark. Remove it.</source>
        <translation>&lt;\! は無効です。シェル スクリプトが感嘆符の前にバックスラッシュを付けています。削除してください。</translation>
    </message>
    <message>
        <source>A &lt; that does not start a tag was changed to &amp;lt;.</source>
        <translation>タグの始まりではない &lt; を &amp;lt; に変更しました。</translation>
    </message>
    <message>
        <source>A CDATA section or an element that was not closed swallowed what follows it.</source>
        <translation>閉じられていない CDATA セクションまたは要素が、後に続くものを取り込んでいます。</translation>
    </message>
    <message>
        <source>A CDATA section, comment or instruction was completed.</source>
        <translation>CDATA セクション、コメント、または処理命令を補完しました。</translation>
    </message>
    <message>
        <source>A URL with the wrong characters leads nowhere.</source>
        <translation>文字が誤っている URL は、どこにもつながりません。</translation>
    </message>
    <message>
        <source>A character is written as two halves, as in CESU-8, which is not valid {form}. Write it as one.</source>
        <translation>文字が CESU-8 のように 2 つに分けて書かれており、{form} として無効です。1 文字として記述してください。</translation>
    </message>
    <message>
        <source>A character of the URL cannot be written in this format.</source>
        <translation>この形式では、URL に含まれる文字を記述できません。</translation>
    </message>
    <message>
        <source>A choice of rules has no more than {detail} bytes.</source>
        <translation>ルールの選択の上限は {detail} バイトです。</translation>
    </message>
    <message>
        <source>A crawler that cannot decompress the file cannot read any of it.</source>
        <translation>ファイルを展開できないクローラは、何も読み取れません。</translation>
    </message>
    <message>
        <source>A date that stands there keeps its own.</source>
        <translation>既存の日付の精度は維持されます。</translation>
    </message>
    <message>
        <source>A date, or a date and time with a zone.</source>
        <translation>日付、またはタイムゾーン付きの日付と時刻。</translation>
    </message>
    <message>
        <source>A few more entries may push the file over the limit, and then it is rejected.</source>
        <translation>エントリがもう少し増えるとファイルが上限を超え、拒否されるおそれがあります。</translation>
    </message>
    <message>
        <source>A file that lists sitemaps instead of pages.</source>
        <translation>ページではなく、サイトマップを記載したファイル。</translation>
    </message>
    <message>
        <source>A file that tells search engines the URLs of a site: at most 50,000 of them and 50 MB.</source>
        <translation>サイトの URL を検索エンジンに伝えるファイル。上限は 50,000 件、50 MB です。</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>同じ名前のファイルがすでに存在します。</translation>
    </message>
    <message>
        <source>A filter can have at most {detail} terms.</source>
        <translation>フィルタの条件は {detail} 個までです。</translation>
    </message>
    <message>
        <source>A folder or device is not a table.</source>
        <translation>フォルダやデバイスは表ではありません。</translation>
    </message>
    <message>
        <source>A generator that writes one URL for all pages leaves the other pages out.</source>
        <translation>すべてのページに同じ URL を書き込むジェネレータでは、ほかのページが抜けてしまいます。</translation>
    </message>
    <message>
        <source>A key has 8 to 128 letters (a to z, A to Z), digits and hyphens.</source>
        <translation>キーは、半角英字 (a～z、A～Z)、数字、ハイフンからなる 8～128 文字です。</translation>
    </message>
    <message>
        <source>A leftover tag was removed.</source>
        <translation>余分なタグを削除しました。</translation>
    </message>
    <message>
        <source>A list to be imported under Bulk Redirects.</source>
        <translation>Bulk Redirects でインポートするリストです。</translation>
    </message>
    <message>
        <source>A minus must be followed directly by what it excludes.</source>
        <translation>マイナスの直後には、除外するものが必要です。</translation>
    </message>
    <message>
        <source>A missing end tag was added.</source>
        <translation>不足していた終了タグを追加しました。</translation>
    </message>
    <message>
        <source>A missing start tag was added.</source>
        <translation>不足していた開始タグを追加しました。</translation>
    </message>
    <message>
        <source>A number in it has too many digits.</source>
        <translation>数値の桁数が多すぎます。</translation>
    </message>
    <message>
        <source>A page has one language, so one of the two must be wrong.</source>
        <translation>1 つのページの言語は 1 つなので、どちらか一方は誤りです。</translation>
    </message>
    <message>
        <source>A page may require a login or keep programs out, and still be there for others.</source>
        <translation>ログインが必要なページやプログラムを拒否するページでも、ほかの人には表示されることがあります。</translation>
    </message>
    <message>
        <source>A recipe cannot contain {detail}.</source>
        <translation>レシピに {detail} を含めることはできません。</translation>
    </message>
    <message>
        <source>A regular expression between slashes</source>
        <translation>スラッシュで囲んだ正規表現</translation>
    </message>
    <message>
        <source>A regular expression must end with a slash. Write spaces in it as \s.</source>
        <translation>正規表現の末尾はスラッシュでなければなりません。空白は \s と入力してください。</translation>
    </message>
    <message>
        <source>A regular expression; parentheses make groups.</source>
        <translation>正規表現。括弧でグループになります。</translation>
    </message>
    <message>
        <source>A root inside the root was removed; its entries were kept.</source>
        <translation>ルートの中のルートを削除しました。エントリは残しました。</translation>
    </message>
    <message>
        <source>A rule must be one of these: {detail}.</source>
        <translation>ルールは次のいずれかでなければなりません: {detail}。</translation>
    </message>
    <message>
        <source>A second &lt;?xml …?&gt; line was removed.</source>
        <translation>2 つ目の &lt;?xml …?&gt; の行を削除しました。</translation>
    </message>
    <message>
        <source>A site is missing: begin with a line such as [https://www.example.com].</source>
        <translation>サイトがありません。[https://www.example.com] のような行で始めてください。</translation>
    </message>
    <message>
        <source>A site published from this folder serves the pointer, and crawlers find no sitemap.</source>
        <translation>このフォルダから公開したサイトではポインタが配信されるため、クローラはサイトマップを見つけられません。</translation>
    </message>
    <message>
        <source>A sitemap lists pages to be indexed; Google reports this as an error.</source>
        <translation>サイトマップには、インデックスに登録するページを記載します。Google はこれをエラーとして報告します。</translation>
    </message>
    <message>
        <source>A sitemap lists what is to be indexed, and nothing else.</source>
        <translation>サイトマップには、インデックスに登録するものだけを記載します。</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs of its own site and folder.</source>
        <translation>サイトマップに記載できるのは、そのサイトとフォルダの URL だけです。</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs on its own host.</source>
        <translation>サイトマップに記載できるのは、同じホストの URL だけです。</translation>
    </message>
    <message>
        <source>A sitemap may only list URLs with its own scheme.</source>
        <translation>サイトマップに記載できるのは、同じスキームの URL だけです。</translation>
    </message>
    <message>
        <source>A sitemap needs at least one entry; search engines report empty ones.</source>
        <translation>サイトマップには 1 つ以上のエントリが必要です。検索エンジンは、空のサイトマップを報告します。</translation>
    </message>
    <message>
        <source>A sitemap only covers the folder it is in and its subfolders.</source>
        <translation>サイトマップの対象は、それがあるフォルダとサブフォルダだけです。</translation>
    </message>
    <message>
        <source>A sitemap should list the final URL of a page.</source>
        <translation>サイトマップには、ページの最終 URL を記載してください。</translation>
    </message>
    <message>
        <source>A sitemap should only list canonical URLs.</source>
        <translation>サイトマップには、正規 URL だけを記載してください。</translation>
    </message>
    <message>
        <source>A spreadsheet can have no more than {detail} columns.</source>
        <translation>スプレッドシートで使用できるのは {detail} 列までです。</translation>
    </message>
    <message>
        <source>A spreadsheet can have no more than {detail} rows.</source>
        <translation>スプレッドシートは {detail} 行までです。</translation>
    </message>
    <message>
        <source>A spreadsheet cell must have fewer than {detail} characters.</source>
        <translation>スプレッドシートのセルは {detail} 文字未満でなければなりません。</translation>
    </message>
    <message>
        <source>A stray ]]&gt; was changed to ]]&amp;gt;.</source>
        <translation>不要な ]]&gt; を ]]&amp;gt; に変更しました。</translation>
    </message>
    <message>
        <source>A tag was written correctly.</source>
        <translation>タグの表記を正しました。</translation>
    </message>
    <message>
        <source>A text can have at most {detail} asterisks.</source>
        <translation>テキストのアスタリスクは {detail} 個までです。</translation>
    </message>
    <message>
        <source>A text sitemap has one URL per line and nothing else.</source>
        <translation>テキストのサイトマップでは、1 行に 1 つの URL だけを記述します。</translation>
    </message>
    <message>
        <source>A time needs a time zone. Add Z for UTC or an offset such as +01:00, or remove the time.</source>
        <translation>時刻にはタイムゾーンが必要です。UTC を表す Z や +09:00 などの時差を追加するか、時刻を削除してください。</translation>
    </message>
    <message>
        <source>A value has more than {n:,} characters, far more than any sitemap needs.</source>
        <translation>値が {n:,} 文字を超えています。サイトマップに必要な長さをはるかに超えています。</translation>
    </message>
    <message>
        <source>A value is a single line and cannot contain a line break.</source>
        <translation>値は 1 行です。改行を含めることはできません。</translation>
    </message>
    <message>
        <source>A value is missing here. Example: {detail}</source>
        <translation>ここに値がありません。例: {detail}</translation>
    </message>
    <message>
        <source>A {kind} cannot be split; only sitemaps of pages can.</source>
        <translation>{kind}は分割できません。分割できるのはページのサイトマップだけです。</translation>
    </message>
    <message>
        <source>Absent ({count})</source>
        <translation>存在しない ({count})</translation>
    </message>
    <message>
        <source>Accept the recovered entries</source>
        <translation>復元されたエントリを承認</translation>
    </message>
    <message>
        <source>Accept the recovered entries first.</source>
        <translation>先に復元されたエントリを承認してください。</translation>
    </message>
    <message>
        <source>Accept what you typed and move down; after Tab, below where you began</source>
        <translation>入力を確定して下へ移動。Tab の後は、入力を始めたセルの下へ移動</translation>
    </message>
    <message>
        <source>Accept what you typed and move right</source>
        <translation>入力を確定して右へ移動</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>アクセス</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Actual si&amp;ze</source>
        <translation>実際のサイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln links</source>
        <translation>
            <numerusform>%Ln 件のリンクを追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln missing &amp;entries</source>
        <translation>
            <numerusform>不足している %Ln 件のエントリを追加(&amp;E)</numerusform>
        </translation>
    </message>
    <message>
        <source>Add :00 for the seconds</source>
        <translation>秒として :00 を追加</translation>
    </message>
    <message>
        <source>Add a link to the page itself</source>
        <translation>ページ自体へのリンクを追加</translation>
    </message>
    <message>
        <source>Add an XML declaration</source>
        <translation>XML 宣言を追加</translation>
    </message>
    <message>
        <source>Add an empty file to the files that are open as one document</source>
        <translation>1 つのドキュメントとして開いているファイルに、空のファイルを追加します</translation>
    </message>
    <message>
        <source>Add an entry below the current one</source>
        <translation>現在の行の下にエントリを追加します</translation>
    </message>
    <message>
        <source>Add at least one.</source>
        <translation>1 つ以上追加してください。</translation>
    </message>
    <message>
        <source>Add missing time zone</source>
        <translation>不足しているタイムゾーンを追加</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add the URL, or remove the entry.</source>
        <translation>URL を追加するか、エントリを削除してください。</translation>
    </message>
    <message>
        <source>Add the attribute with its only value</source>
        <translation>属性を唯一の値で追加</translation>
    </message>
    <message>
        <source>Add the file to the index</source>
        <translation>ファイルをインデックスに追加</translation>
    </message>
    <message>
        <source>Add the file&apos;s own site</source>
        <translation>ファイルのサイトを補う</translation>
    </message>
    <message>
        <source>Add the file, or remove it from the index.</source>
        <translation>ファイルを追加するか、インデックスから削除してください。</translation>
    </message>
    <message>
        <source>Add the first day of the month</source>
        <translation>月の初日を追加</translation>
    </message>
    <message>
        <source>Add the missing language links</source>
        <translation>不足している言語リンクを追加</translation>
    </message>
    <message>
        <source>Add the sitemap namespace</source>
        <translation>サイトマップの名前空間を追加</translation>
    </message>
    <message>
        <source>Add the slash after the host</source>
        <translation>ホストの後にスラッシュを追加</translation>
    </message>
    <message>
        <source>Add their entries</source>
        <translation>エントリを追加</translation>
    </message>
    <message numerus="yes">
        <source>Add these %Ln</source>
        <translation>
            <numerusform>これら %Ln 件を追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to priority</source>
        <translation>優先度に加算</translation>
    </message>
    <message>
        <source>Add trailing slash</source>
        <translation>末尾のスラッシュを追加</translation>
    </message>
    <message>
        <source>Add xmlns:{prefix} to the root element.</source>
        <translation>ルート要素に xmlns:{prefix} を追加してください。</translation>
    </message>
    <message>
        <source>Add {what}</source>
        <translation>{what}を追加</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Added or changed</source>
        <translation>追加または変更</translation>
    </message>
    <message>
        <source>Added since the file was opened or saved</source>
        <translation>ファイルを開くか保存した後に追加された</translation>
    </message>
    <message>
        <source>Added to the days.</source>
        <translation>日数に加算されます。</translation>
    </message>
    <message>
        <source>Added to the hours.</source>
        <translation>時間に加算されます。</translation>
    </message>
    <message>
        <source>Adds a slash to paths that do not end in a file name.</source>
        <translation>ファイル名で終わらないパスにスラッシュを追加します。</translation>
    </message>
    <message>
        <source>Adds a time zone to times that have none.</source>
        <translation>タイムゾーンのない時刻にタイムゾーンを追加します。</translation>
    </message>
    <message>
        <source>Adds copies of the entries below the last one.</source>
        <translation>最後のエントリの下に、エントリのコピーを追加します。</translation>
    </message>
    <message>
        <source>Adds midnight to dates without a time, and seconds to times without them.</source>
        <translation>時刻のない日付には午前 0 時を、秒のない時刻には秒を追加します。</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>推奨事項</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>After a slash, it is usually a mistake. Remove it.</source>
        <translation>スラッシュの後にある場合は、通常は誤りです。削除してください。</translation>
    </message>
    <message>
        <source>After {period}</source>
        <translation>{period} より後</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows</source>
        <translation>
            <numerusform>%Ln 行すべて</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows shown</source>
        <translation>
            <numerusform>表示中の %Ln 行すべて</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln rows, in file order</source>
        <translation>
            <numerusform>全 %Ln 行 (ファイルの順序)</numerusform>
        </translation>
    </message>
    <message>
        <source>All URLs have been checked, some of them earlier.</source>
        <translation>すべての URL を確認しました (一部は以前の確認によるものです)。</translation>
    </message>
    <message>
        <source>All dates are equal</source>
        <translation>すべての日付が同じ</translation>
    </message>
    <message>
        <source>All differences ({n})</source>
        <translation>すべての相違点 ({n})</translation>
    </message>
    <message numerus="yes">
        <source>All entries are written, including %Ln that are not shown.</source>
        <translation>
            <numerusform>表示されていない %Ln 件も含め、すべてのエントリを書き出します。</numerusform>
        </translation>
    </message>
    <message>
        <source>All entries say {value}, which tells nothing apart.</source>
        <translation>すべてのエントリが {value} で、区別の役に立ちません。</translation>
    </message>
    <message>
        <source>All entries that have one say {value}, which tells nothing apart.</source>
        <translation>値のあるエントリはすべて {value} で、区別の役に立ちません。</translation>
    </message>
    <message>
        <source>All filter terms</source>
        <translation>すべてのフィルタ条件</translation>
    </message>
    <message>
        <source>All findings</source>
        <translation>すべての検出結果</translation>
    </message>
    <message>
        <source>All menus and keys</source>
        <translation>すべてのメニューとキー</translation>
    </message>
    <message>
        <source>All of them answer with a page that can be listed.</source>
        <translation>すべて、掲載できるページを返しています。</translation>
    </message>
    <message>
        <source>All of these rows</source>
        <translation>これらの行すべて</translation>
    </message>
    <message>
        <source>All operations</source>
        <translation>すべての操作</translation>
    </message>
    <message>
        <source>All options: {call}</source>
        <translation>すべてのオプション: {call}</translation>
    </message>
    <message>
        <source>All priorities are equal</source>
        <translation>すべての優先度が同じ</translation>
    </message>
    <message>
        <source>All {count:,} priorities are {value}. Priorities only matter relative to each other.</source>
        <translation>{count:,} 件の優先度がすべて {value} です。優先度は、ほかのページとの比較でのみ意味を持ちます。</translation>
    </message>
    <message>
        <source>Allowed or denied</source>
        <translation>許可または拒否</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>加算する値</translation>
    </message>
    <message>
        <source>An asterisk matches anything</source>
        <translation>アスタリスクは任意の文字列に一致</translation>
    </message>
    <message>
        <source>An element around entries was removed; they were kept.</source>
        <translation>エントリを囲む要素を削除しました。エントリは残しました。</translation>
    </message>
    <message>
        <source>An element with the URL of an entry was renamed to loc.</source>
        <translation>エントリの URL が入った要素の名前を loc に変更しました。</translation>
    </message>
    <message>
        <source>An empty hreflang is neither a language code nor x-default.</source>
        <translation>空の hreflang は、言語コードでも x-default でもありません。</translation>
    </message>
    <message>
        <source>An entry above lists the same file.</source>
        <translation>上のエントリに同じファイルが記載されています。</translation>
    </message>
    <message>
        <source>An entry has more than {n:,} characters, far more than any sitemap needs.</source>
        <translation>エントリが {n:,} 文字を超えています。サイトマップに必要な長さをはるかに超えています。</translation>
    </message>
    <message>
        <source>An entry is called {name} here, but {meant} in a sitemap. Rename these elements.</source>
        <translation>エントリの名前が {name} ですが、サイトマップでは {meant} です。これらの要素の名前を変更してください。</translation>
    </message>
    <message>
        <source>An entry of the other kind of sitemap was named as those of this one.</source>
        <translation>別の種類のサイトマップのエントリを、この種類のエントリの名前に変更しました。</translation>
    </message>
    <message>
        <source>An entry stands for one page, and so for one article.</source>
        <translation>1 つのエントリは 1 つのページを表すため、記事も 1 件です。</translation>
    </message>
    <message>
        <source>An entry with another name was renamed.</source>
        <translation>別の名前のエントリの名前を変更しました。</translation>
    </message>
    <message>
        <source>An index cannot be exported as a list of URLs, because it lists sitemaps, not pages. Export it as XML.</source>
        <translation>インデックスはページではなくサイトマップの一覧なので、URL リストとしてはエクスポートできません。XML としてエクスポートしてください。</translation>
    </message>
    <message>
        <source>An index may only list sitemaps; search engines ignore an index inside an index.</source>
        <translation>インデックスに記載できるのはサイトマップだけです。検索エンジンは、インデックスの中のインデックスを無視します。</translation>
    </message>
    <message>
        <source>An index that lists itself sends crawlers in a circle.</source>
        <translation>自分自身を記載したインデックスでは、クローラの処理が循環します。</translation>
    </message>
    <message>
        <source>An unescaped &amp; breaks the XML, so most crawlers reject the whole file.</source>
        <translation>エスケープされていない &amp; があると XML が壊れるため、ほとんどのクローラがファイル全体を拒否します。</translation>
    </message>
    <message>
        <source>Another rule already redirects this URL.</source>
        <translation>この URL は、すでに別のルールでリダイレクトされています。</translation>
    </message>
    <message>
        <source>Answers of the pages</source>
        <translation>ページの応答</translation>
    </message>
    <message>
        <source>Any crawler</source>
        <translation>すべてのクローラ</translation>
    </message>
    <message>
        <source>Any finding</source>
        <translation>すべての検出結果</translation>
    </message>
    <message>
        <source>Apache</source>
        <translation>Apache</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Apply a recipe and leave every other byte as it is.</source>
        <translation>レシピを適用し、ほかの部分は 1 バイトも変えません。</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>アラビア語</translation>
    </message>
    <message>
        <source>Archive instead of gzip</source>
        <translation>gzip ではないアーカイブ</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>As in your country, long</source>
        <translation>お住まいの国の形式 (長)</translation>
    </message>
    <message>
        <source>As in your country, short</source>
        <translation>お住まいの国の形式 (短)</translation>
    </message>
    <message>
        <source>As they are written</source>
        <translation>書かれているとおり</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>As usual in your country</source>
        <translation>お使いの国の慣習に従う</translation>
    </message>
    <message>
        <source>As written, the day alone</source>
        <translation>書かれているとおり (日付のみ)</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>昇順</translation>
    </message>
    <message>
        <source>Ascending: A before Z, old before new, low before high.</source>
        <translation>昇順: A から Z、古いものから新しいもの、小さいものから大きいもの。</translation>
    </message>
    <message>
        <source>Ask before matches are replaced with nothing</source>
        <translation>一致した箇所を空に置き換える前に確認する</translation>
    </message>
    <message>
        <source>Ask before other steps replace those that are in no recipe</source>
        <translation>レシピにない手順を置き換える前に確認する</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>毎回確認する</translation>
    </message>
    <message>
        <source>Ask for the URLs of sitemaps on the live site, politely and obeying robots.txt, and list those that do not answer with a page to be listed. Answers are kept for a day: called again, it goes on where it was broken off.</source>
        <translation>サイトマップの URL を公開中のサイトに問い合わせ、記載すべきページを返さないものを一覧にします。サーバーの負荷に配慮し、robots.txt に従います。応答は 1 日間保管され、再度実行すると中断したところから続行します。</translation>
    </message>
    <message>
        <source>Ask once, when several are open</source>
        <translation>複数開いていたら 1 回だけ確認</translation>
    </message>
    <message>
        <source>Ask the live site whether the URLs answer, and with what</source>
        <translation>URL が応答するか、どのような応答かを公開中のサイトに問い合わせます</translation>
    </message>
    <message>
        <source>Asked for until {day} at {time}.</source>
        <translation>{day} {time} までに確認。</translation>
    </message>
    <message>
        <source>Asks not to be indexed, when last checked</source>
        <translation>前回の確認時にインデックス登録を拒否していた</translation>
    </message>
    <message>
        <source>At character {n}.</source>
        <translation>{n} 文字目です。</translation>
    </message>
    <message>
        <source>At least one of them</source>
        <translation>少なくとも一方に一致</translation>
    </message>
    <message>
        <source>At the end.</source>
        <translation>末尾です。</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>URL の確認結果</translation>
    </message>
    <message>
        <source>Audit of {name}</source>
        <translation>{name} の URL の確認結果</translation>
    </message>
    <message>
        <source>Autoplay parameter</source>
        <translation>自動再生パラメータ</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Before {period}</source>
        <translation>{period} より前</translation>
    </message>
    <message>
        <source>Bing and Google use it to decide which pages to crawl again.</source>
        <translation>Bing と Google は、再クロールするページを決めるために使用します。</translation>
    </message>
    <message>
        <source>Bing recommends including the time so that it notices changes within a day.</source>
        <translation>Bing は、1 日の中での変更を検知できるように、時刻を含めることを推奨しています。</translation>
    </message>
    <message>
        <source>Blank line</source>
        <translation>空行</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Blocked by robots.txt</source>
        <translation>robots.txt によりブロック</translation>
    </message>
    <message>
        <source>Blocked by the site&apos;s robots.txt</source>
        <translation>サイトの robots.txt によりブロックされている</translation>
    </message>
    <message>
        <source>Both http and https</source>
        <translation>http と https の混在</translation>
    </message>
    <message>
        <source>Both http and https sitemaps</source>
        <translation>http と https のサイトマップが混在</translation>
    </message>
    <message>
        <source>Both mean the same site, but not every tool understands the readable form.</source>
        <translation>どちらも同じサイトを表しますが、すべてのツールが元の表記に対応しているわけではありません。</translation>
    </message>
    <message>
        <source>Both sides were kept.</source>
        <translation>両側を残しました。</translation>
    </message>
    <message>
        <source>Both terms match</source>
        <translation>両方の条件に一致</translation>
    </message>
    <message>
        <source>Both words, in fields, images, videos, news or languages</source>
        <translation>両方の語を含む (フィールド、画像、動画、ニュース、言語のいずれか)</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply here.</source>
        <translation>ここの括弧の入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply.</source>
        <translation>括弧の入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>Breaks the protocol</source>
        <translation>プロトコルに違反している</translation>
    </message>
    <message>
        <source>Breaks the sitemap protocol. Search engines may reject the entry or the whole file, and an export waits until it is fixed.</source>
        <translation>サイトマップ プロトコルに違反しています。検索エンジンがエントリまたはファイル全体を拒否するおそれがあり、修正するまでエクスポートできません。</translation>
    </message>
    <message>
        <source>Bring back an earlier filter</source>
        <translation>以前のフィルタを呼び出す</translation>
    </message>
    <message>
        <source>Broken percent code</source>
        <translation>壊れたパーセント コード</translation>
    </message>
    <message>
        <source>Bundled</source>
        <translation>付属</translation>
    </message>
    <message>
        <source>By kind of page: a path pattern for each file</source>
        <translation>ページの種類別: ファイルごとのパスのパターン</translation>
    </message>
    <message>
        <source>By language, such as /en/ or /pt-BR/</source>
        <translation>言語別 (例: /en/、/pt-BR/)</translation>
    </message>
    <message>
        <source>By language: the start of the path, such as /en/ or /pt-BR/</source>
        <translation>言語別: パスの先頭 (例: /en/、/pt-BR/)</translation>
    </message>
    <message>
        <source>By logarithm</source>
        <translation>対数</translation>
    </message>
    <message>
        <source>By number only, in the existing order</source>
        <translation>件数のみで、現在の順序のまま</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>By rank, by size, or by the logarithm, where few pages have most of it.</source>
        <translation>順位、値の大きさ、または対数で割り振ります。対数は、少数のページに値が集中している場合に使用します。</translation>
    </message>
    <message>
        <source>By section: the first folder in the path, such as /blog/</source>
        <translation>セクション別: パスの最初のフォルダ (例: /blog/)</translation>
    </message>
    <message>
        <source>By section: the first folder, such as /blog/</source>
        <translation>セクション別: 最初のフォルダ (例: /blog/)</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>値の大きさ</translation>
    </message>
    <message>
        <source>By the rules for URLs, the two are the same.</source>
        <translation>URL の規則では、両者は同じです。</translation>
    </message>
    <message>
        <source>By year of last modification</source>
        <translation>最終更新の年別</translation>
    </message>
    <message>
        <source>Byte order mark</source>
        <translation>バイト オーダー マーク</translation>
    </message>
    <message>
        <source>Bytes do not fit the encoding</source>
        <translation>バイトが文字コードに合わない</translation>
    </message>
    <message>
        <source>C&amp;lear values</source>
        <translation>値をクリア(&amp;L)</translation>
    </message>
    <message>
        <source>CDATA begins here and never ends. Add the missing ]]&gt;.</source>
        <translation>ここで始まる CDATA が閉じられていません。不足している ]]&gt; を追加してください。</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>CSV byte order mark</source>
        <translation>CSV BOM バイト順マーク</translation>
    </message>
    <message>
        <source>CSV delimiter default</source>
        <translation>CSV 区切り 既定</translation>
    </message>
    <message>
        <source>Cancel and keep the old value</source>
        <translation>キャンセルして元の値を維持</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>Canonical</source>
        <translation>正規</translation>
    </message>
    <message>
        <source>Canonicalised</source>
        <translation>別の URL に正規化</translation>
    </message>
    <message>
        <source>Canonicalised page</source>
        <translation>別の URL に正規化されたページ</translation>
    </message>
    <message>
        <source>Capital letters in scheme or host</source>
        <translation>スキームまたはホストに大文字がある</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>キャプション</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Central Europe</source>
        <translation>中央ヨーロッパ</translation>
    </message>
    <message>
        <source>Chamorro</source>
        <translation>チャモロ語</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln places</source>
        <translation>
            <numerusform>%Ln か所を変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln rows</source>
        <translation>
            <numerusform>%Ln 行を変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Change base path</source>
        <translation>ベースパスを変更</translation>
    </message>
    <message>
        <source>Change scheme and host to lower case</source>
        <translation>スキームとホストを小文字に変更</translation>
    </message>
    <message>
        <source>Change time zone</source>
        <translation>タイムゾーンを変更</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Changed since the last save</source>
        <translation>前回の保存後の変更</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Changes every URL to http or https. Default ports are removed.</source>
        <translation>すべての URL を http または https に変更します。既定のポートは削除されます。</translation>
    </message>
    <message>
        <source>Changes http to https everywhere and hosts to lower case.</source>
        <translation>すべての http を https に変え、ホストを小文字にします。</translation>
    </message>
    <message>
        <source>Changes priorities outside a range to the nearest end of it.</source>
        <translation>範囲外の優先度を、範囲の最も近い端の値に変更します。</translation>
    </message>
    <message>
        <source>Character not allowed in URLs</source>
        <translation>URL に使用できない文字</translation>
    </message>
    <message>
        <source>Character not allowed in XML</source>
        <translation>XML で使用できない文字</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>確認日時</translation>
    </message>
    <message>
        <source>Checked from {first} to {last}.</source>
        <translation>{first}～{last} に確認しました。</translation>
    </message>
    <message>
        <source>Checked on {day} at {time}.</source>
        <translation>確認日時: {day} {time}。</translation>
    </message>
    <message>
        <source>Checked on {day}.</source>
        <translation>{day} に確認しました。</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国語</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>処理方法を選択してください。</translation>
    </message>
    <message>
        <source>Clean dates</source>
        <translation>日付を整理</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Clear date</source>
        <translation>日付をクリア</translation>
    </message>
    <message>
        <source>Clear frequency</source>
        <translation>更新頻度をクリア</translation>
    </message>
    <message>
        <source>Clear future dates</source>
        <translation>未来の日付をクリア</translation>
    </message>
    <message>
        <source>Clear identical dates</source>
        <translation>同一の日付をクリア</translation>
    </message>
    <message>
        <source>Clear priority</source>
        <translation>優先度をクリア</translation>
    </message>
    <message>
        <source>Clear the line; leave it if already empty</source>
        <translation>入力欄をクリア。空の場合は入力欄を離れます</translation>
    </message>
    <message numerus="yes">
        <source>Clear {field} in %Ln rows</source>
        <translation>
            <numerusform>%Ln 行の{field}をクリア</numerusform>
        </translation>
    </message>
    <message>
        <source>Client error</source>
        <translation>クライアント エラー</translation>
    </message>
    <message>
        <source>Clock time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Close the bar</source>
        <translation>バーを閉じる</translation>
    </message>
    <message>
        <source>Close to a limit</source>
        <translation>上限に近い</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>狭い</translation>
    </message>
    <message>
        <source>Cloudflare</source>
        <translation>Cloudflare</translation>
    </message>
    <message>
        <source>Co&amp;py the findings</source>
        <translation>検出結果をコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Co&amp;verage…</source>
        <translation>カバレッジ(&amp;V)…</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Columns that are not used: {names}.</source>
        <translation>使用されない列: {names}。</translation>
    </message>
    <message>
        <source>Columns that were left out: {names}, and {n} more.</source>
        <translation>除外された列: {names}、ほか {n} 列。</translation>
    </message>
    <message>
        <source>Columns that were left out: {names}.</source>
        <translation>除外された列: {names}。</translation>
    </message>
    <message>
        <source>Combining terms</source>
        <translation>条件の組み合わせ</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>コンマ</translation>
    </message>
    <message>
        <source>Command line reference</source>
        <translation>コマンド ライン リファレンス</translation>
    </message>
    <message>
        <source>Compare a sitemap with the pages of a built site, with those of the live site, or with the URLs of a table or another sitemap: which pages are missing in it, which are rightly left out, which URLs are not there, and to which no page links. Only --site fetches anything.</source>
        <translation>サイトマップを、ビルド済みサイトのページ、公開中のサイトのページ、または表や別のサイトマップの URL と比較します。記載漏れのページ、適切に除外されているページ、存在しない URL、どのページからもリンクされていない URL がわかります。何かを取得するのは --site だけです。</translation>
    </message>
    <message>
        <source>Compare with what is &amp;published</source>
        <translation>公開中のものと比較(&amp;P)</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Compared with another file</source>
        <translation>別のファイルとの比較</translation>
    </message>
    <message>
        <source>Complete and encode the URLs</source>
        <translation>URL を補完してエンコード</translation>
    </message>
    <message>
        <source>Complete folder names, such as /staging/.</source>
        <translation>完全なフォルダ名 (例: /staging/)。</translation>
    </message>
    <message numerus="yes">
        <source>Complete languages in %Ln rows</source>
        <translation>
            <numerusform>%Ln 行の言語を補完</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete the scheme</source>
        <translation>スキームを補完</translation>
    </message>
    <message>
        <source>Compressed data is damaged</source>
        <translation>圧縮データが破損している</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>Computer clocks start in 1970, so it is often a mistake. It is reported even if it is right.</source>
        <translation>コンピュータの時計は 1970 年から始まるため、誤りであることがよくあります。正しい日付でも報告されます。</translation>
    </message>
    <message>
        <source>Content before the XML</source>
        <translation>XML の前に内容がある</translation>
    </message>
    <message>
        <source>Continue with what could be recovered from a damaged file</source>
        <translation>破損したファイルから復元できた内容で作業を続けます</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>コントラスト</translation>
    </message>
    <message>
        <source>Control characters break the XML, so most crawlers reject the whole file.</source>
        <translation>制御文字があると XML が壊れるため、ほとんどのクローラがファイル全体を拒否します。</translation>
    </message>
    <message>
        <source>Convert %u codes to UTF-8</source>
        <translation>%u コードを UTF-8 に変換</translation>
    </message>
    <message>
        <source>Convert the percentage</source>
        <translation>パーセントを変換</translation>
    </message>
    <message>
        <source>Convert to UTF-&amp;8</source>
        <translation>UTF-8 に変換(&amp;8)</translation>
    </message>
    <message>
        <source>Convert to UTF-8</source>
        <translation>UTF-8 に変換</translation>
    </message>
    <message>
        <source>Converts scheme and host to lower case. The path stays as it is.</source>
        <translation>スキームとホストを小文字に変換します。パスはそのままです。</translation>
    </message>
    <message>
        <source>Converts times to another time zone. Dates without a time stay as they are.</source>
        <translation>時刻を別のタイムゾーンに変換します。時刻のない日付はそのままです。</translation>
    </message>
    <message>
        <source>Cop&amp;y URL</source>
        <translation>URL をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Cop&amp;y URLs</source>
        <translation>URL をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy URLs</source>
        <translation>URL をコピー</translation>
    </message>
    <message>
        <source>Copy the cells with their column names above them</source>
        <translation>セルを列名の見出しとともにコピーします</translation>
    </message>
    <message>
        <source>Copy the findings, ready to paste into an email or a spreadsheet</source>
        <translation>検出結果を、メールやスプレッドシートにそのまま貼り付けられる形でコピーします</translation>
    </message>
    <message>
        <source>Copy the full URLs of the selected rows, one per line</source>
        <translation>選択した行の完全な URL を 1 行に 1 つずつコピーします</translation>
    </message>
    <message>
        <source>Copy the top selected value into the cells below it</source>
        <translation>選択範囲の一番上の値を下のセルにコピーします</translation>
    </message>
    <message numerus="yes">
        <source>Copy to the other %Ln rows</source>
        <translation>
            <numerusform>ほかの %Ln 行にコピー</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy with &amp;headings</source>
        <translation>見出し付きでコピー(&amp;H)</translation>
    </message>
    <message numerus="yes">
        <source>Copy {what} to %Ln rows</source>
        <translation>
            <numerusform>{what}を %Ln 行にコピー</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct the country</source>
        <translation>国を修正</translation>
    </message>
    <message>
        <source>Correct the format</source>
        <translation>形式を修正</translation>
    </message>
    <message>
        <source>Correct the host.</source>
        <translation>ホストを修正してください。</translation>
    </message>
    <message>
        <source>Correct the letter case</source>
        <translation>大文字と小文字を修正</translation>
    </message>
    <message>
        <source>Correct the prefix</source>
        <translation>接頭辞を修正</translation>
    </message>
    <message>
        <source>Correct the scheme</source>
        <translation>スキームを修正</translation>
    </message>
    <message>
        <source>Correct the slashes around the host</source>
        <translation>ホストの前後のスラッシュを修正</translation>
    </message>
    <message>
        <source>Correct the spelling</source>
        <translation>スペルを修正</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>集計中…</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>国</translation>
    </message>
    <message>
        <source>Crawlers cannot fetch anything else.</source>
        <translation>クローラは、それ以外のものを取得できません。</translation>
    </message>
    <message>
        <source>Crawlers cannot find a server with this name.</source>
        <translation>クローラは、この名前のサーバーを見つけられません。</translation>
    </message>
    <message>
        <source>Crawlers compare it character by character; Google does not even accept https.</source>
        <translation>クローラは名前空間を 1 文字ずつ比較します。Google は https も受け付けません。</translation>
    </message>
    <message>
        <source>Crawlers do not expand custom entities, so they miss part of the value.</source>
        <translation>クローラは独自の実体を展開しないため、値の一部が失われます。</translation>
    </message>
    <message>
        <source>Crawlers do not see text as entries. A template or a web page escaped what is XML.</source>
        <translation>クローラはテキストをエントリとみなしません。テンプレートまたは Web ページが XML をエスケープしています。</translation>
    </message>
    <message>
        <source>Crawlers identify a file by its root element and reject anything else.</source>
        <translation>クローラはルート要素でファイルを識別し、それ以外のものを拒否します。</translation>
    </message>
    <message>
        <source>Crawlers look for URLs in entries and find none.</source>
        <translation>クローラはエントリの中で URL を探すため、見つけられません。</translation>
    </message>
    <message>
        <source>Crawlers look for entries by their name and find none.</source>
        <translation>クローラは名前でエントリを探すため、見つけられません。</translation>
    </message>
    <message>
        <source>Crawlers look for entries directly in the root and find none.</source>
        <translation>クローラはルートの直下でエントリを探すため、見つけられません。</translation>
    </message>
    <message>
        <source>Crawlers look for entries in the root itself and find none. Joined files are often like this.</source>
        <translation>クローラはルートの直下でエントリを探すため、見つけられません。ファイルをつなげるとよくこうなります。</translation>
    </message>
    <message>
        <source>Crawlers may request a URL that does not exist.</source>
        <translation>クローラが、存在しない URL をリクエストする可能性があります。</translation>
    </message>
    <message>
        <source>Crawlers read it twice, and its figures are counted twice.</source>
        <translation>クローラが 2 回読み取り、件数も二重に数えられます。</translation>
    </message>
    <message>
        <source>Crawlers read only the first {limit:,} bytes; the rest was ignored.</source>
        <translation>クローラが読み取るのは最初の {limit:,} バイトだけです。残りは無視されました。</translation>
    </message>
    <message>
        <source>Crawlers request a URL that does not exist.</source>
        <translation>クローラは、存在しない URL をリクエストします。</translation>
    </message>
    <message>
        <source>Crawlers request a page that does not exist.</source>
        <translation>クローラは、存在しないページをリクエストします。</translation>
    </message>
    <message>
        <source>Crawlers resolve it, so the URL they use differs from the one listed.</source>
        <translation>クローラがこれを解決するため、使用される URL が記載されたものと異なります。</translation>
    </message>
    <message>
        <source>Crawlers see the placeholder instead of a value. No fix can know what belongs there.</source>
        <translation>クローラには、値ではなくプレースホルダが見えます。本来の値は自動では修正できません。</translation>
    </message>
    <message>
        <source>Crawlers stop reading at the first such error and drop the rest of the file, or all of it.</source>
        <translation>クローラは、最初のエラーで読み取りをやめ、ファイルの残りまたは全体を無視します。</translation>
    </message>
    <message>
        <source>Crawlers would go in a circle, so they follow neither.</source>
        <translation>クローラの処理が循環するため、どちらもたどられません。</translation>
    </message>
    <message>
        <source>Create a sitemap from a CSV file or spreadsheet</source>
        <translation>CSV ファイルまたはスプレッドシートからサイトマップを作成します</translation>
    </message>
    <message numerus="yes">
        <source>Create a sitemap with %Ln entries</source>
        <translation>
            <numerusform>%Ln 件のエントリでサイトマップを作成</numerusform>
        </translation>
    </message>
    <message>
        <source>Create an index for files that are open as one document and have none</source>
        <translation>1 つのドキュメントとして開いていてインデックスのないファイルに、インデックスを作成します</translation>
    </message>
    <message numerus="yes">
        <source>Create an index of %Ln sitemaps</source>
        <translation>
            <numerusform>%Ln 個のサイトマップのインデックスを作成</numerusform>
        </translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>通貨</translation>
    </message>
    <message>
        <source>Custom entity</source>
        <translation>独自の実体</translation>
    </message>
    <message numerus="yes">
        <source>Cut %Ln rows</source>
        <translation>
            <numerusform>%Ln 行を切り取り</numerusform>
        </translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>キリル文字</translation>
    </message>
    <message>
        <source>D&amp;uplicate row</source>
        <translation>行を複製(&amp;U)</translation>
    </message>
    <message>
        <source>D&amp;uplicate rows</source>
        <translation>行を複製(&amp;U)</translation>
    </message>
    <message>
        <source>Daily below</source>
        <translation>daily にする日数</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>ダーク(&amp;K)</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Data column</source>
        <translation>データ列</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>日付と時刻</translation>
    </message>
    <message>
        <source>Date each file in the index by the newest date in the file</source>
        <translation>インデックスの各ファイルの日付を、ファイル内の最新の日付に合わせます</translation>
    </message>
    <message>
        <source>Date format not allowed</source>
        <translation>使用できない日付形式</translation>
    </message>
    <message>
        <source>Date from files</source>
        <translation>ファイルの日付を使用</translation>
    </message>
    <message>
        <source>Date from git</source>
        <translation>git の日付を使用</translation>
    </message>
    <message>
        <source>Date from page</source>
        <translation>ページの日付を使用</translation>
    </message>
    <message>
        <source>Date in the index is too old</source>
        <translation>インデックスの日付が古い</translation>
    </message>
    <message>
        <source>Date is before 1970</source>
        <translation>1970 年より前の日付</translation>
    </message>
    <message>
        <source>Date is impossible</source>
        <translation>あり得ない日付</translation>
    </message>
    <message>
        <source>Date is in the future</source>
        <translation>未来の日付</translation>
    </message>
    <message>
        <source>Date is newer than the page</source>
        <translation>日付がページより新しい</translation>
    </message>
    <message>
        <source>Date is older than the page</source>
        <translation>日付がページより古い</translation>
    </message>
    <message>
        <source>Date is older than the web</source>
        <translation>Web の誕生より前の日付</translation>
    </message>
    <message>
        <source>Date is too long</source>
        <translation>日付が長すぎる</translation>
    </message>
    <message>
        <source>Date only</source>
        <translation>日付のみ</translation>
    </message>
    <message>
        <source>Date with time</source>
        <translation>日付に時刻を付ける</translation>
    </message>
    <message>
        <source>Date without a day</source>
        <translation>日のない日付</translation>
    </message>
    <message>
        <source>Date without time</source>
        <translation>日付のみにする</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Dates ahead of now</source>
        <translation>未来の日付</translation>
    </message>
    <message>
        <source>Dates in local for&amp;mat</source>
        <translation>日付を地域の形式で表示(&amp;M)</translation>
    </message>
    <message>
        <source>Dates in the future: {count:,}.</source>
        <translation>未来の日付: {count:,} 件。</translation>
    </message>
    <message>
        <source>Dates in the table</source>
        <translation>表の日付</translation>
    </message>
    <message>
        <source>Dates that only show when the sitemap was generated are of no use, and Bing ignores them.</source>
        <translation>サイトマップの生成日を示すだけの日付は役に立たず、Bing は無視します。</translation>
    </message>
    <message>
        <source>Dates without a time</source>
        <translation>時刻のない日付</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Day and time</source>
        <translation>日付と時刻</translation>
    </message>
    <message>
        <source>Day and time with seconds</source>
        <translation>日付と時刻 (秒まで)</translation>
    </message>
    <message>
        <source>Day of the week of the last modified date, as written</source>
        <translation>最終更新日の曜日 (記載どおり)</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>日数</translation>
    </message>
    <message>
        <source>Days since a page was last modified; Insight counts those in each folder.</source>
        <translation>ページの最終更新日からの日数。インサイトでは、各フォルダの古いページを数えます。</translation>
    </message>
    <message>
        <source>De&amp;tails</source>
        <translation>詳細(&amp;T)</translation>
    </message>
    <message>
        <source>Declare XML 1.0</source>
        <translation>XML 1.0 と宣言</translation>
    </message>
    <message>
        <source>Decode %25 before an escape</source>
        <translation>エスケープの前の %25 をデコード</translation>
    </message>
    <message>
        <source>Delay between two requests to a host</source>
        <translation>同じホストへのリクエストの間隔</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rows</source>
        <translation>
            <numerusform>%Ln 行を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete entries</source>
        <translation>エントリを削除</translation>
    </message>
    <message>
        <source>Delete it.</source>
        <translation>削除してください。</translation>
    </message>
    <message>
        <source>Delete the selected entries</source>
        <translation>選択したエントリを削除します</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイルを削除しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>降順</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>{name} のことですか？</translation>
    </message>
    <message>
        <source>Different values</source>
        <translation>値の相違</translation>
    </message>
    <message>
        <source>Different values ({n})</source>
        <translation>値の相違 ({n})</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄する</translation>
    </message>
    <message numerus="yes">
        <source>Discard the unsaved changes to %Ln documents?</source>
        <translation>
            <numerusform>%Ln 件のドキュメントの保存されていない変更を破棄しますか？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Distribute %Ln rows</source>
        <translation>
            <numerusform>%Ln 行を振り分け</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not open again</source>
        <translation>開かない</translation>
    </message>
    <message>
        <source>Document type declaration</source>
        <translation>文書型宣言</translation>
    </message>
    <message>
        <source>Does no harm, but could be better.</source>
        <translation>害はありませんが、改善の余地があります。</translation>
    </message>
    <message>
        <source>Dots in the path</source>
        <translation>パスにドットがある</translation>
    </message>
    <message>
        <source>Double slash in the path</source>
        <translation>パスに二重のスラッシュがある</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>下書き</translation>
    </message>
    <message>
        <source>Drop tracking parameters</source>
        <translation>トラッキング パラメータを削除</translation>
    </message>
    <message>
        <source>Drop what need not be listed</source>
        <translation>記載不要なものを削除</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln rows</source>
        <translation>
            <numerusform>%Ln 行を複製</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate element</source>
        <translation>要素の重複</translation>
    </message>
    <message>
        <source>Duplicate entries</source>
        <translation>エントリを複製</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>再生時間</translation>
    </message>
    <message>
        <source>Each may appear only once; which one a search engine would use is unknown.</source>
        <translation>それぞれ 1 つしか使用できません。検索エンジンがどれを使用するかは不明です。</translation>
    </message>
    <message>
        <source>Each of “do” must name its operation, such as {detail}.</source>
        <translation>「do」の各項目には、{detail} のように操作の名前が必要です。</translation>
    </message>
    <message>
        <source>Each page links to all other languages.</source>
        <translation>各ページから、ほかのすべての言語にリンクされています。</translation>
    </message>
    <message>
        <source>Each row is an object of its own line. Values are text; an empty one is null.</source>
        <translation>各行が、1 行に 1 つのオブジェクトになります。値はテキストで、空の値は null です。</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>以前のバージョン(&amp;V)…</translation>
    </message>
    <message>
        <source>Earlier versions kept</source>
        <translation>以前のバージョンの保管数</translation>
    </message>
    <message>
        <source>Edit &amp;values…</source>
        <translation>値を編集(&amp;V)…</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>セルを編集</translation>
    </message>
    <message>
        <source>Edit the cell; typing replaces its value</source>
        <translation>セルを編集。入力すると値が置き換わります</translation>
    </message>
    <message>
        <source>Edit the current cell (F2); images and other blocks open in the Details panel</source>
        <translation>現在のセルを編集します (F2)。画像などのブロックは詳細パネルで開きます</translation>
    </message>
    <message>
        <source>Edit values</source>
        <translation>値を編集</translation>
    </message>
    <message numerus="yes">
        <source>Edit values in %Ln rows</source>
        <translation>
            <numerusform>%Ln 行の値を編集</numerusform>
        </translation>
    </message>
    <message>
        <source>Edited or added since the file was opened or saved</source>
        <translation>ファイルを開くか保存した後に編集または追加された</translation>
    </message>
    <message>
        <source>Edited or added since the file was opened, saved or not</source>
        <translation>ファイルを開いた後に編集または追加された (保存の有無を問わない)</translation>
    </message>
    <message>
        <source>Edits the cell, then goes down</source>
        <translation>セルを編集してから下へ移動</translation>
    </message>
    <message>
        <source>Element in the wrong place</source>
        <translation>要素の位置が正しくない</translation>
    </message>
    <message>
        <source>Element inside a value</source>
        <translation>値の中に要素がある</translation>
    </message>
    <message>
        <source>Element is empty</source>
        <translation>要素が空</translation>
    </message>
    <message>
        <source>Elements are nested more than {n} levels deep, far deeper than any sitemap needs.</source>
        <translation>要素の入れ子が {n} 階層を超えています。サイトマップに必要な深さをはるかに超えています。</translation>
    </message>
    <message>
        <source>Elements have a prefix</source>
        <translation>要素に接頭辞がある</translation>
    </message>
    <message>
        <source>Elements out of order</source>
        <translation>要素の順序が正しくない</translation>
    </message>
    <message>
        <source>Embedding allowed</source>
        <translation>埋め込みの許可</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Encoding is not UTF-8</source>
        <translation>文字コードが UTF-8 ではない</translation>
    </message>
    <message>
        <source>End of the file</source>
        <translation>ファイルの末尾</translation>
    </message>
    <message>
        <source>Enter a date here, such as {detail}.</source>
        <translation>ここには {detail} などの日付を入力してください。</translation>
    </message>
    <message>
        <source>Enter a number here, such as {detail}.</source>
        <translation>ここには {detail} などの数値を入力してください。</translation>
    </message>
    <message>
        <source>Enter a time span with d, w, m or y here, such as {detail}.</source>
        <translation>ここには、{detail} など d、w、m、y の付いた期間を入力してください。</translation>
    </message>
    <message>
        <source>Enter a whole number here, such as {detail}.</source>
        <translation>ここには {detail} などの整数を入力してください。</translation>
    </message>
    <message>
        <source>Enter in the table</source>
        <translation>表での Enter キー</translation>
    </message>
    <message>
        <source>Enter one of these here: {detail}.</source>
        <translation>ここには次のいずれかを入力してください: {detail}。</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>Entries are inside the element {name}, which a sitemap does not have. Remove its tags.</source>
        <translation>エントリが、サイトマップにない要素 {name} の中にあります。そのタグを削除してください。</translation>
    </message>
    <message>
        <source>Entries inside another element</source>
        <translation>エントリが別の要素の中にある</translation>
    </message>
    <message>
        <source>Entries under another name</source>
        <translation>エントリの名前が異なる</translation>
    </message>
    <message>
        <source>Entries were edited since then.</source>
        <translation>その後エントリが編集されました。</translation>
    </message>
    <message>
        <source>Entries with images, videos, news, languages, mobile versions</source>
        <translation>画像、動画、ニュース、言語、モバイル版のあるエントリ</translation>
    </message>
    <message>
        <source>Entries without a date: {count:,} of {total:,}.</source>
        <translation>日付のないエントリ: {total:,} 件中 {count:,} 件。</translation>
    </message>
    <message>
        <source>Entries without a priority, which counts as 0.5: {count:,}.</source>
        <translation>優先度のないエントリ (0.5 とみなされます): {count:,} 件。</translation>
    </message>
    <message>
        <source>Entries without lastmod: {missing:,} of {entries:,}.</source>
        <translation>lastmod のないエントリ: {entries:,} 件中 {missing:,} 件。</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>Entry {first} has the same URL, written differently: {other}. Keep one.</source>
        <translation>エントリ {first} に、表記の異なる同じ URL があります: {other}。どちらか一方を残してください。</translation>
    </message>
    <message>
        <source>Entry {first} has the same URL. {advice}</source>
        <translation>エントリ {first} に同じ URL があります。{advice}</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>エピソード</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Errors and warnings</source>
        <translation>エラーと警告</translation>
    </message>
    <message>
        <source>Errors prevent the export.</source>
        <translation>エラーのためエクスポートできません。</translation>
    </message>
    <message>
        <source>Escaped markup was restored.</source>
        <translation>エスケープされたマークアップを元に戻しました。</translation>
    </message>
    <message>
        <source>Escaped twice</source>
        <translation>二重のエスケープ</translation>
    </message>
    <message>
        <source>Estimated from {rows} of {all} entries. Counting all of them…</source>
        <translation>{all} 件のエントリのうち {rows} 件からの推定です。すべてを集計中…</translation>
    </message>
    <message>
        <source>Every URL here looks like a sitemap. They belong in a sitemap index.</source>
        <translation>ここの URL はすべてサイトマップのようです。サイトマップ インデックスに記載してください。</translation>
    </message>
    <message>
        <source>Every entry must have a URL.</source>
        <translation>すべてのエントリに URL が必要です。</translation>
    </message>
    <message>
        <source>Every request has a path. With the slash, the URL is the one crawlers request.</source>
        <translation>すべてのリクエストにはパスがあります。スラッシュを付けると、クローラがリクエストする URL と同じになります。</translation>
    </message>
    <message>
        <source>Every rule, by subject. Each page says what is wrong, why it matters, who says so, and how to fix it.</source>
        <translation>テーマ別のすべてのルール。各ページでは、何が問題か、なぜ重要か、何を根拠としているか、どう修正するかを説明します。</translation>
    </message>
    <message>
        <source>Every version of a page must list all versions, including itself.</source>
        <translation>ページの各言語版には、自分自身を含むすべての言語版を記載する必要があります。</translation>
    </message>
    <message>
        <source>Everyone can read a sitemap, and crawlers do not log in.</source>
        <translation>サイトマップは誰でも読むことができ、クローラはログインしません。</translation>
    </message>
    <message>
        <source>Everything after the end of the root was removed.</source>
        <translation>ルートの終わりより後をすべて削除しました。</translation>
    </message>
    <message>
        <source>Everything before the XML was removed.</source>
        <translation>XML より前をすべて削除しました。</translation>
    </message>
    <message>
        <source>Everything in the selected entries, with room for each value</source>
        <translation>選択したエントリのすべての内容を、値ごとに十分な広さで表示します</translation>
    </message>
    <message>
        <source>Everything that could be decompressed was kept.</source>
        <translation>展開できた内容をすべて残しました。</translation>
    </message>
    <message>
        <source>Excel default</source>
        <translation>Excel 既定</translation>
    </message>
    <message>
        <source>Excel needs it.</source>
        <translation>Excel で必要です。</translation>
    </message>
    <message>
        <source>Exclude this value</source>
        <translation>この値を除外</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>有効期限</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Export the &amp;table…</source>
        <translation>表をエクスポート(&amp;T)…</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>{path} にエクスポートしました</translation>
    </message>
    <message>
        <source>Extend the selection to there</source>
        <translation>そこまで選択範囲を広げる</translation>
    </message>
    <message>
        <source>Extension element repeated</source>
        <translation>拡張の要素の重複</translation>
    </message>
    <message>
        <source>Extension elements out of order</source>
        <translation>拡張の要素の順序が正しくない</translation>
    </message>
    <message>
        <source>Extension outside an entry</source>
        <translation>エントリの外にある拡張</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>係数</translation>
    </message>
    <message>
        <source>Facts about the whole file: kind, size, encoding, findings and notes</source>
        <translation>ファイル全体の情報 (種類、サイズ、文字コード、検出結果、情報) を表示します</translation>
    </message>
    <message>
        <source>Failed URLs at which it pauses</source>
        <translation>一時停止する失敗 URL の割合</translation>
    </message>
    <message>
        <source>Family friendly</source>
        <translation>ファミリー向け</translation>
    </message>
    <message>
        <source>Far apart</source>
        <translation>広い</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>フィード</translation>
    </message>
    <message>
        <source>Feed instead of a sitemap</source>
        <translation>サイトマップではなくフィード</translation>
    </message>
    <message>
        <source>Feeds are read-only. Create a sitemap from it instead.</source>
        <translation>フィードは読み取り専用です。代わりにフィードからサイトマップを作成してください。</translation>
    </message>
    <message>
        <source>Fetch the sitemap from its published URL, and see how it differs</source>
        <translation>公開 URL からサイトマップを取得し、違いを表示します</translation>
    </message>
    <message>
        <source>Fetch the sitemaps that an address leads to, those of an index included. The address may be that of a sitemap, of a robots.txt, or of a page of the site.</source>
        <translation>アドレスからたどれるサイトマップを、インデックスに含まれるものも含めて取得します。アドレスには、サイトマップ、robots.txt、またはサイトのページを指定できます。</translation>
    </message>
    <message>
        <source>Fetched from</source>
        <translation>取得元</translation>
    </message>
    <message>
        <source>Few dates</source>
        <translation>日付が少ない</translation>
    </message>
    <message>
        <source>Fi&amp;x</source>
        <translation>修正(&amp;X)</translation>
    </message>
    <message>
        <source>Fi&amp;x here…</source>
        <translation>ここを修正(&amp;X)…</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Fil&amp;es</source>
        <translation>ファイル(&amp;E)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>File cannot be read</source>
        <translation>ファイルを読み取れない</translation>
    </message>
    <message>
        <source>File extension in the URL</source>
        <translation>URL のファイル拡張子</translation>
    </message>
    <message>
        <source>File is empty</source>
        <translation>ファイルが空</translation>
    </message>
    <message>
        <source>File is too large</source>
        <translation>ファイルが大きすぎる</translation>
    </message>
    <message>
        <source>File name does not match compression</source>
        <translation>ファイル名と圧縮が一致しない</translation>
    </message>
    <message>
        <source>File types</source>
        <translation>ファイルの種類</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Files that were open last time</source>
        <translation>前回開いていたファイル</translation>
    </message>
    <message>
        <source>Fill do&amp;wn</source>
        <translation>下方向へコピー(&amp;W)</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>下方向へコピー</translation>
    </message>
    <message>
        <source>Fill in “{title}”.</source>
        <translation>「{title}」に入力してください。</translation>
    </message>
    <message>
        <source>Filter by this column…</source>
        <translation>この列でフィルタ…</translation>
    </message>
    <message>
        <source>Filter by this folder</source>
        <translation>このフォルダでフィルタ</translation>
    </message>
    <message>
        <source>Filter by this value</source>
        <translation>この値でフィルタ</translation>
    </message>
    <message>
        <source>Fin&amp;d an action…</source>
        <translation>操作を検索(&amp;D)…</translation>
    </message>
    <message>
        <source>Fin&amp;dings</source>
        <translation>検出結果(&amp;D)</translation>
    </message>
    <message>
        <source>Final URL</source>
        <translation>最終 URL</translation>
    </message>
    <message>
        <source>Final status</source>
        <translation>最終ステータス</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find a file by name and show only that one</source>
        <translation>名前でファイルを検索し、そのファイルだけを表示します</translation>
    </message>
    <message>
        <source>Find entries with the same URL and choose which to keep</source>
        <translation>同じ URL のエントリを見つけ、残すものを選択します</translation>
    </message>
    <message>
        <source>Find text in the values and replace it</source>
        <translation>値の中のテキストを検索して置換します</translation>
    </message>
    <message>
        <source>Find the pages of a live site, or of a built one in a folder, and list them</source>
        <translation>公開中のサイト、またはフォルダ内のビルド済みサイトのページを探し、一覧にします</translation>
    </message>
    <message>
        <source>Find the pages that are not listed, and the listed URLs that are not there</source>
        <translation>記載されていないページと、記載されているのに存在しない URL を探します</translation>
    </message>
    <message>
        <source>Find the sitemaps of a site by its address or robots.txt, and open them</source>
        <translation>サイトのアドレスまたは robots.txt からサイトマップを見つけて開きます</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>検出結果</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出結果</translation>
    </message>
    <message>
        <source>Findings in {name}</source>
        <translation>{name} の検出結果</translation>
    </message>
    <message>
        <source>Findings per 100</source>
        <translation>100 件あたりの検出結果</translation>
    </message>
    <message>
        <source>First</source>
        <translation>1 位</translation>
    </message>
    <message>
        <source>First day of the week</source>
        <translation>週の最初の曜日</translation>
    </message>
    <message>
        <source>Fit this column to its content</source>
        <translation>この列を内容に合わせる</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Fix all &amp;safe…</source>
        <translation>安全な修正をすべて適用(&amp;S)…</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix and leave every other byte as it is.</source>
        <translation>安全に修正できるものをすべて修正し、ほかの部分は 1 バイトも変えません。</translation>
    </message>
    <message>
        <source>Fix everything that is safe to fix; shows a preview first</source>
        <translation>安全に修正できるものをすべて修正します (先にプレビューを表示)</translation>
    </message>
    <message>
        <source>Fix what is wrong in the current cell</source>
        <translation>現在のセルの問題を修正します</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>修正…</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダ</translation>
    </message>
    <message>
        <source>Folders cannot be read here.</source>
        <translation>ここではフォルダを読み取れません。</translation>
    </message>
    <message>
        <source>Follow the s&amp;ystem</source>
        <translation>システムに合わせる(&amp;Y)</translation>
    </message>
    <message>
        <source>For Yandex, publish an XML sitemap or a list of URLs as well.</source>
        <translation>Yandex 用に、XML サイトマップまたは URL リストも公開してください。</translation>
    </message>
    <message>
        <source>For a .htaccess file or a virtual host. It needs mod_rewrite.</source>
        <translation>.htaccess ファイルまたはバーチャル ホスト用です。mod_rewrite が必要です。</translation>
    </message>
    <message>
        <source>For a file that is not in the encoding it declares</source>
        <translation>宣言とは異なる文字コードのファイル用です</translation>
    </message>
    <message>
        <source>For all older entries.</source>
        <translation>それより古いすべてのエントリが対象です。</translation>
    </message>
    <message>
        <source>For all other languages</source>
        <translation>その他すべての言語用</translation>
    </message>
    <message>
        <source>For entries changed fewer than this many days ago. 0 skips it.</source>
        <translation>最終更新日からの日数がこれより少ないエントリが対象です。0 にすると使用しません。</translation>
    </message>
    <message>
        <source>For entries that change after fewer days. 0 skips it.</source>
        <translation>変更間隔の日数がこれより少ないエントリが対象です。0 にすると使用しません。</translation>
    </message>
    <message>
        <source>For that, the root must be {root}.</source>
        <translation>そのためには、ルートは {root} でなければなりません。</translation>
    </message>
    <message>
        <source>For the folder that is published. Netlify adds and removes a slash at the end by itself.</source>
        <translation>公開するフォルダに置きます。末尾のスラッシュは Netlify が自動的に追加、削除します。</translation>
    </message>
    <message>
        <source>Format of an export</source>
        <translation>エクスポートの形式</translation>
    </message>
    <message>
        <source>Format of an exported table</source>
        <translation>書き出す表の形式</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln sitemaps.</source>
        <translation>
            <numerusform>%Ln 個のサイトマップが見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Freeze the URL column</source>
        <translation>URL の列を固定</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>更新頻度</translation>
    </message>
    <message>
        <source>Frequency and priority</source>
        <translation>更新頻度と優先度</translation>
    </message>
    <message>
        <source>Frequency and priority count for little</source>
        <translation>更新頻度と優先度の効果は小さい</translation>
    </message>
    <message>
        <source>Frequency from age</source>
        <translation>経過日数から更新頻度を設定</translation>
    </message>
    <message>
        <source>Frequency from how often it changes</source>
        <translation>変更間隔から更新頻度を設定</translation>
    </message>
    <message>
        <source>Freshness by folder</source>
        <translation>フォルダ別の更新時期</translation>
    </message>
    <message>
        <source>From 0.0 to 1.0.</source>
        <translation>0.0～1.0。</translation>
    </message>
    <message>
        <source>From one to the other, inclusive</source>
        <translation>一方から他方まで (両端を含む)</translation>
    </message>
    <message>
        <source>From version 155 on, Chrome shows such files as plain XML, and other browsers will follow. Crawlers ignore style sheets.</source>
        <translation>Chrome はバージョン 155 から、このようなファイルを単なる XML として表示します。ほかのブラウザも追随する予定です。クローラはスタイル シートを無視します。</translation>
    </message>
    <message>
        <source>Further pages (?page=2)</source>
        <translation>2 ページ目以降 (?page=2)</translation>
    </message>
    <message>
        <source>Further pages of lists</source>
        <translation>一覧の 2 ページ目以降</translation>
    </message>
    <message>
        <source>Gallery URL</source>
        <translation>ギャラリーの URL</translation>
    </message>
    <message>
        <source>Generate the sitemap again, or remove the entries that are too many.</source>
        <translation>サイトマップを生成し直すか、余分なエントリを削除してください。</translation>
    </message>
    <message>
        <source>Genres</source>
        <translation>ジャンル</translation>
    </message>
    <message>
        <source>Git LFS pointer</source>
        <translation>Git LFS ポインタ</translation>
    </message>
    <message>
        <source>Give each URL an entry of its own</source>
        <translation>URL ごとに独自のエントリを作成</translation>
    </message>
    <message>
        <source>Give the page a URL without it.</source>
        <translation>これを含まない URL をページに付けてください。</translation>
    </message>
    <message>
        <source>Gives all of the rows the same frequency.</source>
        <translation>すべての行に同じ更新頻度を設定します。</translation>
    </message>
    <message>
        <source>Gives all of the rows the same last modified date.</source>
        <translation>すべての行に同じ最終更新日を設定します。</translation>
    </message>
    <message>
        <source>Gives all of the rows the same priority.</source>
        <translation>すべての行に同じ優先度を設定します。</translation>
    </message>
    <message>
        <source>Gives all of the rows this date and time. Use it only if the pages really changed just now.</source>
        <translation>すべての行に現在の日付と時刻を設定します。ページが本当にたった今変わった場合にのみ使用してください。</translation>
    </message>
    <message>
        <source>Gives all of the rows today&apos;s date. Use it only if the pages really changed today.</source>
        <translation>すべての行に今日の日付を設定します。ページが本当に今日変わった場合にのみ使用してください。</translation>
    </message>
    <message>
        <source>Gives each entry the priority of the highest step that its number in a data column reaches. Entries below all steps, or without a number, stay as they are.</source>
        <translation>データ列の数値が達した最も高い段階の優先度を、各エントリに設定します。どの段階にも達しないエントリと数値のないエントリはそのままです。</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
    <message>
        <source>Go back to the rows</source>
        <translation>行に戻る</translation>
    </message>
    <message>
        <source>Go to its URL and date in the index (F2 edits them too)</source>
        <translation>インデックス内の URL と日付へ移動 (F2 でも編集可)</translation>
    </message>
    <message>
        <source>Go to the edge of the filled cells (also with Up, Left and Right)</source>
        <translation>値のあるセルの端へ移動 (↑、←、→ でも可)</translation>
    </message>
    <message>
        <source>Go to the rows</source>
        <translation>行へ移動</translation>
    </message>
    <message>
        <source>Goes down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Goes right</source>
        <translation>右へ移動</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>Gone: no such page</source>
        <translation>消失: ページが存在しない</translation>
    </message>
    <message>
        <source>Google Search Console reports dates before 1970 as invalid. Correct or remove the date.</source>
        <translation>Google Search Console は、1970 年より前の日付を無効として報告します。日付を修正するか、削除してください。</translation>
    </message>
    <message>
        <source>Google accepts images on other hosts if those hosts are verified as well.</source>
        <translation>Google は、所有権が確認されていれば、別のホストの画像も受け付けます。</translation>
    </message>
    <message>
        <source>Google accepts it, but the official schema rejects it.</source>
        <translation>Google は受け付けますが、公式のスキーマには拒否されます。</translation>
    </message>
    <message>
        <source>Google and Bing ignore changefreq and priority. Yandex uses priority to decide what to load first.</source>
        <translation>Google と Bing は changefreq と priority を無視します。Yandex は priority を読み込みの順序を決めるために使用します。</translation>
    </message>
    <message>
        <source>Google and Bing ignore frequency and priority. The file is smaller without them.</source>
        <translation>Google と Bing は更新頻度と優先度を無視します。なくすとファイルが小さくなります。</translation>
    </message>
    <message>
        <source>Google asks for an entry for each version. Other sitemaps may have them.</source>
        <translation>Google は、言語版ごとにエントリを求めています。別のサイトマップにあるかもしれません。</translation>
    </message>
    <message>
        <source>Google asks for encoded URLs; others have to guess the encoding.</source>
        <translation>Google はエンコードされた URL を求めています。ほかの検索エンジンは文字コードを推測するしかありません。</translation>
    </message>
    <message>
        <source>Google compares namespaces character by character and ignores any other.</source>
        <translation>Google は名前空間を 1 文字ずつ比較し、それ以外のものを無視します。</translation>
    </message>
    <message>
        <source>Google compares the name with the one it knows, character by character.</source>
        <translation>Google は、把握している名前と 1 文字ずつ比較します。</translation>
    </message>
    <message>
        <source>Google does not ask for an order, but its schema rejects this one.</source>
        <translation>Google は順序を定めていませんが、Google のスキーマには拒否されます。</translation>
    </message>
    <message>
        <source>Google does not show a video after this date.</source>
        <translation>Google は、この日付を過ぎた動画を表示しません。</translation>
    </message>
    <message>
        <source>Google goes by the file name to tell what kind of sitemap it is.</source>
        <translation>Google は、サイトマップの種類をファイル名で判断します。</translation>
    </message>
    <message>
        <source>Google has been known to report such URLs as invalid.</source>
        <translation>Google がこのような URL を無効として報告した例があります。</translation>
    </message>
    <message>
        <source>Google ignores a video whose location is the page it is on.</source>
        <translation>Google は、場所が掲載ページ自体になっている動画を無視します。</translation>
    </message>
    <message>
        <source>Google ignores blocks without what they require.</source>
        <translation>Google は、必須のものがないブロックを無視します。</translation>
    </message>
    <message>
        <source>Google ignores language links unless both pages link to each other.</source>
        <translation>Google は、両方のページが互いにリンクしていない言語リンクを無視します。</translation>
    </message>
    <message>
        <source>Google ignores links with a language it cannot read.</source>
        <translation>Google は、言語を読み取れないリンクを無視します。</translation>
    </message>
    <message>
        <source>Google ignores links with an unknown language.</source>
        <translation>Google は、不明な言語のリンクを無視します。</translation>
    </message>
    <message>
        <source>Google ignores that part of the code.</source>
        <translation>Google は、コードのその部分を無視します。</translation>
    </message>
    <message>
        <source>Google needs rel=&quot;alternate&quot;, hreflang and href, and ignores links without them.</source>
        <translation>Google では rel=&quot;alternate&quot;、hreflang、href が必要です。これらのないリンクは無視されます。</translation>
    </message>
    <message>
        <source>Google needs to know where the video file or its player is.</source>
        <translation>Google には、動画ファイルまたはプレーヤーの場所が必要です。</translation>
    </message>
    <message>
        <source>Google no longer reads {names}.</source>
        <translation>Google は {names} をもう読み取りません。</translation>
    </message>
    <message>
        <source>Google only accepts absolute URLs.</source>
        <translation>Google が受け付けるのは絶対 URL だけです。</translation>
    </message>
    <message>
        <source>Google only accepts articles from the last two days.</source>
        <translation>Google が受け付けるのは、過去 2 日間の記事だけです。</translation>
    </message>
    <message>
        <source>Google only reads sitemaps in {folder} and its subfolders.</source>
        <translation>Google が読み取るのは、{folder} とそのサブフォルダのサイトマップだけです。</translation>
    </message>
    <message>
        <source>Google only understands scripts of ISO 15924, such as Hans, Hant and Latn.</source>
        <translation>Google が認識するのは、Hans、Hant、Latn など、ISO 15924 の文字体系だけです。</translation>
    </message>
    <message>
        <source>Google reads a two-letter language, optionally with a script and a country.</source>
        <translation>Google が読み取るのは、2 文字の言語 (必要に応じて文字体系と国) です。</translation>
    </message>
    <message>
        <source>Google reads up to 1,000 images per page.</source>
        <translation>Google が読み取る画像は、1 ページあたり 1,000 件までです。</translation>
    </message>
    <message>
        <source>Google reads up to 1,000 news articles per file.</source>
        <translation>Google が読み取るニュース記事は、1 ファイルあたり 1,000 件までです。</translation>
    </message>
    <message>
        <source>Google reports elements that are not part of the extension.</source>
        <translation>Google は、拡張に含まれない要素を報告します。</translation>
    </message>
    <message>
        <source>Google reports invalid values and may ignore the whole block.</source>
        <translation>Google は無効な値を報告し、ブロック全体を無視することがあります。</translation>
    </message>
    <message>
        <source>Google requires the sitemaps of an index to be in its folder or below; others do not.</source>
        <translation>Google では、インデックスのサイトマップがインデックスと同じフォルダ以下になければなりません。ほかの検索エンジンにこの制限はありません。</translation>
    </message>
    <message>
        <source>Google treats a page that says so, or has nothing, as one that does not exist (a soft 404).</source>
        <translation>存在しないと表示するページや空のページを、Google は存在しないページ (ソフト 404) として扱います。</translation>
    </message>
    <message>
        <source>Google treats such a page as one that does not exist (a soft 404).</source>
        <translation>Google は、このようなページを存在しないページ (ソフト 404) として扱います。</translation>
    </message>
    <message>
        <source>Google&apos;s documentation sets no limit, but its schema does.</source>
        <translation>Google のドキュメントには上限の記載がありませんが、スキーマには上限があります。</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>ギリシャ語</translation>
    </message>
    <message>
        <source>HTTPS everywhere</source>
        <translation>すべて HTTPS に</translation>
    </message>
    <message>
        <source>Has a URL</source>
        <translation>URL がある</translation>
    </message>
    <message>
        <source>Has a URL that search engines may index, when last checked</source>
        <translation>前回の確認時に検索エンジンでインデックス登録可能な URL だった</translation>
    </message>
    <message>
        <source>Has a frequency</source>
        <translation>更新頻度がある</translation>
    </message>
    <message>
        <source>Has a last modified date</source>
        <translation>最終更新日がある</translation>
    </message>
    <message>
        <source>Has a news article</source>
        <translation>ニュース記事がある</translation>
    </message>
    <message>
        <source>Has a priority</source>
        <translation>優先度がある</translation>
    </message>
    <message>
        <source>Has any element that is not part of the basic protocol</source>
        <translation>基本プロトコルにない要素がある</translation>
    </message>
    <message>
        <source>Has images</source>
        <translation>画像がある</translation>
    </message>
    <message>
        <source>Has links to mobile versions</source>
        <translation>モバイル版へのリンクがある</translation>
    </message>
    <message>
        <source>Has links to other languages</source>
        <translation>ほかの言語へのリンクがある</translation>
    </message>
    <message>
        <source>Has no page that links to it, when last compared</source>
        <translation>前回の比較時にどのページからもリンクされていなかった</translation>
    </message>
    <message>
        <source>Has something a major search engine rejects</source>
        <translation>主要な検索エンジンに拒否されるものを含む</translation>
    </message>
    <message>
        <source>Has something harmless that could be better</source>
        <translation>害はないが改善できるものを含む</translation>
    </message>
    <message>
        <source>Has the same URL as an earlier row, even if written differently</source>
        <translation>前の行と同じ URL (表記が異なる場合も含む)</translation>
    </message>
    <message>
        <source>Has videos</source>
        <translation>動画がある</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>ヘブライ語</translation>
    </message>
    <message>
        <source>Hide the rows with the value of the current cell</source>
        <translation>現在のセルと同じ値の行を隠します</translation>
    </message>
    <message>
        <source>Hide the shared h&amp;ost</source>
        <translation>共通のホストを隠す(&amp;O)</translation>
    </message>
    <message>
        <source>Hide the shared host</source>
        <translation>共通のホストを隠す</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>この列を非表示</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>High contrast has strong colours, edges and selections.</source>
        <translation>高コントラストでは、色、境界線、選択範囲がはっきり表示されます。</translation>
    </message>
    <message>
        <source>Higher priorities become this.</source>
        <translation>これより高い優先度は、この値になります。</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Host is not ASCII</source>
        <translation>ホストが ASCII ではない</translation>
    </message>
    <message>
        <source>Host is not public</source>
        <translation>ホストが公開されていない</translation>
    </message>
    <message>
        <source>Host is not valid</source>
        <translation>ホストが無効</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Hours ahead</source>
        <translation>許容する時間数</translation>
    </message>
    <message>
        <source>How many of the dates must be the same.</source>
        <translation>同一でなければならない日付の割合。</translation>
    </message>
    <message>
        <source>How much each path level lowers it.</source>
        <translation>パスの階層ごとに下げる値。</translation>
    </message>
    <message>
        <source>How much to add. Negative numbers lower priorities.</source>
        <translation>加算する大きさ。負の数を指定すると優先度が下がります。</translation>
    </message>
    <message>
        <source>How severe their findings are shown, whatever the profile says. An export is still refused while there are errors by the protocol.</source>
        <translation>プロファイルにかかわらず、検出結果の重大度を指定します。プロトコル上のエラーがある場合、エクスポートは引き続きできません。</translation>
    </message>
    <message>
        <source>How to do things, and what the current finding means</source>
        <translation>操作の方法と、現在の検出結果の意味を説明します</translation>
    </message>
    <message>
        <source>How to fix it:</source>
        <translation>修正方法:</translation>
    </message>
    <message>
        <source>Hyphens in a comment were separated.</source>
        <translation>コメント内の連続するハイフンを離しました。</translation>
    </message>
    <message>
        <source>IN stands for several files; convert one after the other</source>
        <translation>IN に複数のファイルが該当します。1 つずつ変換してください</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>識別子</translation>
    </message>
    <message>
        <source>If it is empty, the value is removed.</source>
        <translation>空の場合、値は削除されます。</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>大文字と小文字を区別しない</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Image URL</source>
        <translation>画像の URL</translation>
    </message>
    <message>
        <source>Image listed twice</source>
        <translation>画像の重複</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Images on another host</source>
        <translation>別のホストにある画像</translation>
    </message>
    <message>
        <source>Images, videos, news and other extensions</source>
        <translation>画像、動画、ニュース、その他の拡張</translation>
    </message>
    <message>
        <source>Images, videos, news, languages</source>
        <translation>画像、動画、ニュース、言語</translation>
    </message>
    <message>
        <source>Images, videos, …</source>
        <translation>画像、動画、…</translation>
    </message>
    <message>
        <source>In a list of images, videos, news or languages</source>
        <translation>画像、動画、ニュース、言語の一覧</translation>
    </message>
    <message>
        <source>In a sitemap there is nothing a relative URL could be relative to.</source>
        <translation>サイトマップには、相対 URL の基準となるものがありません。</translation>
    </message>
    <message>
        <source>In find and replace</source>
        <translation>検索と置換</translation>
    </message>
    <message>
        <source>In findings, details and files</source>
        <translation>検出結果、詳細、ファイル</translation>
    </message>
    <message>
        <source>In the existing order, only at the limits</source>
        <translation>現在の順序のまま、上限に達したところで分割</translation>
    </message>
    <message>
        <source>In the filter line</source>
        <translation>フィルタの入力欄</translation>
    </message>
    <message>
        <source>In the list of files</source>
        <translation>ファイルの一覧</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>表の中</translation>
    </message>
    <message>
        <source>In the table at 100 %; a row is never lower than its text.</source>
        <translation>表の大きさが 100 % のときの高さ。文字より低くなることはありません。</translation>
    </message>
    <message>
        <source>In the whole window. It follows at the next start, or now, as with another language.</source>
        <translation>ウィンドウ全体の文字の大きさ。言語の変更と同様に、次回の起動時、または今すぐ切り替わります。</translation>
    </message>
    <message>
        <source>In the window: {steps}</source>
        <translation>ウィンドウでの操作: {steps}</translation>
    </message>
    <message>
        <source>In {block}, {element} is missing or empty. Add it, or remove the block.</source>
        <translation>{block}の {element} がないか、空です。追加するか、ブロックを削除してください。</translation>
    </message>
    <message>
        <source>Index and files do not match</source>
        <translation>インデックスとファイルが一致しない</translation>
    </message>
    <message>
        <source>Index in an index</source>
        <translation>インデックスの中のインデックス</translation>
    </message>
    <message>
        <source>Index lists a page</source>
        <translation>インデックスにページが記載されている</translation>
    </message>
    <message>
        <source>Index lists itself</source>
        <translation>インデックスに自分自身が記載されている</translation>
    </message>
    <message>
        <source>Indexable</source>
        <translation>インデックス登録可能</translation>
    </message>
    <message>
        <source>Indexes list each other</source>
        <translation>インデックスが互いを記載している</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>インサイト</translation>
    </message>
    <message>
        <source>Interlingue</source>
        <translation>インターリング語</translation>
    </message>
    <message>
        <source>Invalid URL in an extension</source>
        <translation>拡張内の無効な URL</translation>
    </message>
    <message>
        <source>Invalid value in an extension</source>
        <translation>拡張内の無効な値</translation>
    </message>
    <message>
        <source>Invisible character</source>
        <translation>見えない文字</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>アイルランド</translation>
    </message>
    <message>
        <source>Is missing an optional value</source>
        <translation>省略可能な値がない</translation>
    </message>
    <message>
        <source>Is not among the pages that there are, when last compared</source>
        <translation>前回の比較時に実在するページの中になかった</translation>
    </message>
    <message>
        <source>It belongs inside {name}.</source>
        <translation>{name} の中に置いてください。</translation>
    </message>
    <message>
        <source>It can be undone.</source>
        <translation>元に戻せます。</translation>
    </message>
    <message>
        <source>It cannot be seen, but it changes the value.</source>
        <translation>目には見えませんが、値が変わってしまいます。</translation>
    </message>
    <message>
        <source>It depends on where the file is published, not on its contents.</source>
        <translation>内容ではなく、ファイルの公開場所によります。</translation>
    </message>
    <message>
        <source>It did not answer in time.</source>
        <translation>時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>It does not tell which pages returned 200 or are indexable; all pages were included.</source>
        <translation>200 を返したページやインデックス登録可能なページの情報がないため、すべてのページを取り込みました。</translation>
    </message>
    <message>
        <source>It has a different {fields}. Keep the right one.</source>
        <translation>{fields} が異なります。正しい方を残してください。</translation>
    </message>
    <message>
        <source>It has more than {limit:,} bytes, ten times the limit for a sitemap.</source>
        <translation>サイトマップの上限の 10 倍である {limit:,} バイトを超えています。</translation>
    </message>
    <message>
        <source>It has {name} elements; the entries of a sitemap are called {entry}.</source>
        <translation>{name} という要素があります。サイトマップのエントリの名前は {entry} です。</translation>
    </message>
    <message>
        <source>It is a control character. Remove it.</source>
        <translation>制御文字です。削除してください。</translation>
    </message>
    <message>
        <source>It is a different kind of file ({kind}). Open it as a copy.</source>
        <translation>別の種類のファイル ({kind}) です。コピーとして開いてください。</translation>
    </message>
    <message>
        <source>It is a link that leads outside the index&apos;s folder.</source>
        <translation>インデックスのフォルダの外へのリンクです。</translation>
    </message>
    <message>
        <source>It is a web page. Neither the page nor the robots.txt of the site names a sitemap, and there is none at the usual places. Enter the address of the sitemap itself.</source>
        <translation>Web ページです。ページにもサイトの robots.txt にもサイトマップの記載がなく、通常の場所にもありません。サイトマップ自体のアドレスを入力してください。</translation>
    </message>
    <message>
        <source>It is allowed, but none of the major search engines use it.</source>
        <translation>許可されていますが、主要な検索エンジンでは使用されません。</translation>
    </message>
    <message>
        <source>It is an index, and none of its sitemaps is beside it: its own URLs are taken.</source>
        <translation>インデックスですが、同じ場所にサイトマップが一つもないため、インデックス自体の URL を使用します。</translation>
    </message>
    <message>
        <source>It is an index, which lists no pages. Open it together with its sitemaps.</source>
        <translation>インデックスには、ページは記載されていません。サイトマップと一緒に開いてください。</translation>
    </message>
    <message>
        <source>It is an index. Open it by itself.</source>
        <translation>インデックスです。単独で開いてください。</translation>
    </message>
    <message>
        <source>It is compressed with “{coding}”, which nobody asked for.</source>
        <translation>要求していない方式「{coding}」で圧縮されています。</translation>
    </message>
    <message>
        <source>It is damaged, so there is no telling which of its URLs were removed.</source>
        <translation>破損しているため、どの URL が削除されたのか判断できません。</translation>
    </message>
    <message>
        <source>It is damaged. Open it by itself, accept the recovered entries, and save it.</source>
        <translation>破損しています。単独で開き、復元されたエントリを承認して保存してください。</translation>
    </message>
    <message>
        <source>It is damaged; only what could be recovered is used. {trouble}</source>
        <translation>破損しているため、復元できた部分だけを使用します。{trouble}</translation>
    </message>
    <message>
        <source>It is damaged; what could be recovered is compared. {trouble}</source>
        <translation>破損しているため、復元できた部分を比較しています。{trouble}</translation>
    </message>
    <message>
        <source>It is in the host. Remove it.</source>
        <translation>ホストにあります。削除してください。</translation>
    </message>
    <message>
        <source>It is itself an index, which an index may not list.</source>
        <translation>それ自体がインデックスです。インデックスにインデックスを記載することはできません。</translation>
    </message>
    <message>
        <source>It is mended by `repair`, or as the file is opened in the window.</source>
        <translation>`repair` で、またはウィンドウでファイルを開くときに修復されます。</translation>
    </message>
    <message>
        <source>It is no URL of a page.</source>
        <translation>ページの URL ではありません。</translation>
    </message>
    <message>
        <source>It is no address such as www.example.com.</source>
        <translation>www.example.com のようなアドレスではありません。</translation>
    </message>
    <message>
        <source>It is no longer a sitemap index. Close it and open it again.</source>
        <translation>サイトマップ インデックスではなくなっています。閉じて開き直してください。</translation>
    </message>
    <message>
        <source>It is not an XML sitemap of pages. Open it by itself.</source>
        <translation>ページの XML サイトマップではありません。単独で開いてください。</translation>
    </message>
    <message>
        <source>It is not known at which URL the folder is published, as the sitemap lists none.</source>
        <translation>サイトマップに URL がないため、フォルダがどの URL で公開されているのかわかりません。</translation>
    </message>
    <message>
        <source>It is not known where {name} is published.</source>
        <translation>{name} の公開場所がわかりません。</translation>
    </message>
    <message>
        <source>It is not the same as {name}. Upload the saved file to the site before its changes are announced.</source>
        <translation>{name} と同じ内容ではありません。変更を通知する前に、保存したファイルをサイトにアップロードしてください。</translation>
    </message>
    <message>
        <source>It is now a different kind of file, or its elements have different prefixes.</source>
        <translation>別の種類のファイルになっているか、要素の接頭辞が異なります。</translation>
    </message>
    <message>
        <source>It is one character, {character}, in two halves. Write that.</source>
        <translation>2 つに分かれた 1 つの文字 {character} です。その文字で記述してください。</translation>
    </message>
    <message>
        <source>It is paused.</source>
        <translation>一時停止中です。</translation>
    </message>
    <message>
        <source>It is proposed, and can be changed for each export.</source>
        <translation>既定として提案されます。エクスポートのたびに変更できます。</translation>
    </message>
    <message>
        <source>It is redirected in a circle.</source>
        <translation>リダイレクトが循環しています。</translation>
    </message>
    <message>
        <source>It is redirected into a private network, to {host}.</source>
        <translation>プライベート ネットワーク内の {host} にリダイレクトされます。</translation>
    </message>
    <message>
        <source>It is redirected more than {count} times.</source>
        <translation>リダイレクトが {count} 回を超えています。</translation>
    </message>
    <message>
        <source>It is repaired as the file is opened, and by {command} on the command line.</source>
        <translation>ファイルを開くときに修復されます。コマンド ラインでは {command} で修復されます。</translation>
    </message>
    <message>
        <source>It is safe to fix: `fix` does, or `fix --rule {id}` this alone.</source>
        <translation>安全に修正できます: `fix` で、またはこれだけなら `fix --rule {id}` で修正されます。</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since all its text is “{text}”.</source>
        <translation>本文が「{text}」だけのため、ページが存在しない疑いがあります。</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since it is empty.</source>
        <translation>空のため、ページが存在しない疑いがあります。</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since its heading is “{text}”.</source>
        <translation>見出しが「{text}」のため、ページが存在しない疑いがあります。</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since its title is “{text}”.</source>
        <translation>タイトルが「{text}」のため、ページが存在しない疑いがあります。</translation>
    </message>
    <message>
        <source>It is suspected to be no page, since the answer 204 means that there is none.</source>
        <translation>応答の 204 は内容がないことを示すため、ページが存在しない疑いがあります。</translation>
    </message>
    <message>
        <source>It is the index itself.</source>
        <translation>インデックス自体です。</translation>
    </message>
    <message>
        <source>It is unclear what was meant. Correct it by hand.</source>
        <translation>意図された内容がはっきりしません。手動で修正してください。</translation>
    </message>
    <message>
        <source>It is valid XML, but simple readers look for &lt;url&gt; and find nothing.</source>
        <translation>XML としては有効ですが、単純なツールは &lt;url&gt; を探すため、何も見つけられません。</translation>
    </message>
    <message>
        <source>It lists no sitemaps except itself. Remove its entry instead.</source>
        <translation>自分自身以外のサイトマップが記載されていません。代わりにそのエントリを削除してください。</translation>
    </message>
    <message>
        <source>It lists no sitemaps. Remove its entry instead.</source>
        <translation>サイトマップが記載されていません。代わりにそのエントリを削除してください。</translation>
    </message>
    <message>
        <source>It lists the pages that searches showed, so nothing is called absent for what it lacks.</source>
        <translation>この表には検索結果に表示されたページしかないため、表にない URL も存在しないとはみなしません。</translation>
    </message>
    <message>
        <source>It lists the pages that were asked for, so nothing is called absent for what it lacks.</source>
        <translation>この表にはアクセスのあったページしかないため、表にない URL も存在しないとはみなしません。</translation>
    </message>
    <message>
        <source>It lists the pages with an issue alone, so nothing is called absent for what it lacks.</source>
        <translation>この表には問題のあるページしかないため、表にない URL も存在しないとはみなしません。</translation>
    </message>
    <message>
        <source>It lists {url}, which is not there.</source>
        <translation>記載されている {url} が見つかりません。</translation>
    </message>
    <message>
        <source>It makes many URLs out of one, and crawlers visit them all.</source>
        <translation>1 つの URL が多数の URL になり、クローラがそのすべてにアクセスします。</translation>
    </message>
    <message>
        <source>It may be a different file with the same name: the sitemaps it lists are outside the folder of its URL.</source>
        <translation>同じ名前の別のファイルの可能性があります。記載されているサイトマップが、その URL のフォルダの外にあります。</translation>
    </message>
    <message>
        <source>It names no sitemap.</source>
        <translation>サイトマップが記載されていません。</translation>
    </message>
    <message>
        <source>It only counts toward the 50,000 limit. If the two contradict each other, Bing ignores both.</source>
        <translation>上限の 50,000 件に無駄に数えられます。両者が矛盾していると、Bing は両方のデータを無視します。</translation>
    </message>
    <message>
        <source>It replaces a character that could not be read. Write the original one.</source>
        <translation>読み取れなかった文字の代わりに入っています。元の文字を記述してください。</translation>
    </message>
    <message>
        <source>It sends validators to the wrong schema. Crawlers ignore it.</source>
        <translation>検証ツールが誤ったスキーマを参照します。クローラは無視します。</translation>
    </message>
    <message>
        <source>It should be {meant}.</source>
        <translation>正しくは {meant} です。</translation>
    </message>
    <message>
        <source>It stays in view while the other columns are scrolled.</source>
        <translation>ほかの列をスクロールしても表示されたままになります。</translation>
    </message>
    <message>
        <source>It stopped at {count:,} pages, the most that are asked for; the site has more.</source>
        <translation>問い合わせの上限である {count:,} ページで停止しました。サイトにはほかにもページがあります。</translation>
    </message>
    <message>
        <source>It stopped by itself. {reason}. Started again, it goes on.</source>
        <translation>自動的に停止しました ({reason})。もう一度開始すると続行します。</translation>
    </message>
    <message>
        <source>It was already repaired when the file was opened.</source>
        <translation>ファイルを開いたときにすでに修復されています。</translation>
    </message>
    <message>
        <source>It was decompressed twice and will be compressed once.</source>
        <translation>2 回展開しました。圧縮は 1 回になります。</translation>
    </message>
    <message>
        <source>It was kept as text.</source>
        <translation>テキストとして残しました。</translation>
    </message>
    <message>
        <source>It was not asked for, by a fault of this program: {error}.</source>
        <translation>このプログラムの不具合により、問い合わせが行われませんでした: {error}。</translation>
    </message>
    <message>
        <source>It was not converted, since a table has no place for these elements: {elements}. --force leaves them out.</source>
        <translation>表に次の要素を入れる場所がないため、変換しませんでした: {elements}。--force で除外できます。</translation>
    </message>
    <message numerus="yes">
        <source>It was not converted, since it lists %Ln pages that did not answer with 200, are not indexable, or are images or scripts.</source>
        <translation>
            <numerusform>200 を返さなかったページ、インデックス登録できないページ、または画像やスクリプトが %Ln 件含まれているため、変換しませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not converted: {error}</source>
        <translation>変換されませんでした: {error}</translation>
    </message>
    <message>
        <source>It was not saved: the {field} of row {row:,} has {length:,} characters, and more than {limit:,} could not be read again. Shorten it.</source>
        <translation>保存しませんでした。{row:,} 行目の {field} が {length:,} 文字あります。{limit:,} 文字を超えると読み込めなくなります。短くしてください。</translation>
    </message>
    <message>
        <source>It was not written: a list without URLs is an empty file and could not be opened again. Add a URL.</source>
        <translation>書き込みませんでした。URL のないリストは空のファイルになり、開き直せません。URL を追加してください。</translation>
    </message>
    <message>
        <source>It was not written: it begins with a tag or contains a sitemap tag, so it could not be opened as a list of URLs again. Remove the tag.</source>
        <translation>書き込みませんでした。タグで始まるか、サイトマップのタグを含むため、URL リストとして開き直せません。タグを削除してください。</translation>
    </message>
    <message>
        <source>It was not written: no line begins with http:// or https://, so it could not be opened as a list of URLs again. Complete at least one URL.</source>
        <translation>書き込みませんでした。http:// または https:// で始まる行がないため、URL リストとして開き直せません。1 つ以上の URL を補完してください。</translation>
    </message>
    <message>
        <source>It was read as windows-1252, which is a guess; use --encoding to specify the encoding.</source>
        <translation>推測により windows-1252 として読み込みました。文字コードを指定するには --encoding を使用してください。</translation>
    </message>
    <message>
        <source>It was read in a newer version of its encoding, which has more characters.</source>
        <translation>文字がより多い、新しい版の文字コードで読み込みました。</translation>
    </message>
    <message>
        <source>It was read in the chosen encoding.</source>
        <translation>選択された文字コードで読み込みました。</translation>
    </message>
    <message>
        <source>It was removed.</source>
        <translation>削除しました。</translation>
    </message>
    <message>
        <source>It was replaced with the character it stands for in HTML.</source>
        <translation>HTML で表す文字に置き換えました。</translation>
    </message>
    <message>
        <source>Its URL does not end in a file name.</source>
        <translation>URL の末尾がファイル名ではありません。</translation>
    </message>
    <message>
        <source>Its URL is in an attribute. Make elements of the attributes.</source>
        <translation>URL が属性に入っています。属性を要素に変換してください。</translation>
    </message>
    <message>
        <source>Its URL is text between the tags. Put it into a loc element.</source>
        <translation>URL がタグの間のテキストになっています。loc 要素に入れてください。</translation>
    </message>
    <message>
        <source>Its answer is compressed with “{coding}”, which nobody asked for, and cannot be read.</source>
        <translation>応答が、要求していない方式「{coding}」で圧縮されており、読み取れません。</translation>
    </message>
    <message>
        <source>Its answer is not compressed in the way that it says.</source>
        <translation>応答が、示された方式で圧縮されていません。</translation>
    </message>
    <message>
        <source>Its certificate or encryption is not accepted: {cause}.</source>
        <translation>証明書または暗号化を受け入れられません: {cause}。</translation>
    </message>
    <message>
        <source>Its indexes are nested more than twenty levels deep. Open one of the inner indexes and replace its nested indexes first.</source>
        <translation>インデックスの入れ子が 20 階層を超えています。先に内側のインデックスを開き、その入れ子のインデックスを置換してください。</translation>
    </message>
    <message>
        <source>Its robots.txt answers with {status}.</source>
        <translation>robots.txt が {status} を返します。</translation>
    </message>
    <message>
        <source>Its robots.txt cannot be read. {reason}</source>
        <translation>robots.txt を読み取れません。{reason}</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message numerus="yes">
        <source>Join %Ln columns</source>
        <translation>
            <numerusform>%Ln 列を結合</numerusform>
        </translation>
    </message>
    <message>
        <source>Judge pages as</source>
        <translation>ページを判定するクローラ</translation>
    </message>
    <message>
        <source>Kanuri</source>
        <translation>カヌリ語</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>Keep #! and #/</source>
        <translation>#! と #/ を残す</translation>
    </message>
    <message>
        <source>Keep for next time</source>
        <translation>次回のために残す</translation>
    </message>
    <message>
        <source>Keep one of the URLs</source>
        <translation>どちらか一方の URL を残す</translation>
    </message>
    <message>
        <source>Keep one of the identical elements</source>
        <translation>同一の要素を 1 つだけ残す</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>どちらか一方を残してください。</translation>
    </message>
    <message>
        <source>Keep only parameters</source>
        <translation>特定のパラメータのみを残す</translation>
    </message>
    <message>
        <source>Keep only the day</source>
        <translation>日のみを残す</translation>
    </message>
    <message>
        <source>Keep only the language</source>
        <translation>言語のみを残す</translation>
    </message>
    <message>
        <source>Keep only the pairs for this file</source>
        <translation>このファイルの組のみを残す</translation>
    </message>
    <message>
        <source>Keep the URLs in view while you scroll sideways</source>
        <translation>横にスクロールしても URL を表示したままにします</translation>
    </message>
    <message>
        <source>Keep the first 1,000 images</source>
        <translation>最初の 1,000 件の画像を残す</translation>
    </message>
    <message>
        <source>Keep the first of each</source>
        <translation>それぞれ最初のものを残す</translation>
    </message>
    <message>
        <source>Keep the first of several URLs</source>
        <translation>複数の URL のうち最初のものを残す</translation>
    </message>
    <message>
        <source>Keep the first side</source>
        <translation>1 番目の側を残す</translation>
    </message>
    <message>
        <source>Keep the first, remove the others</source>
        <translation>最初のものを残し、ほかを削除</translation>
    </message>
    <message>
        <source>Keep the last of each</source>
        <translation>それぞれ最後のものを残す</translation>
    </message>
    <message>
        <source>Keep the last, remove the others</source>
        <translation>最後のものを残し、ほかを削除</translation>
    </message>
    <message>
        <source>Keep the newest of each</source>
        <translation>それぞれ最新のものを残す</translation>
    </message>
    <message>
        <source>Keep the second side</source>
        <translation>2 番目の側を残す</translation>
    </message>
    <message>
        <source>Keep the text, remove the tags inside</source>
        <translation>テキストを残し、中のタグを削除</translation>
    </message>
    <message>
        <source>Keep unsaved changes on disk</source>
        <translation>保存されていない変更をディスクに保管</translation>
    </message>
    <message>
        <source>Keeps dates up to this many hours ahead.</source>
        <translation>この時間数以内の未来の日付は残します。</translation>
    </message>
    <message>
        <source>Keyboard &amp;shortcuts</source>
        <translation>ショートカット キー(&amp;S)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>キーワード</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国語</translation>
    </message>
    <message>
        <source>Korean (ko)</source>
        <translation>韓国語 (ko)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Language code is malformed</source>
        <translation>言語コードの形式が正しくない</translation>
    </message>
    <message>
        <source>Language code is probably not what is meant</source>
        <translation>言語コードが意図と異なる可能性がある</translation>
    </message>
    <message>
        <source>Language code not used by Google</source>
        <translation>Google が使用しない言語コード</translation>
    </message>
    <message>
        <source>Language link is incomplete</source>
        <translation>言語リンクが不完全</translation>
    </message>
    <message>
        <source>Language link is not absolute</source>
        <translation>言語リンクが絶対 URL ではない</translation>
    </message>
    <message>
        <source>Language listed twice</source>
        <translation>言語の重複</translation>
    </message>
    <message>
        <source>Language of a version that the entry links to</source>
        <translation>エントリのリンク先の言語版の言語</translation>
    </message>
    <message>
        <source>Language that the entry itself gives its page, by a link to it</source>
        <translation>エントリが自分のページへのリンクで示している言語</translation>
    </message>
    <message>
        <source>Language version</source>
        <translation>言語版</translation>
    </message>
    <message>
        <source>Language versions without an entry</source>
        <translation>言語版のエントリがない</translation>
    </message>
    <message>
        <source>Language without code</source>
        <translation>コードのない言語</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Last modified</source>
        <translation>最終更新日</translation>
    </message>
    <message>
        <source>Last modified before, in or after a year, month, day or time; or text in the date</source>
        <translation>最終更新日が年、月、日、時刻より前、その間、またはより後。または日付に含まれるテキスト</translation>
    </message>
    <message>
        <source>Last modified has a time in hours and minutes</source>
        <translation>最終更新日に時と分がある</translation>
    </message>
    <message>
        <source>Last modified has a time with fractions of a second</source>
        <translation>最終更新日に秒未満までの時刻がある</translation>
    </message>
    <message>
        <source>Last modified has a time with seconds</source>
        <translation>最終更新日に秒までの時刻がある</translation>
    </message>
    <message>
        <source>Last modified is no date</source>
        <translation>最終更新日が日付ではない</translation>
    </message>
    <message>
        <source>Last modified names a day, without a time</source>
        <translation>最終更新日が日付で、時刻がない</translation>
    </message>
    <message>
        <source>Last modified names a year alone</source>
        <translation>最終更新日が年のみ</translation>
    </message>
    <message>
        <source>Last modified names a year and a month</source>
        <translation>最終更新日が年と月</translation>
    </message>
    <message>
        <source>Last modified on a Friday</source>
        <translation>最終更新日が金曜日</translation>
    </message>
    <message>
        <source>Last modified on a Monday</source>
        <translation>最終更新日が月曜日</translation>
    </message>
    <message>
        <source>Last modified on a Saturday</source>
        <translation>最終更新日が土曜日</translation>
    </message>
    <message>
        <source>Last modified on a Sunday</source>
        <translation>最終更新日が日曜日</translation>
    </message>
    <message>
        <source>Last modified on a Thursday</source>
        <translation>最終更新日が木曜日</translation>
    </message>
    <message>
        <source>Last modified on a Tuesday</source>
        <translation>最終更新日が火曜日</translation>
    </message>
    <message>
        <source>Last modified on a Wednesday</source>
        <translation>最終更新日が水曜日</translation>
    </message>
    <message>
        <source>Last modified, by day</source>
        <translation>最終更新日 (日別)</translation>
    </message>
    <message>
        <source>Last modified, by month</source>
        <translation>最終更新日 (月別)</translation>
    </message>
    <message>
        <source>Last modified, by year</source>
        <translation>最終更新日 (年別)</translation>
    </message>
    <message>
        <source>Latin America (es)</source>
        <translation>ラテン アメリカ (es)</translation>
    </message>
    <message>
        <source>Latin America (pt)</source>
        <translation>ラテン アメリカ (pt)</translation>
    </message>
    <message>
        <source>Leave language links to the page</source>
        <translation>言語リンクをページに任せる</translation>
    </message>
    <message numerus="yes">
        <source>Leave out %Ln pages that did not return 200, are not indexable, or are images or scripts</source>
        <translation>
            <numerusform>200 を返さない、インデックス登録できない、または画像やスクリプトである %Ln 件を除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out the %Ln rows with errors</source>
        <translation>
            <numerusform>エラーのある %Ln 行を除外</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out the fraction</source>
        <translation>小数部を省略</translation>
    </message>
    <message>
        <source>Leave out the scheme and host that most URLs share</source>
        <translation>大半の URL に共通するスキームとホストを省略します</translation>
    </message>
    <message>
        <source>Left out: {n}. {reason}</source>
        <translation>除外: {n} 件。{reason}</translation>
    </message>
    <message>
        <source>Length of the URLs, in characters</source>
        <translation>URL の長さ (文字数)</translation>
    </message>
    <message>
        <source>Levels in the path</source>
        <translation>パスの階層数</translation>
    </message>
    <message>
        <source>Libraries that a window on the display needs are missing</source>
        <translation>ディスプレイにウィンドウを表示するためのライブラリがありません</translation>
    </message>
    <message>
        <source>License URL</source>
        <translation>ライセンスの URL</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Limit priority</source>
        <translation>優先度を制限</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>ファイルの行</translation>
    </message>
    <message>
        <source>Line is not a URL</source>
        <translation>URL ではない行</translation>
    </message>
    <message>
        <source>Line spacing in panels and lists</source>
        <translation>パネルとリストの行間</translation>
    </message>
    <message>
        <source>Line {detail} is not a JSON object.</source>
        <translation>ファイルの {detail} 行目は JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>Line {line:,} has more than {n:,} characters, far more than any list of URLs needs.</source>
        <translation>ファイルの {line:,} 行目が {n:,} 文字を超えています。URL リストに必要な長さをはるかに超えています。</translation>
    </message>
    <message>
        <source>Line {line:,}, column {column:,}: {message}</source>
        <translation>ファイルの {line:,} 行目、{column:,} 文字目: {message}</translation>
    </message>
    <message>
        <source>Line {line:,}, column {column:,}: {message} There are {count:,} of these in the file.</source>
        <translation>ファイルの {line:,} 行目、{column:,} 文字目: {message} ファイルには、これが {count:,} か所あります。</translation>
    </message>
    <message>
        <source>Line {line} of robots.txt forbids {agent} to fetch it: {rule}</source>
        <translation>robots.txt の {line} 行目で、{agent} による取得が禁止されています: {rule}</translation>
    </message>
    <message>
        <source>Line {line} of the site&apos;s robots.txt forbids to fetch it: {rule}</source>
        <translation>サイトの robots.txt の {line} 行目で、取得が禁止されています: {rule}</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <translation>ファイルの {line} 行目、{column} 文字目</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: the byte {byte} is not valid in {form}. The file is damaged or in a different encoding. Read it in the right encoding, or save it again as UTF-8.</source>
        <translation>ファイルの {line} 行目、{column} 文字目: バイト {byte} は {form} では無効です。ファイルが破損しているか、文字コードが異なります。正しい文字コードで読み込むか、UTF-8 で保存し直してください。</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>ファイルの {line} 行目: {reason}</translation>
    </message>
    <message>
        <source>Line {n}: {rule}</source>
        <translation>ファイルの {n} 行目: {rule}</translation>
    </message>
    <message>
        <source>Link language versions</source>
        <translation>言語版をリンク</translation>
    </message>
    <message>
        <source>Link languages</source>
        <translation>言語をリンク</translation>
    </message>
    <message numerus="yes">
        <source>Link versions of %Ln rows</source>
        <translation>
            <numerusform>%Ln 行の言語版をリンク</numerusform>
        </translation>
    </message>
    <message>
        <source>Linked from</source>
        <translation>リンク元</translation>
    </message>
    <message>
        <source>Linked language versions that have no entry of their own: {count:,}, such as {value}.</source>
        <translation>リンクされている言語版のうち、独自のエントリがないもの: {count:,} 件 (例: {value})。</translation>
    </message>
    <message>
        <source>Links pages whose URLs differ only by a language, such as /en/ and /fr/, as versions of each other.</source>
        <translation>/en/ と /fr/ のように言語だけが異なる URL のページを、言語版として相互にリンクします。</translation>
    </message>
    <message>
        <source>Links pages whose URLs differ only by a language: /en/ and /fr/, en.example.org, ?lang=en. Links that are there stay; pages of which it is unclear are left alone.</source>
        <translation>言語だけが異なる URL (/en/ と /fr/、en.example.org、?lang=en など) のページを相互にリンクします。既存のリンクは残り、判断できないページはそのままです。</translation>
    </message>
    <message>
        <source>Links to it</source>
        <translation>被リンク数</translation>
    </message>
    <message>
        <source>List everything that is wrong with sitemaps.</source>
        <translation>サイトマップの問題点をすべて一覧にします。</translation>
    </message>
    <message>
        <source>List of URLs</source>
        <translation>URL リスト</translation>
    </message>
    <message>
        <source>List the entries that a robots.txt forbids a crawler to fetch, with the line that does. Nothing is fetched: download the robots.txt of the site before.</source>
        <translation>robots.txt がクローラに取得を禁止しているエントリと、禁止している行を一覧にします。取得は行いません。あらかじめサイトの robots.txt をダウンロードしておいてください。</translation>
    </message>
    <message>
        <source>List the entries that only one of two sitemaps has and the entries with different values. Formatting and order do not count.</source>
        <translation>2 つのサイトマップの一方にしかないエントリと、値の異なるエントリを一覧にします。書式と順序は問いません。</translation>
    </message>
    <message>
        <source>List the rules that are looked at, in this folder or by the options.</source>
        <translation>このフォルダまたはオプションの指定で確認されるルールを一覧にします。</translation>
    </message>
    <message>
        <source>List the sitemaps of the other index here (Rows, Replace nested indexes…).</source>
        <translation>もう一方のインデックスのサイトマップをここに記載してください ([行] &gt; [入れ子のインデックスを置換…])。</translation>
    </message>
    <message>
        <source>Listed URL is not there</source>
        <translation>記載された URL が存在しない</translation>
    </message>
    <message>
        <source>Listed page is not to be indexed</source>
        <translation>記載されたページがインデックス登録の対象外</translation>
    </message>
    <message>
        <source>Listing an image twice adds nothing.</source>
        <translation>画像を 2 回記載しても、何の役にも立ちません。</translation>
    </message>
    <message>
        <source>Live site</source>
        <translation>公開中のサイト</translation>
    </message>
    <message>
        <source>Live stream</source>
        <translation>ライブ配信</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>現地時間</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Looks like a sitemap</source>
        <translation>サイトマップのような URL</translation>
    </message>
    <message>
        <source>Lower it</source>
        <translation>下げる</translation>
    </message>
    <message>
        <source>Lower priorities become this.</source>
        <translation>これより低い優先度は、この値になります。</translation>
    </message>
    <message>
        <source>Lower-case host</source>
        <translation>ホストを小文字にする</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Make a new file</source>
        <translation>新しいファイルを作成</translation>
    </message>
    <message>
        <source>Make damaged sitemaps well-formed again and tell every place that is changed.</source>
        <translation>破損したサイトマップを整形式に戻し、変更した箇所をすべて示します。</translation>
    </message>
    <message>
        <source>Make elements of the attributes</source>
        <translation>属性を要素に変換</translation>
    </message>
    <message>
        <source>Make it a sitemap index</source>
        <translation>サイトマップ インデックスにする</translation>
    </message>
    <message>
        <source>Make this order the file&apos;s order</source>
        <translation>この順序をファイルに反映</translation>
    </message>
    <message>
        <source>Man&amp;ual</source>
        <translation>マニュアル(&amp;U)</translation>
    </message>
    <message>
        <source>Many servers refuse such a URL; others have to guess what it means.</source>
        <translation>多くのサーバーはこのような URL を拒否します。ほかのサーバーも意味を推測するしかありません。</translation>
    </message>
    <message>
        <source>Mark an exported table as UTF-8</source>
        <translation>書き出す表に UTF-8 の BOM を付ける</translation>
    </message>
    <message>
        <source>Mark the rows that a robots.txt blocks, and see whether it names this sitemap</source>
        <translation>robots.txt でブロックされている行に印を付け、このサイトマップが記載されているかどうかを確認します</translation>
    </message>
    <message>
        <source>Markup inside a value</source>
        <translation>値の中にマークアップがある</translation>
    </message>
    <message>
        <source>Markup is escaped</source>
        <translation>マークアップがエスケープされている</translation>
    </message>
    <message>
        <source>Match index and &amp;files…</source>
        <translation>インデックスとファイルを照合(&amp;F)…</translation>
    </message>
    <message>
        <source>Match the compression to the file name</source>
        <translation>圧縮をファイル名に合わせる</translation>
    </message>
    <message>
        <source>Media file URL</source>
        <translation>メディア ファイルの URL</translation>
    </message>
    <message>
        <source>Media query</source>
        <translation>メディア クエリ</translation>
    </message>
    <message>
        <source>Median age</source>
        <translation>経過日数の中央値</translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln duplicates</source>
        <translation>
            <numerusform>%Ln 件の重複を統合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln entries</source>
        <translation>
            <numerusform>%Ln 件のエントリを統合</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge each into one entry with all images, videos, news and links</source>
        <translation>画像、動画、ニュース、リンクをすべて含む 1 つのエントリに統合</translation>
    </message>
    <message>
        <source>Milliseconds that the page took to answer, when last checked</source>
        <translation>前回の確認時にページの応答にかかったミリ秒数</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小値</translation>
    </message>
    <message>
        <source>Minimum dates</source>
        <translation>日付の最小数</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Missing ({count})</source>
        <translation>記載漏れ ({count})</translation>
    </message>
    <message>
        <source>Mobile</source>
        <translation>モバイル</translation>
    </message>
    <message>
        <source>Mobile version</source>
        <translation>モバイル版</translation>
    </message>
    <message>
        <source>Moment in time</source>
        <translation>時点</translation>
    </message>
    <message>
        <source>Moment in time: the clock time is converted. Clock time: only the zone is replaced.</source>
        <translation>「時点」では時刻を変換し、「時刻」ではタイムゾーンだけを置き換えます。</translation>
    </message>
    <message>
        <source>Monday</source>
        <translation>月曜日</translation>
    </message>
    <message>
        <source>Monthly below</source>
        <translation>monthly にする日数</translation>
    </message>
    <message>
        <source>Most other pages list a different version in this language.</source>
        <translation>ほかの大半のページには、この言語の別の版が記載されています。</translation>
    </message>
    <message>
        <source>Most parsers only support XML 1.0 and may reject anything else.</source>
        <translation>ほとんどのパーサーは XML 1.0 だけに対応しており、ほかのバージョンを拒否することがあります。</translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows</source>
        <translation>
            <numerusform>%Ln 行を移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows to {target}</source>
        <translation>
            <numerusform>%Ln 行を {target} に移動</numerusform>
        </translation>
    </message>
    <message>
        <source>Move dow&amp;n</source>
        <translation>下へ移動(&amp;N)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>下へ移動 (Alt+↓)</translation>
    </message>
    <message>
        <source>Move it down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Move it up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move or remove it.</source>
        <translation>移動または削除してください。</translation>
    </message>
    <message>
        <source>Move rows to another file of this document, or spread them over several</source>
        <translation>行をこのドキュメントの別のファイルに移動するか、複数のファイルに振り分けます</translation>
    </message>
    <message>
        <source>Move the edge of the panel (also with Down, Left and Right)</source>
        <translation>パネルの端を動かす (↓、←、→ でも可)</translation>
    </message>
    <message>
        <source>Move the elements into the file&apos;s namespace</source>
        <translation>要素をファイルの名前空間に移動</translation>
    </message>
    <message>
        <source>Move the selected rows down; the key does so while whole rows are selected</source>
        <translation>選択した行を下へ移動します。キーは、行全体を選択しているときに使えます</translation>
    </message>
    <message>
        <source>Move the selected rows up; the key does so while whole rows are selected</source>
        <translation>選択した行を上へ移動します。キーは、行全体を選択しているときに使えます</translation>
    </message>
    <message>
        <source>Move to a &amp;sitemap…</source>
        <translation>サイトマップへ移動(&amp;S)…</translation>
    </message>
    <message>
        <source>Move to bottom</source>
        <translation>末尾へ移動</translation>
    </message>
    <message>
        <source>Move to the &amp;bottom</source>
        <translation>末尾へ移動(&amp;B)</translation>
    </message>
    <message>
        <source>Move to the &amp;top</source>
        <translation>先頭へ移動(&amp;T)</translation>
    </message>
    <message>
        <source>Move to top</source>
        <translation>先頭へ移動</translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation>上へ移動(&amp;P)</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>上へ移動 (Alt+↑)</translation>
    </message>
    <message>
        <source>Move {what}</source>
        <translation>{what}を移動</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Moved ({n})</source>
        <translation>移動 ({n})</translation>
    </message>
    <message>
        <source>Moved: {how}</source>
        <translation>移動: {how}</translation>
    </message>
    <message>
        <source>Moves each date forward or back. Dates without a time move by whole days only.</source>
        <translation>各日付を前後にずらします。時刻のない日付は、日単位でのみずらします。</translation>
    </message>
    <message>
        <source>Moves the entries to the end of the file, in the same order.</source>
        <translation>エントリを、順序を保ったままファイルの末尾に移動します。</translation>
    </message>
    <message>
        <source>Moves the entries to the start of the file, in the same order.</source>
        <translation>エントリを、順序を保ったままファイルの先頭に移動します。</translation>
    </message>
    <message>
        <source>Multiplies each priority, up to 1.0.</source>
        <translation>各優先度に係数を掛けます (上限 1.0)。</translation>
    </message>
    <message>
        <source>Multiply priority</source>
        <translation>優先度に乗算</translation>
    </message>
    <message>
        <source>Must not be fetched, by a robots.txt</source>
        <translation>robots.txt により取得が禁止されている</translation>
    </message>
    <message>
        <source>N of the URLs, chosen at random</source>
        <translation>無作為に選んだ N 件の URL</translation>
    </message>
    <message>
        <source>N&amp;ew sitemap in this document…</source>
        <translation>このドキュメントに新しいサイトマップを追加(&amp;E)…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name does not end in .txt</source>
        <translation>名前の末尾が .txt ではない</translation>
    </message>
    <message>
        <source>Name of a URL parameter, or name=value</source>
        <translation>URL パラメータの名前、または名前=値</translation>
    </message>
    <message>
        <source>Name of a publication in several spellings</source>
        <translation>パブリケーション名の表記が統一されていない</translation>
    </message>
    <message>
        <source>Names; * matches any characters.</source>
        <translation>名前。* は任意の文字列に一致します。</translation>
    </message>
    <message>
        <source>Names; * matches any characters. Leave empty to remove all.</source>
        <translation>名前。* は任意の文字列に一致します。すべて削除するには空のままにします。</translation>
    </message>
    <message>
        <source>Namespace is missing</source>
        <translation>名前空間がない</translation>
    </message>
    <message>
        <source>Namespace is wrong</source>
        <translation>名前空間が正しくない</translation>
    </message>
    <message>
        <source>Ne&amp;w from a table…</source>
        <translation>表から新規作成(&amp;W)…</translation>
    </message>
    <message>
        <source>Ne&amp;xt finding</source>
        <translation>次の検出結果(&amp;X)</translation>
    </message>
    <message>
        <source>Nearly the same URL</source>
        <translation>ほぼ同じ URL</translation>
    </message>
    <message>
        <source>Negative numbers move dates back.</source>
        <translation>負の数を指定すると、日付を過去へずらします。</translation>
    </message>
    <message>
        <source>Netlify</source>
        <translation>Netlify</translation>
    </message>
    <message>
        <source>New &amp;URL list</source>
        <translation>新しい URL リスト(&amp;U)</translation>
    </message>
    <message>
        <source>New host</source>
        <translation>新しいホスト</translation>
    </message>
    <message>
        <source>New sitemap &amp;index</source>
        <translation>新しいサイトマップ インデックス(&amp;I)</translation>
    </message>
    <message>
        <source>New start</source>
        <translation>新しい先頭</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>新しい値</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>News</source>
        <translation>ニュース</translation>
    </message>
    <message>
        <source>News article</source>
        <translation>ニュース記事</translation>
    </message>
    <message>
        <source>News article is too old</source>
        <translation>ニュース記事が古すぎる</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>次のファイル</translation>
    </message>
    <message>
        <source>Next match; in the replacement field, replace</source>
        <translation>次の一致。置換欄では置換</translation>
    </message>
    <message>
        <source>Next ta&amp;b</source>
        <translation>次のタブ(&amp;B)</translation>
    </message>
    <message>
        <source>Next.js</source>
        <translation>Next.js</translation>
    </message>
    <message>
        <source>No URL was checked yet.</source>
        <translation>まだ URL を確認していません。</translation>
    </message>
    <message>
        <source>No answer came that could be read.</source>
        <translation>読み取れる応答がありませんでした。</translation>
    </message>
    <message>
        <source>No changes to save.</source>
        <translation>保存する変更はありません。</translation>
    </message>
    <message>
        <source>No column with URLs was found in this table.</source>
        <translation>この表には URL の列が見つかりません。</translation>
    </message>
    <message>
        <source>No domain ends in .{domain}. Correct the host.</source>
        <translation>.{domain} で終わるドメインはありません。ホストを修正してください。</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>エントリがない</translation>
    </message>
    <message>
        <source>No entry has a date.</source>
        <translation>日付のあるエントリはありません。</translation>
    </message>
    <message>
        <source>No language link to itself</source>
        <translation>自分自身への言語リンクがない</translation>
    </message>
    <message>
        <source>No page links to it</source>
        <translation>どのページからもリンクされていない</translation>
    </message>
    <message>
        <source>No page was found there. {reason}</source>
        <translation>ページが見つかりませんでした。{reason}</translation>
    </message>
    <message>
        <source>No priority goes below this.</source>
        <translation>優先度はこれより下がりません。</translation>
    </message>
    <message>
        <source>No process could be started to ask for the URLs: {cause}. Close other programs and try again.</source>
        <translation>URL を問い合わせるプロセスを開始できませんでした: {cause}。ほかのプログラムを閉じて、もう一度お試しください。</translation>
    </message>
    <message>
        <source>No return link</source>
        <translation>相互リンクがない</translation>
    </message>
    <message>
        <source>No row changes.</source>
        <translation>変更される行はありません。</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>フィルタに一致する行がありません。</translation>
    </message>
    <message>
        <source>No such top-level domain</source>
        <translation>存在しないトップレベル ドメイン</translation>
    </message>
    <message>
        <source>No versions</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>No x-default</source>
        <translation>x-default がない</translation>
    </message>
    <message>
        <source>Noindex</source>
        <translation>noindex</translation>
    </message>
    <message>
        <source>Noindex page</source>
        <translation>noindex のページ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>None of its URLs has been audited, so nothing is known of its pages. Run audit first.</source>
        <translation>URL がまだ一つも確認されていないため、ページの状態が分かりません。先に audit を実行してください。</translation>
    </message>
    <message>
        <source>None of the available fixes applies here. Correct it by hand.</source>
        <translation>利用できる修正はいずれも適用できません。手動で修正してください。</translation>
    </message>
    <message>
        <source>None of the dates includes a time.</source>
        <translation>時刻を含む日付がありません。</translation>
    </message>
    <message>
        <source>None of the rows shown match.</source>
        <translation>表示中の行に一致するものはありません。</translation>
    </message>
    <message>
        <source>None of these pages is in English or has a URL without a language. Choose one in Languages (Rows menu).</source>
        <translation>これらのページには、英語のページも、言語を含まない URL のページもありません。[言語] ([行] メニュー) で選択してください。</translation>
    </message>
    <message>
        <source>None told</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <source>Not a complete URL</source>
        <translation>不完全な URL</translation>
    </message>
    <message>
        <source>Not a date</source>
        <translation>日付ではない</translation>
    </message>
    <message>
        <source>Not a sitemap</source>
        <translation>サイトマップではない</translation>
    </message>
    <message>
        <source>Not a sitemap element: {detail}.{hint}</source>
        <translation>サイトマップの要素ではありません: {detail}。{hint}</translation>
    </message>
    <message>
        <source>Not a valid regular expression: {detail}.</source>
        <translation>有効な正規表現ではありません: {detail}。</translation>
    </message>
    <message>
        <source>Not all language versions listed</source>
        <translation>一部の言語版が記載されていない</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>Not compared yet.</source>
        <translation>まだ比較していません。</translation>
    </message>
    <message>
        <source>Not indexable ({count})</source>
        <translation>インデックス登録不可 ({count})</translation>
    </message>
    <message>
        <source>Not linked ({count})</source>
        <translation>リンクなし ({count})</translation>
    </message>
    <message>
        <source>Not modified in the last year</source>
        <translation>1 年以上更新なし</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>Not set.</source>
        <translation>未設定。</translation>
    </message>
    <message>
        <source>Not set. Crawlers assume {value}.</source>
        <translation>未設定。クローラは {value} とみなします。</translation>
    </message>
    <message>
        <source>Not valid</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Nothing can be checked without its contents.</source>
        <translation>内容がなければ、何も確認できません。</translation>
    </message>
    <message>
        <source>Nothing can be recovered.</source>
        <translation>復元できるものがありません。</translation>
    </message>
    <message>
        <source>Nothing can have changed in the future. Correct or remove the date.</source>
        <translation>未来に変更されたということはあり得ません。日付を修正するか、削除してください。</translation>
    </message>
    <message>
        <source>Nothing changed: the cells already have these values or cannot be edited.</source>
        <translation>変更はありません。セルの値がすでに同じか、セルを編集できません。</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>相違点はありません。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is known of %Ln URLs.</source>
        <translation>
            <numerusform>%Ln 件の URL については情報がありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong here.</source>
        <translation>ここに問題はありません。</translation>
    </message>
    <message>
        <source>Nothing selected yet</source>
        <translation>まだ何も選択されていません</translation>
    </message>
    <message>
        <source>Nothing to show.</source>
        <translation>表示するものがありません。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>変更はありません。</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>何も検出されませんでした。</translation>
    </message>
    <message>
        <source>Now: {after}</source>
        <translation>現在: {after}</translation>
    </message>
    <message>
        <source>Number of characters of the URL</source>
        <translation>URL の文字数</translation>
    </message>
    <message>
        <source>Number of images</source>
        <translation>画像の数</translation>
    </message>
    <message>
        <source>Number of levels in the URL&apos;s path</source>
        <translation>URL のパスの階層数</translation>
    </message>
    <message>
        <source>Number of links to mobile versions</source>
        <translation>モバイル版へのリンクの数</translation>
    </message>
    <message>
        <source>Number of links to other versions of the page</source>
        <translation>ページのほかの言語版へのリンクの数</translation>
    </message>
    <message>
        <source>Number of news articles</source>
        <translation>ニュース記事の数</translation>
    </message>
    <message>
        <source>Number of pages that link to the URL, when last compared</source>
        <translation>前回の比較時にその URL にリンクしていたページの数</translation>
    </message>
    <message>
        <source>Number of redirects on the way to the page</source>
        <translation>ページに到達するまでのリダイレクトの数</translation>
    </message>
    <message>
        <source>Number of videos</source>
        <translation>動画の数</translation>
    </message>
    <message>
        <source>Numbers and dates are such; dates with a time and all else are text and stay text when edited, so nothing turns into a formula.</source>
        <translation>数値と日付は、数値と日付として書き出します。時刻付きの日付などはすべてテキストで、編集してもテキストのままなので、数式に変わることはありません。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Of all files together; the oldest go first when another one is kept.</source>
        <translation>すべてのファイルの合計。新しいものを保管するとき、最も古いものから削除されます。</translation>
    </message>
    <message>
        <source>Of its tables, the one with the URLs is taken: {name}. These are not: {others}.</source>
        <translation>URL のある表 {name} を使用します。使用しない表: {others}。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Old and new URLs in full, with the status, for any other program.</source>
        <translation>古い URL と新しい URL の全体とステータス。ほかのプログラム用です。</translation>
    </message>
    <message>
        <source>Old start</source>
        <translation>元の先頭</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>それより古いもの</translation>
    </message>
    <message>
        <source>One URL and what is said about it: one row of the table.</source>
        <translation>1 つの URL とその情報。表の 1 行にあたります。</translation>
    </message>
    <message>
        <source>One but not the other</source>
        <translation>一方に一致し、他方に一致しない</translation>
    </message>
    <message>
        <source>One of both is no absolute URL.</source>
        <translation>一方が絶対 URL ではありません。</translation>
    </message>
    <message>
        <source>One of the protocol&apos;s seven values.</source>
        <translation>プロトコルの 7 つの値のいずれか。</translation>
    </message>
    <message>
        <source>One page in several languages</source>
        <translation>1 つのページに複数の言語</translation>
    </message>
    <message>
        <source>Only Google reads language links</source>
        <translation>言語リンクを読み取るのは Google だけ</translation>
    </message>
    <message>
        <source>Only Google uses links to versions in other languages. Entries with some: {count:,}.</source>
        <translation>ほかの言語版へのリンクを使用するのは Google だけです。リンクがあるエントリ: {count:,} 件。</translation>
    </message>
    <message>
        <source>Only a person can put it right: there is no fix.</source>
        <translation>自動の修正はありません。人の手で直す必要があります。</translation>
    </message>
    <message>
        <source>Only here</source>
        <translation>このファイルのみ</translation>
    </message>
    <message>
        <source>Only in the other file</source>
        <translation>相手のファイルのみ</translation>
    </message>
    <message>
        <source>Only in the other file ({n})</source>
        <translation>相手のファイルのみ ({n})</translation>
    </message>
    <message>
        <source>Only in this file</source>
        <translation>このファイルのみ</translation>
    </message>
    <message>
        <source>Only in this file ({n})</source>
        <translation>このファイルのみ ({n})</translation>
    </message>
    <message>
        <source>Only replace</source>
        <translation>置換対象</translation>
    </message>
    <message>
        <source>Only the first changes are shown.</source>
        <translation>最初の変更だけを表示しています。</translation>
    </message>
    <message>
        <source>Only there</source>
        <translation>相手のみ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message numerus="yes">
        <source>Open %Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイルを開く</numerusform>
        </translation>
    </message>
    <message>
        <source>Open URL in the browser</source>
        <translation>URL をブラウザで開く</translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation>フォルダを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>Open again at start</source>
        <translation>起動時に再び開く</translation>
    </message>
    <message>
        <source>Open all sitemaps in a folder as one document</source>
        <translation>フォルダ内のすべてのサイトマップを 1 つのドキュメントとして開きます</translation>
    </message>
    <message>
        <source>Open as one document</source>
        <translation>1 つのドキュメントとして開く</translation>
    </message>
    <message>
        <source>Open in separate tabs</source>
        <translation>別々のタブで開く</translation>
    </message>
    <message>
        <source>Open sitemaps (XML, gzipped or lists of URLs), feeds and tables</source>
        <translation>サイトマップ (XML、gzip 圧縮、URL リスト)、フィード、表を開きます</translation>
    </message>
    <message>
        <source>Open the calendar while editing a date</source>
        <translation>日付の編集中にカレンダーを開く</translation>
    </message>
    <message>
        <source>Open the file again in the encoding it was written in.</source>
        <translation>書き込み時の文字コードでファイルを開き直してください。</translation>
    </message>
    <message>
        <source>Open the inde&amp;x with its sitemaps</source>
        <translation>インデックスをサイトマップごと開く(&amp;X)</translation>
    </message>
    <message>
        <source>Open the index and the sitemaps next to it as one document</source>
        <translation>インデックスと同じ場所にあるサイトマップを 1 つのドキュメントとして開きます</translation>
    </message>
    <message>
        <source>Open the list or calendar of the cell</source>
        <translation>セルのリストまたはカレンダーを開く</translation>
    </message>
    <message>
        <source>Open the menu of the cell, as Shift+F10 and a right click do</source>
        <translation>セルのメニューを開く (Shift+F10 や右クリックと同じ)</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>サンプルを開く(&amp;M)</translation>
    </message>
    <message numerus="yes">
        <source>Open these %Ln files again at each start?</source>
        <translation>
            <numerusform>起動するたびに、これら %Ln 個のファイルを開きますか？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open these %Ln files as one document?</source>
        <translation>
            <numerusform>これら %Ln 個のファイルを 1 つのドキュメントとして開きますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} を開く</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Or double-click the right border of its heading</source>
        <translation>見出しの右の境界線をダブルクリックしても同じです</translation>
    </message>
    <message>
        <source>Other pages list a version in this language; this page does not.</source>
        <translation>ほかのページにはこの言語版が記載されていますが、このページにはありません。</translation>
    </message>
    <message>
        <source>Others on this machine can read it; chmod 600 {text} keeps it to you.</source>
        <translation>このコンピュータのほかのユーザーが読み取れます。chmod 600 {text} で自分専用になります。</translation>
    </message>
    <message>
        <source>Overwrite cells with what was copied, starting at the current cell</source>
        <translation>現在のセルから、コピーした内容でセルを上書きします</translation>
    </message>
    <message>
        <source>Page has other language links</source>
        <translation>ページの言語リンクと異なる</translation>
    </message>
    <message>
        <source>Page is missing</source>
        <translation>ページの記載漏れ</translation>
    </message>
    <message>
        <source>Page is rightly left out</source>
        <translation>ページが適切に除外されている</translation>
    </message>
    <message>
        <source>Page modified</source>
        <translation>ページの更新日</translation>
    </message>
    <message>
        <source>Page names several canonical URLs</source>
        <translation>ページが複数の正規 URL を指定している</translation>
    </message>
    <message>
        <source>Pages are stale after</source>
        <translation>ページを古いとみなすまで</translation>
    </message>
    <message>
        <source>Pages at a depth of more than {count} links were not asked for, such as {url}.</source>
        <translation>リンクの深さが {count} を超えるページには問い合わせませんでした (例: {url})。</translation>
    </message>
    <message>
        <source>Pages by language</source>
        <translation>言語別のページ</translation>
    </message>
    <message>
        <source>Pages in several languages: which versions each lists and what is missing</source>
        <translation>複数言語のページについて、記載されている言語版と不足しているものを表示します</translation>
    </message>
    <message>
        <source>Pages that changed recently change often. Entries without a date stay as they are.</source>
        <translation>最近変更されたページは頻繁に変わるとみなします。日付のないエントリはそのままです。</translation>
    </message>
    <message>
        <source>Pages without a link to a language</source>
        <translation>言語へのリンクがないページ</translation>
    </message>
    <message>
        <source>Parallel requests to each host</source>
        <translation>ホストごとの同時リクエスト数</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>Parentheses group terms</source>
        <translation>括弧で条件をまとめる</translation>
    </message>
    <message>
        <source>Parsers ignore it, but simple tools may not.</source>
        <translation>パーサーは無視しますが、単純なツールでは無視されないことがあります。</translation>
    </message>
    <message>
        <source>Parsers reject such a file or misread its URLs.</source>
        <translation>パーサーは、このようなファイルを拒否するか、URL を誤って読み取ります。</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln URLs</source>
        <translation>
            <numerusform>%Ln 件の URL を貼り付け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln rows</source>
        <translation>
            <numerusform>%Ln 行を貼り付け</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste &amp;into cells</source>
        <translation>セルに貼り付け(&amp;I)</translation>
    </message>
    <message>
        <source>Paste cells; whole rows, URLs, a sitemap or a crawler&apos;s table become new entries</source>
        <translation>セルを貼り付けます。行全体、URL、サイトマップ、クローラの表は新しいエントリになります</translation>
    </message>
    <message>
        <source>People do not find such a page, and search engines consider it unimportant.</source>
        <translation>このようなページには人がたどり着けず、検索エンジンも重要ではないと判断します。</translation>
    </message>
    <message>
        <source>People whose language is not listed get the x-default page.</source>
        <translation>記載のない言語のユーザーには、x-default のページが表示されます。</translation>
    </message>
    <message>
        <source>Percent code of no character</source>
        <translation>文字に対応しないパーセント コード</translation>
    </message>
    <message>
        <source>Percent-encode</source>
        <translation>パーセント エンコード</translation>
    </message>
    <message>
        <source>Percent-encode as UTF-8</source>
        <translation>UTF-8 でパーセント エンコード</translation>
    </message>
    <message>
        <source>Percent-encode it.</source>
        <translation>パーセント エンコードしてください。</translation>
    </message>
    <message>
        <source>Percent-encode the URL in UTF-8.</source>
        <translation>URL を UTF-8 でパーセント エンコードしてください。</translation>
    </message>
    <message>
        <source>Percent-encode the characters</source>
        <translation>文字をパーセント エンコード</translation>
    </message>
    <message>
        <source>Percent-encoded twice</source>
        <translation>二重のパーセント エンコード</translation>
    </message>
    <message>
        <source>Percent-encoded, the URL has {length:,} characters; it should have fewer than 2,048.</source>
        <translation>パーセント エンコードすると、URL が {length:,} 文字になります。2,048 文字未満でなければなりません。</translation>
    </message>
    <message>
        <source>Percent-encodes characters that are not allowed in a URL, as UTF-8. URLs with invisible or broken characters stay as they are.</source>
        <translation>URL に使用できない文字を、UTF-8 としてパーセント エンコードします。見えない文字や壊れた文字を含む URL はそのままです。</translation>
    </message>
    <message>
        <source>Picture: {path}</source>
        <translation>画像: {path}</translation>
    </message>
    <message>
        <source>Pictures of all entries together; a click on a bar shows its rows</source>
        <translation>すべてのエントリをグラフで表示します。棒をクリックするとその行が表示されます</translation>
    </message>
    <message>
        <source>Pieces of advice</source>
        <translation>推奨事項</translation>
    </message>
    <message>
        <source>Placeholder was not filled in</source>
        <translation>プレースホルダが置き換えられていない</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Platforms</source>
        <translation>プラットフォーム</translation>
    </message>
    <message>
        <source>Player URL</source>
        <translation>プレーヤーの URL</translation>
    </message>
    <message>
        <source>Portuguese in Laos</source>
        <translation>ラオスのポルトガル語</translation>
    </message>
    <message>
        <source>Pre&amp;vious finding</source>
        <translation>前の検出結果(&amp;V)</translation>
    </message>
    <message>
        <source>Precision of new dates</source>
        <translation>新しい日付の精度</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Prefix is not declared</source>
        <translation>接頭辞が宣言されていない</translation>
    </message>
    <message>
        <source>Premiere date</source>
        <translation>初回放送日</translation>
    </message>
    <message>
        <source>Preparing the preview… {n} %</source>
        <translation>プレビューを準備しています… {n} %</translation>
    </message>
    <message>
        <source>Press {key} to fix</source>
        <translation>{key} を押して修正</translation>
    </message>
    <message>
        <source>Press {key} to fix: {what}</source>
        <translation>{key} を押して修正: {what}</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>前のファイル</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>前のタブ</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>Print views</source>
        <translation>印刷用ページ</translation>
    </message>
    <message>
        <source>Priorities tell which pages of the site matter more. If they are all equal, they tell nothing.</source>
        <translation>優先度は、サイト内のどのページがより重要かを示します。すべて同じでは何も伝わりません。</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>優先度</translation>
    </message>
    <message>
        <source>Priority below, equal to or above a number; or text in the priority</source>
        <translation>優先度が数値より小さい、等しい、または大きい。または優先度に含まれるテキスト</translation>
    </message>
    <message>
        <source>Priority by depth</source>
        <translation>階層の深さから優先度を設定</translation>
    </message>
    <message>
        <source>Priority by path depth</source>
        <translation>パスの深さで優先度を設定</translation>
    </message>
    <message>
        <source>Priority by rank</source>
        <translation>順位で優先度を設定</translation>
    </message>
    <message>
        <source>Priority from data</source>
        <translation>データから優先度を設定</translation>
    </message>
    <message>
        <source>Priority from data by steps</source>
        <translation>データの段階から優先度を設定</translation>
    </message>
    <message>
        <source>Priority is not a number</source>
        <translation>優先度が数値ではない</translation>
    </message>
    <message>
        <source>Priority is out of range</source>
        <translation>優先度が範囲外</translation>
    </message>
    <message>
        <source>Propose new dates only for pages whose text has changed between two checks</source>
        <translation>2 回の確認の間に本文が変わったページにのみ、新しい日付を提案します</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Pu&amp;blished URL…</source>
        <translation>公開 URL(&amp;B)…</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>パブリケーション</translation>
    </message>
    <message>
        <source>Publish the file in a different folder.</source>
        <translation>ファイルを別のフォルダで公開してください。</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公開日</translation>
    </message>
    <message>
        <source>Published URL</source>
        <translation>公開 URL</translation>
    </message>
    <message>
        <source>Published URL is not valid</source>
        <translation>公開 URL が無効</translation>
    </message>
    <message>
        <source>Published URL is unknown</source>
        <translation>公開 URL が不明</translation>
    </message>
    <message>
        <source>Published at</source>
        <translation>公開先</translation>
    </message>
    <message>
        <source>Put all panels and columns back to where they were at first, in their first sizes</source>
        <translation>すべてのパネルと列を、最初の位置と大きさに戻します</translation>
    </message>
    <message>
        <source>Put the elements in order</source>
        <translation>要素を正しい順序に並べ替え</translation>
    </message>
    <message>
        <source>Put the missing element around them</source>
        <translation>不足している要素で囲む</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>確認メッセージ</translation>
    </message>
    <message>
        <source>Quotation marks were put around the value.</source>
        <translation>値を引用符で囲みました。</translation>
    </message>
    <message>
        <source>Quotes: exactly this text</source>
        <translation>引用符: このテキストそのもの</translation>
    </message>
    <message>
        <source>Raise the priority being edited by 0.1, or by 0.05 with Shift</source>
        <translation>編集中の優先度を 0.1 上げる (Shift では 0.05)</translation>
    </message>
    <message>
        <source>Raises or lowers each priority, within 0.0 and 1.0.</source>
        <translation>各優先度を 0.0～1.0 の範囲で増減します。</translation>
    </message>
    <message>
        <source>Ranks the entries by a column and spreads priorities evenly over them.</source>
        <translation>エントリを列の値で順位付けし、優先度を均等に割り振ります。</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>再読み込み(&amp;L)</translation>
    </message>
    <message>
        <source>Read as Unix time</source>
        <translation>Unix 時間として読み取る</translation>
    </message>
    <message>
        <source>Read as day/month/year</source>
        <translation>日/月/年として読み取る</translation>
    </message>
    <message>
        <source>Read as month/day/year</source>
        <translation>月/日/年として読み取る</translation>
    </message>
    <message>
        <source>Read as year-day-month</source>
        <translation>年-日-月として読み取る</translation>
    </message>
    <message>
        <source>Read in another enco&amp;ding…</source>
        <translation>別の文字コードで読み込み(&amp;D)…</translation>
    </message>
    <message>
        <source>Read in the wrong encoding</source>
        <translation>誤った文字コードで読み取られている</translation>
    </message>
    <message>
        <source>Read the file from disk again</source>
        <translation>ファイルをディスクから読み込み直します</translation>
    </message>
    <message>
        <source>Rearrange the entries in the file in the order shown</source>
        <translation>ファイル内のエントリを表示中の順序に並べ替えます</translation>
    </message>
    <message>
        <source>Rearranges the entries in the order the table shows.</source>
        <translation>エントリを表に表示されている順序に並べ替えます。</translation>
    </message>
    <message>
        <source>Recover unsaved changes…</source>
        <translation>保存されていない変更を復元…</translation>
    </message>
    <message>
        <source>Redirected</source>
        <translation>リダイレクト</translation>
    </message>
    <message>
        <source>Redirected permanently</source>
        <translation>恒久的なリダイレクト</translation>
    </message>
    <message>
        <source>Redirected temporarily</source>
        <translation>一時的なリダイレクト</translation>
    </message>
    <message>
        <source>Redirects</source>
        <translation>リダイレクト</translation>
    </message>
    <message>
        <source>Redirects to another URL, when last checked</source>
        <translation>前回の確認時に別の URL にリダイレクトした</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>関係</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln duplicates</source>
        <translation>
            <numerusform>%Ln 件の重複を削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln entries</source>
        <translation>
            <numerusform>%Ln 件のエントリを削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove all frequencies and priorities</source>
        <translation>すべての更新頻度と優先度を削除</translation>
    </message>
    <message>
        <source>Remove all priorities</source>
        <translation>すべての優先度を削除</translation>
    </message>
    <message>
        <source>Remove elements Google has retired</source>
        <translation>Google が廃止した要素を削除</translation>
    </message>
    <message>
        <source>Remove entries identical to an earlier one</source>
        <translation>前のエントリと同一のエントリを削除</translation>
    </message>
    <message>
        <source>Remove entries whose page is listed under its own URL</source>
        <translation>自身の URL で記載されているページのエントリを削除</translation>
    </message>
    <message>
        <source>Remove everything from # on</source>
        <translation># 以降をすべて削除</translation>
    </message>
    <message>
        <source>Remove fragment</source>
        <translation>フラグメントを削除</translation>
    </message>
    <message>
        <source>Remove frequency and priority</source>
        <translation>更新頻度と優先度を削除</translation>
    </message>
    <message>
        <source>Remove identical images</source>
        <translation>同一の画像を削除</translation>
    </message>
    <message>
        <source>Remove identical links</source>
        <translation>同一のリンクを削除</translation>
    </message>
    <message>
        <source>Remove ignored fields</source>
        <translation>無視されるフィールドを削除</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove it from the later file</source>
        <translation>後のファイルから削除</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>削除してください。</translation>
    </message>
    <message>
        <source>Remove missing files from the index and add files it does not list</source>
        <translation>存在しないファイルをインデックスから削除し、記載のないファイルを追加します</translation>
    </message>
    <message>
        <source>Remove parameters</source>
        <translation>パラメータを削除</translation>
    </message>
    <message>
        <source>Remove references to the entity</source>
        <translation>実体への参照を削除</translation>
    </message>
    <message>
        <source>Remove the DOCTYPE</source>
        <translation>DOCTYPE を削除</translation>
    </message>
    <message>
        <source>Remove the DOCTYPE and all references to its entities</source>
        <translation>DOCTYPE と、その実体へのすべての参照を削除</translation>
    </message>
    <message>
        <source>Remove the attributes</source>
        <translation>属性を削除</translation>
    </message>
    <message>
        <source>Remove the blank lines</source>
        <translation>空行を削除</translation>
    </message>
    <message>
        <source>Remove the block</source>
        <translation>ブロックを削除</translation>
    </message>
    <message>
        <source>Remove the byte order mark</source>
        <translation>バイト オーダー マークを削除</translation>
    </message>
    <message>
        <source>Remove the characters</source>
        <translation>文字を削除</translation>
    </message>
    <message>
        <source>Remove the date</source>
        <translation>日付を削除</translation>
    </message>
    <message>
        <source>Remove the elements</source>
        <translation>要素を削除</translation>
    </message>
    <message>
        <source>Remove the elements of withdrawn extensions</source>
        <translation>廃止された拡張の要素を削除</translation>
    </message>
    <message>
        <source>Remove the empty element</source>
        <translation>空の要素を削除</translation>
    </message>
    <message>
        <source>Remove the entry</source>
        <translation>エントリを削除</translation>
    </message>
    <message>
        <source>Remove the entry for the index itself</source>
        <translation>インデックス自体のエントリを削除</translation>
    </message>
    <message>
        <source>Remove the entry from one of the files.</source>
        <translation>どちらかのファイルからエントリを削除してください。</translation>
    </message>
    <message>
        <source>Remove the entry from one of the indexes.</source>
        <translation>どちらかのインデックスからエントリを削除してください。</translation>
    </message>
    <message>
        <source>Remove the expired video</source>
        <translation>期限切れの動画を削除</translation>
    </message>
    <message>
        <source>Remove the file or its index entry</source>
        <translation>ファイルまたはインデックスのエントリを削除</translation>
    </message>
    <message>
        <source>Remove the frequency</source>
        <translation>更新頻度を削除</translation>
    </message>
    <message>
        <source>Remove the identical dates</source>
        <translation>同一の日付を削除</translation>
    </message>
    <message>
        <source>Remove the invisible characters</source>
        <translation>見えない文字を削除</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>行を削除</translation>
    </message>
    <message>
        <source>Remove the news block, keep the entry</source>
        <translation>ニュース ブロックを削除し、エントリを残す</translation>
    </message>
    <message>
        <source>Remove the port</source>
        <translation>ポートを削除</translation>
    </message>
    <message>
        <source>Remove the prefix</source>
        <translation>接頭辞を削除</translation>
    </message>
    <message>
        <source>Remove the priority</source>
        <translation>優先度を削除</translation>
    </message>
    <message>
        <source>Remove the text between the elements</source>
        <translation>要素間のテキストを削除</translation>
    </message>
    <message>
        <source>Remove the white space</source>
        <translation>空白を削除</translation>
    </message>
    <message>
        <source>Remove the white space after a slash</source>
        <translation>スラッシュの後の空白を削除</translation>
    </message>
    <message>
        <source>Remove the white space around it</source>
        <translation>前後の空白を削除</translation>
    </message>
    <message>
        <source>Remove the white space before the XML</source>
        <translation>XML の前の空白を削除</translation>
    </message>
    <message numerus="yes">
        <source>Remove these %Ln</source>
        <translation>
            <numerusform>これら %Ln 件を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove these entries</source>
        <translation>これらのエントリを削除</translation>
    </message>
    <message>
        <source>Remove these parameters</source>
        <translation>これらのパラメータを削除</translation>
    </message>
    <message>
        <source>Remove trailing slash</source>
        <translation>末尾のスラッシュを削除</translation>
    </message>
    <message>
        <source>Remove unknown elements</source>
        <translation>不明な要素を削除</translation>
    </message>
    <message>
        <source>Remove user name and password</source>
        <translation>ユーザー名とパスワードを削除</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>{what}を削除</translation>
    </message>
    <message>
        <source>Remove: {what}</source>
        <translation>削除: {what}</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Removes URL parameters by name.</source>
        <translation>URL パラメータを名前で指定して削除します。</translation>
    </message>
    <message>
        <source>Removes a date that nearly all entries share. It only shows when the file was generated.</source>
        <translation>ほぼすべてのエントリに共通する日付を削除します。そのような日付は、ファイルの生成日を示しているにすぎません。</translation>
    </message>
    <message>
        <source>Removes all URL parameters except those listed.</source>
        <translation>指定したもの以外の URL パラメータをすべて削除します。</translation>
    </message>
    <message>
        <source>Removes dates in the future.</source>
        <translation>未来の日付を削除します。</translation>
    </message>
    <message>
        <source>Removes dates that say nothing: those in the future, and one that nearly all entries share. Adds missing seconds to times.</source>
        <translation>意味のない日付(未来の日付と、ほぼすべてのエントリに共通する日付)を削除し、時刻に足りない秒を補います。</translation>
    </message>
    <message>
        <source>Removes every frequency.</source>
        <translation>すべての更新頻度を削除します。</translation>
    </message>
    <message>
        <source>Removes every last modified date.</source>
        <translation>すべての最終更新日を削除します。</translation>
    </message>
    <message>
        <source>Removes every priority. Crawlers then assume 0.5.</source>
        <translation>すべての優先度を削除します。クローラは 0.5 とみなします。</translation>
    </message>
    <message>
        <source>Removes everything from # on. Search engines ignore it.</source>
        <translation># 以降をすべて削除します。検索エンジンは # 以降を無視します。</translation>
    </message>
    <message>
        <source>Removes slashes at the end of paths, except for the home page.</source>
        <translation>トップページを除き、パスの末尾のスラッシュを削除します。</translation>
    </message>
    <message>
        <source>Removes the entries of pages that visitors find by links, or that are not meant for search: tags, further pages of lists, drafts, thank-you pages and print views. Each step can be left out.</source>
        <translation>訪問者がリンクからたどり着くページや検索向けでないページ (タグ、一覧の 2 ページ目以降、下書き、サンクス ページ、印刷用ページ) のエントリを削除します。各ステップは除外できます。</translation>
    </message>
    <message>
        <source>Removes the entries. Comments between them stay.</source>
        <translation>エントリを削除します。エントリ間のコメントは残ります。</translation>
    </message>
    <message>
        <source>Removes the parameters that advertising and sessions add to URLs. Check for duplicates afterwards.</source>
        <translation>広告やセッションが URL に付け加えるパラメータを削除します。その後、重複を確認してください。</translation>
    </message>
    <message>
        <source>Removes the time and keeps the day as written.</source>
        <translation>時刻を削除し、日付を記載どおりに残します。</translation>
    </message>
    <message>
        <source>Rename the file</source>
        <translation>ファイルの名前を変更</translation>
    </message>
    <message>
        <source>Rent or purchase</source>
        <translation>レンタルまたは購入</translation>
    </message>
    <message>
        <source>Repaired: {title}</source>
        <translation>修復: {title}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln damaged files: {names}?</source>
        <translation>
            <numerusform>破損した %Ln 個のファイルを置き換えますか？: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln indexes with their sitemaps</source>
        <translation>
            <numerusform>%Ln 個のインデックスを中のサイトマップに置換</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace \ with /</source>
        <translation>\ を / に置換</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>すべて置換</translation>
    </message>
    <message>
        <source>Replace each index listed in this index with the sitemaps it lists</source>
        <translation>このインデックスに記載されている各インデックスを、その中のサイトマップに置き換えます</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %Ln rows</source>
        <translation>
            <numerusform>%Ln 行で置換</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in URL</source>
        <translation>URL 内を置換</translation>
    </message>
    <message>
        <source>Replace nested inde&amp;xes…</source>
        <translation>入れ子のインデックスを置換(&amp;X)…</translation>
    </message>
    <message>
        <source>Replace odd white space between the elements</source>
        <translation>要素間の特殊な空白を置換</translation>
    </message>
    <message>
        <source>Replace the decimal comma with a point</source>
        <translation>小数点のカンマをピリオドに置換</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>置換後の文字列</translation>
    </message>
    <message>
        <source>Replaces URLs by those that their pages named as canonical when last checked.</source>
        <translation>URL を、前回の確認時にページが指定していた正規 URL に置き換えます。</translation>
    </message>
    <message>
        <source>Replaces URLs that redirected when they were last checked by those they lead to.</source>
        <translation>前回の確認時にリダイレクトした URL を、リダイレクト先の URL に置き換えます。</translation>
    </message>
    <message>
        <source>Replaces every match of a regular expression.</source>
        <translation>正規表現に一致する部分をすべて置き換えます。</translation>
    </message>
    <message>
        <source>Replaces the host and its port.</source>
        <translation>ホストとポートを置き換えます。</translation>
    </message>
    <message>
        <source>Replaces the start of paths. Other paths stay as they are.</source>
        <translation>パスの先頭を置き換えます。ほかのパスはそのままです。</translation>
    </message>
    <message>
        <source>Required element or attribute is missing</source>
        <translation>必須の要素または属性がない</translation>
    </message>
    <message>
        <source>Requires a subscription</source>
        <translation>定期購入が必要</translation>
    </message>
    <message>
        <source>Reset column &amp;widths</source>
        <translation>列の幅をリセット(&amp;W)</translation>
    </message>
    <message>
        <source>Reset columns to their default widths; the URL column takes the rest</source>
        <translation>列の幅を既定に戻します。残りの幅は URL の列が占めます</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>レイアウトをリセット</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>解像度</translation>
    </message>
    <message>
        <source>Resolve the dots in the path</source>
        <translation>パスのドットを解決</translation>
    </message>
    <message>
        <source>Response times, in milliseconds</source>
        <translation>応答時間 (ミリ秒)</translation>
    </message>
    <message>
        <source>Restore changes that were not saved before the editor was closed unexpectedly</source>
        <translation>エディタが予期せず終了したために保存されなかった変更を復元します</translation>
    </message>
    <message>
        <source>Restore the tags</source>
        <translation>タグを元に戻す</translation>
    </message>
    <message>
        <source>Retired elements in extensions</source>
        <translation>拡張内の廃止された要素</translation>
    </message>
    <message>
        <source>Rightly left out ({count})</source>
        <translation>適切に除外 ({count})</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>robots</translation>
    </message>
    <message>
        <source>Root element is unknown</source>
        <translation>不明なルート要素</translation>
    </message>
    <message>
        <source>Root inside the root</source>
        <translation>ルートの中のルート</translation>
    </message>
    <message>
        <source>Round priority to 0.1</source>
        <translation>優先度を 0.1 単位に丸める</translation>
    </message>
    <message>
        <source>Round to two decimals</source>
        <translation>小数点以下 2 桁に丸める</translation>
    </message>
    <message>
        <source>Rounds each priority to one decimal; halves round up.</source>
        <translation>各優先度を小数点以下 1 桁に四捨五入します。</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>行の高さ</translation>
    </message>
    <message>
        <source>Row {first} ({file}) has the same URL{difference}. Keep one of them.</source>
        <translation>{file} の {first} 行目に同じ URL があります{difference}。どちらか一方を残してください。</translation>
    </message>
    <message>
        <source>Row {first} differs only in letter case: {other}.</source>
        <translation>{first} 行目とは、大文字と小文字の違いしかありません: {other}。</translation>
    </message>
    <message>
        <source>Row {first} differs only in {difference}: {other}.</source>
        <translation>{first} 行目の {other} とは、次の点しか違いません: {difference}。</translation>
    </message>
    <message>
        <source>Row {first} has the same URL, written differently: {other}. Keep one.</source>
        <translation>{first} 行目に、表記の異なる同じ URL があります: {other}。どちらか一方を残してください。</translation>
    </message>
    <message>
        <source>Row {first} has the same URL. {advice}</source>
        <translation>{first} 行目に同じ URL があります。{advice}</translation>
    </message>
    <message>
        <source>Row {number}.</source>
        <translation>{number} 行目。</translation>
    </message>
    <message>
        <source>Row {row:,} has the character {character}, which XML does not allow in any form. Delete it.</source>
        <translation>{row:,} 行目に、XML ではどのような形でも使用できない文字 {character} があります。削除してください。</translation>
    </message>
    <message>
        <source>Row {row} alone would make a file larger than {limit:,} bytes. Allow more bytes per file.</source>
        <translation>{row} 行目だけで {limit:,} バイトを超えるファイルになります。1 ファイルあたりのバイト数を増やしてください。</translation>
    </message>
    <message>
        <source>Row {row} contains the character {character}: {cause}</source>
        <translation>{row} 行目に文字 {character} があります: {cause}</translation>
    </message>
    <message>
        <source>Row {row}{place} follows a custom entity of its file. Write out the entity first.</source>
        <translation>{row} 行目{place}の前に、ファイルの独自の実体があります。先に実体を展開して記述してください。</translation>
    </message>
    <message>
        <source>Row {row}{place} has a name with characters that the other file&apos;s encoding does not support. Convert that file to UTF-8.</source>
        <translation>{row} 行目{place}の名前に、相手のファイルの文字コードでは使用できない文字があります。そのファイルを UTF-8 に変換してください。</translation>
    </message>
    <message>
        <source>Row {row}{place} uses a custom entity of its file. Write out the entity first.</source>
        <translation>{row} 行目{place}で、ファイルの独自の実体が使用されています。先に実体を展開して記述してください。</translation>
    </message>
    <message>
        <source>Rows with each value, before → after: {counts}.</source>
        <translation>値ごとの行数 (変更前 → 変更後): {counts}。</translation>
    </message>
    <message>
        <source>Rule that the row breaks</source>
        <translation>行が違反しているルール</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message numerus="yes">
        <source>Run “{name}” in %Ln rows</source>
        <translation>
            <numerusform>「{name}」を %Ln 行で実行</numerusform>
        </translation>
    </message>
    <message>
        <source>Same URL in different letter case</source>
        <translation>大文字と小文字だけが異なる URL</translation>
    </message>
    <message>
        <source>Same URL in most entries</source>
        <translation>大半のエントリが同じ URL である</translation>
    </message>
    <message>
        <source>Same URL, written differently</source>
        <translation>表記の異なる同じ URL</translation>
    </message>
    <message>
        <source>Same as blog: case never matters</source>
        <translation>blog と同じ: 大文字と小文字は区別されません</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>システムと同じ</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>土曜日</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>コピーを保存(&amp;Y)…</translation>
    </message>
    <message>
        <source>Save a picture of the window, without a display.</source>
        <translation>ディスプレイなしで、ウィンドウの画像を保存します。</translation>
    </message>
    <message>
        <source>Save t&amp;his filter…</source>
        <translation>このフィルタを保存(&amp;H)…</translation>
    </message>
    <message>
        <source>Save the file under a different name.</source>
        <translation>ファイルを別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Save the filter under a name to use it with any file</source>
        <translation>フィルタに名前を付けて保存し、どのファイルでも使えるようにします</translation>
    </message>
    <message>
        <source>Save the findin&amp;gs…</source>
        <translation>検出結果を保存(&amp;G)…</translation>
    </message>
    <message>
        <source>Save the findings as a web page or a CSV file</source>
        <translation>検出結果を Web ページまたは CSV ファイルとして保存します</translation>
    </message>
    <message>
        <source>Save the sitemap before its changes are announced.</source>
        <translation>変更を通知する前に、サイトマップを保存してください。</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>{name} を保存しました</translation>
    </message>
    <message>
        <source>Saved {n} of {count} files</source>
        <translation>{count} 個中 {n} 個のファイルを保存しました</translation>
    </message>
    <message>
        <source>Saved {n} of {count} files and the index</source>
        <translation>{count} 個中 {n} 個のファイルとインデックスを保存しました</translation>
    </message>
    <message>
        <source>Say it with --base.</source>
        <translation>--base で指定してください。</translation>
    </message>
    <message>
        <source>Say what a rule means, why it matters, who made it, and how to fix it.</source>
        <translation>ルールの意味、重要な理由、出典、修正方法を説明します。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>尺度</translation>
    </message>
    <message>
        <source>Schema location does not match</source>
        <translation>スキーマの場所が一致しない</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>スキーム</translation>
    </message>
    <message>
        <source>Scheme of the URL</source>
        <translation>URL のスキーム</translation>
    </message>
    <message>
        <source>Schemes</source>
        <translation>スキーム</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search Console accepts no more than that; its report lists at most 1,000 sitemaps.</source>
        <translation>Search Console ではこの数までしか受け付けられず、レポートに表示されるサイトマップは最大 1,000 個です。</translation>
    </message>
    <message>
        <source>Search engines accept any order, but the official schema rejects this one.</source>
        <translation>検索エンジンはどの順序でも受け付けますが、公式のスキーマには拒否されます。</translation>
    </message>
    <message>
        <source>Search engines accept feeds but do not learn about older pages from them.</source>
        <translation>検索エンジンはフィードを受け付けますが、古いページはフィードからはわかりません。</translation>
    </message>
    <message>
        <source>Search engines cannot fetch an invalid URL.</source>
        <translation>検索エンジンは、無効な URL を取得できません。</translation>
    </message>
    <message>
        <source>Search engines cannot index a page that they cannot fetch.</source>
        <translation>検索エンジンは、取得できないページをインデックスに登録できません。</translation>
    </message>
    <message>
        <source>Search engines cannot index a page that they do not get.</source>
        <translation>検索エンジンは、受け取れないページをインデックスに登録できません。</translation>
    </message>
    <message>
        <source>Search engines cannot reach it. Often a slash is missing after the host.</source>
        <translation>検索エンジンは到達できません。ホストの後のスラッシュが抜けていることがよくあります。</translation>
    </message>
    <message>
        <source>Search engines cannot separate the value from the markup.</source>
        <translation>検索エンジンは、値とマークアップを区別できません。</translation>
    </message>
    <message>
        <source>Search engines do not care, but validating against the official schema fails.</source>
        <translation>検索エンジンでは問題になりませんが、公式のスキーマによる検証は失敗します。</translation>
    </message>
    <message>
        <source>Search engines do not fetch pages that robots.txt forbids.</source>
        <translation>検索エンジンは、robots.txt で禁止されているページを取得しません。</translation>
    </message>
    <message>
        <source>Search engines do not look for sitemaps in a list of pages, so they will not read them.</source>
        <translation>検索エンジンはページの一覧からサイトマップを探さないため、これらは読み取られません。</translation>
    </message>
    <message>
        <source>Search engines do not look for sitemaps in a list of pages.</source>
        <translation>検索エンジンは、ページの一覧からサイトマップを探しません。</translation>
    </message>
    <message>
        <source>Search engines do not recognize this language code.</source>
        <translation>検索エンジンはこの言語コードを認識しません。</translation>
    </message>
    <message>
        <source>Search engines drop everything from # on. {advice}</source>
        <translation>検索エンジンは # 以降をすべて無視します。{advice}</translation>
    </message>
    <message>
        <source>Search engines drop pages whose server keeps answering with errors.</source>
        <translation>検索エンジンは、サーバーがエラーを返し続けるページを除外します。</translation>
    </message>
    <message>
        <source>Search engines expect a sitemap there and report that it is HTML.</source>
        <translation>検索エンジンはそこにサイトマップがあると想定しているため、HTML であると報告します。</translation>
    </message>
    <message>
        <source>Search engines find a page later, or never, that no sitemap lists.</source>
        <translation>どのサイトマップにも記載されていないページは、検索エンジンに見つかるのが遅れるか、まったく見つかりません。</translation>
    </message>
    <message>
        <source>Search engines heed none of its canonical URLs {first} and {second}, as it names more than one.</source>
        <translation>複数の正規 URL ({first} と {second}) を指定しているため、検索エンジンはどちらも考慮しません。</translation>
    </message>
    <message>
        <source>Search engines ignore URLs on other hosts unless those hosts list this sitemap in their robots.txt.</source>
        <translation>検索エンジンは、別のホストの URL を無視します。ただし、そのホストの robots.txt にこのサイトマップが記載されている場合を除きます。</translation>
    </message>
    <message>
        <source>Search engines ignore dates that do not fit the pages.</source>
        <translation>検索エンジンは、ページと一致しない日付を無視します。</translation>
    </message>
    <message>
        <source>Search engines ignore it, but the official schema rejects it.</source>
        <translation>検索エンジンは無視しますが、公式のスキーマには拒否されます。</translation>
    </message>
    <message>
        <source>Search engines ignore it.</source>
        <translation>検索エンジンは無視します。</translation>
    </message>
    <message>
        <source>Search engines ignore sitemaps on other sites unless those sites list them in their robots.txt.</source>
        <translation>検索エンジンは、別のサイトのサイトマップを無視します。ただし、そのサイトの robots.txt に記載されている場合を除きます。</translation>
    </message>
    <message>
        <source>Search engines ignore sitemaps with another scheme than that of the index.</source>
        <translation>検索エンジンは、インデックスとスキームが異なるサイトマップを無視します。</translation>
    </message>
    <message>
        <source>Search engines keep the URL itself while a redirect is temporary. One that is meant for good should be 301 or 308.</source>
        <translation>リダイレクトが一時的である間、検索エンジンは元の URL を維持します。恒久的なリダイレクトには、301 または 308 を使用してください。</translation>
    </message>
    <message>
        <source>Search engines may ignore language links that contradict each other.</source>
        <translation>検索エンジンは、互いに矛盾する言語リンクを無視することがあります。</translation>
    </message>
    <message>
        <source>Search engines may not come back to a page whose date stays the same.</source>
        <translation>日付が変わらないページには、検索エンジンが再びアクセスしないことがあります。</translation>
    </message>
    <message>
        <source>Search engines may not recognize the value, and the official schema rejects it.</source>
        <translation>検索エンジンが値を認識できないことがあり、公式のスキーマにも拒否されます。</translation>
    </message>
    <message>
        <source>Search engines may skip a sitemap that seems unchanged.</source>
        <translation>検索エンジンは、変更がないように見えるサイトマップを読み取らないことがあります。</translation>
    </message>
    <message>
        <source>Search engines only look for extensions inside entries.</source>
        <translation>検索エンジンは、エントリの中だけで拡張を探します。</translation>
    </message>
    <message>
        <source>Search engines only read XML sitemaps, feeds and plain lists of URLs.</source>
        <translation>検索エンジンが読み取るのは、XML サイトマップ、フィード、テキストの URL リストだけです。</translation>
    </message>
    <message>
        <source>Search engines only read the files that the index lists.</source>
        <translation>検索エンジンが読み取るのは、インデックスに記載されたファイルだけです。</translation>
    </message>
    <message>
        <source>Search engines reject the file or ignore everything beyond the limit.</source>
        <translation>検索エンジンは、ファイルを拒否するか、上限を超えた部分をすべて無視します。</translation>
    </message>
    <message>
        <source>Search engines reject the index or ignore everything beyond the limit.</source>
        <translation>検索エンジンは、インデックスを拒否するか、上限を超えた部分をすべて無視します。</translation>
    </message>
    <message>
        <source>Search engines report an empty file as an error.</source>
        <translation>検索エンジンは、空のファイルをエラーとして報告します。</translation>
    </message>
    <message>
        <source>Search engines report anything else as invalid, including capital letters.</source>
        <translation>検索エンジンは、大文字を含むものなど、これら以外の値を無効として報告します。</translation>
    </message>
    <message>
        <source>Search engines report it as invalid and assume 0.5.</source>
        <translation>検索エンジンは無効として報告し、0.5 とみなします。</translation>
    </message>
    <message>
        <source>Search engines report it or ignore the element and its content.</source>
        <translation>検索エンジンは、これを報告するか、要素とその内容を無視します。</translation>
    </message>
    <message>
        <source>Search engines report other formats as invalid and ignore them.</source>
        <translation>検索エンジンは、ほかの形式を無効として報告し、無視します。</translation>
    </message>
    <message>
        <source>Search engines report that the sitemap is an HTML page and do not read it.</source>
        <translation>検索エンジンは、サイトマップが HTML ページであると報告し、読み取りません。</translation>
    </message>
    <message>
        <source>Search engines report the date as invalid and ignore it.</source>
        <translation>検索エンジンは、日付を無効として報告し、無視します。</translation>
    </message>
    <message>
        <source>Search engines report unknown elements or ignore their content.</source>
        <translation>検索エンジンは、不明な要素を報告するか、その内容を無視します。</translation>
    </message>
    <message>
        <source>Search engines stop reading at the limit or reject the file. The limit applies to the uncompressed size.</source>
        <translation>検索エンジンは、上限で読み取りをやめるか、ファイルを拒否します。上限は圧縮前のサイズに適用されます。</translation>
    </message>
    <message>
        <source>Search engines stop trusting a site&apos;s dates if they cannot be true.</source>
        <translation>あり得ない日付があると、検索エンジンはサイトの日付を信頼しなくなります。</translation>
    </message>
    <message>
        <source>Search engines then choose themselves which URL to show, and it may be another one.</source>
        <translation>この場合、表示する URL は検索エンジンが選択するため、別の URL になることがあります。</translation>
    </message>
    <message>
        <source>Search engines treat an empty element as an invalid value. Leave out elements without a value.</source>
        <translation>検索エンジンは、空の要素を無効な値として扱います。値のない要素は省略してください。</translation>
    </message>
    <message>
        <source>Search engines trust a sitemap less if its pages do not exist.</source>
        <translation>ページが存在しないと、サイトマップに対する検索エンジンの信頼が低下します。</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>シーズン</translation>
    </message>
    <message>
        <source>Security-conscious parsers reject files with a DOCTYPE.</source>
        <translation>セキュリティを重視するパーサーは、DOCTYPE のあるファイルを拒否します。</translation>
    </message>
    <message>
        <source>See and restore what the file contained before it was saved here</source>
        <translation>ここで保存する前のファイルの内容を表示し、復元します</translation>
    </message>
    <message>
        <source>See how another sitemap or a crawl differs, and copy what you want from it</source>
        <translation>別のサイトマップやクロール結果との違いを表示し、必要なものをコピーします</translation>
    </message>
    <message>
        <source>See what was done to a damaged file so that it could be read</source>
        <translation>破損したファイルを読み込むために行われた修復を表示します</translation>
    </message>
    <message>
        <source>Segment URL</source>
        <translation>セグメントの URL</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>Select cells of the column “Last modified” to date them today.</source>
        <translation>今日の日付にするには、「最終更新日」列のセルを選択してください。</translation>
    </message>
    <message>
        <source>Select every row the filter shows, wherever the keyboard focus is</source>
        <translation>キーボード フォーカスの位置に関係なく、フィルタで表示されているすべての行を選択します</translation>
    </message>
    <message>
        <source>Select the rows sh&amp;own</source>
        <translation>表示中の行を選択(&amp;O)</translation>
    </message>
    <message>
        <source>Select the rows that match a filter without hiding the others</source>
        <translation>ほかの行を隠さずに、フィルタに一致する行を選択します</translation>
    </message>
    <message>
        <source>Select the whole column</source>
        <translation>列全体を選択</translation>
    </message>
    <message>
        <source>Select the whole row</source>
        <translation>行全体を選択</translation>
    </message>
    <message>
        <source>Select wh&amp;ere…</source>
        <translation>条件を指定して選択(&amp;E)…</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>セミコロン</translation>
    </message>
    <message>
        <source>Separator in an exported table</source>
        <translation>書き出す表の区切り文字</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>サーバー エラー</translation>
    </message>
    <message>
        <source>Servers and crawlers go by the name to decide whether to decompress a file.</source>
        <translation>サーバーとクローラは、ファイルを展開するかどうかを名前で判断します。</translation>
    </message>
    <message>
        <source>Servers and crawlers read such URLs differently or reject them.</source>
        <translation>サーバーやクローラは、このような URL を異なるものとして読み取るか、拒否します。</translation>
    </message>
    <message>
        <source>Servers and crawlers use the encoded form, which is over the limit.</source>
        <translation>サーバーとクローラが使用するエンコード後の URL が、上限を超えています。</translation>
    </message>
    <message>
        <source>Servers know the host {host} as {ascii}.</source>
        <translation>サーバーでは、ホスト {host} は {ascii} として扱われます。</translation>
    </message>
    <message>
        <source>Servers often respond to both, so two URLs lead to the same content.</source>
        <translation>多くの場合、サーバーは両方に応答するため、2 つの URL が同じ内容を指すことになります。</translation>
    </message>
    <message>
        <source>Servers reject a URL with a broken code or return something else.</source>
        <translation>サーバーは、壊れたコードを含む URL を拒否するか、別のものを返します。</translation>
    </message>
    <message>
        <source>Servers send such a file as plain text. Most crawlers read it anyway; browsers do not.</source>
        <translation>サーバーは、このようなファイルをプレーン テキストとして送信します。ほとんどのクローラはそれでも読み取りますが、ブラウザは読み取りません。</translation>
    </message>
    <message>
        <source>Session or tracking parameter</source>
        <translation>セッションまたはトラッキングのパラメータ</translation>
    </message>
    <message>
        <source>Set a value of an extension</source>
        <translation>拡張の値を設定</translation>
    </message>
    <message>
        <source>Set all selected cells to the value being edited</source>
        <translation>選択したすべてのセルを編集中の値に設定</translation>
    </message>
    <message>
        <source>Set date</source>
        <translation>日付を設定</translation>
    </message>
    <message>
        <source>Set date to now</source>
        <translation>日付を現在に設定</translation>
    </message>
    <message>
        <source>Set date to today</source>
        <translation>日付を今日に設定</translation>
    </message>
    <message>
        <source>Set frequency</source>
        <translation>更新頻度を設定</translation>
    </message>
    <message>
        <source>Set host</source>
        <translation>ホストを設定</translation>
    </message>
    <message>
        <source>Set priority</source>
        <translation>優先度を設定</translation>
    </message>
    <message>
        <source>Set scheme</source>
        <translation>スキームを設定</translation>
    </message>
    <message>
        <source>Set the URL this file is published at</source>
        <translation>このファイルを公開する URL を設定します</translation>
    </message>
    <message>
        <source>Set the date in the index.</source>
        <translation>インデックスの日付を設定してください。</translation>
    </message>
    <message>
        <source>Set the page for all other languages</source>
        <translation>その他すべての言語用のページを設定</translation>
    </message>
    <message>
        <source>Set the program to your liking</source>
        <translation>プログラムを好みに合わせて設定します</translation>
    </message>
    <message>
        <source>Set the published URL of the file to check which URLs it may list.</source>
        <translation>記載できる URL を確認するには、ファイルの公開 URL を設定してください。</translation>
    </message>
    <message>
        <source>Set the published URL of this sitemap first (File, Published URL…); then this can be fixed.</source>
        <translation>先にこのサイトマップの公開 URL を設定してください ([ファイル] &gt; [公開 URL…])。そうすれば修正できます。</translation>
    </message>
    <message>
        <source>Set the selected dates to today</source>
        <translation>選択した日付を今日に設定します</translation>
    </message>
    <message numerus="yes">
        <source>Set values in %Ln rows</source>
        <translation>
            <numerusform>%Ln 行の値を設定</numerusform>
        </translation>
    </message>
    <message>
        <source>Set values in a sitemap and leave every other byte as it is.</source>
        <translation>サイトマップの値を設定し、ほかの部分は 1 バイトも変えません。</translation>
    </message>
    <message numerus="yes">
        <source>Set {field} in %Ln rows</source>
        <translation>
            <numerusform>%Ln 行の{field}を設定</numerusform>
        </translation>
    </message>
    <message>
        <source>Set {what}</source>
        <translation>{what}を設定</translation>
    </message>
    <message>
        <source>Set, clear or calculate values in many entries at once</source>
        <translation>多数のエントリの値を一度に設定、クリア、計算します</translation>
    </message>
    <message>
        <source>Sets the frequency by a data column with the days between two changes, such as that of earlier versions. Entries without a number stay as they are.</source>
        <translation>以前のバージョンから得た列など、変更の間隔 (日数) のデータ列を基に更新頻度を設定します。数値のないエントリはそのままです。</translation>
    </message>
    <message>
        <source>Sets the frequency by the number of days since the last change. Entries with an invalid, future or missing date stay as they are.</source>
        <translation>最終更新日からの日数に応じて更新頻度を設定します。日付が無効なもの、未来のもの、ないものはそのままです。</translation>
    </message>
    <message>
        <source>Sets what images, videos, news and languages hold; what is missing around it is made.</source>
        <translation>画像、動画、ニュース、言語の値を設定します。必要な要素がなければ作成します。</translation>
    </message>
    <message>
        <source>Several files chosen together</source>
        <translation>複数のファイルを選択した場合</translation>
    </message>
    <message>
        <source>Several news articles in one entry</source>
        <translation>1 つのエントリに複数のニュース記事がある</translation>
    </message>
    <message>
        <source>Several sitemaps</source>
        <translation>複数のサイトマップ</translation>
    </message>
    <message>
        <source>Share in percent</source>
        <translation>割合 (%)</translation>
    </message>
    <message>
        <source>Shift date</source>
        <translation>日付をずらす</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>あと %Ln 件を表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Show &amp;all rows</source>
        <translation>すべての行を表示(&amp;A)</translation>
    </message>
    <message>
        <source>Show columns of a crawl, of Search Console or of a log beside the entries, by URL</source>
        <translation>クロール、Search Console、ログなどの表の列を、URL を基にエントリの横に表示します</translation>
    </message>
    <message>
        <source>Show dates the way your country writes them; the file itself does not change</source>
        <translation>日付をお使いの国の書き方で表示します。ファイル自体は変わりません</translation>
    </message>
    <message>
        <source>Show in the file&apos;s &amp;order</source>
        <translation>ファイルの順序で表示(&amp;O)</translation>
    </message>
    <message>
        <source>Show only the URLs in the folder of the current one</source>
        <translation>現在の URL と同じフォルダの URL だけを表示します</translation>
    </message>
    <message>
        <source>Show only the next file</source>
        <translation>次のファイルだけを表示します</translation>
    </message>
    <message>
        <source>Show only the previous file</source>
        <translation>前のファイルだけを表示します</translation>
    </message>
    <message>
        <source>Show only the rows with the value of the current cell</source>
        <translation>現在のセルと同じ値の行だけを表示します</translation>
    </message>
    <message>
        <source>Show the page of the current row</source>
        <translation>現在の行のページを表示します</translation>
    </message>
    <message>
        <source>Show the rows of the file</source>
        <translation>ファイルの行を表示</translation>
    </message>
    <message>
        <source>Simple readers may misread it.</source>
        <translation>単純なツールでは、正しく読み取れないことがあります。</translation>
    </message>
    <message>
        <source>Since the file was opened</source>
        <translation>ファイルを開いて以降</translation>
    </message>
    <message>
        <source>Since the last save</source>
        <translation>前回の保存以降</translation>
    </message>
    <message>
        <source>Single rules</source>
        <translation>個々のルール</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>サイト</translation>
    </message>
    <message>
        <source>Site folde&amp;rs</source>
        <translation>サイトのフォルダ(&amp;R)</translation>
    </message>
    <message>
        <source>Sitemap</source>
        <translation>サイトマップ</translation>
    </message>
    <message>
        <source>Sitemap in several indexes</source>
        <translation>サイトマップが複数のインデックスにある</translation>
    </message>
    <message>
        <source>Sitemap index</source>
        <translation>サイトマップ インデックス</translation>
    </message>
    <message>
        <source>Sitemap index and its sitemaps</source>
        <translation>サイトマップ インデックスとサイトマップ</translation>
    </message>
    <message>
        <source>Sitemap indexes</source>
        <translation>サイトマップ インデックス</translation>
    </message>
    <message>
        <source>Sitemap on another site</source>
        <translation>別のサイトのサイトマップ</translation>
    </message>
    <message>
        <source>Sitemap outside the index&apos;s folder</source>
        <translation>インデックスのフォルダの外にあるサイトマップ</translation>
    </message>
    <message>
        <source>Sitemaps</source>
        <translation>サイトマップ</translation>
    </message>
    <message>
        <source>Sitemaps generated on a test machine often keep its name, which search engines cannot reach.</source>
        <translation>テスト環境で生成されたサイトマップには、検索エンジンから到達できないテスト用の名前が残っていることがよくあります。</translation>
    </message>
    <message>
        <source>Sitemaps listed as pages</source>
        <translation>ページとして記載されたサイトマップ</translation>
    </message>
    <message>
        <source>Sitemaps may only be compressed with gzip.</source>
        <translation>サイトマップの圧縮に使用できるのは gzip だけです。</translation>
    </message>
    <message>
        <source>Sitemaps on several hosts</source>
        <translation>サイトマップが複数のホストにある</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Size of the letters</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Size of the page in bytes</source>
        <translation>ページのサイズ (バイト)</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>表の大きさ</translation>
    </message>
    <message>
        <source>Slash after the host is missing</source>
        <translation>ホストの後のスラッシュがない</translation>
    </message>
    <message>
        <source>Smallest unit that the last modified date names</source>
        <translation>最終更新日に記載された最小の単位</translation>
    </message>
    <message>
        <source>Soft 404</source>
        <translation>ソフト 404</translation>
    </message>
    <message>
        <source>Soft 404 suspected</source>
        <translation>ソフト 404 の疑い</translation>
    </message>
    <message>
        <source>Some bytes are not valid {encoding}. Open the file in the encoding it was written in.</source>
        <translation>一部のバイトが {encoding} では無効です。書き込み時の文字コードでファイルを開いてください。</translation>
    </message>
    <message>
        <source>Some images are on {host}.{hint}</source>
        <translation>一部の画像が {host} にあります。{hint}</translation>
    </message>
    <message>
        <source>Some of the files cannot be read.</source>
        <translation>一部のファイルを読み取れません。</translation>
    </message>
    <message>
        <source>Some sites use these to address pages.</source>
        <translation>一部のサイトでは、ページの指定にこれらを使用しています。</translation>
    </message>
    <message>
        <source>Something is missing next to {detail}.</source>
        <translation>{detail} の隣に何かが不足しています。</translation>
    </message>
    <message>
        <source>Something went wrong in the editor.</source>
        <translation>エディタで問題が発生しました。</translation>
    </message>
    <message>
        <source>Sort b&amp;y this column</source>
        <translation>この列で並べ替え(&amp;Y)</translation>
    </message>
    <message>
        <source>Sort by findings, errors before warnings</source>
        <translation>検出結果で並べ替えます (エラーが警告より先)</translation>
    </message>
    <message>
        <source>Sort by se&amp;verity</source>
        <translation>重大度で並べ替え(&amp;V)</translation>
    </message>
    <message>
        <source>Sort by the current column; again to reverse, and once more to stop sorting</source>
        <translation>現在の列で並べ替えます。もう一度実行すると逆順になり、さらに実行すると解除されます</translation>
    </message>
    <message>
        <source>Sort entries</source>
        <translation>エントリを並べ替え</translation>
    </message>
    <message>
        <source>Sort parameters</source>
        <translation>パラメータを並べ替え</translation>
    </message>
    <message>
        <source>Sorts URL parameters by name.</source>
        <translation>URL パラメータを名前順に並べ替えます。</translation>
    </message>
    <message>
        <source>Sorts the entries by a column; missing values go last.</source>
        <translation>エントリを列の値で並べ替えます。値のないものは末尾になります。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Source: {names}</source>
        <translation>出典: {names}</translation>
    </message>
    <message>
        <source>South Africa</source>
        <translation>南アフリカ</translation>
    </message>
    <message>
        <source>Space around the URL</source>
        <translation>URL の前後に空白がある</translation>
    </message>
    <message>
        <source>Space around the value</source>
        <translation>値の前後に空白がある</translation>
    </message>
    <message>
        <source>Space in the URL</source>
        <translation>URL に空白がある</translation>
    </message>
    <message>
        <source>Spaces or slashes in a tag were removed.</source>
        <translation>タグ内の空白またはスラッシュを削除しました。</translation>
    </message>
    <message>
        <source>Spanish in Laos</source>
        <translation>ラオスのスペイン語</translation>
    </message>
    <message>
        <source>Split the value at its tags</source>
        <translation>値をタグで分割</translation>
    </message>
    <message>
        <source>Split the value of {field} at the tags of the sitemap in it: {detail}</source>
        <translation>{field} の値を、中にあるサイトマップのタグで分割してください: {detail}</translation>
    </message>
    <message>
        <source>Spreads priorities over the numbers of a data column, such as clicks or inlinks, rounded to 0.1. Entries without a number stay as they are.</source>
        <translation>クリック数や被リンク数など、データ列の数値に応じて優先度を割り振ります (0.1 単位)。数値のないエントリはそのままです。</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>スプレッドシート</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>古い</translation>
    </message>
    <message>
        <source>Stale: older than {number} days.</source>
        <translation>古い: {number} 日より前。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始値</translation>
    </message>
    <message>
        <source>Start a filter on the column of the current cell</source>
        <translation>現在のセルの列でフィルタの入力を始めます</translation>
    </message>
    <message>
        <source>Start of the URL&apos;s path, such as /blog/, or a regular expression such as /[0-9]+$/</source>
        <translation>URL のパスの先頭 (例: /blog/)、または正規表現 (例: /[0-9]+$/)</translation>
    </message>
    <message>
        <source>Start of the file</source>
        <translation>ファイルの先頭</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Status of the page that was found in the end</source>
        <translation>最終的に見つかったページのステータス</translation>
    </message>
    <message>
        <source>Status of the row</source>
        <translation>行の状態</translation>
    </message>
    <message>
        <source>Status that the URL itself answered with, such as that of a redirect, when last checked</source>
        <translation>前回の確認時に URL 自体が返したステータス (リダイレクトのステータスなど)</translation>
    </message>
    <message>
        <source>Stays in the cell</source>
        <translation>セルにとどまる</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Step {n}: {sentence}</source>
        <translation>ステップ {n}: {sentence}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Steps that are left without a recipe</source>
        <translation>レシピに保存していない手順</translation>
    </message>
    <message>
        <source>Stock tickers</source>
        <translation>銘柄コード</translation>
    </message>
    <message>
        <source>Stop sorting; the filter stays</source>
        <translation>並べ替えを解除します。フィルタはそのままです</translation>
    </message>
    <message>
        <source>Such a date usually comes from a value that was never set.</source>
        <translation>このような日付は、通常、値が設定されていないことが原因です。</translation>
    </message>
    <message>
        <source>Such a file cannot be opened. Unpack it first.</source>
        <translation>このようなファイルは開けません。先に展開してください。</translation>
    </message>
    <message>
        <source>Such as image[2].title, video.rating or hreflang[de]; the first one if it has no number.</source>
        <translation>例: image[2].title、video.rating、hreflang[de]。番号がなければ 1 番目のもの。</translation>
    </message>
    <message>
        <source>Such as www.example.com, with a port where one is needed.</source>
        <translation>例: www.example.com (必要な場合はポートも指定)。</translation>
    </message>
    <message>
        <source>Suggest saved filters and what can come next</source>
        <translation>保存したフィルタと続けて入力できるものの候補を表示</translation>
    </message>
    <message>
        <source>Sum&amp;mary</source>
        <translation>概要(&amp;M)</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>日曜日</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>スイス</translation>
    </message>
    <message>
        <source>TV show</source>
        <translation>テレビ番組</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Tag pages</source>
        <translation>タグ ページ</translation>
    </message>
    <message>
        <source>Tags of the sitemap are escaped, so that they are text. Restore them: {detail}</source>
        <translation>サイトマップのタグがエスケープされ、テキストになっています。元に戻してください: {detail}</translation>
    </message>
    <message>
        <source>Taiwan (zh-TW)</source>
        <translation>台湾 (zh-TW)</translation>
    </message>
    <message>
        <source>Takes effect at the next start, or now: the window then closes and opens again with its files.</source>
        <translation>次回の起動時、または今すぐ切り替わります。今すぐの場合はウィンドウをいったん閉じ、同じファイルで開き直します。</translation>
    </message>
    <message>
        <source>Tell search engines which URLs of the published sitemap changed (IndexNow)</source>
        <translation>公開したサイトマップのどの URL が変わったかを検索エンジンに通知します (IndexNow)</translation>
    </message>
    <message>
        <source>Tell search engines, by IndexNow, which URLs were added, changed (another lastmod) or removed since the last announcement, but for those whose pages the last audit found gone or not to be indexed. What is published must be the same as FILE, and the key file be in place.</source>
        <translation>前回の通知以降に追加、変更 (lastmod の変更)、削除された URL を、IndexNow で検索エンジンに通知します。前回の確認でページが消失またはインデックス登録対象外と判明した URL は除きます。公開されている内容が FILE と同じで、キー ファイルが設置されている必要があります。</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Text between elements is invalid. Copied no-break spaces are a common cause.</source>
        <translation>要素間のテキストは無効です。コピーされたノーブレーク スペースがよくある原因です。</translation>
    </message>
    <message>
        <source>Text between the elements</source>
        <translation>要素間にテキストがある</translation>
    </message>
    <message>
        <source>Text in any field, image, video, news article or language link, like a word on its own</source>
        <translation>いずれかのフィールド、画像、動画、ニュース記事、言語リンクに含まれるテキスト (単独の語と同じ)</translation>
    </message>
    <message>
        <source>Text in the URL&apos;s host; use = for the whole host</source>
        <translation>URL のホストに含まれるテキスト。ホスト全体には = を使用</translation>
    </message>
    <message>
        <source>Text in the URL; * matches anything, /…/ is a regular expression</source>
        <translation>URL に含まれるテキスト。* は任意の文字列に一致、/…/ は正規表現</translation>
    </message>
    <message>
        <source>Text in the final URL</source>
        <translation>最終 URL に含まれるテキスト</translation>
    </message>
    <message>
        <source>Text in the frequency</source>
        <translation>更新頻度に含まれるテキスト</translation>
    </message>
    <message>
        <source>Text in the name of the row&apos;s file; use = for the whole name</source>
        <translation>行のファイルの名前に含まれるテキスト。名前全体には = を使用</translation>
    </message>
    <message>
        <source>Text in the other URL that the page names as canonical</source>
        <translation>ページが正規 URL に指定している別の URL に含まれるテキスト</translation>
    </message>
    <message>
        <source>Text in the type of the page</source>
        <translation>ページの種類に含まれるテキスト</translation>
    </message>
    <message>
        <source>Text lists and feeds</source>
        <translation>テキストのリストとフィード</translation>
    </message>
    <message>
        <source>Text, rows and columns of the table.</source>
        <translation>表の文字、行、列の大きさ。</translation>
    </message>
    <message>
        <source>Thank-you pages</source>
        <translation>サンクス ページ</translation>
    </message>
    <message>
        <source>That is neither a site nor a line such as “user = me”.</source>
        <translation>サイトでも、「user = me」のような行でもありません。</translation>
    </message>
    <message>
        <source>That is no site; write it like [https://www.example.com].</source>
        <translation>サイトではありません。[https://www.example.com] のように記述してください。</translation>
    </message>
    <message>
        <source>That page does not link back, so search engines ignore the pair.</source>
        <translation>相手のページに相互リンクがないため、検索エンジンはこの組を無視します。</translation>
    </message>
    <message>
        <source>That would be more than the {limit:,} files an index may list.</source>
        <translation>インデックスに記載できるファイルの上限 {limit:,} 個を超えます。</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln rows shown</source>
        <translation>
            <numerusform>表示中の %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln rows shown, in this order</source>
        <translation>
            <numerusform>表示中の %Ln 行 (この順序)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln selected rows</source>
        <translation>
            <numerusform>選択した %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>The &lt;?xml …?&gt; line was corrected.</source>
        <translation>&lt;?xml …?&gt; の行を修正しました。</translation>
    </message>
    <message>
        <source>The &lt;?xml …?&gt; line was moved to the beginning; what is before it now follows it.</source>
        <translation>&lt;?xml …?&gt; の行を先頭に移動し、その前にあったものを後に置きました。</translation>
    </message>
    <message>
        <source>The URL cannot be used: {reason}.</source>
        <translation>この URL は使用できません: {reason}。</translation>
    </message>
    <message>
        <source>The URL contains a user name or password. Remove it.</source>
        <translation>URL にユーザー名またはパスワードが含まれています。削除してください。</translation>
    </message>
    <message>
        <source>The URL does not begin with http:// or https://.{hint}</source>
        <translation>URL が http:// または https:// で始まっていません。{hint}</translation>
    </message>
    <message>
        <source>The URL ends with the host. Add a / after it.</source>
        <translation>URL がホストで終わっています。後に / を追加してください。</translation>
    </message>
    <message>
        <source>The URL has an empty or default port. It can be removed.</source>
        <translation>URL に空のポートまたは既定のポートがあります。削除できます。</translation>
    </message>
    <message>
        <source>The URL has {length:,} characters; Yandex allows at most 1,024.</source>
        <translation>URL が {length:,} 文字あります。Yandex の上限は 1,024 文字です。</translation>
    </message>
    <message>
        <source>The URL has {length:,} characters; it must have fewer than 2,048.</source>
        <translation>URL が {length:,} 文字あります。2,048 文字未満でなければなりません。</translation>
    </message>
    <message>
        <source>The URL has {length} characters; the official schema requires at least 12.</source>
        <translation>URL が {length} 文字です。公式のスキーマでは 12 文字以上必要です。</translation>
    </message>
    <message>
        <source>The URL is usually written without it, and tools treat the two as different.</source>
        <translation>通常、URL にこれは記述されません。ツールでは両者が別のものとして扱われます。</translation>
    </message>
    <message>
        <source>The URL leads to another one.</source>
        <translation>この URL は別の URL に転送されます。</translation>
    </message>
    <message>
        <source>The URL literally contains {found}: it was escaped twice. Escape it once.</source>
        <translation>URL に文字どおり {found} が含まれています。2 回エスケープされています。エスケープは 1 回だけにしてください。</translation>
    </message>
    <message>
        <source>The URL redirects to {target}, but only for now ({statuses}).</source>
        <translation>URL は {target} にリダイレクトされますが、一時的なものです ({statuses})。</translation>
    </message>
    <message>
        <source>The URL redirects to {target}.</source>
        <translation>URL は {target} にリダイレクトされます。</translation>
    </message>
    <message>
        <source>The URL this folder is published at. Leave empty for the root of the site.</source>
        <translation>このフォルダを公開している URL。サイトのルートの場合は空のままにします。</translation>
    </message>
    <message>
        <source>The XML is broken: {reason}</source>
        <translation>XML が壊れています: {reason}</translation>
    </message>
    <message>
        <source>The answer is {status}, but the page is the one that the site shows for any wrong URL.</source>
        <translation>応答は {status} ですが、存在しない URL に対してサイトが表示するページと同じです。</translation>
    </message>
    <message>
        <source>The answer is {status}. {reason}</source>
        <translation>応答は {status} です。{reason}</translation>
    </message>
    <message>
        <source>The answer {status} is no status of HTTP; some sites send it to keep programs out.</source>
        <translation>応答の {status} は HTTP のステータスではありません。プログラムを拒否するために送信するサイトもあります。</translation>
    </message>
    <message>
        <source>The archive cannot be read: {detail}.</source>
        <translation>アーカイブを読み取れません: {detail}。</translation>
    </message>
    <message>
        <source>The article was published on {value}, more than two days ago.</source>
        <translation>記事の公開日は {value} で、2 日以上前です。</translation>
    </message>
    <message>
        <source>The audit is not complete</source>
        <translation>URL の確認が完了していない</translation>
    </message>
    <message>
        <source>The backslash before the ! was removed.</source>
        <translation>! の前のバックスラッシュを削除しました。</translation>
    </message>
    <message>
        <source>The changes affect rows that do not exist.</source>
        <translation>存在しない行が変更の対象になっています。</translation>
    </message>
    <message>
        <source>The changes do not fit the file: {error}</source>
        <translation>変更がファイルに合いません: {error}</translation>
    </message>
    <message>
        <source>The character {character} is not ASCII. Percent-encode it as UTF-8.</source>
        <translation>文字 {character} は ASCII ではありません。UTF-8 でパーセント エンコードしてください。</translation>
    </message>
    <message>
        <source>The character {character} is not allowed in a URL. {advice}</source>
        <translation>文字 {character} は URL に使用できません。{advice}</translation>
    </message>
    <message>
        <source>The checkout is shallow, so git does not know when its files were changed. Fetch its history with {detail}.</source>
        <translation>シャロー クローンのため、git ではファイルがいつ変更されたのかわかりません。{detail} で履歴を取得してください。</translation>
    </message>
    <message>
        <source>The choice of rules must stand below [tool.sitemap-editor].</source>
        <translation>ルールの選択は [tool.sitemap-editor] の下に書いてください。</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>The code is valid, so search engines take it as it stands.</source>
        <translation>コードとしては有効なため、検索エンジンはそのまま受け取ります。</translation>
    </message>
    <message>
        <source>The column to rank by.</source>
        <translation>順位付けに使う列。</translation>
    </message>
    <message>
        <source>The column to sort by. A date without a time counts as midnight UTC.</source>
        <translation>並べ替えに使う列。時刻のない日付は UTC の午前 0 時とみなされます。</translation>
    </message>
    <message>
        <source>The comment is in a different encoding; its bytes were kept as Latin-1 characters.</source>
        <translation>コメントの文字コードが異なります。バイトを Latin-1 の文字として残しました。</translation>
    </message>
    <message>
        <source>The compressed data does not decompress to the same content.</source>
        <translation>圧縮データを展開しても同じ内容になりません。</translation>
    </message>
    <message>
        <source>The crawler whose directives, and whose rules in robots.txt, say what may be listed. The program itself fetches only what robots.txt lets SitemapEditor fetch.</source>
        <translation>このクローラへの指示と robots.txt のルールにより、記載してよいページかどうかが決まります。プログラム自体が取得するのは、robots.txt が SitemapEditor に許可しているものだけです。</translation>
    </message>
    <message>
        <source>The data to be written could not be read back: {error}</source>
        <translation>書き込むデータを読み戻せませんでした: {error}</translation>
    </message>
    <message>
        <source>The data to be written reads back as {found:,} entries, not {meant:,}.</source>
        <translation>書き込むデータを読み戻すと、エントリが {meant:,} 件ではなく {found:,} 件になります。</translation>
    </message>
    <message>
        <source>The data to be written reads back as {found}, not as {meant}.</source>
        <translation>書き込むデータを読み戻すと、{meant} ではなく {found} になります。</translation>
    </message>
    <message>
        <source>The data to be written reads back differently in row {row}, {field}: {found}, not {meant}.</source>
        <translation>書き込むデータを読み戻すと、{row} 行目の {field} が {meant} ではなく {found} になります。</translation>
    </message>
    <message>
        <source>The date and time in UTC, or only the date.</source>
        <translation>UTC の日付と時刻、または日付のみ。</translation>
    </message>
    <message>
        <source>The date has no day. Write year, month and day.</source>
        <translation>日付に日がありません。年、月、日を記述してください。</translation>
    </message>
    <message>
        <source>The date has {size:,} bytes; Yandex allows 100. Leave out the fraction of the second.</source>
        <translation>日付が {size:,} バイトあります。Yandex の上限は 100 バイトです。秒の小数部を省略してください。</translation>
    </message>
    <message>
        <source>The display {name} cannot be reached</source>
        <translation>ディスプレイ {name} に接続できません</translation>
    </message>
    <message>
        <source>The editor failed while reading it. The file itself was not touched.</source>
        <translation>読み込み中にエディタでエラーが発生しました。ファイル自体は変更されていません。</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}, which has since been changed or deleted. The previous contents are in {copy}.</source>
        <translation>{path} の書き込み中にエディタが中断されました。このファイルはその後、変更または削除されています。以前の内容は {copy} にあります。</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}, which may be damaged. The copy of the previous contents is gone.</source>
        <translation>{path} の書き込み中にエディタが中断されたため、ファイルが破損している可能性があります。以前の内容のコピーは失われています。</translation>
    </message>
    <message>
        <source>The editor was interrupted while writing {path}. The previous contents have been restored.</source>
        <translation>{path} の書き込み中にエディタが中断されました。以前の内容を復元しました。</translation>
    </message>
    <message>
        <source>The elements of an entry</source>
        <translation>エントリの要素</translation>
    </message>
    <message>
        <source>The elements of this entry should be in this order: {order}, then extensions.</source>
        <translation>このエントリの要素は、{order}、拡張の順でなければなりません。</translation>
    </message>
    <message>
        <source>The entries must be split into several files with an index.</source>
        <translation>エントリを複数のファイルとインデックスに分割する必要があります。</translation>
    </message>
    <message>
        <source>The entry has more than one link for {value}. Keep one.</source>
        <translation>エントリに {value} へのリンクが 2 つ以上あります。1 つだけ残してください。</translation>
    </message>
    <message>
        <source>The entry has {count} languages but no x-default.</source>
        <translation>エントリに {count} つの言語がありますが、x-default がありません。</translation>
    </message>
    <message>
        <source>The entry has {count} news articles; only one is allowed.</source>
        <translation>エントリにニュース記事が {count} 件あります。使用できるのは 1 件だけです。</translation>
    </message>
    <message>
        <source>The entry links to other languages but not to itself.{near}</source>
        <translation>エントリはほかの言語にリンクしていますが、自分自身にはリンクしていません。{near}</translation>
    </message>
    <message>
        <source>The entry lists the image {value} more than once.</source>
        <translation>エントリに画像 {value} が 2 回以上記載されています。</translation>
    </message>
    <message>
        <source>The entry lists {count:,} images; at most 1,000 are allowed. Remove some.</source>
        <translation>エントリに画像が {count:,} 件あります。上限は 1,000 件です。いくつか削除してください。</translation>
    </message>
    <message>
        <source>The entry was rewritten from what could be read of it.</source>
        <translation>読み取れた内容からエントリを書き直しました。</translation>
    </message>
    <message>
        <source>The export could not be read back: {error}</source>
        <translation>エクスポートした内容を読み戻せませんでした: {error}</translation>
    </message>
    <message>
        <source>The export would have {size:,} bytes; the limit for a sitemap is {limit:,} before compression. Split the sitemap.</source>
        <translation>エクスポートすると {size:,} バイトになります。サイトマップの上限は圧縮前で {limit:,} バイトです。サイトマップを分割してください。</translation>
    </message>
    <message>
        <source>The expression has no group “{detail}”.</source>
        <translation>式に「{detail}」というグループはありません。</translation>
    </message>
    <message>
        <source>The file and its XML</source>
        <translation>ファイルと XML</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark. It can be removed.</source>
        <translation>ファイルの先頭にバイト オーダー マークがあります。削除できます。</translation>
    </message>
    <message>
        <source>The file begins with a {form} byte order mark, but its characters are single bytes. Remove the mark.</source>
        <translation>ファイルの先頭に {form} のバイト オーダー マークがありますが、文字は 1 バイトです。マークを削除してください。</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}</source>
        <translation>ファイルを読み取れません: {detail}</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>ファイルを読み取れません: {reason}</translation>
    </message>
    <message>
        <source>The file contains XML but is named {name}. Rename it so that it ends in .xml.</source>
        <translation>ファイルの内容は XML ですが、名前は {name} です。末尾が .xml になるように名前を変更してください。</translation>
    </message>
    <message>
        <source>The file contains version control conflict markers. Keep one side and remove the markers.</source>
        <translation>ファイルに、バージョン管理の競合マーカーがあります。どちらか一方の側を残し、マーカーを削除してください。</translation>
    </message>
    <message>
        <source>The file declares XML {version}. Sitemaps use XML 1.0.</source>
        <translation>ファイルが XML {version} を宣言しています。サイトマップでは XML 1.0 を使用します。</translation>
    </message>
    <message>
        <source>The file declares the encoding {encoding}. A sitemap must be UTF-8.</source>
        <translation>ファイルが文字コード {encoding} を宣言しています。サイトマップは UTF-8 でなければなりません。</translation>
    </message>
    <message>
        <source>The file declares {form}, but its characters are single bytes. Save it again as UTF-8.</source>
        <translation>ファイルは {form} と宣言していますが、文字は 1 バイトです。UTF-8 で保存し直してください。</translation>
    </message>
    <message>
        <source>The file decompresses to more than {detail} times its size.</source>
        <translation>ファイルを展開すると、{detail} 倍を超えるサイズになります。</translation>
    </message>
    <message>
        <source>The file has a DOCTYPE. Sitemaps do not need one; remove it.</source>
        <translation>ファイルに DOCTYPE があります。サイトマップには不要です。削除してください。</translation>
    </message>
    <message>
        <source>The file has no &lt;?xml …?&gt; line. Add one that names UTF-8.</source>
        <translation>ファイルに &lt;?xml …?&gt; の行がありません。UTF-8 を指定した行を追加してください。</translation>
    </message>
    <message>
        <source>The file has no entries. {advice}</source>
        <translation>ファイルにエントリがありません。{advice}</translation>
    </message>
    <message>
        <source>The file has no sheets.</source>
        <translation>ファイルにシートがありません。</translation>
    </message>
    <message>
        <source>The file has no tables.</source>
        <translation>ファイルに表がありません。</translation>
    </message>
    <message>
        <source>The file has {bytes:,} bytes uncompressed; at most 52,428,800 are allowed. Split it and list the parts in a sitemap index.</source>
        <translation>ファイルが圧縮前で {bytes:,} バイトあります。上限は 52,428,800 バイトです。分割し、各部分をサイトマップ インデックスに記載してください。</translation>
    </message>
    <message>
        <source>The file has {used:,} of the {limit:,} bytes allowed.</source>
        <translation>ファイルのサイズは、上限 {limit:,} バイトのうち {used:,} バイトです。</translation>
    </message>
    <message>
        <source>The file has {used:,} of the {limit:,} entries allowed.</source>
        <translation>ファイルのエントリは、上限 {limit:,} 件のうち {used:,} 件です。</translation>
    </message>
    <message>
        <source>The file holds something else than the key. It must contain “{key}” and nothing else.</source>
        <translation>ファイルにキー以外のものが含まれています。「{key}」だけを記載してください。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>The file is empty. Check the program that should have written it.</source>
        <translation>ファイルが空です。ファイルを書き出すはずだったプログラムを確認してください。</translation>
    </message>
    <message>
        <source>The file is in {form}, but it has no byte order mark and does not start with &lt;?xml, so XML parsers reject it. Save it again as UTF-8.</source>
        <translation>ファイルは {form} ですが、バイト オーダー マークがなく、&lt;?xml で始まっていないため、XML パーサーに拒否されます。UTF-8 で保存し直してください。</translation>
    </message>
    <message>
        <source>The file is larger than {detail} MB.</source>
        <translation>ファイルが {detail} MB を超えています。</translation>
    </message>
    <message>
        <source>The file is named {name} but is compressed with gzip.</source>
        <translation>ファイルの名前は {name} ですが、gzip で圧縮されています。</translation>
    </message>
    <message>
        <source>The file is named {name} but is not compressed.</source>
        <translation>ファイルの名前は {name} ですが、圧縮されていません。</translation>
    </message>
    <message>
        <source>The file is not encoded in {detail}.</source>
        <translation>ファイルの文字コードが {detail} ではありません。</translation>
    </message>
    <message>
        <source>The file is not next to the index.</source>
        <translation>ファイルがインデックスと同じ場所にありません。</translation>
    </message>
    <message>
        <source>The file is too large to open: {reason}</source>
        <translation>ファイルが大きすぎて開けません: {reason}</translation>
    </message>
    <message>
        <source>The file is {form}. Sitemaps may only be compressed with gzip. Unpack it first.</source>
        <translation>このファイルは{form}です。サイトマップの圧縮に使用できるのは gzip だけです。先に展開してください。</translation>
    </message>
    <message>
        <source>The file itself does not change.</source>
        <translation>ファイル自体は変わりません。</translation>
    </message>
    <message>
        <source>The file lists URLs on several hosts; {majority}. {advice}</source>
        <translation>ファイルに複数のホストの URL があります ({majority})。{advice}</translation>
    </message>
    <message>
        <source>The file lists http and https URLs; {majority}. Use one of them.</source>
        <translation>ファイルに http と https の URL があります ({majority})。どちらか一方に統一してください。</translation>
    </message>
    <message>
        <source>The file lists {count:,} news articles; at most 1,000 are allowed. Split it.</source>
        <translation>ファイルにニュース記事が {count:,} 件あります。上限は 1,000 件です。分割してください。</translation>
    </message>
    <message>
        <source>The file lists {entries:,} URLs; at most 50,000 are allowed. Split it and list the parts in a sitemap index.</source>
        <translation>ファイルに URL が {entries:,} 件あります。上限は 50,000 件です。分割し、各部分をサイトマップ インデックスに記載してください。</translation>
    </message>
    <message>
        <source>The file now declares UTF-8 and was converted to it.</source>
        <translation>ファイルを UTF-8 に変換し、UTF-8 と宣言しました。</translation>
    </message>
    <message>
        <source>The file uses an extension that Google has withdrawn: {detail}.</source>
        <translation>ファイルで、Google が廃止した拡張が使用されています: {detail}。</translation>
    </message>
    <message>
        <source>The file uses the XSLT style sheet {href}. Browsers are dropping XSLT. Remove the line, or use a CSS style sheet.</source>
        <translation>ファイルで XSLT スタイル シート {href} が使用されています。ブラウザは XSLT のサポートを終了しつつあります。この行を削除するか、CSS スタイル シートを使用してください。</translation>
    </message>
    <message>
        <source>The file was closed after the last complete part.</source>
        <translation>最後の完全な部分の後でファイルを閉じました。</translation>
    </message>
    <message>
        <source>The file was converted to UTF-8.</source>
        <translation>ファイルを UTF-8 に変換しました。</translation>
    </message>
    <message>
        <source>The file was removed from the site (410).</source>
        <translation>ファイルはサイトから削除されました (410)。</translation>
    </message>
    <message>
        <source>The file&apos;s published URL {url} is not valid. {reason}</source>
        <translation>ファイルの公開 URL {url} は無効です。{reason}</translation>
    </message>
    <message>
        <source>The files that are open as one document and the state of each</source>
        <translation>1 つのドキュメントとして開いているファイルとその状態を表示します</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are listed. For the rest, choose “All mine” or “All theirs”.</source>
        <translation>
            <numerusform>最初の %Ln 件を表示しています。残りについては、[すべて自分の値] または [すべて相手の値] を選択してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln are shown.</source>
        <translation>
            <numerusform>最初の %Ln 件を表示しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first side was kept.</source>
        <translation>1 番目の側を残しました。</translation>
    </message>
    <message>
        <source>The first {n} changes are listed.</source>
        <translation>最初の {n} 件の変更を表示しています。</translation>
    </message>
    <message>
        <source>The folder that holds the site&apos;s files.</source>
        <translation>サイトのファイルがあるフォルダ。</translation>
    </message>
    <message>
        <source>The folders of the site and the number of URLs in each</source>
        <translation>サイトのフォルダとそれぞれの URL の数を表示します</translation>
    </message>
    <message>
        <source>The format is valid, but Google does not list it and the official schema rejects it.</source>
        <translation>形式は有効ですが、Google の対応形式に記載がなく、公式のスキーマに拒否されます。</translation>
    </message>
    <message>
        <source>The git history of the folder cannot be read: {detail}</source>
        <translation>フォルダの git の履歴を読み取れません: {detail}</translation>
    </message>
    <message>
        <source>The gzip compression is wrong: {reason}</source>
        <translation>gzip の圧縮が正しくありません: {reason}</translation>
    </message>
    <message>
        <source>The header of a template (---)</source>
        <translation>テンプレートのヘッダー (---)</translation>
    </message>
    <message>
        <source>The header of a template was removed. What the generator fills in is still missing.</source>
        <translation>テンプレートのヘッダーを削除しました。ジェネレータが埋める内容は、まだ不足しています。</translation>
    </message>
    <message>
        <source>The header {name} is the program&apos;s own.</source>
        <translation>ヘッダー {name} はプログラム自体が使用します。</translation>
    </message>
    <message>
        <source>The heading of the column, such as Clicks.</source>
        <translation>列の見出し (例: クリック数)。</translation>
    </message>
    <message>
        <source>The heading of the column, such as Days between changes.</source>
        <translation>列の見出し (例: Days between changes)。</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>The home page gets the highest priority, and every path level lowers it.</source>
        <translation>トップページの優先度が最も高く、パスの階層ごとに下がります。</translation>
    </message>
    <message>
        <source>The home page is the most important; every folder level counts for less.</source>
        <translation>トップページが最も重要で、フォルダの階層が深いほど低くなります。</translation>
    </message>
    <message>
        <source>The home page {url} answers with {status}.</source>
        <translation>トップページ {url} の応答は {status} です。</translation>
    </message>
    <message>
        <source>The home page {url} does not answer. {reason}</source>
        <translation>トップページ {url} が応答しません。{reason}</translation>
    </message>
    <message>
        <source>The host of this URL is not valid: {reason}.</source>
        <translation>この URL のホストは無効です: {reason}。</translation>
    </message>
    <message>
        <source>The host to replace. Leave empty for any host.</source>
        <translation>置き換えるホスト。すべてのホストを対象にするには空のままにします。</translation>
    </message>
    <message>
        <source>The host {host} has no address.</source>
        <translation>ホスト {host} のアドレスがありません。</translation>
    </message>
    <message>
        <source>The host {host} is in a private network.</source>
        <translation>ホスト {host} はプライベート ネットワーク内にあります。</translation>
    </message>
    <message>
        <source>The index is published on {published}, but this sitemap is on {host}. They must be on the same site.</source>
        <translation>インデックスの公開先は {published} ですが、このサイトマップは {host} にあります。両者は同じサイトになければなりません。</translation>
    </message>
    <message>
        <source>The index lists a missing file with this name. Remove its entry first.</source>
        <translation>この名前の存在しないファイルがインデックスに記載されています。先にそのエントリを削除してください。</translation>
    </message>
    <message>
        <source>The index lists http and https sitemaps; {majority}. Set the published URL of the index.</source>
        <translation>インデックスに http と https のサイトマップが記載されています ({majority})。インデックスの公開 URL を設定してください。</translation>
    </message>
    <message>
        <source>The index lists sitemaps on several hosts; {majority}. Set the published URL of the index.</source>
        <translation>インデックスに複数のホストのサイトマップがあります ({majority})。インデックスの公開 URL を設定してください。</translation>
    </message>
    <message>
        <source>The index lists {entries:,} sitemaps; at most 50,000 are allowed. Make a second index.</source>
        <translation>インデックスにサイトマップが {entries:,} 個あります。上限は 50,000 個です。2 つ目のインデックスを作成してください。</translation>
    </message>
    <message>
        <source>The items of the feed were read one by one.</source>
        <translation>フィードの項目を 1 つずつ読み取りました。</translation>
    </message>
    <message>
        <source>The joined files were merged into one.</source>
        <translation>つながっていたファイルを 1 つに統合しました。</translation>
    </message>
    <message>
        <source>The language of filters: {call}</source>
        <translation>フィルタの書き方: {call}</translation>
    </message>
    <message>
        <source>The language of pages whose URLs name none, such as en; if empty, they are left out.</source>
        <translation>URL に言語の表記がないページの言語 (例: en)。空の場合、それらのページは除外されます。</translation>
    </message>
    <message>
        <source>The language of this page is unknown. Enter it in Languages (Rows menu).</source>
        <translation>このページの言語が不明です。[言語] ([行] メニュー) で入力してください。</translation>
    </message>
    <message>
        <source>The language whose page becomes x-default where no page names one; if empty, none.</source>
        <translation>x-default の指定がない場合に、ページを x-default にする言語。空の場合はなし。</translation>
    </message>
    <message>
        <source>The least number and its priority, such as 100=0.8.</source>
        <translation>下限の数値とその優先度 (例: 100=0.8)。</translation>
    </message>
    <message>
        <source>The ledger of announcements cannot be read and was set aside as {name}.</source>
        <translation>通知の記録を読み取れないため、{name} として退避しました。</translation>
    </message>
    <message>
        <source>The ledger of announcements cannot be used now ({cause}). Nothing of it is lost; try again.</source>
        <translation>通知の記録を現在使用できません ({cause})。失われたものはありません。もう一度お試しください。</translation>
    </message>
    <message>
        <source>The link {link} has no {name}.</source>
        <translation>リンク {link} に {name} がありません。</translation>
    </message>
    <message>
        <source>The link {link} has rel=&quot;{rel}&quot;; it must be alternate.</source>
        <translation>リンク {link} に rel=&quot;{rel}&quot; と指定されています。alternate でなければなりません。</translation>
    </message>
    <message>
        <source>The link {value} has no scheme and host. Complete the URL.</source>
        <translation>リンク {value} にスキームとホストがありません。URL を補完してください。</translation>
    </message>
    <message>
        <source>The live site and robots.txt</source>
        <translation>公開中のサイトと robots.txt</translation>
    </message>
    <message>
        <source>The loc of this entry is empty. Add the URL, or remove the entry.</source>
        <translation>このエントリの loc が空です。URL を追加するか、エントリを削除してください。</translation>
    </message>
    <message>
        <source>The longest URL has {number:,} characters.</source>
        <translation>最も長い URL は {number:,} 文字です。</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>The markers break the file for every crawler.</source>
        <translation>マーカーがあると、ファイルはどのクローラにとっても壊れたものになります。</translation>
    </message>
    <message>
        <source>The missing root element was added.</source>
        <translation>不足していたルート要素を追加しました。</translation>
    </message>
    <message>
        <source>The missing tag of an entry was added.</source>
        <translation>エントリに不足していたタグを追加しました。</translation>
    </message>
    <message>
        <source>The misspelled prefix was corrected.</source>
        <translation>接頭辞のスペルを修正しました。</translation>
    </message>
    <message>
        <source>The mode must be one of these: {detail}.</source>
        <translation>モードは次のいずれかでなければなりません: {detail}。</translation>
    </message>
    <message>
        <source>The name by which hosts know the program.</source>
        <translation>ホストに伝えるプログラムの名前です。</translation>
    </message>
    <message>
        <source>The name is unknown, so it was kept as text.</source>
        <translation>不明な名前のため、テキストとして残しました。</translation>
    </message>
    <message>
        <source>The name must end in .xml or .xml.gz.</source>
        <translation>名前の末尾は .xml または .xml.gz にしてください。</translation>
    </message>
    <message>
        <source>The name of a list of URLs should end in .txt; this one is {name}.</source>
        <translation>URL リストの名前の末尾は .txt でなければなりませんが、このファイルの名前は {name} です。</translation>
    </message>
    <message>
        <source>The namespace is {namespace}. It must be exactly http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>名前空間が {namespace} です。正確に http://www.sitemaps.org/schemas/sitemap/0.9 でなければなりません。</translation>
    </message>
    <message>
        <source>The number must be {detail} or less.</source>
        <translation>数値は {detail} 以下でなければなりません。</translation>
    </message>
    <message>
        <source>The number must be {detail} or more.</source>
        <translation>数値は {detail} 以上でなければなりません。</translation>
    </message>
    <message>
        <source>The only row in the file</source>
        <translation>ファイル内の唯一の行</translation>
    </message>
    <message>
        <source>The page and this entry link to different pages for {languages}.</source>
        <translation>{languages}について、ページとこのエントリのリンク先が異なります。</translation>
    </message>
    <message>
        <source>The page answers and may be listed.</source>
        <translation>ページは応答し、サイトマップに記載できます。</translation>
    </message>
    <message>
        <source>The page around the escaped sitemap was removed.</source>
        <translation>エスケープされたサイトマップを囲むページを削除しました。</translation>
    </message>
    <message>
        <source>The page asks search engines not to index it (noindex).</source>
        <translation>ページは、検索エンジンにインデックスに登録しないよう求めています (noindex)。</translation>
    </message>
    <message>
        <source>The page asks search engines not to list it.</source>
        <translation>ページは、検索エンジンにインデックスに登録しないよう求めています。</translation>
    </message>
    <message>
        <source>The page contradicts itself. {reason}</source>
        <translation>ページの内容が矛盾しています。{reason}</translation>
    </message>
    <message>
        <source>The page names another URL, or more than one, as the one to list.</source>
        <translation>ページは、記載すべき URL として別の URL を 1 つ以上指定しています。</translation>
    </message>
    <message>
        <source>The page names {canonical} as the URL to list.</source>
        <translation>ページは、記載すべき URL として {canonical} を指定しています。</translation>
    </message>
    <message>
        <source>The page says that it last changed on {date}, which is earlier.</source>
        <translation>ページが示す最終更新日は {date} で、これより前です。</translation>
    </message>
    <message>
        <source>The page says that it last changed on {date}, which is later.</source>
        <translation>ページによると最終更新は {date} で、こちらの方が新しい日付です。</translation>
    </message>
    <message>
        <source>The parameter {parameter} is about the visit or the visitor. Leave it out of the sitemap.</source>
        <translation>パラメータ {parameter} は訪問または訪問者に関するものです。サイトマップからは除いてください。</translation>
    </message>
    <message>
        <source>The path contains /./ or /../. Write the path it leads to.</source>
        <translation>パスに /./ または /../ が含まれています。実際のパスを記述してください。</translation>
    </message>
    <message>
        <source>The path contains //. Usually one slash is meant.</source>
        <translation>パスに // が含まれています。通常、スラッシュは 1 つです。</translation>
    </message>
    <message>
        <source>The prefix was declared.</source>
        <translation>接頭辞を宣言しました。</translation>
    </message>
    <message>
        <source>The prefix xsi stands for {name}, not for the XML Schema namespace.</source>
        <translation>接頭辞 xsi が、XML Schema の名前空間ではなく {name} を表しています。</translation>
    </message>
    <message>
        <source>The prefix {prefix} is used but not declared. {advice}</source>
        <translation>接頭辞 {prefix} が、宣言されずに使用されています。{advice}</translation>
    </message>
    <message>
        <source>The priority of the first rank.</source>
        <translation>1 位の優先度。</translation>
    </message>
    <message>
        <source>The priority of the first.</source>
        <translation>1 番目の優先度。</translation>
    </message>
    <message>
        <source>The priority of the home page.</source>
        <translation>トップページの優先度。</translation>
    </message>
    <message>
        <source>The priority of the last rank.</source>
        <translation>最下位の優先度。</translation>
    </message>
    <message>
        <source>The priority of the last.</source>
        <translation>最後の優先度。</translation>
    </message>
    <message>
        <source>The process that asks for the URLs has ended unexpectedly. What it found is kept; Continue goes on.</source>
        <translation>URL を問い合わせるプロセスが予期せず終了しました。それまでの結果は保管されています。[続行] で再開できます。</translation>
    </message>
    <message>
        <source>The profile must be one of these: {detail}.</source>
        <translation>プロファイルは次のいずれかでなければなりません: {detail}。</translation>
    </message>
    <message>
        <source>The protocol allows it, but a major search engine or the official schema rejects it.</source>
        <translation>プロトコルでは許可されていますが、主要な検索エンジンまたは公式のスキーマに拒否されます。</translation>
    </message>
    <message>
        <source>The protocol limits the length, and search engines drop longer URLs.</source>
        <translation>プロトコルで長さが制限されており、検索エンジンはこれより長い URL を除外します。</translation>
    </message>
    <message>
        <source>The protocol requires UTF-8; crawlers that rely on it misread other encodings.</source>
        <translation>プロトコルでは UTF-8 が必須です。UTF-8 を前提とするクローラは、ほかの文字コードを正しく読み取れません。</translation>
    </message>
    <message>
        <source>The proxy did not connect to the site; it answered {status}.</source>
        <translation>プロキシがサイトに接続しませんでした。応答は {status} です。</translation>
    </message>
    <message>
        <source>The proxy that is set for it cannot be used; one such as http://proxy.example.com:8080 can.</source>
        <translation>設定されているプロキシは使用できません。使用できるのは http://proxy.example.com:8080 のような形式です。</translation>
    </message>
    <message>
        <source>The proxy {host} cannot be reached.</source>
        <translation>プロキシ {host} に接続できません。</translation>
    </message>
    <message>
        <source>The publication is called “{value}” and “{other}”. Write its name in one way.</source>
        <translation>パブリケーション名が「{value}」と「{other}」になっています。表記を統一してください。</translation>
    </message>
    <message>
        <source>The recipe has no name.</source>
        <translation>レシピに名前がありません。</translation>
    </message>
    <message>
        <source>The recipe has no steps. Add one under [[step]].</source>
        <translation>レシピにステップがありません。[[step]] の下に追加してください。</translation>
    </message>
    <message>
        <source>The rest of an entry without a URL was removed.</source>
        <translation>URL のないエントリの残りを削除しました。</translation>
    </message>
    <message>
        <source>The robots.txt of the site forbids to fetch it.</source>
        <translation>サイトの robots.txt で取得が禁止されています。</translation>
    </message>
    <message>
        <source>The root and the size of the file</source>
        <translation>ルートとファイルのサイズ</translation>
    </message>
    <message>
        <source>The root element is {name}; that of a sitemap is urlset or sitemapindex.{hint}</source>
        <translation>ルート要素が {name} です。サイトマップのルートは urlset または sitemapindex です。{hint}</translation>
    </message>
    <message>
        <source>The root element was renamed correctly.</source>
        <translation>ルート要素を正しい名前に変更しました。</translation>
    </message>
    <message>
        <source>The root&apos;s end tag was moved after the entries that followed it.</source>
        <translation>ルートの終了タグを、後にあったエントリの後に移動しました。</translation>
    </message>
    <message>
        <source>The root&apos;s start tag cannot be read.</source>
        <translation>ルートの開始タグを読み取れません。</translation>
    </message>
    <message>
        <source>The root&apos;s start tag has more than {n:,} attributes.</source>
        <translation>ルートの開始タグの属性が {n:,} 個を超えています。</translation>
    </message>
    <message>
        <source>The root&apos;s start tag was moved before the entries that preceded it.</source>
        <translation>ルートの開始タグを、前にあったエントリの前に移動しました。</translation>
    </message>
    <message>
        <source>The rule would also redirect a page that the new sitemap lists.</source>
        <translation>このルールでは、新しいサイトマップに記載されたページもリダイレクトされます。</translation>
    </message>
    <message>
        <source>The rules for URLs also apply to the sitemap&apos;s own URL.</source>
        <translation>URL の規則は、サイトマップ自体の URL にも適用されます。</translation>
    </message>
    <message>
        <source>The rules must stand below [rules].</source>
        <translation>ルールは [rules] の下に記述してください。</translation>
    </message>
    <message>
        <source>The rules to select or ignore must be a list, such as [&quot;hreflang-*&quot;].</source>
        <translation>select または ignore のルールは、[&quot;hreflang-*&quot;] のようなリストでなければなりません。</translation>
    </message>
    <message>
        <source>The same command goes on with the others; with --brake {off} it does not stop by itself.</source>
        <translation>同じコマンドで残りを続行できます。--brake {off} を指定すると、自動的に停止しません。</translation>
    </message>
    <message>
        <source>The scheme and host that most URLs share are left out.</source>
        <translation>大半の URL に共通するスキームとホストを省略します。</translation>
    </message>
    <message>
        <source>The scheme or host has capital letters. In lower case it is the same URL.</source>
        <translation>スキームまたはホストに大文字があります。小文字にしても同じ URL です。</translation>
    </message>
    <message>
        <source>The second one adds nothing, and over time the two may contradict each other.</source>
        <translation>2 つ目は何の役にも立たず、時間がたつと両者が矛盾するおそれがあります。</translation>
    </message>
    <message>
        <source>The second side was kept.</source>
        <translation>2 番目の側を残しました。</translation>
    </message>
    <message>
        <source>The server answered {status} and sent no page.</source>
        <translation>サーバーが {status} を返し、ページを送信しませんでした。</translation>
    </message>
    <message>
        <source>The server answered {status}, which is an error of its own.</source>
        <translation>サーバーが、サーバー自体のエラーを示す {status} を返しました。</translation>
    </message>
    <message>
        <source>The server answered {status}: there is no such page.</source>
        <translation>サーバーが {status} を返しました。そのようなページはありません。</translation>
    </message>
    <message>
        <source>The server broke its answer off, or it is not HTTP.</source>
        <translation>サーバーが応答を途中で打ち切ったか、HTTP ではありません。</translation>
    </message>
    <message>
        <source>The server failed.</source>
        <translation>サーバーでエラーが発生しました。</translation>
    </message>
    <message>
        <source>The server refuses the connection or cannot be reached.</source>
        <translation>サーバーが接続を拒否しているか、到達できません。</translation>
    </message>
    <message>
        <source>The server refuses the request.</source>
        <translation>サーバーがリクエストを拒否しています。</translation>
    </message>
    <message>
        <source>The server says that the page is there, but there seems to be none.</source>
        <translation>サーバーはページがあると応答しますが、実際には存在しないようです。</translation>
    </message>
    <message>
        <source>The settings in {path} are damaged. The defaults are used this time.</source>
        <translation>{path} の設定が破損しています。今回は既定値を使用します。</translation>
    </message>
    <message>
        <source>The settings in {path} cannot be read. The defaults are used this time.</source>
        <translation>{path} の設定を読み取れません。今回は既定値を使用します。</translation>
    </message>
    <message>
        <source>The settings in {path} were damaged and have been reset. The damaged file was kept as “settings.ini.damaged”.</source>
        <translation>{path} の設定が破損していたため、リセットしました。破損したファイルは「settings.ini.damaged」として保管されています。</translation>
    </message>
    <message>
        <source>The share of the last 50 URLs, where the site seems to be overloaded; at 100 % it never does.</source>
        <translation>直近 50 件の URL に占める割合。サイトが過負荷と思われるときに一時停止します。100 % では一時停止しません。</translation>
    </message>
    <message>
        <source>The sheet “{detail}” is empty.</source>
        <translation>シート「{detail}」は空です。</translation>
    </message>
    <message>
        <source>The site answers with the status {status}, without a file.</source>
        <translation>サイトがファイルを返さず、ステータス {status} で応答しました。</translation>
    </message>
    <message>
        <source>The site did not let the program in, so nothing is known of the page.</source>
        <translation>サイトがプログラムのアクセスを拒否したため、ページについては何もわかりません。</translation>
    </message>
    <message>
        <source>The site has an error of its own ({status}). Try again later.</source>
        <translation>サイト自体にエラーが発生しています ({status})。後でもう一度お試しください。</translation>
    </message>
    <message>
        <source>The site redirects too often.</source>
        <translation>サイトのリダイレクトが多すぎます。</translation>
    </message>
    <message>
        <source>The site refuses access to it (403).</source>
        <translation>サイトがアクセスを拒否しています (403)。</translation>
    </message>
    <message>
        <source>The site requires a login (401).</source>
        <translation>サイトがログインを求めています (401)。</translation>
    </message>
    <message>
        <source>The site was asked too often (429). Try again later.</source>
        <translation>サイトへの要求が多すぎます (429)。後でもう一度お試しください。</translation>
    </message>
    <message>
        <source>The site&apos;s own {inner} stands in it a second time: two URLs were joined. Keep one of them.</source>
        <translation>サイト自体の {inner} がもう一度現れます。2 つの URL がつながっています。どちらか一方を残してください。</translation>
    </message>
    <message>
        <source>The sitemap is published on {published}, but this URL is on {host}.{hint}</source>
        <translation>サイトマップの公開先は {published} ですが、この URL は {host} にあります。{hint}</translation>
    </message>
    <message>
        <source>The sitemap is published with {published}, but this URL begins with {scheme}.</source>
        <translation>サイトマップは {published} で公開されていますが、この URL は {scheme} で始まっています。</translation>
    </message>
    <message>
        <source>The sitemap lists it and it is there, but no page links to it.</source>
        <translation>サイトマップに記載され、存在もしますが、どのページからもリンクされていません。</translation>
    </message>
    <message>
        <source>The sitemap lists it, and it is not there: {reason}</source>
        <translation>サイトマップに記載されていますが、存在しません: {reason}</translation>
    </message>
    <message>
        <source>The sitemap lists it, and it is not to be indexed: {reason}</source>
        <translation>サイトマップに記載されていますが、インデックス登録の対象外です: {reason}</translation>
    </message>
    <message>
        <source>The sitemap&apos;s elements have no namespace. It must be http://www.sitemaps.org/schemas/sitemap/0.9.</source>
        <translation>サイトマップの要素に名前空間がありません。http://www.sitemaps.org/schemas/sitemap/0.9 でなければなりません。</translation>
    </message>
    <message>
        <source>The sitemap&apos;s own elements have the prefix {prefix}. They do not need one.</source>
        <translation>サイトマップ自体の要素に接頭辞 {prefix} があります。接頭辞は不要です。</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be read because a process for it could not be started: {detail}. Close other programs and try again.</source>
        <translation>読み取り用のプロセスを開始できなかったため、スプレッドシートを読み取れません: {detail}。ほかのプログラムを閉じて、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The spreadsheet cannot be read: it is damaged or needs too much memory. Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>スプレッドシートを読み取れません。破損しているか、必要なメモリが多すぎます。表計算ソフトで開いて保存し直すか、CSV として保存してください。</translation>
    </message>
    <message>
        <source>The spreadsheet could not be read within {detail} seconds: it is damaged or far too large. Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>スプレッドシートを {detail} 秒以内に読み取れませんでした。破損しているか、大きすぎます。表計算ソフトで開いて保存し直すか、CSV として保存してください。</translation>
    </message>
    <message>
        <source>The spreadsheet decompresses to more than {detail} bytes.</source>
        <translation>スプレッドシートを展開すると {detail} バイトを超えます。</translation>
    </message>
    <message>
        <source>The spreadsheet is damaged: its content is not well-formed XML (line {detail}). Open it in a spreadsheet program and save it again, or save it as CSV.</source>
        <translation>スプレッドシートが破損しています: 内容が整形式の XML ではありません (ファイルの {detail} 行目)。表計算ソフトで開いて保存し直すか、CSV として保存してください。</translation>
    </message>
    <message>
        <source>The step does nothing. List its operations as “do”.</source>
        <translation>ステップに操作がありません。「do」に操作を列挙してください。</translation>
    </message>
    <message>
        <source>The style sheet {path} was written. Publish it next to the sitemap.</source>
        <translation>スタイル シート {path} を書き込みました。サイトマップと同じ場所に公開してください。</translation>
    </message>
    <message>
        <source>The table cannot be read: {detail}.</source>
        <translation>表を読み取れません: {detail}。</translation>
    </message>
    <message>
        <source>The text {detail} is outside any element. Remove it, or move it where it belongs.</source>
        <translation>テキスト {detail} が要素の外にあります。削除するか、適切な場所に移動してください。</translation>
    </message>
    <message>
        <source>The time has no seconds. Add :00.</source>
        <translation>時刻に秒がありません。:00 を追加してください。</translation>
    </message>
    <message>
        <source>The time the file was made</source>
        <translation>ファイルが生成された日時</translation>
    </message>
    <message>
        <source>The title has {count:,} characters; the schema allows 100.</source>
        <translation>タイトルが {count:,} 文字あります。スキーマの上限は 100 文字です。</translation>
    </message>
    <message>
        <source>The value contains the invisible character {character}. Remove it.</source>
        <translation>値に見えない文字 {character} が含まれています。削除してください。</translation>
    </message>
    <message>
        <source>The value of {name} holds a line break or another control character.</source>
        <translation>{name} の値に、改行などの制御文字が含まれています。</translation>
    </message>
    <message>
        <source>The versions contradict each other. Decide in Languages (Rows menu).</source>
        <translation>言語版どうしが矛盾しています。[言語] ([行] メニュー) で決めてください。</translation>
    </message>
    <message>
        <source>The video expired on {value}.</source>
        <translation>動画は {value} に期限切れになりました。</translation>
    </message>
    <message>
        <source>The video has neither content_loc nor player_loc. Add one of them.</source>
        <translation>動画に content_loc も player_loc もありません。どちらかを追加してください。</translation>
    </message>
    <message>
        <source>The window needs system libraries that are not installed here:
  {files}
On Debian and Ubuntu, install them with:
  sudo apt-get install {packages}
Elsewhere, install the packages that hold these files.</source>
        <translation>ウィンドウに必要なシステムライブラリがインストールされていません:
  {files}
Debian と Ubuntu では次のようにインストールします:
  sudo apt-get install {packages}
それ以外では、これらのファイルを含むパッケージをインストールしてください。</translation>
    </message>
    <message>
        <source>The wrong byte order mark was removed.</source>
        <translation>誤ったバイト オーダー マークを削除しました。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>There are blank lines in the list. They can be removed.</source>
        <translation>リストに空行があります。削除できます。</translation>
    </message>
    <message>
        <source>There are no preferences in this file.</source>
        <translation>このファイルに設定はありません。</translation>
    </message>
    <message>
        <source>There are {count:,} indexes; Search Console accepts up to 500 per site. Use fewer, larger ones.</source>
        <translation>インデックスが {count:,} 個あります。Search Console で送信できるのは、1 サイトあたり 500 個までです。1 つを大きくして数を減らしてください。</translation>
    </message>
    <message>
        <source>There is a loc directly in the root. Each URL needs an entry of its own around it.</source>
        <translation>ルートの直下に loc があります。URL ごとに、それを囲む独自のエントリが必要です。</translation>
    </message>
    <message>
        <source>There is a password for {site}, but no user.</source>
        <translation>{site} にパスワードがありますが、ユーザー名がありません。</translation>
    </message>
    <message>
        <source>There is a second root element, {name}, inside the root. Its entries belong in the root itself.</source>
        <translation>ルートの中に 2 つ目のルート要素 {name} があります。そのエントリは、ルートの直下に置いてください。</translation>
    </message>
    <message>
        <source>There is an element inside {field}, which may only contain text.</source>
        <translation>{field} の中に要素があります。使用できるのはテキストだけです。</translation>
    </message>
    <message>
        <source>There is an unescaped &amp;. Write it as &amp;amp;.</source>
        <translation>エスケープされていない「&amp;」があります。&amp;amp; と記述してください。</translation>
    </message>
    <message>
        <source>There is another file named {name} in the folder already.</source>
        <translation>フォルダに {name} という名前の別のファイルがすでにあります。</translation>
    </message>
    <message>
        <source>There is no / between the host and the query. Add it.</source>
        <translation>ホストとクエリの間に / がありません。追加してください。</translation>
    </message>
    <message>
        <source>There is no data column called {detail}. Join a table first.</source>
        <translation>{detail} というデータ列はありません。先に表を結合してください。</translation>
    </message>
    <message>
        <source>There is no data column called {heading}. Name its table with --data.</source>
        <translation>{heading} というデータ列はありません。その表を --data で指定してください。</translation>
    </message>
    <message>
        <source>There is no day {found} in {month}.</source>
        <translation>{month} に {found} という日はありません。</translation>
    </message>
    <message>
        <source>There is no display to open a window on</source>
        <translation>ウィンドウを開けるディスプレイがありません</translation>
    </message>
    <message>
        <source>There is no folder {detail}.</source>
        <translation>{detail} というフォルダはありません。</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>フォルダ {folder} がありません。</translation>
    </message>
    <message>
        <source>There is no hour {found}.</source>
        <translation>{found} という時はありません。</translation>
    </message>
    <message>
        <source>There is no minute {found}.</source>
        <translation>{found} という分はありません。</translation>
    </message>
    <message>
        <source>There is no month {found}.</source>
        <translation>{found} という月はありません。</translation>
    </message>
    <message>
        <source>There is no offset {found}.</source>
        <translation>{found} という時差はありません。</translation>
    </message>
    <message>
        <source>There is no open bracket to close here. Put text with brackets in quotes.</source>
        <translation>ここには閉じる括弧に対応する開き括弧がありません。括弧を含むテキストは引用符で囲んでください。</translation>
    </message>
    <message>
        <source>There is no operation “{detail}”.</source>
        <translation>「{detail}」という操作はありません。</translation>
    </message>
    <message>
        <source>There is no option called {detail}.</source>
        <translation>{detail} というオプションはありません。</translation>
    </message>
    <message>
        <source>There is no rule “{detail}”.</source>
        <translation>「{detail}」というルールはありません。</translation>
    </message>
    <message>
        <source>There is no second {found}.</source>
        <translation>{found} という秒はありません。</translation>
    </message>
    <message>
        <source>There is no sitemap in it that could be changed.</source>
        <translation>変更できるサイトマップが含まれていません。</translation>
    </message>
    <message>
        <source>There is no such file (404).</source>
        <translation>そのようなファイルはありません (404)。</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>そのようなページはありません。</translation>
    </message>
    <message>
        <source>There is no such rule.</source>
        <translation>そのようなルールはありません。</translation>
    </message>
    <message>
        <source>There is no such rule. Did you mean {detail}?</source>
        <translation>そのようなルールはありません。{detail} のことですか？</translation>
    </message>
    <message>
        <source>There is no such term. Did you mean {detail}? To search for text, put it in quotes.</source>
        <translation>そのような条件はありません。{detail} のことですか？テキストを検索するには、引用符で囲んでください。</translation>
    </message>
    <message>
        <source>There is no such term. To search for text, put it in quotes.</source>
        <translation>そのような条件はありません。テキストを検索するには、引用符で囲んでください。</translation>
    </message>
    <message>
        <source>There is no such word. Did you mean {detail}?</source>
        <translation>そのような語はありません。{detail} のことですか？</translation>
    </message>
    <message>
        <source>There is no year {found}.</source>
        <translation>{found} という年はありません。</translation>
    </message>
    <message>
        <source>There is nothing between these brackets.</source>
        <translation>この括弧の中に何もありません。</translation>
    </message>
    <message>
        <source>There is nothing between these quotes.</source>
        <translation>この引用符の中に何もありません。</translation>
    </message>
    <message>
        <source>There is something before the XML. Remove it so that the file starts with its first tag.</source>
        <translation>XML の前に何かがあります。ファイルが最初のタグで始まるように削除してください。</translation>
    </message>
    <message>
        <source>There is white space before or after the URL. Remove it.</source>
        <translation>URL の前または後に空白があります。削除してください。</translation>
    </message>
    <message>
        <source>There is white space before or after the value. Remove it.</source>
        <translation>値の前または後に空白があります。削除してください。</translation>
    </message>
    <message>
        <source>There is white space inside the URL. {advice}</source>
        <translation>URL の中に空白があります。{advice}</translation>
    </message>
    <message>
        <source>There were no web pages before 1991. Correct or remove the date.</source>
        <translation>1991 年より前に Web ページはありませんでした。日付を修正するか、削除してください。</translation>
    </message>
    <message numerus="yes">
        <source>There will be %Ln errors to fix.</source>
        <translation>
            <numerusform>修正が必要なエラーが %Ln 件発生します。</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the operations of *Edit &gt; Edit values…*, of recipes, and of {command} on the command line. A recipe names them by their ids.</source>
        <translation>[編集] &gt; [値を編集…]、レシピ、およびコマンド ラインの {command} で使用できる操作です。レシピでは ID で指定します。</translation>
    </message>
    <message>
        <source>These of its sitemaps are not beside it: {names}</source>
        <translation>次のサイトマップが同じ場所にありません: {names}</translation>
    </message>
    <message>
        <source>These quotes are never closed.</source>
        <translation>この引用符は閉じられていません。</translation>
    </message>
    <message>
        <source>They are harmless, but some tools read them as empty URLs.</source>
        <translation>害はありませんが、一部のツールでは空の URL として読み取られます。</translation>
    </message>
    <message>
        <source>They are in a different order.</source>
        <translation>並び順が異なります。</translation>
    </message>
    <message>
        <source>They are offered at the next start if the program closes unexpectedly.</source>
        <translation>プログラムが予期せず終了した場合、次回の起動時に復元できます。</translation>
    </message>
    <message>
        <source>They do no harm, but keeping them up to date is rarely worth the effort.</source>
        <translation>害はありませんが、手間をかけて最新の状態に保つほどの価値はほとんどありません。</translation>
    </message>
    <message>
        <source>They do no harm. Yandex still reads the ones for images.</source>
        <translation>害はありません。画像用のものは Yandex がまだ読み取ります。</translation>
    </message>
    <message>
        <source>This URL looks like a sitemap, not a page. It belongs in a sitemap index.</source>
        <translation>この URL はページではなく、サイトマップのようです。サイトマップ インデックスに記載してください。</translation>
    </message>
    <message>
        <source>This attribute has no meaning in a sitemap: {detail}. Remove it.</source>
        <translation>この属性はサイトマップでは意味がありません: {detail}。削除してください。</translation>
    </message>
    <message>
        <source>This bracket is never closed.</source>
        <translation>この括弧は閉じられていません。</translation>
    </message>
    <message>
        <source>This document is read-only.</source>
        <translation>このドキュメントは読み取り専用です。</translation>
    </message>
    <message>
        <source>This element is not allowed here: {detail}. {advice}</source>
        <translation>この要素はここでは使用できません: {detail}。{advice}</translation>
    </message>
    <message>
        <source>This entry has no loc. {advice}</source>
        <translation>このエントリに loc がありません。{advice}</translation>
    </message>
    <message>
        <source>This entry uses a custom entity declared in this file&apos;s DOCTYPE: {detail}. Write out its value instead.</source>
        <translation>このエントリで、ファイルの DOCTYPE で宣言された独自の実体が使用されています: {detail}。代わりに値を記述してください。</translation>
    </message>
    <message>
        <source>This expression takes too long to run. Simplify it.</source>
        <translation>この式の処理には時間がかかりすぎます。簡単にしてください。</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>このファイルを開けません</translation>
    </message>
    <message>
        <source>This format does not tell URLs apart by their queries.</source>
        <translation>この形式では、クエリだけが異なる URL を区別できません。</translation>
    </message>
    <message>
        <source>This format has no ports and no user names.</source>
        <translation>この形式では、ポートとユーザー名を使用できません。</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer, not the file itself. To get the file, run git lfs pull in its folder.</source>
        <translation>ファイル自体ではなく、Git LFS ポインタです。ファイルを取得するには、そのフォルダで git lfs pull を実行してください。</translation>
    </message>
    <message>
        <source>This is a different kind of archive, not gzip. Unpack it and compress the sitemap with gzip.</source>
        <translation>gzip ではなく、別の種類のアーカイブです。展開し、サイトマップを gzip で圧縮してください。</translation>
    </message>
    <message>
        <source>This is a feed. A feed only lists what is new; a sitemap should list all pages.</source>
        <translation>これはフィードです。フィードには新しいものだけが記載されますが、サイトマップにはすべてのページを記載する必要があります。</translation>
    </message>
    <message>
        <source>This is a feed; only sitemaps can be edited. Use convert to create a sitemap from it.</source>
        <translation>これはフィードです。編集できるのはサイトマップだけです。フィードからサイトマップを作成するには convert を使用してください。</translation>
    </message>
    <message>
        <source>This is a feed; only sitemaps can be repaired. Use convert to create a sitemap from it.</source>
        <translation>これはフィードです。修復できるのはサイトマップだけです。フィードからサイトマップを作成するには convert を使用してください。</translation>
    </message>
    <message>
        <source>This is an HTML page, often an error page saved instead of the sitemap. Download the file itself.{hint}</source>
        <translation>これは HTML ページです。多くの場合、サイトマップの代わりに保存されたエラー ページです。ファイル自体をダウンロードしてください。{hint}</translation>
    </message>
    <message>
        <source>This is in the index. Change URLs and dates in this list; for anything else, open the index by itself.</source>
        <translation>これはインデックスにあります。URL と日付はこの一覧で変更し、それ以外はインデックスを単独で開いて変更してください。</translation>
    </message>
    <message>
        <source>This is neither a sitemap in XML nor a list of URLs.{hint}</source>
        <translation>XML のサイトマップでも URL リストでもありません。{hint}</translation>
    </message>
    <message>
        <source>This is neither a spreadsheet nor a text file.</source>
        <translation>スプレッドシートでもテキスト ファイルでもありません。</translation>
    </message>
    <message>
        <source>This is no file with a choice of rules.</source>
        <translation>ルールの選択のファイルではありません。</translation>
    </message>
    <message>
        <source>This is not a sitemap.</source>
        <translation>サイトマップではありません。</translation>
    </message>
    <message>
        <source>This is not a valid file name. Leave out slashes, quotes and similar characters.</source>
        <translation>有効なファイル名ではありません。スラッシュ、引用符などの文字は使用しないでください。</translation>
    </message>
    <message>
        <source>This is not valid TOML: {detail}.</source>
        <translation>有効な TOML ではありません: {detail}。</translation>
    </message>
    <message>
        <source>This is the URL of the index itself. Remove the entry.</source>
        <translation>これはインデックス自体の URL です。エントリを削除してください。</translation>
    </message>
    <message>
        <source>This line is not a URL that begins with http:// or https://.{hint}</source>
        <translation>この行は、http:// または https:// で始まる URL ではありません。{hint}</translation>
    </message>
    <message>
        <source>This page does not list itself among its versions.</source>
        <translation>このページの言語版に、自分自身が記載されていません。</translation>
    </message>
    <message>
        <source>This page lists more than one version in this language.</source>
        <translation>このページには、この言語版が複数記載されています。</translation>
    </message>
    <message>
        <source>This page lists none for all other languages (x-default).</source>
        <translation>このページには、その他すべての言語用 (x-default) が記載されていません。</translation>
    </message>
    <message>
        <source>This sitemap may only list URLs in {folder} and its subfolders. Publish it at the root of the site.</source>
        <translation>このサイトマップに記載できるのは、{folder} とそのサブフォルダの URL だけです。サイトマップをサイトのルートで公開してください。</translation>
    </message>
    <message>
        <source>This spreadsheet cannot be read: {detail}.</source>
        <translation>このスプレッドシートを読み取れません: {detail}。</translation>
    </message>
    <message>
        <source>Those in line {line:,} are inside a comment. Take them out of it.</source>
        <translation>ファイルの {line:,} 行目のエントリがコメントの中にあります。コメントから出してください。</translation>
    </message>
    <message>
        <source>Those of the protocol, with those of one search engine, or all with our own. Errors of the file itself are always among them.</source>
        <translation>プロトコルのルール、それに 1 つの検索エンジンのルールを加えたもの、または独自のものも含むすべてのルール。ファイル自体のエラーは常に含まれます。</translation>
    </message>
    <message>
        <source>Thumbnail URL</source>
        <translation>サムネイルの URL</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Time since last modified, in days, weeks, months or years</source>
        <translation>最終更新からの経過時間 (日、週、月、年)</translation>
    </message>
    <message>
        <source>Time without seconds</source>
        <translation>秒のない時刻</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>タイムゾーン</translation>
    </message>
    <message>
        <source>Time zone is missing</source>
        <translation>タイムゾーンがない</translation>
    </message>
    <message>
        <source>Time zone of the last modified date, as written</source>
        <translation>最終更新日のタイムゾーン (記載どおり)</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>Times without seconds</source>
        <translation>秒のない時刻</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Title of the episode</source>
        <translation>エピソードのタイトル</translation>
    </message>
    <message>
        <source>Title of the show</source>
        <translation>番組のタイトル</translation>
    </message>
    <message>
        <source>To be included in the server block of the old site.</source>
        <translation>旧サイトの server ブロックに include します。</translation>
    </message>
    <message>
        <source>To be returned by redirects() in next.config.js, whose trailingSlash is for slashes at the end.</source>
        <translation>next.config.js の redirects() で返します。末尾のスラッシュは trailingSlash で指定します。</translation>
    </message>
    <message>
        <source>To search engines, URLs that differ only after # are the same.</source>
        <translation>検索エンジンにとって、# 以降だけが異なる URL は同じものです。</translation>
    </message>
    <message>
        <source>Today’s date</source>
        <translation>今日の日付</translation>
    </message>
    <message>
        <source>Too many URLs</source>
        <translation>URL が多すぎる</translation>
    </message>
    <message>
        <source>Too many images in one entry</source>
        <translation>1 つのエントリの画像が多すぎる</translation>
    </message>
    <message>
        <source>Too many indexes</source>
        <translation>インデックスが多すぎる</translation>
    </message>
    <message>
        <source>Too many news articles</source>
        <translation>ニュース記事が多すぎる</translation>
    </message>
    <message>
        <source>Too many sitemaps</source>
        <translation>サイトマップが多すぎる</translation>
    </message>
    <message>
        <source>Tools that compare URLs as text treat it as a different site.</source>
        <translation>URL をテキストとして比較するツールでは、別のサイトとして扱われます。</translation>
    </message>
    <message>
        <source>Treat the time as UTC</source>
        <translation>時刻を UTC とみなす</translation>
    </message>
    <message>
        <source>Treats upper and lower case as the same.</source>
        <translation>大文字と小文字を同じものとして扱います。</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>トルコ語</translation>
    </message>
    <message>
        <source>Twi</source>
        <translation>トウィ語</translation>
    </message>
    <message>
        <source>Two halves were joined into their character.</source>
        <translation>2 つに分かれた文字を 1 文字にしました。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Type of identifier</source>
        <translation>識別子の種類</translation>
    </message>
    <message>
        <source>Type of video</source>
        <translation>動画の種類</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URL has a fragment</source>
        <translation>URL にフラグメントがある</translation>
    </message>
    <message>
        <source>URL inside a URL</source>
        <translation>URL の中に URL がある</translation>
    </message>
    <message>
        <source>URL is also listed in another file</source>
        <translation>URL が別のファイルにもある</translation>
    </message>
    <message>
        <source>URL is empty</source>
        <translation>URL が空</translation>
    </message>
    <message>
        <source>URL is incomplete</source>
        <translation>URL が不完全</translation>
    </message>
    <message>
        <source>URL is listed twice</source>
        <translation>URL が重複している</translation>
    </message>
    <message>
        <source>URL is missing</source>
        <translation>URL がない</translation>
    </message>
    <message>
        <source>URL is not http or https</source>
        <translation>URL が http でも https でもない</translation>
    </message>
    <message>
        <source>URL is not percent-encoded</source>
        <translation>URL がパーセント エンコードされていない</translation>
    </message>
    <message>
        <source>URL is shorter than the schema allows</source>
        <translation>URL がスキーマの下限より短い</translation>
    </message>
    <message>
        <source>URL is too long</source>
        <translation>URL が長すぎる</translation>
    </message>
    <message>
        <source>URL is too long for Yandex</source>
        <translation>URL が Yandex には長すぎる</translation>
    </message>
    <message>
        <source>URL is too long once encoded</source>
        <translation>URL がエンコードすると長すぎる</translation>
    </message>
    <message>
        <source>URL on another host</source>
        <translation>別のホストの URL</translation>
    </message>
    <message>
        <source>URL outside the sitemap&apos;s folder</source>
        <translation>サイトマップのフォルダの外にある URL</translation>
    </message>
    <message>
        <source>URL with another scheme</source>
        <translation>別のスキームの URL</translation>
    </message>
    <message>
        <source>URLs</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>URLs and where the file is published</source>
        <translation>URL とファイルの公開場所</translation>
    </message>
    <message>
        <source>URLs are case-sensitive, so search engines see two pages. Usually one is a mistake.</source>
        <translation>URL では大文字と小文字が区別されるため、検索エンジンには 2 つのページに見えます。通常、どちらか一方は誤りです。</translation>
    </message>
    <message>
        <source>URLs on another host than most: {count:,}.</source>
        <translation>大半と異なるホストの URL: {count:,} 件。</translation>
    </message>
    <message>
        <source>URLs on several hosts</source>
        <translation>URL が複数のホストにある</translation>
    </message>
    <message>
        <source>URLs outside any entry</source>
        <translation>URL がエントリの外にある</translation>
    </message>
    <message>
        <source>URLs outside any entry got entries of their own.</source>
        <translation>エントリの外にあった URL を、それぞれ独自のエントリにしました。</translation>
    </message>
    <message>
        <source>URLs that begin with http, while others have https: {count:,}.</source>
        <translation>ほかは https なのに http で始まる URL: {count:,} 件。</translation>
    </message>
    <message>
        <source>URLs that seem to go on without end were not asked for, such as {url}.</source>
        <translation>際限なく続くと思われる URL には問い合わせませんでした (例: {url})。</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>UTC, and local for “Now”</source>
        <translation>UTC (「現在」のみ現地時間)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Unescape the text once</source>
        <translation>テキストのエスケープを 1 回解除</translation>
    </message>
    <message>
        <source>Unescaped &amp;</source>
        <translation>エスケープされていない &amp;</translation>
    </message>
    <message>
        <source>Unexpected attribute</source>
        <translation>想定外の属性</translation>
    </message>
    <message>
        <source>Unknown country in a language code</source>
        <translation>言語コード内の不明な国</translation>
    </message>
    <message>
        <source>Unknown element</source>
        <translation>不明な要素</translation>
    </message>
    <message>
        <source>Unknown element in an extension</source>
        <translation>拡張内の不明な要素</translation>
    </message>
    <message>
        <source>Unknown entity</source>
        <translation>不明な実体</translation>
    </message>
    <message>
        <source>Unknown extension</source>
        <translation>不明な拡張</translation>
    </message>
    <message>
        <source>Unknown frequency</source>
        <translation>不明な更新頻度</translation>
    </message>
    <message>
        <source>Unknown language</source>
        <translation>不明な言語</translation>
    </message>
    <message>
        <source>Unknown script in a language code</source>
        <translation>言語コードの文字体系が不明</translation>
    </message>
    <message>
        <source>Unless you choose, a column is shown if the file has values for it.</source>
        <translation>個別に選択していない列は、ファイルに値がある場合に表示されます。</translation>
    </message>
    <message>
        <source>Unnecessary port</source>
        <translation>不要なポート</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>到達不可</translation>
    </message>
    <message>
        <source>Unreachable page</source>
        <translation>到達できないページ</translation>
    </message>
    <message>
        <source>Unreadable characters were replaced with �. Read the file in another encoding.</source>
        <translation>読み取れない文字を � に置き換えました。別の文字コードでファイルを読み込んでください。</translation>
    </message>
    <message>
        <source>Unresolved merge conflict</source>
        <translation>未解決のマージの競合</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved changes to %Ln documents were found.</source>
        <translation>
            <numerusform>保存されていない変更が %Ln 件のドキュメントで見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unusual priority format</source>
        <translation>通常と異なる優先度の形式</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>確認できず</translation>
    </message>
    <message>
        <source>Unverified page</source>
        <translation>確認できないページ</translation>
    </message>
    <message numerus="yes">
        <source>Update %Ln rows from a table</source>
        <translation>
            <numerusform>表から %Ln 行を更新</numerusform>
        </translation>
    </message>
    <message>
        <source>Update dates in the &amp;index…</source>
        <translation>インデックスの日付を更新(&amp;I)…</translation>
    </message>
    <message>
        <source>Update from a ta&amp;ble…</source>
        <translation>表から更新(&amp;B)…</translation>
    </message>
    <message>
        <source>Update values by URL from a CSV file or spreadsheet</source>
        <translation>CSV ファイルまたはスプレッドシートから、URL をキーに値を更新します</translation>
    </message>
    <message>
        <source>Uploader</source>
        <translation>アップロード者</translation>
    </message>
    <message>
        <source>Uploader page</source>
        <translation>アップロード者のページ</translation>
    </message>
    <message>
        <source>Use --allow-private if it may be asked.</source>
        <translation>問い合わせてよい場合は --allow-private を使ってください。</translation>
    </message>
    <message>
        <source>Use 0.0 or 1.0, whichever is nearer</source>
        <translation>0.0 または 1.0 の近い方を使用</translation>
    </message>
    <message>
        <source>Use Export to split a list of pages into several files with an index.</source>
        <translation>ページの一覧を複数のファイルとインデックスに分割するには、[エクスポート] を使用してください。</translation>
    </message>
    <message>
        <source>Use a CSS style sheet (saving writes sitemap.css next to the file)</source>
        <translation>CSS スタイル シートを使用 (保存時に sitemap.css をファイルと同じ場所に書き込みます)</translation>
    </message>
    <message>
        <source>Use a decimal point</source>
        <translation>小数点を使用</translation>
    </message>
    <message>
        <source>Use a separate file for each host.</source>
        <translation>ホストごとに別のファイルを使用してください。</translation>
    </message>
    <message>
        <source>Use a single slash</source>
        <translation>スラッシュを 1 つにする</translation>
    </message>
    <message>
        <source>Use only the language code</source>
        <translation>言語コードのみを使用</translation>
    </message>
    <message>
        <source>Use the W3C date format</source>
        <translation>W3C の日付形式を使用</translation>
    </message>
    <message>
        <source>Use the address of the link</source>
        <translation>リンクのアドレスを使用</translation>
    </message>
    <message>
        <source>Use the bare URL as loc</source>
        <translation>URL のみを loc として使用</translation>
    </message>
    <message>
        <source>Use the canonical URL</source>
        <translation>正規 URL を使用</translation>
    </message>
    <message>
        <source>Use the canonical URL, and remove what is listed there already</source>
        <translation>正規 URL を使用し、すでに記載されているものは削除</translation>
    </message>
    <message>
        <source>Use the file&apos;s own scheme</source>
        <translation>ファイル自体のスキームを使用</translation>
    </message>
    <message>
        <source>Use the file&apos;s own scheme and host</source>
        <translation>ファイル自体のスキームとホストを使用</translation>
    </message>
    <message>
        <source>Use the index&apos;s scheme and host</source>
        <translation>インデックスのスキームとホストを使用</translation>
    </message>
    <message>
        <source>Use the last day of the month</source>
        <translation>月の最終日を使用</translation>
    </message>
    <message>
        <source>Use the namespace of the extension</source>
        <translation>拡張の名前空間を使用</translation>
    </message>
    <message>
        <source>Use the nearest frequency</source>
        <translation>最も近い更新頻度を使用</translation>
    </message>
    <message>
        <source>Use the page&apos;s Last-Modified date</source>
        <translation>ページの Last-Modified の日付を使用</translation>
    </message>
    <message>
        <source>Use the page&apos;s language links</source>
        <translation>ページの言語リンクを使用</translation>
    </message>
    <message>
        <source>Use the redirect&apos;s target</source>
        <translation>リダイレクト先を使用</translation>
    </message>
    <message>
        <source>Use the redirect&apos;s target, and remove what is listed there already</source>
        <translation>リダイレクト先を使用し、すでに記載されているものは削除</translation>
    </message>
    <message>
        <source>Use the right names</source>
        <translation>正しい名前を使用</translation>
    </message>
    <message>
        <source>Use the scheme most URLs have</source>
        <translation>大半の URL のスキームを使用</translation>
    </message>
    <message>
        <source>Use the site&apos;s own scheme and host</source>
        <translation>サイトのスキームとホストを使用</translation>
    </message>
    <message>
        <source>Use the sitemap namespace</source>
        <translation>サイトマップの名前空間を使用</translation>
    </message>
    <message>
        <source>Use the usual format</source>
        <translation>通常の形式を使用</translation>
    </message>
    <message>
        <source>Use www, or not, as most URLs do</source>
        <translation>www の有無を大半の URL に合わせる</translation>
    </message>
    <message>
        <source>Use www, or not, as the file&apos;s own URL does</source>
        <translation>www の有無をファイル自体の URL に合わせる</translation>
    </message>
    <message>
        <source>Use www, or not, as the index does</source>
        <translation>www の有無をインデックスに合わせる</translation>
    </message>
    <message>
        <source>Use, rename or delete saved filters</source>
        <translation>保存したフィルタの使用、名前の変更、削除を行います</translation>
    </message>
    <message>
        <source>User agent</source>
        <translation>ユーザー エージェント</translation>
    </message>
    <message>
        <source>User name in the URL</source>
        <translation>URL にユーザー名がある</translation>
    </message>
    <message>
        <source>Uses the Last-Modified header that each page sent when its URL was last checked.</source>
        <translation>前回の URL の確認時に各ページが送信した Last-Modified ヘッダーを使用します。</translation>
    </message>
    <message>
        <source>Uses the modification time of each URL&apos;s file in a local copy of the site.</source>
        <translation>サイトのローカル コピーにある、各 URL のファイルの更新日時を使用します。</translation>
    </message>
    <message>
        <source>Uses the time of the last commit to each URL&apos;s file in a local copy of the site. Files that were changed since are left alone.</source>
        <translation>サイトのローカル コピーにある、各 URL のファイルへの最後のコミットの日時を使用します。その後に変更されたファイルは対象外です。</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Usually both are the same page. List the one the site links to.</source>
        <translation>通常、両者は同じページです。サイトがリンクしている方を記載してください。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Value of a column that a table brought along; put headings with spaces in quotes</source>
        <translation>表から取り込んだ列の値。空白を含む見出しは引用符で囲みます</translation>
    </message>
    <message>
        <source>Values that a spreadsheet would read as formulas get a leading apostrophe. Update from a table removes it again.</source>
        <translation>スプレッドシートで数式と解釈される値の先頭には、アポストロフィが付きます。[表から更新] を使うと、これは取り除かれます。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Video has expired</source>
        <translation>動画が期限切れ</translation>
    </message>
    <message>
        <source>Video location is the page itself</source>
        <translation>動画の場所がページ自体になっている</translation>
    </message>
    <message>
        <source>Video title is long</source>
        <translation>動画のタイトルが長い</translation>
    </message>
    <message>
        <source>Video without a location</source>
        <translation>場所のない動画</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>ベトナム語</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>視聴回数</translation>
    </message>
    <message>
        <source>W&amp;hat was repaired…</source>
        <translation>修復内容(&amp;H)…</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Was asked for on the live site</source>
        <translation>公開中のサイトで確認済み</translation>
    </message>
    <message>
        <source>Web page instead of a sitemap</source>
        <translation>サイトマップではなく Web ページ</translation>
    </message>
    <message>
        <source>Weekly below</source>
        <translation>weekly にする日数</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>西ヨーロッパ</translation>
    </message>
    <message>
        <source>What URLs start with.</source>
        <translation>URL の先頭部分。</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>変更内容</translation>
    </message>
    <message>
        <source>What earlier audits found cannot be read and was set aside as {name}.</source>
        <translation>これまでの確認結果を読み取れないため、{name} として退避しました。</translation>
    </message>
    <message>
        <source>What error, warning, advice, note, save and export mean</source>
        <translation>エラー、警告、推奨事項、情報、保存、エクスポートの意味を説明します</translation>
    </message>
    <message>
        <source>What follows the # never reaches the server.</source>
        <translation># より後はサーバーに送信されません。</translation>
    </message>
    <message>
        <source>What is found cannot be kept, and is lost once the program ends: {cause}.</source>
        <translation>結果を保管できません。プログラムを終了すると失われます: {cause}。</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>問題点</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>What replaces it, such as /.</source>
        <translation>置き換え後の文字列 (例: /)。</translation>
    </message>
    <message>
        <source>What stood between the entries was removed.</source>
        <translation>エントリの間にあったものを削除しました。</translation>
    </message>
    <message>
        <source>What the answer of the page means for its entry</source>
        <translation>エントリにとってのページの応答の意味</translation>
    </message>
    <message>
        <source>What the entry contains</source>
        <translation>エントリの内容</translation>
    </message>
    <message>
        <source>What these pages answer is not known. Check their URLs first.</source>
        <translation>これらのページの応答がわかっていません。先に URL を確認してください。</translation>
    </message>
    <message>
        <source>What these words mean</source>
        <translation>用語の意味</translation>
    </message>
    <message>
        <source>What to multiply each priority by.</source>
        <translation>各優先度に掛ける値。</translation>
    </message>
    <message>
        <source>What you can type in the filter, with examples</source>
        <translation>フィルタに入力できるものと例を表示します</translation>
    </message>
    <message>
        <source>When last checked, the page itself linked to a different version.</source>
        <translation>前回の確認時、ページ自体は別の版にリンクしていました。</translation>
    </message>
    <message>
        <source>When the content of the page last changed (lastmod), not when the sitemap was written.</source>
        <translation>ページの内容が最後に変わった日 (lastmod)。サイトマップが書き込まれた日ではありません。</translation>
    </message>
    <message>
        <source>When the page last changed, by its own account</source>
        <translation>ページ自体が示す最終更新日時</translation>
    </message>
    <message>
        <source>Where crawlers find the file. It decides which URLs the file may list: those on the same host, in its folder and subfolders.</source>
        <translation>クローラがファイルを見つける場所。ファイルに記載できる URL は、これによって決まります。同じホストの、そのフォルダとサブフォルダにある URL です。</translation>
    </message>
    <message>
        <source>Whether the URL may be indexed: yes, or the verdicts for which not</source>
        <translation>URL がインデックス登録可能か: yes、または不可となる判定</translation>
    </message>
    <message>
        <source>Whether the highest (newest, most frequent) value ranks first.</source>
        <translation>1 位を最高 (最新、最多) の値とするかどうか。</translation>
    </message>
    <message>
        <source>Whether the highest or the lowest number gets the highest priority.</source>
        <translation>最も高い優先度を、最大の数値に付けるか最小の数値に付けるか。</translation>
    </message>
    <message>
        <source>Whether the page is there could not be found out; it may well be.</source>
        <translation>ページがあるかどうかを確認できませんでした。存在する可能性はあります。</translation>
    </message>
    <message>
        <source>Which of them a search engine would use is unknown.</source>
        <translation>検索エンジンがどれを使用するかは不明です。</translation>
    </message>
    <message>
        <source>Which value</source>
        <translation>対象の値</translation>
    </message>
    <message>
        <source>White space ends a URL, so the rest of it is lost.</source>
        <translation>空白で URL が終わるため、残りは失われます。</translation>
    </message>
    <message>
        <source>White space is neither a language code nor x-default.</source>
        <translation>空白は、言語コードでも x-default でもありません。</translation>
    </message>
    <message>
        <source>With fewer dates than this, nothing is removed.</source>
        <translation>日付がこれより少ない場合は、何も削除しません。</translation>
    </message>
    <message>
        <source>With their rows, filters and sorting.</source>
        <translation>行の位置、フィルタ、並べ替えも元に戻します。</translation>
    </message>
    <message>
        <source>With two pages for one language, Google cannot tell which is right.</source>
        <translation>1 つの言語に 2 つのページがあると、Google はどちらが正しいか判断できません。</translation>
    </message>
    <message>
        <source>Withdrawn extension</source>
        <translation>廃止された拡張</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>日付なし</translation>
    </message>
    <message>
        <source>Without a time zone the time is ambiguous, and Google reports the date as invalid.</source>
        <translation>タイムゾーンがないと時刻があいまいになり、Google は日付を無効として報告します。</translation>
    </message>
    <message>
        <source>Without the declaration, the extension has no meaning and strict parsers reject the file.</source>
        <translation>宣言がないと拡張は意味を持たず、厳格なパーサーはファイルを拒否します。</translation>
    </message>
    <message>
        <source>Without the namespace, they are not sitemap elements, and Google reports the file.</source>
        <translation>名前空間がないとサイトマップの要素とみなされず、Google はファイルの問題を報告します。</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>最も重大</translation>
    </message>
    <message>
        <source>Worth knowing about the whole file. Nothing is wrong, and no row is marked.</source>
        <translation>ファイル全体について知っておきたいことです。問題はなく、行に印は付きません。</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>書式</translation>
    </message>
    <message>
        <source>Write % as %25</source>
        <translation>% を %25 と記述</translation>
    </message>
    <message>
        <source>Write %25 for a percent sign.</source>
        <translation>パーセント記号は %25 と記述してください。</translation>
    </message>
    <message>
        <source>Write /, or percent-encode it.</source>
        <translation>/ と記述するか、パーセント エンコードしてください。</translation>
    </message>
    <message>
        <source>Write 24:00 as the next day</source>
        <translation>24:00 を翌日として記述</translation>
    </message>
    <message>
        <source>Write a clean sitemap ({sitemaps}) or all entries as a table ({tables}), depending on the name of OUT; with --split, several sitemaps.</source>
        <translation>OUT の名前に応じて、整ったサイトマップ ({sitemaps}) または全エントリの表 ({tables}) を書き出します。--split を指定すると、複数のサイトマップになります。</translation>
    </message>
    <message>
        <source>Write a clean, checked copy to upload to your site, split if it is too large; this file stays as it is</source>
        <translation>サイトにアップロードするための、検証済みの整ったコピーを書き出します。大きすぎる場合は分割されます。このファイルはそのままです</translation>
    </message>
    <message>
        <source>Write a copy somewhere else and keep working on this file</source>
        <translation>別の場所にコピーを書き込み、このファイルの編集を続けます</translation>
    </message>
    <message>
        <source>Write a space as %20.</source>
        <translation>空白は %20 と記述してください。</translation>
    </message>
    <message>
        <source>Write each header as its name, a colon and its value: {line}</source>
        <translation>各ヘッダーを「名前: 値」の形式で記述してください: {line}</translation>
    </message>
    <message>
        <source>Write it in UTF-8: {meant}.</source>
        <translation>UTF-8 で記述してください: {meant}。</translation>
    </message>
    <message>
        <source>Write out the entities and remove the DOCTYPE</source>
        <translation>実体を展開し、DOCTYPE を削除</translation>
    </message>
    <message>
        <source>Write out the entity</source>
        <translation>実体を展開して記述</translation>
    </message>
    <message>
        <source>Write rel=&quot;alternate&quot;</source>
        <translation>rel=&quot;alternate&quot; と記述</translation>
    </message>
    <message>
        <source>Write spaces as %20</source>
        <translation>空白を %20 と記述</translation>
    </message>
    <message>
        <source>Write the character itself</source>
        <translation>文字をそのまま記述</translation>
    </message>
    <message>
        <source>Write the characters that were meant</source>
        <translation>意図された文字に置き換え</translation>
    </message>
    <message>
        <source>Write the code in use today</source>
        <translation>現在使用されているコードを記述</translation>
    </message>
    <message>
        <source>Write the file in UTF-8</source>
        <translation>ファイルを UTF-8 で書き込む</translation>
    </message>
    <message>
        <source>Write the host in ASCII (xn--)</source>
        <translation>ホストを ASCII (xn--) で記述</translation>
    </message>
    <message>
        <source>Write the rows to a CSV file or spreadsheet</source>
        <translation>行を CSV ファイルまたはスプレッドシートに書き出します</translation>
    </message>
    <message>
        <source>Write this like {detail}</source>
        <translation>次のように入力してください: {detail}</translation>
    </message>
    <message>
        <source>Write this without spaces: {detail}</source>
        <translation>空白を入れずに入力してください: {detail}</translation>
    </message>
    <message>
        <source>Write xmlns:{prefix}, not xlmns:{prefix}.</source>
        <translation>xlmns:{prefix} ではなく、xmlns:{prefix} と記述してください。</translation>
    </message>
    <message>
        <source>Write your changes back to this file and leave everything else in it untouched</source>
        <translation>変更をこのファイルに書き込みます。ほかの部分には一切手を加えません</translation>
    </message>
    <message>
        <source>Writes a clean new copy to upload to your site, checked and split if you like. The file you are editing stays as it is.</source>
        <translation>サイトにアップロードするための整った新しいコピーを書き出します。内容は検証され、必要に応じて分割できます。編集中のファイルはそのままです。</translation>
    </message>
    <message>
        <source>Writes your changes back to the file and leaves everything else in it untouched. Always possible, whatever the findings.</source>
        <translation>変更をファイルに書き込みます。ほかの部分には一切手を加えません。検出結果にかかわらず、いつでも実行できます。</translation>
    </message>
    <message>
        <source>Writing files</source>
        <translation>ファイルの書き込み</translation>
    </message>
    <message>
        <source>Wrong extension namespace</source>
        <translation>拡張の名前空間が正しくない</translation>
    </message>
    <message>
        <source>XML</source>
        <translation>XML</translation>
    </message>
    <message>
        <source>XML allows a file without it, but some tools look for the declaration.</source>
        <translation>XML では省略できますが、一部のツールは宣言を必要とします。</translation>
    </message>
    <message>
        <source>XML allows it, but some simple tools stumble over it.</source>
        <translation>XML では許可されていますが、一部の単純なツールで問題になります。</translation>
    </message>
    <message>
        <source>XML allows nothing before the declaration, not even a blank line. Many scripts print one by accident.</source>
        <translation>XML では、宣言の前に空行も含めて何も置くことができません。多くの場合、スクリプトが誤って出力しています。</translation>
    </message>
    <message>
        <source>XML declaration is missing</source>
        <translation>XML 宣言がない</translation>
    </message>
    <message>
        <source>XML does not allow the character {character} in any form. {advice}</source>
        <translation>XML では、文字 {character} をどのような形でも使用できません。{advice}</translation>
    </message>
    <message>
        <source>XML does not allow the character {detail}.</source>
        <translation>XML では文字 {detail} を使用できません。</translation>
    </message>
    <message>
        <source>XML does not define &amp;{name};. Write the character itself.</source>
        <translation>&amp;{name}; は XML で定義されていません。文字をそのまま記述してください。</translation>
    </message>
    <message>
        <source>XML in a file named as text</source>
        <translation>テキストの名前が付いた XML</translation>
    </message>
    <message>
        <source>XML is broken</source>
        <translation>XML が壊れている</translation>
    </message>
    <message>
        <source>XML only defines &amp;amp;, &amp;lt;, &amp;gt;, &amp;quot; and &amp;apos;. Other HTML entities break the file.</source>
        <translation>XML で定義されているのは &amp;amp;、&amp;lt;、&amp;gt;、&amp;quot;、&amp;apos; だけです。HTML のほかの実体を使うと、ファイルが壊れます。</translation>
    </message>
    <message>
        <source>XML version is not 1.0</source>
        <translation>XML のバージョンが 1.0 ではない</translation>
    </message>
    <message>
        <source>XML, gzipped</source>
        <translation>XML、gzip 圧縮</translation>
    </message>
    <message>
        <source>XSLT style sheet</source>
        <translation>XSLT スタイル シート</translation>
    </message>
    <message>
        <source>Yandex does not accept feeds as sitemaps.</source>
        <translation>Yandex はフィードをサイトマップとして受け付けません。</translation>
    </message>
    <message>
        <source>Yandex does not read feeds</source>
        <translation>Yandex はフィードを読み取らない</translation>
    </message>
    <message>
        <source>Yandex no longer reads them from sitemaps, and Bing does not mention them.</source>
        <translation>Yandex はサイトマップの言語リンクをもう読み取らず、Bing はこれに言及していません。</translation>
    </message>
    <message>
        <source>Yandex reports a longer value as an error.</source>
        <translation>Yandex は、これより長い値をエラーとして報告します。</translation>
    </message>
    <message>
        <source>Yandex reports longer URLs as an error.</source>
        <translation>Yandex は、これより長い URL をエラーとして報告します。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message numerus="yes">
        <source>You and the other program both changed %Ln values. Yours are kept unless you select theirs.</source>
        <translation>
            <numerusform>%Ln 個の値が、ここでもほかのプログラムでも変更されています。相手の値を選択しない限り、自分の値が維持されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>You and the other program changed different things. Both changes are kept.</source>
        <translation>ここでの変更とほかのプログラムでの変更は、互いに別の箇所です。両方の変更が維持されます。</translation>
    </message>
    <message>
        <source>You type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Your last action may not have been completed. Your work is still here, and your unsaved changes are kept in case of a crash.</source>
        <translation>最後の操作は完了していない可能性があります。作業内容は失われておらず、保存されていない変更はクラッシュに備えて保管されています。</translation>
    </message>
    <message>
        <source>Your library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Z for UTC, an offset such as +02:00, or a place such as Europe/Berlin.</source>
        <translation>UTC を表す Z、+09:00 などの時差、または Asia/Tokyo などの地域。</translation>
    </message>
    <message>
        <source>Zhuang</source>
        <translation>チワン語</translation>
    </message>
    <message>
        <source>Zone of new times</source>
        <translation>新しい時刻のタイムゾーン</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>縮小(&amp;U)</translation>
    </message>
    <message>
        <source>`coverage --add` adds the missing pages, `coverage --remove` removes the URLs that are not there.</source>
        <translation>`coverage --add` で記載漏れのページを追加し、`coverage --remove` で存在しない URL を削除できます。</translation>
    </message>
    <message>
        <source>`fix --rule {id}` fixes it in the safest way; the window shows the others.</source>
        <translation>`fix --rule {id}` では最も安全な方法で修正されます。ほかの方法はウィンドウに表示されます。</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>7z アーカイブ</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>RAR アーカイブ</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ZIP アーカイブ</translation>
    </message>
    <message>
        <source>a comment begins here and never ends. Add the missing --&gt;.</source>
        <translation>ここで始まるコメントが閉じられていません。不足している --&gt; を追加してください。</translation>
    </message>
    <message>
        <source>a file of names, passwords and headers for sites: [https://www.example.com] in a line, and below it lines such as user = me, password = secret, Cookie = a=b</source>
        <translation>サイトの名前、パスワード、ヘッダーを記載したファイル。[https://www.example.com] の行に続けて、user = me、password = secret、Cookie = a=b などの行を書きます</translation>
    </message>
    <message>
        <source>a file with that name already exists</source>
        <translation>その名前のファイルがすでにあります</translation>
    </message>
    <message>
        <source>a file, a folder (also with several files), or - for standard output</source>
        <translation>ファイル、フォルダ (複数のファイルの場合もフォルダ)、または標準出力を表す -</translation>
    </message>
    <message>
        <source>a file, or - for standard input</source>
        <translation>ファイル、または標準入力を表す -</translation>
    </message>
    <message>
        <source>a file, or one of these: {names}</source>
        <translation>ファイル、または次のいずれか: {names}</translation>
    </message>
    <message>
        <source>a file, the folder of --split, or - for standard output</source>
        <translation>ファイル、--split のフォルダ、または標準出力を表す -</translation>
    </message>
    <message>
        <source>a list of URLs has one URL per line. Remove the line break.</source>
        <translation>URL リストでは、1 行に 1 つの URL を記述します。改行を削除してください。</translation>
    </message>
    <message>
        <source>a part between two dots has more than 63 characters</source>
        <translation>ドットの間に 63 文字を超える部分があります</translation>
    </message>
    <message>
        <source>a part between two dots is empty</source>
        <translation>ドットの間が空の部分があります</translation>
    </message>
    <message>
        <source>a prefix is declared with an empty namespace. Enter its namespace.</source>
        <translation>接頭辞が空の名前空間で宣言されています。名前空間を入力してください。</translation>
    </message>
    <message>
        <source>a processing instruction begins here and never ends. Add the missing ?&gt;.</source>
        <translation>ここで始まる処理命令が閉じられていません。不足している ?&gt; を追加してください。</translation>
    </message>
    <message>
        <source>a robots.txt to obey instead of the hosts&apos; own, or {off} for none: only on a site of yours</source>
        <translation>ホストの robots.txt の代わりに従う robots.txt。従わない場合は {off} (自分のサイトのみ)</translation>
    </message>
    <message>
        <source>a robots.txt, or its folder, for robots-blocked and is:blocked</source>
        <translation>robots-blocked と is:blocked に使う robots.txt、またはそのフォルダ</translation>
    </message>
    <message>
        <source>a second &lt;?xml …?&gt; begins here, as if two files had been joined. Keep one of them.</source>
        <translation>ここで 2 つ目の &lt;?xml …?&gt; が始まり、2 つのファイルをつなげたようになっています。どちらか一方を残してください。</translation>
    </message>
    <message>
        <source>a second root element follows the first, as if two files had been joined. Keep one of them, or move its entries into the other.</source>
        <translation>ルート要素の後に 2 つ目のルート要素があり、2 つのファイルをつなげたようになっています。どちらか一方を残すか、エントリを他方に移動してください。</translation>
    </message>
    <message>
        <source>a sitemap</source>
        <translation>サイトマップ</translation>
    </message>
    <message>
        <source>a sitemap, a folder of them, or a table</source>
        <translation>サイトマップ、そのフォルダ、または表</translation>
    </message>
    <message>
        <source>a sitemap, an index with its sitemaps, or a folder of them</source>
        <translation>サイトマップ、インデックスとそのサイトマップ、またはそれらのフォルダ</translation>
    </message>
    <message>
        <source>a sitemap, or an index beside its sitemaps</source>
        <translation>サイトマップ、またはサイトマップと同じ場所にあるインデックス</translation>
    </message>
    <message>
        <source>a sitemap, or an index with its sitemaps</source>
        <translation>サイトマップ、またはインデックスとそのサイトマップ</translation>
    </message>
    <message>
        <source>a table about the URLs, for data:… in filters and operations by data, or an earlier version of the sitemap, for how often they change; may be repeated</source>
        <translation>フィルタの data:… とデータによる操作に使う URL の表、または変更の頻度を調べるためのサイトマップの以前のバージョン。繰り返し指定可</translation>
    </message>
    <message>
        <source>a table with a column of URLs, or another sitemap; may be repeated</source>
        <translation>URL の列がある表、または別のサイトマップ。繰り返し指定可</translation>
    </message>
    <message>
        <source>a tag is incomplete: a &gt;, a space or a quotation mark is missing.</source>
        <translation>タグが不完全です。&gt;、空白、または引用符がありません。</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>tar アーカイブ</translation>
    </message>
    <message>
        <source>a text, name or comment in it is too large to read.</source>
        <translation>テキスト、名前、またはコメントが大きすぎて読み取れません。</translation>
    </message>
    <message>
        <source>a value has more than {n:,} characters</source>
        <translation>値が {n:,} 文字を超えています</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>存在しない</translation>
    </message>
    <message>
        <source>according to {sources}</source>
        <translation>根拠: {sources}</translation>
    </message>
    <message>
        <source>add create</source>
        <translation>追加 作成 新規</translation>
    </message>
    <message>
        <source>add the missing pages to the sitemap</source>
        <translation>記載漏れのページをサイトマップに追加</translation>
    </message>
    <message>
        <source>added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>again history repeat</source>
        <translation>再実行 履歴 繰り返し リドゥ やりなおし</translation>
    </message>
    <message>
        <source>all languages</source>
        <translation>すべての言語</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>すべての行</translation>
    </message>
    <message>
        <source>also overwrite files that are write-protected or can only be written in place (several hard links, another owner, a protected folder); a crash while writing can damage them</source>
        <translation>書き込み禁止のファイルや、その場でしか書き込めないファイル (複数のハード リンク、別の所有者、保護されたフォルダ) も上書きする。書き込み中にクラッシュすると破損するおそれがあります</translation>
    </message>
    <message>
        <source>also set values that are errors</source>
        <translation>エラーになる値も設定</translation>
    </message>
    <message>
        <source>also write a report, in the format of its ending ({endings}); may be repeated</source>
        <translation>名前の末尾 ({endings}) に応じた形式で、レポートも書き出す。繰り返し指定可</translation>
    </message>
    <message>
        <source>also {verdicts}</source>
        <translation>ほかに {verdicts}</translation>
    </message>
    <message>
        <source>an attribute value is not in quotation marks. Add them.</source>
        <translation>属性値に引用符がありません。追加してください。</translation>
    </message>
    <message>
        <source>an element follows the end of the root element. Remove it.</source>
        <translation>ルート要素の終わりの後に要素があります。削除してください。</translation>
    </message>
    <message>
        <source>an element has the same attribute twice. Remove one of them.</source>
        <translation>要素に同じ属性が 2 つあります。一方を削除してください。</translation>
    </message>
    <message>
        <source>an end tag has no name or closes nothing. Remove it.</source>
        <translation>名前がない、または閉じる対象のない終了タグがあります。削除してください。</translation>
    </message>
    <message>
        <source>an entry has more than {n:,} characters</source>
        <translation>エントリが {n:,} 文字を超えています</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>and {count:,} more</source>
        <translation>ほか {count:,} 件</translation>
    </message>
    <message>
        <source>and {more}</source>
        <translation>ほか {more}</translation>
    </message>
    <message>
        <source>and {others} listed by {option}</source>
        <translation>{others}は {option} で表示されます</translation>
    </message>
    <message>
        <source>another file already has that name.</source>
        <translation>別のファイルがすでにその名前を使用しています。</translation>
    </message>
    <message>
        <source>another program has changed it in the meantime. Open it again.</source>
        <translation>その間にほかのプログラムによって変更されました。開き直してください。</translation>
    </message>
    <message>
        <source>another program has changed it in the meantime. Reload it, or save under another name.</source>
        <translation>その間にほかのプログラムによって変更されました。再読み込みするか、別の名前で保存してください。</translation>
    </message>
    <message>
        <source>another program has replaced it in the meantime. Try again, or save somewhere else.</source>
        <translation>その間にほかのプログラムによって置き換えられました。もう一度試すか、別の場所に保存してください。</translation>
    </message>
    <message>
        <source>another robots.txt to try: lists the entries that only one of both forbids</source>
        <translation>試しに使う別の robots.txt。どちらか一方だけが禁止しているエントリを一覧にする</translation>
    </message>
    <message>
        <source>apply a recipe</source>
        <translation>レシピを適用する</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引数 %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as text, group the places by rule, five of each</source>
        <translation>テキスト形式で、箇所をルールごとに 5 つずつまとめる</translation>
    </message>
    <message>
        <source>as text, places to list per rule and file (0: all; default: 1000, and 5 with --group)</source>
        <translation>テキスト形式で、ルールとファイルごとに表示する箇所の数 (0: すべて、既定: 1000、--group では 5)</translation>
    </message>
    <message>
        <source>ask for their URLs on the live site</source>
        <translation>公開中のサイトで URL を確認する</translation>
    </message>
    <message>
        <source>ask hosts in private networks and on this machine, too</source>
        <translation>プライベート ネットワーク内やこのコンピュータ上のホストにも問い合わせる</translation>
    </message>
    <message>
        <source>ask the live site for its home page, for what is listed, and for what these link to; called again within a day, it goes on where it was broken off</source>
        <translation>公開中のサイトのトップページ、記載された URL、それらのリンク先に問い合わせる。1 日以内に再度実行すると、中断したところから続行する</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>audit crawl live broken dead links status 404 redirect http noindex canonical</source>
        <translation>監査 クロール リンク切れ 死活 ステータス 404 リダイレクト http noindex canonical</translation>
    </message>
    <message>
        <source>audit: It stopped by itself. {why_stopped}. {rest}</source>
        <translation>audit: 自動的に停止しました ({why_stopped})。{rest}</translation>
    </message>
    <message>
        <source>audit: {host} is in a private network and was not asked; use --allow-private if it may be</source>
        <translation>audit: {host} はプライベート ネットワーク内にあるため、問い合わせませんでした。許可する場合は --allow-private を使用してください</translation>
    </message>
    <message>
        <source>back history revert</source>
        <translation>戻る 履歴 取り消し アンドゥ もどす</translation>
    </message>
    <message>
        <source>backup copies history</source>
        <translation>バックアップ コピー 履歴</translation>
    </message>
    <message>
        <source>backup duplicate file</source>
        <translation>バックアップ 複製 ファイル</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>between two requests to a host</source>
        <translation>同じホストへのリクエストの間隔</translation>
    </message>
    <message>
        <source>blocked by robots.txt</source>
        <translation>robots.txt によりブロック</translation>
    </message>
    <message>
        <source>blocked disallow allow crawler googlebot bingbot yandex</source>
        <translation>ブロック 禁止 disallow allow クローラ googlebot bingbot yandex</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>両側</translation>
    </message>
    <message>
        <source>bulk batch mass set change operations recipe script</source>
        <translation>一括 バッチ まとめて 設定 変更 操作 レシピ スクリプト</translation>
    </message>
    <message>
        <source>calendar</source>
        <translation>カレンダー</translation>
    </message>
    <message>
        <source>calendar timezone</source>
        <translation>カレンダー タイムゾーン</translation>
    </message>
    <message>
        <source>calendar today now time</source>
        <translation>カレンダー 今日 現在 時刻</translation>
    </message>
    <message>
        <source>can be fixed safely</source>
        <translation>安全に修正可能</translation>
    </message>
    <message>
        <source>can be fixed with a decision</source>
        <translation>判断により修正可能</translation>
    </message>
    <message>
        <source>cannot be read; {found}</source>
        <translation>読み取れません。{found}</translation>
    </message>
    <message>
        <source>canonical is {to}</source>
        <translation>正規 URL は {to}</translation>
    </message>
    <message>
        <source>change type value F2</source>
        <translation>変更 入力 値 編集 F2</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>changed ({changed:,})</source>
        <translation>変更 ({changed:,})</translation>
    </message>
    <message>
        <source>charset utf-8 latin windows-1252 umlauts garbled</source>
        <translation>エンコーディング 文字化け utf-8 shift_jis euc-jp latin windows-1252</translation>
    </message>
    <message>
        <source>charts statistics summary distribution overview freshness stale graph</source>
        <translation>グラフ チャート 統計 概要 分布 鮮度 古い 分析</translation>
    </message>
    <message>
        <source>check everything, but only show what it is</source>
        <translation>すべて確認するが、通知内容の表示のみ行う</translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln days ago</source>
        <translation>
            <numerusform>%Ln 日前に確認</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln hours ago</source>
        <translation>
            <numerusform>%Ln 時間前に確認</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked %Ln minutes ago</source>
        <translation>
            <numerusform>%Ln 分前に確認</numerusform>
        </translation>
    </message>
    <message>
        <source>checked just now</source>
        <translation>たった今確認</translation>
    </message>
    <message>
        <source>choose the rows to change: --rows 1,5-7, --where FILTER or --all</source>
        <translation>変更する行を選択してください: --rows 1,5-7、--where FILTER、または --all</translation>
    </message>
    <message>
        <source>choose what to do: -o FOLDER to fetch the sitemaps, or --list to see what there is</source>
        <translation>動作を選択してください: サイトマップを取得する場合は -o FOLDER、一覧を見るだけの場合は --list</translation>
    </message>
    <message>
        <source>choose where to write: -o OUT or --in-place, or only look with --dry-run or --diff</source>
        <translation>書き出し先を選択してください: -o OUT または --in-place。確認のみの場合は --dry-run または --diff</translation>
    </message>
    <message>
        <source>clipboard address link loc</source>
        <translation>クリップボード アドレス リンク loc</translation>
    </message>
    <message>
        <source>clipboard header csv</source>
        <translation>クリップボード ヘッダー 列名 csv</translation>
    </message>
    <message>
        <source>clipboard insert import urls csv</source>
        <translation>クリップボード ペースト 挿入 インポート url csv</translation>
    </message>
    <message>
        <source>clipboard overwrite</source>
        <translation>クリップボード ペースト 上書き</translation>
    </message>
    <message>
        <source>colours (default: auto, on a terminal unless NO_COLOR is set)</source>
        <translation>色 (既定: auto。NO_COLOR が設定されていなければ、端末で使用)</translation>
    </message>
    <message>
        <source>colours accessibility black white</source>
        <translation>色 アクセシビリティ 白黒</translation>
    </message>
    <message>
        <source>colours night contrast</source>
        <translation>色 夜 コントラスト</translation>
    </message>
    <message>
        <source>compare the sitemaps that an index lists (next to it, or on the web) instead of the index</source>
        <translation>インデックス自体ではなく、インデックスに記載されたサイトマップ (同じ場所または Web 上) を比較</translation>
    </message>
    <message>
        <source>compress the files, but not the index</source>
        <translation>ファイルを圧縮 (インデックスは圧縮しない)</translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>copy below</source>
        <translation>フィル 下 コピー 連続</translation>
    </message>
    <message>
        <source>copy row entry clone</source>
        <translation>コピー 行 エントリ クローン</translation>
    </message>
    <message>
        <source>coverage: none of the listed URLs was found; are these the pages of another site?</source>
        <translation>coverage: 記載された URL が一つも見つかりませんでした。別のサイトのページではありませんか？</translation>
    </message>
    <message>
        <source>coverage: nothing was changed, as none of the listed URLs was found</source>
        <translation>coverage: 記載された URL が一つも見つからなかったため、何も変更しませんでした</translation>
    </message>
    <message>
        <source>coverage: {host} is in a private network and was not asked; use --allow-private if it may be</source>
        <translation>coverage: {host} はプライベート ネットワーク内にあるため、問い合わせませんでした。許可する場合は --allow-private を使用してください</translation>
    </message>
    <message>
        <source>crash recover restore</source>
        <translation>クラッシュ 復元 回復 復旧</translation>
    </message>
    <message>
        <source>crawl generate spider create pages html public build</source>
        <translation>クロール 生成 スパイダー 作成 自動作成 ページ html public build crawl</translation>
    </message>
    <message>
        <source>crawler bot</source>
        <translation>クローラ ボット</translation>
    </message>
    <message>
        <source>create empty urlset</source>
        <translation>作成 新規 空 urlset</translation>
    </message>
    <message>
        <source>create sitemapindex</source>
        <translation>作成 新規 sitemapindex</translation>
    </message>
    <message>
        <source>create text txt</source>
        <translation>作成 新規 テキスト txt</translation>
    </message>
    <message>
        <source>csv tsv xlsx excel spreadsheet import crawl crawler screaming frog convert</source>
        <translation>csv tsv xlsx excel エクセル スプレッドシート インポート 取り込み クロール クローラ screaming frog 変換</translation>
    </message>
    <message>
        <source>csv tsv xlsx excel spreadsheet import crawl merge lookup</source>
        <translation>csv tsv xlsx excel エクセル スプレッドシート インポート 取り込み クロール 統合</translation>
    </message>
    <message>
        <source>csv tsv xlsx json excel spreadsheet convert</source>
        <translation>csv tsv xlsx json excel エクセル スプレッドシート 変換</translation>
    </message>
    <message>
        <source>damaged broken recover recovered mended</source>
        <translation>破損 壊れた 復元 修復 回復</translation>
    </message>
    <message>
        <source>damaged broken repair</source>
        <translation>破損 壊れた 修復 復元</translation>
    </message>
    <message>
        <source>damaged: this is what could be recovered</source>
        <translation>破損: 復元できた内容です</translation>
    </message>
    <message>
        <source>data clicks impressions crawl screaming frog search console log analytics csv xlsx</source>
        <translation>データ クリック数 表示回数 クロール screaming frog search console サーチコンソール ログ アクセス解析 csv xlsx</translation>
    </message>
    <message>
        <source>date changed content freshness last modified lastmod honest</source>
        <translation>日付 変更 内容 更新日 鮮度 最終更新 lastmod 正確</translation>
    </message>
    <message>
        <source>date missing pages that no header or table dates: by their files, or by the last commits of these, which git knows</source>
        <translation>ヘッダーにも表にも日付がない記載漏れのページに日付を付ける: ファイルの日付、または git が記録するファイルの最後のコミットの日付による</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>対象外に指定</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>density compact spacious</source>
        <translation>密度 コンパクト ゆったり 間隔</translation>
    </message>
    <message>
        <source>diff difference changes crawl</source>
        <translation>diff 差分 違い 変更 クロール</translation>
    </message>
    <message>
        <source>diff difference live site changes upload</source>
        <translation>diff 差分 違い 公開中 サイト 変更 アップロード</translation>
    </message>
    <message>
        <source>different order</source>
        <translation>順序の変更</translation>
    </message>
    <message>
        <source>differs only in letter case</source>
        <translation>大文字と小文字のみ異なる</translation>
    </message>
    <message>
        <source>directory all files together</source>
        <translation>ディレクトリ すべて ファイル まとめて</translation>
    </message>
    <message>
        <source>display form country</source>
        <translation>表示 書式 国</translation>
    </message>
    <message>
        <source>do</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>do not ask again for what failed today</source>
        <translation>今日失敗したものは再確認しない</translation>
    </message>
    <message>
        <source>double same twice dedupe repeated unique</source>
        <translation>ダブり 二重 同じ 重複排除 一意 ユニーク</translation>
    </message>
    <message>
        <source>edit: nothing was written; --force sets it all the same</source>
        <translation>edit: 何も書き込みませんでした。--force で、それでも設定できます</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>elements are nested far too deeply. A sitemap needs three or four levels.</source>
        <translation>要素の入れ子が深すぎます。サイトマップに必要なのは 3～4 階層です。</translation>
    </message>
    <message>
        <source>elements are nested more than {n} levels deep</source>
        <translation>要素の入れ子が {n} 階層を超えています</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>empty erase remove</source>
        <translation>空 消去 削除 消す</translation>
    </message>
    <message>
        <source>encoding charset</source>
        <translation>文字コード エンコーディング 文字化け charset</translation>
    </message>
    <message>
        <source>entries follow the end of the root element. Move the root&apos;s end tag after them.</source>
        <translation>ルート要素の終わりの後にエントリがあります。ルートの終了タグをエントリの後に移動してください。</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>error problem issue validate</source>
        <translation>エラー 問題 検証</translation>
    </message>
    <message>
        <source>every entry</source>
        <translation>すべてのエントリ</translation>
    </message>
    <message>
        <source>example demo</source>
        <translation>例 見本 デモ</translation>
    </message>
    <message>
        <source>examples:</source>
        <translation>例:</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>終わる 閉じる 終了</translation>
    </message>
    <message>
        <source>exit with 1 if a URL has one of them (default: {telling})</source>
        <translation>次のいずれかに該当する URL があれば終了コード 1 で終了 (既定: {telling})</translation>
    </message>
    <message>
        <source>exit with 1 if one of these is not empty: {parts} (default: {failing})</source>
        <translation>次のいずれかが空でなければ終了コード 1 で終了: {parts} (既定: {failing})</translation>
    </message>
    <message>
        <source>exit with 1 if there is a finding of this severity or higher</source>
        <translation>この重大度以上の検出結果があれば終了コード 1 で終了</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>引数が 1 つ以上必要です</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>引数は 1 つまでです</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>引数が 1 つ必要です</translation>
    </message>
    <message>
        <source>export even if there are errors, and leave out what a table has no place for</source>
        <translation>エラーがあってもエクスポートし、表に入れる場所のないものを除外</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>fetch a FILE that is the address of a sitemap; else nothing is</source>
        <translation>サイトマップのアドレスを指定した FILE を取得。指定しない場合は何も取得しない</translation>
    </message>
    <message>
        <source>fetch the sitemaps of a site</source>
        <translation>サイトのサイトマップを取得する</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>filter out without not hide rows</source>
        <translation>フィルタ 除く 以外 隠す 行</translation>
    </message>
    <message>
        <source>filters: words and terms that must all match; OR, parentheses, quotes, and a minus for not
(write --where=-has:lastmod if the minus comes first)</source>
        <translation>フィルタ: すべてに一致する語と条件。OR、括弧、引用符、否定のマイナスが使えます
(マイナスで始まる場合は --where=-has:lastmod と書きます)</translation>
    </message>
    <message>
        <source>finds</source>
        <translation>検索されるもの</translation>
    </message>
    <message>
        <source>fix</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>fix only what this rule finds, each finding in the safest way there is</source>
        <translation>このルールの検出結果だけを、それぞれ最も安全な方法で修正</translation>
    </message>
    <message>
        <source>fix what is safe to fix</source>
        <translation>安全に修正できるものを修正する</translation>
    </message>
    <message>
        <source>fixes, for `fix --rule {rule} --choice NAME`:</source>
        <translation>`fix --rule {rule} --choice NAME` で指定できる修正:</translation>
    </message>
    <message>
        <source>folder {old}, now {new}</source>
        <translation>フォルダ {old} → {new}</translation>
    </message>
    <message>
        <source>follow an index to the sitemaps beside it that it lists, and see how they fit together; that is done unless none of them is there</source>
        <translation>インデックスに記載された同じ場所のサイトマップもたどり、相互の整合性も確認 (一つもない場合を除き、自動的に実行)</translation>
    </message>
    <message>
        <source>for --split pattern: a file and the paths in it, as products=/shop/*; may be repeated</source>
        <translation>--split pattern 用: ファイルと、そこに入れるパス (例: products=/shop/*)。繰り返し指定可</translation>
    </message>
    <message>
        <source>form properties image images video news panel sidebar right</source>
        <translation>フォーム プロパティ 画像 動画 ニュース パネル サイドバー 右</translation>
    </message>
    <message>
        <source>found {url}</source>
        <translation>検出: {url}</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>更新頻度</translation>
    </message>
    <message>
        <source>from a crawler&apos;s table, include those pages too</source>
        <translation>クローラの表から、そのようなページも取り込む</translation>
    </message>
    <message>
        <source>from a crawler&apos;s table, leave out pages that did not return 200 or are not indexable</source>
        <translation>クローラの表から、200 を返さない、またはインデックス登録できないページを除外</translation>
    </message>
    <message>
        <source>give at most one file and one picture</source>
        <translation>指定できるのはファイル 1 つと画像 1 つまでです</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>gzip compressed text default</source>
        <translation>gzip 圧縮 テキスト 既定</translation>
    </message>
    <message>
        <source>half of them are {scheme}</source>
        <translation>半数は {scheme} です</translation>
    </message>
    <message>
        <source>header browser bot</source>
        <translation>ヘッダー ブラウザ ボット</translation>
    </message>
    <message>
        <source>help documentation guide learn</source>
        <translation>ヘルプ ドキュメント ガイド 使い方 説明書</translation>
    </message>
    <message>
        <source>history backup previous restore undo older</source>
        <translation>履歴 バックアップ 以前 復元 元に戻す 古い</translation>
    </message>
    <message>
        <source>host domain short</source>
        <translation>ホスト ドメイン 短縮</translation>
    </message>
    <message>
        <source>how many URLs to list (0: all)</source>
        <translation>表示する URL の数 (0: すべて)</translation>
    </message>
    <message>
        <source>how many entries of each kind to list (0: all)</source>
        <translation>種類ごとに表示するエントリの数 (0: すべて)</translation>
    </message>
    <message>
        <source>how many to list (0: all)</source>
        <translation>表示する数 (0: すべて)</translation>
    </message>
    <message>
        <source>hreflang alternate translations international multilingual x-default</source>
        <translation>hreflang 代替 翻訳 国際化 多言語 x-default</translation>
    </message>
    <message>
        <source>http and https</source>
        <translation>http と https</translation>
    </message>
    <message>
        <source>http and https, www. or the slash at the end</source>
        <translation>http と https、www.、または末尾のスラッシュ</translation>
    </message>
    <message>
        <source>http or https</source>
        <translation>http と https</translation>
    </message>
    <message>
        <source>http or https, www, the slash at the end or the name of an index page</source>
        <translation>http/https、www、末尾のスラッシュ、インデックス ページの名前</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>明示された引数 %r は無視されました</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln rows</source>
        <translation>
            <numerusform>(%Ln 行)</numerusform>
        </translation>
    </message>
    <message>
        <source>in a file before compression; at most {max_bytes:,}</source>
        <translation>1 ファイルあたりの圧縮前のバイト数 (最大 {max_bytes:,})</translation>
    </message>
    <message>
        <source>in a file; at most {max_entries:,}</source>
        <translation>1 ファイルあたりの URL 数 (最大 {max_entries:,})</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>一部</translation>
    </message>
    <message>
        <source>in the filter</source>
        <translation>フィルタ中</translation>
    </message>
    <message>
        <source>index</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>index file</source>
        <translation>インデックス ファイル</translation>
    </message>
    <message>
        <source>index sitemaps together children</source>
        <translation>インデックス サイトマップ まとめて 子</translation>
    </message>
    <message>
        <source>indexnow submit ping bing yandex notify publish</source>
        <translation>indexnow 送信 ping bing yandex 知らせる 公開</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>insert new row entry url</source>
        <translation>挿入 新規 行 エントリ url</translation>
    </message>
    <message>
        <source>insight freshness old age</source>
        <translation>インサイト 鮮度 古い 経過日数</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>無効な選択: %(value)r (選択肢: %(choices)s)</translation>
    </message>
    <message>
        <source>is:{word} asks for edits in the window, and a file that is opened here has none.</source>
        <translation>is:{word} はウィンドウでの編集を対象としますが、ここで開いたファイルには編集がありません。</translation>
    </message>
    <message>
        <source>it answers without encryption</source>
        <translation>暗号化されていない応答です</translation>
    </message>
    <message>
        <source>it begins with {found} instead of {scheme}://</source>
        <translation>{scheme}:// ではなく {found} で始まっています</translation>
    </message>
    <message>
        <source>it begins with {scheme}, but search engines only read http and https</source>
        <translation>{scheme} で始まっています。検索エンジンが読み取るのは http と https だけです</translation>
    </message>
    <message>
        <source>it belongs to somebody else</source>
        <translation>別のユーザーが所有しています</translation>
    </message>
    <message>
        <source>it closed the connection during the TLS handshake</source>
        <translation>TLS ハンドシェイク中に接続が切断されました</translation>
    </message>
    <message>
        <source>it contains a % that does not start an escape</source>
        <translation>エスケープの始まりではない % が含まれています</translation>
    </message>
    <message>
        <source>it contains a backslash</source>
        <translation>バックスラッシュが含まれています</translation>
    </message>
    <message>
        <source>it contains an invisible character</source>
        <translation>見えない文字が含まれています</translation>
    </message>
    <message>
        <source>it contains characters not allowed in URLs</source>
        <translation>URL に使用できない文字が含まれています</translation>
    </message>
    <message>
        <source>it contains two URLs run together</source>
        <translation>2 つの URL がつながっています</translation>
    </message>
    <message>
        <source>it contains white space</source>
        <translation>空白が含まれています</translation>
    </message>
    <message>
        <source>it decompresses to more than {limit:,} bytes.</source>
        <translation>展開すると {limit:,} バイトを超えます。</translation>
    </message>
    <message>
        <source>it does not exist.</source>
        <translation>存在しません。</translation>
    </message>
    <message>
        <source>it does not know this host</source>
        <translation>このホストを認識していません</translation>
    </message>
    <message>
        <source>it does not point to a media file</source>
        <translation>メディア ファイルを指していません</translation>
    </message>
    <message>
        <source>it ends in a number but is not an IPv4 address</source>
        <translation>数字で終わっていますが、IPv4 アドレスではありません</translation>
    </message>
    <message>
        <source>it has been deleted or moved in the meantime. Save it again under this or another name.</source>
        <translation>その間に削除または移動されました。同じ名前または別の名前で保存し直してください。</translation>
    </message>
    <message>
        <source>it has more than 253 characters</source>
        <translation>253 文字を超えています</translation>
    </message>
    <message>
        <source>it has more than {limit:,} bytes, ten times the limit for a sitemap.</source>
        <translation>サイトマップの上限の 10 倍である {limit:,} バイトを超えています。</translation>
    </message>
    <message>
        <source>it has no name.</source>
        <translation>名前がありません。</translation>
    </message>
    <message>
        <source>it has no root element; it was cut off, or it is not a sitemap.</source>
        <translation>ルート要素がありません。途中で切れているか、サイトマップではありません。</translation>
    </message>
    <message>
        <source>it has no scheme and host</source>
        <translation>スキームとホストがありません</translation>
    </message>
    <message>
        <source>it has other names (hard links)</source>
        <translation>別の名前 (ハード リンク) があります</translation>
    </message>
    <message>
        <source>it has percent codes that stand for no characters</source>
        <translation>文字に対応しないパーセント コードがあります</translation>
    </message>
    <message>
        <source>it has the same text</source>
        <translation>本文が同じ</translation>
    </message>
    <message>
        <source>it has {length:,} characters; at most {limit:,} are allowed</source>
        <translation>{length:,} 文字あります。最大 {limit:,} 文字です</translation>
    </message>
    <message>
        <source>it has {size:,} bytes; Yandex allows {limit:,}</source>
        <translation>{size:,} バイトあります。Yandex の上限は {limit:,} バイトです</translation>
    </message>
    <message>
        <source>it is a folder. Choose a file in it.</source>
        <translation>フォルダです。中のファイルを選択してください。</translation>
    </message>
    <message>
        <source>it is a link that another user made, and leads to {target}. Save under the name of that file, or somewhere else.</source>
        <translation>別のユーザーが作成した、{target} へのリンクです。リンク先のファイルの名前で保存するか、別の場所に保存してください。</translation>
    </message>
    <message>
        <source>it is a page with a player, no media file</source>
        <translation>プレーヤーのあるページで、メディア ファイルではありません</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file.</source>
        <translation>ファイルではなく、パイプまたはデバイスです。</translation>
    </message>
    <message>
        <source>it is a pipe or a device, not a file. Save under the name of a file.</source>
        <translation>ファイルではなく、パイプまたはデバイスです。ファイルの名前で保存してください。</translation>
    </message>
    <message>
        <source>it is compressed many times over. Get a fresh copy of the file.</source>
        <translation>何重にも圧縮されています。ファイルを入手し直してください。</translation>
    </message>
    <message>
        <source>it is compressed twice. It should be compressed only once.</source>
        <translation>二重に圧縮されています。圧縮は 1 回だけにしてください。</translation>
    </message>
    <message>
        <source>it is followed by {n:,} bytes that are not gzip. Get a fresh copy of the file.</source>
        <translation>後に gzip でない {n:,} バイトが続いています。ファイルを入手し直してください。</translation>
    </message>
    <message>
        <source>it is in the future</source>
        <translation>未来の日時です</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>it is not a W3C date</source>
        <translation>W3C の日付ではありません</translation>
    </message>
    <message>
        <source>it is not a number</source>
        <translation>数値ではありません</translation>
    </message>
    <message>
        <source>it is not a whole number</source>
        <translation>整数ではありません</translation>
    </message>
    <message>
        <source>it is not an ISO 4217 currency code</source>
        <translation>ISO 4217 の通貨コードではありません</translation>
    </message>
    <message>
        <source>it is not an http or https URL</source>
        <translation>http または https の URL ではありません</translation>
    </message>
    <message>
        <source>it is not percent-encoded</source>
        <translation>パーセント エンコードされていません</translation>
    </message>
    <message>
        <source>it is on a different domain from the page</source>
        <translation>ページとは別のドメインにあります</translation>
    </message>
    <message>
        <source>it is the page for an error</source>
        <translation>エラー用のページ</translation>
    </message>
    <message>
        <source>it is to be deleted, but another program has changed it in the meantime.</source>
        <translation>削除する予定でしたが、その間にほかのプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>it is write-protected. Save under another name, or overwrite it.</source>
        <translation>書き込み禁止です。別の名前で保存するか、上書きしてください。</translation>
    </message>
    <message>
        <source>it is {found}, so the scheme is written twice</source>
        <translation>{found} であり、スキームが二重に書かれています</translation>
    </message>
    <message>
        <source>it lists the sitemap {address}</source>
        <translation>サイトマップ {address} が記載されています</translation>
    </message>
    <message>
        <source>it literally contains {found}, so it was escaped twice</source>
        <translation>文字どおり {found} が含まれているため、2 回エスケープされています</translation>
    </message>
    <message>
        <source>it looks like it was percent-encoded twice</source>
        <translation>2 回パーセント エンコードされているようです</translation>
    </message>
    <message>
        <source>it must be a code of two or three letters, or zh-cn or zh-tw</source>
        <translation>2 文字または 3 文字のコード、zh-cn、zh-tw のいずれかでなければなりません</translation>
    </message>
    <message>
        <source>it must be in lower case</source>
        <translation>小文字でなければなりません</translation>
    </message>
    <message>
        <source>it must be one of {words}</source>
        <translation>{words} のいずれかでなければなりません</translation>
    </message>
    <message>
        <source>it must be one or more of {words}</source>
        <translation>{words} のうち 1 つ以上でなければなりません</translation>
    </message>
    <message>
        <source>it must be three capital letters</source>
        <translation>大文字 3 文字でなければなりません</translation>
    </message>
    <message>
        <source>it must be two-letter codes in capitals, separated by spaces</source>
        <translation>空白で区切った大文字 2 文字のコードでなければなりません</translation>
    </message>
    <message>
        <source>it must be up to five tickers such as NASDAQ:A, NYSE:B</source>
        <translation>NASDAQ:A, NYSE:B のような、最大 5 つの銘柄コードでなければなりません</translation>
    </message>
    <message>
        <source>it must be yes or no</source>
        <translation>yes または no でなければなりません</translation>
    </message>
    <message>
        <source>it must not contain {found}</source>
        <translation>{found} を含めることはできません</translation>
    </message>
    <message>
        <source>it needs a value</source>
        <translation>値が必要です</translation>
    </message>
    <message>
        <source>it offers no encryption that this program supports</source>
        <translation>このプログラムが対応する暗号化方式がありません</translation>
    </message>
    <message>
        <source>it only supports outdated versions of TLS</source>
        <translation>古いバージョンの TLS にしか対応していません</translation>
    </message>
    <message>
        <source>it requires a client certificate</source>
        <translation>クライアント証明書が必要です</translation>
    </message>
    <message>
        <source>it was escaped twice</source>
        <translation>2 回エスケープされています</translation>
    </message>
    <message>
        <source>it was read in the wrong encoding</source>
        <translation>誤った文字コードで読み取られています</translation>
    </message>
    <message>
        <source>it would be larger than that disk allows. Save somewhere else.</source>
        <translation>ディスクの許容サイズを超えます。別の場所に保存してください。</translation>
    </message>
    <message>
        <source>its DOCTYPE is damaged. Sitemaps do not need one; remove it.</source>
        <translation>DOCTYPE が破損しています。サイトマップには不要です。削除してください。</translation>
    </message>
    <message>
        <source>its access list cannot be kept</source>
        <translation>アクセス リストを維持できません</translation>
    </message>
    <message>
        <source>its certificate comes from an unknown issuer</source>
        <translation>証明書の発行元が不明です</translation>
    </message>
    <message>
        <source>its certificate has expired</source>
        <translation>証明書の有効期限が切れています</translation>
    </message>
    <message>
        <source>its certificate is for another address</source>
        <translation>証明書が別のアドレス用です</translation>
    </message>
    <message>
        <source>its certificate is for another host</source>
        <translation>証明書が別のホスト用です</translation>
    </message>
    <message>
        <source>its certificate is not valid yet</source>
        <translation>証明書がまだ有効になっていません</translation>
    </message>
    <message>
        <source>its certificate is self-signed</source>
        <translation>証明書が自己署名です</translation>
    </message>
    <message>
        <source>its certificate was revoked</source>
        <translation>証明書が失効しています</translation>
    </message>
    <message>
        <source>its compressed data is damaged. Get a fresh copy of the file.</source>
        <translation>圧縮データが破損しています。ファイルを入手し直してください。</translation>
    </message>
    <message>
        <source>its contents do not match its checksum: it was damaged in transfer. Get a fresh copy of the file.</source>
        <translation>内容がチェックサムと一致しません。転送中に破損しています。ファイルを入手し直してください。</translation>
    </message>
    <message>
        <source>its encryption is too weak to be safe</source>
        <translation>暗号化が弱く、安全ではありません</translation>
    </message>
    <message>
        <source>its end is missing: it was cut off, perhaps during upload or download. Get a fresh copy of the file.</source>
        <translation>末尾がありません。アップロード中またはダウンロード中などに切れた可能性があります。ファイルを入手し直してください。</translation>
    </message>
    <message>
        <source>its folder does not exist.</source>
        <translation>フォルダが存在しません。</translation>
    </message>
    <message>
        <source>its folder is write-protected</source>
        <translation>フォルダが書き込み禁止です</translation>
    </message>
    <message>
        <source>its folder is write-protected.</source>
        <translation>フォルダが書き込み禁止です。</translation>
    </message>
    <message>
        <source>its host has no valid top-level domain</source>
        <translation>ホストのトップレベル ドメインが無効です</translation>
    </message>
    <message>
        <source>its host is not valid</source>
        <translation>ホストが無効です</translation>
    </message>
    <message>
        <source>its links lead in a circle.</source>
        <translation>リンクが循環しています。</translation>
    </message>
    <message>
        <source>its name is too long.</source>
        <translation>名前が長すぎます。</translation>
    </message>
    <message>
        <source>its permissions cannot be kept</source>
        <translation>アクセス権を維持できません</translation>
    </message>
    <message>
        <source>its {packed:,} bytes decompress to more than {times} times their size.</source>
        <translation>{packed:,} バイトを展開すると、{times} 倍を超えるサイズになります。</translation>
    </message>
    <message>
        <source>journal recovery crash</source>
        <translation>ジャーナル 復元 復旧 クラッシュ</translation>
    </message>
    <message>
        <source>keys keyboard hotkeys</source>
        <translation>キー キーボード ホットキー 割り当て</translation>
    </message>
    <message>
        <source>large small font interface</source>
        <translation>大きい 小さい 文字 フォント サイズ 拡大 インターフェイス</translation>
    </message>
    <message>
        <source>larger bigger font</source>
        <translation>大きく 文字サイズ フォント ズーム</translation>
    </message>
    <message>
        <source>last modified</source>
        <translation>最終更新日</translation>
    </message>
    <message>
        <source>lastmod newest</source>
        <translation>lastmod 最新 更新日</translation>
    </message>
    <message>
        <source>layout panel panels sidebar columns widths default restore move dock</source>
        <translation>レイアウト パネル サイドバー 列 幅 既定 初期 復元 移動 ドッキング 配置</translation>
    </message>
    <message>
        <source>leads to {url}</source>
        <translation>{url} へ転送</translation>
    </message>
    <message>
        <source>leave entries in the files of the last time, and fill only the last one</source>
        <translation>エントリを前回のファイルに残し、最後のファイルだけに追加する</translation>
    </message>
    <message>
        <source>leave these rules out</source>
        <translation>これらのルールを除外</translation>
    </message>
    <message>
        <source>letter case</source>
        <translation>大文字と小文字</translation>
    </message>
    <message>
        <source>limits brake stop overload errors</source>
        <translation>制限 上限 ブレーキ 停止 一時停止 過負荷 エラー</translation>
    </message>
    <message>
        <source>limits delay milliseconds polite</source>
        <translation>制限 遅延 間隔 ミリ秒 配慮</translation>
    </message>
    <message>
        <source>limits parallel connections</source>
        <translation>制限 並列 同時 接続</translation>
    </message>
    <message>
        <source>limits timeout seconds</source>
        <translation>制限 タイムアウト 秒</translation>
    </message>
    <message>
        <source>line {line:,} has more than {n:,} characters</source>
        <translation>ファイルの {line:,} 行目が {n:,} 文字を超えています</translation>
    </message>
    <message>
        <source>line {line:,}, column {column:,}: {done}</source>
        <translation>ファイルの {line:,} 行目、{column:,} 文字目: {done}</translation>
    </message>
    <message>
        <source>line {line} of robots.txt: {rule}</source>
        <translation>robots.txt の {line} 行目: {rule}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>ファイルの {line} 行目、{column} 文字目</translation>
    </message>
    <message>
        <source>line {line}: {rule}</source>
        <translation>{line} 行目: {rule}</translation>
    </message>
    <message>
        <source>links from the home page, at most</source>
        <translation>トップページからの最大リンク数</translation>
    </message>
    <message>
        <source>links name other pages</source>
        <translation>リンク先が別のページです</translation>
    </message>
    <message>
        <source>list everything that is wrong with them</source>
        <translation>問題点をすべて一覧表示する</translation>
    </message>
    <message>
        <source>list the pages that it lacks, and those that are not there</source>
        <translation>記載漏れのページと存在しないページを一覧表示</translation>
    </message>
    <message>
        <source>list the rules that are looked at</source>
        <translation>確認されるルールを一覧表示</translation>
    </message>
    <message>
        <source>list what a robots.txt forbids crawlers to fetch</source>
        <translation>robots.txt がクローラーに禁じているものを一覧表示する</translation>
    </message>
    <message>
        <source>list what differs between two sitemaps</source>
        <translation>2 つのサイトマップの違いを一覧表示する</translation>
    </message>
    <message>
        <source>load file xml gz txt csv xlsx rss feed robots import</source>
        <translation>読み込み ファイル xml gz txt csv xlsx rss フィード robots インポート</translation>
    </message>
    <message>
        <source>locale country day month</source>
        <translation>ロケール 国 年月日 書式</translation>
    </message>
    <message>
        <source>look at these rules alone: ids and patterns, such as loc-space,hreflang-*</source>
        <translation>これらのルールだけを確認: ID とパターン (例: loc-space,hreflang-*)</translation>
    </message>
    <message>
        <source>make damaged files well-formed again</source>
        <translation>破損したファイルを整形式に戻す</translation>
    </message>
    <message>
        <source>mark a table as UTF-8, for Excel</source>
        <translation>表に UTF-8 の BOM を付ける (Excel 用)</translation>
    </message>
    <message>
        <source>mark filtered</source>
        <translation>選択 絞り込み フィルタ済み</translation>
    </message>
    <message>
        <source>mark query condition search</source>
        <translation>選択 クエリ 条件 検索</translation>
    </message>
    <message>
        <source>match entries by path, ignoring scheme and host</source>
        <translation>スキームとホストを無視し、パスでエントリを照合</translation>
    </message>
    <message>
        <source>may be fetched</source>
        <translation>取得可</translation>
    </message>
    <message>
        <source>may be listed</source>
        <translation>記載可</translation>
    </message>
    <message>
        <source>may be listed; linked from {url}</source>
        <translation>記載可。{url} からリンク</translation>
    </message>
    <message>
        <source>means</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>milliseconds between two requests to a host (default: {count})</source>
        <translation>同じホストへのリクエストの間隔 (ミリ秒、既定: {count})</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>記載漏れ</translation>
    </message>
    <message>
        <source>missing files sync children</source>
        <translation>存在しない 欠落 ファイル 同期 子</translation>
    </message>
    <message>
        <source>missing pages orphan pages not in sitemap crawl folder unlinked add remove</source>
        <translation>記載漏れ 漏れ 孤立ページ サイトマップにない ページ クロール フォルダ リンクなし 追加 削除 coverage</translation>
    </message>
    <message>
        <source>more than a third of all</source>
        <translation>全体の 3 分の 1 超</translation>
    </message>
    <message>
        <source>most are on {host}</source>
        <translation>大半は {host} にあります</translation>
    </message>
    <message>
        <source>most are {scheme}</source>
        <translation>大半は {scheme} です</translation>
    </message>
    <message>
        <source>moved ({moved:,})</source>
        <translation>移動 ({moved:,})</translation>
    </message>
    <message>
        <source>name a file</source>
        <translation>ファイルを指定してください</translation>
    </message>
    <message>
        <source>name keep search favorite bookmark</source>
        <translation>名前 残す 検索 お気に入り ブックマーク</translation>
    </message>
    <message>
        <source>named search favorite bookmark rename delete</source>
        <translation>名前付き 検索 お気に入り ブックマーク 名前の変更 削除</translation>
    </message>
    <message>
        <source>names {url}</source>
        <translation>{url} を指定</translation>
    </message>
    <message>
        <source>narrow query values</source>
        <translation>絞り込み クエリ 値</translation>
    </message>
    <message>
        <source>nearly the same URL</source>
        <translation>ほぼ同じ URL</translation>
    </message>
    <message>
        <source>nested merge</source>
        <translation>入れ子 ネスト 統合</translation>
    </message>
    <message>
        <source>network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>nginx</source>
        <translation>nginx</translation>
    </message>
    <message>
        <source>no backup of its current contents can be kept in {folder}: {cause}</source>
        <translation>現在の内容のバックアップを {folder} に保管できません: {cause}</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <source>no file is named like {pattern}</source>
        <translation>{pattern} に該当する名前のファイルはありません</translation>
    </message>
    <message>
        <source>no file, and not in the table</source>
        <translation>ファイルがなく、表にもない</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>検出結果なし</translation>
    </message>
    <message>
        <source>no page links to it</source>
        <translation>どのページからもリンクされていない</translation>
    </message>
    <message>
        <source>noindex</source>
        <translation>noindex</translation>
    </message>
    <message>
        <source>not all files can be copied. {reasons}</source>
        <translation>一部のファイルをコピーできません。{reasons}</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>引数 %s と同時には使用できません</translation>
    </message>
    <message>
        <source>not compared, as nothing is known of them: {urls}</source>
        <translation>情報がないため比較していない URL: {urls}</translation>
    </message>
    <message>
        <source>not fetched: {trouble}</source>
        <translation>取得できません: {trouble}</translation>
    </message>
    <message>
        <source>not in the table</source>
        <translation>表にない</translation>
    </message>
    <message>
        <source>not indexable</source>
        <translation>インデックス登録不可</translation>
    </message>
    <message>
        <source>not linked</source>
        <translation>リンクなし</translation>
    </message>
    <message>
        <source>not open</source>
        <translation>未オープン</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>nothing is safe to fix; </source>
        <translation>安全に修正できるものはありません。 </translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>変更するものはありません</translation>
    </message>
    <message>
        <source>nothing to fix</source>
        <translation>修正するものはありません</translation>
    </message>
    <message>
        <source>nothing was written</source>
        <translation>何も書き出されませんでした</translation>
    </message>
    <message>
        <source>now lastmod calendar date</source>
        <translation>現在 今日 lastmod カレンダー 日付</translation>
    </message>
    <message>
        <source>of IN, if it is a .csv or .tsv file</source>
        <translation>IN の区切り文字 (.csv または .tsv ファイルの場合)</translation>
    </message>
    <message>
        <source>of those on public hosts, most are on {host}</source>
        <translation>公開ホストのもののうち、大半は {host} にあります</translation>
    </message>
    <message>
        <source>official schema</source>
        <translation>公式のスキーマ</translation>
    </message>
    <message>
        <source>on other sites, and not looked at: {pages}</source>
        <translation>別のサイトにあるため対象外: {pages}</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>引数 %s のいずれかが必要です</translation>
    </message>
    <message>
        <source>only in {path} ({only:,})</source>
        <translation>{path} のみ ({only:,})</translation>
    </message>
    <message>
        <source>only list the sitemaps, with their sizes</source>
        <translation>サイトマップとサイズの一覧のみ表示</translation>
    </message>
    <message>
        <source>only one file can be written to standard output</source>
        <translation>標準出力に書き出せるファイルは 1 つだけです</translation>
    </message>
    <message>
        <source>only same equal narrow</source>
        <translation>だけ 同じ 等しい 絞り込み</translation>
    </message>
    <message>
        <source>only show what would be written</source>
        <translation>書き出される内容の表示のみ行う</translation>
    </message>
    <message>
        <source>only show what would change</source>
        <translation>変更される内容の表示のみ行う</translation>
    </message>
    <message>
        <source>only show what would change, as a unified diff</source>
        <translation>変更される内容を unified diff で表示するだけ</translation>
    </message>
    <message>
        <source>only the first characters of the file show its encoding, {encoding}. Save as UTF-8.</source>
        <translation>ファイルの文字コード {encoding} は、先頭の文字からしか判別できません。UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>open</source>
        <translation>開いています</translation>
    </message>
    <message>
        <source>open sitemaps in the window, those of a folder together</source>
        <translation>サイトマップをウィンドウで開く (フォルダー内のものはまとめて)</translation>
    </message>
    <message>
        <source>open the panel of charts</source>
        <translation>グラフのパネルを開く</translation>
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
        <translation>オプション</translation>
    </message>
    <message>
        <source>order ascending descending</source>
        <translation>順序 昇順 降順 ソート</translation>
    </message>
    <message>
        <source>origin domain fold short</source>
        <translation>オリジン ドメイン 折りたたみ 短縮</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>overwrite the damaged files</source>
        <translation>破損したファイルを上書き</translation>
    </message>
    <message>
        <source>packed with bzip2</source>
        <translation>bzip2 圧縮ファイル</translation>
    </message>
    <message>
        <source>packed with compress</source>
        <translation>compress 圧縮ファイル</translation>
    </message>
    <message>
        <source>packed with lz4</source>
        <translation>lz4 圧縮ファイル</translation>
    </message>
    <message>
        <source>packed with xz</source>
        <translation>xz 圧縮ファイル</translation>
    </message>
    <message>
        <source>packed with zstd</source>
        <translation>zstd 圧縮ファイル</translation>
    </message>
    <message>
        <source>pages that are not to be listed, such as &apos;/tag/*&apos;; may be repeated</source>
        <translation>記載しないページ (例: &apos;/tag/*&apos;)。繰り返し指定可</translation>
    </message>
    <message>
        <source>pages that link to it: {count:,}</source>
        <translation>リンク元のページ: {count:,}</translation>
    </message>
    <message>
        <source>pages to ask for, at most</source>
        <translation>問い合わせる最大ページ数</translation>
    </message>
    <message>
        <source>part of its path is not a folder.</source>
        <translation>パスの一部がフォルダではありません。</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>path directory section narrow</source>
        <translation>パス ディレクトリ セクション 絞り込み</translation>
    </message>
    <message>
        <source>pin lock sticky</source>
        <translation>ピン留め ロック 固定</translation>
    </message>
    <message>
        <source>pin lock sticky fix scroll sideways horizontal</source>
        <translation>ピン留め ロック 固定 スクロール 横 水平</translation>
    </message>
    <message>
        <source>place in the file</source>
        <translation>ファイル内の位置</translation>
    </message>
    <message>
        <source>places to list per rule and file (0: all; default: 1000, and 5 with --group)</source>
        <translation>ルールとファイルごとに表示する箇所の数 (0: すべて、既定: 1000、--group では 5)</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>位置引数</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>優先度</translation>
    </message>
    <message>
        <source>profile checks validation</source>
        <translation>プロファイル 確認 検証</translation>
    </message>
    <message>
        <source>published at {url}</source>
        <translation>公開先: {url}</translation>
    </message>
    <message>
        <source>question confirmation</source>
        <translation>質問 確認</translation>
    </message>
    <message>
        <source>read the files in this encoding</source>
        <translation>ファイルをこの文字コードで読み込む</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>reading {n} %</source>
        <translation>読み込み中 {n} %</translation>
    </message>
    <message>
        <source>redirected to {to}</source>
        <translation>{to} にリダイレクト</translation>
    </message>
    <message>
        <source>refresh revert read again</source>
        <translation>更新 リロード 元に戻す 読み直し</translation>
    </message>
    <message>
        <source>remove delete show less</source>
        <translation>隠す 消す 削除 表示しない 減らす</translation>
    </message>
    <message>
        <source>remove its values</source>
        <translation>値を削除</translation>
    </message>
    <message>
        <source>remove row entry url</source>
        <translation>除去 消す 行 エントリ url</translation>
    </message>
    <message>
        <source>remove the absent URLs from the sitemap</source>
        <translation>存在しない URL をサイトマップから削除</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>repair mend correct clean</source>
        <translation>修復 直す 訂正 整理</translation>
    </message>
    <message>
        <source>repair mend correct quick solve</source>
        <translation>修復 直す 訂正 クイック 解決</translation>
    </message>
    <message>
        <source>repaired {rule}</source>
        <translation>修復: {rule}</translation>
    </message>
    <message>
        <source>replace other files of the same names</source>
        <translation>同じ名前のほかのファイルを置き換える</translation>
    </message>
    <message>
        <source>report clipboard mail errors problems</source>
        <translation>レポート クリップボード メール エラー 問題</translation>
    </message>
    <message>
        <source>report csv html errors problems</source>
        <translation>レポート csv html エラー 問題</translation>
    </message>
    <message>
        <source>request again: all; only errors; or answers older than 30m, 12h, 7d</source>
        <translation>再リクエストする対象: all (すべて)、errors (エラーのみ)、または 30m、12h、7d などより古い応答</translation>
    </message>
    <message>
        <source>requests at once to a host</source>
        <translation>1 台のホストへの同時リクエスト数</translation>
    </message>
    <message>
        <source>requests at once to a host (default: {count})</source>
        <translation>1 台のホストへの同時リクエスト数 (既定: {count})</translation>
    </message>
    <message>
        <source>reset filter everything</source>
        <translation>リセット フィルタ 解除 全部</translation>
    </message>
    <message>
        <source>return key</source>
        <translation>リターン エンター キー</translation>
    </message>
    <message>
        <source>rightly left out</source>
        <translation>適切に除外</translation>
    </message>
    <message>
        <source>robots-blocked needs --robots; audit-blocked is about the robots.txt of the site itself</source>
        <translation>robots-blocked には --robots が必要です。audit-blocked はサイト自体の robots.txt に関するものです</translation>
    </message>
    <message>
        <source>robots.txt</source>
        <translation>robots.txt</translation>
    </message>
    <message>
        <source>robots.txt lets {agent} fetch it, but not this program (line {line}: {rule}).</source>
        <translation>robots.txt は {agent} による取得を許可していますが、このプログラムには許可していません ({line} 行目: {rule})。</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>{row} 行目</translation>
    </message>
    <message>
        <source>row {row}: </source>
        <translation>{row} 行目: </translation>
    </message>
    <message>
        <source>rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>safe fix</source>
        <translation>安全な修正</translation>
    </message>
    <message>
        <source>same URL</source>
        <translation>同じ URL</translation>
    </message>
    <message>
        <source>same URL, written differently</source>
        <translation>同じ URL、表記が異なる</translation>
    </message>
    <message>
        <source>save a picture of the window</source>
        <translation>ウィンドウの画像を保存する</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>say what a rule means, and who made it</source>
        <translation>ルールの意味と出典を説明</translation>
    </message>
    <message>
        <source>say what to compare with: --folder DIR, --site, --data TABLE, or several of them</source>
        <translation>比較する対象を指定してください: --folder DIR、--site、--data TABLE、またはこれらの組み合わせ</translation>
    </message>
    <message>
        <source>search find</source>
        <translation>検索 探す</translation>
    </message>
    <message>
        <source>search find query narrow</source>
        <translation>検索 探す クエリ 絞り込み</translation>
    </message>
    <message>
        <source>search substitute regex regular expression find</source>
        <translation>検索 探す 置き換え 正規表現 regex</translation>
    </message>
    <message>
        <source>seconds for one answer in all (default: {count})</source>
        <translation>1 件の応答にかける合計秒数 (既定: {count})</translation>
    </message>
    <message>
        <source>see a rule as {levels}; may be repeated</source>
        <translation>ルールの重大度を {levels} のいずれかに変える。繰り返し指定可</translation>
    </message>
    <message>
        <source>session restore tabs places</source>
        <translation>セッション 復元 タブ 位置</translation>
    </message>
    <message>
        <source>set values, leave every other byte as it is</source>
        <translation>値を設定し、ほかのバイトはそのまま残す</translation>
    </message>
    <message>
        <source>settings options configure customize setup</source>
        <translation>環境設定 オプション 構成 カスタマイズ プリファレンス</translation>
    </message>
    <message>
        <source>severity off error warning advice</source>
        <translation>重大度 オフ エラー 警告 推奨事項</translation>
    </message>
    <message>
        <source>show hide first</source>
        <translation>表示 非表示 最初</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>このヘルプを表示して終了</translation>
    </message>
    <message>
        <source>sitemapindex create</source>
        <translation>sitemapindex 作成 新規</translation>
    </message>
    <message>
        <source>sitemaps list index panel</source>
        <translation>サイトマップ 一覧 リスト インデックス パネル</translation>
    </message>
    <message>
        <source>sitemaps.org FAQ</source>
        <translation>sitemaps.org の FAQ</translation>
    </message>
    <message>
        <source>size default resize</source>
        <translation>サイズ 既定 幅</translation>
    </message>
    <message>
        <source>size unknown</source>
        <translation>サイズ不明</translation>
    </message>
    <message>
        <source>slash at the end</source>
        <translation>末尾のスラッシュ</translation>
    </message>
    <message>
        <source>smaller font</source>
        <translation>小さく 文字サイズ フォント ズーム</translation>
    </message>
    <message>
        <source>sort errors findings worst first</source>
        <translation>並べ替え ソート エラー 検出結果 重大 深刻 順</translation>
    </message>
    <message>
        <source>sort reorder</source>
        <translation>並べ替え ソート 順序変更</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>表記</translation>
    </message>
    <message>
        <source>split compress gzip publish clean several files section language year limit convert</source>
        <translation>分割 圧縮 gzip 公開 整形 複数 ファイル セクション 言語 年 上限 変換</translation>
    </message>
    <message>
        <source>split distribute</source>
        <translation>分割 振り分け 分配</translation>
    </message>
    <message>
        <source>splitting</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>standard output gets what is changed; write the findings to a file with --report</source>
        <translation>標準出力には変更後の内容が書き出されます。検出結果は --report でファイルに書き出してください</translation>
    </message>
    <message>
        <source>statistics info properties count size notes</source>
        <translation>統計 情報 プロパティ 件数 サイズ メモ サマリー</translation>
    </message>
    <message>
        <source>statuses that are as good as 200, such as 203,401</source>
        <translation>200 と同じに扱うステータス (例: 203,401)</translation>
    </message>
    <message>
        <source>stop if more of the last 50 URLs fail; {off} for never (default: 20)</source>
        <translation>直近 50 件の URL の失敗がこれを超えたら停止。{off} で停止しない (既定: 20)</translation>
    </message>
    <message>
        <source>such as &apos;blog priority&lt;0.5&apos;</source>
        <translation>例: &apos;blog priority&lt;0.5&apos;</translation>
    </message>
    <message>
        <source>such as 1,5-7</source>
        <translation>例: 1,5-7</translation>
    </message>
    <message>
        <source>such as https://www.example.com/sitemap.xml</source>
        <translation>例: https://www.example.com/sitemap.xml</translation>
    </message>
    <message>
        <source>syntax query search manual</source>
        <translation>構文 書き方 クエリ 検索 マニュアル</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>タブ 閉じる</translation>
    </message>
    <message>
        <source>tags have spaces before their names. Write &lt;loc&gt; and &lt;/loc&gt;, without spaces.</source>
        <translation>タグの名前の前に空白があります。空白を入れず、&lt;loc&gt; と &lt;/loc&gt; のように記述してください。</translation>
    </message>
    <message>
        <source>take all URLs as announced already, and send nothing</source>
        <translation>すべての URL を通知済みとして扱い、何も送信しない</translation>
    </message>
    <message>
        <source>tell search engines what changed</source>
        <translation>変更を検索エンジンに知らせる</translation>
    </message>
    <message>
        <source>text follows the end of the root element. Remove it.</source>
        <translation>ルート要素の終わりの後にテキストがあります。削除してください。</translation>
    </message>
    <message>
        <source>text is not allowed there</source>
        <translation>そこではテキストを使用できません</translation>
    </message>
    <message>
        <source>text outside the entries changed</source>
        <translation>エントリ外のテキストの変更</translation>
    </message>
    <message>
        <source>the &lt;?xml …?&gt; line is misspelled. It should be &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt;.</source>
        <translation>&lt;?xml …?&gt; の行の記述に誤りがあります。正しくは &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt; です。</translation>
    </message>
    <message>
        <source>the &gt; at the end of a tag is missing. Add it.</source>
        <translation>タグの末尾の &gt; がありません。追加してください。</translation>
    </message>
    <message>
        <source>the TLS handshake failed ({code})</source>
        <translation>TLS ハンドシェイクに失敗しました ({code})</translation>
    </message>
    <message>
        <source>the address</source>
        <translation>入力したアドレス</translation>
    </message>
    <message>
        <source>the answer is {status}</source>
        <translation>応答は {status}</translation>
    </message>
    <message>
        <source>the attribute {name} has no value. Give it one, or remove it.</source>
        <translation>属性 {name} に値がありません。値を指定するか、属性を削除してください。</translation>
    </message>
    <message>
        <source>the copy would overwrite the files themselves. Choose another folder.</source>
        <translation>コピーでファイル自体が上書きされてしまいます。別のフォルダを選択してください。</translation>
    </message>
    <message>
        <source>the crawler (default: {agent})</source>
        <translation>クローラ (既定: {agent})</translation>
    </message>
    <message>
        <source>the crawler as which pages are judged, such as Bingbot or Yandex (default: {agent})</source>
        <translation>どのクローラとしてページを判定するか (例: Bingbot、Yandex。既定: {agent})</translation>
    </message>
    <message>
        <source>the day is missing</source>
        <translation>日がありません</translation>
    </message>
    <message>
        <source>the disk accepted the new contents but reported an error, so they may be lost. Save somewhere else.</source>
        <translation>ディスクは新しい内容を受け付けましたが、エラーを報告しました。内容が失われている可能性があります。別の場所に保存してください。</translation>
    </message>
    <message>
        <source>the disk is full. Free up space, or save somewhere else.</source>
        <translation>ディスクの空き容量がありません。空き容量を増やすか、別の場所に保存してください。</translation>
    </message>
    <message>
        <source>the disk is write-protected.</source>
        <translation>ディスクが書き込み禁止です。</translation>
    </message>
    <message>
        <source>the disk reported an error. Save somewhere else.</source>
        <translation>ディスクでエラーが発生しました。別の場所に保存してください。</translation>
    </message>
    <message>
        <source>the entities in its DOCTYPE would expand endlessly, which is a known attack. Nothing was expanded.</source>
        <translation>DOCTYPE の実体が際限なく展開されます。これは既知の攻撃手法です。展開は行われていません。</translation>
    </message>
    <message>
        <source>the file begins in the middle; the part before that is missing. Download or generate it again.</source>
        <translation>ファイルが途中から始まっており、それより前の部分がありません。ダウンロードまたは生成し直してください。</translation>
    </message>
    <message>
        <source>the file ends in the middle; it was cut off, perhaps during upload. Download or generate it again.</source>
        <translation>ファイルが途中で終わっています。アップロード中などに切れた可能性があります。ダウンロードまたは生成し直してください。</translation>
    </message>
    <message>
        <source>the file&apos;s encoding, {encoding}, does not support it. Escape it, or save as UTF-8.</source>
        <translation>ファイルの文字コード {encoding} では使用できません。エスケープするか、UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>the file: {done}</source>
        <translation>ファイル: {done}</translation>
    </message>
    <message>
        <source>the filter is empty; use --all for all rows</source>
        <translation>フィルタが空です。すべての行を対象にするには --all を使用してください</translation>
    </message>
    <message>
        <source>the first side</source>
        <translation>1 番目の側</translation>
    </message>
    <message>
        <source>the folder of the built site</source>
        <translation>ビルド済みサイトのフォルダ</translation>
    </message>
    <message>
        <source>the folder to write to</source>
        <translation>書き出し先のフォルダ</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>次の引数が必要です: %s</translation>
    </message>
    <message>
        <source>the format of the redirects, where the name does not say it</source>
        <translation>名前からわからない場合の、リダイレクトの形式</translation>
    </message>
    <message>
        <source>the highest is {limit:,}</source>
        <translation>最大値は {limit:,} です</translation>
    </message>
    <message>
        <source>the id of a rule</source>
        <translation>ルールの ID</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>the key file, if it is not https://HOST/K.txt; it stands for the URLs in its folder</source>
        <translation>キー ファイル (https://HOST/K.txt でない場合)。そのフォルダ内の URL が対象になります</translation>
    </message>
    <message>
        <source>the key of the site</source>
        <translation>サイトのキー</translation>
    </message>
    <message>
        <source>the language of filters</source>
        <translation>フィルタの書き方</translation>
    </message>
    <message numerus="yes">
        <source>the links on %Ln pages differ</source>
        <translation>
            <numerusform>%Ln ページのリンクが異なります</numerusform>
        </translation>
    </message>
    <message>
        <source>the lowest is {limit:,}</source>
        <translation>最小値は {limit:,} です</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>名前が空です</translation>
    </message>
    <message>
        <source>the name must not include parentheses</source>
        <translation>名前に括弧を含めることはできません</translation>
    </message>
    <message>
        <source>the name of an index page</source>
        <translation>インデックス ページの名前</translation>
    </message>
    <message>
        <source>the options of a command</source>
        <translation>コマンドのオプション</translation>
    </message>
    <message>
        <source>the page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>the port is not a number from 0 to 65535</source>
        <translation>ポートが 0～65535 の数値ではありません</translation>
    </message>
    <message>
        <source>the published URL of the file</source>
        <translation>ファイルの公開 URL</translation>
    </message>
    <message>
        <source>the published URL of the file or index; for several files, of their folder</source>
        <translation>ファイルまたはインデックスの公開 URL。複数のファイルの場合は、そのフォルダの公開 URL</translation>
    </message>
    <message>
        <source>the published URL of the file; for several files, of their folder</source>
        <translation>ファイルの公開 URL。複数のファイルの場合は、そのフォルダの公開 URL</translation>
    </message>
    <message>
        <source>the published URL of the sitemap, which the robots.txt should name</source>
        <translation>robots.txt に記載されるべきサイトマップの公開 URL</translation>
    </message>
    <message>
        <source>the robots.txt, or its folder</source>
        <translation>robots.txt、またはそのフォルダ</translation>
    </message>
    <message>
        <source>the root&apos;s start tag has more than {n:,} attributes</source>
        <translation>ルートの開始タグの属性が {n:,} 個を超えています</translation>
    </message>
    <message>
        <source>the rows that match a filter</source>
        <translation>フィルタに一致する行</translation>
    </message>
    <message>
        <source>the second side</source>
        <translation>2 番目の側</translation>
    </message>
    <message>
        <source>the seconds are missing</source>
        <translation>秒がありません</translation>
    </message>
    <message>
        <source>the sitemap lists no URL of a site; name its home page with --base</source>
        <translation>サイトマップにサイトの URL がありません。--base でトップページを指定してください</translation>
    </message>
    <message>
        <source>the slash at the end</source>
        <translation>末尾のスラッシュ</translation>
    </message>
    <message>
        <source>the square brackets do not contain an IPv6 address</source>
        <translation>角括弧の中が IPv6 アドレスではありません</translation>
    </message>
    <message>
        <source>the system reports “{words}”.</source>
        <translation>システムからの報告:「{words}」。</translation>
    </message>
    <message>
        <source>the table says {text}</source>
        <translation>表の値は {text}</translation>
    </message>
    <message>
        <source>the time zone is missing</source>
        <translation>タイムゾーンがありません</translation>
    </message>
    <message>
        <source>the usual place</source>
        <translation>通常の場所</translation>
    </message>
    <message>
        <source>the value for {field} contains a character that XML does not allow</source>
        <translation>{field} の値に、XML で使用できない文字が含まれています</translation>
    </message>
    <message>
        <source>the window needs Qt, which is not installed here. Install it with {command}; commands do without.</source>
        <translation>ウィンドウには Qt が必要ですが、インストールされていません。{command} でインストールしてください。コマンドは Qt なしで使えます。</translation>
    </message>
    <message>
        <source>theme mode appearance bright white</source>
        <translation>テーマ モード 外観 明るい 白</translation>
    </message>
    <message>
        <source>theme mode appearance dark light</source>
        <translation>テーマ モード 外観 ダーク ライト 暗い 明るい</translation>
    </message>
    <message>
        <source>theme mode appearance night black</source>
        <translation>テーマ モード 外観 夜 黒 暗い</translation>
    </message>
    <message>
        <source>there is a -- inside a comment, where only single hyphens are allowed. Change it.</source>
        <translation>コメントの中に -- があります。使用できるのは単独のハイフンだけです。変更してください。</translation>
    </message>
    <message>
        <source>there is a &lt; in an attribute value: a closing quotation mark is missing, or it should be &amp;lt;.</source>
        <translation>属性値の中に &lt; があります。閉じる引用符がないか、&amp;lt; と記述する必要があります。</translation>
    </message>
    <message>
        <source>there is a &lt; that does not start a tag. If it is part of the text, write &amp;lt; instead.</source>
        <translation>タグの始まりではない &lt; があります。テキストの一部であれば、&amp;lt; と記述してください。</translation>
    </message>
    <message>
        <source>there is a &lt;? that does not start a processing instruction. If it is part of the text, write &amp;lt;? instead.</source>
        <translation>処理命令の始まりではない &lt;? があります。テキストの一部であれば、&amp;lt;? と記述してください。</translation>
    </message>
    <message>
        <source>there is a DOCTYPE inside the root element. Remove it.</source>
        <translation>ルート要素の中に DOCTYPE があります。削除してください。</translation>
    </message>
    <message>
        <source>there is a ]]&gt; outside CDATA. Write ]]&amp;gt; instead.</source>
        <translation>CDATA の外に ]]&gt; があります。]]&amp;gt; と記述してください。</translation>
    </message>
    <message>
        <source>there is a folder with that name.</source>
        <translation>その名前のフォルダがあります。</translation>
    </message>
    <message>
        <source>there is no command and no file {word!r}; see --help</source>
        <translation>{word!r} というコマンドもファイルもありません。--help をご覧ください</translation>
    </message>
    <message>
        <source>there is no command {word!r}; did you mean {meant!r}?</source>
        <translation>{word!r} というコマンドはありません。{meant!r} のことですか？</translation>
    </message>
    <message>
        <source>there is no day {found}</source>
        <translation>{found} という日はありません</translation>
    </message>
    <message>
        <source>there is no field {name}: name one of {known}, or a value such as image[2].title or hreflang[de]</source>
        <translation>{name} というフィールドはありません。指定できるもの: {known}、または image[2].title や hreflang[de] などの値</translation>
    </message>
    <message>
        <source>there is no file {name!r}, and no recipe of that name; there are {known}</source>
        <translation>ファイル {name!r} も、その名前のレシピもありません。使用できるもの: {known}</translation>
    </message>
    <message>
        <source>there is no hour {found}</source>
        <translation>{found} という時はありません</translation>
    </message>
    <message>
        <source>there is no minute {found}</source>
        <translation>{found} という分はありません</translation>
    </message>
    <message>
        <source>there is no month {found}</source>
        <translation>{found} という月はありません</translation>
    </message>
    <message>
        <source>there is no offset {found}</source>
        <translation>{found} という時差はありません</translation>
    </message>
    <message>
        <source>there is no rule {text!r}{hint} `rules` lists all</source>
        <translation>{text!r} というルールはありません{hint}すべてのルールは `rules` で一覧表示できます</translation>
    </message>
    <message>
        <source>there is no second {found}</source>
        <translation>{found} という秒はありません</translation>
    </message>
    <message>
        <source>there is no standard input</source>
        <translation>標準入力がありません</translation>
    </message>
    <message>
        <source>there is no such language in ISO 639</source>
        <translation>そのような言語は ISO 639 にありません</translation>
    </message>
    <message>
        <source>there is no year {found}</source>
        <translation>{found} という年はありません</translation>
    </message>
    <message>
        <source>there is not enough memory. Close other documents or programs and try again.</source>
        <translation>メモリが不足しています。ほかのドキュメントやプログラムを閉じて、もう一度お試しください。</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>to find</source>
        <translation>検索対象</translation>
    </message>
    <message>
        <source>too many files are open. Close some and try again.</source>
        <translation>開いているファイルが多すぎます。いくつか閉じて、もう一度お試しください。</translation>
    </message>
    <message>
        <source>translation English</source>
        <translation>翻訳 言語 日本語 英語</translation>
    </message>
    <message>
        <source>tree folders structure paths panel sidebar left</source>
        <translation>ツリー フォルダ 構造 パス パネル サイドバー 左</translation>
    </message>
    <message>
        <source>two URLs were joined</source>
        <translation>2 つの URL がつながっています</translation>
    </message>
    <message>
        <source>two of the files have the same name and would overwrite each other</source>
        <translation>同じ名前のファイルが 2 つあり、互いに上書きされてしまいます</translation>
    </message>
    <message>
        <source>two pages have one language</source>
        <translation>2 つのページが同じ言語です</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>認識できない引数: %s</translation>
    </message>
    <message>
        <source>unsaved changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>unsort original</source>
        <translation>並べ替え解除 元の順序 ソート</translation>
    </message>
    <message>
        <source>url http https address fetch load robots index live</source>
        <translation>url http https アドレス 取得 読み込み robots インデックス 公開中</translation>
    </message>
    <message>
        <source>url location host address site scope</source>
        <translation>url 場所 ホスト アドレス サイト 範囲</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>使用法: </translation>
    </message>
    <message>
        <source>use this W3C datetime as the current time</source>
        <translation>この W3C 日時を現在の時刻として使用</translation>
    </message>
    <message>
        <source>validate validation validator check errors problems issues warnings lint test</source>
        <translation>検証 バリデーション バリデータ チェック 確認 エラー 問題 警告 lint テスト</translation>
    </message>
    <message>
        <source>version licence info</source>
        <translation>バージョン ライセンス 情報</translation>
    </message>
    <message>
        <source>visit go to page website link web</source>
        <translation>アクセス ページ サイト リンク web 見る</translation>
    </message>
    <message>
        <source>what is printed</source>
        <translation>表示する形式</translation>
    </message>
    <message>
        <source>what is sent to hosts</source>
        <translation>ホストに送信する User-Agent</translation>
    </message>
    <message>
        <source>what standard output gets (default: .xml)</source>
        <translation>標準出力の形式 (既定: .xml)</translation>
    </message>
    <message>
        <source>what the names of the files begin with (default: {default_name})</source>
        <translation>ファイル名の先頭 (既定: {default_name})</translation>
    </message>
    <message>
        <source>what to compare it with; also a URL, to be fetched</source>
        <translation>比較対象。取得する URL も指定可</translation>
    </message>
    <message>
        <source>where the folder or the site is published (default: learned from the listed URLs)</source>
        <translation>フォルダまたはサイトの公開先 (既定: 記載された URL から判断)</translation>
    </message>
    <message>
        <source>which answers {status}</source>
        <translation>その応答は {status}</translation>
    </message>
    <message>
        <source>which side of merge conflicts to keep (default: both)</source>
        <translation>マージの競合で残す側 (既定: both)</translation>
    </message>
    <message>
        <source>whom to tell; the next one where one was asked too often (default: api.indexnow.org, …)</source>
        <translation>通知先。要求過多の場合は次の通知先を使用 (既定: api.indexnow.org, …)</translation>
    </message>
    <message>
        <source>width wide narrow resize auto</source>
        <translation>幅 広げる 狭める サイズ変更 自動</translation>
    </message>
    <message>
        <source>with --fetch, ask hosts in private networks, too</source>
        <translation>--fetch とともに指定すると、プライベート ネットワーク内のホストにも問い合わせる</translation>
    </message>
    <message>
        <source>with --rule, which fix to use; an unknown name lists the fixes</source>
        <translation>--rule と併用: 使用する修正方法。不明な名前を指定すると一覧を表示</translation>
    </message>
    <message>
        <source>without a URL</source>
        <translation>URL なし</translation>
    </message>
    <message>
        <source>words terms meaning definition manual severity</source>
        <translation>言葉 用語 意味 定義 マニュアル 重大度</translation>
    </message>
    <message>
        <source>working {n} %</source>
        <translation>処理中 {n} %</translation>
    </message>
    <message>
        <source>working…</source>
        <translation>処理中…</translation>
    </message>
    <message>
        <source>would be sent</source>
        <translation>送信される予定</translation>
    </message>
    <message>
        <source>write a clean .xml, .xml.gz or .txt, or a table</source>
        <translation>整った .xml、.xml.gz、.txt または表を書き出す</translation>
    </message>
    <message>
        <source>write redirects of moved entries, from FILE&apos;s URLs to OTHER&apos;s, in the format of the name</source>
        <translation>移動したエントリの、FILE の URL から OTHER の URL へのリダイレクトを、名前に応じた形式で書き出す</translation>
    </message>
    <message>
        <source>write rename gz gzip compress</source>
        <translation>書き込み 名前の変更 別名 gz gzip 圧縮</translation>
    </message>
    <message>
        <source>write several files and an index to the folder OUT, split by section, language, year or pattern</source>
        <translation>複数のファイルとインデックスを、セクション、言語、年、パターンのいずれかで分割してフォルダ OUT に書き出す</translation>
    </message>
    <message>
        <source>write store</source>
        <translation>書き込み 上書き保存 セーブ</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>writing {n} %</source>
        <translation>書き込み中 {n} %</translation>
    </message>
    <message>
        <source>writing…</source>
        <translation>書き込み中…</translation>
    </message>
    <message>
        <source>written to {path}</source>
        <translation>{path} に書き込み済み</translation>
    </message>
    <message>
        <source>www</source>
        <translation>www</translation>
    </message>
    <message>
        <source>xsi:schemaLocation must contain pairs of a namespace and a URL.</source>
        <translation>xsi:schemaLocation は、名前空間と URL の組でなければなりません。</translation>
    </message>
    <message>
        <source>xsi:schemaLocation refers to {name}, which this file does not use.</source>
        <translation>xsi:schemaLocation が、このファイルで使用されていない {name} を参照しています。</translation>
    </message>
    <message>
        <source>you do not have permission.</source>
        <translation>権限がありません。</translation>
    </message>
    <message>
        <source>your disk quota is used up. Free up space, or save somewhere else.</source>
        <translation>ディスクの割り当て容量を使い切りました。空き容量を増やすか、別の場所に保存してください。</translation>
    </message>
    <message>
        <source>zoom large small letters font</source>
        <translation>ズーム 拡大 縮小 文字 フォント</translation>
    </message>
    <message>
        <source>{address} is on the web. Add --fetch to check what is published, or keep it with open-url.</source>
        <translation>{address} は Web 上にあります。公開されている内容を確認するには --fetch を追加し、保存するには open-url を使用してください。</translation>
    </message>
    <message>
        <source>{alike:,} alike, {changed:,} changed{order}</source>
        <translation>一致 {alike:,} 件、変更 {changed:,} 件{order}</translation>
    </message>
    <message>
        <source>{cause} The previous contents are in {path}.</source>
        <translation>{cause} 以前の内容は {path} にあります。</translation>
    </message>
    <message>
        <source>{cause} The previous contents of these files could not be restored, so they may have the new contents: {names}</source>
        <translation>{cause} 次のファイルの以前の内容を復元できなかったため、新しい内容になっている可能性があります: {names}</translation>
    </message>
    <message>
        <source>{changes}.</source>
        <translation>{changes}。</translation>
    </message>
    <message>
        <source>{code} is neither a language code nor x-default.</source>
        <translation>{code} は言語コードでも x-default でもありません。</translation>
    </message>
    <message>
        <source>{code} is not an ISO 3166-1 country code</source>
        <translation>{code} は ISO 3166-1 の国コードではありません</translation>
    </message>
    <message>
        <source>{code} with the white space around it is neither a language code nor x-default.</source>
        <translation>前後に空白のある {code} は、言語コードでも x-default でもありません。</translation>
    </message>
    <message>
        <source>{count:,} not asked for</source>
        <translation>{count:,} 件は問い合わせなし</translation>
    </message>
    <message>
        <source>{count:,} of {total:,} dates are the same day, {day}: a build date?</source>
        <translation>{total:,} 件中 {count:,} 件の日付が同じ日 ({day}) です。ビルドの日付でしょうか？</translation>
    </message>
    <message>
        <source>{count:,} of {total:,} entries have the URL {value}. Generate the sitemap again.</source>
        <translation>{total:,} 件中 {count:,} 件のエントリの URL が {value} です。サイトマップを生成し直してください。</translation>
    </message>
    <message>
        <source>{counted}: press to list only these</source>
        <translation>{counted}: 押すとこれだけを一覧にします</translation>
    </message>
    <message>
        <source>{detail} contains a character that XML does not allow.</source>
        <translation>{detail} に、XML で使用できない文字が含まれています。</translation>
    </message>
    <message>
        <source>{detail} does not belong to any extension that search engines document.</source>
        <translation>{detail} は、検索エンジンが公開しているどの拡張にも属していません。</translation>
    </message>
    <message>
        <source>{detail} is directly under the root. Extensions belong inside an entry.</source>
        <translation>{detail} がルートの直下にあります。拡張はエントリの中に置いてください。</translation>
    </message>
    <message>
        <source>{detail} is no kind of page. Write a name, =, and a pattern of paths, such as products=/shop/*</source>
        <translation>{detail} はページの種類ではありません。products=/shop/* のように、名前、=、パスのパターンの順に入力してください</translation>
    </message>
    <message>
        <source>{detail} is no step such as 100=0.8.</source>
        <translation>{detail} は、100=0.8 のような段階ではありません。</translation>
    </message>
    <message>
        <source>{detail} is no value such as image[2].title, video.rating or hreflang[de].</source>
        <translation>{detail} は、image[2].title、video.rating、hreflang[de] のような値ではありません。</translation>
    </message>
    <message>
        <source>{detail} is not UTF-8 text.</source>
        <translation>{detail} は UTF-8 のテキストではありません。</translation>
    </message>
    <message>
        <source>{detail} is not a date such as 2026-11-21 or 2026-11-21T10:00:00+01:00.</source>
        <translation>{detail} は、2026-11-21 や 2026-11-21T10:00:00+01:00 などの日付ではありません。</translation>
    </message>
    <message>
        <source>{detail} is not a host name.</source>
        <translation>{detail} はホスト名ではありません。</translation>
    </message>
    <message>
        <source>{detail} is not a known time zone, such as Z, +02:00 or Europe/Berlin.</source>
        <translation>{detail} は、Z、+02:00、Europe/Berlin などの既知のタイムゾーンではありません。</translation>
    </message>
    <message>
        <source>{detail} is not a language code such as en or pt-BR.</source>
        <translation>{detail} は、en や pt-BR のような言語コードではありません。</translation>
    </message>
    <message>
        <source>{detail} is not a list of names.</source>
        <translation>{detail} は名前のリストではありません。</translation>
    </message>
    <message>
        <source>{detail} is not a number such as 0.5.</source>
        <translation>{detail} は、0.5 などの数値ではありません。</translation>
    </message>
    <message>
        <source>{detail} is not a path such as /blog/.</source>
        <translation>{detail} は、/blog/ などのパスではありません。</translation>
    </message>
    <message>
        <source>{detail} is not a whole number.</source>
        <translation>{detail} は整数ではありません。</translation>
    </message>
    <message>
        <source>{detail} is not one of the options.</source>
        <translation>{detail} は選択肢にありません。</translation>
    </message>
    <message>
        <source>{detail} is not text.</source>
        <translation>{detail} はテキストではありません。</translation>
    </message>
    <message>
        <source>{detail} is not true or false.</source>
        <translation>{detail} は true でも false でもありません。</translation>
    </message>
    <message>
        <source>{done:,} of {count:,}</source>
        <translation>{done:,} / {count:,}</translation>
    </message>
    <message>
        <source>{element} appears {count:,} times in one block; {limit} is allowed.</source>
        <translation>1 つのブロックに {element} が {count:,} 個あります。使用できるのは {limit} 個です。</translation>
    </message>
    <message>
        <source>{element} is empty. Give it a value, or remove it.</source>
        <translation>{element} が空です。値を入力するか、削除してください。</translation>
    </message>
    <message>
        <source>{element} is not allowed here. {advice}</source>
        <translation>{element} はここでは使用できません。{advice}</translation>
    </message>
    <message>
        <source>{element} is the URL of the page. Enter the URL of the video file or player.</source>
        <translation>{element} がページの URL になっています。動画ファイルまたはプレーヤーの URL を入力してください。</translation>
    </message>
    <message>
        <source>{element} is {value}: {reason}.</source>
        <translation>{element} の値は {value} です: {reason}。</translation>
    </message>
    <message>
        <source>{element} must stand before {other}.</source>
        <translation>{element} は {other} より前に置いてください。</translation>
    </message>
    <message>
        <source>{encoding}, gzipped</source>
        <translation>{encoding}、gzip 圧縮</translation>
    </message>
    <message>
        <source>{endpoint} answers with the status {status}. Try again later.</source>
        <translation>{endpoint} がステータス {status} を返しました。後でもう一度お試しください。</translation>
    </message>
    <message>
        <source>{endpoint} cannot read the request (400).</source>
        <translation>{endpoint} がリクエストを解釈できません (400)。</translation>
    </message>
    <message>
        <source>{endpoint} does not accept the key (403): it did not find the key in the key file.</source>
        <translation>{endpoint} がキーを受け付けません (403)。キー ファイルの中にキーが見つかりませんでした。</translation>
    </message>
    <message>
        <source>{endpoint} says that the URLs do not belong to the host or to the key (422).</source>
        <translation>{endpoint} によると、URL がホストまたはキーに対応していません (422)。</translation>
    </message>
    <message>
        <source>{endpoint} was asked too often (429), and so were the others. Try again later.</source>
        <translation>{endpoint} への要求が多すぎます (429)。ほかの通知先も同様です。後でもう一度お試しください。</translation>
    </message>
    <message>
        <source>{entries} added</source>
        <translation>{entries}を追加</translation>
    </message>
    <message>
        <source>{entries} removed</source>
        <translation>{entries}を削除</translation>
    </message>
    <message>
        <source>{entries} would be added</source>
        <translation>{entries}を追加する予定</translation>
    </message>
    <message>
        <source>{entries} would be removed</source>
        <translation>{entries}を削除する予定</translation>
    </message>
    <message>
        <source>{error} (character {position}: {found})</source>
        <translation>{error} ({position} 文字目: {found})</translation>
    </message>
    <message>
        <source>{error} with {option}.</source>
        <translation>{error} ({option} を指定)。</translation>
    </message>
    <message>
        <source>{failed} of the last {count} URLs failed: {reason}</source>
        <translation>直近の {count} 件の URL のうち {failed} 件が失敗しました: {reason}</translation>
    </message>
    <message>
        <source>{fetched}, ETag {etag}</source>
        <translation>{fetched}、ETag {etag}</translation>
    </message>
    <message>
        <source>{field} appears more than once in this entry. Keep one.</source>
        <translation>このエントリに {field} が 2 つ以上あります。1 つだけ残してください。</translation>
    </message>
    <message>
        <source>{field} is given two values</source>
        <translation>{field} に 2 つの値が指定されています</translation>
    </message>
    <message>
        <source>{file}: a {kind} has no {name}</source>
        <translation>{file}: {kind}に {name} はありません</translation>
    </message>
    <message>
        <source>{file}: there is no row {last}; the file has {entries}</source>
        <translation>{file}: {last} 行目はありません。このファイルは{entries}です</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder to write to</source>
        <translation>{folder} はファイルであり、書き出し先のフォルダではありません</translation>
    </message>
    <message>
        <source>{folder} is not a folder; --split needs a folder to write to</source>
        <translation>{folder} はフォルダではありません。--split には書き出し先のフォルダが必要です</translation>
    </message>
    <message>
        <source>{folder} is the file itself; choose another name, or add --force</source>
        <translation>{folder} は元のファイルです。別の名前を選択するか、--force を追加してください</translation>
    </message>
    <message>
        <source>{folder} is the name of a file; name a folder, and the index with --name</source>
        <translation>{folder} はファイルの名前です。フォルダを指定し、インデックスは --name で指定してください</translation>
    </message>
    <message>
        <source>{folder}: there are no sitemaps in this folder</source>
        <translation>{folder}: このフォルダーにサイトマップはありません</translation>
    </message>
    <message>
        <source>{folder}: there is no file in it that ends in .xml or .xml.gz.</source>
        <translation>{folder}: 名前の末尾が .xml または .xml.gz のファイルがありません。</translation>
    </message>
    <message>
        <source>{found} in {element}</source>
        <translation>{element} の {found}</translation>
    </message>
    <message>
        <source>{found} is a placeholder that was never filled in. Generate the sitemap again.</source>
        <translation>{found} は、置き換えられていないプレースホルダです。サイトマップを生成し直してください。</translation>
    </message>
    <message>
        <source>{found} is not a % followed by two hexadecimal digits. {advice}</source>
        <translation>{found} は、% の後に 2 桁の 16 進数が続く形式ではありません。{advice}</translation>
    </message>
    <message>
        <source>{found} is the code of no name</source>
        <translation>{found} は、どの名前にも対応しないコードです</translation>
    </message>
    <message>
        <source>{found} left, which check lists</source>
        <translation>残り {found}: check で一覧を表示できます</translation>
    </message>
    <message>
        <source>{found} looks like it was percent-encoded twice.</source>
        <translation>{found} は 2 回パーセント エンコードされているようです。</translation>
    </message>
    <message>
        <source>{found} stands for no character of a URL. {advice}</source>
        <translation>{found} は、URL のどの文字も表していません。{advice}</translation>
    </message>
    <message>
        <source>{found} was {meant} before a program read it in the wrong encoding</source>
        <translation>{found} は、プログラムが誤った文字コードで読み取る前は {meant} でした</translation>
    </message>
    <message>
        <source>{found} was {meant} before a program read it in the wrong encoding. Write {meant}.</source>
        <translation>{found} は、プログラムが誤った文字コードで読み取る前は {meant} でした。{meant} と記述してください。</translation>
    </message>
    <message>
        <source>{host} has {count:,} of {total:,}</source>
        <translation>{total:,} 件中 {count:,} 件は {host} にあります</translation>
    </message>
    <message>
        <source>{host} is not a public internet name.</source>
        <translation>{host} はインターネット上の公開名ではありません。</translation>
    </message>
    <message>
        <source>{host} is reserved for examples.</source>
        <translation>{host} は例示用に予約されています。</translation>
    </message>
    <message>
        <source>{index_name}: index of {number}{index}</source>
        <translation>{index_name}: {number}{index}のインデックス</translation>
    </message>
    <message>
        <source>{keys} finds any of these by its name.</source>
        <translation>{keys} を押すと、これらを名前で検索できます。</translation>
    </message>
    <message numerus="yes">
        <source>{key} sets all %Ln</source>
        <translation>
            <numerusform>{key} で %Ln 件すべてに設定</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}; different {fields}</source>
        <translation>{kind}、{fields}が異なる</translation>
    </message>
    <message>
        <source>{kind}; no differences</source>
        <translation>{kind}、相違なし</translation>
    </message>
    <message>
        <source>{language} is not an ISO 639-1 language code.{hint}</source>
        <translation>{language} は ISO 639-1 の言語コードではありません。{hint}</translation>
    </message>
    <message>
        <source>{message}{hint}</source>
        <translation>{message}{hint}</translation>
    </message>
    <message>
        <source>{name!r} is detected automatically and cannot be chosen</source>
        <translation>{name!r} は自動的に検出されるため、指定できません</translation>
    </message>
    <message>
        <source>{name!r} is not a usable file name: use only letters, digits, - _ and .</source>
        <translation>{name!r} はファイル名に使用できません。使用できるのは、英数字、「-」、「_」、「.」だけです</translation>
    </message>
    <message>
        <source>{name!r}: the name of a report must end in one of these: {endings}</source>
        <translation>{name!r}: レポートの名前の末尾は、次のいずれかにしてください: {endings}</translation>
    </message>
    <message>
        <source>{namespace} is not the namespace of this extension. It should be {official}.{hint}</source>
        <translation>{namespace} はこの拡張の名前空間ではありません。正しくは {official} です。{hint}</translation>
    </message>
    <message>
        <source>{namespace} with white space around it</source>
        <translation>前後に空白のある {namespace}</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names}、ほか %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names}、ほか {n} 個</translation>
    </message>
    <message>
        <source>{names} with the attribute type, which is not in its schema</source>
        <translation>属性 type (スキーマにない属性) の付いた {names}</translation>
    </message>
    <message>
        <source>{name} belongs to this site, but the index does not list it.</source>
        <translation>{name} はこのサイトのものですが、インデックスに記載されていません。</translation>
    </message>
    <message>
        <source>{name} cannot be fixed here. {reason}</source>
        <translation>{name} はここでは修正できません。{reason}</translation>
    </message>
    <message>
        <source>{name} contains a page that changed later: {newest}.</source>
        <translation>{name} に、その後変更されたページがあります: {newest}。</translation>
    </message>
    <message>
        <source>{name} is fixed by `repair`, which makes damaged files well-formed again</source>
        <translation>{name} は、破損したファイルを整形式に戻す `repair` で修正されます</translation>
    </message>
    <message>
        <source>{name} is itself an index. List its sitemaps here instead.</source>
        <translation>{name} 自体がインデックスです。代わりにその中のサイトマップをここに記載してください。</translation>
    </message>
    <message>
        <source>{name} is listed, but the file is not next to the index.</source>
        <translation>{name} は記載されていますが、ファイルがインデックスと同じ場所にありません。</translation>
    </message>
    <message>
        <source>{name} is missing or cannot be read, so there is no telling which of its URLs were removed.</source>
        <translation>{name} が見つからないか読み込めないため、どの URL が削除されたのか判断できません。</translation>
    </message>
    <message>
        <source>{name} is not a valid file name. Rename it.</source>
        <translation>{name} は有効なファイル名ではありません。名前を変更してください。</translation>
    </message>
    <message>
        <source>{name} leads back to this index. Remove the entry.</source>
        <translation>{name} からこのインデックスに戻ってきます。エントリを削除してください。</translation>
    </message>
    <message>
        <source>{name}, line {line}: {error}</source>
        <translation>{name}、ファイルの {line} 行目: {error}</translation>
    </message>
    <message>
        <source>{name}, step {step}</source>
        <translation>{name}、ステップ {step}</translation>
    </message>
    <message>
        <source>{name}, {when}. Entries that are the same: {count:,}.</source>
        <translation>{name}、{when}。同じエントリ: {count:,} 件。</translation>
    </message>
    <message>
        <source>{name}: {trouble}</source>
        <translation>{name}: {trouble}</translation>
    </message>
    <message>
        <source>{number:,} others</source>
        <translation>その他 {number:,} 件</translation>
    </message>
    <message>
        <source>{number} d</source>
        <translation>{number} 日</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} 以上</translation>
    </message>
    <message>
        <source>{n} (only part of the file was read)</source>
        <translation>{n} (ファイルの一部のみ読み込み)</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} ミリ秒</translation>
    </message>
    <message>
        <source>{n} of the files would have that name. Rename one of them.</source>
        <translation>{n} 個のファイルがその名前になります。いずれかの名前を変更してください。</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} 秒</translation>
    </message>
    <message>
        <source>{n} · {title}</source>
        <translation>{n} · {title}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one}、{other}</translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}、{other}</translation>
    </message>
    <message>
        <source>{option} is only for a crawler&apos;s tables, such as .csv and .tsv</source>
        <translation>{option} は .csv や .tsv などのクローラの表専用です</translation>
    </message>
    <message>
        <source>{option} must be between 1 and {most:,}</source>
        <translation>{option} は 1～{most:,} で指定してください</translation>
    </message>
    <message>
        <source>{other} lists {name}, too. List it in one of them.</source>
        <translation>{other} にも {name} が記載されています。どちらか一方だけに記載してください。</translation>
    </message>
    <message>
        <source>{other}, a version of this page, also lists {value} ({language}). This entry does not.</source>
        <translation>このページの言語版 {other} には {value} ({language}) も記載されていますが、このエントリには記載されていません。</translation>
    </message>
    <message>
        <source>{out} is the file itself; name another one for the picture</source>
        <translation>{out} は元のファイルです。画像には別の名前を指定してください</translation>
    </message>
    <message>
        <source>{out}: the picture&apos;s name must end in .png</source>
        <translation>{out}: 画像の名前は .png で終わる必要があります</translation>
    </message>
    <message>
        <source>{pages} found in {sources}</source>
        <translation>{sources} で {pages}を検出</translation>
    </message>
    <message>
        <source>{part!r} is neither a row, such as 3, nor a range of rows, such as 5-7</source>
        <translation>{part!r} は、3 などの行番号でも、5-7 などの行の範囲でもありません</translation>
    </message>
    <message>
        <source>{part!r} is not a range of rows: rows count from 1, and the lower number comes first</source>
        <translation>{part!r} は行の範囲ではありません。行は 1 から数え、小さい番号を先に書きます</translation>
    </message>
    <message>
        <source>{path} already exists with different contents and was not overwritten. Browsers will use it to show the sitemap.</source>
        <translation>{path} は異なる内容ですでに存在するため、上書きしませんでした。ブラウザはこれを使ってサイトマップを表示します。</translation>
    </message>
    <message>
        <source>{path} cannot be read: {cause}</source>
        <translation>{path} を読み取れません: {cause}</translation>
    </message>
    <message>
        <source>{path} does not say in which format; add --redirects-format with one of {formats}</source>
        <translation>{path} からは形式がわかりません。--redirects-format で次のいずれかを指定してください: {formats}</translation>
    </message>
    <message>
        <source>{path} is a link that was not followed.</source>
        <translation>{path} はリンクのため、たどりませんでした。</translation>
    </message>
    <message>
        <source>{path} is left over from an earlier export and no longer listed in the index</source>
        <translation>{path} は以前のエクスポートの残りで、もうインデックスに記載されていません</translation>
    </message>
    <message>
        <source>{path} is no text, so --diff has nothing to show</source>
        <translation>{path} はテキストではないため、--diff で表示するものがありません</translation>
    </message>
    <message>
        <source>{path} was not saved: {cause}</source>
        <translation>{path} は保存されませんでした: {cause}</translation>
    </message>
    <message>
        <source>{path}: nothing to repair</source>
        <translation>{path}: 修復するものはありません</translation>
    </message>
    <message>
        <source>{path}: row {row} lacks what comes before {cell}; set that first</source>
        <translation>{path}: {row} 行目には、{cell} より前のものがありません。先にそれを設定してください</translation>
    </message>
    <message>
        <source>{path}: the diff has *** in place of passwords, so it cannot be applied</source>
        <translation>{path}: diff ではパスワードが *** に置き換えられているため、適用できません</translation>
    </message>
    <message>
        <source>{path}: there is no row {wanted}; it has {count:,}</source>
        <translation>{path}: {wanted} 行目はありません。全部で {count:,} 行です</translation>
    </message>
    <message>
        <source>{path}: {added:,} added, {changed:,} changed, {removed:,} removed</source>
        <translation>{path}: 追加 {added:,} 件、変更 {changed:,} 件、削除 {removed:,} 件</translation>
    </message>
    <message>
        <source>{path}: {changed:,} of {entries} changed</source>
        <translation>{path}: {entries}中 {changed:,} 件を変更しました</translation>
    </message>
    <message>
        <source>{path}: {changed:,} of {entries} would change</source>
        <translation>{path}: {entries}中 {changed:,} 件が変更される予定</translation>
    </message>
    <message>
        <source>{path}: {entries}, {blocked:,} blocked for {agent}</source>
        <translation>{path}: {entries}、{agent} に対してブロック {blocked:,} 件</translation>
    </message>
    <message>
        <source>{path}: {kind}, {entries}, {only:,} only here</source>
        <translation>{path}: {kind}、{entries}、こちらのみ {only:,} 件</translation>
    </message>
    <message>
        <source>{path}: {places} repaired, {entries}</source>
        <translation>{path}: {places}を修復、{entries}</translation>
    </message>
    <message numerus="yes">
        <source>{pattern}: %Ln pages</source>
        <translation>
            <numerusform>{pattern}: %Ln ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>{places} changed</source>
        <translation>{places}を変更しました</translation>
    </message>
    <message>
        <source>{places} left that need a decision, in the window or with edit</source>
        <translation>残り {places}: ウィンドウまたは edit で判断が必要です</translation>
    </message>
    <message>
        <source>{places} left that no available fix applies to</source>
        <translation>残り {places}: 適用できる修正がありません</translation>
    </message>
    <message>
        <source>{places} left: set --published-url first</source>
        <translation>残り {places}: 先に --published-url を設定してください</translation>
    </message>
    <message>
        <source>{places} would change</source>
        <translation>{places}を変更予定</translation>
    </message>
    <message>
        <source>{problem}</source>
        <translation>{problem}</translation>
    </message>
    <message>
        <source>{profiles}, or a file with a choice of rules (default: FILE.rules.toml beside the sitemap, else .sitemap-editor.toml or pyproject.toml of the project, else all)</source>
        <translation>{profiles}、またはルールの選択を書いたファイル (既定: サイトマップの隣の FILE.rules.toml、なければプロジェクトの .sitemap-editor.toml または pyproject.toml、なければ all)</translation>
    </message>
    <message>
        <source>{published_url} must be the full URL of a folder, or of the index, ending in .xml</source>
        <translation>{published_url} は、フォルダの完全な URL、または .xml で終わるインデックスの完全な URL でなければなりません</translation>
    </message>
    <message>
        <source>{reason} ({evidence})</source>
        <translation>{reason} ({evidence})</translation>
    </message>
    <message>
        <source>{reason} Correct or remove it.</source>
        <translation>{reason}修正するか、削除してください。</translation>
    </message>
    <message>
        <source>{region} in {value} is not an ISO 3166-1 country code.{hint}</source>
        <translation>{value} の {region} は ISO 3166-1 の国コードではありません。{hint}</translation>
    </message>
    <message>
        <source>{report} is one of the files; name another one for the report</source>
        <translation>{report} は対象のファイルです。レポートには別の名前を指定してください</translation>
    </message>
    <message>
        <source>{robots} does not name this sitemap. Add the line:</source>
        <translation>{robots} にこのサイトマップが記載されていません。次の行を追加してください:</translation>
    </message>
    <message>
        <source>{rule} has no choice {choice!r}{ways}</source>
        <translation>{rule} に {choice!r} という選択肢はありません{ways}</translation>
    </message>
    <message>
        <source>{same:,} of {count:,} dates are {value}. Give each page the date of its last change, or no date.</source>
        <translation>{count:,} 件中 {same:,} 件の日付が {value} です。各ページに最終更新日を設定するか、日付を省略してください。</translation>
    </message>
    <message numerus="yes">
        <source>{saved}, deleted %Ln files</source>
        <translation>
            <numerusform>{saved}、%Ln 個のファイルを削除しました</numerusform>
        </translation>
    </message>
    <message>
        <source>{scheme}: is never opened.</source>
        <translation>{scheme}: が開かれることはありません。</translation>
    </message>
    <message>
        <source>{severity}: {message}</source>
        <translation>{severity}: {message}</translation>
    </message>
    <message>
        <source>{source} is a {kind}; only lists of pages can be split</source>
        <translation>{source} の種類は{kind}です。分割できるのはページの一覧だけです</translation>
    </message>
    <message>
        <source>{source}: not exported because of {errors}:</source>
        <translation>{source}: {errors}のためエクスポートされませんでした:</translation>
    </message>
    <message>
        <source>{source}: {error} Add --force to write what could be recovered.</source>
        <translation>{source}: {error} 復元できた内容を書き出すには --force を追加してください。</translation>
    </message>
    <message>
        <source>{span} advice</source>
        <translation>{span} 件の推奨事項</translation>
    </message>
    <message>
        <source>{span} errors</source>
        <translation>{span} 件のエラー</translation>
    </message>
    <message>
        <source>{span} warnings</source>
        <translation>{span} 件の警告</translation>
    </message>
    <message>
        <source>{status} to {target}, listed in row {row:,}</source>
        <translation>{status} で {target} へ ({row:,} 行目に記載済み)</translation>
    </message>
    <message>
        <source>{status} to {target}, which another row gets</source>
        <translation>{status} で {target} へ (別の行に設定)</translation>
    </message>
    <message>
        <source>{target} is the file itself; name another one, or add --force</source>
        <translation>{target} は元のファイルです。別の名前を指定するか、--force を追加してください</translation>
    </message>
    <message>
        <source>{target}: its name must end in one of these: {endings}</source>
        <translation>{target}: 名前の末尾は、次のいずれかにしてください: {endings}</translation>
    </message>
    <message>
        <source>{target}: {size} would be written</source>
        <translation>{target}: {size} が書き出されます</translation>
    </message>
    <message>
        <source>{term} asks for a robots.txt, which edit and apply take with --robots.</source>
        <translation>{term} には robots.txt が必要です。edit と apply では --robots で指定します。</translation>
    </message>
    <message>
        <source>{term} asks for the last comparison with the pages of the site, which only the window knows (Site &gt; Coverage…). Here, coverage lists which URLs are absent, and which no page links to.</source>
        <translation>{term} には、サイトのページとの前回の比較結果が必要ですが、これはウィンドウにしかありません ([サイト] &gt; [カバレッジ…])。コマンド ラインでは、存在しない URL と、どのページからもリンクされていない URL を coverage で一覧にできます。</translation>
    </message>
    <message>
        <source>{text!r} cannot be used as the current time</source>
        <translation>{text!r} は現在の時刻として使用できません</translation>
    </message>
    <message>
        <source>{text!r} is more than 100</source>
        <translation>{text!r} は 100 を超えています</translation>
    </message>
    <message>
        <source>{text!r} is neither a profile ({profiles}) nor a file NAME.toml</source>
        <translation>{text!r} はプロファイル ({profiles}) でも NAME.toml というファイルでもありません</translation>
    </message>
    <message>
        <source>{text!r} is no list of statuses such as 203,401 or 400-403</source>
        <translation>{text!r} は 203,401 や 400-403 のようなステータスのリストではありません</translation>
    </message>
    <message>
        <source>{text!r} is no list of these: {known}</source>
        <translation>{text!r} は次のもののリストではありません: {known}</translation>
    </message>
    <message>
        <source>{text!r} is no list of verdicts; there are {known}</source>
        <translation>{text!r} は判定のリストではありません。使用できるもの: {known}</translation>
    </message>
    <message>
        <source>{text!r} is not RULE=LEVEL with one of {levels}</source>
        <translation>{text!r} は RULE=LEVEL (LEVEL は {levels} のいずれか) の形式ではありません</translation>
    </message>
    <message>
        <source>{text!r} is not a W3C datetime, such as 2026-11-21 or 2026-11-21T10:00:00Z</source>
        <translation>{text!r} は、2026-11-21 や 2026-11-21T10:00:00Z などの W3C 日時ではありません</translation>
    </message>
    <message>
        <source>{text!r} is not a full URL, such as https://www.example.com/sitemap.xml</source>
        <translation>{text!r} は、https://www.example.com/sitemap.xml などの完全な URL ではありません</translation>
    </message>
    <message>
        <source>{text!r} is not a scale from 0.5 to 4</source>
        <translation>{text!r} は 0.5 から 4 までの倍率ではありません</translation>
    </message>
    <message>
        <source>{text!r} is not a size, such as 1280x800</source>
        <translation>{text!r} は 1280x800 のようなサイズではありません</translation>
    </message>
    <message>
        <source>{text!r} is not a whole number, 0 or higher</source>
        <translation>{text!r} は 0 以上の整数ではありません</translation>
    </message>
    <message>
        <source>{text!r} is not all, errors, nor an age such as 30m, 12h or 7d</source>
        <translation>{text!r} は all、errors、または 30m、12h、7d などの期間ではありません</translation>
    </message>
    <message>
        <source>{text!r} is not an encoding name, such as windows-1251 or shift_jis</source>
        <translation>{text!r} は、windows-1251 や shift_jis などの文字コードの名前ではありません</translation>
    </message>
    <message>
        <source>{text!r} is not one of {known}</source>
        <translation>{text!r} は次のいずれでもありません: {known}</translation>
    </message>
    <message>
        <source>{text!r}: each side must be from 1 to {largest} pixels</source>
        <translation>{text!r}: 各辺は 1 から {largest} ピクセルでなければなりません</translation>
    </message>
    <message>
        <source>{text}: It is no text in UTF-8.</source>
        <translation>{text}: UTF-8 のテキストではありません。</translation>
    </message>
    <message numerus="yes">
        <source>{title} (%Ln rows)</source>
        <translation>
            <numerusform>{title} (%Ln 行)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} in %Ln rows</source>
        <translation>
            <numerusform>{title} (%Ln 行)</numerusform>
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
        <translation>{trouble} {n} 文字目を確認してください。</translation>
    </message>
    <message>
        <source>{trouble} Look at what can be recovered with repair, or in the window.</source>
        <translation>{trouble} 復元できる内容は、repair またはウィンドウで確認してください。</translation>
    </message>
    <message>
        <source>{urls} audited</source>
        <translation>{urls} を確認</translation>
    </message>
    <message>
        <source>{urls} listed</source>
        <translation>{urls} を記載</translation>
    </message>
    <message>
        <source>{urls} of {host}</source>
        <translation>{host} の {urls}</translation>
    </message>
    <message>
        <source>{url} cannot be fetched. {reason}</source>
        <translation>{url} を取得できません。{reason}</translation>
    </message>
    <message>
        <source>{url} was not fetched: {trouble}</source>
        <translation>{url} を取得できませんでした: {trouble}</translation>
    </message>
    <message>
        <source>{url}, {when}</source>
        <translation>{url}、{when}</translation>
    </message>
    <message>
        <source>{url}: {reason}</source>
        <translation>{url}: {reason}</translation>
    </message>
    <message>
        <source>{values} changed in {entries}</source>
        <translation>{values}を {entries}で変更しました</translation>
    </message>
    <message>
        <source>{values} would change in {entries}</source>
        <translation>{values}が {entries}で変わります</translation>
    </message>
    <message>
        <source>{value} does not link back to this page.</source>
        <translation>{value} からこのページへのリンクがありません。</translation>
    </message>
    <message>
        <source>{value} has more parts than a two-letter language with a script and a country.</source>
        <translation>{value} に、2 文字の言語、文字体系、国より多くの部分があります。</translation>
    </message>
    <message>
        <source>{value} has the script {script}, which ISO 15924 does not have. Correct it, or leave it out.</source>
        <translation>{value} の文字体系 {script} は ISO 15924 にありません。修正するか、省略してください。</translation>
    </message>
    <message>
        <source>{value} is not a number from 0.0 to 1.0, such as 0.5.{hint}</source>
        <translation>{value} は、0.0～1.0 の数値 (例: 0.5) ではありません。{hint}</translation>
    </message>
    <message>
        <source>{value} is not between 0.0 and 1.0.</source>
        <translation>{value} は 0.0～1.0 の範囲にありません。</translation>
    </message>
    <message>
        <source>{value} is not in the date format for sitemaps: 2005-01-31 or 2005-01-31T18:30:00+01:00.{hint}</source>
        <translation>{value} は、サイトマップの日付形式 (2005-01-31 または 2005-01-31T18:30:00+01:00) ではありません。{hint}</translation>
    </message>
    <message>
        <source>{value} is not listed, for a reason: {reason}</source>
        <translation>{value} は理由があって記載されていません: {reason}</translation>
    </message>
    <message>
        <source>{value} is not one of always, hourly, daily, weekly, monthly, yearly and never.{hint}</source>
        <translation>{value} は always、hourly、daily、weekly、monthly、yearly、never のいずれでもありません。{hint}</translation>
    </message>
    <message>
        <source>{value} is valid but unusual. Use one or two decimals.</source>
        <translation>{value} は有効ですが、通常の形式ではありません。小数点以下を 1 桁または 2 桁にしてください。</translation>
    </message>
    <message>
        <source>{value} is {language} here and {other} in row {first}{place}.</source>
        <translation>{value} は、ここでは {language}、{first} 行目{place}では {other} になっています。</translation>
    </message>
    <message>
        <source>{value} looks like a page. An index lists sitemaps; list pages in one of them.</source>
        <translation>{value} はページのようです。インデックスにはサイトマップを記載し、ページはそのサイトマップに記載してください。</translation>
    </message>
    <message>
        <source>{value} may be indexed, and the sitemap does not list it ({evidence}).</source>
        <translation>{value} はインデックス登録可能ですが、サイトマップに記載されていません ({evidence})。</translation>
    </message>
    <message>
        <source>{value} may be indexed, and the sitemap does not list it.</source>
        <translation>{value} はインデックス登録可能ですが、サイトマップに記載されていません。</translation>
    </message>
    <message>
        <source>{value} means {means}. For {meant} it is wrong.</source>
        <translation>{value} は{means}を意味します。{meant}のコードとしては誤りです。</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message numerus="yes">
        <source>{what} (%Ln rows)</source>
        <translation>
            <numerusform>{what} (%Ln 行)</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} Rename it, or change the compression.</source>
        <translation>{what}名前を変更するか、圧縮を変更してください。</translation>
    </message>
    <message>
        <source>{what} Split it before it goes over the limit.</source>
        <translation>{what}上限を超える前に分割してください。</translation>
    </message>
    <message>
        <source>{what} The file is damaged or hostile.</source>
        <translation>{what} ファイルが破損しているか、悪意のあるものです。</translation>
    </message>
    <message>
        <source>{what} Use the site&apos;s real host.</source>
        <translation>{what}サイトの実際のホストを使用してください。</translation>
    </message>
    <message>
        <source>{why_not}, so the window was drawn to a picture.</source>
        <translation>{why_not}。そのためウィンドウを画像に描画しました。</translation>
    </message>
    <message>
        <source>{why}, so it can only be overwritten in place, and a crash while writing could damage it. Save somewhere else, or overwrite it.</source>
        <translation>{why}。そのため、その場で上書きすることしかできず、書き込み中にクラッシュすると破損するおそれがあります。別の場所に保存するか、上書きしてください。</translation>
    </message>
    <message>
        <source>{word!r} is neither a file nor an option; see --help</source>
        <translation>{word!r} はファイルでもオプションでもありません。--help をご覧ください</translation>
    </message>
    <message>
        <source>“{detail}” has no meaning here. Write \$ for a dollar sign, \\ for a backslash.</source>
        <translation>ここでは「{detail}」に意味がありません。ドル記号は \$、バックスラッシュは \\ と記述してください。</translation>
    </message>
    <message>
        <source>“{detail}” is missing.</source>
        <translation>「{detail}」がありません。</translation>
    </message>
    <message>
        <source>“{detail}” is none of profile, select, ignore and [rules].</source>
        <translation>「{detail}」は profile、select、ignore、[rules] のいずれでもありません。</translation>
    </message>
    <message>
        <source>“{detail}” must be text in quotes.</source>
        <translation>「{detail}」は引用符で囲んだテキストでなければなりません。</translation>
    </message>
    <message>
        <source>“{detail}” must be true or false.</source>
        <translation>「{detail}」は true または false でなければなりません。</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a header.</source>
        <translation>「{name}」はヘッダーの名前にできません。</translation>
    </message>
    <message>
        <source>“{name}” is already open. Choose another name.</source>
        <translation>「{name}」はすでに開いています。別の名前を選択してください。</translation>
    </message>
    <message>
        <source>“{name}” is still being processed. Wait a moment.</source>
        <translation>「{name}」はまだ処理中です。しばらくお待ちください。</translation>
    </message>
    <message>
        <source>“{name}” is still loading. Wait a moment, or stop it.</source>
        <translation>「{name}」はまだ読み込み中です。しばらく待つか、停止してください。</translation>
    </message>
</context>
</TS>
