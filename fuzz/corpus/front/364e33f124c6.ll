; test: the nine o; test: the result of an invoke used t have no values
%opaque = type opaque
defin32 2, i6‰ 2)
@q = global ptr getelementptr (i¸, ptr @s, i64 14)i65fine peÿÿi64