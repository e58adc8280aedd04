//go:build linux

package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/charmbracelet/x/vt"
	"golang.org/x/sys/unix"
)

// aPty is a terminal of the system: the end of the program and the other one.
func aPty(t *testing.T) (program, other *os.File) {
	t.Helper()
	other, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skip("no terminals here: ", err)
	}
	t.Cleanup(func() { other.Close() })
	if err := unix.IoctlSetPointerInt(int(other.Fd()), unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	n, err := unix.IoctlGetInt(int(other.Fd()), unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	program, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := unix.IoctlSetWinsize(int(other.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 24, Col: 80}); err != nil {
		t.Fatal(err)
	}
	return program, other
}

// written is what a program has written to its terminal so far.
type written struct {
	mu sync.Mutex
	b  bytes.Buffer
	vt *vt.Emulator // what stands there now; nil until something is written
}

func (w *written) String() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.b.String()
}

// read takes up what is written until the terminal is closed.
func (w *written) read(f *os.File) {
	buf := make([]byte, 4096)
	for {
		n, err := f.Read(buf)
		w.mu.Lock()
		w.b.Write(buf[:n])
		if w.vt == nil {
			w.vt = vt.NewEmulator(80, 24)
			go io.Copy(io.Discard, w.vt) //nolint:errcheck // what the terminal answers is not waited for
		}
		w.vt.Write(buf[:n]) //nolint:errcheck // it writes to memory
		w.mu.Unlock()
		if err != nil {
			return
		}
	}
}

// has reports whether a text was written, or stands there, be it written in pieces.
func (w *written) has(text string) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return strings.Contains(w.b.String(), text) || w.vt != nil && strings.Contains(w.vt.String(), text)
}

func (w *written) await(t *testing.T, text string) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !w.has(text); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%q was not written:\n%q", text, w.String())
		}
	}
}

// A real terminal is left as it was: who quits and who is told to end finds the screen, the cursor,
// the mouse and the echo of before.
func TestTerminalIsLeftAsItWas(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	types := func(text string) func(*exec.Cmd, *os.File) error {
		return func(_ *exec.Cmd, f *os.File) error { _, err := f.WriteString(text); return err }
	}
	gets := func(s syscall.Signal) func(*exec.Cmd, *os.File) error {
		return func(cmd *exec.Cmd, _ *os.File) error { return cmd.Process.Signal(s) }
	}
	for _, c := range []struct {
		name, program string
		end           func(*exec.Cmd, *os.File) error
		code          int
	}{
		{"quit", "pat", types("quit\r"), 0},
		{"quit, as Enter comes that is typed too early", "pat", types("quit\n"), 0},
		{"ctrl-c", "pat", types("\x03"), 0},
		{"ended", "pat", gets(syscall.SIGTERM), 128 + 15},
		{"hung up", "pat", gets(syscall.SIGHUP), 128 + 1},
		{"a panic", "pat-panics", types("new\r"), 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			program, other := aPty(t)
			before, err := unix.IoctlGetTermios(int(program.Fd()), unix.TCGETS)
			if err != nil {
				t.Fatal(err)
			}
			home := t.TempDir()
			cmd := &exec.Cmd{
				Path: self, Args: []string{c.program, "play", "bakers-dozen", "--deal", "17"},
				Stdin: program, Stdout: program, Stderr: program,
				Env: []string{"TERM=xterm-256color", "LANG=C.UTF-8", "HOME=" + home},
			}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { cmd.Process.Kill() }) //nolint:errcheck // it has ended, but for a failure
			var w written
			go w.read(other)
			w.await(t, "Baker's Dozen")
			w.await(t, "\x1b[?1049h")
			if _, err := other.WriteString("t13 f\r"); err != nil {
				t.Fatal(err)
			}
			w.await(t, "1 move")
			if err := c.end(cmd, other); err != nil {
				t.Fatal(err)
			}
			cmd.Wait() //nolint:errcheck // the exit code tells it
			if code := cmd.ProcessState.ExitCode(); code != c.code {
				t.Errorf("exit code %d, want %d\n%q", code, c.code, w.String())
			}
			if kept, _ := filepath.Glob(home + "/.local/state/pat/journal/*"); c.program == "pat" && len(kept) != 1 {
				t.Errorf("kept games: %q", kept)
			}
			w.await(t, "\x1b[?1049l")
			out := w.String()
			for _, mode := range []string{"?1049", "?1002", "?1006", "?2004"} {
				if strings.LastIndex(out, "\x1b["+mode+"h") > strings.LastIndex(out, "\x1b["+mode+"l") {
					t.Errorf("mode %s stays on", mode)
				}
			}
			if strings.LastIndex(out, "\x1b[?25l") > strings.LastIndex(out, "\x1b[?25h") {
				t.Error("the cursor stays hidden")
			}
			after, err := unix.IoctlGetTermios(int(program.Fd()), unix.TCGETS)
			if err != nil {
				t.Fatal(err)
			}
			if *after != *before {
				t.Errorf("the terminal is %+v, was %+v", after, before)
			}
			program.Close()
		})
	}
}

