; A bit by a number that is not known decides a branch: it is shifted to the lowest place.
define i32 @f(i64 %a, i64 %n) {
  %s = lshr i64 %a, %n
  %b = and i64 %s, 1
  %c = icmp ne i64 %b, 0
  br i1 %c, label %yes, label %no
yes:
  ret i32 10
no:
  ret i32 20
}
; baseline:
; @f:
;     mov rcx, rsi
;     shr rdi, cl
;     test dil, 1
;     je .1
;     mov eax, 0xa
;     ret
; .1:
;     mov eax, 0x14
;     ret
; opt:
; @f:
;     mov rcx, rsi
;     shr rdi, cl
;     test dil, 1
;     je .1
;     mov eax, 0xa
;     ret
; .1:
;     mov eax, 0x14
;     ret
