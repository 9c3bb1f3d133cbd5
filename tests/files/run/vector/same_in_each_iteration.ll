; test: what a loop loads at one address in each iteration changes where the loop stores to it
; exit: 0
; stdout: 480 250 490
; stdout: 305 800
; stdout: 7 12
; stdout: 8740
@a = global [20 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19]
@b = global [20 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19]
@c = global [20 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19]
@three = global i32 3
@x = global i32 1
@y = global i32 100
@t = global [8 x ptr] [ptr @x, ptr @x, ptr @x, ptr @x, ptr @x, ptr @x, ptr @x, ptr @x]
@u = global [8 x ptr] zeroinitializer
@py = global ptr @y
@d = global [16 x i32] [i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 12, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0]
@e = global [16 x i32] zeroinitializer
@twelve = global i32 12
@three.format = constant [10 x i8] c"%d %d %d\0A\00"
@one.format = constant [4 x i8] c"%d\0A\00"
@two.format = constant [7 x i8] c"%d %d\0A\00"
declare i32 @printf(ptr, ...)

; Adds what is at %p to each of 20 elements.
define void @forwards(ptr %d, ptr %p) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %at = getelementptr i32, ptr %d, i64 %i
  %own = load i32, ptr %at
  %more = load i32, ptr %p
  %sum = add i32 %own, %more
  store i32 %sum, ptr %at
  %i1 = add i64 %i, 1
  %goes = icmp slt i64 %i1, 20
  br i1 %goes, label %loop, label %done
done:
  ret void
}

define void @backwards(ptr %d, ptr %p) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 19, %entry ], [ %i1, %loop ]
  %at = getelementptr i32, ptr %d, i64 %i
  %own = load i32, ptr %at
  %more = load i32, ptr %p
  %sum = add i32 %own, %more
  store i32 %sum, ptr %at
  %i1 = add i64 %i, -1
  %goes = icmp sge i64 %i1, 0
  br i1 %goes, label %loop, label %done
done:
  ret void
}

; Adds up what the pointer at %p points to, and stores that of @y to 8 elements.
define i32 @pointers(ptr %d, ptr %p) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %from = load ptr, ptr %p
  %more = load i32, ptr %from
  %s1 = add i32 %s, %more
  %at = getelementptr ptr, ptr %d, i64 %i
  store ptr @y, ptr %at
  %i1 = add i64 %i, 1
  %goes = icmp slt i64 %i1, 8
  br i1 %goes, label %loop, label %done
done:
  ret i32 %s1
}

; Stores 3 to as many elements as %p says.
define i32 @bounded(ptr %d, ptr %p) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %wide = sext i32 %i to i64
  %at = getelementptr i32, ptr %d, i64 %wide
  store i32 3, ptr %at
  %i1 = add i32 %i, 1
  %bound = load i32, ptr %p
  %goes = icmp slt i32 %i1, %bound
  br i1 %goes, label %loop, label %done
done:
  ret i32 %i1
}

define i32 @total(ptr %d) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %at = getelementptr i32, ptr %d, i64 %i
  %own = load volatile i32, ptr %at
  %s1 = add i32 %s, %own
  %i1 = add i64 %i, 1
  %goes = icmp slt i64 %i1, 20
  br i1 %goes, label %loop, label %done
done:
  ret i32 %s1
}

; Element k of 0 to 19 is added to each, and to itself in its turn: the sum becomes 190 + k * (39 - k).
; Of all k that is 20 * 190 + 39 * 190 - 2470.
define i32 @each() noinline {
entry:
  br label %next
next:
  %k = phi i64 [ 0, %entry ], [ %k1, %add ]
  %s = phi i32 [ 0, %entry ], [ %s1, %add ]
  br label %fill
fill:
  %i = phi i64 [ 0, %next ], [ %i1, %fill ]
  %at = getelementptr i32, ptr @b, i64 %i
  %low = trunc i64 %i to i32
  store volatile i32 %low, ptr %at
  %i1 = add i64 %i, 1
  %fills = icmp slt i64 %i1, 20
  br i1 %fills, label %fill, label %add
add:
  %from = getelementptr i32, ptr @b, i64 %k
  call void @forwards(ptr @b, ptr %from)
  %more = call i32 @total(ptr @b)
  %s1 = add i32 %s, %more
  %k1 = add i64 %k, 1
  %goes = icmp slt i64 %k1, 20
  br i1 %goes, label %next, label %done
done:
  ret i32 %s1
}

define i32 @main() {
  %a10 = getelementptr i32, ptr @a, i64 10
  call void @forwards(ptr @a, ptr %a10)
  call void @forwards(ptr @b, ptr @three)
  %c10 = getelementptr i32, ptr @c, i64 10
  call void @backwards(ptr @c, ptr %c10)
  %ta = call i32 @total(ptr @a)
  %tb = call i32 @total(ptr @b)
  %tc = call i32 @total(ptr @c)
  %p1 = call i32 (ptr, ...) @printf(ptr @three.format, i32 %ta, i32 %tb, i32 %tc)
  %t4 = getelementptr ptr, ptr @t, i64 4
  %s1 = call i32 @pointers(ptr @t, ptr %t4)
  %s2 = call i32 @pointers(ptr @u, ptr @py)
  %p2 = call i32 (ptr, ...) @printf(ptr @two.format, i32 %s1, i32 %s2)
  %d6 = getelementptr i32, ptr @d, i64 6
  %n1 = call i32 @bounded(ptr @d, ptr %d6)
  %n2 = call i32 @bounded(ptr @e, ptr @twelve)
  %p3 = call i32 (ptr, ...) @printf(ptr @two.format, i32 %n1, i32 %n2)
  %all = call i32 @each()
  %p4 = call i32 (ptr, ...) @printf(ptr @one.format, i32 %all)
  ret i32 0
}
