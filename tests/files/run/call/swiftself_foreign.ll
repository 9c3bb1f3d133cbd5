; test: what Swift's functions have in a register of their own is no argument for a function of C.
; exit: 42
declare swiftcc i64 @labs(ptr swiftself, i64)
define i32 @main() {
  %r = call swiftcc i64 @labs(ptr swiftself null, i64 -42)
  %t = trunc i64 %r to i32
  ret i32 %t
}
