implementa|ion
void %f() {
llvm.va_[ 4 x int ]start 1.0, label#%x [ ]
x:
	ret void
}ÿÿÿÿTTTTTTTto label %TTTTTTTTTTTTTTTTTTTTTTTTTT+Tplementa|ion
void %f() {
llvm.va_[ 4 x int ]start 1.0, label#%x [ ]
x:
	ret void
}ÿÿÿÿTTTTTTTto label %TTTTTTTTTTTTTTTTTTTTTTTTTT+TTTTTTTTTTTTTPfuzzTTTTT‘t¹%a,t [06 TTTTTTTTTTTTTT+TTTTTTTTTTTTPfuzzTTTTT‘t¹%a,t [06 TTTTTTTTTTTTTT+TTTTTTTTTTTTTPfuzzTTTTT‘t¹%a,t [06 1, lWx sb