//! What functions of the C library do with the memory that they are given: a row each.

/// How many bytes a function accesses.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Size {
    /// So many.
    Bytes(u64),
    /// As many as this argument says.
    Arg(u8),
    /// As many as the product of two arguments.
    Product(u8, u8),
    /// As many as the argument says elements of so many bytes.
    Elements(u8, u64),
    /// As many as the string of this argument has, with its end.
    String(u8),
    /// As many as the format of the first prints with the arguments from the second on, with an end.
    Printed(u8, u8),
    /// The same, but no more than the third argument says.
    PrintedUpTo(u8, u8, u8),
    /// As many as the string of wide characters has, with its end.
    WideString(u8),
}

/// What a function does with an argument.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Role {
    /// It reads what is there.
    Reads(u8, Size),
    /// It writes what is there to somebody else.
    Outputs(u8, Size),
    /// It writes there.
    Writes(u8, Size),
    /// It may write there, unless it is null.
    Fills(u8, Size),
    /// It reads what is there, unless it is null.
    Uses(u8, Size),
    /// It may write there: how much is not known before the call.
    Defines(u8),
    /// It reads a string, whose end is to be there.
    String(u8),
    /// The same, unless it is null.
    StringOrNull(u8),
    /// The same of wide characters.
    WideText(u8),
    /// It reads a string, but no more than the second argument says.
    Prefix(u8, u8),
    /// It copies so many bytes between two that must not overlap: where to, where from.
    Copies(u8, u8, Size),
    /// The same of two that may.
    Moves(u8, u8, Size),
    /// It writes the string of the second behind that of the first, but no more characters than the argument says.
    Appends(u8, u8, Option<u8>),
    /// It reads up to the first byte like the second argument, but no more than the third says.
    Searches(u8, u8, u8),
    /// It ends the next word of a string, unless that is null: the second argument has what may stand behind it.
    Cuts(u8, u8),
    /// It prints by a format, with the arguments from the second on.
    Prints(u8, u8),
    /// The same into memory, which must not overlap the strings that it prints.
    PrintsInto(u8, u8, u8),
    /// It reads by a format, to where the arguments from the second on lead.
    Scans(u8, u8),
    /// Its result leads to where this argument does.
    Returns(u8),
}

/// The functions that give out or take back memory: checked programs have others in their place.
pub(super) const HEAP: &[&str] = &[
    "malloc",
    "calloc",
    "realloc",
    "reallocarray",
    "free",
    "cfree",
    "aligned_alloc",
    "memalign",
    "posix_memalign",
    "strdup",
    "__strdup",
    "strndup",
    "__strndup",
    "getline",
    "__getline",
    "getdelim",
    "__getdelim",
    "malloc_usable_size",
    "_Znwm",
    "_ZnwmRKSt9nothrow_t",
    "_Znam",
    "_ZnamRKSt9nothrow_t",
    "_ZdlPv",
    "_ZdlPvm",
    "_ZdlPvRKSt9nothrow_t",
    "_ZdaPv",
    "_ZdaPvm",
    "_ZdaPvRKSt9nothrow_t",
    "_ZnwmSt11align_val_t",
    "_ZnamSt11align_val_t",
    "_ZdlPvSt11align_val_t",
    "_ZdlPvmSt11align_val_t",
    "_ZdaPvSt11align_val_t",
    "_ZdaPvmSt11align_val_t",
];

/// Whether a function of the C library gives out or takes back memory, so that it is told who calls it.
pub(crate) fn is_of_heap(name: &[u8]) -> bool {
    HEAP.iter().any(|of| of.as_bytes() == name)
}

/// A function of the C library.
#[derive(Debug)]
pub(crate) struct Row {
    /// Its name.
    pub name: &'static str,
    /// What it does with its arguments.
    pub roles: &'static [Role],
}

const fn row(name: &'static str, roles: &'static [Role]) -> Row {
    Row { name, roles }
}

use Role::{
    Appends, Copies, Cuts, Defines, Fills, Moves, Outputs, Prefix, Prints, PrintsInto, Reads,
    Returns, Scans, Searches, String as Text, StringOrNull, Uses, WideText, Writes,
};
use Size::{Arg, Bytes, Elements, Printed, PrintedUpTo, Product, WideString};

