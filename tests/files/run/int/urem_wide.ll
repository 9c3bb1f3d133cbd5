; test: urem of two registers at i64 and i32, over edge values.
; exit: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 1
; stdout: 1
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 9223372036854775807
; stdout: 1
; stdout: 1
; stdout: -9223372036854775808
; stdout: 5
; stdout: 0
; stdout: 0
; stdout: 9223372036854775801
; stdout: 0
; stdout: 3
; stdout: 3
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 1
; stdout: 1
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 2147483647
; stdout: 1
; stdout: 1
; stdout: -2147483648
; stdout: 5
; stdout: 0
; stdout: 0
; stdout: 2147483641
; stdout: 0
; stdout: 3
; stdout: 3
@fmt = private constant [5 x i8] c"%ld\0A\00"

declare i32 @printf(ptr, ...)

define void @show(i64 %v) {
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i64 %v)
  ret void
}

define i64 @rr64(i64 %a, i64 %b) {
  %r = urem i64 %a, %b
  ret i64 %r
}

define i32 @rr32(i32 %a, i32 %b) {
  %r = urem i32 %a, %b
  ret i32 %r
}

define i64 @main() {
  %p64.0 = call i64 @rr64(i64 0, i64 1)
  call void @show(i64 %p64.0)
  %p64.1 = call i64 @rr64(i64 0, i64 -9223372036854775808)
  call void @show(i64 %p64.1)
  %p64.2 = call i64 @rr64(i64 0, i64 3)
  call void @show(i64 %p64.2)
  %p64.3 = call i64 @rr64(i64 1, i64 9223372036854775807)
  call void @show(i64 %p64.3)
  %p64.4 = call i64 @rr64(i64 1, i64 -7)
  call void @show(i64 %p64.4)
  %p64.5 = call i64 @rr64(i64 -1, i64 -1)
  call void @show(i64 %p64.5)
  %p64.6 = call i64 @rr64(i64 -1, i64 5)
  call void @show(i64 %p64.6)
  %p64.7 = call i64 @rr64(i64 9223372036854775807, i64 1)
  call void @show(i64 %p64.7)
  %p64.8 = call i64 @rr64(i64 9223372036854775807, i64 -9223372036854775808)
  call void @show(i64 %p64.8)
  %p64.9 = call i64 @rr64(i64 9223372036854775807, i64 3)
  call void @show(i64 %p64.9)
  %p64.10 = call i64 @rr64(i64 -9223372036854775808, i64 9223372036854775807)
  call void @show(i64 %p64.10)
  %p64.11 = call i64 @rr64(i64 -9223372036854775808, i64 -7)
  call void @show(i64 %p64.11)
  %p64.12 = call i64 @rr64(i64 5, i64 -1)
  call void @show(i64 %p64.12)
  %p64.13 = call i64 @rr64(i64 5, i64 5)
  call void @show(i64 %p64.13)
  %p64.14 = call i64 @rr64(i64 -7, i64 1)
  call void @show(i64 %p64.14)
  %p64.15 = call i64 @rr64(i64 -7, i64 -9223372036854775808)
  call void @show(i64 %p64.15)
  %p64.16 = call i64 @rr64(i64 -7, i64 3)
  call void @show(i64 %p64.16)
  %p64.17 = call i64 @rr64(i64 3, i64 9223372036854775807)
  call void @show(i64 %p64.17)
  %p64.18 = call i64 @rr64(i64 3, i64 -7)
  call void @show(i64 %p64.18)
  %p32.0 = call i32 @rr32(i32 0, i32 1)
  %px32.0 = sext i32 %p32.0 to i64
  call void @show(i64 %px32.0)
  %p32.1 = call i32 @rr32(i32 0, i32 -2147483648)
  %px32.1 = sext i32 %p32.1 to i64
  call void @show(i64 %px32.1)
  %p32.2 = call i32 @rr32(i32 0, i32 3)
  %px32.2 = sext i32 %p32.2 to i64
  call void @show(i64 %px32.2)
  %p32.3 = call i32 @rr32(i32 1, i32 2147483647)
  %px32.3 = sext i32 %p32.3 to i64
  call void @show(i64 %px32.3)
  %p32.4 = call i32 @rr32(i32 1, i32 -7)
  %px32.4 = sext i32 %p32.4 to i64
  call void @show(i64 %px32.4)
  %p32.5 = call i32 @rr32(i32 -1, i32 -1)
  %px32.5 = sext i32 %p32.5 to i64
  call void @show(i64 %px32.5)
  %p32.6 = call i32 @rr32(i32 -1, i32 5)
  %px32.6 = sext i32 %p32.6 to i64
  call void @show(i64 %px32.6)
  %p32.7 = call i32 @rr32(i32 2147483647, i32 1)
  %px32.7 = sext i32 %p32.7 to i64
  call void @show(i64 %px32.7)
  %p32.8 = call i32 @rr32(i32 2147483647, i32 -2147483648)
  %px32.8 = sext i32 %p32.8 to i64
  call void @show(i64 %px32.8)
  %p32.9 = call i32 @rr32(i32 2147483647, i32 3)
  %px32.9 = sext i32 %p32.9 to i64
  call void @show(i64 %px32.9)
  %p32.10 = call i32 @rr32(i32 -2147483648, i32 2147483647)
  %px32.10 = sext i32 %p32.10 to i64
  call void @show(i64 %px32.10)
  %p32.11 = call i32 @rr32(i32 -2147483648, i32 -7)
  %px32.11 = sext i32 %p32.11 to i64
  call void @show(i64 %px32.11)
  %p32.12 = call i32 @rr32(i32 5, i32 -1)
  %px32.12 = sext i32 %p32.12 to i64
  call void @show(i64 %px32.12)
  %p32.13 = call i32 @rr32(i32 5, i32 5)
  %px32.13 = sext i32 %p32.13 to i64
  call void @show(i64 %px32.13)
  %p32.14 = call i32 @rr32(i32 -7, i32 1)
  %px32.14 = sext i32 %p32.14 to i64
  call void @show(i64 %px32.14)
  %p32.15 = call i32 @rr32(i32 -7, i32 -2147483648)
  %px32.15 = sext i32 %p32.15 to i64
  call void @show(i64 %px32.15)
  %p32.16 = call i32 @rr32(i32 -7, i32 3)
  %px32.16 = sext i32 %p32.16 to i64
  call void @show(i64 %px32.16)
  %p32.17 = call i32 @rr32(i32 3, i32 2147483647)
  %px32.17 = sext i32 %p32.17 to i64
  call void @show(i64 %px32.17)
  %p32.18 = call i32 @rr32(i32 3, i32 -7)
  %px32.18 = sext i32 %p32.18 to i64
  call void @show(i64 %px32.18)
  ret i64 0
}
