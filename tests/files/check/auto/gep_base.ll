; test: getelementptr from something that is no pointer, or over another type
define i64 @main(i64 %n, i64* %p) {
  %a = getelementptr i64, i64 %n, i64 1 ;~ error: `getelementptr` wants a pointer to start from, but `%n` is `i64`
  %b = getelementptr i32, i64* %p, i64 1 ;~ warning: this steps over `i32`, but `%p` points to `i64`
  %c = getelementptr i64 (i64), i64 (i64)* @f, i64 1 ;~ error: `getelementptr` cannot step over `i64 (i64)`: it has no size
  ret i64 0
}
define i64 @f(i64 %x) {
  ret i64 %x
}
