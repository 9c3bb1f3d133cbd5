; A function that returns nothing.
; passes: tidy mem2reg tidy recurse tidy

define void @clear(ptr %p, i64 %n) {
  %end = icmp eq i64 %n, 0
  br i1 %end, label %ret, label %more
more:
  store i8 0, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %less = sub i64 %n, 1
  call void @clear(ptr %q, i64 %less)
  br label %ret
ret:
  ret void
}
; expect:
; function @clear(i64, i64) {
; block0(v0: i64, v1: i64):
;     v4 = iconst.i64 0
;     v5 = icmp.i64 eq v1, v4
;     brif v5, block2, block1(v0, v1)
; block1(v2: i64, v3: i64):
;     v6 = iconst.i8 0
;     store.i8 v6, v2
;     v7 = iconst.i64 1
;     v8 = sub.i64 v3, v7
;     v9 = add.i64 v2, v7
;     v10 = iconst.i64 0
;     v11 = icmp.i64 eq v8, v10
;     brif v11, block2, block1(v9, v8)
; block2:
;     return
; }
