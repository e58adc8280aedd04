package main

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"pat/cmd/pat/internal/cli"
	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/queue"
	"pat/interp/survey"
)

// asProgram has the test binary be the program, with a queue that is impatient.
const asProgram = "PAT_QUEUE_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		a := app.System()
		a.Network = &queue.NATS{Silence: time.Second}
		os.Exit(cli.Run(a, os.Args[1:]))
	}
	os.Exit(m.Run())
}

// A run is the program in a folder of its own.
type run struct {
	*testing.T
	dir string
	env []string
}

func newRun(t *testing.T, env ...string) *run {
	dir := t.TempDir()
	return &run{t, dir, append([]string{
		asProgram + "=1", "HOME=" + dir, "XDG_DATA_HOME=" + dir, "XDG_STATE_HOME=" + dir, "XDG_CONFIG_HOME=" + dir,
	}, env...)}
}

// A process is one that runs, or has ended.
type process struct {
	*exec.Cmd
	out, err stream
	over     chan struct{}
}

// A stream is what a process writes; it can be read while the process runs.
type stream struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (s *stream) Write(text []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(text)
}

func (s *stream) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

func (r *run) start(args ...string) *process {
	r.Helper()
	p := &process{Cmd: exec.Command(os.Args[0], args...), over: make(chan struct{})}
	p.Dir, p.Env, p.Stdout, p.Stderr = r.dir, append(os.Environ(), r.env...), &p.out, &p.err
	if err := p.Start(); err != nil {
		r.Fatal(err)
	}
	go func() {
		p.Wait() //nolint:errcheck // the state tells
		close(p.over)
	}()
	r.Cleanup(p.kill)
	return p
}

// kill ends a process as nothing can that it would notice.
func (p *process) kill() {
	p.Process.Kill() //nolint:errcheck // it may have ended
	<-p.over
}

// ends waits for the end of a process and holds it to its exit code.
func (r *run) ends(p *process, code int) {
	r.Helper()
	select {
	case <-p.over:
	case <-time.After(3 * time.Minute):
		r.Fatalf("%v does not end:\n%s", p.Args[1:], &p.err)
	}
	if got := p.ProcessState.ExitCode(); got != code {
		r.Fatalf("%v exits with %d, not %d:\n%s%s", p.Args[1:], got, code, &p.out, &p.err)
	}
}

