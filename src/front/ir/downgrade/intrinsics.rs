//! Intrinsics that a version has under another name, with other parameters, or not at all.
//!
//! Sources: Language Reference, "Intrinsic Functions", as of LLVM 15 to 22.

use rustc_hash::FxHashMap;

use super::insert::NewInst;
use super::{Downgrade, NewInsts};
use crate::diag::Span;
use crate::entity::{Entity, List};
use crate::ir::body::{DebugRecord, RecordKind, TailKind};
use crate::ir::builder;
use crate::ir::inst::{Flags, Operand};
use crate::ir::metadata::MetadataId;
use crate::ir::{
    Attr, AttrSet, Body, CallConv, CallData, Const, FuncId, GlobalId, InstData, LocalName, Param,
    TypeId,
};

/// How a version before says what an intrinsic does.
#[derive(Clone, Copy)]
enum Before {
    /// By another name.
    Named(&'static str),
    /// With one parameter more at this place: the size of an object, which is not known.
    Size(usize),
    /// With one parameter more at this place: the alignment of this argument, which is an attribute now.
    Alignment(usize, usize),
    /// Not at all.
    Nothing,
}

/// Starts of names behind `llvm.`, the version that has them first, and what was before.
const NEWER: &[(&str, u32, Before)] = {
    use Before::{Alignment, Named, Nothing, Size};
    &[
        ("acos", 19, Nothing),
        ("alloc.token.id", 22, Nothing),
        ("allow.runtime.check", 19, Nothing),
        ("allow.ubsan.check", 19, Nothing),
        ("asin", 19, Nothing),
        ("atan", 19, Nothing),
        ("atan2", 20, Nothing),
        ("callbr.landingpad", 17, Nothing),
        ("clmul", 23, Nothing),
        ("cosh", 19, Nothing),
        ("exp10", 18, Nothing),
        ("experimental.constrained.acos", 19, Nothing),
        ("experimental.constrained.asin", 19, Nothing),
        ("experimental.constrained.atan", 19, Nothing),
        ("experimental.constrained.atan2", 20, Nothing),
        ("experimental.constrained.cosh", 19, Nothing),
        ("experimental.constrained.ldexp", 17, Nothing),
        ("experimental.constrained.sinh", 19, Nothing),
        ("experimental.constrained.tan", 19, Nothing),
        ("experimental.constrained.tanh", 19, Nothing),
        ("experimental.convergence.anchor", 17, Nothing),
        ("experimental.convergence.entry", 17, Nothing),
        ("experimental.convergence.loop", 17, Nothing),
        ("experimental.cttz.elts", 18, Nothing),
        ("experimental.get.vector.length", 17, Nothing),
        ("experimental.memset.pattern", 20, Nothing),
        ("experimental.vector.match", 20, Nothing),
        ("experimental.vp.reverse", 18, Nothing),
        ("experimental.vp.splat", 19, Nothing),
        ("fake.use", 20, Nothing),
        ("frexp", 17, Nothing),
        ("get.fpenv", 17, Nothing),
        ("get.fpmode", 18, Nothing),
        ("get.rounding", 16, Named("flt.rounds")),
        ("ldexp", 17, Nothing),
        ("lifetime.end", 22, Size(0)),
        ("lifetime.start", 22, Size(0)),
        ("loop.dependence.raw.mask", 22, Nothing),
        ("loop.dependence.war.mask", 22, Nothing),
        ("looptrap", 22, Nothing),
        ("masked.gather", 22, Alignment(1, 0)),
        ("masked.load", 22, Alignment(1, 0)),
        ("masked.scatter", 22, Alignment(2, 1)),
        ("masked.store", 22, Alignment(2, 1)),
        ("maximumnum", 20, Nothing),
        ("minimumnum", 20, Nothing),
        ("modf", 21, Nothing),
        ("readsteadycounter", 19, Nothing),
        ("reloc.none", 22, Nothing),
        ("reset.fpenv", 17, Nothing),
        ("reset.fpmode", 18, Nothing),
        ("scmp", 19, Nothing),
        ("set.fpenv", 17, Nothing),
        ("set.fpmode", 18, Nothing),
        ("sincos", 20, Nothing),
        ("sincospi", 21, Nothing),
        ("sinh", 19, Nothing),
        ("stepvector", 20, Named("experimental.stepvector")),
        ("tan", 19, Nothing),
        ("tanh", 19, Nothing),
        ("threadlocal.address", 16, Nothing),
        ("type.checked.load.relative", 17, Nothing),
        ("ucmp", 19, Nothing),
        ("vector.compress", 20, Named("experimental.vector.compress")),
        (
            "vector.deinterleave2",
            19,
            Named("experimental.vector.deinterleave2"),
        ),
        ("vector.deinterleave3", 21, Nothing),
        ("vector.deinterleave4", 21, Nothing),
        ("vector.deinterleave5", 21, Nothing),
        ("vector.deinterleave6", 21, Nothing),
        ("vector.deinterleave7", 21, Nothing),
        ("vector.deinterleave8", 21, Nothing),
        (
            "vector.histogram.add",
            20,
            Named("experimental.vector.histogram.add"),
        ),
        (
            "vector.interleave2",
            19,
            Named("experimental.vector.interleave2"),
        ),
        ("vector.interleave3", 21, Nothing),
        ("vector.interleave4", 21, Nothing),
        ("vector.interleave5", 21, Nothing),
        ("vector.interleave6", 21, Nothing),
        ("vector.interleave7", 21, Nothing),
        ("vector.interleave8", 21, Nothing),
        (
            "vector.partial.reduce.add",
            21,
            Named("experimental.vector.partial.reduce.add"),
        ),
        ("vector.reduce.fmaximum", 17, Nothing),
        ("vector.reduce.fminimum", 17, Nothing),
        ("vector.reverse", 19, Named("experimental.vector.reverse")),
        ("vector.splice", 19, Named("experimental.vector.splice")),
        ("vp.cttz.elts", 19, Nothing),
        ("vp.is.fpclass", 18, Nothing),
        ("vp.llrint", 19, Nothing),
        ("vp.lrint", 19, Nothing),
        ("vp.maximum", 18, Nothing),
        ("vp.minimum", 18, Nothing),
        ("vp.reduce.fmaximum", 19, Nothing),
        ("vp.reduce.fminimum", 19, Nothing),
        ("vp.sadd.sat", 19, Nothing),
        ("vp.ssub.sat", 19, Nothing),
        ("vp.uadd.sat", 19, Nothing),
        ("vp.usub.sat", 19, Nothing),
    ]
};

/// What is done to the calls of an intrinsic.
pub(super) enum Change {
    /// One argument more is passed at this place: the alignment of another one, or a size that is not known.
    Pass(usize, Option<usize>),
    /// It is declared under its older name, too.
    Call(GlobalId),
    /// There is no such intrinsic.
    Refuse,
}

/// The intrinsics whose calls change.
pub(super) type Changes = FxHashMap<GlobalId, Change>;

/// The row of a name, with what stands behind it: the types.
fn newer(name: &str) -> Option<((u32, Before), &str)> {
    let name = name.strip_prefix("llvm.")?;
    let row = |len: usize| {
        let at = NEWER.binary_search_by(|row| row.0.cmp(&name[..len])).ok()?;
        Some(((NEWER[at].1, NEWER[at].2), &name[len..]))
    };
    let dots = name.match_indices('.').map(|(at, _)| at);
    // The longest first: `vp.reduce.add` is not `vp`.
    let mut ends: Vec<usize> = dots.chain([name.len()]).collect();
    ends.reverse();
    ends.into_iter().find_map(row)
}

impl Downgrade {
    /// Renames intrinsics, and gives their declarations the parameters of old.
    pub(super) fn intrinsics(&mut self) -> Changes {
        let mut changes = Changes::default();
        for func in (0..self.m.funcs.len()).map(FuncId::new) {
            let global = self.m.funcs[func].global;
            let name = self.m.names.text(self.m.globals[global].name).into_owned();
            let Some(((since, before), types)) = newer(&name) else {
                continue;
            };
            if self.version >= since {
                continue;
            }
            match before {
                Before::Named(older) => {
                    let older = format!("llvm.{older}{types}");
                    if let Some(known) = self.m.find(&older) {
                        changes.insert(global, Change::Call(known));
                        continue;
                    }
                    let older = self.m.names.intern(older.as_bytes());
                    self.m.globals[global].name = older;
                    self.m.by_name.insert(older, false, global);
                }
                Before::Size(at) => {
                    if self.m.funcs[func].params.len() == 1 {
                        self.add_parameter(func, at, TypeId::I64);
                        changes.insert(global, Change::Pass(at, None));
                    }
                }
                Before::Alignment(at, of) => {
                    // The form of old has four already.
                    if self.m.funcs[func].params.len() == 3 {
                        self.add_parameter(func, at, TypeId::I32);
                        changes.insert(global, Change::Pass(at, Some(of)));
                    }
                }
                // What is declared only is nothing that LLVM looks at.
                Before::Nothing => {
                    changes.insert(global, Change::Refuse);
                }
            }
        }
        changes
    }

