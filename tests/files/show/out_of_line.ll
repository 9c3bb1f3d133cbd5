; test: what hardly ever runs stands behind all else: ways to traps, and what weights say.
; run: show asm --engine opt --function f
declare void @fail(i64) noreturn
declare i64 @slow(i64)
define i64 @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %sum = phi i64 [ 0, %entry ], [ %new, %join ]
  %at = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %at
  %bad = icmp slt i64 %x, 0
  br i1 %bad, label %fails, label %good
fails:
  call void @fail(i64 %x)
  unreachable
good:
  %large = icmp ugt i64 %x, 1000
  br i1 %large, label %aside, label %join, !prof !0
aside:
  %y = call i64 @slow(i64 %x)
  br label %join
join:
  %v = phi i64 [ %y, %aside ], [ %x, %good ]
  %new = add i64 %sum, %v
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 %new
}
!0 = !{!"branch_weights", i32 1, i32 100}

; expect:
; @f:  ; 114 bytes
;     0000  55                push    rbp
;     0001  53                push    rbx
;     0002  4154              push    r12
;     0004  4155              push    r13
;     0006  4883ec08          sub     rsp, 8
;     000a  4c8bef            mov     r13, rdi
;     000d  488bde            mov     rbx, rsi
; join:
;   %v = phi i64 [ %y, %aside ], [ %x, %good ]
;   %new = add i64 %sum, %v
;   %next = add i64 %i, 1
;     0010  33ed              xor     ebp, ebp
;     0012  4533e4            xor     r12d, r12d
;     0015  660f1f840000000000 nop     [rax+rax]
;     001e  6690              xchg    ax, ax
; loop:
;   %i = phi i64 [ 0, %entry ], [ %next, %join ]
;   %sum = phi i64 [ 0, %entry ], [ %new, %join ]
;   %at = getelementptr i64, ptr %p, i64 %i
;   %x = load i64, ptr %at
; .1:
;     0020  4d8b54ed00        mov     r10, [r13+rbp*8]
;   %bad = icmp slt i64 %x, 0
;   br i1 %bad, label %fails, label %good
;     0025  4d85d2            test    r10, r10
;     0028  0f8837000000      js      .4
; good:
;   %large = icmp ugt i64 %x, 1000
;   br i1 %large, label %aside, label %join
;     002e  4981fae8030000    cmp     r10, 0x3e8
;     0035  0f871a000000      ja      .3
; join:
;   %new = add i64 %sum, %v
; .2:
;     003b  4d03e2            add     r12, r10
;   %next = add i64 %i, 1
;     003e  4883c501          add     rbp, 1
;   %more = icmp ult i64 %next, %n
;   br i1 %more, label %loop, label %done
;     0042  483beb            cmp     rbp, rbx
;     0045  72d9              jb      .1
; done:
;   ret i64 %new
;     0047  498bc4            mov     rax, r12
;     004a  4883c408          add     rsp, 8
;     004e  415d              pop     r13
;     0050  415c              pop     r12
;     0052  5b                pop     rbx
;     0053  5d                pop     rbp
;     0054  c3                ret
; aside:
;   %y = call i64 @slow(i64 %x)
; .3:
;     0055  498bfa            mov     rdi, r10
;     0058  33c0              xor     eax, eax
;     005a  ff15e0ffff17      call    qword ptr [@slow]
;     0060  4c8bd0            mov     r10, rax
;   br label %join
;     0063  ebd6              jmp     .2
; fails:
;   call void @fail(i64 %x)
; .4:
;     0065  498bfa            mov     rdi, r10
;     0068  33c0              xor     eax, eax
;     006a  ff15b0ffff17      call    qword ptr [@fail]
;   unreachable
;     0070  0f0b              ud2
