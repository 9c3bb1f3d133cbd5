; test: bundles have the operands that their tags say, which are there
declare void @f()
declare ptr @p()
declare void @x(ptr, i64, i32)
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
define void @g(ptr %p, i64 %d, i32 %k) {
  call void @f() [ "funclet"(i32 %k) ] ;~ error: a `funclet` bundle has one `catchpad` or `cleanuppad`
  call void @f() [ "cfguardtarget"(i32 %k, i32 %k) ] ;~ error: a `cfguardtarget` bundle has one operand
  call void %p() [ "ptrauth"(i32 %k, i64 %d) ] ;~ error: a `ptrauth` bundle has an `i32` that is a number, and an `i64`
  call void @f() [ "ptrauth"(i32 1, i64 %d) ] ;~ error: a function that is called by its name has no `ptrauth` bundle
  call void %p() [ "ptrauth"(i32 1, i64 %d) ]
  call void %p() [ "kcfi"(i64 1) ] ;~ error: a `kcfi` bundle has an `i32` that is a number
  call void %p() [ "kcfi"(i32 1) ]
  call ptr @p() [ "clang.arc.attachedcall"(i32 1) ] ;~ error: a `clang.arc.attachedcall` bundle has a function, and is of a call that gives a pointer
  call ptr @p() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  call void @f() [ "deopt"(i32 %y) ] ;~ error: `%y` is used before it is defined
  %y = add i32 1, 2
  call void @f() [ "deopt"(i32 %y), "mine"(i64 1) ]
  ret void
}
