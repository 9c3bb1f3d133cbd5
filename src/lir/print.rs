//! LIR as text, which [`parse`](super::parse()) reads back.
//!
//! ```text
//! function @fac(i64) -> i64 {
//!     sig0 = (i64) -> i64
//!     callee0 = @fac sig0
//! block0(v0: i64):
//!     v1 = iconst.i64 0
//!     v2 = icmp.i64 sle v0, v1
//!     brif v2, block1, block2
//! ...
//! ```
//!
//! Numbers are the numbers of the function, so that a text and a debugger agree. The places of a
//! signature are written only where they are not those of [`Signature::classify`].

use std::fmt::{Display, Formatter, Result, Write};

use super::function::{Function, SymbolId, Target, Value};
use super::inst::{BlockCall, Inst, InstData, MemFlags};
use super::types::{AbiLoc, Signature, Type};
use crate::ir::print::name_text;

/// Writes functions; where the names of symbols come from, and what else is written.
#[derive(Clone, Copy)]
pub struct Printer<'a> {
    /// The name of a symbol, without the `@`; where there is none, its number is written.
    pub symbol: &'a dyn Fn(SymbolId) -> Option<Vec<u8>>,
    /// Whether each instruction is followed by `!N`, the number of the `ir` instruction that it
    /// comes from.
    pub origins: bool,
}

/// A function to be displayed.
pub struct Printed<'a> {
    printer: Printer<'a>,
    func: &'a Function,
}

impl<'a> Printer<'a> {
    /// Writes symbols by their numbers.
    pub const PLAIN: Printer<'static> = Printer {
        symbol: &|_| None,
        origins: false,
    };

    /// A function, to be displayed.
    pub fn function(self, func: &'a Function) -> Printed<'a> {
        Printed {
            printer: self,
            func,
        }
    }
}

impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        Printer::PLAIN.function(self).fmt(f)
    }
}

