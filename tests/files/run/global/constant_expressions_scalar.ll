; test: an initialiser with each operator that constant expressions ever had.
; exit: 0
; stdout: 17
; stdout: 21
; stdout: 16
; stdout: 11
; stdout: 1
; stdout: 4621537642612260864
; stdout: 9
; stdout: 12884901890
; stdout: 77
; stdout: 5
; stdout: 4751297606873776128
; stdout: -1
; stdout: -4
; stdout: 11
; stdout: -8
; stdout: -4613937818241073152
; stdout: 1065353216
; stdout: 7
; stdout: -1
; stdout: 8
; stdout: 3225419776
; stdout: 4612811918334230528
; stdout: 9
; stdout: 4096
%pair = type { i32, i64 }
@a = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@s = global %pair { i32 7, i64 9 }
@fmt = private constant [6 x i8] c"%lld\0A\00"
@e1 = global i64 add (i64 ptrtoint (i32* getelementptr (i32, i32* null, i64 3) to i64), i64 5)
@e2 = global i64 udiv exact (i64 mul nuw nsw (i64 6, i64 7), i64 2)
@e3 = global i32 trunc (i64 lshr exact (i64 256, i64 4) to i32)
@e4 = global i64 select (i1 icmp ult (i32 3, i32 4), i64 11, i64 22)
@e5 = global i64 zext (i1 fcmp olt (double 1.0, double 2.0) to i64)
@e6 = global double fadd (double 1.5, double fmul (double 2.0, double 4.0))
@e7 = global i32 extractelement (<2 x i32> insertelement (<2 x i32> <i32 1, i32 2>, i32 9, i32 1), i32 1)
@e8 = global <2 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>, <2 x i32> <i32 1, i32 2>)
@e9 = global i64 extractvalue (%pair insertvalue (%pair { i32 1, i64 2 }, i64 77, 1), 1)
@e10 = global i64 fptosi (float fptrunc (double 5.75 to float) to i64)
@e11 = global double uitofp (i32 -1 to double)
@e12 = global i64 srem (i64 -7, i64 3)
@e13 = global i64 sdiv exact (i64 -8, i64 2)
@e14 = global i64 and (i64 or (i64 12, i64 3), i64 xor (i64 -1, i64 4))
@e15 = global i64 shl nuw (i64 ashr (i64 -16, i64 2), i64 1)
@e16 = global double fneg (double frem (double 7.5, double 2.0))
@e17 = global i32 bitcast (float 1.0 to i32)
@e18 = global i64 fptoui (double fsub (double 9.0, double fdiv (double 3.0, double 2.0)) to i64)
@e19 = global i64 sext (i8 trunc (i32 511 to i8) to i64)
@e20 = global i64 ptrtoint (i32* getelementptr inbounds ([4 x i32], [4 x i32]* null, i32 0, inrange i32 2) to i64)
@e21 = global float sitofp (i32 -3 to float)
@e22 = global double fpext (float 2.5 to double)
@e23 = global i64 urem (i64 sub nsw (i64 3, i64 10), i64 10)
@e24 = global i64* inttoptr (i64 4096 to i64*)
declare i32 @printf(i8*, ...)
define void @p(i64 %x) {
  %r = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([6 x i8], [6 x i8]* @fmt, i32 0, i32 0), i64 %x)
  ret void
}
define i32 @main() {
  %q1 = bitcast i64* @e1 to i8*
  %v1 = load i64, i64* bitcast (i64* @e1 to i64*)
  call void @p(i64 %v1)
  %q2 = bitcast i64* @e2 to i8*
  %v2 = load i64, i64* bitcast (i64* @e2 to i64*)
  call void @p(i64 %v2)
  %q3 = bitcast i32* @e3 to i8*
  %v3 = load i32, i32* bitcast (i32* @e3 to i32*)
  %w3 = zext i32 %v3 to i64
  call void @p(i64 %w3)
  %q4 = bitcast i64* @e4 to i8*
  %v4 = load i64, i64* bitcast (i64* @e4 to i64*)
  call void @p(i64 %v4)
  %q5 = bitcast i64* @e5 to i8*
  %v5 = load i64, i64* bitcast (i64* @e5 to i64*)
  call void @p(i64 %v5)
  %q6 = bitcast double* @e6 to i8*
  %v6 = load i64, i64* bitcast (double* @e6 to i64*)
  call void @p(i64 %v6)
  %q7 = bitcast i32* @e7 to i8*
  %v7 = load i32, i32* bitcast (i32* @e7 to i32*)
  %w7 = zext i32 %v7 to i64
  call void @p(i64 %w7)
  %q8 = bitcast <2 x i32>* @e8 to i8*
  %v8 = load i64, i64* bitcast (<2 x i32>* @e8 to i64*)
  call void @p(i64 %v8)
  %q9 = bitcast i64* @e9 to i8*
  %v9 = load i64, i64* bitcast (i64* @e9 to i64*)
  call void @p(i64 %v9)
  %q10 = bitcast i64* @e10 to i8*
  %v10 = load i64, i64* bitcast (i64* @e10 to i64*)
  call void @p(i64 %v10)
  %q11 = bitcast double* @e11 to i8*
  %v11 = load i64, i64* bitcast (double* @e11 to i64*)
  call void @p(i64 %v11)
  %q12 = bitcast i64* @e12 to i8*
  %v12 = load i64, i64* bitcast (i64* @e12 to i64*)
  call void @p(i64 %v12)
  %q13 = bitcast i64* @e13 to i8*
  %v13 = load i64, i64* bitcast (i64* @e13 to i64*)
  call void @p(i64 %v13)
  %q14 = bitcast i64* @e14 to i8*
  %v14 = load i64, i64* bitcast (i64* @e14 to i64*)
  call void @p(i64 %v14)
  %q15 = bitcast i64* @e15 to i8*
  %v15 = load i64, i64* bitcast (i64* @e15 to i64*)
  call void @p(i64 %v15)
  %q16 = bitcast double* @e16 to i8*
  %v16 = load i64, i64* bitcast (double* @e16 to i64*)
  call void @p(i64 %v16)
  %q17 = bitcast i32* @e17 to i8*
  %v17 = load i32, i32* bitcast (i32* @e17 to i32*)
  %w17 = zext i32 %v17 to i64
  call void @p(i64 %w17)
  %q18 = bitcast i64* @e18 to i8*
  %v18 = load i64, i64* bitcast (i64* @e18 to i64*)
  call void @p(i64 %v18)
  %q19 = bitcast i64* @e19 to i8*
  %v19 = load i64, i64* bitcast (i64* @e19 to i64*)
  call void @p(i64 %v19)
  %q20 = bitcast i64* @e20 to i8*
  %v20 = load i64, i64* bitcast (i64* @e20 to i64*)
  call void @p(i64 %v20)
  %q21 = bitcast float* @e21 to i8*
  %v21 = load i32, i32* bitcast (float* @e21 to i32*)
  %w21 = zext i32 %v21 to i64
  call void @p(i64 %w21)
  %q22 = bitcast double* @e22 to i8*
  %v22 = load i64, i64* bitcast (double* @e22 to i64*)
  call void @p(i64 %v22)
  %q23 = bitcast i64* @e23 to i8*
  %v23 = load i64, i64* bitcast (i64* @e23 to i64*)
  call void @p(i64 %v23)
  %q24 = bitcast i64** @e24 to i8*
  %v24 = load i64, i64* bitcast (i64** @e24 to i64*)
  call void @p(i64 %v24)
  ret i32 0
}
