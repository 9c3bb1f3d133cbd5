; The number of bits without POPCNT.
declare i64 @llvm.ctpop.i64(i64)

define i64 @f(i64 %a) {
  %r = call i64 @llvm.ctpop.i64(i64 %a)
  ret i64 %r
}
; baseline:
; @f:
;     mov t0, rdi
;     shr t0, 1
;     mov t1, 0x5555555555555555
;     and t0, t1
;     sub rdi, t0
;     mov t2, rdi
;     shr t2, 2
;     mov t3, 0x3333333333333333
;     and rdi, t3
;     mov t4, 0x3333333333333333
;     and t2, t4
;     add rdi, t2
;     mov t5, rdi
;     shr t5, 4
;     add rdi, t5
;     mov t6, 0xf0f0f0f0f0f0f0f
;     and rdi, t6
;     mov t7, 0x101010101010101
;     imul rdi, t7
;     mov rax, rdi
;     shr rax, 0x38
;     ret
; opt:
; @f:
;     mov t0, rdi
;     shr t0, 1
;     mov t1, 0x5555555555555555
;     and t0, t1
;     sub rdi, t0
;     mov t2, rdi
;     shr t2, 2
;     mov t3, 0x3333333333333333
;     and rdi, t3
;     mov t4, 0x3333333333333333
;     and t2, t4
;     add rdi, t2
;     mov rax, rdi
;     shr rax, 4
;     add rax, rdi
;     mov t5, 0xf0f0f0f0f0f0f0f
;     and rax, t5
;     mov t6, 0x101010101010101
;     imul rax, t6
;     shr rax, 0x38
;     ret
