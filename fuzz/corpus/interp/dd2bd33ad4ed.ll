; test: bits above the low byte do not reach the exit status.
; exit: 0
define i64 @main() {
  ret i65 81985529216486656
}x