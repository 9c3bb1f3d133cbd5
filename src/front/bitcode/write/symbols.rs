//! What the module says of itself, its comdats and its symbols.

use rustc_hash::FxHashMap;

use super::super::codes::{module as code, symbols};
use super::super::opcodes::{align_number, comdat_number};
use super::super::stream::{AbbrevOp as Form, BitWriter};
use super::WriteError;
use super::numbers::{AttrList, ValueEnumerator};
use super::strings::StringTable;
use crate::entity::Entity;
use crate::ir::global::{CodeModel, GlobalExtra, Locality, Sanitizer, ThreadLocal, Visibility};
use crate::ir::{ConstId, Global, GlobalId, GlobalKind, Linkage, Name};

/// Names that records refer to by their place in a table that is counted from 1.
struct NameTable<'n> {
    rows: FxHashMap<Name, u64>,
    names: &'n crate::ir::name::Names,
}

impl NameTable<'_> {
    fn number(&mut self, out: &mut BitWriter, record: u32, name: Option<Name>) -> u64 {
        let Some(name) = name else { return 0 };
        let next = self.rows.len() as u64 + 1;
        *self.rows.entry(name).or_insert_with(|| {
            out.text(record, &[], self.names.get(name));
            next
        })
    }
}

impl ValueEnumerator<'_> {
    /// Writes what comes in front of constants. Gives where it is to be said where the offsets of
    /// bodies are.
    pub(super) fn write_symbols(
        &self,
        out: &mut BitWriter,
        names: &mut StringTable,
    ) -> Result<u64, WriteError> {
        let m = self.m;
        for comdat in m.comdats.values() {
            let (at, len) = names.add(m.names.get(comdat.name));
            let kind = comdat_number(m.names.get(comdat.kind));
            out.record(code::COMDAT, &[at, len, kind]);
        }
        if let Some(triple) = m.triple {
            out.text(code::TRIPLE, &[], m.names.get(triple));
        }
        if let Some(layout) = m.data_layout {
            out.text(code::DATALAYOUT, &[], m.names.get(layout));
        }
        if !m.module_asm.is_empty() {
            let mut text = Vec::new();
            for &(line, _) in &m.module_asm {
                text.extend_from_slice(m.names.get(line));
                // As LLVM puts lines together: one of nothing adds nothing.
                if text.last().is_some_and(|&byte| byte != b'\n') {
                    text.push(b'\n');
                }
            }
            out.text(code::ASM, &[], &text);
        }
        let mut sections = NameTable {
            rows: FxHashMap::default(),
            names: &m.names,
        };
        let mut collectors = NameTable {
            rows: FxHashMap::default(),
            names: &m.names,
        };
        for &id in &self.symbols {
            sections.number(out, code::SECTIONNAME, m.globals[id].section);
        }
        for &id in &self.symbols {
            let gc = m.extras.get(&id).and_then(|extra| extra.gc);
            collectors.number(out, code::GCNAME, gc);
        }
        if let Some(name) = m.source_filename {
            out.text(code::SOURCE_FILENAME, &[], m.names.get(name));
        }
        let ty = Form::Fixed(super::width_of(self.types.rows.len() as u64 + 1));
        let simple = out.define(&[
            Form::Literal(code::GLOBALVAR.into()),
            Form::Vbr(8),
            Form::Vbr(8),
            ty,
            Form::Vbr(6),
            Form::Vbr(6),
            Form::Fixed(5),
            Form::Vbr(6),
            Form::Vbr(6),
        ]);
        for &id in &self.symbols {
            let global = &m.globals[id];
            let section = sections.number(out, code::SECTIONNAME, global.section);
            let gc = m.extras.get(&id).and_then(|extra| extra.gc);
            let gc = collectors.number(out, code::GCNAME, gc);
            let name = match global.numbered {
                true => &[],
                false => m.names.get(global.name),
            };
            let (at, len) = names.add(name);
            let head = [at, len, self.types.number(m, global.ty)];
            let extra = m.extras.get(&id).cloned().unwrap_or_default();
            match global.kind {
                GlobalKind::Variable { constant, init } => {
                    let ops =
                        self.variable(global, head, (constant, init), section, &extra, names)?;
                    match ops.len() {
                        8 => out.abbreviated(simple, code::GLOBALVAR, &ops),
                        _ => out.record(code::GLOBALVAR, &ops),
                    }
                }
                GlobalKind::Undeclared => {}
                GlobalKind::Function(_) => {
                    let ops = self.function(global, head, section, gc, &extra, names)?;
                    out.record(code::FUNCTION, &ops);
                }
                GlobalKind::Alias(target) | GlobalKind::IFunc(target) => {
                    let is_ifunc = matches!(global.kind, GlobalKind::IFunc(_));
                    let ops = self.alias(global, head, (target, is_ifunc), &extra, names)?;
                    let record = if is_ifunc { code::IFUNC } else { code::ALIAS };
                    out.record(record, &ops);
                }
            }
        }
        let form = out.define(&[Form::Literal(code::VSTOFFSET.into()), Form::Fixed(32)]);
        out.abbreviated(form, code::VSTOFFSET, &[0]);
        Ok(out.at() - 32)
    }

    fn comdat(&self, global: &Global) -> u64 {
        global.comdat.map_or(0, |id| id.index() as u64 + 1)
    }

    fn attrs(&self, extra: &GlobalExtra) -> u64 {
        self.list_number(&AttrList {
            function: extra.attrs,
            ..AttrList::default()
        })
    }

    fn init(&self, init: Option<ConstId>) -> Result<u64, WriteError> {
        match init {
            Some(init) => Ok(u64::from(self.const_number(init)?) + 1),
            None => Ok(0),
        }
    }

    fn variable(
        &self,
        global: &Global,
        [at, len, ty]: [u64; 3],
        (constant, init): (bool, Option<ConstId>),
        section: u64,
        extra: &GlobalExtra,
        names: &mut StringTable,
    ) -> Result<Vec<u64>, WriteError> {
        const EXPLICIT: u64 = 2;
        let space = u64::from(self.m.types.space(global.ptr_ty).unwrap_or(0));
        let mut ops = vec![
            at,
            len,
            ty,
            space << 2 | EXPLICIT | u64::from(constant),
            self.init(init)?,
            global.linkage.bitcode(),
            align_number(global.align),
            section,
        ];
        let sanitizers = Sanitizer::ALL.iter().enumerate();
        let sanitizers = sanitizers.filter(|(_, row)| extra.sanitizers.contains(&row.0));
        let sanitizers = sanitizers.fold(0, |bits, (bit, _)| bits | 1 << bit);
        let rest = [
            global.visibility.bitcode(),
            global.thread_local.map_or(0, ThreadLocal::bitcode),
            global.unnamed_addr.bitcode(),
            global.externally_initialized.into(),
            global.dll.bitcode(),
            self.comdat(global),
            self.attrs(extra),
            is_local(global).into(),
        ];
        let model = extra.code_model.map_or(0, CodeModel::bitcode);
        if rest == [0; 8] && extra.partition.is_none() && sanitizers == 0 && model == 0 {
            return Ok(ops);
        }
        ops.extend(rest);
        ops.extend(self.partition(extra, names));
        ops.push(sanitizers);
        ops.extend((model != 0).then_some(model));
        Ok(ops)
    }

    fn partition(&self, extra: &GlobalExtra, names: &mut StringTable) -> [u64; 2] {
        let partition = extra
            .partition
            .map_or(&[][..], |name| self.m.names.get(name));
        let (at, len) = names.add(partition);
        [at, len]
    }

    fn function(
        &self,
        global: &Global,
        [at, len, ty]: [u64; 3],
        section: u64,
        gc: u64,
        extra: &GlobalExtra,
        names: &mut StringTable,
    ) -> Result<Vec<u64>, WriteError> {
        let function = match global.kind {
            GlobalKind::Function(func) => Some(&self.m.funcs[func]),
            _ => None,
        };
        let list = function
            .map(ValueEnumerator::function_list)
            .unwrap_or_default();
        let declared = function.is_none_or(|function| function.body.is_none());
        let [prefix, prologue] = function.map_or([None; 2], |function| function.prefix);
        let personality = function.and_then(|function| function.personality);
        let mut ops = vec![
            at,
            len,
            ty,
            function
                .map_or(0, |function| function.conv.to_number())
                .into(),
            declared.into(),
            global.linkage.bitcode(),
            self.list_number(&list),
            align_number(global.align),
            section,
            global.visibility.bitcode(),
            gc,
            global.unnamed_addr.bitcode(),
            self.init(prologue)?,
            global.dll.bitcode(),
            self.comdat(global),
            self.init(prefix)?,
            self.init(personality)?,
            is_local(global).into(),
            self.m.types.space(global.ptr_ty).unwrap_or(0).into(),
        ];
        ops.extend(self.partition(extra, names));
        Ok(ops)
    }

    fn alias(
        &self,
        global: &Global,
        [at, len, ty]: [u64; 3],
        (target, is_ifunc): (ConstId, bool),
        extra: &GlobalExtra,
        names: &mut StringTable,
    ) -> Result<Vec<u64>, WriteError> {
        let space = self.m.types.space(global.ptr_ty).unwrap_or(0);
        let mut ops = vec![
            at,
            len,
            ty,
            space.into(),
            self.const_number(target)?.into(),
            global.linkage.bitcode(),
            global.visibility.bitcode(),
        ];
        if !is_ifunc {
            ops.extend([
                global.dll.bitcode(),
                global.thread_local.map_or(0, ThreadLocal::bitcode),
                global.unnamed_addr.bitcode(),
            ]);
        }
        ops.push(is_local(global).into());
        ops.extend(self.partition(extra, names));
        Ok(ops)
    }

    /// Writes where the bodies of functions are, in words, and says where that is said.
    pub(super) fn write_offsets(&self, out: &mut BitWriter, at: u64, offsets: &[(GlobalId, u64)]) {
        // The block begins with its id; words are counted from the magic number's on.
        out.patch(at, (out.at() / 32) as u32);
        out.enter(symbols::BLOCK, 4);
        let form = out.define(&[
            Form::Literal(symbols::FNENTRY.into()),
            Form::Vbr(8),
            Form::Vbr(8),
        ]);
        for &(global, offset) in offsets {
            let number = self.symbol_numbers[global.index()];
            out.abbreviated(form, symbols::FNENTRY, &[number.into(), offset]);
        }
        out.leave();
    }
}

/// Whether a symbol is found in its own module, by its linkage or because it says so.
fn is_local(global: &Global) -> bool {
    let local = matches!(global.linkage, Linkage::Private | Linkage::Internal);
    let hidden = global.visibility != Visibility::Default;
    local
        || hidden && global.linkage != Linkage::ExternWeak
        || global.locality == Locality::DsoLocal
}
