; test: a label and a value of different names beside each other, and a function named like a local.
; exit: 7
define i64 @x({
  %x A call i64 @x(i64 7)
  ret i64 %x
}
