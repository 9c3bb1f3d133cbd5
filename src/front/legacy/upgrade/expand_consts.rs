//! Constants that only the running program knows and today's language does not have, such as the
//! product of an address: instructions compute them where they are used. An operand is computed in
//! front of its user; that of a phi at the end of the block that it comes from; and the initial value
//! of a variable by a constructor that runs before all others.

use super::super::ast::{self, Body as Old, ConstKind};
use super::Upgrader;
use super::body::{Making, Pad};
use crate::diag::Span;
use crate::entity::List;
use crate::ir::inst::{Align, Flags, GepFlags, MemFlags};
use crate::ir::name::LocalName;
use crate::ir::{
    self, BinaryOp, Block, Body, CastOp, Const, ConstId, ConstOp, GlobalId, GlobalKind, InstData,
    Linkage, Operand, TypeId,
};

/// A pair of a phi whose constant is computed at the end of the block that it is for.
pub(super) struct LatePhi {
    phi: ast::InstId,
    /// The number of the pair.
    pair: usize,
    from: ast::Block,
    to: ast::Block,
    value: ConstId,
    /// What was computed; missing so far.
    made: Operand,
    /// The words of the new phi.
    words: List,
}

/// Whether today's language has no constant of a kind that a constant is, or that it is made of.
pub(super) fn is_gone(cx: &Upgrader<'_>, id: ConstId) -> bool {
    let (op, args) = match cx.out.consts.get(id) {
        Const::Expr { op, args, .. } => (op, args),
        Const::Aggregate { elems, .. } => {
            return cx.out.consts.list(elems).any(|elem| is_gone(cx, elem));
        }
        Const::Splat { elem, .. } => return is_gone(cx, elem),
        _ => return false,
    };
    let gone = match op {
        ConstOp::Cast(op) => !matches!(
            op,
            CastOp::BitCast | CastOp::PtrToInt | CastOp::IntToPtr | CastOp::Trunc
        ),
        ConstOp::Binary(op, _) => !matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor),
        ConstOp::ICmp(_) | ConstOp::FCmp(_) | ConstOp::Select => true,
        _ => false,
    };
    gone || cx.out.consts.list(args).any(|arg| is_gone(cx, arg))
}

/// Computes a constant that today's language does not have.
#[inline]
pub(super) fn emit_constant(cx: &mut Upgrader<'_>, f: &mut Making<'_>, id: ConstId) -> Operand {
    match is_gone(cx, id) {
        true => emit_gone(cx, f, id),
        false => Operand::constant(id),
    }
}

fn emit_gone(cx: &mut Upgrader<'_>, f: &mut Making<'_>, id: ConstId) -> Operand {
    let Const::Expr {
        op,
        ty,
        source,
        args,
    } = cx.out.consts.get(id)
    else {
        return emit_lanes(cx, f, id);
    };
    let args: Vec<ConstId> = cx.out.consts.list(args).collect();
    let args: Vec<Operand> = args
        .into_iter()
        .map(|arg| emit_constant(cx, f, arg))
        .collect();
    let none = Flags::NONE;
    let data = match (op, &args[..]) {
        (ConstOp::Cast(op), &[arg]) => {
            let flags = none;
            InstData::Cast { op, flags, arg }
        }
        (ConstOp::Binary(op, flags), &[a, b]) => {
            let args = [a, b];
            InstData::Binary { op, flags, args }
        }
        (ConstOp::ICmp(cond), &[a, b]) => {
            let (flags, args) = (none, [a, b]);
            InstData::ICmp { cond, flags, args }
        }
        (ConstOp::FCmp(cond), &[a, b]) => {
            let (flags, args) = (none, [a, b]);
            InstData::FCmp { cond, flags, args }
        }
        (ConstOp::Select, &[cond, a, b]) => {
            let (flags, args) = (none, [cond, a, b]);
            InstData::Select { flags, args }
        }
        (ConstOp::ExtractElement, &[a, b]) => InstData::ExtractElement { args: [a, b] },
        (ConstOp::InsertElement, &[a, b, c]) => InstData::InsertElement { args: [a, b, c] },
        (ConstOp::ShuffleVector, &[a, b, c]) => InstData::ShuffleVector { args: [a, b, c] },
        (ConstOp::Gep(_), _) => {
            let (flags, args) = (GepFlags::default(), f.list(&args));
            InstData::Gep {
                flags,
                source,
                args,
            }
        }
        _ => return Operand::constant(id),
    };
    f.push(data, ty)
}

