; The number before where a byte is no space: `cmp` and `adc`.
define i32 @f(i32 %a, i8 %c) {
  %s = icmp ugt i8 %c, 32
  %d = add i32 %a, -1
  %r = select i1 %s, i32 %d, i32 %a
  ret i32 %r
}
; baseline:
; @f:
;     cmp sil, 0x20
;     seta t0b
;     lea t1d, [rdi-1]
;     test t0b, t0b
;     cmovne edi, t1d
;     mov eax, edi
;     ret
; opt:
; @f:
;     cmp sil, 0x21
;     mov rax, rdi
;     adc eax, -1
;     ret
