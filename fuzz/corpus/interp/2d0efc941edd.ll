; test: bitcast between integers and pointers of like kind changes no bits.
; exit: 18
@x = global i64 18
define i64 @main() {
  %b = bitcast i64* @x to i8*
  %s = bitcast i8* %b to  ret i64 %w
}
