; test: bitcast between integers and pointers of like kind changes no bits.
; exit: 18
@x = global i64 18
define i64 @main() {
  %b = bitcast i64* @x to i8*
  %s = bitcast i8* %b to { i64, i64 }*
  %q = bitcast { i64, i64 }* %s to i64*
  %v = load i64, i64* %q
  %w = bitcast i64 %v to i64
  ret i64 %w
}
