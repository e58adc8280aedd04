package web

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp/odds"
	"pat/interp/table"
)

func shippedDesk() *table.Desk {
	return &table.Desk{
		Library: &rules.Library{Shelves: []rules.Shelf{{Label: "the shipped games", FS: games.FS}}},
		Odds:    odds.Lazy(games.Odds),
		First:   games.First(),
	}
}

const key = "the-key-of-this-test"

// answer sends a request to a server and returns status and body.
func answer(t *testing.T, s *Server, method, path, body string, header map[string]string) (int, string, http.Header) {
	t.Helper()
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.Host = "127.0.0.1:7001"
	r.Header.Set("Cookie", "pat-7001="+key)
	if method == http.MethodPost {
		r.Header.Set("Origin", "http://127.0.0.1:7001")
		r.Header.Set("Content-Type", "application/json")
	}
	for name, value := range header {
		if name == "Host" {
			r.Host = value
		} else if value == "" {
			r.Header.Del(name)
		} else {
			r.Header.Set(name, value)
		}
	}
	w := httptest.NewRecorder()
	s.Handler().ServeHTTP(w, r)
	data, err := io.ReadAll(w.Body)
	if err != nil {
		t.Fatal(err)
	}
	return w.Code, string(data), w.Header()
}

// Whoever has no key, comes from another page, or by another name is not answered.
func TestGuard(t *testing.T) {
	s := &Server{Desk: shippedDesk(), Key: key}
	const ask = `{"v":1,"game":"klondike","deal":"1","want":["board"]}`
	for _, c := range []struct {
		name, method, path, body string
		header                   map[string]string
		code                     int
	}{
		{"the page", "GET", "/", "", nil, 200},
		{"a request", "POST", "/do", ask, nil, 200},
		{"by localhost", "GET", "/", "", map[string]string{"Host": "localhost:7001"}, 200},
		{"by the other number", "GET", "/", "", map[string]string{"Host": "[::1]:7001"}, 200},
		{"without a key", "GET", "/", "", map[string]string{"Cookie": ""}, 403},
		{"with another key", "GET", "/", "", map[string]string{"Cookie": "pat-7001=no"}, 403},
		{"a request without a key", "POST", "/do", ask, map[string]string{"Cookie": ""}, 403},
		{"the key where it does not belong", "GET", "/app.js?key=" + key, "", map[string]string{"Cookie": ""}, 403},
		{"a request with the key in its address", "POST", "/do?key=" + key, ask, map[string]string{"Cookie": ""}, 403},
		{"by a name (DNS rebinding)", "GET", "/", "", map[string]string{"Host": "evil.example:7001"}, 421},
		{"by a name like a number", "GET", "/", "", map[string]string{"Host": "127.0.0.1.evil.example:7001"}, 421},
		{"from another page", "POST", "/do", ask, map[string]string{"Origin": "http://evil.example"}, 403},
		{"from another port", "POST", "/do", ask, map[string]string{"Origin": "http://127.0.0.1:7002"}, 403},
		{"from nowhere", "POST", "/do", ask, map[string]string{"Origin": ""}, 403},
		{"from a sandbox", "POST", "/do", ask, map[string]string{"Origin": "null"}, 403},
		{"across sites", "POST", "/do", ask, map[string]string{"Sec-Fetch-Site": "cross-site"}, 403},
		{"as a form", "POST", "/do", ask, map[string]string{"Content-Type": "text/plain"}, 403},
		{"by another method", "PUT", "/do", ask, nil, 405},
		{"a file of the machine", "GET", "/../../../../etc/passwd", "", nil, 307},
		{"a file of the machine, hidden", "GET", "/%2e%2e/%2e%2e/etc/passwd", "", nil, 404},
		{"what there is not", "GET", "/page/index.html", "", nil, 404},
		{"no file was given", "GET", "/file", "", nil, 404},
		{"too much", "POST", "/do", strings.Repeat(" ", table.MaxRequest+1), nil, 413},
	} {
		t.Run(c.name, func(t *testing.T) {
			code, _, header := answer(t, s, c.method, c.path, c.body, c.header)
			if code != c.code {
				t.Errorf("it answers %d, not %d", code, c.code)
			}
			if !strings.HasPrefix(header.Get("Content-Security-Policy"), "default-src 'self'") {
				t.Error("the answer has no policy")
			}
		})
	}
}

