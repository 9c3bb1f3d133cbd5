; Between two numbers is one unsigned comparison.
define i1 @f(i32 %a) {
  %s = sub i32 %a, 48
  %c = icmp ult i32 %s, 10
  ret i1 %c
}
; baseline:
; @f:
;     add edi, -0x30
;     cmp edi, 0xa
;     setb al
;     ret
; opt:
; @f:
;     add edi, -0x30
;     cmp edi, 0xa
;     setb al
;     ret
