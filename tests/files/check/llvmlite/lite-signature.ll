; test: aggregates as parameters and results
; flags: --std llvmlite
; spec: LLVMlite, Types: "These are divided into "simple" types that may appear on the stack and as arguments to functions and "aggregate" types that may only appear in global and heap-allocated data."
%pair = type { i64, i64 }
define %pair @f(i64 %x) { ;~ error: `%pair` cannot be passed to a function or returned: it is an aggregate
  %p = call %pair @g([2 x i64]* null) ;~ error: `%p` would hold `%pair`, which is an aggregate
  ret %pair %p
}
declare { i64, i64 } @g([2 x i64]*) ;~ error: `{ i64, i64 }` cannot be passed to a function or returned: it is an aggregate
declare void @h([2 x i64]) ;~ error: `[2 x i64]` cannot be passed to a function or returned: it is an aggregate
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
