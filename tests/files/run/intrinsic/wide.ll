; test: intrinsics on integers of more than 64 bits.
; exit: 0
; stdout: 1 0 0
; stdout: 2 0 1
; stdout: 3 0 80
; stdout: 4 0 1
; stdout: 5 0 7f
; stdout: 6 0 1
; stdout: 7 0 40
; stdout: 8 0 80
; stdout: 9 0 7f
; stdout: 10 0 0
; stdout: 11 0 3f
; stdout: 12 0 1
; stdout: 13 0 0
; stdout: 14 0 7
; stdout: 15 0 80
; stdout: 16 0 0
; stdout: 17 0 0
; stdout: 18 0 40
; stdout: 19 0 0
; stdout: 20 0 7f
; stdout: 21 0 0
; stdout: 22 0 0
; stdout: 23 8000000000000000 0
; stdout: 24 ffffffffffffffff ffffffffffffffff
; stdout: 25 0 8000000000000000
; stdout: 26 ffffffffffffffff fffffffffffffffe
; stdout: 27 0 1
; stdout: 28 84c2a6e195d3b7f0 f7b3d591e6a2c480
; stdout: 29 0 0
; stdout: 30 0 1
; stdout: 31 0 1
; stdout: 32 1 0
; stdout: 33 7fffffffffffffff ffffffffffffffff
; stdout: 34 8000000000000000 0
; stdout: 35 123456789abcdef fedcba987654321
; stdout: 36 0 0
; stdout: 37 100000000000000 0
; stdout: 38 ffffffffffffffff ffffffffffffffff
; stdout: 39 0 100000000000000
; stdout: 40 ffffffffffffffff ffffffffffffff7f
; stdout: 41 0 80
; stdout: 42 21436587a9cbed0f efcdab8967452301
; stdout: 43 ffffffffffffffff ffffffffffffffff
; stdout: 44 1 0
; stdout: 45 0 1
; stdout: 46 123456789abcdef fedcba987654321
; stdout: 47 123456789abcdef fedcba987654321
; stdout: 48 1 0
; stdout: 49 123456789abcdef fedcba987654321
; stdout: 50 1 0
; stdout: 51 0 1
; stdout: 52 ffffffffffffffff ffffffffffffffff
; stdout: 53 123456789abcdef fedcba987654321
; stdout: 54 1 0
; stdout: 55 123456789abcdef fedcba987654320
; stdout: 56 123456789abcdf0 fedcba987654321
; stdout: 57 1 1
; stdout: 58 ffffffffffffffff ffffffffffffffff
; stdout: 59 123456789abcdf0 fedcba987654321
; stdout: 60 1 1
; stdout: 61 123456789abcdef fedcba987654322
; stdout: 62 fedcba9876543211 f0123456789abcdf
; stdout: 63 ffffffffffffffff 1
; stdout: 64 0 0
; stdout: 65 0 0
; stdout: 66 0 0
; stdout: 67 123456789abcdef fedcba987654320
; stdout: 67 0 0
; stdout: 68 123456789abcdf0 fedcba987654321
; stdout: 68 0 0
; stdout: 69 1 1
; stdout: 69 0 0
; stdout: 70 123456789abcdef fedcba987654320
; stdout: 70 0 1
; stdout: 71 123456789abcdf0 fedcba987654321
; stdout: 71 0 0
; stdout: 72 1 1
; stdout: 72 0 0
; stdout: 73 123456789abcdef fedcba987654322
; stdout: 73 0 0
; stdout: 74 fedcba9876543211 f0123456789abcdf
; stdout: 74 0 0
; stdout: 75 ffffffffffffffff 1
; stdout: 75 0 0
; stdout: 76 123456789abcdef fedcba987654322
; stdout: 76 0 1
; stdout: 77 fedcba9876543211 f0123456789abcdf
; stdout: 77 0 1
; stdout: 78 ffffffffffffffff 1
; stdout: 78 0 1
; stdout: 79 fedcba9876543210 f0123456789abcdf
; stdout: 79 0 0
; stdout: 80 fedcba987654321 0
; stdout: 80 0 1
; stdout: 81 1 0
; stdout: 81 0 0
; stdout: 82 fedcba9876543210 f0123456789abcdf
; stdout: 82 0 1
; stdout: 83 fedcba987654321 0
; stdout: 83 0 1
; stdout: 84 1 0
; stdout: 84 0 0
; stdout: 85 123456789abcdef fedcba987654321
; stdout: 86 2468acf13579bde 1fdb97530eca8642
; stdout: 87 8000000000000000 8000000000000000
; stdout: 88 91a2b3c4d5e6f78 7f6e5d4c3b2a1908
; stdout: 89 fedcba987654321 1
; stdout: 90 1 0
; stdout: 91 8000000000000000 8000000000000000
; stdout: 92 2468acf13579bde 1fdb97530eca8642
; stdout: 93 2000000000000000 2000000000000000
; stdout: 94 fedcba987654321 1
; stdout: 95 0 0
; stdout: 96 0 1
; stdout: 97 0 41
; stdout: 98 0 1
; stdout: 99 0 41
; stdout: 100 0 40
; stdout: 101 0 0
; stdout: 102 0 1
; stdout: 103 0 41
; stdout: 104 0 0
; stdout: 105 0 0
; stdout: 106 0 3f
; stdout: 107 0 0
; stdout: 108 1 0
; stdout: 109 1 ffffffffffffffff
; stdout: 110 0 2
; stdout: 111 0 0
; stdout: 112 0 1
; stdout: 113 0 1
; stdout: 114 0 8000000000000000
; stdout: 115 1 0
; stdout: 116 1 0
; stdout: 117 0 1
; stdout: 118 1 ffffffffffffffff
; stdout: 119 0 8000000000000000
; stdout: 120 0 8000000000000000
; stdout: 121 1 0
; stdout: 122 0 8000000000000000
; stdout: 123 0 1
; stdout: 124 1 ffffffffffffffff
; stdout: 125 1 0
; stdout: 126 0 8000000000000000
; stdout: 127 1 0
; stdout: 128 1 8000000000000000
; stdout: 129 0 8000000000000001
; stdout: 130 1 ffffffffffffffff
; stdout: 131 1 8000000000000000
; stdout: 132 0 8000000000000001
; stdout: 133 1 1
; stdout: 134 0 ffffffffffffffff
; stdout: 135 1 8000000000000001
; stdout: 136 0 0
; stdout: 137 0 0
; stdout: 138 0 0
; stdout: 139 0 ffffffffffffffff
; stdout: 139 0 1
; stdout: 140 1 8000000000000000
; stdout: 140 0 0
; stdout: 141 0 8000000000000001
; stdout: 141 0 0
; stdout: 142 0 ffffffffffffffff
; stdout: 142 0 1
; stdout: 143 1 8000000000000000
; stdout: 143 0 0
; stdout: 144 0 8000000000000001
; stdout: 144 0 0
; stdout: 145 1 1
; stdout: 145 0 0
; stdout: 146 1 8000000000000000
; stdout: 146 0 1
; stdout: 147 1 8000000000000001
; stdout: 147 0 0
; stdout: 148 1 1
; stdout: 148 0 1
; stdout: 149 1 8000000000000000
; stdout: 149 0 1
; stdout: 150 1 8000000000000001
; stdout: 150 0 1
; stdout: 151 1 0
; stdout: 152 0 0
; stdout: 153 0 4000000000000000
; stdout: 154 0 2
; stdout: 155 0 4000000000000000
; stdout: 156 0 8000000000000000
; stdout: 157 0 4000000000000000
; stdout: 158 0 0
; stdout: 159 0 1000000000000000
; stdout: 160 0 0
; stdout: 161 0 0
; stdout: 162 0 1
; stdout: 163 0 64
; stdout: 164 0 63
; stdout: 165 0 64
; stdout: 166 0 63
; stdout: 167 0 0
; stdout: 168 0 1
; stdout: 169 0 64
; stdout: 170 0 0
; stdout: 171 0 0
; stdout: 172 0 0
; stdout: 173 0 0
; stdout: 174 800000000 0
; stdout: 175 fffffffff ffffffffffffffff
; stdout: 176 fffffffff fffffffffffffffe
; stdout: 177 0 0
; stdout: 178 0 1
; stdout: 179 0 1
; stdout: 180 7ffffffff ffffffffffffffff
; stdout: 181 fffffffff ffffffffffffffff
; stdout: 182 12345678 9abcdef012345678
; stdout: 183 0 1
; stdout: 184 12345678 9abcdef012345678
; stdout: 185 7ffffffff ffffffffffffffff
; stdout: 186 7ffffffff ffffffffffffffff
; stdout: 187 12345678 9abcdef012345678
; stdout: 188 12345678 9abcdef012345678
; stdout: 189 0 1
; stdout: 190 fffffffff ffffffffffffffff
; stdout: 191 7ffffffff ffffffffffffffff
; stdout: 192 7ffffffff ffffffffffffffff
; stdout: 193 12345678 9abcdef012345677
; stdout: 194 7ffffffff ffffffffffffffff
; stdout: 195 7ffffffff ffffffffffffffff
; stdout: 196 fffffffff ffffffffffffffff
; stdout: 197 812345678 9abcdef012345677
; stdout: 198 800000000 0
; stdout: 199 12345678 9abcdef012345679
; stdout: 200 7edcba987 6543210fedcba987
; stdout: 201 800000000 2
; stdout: 202 0 0
; stdout: 203 7edcba987 6543210fedcba987
; stdout: 204 0 0
; stdout: 205 12345678 9abcdef012345677
; stdout: 205 0 0
; stdout: 206 812345678 9abcdef012345677
; stdout: 206 0 1
; stdout: 207 800000000 0
; stdout: 207 0 1
; stdout: 208 12345678 9abcdef012345677
; stdout: 208 0 1
; stdout: 209 812345678 9abcdef012345677
; stdout: 209 0 0
; stdout: 210 800000000 0
; stdout: 210 0 0
; stdout: 211 12345678 9abcdef012345679
; stdout: 211 0 0
; stdout: 212 7edcba987 6543210fedcba987
; stdout: 212 0 0
; stdout: 213 800000000 2
; stdout: 213 0 0
; stdout: 214 12345678 9abcdef012345679
; stdout: 214 0 1
; stdout: 215 7edcba987 6543210fedcba987
; stdout: 215 0 0
; stdout: 216 800000000 2
; stdout: 216 0 1
; stdout: 217 12345678 9abcdef012345678
; stdout: 218 2468acf1 3579bde02468acf0
; stdout: 219 3ffffffff ffffffffffffffff
; stdout: 220 91a2b3c4 d5e6f78091a2b3c3
; stdout: 221 12345678 7fffffffffffffff
; stdout: 222 7ffffffff ffffffffffffffff
; stdout: 223 3ffffffff ffffffffffffffff
; stdout: 224 2468acf1 3579bde02468acf0
; stdout: 225 ffffffff ffffffffffffffff
; stdout: 226 9abcdef01 23456787ffffffff
@fmt = constant [7 x i8] c"%d %lx\00"
@fmt2 = constant [13 x i8] c"%d %lx %lx\0A\00\00"
@fmt1 = constant [9 x i8] c"%d %lx\0A\00\00"
@fmtf = constant [10 x i8] c"%d %.17g\0A\00"
@z = constant i8 0
declare i32 @printf(ptr, ...)
define void @show128(i128 %v, i32 %n) {
  %h = lshr i128 %v, 64
  %a = trunc i128 %h to i64
  %b = trunc i128 %v to i64
  call i32 (ptr, ...) @printf(ptr @fmt2, i32 %n, i64 %a, i64 %b)
  ret void
}
define void @show65(i65 %v, i32 %n) {
  %w = zext i65 %v to i128
  call void @show128(i128 %w, i32 %n)
  ret void
}
define void @show100(i100 %v, i32 %n) {
  %w = zext i100 %v to i128
  call void @show128(i128 %w, i32 %n)
  ret void
}
define void @show1(i1 %v, i32 %n) {
  %w = zext i1 %v to i128
  call void @show128(i128 %w, i32 %n)
  ret void
}
declare i100 @llvm.abs.i100(i100, i1)
declare i100 @llvm.bitreverse.i100(i100)
declare i100 @llvm.ctlz.i100(i100, i1)
declare i100 @llvm.ctpop.i100(i100)
declare i100 @llvm.cttz.i100(i100, i1)
declare i100 @llvm.fshl.i100(i100, i100, i100)
declare i100 @llvm.fshr.i100(i100, i100, i100)
declare i100 @llvm.sadd.sat.i100(i100, i100)
declare i100 @llvm.smax.i100(i100, i100)
declare i100 @llvm.smin.i100(i100, i100)
declare i100 @llvm.ssub.sat.i100(i100, i100)
declare i100 @llvm.uadd.sat.i100(i100, i100)
declare i100 @llvm.umax.i100(i100, i100)
declare i100 @llvm.umin.i100(i100, i100)
declare i100 @llvm.usub.sat.i100(i100, i100)
declare i128 @llvm.abs.i128(i128, i1)
declare i128 @llvm.bitreverse.i128(i128)
declare i128 @llvm.bswap.i128(i128)
declare i128 @llvm.ctlz.i128(i128, i1)
declare i128 @llvm.ctpop.i128(i128)
declare i128 @llvm.cttz.i128(i128, i1)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare i128 @llvm.fshr.i128(i128, i128, i128)
declare i128 @llvm.sadd.sat.i128(i128, i128)
declare i128 @llvm.smax.i128(i128, i128)
declare i128 @llvm.smin.i128(i128, i128)
declare i128 @llvm.ssub.sat.i128(i128, i128)
declare i128 @llvm.uadd.sat.i128(i128, i128)
declare i128 @llvm.umax.i128(i128, i128)
declare i128 @llvm.umin.i128(i128, i128)
declare i128 @llvm.usub.sat.i128(i128, i128)
declare i65 @llvm.abs.i65(i65, i1)
declare i65 @llvm.bitreverse.i65(i65)
declare i65 @llvm.ctlz.i65(i65, i1)
declare i65 @llvm.ctpop.i65(i65)
declare i65 @llvm.cttz.i65(i65, i1)
declare i65 @llvm.fshl.i65(i65, i65, i65)
declare i65 @llvm.fshr.i65(i65, i65, i65)
declare i65 @llvm.sadd.sat.i65(i65, i65)
declare i65 @llvm.smax.i65(i65, i65)
declare i65 @llvm.smin.i65(i65, i65)
declare i65 @llvm.ssub.sat.i65(i65, i65)
declare i65 @llvm.uadd.sat.i65(i65, i65)
declare i65 @llvm.umax.i65(i65, i65)
declare i65 @llvm.umin.i65(i65, i65)
declare i65 @llvm.usub.sat.i65(i65, i65)
declare { i100, i1 } @llvm.sadd.with.overflow.i100(i100, i100)
declare { i100, i1 } @llvm.ssub.with.overflow.i100(i100, i100)
declare { i100, i1 } @llvm.uadd.with.overflow.i100(i100, i100)
declare { i100, i1 } @llvm.usub.with.overflow.i100(i100, i100)
declare { i128, i1 } @llvm.sadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.ssub.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.usub.with.overflow.i128(i128, i128)
declare { i65, i1 } @llvm.sadd.with.overflow.i65(i65, i65)
declare { i65, i1 } @llvm.ssub.with.overflow.i65(i65, i65)
declare { i65, i1 } @llvm.uadd.with.overflow.i65(i65, i65)
declare { i65, i1 } @llvm.usub.with.overflow.i65(i65, i65)
define i32 @main() {
  %r1 = call i128 @llvm.ctpop.i128(i128 0)
  call void @show128(i128 %r1, i32 1)
  %r2 = call i128 @llvm.ctpop.i128(i128 1)
  call void @show128(i128 %r2, i32 2)
  %r3 = call i128 @llvm.ctpop.i128(i128 -1)
  call void @show128(i128 %r3, i32 3)
  %r4 = call i128 @llvm.ctpop.i128(i128 18446744073709551616)
  call void @show128(i128 %r4, i32 4)
  %r5 = call i128 @llvm.ctpop.i128(i128 170141183460469231731687303715884105727)
  call void @show128(i128 %r5, i32 5)
  %r6 = call i128 @llvm.ctpop.i128(i128 -170141183460469231731687303715884105728)
  call void @show128(i128 %r6, i32 6)
  %r7 = call i128 @llvm.ctpop.i128(i128 1512366075204170930115394234220888865)
  call void @show128(i128 %r7, i32 7)
  %r8 = call i128 @llvm.ctlz.i128(i128 0, i1 false)
  call void @show128(i128 %r8, i32 8)
  %r9 = call i128 @llvm.ctlz.i128(i128 1, i1 false)
  call void @show128(i128 %r9, i32 9)
  %r10 = call i128 @llvm.ctlz.i128(i128 -1, i1 false)
  call void @show128(i128 %r10, i32 10)
  %r11 = call i128 @llvm.ctlz.i128(i128 18446744073709551616, i1 false)
  call void @show128(i128 %r11, i32 11)
  %r12 = call i128 @llvm.ctlz.i128(i128 170141183460469231731687303715884105727, i1 false)
  call void @show128(i128 %r12, i32 12)
  %r13 = call i128 @llvm.ctlz.i128(i128 -170141183460469231731687303715884105728, i1 false)
  call void @show128(i128 %r13, i32 13)
  %r14 = call i128 @llvm.ctlz.i128(i128 1512366075204170930115394234220888865, i1 false)
  call void @show128(i128 %r14, i32 14)
  %r15 = call i128 @llvm.cttz.i128(i128 0, i1 false)
  call void @show128(i128 %r15, i32 15)
  %r16 = call i128 @llvm.cttz.i128(i128 1, i1 false)
  call void @show128(i128 %r16, i32 16)
  %r17 = call i128 @llvm.cttz.i128(i128 -1, i1 false)
  call void @show128(i128 %r17, i32 17)
  %r18 = call i128 @llvm.cttz.i128(i128 18446744073709551616, i1 false)
  call void @show128(i128 %r18, i32 18)
  %r19 = call i128 @llvm.cttz.i128(i128 170141183460469231731687303715884105727, i1 false)
  call void @show128(i128 %r19, i32 19)
  %r20 = call i128 @llvm.cttz.i128(i128 -170141183460469231731687303715884105728, i1 false)
  call void @show128(i128 %r20, i32 20)
  %r21 = call i128 @llvm.cttz.i128(i128 1512366075204170930115394234220888865, i1 false)
  call void @show128(i128 %r21, i32 21)
  %r22 = call i128 @llvm.bitreverse.i128(i128 0)
  call void @show128(i128 %r22, i32 22)
  %r23 = call i128 @llvm.bitreverse.i128(i128 1)
  call void @show128(i128 %r23, i32 23)
  %r24 = call i128 @llvm.bitreverse.i128(i128 -1)
  call void @show128(i128 %r24, i32 24)
  %r25 = call i128 @llvm.bitreverse.i128(i128 18446744073709551616)
  call void @show128(i128 %r25, i32 25)
  %r26 = call i128 @llvm.bitreverse.i128(i128 170141183460469231731687303715884105727)
  call void @show128(i128 %r26, i32 26)
  %r27 = call i128 @llvm.bitreverse.i128(i128 -170141183460469231731687303715884105728)
  call void @show128(i128 %r27, i32 27)
  %r28 = call i128 @llvm.bitreverse.i128(i128 1512366075204170930115394234220888865)
  call void @show128(i128 %r28, i32 28)
  %r29 = call i128 @llvm.abs.i128(i128 0, i1 false)
  call void @show128(i128 %r29, i32 29)
  %r30 = call i128 @llvm.abs.i128(i128 1, i1 false)
  call void @show128(i128 %r30, i32 30)
  %r31 = call i128 @llvm.abs.i128(i128 -1, i1 false)
  call void @show128(i128 %r31, i32 31)
  %r32 = call i128 @llvm.abs.i128(i128 18446744073709551616, i1 false)
  call void @show128(i128 %r32, i32 32)
  %r33 = call i128 @llvm.abs.i128(i128 170141183460469231731687303715884105727, i1 false)
  call void @show128(i128 %r33, i32 33)
  %r34 = call i128 @llvm.abs.i128(i128 -170141183460469231731687303715884105728, i1 false)
  call void @show128(i128 %r34, i32 34)
  %r35 = call i128 @llvm.abs.i128(i128 1512366075204170930115394234220888865, i1 false)
  call void @show128(i128 %r35, i32 35)
  %r36 = call i128 @llvm.bswap.i128(i128 0)
  call void @show128(i128 %r36, i32 36)
  %r37 = call i128 @llvm.bswap.i128(i128 1)
  call void @show128(i128 %r37, i32 37)
  %r38 = call i128 @llvm.bswap.i128(i128 -1)
  call void @show128(i128 %r38, i32 38)
  %r39 = call i128 @llvm.bswap.i128(i128 18446744073709551616)
  call void @show128(i128 %r39, i32 39)
  %r40 = call i128 @llvm.bswap.i128(i128 170141183460469231731687303715884105727)
  call void @show128(i128 %r40, i32 40)
  %r41 = call i128 @llvm.bswap.i128(i128 -170141183460469231731687303715884105728)
  call void @show128(i128 %r41, i32 41)
  %r42 = call i128 @llvm.bswap.i128(i128 1512366075204170930115394234220888865)
  call void @show128(i128 %r42, i32 42)
  %r43 = call i128 @llvm.smin.i128(i128 1512366075204170930115394234220888865, i128 -1)
  call void @show128(i128 %r43, i32 43)
  %r44 = call i128 @llvm.smin.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  call void @show128(i128 %r44, i32 44)
  %r45 = call i128 @llvm.smin.i128(i128 1, i128 18446744073709551616)
  call void @show128(i128 %r45, i32 45)
  %r46 = call i128 @llvm.smax.i128(i128 1512366075204170930115394234220888865, i128 -1)
  call void @show128(i128 %r46, i32 46)
  %r47 = call i128 @llvm.smax.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  call void @show128(i128 %r47, i32 47)
  %r48 = call i128 @llvm.smax.i128(i128 1, i128 18446744073709551616)
  call void @show128(i128 %r48, i32 48)
  %r49 = call i128 @llvm.umin.i128(i128 1512366075204170930115394234220888865, i128 -1)
  call void @show128(i128 %r49, i32 49)
  %r50 = call i128 @llvm.umin.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  call void @show128(i128 %r50, i32 50)
  %r51 = call i128 @llvm.umin.i128(i128 1, i128 18446744073709551616)
  call void @show128(i128 %r51, i32 51)
  %r52 = call i128 @llvm.umax.i128(i128 1512366075204170930115394234220888865, i128 -1)
  call void @show128(i128 %r52, i32 52)
  %r53 = call i128 @llvm.umax.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  call void @show128(i128 %r53, i32 53)
  %r54 = call i128 @llvm.umax.i128(i128 1, i128 18446744073709551616)
  call void @show128(i128 %r54, i32 54)
  %r55 = call i128 @llvm.sadd.sat.i128(i128 1512366075204170930115394234220888865, i128 -1)
  call void @show128(i128 %r55, i32 55)
  %r56 = call i128 @llvm.sadd.sat.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  call void @show128(i128 %r56, i32 56)
  %r57 = call i128 @llvm.sadd.sat.i128(i128 1, i128 18446744073709551616)
  call void @show128(i128 %r57, i32 57)
  %r58 = call i128 @llvm.uadd.sat.i128(i128 1512366075204170930115394234220888865, i128 -1)
  call void @show128(i128 %r58, i32 58)
  %r59 = call i128 @llvm.uadd.sat.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  call void @show128(i128 %r59, i32 59)
  %r60 = call i128 @llvm.uadd.sat.i128(i128 1, i128 18446744073709551616)
  call void @show128(i128 %r60, i32 60)
  %r61 = call i128 @llvm.ssub.sat.i128(i128 1512366075204170930115394234220888865, i128 -1)
  call void @show128(i128 %r61, i32 61)
  %r62 = call i128 @llvm.ssub.sat.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  call void @show128(i128 %r62, i32 62)
  %r63 = call i128 @llvm.ssub.sat.i128(i128 1, i128 18446744073709551616)
  call void @show128(i128 %r63, i32 63)
  %r64 = call i128 @llvm.usub.sat.i128(i128 1512366075204170930115394234220888865, i128 -1)
  call void @show128(i128 %r64, i32 64)
  %r65 = call i128 @llvm.usub.sat.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  call void @show128(i128 %r65, i32 65)
  %r66 = call i128 @llvm.usub.sat.i128(i128 1, i128 18446744073709551616)
  call void @show128(i128 %r66, i32 66)
  %p67 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 1512366075204170930115394234220888865, i128 -1)
  %r67 = extractvalue { i128, i1 } %p67, 0
  %o67 = extractvalue { i128, i1 } %p67, 1
  call void @show128(i128 %r67, i32 67)
  call void @show1(i1 %o67, i32 67)
  %p68 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  %r68 = extractvalue { i128, i1 } %p68, 0
  %o68 = extractvalue { i128, i1 } %p68, 1
  call void @show128(i128 %r68, i32 68)
  call void @show1(i1 %o68, i32 68)
  %p69 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 1, i128 18446744073709551616)
  %r69 = extractvalue { i128, i1 } %p69, 0
  %o69 = extractvalue { i128, i1 } %p69, 1
  call void @show128(i128 %r69, i32 69)
  call void @show1(i1 %o69, i32 69)
  %p70 = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 1512366075204170930115394234220888865, i128 -1)
  %r70 = extractvalue { i128, i1 } %p70, 0
  %o70 = extractvalue { i128, i1 } %p70, 1
  call void @show128(i128 %r70, i32 70)
  call void @show1(i1 %o70, i32 70)
  %p71 = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  %r71 = extractvalue { i128, i1 } %p71, 0
  %o71 = extractvalue { i128, i1 } %p71, 1
  call void @show128(i128 %r71, i32 71)
  call void @show1(i1 %o71, i32 71)
  %p72 = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 1, i128 18446744073709551616)
  %r72 = extractvalue { i128, i1 } %p72, 0
  %o72 = extractvalue { i128, i1 } %p72, 1
  call void @show128(i128 %r72, i32 72)
  call void @show1(i1 %o72, i32 72)
  %p73 = call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 1512366075204170930115394234220888865, i128 -1)
  %r73 = extractvalue { i128, i1 } %p73, 0
  %o73 = extractvalue { i128, i1 } %p73, 1
  call void @show128(i128 %r73, i32 73)
  call void @show1(i1 %o73, i32 73)
  %p74 = call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  %r74 = extractvalue { i128, i1 } %p74, 0
  %o74 = extractvalue { i128, i1 } %p74, 1
  call void @show128(i128 %r74, i32 74)
  call void @show1(i1 %o74, i32 74)
  %p75 = call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 1, i128 18446744073709551616)
  %r75 = extractvalue { i128, i1 } %p75, 0
  %o75 = extractvalue { i128, i1 } %p75, 1
  call void @show128(i128 %r75, i32 75)
  call void @show1(i1 %o75, i32 75)
  %p76 = call { i128, i1 } @llvm.usub.with.overflow.i128(i128 1512366075204170930115394234220888865, i128 -1)
  %r76 = extractvalue { i128, i1 } %p76, 0
  %o76 = extractvalue { i128, i1 } %p76, 1
  call void @show128(i128 %r76, i32 76)
  call void @show1(i1 %o76, i32 76)
  %p77 = call { i128, i1 } @llvm.usub.with.overflow.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  %r77 = extractvalue { i128, i1 } %p77, 0
  %o77 = extractvalue { i128, i1 } %p77, 1
  call void @show128(i128 %r77, i32 77)
  call void @show1(i1 %o77, i32 77)
  %p78 = call { i128, i1 } @llvm.usub.with.overflow.i128(i128 1, i128 18446744073709551616)
  %r78 = extractvalue { i128, i1 } %p78, 0
  %o78 = extractvalue { i128, i1 } %p78, 1
  call void @show128(i128 %r78, i32 78)
  call void @show1(i1 %o78, i32 78)
  %p79 = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 1512366075204170930115394234220888865, i128 -1)
  %r79 = extractvalue { i128, i1 } %p79, 0
  %o79 = extractvalue { i128, i1 } %p79, 1
  call void @show128(i128 %r79, i32 79)
  call void @show1(i1 %o79, i32 79)
  %p80 = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  %r80 = extractvalue { i128, i1 } %p80, 0
  %o80 = extractvalue { i128, i1 } %p80, 1
  call void @show128(i128 %r80, i32 80)
  call void @show1(i1 %o80, i32 80)
  %p81 = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 1, i128 18446744073709551616)
  %r81 = extractvalue { i128, i1 } %p81, 0
  %o81 = extractvalue { i128, i1 } %p81, 1
  call void @show128(i128 %r81, i32 81)
  call void @show1(i1 %o81, i32 81)
  %p82 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 1512366075204170930115394234220888865, i128 -1)
  %r82 = extractvalue { i128, i1 } %p82, 0
  %o82 = extractvalue { i128, i1 } %p82, 1
  call void @show128(i128 %r82, i32 82)
  call void @show1(i1 %o82, i32 82)
  %p83 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 18446744073709551616, i128 1512366075204170930115394234220888865)
  %r83 = extractvalue { i128, i1 } %p83, 0
  %o83 = extractvalue { i128, i1 } %p83, 1
  call void @show128(i128 %r83, i32 83)
  call void @show1(i1 %o83, i32 83)
  %p84 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 1, i128 18446744073709551616)
  %r84 = extractvalue { i128, i1 } %p84, 0
  %o84 = extractvalue { i128, i1 } %p84, 1
  call void @show128(i128 %r84, i32 84)
  call void @show1(i1 %o84, i32 84)
  %r85 = call i128 @llvm.fshl.i128(i128 1512366075204170930115394234220888865, i128 18446744073709551616, i128 0)
  call void @show128(i128 %r85, i32 85)
  %r86 = call i128 @llvm.fshl.i128(i128 1512366075204170930115394234220888865, i128 18446744073709551616, i128 1)
  call void @show128(i128 %r86, i32 86)
  %r87 = call i128 @llvm.fshl.i128(i128 1512366075204170930115394234220888865, i128 18446744073709551616, i128 127)
  call void @show128(i128 %r87, i32 87)
  %r88 = call i128 @llvm.fshl.i128(i128 1512366075204170930115394234220888865, i128 18446744073709551616, i128 131)
  call void @show128(i128 %r88, i32 88)
  %r89 = call i128 @llvm.fshl.i128(i128 1512366075204170930115394234220888865, i128 18446744073709551616, i128 64)
  call void @show128(i128 %r89, i32 89)
  %r90 = call i128 @llvm.fshr.i128(i128 1512366075204170930115394234220888865, i128 18446744073709551616, i128 0)
  call void @show128(i128 %r90, i32 90)
  %r91 = call i128 @llvm.fshr.i128(i128 1512366075204170930115394234220888865, i128 18446744073709551616, i128 1)
  call void @show128(i128 %r91, i32 91)
  %r92 = call i128 @llvm.fshr.i128(i128 1512366075204170930115394234220888865, i128 18446744073709551616, i128 127)
  call void @show128(i128 %r92, i32 92)
  %r93 = call i128 @llvm.fshr.i128(i128 1512366075204170930115394234220888865, i128 18446744073709551616, i128 131)
  call void @show128(i128 %r93, i32 93)
  %r94 = call i128 @llvm.fshr.i128(i128 1512366075204170930115394234220888865, i128 18446744073709551616, i128 64)
  call void @show128(i128 %r94, i32 94)
  %r95 = call i65 @llvm.ctpop.i65(i65 0)
  call void @show65(i65 %r95, i32 95)
  %r96 = call i65 @llvm.ctpop.i65(i65 1)
  call void @show65(i65 %r96, i32 96)
  %r97 = call i65 @llvm.ctpop.i65(i65 -1)
  call void @show65(i65 %r97, i32 97)
  %r98 = call i65 @llvm.ctpop.i65(i65 9223372036854775808)
  call void @show65(i65 %r98, i32 98)
  %r99 = call i65 @llvm.ctlz.i65(i65 0, i1 false)
  call void @show65(i65 %r99, i32 99)
  %r100 = call i65 @llvm.ctlz.i65(i65 1, i1 false)
  call void @show65(i65 %r100, i32 100)
  %r101 = call i65 @llvm.ctlz.i65(i65 -1, i1 false)
  call void @show65(i65 %r101, i32 101)
  %r102 = call i65 @llvm.ctlz.i65(i65 9223372036854775808, i1 false)
  call void @show65(i65 %r102, i32 102)
  %r103 = call i65 @llvm.cttz.i65(i65 0, i1 false)
  call void @show65(i65 %r103, i32 103)
  %r104 = call i65 @llvm.cttz.i65(i65 1, i1 false)
  call void @show65(i65 %r104, i32 104)
  %r105 = call i65 @llvm.cttz.i65(i65 -1, i1 false)
  call void @show65(i65 %r105, i32 105)
  %r106 = call i65 @llvm.cttz.i65(i65 9223372036854775808, i1 false)
  call void @show65(i65 %r106, i32 106)
  %r107 = call i65 @llvm.bitreverse.i65(i65 0)
  call void @show65(i65 %r107, i32 107)
  %r108 = call i65 @llvm.bitreverse.i65(i65 1)
  call void @show65(i65 %r108, i32 108)
  %r109 = call i65 @llvm.bitreverse.i65(i65 -1)
  call void @show65(i65 %r109, i32 109)
  %r110 = call i65 @llvm.bitreverse.i65(i65 9223372036854775808)
  call void @show65(i65 %r110, i32 110)
  %r111 = call i65 @llvm.abs.i65(i65 0, i1 false)
  call void @show65(i65 %r111, i32 111)
  %r112 = call i65 @llvm.abs.i65(i65 1, i1 false)
  call void @show65(i65 %r112, i32 112)
  %r113 = call i65 @llvm.abs.i65(i65 -1, i1 false)
  call void @show65(i65 %r113, i32 113)
  %r114 = call i65 @llvm.abs.i65(i65 9223372036854775808, i1 false)
  call void @show65(i65 %r114, i32 114)
  %r115 = call i65 @llvm.smin.i65(i65 -18446744073709551616, i65 -1)
  call void @show65(i65 %r115, i32 115)
  %r116 = call i65 @llvm.smin.i65(i65 9223372036854775808, i65 -18446744073709551616)
  call void @show65(i65 %r116, i32 116)
  %r117 = call i65 @llvm.smin.i65(i65 1, i65 9223372036854775808)
  call void @show65(i65 %r117, i32 117)
  %r118 = call i65 @llvm.smax.i65(i65 -18446744073709551616, i65 -1)
  call void @show65(i65 %r118, i32 118)
  %r119 = call i65 @llvm.smax.i65(i65 9223372036854775808, i65 -18446744073709551616)
  call void @show65(i65 %r119, i32 119)
  %r120 = call i65 @llvm.smax.i65(i65 1, i65 9223372036854775808)
  call void @show65(i65 %r120, i32 120)
  %r121 = call i65 @llvm.umin.i65(i65 -18446744073709551616, i65 -1)
  call void @show65(i65 %r121, i32 121)
  %r122 = call i65 @llvm.umin.i65(i65 9223372036854775808, i65 -18446744073709551616)
  call void @show65(i65 %r122, i32 122)
  %r123 = call i65 @llvm.umin.i65(i65 1, i65 9223372036854775808)
  call void @show65(i65 %r123, i32 123)
  %r124 = call i65 @llvm.umax.i65(i65 -18446744073709551616, i65 -1)
  call void @show65(i65 %r124, i32 124)
  %r125 = call i65 @llvm.umax.i65(i65 9223372036854775808, i65 -18446744073709551616)
  call void @show65(i65 %r125, i32 125)
  %r126 = call i65 @llvm.umax.i65(i65 1, i65 9223372036854775808)
  call void @show65(i65 %r126, i32 126)
  %r127 = call i65 @llvm.sadd.sat.i65(i65 -18446744073709551616, i65 -1)
  call void @show65(i65 %r127, i32 127)
  %r128 = call i65 @llvm.sadd.sat.i65(i65 9223372036854775808, i65 -18446744073709551616)
  call void @show65(i65 %r128, i32 128)
  %r129 = call i65 @llvm.sadd.sat.i65(i65 1, i65 9223372036854775808)
  call void @show65(i65 %r129, i32 129)
  %r130 = call i65 @llvm.uadd.sat.i65(i65 -18446744073709551616, i65 -1)
  call void @show65(i65 %r130, i32 130)
  %r131 = call i65 @llvm.uadd.sat.i65(i65 9223372036854775808, i65 -18446744073709551616)
  call void @show65(i65 %r131, i32 131)
  %r132 = call i65 @llvm.uadd.sat.i65(i65 1, i65 9223372036854775808)
  call void @show65(i65 %r132, i32 132)
  %r133 = call i65 @llvm.ssub.sat.i65(i65 -18446744073709551616, i65 -1)
  call void @show65(i65 %r133, i32 133)
  %r134 = call i65 @llvm.ssub.sat.i65(i65 9223372036854775808, i65 -18446744073709551616)
  call void @show65(i65 %r134, i32 134)
  %r135 = call i65 @llvm.ssub.sat.i65(i65 1, i65 9223372036854775808)
  call void @show65(i65 %r135, i32 135)
  %r136 = call i65 @llvm.usub.sat.i65(i65 -18446744073709551616, i65 -1)
  call void @show65(i65 %r136, i32 136)
  %r137 = call i65 @llvm.usub.sat.i65(i65 9223372036854775808, i65 -18446744073709551616)
  call void @show65(i65 %r137, i32 137)
  %r138 = call i65 @llvm.usub.sat.i65(i65 1, i65 9223372036854775808)
  call void @show65(i65 %r138, i32 138)
  %p139 = call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 -18446744073709551616, i65 -1)
  %r139 = extractvalue { i65, i1 } %p139, 0
  %o139 = extractvalue { i65, i1 } %p139, 1
  call void @show65(i65 %r139, i32 139)
  call void @show1(i1 %o139, i32 139)
  %p140 = call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 9223372036854775808, i65 -18446744073709551616)
  %r140 = extractvalue { i65, i1 } %p140, 0
  %o140 = extractvalue { i65, i1 } %p140, 1
  call void @show65(i65 %r140, i32 140)
  call void @show1(i1 %o140, i32 140)
  %p141 = call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 1, i65 9223372036854775808)
  %r141 = extractvalue { i65, i1 } %p141, 0
  %o141 = extractvalue { i65, i1 } %p141, 1
  call void @show65(i65 %r141, i32 141)
  call void @show1(i1 %o141, i32 141)
  %p142 = call { i65, i1 } @llvm.uadd.with.overflow.i65(i65 -18446744073709551616, i65 -1)
  %r142 = extractvalue { i65, i1 } %p142, 0
  %o142 = extractvalue { i65, i1 } %p142, 1
  call void @show65(i65 %r142, i32 142)
  call void @show1(i1 %o142, i32 142)
  %p143 = call { i65, i1 } @llvm.uadd.with.overflow.i65(i65 9223372036854775808, i65 -18446744073709551616)
  %r143 = extractvalue { i65, i1 } %p143, 0
  %o143 = extractvalue { i65, i1 } %p143, 1
  call void @show65(i65 %r143, i32 143)
  call void @show1(i1 %o143, i32 143)
  %p144 = call { i65, i1 } @llvm.uadd.with.overflow.i65(i65 1, i65 9223372036854775808)
  %r144 = extractvalue { i65, i1 } %p144, 0
  %o144 = extractvalue { i65, i1 } %p144, 1
  call void @show65(i65 %r144, i32 144)
  call void @show1(i1 %o144, i32 144)
  %p145 = call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 -18446744073709551616, i65 -1)
  %r145 = extractvalue { i65, i1 } %p145, 0
  %o145 = extractvalue { i65, i1 } %p145, 1
  call void @show65(i65 %r145, i32 145)
  call void @show1(i1 %o145, i32 145)
  %p146 = call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 9223372036854775808, i65 -18446744073709551616)
  %r146 = extractvalue { i65, i1 } %p146, 0
  %o146 = extractvalue { i65, i1 } %p146, 1
  call void @show65(i65 %r146, i32 146)
  call void @show1(i1 %o146, i32 146)
  %p147 = call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 1, i65 9223372036854775808)
  %r147 = extractvalue { i65, i1 } %p147, 0
  %o147 = extractvalue { i65, i1 } %p147, 1
  call void @show65(i65 %r147, i32 147)
  call void @show1(i1 %o147, i32 147)
  %p148 = call { i65, i1 } @llvm.usub.with.overflow.i65(i65 -18446744073709551616, i65 -1)
  %r148 = extractvalue { i65, i1 } %p148, 0
  %o148 = extractvalue { i65, i1 } %p148, 1
  call void @show65(i65 %r148, i32 148)
  call void @show1(i1 %o148, i32 148)
  %p149 = call { i65, i1 } @llvm.usub.with.overflow.i65(i65 9223372036854775808, i65 -18446744073709551616)
  %r149 = extractvalue { i65, i1 } %p149, 0
  %o149 = extractvalue { i65, i1 } %p149, 1
  call void @show65(i65 %r149, i32 149)
  call void @show1(i1 %o149, i32 149)
  %p150 = call { i65, i1 } @llvm.usub.with.overflow.i65(i65 1, i65 9223372036854775808)
  %r150 = extractvalue { i65, i1 } %p150, 0
  %o150 = extractvalue { i65, i1 } %p150, 1
  call void @show65(i65 %r150, i32 150)
  call void @show1(i1 %o150, i32 150)
  %r151 = call i65 @llvm.fshl.i65(i65 -18446744073709551616, i65 9223372036854775808, i65 0)
  call void @show65(i65 %r151, i32 151)
  %r152 = call i65 @llvm.fshl.i65(i65 -18446744073709551616, i65 9223372036854775808, i65 1)
  call void @show65(i65 %r152, i32 152)
  %r153 = call i65 @llvm.fshl.i65(i65 -18446744073709551616, i65 9223372036854775808, i65 64)
  call void @show65(i65 %r153, i32 153)
  %r154 = call i65 @llvm.fshl.i65(i65 -18446744073709551616, i65 9223372036854775808, i65 68)
  call void @show65(i65 %r154, i32 154)
  %r155 = call i65 @llvm.fshl.i65(i65 -18446744073709551616, i65 9223372036854775808, i65 64)
  call void @show65(i65 %r155, i32 155)
  %r156 = call i65 @llvm.fshr.i65(i65 -18446744073709551616, i65 9223372036854775808, i65 0)
  call void @show65(i65 %r156, i32 156)
  %r157 = call i65 @llvm.fshr.i65(i65 -18446744073709551616, i65 9223372036854775808, i65 1)
  call void @show65(i65 %r157, i32 157)
  %r158 = call i65 @llvm.fshr.i65(i65 -18446744073709551616, i65 9223372036854775808, i65 64)
  call void @show65(i65 %r158, i32 158)
  %r159 = call i65 @llvm.fshr.i65(i65 -18446744073709551616, i65 9223372036854775808, i65 68)
  call void @show65(i65 %r159, i32 159)
  %r160 = call i65 @llvm.fshr.i65(i65 -18446744073709551616, i65 9223372036854775808, i65 64)
  call void @show65(i65 %r160, i32 160)
  %r161 = call i100 @llvm.ctpop.i100(i100 0)
  call void @show100(i100 %r161, i32 161)
  %r162 = call i100 @llvm.ctpop.i100(i100 1)
  call void @show100(i100 %r162, i32 162)
  %r163 = call i100 @llvm.ctpop.i100(i100 -1)
  call void @show100(i100 %r163, i32 163)
  %r164 = call i100 @llvm.ctpop.i100(i100 633825300114114700748351602687)
  call void @show100(i100 %r164, i32 164)
  %r165 = call i100 @llvm.ctlz.i100(i100 0, i1 false)
  call void @show100(i100 %r165, i32 165)
  %r166 = call i100 @llvm.ctlz.i100(i100 1, i1 false)
  call void @show100(i100 %r166, i32 166)
  %r167 = call i100 @llvm.ctlz.i100(i100 -1, i1 false)
  call void @show100(i100 %r167, i32 167)
  %r168 = call i100 @llvm.ctlz.i100(i100 633825300114114700748351602687, i1 false)
  call void @show100(i100 %r168, i32 168)
  %r169 = call i100 @llvm.cttz.i100(i100 0, i1 false)
  call void @show100(i100 %r169, i32 169)
  %r170 = call i100 @llvm.cttz.i100(i100 1, i1 false)
  call void @show100(i100 %r170, i32 170)
  %r171 = call i100 @llvm.cttz.i100(i100 -1, i1 false)
  call void @show100(i100 %r171, i32 171)
  %r172 = call i100 @llvm.cttz.i100(i100 633825300114114700748351602687, i1 false)
  call void @show100(i100 %r172, i32 172)
  %r173 = call i100 @llvm.bitreverse.i100(i100 0)
  call void @show100(i100 %r173, i32 173)
  %r174 = call i100 @llvm.bitreverse.i100(i100 1)
  call void @show100(i100 %r174, i32 174)
  %r175 = call i100 @llvm.bitreverse.i100(i100 -1)
  call void @show100(i100 %r175, i32 175)
  %r176 = call i100 @llvm.bitreverse.i100(i100 633825300114114700748351602687)
  call void @show100(i100 %r176, i32 176)
  %r177 = call i100 @llvm.abs.i100(i100 0, i1 false)
  call void @show100(i100 %r177, i32 177)
  %r178 = call i100 @llvm.abs.i100(i100 1, i1 false)
  call void @show100(i100 %r178, i32 178)
  %r179 = call i100 @llvm.abs.i100(i100 -1, i1 false)
  call void @show100(i100 %r179, i32 179)
  %r180 = call i100 @llvm.abs.i100(i100 633825300114114700748351602687, i1 false)
  call void @show100(i100 %r180, i32 180)
  %r181 = call i100 @llvm.smin.i100(i100 5634002667681019488906794616, i100 -1)
  call void @show100(i100 %r181, i32 181)
  %r182 = call i100 @llvm.smin.i100(i100 633825300114114700748351602687, i100 5634002667681019488906794616)
  call void @show100(i100 %r182, i32 182)
  %r183 = call i100 @llvm.smin.i100(i100 1, i100 633825300114114700748351602687)
  call void @show100(i100 %r183, i32 183)
  %r184 = call i100 @llvm.smax.i100(i100 5634002667681019488906794616, i100 -1)
  call void @show100(i100 %r184, i32 184)
  %r185 = call i100 @llvm.smax.i100(i100 633825300114114700748351602687, i100 5634002667681019488906794616)
  call void @show100(i100 %r185, i32 185)
  %r186 = call i100 @llvm.smax.i100(i100 1, i100 633825300114114700748351602687)
  call void @show100(i100 %r186, i32 186)
  %r187 = call i100 @llvm.umin.i100(i100 5634002667681019488906794616, i100 -1)
  call void @show100(i100 %r187, i32 187)
  %r188 = call i100 @llvm.umin.i100(i100 633825300114114700748351602687, i100 5634002667681019488906794616)
  call void @show100(i100 %r188, i32 188)
  %r189 = call i100 @llvm.umin.i100(i100 1, i100 633825300114114700748351602687)
  call void @show100(i100 %r189, i32 189)
  %r190 = call i100 @llvm.umax.i100(i100 5634002667681019488906794616, i100 -1)
  call void @show100(i100 %r190, i32 190)
  %r191 = call i100 @llvm.umax.i100(i100 633825300114114700748351602687, i100 5634002667681019488906794616)
  call void @show100(i100 %r191, i32 191)
  %r192 = call i100 @llvm.umax.i100(i100 1, i100 633825300114114700748351602687)
  call void @show100(i100 %r192, i32 192)
  %r193 = call i100 @llvm.sadd.sat.i100(i100 5634002667681019488906794616, i100 -1)
  call void @show100(i100 %r193, i32 193)
  %r194 = call i100 @llvm.sadd.sat.i100(i100 633825300114114700748351602687, i100 5634002667681019488906794616)
  call void @show100(i100 %r194, i32 194)
  %r195 = call i100 @llvm.sadd.sat.i100(i100 1, i100 633825300114114700748351602687)
  call void @show100(i100 %r195, i32 195)
  %r196 = call i100 @llvm.uadd.sat.i100(i100 5634002667681019488906794616, i100 -1)
  call void @show100(i100 %r196, i32 196)
  %r197 = call i100 @llvm.uadd.sat.i100(i100 633825300114114700748351602687, i100 5634002667681019488906794616)
  call void @show100(i100 %r197, i32 197)
  %r198 = call i100 @llvm.uadd.sat.i100(i100 1, i100 633825300114114700748351602687)
  call void @show100(i100 %r198, i32 198)
  %r199 = call i100 @llvm.ssub.sat.i100(i100 5634002667681019488906794616, i100 -1)
  call void @show100(i100 %r199, i32 199)
  %r200 = call i100 @llvm.ssub.sat.i100(i100 633825300114114700748351602687, i100 5634002667681019488906794616)
  call void @show100(i100 %r200, i32 200)
  %r201 = call i100 @llvm.ssub.sat.i100(i100 1, i100 633825300114114700748351602687)
  call void @show100(i100 %r201, i32 201)
  %r202 = call i100 @llvm.usub.sat.i100(i100 5634002667681019488906794616, i100 -1)
  call void @show100(i100 %r202, i32 202)
  %r203 = call i100 @llvm.usub.sat.i100(i100 633825300114114700748351602687, i100 5634002667681019488906794616)
  call void @show100(i100 %r203, i32 203)
  %r204 = call i100 @llvm.usub.sat.i100(i100 1, i100 633825300114114700748351602687)
  call void @show100(i100 %r204, i32 204)
  %p205 = call { i100, i1 } @llvm.sadd.with.overflow.i100(i100 5634002667681019488906794616, i100 -1)
  %r205 = extractvalue { i100, i1 } %p205, 0
  %o205 = extractvalue { i100, i1 } %p205, 1
  call void @show100(i100 %r205, i32 205)
  call void @show1(i1 %o205, i32 205)
  %p206 = call { i100, i1 } @llvm.sadd.with.overflow.i100(i100 633825300114114700748351602687, i100 5634002667681019488906794616)
  %r206 = extractvalue { i100, i1 } %p206, 0
  %o206 = extractvalue { i100, i1 } %p206, 1
  call void @show100(i100 %r206, i32 206)
  call void @show1(i1 %o206, i32 206)
  %p207 = call { i100, i1 } @llvm.sadd.with.overflow.i100(i100 1, i100 633825300114114700748351602687)
  %r207 = extractvalue { i100, i1 } %p207, 0
  %o207 = extractvalue { i100, i1 } %p207, 1
  call void @show100(i100 %r207, i32 207)
  call void @show1(i1 %o207, i32 207)
  %p208 = call { i100, i1 } @llvm.uadd.with.overflow.i100(i100 5634002667681019488906794616, i100 -1)
  %r208 = extractvalue { i100, i1 } %p208, 0
  %o208 = extractvalue { i100, i1 } %p208, 1
  call void @show100(i100 %r208, i32 208)
  call void @show1(i1 %o208, i32 208)
  %p209 = call { i100, i1 } @llvm.uadd.with.overflow.i100(i100 633825300114114700748351602687, i100 5634002667681019488906794616)
  %r209 = extractvalue { i100, i1 } %p209, 0
  %o209 = extractvalue { i100, i1 } %p209, 1
  call void @show100(i100 %r209, i32 209)
  call void @show1(i1 %o209, i32 209)
  %p210 = call { i100, i1 } @llvm.uadd.with.overflow.i100(i100 1, i100 633825300114114700748351602687)
  %r210 = extractvalue { i100, i1 } %p210, 0
  %o210 = extractvalue { i100, i1 } %p210, 1
  call void @show100(i100 %r210, i32 210)
  call void @show1(i1 %o210, i32 210)
  %p211 = call { i100, i1 } @llvm.ssub.with.overflow.i100(i100 5634002667681019488906794616, i100 -1)
  %r211 = extractvalue { i100, i1 } %p211, 0
  %o211 = extractvalue { i100, i1 } %p211, 1
  call void @show100(i100 %r211, i32 211)
  call void @show1(i1 %o211, i32 211)
  %p212 = call { i100, i1 } @llvm.ssub.with.overflow.i100(i100 633825300114114700748351602687, i100 5634002667681019488906794616)
  %r212 = extractvalue { i100, i1 } %p212, 0
  %o212 = extractvalue { i100, i1 } %p212, 1
  call void @show100(i100 %r212, i32 212)
  call void @show1(i1 %o212, i32 212)
  %p213 = call { i100, i1 } @llvm.ssub.with.overflow.i100(i100 1, i100 633825300114114700748351602687)
  %r213 = extractvalue { i100, i1 } %p213, 0
  %o213 = extractvalue { i100, i1 } %p213, 1
  call void @show100(i100 %r213, i32 213)
  call void @show1(i1 %o213, i32 213)
  %p214 = call { i100, i1 } @llvm.usub.with.overflow.i100(i100 5634002667681019488906794616, i100 -1)
  %r214 = extractvalue { i100, i1 } %p214, 0
  %o214 = extractvalue { i100, i1 } %p214, 1
  call void @show100(i100 %r214, i32 214)
  call void @show1(i1 %o214, i32 214)
  %p215 = call { i100, i1 } @llvm.usub.with.overflow.i100(i100 633825300114114700748351602687, i100 5634002667681019488906794616)
  %r215 = extractvalue { i100, i1 } %p215, 0
  %o215 = extractvalue { i100, i1 } %p215, 1
  call void @show100(i100 %r215, i32 215)
  call void @show1(i1 %o215, i32 215)
  %p216 = call { i100, i1 } @llvm.usub.with.overflow.i100(i100 1, i100 633825300114114700748351602687)
  %r216 = extractvalue { i100, i1 } %p216, 0
  %o216 = extractvalue { i100, i1 } %p216, 1
  call void @show100(i100 %r216, i32 216)
  call void @show1(i1 %o216, i32 216)
  %r217 = call i100 @llvm.fshl.i100(i100 5634002667681019488906794616, i100 633825300114114700748351602687, i100 0)
  call void @show100(i100 %r217, i32 217)
  %r218 = call i100 @llvm.fshl.i100(i100 5634002667681019488906794616, i100 633825300114114700748351602687, i100 1)
  call void @show100(i100 %r218, i32 218)
  %r219 = call i100 @llvm.fshl.i100(i100 5634002667681019488906794616, i100 633825300114114700748351602687, i100 99)
  call void @show100(i100 %r219, i32 219)
  %r220 = call i100 @llvm.fshl.i100(i100 5634002667681019488906794616, i100 633825300114114700748351602687, i100 103)
  call void @show100(i100 %r220, i32 220)
  %r221 = call i100 @llvm.fshl.i100(i100 5634002667681019488906794616, i100 633825300114114700748351602687, i100 64)
  call void @show100(i100 %r221, i32 221)
  %r222 = call i100 @llvm.fshr.i100(i100 5634002667681019488906794616, i100 633825300114114700748351602687, i100 0)
  call void @show100(i100 %r222, i32 222)
  %r223 = call i100 @llvm.fshr.i100(i100 5634002667681019488906794616, i100 633825300114114700748351602687, i100 1)
  call void @show100(i100 %r223, i32 223)
  %r224 = call i100 @llvm.fshr.i100(i100 5634002667681019488906794616, i100 633825300114114700748351602687, i100 99)
  call void @show100(i100 %r224, i32 224)
  %r225 = call i100 @llvm.fshr.i100(i100 5634002667681019488906794616, i100 633825300114114700748351602687, i100 103)
  call void @show100(i100 %r225, i32 225)
  %r226 = call i100 @llvm.fshr.i100(i100 5634002667681019488906794616, i100 633825300114114700748351602687, i100 64)
  call void @show100(i100 %r226, i32 226)
  ret i32 0
}
