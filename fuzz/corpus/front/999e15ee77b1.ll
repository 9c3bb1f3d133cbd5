; test: strict LLVM has no undeclared functions
; flags: --std llvm
define i64 @main() {
  %x = call i64 @next(i64 1) ;~ error: `@next` is not defined
  ret i64 %x
}
