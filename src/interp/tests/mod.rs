//! Runs LIR that is built by hand.

mod calls;
// What the tests of the compilers hold code against, too: it shares nothing with the table of operations.
#[allow(unreachable_pub)]
#[path = "../../../tests/x64/eval.rs"]
mod eval;
mod flow;
mod ops;
mod random;
mod traps;

use std::ffi::c_void;
use std::panic;

use super::{Bytecode, Callable, InterpEnv, InterpreterFrame, call, flatten, mark, unwind};
use crate::lir::{AbiLoc, Builder, Function, SigRef, Signature, Type, Value};
use crate::runtime::activation::{self, CallError, CallOptions, Called};
use crate::runtime::limits::Limits;
use crate::runtime::signals::OwnDispositions;
use crate::runtime::trampoline::ArgBlock;
use crate::runtime::trap::{Payload, TrapKind};
use crate::runtime::{EntryLayout, FuncIndex, ResolvedSymbol, SymbolTable};

/// Functions that call each other by their number: symbol n is function n.
pub(super) struct Program {
    pub(super) codes: Vec<Result<Bytecode, *const u8>>,
    entries: EntryLayout,
}

/// Thunks of the tests' functions lie at addresses where there is nothing.
const ENTRIES: EntryLayout = EntryLayout {
    thunks: 0x5000_0000_0000,
    cells: 0,
    limit: 64,
};

impl InterpEnv for Program {
    fn entries(&self) -> EntryLayout {
        self.entries
    }

    fn function(&self, function: FuncIndex) -> Result<Callable<'_>, TrapKind> {
        match self.codes.get(function.0 as usize) {
            Some(Ok(code)) => Ok(Callable::Code(code)),
            // In the place of a compiler that has a mistake.
            Some(&Err(native)) if native.is_null() => panic::resume_unwind(Box::new("mistaken")),
            Some(&Err(native)) => Ok(Callable::Native(native)),
            None => Err(TrapKind::Host(format!(
                "there is no function {}",
                function.0
            ))),
        }
    }

    fn stack_bytes(&self) -> usize {
        4 << 20
    }
}

/// How a call in a test ended.
pub(super) struct Ended {
    pub(super) kind: TrapKind,
    pub(super) frames: Vec<InterpreterFrame>,
    pub(super) omitted: usize,
    pub(super) payload: Payload,
}

struct Request<'a> {
    program: &'a Program,
    function: FuncIndex,
    args: ArgBlock,
}

extern "C-unwind" fn enter(request: *mut c_void) {
    // SAFETY: `Program::call` hands over a request that it keeps alive, with arguments for the
    // function's signature.
    unsafe {
        let request = request.cast::<Request>();
        call(
            (*request).program,
            (*request).function,
            &raw mut (*request).args,
        );
    }
}

impl Program {
    pub(super) fn new(functions: &[Function]) -> Program {
        Program::with_natives(functions, &[])
    }

    /// The natives are numbered behind the functions.
    pub(super) fn with_natives(functions: &[Function], natives: &[*const u8]) -> Program {
        let count = (functions.len() + natives.len()) as u32;
        let rows: Vec<ResolvedSymbol> = (0..count)
            .map(|i| ResolvedSymbol::Function(FuncIndex(i)))
            .collect();
        let table = SymbolTable::new(rows.into(), ENTRIES);
        let codes = functions.iter().enumerate().map(|(i, f)| {
            Ok(flatten::flatten(f, FuncIndex(i as u32), &table, &|_| false).unwrap())
        });
        Program {
            codes: codes.chain(natives.iter().map(|&n| Err(n))).collect(),
            entries: ENTRIES,
        }
    }

    /// The functions look at these limits.
    pub(super) fn limited(functions: &[Function], limits: &'static Limits) -> Program {
        let mut program = Program::new(functions);
        for code in program.codes.iter_mut().flatten() {
            // SAFETY: they are there for ever.
            unsafe { code.set_limits(limits) };
        }
        program
    }

