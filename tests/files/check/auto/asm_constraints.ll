; test: assembly whose constraints do not go with its type
define void @main() {
  call i32 asm sideeffect "", ""() ;~ error: the constraints of this assembly name 0 results, but its type has 1
  call void asm "", "=r"() ;~ error: the constraints of this assembly name 1 result, but its type has 0
  call {i32, i32} asm "", "=r,=r,0,1,~{memory}"(i32 1) ;~ error: the constraints of this assembly name 2 arguments, but its type has 1
  call void asm "", "=*m,*m,~{memory}"(ptr elementtype(i32) null, ptr elementtype(i32) null)
  %x = call {i32, i64} asm "", "=r,=r,0"(i32 3)
  ret void
}
