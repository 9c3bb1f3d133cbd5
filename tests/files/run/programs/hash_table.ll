; test: an open hash table of string keys with chains, counting words.
; exit: 0
; stdout: the 3
; stdout: fox 2
; stdout: dog 1
; stdout: cat 0
%entry = type { ptr, i64, ptr }
@buckets = global [8 x ptr] zeroinitializer
@w0 = private constant [4 x i8] c"the\00"
@w1 = private constant [4 x i8] c"fox\00"
@w2 = private constant [4 x i8] c"dog\00"
@w3 = private constant [4 x i8] c"cat\00"
@words = constant [6 x ptr] [ptr @w0, ptr @w1, ptr @w0, ptr @w2, ptr @w1, ptr @w0]
@f = private constant [8 x i8] c"%s %ld\0A\00"

declare i32 @printf(ptr, ...)
declare ptr @malloc(i64)
declare i32 @strcmp(ptr, ptr)

define i64 @hash(ptr %s) {
entry:
  br label %head
head:
  %p = phi ptr [ %s, %entry ], [ %p1, %body ]
  %h = phi i64 [ 5381, %entry ], [ %h2, %body ]
  %c = load i8, ptr %p
  %z = icmp eq i8 %c, 0
  br i1 %z, label %end, label %body
body:
  %c1 = zext i8 %c to i64
  %h1 = mul i64 %h, 33
  %h2 = xor i64 %h1, %c1
  %p1 = getelementptr i8, ptr %p, i64 1
  br label %head
end:
  %r = and i64 %h, 7
  ret i64 %r
}

define ptr @find(ptr %key, i1 %make) {
entry:
  %h = call i64 @hash(ptr %key)
  %slot = getelementptr [8 x ptr], ptr @buckets, i64 0, i64 %h
  %first = load ptr, ptr %slot
  br label %head
head:
  %e = phi ptr [ %first, %entry ], [ %next, %step ]
  %none = icmp eq ptr %e, null
  br i1 %none, label %missing, label %look
look:
  %k = load ptr, ptr %e
  %d = call i32 @strcmp(ptr %k, ptr %key)
  %same = icmp eq i32 %d, 0
  br i1 %same, label %found, label %step
step:
  %np = getelementptr %entry, ptr %e, i32 0, i32 2
  %next = load ptr, ptr %np
  br label %head
missing:
  br i1 %make, label %create, label %found
create:
  %n = call ptr @malloc(i64 24)
  store ptr %key, ptr %n
  %cp = getelementptr %entry, ptr %n, i32 0, i32 1
  store i64 0, ptr %cp
  %xp = getelementptr %entry, ptr %n, i32 0, i32 2
  store ptr %first, ptr %xp
  store ptr %n, ptr %slot
  br label %found
found:
  %r = phi ptr [ %e, %look ], [ null, %missing ], [ %n, %create ]
  ret ptr %r
}

define void @report(ptr %key) {
entry:
  %e = call ptr @find(ptr %key, i1 false)
  %none = icmp eq ptr %e, null
  br i1 %none, label %print, label %get
get:
  %cp = getelementptr %entry, ptr %e, i32 0, i32 1
  %c = load i64, ptr %cp
  br label %print
print:
  %n = phi i64 [ 0, %entry ], [ %c, %get ]
  %r = call i32 (ptr, ...) @printf(ptr @f, ptr %key, i64 %n)
  ret void
}

define i64 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %wp = getelementptr [6 x ptr], ptr @words, i64 0, i64 %i
  %w = load ptr, ptr %wp
  %e = call ptr @find(ptr %w, i1 true)
  %cp = getelementptr %entry, ptr %e, i32 0, i32 1
  %c = load i64, ptr %cp
  %c1 = add i64 %c, 1
  store i64 %c1, ptr %cp
  %i1 = add i64 %i, 1
  %m = icmp slt i64 %i1, 6
  br i1 %m, label %loop, label %out
out:
  call void @report(ptr @w0)
  call void @report(ptr @w1)
  call void @report(ptr @w2)
  call void @report(ptr @w3)
  ret i64 0
}
