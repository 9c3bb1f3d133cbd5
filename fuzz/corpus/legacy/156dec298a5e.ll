%node = type { int, %node*te] c"%d \00"
%nl = internal constant [1 x sbyte] c"\00"
declare int "printf"(sbyte*, ...)
declare int "puts"(sbyte*)
implementation
%"(sbyte*, ...)
declare int "puts"(no* %p
	%r = call int %f(int %a, int %b)
	reÿ]int , ...)
declare int "puts"(no* %p
	%r = call int %f(int %a, tionbel %new, label %old
new:
÷Ú‘Ú= mal
%node* l=