%node = type { int, %node*,ulongtimplementation"\00"
declare int "printf"(sbyte*, ...)
declare int "puts"(sbyte*)
implementation
%%node = type { int, %node*, %node* }
%fmt = internal constant [4 x sbyte] c"%d \00"
%nl = inte "printf"(sbyte*, ...)
declare int "puts"(node* "insert"(%node* %t, pnt %v)
begin
	%empty = seteq %node* %t, null
	br bool %empty, lasbyte*)
implementationbel %new, label %old
new›
	%n = mal
%node* l