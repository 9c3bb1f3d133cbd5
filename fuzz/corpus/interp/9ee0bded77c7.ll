; test: calls that give nothing have no name
; flags: --std llvmlite
; exit: 0
declare void @f(i64)
define void @main(void (i64)* %g) {
  call void @f(i64 1)
  call void %g(i64 1)
  ret void
}
