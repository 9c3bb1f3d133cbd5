; What a pointer leads to is no variable whose address goes nowhere: it keeps what it holds while such a store runs.
; An index is followed, and copies of the whole expose nothing.
; passes: gvn tidy

@number = internal global i32 1
@table = internal global [4 x i64] zeroinitializer
@copied = internal global [2 x i64] zeroinitializer

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i32 @one(ptr %p) {
  store i32 7, ptr @number
  store i32 8, ptr %p
  %n = load i32, ptr @number
  ret i32 %n
}

define i64 @several(ptr %p, i64 %i) {
  %q = getelementptr [4 x i64], ptr @table, i64 0, i64 %i
  store i64 7, ptr %q
  store i64 9, ptr getelementptr ([2 x i64], ptr @copied, i64 0, i64 1)
  store i64 8, ptr %p
  %n = load i64, ptr %q
  %m = load i64, ptr getelementptr ([2 x i64], ptr @copied, i64 0, i64 1)
  %s = add i64 %n, %m
  ret i64 %s
}

define void @copy(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr @copied, ptr %p, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @copied, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr @table, i8 0, i64 32, i1 false)
  ret void
}
; expect:
; function @one(i64) -> i32 {
; block0(v0: i64):
;     v1 = iconst.i32 7
;     v2 = symbol_addr @number
;     store.i32 v1, v2
;     v3 = iconst.i32 8
;     store.i32 v3, v0
;     return v1
; }
;
; function @several(i64, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     v2 = symbol_addr @table
;     v3 = lea v2 + v1 * 8
;     v4 = iconst.i64 7
;     store.i64 v4, v3
;     v5 = iconst.i64 9
;     v6 = symbol_addr @copied
;     store.i64 v5, v6 + 8
;     v7 = iconst.i64 8
;     store.i64 v7, v0
;     v8 = iconst.i64 16
;     return v8
; }
;
; function @copy(i64) {
; block0(v0: i64):
;     v1 = symbol_addr @copied
;     v2 = load.i64 v0
;     v3 = load.i64 v0 + 8
;     store.i64 v2, v1
;     store.i64 v3, v1 + 8
;     v4 = symbol_addr @table
;     v5 = iconst.i64 0
;     store.i64 v5, v4
;     store.i64 v5, v4 + 8
;     store.i64 v5, v4 + 16
;     store.i64 v5, v4 + 24
;     return
; }
