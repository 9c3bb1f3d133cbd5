//! Conventions against LLVM's own code, in each direction in which a program and native code call each other.
//!
//! Random signatures become a library, which llc compiles, and a program, which jitlite runs on every engine with the
//! library loaded: it calls functions of the library by their names and by address, and the library calls those of the program, by
//! addresses that it is given. Both clobber what their convention lets them, and keep values over calls in registers. What
//! is right the same two modules print as a native program. `JITLITE_SIGNATURES` sets how many signatures are tried,
//! `JITLITE_SEED` the first seed; what fails is left under the target folder.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::support::process;
use crate::support::random::{self, Random};

const LIMIT: Duration = Duration::from_secs(120);
const ENGINES: [&str; 4] = ["interp", "baseline", "opt", "auto"];
const FIRST_SEED: u64 = 1;
const SIGNATURES: u64 = 130;
/// Signatures in a program.
const BATCH: u64 = 65;

/// The conventions, and whether parameters of C's that have registers of their own have them.
const CONVENTIONS: [(&str, bool); 13] = [
    ("ccc", true),
    ("fastcc", true),
    ("coldcc", true),
    ("ghccc", false),
    ("preserve_mostcc", false),
    ("preserve_allcc", false),
    ("preserve_nonecc", false),
    ("swiftcc", true),
    ("swifttailcc", true),
    ("tailcc", false),
    ("cxx_fast_tlscc", false),
    ("win64cc", false),
    ("x86_regcallcc", false),
];

#[test]
fn programs_and_native_code_call_each_other() {
    for tool in ["llc-19", "cc"] {
        if !process::installed(tool) {
            return println!("{tool} is not installed: conventions are not compared");
        }
    }
    let first = random::given_seed().unwrap_or(FIRST_SEED);
    let count = random::number("JITLITE_SIGNATURES").unwrap_or(SIGNATURES);
    let mut failures = String::new();
    for (seed, at) in (first..).zip((0..count).step_by(BATCH as usize)) {
        let batch = BATCH.min(count - at) as usize;
        if let Err(why) = try_batch(seed, batch) {
            let _ = writeln!(failures, "seed {seed}: {why}");
        }
    }
    assert!(failures.is_empty(), "{failures}");
}

/// What clang makes of functions of C with attributes for conventions.
#[test]
fn programs_of_c_and_libraries_call_each_other() {
    if !process::installed("clang-19") {
        return println!("clang-19 is not installed: conventions of C are not compared");
    }
    let source = crate::support::root().join("tests/random/conventions.c");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conventions-c");
    std::fs::create_dir_all(&folder).unwrap();
    let run = |command: &mut Command| {
        let outcome = process::run(command.current_dir(&folder), b"", LIMIT).unwrap();
        let said = String::from_utf8_lossy(&outcome.stderr).into_owned();
        assert_eq!(outcome.status, 0, "{command:?}: {said}");
        outcome.stdout
    };
    let clang = |args: &[&str]| {
        let mut clang = Command::new("clang-19");
        run(clang.arg("-w").args(args).arg(&source));
    };
    for level in ["-O0", "-O2"] {
        clang(&[level, "-DLIBRARY", "-fPIC", "-shared", "-o", "library.so"]);
        clang(&[level, "-c", "-emit-llvm", "-o", "program.bc"]);
        clang(&[level, "-o", "native", "./library.so"]);
        let expected = run(&mut Command::new(folder.join("native")));
        assert!(expected.starts_with(b"ms_abi 322 322 27 "), "{level}");
        for engine in ENGINES {
            let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
            command.args([
                "run",
                "--engine",
                engine,
                "--load",
                "./library.so",
                "program.bc",
            ]);
            let found = run(&mut command);
            assert_eq!(
                String::from_utf8_lossy(&found),
                String::from_utf8_lossy(&expected),
                "{level} {engine}"
            );
        }
    }
}

