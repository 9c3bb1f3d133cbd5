; test: ashr of two registers at i64 and i32, over edge values.
; exit: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: -1
; stdout: 9223372036854775807
; stdout: 0
; stdout: -2147483648
; stdout: 2
; stdout: -7
; stdout: -1
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: -1
; stdout: 2147483647
; stdout: 0
; stdout: -32768
; stdout: 2
; stdout: -7
; stdout: -1
; stdout: 0
@fmt = private constant [5 x i8] c"%ld\0A\00"

declare i32 @printf(ptr, ...)

define void @show(i64 %v) {
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i64 %v)
  ret void
}

define i64 @rr64(i64 %a, i64 %b) {
  %r = ashr i64 %a, %b
  ret i64 %r
}

define i32 @rr32(i32 %a, i32 %b) {
  %r = ashr i32 %a, %b
  ret i32 %r
}

define i64 @main() {
  %p64.0 = call i64 @rr64(i64 0, i64 0)
  call void @show(i64 %p64.0)
  %p64.1 = call i64 @rr64(i64 0, i64 63)
  call void @show(i64 %p64.1)
  %p64.2 = call i64 @rr64(i64 1, i64 32)
  call void @show(i64 %p64.2)
  %p64.3 = call i64 @rr64(i64 -1, i64 1)
  call void @show(i64 %p64.3)
  %p64.4 = call i64 @rr64(i64 9223372036854775807, i64 0)
  call void @show(i64 %p64.4)
  %p64.5 = call i64 @rr64(i64 9223372036854775807, i64 63)
  call void @show(i64 %p64.5)
  %p64.6 = call i64 @rr64(i64 -9223372036854775808, i64 32)
  call void @show(i64 %p64.6)
  %p64.7 = call i64 @rr64(i64 5, i64 1)
  call void @show(i64 %p64.7)
  %p64.8 = call i64 @rr64(i64 -7, i64 0)
  call void @show(i64 %p64.8)
  %p64.9 = call i64 @rr64(i64 -7, i64 63)
  call void @show(i64 %p64.9)
  %p64.10 = call i64 @rr64(i64 3, i64 32)
  call void @show(i64 %p64.10)
  %p32.0 = call i32 @rr32(i32 0, i32 0)
  %px32.0 = sext i32 %p32.0 to i64
  call void @show(i64 %px32.0)
  %p32.1 = call i32 @rr32(i32 0, i32 31)
  %px32.1 = sext i32 %p32.1 to i64
  call void @show(i64 %px32.1)
  %p32.2 = call i32 @rr32(i32 1, i32 16)
  %px32.2 = sext i32 %p32.2 to i64
  call void @show(i64 %px32.2)
  %p32.3 = call i32 @rr32(i32 -1, i32 1)
  %px32.3 = sext i32 %p32.3 to i64
  call void @show(i64 %px32.3)
  %p32.4 = call i32 @rr32(i32 2147483647, i32 0)
  %px32.4 = sext i32 %p32.4 to i64
  call void @show(i64 %px32.4)
  %p32.5 = call i32 @rr32(i32 2147483647, i32 31)
  %px32.5 = sext i32 %p32.5 to i64
  call void @show(i64 %px32.5)
  %p32.6 = call i32 @rr32(i32 -2147483648, i32 16)
  %px32.6 = sext i32 %p32.6 to i64
  call void @show(i64 %px32.6)
  %p32.7 = call i32 @rr32(i32 5, i32 1)
  %px32.7 = sext i32 %p32.7 to i64
  call void @show(i64 %px32.7)
  %p32.8 = call i32 @rr32(i32 -7, i32 0)
  %px32.8 = sext i32 %p32.8 to i64
  call void @show(i64 %px32.8)
  %p32.9 = call i32 @rr32(i32 -7, i32 31)
  %px32.9 = sext i32 %p32.9 to i64
  call void @show(i64 %px32.9)
  %p32.10 = call i32 @rr32(i32 3, i32 16)
  %px32.10 = sext i32 %p32.10 to i64
  call void @show(i64 %px32.10)
  ret i64 0
}
