; test: typed pointers bind no call of a function in LLVM 19, and neither here, though that is said.
; exit: 42
; oracle: none (lli-14 rejects the call)
; stderr: warning[call-callee]: argument 1 of `@read` is `i64*`, but `i32*` is passed
; stderr: LLVM accepts the call, as `i64 (i32*)`, because its pointers have no types
define i64 @read(i64* %p) {
  %q = bitcast i64* %p to i32*
  %v = load i32, i32* %q
  %r = zext i32 %v to i64
  ret i64 %r
}
define i64 @main() {
  %x = alloca i32
  store i32 42, i32* %x
  %r = call i64 @read(i32* %x)
  ret i64 %r
}
