//! Inline assembly that is code: the call of a stub.

use super::asm::AsmOperands;
use super::fail::{Done, Fail};
use super::operand::Repr;
use super::{Cx, aggregate, asm, exception, memory};
use crate::asm::assemble::START;
use crate::asm::bind::{Constant, OperandLocation, OperandValue};
use crate::asm::stub::{self, Stub, StubRequest};
use crate::asm::{Dialect, Error, Fixup, template};
use crate::diag::Diagnostic;
use crate::ir::constraints::{self, Role};
use crate::ir::{self, Operand, TypeId};
use crate::lir::{
    self, InstData, MemFlags, Signature, StubData, StubReloc, StubTarget, SymbolId, Type, Value,
};

/// `inteldialect`.
const INTEL: u8 = 4;

fn dialect(flags: u8) -> Dialect {
    match flags & INTEL {
        0 => Dialect::Att,
        _ => Dialect::Intel,
    }
}

/// Assembly that is code.
pub(super) fn assembled(
    cx: &mut Cx<'_>,
    inst: ir::Inst,
    text: &[u8],
    flags: u8,
    operands: &AsmOperands<'_>,
    unwind: Option<ir::Block>,
) -> Done<(Repr, Option<Value>)> {
    let mut known = Vec::new();
    let mut symbols = Vec::new();
    for (&ty, &arg) in operands.types.iter().zip(&operands.args) {
        let n = known.len();
        let (value, symbol) = asm_value(cx, ty, arg, operands.constraints[n].indirect)?;
        known.push(value);
        symbols.push(symbol);
    }
    let request = StubRequest {
        template: text,
        dialect: dialect(flags),
        constraints: &operands.constraints,
        values: &known,
    };
    let made = stub::stub(&request).map_err(|error| not_assembled(cx, inst, text, &error))?;
    let data = StubData {
        bytes: made.bytes.clone().into(),
        relocs: stub_relocs(cx, &made.fixups, &symbols)?,
        frame: Some(made.saved.as_slice().into()),
    };
    let slot = cx.b.slot(made.size, made.align);
    pass_operands(cx, operands, &made, slot)?;
    let known = cx.b.func.stubs.iter().find(|(_, known)| **known == data);
    let known = known.map(|(id, _)| id);
    let stub = known.unwrap_or_else(|| cx.b.func.stubs.push(data));
    let addr = cx.b.value(InstData::StubAddr { stub }, Type::I64);
    let block = cx.materialize(Repr::Slot(slot, 0))?;
    let args = cx.b.list(&[block]);
    let sig = Signature::new(&[Type::I64], &[]);
    let sig = cx.b.func.sigs.push(sig);
    match unwind {
        Some(unwind) => exception::end_by_call(cx, unwind, (Some(sig), &[]), |handler| {
            InstData::InvokeIndirect {
                addr,
                args,
                handler,
            }
        })?,
        None => {
            cx.b.inst_with(InstData::CallIndirect { sig, addr, args }, &[])
        }
    };
    let result = take_results(cx, inst, operands, &made, slot)?;
    let has_labels = made.binding.places.iter();
    let mut has_labels = has_labels.map(|place| matches!(place, OperandLocation::Label(_)));
    let exit = has_labels.any(|is_label| is_label).then(|| {
        cx.b.value(
            InstData::Load {
                ty: Type::I64,
                flags: MemFlags::PLAIN,
                addr: block,
                offset: made.exit as i32,
            },
            Type::I64,
        )
    });
    Ok((result, exit))
}

/// Why a `naked` function is not compiled.
const NOT_ALONE: &str = "a `naked` function that is not assembly alone";

