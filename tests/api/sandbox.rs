//! Programs in a memory of their own: what they are given, what they are refused, and that they reach nothing else.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::support::random::Random;
use jitlite::diag::{Diagnostics, Source};
use jitlite::{Error, ErrorKind, Module, Profile, Ran, Sandbox, TrapKind, Val};

/// What a program has written.
#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Written {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

fn module(text: &str) -> Module {
    match Module::from_text("test.ll", text, Profile::Auto) {
        Ok(module) => module,
        Err(error) => panic!("{error}\n{text}"),
    }
}

/// Runs `main`, with an input; what it has written, and how it has ended.
fn run(text: &str, input: &str) -> (String, Result<Ran, Error>) {
    let written = Written::default();
    let input = io::Cursor::new(input.as_bytes().to_vec());
    let sandbox = Sandbox::new().stdin(input).stdout(written.clone());
    let ran = sandbox
        .link(&[module(text)])
        .and_then(|program| program.run("main", &[]));
    (written.text(), ran)
}

fn trap_of(ran: Result<Ran, Error>) -> TrapKind {
    let error = ran.unwrap_err();
    match error.trap() {
        Some(trap) => trap.kind().clone(),
        None => panic!("{error}"),
    }
}

#[test]
fn bodies_of_bitcode_are_read_when_they_are_called() {
    let text = "
        define i32 @wrong(i1 %c) {
          br i1 %c, label %a, label %b
        a:
          %r = add i32 1, 2
          br label %b
        b:
          ret i32 %r
        }
        define i32 @main() { ret i32 42 }";
    let source = Source::new("lazy.ll", text).unwrap();
    let unverified = jitlite::text::parse(Arc::new(source), &mut Diagnostics::default());
    let bitcode = jitlite::bitcode::write(&unverified).unwrap();
    let module = Module::from_bytes_lazily("lazy.bc", &bitcode[..], Profile::Auto).unwrap();
    let program = Sandbox::new().link(&[module]).unwrap();
    assert_eq!(program.run("main", &[]).unwrap(), Ran::Exited(42));
    let error = program.call("wrong", &[Val::I1(true)]).unwrap_err();
    assert!(error.to_string().contains("%r"), "{error}");
}

#[test]
fn input_becomes_output() {
    let text = r#"
        @in = constant [9 x i8] c"%d %s %lf"
        @in.end = constant [10 x i8] c"%d %s %lf\00"
        @out = constant [14 x i8] c"%05d|%-4s|%g\0A\00"
        declare i32 @scanf(ptr, ...)
        declare i32 @printf(ptr, ...)
        define i32 @main() {
          %n = alloca i32
          %word = alloca [10 x i8]
          %x = alloca double
          %count = call i32 (ptr, ...) @scanf(ptr @in.end, ptr %n, ptr %word, ptr %x)
          %n.value = load i32, ptr %n
          %x.value = load double, ptr %x
          %sum = add i32 %n.value, %count
          call i32 (ptr, ...) @printf(ptr @out, i32 %sum, ptr %word, double %x.value)
          ret i32 %count
        }"#;
    let (written, ran) = run(text, "  -7 ab 2.5e1");
    assert_eq!(written, "-0004|ab  |25\n");
    assert_eq!(ran.unwrap(), Ran::Exited(3));
}

#[test]
fn files_arguments_and_variables_are_those_of_the_host() {
    let text = r#"
        @name = constant [2 x i8] c"f\00"
        @read = constant [2 x i8] c"r\00"
        @write = constant [2 x i8] c"w\00"
        @home = constant [5 x i8] c"HOME\00"
        declare ptr @fopen(ptr, ptr)
        declare i32 @fgetc(ptr)
        declare i32 @fputs(ptr, ptr)
        declare i32 @fclose(ptr)
        declare ptr @getenv(ptr)
        define i32 @main(i32 %argc, ptr %argv) {
          %f = call ptr @fopen(ptr @name, ptr @read)
          %byte = call i32 @fgetc(ptr %f)
          call i32 @fclose(ptr %f)
          %g = call ptr @fopen(ptr @name, ptr @write)
          %at = getelementptr ptr, ptr %argv, i64 1
          %argument = load ptr, ptr %at
          call i32 @fputs(ptr %argument, ptr %g)
          %home = call ptr @getenv(ptr @home)
          call i32 @fputs(ptr %home, ptr %g)
          call i32 @fclose(ptr %g)
          %r = add i32 %byte, %argc
          ret i32 %r
        }"#;
    let sandbox = Sandbox::new()
        .file("f", "A")
        .arguments(["program", "one"])
        .variable("HOME", "/there");
    let program = sandbox.link(&[module(text)]).unwrap();
    let [count, list, _] = program.main_arguments();
    let args = [Val::I32(count as i32), Val::Ptr(list)];
    assert_eq!(program.run("main", &args).unwrap(), Ran::Exited(67));
    assert_eq!(program.file("f").unwrap(), b"one/there");
}

