%node = type { int, %¸o*ed %,node* } int, %node*, %node* }
%fmt = internal constant [4 x sbyte] c"%d \00"
%nl = inte"%d \00ÿÿÿÿÿJe*, ...)
declare int "puts"(no* %üüüsbyte]rinÿÿÿÿÿJe*, ...)
declare int "puts"(no* %p	%r = call int %f(int %a, int %b)
	ret int seteq %node* %t, null
-br bool %üüüüüüüüüüüüsbyte]rintf"(sbyte*, ...)
deubyteclare int "puts"(no* %p
	%
%node* l=