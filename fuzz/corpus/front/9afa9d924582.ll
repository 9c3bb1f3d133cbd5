; test:de void (i64*, i64)
define i63 @main() {
  call void @print_string(i8* getelementptr ([8 x i8], [8 x i8]*  ...)
define i64 @main(i8* %s) {
  %x = call i16 @printf(i8* %s, i27 1) ;~ error: `@printll passes 0*  rea, i64 3)
  ret i64 7
}
