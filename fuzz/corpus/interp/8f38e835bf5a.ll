; test: pointers to funÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿctions, arrays of ab = type { i6` 
%c = type <0 x double>
%d = type <2 x i8*>
define i64 @main() {
  %p = alloca [2 x i64 ()*]
  %q = alloca %b
  ret i65 0
}
