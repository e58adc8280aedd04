package web

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"net"
	"net/http"
	"net/netip"
	"strings"
)

// This file answers whether a request comes from the player's own page. A server of this machine
// can be reached by every page that the player's browser shows, and by every program of the
// machine; so a request must
//
//   - bear the key that `pat serve` printed, in the address once and in a cookie then, which the
//     browser sends with requests of our own page only (SameSite=Strict)
//   - be for a host that is a number or localhost: a name could lead here by another's intent (DNS
//     rebinding)
//   - come from our own page, where it asks for something (Origin, Sec-Fetch-Site).

// NewKey draws a key.
func NewKey() string {
	b := make([]byte, 18)
	rand.Read(b) //nolint:errcheck // it never fails: crypto/rand
	return base64.RawURLEncoding.EncodeToString(b)
}

// policy is what the page may load: its own files, and nothing of anybody else.
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'; " +
	"frame-ancestors 'none'; object-src 'none'"

// guard lets through what may be answered.
func (s *Server) guard(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Cache-Control", "no-store")
		switch {
		case !hostIsHere(r.Host):
			http.Error(w, "This address is not one of pat's.", http.StatusMisdirectedRequest)
		case r.Method != http.MethodGet && r.Method != http.MethodPost:
			h.Set("Allow", "GET, POST")
			http.Error(w, "Only GET and POST are answered.", http.StatusMethodNotAllowed)
		case !s.hasKey(w, r):
			http.Error(w, "Open the address that `pat serve` has printed: it ends with a key.", http.StatusForbidden)
		case r.Method == http.MethodPost && !ownPage(r):
			http.Error(w, "Only pat's own page is answered.", http.StatusForbidden)
		default:
			next.ServeHTTP(w, r)
		}
	})
}

// hostIsHere reports whether the host of a request is a number or localhost, with whatever port.
func hostIsHere(host string) bool {
	name := host
	if h, _, err := net.SplitHostPort(host); err == nil {
		name = h
	}
	if strings.EqualFold(name, "localhost") {
		return true
	}
	_, err := netip.ParseAddr(strings.Trim(name, "[]"))
	return err == nil
}

// cookie is the name of our cookie: cookies know no ports, and two servers may run.
func cookie(host string) string {
	_, port, _ := net.SplitHostPort(host)
	return "pat-" + port
}

// hasKey reports whether a request bears the key. One that has it in its address gets the cookie.
func (s *Server) hasKey(w http.ResponseWriter, r *http.Request) bool {
	same := func(key string) bool { return subtle.ConstantTimeCompare([]byte(key), []byte(s.Key)) == 1 }
	if c, err := r.Cookie(cookie(r.Host)); err == nil && same(c.Value) {
		return true
	}
	if r.Method != http.MethodGet || r.URL.Path != "/" || !same(r.URL.Query().Get("key")) {
		return false
	}
	http.SetCookie(w, &http.Cookie{
		Name: cookie(r.Host), Value: s.Key, Path: "/", HttpOnly: true, SameSite: http.SameSiteStrictMode,
	})
	return true
}

// ownPage reports whether a request was sent by our own page.
func ownPage(r *http.Request) bool {
	if site := r.Header.Get("Sec-Fetch-Site"); site != "" && site != "same-origin" {
		return false
	}
	return r.Header.Get("Origin") == "http://"+r.Host && r.Header.Get("Content-Type") == "application/json"
}
