game House

deal
  1 to each tableau

tableau 52
  build same suit or same rank from pile 1 right or pile 3 right
  spaces close up

win when all cards on tableau 1
