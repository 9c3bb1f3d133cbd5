; test: an object does not change its size: a new one is made, with the bytes of the old one
; spec: Allocated Objects: "Allocated objects that are created with operations recognized by LLVM (such as alloca, heap allocation functions marked as such, and global variables) may not change their size."
; spec: Allocated Objects: "realloc-style operations do not change the size of an existing allocated object; instead, they create a new allocated object."
; exit: 42
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 4)
  store i32 40, ptr %p
  %q = call ptr @realloc(ptr %p, i64 65536)
  %last = getelementptr i8, ptr %q, i64 65532
  store i32 2, ptr %last
  %a = load i32, ptr %q
  %b = load i32, ptr %last
  call void @free(ptr %q)
  %r = add i32 %a, %b
  ret i32 %r
}
