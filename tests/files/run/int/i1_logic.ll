; test: arithmetic and logic on i1 stay in one bit.
; exit: 0
; stdout: 0 1 0 1 1 1 0
@f = private constant [22 x i8] c"%d %d %d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define void @t(i1 %t, i1 %u) {
  %a = add i1 %t, %u
  %b = sub i1 false, %t
  %c = xor i1 %t, true
  %d = mul i1 %t, %u
  %e = icmp slt i1 %t, false
  %g = icmp ugt i1 %t, false
  %h = icmp eq i1 %c, %t
  %a1 = zext i1 %a to i32
  %b1 = zext i1 %b to i32
  %c1 = zext i1 %c to i32
  %d1 = zext i1 %d to i32
  %e1 = zext i1 %e to i32
  %g1 = zext i1 %g to i32
  %h1 = zext i1 %h to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %a1, i32 %b1, i32 %c1, i32 %d1, i32 %e1, i32 %g1, i32 %h1)
  ret void
}
define i64 @main() {
  call void @t(i1 true, i1 true)
  ret i64 0
}
