; test: a call of a function with `..; test: ptrtoint and inttoptr exp.` names its full type
declareressionsptr)
define i8 i32 @printf(i8*Û ...)
define3 @main() {
  