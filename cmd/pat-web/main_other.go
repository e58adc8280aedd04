//go:build !js

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "pat-web runs in a browser; build it with")
	fmt.Fprintln(os.Stderr, "  GOOS=js GOARCH=wasm go build -ldflags=-s -o pat.wasm ./cmd/pat-web")
	fmt.Fprintln(os.Stderr, "and make a site of it with")
	fmt.Fprintln(os.Stderr, "  pat site DIR --wasm pat.wasm")
	os.Exit(2)
}
