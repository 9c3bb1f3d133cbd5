; The overflow of an unsigned product.
declare {i64, i1} @llvm.umul.with.overflow.i64(i64, i64)

define i1 @f(i64 %a, i64 %b) {
  %s = call {i64, i1} @llvm.umul.with.overflow.i64(i64 %a, i64 %b)
  %o = extractvalue {i64, i1} %s, 1
  ret i1 %o
}
; baseline:
; @f:
;     mov rax, rdi
;     mul rsi
;     test rdx, rdx
;     setne al
;     ret
; opt:
; @f:
;     mov rax, rdi
;     mul rsi
;     test rdx, rdx
;     setne al
;     ret
