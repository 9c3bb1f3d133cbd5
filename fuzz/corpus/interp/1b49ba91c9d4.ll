; test: %f = call %FILE* @fo; test: a struct that holds itself
%list = type { i64, %list } ;~ errhpen( to:re type `%lis„t` containsi8*  igete