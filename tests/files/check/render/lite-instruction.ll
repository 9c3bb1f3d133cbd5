; test: the whole rendering: instructions that LLVMlite does not have
; flags: --std llvmlite
define i64 @main(i64 %n, i8* %p) {
;~v error: LLVMlite has no instruction `sdiv`
  %a = sdiv i64 %n, 2
;~v error: LLVMlite has no instruction `select`
  %b = select i1 undef, i64 1, i64 2
  %c = icmp eq i64 %n, 0
;~v error: LLVMlite has no instruction `zext`
  %d = zext i1 %c to i64
;~v error: LLVMlite has no instruction `ptrtoint`
  %e = ptrtoint i8* %p to i64
;~v error: LLVMlite has no instruction `urem`
  %f = urem i64 %n, 2
  br i1 %c, label %x, label %y
x:
;~v error: LLVMlite has no instruction `switch`
  switch i64 %n, label %y [ i64 1, label %z ]
y:
  br label %z
z:
;~v error: LLVMlite has no instruction `phi`
  %g = phi i64 [ 1, %x ], [ 2, %y ]
;~v error: LLVMlite has no instruction `unreachable`
  unreachable
}
