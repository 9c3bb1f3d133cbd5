; test: `guard`, `deoptimize` and patch points.

declare void @llvm.experimental.guard(i1, ...)
declare i32 @llvm.experimental.deoptimize.i32(...)
declare i64 @llvm.experimental.deoptimize.i64(...)

define i32 @f(i1 %c) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c)  ;~ error: it has 0 `deopt` bundles
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 1) ]
  %1 = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]  ;~ error: no `ret` of its result follows
  ret i32 0
}

define i32 @g() {
  %1 = call i64 (...) @llvm.experimental.deoptimize.i64() [ "deopt"() ]  ;~ error: it gives `i64`, but the function returns `i32`
  ret i32 0
}

define i32 @h() {
  %1 = call i32 (...) @llvm.experimental.deoptimize.i32()  ;~ error: it has 0 `deopt` bundles
  ret i32 %1
}

define i32 @ok() {
  %1 = call i32 (...) @llvm.experimental.deoptimize.i32(i32 1) [ "deopt"(i32 1) ]
  ret i32 %1
}

declare { i64, i64 } @llvm.experimental.patchpoint.sl_i64i64s(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)

define void @patched(ptr %p) {
  %1 = call anyregcc { i64, i64 } (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.sl_i64i64s(i64 1, i32 15, ptr %p, i32 0)  ;~ error: it gives no single value
  %2 = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 1, i32 15, ptr %p, i32 0)
  ret void
}