fn try_batch(seed: u64, count: usize) -> Result<(), String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("conventions-{seed}"));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let mut random = Random::new(seed);
    let signatures: Vec<Signature> = (0..count).map(|n| Signature::new(&mut random, n)).collect();
    let write = |name: &str, text: String| {
        std::fs::write(folder.join(name), text).map_err(|e| e.to_string())
    };
    write("library.ll", library(&signatures))?;
    write("program.ll", program(&signatures))?;
    let tool = |name: &str, args: &[&str]| {
        let mut command = Command::new(name);
        let outcome = process::run(command.current_dir(&folder).args(args), b"", LIMIT)?;
        match outcome.status {
            0 => Ok(outcome),
            status => Err(format!(
                "{name} {args:?}: {status} {}",
                String::from_utf8_lossy(&outcome.stderr)
            )),
        }
    };
    for name in ["library", "program"] {
        let (from, to) = (format!("{name}.ll"), format!("{name}.o"));
        tool(
            "llc-19",
            &[
                "-O2",
                "-relocation-model=pic",
                "-filetype=obj",
                &from,
                "-o",
                &to,
            ],
        )?;
    }
    tool("cc", &["program.o", "library.o", "-o", "native"])?;
    tool("cc", &["-shared", "library.o", "-o", "library.so"])?;
    let native = folder.join("native");
    let expected = tool(&native.to_string_lossy(), &[])?.stdout;
    let mut wrong = String::new();
    for engine in ENGINES {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command.args(["run", "--engine", engine, "--load"]);
        command
            .arg(folder.join("library.so"))
            .arg(folder.join("program.ll"));
        let outcome = process::run(command.env("JITLITE_TIER", "1,wait"), b"", LIMIT)?;
        if outcome.status != 0 || outcome.stdout != expected {
            let (found, wanted) = (
                String::from_utf8_lossy(&outcome.stdout),
                String::from_utf8_lossy(&expected),
            );
            let lines = found.lines().zip(wanted.lines());
            let differing = lines.filter(|(found, wanted)| found != wanted);
            let mut first: Vec<&str> = differing.map(|(_, wanted)| wanted).take(8).collect();
            first.extend(wanted.lines().nth(found.lines().count()));
            let _ = writeln!(
                wrong,
                "{engine}: status {} {} in {}: expected {first:?}",
                outcome.status,
                String::from_utf8_lossy(&outcome.stderr),
                folder.display()
            );
        }
    }
    match wrong.is_empty() {
        true => {
            let _ = std::fs::remove_dir_all(&folder);
            Ok(())
        }
        false => Err(wrong),
    }
}

/// A parameter's or result's type, in how it becomes a number and is made of one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ty {
    Int(u32),
    Float,
    Double,
    /// `<4 x i32>`
    Vector,
    Pointer,
    /// `byval({ i64, i64, i64 })`
    Copied,
    Nest,
    SwiftSelf,
    SwiftAsync,
    SwiftError,
    /// `sret({ i64, i64, i64, i64, i64 })`
    Memory,
    /// So many integers of 64 bits in a struct.
    Words(u32),
    /// So many doubles in a struct.
    Doubles(u32),
    /// So many floats in a struct.
    Floats(u32),
    /// `{ i64, double, i32 }`
    Mixed,
    Void,
}

struct Signature {
    number: usize,
    convention: &'static str,
    params: Vec<Ty>,
    result: Ty,
}

impl Ty {
    fn text(self) -> String {
        match self {
            Ty::Int(bits) => format!("i{bits}"),
            Ty::Float => "float".into(),
            Ty::Double => "double".into(),
            Ty::Vector => "<4 x i32>".into(),
            Ty::Words(count) => format!("{{ {} }}", vec!["i64"; count as usize].join(", ")),
            Ty::Doubles(count) => format!("{{ {} }}", vec!["double"; count as usize].join(", ")),
            Ty::Floats(count) => format!("{{ {} }}", vec!["float"; count as usize].join(", ")),
            Ty::Mixed => "{ i64, double, i32 }".into(),
            Ty::Void => "void".into(),
            _ => "ptr".into(),
        }
    }

    /// The type with its attributes, as a parameter.
    fn passed(self) -> String {
        let attribute = match self {
            Ty::Copied => "byval({ i64, i64, i64 })",
            Ty::Nest => "nest",
            Ty::SwiftSelf => "swiftself",
            Ty::SwiftAsync => "swiftasync",
            Ty::SwiftError => "swifterror",
            Ty::Memory => "sret([5 x i64])",
            _ => return self.text(),
        };
        format!("ptr {attribute}")
    }

