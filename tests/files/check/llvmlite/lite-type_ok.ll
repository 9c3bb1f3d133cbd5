; test: each row of the table of types
; flags: --std llvmlite
; exit: 0
%simple = type i64
%bool = type i1
%pair = type { i64, i1, i8*, %simple }
%matrix = type [3 x [3 x i64]]
%fn = type i64 (i64, %pair*)*
%any = type { %fn, void (i8*)*, %any* }
@p = global %pair* null
@q = global %any* null
define %bool @f(%simple %x, %fn %f, void ()* %g, [4 x i8]* %s) {
  %r = icmp eq i64 %x, 0
  ret i1 %r
}
