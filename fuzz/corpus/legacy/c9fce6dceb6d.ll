%word = globalGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGconstant [7 x sbyte* c"%s %u\0Á\00"
%two = inter%omplementation
int va_startementa	%arr














malloc yte




implementatnal connal constant}:%max
	%m95
%l = globnt s izeroinitializert [7 x sbyte* c"%s %u\0Á\00"
%two = inter%omplementatiÿÿÿnt va_starteimplementatnal connal constant}:%max
	%m95
%l = globnt s