; test: flags as outputs, and the modifiers of operands.
; exit: 0
; stdout: 1 0 1 7f
; stdout: 12 78 5678 12345678 -5 5 17
@f = private constant [13 x i8] c"%d %d %d %x\0A\00"
@g = private constant [22 x i8] c"%x %x %x %x %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %a = call i32 asm "cmpl $1, $2", "={@ccb},r,r,~{flags}"(i32 7, i32 3)
  %b = call { i32, i64 } asm "testl $2, $2", "={@ccz},={@ccs},r,~{flags}"(i32 -3)
  %b0 = extractvalue { i32, i64 } %b, 0
  %b1 = extractvalue { i32, i64 } %b, 1
  %b2 = trunc i64 %b1 to i32
  %c = call i8 asm "shrb $0", "=r,0,~{flags}"(i8 -1)
  %c32 = zext i8 %c to i32
  call i32 (ptr, ...) @printf(ptr @f, i32 %a, i32 %b0, i32 %b2, i32 %c32)
  %h = call i32 asm "movl $1, $0; movb ${1:h}, ${0:b}; movzbl ${0:b}, ${0:k}", "=&Q,Q"(i32 u0x1234)
  %i = call i32 asm "xorl $0, $0; movb ${1:b}, ${0:b}", "=&r,r,~{flags}"(i32 u0x12345678)
  %j = call i32 asm "xorl $0, $0; movw ${1:w}, ${0:w}", "=&r,r,~{flags}"(i32 u0x12345678)
  %k = call i32 asm "movl ${1:k}, ${0:k}", "=r,r"(i64 u0x12345678)
  %n = call i32 asm "movl $$${1:n}, $0", "=r,i"(i32 5)
  %o = call i32 asm "leal ${1:c}(,%rcx), $0", "=r,i,{rcx}"(i32 3, i64 2)
  %l = call i32 asm "leal ${1:c}(${2:q},${2:q},2), $0", "=r,i,r"(i32 2, i64 5)
  call i32 (ptr, ...) @printf(ptr @g, i32 %h, i32 %i, i32 %j, i32 %k, i32 %n, i32 %o, i32 %l)
  ret i32 0
}
