//! Whether a module was made for another target than x86-64 Linux, and would feel the difference.
//!
//! A module states its target by `target datalayout` and `target triple`. Most of what front ends
//! write is the same for all targets of a layout, so what counts is what the module does: one that
//! only adds numbers feels nothing, one with a pointer in a struct feels how wide pointers are.
//! What it would feel, it must not be run with: sizes and offsets are already part of its text.

use std::cell::OnceCell;

use rustc_hash::FxHashSet;

use super::{locate, show};
use crate::diag::{Diagnostic, Span};
use crate::entity::{Entity, List};
use crate::ir::layout::{DataLayout, Layout, Layouts, PointerLayout, TypeAlign, X86_64};
use crate::ir::{
    CastOp, Const, ConstId, ConstOp, GlobalKind, InstData, Module, OperandKind, Type, TypeId,
};

/// What a module feels of its target, as the error that running it is; `None` where that is x86-64
/// Linux, for all that the module can tell.
pub fn foreign(module: &Module) -> Option<Diagnostic> {
    let stated = StatedTarget::of(module)?;
    let found = stated
        .byte_order(module)
        .or_else(|| stated.pointers(module))
        .or_else(|| stated.alignments(module))
        .or_else(|| stated.variable_arguments(module))?;
    let target = match stated.triple {
        [] => "another target".into(),
        triple => format!("`{}`", String::from_utf8_lossy(triple)),
    };
    let diagnostic = Diagnostic::unsupported(found.span, &found.what);
    Some(diagnostic.note(format!(
        "the module was made for {target}, and this is x86-64 Linux, with {}",
        found.here
    )))
}

/// Whether a module states another target than x86-64 Linux, and so may feel it.
pub fn states_another(module: &Module) -> bool {
    StatedTarget::of(module).is_some_and(|stated| {
        let here = DataLayout::parse(X86_64.as_bytes(), |_| ());
        stated.layout != here || !is_x86_64(stated.triple) || stated.is_windows()
    })
}

/// A difference that a module feels.
struct Difference {
    what: String,
    here: String,
    span: Span,
}

/// The target that a module states.
struct StatedTarget<'a> {
    layout: DataLayout,
    text: &'a [u8],
    triple: &'a [u8],
    /// What the module computes as constants, once that was asked.
    expressions: OnceCell<Vec<Expression>>,
}

/// A constant expression that a module evaluates.
struct Expression {
    op: ConstOp,
    /// What `getelementptr` steps over.
    source: TypeId,
    /// The type of the result.
    ty: TypeId,
    /// [`ConstId`]s.
    args: List,
}

impl Expression {
    /// The type of the result, and those of the operands.
    fn types<'a>(&self, module: &'a Module) -> impl Iterator<Item = TypeId> + 'a {
        let args = module.consts.list(self.args);
        args.map(|arg| module.const_type(arg)).chain([self.ty])
    }

    /// Whether its value follows from how many bits pointers have, or their indices.
    fn feels_width(&self, module: &Module, bits: u32) -> bool {
        let first = module.consts.list(self.args).next();
        let first = first.map(|arg| module.consts.get(arg));
        let is_felt = match self.op {
            ConstOp::Cast(CastOp::PtrToInt | CastOp::PtrToAddr) => {
                !matches!(first, Some(Const::Null(_)))
            }
            ConstOp::Cast(CastOp::IntToPtr) => match first {
                Some(Const::Int { value, .. }) => bits < 64 && value >> bits != 0,
                _ => true,
            },
            ConstOp::Gep(_) => true,
            ConstOp::Cast(op) => op == CastOp::AddrSpaceCast,
            ConstOp::Binary(..)
            | ConstOp::FNeg
            | ConstOp::ICmp(_)
            | ConstOp::FCmp(_)
            | ConstOp::Select
            | ConstOp::ExtractElement
            | ConstOp::InsertElement
            | ConstOp::ShuffleVector
            | ConstOp::ExtractValue
            | ConstOp::InsertValue
            | ConstOp::PtrAuth => false,
        };
        is_felt && self.types(module).any(|ty| is_pointer(module, ty, 0))
    }

    /// Whether its value follows from the order of the bytes of numbers.
    fn sees_bytes(&self, module: &Module) -> bool {
        let pointer = |ty| {
            let ty = module.types.resolved(ty);
            matches!(ty, Type::Ptr { .. } | Type::TypedPtr { .. })
        };
        self.op == ConstOp::Cast(CastOp::BitCast) && !self.types(module).any(pointer)
    }

    /// Whether its value follows from the size of a type.
    fn steps_over(&self, module: &Module, ty: TypeId) -> bool {
        matches!(self.op, ConstOp::Gep(_)) && module.types.resolve(self.source) == ty
    }
}

