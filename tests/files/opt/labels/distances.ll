; Not of a table of distances between labels.
; passes: gvn labels tidy
@table = internal constant [2 x i32] [i32 0, i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@f, %two) to i64), i64 ptrtoint (ptr blockaddress(@f, %one) to i64)) to i32)]
define i64 @f(i64 %i) {
  %p = getelementptr i32, ptr @table, i64 %i
  %d = load i32, ptr %p
  %w = sext i32 %d to i64
  %to = getelementptr i8, ptr blockaddress(@f, %one), i64 %w
  indirectbr ptr %to, [ label %one, label %two ]
one:
  ret i64 1
two:
  ret i64 2
}
; expect:
; function @f(i64) -> i64 {
; block0(v0: i64):
;     v1 = symbol_addr @table
;     v2 = lea v1 + v0 * 4
;     v3 = load.i32 v2
;     v4 = sext.i64 v3
;     v5 = symbol_addr symbol2
;     v6 = iconst.i64 1
;     v7 = lea v5 + v4 * 1 + 1
;     v8 = sub.i64 v7, v5
;     switch v8, block1 [1: block2, 0: block3]
; block1:
;     trap unreachable
; block2:
;     return v6
; block3:
;     v9 = iconst.i64 2
;     return v9
; }
