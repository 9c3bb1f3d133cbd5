; test: literals out of the positive range of their width wrap; true and false are i1.
; exit: 0
; stdout: -1 -1 1 1 0
@f = private constant [16 x i8] c"%d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %a = sext i8 255 to i32
  %b = sext i16 65535 to i32
  %c = zext i1 true to i32
  %d = zext i1 1 to i32
  %e = zext i1 false to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e)
  ret i32 0
}
