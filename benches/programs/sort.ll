; Quicksort of pseudo-random numbers, twenty-five times.
; interpreter: %k1, 25 -> %k1, 1
@data = global [100000 x i64] zeroinitializer
@fmt = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define void @fill(i64 %seed0) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %seed = phi i64 [ %seed0, %entry ], [ %s1, %loop ]
  %s0 = mul i64 %seed, 6364136223846793005
  %s1 = add i64 %s0, 1442695040888963407
  %v = lshr i64 %s1, 33
  %p = getelementptr [100000 x i64], ptr @data, i64 0, i64 %i
  store i64 %v, ptr %p
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, 100000
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @swap(ptr %a, ptr %b) {
  %x = load i64, ptr %a
  %y = load i64, ptr %b
  store i64 %y, ptr %a
  store i64 %x, ptr %b
  ret void
}

define void @sort(ptr %a, i64 %lo, i64 %hi) {
entry:
  %c = icmp slt i64 %lo, %hi
  br i1 %c, label %part, label %done
part:
  %hp = getelementptr i64, ptr %a, i64 %hi
  %pivot = load i64, ptr %hp
  br label %loop
loop:
  %i = phi i64 [ %lo, %part ], [ %i2, %next ]
  %j = phi i64 [ %lo, %part ], [ %j1, %next ]
  %more = icmp slt i64 %j, %hi
  br i1 %more, label %body, label %end
body:
  %jp = getelementptr i64, ptr %a, i64 %j
  %v = load i64, ptr %jp
  %lt = icmp slt i64 %v, %pivot
  br i1 %lt, label %move, label %next
move:
  %ip = getelementptr i64, ptr %a, i64 %i
  call void @swap(ptr %ip, ptr %jp)
  %i1 = add i64 %i, 1
  br label %next
next:
  %i2 = phi i64 [ %i, %body ], [ %i1, %move ]
  %j1 = add i64 %j, 1
  br label %loop
end:
  %mp = getelementptr i64, ptr %a, i64 %i
  call void @swap(ptr %mp, ptr %hp)
  %l = sub i64 %i, 1
  %r = add i64 %i, 1
  call void @sort(ptr %a, i64 %lo, i64 %l)
  call void @sort(ptr %a, i64 %r, i64 %hi)
  br label %done
done:
  ret void
}

define i64 @main() {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k1, %loop ]
  %t = phi i64 [ 0, %entry ], [ %t2, %loop ]
  call void @fill(i64 %k)
  call void @sort(ptr @data, i64 0, i64 99999)
  %at = mul i64 %k, 777
  %p = getelementptr [100000 x i64], ptr @data, i64 0, i64 %at
  %v = load i64, ptr %p
  %t1 = mul i64 %t, 31
  %t2 = add i64 %t1, %v
  %k1 = add i64 %k, 1
  %c = icmp slt i64 %k1, 25
  br i1 %c, label %loop, label %done
done:
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i64 %t2)
  ret i64 0
}