impl<'a> StatedTarget<'a> {
    fn of(module: &'a Module) -> Option<StatedTarget<'a>> {
        let text = |name| module.names.get(name);
        let triple = module.triple.map_or(&b""[..], text);
        let text = module.data_layout.map_or(&b""[..], text);
        if text.is_empty() && triple.is_empty() {
            return None;
        }
        let layout = match text.is_empty() {
            true => DataLayout::parse(usual_layout(architecture(triple)).as_bytes(), |_| ()),
            false => module.target_layout(),
        };
        Some(StatedTarget {
            layout,
            text,
            triple,
            expressions: OnceCell::new(),
        })
    }

    fn expressions(&self, module: &Module) -> &[Expression] {
        self.expressions.get_or_init(|| expressions(module))
    }

    /// The place of the item that states something, by how it begins.
    fn item(&self, module: &Module, starts: &[&str]) -> Span {
        let mut at = 0;
        for item in self.text.split(|&c| c == b'-') {
            if starts
                .iter()
                .any(|start| item.starts_with(start.as_bytes()))
            {
                return locate::data_layout(module, self.text, at..at + item.len());
            }
            at += item.len() + 1;
        }
        Span::NONE
    }

    fn byte_order(&self, module: &Module) -> Option<Difference> {
        let sees_bytes = || {
            let mut expressions = self.expressions(module).iter();
            sees_bytes(module) || expressions.any(|e| e.sees_bytes(module))
        };
        (self.layout.big_endian && sees_bytes()).then(|| Difference {
            what: "numbers in memory whose highest byte comes first".into(),
            here: "the lowest byte first".into(),
            span: self.item(module, &["E"]),
        })
    }

    fn pointers(&self, module: &Module) -> Option<Difference> {
        let differs =
            |layout: &PointerLayout| layout.size != 64 || layout.index != 64 || layout.abi != 64;
        let felt = |row: &&PointerLayout| {
            let computes = || {
                let bits = row.size.min(row.index);
                let mut expressions = self.expressions(module).iter();
                expressions.any(|e| e.feels_width(module, bits))
            };
            // Of the other spaces each type counts.
            differs(row) && (has_pointers(module, row.space) || row.space == 0 && computes())
        };
        let space = self.layout.pointers.iter().find(felt)?.space;
        let layout = self.layout.pointer(space);
        let own = format!("p{space}:");
        let whose = match space {
            0 => String::new(),
            _ => format!(" of address space {space}"),
        };
        let what = match (layout.size, layout.index) {
            (64, 64) => format!("pointers{whose} that are aligned to {} bits", layout.abi),
            (64, index) => format!("pointers{whose} with indices of {index} bits"),
            (size, _) => format!("pointers{whose} of {size} bits"),
        };
        let starts = if space == 0 {
            ["p:", "p0:"]
        } else {
            [own.as_str(); 2]
        };
        Some(Difference {
            what,
            here: "64 bits for each pointer, its alignment and its indices".into(),
            span: self.item(module, &starts),
        })
    }

    fn alignments(&self, module: &Module) -> Option<Difference> {
        let types = &module.types;
        let layouts = Layouts::new(types);
        let (ty, there, here) = (0..types.len()).map(TypeId::new).find_map(|ty| {
            let here = layouts.of(types, ty)?;
            let there = self.align(types.get(ty), here)?;
            let differs = there != here.align;
            let pads = || here.store_size.next_multiple_of(there) != here.alloc_size();
            let is_felt = || {
                let pads = pads();
                let mut expressions = self.expressions(module).iter();
                is_laid_out(module, ty, pads)
                    || pads && expressions.any(|e| e.steps_over(module, ty))
            };
            (differs && is_felt()).then_some((ty, there, here.align))
        })?;
        let shown = show::ty(module, ty);
        let start = match types.get(ty) {
            Type::Int(width) => format!("i{width}:"),
            Type::Vector { .. } => "v".into(),
            Type::Struct { .. } => "a".into(),
            _ => "f".into(),
        };
        Some(Difference {
            what: format!("`{shown}` that is aligned to {}", bytes(there)),
            here: format!("an alignment of {}", bytes(here)),
            span: self.item(module, &[&start]),
        })
    }

    /// The alignment in bytes that the layout gives a type without parts that could feel another;
    /// `None` where it says nothing of it.
    fn align(&self, ty: Type, here: Layout) -> Option<u64> {
        let exact = |rows: &[TypeAlign], width| {
            let found = rows.iter().find(|row| u64::from(row.width) == width);
            found.map(|row| u64::from(row.abi))
        };
        let bits = match ty {
            Type::Int(width) => {
                let rows = &self.layout.integers;
                let larger = rows.iter().find(|row| row.width >= width);
                match larger {
                    Some(row) => u64::from(row.abi),
                    // What LLVM 18 has added for x86, and older modules leave out.
                    None if width > 64 && is_x86_64(self.triple) => return None,
                    None => u64::from(rows.last()?.abi),
                }
            }
            Type::Half | Type::BFloat => exact(&self.layout.floats, 16)?,
            Type::Float => exact(&self.layout.floats, 32)?,
            Type::Double => exact(&self.layout.floats, 64)?,
            Type::X86Fp80 => exact(&self.layout.floats, 80)?,
            Type::Fp128 => exact(&self.layout.floats, 128)?,
            Type::Vector { .. } => exact(&self.layout.vectors, here.store_size * 8)?,
            Type::Struct { packed: false, .. } => {
                u64::from(self.layout.aggregates.abi).max(here.align * 8)
            }
            _ => return None,
        };
        Some((bits / 8).max(1))
    }

    fn is_windows(&self) -> bool {
        let windows = [&b"windows"[..], b"win32", b"mingw", b"cygwin", b"uefi"];
        windows
            .iter()
            .any(|system| memchr::memmem::find(self.triple, system).is_some())
    }

    fn variable_arguments(&self, module: &Module) -> Option<Difference> {
        let architecture = architecture(self.triple);
        let is_windows = self.is_windows();
        if (is_x86_64(self.triple) && !is_windows) || !takes_variable_arguments(module) {
            return None;
        }
        let whose = match is_windows {
            true => "Windows".into(),
            false => format!("`{}`", String::from_utf8_lossy(architecture)),
        };
        Some(Difference {
            what: format!("variable arguments as on {whose}"),
            here: "those of System V".into(),
            span: Span::NONE,
        })
    }
}

fn bytes(n: u64) -> String {
    format!("{n} byte{}", if n == 1 { "" } else { "s" })
}

fn architecture(triple: &[u8]) -> &[u8] {
    triple.split(|&c| c == b'-').next().unwrap_or(triple)
}

/// A triple that states nothing is ours.
fn is_x86_64(triple: &[u8]) -> bool {
    let architecture = architecture(triple);
    architecture.starts_with(b"x86_64") || [&b""[..], b"amd64", b"unknown"].contains(&architecture)
}

/// What matters of the layouts of architectures, for modules that name nothing but that. The first
/// row that has the start of a name counts.
const USUAL_LAYOUTS: &[(&str, &str)] = &[
    (
        "i386 i486 i586 i686 i786",
        "e-p:32:32-i64:32:64-i128:128-f64:32:64-f80:32",
    ),
    ("aarch64_be", "E-i64:64-i128:128"),
    (
        "aarch64_32 arm64_32 mipsel powerpcle ppcle sparcel",
        "e-p:32:32-i64:64",
    ),
    ("mips64el powerpc64le ppc64le", "e-i64:64-i128:128"),
    (
        "mips64 powerpc64 ppc64 s390x sparcv9 sparc64 bpfeb",
        "E-i64:64-i128:128",
    ),
    (
        "mips powerpc ppc sparc armeb thumbeb m68k lanai",
        "E-p:32:32-i64:64",
    ),
    ("msp430 avr", "e-p:16:16"),
    (
        "aarch64 arm64 riscv64 loongarch64 wasm64 nvptx64 spir64",
        "e-i64:64-i128:128",
    ),
    (
        "arm thumb riscv32 loongarch32 wasm32 nvptx spir hexagon xtensa csky r600",
        "e-p:32:32-i64:64",
    ),
];

fn usual_layout(architecture: &[u8]) -> &'static str {
    let starts = |name: &str| architecture.starts_with(name.as_bytes());
    let mut rows = USUAL_LAYOUTS.iter();
    let row = rows.find(|(names, _)| names.split(' ').any(starts));
    row.map_or(X86_64, |(_, layout)| layout)
}

