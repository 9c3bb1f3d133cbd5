; test: a value that is passed by address is not passed to functions outside of the program.
; exit: 2
; stderr: a function outside of the program with a parameter of type `[2000 x i8]`
; oracle: none (LLVM calls it)
declare i32 @abs([2000 x i8])
define i32 @main() {
  %r = call i32 @abs([2000 x i8] zeroinitializer)
  ret i32 %r
}
