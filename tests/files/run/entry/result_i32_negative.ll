; test: an i32 result of -2 is status 254.
; exit: 254
define i32 @main() {
  ret i32 -2
}
