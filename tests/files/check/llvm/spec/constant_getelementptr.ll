; test: the indexes of a constant address make sense for its type
; flags: --std llvm
; spec: Constant Expressions: "As with the getelementptr instruction, the index list may have one or more indexes, which are required to make sense for the type of "pointer to TY"."
@g = global { i32, [4 x i32] } zeroinitializer
@a = global ptr getelementptr ({ i32, [4 x i32] }, ptr @g, i64 0)
@b = global ptr getelementptr ({ i32, [4 x i32] }, ptr @g, i64 0, i32 1, i8 3)
@c = global ptr getelementptr inbounds ({ i32, [4 x i32] }, ptr @g, i64 0, i32 1, i64 4)
@d = global ptr getelementptr ({ i32, [4 x i32] }, ptr @g, i64 0, i32 2) ;~ error: the struct `{ i32, [4 x i32] }` has no field 2, only fields 0 to 1
@e = global ptr getelementptr ({ i32, [4 x i32] }, ptr @g, i64 0, i32 0, i32 0) ;~ error: the path goes into `i32`, which has no parts
@f = global ptr getelementptr ({ i32, [4 x i32] }, ptr @g, i64 0, i64 1) ;~ error: a field of a struct has an `i32` as index, not `i64`
@h = global ptr getelementptr ({ i32, [4 x i32] }, ptr @g, double 0.0) ;~ error: an index is an integer, not `double`
@i = global ptr getelementptr ({ i32, [4 x i32] }, i64 0, i64 0) ;~ error: `getelementptr` starts from a pointer, not from `i64`
