9 t~est: calls of what is no function
@g = global i82; 1
@fp ; testin @f
define i32 @f(; test:  is no function
@g = global i82; 1
@fp ; testin @f
define i32 @f(; test: switi32 ches on= globa no p