    /// The elements of a struct.
    fn elements(self) -> Vec<Ty> {
        match self {
            Ty::Words(count) => vec![Ty::Int(64); count as usize],
            Ty::Doubles(count) => vec![Ty::Double; count as usize],
            Ty::Floats(count) => vec![Ty::Float; count as usize],
            Ty::Mixed => vec![Ty::Int(64), Ty::Double, Ty::Int(32)],
            _ => Vec::new(),
        }
    }
}

impl Signature {
    fn new(random: &mut Random, number: usize) -> Signature {
        let (convention, has_registers) = CONVENTIONS[number % CONVENTIONS.len()];
        let is_swift = convention.starts_with("swift");
        let (mut ints, mut floats) = match convention {
            "ghccc" => (9, 6),
            _ => (100, 100),
        };
        let mut params = Vec::new();
        let mut result = match random.below(8) {
            0 => Ty::Void,
            1 => Ty::Int(*random.pick(&[8, 16, 32])),
            2 => Ty::Double,
            3 => Ty::Words(random.range(2, 6) as u32),
            4 => Ty::Mixed,
            5 => {
                // Two more than there are vector registers are in the x87, and all of more in memory.
                let most = match convention {
                    "x86_regcallcc" | "swiftcc" | "swifttailcc" => 7,
                    "fastcc" | "tailcc" => 6,
                    _ => 5,
                };
                let count = random.range(2, most) as u32;
                match random.chance(50) {
                    true => Ty::Doubles(count),
                    false => Ty::Floats(count),
                }
            }
            6 => Ty::Vector,
            _ => Ty::Int(64),
        };
        // LLVM's code restores the registers that it has put other results of these into.
        if matches!(convention, "coldcc" | "cxx_fast_tlscc") && !matches!(result, Ty::Int(_)) {
            result = Ty::Int(64);
        }
        if convention != "ghccc" && random.chance(15) {
            result = Ty::Void;
            params.push(Ty::Memory);
        }
        if has_registers && !is_swift && random.chance(50) {
            params.push(Ty::Nest);
        }
        let mut words = params.len();
        let most = if random.chance(40) { 18 } else { 7 };
        for _ in 0..random.below(most) {
            let ty = match random.below(10) {
                0 | 1 => Ty::Int(64),
                2 => Ty::Int(*random.pick(&[8, 16, 32])),
                3 | 4 => Ty::Double,
                5 => Ty::Float,
                6 => Ty::Vector,
                // One that has registers: LLVM leaves the last register empty where it has none.
                7 if words <= 4 && !matches!(convention, "tailcc" | "swifttailcc") => Ty::Int(128),
                // LLVM's callers and callees do not agree how much stack tail calls take for it.
                8 if !matches!(convention, "ghccc" | "tailcc" | "swifttailcc") => Ty::Copied,
                _ => Ty::Pointer,
            };
            let (used_ints, used_floats) = match ty {
                Ty::Float | Ty::Double | Ty::Vector => (0, 1),
                Ty::Int(128) => (2, 0),
                _ => (1, 0),
            };
            if used_ints > ints || used_floats > floats {
                continue;
            }
            (ints, floats) = (ints - used_ints, floats - used_floats);
            words += used_ints;
            params.push(ty);
        }
        if is_swift {
            let own = [
                (Ty::SwiftAsync, "swifttailcc"),
                (Ty::SwiftSelf, "swift"),
                (Ty::SwiftError, "swiftcc"),
            ];
            for (ty, of) in own {
                if convention.starts_with(of) && random.chance(60) {
                    params.push(ty);
                }
            }
        }
        Signature {
            number,
            convention,
            params,
            result,
        }
    }

    fn type_list(&self) -> String {
        let all: Vec<String> = self.params.iter().map(|ty| ty.passed()).collect();
        all.join(", ")
    }

    fn head(&self, name: &str) -> String {
        let (convention, result) = (self.convention, self.result.text());
        let params = self.params.iter().enumerate();
        let params: Vec<String> = params
            .map(|(i, ty)| format!("{} %p{i}", ty.passed()))
            .collect();
        format!(
            "define {convention} {result} @{name}({})",
            params.join(", ")
        )
    }

