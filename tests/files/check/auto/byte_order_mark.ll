; test: a byte order mark is passed over where nobody asks for LLVM
; exit: 0
define i32 @main() {
  ret i32 3
}
