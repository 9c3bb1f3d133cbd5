; test: variables that are defined nowhere do not keep a program from running that only names them.
; exit: 12
; oracle: none (LLVM's JIT does not start the program)
@nope = external global i64
@own = external thread_local global i64
@pointer = global ptr @nope
@weak = extern_weak global i64
define i64 @read(i1 %really) {
  br i1 %really, label %yes, label %no
yes:
  %v = load i64, ptr @nope
  %w = load i64, ptr @own
  %sum = add i64 %v, %w
  ret i64 %sum
no:
  ret i64 12
}
define i64 @main() {
  %p = load ptr, ptr @pointer
  %same = icmp eq ptr %p, @nope
  %null = icmp eq ptr %p, null
  %weak = icmp ne ptr @weak, null
  %not = xor i1 %same, true
  %a = or i1 %not, %null
  %b = or i1 %a, %weak
  %r = call i64 @read(i1 %b)
  ret i64 %r
}
