; test: loads and stores at odd addresses work.
; exit: 58
define i64 @main() {
  %b = alloca [32 x i8]
  %p = getelementptr i8, ptr %b, i64 3
  store i64 4919131752989213764, ptr %p, align 1
  %q = getelementptr i8, ptr %b, i64 13
  store i32 -10, ptr %q, align 1
  %v = load i64, ptr %p, align 1
  %w = load i32, ptr %q, align 1
  %v1 = and i64 %v, 127
  %w1 = sext i32 %w to i64
  %r = add i64 %v1, %w1
  ret i64 %r
}
