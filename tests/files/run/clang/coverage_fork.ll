; test: `clang --coverage` calls `fork` and `execv` by names of its own.
; oracle: none (lli has not the library that has these names)
; stdout: child
; exit: 7
declare i32 @__gcov_fork()
declare i32 @__gcov_execv(ptr, ptr)
declare i32 @waitpid(i32, ptr, i32)
@shell = private constant [8 x i8] c"/bin/sh\00"
@option = private constant [3 x i8] c"-c\00"
@script = private constant [19 x i8] c"echo child; exit 7\00"
@args = global [4 x ptr] [ptr @shell, ptr @option, ptr @script, ptr null]
define i32 @main() {
  %status = alloca i32
  %child = call i32 @__gcov_fork()
  %is = icmp eq i32 %child, 0
  br i1 %is, label %run, label %wait
run:
  %r = call i32 @__gcov_execv(ptr @shell, ptr @args)
  ret i32 1
wait:
  %w = call i32 @waitpid(i32 %child, ptr %status, i32 0)
  %s = load i32, ptr %status
  %code = lshr i32 %s, 8
  ret i32 %code
}
