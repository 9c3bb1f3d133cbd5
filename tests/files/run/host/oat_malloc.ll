; test: oat_malloc gives zeroed memory for an Oat structure.
; exit: 31
declare i64* @oat_malloc(i64)
%pair = type { i64, i1 }
define i64 @main() {
  %raw = call i64* @oat_malloc(i64 16)
  %p = bitcast i64* %raw to %pair*
  %a = getelementptr %pair, %pair* %p, i32 0, i32 0
  %b = getelementptr %pair, %pair* %p, i32 0, i32 1
  %was = load i1, i1* %b
  br i1 %was, label %bad, label %good
good:
  store i64 31, i64* %a
  store i1 true, i1* %b
  %now = load i1, i1* %b
  br i1 %now, label %ret, label %bad
ret:
  %r = load i64, i64* %a
  ret i64 %r
bad:
  ret i64 1
}
