//! From `ir` to bitcode as LLVM 19 writes it: version 2, with names in a string table, operands
//! counted back, and the abbreviations that all its files have.
//!
//! All that has a number in the file is numbered first (`numbers`, `metadata`); then the blocks are
//! written in order. A body is written by itself, with the constants that it alone has.

mod attrs;
mod body;
mod constants;
mod metadata;
mod numbers;
mod splats;
mod strings;
mod symbols;
mod symtab;
mod use_lists;

use self::numbers::ValueEnumerator;
use self::strings::StringTable;
use self::use_lists::UseLists;
use super::codes::{
    bundle_tags, constants as constant_codes, function, identification, module, strtab,
    symbols as symbol_codes, symtab as symtab_codes, sync_scopes, types,
};
use super::stream::{AbbrevOp as Form, BitWriter};
use crate::diag::{Diagnostic, Span};
use crate::ir::{Module, Type, TypeId};

/// Who writes, as files say it.
const PRODUCER: &str = concat!("jitlite", env!("CARGO_PKG_VERSION"));

/// Why a module cannot be written.
pub(super) type WriteError = Box<Diagnostic>;

/// What bitcode has no record for, or none that is written here.
#[cold]
pub(super) fn unsupported(what: &str) -> WriteError {
    Box::new(Diagnostic::unsupported(
        Span::NONE,
        format!("{what}, as bitcode"),
    ))
}

/// The abbreviations that blocks begin with, by their ids.
pub(super) mod form {
    pub(crate) const ENTRY_8: u64 = 4;
    pub(crate) const ENTRY_7: u64 = 5;
    pub(crate) const ENTRY_6: u64 = 6;
    pub(crate) const BBENTRY_6: u64 = 7;

    pub(crate) const SETTYPE: u64 = 4;
    pub(crate) const INTEGER: u64 = 5;
    pub(crate) const CE_CAST: u64 = 6;
    pub(crate) const NULL: u64 = 7;

    pub(crate) const LOAD: u64 = 4;
    pub(crate) const UNOP: u64 = 5;
    pub(crate) const UNOP_FLAGS: u64 = 6;
    pub(crate) const BINOP: u64 = 7;
    pub(crate) const BINOP_FLAGS: u64 = 8;
    pub(crate) const CAST: u64 = 9;
    pub(crate) const CAST_FLAGS: u64 = 10;
    pub(crate) const RET_VOID: u64 = 11;
    pub(crate) const RET_VAL: u64 = 12;
    pub(crate) const UNREACHABLE: u64 = 13;
    pub(crate) const GEP: u64 = 14;
    pub(crate) const DEBUG_VALUE: u64 = 15;
}

/// Writes a module, which has been verified.
///
/// # Errors
///
/// If it has what LLVM 19 has no record for.
pub fn write(m: &Module) -> Result<Vec<u8>, Box<Diagnostic>> {
    write_as(m, false)
}

/// As [`write()`], with use-list orders: LLVM then has the uses of all values in the order that it has
/// them in when it reads the module as text, and as it states it.
///
/// # Errors
///
/// As [`write()`], and if an order is stated that depends on more than where uses stand: those of
/// blocks whose addresses are taken, of their functions, and of symbols and constants that are used
/// or defined behind the order.
pub fn write_with_use_lists(m: &Module) -> Result<Vec<u8>, Box<Diagnostic>> {
    write_as(m, true)
}

fn write_as(m: &Module, use_lists: bool) -> Result<Vec<u8>, Box<Diagnostic>> {
    if let Some(&alias) = m.old_aliases.iter().min() {
        let what = "an alias of a declaration, which LLVM does not know since 3.5";
        return Err(Box::new(Diagnostic::unsupported(
            m.globals[alias].span,
            what,
        )));
    }
    let spelled_out = splats::spelled_out(m);
    let mut numbers = ValueEnumerator::new(spelled_out.as_ref().unwrap_or(m))?;
    let mut out = BitWriter::new();
    out.bytes(b"BC\xc0\xde");
    out.enter(identification::BLOCK, 5);
    out.text(identification::STRING, &[], PRODUCER.as_bytes());
    out.record(identification::EPOCH, &[0]);
    out.leave();
    let mut names = StringTable::default();
    let use_lists = match use_lists {
        true => Some(UseLists::new(&numbers)?),
        false => None,
    };
    write_module(&mut numbers, &mut out, &mut names, use_lists.as_ref())?;
    if let Some(table) = numbers.symbol_table(&mut names) {
        write_blob(&mut out, symtab_codes::BLOCK, symtab_codes::BLOB, &table);
    }
    write_blob(&mut out, strtab::BLOCK, strtab::BLOB, names.bytes());
    Ok(out.finish())
}

/// Writes a block of one blob.
fn write_blob(out: &mut BitWriter, block: u32, record: u32, blob: &[u8]) {
    out.enter(block, 3);
    let form = out.define(&[Form::Literal(record.into()), Form::Blob]);
    out.blob(form, &[], blob);
    out.leave();
}

