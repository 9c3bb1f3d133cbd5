implementation
void %f()ÿÿÿÿÿÿ
void %g(uint %a) {
	switsbytech u)nt¹%`, lt %n, int %a, int %b) {
	%p = getelementptr [3 x %op*]* %table, long 0, uint %n
	%f = load %op** %p
	%r = call t 1, lWbel %x ]
x:
	ret void
}
