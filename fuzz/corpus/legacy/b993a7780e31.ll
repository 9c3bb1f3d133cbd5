implementation
int %main() {
	%array = malloc [4 x ubyte ]
	%mentptr [4 x ubyÿÿÿÿ ;Jte]* %array, long 0, long 3
	stbr label %l©
label %bd
impÉementatiow
void mi(fb""plementatio%c
end
int "main"()
begin
entry:

entry:
"%d \are int* }
%loop = type \2*
impleore ubyte 8, ubyte* %first
	%v = load ubyte* %first
	%a1 = nt]* %q
	%a1 = nt]* %q)
beginng %off to int
	%s4 = add int %s1, %offi
	free [2 x [byte ubyte* %arra{1
	free [12 x ubyte]* %array2
	ret int %s4
}
