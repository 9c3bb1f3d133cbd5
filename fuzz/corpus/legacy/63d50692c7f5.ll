%op = type int (int, int)
%table = constantype int (int, int)
%table = constant