; Another case lies between those that go to one place: what is beyond those is no case.
define i64 @f(i32 %c, i64 %a) {
entry:
  switch i32 %c, label %other [
    i32 9, label %space
    i32 10, label %line
    i32 13, label %space
    i32 32, label %space
  ]
space:
  %p = add i64 %a, 7
  ret i64 %p
line:
  %q = sub i64 %a, 5
  ret i64 %q
other:
  %r = mul i64 %a, 3
  ret i64 %r
}
; baseline:
; @f:
;     mov t0, rsi
;     mov t1d, edi
;     cmp t1d, 9
;     je .2
;     cmp t1d, 0xa
;     je .1
;     cmp t1d, 0xd
;     je .2
;     cmp t1d, 0x20
;     je .2
;     jmp .3
; .1:
;     lea rax, [t0-5]
;     ret
; .2:
;     lea rax, [t0+7]
;     ret
; .3:
;     lea rax, [t0+t0*2]
;     ret
; opt:
; @f:
;     mov edi, edi
;     cmp edi, 0x20
;     ja .3
;     mov t0, 0x100002200
;     bt t0, rdi
;     jb .2
;     cmp edi, 0xa
;     je .1
;     jmp .3
; .1:
;     lea rax, [rsi-5]
;     ret
; .2:
;     lea rax, [rsi+7]
;     ret
; .3:
;     lea rax, [rsi+rsi*2]
;     ret
