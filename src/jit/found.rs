//! What a finding is about: objects and values of checked programs, by the numbers that the runtime knows them by.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use super::prepared::Prepared;
use super::report::{FoundObject, Frame, Place};
use crate::checked::{Poison, Site};
use crate::ir::print::type_text;
use crate::ir::{
    Const, FuncId, Inst, InstData, Layout, LocalNameKind, Module, Name, Operand, ValueDef,
};
use crate::runtime::trap::TrapKind;

/// The name and type of a variable, or of a local one of so many bytes, which may have a name in the sources.
fn name_of(module: &Module, site: Site, size: u64, source_name: Option<Name>) -> Option<String> {
    let text = |name: &str, ty: &str| format!("`{name}` of type `{ty}`");
    match site {
        Site::Variable(global) => {
            let of = &module.globals[global];
            let name = format!("@{}", module.names.text(of.name));
            Some(text(&name, &type_text(module, of.ty).to_string()))
        }
        Site::Value(..) => None,
        Site::Param(func, param) => {
            let func = &module.funcs[func];
            let name = match func.params.get(param as usize)?.name.kind() {
                LocalNameKind::Named(name) => module.names.text(name).into_owned(),
                LocalNameKind::Number(number) => number.to_string(),
                LocalNameKind::Unnamed => param.to_string(),
            };
            let of = module.names.text(module.globals[func.global].name);
            Some(format!("the copy of parameter `%{name}` of `@{of}`"))
        }
        Site::Inst(func, inst) => {
            let body = module.funcs[func].body.as_ref()?;
            let &InstData::Alloca { ty, count, .. } = body.insts.get(inst)? else {
                return None;
            };
            let each = Layout::of(&module.types, ty).map_or(0, Layout::alloc_size);
            let of = match count.is_missing() || each == 0 || size == each {
                true => type_text(module, ty).to_string(),
                false => format!("[{} x {}]", size / each, type_text(module, ty)),
            };
            let name = match (source_name, body.names[body.result(inst)].kind()) {
                (Some(name), _) => module.names.text(name).into_owned(),
                (None, LocalNameKind::Named(name)) => format!("%{}", module.names.text(name)),
                (None, LocalNameKind::Number(number)) => format!("%{number}"),
                (None, LocalNameKind::Unnamed) => "alloca".into(),
            };
            Some(text(&name, &of))
        }
    }
}

/// Where an undefined value comes from, as far as that shows in its function.
enum ValueOrigin {
    /// A local variable that nothing is ever stored to.
    NeverSet(Inst),
    /// A load, a call, or an instruction with an undefined operand.
    Inst(Inst),
    /// An instruction that may make `poison`, and how.
    Poison(Inst, &'static str),
}

/// Where an undefined value comes from.
fn origin(module: &Module, func: FuncId, value: Operand) -> Option<ValueOrigin> {
    let body = module.funcs[func].body.as_ref()?;
    let is_stored = |alloca| {
        let at = Operand::value(body.result(alloca));
        let stores = |data: &InstData| matches!(*data, InstData::Store { ptr, .. } if ptr == at);
        body.insts.values().any(stores)
    };
    let mut todo = vec![value.as_value()?];
    let mut met = FxHashSet::default();
    let mut first = None;
    let mut poison = None;
    while let Some(value) = todo.pop() {
        let ValueDef::Inst(inst) = body.def(value) else {
            continue;
        };
        if !met.insert(inst) {
            continue;
        }
        let found = match body.insts[inst] {
            InstData::Load { ptr, .. } => {
                let variable = ptr.as_value().map(|ptr| body.def(ptr));
                if let Some(ValueDef::Inst(of)) = variable
                    && matches!(body.insts[of], InstData::Alloca { .. })
                    && !is_stored(of)
                {
                    return Some(ValueOrigin::NeverSet(of));
                }
                true
            }
            InstData::Call { .. } | InstData::Invoke { .. } => true,
            _ => {
                let how = Poison::of(module, body, inst).map(Poison::text);
                poison = poison.or(how.map(|how| ValueOrigin::Poison(inst, how)));
                let mut has_undefined = false;
                body.for_each_operand(inst, |operand| {
                    match (operand.as_value(), operand.as_const()) {
                        (Some(value), _) => todo.push(value),
                        (None, Some(id)) => {
                            let constant = module.consts.get(id);
                            has_undefined |= matches!(constant, Const::Undef(_) | Const::Poison(_));
                        }
                        (None, None) => {}
                    }
                });
                has_undefined
            }
        };
        if found {
            first = first.or(Some(ValueOrigin::Inst(inst)));
        }
    }
    poison.or(first)
}

/// The modules of a program that knows what it was tested with.
pub(crate) struct Tested<'a>(pub Vec<&'a Arc<Prepared>>);

