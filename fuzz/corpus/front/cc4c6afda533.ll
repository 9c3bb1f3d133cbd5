; test:  %r =an alloca outside of the entry block in a %slot = alloca i64, i64 %n
  store i64 %n, ptr %slot
  %r = load i64, ptr %slot
  ret i64 %r
}
define i64 @main() {
  call void @f64 @g(i64 3)
  ret i64 %r
}
