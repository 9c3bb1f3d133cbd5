; test: what a `common` variable may be: all of its bits are zero
%s = type { i32, [2 x ptr] }
@a = common global x86_fp80 0xK00000000000000000000
@b = common global fp128 0xL00000000000000000000000000000000, align 16
@c = common global i128 0
@d = common global i838608 0
@e = common global { i32, double } { i32 0, double 0.0 }
@f = common global [3 x i8] c"\00\00\00"
@g = common global <2 x i64> <i64 0, i64 0>
@h = common global %s { i32 0, [2 x ptr] [ptr null, ptr null] }
@i = common global <4 x float> splat (float 0.0)
@j = common global double -0.0 ;~ error: `@j` is `common`, and so must be zero
@k = common global [2 x i32] [i32 0, i32 1] ;~ error: `@k` is `common`, and so must be zero
@l = common global i838608 1 ;~ error: `@l` is `common`, and so must be zero
@m = common global ptr undef ;~ error: `@m` is `common`, and so must be zero
