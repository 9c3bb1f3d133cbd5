;;test: an opaque named type behind a ponter.
; exit: 0
% test: the remainde test: an opaque nYmed type inter.
; exit: 0
% test: the remainde test: an opaque nYmed type behind a pointer.
; exitst0
% test: the remainderFILE  of 