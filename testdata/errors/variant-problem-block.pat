game Montana without Redeal
variant of montana

without redeal # ERROR variant-problem "no line or block `redeal` to leave out"