    /// A function that makes its result of all that it is passed.
    fn function(&self, name: &str, seed: u64) -> String {
        let mut w = Writer::default();
        let mut hash = w.line(&format!("add i64 {seed}, {}", self.number));
        for (i, &ty) in self.params.iter().enumerate() {
            if matches!(ty, Ty::Memory | Ty::SwiftError) {
                continue;
            }
            hash = w.mix_all(&hash, ty, &format!("%p{i}"));
        }
        w.effect("call void @clobber()");
        for (i, &ty) in self.params.iter().enumerate() {
            match ty {
                Ty::Memory => {
                    for n in 0..5 {
                        let value = w.line(&format!("add i64 {hash}, {}", n * 77));
                        let at = w.line(&format!("getelementptr i64, ptr %p{i}, i64 {n}"));
                        w.effect(&format!("store i64 {value}, ptr {at}"));
                    }
                }
                Ty::SwiftError => {
                    let value = w.line(&format!("inttoptr i64 {hash} to ptr"));
                    w.effect(&format!("store ptr {value}, ptr %p{i}"));
                }
                _ => {}
            }
        }
        let result = w.made(self.result, &hash);
        match self.result {
            Ty::Void => w.effect("ret void"),
            ty => w.effect(&format!("ret {} {result}", ty.text())),
        }
        format!("{} noinline {{\n{}}}\n", self.head(name), w.text)
    }

    /// The lines of a call, and a number that its results give. What is live over it is used behind.
    fn call(&self, w: &mut Writer, callee: &str) -> String {
        let kept: Vec<String> = (0..9)
            .map(|n| w.line(&format!("load volatile i64, ptr @kept{}", n % 3)))
            .collect();
        let floats: Vec<String> = (0..7)
            .map(|_| w.line("load volatile double, ptr @kept.float"))
            .collect();
        let mut values = Vec::new();
        let mut out = Vec::new();
        for (i, &ty) in self.params.iter().enumerate() {
            let seed = 1000 * self.number + 7 * i + 3;
            let value = match ty {
                Ty::Memory => {
                    let at = w.line("alloca [5 x i64]");
                    out.push((ty, at.clone()));
                    at
                }
                Ty::SwiftError => {
                    let at = w.line("alloca swifterror ptr");
                    w.effect(&format!("store ptr null, ptr {at}"));
                    out.push((ty, at.clone()));
                    at
                }
                Ty::Copied => {
                    let at = w.line("alloca { i64, i64, i64 }");
                    for n in 0..3 {
                        let to = w.line(&format!("getelementptr i64, ptr {at}, i64 {n}"));
                        w.effect(&format!("store i64 {}, ptr {to}", seed + n));
                    }
                    at
                }
                Ty::Pointer | Ty::Nest | Ty::SwiftSelf | Ty::SwiftAsync => {
                    w.line(&format!("inttoptr i64 {} to ptr", seed * 16))
                }
                _ => {
                    let number = w.line(&format!("add i64 {seed}, {}", i * 1_000_003));
                    w.made(ty, &number)
                }
            };
            values.push(format!("{} {value}", ty.passed()));
        }
        let call = format!(
            "call {} {} {callee}({})",
            self.convention,
            self.result.text(),
            values.join(", ")
        );
        let mut hash = String::from("17");
        match self.result {
            Ty::Void => w.effect(&call),
            ty => {
                let result = w.line(&call);
                hash = w.mix_all(&hash, ty, &result);
            }
        }
        for (ty, at) in out {
            match ty {
                Ty::Memory => {
                    for n in 0..5 {
                        let from = w.line(&format!("getelementptr i64, ptr {at}, i64 {n}"));
                        let word = w.line(&format!("load i64, ptr {from}"));
                        hash = w.mix(&hash, &word);
                    }
                }
                _ => {
                    let error = w.line(&format!("load ptr, ptr {at}"));
                    let word = w.line(&format!("ptrtoint ptr {error} to i64"));
                    hash = w.mix(&hash, &word);
                }
            }
        }
        for value in kept {
            hash = w.mix(&hash, &value);
        }
        for value in floats {
            let bits = w.line(&format!("bitcast double {value} to i64"));
            hash = w.mix(&hash, &bits);
        }
        hash
    }
}

/// Lines of a body.
#[derive(Default)]
struct Writer {
    text: String,
    count: usize,
}

impl Writer {
    fn line(&mut self, right: &str) -> String {
        self.count += 1;
        let name = format!("%v{}", self.count);
        let _ = writeln!(self.text, "  {name} = {right}");
        name
    }

    fn effect(&mut self, line: &str) {
        let _ = writeln!(self.text, "  {line}");
    }

