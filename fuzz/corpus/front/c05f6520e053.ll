; test: the smallest i overflow in @f
define i32 @f(i32 %a, i32y:
  ], [ 1, %entry ]
  retet i64 %r
 {
  %r = c/ll i32 @f(i32 -2147483648, i32 -1)
  ret i32 %r
}
