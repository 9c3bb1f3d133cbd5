; test: 30 factorial in an array of decimal digits.
; exit: 33
; stdout: 265252859812191058636308480000000
@digits = global [64 x i8] zeroinitializer
@f = private constant [3 x i8] c"%d\00"
@nl = private constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)

define i64 @times(i64 %len, i64 %k) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %carry = phi i64 [ 0, %entry ], [ %c1, %body ]
  %in = icmp slt i64 %i, %len
  %nz = icmp ne i64 %carry, 0
  %go = or i1 %in, %nz
  br i1 %go, label %body, label %done
body:
  %p = getelementptr [64 x i8], ptr @digits, i64 0, i64 %i
  %d = load i8, ptr %p
  %d1 = zext i8 %d to i64
  %m = mul i64 %d1, %k
  %t = add i64 %m, %carry
  %low = urem i64 %t, 10
  %c1 = udiv i64 %t, 10
  %b = trunc i64 %low to i8
  store i8 %b, ptr %p
  %i1 = add i64 %i, 1
  br label %head
done:
  ret i64 %i
}

define i64 @main() {
entry:
  store i8 1, ptr @digits
  br label %loop
loop:
  %k = phi i64 [ 2, %entry ], [ %k1, %loop ]
  %len = phi i64 [ 1, %entry ], [ %len1, %loop ]
  %len1 = call i64 @times(i64 %len, i64 %k)
  %k1 = add i64 %k, 1
  %c = icmp sle i64 %k1, 30
  br i1 %c, label %loop, label %print
print:
  %i = phi i64 [ %len1, %loop ], [ %i1, %print ]
  %i1 = sub i64 %i, 1
  %p = getelementptr [64 x i8], ptr @digits, i64 0, i64 %i1
  %d = load i8, ptr %p
  %d1 = zext i8 %d to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %d1)
  %m = icmp sgt i64 %i1, 0
  br i1 %m, label %print, label %done
done:
  %q = call i32 (ptr, ...) @printf(ptr @nl)
  ret i64 %len1
}
