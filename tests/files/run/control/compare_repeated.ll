; test: what is compared is loaded and used for nothing else; the result is tested in another block, passed on there, and chosen by.
; stdout: 3 1
; stdout: 13 0
; stdout: 3 1
; exit: 0
@line = constant [7 x i8] c"%d %d\0A\00"
@x = global i32 6
@y = global i32 0

define void @g() noinline {
  store volatile i32 1, ptr @y
  ret void
}
declare i32 @printf(ptr, ...)

define void @f(ptr %p) noinline {
entry:
  %x = load i32, ptr %p
  %c = icmp sgt i32 %x, 5
  store i32 4, ptr %p
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  call void @g()
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, 3
  br i1 %more, label %loop, label %next
next:
  br i1 %c, label %join, label %other
other:
  br label %join
join:
  %d = phi i1 [ %c, %next ], [ false, %other ]
  %s = phi i32 [ 1, %next ], [ 11, %other ]
  %t = select i1 %c, i32 2, i32 2
  %r = add i32 %s, %t
  %e = zext i1 %d to i32
  call i32 (ptr, ...) @printf(ptr @line, i32 %r, i32 %e)
  ret void
}

define i32 @main() {
  call void @f(ptr @x)
  call void @f(ptr @x)
  store i32 7, ptr @x
  call void @f(ptr @x)
  ret i32 0
}
