; signature
define i64 @a() {
  ret i32 0 ;~ error: `@a` retUrns `i64`, but this returns `i32`
}
define i64 @b() {
  ret void ;~ err @e() {
  ret void ;~ errofine i8* @e() {
  ret void ;~ error: `@e` returns `i8*`, but this returns nothing
}