/// A packed constant with elements that are computed.
fn emit_lanes(cx: &mut Upgrader<'_>, f: &mut Making<'_>, id: ConstId) -> Operand {
    let ty = cx.out.const_type(id);
    let elems: Vec<ConstId> = match cx.out.consts.get(id) {
        Const::Aggregate { elems, .. } => cx.out.consts.list(elems).collect(),
        Const::Splat { elem, .. } => match cx.out.types.resolved(ty) {
            ir::Type::Vector { len, .. } => vec![elem; len as usize],
            _ => return Operand::constant(id),
        },
        _ => return Operand::constant(id),
    };
    let mut whole = Operand::constant(cx.out.consts.intern(Const::Undef(ty)));
    for (n, elem) in elems.into_iter().enumerate() {
        let elem = emit_constant(cx, f, elem);
        let at = f.int(cx, TypeId::I32, n as u64);
        let args = [whole, elem, at];
        whole = f.push(InstData::InsertElement { args }, ty);
    }
    whole
}

/// Notes the constants of a phi that are to be computed.
pub(super) fn note_late(
    cx: &mut Upgrader<'_>,
    f: &mut Making<'_>,
    phi: ast::InstId,
    to: ast::Block,
) {
    for (pair, words) in f.old.args(phi).chunks_exact(2).enumerate() {
        let Some(id) = Operand(words[0]).as_const() else {
            continue;
        };
        let id = ast::ConstId(id.0);
        let kind = cx.m.consts[id].kind;
        if !matches!(kind, ConstKind::Expr(..) | ConstKind::Aggregate(_)) {
            continue;
        }
        let value = cx.constant(id);
        if is_gone(cx, value) {
            f.late.push(LatePhi {
                phi,
                pair,
                from: ast::Block(words[1]),
                to,
                value,
                made: Operand::MISSING,
                words: List::EMPTY,
            });
        }
    }
}

/// Computes what phis have for the block that is about to end: that of an old block, or the one
/// where a call unwinds to.
pub(super) fn emit_late(
    cx: &mut Upgrader<'_>,
    f: &mut Making<'_>,
    from: ast::Block,
    pad: Option<Pad>,
) {
    let end = pad.map_or(f.last(from.0), |pad| pad.at);
    // Pairs for several edges from one block have one value.
    let mut known: Vec<(ConstId, Operand)> = Vec::new();
    for n in 0..f.late.len() {
        let LatePhi {
            phi,
            pair,
            to,
            value,
            ..
        } = f.late[n];
        if f.late[n].from != from || edge(cx, f, phi, pair, to) != end {
            continue;
        }
        let made = known.iter().find(|row| row.0 == value).map(|row| row.1);
        f.late[n].made = match made {
            Some(made) => made,
            None => {
                let made = emit_constant(cx, f, value);
                known.push((value, made));
                made
            }
        };
    }
}

/// The block that a pair of a phi is for.
pub(super) fn edge(
    cx: &Upgrader<'_>,
    f: &Making<'_>,
    phi: ast::InstId,
    pair: usize,
    to: ast::Block,
) -> Block {
    let pairs = f.old.args(phi).chunks_exact(2);
    let from = f.old.args(phi)[2 * pair + 1];
    let before = pairs.take(pair).filter(|other| other[1] == from).count();
    cx.incoming(f, ast::Block(from), to, before)
}

/// Stores initial values that the running program has to compute, by a constructor that runs
/// before those of the program.
pub(super) fn initialize_late(cx: &mut Upgrader<'_>) {
    if !cx.any_gone {
        return;
    }
    let late: Vec<(GlobalId, ConstId)> = cx
        .out
        .globals
        .iter()
        .filter_map(|(id, global)| match global.kind {
            GlobalKind::Variable {
                init: Some(init), ..
            } if is_gone(cx, init) => Some((id, init)),
            _ => None,
        })
        .collect();
    if late.is_empty() {
        return;
    }
    let old = Old::default();
    let mut f = Making::new(&old, Body::default());
    f.open_block(LocalName::UNNAMED, Span::NONE);
    for (global, init) in late {
        f.span = cx.out.globals[global].span;
        let init = store_parts(cx, &mut f, global, &mut Vec::new(), init);
        let (constant, init) = (false, Some(init));
        cx.out.globals[global].kind = GlobalKind::Variable { constant, init };
    }
    let value = Operand::MISSING;
    f.push(InstData::Ret { value }, TypeId::VOID);
    f.close_block();
    constructor(cx, f.finish());
}

