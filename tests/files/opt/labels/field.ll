; Not of a table that is part of something else: a place outside of it may be one in another table.
; passes: gvn labels tidy
@record = internal constant { i64, [3 x ptr], ptr } { i64 7, [3 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two), ptr blockaddress(@f, %three)], ptr null }
define i64 @f(i8 %n) {
  %i = sext i8 %n to i64
  %p = getelementptr { i64, [3 x ptr], ptr }, ptr @record, i64 0, i32 1, i64 %i
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
;     v1 = sext.i64 v0
;     v2 = symbol_addr @record
;     v3 = lea v2 + v1 * 8
;     v4 = load.i64 v3 + 8
;     v5 = symbol_addr symbol2
;     v6 = sub.i64 v4, v5
;     switch v6, block1 [0: block2, 1: block3, 2: block4]
; block1:
;     trap unreachable
; block2:
;     v7 = iconst.i64 1
;     return v7
; block3:
;     v8 = iconst.i64 2
;     return v8
; block4:
;     v9 = iconst.i64 3
;     return v9
; }
