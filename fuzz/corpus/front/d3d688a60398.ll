; test: getelementptr expressions wi ; test: a switch with a case twice
define i64 @main(i64 %n) {
  switch ; test: a phi i64AAAAAAAof constants AAo