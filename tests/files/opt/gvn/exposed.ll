; Variables whose addresses go somewhere in any function of the module may be what a pointer leads to.
; passes: gvn tidy

@external = global i32 1
@stored = internal global i32 2
@passed = internal global i32 3
@chosen = internal global i32 4
@number = internal global i32 5
@kept = internal global [2 x i32] zeroinitializer
@holder = internal global ptr getelementptr ([2 x i32], ptr @kept, i64 0, i64 1)

declare void @callee(ptr)

define i32 @each(ptr %p) {
  store i32 1, ptr @external
  store i32 1, ptr @stored
  store i32 1, ptr @passed
  store i32 1, ptr @chosen
  store i32 1, ptr @number
  store i32 1, ptr @kept
  store i32 2, ptr %p
  %a = load i32, ptr @external
  %b = load i32, ptr @stored
  %c = load i32, ptr @passed
  %d = load i32, ptr @chosen
  %e = load i32, ptr @number
  %f = load i32, ptr @kept
  %ab = add i32 %a, %b
  %ac = add i32 %ab, %c
  %ad = add i32 %ac, %d
  %ae = add i32 %ad, %e
  %af = add i32 %ae, %f
  ret i32 %af
}

define i64 @others(i1 %c, ptr %p) {
  store ptr @stored, ptr %p
  call void @callee(ptr @passed)
  %s = select i1 %c, ptr @chosen, ptr %p
  store i32 0, ptr %s
  %n = ptrtoint ptr @number to i64
  ret i64 %n
}
; expect:
; function @each(i64) -> i32 {
; block0(v0: i64):
;     v1 = iconst.i32 1
;     v2 = symbol_addr @external
;     store.i32 v1, v2
;     v3 = symbol_addr @stored
;     store.i32 v1, v3
;     v4 = symbol_addr @passed
;     store.i32 v1, v4
;     v5 = symbol_addr @chosen
;     store.i32 v1, v5
;     v6 = symbol_addr @number
;     store.i32 v1, v6
;     v7 = symbol_addr @kept
;     store.i32 v1, v7
;     v8 = iconst.i32 2
;     store.i32 v8, v0
;     v9 = load.i32 v2
;     v10 = load.i32 v3
;     v11 = load.i32 v4
;     v12 = load.i32 v5
;     v13 = load.i32 v6
;     v14 = load.i32 v7
;     v15 = add.i32 v9, v10
;     v16 = add.i32 v11, v15
;     v17 = add.i32 v12, v16
;     v18 = add.i32 v13, v17
;     v19 = add.i32 v14, v18
;     return v19
; }
;
; function @others(i8, i64) -> i64 {
;     sig0 = (i64)
;     callee0 = @callee sig0
; block0(v0: i8, v1: i64):
;     v2 = iconst.i8 1
;     v3 = and.i8 v0, v2
;     v4 = symbol_addr @stored
;     store.i64 v4, v1
;     v5 = symbol_addr @passed
;     call callee0(v5) ; @callee
;     v6 = symbol_addr @chosen
;     v7 = select.i64 v3, v6, v1
;     v8 = iconst.i32 0
;     store.i32 v8, v7
;     v9 = symbol_addr @number
;     return v9
; }
