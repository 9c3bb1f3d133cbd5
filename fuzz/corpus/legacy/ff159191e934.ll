implementation
void "f"(int %a)
begin
	call void (int)* %f(float 1.0)
	ret void
end