/// A function that is nothing but assembly, and may return behind it: a jump to that, with the registers and the stack of
/// the caller.
pub(super) fn naked(cx: &mut Cx<'_>, sig: &Signature) -> Done<()> {
    let types: Vec<Type> = sig.params.iter().map(|param| param.ty).collect();
    let entry = cx.b.block(&types);
    cx.b.fill(entry);
    let body = cx.body;
    let mut parts = Vec::new();
    let mut returns = false;
    for inst in body.insts.keys() {
        cx.inst = Some(inst);
        cx.b.origin = lir::Origin(inst.0);
        match body.insts[inst] {
            // What comes behind a return is in another block, which only a branch could go to.
            _ if returns => return Err(cx.unsupported(NOT_ALONE)),
            ir::InstData::Call { call } if asm_of(cx, &body.calls[call]).is_some() => {
                parts.push((inst, call));
            }
            ir::InstData::Unreachable => {}
            ir::InstData::Ret { value } if says_nothing(cx, value) => returns = true,
            _ => return Err(cx.unsupported(NOT_ALONE)),
        }
    }
    let mut operands = Vec::new();
    let mut known = Vec::new();
    for &(inst, call) in &parts {
        let call = &body.calls[call];
        let Some((text, constraints, flags)) = asm_of(cx, call) else {
            continue;
        };
        let Some(constraints) = constraints::parse(constraints) else {
            return Err(cx.invalid("its constraints cannot be read"));
        };
        let own = asm::asm_operands(cx, inst, call, constraints)?;
        let (mut values, mut symbols) = (Vec::new(), Vec::new());
        for (&ty, &arg) in own.types.iter().zip(&own.args) {
            // No register has an address: memory is named in the text.
            let (value, symbol) = asm_value(cx, ty, arg, false)?;
            values.push(value);
            symbols.push(symbol);
        }
        operands.push((text, own, dialect(flags)));
        known.push((values, symbols));
    }
    if returns {
        let nothing = AsmOperands {
            constraints: Vec::new(),
            types: Vec::new(),
            args: Vec::new(),
        };
        operands.push((b"ret".as_slice(), nothing, Dialect::Att));
        known.push((Vec::new(), Vec::new()));
    }
    let rows = operands.iter().zip(&known);
    let requests: Vec<StubRequest<'_, '_>> = rows
        .map(|((text, own, dialect), (values, _))| StubRequest {
            template: text,
            dialect: *dialect,
            constraints: &own.constraints,
            values,
        })
        .collect();
    let (bytes, fixups) = match stub::naked(&requests) {
        Ok(made) => made,
        Err((n, error)) => return Err(not_assembled(cx, parts[n].0, operands[n].0, &error)),
    };
    let mut relocs = Vec::new();
    for (fixups, (_, symbols)) in fixups.iter().zip(&known) {
        relocs.extend(stub_relocs(cx, fixups, symbols)?);
    }
    let bytes = bytes.into();
    let stub = cx.b.func.stubs.push(StubData {
        bytes,
        relocs,
        frame: None,
    });
    let addr = cx.b.value(InstData::StubAddr { stub }, Type::I64);
    let params: Vec<Value> = cx.b.func.params(entry).collect();
    let args = cx.b.list(&params);
    let sig = cx.b.func.sigs.push(sig.clone());
    cx.b.effect(InstData::TailCallIndirect { sig, addr, args });
    Ok(())
}

/// Whether a `ret` leaves the result to the assembly in front of it.
fn says_nothing(cx: &Cx<'_>, value: Operand) -> bool {
    let nothing = |id| {
        matches!(
            cx.module.consts.get(id),
            ir::Const::Undef(_) | ir::Const::Poison(_)
        )
    };
    value.is_missing() || value.as_const().is_some_and(nothing)
}

/// The text, the constraints and the flags of assembly that is called.
fn asm_of<'a>(cx: &Cx<'a>, call: &ir::CallData) -> Option<(&'a [u8], &'a [u8], u8)> {
    let module = cx.module;
    match module.consts.get(call.callee.as_const()?) {
        ir::Const::InlineAsm {
            text,
            constraints,
            flags,
        } => Some((module.names.get(text), module.names.get(constraints), flags)),
        _ => None,
    }
}

