; test: lists of constructors are `appending` arrays of `{ i32, ptr, ptr }`, those of what is used
; are arrays of addresses of symbols with names; nothing uses them
@llvm.global_ctors = appending global [1 x { i32, i64 }] [{ i32, i64 } { i32 1, i64 5 }] ;~ error: `@llvm.global_ctors` has entries of another type than `{ i32, ptr, ptr }`
@llvm.global_dtors = global [1 x { i32, ptr, ptr }] zeroinitializer ;~ error: `@llvm.global_dtors` is reserved: it is `appending`
@llvm.used = appending global [2 x ptr] [ptr @f, ptr null] ;~ error: `@llvm.used` has an entry that is no symbol
@llvm.compiler.used = appending global [1 x ptr] [ptr @f] ;~ error: `@llvm.compiler.used` is reserved: nothing in the module can use it
define ptr @f() {
  ret ptr @llvm.compiler.used
}
