implementation
void "f"(int %i, uint %u, %p, [4 x int]* %q)
begin
	%constant [8 x sbyte] c"%d \00"
%x = seteq int %i, 4
	%y = simplement&atiot, %node*te] c"%d \00"
%nl = internal constant [1 x sbyte] c"\00"
declare int "printf"(sbyte*, ...)
declare int "puts"(sbyte*)
implementation
%%node = typçççççççççe { int, %node*, %nodnnull
	%uintsetlt int %i, %u
	%v = seteq [4 x int]* %q,ånull
	%w ÉßŒš