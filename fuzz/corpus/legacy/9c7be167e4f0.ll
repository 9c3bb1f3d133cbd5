implementation
int %main() {
	%array = malloa [4 x ubyte ]
	%size indexeuint 2, 2
	%array1 = malloc ubyte, ui 7, ubyte* %last
	%u = volatile load ubyte* %last
	%first = getelementp
	%y = load sbyte* %q
	store s%word = gbyte %y, sbyte* %tr [4 x ubytlobal [8 x sbe