/// Whether a module can tell in which order the bytes of a number lie.
fn sees_bytes(module: &Module) -> bool {
    let has_value = |kind: &GlobalKind| matches!(kind, GlobalKind::Variable { .. });
    module
        .globals
        .values()
        .any(|global| has_value(&global.kind))
        || instructions(module).any(|data| {
            matches!(
                data,
                InstData::Load { .. }
                    | InstData::Store { .. }
                    | InstData::AtomicRmw { .. }
                    | InstData::CmpXchg { .. }
                    | InstData::Cast {
                        op: CastOp::BitCast,
                        ..
                    }
            )
        })
}

/// Whether a module handles pointers of an address space.
fn has_pointers(module: &Module, space: u32) -> bool {
    let is_pointer = |ty| is_pointer(module, ty, space);
    match space {
        // Every table of types has the pointers of this one.
        0 => {
            let is_variable = |kind: &GlobalKind| matches!(kind, GlobalKind::Variable { .. });
            let bodies = module.funcs.values().filter_map(|f| f.body.as_ref());
            module.globals.values().any(|g| is_variable(&g.kind))
                || bodies
                    .flat_map(|body| body.types.values().copied())
                    .any(is_pointer)
        }
        _ => (0..module.types.len()).any(|index| is_pointer(TypeId::new(index))),
    }
}

