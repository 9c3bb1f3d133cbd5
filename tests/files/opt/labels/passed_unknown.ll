; Not where a label comes from elsewhere.
; passes: gvn labels tidy
@table = internal constant [3 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two), ptr blockaddress(@f, %three)]
declare i64 @next()
declare void @tick()
define i64 @f(ptr %x) {
  br label %start
start:
  br label %dispatch
dispatch:
  %to = phi ptr [ %x, %start ], [ %next, %one ], [ %other, %two ]
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
  call void @tick()
  br label %dispatch
three:
  ret i64 %n
}
; expect:
; function @f(i64) -> i64 {
;     sig0 = () -> i64
;     sig1 = ()
;     callee0 = @next sig0
;     callee1 = @tick sig1
; block0(v0: i64):
;     v3 = iconst.i64 0
;     jump block1(v0, v3)
; block1(v1: i64, v2: i64):
;     v4 = symbol_addr symbol4
;     v5 = sub.i64 v1, v4
;     switch v5, block2 [0: block3, 1: block4, 2: block5]
; block2:
;     trap unreachable
; block3:
;     v12 = iconst.i64 1
;     v13 = add.i64 v2, v12
;     v14 = call callee0() ; @next
;     v15 = symbol_addr @table
;     v16 = lea v15 + v14 * 8
;     v17 = load.i64 v16
;     jump block1(v17, v13)
; block4:
;     v6 = iconst.i64 3
;     v7 = mul.i64 v2, v6
;     v8 = call callee0() ; @next
;     v9 = symbol_addr @table
;     v10 = lea v9 + v8 * 8
;     v11 = load.i64 v10
;     call callee1() ; @tick
;     jump block1(v11, v7)
; block5:
;     return v2
; }
