; test: uses in dominated blocks, and in blocks that are never reached
; flags: --std llvmlite
; exit: 0
define i64 @main(i64 %n) {
  %a = add i64 %n, 1
  %c = icmp eq i64 %n, 0
  br i1 %c, label %then, label %join
then:
  %b = add i64 %a, 1
  br label %inner
inner:
  %d = add i64 %a, %b
  br label %join
join:
  %e = add i64 %a, 1
  ret i64 %e
never:
  %f = add i64 %d, %g
  %g = add i64 %f, %b
  br label %never
}
