implementation
void "f"([4 x int]* %p)
begin
	%v = load [4 x int]* %p, uint 1
	%x = call [4 x int]* %g([4 x int]* %p)
	call void %f([4 x int]* %x)
	ret void
end
[4 x int]* "g"([4 x int]* %p)
begin
	ret [4 x int]* %p
end
void "h"([4 x int] %p)
begin
	ret void
end
