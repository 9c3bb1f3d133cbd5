; test: the thread pointer is where the thread's block begins, which has its own address first; each thread has another
; exit: 7
; oracle: none (lli-19 knows the older name alone)
declare ptr @llvm.thread.pointer()
declare ptr @llvm.thread.pointer.p0()
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i64 @pthread_self()
define ptr @other(ptr %first) {
  %here = call ptr @llvm.thread.pointer.p0()
  %same = icmp eq ptr %here, %first
  %is = call i64 @pthread_self()
  %number = ptrtoint ptr %here to i64
  %own = icmp eq i64 %is, %number
  %differs = xor i1 %same, true
  %ok = and i1 %differs, %own
  %word = zext i1 %ok to i64
  %result = inttoptr i64 %word to ptr
  ret ptr %result
}
define i32 @main() {
  %id = alloca i64
  %out = alloca ptr
  %here = call ptr @llvm.thread.pointer()
  %first = load ptr, ptr %here
  %a = icmp eq ptr %first, %here
  %segment = load ptr, ptr addrspace(257) null
  %b = icmp eq ptr %segment, %here
  call i32 @pthread_create(ptr %id, ptr null, ptr @other, ptr %here)
  %thread = load i64, ptr %id
  call i32 @pthread_join(i64 %thread, ptr %out)
  %c = load i64, ptr %out
  %a1 = select i1 %a, i64 1, i64 0
  %b1 = select i1 %b, i64 2, i64 0
  %c1 = mul i64 %c, 4
  %s = add i64 %a1, %b1
  %t = add i64 %s, %c1
  %r = trunc i64 %t to i32
  ret i32 %r
}
