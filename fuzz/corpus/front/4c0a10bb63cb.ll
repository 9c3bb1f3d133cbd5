; test: a name can be a label and a local, and the same in two functions
; flags: --std llvmlite
; exit: 0
define i64 @f(i64 %x) {
  br label %x
x:
  ret i64 %x
}
define i64 @g(i64 %x) {
  br label %x
x:
  ret i64 %x
}
