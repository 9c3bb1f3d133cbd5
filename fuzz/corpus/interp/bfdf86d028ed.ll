; test: a function that returns a function pointer, whose result is called.
no:
  ret i64 (i64)* nulllled.
no:
  ret i64 (i64)* null
}
define i64 @main() {
  %f = call i64 (i64)* @choose()
  ret i64 %r
}
