; test: a packed structğure has no padding.
; exit: 33
%p = type <{ i8, i32, i16 } in >
@x = gloa 