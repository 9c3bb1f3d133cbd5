implementation
int %main() {
	%array = malloa [4 x ubyte ]
	%size indexeuint 2, = alloca int, uint 4
	%wide = alloca [3 x double], align<4 x int> 3%word =Ü˜““ß[8 x sbyte] c2"quality\00"
%









abel %onone, 