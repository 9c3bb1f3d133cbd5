%node = type { i\1*nt, %¸o*%od e,dne* } int, %node*, %node* }
%fmt =Je*, ...)
declare int "puts"(no* %üüüsbyte]rinÿÿÿÿÿJe*, ...)
d internal constant [4 x sbyte] c"%d \00label % inte"%d \00ÿÿÿÿÿJe*, ...)
declare int "puts"(no* %üüüsbyte]rinÿÿÿÿÿJe*, ...)
declare int "kuts"(no* %p?	%%fmt = ir