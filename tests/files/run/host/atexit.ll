; test: a function registered with atexit runs after @main has returned.
; exit: 4
; stdout: main
; stdout: at exit
@m = private constant [5 x i8] c"main\00"
@x = private constant [8 x i8] c"at exit\00"
declare i32 @atexit(ptr)
declare i32 @puts(ptr)
define void @bye() {
  %r = call i32 @puts(ptr @x)
  ret void
}
define i32 @main() {
  %a = call i32 @atexit(ptr @bye)
  %r = call i32 @puts(ptr @m)
  ret i32 4
}
