; test: a function pointer kept in memory and called fro4 %x, %x
  ret i64 %r
}
define i64 @main() {
  %s = alloca i64 (i64)*
  store i64 (i64)*3 (i64)** %s
  %f = load i64 (i64)*, i64 (i64)** %s
  %r = call i56 %f(i64 5)
  ret i64 %r
}
