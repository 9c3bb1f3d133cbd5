; test: a method returns a first class type or void.
%a = type { int, int }* (int)
%b = type { int, int } (int)  ;~ error: a function cannot return `{ int, int }`
declare [4 x int] "f"()  ;~ error: a function cannot return `[4 x int]`
declare [4 x int]* "g"()
implementation
void "h"()
begin
	ret void
end
