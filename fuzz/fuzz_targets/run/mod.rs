//! Runs programs in the interpreter, under a step limit.
//!
//! A valid program may still write wherever it likes, so not every program can be run in a
//! process that is to go on: run are those functions of a module whose loads and stores are all
//! of a stack slot of their own, inside it, and which call only each other. That leaves
//! arithmetic, control flow, phis, variables in allocas, aggregates, calls and recursion;
//! pointers, variables of the module, the C library and calls of addresses are left out.

use std::ffi::c_void;

use jitlite::interp::{self, Bytecode, Callable, InterpEnv, flatten, mark, unwind};
use jitlite::ir::Module;
use jitlite::lir::{
    AbiLoc, Function, InstData, LocationTable, Signature, Target, Type, Value, ValueDef,
};
use jitlite::lower::{Lowerer, ModuleInfo};
use jitlite::runtime::activation::{self, CallError, CallOptions, Called};
use jitlite::runtime::limits::Limits;
use jitlite::runtime::signals::OwnDispositions;
use jitlite::runtime::trampoline::ArgBlock;
use jitlite::runtime::trap::TrapKind;
use jitlite::runtime::{EntryLayout, FuncIndex, ResolvedSymbol, SymbolTable};

/// LIR instructions that a call may take.
const STEPS: u64 = 20_000;
const MOST_SYMBOLS: usize = 256;

/// Thunks lie at addresses where there is nothing: no function's address is taken.
const ENTRIES: EntryLayout = EntryLayout {
    thunks: 0x5000_0000_0000,
    cells: 0,
    limit: 4096,
};

/// The functions of a module by the number of their symbol.
struct Program(Vec<Option<Bytecode>>);

impl InterpEnv for Program {
    fn entries(&self) -> EntryLayout {
        ENTRIES
    }

    fn function(&self, function: FuncIndex) -> Result<Callable<'_>, TrapKind> {
        match self.0.get(function.0 as usize) {
            Some(Some(code)) => Ok(Callable::Code(code)),
            _ => Err(TrapKind::Host("it is not run".into())),
        }
    }

    fn stack_bytes(&self) -> usize {
        1 << 20
    }
}

/// Runs what may be run of a module that was verified.
pub fn run(module: &Module) {
    if module.globals.len() > MOST_SYMBOLS {
        return;
    }
    let rows = module.globals.keys().map(|id| match module.function(id) {
        Some(_) => ResolvedSymbol::Function(FuncIndex(id.0)),
        None => ResolvedSymbol::Data(0),
    });
    let symbols = SymbolTable::new(rows.collect(), ENTRIES);
    let info = ModuleInfo::new(module);
    let mut lowerer = Lowerer::new();
    lowerer.is_metered = true;
    let mut functions: Vec<Option<Function>> = Vec::new();
    functions.resize_with(module.globals.len(), || None);
    for (id, function) in module.funcs.iter() {
        if function.body.is_some() {
            functions[function.global.0 as usize] = lowerer.lower(module, &info, id).ok();
        }
    }
    // What calls a function that is not run is not run either.
    loop {
        let runs = |f: &Function| is_harmless(f, &functions);
        let out = functions
            .iter()
            .position(|f| f.as_ref().is_some_and(|f| !runs(f)));
        match out {
            Some(i) => functions[i] = None,
            None => break,
        }
    }
    let limits = Limits::new(STEPS);
    let codes = functions.iter().enumerate().map(|(i, function)| {
        let function = function.as_ref()?;
        let mut code =
            flatten::flatten(function, FuncIndex(i as u32), &symbols, &|_| false).ok()?;
        // SAFETY: they outlive the program.
        unsafe { code.set_limits(&raw const limits) };
        Some(code)
    });
    let program = Program(codes.collect());
    for (i, function) in functions.iter().enumerate() {
        if let Some(function) = function {
            for seed in [0, 1, 0x8000_0000_7fff_ffff] {
                limits.set_fuel(STEPS);
                call(&program, FuncIndex(i as u32), &function.sig, seed);
            }
        }
    }
}

