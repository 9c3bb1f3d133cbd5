; test: zext fills the new high bits with zeros, at every pair of widths.
; exit: 0
; stdout: 255 255 255 65535 65535 4294967295
; stdout: 1 1 1 1
@f = private constant [25 x i8] c"%ld %ld %ld %ld %ld %ld\0A\00"
@g = private constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @b16(i8 %x) {
  %a = zext i8 %x to i16
  %b = zext i16 %a to i64
  ret i64 %b
}
define i64 @b32(i8 %x) {
  %a = zext i8 %x to i32
  %b = zext i32 %a to i64
  ret i64 %b
}
define i64 @b64(i8 %x) {
  %b = zext i8 %x to i64
  ret i64 %b
}
define i64 @h32(i16 %x) {
  %a = zext i16 %x to i32
  %b = zext i32 %a to i64
  ret i64 %b
}
define i64 @h64(i16 %x) {
  %b = zext i16 %x to i64
  ret i64 %b
}
define i64 @w64(i32 %x) {
  %b = zext i32 %x to i64
  ret i64 %b
}
define i64 @main() {
  %a = call i64 @b16(i8 -1)
  %b = call i64 @b32(i8 -1)
  %c = call i64 @b64(i8 -1)
  %d = call i64 @h32(i16 -1)
  %e = call i64 @h64(i16 -1)
  %g = call i64 @w64(i32 -1)
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %g)
  %t = icmp eq i64 %a, 255
  %t8 = zext i1 %t to i8
  %t16 = zext i1 %t to i16
  %t32 = zext i1 %t to i32
  %t64 = zext i1 %t to i64
  %u8 = zext i8 %t8 to i64
  %u16 = zext i16 %t16 to i64
  %u32 = zext i32 %t32 to i64
  %q = call i32 (ptr, ...) @printf(ptr @g, i64 %u8, i64 %u16, i64 %u32, i64 %t64)
  ret i64 0
}
