; test: an i1 in memory takes a byte and reads back as it was written.
; exit: 2
@flags = global [3 x i1] [i1 true, i1 false, i1 true]
define i64 @main() {
  %a = alloca i1
  store i1 true, ptr %a
  %t = load i1, ptr %a
  %p0 = getelementptr [3 x i1], ptr @flags, i64 0, i64 0
  %p1 = getelementptr [3 x i1], ptr @flags, i64 0, i64 1
  %p2 = getelementptr [3 x i1], ptr @flags, i64 0, i64 2
  %f0 = load i1, ptr %p0
  %f1 = load i1, ptr %p1
  %f2 = load i1, ptr %p2
  %b0 = and i1 %f0, %t
  br i1 %b0, label %next, label %bad
next:
  br i1 %f1, label %bad, label %third
third:
  %r = select i1 %f2, i64 2, i64 3
  ret i64 %r
bad:
  ret i64 1
}
