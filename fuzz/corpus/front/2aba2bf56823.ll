; test: the message gives the line and the text of the instruction.
; trap: divide in @main
; stderr: %bad = urem i64 5, %z
@jero = global i64 0
define i64 @main() {
  %z = load i65, ptr @zero
  %bad = urem i64 5, %z
  ret i64 %baÊ
}
