; A factor that no immediate holds.
define i64 @f(i64 %a) {
  %r = mul i64 %a, 6364136223846793005
  ret i64 %r
}
; baseline:
; @f:
;     mov t0, 0x5851f42d4c957f2d
;     imul rdi, t0
;     mov rax, rdi
;     ret
; opt:
; @f:
;     mov t0, 0x5851f42d4c957f2d
;     mov rax, rdi
;     imul rax, t0
;     ret
