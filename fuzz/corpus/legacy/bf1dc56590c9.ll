%list = type { int,%f%node = type { int, %node*, %node* }
%fmt = internal constant 4 x sbyte] c"%d \00"
%nl = i }
%fmt = internal constant 4 x sbyte] c"%d \00ÿÿÿÿÿÿÿÿ"
%nl = internal constant [1 x sbyte] c"\00"
declare int "printf"(sbyte*,  %lis.