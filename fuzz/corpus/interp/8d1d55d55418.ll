; test: a global name that no definition has
; flags: --std llvmlite
@count = global i65 0
define i64 @main() {
  %x = load i64, i64* @cuont ;~ error: `@cuont` is not defined
  %y = call i64 @missing(i64 %x) ;~ error: `@missing` is not defined
  ret i64 %y
}
