//! Prints a module of the first languages canonically: what is printed parses to the same module.
//!
//! The form is that of the tools of the time: a tab in front of an instruction, braces around a
//! body. All names have their `%`, and values without names keep none.

use super::Dialect;
use super::ast::{
    Block, Body, ConstId, ConstKind, InstId, ItemKind, Linkage, Module, Symbol, SymbolKind, flag,
};
use super::op::{Opcode, OperandShape};
use super::types::{Ty, Type, write_name, write_string};
use crate::entity::{Entity, PrimaryMap};
use crate::ir::name::Name;
use crate::ir::{Operand, OperandKind, Value};
use rustc_hash::FxHashMap;

/// The text of a module that has no errors.
pub fn module(module: &mut Module) -> Vec<u8> {
    let mut type_names = FxHashMap::default();
    for id in module.types.named.keys() {
        let ty = module.types.intern(Type::Named(id));
        let class = module.types.canon(ty);
        if let (Some(name), None) = (module.types.named[id].name, module.types.primitive(ty)) {
            type_names.entry(class).or_insert(name);
        }
    }
    // Canonical types may be new ones.
    let mut canon = Vec::new();
    while canon.len() < module.types.count() {
        canon.push(module.types.canon(Ty::new(canon.len())));
    }
    let mut printer = Printer {
        m: module,
        canon,
        type_names,
        out: Vec::new(),
        unnamed: PrimaryMap::new(),
        numbers: FxHashMap::default(),
    };
    printer.number_symbols();
    printer.items();
    printer.out
}

struct Printer<'a> {
    m: &'a Module,
    /// The canonical type of each.
    canon: Vec<Ty>,
    /// The name of each canonical type that has one.
    type_names: FxHashMap<Ty, Name>,
    out: Vec<u8>,
    /// The number of each symbol without a name among those of its type.
    unnamed: PrimaryMap<super::ast::SymbolId, u32>,
    /// How many values without names each type has: first those of the module, then those of the
    /// function too.
    numbers: FxHashMap<Ty, u32>,
}

/// The numbers of the values of a function that have no names.
type Numbers = PrimaryMap<Value, u32>;

