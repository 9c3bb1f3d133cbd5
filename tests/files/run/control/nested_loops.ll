; test: loops in loops, left from within by one, by two and altogether; what they compute is used outside.
; exit: 0
; stdout: 1200 25 6 10 6
; stdout: 5412 40 9 22 12

@format = private constant [20 x i8] c"%ld %ld %d %ld %ld\0A\00"

declare i32 @printf(ptr, ...)

define void @walk(i64 %limit, i64 %stop) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.end ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %outer.end ]
  %i.next = add i64 %i, 1
  %i.twice = shl i64 %i, 1
  br label %middle

middle:
  %j = phi i64 [ 0, %outer ], [ %j.next, %middle.end ]
  %count = phi i64 [ %sum, %outer ], [ %count.inner, %middle.end ]
  %j.next = add i64 %j, 1
  br label %inner

inner:
  %k = phi i32 [ 0, %middle ], [ %k.next, %inner.end ]
  %count.inner = phi i64 [ %count, %middle ], [ %count.next, %inner.end ]
  %k.next = add i32 %k, 1
  %count.next = add i64 %count.inner, %i.twice
  %k.wide = zext i32 %k to i64
  %product = mul i64 %k.wide, %j.next
  %over = icmp uge i64 %count.next, %limit
  br i1 %over, label %done, label %inner.more

inner.more:
  %skip = icmp ugt i64 %product, %stop
  br i1 %skip, label %outer.end, label %inner.end

inner.end:
  %k.done = icmp eq i32 %k.next, 9
  br i1 %k.done, label %middle.end, label %inner

middle.end:
  %j.done = icmp eq i64 %j.next, 5
  br i1 %j.done, label %outer.end, label %middle

outer.end:
  %sum.next = phi i64 [ %count.next, %inner.more ], [ %count.next, %middle.end ]
  %last.j = phi i64 [ %j, %inner.more ], [ %j.next, %middle.end ]
  %i.done = icmp eq i64 %i.next, 12
  br i1 %i.done, label %done, label %outer

done:
  %total = phi i64 [ %count.next, %inner ], [ %sum.next, %outer.end ]
  %where = add i64 %total, %product
  %rest = sub i64 %where, %total
  call i32 (ptr, ...) @printf(ptr @format, i64 %total, i64 %rest, i32 %k.next, i64 %i.twice, i64 %i.next)
  ret void
}

define i32 @main() {
  call void @walk(i64 1200, i64 38)
  call void @walk(i64 1000000, i64 1000)
  ret i32 0
}
