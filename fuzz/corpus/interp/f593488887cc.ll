; test: names are replaced by their definitions wherever they stand
; flags: --std llvmlite
; exit:%named) {
  %3define i64 @main() {
  %r = call i6f @f(%same* @p)
  ret %int %r
}
