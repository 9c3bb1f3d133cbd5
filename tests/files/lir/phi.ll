; test: phi as block parameters: loops, a swap, a critical edge, constants, incoming pairs in any order
; run: show lir
define i64 @loop(i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ %next, %body ], [ 0, %entry ]
  %sum = phi i64 [ 1, %entry ], [ %more, %body ]
  %done = icmp eq i64 %i, %n
  br i1 %done, label %out, label %body
body:
  %more = add i64 %sum, %i
  %next = add i64 %i, 1
  br label %head
out:
  ret i64 %sum
}

define i64 @swap(i1 %c, i64 %x, i64 %y) {
entry:
  br label %head
head:
  %a = phi i64 [ %x, %entry ], [ %b, %head ]
  %b = phi i64 [ %y, %entry ], [ %a, %head ]
  br i1 %c, label %head, label %out
out:
  ret i64 %b
}

define i64 @critical(i1 %c, i1 %d) {
entry:
  br i1 %c, label %join, label %other
other:
  br i1 %d, label %join, label %join
join:
  %r = phi i64 [ 1, %entry ], [ 2, %other ], [ 2, %other ]
  ret i64 %r
}
; expect:
; function @loop(i64) -> i64 {
; block0(v0: i64):
;     v3 = iconst.i64 0
;     v4 = iconst.i64 1
;     jump block1(v3, v4)
; block1(v1: i64, v2: i64):
;     v5 = icmp.i64 eq v1, v0
;     brif v5, block3, block2
; block2:
;     v6 = add.i64 v2, v1
;     v7 = iconst.i64 1
;     v8 = add.i64 v1, v7
;     jump block1(v8, v6)
; block3:
;     return v2
; }
;
; function @swap(i8, i64, i64) -> i64 {
; block0(v0: i8, v1: i64, v2: i64):
;     v5 = iconst.i8 1
;     v6 = and.i8 v0, v5
;     jump block1(v1, v2)
; block1(v3: i64, v4: i64):
;     brif v6, block1(v4, v3), block2
; block2:
;     return v4
; }
;
; function @critical(i8, i8) -> i64 {
; block0(v0: i8, v1: i8):
;     v3 = iconst.i8 1
;     v4 = and.i8 v0, v3
;     v5 = and.i8 v1, v3
;     v6 = iconst.i64 1
;     brif v4, block2(v6), block1
; block1:
;     v7 = iconst.i64 2
;     brif v5, block2(v7), block2(v7)
; block2(v2: i64):
;     return v2
; }
