; test: expressions of vectors obey the rules of their instructions; an equivalent is of a function
@a = global <2 x i32> insertelement (<2 x i32> undef, i64 1, i32 0) ;~ error: `i32` is wanted here, not `i64`
@b = global <2 x i32> insertelement (<2 x i32> undef, i32 1, i32 0)
@c = global <2 x i32> shufflevector (<2 x i32> undef, <2 x i64> undef, <2 x i32> zeroinitializer) ;~ error: `<2 x i32>` is wanted here, not `<2 x i64>`
@d = global <2 x i32> shufflevector (<2 x i32> undef, <2 x i32> undef, <2 x i32> <i32 0, i32 5>) ;~ error: a mask of elements that the two vectors have is wanted here, not `<2 x i32>`
@e = global <2 x i32> shufflevector (<2 x i32> undef, <2 x i32> undef, <2 x i32> <i32 0, i32 3>)
@f = global i32 extractelement (<2 x i32> undef, float 0.0) ;~ error: an integer as index is wanted here, not `float`
@g = global ptr dso_local_equivalent @a ;~ error: `@a` is no function, which has an equivalent
@h = global ptr dso_local_equivalent @i
@i = alias void (), ptr @j
define void @j() {
  ret void
}
