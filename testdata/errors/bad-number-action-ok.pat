game Montana without Redeal
variant of montana

without may redeal