// Ctrl-C in a game in lines does what it does on the full screen: it gives up what is typed, and
// leaves where nothing is; the terminal is left as it was.
func TestCtrlCInLines(t *testing.T) {
	program, other := aPty(t)
	before, err := unix.IoctlGetTermios(int(program.Fd()), unix.TCGETS)
	if err != nil {
		t.Fatal(err)
	}
	talk(t, program, other, "--plain", []talked{
		{"", "`help`.\r\n> "},
		{"quit\x03", "quit^C\r\n> "},
		{"t13 f\r", "1 move"},
		{"", "7♥\x1b[0m\r\n\r\n> "},
		{"\x03", "`pat` goes on with this game."},
	})
	if after, err := unix.IoctlGetTermios(int(program.Fd()), unix.TCGETS); err != nil || *after != *before {
		t.Errorf("the terminal is %+v, was %+v: %v", after, before, err)
	}
	program.Close()
}

// talked is what is typed at a terminal, and what is to be read then.
type talked struct{ typed, want string }

// talk starts a game in a terminal, with an option, and goes through some steps; it is to end by
// itself then, without an error.
func talk(t *testing.T, program, other *os.File, option string, steps []talked) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := &exec.Cmd{
		Path: self, Args: []string{"pat", "play", "bakers-dozen", "--deal", "17", option},
		Stdin: program, Stdout: program, Stderr: program,
		Env: []string{"TERM=xterm-256color", "LANG=C.UTF-8", "HOME=" + t.TempDir()},
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { cmd.Process.Kill() }) //nolint:errcheck // it has ended, but for a failure
	var w written
	go w.read(other)
	for _, step := range steps {
		if _, err := other.WriteString(step.typed); err != nil {
			t.Fatal(err)
		}
		w.await(t, step.want)
	}
	cmd.Wait() //nolint:errcheck // the exit code tells it
	if code := cmd.ProcessState.ExitCode(); code != 0 {
		t.Errorf("exit code %d", code)
	}
}

// How a deal is won is shown where games are played: on a board that stays in place.
func TestDemoFillsTheTerminal(t *testing.T) {
	program, other := aPty(t)
	talk(t, program, other, "--demo", []talked{
		{"", "\x1b[?1049h"},
		{"", "How it is won: 0 of"},
		{" ", "How it is won: 1 of"},
		{"\x03", "Your game is as you left it."},
		{"\x03", "\x1b[?1049l"},
	})
	program.Close()
}

// A game begun that cannot be gone on with leaves the player at the menu, be it that its rule file
// has a mistake by now or that it is being played elsewhere; nothing is written across the screen.
func TestMenuGoesOnWithWhatItCan(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	const text = "game Mine\n\ndeal\n  rest to stock\n\nstock\n  turn 1 to waste\n\nwaste\n\nwin when stock empty\n"
	for _, c := range []struct {
		name, rules, first, then string
		elsewhere                bool
	}{
		{"a mistake", strings.Replace(text, "rest", "resst", 1), "has 1 mistake", "", false},
		{"elsewhere", text, "being played", "That game is being played elsewhere.", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			home := t.TempDir()
			file := filepath.Join(home, "mine.pat")
			if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
			env := []string{"TERM=xterm-256color", "LANG=C.UTF-8", "HOME=" + home}
			in, typed, err := os.Pipe()
			if err != nil {
				t.Fatal(err)
			}
			args := []string{"pat", "play", file, "--deal", "544965410"}
			begin := &exec.Cmd{Path: self, Args: args, Stdin: in, Env: env}
			if err := begin.Start(); err != nil {
				t.Fatal(err)
			}
			if _, err := typed.WriteString("turn\n"); err != nil {
				t.Fatal(err)
			}
			begun := func() bool {
				kept, _ := filepath.Glob(home + "/.local/state/pat/journal/*")
				return len(kept) == 1
			}
			for range 4000 {
				if begun() {
					break
				}
				time.Sleep(5 * time.Millisecond)
			}
			leave := func() {
				typed.Close()
				begin.Wait() //nolint:errcheck // it is only to be gone
			}
			if c.elsewhere {
				defer leave()
			} else {
				leave()
			}
			if err := os.WriteFile(file, []byte(c.rules), 0o644); err != nil {
				t.Fatal(err)
			}
			program, other := aPty(t)
			cmd := &exec.Cmd{Path: self, Args: []string{"pat"}, Stdin: program, Stdout: program, Env: env}
			cmd.Stderr = program
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { cmd.Process.Kill() }) //nolint:errcheck // it has ended, but for a failure
			var w written
			go w.read(other)
			w.await(t, c.first)
			if _, err := other.WriteString("\r"); err != nil {
				t.Fatal(err)
			}
			w.await(t, c.then)
			time.Sleep(100 * time.Millisecond) // a menu that opens again reads what is typed from now on
			if _, err := other.WriteString("\x03"); err != nil {
				t.Fatal(err)
			}
			if err := cmd.Wait(); err != nil || strings.Contains(w.String(), "error:") {
				t.Errorf("%v\n%q", err, w.String())
			}
		})
	}
}
