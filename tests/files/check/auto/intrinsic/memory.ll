; test: what arguments of intrinsics of memory and variables must be.

@t = thread_local global i32 0
@g = global i32 0
@a = thread_local alias i32, ptr @t
@info = constant { i32 } { i32 1 }

declare void @h()

define void @f(ptr %p, i64 %n) {
  %slot = alloca i32
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 4 %p, i64 %n, i32 3)  ;~ error: 3 is no power of 2
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 2 %p, i64 %n, i32 4)  ;~ error: this pointer is not said to have `align 4`
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr %p, i8 0, i64 %n, i32 1)  ;~ error: this pointer is not said to have `align 1`
  call void @llvm.prefetch.p0(ptr %p, i32 2, i32 0, i32 0)  ;~ error: this is more than 1
  call void @llvm.prefetch.p0(ptr %p, i32 1, i32 4, i32 0)  ;~ error: this is more than 3
  %1 = call ptr @llvm.invariant.start.p0(i64 -2, ptr %p)  ;~ error: this is no size
  %2 = call ptr @llvm.threadlocal.address.p0(ptr @g)  ;~ error: this symbol is not `thread_local`
  %3 = call ptr @llvm.threadlocal.address.p0(ptr %p)  ;~ error: this is no symbol
  call void @llvm.init.trampoline(ptr %p, ptr @g, ptr %p)  ;~ error: this is no function
  call void @llvm.stackprotector(ptr %p, ptr %p)  ;~ error: this is no `alloca`
  call void @llvm.va_start.p0(ptr %p)  ;~ error: `@f` has no variable arguments
  %4 = call ptr @llvm.preserve.array.access.index.p0.p0(ptr %p, i32 0, i32 1)  ;~ error: this pointer does not say what it points to
  %5 = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @g)  ;~ error: this is no struct or array that is constant
  ; These are as they should be.
  %6 = call ptr @llvm.threadlocal.address.p0(ptr @a)
  %7 = call ptr @llvm.invariant.start.p0(i64 -1, ptr %p)
  call void @llvm.init.trampoline(ptr %p, ptr @h, ptr %p)
  call void @llvm.stackprotector(ptr %p, ptr %slot)
  %8 = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([4 x i32]) %p, i32 0, i32 1)
  %9 = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @info)
  ret void
}

define void @v(ptr %p, ...) {
  call void @llvm.va_start.p0(ptr %p)
  ret void
}
