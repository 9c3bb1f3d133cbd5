; test: volatile loads and stores of a loop take place one by one, up to the one that faults
; spec: Volatile Memory Accesses: "IR-level volatile loads and stores cannot safely be optimized into llvm.memcpy or llvm.memmove intrinsics even when those intrinsics are flagged volatile."
; spec: Volatile Memory Accesses: "The optimizers must not change the number of volatile operations or change their order of execution relative to other volatile operations."
; exit: 42
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @mprotect(ptr, i64, i32)
declare ptr @signal(i32, ptr)
declare void @_exit(i32)
@page = global ptr null
@from = global [128 x i8] zeroinitializer
define void @fault(i32 %number) {
  %p = load ptr, ptr @page
  %q = getelementptr i8, ptr %p, i64 4095
  %x = load i8, ptr %q
  %y = zext i8 %x to i32
  call void @_exit(i32 %y)
  unreachable
}
define i32 @main() {
entry:
  %p = call ptr @mmap(ptr null, i64 8192, i32 0, i32 34, i32 -1, i64 0)
  %m = call i32 @mprotect(ptr %p, i64 4096, i32 3)
  store ptr %p, ptr @page
  %old = call ptr @signal(i32 11, ptr @fault)
  %start = getelementptr i8, ptr %p, i64 4031
  %z = getelementptr i8, ptr @from, i64 64
  store i8 42, ptr %z
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr i8, ptr @from, i64 %i
  %b = getelementptr i8, ptr %start, i64 %i
  %x = load volatile i8, ptr %a
  store volatile i8 %x, ptr %b
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, 128
  br i1 %c, label %loop, label %done
done:
  ret i32 1
}
