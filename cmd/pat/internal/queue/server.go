package queue

import (
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"pat/interp/spread"
)

// This file runs a server within the program that gathers, for those who have none.

// startWithin is how long a server may take to read what it kept.
const startWithin = time.Minute

// serve starts a server that keeps what it has in a folder. Its log is silent: complaints keeps the
// last one for the error of a start that fails. With TLS and an authority a worker has to show a
// certificate of that authority. Port 0 takes a free one, as tests do.
func serve(p spread.Place) (*server.Server, error) {
	host, port, err := listenAt(p)
	if err != nil {
		return nil, err
	}
	// The server would only say later, to its log, that it did not get the address.
	if port > 0 {
		l, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(port)))
		if err != nil {
			return nil, fmt.Errorf("--listen %s: %w", p.Listen, err)
		}
		l.Close()
	}
	opts := &server.Options{
		ServerName: "pat", Host: host, Port: port, NoSigs: true,
		JetStream: true, StoreDir: p.Store,
		Username: p.User, Password: p.Password, Authorization: p.Token,
	}
	if port == 0 {
		opts.Port = server.RANDOM_PORT
	}
	if p.Cert != "" {
		opts.TLS, opts.TLSVerify = true, p.CA != ""
		opts.TLSConfig, err = server.GenTLSConfig(&server.TLSConfigOpts{
			CertFile: p.Cert, KeyFile: p.Key, CaFile: p.CA, Verify: p.CA != "",
		})
		if err != nil {
			return nil, fmt.Errorf("--tlscert: %w", err)
		}
	}
	s, err := server.NewServer(opts)
	if err != nil {
		return nil, fmt.Errorf("--listen: %w", err)
	}
	log := &complaints{}
	s.SetLoggerV2(log, false, false, false)
	s.Start()
	if !s.ReadyForConnections(startWithin) || !s.JetStreamEnabled() {
		s.Shutdown()
		return nil, fmt.Errorf("--listen: the server does not start: %w", log.last())
	}
	return s, nil
}

// listenAt is where a server listens. Without credentials only this machine reaches it. An address
// that others reach is refused unless a token, a user with password, or certificates are asked for.
func listenAt(p spread.Place) (host string, port int, err error) {
	host, text, err := net.SplitHostPort(p.Listen)
	if err != nil {
		return "", 0, fmt.Errorf("--listen %s is no address; write 127.0.0.1:4222, or :4222", p.Listen)
	}
	if port, err = strconv.Atoi(text); err != nil || port < 0 || port > 65535 {
		return "", 0, fmt.Errorf("--listen %s: %s is no number of a port", p.Listen, text)
	}
	if p.Creds != "" || p.NKey != "" {
		return "", 0, errors.New("--creds and --nkey are for a server that knows them; who comes to --listen shows " +
			"NATS_TOKEN, NATS_USER and NATS_PASSWORD, or a certificate (--tlscert, --tlskey, --tlsca)")
	}
	guarded := p.Token != "" || p.User != "" && p.Password != "" || p.Cert != "" && p.CA != ""
	switch {
	case host == "" && guarded:
		return "0.0.0.0", port, nil
	case host == "":
		return "127.0.0.1", port, nil
	case guarded || loopback(host):
		return host, port, nil
	}
	return "", 0, fmt.Errorf("--listen %s would let in everybody who reaches this machine: set NATS_TOKEN, or "+
		"NATS_USER and NATS_PASSWORD, here and for the workers, or listen on 127.0.0.1", p.Listen)
}

func loopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}

// forget removes what a server of ours kept, once all is done. The folder itself goes only if
// nothing else lies in it.
func forget(store string) {
	os.RemoveAll(filepath.Join(store, server.JetStreamStoreDir)) //nolint:errcheck // it is only in the way
	os.Remove(store)                                             //nolint:errcheck // nor is what else lies there ours
}

// complaints keeps the last thing that a server complained about, and says nothing by itself.
type complaints struct {
	mu   sync.Mutex
	text string
}

func (c *complaints) last() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.text == "" {
		return errors.New("it is not ready in time")
	}
	return errors.New(c.text)
}

func (c *complaints) keep(format string, v ...any) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.text = fmt.Sprintf(format, v...)
}

func (c *complaints) Fatalf(format string, v ...any) { c.keep(format, v...) }
func (c *complaints) Errorf(format string, v ...any) { c.keep(format, v...) }
func (c *complaints) Noticef(string, ...any)         {}
func (c *complaints) Warnf(string, ...any)           {}
func (c *complaints) Debugf(string, ...any)          {}
func (c *complaints) Tracef(string, ...any)          {}
