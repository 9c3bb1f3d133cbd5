; test: `va_arg` of types that take two registers, one of the other kind, or only the stack
; oracle: none (LLVM has no `va_arg` of `x86_fp80`, and takes an `i128` apart)
; exit: 0
; stdout: 1 2
; stdout: 3.5
; stdout: 4 5
; stdout: 6.5
; stdout: 7.25 8
; stdout: 9 10
; stdout: 11.5
; stdout: 12 13
; stdout: 14.5
; stdout: 15 16
; stdout: 17
; stdout: 18 19
; stdout: 20 -1
; stdout: 21.5
@ints = constant [9 x i8] c"%ld %ld\0A\00"
@int = constant [5 x i8] c"%ld\0A\00"
@float = constant [4 x i8] c"%g\0A\00"
@floats = constant [8 x i8] c"%g %ld\0A\00"
declare i32 @printf(ptr, ...)
declare void @llvm.va_start.p0(ptr)

define void @pair(i128 %pair) {
  %high = lshr i128 %pair, 64
  %a = trunc i128 %high to i64
  %b = trunc i128 %pair to i64
  call i32 (ptr, ...) @printf(ptr @ints, i64 %a, i64 %b)
  ret void
}

define void @all(i64 %a, i64 %b, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %list)

  ; Four registers are left: two pairs, of which one is odd.
  %pair = va_arg ptr %list, i128
  call void @pair(i128 %pair)
  %long = va_arg ptr %list, x86_fp80
  %1 = fptrunc x86_fp80 %long to double
  call i32 (ptr, ...) @printf(ptr @float, double %1)
  %word = va_arg ptr %list, i64
  ; One register is left, and stays it.
  %odd = va_arg ptr %list, i100
  %2 = sext i100 %odd to i128
  call void @pair(i128 %2)
  %half = va_arg ptr %list, half
  %3 = fpext half %half to double
  call i32 (ptr, ...) @printf(ptr @float, double %3)
  %struct = va_arg ptr %list, { double, i33 }
  %4 = extractvalue { double, i33 } %struct, 0
  %5 = extractvalue { double, i33 } %struct, 1
  %6 = zext i33 %5 to i64
  call i32 (ptr, ...) @printf(ptr @floats, double %4, i64 %6)
  %lanes = va_arg ptr %list, <2 x i64>
  %7 = extractelement <2 x i64> %lanes, i32 0
  %8 = extractelement <2 x i64> %lanes, i32 1
  call i32 (ptr, ...) @printf(ptr @ints, i64 %7, i64 %8)
  %quad = va_arg ptr %list, fp128
  %9 = fptrunc fp128 %quad to double
  call i32 (ptr, ...) @printf(ptr @float, double %9)

  ; The stack alone, with words between that leave holes.
  %one = va_arg ptr %list, i8
  %10 = zext i8 %one to i64
  %late = va_arg ptr %list, i128
  %11 = trunc i128 %late to i64
  call i32 (ptr, ...) @printf(ptr @ints, i64 %10, i64 %11)
  %longer = va_arg ptr %list, { x86_fp80 }
  %12 = extractvalue { x86_fp80 } %longer, 0
  %13 = fptrunc x86_fp80 %12 to double
  call i32 (ptr, ...) @printf(ptr @float, double %13)
  %array = va_arg ptr %list, [2 x i16]
  %14 = extractvalue [2 x i16] %array, 0
  %15 = extractvalue [2 x i16] %array, 1
  %16 = zext i16 %14 to i64
  %17 = zext i16 %15 to i64
  call i32 (ptr, ...) @printf(ptr @ints, i64 %16, i64 %17)
  call i32 (ptr, ...) @printf(ptr @int, i64 %word)
  %pointer = va_arg ptr %list, ptr
  %18 = ptrtoint ptr %pointer to i64
  %bit = va_arg ptr %list, i1
  %19 = select i1 %bit, i64 19, i64 0
  call i32 (ptr, ...) @printf(ptr @ints, i64 %18, i64 %19)
  %last = va_arg ptr %list, i128
  %20 = trunc i128 %last to i64
  %21 = ashr i128 %last, 64
  %22 = trunc i128 %21 to i64
  call i32 (ptr, ...) @printf(ptr @ints, i64 %20, i64 %22)
  %single = va_arg ptr %list, float
  %23 = fpext float %single to double
  call i32 (ptr, ...) @printf(ptr @float, double %23)
  ret void
}

define i32 @main() {
  call void (i64, i64, ...) @all(i64 0, i64 0,
    i128 18446744073709551618, x86_fp80 0xK4000E000000000000000, i64 17,
    i100 73786976294838206469, half 6.5, { double, i33 } { double 7.25, i33 8 },
    <2 x i64> <i64 9, i64 10>, fp128 0xL00000000000000004002700000000000,
    i8 12, i128 13, { x86_fp80 } { x86_fp80 0xK4002E800000000000000 }, [2 x i16] [i16 15, i16 16],
    ptr inttoptr (i64 18 to ptr), i1 true, i128 -18446744073709551596, float 21.5)
  ret i32 0
}
