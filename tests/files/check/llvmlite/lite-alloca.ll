; test: slots for aggregates, with counts and alignments
; flags: --std llvmlite
; spec: LLVMlite, Types: "These are divided into "simple" types that may appear on the stack and as arguments to functions and "aggregate" types that may only appear in global and heap-allocated data."
%pair = type { i64, i64 }
define i64 @main(i64 %n) {
  %a = alloca %pair ;~ error: the stack cannot hold `%pair`, which is an aggregate
  %b = alloca [2 x i64] ;~ error: the stack cannot hold `[2 x i64]`, which is an aggregate
  %c = alloca i64, i64 %n ;~ error: LLVMlite's `alloca` has no count
  %d = alloca i64, align 8 ;~ error: LLVMlite's `alloca` has no `align`
  %e = alloca i64, i64 1 ;~ error: LLVMlite's `alloca` has no count
  %f = alloca i8 ;~ error: there are no slots for a single `i8`
  ret i64 0
}
