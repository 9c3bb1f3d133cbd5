; test: assembly whose constraints do not go with its type
; spec: Inline Asm Constraint String: "The constraints must always be given in that order: outputs first, then inputs, then clobbers."
; spec: Inline Asm Constraint String: "They cannot be intermingled."
; spec: Indirect inputs and outputs: "Call arguments for indirect constraints must have pointer type and must specify the elementtype attribute to indicate the pointer element type."
define void @main() {
  call i32 asm sideeffect "", ""() ;~ error: the constraints of this assembly name 0 results, but its type has 1
  call void asm "", "=r"() ;~ error: the constraints of this assembly name 1 result, but its type has 0
  call {i32, i32} asm "", "=r,=r,0,1,~{memory}"(i32 1) ;~ error: the constraints of this assembly name 2 arguments, but its type has 1
  call void asm "", "=*m,*m,~{memory}"(ptr elementtype(i32) null, ptr elementtype(i32) null)
  %x = call {i32, i64} asm "", "=r,=r,0"(i32 3)
  ret void
}
define void @order(i32 %x, ptr %p) {
  call i32 asm "", "r,=r"(i32 %x) ;~ error: a result stands in front of inputs, labels and clobbers
  call i32 asm "", "=r,~{memory},r"(i32 %x) ;~ error: an input stands in front of clobbers
  call i32 asm "", "=r,2"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  call i32 asm "", "=r,,r"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  call i32 asm "", "=&&r,r"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  call void asm "", "~x{21}"() ;~ error: the constraints of this assembly cannot be read
  call { i32 } asm "", "=r"() ;~ error: assembly with one result gives it as such, and not in a struct
  call {} asm "", "r"(i32 %x) ;~ error: assembly without results gives `void`
  call void (...) asm "", ""() ;~ error: assembly takes no variable arguments
  call void asm "", "*m"(i32 %x) ;~ error: argument 1 is for an indirect constraint, and so is a pointer
  call void asm "", "*m"(ptr %p) ;~ error: argument 1 is for an indirect constraint: `ptr elementtype(T)` says of which type it is
  call void asm "", "r"(ptr elementtype(i32) %p) ;~ error: argument 1 is for no indirect constraint, and so has no `elementtype`
  call void asm "", "!i"() ;~ error: constraints that are labels stand in a `callbr`
  %a = call i32 asm "", "={ax},{bx},~{dirflag},~{fpsr},~{flags}"(i32 %x)
  %b = call i32 asm "", "=@ccz,^ab"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  %c = call i32 asm "", "=@3ccz,^ab"(i32 %x)
  ret void
}
