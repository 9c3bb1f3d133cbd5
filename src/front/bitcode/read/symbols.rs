//! Symbols: variables, functions, aliases, ifuncs, and the comdats that they belong to.

use std::ops::Range;

use super::super::opcodes;
use super::constants::Level;
use super::input::{Input, Result};
use super::top::Top;
use crate::diag::Span;
use crate::ir::body::CallConv;
use crate::ir::global::{
    CodeModel, ComdatId, DllStorage, GlobalExtra, Locality, Sanitizer, UnnamedAddr, Visibility,
};
use crate::ir::inst::Align;
use crate::ir::module::Comdat;
use crate::ir::{
    AttrSet, Const, FuncId, Function, Global, GlobalId, GlobalKind, Linkage, LocalName, Module,
    Name, Operand, Param, Type, TypeId, upgrade,
};
use crate::sort;

/// What is left to be said of symbols when all constants are known.
#[derive(Default)]
pub(super) struct Unsettled {
    /// Variables with the numbers of their initializers.
    pub inits: Vec<(GlobalId, u64)>,
    /// Aliases and ifuncs with the numbers of what they stand for.
    pub aliases: Vec<(GlobalId, u64)>,
    /// Functions with the numbers of their prefix, prologue and personality, which are one more
    /// than those of the values, or 0.
    pub functions: Vec<(FuncId, [u64; 3])>,
    /// Symbols that belong to a comdat of their own name, as all did before comdats were written.
    pub comdats: Vec<GlobalId>,
    /// The functions with bodies, in order.
    pub defined: Vec<FuncId>,
}

/// What the operands of all symbols say, each in its own place.
struct Properties {
    name: Option<Name>,
    ty: TypeId,
    space: u32,
    linkage: u64,
    kind: GlobalKind,
}

