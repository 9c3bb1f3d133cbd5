; test: `__start_` and `__stop_` of a section of functions lie around their addresses and no others.
; exit: 42
@__start_hot = external constant [0 x i8]
@__stop_hot = external constant [0 x i8]

define internal i32 @before() {
  ret i32 1
}
define internal i32 @first() section "hot" {
  ret i32 2
}
define internal i32 @between() {
  ret i32 3
}
define i32 @second() section "hot" {
  ret i32 4
}
define internal i32 @after() {
  ret i32 5
}

define internal i32 @inside(ptr %f) noinline {
  %low = icmp uge ptr %f, @__start_hot
  %high = icmp ult ptr %f, @__stop_hot
  %both = and i1 %low, %high
  %result = call i32 %f()
  %r = select i1 %both, i32 %result, i32 0
  ret i32 %r
}

define i32 @main() {
  %a = call i32 @inside(ptr @before)
  %b = call i32 @inside(ptr @first)
  %c = call i32 @inside(ptr @between)
  %d = call i32 @inside(ptr @second)
  %e = call i32 @inside(ptr @after)
  %s = add i32 %a, %c
  %wrong = add i32 %s, %e
  %right = mul i32 %b, %d
  %more = add i32 %right, 34
  %r = sub i32 %more, %wrong
  ret i32 %r
}
