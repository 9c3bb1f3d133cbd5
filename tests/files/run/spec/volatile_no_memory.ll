; test: a volatile access goes to an address without memory, and what answers it decides
; spec: Volatile Memory Accesses: "Volatile operations may use addresses which do not point to memory (like MMIO registers)."
; spec: Pointer Type: "However, volatile access to any non-dereferenceable address may have defined behavior (according to the target), and in this case the attribute is not needed even for address 0."
; exit: 42
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @mprotect(ptr, i64, i32)
declare ptr @signal(i32, ptr)
@page = global ptr null
define void @fault(i32 %number) {
  %p = load ptr, ptr @page
  %x = call i32 @mprotect(ptr %p, i64 4096, i32 3)
  store i32 42, ptr %p
  ret void
}
define i32 @main() {
  %p = call ptr @mmap(ptr null, i64 4096, i32 0, i32 34, i32 -1, i64 0)
  store ptr %p, ptr @page
  %old = call ptr @signal(i32 11, ptr @fault)
  %r = load volatile i32, ptr %p
  ret i32 %r
}
