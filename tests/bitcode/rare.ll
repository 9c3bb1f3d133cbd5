%node = type { ptr, <4 x float>, { i8, i128 } }
@g = thread_local global i64 7
@a = alias i64, ptr @g
define void @f(ptr %p, <4 x float> %v, i128 %w, double %d) comdat personality ptr @p {
  %1 = load atomic i64, ptr %p acquire, align 8
  %2 = cmpxchg weak ptr %p, i64 %1, i64 5 seq_cst monotonic, align 8
  %3 = extractvalue { i64, i1 } %2, 0
  %4 = atomicrmw add ptr %p, i64 %3 release, align 8
  fence syncscope("singlethread") seq_cst
  %5 = fadd fast <4 x float> %v, <float 1.0, float 2.0, float 3.0, float 0.0>
  %6 = shufflevector <4 x float> %5, <4 x float> poison, <2 x i32> <i32 3, i32 0>
  %7 = extractelement <2 x float> %6, i32 1
  %8 = fpext float %7 to double
  %9 = fcmp olt double %8, %d
  %10 = mul i128 %w, 1267650600228229401496703205377
  %11 = getelementptr inbounds %node, ptr %p, i64 0, i32 2, i32 1
  store volatile i128 %10, ptr %11, align 16
  %12 = invoke i64 asm sideeffect "nop", "=r,r"(i64 %4) [ "deopt"(i32 1, ptr %p) ] to label %ok unwind label %bad
ok:
  %13 = insertvalue { i64, i1 } %2, i1 %9, 1
  ret void
bad:
  %14 = landingpad { ptr, i32 } cleanup catch ptr null
  resume { ptr, i32 } %14
}
$f = comdat any
declare i32 @p(...)
define ptr @label() {
  indirectbr ptr blockaddress(@label, %x), [label %x]
x:
  ret ptr blockaddress(@label, %x)
}
