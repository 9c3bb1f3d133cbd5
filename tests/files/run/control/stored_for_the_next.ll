; test: loops that load what the iteration before stored, where more is stored or less than once
; stdout: 5 6 8 11 15
; stdout: 5 5 5 5 5
; stdout: 5 2 5 4 5
; stdout: 7 1 2 3 6
; exit: 0

@format = private constant [16 x i8] c"%d %d %d %d %d\0A\00"
@a = internal global [5 x i32] zeroinitializer
declare i32 @printf(ptr, ...)

define internal void @reset() noinline {
  store i32 5, ptr @a
  store i32 2, ptr getelementptr (i8, ptr @a, i64 4)
  store i32 3, ptr getelementptr (i8, ptr @a, i64 8)
  store i32 4, ptr getelementptr (i8, ptr @a, i64 12)
  store i32 6, ptr getelementptr (i8, ptr @a, i64 16)
  ret void
}

define internal void @show() noinline {
  %v0 = load i32, ptr @a
  %v1 = load i32, ptr getelementptr (i8, ptr @a, i64 4)
  %v2 = load i32, ptr getelementptr (i8, ptr @a, i64 8)
  %v3 = load i32, ptr getelementptr (i8, ptr @a, i64 12)
  %v4 = load i32, ptr getelementptr (i8, ptr @a, i64 16)
  %p = call i32 (ptr, ...) @printf(ptr @format, i32 %v0, i32 %v1, i32 %v2, i32 %v3, i32 %v4)
  ret void
}

; a[i] = a[i - 1] + i
define internal void @sums(ptr %a) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %before = add i64 %i, -1
  %from = getelementptr i32, ptr %a, i64 %before
  %to = getelementptr i32, ptr %a, i64 %i
  %old = load i32, ptr %from
  %low = trunc i64 %i to i32
  %sum = add i32 %old, %low
  store i32 %sum, ptr %to
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 5
  br i1 %more, label %loop, label %end
end:
  ret void
}

; a[i] = a[i - step], which is not known
define internal void @copies(ptr %a, i64 %step) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ %step, %entry ], [ %next, %loop ]
  %before = add i64 %i, -1
  %from = getelementptr i32, ptr %a, i64 %before
  %to = getelementptr i32, ptr %a, i64 %i
  %old = load i32, ptr %from
  store i32 %old, ptr %to
  %next = add i64 %i, %step
  %more = icmp ult i64 %next, 5
  br i1 %more, label %loop, label %end
end:
  ret void
}

; a[i] = a[i - 2]: by ones, not by twos
define internal void @twos(ptr %a) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 2, %entry ], [ %next, %loop ]
  %before = add i64 %i, -2
  %from = getelementptr i32, ptr %a, i64 %before
  %to = getelementptr i32, ptr %a, i64 %i
  %old = load i32, ptr %from
  %is4 = icmp eq i64 %i, 3
  %new = select i1 %is4, i32 4, i32 %old
  store i32 %new, ptr %to
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 5
  br i1 %more, label %loop, label %end
end:
  ret void
}

; a[i] = a[i - 1], and then another is written, which is the one that is read next
define internal void @other(ptr %a, ptr %b) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %before = add i64 %i, -1
  %from = getelementptr i32, ptr %a, i64 %before
  %to = getelementptr i32, ptr %a, i64 %i
  %old = load i32, ptr %from
  store i32 %old, ptr %to
  %low = trunc i64 %i to i32
  %there = getelementptr i32, ptr %b, i64 %i
  store i32 %low, ptr %there
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 4
  br i1 %more, label %loop, label %end
end:
  ret void
}

define i32 @main() {
  call void @reset()
  call void @sums(ptr @a)
  call void @show()
  call void @reset()
  call void @copies(ptr @a, i64 1)
  call void @show()
  call void @reset()
  call void @twos(ptr @a)
  call void @show()
  call void @reset()
  store i32 7, ptr @a
  call void @other(ptr @a, ptr @a)
  call void @show()
  ret i32 0
}
