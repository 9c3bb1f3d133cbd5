; Strings that differ from a constant in the first byte are compared without a call; where neither is a constant it stays.
; passes: inline tidy

@word = private constant [4 x i8] c"for\00"

declare i32 @strcmp(ptr, ptr)
declare i32 @strncmp(ptr, ptr, i64)

define i32 @f(ptr %p) {
  %c = call i32 @strcmp(ptr %p, ptr @word)
  ret i32 %c
}

define i32 @g(ptr %p, i64 %n) {
  %c = call i32 @strncmp(ptr @word, ptr %p, i64 %n)
  ret i32 %c
}

define i64 @asked(ptr %p, ptr %q) {
  %c = call i32 @strcmp(ptr %p, ptr %q)
  %e = icmp eq i32 %c, 0
  br i1 %e, label %same, label %other
same:
  ret i64 1
other:
  ret i64 2
}
; expect:
; function @f(i64) -> i32 {
;     sig0 = (i64, i64) -> i32
;     sig1 = (i64, i64) -> i32
;     callee0 = @strcmp sig0
;     callee1 = @strcmp sig1
; block0(v0: i64):
;     v1 = symbol_addr @word
;     v3 = load.i8 v0
;     v4 = load.i8 v1
;     v5 = icmp.i8 eq v3, v4
;     brif v5, block3, block2
; block2:
;     v6 = uext.i32 v3
;     v7 = uext.i32 v4
;     v8 = sub.i32 v6, v7
;     jump block1(v8)
; block3:
;     v9 = call callee1(v0, v1) ; @strcmp
;     jump block1(v9)
; block1(v2: i32):
;     return v2
; }
;
; function @g(i64, i64) -> i32 {
;     sig0 = (i64, i64, i64) -> i32
;     sig1 = (i64, i64, i64) -> i32
;     callee0 = @strncmp sig0
;     callee1 = @strncmp sig1
; block0(v0: i64, v1: i64):
;     v2 = symbol_addr @word
;     v4 = iconst.i64 0
;     v5 = icmp.i64 ne v1, v4
;     brif v5, block3, block2
; block2:
;     v6 = iconst.i32 0
;     jump block1(v6)
; block3:
;     v7 = load.i8 v2
;     v8 = load.i8 v0
;     v9 = icmp.i8 eq v7, v8
;     brif v9, block5, block4
; block4:
;     v10 = uext.i32 v7
;     v11 = uext.i32 v8
;     v12 = sub.i32 v10, v11
;     jump block1(v12)
; block5:
;     v13 = call callee1(v2, v0, v1) ; @strncmp
;     jump block1(v13)
; block1(v3: i32):
;     return v3
; }
;
; function @asked(i64, i64) -> i64 {
;     sig0 = (i64, i64) -> i32
;     callee0 = @strcmp sig0
; block0(v0: i64, v1: i64):
;     v2 = call callee0(v0, v1) ; @strcmp
;     v3 = iconst.i32 0
;     v4 = icmp.i32 eq v2, v3
;     brif v4, block1, block2
; block1:
;     v5 = iconst.i64 1
;     return v5
; block2:
;     v6 = iconst.i64 2
;     return v6
; }
