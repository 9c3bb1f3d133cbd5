//! Traps, signals and nested calls, with machine code written by hand.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, mem, ptr, thread};

use dynasmrt::x64::X64Relocation;
use dynasmrt::{DynasmApi, DynasmLabelApi, VecAssembler, dynasm};

use super::memory::{CodeMemory, WindowSize};
use crate::runtime::activation::{self, CallError, CallOptions, Called, call};
use crate::runtime::signals::OwnDispositions;
use crate::runtime::trampoline::ArgBlock;
use crate::runtime::trap::{Payload, RaisedTrap, TrapKind, TrapOrigin};

type Ops = VecAssembler<X64Relocation>;

/// Published code.
struct Code {
    memory: CodeMemory,
    entry: *const u8,
    /// Addresses that the code's writer has marked.
    marks: Vec<usize>,
}

fn code(write: impl FnOnce(&mut Ops, &mut Vec<usize>)) -> Code {
    let size = WindowSize {
        code: 16 << 20,
        data: 16 << 20,
        ..WindowSize::default()
    };
    let memory = CodeMemory::new(size, false).unwrap();
    let mut ops = Ops::new(0);
    let mut marks = Vec::new();
    write(&mut ops, &mut marks);
    let bytes = ops.finalize().unwrap();
    let writer = memory.writer().unwrap();
    let block = writer.take_code(bytes.len()).unwrap();
    writer.write(&block, 0, &bytes);
    Code {
        entry: block.address() as *const u8,
        marks: marks.iter().map(|mark| mark + block.address()).collect(),
        memory,
    }
}

impl Code {
    fn run_with(&self, options: &CallOptions, args: &[u64]) -> Result<u64, Box<RaisedTrap>> {
        let mut block = ArgBlock::new();
        block.ints[..args.len()].copy_from_slice(args);
        assert!(self.memory.reaches(self.entry as usize, 0));
        let signals = OwnDispositions::take(false);
        let program = Called {
            signals: signals.get(),
            limits: std::ptr::null(),
        };
        // SAFETY: the tests' functions take integers only.
        match unsafe { call(options, None, program, self.entry, &mut block, &|| ()) } {
            Ok(()) => Ok(block.int_results[0]),
            Err(CallError::Trap(trap)) => Err(trap),
            Err(CallError::Stack(error)) => panic!("{error}"),
        }
    }

    fn run(&self, args: &[u64]) -> Result<u64, Box<RaisedTrap>> {
        self.run_with(&CallOptions::default(), args)
    }

    fn trap(&self, args: &[u64]) -> Box<RaisedTrap> {
        self.run(args).unwrap_err()
    }
}

/// `mov rax, [rdi]` in a function with a frame; the mark is the load.
fn loader() -> Code {
    code(|ops, marks| {
        dynasm!(ops ; .arch x64 ; push rbp ; mov rbp, rsp);
        marks.push(ops.offset().0);
        dynasm!(ops ; .arch x64 ; mov rax, [rdi] ; pop rbp ; ret);
    })
}

#[test]
fn a_call_runs_on_a_stack_of_its_own() {
    let code = code(|ops, _| {
        dynasm!(ops ; .arch x64 ; lea rax, [rsp] ; mov [rdi], rsi ; ret);
    });
    let mut word = 0u64;
    let sp = code.run(&[&raw mut word as u64, 77]).unwrap();
    assert_eq!(word, 77);
    assert_eq!(sp % 16, 8);
    let here = &raw const word as u64;
    assert!(sp.abs_diff(here) > 1 << 16);
}

#[test]
fn bad_addresses_trap() {
    let code = loader();
    let value = 5u64;
    assert_eq!(code.run(&[&raw const value as u64]).unwrap(), 5);
    for address in [0, 8, 0x10_0000_0000] {
        let trap = code.trap(&[address]);
        assert_eq!(trap.kind, TrapKind::BadAddress(Some(address)));
        assert_eq!(trap.origin, TrapOrigin::Code(code.marks[0]));
        assert!(trap.backtrace.pcs.is_empty());
    }
    let trap = code.trap(&[0x8000_0000_0000_0000]);
    assert_eq!(trap.kind, TrapKind::BadAddress(None));
    assert_eq!(code.run(&[&raw const value as u64]).unwrap(), 5);
}

#[test]
fn divisions_trap() {
    let code = code(|ops, _| {
        dynasm!(ops ; .arch x64 ; mov rax, rdi ; cqo ; idiv rsi ; ret);
    });
    assert_eq!(code.run(&[42, 6]).unwrap(), 7);
    assert_eq!(code.trap(&[42, 0]).kind, TrapKind::DivisionByZero);
    let overflow = code.trap(&[i64::MIN as u64, -1i64 as u64]);
    assert_eq!(overflow.kind, TrapKind::DivisionOverflow);
    assert_eq!(
        code.trap(&[i64::MIN as u64, 0]).kind,
        TrapKind::DivisionByZero
    );
}

