; test: prologue data that jumps over itself, of functions whose convention is not C's.
; exit: 0
; stdout: 33 102 17 5
@line = constant [13 x i8] c"%d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
; jmp over; what is jumped over; nop
define x86_regcallcc i32 @regcall(i32 %a, i32 %b) prologue <{ [2 x i8], i64, i8 }> <{ [2 x i8] c"\EB\08", i64 -1, i8 -112 }> {
  %r = add i32 %a, %b
  ret i32 %r
}
define intel_ocl_bicc i32 @opencl(i32 %a, i32 %b) prologue <{ [4 x i8], [5 x i8], i16 }> <{ [4 x i8] c"\F3\0F\1E\FA", [5 x i8] c"\E9\02\00\00\00", i16 0 }> {
  %r = sub i32 %a, %b
  ret i32 %r
}
define preserve_nonecc i32 @none(i32 %a) prologue [5 x i8] c"\66\90\0F\1F\00" {
  %r = add i32 %a, 10
  ret i32 %r
}
define x86_regcallcc i32 @through(i32 %a) prologue i8 -112 {
  %r = call x86_regcallcc i32 @regcall(i32 %a, i32 3)
  ret i32 %r
}
@pointer = global ptr @through
define i32 @main() {
  %a = call x86_regcallcc i32 @regcall(i32 11, i32 22)
  %b = call intel_ocl_bicc i32 @opencl(i32 105, i32 3)
  %c = call preserve_nonecc i32 @none(i32 7)
  %p = load ptr, ptr @pointer
  %d = call x86_regcallcc i32 %p(i32 2)
  call i32 (ptr, ...) @printf(ptr @line, i32 %a, i32 %b, i32 %c, i32 %d)
  ret i32 0
}
