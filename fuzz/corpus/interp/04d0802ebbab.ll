; test: with `ptr`, a load or store may use any type
; exit: 0
@g = global [2 x i64] ializer
definer
define i64 @main() ; test: ad{
  !p = alloca i64
  store i16 1, dpresstr