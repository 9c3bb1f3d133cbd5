; A string hashed byte by byte, again and again, changed a little each time.
; interpreter: 3000000 -> 8000
@text = global [64 x i8] c"the quick brown fox jumps over the lazy dog, and does it again.\00"
@fmt = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @hash(ptr %s) {
entry:
  br label %head
head:
  %p = phi ptr [ %s, %entry ], [ %p1, %body ]
  %h = phi i64 [ -3750763034362895579, %entry ], [ %h2, %body ]
  %c = load i8, ptr %p
  %z = icmp eq i8 %c, 0
  br i1 %z, label %end, label %body
body:
  %c1 = zext i8 %c to i64
  %h1 = xor i64 %h, %c1
  %h2 = mul i64 %h1, 1099511628211
  %p1 = getelementptr i8, ptr %p, i64 1
  br label %head
end:
  ret i64 %h
}

define i64 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %t = phi i64 [ 0, %entry ], [ %t1, %loop ]
  %h = call i64 @hash(ptr @text)
  %t1 = xor i64 %t, %h
  %at = and i64 %i, 31
  %p = getelementptr [64 x i8], ptr @text, i64 0, i64 %at
  %low = and i64 %h, 25
  %letter = add i64 %low, 97
  %b = trunc i64 %letter to i8
  store i8 %b, ptr %p
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, 3000000
  br i1 %c, label %loop, label %done
done:
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i64 %t1)
  ret i64 0
}