/// What is known of an operand, and its symbol, if that is what it is.
fn asm_value(
    cx: &mut Cx<'_>,
    ty: TypeId,
    arg: Option<Operand>,
    indirect: bool,
) -> Done<(OperandValue, Option<SymbolId>)> {
    let layout = cx.info.layout(cx.module, ty);
    let size = layout.map_or(0, |layout| layout.store_size);
    let size = match u32::try_from(size) {
        Ok(size) if size <= 1 << 20 => size,
        _ => return Err(cx.unsupported_type(ty)),
    };
    let is_float = match cx.module.types.resolved(ty) {
        ir::Type::Vector { .. } => true,
        _ => cx
            .info
            .scalar(ty)
            .is_some_and(|scalar| scalar.ty.is_float()),
    };
    let mut known = OperandValue {
        size,
        is_x87: cx.module.types.resolved(ty) == ir::Type::X86Fp80,
        is_float,
        constant: None,
    };
    let Some(arg) = arg.filter(|arg| !indirect && arg.as_const().is_some()) else {
        return Ok((known, None));
    };
    if let ir::OperandKind::Const(id) = arg.kind()
        && let ir::Const::Global(global) = cx.module.consts.get(id)
        && cx.module.globals[global].thread_local.is_some()
    {
        return Ok((known, None));
    }
    match cx.repr(arg)? {
        Repr::Const(ty, bits) if ty.is_int() => {
            let unused = 64 - 8 * size.clamp(1, 8);
            known.constant = Some(Constant::Number((bits << unused) as i64 >> unused));
            Ok((known, None))
        }
        Repr::Symbol(symbol, offset) => {
            known.constant = Some(Constant::Symbol(offset.into()));
            Ok((known, Some(symbol)))
        }
        _ => Ok((known, None)),
    }
}

/// Stores inputs to the block.
fn pass_operands(
    cx: &mut Cx<'_>,
    operands: &AsmOperands<'_>,
    made: &Stub,
    slot: lir::Slot,
) -> Done<()> {
    for (n, place) in made.binding.places.iter().enumerate() {
        let constraint = &operands.constraints[n];
        let Some(arg) = operands.args[n] else {
            continue;
        };
        let at = Repr::Slot(slot, made.offsets[n] as i32);
        let at = (cx.materialize(at)?, 0);
        match (constraint.indirect, place) {
            (
                _,
                OperandLocation::Named(_)
                | OperandLocation::Immediate(_)
                | OperandLocation::Label(_)
                | OperandLocation::Flag(_),
            ) => {}
            (true, OperandLocation::Memory(_)) => {
                let value = cx.value(arg)?;
                cx.b.effect(InstData::Store {
                    ty: Type::I64,
                    flags: MemFlags::PLAIN,
                    value,
                    addr: at.0,
                    offset: 0,
                });
            }
            (true, _) if constraint.role == Role::Output => {}
            (true, _) => {
                let from = cx.address(arg)?;
                let value = memory::load_at(cx, operands.types[n], MemFlags::PLAIN, from)?;
                memory::store_at(cx, operands.types[n], MemFlags::PLAIN, value, at)?;
            }
            (false, place) => {
                // What is tied to memory is there when the assembly begins.
                let tied = operands.constraints.iter().zip(&operands.args);
                let tied = tied.zip(&made.binding.places).take(n);
                let to = tied
                    .filter(|((other, _), same)| other.indirect && *same == place)
                    .find_map(|((_, arg), _)| *arg);
                let at = match (place, to) {
                    (OperandLocation::Memory(_), Some(to)) => cx.address(to)?,
                    _ => at,
                };
                let value = cx.repr(arg)?;
                memory::store_at(cx, operands.types[n], MemFlags::PLAIN, value, at)?;
            }
        }
    }
    Ok(())
}

