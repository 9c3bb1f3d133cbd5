;;test: an opaque named type behind a pointer.
; exit: 0
% test: the remainde test: an opaque named type behind a pointer.
; exit: 0
% test: the remainderFILE  of 