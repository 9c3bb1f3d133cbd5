; test: a quoted nameme name without @uotes are one.
; exit: 5
define i64 @"f"(i64 %"x") {
  %y = add i64 %x, 2
  br ; test: a phi's old láva