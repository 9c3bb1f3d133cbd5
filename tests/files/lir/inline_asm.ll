; test: inline assembly is a stub that is called with the address of a block of its operands
; run: show lir
@g = internal global i32 5
define i32 @add(i32 %x, ptr %p) {
  %a = call i32 asm "addl $2, $0", "=r,0,*m,~{flags}"(i32 %x, ptr elementtype(i32) %p)
  %b = call i32 asm "movl ${1:P}(%rip), $0", "=r,i"(ptr @g)
  %c = add i32 %a, %b
  ret i32 %c
}
define i32 @goto(i32 %x) {
  callbr void asm sideeffect "testl $0, $0; jz ${1:l}", "r,!i,~{flags}"(i32 %x) to label %no [label %yes]
no:
  ret i32 0
yes:
  ret i32 1
}
; expect:
; function @add(i32, i64) -> i32 {
;     slot0 = 32 align 8
;     slot1 = 24 align 8
;     sig0 = (i64)
;     sig1 = (i64)
;     stub0 = x554889e54883ec1048897c240848c70424000000008b4708488b4f100301488b4c240889014883c4105dc3 frame x
;     stub1 = x554889e54883ec1048897c240848c70424000000008b05faffffff488b4c240889014883c4105dc3 frame x, 23 size 4 after 4 plus 0 @g
; block0(v0: i32, v1: i64):
;     v2 = slot_addr slot0 + 8
;     store.i32 v0, v2
;     v3 = slot_addr slot0 + 16
;     store.i64 v1, v3
;     v4 = stub_addr stub0
;     v5 = slot_addr slot0
;     call_indirect sig0 v4(v5)
;     v6 = load.i32 v5
;     v7 = slot_addr slot1 + 8
;     v8 = stub_addr stub1
;     v9 = slot_addr slot1
;     call_indirect sig1 v8(v9)
;     v10 = load.i32 v9
;     v11 = add.i32 v6, v10
;     return v11
; }
;
; function @goto(i32) -> i32 {
;     slot0 = 24 align 8
;     sig0 = (i64)
;     stub0 = x554889e54883ec1048897c240848c70424000000008b0785c07413488b442408488b0c24488948104883c4105dc348c7042401000000ebe3 frame x
; block0(v0: i32):
;     v1 = slot_addr slot0
;     store.i32 v0, v1
;     v2 = stub_addr stub0
;     call_indirect sig0 v2(v1)
;     v3 = load.i64 v1 + 16
;     switch v3, block1 [1: block2]
; block1:
;     v4 = iconst.i32 0
;     return v4
; block2:
;     v5 = iconst.i32 1
;     return v5
; }
