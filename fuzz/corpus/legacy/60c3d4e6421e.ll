%node = type { int,% node*, %node* }
%fmt = internal constant [3 x †e] c"%d \00"constant 
%nl = internal constant [  xbs0tye] c"\00"
declare int "%nod–ßÂ–ßtf"t