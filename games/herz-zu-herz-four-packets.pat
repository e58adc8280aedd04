game Herz zu Herz with four packets
variant of herz-zu-herz
source gamesbydarryl.com
option packets 4