impl Tested<'_> {
    /// What a number of the runtime's stands for.
    fn site(&self, number: u32) -> Option<(&Arc<Prepared>, Site)> {
        let mut sites = self.0.iter();
        sites.find_map(|&module| Some((module, module.site(number)?)))
    }

    /// Where an undefined value of a number comes from, if that shows in its function: the module's place in the list, the
    /// function, and the instruction.
    #[cfg(feature = "portable")]
    pub(crate) fn maker(&self, number: u32) -> Option<(usize, FuncId, Inst)> {
        let (module, site) = self.site(number)?;
        let Site::Value(func, value) = site else {
            return None;
        };
        let (ValueOrigin::NeverSet(inst) | ValueOrigin::Inst(inst) | ValueOrigin::Poison(inst, _)) =
            origin(&module.ir, func, value)?;
        let place = self.0.iter().position(|other| Arc::ptr_eq(other, module))?;
        Some((place, func, inst))
    }

    /// The place of a number.
    pub(crate) fn place(&self, number: u32) -> Option<Place> {
        let (module, site) = self.site(number)?;
        let ir = &module.ir;
        let site = match site {
            Site::Value(func, value) => match origin(ir, func, value)? {
                ValueOrigin::NeverSet(inst)
                | ValueOrigin::Inst(inst)
                | ValueOrigin::Poison(inst, _) => Site::Inst(func, inst),
            },
            Site::Inst(..) | Site::Variable(_) | Site::Param(..) => site,
        };
        Some(match site {
            Site::Value(..) => return None,
            Site::Param(function, param) => Place {
                module: Arc::clone(module),
                span: ir.funcs[function].params.get(param as usize)?.span,
                function: None,
                source: None,
            },
            Site::Variable(global) => Place {
                module: Arc::clone(module),
                span: ir.globals[global].span,
                function: None,
                source: None,
            },
            Site::Inst(function, inst) => {
                let frame = Frame {
                    module: Arc::clone(module),
                    function,
                    inst: Some(inst),
                };
                Place {
                    span: frame.span(),
                    function: Some(frame.name()),
                    source: frame.source_places().into_iter().next(),
                    module: frame.module,
                }
            }
        })
    }

    /// What this program knows of the object of a finding.
    pub(crate) fn found_object(&self, kind: &TrapKind) -> Option<Box<FoundObject>> {
        let TrapKind::Finding(finding) = kind else {
            return None;
        };
        let of_value = self
            .site(finding.value_at)
            .and_then(|(module, site)| match site {
                Site::Value(func, value) => origin(&module.ir, func, value),
                Site::Inst(..) | Site::Variable(_) | Site::Param(..) => None,
            });
        let never_set = matches!(of_value, Some(ValueOrigin::NeverSet(_)));
        let Some(object) = finding.object.filter(|_| !never_set) else {
            let made = self.place(finding.value_at)?;
            let what = match of_value {
                Some(ValueOrigin::NeverSet(_)) => "never set",
                Some(ValueOrigin::Poison(_, how)) => how,
                Some(ValueOrigin::Inst(_)) | None => "comes from",
            };
            return Some(Box::new(FoundObject {
                name: finding.object_name().into(),
                made: Some((made, what)),
                ended: None,
                is_known: false,
            }));
        };
        let site = self.site(object.made_at);
        let name = site.and_then(|(module, site)| {
            let source_name = module.source_name(object.made_at);
            name_of(&module.ir, site, object.size, source_name)
        });
        Some(Box::new(FoundObject {
            name: name.unwrap_or_else(|| finding.object_name().into()),
            made: self
                .place(object.made_at)
                .map(|place| (place, finding.made())),
            ended: self.place(object.ended_at),
            is_known: true,
        }))
    }
}
