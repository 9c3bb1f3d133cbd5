; test: a defined function called with arguments of every kind of constant.
; exit: 40
@g = global [2 x i64] [i64 1, i64 30]
define i64 @t(i64* %p, i1 %b, i64 %n, i64 (i64)* %f, i8* %z) {
  %q = getelementptr i64, i64* %p, i32 1
  %v = load i64, i64* %q
  %w = call i64 %f(i64 %v)
  %c = icmp eq i8* %z, null
  %d = and i1 %b, %c
  %r = select i1 %d, i64 %w, i64 %n
  ret i64 %r
}
define i64 @ten(i64 %x) {
  %r = add i64 %x, 10
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @t(i64* getelementptr ([2 x i64], [2 x i64]* @g, i32 0, i32 0), i1 true, i64 -1, i64 (i64)* @ten, i8* null)
  ret i64 %r
}
