//! What a program sees of the target that it was made for.
//!
//! Most files of the time are for 32 bits, many for processors that store the highest byte first.
//! Their offsets and sizes are part of their types, not of their text, so that a program means the
//! same here as there, unless it looks at memory or at an address as something else than it is, or
//! shares with C what C lays out otherwise. Who finds nothing of that here may run it.

use rustc_hash::FxHashSet;

use super::super::ast::{Body, ConstId, ConstKind, InstId, Module, SymbolId, SymbolKind};
use super::super::op::Opcode;
use super::super::types::{Ty, Type};
use crate::diag::Span;
use crate::ir::Operand;

/// How a target differs from x86-64.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foreign {
    /// Its pointers have 32 bits, as its `long` of C, and types of 64 bits may be aligned to less.
    pub narrow: bool,
    /// The highest byte of a number comes first.
    pub big: bool,
}

impl Foreign {
    /// How a target differs that is stated by a triple, a layout, and what the text says besides.
    pub(super) fn of(
        triple: &[u8],
        layout: &[u8],
        bits: Option<u32>,
        big: Option<bool>,
    ) -> Foreign {
        let own = triple.split(|&b| b == b'-').next().unwrap_or(triple);
        let here = own.is_empty() || own.starts_with(b"x86_64") || own == b"amd64";
        let x86 = own.starts_with(b"i") && own.ends_with(b"86");
        let mut items = layout.split(|&b| b == b'-');
        let stated = |item: &[u8]| item == b"E" || item.starts_with(b"p:32");
        Foreign {
            narrow: !here || bits.is_some_and(|bits| bits != 64) || items.clone().any(stated),
            big: big.unwrap_or(!here && !x86) || items.any(|item| item == b"E"),
        }
    }

    /// Whether it does.
    pub(super) fn differs(self) -> bool {
        self.narrow || self.big
    }

    /// The first place of a module where the difference counts, and what stands there.
    pub(super) fn seen(self, m: &mut Module) -> Option<(Span, String)> {
        if !self.differs() {
            return None;
        }
        let shared = shared_with_c(m);
        let mut search = Search {
            m,
            foreign: self,
            shared,
            used: Vec::new(),
            found: None,
        };
        search.module();
        search.found
    }
}

/// Functions of C whose arguments or results have the width of `long`, or lie in memory that C lays
/// out by it.
const FUNCTIONS: &[&str] = &[
    "_setjmp",
    "asctime",
    "clock",
    "ctime",
    "difftime",
    "fstat",
    "ftell",
    "getitimer",
    "getrusage",
    "gettimeofday",
    "gmtime",
    "llvm.setjmp",
    "llvm.sigsetjmp",
    "localtime",
    "longjmp",
    "lstat",
    "mktime",
    "nanosleep",
    "select",
    "setitimer",
    "setjmp",
    "settimeofday",
    "sigaction",
    "siglongjmp",
    "sigprocmask",
    "sigsetjmp",
    "stat",
    "strftime",
    "strtol",
    "strtoul",
    "time",
    "times",
    "utime",
];

/// Functions of C that take a format.
const FORMATTED: &[&str] = &[
    "fprintf",
    "fscanf",
    "printf",
    "scanf",
    "snprintf",
    "sprintf",
    "sscanf",
    "vfprintf",
    "vprintf",
    "vsnprintf",
    "vsprintf",
];

/// The structures that functions and variables from elsewhere take, give or are.
fn shared_with_c(m: &mut Module) -> FxHashSet<Ty> {
    let mut shared = FxHashSet::default();
    for id in m.symbols.keys() {
        let value_ty = m.symbols[id].value_ty;
        let types: Vec<Ty> = match (&m.symbols[id].kind, m.types.pointee(value_ty)) {
            (SymbolKind::Function(function), Some(own)) if function.body.is_none() => {
                match m.types.resolved(own) {
                    Type::Function(ret, params, _) => {
                        let params = m.types.get_list(params).to_vec();
                        std::iter::once(ret).chain(params).collect()
                    }
                    _ => Vec::new(),
                }
            }
            (SymbolKind::Variable { init: None, .. }, Some(own)) => vec![value_ty, own],
            _ => Vec::new(),
        };
        for ty in types {
            let Some(to) = m.types.pointee(ty) else {
                continue;
            };
            if matches!(m.types.resolved(to), Type::Struct(..)) {
                let to = m.types.canon(to);
                shared.insert(to);
            }
        }
    }
    shared
}

