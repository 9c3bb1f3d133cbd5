; test: an index of 32 bits that wraps in the middle of a loop goes on at the other end
; stdout: up 16 17
; stdout: zero 16 17
; stdout: down 17 16
; stdout: beside 0 0 0
; exit: 0

; Six GiB of addresses, so that each index has a place. Each loop adds 1, 2, 3, ... to bytes and wraps
; after 16 of them.

@up.text = internal constant [10 x i8] c"up %d %d\0A\00"
@zero.text = internal constant [12 x i8] c"zero %d %d\0A\00"
@down.text = internal constant [12 x i8] c"down %d %d\0A\00"
@beside.text = internal constant [17 x i8] c"beside %d %d %d\0A\00"

declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @printf(ptr, ...)

define void @up(ptr %p, i32 %from, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %index = add i32 %from, %i
  %wide = sext i32 %index to i64
  %at = getelementptr i8, ptr %p, i64 %wide
  %old = load i8, ptr %at
  %next = add i32 %i, 1
  %low = trunc i32 %next to i8
  %new = add i8 %old, %low
  store i8 %new, ptr %at
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @zero(ptr %p, i32 %from, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %index = add i32 %i, %from
  %wide = zext i32 %index to i64
  %at = getelementptr i8, ptr %p, i64 %wide
  %old = load i8, ptr %at
  %next = add i32 %i, 1
  %low = trunc i32 %next to i8
  %new = add i8 %old, %low
  store i8 %new, ptr %at
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @down(ptr %p, i32 %from, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %index = sub i32 %from, %i
  %wide = sext i32 %index to i64
  %at = getelementptr i8, ptr %p, i64 %wide
  %old = load i8, ptr %at
  %next = add i32 %i, 1
  %low = trunc i32 %next to i8
  %new = add i8 %old, %low
  store i8 %new, ptr %at
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i32 @byte(ptr %p, i64 %index) {
  %at = getelementptr i8, ptr %p, i64 %index
  %byte = load i8, ptr %at
  %wide = zext i8 %byte to i32
  ret i32 %wide
}

define i32 @main() {
  %first = call ptr @mmap(ptr null, i64 6442991616, i32 3, i32 16418, i32 -1, i64 0)
  %p = getelementptr i8, ptr %first, i64 2147516416
  ; From 0x7ffffff0 on, to the least number.
  call void @up(ptr %p, i32 2147483632, i32 100)
  %last = call i32 @byte(ptr %p, i64 2147483647)
  %least = call i32 @byte(ptr %p, i64 -2147483648)
  call i32 (ptr, ...) @printf(ptr @up.text, i32 %last, i32 %least)
  ; From 0xfffffff0 on, to zero.
  call void @zero(ptr %p, i32 -16, i32 100)
  %greatest = call i32 @byte(ptr %p, i64 4294967295)
  %none = call i32 @byte(ptr %p, i64 0)
  call i32 (ptr, ...) @printf(ptr @zero.text, i32 %greatest, i32 %none)
  ; From 0x8000000f down, to the greatest one; on top of what the first one has left.
  %a = getelementptr i8, ptr %p, i64 -2147483648
  store i8 0, ptr %a
  %b = getelementptr i8, ptr %p, i64 2147483647
  store i8 0, ptr %b
  call void @down(ptr %p, i32 -2147483633, i32 100)
  %high = call i32 @byte(ptr %p, i64 2147483647)
  %low = call i32 @byte(ptr %p, i64 -2147483648)
  call i32 (ptr, ...) @printf(ptr @down.text, i32 %high, i32 %low)
  ; What lies where the numbers would be if they did not wrap.
  %above = call i32 @byte(ptr %p, i64 2147483740)
  %over = call i32 @byte(ptr %p, i64 4294967300)
  %below = call i32 @byte(ptr %p, i64 -2147483700)
  call i32 (ptr, ...) @printf(ptr @beside.text, i32 %above, i32 %over, i32 %below)
  ret i32 0
}
