//! The arguments, as clap sees them. The comments on the fields are the text of `--help`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::styling::{AnsiColor, Styles};
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Green.on_default().bold())
    .usage(AnsiColor::Green.on_default().bold())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

/// Runs, checks, measures and shows LLVM IR, with no LLVM installed.
#[derive(Parser, Debug)]
#[command(
    name = "jitlite",
    version,
    styles = STYLES,
    max_term_width = 100,
    after_help = "\
Examples:
  jitlite run prog.ll                 run @main; its result is the exit status
  jitlite check --std llvmlite p.ll   hold a program to the LLVMlite specification
  jitlite bench prog.ll               what native code buys over interpretation
  jitlite show asm prog.ll            the machine code beside the IR that it comes from

`jitlite help COMMAND` says more, with the exit statuses."
)]
pub(super) struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,

    /// Use colours: `auto` (on a terminal, unless NO_COLOR is set), `always` or `never`
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        value_enum,
        default_value_t = Color::Auto,
        hide_possible_values = true
    )]
    pub color: Color,

    /// Show the names of functions as symbols, and not as C++, Rust and D write them
    #[arg(long, global = true)]
    pub no_demangle: bool,
}

/// The subcommands.
#[derive(Subcommand, Debug)]
pub(super) enum Command {
    /// Run a program
    Run(RunArgs),
    /// Parse and verify, and report everything that is wrong
    Check(CheckArgs),
    /// Run a program on every engine until the figures are steady, and compare them
    Bench(BenchArgs),
    /// Run the `; ASSERT` comments of programs on every engine
    Test(TestArgs),
    /// Go through a program step by step, forward and back
    Debug(DebugArgs),
    /// Serve an editor that goes through a program: the Debug Adapter Protocol over stdin and stdout
    #[command(after_help = "\
Arguments of `launch`: program (FILE), args, stdin, link, entry, std, cwd as of `jitlite debug`;
stopOnEntry [default: true], stopAtEnd [default: false], and view: `ir`, or `source` for the lines
of the source that the program was compiled from. docs/debug.md shows how editors are set up.")]
    Dap,
    /// Show what each stage makes of a program
    Show(ShowArgs),
    /// Write a page with what each stage makes of a program, for a browser
    Explore(ExploreArgs),
    /// Print a program in canonical form
    Fmt(FmtArgs),
    /// Serve an editor, by the Language Server Protocol on stdin and stdout
    #[command(after_help = "\
An editor starts it; docs/editors.md says how. The editor may send `{\"std\": NAME}` as
initializationOptions, with the name of a language as of `--std`.

Exit status:
  0  the editor has ended it as the protocol asks
  1  it has not: stdin has ended, or `exit` came without `shutdown`")]
    Lsp,
    /// Print a page of the manual, to be read by `man`
    #[command(after_help = "\
Examples:
  jitlite man | man -l -                                   read it
  jitlite man run | man -l -
  jitlite man --all ~/.local/share/man/man1                install all pages")]
    Man(ManArgs),
    /// Print a completion script for a shell
    #[command(after_help = "\
Examples:
  jitlite completions bash > ~/.local/share/bash-completion/completions/jitlite
  jitlite completions fish > ~/.config/fish/completions/jitlite.fish")]
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// The arguments of `man`.
#[derive(Args, Debug)]
pub(super) struct ManArgs {
    /// The page of this command [default: that of jitlite]
    #[arg(value_name = "COMMAND", conflicts_with = "all")]
    pub page: Option<String>,
    /// Write all pages into this folder
    #[arg(long, value_name = "DIR")]
    pub all: Option<PathBuf>,
}

/// When to use colours.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Color {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    /// Also in files and pipes
    Always,
    /// Never
    Never,
}

/// The engines by their names.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum EngineName {
    /// Whatever runs the program soonest: baseline code, and optimised code for what is hot
    #[default]
    Auto,
    /// The interpreter: every mistake that the processor would see traps where it is made
    Interp,
    /// The interpreter, without passes before it: what the other engines are compared with
    Reference,
    /// Machine code, made in one pass at a function's first call
    Baseline,
    /// Optimised machine code, made at a function's first call; a load whose result nobody uses is
    /// left out, and does not trap
    Opt,
    /// The interpreter, in a memory of the program's own and with a C library of jitlite's: it reaches nothing of
    /// the process but its streams
    Portable,
}

