; test: nor is one whose address the program has found; a function of its own is.
; exit: 125
; stdout: 7
; stderr: unsupported: the calling convention `cc 11` of a function outside of the program
; oracle: none (LLVM calls it)
@name = constant [5 x i8] c"labs\00"
@line = constant [4 x i8] c"%d\0A\00"
@own = global ptr @f
declare ptr @dlsym(ptr, ptr)
declare i32 @printf(ptr, ...)
define cc 11 i64 @f(i64 %x) {
  %r = add i64 %x, 4
  ret i64 %r
}
define i32 @main() {
  %p = load ptr, ptr @own
  %a = call cc 11 i64 %p(i64 3)
  call i32 (ptr, ...) @printf(ptr @line, i64 %a)
  %q = call ptr @dlsym(ptr null, ptr @name)
  %b = call cc 11 i64 %q(i64 1)
  ret i32 0
}
