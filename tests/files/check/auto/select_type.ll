; test: select by something that is no i1, and between different types
define i64 @main(i64 %n, i8* %p) {
  %a = select i64 %n, i64 1, i64 2 ;~ error: `select` wants an `i1` to choose by, but `%n` is `i64`
  %b = select i1 true, i64 1, i32 2 ;~ error: `select` wants `i64`, but `2` is `i32`
  ret i64 %a
}
