; test: where GEPTY is defined
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Getelementptr Well-Formedness and Result Type: "Operands after the first must all be constants, unless they are used to index into an array."
%t = type { i64, [4 x i64], i64* }
define i64 @main(%t* %p, i64 %n) {
  %a = getelementptr %t, %t* %p, i32 0, i32 2
  %b = getelementptr %t, %t* %p, i32 %n, i32 1, i32 %n
  %c = load i64*, i64** %a
  %d = load i64, i64* %b
  ret i64 %d
}
