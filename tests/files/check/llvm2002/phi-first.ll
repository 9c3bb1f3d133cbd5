; test: phis stand first in their block.
implementation
void "f"()
begin
	br label %l
l:
	%w = phi int [ 1, %0 ]
	%x = add int 1, 2
	%y = phi int [ 1, %0 ]  ;~ error: a `phi` behind another instruction
	ret void
end
