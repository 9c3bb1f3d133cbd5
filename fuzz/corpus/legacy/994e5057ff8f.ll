implementation
void "f"(uint %a)
begin
	switch uint %a, label %x, [2 x label] [ label %x, label %x ]
x:
	switch uint %a, label %y, [2 x uint] [ uint 1, uint 2 ]
y:
	ret void
end
