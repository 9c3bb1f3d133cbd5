; The constants that a search passes on where it ends are made before the comparison, so that the branch leads there
; itself and the search goes on without a jump.
define i64 @f(ptr %p, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %next, %found ]
  %s = phi i64 [ 0, %entry ], [ %t, %found ]
  %at = getelementptr i8, ptr %p, i64 %i
  %a = load i8, ptr %at
  %is = icmp eq i8 %a, 10
  br i1 %is, label %found, label %second
second:
  %at1 = getelementptr i8, ptr %at, i64 1
  %b = load i8, ptr %at1
  %is1 = icmp eq i8 %b, 10
  br i1 %is1, label %found, label %third
third:
  %at2 = getelementptr i8, ptr %at, i64 2
  %c = load i8, ptr %at2
  %w = sext i8 %c to i64
  %is2 = icmp eq i8 %c, 10
  br i1 %is2, label %found, label %last
last:
  %u = mul i64 %w, %s
  br label %found
found:
  %k = phi i64 [ 1, %outer ], [ 7, %second ], [ 19, %third ], [ %u, %last ]
  %t = add i64 %s, %k
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %outer, label %done
done:
  ret i64 %t
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
;     lea t4, [t1+t3]
;     cmp byte ptr [t4], 0xa
;     jne .2
;     mov t5d, 1
;     jmp .5
; .2:
;     cmp byte ptr [t4+1], 0xa
;     jne .3
;     mov t5d, 7
;     jmp .5
; .3:
;     movzx t4d, byte ptr [t4+2]
;     movsx t6, t4b
;     cmp t4b, 0xa
;     jne .4
;     mov t5d, 0x13
;     jmp .5
; .4:
;     mov t5, t6
;     imul t5, t2
; .5:
;     add t2, t5
;     add t3, 1
;     cmp t3, t0
;     jb .1
;     mov rax, t2
;     nop
;     pop s1
;     pop s0
;     pop rbp
;     ret
; opt:
; @f:
;     xor t0d, t0d
;     xor t1d, t1d
;     jmp .3
;     nop
; .1:
;     movzx t2d, byte ptr [t3+2]
;     movsx rax, t2b
;     imul rax, t1
;     mov t4d, 0x13
;     cmp t2b, 0xa
;     cmove rax, t4
; .2:
;     add rax, t1
;     add t0, 1
;     cmp t0, rsi
;     jae .4
;     mov t1, rax
; .3:
;     lea t3, [rdi+t0]
;     mov eax, 1
;     cmp byte ptr [rdi+t0], 0xa
;     je .2
;     mov eax, 7
;     cmp byte ptr [t3+1], 0xa
;     je .2
;     jmp .1
; .4:
;     ret