/// Whether a function touches no memory but its own slots and calls only what is run.
fn is_harmless(func: &Function, functions: &[Option<Function>]) -> bool {
    !func.returns_twice()
        && in_registers(&func.sig)
        && func.insts.values().all(|inst| match *inst {
            InstData::Load {
                ty, addr, offset, ..
            }
            | InstData::Store {
                ty, addr, offset, ..
            } => is_inside(func, addr, offset, ty),
            InstData::Call { callee, .. } => {
                let callee = &func.callees[callee];
                let called = match callee.target {
                    Target::Symbol(symbol) => functions.get(symbol.0 as usize),
                    Target::Libcall(_) => None,
                };
                let called = called.and_then(Option::as_ref);
                called.is_some_and(|called| called.sig == func.sigs[callee.sig])
            }
            InstData::Iconst { .. }
            | InstData::Fconst { .. }
            | InstData::Vconst { .. }
            | InstData::Unary { .. }
            | InstData::Binary { .. }
            | InstData::Icmp { .. }
            | InstData::Fcmp { .. }
            | InstData::Select { .. }
            | InstData::Lea { .. }
            | InstData::SlotAddr { .. }
            | InstData::SymbolAddr { .. }
            | InstData::Fence
            | InstData::Jump { .. }
            | InstData::Brif { .. }
            | InstData::Switch { .. }
            | InstData::Return { .. }
            | InstData::Trap { .. } => true,
            _ => false,
        })
}

fn in_registers(sig: &Signature) -> bool {
    let table = LocationTable::of(sig);
    table
        .row(0)
        .params
        .iter()
        .all(|p| matches!(p.loc, AbiLoc::Int(_) | AbiLoc::Float(_)))
}

/// Whether an access stays inside the slot whose address is its own.
fn is_inside(func: &Function, addr: Value, offset: i32, ty: Type) -> bool {
    let ValueDef::Result(inst, _) = func.def(addr) else {
        return false;
    };
    let InstData::SlotAddr { slot, offset: more } = func.insts[inst] else {
        return false;
    };
    let start = i64::from(offset) + i64::from(more);
    start >= 0 && start + i64::from(ty.bytes()) <= i64::from(func.slots[slot].size)
}

struct Request<'a> {
    program: &'a Program,
    function: FuncIndex,
    args: ArgBlock,
}

extern "C" fn enter(request: *mut c_void) {
    let request = request.cast::<Request>();
    // SAFETY: `call` hands over a request that it keeps alive, whose arguments fill the registers.
    unsafe {
        let program = (*request).program;
        interp::call(program, (*request).function, &raw mut (*request).args);
    }
}

/// Calls a function with every register full; that it ends is all that is asked.
fn call(program: &Program, function: FuncIndex, sig: &Signature, seed: u64) {
    let mut args = ArgBlock::new();
    for (i, param) in LocationTable::of(sig).row(0).params.iter().enumerate() {
        let bits = seed.rotate_left(i as u32);
        match param.loc {
            AbiLoc::Int(n) => args.ints[n as usize] = bits,
            AbiLoc::Float(n) => args.floats[n as usize] = [bits, !bits],
            _ => return,
        }
    }
    let mut request = Request {
        program,
        function,
        args,
    };
    let mut outer = ArgBlock::new();
    outer.ints[0] = &raw mut request as u64;
    let before = mark();
    let (options, signals) = (CallOptions::default(), OwnDispositions::take(false));
    let called = Called {
        signals: signals.get(),
        limits: std::ptr::null(),
    };
    // SAFETY: `enter` takes the request; what is run touches no memory but its own.
    let result = unsafe {
        activation::call(
            &options,
            None,
            called,
            enter as *const u8,
            &mut outer,
            &|| (),
        )
    };
    match result {
        Ok(()) => {}
        // SAFETY: the trap has abandoned what was interpreted.
        Err(CallError::Trap(_)) => drop(unsafe { unwind(&before) }),
        Err(CallError::Stack(error)) => panic!("{error}"),
    }
}
