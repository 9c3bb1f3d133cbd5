; A table for a byte has all that a byte can be, and nothing is compared.
define i64 @f(ptr %p, i64 %x) {
entry:
  %b = load i8, ptr %p
  %i = zext i8 %b to i32
  switch i32 %i, label %none [i32 0, label %c0 i32 9, label %c1 i32 18, label %c2 i32 27, label %c3 i32 36, label %c4 i32 45, label %c5 i32 54, label %c6 i32 63, label %c7 i32 72, label %c8 i32 81, label %c9 i32 90, label %c10 i32 99, label %c11 i32 108, label %c12 i32 117, label %c13 i32 126, label %c14 i32 135, label %c15 i32 144, label %c16 i32 153, label %c17 i32 162, label %c18 i32 171, label %c19 i32 180, label %c20 i32 189, label %c21 i32 198, label %c22 i32 207, label %c23 i32 216, label %c24 i32 225, label %c25 i32 234, label %c26]
c0:
  %v0 = add i64 %x, 3
  ret i64 %v0
c1:
  %v1 = xor i64 %x, 4
  ret i64 %v1
c2:
  %v2 = mul i64 %x, 5
  ret i64 %v2
c3:
  %v3 = shl i64 %x, 6
  ret i64 %v3
c4:
  %v4 = lshr i64 %x, 7
  ret i64 %v4
c5:
  %v5 = and i64 %x, 8
  ret i64 %v5
c6:
  %v6 = or i64 %x, 9
  ret i64 %v6
c7:
  %v7 = add i64 %x, 10
  ret i64 %v7
c8:
  %v8 = xor i64 %x, 11
  ret i64 %v8
c9:
  %v9 = mul i64 %x, 12
  ret i64 %v9
c10:
  %v10 = shl i64 %x, 13
  ret i64 %v10
c11:
  %v11 = lshr i64 %x, 14
  ret i64 %v11
c12:
  %v12 = and i64 %x, 15
  ret i64 %v12
c13:
  %v13 = or i64 %x, 16
  ret i64 %v13
c14:
  %v14 = add i64 %x, 17
  ret i64 %v14
c15:
  %v15 = xor i64 %x, 18
  ret i64 %v15
c16:
  %v16 = mul i64 %x, 19
  ret i64 %v16
c17:
  %v17 = shl i64 %x, 20
  ret i64 %v17
c18:
  %v18 = lshr i64 %x, 21
  ret i64 %v18
c19:
  %v19 = and i64 %x, 22
  ret i64 %v19
c20:
  %v20 = or i64 %x, 23
  ret i64 %v20
c21:
  %v21 = add i64 %x, 24
  ret i64 %v21
c22:
  %v22 = xor i64 %x, 25
  ret i64 %v22
c23:
  %v23 = mul i64 %x, 26
  ret i64 %v23
c24:
  %v24 = shl i64 %x, 27
  ret i64 %v24
c25:
  %v25 = lshr i64 %x, 28
  ret i64 %v25
c26:
  %v26 = and i64 %x, 29
  ret i64 %v26
none:
  ret i64 0
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     mov t0, rsi
;     movzx t1d, byte ptr [rdi]
;     mov t2d, t1d
;     cmp t2d, 0x75
;     jae .4
;     cmp t2d, 0x36
;     jae .2
;     cmp t2d, 0x1b
;     jae .1
;     cmp t2d, 0
;     je .8
;     cmp t2d, 9
;     je .9
;     cmp t2d, 0x12
;     je .10
;     jmp .35
; .1:
;     cmp t2d, 0x1b
;     je .11
;     cmp t2d, 0x24
;     je .12
;     cmp t2d, 0x2d
;     je .13
;     jmp .35
; .2:
;     cmp t2d, 0x51
;     jae .3
;     cmp t2d, 0x36
;     je .14
;     cmp t2d, 0x3f
;     je .15
;     cmp t2d, 0x48
;     je .16
;     jmp .35
; .3:
;     cmp t2d, 0x51
;     je .17
;     cmp t2d, 0x5a
;     je .18
;     cmp t2d, 0x63
;     je .19
;     cmp t2d, 0x6c
;     je .20
;     jmp .35
; .4:
;     cmp t2d, 0xb4
;     jae .6
;     cmp t2d, 0x90
;     jae .5
;     cmp t2d, 0x75
;     je .21
;     cmp t2d, 0x7e
;     je .22
;     cmp t2d, 0x87
;     je .23
;     jmp .35
; .5:
;     cmp t2d, 0x90
;     je .24
;     cmp t2d, 0x99
;     je .25
;     cmp t2d, 0xa2
;     je .26
;     cmp t2d, 0xab
;     je .27
;     jmp .35
; .6:
;     cmp t2d, 0xcf
;     jae .7
;     cmp t2d, 0xb4
;     je .28
;     cmp t2d, 0xbd
;     je .29
;     cmp t2d, 0xc6
;     je .30
;     jmp .35
; .7:
;     cmp t2d, 0xcf
;     je .31
;     cmp t2d, 0xd8
;     je .32
;     cmp t2d, 0xe1
;     je .33
;     cmp t2d, 0xea
;     je .34
;     jmp .35
; .8:
;     lea rax, [t0+3]
;     nop
;     pop rbp
;     ret
; .9:
;     mov rax, t0
;     xor rax, 4
;     nop
;     pop rbp
;     ret
; .10:
;     lea rax, [t0+t0*4]
;     nop
;     pop rbp
;     ret
; .11:
;     mov rax, t0
;     shl rax, 6
;     nop
;     pop rbp
;     ret
; .12:
;     mov rax, t0
;     shr rax, 7
;     nop
;     pop rbp
;     ret
; .13:
;     mov rax, t0
;     and rax, 8
;     nop
;     pop rbp
;     ret
; .14:
;     mov rax, t0
;     or rax, 9
;     nop
;     pop rbp
;     ret
; .15:
;     lea rax, [t0+0xa]
;     nop
;     pop rbp
;     ret
; .16:
;     mov rax, t0
;     xor rax, 0xb
;     nop
;     pop rbp
;     ret
; .17:
;     imul rax, t0, 0xc
;     nop
;     pop rbp
;     ret
; .18:
;     mov rax, t0
;     shl rax, 0xd
;     nop
;     pop rbp
;     ret
; .19:
;     mov rax, t0
;     shr rax, 0xe
;     nop
;     pop rbp
;     ret
; .20:
;     mov rax, t0
;     and rax, 0xf
;     nop
;     pop rbp
;     ret
; .21:
;     mov rax, t0
;     or rax, 0x10
;     nop
;     pop rbp
;     ret
; .22:
;     lea rax, [t0+0x11]
;     nop
;     pop rbp
;     ret
; .23:
;     mov rax, t0
;     xor rax, 0x12
;     nop
;     pop rbp
;     ret
; .24:
;     imul rax, t0, 0x13
;     nop
;     pop rbp
;     ret
; .25:
;     mov rax, t0
;     shl rax, 0x14
;     nop
;     pop rbp
;     ret
; .26:
;     mov rax, t0
;     shr rax, 0x15
;     nop
;     pop rbp
;     ret
; .27:
;     mov rax, t0
;     and rax, 0x16
;     nop
;     pop rbp
;     ret
; .28:
;     mov rax, t0
;     or rax, 0x17
;     nop
;     pop rbp
;     ret
; .29:
;     lea rax, [t0+0x18]
;     nop
;     pop rbp
;     ret
; .30:
;     mov rax, t0
;     xor rax, 0x19
;     nop
;     pop rbp
;     ret
; .31:
;     imul rax, t0, 0x1a
;     nop
;     pop rbp
;     ret
; .32:
;     mov rax, t0
;     shl rax, 0x1b
;     nop
;     pop rbp
;     ret
; .33:
;     mov rax, t0
;     shr rax, 0x1c
;     nop
;     pop rbp
;     ret
; .34:
;     mov rax, t0
;     and rax, 0x1d
;     nop
;     pop rbp
;     ret
; .35:
;     xor eax, eax
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     movzx t0d, byte ptr [rdi]
;     lea t1, [table1]
;     movsxd t0, [t1+t0*4]
;     add t0, t1
;     jmp t0
; .1:
;     lea rax, [rsi+3]
;     ret
; .2:
;     mov rax, rsi
;     xor rax, 4
;     ret
; .3:
;     lea rax, [rsi+rsi*4]
;     ret
; .4:
;     mov rax, rsi
;     shl rax, 6
;     ret
; .5:
;     mov rax, rsi
;     shr rax, 7
;     ret
; .6:
;     mov rax, rsi
;     and rax, 8
;     ret
; .7:
;     mov rax, rsi
;     or rax, 9
;     ret
; .8:
;     lea rax, [rsi+0xa]
;     ret
; .9:
;     mov rax, rsi
;     xor rax, 0xb
;     ret
; .10:
;     imul rax, rsi, 0xc
;     ret
; .11:
;     mov rax, rsi
;     shl rax, 0xd
;     ret
; .12:
;     mov rax, rsi
;     shr rax, 0xe
;     ret
; .13:
;     mov rax, rsi
;     and rax, 0xf
;     ret
; .14:
;     mov rax, rsi
;     or rax, 0x10
;     ret
; .15:
;     lea rax, [rsi+0x11]
;     ret
; .16:
;     mov rax, rsi
;     xor rax, 0x12
;     ret
; .17:
;     imul rax, rsi, 0x13
;     ret
; .18:
;     mov rax, rsi
;     shl rax, 0x14
;     ret
; .19:
;     mov rax, rsi
;     shr rax, 0x15
;     ret
; .20:
;     mov rax, rsi
;     and rax, 0x16
;     ret
; .21:
;     mov rax, rsi
;     or rax, 0x17
;     ret
; .22:
;     lea rax, [rsi+0x18]
;     ret
; .23:
;     mov rax, rsi
;     xor rax, 0x19
;     ret
; .24:
;     imul rax, rsi, 0x1a
;     ret
; .25:
;     mov rax, rsi
;     shl rax, 0x1b
;     ret
; .26:
;     mov rax, rsi
;     shr rax, 0x1c
;     ret
; .27:
;     mov rax, rsi
;     and rax, 0x1d
;     ret
; .28:
;     xor eax, eax
;     ret
; table1: .1 .28 .28 .28 .28 .28 .28 .28 .28 .2 .28 .28 .28 .28 .28 .28 .28 .28 .3 .28 .28 .28 .28 .28 .28 .28 .28 .4 .28 .28 .28 .28 .28 .28 .28 .28 .5 .28 .28 .28 .28 .28 .28 .28 .28 .6 .28 .28 .28 .28 .28 .28 .28 .28 .7 .28 .28 .28 .28 .28 .28 .28 .28 .8 .28 .28 .28 .28 .28 .28 .28 .28 .9 .28 .28 .28 .28 .28 .28 .28 .28 .10 .28 .28 .28 .28 .28 .28 .28 .28 .11 .28 .28 .28 .28 .28 .28 .28 .28 .12 .28 .28 .28 .28 .28 .28 .28 .28 .13 .28 .28 .28 .28 .28 .28 .28 .28 .14 .28 .28 .28 .28 .28 .28 .28 .28 .15 .28 .28 .28 .28 .28 .28 .28 .28 .16 .28 .28 .28 .28 .28 .28 .28 .28 .17 .28 .28 .28 .28 .28 .28 .28 .28 .18 .28 .28 .28 .28 .28 .28 .28 .28 .19 .28 .28 .28 .28 .28 .28 .28 .28 .20 .28 .28 .28 .28 .28 .28 .28 .28 .21 .28 .28 .28 .28 .28 .28 .28 .28 .22 .28 .28 .28 .28 .28 .28 .28 .28 .23 .28 .28 .28 .28 .28 .28 .28 .28 .24 .28 .28 .28 .28 .28 .28 .28 .28 .25 .28 .28 .28 .28 .28 .28 .28 .28 .26 .28 .28 .28 .28 .28 .28 .28 .28 .27 .28 .28 .28 .28 .28 .28 .28 .28 .28 .28 .28 .28 .28 .28 .28 .28 .28 .28 .28 .28 .28
