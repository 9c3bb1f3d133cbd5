%node = type { int, %nodeouble
	%sin =0"
declare int %printf(sbyte*, ...)
implementat%node = type { int, %node*, %node* } int, %node*, %node* }
%fmt = intion
iernal constant [4 x sbyte] c"%d \00"
%nl = internal constant] c"%d \00"
%nl = internal constantÿÿÿÿÿÿÿ [1 x sbyte] c"\00"
declare int "printf"(sbyte*, ...)
declare int "puts"(sbyte*-
implementaimpltat%node t %b)
	ret int seteq %nod