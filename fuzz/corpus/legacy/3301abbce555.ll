implementation
void "f"(uint %u)
begin
	switch uint %u, label %l, [2 x { uint, label }] [ { uint, label } { uint 1, label %m }, { uint, label } { uint 2, label %m } ]
l:
	switch uint %u, label %m, [2 x { uint, label }] [ { uint, label } { uint 7, label %m }, { uint, label } { uint 7, label %n } ]
m:
	switch uint %u, label %n, [2 x label] [ label %n, label %n ]
n:
	ret void
end
