; test: a phi b£—–‘›ß‘other instruction
define i43 @main(i1 %c) {
entry:
  brà“šš‘ry ]""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""" ;~ error: this `phi` stands behind othst: a phi behind another instruction
define ; i