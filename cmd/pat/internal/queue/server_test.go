package queue

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pat/interp/spread"
)

// Who has nothing to show comes from this machine alone.
func TestWhereAServerListens(t *testing.T) {
	type place = spread.Place
	for name, c := range map[string]struct {
		place
		host, err string
	}{
		"no host, nothing to show": {place{Listen: ":4222"}, "127.0.0.1", ""},
		"this machine":             {place{Listen: "127.0.0.1:4222"}, "127.0.0.1", ""},
		"this machine by name":     {place{Listen: "localhost:4222"}, "localhost", ""},
		"this machine, version 6":  {place{Listen: "[::1]:4222"}, "::1", ""},
		"all, nothing to show":     {place{Listen: "0.0.0.0:4222"}, "", "would let in everybody"},
		"a name, nothing to show":  {place{Listen: "here:4222"}, "", "would let in everybody"},
		"no host, token":           {place{Listen: ":4222", Token: "t"}, "0.0.0.0", ""},
		"a name, user":             {place{Listen: "here:4222", User: "u", Password: "p"}, "here", ""},
		"user without password":    {place{Listen: "here:4222", User: "u"}, "", "would let in everybody"},
		"certificate of its own":   {place{Listen: "here:4222", Cert: "c", Key: "k"}, "", "would let in everybody"},
		"certificates of others":   {place{Listen: "here:4222", Cert: "c", Key: "k", CA: "a"}, "here", ""},
		"credentials":              {place{Listen: ":4222", Creds: "file"}, "", "are for a server that knows them"},
		"no port":                  {place{Listen: "here"}, "", "is no address"},
		"no number":                {place{Listen: "here:nats"}, "", "is no number of a port"},
	} {
		t.Run(name, func(t *testing.T) {
			host, _, err := listenAt(c.place)
			if c.err != "" {
				if err == nil || !strings.Contains(err.Error(), c.err) {
					t.Errorf("it says %v", err)
				}
				return
			}
			if err != nil || host != c.host {
				t.Errorf("it listens at %q, %v, want %q", host, err, c.host)
			}
		})
	}
}

// certificates writes an authority and a certificate of it for this machine.
func certificates(t *testing.T) (cert, key, ca string) {
	t.Helper()
	dir := t.TempDir()
	write := func(name, kind string, der []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: der}), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	secret, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	der, err := x509.MarshalECPrivateKey(secret)
	if err != nil {
		t.Fatal(err)
	}
	key = write("key", "EC PRIVATE KEY", der)
	of := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "pat"},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true,
		KeyUsage:    x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth},
	}
	if der, err = x509.CreateCertificate(rand.Reader, of, of, &secret.PublicKey, secret); err != nil {
		t.Fatal(err)
	}
	cert = write("cert", "CERTIFICATE", der)
	return cert, key, cert
}

// A server of ours with certificates lets in who has one of its authority, and nobody else; ours
// gets in from within.
func TestTLS(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	at := l.Addr().String()
	l.Close()
	p := spread.Place{Listen: at, Store: filepath.Join(t.TempDir(), "store")}
	p.Cert, p.Key, p.CA = certificates(t)
	q, err := (&NATS{}).Open(t.Context(), p, job())
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close(true)
	nc, err := connect(spread.Place{URL: "tls://" + at, Cert: p.Cert, Key: p.Key, CA: p.CA})
	if err != nil {
		t.Error(err)
	} else {
		nc.Close()
	}
	for name, stranger := range map[string]spread.Place{
		"no TLS":              {URL: "nats://" + at},
		"no certificate":      {URL: "tls://" + at, CA: p.CA},
		"unknown to a client": {URL: "tls://" + at, Cert: p.Cert, Key: p.Key},
	} {
		if nc, err := connect(stranger); err == nil {
			t.Errorf("%s: it is let in", name)
			nc.Close()
		}
	}
}
