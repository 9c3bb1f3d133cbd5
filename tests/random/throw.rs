//! Random C++ programs that throw, against what clang makes of them natively.
//!
//! They throw by value and again, through cleanups, handlers by type and for all, loops, constructors,
//! functions that are inlined and functions that are not, calls by pointers, the C library and
//! `noexcept`. Each prints what it does. `JITLITE_SEED` asks for one program, `JITLITE_COUNT` for more.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::support::process::{self, Outcome};
use crate::support::random::{Random, given_seed, number};

const LIMIT: Duration = Duration::from_secs(60);
const CLANG: &str = "clang++-19";
const ENGINES: [&str; 4] = ["interp", "baseline", "opt", "auto"];
const LEVELS: [&str; 2] = ["-O0", "-O2"];
/// How many programs there are when nobody asks for more.
const COUNT: u64 = 6;

/// Programs that have failed once, and are not among the first ones.
const KNOWN: [u64; 2] = [41, 176];

/// What all programs begin with.
const HEAD: &str = r#"
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
static int steps = 0;
static long sum = 0;
static void step(const char *what, long n) {
    sum = sum * 31 + n;
    if (++steps > 3000) { printf("enough %ld\n", sum); exit(0); }
    printf("%s %ld\n", what, n);
}
struct Base { int n; Base(int n) : n(n) {} virtual ~Base() {} virtual int kind() const { return 1; } };
struct Derived : Base { Derived(int n) : Base(n) {} int kind() const override { return 2; } };
struct Guard {
    int n;
    Guard(int n) : n(n) { if (n % 11 == 10) { step("constructor throws", n); throw n; } step("+", n); }
    ~Guard() { step("-", n); }
};
struct Quiet {
    int n;
    ~Quiet() noexcept {
        try { if (n % 5 == 4) throw Derived(n); step("quiet", n); }
        catch (const Base &b) { step("in destructor", b.kind()); }
    }
};
"#;

/// The functions that a program has.
const FUNCTIONS: usize = 7;

struct Writer {
    random: Random,
    out: String,
    depth: usize,
    guards: usize,
}

impl Writer {
    /// A program, by its seed.
    fn program(seed: u64) -> String {
        let mut writer = Writer {
            random: Random::new(seed),
            out: HEAD.to_string(),
            depth: 0,
            guards: 0,
        };
        for i in 0..FUNCTIONS {
            let _ = writeln!(writer.out, "int f{i}(int n, int d);");
        }
        writer.out += "typedef int (*Function)(int, int);\nstatic Function table[] = {";
        for i in 0..FUNCTIONS {
            let _ = write!(writer.out, "f{i}, ");
        }
        writer.out += "};\n";
        writer.out += "static int compare(const void *a, const void *b) {\n    int x = *(const int *)a, y = *(const int *)b;\n    if ((x + y) % 9 == 0) throw long(x);\n    return x - y;\n}\n";
        for i in 0..FUNCTIONS {
            writer.function(i);
        }
        writer.out += "int main() {\n    for (int i = 0; i < 12; i++) {\n        try { step(\"main\", table[i % 7](i, 0)); }\n        catch (int n) { step(\"int\", n); }\n        catch (long n) { step(\"long\", n); }\n        catch (const std::exception &e) { step(e.what(), 0); }\n        catch (const Base &b) { step(\"base\", b.kind() * 100 + b.n); }\n        catch (...) { step(\"other\", 0); }\n    }\n    printf(\"%ld\\n\", sum);\n    return sum & 63;\n}\n";
        writer.out
    }

    fn line(&mut self, text: impl AsRef<str>) {
        for _ in 0..=self.depth {
            self.out += "    ";
        }
        self.out += text.as_ref();
        self.out += "\n";
    }

    fn function(&mut self, i: usize) {
        let how = *self
            .random
            .pick(&["", "__attribute__((noinline)) ", "inline "]);
        let _ = writeln!(self.out, "{how}int f{i}(int n, int d) {{");
        self.line("if (d > 4) return n;");
        self.line("volatile long kept = n * 7; int local = n ^ d; double real = n + 0.5;");
        self.block(i, 3);
        self.line("step(\"end\", local + kept + (long)real);");
        self.line("return local;");
        self.out += "}\n";
    }

    fn block(&mut self, i: usize, budget: usize) {
        for _ in 0..self.random.range(1, 3) {
            self.statement(i, budget);
        }
    }

    fn nested(&mut self, i: usize, budget: usize) {
        self.depth += 1;
        self.block(i, budget.saturating_sub(1));
        self.depth -= 1;
    }

    fn statement(&mut self, i: usize, budget: usize) {
        let n = self.random.range(1, 30);
        if budget == 0 {
            return self.simple(i, n);
        }
        match self.random.below(9) {
            0 | 1 => {
                self.line("try {");
                self.nested(i, budget);
                self.handlers(i, budget);
            }
            2 => {
                let count = self.random.range(2, 4);
                self.line(format!("for (int k = 0; k < {count}; k++) {{ local += k;"));
                self.nested(i, budget);
                if self.random.chance(30) {
                    self.line(format!("    if (local % {n} == 3) continue;"));
                }
                if self.random.chance(30) {
                    self.line(format!("    if (local % {n} == 2) break;"));
                }
                self.line("}");
            }
            3 => {
                self.line(format!(
                    "if ((n + d) % {} == 1) {{",
                    self.random.clone().range(2, 5)
                ));
                self.nested(i, budget);
                self.line("}");
            }
            4 => {
                self.guards += 1;
                let guards = self.guards;
                self.line(format!("{{ Guard g{guards}((local & 31) + {n});"));
                self.nested(i, budget);
                self.line("}");
            }
            5 => {
                self.guards += 1;
                let guards = self.guards;
                self.line(format!("{{ Quiet q{guards}{{(local & 15) + {n}}}; std::string s{guards}(\"text\"); s{guards} += char('a' + (n & 7));"));
                self.nested(i, budget);
                self.line(format!("step(s{guards}.c_str(), s{guards}.size()); }}"));
            }
            _ => self.simple(i, n),
        }
    }

