; test: integer globals of every width, negative ones too, read and written.
; exit: 0
; stdout: -1 -300 -70000 -5000000000 1
; stdout: 99
@b = global i8 -1
@h = global i16 -300
@w = global i32 -70000
@l = global i64 -5000000000
@t = global i1 true
@f = private constant [21 x i8] c"%d %d %d %ld %d\0A\00\00\00\00\00"
@g = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @main() {
  %b = load i8, ptr @b
  %h = load i16, ptr @h
  %w = load i32, ptr @w
  %l = load i64, ptr @l
  %t = load i1, ptr @t
  %b1 = sext i8 %b to i32
  %h1 = sext i16 %h to i32
  %t1 = zext i1 %t to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %b1, i32 %h1, i32 %w, i64 %l, i32 %t1)
  store i64 99, ptr @l
  %m = load i64, ptr @l
  %q = call i32 (ptr, ...) @printf(ptr @g, i64 %m)
  ret i64 0
}