// awaits waits until a process that runs tells people a text.
func (p *process) awaits(t *testing.T, want string) {
	t.Helper()
	for range 600 {
		if strings.Contains(p.err.String(), want) {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	p.says(t, want)
}

// says holds a process that has ended to a text among what it told people.
func (p *process) says(t *testing.T, want string) {
	t.Helper()
	if !strings.Contains(p.err.String(), want) {
		t.Errorf("%v says\n%s\nnot %s", p.Args[1:], &p.err, want)
	}
}

// record is a record but for times and the order of its lines.
func (r *run) record(name string) string {
	r.Helper()
	data, err := os.ReadFile(filepath.Join(r.dir, name))
	if err != nil {
		r.Fatal(err)
	}
	records, whole, err := survey.Parse(data)
	if err != nil || whole != len(data) {
		r.Fatalf("%s: %v, %d bytes of %d", name, err, whole, len(data))
	}
	if n := bytes.Count(data, []byte("\n")); n != len(records) {
		r.Fatalf("%s has %d lines of %d deals", name, n, len(records))
	}
	if records, err = survey.Merge(records); err != nil {
		r.Fatal(err)
	}
	var out strings.Builder
	for _, rec := range records {
		rec.MS = 0
		out.Write(rec.Line())
	}
	return out.String()
}

func freePort(t *testing.T) string {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// A variant lies where the survey is made and nowhere else.
const variant = "game Mine\nvariant of parent.pat\n"

func (r *run) write(name, text string) {
	r.Helper()
	if err := os.WriteFile(filepath.Join(r.dir, name), []byte(text), 0o644); err != nil {
		r.Fatal(err)
	}
}

var kills = flag.Int("kills", 10, "how many processes are killed in TestKilledProcesses")

// Processes are killed again and again, the one with the server, too; the record is that of a
// survey that nobody disturbed, each deal in one line. The workers stand elsewhere, without the
// rule files.
func TestKilledProcesses(t *testing.T) {
	kills, deals := *kills, fmt.Sprintf("1-%d", 50**kills)
	if testing.Short() {
		kills, deals = 3, "1-100"
	}
	r, workers := newRun(t), newRun(t)
	r.write("mine.pat", variant)
	r.write("parent.pat", "game Parent\nvariant of klondike\n")
	survey := []string{"survey", "mine.pat", "draw=1", "--deals", deals, "--positions", "2000", "--json", "--record"}
	alone := r.start(append(survey, "alone")...)
	r.ends(alone, 0)

	at := freePort(t)
	gather := append(survey, "many", "--listen", at)
	work := []string{"worker", "--queue", "nats://" + at, "--workers", "1"}
	procs := []*process{r.start(gather...), workers.start(work...), workers.start(work...)}
	dice := rand.New(rand.NewPCG(7, 7))
	for range kills {
		time.Sleep(time.Duration(100+dice.IntN(400)) * time.Millisecond)
		switch i := dice.IntN(len(procs)); i {
		case 0:
			procs[i].kill()
			procs[i] = r.start(gather...)
		default:
			procs[i].kill()
			procs[i] = workers.start(work...)
		}
	}
	r.ends(procs[0], 0)
	if want, got := r.record("alone"), r.record("many"); want != got {
		t.Errorf("alone:\n%s\nmany:\n%s", want, got)
	}
	figures := func(p *process) string {
		text, _, _ := strings.Cut(p.out.String(), `"groups"`) // with times
		return text
	}
	if want, got := figures(alone), figures(procs[0]); want != got {
		t.Errorf("the figures are\n%s\nnot\n%s", got, want)
	}
	if _, err := os.Stat(filepath.Join(r.dir, "many.queue")); err == nil {
		t.Error("the store of the queue is still there")
	}
}

// A survey that is done tells progress as JSON, and workers with nothing to do end when they are
// told to; one that was interrupted says how it goes on.
func TestProgressAndEnd(t *testing.T) {
	r := newRun(t)
	at := freePort(t)
	worker := r.start("worker", "--queue", "nats://"+at, "--idle", "2s", "--workers", "2")
	worker.awaits(t, "no NATS server answers at nats://"+at+" yet; waiting for it")
	gather := r.start("survey", "klondike", "--player", "greedy", "--deals", "1-300", "--record", "many", "--json",
		"--listen", at)
	r.ends(gather, 0)
	r.ends(worker, 0)
	gather.says(t, "pat: workers are waited for; on each machine: pat worker --queue nats://"+at+"\n")
	gather.says(t, `{"decided":300,"of":300,`)
	worker.says(t, ": klondike")
}

// Who is let in, and what is told to others.
func TestCredentials(t *testing.T) {
	open, guarded := newRun(t), newRun(t, "NATS_TOKEN=secret")
	survey := func(at string) []string {
		return []string{"survey", "klondike", "--player", "random", "--deals", "1-20", "--record", "r", "--listen", at}
	}
	p := open.start(survey("0.0.0.0:4222")...)
	open.ends(p, 2)
	p.says(t, "would let in everybody who reaches this machine: set NATS_TOKEN")
	at := freePort(t)
	gather := guarded.start(survey(at)...)
	var stranger *process
	for range 100 { // until the server is there
		stranger = open.start("survey", "klondike", "--deals", "1-2", "--record", "s", "--queue", "nats://"+at)
		open.ends(stranger, 2)
		if !strings.Contains(stranger.err.String(), "no NATS server answers") {
			break
		}
		time.Sleep(50 * time.Millisecond)
	}
	stranger.says(t, "does not let us in")
	stranger = open.start("worker", "--queue", "nats://"+at)
	open.ends(stranger, 2)
	stranger.says(t, "pat: the server at nats://"+at+" does not let us in")
	worker := guarded.start("worker", "--queue", "nats://"+at, "--idle", "2s")
	guarded.ends(gather, 0)
	guarded.ends(worker, 0)
}
