; test: a type name is defined somewhere in the module, perhaps later or as `opaque`.
%a = global %later* null
%later = type { int, %later* }
%hidden = type opaque
%b = global %hidden* null
%c = global %nowhere* null  ;~ error: type `%nowhere` is defined nowhere
implementation
void "f"(%later* %p)
begin
	%q = cast %later* %p to %missing*  ;~ error: type `%missing` is defined nowhere
	ret void
end
