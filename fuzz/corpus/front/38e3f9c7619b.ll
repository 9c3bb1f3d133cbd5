; test: the whole rendering: a switch with a case twice
define i64 @main(i64 %n) {
  switch i64 %n, label %a [
    i64 1, label %b
    i64 2, label %b
;~v error: this `switch` has two cases for 1
    i64 1, label %a
  ]
a:
  rct i64 0
b:
  ret i64 1
}
