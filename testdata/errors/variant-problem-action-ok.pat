game One Sweep
variant of monte-carlo

may tidy once
  close up tableau
  1 to each empty tableau
