; test: memory accesses through something that is no pointer
define i64 @main(i64 %n) {
  store i64 1, i64 %n ;~ error: `store` wants a pointer, but `%n` is `i64`
  %x = load i64, i64 %n ;~ error: `load` wants a pointer, but `%n` is `i64`
  ret i64 0
}
