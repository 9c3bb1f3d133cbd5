; test: what a switch hardly ever goes to stands behind all else.
; run: show asm --engine opt --function f
declare i32 @rare(i32)
define i32 @f(i32 %x) {
  switch i32 %x, label %other [
    i32 1, label %one
    i32 2, label %two
  ], !prof !0
other:
  %r = call i32 @rare(i32 %x)
  ret i32 %r
one:
  %a = mul i32 %x, 10
  ret i32 %a
two:
  %b = add i32 %x, 20
  ret i32 %b
}
!0 = !{!"branch_weights", i32 1, i32 1000, i32 1000}

; expect:
; @f:  ; 67 bytes
;     0000  4883ec08          sub     rsp, 8
;     0004  488bcf            mov     rcx, rdi
; entry:
;   switch i32 %x, label %other [ i32 1, label %one i32 2, label %two ]
;     0007  448bc1            mov     r8d, ecx
;     000a  4183f801          cmp     r8d, 1
;     000e  0f840f000000      je      .1
;     0014  4183f802          cmp     r8d, 2
;     0018  0f840d000000      je      .2
;     001e  e910000000        jmp     .3
; one:
;   %a = mul i32 %x, 10
; .1:
;     0023  6bc10a            imul    eax, ecx, 0xa
;   ret i32 %a
;     0026  4883c408          add     rsp, 8
;     002a  c3                ret
; two:
;   %b = add i32 %x, 20
; .2:
;     002b  8d4114            lea     eax, [rcx+0x14]
;   ret i32 %b
;     002e  4883c408          add     rsp, 8
;     0032  c3                ret
; other:
;   %r = call i32 @rare(i32 %x)
; .3:
;     0033  488bf9            mov     rdi, rcx
;     0036  33c0              xor     eax, eax
;     0038  ff15e2ffff17      call    qword ptr [@rare]
;   ret i32 %r
;     003e  4883c408          add     rsp, 8
;     0042  c3                ret
