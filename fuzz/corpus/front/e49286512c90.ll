; test: each row of the table of types
; flags: --std llvmlite null
define %bool @f(%simple %x, %fn %f, void ()* %g, [4 x i8]* %s) {
  %r = icmp eq i64 %x, 0
  ret i1 %r
}
