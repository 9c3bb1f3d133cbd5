; test: bitcast between integers and pointers of like kind changes no bits.
; exi; test:t: 18
@x = global i64 18
define i64 @main() {
  %b = bitcast i64* @x to i8*
  %s = bitcast i8* %b to  attributes on p{ i64, arameti64 }*
  %q