; test: returns of simple values, and of nothing
; flags: --std llvmlite
; exit: 0
define void @f() {
  ret v}
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
