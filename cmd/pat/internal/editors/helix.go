package editors

// helix is a piece of the settings of Helix. Its colours come from grammars of tree-sitter alone,
// of which there is none for this language; the language server does the rest.
func helix() []File {
	return []File{{"languages.toml", "# Rule files of pat. Written by `pat editor helix`; goes into languages.toml.\n" +
		`[language-server.pat]
command = "pat"
args = ["lsp"]

[[language]]
name = "pat"
scope = "source.pat"
file-types = ["pat"]
comment-token = "#"
indent = { tab-width = 2, unit = "  " }
language-servers = ["pat"]
formatter = { command = "pat", args = ["fmt"] }
`}}
}
