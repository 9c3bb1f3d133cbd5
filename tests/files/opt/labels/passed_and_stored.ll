; Not where the label itself is asked for.
; passes: gvn labels tidy
@table = internal constant [3 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two), ptr blockaddress(@f, %three)]
declare i32 @next()
declare i64 @more()
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
  %m = call i32 @next()
  %i = zext i32 %m to i64
  %p = getelementptr ptr, ptr @table, i64 %i
  %next = load ptr, ptr %p
  br label %dispatch
two:
  %n2 = mul i64 %n, 3
  %l = call i64 @more()
  %k = and i64 %l, 255
  %q = getelementptr ptr, ptr @table, i64 %k
  %other = load ptr, ptr %q
  store ptr %to, ptr %x
  br label %dispatch
three:
  ret i64 %n
}
; expect:
; function @f(i64) -> i64 {
;     sig0 = () -> i64
;     sig1 = () -> i32
;     callee0 = @more sig0
;     callee1 = @next sig1
; block0(v0: i64):
;     v3 = symbol_addr symbol5 + 1
;     v4 = iconst.i64 0
;     jump block1(v3, v4)
; block1(v1: i64, v2: i64):
;     v5 = symbol_addr symbol5
;     v6 = sub.i64 v1, v5
;     switch v6, block2 [0: block3, 1: block4, 2: block5]
; block2:
;     trap unreachable
; block3:
;     v15 = iconst.i64 1
;     v16 = add.i64 v2, v15
;     v17 = call callee1() ; @next
;     v18 = uext.i64 v17
;     v19 = symbol_addr @table
;     v20 = lea v19 + v18 * 8
;     v21 = load.i64 v20
;     jump block1(v21, v16)
; block4:
;     v7 = iconst.i64 3
;     v8 = mul.i64 v2, v7
;     v9 = call callee0() ; @more
;     v10 = iconst.i64 255
;     v11 = and.i64 v9, v10
;     v12 = symbol_addr @table
;     v13 = lea v12 + v11 * 8
;     v14 = load.i64 v13
;     store.i64 v1, v0
;     jump block1(v14, v8)
; block5:
;     return v2
; }
