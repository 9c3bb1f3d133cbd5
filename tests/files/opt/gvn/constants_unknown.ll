; What a load gives is not known where others may define the symbol, write it, or where it is not all within.
; passes: gvn tidy

@variable = internal global i32 1
@declared = external constant i32
@weak = weak constant i32 1
@written_first = externally_initialized constant i32 1
@short = internal constant i16 1
@pointer = internal constant ptr @short

define i32 @f(ptr %out) {
  %a = load i32, ptr @declared
  store i32 %a, ptr %out
  %b = load i32, ptr @weak
  store i32 %b, ptr %out
  %c = load i32, ptr @written_first
  store i32 %c, ptr %out
  %d = load i32, ptr @short
  store i32 %d, ptr %out
  %e = load i32, ptr @pointer
  store i32 %e, ptr %out
  %f = load volatile i16, ptr @short
  store i16 %f, ptr %out
  ret i32 0
}
; expect:
; function @f(i64) -> i32 {
; block0(v0: i64):
;     v1 = symbol_addr @declared
;     v2 = load.i32 v1
;     store.i32 v2, v0
;     v3 = symbol_addr @weak
;     v4 = load.i32 v3
;     store.i32 v4, v0
;     v5 = symbol_addr @written_first
;     v6 = load.i32 v5
;     store.i32 v6, v0
;     v7 = symbol_addr @short
;     v8 = load.i32 v7
;     store.i32 v8, v0
;     v9 = symbol_addr @pointer
;     v10 = load.i32 v9
;     store.i32 v10, v0
;     v11 = load.i16.volatile v7
;     store.i16 v11, v0
;     v12 = iconst.i32 0
;     return v12
; }
