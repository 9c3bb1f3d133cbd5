; test: sets of constraints, alternatives, immediates, 128 bits, values in memory, and barriers with ties to memory.
; exit: 0
; stdout: 47 47 12 9 33 255 1
@f = private constant [22 x i8] c"%d %d %d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %a = call i32 asm "addl $2, $0", "=r,0,ri,~{flags}"(i32 40, i32 7)
  %b = call i32 asm "addl $2, $0", "=rm,0,imr,~{flags}"(i32 40, i32 7)
  %c = call i32 asm "movl $1, $0", "=r|r,m|i"(i32 12)
  %bar = alloca i32
  store i32 9, ptr %bar
  call void asm sideeffect "", "=*r|m,0,~{memory}"(ptr elementtype(i32) %bar, i32 9)
  %d = load i32, ptr %bar
  %e = call i32 asm "movl $1, $0", "=r,m"(i32 33)
  %g = call i32 asm "movl $1, $0", "=r,{edx}N"(i32 255)
  %w = call i128 asm "movl $$1, %eax; movl $$1, %edx", "=A"()
  %h = lshr i128 %w, 64
  %i = trunc i128 %h to i32
  call i32 (ptr, ...) @printf(ptr @f, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %g, i32 %i)
  ret i32 0
}
