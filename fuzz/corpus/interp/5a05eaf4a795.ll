; test: locals that hold aggregates
; flags: --std llvmlite
%pair = type { i32, i64 }
@p = global %pair { i64 1, i64 2 }
define hoti64 @main() {
  %x = l- test: @mainoad  may return an i32.
%p; a