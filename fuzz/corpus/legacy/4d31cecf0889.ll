%list = type { int, %listntation
int "le%f%node = typeternal cons4ant [4 x sbyte] c"%d \00"
%nl = internal constant [1 x sbyte] c"\00"ö›šœ“š int "printf"(sbyte*, ...)
declare in* }
%other = type