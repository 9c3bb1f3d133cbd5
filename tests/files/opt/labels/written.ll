; Not where the table is written to.
; passes: gvn labels tidy
@table = internal global [3 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two), ptr blockaddress(@f, %three)]
declare i64 @next()
declare void @tick()
define i64 @f(ptr %x) {
  br label %start
start:
  br label %dispatch
dispatch:
  %to = phi ptr [ blockaddress(@f, %two), %start ], [ %next, %one ], [ %other, %two ]
  %n = phi i64 [ 0, %start ], [ %n1, %one ], [ %n2, %two ]
  indirectbr ptr %to, [ label %one, label %two, label %three ]
one:
  %n1 = add i64 %n, 1
  %i = call i64 @next()
  %p = getelementptr ptr, ptr @table, i64 %i
  %next = load ptr, ptr %p
  br label %dispatch
two:
  %n2 = mul i64 %n, 3
  %k = call i64 @next()
  %q = getelementptr ptr, ptr @table, i64 %k
  %other = load ptr, ptr %q
  store ptr %other, ptr @table
  br label %dispatch
three:
  ret i64 %n
}
; expect:
; function @f(i64) -> i64 {
;     sig0 = () -> i64
;     callee0 = @next sig0
; block0(v0: i64):
;     v3 = symbol_addr symbol4 + 1
;     v4 = iconst.i64 0
;     jump block1(v3, v4)
; block1(v1: i64, v2: i64):
;     v5 = symbol_addr symbol4
;     v6 = sub.i64 v1, v5
;     switch v6, block2 [0: block3, 1: block4, 2: block5]
; block2:
;     trap unreachable
; block3:
;     v13 = iconst.i64 1
;     v14 = add.i64 v2, v13
;     v15 = call callee0() ; @next
;     v16 = symbol_addr @table
;     v17 = lea v16 + v15 * 8
;     v18 = load.i64 v17
;     jump block1(v18, v14)
; block4:
;     v7 = iconst.i64 3
;     v8 = mul.i64 v2, v7
;     v9 = call callee0() ; @next
;     v10 = symbol_addr @table
;     v11 = lea v10 + v9 * 8
;     v12 = load.i64 v11
;     store.i64 v12, v10
;     jump block1(v12, v8)
; block5:
;     return v2
; }
