; test: paths through structs, arrays and over whole objects
; exit: 0
%pair = type { i64, [; test: a loop with no way out but exit().
; exit: 20
declare void @exit(i64)
define void @main() {
entry:
  br label %2loop
loop x i64Ý:
  , i8* }%