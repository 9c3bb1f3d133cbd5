; test: expressions that LLVM has removed, of vectors, aggregates, wide integers and floats, in
; initialisers and as operands.
; oracle: none (lli-14 does not come to an end; opt-14 folds the initialisers to these values)
; exit: 0
; stdout: 00000000fdffffff0a00000003000080
; stdout: 05
; stdout: 555555555555d53f000000000000f0ff
; stdout: ffffffffffffffff7f00000000000000
; stdout: 000000df0000804b
; stdout: 0100060007000400
; stdout: 0801070206030504
; stdout: 78563412
; stdout: 0100000002000000
; stdout: 563d
; stdout: 003c
; stdout: ff7b
; stdout: 00e8
; stdout: 00008033
; stdout: 8988083d
; stdout: 0100803f
; stdout: 0000403f
; stdout: 03000000000000000300000000000000
; stdout: 343333333333333333333333333333f3
; stdout: ffffff0f000000000000000000000000
; stdout: 0000000000000080
; stdout: ffffffffffffffff0000000000000000
; stdout: ffffffff01
; stdout: 01000200630000000400000000000000
; stdout: 02000300
; stdout: 09000800070000000600000000000000
; stdout: 000000000000f043
; stdout: 0000807f
; stdout: 000008c5a1d8ccf9
; stdout: 81
; stdout: 01
; stdout: 01
; stdout: 0000000000000080
; stdout: 0500000000000000
; stdout: 2c01
; stdout: 03000000000000000400000000000000
; stdout: 0c00000000000000f0ffffffffffffff
; stdout: 02
; stdout: 16000000
; stdout: 0800000000000000
; stdout: 2400000000000000
; stdout: 00000000fdffffff0a00000003000080
; stdout: 555555555555d53f000000000000f0ff
; stdout: ffffffffffffffff7f00000000000000
; stdout: 000000df0000804b
; stdout: 0100060007000400
; stdout: 0801070206030504
; stdout: 78563412
; stdout: 0100000002000000
; stdout: 563d
; stdout: 003c
; stdout: ff7b
; stdout: 00e8
; stdout: 00008033
; stdout: 8988083d
; stdout: 0100803f
; stdout: 0000403f
; stdout: 03000000000000000300000000000000
; stdout: 343333333333333333333333333333f3
; stdout: ffffff0f000000000000000000000000
; stdout: 0000000000000080
; stdout: ffffffffffffffff0000000000000000
; stdout: ffffffff01
; stdout: 01000200630000000400000000000000
; stdout: 02000300
; stdout: 09000800070000000600000000000000
; stdout: 000000000000f043
; stdout: 0000807f
; stdout: 000008c5a1d8ccf9
; stdout: 81
; stdout: 01
; stdout: 01
; stdout: 0000000000000080
; stdout: 0500000000000000
; stdout: 2c01
; stdout: 03000000000000000400000000000000
; stdout: 0c00000000000000f0ffffffffffffff
; stdout: 16000000
; stdout: 0800000000000000
; stdout: 2400000000000000
@hex = private constant [5 x i8] c"%02x\00"
@nl = private constant [2 x i8] c"\0A\00"
declare i32 @printf(i8*, ...)
@e0 = global <4 x i32> add (<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 -1, i32 -5, i32 7, i32 2147483647>)
@e1 = global <4 x i1> icmp slt (<4 x i32> <i32 1, i32 -2, i32 3, i32 4>, <4 x i32> <i32 2, i32 -5, i32 7, i32 3>)
@e2 = global <2 x double> fdiv (<2 x double> <double 1.0, double 7.0>, <2 x double> <double 3.0, double -0.0>)
@e3 = global <2 x i64> sext (<2 x i8> <i8 -1, i8 127> to <2 x i64>)
@e4 = global <2 x float> sitofp (<2 x i64> <i64 -9223372036854775807, i64 16777217> to <2 x float>)
@e5 = global <4 x i16> select (<4 x i1> <i1 1, i1 0, i1 0, i1 1>, <4 x i16> <i16 1, i16 2, i16 3, i16 4>, <4 x i16> <i16 5, i16 6, i16 7, i16 8>)
@e6 = global <8 x i8> shufflevector (<4 x i8> <i8 1, i8 2, i8 3, i8 4>, <4 x i8> <i8 5, i8 6, i8 7, i8 8>, <8 x i32> <i32 7, i32 0, i32 6, i32 1, i32 5, i32 2, i32 4, i32 3>)
@e7 = global <4 x i8> bitcast (i32 305419896 to <4 x i8>)
@e8 = global i64 bitcast (<2 x i32> <i32 1, i32 2> to i64)
@e9 = global half fadd (half 0xH3C01, half 0xH3555)
@e10 = global half fptrunc (double 0x3FF0020000000000 to half)
@e11 = global half uitofp (i32 65519 to half)
@e12 = global half sitofp (i64 -2049 to half)
@e13 = global float fpext (half 0xH0001 to float)
@e14 = global float fmul (float 0x3FB99999A0000000, float 0x3FD5555560000000)
@e15 = global float fptrunc (double 0x3FF0000010000001 to float)
@e16 = global float frem (float 7.5, float -2.25)
@e17 = global i128 mul (i128 18446744073709551617, i128 3)
@e18 = global i128 sdiv (i128 -170141183460469231731687303715884105728, i128 10)
@e19 = global i128 lshr (i128 -1, i128 100)
@e20 = global i64 trunc (i128 ashr (i128 -170141183460469231731687303715884105728, i128 64) to i64)
@e21 = global i128 zext (i64 -1 to i128)
@e22 = global i33 sub (i33 0, i33 1)
@e23 = global { i8, [2 x i16], i64 } insertvalue ({ i8, [2 x i16], i64 } { i8 1, [2 x i16] [i16 2, i16 3], i64 4 }, i16 99, 1, 1)
@e24 = global [2 x i16] extractvalue ({ i8, [2 x i16], i64 } { i8 1, [2 x i16] [i16 2, i16 3], i64 4 }, 1)
@e25 = global { i8, [2 x i16], i64 } select (i1 icmp eq (i64 1, i64 2), { i8, [2 x i16], i64 } { i8 1, [2 x i16] [i16 2, i16 3], i64 4 }, { i8, [2 x i16], i64 } { i8 9, [2 x i16] [i16 8, i16 7], i64 6 })
@e26 = global double uitofp (i64 -1 to double)
@e27 = global float uitofp (i128 -1 to float)
@e28 = global i64 fptoui (double 1.8e19 to i64)
@e29 = global i8 fptosi (float -127.5 to i8)
@e30 = global i1 fcmp ueq (double 0x7FF8000000000000, double 1.0)
@e31 = global i1 fcmp one (float 1.0, float 2.0)
@e32 = global double fneg (double 0.0)
@e33 = global <2 x i64> insertelement (<2 x i64> undef, i64 5, i32 0)
@e34 = global i16 extractelement (<4 x i16> insertelement (<4 x i16> zeroinitializer, i16 ptrtoint (i8* getelementptr (i8, i8* null, i64 300) to i16), i32 2), i64 2)
@e35 = global <2 x i8*> getelementptr (i8, <2 x i8*> zeroinitializer, <2 x i64> <i64 3, i64 4>)
@e36 = global <2 x i32*> getelementptr (i32, i32* null, <2 x i64> <i64 3, i64 -4>)
@e37 = global <3 x i1> xor (<3 x i1> <i1 1, i1 0, i1 1>, <3 x i1> <i1 1, i1 1, i1 1>)
@e38 = global i32 add nuw nsw (i32 shl nuw nsw (i32 1, i32 4), i32 mul nsw (i32 2, i32 3))
@e39 = global i64 udiv exact (i64 lshr exact (i64 64, i64 2), i64 sdiv exact (i64 8, i64 4))
@e40 = global i32* getelementptr inbounds ({ i32, [4 x i32] }, { i32, [4 x i32] }* null, i64 1, i32 1, inrange i64 3)
define void @dump(i8* %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i8, i8* %p, i64 %i
  %b = load i8, i8* %q
  %w = zext i8 %b to i32
  %r = call i32 (i8*, ...) @printf(i8* getelementptr ([5 x i8], [5 x i8]* @hex, i32 0, i32 0), i32 %w)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %done
done:
  %s = call i32 (i8*, ...) @printf(i8* getelementptr ([2 x i8], [2 x i8]* @nl, i32 0, i32 0))
  ret void
}
define i32 @main() {
  call void @dump(i8* bitcast (<4 x i32>* @e0 to i8*), i64 16)
  call void @dump(i8* bitcast (<4 x i1>* @e1 to i8*), i64 1)
  call void @dump(i8* bitcast (<2 x double>* @e2 to i8*), i64 16)
  call void @dump(i8* bitcast (<2 x i64>* @e3 to i8*), i64 16)
  call void @dump(i8* bitcast (<2 x float>* @e4 to i8*), i64 8)
  call void @dump(i8* bitcast (<4 x i16>* @e5 to i8*), i64 8)
  call void @dump(i8* bitcast (<8 x i8>* @e6 to i8*), i64 8)
  call void @dump(i8* bitcast (<4 x i8>* @e7 to i8*), i64 4)
  call void @dump(i8* bitcast (i64* @e8 to i8*), i64 8)
  call void @dump(i8* bitcast (half* @e9 to i8*), i64 2)
  call void @dump(i8* bitcast (half* @e10 to i8*), i64 2)
  call void @dump(i8* bitcast (half* @e11 to i8*), i64 2)
  call void @dump(i8* bitcast (half* @e12 to i8*), i64 2)
  call void @dump(i8* bitcast (float* @e13 to i8*), i64 4)
  call void @dump(i8* bitcast (float* @e14 to i8*), i64 4)
  call void @dump(i8* bitcast (float* @e15 to i8*), i64 4)
  call void @dump(i8* bitcast (float* @e16 to i8*), i64 4)
  call void @dump(i8* bitcast (i128* @e17 to i8*), i64 16)
  call void @dump(i8* bitcast (i128* @e18 to i8*), i64 16)
  call void @dump(i8* bitcast (i128* @e19 to i8*), i64 16)
  call void @dump(i8* bitcast (i64* @e20 to i8*), i64 8)
  call void @dump(i8* bitcast (i128* @e21 to i8*), i64 16)
  call void @dump(i8* bitcast (i33* @e22 to i8*), i64 5)
  call void @dump(i8* bitcast ({ i8, [2 x i16], i64 }* @e23 to i8*), i64 16)
  call void @dump(i8* bitcast ([2 x i16]* @e24 to i8*), i64 4)
  call void @dump(i8* bitcast ({ i8, [2 x i16], i64 }* @e25 to i8*), i64 16)
  call void @dump(i8* bitcast (double* @e26 to i8*), i64 8)
  call void @dump(i8* bitcast (float* @e27 to i8*), i64 4)
  call void @dump(i8* bitcast (i64* @e28 to i8*), i64 8)
  call void @dump(i8* bitcast (i8* @e29 to i8*), i64 1)
  call void @dump(i8* bitcast (i1* @e30 to i8*), i64 1)
  call void @dump(i8* bitcast (i1* @e31 to i8*), i64 1)
  call void @dump(i8* bitcast (double* @e32 to i8*), i64 8)
  call void @dump(i8* bitcast (<2 x i64>* @e33 to i8*), i64 8)
  call void @dump(i8* bitcast (i16* @e34 to i8*), i64 2)
  call void @dump(i8* bitcast (<2 x i8*>* @e35 to i8*), i64 16)
  call void @dump(i8* bitcast (<2 x i32*>* @e36 to i8*), i64 16)
  call void @dump(i8* bitcast (<3 x i1>* @e37 to i8*), i64 1)
  call void @dump(i8* bitcast (i32* @e38 to i8*), i64 4)
  call void @dump(i8* bitcast (i64* @e39 to i8*), i64 8)
  call void @dump(i8* bitcast (i32** @e40 to i8*), i64 8)
  %a0 = alloca <4 x i32>
  store <4 x i32> add (<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 -1, i32 -5, i32 7, i32 2147483647>), <4 x i32>* %a0
  %b0 = bitcast <4 x i32>* %a0 to i8*
  call void @dump(i8* %b0, i64 16)
  %a2 = alloca <2 x double>
  store <2 x double> fdiv (<2 x double> <double 1.0, double 7.0>, <2 x double> <double 3.0, double -0.0>), <2 x double>* %a2
  %b2 = bitcast <2 x double>* %a2 to i8*
  call void @dump(i8* %b2, i64 16)
  %a3 = alloca <2 x i64>
  store <2 x i64> sext (<2 x i8> <i8 -1, i8 127> to <2 x i64>), <2 x i64>* %a3
  %b3 = bitcast <2 x i64>* %a3 to i8*
  call void @dump(i8* %b3, i64 16)
  %a4 = alloca <2 x float>
  store <2 x float> sitofp (<2 x i64> <i64 -9223372036854775807, i64 16777217> to <2 x float>), <2 x float>* %a4
  %b4 = bitcast <2 x float>* %a4 to i8*
  call void @dump(i8* %b4, i64 8)
  %a5 = alloca <4 x i16>
  store <4 x i16> select (<4 x i1> <i1 1, i1 0, i1 0, i1 1>, <4 x i16> <i16 1, i16 2, i16 3, i16 4>, <4 x i16> <i16 5, i16 6, i16 7, i16 8>), <4 x i16>* %a5
  %b5 = bitcast <4 x i16>* %a5 to i8*
  call void @dump(i8* %b5, i64 8)
  %a6 = alloca <8 x i8>
  store <8 x i8> shufflevector (<4 x i8> <i8 1, i8 2, i8 3, i8 4>, <4 x i8> <i8 5, i8 6, i8 7, i8 8>, <8 x i32> <i32 7, i32 0, i32 6, i32 1, i32 5, i32 2, i32 4, i32 3>), <8 x i8>* %a6
  %b6 = bitcast <8 x i8>* %a6 to i8*
  call void @dump(i8* %b6, i64 8)
  %a7 = alloca <4 x i8>
  store <4 x i8> bitcast (i32 305419896 to <4 x i8>), <4 x i8>* %a7
  %b7 = bitcast <4 x i8>* %a7 to i8*
  call void @dump(i8* %b7, i64 4)
  %a8 = alloca i64
  store i64 bitcast (<2 x i32> <i32 1, i32 2> to i64), i64* %a8
  %b8 = bitcast i64* %a8 to i8*
  call void @dump(i8* %b8, i64 8)
  %a9 = alloca half
  store half fadd (half 0xH3C01, half 0xH3555), half* %a9
  %b9 = bitcast half* %a9 to i8*
  call void @dump(i8* %b9, i64 2)
  %a10 = alloca half
  store half fptrunc (double 0x3FF0020000000000 to half), half* %a10
  %b10 = bitcast half* %a10 to i8*
  call void @dump(i8* %b10, i64 2)
  %a11 = alloca half
  store half uitofp (i32 65519 to half), half* %a11
  %b11 = bitcast half* %a11 to i8*
  call void @dump(i8* %b11, i64 2)
  %a12 = alloca half
  store half sitofp (i64 -2049 to half), half* %a12
  %b12 = bitcast half* %a12 to i8*
  call void @dump(i8* %b12, i64 2)
  %a13 = alloca float
  store float fpext (half 0xH0001 to float), float* %a13
  %b13 = bitcast float* %a13 to i8*
  call void @dump(i8* %b13, i64 4)
  %a14 = alloca float
  store float fmul (float 0x3FB99999A0000000, float 0x3FD5555560000000), float* %a14
  %b14 = bitcast float* %a14 to i8*
  call void @dump(i8* %b14, i64 4)
  %a15 = alloca float
  store float fptrunc (double 0x3FF0000010000001 to float), float* %a15
  %b15 = bitcast float* %a15 to i8*
  call void @dump(i8* %b15, i64 4)
  %a16 = alloca float
  store float frem (float 7.5, float -2.25), float* %a16
  %b16 = bitcast float* %a16 to i8*
  call void @dump(i8* %b16, i64 4)
  %a17 = alloca i128
  store i128 mul (i128 18446744073709551617, i128 3), i128* %a17
  %b17 = bitcast i128* %a17 to i8*
  call void @dump(i8* %b17, i64 16)
  %a18 = alloca i128
  store i128 sdiv (i128 -170141183460469231731687303715884105728, i128 10), i128* %a18
  %b18 = bitcast i128* %a18 to i8*
  call void @dump(i8* %b18, i64 16)
  %a19 = alloca i128
  store i128 lshr (i128 -1, i128 100), i128* %a19
  %b19 = bitcast i128* %a19 to i8*
  call void @dump(i8* %b19, i64 16)
  %a20 = alloca i64
  store i64 trunc (i128 ashr (i128 -170141183460469231731687303715884105728, i128 64) to i64), i64* %a20
  %b20 = bitcast i64* %a20 to i8*
  call void @dump(i8* %b20, i64 8)
  %a21 = alloca i128
  store i128 zext (i64 -1 to i128), i128* %a21
  %b21 = bitcast i128* %a21 to i8*
  call void @dump(i8* %b21, i64 16)
  %a22 = alloca i33
  store i33 sub (i33 0, i33 1), i33* %a22
  %b22 = bitcast i33* %a22 to i8*
  call void @dump(i8* %b22, i64 5)
  %a23 = alloca { i8, [2 x i16], i64 }
  store { i8, [2 x i16], i64 } insertvalue ({ i8, [2 x i16], i64 } { i8 1, [2 x i16] [i16 2, i16 3], i64 4 }, i16 99, 1, 1), { i8, [2 x i16], i64 }* %a23
  %b23 = bitcast { i8, [2 x i16], i64 }* %a23 to i8*
  call void @dump(i8* %b23, i64 16)
  %a24 = alloca [2 x i16]
  store [2 x i16] extractvalue ({ i8, [2 x i16], i64 } { i8 1, [2 x i16] [i16 2, i16 3], i64 4 }, 1), [2 x i16]* %a24
  %b24 = bitcast [2 x i16]* %a24 to i8*
  call void @dump(i8* %b24, i64 4)
  %a25 = alloca { i8, [2 x i16], i64 }
  store { i8, [2 x i16], i64 } select (i1 icmp eq (i64 1, i64 2), { i8, [2 x i16], i64 } { i8 1, [2 x i16] [i16 2, i16 3], i64 4 }, { i8, [2 x i16], i64 } { i8 9, [2 x i16] [i16 8, i16 7], i64 6 }), { i8, [2 x i16], i64 }* %a25
  %b25 = bitcast { i8, [2 x i16], i64 }* %a25 to i8*
  call void @dump(i8* %b25, i64 16)
  %a26 = alloca double
  store double uitofp (i64 -1 to double), double* %a26
  %b26 = bitcast double* %a26 to i8*
  call void @dump(i8* %b26, i64 8)
  %a27 = alloca float
  store float uitofp (i128 -1 to float), float* %a27
  %b27 = bitcast float* %a27 to i8*
  call void @dump(i8* %b27, i64 4)
  %a28 = alloca i64
  store i64 fptoui (double 1.8e19 to i64), i64* %a28
  %b28 = bitcast i64* %a28 to i8*
  call void @dump(i8* %b28, i64 8)
  %a29 = alloca i8
  store i8 fptosi (float -127.5 to i8), i8* %a29
  %b29 = bitcast i8* %a29 to i8*
  call void @dump(i8* %b29, i64 1)
  %a30 = alloca i1
  store i1 fcmp ueq (double 0x7FF8000000000000, double 1.0), i1* %a30
  %b30 = bitcast i1* %a30 to i8*
  call void @dump(i8* %b30, i64 1)
  %a31 = alloca i1
  store i1 fcmp one (float 1.0, float 2.0), i1* %a31
  %b31 = bitcast i1* %a31 to i8*
  call void @dump(i8* %b31, i64 1)
  %a32 = alloca double
  store double fneg (double 0.0), double* %a32
  %b32 = bitcast double* %a32 to i8*
  call void @dump(i8* %b32, i64 8)
  %a33 = alloca <2 x i64>
  store <2 x i64> insertelement (<2 x i64> undef, i64 5, i32 0), <2 x i64>* %a33
  %b33 = bitcast <2 x i64>* %a33 to i8*
  call void @dump(i8* %b33, i64 8)
  %a34 = alloca i16
  store i16 extractelement (<4 x i16> insertelement (<4 x i16> zeroinitializer, i16 ptrtoint (i8* getelementptr (i8, i8* null, i64 300) to i16), i32 2), i64 2), i16* %a34
  %b34 = bitcast i16* %a34 to i8*
  call void @dump(i8* %b34, i64 2)
  %a35 = alloca <2 x i8*>
  store <2 x i8*> getelementptr (i8, <2 x i8*> zeroinitializer, <2 x i64> <i64 3, i64 4>), <2 x i8*>* %a35
  %b35 = bitcast <2 x i8*>* %a35 to i8*
  call void @dump(i8* %b35, i64 16)
  %a36 = alloca <2 x i32*>
  store <2 x i32*> getelementptr (i32, i32* null, <2 x i64> <i64 3, i64 -4>), <2 x i32*>* %a36
  %b36 = bitcast <2 x i32*>* %a36 to i8*
  call void @dump(i8* %b36, i64 16)
  %a38 = alloca i32
  store i32 add nuw nsw (i32 shl nuw nsw (i32 1, i32 4), i32 mul nsw (i32 2, i32 3)), i32* %a38
  %b38 = bitcast i32* %a38 to i8*
  call void @dump(i8* %b38, i64 4)
  %a39 = alloca i64
  store i64 udiv exact (i64 lshr exact (i64 64, i64 2), i64 sdiv exact (i64 8, i64 4)), i64* %a39
  %b39 = bitcast i64* %a39 to i8*
  call void @dump(i8* %b39, i64 8)
  %a40 = alloca i32*
  store i32* getelementptr inbounds ({ i32, [4 x i32] }, { i32, [4 x i32] }* null, i64 1, i32 1, inrange i64 3), i32** %a40
  %b40 = bitcast i32** %a40 to i8*
  call void @dump(i8* %b40, i64 8)
  ret i32 0
}
