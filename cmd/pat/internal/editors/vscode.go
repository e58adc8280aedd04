package editors

import (
	"encoding/json"
	"strings"
)

// What does Visual Studio Code need? An extension is a folder: package.json says what it adds, a
// grammar colours words, and extension.js starts the language server with the library of Microsoft
// for that, which npm installs there. Without it colours are all there is, and a message says so.

// An object is one of JSON.
type object = map[string]any

// vscode are the files of an extension for Visual Studio Code. Each file has the words `Written by`
// in it, by which pat knows its own (Written); JSON has no comments, and there they stand in a
// field.
func vscode() []File {
	return []File{
		{"package.json", asJSON(vscodePackage())},
		{"language-configuration.json", asJSON(object{
			"//":          "Written by `pat editor vscode`.",
			"comments":    object{"lineComment": "#"},
			"wordPattern": `[A-Za-z][A-Za-z0-9-]*|\d+`,
			"indentationRules": object{
				"increaseIndentPattern": `^(` + either(heads()) + `)\b`, "decreaseIndentPattern": `^\b$`,
			},
			"folding": object{"offSide": true},
		})},
		{"syntaxes/pat.tmLanguage.json", asJSON(vscodeGrammar())},
		{"extension.js", vscodeCode},
	}
}

// asJSON writes a value for people to read.
func asJSON(v any) string {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(v); err != nil {
		panic("editors: " + err.Error()) // of our own maps of strings
	}
	return b.String()
}

// The matcher of problems reads what `pat check` prints, so that a task can run it.
func vscodePackage() object {
	return object{
		"name": "pat", "displayName": "pat: rules of patience", "publisher": "pat", "version": "1.0.0",
		"description": "Rule files of pat. Written by `pat editor vscode`.", "license": "MIT", "private": true,
		"engines": object{"vscode": "^1.82.0"}, "categories": []string{"Programming Languages"},
		"main": "./extension.js", "dependencies": object{"vscode-languageclient": "^9.0.1"},
		"contributes": object{
			"languages": []object{{
				"id": "pat", "aliases": []string{"pat", "Patience rules"}, "extensions": []string{".pat"},
				"configuration": "./language-configuration.json",
			}},
			"grammars": []object{{
				"language": "pat", "scopeName": "source.pat", "path": "./syntaxes/pat.tmLanguage.json",
			}},
			"commands": []object{{"command": "pat.play", "title": "pat: play this game"}},
			"configuration": object{"title": "pat", "properties": object{"pat.path": object{
				"type": "string", "default": "pat", "description": "The program pat.",
			}}},
			"configurationDefaults": object{"[pat]": object{
				"editor.insertSpaces": true, "editor.tabSize": 2, "editor.wordBasedSuggestions": "off",
			}},
			"problemMatchers": []object{{
				"name": "pat", "owner": "pat", "fileLocation": []string{"autoDetect", "${workspaceFolder}"},
				"pattern": object{
					"regexp": `^(.+):(\d+):(\d+): (error|warning|note): (.*)$`, "file": 1, "line": 2, "column": 3,
					"severity": 4, "message": 5,
				},
			}},
		},
	}
}

// vscodeGrammar colours the words; the language server knows more and colours over it. Patterns are
// tried in order, and the first that fits colours: titles before words, so that a title may hold
// any. A hyphen is part of a word, which \b does not know. An example is
// a region of its own, since a # before a digit is part of a move there and no comment.
func vscodeGrammar() object {
	w := allWords()
	match := func(name, words string) object {
		return object{"name": name, "match": `(?i)(?<![\w-])(` + words + `)(?![\w-])`}
	}
	comment := object{"name": "comment.line.number-sign.pat", "match": "#.*$"}
	number := object{"name": "constant.numeric.pat", "match": `(?<![\w-])\d+(?![\w-])`}
	title := func(lead string) object {
		return object{
			"match": `(?i)^(` + lead + `)\s+([^#]*)`,
			"captures": object{
				"1": object{"name": "keyword.control.pat"}, "2": object{"name": "string.unquoted.pat"},
			},
		}
	}
	return object{
		"$schema": "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json",
		"name":    "pat", "scopeName": "source.pat", "comment": "Written by `pat editor vscode`.",
		"patterns": []object{
			{"include": "#example"},
			title(either(w.titles)), title(`variant\s+of`), comment, number,
			match("storage.type.pat", either(w.kinds)), match("constant.language.pat", either(w.cards)),
			match("keyword.control.pat", either(w.rules)),
		},
		"repository": object{"example": object{
			"begin": `(?i)^(example)\b\s*([^#]*)`, "end": `^(?=[^\s#])`,
			"beginCaptures": object{
				"1": object{"name": "keyword.control.pat"}, "2": object{"name": "string.unquoted.pat"},
			},
			"patterns": []object{
				{"name": "comment.line.number-sign.pat", "match": `#(?!\d).*$`},
				{"name": "constant.language.pat", "match": `(?<![\w-])\(?(10|[2-9ATJQK])[SHCD]\)?(?![\w-])`},
				{"name": "keyword.control.pat", "match": `(?i)^\s+(` + either(exampleLeads()) + `)(?![\w-])`},
				match("keyword.control.pat", either(append(w.examples, "not", "only", "empty", "each", "cards?"))),
				number,
			},
		}},
	}
}

// heads are the words that begin blocks.
func heads() []string { return append(allWords().kinds, "deal", "may", "after", "example") }

// vscodeCode starts the language server, and plays a game in a terminal. The path of pat is a
// setting, pat.path.
const vscodeCode = `// Rule files of pat. Written by ` + "`pat editor vscode`" + `.
'use strict'
const vscode = require('vscode')

let client

function program() {
  return vscode.workspace.getConfiguration('pat').get('path') || 'pat'
}

async function activate(context) {
  context.subscriptions.push(vscode.commands.registerCommand('pat.play', (uri) => {
    const file = uri ? vscode.Uri.parse(String(uri)) : vscode.window.activeTextEditor?.document.uri
    if (!file) {
      return
    }
    const terminal = vscode.window.createTerminal({
      name: 'pat', shellPath: program(), shellArgs: ['play', file.fsPath],
    })
    terminal.show()
  }))
  let node
  try {
    node = require('vscode-languageclient/node')
  } catch (e) {
    vscode.window.showWarningMessage('pat: run "npm install" in ' + context.extensionPath +
      ' for findings as you type; until then there are colours alone.')
    return
  }
  const server = { command: program(), args: ['lsp'], transport: node.TransportKind.stdio }
  client = new node.LanguageClient('pat', 'pat', { run: server, debug: server }, {
    documentSelector: [{ language: 'pat' }],
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher('**/*.pat') },
  })
  await client.start()
}

function deactivate() {
  return client?.stop()
}

module.exports = { activate, deactivate }
`
