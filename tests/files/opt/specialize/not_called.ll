; Nothing calls it.
; passes: tidy mem2reg tidy specialize

define internal void @clear(ptr %p, i32 %n) noinline {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %q = getelementptr i8, ptr %p, i32 %i
  store i8 0, ptr %q
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
; expect:
; function @clear(i64, i32) {
; block0(v0: i64, v1: i32):
;     v3 = iconst.i32 0
;     jump block1(v3)
; block1(v2: i32):
;     v4 = sext.i64 v2
;     v5 = lea v0 + v4 * 1
;     v6 = iconst.i8 0
;     store.i8 v6, v5
;     v7 = iconst.i32 1
;     v8 = add.i32 v2, v7
;     v9 = icmp.i32 slt v8, v1
;     brif v9, block1(v8), block2
; block2:
;     return
; }
