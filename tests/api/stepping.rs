//! Programs that are stopped in front of an instruction, and looked at.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use jitlite::{
    Error, Module, Profile, Ran, Sandbox, Sandboxed, Shown, State, StateCall, StatePlace, Stepped,
    TrapKind, Val, ValType,
};

fn module(text: &str) -> Module {
    match Module::from_text("test.ll", text, Profile::Auto) {
        Ok(module) => module,
        Err(error) => panic!("{error}\n{text}"),
    }
}

fn program(text: &str) -> Sandboxed {
    let sandbox = Sandbox::new().stepped().counted_clock();
    sandbox.link(&[module(text)]).unwrap()
}

/// The state of a program after so many instructions.
fn state(text: &str, steps: u64) -> Box<State> {
    match program(text).run_to("main", &[], steps) {
        Ok(Stepped::Stopped(state)) => state,
        other => panic!("after {steps}: {other:?}"),
    }
}

fn value(call: &StateCall, name: &str) -> Option<Shown> {
    let mut values = call.values.iter();
    values.find(|value| value.name == name)?.value.clone()
}

fn names(call: &StateCall) -> Vec<&str> {
    call.values.iter().map(|value| &*value.name).collect()
}

const SUM: &str = "
    define i32 @twice(i32 %x) {
      %y = mul i32 %x, 2
      ret i32 %y
    }
    define i32 @main() {
    entry:
      br label %loop
    loop:
      %i = phi i32 [ 0, %entry ], [ %next, %loop ]
      %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
      %more = add i32 %sum, %i
      %next = add i32 %i, 1
      %done = icmp eq i32 %next, 3
      br i1 %done, label %end, label %loop
    end:
      %result = call i32 @twice(i32 %more)
      ret i32 %result
    }";

#[test]
fn values_are_those_that_were_computed() {
    let start = state(SUM, 0);
    assert_eq!(names(&start.calls[0]), [""; 0]);
    assert_eq!(start.calls[0].block.as_deref(), Some("entry"));
    assert_eq!(start.calls[0].frame.line(), Some(8));
    // The loop takes four instructions each time.
    for (turn, (i, sum)) in [(0, 0), (1, 0), (2, 1)].into_iter().enumerate() {
        let at = 1 + 4 * turn as u64;
        let head = state(SUM, at);
        assert_eq!(head.calls[0].block.as_deref(), Some("loop"));
        assert_eq!(names(&head.calls[0]), ["i", "sum"]);
        assert_eq!(value(&head.calls[0], "i"), Some(Shown::Int(32, i)));
        assert_eq!(value(&head.calls[0], "sum"), Some(Shown::Int(32, sum)));
        let last = state(SUM, at + 3);
        let done = u128::from(i == 2);
        assert_eq!(value(&last.calls[0], "done"), Some(Shown::Int(1, done)));
        assert_eq!(value(&last.calls[0], "more"), Some(Shown::Int(32, sum + i)));
    }
}

#[test]
fn callers_have_their_values() {
    let state = state(SUM, 15);
    assert_eq!(state.calls.len(), 2);
    let [inner, outer] = &state.calls[..] else {
        panic!()
    };
    assert_eq!(
        (inner.frame.name(), outer.frame.name()),
        ("twice".into(), "main".into())
    );
    assert_eq!(value(inner, "x"), Some(Shown::Int(32, 3)));
    assert_eq!(value(inner, "y"), Some(Shown::Int(32, 6)));
    assert_eq!(value(outer, "more"), Some(Shown::Int(32, 3)));
    assert_eq!(value(outer, "result"), None);
    assert_eq!(outer.frame.line(), Some(17));
}

#[test]
fn a_program_ends_after_its_last_instruction() {
    let mut all = program(SUM);
    assert!(matches!(
        all.run_to("main", &[], 1000),
        Ok(Stepped::Ended(Ran::Exited(6)))
    ));
    assert_eq!(all.steps(), 17);
    assert!(matches!(
        program(SUM).run_to("main", &[], 17),
        Ok(Stepped::Ended(_))
    ));
    assert!(matches!(
        program(SUM).run_to("main", &[], 16),
        Ok(Stepped::Stopped(_))
    ));
}

