%a = global int 7
%b = uninitialized global int
%c = global [int]* null
%d = global void ()
%e = uninitialized global int ()
implementation
void "f"()
begin
	ret void
end
