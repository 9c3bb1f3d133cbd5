; test: a number is the address of memory that was made by other means than LLVM's
; spec: Pointer Aliasing Rules: "An integer constant other than zero or a pointer value returned from a function not defined within LLVM may be associated with address ranges allocated through mechanisms other than those provided by LLVM."
; The address lies above what the system chooses for the heap behind a program at the start of the
; address space, and below all else.
; exit: 42
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
define i32 @main() {
  %p = call ptr @mmap(ptr inttoptr (i64 68719476736 to ptr), i64 4096, i32 3, i32 1048610, i32 -1, i64 0)
  store i32 42, ptr inttoptr (i64 68719476740 to ptr)
  %q = getelementptr i32, ptr %p, i64 1
  %r = load i32, ptr %q
  ret i32 %r
}
