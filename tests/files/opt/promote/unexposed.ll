; A variable whose address goes nowhere is no character that it leads to.
; passes: inline tidy invert mem2reg tidy gvn licm promote tidy

@p = internal global ptr null

define void @skip() {
entry:
  br label %head
head:
  %at = load ptr, ptr @p
  %c = load i8, ptr %at
  %space = icmp eq i8 %c, 32
  br i1 %space, label %body, label %end
body:
  %from = load ptr, ptr @p
  %next = getelementptr i8, ptr %from, i64 1
  store ptr %next, ptr @p
  br label %head
end:
  ret void
}
; expect:
; function @skip() {
; block0:
;     v1 = symbol_addr @p
;     v2 = load.i64 v1
;     v3 = load.i8 v2
;     v4 = iconst.i8 32
;     v5 = icmp.i8 eq v3, v4
;     brif v5, block1, block3
; block1:
;     v6 = iconst.i64 1
;     v7 = load.i64 v1
;     jump block2(v7)
; block2(v0: i64):
;     v8 = add.i64 v0, v6
;     v9 = load.i8 v0 + 1
;     v10 = icmp.i8 eq v9, v4
;     brif v10, block2(v8), block4
; block3:
;     return
; block4:
;     store.i64 v8, v1
;     jump block3
; }
