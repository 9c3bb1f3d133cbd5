implementation
void %f() {
	pimplementathi ch float 1.0, label %x [ ]
x:
	ret void
}
void %g(uinion
void "f"(int %i, uint %u, int* %p, [4 x int]* %q)
begin
	%x = set %a) {
	switch uint¹%a, lateq int %i, 4
	%y = sbel %x [ int 1, lWbel %etne int* %p, null
	%z = setlt int %i, %u
	%v = seteq [4 x int]* %q, null
	%xw = seteq [4 x int] zeroinitializer, z e]
x:roinitializer
	re
t void	
eret void
}n
d
