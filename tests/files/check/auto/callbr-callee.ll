; test: `callbr` calls inline assembly that does not unwind, with a label for each target
declare void @g()
define void @f(i32 %x) {
  callbr void @g() to label %a [label %b] ;~ error: `callbr` calls inline assembly alone
a:
  callbr void asm unwind "", "!i"() to label %c [label %b] ;~ error: `callbr` calls assembly that does not unwind
b:
  ret void
c:
  callbr void asm "", "r,!i"(i32 %x) to label %d [label %b, label %b] ;~ error: the constraints of this assembly name 1 label, but there are 2 in brackets
d:
  callbr void asm "", "r,!i"(i32 %x) to label %b [label %e]
e:
  ret void
}
