; test: and of two registers at i16 and i8, over edge values.
; exit: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 1
; stdout: 0
; stdout: 1
; stdout: -1
; stdout: 5
; stdout: 0
; stdout: 32767
; stdout: 32761
; stdout: 0
; stdout: -32768
; stdout: 0
; stdout: 5
; stdout: 5
; stdout: 0
; stdout: 32761
; stdout: -7
; stdout: 1
; stdout: 0
; stdout: 3
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 1
; stdout: 0
; stdout: 1
; stdout: -1
; stdout: 5
; stdout: 0
; stdout: 127
; stdout: 121
; stdout: 0
; stdout: -128
; stdout: 0
; stdout: 5
; stdout: 5
; stdout: 0
; stdout: 121
; stdout: -7
; stdout: 1
; stdout: 0
; stdout: 3
@fmt = private constant [5 x i8] c"%ld\0A\00"

declare i32 @printf(ptr, ...)

define void @show(i64 %v) {
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i64 %v)
  ret void
}

define i16 @rr16(i16 %a, i16 %b) {
  %r = and i16 %a, %b
  ret i16 %r
}

define i8 @rr8(i8 %a, i8 %b) {
  %r = and i8 %a, %b
  ret i8 %r
}

define i64 @main() {
  %p16.0 = call i16 @rr16(i16 0, i16 0)
  %px16.0 = sext i16 %p16.0 to i64
  call void @show(i64 %px16.0)
  %p16.1 = call i16 @rr16(i16 0, i16 32767)
  %px16.1 = sext i16 %p16.1 to i64
  call void @show(i64 %px16.1)
  %p16.2 = call i16 @rr16(i16 0, i16 -7)
  %px16.2 = sext i16 %p16.2 to i64
  call void @show(i64 %px16.2)
  %p16.3 = call i16 @rr16(i16 1, i16 1)
  %px16.3 = sext i16 %p16.3 to i64
  call void @show(i64 %px16.3)
  %p16.4 = call i16 @rr16(i16 1, i16 -32768)
  %px16.4 = sext i16 %p16.4 to i64
  call void @show(i64 %px16.4)
  %p16.5 = call i16 @rr16(i16 1, i16 3)
  %px16.5 = sext i16 %p16.5 to i64
  call void @show(i64 %px16.5)
  %p16.6 = call i16 @rr16(i16 -1, i16 -1)
  %px16.6 = sext i16 %p16.6 to i64
  call void @show(i64 %px16.6)
  %p16.7 = call i16 @rr16(i16 -1, i16 5)
  %px16.7 = sext i16 %p16.7 to i64
  call void @show(i64 %px16.7)
  %p16.8 = call i16 @rr16(i16 32767, i16 0)
  %px16.8 = sext i16 %p16.8 to i64
  call void @show(i64 %px16.8)
  %p16.9 = call i16 @rr16(i16 32767, i16 32767)
  %px16.9 = sext i16 %p16.9 to i64
  call void @show(i64 %px16.9)
  %p16.10 = call i16 @rr16(i16 32767, i16 -7)
  %px16.10 = sext i16 %p16.10 to i64
  call void @show(i64 %px16.10)
  %p16.11 = call i16 @rr16(i16 -32768, i16 1)
  %px16.11 = sext i16 %p16.11 to i64
  call void @show(i64 %px16.11)
  %p16.12 = call i16 @rr16(i16 -32768, i16 -32768)
  %px16.12 = sext i16 %p16.12 to i64
  call void @show(i64 %px16.12)
  %p16.13 = call i16 @rr16(i16 -32768, i16 3)
  %px16.13 = sext i16 %p16.13 to i64
  call void @show(i64 %px16.13)
  %p16.14 = call i16 @rr16(i16 5, i16 -1)
  %px16.14 = sext i16 %p16.14 to i64
  call void @show(i64 %px16.14)
  %p16.15 = call i16 @rr16(i16 5, i16 5)
  %px16.15 = sext i16 %p16.15 to i64
  call void @show(i64 %px16.15)
  %p16.16 = call i16 @rr16(i16 -7, i16 0)
  %px16.16 = sext i16 %p16.16 to i64
  call void @show(i64 %px16.16)
  %p16.17 = call i16 @rr16(i16 -7, i16 32767)
  %px16.17 = sext i16 %p16.17 to i64
  call void @show(i64 %px16.17)
  %p16.18 = call i16 @rr16(i16 -7, i16 -7)
  %px16.18 = sext i16 %p16.18 to i64
  call void @show(i64 %px16.18)
  %p16.19 = call i16 @rr16(i16 3, i16 1)
  %px16.19 = sext i16 %p16.19 to i64
  call void @show(i64 %px16.19)
  %p16.20 = call i16 @rr16(i16 3, i16 -32768)
  %px16.20 = sext i16 %p16.20 to i64
  call void @show(i64 %px16.20)
  %p16.21 = call i16 @rr16(i16 3, i16 3)
  %px16.21 = sext i16 %p16.21 to i64
  call void @show(i64 %px16.21)
  %p8.0 = call i8 @rr8(i8 0, i8 0)
  %px8.0 = sext i8 %p8.0 to i64
  call void @show(i64 %px8.0)
  %p8.1 = call i8 @rr8(i8 0, i8 127)
  %px8.1 = sext i8 %p8.1 to i64
  call void @show(i64 %px8.1)
  %p8.2 = call i8 @rr8(i8 0, i8 -7)
  %px8.2 = sext i8 %p8.2 to i64
  call void @show(i64 %px8.2)
  %p8.3 = call i8 @rr8(i8 1, i8 1)
  %px8.3 = sext i8 %p8.3 to i64
  call void @show(i64 %px8.3)
  %p8.4 = call i8 @rr8(i8 1, i8 -128)
  %px8.4 = sext i8 %p8.4 to i64
  call void @show(i64 %px8.4)
  %p8.5 = call i8 @rr8(i8 1, i8 3)
  %px8.5 = sext i8 %p8.5 to i64
  call void @show(i64 %px8.5)
  %p8.6 = call i8 @rr8(i8 -1, i8 -1)
  %px8.6 = sext i8 %p8.6 to i64
  call void @show(i64 %px8.6)
  %p8.7 = call i8 @rr8(i8 -1, i8 5)
  %px8.7 = sext i8 %p8.7 to i64
  call void @show(i64 %px8.7)
  %p8.8 = call i8 @rr8(i8 127, i8 0)
  %px8.8 = sext i8 %p8.8 to i64
  call void @show(i64 %px8.8)
  %p8.9 = call i8 @rr8(i8 127, i8 127)
  %px8.9 = sext i8 %p8.9 to i64
  call void @show(i64 %px8.9)
  %p8.10 = call i8 @rr8(i8 127, i8 -7)
  %px8.10 = sext i8 %p8.10 to i64
  call void @show(i64 %px8.10)
  %p8.11 = call i8 @rr8(i8 -128, i8 1)
  %px8.11 = sext i8 %p8.11 to i64
  call void @show(i64 %px8.11)
  %p8.12 = call i8 @rr8(i8 -128, i8 -128)
  %px8.12 = sext i8 %p8.12 to i64
  call void @show(i64 %px8.12)
  %p8.13 = call i8 @rr8(i8 -128, i8 3)
  %px8.13 = sext i8 %p8.13 to i64
  call void @show(i64 %px8.13)
  %p8.14 = call i8 @rr8(i8 5, i8 -1)
  %px8.14 = sext i8 %p8.14 to i64
  call void @show(i64 %px8.14)
  %p8.15 = call i8 @rr8(i8 5, i8 5)
  %px8.15 = sext i8 %p8.15 to i64
  call void @show(i64 %px8.15)
  %p8.16 = call i8 @rr8(i8 -7, i8 0)
  %px8.16 = sext i8 %p8.16 to i64
  call void @show(i64 %px8.16)
  %p8.17 = call i8 @rr8(i8 -7, i8 127)
  %px8.17 = sext i8 %p8.17 to i64
  call void @show(i64 %px8.17)
  %p8.18 = call i8 @rr8(i8 -7, i8 -7)
  %px8.18 = sext i8 %p8.18 to i64
  call void @show(i64 %px8.18)
  %p8.19 = call i8 @rr8(i8 3, i8 1)
  %px8.19 = sext i8 %p8.19 to i64
  call void @show(i64 %px8.19)
  %p8.20 = call i8 @rr8(i8 3, i8 -128)
  %px8.20 = sext i8 %p8.20 to i64
  call void @show(i64 %px8.20)
  %p8.21 = call i8 @rr8(i8 3, i8 3)
  %px8.21 = sext i8 %p8.21 to i64
  call void @show(i64 %px8.21)
  ret i64 0
}
