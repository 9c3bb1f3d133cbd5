; test: native code returns a third and a fourth float in registers of the x87, by name, by address and called back.
; exit: 0
; oracle: none (its code defines symbols that lli does not expect there)
; stdout: 1.00 2.00 3.00 4.00
; stdout: 1.00 2.00 3.00 4.00
; stdout: 16 27
%doubles = type { double, double, double, double }
%floats = type { float, i32, float, float }
@line = constant [21 x i8] c"%.2f %.2f %.2f %.2f\0A\00"
@sums = constant [7 x i8] c"%d %d\0A\00"
@pointer = global ptr @four
module asm ".text"
module asm ".globl four"
module asm "four: fldl values+24(%rip); fldl values+16(%rip); movsd values+8(%rip), %xmm1; movsd values(%rip), %xmm0; ret"
module asm ".globl sum_of"
module asm "sum_of: push %rbx; sub $32, %rsp; call *%rdi; fstps (%rsp); cvttss2si %xmm0, %ecx; cvttss2si %xmm1, %edx"
module asm "cvttss2si (%rsp), %esi; imul $10, %esi, %esi; add %ecx, %eax; add %edx, %eax; add %esi, %eax; add $32, %rsp; pop %rbx; ret"
module asm ".data; values: .double 1, 2, 3, 4; .text"
declare %doubles @four()
declare i32 @sum_of(ptr)
declare i32 @printf(ptr, ...)
define %floats @own() {
  ret %floats { float 1.0, i32 2, float 3.0, float 1.0 }
}
define void @show(%doubles %r) {
  %a = extractvalue %doubles %r, 0
  %b = extractvalue %doubles %r, 1
  %c = extractvalue %doubles %r, 2
  %d = extractvalue %doubles %r, 3
  %n = call i32 (ptr, ...) @printf(ptr @line, double %a, double %b, double %c, double %d)
  ret void
}
define i32 @main() {
  %named = call %doubles @four()
  call void @show(%doubles %named)
  %f = load volatile ptr, ptr @pointer
  %given = call %doubles %f()
  call void @show(%doubles %given)
  %sum = call i32 @sum_of(ptr @own)
  %g = load volatile ptr, ptr @pointer2
  %called = call %floats %g()
  %x = extractvalue %floats %called, 2
  %y = fmul float %x, 9.0
  %z = fptosi float %y to i32
  %m = call i32 (ptr, ...) @printf(ptr @sums, i32 %sum, i32 %z)
  ret i32 0
}
@pointer2 = global ptr @own
