; An addition that tells of its overflow: the signs decide.
declare {i64, i1} @llvm.sadd.with.overflow.i64(i64, i64)

define i64 @f(i64 %a, i64 %b) {
  %s = call {i64, i1} @llvm.sadd.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue {i64, i1} %s, 0
  %o = extractvalue {i64, i1} %s, 1
  br i1 %o, label %over, label %fine
over:
  ret i64 -1
fine:
  ret i64 %v
}
; baseline:
; @f:
;     lea t0, [rdi+rsi]
;     xor rdi, t0
;     xor rsi, t0
;     and rdi, rsi
;     test rdi, rdi
;     jge .1
;     mov rax, -1
;     ret
; .1:
;     mov rax, t0
;     ret
; opt:
; @f:
;     lea rax, [rdi+rsi]
;     xor rdi, rax
;     xor rsi, rax
;     test rsi, rdi
;     jns .1
;     mov rax, -1
;     ret
; .1:
;     ret
