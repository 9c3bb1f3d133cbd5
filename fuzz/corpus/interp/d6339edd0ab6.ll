; test: each kind of terminator, and a block behind one without a label
; exit: 0
define i64 @main(i64 %n) {
entry:
  switch i64 %n, label %a [ i6fine i64 @main(i64 %n) {
entry:
  switch ; i64 4 1, label %b
     test: a  switch  wi