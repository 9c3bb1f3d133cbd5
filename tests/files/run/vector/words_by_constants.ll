; test: vectors of words divided by a constant, in lanes of 16 bits
; stdout: 0 1 9 255 6411 32767 32768 65535
; stdout: 0 0 4 127 3205 16383 16384 32767
; stdout: 0 0 3 85 2137 10922 10922 21845
; stdout: 0 0 1 36 915 4681 4681 9362
; stdout: 0 0 1 28 712 3640 3640 7281
; stdout: 0 0 0 25 641 3276 3276 6553
; stdout: 0 0 0 1 25 128 128 257
; stdout: 0 0 0 0 10 51 51 102
; stdout: 0 0 0 0 0 0 1 1
; stdout: 0 0 0 0 0 0 0 1
; exit: 0

; The eight numbers by 1, 2, 3, 7, 9, 10, 255, 641, 32768 and 65535.

@row = internal constant [25 x i8] c"%d %d %d %d %d %d %d %d\0A\00"
@numbers = global <8 x i16> <i16 0, i16 1, i16 9, i16 255, i16 6411, i16 32767, i16 -32768, i16 -1>

declare i32 @printf(ptr, ...)

define void @show(<8 x i16> %v) {
  %e0 = extractelement <8 x i16> %v, i32 0
  %w0 = zext i16 %e0 to i32
  %e1 = extractelement <8 x i16> %v, i32 1
  %w1 = zext i16 %e1 to i32
  %e2 = extractelement <8 x i16> %v, i32 2
  %w2 = zext i16 %e2 to i32
  %e3 = extractelement <8 x i16> %v, i32 3
  %w3 = zext i16 %e3 to i32
  %e4 = extractelement <8 x i16> %v, i32 4
  %w4 = zext i16 %e4 to i32
  %e5 = extractelement <8 x i16> %v, i32 5
  %w5 = zext i16 %e5 to i32
  %e6 = extractelement <8 x i16> %v, i32 6
  %w6 = zext i16 %e6 to i32
  %e7 = extractelement <8 x i16> %v, i32 7
  %w7 = zext i16 %e7 to i32
  call i32 (ptr, ...) @printf(ptr @row, i32 %w0, i32 %w1, i32 %w2, i32 %w3, i32 %w4, i32 %w5, i32 %w6, i32 %w7)
  ret void
}

define i32 @main() {
  %n = load volatile <8 x i16>, ptr @numbers
  %q1 = udiv <8 x i16> %n, <i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1, i16 1>
  call void @show(<8 x i16> %q1)
  %q2 = udiv <8 x i16> %n, <i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2>
  call void @show(<8 x i16> %q2)
  %q3 = udiv <8 x i16> %n, <i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3>
  call void @show(<8 x i16> %q3)
  %q7 = udiv <8 x i16> %n, <i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7>
  call void @show(<8 x i16> %q7)
  %q9 = udiv <8 x i16> %n, <i16 9, i16 9, i16 9, i16 9, i16 9, i16 9, i16 9, i16 9>
  call void @show(<8 x i16> %q9)
  %q10 = udiv <8 x i16> %n, <i16 10, i16 10, i16 10, i16 10, i16 10, i16 10, i16 10, i16 10>
  call void @show(<8 x i16> %q10)
  %q255 = udiv <8 x i16> %n, <i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255, i16 255>
  call void @show(<8 x i16> %q255)
  %q641 = udiv <8 x i16> %n, <i16 641, i16 641, i16 641, i16 641, i16 641, i16 641, i16 641, i16 641>
  call void @show(<8 x i16> %q641)
  %q32768 = udiv <8 x i16> %n, <i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768, i16 -32768>
  call void @show(<8 x i16> %q32768)
  %q65535 = udiv <8 x i16> %n, <i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1>
  call void @show(<8 x i16> %q65535)
  ret i32 0
}
