; te i8* null
}
define i64 (i64_no