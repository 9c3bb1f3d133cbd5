; test: switch at several widths, with values for the phis of its targets
; run: show lir
define i64 @f(i8 %x, i3 %y) {
entry:
  switch i8 %x, label %other [ i8 0, label %zero
                               i8 -1, label %join
                               i8 5, label %join ]
zero:
  switch i3 %y, label %join [ i3 -4, label %other
                              i3 1, label %join ]
other:
  %o = phi i64 [ 10, %entry ], [ 11, %zero ]
  ret i64 %o
join:
  %r = phi i64 [ 1, %entry ], [ 1, %entry ], [ 2, %zero ], [ 2, %zero ]
  ret i64 %r
}
define void @none(i64 %x) {
  switch i64 %x, label %out [ ]
out:
  ret void
}
; expect:
; function @f(i8, i8) -> i64 {
; block0(v0: i8, v1: i8):
;     v4 = iconst.i8 7
;     v5 = and.i8 v1, v4
;     v6 = iconst.i64 10
;     v7 = iconst.i64 1
;     switch v0, block2(v6) [0: block1, 255: block3(v7), 5: block3(v7)]
; block1:
;     v8 = iconst.i64 2
;     v9 = iconst.i64 11
;     switch v5, block3(v8) [4: block2(v9), 1: block3(v8)]
; block2(v2: i64):
;     return v2
; block3(v3: i64):
;     return v3
; }
;
; function @none(i64) {
; block0(v0: i64):
;     jump block1
; block1:
;     return
; }