#[test]
fn unreachable_traps() {
    let code = code(|ops, _| {
        dynasm!(ops ; .arch x64 ; ud2);
    });
    let trap = code.trap(&[]);
    assert_eq!(trap.kind, TrapKind::Unreachable);
    assert_eq!(trap.origin, TrapOrigin::Code(code.entry as usize));
}

#[test]
fn deep_recursion_is_a_stack_overflow() {
    let code = code(|ops, marks| {
        dynasm!(ops ; .arch x64 ; ->f: ; push rbp ; mov rbp, rsp ; call ->f);
        marks.push(ops.offset().0);
        dynasm!(ops ; .arch x64 ; pop rbp ; ret);
    });
    for _ in 0..3 {
        let trap = code.trap(&[]);
        assert_eq!(trap.kind, TrapKind::StackOverflow);
        assert_eq!(trap.backtrace.pcs.len(), 80);
        assert!(trap.backtrace.pcs.iter().all(|&pc| pc == code.marks[0]));
        assert!(trap.backtrace.omitted > 400_000);
    }
    let small = CallOptions {
        stack_size: 1 << 20,
        ..CallOptions::default()
    };
    let trap = code.run_with(&small, &[]).unwrap_err();
    assert!(trap.backtrace.omitted < 200_000);
}

#[test]
fn the_backtrace_is_the_chain_of_calls() {
    let code = code(|ops, marks| {
        dynasm!(ops ; .arch x64 ; push rbp ; mov rbp, rsp ; sub rsp, 48 ; call ->g);
        marks.push(ops.offset().0);
        dynasm!(ops ; .arch x64 ; leave ; ret ; ->g: ; push rbp ; mov rbp, rsp ; call ->h);
        marks.push(ops.offset().0);
        dynasm!(ops ; .arch x64 ; leave ; ret ; ->h: ; push rbp ; mov rbp, rsp ; xor eax, eax);
        marks.push(ops.offset().0);
        dynasm!(ops ; .arch x64 ; mov [rax + 16], rax);
    });
    let trap = code.trap(&[]);
    assert_eq!(trap.kind, TrapKind::BadAddress(Some(16)));
    assert_eq!(trap.origin, TrapOrigin::Code(code.marks[2]));
    assert_eq!(trap.backtrace.pcs, [code.marks[1], code.marks[0]]);
}

#[test]
fn a_trap_leaves_the_processor_as_it_was() {
    let code = code(|ops, _| {
        dynasm!(ops
            ; .arch x64
            ; push 0
            ; mov DWORD [rsp], 0x7f80u32 as i32
            ; ldmxcsr [rsp]
            ; mov WORD [rsp], 0x0c7f
            ; fldcw [rsp]
            ; fld1 ; fld1 ; fld1 ; fld1 ; fld1 ; fld1 ; fld1 ; fld1
            ; xor ebx, ebx ; xor r12, r12 ; xor r13, r13 ; xor r14, r14 ; xor r15, r15
            ; xor ebp, ebp
            ; std
            ; mov rax, [rbx]
        );
    });
    let numbers: Vec<u64> = (0..100).collect();
    let trap = code.trap(&[]);
    assert_eq!(trap.kind, TrapKind::BadAddress(Some(0)));
    assert_eq!(numbers.iter().sum::<u64>(), 4950);
    // Rounding is to nearest again: upwards this sum would be another number.
    assert_eq!(std::hint::black_box(1.0f64) + 1e-20, 1.0);
    let mut copy = [0u64; 100];
    copy.copy_from_slice(&numbers);
    assert_eq!(copy[99], 99);
}

/// Code that calls the C function `rsi` with `rdi`, and then returns 1 more than its result.
fn caller() -> Code {
    code(|ops, marks| {
        dynasm!(ops ; .arch x64 ; push rbp ; mov rbp, rsp ; call rsi);
        marks.push(ops.offset().0);
        dynasm!(ops ; .arch x64 ; inc rax ; pop rbp ; ret);
    })
}

thread_local! {
    static LOG: RefCell<Vec<TrapKind>> = const { RefCell::new(Vec::new()) };
}

extern "C-unwind" fn call_back_and_trap(address: u64) -> u64 {
    activation::in_host(|| {
        let trap = loader().trap(&[address]);
        LOG.with(|log| log.borrow_mut().push(trap.kind));
        10
    })
}

#[test]
fn a_nested_trap_ends_the_inner_call_only() {
    let code = caller();
    let host = call_back_and_trap as *const () as u64;
    assert_eq!(code.run(&[24, host]).unwrap(), 11);
    assert_eq!(code.run(&[32, host]).unwrap(), 11);
    let kinds = LOG.with(|log| log.borrow().clone());
    let expected = [24, 32].map(|address| TrapKind::BadAddress(Some(address)));
    assert_eq!(kinds, expected);
}