#[test]
fn what_there_is_not_is_named_before_the_program_starts() {
    let text = "
        declare i32 @pthread_create(ptr, ptr, ptr, ptr)
        declare i32 @unused()
        @nowhere = external global i32
        define i32 @main() {
          %a = load i32, ptr @nowhere
          %b = call i32 @pthread_create(ptr null, ptr null, ptr null, ptr null)
          ret i32 %b
        }";
    let error = Sandbox::new().link(&[module(text)]).unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::Invalid(_)));
    let messages: Vec<String> = (error.diagnostics())
        .map(|(_, diagnostic)| diagnostic.message.clone())
        .collect();
    assert_eq!(
        messages,
        [
            "unsupported: the function `@pthread_create` of type `i32 (ptr, ptr, ptr, ptr)` on this engine",
            "unsupported: the variable `@nowhere` of type `i32` on this engine",
        ]
    );
}

#[test]
fn limits_end_a_program() {
    let endless = "define i32 @main() { br label %a a: br label %a }".replace("a:", "\na:\n");
    let endless = endless.replace("{ br label %a ", "{\n br label %a");
    let program = Sandbox::new()
        .fuel(10_000)
        .link(&[module(&endless)])
        .unwrap();
    assert_eq!(trap_of(program.run("main", &[])), TrapKind::OutOfFuel);
    let flag = Arc::new(AtomicBool::new(false));
    let program = Sandbox::new().stop_by(flag.clone());
    let program = program.link(&[module(&endless)]).unwrap();
    std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(20));
        flag.store(true, Ordering::Relaxed);
    });
    assert_eq!(
        trap_of(program.run("main", &[])),
        TrapKind::DeadlineExceeded
    );
    let deep =
        "define i32 @main() {\n %a = alloca [100 x i8]\n %r = call i32 @main()\n ret i32 %r\n}";
    let program = Sandbox::new()
        .stack_size(65_536)
        .link(&[module(deep)])
        .unwrap();
    assert_eq!(trap_of(program.run("main", &[])), TrapKind::StackOverflow);
    let greedy = "
        declare ptr @malloc(i64)
        define i1 @main() {
          %p = call ptr @malloc(i64 2000000)
          %none = icmp eq ptr %p, null
          ret i1 %none
        }";
    let program = Sandbox::new()
        .heap_size(1 << 20)
        .link(&[module(greedy)])
        .unwrap();
    assert_eq!(program.run("main", &[]).unwrap(), Ran::Exited(1));
}

/// A jump to a function that has returned, and a callback that jumps over the function of the library that has called it.
#[test]
fn jumps_go_to_what_is_under_way() {
    let over = "
        @place = global [200 x i8] zeroinitializer
        @numbers = global [3 x i32] [i32 3, i32 1, i32 2]
        declare i32 @setjmp(ptr) returns_twice
        declare void @longjmp(ptr, i32) noreturn
        declare void @qsort(ptr, i64, i64, ptr)
        define i32 @compare(ptr %a, ptr %b) {
          call void @longjmp(ptr @place, i32 7)
          unreachable
        }
        define i32 @main() {
          %r = call i32 @setjmp(ptr @place) returns_twice
          %first = icmp eq i32 %r, 0
          br i1 %first, label %sort, label %done
        sort:
          call void @qsort(ptr @numbers, i64 3, i64 4, ptr @compare)
          br label %done
        done:
          ret i32 %r
        }";
    assert_eq!(run(over, "").1.unwrap(), Ran::Exited(7));
    let gone = "
        @place = global [200 x i8] zeroinitializer
        declare i32 @setjmp(ptr) returns_twice
        declare void @longjmp(ptr, i32) noreturn
        define void @note() noinline {
          %r = call i32 @setjmp(ptr @place) returns_twice
          ret void
        }
        define i32 @main() {
          call void @note()
          call void @longjmp(ptr @place, i32 7)
          unreachable
        }";
    assert!(
        matches!(trap_of(run(gone, "").1), TrapKind::Host(why) if why.contains("has returned"))
    );
}

