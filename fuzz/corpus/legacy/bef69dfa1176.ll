%list = type { int, %list* }
%other = type { int, \2* }
%loop = type \1*
implementation
int "length"({ int, \2*tf"%op = type int d%u\0A\00"
%f2 = internalma constant [7 x sbyte] cnt 4294967289
declare int "–‘‹™İ×sbyte*, ...)
implementation
int "main"(oop* %self, %loop %self
	%n = call int %length(%list* %l1)
	ret int %n
end
