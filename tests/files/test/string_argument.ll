; test: assertions that give strings and null, and expect a string.
; ASSERT EQ: i64 3 = call i64 @length(ptr c"abc")
; ASSERT EQ: i64 0 = call i64 @length(ptr null)
; ASSERT EQ: ptr null = call ptr @same(ptr null)
define i64 @length(ptr %s) {
entry:
  %none = icmp eq ptr %s, null
  br i1 %none, label %zero, label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p
  %end = icmp eq i8 %c, 0
  br i1 %end, label %done, label %body
body:
  %i1 = add i64 %i, 1
  br label %head
done:
  ret i64 %i
zero:
  ret i64 0
}
define ptr @same(ptr %p) {
  ret ptr %p
}
