; test: what the types of intrinsics of vectors do not say.

define void @f(<4 x i32> %v, <4 x float> %w, <8 x i32> %u, <2 x i32> %s, ptr %p, <4 x i1> %m, <4 x ptr> %q) {
  %1 = call i32 @llvm.vector.reduce.add.v4f32(<4 x float> %w)  ;~ error: `@llvm.vector.reduce.add.v4f32` returns `i32`, but must return `float`
  %2 = call float @llvm.vector.reduce.fadd.v4f32(float 0.0, <4 x float> %w)
  %3 = call i32 @llvm.vector.reduce.fmax.v4i32(<4 x i32> %v)  ;~ error: argument 1 must be a vector of floating-point numbers
  %4 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 3, <4 x i1> %m, <4 x i32> %v)  ;~ error: 3 is no alignment
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 0, <4 x i1> %m)  ;~ error: 0 is no alignment
  %5 = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %q, i32 0, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %v, <4 x ptr> %q, i32 6, <4 x i1> %m)  ;~ error: 6 is no alignment
  %6 = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %u, <4 x i32> %v, i64 2)  ;~ error: the index is no multiple of the length of the part
  %7 = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %u, <4 x i32> %v, i64 8)  ;~ error: the part does not lie in the vector
  %8 = call <4 x float> @llvm.vector.extract.v4f32.v8i32(<8 x i32> %u, i64 0)  ;~ error: the part and the vector have different elements
  %9 = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %v, <4 x i32> %v, i32 4)  ;~ error: 4 does not lie in a vector of 4 elements
  %10 = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %v, <4 x i32> %v, i32 -4)
  %11 = call <4 x i4> @llvm.stepvector.v4i4()  ;~ error: its elements are no integers of 8 bits or more
  %12 = call <3 x i32> @llvm.vector.partial.reduce.add.v3i32.v8i32(<3 x i32> zeroinitializer, <8 x i32> %u)  ;~ error: 8 elements cannot be added to 3 sums evenly
  %13 = call <4 x i32> @llvm.get.active.lane.mask.v4i32.i64(i64 1, i64 2)  ;~ error: its result is no vector of `i1`
  %14 = call i32 @llvm.experimental.get.vector.length.i64(i64 4, i32 0, i1 false)  ;~ error: this number is not positive
  %15 = call <4 x i32> @llvm.matrix.transpose.v4i32(<4 x i32> %v, i32 2, i32 3)  ;~ error: rows times columns are not as many numbers as the vector has
  %16 = call <4 x i32> @llvm.matrix.multiply.v4i32.v4i32.v2i32(<4 x i32> %v, <2 x i32> %s, i32 2, i32 2, i32 2)  ;~ error: a matrix of this shape has 4 numbers
  %17 = call <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr %p, i64 1, i1 false, i32 2, i32 2)  ;~ error: columns of 2 rows do not fit in a stride of 1
  ret void
}
