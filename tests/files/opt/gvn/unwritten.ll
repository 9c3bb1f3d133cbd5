; A variable that only its module can name and that nothing writes is as a constant: it is loaded from, copied
; from and compared, by itself, behind an index and behind another address, in front of which its block may be.
; passes: gvn tidy

@number = internal global i32 7
@table = private global [4 x i64] [i64 10, i64 20, i64 30, i64 40]
@function = internal global ptr @callee

declare void @callee()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @loaded() {
  %v = load i32, ptr @number
  ret i32 %v
}

define i64 @indexed(i64 %i, ptr %out) {
  br label %first
second:
  store i64 %a, ptr %out
  %b = load i64, ptr %p
  ret i64 %b
first:
  %p = getelementptr [4 x i64], ptr @table, i64 0, i64 %i
  %a = load i64, ptr %p
  br label %second
}

define i64 @known(ptr %to) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @table, i64 32, i1 false)
  %c = icmp eq ptr %to, @table
  %p = getelementptr i64, ptr @table, i64 1
  %q = getelementptr i64, ptr %p, i64 1
  %v = load i64, ptr %q
  ret i64 %v
}

define void @called() {
  %f = load ptr, ptr @function
  call void %f()
  ret void
}
; expect:
; function @loaded() -> i32 {
; block0:
;     v0 = iconst.i32 7
;     return v0
; }
;
; function @indexed(i64, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     v2 = symbol_addr @table
;     v3 = lea v2 + v0 * 8
;     v4 = load.i64 v3
;     store.i64 v4, v1
;     return v4
; }
;
; function @known(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i64 10
;     v2 = iconst.i64 20
;     v3 = iconst.i64 30
;     v4 = iconst.i64 40
;     store.i64 v1, v0
;     store.i64 v2, v0 + 8
;     store.i64 v3, v0 + 16
;     store.i64 v4, v0 + 24
;     return v3
; }
;
; function @called() {
;     sig0 = ()
;     callee0 = @callee sig0
; block0:
;     call callee0() ; @callee
;     return
; }