impl Printer<'_> {
    fn put(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// A type. Those that are the same were one type to the tools of the time: it has the first name
    /// that any of them has, or else it is unfolded.
    fn ty(&mut self, ty: Ty) {
        let mut out = std::mem::take(&mut self.out);
        self.write_ty(ty, &mut Vec::new(), &mut out);
        self.out = out;
    }

    fn write_ty(&self, ty: Ty, open: &mut Vec<Ty>, out: &mut Vec<u8>) {
        let ty = self.canon[ty.index()];
        if let Some(&name) = self.type_names.get(&ty) {
            out.push(b'%');
            return write_name(self.m.names.get(name), out);
        }
        self.unfolded(ty, open, out);
    }

    /// A type without its name. Those in `open` are around it.
    fn unfolded(&self, ty: Ty, open: &mut Vec<Ty>, out: &mut Vec<u8>) {
        if let Some(at) = open.iter().rposition(|&other| other == ty) {
            return out.extend_from_slice(format!("\\{}", open.len() - at).as_bytes());
        }
        open.push(ty);
        match self.m.types.resolved(ty) {
            Type::Named(_) => out.extend_from_slice(b"opaque"),
            parts => {
                let mut one = |ty, out: &mut Vec<u8>| self.write_ty(ty, open, out);
                self.m.types.write_parts(parts, out, &mut one);
            }
        }
        open.pop();
    }

    /// The name of a value. Digits without quotes would be its number.
    fn name(&mut self, name: Name) {
        self.out.push(b'%');
        let text = self.m.names.get(name);
        match text.iter().all(u8::is_ascii_digit) {
            true => write_string(text, &mut self.out),
            false => write_name(text, &mut self.out),
        }
    }

    /// The name of a type or a label, which may be a number.
    fn name_or_number(&mut self, name: Name) {
        self.out.push(b'%');
        write_name(self.m.names.get(name), &mut self.out);
    }

    /// The next number of a type.
    fn number(&mut self, ty: Ty) -> u32 {
        let row = self.numbers.entry(self.canon[ty.index()]).or_default();
        *row += 1;
        *row - 1
    }

    fn number_symbols(&mut self) {
        for symbol in self.m.symbols.values() {
            let number = match symbol.name {
                None => self.number(symbol.value_ty),
                Some(_) => 0,
            };
            self.unnamed.push(number);
        }
    }

    fn items(&mut self) {
        let mut last = None;
        let mut libraries = 0;
        for (at, item) in self.m.items.iter().enumerate() {
            let class = match item.kind {
                ItemKind::Symbol(id) => match &self.m.symbols[id].kind {
                    SymbolKind::Function(function) if function.body.is_some() => 4,
                    SymbolKind::Function(_) => 3,
                    _ => 2,
                },
                ItemKind::Type(_) => 1,
                ItemKind::Implementation => 5,
                _ => 0,
            };
            if last.is_some_and(|last| last != class || class >= 4) {
                self.put("\n");
            }
            last = Some(class);
            match item.kind {
                ItemKind::Type(id) => {
                    let named = self.m.types.named[id];
                    if let Some(name) = named.name {
                        self.name_or_number(name);
                    }
                    self.put(" = type ");
                    match named.body {
                        Some(body) => {
                            let mut out = std::mem::take(&mut self.out);
                            let ty = self.canon[body.index()];
                            self.unfolded(ty, &mut Vec::new(), &mut out);
                            self.out = out;
                        }
                        None => self.put("opaque"),
                    }
                }
                ItemKind::Symbol(id) => self.symbol(id),
                ItemKind::BigEndian(big) => {
                    let order = if big { "big" } else { "little" };
                    self.put(&format!("target endian = {order}"));
                }
                ItemKind::PointerSize(size) => self.put(&format!("target pointersize = {size}")),
                ItemKind::Triple(text) => self.line("target triple = ", text),
                ItemKind::Layout(text) => self.line("target datalayout = ", text),
                ItemKind::Asm(text) => self.line("module asm ", text),
                ItemKind::Library(text) => {
                    self.put(if libraries == 0 { "deplibs = [ " } else { ", " });
                    write_string(self.m.names.get(text), &mut self.out);
                    libraries += 1;
                    let next = self.m.items.get(at + 1).map(|item| item.kind);
                    if matches!(next, Some(ItemKind::Library(_))) {
                        continue;
                    }
                    self.put(" ]");
                    libraries = 0;
                }
                ItemKind::Implementation => self.put("implementation"),
            }
            self.put("\n");
        }
    }

    fn line(&mut self, before: &str, text: Name) {
        self.put(before);
        write_string(self.m.names.get(text), &mut self.out);
    }

    fn symbol(&mut self, id: super::ast::SymbolId) {
        let symbol = &self.m.symbols[id];
        let word = Linkage::WORDS.iter().find(|row| row.1 == symbol.linkage);
        let word = word.map_or("", |row| row.0);
        match &symbol.kind {
            SymbolKind::Function(function) => {
                let (declare, convention) = (function.body.is_none(), function.conv);
                if declare {
                    self.put("declare ");
                }
                if !word.is_empty() {
                    self.put(word);
                    self.put(" ");
                }
                self.convention(convention, function.sret);
                self.header(symbol, &function.params);
                if let Some(body) = &function.body {
                    self.body(body);
                }
                return;
            }
            SymbolKind::Constant(value) => {
                if let Some(name) = symbol.name {
                    self.name(name);
                    self.put(" = ");
                }
                self.typed_const(*value);
            }
            SymbolKind::Variable { constant, init } => {
                if let Some(name) = symbol.name {
                    self.name(name);
                    self.put(" = ");
                }
                if !word.is_empty() {
                    self.put(word);
                    self.put(" ");
                }
                self.put(if *constant { "constant " } else { "global " });
                self.ty(symbol.ty);
                if let Some(init) = init {
                    self.put(" ");
                    self.constant(*init);
                }
            }
        }
        if let Some(section) = symbol.section {
            self.line(", section ", section);
        }
        if symbol.align > 0 {
            self.put(&format!(", align {}", symbol.align));
        }
    }

    fn convention(&mut self, conv: u32, sret: bool) {
        match conv {
            _ if sret => self.put("csretcc "),
            0 => {}
            8 => self.put("fastcc "),
            9 => self.put("coldcc "),
            64 => self.put("x86_stdcallcc "),
            65 => self.put("x86_fastcallcc "),
            n => self.put(&format!("cc {n} ")),
        }
    }

    fn header(&mut self, symbol: &Symbol, names: &[Option<Name>]) {
        let Type::Function(ret, params, varargs) = self.m.types.resolved(symbol.ty) else {
            return;
        };
        self.ty(ret);
        self.put(" ");
        if let Some(name) = symbol.name {
            self.name(name);
        }
        self.put("(");
        let params = self.m.types.get_list(params);
        for (n, &ty) in params.iter().enumerate() {
            if n > 0 {
                self.put(", ");
            }
            self.ty(ty);
            if let Some(&Some(name)) = names.get(n) {
                self.put(" ");
                self.name(name);
            }
        }
        if varargs {
            self.put(if params.is_empty() { "..." } else { ", ..." });
        }
        self.put(")");
        if let Some(section) = symbol.section {
            self.line(" section ", section);
        }
        if symbol.align > 0 {
            self.put(&format!(" align {}", symbol.align));
        }
    }

    fn body(&mut self, body: &Body) {
        let outer = self.numbers.clone();
        let mut numbers = Numbers::new();
        for (value, &ty) in body.types.iter() {
            let number = match body.names[value] {
                None if ty != Ty::VOID => self.number(ty),
                _ => 0,
            };
            numbers.push(number);
        }
        self.numbers = outer;
        // Constants with names are printed where they are used.
        let begin_and_end = self.m.dialect == Dialect::Llvm2002;
        self.put(if begin_and_end { "\nbegin\n" } else { " {\n" });
        for (n, &block) in body.order.iter().enumerate() {
            let data = body.blocks[block];
            if !data.implicit {
                if n > 0 {
                    self.put("\n");
                }
                write_label(self.m.names.get(data.name), &mut self.out);
                self.put(":\n");
            } else if n > 0 {
                self.put("\n");
            }
            for inst in (data.first.0..data.end.0).map(InstId) {
                self.put("\t");
                self.inst(body, &numbers, inst);
                self.put("\n");
            }
        }
        self.put(if begin_and_end { "end" } else { "}" });
    }

    fn operand(&mut self, body: &Body, numbers: &Numbers, word: u32) {
        match Operand(word).kind() {
            OperandKind::Value(value) => match body.names[value] {
                Some(name) => self.name(name),
                None => self.put(&format!("%{}", numbers[value])),
            },
            OperandKind::Const(id) => self.constant(ConstId(id.0)),
            OperandKind::Missing => self.put("undef"),
        }
    }

    fn typed(&mut self, body: &Body, numbers: &Numbers, word: u32) {
        if let Some(ty) = self.m.operand_ty(body, Operand(word)) {
            self.ty(ty);
            self.put(" ");
        }
        self.operand(body, numbers, word);
    }

    fn list(&mut self, body: &Body, numbers: &Numbers, words: &[u32]) {
        for (n, &word) in words.iter().enumerate() {
            if n > 0 {
                self.put(", ");
            }
            self.typed(body, numbers, word);
        }
    }

    fn label(&mut self, body: &Body, word: u32) {
        self.put("label ");
        self.label_name(body, word);
    }

    fn label_name(&mut self, body: &Body, word: u32) {
        self.name_or_number(body.blocks[Block(word)].name);
    }

    fn inst(&mut self, body: &Body, numbers: &Numbers, inst: InstId) {
        let super::ast::Inst {
            op,
            flags,
            ty,
            conv,
            ..
        } = body.insts[inst];
        let args = body.args(inst);
        if let Some(name) = body.names[body.result(inst)] {
            self.name(name);
            self.put(" = ");
        }
        if flags & flag::VOLATILE != 0 {
            self.put("volatile ");
        }
        if flags & flag::TAIL != 0 {
            self.put("tail ");
        }
        if op != Opcode::Builtin {
            self.put(op.word());
            self.put(if args.is_empty() && op != Opcode::Ret {
                ""
            } else {
                " "
            });
        }
        match (op, op.shape()) {
            (_, OperandShape::Binary | OperandShape::Compare) => {
                self.typed(body, numbers, args[0]);
                self.put(", ");
                self.operand(body, numbers, args[1]);
            }
            (Opcode::Ret, _) if args.is_empty() => self.put("void"),
            (Opcode::Br, _) if args.len() == 1 => self.label(body, args[0]),
            (Opcode::Br, _) => {
                self.typed(body, numbers, args[0]);
                for &to in &args[1..] {
                    self.put(", ");
                    self.label(body, to);
                }
            }
            (Opcode::Switch, _) => self.switch(body, numbers, flags, args),
            (Opcode::Phi, _) => {
                self.ty(ty);
                for (n, pair) in args.chunks_exact(2).enumerate() {
                    self.put(if n == 0 { " [ " } else { ", [ " });
                    self.operand(body, numbers, pair[0]);
                    self.put(", ");
                    self.label_name(body, pair[1]);
                    self.put(" ]");
                }
            }
            (Opcode::Cast, _) => {
                self.typed(body, numbers, args[0]);
                self.put(" to ");
                self.ty(ty);
            }
            (Opcode::VaArg | Opcode::VaNext | Opcode::VaArgIn, _) => {
                self.typed(body, numbers, args[0]);
                self.put(", ");
                self.ty(ty);
            }
            (Opcode::Malloc | Opcode::Alloca, _) => {
                self.ty(ty);
                if args[0] != Operand::MISSING.0 {
                    self.put(", ");
                    self.typed(body, numbers, args[0]);
                }
                if args[1] > 0 {
                    self.put(&format!(", align {}", args[1]));
                }
            }
            (Opcode::Call | Opcode::ICall, _) => {
                let with = flags & flag::WITH != 0;
                let end = args.len() - usize::from(with);
                self.call(body, numbers, (flags, conv, ty), &args[..end]);
                if with {
                    self.put(" with ");
                    self.label(body, args[end]);
                }
            }
            (Opcode::Invoke, _) => {
                self.call(body, numbers, (flags, conv, ty), &args[2..]);
                self.put("\n\t\tto ");
                self.label(body, args[0]);
                self.put(" except ");
                self.label(body, args[1]);
            }
            (Opcode::Builtin, _) => {
                let name = self.m.names.get(Name(args[0]));
                self.out.extend_from_slice(name);
                self.put("(");
                self.list(body, numbers, &args[1..]);
                self.put(")");
            }
            _ => self.list(body, numbers, args),
        }
    }

    fn switch(&mut self, body: &Body, numbers: &Numbers, flags: u8, args: &[u32]) {
        self.typed(body, numbers, args[0]);
        self.put(", ");
        self.label(body, args[1]);
        let rows = args[2..].chunks_exact(2);
        if flags & (flag::INDEXED | flag::LOOKUP) == 0 {
            self.put(" [");
            for pair in rows {
                self.put("\n\t\t");
                self.typed(body, numbers, pair[0]);
                self.put(", ");
                self.label(body, pair[1]);
            }
            return self.put(if args.len() > 2 { "\n\t]" } else { " ]" });
        }
        let lookup = flags & flag::LOOKUP != 0;
        let elem = if lookup { "{ uint, label }" } else { "label" };
        self.put(&format!(", [{} x {elem}] [", rows.len()));
        for (n, pair) in rows.enumerate() {
            self.put(if n == 0 { " " } else { ", " });
            if lookup {
                self.put("{ uint, label } { ");
                self.typed(body, numbers, pair[0]);
                self.put(", ");
            }
            self.label(body, pair[1]);
            if lookup {
                self.put(" }");
            }
        }
        self.put(" ]");
    }

    fn call(&mut self, body: &Body, numbers: &Numbers, how: (u8, u8, Ty), words: &[u32]) {
        let (flags, conv, fn_ty) = how;
        self.convention(conv.into(), flags & flag::SRET != 0);
        match self.m.types.resolved(fn_ty) {
            Type::Function(ret, ..) if flags & flag::SHORT != 0 => self.ty(ret),
            _ => {
                self.ty(fn_ty);
                self.put("*");
            }
        }
        self.put(" ");
        self.operand(body, numbers, words[0]);
        self.put("(");
        self.list(body, numbers, &words[1..]);
        self.put(")");
    }

    fn typed_const(&mut self, id: ConstId) {
        self.ty(self.m.consts[id].ty);
        self.put(" ");
        self.constant(id);
    }

    fn consts(&mut self, words: &[u32], open: &str, close: &str) {
        self.put(open);
        for (n, &word) in words.iter().enumerate() {
            self.put(if n == 0 { "" } else { ", " });
            self.typed_const(ConstId(word));
        }
        self.put(close);
    }

    fn constant(&mut self, id: ConstId) {
        let super::ast::Const { ty, kind } = self.m.consts[id];
        match kind {
            ConstKind::Int(value) => match self.m.types.integral(ty) {
                Some((1, _)) => self.put(if value != 0 { "true" } else { "false" }),
                Some((bits, true)) => {
                    let shift = 64 - bits;
                    self.put(&((value << shift) as i64 >> shift).to_string());
                }
                _ => self.put(&value.to_string()),
            },
            ConstKind::Float(bits) => self.float(f64::from_bits(bits)),
            ConstKind::Null => self.put("null"),
            ConstKind::Undef | ConstKind::Bad => self.put("undef"),
            ConstKind::Zero => self.put("zeroinitializer"),
            ConstKind::None => self.put("none"),
            ConstKind::Bytes(at, len) => {
                self.put("c");
                let bytes = &self.m.bytes[at as usize..][..len as usize];
                write_string(bytes, &mut self.out);
            }
            ConstKind::Aggregate(list) => {
                let words = self.m.lists.get(list);
                let (open, close) = match self.m.types.resolved(ty) {
                    Type::Struct(_, false) => ("{ ", " }"),
                    Type::Struct(_, true) => ("<{ ", " }>"),
                    Type::Packed(..) => ("< ", " >"),
                    _ => ("[ ", " ]"),
                };
                self.consts(words, open, close);
            }
            ConstKind::Symbol(symbol) => match self.m.symbols[symbol].name {
                Some(name) => self.name(name),
                None => self.put(&format!("%{}", self.unnamed[symbol])),
            },
            ConstKind::Named(name, _) => self.name(name),
            ConstKind::Expr(Opcode::Cast, list, _) => {
                self.put("cast ");
                self.consts(self.m.lists.get(list), "(", " to ");
                self.ty(ty);
                self.put(")");
            }
            ConstKind::Expr(op, list, _) => {
                self.put(op.word());
                self.consts(self.m.lists.get(list), " (", ")");
            }
            ConstKind::Asm(text, constraints, effect) => {
                self.put(if effect { "asm sideeffect " } else { "asm " });
                self.line("", text);
                self.line(", ", constraints);
            }
            ConstKind::Label(_) => {}
        }
    }

    /// A number in decimals where that is exact, else its bits.
    fn float(&mut self, value: f64) {
        let text = format!("{value:e}");
        if value.is_finite() && text.len() < 16 {
            let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
            let dot = if digits.contains('.') { "" } else { ".0" };
            let plus = if exponent.starts_with('-') { "" } else { "+" };
            return self.put(&format!("{digits}{dot}e{plus}{exponent}"));
        }
        self.put(&format!("0x{:016X}", value.to_bits()));
    }
}

fn write_label(name: &[u8], out: &mut Vec<u8>) {
    let plain = |&b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_');
    match !name.is_empty() && name.iter().all(plain) {
        true => out.extend_from_slice(name),
        false => write_string(name, out),
    }
}
