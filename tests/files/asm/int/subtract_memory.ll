; What is subtracted may stand in memory, with an index.
define i32 @f(i32 %a, ptr %p, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %q
  %r = sub i32 %a, %v
  ret i32 %r
}
; baseline:
; @f:
;     mov eax, edi
;     sub eax, [rsi+rdx*4]
;     ret
; opt:
; @f:
;     mov rax, rdi
;     sub eax, [rsi+rdx*4]
;     ret
