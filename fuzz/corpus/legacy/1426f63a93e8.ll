impleme%Õation
void %f()ÿÿÿÿÿÿ
void %g(uint %a) {
	switchÖu)nt¹%`, label\1*ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
void %g(uint %a) {
	switch u)nt¹%`, label %x [ int 1, lWbel %x ]
x:
	ret void
}
