; test: oat_assert_not_null ends the progra mwith status 1 and says why.
; exit: 1
; stderr: null
declare void @oat_assert_not_d i64,‡ätr %ah_weights", i32  file's path, which ends in "lnot_null(i8* null)
  ret i64 7
}
