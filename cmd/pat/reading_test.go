package main

import (
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

// How the source reads: these tests hold the width of its lines and the length of its conditions.

// Widths in columns, a tab being four.
const (
	codeWidth    = 120
	commentWidth = 100
)

// eachGoFile calls a function with every Go file of the repository.
func eachGoFile(t *testing.T, f func(path string, text []byte)) {
	t.Helper()
	eachFile(t, "../..", ".go", f)
}

// eachFile calls a function with every file in a folder whose name ends so.
func eachFile(t *testing.T, root, ext string, f func(path string, text []byte)) {
	t.Helper()
	err := filepath.WalkDir(filepath.FromSlash(root), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ext) {
			return err
		}
		text, err := os.ReadFile(path)
		if err == nil {
			f(path, text)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// width is how many columns a line takes.
func width(line string) int { return utf8.RuneCountInString(strings.ReplaceAll(line, "\t", "    ")) }

// TestLinesFit holds every line to codeWidth, and sentences in comments to commentWidth. What
// cannot be broken is let be: text between backquotes, of which the tags of participle are a kind.
func TestLinesFit(t *testing.T) {
	eachGoFile(t, func(path string, text []byte) {
		raw := rawLines(text)
		for i, line := range strings.Split(string(text), "\n") {
			w, limit := width(line), codeWidth
			if body, ok := strings.CutPrefix(strings.TrimLeft(line, "\t"), "// "); ok && !strings.HasPrefix(body, " ") {
				limit = commentWidth
			}
			if w > limit && !raw[i+1] {
				t.Errorf("%s:%d: %d columns, at most %d", path, i+1, w, limit)
			}
		}
	})
}

// TestScriptsFit holds the scripts of the page to the same widths.
func TestScriptsFit(t *testing.T) {
	eachFile(t, "internal/web/page", ".js", func(path string, text []byte) {
		for i, line := range strings.Split(string(text), "\n") {
			limit := codeWidth
			if strings.HasPrefix(strings.TrimSpace(line), "// ") {
				limit = commentWidth
			}
			if w := width(line); w > limit {
				t.Errorf("%s:%d: %d columns, at most %d", path, i+1, w, limit)
			}
		}
	})
}

// rawLines are the numbers of the lines on which text between backquotes stands.
func rawLines(text []byte) map[int]bool {
	out := map[int]bool{}
	files := token.NewFileSet()
	file := files.AddFile("", -1, len(text))
	var s scanner.Scanner
	s.Init(file, text, nil, 0)
	for {
		pos, tok, lit := s.Scan()
		if tok == token.EOF {
			return out
		}
		if tok == token.STRING && lit[0] == '`' {
			first := file.Line(pos)
			for i := range strings.Count(lit, "\n") + 1 {
				out[first+i] = true
			}
		}
	}
}

// mostParts is how many parts a condition may have, joined by && and ||; one of more wants names
// for some of them.
const mostParts = 5

// TestConditionsAreShort holds the conditions of the program to mostParts.
func TestConditionsAreShort(t *testing.T) {
	eachGoFile(t, func(path string, text []byte) {
		if strings.HasSuffix(path, "_test.go") {
			return
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, text, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		whole := map[ast.Expr]bool{} // parts of conditions that have been counted
		ast.Inspect(file, func(n ast.Node) bool {
			e, ok := n.(*ast.BinaryExpr)
			if !ok || e.Op != token.LAND && e.Op != token.LOR || whole[e] {
				return true
			}
			if n := conditionParts(e, whole); n > mostParts {
				t.Errorf("%s: a condition of %d parts, at most %d", files.Position(e.Pos()), n, mostParts)
			}
			return true
		})
	})
}

// conditionParts counts what && and || join in an expression, and marks the joints below it.
func conditionParts(e ast.Expr, met map[ast.Expr]bool) int {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return conditionParts(e.X, met)
	case *ast.UnaryExpr:
		return conditionParts(e.X, met)
	case *ast.BinaryExpr:
		if e.Op == token.LAND || e.Op == token.LOR {
			met[e] = true
			return conditionParts(e.X, met) + conditionParts(e.Y, met)
		}
	}
	return 1
}
