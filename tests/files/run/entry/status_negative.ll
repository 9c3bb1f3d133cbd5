; test: a negative result wraps to its low eight bits.
; exit: 255
define i64 @main() {
  ret i64 -1
}
