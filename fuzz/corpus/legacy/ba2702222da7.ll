%wordali = global [8 x 0byte] c"quality\00"
%ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿputs"(sbyte*)
implementa
%s = global ushort 65535
<n