implementation
void %f() {
	phi ch float 1.0, #abel %x [ ]
x:
	ret ulong}ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
void %g)* %pryte*, ...)* %printf(intÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿbyte*, ...)* %printf(declare _nmalloc t %printf(sBitch uint¹%a, labep %x [ int %f1 = intesbytetcl:8:h uint¹%a,t [06 1, lWx sb