; test: simple types as parameters, all of them and nothing as results
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Types: "These are divided into "simple" types that may appear on the stack and as arguments to functions and "aggregate" types that may only appear in global and heap-allocated data."
%pair = type { i64, i64 }
declare i1 @f(i64, i1, i8*, %pair*, i64 (i64)*)
declare void @g()
declare %pair* @h([2 x i64]**)
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
