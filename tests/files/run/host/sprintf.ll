; test: sprintf writes into memory of the program.
; exit: 11
; stdout: [  42|00ff]
@f = private constant [12 x i8] c"[%4d|%04lx]\00"
declare i32 @sprintf(ptr, ptr, ...)
declare i32 @puts(ptr)
define i32 @main() {
  %buf = alloca [64 x i8]
  %n = call i32 (ptr, ptr, ...) @sprintf(ptr %buf, ptr @f, i32 42, i64 255)
  %r = call i32 @puts(ptr %buf)
  ret i32 %n
}
