; What asks whether the program of an interpreter has ended is part of what stands behind each operation.
define i64 @f(ptr %code, i64 %n) {
entry:
  br label %dispatch
dispatch:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %v = phi i64 [ 0, %entry ], [ %v5, %next ]
  %p = getelementptr i8, ptr %code, i64 %i
  %op = load i8, ptr %p
  switch i8 %op, label %next [ i8 43, label %add i8 45, label %sub i8 60, label %double i8 62, label %triple i8 91, label %not ]
add:
  %va = add i64 %v, 1
  br label %next
sub:
  %vs = sub i64 %v, %n
  br label %next
double:
  %vd = shl i64 %v, 1
  br label %next
triple:
  %vt = mul i64 %v, 3
  br label %next
not:
  %vn = xor i64 %v, -1
  br label %next
next:
  %v5 = phi i64 [ %v, %dispatch ], [ %va, %add ], [ %vs, %sub ], [ %vd, %double ], [ %vt, %triple ], [ %vn, %not ]
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %dispatch, label %end
end:
  ret i64 %v5
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     push s0
;     push s1
;     nop
;     mov t0, rsi
;     mov t1, rdi
;     xor t2d, t2d
;     xor t3d, t3d
;     nop
; .1:
;     movzx t4d, byte ptr [t1+t3]
;     movzx t5d, t4b
;     cmp t5d, 0x3c
;     jae .2
;     cmp t5d, 0x2b
;     je .4
;     cmp t5d, 0x2d
;     je .5
;     jmp .3
; .2:
;     cmp t5d, 0x3c
;     je .6
;     cmp t5d, 0x3e
;     je .7
;     cmp t5d, 0x5b
;     je .8
;     jmp .3
; .3:
;     mov t6, t2
;     jmp .9
; .4:
;     lea t6, [t2+1]
;     jmp .9
; .5:
;     mov t6, t2
;     sub t6, t0
;     jmp .9
; .6:
;     mov t6, t2
;     shl t6, 1
;     jmp .9
; .7:
;     lea t6, [t2+t2*2]
;     jmp .9
; .8:
;     mov t6, t2
;     not t6
; .9:
;     add t3, 1
;     cmp t3, t0
;     jae .10
;     mov t2, t6
;     jmp .1
; .10:
;     mov rax, t6
;     nop
;     pop s1
;     pop s0
;     pop rbp
;     ret
; opt:
; @f:
;     xor t0d, t0d
;     xor eax, eax
;     nop
; .1:
;     movzx t1d, byte ptr [rdi+t0]
;     sub t1d, 0x2b
;     cmp t1d, 0x30
;     ja .7
;     lea t2, [table1]
;     movsxd t1, [t2+t1*4]
;     add t1, t2
;     jmp t1
; .2:
;     add rax, 1
;     add t0, 1
;     cmp t0, rsi
;     jae .8
;     movzx t3d, byte ptr [rdi+t0]
;     sub t3d, 0x2b
;     cmp t3d, 0x30
;     ja .7
;     lea t4, [table1]
;     movsxd t3, [t4+t3*4]
;     add t3, t4
;     jmp t3
; .3:
;     sub rax, rsi
;     add t0, 1
;     cmp t0, rsi
;     jae .8
;     movzx t5d, byte ptr [rdi+t0]
;     sub t5d, 0x2b
;     cmp t5d, 0x30
;     ja .7
;     lea t6, [table1]
;     movsxd t5, [t6+t5*4]
;     add t5, t6
;     jmp t5
; .4:
;     shl rax, 1
;     add t0, 1
;     cmp t0, rsi
;     jae .8
;     movzx t7d, byte ptr [rdi+t0]
;     sub t7d, 0x2b
;     cmp t7d, 0x30
;     ja .7
;     lea t8, [table1]
;     movsxd t7, [t8+t7*4]
;     add t7, t8
;     jmp t7
; .5:
;     lea rax, [rax+rax*2]
;     add t0, 1
;     cmp t0, rsi
;     jae .8
;     movzx t9d, byte ptr [rdi+t0]
;     sub t9d, 0x2b
;     cmp t9d, 0x30
;     ja .7
;     lea t10, [table1]
;     movsxd t9, [t10+t9*4]
;     add t9, t10
;     jmp t9
; .6:
;     not rax
; .7:
;     add t0, 1
;     cmp t0, rsi
;     jb .1
; .8:
;     ret
; table1: .2 .7 .3 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .4 .7 .5 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .7 .6