extern "C-unwind" fn nest(depth: u64) -> u64 {
    // SAFETY: there is nothing to drop in this frame yet.
    unsafe { activation::ensure_host_room() };
    activation::in_host(|| match caller_of_nest(depth + 1) {
        Ok(value) => value,
        Err(trap) => {
            assert_eq!(trap.kind, TrapKind::StackOverflow);
            1_000_000 + depth
        }
    })
}

fn caller_of_nest(depth: u64) -> Result<u64, Box<RaisedTrap>> {
    thread_local!(static CODE: Code = caller());
    CODE.with(|code| code.run(&[depth, nest as *const () as u64]))
}

#[test]
fn calls_nested_without_end_overflow_the_one_stack_that_they_share() {
    let result = caller_of_nest(0).unwrap();
    assert!(result > 1_000_100, "{result}");
}

extern "C-unwind" fn give_up(_: u64) -> u64 {
    // SAFETY: the frames up to the call are this one and generated code.
    unsafe { activation::raise(TrapKind::Host("gave up".into())) }
}

#[test]
fn a_host_function_can_raise() {
    let code = caller();
    let trap = code.trap(&[0, give_up as *const () as u64]);
    assert_eq!(trap.kind, TrapKind::Host("gave up".into()));
    assert_eq!(trap.origin, TrapOrigin::Host(None));
    assert_eq!(trap.backtrace.pcs, code.marks);
}

extern "C-unwind" fn panicking(_: u64) -> u64 {
    let result = activation::in_host(|| {
        panic::catch_unwind(|| {
            panic::resume_unwind(Box::new("thrown"));
        })
    });
    match result {
        Ok(()) => 0,
        // SAFETY: the payload has been moved on; nothing else here is to be dropped.
        Err(payload) => unsafe { activation::raise_panic(payload) },
    }
}

#[test]
fn a_panic_crosses_generated_code() {
    let trap = caller().trap(&[0, panicking as *const () as u64]);
    let resumed = panic::catch_unwind(AssertUnwindSafe(|| -> () {
        match trap.payload {
            Payload::Panic(payload) => panic::resume_unwind(payload),
            other => panic!("{other:?}"),
        }
    }));
    let payload = resumed.unwrap_err();
    assert_eq!(payload.downcast_ref::<&str>(), Some(&"thrown"));
}

#[test]
fn a_fault_in_a_c_function_is_a_trap_where_asked_for() {
    let options = CallOptions {
        trap_in_host: true,
        ..CallOptions::default()
    };
    let code = caller();
    let strlen = libc::strlen as *const () as u64;
    let text = c"four";
    assert_eq!(code.run(&[text.as_ptr() as u64, strlen]).unwrap(), 5);
    let trap = code.run_with(&options, &[16, strlen]).unwrap_err();
    let TrapKind::BadAddress(Some(address)) = trap.kind else {
        panic!("{trap:?}")
    };
    assert!((0..64).contains(&address), "{address}");
    assert!(matches!(trap.origin, TrapOrigin::Host(Some(_))));
    assert_eq!(trap.backtrace.pcs, code.marks);
}

#[test]
fn a_call_of_an_address_without_code_is_a_trap() {
    let code = caller();
    let data = [0u64; 2];
    for wild in [0, 0x10, 0x10_0000_0000, data.as_ptr() as u64] {
        let trap = code.trap(&[1, wild]);
        assert_eq!(trap.kind, TrapKind::BadAddress(Some(wild)));
        assert_eq!(trap.backtrace.pcs, code.marks);
    }
    let trap = code.trap(&[1, 1 << 63]);
    assert_eq!(trap.kind, TrapKind::BadAddress(None));
}

/// Returns the number of frames below it; each takes half a kilobyte.
#[inline(never)]
extern "C-unwind" fn deep(n: u64) -> u64 {
    let mut room = [n; 64];
    std::hint::black_box(&mut room);
    match std::hint::black_box(n) {
        0 => room[0],
        n => deep(n - 1) + std::hint::black_box(&room)[0] - n + 1,
    }
}

#[test]
fn a_c_function_that_overflows_the_stack_is_a_trap() {
    let code = caller();
    let deep = deep as *const () as u64;
    assert_eq!(code.run(&[100, deep]).unwrap(), 101);
    let trap = code.trap(&[1 << 30, deep]);
    assert_eq!(trap.kind, TrapKind::StackOverflow);
}

extern "C-unwind" fn interpret_badly(address: u64) -> u64 {
    let before = activation::enter_interp();
    // SAFETY: none is needed: the access is meant to fault, in the state that says whose it is.
    let value = unsafe { (address as *const u64).read_volatile() };
    activation::leave_interp(before);
    value
}

