; test: `fp128` and `x86_fp80` as vectors of bits and of odd integers, and back
; exit: 0
; stdout: 1 0 1 0
; stdout: 12.75
; stdout: 9 1
declare i32 @printf(ptr, ...)
@bits = constant [13 x i8] c"%d %d %d %d\0A\00"
@float = constant [4 x i8] c"%g\0A\00"
@odd = constant [7 x i8] c"%d %d\0A\00"

define void @quad(fp128 %x) noinline {
  %v = bitcast fp128 %x to <128 x i1>
  %b126 = extractelement <128 x i1> %v, i32 126
  %b112 = extractelement <128 x i1> %v, i32 112
  %b111 = extractelement <128 x i1> %v, i32 111
  %b110 = extractelement <128 x i1> %v, i32 110
  %1 = zext i1 %b126 to i32
  %2 = zext i1 %b112 to i32
  %3 = zext i1 %b111 to i32
  %4 = zext i1 %b110 to i32
  call i32 (ptr, ...) @printf(ptr @bits, i32 %1, i32 %2, i32 %3, i32 %4)
  %w = insertelement <128 x i1> %v, i1 false, i32 127
  %back = bitcast <128 x i1> %w to fp128
  %d = fptrunc fp128 %back to double
  call i32 (ptr, ...) @printf(ptr @float, double %d)
  ret void
}

define void @x87(x86_fp80 %x) noinline {
  %v = bitcast x86_fp80 %x to <20 x i4>
  %a = extractelement <20 x i4> %v, i32 15
  %b = extractelement <20 x i4> %v, i32 16
  %1 = zext i4 %a to i32
  %2 = zext i4 %b to i32
  call i32 (ptr, ...) @printf(ptr @odd, i32 %1, i32 %2)
  ret void
}

define i32 @main() {
  ; -12.75 is -1.59375 * 8: 0xC002 9800 0000 ...
  call void @quad(fp128 0xL0000000000000000C002980000000000)
  ; 4.5 is 9 * 0.5: 0x4001 9000 0000 0000 0000
  call void @x87(x86_fp80 0xK40019000000000000000)
  ret i32 0
}
