package editors

import "strings"

// What does Vim need? Files in folders of fixed names, which it reads by themselves: ftdetect says
// which files are meant, syntax colours, ftplugin is read for each such file. Neovim reads the same
// and, in Lua, starts the language server; Vim has no client of its own.

// vim are the files for Vim; Neovim reads the last one too.
func vim() []File {
	return []File{
		{"ftdetect/pat.vim", "\" Rule files of pat. Written by `pat editor vim`.\n" +
			"autocmd BufRead,BufNewFile *.pat setfiletype pat\n"},
		{"syntax/pat.vim", vimSyntax()},
		{"ftplugin/pat.vim", vimPlugin},
		{"ftplugin/pat.lua", neovimPlugin},
	}
}

// vimSyntax colours the words. Of two that match at a place the one defined last wins, so comments
// come last. Keywords go before both, which is why a title begins at the blank before its first
// word. The numbers behind @ are how far Vim looks back for a lead.
func vimSyntax() string {
	w := allWords()
	or := func(ws []string) string { return strings.Join(ws, `\|`) }
	var b strings.Builder
	b.WriteString(`" Rule files of pat. Written by ` + "`pat editor vim`" + ` from the table of words of the language.
if exists("b:current_syntax")
  finish
endif

syntax case ignore
syntax iskeyword a-z,A-Z,48-57,-

`)
	b.WriteString(wrapped(w.rules, "syntax keyword patWord"))
	b.WriteString(wrapped(w.kinds, "syntax keyword patKind"))
	b.WriteString(wrapped(w.cards, "syntax keyword patCard"))
	b.WriteString(`
syntax match patNumber /\<\d\+\>/
syntax match patTitle /\%(^\%(` + or(w.titles) + `\)\)\@16<=\s[^#]*/
syntax match patTitle /\%(^variant\s\+of\)\@40<=\s[^#]*/
syntax match patComment /#.*$/

" Worked examples: a # before a digit is part of a move there.
syntax region patExample start=/^example\>/ end=/^\ze[^ \t#]/ keepend contains=@patInExample
syntax match patExampleTitle /\%(^example\)\@8<=\s[^#]*/ contained
syntax match patExampleLead /^\s\+\zs\%(` + or(exampleLeads()) + `\)\>/ contained
syntax match patExampleCard /\<(\?\%(10\|[2-9ATJQK]\)[SHCD])\?/ contained
syntax match patExampleComment /#\%(\d\)\@!.*$/ contained
`)
	b.WriteString(wrapped(append(w.examples, "not", "only", "empty", "each", "card", "cards"),
		"syntax keyword patExampleWord contained"))
	b.WriteString(`syntax cluster patInExample contains=patExampleTitle,patExampleLead,patExampleCard
syntax cluster patInExample add=patExampleWord,patExampleComment,patNumber

highlight default link patWord Statement
highlight default link patKind Type
highlight default link patCard Constant
highlight default link patNumber Number
highlight default link patTitle String
highlight default link patComment Comment
highlight default link patExampleTitle String
highlight default link patExampleLead Statement
highlight default link patExampleWord Statement
highlight default link patExampleCard Constant
highlight default link patExampleComment Comment

let b:current_syntax = "pat"
`)
	return b.String()
}

// vimPlugin says how such a file is written, checked (:make) and tidied (gq). `:make` runs pat
// check and jumps to what it finds; the last pattern of errorformat drops all other lines.
const vimPlugin = `" Rule files of pat. Written by ` + "`pat editor vim`" + `.
if exists("b:did_ftplugin")
  finish
endif
let b:did_ftplugin = 1

setlocal comments=:# commentstring=#\ %s
setlocal expandtab shiftwidth=2 softtabstop=2
setlocal iskeyword=@,48-57,-
setlocal formatprg=pat\ fmt
setlocal makeprg=pat\ check\ %:S
setlocal errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tote:\ %m,%-G%.%#

command! -buffer PatPlay execute '!pat play ' . shellescape(expand('%:p'), 1)

let b:undo_ftplugin = "setlocal comments< commentstring< expandtab< shiftwidth< softtabstop<"
      \ . " iskeyword< formatprg< makeprg< errorformat< | silent! delcommand PatPlay"
`

// neovimPlugin starts the language server in Neovim, once for all such files. It is read for each
// file; vim.lsp.start finds the server that runs already.
const neovimPlugin = `-- Rule files of pat, in Neovim. Written by ` + "`pat editor vim`" + `.
if vim.fn.executable('pat') == 0 or not vim.lsp then
  return
end

local function play(file)
  vim.cmd('tabnew')
  vim.fn.termopen({ 'pat', 'play', file })
  vim.cmd('startinsert')
end

vim.lsp.commands['pat.play'] = function(command) play(vim.uri_to_fname(command.arguments[1])) end
vim.cmd('command! -buffer PatPlay lua _G.pat_play(vim.fn.expand("%:p"))')
_G.pat_play = play

local config = { name = 'pat', cmd = { 'pat', 'lsp' }, root_dir = vim.fn.expand('%:p:h') }
if vim.lsp.start then
  vim.lsp.start(config)
else -- before 0.8
  if not (_G.pat_client and vim.lsp.get_client_by_id(_G.pat_client)) then
    _G.pat_client = vim.lsp.start_client(config)
  end
  vim.lsp.buf_attach_client(0, _G.pat_client)
end
`
