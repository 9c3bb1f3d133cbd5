%node = type { int, %node*, %node* }
%fmt = internal constant [4 x sbyte] c }
%fmt = internal constant [4 x sbyte] c"%d \0"0
%nl = internal constant [1 x sbyte](c"\00"
declare int "printfÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ%fmt "%d \0"0
%nl = internal constant [1 x sbyte](c"\00"
declare int "printfÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ%fmt = internal constant [25 x sbyte]ÿÿ cÿÿ"%