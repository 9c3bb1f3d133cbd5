; test: what becomes of subnormal numbers is said for all types, and for `float` by itself
; flags: --std llvm
; spec: Function Attributes: "denormal_fpenv(ieee|dynamic, float: preservesign|ieee)"
define void @a() denormal_fpenv(preservesign) {
  ret void
}
define void @b() denormal_fpenv(ieee|dynamic, float: preservesign|ieee) {
  ret void
}
define void @c() denormal_fpenv(float: positivezero) {
  ret void
}
define void @d() denormal_fpenv(flush) { ;~ error: the modes are `ieee`, `preservesign`, `positivezero` and `dynamic`, one or two with `|`
  ret void
}
define void @e() denormal_fpenv(ieee|ieee|ieee) { ;~ error: the modes are `ieee`, `preservesign`, `positivezero` and `dynamic`, one or two with `|`
  ret void
}
define void @f() denormal_fpenv(ieee, ieee) { ;~ error: what holds for all types is followed by `float:` alone
  ret void
}
define void @g() denormal_fpenv { ;~ error: this is written like `denormal_fpenv(ieee|preservesign, float: dynamic)`
  ret void
}
define void @h() memory(readwrite, inaccessiblemem: none, target_mem: none) nooutline {
  ret void
}
