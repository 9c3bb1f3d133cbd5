; test: the oldest vintage: load, getelementptr and call without the pointee's type.
; exit: 25
@a = global [3 x i64] [i64 5, i64 10, i64 15]
define i64 @f(i64* %p) {
  %v = load i64* %p, align 8
  %q = getelementptr inbounds i64* %p, i64 1
  %w = load i64* %q
  %r = add nsw i64 %v, %w
  ret i64 %r
}
define i64 @main() {
  %p = getelementptr inbounds [3 x i64]* @a, i64 0, i64 1
  %r = call i64 (i64*)* @f(i64* %p)
  ret i64 %r
}
