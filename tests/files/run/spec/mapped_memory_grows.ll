; test: memory that a program maps by itself may grow to the right, and old pointers stay good
; spec: Allocated Objects: "allocated objects can also be created by means not recognized by LLVM, e.g. by directly calling mmap."
; spec: Allocated Objects: "Those allocated objects are allowed to grow to the right (i.e., keeping the same base address, but increasing their size) while maintaining the validity of existing pointers, as long as they always satisfy the properties described above."
; exit: 42
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @mprotect(ptr, i64, i32)
define i32 @main() {
  %p = call ptr @mmap(ptr null, i64 8192, i32 0, i32 34, i32 -1, i64 0)
  %first = call i32 @mprotect(ptr %p, i64 4096, i32 3)
  %last = getelementptr i8, ptr %p, i64 4092
  store i32 40, ptr %last
  %second = call i32 @mprotect(ptr %p, i64 8192, i32 3)
  %behind = getelementptr i8, ptr %p, i64 4096
  store i32 2, ptr %behind
  %a = load i32, ptr %last
  %b = load i32, ptr %behind
  %r = add i32 %a, %b
  ret i32 %r
}
