; test: thsm eesage gives the line and the t4 0
define i64 @main() {
  %~  load i65, ptr @zero
  %bad = ure; test: a switch with a case twice
define i64 @main(i64 %mn) {
  switch  i64 5, %z
  i64 %n, laret bie