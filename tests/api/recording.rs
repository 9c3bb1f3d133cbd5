//! Programs that go forward and back.

use std::io::{self, Read, Write};
use std::sync::{Arc, Mutex};

use jitlite::{
    Bytes, Here, Module, Profile, Ran, Recording, Sandbox, Sandboxed, Shown, State, Stepped,
};

fn module(text: &str) -> Module {
    match Module::from_text("test.ll", text, Profile::Auto) {
        Ok(module) => module,
        Err(error) => panic!("{error}\n{text}"),
    }
}

/// Heap, output, callbacks from the library, `longjmp`, a constructor and a destructor.
const MIXED: &str = r#"
    @format = constant [4 x i8] c"%d\0A\00"
    @list = global [4 x i32] [i32 3, i32 1, i32 2, i32 0]
    @begun = global i32 0
    @buffer = global [32 x i64] zeroinitializer
    @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @begin, ptr null }]
    declare i32 @printf(ptr, ...)
    declare ptr @malloc(i64)
    declare void @free(ptr)
    declare void @qsort(ptr, i64, i64, ptr)
    declare i32 @setjmp(ptr) returns_twice
    declare void @longjmp(ptr, i32) noreturn
    declare i32 @atexit(ptr)
    define void @begin() {
      store i32 5, ptr @begun
      ret void
    }
    define void @bye() {
      call i32 (ptr, ...) @printf(ptr @format, i32 99)
      ret void
    }
    define i32 @compare(ptr %a, ptr %b) {
      %x = load i32, ptr %a
      %y = load i32, ptr %b
      %d = sub i32 %x, %y
      ret i32 %d
    }
    define i32 @sum(ptr %p, i32 %n) {
      %none = icmp eq i32 %n, 0
      br i1 %none, label %end, label %more
    more:
      %x = load i32, ptr %p
      %next = getelementptr i32, ptr %p, i64 1
      %less = sub i32 %n, 1
      %rest = call i32 @sum(ptr %next, i32 %less)
      %all = add i32 %x, %rest
      ret i32 %all
    end:
      ret i32 0
    }
    define i32 @main() {
      call i32 @atexit(ptr @bye)
      %block = call ptr @malloc(i64 16)
      %first = load i32, ptr @begun
      store i32 %first, ptr %block
      call void @qsort(ptr @list, i64 4, i64 4, ptr @compare)
      %code = call i32 @setjmp(ptr @buffer)
      %again = icmp eq i32 %code, 0
      br i1 %again, label %jump, label %on
    jump:
      store i32 8, ptr %block
      call void @longjmp(ptr @buffer, i32 7)
      unreachable
    on:
      %last = load i32, ptr %block
      call i32 (ptr, ...) @printf(ptr @format, i32 %last)
      %total = call i32 @sum(ptr @list, i32 4)
      call void @free(ptr %block)
      %result = add i32 %total, %code
      ret i32 %result
    }
"#;

/// A loop that is long enough for snapshots, which writes a place of the heap now and then.
const LONG: &str = r#"
    declare ptr @malloc(i64)
    @last = global i32 0
    define i32 @main() {
    entry:
      %block = call ptr @malloc(i64 65536)
      br label %loop
    loop:
      %i = phi i32 [ 0, %entry ], [ %next, %on ]
      %low = and i32 %i, 16383
      %to = getelementptr i32, ptr %block, i32 %low
      store i32 %i, ptr %to
      %rare = icmp eq i32 %i, 40000
      br i1 %rare, label %write, label %on
    write:
      store i32 %i, ptr @last
      br label %on
    on:
      %next = add i32 %i, 1
      %done = icmp eq i32 %next, 60000
      br i1 %done, label %end, label %loop
    end:
      %result = load i32, ptr @last
      ret i32 %result
    }
"#;

fn link(text: &str) -> Sandboxed {
    let sandbox = Sandbox::new().stepped().counted_clock().stack_size(1 << 16);
    sandbox.link(&[module(text)]).unwrap()
}

