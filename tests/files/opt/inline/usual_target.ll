; Where a call of an address has nearly always called one small function, the body of that is there for where the
; address is that function's, also among results of others. One without results stays without.
; passes: inline tidy
; target: twice 0 double
; target: nothing 0 store

@number = global i64 0

define internal i64 @double(i64 %x) {
  %y = shl i64 %x, 1
  ret i64 %y
}

define internal void @store(i64 %x) {
  store i64 %x, ptr @number
  ret void
}

define i64 @twice(ptr %f, i64 %x) noinline {
  %y = call i64 %f(i64 %x)
  %z = call i64 %f(i64 %y)
  %s = add i64 %y, %z
  ret i64 %s
}

define void @nothing(ptr %f, i64 %x) noinline {
  call void %f(i64 %x)
  ret void
}
; expect:
; function @double(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i64 1
;     v2 = shl.i64 v0, v1
;     return v2
; }
;
; function @store(i64) {
; block0(v0: i64):
;     v1 = symbol_addr @number
;     store.i64 v0, v1
;     return
; }
;
; function @twice(i64, i64) -> i64 {
;     sig0 = (i64) -> i64
; block0(v0: i64, v1: i64):
;     v3 = symbol_addr @double
;     v4 = icmp.i64 eq v0, v3
;     brif v4, block1, block2
; block1:
;     v5 = iconst.i64 1
;     v6 = shl.i64 v1, v5
;     jump block3(v6)
; block2:
;     cold
;     v7 = call_indirect sig0 v0(v1)
;     jump block3(v7)
; block3(v2: i64):
;     v8 = call_indirect sig0 v0(v2)
;     v9 = add.i64 v2, v8
;     return v9
; }
;
; function @nothing(i64, i64) {
;     sig0 = (i64)
; block0(v0: i64, v1: i64):
;     v2 = symbol_addr @store
;     v3 = icmp.i64 eq v0, v2
;     brif v3, block1, block2
; block1:
;     v4 = symbol_addr @number
;     store.i64 v1, v4
;     jump block3
; block2:
;     cold
;     call_indirect sig0 v0(v1)
;     jump block3
; block3:
;     return
; }
