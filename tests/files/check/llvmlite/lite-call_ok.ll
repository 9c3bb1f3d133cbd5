; test: calls of functions, with and without a result, direct and by pointer
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Instructions and Terminators: "For example, in the call instruction, each type parameter S1,..., SN must be a simple type."
declare i64 @f(i64, i8*)
declare void @g()
define i64 @main(i64 (i64, i8*)* %h) {
  %a = call i64 @f(i64 1, i8* null)
  %b = call i64 %h(i64 1, i8* null)
  %c = call i64 (i64, i8*) @f(i64 1, i8* null)
  call void @g()
  ret i64 %a
}
