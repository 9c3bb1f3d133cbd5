; test: quicksort of a hundred pseudo-random numbers, then a check that they are in order and sum as before.
; exit: 0
; stdout: sorted, sum 47934
@data = global [100 x i64] zeroinitializer
@ok = private constant [18 x i8] c"sorted, sum %ld\0A\00\00"
@bad = private constant [10 x i8] c"unsorted\0A\00"

declare i32 @printf(ptr, ...)

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
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i1, %fill ]
  %seed = phi i64 [ 12345, %entry ], [ %s2, %fill ]
  %s0 = mul i64 %seed, 1103515245
  %s1 = add i64 %s0, 12345
  %s2 = and i64 %s1, 2147483647
  %s3 = lshr i64 %s2, 16
  %v = urem i64 %s3, 1000
  %p = getelementptr [100 x i64], ptr @data, i64 0, i64 %i
  store i64 %v, ptr %p
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, 100
  br i1 %c, label %fill, label %go
go:
  call void @sort(ptr @data, i64 0, i64 99)
  br label %check
check:
  %k = phi i64 [ 0, %go ], [ %k1, %inorder ]
  %prev = phi i64 [ -1, %go ], [ %w, %inorder ]
  %sum = phi i64 [ 0, %go ], [ %sum1, %inorder ]
  %q = getelementptr [100 x i64], ptr @data, i64 0, i64 %k
  %w = load i64, ptr %q
  %sum1 = add i64 %sum, %w
  %o = icmp sle i64 %prev, %w
  br i1 %o, label %inorder, label %wrong
inorder:
  %k1 = add i64 %k, 1
  %m = icmp slt i64 %k1, 100
  br i1 %m, label %check, label %good
good:
  %r1 = call i32 (ptr, ...) @printf(ptr @ok, i64 %sum1)
  ret i64 0
wrong:
  %r2 = call i32 (ptr, ...) @printf(ptr @bad)
  ret i64 1
}
