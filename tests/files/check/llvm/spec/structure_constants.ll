; test: structure constants have the number and the types of elements that their type says
; flags: --std llvm
; spec: Complex Constants: "Structure constants must have structure type, and the number and types of elements must match those specified by the type."
@G = external global i32
@a = global { i32, float, ptr } { i32 4, float 17.0, ptr @G }
@b = global { i32, float } { i32 4, float 17.0, ptr @G } ;~ error: this constant has 3 fields, but its type `{ i32, float }` has 2
@c = global { i32, float } { i32 4 } ;~ error: this constant has 1 field, but its type `{ i32, float }` has 2
@d = global { i32, float } { i32 4, double 17.0 } ;~ error: field 1 is `double`, but its type says `float`
@e = global i32 { i32 4 } ;~ error: this constant has type `{ i32 }`, but is used as `i32`
@f = global [2 x i32] { i32 4, i32 5 } ;~ error: this constant has type `{ i32, i32 }`, but is used as `[2 x i32]`
@g = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@h = global <{ i8, i32 }> { i8 1, i32 2 } ;~ error: this constant has type `{ i8, i32 }`, but is used as `<{ i8, i32 }>`
