; test: signed pointers have a key, and a discriminator or two where they are needed
; flags: --std llvm
; spec: Pointer Authentication Constants: "An integer constant discriminator and an address discriminator may be optionally specified."
; spec: Pointer Authentication Constants: "Its type is the same as the first argument."
@v = global i32 0
@a = global ptr ptrauth (ptr @v, i32 0)
@b = global ptr ptrauth (ptr @v, i32 0, i64 1234)
@c = global ptr ptrauth (ptr @v, i32 0, i64 1234, ptr @d)
@d = global ptr null
@j = global ptr ptrauth (ptr @v) ;~ error: expected `,`, found `)`
@e = global ptr ptrauth (ptr @v, i64 0) ;~ error: the key of a `ptrauth` is an `i32`, not `i64`
@f = global ptr ptrauth (ptr @v, i32 0, i32 1) ;~ error: the discriminator of a `ptrauth` is an `i64`, not `i32`
@g = global ptr ptrauth (ptr @v, i32 0, i64 1, i64 2) ;~ error: the address of a `ptrauth` is a pointer, not `i64`
@h = global i64 ptrauth (ptr @v, i32 0) ;~ error: this constant expression has type `ptr`, but is used as `i64`
@i = global ptr ptrauth (i32 1, i32 0) ;~ error: the pointer of a `ptrauth` is a pointer, not `i32`
