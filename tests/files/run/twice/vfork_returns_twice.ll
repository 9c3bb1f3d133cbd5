; test: vfork returns in the child and in the parent
; exit: 42
; stdout: the child's status is 7
declare i32 @vfork() returns_twice
declare i32 @waitpid(i32, ptr, i32)
declare void @_exit(i32) noreturn
declare i32 @printf(ptr, ...)

@text = constant [28 x i8] c"the child's status is %d\0A\00\00\00"

define i32 @main() {
  %status = alloca i32
  %pid = call i32 @vfork()
  %child = icmp eq i32 %pid, 0
  br i1 %child, label %in, label %out
in:
  call void @_exit(i32 7)
  unreachable
out:
  %w = call i32 @waitpid(i32 %pid, ptr %status, i32 0)
  %s = load i32, ptr %status
  %code = lshr i32 %s, 8
  call i32 (ptr, ...) @printf(ptr @text, i32 %code)
  ret i32 42
}
