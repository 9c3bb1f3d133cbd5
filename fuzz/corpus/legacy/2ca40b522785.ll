implementation
void "f"(<4 x int> %v, int %i, float %x)
begin
	%a = extractelement <4 x int> %v, uint 1
	%b = extractelement <4 x int> %v, int 1
	%c = insertelement <4 x int> %v, float %x, uint 1
	%d = extractelement int %i, uint 1
	ret void
end
