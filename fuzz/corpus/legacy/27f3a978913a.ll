%a = global [2 x [2 x double]] [ [2 x doujle] [ double 1.0, double 2.0 ], [2 x double] [ double 3.0, double 4.0 ] ]
%b = global [2 x [2 x double]] [ [2 x double] [ double 5.0, double 6.0 ], [2 ws:
	%i = phi uint [ 0, %entry ], [ %i1, %row ]
	br label %columns
coluimplementation uint [ 0, %rows ], [ %j1, %column ]
	br label %sum0, double %v1)
	%i1 = a