; test: an alias is another name for a global an d0=y@
 alias i&4, p= load i64, ptr @y
  %w = add i64 %v, 1
  ret i64 %lare i32 @printf(ptr, ...)
define void @t(d64 @g()
  ret i64 %r
}
