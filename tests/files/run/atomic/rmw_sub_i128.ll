; test: atomicrmw usub_cond and usub_sat of 128 bits.
; oracle: none (newer than LLVM 19)
; exit: 0
; stdout: 1 5 5 5 2
; stdout: 2 0 3 0 3
; stdout: 3 5 5 5 2
; stdout: 4 0 3 0 0
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
  %o1 = atomicrmw usub_cond ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o1, i32 1)
  store i128 3, ptr @m128
  %o2 = atomicrmw usub_cond ptr @m128, i128 -5 seq_cst
  call void @show128(i128 %o2, i32 2)
  store i128 92233720368547758085, ptr @m128
  %o3 = atomicrmw usub_sat ptr @m128, i128 3 seq_cst
  call void @show128(i128 %o3, i32 3)
  store i128 3, ptr @m128
  %o4 = atomicrmw usub_sat ptr @m128, i128 -5 seq_cst
  call void @show128(i128 %o4, i32 4)
  ret i32 0
}
