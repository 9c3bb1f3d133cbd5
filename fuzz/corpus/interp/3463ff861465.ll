; test: a phi b£—–‘›ß‘other instruction
define i43 @main(i1 %c) {
entry:
  brà“šš‘ry ]""""""""""""""""other instruction
define ; i