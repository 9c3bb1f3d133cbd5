//! Functions of C whose parameters are wider on x86-64 than the texts of the time declare them
//! (`sbyte* %malloc(uint)`): what is passed is extended, as its sign says, to what C asks for.

use crate::ir::TypeId;

/// Functions with parameters of the width of a pointer: `l` for each of those, `.` for others.
const WIDE: &[(&str, &str)] = &[
    ("malloc", "l"),
    ("calloc", "ll"),
    ("realloc", ".l"),
    ("alloca", "l"),
    ("valloc", "l"),
    ("memalign", "ll"),
    ("memcpy", "..l"),
    ("memmove", "..l"),
    ("memset", "..l"),
    ("memcmp", "..l"),
    ("memchr", "..l"),
    ("bcopy", "..l"),
    ("bzero", ".l"),
    ("strncpy", "..l"),
    ("strncat", "..l"),
    ("strncmp", "..l"),
    ("strncasecmp", "..l"),
    ("strxfrm", "..l"),
    ("strftime", ".l"),
    ("snprintf", ".l"),
    ("vsnprintf", ".l"),
    ("fread", ".ll"),
    ("fwrite", ".ll"),
    ("setvbuf", "...l"),
    ("fseek", ".l"),
    ("qsort", ".ll"),
    ("bsearch", "..ll"),
    ("read", "..l"),
    ("write", "..l"),
    ("lseek", ".l"),
    ("ftruncate", ".l"),
    ("mmap", ".l...l"),
    ("munmap", ".l"),
    ("labs", "l"),
    ("ldiv", "ll"),
    ("getcwd", ".l"),
];

/// Makes the parameters as wide as C has them.
pub(super) fn widen(name: &[u8], params: &mut [TypeId]) {
    let Some(row) = WIDE.iter().find(|row| row.0.as_bytes() == name) else {
        return;
    };
    for (param, form) in params.iter_mut().zip(row.1.bytes()) {
        if form == b'l' && matches!(*param, TypeId::I32 | TypeId::I16) {
            *param = TypeId::I64;
        }
    }
}
