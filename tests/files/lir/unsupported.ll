; test: what cannot be run is named with its type
; run: show lir
; exit: 2
; stderr: unsupported: a function with a result of type `i70000`
; stderr: unsupported: `load` of type `<vscale x 4 x float>`
; stderr: unsupported: the intrinsic `@llvm.coro.id`
; stderr: unsupported: `atomicrmw` of type `i256`
; stderr: unsupported: `load` of type `{ i64, ppc_fp128 }`, a part of which is `ppc_fp128`
; stderr: unsupported: `va_arg` of type `ppc_fp128`
; stderr: unsupported: `extractvalue` of type `[100000 x i8]`, which has too many parts for a value
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)
define i70000 @wide(i70000 %a) {
  %b = add i70000 %a, %a
  ret i70000 %b
}
define void @vector(ptr %p) {
  %v = load <vscale x 4 x float>, ptr %p
  ret void
}
define void @intrinsic() {
  %v = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  ret void
}
define void @rmw(ptr %p) {
  %v = atomicrmw add ptr %p, i256 1 seq_cst
  ret void
}
define void @part(ptr %p) {
  %v = load { i64, ppc_fp128 }, ptr %p
  ret void
}
define void @va(ptr %p) {
  %v = va_arg ptr %p, ppc_fp128
  ret void
}
define void @huge(ptr %p) {
  %v = load [100000 x i8], ptr %p
  %w = extractvalue [100000 x i8] %v, 1
  ret void
}
; expect:
