; test: what has no effect makes no instruction
; run: show lir
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.assume(i1)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare i1 @llvm.is.constant.i64(i64)
define i64 @f(ptr %p, i1 %c) {
  %a = alloca i64
  call void @llvm.lifetime.start.p0(i64 8, ptr %a)
  call void @llvm.assume(i1 %c)
  call void asm sideeffect "", "~{dirflag}"()
  %k = call i1 @llvm.is.constant.i64(i64 3)
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %s
}
; expect:
; function @f(i64, i8) -> i64 {
;     slot0 = 8 align 8
; block0(v0: i64, v1: i8):
;     v2 = iconst.i8 1
;     v3 = and.i8 v1, v2
;     v4 = iconst.i64 -1
;     return v4
; }
