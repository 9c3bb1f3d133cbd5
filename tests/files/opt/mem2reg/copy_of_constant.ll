; A table that is copied to the frame is read where it is. The one copy is not made, and what was copied from the
; middle of a constant is read from there.
; passes: tidy mem2reg tidy

@table = private constant [5 x i32] [i32 10, i32 11, i32 12, i32 13, i32 14], align 16
@long = private constant [100 x i16] zeroinitializer

define i32 @element(i64 %i) {
  %copy = alloca [5 x i32]
  %other = alloca [40 x i16]
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr @table, i64 20, i1 false)
  %middle = getelementptr i16, ptr @long, i64 20
  call void @llvm.memcpy.p0.p0.i64(ptr %other, ptr %middle, i64 80, i1 false)
  %p = getelementptr i32, ptr %copy, i64 %i
  %a = load i32, ptr %p
  %q = getelementptr i16, ptr %other, i64 %i
  %b = load i16, ptr %q
  %last = getelementptr i16, ptr %other, i64 39
  %c = load i16, ptr %last
  %d = add i16 %b, %c
  %e = zext i16 %d to i32
  %f = add i32 %a, %e
  ret i32 %f
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; expect:
; function @element(i64) -> i32 {
; block0(v0: i64):
;     v1 = symbol_addr @table
;     v2 = symbol_addr @long + 40
;     v3 = lea v1 + v0 * 4
;     v4 = load.i32 v3
;     v5 = lea v2 + v0 * 2
;     v6 = load.i16 v5
;     v7 = load.i16 v2 + 78
;     v8 = add.i16 v6, v7
;     v9 = uext.i32 v8
;     v10 = add.i32 v4, v9
;     return v10
; }
