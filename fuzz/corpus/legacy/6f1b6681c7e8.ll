implementation
ÔÔÔÔÔÔint %main() {
	%array = malloa [3 x ubyte ]
	%sizimplee = add uint 2, 2
	%array1 = malloc ubyte,