; test: the Intel dialect: memory, sizes, symbols, string instructions, labels, and variants of text.
; exit: 0
; stdout: 10 5050 3 258 abcabc 9
@f = private constant [19 x i8] c"%d %d %d %d %s %d\0A\00"
@t = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@from = private constant [4 x i8] c"abc\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %a = call i32 asm sideeffect inteldialect "mov $0, $1\0A\09lea $0, [$0 + 4*$0 - 8]\0A2:\0A\09dec $0\0A\09cmp $0, 10\0A\09jg 2b", "=&r,r,~{flags}"(i32 100)
  %b = call i32 asm inteldialect "xor $0, $0\0A3: add $0, ecx\0A\09loop 3b", "=&r,{ecx},~{ecx},~{flags}"(i64 100)
  %c = call i32 asm inteldialect "mov $0, dword ptr [$1 + rax*4 + 4]", "=r,r,{rax}"(ptr @t, i64 1)
  %p = alloca [16 x i8]
  call void asm sideeffect inteldialect "mov word ptr [$0], 0x102; movzx eax, byte ptr [$0+1]", "r,~{rax},~{memory}"(ptr %p)
  %w = load i16, ptr %p
  %d = zext i16 %w to i32
  %q = getelementptr i8, ptr %p, i64 3
  call void asm sideeffect inteldialect "rep movsb", "{rdi},{rsi},{rcx},~{rdi},~{rsi},~{rcx},~{memory}"(ptr %p, ptr @from, i64 3)
  call void asm sideeffect inteldialect "cld; rep movsb", "{rdi},{rsi},{rcx},~{rdi},~{rsi},~{rcx},~{memory}"(ptr %q, ptr @from, i64 4)
  %e = call i32 asm inteldialect "$(movl $$8, $0$|mov $0, 9$)", "=r"()
  call i32 (ptr, ...) @printf(ptr @f, i32 %a, i32 %b, i32 %c, i32 %d, ptr %p, i32 %e)
  ret i32 0
}
