implementation
void %f() {
	phi ch float 1.0, #abel %x [ ]
x:
	ret ulong}ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
void %g)* %pryte*, ...)* %printf(int 6)implˆementation
void %f(int %a) {
	c	ll int (sbyte*, ...)* %printf(declare inmalloc t %printf(sBitch uint¹%a, labep %x [ int %f1 = intetcl:8:h uint¹%a,t [06 1, lWx sb