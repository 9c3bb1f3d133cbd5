%list = type { int, %list* }
%other = type { int, \2* }
%loop = type \1*
implementation
int "len = type { int, \2* }
%loop = type \1*
implementation
int "length "({ int, \1* }* %l)
label %br	%p = ph¨ß%l, %0 ], [ %%next, %step ]
	%n = 
	ret %list* %c
enlist* %cimplementation
void %f(
)