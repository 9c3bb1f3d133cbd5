//! What functions of the C library do with the memory that they are given: a row each.
//!
//! Before a checked program calls one by its name, each range that it will read or write is judged as an access of the
//! program would be, strings are looked through for their ends, and formats for what they print. A function without a
//! row is called all the same.

use std::collections::BTreeMap;
use std::sync::RwLock;

use super::finding::{Access, Finding, Rule};
use super::objects::{self, Records};
use super::{State, WRITES, judge};
use crate::runtime::critical;

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
    Appends, Copies, Cuts, Defines, Fills, Moves, Prefix, Prints, PrintsInto, Reads, Returns,
    Scans, Searches, String as Text, StringOrNull, Uses, WideText, Writes,
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
const ROWS: &[Row] = &[
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
    row("fwrite", &[Reads(3, FILE), Reads(0, Product(1, 2))]),
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
    row("write", &[Reads(1, Arg(2))]),
    row("pwrite", &[Reads(1, Arg(2))]),
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
    row("send", &[Reads(1, Arg(2))]),
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

/// The number of the row of a function.
pub(crate) fn lookup(name: &[u8]) -> Option<(u32, &'static Row)> {
    let at = ROWS.iter().position(|row| row.name.as_bytes() == name)?;
    Some((at as u32, &ROWS[at]))
}

/// What an argument is, as the state of the call says in two bits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// An integer of at most 32 bits.
    Int = 0,
    /// A longer one.
    Long = 1,
    /// A floating-point number.
    Float = 2,
    /// A pointer.
    Pointer = 3,
}

/// Variable arguments of C (System V ABI for x86-64, 3.5.7): those in registers are used up.
#[repr(C)]
struct VariableArgs {
    gp_offset: u32,
    fp_offset: u32,
    in_memory: *const u64,
    in_registers: *const u64,
}

unsafe extern "C" {
    fn vsnprintf(
        to: *mut std::ffi::c_char,
        size: usize,
        format: *const std::ffi::c_char,
        args: *mut VariableArgs,
    ) -> std::ffi::c_int;
}

/// The arguments of a call.
struct Args<'a> {
    state: &'a State,
    count: usize,
    kinds: u64,
}

