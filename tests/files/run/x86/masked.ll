; test: lanes that a mask forbids are not touched, nor what they would be loaded from.
; oracle: none (only processors with AVX2 run what LLVM makes of it)
; exit: 52

declare <4 x i32> @llvm.x86.avx2.maskload.d(ptr, <4 x i32>)
declare void @llvm.x86.avx2.maskstore.d(ptr, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32>, ptr, <4 x i32>, <4 x i32>, i8)
declare void @llvm.x86.sse2.maskmov.dqu(<16 x i8>, <16 x i8>, ptr)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)

@row = global [4 x i32] [i32 1, i32 2, i32 4, i32 8]

define i32 @main() {
  ; Nothing is there, and nothing is asked for.
  %none = call <4 x i32> @llvm.x86.avx2.maskload.d(ptr null, <4 x i32> zeroinitializer)
  call void @llvm.x86.avx2.maskstore.d(ptr null, <4 x i32> <i32 1, i32 0, i32 7, i32 2147483647>, <4 x i32> %none)
  call void @llvm.x86.sse2.maskmov.dqu(<16 x i8> zeroinitializer, <16 x i8> <i8 127, i8 1, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>, ptr null)
  %kept = call <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32> <i32 10, i32 20, i32 0, i32 0>, ptr null, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> zeroinitializer, i8 4)
  ; Two lanes of a row, the sign of whose masks is set.
  %some = call <4 x i32> @llvm.x86.avx2.maskload.d(ptr @row, <4 x i32> <i32 -1, i32 1, i32 -2147483648, i32 0>)
  call void @llvm.x86.avx2.maskstore.d(ptr @row, <4 x i32> <i32 -1, i32 0, i32 0, i32 0>, <4 x i32> <i32 3, i32 3, i32 3, i32 3>)
  %row = load <4 x i32>, ptr @row
  %a = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %none)
  %b = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %kept)
  %c = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %some)
  %d = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %row)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %sum = add i32 %abc, %d
  ret i32 %sum
}
