; test: attributes that LLVM has had since version 20, and one of 19.
; exit: 7
; oracle: none (lli-19 does not know them, or crashes)
define internal noext i32 @f(ptr captures(none) initializes((0, 4), (8, 16)) noundef %p, ptr captures(address, read_provenance) dead_on_return %q, i32 noext %x) nocreateundeforpoison sanitize_type sanitize_realtime sanitize_realtime_blocking sanitize_numerical_stability memory(argmem: read) {
  %v = load i32, ptr %p
  %w = load i32, ptr %q
  %s = add i32 %v, %w
  %r = add i32 %s, %x
  ret i32 %r
}
define i32 @main() nodivergencesource hybrid_patchable nooutline denormal_fpenv(dynamic, float: ieee|preservesign) memory(readwrite, target_mem: none) {
  %p = alloca i32
  store i32 2, ptr %p
  %q = alloca i32
  store i32 4, ptr %q
  %r = call i32 @f(ptr captures(ret: address, provenance) %p, ptr %q, i32 1)
  ret i32 %r
}
