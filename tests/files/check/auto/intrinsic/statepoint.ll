; test: roots, barriers, statepoints, and what belongs to them.

declare void @callee(i32)
declare void @many(ptr, ...)
declare ptr addrspace(1) @object()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)

define void @no_collector(ptr %p) {
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)  ;~ error: `@no_collector` has no collector
  call void @llvm.gcwrite(ptr %p, ptr %p, ptr %p)  ;~ error: `@no_collector` has no collector
  %1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @callee, i32 1, i32 0, i32 7, i32 0, i32 0)  ;~ error: `@no_collector` has no collector
  ret void
}

define void @roots(ptr %p) gc "shadow-stack" {
  %root = alloca ptr
  %number = alloca i32
  call void @llvm.gcroot(ptr %p, ptr null)  ;~ error: this is no `alloca`
  call void @llvm.gcroot(ptr %root, ptr %p)  ;~ error: this is no constant
  call void @llvm.gcroot(ptr %number, ptr null)  ;~ error: nothing is said of a root of type `i32`
  call void @llvm.gcroot(ptr %root, ptr null)
  ret void
}

define void @statepoints(ptr addrspace(1) %o) gc "statepoint-example" {
  %1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr @callee, i32 1, i32 0, i32 7, i32 0, i32 0)  ;~ error: the function does not say its type by `elementtype`
  %2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32) @callee, i32 1, i32 0, i32 7, i32 0, i32 0)  ;~ error: what is called is no function
  %3 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 -1, ptr elementtype(void (i32)) @callee, i32 1, i32 0, i32 7, i32 0, i32 0)  ;~ error: this is no number of bytes
  %4 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @callee, i32 0, i32 0, i32 0, i32 0)  ;~ error: the function takes 1 argument, and not 0
  %5 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @callee, i32 1, i32 8, i32 7, i32 0, i32 0)  ;~ error: these flags are not known
  %6 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @callee, i32 1, i32 0, i64 7, i32 0, i32 0)  ;~ error: this is `i64`, but the function takes `i32`
  %7 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @callee, i32 1, i32 0, i32 7, i32 1, i32 0)  ;~ error: such arguments are passed in bundles: this is `i32 0`
  %8 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @callee, i32 1, i32 0, i32 7, i32 0)  ;~ error: 7 arguments are passed where 8 belong
  %9 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 (ptr, ...)) @many, i32 1, i32 0, ptr null, i32 0, i32 0)  ;~ error: a function with `...` that is called by a statepoint returns nothing
  %10 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (ptr, ...)) @many, i32 1, i32 0, ptr sret(i32) null, i32 0, i32 0)  ;~ error: a variable argument cannot be the place of a result
  ; The place of a result may stand among the variable arguments.
  %11 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (ptr)) @many, i32 1, i32 0, ptr sret(i32) null, i32 0, i32 0)
  ret void
}

define ptr addrspace(1) @uses(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(ptr addrspace(1) ()) @object, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %o, i64 %n) ]
  %1 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 2)  ;~ error: the `gc-live` bundle of the statepoint has 2 values
  %2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)  ;~ error: the value there is no pointer
  %3 = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)  ;~ error: moving a pointer does not change its address space
  %4 = call i64 @llvm.experimental.gc.relocate.i64(token %t, i32 0, i32 0)  ;~ error: its result is no pointer and no vector of them
  %5 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token none, i32 0, i32 0)  ;~ error: this is no statepoint
  %6 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token none)  ;~ error: this is no statepoint
  %7 = call i32 @llvm.experimental.gc.result.i32(token %t)  ;~ error: this gives `i32`, but the function returns `ptr addrspace(1)`
  %8 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
  %9 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %10 = call ptr @llvm.experimental.gc.get.pointer.base.p0.p1(ptr addrspace(1) %o)  ;~ error: it takes a pointer that the collector knows
  ret ptr addrspace(1) %9
}
