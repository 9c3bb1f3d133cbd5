; test: memory copied, moved and filled in elements that are each read and written at once.
; exit: 0
; stdout: 1 2 3 4 5 6 7 8
; stdout: 1 1 2 3 4 5 6 8
; stdout: 1 2 3 4 5 6 6 8
; stdout: 7f7f7f7f 2 7f7f7f7f7f7f7f7f a5a5a5a5a5a5a5a5
; stdout: 1 2 3 4 0 0
; oracle: none (lli knows no functions for these)
@from = constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8], align 16
@to = global [8 x i32] zeroinitializer, align 16
@row = constant [25 x i8] c"%d %d %d %d %d %d %d %d\0A\00"
@hex = constant [18 x i8] c"%x %d %llx %llx\0A\00\00"
@few = constant [20 x i8] c"%d %d %d %d %d %d\0A\00\00"
declare i32 @printf(ptr, ...)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
declare void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)
declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
define i32 @at(i64 %i) {
  %p = getelementptr [8 x i32], ptr @to, i64 0, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}
define void @print() {
  %a = call i32 @at(i64 0)
  %b = call i32 @at(i64 1)
  %c = call i32 @at(i64 2)
  %d = call i32 @at(i64 3)
  %e = call i32 @at(i64 4)
  %f = call i32 @at(i64 5)
  %g = call i32 @at(i64 6)
  %h = call i32 @at(i64 7)
  call i32 (ptr, ...) @printf(ptr @row, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h)
  ret void
}
define i32 @main() {
  %second = getelementptr i8, ptr @to, i64 4
  %third = getelementptr i8, ptr @to, i64 8
  %fifth = getelementptr i8, ptr @to, i64 16
  %seventh = getelementptr i8, ptr @to, i64 24
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 @to, ptr align 4 @from, i64 32, i32 4)
  call void @print()
  call void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr align 4 %second, ptr align 4 @to, i64 24, i32 4)
  call void @print()
  call void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr align 2 @to, ptr align 2 %second, i64 24, i32 2)
  call void @print()
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 1 @to, i8 127, i64 4, i32 1)
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 8 %third, i8 127, i64 8, i32 8)
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 16 %fifth, i8 -91, i64 16, i32 16)
  %a = call i32 @at(i64 0)
  %b = call i32 @at(i64 1)
  %c = load i64, ptr %third
  %d = load i64, ptr %seventh
  call i32 (ptr, ...) @printf(ptr @hex, i32 %a, i32 %b, i64 %c, i64 %d)
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 8 @to, i8 0, i64 32, i32 8)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 16 @to, ptr align 16 @from, i32 16, i32 16)
  %e = call i32 @at(i64 0)
  %f = call i32 @at(i64 1)
  %g = call i32 @at(i64 2)
  %h = call i32 @at(i64 3)
  %i = call i32 @at(i64 4)
  %j = call i32 @at(i64 5)
  call i32 (ptr, ...) @printf(ptr @few, i32 %e, i32 %f, i32 %g, i32 %h, i32 %i, i32 %j)
  ret i32 0
}
