; test: operands in mask registers: `k` is any of them, `Yk` one that can mask
; run: show lir
define i32 @main() {
  %k = call i16 asm "kmovw $1, $0", "=^Yk,r"(i32 77)
  %l = call i16 asm "kaddw $1, $1, $0", "=k,k"(i16 %k)
  %r = zext i16 %l to i32
  ret i32 %r
}
; expect:
; function @main() -> i32 {
;     slot0 = 24 align 8
;     slot1 = 24 align 8
;     sig0 = (i64)
;     sig1 = (i64)
;     stub0 = x554889e54883ec1048897c240848c70424000000008b4708c5f892c8488b442408c5f891084883c4105dc3 frame x
;     stub1 = x554889e54883ec1048897c240848c7042400000000c5f8904f08c5f44ac1488b442408c5f891004883c4105dc3 frame x
; block0:
;     v0 = slot_addr slot0 + 8
;     v1 = iconst.i32 77
;     store.i32 v1, v0
;     v2 = stub_addr stub0
;     v3 = slot_addr slot0
;     call_indirect sig0 v2(v3)
;     v4 = load.i16 v3
;     v5 = slot_addr slot1 + 8
;     store.i16 v4, v5
;     v6 = stub_addr stub1
;     v7 = slot_addr slot1
;     call_indirect sig1 v6(v7)
;     v8 = load.i16 v7
;     v9 = uext.i32 v8
;     return v9
; }
