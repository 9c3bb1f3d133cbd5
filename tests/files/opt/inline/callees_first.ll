; Small callees take the place of their calls, those they call first; a recursive one does not, nor
; one whose author forbids it. `optnone` at every function is clang's -O0, and forbids nothing.
; passes: inline tidy

define internal i64 @square(i64 %x) noinline optnone {
  %y = mul i64 %x, %x
  ret i64 %y
}

define i64 @larger(i64 %a, i64 %b) {
  %c = icmp sgt i64 %a, %b
  br i1 %c, label %first, label %second
first:
  %s = call i64 @square(i64 %a)
  ret i64 %s
second:
  ret i64 %b
}

define i64 @kept(i64 %x) noinline {
  ret i64 %x
}

define i64 @down(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %more
end:
  ret i64 0
more:
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m)
  %k = call i64 @kept(i64 %r)
  %l = call i64 @larger(i64 %k, i64 %n)
  ret i64 %l
}
; expect:
; function @square(i64) -> i64 {
; block0(v0: i64):
;     v1 = mul.i64 v0, v0
;     return v1
; }
;
; function @larger(i64, i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @square sig0
; block0(v0: i64, v1: i64):
;     v2 = icmp.i64 sgt v0, v1
;     brif v2, block1, block2
; block2:
;     return v1
; block1:
;     v3 = mul.i64 v0, v0
;     return v3
; }
;
; function @kept(i64) -> i64 {
; block0(v0: i64):
;     return v0
; }
;
; function @down(i64) -> i64 {
;     sig0 = (i64) -> i64
;     sig1 = (i64) -> i64
;     callee0 = @down sig0
;     callee1 = @kept sig1
; block0(v0: i64):
;     v2 = iconst.i64 0
;     v3 = icmp.i64 eq v0, v2
;     brif v3, block4, block1
; block1:
;     v4 = iconst.i64 1
;     v5 = sub.i64 v0, v4
;     v6 = call callee0(v5) ; @down
;     v7 = call callee1(v6) ; @kept
;     v8 = icmp.i64 sgt v7, v0
;     brif v8, block2, block3(v0)
; block2:
;     v9 = mul.i64 v7, v7
;     jump block3(v9)
; block3(v1: i64):
;     return v1
; block4:
;     v10 = iconst.i64 0
;     return v10
; }
