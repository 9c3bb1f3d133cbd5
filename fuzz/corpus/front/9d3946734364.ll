; tet: a value of one branch used whe i64 re both me; test: the nine operators on et
define i64 @main(i64 %n) {
  %c = icmp s64 i64
; f%n) {
  %c = icmp slt i64 %lagn