//! Arithmetic, comparisons, `select`, `freeze` and `phi`.

use crate::diag::{Diagnostic, Span};
use crate::ir::inst::{Flags, ICmpCond};
use crate::ir::{InstData, Operand, Type, TypeId};
use crate::verify::Profile;
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::inst::call_of;
use crate::verify::rule::{Check, InstKind, Rule};
use crate::verify::{mend, show};

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "binary-type",
        says: "integer operators work on integers or vectors of them, `fadd` and its kin on \
               floating-point numbers or vectors of them",
        check: Check::Inst(&[InstKind::Binary, InstKind::FNeg], binary_type),
    },
    Rule {
        code: "binary-operands",
        says: "both operands have the type of the result",
        check: Check::Inst(
            &[InstKind::Binary, InstKind::FNeg, InstKind::Freeze],
            binary_operands,
        ),
    },
    Rule {
        code: "binary-flags",
        says: "`nuw` and `nsw` go with `add`, `sub`, `mul`, `shl` and `trunc`; `exact` with \
               divisions and shifts to the right; `disjoint` with `or`; `nneg` with `zext` and \
               `uitofp`; `samesign` with `icmp`",
        check: Check::Inst(&[InstKind::Binary, InstKind::Cast], integer_flags),
    },
    Rule {
        code: "fast-math-flags",
        says: "fast-math flags say something of floating-point numbers, of vectors and arrays of \
               them, and of structs without a name whose fields have one such type",
        check: Check::Inst(
            &[InstKind::Call, InstKind::Select, InstKind::Phi],
            fast_math_flags,
        ),
    },
    Rule {
        code: "icmp-type",
        says: "`icmp` compares integers, pointers, or vectors of them; both of one type",
        check: Check::Inst(&[InstKind::ICmp], icmp_type),
    },
    Rule {
        code: "fcmp-type",
        says: "`fcmp` compares floating-point numbers or vectors of them; both of one type",
        check: Check::Inst(&[InstKind::FCmp], fcmp_type),
    },
    Rule {
        code: "select-type",
        says: "`select` takes an `i1` (or a vector of them, as long as the values) and two \
               values of one type",
        check: Check::Inst(&[InstKind::Select], select_type),
    },
    Rule {
        code: "phi-type",
        says: "the values of a `phi` have its type, which is the type of a value",
        check: Check::Inst(&[InstKind::Phi], phi_type),
    },
    Rule {
        code: "no-result",
        says: "stores, fences and terminators but calls have no result",
        check: Check::Inst(
            &[
                InstKind::Store,
                InstKind::Fence,
                InstKind::Ret,
                InstKind::Br,
                InstKind::CondBr,
                InstKind::Switch,
                InstKind::IndirectBr,
                InstKind::Resume,
                InstKind::Unreachable,
            ],
            no_result,
        ),
    },
    Rule {
        code: "named-void",
        says: "an instruction without a result has no name",
        check: Check::Inst(
            &[
                InstKind::Call,
                InstKind::Invoke,
                InstKind::CallBr,
                InstKind::Store,
                InstKind::Fence,
                InstKind::Ret,
                InstKind::Br,
                InstKind::CondBr,
                InstKind::Switch,
                InstKind::IndirectBr,
                InstKind::Resume,
                InstKind::Unreachable,
            ],
            named_void,
        ),
    },
];