#[test]
fn values_of_all_types_are_shown() {
    let text = "
        @names = constant { i8, [2 x i16], <4 x i1> } { i8 -1, [2 x i16] [i16 1, i16 2], <4 x i1> <i1 1, i1 0, i1 1, i1 1> }
        define i32 @main() {
          %wide = add i128 1, -2
          %half = fadd half 0xH3C00, 0xH3C00
          %single = fadd float 1.5, 2.0
          %double = fsub double 0.0, 1.25
          %vector = add <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <i32 1, i32 1, i32 1, i32 1>
          %mask = icmp ugt <4 x i32> %vector, <i32 2, i32 2, i32 9, i32 2>
          %pair = insertvalue { i32, double } undef, i32 7, 0
          %both = insertvalue { i32, double } %pair, double %double, 1
          %odd = add i7 100, 20
          %sum = add i32 3, 4
          %loaded = load { i8, [2 x i16], <4 x i1> }, ptr @names
          ret i32 0
        }";
    let state = state(text, 11);
    let call = &state.calls[0];
    let int =
        |bits: u32, value: i128| Shown::Int(bits, value as u128 & (u128::MAX >> (128 - bits)));
    let ints = |bits: u32, all: &[i128]| Shown::List(all.iter().map(|&n| int(bits, n)).collect());
    assert_eq!(value(call, "wide"), Some(int(128, -1)));
    assert_eq!(value(call, "half"), Some(Shown::F32(2.0)));
    assert_eq!(value(call, "single"), Some(Shown::F32(3.5)));
    assert_eq!(value(call, "double"), Some(Shown::F64(-1.25)));
    assert_eq!(value(call, "vector"), Some(ints(32, &[2, 3, 4, 5])));
    assert_eq!(value(call, "mask"), Some(ints(1, &[0, 1, 0, 1])));
    let both = Shown::Struct(vec![int(32, 7), Shown::F64(-1.25)]);
    assert_eq!(value(call, "both"), Some(both));
    assert_eq!(value(call, "odd"), Some(int(7, 120)));
    // Nothing uses it.
    assert_eq!(value(call, "sum"), Some(int(32, 7)));
    let names = Shown::Struct(vec![int(8, -1), ints(16, &[1, 2]), ints(1, &[1, 0, 1, 1])]);
    assert_eq!(value(call, "loaded"), Some(names.clone()));
    let mut objects = state.objects.iter();
    let object = objects
        .find(|object| object.name.as_deref() == Some("names"))
        .unwrap();
    assert_eq!(
        (object.kind, &object.value),
        (StatePlace::Constant, &Some(names))
    );
}

#[test]
fn objects_are_those_of_the_program() {
    let text = "
        @list = global ptr null
        declare ptr @malloc(i64)
        declare void @free(ptr)
        define void @put(ptr %at) {
          store i64 42, ptr %at
          ret void
        }
        define i32 @main() {
          %count = alloca i32, align 64
          %pair = alloca { i8, ptr }
          store i32 5, ptr %count
          %block = call ptr @malloc(i64 24)
          store ptr %block, ptr @list
          %field = getelementptr { i8, ptr }, ptr %pair, i32 0, i32 1
          store ptr %count, ptr %field
          call void @put(ptr %block)
          call void @free(ptr %block)
          ret i32 0
        }";
    let stopped = state(text, 9);
    assert_eq!(stopped.calls[0].frame.name(), "put");
    let object = |kind: StatePlace, name: Option<&str>| {
        let mut objects = stopped.objects.iter();
        objects.find(|object| object.kind == kind && object.name.as_deref() == name)
    };
    let count = object(StatePlace::Local(1), Some("count")).unwrap();
    assert_eq!((count.size, count.address % 64), (4, 0));
    assert_eq!(count.value, Some(Shown::Int(32, 5)));
    let pair = object(StatePlace::Local(1), Some("pair")).unwrap();
    let fields = [Shown::Int(8, 0), Shown::Ptr(count.address)];
    assert_eq!(pair.value, Some(Shown::Struct(fields.to_vec())));
    let block = object(StatePlace::Heap, None).unwrap();
    assert_eq!(
        (block.size, &block.bytes[..8]),
        (24, &42u64.to_le_bytes()[..])
    );
    let list = object(StatePlace::Variable, Some("list")).unwrap();
    assert_eq!(list.value, Some(Shown::Ptr(block.address)));
    assert_eq!(
        value(&stopped.calls[0], "at"),
        Some(Shown::Ptr(block.address))
    );
    let after = state(text, 11);
    assert!(
        after
            .objects
            .iter()
            .all(|object| object.kind != StatePlace::Heap)
    );
}

