; test: a switch with a case twice
define i64 @main(i64 %n) {
  switch i64 %n, label %a [
    i64 1, label %b
    i64 2, label %b
    i64 1, label %a ;~ error: this `switch` has two cases for 1
  ]
a:
  ret i64 0
b:
  ret i64 1
}
