; test: assembly of a naked function names memory, and what its `ret` has need not be said.
; exit: 63
@target = internal global ptr @real
@numbers = internal global [3 x i64] [i64 1, i64 2, i64 18]
define internal i64 @real(i64 %x) {
  %r = add i64 %x, 2
  ret i64 %r
}
define i64 @attach(i64 %x) naked noinline {
  call void asm sideeffect "pushq %rbp; movq %rsp, %rbp; leaq (%rdi,%rdi), %rdi; popq %rbp; jmpq *$0", "*m,~{memory}"(ptr elementtype(ptr) @target)
  unreachable
}
define i64 @third() naked noinline {
  call void asm sideeffect "movq $0, %rax", "*m,~{memory}"(ptr elementtype(i64) getelementptr ([3 x i64], ptr @numbers, i64 0, i64 2))
  ret i64 undef
}
define i64 @second() naked noinline {
  call void asm sideeffect inteldialect "mov rax, $0", "*m,~{memory}"(ptr elementtype(i64) getelementptr ([3 x i64], ptr @numbers, i64 0, i64 1))
  ret i64 poison
}
define i64 @three() naked noinline {
  call void asm sideeffect "movl $0, %eax", "i"(i32 1)
  ret i64 undef
}
define i32 @main() {
  %a = call i64 @attach(i64 20)
  %b = call i64 @third()
  %c = call i64 @second()
  %d = call i64 @three()
  %ab = add i64 %a, %b
  %cd = add i64 %c, %d
  %r = add i64 %ab, %cd
  %t = trunc i64 %r to i32
  ret i32 %t
}
