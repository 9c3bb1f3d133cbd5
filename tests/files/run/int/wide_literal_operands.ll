; test: 64-bit literals that no 32-bit immediate can hold, as operands of everything.
; exit: 0
; stdout: 1311768467463790320 -1 6148914691236517205 1 0
@f = private constant [21 x i8] c"%ld %ld %ld %ld %ld\0A\00"
@g = global i64 0
declare i32 @printf(ptr, ...)
define void @t(i64 %x) {
  %a = add i64 %x, 1311768467463790319
  %b = or i64 %a, -1311768467463790321
  %c = and i64 6148914691236517205, %b
  %d = icmp ult i64 %a, 1311768467463790321
  %e = icmp sgt i64 %a, 1311768467463790320
  %d1 = zext i1 %d to i64
  %e1 = zext i1 %e to i64
  store i64 1311768467463790320, ptr @g
  %h = load i64, ptr @g
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %h, i64 %b, i64 %c, i64 %d1, i64 %e1)
  ret void
}
define i64 @main() {
  call void @t(i64 1)
  ret i64 0
}