#[test]
fn frees_by_mistake_are_named() {
    let text = "
        declare ptr @malloc(i64)
        declare void @free(ptr)
        define i32 @main() {
          %p = call ptr @malloc(i64 10)
          call void @free(ptr %p)
          call void @free(ptr %p)
          ret i32 0
        }";
    let kind = trap_of(run(text, "").1);
    assert!(
        matches!(
            kind,
            TrapKind::BadFree {
                function: "free",
                ..
            }
        ),
        "{kind:?}"
    );
}

/// Each function of the library has a type that is one of LLVM IR.
#[test]
fn the_table_of_functions_has_types() {
    let mut text = String::new();
    let mut names = std::collections::HashSet::new();
    for (name, ty) in Sandbox::functions() {
        assert!(names.insert(name), "{name} is there twice");
        text += &declaration(name, ty);
    }
    module(&text);
    assert!(names.len() > 300, "{}", names.len());
}

/// A declaration of a function of a type that is written `result (parameters)`.
fn declaration(name: &str, ty: &str) -> String {
    let (result, params) = parts(ty);
    format!("declare {result} @{name}({})\n", params.join(", "))
}

/// The result and the parameters of a type; those of old pointers are `ptr`.
fn parts(ty: &str) -> (String, Vec<String>) {
    // The parameters begin at the parenthesis that the last one closes.
    let inner = ty.strip_suffix(')').expect("a function type");
    let mut depth = 0;
    let start = (inner.rfind(|c| {
        depth += match c {
            ')' => 1,
            '(' => -1,
            _ => 0,
        };
        depth < 0
    }))
    .expect("a function type");
    let pointer = |ty: &str| {
        if ty.ends_with('*') {
            "ptr".into()
        } else {
            ty.to_string()
        }
    };
    let mut params: Vec<String> = vec![String::new()];
    let mut depth = 0;
    for c in inner[start + 1..].chars() {
        match c {
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' => depth -= 1,
            _ => {}
        }
        match c {
            ',' if depth == 0 => params.push(String::new()),
            c => params.last_mut().unwrap().push(c),
        }
    }
    let params = params.iter().map(|param| param.trim());
    let params = params.filter(|param| !param.is_empty()).map(pointer);
    (pointer(inner[..start].trim()), params.collect())
}

/// A random program that does all it can with addresses that are anything.
struct Wild {
    rng: Random,
    text: String,
    next: usize,
    pointers: Vec<String>,
    numbers: Vec<String>,
}

impl Wild {
    fn new(seed: u64) -> Wild {
        Wild {
            rng: Random::new(seed),
            text: String::new(),
            next: 0,
            pointers: ["@data", "@text", "@main", "@compare", "@point", "null"]
                .map(String::from)
                .to_vec(),
            numbers: vec!["0".into(), "1".into(), "-1".into()],
        }
    }

    fn pick(&mut self, from: &[String]) -> String {
        from[self.rng.below(from.len())].clone()
    }

    fn define(&mut self, what: &str) -> String {
        let name = format!("%v{}", self.next);
        self.next += 1;
        self.text += &format!("  {name} = {what}\n");
        name
    }

    fn number(&mut self) -> String {
        match self.rng.below(6) {
            0 => (self.rng.next() as i64).to_string(),
            1 => (1i64 << self.rng.below(63)).to_string(),
            2 => ((self.rng.below(6) << 29) as i64 - self.rng.below(20) as i64).to_string(),
            3 => self.rng.below(100).to_string(),
            _ => {
                let all = self.numbers.clone();
                self.pick(&all)
            }
        }
    }

    fn pointer(&mut self) -> String {
        let all = self.pointers.clone();
        let base = self.pick(&all);
        match self.rng.below(4) {
            0 => {
                let number = self.number();
                self.define(&format!("inttoptr i64 {number} to ptr"))
            }
            1 => {
                let number = self.number();
                self.define(&format!("getelementptr i8, ptr {base}, i64 {number}"))
            }
            _ => base,
        }
    }

    fn value(&mut self, ty: &str) -> String {
        match ty {
            "ptr" => self.pointer(),
            "double" => "1.5".into(),
            "float" => "1.5".into(),
            "i64" => self.number(),
            "i1" => "true".into(),
            ty => {
                let number = self.number();
                self.define(&format!("trunc i64 {number} to {ty}"))
            }
        }
    }

