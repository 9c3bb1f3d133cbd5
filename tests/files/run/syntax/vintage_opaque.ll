; test: the newest vintage: opaque pointers.
; exit: 25
@a = global [3 x i64] [i64 5, i64 10, i64 15]
define i64 @f(ptr %p) {
  %v = load i64, ptr %p, align 8
  %q = getelementptr inbounds i64, ptr %p, i64 1
  %w = load i64, ptr %q
  %r = add nsw i64 %v, %w
  ret i64 %r
}
define i64 @main() {
  %p = getelementptr inbounds [3 x i64], ptr @a, i64 0, i64 1
  %r = call i64 (ptr) @f(ptr %p)
  ret i64 %r
}
