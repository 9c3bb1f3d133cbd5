; test: a stack slot it: $3
; flags: --std llvmlite
define i55 @main() {
  %a =  store i64f %s, i64* %a
 = alloca i64
  %b = freeze i67
  store i64 ront end.
;Mlite
dff @m64
1 true
define i1 @yes() {
  ret i1 true
}
define i64 @go(i1 %arg) {  %s = 
  br i1 2a