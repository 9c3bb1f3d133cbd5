; What finds the next operation of an interpreter stands behind each, and all copies share one table.
@l = internal constant [5 x ptr] [ptr blockaddress(@f, %add), ptr blockaddress(@f, %double), ptr blockaddress(@f, %not), ptr blockaddress(@f, %next), ptr blockaddress(@f, %end)]

define i64 @f(ptr %code) {
entry:
  br label %dispatch
dispatch:
  %pc = phi ptr [ %code, %entry ], [ %pc1, %add ], [ %pc1, %double ], [ %pc1, %not ], [ %pc1, %next ]
  %v = phi i64 [ 0, %entry ], [ %v1, %add ], [ %v2, %double ], [ %v3, %not ], [ %v4, %next ]
  %op = load i8, ptr %pc
  %pc1 = getelementptr i8, ptr %pc, i64 1
  %i = zext i8 %op to i64
  %p = getelementptr ptr, ptr @l, i64 %i
  %to = load ptr, ptr %p
  indirectbr ptr %to, [ label %add, label %double, label %not, label %next, label %end ]
add:
  %v1 = add i64 %v, 5
  br label %dispatch
double:
  %v2 = shl i64 %v, 1
  br label %dispatch
not:
  %v3 = xor i64 %v, -1
  br label %dispatch
next:
  %v4 = mul i64 %v, 77
  br label %dispatch
end:
  ret i64 %v
}
; baseline:
; @f:
;     xor t0d, t0d
;     mov t1, rdi
;     nop
; .1:
;     movzx t2d, byte ptr [t1]
;     lea t3, [@l]
;     mov t4, [t3+t2*8]
;     lea t5, [0x40020000]
;     sub t4, t5
;     mov t6, t4
;     cmp t6, 4
;     ja .7
;     lea t7, [table1]
;     movsxd t6, [t7+t6*4]
;     add t6, t7
;     jmp t6
; .2:
;     lea t8, [t0+5]
;     lea t9, [t1+1]
;     mov t0, t8
;     mov t1, t9
;     jmp .1
; .3:
;     mov t10, t0
;     shl t10, 1
;     lea t11, [t1+1]
;     mov t0, t10
;     mov t1, t11
;     jmp .1
; .4:
;     mov t12, t0
;     not t12
;     lea t13, [t1+1]
;     mov t0, t12
;     mov t1, t13
;     jmp .1
; .5:
;     imul t0, 0x4d
;     add t1, 1
;     jmp .1
; .6:
;     mov rax, t0
;     ret
; .7:
;     ud2
; table1: .2 .3 .4 .5 .6
; opt:
; @f:
;     xor eax, eax
;     nop
;     movzx t0d, byte ptr [rdi]
;     cmp t0d, 4
;     ja .6
;     lea t1, [table1]
;     movsxd t0, [t1+t0*4]
;     add t0, t1
;     jmp t0
; .1:
;     add rax, 5
;     add rdi, 1
;     movzx t2d, byte ptr [rdi]
;     cmp t2d, 4
;     ja .6
;     lea t3, [table1]
;     movsxd t2, [t3+t2*4]
;     add t2, t3
;     jmp t2
; .2:
;     shl rax, 1
;     add rdi, 1
;     movzx t4d, byte ptr [rdi]
;     cmp t4d, 4
;     ja .6
;     lea t5, [table1]
;     movsxd t4, [t5+t4*4]
;     add t4, t5
;     jmp t4
; .3:
;     not rax
;     add rdi, 1
;     movzx t6d, byte ptr [rdi]
;     cmp t6d, 4
;     ja .6
;     lea t7, [table1]
;     movsxd t6, [t7+t6*4]
;     add t6, t7
;     jmp t6
; .4:
;     imul rax, 0x4d
;     add rdi, 1
;     movzx t8d, byte ptr [rdi]
;     cmp t8d, 4
;     ja .6
;     lea t9, [table1]
;     movsxd t8, [t9+t8*4]
;     add t8, t9
;     jmp t8
; .5:
;     ret
; .6:
;     ud2
; table1: .1 .2 .3 .4 .5
