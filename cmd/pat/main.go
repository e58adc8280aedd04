// Command pat plays patience from rule files: `pat play bakers-dozen`.
package main

import (
	"os"

	"pat/cmd/pat/internal/cli"
)

func main() { os.Exit(cli.System().Run(os.Args[1:])) }
