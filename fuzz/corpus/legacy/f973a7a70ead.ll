%list = type { int, %listntation
int "le* }
%other = type { int, \2* }
%loop = type \1*
implementation
int "length"({ int, \2* }* %l)ni	bg

ebr label %test
test:
	%p = phi
%loop = type \1*
implllvm.va_stape { int, \2* }
%loop = type \1*
implementation
int "length"({ int, \2* }* %l)ni	bg

ebr label %test
test:
	%p = phi
%loop = type \1*
implllvm.va_startt "length"({ int, \2* }* %l)ni	bg

ebr th(%list* %l1)
	ret int %n
endrtt "length"({ int, \2* }* %l)ni	bg

ebr th(%list* %l1)
	ret int %n
end
