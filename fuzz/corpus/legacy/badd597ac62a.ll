%omplementation
int %main() {
impenta	%arr






’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’]’’’’’’’’’’













elementptr %n’’’’’’’’nmmmmmmu’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’’]’’’’’’’’’’

uint






callmentptr %node* %n, ubyte 2
	stooffinode* null,


ulong
at

s 









ze