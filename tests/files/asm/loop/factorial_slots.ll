; As clang -O0 writes it, with variables in slots.
define i64 @f(i64 %n) {
  %x = alloca i64
  %r = alloca i64
  store i64 %n, ptr %x
  store i64 1, ptr %r
  br label %test
test:
  %v = load i64, ptr %x
  %c = icmp sgt i64 %v, 1
  br i1 %c, label %body, label %done
body:
  %a = load i64, ptr %r
  %b = load i64, ptr %x
  %m = mul i64 %a, %b
  store i64 %m, ptr %r
  %d = add i64 %b, -1
  store i64 %d, ptr %x
  br label %test
done:
  %z = load i64, ptr %r
  ret i64 %z
}
; baseline:
; @f:
;     mov t0, rdi
;     mov t1d, 1
;     nop
;     cmp t0, 1
;     jle .2
; .1:
;     imul t1, t0
;     add t0, -1
;     cmp t0, 1
;     jg .1
; .2:
;     mov rax, t1
;     ret
; opt:
; @f:
;     mov eax, 1
;     cmp rdi, 1
;     jle .2
;     mov eax, 1
;     nop
; .1:
;     imul rax, rdi
;     add rdi, -1
;     cmp rdi, 1
;     jg .1
; .2:
;     ret
