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
UninstallDisplayName=Sitemap Editor
UninstallDisplayIcon={app}\sitemap-editor.exe
VersionInfoVersion={#Version}
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
Root: HKA; Subkey: "Environment"; ValueType: expandsz; ValueName: "Path"; ValueData: "{olddata};{app}"; Tasks: path; Check: IsToBeAdded

[Run]
Filename: "{app}\sitemap-editor.exe"; Description: "Start Sitemap Editor"; Flags: nowait postinstall skipifsilent

[Code]
const
  OfPerson = 'Environment';

// Whether the person's path lacks the program; that of all people is left alone.
function IsToBeAdded: Boolean;
var
  Path: String;
begin
  if not RegQueryStringValue(HKCU, OfPerson, 'Path', Path) then
    Path := '';
  Result := not IsAdminInstallMode and (Pos(';' + Lowercase(ExpandConstant('{app}')) + ';', ';' + Lowercase(Path) + ';') = 0);
end;

procedure CurUninstallStepChanged(Step: TUninstallStep);
var
  Path, Own: String;
  At: Integer;
begin
  if (Step <> usPostUninstall) or not RegQueryStringValue(HKCU, OfPerson, 'Path', Path) then
    exit;
  Own := ';' + ExpandConstant('{app}');
  At := Pos(Lowercase(Own) + ';', Lowercase(Path) + ';');
  if At > 0 then
  begin
    Delete(Path, At, Length(Own));
    RegWriteExpandStringValue(HKCU, OfPerson, 'Path', Path);
  end;
end;
