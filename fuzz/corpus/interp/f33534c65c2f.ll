itch i1 %b, label %b [ i1 true, label %c ]
b:
  ret i64 0
c:
  unst: a switch with negative and large cases
; exit: 0
define i64 @main(i64 %n, i1 %b) {
  switch i64 %n, label %a [ i64 -1, label %b
    i64 9223372036854775807, label ;; test: a switch with  tne