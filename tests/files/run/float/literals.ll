; test: constants of every notation: rounded decimals, hexadecimal digits, bits, infinities, and NaNs with payloads
; oracle: none (they are those of LLVM 23)
; exit: 0
; stdout: 3dcccccd 2e66 3dcd 3fb999999999999a 4407ef00
; stdout: 7f800000 fff0000000000000 7e00 ff800001 7fc0dead 3f800000
; stdout: 3ffbcccccccccccccccd 3ffb999999999999999999999999999a
; stdout: 7fff8000000000000000 7fff80000000000000000000deadbeef c000
@f1 = private constant [22 x i8] c"%x %hx %hx %016lx %x\0A\00"
@f2 = private constant [23 x i8] c"%x %016lx %x %x %x %x\0A\00"
@f3 = private constant [23 x i8] c"%04hx%016lx %lx%016lx\0A\00"
@f4 = private constant [27 x i8] c"%04hx%016lx %lx%016lx %hx\0A\00"
@a = global float 1.000000e-01
@b = global half 1.0e-1
@c = global bfloat 0.1
@d = global double 0.1
@e = global float +0x10.fdep5
@g = global float +inf
@h = global double -inf
@i = global half +qnan
@j = global float -snan(0x1)
@k = global float +nan(0xDEAD)
@l = global float f0x3F800000
@m = global x86_fp80 0.1
@n = global fp128 0.1
@o = global x86_fp80 +inf
@p = global fp128 +nan(0xdeadbeef)
@q = global bfloat f0xC000
declare i32 @printf(ptr, ...)
define i32 @main() {
  %a = load i32, ptr @a
  %b = load i16, ptr @b
  %c = load i16, ptr @c
  %d = load i64, ptr @d
  %e = load i32, ptr @e
  call i32 (ptr, ...) @printf(ptr @f1, i32 %a, i16 %b, i16 %c, i64 %d, i32 %e)
  %g = load i32, ptr @g
  %h = load i64, ptr @h
  %i16 = load i16, ptr @i
  %i = zext i16 %i16 to i32
  %j = load i32, ptr @j
  %k = load i32, ptr @k
  %l = load i32, ptr @l
  call i32 (ptr, ...) @printf(ptr @f2, i32 %g, i64 %h, i32 %i, i32 %j, i32 %k, i32 %l)
  %m0 = load i64, ptr @m
  %m8 = getelementptr i8, ptr @m, i64 8
  %m1 = load i16, ptr %m8
  %n0 = load i64, ptr @n
  %n8 = getelementptr i8, ptr @n, i64 8
  %n1 = load i64, ptr %n8
  call i32 (ptr, ...) @printf(ptr @f3, i16 %m1, i64 %m0, i64 %n1, i64 %n0)
  %o0 = load i64, ptr @o
  %o8 = getelementptr i8, ptr @o, i64 8
  %o1 = load i16, ptr %o8
  %p0 = load i64, ptr @p
  %p8 = getelementptr i8, ptr @p, i64 8
  %p1 = load i64, ptr %p8
  %q = load i16, ptr @q
  call i32 (ptr, ...) @printf(ptr @f4, i16 %o1, i64 %o0, i64 %p1, i64 %p0, i16 %q)
  ; Operands of instructions, phis and vectors are read by the same rules.
  br label %next
next:
  %r = phi float [ -inf, %0 ]
  %s = fcmp oeq float %r, 0xFFF0000000000000
  %v = fmul <2 x float> splat (float 1.000000e-01), <float 10.0, float f0x41200000>
  %w = extractelement <2 x float> %v, i32 1
  %x = fcmp oeq float %w, 1.0
  %ok = and i1 %s, %x
  %no = xor i1 %ok, true
  %code = zext i1 %no to i32
  ret i32 %code
}
