//! Lazy stubs, thunks and interp shims, with engines made of a few lines.

use std::ffi::c_void;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Barrier};
use std::time::Duration;
use std::{mem, slice, thread};

use super::cells::{Begin, EntryState, EntryTable};
use super::closure::{HostError, HostThunk};
use super::memory::{CodeMemory, WindowSize};
use super::stubs::{Handlers, StubKind, Stubs};
use crate::runtime::FuncIndex;
use crate::runtime::activation::{CallError, CallOptions, Called, call};
use crate::runtime::signals::OwnDispositions;
use crate::runtime::trampoline::ArgBlock;
use crate::runtime::trap::{Payload, TrapKind};
use crate::x64::baseline::count::Leaving;

/// What the handlers are given as their context.
struct Host {
    table: *const EntryTable,
    code: *const u8,
    compiled: AtomicUsize,
}

/// What the stubs of these tests call.
///
/// # Safety
///
/// The context is a [`Host`] that outlives the stubs.
unsafe extern "C-unwind" fn resolve(context: *const c_void, function: u32, _: usize) -> *const u8 {
    // SAFETY: the tests pass a `Host` that lives as long as the stubs.
    let (host, table) = unsafe {
        let host = &*context.cast::<Host>();
        (host, &*host.table)
    };
    clobber_registers();
    match table.begin(FuncIndex(function)) {
        Begin::Compile(ticket) => {
            host.compiled.fetch_add(1, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(20));
            ticket.finish(host.code);
            host.code
        }
        Begin::Ready(code) => code,
        Begin::Failed => table.stubs().interp_indexed() as *const u8,
    }
}

fn clobber_registers() {
    // SAFETY: changes nothing but the registers that it says.
    unsafe {
        std::arch::asm!(
            "xor edi, edi", "xor esi, esi", "xor edx, edx", "xor ecx, ecx", "xor r8d, r8d",
            "xor r9d, r9d", "xor r10d, r10d", "xor eax, eax", "pxor xmm0, xmm0",
            "pxor xmm1, xmm1", "pxor xmm2, xmm2", "pxor xmm3, xmm3", "pxor xmm4, xmm4",
            "pxor xmm5, xmm5", "pxor xmm6, xmm6", "pxor xmm7, xmm7",
            out("rdi") _, out("rsi") _, out("rdx") _, out("rcx") _, out("r8") _, out("r9") _,
            out("r10") _, out("rax") _, out("xmm0") _, out("xmm1") _, out("xmm2") _,
            out("xmm3") _, out("xmm4") _, out("xmm5") _, out("xmm6") _, out("xmm7") _,
        );
    }
}

/// What the shims of these tests call.
///
/// # Safety
///
/// The block holds the arguments of the function.
unsafe extern "C-unwind" fn interpret(
    _: *const c_void,
    function: u32,
    args: *mut ArgBlock,
) -> *const u8 {
    // SAFETY: the shim passes its own block, whose stack arguments the tests' callers have put.
    let (args, stack) = unsafe {
        let args = &mut *args;
        let stack = slice::from_raw_parts(args.stack, 2);
        (args, stack)
    };
    args.int_results = [
        args.ints.iter().sum::<u64>() + stack[0] * stack[1],
        function.into(),
        3,
    ];
    let total: f64 = args.floats.iter().map(|f| f64::from_bits(f[0])).sum();
    args.float_results = [[total.to_bits(), args.floats[7][1]], [1, 2], [3, 4], [5, 6]];
    std::ptr::null()
}

struct Engine {
    host: Box<Host>,
    table: Box<EntryTable>,
    memory: Arc<CodeMemory>,
}

// SAFETY: the raw pointers lead to the table, which is `Sync`, and to code.
unsafe impl Sync for Engine {}

extern "C" fn leave(_: *const c_void, _: *const Leaving) -> *const u8 {
    std::ptr::null()
}

fn engine(code: *const u8) -> Engine {
    let size = WindowSize {
        code: 16 << 20,
        data: 16 << 20,
        ..WindowSize::default()
    };
    let memory = Arc::new(CodeMemory::new(size, true).unwrap());
    let mut host = Box::new(Host {
        table: std::ptr::null(),
        code,
        compiled: AtomicUsize::new(0),
    });
    let handlers = Handlers {
        context: (&raw const *host).cast(),
        resolve,
        interpret,
        leave,
    };
    let stubs = Stubs::new(&memory, handlers).unwrap();
    let table = Box::new(EntryTable::new(memory.clone(), stubs));
    host.table = &raw const *table;
    Engine {
        host,
        table,
        memory,
    }
}