    /// Calls a function with integers (and the bits of floats) as its signature has them.
    pub(super) fn call(&self, function: u32, args: &[u64]) -> Result<Vec<u64>, Ended> {
        let function = FuncIndex(function);
        let code = self.codes[function.0 as usize].as_ref().unwrap();
        let sig = code.locations.row(0);
        let mut block = ArgBlock::new();
        let mut stack = vec![0u64; sig.stack_bytes as usize / 8];
        let mut words = args.iter().copied();
        for param in sig.params {
            // Bits above the type are not part of the value.
            let noise = 0xaaaa_aaaa_aaaa_aaaa & !param.ty.mask();
            let low = words.next().unwrap() | noise;
            let high = if param.ty == Type::V128 {
                words.next().unwrap()
            } else {
                noise
            };
            match param.loc {
                AbiLoc::Stack(at) => stack[at as usize / 8] = low,
                loc => block.set_arg(loc, [low, high]),
            }
        }
        block.stack = stack.as_ptr();
        let mut request = Request {
            program: self,
            function,
            args: block,
        };
        let mut outer = ArgBlock::new();
        outer.ints[0] = &raw mut request as u64;
        let before = mark();
        // The frames that a trap leaves are what is tested.
        let options = CallOptions {
            runs_cleanups: false,
            ..CallOptions::default()
        };
        let signals = OwnDispositions::take(false);
        let program = Called {
            signals: signals.get(),
            limits: std::ptr::null(),
        };
        // SAFETY: `enter` takes the request; the functions of the tests are trusted.
        let result = unsafe {
            activation::call(
                &options,
                None,
                program,
                enter as *const u8,
                &mut outer,
                &|| (),
            )
        };
        match result {
            Ok(()) => {}
            Err(CallError::Trap(trap)) => {
                // SAFETY: the trap has abandoned what was interpreted.
                let (frames, omitted) = unsafe { unwind(&before) };
                return Err(Ended {
                    kind: trap.kind,
                    frames,
                    omitted,
                    payload: trap.payload,
                });
            }
            Err(CallError::Stack(error)) => panic!("{error}"),
        }
        let mut results = Vec::new();
        for result in sig.results {
            let [low, high] = request.args.result(result.loc);
            results.push(low & result.ty.mask());
            results.extend((result.ty == Type::V128).then_some(high));
        }
        Ok(results)
    }

    /// Calls a function that has one result and does not trap.
    pub(super) fn get(&self, function: u32, args: &[u64]) -> u64 {
        match self.call(function, args) {
            Ok(results) => results[0],
            Err(ended) => panic!("{:?}", ended.kind),
        }
    }
}

/// Builds a function; `body` is given its parameters, in its entry block.
pub(super) fn function(
    params: &[Type],
    results: &[Type],
    body: impl FnOnce(&mut Builder, &[Value]),
) -> Function {
    let mut func = Function {
        sig: Signature::new(params, results),
        ..Function::default()
    };
    let mut b = Builder::new(&mut func);
    let entry = b.block(params);
    b.fill(entry);
    let values: Vec<Value> = b.func.params(entry).collect();
    body(&mut b, &values);
    func
}

/// A signature of the function's table.
pub(super) fn sig(b: &mut Builder, params: &[Type], results: &[Type]) -> SigRef {
    b.func.sigs.push(Signature::new(params, results))
}

/// Calls function number `callee` by its symbol; gives the first result.
pub(super) fn call_symbol(
    b: &mut Builder,
    callee: u32,
    params: &[Type],
    results: &[Type],
    args: &[Value],
) -> Option<Value> {
    use crate::lir::{CalleeData, InstData, SymbolId, Target};
    let sig = sig(b, params, results);
    let callee = b.func.callees.push(CalleeData {
        target: Target::Symbol(SymbolId(callee)),
        sig,
    });
    let args = b.list(args);
    let inst = b.inst_with(InstData::Call { callee, args }, results);
    b.func.result(inst)
}
