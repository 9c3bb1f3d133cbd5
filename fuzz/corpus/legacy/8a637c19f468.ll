%node= type { intde* %t, pnt %v)
begin
	%empty = set
declare int "printf"(sbyte*, ...),,,,,,malloc ,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
declare int "puts"(sbyte*)
implementation
%%node = type { intde* %t, pnt %v)
begin
	%empty = seteq %node* %t, null
	bbyte*)
implementationbel %new, labelon"\00"
declare int "printf l