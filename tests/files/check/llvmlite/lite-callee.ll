; test: callees that have not exactly the function pointer type
; flags: --std llvmlite
; spec: LLVMlite, Instructions and Terminators: "For example, in the call instruction, each type parameter S1,..., SN must be a simple type."
; spec: LLVMlite, Instructions and Terminators: "When we type check a program containing this instruction, we must make sure that the operand OP1 has exactly the function pointer type S1(S2,..., SN)*, and that the remaining operands OP2,..., OPN have types S2,..., SN."
declare i64 @f(i64, i8*)
@v = global i64 (i64)* null
define i64 @main(i64 (i64)* %h, i64 %n) {
  %a = call i64 @f(i64 1) ;~ error: `@f` takes 2 arguments, but this call passes 1
  %b = call i64 @f(i64 1, i64 2) ;~ error: argument 2 of `@f` is `i8*`, but `i64` is passed
  %c = call i1 @f(i64 1, i8* null) ;~ error: `@f` returns `i64`, but is called as if it returned `i1`
  %d = call i64 %h(i64 1, i64 2) ;~ error: `%h` has type `i64 (i64)*`, but is used as `i64 (i64, i64)*`
  %e = call i64 %n(i64 1) ;~ error: `%n` has type `i64`, but is used as `i64 (i64)*`
  %f = call i64 @v(i64 1) ;~ error: `@v` is a variable and cannot be called
  %g = call i64 bitcast (i64 (i64, i8*)* @f to i64 (i64)*)(i64 1) ;~ error: this constant expression cannot be called: name a function or a local
  ret i64 %a
}
