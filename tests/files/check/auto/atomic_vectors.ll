; test: what atomic instructions work on has a size that is a power of two of bytes, and known
define void @f(ptr %x, <vscale x 2 x half> %a, <3 x half> %b, <2 x half> %c) {
  %1 = atomicrmw fadd ptr %x, <vscale x 2 x half> %a seq_cst ;~ error: `atomicrmw` wants floating-point numbers in a power of two of bytes, but `%a` is `<vscale x 2 x half>`
  %2 = atomicrmw fadd ptr %x, <3 x half> %b seq_cst ;~ error: `atomicrmw` wants floating-point numbers in a power of two of bytes, but `%b` is `<3 x half>`
  %3 = atomicrmw fadd ptr %x, <2 x half> %c seq_cst
  ret void
}
