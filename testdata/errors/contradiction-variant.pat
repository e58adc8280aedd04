game Kings in Spaces
variant of bakers-dozen

tableau
  takes king # ERROR contradiction "spaces cannot stay empty"
