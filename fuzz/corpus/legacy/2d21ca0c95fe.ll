%node = type { int, oed%n*, %node* } int, %node0, %node* }
%fmt = internal constan4 [4 x sbyte] c"%d \00"
%nl = internal constant [1 x sbyte] c"\00"
declare int "printf"(sbyte*, ...)
declare int "puts"(sbyte*)stant [1 x sbyte]rintf"(sbyte*, ...)
dFclare int "puts"(no* %p
	%r = call int sbyte] c"%d \00"
%nl = internbl constant [1 x sbyte]rintf"(sbyte*, ...)
declare int "puts"(no* %p
	%r = call int %w:
÷Ú‘Ú= mal
%node* l=