    /// A number of two.
    fn mix(&mut self, hash: &str, word: &str) -> String {
        let product = self.line(&format!("mul i64 {hash}, 31"));
        self.line(&format!("add i64 {product}, {word}"))
    }

    /// A number of one and of all that a value has.
    fn mix_all(&mut self, hash: &str, ty: Ty, value: &str) -> String {
        let word = match ty {
            Ty::Int(64) => value.to_string(),
            Ty::Int(128) => {
                let low = self.line(&format!("trunc i128 {value} to i64"));
                let hash = self.mix(hash, &low);
                let high = self.line(&format!("lshr i128 {value}, 64"));
                let high = self.line(&format!("trunc i128 {high} to i64"));
                return self.mix(&hash, &high);
            }
            Ty::Int(bits) => self.line(&format!("zext i{bits} {value} to i64")),
            Ty::Float => {
                let bits = self.line(&format!("bitcast float {value} to i32"));
                self.line(&format!("zext i32 {bits} to i64"))
            }
            Ty::Double => self.line(&format!("bitcast double {value} to i64")),
            Ty::Vector => {
                let mut hash = hash.to_string();
                for n in 0..4 {
                    let lane = self.line(&format!("extractelement <4 x i32> {value}, i32 {n}"));
                    let word = self.line(&format!("zext i32 {lane} to i64"));
                    hash = self.mix(&hash, &word);
                }
                return hash;
            }
            Ty::Copied => {
                let mut hash = hash.to_string();
                for n in 0..3 {
                    let at = self.line(&format!("getelementptr i64, ptr {value}, i64 {n}"));
                    let word = self.line(&format!("load i64, ptr {at}"));
                    hash = self.mix(&hash, &word);
                }
                return hash;
            }
            Ty::Words(_) | Ty::Doubles(_) | Ty::Floats(_) | Ty::Mixed => {
                let mut hash = hash.to_string();
                for (n, element) in ty.elements().into_iter().enumerate() {
                    let part = self.line(&format!("extractvalue {} {value}, {n}", ty.text()));
                    hash = self.mix_all(&hash, element, &part);
                }
                return hash;
            }
            _ => self.line(&format!("ptrtoint ptr {value} to i64")),
        };
        self.mix(hash, &word)
    }

    /// A value of a type, made of a number.
    fn made(&mut self, ty: Ty, number: &str) -> String {
        match ty {
            Ty::Int(64) => number.to_string(),
            Ty::Int(128) => {
                let wide = self.line(&format!("zext i64 {number} to i128"));
                let high = self.line(&format!("shl i128 {wide}, 67"));
                self.line(&format!("add i128 {wide}, {high}"))
            }
            Ty::Int(bits) => self.line(&format!("trunc i64 {number} to i{bits}")),
            Ty::Float | Ty::Double => {
                let small = self.line(&format!("and i64 {number}, 65535"));
                self.line(&format!("uitofp i64 {small} to {}", ty.text()))
            }
            Ty::Vector => {
                let mut vector = String::from("zeroinitializer");
                for n in 0..4 {
                    let lane = self.line(&format!("add i64 {number}, {n}"));
                    let lane = self.line(&format!("trunc i64 {lane} to i32"));
                    vector = self.line(&format!(
                        "insertelement <4 x i32> {vector}, i32 {lane}, i32 {n}"
                    ));
                }
                vector
            }
            Ty::Words(_) | Ty::Doubles(_) | Ty::Floats(_) | Ty::Mixed => {
                let mut value = String::from("zeroinitializer");
                for (n, element) in ty.elements().into_iter().enumerate() {
                    let part = self.line(&format!("add i64 {number}, {}", 11 * n));
                    let part = self.made(element, &part);
                    let (ty, element) = (ty.text(), element.text());
                    value = self.line(&format!("insertvalue {ty} {value}, {element} {part}, {n}"));
                }
                value
            }
            _ => String::new(),
        }
    }
}

/// What both modules have.
fn common(w: &mut String) {
    *w += "@kept0 = internal global i64 12345\n@kept1 = internal global i64 99\n@kept2 = internal global i64 7\n\
           @kept.float = internal global double 0x400921FB54442D18\n";
}

