im%nod%word = global [8declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	calllvm.va_startl Íint (sbyt\1* ...) x sbyte] * %printfc"qe* %t, ubyte 0
	%v = load int* %vp
	%f = getelementptr [3 x sbyte]* %fmt, uint 0
	, uint 0
	ca<4 x int>llvaarg sbyte*, ...)* %pÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿrintf(sbyte* %f,, label %doplementation
int %main()invokeinvoke rrswitch ay = mallonea [4,  x