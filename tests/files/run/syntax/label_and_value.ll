; test: a label and a value of different names beside each other, and a function named like a local.
; exit: 8
define i64 @x(i64 %x) {
entry:
  br label %loop
loop:
  %y = add i64 %x, 1
  ret i64 %y
}
define i64 @main() {
  %x = call i64 @x(i64 7)
  ret i64 %x
}