/// How code is made known to `perf`.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PerfName {
    /// The names of functions, for `perf report`
    Map,
    /// Their code and lines too, for `perf inject --jit`
    Dump,
}

/// The languages.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Std {
    /// What LLVM accepts, in any vintage of syntax, which the text shows; undeclared functions are
    /// external
    #[default]
    Auto,
    /// The LLVMlite specification, sentence by sentence
    Llvmlite,
    /// What LLVM accepts; every function is declared
    Llvm,
    /// LLVM 1.x assembly, of 2003 to 2006: types with signs, `%` for all names
    Llvm1,
    /// The LLVM assembly of 2002
    Llvm2002,
}

/// The objects of `--format json`.
pub(super) const SCHEMA: &str = include_str!("schema.txt");

/// Help with the objects of `--format json` behind it.
fn documented(help: &str) -> String {
    format!("{help}\n\nJSON:\n{SCHEMA}")
}

/// What `RunArgs` says behind its options.
const RUN_HELP: &str = "\
Options stand before FILE; what follows FILE belongs to the program, as its argv.

@main may take nothing, (i64 argc, i8** argv), (i32, ptr) or (i32, ptr, ptr envp), and may return
i64, i32, i8, i1 or void. A module with @program and no @main is run as Oat does.

Exit status:
  the low 8 bits of what @main returned (0 for void), or what the program gave to exit()
  2      the program did not start: its diagnostics are on stderr
  101    jitlite itself failed, by a mistake of its own
  120    --checked has found that it does what the language leaves undefined
  124    it ran for longer than --timeout allows
  125    it called a function that jitlite does not support, or that is not valid, which it says:
         bodies of bitcode are read and checked when they are called (not with --eager)
  127    it called a function, or accessed a variable, that is defined nowhere
  132    it ran into `unreachable`, or a trap (128 + SIGILL)
  134    it was aborted, by itself or by C    (128 + SIGABRT)
  135    a page that cannot be had            (128 + SIGBUS)
  136    it divided by zero, or overflowed    (128 + SIGFPE)
  139    bad address, or stack overflow       (128 + SIGSEGV)
  152    it has used up its --fuel            (128 + SIGXCPU)
A process that the program has forked ends by the signal itself.

Environment:
  JITLITE_TIER=N[,wait]    how many times its own length runs of a function before `auto` optimises
                           it; `wait`: the program waits for that, rather than going on beside it
  JITLITE_WITHOUT=A,B|all  features of the processor that code is not to use, such as avx or bmi2

Examples:
  jitlite run examples/fac.ll
  jitlite run --engine interp prog.ll --verbose input.txt
  clang -O1 -S -emit-llvm -o - prog.c | jitlite run -
  jitlite run --link runtime.ll --load ./libparts.so prog.ll
  jitlite run --cache --stats prog.ll
  perf record -g jitlite run --perf map prog.ll && perf report
  perf record -k mono jitlite run --perf dump prog.ll &&
    perf inject --jit -i perf.data -o jit.data && perf annotate -i jit.data
  gdb -ex 'set breakpoint pending on' -ex 'break prog.c:12' -ex run \
    --args jitlite run --gdb --engine baseline prog.ll
  clang -O1 -c -emit-llvm -o prog.bc prog.c && jitlite run --load libparts.a prog.bc";

/// What `CheckArgs` says behind its options.
const CHECK_HELP: &str = "\
Exit status:
  0  no errors (there may be warnings)
  1  errors
  2  a file could not be read, or bad usage

