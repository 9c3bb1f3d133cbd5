; test: where GEPTY is not defined
; flags: --std llvmlite
; spec: LLVMlite, Getelementptr Well-Formedness and Result Type: "Operands after the first must all be constants, unless they are used to index into an array."
; spec: LLVMlite, Getelementptr Well-Formedness and Result Type: "When GEPTY is not defined, the corresponding instruction is malformed."
; spec: LLVMlite, Getelementptr Well-Formedness and Result Type: "An operand used to index a struct is not a constant"
; spec: LLVMlite, Getelementptr Well-Formedness and Result Type: "The type is not an aggregate and the list of indices is not empty"
%t = type { i64, [4 x i64], i64* }
define i64 @main(%t* %p, i64 %n, i64* %q) {
  %a = getelementptr %t, %t* %p, i32 0, i64 %n ;~ error: the index into the struct `%t` is not a constant
  %b = getelementptr %t, %t* %p, i32 0, i32 3 ;~ error: the struct `%t` has no field 3, only fields 0 to 2
  %c = getelementptr %t, %t* %p, i32 0, i32 0, i32 0 ;~ error: the path goes into `i64`, which has no parts
  %d = getelementptr %t, %t* %p, i32 0, i32 2, i32 0 ;~ error: the path goes into `i64*`, which has no parts
  %e = getelementptr i64, i64* %q, i32 0, i32 0 ;~ error: the path goes into `i64`, which has no parts
  %f = getelementptr i64, i64 %n, i32 0 ;~ error: `getelementptr` wants a pointer to start from, but `%n` is `i64`
  %g = getelementptr %t, i64* %q, i32 0 ;~ error: this steps over `%t`, but `%q` points to `i64`
  ret i64 0
}
