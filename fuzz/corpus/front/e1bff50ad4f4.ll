; test: the message gives the line and the text of the instruction.
; trap: divide in @main
; stderr: %bad = urem i64 5, %z
@zero = global i64 0
define i64 @main() {
  %z = load i64, ptr @zero
  %bad = urem i64 5, %z
  ret i64 %bad
}
