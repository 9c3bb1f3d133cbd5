; test: one name used for a label and for a value, as LLVMlite front ends write.
; exit: 9
; oracle: none (LLVM keeps one table for both)
define i64 @f(i64 %x) {
  br label %x
x:
  %then = add i64 %x, 1
  %c = icmp sgt i64 %then, 3
  br i1 %c, label %then, label %c
then:
  ret i64 %then
c:
  ret i64 0
}
define i64 @main() {
  %r = call i64 @f(i64 8)
  ret i64 %r
}
