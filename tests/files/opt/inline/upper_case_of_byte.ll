; A byte is in the table, with a sign or without: nothing is compared.
; passes: inline tidy ranges gvn tidy

declare i32 @toupper(i32)

define i32 @f(i8 %a, i8 signext %b) {
  %x = zext i8 %a to i32
  %y = sext i8 %b to i32
  %u = call i32 @toupper(i32 %x)
  %v = call i32 @toupper(i32 %y)
  %z = sub i32 %u, %v
  ret i32 %z
}
; expect:
; function @f(i8, i32 sext) -> i32 {
;     sig0 = () -> i64
;     sig1 = () -> i64
;     callee0 = %__ctype_toupper_loc sig0
;     callee1 = %__ctype_toupper_loc sig1
; block0(v0: i8, v1: i32):
;     v2 = trunc.i8 v1
;     v3 = call callee0() ; %__ctype_toupper_loc
;     v4 = load.i64 v3
;     v5 = uext.i64 v0
;     v6 = lea v4 + v5 * 4
;     v7 = load.i32 v6
;     v8 = call callee1() ; %__ctype_toupper_loc
;     v9 = load.i64 v8
;     v10 = sext.i64 v2
;     v11 = lea v9 + v10 * 4
;     v12 = load.i32 v11
;     v13 = sub.i32 v7, v12
;     return v13
; }
