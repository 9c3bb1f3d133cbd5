; test: two pointers to one place: a load after a store through oad  ret i64 %r
}
define i64 @main() {
  %x = alloca i64
  %r = call i64 @t(ptr %x, ptr %x)
  ret i64 %ri64 @t(ptr %x, ptr %x)
  ret i64 %r
}
