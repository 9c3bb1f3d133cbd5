//! The types of functions of the C library, as far as hints need them: a symbol that a program declares with another type is
//! the program's own, and only has the name of one.

use super::externs::ExternType;
use super::types::{FuncType, ValType};

/// The functions of `math.h`: the result, a colon and the parameters, and the names that have this type. With an `f` behind
/// the name they are of `float`.
#[rustfmt::skip]
const MATHS: &[(&str, &[&str])] = &[
    ("d:d", &["acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "ceil", "cos", "cosh", "erf", "erfc", "exp", "exp10", "exp2", "expm1", "fabs", "floor", "gamma", "j0", "j1", "lgamma", "log", "log10", "log1p", "log2", "logb", "nearbyint", "rint", "round", "roundeven", "sin", "sinh", "sqrt", "tan", "tanh", "tgamma", "trunc", "y0", "y1"]),
    ("d:dd", &["atan2", "copysign", "drem", "fdim", "fmax", "fmin", "fmod", "hypot", "nextafter", "pow", "remainder"]),
    ("d:ddd", &["fma"]),
    ("d:di", &["ldexp", "scalbn"]),
    ("d:dl", &["scalbln"]),
    ("d:dp", &["frexp", "modf"]),
    ("d:ddp", &["remquo"]),
    ("d:id", &["jn", "yn"]),
    ("i:d", &["ilogb"]),
    ("l:d", &["llrint", "llround", "lrint", "lround"]),
    ("v:dpp", &["sincos"]),
];

/// Others.
#[rustfmt::skip]
const OTHERS: &[(&str, &[&str])] = &[
    ("v:", &["abort"]),
    ("v:i", &["_Exit", "_exit", "exit", "quick_exit", "srand"]),
    ("v:p", &["clearerr", "free", "perror", "rewind"]),
    ("v:pllp", &["qsort"]),
    ("i:", &["fork", "getchar", "getpid", "getppid", "rand"]),
    ("i:i", &["abs", "alarm", "close", "dup", "isalnum", "isalpha", "isblank", "iscntrl", "isdigit", "isgraph", "islower", "isprint", "ispunct", "isspace", "isupper", "isxdigit", "putchar", "raise", "sleep", "tolower", "toupper", "umask", "usleep"]),
    ("i:ii", &["dup2", "kill", "listen"]),
    ("i:iii", &["socket"]),
    ("i:ip", &["fputc", "putc", "ungetc"]),
    ("i:ipi", &["bind", "connect"]),
    ("i:p", &["atoi", "chdir", "fclose", "feof", "ferror", "fflush", "fgetc", "fileno", "getc", "pipe", "putenv", "puts", "remove", "rmdir", "system", "unlink"]),
    ("i:pi", &["access", "chmod", "creat", "mkdir"]),
    ("i:pli", &["fseek"]),
    ("i:pp", &["fputs", "link", "rename", "strcasecmp", "strcmp", "strcoll", "symlink"]),
    ("i:ppl", &["bcmp", "memcmp", "strncasecmp", "strncmp"]),
    ("i:p.", &["printf", "scanf"]),
    ("i:pi.", &["open"]),
    ("i:pp.", &["fprintf", "fscanf", "sprintf", "sscanf"]),
    ("i:plp.", &["snprintf"]),
    ("l:", &["clock", "random"]),
    ("l:l", &["labs", "llabs"]),
    ("l:p", &["atol", "atoll", "ftell", "strlen", "time"]),
    ("l:pp", &["strcspn", "strspn"]),
    ("l:ppi", &["strtol", "strtoll", "strtoul", "strtoull"]),
    ("l:pllp", &["fread", "fwrite"]),
    ("l:ili", &["lseek"]),
    ("l:ipl", &["read", "write"]),
    ("l:ipli", &["recv", "send"]),
    ("d:p", &["atof"]),
    ("d:pp", &["strtod"]),
    ("d:ll", &["difftime"]),
    ("f:pp", &["strtof"]),
    ("p:i", &["strerror"]),
    ("p:ip", &["signal"]),
    ("p:l", &["malloc"]),
    ("p:ll", &["aligned_alloc", "calloc"]),
    ("p:p", &["asctime", "ctime", "getenv", "gmtime", "localtime", "strdup"]),
    ("p:pi", &["index", "rindex", "strchr", "strrchr"]),
    ("p:pil", &["memchr", "memset"]),
    ("p:pip", &["fgets"]),
    ("p:pl", &["realloc"]),
    ("p:pp", &["fopen", "stpcpy", "strcat", "strcpy", "strpbrk", "strstr", "strtok"]),
    ("p:ppl", &["memcpy", "memmove", "mempcpy", "strncat", "strncpy"]),
    ("p:ppllp", &["bsearch"]),
];

/// Whether a symbol is declared as the C library's of that name is; `None` for a function whose type is not known. A result
/// may be left out.
pub(super) fn fits(name: &str, declared: &ExternType) -> Option<bool> {
    let find = |rows: &[(&'static str, &[&str])], name: &str| {
        let row = rows.iter().find(|(_, names)| names.contains(&name));
        row.map(|&(ty, _)| ty)
    };
    let ty = find(MATHS, name).or_else(|| find(OTHERS, name));
    let of_float = || {
        let ty = find(MATHS, name.strip_suffix('f')?)?;
        Some(ty.replace('d', "f"))
    };
    let ty = ty.map(String::from).or_else(of_float)?;
    let ExternType::Func(Some(declared)) = declared else {
        return Some(false);
    };
    Some(is(&ty, declared))
}

fn is(ty: &str, declared: &FuncType) -> bool {
    let Some((result, params)) = ty.split_once(':') else {
        return false;
    };
    let fixed = params.strip_suffix('.');
    let params = fixed.unwrap_or(params);
    let result_fits = match &declared.result {
        Some(ty) => result.starts_with(letter(ty)),
        None => true,
    };
    let letters: String = declared.params.iter().map(letter).collect();
    result_fits && declared.varargs == fixed.is_some() && letters == params
}

fn letter(ty: &ValType) -> char {
    match ty {
        ValType::Int(32) => 'i',
        ValType::Int(64) => 'l',
        ValType::F32 => 'f',
        ValType::F64 => 'd',
        ValType::Ptr => 'p',
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runtime::host::libc_symbol;

    #[test]
    fn functions_of_c_are_told_by_their_types() {
        let function = |params: &[ValType], result: Option<ValType>| {
            ExternType::Func(Some(FuncType::new(params, result)))
        };
        let (double, float, ptr) = (ValType::F64, ValType::F32, ValType::Ptr);
        let log = function(std::slice::from_ref(&double), Some(double.clone()));
        assert_eq!(fits("log", &log), Some(true));
        assert_eq!(fits("logf", &log), Some(false));
        let logf = function(std::slice::from_ref(&float), Some(float.clone()));
        assert_eq!(fits("logf", &logf), Some(true));
        let own = function(&[ptr.clone(), ValType::Int(64)], None);
        assert_eq!(fits("log", &own), Some(false));
        assert_eq!(
            fits("modf", &function(&[double.clone(), ptr], Some(double))),
            Some(true)
        );
        assert_eq!(
            fits("log", &ExternType::Variable(Some(ValType::Int(32)))),
            Some(false)
        );
        assert_eq!(fits("no_such", &own), None);
        let mut printf = FuncType::new([ValType::Ptr], Some(ValType::Int(32)));
        assert!(!is("i:p.", &printf));
        printf.varargs = true;
        assert!(is("i:p.", &printf));
    }

    #[test]
    fn the_c_library_has_them_all_and_each_is_named_once() {
        let rows = MATHS.iter().chain(OTHERS);
        let mut names: Vec<&str> = rows.flat_map(|(_, names)| *names).copied().collect();
        for name in &names {
            assert!(libc_symbol(name.as_bytes()).is_some(), "{name}");
        }
        names.sort_unstable();
        assert!(names.is_sorted_by(|a, b| a < b));
    }
}
