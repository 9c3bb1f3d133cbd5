; test: instructions that LLVMlite does not have
; flags: --std llvmlite
define i64 @main(i64 %n, i8* %p) {
  %a = sdiv i64 %n, 2 ;~ error: LLVMlite has no instruction `sdiv`
  %b = select i1 undef, i64 1, i64 2 ;~ error: LLVMlite has no instruction `select`
  %c = icmp eq i64 %n, 0
  %d = zext i1 %c to i64 ;~ error: LLVMlite has no instruction `zext`
  %e = ptrtoint i8* %p to i64 ;~ error: LLVMlite has no instruction `ptrtoint`
  %f = urem i64 %n, 2 ;~ error: LLVMlite has no instruction `urem`
  br i1 %c, label %x, label %y
x:
  switch i64 %n, label %y [ i64 1, label %z ] ;~ error: LLVMlite has no instruction `switch`
y:
  br label %z
z:
  %g = phi i64 [ 1, %x ], [ 2, %y ] ;~ error: LLVMlite has no instruction `phi`
  unreachable ;~ error: LLVMlite has no instruction `unreachable`
}
