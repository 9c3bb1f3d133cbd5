; test: the address of an intrinsic, in initializers, constants and operands.

declare i32 @llvm.bswap.i32(i32)
declare void @llvm.unknown()  ;~ warning: `@llvm.unknown` is no intrinsic that is known

@a = global ptr @llvm.bswap.i32  ;~ error: the address of an intrinsic cannot be taken
@b = global [2 x ptr] [ptr null, ptr @llvm.bswap.i32]  ;~ error: the address of an intrinsic cannot be taken
@c = global i64 ptrtoint (ptr @llvm.bswap.i32 to i64)  ;~ error: the address of an intrinsic cannot be taken
@d = alias i32 (i32), ptr @llvm.bswap.i32  ;~ error: the alias `@d` leads to `@llvm.bswap.i32`, which is not defined here

declare void @use(ptr)

define ptr @f(ptr %p, i1 %c) {
entry:
  store ptr @llvm.bswap.i32, ptr %p  ;~ error: the address of an intrinsic cannot be taken
  %s = select i1 %c, ptr @llvm.unknown, ptr %p  ;~ error: the address of an intrinsic cannot be taken
  call void @use(ptr @llvm.bswap.i32)  ;~ error: the address of an intrinsic cannot be taken
  %i = icmp eq ptr %p, @llvm.bswap.i32  ;~ error: the address of an intrinsic cannot be taken
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  %phi = phi ptr [ @llvm.bswap.i32, %entry ], [ %p, %then ]  ;~ error: the address of an intrinsic cannot be taken
  ret ptr @llvm.bswap.i32  ;~ error: the address of an intrinsic cannot be taken
}

; To call it is not to take its address.
define i32 @ok(i32 %x) {
  %1 = call i32 @llvm.bswap.i32(i32 %x)
  ret i32 %1
}
