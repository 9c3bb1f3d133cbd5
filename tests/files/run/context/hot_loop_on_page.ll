; test: a loop that gets hot on a stack of a page writes nothing below that.
; exit: 0
; stdout: 1000 0
%context = type [968 x i8]
%room = type { [8192 x i8], [4096 x i8] }
@self = global %context zeroinitializer, align 16
@back = global %context zeroinitializer, align 16
@room = global %room zeroinitializer, align 16
@rounds = global i64 0
@text = constant [9 x i8] c"%ld %ld\0A\00"
declare i32 @getcontext(ptr)
declare void @makecontext(ptr, ptr, i32, ...)
declare i32 @swapcontext(ptr, ptr)
declare ptr @memset(ptr, i32, i64)
declare i32 @printf(ptr, ...)
define void @body() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i64 %i, 1
  store volatile i64 %i1, ptr @rounds
  %more = icmp ult i64 %i1, 1000
  br i1 %more, label %loop, label %out
out:
  ret void
}
define i32 @main() {
entry:
  call ptr @memset(ptr @room, i32 90, i64 8192)
  call i32 @getcontext(ptr @self)
  ; uc_link, ss_sp and ss_size
  store ptr @back, ptr getelementptr (i8, ptr @self, i64 8)
  store ptr getelementptr (%room, ptr @room, i64 0, i32 1), ptr getelementptr (i8, ptr @self, i64 16)
  store i64 4096, ptr getelementptr (i8, ptr @self, i64 32)
  call void (ptr, ptr, i32, ...) @makecontext(ptr @self, ptr @body, i32 0)
  call i32 @swapcontext(ptr @back, ptr @self)
  br label %look
look:
  %n = phi i64 [ 0, %entry ], [ %n1, %next ]
  %at = getelementptr i8, ptr @room, i64 %n
  %byte = load i8, ptr %at
  %kept = icmp eq i8 %byte, 90
  br i1 %kept, label %next, label %out
next:
  %n1 = add i64 %n, 1
  %all = icmp eq i64 %n1, 8192
  br i1 %all, label %out, label %look
out:
  %over = phi i64 [ %n, %look ], [ 8192, %next ]
  %below = sub i64 8192, %over
  %rounds = load i64, ptr @rounds
  call i32 (ptr, ...) @printf(ptr @text, i64 %rounds, i64 %below)
  ret i32 0
}
