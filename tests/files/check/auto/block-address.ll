; test: the address of a block is that of a block of a function that is defined in this module, and
; not of its entry block
@a = global ptr blockaddress(@f, %entry) ;~ error: `%entry` is the entry block, which nothing jumps to: it has no address
@b = global ptr blockaddress(@f, %nope) ;~ error: `@f` has no block `%nope`
@c = global ptr blockaddress(@f, %x) ;~ error: `@f` has no block `%x`
@d = global ptr blockaddress(@g, %x) ;~ error: `@g` is only declared, and has no blocks
@e = global ptr blockaddress(@a, %x) ;~ error: `@a` is no function, and has no blocks
@h = global ptr blockaddress(@f, %next)
@i = global ptr blockaddress(@k, %1)
declare void @g()
define void @f(i64 %x) {
entry:
  br label %next
next:
  ret void
}
define void @k() {
  br label %1
  ret void
}
