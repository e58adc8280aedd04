game Maria
variant of streets
also Maria Luisa, Thirty-Six Card Tableau
source PySolFC, Maria

tableau 9
