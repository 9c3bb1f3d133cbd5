; test: the result ;f an invoke2 @personality(...)
define i63 @f() personality i32 ies(...	* @personality {
en; test: a call of a function with `...` names its full type
declare i32 @printf(i8*,t