// Command pat-queue is pat with surveys on several machines: `pat-queue survey … --queue URL` and
// `pat-queue worker --queue URL`. It is a program of its own for its size; pat runs it in its own
// place where it is asked for either.
package main

import (
	"os"

	"pat/cmd/pat/internal/cli"
	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/queue"
)

func main() {
	a := app.System()
	a.Network = &queue.NATS{}
	os.Exit(cli.Run(a, os.Args[1:]))
}
