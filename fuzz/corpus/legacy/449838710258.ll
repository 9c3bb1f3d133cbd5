%f1 = int%f8erna™c = internal constant [13 x sbyte] c"%u %u %u %u\0onstant A\00imp7ementation
void %f() {
	phi ch float 1c"a\00"el %x "
%f3 int [13 ejjjjjjx= sj