/// A `FILE` of the C library.
const FILE: Size = Bytes(216);
/// A `struct tm`.
const TM: Size = Bytes(56);
/// A `struct timespec` or `struct timeval`.
const TIME: Size = Bytes(16);
/// A `sigset_t`.
const SIGNALS: Size = Bytes(128);
/// A `struct sigaction`.
const ACTION: Size = Bytes(152);
/// A `struct stat`.
const STAT: Size = Bytes(144);
/// A `pthread_mutex_t`.
const MUTEX: Size = Bytes(40);
/// A `pthread_cond_t`.
const CONDITION: Size = Bytes(48);
/// A `pthread_rwlock_t` or `pthread_attr_t`.
const RW_LOCK: Size = Bytes(56);
/// A `sem_t` or `pthread_barrier_t`.
const SEMAPHORE: Size = Bytes(32);

/// The functions, by name.
#[rustfmt::skip]
pub(super) const ROWS: &[Row] = &[
    // string.h, strings.h
    row("memcpy", &[Reads(1, Arg(2)), Writes(0, Arg(2)), Copies(0, 1, Arg(2)), Returns(0)]),
    row("memmove", &[Reads(1, Arg(2)), Writes(0, Arg(2)), Moves(0, 1, Arg(2)), Returns(0)]),
    row("mempcpy", &[Reads(1, Arg(2)), Writes(0, Arg(2)), Copies(0, 1, Arg(2)), Returns(0)]),
    row("bcopy", &[Reads(0, Arg(2)), Writes(1, Arg(2)), Moves(1, 0, Arg(2))]),
    row("memset", &[Writes(0, Arg(2)), Returns(0)]),
    row("bzero", &[Writes(0, Arg(1))]),
    row("explicit_bzero", &[Writes(0, Arg(1))]),
    row("memcmp", &[Reads(0, Arg(2)), Reads(1, Arg(2))]),
    row("bcmp", &[Reads(0, Arg(2)), Reads(1, Arg(2))]),
    row("memchr", &[Searches(0, 1, 2), Returns(0)]),
    row("memrchr", &[Reads(0, Arg(2)), Returns(0)]),
    row("memmem", &[Reads(0, Arg(1)), Reads(2, Arg(3)), Returns(0)]),
    row("strlen", &[Text(0)]),
    row("strnlen", &[Prefix(0, 1)]),
    row("strcpy", &[Text(1), Writes(0, Size::String(1)), Copies(0, 1, Size::String(1)), Returns(0)]),
    row("stpcpy", &[Text(1), Writes(0, Size::String(1)), Copies(0, 1, Size::String(1)), Returns(0)]),
    row("strncpy", &[Prefix(1, 2), Writes(0, Arg(2)), Returns(0)]),
    row("stpncpy", &[Prefix(1, 2), Writes(0, Arg(2)), Returns(0)]),
    row("strcat", &[Text(0), Text(1), Appends(0, 1, None), Returns(0)]),
    row("strncat", &[Text(0), Prefix(1, 2), Appends(0, 1, Some(2)), Returns(0)]),
    row("strlcpy", &[Text(1), Defines(0)]),
    row("strlcat", &[Prefix(0, 2), Text(1), Defines(0)]),
    row("strcmp", &[Text(0), Text(1)]),
    row("strcasecmp", &[Text(0), Text(1)]),
    row("strcoll", &[Text(0), Text(1)]),
    row("strverscmp", &[Text(0), Text(1)]),
    row("strncmp", &[Prefix(0, 2), Prefix(1, 2)]),
    row("strncasecmp", &[Prefix(0, 2), Prefix(1, 2)]),
    row("strchr", &[Text(0), Returns(0)]),
    row("index", &[Text(0), Returns(0)]),
    row("strrchr", &[Text(0), Returns(0)]),
    row("rindex", &[Text(0), Returns(0)]),
    row("strchrnul", &[Text(0), Returns(0)]),
    row("strstr", &[Text(0), Text(1), Returns(0)]),
    row("strcasestr", &[Text(0), Text(1), Returns(0)]),
    row("strpbrk", &[Text(0), Text(1), Returns(0)]),
    row("strspn", &[Text(0), Text(1)]),
    row("strcspn", &[Text(0), Text(1)]),
    row("strdup", &[Text(0)]),
    row("__strdup", &[Text(0)]),
    row("strndup", &[Prefix(0, 1)]),
    row("__strndup", &[Prefix(0, 1)]),
    row("strtok", &[Text(1), Cuts(0, 1)]),
    row("strtok_r", &[Text(1), Cuts(0, 1), Writes(2, Bytes(8))]),
    row("__strtok_r", &[Text(1), Cuts(0, 1), Writes(2, Bytes(8))]),
    row("strsep", &[Text(1), Writes(0, Bytes(8))]),
    row("strxfrm", &[Text(1), Writes(0, Arg(2))]),
    row("strerror", &[]),
    row("strerror_r", &[Writes(1, Arg(2))]),
    row("strsignal", &[]),
    // stdio.h
    row("printf", &[Prints(0, 1)]),
    row("fprintf", &[Reads(0, FILE), Prints(1, 2)]),
    row("dprintf", &[Prints(1, 2)]),
    row("sprintf", &[PrintsInto(0, 1, 2), Writes(0, Printed(1, 2))]),
    row("snprintf", &[PrintsInto(0, 2, 3), Fills(0, PrintedUpTo(2, 3, 1))]),
    row("asprintf", &[Prints(1, 2), Writes(0, Bytes(8))]),
    row("vprintf", &[Text(0)]),
    row("vfprintf", &[Reads(0, FILE), Text(1)]),
    row("vdprintf", &[Text(1)]),
    row("vsprintf", &[Text(1), Defines(0)]),
    row("vsnprintf", &[Text(2), Defines(0)]),
    row("vasprintf", &[Text(1), Writes(0, Bytes(8))]),
    row("scanf", &[Scans(0, 1)]),
    row("__isoc99_scanf", &[Scans(0, 1)]),
    row("__isoc23_scanf", &[Scans(0, 1)]),
    row("fscanf", &[Reads(0, FILE), Scans(1, 2)]),
    row("__isoc99_fscanf", &[Reads(0, FILE), Scans(1, 2)]),
    row("__isoc23_fscanf", &[Reads(0, FILE), Scans(1, 2)]),
    row("sscanf", &[Text(0), Scans(1, 2)]),
    row("__isoc99_sscanf", &[Text(0), Scans(1, 2)]),
    row("__isoc23_sscanf", &[Text(0), Scans(1, 2)]),
    row("puts", &[Text(0)]),
    row("fputs", &[Text(0), Reads(1, FILE)]),
    row("fputc", &[Reads(1, FILE)]),
    row("putc", &[Reads(1, FILE)]),
    row("fgetc", &[Reads(0, FILE)]),
    row("getc", &[Reads(0, FILE)]),
    row("ungetc", &[Reads(1, FILE)]),
    row("perror", &[StringOrNull(0)]),
    row("fopen", &[Text(0), Text(1)]),
    row("fopen64", &[Text(0), Text(1)]),
    row("fdopen", &[Text(1)]),
    row("freopen", &[StringOrNull(0), Text(1), Reads(2, FILE)]),
    row("popen", &[Text(0), Text(1)]),
    row("pclose", &[Reads(0, FILE)]),
    row("fclose", &[Reads(0, FILE)]),
    row("fflush", &[Uses(0, FILE)]),
    row("feof", &[Reads(0, FILE)]),
    row("ferror", &[Reads(0, FILE)]),
    row("clearerr", &[Reads(0, FILE)]),
    row("fileno", &[Reads(0, FILE)]),
    row("fseek", &[Reads(0, FILE)]),
    row("fseeko", &[Reads(0, FILE)]),
    row("ftell", &[Reads(0, FILE)]),
    row("ftello", &[Reads(0, FILE)]),
    row("rewind", &[Reads(0, FILE)]),
    row("fgetpos", &[Reads(0, FILE), Writes(1, Bytes(16))]),
    row("fsetpos", &[Reads(0, FILE), Reads(1, Bytes(16))]),
    row("remove", &[Text(0)]),
    row("rename", &[Text(0), Text(1)]),
    row("fgets", &[Reads(2, FILE), Writes(0, Arg(1)), Returns(0)]),
    row("fread", &[Reads(3, FILE), Writes(0, Product(1, 2))]),
    row("fwrite", &[Reads(3, FILE), Outputs(0, Product(1, 2))]),
    row("getline", &[Reads(2, FILE), Writes(0, Bytes(8)), Writes(1, Bytes(8))]),
    row("getdelim", &[Reads(3, FILE), Writes(0, Bytes(8)), Writes(1, Bytes(8))]),
    // stdlib.h
    row("atoi", &[Text(0)]),
    row("atol", &[Text(0)]),
    row("atoll", &[Text(0)]),
    row("atof", &[Text(0)]),
    row("strtol", &[Text(0), Fills(1, Bytes(8))]),
    row("strtoul", &[Text(0), Fills(1, Bytes(8))]),
    row("strtoll", &[Text(0), Fills(1, Bytes(8))]),
    row("strtoull", &[Text(0), Fills(1, Bytes(8))]),
    row("strtoimax", &[Text(0), Fills(1, Bytes(8))]),
    row("strtoumax", &[Text(0), Fills(1, Bytes(8))]),
    row("strtod", &[Text(0), Fills(1, Bytes(8))]),
    row("strtof", &[Text(0), Fills(1, Bytes(8))]),
    row("strtold", &[Text(0), Fills(1, Bytes(8))]),
    row("__isoc23_strtol", &[Text(0), Fills(1, Bytes(8))]),
    row("__isoc23_strtoul", &[Text(0), Fills(1, Bytes(8))]),
    row("__isoc23_strtoll", &[Text(0), Fills(1, Bytes(8))]),
    row("__isoc23_strtoull", &[Text(0), Fills(1, Bytes(8))]),
    row("getenv", &[Text(0)]),
    row("secure_getenv", &[Text(0)]),
    row("setenv", &[Text(0), Text(1)]),
    row("unsetenv", &[Text(0)]),
    row("putenv", &[Text(0)]),
    row("system", &[StringOrNull(0)]),
    row("realpath", &[Text(0), Defines(1)]),
    row("mkstemp", &[Text(0), Writes(0, Size::String(0))]),
    row("mkdtemp", &[Text(0), Writes(0, Size::String(0)), Returns(0)]),
    row("rand_r", &[Writes(0, Bytes(4))]),
    row("qsort", &[Writes(0, Product(1, 2))]),
    row("bsearch", &[Reads(1, Product(2, 3)), Returns(1)]),
    // wchar.h
    row("wcslen", &[WideText(0)]),
    row("wcscpy", &[WideText(1), Writes(0, WideString(1)), Copies(0, 1, WideString(1)), Returns(0)]),
    row("wcscmp", &[WideText(0), WideText(1)]),
    row("wcscoll", &[WideText(0), WideText(1)]),
    row("wcschr", &[WideText(0), Returns(0)]),
    row("wcsrchr", &[WideText(0), Returns(0)]),
    row("wcsstr", &[WideText(0), WideText(1), Returns(0)]),
    row("wcsdup", &[WideText(0)]),
    row("wmemcpy", &[
        Reads(1, Elements(2, 4)), Writes(0, Elements(2, 4)), Copies(0, 1, Elements(2, 4)), Returns(0),
    ]),
    row("wmemmove", &[
        Reads(1, Elements(2, 4)), Writes(0, Elements(2, 4)), Moves(0, 1, Elements(2, 4)), Returns(0),
    ]),
    row("wmemcmp", &[Reads(0, Elements(2, 4)), Reads(1, Elements(2, 4))]),
    row("wmemset", &[Writes(0, Elements(2, 4)), Returns(0)]),
    row("mbtowc", &[Fills(0, Bytes(4))]),
    row("mbrtowc", &[Fills(0, Bytes(4)), Fills(3, Bytes(8))]),
    row("mbstowcs", &[Text(1), Defines(0)]),
    row("wcstombs", &[WideText(1), Defines(0)]),
    // time.h, sys/time.h
    row("time", &[Fills(0, Bytes(8))]),
    row("mktime", &[Writes(0, TM)]),
    row("timegm", &[Writes(0, TM)]),
    row("asctime", &[Reads(0, TM)]),
    row("ctime", &[Reads(0, Bytes(8))]),
    row("ctime_r", &[Reads(0, Bytes(8)), Writes(1, Bytes(26)), Returns(1)]),
    row("localtime", &[Reads(0, Bytes(8))]),
    row("gmtime", &[Reads(0, Bytes(8))]),
    row("localtime_r", &[Reads(0, Bytes(8)), Writes(1, TM), Returns(1)]),
    row("gmtime_r", &[Reads(0, Bytes(8)), Writes(1, TM), Returns(1)]),
    row("strftime", &[Writes(0, Arg(1)), Text(2), Reads(3, TM)]),
    row("clock_gettime", &[Writes(1, TIME)]),
    row("clock_getres", &[Fills(1, TIME)]),
    row("timespec_get", &[Writes(0, TIME)]),
    row("gettimeofday", &[Fills(0, TIME), Fills(1, Bytes(8))]),
    row("nanosleep", &[Reads(0, TIME), Fills(1, TIME)]),
    row("getitimer", &[Writes(1, Bytes(32))]),
    row("setitimer", &[Uses(1, Bytes(32)), Fills(2, Bytes(32))]),
    // signal.h
    row("sigemptyset", &[Writes(0, SIGNALS)]),
    row("sigfillset", &[Writes(0, SIGNALS)]),
    row("sigaddset", &[Reads(0, SIGNALS)]),
    row("sigdelset", &[Reads(0, SIGNALS)]),
    row("sigismember", &[Reads(0, SIGNALS)]),
    row("sigaction", &[Uses(1, ACTION), Fills(2, ACTION)]),
    row("sigprocmask", &[Uses(1, SIGNALS), Fills(2, SIGNALS)]),
    row("pthread_sigmask", &[Uses(1, SIGNALS), Fills(2, SIGNALS)]),
    row("sigpending", &[Writes(0, SIGNALS)]),
    row("sigsuspend", &[Reads(0, SIGNALS)]),
    row("sigwait", &[Reads(0, SIGNALS), Writes(1, Bytes(4))]),
    row("sigaltstack", &[Uses(0, Bytes(24)), Fills(1, Bytes(24))]),
    // pthread.h, semaphore.h
    row("pthread_join", &[Fills(1, Bytes(8))]),
    row("pthread_attr_init", &[Writes(0, RW_LOCK)]),
    row("pthread_attr_destroy", &[Reads(0, RW_LOCK)]),
    row("pthread_mutex_init", &[Writes(0, MUTEX), Uses(1, Bytes(4))]),
    row("pthread_mutex_lock", &[Reads(0, MUTEX)]),
    row("pthread_mutex_trylock", &[Reads(0, MUTEX)]),
    row("pthread_mutex_unlock", &[Reads(0, MUTEX)]),
    row("pthread_mutex_destroy", &[Reads(0, MUTEX)]),
    row("pthread_cond_init", &[Writes(0, CONDITION), Uses(1, Bytes(4))]),
    row("pthread_cond_wait", &[Reads(0, CONDITION), Reads(1, MUTEX)]),
    row("pthread_cond_timedwait", &[Reads(0, CONDITION), Reads(1, MUTEX), Reads(2, TIME)]),
    row("pthread_cond_signal", &[Reads(0, CONDITION)]),
    row("pthread_cond_broadcast", &[Reads(0, CONDITION)]),
    row("pthread_cond_destroy", &[Reads(0, CONDITION)]),
    row("pthread_rwlock_init", &[Writes(0, RW_LOCK), Uses(1, Bytes(8))]),
    row("pthread_rwlock_rdlock", &[Reads(0, RW_LOCK)]),
    row("pthread_rwlock_wrlock", &[Reads(0, RW_LOCK)]),
    row("pthread_rwlock_unlock", &[Reads(0, RW_LOCK)]),
    row("pthread_rwlock_destroy", &[Reads(0, RW_LOCK)]),
    row("pthread_barrier_init", &[Writes(0, SEMAPHORE), Uses(1, Bytes(4))]),
    row("pthread_barrier_wait", &[Reads(0, SEMAPHORE)]),
    row("pthread_barrier_destroy", &[Reads(0, SEMAPHORE)]),
    row("pthread_key_create", &[Writes(0, Bytes(4))]),
    row("sem_init", &[Writes(0, SEMAPHORE)]),
    row("sem_wait", &[Reads(0, SEMAPHORE)]),
    row("sem_trywait", &[Reads(0, SEMAPHORE)]),
    row("sem_post", &[Reads(0, SEMAPHORE)]),
    row("sem_getvalue", &[Reads(0, SEMAPHORE), Writes(1, Bytes(4))]),
    row("sem_destroy", &[Reads(0, SEMAPHORE)]),
    // unistd.h, fcntl.h, sys/
    row("read", &[Writes(1, Arg(2))]),
    row("pread", &[Writes(1, Arg(2))]),
    row("pread64", &[Writes(1, Arg(2))]),
    row("write", &[Outputs(1, Arg(2))]),
    row("pwrite", &[Outputs(1, Arg(2))]),
    row("pwrite64", &[Reads(1, Arg(2))]),
    row("open", &[Text(0)]),
    row("open64", &[Text(0)]),
    row("openat", &[Text(1)]),
    row("creat", &[Text(0)]),
    row("unlink", &[Text(0)]),
    row("access", &[Text(0)]),
    row("chdir", &[Text(0)]),
    row("chmod", &[Text(0)]),
    row("chown", &[Text(0)]),
    row("link", &[Text(0), Text(1)]),
    row("symlink", &[Text(0), Text(1)]),
    row("truncate", &[Text(0)]),
    row("mkdir", &[Text(0)]),
    row("rmdir", &[Text(0)]),
    row("readlink", &[Text(0), Writes(1, Arg(2))]),
    row("getcwd", &[Fills(0, Arg(1))]),
    row("gethostname", &[Writes(0, Arg(1))]),
    row("getentropy", &[Writes(0, Arg(1))]),
    row("getrandom", &[Writes(0, Arg(1))]),
    row("pipe", &[Writes(0, Bytes(8))]),
    row("pipe2", &[Writes(0, Bytes(8))]),
    row("stat", &[Text(0), Writes(1, STAT)]),
    row("lstat", &[Text(0), Writes(1, STAT)]),
    row("fstat", &[Writes(1, STAT)]),
    row("fstatat", &[Text(1), Writes(2, STAT)]),
    row("wait", &[Fills(0, Bytes(4))]),
    row("waitpid", &[Fills(1, Bytes(4))]),
    row("uname", &[Writes(0, Bytes(390))]),
    row("getrusage", &[Writes(1, Bytes(144))]),
    row("getrlimit", &[Writes(1, Bytes(16))]),
    row("setrlimit", &[Reads(1, Bytes(16))]),
    row("times", &[Fills(0, Bytes(32))]),
    row("poll", &[Writes(0, Elements(1, 8))]),
    row("opendir", &[Text(0)]),
    row("socketpair", &[Writes(3, Bytes(8))]),
    row("bind", &[Reads(1, Arg(2))]),
    row("connect", &[Reads(1, Arg(2))]),
    row("recv", &[Writes(1, Arg(2))]),
    row("send", &[Outputs(1, Arg(2))]),
    // setjmp.h
    row("longjmp", &[Reads(0, Bytes(64))]),
    row("siglongjmp", &[Reads(0, Bytes(64))]),
    // math.h
    row("frexp", &[Writes(1, Bytes(4))]),
    row("frexpf", &[Writes(1, Bytes(4))]),
    row("frexpl", &[Writes(1, Bytes(4))]),
    row("modf", &[Writes(1, Bytes(8))]),
    row("modff", &[Writes(1, Bytes(4))]),
    row("modfl", &[Writes(1, Bytes(16))]),
    row("remquo", &[Writes(2, Bytes(4))]),
    row("remquof", &[Writes(2, Bytes(4))]),
    row("sincos", &[Writes(1, Bytes(8)), Writes(2, Bytes(8))]),
    row("sincosf", &[Writes(1, Bytes(4)), Writes(2, Bytes(4))]),
    row("lgamma_r", &[Writes(1, Bytes(4))]),
    row("nan", &[Text(0)]),
];
