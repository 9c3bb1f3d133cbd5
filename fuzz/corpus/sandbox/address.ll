@g = global i64 1
@c = constant i64 2
define i32 @main() {
  %a = alloca i32
  %i = ptrtoint ptr %a to i64
  %j = add i64 %i, 536870912
  %p = inttoptr i64 %j to ptr
  %o = atomicrmw add ptr @g, i64 1 monotonic
  %x = cmpxchg ptr @g, i64 %o, i64 3 monotonic monotonic
  %v = load <2 x i64>, ptr %a, align 1
  store i32 1, ptr %p
  ret i32 0
}
