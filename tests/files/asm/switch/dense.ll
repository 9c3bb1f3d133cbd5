; Cases beside each other are a jump table.
declare void @g(i32)

define i32 @f(i32 %a) {
  switch i32 %a, label %d [ i32 0, label %c0 i32 1, label %c1 i32 2, label %c2 i32 3, label %c3 i32 4, label %c4 i32 5, label %c5 ]
c0:
  call void @g(i32 0)
  ret i32 0
c1:
  call void @g(i32 1)
  ret i32 1
c2:
  call void @g(i32 4)
  ret i32 2
c3:
  call void @g(i32 9)
  ret i32 3
c4:
  call void @g(i32 16)
  ret i32 4
c5:
  call void @g(i32 25)
  ret i32 5
d:
  ret i32 -1
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     mov t0d, edi
;     cmp t0d, 5
;     ja .7
;     lea t1, [table1]
;     movsxd t0, [t1+t0*4]
;     add t0, t1
;     jmp t0
; .1:
;     xor edi, edi
;     xor eax, eax
;     call qword ptr [@g]
;     xor eax, eax
;     nop
;     pop rbp
;     ret
; .2:
;     mov edi, 1
;     xor eax, eax
;     call qword ptr [@g]
;     mov eax, 1
;     nop
;     pop rbp
;     ret
; .3:
;     mov edi, 4
;     xor eax, eax
;     call qword ptr [@g]
;     mov eax, 2
;     nop
;     pop rbp
;     ret
; .4:
;     mov edi, 9
;     xor eax, eax
;     call qword ptr [@g]
;     mov eax, 3
;     nop
;     pop rbp
;     ret
; .5:
;     mov edi, 0x10
;     xor eax, eax
;     call qword ptr [@g]
;     mov eax, 4
;     nop
;     pop rbp
;     ret
; .6:
;     mov edi, 0x19
;     xor eax, eax
;     call qword ptr [@g]
;     mov eax, 5
;     nop
;     pop rbp
;     ret
; .7:
;     mov eax, -1
;     nop
;     pop rbp
;     ret
; table1: .1 .2 .3 .4 .5 .6
; opt:
; @f:
;     sub rsp, 8
;     mov t0d, edi
;     cmp t0d, 5
;     ja .7
;     lea t1, [table1]
;     movsxd t0, [t1+t0*4]
;     add t0, t1
;     jmp t0
; .1:
;     xor edi, edi
;     xor eax, eax
;     call qword ptr [@g]
;     xor eax, eax
;     add rsp, 8
;     ret
; .2:
;     mov edi, 1
;     xor eax, eax
;     call qword ptr [@g]
;     mov eax, 1
;     add rsp, 8
;     ret
; .3:
;     mov edi, 4
;     xor eax, eax
;     call qword ptr [@g]
;     mov eax, 2
;     add rsp, 8
;     ret
; .4:
;     mov edi, 9
;     xor eax, eax
;     call qword ptr [@g]
;     mov eax, 3
;     add rsp, 8
;     ret
; .5:
;     mov edi, 0x10
;     xor eax, eax
;     call qword ptr [@g]
;     mov eax, 4
;     add rsp, 8
;     ret
; .6:
;     mov edi, 0x19
;     xor eax, eax
;     call qword ptr [@g]
;     mov eax, 5
;     add rsp, 8
;     ret
; .7:
;     mov eax, -1
;     add rsp, 8
;     ret
; table1: .1 .2 .3 .4 .5 .6
