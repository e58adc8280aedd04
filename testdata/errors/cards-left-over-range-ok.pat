game House
variant of blue-moon
ranks ace six to king

deal
  1 to each of column 2 to 10 of tableau
  all aces from column 2 to 10 of tableau to column 1 of tableau

tableau 4 rows of 10

may redeal once
