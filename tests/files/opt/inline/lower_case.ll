; What is lower case is in a table of the locale, which has entries from -128 to 255.
; passes: inline tidy

declare i32 @tolower(i32)

define i32 @f(i32 %x) {
  %y = call i32 @tolower(i32 %x)
  ret i32 %y
}
; expect:
; function @f(i32) -> i32 {
;     sig0 = (i32) -> i32
;     sig1 = () -> i64
;     sig2 = (i32) -> i32
;     callee0 = @tolower sig0
;     callee1 = %__ctype_tolower_loc sig1
;     callee2 = @tolower sig2
; block0(v0: i32):
;     v2 = iconst.i32 128
;     v3 = add.i32 v0, v2
;     v4 = iconst.i32 384
;     v5 = icmp.i32 ult v3, v4
;     brif v5, block3, block2
; block2:
;     cold
;     v6 = call callee2(v0) ; @tolower
;     jump block1(v6)
; block3:
;     v7 = call callee1() ; %__ctype_tolower_loc
;     v8 = load.i64 v7
;     v9 = sext.i64 v0
;     v10 = lea v8 + v9 * 4
;     v11 = load.i32 v10
;     jump block1(v11)
; block1(v1: i32):
;     return v1
; }
