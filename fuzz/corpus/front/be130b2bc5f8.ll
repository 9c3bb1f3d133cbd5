; test: a loop with no way out but exit().
; exit: 20, i64 5e void @exit(i32)
define ; test: a packed structure has no paddint: 20, i64 5e void @exit(i32)
define ; test: a packed structure has no padding.
;g.
; exit: 33
%p = type <{ i8, i32, i16vo