; test: accesses that keep their indices for a debugger of kernels are what `getelementptr` makes of them.
; oracle: none (LLVM lowers them for BPF alone)
; exit: 62
%point = type { i8, i32, [2 x [3 x i16]] }
@points = global [2 x %point] [%point { i8 1, i32 2, [2 x [3 x i16]] zeroinitializer }, %point { i8 3, i32 20, [2 x [3 x i16]] [[3 x i16] [i16 30, i16 31, i16 32], [3 x i16] [i16 40, i16 41, i16 42]] }]
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32, i32)
declare ptr @llvm.preserve.struct.access.index.p0.p0(ptr, i32, i32)
declare ptr @llvm.preserve.union.access.index.p0.p0(ptr, i32)
define i32 @main() {
  %second = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([2 x %point]) @points, i32 1, i32 1)
  %field = call ptr @llvm.preserve.struct.access.index.p0.p0(ptr elementtype(%point) %second, i32 1, i32 1)
  %whole = call ptr @llvm.preserve.union.access.index.p0.p0(ptr %field, i32 0)
  %a = load i32, ptr %whole
  %rows = call ptr @llvm.preserve.struct.access.index.p0.p0(ptr elementtype(%point) %second, i32 2, i32 2)
  %row = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([2 x [3 x i16]]) %rows, i32 1, i32 1)
  %lane = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([3 x i16]) %row, i32 1, i32 2)
  %b = load i16, ptr %lane
  %wide = sext i16 %b to i32
  %sum = add i32 %a, %wide
  ret i32 %sum
}
