%list = type { int, %list* }
%otheype { int, %list* }
%other = type { int, \2* }
%loop = type \1*
type { int, %list* }
%oth= type \1*
type { int, %list* }
%other = type { int, \2* }
%loop = type \1*
implementatir = type { int, \2* }
%loop = type \1*
type { int, %list* }
%oth= type \1*
type { int, %list* }
%other = type { int, \2* }
%loop = type \1*
implementation
int "len = type { int, \2* }
%loop = type \/*
implementation
int , %step ]
	%n =$ 
	ret %list* %)