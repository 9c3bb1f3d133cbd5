; test: cases that share a place, at the edges of a word's bits, of bytes, of 32 and of 64 bits, small and large ones, beside others and alone.
; stdout: 4 1 6
; stdout: 3 1 5
; stdout: 2 3 18
; stdout: 1 0 3
; stdout: 5 595 5
; exit: 0
@line = constant [13 x i8] c"%ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)

; 1 for 0, 31, 32 and 63, 2 for 64, else 0
define i64 @small(i64 %x) {
entry:
  switch i64 %x, label %other [
    i64 0, label %one
    i64 31, label %one
    i64 32, label %one
    i64 63, label %one
    i64 64, label %two
  ]
one:
  ret i64 1
two:
  ret i64 2
other:
  ret i64 0
}

; 1 for 200, 201 and 255, 2 for 199, else 0
define i64 @byte(i8 %x) {
entry:
  switch i8 %x, label %other [
    i8 200, label %one
    i8 199, label %two
    i8 201, label %one
    i8 255, label %one
  ]
one:
  ret i64 1
two:
  ret i64 2
other:
  ret i64 0
}

; %a for -3, -2 and 2147483645 (none of them near each other), 4 for -1000, 0 and 7, else 0
define i64 @far(i32 %x, i64 %a) {
entry:
  switch i32 %x, label %other [
    i32 -3, label %join
    i32 -2, label %join
    i32 2147483645, label %join
    i32 -1000, label %four
    i32 0, label %four
    i32 7, label %four
  ]
four:
  br label %join
other:
  br label %join
join:
  %r = phi i64 [ %a, %entry ], [ %a, %entry ], [ %a, %entry ], [ 4, %four ], [ 0, %other ]
  ret i64 %r
}

; 1 for the vowels, else 0
define i64 @vowel(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 97, label %one
    i32 101, label %one
    i32 105, label %one
    i32 111, label %one
    i32 117, label %one
  ]
one:
  ret i64 1
other:
  ret i64 0
}

; How many times each of two answers comes for numbers from %from on, and the sum of all answers.
define void @count64(i64 %from, i64 %to, ptr %f, i64 %first, i64 %second) {
entry:
  br label %loop
loop:
  %x = phi i64 [ %from, %entry ], [ %x1, %loop ]
  %n = phi i64 [ 0, %entry ], [ %n1, %loop ]
  %m = phi i64 [ 0, %entry ], [ %m1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %r = call i64 %f(i64 %x)
  %is1 = icmp eq i64 %r, %first
  %i1 = zext i1 %is1 to i64
  %n1 = add i64 %n, %i1
  %is2 = icmp eq i64 %r, %second
  %i2 = zext i1 %is2 to i64
  %m1 = add i64 %m, %i2
  %s1 = add i64 %s, %r
  %x1 = add i64 %x, 1
  %more = icmp ne i64 %x1, %to
  br i1 %more, label %loop, label %done
done:
  call i32 (ptr, ...) @printf(ptr @line, i64 %n1, i64 %m1, i64 %s1)
  ret void
}

define i64 @small_of(i64 %x) {
  %r = call i64 @small(i64 %x)
  ret i64 %r
}
define i64 @byte_of(i64 %x) {
  %b = trunc i64 %x to i8
  %r = call i64 @byte(i8 %b)
  ret i64 %r
}
define i64 @far_of(i64 %x) {
  %b = trunc i64 %x to i32
  %r = call i64 @far(i32 %b, i64 3)
  ret i64 %r
}
define i64 @vowel_of(i64 %x) {
  %b = trunc i64 %x to i32
  %r = call i64 @vowel(i32 %b)
  ret i64 %r
}

define i32 @main() {
  call void @count64(i64 -200, i64 300, ptr @small_of, i64 1, i64 2)
  call void @count64(i64 128, i64 384, ptr @byte_of, i64 1, i64 2)
  call void @count64(i64 -1100, i64 100, ptr @far_of, i64 3, i64 4)
  call void @count64(i64 2147483640, i64 2147483650, ptr @far_of, i64 3, i64 4)
  call void @count64(i64 -300, i64 300, ptr @vowel_of, i64 1, i64 0)
  ret i32 0
}
