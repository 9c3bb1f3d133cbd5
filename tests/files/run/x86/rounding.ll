; test: MXCSR says how floats are rounded, also to what the runtime carries out; clocks and random
; numbers are there.
; oracle: none (only processors with SSE4.1 and RDRAND run what LLVM makes of it)
; exit: 0
; stdout: 2.0 3.0 2.0 1
; stdout: 1

declare i32 @printf(ptr, ...)
declare void @llvm.x86.sse.stmxcsr(ptr)
declare void @llvm.x86.sse.ldmxcsr(ptr)
declare <2 x double> @llvm.x86.sse41.round.pd(<2 x double>, i32)
declare { i64, i32 } @llvm.x86.rdrand.64()
declare { i32, i32 } @llvm.x86.rdseed.32()
declare { i64, i32 } @llvm.x86.rdtscp()
declare i64 @llvm.x86.rdtsc()

@half = global <2 x double> <double 2.5, double 2.5>
@text = constant [19 x i8] c"%.1f %.1f %.1f %d\0A\00"
@last = constant [4 x i8] c"%d\0A\00"

define double @rounded() {
  %x = load volatile <2 x double>, ptr @half
  %r = call <2 x double> @llvm.x86.sse41.round.pd(<2 x double> %x, i32 4)
  %e = extractelement <2 x double> %r, i32 1
  ret double %e
}

define i32 @main() {
  %word = alloca i32
  %again = alloca i32
  %near = call double @rounded()
  call void @llvm.x86.sse.stmxcsr(ptr %word)
  %before = load i32, ptr %word
  %up = or i32 %before, 16384
  store i32 %up, ptr %word
  call void @llvm.x86.sse.ldmxcsr(ptr %word)
  %above = call double @rounded()
  call void @llvm.x86.sse.stmxcsr(ptr %again)
  store i32 %before, ptr %word
  call void @llvm.x86.sse.ldmxcsr(ptr %word)
  %same = call double @rounded()
  %set = load i32, ptr %again
  %kind = lshr i32 %set, 13
  %mode = and i32 %kind, 3
  %was = icmp eq i32 %mode, 2
  %flag = zext i1 %was to i32
  %1 = call i32 (ptr, ...) @printf(ptr @text, double %near, double %above, double %same, i32 %flag)

  %t1 = call i64 @llvm.x86.rdtsc()
  %pair = call { i64, i32 } @llvm.x86.rdtscp()
  %t2 = extractvalue { i64, i32 } %pair, 0
  %later = icmp ugt i64 %t2, %t1
  %a = call { i64, i32 } @llvm.x86.rdrand.64()
  %b = call { i64, i32 } @llvm.x86.rdrand.64()
  %c = call { i32, i32 } @llvm.x86.rdseed.32()
  %a0 = extractvalue { i64, i32 } %a, 0
  %b0 = extractvalue { i64, i32 } %b, 0
  %a1 = extractvalue { i64, i32 } %a, 1
  %c1 = extractvalue { i32, i32 } %c, 1
  %differ = icmp ne i64 %a0, %b0
  %both = and i32 %a1, %c1
  %ok = icmp eq i32 %both, 1
  %all = and i1 %ok, %differ
  %every = and i1 %all, %later
  %number = zext i1 %every to i32
  %2 = call i32 (ptr, ...) @printf(ptr @last, i32 %number)
  ret i32 0
}
