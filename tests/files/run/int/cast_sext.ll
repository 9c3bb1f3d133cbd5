; test: sext copies the sign bit into the new high bits; i1 true becomes -1.
; exit: 0
; stdout: -128 -128 -128 -32768 -2147483648
; stdout: -1 -1 -1 -1 0
@f = private constant [21 x i8] c"%ld %ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define void @t(i8 %b, i16 %h, i32 %w, i64 %x) {
  %a = sext i8 %b to i16
  %a1 = sext i16 %a to i64
  %c = sext i8 %b to i32
  %c1 = sext i32 %c to i64
  %d = sext i8 %b to i64
  %e = sext i16 %h to i64
  %g = sext i32 %w to i64
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %a1, i64 %c1, i64 %d, i64 %e, i64 %g)
  %t = icmp eq i64 %x, 12
  %n = icmp ne i64 %x, 12
  %t8 = sext i1 %t to i8
  %t16 = sext i1 %t to i16
  %t32 = sext i1 %t to i32
  %t64 = sext i1 %t to i64
  %n64 = sext i1 %n to i64
  %u8 = sext i8 %t8 to i64
  %u16 = sext i16 %t16 to i64
  %u32 = sext i32 %t32 to i64
  %q = call i32 (ptr, ...) @printf(ptr @f, i64 %u8, i64 %u16, i64 %u32, i64 %t64, i64 %n64)
  ret void
}
define i64 @main() {
  call void @t(i8 -128, i16 -32768, i32 -2147483648, i64 12)
  ret i64 0
}
