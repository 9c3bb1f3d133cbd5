; test: the three indices of 32 bits of a stencil, of which one wraps in the first iteration, in the last one or between
; stdout: rest 10 10 10 400
; stdout: last 10 10 20 420
; stdout: first 40 50 50 1990
; stdout: up 10 20 50 4360
; stdout: down 50 40 10 1640
; stdout: none 10 10 10 400
; stdout: least 10 10 20 420
; stdout: zero 40 50 50 1990
; stdout: over 10 20 50 4360
; exit: 0

; Of 128 bytes below where numbers wrap each is 10, of 128 from there on each is 50. What lies where the
; numbers would be if they did not wrap is 200. A result is a quarter of the byte before, twice the byte,
; and the byte behind: 20 at the last of the tens, 40 at the first of the fifties. Shown are the first
; result, the 16th and the last one, and the sum of all.

@row = internal constant [16 x i8] c"%s %d %d %d %d\0A\00"
@to = internal global [128 x i8] zeroinitializer

declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @printf(ptr, ...)
declare ptr @memset(ptr, i32, i64)

@rest.name = internal constant [5 x i8] c"rest\00"
@last.name = internal constant [5 x i8] c"last\00"
@first.name = internal constant [6 x i8] c"first\00"
@up.name = internal constant [3 x i8] c"up\00"
@down.name = internal constant [5 x i8] c"down\00"
@none.name = internal constant [5 x i8] c"none\00"
@least.name = internal constant [6 x i8] c"least\00"
@zero.name = internal constant [5 x i8] c"zero\00"
@over.name = internal constant [5 x i8] c"over\00"

define void @signed(ptr %p, i32 %from, i32 %n) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %i = add i32 %from, %k
  %before = sub i32 %i, 1
  %a.i = sext i32 %before to i64
  %a.at = getelementptr i8, ptr %p, i64 %a.i
  %a.low = load i8, ptr %a.at
  %a = zext i8 %a.low to i32
  %b.i = sext i32 %i to i64
  %b.at = getelementptr i8, ptr %p, i64 %b.i
  %b.low = load i8, ptr %b.at
  %b = zext i8 %b.low to i32
  %behind = add i32 %i, 1
  %c.i = sext i32 %behind to i64
  %c.at = getelementptr i8, ptr %p, i64 %c.i
  %c.low = load i8, ptr %c.at
  %c = zext i8 %c.low to i32
  %twice = shl i32 %b, 1
  %two = add i32 %a, %twice
  %all = add i32 %two, %c
  %part = lshr i32 %all, 2
  %low = trunc i32 %part to i8
  %wide = zext i32 %k to i64
  %to = getelementptr i8, ptr @to, i64 %wide
  store i8 %low, ptr %to
  %next = add i32 %k, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @unsigned(ptr %p, i32 %from, i32 %n) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %i = add i32 %from, %k
  %before = sub i32 %i, 1
  %a.i = zext i32 %before to i64
  %a.at = getelementptr i8, ptr %p, i64 %a.i
  %a.low = load i8, ptr %a.at
  %a = zext i8 %a.low to i32
  %b.i = zext i32 %i to i64
  %b.at = getelementptr i8, ptr %p, i64 %b.i
  %b.low = load i8, ptr %b.at
  %b = zext i8 %b.low to i32
  %behind = add i32 %i, 1
  %c.i = zext i32 %behind to i64
  %c.at = getelementptr i8, ptr %p, i64 %c.i
  %c.low = load i8, ptr %c.at
  %c = zext i8 %c.low to i32
  %twice = shl i32 %b, 1
  %two = add i32 %a, %twice
  %all = add i32 %two, %c
  %part = lshr i32 %all, 2
  %low = trunc i32 %part to i8
  %wide = zext i32 %k to i64
  %to = getelementptr i8, ptr @to, i64 %wide
  store i8 %low, ptr %to
  %next = add i32 %k, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @downwards(ptr %p, i32 %from, i32 %n) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %i = sub i32 %from, %k
  %before = sub i32 %i, 1
  %a.i = sext i32 %before to i64
  %a.at = getelementptr i8, ptr %p, i64 %a.i
  %a.low = load i8, ptr %a.at
  %a = zext i8 %a.low to i32
  %b.i = sext i32 %i to i64
  %b.at = getelementptr i8, ptr %p, i64 %b.i
  %b.low = load i8, ptr %b.at
  %b = zext i8 %b.low to i32
  %behind = add i32 %i, 1
  %c.i = sext i32 %behind to i64
  %c.at = getelementptr i8, ptr %p, i64 %c.i
  %c.low = load i8, ptr %c.at
  %c = zext i8 %c.low to i32
  %twice = shl i32 %b, 1
  %two = add i32 %a, %twice
  %all = add i32 %two, %c
  %part = lshr i32 %all, 2
  %low = trunc i32 %part to i8
  %wide = zext i32 %k to i64
  %to = getelementptr i8, ptr @to, i64 %wide
  store i8 %low, ptr %to
  %next = add i32 %k, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i32 @at(i64 %i) {
  %p = getelementptr i8, ptr @to, i64 %i
  %low = load i8, ptr %p
  %byte = zext i8 %low to i32
  ret i32 %byte
}

