; test: empty inline assembly is a barrier, and its results are the arguments that they are tied to.
; exit: 42
define i32 @main() {
  call void asm sideeffect "", "~{memory}"()
  call void asm sideeffect "# a comment", ""()
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"()
  %a = call i32 asm sideeffect "", "=r,0"(i32 40)
  %p = alloca i32
  store i32 2, ptr %p
  call void asm sideeffect "", "r,~{memory}"(ptr %p)
  %b = load i32, ptr %p
  %b2 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %b)
  %d = call double asm "", "=x,0"(double 1.0)
  call void asm sideeffect "", "imr,~{memory}"(i32 %b2)
  %q = call { i32, i64 } asm "", "=r,=r,0,1"(i32 %b2, i64 5)
  %b3 = extractvalue { i32, i64 } %q, 0
  call void asm sideeffect "", "=*m,*m"(ptr elementtype(i32) %p, ptr elementtype(i32) %p)
  %n = call i64 asm sideeffect alignstack inteldialect "/*${0:q}*/", "=&r,0,~{memory}"(ptr %p)
  %back = call ptr asm "", "=r,0"(i64 %n)
  %b4 = load i32, ptr %back
  %zero = sub i32 %b4, 2
  %b5 = add i32 %b3, %zero
  %r = add i32 %a, %b5
  ret i32 %r
}
