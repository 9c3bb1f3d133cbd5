; test: of two volatile stores side by side, the first has taken place where the second faults
; spec: Volatile Memory Accesses: "Likewise, the backend should never split or merge target-legal volatile load/store instructions."
; spec: Volatile Memory Accesses: "The optimizers must not change the number of volatile operations or change their order of execution relative to other volatile operations."
; exit: 42
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @mprotect(ptr, i64, i32)
declare ptr @signal(i32, ptr)
declare void @_exit(i32)
@page = global ptr null
define void @fault(i32 %number) {
  %p = load ptr, ptr @page
  %q = getelementptr i8, ptr %p, i64 4092
  %x = load i32, ptr %q, align 1
  call void @_exit(i32 %x)
  unreachable
}
define i32 @main() {
  %p = call ptr @mmap(ptr null, i64 8192, i32 0, i32 34, i32 -1, i64 0)
  %m = call i32 @mprotect(ptr %p, i64 4096, i32 3)
  store ptr %p, ptr @page
  %old = call ptr @signal(i32 11, ptr @fault)
  %a = getelementptr i8, ptr %p, i64 4092
  %b = getelementptr i8, ptr %p, i64 4096
  store volatile i32 42, ptr %a
  store volatile i32 43, ptr %b
  ret i32 1
}
