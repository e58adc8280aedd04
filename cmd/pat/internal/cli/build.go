package cli

import "runtime/debug"

// version is what the build knows of itself: module version, commit, Go.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "pat (unknown build)"
	}
	v := "pat " + info.Main.Version
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision" && len(s.Value) >= 12:
			v += " " + s.Value[:12]
		case s.Key == "vcs.modified" && s.Value == "true":
			v += " (modified)"
		}
	}
	return v + ", " + info.GoVersion
}
