; All bits set: a constant like any other.
define <2 x i64> @f() {
  ret <2 x i64> <i64 -1, i64 -1>
}
; baseline:
; @f:
;     movups xmm0, [=0xffffffffffffffffffffffffffffffff]
;     ret
; opt:
; @f:
;     movaps xmm0, [=0xffffffffffffffffffffffffffffffff]
;     ret
