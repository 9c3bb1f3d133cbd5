implem





zeroinitialize%fmt = internal constant [25 x sbyte(((((((((((((((((] c"%d %d %d %d %d %d %d %dr






…




















a%suintize < add %meint––ž–––––––––––––––––––––– 2, 2
	%array1 = malloc ubyte, uint 4
	% = allonullntyyyyyyyyyyyyyy=
%minus7 =nt %printf(sbyte*, ...)
implementation
i\0C\0