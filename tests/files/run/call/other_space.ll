; test: functions, variables and aliases of other address spaces than 0, which are one memory here
; exit: 42
target datalayout = "e-P2-A5-G1-p1:64:64-p2:64:64-p5:64:64-i64:64-S128"
@g = addrspace("G") global i32 40
@same = alias i32 (i32), ptr addrspace(2) @add
define i32 @add(i32 %x) {
  %y = add i32 %x, 2
  ret i32 %y
}
define i32 @main() {
  %s = alloca i32, addrspace("A")
  %x = load i32, ptr addrspace(1) @g
  store i32 %x, ptr addrspace(5) %s
  %y = load i32, ptr addrspace(5) %s
  %z = call i32 @same(i32 %y)
  ret i32 %z
}
