; Not where labels are read from two tables.
; passes: gvn labels tidy
@table = internal constant [3 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two), ptr blockaddress(@f, %three)]
@others = internal constant [2 x ptr] [ptr blockaddress(@f, %three), ptr blockaddress(@f, %two)]
declare i32 @next()
declare i64 @more()
declare void @tick()
define i64 @f(ptr %x) {
  br label %start
start:
  br label %dispatch
dispatch:
  %to = phi ptr [ blockaddress(@f, %one), %start ], [ %next, %one ], [ %other, %two ]
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
  %q = getelementptr ptr, ptr @others, i64 %k
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
;     sig2 = () -> i32
;     callee0 = @more sig0
;     callee1 = @tick sig1
;     callee2 = @next sig2
; block0(v0: i64):
;     v3 = symbol_addr symbol6
;     v4 = iconst.i64 0
;     jump block1(v3, v4)
; block1(v1: i64, v2: i64):
;     v5 = sub.i64 v1, v3
;     switch v5, block2 [0: block3, 1: block4, 2: block5]
; block2:
;     trap unreachable
; block3:
;     v14 = iconst.i64 1
;     v15 = add.i64 v2, v14
;     v16 = call callee2() ; @next
;     v17 = uext.i64 v16
;     v18 = symbol_addr @table
;     v19 = lea v18 + v17 * 8
;     v20 = load.i64 v19
;     jump block1(v20, v15)
; block4:
;     v6 = iconst.i64 3
;     v7 = mul.i64 v2, v6
;     v8 = call callee0() ; @more
;     v9 = iconst.i64 255
;     v10 = and.i64 v8, v9
;     v11 = symbol_addr @others
;     v12 = lea v11 + v10 * 8
;     v13 = load.i64 v12
;     call callee1() ; @tick
;     jump block1(v13, v7)
; block5:
;     return v2
; }