/// What of a state is compared.
fn shown(state: &State) -> String {
    let calls = state.calls.iter().map(|call| {
        let values = call.values.iter().map(|v| (&v.name, &v.value));
        (format!("{:?}", call.frame), values.collect::<Vec<_>>())
    });
    let objects = state.objects.iter();
    let objects = objects.map(|o| (o.address, o.size, &o.bytes));
    format!(
        "{:?} {:?}",
        calls.collect::<Vec<_>>(),
        objects.collect::<Vec<_>>()
    )
}

fn status(recording: &Recording<'_>) -> Option<i32> {
    match recording.end()? {
        Ok(Ran::Exited(status)) => Some(status),
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_step_is_as_in_a_run_of_its_own() {
    let program = link(MIXED);
    let mut recording = program.record("main", &[]).unwrap();
    let mut states = Vec::new();
    while recording.end().is_none() {
        let step = recording.step();
        assert_eq!(step, states.len() as u64);
        states.push(shown(&recording.state()));
        recording.go_to(step + 1);
    }
    assert_eq!(status(&recording), Some(13));
    assert_eq!(recording.last_step(), Some(states.len() as u64));
    // The constructor, and the callbacks of `qsort` and at exit, are among them.
    for name in ["@begin", "@compare", "@bye"] {
        assert!(states.iter().any(|state| state.contains(name)), "{name}");
    }
    for (step, state) in states.iter().enumerate() {
        let mut again = link(MIXED);
        let Ok(Stepped::Stopped(found)) = again.run_to("main", &[], step as u64) else {
            panic!("it has not stopped at {step}");
        };
        assert_eq!(shown(&found), *state, "step {step}");
    }
    // Back, and here and there.
    let count = states.len();
    let jumps = (0..200).map(|n| n * 7919 % count);
    for step in (0..count).rev().chain(jumps) {
        recording.go_to(step as u64);
        assert_eq!(recording.step(), step as u64);
        assert_eq!(shown(&recording.state()), states[step], "step {step}");
    }
    recording.go_to(u64::MAX);
    assert_eq!(status(&recording), Some(13));
}

#[test]
fn writes_are_found_back_and_forth() {
    let program = link(LONG);
    let mut recording = program.record("main", &[]).unwrap();
    recording.go_to(u64::MAX);
    assert_eq!(status(&recording), Some(40000));
    assert!(recording.snapshots().1 > 3, "{:?}", recording.snapshots());
    let end = recording.step();
    let last = recording
        .state()
        .objects
        .iter()
        .find(|object| object.name.as_deref() == Some("last"))
        .map(|object| object.address)
        .unwrap();
    let bytes = Bytes {
        address: last,
        len: 4,
    };
    let line = |recording: &Recording<'_>| recording.state().calls[0].frame.line();
    let i = |recording: &Recording<'_>| {
        let state = recording.state();
        let mut values = state.calls[0].values.iter();
        values.find(|v| v.name == "i").unwrap().value.clone()
    };
    assert!(recording.previous_write(bytes));
    assert_eq!(line(&recording), Some(16));
    assert_eq!(i(&recording), Some(Shown::Int(32, 40000)));
    let written = recording.step();
    assert_eq!(recording.read(bytes), Some(vec![0; 4]));
    // Nothing has written it before.
    assert!(!recording.previous_write(bytes));
    assert_eq!(recording.step(), 0);
    assert!(recording.next_write(bytes));
    assert_eq!(recording.step(), written + 1);
    assert_eq!(recording.read(bytes), Some(40000u32.to_le_bytes().to_vec()));
    assert!(!recording.next_write(bytes));
    assert_eq!((recording.step(), status(&recording)), (end, Some(40000)));
}

/// The heap has no bytes at the first step, which such a search runs on from.
#[test]
fn writes_to_blocks_of_the_heap_are_found() {
    let program = link(MIXED);
    let mut recording = program.record("main", &[]).unwrap();
    let is_last = |here: &Here<'_>| {
        let state = here.state();
        state.calls[0]
            .values
            .iter()
            .any(|value| value.name == "last")
    };
    assert!(recording.next(&[], is_last));
    let state = recording.state();
    let mut values = state.calls[0].values.iter();
    let block = values.find(|value| value.name == "block").unwrap();
    let Some(Shown::Ptr(address)) = block.value else {
        panic!("{block:?}");
    };
    let bytes = Bytes { address, len: 4 };
    for expected in [5, 0] {
        assert!(recording.previous_write(bytes));
        let found = recording.read(bytes).unwrap();
        assert_eq!(found, u32::to_le_bytes(expected));
    }
    assert!(!recording.previous_write(bytes));
}

