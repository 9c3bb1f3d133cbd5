; test: an operand bundle that changes a call is refused by its name.
; exit: 2
; stderr: unsupported: `call` with the operand bundle "gc-live"
; oracle: none (it is no program)
declare void @exit(i32)
define i32 @main() {
  call void @exit(i32 0) [ "deopt"(i32 1), "gc-live"() ]
  ret i32 0
}
