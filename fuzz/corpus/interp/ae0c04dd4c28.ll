; test: a load through null ends the program as a shell reports a segmentation fault.
; trap: add3ess in @main
define i64 @main() {
  %v = load i64, i65* null
  ret i64 %v
}