impl Args<'_> {
    fn word(&self, at: u8) -> u64 {
        let known = (at as usize) < self.count.min(super::MAX_ARGS);
        if known {
            self.state.words[at as usize]
        } else {
            0
        }
    }

    fn kind(&self, at: usize) -> Kind {
        match self.kinds >> (2 * at) & 3 {
            0 => Kind::Int,
            1 => Kind::Long,
            2 => Kind::Float,
            _ => Kind::Pointer,
        }
    }

    /// The object that an argument leads to, if one is known.
    fn object(&self, at: u8) -> Option<u32> {
        let argument = *self.state.args.get(at as usize)?;
        objects::owner_of(argument, self.word(at))
    }

    fn size(&self, size: Size) -> u64 {
        match size {
            Size::Bytes(bytes) => bytes,
            Arg(at) => self.word(at),
            Product(a, b) => self.word(a).saturating_mul(self.word(b)),
            Elements(at, bytes) => self.word(at).saturating_mul(bytes),
            Size::String(at) => string_size(self.word(at)),
            Printed(format, first) => self.printed(format, first),
            PrintedUpTo(format, first, max) => self.printed(format, first).min(self.word(max)),
            WideString(at) => wide_size(self.word(at)),
        }
    }

    /// How many bytes a format prints, with an end.
    fn printed(&self, format: u8, first: u8) -> u64 {
        let (format, first) = (self.word(format), usize::from(first));
        if format == 0 || self.count > super::MAX_ARGS {
            return 0;
        }
        // SAFETY: the string was found to end.
        let text = unsafe { std::ffi::CStr::from_ptr(format as *const _) }.to_bytes();
        if text.windows(2).any(|pair| pair == b"%n") || text.contains(&b'L') || text.contains(&b'$')
        {
            return 0;
        }
        let mut list = VariableArgs {
            gp_offset: 48,
            fp_offset: 176,
            in_memory: self.state.words[first.min(super::MAX_ARGS)..].as_ptr(),
            in_registers: std::ptr::null(),
        };
        // SAFETY: the arguments are those that the program gives to the same format, each a word in memory, and
        // nothing is written.
        let count = unsafe { vsnprintf(std::ptr::null_mut(), 0, format as *const _, &mut list) };
        u64::try_from(count).map_or(0, |count| count + 1)
    }

    fn judge(&self, at: u8, size: u64, how: u32) -> Result<(), Finding> {
        if size == 0 {
            return Ok(());
        }
        let owner = self.object(at).map_or(0, Records::address);
        judge(self.word(at), size, owner as *const _, how)
    }

    fn writes(&self, at: u8, size: u64) -> Result<(), Finding> {
        self.judge(at, size, WRITES)?;
        super::define(self.word(at), size);
        Ok(())
    }

    /// The bytes from an argument on up to the end of its object, but no more than `max`, if the object is known and
    /// was found to be alive.
    fn rest(&self, at: u8, max: u64) -> Option<&'static [u8]> {
        let address = self.word(at);
        let record = Records::get(self.object(at)?);
        let rest = (record.base() + record.full_size()).wrapping_sub(address);
        // SAFETY: the object is alive and has so many bytes behind this one; nothing is held across the call.
        Some(unsafe { std::slice::from_raw_parts(address as *const u8, rest.min(max) as usize) })
    }

    /// A string of wide characters that ends within its object.
    fn wide_string(&self, at: u8) -> Result<(), Finding> {
        self.judge(at, 4, 0)?;
        let Some(bytes) = self.rest(at, u64::MAX) else {
            return Ok(());
        };
        if bytes.chunks_exact(4).any(|unit| unit == [0; 4]) {
            return Ok(());
        }
        Err(Finding {
            rule: Rule::UnterminatedString,
            access: Some(Access {
                address: self.word(at),
                size: bytes.len() as u64,
                writes: false,
            }),
            object: self.object(at).map(objects::describe),
            other: None,
            value_at: 0,
        })
    }

    /// Bytes that are looked through for one, and no further than that.
    fn searches(&self, at: u8, byte: u8, max: u64) -> Result<(), Finding> {
        if max == 0 {
            return Ok(());
        }
        self.judge(at, 1, 0)?;
        match self.rest(at, max) {
            Some(bytes) if bytes.contains(&byte) => Ok(()),
            _ => self.judge(at, max, 0),
        }
    }

    /// A string that is written behind another one: both were judged.
    fn appends(&self, to: u8, from: u8, max: Option<u8>) -> Result<(), Finding> {
        let (start, source) = (self.word(to), self.word(from));
        let start = start + string_size(start) - 1;
        let length = match max {
            // SAFETY: so much of the string was judged.
            Some(max) => unsafe {
                libc::strnlen(source as *const _, self.word(max) as usize) as u64
            },
            None => string_size(source) - 1,
        };
        let owner = self.object(to).map_or(0, Records::address);
        judge(start, length + 1, owner as *const _, WRITES)?;
        super::judge_apart(start, source, length + 1)?;
        super::define(start, length + 1);
        Ok(())
    }

    /// The next word of a string gets an end where a byte of another string stands behind it.
    fn cuts(&self, at: u8, delimiters: u8) -> Result<(), Finding> {
        let address = self.word(at);
        if address == 0 {
            return Ok(());
        }
        self.string(at, u64::MAX)?;
        let delimiters = self.word(delimiters) as *const _;
        // SAFETY: both strings were found to end.
        let place = unsafe {
            let start = libc::strspn(address as *const _, delimiters);
            start + libc::strcspn((address + start as u64) as *const _, delimiters)
        } as u64;
        // SAFETY: this is at most the string's end.
        if unsafe { *((address + place) as *const u8) } == 0 {
            return Ok(());
        }
        let owner = self.object(at).map_or(0, Records::address);
        judge(address + place, 1, owner as *const _, WRITES)
    }

    /// What an argument leads to counts as written.
    fn defines(&self, at: u8) {
        if let Some(number) = self.object(at) {
            let record = Records::get(number);
            super::define(record.base(), record.full_size());
        }
    }

    /// A string that ends within its object, or within `max` bytes.
    fn string(&self, at: u8, max: u64) -> Result<(), Finding> {
        let address = self.word(at);
        if max == 0 {
            return Ok(());
        }
        self.judge(at, 1, 0)?;
        let Some(number) = self.object(at) else {
            return Ok(());
        };
        let record = Records::get(number);
        let rest = (record.base() + record.full_size()).wrapping_sub(address);
        // SAFETY: the object is alive, as was just judged, and has so many bytes behind this one.
        let bytes =
            unsafe { std::slice::from_raw_parts(address as *const u8, rest.min(max) as usize) };
        let end = bytes.iter().position(|&byte| byte == 0);
        let looked_at = end.map_or(bytes.len(), |end| end + 1) as u64;
        let defined = match super::follows_values() {
            true => super::planes::defined_bytes(address, looked_at),
            false => looked_at,
        };
        if defined < looked_at {
            return Err(Finding {
                rule: Rule::UndefinedString,
                access: Some(Access {
                    address: address + defined,
                    size: 1,
                    writes: false,
                }),
                object: Some(objects::describe(number)),
                other: None,
                value_at: 0,
            });
        }
        if rest >= max || end.is_some() {
            return Ok(());
        }
        Err(Finding {
            rule: Rule::UnterminatedString,
            access: Some(Access {
                address,
                size: rest,
                writes: false,
            }),
            object: Some(objects::describe(number)),
            other: None,
            value_at: 0,
        })
    }
}

