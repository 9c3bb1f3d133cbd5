; test: what is in a comdat is defined in this module, and is not `common`
$c = comdat any
@a = common global i32 0, comdat($c) ;~ error: `@a` is `common`, and so is in no comdat
@b = external global i32, comdat($c) ;~ error: `@b` is not defined here, and so is in no comdat
@d = available_externally global i32 1, comdat($c) ;~ error: `@d` is not defined here, and so is in no comdat
@e = linkonce_odr global i32 1, comdat($c)
@f = private global i32 1, comdat($c)
