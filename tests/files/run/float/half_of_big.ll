; test: x86_fp80 and fp128 are rounded to half once, not by way of double; what is expected is libgcc's.
; exit: 0
; stdout: 3c00 3c00
; stdout: 3c00 3c00
; stdout: 3c01 3c01
; stdout: 3c00 3c00
; stdout: 3c02 3c02
; stdout: 3c01 3c01
; stdout: bc01 bc01
; stdout: 7bff 7bff
; stdout: 7bff 7bff
; stdout: 7c00 7c00
; stdout: 0000 0000
; stdout: 0001 0001
; stdout: 03ff 03ff
; stdout: 0400 0400
; stdout: 7c00 7c00
; stdout: fe00 fe00
; stdout: 7c00 7c00
; stdout: 8000 8000
; stdout: 8000 8000
; stdout: 3f81 3f81
@x = constant [19 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK3FFF8010000000000000, x86_fp80 0xK3FFF8010000000000001, x86_fp80 0xK3FFF800FFFFFFFFFFFFF, x86_fp80 0xK3FFF8030000000000000, x86_fp80 0xK3FFF802FFFFFFFFFFFFF, x86_fp80 0xKBFFF8010000000000001, x86_fp80 0xK400EFFE0000000000000, x86_fp80 0xK400EFFEFFFFFFFFFFFFF, x86_fp80 0xK400EFFF0000000000000, x86_fp80 0xK3FE68000000000000000, x86_fp80 0xK3FE68000000000000001, x86_fp80 0xK3FF0FFC0000000000000, x86_fp80 0xK3FF0FFE0000000000001, x86_fp80 0xK7FFF8000000000000000, x86_fp80 0xKFFFFC000000000000000, x86_fp80 0xK7FFEFFFFFFFFFFFFFFFF, x86_fp80 0xK80018000000000000000, x86_fp80 0xK80000000000000000000]
@q = constant [19 x fp128] [fp128 0xL00000000000000003FFF000000000000, fp128 0xL00000000000000003FFF002000000000, fp128 0xL00020000000000003FFF002000000000, fp128 0xLFFFE0000000000003FFF001FFFFFFFFF, fp128 0xL00000000000000003FFF006000000000, fp128 0xLFFFE0000000000003FFF005FFFFFFFFF, fp128 0xL0002000000000000BFFF002000000000, fp128 0xL0000000000000000400EFFC000000000, fp128 0xLFFFE000000000000400EFFDFFFFFFFFF, fp128 0xL0000000000000000400EFFE000000000, fp128 0xL00000000000000003FE6000000000000, fp128 0xL00020000000000003FE6000000000000, fp128 0xL00000000000000003FF0FF8000000000, fp128 0xL00020000000000003FF0FFC000000000, fp128 0xL00000000000000007FFF000000000000, fp128 0xL0000000000000000FFFF800000000000, fp128 0xLFFFE0000000000007FFEFFFFFFFFFFFF, fp128 0xL00000000000000008001000000000000, fp128 0xL00000000000000008000000000000000]
@line = constant [11 x i8] c"%04x %04x\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %px = getelementptr [19 x x86_fp80], ptr @x, i64 0, i64 %i
  %pq = getelementptr [19 x fp128], ptr @q, i64 0, i64 %i
  %x = load x86_fp80, ptr %px
  %q = load fp128, ptr %pq
  %hx = fptrunc x86_fp80 %x to half
  %hq = fptrunc fp128 %q to half
  %bx = bitcast half %hx to i16
  %bq = bitcast half %hq to i16
  %wx = zext i16 %bx to i32
  %wq = zext i16 %bq to i32
  call i32 (ptr, ...) @printf(ptr @line, i32 %wx, i32 %wq)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 19
  br i1 %more, label %loop, label %done
done:
  %b = fptrunc x86_fp80 0xK3FFF8080000000000001 to bfloat
  %c = fptrunc fp128 0xL00000000000000013FFF010000000000 to bfloat
  %bb = bitcast bfloat %b to i16
  %bc = bitcast bfloat %c to i16
  %wb = zext i16 %bb to i32
  %wc = zext i16 %bc to i32
  call i32 (ptr, ...) @printf(ptr @line, i32 %wb, i32 %wc)
  ret i32 0
}
