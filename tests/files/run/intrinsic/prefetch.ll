; test: a prefetch changes nothing, whatever is at the address, and traps nowhere.
; exit: 42
@table = global [64 x i32] zeroinitializer
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.x86.sse2.pause()

define i32 @sum(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  %ahead = getelementptr i32, ptr %at, i64 1000000
  call void @llvm.prefetch.p0(ptr %ahead, i32 0, i32 3, i32 1)
  call void @llvm.x86.sse2.pause()
  %v = load i32, ptr %at
  %s1 = add i32 %s, %v
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %s1
}

define i32 @main() {
  %own = alloca i32
  store i32 7, ptr %own
  call void @llvm.prefetch.p0(ptr %own, i32 1, i32 3, i32 1)
  call void @llvm.prefetch.p0(ptr null, i32 0, i32 2, i32 1)
  call void @llvm.prefetch.p0(ptr inttoptr (i64 -4096 to ptr), i32 1, i32 1, i32 1)
  call void @llvm.prefetch.p0(ptr inttoptr (i64 81985529216486895 to ptr), i32 0, i32 0, i32 1)
  call void @llvm.prefetch.p0(ptr @main, i32 0, i32 3, i32 0)
  call void @llvm.prefetch.p0(ptr getelementptr ([64 x i32], ptr @table, i64 0, i64 9), i32 1, i32 3, i32 1)
  store i32 20, ptr getelementptr ([64 x i32], ptr @table, i64 0, i64 9)
  store i32 15, ptr @table
  %v = load i32, ptr %own
  %s = call i32 @sum(ptr @table, i64 64)
  %r = add i32 %v, %s
  ret i32 %r
}
