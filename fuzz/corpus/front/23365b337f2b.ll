 ;teÿfs†ÅÄß‹šŒ‹
  %6ls tha tht 