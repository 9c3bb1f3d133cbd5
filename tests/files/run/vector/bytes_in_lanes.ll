; test: bytes computed in numbers of 32 bits, of which a byte is stored: in lanes as one by one
; stdout: mean 150 127 255 127: 0
; stdout: half_difference 50 128 0 0: 0
; stdout: signed_mean 22 255 255 255: 0
; stdout: high_bits 0 255 0 0: 0
; stdout: product 78 0 254 63: 0
; stdout: product_of_three 61 0 253 31: 0
; stdout: signed_product 212 0 0 129: 0
; stdout: magnitude 100 255 0 1: 0
; stdout: greater 200 255 255 128: 0
; stdout: lesser 200 255 255 128: 0
; stdout: one_signed 200 0 255 128: 0
; stdout: at_most 255 255 255 255: 0
; stdout: at_least 100 0 0 1: 0
; stdout: ninth 33 28 56 28: 0
; stdout: signed_ninth 11 228 0 0: 0
; stdout: above 100 0 255 127: 0
; stdout: count 1 1 3 2: 0
; stdout: clamped 87 0 63 32: 0
; stdout: weighted 119 150 227 113: 0
; stdout: seventeen_bits 149 127 254 127: 0
; exit: 0

; Each operation is in a loop, and in a function that another loop calls for each element. The pairs
; are (200, 100), (0, 255), (255, 255) and (128, 127). What is printed last is how often the two loops
; differ, for counts about those of lanes, results apart from what they are made of, in its place, and
; one or some bytes before and behind it.

declare i32 @printf(ptr, ...)
declare i32 @memcmp(ptr, ptr, i64)

@pairs.a = internal constant [4 x i8] c"\C8\00\FF\80"
@pairs.b = internal constant [4 x i8] c"\64\FF\FF\7F"
@counts = internal constant [12 x i64] [i64 0, i64 1, i64 2, i64 15, i64 16, i64 17, i64 31, i64 32, i64 33, i64 64, i64 65, i64 100]
@places = internal constant [8 x i64] [i64 0, i64 1, i64 -1, i64 5, i64 -5, i64 16, i64 -16, i64 256]
@fast = internal global [1024 x i8] zeroinitializer
@slow = internal global [1024 x i8] zeroinitializer
@row = internal constant [20 x i8] c"%s %d %d %d %d: %d\0A\00"

@mean.name = internal constant [5 x i8] c"mean\00"
@half_difference.name = internal constant [16 x i8] c"half_difference\00"
@signed_mean.name = internal constant [12 x i8] c"signed_mean\00"
@high_bits.name = internal constant [10 x i8] c"high_bits\00"
@product.name = internal constant [8 x i8] c"product\00"
@product_of_three.name = internal constant [17 x i8] c"product_of_three\00"
@signed_product.name = internal constant [15 x i8] c"signed_product\00"
@magnitude.name = internal constant [10 x i8] c"magnitude\00"
@greater.name = internal constant [8 x i8] c"greater\00"
@lesser.name = internal constant [7 x i8] c"lesser\00"
@one_signed.name = internal constant [11 x i8] c"one_signed\00"
@at_most.name = internal constant [8 x i8] c"at_most\00"
@at_least.name = internal constant [9 x i8] c"at_least\00"
@ninth.name = internal constant [6 x i8] c"ninth\00"
@signed_ninth.name = internal constant [13 x i8] c"signed_ninth\00"
@above.name = internal constant [6 x i8] c"above\00"
@count.name = internal constant [6 x i8] c"count\00"
@clamped.name = internal constant [8 x i8] c"clamped\00"
@weighted.name = internal constant [9 x i8] c"weighted\00"
@seventeen_bits.name = internal constant [15 x i8] c"seventeen_bits\00"

