; test: each way in which constraints are not those of the specification
; flags: --std llvm
; spec: Inline Asm Constraint String: "The constraint list is a comma-separated string, each element containing one or more constraint codes."
; spec: Clobber constraints: "A clobber constraint is indicated by a "~" prefix. A clobber does not consume an input operand, nor generate an output."
; spec: Label constraints: "Instead of consuming call arguments, label constraints consume indirect destination labels of callbr instructions."
%opaque = type opaque
declare i32 @__gxx_personality_v0(...)
define void @codes(i32 %x, ptr %p) {
  %a = call i32 asm "", "="() ;~ error: the constraints of this assembly cannot be read
  %b = call i32 asm "", "=r,"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  %c = call i32 asm "", ",=r"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  call void asm "", ","() ;~ error: the constraints of this assembly cannot be read
  call void asm "", "*"(ptr elementtype(i32) %p) ;~ error: the constraints of this assembly cannot be read
  call void asm "", "{eax"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  call void asm "", "#r"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  call void asm "", "%%r"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  call void asm "", "&r"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  %d = call i32 asm "", "=&&r"() ;~ error: the constraints of this assembly cannot be read
  %e = call i32 asm "", "=&"() ;~ error: the constraints of this assembly cannot be read
  call void asm "", "**m"(ptr elementtype(i32) %p) ;~ error: the constraints of this assembly cannot be read
  ret void
}
define void @clobbers(i32 %x) {
  call void asm "", "~eax"() ;~ error: the constraints of this assembly cannot be read
  call void asm "", "~{eax"() ;~ error: the constraints of this assembly cannot be read
  call void asm "", "~*{eax}"() ;~ error: the constraints of this assembly cannot be read
  call void asm "", "~"() ;~ error: the constraints of this assembly cannot be read
  call void asm "", "~{eax}0"() ;~ error: the constraints of this assembly cannot be read
  call void asm "", "~{eax}"(i32 %x) ;~ error: the constraints of this assembly name 0 arguments, but its type has 1
  %a = call i32 asm "", "~{eax}"() ;~ error: the constraints of this assembly name 0 results, but its type has 1
  ret void
}
define void @ties(i32 %x) {
  call void asm "", "0"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  call void asm "", "r,0"(i32 %x, i32 %x) ;~ error: the constraints of this assembly cannot be read
  %a = call i32 asm "", "=0"() ;~ error: the constraints of this assembly cannot be read
  %b = call { i32, i32 } asm "", "=r,=0"() ;~ error: the constraints of this assembly cannot be read
  %c = call i32 asm "", "=r,2,r"(i32 %x, i32 %x) ;~ error: the constraints of this assembly cannot be read
  %d = call i32 asm "", "=r,0,r0"(i32 %x, i32 %x) ;~ error: the constraints of this assembly cannot be read
  %e = call i32 asm "", "=r,99999999999999999999"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  %f = call i32 asm "", "=r,0|r"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  %g = call i32 asm "", "=r|m,r|m|0"(i32 %x) ;~ error: the constraints of this assembly cannot be read
  %h = call i32 asm "", "=r|m,0|r,0|r"(i32 %x, i32 %x) ;~ error: the constraints of this assembly cannot be read
  ret void
}
define void @order(i32 %x, ptr %p) {
  call void asm "", "r,=*m,~{cc},=*m"(i32 %x, ptr elementtype(i32) %p, ptr elementtype(i32) %p) ;~ error: a result stands in front of inputs, labels and clobbers
  callbr void asm "", "~{cc},!i"() to label %next [label %next] ;~ error: a label stands in front of clobbers
next:
  %a = callbr i32 asm "", "!i,=r"() to label %last [label %last] ;~ error: a result stands in front of inputs, labels and clobbers
last:
  ret void
}
define void @results(i32 %x) {
  %a = call { i32 } asm "", "=r"() ;~ error: assembly with one result gives it as such, and not in a struct
  %b = call { i32, i32, i32 } asm "", "=r,=r"() ;~ error: the constraints of this assembly name 2 results, but its type has 3
  %c = call [2 x i32] asm "", "=r,=r"() ;~ error: the constraints of this assembly name 2 results, but its type has 1
  call void asm "", "=r"() ;~ error: the constraints of this assembly name 1 result, but its type has 0
  %d = call {} asm "", ""() ;~ error: assembly without results gives `void`
  call void (i32, ...) asm "", "r"(i32 %x) ;~ error: assembly takes no variable arguments
  ret void
}
define void @memory(ptr %p, i32 %x) personality ptr @__gxx_personality_v0 {
  call void asm "", "=*m"(ptr elementtype(%opaque) %p) ;~ error: argument 1 is for an indirect constraint: its `elementtype` has to have a size
  call void asm "", "=*m,r"(ptr elementtype(i32) %p, ptr elementtype(i32) %p) ;~ error: argument 2 is for no indirect constraint, and so has no `elementtype`
  %a = call i32 asm "", "=m"(ptr elementtype(i32) %p) ;~ error: the constraints of this assembly name 0 arguments, but its type has 1
  invoke void asm "", "!i"() to label %next unwind label %pad ;~ error: constraints that are labels stand in a `callbr`
next:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
