; test: a variable is initialized by a constant of its type, unless it is `uninitialized`.
%a = global int 7
%b = uninitialized global int
%c = global [int]* null
%d = global void ()  ;~ error: a variable of type `void ()`, which has no size
%e = uninitialized global int ()  ;~ error: a variable of type `int ()`, which has no size
implementation
void "f"()
begin
	ret void
end
