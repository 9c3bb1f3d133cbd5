; test: @main may return an i32.
; exit: 7
define i32 @main() {
  ret i32 7
}