/// Loads outputs from the block.
fn take_results(
    cx: &mut Cx<'_>,
    inst: ir::Inst,
    operands: &AsmOperands<'_>,
    made: &Stub,
    slot: lir::Slot,
) -> Done<Repr> {
    let mut parts = Vec::new();
    for (n, place) in made.binding.places.iter().enumerate() {
        let constraint = &operands.constraints[n];
        let is_given = constraint.gives_result();
        let is_stored =
            constraint.role == Role::Output && !matches!(place, OperandLocation::Memory(_));
        if !is_stored {
            continue;
        }
        let ty = operands.types[n];
        let at = Repr::Slot(slot, made.offsets[n] as i32);
        let at = (cx.materialize(at)?, 0);
        let value = memory::load_at(cx, ty, MemFlags::PLAIN, at)?;
        if let (false, Some(to)) = (is_given, operands.args[n]) {
            let to = cx.address(to)?;
            memory::store_at(cx, ty, MemFlags::PLAIN, value, to)?;
            continue;
        }
        if operands.results().count() == 1 {
            return Ok(value);
        }
        let count = cx.leaf_count(ty)?;
        let at = aggregate::parts_of(cx, value)? as usize;
        parts.extend_from_slice(cx.s.parts.get(at..at + count).unwrap_or(&[]));
    }
    Ok(asm::asm_result(cx, inst, &parts))
}

/// What is to be filled in, with the symbols of this module.
fn stub_relocs(
    cx: &mut Cx<'_>,
    fixups: &[Fixup],
    symbols: &[Option<SymbolId>],
) -> Done<Vec<StubReloc>> {
    let mut relocs = Vec::new();
    for fixup in fixups {
        let (Some(name), None) = (&fixup.value.plus, &fixup.value.minus) else {
            return Err(cx.unsupported("a difference of symbols in inline assembly"));
        };
        let operand = template::operand_of(name).and_then(|n| symbols.get(n).copied());
        let target = match operand.flatten() {
            _ if name == START => StubTarget::Start,
            Some(symbol) => StubTarget::Symbol(symbol),
            None => named_symbol(cx, name)?,
        };
        relocs.push(StubReloc {
            offset: fixup.offset as u32,
            size: fixup.size,
            after: fixup.relative.unwrap_or(0),
            addend: fixup.value.value,
            target,
        });
    }
    Ok(relocs)
}

/// What a name in assembly means.
fn named_symbol(cx: &Cx<'_>, name: &str) -> Done<StubTarget> {
    Ok(match cx.module.find(name) {
        Some(global) if cx.module.globals[global].thread_local.is_some() => {
            let what = "the name of a thread-local variable in inline assembly";
            return Err(cx.unsupported(what));
        }
        Some(global) => StubTarget::Symbol(SymbolId(global.0)),
        None => StubTarget::Name(name.into()),
    })
}

/// The error of assembly, at the line of it.
fn not_assembled(cx: &Cx<'_>, inst: ir::Inst, text: &[u8], error: &Error) -> Fail {
    let at = error.at.min(text.len());
    let start = memchr::memrchr(b'\n', &text[..at]).map_or(0, |at| at + 1);
    let rest = &text[start..];
    let line = &rest[..memchr::memchr(b'\n', rest).unwrap_or(rest.len())];
    let start = start + line.len() - line.trim_ascii_start().len();
    let line = line.trim_ascii();
    let call = match cx.body.insts[inst] {
        ir::InstData::Call { call }
        | ir::InstData::Invoke { call, .. }
        | ir::InstData::CallBr { call, .. } => Some(call),
        _ => None,
    };
    let quoted = call.and_then(|call| cx.body.assembly(call));
    let span = match quoted {
        Some(quoted) => quoted.part(start, line.len()),
        None => cx.span(),
    };
    let line = String::from_utf8_lossy(line).into_owned();
    let message = format!("the inline assembly `{line}` cannot be assembled");
    let diagnostic = Diagnostic::error("inline-asm", span, message);
    Box::new(diagnostic.label(error.message.clone())).into()
}
