package solver

import (
	"encoding/json"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl"
	"pat/interp/numbers"
	"pat/interp/spread"
	"pat/interp/survey"
)

// This file has other machines decide the deals of a survey.

// A place is where a queue is, as the command line and the environment name it. The fields are
// those of spread.Place, filled by flags first; found adds what these left empty.
type place struct{ spread.Place }

func (p *place) flags(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&p.URL, "queue", "", "the NATS server with the queue, nats://HOST:4222")
	f.StringVar(&p.Creds, "creds", "", "a file of credentials for the server")
	f.StringVar(&p.NKey, "nkey", "", "a file with the seed of an NKey for the server")
	f.StringVar(&p.Cert, "tlscert", "", "a file with our certificate, for TLS")
	f.StringVar(&p.Key, "tlskey", "", "a file with its key")
	f.StringVar(&p.CA, "tlsca", "", "a file with the certificates to trust")
	for _, name := range []string{"creds", "nkey", "tlscert", "tlskey", "tlsca"} {
		app.CompleteFlag(cmd, name, app.FileNames)
	}
}

// found adds what the environment says, by the names that the tools of NATS read.
func (p *place) found(getenv func(string) string) spread.Place {
	for name, field := range map[string]*string{
		"NATS_CREDS": &p.Creds, "NATS_NKEY": &p.NKey, "NATS_CERT": &p.Cert, "NATS_KEY": &p.Key, "NATS_CA": &p.CA,
		"NATS_USER": &p.User, "NATS_PASSWORD": &p.Password, "NATS_TOKEN": &p.Token,
	} {
		if *field == "" {
			*field = getenv(name)
		}
	}
	return p.Place
}

// withQueues is the program that has a network.
const withQueues = "pat-queue"

// network is that of this program. Where it has none, the program that has one runs in its place:
// what it takes is larger than all of pat. pat is built without a client of NATS; pat-queue is the
// same program with one. So a user types `pat survey --queue …` and pat-queue takes over with the
// same arguments: it is looked for beside pat, then on the path. On Unix the call does not return
// where it is found.
func (a solver) network() (spread.Network, error) {
	if a.Network != nil {
		return a.Network, nil
	}
	name := withQueues
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	path := ""
	if own, err := os.Executable(); err == nil {
		if beside := filepath.Join(filepath.Dir(own), name); isProgram(beside) {
			path = beside
		}
	}
	if path == "" {
		found, err := exec.LookPath(name)
		if err != nil {
			return nil, app.Usage("surveys on several machines are the work of %[1]s, a second program that is not "+
				"beside pat nor on your path; `go install ./cmd/pat/%[1]s` in a clone of pat puts it there", withQueues)
		}
		path = found
	}
	return nil, a.InsteadOf(path)
}

// isProgram reports whether a file may be a program: that it can be run, running it tells.
func isProgram(path string) bool {
	st, err := os.Stat(path)
	return err == nil && st.Mode().IsRegular()
}

// network is what a survey goes over, nil where it is made here. --record is asked for because it
// is the only thing that survives: what is on the queue is on its way.
func (s *surveying) network(cmd *cobra.Command) (spread.Network, error) {
	switch {
	case s.place.URL == "" && s.place.Listen == "":
		for _, name := range []string{"creds", "nkey", "tlscert", "tlskey", "tlsca"} {
			if cmd.Flags().Changed(name) {
				return nil, app.Usage("--%s is for a queue; give --queue or --listen", name)
			}
		}
		return nil, nil
	case s.place.URL != "" && s.place.Listen != "":
		return nil, app.Usage("--queue names a server that runs, --listen starts one; give one of them")
	case cmd.Flags().Changed("workers"):
		return nil, app.Usage("with a queue the workers decide; give --workers to each `pat worker`")
	case s.record == "":
		return nil, app.Usage("a survey on several machines needs --record FILE, to go on from when it is interrupted")
	}
	return s.app.network()
}

