; test: types that have parts which have no values
%a = type [3 x void] ;~ error: `void` cannot be the element of an array
%b = type { i64, i64 (i64) } ;~ error: `i64 (i64)` cannot be a field of a struct
%c = type <4 x { i64 }> ;~ error: `{ i64 }` cannot be the element of a vector
%d = type { i64, label } ;~ error: `label` cannot be a field of a struct
@g = global void* null ;~ error: there are no pointers to `void`
declare void @f(void, i64) ;~ error: `void` cannot be the type of a parameter
define i64 @main() {
  %p = alloca [2 x i64 ()] ;~ error: `i64 ()` cannot be the element of an array
  ret i64 0
}
