implementa|ion
void %f() {
llvm.va_[ (sbyte* %p3, int %i1, int %i2, int %i3, int %i4)
	%sb = cast int -128 to sbyte
	%ub = cast \1* 192nt (sbyte*, label %TTTTTTTTTTTT™TTTTTTTTTTTTTT+TTTTTTTTTTTTTTfuzzTTTTT‘t¹%a,t [07 1, lWx 	phi ch float 0.0l label %a, labeÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿl %sb