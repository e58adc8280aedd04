package editors

import (
	"fmt"
	"strings"
)

// What does Emacs need? One file with a mode. Its words stand in lists at the top, and the patterns
// are made of them by Emacs itself when the file is loaded.

// emacs is a mode of Emacs. Eglot starts the language server.
func emacs() []File {
	w := allWords()
	list := func(ws []string) string {
		quoted := make([]string, len(ws))
		for i, x := range ws {
			quoted[i] = `"` + x + `"`
		}
		return "'(" + strings.TrimSpace(wrapped(quoted, "   ")) + ")"
	}
	return []File{{"pat-mode.el", fmt.Sprintf(emacsMode, list(w.rules), list(w.kinds), list(w.cards), list(w.titles),
		list(append(w.examples, exampleLeads()...)))}}
}

// The five %s are the lists, in the order of emacs above. A quote and an apostrophe are no strings
// in rule files, so the table of syntax makes them signs like others.
const emacsMode = `;;; pat-mode.el --- Rule files of pat -*- lexical-binding: t -*-
;;; Commentary:
;; Written by ` + "`pat editor emacs'" + ` from the table of words of the language.
;;; Code:

(defvar pat-mode-rules
  %s)

(defvar pat-mode-kinds
  %s)

(defvar pat-mode-cards
  %s)

(defvar pat-mode-titles
  %s)

(defvar pat-mode-examples
  %s)

(defvar pat-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?# "<" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?- "w" table)
    (modify-syntax-entry ?' "." table)
    (modify-syntax-entry ?\" "." table)
    table))

(defvar pat-mode-font-lock
  (list
   (list (concat "^" (regexp-opt (append pat-mode-titles '("example")) 'words) "[ \t]+\\([^#\n]*\\)")
         '(1 font-lock-keyword-face) '(2 font-lock-string-face))
   '("^\\(variant\\)[ \t]+\\(of\\)[ \t]+\\([^#\n]*\\)"
     (1 font-lock-keyword-face) (2 font-lock-keyword-face) (3 font-lock-string-face))
   (list (concat "^[ \t]+" (regexp-opt pat-mode-examples 'words)) '(1 font-lock-keyword-face))
   (cons (regexp-opt pat-mode-kinds 'words) 'font-lock-type-face)
   (cons (regexp-opt pat-mode-cards 'words) 'font-lock-constant-face)
   (cons (regexp-opt pat-mode-rules 'words) 'font-lock-keyword-face)))

;;;###autoload
(define-derived-mode pat-mode prog-mode "pat"
  "Mode for rule files of patience."
  (setq-local comment-start "# ")
  (setq-local comment-start-skip "#+[ \t]*")
  (setq-local indent-tabs-mode nil)
  (setq-local tab-width 2)
  (setq-local font-lock-defaults '(pat-mode-font-lock nil t)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.pat\\'" . pat-mode))

(declare-function make-term "term")
(declare-function term-char-mode "term")

(defun pat-mode-play (&rest _)
  "Play the game of this buffer in a terminal."
  (interactive)
  (require 'term)
  (let ((file (buffer-file-name)))
    (switch-to-buffer (make-term "pat" "pat" nil "play" file))
    (term-char-mode)))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(pat-mode . ("pat" "lsp"))))

(provide 'pat-mode)
;;; pat-mode.el ends here
`
