; test: variables of types without a size
%opaque = type opaque
@a = global %opaque zeroinitializer ;~ error: `@a` cannot be a varia; testble of: aggr