Examples:
  jitlite check prog.ll
  jitlite check --std llvmlite hw/*.ll
  jitlite check --fix prog.ll
  jitlite check --format json - < prog.ll";

/// What `BenchArgs` says behind its options.
const BENCH_HELP: &str = "\
Each run is a process of its own with a fresh instance; the program's output goes to /dev/null.
The figures are medians, in wall-clock time.

Exit status:
  0  every engine ran the program and all agree on its result
  1  a run trapped or did not end in time, or the engines do not agree
  2  the program did not start

Examples:
  jitlite bench prog.ll
  jitlite bench --entry fib prog.ll 30
  jitlite bench --format json prog.ll";

/// What `TestArgs` says behind its options.
const TEST_HELP: &str = "\
A test is a comment in the program:

  ; ASSERT EQ: i64 120 = call i64 @fac(i64 5)
  ; ASSERT EXIT: 0 = run 3 4 < numbers.in > sum.out
  ; ASSERT EXIT (2 points): 1 = run < c\"7\\0A\" > c\"odd\\0A\"

Each is run in a fresh instance, on every engine. `EQ` calls a function. Types are i1 i8 i16 i32 i64
float double and pointers (null, or a string such as c\"abc\").

`EXIT` runs the whole program with the arguments, as `jitlite run` does, and compares the exit
status. `<` gives what it reads, which else is nothing; `>` is what it must write to stdout. Both
have the name of a file, from the folder of the program, or the text itself. A program that writes
64 MB more than that is ended.

Points are earned where the test passes on every engine. The end says how many were.

Exit status:
  0  all passed
  1  a test failed
  2  a program did not start, or there are no tests

Examples:
  jitlite test fac.ll
  jitlite test --engine interp hw/tests
  jitlite test --link work/fac.ll fac_test.ll    functions and @main of another file
  jitlite test --format junit hw/tests > report.xml";

/// The arguments of `run`.
#[derive(Args, Debug, Default)]
#[command(
    override_usage = "jitlite run [OPTIONS] FILE [ARGS]...",
    after_help = RUN_HELP,
    after_long_help = documented(RUN_HELP)
)]
pub(super) struct RunArgs {
    /// The function to run [default: main]
    #[arg(long, value_name = "NAME")]
    pub entry: Option<String>,
    #[command(flatten)]
    pub how: HowArgs,
    #[command(flatten)]
    pub with: LinkArgs,
    /// Say on stderr what was compiled and how long each stage took
    #[arg(long)]
    pub stats: bool,
    /// Say on stderr what each pass and stage of the optimizing compiler took, and what it left
    #[arg(long)]
    pub time_passes: bool,
    /// Compile every function before the program starts, and start it only if all could be and no
    /// function is undefined; else one that is never called need not be there
    #[arg(long)]
    pub eager: bool,
    /// With `--checked`: report at the end which blocks of the heap were not given back and are lost; the status
    /// is 120 then
    #[arg(long, requires = "checked")]
    pub leaks: bool,
    /// End the program, with status 124, if it runs for longer
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<f64>,
    /// End the program, with status 152, when it has run so many instructions: those of LIR before any
    /// optimization, so that the count is the same on every engine
    #[arg(long, value_name = "COUNT")]
    pub fuel: Option<u64>,
    /// `human` is for people, `json` for programs: what there is to say, an object a line, on stderr
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = OutputFormat::Human)]
    pub format: OutputFormat,
    /// Tell `perf` of compiled functions: by /tmp/perf-PID.map (`map`), or by jit-PID.dump (`dump`) with
    /// their code and lines
    #[arg(long, value_name = "HOW", value_enum, hide_possible_values = true)]
    pub perf: Option<PerfName>,
    /// Tell GDB of compiled functions: lines, parameters and variables; best with `--engine baseline`
    #[arg(long)]
    pub gdb: bool,
    /// Keep compiled code in DIR, or else in $XDG_CACHE_HOME/jitlite or ~/.cache/jitlite, and start with what is
    /// kept there of the same program; `--stats` says how much that was
    #[arg(long, value_name = "DIR", num_args = 0..=1, require_equals = true, conflicts_with = "checked")]
    pub cache: Option<Option<PathBuf>>,
    /// What the cache may hold; programs that were not run for the longest time go first [default: 256M]
    #[arg(long, value_name = "SIZE", value_parser = size, requires = "cache")]
    pub cache_limit: Option<usize>,
    /// The stack that the program runs on, such as 512K or 64M
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub stack_size: Option<usize>,
    /// The program; `-` reads it from stdin
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The program's arguments
    #[arg(
        value_name = "ARGS",
        trailing_var_arg = true,
        allow_hyphen_values = true
    )]
    pub args: Vec<OsString>,
}

/// What a program is linked with.
#[derive(Args, Debug, Default, Clone)]
pub(super) struct LinkArgs {
    /// Link this module to the program, or what it needs of an archive; can be repeated
    #[arg(long, value_name = "FILE")]
    pub link: Vec<PathBuf>,
    /// Look symbols up in this library too, shared or an archive of bitcode; can be repeated
    #[arg(long, value_name = "LIB")]
    pub load: Vec<PathBuf>,
    /// Load no library but those of `--load`: else a program whose undefined symbols are those of the
    /// run-time library of C++, Rust, D, Fortran or OpenMP gets that, where it is installed
    #[arg(long)]
    pub no_auto_load: bool,
    /// Test the program, while it runs, for what the language leaves undefined, such as accesses outside of
    /// objects and branches on values that nobody has set: it ends there with status 120
    #[arg(long, value_enum, value_name = "WHAT", num_args = 0..=1, require_equals = true,
        default_missing_value = "all", value_delimiter = ',')]
    pub checked: Vec<CheckedName>,
}

/// Which engine, which language.
#[derive(Args, Debug, Default, Clone)]
pub(super) struct HowArgs {
    /// What runs the program
    #[arg(long, value_enum, value_name = "ENGINE", default_value_t = EngineName::Auto)]
    pub engine: EngineName,
    #[command(flatten)]
    pub lang: LangArgs,
}

/// What a program is tested for while it runs.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CheckedName {
    /// All that there is
    All,
    /// Whether accesses lie within living objects
    Memory,
    /// Whether values are defined where they have to be
    Values,
    /// Whether what attributes, metadata and assumptions promise is kept
    Promises,
    /// Of `run`: report each place once and go on behind it, where that is possible; the status is 120 at the end.
    /// Alone with all that there is
    KeepGoing,
}

/// Which language.
#[derive(Args, Debug, Default, Clone, Copy)]
pub(super) struct LangArgs {
    /// The language that the program is held to
    #[arg(long = "std", value_enum, value_name = "STD", default_value_t = Std::Auto)]
    pub std: Std,
}

/// The arguments of `check`.
#[derive(Args, Debug)]
#[command(after_help = CHECK_HELP,
    after_long_help = documented(CHECK_HELP))]
pub(super) struct CheckArgs {
    #[command(flatten)]
    pub lang: LangArgs,
    /// `human` is for people, `json` for editors: one object a line
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = OutputFormat::Human)]
    pub format: OutputFormat,
    /// Apply the fixes that are certain, and write the files back
    #[arg(long)]
    pub fix: bool,
    /// How many errors of a file to show
    #[arg(long, value_name = "N", default_value_t = crate::diag::Diagnostics::DEFAULT_LIMIT)]
    pub limit: usize,
    /// The programs, or folders that are searched for `.ll` files; `-` reads stdin
    #[arg(required = true, value_name = "FILE|DIR")]
    pub files: Vec<PathBuf>,
}

/// How results are written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum OutputFormat {
    /// For people
    #[default]
    Human,
    /// For programs
    Json,
}

/// How the results of tests are written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TestFormat {
    /// For people
    Human,
    /// For programs: an object a line
    Json,
    /// For CI systems: the XML of JUnit
    Junit,
}

/// The arguments of `bench`.
#[derive(Args, Debug)]
#[command(
    override_usage = "jitlite bench [OPTIONS] FILE [ARGS]...",
    after_help = BENCH_HELP,
    after_long_help = documented(BENCH_HELP)
)]
pub(super) struct BenchArgs {
    /// The function to run [default: main]; of another one, ARGS are the values of its parameters
    #[arg(long, value_name = "NAME")]
    pub entry: Option<String>,
    #[command(flatten)]
    pub lang: LangArgs,
    #[command(flatten)]
    pub with: LinkArgs,
    /// At most so long on each engine; a run that is under way then is ended
    #[arg(long, value_name = "SECONDS", default_value_t = 3.0)]
    pub seconds: f64,
    /// `human` draws a table, `json` gives every figure
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = OutputFormat::Human)]
    pub format: OutputFormat,
    /// The program; `-` reads it from stdin
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The program's arguments
    #[arg(
        value_name = "ARGS",
        trailing_var_arg = true,
        allow_hyphen_values = true
    )]
    pub args: Vec<OsString>,
}

/// The arguments of `test`.
#[derive(Args, Debug)]
#[command(after_help = TEST_HELP,
    after_long_help = documented(TEST_HELP))]
pub(super) struct TestArgs {
    /// Only this engine
    #[arg(long, value_enum, value_name = "ENGINE")]
    pub engine: Option<EngineName>,
    #[command(flatten)]
    pub lang: LangArgs,
    #[command(flatten)]
    pub with: LinkArgs,
    /// Only tests whose line contains this text
    #[arg(long, value_name = "TEXT")]
    pub filter: Option<String>,
    /// How many tests run at a time [default: as many as there are processors]
    #[arg(long, short, value_name = "N", value_parser = jobs)]
    pub jobs: Option<usize>,
    /// `human` is for people, `json` and `junit` (XML) for programs
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = TestFormat::Human)]
    pub format: TestFormat,
    /// A test that takes longer than this fails
    #[arg(long, value_name = "SECONDS", default_value_t = 20.0)]
    pub timeout: f64,
    /// Programs, or folders that are searched for `.ll` files
    #[arg(required = true, value_name = "FILE|DIR")]
    pub paths: Vec<PathBuf>,
}

/// What `DebugArgs` says behind its options.
const DEBUG_HELP: &str = "\
The program runs in a memory of its own (`--engine portable`), and every step of the run can be
reached again. Commands are read from stdin, a line each: `help` lists them.

Exit status:
  0  the session was ended
  1  a command failed, where stdin is no terminal
  2  the program did not start

Examples:
  jitlite debug prog.ll
  jitlite debug --stdin input.txt prog.ll arg
  printf 'break @fac\\ncontinue\\nprint\\n' | jitlite debug prog.ll";

/// The arguments of `debug`.
#[derive(Args, Debug)]
#[command(
    override_usage = "jitlite debug [OPTIONS] FILE [ARGS]...",
    after_help = DEBUG_HELP,
    after_long_help = documented(DEBUG_HELP)
)]
pub(super) struct DebugArgs {
    /// The function to run [default: main]
    #[arg(long, value_name = "NAME")]
    pub entry: Option<String>,
    #[command(flatten)]
    pub lang: LangArgs,
    /// Link this module to the program, or what it needs of an archive; can be repeated
    #[arg(long, value_name = "FILE")]
    pub link: Vec<PathBuf>,
    /// What the program reads from its stdin [default: nothing]
    #[arg(long, value_name = "FILE")]
    pub stdin: Option<PathBuf>,
    /// Test the program for what the language leaves undefined: what is found stops it, and `cause` goes back to
    /// what has led there
    #[arg(long, value_enum, value_name = "WHAT", num_args = 0..=1, require_equals = true,
        default_missing_value = "all", value_delimiter = ',')]
    pub checked: Vec<CheckedName>,
    /// The program
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The program's arguments
    #[arg(
        value_name = "ARGS",
        trailing_var_arg = true,
        allow_hyphen_values = true
    )]
    pub args: Vec<OsString>,
}

/// The arguments of `show`.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  jitlite show lir prog.ll
  jitlite show lir --opt prog.ll
  jitlite show lir --after=mem2reg --function fac prog.ll
  jitlite show asm --engine opt --function fac prog.ll
  jitlite show cfg --function fac prog.ll | dot -Tpng -o fac.png
  jitlite show cfg --svg --function fac prog.ll > fac.svg
  jitlite show host                    the functions that every program can call
  jitlite show rules --std llvmlite    what a program must keep to
  jitlite show rules --checked         what a checked program must not do")]
pub(super) struct ShowArgs {
    /// What to show
    #[arg(value_enum, value_name = "WHAT")]
    pub what: What,
    /// Only this function
    #[arg(long, short, value_name = "NAME")]
    pub function: Option<String>,
    #[command(flatten)]
    pub how: HowArgs,
    /// Of `lir`: what the passes of the optimizer make of it
    #[arg(long)]
    pub opt: bool,
    /// Of `lir`: what this pass of the optimizer was given, and what it made of it
    #[arg(long, value_name = "PASS")]
    pub after: Option<String>,
    /// Of `cfg`: a picture instead of DOT
    #[arg(long)]
    pub svg: bool,
    /// Of `rules`: those that `run --checked` holds a running program to, with a few lines that break each. Of `ir`,
    /// `lir`, `cfg` and `asm`: of the program with the tests that `run --checked` makes
    #[arg(long, value_enum, value_name = "WHAT", num_args = 0..=1, require_equals = true,
        default_missing_value = "all", value_delimiter = ',')]
    pub checked: Vec<CheckedName>,
    /// The program; `-` reads it from stdin
    #[arg(
        value_name = "FILE",
        required_if_eq_any = [
            ("what", "ir"), ("what", "lir"), ("what", "cfg"), ("what", "asm"), ("what", "bitcode"),
        ]
    )]
    pub file: Option<PathBuf>,
}

/// The arguments of `explore`.
#[derive(Args, Debug)]
#[command(after_help = "\
The page is one file that needs no network: the text; and of each function the control-flow graph,
the LIR, the LIR behind each pass, the bytecode, the machine code of both compilers, and the source
that it was compiled from, where that can be read. Lines that belong together are lit together.

With `--run` the program runs in a memory of its own (`--engine portable`), and its lines have their
counts. What it writes stands on the page. How it ends does not change the exit status.

Exit status:
  0  the page was written
  2  the program is not valid or did not start, or a file could not be read or written

Examples:
  jitlite explore prog.ll -o page.html
  jitlite explore -f fac -f main prog.bc -o page.html
  jitlite explore prog.ll --run --stdin input.txt -o page.html -- arg
  clang -O1 -g -S -emit-llvm -o - prog.c | jitlite explore - > page.html")]
pub(super) struct ExploreArgs {
    #[command(flatten)]
    pub lang: LangArgs,
    /// Only this function; can be repeated
    #[arg(long, short, value_name = "NAME")]
    pub function: Vec<String>,
    /// Write to this file instead of stdout, which `-` stands for, too
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Run the program, and count how often each line runs
    #[arg(long)]
    pub run: bool,
    /// The function to run [default: main]
    #[arg(long, value_name = "NAME", requires = "run")]
    pub entry: Option<String>,
    /// Link this module to the program that runs, or what it needs of an archive; can be repeated
    #[arg(long, value_name = "FILE", requires = "run")]
    pub link: Vec<PathBuf>,
    /// What the program reads from its stdin [default: nothing]
    #[arg(long, value_name = "FILE", requires = "run")]
    pub stdin: Option<PathBuf>,
    /// The run is ended when it has counted so many instructions
    #[arg(
        long,
        value_name = "COUNT",
        requires = "run",
        default_value_t = 20_000_000
    )]
    pub steps: u64,
    /// The program; `-` reads it from stdin
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The arguments of the program that runs
    #[arg(value_name = "ARGS", last = true, requires = "run")]
    pub args: Vec<OsString>,
}

/// What `show` shows.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// The IR as it was understood
    Ir,
    /// What it was lowered to, and the engines run
    Lir,
    /// The control-flow graph, as DOT
    Cfg,
    /// The machine code, beside the IR that it comes from
    Asm,
    /// The blocks, abbreviations and records of a bitcode file
    Bitcode,
    /// The host functions that every program can call
    Host,
    /// The intrinsics that can be run
    Intrinsics,
    /// The passes of the optimizer, and the order in which they run
    Passes,
    /// The rules that a program is held to (see `--std`)
    Rules,
}

/// The arguments of `fmt`.
#[derive(Args, Debug)]
#[command(after_help = "\
Exit status:
  0  done; with --check: every file is canonical
  1  with --check: a file is not; its name is printed
  2  a file is not valid, or could not be read or written

Examples:
  jitlite fmt prog.ll
  jitlite fmt -i *.ll
  jitlite fmt --emit bc -o prog.bc prog.ll
  jitlite fmt --emit llvm -o new.ll of-2004.ll
  jitlite fmt --emit llvm=16 -o old.ll of-2026.ll
  clang -S -emit-llvm -o - prog.c | jitlite fmt -")]
pub(super) struct FmtArgs {
    #[command(flatten)]
    pub lang: LangArgs,
    /// Write the files back
    #[arg(long, short)]
    pub in_place: bool,
    /// Write nothing; only say which files are not canonical
    #[arg(long, conflicts_with = "in_place")]
    pub check: bool,
    /// `ll` writes text in the language of the program, `llvm` in that of LLVM 19 (`llvm=15` to
    /// `llvm=22`: of another version), whatever version the program is of, `bc` bitcode as LLVM 19
    /// reads it. What only promises something and is newer is left out, and listed
    #[arg(long, value_parser = emit, value_name = "FORMAT", default_value = "ll")]
    #[arg(conflicts_with_all = ["in_place", "check"])]
    pub emit: Emit,
    /// With `--emit bc`: keep the order of uses (`uselistorder`), too
    #[arg(long, conflicts_with_all = ["in_place", "check"])]
    pub use_lists: bool,
    /// Write to this file instead of stdout
    #[arg(long, short, value_name = "FILE", conflicts_with_all = ["in_place", "check"])]
    pub output: Option<PathBuf>,
    /// The programs; `-` reads stdin
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// What `fmt` writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Emit {
    /// Text in the language of the program.
    Ll,
    /// Text in the language of a version of LLVM, that of bitcode where none is named.
    Llvm(Option<u32>),
    /// Bitcode.
    Bc,
}

fn emit(text: &str) -> Result<Emit, String> {
    match text {
        "ll" => Ok(Emit::Ll),
        "llvm" => Ok(Emit::Llvm(None)),
        "bc" => Ok(Emit::Bc),
        _ => {
            let version = text
                .strip_prefix("llvm=")
                .and_then(|text| text.parse().ok());
            let version = version.ok_or("`ll`, `llvm`, `llvm=VERSION` or `bc`")?;
            Ok(Emit::Llvm(Some(version)))
        }
    }
}

/// A time in seconds.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text
        .parse()
        .map_err(|_| "expected seconds such as 2 or 0.5".to_string())?;
    (seconds > 0.0 && seconds < 1e9)
        .then_some(seconds)
        .ok_or_else(|| "must be more than 0 and less than 1000000000".into())
}

/// A number of processes.
fn jobs(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(jobs @ 1..=1024) => Ok(jobs),
        _ => Err("expected a number from 1 to 1024".into()),
    }
}

/// A size in bytes, with `K`, `M` or `G` for powers of 1024.
fn size(text: &str) -> Result<usize, String> {
    let split = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    let (digits, unit) = text.split_at(split);
    let shift = match unit.to_ascii_uppercase().as_str() {
        "" | "B" => 0,
        "K" | "KB" | "KIB" => 10,
        "M" | "MB" | "MIB" => 20,
        "G" | "GB" | "GIB" => 30,
        _ => return Err("expected a size such as 65536, 512K or 64M".into()),
    };
    let number: usize = digits
        .parse()
        .map_err(|_| "expected a size such as 65536, 512K or 64M".to_string())?;
    number
        .checked_mul(1 << shift)
        .filter(|&bytes| (64 << 10..=64 << 30).contains(&bytes))
        .ok_or_else(|| "must be between 64K and 64G".into())
}

/// Puts `--` behind the FILE of `run` and `bench`, so that what follows it belongs to the
/// program even where it looks like an option of jitlite.
pub(super) fn fence_program_args(mut argv: Vec<OsString>) -> Vec<OsString> {
    use clap::CommandFactory;
    let words = || argv.iter().map(|arg| arg.to_str().unwrap_or("?"));
    let Some(at) = words()
        .skip(1)
        .position(|w| matches!(w, "run" | "bench" | "debug"))
    else {
        return argv;
    };
    let at = at + 1;
    // Only `--color WHEN` may stand in front of the subcommand.
    let leads = words()
        .take(at)
        .skip(1)
        .all(|w| w.starts_with("--color") || matches!(w, "auto" | "always" | "never"));
    if !leads {
        return argv;
    }
    let mut command = Cli::command();
    command.build();
    let Some(sub) = argv[at].to_str().and_then(|w| command.find_subcommand(w)) else {
        return argv;
    };
    let takes_value = |word: &str| {
        sub.get_arguments().any(|arg| {
            arg.get_action().takes_values()
                && !arg.is_require_equals_set()
                && (arg
                    .get_long()
                    .is_some_and(|l| word.strip_prefix("--") == Some(l))
                    || arg.get_short().is_some_and(|s| word == format!("-{s}")))
        })
    };
    let mut i = at + 1;
    while let Some(word) = argv.get(i).map(|arg| arg.to_str().unwrap_or("?")) {
        if word == "--" {
            return argv;
        }
        if !word.starts_with('-') || word == "-" {
            argv.insert(i + 1, "--".into());
            return argv;
        }
        i += 1 + takes_value(word) as usize;
    }
    argv
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn parse(words: &[&str]) -> Cli {
        let argv = words.iter().map(OsString::from).collect();
        Cli::try_parse_from(fence_program_args(argv)).unwrap()
    }

    fn run(words: &[&str]) -> RunArgs {
        match parse(words).command {
            Command::Run(args) => args,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_command_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn what_follows_the_file_belongs_to_the_program() {
        let args = run(&[
            "jitlite", "run", "--engine", "interp", "a.ll", "--stats", "-x",
        ]);
        assert_eq!(args.how.engine, EngineName::Interp);
        assert_eq!(args.file, PathBuf::from("a.ll"));
        assert_eq!(args.args, ["--stats", "-x"]);
        assert!(!args.stats);
        // Options whose value is behind `=` take no other word.
        for option in ["--checked", "--checked=memory", "--cache"] {
            let args = run(&["jitlite", "run", option, "a.ll", "--link", "b.ll"]);
            assert_eq!(args.file, PathBuf::from("a.ll"), "{option}");
            assert_eq!(args.args, ["--link", "b.ll"], "{option}");
        }
    }

    #[test]
    fn a_fence_of_the_program_s_own_is_kept() {
        assert_eq!(
            run(&["jitlite", "run", "a.ll", "--", "x"]).args,
            ["--", "x"]
        );
        assert_eq!(run(&["jitlite", "run", "-", "--", "-"]).args, ["--", "-"]);
    }

    #[test]
    fn options_before_the_file_are_jitlite_s() {
        let args = run(&[
            "jitlite",
            "--color",
            "never",
            "run",
            "--stats",
            "--stack-size=1M",
            "--link",
            "b.ll",
            "a.ll",
            "--link",
            "c.ll",
        ]);
        assert!(args.stats);
        assert_eq!(args.stack_size, Some(1 << 20));
        assert_eq!(args.with.link, [PathBuf::from("b.ll")]);
        assert_eq!(args.args, ["--link", "c.ll"]);
    }

    #[test]
    fn show_needs_a_file_where_it_shows_one() {
        let ok = |words: &[&str]| Cli::try_parse_from(words).is_ok();
        assert!(ok(&["jitlite", "show", "host"]));
        assert!(ok(&["jitlite", "show", "ir", "a.ll"]));
        assert!(!ok(&["jitlite", "show", "ir"]));
    }

    #[test]
    fn sizes_have_units() {
        assert_eq!(size("64K"), Ok(65536));
        assert_eq!(size("1048576"), Ok(1 << 20));
        assert!(size("64X").is_err() && size("1").is_err() && size("").is_err());
    }
}