define i8 @mean.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = add i32 %x, %y
  %v = lshr i32 %u, 1
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @mean.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = add i32 %x, %y
  %v = lshr i32 %u, 1
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @mean.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @mean.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @half_difference.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = sub i32 %x, %y
  %v = ashr i32 %u, 1
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @half_difference.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = sub i32 %x, %y
  %v = ashr i32 %u, 1
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @half_difference.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @half_difference.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @signed_mean.one(i8 %a, i8 %b) noinline {
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %u = add i32 %x, %y
  %v = ashr i32 %u, 1
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @signed_mean.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %u = add i32 %x, %y
  %v = ashr i32 %u, 1
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @signed_mean.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @signed_mean.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @high_bits.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = sub i32 %x, %y
  %v = lshr i32 %u, 15
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @high_bits.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = sub i32 %x, %y
  %v = lshr i32 %u, 15
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @high_bits.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @high_bits.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @product.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = mul i32 %x, %y
  %v = lshr i32 %u, 8
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @product.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = mul i32 %x, %y
  %v = lshr i32 %u, 8
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @product.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @product.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @product_of_three.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %p = mul i32 %x, %y
  %u = mul i32 %p, %x
  %v = lshr i32 %u, 16
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @product_of_three.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %p = mul i32 %x, %y
  %u = mul i32 %p, %x
  %v = lshr i32 %u, 16
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @product_of_three.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @product_of_three.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @signed_product.one(i8 %a, i8 %b) noinline {
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %u = mul i32 %x, %y
  %v = ashr i32 %u, 7
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @signed_product.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %u = mul i32 %x, %y
  %v = ashr i32 %u, 7
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @signed_product.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @signed_product.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @magnitude.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = sub i32 %x, %y
  %c = icmp slt i32 %u, 0
  %m = sub i32 0, %u
  %v = select i1 %c, i32 %m, i32 %u
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @magnitude.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = sub i32 %x, %y
  %c = icmp slt i32 %u, 0
  %m = sub i32 0, %u
  %v = select i1 %c, i32 %m, i32 %u
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @magnitude.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @magnitude.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @greater.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %c = icmp sgt i32 %x, %y
  %v = select i1 %c, i32 %x, i32 %y
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @greater.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %c = icmp sgt i32 %x, %y
  %v = select i1 %c, i32 %x, i32 %y
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @greater.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @greater.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @lesser.one(i8 %a, i8 %b) noinline {
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %c = icmp slt i32 %x, %y
  %v = select i1 %c, i32 %x, i32 %y
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @lesser.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %c = icmp slt i32 %x, %y
  %v = select i1 %c, i32 %x, i32 %y
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @lesser.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @lesser.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @one_signed.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = sext i8 %b to i32
  %c = icmp sgt i32 %x, %y
  %v = select i1 %c, i32 %x, i32 %y
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @one_signed.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = sext i8 %b to i32
  %c = icmp sgt i32 %x, %y
  %v = select i1 %c, i32 %x, i32 %y
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @one_signed.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @one_signed.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @at_most.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = add i32 %x, %y
  %c = icmp slt i32 %u, 255
  %v = select i1 %c, i32 %u, i32 255
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @at_most.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = add i32 %x, %y
  %c = icmp slt i32 %u, 255
  %v = select i1 %c, i32 %u, i32 255
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @at_most.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @at_most.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @at_least.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = sub i32 %x, %y
  %c = icmp sgt i32 %u, 0
  %v = select i1 %c, i32 %u, i32 0
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @at_least.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = sub i32 %x, %y
  %c = icmp sgt i32 %u, 0
  %v = select i1 %c, i32 %u, i32 0
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @at_least.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @at_least.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @ninth.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = add i32 %x, %y
  %v = udiv i32 %u, 9
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @ninth.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = add i32 %x, %y
  %v = udiv i32 %u, 9
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @ninth.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @ninth.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @signed_ninth.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = sub i32 %x, %y
  %v = sdiv i32 %u, 9
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @signed_ninth.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = sub i32 %x, %y
  %v = sdiv i32 %u, 9
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @signed_ninth.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @signed_ninth.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @above.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = sub i32 %x, %y
  %c = icmp ugt i32 %u, 100
  %v = select i1 %c, i32 %x, i32 %y
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @above.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %u = sub i32 %x, %y
  %c = icmp ugt i32 %u, 100
  %v = select i1 %c, i32 %x, i32 %y
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @above.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @above.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @count.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %p = icmp ugt i32 %x, 100
  %q = icmp sgt i32 %y, 100
  %r = icmp eq i32 %x, %y
  %p1 = zext i1 %p to i32
  %q1 = zext i1 %q to i32
  %r1 = zext i1 %r to i32
  %s = add i32 %p1, %q1
  %v = add i32 %s, %r1
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @count.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %p = icmp ugt i32 %x, 100
  %q = icmp sgt i32 %y, 100
  %r = icmp eq i32 %x, %y
  %p1 = zext i1 %p to i32
  %q1 = zext i1 %q to i32
  %r1 = zext i1 %r to i32
  %s = add i32 %p1, %q1
  %v = add i32 %s, %r1
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @count.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @count.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @clamped.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %p = mul i32 %x, 5
  %q = mul i32 %y, 3
  %s = sub i32 %p, %q
  %u = ashr i32 %s, 3
  %c = icmp slt i32 %u, 0
  %t = select i1 %c, i32 0, i32 %u
  %d = icmp sgt i32 %t, 255
  %v = select i1 %d, i32 255, i32 %t
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @clamped.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %p = mul i32 %x, 5
  %q = mul i32 %y, 3
  %s = sub i32 %p, %q
  %u = ashr i32 %s, 3
  %c = icmp slt i32 %u, 0
  %t = select i1 %c, i32 0, i32 %u
  %d = icmp sgt i32 %t, 255
  %v = select i1 %d, i32 255, i32 %t
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @clamped.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @clamped.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @weighted.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %p = mul i32 %x, 77
  %q = mul i32 %y, 151
  %s = add i32 %p, %q
  %u = add i32 %s, 29
  %v = lshr i32 %u, 8
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @weighted.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %p = mul i32 %x, 77
  %q = mul i32 %y, 151
  %s = add i32 %p, %q
  %u = add i32 %s, 29
  %v = lshr i32 %u, 8
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @weighted.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @weighted.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i8 @seventeen_bits.one(i8 %a, i8 %b) noinline {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %p = mul i32 %x, 255
  %q = mul i32 %y, 255
  %u = add i32 %p, %q
  %v = lshr i32 %u, 9
  %low = trunc i32 %v to i8
  ret i8 %low
}

define void @seventeen_bits.lanes(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %p = mul i32 %x, 255
  %q = mul i32 %y, 255
  %u = add i32 %p, %q
  %v = lshr i32 %u, 9
  %low = trunc i32 %v to i8
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @seventeen_bits.each(ptr %to, ptr %from, ptr %other, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %from, i64 %i
  %a = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %other, i64 %i
  %b = load i8, ptr %b.at
  %low = call i8 @seventeen_bits.one(i8 %a, i8 %b)
  %to.at = getelementptr i8, ptr %to, i64 %i
  store i8 %low, ptr %to.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; Fills memory with bytes that look random.
define void @fill(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = phi i32 [ 12345, %entry ], [ %r2, %loop ]
  %r1 = mul i32 %r, 1664525
  %r2 = add i32 %r1, 1013904223
  %high = lshr i32 %r2, 24
  %byte = trunc i32 %high to i8
  %at = getelementptr i8, ptr %p, i64 %i
  store i8 %byte, ptr %at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, 1024
  br i1 %more, label %loop, label %done
done:
  ret void
}

; How often two loops differ.
define i32 @differ(ptr %lanes, ptr %each) {
entry:
  br label %counts
counts:
  %c = phi i64 [ 0, %entry ], [ %c1, %counted ]
  %d0 = phi i32 [ 0, %entry ], [ %d2, %counted ]
  %count.at = getelementptr i64, ptr @counts, i64 %c
  %n = load i64, ptr %count.at
  br label %places
places:
  %p = phi i64 [ 0, %counts ], [ %p1, %places ]
  %d1 = phi i32 [ %d0, %counts ], [ %d2, %places ]
  %place.at = getelementptr i64, ptr @places, i64 %p
  %place = load i64, ptr %place.at
  %to = add i64 %place, 300
  call void @fill(ptr @fast)
  call void @fill(ptr @slow)
  %fast.to = getelementptr i8, ptr @fast, i64 %to
  %fast.a = getelementptr i8, ptr @fast, i64 300
  %fast.b = getelementptr i8, ptr @fast, i64 700
  call void %lanes(ptr %fast.to, ptr %fast.a, ptr %fast.b, i64 %n)
  %slow.to = getelementptr i8, ptr @slow, i64 %to
  %slow.a = getelementptr i8, ptr @slow, i64 300
  %slow.b = getelementptr i8, ptr @slow, i64 700
  call void %each(ptr %slow.to, ptr %slow.a, ptr %slow.b, i64 %n)
  %order = call i32 @memcmp(ptr @fast, ptr @slow, i64 1024)
  %is = icmp ne i32 %order, 0
  %one = zext i1 %is to i32
  %d2 = add i32 %d1, %one
  %p1 = add i64 %p, 1
  %more.places = icmp ne i64 %p1, 8
  br i1 %more.places, label %places, label %counted
counted:
  %c1 = add i64 %c, 1
  %more.counts = icmp ne i64 %c1, 12
  br i1 %more.counts, label %counts, label %done
done:
  ret i32 %d2
}

define void @show(ptr %name, ptr %lanes, ptr %each) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %which = and i64 %i, 3
  %a.at = getelementptr i8, ptr @pairs.a, i64 %which
  %b.at = getelementptr i8, ptr @pairs.b, i64 %which
  %a = load i8, ptr %a.at
  %b = load i8, ptr %b.at
  %a.to = getelementptr i8, ptr @fast, i64 %i
  %b.far = getelementptr i8, ptr @fast, i64 256
  %b.to = getelementptr i8, ptr %b.far, i64 %i
  store i8 %a, ptr %a.to
  store i8 %b, ptr %b.to
  %next = add i64 %i, 1
  %more = icmp ne i64 %next, 64
  br i1 %more, label %loop, label %ready
ready:
  %other = getelementptr i8, ptr @fast, i64 256
  %to = getelementptr i8, ptr @fast, i64 512
  call void %lanes(ptr %to, ptr @fast, ptr %other, i64 64)
  %r0.at = getelementptr i8, ptr %to, i64 0
  %r1.at = getelementptr i8, ptr %to, i64 17
  %r2.at = getelementptr i8, ptr %to, i64 34
  %r3.at = getelementptr i8, ptr %to, i64 63
  %r0.low = load i8, ptr %r0.at
  %r1.low = load i8, ptr %r1.at
  %r2.low = load i8, ptr %r2.at
  %r3.low = load i8, ptr %r3.at
  %r0 = zext i8 %r0.low to i32
  %r1 = zext i8 %r1.low to i32
  %r2 = zext i8 %r2.low to i32
  %r3 = zext i8 %r3.low to i32
  %differ = call i32 @differ(ptr %lanes, ptr %each)
  call i32 (ptr, ...) @printf(ptr @row, ptr %name, i32 %r0, i32 %r1, i32 %r2, i32 %r3, i32 %differ)
  ret void
}

define i32 @main() {
  call void @show(ptr @mean.name, ptr @mean.lanes, ptr @mean.each)
  call void @show(ptr @half_difference.name, ptr @half_difference.lanes, ptr @half_difference.each)
  call void @show(ptr @signed_mean.name, ptr @signed_mean.lanes, ptr @signed_mean.each)
  call void @show(ptr @high_bits.name, ptr @high_bits.lanes, ptr @high_bits.each)
  call void @show(ptr @product.name, ptr @product.lanes, ptr @product.each)
  call void @show(ptr @product_of_three.name, ptr @product_of_three.lanes, ptr @product_of_three.each)
  call void @show(ptr @signed_product.name, ptr @signed_product.lanes, ptr @signed_product.each)
  call void @show(ptr @magnitude.name, ptr @magnitude.lanes, ptr @magnitude.each)
  call void @show(ptr @greater.name, ptr @greater.lanes, ptr @greater.each)
  call void @show(ptr @lesser.name, ptr @lesser.lanes, ptr @lesser.each)
  call void @show(ptr @one_signed.name, ptr @one_signed.lanes, ptr @one_signed.each)
  call void @show(ptr @at_most.name, ptr @at_most.lanes, ptr @at_most.each)
  call void @show(ptr @at_least.name, ptr @at_least.lanes, ptr @at_least.each)
  call void @show(ptr @ninth.name, ptr @ninth.lanes, ptr @ninth.each)
  call void @show(ptr @signed_ninth.name, ptr @signed_ninth.lanes, ptr @signed_ninth.each)
  call void @show(ptr @above.name, ptr @above.lanes, ptr @above.each)
  call void @show(ptr @count.name, ptr @count.lanes, ptr @count.each)
  call void @show(ptr @clamped.name, ptr @clamped.lanes, ptr @clamped.each)
  call void @show(ptr @weighted.name, ptr @weighted.lanes, ptr @weighted.each)
  call void @show(ptr @seventeen_bits.name, ptr @seventeen_bits.lanes, ptr @seventeen_bits.each)
  ret i32 0
}
