; test: the entry block has no address, and neither has a block that is not there
; flags: --std llvm
; spec: Addresses of Basic Blocks: "Taking the address of the entry block is illegal."
@b = global ptr blockaddress(@f, %entry) ;~ error: `%entry` is the entry block, which nothing jumps to: it has no address
@c = global ptr blockaddress(@f, %missing) ;~ error: `@f` has no block `%missing`
@d = global ptr blockaddress(@g, %next) ;~ error: `@g` is only declared, and has no blocks
@e = global ptr blockaddress(@b, %next) ;~ error: `@b` is no function, and has no blocks
declare void @g()
define void @f() {
entry:
  br label %next
next:
  ret void
}
