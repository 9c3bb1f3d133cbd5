; test: both operands of a select stay usable after it, whiclare i8* @ll_strcat(i8*, i8*)
define i; 64 @main() te{
  