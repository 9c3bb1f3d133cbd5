; test: array constants have the number and the types of elements that their type says, and bytes may be a string
; flags: --std llvm
; spec: Complex Constants: "Array constants must have array type, and the number and types of elements must match those specified by the type."
; spec: Complex Constants: "As a special case, character array constants may also be represented as a double-quoted string using the c prefix."
@a = global [3 x i32] [ i32 42, i32 11, i32 74 ]
@b = global [2 x i32] [ i32 42, i32 11, i32 74 ] ;~ error: this constant has 3 elements, but its type `[2 x i32]` has 2
@c = global [3 x i32] [ i32 42, i32 11 ] ;~ error: this constant has 2 elements, but its type `[3 x i32]` has 3
@d = global [3 x i32] [ i32 42, i64 11, i32 74 ] ;~ error: element 1 is `i64`, but its type says `i32`
@e = global { i32, i32 } [ i32 42, i32 11 ] ;~ error: this constant has type `[2 x i32]`, but is used as `{ i32, i32 }`
@f = global i32 [ i32 42 ] ;~ error: this constant has type `[1 x i32]`, but is used as `i32`
@g = global [13 x i8] c"Hello World\0A\00"
@h = global [12 x i8] c"Hello World\0A\00" ;~ error: this string has 13 bytes, but its type `[12 x i8]` has room for 12
@i = global [13 x i16] c"Hello World\0A\00" ;~ error: this string has type `[13 x i8]`, but is used as `[13 x i16]`
@j = global <2 x i8> c"ab" ;~ error: this string has type `[2 x i8]`, but is used as `<2 x i8>`
