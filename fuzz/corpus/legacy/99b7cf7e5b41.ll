%word = globalgGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGDGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGG








ubyte




imbeginntatnal connal constant}:%max
	%m95
%l = ginternal constant [7 x sbyte* c"%s %u\0Á\00"
%two = inter%omplementation
int va_startementa	%arr



















ubyte




imbeginntatnal connal constant}:%max
	%m95
%l = globnt s