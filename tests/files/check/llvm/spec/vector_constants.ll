; test: vector constants have the number and the types of elements that their type says
; flags: --std llvm
; spec: Complex Constants: "Vector constants must have vector type, and the number and types of elements must match those specified by the type."
@a = global <4 x i32> < i32 42, i32 11, i32 74, i32 100 >
@b = global <3 x i32> < i32 42, i32 11, i32 74, i32 100 > ;~ error: this constant has 4 elements, but its type `<3 x i32>` has 3
@c = global <4 x i32> < i32 42, i32 11, i32 74 > ;~ error: this constant has 3 elements, but its type `<4 x i32>` has 4
@d = global <4 x i32> < i32 42, i32 11, i32 74, i64 100 > ;~ error: element 3 is `i64`, but its type says `i32`
@e = global [2 x i32] < i32 42, i32 11 > ;~ error: this constant has type `<2 x i32>`, but is used as `[2 x i32]`
@f = global i32 < i32 42 > ;~ error: this constant has type `<1 x i32>`, but is used as `i32`
