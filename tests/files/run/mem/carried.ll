; test: what an iteration loads or stores for the next one: sorting by swaps, two terms of a sum, neighbours that differ.
; exit: 107
; The 8 numbers are sorted to 1 1 2 3 4 5 6 9, of which 6 pairs of neighbours differ. Then each but the first two becomes
; the sum of the two before: 1 1 2 3 5 8 13 21, of which again 6 pairs differ. 6 + 6 * 8 + (21 + 13 + ... + 1) = 54 + 54 - 1.
@a = internal global [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6]
define internal void @sort(i64 %n) noinline {
entry:
  br label %outer
outer:
  %left = phi i64 [ %n, %entry ], [ %less, %done ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %next ]
  %p = getelementptr [8 x i32], ptr @a, i64 0, i64 %j
  %j1 = add i64 %j, 1
  %q = getelementptr [8 x i32], ptr @a, i64 0, i64 %j1
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  %more = icmp sgt i32 %x, %y
  br i1 %more, label %swap, label %next
swap:
  store i32 %y, ptr %p
  store i32 %x, ptr %q
  br label %next
next:
  %on = icmp slt i64 %j1, %left
  br i1 %on, label %inner, label %done
done:
  %less = sub i64 %left, 1
  %again = icmp sgt i64 %less, 0
  br i1 %again, label %outer, label %end
end:
  ret void
}
define internal i32 @differ(i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %c = phi i32 [ 0, %entry ], [ %c1, %body ]
  %p = getelementptr [8 x i32], ptr @a, i64 0, i64 %i
  %x = load i32, ptr %p
  %bad = icmp slt i32 %x, 0
  br i1 %bad, label %end, label %body
body:
  %i1 = add i64 %i, 1
  %q = getelementptr [8 x i32], ptr @a, i64 0, i64 %i1
  %y = load i32, ptr %q
  %ne = icmp ne i32 %x, %y
  %one = zext i1 %ne to i32
  %c1 = add i32 %c, %one
  %on = icmp slt i64 %i1, %n
  br i1 %on, label %loop, label %end
end:
  %r = phi i32 [ %c, %loop ], [ %c1, %body ]
  ret i32 %r
}
define internal void @sums(i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 2, %entry ], [ %i1, %loop ]
  %before = sub i64 %i, 1
  %two = sub i64 %i, 2
  %p = getelementptr [8 x i32], ptr @a, i64 0, i64 %before
  %q = getelementptr [8 x i32], ptr @a, i64 0, i64 %two
  %r = getelementptr [8 x i32], ptr @a, i64 0, i64 %i
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  %s = add i32 %x, %y
  store i32 %s, ptr %r
  %i1 = add i64 %i, 1
  %on = icmp slt i64 %i1, %n
  br i1 %on, label %loop, label %end
end:
  ret void
}
define internal i32 @total(i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %t = phi i32 [ 0, %entry ], [ %t1, %loop ]
  %p = getelementptr [8 x i32], ptr @a, i64 0, i64 %i
  %x = load i32, ptr %p
  %t1 = add i32 %t, %x
  %i1 = add i64 %i, 1
  %on = icmp slt i64 %i1, %n
  br i1 %on, label %loop, label %end
end:
  ret i32 %t1
}
define i32 @main() {
  call void @sort(i64 7)
  %first = call i32 @differ(i64 7)
  call void @sums(i64 8)
  %second = call i32 @differ(i64 7)
  %all = call i32 @total(i64 8)
  %eight = mul i32 %second, 8
  %a = add i32 %first, %eight
  %b = add i32 %a, %all
  %c = sub i32 %b, 1
  ret i32 %c
}
