; test: a phi of pointers walks an array.
; exit: 60
@a = global [4 x i64] [i64 10, i64 20, i64 30, i64 0]
define i64 @main() {
entry:
  %start = getelementptr [4 x i64], [4 x i64]* @a, i32 0, i32 0
  br label %head
head:
  %p = phi i64* [ %start, %entry ], [ %p1, %body ]
  %s = phi i64 [ 0, %entry ], [ %s1, %body ]
  %v = load i64, i64* %p
  %z = icmp eq i64 %v, 0
  br i1 %z, label %done, label %body
body:
  %s1 = add i64 %s, %v
  %p1 = getelementptr i64, i64* %p, i64 1
  br label %head
done:
  ret i64 %s
}
