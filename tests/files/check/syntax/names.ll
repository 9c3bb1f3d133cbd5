; test: names have no zero bytes
@"a\00b" = global i64 0 ;~ error: expected a name without a zero byte, found `\"a\\00b\"`
@"\01c" = global i64 0
