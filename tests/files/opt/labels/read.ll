; The place in the table decides, and the table is not read.
; passes: gvn labels tidy
@table = internal constant [3 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two), ptr blockaddress(@f, %three)]
define i64 @f(i32 %n) {
  %i = sext i32 %n to i64
  %p = getelementptr [3 x ptr], ptr @table, i64 0, i64 %i
  %to = load ptr, ptr %p
  indirectbr ptr %to, [ label %one, label %two, label %three ]
one:
  ret i64 1
two:
  ret i64 2
three:
  ret i64 3
}
; expect:
; function @f(i32) -> i64 {
; block0(v0: i32):
;     v1 = sext.i64 v0
;     switch v1, block1 [0: block2, 1: block3, 2: block4]
; block1:
;     trap unreachable
; block2:
;     v4 = iconst.i64 1
;     return v4
; block3:
;     v3 = iconst.i64 2
;     return v3
; block4:
;     v2 = iconst.i64 3
;     return v2
; }
