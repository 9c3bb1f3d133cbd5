; The number of bits without POPCNT.
declare i64 @llvm.ctpop.i64(i64)

define i64 @f(i64 %a) {
  %r = call i64 @llvm.ctpop.i64(i64 %a)
  ret i64 %r
}
; baseline:
; @f:
;     mov rax, rdi
;     mov t0, rax
;     shr t0, 1
;     and t0, [=0x5555555555555555]
;     sub rax, t0
;     mov t1, rax
;     shr t1, 2
;     and t1, [=0x3333333333333333]
;     and rax, [=0x3333333333333333]
;     add rax, t1
;     mov t2, rax
;     shr t2, 4
;     add rax, t2
;     and rax, [=0xf0f0f0f0f0f0f0f]
;     imul rax, [=0x101010101010101]
;     shr rax, 0x38
;     ret
; opt:
; @f:
;     mov t0, rdi
;     shr t0, 1
;     and t0, [=0x5555555555555555]
;     sub rdi, t0
;     mov t1, rdi
;     shr t1, 2
;     and t1, [=0x3333333333333333]
;     and rdi, [=0x3333333333333333]
;     add rdi, t1
;     mov t2, rdi
;     shr t2, 4
;     add rdi, t2
;     and rdi, [=0xf0f0f0f0f0f0f0f]
;     imul rdi, [=0x101010101010101]
;     mov rax, rdi
;     shr rax, 0x38
;     ret
