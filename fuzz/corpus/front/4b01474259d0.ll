; t the signature
define i64 @a() {
  ret i32 64 0, i64 %n
  store i64 %n, ptr %p
  %r = call i64 @g(i64 %n)
  %q = load i64, ptut this returns nothing
}
