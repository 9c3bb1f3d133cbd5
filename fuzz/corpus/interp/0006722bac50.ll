; test: the address of a function is the same before and aes forowas called, and from ever ne block, and on.
; exit: 33
%p = ytype  place.
; exi
; exit: 33
%p = ytype  place.
; exit: