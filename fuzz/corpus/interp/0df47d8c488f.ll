; test: simple types as parameters, all of them and nothing as results
; flags: --std llvmlite
; exit: 0
%pair = type { i64, i64 }
declare i1 @f(i64, i1, i8*, %pair*, i64 (i64)*)
declare void @g()
declare %0
}
