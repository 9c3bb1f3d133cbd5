; test: returns of simple values, and of nothing
; flags: --std llvmlite
; exit: 0
define void @f() {
  ret void
}
define i1 @g(i1 %b) {
  ret i1 %b
}
define i8* @h() {
  ret i8* null
}
define i64 (i64, i8**)* @i() {
  ret i64 (i64, i8**)* @main
}
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
