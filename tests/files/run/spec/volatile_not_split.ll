; test: a volatile store over the end of a page is one store: where it faults, no part of it has taken place
; spec: Volatile Memory Accesses: "Likewise, the backend should never split or merge target-legal volatile load/store instructions."
; spec: Volatile Memory Accesses: "Platforms may rely on volatile loads and stores of natively supported data width to be executed as single instruction."
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
  store i32 42, ptr %a
  store volatile i64 4294967297, ptr %a, align 1
  ret i32 1
}
