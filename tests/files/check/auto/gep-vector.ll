; test: the vectors among the base pointer and the indices of a `getelementptr` have the same
; number of elements; it steps over no struct of scalable vectors
%s = type { <vscale x 1 x double>, <vscale x 1 x double> }
@g = global [4 x [4 x i32]] zeroinitializer
@h = global <4 x ptr> getelementptr ([4 x [4 x i32]], ptr @g, <4 x i32> zeroinitializer, <8 x i32> zeroinitializer) ;~ error: `<8 x i32>` has not as many elements as `<4 x i32>` beside it
@i = global ptr getelementptr inrange(8, -8) (i8, ptr @g, i64 1) ;~ error: the end of an `inrange` is behind its start
@j = global ptr getelementptr inrange(-8, 8) (i8, ptr @g, i64 1)
define void @f(<4 x ptr> %p, ptr %q, <2 x i64> %i, <4 x i64> %j) {
  %a = getelementptr i32, <4 x ptr> %p, <2 x i64> %i ;~ error: `<2 x i64>` has not as many elements as `<4 x ptr>` beside it
  %b = getelementptr [3 x i32], ptr %q, <2 x i64> %i, <4 x i64> %j ;~ error: `<4 x i64>` has not as many elements as `<2 x i64>` beside it
  %c = getelementptr [3 x i32], <4 x ptr> %p, i64 1, <4 x i64> %j
  %d = getelementptr %s, ptr %q, i64 0 ;~ error: `getelementptr` cannot step over `%s`: it is scalable
  %e = getelementptr <vscale x 1 x double>, ptr %q, i64 1
  %f = getelementptr ptr %q, i64 1 ;~ error: this `getelementptr` does not name the type that it steps over
  %g = getelementptr { i32, i32 }, <vscale x 2 x ptr> undef, <vscale x 2 x i32> zeroinitializer, <vscale x 2 x i32> zeroinitializer ;~ error: `getelementptr` wants `i32` for a field of a struct, but `zeroinitializer` is `<vscale x 2 x i32>`
  ret void
}
