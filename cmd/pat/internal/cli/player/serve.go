package player

import (
	"fmt"
	"net"
	"os/exec"
	"runtime"
	"slices"
	"strconv"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/disk"
	"pat/cmd/pat/internal/web"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/table"
)

// How does a browser come to play? This file listens at an address and gives the server of
// pat/cmd/pat/internal/web what it may use of this machine: the library, the state folder, and at
// most one rule file.

func (a player) newServeCmd() *cobra.Command {
	var port int
	var host string
	var open bool
	cmd := &cobra.Command{
		Use:   "serve [GAME|FILE]",
		Short: "Play in a browser, or write a rule file there",
		Long: `Play in a browser: pat prints an address of this machine, with a key, and answers the page that the
browser shows there until it is interrupted. Games and statistics are kept where the prompt keeps
them: pat play --resume goes on with a game of the page, and the page with one of the prompt.

With a FILE the page shows it beside the game: findings as you type, the game dealt anew after each
change with the moves that still hold. Only that file is written, and only when you save; what is
played from it is kept by the browser.

Nothing is fetched from elsewhere, and only who has the key is answered. By default only this
machine is reached; --host ADDRESS listens elsewhere, unencrypted: use it in a network you
trust.

Exit status: 0 interrupted, 2 wrong usage or an address that cannot be used.`,
		Example: "  pat serve\n  pat serve --open klondike\n  pat serve my.pat",
		Args:    app.AtMost(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if port < 0 || port > 65535 {
				return app.Usage("%d is no port; there are 0 to 65535, 0 takes a free one", port)
			}
			return a.serve(args, host, port, open)
		},
		ValidArgsFunction: a.OneGame,
	}
	cmd.Flags().IntVar(&port, "port", 0, "the port to listen at; 0 takes a free one")
	cmd.Flags().StringVar(&host, "host", "127.0.0.1", "the address to listen at")
	cmd.Flags().BoolVar(&open, "open", false, "open the browser")
	return cmd
}

// desk answers requests about games. It is the same for the page, for the menu and for `pat list`,
// which is how all three show the same games.
func (a player) desk(lib *rules.Library) *table.Desk {
	return &table.Desk{Library: lib, Own: a.isOwn, Odds: app.ShippedOdds, First: games.First()}
}

// serve answers the page until it is interrupted. The key is drawn anew for each run and stands in
// the address that is printed; without it nothing is answered, as any program of this machine may
// ask, and any page of the browser. Without a state folder the browser keeps the games.
func (a player) serve(args []string, host string, port int, open bool) error {
	s := &web.Server{Key: web.NewKey()}
	lib := &rules.Library{Shelves: a.Library().Shelves} // no file can be read through the page but those below
	if len(args) > 0 {
		if rules.IsPath(args[0]) {
			if err := a.serveFile(s, lib, args[0]); err != nil {
				return err
			}
		} else if _, err := a.Open(args[0]); err != nil {
			return err
		} else {
			s.Game = args[0]
		}
	}
	s.Desk = a.desk(lib)
	if a.State != "" {
		s.Keeper = newKeeper(a, s.Desk)
	}
	if net.ParseIP(host) == nil && host != "localhost" {
		return app.Usage("--host %s is no address; give a number, such as 127.0.0.1 or 0.0.0.0", host)
	}
	ctx, stop := a.Until()
	defer stop()
	var lc net.ListenConfig
	l, err := lc.Listen(ctx, "tcp", net.JoinHostPort(host, strconv.Itoa(port)))
	if err != nil {
		return app.Usage("nothing can be served there: %w", err)
	}
	address := "http://" + l.Addr().String() + "/?key=" + s.Key
	fmt.Fprintf(a.Out, "%s\nCtrl-C ends it.\n", address)
	if open {
		if err := openBrowser(address); err != nil {
			a.Warn("the browser cannot be opened: %v", err)
		}
	}
	return s.Serve(ctx, l)
}

// serveFile lets the page work on a file. Files that it is a variant of are read as well, as they
// are named when the server starts; no others are. A page that could name a parent could read every
// file of the user; the list is closed before the first request.
func (a player) serveFile(s *web.Server, lib *rules.Library, name string) error {
	text, err := disk.Read(name)
	if err != nil {
		return disk.Unread(name, err)
	}
	sheet, _ := rules.Load(a.Library(), name, text)
	var parents []string
	for parent := range sheet.Sources {
		if rules.IsPath(parent) && parent != name {
			parents = append(parents, parent)
		}
	}
	lib.OpenPath = func(path string) ([]byte, error) {
		if !slices.Contains(parents, path) {
			return nil, fmt.Errorf("%q: %w", path, rules.ErrNotFound)
		}
		return disk.Read(path)
	}
	s.File = &web.File{
		Name:  name,
		Read:  func() ([]byte, error) { return disk.Read(name) },
		Write: func(data []byte) error { return disk.Write(name, data) },
	}
	return nil
}

// openBrowser opens an address in the user's browser. It is not waited for: some of these programs
// stay until the browser ends.
func openBrowser(address string) error {
	command := []string{"xdg-open"}
	switch runtime.GOOS {
	case "darwin":
		command = []string{"open"}
	case "windows":
		command = []string{"rundll32", "url.dll,FileProtocolHandler"}
	}
	return exec.Command(command[0], append(command[1:], address)...).Start()
}