/// The bytes of a string with its end, which was found to be there; of one that nobody knows, too.
fn string_size(address: u64) -> u64 {
    if address == 0 {
        return 1;
    }
    // SAFETY: the caller has judged the string, or the program vouches for it.
    unsafe { libc::strlen(address as *const _) as u64 + 1 }
}

/// The same of a string of wide characters.
fn wide_size(address: u64) -> u64 {
    if address == 0 {
        return 4;
    }
    // SAFETY: as above.
    unsafe { 4 * (libc::wcslen(address as *const _) as u64 + 1) }
}

/// Whether code at an address is none of a checked program's: it is of a library or of this process.
pub(super) fn is_native(address: u64) -> bool {
    static KNOWN: RwLock<BTreeMap<u64, bool>> = RwLock::new(BTreeMap::new());
    let _section = critical::enter();
    if let Some(&known) = critical::read(&KNOWN).get(&address) {
        return known;
    }
    let mut info = std::mem::MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: `dladdr` only compares the address, and fills `info` in.
    let found = unsafe { libc::dladdr(address as *const _, info.as_mut_ptr()) } != 0;
    critical::write(&KNOWN).insert(address, found);
    found
}

/// Judges a call of the function of a row.
pub(super) fn before(row: u32, count: usize, kinds: u64, state: &State) -> Result<(), Finding> {
    let Some(row) = ROWS.get(row as usize) else {
        return Ok(());
    };
    let args = Args {
        state,
        count,
        kinds,
    };
    for role in row.roles {
        match *role {
            Reads(at, size) => args.judge(at, args.size(size), 0)?,
            Writes(at, size) => args.writes(at, args.size(size))?,
            Uses(at, size) => {
                if args.word(at) != 0 {
                    args.judge(at, args.size(size), 0)?;
                }
            }
            Defines(at) => args.defines(at),
            Text(at) => args.string(at, u64::MAX)?,
            StringOrNull(at) => {
                if args.word(at) != 0 {
                    args.string(at, u64::MAX)?;
                }
            }
            WideText(at) => args.wide_string(at)?,
            Prefix(at, max) => args.string(at, args.word(max))?,
            Copies(to, from, size) => {
                let [to, from] = [to, from].map(|at| args.word(at));
                super::judge_apart(to, from, args.size(size))?;
                super::copy_shadow(to, from, args.size(size));
            }
            Moves(to, from, size) => {
                super::copy_shadow(args.word(to), args.word(from), args.size(size));
            }
            Fills(at, size) => {
                if args.word(at) != 0 {
                    args.writes(at, args.size(size))?;
                }
            }
            Appends(to, from, max) => args.appends(to, from, max)?,
            Searches(at, byte, max) => {
                args.searches(at, args.word(byte) as u8, args.word(max))?;
            }
            Cuts(at, delimiters) => args.cuts(at, delimiters)?,
            Prints(format, first) => {
                args.string(format, u64::MAX)?;
                prints(&args, format, first as usize, None)?;
            }
            PrintsInto(to, format, first) => {
                args.string(format, u64::MAX)?;
                prints(&args, format, first as usize, Some(to))?;
            }
            Scans(format, first) => {
                args.string(format, u64::MAX)?;
                scans(&args, format, first as usize)?;
            }
            Returns(_) => {}
        }
    }
    Ok(())
}

