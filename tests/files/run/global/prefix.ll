; test: prefix data lies in front of a function's address; prologue data that is jumped over can be read.
; exit: 42
@two = global i32 2
define i32 @f() prefix i32 123 {
  ret i32 20
}
define internal i32 @g(i32 %x) prefix { ptr, [3 x i64] } { ptr @two, [3 x i64] [i64 1, i64 4, i64 9] } prologue i8 -112 {
  %r = mul i32 %x, 2
  ret i32 %r
}
define i32 @h() prologue <{ i8, i8, i32 }> <{ i8 -21, i8 4, i32 77 }> {
  ret i32 1
}
define i32 @main() {
  %p = getelementptr i32, ptr @f, i64 -1
  %v = load i32, ptr %p
  %right = icmp eq i32 %v, 123
  br i1 %right, label %more, label %wrong
more:
  %q = getelementptr { ptr, [3 x i64] }, ptr @g, i64 -1, i32 0
  %two = load ptr, ptr %q
  %a = load i32, ptr %two
  %n = getelementptr i64, ptr @g, i64 -1
  %nine = load i64, ptr %n
  %b = trunc i64 %nine to i32
  %c = call i32 @f()
  %fp = select i1 %right, ptr @g, ptr @f
  %d = call i32 %fp(i32 %a)
  %e = call i32 @h()
  %s1 = add i32 %b, %c
  %s2 = add i32 %s1, %d
  %s3 = add i32 %s2, %e
  %hidden = getelementptr i8, ptr @h, i64 2
  %data = load i32, ptr %hidden, align 1
  %s4 = add i32 %s3, %data
  %s5 = sub i32 %s4, 69
  ret i32 %s5
wrong:
  ret i32 1
}
