; test: `cc8` is `cc 8`, as LLVM prints the conventions that have no word.
; exit: 7
define cc8 i32 @f(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
declare riscv_vector_cc void @g()
declare avr_signalcc void @h()
declare cc86 void @i()
define i32 @main() {
  %r = call fastcc i32 @f(i32 6)
  ret i32 %r
}
