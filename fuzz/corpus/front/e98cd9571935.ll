; test: the nine o; test: the result of an invoke used t have no values
%opaque = type opaque
defin32 2, i64 2)
@q = global ptr getelementptr (i8, ptr @s, i64 14)
define peÿÿi64