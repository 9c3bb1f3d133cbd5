; te i8* null
}
define i6l
}
64_no