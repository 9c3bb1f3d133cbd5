; test: returns that do not fit the signature
define i64 @a() {
  ret i32 0 ;~ error: `@a` returns `i64`, but this returns `i32`
}
define i64 @b() {
  ret void ;~ error: `@b` returns `i64`, but this returns nothing
}
define void @c() {
  ret i64 0 ;~ error: `@c` returns nothing, but this returns `i64`
}
define i64 @d(i8* %p) {
  ret i8* %p ;~ error: `@d` returns `i64`, but this returns `i8*`
}
define i8* @e() {
  ret void ;~ error: `@e` returns `i8*`, but this returns nothing
}