/// What the function of a row that reads by a format has set, of which it returns how many there are.
pub(super) fn after(row: u32, result: i32, state: &State) {
    let Some(row) = ROWS.get(row as usize) else {
        return;
    };
    let first = row.roles.iter().find_map(|role| match *role {
        Scans(_, first) => Some(usize::from(first)),
        _ => None,
    });
    let first = first.unwrap_or(super::MAX_ARGS);
    let count = usize::try_from(result).unwrap_or(0);
    // The count of characters is no conversion that the result counts.
    let format = state.words.get(first.wrapping_sub(1)).copied().unwrap_or(0);
    let uncounted = match (count, format) {
        (0, _) | (_, 0) => 0,
        // SAFETY: the string was found to end before the call.
        _ => unsafe { std::ffi::CStr::from_ptr(format as *const _) }
            .to_bytes()
            .windows(2)
            .filter(|pair| pair == b"%n")
            .count(),
    };
    for place in state.args.iter().skip(first).take(count + uncounted) {
        if let Some(number) = objects::owner_of(*place, place.value) {
            let record = Records::get(number);
            super::define(record.base(), record.full_size());
        }
    }
}

/// Looks through a format for the strings that it prints, and for the kinds of all that it prints. What is printed into
/// the memory of the argument `to` must not be there.
fn prints(args: &Args<'_>, format: u8, first: usize, to: Option<u8>) -> Result<(), Finding> {
    let address = args.word(format);
    if address == 0 {
        return Ok(());
    }
    // SAFETY: the string was found to end.
    let text = unsafe { std::ffi::CStr::from_ptr(address as *const _) }.to_bytes();
    let mut next = first;
    let mut at = 0;
    while let Some(found) = text[at..].iter().position(|&byte| byte == b'%') {
        at += found + 1;
        let mut precision = None;
        // Flags, width, precision, length.
        let mut long = false;
        let mut halves = 0;
        let conversion = loop {
            let Some(&byte) = text.get(at) else {
                return Ok(());
            };
            at += 1;
            match byte {
                b'-' | b'+' | b' ' | b'#' | b'0'..=b'9' | b'\'' => {}
                b'h' => halves += 1,
                b'l' | b'j' | b'z' | b't' | b'q' => long = true,
                // A long double is no word.
                b'L' | b'$' => return Ok(()),
                b'.' => {
                    let digits = text[at..].iter().take_while(|byte| byte.is_ascii_digit());
                    let value =
                        digits.fold(0u64, |n, d| n.saturating_mul(10) + u64::from(d - b'0'));
                    precision = Some(value);
                    if text.get(at) == Some(&b'*') {
                        precision = Some(u64::from(args.word(next as u8) as u32));
                    }
                }
                b'*' => {
                    expect(args, next, b'*', &[Kind::Int])?;
                    next += 1;
                }
                other => break other,
            }
        };
        let wanted: &[Kind] = match conversion {
            b'%' | b'm' => continue,
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' if long => &[Kind::Long, Kind::Pointer],
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'c' => &[Kind::Int],
            b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => &[Kind::Float],
            b's' | b'p' | b'n' => &[Kind::Pointer, Kind::Long],
            _ => return Ok(()),
        };
        expect(args, next, conversion, wanted)?;
        if next >= super::MAX_ARGS {
            return Ok(());
        }
        let argument = next as u8;
        // glibc prints a null pointer as a word.
        if conversion == b's' && !long && args.word(argument) != 0 {
            let most = precision.unwrap_or(u64::MAX);
            args.string(argument, most)?;
            if let Some(to) = to {
                apart(args, to, argument, most)?;
            }
        }
        if conversion == b'n' {
            args.writes(argument, integer_size(long, halves))?;
        }
        next += 1;
    }
    Ok(())
}

