; test: definitions with and without parameters, and declarations
; flags: --std llvmlite
; exit: 0
define void @f() {
  ret void
}
define i8* @g(i64 %a, i8* %b, i1 %c) {
  ret i8* %b
}
declare i64 @h(i64)
declare void @i(i64 %named)