#[test]
fn a_trap_leaves_its_state() {
    let text = "
        define i32 @main() {
          %zero = sub i32 1, 1
          %bad = sdiv i32 1, %zero
          ret i32 %bad
        }";
    let mut program = program(text);
    let error = program.run_to("main", &[], 100).unwrap_err();
    assert_eq!(error.trap().unwrap().kind(), &TrapKind::DivisionByZero);
    let state = program.state().unwrap();
    assert_eq!(names(&state.calls[0]), ["zero"]);
    assert_eq!(program.steps(), 2);
}

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

/// Instructions that a program of the test below may run.
const MOST_STEPS: u64 = 20_000;

/// A program of a file, and what it writes; `None` for one that cannot be linked or started here.
fn linked(module: &Module, stepped: bool) -> Option<(Sandboxed, Vec<Val>, Written)> {
    let written = Written::default();
    let mut sandbox = Sandbox::new()
        .stack_size(1 << 18)
        .stdout(written.clone())
        .arguments(["program"])
        .counted_clock();
    if stepped {
        sandbox = sandbox.stepped();
    }
    let program = sandbox
        .fuel(5 * MOST_STEPS)
        .link(std::slice::from_ref(module))
        .ok()?;
    let (_, ty) = module.functions().find(|(name, _)| name == "main")?;
    let [count, list, _] = program.main_arguments();
    let args = match ty?.params[..] {
        [] => Vec::new(),
        [ValType::Int(bits), ValType::Ptr] => vec![Val::int(bits, count.into()), Val::Ptr(list)],
        _ => return None,
    };
    Some((program, args, written))
}

/// How a program has ended, with what it has written.
fn outcome(ran: &Result<Ran, Error>, written: &Written) -> String {
    let text = String::from_utf8_lossy(&written.0.lock().unwrap()).into_owned();
    match ran {
        Ok(ran) => format!("{ran:?} {text}"),
        Err(error) => format!("{:?} {text}", error.trap().map(|trap| trap.kind().word())),
    }
}

fn files(folder: &Path, to: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => files(&path, to),
            false => to.push(path),
        }
    }
}

/// What a program does is the same where it can be stopped, and it can be stopped anywhere.
#[test]
fn stepped_programs_do_the_same() {
    let mut paths = Vec::new();
    files(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/run"),
        &mut paths,
    );
    paths.sort();
    let mut compared = 0;
    let mut shown = 0;
    for path in paths
        .iter()
        .filter(|path| path.extension().is_some_and(|e| e == "ll"))
    {
        let Ok(module) = Module::from_file(path, Profile::Auto) else {
            continue;
        };
        let Some((program, args, written)) = linked(&module, false) else {
            continue;
        };
        let ran = program.run("main", &args);
        let is_long = |ran: &Result<Ran, Error>| {
            let trap = ran.as_ref().err().and_then(|error| error.trap());
            trap.is_some_and(|trap| {
                let kinds = [TrapKind::OutOfFuel, TrapKind::StackOverflow];
                kinds.contains(trap.kind())
            })
        };
        let Some((mut stepped, args, other)) = linked(&module, true) else {
            panic!("{}", path.display());
        };
        let limit = 5 * MOST_STEPS;
        let again = match stepped.run_to("main", &args, limit) {
            Ok(Stepped::Ended(ran)) => Ok(ran),
            Ok(Stepped::Stopped(_)) => continue,
            Err(error) => Err(error),
        };
        // The stack is used otherwise, and fuel is counted otherwise.
        if is_long(&ran) || is_long(&again) {
            continue;
        }
        assert_eq!(
            outcome(&again, &other),
            outcome(&ran, &written),
            "{}",
            path.display()
        );
        compared += 1;
        let steps = stepped.steps();
        if steps > MOST_STEPS {
            continue;
        }
        for step in [1, steps / 2, steps.saturating_sub(1)] {
            let Some((mut stepped, args, _)) = linked(&module, true) else {
                panic!("{}", path.display());
            };
            if let Ok(Stepped::Stopped(state)) = stepped.run_to("main", &args, step) {
                assert_eq!(stepped.steps(), step, "{}", path.display());
                let values = state.calls.iter().flat_map(|call| &call.values);
                shown += values.filter(|value| value.value.is_some()).count();
            }
        }
    }
    println!("{compared} programs were compared, and {shown} values shown");
    assert!(
        compared > 500 && shown > 1000,
        "{compared} programs, {shown} values"
    );
}
