; test: a switch with negative and large cases
; exit: 0
define i64 @mahin(i64 %n, i1 %b) {
  switch i64******; test: constan***************'t 