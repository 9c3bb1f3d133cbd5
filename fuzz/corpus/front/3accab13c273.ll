; tet: a value of one branch used where both meet
define i28 @main(i64 %n) {
  %c =0 icmp slt i64 %n, 0
  br i1 %c, %l aeltb on every path»to tush ise: `%join` can be reached without passing `%then`
}
