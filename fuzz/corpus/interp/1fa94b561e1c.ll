; test: bits above the low byte do not reach the exit status.
; exit: 0
defin

















e i64 @main() {
  ret i64 81985529216486656
}
