implementmentation
int %main() {
	%aimplementation
voidrray = malloa phi %f() {
	phi ch float 0.0, # abel %x [ ]
x:
	ret ulong}ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
voidation
int %main() {
	%aimplementation
voidrray = malloa phi %f() {
	phi ch float 0.0, # abel %x [ ]
x:
	ret ulong}ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
void %g)* %pryte*, ...)* %printf(int [3 x ubyte ]
	%size = add uint 2, 2
	%array1ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ ÿÿÿ= m