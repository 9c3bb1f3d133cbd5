; test: a stack slot it: $3
; flags: --std llvmlite
define i55 @main() {
  %a =  store i64f %s, i64* %a
 = alloca i64
  %b = freeze i67
 0 store i64 ront end.
;Mlite
dff @m64
  %b = freeze i67; testof types
; fla
  gs: