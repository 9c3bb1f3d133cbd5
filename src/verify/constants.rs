//! Constants: each is judged once, by a flat walk over the table of constants.
//!
//! Constants have no spans. Only when some are wrong are the initializers and bodies searched for
//! the places that use them.

use rustc_hash::FxHashMap;

use super::Profile;
use super::checker::Checker;
use super::infos::Info;
use super::inst::{
    Complaint, check_cast, index_value, is_field_index, is_scalable_struct, unequal_vectors,
    vector_fault, walk,
};
use super::intrinsics;
use super::labels;
use super::locate;
use super::mend;
use super::rule::{Check, InstKind, Rule};
use super::show;
use super::walk::rule_named;
use crate::diag::{Diagnostic, Severity, Span};
use crate::entity::{Entity, List};
use crate::ir::inst::GepFlags;
use crate::ir::module::ConstMismatch;
use crate::ir::{
    BinaryOp, CastOp, Const, ConstId, ConstOp, GlobalId, GlobalKind, Module, OperandKind, Type,
    TypeId,
};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "constant-operand",
        says: "the type in front of a constant must be the type of the constant",
        check: Check::Module(mismatches),
    },
    Rule {
        code: "constant-type",
        says: "`null` is a pointer, a number has a type of numbers, `zeroinitializer` and `undef` \
               a type of values",
        check: Check::Within("constants"),
    },
    Rule {
        code: "string-length",
        says: "the length of the array is the length of the string in bytes; an escape such as \
               `\\0A` or `\\00` counts as one",
        check: Check::Within("constants"),
    },
    Rule {
        code: "element-count",
        says: "a constant array, struct or vector has as many elements as its type",
        check: Check::Within("constants"),
    },
    Rule {
        code: "element-type",
        says: "the elements of a constant have the types that its type gives them",
        check: Check::Within("constants"),
    },
    Rule {
        code: "block-address",
        says: "the address of a block is that of a block of a function that is defined in this \
               module, and not of its entry block",
        check: Check::Within("constants"),
    },
    Rule {
        code: "constant-expression",
        says: "a constant expression obeys the rules of the instruction that it is named after",
        check: Check::Module(all),
    },
];

const OPERAND: &Rule = rule_named(RULES, "constant-operand");
const TYPE: &Rule = rule_named(RULES, "constant-type");
const STRING: &Rule = rule_named(RULES, "string-length");
const COUNT: &Rule = rule_named(RULES, "element-count");
const ELEMENT: &Rule = rule_named(RULES, "element-type");
const BLOCK: &Rule = rule_named(RULES, "block-address");
const EXPRESSION: &Rule = rule_named(RULES, "constant-expression");

fn mismatches(c: &mut Checker<'_>, _: &'static Rule) {
    let first = std::mem::replace(&mut c.judged.1, c.m.const_mismatches.len());
    for &mismatch in &c.m.const_mismatches[first..] {
        let ConstMismatch {
            span,
            written,
            operand,
            ..
        } = mismatch;
        let own = c.m.const_type(operand);
        if c.agree_exactly(own, written) {
            continue;
        }
        let wrong = !c.agree(own, written);
        // Functions, variables and strings are distinguished by what was probably meant.
        let (own_text, written_text) = (c.ty(own), c.ty(written));
        let shown = super::checker::quoted(&show::constant(c.m, operand));
        let diagnostic = c
            .error(
                OPERAND,
                span,
                format!("{shown} has type {own_text}, but is used as {written_text}"),
            )
            .label(format!("this is {own_text}"));
        let mut diagnostic = c.and_global(diagnostic, operand);
        if c.info(own).any(Info::PTR) && !c.info(written).any(Info::PTR) {
            diagnostic = diagnostic.note(
                "a name stands for an address; what is there is known only when the program runs",
            );
        }
        diagnostic = mend::other_brackets(c, diagnostic, span, (own, written));
        diagnostic = mend::string_for_pointer(c, diagnostic, span, (own, written));
        if c.info(own).any(Info::PTR) && c.info(written).any(Info::PTR) {
            let (own, to) = (show::ty(c.m, own), show::ty(c.m, written));
            let text = String::from_utf8_lossy(c.m.text(span)).into_owned();
            let function = |ty| {
                let pointee = c.m.types.pointee(ty);
                pointee.is_some_and(|ty| c.info(ty).any(Info::FUNCTION))
            };
            // Functions of another type are not to be called as if they had this one.
            if text.starts_with('@') && !function(c.m.const_type(operand)) {
                let space = |ty| c.m.types.space(ty);
                let word = match space(c.m.const_type(operand)) == space(written) {
                    true => "bitcast",
                    false => "addrspacecast",
                };
                diagnostic = diagnostic.fix(
                    span,
                    format!("{word} ({own} {text} to {to})"),
                    "convert the pointer",
                );
            }
        }
        match wrong {
            true => c.push(diagnostic),
            false => c.push_pointer(diagnostic),
        }
    }
    c.loose = None;
}

/// What is wrong with a constant.
struct ConstantFault {
    rule: &'static Rule,
    message: String,
    /// The element or operand that is to blame.
    part: Option<u32>,
    note: Option<String>,
    /// The length that an array type should have.
    len: Option<u64>,
    /// Whether only the types of pointers forbid it.
    pointer: bool,
    /// Whether only LLVM minds, and no harm is done.
    harmless: bool,
}

impl ConstantFault {
    fn new(rule: &'static Rule, message: String) -> Option<ConstantFault> {
        Some(ConstantFault {
            rule,
            message,
            part: None,
            note: None,
            len: None,
            pointer: false,
            harmless: false,
        })
    }

    fn push(&self, c: &mut Checker<'_>, mut diagnostic: Diagnostic) {
        if self.harmless {
            diagnostic.severity = Severity::Warning;
        }
        match self.pointer {
            true => c.push_pointer(diagnostic),
            false => c.push(diagnostic),
        }
    }

    fn at(rule: &'static Rule, part: usize, message: String) -> Option<ConstantFault> {
        Some(ConstantFault {
            part: Some(part as u32),
            ..ConstantFault::new(rule, message)?
        })
    }
}

/// Checks the constants that were added to the module since this was last done.
pub(super) fn check_new(c: &mut Checker<'_>) {
    mismatches(c, OPERAND);
    all(c, EXPRESSION);
}

fn all(c: &mut Checker<'_>, _: &'static Rule) {
    let mut faults = FxHashMap::default();
    let first = std::mem::replace(&mut c.judged.0, c.m.consts.len());
    for index in first..c.m.consts.len() {
        let id = ConstId::new(index);
        let constant = c.m.consts.get(id);
        if let Some(fault) = check_constant(c, constant) {
            faults.insert(id, fault);
        }
    }
    for (id, message) in labels::faults(c.m, first) {
        if let Some(fault) = ConstantFault::new(BLOCK, message) {
            faults.insert(id, fault);
        }
    }
    if !faults.is_empty() {
        report(c, faults);
    }
}

fn check_constant(c: &mut Checker<'_>, constant: Const) -> Option<ConstantFault> {
    let kind = |c: &Checker<'_>, ty: TypeId, of: Info, what: &str| match c.info(ty).any(of) {
        true => None,
        false => ConstantFault::new(TYPE, format!("{what} cannot have type {}", c.ty(ty))),
    };
    match constant {
        Const::Int { ty, .. } | Const::BigInt { ty, .. } => kind(c, ty, Info::INT, "an integer"),
        Const::Float { ty, .. } | Const::BigFloat { ty, .. } => {
            kind(c, ty, Info::FLOAT, "a floating-point number")
        }
        Const::Null(ty) => kind(c, ty, Info::PTR, "`null`"),
        Const::Zero(ty) if is_named(c, ty) => None,
        Const::Zero(ty) if !has_zero(c, ty) => {
            ConstantFault::new(TYPE, format!("{} has no zero", c.ty(ty)))
        }
        Const::Zero(ty) => kind(c, ty, Info::FIRST_CLASS, "`zeroinitializer`"),
        Const::Undef(ty) if is_named(c, ty) => None,
        Const::Undef(ty) => kind(c, ty, Info::FIRST_CLASS, "`undef`"),
        Const::Poison(ty) if is_named(c, ty) => None,
        Const::Poison(ty) => kind(c, ty, Info::FIRST_CLASS, "`poison`"),
        Const::Bytes { ty, len, .. } => bytes(c, ty, len),
        Const::Aggregate { ty, elems } => {
            aggregate(c, ty, elems).or_else(|| takes_address(c, elems))
        }
        Const::Splat { ty, elem } => match c.m.types.resolved(ty) {
            Type::Vector { elem: own, .. } => {
                element(c, 0, c.m.const_type(elem), own, elem, "element")
            }
            _ => ConstantFault::new(TYPE, format!("`splat` cannot have type {}", c.ty(ty))),
        },
        Const::Expr {
            op,
            ty,
            source,
            args,
        } => expression(c, op, ty, source, args).or_else(|| takes_address(c, args)),
        Const::DsoLocalEquivalent(global) => match leads_to_function(c.m, global) {
            true => None,
            false => {
                let name = show::name_text(c.m, c.m.globals[global].name);
                let message = format!("`@{name}` is no function, which has an equivalent");
                ConstantFault::new(EXPRESSION, message)
            }
        },
        Const::NoneToken
        | Const::Global(_)
        | Const::NoCfi(_)
        | Const::BlockAddress { .. }
        | Const::Metadata(_)
        | Const::InlineAsm { .. } => None,
    }
}

/// Whether a symbol is a function, or an alias or ifunc of one.
fn leads_to_function(m: &Module, mut global: GlobalId) -> bool {
    for _ in 0..=m.globals.len() {
        global = match m.globals[global].kind {
            GlobalKind::Variable { .. } => return false,
            GlobalKind::Alias(target) => match m.symbol_of(target) {
                Some(next) => next,
                None => return false,
            },
            _ => return true,
        };
    }
    // An alias that goes round is reported as such.
    true
}

/// An intrinsic among the parts of a constant.
fn takes_address(c: &Checker<'_>, parts: List) -> Option<ConstantFault> {
    let parts = c.m.consts.lists.get(parts);
    let (rule, n, message) = intrinsics::address_among(c, parts)?;
    ConstantFault::at(rule, n, message)
}

/// Whether a type is a name without a body: its uses are reported as such.
fn is_named(c: &Checker<'_>, ty: TypeId) -> bool {
    matches!(c.m.types.resolved(ty), Type::Named(_))
}

/// Whether a type is none of those that have no `zeroinitializer`.
fn has_zero(c: &Checker<'_>, ty: TypeId) -> bool {
    match c.m.types.resolved(ty) {
        Type::Target(id) => c.m.types.target_type(id).form.has_zero(),
        ty => ty != Type::X86Amx,
    }
}

fn bytes(c: &Checker<'_>, ty: TypeId, len: u32) -> Option<ConstantFault> {
    match c.m.types.resolved(ty) {
        Type::Array { len: n, .. } if n == u64::from(len) => None,
        Type::Array { len: n, .. } => {
            let message = format!(
                "this string has {}, but its type {} has room for {n}",
                show::count(len as usize, "byte"),
                c.ty(ty)
            );
            Some(ConstantFault {
                len: Some(len.into()),
                ..ConstantFault::new(STRING, message)?
            })
        }
        _ => ConstantFault::new(TYPE, format!("a string cannot have type {}", c.ty(ty))),
    }
}

/// `x0A` behind a backslash, as the escape that it is here.
fn hexadecimal(tail: &str) -> Option<String> {
    let digits = tail.get(1..3)?;
    let is_hex = digits.bytes().all(|b| b.is_ascii_hexdigit());
    is_hex.then(|| format!("\\{digits}"))
}

/// A string with the escapes that other languages have, as it should be, and what to say of them.
fn foreign_escapes(text: &[u8]) -> Option<(String, String)> {
    let text = std::str::from_utf8(text).ok()?;
    let mut out = String::with_capacity(text.len());
    let mut note = None;
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        let tail = &rest[at + 1..];
        let digits = tail.bytes().take(2).filter(u8::is_ascii_hexdigit).count();
        let meant = match tail.bytes().next() {
            _ if digits == 2 => None,
            Some(b'n') => Some("\\0A".to_string()),
            Some(b't') => Some("\\09".to_string()),
            Some(b'r') => Some("\\0D".to_string()),
            Some(b'0') => Some("\\00".to_string()),
            Some(b'x') => hexadecimal(tail),
            _ => None,
        };
        let Some(meant) = meant else {
            // What stands behind it, a second backslash say, is no escape of its own.
            let len = 1 + tail.chars().next().map_or(0, char::len_utf8);
            out.push_str(&rest[at..at + len]);
            rest = &rest[at + len..];
            continue;
        };
        let is_hex = tail.starts_with('x');
        let len = if is_hex { 4 } else { 2 };
        let written = &rest[at..at + len];
        note.get_or_insert_with(|| {
            let count = if is_hex { "four" } else { "two" };
            format!("`{written}` is {count} characters here: `{meant}` is the one that is meant")
        });
        out.push_str(&meant);
        rest = &rest[at + len..];
    }
    out.push_str(rest);
    Some((out, note?))
}

fn aggregate(c: &mut Checker<'_>, ty: TypeId, elems: List) -> Option<ConstantFault> {
    let elems = c.m.consts.lists.get(elems);
    let resolved = c.m.types.resolved(ty);
    let (wanted, what) = match resolved {
        Type::Array { len, .. } => (len, "element"),
        Type::Vector { len, .. } => (len.into(), "element"),
        Type::Struct { fields, .. } => (c.m.types.list(fields).len() as u64, "field"),
        _ => {
            return ConstantFault::new(
                TYPE,
                format!("this constant cannot have type {}", c.ty(ty)),
            );
        }
    };
    if wanted != elems.len() as u64 {
        let message = format!(
            "this constant has {}, but its type {} has {wanted}",
            show::count(elems.len(), what),
            c.ty(ty)
        );
        return Some(ConstantFault {
            len: matches!(resolved, Type::Array { .. }).then_some(elems.len() as u64),
            ..ConstantFault::new(COUNT, message)?
        });
    }
    let mut last = None;
    for (n, &word) in elems.iter().enumerate() {
        let elem = ConstId(word);
        let own = c.m.const_type(elem);
        let wanted = match resolved {
            Type::Struct { fields, .. } => c.m.types.list(fields)[n],
            Type::Array { elem, .. } | Type::Vector { elem, .. } => elem,
            _ => return None,
        };
        // Elements of one type, one after the other, are compared once.
        if last == Some((own, wanted)) {
            continue;
        }
        if let Some(fault) = element(c, n, own, wanted, elem, what) {
            return Some(fault);
        }
        last = Some((own, wanted));
    }
    None
}

fn element(
    c: &mut Checker<'_>,
    n: usize,
    own: TypeId,
    wanted: TypeId,
    elem: ConstId,
    what: &str,
) -> Option<ConstantFault> {
    if c.agree(own, wanted) || c.mismatched.contains(&elem) {
        return None;
    }
    let (own, wanted) = (c.ty(own), c.ty(wanted));
    ConstantFault::at(
        ELEMENT,
        n,
        format!("{what} {n} is {own}, but its type says {wanted}"),
    )
}

fn expression(
    c: &mut Checker<'_>,
    op: ConstOp,
    ty: TypeId,
    source: TypeId,
    list: List,
) -> Option<ConstantFault> {
    let args = c.m.consts.lists.get(list);
    let arg = |n: usize| args.get(n).map(|&word| ConstId(word));
    let type_of = |n: usize| arg(n).map(|id| c.m.const_type(id));
    if c.profile == Profile::Llvm && is_former(op) {
        let message = "LLVM has no such constant expressions any more".to_string();
        return ConstantFault::new(EXPRESSION, message);
    }
    match op {
        ConstOp::Cast(op) => {
            let complaint = check_cast(c, op, type_of(0)?, ty)?;
            ConstantFault::new(EXPRESSION, complaint)
        }
        ConstOp::Gep(flags) if flags.has(GepFlags::INRANGE) && is_empty_range(c.m, list) => {
            let message = "the end of an `inrange` is behind its start".to_string();
            ConstantFault::new(EXPRESSION, message)
        }
        ConstOp::Gep(_) => gep(c, args, source),
        ConstOp::Binary(op, _) => {
            let kind = match op.is_float() {
                true => Info::FLOAT_LIKE,
                false => Info::INT_LIKE,
            };
            let (a, b) = (type_of(0)?, type_of(1)?);
            if !c.info(a).any(kind) {
                let message = format!("`{}` does not work on {}", op.word(), c.ty(a));
                return ConstantFault::at(EXPRESSION, 0, message);
            }
            same(c, a, b, op.word())
        }
        ConstOp::ICmp(_) => {
            let (a, b) = (type_of(0)?, type_of(1)?);
            if !c.info(a).any(Info::INT_LIKE) && !c.info(a).any(Info::PTR_LIKE) {
                let message = format!("`icmp` does not compare {}", c.ty(a));
                return ConstantFault::at(EXPRESSION, 0, message);
            }
            same(c, a, b, "icmp")
        }
        ConstOp::FCmp(_) => {
            let (a, b) = (type_of(0)?, type_of(1)?);
            if !c.info(a).any(Info::FLOAT_LIKE) {
                let message = format!("`fcmp` does not compare {}", c.ty(a));
                return ConstantFault::at(EXPRESSION, 0, message);
            }
            same(c, a, b, "fcmp")
        }
        ConstOp::FNeg => {
            let a = type_of(0)?;
            match c.info(a).any(Info::FLOAT_LIKE) {
                true => None,
                false => {
                    let message = format!("`fneg` does not work on {}", c.ty(a));
                    ConstantFault::at(EXPRESSION, 0, message)
                }
            }
        }
        ConstOp::Select => {
            let (cond, a, b) = (type_of(0)?, type_of(1)?, type_of(2)?);
            if !c.info(cond).any(Info::INT_LIKE) {
                let message = format!("`select` cannot choose by {}", c.ty(cond));
                return ConstantFault::at(EXPRESSION, 0, message);
            }
            same(c, a, b, "select")
        }
        ConstOp::PtrAuth => {
            let kinds = [
                ("the pointer of a `ptrauth` is a pointer", None),
                ("the key of a `ptrauth` is an `i32`", Some(32)),
                ("the discriminator of a `ptrauth` is an `i64`", Some(64)),
                ("the address of a `ptrauth` is a pointer", None),
            ];
            (0..args.len()).zip(kinds).find_map(|(n, (says, width))| {
                let (id, ty) = (arg(n)?, type_of(n)?);
                let fits = match width {
                    None => c.info(ty).any(Info::PTR),
                    width => {
                        let number = matches!(c.m.consts.get(id), Const::Int { .. });
                        number && c.m.types.int_width(ty) == width
                    }
                };
                match fits {
                    true => None,
                    false => ConstantFault::at(EXPRESSION, n, format!("{says}, not {}", c.ty(ty))),
                }
            })
        }
        ConstOp::ExtractElement | ConstOp::InsertElement | ConstOp::ShuffleVector => {
            let args: Vec<ConstId> = args.iter().map(|&word| ConstId(word)).collect();
            let (n, wanted) = vector_fault(c, op, &args)?;
            let own = c.ty(c.m.const_type(*args.get(n)?));
            let message = format!("{wanted} is wanted here, not {own}");
            ConstantFault::at(EXPRESSION, n, message)
        }
        ConstOp::ExtractValue | ConstOp::InsertValue => {
            let mut at = type_of(0)?;
            let first = 1 + usize::from(op == ConstOp::InsertValue);
            for n in first..args.len() {
                let index = index_value(c, arg(n)?);
                at = match (c.m.types.resolved(at), index) {
                    (Type::Array { elem, len }, Some(i)) if (i as u64) < len => elem,
                    (Type::Struct { .. }, index) => match walk(c, at, index) {
                        Ok(next) => next,
                        Err(complaint) => return ConstantFault::new(EXPRESSION, complaint.message),
                    },
                    _ => {
                        let message = format!("the path goes out of {}", c.ty(at));
                        return ConstantFault::new(EXPRESSION, message);
                    }
                };
            }
            None
        }
    }
}

fn same(c: &mut Checker<'_>, a: TypeId, b: TypeId, word: &str) -> Option<ConstantFault> {
    if c.agree(a, b) {
        return None;
    }
    let (a, b) = (c.ty(a), c.ty(b));
    let message = format!("the operands of `{word}` are {a} and {b}, and must be of one type");
    ConstantFault::at(EXPRESSION, 1, message)
}

/// Whether LLVM 19 has no such expressions any more: instructions do that.
fn is_former(op: ConstOp) -> bool {
    use BinaryOp::{Add, Mul, Sub, Xor};
    use CastOp::{AddrSpaceCast, BitCast, IntToPtr, PtrToInt, Trunc};
    match op {
        ConstOp::Binary(op, _) => !matches!(op, Add | Sub | Mul | Xor),
        ConstOp::Cast(op) => !matches!(op, Trunc | PtrToInt | IntToPtr | BitCast | AddrSpaceCast),
        ConstOp::ICmp(_)
        | ConstOp::FCmp(_)
        | ConstOp::FNeg
        | ConstOp::Select
        | ConstOp::ExtractValue
        | ConstOp::InsertValue => true,
        ConstOp::Gep(_)
        | ConstOp::PtrAuth
        | ConstOp::ExtractElement
        | ConstOp::InsertElement
        | ConstOp::ShuffleVector => false,
    }
}

