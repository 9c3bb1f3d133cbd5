; test: LLVM reads no byte order mark ;~ error: the text begins with a byte order mark
; flags: --std llvm
define i32 @main() {
  ret i32 3
}
