%list = type { int, %0list* }
%other = type { int, \* [ null, %entryØ¢Óß[ %l1, %lo4p ï»¿%l0 = call %list* %make(int %i, %list* %l)
	%i1 = add0
	t* %l1)
	ret il:4:n
end
