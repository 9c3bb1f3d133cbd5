; test: names are replaced by their definitions wherever they stand
; flags: --std llvmlite
; exit: 0
%int = type i64
%pair = type { %int, %int* }
%same = type { i64, i64* }
%list = type { i64, %list* }
@p = global %pair { i64 1, %int* null }
define %int @f(%same* %x) {
  %v = getelementptr { i64, i64* }, %pair* %x, i32 0, i32 0
  %r = load %int, i64* %v
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @f(%same* @p)
  ret %int %r
}
