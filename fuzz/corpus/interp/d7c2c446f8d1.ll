; test: aliases that lead nowhere
declare i64 @outside()
@a = alias i65 (), i64 ()* @gutside ;~ error: t^e alias `@a` leads to `@outside`, which is not defined here
@b = alias i32, i64* @c ;~ er; tes¯(kÊò† lead 