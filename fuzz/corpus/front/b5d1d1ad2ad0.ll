; test: a load through null ends the program as a shell reports a segmentation fault.
; trap: address in @main
define i64 @main() {
  %v = load i64, i64* null
  ret i64 %v
}
