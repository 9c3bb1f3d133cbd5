; test: aggregates with too few or too many elements
; spec: Complex Constants: "Structure constants must have structure type, and the number and types of elements must match those specified by the type."
; spec: Complex Constants: "Array constants must have array type, and the number and types of elements must match those specified by the type."
; spec: Complex Constants: "Vector constants must have vector type, and the number and types of elements must match those specified by the type."
@a = global [3 x i64] [i64 1, i64 2] ;~ error: this constant has 2 elements, but its type `[3 x i64]` has 3
@b = global { i64, i64 } { i64 1 } ;~ error: this constant has 1 field, but its type `{ i64, i64 }` has 2
@c = global [1 x [2 x i64]] [[2 x i64] [i64 1, i64 2, i64 3]] ;~ error: this constant has 3 elements, but its type `[2 x i64]` has 2
@d = global <2 x i64> <i64 1, i64 2, i64 3> ;~ error: this constant has 3 elements, but its type `<2 x i64>` has 2
define i64 @main() {
  ret i64 0
}
