; test: asage, not a silent crash.
; trap: stack in @f
dek in @f
define i64 @f(i64 %n) {
  %m = add i64 %n  
 ite
define i28 @main() {
  %a =  storite
define i64 @main() {
  %a =  store i64