fn write_module(
    numbers: &mut ValueEnumerator<'_>,
    out: &mut BitWriter,
    names: &mut StringTable,
    use_lists: Option<&UseLists<'_>>,
) -> Result<(), WriteError> {
    let m = numbers.m;
    out.enter(module::BLOCK, 3);
    out.record(module::VERSION, &[2]);
    write_infos(numbers, out);
    write_types(numbers, out);
    numbers.write_attrs(out)?;
    let offsets_at = numbers.write_symbols(out, names)?;
    numbers.write_constants(out, true)?;
    numbers.write_kinds(out);
    numbers.write_metadata(out)?;
    if let Some(lists) = use_lists {
        lists.write(numbers, out)?;
    }
    if !numbers.tags.is_empty() {
        out.enter(bundle_tags::BLOCK, 3);
        for &tag in &numbers.tags {
            out.text(bundle_tags::OPERAND_BUNDLE_TAG, &[], m.names.get(tag));
        }
        out.leave();
    }
    out.enter(sync_scopes::BLOCK, 2);
    let named = m.scopes.iter().map(|&name| m.names.get(name));
    for name in [&b"singlethread"[..], b""].into_iter().chain(named) {
        out.text(sync_scopes::SYNC_SCOPE_NAME, &[], name);
    }
    out.leave();
    let mut offsets = Vec::new();
    for func in numbers.defined() {
        let function = &m.funcs[func];
        let Some(body) = &function.body else { continue };
        // A block begins where its id does.
        offsets.push((function.global, out.at() / 32));
        numbers.enter(body)?;
        body::write(numbers, out, (func, function), use_lists)?;
        numbers.leave();
    }
    numbers.write_offsets(out, offsets_at, &offsets);
    out.leave();
    Ok(())
}

/// How many bits numbers below one take.
pub(super) fn width_of(count: u64) -> u8 {
    let bits = 64 - count.saturating_sub(1).leading_zeros();
    bits.clamp(1, 32) as u8
}

fn write_infos(numbers: &ValueEnumerator<'_>, out: &mut BitWriter) {
    use {constant_codes as constant, function as inst, symbol_codes as symbol};
    let ty = Form::Fixed(width_of(numbers.types.rows.len() as u64 + 1));
    let is = |code: u32| Form::Literal(code.into());
    let (v6, v8) = (Form::Vbr(6), Form::Vbr(8));
    let (opcode, flags) = (Form::Fixed(4), Form::Fixed(8));
    let entry = |first: Form, char: Form| vec![first, v8, Form::Array, char];
    let infos: Vec<(u32, Vec<Form>)> = vec![
        (symbol::BLOCK, entry(Form::Fixed(3), Form::Fixed(8))),
        (symbol::BLOCK, entry(is(symbol::ENTRY), Form::Fixed(7))),
        (symbol::BLOCK, entry(is(symbol::ENTRY), Form::Char6)),
        (symbol::BLOCK, entry(is(symbol::BBENTRY), Form::Char6)),
        (constant::BLOCK, vec![is(constant::SETTYPE), ty]),
        (constant::BLOCK, vec![is(constant::INTEGER), v8]),
        (
            constant::BLOCK,
            vec![is(constant::CE_CAST), Form::Fixed(4), ty, v8],
        ),
        (constant::BLOCK, vec![is(constant::NULL)]),
        (
            inst::BLOCK,
            vec![is(inst::INST_LOAD), v6, ty, Form::Vbr(4), Form::Fixed(1)],
        ),
        (inst::BLOCK, vec![is(inst::INST_UNOP), v6, opcode]),
        (inst::BLOCK, vec![is(inst::INST_UNOP), v6, opcode, flags]),
        (inst::BLOCK, vec![is(inst::INST_BINOP), v6, v6, opcode]),
        (
            inst::BLOCK,
            vec![is(inst::INST_BINOP), v6, v6, opcode, flags],
        ),
        (inst::BLOCK, vec![is(inst::INST_CAST), v6, ty, opcode]),
        (
            inst::BLOCK,
            vec![is(inst::INST_CAST), v6, ty, opcode, flags],
        ),
        (inst::BLOCK, vec![is(inst::INST_RET)]),
        (inst::BLOCK, vec![is(inst::INST_RET), v6]),
        (inst::BLOCK, vec![is(inst::INST_UNREACHABLE)]),
        (
            inst::BLOCK,
            vec![is(inst::INST_GEP), Form::Fixed(3), ty, Form::Array, v6],
        ),
        (
            inst::BLOCK,
            vec![
                is(inst::DEBUG_RECORD_VALUE_SIMPLE),
                Form::Vbr(7),
                Form::Vbr(7),
                Form::Vbr(7),
                v6,
            ],
        ),
    ];
    let infos: Vec<(u32, &[Form])> = infos
        .iter()
        .map(|(block, form)| (*block, &form[..]))
        .collect();
    out.block_info(&infos);
}

