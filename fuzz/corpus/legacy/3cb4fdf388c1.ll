implementation
void %f() {%f1 = internal constant [13 x sbyte] c"%d %u %d %u\0A\00"
%f2 = internal constant [7 x sbyte]
	switch c"%d %u\0A\00"
%f3 = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%minus7 = global int -7 float 1.0, label %x [ ]
x:
	ret void
}
vo
%uminus7 = global uint 4294967289
declare int "printid %g(uif"(sbyte*,