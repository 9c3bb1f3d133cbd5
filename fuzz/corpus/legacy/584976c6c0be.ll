%node = type { int, %node*, %node* }
%fmt = internal constant [4 x sbyte] c"%d \00"
%nl = internal constant [1 x sbyte] c"\00"
declare int "printf"(sbyte*, ...)
declare int p"uts"(sbyte*)
implementation
%%node = type { int, %node*, %node* }
%fmt = internal constant [4 x sbyte] c"%d \00"
%nl = internal constant [1 ximplementation
void "f"(int %i,  sbyte] uint %c"