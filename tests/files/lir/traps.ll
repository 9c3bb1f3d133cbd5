; test: unreachable and llvm.trap
; run: show lir
declare void @llvm.trap()
declare void @exit(i32)
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  call void @llvm.trap()
  unreachable
b:
  call void @llvm.trap()
  %x = add i32 1, 2
  br label %d
d:
  ret i32 %x
}
define void @g() {
  call void @exit(i32 1)
  unreachable
}
; expect:
; function @f(i8) -> i32 {
; block0(v0: i8):
;     v1 = iconst.i8 1
;     v2 = and.i8 v0, v1
;     brif v2, block1, block2
; block1:
;     trap abort
; block2:
;     trap abort
; block4:
;     v3 = iconst.i32 1
;     v4 = iconst.i32 2
;     v5 = add.i32 v3, v4
;     jump block3
; block3:
;     return v5
; }
;
; function @g() {
;     sig0 = (i32)
;     callee0 = @exit sig0
; block0:
;     v0 = iconst.i32 1
;     call callee0(v0) ; @exit
;     trap unreachable
; }