    fn simple(&mut self, i: usize, n: usize) {
        let callee = self.random.below(FUNCTIONS);
        match self.random.below(9) {
            0 => self.line(format!("if (local % {n} == 0) throw local;")),
            1 => self.line(format!("if ((n + d) % {n} == 1) throw long(n + {i});")),
            2 => self.line(format!("if (n % {n} == 2) throw Derived(n);")),
            3 => self.line(format!("if (d % 3 == {}) throw std::runtime_error(\"f{i}\");", n % 3)),
            4 => self.line(format!("local += f{callee}(n + {n}, d + 1); real += 1.0;")),
            5 => self.line(format!("local ^= table[(n + d + {n}) % {FUNCTIONS}](n, d + 1);")),
            6 => self.line(format!(
                "{{ int a[] = {{n, {n}, local & 15, d}}; qsort(a, 4, sizeof *a, compare); local += a[0]; }}"
            )),
            7 => self.line(format!("local += std::string(\"abc\").at((n + {n}) & 3);")),
            _ => self.line(format!("step(\"f{i}\", local + {n});")),
        }
    }

    fn handlers(&mut self, i: usize, budget: usize) {
        let mut any = false;
        let kinds = [
            ("int e", "step(\"caught int\", e); local += e;"),
            ("long e", "step(\"caught long\", e); local -= e;"),
            ("const Derived &e", "step(\"caught derived\", e.n);"),
            ("const Base &e", "step(\"caught base\", e.kind());"),
            ("const std::exception &e", "step(e.what(), 7);"),
        ];
        for (what, then) in kinds {
            if !self.random.chance(35) {
                continue;
            }
            any = true;
            self.line(format!("}} catch ({what}) {{ {then}"));
            self.in_handler(i, budget);
        }
        if !any || self.random.chance(30) {
            self.line("} catch (...) { step(\"caught all\", local);");
            self.in_handler(i, budget);
        }
        self.line("}");
    }

    fn in_handler(&mut self, i: usize, budget: usize) {
        match self.random.below(4) {
            0 => self.line("    if (d % 2) throw;"),
            1 => self.nested(i, budget),
            2 => self.line("    if (n % 3 == 1) throw Base(local & 7);"),
            _ => {}
        }
    }
}

fn scratch() -> PathBuf {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("throw");
    std::fs::create_dir_all(&scratch).expect("a folder can be made");
    scratch
}

fn compile(source: &Path, flags: &[&str], to: &Path) -> Result<(), String> {
    let mut command = Command::new(CLANG);
    command.arg(source).args(["-w", "-std=c++17"]).args(flags);
    let outcome = process::run(command.arg("-o").arg(to), b"", LIMIT)?;
    match outcome.status {
        0 => Ok(()),
        _ => Err(String::from_utf8_lossy(&outcome.stderr).into_owned()),
    }
}

fn same(native: &Outcome, ours: &Outcome) -> bool {
    native.status == ours.status && native.stdout == ours.stdout
}

fn check(seed: u64) -> Result<(), String> {
    let path = |ending: &str| scratch().join(format!("{seed}{ending}"));
    let source = path(".cpp");
    std::fs::write(&source, Writer::program(seed)).map_err(|e| e.to_string())?;
    compile(&source, &["-O1"], &path(""))?;
    let native = process::run(&mut Command::new(path("")), b"", LIMIT)?;
    for level in LEVELS {
        let module = path(&format!("{level}.ll"));
        compile(&source, &["-S", "-emit-llvm", level], &module)?;
        for engine in ENGINES {
            let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
            command.args(["run", "--engine", engine]).arg(&module);
            if engine == "auto" {
                command.env("JITLITE_TIER", "1");
            }
            let ours = process::run(&mut command, b"", LIMIT)?;
            if !same(&native, &ours) {
                return Err(format!(
                    "{} {level} on {engine}: status {} instead of {}, {} bytes instead of {}\n{}",
                    source.display(),
                    ours.status,
                    native.status,
                    ours.stdout.len(),
                    native.stdout.len(),
                    String::from_utf8_lossy(&ours.stderr)
                ));
            }
        }
    }
    for ending in ["", ".cpp", "-O0.ll", "-O2.ll"] {
        let _ = std::fs::remove_file(path(ending));
    }
    Ok(())
}

#[test]
fn random_programs_throw_as_natively() {
    let probe = scratch().join("probe.cpp");
    std::fs::write(&probe, "#include <string>\nint main() {}\n").expect("it can be written");
    if !process::installed(CLANG) || compile(&probe, &[], &scratch().join("probe")).is_err() {
        eprintln!("{CLANG} or the C++ library is not installed: programs that throw are skipped");
        return;
    }
    let seeds = match given_seed() {
        Some(seed) => seed..seed + 1,
        None => 0..number("JITLITE_COUNT").unwrap_or(COUNT),
    };
    let known = KNOWN.into_iter().filter(|_| given_seed().is_none());
    let failed: Vec<String> = seeds
        .chain(known)
        .filter_map(|seed| check(seed).err())
        .collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
