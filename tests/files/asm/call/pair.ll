; Two results.
declare {i64, i64} @g()

define i64 @f() {
  %r = call {i64, i64} @g()
  %x = extractvalue {i64, i64} %r, 0
  %y = extractvalue {i64, i64} %r, 1
  %s = sub i64 %x, %y
  ret i64 %s
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     xor eax, eax
;     call qword ptr [@g]
;     sub rax, rdx
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     xor eax, eax
;     call qword ptr [@g]
;     sub rax, rdx
;     add rsp, 8
;     ret
