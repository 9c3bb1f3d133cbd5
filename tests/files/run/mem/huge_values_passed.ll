; test: structs of more parts than are values each are passed and returned, in memory.
; oracle: none (LLVM takes minutes for each of its parts)
; exit: 0
; stdout: 12 0 9 9
%s = type { [20000 x i32], i64 }
@a = global [75000 x i32] zeroinitializer
@b = global [75000 x i32] zeroinitializer
@line = constant [13 x i8] c"%d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define void @f(i32 %first, %s %x, ptr %to, %s %y) noinline {
  store %s %x, ptr %to
  %q = getelementptr %s, ptr %to, i64 1
  store %s %y, ptr %q
  store i32 %first, ptr %q
  ret void
}
define %s @g(ptr %p) noinline {
  %v = load %s, ptr %p
  store i32 0, ptr %p
  ret %s %v
}
define %s @again(ptr %p, i32 %n) noinline {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  %v = call %s @g(ptr %p)
  ret %s %v
more:
  %m = sub i32 %n, 1
  %w = call %s @again(ptr %p, i32 %m)
  ret %s %w
}
define %s @nothing() noinline {
  ret %s zeroinitializer
}
define i32 @main() {
  store i32 9, ptr @a
  store i32 12, ptr getelementptr (i32, ptr @a, i64 19999)
  %x = call %s @again(ptr @a, i32 2)
  %z = call %s @nothing()
  %f = load volatile ptr, ptr @pointer
  call void %f(i32 9, %s %x, ptr @b, %s %z)
  %p = load i32, ptr getelementptr (i32, ptr @b, i64 19999)
  %r = load i32, ptr getelementptr (%s, ptr @b, i64 1, i32 0, i64 19999)
  %t = load i32, ptr @b
  %u = load i32, ptr getelementptr (%s, ptr @b, i64 1)
  %n = call i32 (ptr, ...) @printf(ptr @line, i32 %p, i32 %r, i32 %t, i32 %u)
  ret i32 0
}
@pointer = global ptr @f
