; test: names of intrinsics that LLVM does not know.

; Declared they are accepted, as in LLVM.
declare i32 @llvm.ctpob.i32(i32)  ;~ warning: `@llvm.ctpob.i32` is no intrinsic that is known
declare void @llvm.nothing.like.it()  ;~ warning: `@llvm.nothing.like.it` is no intrinsic that is known
; What is behind a name is types only where types are free.
declare void @llvm.trap.i32()  ;~ warning: `@llvm.trap.i32` is no intrinsic that is known
; Intrinsics of other targets are not known here.
declare i32 @llvm.aarch64.crc32b(i32, i32)  ;~ warning: `@llvm.aarch64.crc32b` is an intrinsic of another target, and not judged

define i32 @f() {
  call void @llvm.nothing.like.it()
  %1 = call i32 @llvm.ctpob.i32(i32 1)
  ; Undeclared ones are no functions.
  %2 = call i8 @llvm.foobar(i8 0, i16 1)  ;~ error: `@llvm.foobar` is no intrinsic that is known
  ; Nor is one that is only mentioned.
  %3 = ptrtoint ptr @llvm.bswap.i32 to i32  ;~ error: the address of an intrinsic cannot be taken
  ret i32 %1
}