    fn step(&mut self, functions: &[(&str, &str)]) {
        const TYPES: [&str; 6] = ["i8", "i16", "i32", "i64", "ptr", "<2 x i64>"];
        let ty = TYPES[self.rng.below(6)];
        match self.rng.below(10) {
            0 => {
                let at = self.pointer();
                let value = self.define(&format!("load {ty}, ptr {at}, align 1"));
                match ty {
                    "i64" => self.numbers.push(value),
                    "ptr" => self.pointers.push(value),
                    _ => {}
                }
            }
            1 => {
                let at = self.pointer();
                let value = if ty.starts_with('<') {
                    "<i64 1, i64 2>".into()
                } else {
                    self.value(ty)
                };
                self.text += &format!("  store {ty} {value}, ptr {at}, align 1\n");
            }
            2 => {
                let (at, number) = (self.pointer(), self.number());
                let old = self.define(&format!(
                    "atomicrmw add ptr {at}, i64 {number} monotonic, align 8"
                ));
                self.numbers.push(old);
            }
            3 => {
                let size = self.number();
                let block = self.define(&format!("alloca i8, i64 {size}"));
                self.pointers.push(block);
            }
            4 => {
                let callee = self.pointer();
                let (a, b) = (self.number(), self.pointer());
                let result =
                    self.define(&format!("call i64 {callee}(i64 {a}, ptr {b}, double 1.0)"));
                self.numbers.push(result);
            }
            5 => {
                let saved = self.define("call ptr @llvm.stacksave.p0()");
                let other = self.pointer();
                self.pointers.push(saved);
                self.text += &format!("  call void @llvm.stackrestore.p0(ptr {other})\n");
            }
            _ => {
                let (name, ty) = functions[self.rng.below(functions.len())];
                let (result, params) = parts(ty);
                let mut args = Vec::new();
                for param in &params {
                    match &param[..] {
                        "..." => {
                            let pointer = self.pointer();
                            args.push(format!("ptr {pointer}"));
                        }
                        ty => {
                            let value = self.value(ty);
                            args.push(format!("{ty} {value}"));
                        }
                    }
                }
                let ty = format!("{result} ({})", params.join(", "));
                let call = format!("call {ty} @{name}({})", args.join(", "));
                match &result[..] {
                    "void" => self.text += &format!("  {call}\n"),
                    "ptr" => {
                        let pointer = self.define(&call);
                        self.pointers.push(pointer);
                    }
                    "i64" => {
                        let number = self.define(&call);
                        self.numbers.push(number);
                    }
                    _ => {
                        self.define(&call);
                    }
                }
            }
        }
    }

    fn program(mut self) -> String {
        let functions: Vec<_> = Sandbox::functions().collect();
        for _ in 0..1 + self.rng.below(12) {
            self.step(&functions);
        }
        let mut text = String::from(
            "@data = global [64 x i8] zeroinitializer, align 16
@text = constant [20 x i8] c\"%s %n %d %[a-z] %5c\\00\"
@point = global [200 x i8] zeroinitializer
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
define i64 @compare(i64 %a, ptr %b, double %c) {
  %r = load i32, ptr %b
  call void @longjmp(ptr @point, i32 %r)
  ret i64 %a
}
define i32 @main() {
  %first = call i32 @setjmp(ptr @point) returns_twice
",
        );
        // A name may be used that is not declared above.
        text += &self.text;
        text += "  ret i32 %first\n}\n";
        for (name, ty) in functions {
            text += &declaration(name, ty);
        }
        text
    }
}

/// Random programs end, each by returning or by a trap. `JITLITE_SECONDS` says for how long there are more.
#[test]
fn wild_programs_reach_nothing_else() {
    let seconds = std::env::var("JITLITE_SECONDS").ok();
    let seconds = seconds.and_then(|text| text.parse().ok()).unwrap_or(3);
    let end = std::time::Instant::now() + Duration::from_secs(seconds);
    let (mut trapped, mut ended, mut seed) = (0, 0, 0);
    while seed < 100 || std::time::Instant::now() < end {
        seed += 1;
        let text = Wild::new(seed).program();
        let sandbox = Sandbox::new()
            .stack_size(1 << 16)
            .heap_size(1 << 22)
            .fuel(20_000)
            .stdin(&b"12 ab\nline\n"[..]);
        let program = match sandbox.link(&[module(&text)]) {
            Ok(program) => program,
            Err(error) => panic!("seed {seed}: {error}\n{text}"),
        };
        match program.run("main", &[]) {
            Ok(_) => ended += 1,
            Err(error) if error.trap().is_some() => trapped += 1,
            Err(error) => panic!("seed {seed}: {error}\n{text}"),
        }
    }
    eprintln!("{seed} programs: {ended} ended, {trapped} trapped");
    assert!(ended > seed / 20 && trapped > seed / 20);
}
