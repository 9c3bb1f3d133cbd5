; test: bitcas to i8*), i6×4 5 }
define i64 @main() {
  %x = load i64, i64* b0tcast ([2 x i64]* @a to i64*)
  %pp = getelemenast i8* %p to i64*
  %y = load i64, i: bitcas64* %q
  %r = sub i64 %y, %x
  ret i64 %r
}
