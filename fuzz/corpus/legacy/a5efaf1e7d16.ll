implementation
uint "f"()
begin
	ret int 5
end
