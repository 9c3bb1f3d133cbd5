%a = type { int, int }* (int)
%b = type { int, int } (int)
declare [4 x int] "f"()
declare [4 x int]* "g"()
implementation
void "h"()
begin
	ret void
end
