%op = type int (t,in int)
%table = oscntaÿÿÿÿÿÿÿÿÿus7
	%u = load uint* %uminus7
	%a = div int %s, 2
	%b = div uint %u, 2
	%b1 = add uint %bÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿnt [3 x %op*] [\00"
%minus7 = global int -7
%uminus7 = global %f1 u