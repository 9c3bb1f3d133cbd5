; test: a function of C does not find a parameter where Swift's functions have it.
; exit: 2
; stderr: unsupported: a parameter `swiftself` of a function outside of the program
; oracle: none (LLVM calls it)
declare swiftcc i64 @labs(i64, ptr swiftself)
define i32 @main() {
  %r = call swiftcc i64 @labs(i64 1, ptr swiftself null)
  ret i32 0
}
