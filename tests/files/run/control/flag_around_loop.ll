; test: a flag that is set unless it is set, which is 0 or 1, and one that may be 2.
; exit: 0
; stdout: 31 21 10 0
; stdout: 31 12 10 2
@a = private constant [9 x i8] c"ab cd\0A e\00"
@b = private constant [4 x i8] c"a\0Ab\00"
@c = private constant [3 x i8] c"a \00"
@d = private constant [2 x i8] c"\0A\00"
@text = private constant [13 x i8] c"%d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)

define i32 @flag(ptr %text) noinline {
entry:
  br label %loop
loop:
  %p = phi ptr [ %text, %entry ], [ %next, %on ]
  %count = phi i32 [ 0, %entry ], [ %count1, %on ]
  %flag = phi i32 [ 0, %entry ], [ %flag1, %on ]
  %c = load i8, ptr %p
  %next = getelementptr i8, ptr %p, i64 1
  switch i8 %c, label %letter [
    i8 0, label %end
    i8 32, label %space
    i8 10, label %line
  ]
space:
  br label %on
line:
  br label %on
letter:
  %is_set = icmp ne i32 %flag, 0
  br i1 %is_set, label %on, label %first
first:
  %more = add i32 %count, 1
  br label %on
on:
  %count1 = phi i32 [ %count, %space ], [ %count, %line ], [ %count, %letter ], [ %more, %first ]
  %flag1 = phi i32 [ 0, %space ], [ 0, %line ], [ %flag, %letter ], [ 1, %first ]
  br label %loop
end:
  %tens = mul i32 %count, 10
  %r = add i32 %tens, %flag
  ret i32 %r
}

define i32 @three(ptr %text) noinline {
entry:
  br label %loop
loop:
  %p = phi ptr [ %text, %entry ], [ %next, %on ]
  %count = phi i32 [ 0, %entry ], [ %count1, %on ]
  %flag = phi i32 [ 0, %entry ], [ %flag1, %on ]
  %c = load i8, ptr %p
  %next = getelementptr i8, ptr %p, i64 1
  switch i8 %c, label %letter [
    i8 0, label %end
    i8 32, label %space
    i8 10, label %line
  ]
space:
  br label %on
line:
  br label %on
letter:
  %is_set = icmp ne i32 %flag, 0
  br i1 %is_set, label %on, label %first
first:
  %more = add i32 %count, 1
  br label %on
on:
  %count1 = phi i32 [ %count, %space ], [ %count, %line ], [ %count, %letter ], [ %more, %first ]
  %flag1 = phi i32 [ 0, %space ], [ 2, %line ], [ %flag, %letter ], [ 1, %first ]
  br label %loop
end:
  %tens = mul i32 %count, 10
  %r = add i32 %tens, %flag
  ret i32 %r
}

define i32 @main() {
  %flag_a = call i32 @flag(ptr @a)
  %flag_b = call i32 @flag(ptr @b)
  %flag_c = call i32 @flag(ptr @c)
  %flag_d = call i32 @flag(ptr @d)
  %r0 = call i32 (ptr, ...) @printf(ptr @text, i32 %flag_a, i32 %flag_b, i32 %flag_c, i32 %flag_d)
  %three_a = call i32 @three(ptr @a)
  %three_b = call i32 @three(ptr @b)
  %three_c = call i32 @three(ptr @c)
  %three_d = call i32 @three(ptr @d)
  %r1 = call i32 (ptr, ...) @printf(ptr @text, i32 %three_a, i32 %three_b, i32 %three_c, i32 %three_d)
  ret i32 0
}
