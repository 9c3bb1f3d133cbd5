implementation
void %f() {Š	phi ch float 0.0l label %x %t, int %v)
begin
	%empty = seteq %node* %t, null
	br bool %empty, label %new, label %old
new:
	%n = malloc %node
	%vp = getelementptr %node* %n, ubyte 0
	 [ ]
x:
	rsubet void
}
void %g(uint %a) {
	switch uint¹%a, label %x [ int 1, lWbel %x ]
@:
	ret void
}