    fn add_parameter(&mut self, func: FuncId, at: usize, ty: TypeId) {
        let function = &mut self.m.funcs[func];
        let param = Param {
            ty,
            name: LocalName::UNNAMED,
            span: Span::NONE,
            attrs: AttrSet::EMPTY,
        };
        // The alignment is no attribute of an argument there.
        function.params.insert(at, param);
        let types: Vec<TypeId> = function.params.iter().map(|param| param.ty).collect();
        let (ret, global) = (function.ret, function.global);
        let ty = self.m.types.function(ret, &types, false);
        self.m.globals[global].ty = ty;
        self.m.globals[global].ptr_ty = self.m.types.pointer_to(ty);
    }

    /// Passes what intrinsics of old are passed more.
    pub(super) fn calls(&mut self, body: &mut Body) {
        for call in body.calls.keys() {
            let row = body.calls[call];
            let Some(Const::Global(global)) = row.callee.as_const().map(|id| self.m.consts.get(id))
            else {
                continue;
            };
            let (at, of) = match self.changes.get(&global) {
                Some(&Change::Pass(at, of)) => (at, of),
                Some(&Change::Call(known)) => {
                    let callee = self.m.consts.intern(Const::Global(known));
                    body.calls[call].callee = Operand::constant(callee);
                    continue;
                }
                Some(Change::Refuse) => {
                    let name = self.m.names.text(self.m.globals[global].name).into_owned();
                    self.cannot(self.m.globals[global].span, &format!("`@{name}`"));
                    self.changes.remove(&global);
                    continue;
                }
                None => continue,
            };
            let mut args = body.pool.get(row.args).to_vec();
            let mut sets = body.pool.get(row.arg_attrs).to_vec();
            let value = match of {
                None => self.m.consts.int(TypeId::I64, 64, u64::MAX),
                Some(of) => {
                    let set = sets.get(of).map_or(AttrSet::EMPTY, |&set| AttrSet(set));
                    let bytes = self.m.attrs.all(set).find_map(|attr| match attr {
                        Attr::Align(bytes) => Some(bytes),
                        _ => None,
                    });
                    self.m.consts.int(TypeId::I32, 32, bytes.unwrap_or(1))
                }
            };
            args.insert(at.min(args.len()), Operand::constant(value).0);
            if !sets.is_empty() {
                sets.insert(at.min(sets.len()), AttrSet::EMPTY.0);
            }
            let fn_ty = self.m.globals[global].ty;
            let (args, arg_attrs) = (body.pool.push(&args), body.pool.push(&sets));
            body.calls[call] = CallData {
                fn_ty,
                args,
                arg_attrs,
                ..row
            };
        }
    }

