; test: `vp.cttz.elts` finds the first lane that is not zero, that the mask has and that is below the length; else it gives the length.
; oracle: none (llc 19 cannot select it for x86-64)
; stdout: 3
; stdout: 1
; stdout: 3
; stdout: 2
; stdout: 4
; stdout: 0
; exit: 0
declare i64 @llvm.vp.cttz.elts.i64.v4i32(<4 x i32>, i1, <4 x i1>, i32)
declare i8 @llvm.vp.cttz.elts.i8.v4i1(<4 x i1>, i1, <4 x i1>, i32)
declare i32 @printf(ptr, ...)
@format = private constant [5 x i8] c"%ld\0A\00"
define void @lanes(<4 x i32> %v, <4 x i1> %mask, i32 %length) noinline {
  %n = call i64 @llvm.vp.cttz.elts.i64.v4i32(<4 x i32> %v, i1 false, <4 x i1> %mask, i32 %length)
  %r = call i32 (ptr, ...) @printf(ptr @format, i64 %n)
  ret void
}
define i32 @main() {
  call void @lanes(<4 x i32> <i32 0, i32 0, i32 0, i32 5>, <4 x i1> splat (i1 true), i32 4)
  call void @lanes(<4 x i32> <i32 0, i32 9, i32 0, i32 5>, <4 x i1> splat (i1 true), i32 4)
  call void @lanes(<4 x i32> <i32 0, i32 9, i32 0, i32 5>, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 4)
  call void @lanes(<4 x i32> <i32 0, i32 0, i32 0, i32 5>, <4 x i1> splat (i1 true), i32 2)
  call void @lanes(<4 x i32> zeroinitializer, <4 x i1> splat (i1 true), i32 4)
  %n = call i8 @llvm.vp.cttz.elts.i8.v4i1(<4 x i1> <i1 true, i1 false, i1 false, i1 true>, i1 true, <4 x i1> splat (i1 true), i32 4)
  %wide = zext i8 %n to i64
  %r = call i32 (ptr, ...) @printf(ptr @format, i64 %wide)
  ret i32 0
}
