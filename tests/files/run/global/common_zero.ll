; test: common variables whose zero is spelled out in every way
; exit: 0
%s = type { i32, [2 x ptr] }
@a = common global x86_fp80 0xK00000000000000000000
@b = common global fp128 0xL00000000000000000000000000000000, align 16
@c = common global i128 0
@d = common global i838608 0
@e = common global { i32, double } { i32 0, double 0.0 }
@f = common global [3 x i8] c"\00\00\00"
@g = common global %s { i32 0, [2 x ptr] [ptr null, ptr null] }
@h = global i20000 -1
@i = global i20000 u0x123456789
define i32 @main() {
  %a = load x86_fp80, ptr @a
  %x = fptosi x86_fp80 %a to i32
  %c = load i128, ptr @c
  %y = trunc i128 %c to i32
  %dp = getelementptr i8, ptr @d, i64 104825
  %db = load i8, ptr %dp
  %z = zext i8 %db to i32
  %hp = getelementptr i8, ptr @h, i64 2499
  %hb = load i8, ptr %hp
  %h = sext i8 %hb to i32
  %h1 = add i32 %h, 1
  %i = load i32, ptr @i
  %i1 = sub i32 %i, 591751049
  %s1 = or i32 %x, %y
  %s2 = or i32 %s1, %z
  %s3 = or i32 %s2, %h1
  %s4 = or i32 %s3, %i1
  ret i32 %s4
}