impl Printed<'_> {
    fn symbol(&self, symbol: SymbolId) -> String {
        match (self.printer.symbol)(symbol) {
            Some(name) => format!("@{}", name_text(&name)),
            None => symbol.to_string(),
        }
    }

    fn target(&self, target: Target) -> String {
        match target {
            Target::Symbol(symbol) => self.symbol(symbol),
            Target::Libcall(call) => format!("%{}", call.name()),
        }
    }

    fn call(&self, call: BlockCall) -> String {
        let mut text = self.func.target(call).to_string();
        if self.func.args(call).len() > 0 {
            let _ = write!(text, "({})", list(self.func.args(call)));
        }
        text
    }

    fn inst(&self, f: &mut Formatter<'_>, inst: Inst) -> Result {
        let func = self.func;
        f.write_str("    ")?;
        if func.inst_results(inst).len() > 0 {
            write!(f, "{} = ", list(func.inst_results(inst)))?;
        }
        match func.insts[inst] {
            InstData::Iconst { ty, imm } => {
                let signed = match ty.bits() {
                    64 => imm as i64,
                    bits => ((imm << (64 - bits)) as i64) >> (64 - bits),
                };
                write!(f, "iconst.{ty} {signed}")
            }
            InstData::Fconst { ty, bits } => {
                write!(f, "fconst.{ty} {bits:#x}")?;
                match ty {
                    Type::F32 => write!(f, " ; {:?}", f32::from_bits(bits as u32)),
                    _ => write!(f, " ; {:?}", f64::from_bits(bits)),
                }
            }
            InstData::Vconst { vconst } => write!(f, "vconst {:#x}", func.vconsts[vconst]),
            InstData::Unary { op, ty, arg } => write!(f, "{}.{ty} {arg}", op.word()),
            InstData::Binary {
                op,
                ty,
                args: [a, b],
            } => write!(f, "{}.{ty} {a}, {b}", op.word()),
            InstData::Icmp {
                cond,
                ty,
                args: [a, b],
            } => write!(f, "icmp.{ty} {} {a}, {b}", cond.word()),
            InstData::Fcmp {
                cond,
                ty,
                args: [a, b],
            } => write!(f, "fcmp.{ty} {} {a}, {b}", cond.word()),
            InstData::Vunary {
                op,
                shape,
                imm,
                arg,
            } => write!(f, "{}.{} {arg}, {imm}", op.word(), shape.word()),
            InstData::Vbinary {
                op,
                shape,
                imm,
                args: [a, b],
            } => write!(f, "{}.{} {a}, {b}, {imm}", op.word(), shape.word()),
            InstData::Vshuffle { args: [a, b], mask } => {
                write!(f, "vshuffle {a}, {b}, {:#034x}", func.vconsts[mask])
            }
            InstData::Select {
                ty,
                args: [c, a, b],
            } => write!(f, "select.{ty} {c}, {a}, {b}"),
            InstData::Load {
                ty,
                flags,
                addr,
                offset,
            } => write!(f, "load.{ty}{} {addr}{}", Flags(flags), Offset(offset)),
            InstData::Store {
                ty,
                flags,
                value,
                addr,
                offset,
            } => write!(
                f,
                "store.{ty}{} {value}, {addr}{}",
                Flags(flags),
                Offset(offset)
            ),
            InstData::Lea {
                base,
                index,
                scale,
                offset,
            } => write!(
                f,
                "lea {base} + {index} * {}{}",
                1u32 << scale,
                Offset(offset)
            ),
            InstData::SlotAddr { slot, offset } => write!(f, "slot_addr {slot}{}", Offset(offset)),
            InstData::SymbolAddr { symbol, offset } => {
                write!(f, "symbol_addr {}{}", self.symbol(symbol), Offset(offset))
            }
            InstData::StackAlloc { size, align } => {
                write!(f, "stack_alloc {size}, align {}", 1u32 << align)
            }
            InstData::StackSave => write!(f, "stack_save"),
            InstData::StackRestore { saved } => write!(f, "stack_restore {saved}"),
            InstData::Fence => write!(f, "fence"),
            InstData::Barrier => write!(f, "barrier"),
            InstData::Cold => write!(f, "cold"),
            InstData::AtomicRmw {
                op,
                ty,
                value,
                addr,
            } => write!(f, "atomic_rmw.{ty} {} {value}, {addr}", op.word()),
            InstData::CmpXchg {
                ty,
                addr,
                expected,
                new,
            } => write!(f, "cmpxchg.{ty} {addr}, {expected}, {new}"),
            InstData::X87Push { addr } => write!(f, "x87_push {addr}"),
            InstData::X87Pop { addr } => write!(f, "x87_pop {addr}"),
            InstData::Call { callee, args } | InstData::TailCall { callee, args } => {
                let word = match func.insts[inst] {
                    InstData::TailCall { .. } => "tail_call",
                    _ => "call",
                };
                write!(f, "{word} {callee}({})", list(func.list(args)))?;
                write!(f, " ; {}", self.target(func.callees[callee].target))
            }
            InstData::TailCallIndirect { sig, addr, args } => {
                let args = list(func.list(args));
                write!(f, "tail_call_indirect {sig} {addr}({args})")
            }
            InstData::CallIndirect { sig, addr, args } => {
                write!(f, "call_indirect {sig} {addr}({})", list(func.list(args)))
            }
            InstData::Jump { to } => write!(f, "jump {}", self.call(to)),
            InstData::Brif { cond, then, els } => {
                write!(f, "brif {cond}, {}, {}", self.call(then), self.call(els))
            }
            InstData::Switch { value, table } => {
                let table = &func.tables[table];
                write!(f, "switch {value}, {} [", self.call(table.default))?;
                for (i, &(case, call)) in table.cases.iter().enumerate() {
                    let comma = if i > 0 { ", " } else { "" };
                    write!(f, "{comma}{case}: {}", self.call(call))?;
                }
                write!(f, "]")
            }
            InstData::Return { values } if func.list(values).len() == 0 => write!(f, "return"),
            InstData::Return { values } => write!(f, "return {}", list(func.list(values))),
            InstData::Trap { code } => write!(f, "trap {}", code.word()),
        }?;
        match func.outermost(func.origins[inst]) {
            origin if self.printer.origins && origin != super::function::Origin::NONE => {
                writeln!(f, " !{}", origin.0)
            }
            _ => writeln!(f),
        }
    }
}

