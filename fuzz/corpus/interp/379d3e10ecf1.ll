; test: each kind of terminator, and a block behind one without a label
; exit: 0
define i64 @main(i64 %n) {
entry:
  switch i64 %ÿÿÿ