fn binary_type(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let (word, float) = match at.data() {
        InstData::Binary { op, .. } => (op.word(), op.is_float()),
        _ => ("fneg", true),
    };
    let wanted = if float {
        Info::FLOAT_LIKE
    } else {
        Info::INT_LIKE
    };
    if c.info(at.ty()).any(wanted) {
        return;
    }
    let ty = c.ty(at.ty());
    let parts = at.parts(c.m);
    let span = parts.type_of(0).unwrap_or(at.span());
    let kind = if float {
        "floating-point numbers"
    } else {
        "integers"
    };
    let mut diagnostic = c.error(rule, span, format!("`{word}` works on {kind}, not on {ty}"));
    let twin = match word {
        "add" => "fadd",
        "sub" => "fsub",
        "mul" => "fmul",
        "sdiv" | "udiv" => "fdiv",
        "srem" | "urem" => "frem",
        "fadd" => "add",
        "fsub" => "sub",
        "fmul" => "mul",
        "fdiv" => "sdiv",
        "frem" => "srem",
        _ => "",
    };
    let other = if float {
        Info::INT_LIKE
    } else {
        Info::FLOAT_LIKE
    };
    if let Some(opcode) = parts.opcode
        && !twin.is_empty()
        && c.info(at.ty()).any(other)
    {
        let flags =
            c.m.text(Span::new(opcode.end(), span.start as usize))
                .trim_ascii();
        // Flags are those of the kind alone.
        let (place, with) = match flags.is_empty() {
            true => (opcode, twin.to_string()),
            false => (
                opcode.to(span),
                format!("{twin} {}", show::ty(c.m, at.ty())),
            ),
        };
        diagnostic = diagnostic.fix(place, with, format!("did you mean `{twin}`?"));
    } else if let Type::Array { elem, len } = c.m.types.resolved(at.ty()) {
        let vector = format!("<{len} x {}>", show::ty(c.m, elem));
        diagnostic = diagnostic.note(format!(
            "an array is only stored and passed on; a vector is computed with: `{vector}`"
        ));
    } else if !float && c.info(at.ty()).any(Info::PTR) {
        diagnostic = diagnostic.note("to move a pointer, use `getelementptr`");
    }
    c.push(diagnostic);
}

/// The flags that an operator may have. The fast-math flags share the bits.
fn flags_of(data: InstData) -> (Flags, Flags) {
    match data {
        InstData::Binary { op, flags, .. } if !op.is_float() => (flags, op.integer_flags()),
        InstData::Cast { op, flags, .. } => match op.integer_flags() {
            Flags::NONE => (Flags::NONE, Flags::NONE),
            own => (flags, own),
        },
        _ => (Flags::NONE, Flags::NONE),
    }
}

fn integer_flags(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let (flags, own) = flags_of(at.data());
    // LLVMlite has no flags at all.
    if flags == Flags::NONE || c.profile == Profile::Llvmlite {
        return;
    }
    for (flag, word, _) in Flags::OF_INTEGERS {
        if flags.has(flag) && !own.has(flag) {
            let span = crate::verify::locate::word_in(c.m, at.span(), word);
            let message = format!("`{}` has no flag `{word}`", at.data().word());
            let diagnostic = c.error(rule, span, message);
            c.push(diagnostic);
        }
    }
}

fn fast_math_flags(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let flags = match at.data() {
        InstData::Call { .. } => call_of(at).map_or(Flags::NONE, |call| call.flags),
        InstData::Select { flags, .. } | InstData::Phi { flags, .. } => flags,
        _ => Flags::NONE,
    };
    if flags == Flags::NONE || is_float_like(c, at.ty()) {
        return;
    }
    let shown = c.ty(at.ty());
    let message = format!(
        "this `{}` has fast-math flags, and gives {shown}",
        at.data().word()
    );
    let diagnostic = c.opcode_error(rule, at, message);
    c.push(diagnostic);
}

/// Whether a value is made of floating-point numbers alone: one, a vector or an array of them, or,
/// since LLVM 20, a struct without a name whose fields have one such type.
fn is_float_like(c: &Checker<'_>, ty: TypeId) -> bool {
    let fields = match c.m.types.get(ty) {
        Type::Struct { fields, .. } => c.m.types.list(fields),
        _ => &[ty],
    };
    let Some((&first, rest)) = fields.split_first() else {
        return false;
    };
    let mut elem = first;
    while let Type::Array { elem: inner, .. } = c.m.types.resolved(elem) {
        elem = inner;
    }
    rest.iter().all(|&field| field == first) && c.info(elem).any(Info::FLOAT_LIKE)
}

fn binary_operands(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let args: [Operand; 2] = match at.data() {
        InstData::Binary { args, .. } => args,
        InstData::FNeg { arg, .. } | InstData::Freeze { arg } => [arg, Operand::MISSING],
        _ => return,
    };
    for (n, arg) in args.into_iter().enumerate() {
        if !c.has_type(at, arg, at.ty()) {
            let wanted = c.ty(at.ty());
            c.wrong_operand(rule, at, n, arg, &wanted);
        }
    }
}