/// Writes the table of types.
fn write_types(numbers: &ValueEnumerator<'_>, out: &mut BitWriter) {
    let rows = &numbers.types.rows;
    let ty = Form::Fixed(width_of(rows.len() as u64 + 1));
    out.enter(types::BLOCK, 4);
    let is = |code: u32| Form::Literal(code.into());
    let list = |code: u32| [is(code), Form::Fixed(1), Form::Array, ty];
    let forms = TypeForms {
        pointer: out.define(&[is(types::OPAQUE_POINTER), Form::Literal(0)]),
        function: out.define(&list(types::FUNCTION)),
        anonymous: out.define(&list(types::STRUCT_ANON)),
        name: out.define(&[is(types::STRUCT_NAME), Form::Array, Form::Char6]),
        named: out.define(&list(types::STRUCT_NAMED)),
        array: out.define(&[is(types::ARRAY), Form::Vbr(8), ty]),
    };
    out.record(types::NUMENTRY, &[rows.len() as u64]);
    for &row in rows {
        write_type(numbers, out, &forms, row);
    }
    out.leave();
}

/// The abbreviations of the table of types.
struct TypeForms {
    pointer: u64,
    function: u64,
    anonymous: u64,
    name: u64,
    named: u64,
    array: u64,
}

fn write_type(numbers: &ValueEnumerator<'_>, out: &mut BitWriter, forms: &TypeForms, ty: TypeId) {
    let m = numbers.m;
    let number = |ty: TypeId| numbers.types.number(m, ty);
    let all = |first: u64, list: &[TypeId]| -> Vec<u64> {
        let numbers = list.iter().map(|&ty| number(ty));
        std::iter::once(first).chain(numbers).collect()
    };
    let simple = match m.types.get(ty) {
        Type::Void => types::VOID,
        Type::Label => types::LABEL,
        Type::Token => types::TOKEN,
        Type::Metadata => types::METADATA,
        Type::X86Amx => types::X86_AMX,
        Type::X86Mmx => types::X86_MMX,
        Type::Half => types::HALF,
        Type::BFloat => types::BFLOAT,
        Type::Float => types::FLOAT,
        Type::Double => types::DOUBLE,
        Type::X86Fp80 => types::X86_FP80,
        Type::Fp128 => types::FP128,
        Type::PpcFp128 => types::PPC_FP128,
        Type::Int(width) => return out.record(types::INTEGER, &[width.into()]),
        Type::Ptr { space: 0 } => {
            return out.abbreviated(forms.pointer, types::OPAQUE_POINTER, &[0]);
        }
        Type::Ptr { space } => return out.record(types::OPAQUE_POINTER, &[space.into()]),
        Type::TypedPtr { pointee, space } => {
            return out.record(types::POINTER, &[number(pointee), space.into()]);
        }
        Type::Array { elem, len } => {
            return out.abbreviated(forms.array, types::ARRAY, &[len, number(elem)]);
        }
        Type::Vector {
            elem,
            len,
            scalable,
        } => {
            let ops = [len.into(), number(elem), 1];
            return out.record(types::VECTOR, &ops[..2 + usize::from(scalable)]);
        }
        Type::Function {
            ret,
            params,
            varargs,
        } => {
            let mut ops = all(varargs.into(), &[ret]);
            ops.extend(m.types.list(params).iter().map(|&ty| number(ty)));
            return out.abbreviated(forms.function, types::FUNCTION, &ops);
        }
        Type::Struct { fields, packed } => {
            let ops = all(packed.into(), m.types.list(fields));
            return out.abbreviated(forms.anonymous, types::STRUCT_ANON, &ops);
        }
        Type::Named(id) => {
            let named = m.types.named[id];
            let name = m.names.get(named.name);
            // Those that have a number for a name have none.
            if !name.iter().all(u8::is_ascii_digit) {
                match name
                    .iter()
                    .all(|&byte| super::stream::char6(byte).is_some())
                {
                    true => out.abbreviated_text(forms.name, types::STRUCT_NAME, &[], name),
                    false => out.text(types::STRUCT_NAME, &[], name),
                }
            }
            return match named.body.map(|body| m.types.get(body)) {
                Some(Type::Struct { fields, packed }) => {
                    let ops = all(packed.into(), m.types.list(fields));
                    out.abbreviated(forms.named, types::STRUCT_NAMED, &ops);
                }
                _ => out.record(types::OPAQUE, &[0]),
            };
        }
        Type::Target(id) => {
            let target = m.types.target_type(id);
            out.text(types::STRUCT_NAME, &[], m.names.get(target.name));
            let list = m.types.list(target.types);
            let mut ops = all(list.len() as u64, list);
            ops.extend(target.numbers.iter().map(|&number| u64::from(number)));
            return out.record(types::TARGET_TYPE, &ops);
        }
    };
    out.record(simple, &[]);
}
