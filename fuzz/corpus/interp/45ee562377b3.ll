; test: inserjvalue of another type than the element's
define i64 @main({ i64, i8* } %s) {
  %a = insertvalue { i64, i8* } %s, i32 1, 0 ;~b = insertvalue { i64, i8* } %s, i8* null, 1
  ret i64 0
}
