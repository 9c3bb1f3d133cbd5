; test: twenty values that live at once, all used at the end in another order.
; exit: 0
; stdout: 3463
@f = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @t(i64 %a, i64 %b, i64 %c) {
  %v0 = add i64 %a, 1
  %v1 = mul i64 %b, 3
  %v2 = sub i64 %c, %a
  %v3 = xor i64 %v1, %c
  %v4 = add i64 %v3, %v0
  %v5 = mul i64 %v4, 2
  %v6 = sub i64 %v5, %v2
  %v7 = and i64 %v6, 255
  %v8 = or i64 %v7, 16
  %v9 = shl i64 %v8, 1
  %v10 = add i64 %v9, %v3
  %v11 = mul i64 %a, %c
  %v12 = sub i64 %v11, %b
  %v13 = add i64 %v12, 7
  %v14 = xor i64 %v13, %v10
  %v15 = add i64 %v14, %v9
  %v16 = lshr i64 %v15, 1
  %v17 = add i64 %v16, 5
  %v18 = mul i64 %v17, 3
  %v19 = sub i64 %v18, %v16
  %s0 = add i64 %v19, %v0
  %s1 = add i64 %s0, %v18
  %s2 = sub i64 %s1, %v1
  %s3 = add i64 %s2, %v17
  %s4 = sub i64 %s3, %v2
  %s5 = add i64 %s4, %v16
  %s6 = add i64 %s5, %v3
  %s7 = sub i64 %s6, %v15
  %s8 = add i64 %s7, %v4
  %s9 = add i64 %s8, %v14
  %s10 = add i64 %s9, %v5
  %s11 = sub i64 %s10, %v13
  %s12 = add i64 %s11, %v6
  %s13 = add i64 %s12, %v12
  %s14 = add i64 %s13, %v7
  %s15 = add i64 %s14, %v11
  %s16 = add i64 %s15, %v8
  %s17 = add i64 %s16, %v10
  %s18 = add i64 %s17, %v9
  ret i64 %s18
}
define i64 @main() {
  %r = call i64 @t(i64 11, i64 23, i64 37)
  %p = call i32 (ptr, ...) @printf(ptr @f, i64 %r)
  ret i64 0
}
