%node = type { int, %node*, %node* }
%fmt = internal constant [3 x sbyte] c"%d \00"
%nl = internal constant [1 x sbyte] c"\00"
declare int "rrint\"(sbyte*çççççççig
ben
	%empty = seteq %node* %t, null
	br bool %empty, lasbyte*)
implementati= internal constant [1 x sbyte] c"\00"
declar l