// Who opens the printed address gets the cookie, and that for our own page only.
func TestCookie(t *testing.T) {
	s := &Server{Desk: shippedDesk(), Key: key}
	code, _, header := answer(t, s, "GET", "/?key="+key, "", map[string]string{"Cookie": ""})
	if c := header.Get("Set-Cookie"); code != 200 || c != "pat-7001="+key+"; Path=/; HttpOnly; SameSite=Strict" {
		t.Errorf("%d, %q", code, c)
	}
}

// The one file is read and written, but not over what somebody else wrote meanwhile.
func TestFile(t *testing.T) {
	f := &memoryFile{text: "game A\n"}
	s := &Server{Desk: shippedDesk(), Key: key, File: &File{Name: "my.pat", Read: f.read, Write: f.write}}
	if code, body, _ := answer(t, s, "GET", "/file", "", nil); code != 200 || !strings.Contains(body, `"text":"game A\n"`) {
		t.Fatalf("%d %s", code, body)
	}
	put := `{"text":"game B\n","hash":"` + hash([]byte("game A\n")) + `"}`
	if code, body, _ := answer(t, s, "POST", "/file", put, nil); code != 200 || f.String() != "game B\n" {
		t.Fatalf("%d %s: %q", code, body, f.String())
	}
	if code, body, _ := answer(t, s, "POST", "/file", put, nil); code != 409 || f.String() != "game B\n" ||
		!strings.Contains(body, "another program has changed it") {
		t.Fatalf("%d %s: %q", code, body, f.String())
	}
}

// The page is small, whole, and has nothing in it that the policy forbids.
func TestAssets(t *testing.T) {
	size, sent := 0, 0
	for name := range assets() {
		source, err := pageFS.ReadFile("page/" + name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(source)) {
			code, _, remark := strings.Cut(line, " // ")
			if inText := strings.Count(code, `"`)%2+strings.Count(code, "`")%2 > 0; remark && inText {
				t.Errorf("%s: a text is taken for a remark: %s", name, line)
			}
		}
	}
	index := string(assets()["index.html"])
	for name, data := range assets() {
		if text := string(data); strings.HasSuffix(name, ".js") {
			known := strings.Contains(index, `"`+name+`"`) // so that it is asked for before another has come
			if !known && name != "sw.js" && name != "worker.js" {
				t.Errorf("index.html does not name %s", name)
			}
			for i, line := range strings.Split(text, "\n") {
				if strings.Count(line, "`")%2 > 0 {
					t.Errorf("%s:%d: a text of several lines is changed as it is sent", name, i+1)
				}
			}
		}
		size += len(data)
		sent += len(packed(data))
		if strings.HasSuffix(name, ".html") {
			for _, bad := range []string{"style=", " onclick", "<style", "javascript:", "http://", "https://"} {
				if strings.Contains(string(data), bad) {
					t.Errorf("%s holds %s", name, bad)
				}
			}
		}
	}
	t.Logf("the page has %d bytes, %d as they are sent", size, sent)
	if sent > 56_000 { // the engine of a site has 3.6 MB
		t.Errorf("%d bytes are sent for the page", sent)
	}
	if !strings.Contains(string(assets()["index.html"]), "default-src 'self'") {
		t.Error("a site without a server has no policy")
	}
}

// The author's page leads to the manual, which is answered like the page itself and loads nothing.
func TestManual(t *testing.T) {
	s := &Server{Desk: shippedDesk(), Key: key}
	if _, index, _ := answer(t, s, "GET", "/", "", nil); !strings.Contains(index, `href="`+manualName+`"`) {
		t.Error("the page does not lead there")
	}
	code, text, header := answer(t, s, "GET", "/"+manualName, "", nil)
	if code != 200 || !strings.Contains(text, "kings to bottom of tableau") {
		t.Errorf("%d: %.200s", code, text)
	}
	if p := header.Get("Content-Security-Policy"); !strings.HasPrefix(p, "default-src 'none'") {
		t.Errorf("it may load %q", p)
	}
	if code, _, _ := answer(t, s, "GET", "/"+manualName, "", map[string]string{"Cookie": ""}); code != 403 {
		t.Errorf("without a key it answers %d", code)
	}
}
