//! Calls of an address that is known to be a function's.

use crate::lir::{Callee, CalleeData, Function, Inst, InstData, SigRef, Target, Value};
use crate::opt::env::Env;

/// Makes a call of the address of a function one of the function itself, with the signature that it has.
pub(crate) fn call_directly(func: &mut Function, inst: Inst, env: &dyn Env) {
    let direct = match func.insts[inst] {
        InstData::CallIndirect { sig, addr, args } => {
            callee(func, addr, Some(sig), env).map(|callee| InstData::Call { callee, args })
        }
        InstData::TailCallIndirect { sig, addr, args } => {
            callee(func, addr, Some(sig), env).map(|callee| InstData::TailCall { callee, args })
        }
        InstData::InvokeIndirect {
            addr,
            args,
            handler,
        } => callee(func, addr, func.handlers[handler].sig, env).map(|callee| {
            func.handlers[handler].sig = None;
            InstData::Invoke {
                callee,
                args,
                handler,
            }
        }),
        _ => None,
    };
    if let Some(direct) = direct {
        func.insts[inst] = direct;
    }
}

/// The function that an address is known to be of, to be called with a signature.
fn callee(func: &mut Function, addr: Value, sig: Option<SigRef>, env: &dyn Env) -> Option<Callee> {
    let InstData::SymbolAddr { symbol, offset: 0 } = func.insts[func.def_inst(addr)?] else {
        return None;
    };
    if !env.is_function(symbol) {
        return None;
    }
    Some(func.callees.push(CalleeData {
        target: Target::Symbol(symbol),
        sig: sig?,
    }))
}
