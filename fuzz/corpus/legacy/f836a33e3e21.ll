%word = global [8 x sbyte] c"quality, [ %i1, %swap ]
	%j = phi uint [ ulong%last, %start ], [ %j1, %swap ]
	%go = setl%j
	%x = load sbyte* %pA
	%y = load sbyte* %q
	store sbyte %y, sbyte*t = internal constant [8 x sbyte] c"%d \00"
%nl = internal constant [1 x sbyte]ritnf"(sbyte*, ...)
declare int "pnullÿÿÿÿÿÿÿ		%r = ca int %f(iuint