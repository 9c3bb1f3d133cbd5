; test: allocas with a variable count, or beyond the entry, allocate as they run
; run: show lir
define ptr @f(i32 %n, i1 %c) {
  %a = alloca i64, i32 %n
  %b = alloca [3 x i8], i64 5, align 32
  br i1 %c, label %more, label %out
more:
  %d = alloca { i32, i8 }
  ret ptr %d
out:
  %s = call ptr @llvm.stacksave.p0()
  %e = alloca i8, i64 100
  call void @llvm.stackrestore.p0(ptr %s)
  ret ptr %a
}
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
; expect:
; function @f(i32, i8) -> i64 {
;     slot0 = 15 align 32
; block0(v0: i32, v1: i8):
;     v2 = iconst.i8 1
;     v3 = and.i8 v1, v2
;     v4 = uext.i64 v0
;     v5 = iconst.i64 3
;     v6 = shl.i64 v4, v5
;     v7 = stack_alloc v6, align 8
;     brif v3, block1, block2
; block1:
;     v8 = iconst.i64 8
;     v9 = stack_alloc v8, align 4
;     return v9
; block2:
;     v10 = stack_save
;     v11 = iconst.i64 100
;     v12 = stack_alloc v11, align 1
;     stack_restore v10
;     return v7
; }
