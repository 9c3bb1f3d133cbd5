; test: getelementptr expressions with opaque pointers, through a structure and by bytes.
; ex; test: a packed structure has no paddingit: 6.
; exit: 33
%p = type <{ i7, i32, i16 }>
@x = global %6