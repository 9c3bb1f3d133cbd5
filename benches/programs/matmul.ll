; Multiplication of square matrices of i64, three nested loops.
; interpreter: 300 -> 60
@a = global [300 x [300 x i64]] zeroinitializer
@b = global [300 x [300 x i64]] zeroinitializer
@c = global [300 x [300 x i64]] zeroinitializer
@fmt = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define void @fill(i64 %seed) {
entry:
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i1, %rowend ]
  br label %col
col:
  %j = phi i64 [ 0, %row ], [ %j1, %col ]
  %x0 = mul i64 %i, 7
  %x1 = add i64 %x0, %j
  %x2 = add i64 %x1, %seed
  %x = and i64 %x2, 15
  %y0 = mul i64 %j, 5
  %y1 = sub i64 %y0, %i
  %y = and i64 %y1, 31
  %pa = getelementptr [300 x [300 x i64]], ptr @a, i64 0, i64 %i, i64 %j
  store i64 %x, ptr %pa
  %pb = getelementptr [300 x [300 x i64]], ptr @b, i64 0, i64 %i, i64 %j
  store i64 %y, ptr %pb
  %j1 = add i64 %j, 1
  %cj = icmp slt i64 %j1, 300
  br i1 %cj, label %col, label %rowend
rowend:
  %i1 = add i64 %i, 1
  %ci = icmp slt i64 %i1, 300
  br i1 %ci, label %row, label %done
done:
  ret void
}

define void @multiply() {
entry:
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i1, %rowend ]
  br label %col
col:
  %j = phi i64 [ 0, %row ], [ %j1, %colend ]
  br label %dot
dot:
  %k = phi i64 [ 0, %col ], [ %k1, %dot ]
  %s = phi i64 [ 0, %col ], [ %s1, %dot ]
  %pa = getelementptr [300 x [300 x i64]], ptr @a, i64 0, i64 %i, i64 %k
  %pb = getelementptr [300 x [300 x i64]], ptr @b, i64 0, i64 %k, i64 %j
  %x = load i64, ptr %pa
  %y = load i64, ptr %pb
  %xy = mul i64 %x, %y
  %s1 = add i64 %s, %xy
  %k1 = add i64 %k, 1
  %ck = icmp slt i64 %k1, 300
  br i1 %ck, label %dot, label %colend
colend:
  %pc = getelementptr [300 x [300 x i64]], ptr @c, i64 0, i64 %i, i64 %j
  store i64 %s1, ptr %pc
  %j1 = add i64 %j, 1
  %cj = icmp slt i64 %j1, 300
  br i1 %cj, label %col, label %rowend
rowend:
  %i1 = add i64 %i, 1
  %ci = icmp slt i64 %i1, 300
  br i1 %ci, label %row, label %done
done:
  ret void
}

define i64 @main() {
entry:
  br label %loop
loop:
  %n = phi i64 [ 0, %entry ], [ %n1, %loop ]
  %t = phi i64 [ 0, %entry ], [ %t2, %loop ]
  call void @fill(i64 %n)
  call void @multiply()
  %p = getelementptr [300 x [300 x i64]], ptr @c, i64 0, i64 29, i64 %n
  %v = load i64, ptr %p
  %t1 = mul i64 %t, 31
  %t2 = add i64 %t1, %v
  %n1 = add i64 %n, 1
  %c = icmp slt i64 %n1, 8
  br i1 %c, label %loop, label %done
done:
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i64 %t2)
  ret i64 0
}
