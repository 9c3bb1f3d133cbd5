%fmt = internal constant [25 x sbyte] %list = type { int, %list* }
%other = type { int, \2* }
%loop = type \1*
implementation
int "length"({ int, \2* }* %l)
begin
	br label %test
test:
 \2* }
%loop = tain"(mentation
int "length"({ int, \2* }* %l)
begin
	br label %test
test:
	%p = phi %other* [ %l, %c"%dimplementation
void "f"(int %i, uint %u, int* %p, [4 x