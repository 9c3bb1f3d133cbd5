; test: vectors of elements of 128 bits, integers and floats: in memory, computed with, passed.
; exit: 0
; stdout: 1 2
; stdout: 1 0
; stdout: 2 2
; stdout: 2 8000000000000000
; stdout: 3 ffffffffffffffff
; stdout: 3 ffffffffffffffff
; stdout: 4 fffffffffffffff4
; stdout: 4 ffffffffffffffff
; stdout: 5 fffffffffffffffc
; stdout: 5 7fffffffffffffff
; stdout: 6 1
; stdout: 6 2
; stdout: 7 ffffffffffffffdd
; stdout: 7 ffffffffffffffff
; stdout: 8 fffffffffffffffd
; stdout: 8 7fffffffffffffff
; stdout: 9 0
; stdout: 9 ffffffffffffffff
; stdout: 10 fffffffffffffffc
; stdout: 10 ffffffffffffffff
; stdout: 11 fffffffffffffffc
; stdout: 11 7fffffffffffffff
; stdout: 12 ffffffffffffffff
; stdout: 12 ffffffffffffffff
; stdout: 13 fffffffffffffff6
; stdout: 13 ffffffffffffffff
; stdout: 14 0
; stdout: 14 fffffffffffffffe
; stdout: 15 0
; stdout: 15 0
; stdout: 16 0
; stdout: 16 0
; stdout: 17 0
; stdout: 17 0
; stdout: 18 dfffffffffffffff
; stdout: 18 ffffffffffffffff
; stdout: 19 fffffffffffffffd
; stdout: 19 ffffffffffffffff
; stdout: 20 1
; stdout: 20 0
; stdout: 21 e666666666666667
; stdout: 21 ffffffffffffffff
; stdout: 22 1
; stdout: 23 0
; stdout: 24 0
; stdout: 25 fffffffffffffffb
; stdout: 25 ffffffffffffffff
; stdout: 26 3
; stdout: 26 0
; stdout: 27 ffffffffffffffff
; stdout: 27 fffffffffffffffe
; stdout: 28 fffffffffffffffb
; stdout: 29 ffffffffffffffff
; stdout: 30 0
; stdout: 31 7
; stdout: 32 0
; stdout: 33 3
; stdout: 34 0
; stdout: 35 ffffffffffffffff
; stdout: 36 fffffffffffffffe
; stdout: 37 7
; stdout: 37 0
; stdout: 38 3
; stdout: 38 0
; stdout: 39 ffffffffffffffff
; stdout: 39 fffffffffffffffe
; stdout: 40 ffffffffffffffff
; stdout: 40 fffffffffffffffe
; stdout: 41 fffffffffffffffb
; stdout: 41 ffffffffffffffff
; stdout: 42 fffffffffffffffb
; stdout: 42 ffffffffffffffff
; stdout: 43 2a
; stdout: 43 0
; stdout: 44 0
; stdout: 44 1
; stdout: 45 3
; stdout: 45 0
; stdout: 46 fffffffffffffffb
; stdout: 46 ffffffffffffffff
; stdout: 47 ffffffffffffffff
; stdout: 47 7fffffffffffffff
; stdout: 48 ffffffffffffffff
; stdout: 48 fffffffffffffffe
; stdout: 49 fffffffffffffffa
; stdout: 49 8000000000000000
; stdout: 50 0
; stdout: 50 4001400000000000
; stdout: 51 0
; stdout: 51 3fff800000000000
; stdout: 52 0
; stdout: 52 4001800000000000
; stdout: 53 0
; stdout: 53 bfff000000000000
; stdout: 54 0
; stdout: 54 3fff800000000000
; stdout: 55 0
; stdout: 55 bffd000000000000
; stdout: 56 0
; stdout: 56 c000800000000000
; stdout: 57 0
; stdout: 57 3ffe000000000000
; stdout: 58 0
; stdout: 59 1
; stdout: 60 3
; stdout: 61 0
; stdout: 62 4008000000000000
; stdout: 63 bfe0000000000000
; stdout: 64 0
; stdout: 64 c001c00000000000
; stdout: 65 0
; stdout: 65 4002200000000000
; stdout: 66 c014000000000000
; stdout: 67 47e0000000000000
; stdout: 68 43f0000000000000
; stdout: 69 0
; stdout: 69 4000800000000000
; stdout: 70 0
; stdout: 70 3ffe000000000000
; stdout: 71 0
; stdout: 71 bffe000000000000
; stdout: 72 0
; stdout: 72 4000800000000000
; stdout: 73 2
; stdout: 73 0
; stdout: 74 2
; stdout: 74 8000000000000000
; stdout: 75 ffffffffffffffff
; stdout: 75 ffffffffffffffff
@line = constant [8 x i8] c"%d %lx\0A\00"
@a = global <3 x i128> <i128 -5, i128 170141183460469231731687303715884105727, i128 18446744073709551616>
@b = global <3 x i128> <i128 7, i128 3, i128 -18446744073709551617>
@q = global <2 x fp128> <fp128 0xL00000000000000004000800000000000, fp128 0xL0000000000000000BFFE000000000000>
@i = global i32 1
declare i32 @printf(ptr, ...)
declare <2 x fp128> @llvm.fabs.v2f128(<2 x fp128>)
declare <3 x i128> @llvm.umax.v3i128(<3 x i128>, <3 x i128>)
declare i128 @llvm.vector.reduce.add.v3i128(<3 x i128>)
define <2 x fp128> @swapped(<2 x fp128> %v) {
  %r = shufflevector <2 x fp128> %v, <2 x fp128> poison, <2 x i32> <i32 1, i32 0>
  ret <2 x fp128> %r
}
define <3 x i128> @both(<3 x i128> %v, i1 %c, <3 x i128> %w) {
  br i1 %c, label %sum, label %end
sum:
  %s = add <3 x i128> %v, %w
  br label %end
end:
  %r = phi <3 x i128> [ %s, %sum ], [ %v, %0 ]
  ret <3 x i128> %r
}
define i32 @main() {
  %a = load <3 x i128>, ptr @a
  %b = load <3 x i128>, ptr @b
  %q = load <2 x fp128>, ptr @q, align 16
  %i = load i32, ptr @i
  %v1 = add <3 x i128> %a, %b
  %l1 = extractelement <3 x i128> %v1, i32 0
  %e1 = trunc i128 %l1 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 1, i64 %e1)
  %e2 = lshr i128 %l1, 64
  %e3 = trunc i128 %e2 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 1, i64 %e3)
  %l2 = extractelement <3 x i128> %v1, i32 1
  %e4 = trunc i128 %l2 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 2, i64 %e4)
  %e5 = lshr i128 %l2, 64
  %e6 = trunc i128 %e5 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 2, i64 %e6)
  %l3 = extractelement <3 x i128> %v1, i32 2
  %e7 = trunc i128 %l3 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 3, i64 %e7)
  %e8 = lshr i128 %l3, 64
  %e9 = trunc i128 %e8 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 3, i64 %e9)
  %v2 = sub <3 x i128> %a, %b
  %l4 = extractelement <3 x i128> %v2, i32 0
  %e10 = trunc i128 %l4 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 4, i64 %e10)
  %e11 = lshr i128 %l4, 64
  %e12 = trunc i128 %e11 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 4, i64 %e12)
  %l5 = extractelement <3 x i128> %v2, i32 1
  %e13 = trunc i128 %l5 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 5, i64 %e13)
  %e14 = lshr i128 %l5, 64
  %e15 = trunc i128 %e14 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 5, i64 %e15)
  %l6 = extractelement <3 x i128> %v2, i32 2
  %e16 = trunc i128 %l6 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 6, i64 %e16)
  %e17 = lshr i128 %l6, 64
  %e18 = trunc i128 %e17 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 6, i64 %e18)
  %v3 = mul <3 x i128> %a, %b
  %l7 = extractelement <3 x i128> %v3, i32 0
  %e19 = trunc i128 %l7 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 7, i64 %e19)
  %e20 = lshr i128 %l7, 64
  %e21 = trunc i128 %e20 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 7, i64 %e21)
  %l8 = extractelement <3 x i128> %v3, i32 1
  %e22 = trunc i128 %l8 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 8, i64 %e22)
  %e23 = lshr i128 %l8, 64
  %e24 = trunc i128 %e23 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 8, i64 %e24)
  %l9 = extractelement <3 x i128> %v3, i32 2
  %e25 = trunc i128 %l9 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 9, i64 %e25)
  %e26 = lshr i128 %l9, 64
  %e27 = trunc i128 %e26 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 9, i64 %e27)
  %v4 = xor <3 x i128> %a, %b
  %l10 = extractelement <3 x i128> %v4, i32 0
  %e28 = trunc i128 %l10 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 10, i64 %e28)
  %e29 = lshr i128 %l10, 64
  %e30 = trunc i128 %e29 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 10, i64 %e30)
  %l11 = extractelement <3 x i128> %v4, i32 1
  %e31 = trunc i128 %l11 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 11, i64 %e31)
  %e32 = lshr i128 %l11, 64
  %e33 = trunc i128 %e32 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 11, i64 %e33)
  %l12 = extractelement <3 x i128> %v4, i32 2
  %e34 = trunc i128 %l12 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 12, i64 %e34)
  %e35 = lshr i128 %l12, 64
  %e36 = trunc i128 %e35 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 12, i64 %e36)
  %v5 = shl <3 x i128> %a, <i128 1, i128 65, i128 127>
  %l13 = extractelement <3 x i128> %v5, i32 0
  %e37 = trunc i128 %l13 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 13, i64 %e37)
  %e38 = lshr i128 %l13, 64
  %e39 = trunc i128 %e38 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 13, i64 %e39)
  %l14 = extractelement <3 x i128> %v5, i32 1
  %e40 = trunc i128 %l14 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 14, i64 %e40)
  %e41 = lshr i128 %l14, 64
  %e42 = trunc i128 %e41 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 14, i64 %e42)
  %l15 = extractelement <3 x i128> %v5, i32 2
  %e43 = trunc i128 %l15 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 15, i64 %e43)
  %e44 = lshr i128 %l15, 64
  %e45 = trunc i128 %e44 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 15, i64 %e45)
  %v6 = ashr <3 x i128> %b, splat (i128 3)
  %l16 = extractelement <3 x i128> %v6, i32 0
  %e46 = trunc i128 %l16 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 16, i64 %e46)
  %e47 = lshr i128 %l16, 64
  %e48 = trunc i128 %e47 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 16, i64 %e48)
  %l17 = extractelement <3 x i128> %v6, i32 1
  %e49 = trunc i128 %l17 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 17, i64 %e49)
  %e50 = lshr i128 %l17, 64
  %e51 = trunc i128 %e50 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 17, i64 %e51)
  %l18 = extractelement <3 x i128> %v6, i32 2
  %e52 = trunc i128 %l18 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 18, i64 %e52)
  %e53 = lshr i128 %l18, 64
  %e54 = trunc i128 %e53 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 18, i64 %e54)
  %v7 = sdiv <3 x i128> %b, <i128 -2, i128 3, i128 10>
  %l19 = extractelement <3 x i128> %v7, i32 0
  %e55 = trunc i128 %l19 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 19, i64 %e55)
  %e56 = lshr i128 %l19, 64
  %e57 = trunc i128 %e56 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 19, i64 %e57)
  %l20 = extractelement <3 x i128> %v7, i32 1
  %e58 = trunc i128 %l20 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 20, i64 %e58)
  %e59 = lshr i128 %l20, 64
  %e60 = trunc i128 %e59 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 20, i64 %e60)
  %l21 = extractelement <3 x i128> %v7, i32 2
  %e61 = trunc i128 %l21 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 21, i64 %e61)
  %e62 = lshr i128 %l21, 64
  %e63 = trunc i128 %e62 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 21, i64 %e63)
  %v8 = icmp slt <3 x i128> %a, %b
  %l22 = extractelement <3 x i1> %v8, i32 0
  %e64 = zext i1 %l22 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 22, i64 %e64)
  %l23 = extractelement <3 x i1> %v8, i32 1
  %e65 = zext i1 %l23 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 23, i64 %e65)
  %l24 = extractelement <3 x i1> %v8, i32 2
  %e66 = zext i1 %l24 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 24, i64 %e66)
  %v9 = select <3 x i1> %v8, <3 x i128> %a, <3 x i128> %b
  %l25 = extractelement <3 x i128> %v9, i32 0
  %e67 = trunc i128 %l25 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 25, i64 %e67)
  %e68 = lshr i128 %l25, 64
  %e69 = trunc i128 %e68 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 25, i64 %e69)
  %l26 = extractelement <3 x i128> %v9, i32 1
  %e70 = trunc i128 %l26 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 26, i64 %e70)
  %e71 = lshr i128 %l26, 64
  %e72 = trunc i128 %e71 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 26, i64 %e72)
  %l27 = extractelement <3 x i128> %v9, i32 2
  %e73 = trunc i128 %l27 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 27, i64 %e73)
  %e74 = lshr i128 %l27, 64
  %e75 = trunc i128 %e74 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 27, i64 %e75)
  %v10 = trunc <3 x i128> %a to <3 x i64>
  %l28 = extractelement <3 x i64> %v10, i32 0
  call i32 (ptr, ...) @printf(ptr @line, i32 28, i64 %l28)
  %l29 = extractelement <3 x i64> %v10, i32 1
  call i32 (ptr, ...) @printf(ptr @line, i32 29, i64 %l29)
  %l30 = extractelement <3 x i64> %v10, i32 2
  call i32 (ptr, ...) @printf(ptr @line, i32 30, i64 %l30)
  %v11 = bitcast <3 x i128> %b to <6 x i64>
  %l31 = extractelement <6 x i64> %v11, i32 0
  call i32 (ptr, ...) @printf(ptr @line, i32 31, i64 %l31)
  %l32 = extractelement <6 x i64> %v11, i32 1
  call i32 (ptr, ...) @printf(ptr @line, i32 32, i64 %l32)
  %l33 = extractelement <6 x i64> %v11, i32 2
  call i32 (ptr, ...) @printf(ptr @line, i32 33, i64 %l33)
  %l34 = extractelement <6 x i64> %v11, i32 3
  call i32 (ptr, ...) @printf(ptr @line, i32 34, i64 %l34)
  %l35 = extractelement <6 x i64> %v11, i32 4
  call i32 (ptr, ...) @printf(ptr @line, i32 35, i64 %l35)
  %l36 = extractelement <6 x i64> %v11, i32 5
  call i32 (ptr, ...) @printf(ptr @line, i32 36, i64 %l36)
  %v12 = bitcast <6 x i64> %v11 to <3 x i128>
  %l37 = extractelement <3 x i128> %v12, i32 0
  %e76 = trunc i128 %l37 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 37, i64 %e76)
  %e77 = lshr i128 %l37, 64
  %e78 = trunc i128 %e77 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 37, i64 %e78)
  %l38 = extractelement <3 x i128> %v12, i32 1
  %e79 = trunc i128 %l38 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 38, i64 %e79)
  %e80 = lshr i128 %l38, 64
  %e81 = trunc i128 %e80 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 38, i64 %e81)
  %l39 = extractelement <3 x i128> %v12, i32 2
  %e82 = trunc i128 %l39 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 39, i64 %e82)
  %e83 = lshr i128 %l39, 64
  %e84 = trunc i128 %e83 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 39, i64 %e84)
  %v13 = shufflevector <3 x i128> %a, <3 x i128> %b, <2 x i32> <i32 5, i32 0>
  %l40 = extractelement <2 x i128> %v13, i32 0
  %e85 = trunc i128 %l40 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 40, i64 %e85)
  %e86 = lshr i128 %l40, 64
  %e87 = trunc i128 %e86 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 40, i64 %e87)
  %l41 = extractelement <2 x i128> %v13, i32 1
  %e88 = trunc i128 %l41 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 41, i64 %e88)
  %e89 = lshr i128 %l41, 64
  %e90 = trunc i128 %e89 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 41, i64 %e90)
  %v14 = insertelement <3 x i128> %a, i128 42, i32 %i
  %l42 = extractelement <3 x i128> %v14, i32 0
  %e91 = trunc i128 %l42 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 42, i64 %e91)
  %e92 = lshr i128 %l42, 64
  %e93 = trunc i128 %e92 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 42, i64 %e93)
  %l43 = extractelement <3 x i128> %v14, i32 1
  %e94 = trunc i128 %l43 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 43, i64 %e94)
  %e95 = lshr i128 %l43, 64
  %e96 = trunc i128 %e95 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 43, i64 %e96)
  %l44 = extractelement <3 x i128> %v14, i32 2
  %e97 = trunc i128 %l44 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 44, i64 %e97)
  %e98 = lshr i128 %l44, 64
  %e99 = trunc i128 %e98 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 44, i64 %e99)
  %x = extractelement <3 x i128> %b, i32 %i
  %e100 = trunc i128 %x to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 45, i64 %e100)
  %e101 = lshr i128 %x, 64
  %e102 = trunc i128 %e101 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 45, i64 %e102)
  %v15 = call <3 x i128> @llvm.umax.v3i128(<3 x i128> %a, <3 x i128> %b)
  %l46 = extractelement <3 x i128> %v15, i32 0
  %e103 = trunc i128 %l46 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 46, i64 %e103)
  %e104 = lshr i128 %l46, 64
  %e105 = trunc i128 %e104 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 46, i64 %e105)
  %l47 = extractelement <3 x i128> %v15, i32 1
  %e106 = trunc i128 %l47 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 47, i64 %e106)
  %e107 = lshr i128 %l47, 64
  %e108 = trunc i128 %e107 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 47, i64 %e108)
  %l48 = extractelement <3 x i128> %v15, i32 2
  %e109 = trunc i128 %l48 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 48, i64 %e109)
  %e110 = lshr i128 %l48, 64
  %e111 = trunc i128 %e110 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 48, i64 %e111)
  %red = call i128 @llvm.vector.reduce.add.v3i128(<3 x i128> %a)
  %e112 = trunc i128 %red to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 49, i64 %e112)
  %e113 = lshr i128 %red, 64
  %e114 = trunc i128 %e113 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 49, i64 %e114)
  %v16 = fadd <2 x fp128> %q, splat (fp128 0xL00000000000000004000000000000000)
  %l50 = extractelement <2 x fp128> %v16, i32 0
  %e115 = bitcast fp128 %l50 to i128
  %e116 = trunc i128 %e115 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 50, i64 %e116)
  %e117 = lshr i128 %e115, 64
  %e118 = trunc i128 %e117 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 50, i64 %e118)
  %l51 = extractelement <2 x fp128> %v16, i32 1
  %e119 = bitcast fp128 %l51 to i128
  %e120 = trunc i128 %e119 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 51, i64 %e120)
  %e121 = lshr i128 %e119, 64
  %e122 = trunc i128 %e121 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 51, i64 %e122)
  %v17 = fmul <2 x fp128> %q, splat (fp128 0xL00000000000000004000000000000000)
  %l52 = extractelement <2 x fp128> %v17, i32 0
  %e123 = bitcast fp128 %l52 to i128
  %e124 = trunc i128 %e123 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 52, i64 %e124)
  %e125 = lshr i128 %e123, 64
  %e126 = trunc i128 %e125 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 52, i64 %e126)
  %l53 = extractelement <2 x fp128> %v17, i32 1
  %e127 = bitcast fp128 %l53 to i128
  %e128 = trunc i128 %e127 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 53, i64 %e128)
  %e129 = lshr i128 %e127, 64
  %e130 = trunc i128 %e129 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 53, i64 %e130)
  %v18 = fdiv <2 x fp128> %q, splat (fp128 0xL00000000000000004000000000000000)
  %l54 = extractelement <2 x fp128> %v18, i32 0
  %e131 = bitcast fp128 %l54 to i128
  %e132 = trunc i128 %e131 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 54, i64 %e132)
  %e133 = lshr i128 %e131, 64
  %e134 = trunc i128 %e133 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 54, i64 %e134)
  %l55 = extractelement <2 x fp128> %v18, i32 1
  %e135 = bitcast fp128 %l55 to i128
  %e136 = trunc i128 %e135 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 55, i64 %e136)
  %e137 = lshr i128 %e135, 64
  %e138 = trunc i128 %e137 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 55, i64 %e138)
  %v19 = fneg <2 x fp128> %q
  %l56 = extractelement <2 x fp128> %v19, i32 0
  %e139 = bitcast fp128 %l56 to i128
  %e140 = trunc i128 %e139 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 56, i64 %e140)
  %e141 = lshr i128 %e139, 64
  %e142 = trunc i128 %e141 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 56, i64 %e142)
  %l57 = extractelement <2 x fp128> %v19, i32 1
  %e143 = bitcast fp128 %l57 to i128
  %e144 = trunc i128 %e143 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 57, i64 %e144)
  %e145 = lshr i128 %e143, 64
  %e146 = trunc i128 %e145 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 57, i64 %e146)
  %v20 = fcmp olt <2 x fp128> %q, zeroinitializer
  %l58 = extractelement <2 x i1> %v20, i32 0
  %e147 = zext i1 %l58 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 58, i64 %e147)
  %l59 = extractelement <2 x i1> %v20, i32 1
  %e148 = zext i1 %l59 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 59, i64 %e148)
  %v21 = fptosi <2 x fp128> %q to <2 x i32>
  %l60 = extractelement <2 x i32> %v21, i32 0
  %e149 = zext i32 %l60 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 60, i64 %e149)
  %l61 = extractelement <2 x i32> %v21, i32 1
  %e150 = zext i32 %l61 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 61, i64 %e150)
  %v22 = fptrunc <2 x fp128> %q to <2 x double>
  %l62 = extractelement <2 x double> %v22, i32 0
  %e151 = bitcast double %l62 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 62, i64 %e151)
  %l63 = extractelement <2 x double> %v22, i32 1
  %e152 = bitcast double %l63 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 63, i64 %e152)
  %v23 = sitofp <2 x i128> <i128 -7, i128 9> to <2 x fp128>
  %l64 = extractelement <2 x fp128> %v23, i32 0
  %e153 = bitcast fp128 %l64 to i128
  %e154 = trunc i128 %e153 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 64, i64 %e154)
  %e155 = lshr i128 %e153, 64
  %e156 = trunc i128 %e155 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 64, i64 %e156)
  %l65 = extractelement <2 x fp128> %v23, i32 1
  %e157 = bitcast fp128 %l65 to i128
  %e158 = trunc i128 %e157 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 65, i64 %e158)
  %e159 = lshr i128 %e157, 64
  %e160 = trunc i128 %e159 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 65, i64 %e160)
  %v24 = sitofp <3 x i128> %a to <3 x double>
  %l66 = extractelement <3 x double> %v24, i32 0
  %e161 = bitcast double %l66 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 66, i64 %e161)
  %l67 = extractelement <3 x double> %v24, i32 1
  %e162 = bitcast double %l67 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 67, i64 %e162)
  %l68 = extractelement <3 x double> %v24, i32 2
  %e163 = bitcast double %l68 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 68, i64 %e163)
  %v25 = call <2 x fp128> @llvm.fabs.v2f128(<2 x fp128> %q)
  %l69 = extractelement <2 x fp128> %v25, i32 0
  %e164 = bitcast fp128 %l69 to i128
  %e165 = trunc i128 %e164 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 69, i64 %e165)
  %e166 = lshr i128 %e164, 64
  %e167 = trunc i128 %e166 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 69, i64 %e167)
  %l70 = extractelement <2 x fp128> %v25, i32 1
  %e168 = bitcast fp128 %l70 to i128
  %e169 = trunc i128 %e168 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 70, i64 %e169)
  %e170 = lshr i128 %e168, 64
  %e171 = trunc i128 %e170 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 70, i64 %e171)
  %v26 = call <2 x fp128> @swapped(<2 x fp128> %q)
  %l71 = extractelement <2 x fp128> %v26, i32 0
  %e172 = bitcast fp128 %l71 to i128
  %e173 = trunc i128 %e172 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 71, i64 %e173)
  %e174 = lshr i128 %e172, 64
  %e175 = trunc i128 %e174 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 71, i64 %e175)
  %l72 = extractelement <2 x fp128> %v26, i32 1
  %e176 = bitcast fp128 %l72 to i128
  %e177 = trunc i128 %e176 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 72, i64 %e177)
  %e178 = lshr i128 %e176, 64
  %e179 = trunc i128 %e178 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 72, i64 %e179)
  %v27 = call <3 x i128> @both(<3 x i128> %a, i1 true, <3 x i128> %b)
  %l73 = extractelement <3 x i128> %v27, i32 0
  %e180 = trunc i128 %l73 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 73, i64 %e180)
  %e181 = lshr i128 %l73, 64
  %e182 = trunc i128 %e181 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 73, i64 %e182)
  %l74 = extractelement <3 x i128> %v27, i32 1
  %e183 = trunc i128 %l74 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 74, i64 %e183)
  %e184 = lshr i128 %l74, 64
  %e185 = trunc i128 %e184 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 74, i64 %e185)
  %l75 = extractelement <3 x i128> %v27, i32 2
  %e186 = trunc i128 %l75 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 75, i64 %e186)
  %e187 = lshr i128 %l75, 64
  %e188 = trunc i128 %e187 to i64
  call i32 (ptr, ...) @printf(ptr @line, i32 75, i64 %e188)
  ret i32 0
}
