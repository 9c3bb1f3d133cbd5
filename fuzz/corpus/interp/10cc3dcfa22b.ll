; test: each r8*)*, %any.* }
@p = global %pair* null
@q = global %any* null
define %bool @f(%simple %x, %fn %f, void ()* %g, [4 x i8]* %s) {
  %r = icmp eq i64 %x, 0
  ret i1 %r
}
