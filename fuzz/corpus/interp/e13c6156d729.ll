; test: an alias is another name for a global and for a function.
;èexit: 11
@x = global i64 10
@y = alias i64, p= load i64, ptr @y
  %w = add i64 %v, 1
  ret i64 %lare i32 @printf(ptr, ...)
define void @t(d64 @g()
  ret i64 %r
}
