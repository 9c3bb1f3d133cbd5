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
;     lea t0, [0x40020000]
;     lea t1, [@l]
;     xor eax, eax
;     movzx t2d, byte ptr [rdi]
;     mov t3, [t1+t2*8]
;     sub t3, t0
;     mov t3, t3
;     cmp t3, 4
;     ja .6
;     lea t4, [table1]
;     movsxd t3, [t4+t3*4]
;     add t3, t4
;     jmp t3
; .1:
;     add rax, 5
;     add rdi, 1
;     movzx t5d, byte ptr [rdi]
;     mov t6, [t1+t5*8]
;     sub t6, t0
;     mov t6, t6
;     cmp t6, 4
;     ja .6
;     lea t7, [table1]
;     movsxd t6, [t7+t6*4]
;     add t6, t7
;     jmp t6
; .2:
;     shl rax, 1
;     add rdi, 1
;     movzx t8d, byte ptr [rdi]
;     mov t9, [t1+t8*8]
;     sub t9, t0
;     mov t9, t9
;     cmp t9, 4
;     ja .6
;     lea t10, [table1]
;     movsxd t9, [t10+t9*4]
;     add t9, t10
;     jmp t9
; .3:
;     not rax
;     add rdi, 1
;     movzx t11d, byte ptr [rdi]
;     mov t12, [t1+t11*8]
;     sub t12, t0
;     mov t12, t12
;     cmp t12, 4
;     ja .6
;     lea t13, [table1]
;     movsxd t12, [t13+t12*4]
;     add t12, t13
;     jmp t12
; .4:
;     imul rax, 0x4d
;     add rdi, 1
;     movzx t14d, byte ptr [rdi]
;     mov t15, [t1+t14*8]
;     sub t15, t0
;     mov t15, t15
;     cmp t15, 4
;     ja .6
;     lea t16, [table1]
;     movsxd t15, [t16+t15*4]
;     add t15, t16
;     jmp t15
; .5:
;     ret
; .6:
;     ud2
; table1: .1 .2 .3 .4 .5
