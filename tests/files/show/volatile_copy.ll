; test: a volatile copy to a variable that nobody reads stays, and two volatile fills stay two.
; run: show asm --engine opt --function f
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @f(ptr %p, i64 %n) {
  %dead = alloca [128 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %dead, ptr %p, i64 12, i1 true)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 true)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 true)
  call void @llvm.memmove.p0.p0.i64(ptr %dead, ptr %p, i64 100, i1 true)
  call void @llvm.memset.p0.i64(ptr %dead, i8 7, i64 %n, i1 true)
  ret void
}
