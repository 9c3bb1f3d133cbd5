; test: functions of C that glibc keeps outside its shared library.
; exit: 0
; oracle: none (lli has not all of them)
@path = constant [2 x i8] c"/\00"
declare i32 @stat(ptr, ptr)
declare i32 @lstat(ptr, ptr)
declare i32 @fstat(i32, ptr)
declare i32 @fstatat(i32, ptr, ptr, i32)
declare i32 @stat64(ptr, ptr)
declare i32 @lstat64(ptr, ptr)
declare i32 @fstat64(i32, ptr)
declare i32 @fstatat64(i32, ptr, ptr, i32)
declare i32 @mknod(ptr, i32, i64)
declare i32 @mknodat(i32, ptr, i32, i64)
declare i32 @atexit(ptr)
declare i32 @at_quick_exit(ptr)
declare i32 @pthread_atfork(ptr, ptr, ptr)
declare i32 @open(ptr, i32, ...)
define void @nothing() { ret void }
define i32 @main() {
  %b = alloca [256 x i8], align 16
  %mode = getelementptr i8, ptr %b, i64 24
  %fd = call i32 (ptr, i32, ...) @open(ptr @path, i32 0)
  %r0 = call i32 @stat(ptr @path, ptr %b)
  %r1 = call i32 @lstat(ptr @path, ptr %b)
  %r2 = call i32 @fstat(i32 %fd, ptr %b)
  %r3 = call i32 @fstatat(i32 %fd, ptr @path, ptr %b, i32 0)
  %r4 = call i32 @stat64(ptr @path, ptr %b)
  %r5 = call i32 @lstat64(ptr @path, ptr %b)
  %r6 = call i32 @fstat64(i32 %fd, ptr %b)
  %r7 = call i32 @fstatat64(i32 %fd, ptr @path, ptr %b, i32 0)
  %r8 = call i32 @atexit(ptr @nothing)
  %r9 = call i32 @at_quick_exit(ptr @nothing)
  %ra = call i32 @pthread_atfork(ptr @nothing, ptr @nothing, ptr null)
  %rb = call i32 @mknod(ptr @path, i32 4096, i64 0)
  %rc = call i32 @mknodat(i32 %fd, ptr @path, i32 4096, i64 0)
  %m = load i32, ptr %mode
  %k = and i32 %m, 61440
  %dir = icmp ne i32 %k, 16384
  %d = zext i1 %dir to i32
  %o0 = or i32 %r0, %r1
  %o1 = or i32 %r2, %r3
  %o2 = or i32 %r4, %r5
  %o3 = or i32 %r6, %r7
  %o4 = or i32 %r8, %r9
  %o5 = or i32 %ra, %d
  %bc = add i32 %rb, %rc
  %o6 = add i32 %bc, 2
  %p0 = or i32 %o0, %o1
  %p1 = or i32 %o2, %o3
  %p2 = or i32 %o4, %o5
  %q0 = or i32 %p0, %p1
  %q1 = or i32 %p2, %o6
  %z = or i32 %q0, %q1
  ret i32 %z
}
