; test: labels, jumps, directives and data in other sections within a function.
; exit: 0
; stdout: 55 4711 7 9 3
@f = private constant [16 x i8] c"%d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %a = call { i32, i32 } asm "1:\0A\09addl $1, $0\0A\09decl $1\0A\09jnz 1b\0A\09jmp 2f\0A\09ud2\0A2:", "=r,=r,0,1,~{flags}"(i32 0, i32 10)
  %a0 = extractvalue { i32, i32 } %a, 0
  %b = call i32 asm "movl 1f(%rip), $0\0A\09.pushsection .rodata\0A\09.p2align 2\0A1:\09.long 4711\0A\09.popsection", "=r"()
  %c = call i32 asm "jmp .Lskip${:uid}; .fill 200, 1, 0x90; .Lback${:uid}: movl $$7, $0; jmp .Lend${:uid}; .Lskip${:uid}: jmp .Lback${:uid}; .Lend${:uid}:", "=r"()
  %d = call i32 asm ".byte 0xb8; .long 9", "={eax}"()
  %e = call i32 asm ".set three, 1 + 2; movl $$three, $0; # a comment\0A\09/* and another */", "=r"()
  call i32 (ptr, ...) @printf(ptr @f, i32 %a0, i32 %b, i32 %c, i32 %d, i32 %e)
  ret i32 0
}
