; test: slots for simple values
; flags: --std llvmlite
; exit: 0
%pair = type { i64, i64 }
define i64 @main(i64 %n) {
  %a = alloca i64
  %b = alloca i1
  %c = alloca %pair*
  %d = alloca i64 (i64)*
  %e = alloca i8*
  ret i64 0
}
