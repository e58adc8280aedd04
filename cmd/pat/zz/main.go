package main

import (
	"fmt"
	"os"
	"runtime"
	"runtime/pprof"

	"pat/cmd/pat/internal/cli"
)

func main() {
	f, _ := os.Create(os.Getenv("PROF"))
	pprof.StartCPUProfile(f)
	if os.Getenv("MEMPROF") != "" {
		runtime.MemProfileRate = 4096
	}
	cli.System().Run(os.Args[1:])
	pprof.StopCPUProfile()
	f.Close()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	fmt.Fprintln(os.Stderr, "alloc", m.TotalAlloc, "mallocs", m.Mallocs, "gc", m.NumGC)
	if p := os.Getenv("MEMPROF"); p != "" {
		f, _ := os.Create(p)
		pprof.Lookup("allocs").WriteTo(f, 0)
		f.Close()
	}
}
