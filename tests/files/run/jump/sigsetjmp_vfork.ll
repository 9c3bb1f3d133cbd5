; test: sigsetjmp and vfork return twice.
; exit: 9
; stdout: 0
; stdout: 3
@buf = global [64 x i64] zeroinitializer, align 16
@fmt = constant [4 x i8] c"%d\0A\00"
declare i32 @__sigsetjmp(ptr, i32) returns_twice
declare void @siglongjmp(ptr, i32) noreturn
declare i32 @vfork() returns_twice
declare void @_exit(i32) noreturn
declare i32 @waitpid(i32, ptr, i32)
declare i32 @printf(ptr, ...)
define i32 @main() {
  %st = alloca i32
  %n = alloca i32
  store i32 0, ptr %n
  %r = call i32 @__sigsetjmp(ptr @buf, i32 1) returns_twice
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %r)
  %c = icmp eq i32 %r, 0
  br i1 %c, label %jump, label %on
jump:
  call void @siglongjmp(ptr @buf, i32 3)
  unreachable
on:
  %pid = call i32 @vfork() returns_twice
  %child = icmp eq i32 %pid, 0
  br i1 %child, label %in, label %out
in:
  call void @_exit(i32 9)
  unreachable
out:
  %w = call i32 @waitpid(i32 %pid, ptr %st, i32 0)
  %v = load i32, ptr %st
  %e = lshr i32 %v, 8
  ret i32 %e
}
