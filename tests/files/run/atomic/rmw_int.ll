; test: atomicrmw of integers gives the old value and leaves the new one.
; exit: 0
; stdout: 1 5 3
; stdout: 2 3 80
; stdout: 3 fe 7
; stdout: 4 5 8
; stdout: 5 3 83
; stdout: 6 fe 5
; stdout: 7 5 2
; stdout: 8 3 83
; stdout: 9 fe f7
; stdout: 10 5 1
; stdout: 11 3 0
; stdout: 12 fe 6
; stdout: 13 5 fe
; stdout: 14 3 ff
; stdout: 15 fe f9
; stdout: 16 5 7
; stdout: 17 3 83
; stdout: 18 fe ff
; stdout: 19 5 6
; stdout: 20 3 83
; stdout: 21 fe f9
; stdout: 22 5 5
; stdout: 23 3 3
; stdout: 24 fe 7
; stdout: 25 5 3
; stdout: 26 3 80
; stdout: 27 fe fe
; stdout: 28 5 5
; stdout: 29 3 80
; stdout: 30 fe fe
; stdout: 31 5 3
; stdout: 32 3 3
; stdout: 33 fe 7
; stdout: 34 5 0
; stdout: 35 3 4
; stdout: 36 fe 0
; stdout: 37 5 3
; stdout: 38 3 2
; stdout: 39 fe 7
; stdout: 40 5 3
; stdout: 41 3 80
; stdout: 42 fffe 7
; stdout: 43 5 8
; stdout: 44 3 83
; stdout: 45 fffe 5
; stdout: 46 5 2
; stdout: 47 3 ff83
; stdout: 48 fffe fff7
; stdout: 49 5 1
; stdout: 50 3 0
; stdout: 51 fffe 6
; stdout: 52 5 fffe
; stdout: 53 3 ffff
; stdout: 54 fffe fff9
; stdout: 55 5 7
; stdout: 56 3 83
; stdout: 57 fffe ffff
; stdout: 58 5 6
; stdout: 59 3 83
; stdout: 60 fffe fff9
; stdout: 61 5 5
; stdout: 62 3 80
; stdout: 63 fffe 7
; stdout: 64 5 3
; stdout: 65 3 3
; stdout: 66 fffe fffe
; stdout: 67 5 5
; stdout: 68 3 80
; stdout: 69 fffe fffe
; stdout: 70 5 3
; stdout: 71 3 3
; stdout: 72 fffe 7
; stdout: 73 5 0
; stdout: 74 3 4
; stdout: 75 fffe 0
; stdout: 76 5 3
; stdout: 77 3 2
; stdout: 78 fffe 7
; stdout: 79 5 3
; stdout: 80 3 80
; stdout: 81 fffffffe 7
; stdout: 82 5 8
; stdout: 83 3 83
; stdout: 84 fffffffe 5
; stdout: 85 5 2
; stdout: 86 3 ffffff83
; stdout: 87 fffffffe fffffff7
; stdout: 88 5 1
; stdout: 89 3 0
; stdout: 90 fffffffe 6
; stdout: 91 5 fffffffe
; stdout: 92 3 ffffffff
; stdout: 93 fffffffe fffffff9
; stdout: 94 5 7
; stdout: 95 3 83
; stdout: 96 fffffffe ffffffff
; stdout: 97 5 6
; stdout: 98 3 83
; stdout: 99 fffffffe fffffff9
; stdout: 100 5 5
; stdout: 101 3 80
; stdout: 102 fffffffe 7
; stdout: 103 5 3
; stdout: 104 3 3
; stdout: 105 fffffffe fffffffe
; stdout: 106 5 5
; stdout: 107 3 80
; stdout: 108 fffffffe fffffffe
; stdout: 109 5 3
; stdout: 110 3 3
; stdout: 111 fffffffe 7
; stdout: 112 5 0
; stdout: 113 3 4
; stdout: 114 fffffffe 0
; stdout: 115 5 3
; stdout: 116 3 2
; stdout: 117 fffffffe 7
; stdout: 118 5 3
; stdout: 119 3 80
; stdout: 120 fffffffffffffffe 7
; stdout: 121 5 8
; stdout: 122 3 83
; stdout: 123 fffffffffffffffe 5
; stdout: 124 5 2
; stdout: 125 3 ffffffffffffff83
; stdout: 126 fffffffffffffffe fffffffffffffff7
; stdout: 127 5 1
; stdout: 128 3 0
; stdout: 129 fffffffffffffffe 6
; stdout: 130 5 fffffffffffffffe
; stdout: 131 3 ffffffffffffffff
; stdout: 132 fffffffffffffffe fffffffffffffff9
; stdout: 133 5 7
; stdout: 134 3 83
; stdout: 135 fffffffffffffffe ffffffffffffffff
; stdout: 136 5 6
; stdout: 137 3 83
; stdout: 138 fffffffffffffffe fffffffffffffff9
; stdout: 139 5 5
; stdout: 140 3 80
; stdout: 141 fffffffffffffffe 7
; stdout: 142 5 3
; stdout: 143 3 3
; stdout: 144 fffffffffffffffe fffffffffffffffe
; stdout: 145 5 5
; stdout: 146 3 80
; stdout: 147 fffffffffffffffe fffffffffffffffe
; stdout: 148 5 3
; stdout: 149 3 3
; stdout: 150 fffffffffffffffe 7
; stdout: 151 5 0
; stdout: 152 3 4
; stdout: 153 fffffffffffffffe 0
; stdout: 154 5 3
; stdout: 155 3 2
; stdout: 156 fffffffffffffffe 7
@fmt = constant [13 x i8] c"%d %lx %lx\0A\00\00"
declare i32 @printf(ptr, ...)
@m8 = global i8 0
@m16 = global i16 0
@m32 = global i32 0
@m64 = global i64 0
define void @show8(i8 %old, i32 %n) {
  %a = zext i8 %old to i64
  %m = load i8, ptr @m8
  %b = zext i8 %m to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %n, i64 %a, i64 %b)
  ret void
}
define void @show16(i16 %old, i32 %n) {
  %a = zext i16 %old to i64
  %m = load i16, ptr @m16
  %b = zext i16 %m to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %n, i64 %a, i64 %b)
  ret void
}
define void @show32(i32 %old, i32 %n) {
  %a = zext i32 %old to i64
  %m = load i32, ptr @m32
  %b = zext i32 %m to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %n, i64 %a, i64 %b)
  ret void
}
define void @show64(i64 %old, i32 %n) {
  %a = freeze i64 %old
  %b = load i64, ptr @m64
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %n, i64 %a, i64 %b)
  ret void
}
define i32 @main() {
  store i8 5, ptr @m8
  %o1 = atomicrmw xchg ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o1, i32 1)
  store i8 3, ptr @m8
  %o2 = atomicrmw xchg ptr @m8, i8 -128 seq_cst
  call void @show8(i8 %o2, i32 2)
  store i8 -2, ptr @m8
  %o3 = atomicrmw xchg ptr @m8, i8 7 seq_cst
  call void @show8(i8 %o3, i32 3)
  store i8 5, ptr @m8
  %o4 = atomicrmw add ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o4, i32 4)
  store i8 3, ptr @m8
  %o5 = atomicrmw add ptr @m8, i8 -128 seq_cst
  call void @show8(i8 %o5, i32 5)
  store i8 -2, ptr @m8
  %o6 = atomicrmw add ptr @m8, i8 7 seq_cst
  call void @show8(i8 %o6, i32 6)
  store i8 5, ptr @m8
  %o7 = atomicrmw sub ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o7, i32 7)
  store i8 3, ptr @m8
  %o8 = atomicrmw sub ptr @m8, i8 -128 seq_cst
  call void @show8(i8 %o8, i32 8)
  store i8 -2, ptr @m8
  %o9 = atomicrmw sub ptr @m8, i8 7 seq_cst
  call void @show8(i8 %o9, i32 9)
  store i8 5, ptr @m8
  %o10 = atomicrmw and ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o10, i32 10)
  store i8 3, ptr @m8
  %o11 = atomicrmw and ptr @m8, i8 -128 seq_cst
  call void @show8(i8 %o11, i32 11)
  store i8 -2, ptr @m8
  %o12 = atomicrmw and ptr @m8, i8 7 seq_cst
  call void @show8(i8 %o12, i32 12)
  store i8 5, ptr @m8
  %o13 = atomicrmw nand ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o13, i32 13)
  store i8 3, ptr @m8
  %o14 = atomicrmw nand ptr @m8, i8 -128 seq_cst
  call void @show8(i8 %o14, i32 14)
  store i8 -2, ptr @m8
  %o15 = atomicrmw nand ptr @m8, i8 7 seq_cst
  call void @show8(i8 %o15, i32 15)
  store i8 5, ptr @m8
  %o16 = atomicrmw or ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o16, i32 16)
  store i8 3, ptr @m8
  %o17 = atomicrmw or ptr @m8, i8 -128 seq_cst
  call void @show8(i8 %o17, i32 17)
  store i8 -2, ptr @m8
  %o18 = atomicrmw or ptr @m8, i8 7 seq_cst
  call void @show8(i8 %o18, i32 18)
  store i8 5, ptr @m8
  %o19 = atomicrmw xor ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o19, i32 19)
  store i8 3, ptr @m8
  %o20 = atomicrmw xor ptr @m8, i8 -128 seq_cst
  call void @show8(i8 %o20, i32 20)
  store i8 -2, ptr @m8
  %o21 = atomicrmw xor ptr @m8, i8 7 seq_cst
  call void @show8(i8 %o21, i32 21)
  store i8 5, ptr @m8
  %o22 = atomicrmw max ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o22, i32 22)
  store i8 3, ptr @m8
  %o23 = atomicrmw max ptr @m8, i8 -128 seq_cst
  call void @show8(i8 %o23, i32 23)
  store i8 -2, ptr @m8
  %o24 = atomicrmw max ptr @m8, i8 7 seq_cst
  call void @show8(i8 %o24, i32 24)
  store i8 5, ptr @m8
  %o25 = atomicrmw min ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o25, i32 25)
  store i8 3, ptr @m8
  %o26 = atomicrmw min ptr @m8, i8 -128 seq_cst
  call void @show8(i8 %o26, i32 26)
  store i8 -2, ptr @m8
  %o27 = atomicrmw min ptr @m8, i8 7 seq_cst
  call void @show8(i8 %o27, i32 27)
  store i8 5, ptr @m8
  %o28 = atomicrmw umax ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o28, i32 28)
  store i8 3, ptr @m8
  %o29 = atomicrmw umax ptr @m8, i8 -128 seq_cst
  call void @show8(i8 %o29, i32 29)
  store i8 -2, ptr @m8
  %o30 = atomicrmw umax ptr @m8, i8 7 seq_cst
  call void @show8(i8 %o30, i32 30)
  store i8 5, ptr @m8
  %o31 = atomicrmw umin ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o31, i32 31)
  store i8 3, ptr @m8
  %o32 = atomicrmw umin ptr @m8, i8 -128 seq_cst
  call void @show8(i8 %o32, i32 32)
  store i8 -2, ptr @m8
  %o33 = atomicrmw umin ptr @m8, i8 7 seq_cst
  call void @show8(i8 %o33, i32 33)
  store i8 5, ptr @m8
  %o34 = atomicrmw uinc_wrap ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o34, i32 34)
  store i8 3, ptr @m8
  %o35 = atomicrmw uinc_wrap ptr @m8, i8 -128 seq_cst
  call void @show8(i8 %o35, i32 35)
  store i8 -2, ptr @m8
  %o36 = atomicrmw uinc_wrap ptr @m8, i8 7 seq_cst
  call void @show8(i8 %o36, i32 36)
  store i8 5, ptr @m8
  %o37 = atomicrmw udec_wrap ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o37, i32 37)
  store i8 3, ptr @m8
  %o38 = atomicrmw udec_wrap ptr @m8, i8 -128 seq_cst
  call void @show8(i8 %o38, i32 38)
  store i8 -2, ptr @m8
  %o39 = atomicrmw udec_wrap ptr @m8, i8 7 seq_cst
  call void @show8(i8 %o39, i32 39)
  store i16 5, ptr @m16
  %o40 = atomicrmw xchg ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o40, i32 40)
  store i16 3, ptr @m16
  %o41 = atomicrmw xchg ptr @m16, i16 128 seq_cst
  call void @show16(i16 %o41, i32 41)
  store i16 -2, ptr @m16
  %o42 = atomicrmw xchg ptr @m16, i16 7 seq_cst
  call void @show16(i16 %o42, i32 42)
  store i16 5, ptr @m16
  %o43 = atomicrmw add ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o43, i32 43)
  store i16 3, ptr @m16
  %o44 = atomicrmw add ptr @m16, i16 128 seq_cst
  call void @show16(i16 %o44, i32 44)
  store i16 -2, ptr @m16
  %o45 = atomicrmw add ptr @m16, i16 7 seq_cst
  call void @show16(i16 %o45, i32 45)
  store i16 5, ptr @m16
  %o46 = atomicrmw sub ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o46, i32 46)
  store i16 3, ptr @m16
  %o47 = atomicrmw sub ptr @m16, i16 128 seq_cst
  call void @show16(i16 %o47, i32 47)
  store i16 -2, ptr @m16
  %o48 = atomicrmw sub ptr @m16, i16 7 seq_cst
  call void @show16(i16 %o48, i32 48)
  store i16 5, ptr @m16
  %o49 = atomicrmw and ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o49, i32 49)
  store i16 3, ptr @m16
  %o50 = atomicrmw and ptr @m16, i16 128 seq_cst
  call void @show16(i16 %o50, i32 50)
  store i16 -2, ptr @m16
  %o51 = atomicrmw and ptr @m16, i16 7 seq_cst
  call void @show16(i16 %o51, i32 51)
  store i16 5, ptr @m16
  %o52 = atomicrmw nand ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o52, i32 52)
  store i16 3, ptr @m16
  %o53 = atomicrmw nand ptr @m16, i16 128 seq_cst
  call void @show16(i16 %o53, i32 53)
  store i16 -2, ptr @m16
  %o54 = atomicrmw nand ptr @m16, i16 7 seq_cst
  call void @show16(i16 %o54, i32 54)
  store i16 5, ptr @m16
  %o55 = atomicrmw or ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o55, i32 55)
  store i16 3, ptr @m16
  %o56 = atomicrmw or ptr @m16, i16 128 seq_cst
  call void @show16(i16 %o56, i32 56)
  store i16 -2, ptr @m16
  %o57 = atomicrmw or ptr @m16, i16 7 seq_cst
  call void @show16(i16 %o57, i32 57)
  store i16 5, ptr @m16
  %o58 = atomicrmw xor ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o58, i32 58)
  store i16 3, ptr @m16
  %o59 = atomicrmw xor ptr @m16, i16 128 seq_cst
  call void @show16(i16 %o59, i32 59)
  store i16 -2, ptr @m16
  %o60 = atomicrmw xor ptr @m16, i16 7 seq_cst
  call void @show16(i16 %o60, i32 60)
  store i16 5, ptr @m16
  %o61 = atomicrmw max ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o61, i32 61)
  store i16 3, ptr @m16
  %o62 = atomicrmw max ptr @m16, i16 128 seq_cst
  call void @show16(i16 %o62, i32 62)
  store i16 -2, ptr @m16
  %o63 = atomicrmw max ptr @m16, i16 7 seq_cst
  call void @show16(i16 %o63, i32 63)
  store i16 5, ptr @m16
  %o64 = atomicrmw min ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o64, i32 64)
  store i16 3, ptr @m16
  %o65 = atomicrmw min ptr @m16, i16 128 seq_cst
  call void @show16(i16 %o65, i32 65)
  store i16 -2, ptr @m16
  %o66 = atomicrmw min ptr @m16, i16 7 seq_cst
  call void @show16(i16 %o66, i32 66)
  store i16 5, ptr @m16
  %o67 = atomicrmw umax ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o67, i32 67)
  store i16 3, ptr @m16
  %o68 = atomicrmw umax ptr @m16, i16 128 seq_cst
  call void @show16(i16 %o68, i32 68)
  store i16 -2, ptr @m16
  %o69 = atomicrmw umax ptr @m16, i16 7 seq_cst
  call void @show16(i16 %o69, i32 69)
  store i16 5, ptr @m16
  %o70 = atomicrmw umin ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o70, i32 70)
  store i16 3, ptr @m16
  %o71 = atomicrmw umin ptr @m16, i16 128 seq_cst
  call void @show16(i16 %o71, i32 71)
  store i16 -2, ptr @m16
  %o72 = atomicrmw umin ptr @m16, i16 7 seq_cst
  call void @show16(i16 %o72, i32 72)
  store i16 5, ptr @m16
  %o73 = atomicrmw uinc_wrap ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o73, i32 73)
  store i16 3, ptr @m16
  %o74 = atomicrmw uinc_wrap ptr @m16, i16 128 seq_cst
  call void @show16(i16 %o74, i32 74)
  store i16 -2, ptr @m16
  %o75 = atomicrmw uinc_wrap ptr @m16, i16 7 seq_cst
  call void @show16(i16 %o75, i32 75)
  store i16 5, ptr @m16
  %o76 = atomicrmw udec_wrap ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o76, i32 76)
  store i16 3, ptr @m16
  %o77 = atomicrmw udec_wrap ptr @m16, i16 128 seq_cst
  call void @show16(i16 %o77, i32 77)
  store i16 -2, ptr @m16
  %o78 = atomicrmw udec_wrap ptr @m16, i16 7 seq_cst
  call void @show16(i16 %o78, i32 78)
  store i32 5, ptr @m32
  %o79 = atomicrmw xchg ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o79, i32 79)
  store i32 3, ptr @m32
  %o80 = atomicrmw xchg ptr @m32, i32 128 seq_cst
  call void @show32(i32 %o80, i32 80)
  store i32 -2, ptr @m32
  %o81 = atomicrmw xchg ptr @m32, i32 7 seq_cst
  call void @show32(i32 %o81, i32 81)
  store i32 5, ptr @m32
  %o82 = atomicrmw add ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o82, i32 82)
  store i32 3, ptr @m32
  %o83 = atomicrmw add ptr @m32, i32 128 seq_cst
  call void @show32(i32 %o83, i32 83)
  store i32 -2, ptr @m32
  %o84 = atomicrmw add ptr @m32, i32 7 seq_cst
  call void @show32(i32 %o84, i32 84)
  store i32 5, ptr @m32
  %o85 = atomicrmw sub ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o85, i32 85)
  store i32 3, ptr @m32
  %o86 = atomicrmw sub ptr @m32, i32 128 seq_cst
  call void @show32(i32 %o86, i32 86)
  store i32 -2, ptr @m32
  %o87 = atomicrmw sub ptr @m32, i32 7 seq_cst
  call void @show32(i32 %o87, i32 87)
  store i32 5, ptr @m32
  %o88 = atomicrmw and ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o88, i32 88)
  store i32 3, ptr @m32
  %o89 = atomicrmw and ptr @m32, i32 128 seq_cst
  call void @show32(i32 %o89, i32 89)
  store i32 -2, ptr @m32
  %o90 = atomicrmw and ptr @m32, i32 7 seq_cst
  call void @show32(i32 %o90, i32 90)
  store i32 5, ptr @m32
  %o91 = atomicrmw nand ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o91, i32 91)
  store i32 3, ptr @m32
  %o92 = atomicrmw nand ptr @m32, i32 128 seq_cst
  call void @show32(i32 %o92, i32 92)
  store i32 -2, ptr @m32
  %o93 = atomicrmw nand ptr @m32, i32 7 seq_cst
  call void @show32(i32 %o93, i32 93)
  store i32 5, ptr @m32
  %o94 = atomicrmw or ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o94, i32 94)
  store i32 3, ptr @m32
  %o95 = atomicrmw or ptr @m32, i32 128 seq_cst
  call void @show32(i32 %o95, i32 95)
  store i32 -2, ptr @m32
  %o96 = atomicrmw or ptr @m32, i32 7 seq_cst
  call void @show32(i32 %o96, i32 96)
  store i32 5, ptr @m32
  %o97 = atomicrmw xor ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o97, i32 97)
  store i32 3, ptr @m32
  %o98 = atomicrmw xor ptr @m32, i32 128 seq_cst
  call void @show32(i32 %o98, i32 98)
  store i32 -2, ptr @m32
  %o99 = atomicrmw xor ptr @m32, i32 7 seq_cst
  call void @show32(i32 %o99, i32 99)
  store i32 5, ptr @m32
  %o100 = atomicrmw max ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o100, i32 100)
  store i32 3, ptr @m32
  %o101 = atomicrmw max ptr @m32, i32 128 seq_cst
  call void @show32(i32 %o101, i32 101)
  store i32 -2, ptr @m32
  %o102 = atomicrmw max ptr @m32, i32 7 seq_cst
  call void @show32(i32 %o102, i32 102)
  store i32 5, ptr @m32
  %o103 = atomicrmw min ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o103, i32 103)
  store i32 3, ptr @m32
  %o104 = atomicrmw min ptr @m32, i32 128 seq_cst
  call void @show32(i32 %o104, i32 104)
  store i32 -2, ptr @m32
  %o105 = atomicrmw min ptr @m32, i32 7 seq_cst
  call void @show32(i32 %o105, i32 105)
  store i32 5, ptr @m32
  %o106 = atomicrmw umax ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o106, i32 106)
  store i32 3, ptr @m32
  %o107 = atomicrmw umax ptr @m32, i32 128 seq_cst
  call void @show32(i32 %o107, i32 107)
  store i32 -2, ptr @m32
  %o108 = atomicrmw umax ptr @m32, i32 7 seq_cst
  call void @show32(i32 %o108, i32 108)
  store i32 5, ptr @m32
  %o109 = atomicrmw umin ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o109, i32 109)
  store i32 3, ptr @m32
  %o110 = atomicrmw umin ptr @m32, i32 128 seq_cst
  call void @show32(i32 %o110, i32 110)
  store i32 -2, ptr @m32
  %o111 = atomicrmw umin ptr @m32, i32 7 seq_cst
  call void @show32(i32 %o111, i32 111)
  store i32 5, ptr @m32
  %o112 = atomicrmw uinc_wrap ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o112, i32 112)
  store i32 3, ptr @m32
  %o113 = atomicrmw uinc_wrap ptr @m32, i32 128 seq_cst
  call void @show32(i32 %o113, i32 113)
  store i32 -2, ptr @m32
  %o114 = atomicrmw uinc_wrap ptr @m32, i32 7 seq_cst
  call void @show32(i32 %o114, i32 114)
  store i32 5, ptr @m32
  %o115 = atomicrmw udec_wrap ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o115, i32 115)
  store i32 3, ptr @m32
  %o116 = atomicrmw udec_wrap ptr @m32, i32 128 seq_cst
  call void @show32(i32 %o116, i32 116)
  store i32 -2, ptr @m32
  %o117 = atomicrmw udec_wrap ptr @m32, i32 7 seq_cst
  call void @show32(i32 %o117, i32 117)
  store i64 5, ptr @m64
  %o118 = atomicrmw xchg ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o118, i32 118)
  store i64 3, ptr @m64
  %o119 = atomicrmw xchg ptr @m64, i64 128 seq_cst
  call void @show64(i64 %o119, i32 119)
  store i64 -2, ptr @m64
  %o120 = atomicrmw xchg ptr @m64, i64 7 seq_cst
  call void @show64(i64 %o120, i32 120)
  store i64 5, ptr @m64
  %o121 = atomicrmw add ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o121, i32 121)
  store i64 3, ptr @m64
  %o122 = atomicrmw add ptr @m64, i64 128 seq_cst
  call void @show64(i64 %o122, i32 122)
  store i64 -2, ptr @m64
  %o123 = atomicrmw add ptr @m64, i64 7 seq_cst
  call void @show64(i64 %o123, i32 123)
  store i64 5, ptr @m64
  %o124 = atomicrmw sub ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o124, i32 124)
  store i64 3, ptr @m64
  %o125 = atomicrmw sub ptr @m64, i64 128 seq_cst
  call void @show64(i64 %o125, i32 125)
  store i64 -2, ptr @m64
  %o126 = atomicrmw sub ptr @m64, i64 7 seq_cst
  call void @show64(i64 %o126, i32 126)
  store i64 5, ptr @m64
  %o127 = atomicrmw and ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o127, i32 127)
  store i64 3, ptr @m64
  %o128 = atomicrmw and ptr @m64, i64 128 seq_cst
  call void @show64(i64 %o128, i32 128)
  store i64 -2, ptr @m64
  %o129 = atomicrmw and ptr @m64, i64 7 seq_cst
  call void @show64(i64 %o129, i32 129)
  store i64 5, ptr @m64
  %o130 = atomicrmw nand ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o130, i32 130)
  store i64 3, ptr @m64
  %o131 = atomicrmw nand ptr @m64, i64 128 seq_cst
  call void @show64(i64 %o131, i32 131)
  store i64 -2, ptr @m64
  %o132 = atomicrmw nand ptr @m64, i64 7 seq_cst
  call void @show64(i64 %o132, i32 132)
  store i64 5, ptr @m64
  %o133 = atomicrmw or ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o133, i32 133)
  store i64 3, ptr @m64
  %o134 = atomicrmw or ptr @m64, i64 128 seq_cst
  call void @show64(i64 %o134, i32 134)
  store i64 -2, ptr @m64
  %o135 = atomicrmw or ptr @m64, i64 7 seq_cst
  call void @show64(i64 %o135, i32 135)
  store i64 5, ptr @m64
  %o136 = atomicrmw xor ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o136, i32 136)
  store i64 3, ptr @m64
  %o137 = atomicrmw xor ptr @m64, i64 128 seq_cst
  call void @show64(i64 %o137, i32 137)
  store i64 -2, ptr @m64
  %o138 = atomicrmw xor ptr @m64, i64 7 seq_cst
  call void @show64(i64 %o138, i32 138)
  store i64 5, ptr @m64
  %o139 = atomicrmw max ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o139, i32 139)
  store i64 3, ptr @m64
  %o140 = atomicrmw max ptr @m64, i64 128 seq_cst
  call void @show64(i64 %o140, i32 140)
  store i64 -2, ptr @m64
  %o141 = atomicrmw max ptr @m64, i64 7 seq_cst
  call void @show64(i64 %o141, i32 141)
  store i64 5, ptr @m64
  %o142 = atomicrmw min ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o142, i32 142)
  store i64 3, ptr @m64
  %o143 = atomicrmw min ptr @m64, i64 128 seq_cst
  call void @show64(i64 %o143, i32 143)
  store i64 -2, ptr @m64
  %o144 = atomicrmw min ptr @m64, i64 7 seq_cst
  call void @show64(i64 %o144, i32 144)
  store i64 5, ptr @m64
  %o145 = atomicrmw umax ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o145, i32 145)
  store i64 3, ptr @m64
  %o146 = atomicrmw umax ptr @m64, i64 128 seq_cst
  call void @show64(i64 %o146, i32 146)
  store i64 -2, ptr @m64
  %o147 = atomicrmw umax ptr @m64, i64 7 seq_cst
  call void @show64(i64 %o147, i32 147)
  store i64 5, ptr @m64
  %o148 = atomicrmw umin ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o148, i32 148)
  store i64 3, ptr @m64
  %o149 = atomicrmw umin ptr @m64, i64 128 seq_cst
  call void @show64(i64 %o149, i32 149)
  store i64 -2, ptr @m64
  %o150 = atomicrmw umin ptr @m64, i64 7 seq_cst
  call void @show64(i64 %o150, i32 150)
  store i64 5, ptr @m64
  %o151 = atomicrmw uinc_wrap ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o151, i32 151)
  store i64 3, ptr @m64
  %o152 = atomicrmw uinc_wrap ptr @m64, i64 128 seq_cst
  call void @show64(i64 %o152, i32 152)
  store i64 -2, ptr @m64
  %o153 = atomicrmw uinc_wrap ptr @m64, i64 7 seq_cst
  call void @show64(i64 %o153, i32 153)
  store i64 5, ptr @m64
  %o154 = atomicrmw udec_wrap ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o154, i32 154)
  store i64 3, ptr @m64
  %o155 = atomicrmw udec_wrap ptr @m64, i64 128 seq_cst
  call void @show64(i64 %o155, i32 155)
  store i64 -2, ptr @m64
  %o156 = atomicrmw udec_wrap ptr @m64, i64 7 seq_cst
  call void @show64(i64 %o156, i32 156)
  ret i32 0
}