impl Top<'_> {
    /// The name in the string table that the first two operands say; they are taken off. Before
    /// there was one, names come later.
    fn name(&mut self, input: &mut Input<'_>) -> Result<Option<Name>> {
        let Some(strtab) = self.strtab.clone() else {
            return Ok(None);
        };
        let (offset, size) = (input.op(0)?, input.op(1)?);
        let bytes = self.string(input, &strtab, offset, size)?;
        input.record.ops.drain(..2);
        Ok((size > 0).then(|| self.m.names.intern(bytes)))
    }

    /// Some bytes of the string table.
    fn string<'a>(
        &self,
        input: &Input<'a>,
        strtab: &Range<usize>,
        offset: u64,
        size: u64,
    ) -> Result<&'a [u8]> {
        let inside = offset
            .checked_add(size)
            .is_some_and(|end| end <= strtab.len() as u64);
        if !inside {
            return Err(input.malformed("a name is not in the string table"));
        }
        let start = strtab.start + offset as usize;
        Ok(input.bytes(start..start + size as usize))
    }

    /// Makes a symbol, with what those of all kinds have but for its place in a list of operands.
    fn symbol(&mut self, input: &Input<'_>, properties: Properties) -> Result<GlobalId> {
        let Properties {
            name,
            ty,
            space,
            linkage,
            kind,
        } = properties;
        let (linkage, _) = opcodes::linkage(linkage);
        let ptr_ty = self.m.types.pointer_into(ty, space);
        let id = self.m.globals.push(Global {
            kind,
            ty,
            ptr_ty,
            linkage,
            ..Global::new(self.no_name, false, input.span())
        });
        if let Some(name) = name {
            self.set_name(id, name, input.span())?;
        }
        let address = self.m.consts.intern(Const::Global(id));
        self.level.push(Operand::constant(address));
        Ok(id)
    }

    /// Gives a symbol its name.
    pub(super) fn set_name(&mut self, id: GlobalId, name: Name, span: Span) -> Result<()> {
        if self.m.by_name.get(name, false).is_some() {
            let shown = crate::ir::print::name_text(self.m.names.get(name));
            let message = format!("`@{shown}` is defined twice");
            let diagnostic = crate::diag::Diagnostic::error("redefinition", span, message);
            return Err(Box::new(diagnostic));
        }
        self.m.globals[id].name = name;
        self.m.by_name.insert(name, false, id);
        Ok(())
    }

    /// What a symbol is seen by: operands `visibility`, `dll` and `local`, where there are so many.
    /// What a linkage says already is not said again.
    fn visible(
        &mut self,
        input: &Input<'_>,
        id: GlobalId,
        linkage: u64,
        [visibility, dll, local]: [usize; 3],
    ) {
        let ops = &input.record.ops;
        let op = |n: usize| ops.get(n).copied();
        let global = &mut self.m.globals[id];
        let is_local = matches!(global.linkage, Linkage::Private | Linkage::Internal);
        if !is_local {
            global.visibility =
                Visibility::from_bitcode(op(visibility).unwrap_or(0)).unwrap_or_default();
            global.dll = match op(dll) {
                Some(dll) => DllStorage::from_bitcode(dll).unwrap_or_default(),
                None => opcodes::dll_of_linkage(linkage),
            };
        }
        let hidden = global.visibility != Visibility::Default;
        let implied = is_local || hidden && global.linkage != Linkage::ExternWeak;
        if op(local) == Some(1) && !implied {
            global.locality = Locality::DsoLocal;
        }
    }

    fn align(&self, input: &Input<'_>, n: usize) -> Result<Align> {
        let number = input.op(n)?;
        opcodes::align(number)
            .ok_or_else(|| input.malformed(format!("an alignment of 2^{}", number.wrapping_sub(1))))
    }

    /// A row of a table that is counted from 1.
    fn row<T: Copy>(&self, input: &Input<'_>, rows: &[T], n: usize) -> Result<Option<T>> {
        let Some(index) = input.or_zero(n).checked_sub(1) else {
            return Ok(None);
        };
        match rows.get(index as usize) {
            Some(&row) => Ok(Some(row)),
            None => Err(input.malformed(format!("operand {n} names what is not there"))),
        }
    }

    /// The comdat of a symbol: operand `n`, or of old its own.
    fn comdat(&mut self, input: &Input<'_>, id: GlobalId, linkage: u64, n: usize) -> Result<()> {
        if input.len() > n {
            self.m.globals[id].comdat = self.row(input, &self.comdats, n)?;
        } else if opcodes::linkage(linkage).1 {
            self.unsettled.comdats.push(id);
        }
        Ok(())
    }

    /// The partition, which operands `n` and the next name.
    fn partition(&mut self, input: &Input<'_>, n: usize) -> Result<Option<Name>> {
        let (offset, size) = (input.or_zero(n), input.or_zero(n + 1));
        match self.strtab.clone() {
            Some(strtab) if size > 0 => {
                let bytes = self.string(input, &strtab, offset, size)?;
                Ok(Some(self.m.names.intern(bytes)))
            }
            _ => Ok(None),
        }
    }

    fn extra(&mut self, id: GlobalId, extra: GlobalExtra) {
        let some = extra.partition.is_some()
            || extra.gc.is_some()
            || extra.code_model.is_some()
            || !extra.sanitizers.is_empty()
            || extra.attrs != AttrSet::EMPTY;
        if some {
            self.m.extras.insert(id, extra);
        }
    }

    /// `[type, constant, init, linkage, align, section, visibility, thread local, unnamed_addr,
    /// externally initialized, dll, comdat, attributes, dso_local, partition (2), sanitizers, code
    /// model]`
    pub(super) fn variable(&mut self, input: &mut Input<'_>) -> Result<()> {
        input.ops();
        let name = self.name(input)?;
        let ty = self.types.get(input, &self.m, input.op(0)?)?;
        let bits = input.op(1)?;
        // Before types were explicit, the type of the variable's address stood here.
        let (ty, space) = match (bits & 2 != 0, self.m.types.get(ty)) {
            (true, _) => (ty, u32::try_from(bits >> 2).unwrap_or(u32::MAX)),
            (false, Type::TypedPtr { pointee, space }) => (pointee, space),
            _ => return Err(input.malformed("its type is no pointer")),
        };
        let linkage = input.op(3)?;
        let id = self.symbol(
            input,
            Properties {
                name,
                ty,
                space,
                linkage,
                kind: GlobalKind::Variable {
                    constant: bits & 1 != 0,
                    init: None,
                },
            },
        )?;
        let align = self.align(input, 4)?;
        let section = self.row(input, &self.sections, 5)?;
        self.visible(input, id, linkage, [6, 10, 13]);
        let global = &mut self.m.globals[id];
        global.align = align;
        global.section = section;
        global.thread_local = opcodes::thread_local(input.or_zero(7));
        global.unnamed_addr = UnnamedAddr::from_bitcode(input.or_zero(8)).unwrap_or_default();
        global.externally_initialized = input.or_zero(9) != 0;
        if let Some(init) = input.op(2)?.checked_sub(1) {
            self.unsettled.inits.push((id, init));
        }
        self.comdat(input, id, linkage, 11)?;
        let attrs = self.attrs.get(input, input.or_zero(12))?;
        let attrs = attrs.map_or(AttrSet::EMPTY, |list| list.function);
        let sanitizers = Sanitizer::ALL.iter().enumerate();
        let sanitizers = sanitizers.filter(|(bit, _)| input.or_zero(16) >> bit & 1 != 0);
        let extra = GlobalExtra {
            partition: self.partition(input, 14)?,
            code_model: CodeModel::from_bitcode(input.or_zero(17)),
            sanitizers: sanitizers.map(|(_, row)| row.0).collect(),
            attrs: self.attrs.group(&mut self.m, attrs),
            gc: None,
        };
        self.extra(id, extra);
        Ok(())
    }

    /// `[type, convention, declared, linkage, attributes, align, section, visibility, gc,
    /// unnamed_addr, prologue, dll, comdat, prefix, personality, dso_local, address space,
    /// partition (2)]`
    pub(super) fn function(&mut self, input: &mut Input<'_>) -> Result<()> {
        input.ops();
        let name = self.name(input)?;
        let ty = self.types.get(input, &self.m, input.op(0)?)?;
        let ty = self.m.types.pointee(ty).unwrap_or(ty);
        let Type::Function {
            ret,
            params,
            varargs,
        } = self.m.types.get(ty)
        else {
            return Err(input.malformed("its type is no function"));
        };
        let space = match input.len() {
            0..=16 => self.m.target_layout().program_space,
            _ => input.op32(16)?,
        };
        let (conv, linkage) = (input.op(1)?, input.op(3)?);
        let func = self.m.funcs.next_key();
        let id = self.symbol(
            input,
            Properties {
                name,
                ty,
                space,
                linkage,
                kind: GlobalKind::Function(func),
            },
        )?;
        let list = self.attrs.get(input, input.op(4)?)?.cloned();
        let mut list = list.unwrap_or_default();
        if let Some(fitting) = list.fitting(&mut self.m, ret, params, &[]) {
            list = fitting;
        }
        let params = self.m.types.list(params).iter().enumerate();
        let params = params.map(|(n, &ty)| Param {
            ty,
            name: LocalName::UNNAMED,
            span: input.span(),
            attrs: list.param(n),
        });
        let mut params: Vec<Param> = params.collect();
        let conv = CallConv::from_number(conv);
        upgrade::interrupt_handler(&mut self.m, conv, &mut params);
        let function = Function {
            global: id,
            params,
            ret,
            varargs,
            ret_attrs: list.ret,
            attrs: self.attrs.group(&mut self.m, list.function),
            conv,
            personality: None,
            prefix: [None; 2],
            span: input.span(),
            body: None,
            unread: false,
        };
        self.m.funcs.push(function);
        let align = self.align(input, 5)?;
        let section = self.row(input, &self.sections, 6)?;
        self.visible(input, id, linkage, [7, 11, 15]);
        let global = &mut self.m.globals[id];
        global.align = align;
        global.section = section;
        global.unnamed_addr = UnnamedAddr::from_bitcode(input.or_zero(9)).unwrap_or_default();
        self.comdat(input, id, linkage, 12)?;
        let constants = [13, 10, 14].map(|n| input.or_zero(n));
        if constants != [0; 3] {
            self.unsettled.functions.push((func, constants));
        }
        let extra = GlobalExtra {
            partition: self.partition(input, 17)?,
            gc: self.row(input, &self.collectors, 8)?,
            ..GlobalExtra::default()
        };
        self.extra(id, extra);
        if input.op(2)? == 0 {
            self.unsettled.defined.push(func);
        }
        Ok(())
    }

    /// `[type, address space, value, linkage, visibility, dll, thread local, unnamed_addr,
    /// dso_local, partition (2)]`; of old the type is that of the address. An ifunc has neither a
    /// DLL storage class nor what follows it up to `dso_local`.
    pub(super) fn alias(&mut self, input: &mut Input<'_>, old: bool, ifunc: bool) -> Result<()> {
        input.ops();
        let name = self.name(input)?;
        let ty = self.types.get(input, &self.m, input.op(0)?)?;
        let (ty, space) = match (old, self.m.types.get(ty)) {
            (false, _) => (ty, input.op32(1)?),
            (true, Type::TypedPtr { pointee, space }) => (pointee, space),
            _ => return Err(input.malformed("its type is no pointer")),
        };
        let at = usize::from(!old);
        let (value, linkage) = (input.op(at + 1)?, input.op(at + 2)?);
        let id = self.symbol(
            input,
            Properties {
                name,
                ty,
                space,
                linkage,
                // What it stands for is filled in when that is known; so far only the kind is right.
                kind: match ifunc {
                    true => GlobalKind::IFunc(crate::ir::ConstId(0)),
                    false => GlobalKind::Alias(crate::ir::ConstId(0)),
                },
            },
        )?;
        if old {
            self.m.old_aliases.insert(id);
        }
        let visibility = at + 3;
        let (dll, local) = match ifunc {
            true => (usize::MAX, visibility + 1),
            false => (visibility + 1, visibility + 4),
        };
        self.visible(input, id, linkage, [visibility, dll, local]);
        if !ifunc {
            let global = &mut self.m.globals[id];
            global.thread_local = opcodes::thread_local(input.or_zero(visibility + 2));
            global.unnamed_addr =
                UnnamedAddr::from_bitcode(input.or_zero(visibility + 3)).unwrap_or_default();
        }
        let extra = GlobalExtra {
            partition: self.partition(input, local.saturating_add(1))?,
            ..GlobalExtra::default()
        };
        self.extra(id, extra);
        self.unsettled.aliases.push((id, value));
        Ok(())
    }

    /// `[kind]` behind a name, or of old `[kind, size, name]`.
    pub(super) fn comdat_record(&mut self, input: &mut Input<'_>) -> Result<()> {
        input.ops();
        let name = match self.name(input)? {
            Some(name) => name,
            None if self.strtab.is_some() => self.m.names.intern(b""),
            None => {
                let size = input.op(1)? as usize;
                let chars = input.record.ops.get(2..).and_then(|ops| ops.get(..size));
                let Some(chars) = chars else {
                    return Err(input.malformed(format!("there is no name of {size} characters")));
                };
                let chars: Vec<u8> = chars.iter().map(|&char| char as u8).collect();
                self.m.names.intern(&chars)
            }
        };
        let kind = self.m.names.intern(opcodes::comdat_kind(input.op(0)?));
        let id = self.m.comdats.push(Comdat { name, kind });
        self.comdats.push(id);
        Ok(())
    }

    /// Makes the comdats that are not written, and numbers the symbols without a name, as LLVM
    /// does: variables first, functions last.
    pub(super) fn settle_names(&mut self) {
        let kind = self.m.names.intern(b"any");
        let mach_o = self.m.triple.is_some_and(|triple| {
            let triple = self.m.names.text(triple);
            triple.contains("darwin") || triple.contains("macho") || triple.contains("-apple-")
        });
        for id in std::mem::take(&mut self.unsettled.comdats) {
            let name = self.m.globals[id].name;
            if !mach_o {
                let comdat: ComdatId = self.m.comdats.push(Comdat { name, kind });
                self.m.globals[id].comdat = Some(comdat);
            }
        }
        let rank = |kind: GlobalKind| match kind {
            GlobalKind::Variable { .. } | GlobalKind::Undeclared => 0u32,
            GlobalKind::Alias(_) => 1,
            GlobalKind::IFunc(_) => 2,
            GlobalKind::Function(_) => 3,
        };
        let no_name = self.no_name;
        let mut unnamed: Vec<GlobalId> = self.m.globals.keys().collect();
        unnamed.retain(|&id| self.m.globals[id].name == no_name);
        sort::by_number(&mut unnamed, |&id| rank(self.m.globals[id].kind));
        for (number, id) in unnamed.into_iter().enumerate() {
            let name = self.m.names.intern(number.to_string().as_bytes());
            let global = &mut self.m.globals[id];
            global.name = name;
            global.numbered = true;
            self.m.by_name.insert(name, true, id);
        }
    }
}

impl super::attrs::AttrList {
    /// The attributes of parameter `n`.
    #[inline]
    pub(super) fn param(&self, n: usize) -> AttrSet {
        let found = self.params.iter().find(|row| row.0 as usize == n);
        found.map_or(AttrSet::EMPTY, |row| row.1)
    }
}

/// The address that a value of the file is, if it is a symbol.
pub(super) fn symbol_of(m: &Module, level: &Level, value: u64) -> Option<GlobalId> {
    let operand = level.values.get(usize::try_from(value).ok()?)?;
    match m.consts.get(operand.as_const()?) {
        Const::Global(id) => Some(id),
        _ => None,
    }
}
