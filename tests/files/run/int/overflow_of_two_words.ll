; test: products of two words without sign, of factors that the compiler knows and does not know.
; exit: 0
; stdout: 8000000000000000 8000000000000000 0
; stdout: 8000000000000000 8000000000000000 0
; stdout: 1 0 1
; stdout: 1 0 1
; stdout: ffffffffffffffff ffffffffffffffff 0
; stdout: ffffffffffffffff ffffffffffffffff 0
; stdout: 0 0 1
; stdout: 0 0 1
; stdout: fffffffffffffffe 1 0
; stdout: fffffffffffffffe 1 0
; stdout: 0 0 1
; stdout: 0 0 1
; stdout: fffffffffffffffd 1 1
; stdout: fffffffffffffffd 1 1
; stdout: 0 0 0
; stdout: 0 0 0
; stdout: ffffffffffffffff ffffffffffffffff 0
; stdout: ffffffffffffffff ffffffffffffffff 0
; stdout: ffffffffffffffff ffffffffffffffff 0
; stdout: ffffffffffffffff ffffffffffffffff 0
; stdout: 0 2 1
; stdout: 0 2 1
; stdout: 0 0 1
; stdout: 0 0 1
; stdout: 800000000 0 0
; stdout: 800000000 0 0
; stdout: fffffffff ffffffffffffffff 0
; stdout: fffffffff ffffffffffffffff 0
; stdout: 0 0 1
; stdout: 0 0 1
; stdout: 0 1 1
; stdout: 0 1 1
; stdout: fffffffffffffffe 1 0
; stdout: 0 0 0

@format = constant [13 x i8] c"%lx %lx %ld\0A\00"

define void @show128(i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %a, i128 %b)
  %value = extractvalue { i128, i1 } %r, 0
  %overflow = extractvalue { i128, i1 } %r, 1
  %low = trunc i128 %value to i64
  %shifted = lshr i128 %value, 64
  %high = trunc i128 %shifted to i64
  %o = zext i1 %overflow to i64
  call i32 (ptr, ...) @printf(ptr @format, i64 %high, i64 %low, i64 %o)
  ret void
}

; The factors come from memory.
define void @shown128(ptr %p, i128 %a, i128 %b) {
  store volatile i128 %a, ptr %p
  %x = load volatile i128, ptr %p
  store volatile i128 %b, ptr %p
  %y = load volatile i128, ptr %p
  call void @show128(i128 %x, i128 %y)
  ret void
}

define void @show100(i100 %a, i100 %b) {
  %r = call { i100, i1 } @llvm.umul.with.overflow.i100(i100 %a, i100 %b)
  %value = extractvalue { i100, i1 } %r, 0
  %overflow = extractvalue { i100, i1 } %r, 1
  %low = trunc i100 %value to i64
  %shifted = lshr i100 %value, 64
  %high = trunc i100 %shifted to i64
  %o = zext i1 %overflow to i64
  call i32 (ptr, ...) @printf(ptr @format, i64 %high, i64 %low, i64 %o)
  ret void
}

; The factors come from memory.
define void @shown100(ptr %p, i100 %a, i100 %b) {
  store volatile i100 %a, ptr %p
  %x = load volatile i100, ptr %p
  store volatile i100 %b, ptr %p
  %y = load volatile i100, ptr %p
  call void @show100(i100 %x, i100 %y)
  ret void
}

define void @extended(ptr %p, i64 %a) {
  store volatile i64 %a, ptr %p
  %x = load volatile i64, ptr %p
  %y = load volatile i64, ptr %p
  %wide = zext i64 %x to i128
  %other = zext i64 %y to i128
  call void @show128(i128 %wide, i128 %other)
  ret void
}

define i32 @main() {
  %p = alloca i128
  call void @show128(i128 18446744073709551617, i128 9223372036854775808)
  call void @shown128(ptr %p, i128 18446744073709551617, i128 9223372036854775808)
  call void @show128(i128 18446744073709551617, i128 18446744073709551616)
  call void @shown128(ptr %p, i128 18446744073709551617, i128 18446744073709551616)
  call void @show128(i128 18446744073709551615, i128 18446744073709551617)
  call void @shown128(ptr %p, i128 18446744073709551615, i128 18446744073709551617)
  call void @show128(i128 18446744073709551616, i128 18446744073709551616)
  call void @shown128(ptr %p, i128 18446744073709551616, i128 18446744073709551616)
  call void @show128(i128 18446744073709551615, i128 18446744073709551615)
  call void @shown128(ptr %p, i128 18446744073709551615, i128 18446744073709551615)
  call void @show128(i128 170141183460469231731687303715884105728, i128 2)
  call void @shown128(ptr %p, i128 170141183460469231731687303715884105728, i128 2)
  call void @show128(i128 36893488147419103231, i128 18446744073709551615)
  call void @shown128(ptr %p, i128 36893488147419103231, i128 18446744073709551615)
  call void @show128(i128 340282366920938463463374607431768211455, i128 0)
  call void @shown128(ptr %p, i128 340282366920938463463374607431768211455, i128 0)
  call void @show128(i128 340282366920938463463374607431768211455, i128 1)
  call void @shown128(ptr %p, i128 340282366920938463463374607431768211455, i128 1)
  call void @show128(i128 3, i128 113427455640312821154458202477256070485)
  call void @shown128(ptr %p, i128 3, i128 113427455640312821154458202477256070485)
  call void @show128(i128 113427455640312821154458202477256070486, i128 3)
  call void @shown128(ptr %p, i128 113427455640312821154458202477256070486, i128 3)
  call void @show100(i100 633825300114114700748351602688, i100 2)
  call void @shown100(ptr %p, i100 633825300114114700748351602688, i100 2)
  call void @show100(i100 1125899906842624, i100 562949953421312)
  call void @shown100(ptr %p, i100 1125899906842624, i100 562949953421312)
  call void @show100(i100 1267650600228229401496703205375, i100 1)
  call void @shown100(ptr %p, i100 1267650600228229401496703205375, i100 1)
  call void @show100(i100 1152921504606846976, i100 1099511627776)
  call void @shown100(ptr %p, i100 1152921504606846976, i100 1099511627776)
  call void @show100(i100 1267650600228229401496703205375, i100 1267650600228229401496703205375)
  call void @shown100(ptr %p, i100 1267650600228229401496703205375, i100 1267650600228229401496703205375)
  call void @extended(ptr %p, i64 -1)
  call void @extended(ptr %p, i64 0)
  ret i32 0
}

declare i32 @printf(ptr, ...)
declare { i100, i1 } @llvm.umul.with.overflow.i100(i100, i100)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128)
