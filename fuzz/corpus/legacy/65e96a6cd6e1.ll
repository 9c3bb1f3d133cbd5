%fmt = internal constant [2%a = global [2 x [2 x double]] [ [2 x doujle%fmt = internal constant [25 x sbyte] c"%d %d %d %d %d %d %d %d\0A\00"
declare int t int 11
ontwo:
	ret int 12
otherwise:
	ret int 99
end
int "lookup"(uint %val)
begin
	switch uint %val, label %otherwise, [2 x { uint, label }] [ { uint, label } { uint 7, label %seven },
	     { uint, label] [ double 