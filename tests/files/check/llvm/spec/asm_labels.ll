; test: labels of assembly are the indirect destinations of a callbr
; flags: --std llvm
; spec: Label constraints: "Label constraints can only be used in conjunction with callbr and the number of label constraints must match the number of indirect destination labels in the callbr instruction."
define void @f() {
  callbr void asm sideeffect "", "!i"() to label %next [label %one]
next:
  callbr void asm sideeffect "", "!i,!i"() to label %last [label %one] ;~ error: the constraints of this assembly name 2 labels, but there are 1 in brackets
last:
  callbr void asm sideeffect "", ""() to label %two [label %one] ;~ error: the constraints of this assembly name 0 labels, but there are 1 in brackets
two:
  call void asm sideeffect "", "!i"() ;~ error: constraints that are labels stand in a `callbr`
  callbr void asm sideeffect "", "!i,!i"() to label %three [label %one, label %last]
three:
  ret void
one:
  ret void
}
