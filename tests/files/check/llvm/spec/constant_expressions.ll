; test: constants are computed by operations without effects, and by no others
; flags: --std llvm
; spec: Constant Expressions: "Constant expressions may be of any first class type and may involve any LLVM operation that does not have side effects (e.g. load and call are not supported)."
@g = global [4 x i32] zeroinitializer
declare i32 @f()
@a = global i8 trunc (i64 ptrtoint (ptr @g to i64) to i8)
@b = global ptr inttoptr (i64 1 to ptr)
@c = global i64 bitcast (double 1.0 to i64)
@d = global ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1))
@e = global i64 add (i64 ptrtoint (ptr @g to i64), i64 1)
@h = global i64 sub (i64 ptrtoint (ptr @g to i64), i64 1)
@i = global i64 xor (i64 ptrtoint (ptr @g to i64), i64 1)
@j = global i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 1)
@k = global <2 x i32> insertelement (<2 x i32> <i32 1, i32 2>, i32 5, i32 1)
@l = global <2 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> poison, <2 x i32> <i32 1, i32 0>)
@m = global i32 load (i32, ptr @g) ;~ error: expected a value, found `load`
@n = global i32 call (i32 @f ()) ;~ error: expected a value, found `call`
