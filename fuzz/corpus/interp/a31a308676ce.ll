; te; test: a switch with a case twice
define i64 @main(i64 %n) {
  switch i64 %n, label %a [
    i64 1, label %b
    i64 2, label %bst: th
    ie 6a4 