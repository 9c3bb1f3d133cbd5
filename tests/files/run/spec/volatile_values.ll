; test: volatile loads, stores and copies give what they would give otherwise
; spec: Volatile Memory Accesses: "Certain memory accesses, such as load's, store's, and llvm.memcpy's may be marked volatile."
; spec: Volatile Memory Accesses: "If a non-volatile store to a given address would be legal, a volatile operation may modify the memory at that address."
; exit: 42
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@a = global [2 x i32] [i32 40, i32 2]
@b = global [2 x i32] zeroinitializer
define i32 @main() {
  call void @llvm.memcpy.p0.p0.i64(ptr @b, ptr @a, i64 8, i1 true)
  %x = load volatile i32, ptr @b
  %q = getelementptr [2 x i32], ptr @b, i64 0, i64 1
  %y = load volatile i32, ptr %q
  %s = add i32 %x, %y
  store volatile i32 %s, ptr %q
  %r = load i32, ptr %q
  ret i32 %r
}
