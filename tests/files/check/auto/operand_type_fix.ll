; test: the type that should be written where only one fits
define i1 @f(i1 %b, i64 %n, i64* %p) {
  %e = icmp eq i64 %b, true ;~ error: `%b` has type `i1`, but is used as `i64`
  store i1 %n, i64* %p ;~ error: `%n` has type `i64`, but is used as `i1`
  %q = getelementptr i64, i64* %p, i32 %n ;~ error: `%n` has type `i64`, but is used as `i32`
  ret i64 %b ;~ error: `%b` has type `i1`, but is used as `i64`
}
