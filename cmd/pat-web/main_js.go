//go:build js

package main

import (
	"runtime/debug"
	"syscall/js"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp/odds"
	"pat/interp/table"
)

func main() {
	debug.SetGCPercent(400) // it starts sooner: the grammar is made once, and stays
	desk := &table.Desk{
		Library: &rules.Library{Shelves: []rules.Shelf{{Label: "the games", FS: games.FS}}},
		Odds:    odds.Lazy(games.Odds),
		First:   games.First(),
	}
	js.Global().Set("patDo", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) != 1 || args[0].Type() != js.TypeString {
			return string(desk.Do(nil))
		}
		return string(desk.Do([]byte(args[0].String())))
	}))
	js.Global().Call("patReady")
	select {}
}
