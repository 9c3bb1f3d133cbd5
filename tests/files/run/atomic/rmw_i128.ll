; test: atomicrmw of 128 bits is done on both words at once.
; oracle: none (LLVM needs a 16-byte exchange that it is not told of)
; exit: 0
; stdout: 1 5 5 0 3
; stdout: 2 0 0 ffffffffffffffff ffffffffffffffff
; stdout: 3 ffffffffffffffff fffffffffffffffe 0 7
; stdout: 4 5 5 5 8
; stdout: 5 0 0 ffffffffffffffff ffffffffffffffff
; stdout: 6 ffffffffffffffff fffffffffffffffe 0 5
; stdout: 7 5 5 5 2
; stdout: 8 0 0 0 1
; stdout: 9 ffffffffffffffff fffffffffffffffe ffffffffffffffff fffffffffffffff7
; stdout: 10 5 5 0 1
; stdout: 11 0 0 0 0
; stdout: 12 ffffffffffffffff fffffffffffffffe 0 6
; stdout: 13 5 5 ffffffffffffffff fffffffffffffffe
; stdout: 14 0 0 ffffffffffffffff ffffffffffffffff
; stdout: 15 ffffffffffffffff fffffffffffffffe ffffffffffffffff fffffffffffffff9
; stdout: 16 5 5 5 7
; stdout: 17 0 0 ffffffffffffffff ffffffffffffffff
; stdout: 18 ffffffffffffffff fffffffffffffffe ffffffffffffffff ffffffffffffffff
; stdout: 19 5 5 5 6
; stdout: 20 0 0 ffffffffffffffff ffffffffffffffff
; stdout: 21 ffffffffffffffff fffffffffffffffe ffffffffffffffff fffffffffffffff9
; stdout: 22 5 5 5 5
; stdout: 23 0 0 0 0
; stdout: 24 ffffffffffffffff fffffffffffffffe 0 7
; stdout: 25 5 5 0 3
; stdout: 26 0 0 ffffffffffffffff ffffffffffffffff
; stdout: 27 ffffffffffffffff fffffffffffffffe ffffffffffffffff fffffffffffffffe
; stdout: 28 5 5 5 5
; stdout: 29 0 0 ffffffffffffffff ffffffffffffffff
; stdout: 30 ffffffffffffffff fffffffffffffffe ffffffffffffffff fffffffffffffffe
; stdout: 31 5 5 0 3
; stdout: 32 0 0 0 0
; stdout: 33 ffffffffffffffff fffffffffffffffe 0 7
; stdout: 34 5 5 0 0
; stdout: 35 0 0 0 1
; stdout: 36 ffffffffffffffff fffffffffffffffe 0 0
; stdout: 37 5 5 0 3
; stdout: 38 0 0 ffffffffffffffff ffffffffffffffff
; stdout: 39 ffffffffffffffff fffffffffffffffe 0 7
@fmt = constant [21 x i8] c"%d %lx %lx %lx %lx\0A\00\00"
declare i32 @printf(ptr, ...)
@m128 = global i128 0
define void @show128(i128 %old, i32 %n) {
  %m = load i128, ptr @m128
  %oh = lshr i128 %old, 64
  %a = trunc i128 %oh to i64
  %b = trunc i128 %old to i64
  %mh = lshr i128 %m, 64
  %c = trunc i128 %mh to i64
  %d = trunc i128 %m to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %n, i64 %a, i64 %b, i64 %c, i64 %d)
  ret void
}
define i32 @main() {
  store i128 92233720368547758085, ptr @m128
  %o1 = atomicrmw xchg ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o1, i32 1)
  store i128 0, ptr @m128
  %o2 = atomicrmw xchg ptr @m128, i128 -1 seq_cst
  call void @show128(i128 %o2, i32 2)
  store i128 -2, ptr @m128
  %o3 = atomicrmw xchg ptr @m128, i128 7 seq_cst
  call void @show128(i128 %o3, i32 3)
  store i128 92233720368547758085, ptr @m128
  %o4 = atomicrmw add ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o4, i32 4)
  store i128 0, ptr @m128
  %o5 = atomicrmw add ptr @m128, i128 -1 seq_cst
  call void @show128(i128 %o5, i32 5)
  store i128 -2, ptr @m128
  %o6 = atomicrmw add ptr @m128, i128 7 seq_cst
  call void @show128(i128 %o6, i32 6)
  store i128 92233720368547758085, ptr @m128
  %o7 = atomicrmw sub ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o7, i32 7)
  store i128 0, ptr @m128
  %o8 = atomicrmw sub ptr @m128, i128 -1 seq_cst
  call void @show128(i128 %o8, i32 8)
  store i128 -2, ptr @m128
  %o9 = atomicrmw sub ptr @m128, i128 7 seq_cst
  call void @show128(i128 %o9, i32 9)
  store i128 92233720368547758085, ptr @m128
  %o10 = atomicrmw and ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o10, i32 10)
  store i128 0, ptr @m128
  %o11 = atomicrmw and ptr @m128, i128 -1 seq_cst
  call void @show128(i128 %o11, i32 11)
  store i128 -2, ptr @m128
  %o12 = atomicrmw and ptr @m128, i128 7 seq_cst
  call void @show128(i128 %o12, i32 12)
  store i128 92233720368547758085, ptr @m128
  %o13 = atomicrmw nand ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o13, i32 13)
  store i128 0, ptr @m128
  %o14 = atomicrmw nand ptr @m128, i128 -1 seq_cst
  call void @show128(i128 %o14, i32 14)
  store i128 -2, ptr @m128
  %o15 = atomicrmw nand ptr @m128, i128 7 seq_cst
  call void @show128(i128 %o15, i32 15)
  store i128 92233720368547758085, ptr @m128
  %o16 = atomicrmw or ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o16, i32 16)
  store i128 0, ptr @m128
  %o17 = atomicrmw or ptr @m128, i128 -1 seq_cst
  call void @show128(i128 %o17, i32 17)
  store i128 -2, ptr @m128
  %o18 = atomicrmw or ptr @m128, i128 7 seq_cst
  call void @show128(i128 %o18, i32 18)
  store i128 92233720368547758085, ptr @m128
  %o19 = atomicrmw xor ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o19, i32 19)
  store i128 0, ptr @m128
  %o20 = atomicrmw xor ptr @m128, i128 -1 seq_cst
  call void @show128(i128 %o20, i32 20)
  store i128 -2, ptr @m128
  %o21 = atomicrmw xor ptr @m128, i128 7 seq_cst
  call void @show128(i128 %o21, i32 21)
  store i128 92233720368547758085, ptr @m128
  %o22 = atomicrmw max ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o22, i32 22)
  store i128 0, ptr @m128
  %o23 = atomicrmw max ptr @m128, i128 -1 seq_cst
  call void @show128(i128 %o23, i32 23)
  store i128 -2, ptr @m128
  %o24 = atomicrmw max ptr @m128, i128 7 seq_cst
  call void @show128(i128 %o24, i32 24)
  store i128 92233720368547758085, ptr @m128
  %o25 = atomicrmw min ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o25, i32 25)
  store i128 0, ptr @m128
  %o26 = atomicrmw min ptr @m128, i128 -1 seq_cst
  call void @show128(i128 %o26, i32 26)
  store i128 -2, ptr @m128
  %o27 = atomicrmw min ptr @m128, i128 7 seq_cst
  call void @show128(i128 %o27, i32 27)
  store i128 92233720368547758085, ptr @m128
  %o28 = atomicrmw umax ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o28, i32 28)
  store i128 0, ptr @m128
  %o29 = atomicrmw umax ptr @m128, i128 -1 seq_cst
  call void @show128(i128 %o29, i32 29)
  store i128 -2, ptr @m128
  %o30 = atomicrmw umax ptr @m128, i128 7 seq_cst
  call void @show128(i128 %o30, i32 30)
  store i128 92233720368547758085, ptr @m128
  %o31 = atomicrmw umin ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o31, i32 31)
  store i128 0, ptr @m128
  %o32 = atomicrmw umin ptr @m128, i128 -1 seq_cst
  call void @show128(i128 %o32, i32 32)
  store i128 -2, ptr @m128
  %o33 = atomicrmw umin ptr @m128, i128 7 seq_cst
  call void @show128(i128 %o33, i32 33)
  store i128 92233720368547758085, ptr @m128
  %o34 = atomicrmw uinc_wrap ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o34, i32 34)
  store i128 0, ptr @m128
  %o35 = atomicrmw uinc_wrap ptr @m128, i128 -1 seq_cst
  call void @show128(i128 %o35, i32 35)
  store i128 -2, ptr @m128
  %o36 = atomicrmw uinc_wrap ptr @m128, i128 7 seq_cst
  call void @show128(i128 %o36, i32 36)
  store i128 92233720368547758085, ptr @m128
  %o37 = atomicrmw udec_wrap ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o37, i32 37)
  store i128 0, ptr @m128
  %o38 = atomicrmw udec_wrap ptr @m128, i128 -1 seq_cst
  call void @show128(i128 %o38, i32 38)
  store i128 -2, ptr @m128
  %o39 = atomicrmw udec_wrap ptr @m128, i128 7 seq_cst
  call void @show128(i128 %o39, i32 39)
  ret i32 0
}
