%a = global int (int) zeroinitializer
%b = global void zeroinitializer
%c = external global int
