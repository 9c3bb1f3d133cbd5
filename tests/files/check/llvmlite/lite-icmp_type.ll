; test: comparisons of different types
; flags: --std llvmlite
define i64 @main(i64 %n, i1 %b, i8* %s) {
  %x = icmp eq i64 %n, %b ;~ error: `%b` has type `i1`, but is used as `i64`
  %y = icmp eq i8* %s, %n ;~ error: `%n` has type `i64`, but is used as `i8*`
  ret i64 0
}
