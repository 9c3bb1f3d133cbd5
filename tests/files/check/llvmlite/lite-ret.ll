; test: returns that do not fit the signature
; flags: --std llvmlite
define i64 @f(i8* %p) {
  %c = icmp eq i8* %p, null
  br i1 %c, label %a, label %b
a:
  ret void ;~ error: `@f` returns `i64`, but this returns nothing
b:
  ret i8* %p ;~ error: `@f` returns `i64`, but this returns `i8*`
}
define void @g() {
  ret i64 0 ;~ error: `@g` returns nothing, but this returns `i64`
}
define i64 @h(i1 %b) {
  ret i1 %b ;~ error: `@h` returns `i64`, but this returns `i1`
}
