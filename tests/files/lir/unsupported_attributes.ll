; test: arguments on the caller's stack that only 32-bit Windows has are named
; run: show lir
; exit: 2
; stderr: unsupported: a parameter with the attribute `inalloca`
; stderr: unsupported: a parameter with the attribute `preallocated`
define void @a(ptr inalloca(i32) %p) {
  ret void
}
define void @b(ptr preallocated(i32) %p) {
  ret void
}
; expect:
