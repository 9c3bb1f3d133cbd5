; test: assembly of comments and harmless directives, and the constraints that barriers have.
; exit: 0
; stdout: 35
declare i32 @printf(ptr, ...)
@f = private constant [4 x i8] c"%d\0A\00"
module asm ""
module asm "  "
module asm "# only a comment"
module asm "/* c */"
define i32 @main() {
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"()
  call void asm sideeffect "# comment", "~{dirflag}"()
  call void asm sideeffect "/* comment */", "~{dirflag}"()
  call void asm sideeffect "\0A\09/* a\0A b */ # c\0A", ""()
  call void asm sideeffect "// x", ""()
  call void asm sideeffect "; ", ""()
  %a = call i32 asm "", "=r,0"(i32 5)
  %b = call i32 asm sideeffect "", "=r,0,~{memory}"(i32 6)
  %c = call i32 asm sideeffect "", "=&r,0"(i32 7)
  %d = call i32 asm sideeffect "", "={ax},{ax}"(i32 8)
  %m = alloca i32
  store i32 9, ptr %m
  call void asm sideeffect "", "=*m,*m,~{memory}"(ptr elementtype(i32) %m, ptr elementtype(i32) %m)
  %e = load i32, ptr %m
  call void asm sideeffect "", "r,i,n,X,{rcx},rm,imr,~{memory}"(i32 1, i32 2, i32 3, i32 4, i64 5, i32 7, i32 8)
  %z = call i8 asm sideeffect "", "={@ccz},~{dirflag}"()
  call void asm sideeffect ".ident \22x\22", ""()
  call void asm sideeffect ".p2align 4", ""()
  %s = add i32 %a, %b
  %s2 = add i32 %s, %c
  %s3 = add i32 %s2, %d
  %s4 = add i32 %s3, %e
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %s4)
  ret i32 0
}
