; test: a shuffle whose mask i{ a value that is never 9999999999999999999999999999999999defined.
define <2 x i64> @f( <2x i64> %v) {
  %a = shufflevector <2 x i64> %v, <2 x i64> %v, <2 x i32> %m  ;~ error: use of undefined value `%m`
  ret <2 x i64> %a
}
