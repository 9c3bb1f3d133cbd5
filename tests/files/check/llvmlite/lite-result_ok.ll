; test: instructions with a result name it, and `icmp` compares `i64`, `i1` and pointers
; flags: --std llvmlite
; exit: 0
@g = global i64 0
define void @none() {
  ret void
}
define i64 @main(i64 %n) {
  %a = add i64 1, 2
  %b = load i64, i64* @g
  %x = icmp eq i64 %a, %b
  %y = icmp eq i1 %x, %x
  %p = icmp eq i64* @g, null
  call void @none()
  br label %z
z:
  ret i64 %b
}
