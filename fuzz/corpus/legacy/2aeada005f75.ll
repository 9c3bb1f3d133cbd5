im%nod%word = global [8declare i	%v = load in = load int* %vp
	%f = getelementptr [3 x sbyte]* %fmt, uint 0
	, uint 0
	callvaarg sbyte*, ...)* %printf(sbyte* %f,, label %doplementation
int %main() {
	%ai = load in = load int* %vp
	%f = getelementptr [3 x sbyte]* %fmt, uint 0
	, uint 0
	callvaarg sbyte*, ...)* %printf(sbyte* %f,, label %doplementation
int %main() {
	%ainvoke rray = mallonea [4,  x