package solver

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/disk"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/proof"
	"pat/interp/survey"
)

// This file writes and checks proofs that a deal cannot be won.

// proofs is what the flags of pat solve say of proofs. made and asked are counted for the last line
// of `pat solve --deals`.
type proofs struct {
	to    string // the file, or for several deals the folder; "" for none
	most  int64  // positions that a proof may have
	check bool

	made, asked int // of the unwinnable deals told so far
}

// proofPositions is how many positions a proof has at most where nothing else is said: some ten
// seconds and 100 MB.
const proofPositions = 1_000_000

func (p *proofs) flags(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&p.to, "proof", "", "a file for a proof that the deal is unwinnable, by every position that the plain "+
		"rules lead to; with --deals a folder, for a file a deal")
	f.Int64Var(&p.most, "proof-positions", proofPositions, "with --proof: how many positions a proof may have")
	f.BoolVar(&p.check, "check-proof", false, "the arguments are proofs, checked by the plain rules without the search")
}

// begin checks the flags, and makes the folder for the proofs of several deals.
func (p *proofs) begin(several bool) error {
	if p.most < 1 {
		return app.Usage("--proof-positions is a number from 1")
	}
	if p.to == "" || !several {
		return nil
	}
	return os.MkdirAll(p.to, 0o755)
}

// write makes the proof that a deal cannot be won, where one is wanted, and writes it to a file, or
// for one of several deals to its file in the folder. A proof that is too large is no error of the
// command: the verdict stands, and the answer says that it is unproved, and why.
func (p *proofs) write(ctx context.Context, st *interp.State, several bool, a *answer) error {
	if p.to == "" || a.Verdict != survey.Unwinnable {
		return nil
	}
	made, err := proof.Of(ctx, st, p.most)
	if err != nil {
		a.Unproved = err.Error()
		return nil
	}
	a.Proof = p.to
	if several {
		a.Proof = filepath.Join(p.to, strings.ReplaceAll(a.Deal, ":", "-")+".proof")
	}
	return disk.Write(a.Proof, []byte(made.Text()))
}

// count keeps count of the deals that have a proof.
func (p *proofs) count(a answer) {
	if a.Proof != "" {
		p.made++
	}
	if a.Proof != "" || a.Unproved != "" {
		p.asked++
	}
}

// share says how many of the unwinnable deals have a proof.
func (p *proofs) share() string {
	if p.to == "" {
		return ""
	}
	return fmt.Sprintf("; %d of %d unwinnable with a proof", p.made, p.asked)
}

// visited says what the check of a proof has seen.
func visited(c proof.Count) string {
	out := positions(c.Positions) + " can be reached by the rules it names, and none is won"
	if c.Frozen > 0 {
		out += "; in " + survey.Number(c.Frozen) + " of them cards that can never move again rule a win out"
	}
	return out
}

// causeText says which cards stand against a win, because they can never move again.
func causeText(st *interp.State) string {
	if cause := proof.Cause(st, func(c string) string { return c }, notation.For(st.Game()).Pile); cause != "" {
		return "# " + cause + "\n"
	}
	return ""
}

// proved says of one deal whether it has a proof.
func (a *answer) proved() string {
	switch {
	case a.Proof != "":
		return "; proof in " + a.Proof
	case a.Unproved != "":
		return "; no proof: " + a.Unproved
	}
	return ""
}

// checkProofs checks proofs and says of each whether it holds. All are checked, and one that does
// not hold makes the exit code 1; a file that cannot be read ends it with 2, Ctrl-C with 3. The
// check knows nothing of the search: it makes every move that the rules allow from the deal on, and
// so takes about as long as the proof took.
func (a solver) checkProofs(files []string) error {
	ctx, stop := a.Until()
	defer stop()
	failed := false
	for _, name := range files {
		text, err := disk.Read(name)
		if err != nil {
			return disk.Unread(name, err)
		}
		p, err := proof.Read(string(text))
		if err == nil {
			err = p.Check(ctx)
		}
		if errors.Is(err, context.Canceled) {
			return app.Coded(app.ExitUnknown, errors.New(interrupted))
		}
		said := ""
		if err == nil {
			said = fmt.Sprintf("%s: %s: holds; %s\n", name, p.Title(), visited(p.Visited))
		} else {
			failed = true
			said = fmt.Sprintf("%s: does not hold: %v\n", name, err)
		}
		if err := a.Print(said); err != nil {
			return err
		}
	}
	if failed {
		return app.Silent(app.ExitNegative)
	}
	return nil
}
