; test: the whole rendering: returns that do not fit the signature
define i64 @a() {
;~v error: `@a` returns `i64`, but this returns `i32`
  ret i32 0
}
define i64 @b() {
;~v error: `@b` returns `i64`, but this returns nothing
  ret void
}
define void @c() {
;~v error: `@c` returns nothing, but this returns `i64`
  ret i64 0
}
define i64 @d(i8* %p) {
;~v error: `@d` returns `i64`, but this returns `i8*`
  ret i8* %p
}
define i8* @e() {
;~v error: `@e` returns `i8*`, but this returns nothing
  ret void
}
