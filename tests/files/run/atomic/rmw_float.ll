; test: atomicrmw of floats and pointers.
; exit: 0
; stdout: xchg 1.500000 2.500000
; stdout: fadd 2.500000 2.750000
; stdout: fsub 2.750000 2.250000
; stdout: fmax 2.250000 4.000000
; stdout: fmin 4.000000 -1.000000
; stdout: nan -1.000000 -1.000000
; stdout: float 1.500000 3.750000
; stdout: ptr 1 1
@d = global double 1.5
@f = global float 1.5
@p = global ptr @d
@fmt = constant [11 x i8] c"%s %f %f\0A\00\00"
@fmtp = constant [11 x i8] c"%s %d %d\0A\00\00"
@xchg = constant [5 x i8] c"xchg\00"
@fadd = constant [5 x i8] c"fadd\00"
@fsub = constant [5 x i8] c"fsub\00"
@fmax = constant [5 x i8] c"fmax\00"
@fmin = constant [5 x i8] c"fmin\00"
@nan = constant [4 x i8] c"nan\00"
@float = constant [6 x i8] c"float\00"
@ptr = constant [4 x i8] c"ptr\00"
declare i32 @printf(ptr, ...)
define void @show(ptr %name, double %old) {
  %new = load double, ptr @d
  call i32 (ptr, ...) @printf(ptr @fmt, ptr %name, double %old, double %new)
  ret void
}
define i32 @main() {
  %1 = atomicrmw xchg ptr @d, double 2.5 seq_cst
  call void @show(ptr @xchg, double %1)
  %2 = atomicrmw fadd ptr @d, double 0.25 acq_rel
  call void @show(ptr @fadd, double %2)
  %3 = atomicrmw fsub ptr @d, double 0.5 monotonic
  call void @show(ptr @fsub, double %3)
  %4 = atomicrmw fmax ptr @d, double 4.0 seq_cst
  call void @show(ptr @fmax, double %4)
  %5 = atomicrmw volatile fmin ptr @d, double -1.0 syncscope("singlethread") seq_cst, align 8
  call void @show(ptr @fmin, double %5)
  %6 = atomicrmw fmax ptr @d, double 0x7FF8000000000000 seq_cst
  call void @show(ptr @nan, double %6)
  %7 = atomicrmw fadd ptr @f, float 2.25 seq_cst
  %8 = fpext float %7 to double
  %9 = load float, ptr @f
  %10 = fpext float %9 to double
  call i32 (ptr, ...) @printf(ptr @fmt, ptr @float, double %8, double %10)
  %12 = atomicrmw xchg ptr @p, ptr @f seq_cst
  %13 = icmp eq ptr %12, @d
  %14 = load ptr, ptr @p
  %15 = icmp eq ptr %14, @f
  %16 = zext i1 %13 to i32
  %17 = zext i1 %15 to i32
  call i32 (ptr, ...) @printf(ptr @fmtp, ptr @ptr, i32 %16, i32 %17)
  ret i32 0
}