#[allow(clippy::too_many_arguments)]
extern "C" fn digits(
    a: u64,
    b: u64,
    c: u64,
    d: u64,
    e: u64,
    f: u64,
    g: u64,
    x: f64,
    y: f64,
) -> u64 {
    [a, b, c, d, e, f, g, x as u64, y as u64]
        .iter()
        .fold(0, |sum, digit| sum * 10 + digit)
}

fn block(stack: &[u64]) -> ArgBlock {
    let mut args = ArgBlock::new();
    args.ints = [1, 2, 3, 4, 5, 6];
    for (i, lane) in args.floats.iter_mut().enumerate() {
        *lane = [(i as f64 + 8.0).to_bits(), i as u64 + 100];
    }
    args.n_stack = stack.len() as u64;
    args.stack = stack.as_ptr();
    args
}

/// Calls code as a program is called.
///
/// # Safety
///
/// The code is a function that takes what the block holds.
unsafe fn call_program(code: *const u8, args: &mut ArgBlock) -> Result<(), CallError> {
    let (options, signals) = (CallOptions::default(), OwnDispositions::take(false));
    let program = Called {
        signals: signals.get(),
        limits: std::ptr::null(),
    };
    // SAFETY: the caller keeps the contract of `call_program`.
    unsafe { call(&options, None, program, code, args, &|| ()) }
}

fn run(code: usize, args: &mut ArgBlock) {
    // SAFETY: the tests' functions take what the block holds.
    unsafe { call_program(code as *const u8, args) }.unwrap();
}

#[test]
fn the_first_call_compiles_and_the_others_go_straight() {
    let engine = engine(digits as *const u8);
    let functions = engine.table.declare(3, StubKind::Lazy).unwrap();
    let function = FuncIndex(functions.start + 1);
    let thunk = engine.table.thunk(function);
    assert_eq!(engine.table.function_at(thunk), Some(function));
    assert_eq!(engine.table.function_at(thunk + 8), None);
    assert_eq!(engine.table.function_at(thunk + 64), None);
    assert_eq!(engine.table.state(function), EntryState::Uncompiled);
    for _ in 0..3 {
        let mut args = block(&[7]);
        run(thunk, &mut args);
        assert_eq!(args.int_results[0], 123_456_789);
    }
    assert_eq!(engine.host.compiled.load(Ordering::Relaxed), 1);
    assert_eq!(engine.table.compiled_count(), 1);
    assert_eq!(engine.table.state(function), EntryState::Compiled);
    let entry = engine.table.cell(function).load(Ordering::Relaxed);
    assert_eq!(entry as usize, digits as *const () as usize);
}

#[test]
fn a_stub_saves_every_argument_register() {
    // The function compares nothing: it stores `al`, `r10` and all of the vector registers.
    static mut SEEN: [u64; 18] = [0; 18];
    #[unsafe(naked)]
    extern "C" fn look() {
        std::arch::naked_asm!(
            "movups [rdi], xmm0",
            "movups [rdi + 16], xmm1",
            "movups [rdi + 32], xmm2",
            "movups [rdi + 48], xmm3",
            "movups [rdi + 64], xmm4",
            "movups [rdi + 80], xmm5",
            "movups [rdi + 96], xmm6",
            "movups [rdi + 112], xmm7",
            "mov [rdi + 128], rax",
            "ret",
        )
    }
    let engine = engine(look as *const u8);
    let function = FuncIndex(engine.table.declare(1, StubKind::Lazy).unwrap().start);
    let mut args = block(&[]);
    args.ints[0] = &raw mut SEEN as u64;
    let expected = args.floats;
    run(engine.table.thunk(function), &mut args);
    // SAFETY: no other test uses this variable, and the call has returned.
    let seen = unsafe { SEEN };
    assert_eq!(seen[..16], *expected.as_flattened());
    assert_eq!(seen[16] & 0xff, 8);
}