/// Stores the parts of a variable that are computed, and gives what is left as a constant. `path`
/// leads to the part.
fn store_parts(
    cx: &mut Upgrader<'_>,
    f: &mut Making<'_>,
    global: GlobalId,
    path: &mut Vec<ConstId>,
    value: ConstId,
) -> ConstId {
    if !is_gone(cx, value) {
        return value;
    }
    let ty = cx.out.const_type(value);
    let vector = matches!(cx.out.types.resolved(ty), ir::Type::Vector { .. });
    if let (Const::Aggregate { elems, .. }, false) = (cx.out.consts.get(value), vector) {
        let elems: Vec<ConstId> = cx.out.consts.list(elems).collect();
        let mut kept = Vec::with_capacity(elems.len());
        for (n, elem) in elems.into_iter().enumerate() {
            path.push(cx.out.consts.int(TypeId::I32, 32, n as u64));
            kept.push(store_parts(cx, f, global, path, elem));
            path.pop();
        }
        return cx.out.consts.aggregate(ty, &kept);
    }
    let made = emit_constant(cx, f, value);
    let mut address = cx.out.consts.intern(Const::Global(global));
    if !path.is_empty() {
        let zero = cx.out.consts.int(TypeId::I32, 32, 0);
        let words = [&[address, zero], &path[..]].concat();
        let (op, source) = (ConstOp::Gep(GepFlags::default()), cx.out.globals[global].ty);
        address = cx.out.consts.expr(op, TypeId::PTR, source, &words);
    }
    let (value, ptr) = (made, Operand::constant(address));
    // A part may lie anywhere in a structure without padding.
    let (align, flags) = (Align::new(1).unwrap_or(Align::NONE), MemFlags::PLAIN);
    let store = InstData::Store {
        value,
        ptr,
        align,
        flags,
    };
    f.push(store, TypeId::VOID);
    cx.zero(ty)
}

/// Adds a constructor, in front of those that there are.
fn constructor(cx: &mut Upgrader<'_>, body: Body) {
    const LIST: &str = "llvm.global_ctors";
    let mut name = String::from("llvm1.initialize");
    while cx.out.find(&name).is_some() {
        name.push('.');
    }
    let function = ir::builder::declare(&mut cx.out, &name, TypeId::VOID, &[], false);
    cx.out.globals[function].ptr_ty = TypeId::PTR;
    cx.out.globals[function].linkage = Linkage::Internal;
    if let GlobalKind::Function(func) = cx.out.globals[function].kind {
        cx.out.funcs[func].body = Some(body);
    }
    let fields = [TypeId::I32, TypeId::PTR, TypeId::PTR];
    let row_ty = cx.out.types.structure(&fields, false);
    let first = cx.out.consts.int(TypeId::I32, 32, 0);
    let address = cx.out.consts.intern(Const::Global(function));
    let null = cx.out.consts.intern(Const::Null(TypeId::PTR));
    let mut rows = vec![cx.out.consts.aggregate(row_ty, &[first, address, null])];
    let known = cx.out.find(LIST);
    if let Some(global) = known
        && let GlobalKind::Variable {
            init: Some(init), ..
        } = cx.out.globals[global].kind
        && let Const::Aggregate { elems, .. } = cx.out.consts.get(init)
    {
        rows.extend(cx.out.consts.list(elems));
    }
    let ty = cx.out.types.array(row_ty, rows.len() as u64);
    let init = cx.out.consts.aggregate(ty, &rows);
    let global = match known {
        Some(global) => global,
        None => ir::builder::variable(&mut cx.out, LIST, init, false),
    };
    let row = &mut cx.out.globals[global];
    (row.ty, row.ptr_ty, row.linkage) = (ty, TypeId::PTR, Linkage::Appending);
    let (constant, init) = (false, Some(init));
    row.kind = GlobalKind::Variable { constant, init };
}

impl Making<'_> {
    /// Keeps the words of a new phi, some of which may be computed later.
    pub(super) fn place_late(&mut self, phi: ast::InstId, words: List) {
        for late in &mut self.late {
            if late.phi == phi {
                late.words = words;
            }
        }
    }

    /// Gives phis what was computed for them.
    pub(super) fn finish_late(&mut self) {
        for late in std::mem::take(&mut self.late) {
            let words = self.body.pool.get_mut(late.words);
            if let (Some(word), false) = (words.get_mut(2 * late.pair), late.made.is_missing()) {
                *word = late.made.0;
            }
        }
    }
}