/// Whether the range of an `inrange` is empty.
fn is_empty_range(m: &Module, args: List) -> bool {
    let (low, high) = m.consts.inrange(args);
    low >= high
}

fn gep(c: &mut Checker<'_>, args: &[u32], source: TypeId) -> Option<ConstantFault> {
    let base = c.m.const_type(ConstId(*args.first()?));
    if !c.info(base).any(Info::PTR_LIKE) {
        let message = format!(
            "`getelementptr` starts from a pointer, not from {}",
            c.ty(base)
        );
        return ConstantFault::at(EXPRESSION, 0, message);
    }
    if !c.info(source).any(Info::SIZED) {
        let message = format!(
            "`getelementptr` cannot step over {}: it has no size",
            c.ty(source)
        );
        return ConstantFault::new(EXPRESSION, message);
    }
    if is_scalable_struct(c, source) {
        let message = format!(
            "`getelementptr` cannot step over {}: it is scalable",
            c.ty(source)
        );
        return ConstantFault::new(EXPRESSION, message);
    }
    let types: Vec<TypeId> = args
        .iter()
        .map(|&word| c.m.const_type(ConstId(word)))
        .collect();
    if let Some((n, message)) = unequal_vectors(c, &types) {
        return ConstantFault::at(EXPRESSION, n, message);
    }
    if let Some(pointee) = c.pointee(base)
        && !c.agree(pointee, source)
    {
        let (own, wanted) = (c.ty(pointee), c.ty(source));
        let message = format!("this steps over {wanted}, but the base points to {own}");
        return Some(ConstantFault {
            pointer: true,
            ..ConstantFault::at(EXPRESSION, 0, message)?
        });
    }
    let mut at = source;
    let mut warning = None;
    for (n, &word) in args.iter().enumerate().skip(1) {
        let id = ConstId(word);
        let own = c.m.const_type(id);
        if !c.info(own).any(Info::INT_LIKE) {
            let message = format!("an index is an integer, not {}", c.ty(own));
            return ConstantFault::at(EXPRESSION, n, message);
        }
        if n == 1 {
            continue;
        }
        if c.profile != Profile::Llvmlite
            && matches!(c.m.types.resolved(at), Type::Struct { .. })
            && !is_field_index(c, own)
        {
            let message = format!(
                "a field of a struct has an `i32` as index, not {}",
                c.ty(own)
            );
            let harmless = c.profile == Profile::Auto && !c.info(own).any(Info::SCALABLE);
            let fault = ConstantFault {
                harmless,
                ..ConstantFault::at(EXPRESSION, n, message)?
            };
            match harmless {
                true => warning = warning.or(Some(fault)),
                false => return Some(fault),
            }
        }
        match walk(c, at, index_value(c, id)) {
            Ok(next) => at = next,
            Err(Complaint { message, note, .. }) => {
                return Some(ConstantFault {
                    note,
                    ..ConstantFault::at(EXPRESSION, n, message)?
                });
            }
        }
    }
    warning
}

