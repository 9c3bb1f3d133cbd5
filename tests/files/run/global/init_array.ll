; test: a function whose address a variable has in `.init_array` is called first, and one in `.fini_array` last.
; exit: 7
; stdout: ctor
; stdout: dtor
; oracle: none (lli does not call them)
@x = global i32 5
@ctor_ptr = internal constant ptr @ctor, section ".init_array", align 8
@dtor_ptr = internal constant ptr @dtor, section ".fini_array", align 8
@llvm.used = appending global [2 x ptr] [ptr @ctor_ptr, ptr @dtor_ptr], section "llvm.metadata"
declare i32 @puts(ptr)
@s = private constant [5 x i8] c"ctor\00"
@d = private constant [5 x i8] c"dtor\00"
define internal void @ctor() {
  store i32 7, ptr @x
  %r = call i32 @puts(ptr @s)
  ret void
}
define internal void @dtor() {
  %r = call i32 @puts(ptr @d)
  ret void
}
define i32 @main() {
  %v = load i32, ptr @x
  ret i32 %v
}
