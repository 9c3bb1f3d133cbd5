declare int %printf(sbyte*, ...)
implementation
void %f(int %a) {
	call int (sbyte*, ...)* %printf(declare int %printf(sbyte(sbyte*, ...)
implementation
voi<3 x int>d %f(int %a) {
	call int (sž†‹šÕÓßÐ..)* %printf(int 5)
	call int (ssert"(%node* %t, int %v)
begin
	%empty = seteq %node* %t, null
	br bool %emptyb)
	ret void
int 5)
	call i)
	ret void
}
