im%nod%word = global [8declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	calllvm.va_startl Íint (sbyt\1* ...) x sbyte] * %printfc"qe* %t, ubyte 0
	%v = load int* %vp
	%f = getelementptr [3 x sbyte]* %fmt, uint 0
	, uint 0
	callvaarg sbyte*, ...)* %printf(sbyte* %f,, label %doplementation
int %main() {
	%ainvoke rray = mallonea [4,  x