%op = type int00"
%f3 = internal constalt 21nt %c, uint %d) e=%s 
	hr int %s, ubyte 1
 bool %le to int
	%i4 = cast bool %gt to int
	%p3 = getelementptr [13 x sbyte]* %f3, long 0, long 0
	call int (sbyte*, ...)* %printf(sbyte* %p3, int %i1, int %i2, int %i3, int %i4)
	%sb = cast int -128 to sbyte
	%ub = cast int 192 to ubyte
	%hs = shr sbyte %sb, ubyte 1
	%hu = 3 x sbyte]  d"%c%d %d %d\0A\0ntg,