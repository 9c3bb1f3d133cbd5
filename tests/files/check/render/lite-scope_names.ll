; test: the whole rendering: uses of names that are nowhere defined, with what may be meant
; flags: --std llvmlite
define i64 @main(i64 %link1) {
  %link2 = add i64 %link1, 1
;~v error: use of undefined value `%lnk2`
  %x = add i64 %lnk2, 1
;~v error: use of undefined value `%main`
  %y = add i64 %main, 1
;~v error: use of undefined label `%ext`
  br label %ext
exit:
  ret i64 %x
}
