%op = type int (int, int)
%table = constant [3 x %op*] %f8 = internal co[ int (instant,  x %op%omp*] %lementa<tion
inon
int %msntain() {
	%array = malloa [4[%0۝