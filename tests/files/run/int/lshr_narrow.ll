; test: lshr of two registers at i16 and i8, over edge values.
; exit: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 32767
; stdout: 32767
; stdout: 0
; stdout: 128
; stdout: 2
; stdout: -7
; stdout: 1
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 0
; stdout: 127
; stdout: 127
; stdout: 0
; stdout: 8
; stdout: 2
; stdout: -7
; stdout: 1
; stdout: 0
@fmt = private constant [5 x i8] c"%ld\0A\00"

declare i32 @printf(ptr, ...)

define void @show(i64 %v) {
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i64 %v)
  ret void
}

define i16 @rr16(i16 %a, i16 %b) {
  %r = lshr i16 %a, %b
  ret i16 %r
}

define i8 @rr8(i8 %a, i8 %b) {
  %r = lshr i8 %a, %b
  ret i8 %r
}

define i64 @main() {
  %p16.0 = call i16 @rr16(i16 0, i16 0)
  %px16.0 = sext i16 %p16.0 to i64
  call void @show(i64 %px16.0)
  %p16.1 = call i16 @rr16(i16 0, i16 15)
  %px16.1 = sext i16 %p16.1 to i64
  call void @show(i64 %px16.1)
  %p16.2 = call i16 @rr16(i16 1, i16 8)
  %px16.2 = sext i16 %p16.2 to i64
  call void @show(i64 %px16.2)
  %p16.3 = call i16 @rr16(i16 -1, i16 1)
  %px16.3 = sext i16 %p16.3 to i64
  call void @show(i64 %px16.3)
  %p16.4 = call i16 @rr16(i16 32767, i16 0)
  %px16.4 = sext i16 %p16.4 to i64
  call void @show(i64 %px16.4)
  %p16.5 = call i16 @rr16(i16 32767, i16 15)
  %px16.5 = sext i16 %p16.5 to i64
  call void @show(i64 %px16.5)
  %p16.6 = call i16 @rr16(i16 -32768, i16 8)
  %px16.6 = sext i16 %p16.6 to i64
  call void @show(i64 %px16.6)
  %p16.7 = call i16 @rr16(i16 5, i16 1)
  %px16.7 = sext i16 %p16.7 to i64
  call void @show(i64 %px16.7)
  %p16.8 = call i16 @rr16(i16 -7, i16 0)
  %px16.8 = sext i16 %p16.8 to i64
  call void @show(i64 %px16.8)
  %p16.9 = call i16 @rr16(i16 -7, i16 15)
  %px16.9 = sext i16 %p16.9 to i64
  call void @show(i64 %px16.9)
  %p16.10 = call i16 @rr16(i16 3, i16 8)
  %px16.10 = sext i16 %p16.10 to i64
  call void @show(i64 %px16.10)
  %p8.0 = call i8 @rr8(i8 0, i8 0)
  %px8.0 = sext i8 %p8.0 to i64
  call void @show(i64 %px8.0)
  %p8.1 = call i8 @rr8(i8 0, i8 7)
  %px8.1 = sext i8 %p8.1 to i64
  call void @show(i64 %px8.1)
  %p8.2 = call i8 @rr8(i8 1, i8 4)
  %px8.2 = sext i8 %p8.2 to i64
  call void @show(i64 %px8.2)
  %p8.3 = call i8 @rr8(i8 -1, i8 1)
  %px8.3 = sext i8 %p8.3 to i64
  call void @show(i64 %px8.3)
  %p8.4 = call i8 @rr8(i8 127, i8 0)
  %px8.4 = sext i8 %p8.4 to i64
  call void @show(i64 %px8.4)
  %p8.5 = call i8 @rr8(i8 127, i8 7)
  %px8.5 = sext i8 %p8.5 to i64
  call void @show(i64 %px8.5)
  %p8.6 = call i8 @rr8(i8 -128, i8 4)
  %px8.6 = sext i8 %p8.6 to i64
  call void @show(i64 %px8.6)
  %p8.7 = call i8 @rr8(i8 5, i8 1)
  %px8.7 = sext i8 %p8.7 to i64
  call void @show(i64 %px8.7)
  %p8.8 = call i8 @rr8(i8 -7, i8 0)
  %px8.8 = sext i8 %p8.8 to i64
  call void @show(i64 %px8.8)
  %p8.9 = call i8 @rr8(i8 -7, i8 7)
  %px8.9 = sext i8 %p8.9 to i64
  call void @show(i64 %px8.9)
  %p8.10 = call i8 @rr8(i8 3, i8 4)
  %px8.10 = sext i8 %p8.10 to i64
  call void @show(i64 %px8.10)
  ret i64 0
}