    /// A debug record as a call of an intrinsic.
    pub(super) fn record_as_call(
        &mut self,
        body: &mut Body,
        record: DebugRecord,
        new: &mut NewInsts,
    ) {
        let (name, count) = match record.kind {
            RecordKind::Value => ("llvm.dbg.value", 3),
            RecordKind::Declare => ("llvm.dbg.declare", 3),
            RecordKind::Assign if self.version >= 16 => ("llvm.dbg.assign", 6),
            RecordKind::Label => ("llvm.dbg.label", 1),
            RecordKind::Assign | RecordKind::DeclareValue => {
                self.leave_out(format!("`#dbg_{}`", record.kind.word()));
                return;
            }
        };
        let operands = body.pool.get(record.operands).to_vec();
        let Some((&location, operands)) = operands.split_last() else {
            return;
        };
        let params = vec![TypeId::METADATA; count];
        let callee = match self.m.find(name) {
            Some(known) => known,
            None => builder::declare(&mut self.m, name, TypeId::VOID, &params, false),
        };
        let consts = &mut self.m.consts;
        let args = operands.iter().map(|&id| {
            let id = consts.intern(Const::Metadata(MetadataId(id)));
            Operand::constant(id).0
        });
        let args: Vec<u32> = args.collect();
        let call = body.calls.push(CallData {
            fn_ty: self.m.globals[callee].ty,
            callee: Operand::constant(consts.intern(Const::Global(callee))),
            args: body.pool.push(&args),
            arg_attrs: List::EMPTY,
            ret_attrs: AttrSet::EMPTY,
            fn_attrs: AttrSet::EMPTY,
            conv: CallConv::C,
            tail: TailKind::None,
            flags: Flags::NONE,
            bundles: List::EMPTY,
        });
        let kind = self.m.names.intern(b"dbg");
        new.push(NewInst {
            before: record.before,
            data: InstData::Call { call },
            ty: TypeId::VOID,
            location: Some((kind, MetadataId(location))),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::intrinsics::{self, Found};

    #[test]
    fn newer_intrinsics_are_sorted_and_known() {
        assert!(NEWER.is_sorted_by(|a, b| a.0 < b.0));
        for (name, ..) in NEWER {
            let found = intrinsics::find(format!("llvm.{name}").as_bytes());
            let is_known = !matches!(found, None | Some(Found::Unknown | Found::Foreign));
            assert!(is_known, "{name}");
        }
    }

    #[test]
    fn types_are_no_part_of_a_name() {
        let of = |name: &str| newer(name).map(|((since, _), types)| (since, types.to_string()));
        assert_eq!(of("llvm.tan.f64"), Some((19, ".f64".into())));
        assert_eq!(of("llvm.tanh.f64"), Some((19, ".f64".into())));
        assert_eq!(of("llvm.fabs.f64"), None);
        assert_eq!(of("llvm.vector.reverse.v4i32"), Some((19, ".v4i32".into())));
        assert_eq!(of("llvm.looptrap"), Some((22, String::new())));
    }
}