// gather has workers decide the deals of which there is no record yet, keeps each record, and adds
// it up. With --listen the server keeps its data in RECORD.queue beside the record; it is removed
// when the last deal has come in. Keep is called for whole blocks, which go into the record by one
// write: first is the index of its first deal in the range. The terms are put back into each record
// there, for they do not travel with every deal.
func (s *surveying) gather(network spread.Network, args []string, read *reading, deals numbers.Range,
	tally *survey.Tally, keep writer,
) error {
	ctx, stop := s.app.Until()
	defer stop()
	line := s.app.NewStatus()
	defer line.Clear()
	if tally.Deals() == deals.Len() {
		return nil
	}
	pace := paceOf(line, deals.Len(), tally)
	job, err := s.job(args, read, deals)
	if err != nil {
		return err
	}
	at := s.place.found(s.app.Getenv)
	at.Store = s.record + ".queue"
	queue, err := network.Open(ctx, at, job)
	if err != nil {
		return err
	}
	tell := s.tell(line, &pace)
	err = spread.Gather(ctx, queue, spread.Survey{
		Deals: deals.Len(), Name: func(i int) string { return deals.At(i).String() }, Has: tally.Has,
		Keep: func(first int, records []survey.Record) error {
			for i := range records {
				records[i].Terms = s.terms
			}
			if err := keep(records...); err != nil {
				return err
			}
			for i, r := range records {
				tally.Add(first+i, r)
				pace.add(r)
			}
			return nil
		},
		Show: tell,
		Trouble: func(err error) {
			line.Clear()
			s.app.Warn("the queue: %v; trying again", err)
		},
	})
	queue.Close(err == nil && tally.Deals() == deals.Len())
	return err
}

// job is the survey as workers are told of it. The first deal is laid out here to see that it can
// be.
func (s *surveying) job(args []string, read *reading, deals numbers.Range) (job spread.Job, err error) {
	if _, err := deals.First.Deal(s.game, s.set); err != nil {
		return job, err // each worker would come to it
	}
	job.Terms, job.Deals = s.terms, deals.String()
	if job.Engine, err = engine(); err != nil {
		return job, err
	}
	job.Order, err = json.Marshal(s.order(args, read))
	return job, err
}

// tellEvery is how often progress is told where no terminal shows it. Without a terminal and
// without --json nothing is told: a log is no place for it.
const tellEvery = 10 * time.Second

// tell tells how far a survey of several machines is: on the line of the terminal, and with --json
// as a JSON object a line, on standard error, for other programs. told is set back so that the
// first object comes after a second, when there is a rate to tell.
func (s *surveying) tell(line *app.Status, pace *pace) func(spread.Progress) {
	if s.place.Listen != "" {
		s.app.Warn("workers are waited for; on each machine: pat worker --queue %s",
			workersCome(s.place.Listen))
	}
	told, refused := time.Now().Add(time.Second-tellEvery), 0
	return func(p spread.Progress) {
		if p.Refused > refused {
			line.Clear()
			s.app.Warn("%d of the workers are of another version of pat and refuse this survey",
				p.Refused)
		}
		refused = p.Refused
		if !s.json || s.app.ErrTerminal {
			line.Say(pace.far(p))
			return
		}
		if over := p.Decided == p.Of; over || time.Since(told) >= tellEvery {
			told = time.Now()
			b, err := json.Marshal(struct {
				spread.Progress
				Won     int `json:"won"`
				Not     int `json:"not"`
				Unknown int `json:"unknown"`
			}{p, pace.tally[0], pace.tally[1], pace.tally[2]})
			if err == nil {
				fmt.Fprintf(s.app.Err, "%s\n", b)
			}
		}
	}
}

// workersCome is the address that workers are told. Of :4222 only the machine knows its name; HOST
// stands where not even that is known.
func workersCome(listen string) string {
	host, port, err := net.SplitHostPort(listen)
	if err != nil {
		return listen
	}
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "HOST"
		if name, err := os.Hostname(); err == nil {
			host = name
		}
	}
	return "nats://" + net.JoinHostPort(host, port)
}

// far words how far a survey of several machines is, what is asked first before what may be cut
// off.
func (p *pace) far(g spread.Progress) string {
	text := fmt.Sprintf("%s of %s deals (%.3g %%), %s a second, ", survey.Number(g.Decided), survey.Number(g.Of),
		100*float64(g.Decided)/float64(g.Of), survey.Number(int64(g.Rate)))
	if g.Workers == 0 {
		text += "no worker is there"
	} else {
		text += dsl.Many(g.Workers, "worker")
	}
	if g.Left > 0 {
		left := time.Duration(min(g.Left, 1e9) * float64(time.Second))
		text += ", " + left.Round(time.Second).String() + " left"
	}
	return text + fmt.Sprintf("; %d won, %d not, %d unknown", p.tally[0], p.tally[1], p.tally[2])
}
