; test: every row of the table with a result has its `%L`, and `icmp` compares simple values
; flags: --std llvmlite
@g = global i64 0
define i64 @main(i64 %n) {
  add i64 1, 2 ;~ error: the result of this `add` has no name
  load i64, i64* @g ;~ error: the result of this `load` has no name
  %x = icmp eq i8 1, 2 ;~ error: `icmp` compares simple values, not `i8`
  %y = icmp eq i64 1, 2
  br label %z
z: ;~ error: `%z` is a block and a value
  %z = add i64 1, 2
  store i64 %z, i64* @g
  ret i64 0
}
