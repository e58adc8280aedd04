package queue

import (
	"cmp"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"

	"github.com/nats-io/nats.go"

	"pat/interp/spread"
)

// This file gets in: addresses, credentials, TLS, and in plain words why it did not work.

// How a connection is kept: a server that is gone is looked for again and again. After pingsOut
// pings without an answer, which is half a minute, a connection counts as lost.
const (
	reconnectWait = 500 * time.Millisecond
	pingEvery     = 10 * time.Second
	pingsOut      = 2
	connectWithin = 5 * time.Second
)

// options are those of a place. Whatever the place names is offered, and the server takes what it
// knows. more comes last and so wins: callbacks of a worker, and what tests need.
func options(p spread.Place, more ...nats.Option) ([]nats.Option, error) {
	out := []nats.Option{
		nats.Name("pat"), nats.MaxReconnects(-1), nats.ReconnectWait(reconnectWait),
		nats.ReconnectBufSize(-1), // what could not be sent is sent again by us, who know what it was
		nats.PingInterval(pingEvery), nats.MaxPingsOutstanding(pingsOut), nats.Timeout(connectWithin),
	}
	if p.Creds != "" {
		out = append(out, nats.UserCredentials(p.Creds))
	}
	if p.NKey != "" {
		key, err := nats.NkeyOptionFromSeed(p.NKey)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.NKey, err)
		}
		out = append(out, key)
	}
	if p.CA != "" {
		out = append(out, nats.RootCAs(p.CA))
	}
	if p.Cert != "" {
		out = append(out, nats.ClientCert(p.Cert, p.Key))
	}
	if p.User != "" {
		out = append(out, nats.UserInfo(p.User, p.Password))
	}
	if p.Token != "" {
		out = append(out, nats.Token(p.Token))
	}
	return append(out, more...), nil
}

// connect gets in at a place.
func connect(p spread.Place, more ...nats.Option) (*nats.Conn, error) {
	opts, err := options(p, more...)
	if err != nil {
		return nil, err
	}
	nc, err := nats.Connect(p.URL, opts...)
	if err != nil {
		return nil, worded(p, err)
	}
	return nc, nil
}

// worded says in plain words why a server does not let us in. The error itself goes along in
// brackets. The address is told without the password that may stand in it.
func worded(p spread.Place, err error) error {
	at := harmless(p.URL)
	switch {
	case errors.Is(err, nats.ErrNoServers):
		return fmt.Errorf("no NATS server answers at %s; is it running, and is the address right?", at)
	case errors.Is(err, nats.ErrAuthorization), errors.Is(err, nats.ErrAuthExpired):
		return fmt.Errorf("the server at %s does not let us in (%w); give the --creds or --nkey that it knows, or "+
			"set NATS_TOKEN, or NATS_USER and NATS_PASSWORD", at, err)
	case errors.Is(err, nats.ErrSecureConnWanted), strings.Contains(err.Error(), "x509"):
		return fmt.Errorf("the server at %s wants TLS that we cannot agree on (%w); --tlsca names a file with "+
			"certificates to trust", at, err)
	}
	return fmt.Errorf("the server at %s: %w", at, err)
}

// harmless is addresses without the passwords in them.
func harmless(urls string) string {
	all := strings.Split(urls, ",")
	for i, u := range all {
		if parsed, err := url.Parse(strings.TrimSpace(u)); err == nil && parsed.User != nil {
			parsed.User = nil
			all[i] = parsed.String()
		}
	}
	return cmp.Or(strings.Join(all, ","), nats.DefaultURL)
}
