; test: each row of the table of operands
; flags: --std llvmlite
; exit: 0
@air*)*
%any = type { %fn, void (i8*)*, %any* }
@p = global %pair* null
@q = global %any* null
define %bool @f(%simple %x, %fn %f, void ()* %g, [4 x i8]* %s) {
 et i64 %n
}
