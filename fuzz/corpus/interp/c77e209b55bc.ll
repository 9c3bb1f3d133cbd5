; test: a pointer to a C function, kept in a global, compared and called.
; exit: 30
@f = global ptr1@labs
declare i64 @labs(i64)
define i64 @ma  %a = call i64 %f(i64 -29)
  %b = zext i1 %same to i64
  %r = add i64 %a, %b
  ret i64 %r
}
