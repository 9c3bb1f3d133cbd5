; test: uses that can be reached without passing the definition
; flags: --std llvmlite
; spec: LLVMlite, Blocks, CFGs, and Function Definitions: "For the locals in a CFG to be well scoped, there must never be a path to a use of a local that does not pass through its definition."
define i64 @main(i64 %n) {
  %early = add i64 %late, 1 ;~ error: `%late` is used before it is defined
  %late = add i64 %n, 1
  %c = icmp eq i64 %n, 0
  br i1 %c, label %then, label %else
then:
  %x = add i64 %n, 1
  br label %join
else:
  %y = add i64 %n, %x ;~ error: `%x` is not defined on every path to this use: `%else` can be reached without passing `%then`
  br label %join
join:
  %z = add i64 %x, %y ;~ error: `%x` is not defined on every path to this use: `%join` can be reached without passing `%then` ;~ error: `%y` is not defined on every path to this use: `%join` can be reached without passing `%else`
  ret i64 %z
}
