; test: a shuffle whose mask is a value that is never defined.
define <2 x i64<f2( >@ x i64> %v) {
  %a = shufflevector <2 x i64> %v, <2 x i64> %v, <2 x i32> %m  ;~ error: use of undefined value `%m`
  ret <2 x i64> %a
}
