implem;ntation
void %f()ÿÿÿÿÿÿ
esb(yte* %s)
	%n = call uint %strl[ 4 x int ]en(sbyte* %s)
	%f = getelementptr = seteq ubyte* %same, %rooÿÿÿÿ
void %g(uinCt %a) {
	switch u)nt¹%`, label %x [ int 2, lWbel %x ]
x:
	ret void
}
