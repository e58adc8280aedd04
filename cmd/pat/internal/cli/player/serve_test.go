package player

import (
	"context"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pat/cmd/pat/internal/cli/app"
)

// The address that serve prints is answered, what it serves knows its file and no other, and it
// ends when it is told to.
func TestServe(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	for name, text := range map[string]string{
		"my.pat": "game Mine\nvariant of base\n", "base.pat": "game Base\nvariant of bakers-dozen\n",
		"other.pat": "game Secret\nvariant of bakers-dozen\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	out := &page{}
	a := player{app.System()}
	ctx, stop := context.WithCancel(context.Background())
	a.Out, a.Err, a.Games, a.State = out, io.Discard, t.TempDir(), t.TempDir()
	a.Until = func() (context.Context, context.CancelFunc) { return ctx, stop }
	over := make(chan int, 1)
	go func() { over <- a.run([]string{"serve", "my.pat"}) }()
	for range 2000 {
		if out.line() != "" {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	address := out.line()
	base, key, ok := strings.Cut(address, "/?key=")
	if !ok {
		t.Fatalf("it prints %q", address)
	}
	port := base[strings.LastIndexByte(base, ':')+1:]
	ask := func(path, body string) string {
		r, err := http.NewRequest(http.MethodPost, base+path, strings.NewReader(body))
		if body == "" {
			r, err = http.NewRequest(http.MethodGet, base+path, nil)
		}
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Origin", base)
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Cookie", "pat-"+port+"="+key)
		resp, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer resp.Body.Close()
		data, err := io.ReadAll(resp.Body)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	if got := ask("/file", ""); !strings.Contains(got, `"name":"my.pat","text":"game Mine`) {
		t.Errorf("its file is %s", got)
	}
	variant := func(of string) string {
		return ask("/do", `{"v":1,"text":"game X\nvariant of `+of+`\n","name":"my.pat","deal":"1","want":["findings"]}`)
	}
	if got := variant("base"); !strings.Contains(got, `"status":"playing"`) {
		t.Errorf("a variant of what the file is a variant of: %s", got)
	}
	for _, secret := range []string{"other", "other.pat", "./other.pat", filepath.Join(dir, "other.pat")} {
		if got := variant(secret); !strings.Contains(got, `"code":"mistakes"`) {
			t.Errorf("a variant of %s: %s", secret, got)
		}
	}
	stop()
	if code := <-over; code != 0 {
		t.Errorf("it exits with %d", code)
	}
}
