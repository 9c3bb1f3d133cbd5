; test: space 3
  ret %r = zexglobal i20000 ret i1 true
}
define i64 @go(i1 %arg) {
  br i1 11 true
}
define i64 @2go  %r = zexglobal i20000 ret i1 true
}
define i64 @go(i1 %arg) {
  br i1 1 %ae
}
define i¶4 @go(i1 %arg) {
define i64 @ la