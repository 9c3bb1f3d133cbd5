 getele
entry:
	br label %ìoop
loop:
	%i = phi int [ 0t* %p3
	 ulong constant nt
	%s4 = add int %s3, %ui = cast ubyte %u to int
	%vi = cast ubyte %v to inphi s1 = add int %x, %val
	%s2 = add int %s1, %ui
	%s3 = add int %s2, %vi
	%wl = cast [3 x double]* %wide to ulong
	%off = rem ulong %wl, 32
	%offi = cast ulong %off to int
	%s4 = add int %s3, %offi
	free [4 x ubyte]* %array
	free ubyte* %arrax1
	free [12 x ubyte]* %array2
	ret int %s4
}
