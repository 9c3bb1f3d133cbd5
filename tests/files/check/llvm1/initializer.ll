; test: variables have a size.
%a = global int (int) zeroinitializer  ;~ error: a variable of type `int (int)`, which has no size
%b = global void zeroinitializer  ;~ error: a variable of type `void`, which has no size
%c = external global int
