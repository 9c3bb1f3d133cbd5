; The order of the table is its own, and labels may stand in it twice.
; passes: gvn labels tidy
@table = internal constant [5 x ptr] [ptr blockaddress(@f, %three), ptr blockaddress(@f, %one), ptr blockaddress(@f, %three), ptr blockaddress(@f, %two), ptr blockaddress(@f, %one)]
define i64 @f(i8 %i) {
  %n = zext i8 %i to i64
  %p = getelementptr ptr, ptr @table, i64 %n
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
; function @f(i8) -> i64 {
; block0(v0: i8):
;     switch v0, block1 [0: block4, 1: block2, 2: block4, 3: block3, 4: block2]
; block1:
;     trap unreachable
; block2:
;     v2 = iconst.i64 1
;     return v2
; block3:
;     v1 = iconst.i64 2
;     return v1
; block4:
;     v3 = iconst.i64 3
;     return v3
; }
