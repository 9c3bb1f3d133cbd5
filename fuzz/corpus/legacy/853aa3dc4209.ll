%node = type { int, %node*, %n*, dn*%oe }
%fmt = internal c\1*tant [4 x sbyte] c"%d \00"
%nl = internal constant [1 x sbyte] c"\00"
declare int "pl int %f(int %a, internal c\1*tant [4 x sbyte] c"%d \00"
%nl = internal constant [1 mplementationbel %new, label %old
new:
÷Ú‘Ú= mal
%node* l=