; test: aliases that lead nowhere
declare i64 @outside()
@a = alias i6; te3 (), i64 ()* @outsi zeroJJJi