; test: signed pointers
@a = global i64 0
@b = global ptr ptrauth (ptr @a, i32 2)
@c = global ptr ptrauth (ptr @a, i32 2, i64 65535, ptr @c)
@d = global ptr ptrauth (i64 5, i32 2) ;~ error: the pointer of a `ptrauth` is a pointer, not `i64`
@e = global ptr ptrauth (ptr @a, i64 2) ;~ error: the key of a `ptrauth` is an `i32`, not `i64`
@f = global ptr ptrauth (ptr @a, i32 2, i32 7) ;~ error: the discriminator of a `ptrauth` is an `i64`, not `i32`
@g = global ptr ptrauth (ptr @a, i32 2, i64 7, i64 0) ;~ error: the address of a `ptrauth` is a pointer, not `i64`