/// Finds the places of faulty constants, and reports each at the first.
#[cold]
fn report(c: &mut Checker<'_>, faults: FxHashMap<ConstId, ConstantFault>) {
    let mut search = Search {
        faults,
        seen: vec![false; c.m.consts.len()],
    };
    let m = c.m;
    for global in m.globals.values() {
        let root = match global.kind {
            GlobalKind::Variable {
                init: Some(init), ..
            } => init,
            GlobalKind::Alias(target) | GlobalKind::IFunc(target) => target,
            _ => continue,
        };
        let mut parts = None;
        search.visit(m, root, |path, fault| {
            let parts = parts.get_or_insert_with(|| locate::global(m, global.span));
            let init = parts.init.unwrap_or(global.span);
            let diagnostic = place(c, (parts.ty, init), path, fault);
            fault.push(c, diagnostic);
        });
    }
    for func in m.funcs.values() {
        for root in func.prefix.into_iter().chain([func.personality]).flatten() {
            search.visit(m, root, |_, fault| {
                let head = locate::head(m, func.span);
                let name = m.globals[func.global].span;
                let span = head.rest.unwrap_or(name);
                let diagnostic = c.error(fault.rule, span, fault.message.as_str());
                fault.push(c, diagnostic);
            });
        }
        let Some(body) = &func.body else { continue };
        for (inst, &span) in body.spans.iter() {
            let mut n = 0;
            let mut parts = None;
            body.for_each_operand(inst, |operand| {
                if let OperandKind::Const(id) = operand.kind() {
                    search.visit(m, id, |path, fault| {
                        let kind = InstKind::of(&body.insts[inst]);
                        let parts = parts.get_or_insert_with(|| locate::parts(m, span, kind));
                        let root = parts.operand(n).unwrap_or(span);
                        let diagnostic = place(c, (parts.type_of(n), root), path, fault);
                        fault.push(c, diagnostic);
                    });
                }
                n += 1;
            });
        }
    }
    for id in m.metadata.ids() {
        let Some(root) = m.metadata.as_constant(id) else {
            continue;
        };
        let span = m.metadata.span(id);
        search.visit(m, root, |_, fault| {
            let diagnostic = c.error(fault.rule, span, fault.message.as_str());
            fault.push(c, diagnostic);
        });
    }
}

fn place(
    c: &Checker<'_>,
    (root_ty, root): (Option<Span>, Span),
    path: &[u32],
    fault: &ConstantFault,
) -> Diagnostic {
    let (ty, whole) = match path {
        [] => (root_ty, root),
        _ if c.is_full() => (None, root),
        path => locate::constant(c.m, root, path),
    };
    let span = match fault.part {
        Some(part) => locate::constant(c.m, whole, &[part]).1,
        None => whole,
    };
    let mut diagnostic = c.error(fault.rule, span, fault.message.as_str());
    if let Some(note) = &fault.note {
        diagnostic = diagnostic.note(note.as_str());
    }
    if fault.len.is_some()
        && let Some((fixed, note)) = foreign_escapes(c.m.text(span))
    {
        let text = "escapes are two hexadecimal digits";
        return diagnostic.note(note).fix(span, fixed, text);
    }
    if let (Some(len), Some(ty)) = (fault.len, ty) {
        let text = String::from_utf8_lossy(c.m.text(ty)).into_owned();
        if let Some(rest) = text.strip_prefix('[') {
            let digits = rest
                .trim_start()
                .bytes()
                .take_while(u8::is_ascii_digit)
                .count();
            let start = ty.start as usize + text.len() - rest.trim_start().len();
            diagnostic = diagnostic.fix(
                Span::new(start, start + digits),
                len.to_string(),
                format!("the length is {len}"),
            );
        }
    }
    diagnostic
}

/// A search through constants, each looked at once.
struct Search {
    faults: FxHashMap<ConstId, ConstantFault>,
    seen: Vec<bool>,
}

impl Search {
    /// Calls `found` with every faulty constant in `root` that was not found before, and the way
    /// to it.
    fn visit(&mut self, m: &Module, root: ConstId, mut found: impl FnMut(&[u32], &ConstantFault)) {
        let mut path: Vec<u32> = Vec::new();
        let mut stack: Vec<(ConstId, u32)> = vec![(root, 0)];
        while let Some((id, next)) = stack.last_mut() {
            if *next == 0 {
                if std::mem::replace(&mut self.seen[id.index()], true) {
                    stack.pop();
                    path.pop();
                    continue;
                }
                if let Some(fault) = self.faults.get(id) {
                    found(&path, fault);
                }
            }
            let splat;
            let parts = match m.consts.get(*id) {
                Const::Aggregate { elems, .. } => m.consts.lists.get(elems),
                Const::Expr { args, .. } => m.consts.lists.get(args),
                Const::Splat { elem, .. } => {
                    splat = [elem.0];
                    &splat
                }
                _ => &[],
            };
            match parts.get(*next as usize) {
                Some(&part) => {
                    path.push(*next);
                    *next += 1;
                    stack.push((ConstId(part), 0));
                }
                None => {
                    stack.pop();
                    path.pop();
                }
            }
        }
    }
}
