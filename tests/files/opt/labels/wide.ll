; Not of a place of 64 bits: multiplied by the size of an address it may wrap, and be another one.
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
;     v1 = symbol_addr @table
;     v2 = lea v1 + v0 * 8
;     v3 = load.i64 v2
;     v4 = symbol_addr symbol2
;     v5 = sub.i64 v3, v4
;     switch v5, block1 [0: block2, 1: block3, 2: block4]
; block1:
;     trap unreachable
; block2:
;     v6 = iconst.i64 1
;     return v6
; block3:
;     v7 = iconst.i64 2
;     return v7
; block4:
;     v8 = iconst.i64 3
;     return v8
; }
