; test: constructors are called with the arguments and the environment of `main`, whichever way they are named.
; exit: 0
; args: one two
; stdout: listed 3 one two 1
; stdout: array 3 one two 1
; stdout: main 3 one two 1
; oracle: none (lli gives constructors no arguments)
@array = internal constant ptr @of_array, section ".init_array", align 8
@llvm.used = appending global [1 x ptr] [ptr @array], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 101, ptr @listed, ptr null }]
@environ = external global ptr
@format = private constant [16 x i8] c"%s %d %s %s %d\0A\00"
@s.listed = private constant [7 x i8] c"listed\00"
@s.array = private constant [6 x i8] c"array\00"
@s.main = private constant [5 x i8] c"main\00"
declare i32 @printf(ptr, ...)
define internal void @show(ptr %who, i32 %argc, ptr %argv, ptr %envp) {
  %p = getelementptr ptr, ptr %argv, i64 1
  %one = load ptr, ptr %p
  %q = getelementptr ptr, ptr %argv, i64 2
  %two = load ptr, ptr %q
  %environment = load ptr, ptr @environ
  %same = icmp eq ptr %environment, %envp
  %bit = zext i1 %same to i32
  %r = getelementptr ptr, ptr %argv, i64 3
  %end = load ptr, ptr %r
  %ends = icmp eq ptr %end, null
  br i1 %ends, label %good, label %bad
good:
  call i32 (ptr, ...) @printf(ptr @format, ptr %who, i32 %argc, ptr %one, ptr %two, i32 %bit)
  ret void
bad:
  unreachable
}
define internal void @listed(i32 %argc, ptr %argv, ptr %envp) {
  call void @show(ptr @s.listed, i32 %argc, ptr %argv, ptr %envp)
  ret void
}
define internal void @of_array(i32 %argc, ptr %argv, ptr %envp) {
  call void @show(ptr @s.array, i32 %argc, ptr %argv, ptr %envp)
  ret void
}
define i32 @main(i32 %argc, ptr %argv, ptr %envp) {
  call void @show(ptr @s.main, i32 %argc, ptr %argv, ptr %envp)
  ret i32 0
}
