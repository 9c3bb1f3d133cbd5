implementation
void %f()ÿÿÿÿÿÿ
void %g(uint %a) {
	switch u)nt¹%`, label %ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
void %g(uint %a) {
	switch u)nt¹%`, label %x [ int 1, lWbel %x ]
x:
	ret void
}
