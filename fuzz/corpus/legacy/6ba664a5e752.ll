%g = global %T* null
%u = global \3* null
