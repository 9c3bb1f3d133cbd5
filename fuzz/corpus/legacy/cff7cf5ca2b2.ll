implementation
void %f()ÿÿÿÿÿÿ
void %g(uinÿÿÿ
void %g(uint 8 imp{
	%array = malloa [4n() {°
	%array = malloa [4
'%a)%fmt = %fmt = internal constant [25 x sb [ 4 x int ])nt¹%`, labllyte] c"%d %d % %ÿÿÿÿÿÿÿÿÿÿd %d %ÿÿ