; A counter and a sum in stack slots become parameters of the loop's header.
; passes: tidy mem2reg tidy

define i32 @sum(i32 %n) {
  %n.addr = alloca i32
  %s = alloca i32
  %i = alloca i32
  store i32 %n, ptr %n.addr
  store i32 0, ptr %s
  store i32 1, ptr %i
  br label %cond
cond:
  %a = load i32, ptr %i
  %b = load i32, ptr %n.addr
  %c = icmp sle i32 %a, %b
  br i1 %c, label %body, label %end
body:
  %d = load i32, ptr %s
  %e = load i32, ptr %i
  %f = add i32 %d, %e
  store i32 %f, ptr %s
  br label %inc
inc:
  %g = load i32, ptr %i
  %h = add i32 %g, 1
  store i32 %h, ptr %i
  br label %cond
end:
  %r = load i32, ptr %s
  ret i32 %r
}
; expect:
; function @sum(i32) -> i32 {
; block0(v0: i32):
;     v3 = iconst.i32 0
;     v4 = iconst.i32 1
;     jump block1(v3, v4)
; block1(v1: i32, v2: i32):
;     v5 = icmp.i32 sle v2, v0
;     brif v5, block2, block3
; block2:
;     v6 = add.i32 v1, v2
;     v7 = iconst.i32 1
;     v8 = add.i32 v2, v7
;     jump block1(v6, v8)
; block3:
;     return v1
; }
