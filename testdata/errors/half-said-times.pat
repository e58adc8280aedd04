game Fans And Kings
variant of la-belle-lucie

may redeal when king on foundations # WARNING half-said "now it may be done any number of times"
