; test: instructions on registers, with ties, early clobbers, fixed registers and memory.
; exit: 0
; stdout: 28000000 123456789a 42 5 8
; stdout: 131 1 7 14
@f = private constant [18 x i8] c"%x %lx %d %d %d\0A\00\00"
@g = private constant [13 x i8] c"%d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %a = call i32 asm "bswap $0\0A\09nop", "=r,0"(i32 40)
  %b = call i64 asm sideeffect "movq $$0x123456789a, $0", "=r"()
  %c = call i32 asm "addl $2, $0", "=r,0,r"(i32 40, i32 2)
  %p = alloca i32
  store i32 5, ptr %p
  %d = call i32 asm sideeffect "lock xaddl $0, $1", "=r,=*m,0,*m,~{memory},~{flags}"(ptr elementtype(i32) %p, i32 3, ptr elementtype(i32) %p)
  %e = load i32, ptr %p
  call i32 (ptr, ...) @printf(ptr @f, i32 %a, i64 %b, i32 %c, i32 %d, i32 %e)
  %h = call i32 asm "movl $1, $0\0A\09addl $2, $0\0A\09addl $3, $0", "=&r,r,r,r,~{flags}"(i32 100, i32 30, i32 1)
  %r = call { i32, i32, i32, i32 } asm "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0)
  %max = extractvalue { i32, i32, i32, i32 } %r, 0
  %some = icmp ugt i32 %max, 0
  %i = zext i1 %some to i32
  call void asm sideeffect "pause; mfence; lfence", "~{memory}"()
  %two = call { i64, i64 } asm "mulq $3", "={ax},={dx},0,r,~{flags}"(i64 -1, i64 8)
  %hi = extractvalue { i64, i64 } %two, 1
  %hi32 = trunc i64 %hi to i32
  %saved = call i32 asm "movl $1, %ebx; movl $1, %r12d; movl $1, %r15d; leal (%rbx,%r12), $0", "=r,r,~{rbx},~{r12},~{r15},~{rbp},~{r14}"(i32 7)
  call i32 (ptr, ...) @printf(ptr @g, i32 %h, i32 %i, i32 %hi32, i32 %saved)
  ret i32 0
}