#[test]
fn many_threads_compile_a_function_once() {
    let engine = engine(digits as *const u8);
    let function = FuncIndex(engine.table.declare(1, StubKind::Lazy).unwrap().start);
    let barrier = Barrier::new(8);
    let (table, barrier) = (&engine.table, &barrier);
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(move || {
                barrier.wait();
                let mut args = block(&[7]);
                run(table.thunk(function), &mut args);
                assert_eq!(args.int_results[0], 123_456_789);
            });
        }
    });
    assert_eq!(engine.host.compiled.load(Ordering::Relaxed), 1);
}

#[test]
fn an_interp_shim_hands_over_everything() {
    let engine = engine(std::ptr::null());
    let direct = FuncIndex(engine.table.declare(2, StubKind::Interp).unwrap().start + 1);
    // A function that cannot be compiled: here the engine lets it be interpreted.
    let fallback = FuncIndex(engine.table.declare(1, StubKind::Lazy).unwrap().start);
    match engine.table.begin(fallback) {
        Begin::Compile(ticket) => drop(ticket),
        other => panic!("{other:?}"),
    }
    assert_eq!(engine.table.state(fallback), EntryState::Failed);
    for function in [direct, fallback] {
        let mut args = block(&[100, 3]);
        run(engine.table.thunk(function), &mut args);
        assert_eq!(args.int_results, [321, function.0.into(), 3]);
        assert_eq!(f64::from_bits(args.float_results[0][0]), 92.0);
        assert_eq!(args.float_results[0][1], 107);
        assert_eq!(args.float_results[1..], [[1, 2], [3, 4], [5, 6]]);
    }
}

#[test]
fn host_functions_are_bound_and_numbers_are_used_again() {
    let engine = engine(std::ptr::null());
    let functions = engine.table.declare(10, StubKind::Lazy).unwrap();
    let function = FuncIndex(functions.start + 4);
    engine.table.bind(function, libc::labs as *const u8);
    assert!(matches!(engine.table.begin(function), Begin::Ready(_)));
    // SAFETY: the thunk leads to `labs`.
    let labs: extern "C" fn(i64) -> i64 =
        unsafe { mem::transmute(engine.table.thunk(function) as *const u8) };
    assert_eq!(labs(-5), 5);
    // SAFETY: nothing calls these functions any more.
    unsafe { engine.table.release(functions.clone()) };
    assert_eq!(engine.table.function_at(engine.table.thunk(function)), None);
    assert_eq!(engine.table.declare(10, StubKind::Lazy), Some(functions));
    assert!(matches!(engine.table.begin(function), Begin::Compile(_)));
    assert_eq!(engine.table.declare(usize::MAX, StubKind::Lazy), None);
}

#[test]
fn a_closure_is_called_with_all_its_arguments() {
    let engine = engine(std::ptr::null());
    let seen = Arc::new(AtomicUsize::new(0));
    let count = seen.clone();
    let closure = Box::new(move |args: &mut ArgBlock| {
        count.fetch_add(args.ints[1] as usize, Ordering::Relaxed);
        // SAFETY: the caller below passes one word on the stack.
        args.int_results[0] = args.ints[5] + unsafe { *args.stack };
        args.float_results[0][0] = args.floats[7][0];
        match args.ints[0] {
            1 => Ok(()),
            2 => Err(HostError::message("two is too many")),
            n => std::panic::resume_unwind(Box::new(n)),
        }
    });
    let stubs = engine.table.stubs();
    let thunk = HostThunk::new(engine.memory.clone(), stubs, closure).unwrap();
    let mut args = block(&[50]);
    run(thunk.address() as usize, &mut args);
    assert_eq!(args.int_results[0], 56);
    assert_eq!(f64::from_bits(args.float_results[0][0]), 15.0);
    let mut ending = |n| {
        args.ints[0] = n;
        // SAFETY: as for `run`.
        match unsafe { call_program(thunk.address(), &mut args) } {
            Err(CallError::Trap(trap)) => *trap,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(ending(2).kind, TrapKind::Host("two is too many".into()));
    let Payload::Panic(payload) = ending(3).payload else {
        panic!("it is no panic")
    };
    assert_eq!(payload.downcast_ref(), Some(&3u64));
    assert_eq!(seen.load(Ordering::Relaxed), 6);
    let before = Arc::strong_count(&seen);
    drop(thunk);
    assert_eq!(Arc::strong_count(&seen), before - 1);
}
