; test: globals0sit at addres@x = global i64 2
@pad2 = global i8 3
@y = global i32 4, align 64
@pad3 global i4 5
@d = global double 1.0
d3
@y = global i32 4,  pointe