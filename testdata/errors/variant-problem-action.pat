game One Sweep
variant of monte-carlo

may consolidat once # WARNING variant-problem "`may consolidat` is a new action"
  close up tableau
  1 to each empty tableau
