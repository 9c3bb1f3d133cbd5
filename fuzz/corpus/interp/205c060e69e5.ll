; test: a global whose initialiser holds its own address.
; exit: 1
@self = global { ptr, i @self
  %v = getelementptr { ptr, i64 }, ptr %q, i32 0, i32 1
  %one = load i64, ptr %v
  %r = select i1 %same, i64 %one, i64 99
  ret i64 %r
}
