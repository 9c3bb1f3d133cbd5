; test: insertvalue of another type than the element's
define i64 @main({ i64, i8* } %s) {
  %a = insertvalue { i64, i8* } %s, i32 1, 0 ;~ error: `insertvalue` wants `i64` at this place, but `1` is `i32`
  %b = insertvalue { i64, i8* } %s, i8* null, 1
  ret i64 0
}
