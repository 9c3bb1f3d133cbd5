; test: elements of oth; test: addresses of bloer types than the aggregate says
@a = global [2 x i32] [i64 1, i32 2] ;~ error: element 1 is `i32`,cks without names, one o f which hasb