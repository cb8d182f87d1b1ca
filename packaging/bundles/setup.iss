; Inno Setup's recipe for Windows; `dev.py bundle setup` gives Version, Folder and Icon. Nobody has tried it yet.
[Setup]
AppId=SitemapEditor
AppName=Sitemap Editor
AppVersion={#Version}
AppPublisher=Sitemap Editor contributors
DefaultDirName={autopf}\Sitemap Editor
DefaultGroupName=Sitemap Editor
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
ChangesEnvironment=yes
Compression=lzma2
LicenseFile={#Folder}\licences\sitemap-editor.txt
SetupIconFile={#Icon}
SolidCompression=yes
UninstallDisplayIcon={app}\sitemap-editor.exe
WizardStyle=modern

[Tasks]
Name: path; Description: "Let the command line find sitemap-editor"; Flags: unchecked

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\Sitemap Editor"; Filename: "{app}\sitemap-editor.exe"; AppUserModelID: "sitemap-editor"

[Registry]
; Offered in "Open with" for XML and gzip, the default for neither.
Root: HKA; Subkey: "Software\Classes\SitemapEditor.xml"; ValueType: string; ValueData: "XML sitemap"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\SitemapEditor.xml\DefaultIcon"; ValueType: string; ValueData: "{app}\sitemap-editor.exe,0"
Root: HKA; Subkey: "Software\Classes\SitemapEditor.xml\shell\open\command"; ValueType: string; ValueData: """{app}\sitemap-editor.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.xml\OpenWithProgids"; ValueType: none; ValueName: "SitemapEditor.xml"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.gz\OpenWithProgids"; ValueType: none; ValueName: "SitemapEditor.xml"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Environment"; ValueType: expandsz; ValueName: "Path"; ValueData: "{olddata};{app}"; Tasks: path; Check: not IsAdminInstallMode

[Run]
Filename: "{app}\sitemap-editor.exe"; Description: "Start Sitemap Editor"; Flags: nowait postinstall skipifsilent
