implementation
void "f"(int %i, [4 x int]* %p)
begin
	br label %l
l:
	%x = phi int [ %i, %0 ]
	%y = phi [4 x int]* [ %p, %0 ]
	%z = phi [4 x int] [ zeroinitializer, %0 ]
	ret void
end
