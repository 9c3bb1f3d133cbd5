%a = type [[10 x int]]
%b = type [10 x [int]]
implementation
void "f"()
begin
	ret void
end
