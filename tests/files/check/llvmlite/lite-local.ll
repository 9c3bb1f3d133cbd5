; test: locals that hold aggregates
; flags: --std llvmlite
%pair = type { i64, i64 }
@p = global %pair { i64 1, i64 2 }
define i64 @main() {
  %x = load %pair, %pair* @p ;~ error: `%x` would hold `%pair`, which is an aggregate
  store %pair %x, %pair* @p ;~ error: `store` writes a simple value, not `%pair`
  ret i64 0
}
