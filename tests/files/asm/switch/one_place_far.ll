; So are values that are large, but near each other; what they pass on is moved once.
define i64 @f(i32 %c, i64 %a) {
entry:
  switch i32 %c, label %other [
    i32 97, label %join
    i32 101, label %join
    i32 105, label %join
    i32 111, label %join
    i32 117, label %join
  ]
other:
  %q = mul i64 %a, 3
  br label %join
join:
  %r = phi i64 [ %a, %entry ], [ %a, %entry ], [ %a, %entry ], [ %a, %entry ], [ %a, %entry ], [ %q, %other ]
  %s = add i64 %r, 5
  ret i64 %s
}
; baseline:
; @f:
;     mov t0d, edi
;     cmp t0d, 0x69
;     jae .1
;     cmp t0d, 0x61
;     je .2
;     cmp t0d, 0x65
;     je .3
;     jmp .7
; .1:
;     cmp t0d, 0x69
;     je .4
;     cmp t0d, 0x6f
;     je .5
;     cmp t0d, 0x75
;     je .6
;     jmp .7
; .2:
;     mov t1, rsi
;     jmp .8
; .3:
;     mov t1, rsi
;     jmp .8
; .4:
;     mov t1, rsi
;     jmp .8
; .5:
;     mov t1, rsi
;     jmp .8
; .6:
;     mov t1, rsi
;     jmp .8
; .7:
;     lea t1, [rsi+rsi*2]
; .8:
;     lea rax, [t1+5]
;     ret
; opt:
; @f:
;     mov edi, edi
;     sub edi, 0x61
;     cmp edi, 0x14
;     ja .1
;     mov t0d, 0x104111
;     bt t0, rdi
;     jae .1
;     mov rax, rsi
;     jmp .2
; .1:
;     lea rax, [rsi+rsi*2]
; .2:
;     add rax, 5
;     ret
