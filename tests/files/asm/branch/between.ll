; A character between two others: one comparison of its distance from the first.
define i32 @f(i8 %c) {
  %low = icmp sge i8 %c, 97
  br i1 %low, label %maybe, label %no
maybe:
  %high = icmp sle i8 %c, 122
  br i1 %high, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}
; baseline:
; @f:
;     cmp dil, 0x61
;     jge .1
;     mov eax, 2
;     ret
; .1:
;     cmp dil, 0x7a
;     jg .2
;     mov eax, 1
;     ret
; .2:
;     mov eax, 2
;     ret
; opt:
; @f:
;     add edi, -0x61
;     cmp dil, 0x19
;     ja .1
;     mov eax, 1
;     ret
; .1:
;     mov eax, 2
;     ret
