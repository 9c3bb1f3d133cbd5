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
//! Numbers are the numbers of the function, so that a text and a debugger agree.

use std::fmt::{Display, Formatter, Result, Write};

use super::function::{
    Callee, Caught, Clause, Function, Handler, SigRef, Slot, Stub, SymbolId, Table, Target, VConst,
    Value,
};
use super::inst::{BlockCall, Inst, MemFlags, Results};
use super::scalar::Word;
use super::signature::{Param, ParamMark, Signature};
use super::stub::{StubData, StubTarget};
use super::types::{Type, signed};
use super::vector::Shape;
use super::visit::Visit;
use crate::entity::List;
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

    /// `x0f0b frame x03, 4 size 4 after 4 @f + 8`: bytes in hexadecimal, the registers that are saved, and
    /// what is filled in.
    fn stub(&self, data: &StubData) -> String {
        let hex = |bytes: &[u8]| {
            let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
            format!("x{}", digits.collect::<String>())
        };
        let mut text = hex(&data.bytes);
        if let Some(saved) = &data.frame {
            let _ = write!(text, " frame {}", hex(saved));
        }
        for reloc in &data.relocs {
            let target = match &reloc.target {
                StubTarget::Start => "start".into(),
                StubTarget::Symbol(symbol) => self.symbol(*symbol),
                StubTarget::Name(name) => hex(name.as_bytes()),
            };
            let (offset, size, after) = (reloc.offset, reloc.size, reloc.after);
            let addend = reloc.addend;
            let _ = write!(
                text,
                ", {offset} size {size} after {after} plus {addend} {target}"
            );
        }
        text
    }

    fn inst(&self, f: &mut Formatter<'_>, inst: Inst) -> Result {
        let func = self.func;
        f.write_str("    ")?;
        if func.inst_results(inst).len() > 0 {
            write!(f, "{} = ", list(func.inst_results(inst)))?;
        }
        let mut fields = FieldPrinter {
            printed: self,
            text: String::new(),
            between: " ",
            comment: String::new(),
        };
        func.insts[inst].visit(&mut fields);
        write!(f, "{}{}", fields.text, fields.comment)?;
        match func.outermost(func.origins[inst]) {
            origin if self.printer.origins && origin != super::function::Origin::NONE => {
                writeln!(f, " !{}", origin.0)
            }
            _ => writeln!(f),
        }
    }
}

/// The fields of an instruction, written one behind the other.
struct FieldPrinter<'p> {
    printed: &'p Printed<'p>,
    text: String,
    /// What stands in front of the next operand.
    between: &'static str,
    /// What is written behind the instruction.
    comment: String,
}

impl FieldPrinter<'_> {
    fn put(&mut self, text: impl Display) {
        // Writing to a string cannot fail.
        let _ = write!(self.text, "{text}");
    }

    /// An operand, or what stands between such.
    fn item(&mut self, text: impl Display) {
        let between = std::mem::replace(&mut self.between, ", ");
        self.put(format_args!("{between}{text}"));
    }

    fn edge_text(&self, call: BlockCall) -> String {
        let func = self.printed.func;
        match func.args(call).len() {
            0 => func.target(call).to_string(),
            _ => format!("{}({})", func.target(call), list(func.args(call))),
        }
    }
}

