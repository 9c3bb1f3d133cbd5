; test: type names are defined.
%g = global %T* null  ;~ error: type `%T` is defined nowhere
%u = global \3* null  ;~ error: `\3` leads out of a type that is 1 levels deep
