3vaargimplementation
int %main() {
	%array = malloa [4[%0۝fuzz۝  {