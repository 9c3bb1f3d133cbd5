%internal constant [%n4 x sbyte] c"%d \00"
%nl) = internal o