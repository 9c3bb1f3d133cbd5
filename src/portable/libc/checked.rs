//! What checked programs call beside the C library: the same as natively
//! ([`runtime/shadow`](crate::runtime::shadow)), for the objects of one program.

use super::{Call as LibraryCall, Done, Function, Library, LibraryFunction, Value};
use crate::interp::portable::{Machine, Stop};
use crate::portable::objects::Shadow;
use crate::runtime::shadow::finding::{Broken, Finding, Undefined};
use crate::runtime::shadow::judge::{World, judge_apart};
use crate::runtime::shadow::layout::{Comparison, Own};
use crate::runtime::shadow::library::{self, Passed};
use crate::runtime::shadow::{Call, Promise, Promiser};
use crate::runtime::trap::TrapKind;

/// The row of a function.
pub(super) fn function(call: Call) -> LibraryFunction {
    LibraryFunction {
        name: call.helper().name,
        ty: "",
        run: run(call),
    }
}

/// The objects of the program that calls, with its memory; `None` where it is not checked.
pub(super) fn shadow<'a>(machine: &'a mut Machine<'_, Library>) -> Option<Shadow<'a>> {
    let step = machine.step();
    let objects = machine.state.objects.as_deref_mut()?;
    Some(Shadow {
        step,
        memory: &mut machine.memory,
        objects,
    })
}

/// Ends the program.
pub(super) fn found<T>(finding: Finding) -> Result<T, Stop> {
    Err(Stop::Trap(TrapKind::Finding(Box::new(finding))))
}

/// Ends it if something was found.
fn settle(judged: Result<(), Finding>) -> Done {
    match judged {
        Ok(()) => Ok(Value::Void),
        Err(finding) => found(finding),
    }
}

fn of_undefined(shadow: &mut Shadow<'_>, what: u32, value_at: u32) -> Done {
    let at = shadow.take_undefined();
    found(Finding {
        object: shadow.at(at).map(|number| shadow.object(number)),
        other: Some(at),
        value_at,
        ..Finding::new(Undefined::rule(what))
    })
}

fn of_broken(shadow: &Shadow<'_>, broken: Broken, object: Option<u32>, value_at: u32) -> Done {
    found(Finding {
        object: object.map(|number| shadow.object(number)),
        value_at,
        broken: Some(broken),
        ..Finding::new(broken.rule())
    })
}

/// How the function of a call takes its arguments.
fn run(call: Call) -> Function {
    /// Takes arguments, and does something with them and the objects.
    macro_rules! with {
        (|$shadow:ident $(, $arg:ident)*| $body:expr) => {
            |c| {
                $(let $arg = c.word()?;)*
                let Some(mut shadow) = shadow(c.machine) else {
                    return super::unsupported("the tests of a checked program in one that is not");
                };
                let $shadow = &mut shadow;
                $body
            }
        };
    }
    macro_rules! does {
        (|$shadow:ident $(, $arg:ident)*| $body:expr) => {
            with!(|$shadow $(, $arg)*| { $body; Ok(Value::Void) })
        };
    }
    match call {
        Call::ThreadState => |_| Ok(Own::STATE.into()),
        Call::Check => with!(|s, address, size, owner, how| {
            settle(s.judge(address, size, s.number_of(owner), how as u32))
        }),
        Call::CheckRange => with!(|s, address, size, owner, how| match size {
            0 => Ok(Value::Void),
            _ => settle(s.judge(address, size, s.number_of(owner), how as u32)),
        }),
        Call::CheckApart => {
            with!(|_s, to, from, size| settle(judge_apart(to, from, size)))
        }
        Call::OwnerOf => with!(|s, address| {
            let number = s.at(address).unwrap_or(0);
            Ok(Shadow::address_of(number).into())
        }),
        Call::CopyShadow => does!(|s, to, from, size| s.copy_shadow(to, from, size)),
        Call::FillBits => does!(|s, at, size, bits| s.fill_bits(at, size, bits as u8)),
        Call::NoteUndefined => does!(|s, at, size| s.note_undefined(at, size)),
        Call::Undefined => {
            with!(|s, what, value_at| of_undefined(s, what as u32, value_at as u32))
        }
        Call::Compared => with!(|s, a, undefined_a, b, undefined_b, comparison| {
            match Comparison::depends(comparison, (a, undefined_a), (b, undefined_b)) {
                true => of_undefined(s, (comparison >> 32) as u32 & 0xff, comparison as u32),
                false => Ok(Value::Void),
            }
        }),
        Call::Broken => with!(|s, what, value, value_at| {
            of_broken(s, Broken::decode(what, value), None, value_at as u32)
        }),
        Call::Dereferenceable => with!(|s, address, size, owner, what| {
            let number = s.number_of(owner);
            match s.judge(address, size, number, 0) {
                Ok(()) => Ok(Value::Void),
                Err(_) => {
                    let object = (number != 0).then_some(number);
                    of_broken(s, Broken::decode(what, address), object, 0)
                }
            }
        }),
        Call::Quiet => with!(|s, address, owner, mark| {
            let known = s.known_or_at(s.number_of(owner), address);
            if known.is_none_or(|number| s.is_since(number, mark as u32)) {
                return Ok(Value::Void);
            }
            let what = Promiser::Function.encode(Promise::ReadOnly);
            of_broken(s, Broken::decode(what, address), known, 0)
        }),
        Call::Argument => {
            with!(|s, address, size, site| Ok(s.push_alloca(address, size, site as u32).into()))
        }
        Call::BeforeUnknown => before_unknown,
        Call::Alloca => with!(|s, address, size, site| {
            Ok(s.enter_alloca(address, size, site as u32).into())
        }),
        Call::Release => does!(|s, mark| s.release(mark as u32)),
        Call::SaveStack => with!(|s| Ok(s.save_stack().into())),
        Call::RestoreStack => does!(|s, saved| s.restore_stack(s.number_of(saved))),
        Call::BeginScope => does!(|s, owner| s.set_scope(s.number_of(owner), true)),
        Call::EndScope => does!(|s, owner| s.set_scope(s.number_of(owner), false)),
        Call::Before => with!(|s, row, count, kinds| {
            let (words, owned) = s.passed();
            let passed = Passed {
                words: &words,
                owned: &owned,
                count: count as u32 as usize,
                kinds,
            };
            settle(library::before(row as u32, passed, s))
        }),
        Call::After => does!(|s, row, result| {
            let (words, owned) = s.passed();
            let passed = Passed {
                words: &words,
                owned: &owned,
                count: 0,
                kinds: 0,
            };
            library::after(row as u32, result as i32, passed, s);
        }),
    }
}

/// A function is about to be called of which nothing is known, which may write whatever its first `count` arguments lead
/// to, if it is none of the program's. It is none for certain where its address is 0.
fn before_unknown(c: &mut LibraryCall<'_, '_>) -> Done {
    let (callee, count) = (c.word()?, c.int()?);
    if callee != 0 && !c.machine.is_of_host(callee) {
        return Ok(Value::Void);
    }
    if let Some(mut shadow) = shadow(c.machine) {
        let (_, owned) = shadow.passed();
        let count = usize::try_from(count).unwrap_or(0);
        for argument in owned.iter().take(count) {
            if let Some(number) = shadow.owner_of(*argument, argument.value) {
                shadow.define_object(number);
            }
        }
    }
    Ok(Value::Void)
}