impl Visit for FieldPrinter<'_> {
    fn name(&mut self, name: &'static str) {
        self.put(name);
    }

    fn word<W: Word>(&mut self, word: W) {
        self.put(format_args!(" {}", word.word()));
    }

    fn of(&mut self, ty: Type, _: bool) {
        self.put(format_args!(".{ty}"));
    }

    fn shape(&mut self, shape: Shape, _: bool) {
        self.put(format_args!(".{}", shape.word()));
    }

    fn imm(&mut self, imm: u8) {
        self.item(imm);
    }

    fn integer(&mut self, bits: u64, ty: Type) {
        self.item(signed(ty, bits));
    }

    fn float(&mut self, bits: u64, ty: Type) {
        self.item(format_args!("{bits:#x}"));
        self.comment = match ty {
            Type::F32 => format!(" ; {:?}", f32::from_bits(bits as u32)),
            _ => format!(" ; {:?}", f64::from_bits(bits)),
        };
    }

    fn vconst(&mut self, vconst: VConst) {
        self.item(format_args!("{:#x}", self.printed.func.vconsts[vconst]));
    }

    fn stub(&mut self, stub: Stub) {
        self.item(stub);
    }

    fn mask(&mut self, mask: VConst) {
        self.item(format_args!("{:#034x}", self.printed.func.vconsts[mask]));
    }

    fn flags(&mut self, flags: MemFlags) {
        self.put(Flags(flags));
    }

    fn value(&mut self, value: Value) {
        self.item(value);
    }

    fn index(&mut self, value: Value) {
        self.put(format_args!(" + {value}"));
    }

    fn scale(&mut self, scale: u8) {
        self.put(format_args!(" * {}", 1u32 << scale));
    }

    fn offset(&mut self, offset: i32) {
        self.put(Offset(offset));
    }

    fn align(&mut self, align: u8) {
        self.item(format_args!("align {}", 1u32 << align));
    }

    fn slot(&mut self, slot: Slot) {
        self.item(slot);
    }

    fn symbol(&mut self, symbol: SymbolId) {
        self.item(self.printed.symbol(symbol));
    }

    fn callee(&mut self, callee: Callee) {
        self.put(format_args!(" {callee}"));
        let target = self.printed.func.callees[callee].target;
        self.comment = format!(" ; {}", self.printed.target(target));
    }

    fn sig(&mut self, sig: SigRef) {
        self.put(format_args!(" {sig}"));
    }

    fn arguments(&mut self, args: List, _: Results) {
        self.put(format_args!("({})", list(self.printed.func.list(args))));
        self.between = ", ";
    }

    fn returned(&mut self, values: List) {
        let func = self.printed.func;
        func.list(values).for_each(|value| self.item(value));
    }

    fn edge(&mut self, to: BlockCall) {
        self.item(self.edge_text(to));
    }

    fn handler(&mut self, handler: Handler) {
        let row = &self.printed.func.handlers[handler];
        if let Some(sig) = row.sig {
            self.item(sig);
        }
        self.edge(row.normal);
        self.edge(row.unwind);
        self.item(row.slot);
        let types =
            |types: &[Caught]| -> String { types.iter().map(|ty| format!(" {ty}")).collect() };
        let clauses = row.clauses.iter().map(|clause| match clause {
            Clause::Catch(ty) => format!("catch {ty}"),
            Clause::Filter(list) => format!("filter{}", types(list)),
        });
        let mut clauses: Vec<String> = clauses.collect();
        if row.is_cleanup {
            clauses.push("cleanup".into());
        }
        self.put(format_args!(" [{}]", clauses.join(", ")));
    }

    fn table(&mut self, table: Table) {
        let table = &self.printed.func.tables[table];
        self.edge(table.default);
        self.put(" [");
        for (i, &(case, call)) in table.cases.iter().enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            self.put(format_args!("{comma}{case}: {}", self.edge_text(call)));
        }
        self.put("]");
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
        for (stub, data) in func.stubs.iter() {
            writeln!(f, "    {stub} = {}", self.stub(data))?;
        }
        for (caught, &ty) in func.caught.iter() {
            let ty = ty.map_or("null".into(), |ty| self.symbol(ty));
            writeln!(f, "    {caught} = {ty}")?;
        }
        if let Some(symbol) = func.personality {
            writeln!(f, "    personality = {}", self.symbol(symbol))?;
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

/// `(i64, f64) -> i64`, with marks behind types: `i64 memory 16, i64 rest`. A call with variable
/// arguments ends its parameters with `...`; what else is known of calls is behind the results.
struct Sig<'a>(&'a Signature);

impl Display for Sig<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let sig = self.0;
        f.write_str("(")?;
        for (i, param) in sig.params.iter().enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            write!(f, "{comma}{param}")?;
        }
        if sig.varargs {
            f.write_str(if sig.params.is_empty() {
                "..."
            } else {
                ", ..."
            })?;
        }
        f.write_str(")")?;
        for (i, result) in sig.results.iter().enumerate() {
            let comma = if i > 0 { "," } else { " ->" };
            write!(f, "{comma} {result}")?;
        }
        if sig.returns_twice {
            f.write_str(" twice")?;
        }
        if sig.tail {
            f.write_str(" tailcc")?;
        }
        Ok(())
    }
}

impl Display for Param {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(self.ty.word())?;
        match self.mark {
            ParamMark::None => Ok(()),
            ParamMark::Memory { align } => write!(f, " {} {align}", self.mark.word()),
            mark => write!(f, " {}", mark.word()),
        }
    }
}
