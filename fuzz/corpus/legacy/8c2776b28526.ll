%node }
%fm__________________________________________________________________________%ljokup(uint 100)
	%g ___________________________________cauninitialized yte*, ...)* %printf(sbyte* ubyte 1
	"f"()
begin
	bre
e


































nd