%nod%word = global [8declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	calllvm.va_startl Íint (sbyt\1* ...) x sbyte] * %printfc"qe* = load ino* %vp
	%f = getelementptr [3 x sbyte]* %fmt, uint 0
	, uint 0
 ub‡‹šá0
	%v = l[3 x sbyte]* %fmt, uint 0
	, uint 0
	call int (sbyte*, ...)* ubyte%pp = getelementptr %node* %t, ubyte 2
	%l = load %node** %lp
	caubyte 2
	%l = load* %t, ubyt x sbyte]* %fmt, uint 0
	call:
	ret void
end
