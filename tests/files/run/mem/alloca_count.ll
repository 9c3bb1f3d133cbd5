; test: alloca with a constant and with a variable count.
; exit: 62
define i64 @t(i64 %n) {
entry:
  %a = alloca i64, i64 %n
  %b = alloca i32, i32 4
  %b3 = getelementptr i32, ptr %b, i64 3
  store i32 17, ptr %b3
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i1, %fill ]
  %p = getelementptr i64, ptr %a, i64 %i
  store i64 %i, ptr %p
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %fill, label %add
add:
  %j = phi i64 [ 0, %fill ], [ %j1, %add ]
  %s = phi i64 [ 0, %fill ], [ %s1, %add ]
  %q = getelementptr i64, ptr %a, i64 %j
  %v = load i64, ptr %q
  %s1 = add i64 %s, %v
  %j1 = add i64 %j, 1
  %d = icmp slt i64 %j1, %n
  br i1 %d, label %add, label %done
done:
  %w = load i32, ptr %b3
  %wl = sext i32 %w to i64
  %r = add i64 %s1, %wl
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @t(i64 10)
  ret i64 %r
}
