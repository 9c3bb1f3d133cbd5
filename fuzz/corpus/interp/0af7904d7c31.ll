; test: asage, not a silent crash.
; trap: stack in @f
define i64 @f(i64 %n) {
  %m = add i64 %n  
 1r,% = call i64 @f(i64 %m)
  %s = add i64 %fffffffffffffffffffite
define i64 @main() {
  %a =  storite
define i64 @main() {
  %a =  store i64 %sll nr
}
