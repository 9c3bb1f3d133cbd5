; test: tables that functions copy from constants and read, write to, or copy again in each round of a loop.
; exit: 0
; stdout: 12 40 1 2
; stdout: 14 10 20
; stdout: 99 11 13
; stdout: 60
; stdout: 60

@table = private constant [5 x i32] [i32 10, i32 11, i32 12, i32 13, i32 14], align 16
@other = private constant [5 x i32] [i32 20, i32 30, i32 40, i32 50, i32 60]
@pairs = private constant [10 x i16] [i16 0, i16 0, i16 1, i16 2, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0]
@four = constant [13 x i8] c"%d %d %d %d\0A\00"
@three = constant [10 x i8] c"%d %d %d\0A\00"
@one = constant [4 x i8] c"%d\0A\00"

; From a middle of a constant, too.
define void @read(i64 %i) noinline {
  %a = alloca [5 x i32]
  %b = alloca [5 x i32]
  %c = alloca [8 x i16]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @table, i64 20, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr @other, i64 20, i1 false)
  %middle = getelementptr i16, ptr @pairs, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %middle, i64 16, i1 false)
  %pa = getelementptr i32, ptr %a, i64 %i
  %va = load i32, ptr %pa
  %pb = getelementptr i32, ptr %b, i64 %i
  %vb = load i32, ptr %pb
  %back = sub i64 2, %i
  %pc = getelementptr i16, ptr %c, i64 %back
  %vc = load i16, ptr %pc
  %wc = zext i16 %vc to i32
  %pd = getelementptr i16, ptr %c, i64 1
  %vd = load i16, ptr %pd
  %wd = zext i16 %vd to i32
  call i32 (ptr, ...) @printf(ptr @four, i32 %va, i32 %vb, i32 %wc, i32 %wd)
  ret void
}

; A slot that is first the one table and then the other.
define void @either(i64 %i) noinline {
  %a = alloca [5 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @table, i64 20, i1 false)
  %p = getelementptr i32, ptr %a, i64 %i
  %first = load i32, ptr %p
  %zero = load i32, ptr %a
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @other, i64 20, i1 false)
  %second = load i32, ptr %a
  call i32 (ptr, ...) @printf(ptr @three, i32 %first, i32 %zero, i32 %second)
  ret void
}

; What is written is found in the copy, and not in the next one.
define void @written(i64 %i) noinline {
  %a = alloca [5 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @table, i64 20, i1 false)
  %p = getelementptr i32, ptr %a, i64 %i
  store i32 99, ptr %p
  %v = load i32, ptr %p
  %q = getelementptr i32, ptr %a, i64 1
  %w = load i32, ptr %q
  %r = getelementptr i32, ptr %a, i64 3
  %x = load i32, ptr %r
  call i32 (ptr, ...) @printf(ptr @three, i32 %v, i32 %w, i32 %x)
  ret void
}

define void @rounds(i64 %n) noinline {
entry:
  %a = alloca [5 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @table, i64 20, i1 false)
  %p = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %p
  %more = add i32 %sum, %v
  %next = add i64 %i, 1
  %goes = icmp ne i64 %next, %n
  br i1 %goes, label %loop, label %end
end:
  call i32 (ptr, ...) @printf(ptr @one, i32 %more)
  ret void
}

define i32 @main() {
  call void @read(i64 2)
  call void @either(i64 4)
  call void @written(i64 0)
  call void @rounds(i64 5)
  call void @rounds(i64 5)
  ret i32 0
}

declare i32 @printf(ptr, ...)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
