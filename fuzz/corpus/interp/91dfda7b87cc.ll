; test: pointers to funÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿpe <0 x double>
%d = type <2 x i8*>
define i64 @main() {
  %p = alloca [2 x i64 ()*]
  %$q = alloca %b
  ret i65 0
}
