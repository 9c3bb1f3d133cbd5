; test: products without carries, of integers of any width and of vectors.
; oracle: none (LLVM 19 does not know it)
; stdout: 9 1 55
; stdout: 5555555555555555
; stdout: 5555555555555555 5555555555555555
; stdout: 1 3 9
; exit: 0
; 7 * 3 is x^2+x+1 times x+1, which is x^3+1; the square of 2^n-1 has every second bit.
declare i32 @llvm.clmul.i32(i32, i32)
declare i7 @llvm.clmul.i7(i7, i7)
declare i8 @llvm.clmul.i8(i8, i8)
declare i64 @llvm.clmul.i64(i64, i64)
declare i128 @llvm.clmul.i128(i128, i128)
declare <2 x i32> @llvm.clmul.v2i32(<2 x i32>, <2 x i32>)
declare <3 x i128> @llvm.clmul.v3i128(<3 x i128>, <3 x i128>)
declare i32 @printf(ptr, ...)
@three = private constant [13 x i8] c"%ld %ld %lx\0A\00"
@one = private constant [5 x i8] c"%lx\0A\00"
@two = private constant [9 x i8] c"%lx %lx\0A\00"
define i32 @main() {
  %volatile = alloca i64
  store volatile i64 -1, ptr %volatile
  %ones = load volatile i64, ptr %volatile
  %a = call i32 @llvm.clmul.i32(i32 7, i32 3)
  ; 65 * 65 is x^12 + 1, of which 7 bits are left.
  %b = call i7 @llvm.clmul.i7(i7 65, i7 65)
  %byte = trunc i64 %ones to i8
  %c = call i8 @llvm.clmul.i8(i8 %byte, i8 %byte)
  %a64 = zext i32 %a to i64
  %b64 = zext i7 %b to i64
  %c64 = zext i8 %c to i64
  %r1 = call i32 (ptr, ...) @printf(ptr @three, i64 %a64, i64 %b64, i64 %c64)
  %d = call i64 @llvm.clmul.i64(i64 %ones, i64 %ones)
  %r2 = call i32 (ptr, ...) @printf(ptr @one, i64 %d)
  %wide = sext i64 %ones to i128
  %e = call i128 @llvm.clmul.i128(i128 %wide, i128 %wide)
  %low = trunc i128 %e to i64
  %up = lshr i128 %e, 64
  %high = trunc i128 %up to i64
  %r3 = call i32 (ptr, ...) @printf(ptr @two, i64 %high, i64 %low)
  %v = call <2 x i32> @llvm.clmul.v2i32(<2 x i32> <i32 1, i32 3>, <2 x i32> <i32 1, i32 1>)
  %v0 = extractelement <2 x i32> %v, i32 0
  %v1 = extractelement <2 x i32> %v, i32 1
  %w = call <3 x i128> @llvm.clmul.v3i128(<3 x i128> <i128 7, i128 7, i128 7>, <3 x i128> <i128 1, i128 2, i128 3>)
  %w2 = extractelement <3 x i128> %w, i32 2
  %x = zext i32 %v0 to i64
  %y = zext i32 %v1 to i64
  %z = trunc i128 %w2 to i64
  %r4 = call i32 (ptr, ...) @printf(ptr @three, i64 %x, i64 %y, i64 %z)
  ret i32 0
}