fn icmp_type(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::ICmp { cond, args, .. } = at.data() else {
        return;
    };
    let wanted = Info::INT_LIKE;
    for (n, &arg) in args.iter().enumerate() {
        if !c.is(at, arg, wanted) && !c.is(at, arg, Info::PTR_LIKE) {
            let diagnostic = c.not_wanted(rule, at, n, arg, "integers or pointers");
            let twin = c.is(at, arg, Info::FLOAT_LIKE).then_some(match cond {
                ICmpCond::Eq => "fcmp oeq",
                ICmpCond::Ne => "fcmp une",
                ICmpCond::Slt | ICmpCond::Ult => "fcmp olt",
                ICmpCond::Sle | ICmpCond::Ule => "fcmp ole",
                ICmpCond::Sgt | ICmpCond::Ugt => "fcmp ogt",
                ICmpCond::Sge | ICmpCond::Uge => "fcmp oge",
            });
            let diagnostic = other_comparison(c, diagnostic, at, twin);
            c.push(diagnostic);
            return;
        }
    }
    same_types(c, rule, at, args);
    comparison_result(c, rule, at, args);
}

fn fcmp_type(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::FCmp { cond, args, .. } = at.data() else {
        return;
    };
    for (n, &arg) in args.iter().enumerate() {
        if !c.is(at, arg, Info::FLOAT_LIKE) {
            let diagnostic = c.not_wanted(rule, at, n, arg, "floating-point numbers");
            let word = cond.word();
            // An order is that of signed numbers, unless the text says otherwise.
            let twin = match &word[1..] {
                "eq" => "icmp eq",
                "ne" => "icmp ne",
                "lt" => "icmp slt",
                "le" => "icmp sle",
                "gt" => "icmp sgt",
                "ge" => "icmp sge",
                _ => "",
            };
            let fits = !twin.is_empty() && c.is(at, arg, Info::INT_LIKE);
            let diagnostic = other_comparison(c, diagnostic, at, fits.then_some(twin));
            c.push(diagnostic);
            return;
        }
    }
    same_types(c, rule, at, args);
    comparison_result(c, rule, at, args);
}

/// Offers the comparison of the other kind of numbers, with its condition.
fn other_comparison(
    c: &Checker<'_>,
    diagnostic: Diagnostic,
    at: At<'_>,
    twin: Option<&str>,
) -> Diagnostic {
    let parts = at.parts(c.m);
    let (Some(twin), Some(opcode), Some(ty)) = (twin, parts.opcode, parts.type_of(0)) else {
        return diagnostic;
    };
    let words = Span::new(opcode.start as usize, ty.start as usize);
    diagnostic.fix(words, format!("{twin} "), format!("did you mean `{twin}`?"))
}

fn same_types(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>, [a, b]: [Operand; 2]) {
    if let Some(ty) = c.operand_type(at.body, a)
        && !c.has_type(at, b, ty)
    {
        let wanted = c.ty(ty);
        c.wrong_operand(rule, at, 1, b, &format!("another {wanted}"));
    }
}

/// `i1`, or a vector of them as long as the operands.
fn comparison_result(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>, args: [Operand; 2]) {
    if at.ty() == TypeId::I1 && !c.is_vector(at, args[0]) {
        return;
    }
    let shape = |ty| match c.m.types.resolved(ty) {
        Type::Vector { len, scalable, .. } => Some((len, scalable)),
        _ => None,
    };
    let operand = c.operand_type(at.body, args[0]);
    let bits = match c.m.types.resolved(at.ty()) {
        Type::Vector { elem, .. } => c.m.types.int_width(elem),
        Type::Int(width) => Some(width),
        _ => None,
    };
    let fits = operand.is_none_or(|ty| shape(ty) == shape(at.ty()));
    if bits != Some(1) || !fits {
        let ty = c.ty(at.ty());
        let diagnostic =
            c.opcode_error(rule, at, format!("the result of a comparison is not {ty}"));
        c.push(diagnostic);
    }
}

