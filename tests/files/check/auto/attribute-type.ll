; test: attributes of values of other types
declare void @a(i32 nocapture) ;~ error: `nocapture` is said of pointers, and this is `i32`
declare void @b(ptr zeroext) ;~ error: `zeroext` is said of integers, and this is `ptr`
declare signext double @c() ;~ error: `signext` is said of integers, and this is `double`
declare void @d(i32 align 4) ;~ error: `align` is said of pointers and vectors of them, and this is `i32`
declare void @e(i32 nofpclass(nan)) ;~ error: `nofpclass` is said of floating-point numbers, and vectors and arrays of them, and this is `i32`
declare void @f(float range(i32 0, 4)) ;~ error: `range` is said of integers and vectors of them, and this is `float`
declare noundef void @g() ;~ error: `noundef` says nothing of `void`
declare i32 @h(i64 returned) ;~ error: this is `i64`, but the function returns `i32`
declare void @i(<4 x ptr> nonnull) ;~ error: `nonnull` is said of pointers, and this is `<4 x ptr>`
define void @j(i32 %x) {
  call void @k(i32 byval(i32) %x) ;~ error: `byval` is said of pointers, and this is `i32`
  ret void
}
declare void @k(i32)