struct Search<'a> {
    m: &'a mut Module,
    foreign: Foreign,
    shared: FxHashSet<Ty>,
    /// By value of the function: whether it is given to more than comparisons and `free`.
    used: Vec<bool>,
    found: Option<(Span, String)>,
}

impl Search<'_> {
    fn see(&mut self, span: Span, what: impl Into<String>) {
        self.found.get_or_insert_with(|| (span, what.into()));
    }

    fn module(&mut self) {
        let mut formats = None;
        for id in self.m.symbols.keys() {
            let symbol = &self.m.symbols[id];
            let (span, name) = (symbol.span, symbol.name);
            let name = name.map_or(&b""[..], |name| self.m.names.get(name));
            let listed = |list: &[&str]| list.iter().any(|own| own.as_bytes() == name);
            match &symbol.kind {
                SymbolKind::Function(function) if function.body.is_none() => {
                    if listed(FORMATTED) {
                        formats.get_or_insert(span);
                    }
                    if self.foreign.narrow && listed(FUNCTIONS) {
                        let what = format!("`%{}`", String::from_utf8_lossy(name));
                        self.see(span, what);
                    }
                }
                SymbolKind::Variable {
                    init: Some(init), ..
                } => {
                    let init = *init;
                    self.constant(init, span);
                }
                _ => {}
            }
            self.body(id);
        }
        if let Some(span) = formats
            && self.foreign.narrow
            && has_long_format(&self.m.bytes)
        {
            self.see(span, "a format for `long`");
        }
    }

    fn body(&mut self, id: SymbolId) {
        let SymbolKind::Function(function) = &mut self.m.symbols[id].kind else {
            return;
        };
        let Some(body) = function.body.take() else {
            return;
        };
        self.used.clear();
        self.used.resize(body.types.len(), false);
        for inst in body.insts.keys() {
            let harmless = match body.insts[inst].op {
                Opcode::SetEq | Opcode::SetNe | Opcode::Free => true,
                Opcode::Call => self.calls(&body, inst, &["free"]),
                _ => false,
            };
            if !harmless {
                body.for_each_operand(inst, |operand| {
                    if let Some(value) = operand.as_value() {
                        self.used[value.0 as usize] = true;
                    }
                });
            }
        }
        for inst in body.insts.keys() {
            self.instruction(&body, inst);
        }
        if let SymbolKind::Function(function) = &mut self.m.symbols[id].kind {
            function.body = Some(body);
        }
    }

    fn instruction(&mut self, body: &Body, inst: InstId) {
        let span = body.spans[inst.0 as usize];
        let data = body.insts[inst];
        let mut constants = Vec::new();
        body.for_each_operand(inst, |operand| constants.extend(operand.as_const()));
        for id in constants {
            self.constant(ConstId(id.0), span);
        }
        let operand = body.args(inst).first().map(|&word| Operand(word));
        match data.op {
            Opcode::Cast => {
                let Some(value) = operand else { return };
                let Some(from) = self.m.operand_ty(body, value) else {
                    return;
                };
                let number = self.m.int_of(value);
                if let Some(what) = self.cast(from, data.ty, number)
                    && !self.is_fresh(body, value, data.ty)
                    && self.used[body.result(inst).0 as usize]
                {
                    self.see(span, what);
                }
            }
            Opcode::Alloca | Opcode::Malloc => self.lays_out(data.ty, span),
            Opcode::Gep | Opcode::Load | Opcode::Store => {
                let at = usize::from(data.op == Opcode::Store);
                let pointer = body.args(inst).get(at).map(|&word| Operand(word));
                let ty = pointer.and_then(|pointer| self.m.operand_ty(body, pointer));
                let to = ty.and_then(|ty| self.m.types.pointee(ty));
                if let Some(to) = to {
                    self.lays_out(to, span);
                }
            }
            _ => {}
        }
    }

    /// A place inside of a structure is asked for, or one is made.
    fn lays_out(&mut self, ty: Ty, span: Span) {
        if self.foreign.narrow && !self.shared.is_empty() {
            let canon = self.m.types.canon(ty);
            if self.shared.contains(&canon) {
                let what = format!("what {} shares with C", self.m.show(ty));
                self.see(span, what);
            }
        }
    }

    fn constant(&mut self, id: ConstId, span: Span) {
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            let constant = self.m.consts[id];
            let parts = match constant.kind {
                ConstKind::Aggregate(parts) => parts,
                ConstKind::Expr(op, parts, _) => {
                    let first = self.m.lists.get(parts).first();
                    if op == Opcode::Cast
                        && let Some(&from) = first
                    {
                        let number = self.m.int_of(Operand::constant(crate::ir::ConstId(from)));
                        let from = self.m.consts[ConstId(from)].ty;
                        if let Some(what) = self.cast(from, constant.ty, number) {
                            self.see(span, what);
                        }
                    }
                    parts
                }
                ConstKind::Asm(..) => {
                    self.see(span, "assembly");
                    continue;
                }
                _ => continue,
            };
            open.extend(self.m.lists.get(parts).iter().map(|&part| ConstId(part)));
        }
    }

    /// What a cast shows of the target; `number` is the integer that is cast.
    fn cast(&mut self, from: Ty, to: Ty, number: Option<u64>) -> Option<String> {
        let types = &self.m.types;
        let narrow = self.foreign.narrow;
        let seen = match (types.pointee(from), types.pointee(to)) {
            (Some(_), None) => narrow && types.primitive(to) != Some(Ty::BOOL),
            (None, Some(_)) => {
                // Negative numbers are sign-extended, here as there.
                narrow && number.is_none_or(|n| i32::try_from(n as i64).is_err())
            }
            (Some(a), Some(b)) => {
                let function = |ty| matches!(types.resolved(ty), Type::Function(..));
                let both = function(a) && function(b);
                !both
                    && (self.foreign.big || narrow && (self.depends(a) || self.depends(b)))
                    && !self.m.types.same(a, b)
            }
            (None, None) => false,
        };
        seen.then(|| format!("a cast of {} to {}", self.m.show(from), self.m.show(to)))
    }

    /// Whether how a type lies in memory depends on the target.
    fn depends(&self, ty: Ty) -> bool {
        let types = &self.m.types;
        let mut open = vec![(ty, false)];
        let mut seen = FxHashSet::default();
        while let Some((ty, inside)) = open.pop() {
            if !seen.insert((ty, inside)) {
                continue;
            }
            match types.resolved(ty) {
                Type::Pointer(_) | Type::Named(_) => return true,
                Type::Packed(..) if inside => return true,
                Type::Primitive(_) if inside && is_wide(types.resolved(ty)) => return true,
                Type::Array(of, _) | Type::Unsized(of) => open.push((of, inside)),
                Type::Struct(fields, _) => {
                    open.extend(types.get_list(fields).iter().map(|&field| (field, true)));
                }
                Type::Primitive(_) | Type::Packed(..) | Type::Function(..) => {}
            }
        }
        false
    }

    /// Whether a value is memory that C has just allocated, as a type that is the same everywhere.
    fn is_fresh(&self, body: &Body, value: Operand, to: Ty) -> bool {
        let made = value
            .as_value()
            .and_then(|value| value.0.checked_sub(body.param_count));
        let Some(made) = made.map(InstId) else {
            return false;
        };
        let to = self.m.types.pointee(to);
        matches!(body.insts[made].op, Opcode::Call | Opcode::ICall)
            && self.calls(body, made, &["malloc", "calloc"])
            && to.is_some_and(|to| !self.depends(to))
    }

    fn calls(&self, body: &Body, inst: InstId, names: &[&str]) -> bool {
        let callee = body
            .args(inst)
            .first()
            .and_then(|&word| Operand(word).as_const());
        let Some(ConstKind::Symbol(symbol)) = callee.map(|id| self.m.consts[ConstId(id.0)].kind)
        else {
            return false;
        };
        let name = self.m.symbols[symbol].name;
        let name = name.map_or(&b""[..], |name| self.m.names.get(name));
        names.iter().any(|own| own.as_bytes() == name)
    }
}

/// Whether a type has 64 bits, which some targets align to less.
fn is_wide(ty: Type) -> bool {
    [Ty::LONG, Ty::ULONG, Ty::DOUBLE]
        .iter()
        .any(|wide| ty == Type::Primitive(wide.0 as u8))
}

/// Whether a string has a conversion for `long` or a type of its width: `%ld`, but not `%lld`.
fn has_long_format(bytes: &[u8]) -> bool {
    memchr::memchr_iter(b'%', bytes).any(|at| {
        let rest = &bytes[at + 1..];
        let plain = rest
            .iter()
            .take_while(|b| b"-+ #0123456789.*".contains(b))
            .count();
        matches!(
            rest[plain..],
            [
                b'l' | b'z' | b't',
                b'd' | b'i' | b'o' | b'u' | b'x' | b'X' | b'n',
                ..
            ]
        )
    })
}
