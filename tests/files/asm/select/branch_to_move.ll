; A branch that only chooses becomes a conditional move.
define i32 @f(i32 %a, i32 %b) {
  %c = icmp sgt i32 %a, %b
  br i1 %c, label %more, label %join
more:
  br label %join
join:
  %r = phi i32 [ %a, %more ], [ %b, %0 ]
  ret i32 %r
}
; baseline:
; @f:
;     cmp edi, esi
;     jle .1
;     mov eax, edi
;     ret
; .1:
;     mov t0d, esi
;     mov eax, t0d
;     ret
; opt:
; @f:
;     cmp edi, esi
;     mov rax, rsi
;     cmovg eax, edi
;     ret
