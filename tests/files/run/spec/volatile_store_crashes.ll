; test: a volatile store to null ends the program, and nothing behind it takes place
; spec: Volatile Memory Accesses: "As an exception to the preceding rule, the compiler may not assume execution will continue after a volatile store operation."
; spec: Volatile Memory Accesses: "This restriction is necessary to support the somewhat common pattern in C of intentionally storing to an invalid pointer to crash the program."
; trap: address in @main
; stdout: in front
declare i32 @puts(ptr)
declare i32 @fflush(ptr)
@a = constant [9 x i8] c"in front\00"
@b = constant [7 x i8] c"behind\00"
define i32 @main() {
  %x = call i32 @puts(ptr @a)
  %f = call i32 @fflush(ptr null)
  store volatile i32 0, ptr null
  %y = call i32 @puts(ptr @b)
  %g = call i32 @fflush(ptr null)
  ret i32 42
}
