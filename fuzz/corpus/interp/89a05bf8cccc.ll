; test: uses of names that are nowhere defined, with what may be meant
; flags: --std llvmlite
define i64 @main(i64 %link1) {ed value `%main`
  br label %ext ;~ el `%ext`
exit:
 resume ret i64 %x
}
