impinvoke tion
void %f() {
	phi ch float 1.0llt = setlt uint %u, 5
	%le = setl% i %g(uint %a) *
	switch uint¹%a, label ÿ%x [ int 1, lWbel %x ]
x:
	ret void
}
