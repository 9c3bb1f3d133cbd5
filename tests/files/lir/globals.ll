; test: symbols as operands: folded addresses, constant expressions, aliases
; run: show lir
@x = global i64 5
@arr = global [10 x i32] zeroinitializer
@mid = alias i32, getelementptr ([10 x i32], ptr @arr, i64 0, i64 4)
define i32 @f(i64 %i) {
  %a = load i64, ptr @x
  store i64 %a, ptr getelementptr (i8, ptr @x, i64 0)
  %p = getelementptr [10 x i32], ptr @arr, i64 0, i64 %i
  %b = load i32, ptr %p
  %c = load i32, ptr getelementptr ([10 x i32], ptr @arr, i64 0, i64 3)
  %d = load i32, ptr @mid
  %s = add i32 %b, %c
  %t = add i32 %s, %d
  ret i32 %t
}
define i64 @exprs() {
  %a = add i64 ptrtoint (ptr @x to i64), 1
  %b = sub i64 ptrtoint (ptr @arr to i64), ptrtoint (ptr @x to i64)
  %c = add i64 %a, sub (i64 ptrtoint (ptr @arr to i64), i64 ptrtoint (ptr @x to i64))
  %d = add i64 %b, %c
  %n = icmp eq ptr @x, null
  %r = select i1 %n, i64 0, i64 %d
  ret i64 %r
}
define ptr @addresses() {
  ret ptr @exprs
}
; expect:
; function @f(i64) -> i32 {
; block0(v0: i64):
;     v1 = symbol_addr @x
;     v2 = load.i64 v1
;     store.i64 v2, v1
;     v3 = symbol_addr @arr
;     v4 = lea v3 + v0 * 4
;     v5 = load.i32 v4
;     v6 = load.i32 v3 + 12
;     v7 = load.i32 v3 + 16
;     v8 = add.i32 v5, v6
;     v9 = add.i32 v8, v7
;     return v9
; }
;
; function @exprs() -> i64 {
; block0:
;     v0 = symbol_addr @x
;     v1 = iconst.i64 1
;     v2 = add.i64 v0, v1
;     v3 = symbol_addr @arr
;     v4 = sub.i64 v3, v0
;     v5 = sub.i64 v3, v0
;     v6 = add.i64 v2, v5
;     v7 = add.i64 v4, v6
;     v8 = iconst.i64 0
;     v9 = icmp.i64 eq v0, v8
;     v10 = select.i64 v9, v8, v7
;     return v10
; }
;
; function @addresses() -> i64 {
; block0:
;     v0 = symbol_addr @exprs
;     return v0
; }