#[test]
fn fuel_ends_a_recording() {
    let sandbox = Sandbox::new().stepped().fuel(20);
    let program = sandbox.link(&[module(LONG)]).unwrap();
    let mut recording = program.record("main", &[]).unwrap();
    recording.go_to(19);
    assert!(recording.end().is_none());
    recording.go_to(u64::MAX);
    assert!(matches!(recording.end(), Some(Err(error)) if error.trap().is_some()));
    assert_eq!(recording.step(), 20);
    recording.go_to(5);
    assert!(recording.end().is_none() && recording.step() == 5);
}

#[test]
fn tests_are_searched_back_and_forth() {
    let program = link(LONG);
    let mut recording = program.record("main", &[]).unwrap();
    // In front of the store of the loop, at line 12.
    let at_store = |here: &Here<'_>| {
        let state = here.state();
        state.calls[0].frame.line() == Some(12)
    };
    assert!(recording.next(&[], at_store));
    let first = recording.step();
    assert!(recording.next(&[], at_store));
    assert_eq!(recording.step() - first, 8);
    assert!(recording.previous(&[], at_store));
    assert_eq!(recording.step(), first);
    assert!(!recording.previous(&[], at_store));
    assert_eq!(recording.step(), 0);
    // Far back, over several snapshots.
    recording.go_to(u64::MAX);
    let early = move |here: &Here<'_>| here.step() == first;
    assert!(recording.previous(&[], early));
    assert_eq!(recording.step(), first);
    assert!(at_line(&recording, 12));
}

fn at_line(recording: &Recording<'_>, line: u32) -> bool {
    recording.state().calls[0].frame.line() == Some(line)
}

/// Output that is kept.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Input that is given once, a byte at a time.
struct Once(Vec<u8>);

impl Read for Once {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        match self.0.pop() {
            Some(byte) => {
                to[0] = byte;
                Ok(1)
            }
            None => Ok(0),
        }
    }
}

#[test]
fn input_is_read_once_and_output_written_once() {
    let text = r#"
        declare i32 @getchar()
        declare i32 @putchar(i32)
        define i32 @main() {
          br label %loop
        loop:
          %c = call i32 @getchar()
          %ended = icmp slt i32 %c, 0
          br i1 %ended, label %end, label %more
        more:
          %d = call i32 @putchar(i32 %c)
          br label %loop
        end:
          ret i32 0
        }"#;
    let output = Kept::default();
    let sandbox = Sandbox::new().stepped().stdin(Once(b"edcba".to_vec()));
    let sandbox = sandbox.stdout(output.clone());
    let program = sandbox.link(&[module(text)]).unwrap();
    let mut recording = program.record("main", &[]).unwrap();
    for step in [14, 3, 9, u64::MAX, 5, 20, u64::MAX, 0, u64::MAX] {
        recording.go_to(step);
        let written = output.0.lock().unwrap().clone();
        assert!(b"abcde".starts_with(&written), "{written:?} at {step}");
    }
    assert_eq!(status(&recording), Some(0));
    assert_eq!(*output.0.lock().unwrap(), b"abcde");
}

#[test]
fn a_trap_is_gone_back_from() {
    let text = r#"
        define i32 @main() {
          %a = add i32 3, 4
          %b = sub i32 7, %a
          %c = sdiv i32 %a, %b
          ret i32 %c
        }"#;
    let program = link(text);
    let mut recording = program.record("main", &[]).unwrap();
    recording.go_to(u64::MAX);
    assert!(matches!(&recording.end(), Some(Err(error)) if error.trap().is_some()));
    assert!(at_line(&recording, 5));
    assert_eq!(recording.step(), 3);
    recording.go_to(2);
    assert!(recording.end().is_none() && at_line(&recording, 5));
    recording.go_to(1);
    assert!(at_line(&recording, 4));
    assert!(
        program.record("main", &[]).is_err(),
        "it is recorded already"
    );
    let plain = Sandbox::new().link(&[module(text)]).unwrap();
    assert!(plain.record("main", &[]).is_err(), "it is not stepped");
}
