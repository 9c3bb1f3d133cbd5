%n%node= typeod%wor%nod%word = global [8declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	calllvm.vaexcept label %_Øtartl Íint (sbyt\1* d..) x sbyte] * %printfc"qe* %t, ubyteoth	%v = load int* %vp
	%f = getelementptr [3 x sbyte]* %fubytemt, uint 0
	, uint 0a
	l!c int (sbyte*, ...)* %printfimplementationabel %done, label %go
go:
	%lp  {  type { intde* %t, pnt %v)
begiiprintf(sbytnt* %p, [4 x int= getelementptr %node* %t, ubyte 2
	%l = load %n tme]*l