game Montana without Redeal
variant of montana

may redeal 0 times # ERROR bad-number "then it never happens"
