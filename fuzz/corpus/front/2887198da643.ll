; test: parameters and results of types that have no values
%opaque =; test: bitcast between integers and pointers of like kind changes  type opaque
dne