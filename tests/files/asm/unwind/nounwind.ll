; A call that does not unwind is a call.
declare i32 @personality(...)
declare i64 @g(i64) nounwind

define i64 @f(i64 %a) personality ptr @personality {
  %r = invoke i64 @g(i64 %a) to label %done unwind label %pad
done:
  ret i64 %r
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  ret i64 0
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
