; test: what cannot be run is named with its type
; run: show lir
declare i64 @llvm.readcyclecounter()
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)
@tls = thread_local global i64 0
define i2000 @wide(i2000 %a) {
  %b = add i2000 %a, 1
  ret i2000 %b
}
define void @vector(ptr %p) {
  %v = load <4 x float>, ptr %p
  ret void
}
define void @intrinsic() {
  %v = call i64 @llvm.readcyclecounter()
  ret void
}
define void @rmw(ptr %p) {
  %v = atomicrmw add ptr %p, i64 1 seq_cst
  ret void
}
define void @part(ptr %p) {
  %v = load { i64, <2 x i64> }, ptr %p
  ret void
}
define void @asm() {
  call void asm sideeffect "nop", ""()
  ret void
}
define i64 @thread_local() {
  %v = load i64, ptr @tls
  ret i64 %v
}
define void @va(ptr %p) {
  %v = va_arg ptr %p, i32
  ret void
}
define void @huge(ptr %p) {
  %v = load [100000 x i8], ptr %p
  ret void
}
; expect:
; error: unsupported: a function with a result of type `i2000`
;     at @wide
;
; error: unsupported: `load` of type `<4 x float>`
;     at %v = load <4 x float>, ptr %p
;
; error: unsupported: the intrinsic `@llvm.readcyclecounter`
;     at %v = call i64 @llvm.readcyclecounter()
;
; error: unsupported: `atomicrmw` of type `i64`
;     at %v = atomicrmw add ptr %p, i64 1 seq_cst
;
; error: unsupported: `load` of type `{ i64, <2 x i64> }`, a part of which is `<2 x i64>`
;     at %v = load { i64, <2 x i64> }, ptr %p
;
; error: unsupported: inline assembly
;     at call void asm sideeffect "nop", ""()
;
; error: unsupported: the thread-local variable `@tls`
;     at %v = load i64, ptr @tls
;
; error: unsupported: `va_arg` of type `i32`
;     at %v = va_arg ptr %p, i32
;
; error: unsupported: `load` of type `[100000 x i8]`, which has too many parts for a value
;     at %v = load [100000 x i8], ptr %p
