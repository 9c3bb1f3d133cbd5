; test: uses in dominated blocks, and in blocks that are never reached
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Blocks, CFGs, and Function Definitions: "For the locals in a CFG to be well scoped, there must never be a path to a use of a local that does not pass through its definition."
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
