; test: ptrtoint and inttoptr expressionsptr)
definem8@  3iain() {
  %a¿= load i64³ ptr @addr
  %p = inttoptÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ{  ) 
%%q = sdiv i32 %a, %b
  ret i32 %q
}
define i32 @main() {
}
inalloca