; test: an external global is bound to a symbol of the C library.
; exit: 0
; stdout: via stdout
@stdout = external global ptr
@s = private constant [12 x i8] c"via stdout\0A\00"
declare i32 @fputs(ptr, ptr)
define i64 @main() {
  %f = load ptr, ptr @stdout
  %r = call i32 @fputs(ptr @s, ptr %f)
  ret i64 0
}
