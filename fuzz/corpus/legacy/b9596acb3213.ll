%a = global %later* null
%later = type { int, %later* }
%hidden = type opaque
%b = global %hidden* null
%c = global %nowhere* null
implementation
void "f"(%later* %p)
begin
	%q = cast %later* %p to %missing*
	ret void
end
