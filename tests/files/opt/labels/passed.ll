; The place is passed on in the stead of the label; that of a label that is known is known.
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
;     v3 = iconst.i64 0
;     v4 = iconst.i64 1
;     jump block1(v4, v3)
; block1(v1: i64, v2: i64):
;     switch v1, block2 [0: block3, 1: block4, 2: block5]
; block2:
;     trap unreachable
; block3:
;     v10 = iconst.i64 1
;     v11 = add.i64 v2, v10
;     v12 = call callee2() ; @next
;     v13 = uext.i64 v12
;     jump block1(v13, v11)
; block4:
;     v5 = iconst.i64 3
;     v6 = mul.i64 v2, v5
;     v7 = call callee0() ; @more
;     v8 = iconst.i64 255
;     v9 = and.i64 v7, v8
;     call callee1() ; @tick
;     jump block1(v9, v6)
; block5:
;     return v2
; }
