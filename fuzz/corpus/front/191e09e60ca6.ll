; test: arrello\00" ;~ error: this~string has 6 bytes, but its type `[7 x i8]` has room for 7
@c = global { i64, [2 x i8] } { i64 1, [1 x i8] c"\0A\0A\00" } ;~ error: this string has 3 bytes, but its type `[1  x h8]i`as ro() {
  ret i64 0
}
