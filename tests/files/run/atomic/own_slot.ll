; test: atomic accesses to a variable of the function's own, between plain ones
; exit: 0
; stdout: 5 7
; stdout: 10 45
declare i32 @printf(ptr, ...)
@f = constant [7 x i8] c"%d %d\0A\00"

define void @straight(i8 %x, i8 %y) noinline {
  %p = alloca i8
  store i8 %x, ptr %p
  %r = load atomic i8, ptr %p monotonic, align 1
  store atomic i8 %y, ptr %p monotonic, align 1
  %z = load i8, ptr %p
  %a = zext i8 %r to i32
  %b = zext i8 %z to i32
  call i32 (ptr, ...) @printf(ptr @f, i32 %a, i32 %b)
  ret void
}

; Neither the load nor the sum may leave the loop.
define void @loop(i32 %n) noinline {
entry:
  %p = alloca i32
  store i32 0, ptr %p
  br label %head
head:
  %sum = phi i32 [ 0, %entry ], [ %more, %head ]
  %i = load i32, ptr %p
  %more = add i32 %sum, %i
  %next = add i32 %i, 1
  store atomic i32 %next, ptr %p seq_cst, align 4
  %go = icmp ult i32 %next, %n
  br i1 %go, label %head, label %out
out:
  %last = load i32, ptr %p
  call i32 (ptr, ...) @printf(ptr @f, i32 %last, i32 %more)
  ret void
}

define i32 @main() {
  call void @straight(i8 5, i8 7)
  call void @loop(i32 10)
  ret i32 0
}
