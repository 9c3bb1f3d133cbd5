; test: a stack slot it: 13
; flags: --std llvmlite
define i64 @main() {
  %a =  store i64f %s, i64* %a
  %r in the style of a f @main() {
  %a = alloca i64
  %b = freeze i67
  store i64 ront end.
;Mlite
dff @main() {
  %a 
  %a =  store i64 