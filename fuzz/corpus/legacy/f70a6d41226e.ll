implementation
void "f"(int %i, bool %b)
begin
	br bool %b, label %l, label %m
l:
	br int %i, label %m, label %n
m:
	br label %n
n:
	ret void
end
