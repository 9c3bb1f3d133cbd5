; test: conventions that differ from that of C in registers only run as it does, where all is one program.
; exit: 42
; oracle: none (LLVM has functions of HiPE preserve nothing that C does)
define ccc i32 @f0(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define fastcc i32 @f1(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define coldcc i32 @f2(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define tailcc i32 @f3(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define swiftcc i32 @f4(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define swifttailcc i32 @f5(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define ghccc i32 @f6(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define cc 11 i32 @f7(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define preserve_mostcc i32 @f8(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define preserve_allcc i32 @f9(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define preserve_nonecc i32 @f10(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define cxx_fast_tlscc i32 @f11(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define x86_stdcallcc i32 @f12(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define x86_fastcallcc i32 @f13(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define x86_thiscallcc i32 @f14(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define x86_regcallcc i32 @f15(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define x86_64_sysvcc i32 @f16(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define intel_ocl_bicc i32 @f17(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define spir_func i32 @f18(i32 %a, double %d, ptr %p) {
  %x = fptosi double %d to i32
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %s, %y
  store i32 %t, ptr %p
  ret i32 %t
}
define i32 @main() {
  %p = alloca i32
  store i32 4, ptr %p
  %r0 = call ccc i32 @f0(i32 1, double 1.5, ptr %p)
  %r1 = call fastcc i32 @f1(i32 1, double 1.5, ptr %p)
  %r2 = call coldcc i32 @f2(i32 1, double 1.5, ptr %p)
  %r3 = call tailcc i32 @f3(i32 1, double 1.5, ptr %p)
  %r4 = call swiftcc i32 @f4(i32 1, double 1.5, ptr %p)
  %r5 = call swifttailcc i32 @f5(i32 1, double 1.5, ptr %p)
  %r6 = call ghccc i32 @f6(i32 1, double 1.5, ptr %p)
  %r7 = call cc 11 i32 @f7(i32 1, double 1.5, ptr %p)
  %r8 = call preserve_mostcc i32 @f8(i32 1, double 1.5, ptr %p)
  %r9 = call preserve_allcc i32 @f9(i32 1, double 1.5, ptr %p)
  %r10 = call preserve_nonecc i32 @f10(i32 1, double 1.5, ptr %p)
  %r11 = call cxx_fast_tlscc i32 @f11(i32 1, double 1.5, ptr %p)
  %r12 = call x86_stdcallcc i32 @f12(i32 1, double 1.5, ptr %p)
  %r13 = call x86_fastcallcc i32 @f13(i32 1, double 1.5, ptr %p)
  %r14 = call x86_thiscallcc i32 @f14(i32 1, double 1.5, ptr %p)
  %r15 = call x86_regcallcc i32 @f15(i32 1, double 1.5, ptr %p)
  %r16 = call x86_64_sysvcc i32 @f16(i32 1, double 1.5, ptr %p)
  %r17 = call intel_ocl_bicc i32 @f17(i32 1, double 1.5, ptr %p)
  %r18 = call spir_func i32 @f18(i32 1, double 1.5, ptr %p)
  ret i32 %r18
}
