; test: atomicrmw usub_cond and usub_sat subtract what is there.
; oracle: none (newer than LLVM 19)
; exit: 0
; stdout: 1 5 2
; stdout: 2 3 3
; stdout: 3 ff fe
; stdout: 4 5 2
; stdout: 5 3 0
; stdout: 6 ff fe
; stdout: 7 5 2
; stdout: 8 3 3
; stdout: 9 ffff fffe
; stdout: 10 5 2
; stdout: 11 3 0
; stdout: 12 ffff fffe
; stdout: 13 5 2
; stdout: 14 3 3
; stdout: 15 ffffffff fffffffe
; stdout: 16 5 2
; stdout: 17 3 0
; stdout: 18 ffffffff fffffffe
; stdout: 19 5 2
; stdout: 20 3 3
; stdout: 21 ffffffffffffffff fffffffffffffffe
; stdout: 22 5 2
; stdout: 23 3 0
; stdout: 24 ffffffffffffffff fffffffffffffffe
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
  %o1 = atomicrmw usub_cond ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o1, i32 1)
  store i8 3, ptr @m8
  %o2 = atomicrmw usub_cond ptr @m8, i8 5 seq_cst
  call void @show8(i8 %o2, i32 2)
  store i8 -1, ptr @m8
  %o3 = atomicrmw usub_cond ptr @m8, i8 1 seq_cst
  call void @show8(i8 %o3, i32 3)
  store i8 5, ptr @m8
  %o4 = atomicrmw usub_sat ptr @m8, i8 3 seq_cst
  call void @show8(i8 %o4, i32 4)
  store i8 3, ptr @m8
  %o5 = atomicrmw usub_sat ptr @m8, i8 5 seq_cst
  call void @show8(i8 %o5, i32 5)
  store i8 -1, ptr @m8
  %o6 = atomicrmw usub_sat ptr @m8, i8 1 seq_cst
  call void @show8(i8 %o6, i32 6)
  store i16 5, ptr @m16
  %o7 = atomicrmw usub_cond ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o7, i32 7)
  store i16 3, ptr @m16
  %o8 = atomicrmw usub_cond ptr @m16, i16 5 seq_cst
  call void @show16(i16 %o8, i32 8)
  store i16 -1, ptr @m16
  %o9 = atomicrmw usub_cond ptr @m16, i16 1 seq_cst
  call void @show16(i16 %o9, i32 9)
  store i16 5, ptr @m16
  %o10 = atomicrmw usub_sat ptr @m16, i16 3 seq_cst
  call void @show16(i16 %o10, i32 10)
  store i16 3, ptr @m16
  %o11 = atomicrmw usub_sat ptr @m16, i16 5 seq_cst
  call void @show16(i16 %o11, i32 11)
  store i16 -1, ptr @m16
  %o12 = atomicrmw usub_sat ptr @m16, i16 1 seq_cst
  call void @show16(i16 %o12, i32 12)
  store i32 5, ptr @m32
  %o13 = atomicrmw usub_cond ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o13, i32 13)
  store i32 3, ptr @m32
  %o14 = atomicrmw usub_cond ptr @m32, i32 5 seq_cst
  call void @show32(i32 %o14, i32 14)
  store i32 -1, ptr @m32
  %o15 = atomicrmw usub_cond ptr @m32, i32 1 seq_cst
  call void @show32(i32 %o15, i32 15)
  store i32 5, ptr @m32
  %o16 = atomicrmw usub_sat ptr @m32, i32 3 seq_cst
  call void @show32(i32 %o16, i32 16)
  store i32 3, ptr @m32
  %o17 = atomicrmw usub_sat ptr @m32, i32 5 seq_cst
  call void @show32(i32 %o17, i32 17)
  store i32 -1, ptr @m32
  %o18 = atomicrmw usub_sat ptr @m32, i32 1 seq_cst
  call void @show32(i32 %o18, i32 18)
  store i64 5, ptr @m64
  %o19 = atomicrmw usub_cond ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o19, i32 19)
  store i64 3, ptr @m64
  %o20 = atomicrmw usub_cond ptr @m64, i64 5 seq_cst
  call void @show64(i64 %o20, i32 20)
  store i64 -1, ptr @m64
  %o21 = atomicrmw usub_cond ptr @m64, i64 1 seq_cst
  call void @show64(i64 %o21, i32 21)
  store i64 5, ptr @m64
  %o22 = atomicrmw usub_sat ptr @m64, i64 3 seq_cst
  call void @show64(i64 %o22, i32 22)
  store i64 3, ptr @m64
  %o23 = atomicrmw usub_sat ptr @m64, i64 5 seq_cst
  call void @show64(i64 %o23, i32 23)
  store i64 -1, ptr @m64
  %o24 = atomicrmw usub_sat ptr @m64, i64 1 seq_cst
  call void @show64(i64 %o24, i32 24)
  ret i32 0
}
