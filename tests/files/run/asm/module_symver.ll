; test: `.symver` gives a name to a version of a function of the C library.
; exit: 5
; oracle: none (LLVM's JIT knows no versions)
target triple = "x86_64-unknown-linux-gnu"
module asm ".symver old_memcpy, memcpy@GLIBC_2.2.5"
declare ptr @old_memcpy(ptr, ptr, i64)
@from = private constant i32 5
define i32 @main() {
  %p = alloca i32
  call ptr @old_memcpy(ptr %p, ptr @from, i64 4)
  %x = load i32, ptr %p
  ret i32 %x
}
