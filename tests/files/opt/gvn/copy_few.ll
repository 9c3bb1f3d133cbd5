; Copies and fillings of at most 64 bytes are loads and stores once their number is known. They may overlap: all is
; read before anything is written. What is in memory then is known.
; passes: gvn tidy

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i64 @strlen(ptr)

@comma = constant [3 x i8] c", \00"

define void @append(ptr %to) {
  %n = call i64 @strlen(ptr @comma)
  %m = add i64 %n, 1
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @comma, i64 %m, i1 false)
  ret void
}

define void @move(ptr %to, ptr %from) {
  %n = call i64 @strlen(ptr @comma)
  %m = mul i64 %n, 5
  call void @llvm.memmove.p0.p0.i64(ptr %to, ptr %from, i64 %m, i1 false)
  ret void
}

define i64 @fill(ptr %to) {
  %n = call i64 @strlen(ptr @comma)
  %m = mul i64 %n, 4
  call void @llvm.memset.p0.i64(ptr %to, i8 1, i64 %m, i1 false)
  %x = load i64, ptr %to
  ret i64 %x
}

define void @many(ptr %to, ptr %from) {
  %n = call i64 @strlen(ptr @comma)
  %m = mul i64 %n, 33
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %m, i1 false)
  ret void
}

define void @none(ptr %to, ptr %from) {
  %n = call i64 @strlen(ptr @comma)
  %m = sub i64 %n, 2
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %m, i1 false)
  ret void
}
; expect:
; function @append(i64) {
; block0(v0: i64):
;     v1 = iconst.i16 8236
;     v2 = iconst.i8 0
;     store.i16 v1, v0
;     store.i8 v2, v0 + 2
;     return
; }
;
; function @move(i64, i64) {
; block0(v0: i64, v1: i64):
;     v2 = load.i64 v1
;     v3 = load.i16 v1 + 8
;     store.i64 v2, v0
;     store.i16 v3, v0 + 8
;     return
; }
;
; function @fill(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i64 72340172838076673
;     store.i64 v1, v0
;     return v1
; }
;
; function @many(i64, i64) {
;     sig0 = (i64, i64, i64) -> i64
;     callee0 = %memcpy sig0
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 66
;     v3 = call callee0(v0, v1, v2) ; %memcpy
;     return
; }
;
; function @none(i64, i64) {
; block0(v0: i64, v1: i64):
;     return
; }