/// Whether a type is that of pointers of an address space, or of vectors of them.
fn is_pointer(module: &Module, ty: TypeId, space: u32) -> bool {
    match module.types.resolved(ty) {
        Type::Ptr { space: own } | Type::TypedPtr { space: own, .. } => own == space,
        Type::Vector { elem, .. } => is_pointer(module, elem, space),
        _ => false,
    }
}

/// The constant expressions that a module evaluates: in bodies and beside them, of variables, and of what stands for
/// other symbols. The cases of a `switch` are plain numbers, and so is what is evaluated of metadata.
fn expressions(module: &Module) -> Vec<Expression> {
    let mut open: Vec<ConstId> = Vec::new();
    for global in module.globals.values() {
        match global.kind {
            GlobalKind::Variable { init, .. } => open.extend(init),
            GlobalKind::Alias(target) | GlobalKind::IFunc(target) => open.push(target),
            GlobalKind::Undeclared | GlobalKind::Function(_) => {}
        }
    }
    for function in module.funcs.values() {
        open.extend(function.personality);
        open.extend(function.prefix.iter().flatten());
        let Some(body) = &function.body else { continue };
        for inst in body.insts.keys() {
            body.for_each_operand(inst, |operand| {
                if let OperandKind::Const(id) = operand.kind() {
                    open.push(id);
                }
            });
        }
    }
    let mut seen = FxHashSet::default();
    let mut found = Vec::new();
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        match module.consts.get(id) {
            Const::Expr {
                op,
                ty,
                source,
                args,
            } => {
                found.push(Expression {
                    op,
                    source,
                    ty,
                    args,
                });
                open.extend(module.consts.list(args));
            }
            Const::Aggregate { elems, .. } => open.extend(module.consts.list(elems)),
            Const::Splat { elem, .. } => open.push(elem),
            Const::Int { .. }
            | Const::BigInt { .. }
            | Const::Float { .. }
            | Const::BigFloat { .. }
            | Const::Null(_)
            | Const::Zero(_)
            | Const::Undef(_)
            | Const::Poison(_)
            | Const::NoneToken
            | Const::Global(_)
            | Const::Bytes { .. }
            | Const::BlockAddress { .. }
            | Const::DsoLocalEquivalent(_)
            | Const::NoCfi(_)
            | Const::Metadata(_)
            | Const::InlineAsm { .. } => {}
        }
    }
    found
}

/// Whether a type is a part of another whose layout follows from its alignment; with `pads`, its
/// size does, too.
fn is_laid_out(module: &Module, ty: TypeId, pads: bool) -> bool {
    let types = &module.types;
    let is_it = |part: &TypeId| types.resolve(*part) == ty;
    let has_part = (0..types.len()).any(|index| match types.get(TypeId::new(index)) {
        Type::Struct {
            fields,
            packed: false,
        } => types.list(fields).iter().any(is_it),
        Type::Array { elem, .. } => pads && is_it(&elem),
        _ => false,
    });
    has_part
        || pads
            && instructions(module).any(|data| match data {
                InstData::Gep { source, .. } => is_it(source),
                InstData::Alloca { ty, .. } => is_it(ty),
                _ => false,
            })
}

fn takes_variable_arguments(module: &Module) -> bool {
    let starts = |name: &[u8]| name.starts_with(b"llvm.va_start") || name == b"llvm.va_copy";
    let declared = module.globals.values().any(|global| {
        matches!(global.kind, GlobalKind::Function(_)) && starts(module.names.get(global.name))
    });
    declared || instructions(module).any(|data| matches!(data, InstData::VaArg { .. }))
}

fn instructions(module: &Module) -> impl Iterator<Item = &InstData> {
    let bodies = module.funcs.values().filter_map(|f| f.body.as_ref());
    bodies.flat_map(|body| body.insts.values())
}
