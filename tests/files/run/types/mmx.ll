; test: x86_mmx holds 64 bits that pass through memory, calls and selects
; exit: 42
; oracle: none (MMX is gone)
define x86_mmx @pass(x86_mmx %a, i1 %c, x86_mmx %b) {
  %s = select i1 %c, x86_mmx %a, x86_mmx %b
  ret x86_mmx %s
}
define i32 @main() {
  %p = alloca x86_mmx
  %v = insertelement <2 x i32> <i32 7, i32 0>, i32 35, i32 1
  %m = bitcast <2 x i32> %v to x86_mmx
  store x86_mmx %m, ptr %p
  %n = load x86_mmx, ptr %p
  %o = bitcast i64 0 to x86_mmx
  %r = call x86_mmx @pass(x86_mmx %n, i1 true, x86_mmx %o)
  %w = bitcast x86_mmx %r to <2 x i32>
  %a = extractelement <2 x i32> %w, i32 0
  %b = extractelement <2 x i32> %w, i32 1
  %x = add i32 %a, %b
  ret i32 %x
}
