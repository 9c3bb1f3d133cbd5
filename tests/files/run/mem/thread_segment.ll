; test: what stands at a fixed place of the segment of a thread is its canary and its own address.
; exit: 0
; stdout: 1 1 1
@f = private constant [10 x i8] c"%d %d %d\0A\00"
declare i32 @printf(ptr, ...)
declare ptr @pthread_self()
declare void @llvm.stackprotector(ptr, ptr)
define i1 @guarded() {
  %before = load volatile ptr, ptr addrspace(257) inttoptr (i32 40 to ptr addrspace(257)), align 8
  %slot = alloca ptr
  call void @llvm.stackprotector(ptr %before, ptr %slot)
  %after = load volatile ptr, ptr addrspace(257) inttoptr (i32 40 to ptr addrspace(257)), align 8
  %kept = load volatile ptr, ptr %slot
  %same = icmp eq ptr %kept, %after
  ret i1 %same
}
define i32 @main() {
  %same = call i1 @guarded()
  %1 = zext i1 %same to i32
  %self = call ptr @pthread_self()
  %here = load ptr, ptr addrspace(257) null
  %is = icmp eq ptr %self, %here
  %2 = zext i1 %is to i32
  %canary = load i64, ptr addrspace(257) inttoptr (i64 40 to ptr addrspace(257))
  %set = icmp ne i64 %canary, 0
  %3 = zext i1 %set to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %1, i32 %2, i32 %3)
  ret i32 0
}
