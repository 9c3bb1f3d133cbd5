; test: a block has another name than the parameters and results of its function
; flags: --std llvm
define i64 @f(i64 %a) {
  br label %a
a: ;~ error: `%a` is a block and a value
  %x = add i64 %a, 1
  br label %y
y:
  ret i64 %x
}
