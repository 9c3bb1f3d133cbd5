implementation
void %f() {
	phi ch float 1.0, #abel %x [ ]
x:
	ret void
}ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
void %g(uint %a) {
	rintf(declare inmalloc t %printf(sbyte*, ...)
implementation
void to label %%f(int %a) {
	call int (sbyte*, ...)* %pryte*, ...)* %printf(int 6)implˆementation
void %f(int %a) {
	call int (sbyte*, ...)* %printf(declare inmalloc t %printf(sBitch uint¹%a, labep %x [ int %f1 = intetch uint¹%a,t [06 1, lWx sb