/// A function that changes all registers that the C convention lets it.
const CLOBBER: &str = r#"
define void @clobber() noinline {
  call void asm sideeffect "mov $$-1, %rax; mov %rax, %rcx; mov %rax, %rdx; mov %rax, %rsi; mov %rax, %rdi; mov %rax, %r8; mov %rax, %r9; mov %rax, %r10; mov %rax, %r11; pcmpeqd %xmm0, %xmm0; pcmpeqd %xmm1, %xmm1; pcmpeqd %xmm2, %xmm2; pcmpeqd %xmm3, %xmm3; pcmpeqd %xmm4, %xmm4; pcmpeqd %xmm5, %xmm5; pcmpeqd %xmm6, %xmm6; pcmpeqd %xmm7, %xmm7; pcmpeqd %xmm8, %xmm8; pcmpeqd %xmm9, %xmm9; pcmpeqd %xmm10, %xmm10; pcmpeqd %xmm11, %xmm11; pcmpeqd %xmm12, %xmm12; pcmpeqd %xmm13, %xmm13; pcmpeqd %xmm14, %xmm14; pcmpeqd %xmm15, %xmm15", "~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{xmm0},~{xmm1},~{xmm2},~{xmm3},~{xmm4},~{xmm5},~{xmm6},~{xmm7},~{xmm8},~{xmm9},~{xmm10},~{xmm11},~{xmm12},~{xmm13},~{xmm14},~{xmm15},~{flags},~{memory}"()
  ret void
}
"#;

fn library(signatures: &[Signature]) -> String {
    let mut w = String::from("target triple = \"x86_64-pc-linux-gnu\"\n");
    common(&mut w);
    w += CLOBBER;
    for of in signatures {
        let n = of.number;
        w += &of.function(&format!("library{n}"), 5_000_000);
        let mut body = Writer::default();
        let hash = of.call(&mut body, "%f");
        body.effect(&format!("ret i64 {hash}"));
        let _ = writeln!(w, "define i64 @call{n}(ptr %f) {{\n{}}}", body.text);
        let _ = writeln!(w, "define ptr @address{n}() {{\n  ret ptr @library{n}\n}}");
    }
    w
}

fn program(signatures: &[Signature]) -> String {
    let mut w = String::from("target triple = \"x86_64-pc-linux-gnu\"\n");
    common(&mut w);
    w += "declare void @clobber()\ndeclare i32 @printf(ptr, ...)\n\
          @line = constant [15 x i8] c\"%d %s %s %lx\\0A\\00\\00\"\n";
    for (name, text) in [
        ("named", "by name"),
        ("given", "by address"),
        ("called", "called back"),
        ("own", "by own address"),
    ] {
        let _ = writeln!(
            w,
            "@{name} = constant [{} x i8] c\"{text}\\00\"",
            text.len() + 1
        );
    }
    let mut main = Writer::default();
    for of in signatures {
        let n = of.number;
        let convention = of.convention;
        let (result, types) = (of.result.text(), of.type_list());
        let _ = writeln!(w, "declare {convention} {result} @library{n}({types})");
        let _ = writeln!(w, "declare i64 @call{n}(ptr)\ndeclare ptr @address{n}()");
        let _ = writeln!(
            w,
            "@convention{n} = constant [{} x i8] c\"{convention}\\00\"",
            convention.len() + 1
        );
        w += &of.function(&format!("mine{n}"), 9_000_000);
        let _ = writeln!(w, "@pointer{n} = global ptr @mine{n}");
        for way in ["named", "given", "called", "own"] {
            let mut body = Writer::default();
            let hash = match way {
                "named" => of.call(&mut body, &format!("@library{n}")),
                "given" => {
                    let address = body.line(&format!("call ptr @address{n}()"));
                    of.call(&mut body, &address)
                }
                "called" => body.line(&format!("call i64 @call{n}(ptr @mine{n})")),
                _ => {
                    let address = body.line(&format!("load volatile ptr, ptr @pointer{n}"));
                    of.call(&mut body, &address)
                }
            };
            body.effect(&format!("ret i64 {hash}"));
            let _ = writeln!(w, "define i64 @{way}{n}() {{\n{}}}", body.text);
            let hash = main.line(&format!("call i64 @{way}{n}()"));
            main.effect(&format!(
                "call i32 (ptr, ...) @printf(ptr @line, i32 {n}, ptr @convention{n}, ptr @{way}, i64 {hash})"
            ));
        }
    }
    let _ = writeln!(w, "define i32 @main() {{\n{}  ret i32 0\n}}", main.text);
    w
}
