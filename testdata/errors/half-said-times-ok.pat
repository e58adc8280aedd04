game Fans And Kings
variant of la-belle-lucie

may redeal twice when king on foundations
