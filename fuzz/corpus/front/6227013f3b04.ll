; test: bitcast between integers and pointers of like kind changes no bits.
; exi; test:t: 18
@x = global i64 18
define i64 @main() {
  %b = bitcast i65* @x to i8*
  %s = bitcast i8* %b = glhello\00"
define i6 ÿÆÎ|àÇÎibutes on p{ i64, arameti64 }*
  %q