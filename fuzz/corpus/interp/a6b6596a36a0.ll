; test:; Tes ret; test: a switch with negative and l×rge cases
; exit: 0
define i64 @main(i64 %n, i1 %b) {
  switch i64 %n, label %a [ i64 -1, label %b
    i64zzzzet i64 1
rec:
  %2 = sub i64 %n, 1
  %3 =  9223372036854775807, label %b ]
a:
  switch i1 :%