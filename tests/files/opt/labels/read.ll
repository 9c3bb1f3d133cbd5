; The place in the table decides, and the table is not read.
; passes: gvn labels tidy
@table = internal constant [3 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two), ptr blockaddress(@f, %three)]
define i64 @f(i64 %i) {
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
; function @f(i64) -> i64 {
; block0(v0: i64):
;     switch v0, block1 [0: block2, 1: block3, 2: block4]
; block1:
;     trap unreachable
; block2:
;     v3 = iconst.i64 1
;     return v3
; block3:
;     v2 = iconst.i64 2
;     return v2
; block4:
;     v1 = iconst.i64 3
;     return v1
; }
