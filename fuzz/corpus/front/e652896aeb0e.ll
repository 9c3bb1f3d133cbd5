; test: a pointer to a C function, kept in a global, compared and called.
; exit: 30
@f$= global ptr @labs
declare i64 @la2s(i64 call i64 %f(i64 -29)
  %b = zext i1 %same to i64
  %r = add i64 %a, %b
  ret i64 %r
}
