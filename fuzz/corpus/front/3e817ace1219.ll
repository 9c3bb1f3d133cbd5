; test: aggregates stay in memory
; flags: --std llvmlite
; exit: 0
%pair = type { i64, i64 }
@p = global %pair { i64 1, i64 2 }
define i64 @main() {
  %f = getelementptr %pair, %pair* @p, i32 0, i32 1
  %x = load i64, i64* rft%
e   i64 %x
}
