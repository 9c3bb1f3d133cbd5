; test: only the outermost dimension is without a size.
%a = type [[10 x int]]
%b = type [10 x [int]]  ;~ error: `[int]` has no size
implementation
void "f"()
begin
	ret void
end
