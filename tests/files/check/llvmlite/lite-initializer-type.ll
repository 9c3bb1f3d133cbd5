; test: initializers of another type than the global's
; flags: --std llvmlite
; spec: LLVMlite, Global Definitions: "The type is always a pointer of the type associated with the global definition."
; spec: LLVMlite, Operands: "The type can always be determined from the global definitions and is always a pointer"
@a = global i64* null
@b = global i64 @a ;~ error: `@a` has type `i64**`, but is used as `i64`
@c = global i64** null
@d = global i64* @c ;~ error: `@c` has type `i64***`, but is used as `i64*`
@e = global { i64, i64 } { i64 1, i64* null } ;~ error: field 1 is `i64*`, but its type says `i64`
@f = global [2 x i64] [i64 1, i64 2, i64 3] ;~ error: this constant has 3 elements, but its type `[2 x i64]` has 2
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
