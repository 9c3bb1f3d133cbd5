target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%pair = type { i32, ptr }
@text = private unnamed_addr constant [6 x i8] c"hello\00"
@table = constant [3 x i16] [i16 1, i16 2, i16 -3]
@pairs = global [2 x %pair] [%pair { i32 1, ptr @text }, %pair { i32 2, ptr getelementptr inbounds (i8, ptr @text, i64 2) }]
declare i32 @puts(ptr nocapture readonly) #0
define i32 @main(i32 %argc, ptr %argv) #1 {
entry:
  %slot = alloca i32, align 4
  store i32 %argc, ptr %slot, align 4
  %big = icmp sgt i32 %argc, 1
  br i1 %big, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %argc
  br i1 %more, label %loop, label %done
done:
  %r = phi i32 [ 0, %entry ], [ %next, %loop ]
  %c = call i32 @puts(ptr @text)
  switch i32 %r, label %other [ i32 1, label %one
    i32 2, label %one ]
one:
  ret i32 %c
other:
  %v = load i32, ptr %slot, align 4
  %s = select i1 %big, i32 %v, i32 %r
  ret i32 %s
}
attributes #0 = { nounwind "frame-pointer"="all" }
attributes #1 = { nounwind memory(readwrite) }
