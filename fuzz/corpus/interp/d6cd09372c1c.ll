; test: a function that returns a function pointer, whose result is called.
no:
  ret i64 (i64)* null
}
define i64 @main() {
  %f = call i64 (i64)* @choose(i64 2)
  %r = call i64 %f(i64 4)
  ret i64 %r
}
