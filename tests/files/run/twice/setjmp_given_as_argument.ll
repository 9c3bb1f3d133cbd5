; test: setjmp is called by who was given its address, with constants that are wanted again
; exit: 15
@buf = global [25 x i64] zeroinitializer, align 16
@total = global i32 0

declare i32 @_setjmp(ptr)
declare void @longjmp(ptr, i32) noreturn

define i32 @run(ptr %set, i32 %x) noinline {
  %y = mul i32 %x, 3
  %r = call i32 %set(ptr @buf)
  %t = load i32, ptr @total
  %z = add i32 %y, %t
  %z1 = add i32 %z, 1
  store i32 %z1, ptr @total
  %end = icmp sgt i32 %r, 2
  br i1 %end, label %out, label %jump
jump:
  %r1 = add i32 %r, 1
  call void @longjmp(ptr @buf, i32 %r1)
  unreachable
out:
  ret i32 %z1
}

define i32 @main() {
  %r = call i32 @run(ptr @_setjmp, i32 1)
  ; 3 + 1 in each of the four rounds is 16; one less
  %e = sub i32 %r, 1
  ret i32 %e
}