/// The size of an integer by the letters in front of its conversion.
fn integer_size(long: bool, halves: u32) -> u64 {
    match (long, halves) {
        (true, _) => 8,
        (false, 0) => 4,
        (false, 1) => 2,
        (false, _) => 1,
    }
}

/// A string that is printed, of at most so many characters, must not lie where it is printed to.
fn apart(args: &Args<'_>, to: u8, from: u8, most: u64) -> Result<(), Finding> {
    let (to, from) = (args.word(to), args.word(from));
    // SAFETY: so much of the string was judged.
    let length = unsafe { libc::strnlen(from as *const _, most as usize) as u64 };
    if to == 0 || to != from || length == 0 {
        return super::judge_apart(to, from, length);
    }
    Err(Finding {
        rule: Rule::Overlap,
        access: Some(Access {
            address: to,
            size: length,
            writes: true,
        }),
        object: None,
        other: Some(from),
        value_at: 0,
    })
}

/// Looks through a format for the places that it reads to. How much a string has is not known before the call.
fn scans(args: &Args<'_>, format: u8, first: usize) -> Result<(), Finding> {
    let address = args.word(format);
    if address == 0 {
        return Ok(());
    }
    // SAFETY: the string was found to end.
    let text = unsafe { std::ffi::CStr::from_ptr(address as *const _) }.to_bytes();
    let mut next = first;
    let mut at = 0;
    while let Some(found) = text[at..].iter().position(|&byte| byte == b'%') {
        at += found + 1;
        let (mut long, mut halves, mut is_skipped, mut is_made) = (false, 0, false, false);
        let conversion = loop {
            let Some(&byte) = text.get(at) else {
                return Ok(());
            };
            at += 1;
            match byte {
                b'0'..=b'9' | b'\'' => {}
                b'l' | b'j' | b'z' | b't' | b'q' => long = true,
                b'h' => halves += 1,
                b'*' => is_skipped = true,
                b'm' => is_made = true,
                // A long double has a size of its own; places may be numbered.
                b'L' | b'$' => return Ok(()),
                other => break other,
            }
        };
        if conversion == b'[' {
            // A bracket that comes first is one of the set.
            let skipped = usize::from(text.get(at) == Some(&b'^'));
            let from = (at + skipped + 1).min(text.len());
            let end = text[from..].iter().position(|&byte| byte == b']');
            at = end.map_or(text.len(), |end| from + end + 1);
        }
        if conversion == b'%' || is_skipped {
            continue;
        }
        expect(args, next, conversion, &[Kind::Pointer, Kind::Long])?;
        if next >= super::MAX_ARGS {
            return Ok(());
        }
        let argument = next as u8;
        next += 1;
        let size = match conversion {
            _ if is_made => 8,
            b'n' => {
                args.writes(argument, integer_size(long, halves))?;
                continue;
            }
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' => integer_size(long, halves),
            b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => 4 << u32::from(long),
            b'p' => 8,
            b's' | b'c' | b'[' | b'S' | b'C' => 1,
            _ => return Ok(()),
        };
        args.judge(argument, size, WRITES)?;
    }
    Ok(())
}

/// The argument at a place is there, and of one of these kinds.
fn expect(args: &Args<'_>, at: usize, conversion: u8, wanted: &[Kind]) -> Result<(), Finding> {
    if at >= super::MAX_ARGS || at < args.count && wanted.contains(&args.kind(at)) {
        return Ok(());
    }
    let kind = args.kind(at.min(super::MAX_ARGS - 1)) as u64;
    Err(Finding {
        rule: if at < args.count {
            Rule::FormatType
        } else {
            Rule::FormatCount
        },
        access: None,
        object: None,
        other: Some(at as u64 | u64::from(conversion) << 8 | kind << 16),
        value_at: 0,
    })
}
