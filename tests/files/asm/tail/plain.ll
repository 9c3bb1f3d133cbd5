; A call that may take the place of the function is a call as every other.
declare i64 @g(i64)

define i64 @f(i64 %a) {
  %r = tail call i64 @g(i64 %a)
  ret i64 %r
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     xor eax, eax
;     call qword ptr [@g]
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 8
;     ret
