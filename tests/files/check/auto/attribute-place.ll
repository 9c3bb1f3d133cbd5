; test: attributes where they have no meaning, or where their kin may not stand
@g = global i32 0 nocapture ;~ error: `nocapture` is no attribute of variables
declare void @a() zeroext ;~ error: `zeroext` is no attribute of functions
declare void @b(ptr nounwind) ;~ error: `nounwind` is no attribute of parameters
declare byval(i32) ptr @c() ;~ error: `byval` is no attribute of results
declare void @d() builtin ;~ error: `builtin` is no attribute of functions
declare void @e(ptr #0) ;~ error: a group of attributes stands at functions and calls alone
declare i32 @llvm.abs.i32(i32 cold, i1) ;~ error: `cold` is no attribute of parameters
declare void @h(i32, i32, ptr sret(i32)) ;~ error: `sret` stands at the first parameter or at the second
declare void @i(ptr elementtype(i32)) ;~ error: `elementtype` is said of arguments of intrinsics
declare void @j(i32 immarg) ;~ error: `immarg` is said of arguments of intrinsics
declare void @k() #0
declare void @l(ptr)
declare void @m(...)
define void @n(ptr %p) {
  call void @k() nonnull ;~ error: `nonnull` is no attribute of calls
  call void @k() speculatable ;~ error: `speculatable` is no attribute of calls
  call noalias void @k() ;~ error: `noalias` says nothing of `void`
  call void @l(ptr nocapture cold %p) ;~ error: `cold` is no attribute of parameters
  call void (...) @m(ptr sret(i32) %p) ;~ error: a variable argument cannot be the place of a result
  call void %p(ptr returned %p) ;~ error: this is `ptr`, but the function returns `void`
  ret void
}
attributes #0 = { nounwind nest } ;~ error: `nest` is no attribute of functions, which a group is for