fn select_type(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Select {
        args: [cond, yes, no],
        ..
    } = at.data()
    else {
        return;
    };
    let lanes = |ty| match c.m.types.resolved(ty) {
        Type::Vector { elem, len, .. } => Some((c.m.types.int_width(elem), len)),
        _ => None,
    };
    let vector_fits = |cond_ty| match (lanes(cond_ty), lanes(at.ty())) {
        (Some((Some(1), n)), Some((_, m))) => n == m,
        _ => false,
    };
    if let Some(ty) = c.operand_type(at.body, cond)
        && c.m.types.resolve(ty) != TypeId::I1
        && !vector_fits(ty)
    {
        let diagnostic = c.not_wanted(rule, at, 0, cond, "an `i1` to choose by");
        let diagnostic = mend::convert_first(c, diagnostic, at, cond, TypeId::I1);
        c.push(diagnostic);
        return;
    }
    for (n, arg) in [(1, yes), (2, no)] {
        if !c.has_type(at, arg, at.ty()) {
            let wanted = c.ty(at.ty());
            c.wrong_operand(rule, at, n, arg, &wanted);
        }
    }
    if !c.info(at.ty()).any(Info::FIRST_CLASS) || !is_chosen(c, at.ty()) {
        let ty = c.ty(at.ty());
        let diagnostic = c.opcode_error(rule, at, format!("`select` cannot choose between {ty}"));
        c.push(diagnostic);
    }
}

/// Whether one of several values of a type can be chosen while the program runs.
fn is_chosen(c: &Checker<'_>, ty: TypeId) -> bool {
    let ty = c.m.types.resolve(ty);
    !matches!(ty, TypeId::LABEL | TypeId::METADATA | TypeId::TOKEN)
}

fn phi_type(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Phi { incoming, .. } = at.data() else {
        return;
    };
    if !c.info(at.ty()).any(Info::FIRST_CLASS) || !is_chosen(c, at.ty()) {
        let ty = c.ty(at.ty());
        let span = at.parts(c.m).types.first().copied().unwrap_or(at.span());
        let diagnostic = c.error(rule, span, format!("a `phi` cannot have type {ty}"));
        c.push(diagnostic);
        return;
    }
    for (n, pair) in at.body.pool.get(incoming).chunks_exact(2).enumerate() {
        let arg = Operand(pair[0]);
        if !c.has_type(at, arg, at.ty()) {
            let wanted = c.ty(at.ty());
            c.wrong_operand(rule, at, n, arg, &wanted);
            return;
        }
    }
}

fn no_result(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    if at.ty() != TypeId::VOID {
        let own = c.ty(at.ty());
        let message = format!("a `{}` cannot have a value of type {own}", at.data().word());
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
}

fn named_void(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    if at.ty() != TypeId::VOID {
        return;
    }
    let value = at.body.result(at.inst);
    let named = at.body.names.get(value);
    if named.is_none_or(|&name| name == crate::ir::LocalName::UNNAMED) {
        return;
    }
    let word = at.data().word();
    let name = show::value(c.m, at.body, value);
    let says = format!("this `{word}` gives no value, so `{name}` cannot be its name");
    let parts = at.parts(c.m);
    // A module that was built has no text to fix.
    let Some(result) = parts.result else {
        let diagnostic = c.error(rule, at.span(), says);
        c.push(diagnostic);
        return;
    };
    let mut is_used = false;
    for inst in at.body.insts.keys() {
        at.body
            .for_each_operand(inst, |operand| is_used |= operand == Operand::value(value));
    }
    if is_used {
        let diagnostic = c
            .error(rule, result, says)
            .note(format!("`{name}` is used below, and has no value there"));
        c.push(diagnostic);
        return;
    }
    let opcode = parts.opcode.unwrap_or(at.span());
    let removal = crate::diag::Span::new(result.start as usize, opcode.start as usize);
    let diagnostic = c
        .error(rule, result, says)
        .fix(removal, "", format!("leave out `{name} =`"))
        .certain();
    c.push(diagnostic);
}

impl Checker<'_> {
    /// Whether an operand is a vector.
    pub(super) fn is_vector(&self, at: At<'_>, operand: Operand) -> bool {
        !operand.is_missing() && self.is(at, operand, Info::VEC)
    }
}
