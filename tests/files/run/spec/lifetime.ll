; test: the lifetime of a variable has ends that are said, and its address is a value behind them
; spec: Object Lifetime: "A stack object's lifetime can be explicitly specified using llvm.lifetime.start and llvm.lifetime.end intrinsic function calls."
; spec: Object Lifetime: "It is undefined behavior to access an allocated object that isn't alive, but operations that don't dereference it such as getelementptr, ptrtoint and icmp return a valid result."
; exit: 42
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
define i32 @main() {
entry:
  %p = alloca i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  store i32 %i, ptr %p
  %x = load i32, ptr %p
  %more = add i32 %sum, %x
  call void @llvm.lifetime.end.p0(i64 4, ptr %p)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 10
  br i1 %c, label %loop, label %done
done:
  %q = getelementptr i32, ptr %p, i64 1
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %d = sub i64 %b, %a
  %four = trunc i64 %d to i32
  %null = icmp eq ptr %p, null
  %n = zext i1 %null to i32
  %s = sub i32 %more, %n
  %t = sub i32 %s, %four
  %r = add i32 %t, 1
  ret i32 %r
}