#[test]
fn a_fault_of_the_interpreter_is_a_trap() {
    let code = caller();
    let host = interpret_badly as *const () as u64;
    let trap = code.trap(&[40, host]);
    assert_eq!(trap.kind, TrapKind::BadAddress(Some(40)));
    assert_eq!(trap.origin, TrapOrigin::Interp);
}

#[test]
fn threads_trap_on_their_own() {
    let code = loader();
    let (entry, count) = (&code, AtomicUsize::new(0));
    struct SyncCode<'a>(&'a Code);
    // SAFETY: the code is only executed.
    unsafe impl Sync for SyncCode<'_> {}
    let shared = &SyncCode(entry);
    thread::scope(|scope| {
        for t in 0..4 {
            let count = &count;
            scope.spawn(move || {
                for i in 0..200u64 {
                    let address = t * 1024 + i * 4;
                    let trap = shared.0.trap(&[address]);
                    assert_eq!(trap.kind, TrapKind::BadAddress(Some(address)));
                    count.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    assert_eq!(count.load(Ordering::Relaxed), 800);
}

/// Runs this test again as a process of its own, where `CASE` says what it is to do.
fn in_child(test: &str, case: &str) -> std::process::ExitStatus {
    Command::new(env::current_exe().unwrap())
        .args([
            "--exact",
            &format!("jit::trap_test::{test}"),
            "--test-threads=1",
        ])
        .env("JITLITE_TEST_CASE", case)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .unwrap()
}

extern "C" fn plain_handler(_: i32) {
    // SAFETY: ends the process at once.
    unsafe { libc::_exit(41) }
}

/// A handler of the host that looks at the address.
///
/// # Safety
///
/// It is called as a handler with `SA_SIGINFO`.
unsafe extern "C" fn info_handler(signal: i32, info: *mut libc::siginfo_t, _: *mut libc::c_void) {
    // SAFETY: the kernel, or whoever passes a signal on, gives a valid pointer.
    let good = signal == libc::SIGSEGV && unsafe { (*info).si_addr() } as usize == 0x30;
    // SAFETY: ends the process at once.
    unsafe { libc::_exit(if good { 42 } else { 1 }) }
}

fn set_handler(handler: usize, flags: i32) {
    // SAFETY: `sigaction` is plain data; the handlers above are sound.
    unsafe {
        let mut action: libc::sigaction = mem::zeroed();
        action.sa_sigaction = handler;
        action.sa_flags = flags;
        assert_eq!(libc::sigaction(libc::SIGSEGV, &action, ptr::null_mut()), 0);
    }
}

#[test]
fn foreign_signals_are_passed_on() {
    use std::os::unix::process::ExitStatusExt;
    let name = "foreign_signals_are_passed_on";
    let Ok(case) = env::var("JITLITE_TEST_CASE") else {
        assert_eq!(in_child(name, "plain").code(), Some(41));
        assert_eq!(in_child(name, "info").code(), Some(42));
        assert_eq!(in_child(name, "default").signal(), Some(libc::SIGSEGV));
        assert_eq!(in_child(name, "sent").signal(), Some(libc::SIGSEGV));
        assert_eq!(in_child(name, "ignored").signal(), Some(libc::SIGSEGV));
        assert_eq!(in_child(name, "ignored sent").code(), Some(0));
        assert_eq!(in_child(name, "c function").signal(), Some(libc::SIGSEGV));
        assert_eq!(in_child(name, "thread").signal(), Some(libc::SIGSEGV));
        return;
    };
    match case.as_str() {
        "plain" => set_handler(plain_handler as *const () as usize, 0),
        "info" => set_handler(info_handler as *const () as usize, libc::SA_SIGINFO),
        "default" | "sent" | "c function" | "thread" => set_handler(libc::SIG_DFL, 0),
        _ => set_handler(libc::SIG_IGN, 0),
    }
    // A trap of our own first: it is still ours.
    assert_eq!(loader().trap(&[8]).kind, TrapKind::BadAddress(Some(8)));
    match case.as_str() {
        // SAFETY: sends a signal to this thread.
        "sent" | "ignored sent" => assert_eq!(unsafe { libc::raise(libc::SIGSEGV) }, 0),
        "c function" => {
            let strlen = libc::strlen as *const () as u64;
            drop(caller().run(&[0x30, strlen]));
        }
        "thread" => {
            let entry = loader();
            let function: extern "C" fn(u64) =
                // SAFETY: the loader takes one integer.
                unsafe { mem::transmute(entry.entry) };
            function(0x30);
        }
        // SAFETY: none: the access is meant to fault.
        _ => drop(unsafe { std::hint::black_box(0x30 as *const u64).read_volatile() }),
    }
}
