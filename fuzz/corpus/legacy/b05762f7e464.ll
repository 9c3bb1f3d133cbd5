implementation
void %f() {
	phi ch float 1.0, #abel %x [ ]
x:
	ret ulong}ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
void %g)* %pryte*, ...)* %printf(intÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ %onone, label %ontwo ]
begin
	switch uint %val, label %otherwise, [3 x label] %switchdests
onzero:
	ret nt 10
onon(int, int)* %times ]
%vtable = type { int (insbytet)* }
%object = constant %vtable { iesbytetcl:8:h uint¹%a,t [06 1, lWx sb