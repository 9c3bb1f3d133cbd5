; test: loops whose counters end just before they would wrap, wrap, or cross zero
; stdout: 2147483646
; stdout: 2147483647
; stdout: 2147483646
; stdout: -2147483648
; stdout: -2147483646
; stdout: 5
; stdout: 3
; stdout: 1
; stdout: 3
; stdout: 2
; stdout: 1
; stdout: 0
; stdout: 0
; stdout: -100
; stdout: -1
; stdout: 100
; stdout: 1
; stdout: 201
; exit: 0

@format = private constant [6 x i8] c"%lld\0A\00"
declare i32 @printf(ptr, ...)

define internal void @show(i64 %n) noinline {
  %p = call i32 (ptr, ...) @printf(ptr @format, i64 %n)
  ret void
}

; To the greatest number, and no further.
define internal void @up(i32 %from) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ %from, %entry ], [ %next, %loop ]
  %wide = sext i32 %i to i64
  call void @show(i64 %wide)
  %next = add i32 %i, 1
  %more = icmp sgt i32 %next, 0
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Three times, and past the greatest number.
define internal void @past(i32 %from) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ %from, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %wide = sext i32 %i to i64
  call void @show(i64 %wide)
  %next = add i32 %i, 2
  %m = add i32 %n, 1
  %more = icmp slt i32 %m, 3
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Below a natural number there is no negative one, read without a sign.
define internal void @bytes() noinline {
entry:
  br label %loop
loop:
  %i = phi i8 [ 5, %entry ], [ %next, %loop ]
  %wide = sext i8 %i to i64
  call void @show(i64 %wide)
  %next = add i8 %i, -2
  %more = icmp ult i8 %next, 6
  br i1 %more, label %loop, label %end
end:
  ret void
}

define internal void @down() noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 3, %entry ], [ %next, %loop ]
  %wide = sext i32 %i to i64
  call void @show(i64 %wide)
  %next = sub i32 %i, 1
  %more = icmp ne i32 %next, -1
  br i1 %more, label %loop, label %end
end:
  ret void
}

; From -2 to 2: what is left of halves, a hundred times as much where it is not the first, and what
; two more leave of 64.
define internal void @left() noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ -2, %entry ], [ %next, %again ]
  %half = srem i32 %i, 2
  %two = add i32 %i, 2
  %natural = srem i32 %two, 64
  %scaled = mul i32 %half, 100
  %more = icmp slt i32 %i, 0
  %next = add i32 %i, 1
  %wide = sext i32 %scaled to i64
  br i1 %more, label %show, label %other
show:
  call void @show(i64 %wide)
  br label %again
other:
  %sum = add i32 %scaled, %natural
  %less = sub i32 %sum, 3
  %narrow = sext i32 %less to i64
  call void @show(i64 %narrow)
  br label %again
again:
  %go = icmp sle i32 %next, 2
  br i1 %go, label %loop, label %end
end:
  %last = add i32 %i, 199
  %far = sext i32 %last to i64
  call void @show(i64 %far)
  ret void
}

define i32 @main() {
  call void @up(i32 2147483646)
  call void @past(i32 2147483646)
  call void @bytes()
  call void @down()
  call void @left()
  ret i32 0
}
