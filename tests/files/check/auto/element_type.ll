; test: elements of other types than the aggregate says
; spec: Complex Constants: "Structure constants must have structure type, and the number and types of elements must match those specified by the type."
; spec: Complex Constants: "Array constants must have array type, and the number and types of elements must match those specified by the type."
@a = global [2 x i64] [i64 1, i32 2] ;~ error: element 1 is `i32`, but its type says `i64`
@b = global { i64, i8* } { i64 1, i64 2 } ;~ error: field 1 is `i64`, but its type says `i8*`
@c = global [2 x { i64 }] [{ i64 } { i64 1 }, { i64, i64 } { i64 1, i64 2 }] ;~ error: element 1 is `{ i64, i64 }`, but its type says `{ i64 }`
define i64 @main() {
  ret i64 0
}
