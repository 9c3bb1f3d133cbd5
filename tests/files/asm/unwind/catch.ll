; A landing pad stores what it is given, behind all else; the result stays where it came.
declare i32 @personality(...)
declare i64 @g(i64)

define i64 @f(i64 %a) personality ptr @personality {
  %r = invoke i64 @g(i64 %a) to label %done unwind label %pad
done:
  %s = add i64 %r, %a
  ret i64 %s
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  %x = extractvalue { ptr, i32 } %l, 1
  %y = sext i32 %x to i64
  %z = add i64 %y, %a
  ret i64 %z
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     sub rsp, 0x20
;     mov [rsp+0x10], rdi
;     xor eax, eax
;     call qword ptr [@g]
;     jmp .1
;     mov [rsp], rax
;     mov [rsp+8], rdx
;     jmp .2
; .1:
;     mov t0, [rsp+0x10]
;     add rax, t0
;     add rsp, 0x20
;     pop rbp
;     ret
; .2:
;     mov rax, [rsp]
;     movsxd rax, [rsp+8]
;     add rax, [rsp+0x10]
;     add rsp, 0x20
;     pop rbp
;     ret
; opt:
; @f:
;     push s0
;     sub rsp, 0x10
;     mov t0, rdi
;     mov rdi, t0
;     xor eax, eax
;     call qword ptr [@g]
;     add rax, t0
;     add rsp, 0x10
;     pop s0
;     ret
; .1:
;     movsxd rax, [rsp+8]
;     add rax, rbx
;     add rsp, 0x10
;     pop rbx
;     ret
;     mov [rsp], rax
;     mov [rsp+8], rdx
;     jmp .1