impl Display for Printed<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let func = self.func;
        let name = func.symbol.map_or("_".into(), |symbol| self.symbol(symbol));
        writeln!(f, "function {name}{} {{", Sig(&func.sig))?;
        for (slot, data) in func.slots.iter() {
            writeln!(f, "    {slot} = {} align {}", data.size, data.align)?;
        }
        for (sig, data) in func.sigs.iter() {
            writeln!(f, "    {sig} = {}", Sig(data))?;
        }
        for (callee, data) in func.callees.iter() {
            let target = self.target(data.target);
            writeln!(f, "    {callee} = {target} {}", data.sig)?;
        }
        for &block in &func.layout {
            write!(f, "{block}")?;
            for (i, param) in func.params(block).enumerate() {
                let open = if i == 0 { "(" } else { ", " };
                write!(f, "{open}{param}: {}", func.ty(param))?;
                if block == Function::ENTRY && func.is_noalias(i) {
                    f.write_str(" noalias")?;
                }
            }
            let close = if func.params(block).len() > 0 {
                ")"
            } else {
                ""
            };
            writeln!(f, "{close}:")?;
            for inst in func.block_insts(block) {
                self.inst(f, inst)?;
            }
        }
        writeln!(f, "}}")
    }
}

fn list(values: impl Iterator<Item = Value>) -> String {
    let mut text = String::new();
    for (i, value) in values.enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        let _ = write!(text, "{comma}{value}");
    }
    text
}

/// ` + 8`, ` - 8`, or nothing.
struct Offset(i32);

impl Display for Offset {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self.0 {
            0 => Ok(()),
            n if n > 0 => write!(f, " + {n}"),
            n => write!(f, " - {}", n.unsigned_abs()),
        }
    }
}

/// `.volatile`, `.atomic`, `.seq_cst`, or nothing.
struct Flags(MemFlags);

impl Display for Flags {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if self.0.has(MemFlags::VOLATILE) {
            f.write_str(".volatile")?;
        }
        match self.0 {
            flags if flags.has(MemFlags::SEQ_CST) => f.write_str(".seq_cst"),
            flags if flags.has(MemFlags::ATOMIC) => f.write_str(".atomic"),
            _ => Ok(()),
        }
    }
}

/// `(i64, f64) -> i64`; a place that is not the usual one follows its type: `i64 stack 16`. A call
/// with variable arguments ends them with `...`; one that may return more than once has `twice` behind
/// its results.
struct Sig<'a>(&'a Signature);

impl Display for Sig<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let sig = self.0;
        let params: Vec<Type> = sig.params.iter().map(|p| p.ty).collect();
        let results: Vec<Type> = sig.results.iter().map(|p| p.ty).collect();
        let usual = Signature::classify(&params, &results).unwrap_or_default();
        f.write_str("(")?;
        for (i, param) in sig.params.iter().enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            write!(f, "{comma}{}", param.ty)?;
            if usual.params.get(i) != Some(param) {
                match param.loc {
                    AbiLoc::Int(n) => write!(f, " int {n}")?,
                    AbiLoc::Float(n) => write!(f, " float {n}")?,
                    AbiLoc::Stack(at) => write!(f, " stack {at}")?,
                    AbiLoc::StackAddr(at) => write!(f, " stack_addr {at}")?,
                }
            }
        }
        if sig.varargs {
            f.write_str(if sig.params.is_empty() {
                "..."
            } else {
                ", ..."
            })?;
        }
        f.write_str(")")?;
        if !results.is_empty() {
            let words: Vec<&str> = results.iter().map(|ty| ty.word()).collect();
            write!(f, " -> {}", words.join(", "))?;
        }
        if sig.twice {
            f.write_str(" twice")?;
        }
        Ok(())
    }
}
