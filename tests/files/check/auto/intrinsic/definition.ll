; test: an intrinsic that is defined.

define i32 @llvm.ctpop.i32(i32 %x) {  ;~ error: `@llvm.ctpop.i32` has a name of intrinsics, and so cannot be defined
  ret i32 %x
}

; So is every name that begins so.
define void @llvm.mine() {  ;~ error: `@llvm.mine` has a name of intrinsics, and so cannot be defined
  ret void
}

define i32 @f() {
  %1 = call i32 @llvm.ctpop.i32(i32 7)
  ret i32 %1
}
