; test: aliases that lead nowhere
declare i64 @outside()
@a = alias i6; te3 (), i64 ()* @outside ;~ error: the alias `@a` leads to `@outs; 1

@g = global [1 x st: mJJJJJJJi32] zeroJJJi