; test: how often a loop runs may be what a loop before it counted
; stdout: 49
; exit: 0
declare i32 @printf(ptr, ...)
@fmt = constant [4 x i8] c"%d\0A\00"
@g = global i32 0
define i32 @f(i32 %n) noinline {
entry:
  br label %a
a:
  %i = phi i32 [ 0, %entry ], [ %i1, %a ]
  %i1 = add i32 %i, 1
  store volatile i32 %i1, ptr @g
  %v = load volatile i32, ptr @g
  %c = icmp slt i32 %v, %n
  br i1 %c, label %a, label %b
b:
  %j = phi i32 [ 0, %a ], [ %j1, %b ]
  %s = phi i32 [ 0, %a ], [ %s1, %b ]
  %w = load volatile i32, ptr @g
  %s1 = add i32 %s, %w
  %j1 = add i32 %j, 1
  %d = icmp slt i32 %j1, %i1
  br i1 %d, label %b, label %end
end:
  ret i32 %s1
}
define i32 @main() {
  %r = call i32 @f(i32 7)
  %p = call i32 (ptr, ...) @printf(ptr @fmt, i32 %r)
  ret i32 0
}
