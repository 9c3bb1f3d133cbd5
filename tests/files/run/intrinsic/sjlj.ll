; test: llvm.eh.sjlj.longjmp goes on behind llvm.eh.sjlj.setjmp, which then gives 1, from deeper frames.
; exit: 31
@buf = internal global [5 x ptr] zeroinitializer, align 16
@calls = internal global i32 0
declare i32 @llvm.eh.sjlj.setjmp(ptr)
declare void @llvm.eh.sjlj.longjmp(ptr)
declare ptr @llvm.frameaddress.p0(i32)
declare ptr @llvm.stacksave.p0()
define internal void @jump(i32 %n) noinline {
  %last = icmp eq i32 %n, 0
  br i1 %last, label %go, label %deeper
deeper:
  %m = sub i32 %n, 1
  call void @jump(i32 %m)
  ret void
go:
  call void @llvm.eh.sjlj.longjmp(ptr @buf)
  unreachable
}
define internal i32 @once(i32 %x) noinline {
  %kept = mul i32 %x, 3
  %frame = call ptr @llvm.frameaddress.p0(i32 0)
  store ptr %frame, ptr @buf
  %stack = call ptr @llvm.stacksave.p0()
  store ptr %stack, ptr getelementptr (i8, ptr @buf, i64 16)
  %came = call i32 @llvm.eh.sjlj.setjmp(ptr @buf)
  %back = icmp ne i32 %came, 0
  br i1 %back, label %again, label %first
again:
  %calls = load i32, ptr @calls
  %more = add i32 %calls, 1
  store i32 %more, ptr @calls
  %enough = icmp eq i32 %more, 4
  br i1 %enough, label %done, label %first
first:
  call void @jump(i32 %x)
  ret i32 -1
done:
  %r = add i32 %kept, %more
  ret i32 %r
}
define i32 @main() {
  ; 3 * 9, and 4 times back.
  %r = call i32 @once(i32 9)
  ret i32 %r
}
