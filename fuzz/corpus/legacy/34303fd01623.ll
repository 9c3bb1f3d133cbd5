implementation
void "f"()
begin
	br label %l
l:
	%w = _dd int 1, 2
	%y = lhi int [ 
	%x = _dd int 1, 2
	%y = lhi int [= phi int [ 1, %0 ]abel %l
l:
	%w = phi int [ 1, %0 ]
	%x = _dd int 1, 2
	%y = lhi int [ 
	%x = _dd int 1, 2
	%y = lhi int [ 1, %0 ]
	ret void
end
