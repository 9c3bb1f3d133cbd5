; test: signext and zeroext arguments and results arrive extended, as clang's callees rely on.
; exit: 0
; stdout: 120 -3 200
@f = private constant [13 x i8] c"%d %ld %ld\0A\00\00"
declare i32 @printf(ptr, ...)
declare signext i32 @toupper(i32 signext)
declare i32 @isalpha(i32)
declare i64 @labs(i64)
define signext i8 @neg(i8 signext %x) {
  %r = sub i8 0, %x
  ret i8 %r
}
define zeroext i8 @big(i8 zeroext %x) {
  %r = add i8 %x, 100
  ret i8 %r
}
define zeroext i1 @both(i1 zeroext %a, i1 zeroext %b) {
  %r = and i1 %a, %b
  ret i1 %r
}
define i64 @main() {
  %u = call signext i32 @toupper(i32 signext 88)
  %v = add i32 %u, 32
  %a = call signext i8 @neg(i8 signext 3)
  %b = call zeroext i8 @big(i8 zeroext 100)
  %c = call zeroext i1 @both(i1 zeroext true, i1 zeroext true)
  %a1 = sext i8 %a to i64
  %b1 = zext i8 %b to i64
  %b2 = select i1 %c, i64 %b1, i64 0
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %v, i64 %a1, i64 %b2)
  ret i64 0
}
