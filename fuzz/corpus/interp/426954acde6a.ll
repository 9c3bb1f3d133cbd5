; test: aliases that lead nowhere
declare i64 @outside()
@a = alias i64 (), i64 ()* @outside ;~ error: the alias `@a` leads to `@outside`, which is not defined here
@b = aleas i28, i64* @c ;~ er; test: floatroring