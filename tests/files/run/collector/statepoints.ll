; test: calls of statepoints, stack maps and patch points run; values behind them are those that a collector has left.
; exit: 0
; stdout: 30 7 7 42 11 0
; stdout: -40 9 100 7
; oracle: none (LLVM makes relocations of pointers of a space that its collector knows)
@line = constant [19 x i8] c"%d %d %d %d %d %d\0A\00"
@four = constant [13 x i8] c"%d %d %d %d\0A\00"
@a = global i32 7
@b = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare i32 @printf(ptr, ...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare i32 @llvm.experimental.gc.result.i32(token)
declare double @llvm.experimental.gc.result.f64(token)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32 immarg, i32 immarg)
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i32 @__gxx_personality_v0(...)
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.guard(i1, ...)
define i32 @__llvm_deoptimize(i32 %x) {
  %y = mul i32 %x, 20
  ret i32 %y
}
define i32 @sum(i32 %x, double %y) {
  %z = fptosi double %y to i32
  %s = add i32 %x, %z
  ret i32 %s
}
define void @nothing() {
  ret void
}
define i64 @product(i64 %x, i64 %y) {
  %p = mul i64 %x, %y
  ret i64 %p
}
define i32 @guarded(i32 %x) {
  %positive = icmp sgt i32 %x, 0
  call void (i1, ...) @llvm.experimental.guard(i1 %positive, i32 %x) [ "deopt"(i32 %x, ptr @a) ]
  %r = add i32 %x, 4
  ret i32 %r
}
define i32 @leaves(i32 %x) {
  %r = call i32 (...) @llvm.experimental.deoptimize.i32(i32 %x) [ "deopt"(i32 1, i32 %x) ]
  ret i32 %r
}
define i32 @loops(ptr %p, i32 %n) gc "ocaml" {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %q = phi ptr [ %p, %entry ], [ %moved, %loop ]
  %inner = getelementptr i32, ptr %q, i64 1
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 3, i32 0, ptr elementtype(void ()) @nothing, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i32 %i), "gc-live"(ptr %q, ptr %inner) ]
  %moved = call ptr @llvm.experimental.gc.relocate.p0(token %token, i32 0, i32 0)
  %in = call ptr @llvm.experimental.gc.relocate.p0(token %token, i32 0, i32 1)
  %v = load i32, ptr %moved
  %w = load i32, ptr %in
  %u = add i32 %v, %w
  %t = add i32 %s, %u
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 10
  br i1 %more, label %loop, label %done
done:
  ret i32 %t
}
define i32 @throws(ptr %p) gc "ocaml" personality ptr @__gxx_personality_v0 {
entry:
  %token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 4, i32 0, ptr elementtype(i32 (i32, double)) @sum, i32 2, i32 0, i32 4, double 3.5, i32 0, i32 0) [ "gc-live"(ptr %p) ]
    to label %on unwind label %caught
on:
  %r = call i32 @llvm.experimental.gc.result.i32(token %token)
  %moved = call ptr @llvm.experimental.gc.relocate.p0(token %token, i32 0, i32 0)
  %v = load i32, ptr %moved
  %d = sub i32 %r, %v
  %e = add i32 %d, 7
  ret i32 %e
caught:
  %pad = landingpad token cleanup
  %left = call ptr @llvm.experimental.gc.relocate.p0(token %pad, i32 0, i32 0)
  %w = load i32, ptr %left
  ret i32 %w
}
@_ZTIi = external constant ptr
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
define void @raises() {
  %e = call ptr @__cxa_allocate_exception(i64 8)
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define i32 @catches(ptr %p) gc "ocaml" personality ptr @__gxx_personality_v0 {
entry:
  %token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 4, i32 0, ptr elementtype(void ()) @raises, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %p) ]
    to label %on unwind label %caught
on:
  ret i32 1
caught:
  %pad = landingpad token catch ptr null
  %left = call ptr @llvm.experimental.gc.relocate.p0(token %pad, i32 0, i32 0)
  %w = load i32, ptr %left
  ret i32 %w
}
define i32 @main() gc "ocaml" {
  %sum = call i32 @loops(ptr @b, i32 10)
  %seven = call i32 @throws(ptr @a)
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 5, i32 0, ptr elementtype(i32 (i32, double)) @sum, i32 2, i32 0, i32 5, double 2.5, i32 0, i32 0) [ "gc-live"(ptr @a) ]
  %result = call i32 @llvm.experimental.gc.result.i32(token %token)
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 6, i32 0, i32 %sum, ptr @a, double 1.5, i64 81985529216486895)
  %p = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 7, i32 15, ptr @product, i32 2, i64 6, i64 7, i32 %seven)
  %p32 = trunc i64 %p to i32
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 8, i32 15, ptr @nothing, i32 0)
  %none = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 9, i32 15, ptr null, i32 0, i32 %seven)
  %none32 = trunc i64 %none to i32
  %eleven = add i32 %result, 4
  %n = call i32 (ptr, ...) @printf(ptr @line, i32 %sum, i32 %seven, i32 %result, i32 %p32, i32 %eleven, i32 %none32)
  %g = call i32 @guarded(i32 -2)
  %f = call i32 @guarded(i32 5)
  %l = call i32 @leaves(i32 5)
  %c = call i32 @catches(ptr @a)
  %m = call i32 (ptr, ...) @printf(ptr @four, i32 %g, i32 %f, i32 %l, i32 %c)
  ret i32 0
}
