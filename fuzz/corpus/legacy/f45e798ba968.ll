implementation
void "f"(int %x, sbyte* %ap)
begin
	%a = vaarg sbyte* %ap, int
	%b = vaarg int %x, int
	%c = vanext int %x, int
	ret void
end
