// Command pat plays patience from rule files: `pat play bakers-dozen`.
package main

import (
	"os"

	"pat/cmd/pat/internal/cli"
	"pat/cmd/pat/internal/cli/app"
)

func main() { os.Exit(cli.Run(app.System(), os.Args[1:])) }