define void @show(ptr %name, ptr %run, ptr %p, i32 %from, i32 %n) {
entry:
  call void %run(ptr %p, i32 %from, i32 %n)
  %count = zext i32 %n to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %byte = call i32 @at(i64 %i)
  %sum = add i32 %s, %byte
  %next = add i64 %i, 1
  %more = icmp ne i64 %next, %count
  br i1 %more, label %loop, label %done
done:
  %first = call i32 @at(i64 0)
  %middle = call i32 @at(i64 15)
  %last = call i32 @at(i64 %i)
  call i32 (ptr, ...) @printf(ptr @row, ptr %name, i32 %first, i32 %middle, i32 %last, i32 %sum)
  ret void
}

; The bytes about an address where numbers wrap: those below one, and those from another one on.
define void @fill(ptr %p, i64 %end, i64 %start) {
  %tens = sub i64 %end, 128
  %wrong = sub i64 %start, 128
  %a = getelementptr i8, ptr %p, i64 %tens
  %b = getelementptr i8, ptr %p, i64 %start
  %c = getelementptr i8, ptr %p, i64 %end
  %d = getelementptr i8, ptr %p, i64 %wrong
  call ptr @memset(ptr %c, i32 200, i64 128)
  call ptr @memset(ptr %d, i32 200, i64 128)
  call ptr @memset(ptr %a, i32 10, i64 128)
  call ptr @memset(ptr %b, i32 50, i64 128)
  ret void
}

define i32 @main() {
  ; Six GiB of addresses, so that each index has a place.
  %start = call ptr @mmap(ptr null, i64 6442991616, i32 3, i32 16418, i32 -1, i64 0)
  %p = getelementptr i8, ptr %start, i64 2147516416
  call void @fill(ptr %p, i64 2147483648, i64 -2147483648)
  call void @show(ptr @rest.name, ptr @signed, ptr %p, i32 2147483607, i32 40)
  call void @show(ptr @last.name, ptr @signed, ptr %p, i32 2147483607, i32 41)
  call void @show(ptr @first.name, ptr @signed, ptr %p, i32 -2147483648, i32 40)
  call void @show(ptr @up.name, ptr @signed, ptr %p, i32 2147483632, i32 100)
  call void @show(ptr @down.name, ptr @downwards, ptr %p, i32 -2147483633, i32 100)
  call void @fill(ptr %p, i64 4294967296, i64 0)
  call void @show(ptr @none.name, ptr @unsigned, ptr %p, i32 -41, i32 40)
  call void @show(ptr @least.name, ptr @unsigned, ptr %p, i32 -41, i32 41)
  call void @show(ptr @zero.name, ptr @unsigned, ptr %p, i32 0, i32 40)
  call void @show(ptr @over.name, ptr @unsigned, ptr %p, i32 -16, i32 100)
  ret i32 0
}
